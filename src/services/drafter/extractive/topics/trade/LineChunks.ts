/** The things a line names: "Naming and verbal identity studio for bakers" names naming, verbal identity, and bakers as those it is for. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { type Token, tokensOf } from "../../../evidence/reading/Tokens.ts"
import type { Language } from "../../../evidence/topics/Language.ts"
import { shownBy } from "../../words/AsWritten.ts"
import { counting, imperatives, untopical, untopicalAlone, untopicalElsewhere } from "../../words/PhraseWords.ts"
import {
  ands,
  beside,
  doing,
  forWhom,
  nounArticles,
  skilled,
  speakingWords,
  specialised,
  superlative,
  ties,
  tooWide,
  vesselsBefore,
  vesselsBehind
} from "./words/ChunkWords.ts"
import { emptyAlone } from "./words/PassingWords.ts"

export interface Chunk {
  readonly text: string
  /** Whether it is what the line is about, or whom that is for. */
  readonly role: "thing" | "whom"
  /** Stems of the words that say something. */
  readonly stems: ReadonlyArray<string>
  /** Whether the line begins with it, but for words that say nothing. */
  readonly first: boolean
  /** Whether the line says that it is done above all. */
  readonly above: boolean
}

const longest = { line: 220, words: 3, characters: 36 } as const
/** Where a line goes on to another thing. */
const breaks = /\s[-–—&+]\s|[:|·•»«()/–—"“”„!?;,&]|\.(?:\s|$)/u
const adverb = /\p{L}{3,}(?:ly|mente|ment)$/u
const participle = /\p{L}{3,}(?:ed|ados?|adas?|idos?|idas?|ées?|és)$/u
/** "Geologists working": what they do, behind whoever does it. */
const working = /\p{L}{3,}ing$/u
const german = /^\p{Lu}/u
/** "Freie Werkstatt": how it is. */
const germanAdjective = /^\p{L}{2,}(?:e|er|es|en|em)$/u
/** "And" and "or" in Dutch, and small words of other kinds in all others. */
const dutchAnds: ReadonlySet<string> = new Set(["en", "of"])
const empty = (word: string): boolean => untopical.has(word) || untopicalElsewhere.has(word)

/** Whether a participle is told by what follows, "owned by its players", and belongs to no noun, "stained glass". */
const isUntold = (next: Token | undefined, lang: Language | null): boolean =>
  next === undefined
    ? lang === "en"
    : beside.has(next.text) || forWhom.has(next.text) || next.text === "and" || next.text === "to"
/** The last of what stands side by side, and what it is for; `rest`: whether it goes on in a way that no thing does. */
interface Run {
  readonly tokens: ReadonlyArray<Token>
  readonly role: Chunk["role"] | "beside"
  readonly above: boolean
}
const runsOf = (
  tokens: ReadonlyArray<Token>,
  lang: Language | null,
  isLarge: (one: Token) => boolean
): ReadonlyArray<Run> => {
  const runs: Array<Run> = []
  let role: Run["role"] = "thing"
  let open: Array<Token> = []
  let above = false
  const close = (next: Run["role"], isAbove = false) => {
    if (open.length > 0) runs.push({ tokens: open, role, above })
    open = []
    role = next
    above = isAbove
  }
  for (const [at, token] of tokens.entries()) {
    const word = token.text
    const next = tokens[at + 1]
    // "School based counselling" is one thing, "based in" tells where.
    if (
      word === "based" &&
      open.length > 0 &&
      next !== undefined &&
      !beside.has(next.text) &&
      !forWhom.has(next.text)
    ) {
      open.push(token)
      continue
    }
    if (specialised.test(word)) {
      close("thing", true)
      // "Specialised in": the small word behind it opens no place.
      continue
    }
    const isBehindSpecial = specialised.test(tokens[at - 1]?.text ?? "")
    const isTied = open.length > 0 && ties.has(word) && !(lang === "nl" && word === "of") && at + 1 < tokens.length
    if (isTied && lang !== "de") open.push(token)
    else if (forWhom.has(word)) close(isBehindSpecial ? "thing" : "whom", isBehindSpecial)
    else if (ands.has(word) && (lang === "nl" || !dutchAnds.has(word))) close(role, above)
    else if (beside.has(word)) close(isBehindSpecial ? "thing" : "beside", isBehindSpecial)
    else if (nounArticles.has(word)) {
      const last = open.at(-1)
      if (last !== undefined && ties.has(last.text)) open.push(token)
      // "Read the tender": what is done to it.
      else if (open.length > 0) return runs
    } else if (token.kind !== "word" || speakingWords.has(word) || token.negated) {
      return runs
    } else if (lang === "en" && working.test(word) && /s$/u.test(open.at(-1)?.text ?? "")) close("beside")
    else if (adverb.test(word) && lang === "en") close("beside")
    else if (lang === "de" && !isLarge(token)) {
      // Small and no joint: an adjective before a noun, or a verb behind one.
      if (open.length > 0) close("beside")
    } else if (open.length > 0 && participle.test(word) && isUntold(next, lang)) close("beside")
    else open.push(token)
  }
  close("beside")
  return runs
}

const isSmallWord = (word: string) => ties.has(word) || nounArticles.has(word)
/** "Cuaderno de redes digital": where adjectives stand behind, one that says nothing goes. "Onboarding plans" is one thing. */
const isAdjectiveLast = (lang: Language | null): boolean =>
  lang === "es" || lang === "fr" || lang === "pt" || lang === "it"
/** Without what says nothing at either end. */
const trimmed = (run: Run, lang: Language | null): ReadonlyArray<Token> => {
  let all = run.tokens
  const drop = (from: number, to?: number) => {
    all = all.slice(from, to)
  }
  while (all.length > 0) {
    const [first, second] = all
    if (first === undefined) break
    if (isSmallWord(first.text) || empty(first.text) || (second !== undefined && skilled.has(first.text))) drop(1)
    else if (vesselsBefore.has(first.text) && second !== undefined && ties.has(second.text)) drop(2)
    else if (lang === "de" && second !== undefined && germanAdjective.test(first.text)) drop(1)
    else if (lang === "nl" && second !== undefined && superlative.test(first.text)) drop(1)
    else break
  }
  while (all.length > 0) {
    const last = all.at(-1)
    const saysNothing =
      last !== undefined &&
      (isSmallWord(last.text) ||
        vesselsBehind.has(last.text) ||
        (empty(last.text) && (all.length === 1 || isAdjectiveLast(lang))))
    if (!saysNothing) break
    drop(0, -1)
  }
  return all
}

const acronym = /^\p{Lu}{2,6}s?$/u
const saysEnough = (text: string, words: number): boolean => {
  const folded = fold(text)
  if (words > 1) return true
  return (
    !(tooWide.has(folded) || untopicalAlone.has(folded) || emptyAlone.has(folded) || imperatives.has(folded)) &&
    ([...text].length >= 4 || acronym.test(text))
  )
}

export const chunksOf = (written: string, lang: Language | null): ReadonlyArray<Chunk> =>
  written
    .slice(0, longest.line)
    .split(breaks)
    .flatMap((part, place) => {
      const text = part.trim()
      const folded = fold(text)
      const tokens = tokensOf(folded)
      const shown = shownBy(text, folded)
      const [first] = tokens
      const isCounted = tokens.some(({ text: word }) => counting.has(word))
      if (
        first === undefined ||
        isCounted ||
        imperatives.has(first.text) ||
        (tokens.length > 1 && doing.has(first.text)) ||
        speakingWords.has(first.text)
      )
        return []
      const isLarge = (one: Token) => german.test(shown(one.start, one.end))
      return runsOf(tokens, lang, isLarge).flatMap((run, at): ReadonlyArray<Chunk> => {
        if (run.role === "beside") return []
        const kept = trimmed(run, lang)
        const content = kept.filter((one) => !isSmallWord(one.text) && one.text !== "based")
        const [from, to] = [kept[0], kept.at(-1)]
        if (from === undefined || to === undefined || content.length > longest.words) return []
        const label = shown(from.start, to.end).replace(/^\p{L}{1,2}['’](?=\p{L}{3})/u, "")
        if (label.length > longest.characters || /\p{Nd}/u.test(label) || !saysEnough(label, content.length)) return []
        const isBegun = lang !== "de" && /^\p{Lu}[^\p{Lu}]*$/u.test(label)
        return [
          {
            text: isBegun ? label.charAt(0).toLowerCase() + label.slice(1) : label,
            role: run.role,
            stems: content.map(({ stem }) => stem),
            first: place === 0 && at === 0,
            above: run.above
          }
        ]
      })
    })
