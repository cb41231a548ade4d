/**
 * An answer in other words than the page's. Under its own question it can hardly speak of anything else, so where a rule
 * does not follow its wording a second opinion may be asked, which sees the question too. What nobody's opinion may settle
 * has to be the page's all the same: figures, names, yes and no, of how many it holds, and in other languages what is
 * planned, certified or bounds a price.
 */
import { fold } from "../../../../domain/text/Folding.ts"
import { heightens } from "../clause/links/framing/Heightened.ts"
import { pricedText } from "../clause/links/Loose.ts"
import { bindsOtherwise } from "../clause/tongues/BoundAnswers.ts"
import { readForeign } from "../clause/tongues/ForeignText.ts"
import { tongueOf } from "../clause/tongues/TongueOf.ts"
import { answersOtherwise, replyIn } from "../clause/voice/Replies.ts"
import { sentencesIn } from "../clause/voice/SentenceCuts.ts"
import type { Spoken } from "../clause/voice/Spoken.ts"
import { quantities } from "../clause/words/Bound.ts"
import { numberWords } from "../clause/words/Numbers.ts"
import { tokensOf } from "../reading/Tokens.ts"
import { negators } from "../reading/Vocabulary.ts"

const reply = /^(yes|no|ja|nein|sí|si|oui|non|sim|não|nee)(?!\p{L})/iu

/** "One" and "first" tell no figure: "one of us", "at first". */
const noFigures = /^(?:one|single)$/
/** The figures of a text, in digits where it spells them out in English. */
const figuresIn = (text: string): ReadonlyArray<string> =>
  tokensOf(fold(text)).flatMap((token) => {
    if (token.kind === "number") return [token.text]
    const spelled = noFigures.test(token.text) ? undefined : numberWords.get(token.text)
    return spelled === undefined ? [] : [spelled]
  })

/** "At most ten" tells nothing of how many of them. */
const bounds = /\bat most\b/gi
const quantitiesIn = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(fold(text.replace(bounds, ""))).flatMap(({ text: word }) => quantities.get(word) ?? []))
/** What widens an answer beyond what was asked. */
const widest = ["all", "most", "many"]

/** Written with a capital inside a sentence. */
const capitals = /(?<=[\p{L}\p{N},;)»”"] )\p{Lu}[\p{L}\p{N}'’.-]*/gu
const namesIn = (text: string): ReadonlyArray<string> =>
  sentencesIn(text)
    .flatMap((sentence) => sentence.match(capitals) ?? [])
    .map((name) => fold(name.replace(/['’]s$|[.]$/u, "")))

const isWithin = (some: Iterable<string>, all: ReadonlySet<string>) => [...some].every((one) => all.has(one))

/** Whether a yes or a no is the page's, where its answer begins with one: "We can't; that takes an installer." */
const fits = (word: string, answer: string): boolean => {
  const [verdict] = replyIn(answer) ?? []
  return verdict === undefined || (verdict.toLowerCase() === "no") === denies.test(word)
}
const denies = /^(?:no|nein|non|não|nee)$/

/** What nobody's opinion may settle is the page's: `said`: what is to be stored, `told`: what the page says. */
const holdsTo = (said: string, spoken: ReadonlyArray<Spoken>, names: ReadonlyArray<string>): boolean => {
  const told = spoken.map(({ text }) => text).join("\n")
  if (!isWithin(figuresIn(said), new Set(figuresIn(told)))) return false
  const [added, known] = [quantitiesIn(said), quantitiesIn(told)]
  if (widest.some((group) => added.has(group) && !known.has(group))) return false
  const texts = spoken.map(({ text }) => text)
  const tongue = tongueOf([said, ...texts].join("\n"), spoken[0]?.lang ?? null)
  if (
    tongue === null
      ? heightens(said, texts)
      : bindsOtherwise(readForeign(said, tongue, names), readForeign(told, tongue, names))
  )
    return false
  // Every noun of German has a capital.
  if (spoken.some(({ lang }) => lang?.startsWith("de") === true)) return true
  const page = fold(told)
  return namesIn(said).every((name) => page.includes(name) || names.some((own) => own.includes(name)))
}
/** A price is what the page says it is: nobody's opinion helps, nor does it of what somebody else says. */
const mayAsk = (said: string, spoken: ReadonlyArray<Spoken>): boolean =>
  !pricedText.test(said) && spoken.every(({ foreign }) => foreign === null)

/** Whether a second opinion may be asked about an answer; `spoken`: the question and what the page answers, `names` the product's. */
export const mayRestate = (answer: string, spoken: ReadonlyArray<Spoken>, names: ReadonlyArray<string>): boolean => {
  if (spoken.length < 2 || !mayAsk(answer, spoken)) return false
  const word = reply.exec(answer)?.[1]?.toLowerCase()
  if (word !== undefined && (answersOtherwise(word, spoken) || !fits(word, spoken[1]?.text ?? ""))) return false
  return holdsTo(answer, spoken, names)
}

const denialsIn = (text: string): number => tokensOf(fold(text)).filter((token) => negators.has(token.text)).length
/**
 * Whether one may be asked about a question that the page does not ask, with what it tells as the answer: "Is there a hosted
 * version?" of "There is no hosted version".
 */
export const mayCompose = (
  question: string,
  answer: string,
  spoken: ReadonlyArray<Spoken>,
  names: ReadonlyArray<string>
): boolean => {
  const said = `${question} ${answer}`
  if (spoken.length === 0 || !mayAsk(said, spoken)) return false
  const word = reply.exec(answer)?.[1]?.toLowerCase()
  if (word !== undefined && answersOtherwise(word, spoken)) return false
  if (denialsIn(said) < denialsIn(spoken.map(({ text }) => text).join("\n"))) return false
  return holdsTo(said, spoken, names)
}
