/**
 * A sentence against the page's in a language that no table tells how to read, but for the words that bind in it. It is
 * never more than doubtful: whose deed it is, and what belongs to what, is for somebody else to say.
 */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { UntabledKind, UntabledKinds } from "../tongues/UntabledTongues.ts"
import type { PlainRuling } from "./Plain.ts"

const refused = (reason: string): PlainRuling => ({ lane: "refused", reason })

const unparted = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u
const token =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+|\p{scx=Thai}+|\p{Nd}+(?:[.,:]\p{Nd}+)*|(?:(?!\p{scx=Han})[\p{L}\p{M}])+/gu
/** Of a word so many of its first letters are compared, for it may end otherwise. */
const stemOf = (word: string) =>
  /\p{scx=Hangul}/u.test(word) ? word.slice(0, 2) : word.slice(0, Math.max(4, word.length - 2))

interface Piece {
  readonly stem: string
  readonly written: string
  readonly figure: boolean
  /** Written as a name is, where a sentence does not begin with it. */
  readonly name: boolean
}

const piecesOf = (text: string): ReadonlyArray<Piece> => {
  const isLatin = (text.match(/\p{scx=Latin}/gu)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0)
  let last = 0
  return [...text.normalize("NFKC").matchAll(token)].flatMap((match, at): ReadonlyArray<Piece> => {
    const written = match[0]
    const gap = text.slice(last, match.index)
    last = match.index + written.length
    const word = fold(written)
    if (/^\p{Nd}/u.test(written)) return [{ stem: word, written: word, figure: true, name: false }]
    if (unparted.test(written)) {
      const letters = [...word]
      const pairs = letters.length === 1 ? letters : letters.slice(1).map((one, next) => (letters[next] ?? "") + one)
      return pairs.map((stem) => ({ stem, written: stem, figure: false, name: false }))
    }
    const begins = at === 0 || /[.!?:"«„“(•\n]/u.test(gap)
    // Latin letters among others are a name, or a word that nobody would write in other letters.
    const name =
      (!isLatin && /\p{scx=Latin}/u.test(written)) ||
      /\p{Ll}\p{Lu}/u.test(written) ||
      (!begins && /^\p{Lu}/u.test(written))
    return [{ stem: stemOf(word), written: word, figure: false, name }]
  })
}

/** What stands beside a figure: a number without any of it is the number of something else. */
const beside = (pieces: ReadonlyArray<Piece>, at: number): ReadonlySet<string> =>
  new Set([...pieces.slice(Math.max(0, at - 2), at), ...pieces.slice(at + 1, at + 3)].map(({ stem }) => stem))
const figuresIn = (pieces: ReadonlyArray<Piece>) =>
  pieces.flatMap((piece, at) => (piece.figure ? [{ written: piece.written, near: beside(pieces, at) }] : []))

/** Said by the page alone, these take nothing from what is said. */
const mayBeLeft: ReadonlySet<UntabledKind> = new Set(["best", "all", "free"])
/** Of a sentence's words at least so many must be the quotes'; all, where nothing tells which of them bind. */
const leastShared = { known: 0.5, unknown: 1 } as const

/** `kinds`: null where no words of the language are known. */
export const untabledRuling = (
  sentence: string,
  pages: ReadonlyArray<string>,
  kinds: UntabledKinds | null,
  names: ReadonlyArray<string>
): PlainRuling => {
  const own = new Set(names.flatMap((name) => piecesOf(name).map(({ stem }) => stem)))
  const said = piecesOf(sentence)
  const wanted = said.filter(({ stem }) => !own.has(stem))
  const open = pages.flatMap((text, at) => {
    if (/[?？؟]["'」』”]?\s*$/u.test(text)) return []
    const pieces = piecesOf(text)
    const stems = new Set(pieces.map(({ stem }) => stem))
    return [{ at, text: fold(text), pieces, stems, shared: wanted.filter(({ stem }) => stems.has(stem)).length }]
  })
  const used = open.filter(({ shared }) => shared > 1)
  const host = used.toSorted((a, b) => b.shared - a.shared)[0]
  if (host === undefined || wanted.length < 3) return refused("no quote says it")
  const plain = fold(sentence)
  for (const [kind, pattern] of kinds ?? []) {
    const ours = pattern.test(plain)
    const isSaid = used.some(({ text }) => pattern.test(text))
    if (ours ? isSaid : mayBeLeft.has(kind) || !pattern.test(host.text)) continue
    return refused(kind === "denied" ? "the page says the opposite" : "the page says it otherwise")
  }
  const told = used.flatMap(({ pieces }) => figuresIn(pieces))
  const isTold = (one: (typeof told)[number]) =>
    told.some((other) => other.written === one.written && [...one.near].some((stem) => other.near.has(stem)))
  if (!figuresIn(said).every(isTold)) return refused("no quote has this figure in these words")
  const written = new Set(open.flatMap(({ pieces }) => pieces.map(({ stem }) => stem)))
  const strange = wanted.find(({ name, stem }) => name && !written.has(stem))
  if (strange !== undefined) return refused(`no quote has "${strange.written}"`)
  if (
    wanted.filter(({ stem }) => written.has(stem)).length <
    wanted.length * leastShared[kinds === null ? "unknown" : "known"]
  )
    return refused("no quote says this in these words")
  return { lane: "doubt", by: used.map(({ at }) => at) }
}
