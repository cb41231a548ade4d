/** The shapes of acts by which a house comes to be, made of the words of each language. */
import { actTongues } from "./ActTongues.ts"
import { begunTongues } from "./BegunTongues.ts"

const name = "(?-i:\\p{Lu}\\p{Ll}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]+){1,2})"
/** Whoever is told of before, or named right here. */
const doers =
  "(?:we|I|they|she|he|the (?:two|three|pair|couple|sisters|brothers|siblings|friends|cousins)(?: of (?:them|us))?|both(?: of (?:them|us))?|two of us|wir|ich|sie|er|(?:wir |die )(?:beiden|zwei|drei)|die (?:Geschwister|Schwestern|Brüder|Freunde|Freundinnen)|das (?:Paar|Ehepaar)|beide|wij|we|ik|(?:\\p{L}+ en )?(?:ze|zij|hij)|de (?:twee|drie|zussen|broers|vrienden)|(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien) \\p{Ll}+|beiden|NAME(?:(?:,? and| und| en) NAME)?)".replaceAll(
    "NAME",
    name
  )
const speakers = "(?:we|I|wir|ich|wij|ik|the two of us|both of us)"
const form =
  "(?: (?:Ltd|Limited|Inc|LLC|LLP|PLC|Pty Ltd|GmbH|UG|AG|KG|Sàrl|SARL|SAS|SRL|Srl|S\\.L\\.|SL|S\\.A\\.|SA|BV|B\\.V\\.|Lda|Ltda|AB|AS|ApS|Oy)\\.?)?"
const house = `(?:the |die |das |der |la |le |el |il |l['’]|de |het |a |o )?¤${form}(?![\\p{L}'’¤-]| (?-i:\\p{Lu}))`

export interface ActShapes {
  /** Told in passing: what of `done`, `named` and `unnamed` names nobody for sure. */
  readonly begun: Readonly<Record<"named" | "unnamed", ReadonlyArray<RegExp>>>
  readonly done: ReadonlyArray<RegExp>
  readonly named: ReadonlyArray<RegExp>
  readonly unnamed: ReadonlyArray<RegExp>
  readonly ours: ReadonlyArray<RegExp>
}
const compiled = (shapes: ReadonlyArray<string>): ReadonlyArray<RegExp> =>
  shapes.map((shape) => {
    const filled = shape.replaceAll("{H}", house).replaceAll("{W}", doers).replaceAll("{U}", speakers)
    return new RegExp(`(?<![\\p{L}'’-])(?:${filled})(?!\\p{L})`, "iu")
  })
const known = new Map<string, ActShapes>()
/** The shapes of a page's language; null where none are known. */
export const actShapes = (lang: string): ActShapes | null => {
  const tongue = actTongues[lang]
  if (tongue === undefined) return null
  const begun = begunTongues[lang]
  const shapes = known.get(lang) ?? {
    done: compiled(tongue.done),
    named: compiled(tongue.named),
    unnamed: compiled(tongue.unnamed),
    ours: compiled(tongue.ours),
    begun: {
      named: compiled([...(begun?.done ?? []), ...(begun?.named ?? [])]),
      unnamed: compiled(begun?.unnamed ?? [])
    }
  }
  known.set(lang, shapes)
  return shapes
}

const span =
  "(?:month|spring|summer|autumn|fall|winter|year|Monat|Frühjahr|Frühling|Sommer|Herbst|Winter|Jahr|mois|printemps|été|automne|hiver|année|mes|año|primavera|verano|otoño|invierno|mês|ano|verão|outono|inverno|mese|anno|estate|autunno|maand|jaar|lente|zomer|herfst)"
/** "That month ¤ began": the house by its name, at a time told before. */
export const beganThen = new RegExp(
  `^(?:(?:and|so|und|et|y|e|en) )?(?:(?:in )?(?:that|the) (?:very |same )*${span},? ${house} (?:began|started|opened|was born|came into being)|(?:noch )?(?:im selben|im gleichen|in jenem|in diesem) ${span} (?:begann|entstand|startete|eröffnete) ${house}|(?:le même ${span}|cet(?:te)? ${span}-là|ce ${span}-là),? (?:naissait ${house}|${house} (?:est née?|a commencé|a ouvert|ouvrait))|(?:ese|aquel|esa|aquella)(?: mism[oa])? ${span} (?:nació|empezó|comenzó|arrancó|abrió) ${house}|n?(?:esse|essa|aquele|aquela)(?: mesm[oa])? ${span},? (?:nasceu|começou|arrancou|abriu) ${house}|(?:in )?quell['oa]? ?(?:stess[oa] )?${span} (?:nacque|è nat[oa]|iniziò|aprì) ${house}|(?:in )?(?:dezelfde|diezelfde|datzelfde|die|dat) ${span} (?:begon|ontstond|opende|startte) ${house})(?=$|[.,;:!]| (?:with|in|at|from|under|mit|in|im|avec|dans|à|con|en|com|em|no|na|nel|met))`,
  "iu"
)
