/**
 * A folded text as the claims it makes: words and numbers, each with the clause it stands in and whether
 * it is negated there. Two texts say the same of a word only where they agree on that too, so "sell your
 * data", cut out of "we do not sell your data", is supported by nothing.
 */
import { recalled } from "../../../../domain/text/Recalled.ts"
import { functionWords, negators, negatorsAround, negatorsOfNext } from "./Vocabulary.ts"

export interface Token {
  readonly kind: "word" | "number"
  /** As it stands; a number with its currency in front and a `%` behind: "$9", "€12.50", "99%". */
  readonly text: string
  /** The form words are compared by: English endings taken off. Numbers are compared as they are. */
  readonly stem: string
  readonly negated: boolean
  /** Carries meaning: not an article, a pronoun, a preposition, an auxiliary. */
  readonly content: boolean
  readonly sentence: number
  readonly clause: number
  /** In units of the folded text. */
  readonly start: number
  readonly end: number
}

/**
 * Words a negator reaches: "no" and "without" so many words of their clause; "not" and "never" so many
 * before them in their clause and all that follow in their sentence ("we never, ever, sell data").
 */
const reach = { after: 5, before: 3 } as const

const unspaced =
  String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}` +
  String.raw`\p{scx=Khmer}\p{scx=Myanmar}]`
const run = new RegExp(String.raw`[${unspaced}&&[\p{L}\p{M}]]+`, "gv")
// Repetitions are bounded, so that no line of digits and colons costs more than its length.
const digits = String.raw`(?:\p{Nd}{1,3}(?: \p{Nd}{3}){1,6}|\p{Nd}+(?:[.,:']\p{Nd}+){0,6})`
const number =
  String.raw`(?<![\p{L}\p{N}_])(?:\p{Sc} ?)?${digits}` +
  String.raw`(?: ?\p{Sc}(?!\p{Nd})| ?%)?(?![\p{L}\p{N}_]|[.,:']\p{Nd})`
const word =
  String.raw`(?:\p{Sc} ?(?=\p{Nd}))?#?[[\p{L}\p{M}\p{Nd}_]--${unspaced}]+` +
  String.raw`(?:[.,](?=\p{Nd})[\p{L}\p{Nd}]+|'\p{L}+)*(?:\+\+|#)?`
const pattern = new RegExp(`(?<number>${number})|(?<run>${run.source})|(?<word>${word})`, "gv")
const sentenceBreak = /[;!?。！？…\n\u0000]|\.[\s.]/
const clauseBreak = /[,()|•·，、]| - | \/ /

const numberText = (written: string) => {
  const sign = /\p{Sc}/u.exec(written)?.[0] ?? ""
  return (
    sign +
    written
      .replace(/\p{Sc}/gu, "")
      .replace("%", "")
      .trim() +
    (written.includes("%") ? "%" : "")
  )
}

/** "l'équipe" is "équipe", "acme's" is "acme", "we're" is "we"; "don't" stays one word. */
const withoutElision = (written: string) => {
  const at = written.indexOf("'")
  if (at === -1) return written
  if (written.endsWith("n't") || written === "can't") return written.replaceAll("'", "")
  return at <= 2 && written.length - at > 3 ? written.slice(at + 1) : written.slice(0, at)
}

const endings = ["ing", "ed", "es", "s", "e"]
const stemOf = (text: string): string => {
  if (!/^[a-z]{5,}$/.test(text) || text.endsWith("ss")) return text
  const ending = endings.find((one) => text.endsWith(one) && text.length - one.length >= 4)
  return ending === undefined ? text : text.slice(0, -ending.length)
}

/** Pairs that would be a word of their own between the halves of two: what stands before them, and behind. */
const acrossWords: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  // "一家|具有…的公司" is a company that has something, "自动化|工程" what it builds: neither furniture nor chemicals.
  家具: ["一", "有"],
  化工: ["动動", "程"]
}
const isAcross = (characters: ReadonlyArray<string>, at: number, pair: string): boolean => {
  const [before, behind] = acrossWords[pair] ?? []
  const [last = "", next = ""] = [characters[at - 1], characters[at + 2]]
  return last !== "" && before?.includes(last) === true && behind === next
}

type Raw = Omit<Token, "negated">

const rawTokens = (folded: string): ReadonlyArray<Raw> => {
  const found: Array<Raw> = []
  let sentence = 0
  let clause = 0
  let last = 0
  const push = (kind: Token["kind"], text: string, start: number, end: number) => {
    const gap = folded.slice(last, start)
    // Most words have but a blank before them.
    if (gap !== " " && gap !== "") {
      const ends = sentenceBreak.test(gap)
      if (ends) sentence += 1
      if (ends || clauseBreak.test(gap)) clause += 1
    }
    last = end
    found.push({
      kind,
      text,
      stem: kind === "word" ? stemOf(text) : text,
      content: kind === "number" || !(functionWords.has(text) || negators.has(text)),
      sentence,
      clause,
      start,
      end
    })
  }
  for (const match of folded.matchAll(pattern)) {
    const [written] = match
    const start = match.index
    const end = start + written.length
    if (match.groups?.number !== undefined) push("number", numberText(written), start, end)
    else if (match.groups?.word !== undefined) push("word", withoutElision(written), start, end)
    else {
      // No spaces say where a word ends: pairs of characters stand for words.
      const characters = [...written]
      let at = start
      for (const [index, one] of characters.entries()) {
        const pair = one + (characters[index + 1] ?? "")
        if (index === characters.length - 1 && index > 0) break
        if (!isAcross(characters, index, pair)) push("word", pair, at, at + pair.length)
        at += one.length
      }
    }
  }
  return found
}

/** The tokens of a folded text, in order. */
export const tokensOf: (folded: string) => ReadonlyArray<Token> = recalled((folded) => {
  const raw = rawTokens(folded)
  const negated = raw.map(() => false)
  /** What the negators met so far reach: the rest of a sentence, and some words of a clause. */
  let sentence = -1
  let clause = -1
  let left = 0
  for (const [index, token] of raw.entries()) {
    negated[index] = token.sentence === sentence || (token.clause === clause && left > 0)
    left -= 1
    if (!negators.has(token.text)) continue
    if (negatorsAround.has(token.text)) {
      sentence = token.sentence
      for (let step = 1; step <= reach.before && raw[index - step]?.clause === token.clause; step++)
        negated[index - step] = true
    } else {
      const reached = negatorsOfNext.has(token.text) ? 1 : reach.after
      left = clause === token.clause ? Math.max(left, reached) : reached
      clause = token.clause
    }
  }
  return raw.map((token, index) => ({ ...token, negated: negated[index] ?? false }))
})

/** Token lists read one after the other, each beginning a sentence of its own. */
export const inSequence = (lists: ReadonlyArray<ReadonlyArray<Token>>): ReadonlyArray<Token> => {
  let sentence = 0
  let clause = 0
  return lists.flatMap((tokens) => {
    const shifted = tokens.map((token) => ({
      ...token,
      sentence: token.sentence + sentence,
      clause: token.clause + clause
    }))
    sentence = (shifted.at(-1)?.sentence ?? sentence) + 1
    clause = (shifted.at(-1)?.clause ?? clause) + 1
    return shifted
  })
}
