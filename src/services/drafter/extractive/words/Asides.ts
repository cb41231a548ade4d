/** What a word says of a thing where it stands: the thing itself, whom it is for, what it is made with, one of many. */
import type { Token } from "../../evidence/reading/Tokens.ts"

/** Shares of a word's weight: said of whom a thing is for, of what it has or comes with, and in a list of its doings. */
const share = { audience: 0.4, means: 0.6, listed: 0.6, defined: 1.3, head: 1.3 } as const
const forWhom = new Set(
  "for für pour para per voor like wie comme zoals для dla için cho pentru untuk för til για עבור".split(" ")
)
/** What a work tells of, and what something is done before: "a novel about a bank", "before your coffee is cold". */
const beside = new Set(
  `about über sobre sur su over before while until when bevor während bis wenn avant pendant quand antes mientras cuando
  enquanto quando prima mentre voordat terwijl wanneer`.split(/\s+/)
)
/** Whose matter it makes easier: "helps towns collect fees". */
const helping =
  /^(?:help|let|allow|enabl|hilft|helfen|ermöglicht|erlaubt|aide|permet|ayuda|permite|ajuda|aiuta|permette|consente|helpt)/u
const helpedReach = 5
/** Whose it is: "l'agence des vignerons". */
const ofWhom = new Set("des dei degli delle dos das".split(" "))
const ofReach = 1
/** "Learn bookkeeping at night": no bookkeeping is done there. */
const learning = new Set(
  "learn lernen aprende aprender apprendre apprenez impara imparare leer leren teach teaches".split(" ")
)
/** Words after "for" that are still told by it. */
const forReach = 4
const withWhat = new Set("with mit avec con com met without ohne sans sin sem senza zonder".split(" "))
const withReach = 3
/** A member of a list has few words, and a list so many members. */
const list = { words: 4, members: 3 } as const
/** In scripts without blanks what stands behind a word tells whom it is for. */
const forWhomBehind = /^[^、。！？!?]{0,6}?(?:のための|向け|の方へ|に特化|专用|専用)/u

interface Clause {
  readonly from: number
  readonly to: number
}
const clauseAt = (tokens: ReadonlyArray<Token>, at: number): Clause => {
  const clause = tokens[at]?.clause
  let [from, to] = [at, at]
  while (from > 0 && tokens[from - 1]?.clause === clause) from--
  while (tokens[to + 1]?.clause === clause) to++
  return { from, to }
}
const sizeOf = ({ from, to }: Clause) => to - from + 1

/** The clauses of one sentence that stand side by side around a word: "agendas, minutes and payment lists". */
const listAround = (tokens: ReadonlyArray<Token>, at: number): ReadonlyArray<Clause> => {
  const own = clauseAt(tokens, at)
  const sentence = tokens[at]?.sentence
  const found = [own]
  for (let before = own.from - 1; tokens[before]?.sentence === sentence; ) {
    const clause = clauseAt(tokens, before)
    found.unshift(clause)
    if (sizeOf(clause) > list.words) break
    before = clause.from - 1
  }
  for (let after = own.to + 1; tokens[after]?.sentence === sentence; ) {
    const clause = clauseAt(tokens, after)
    found.push(clause)
    if (sizeOf(clause) > list.words) break
    after = clause.to + 1
  }
  return found
}
const says = (tokens: ReadonlyArray<Token>, from: number, to: number, words: ReadonlySet<string>): boolean => {
  for (let at = Math.max(0, from); at < to; at++) if (words.has(tokens[at]?.text ?? "")) return true
  return false
}

/** "Acme is a planner", in the tongues sites are mostly written in: what follows is what it is. */
const defining =
  /^[^.!?。！？]{1,40}?(?:\s(?:is|ist|est|es|é|è)\s(?:an?|the|your|eine?|die|der|das|une?|la|le|una?|uno|el|uma?|o|il|lo|een|de|het|l['’])(?:\s|(?<=['’]))|は、?|是)/u
const definedWithin = 10
/** Where the words that name a thing end, and what it is for, has or does begins. */
const definedUntil =
  /[,.;:()–—]|\s(?:for|that|which|who|with|to|and|für|mit|und|pour|qui|avec|et|para|que|con|y|com|e|per|che|voor|met|en)\s/u
/** What a folded text says a thing is: "text editor" of "nib is a text editor for the terminal". */
export const definitionIn = (folded: string): string => {
  const begun = defining.exec(folded)?.[0].length
  return begun === undefined ? "" : (folded.slice(begun).split(definedUntil)[0] ?? "")
}
const isDefined = (tokens: ReadonlyArray<Token>, at: number, folded: string): boolean => {
  const begun = defining.exec(folded)?.[0].length
  return begun !== undefined && (tokens[at]?.start ?? 0) >= begun && at <= definedWithin && tokens[at]?.sentence === 0
}

