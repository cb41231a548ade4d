/** The words a sentence tells with, its names and its claims: what two sentences are held against each other by. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { tokensOf } from "../../../reading/Tokens.ts"
import { functionWords } from "../../../reading/Vocabulary.ts"
import { stemOf } from "../../parse/Stems.ts"
import { strongWords } from "../../words/Bound.ts"

export const tellingWordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(fold(text)).flatMap(({ kind, content, text: word }) =>
      kind === "word" && content && word.length > 2 && !functionWords.has(word) ? [stemOf(word)] : []
    )
  )
const familyLetters = 5
export const isOf = (word: string, words: ReadonlySet<string>) =>
  words.has(word) ||
  (word.length >= familyLetters && [...words].some((one) => one.startsWith(word.slice(0, familyLetters))))

const capitals = /(?<=[\p{L}\p{N},;)”"] )\p{Lu}[\p{L}\p{N}-]*/gu
/** The product's own name says nothing of it. */
export const unnamed = (text: string, names: ReadonlyArray<string>) =>
  names.reduce((left, name) => left.replaceAll(name, " "), fold(text))
export const hasNames = (from: string, to: string, names: ReadonlyArray<string>) =>
  (from.match(capitals) ?? [])
    .map(fold)
    .every((name) => fold(to).includes(name) || names.some((own) => own.includes(name)))

/** What is told by a bearing. */
const bound =
  /^(?:first|only|never|nothing|nobody|always|everyone|everybody|more|less|fewer|most|least|anywhere|everywhere|free|freely|forever|sole)$/
export const claimsIn = (text: string): ReadonlyArray<string> =>
  tokensOf(fold(text)).flatMap(({ text: word }) => (strongWords.has(word) && !bound.test(word) ? [stemOf(word)] : []))

/** What a sentence may say again, and what else its quotes say. */
export interface Restated {
  readonly told: ReadonlyArray<string>
  readonly beside: ReadonlyArray<string>
}

/** Why a sentence was refused: the page says it, or leaves it, to others. However it is told, it stays theirs. */
export const toldOfOthers =
  /somebody else's|to others|leaves it to the reader|the makers do it|says it of others|says this about (?:\p{L}+ )*(?:operator|partner|supplier|provider|agency|bank|landlord|manufacturer|carrier|insurer|employer)s?$/u
