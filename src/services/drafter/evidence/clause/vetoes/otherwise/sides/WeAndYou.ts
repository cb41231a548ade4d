/**
 * "We do the updates. You write the code.": a page that tells what it does and what the reader does says of neither what it
 * says of the other. By pronouns alone, in any language that has a table.
 */
import { tellingStems } from "../../../meaning/TellingStems.ts"
import { joints } from "./Crossed.ts"

const us =
  /(?<!\p{L})(?:we|we['’]\p{L}+|our team|wir|unser team|nous|notre équipe|on s['’]|nosotr[oa]s|nuestro equipo|noi|il nostro team|nós|a nossa equipa|nossa equipe|wij|we|ons team)(?!\p{L})/iu
/** "Sie" may be they; written large inside a part it is the reader. */
const you =
  /(?<!\p{L})(?:you|you['’]\p{L}+|du|vous|tu|usted(?:es)?|tú|voi|lei si|você|vocês|jij|je|jullie|u)(?!\p{L})|(?<!\p{L})Sie(?!\p{L})/u
const pronouns = new RegExp(
  String.raw`${us.source}|${you.source}|(?<!\p{L})(?:sich|selbst|se|si|zich|ourselves|yourself)(?!\p{L})`,
  "giu"
)
/** "Sie kümmern sich um Ihren Code": the reader, where what is theirs is written large. */
const opensWithYou = /^(?:You|Du|Vous|Tu|Usted|Você|Je|Jij|U)(?!\p{L})|^Sie(?!\p{L})(?!.* Ihr)/u

/** What one may do, or lets the other do, both have a part in. */
const lets =
  /(?<!\p{L})(?:lets?|allows?|enables?|helps?|lässt|lassen|hilft|helfen|ermöglich\p{L}*|permet\p{L}*|laiss\p{L}*|aide\p{L}*|permit\p{L}*|deja\p{L}*|ayuda\p{L}*|consent\p{L}*|aiuta\p{L}*|deixa\p{L}*|ajuda\p{L}*|laat|helpt|can|may|could|kann|kannst|können|könn\p{L}*|pouv\p{L}*|peu[xt]|pued\p{L}*|pode\p{L}*|poss\p{L}*|può|puoi|kunt|kun|kunnen)(?!\p{L})/iu

interface Part {
  readonly by: "us" | "you"
  readonly stems: ReadonlyArray<string>
}
const partsIn = (text: string, own: ReadonlySet<string>): ReadonlyArray<Part> =>
  text.split(joints).flatMap((part): ReadonlyArray<Part> => {
    const plain = (part ?? "").trim()
    const stems = tellingStems(plain.replace(pronouns, " "))
    const [opening = ""] = /[\p{L}\p{Nd}]+/u.exec(plain) ?? []
    const isOurs = us.test(plain) || tellingStems(opening).some((stem) => own.has(stem))
    const isYours = you.test(plain.replace(opensWithYou, (word) => word.toLowerCase()))
    return isOurs === isYours || lets.test(plain)
      ? []
      : [{ by: isOurs ? "us" : "you", stems: stems.filter((stem) => !own.has(stem)) }]
  })

/** Whether a sentence gives the one what a text gives the other. */
export const changesHands = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean => {
  const own = new Set(names.flatMap(tellingStems))
  const told = texts.filter((text) => !text.trim().endsWith("?")).flatMap((text) => partsIn(text, own))
  const of = (by: Part["by"]) => new Set(told.filter((one) => one.by === by).flatMap(({ stems }) => stems))
  const stems = { us: of("us"), you: of("you") }
  if (stems.us.size === 0 || stems.you.size === 0) return false
  return partsIn(sentence, own).some((said) => {
    const [mine, theirs] = said.by === "us" ? [stems.us, stems.you] : [stems.you, stems.us]
    return (
      said.stems.some((stem) => theirs.has(stem) && !mine.has(stem)) &&
      !said.stems.some((stem) => mine.has(stem) && !theirs.has(stem))
    )
  })
}
