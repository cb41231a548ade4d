/** A few words right beside the title of the first page, and nothing else in their line: "Open alpha", "Now available", "Acme 2.0 is out". */
import type { stages } from "../../../../../../domain/listing/Profile.ts"
import type { Own } from "../../Own.ts"
import { badgeTail, betaBadge, notNow } from "../../words/StageWords.ts"
import { withNameMarked } from "./NameMarks.ts"

type Stage = (typeof stages)[number]

/** Open to whom. */
const open =
  "public|open|private|closed|early|free|kostenlose|öffentliche|offene|geschlossene|private|frühe|besloten|open|openbare|クローズド|オープン|公開|パブリック"
const opened =
  "gratuite|gratuita|publique|privée|ouverte|fermée|pública|privada|abierta|cerrada|público|privado|aberto|fechado|aberta|fechada|pubblica|privata|aperta|chiusa"
const now =
  "now|currently|still|jetzt|derzeit|aktuell|noch|actuellement|encore|désormais|ahora|actualmente|todavía|agora|atualmente|ainda|ora|attualmente|ancora|nu|momenteel|nog|現在|目前"
const trialOf = (name: string) =>
  `(?:(?:${now}) )?(?:(?:in|en|em) (?:der |de )?)?(?:(?:${open}|version) ?)?(?:${name})(?:[- ]?(?:version|versie|versión|versão|versione|phase|fase|release)| ?版|(?: (?:${opened})))?(?:中|公開中|提供中)?`
/** Of a version that is out: not of the kind that begins with nought. */
const version = String.raw`(?:(?:version|versión|versão|versione|versie|release) |v ?)?[1-9]\p{Nd}?(?:\.\p{Nd}{1,2}){0,2}`
const isOut =
  "(?:is |ist |est |est désormais |es |está |é |è |jetzt |ora |nu |ya |já |now |just )*(?:out|out now|here|live|released|available|launched|da|erschienen|verfügbar|sortie?|disponible|aquí|disponível|lançad[oa]|disponibile|uscit[oa]|uit|beschikbaar)(?: now| today| jetzt)?"
const launched = [
  "now available|available now|available today|now live|we(?:'re| are) live|just launched|newly launched|now launched|out now|now open to (?:everyone|all)|now available (?:for|to) (?:everyone|all)",
  "jetzt (?:verfügbar|live|erhältlich|da|online)|ab sofort (?:verfügbar|erhältlich)|neu erschienen|frisch gestartet",
  "(?:déjà |maintenant |désormais )disponible|disponible (?:maintenant|dès maintenant|dès aujourd'hui)|(?:désormais |maintenant )en ligne",
  "ya disponible|disponible (?:ya|ahora)|ya en (?:línea|marcha)|recién lanzad[oa]",
  "já disponível|disponível (?:já|agora)|já no ar|recém-lançad[oa]",
  "(?:ora|già) disponibile|disponibile (?:ora|adesso|da oggi)|ora online",
  "nu (?:beschikbaar|verkrijgbaar|live|online)|vanaf nu beschikbaar|net gelanceerd",
  "正式(?:リリース|版)(?:しました|公開)?|リリースしました|提供開始|(?:现已|已)?正式(?:上线|发布)|现已(?:上线|推出|发布)|متاح الآن|متوفر الآن"
].join("|")
const badges: ReadonlyArray<{ readonly stage: Stage; readonly shape: RegExp }> = [
  { stage: "alpha", shape: new RegExp(`^(?:${trialOf("alpha|alfa|アルファ|α")})[.!。]?$`, "u") },
  {
    stage: "beta",
    shape: new RegExp(
      `^(?:${trialOf("b[eêè]ta|ベータ|β|早期アクセス|early access|public preview")}|(?:公测|内测|测试)(?:中|版)?|نسخة تجريبية)[.!。]?$`,
      "u"
    )
  },
  {
    stage: "launched",
    shape: new RegExp(
      `^(?:(?:${launched})${badgeTail}|(?:the )?§(?: ${version})? ${isOut}|${version} ${isOut})[.!。]?$`,
      "u"
    )
  }
]

/** Somebody, or something to let, may be available. */
const free = /(?<!\p{L})(?:free|verfügbar|disponib|disponív|beschikbaar|availab)/iu
const somebody =
  /(?<!\p{L})(?:freelanc\p{L}*|for hire|hire me|book me|consultant|photographer|(?:to|for) (?:rent|let)|apartments?|flats?|rooms?|freiberuf\p{L}*|zu vermieten|wohnung\p{L}*|indépendante?|à louer|appartements?|autónom[oa]|alquiler|autônom[oa]|aluguel|apartamentos?|affitto|appartament[oi]|te huur|zzp'?er)(?!\p{L})/iu

/** "Live since June 2026", "Seit Mai 2024 online": of what opened then and is open still. */
const sinceThen = "(?:\\p{L}+ )?(?:19|20)\\p{Nd}{2}|(?:19|20)\\p{Nd}{2}年(?:\\p{Nd}{1,2}月)?"
const opening = new RegExp(
  `^(?:(?:live|online|in production|launched|generally available) since (?:${sinceThen})|(?:live|online|verfügbar|am markt) seit (?:${sinceThen})|seit (?:${sinceThen}) (?:live|online|verfügbar|am markt)|(?:en ligne|disponible) depuis (?:${sinceThen})|(?:en línea|online|en marcha|disponible) desde (?:${sinceThen})|(?:no ar|online|disponível) desde (?:${sinceThen})|(?:online|disponibile) dal? (?:${sinceThen})|(?:live|online|beschikbaar) sinds (?:${sinceThen})|(?:${sinceThen})(?:サービス開始|提供開始|正式リリース|上线|正式上线))[.!。]?$`,
  "iu"
)
const longest = 60
/** A word alone may be of anything: a tag, a part. */
const bare = /^(?:b[eêè]ta|al(?:ph|f)a|β|α)[.!]?$/iu
/** "Private beta · 212 teams ahead of you", "Local first · now in open beta": each tells by itself, save where one tells when it was, or what comes next. */
const apart = /\s+[·•|◆–—]\s+/u
/** What a line is told in: as a whole, or in parts of which none makes the others another time's. */
export const partsOfLine = (line: string): ReadonlyArray<string> => {
  const parts = line.split(apart)
  return parts.length > 1 && !notNow.test(line) && !isOver.test(line) ? [line, ...parts] : [line]
}
const isOver =
  /\p{Nd}{4}|(?<!\p{L})(?:ended|over|closed|next|until|beendet|vorbei|demnächst|terminée?|terminad[ao]|breve|terminat[ao]|afgelopen|binnenkort)(?!\p{L})/iu

/** What such a line says of the product; `title`, what it stands beside. */
export const badgeStage = (own: Own, line: string, title: string): Stage | null => {
  if (line.length > longest || (free.test(line) && somebody.test(title))) return null
  if (line.split(apart).some((part) => opening.test(part)) && !notNow.test(line)) return "launched"
  // "Open beta - now taking orders"; "We are live - at noon in the town hall" is another thing.
  const [head = "", ...behind] = line.split(" - ")
  if (behind.length > 0 && betaBadge.test(head) && !notNow.test(line) && !isOver.test(line)) return "beta"
  for (const part of partsOfLine(line)) {
    if (bare.test(part)) continue
    if (betaBadge.test(part)) return "beta"
    const told = withNameMarked(own, part)
    const stage = badges.find(({ shape }) => shape.test(told))?.stage
    if (stage !== undefined) return stage
  }
  return null
}
