/**
 * What a house says it is, wherever on its pages: "Acme is a theatre in Ghent that …", "We are a bakery", "Acme – dance lessons"
 * at the foot. A page may open with a slogan, with news or with a story; the sentence that says what is spoken of is heard
 * as loud as a title, and of it the words alone that name the thing.
 */
import type { PageIndex } from "../reading/PageIndex.ts"

const article = "(?:an?|eine?|une?|un'|una|uno|uma?|een)"
const isOne = new RegExp(`^ (?:is|ist|est|es|é|è) ${article}(?: |(?<='))(?<kind>.+)$`, "u")
const weAre = new RegExp(
  `^(?:we are|we're|wir sind|nous sommes|somos|siamo|wij zijn|we zijn) ${article}(?: |(?<='))(?<kind>.+)$`,
  "u"
)
/** Where the words that name the thing end: its place, whom it is for, what it does. */
const ends =
  /[,.;:!?()–—]|\s(?:for|that|which|where|who|whose|with|to|and|in|from|near|at|on|based|run|made|by|für|mit|und|im|aus|bei|am|an|auf|zur?|zum|pour|qui|avec|et|où|dans|à|au|sur|para|que|con|y|donde|en|com|e|onde|no|na|em|per|che|dove|nel|nella|sul|sulla|voor|met|te|op|uit|waar)(?=\s|$)/u
/** No house of its own: whose it is, what it was, what it belongs to. */
const ofOthers =
  /(?<!\p{L})(?:members?|partners?|part|divisions?|subsidiary|branch|customers?|clients?|tenants?|trademarks?|trading|brands?|former|one-time|future|sponsors?|supporters?|fans?|alternative|name|kind|sort|ehemalige[nrs]?|mitglied|teil|tochter\p{L}*|marke|kunde|partnerin|alternative|ancien(?:ne)?|membre|filiale|marque|partie|partenaire|antigu[oa]|miembro|parte|filial|marca|socio|antig[oa]|membro|parceir[oa]|antic[oa]|socia|voormalige?|lid|onderdeel|dochter\p{L}*|merk)(?!\p{L})|旗下|客户|成员|会员|子公司|会員|子会社|ブランド/u
const longest = 60
/** A kind of company that may make anything, and an example of anything: it says nothing of what it is. */
const saysNothing =
  /(?<!\p{L})(?:compan(?:y|ies)|firms?|businesses|business|start-?ups?|providers?|solutions?|networks?|unternehmen|anbieter|firma|lösung|entreprise|société|fournisseur|solution|empresa|compañía|proveedor|solución|solução|fornecedor|azienda|impresa|società|fornitore|soluzione|bedrijf|aanbieder|oplossing)$|株式会社|会社$|企业$|公司$|شركة/u

const cutOf = (kind: string): string | null => {
  const text = (kind.split(ends)[0] ?? "").trim()
  return text.length < 3 || text.length > longest || ofOthers.test(text) || saysNothing.test(text) ? null : text
}

/** What stands in kana before the word in Chinese signs that tells its kind. */
const kana = /^(?:\p{Script=Hiragana}{3,}|[\p{Script=Katakana}ー]{3,})(?=\p{Script=Han})/u
/**
 * The name, and what is left of a longer one without the word that tells its kind, where no page writes it small: "Acme" of
 * "Acme Theatre", "La Acme" of "Teatro La Acme", "ひなた" of "ひなた日記".
 */
export const calledOn = (page: PageIndex, name: string): ReadonlyArray<string> => {
  const [first = "", ...others] = name.split(" ")
  const inKana = kana.exec(name)?.[0]
  const isSmall = (word: string) =>
    page.blocks.some(({ text }) => text.includes(word) && text.split(/[^\p{L}\p{M}'’-]+/u).includes(word))
  const last = others.join(" ")
  return [
    name,
    ...(others.length > 0 && first.length >= 4 && !isSmall(first) ? [first] : []),
    ...(last.length >= 4 && !others.every(isSmall) ? [last] : []),
    ...(inKana === undefined ? [] : [inKana])
  ]
}

/** In scripts without blanks the thing stands last: "高齢の方が通うデイサービスです". */
const lastWords =
  /(?:^|[^\p{scx=Han}\p{scx=Katakana}ー])(?<kind>[\p{scx=Han}\p{scx=Katakana}ー]{2,14})(?:です|である|でございます)。?$/u
const chinese = /^是(?:一[家个個款间間所座支种種名])?(?<kind>[^，。,]{2,40})/u
const unspaced = (rest: string): string | null => {
  const japanese = /^は、?(?<told>.+)$/u.exec(rest)?.groups?.told
  const kind =
    japanese === undefined
      ? chinese.exec(rest)?.groups?.kind?.split("的").at(-1)
      : lastWords.exec(japanese)?.groups?.kind
  return kind === undefined || ofOthers.test(rest) ? null : kind
}
/** Arabic has no word for "is": what stands behind a name without an article is what it is, and what begins so may be a deed. */
const arabic = /^ (?:(?:هو|هي|عبارة عن) )*(?<kind>(?!ال)\p{Script=Arabic}{3,}(?: (?![تيو])\p{Script=Arabic}{3,})?)/u

/** "Acme – dance lessons for children", in a line of its own. */
const behindName = /^ ?[–—-] (?<kind>\p{L}[^·|©–—.!?]{4,80})[.]?$/u
/** Who made the page, and who owns the house. */
const ofMakers =
  /(?<!\p{L})(?:by|von|par|por|di|da|door|powered|rights?|rechte|droits|derechos|direitos|diritti|rechten|company|gruppe|groupe|grupo|gruppo|group)(?!\p{L})/u
const lineBehind = (folded: string, name: string): string | null => {
  const kind =
    name !== "" && folded.startsWith(name) ? behindName.exec(folded.slice(name.length))?.groups?.kind : undefined
  return kind === undefined || ofMakers.test(kind) ? null : kind
}

/** What a folded sentence says the house is; `called`: its names on that page, `mayBeWe`: whether "we" is the house. */
export const kindTold = (folded: string, called: ReadonlyArray<string>, mayBeWe: boolean): string | null => {
  for (const name of called) {
    if (name === "" || !folded.startsWith(name)) continue
    const rest = folded.slice(name.length)
    const groups = isOne.exec(rest)?.groups
    if (groups?.kind !== undefined) return cutOf(groups.kind)
    const other = unspaced(rest) ?? arabic.exec(rest)?.groups?.kind
    if (other !== undefined) return other
  }
  const behind = mayBeWe ? lineBehind(folded, called[0] ?? "") : null
  if (behind !== null) return behind
  const kind = mayBeWe ? weAre.exec(folded)?.groups?.kind : undefined
  return kind === undefined ? null : cutOf(kind)
}
