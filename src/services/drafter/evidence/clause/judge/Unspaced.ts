/** A sentence against the page's where no spaces or no stems tell its words: it is never more than doubtful. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { unspacedKinds } from "../words/OtherTongues.ts"
import type { PlainRuling } from "./Plain.ts"

const telling =
  /[\p{scx=Han}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Arabic}\p{scx=Cyrillic}\p{scx=Thai}\p{scx=Hebrew}\p{scx=Greek}\p{scx=Devanagari}]+|[\p{scx=Latin}\p{Nd}][\p{scx=Latin}\p{Nd}.,]*/gu
const spaced = /^[\p{scx=Arabic}\p{scx=Cyrillic}\p{scx=Hebrew}\p{scx=Greek}\p{scx=Latin}\p{Nd}]/u

/** What is compared: pairs of characters, or words without their endings where words are told apart. */
const piecesOf = (text: string): ReadonlyArray<string> =>
  (fold(text).match(telling) ?? []).flatMap((run) => {
    if (spaced.test(run)) return [run.replace(/[.,]+$/, "").slice(0, Math.max(4, run.length - 2))]
    const characters = [...run]
    return characters.length === 1 ? [run] : characters.slice(1).map((one, at) => (characters[at] ?? "") + one)
  })

const leastShared = 0.5

export const unspacedRuling = (sentence: string, pages: ReadonlyArray<string>): PlainRuling => {
  const wanted = piecesOf(sentence)
  const open = pages
    .map((text, at) => ({ text, at, pieces: new Set(piecesOf(text)) }))
    .filter(({ text }) => !/[?？؟]["'」』”]?\s*$/u.test(text))
  const shares = (pieces: ReadonlySet<string>) => wanted.filter((one) => pieces.has(one)).length
  const host = open.toSorted((a, b) => shares(b.pieces) - shares(a.pieces))[0]
  if (host === undefined || wanted.length < 3 || shares(host.pieces) < 2)
    return { lane: "refused", reason: "no quote says it" }
  for (const [kind, pattern] of Object.entries(unspacedKinds)) {
    const ours = pattern.test(sentence)
    const theirs = pattern.test(host.text)
    if (ours !== theirs && !(theirs && (kind === "best" || kind === "all" || kind === "free")))
      return {
        lane: "refused",
        reason: kind === "denied" ? "the page says the opposite" : "the page says it otherwise"
      }
  }
  const all = new Set(open.flatMap(({ pieces }) => [...pieces]))
  const exact = (fold(sentence).match(/[\p{scx=Latin}\p{Nd}]+/gu) ?? []).filter((one) => !/^[a-z]$/.test(one))
  const written = new Set(open.flatMap(({ text }) => fold(text).match(/[\p{scx=Latin}\p{Nd}]+/gu) ?? []))
  const strange = exact.find((one) => !written.has(one))
  if (/\p{Nd}/u.test(sentence)) return { lane: "refused", reason: "no quote has this figure in these words" }
  if (strange !== undefined) return { lane: "refused", reason: `no quote has "${strange}"` }
  if (wanted.filter((one) => all.has(one)).length < wanted.length * leastShared)
    return { lane: "refused", reason: "no quote says this in these words" }
  return { lane: "doubt", by: open.filter(({ pieces }) => shares(pieces) > 0).map(({ at }) => at) }
}