/** What goes before the word that names a thing, or behind it: "Truck toll API for Europe", "agence web des vignerons". */
const joints = new Set(
  `for that which who with to by from in about on of at and or für mit von aus im am zu der des und oder pour qui avec par de du d en dans et ou
  para que con por del y o com do da e ou per che di della dei van voor met uit en of`.split(/\s+/)
)
/** In what a thing comes, whatever it is: "knitting app", "branding agency", "logiciel de caisse". */
const vessels = new Set(
  `app apps application tool tools toolkit software platform service services system suite program programme programmes agency studio shop store company firm
  startup collective cooperative studios marketplace site website portal plugin extension library engine generator planner tracker manager assistant bot robot
  newsletter magazine network kit kits guide guides projects werkzeug programm anwendung plattform dienst agentur laden werkstatt büro portal
  aplicación herramienta plataforma programa servicio agencia tienda estudio empresa taller aplicativo ferramenta serviço loja agência oficina empresa
  application appli logiciel outil plateforme agence boutique atelier studio entreprise service applicazione piattaforma strumento servizio agenzia negozio
  laboratorio azienda bottega programma dienst platform winkel bureau bedrijf
  classes course courses lessons cours kurs kurse curso cursos clases aulas corso corsi lezioni cursus lessen`.split(
    /\s+/
  )
)
/** Between it and what it holds. */
const ofWhat = new Set("de d di da del della do du van of".split(" "))
const articles = new Set(
  "the your our their die den das el los las les le la il gli i lo o os as de het tu tus tes vos ses deine ihre".split(
    " "
  )
)

/** Whether a clause's name for a thing may end with a word. */
const mayEnd = (tokens: ReadonlyArray<Token>, at: number, folded: string): boolean => {
  const [last, next] = [tokens[at], tokens[at + 1]]
  return (
    last !== undefined &&
    (next === undefined || joints.has(next.text) || folded.slice(last.end, next.start).trim() !== "")
  )
}
/** Whether a joint leads from a vessel to what it holds: "logiciel libre de caisse". */
const holds = (tokens: ReadonlyArray<Token>, joint: number): boolean =>
  ofWhat.has(tokens[joint]?.text ?? "") && says(tokens, joint - 2, joint, vessels)

/** Whether the words name the thing that is spoken of, and do not go before its name or behind it. */
const isHead = (tokens: ReadonlyArray<Token>, at: number, end: number, folded: string): boolean => {
  const [last, clause, begins] = [tokens[end], tokens[at]?.clause, clauseAt(tokens, at).from]
  // In Arabic the joints are written on to the words.
  if (last === undefined || tokens[at]?.sentence !== 0 || /\p{Script=Arabic}/u.test(last.text)) return false
  const isEnd =
    mayEnd(tokens, end, folded) || (vessels.has(tokens[end + 1]?.text ?? "") && mayEnd(tokens, end + 1, folded))
  // "Finds the journalists": what something is done to.
  const isDoneTo = at - 1 > begins && articles.has(tokens[at - 1]?.text ?? "")
  const parts = folded.slice(0, tokens[at]?.start).search(/[:–—|](?=[^:–—|]*$)/u)
  const isJoined = tokens
    .slice(0, at)
    .some(
      (token, place) =>
        token.clause === clause &&
        token.start > parts &&
        joints.has(token.text) &&
        !(place === at - 1 && holds(tokens, place))
    )
  return isEnd && !isDoneTo && !isJoined
}

/** The share of its weight that a word has where it stands, from its first token to its last; `folded` is their text. */
export const shareAt = (
  tokens: ReadonlyArray<Token>,
  at: number,
  end: number,
  folded: string,
  mayHead = true
): number => {
  const { from } = clauseAt(tokens, at)
  if (says(tokens, Math.max(from, at - forReach), at, forWhom)) return share.audience
  if (says(tokens, Math.max(from, at - forReach), at, beside)) return share.audience
  if (tokens.slice(Math.max(from, at - helpedReach), at).some(({ text }) => helping.test(text))) return share.audience
  if (says(tokens, Math.max(from, at - ofReach), at, ofWhom)) return share.audience
  if (says(tokens, Math.max(from, at - 1), at, learning)) return share.means
  if (forWhomBehind.test(folded.slice(tokens[end]?.end))) return share.audience
  const around = listAround(tokens, at)
  const [head] = around
  const isMember = head !== undefined && at > head.to && at - from < list.words
  // "For salons, physios and piano teachers": whoever is listed behind them is told by the same word.
  if (isMember && says(tokens, Math.max(head.from, head.to - list.words + 1), head.to, forWhom)) return share.audience
  if (says(tokens, Math.max(from, at - withReach), at, withWhat)) return share.means
  // What a sentence opens with is what it is about, listed or not.
  if (isMember && around.length >= list.members) return share.listed
  const sure = mayHead && isHead(tokens, at, end, folded) ? share.head : 1
  return isDefined(tokens, at, folded) ? share.defined * sure : sure
}
