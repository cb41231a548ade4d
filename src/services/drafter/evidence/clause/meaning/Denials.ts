/** Which words of a clause are denied. */
import type { Word } from "../parse/Tagging.ts"

/** Denied: -1; said: 1; where a denial leaves it open: 0. */
export type Polarity = -1 | 0 | 1

/** Of each word. */
export const denials = (words: ReadonlyArray<Word>): ReadonlyArray<Polarity> => {
  const found: Array<Polarity> = words.map(() => 1)
  const set = (from: number, to: number, value: -1 | 0) => {
    for (let at = Math.max(0, from); at < Math.min(to, words.length); at++)
      if (value === -1 || found[at] === 1) found[at] = value
  }
  const until = (from: number, stops: (word: Word) => boolean) => {
    const end = words.findIndex((word, at) => at >= from && stops(word))
    return end === -1 ? words.length : end
  }
  const parts = (word: Word) => /[;:()—–•|]/.test(word.gap)
  for (const [at, word] of words.entries()) {
    // "Zero-downtime": without it.
    if (word.norm === "zero" && words[at + 1]?.joined === true) {
      set(at + 1, at + 2, -1)
      continue
    }
    if (word.pos !== "neg" && word.norm !== "zero") continue
    const next = words[at + 1]
    if (/^(?:not|never|hardly|barely|scarcely)$/.test(word.norm)) {
      // "Not only": said as well.
      if (next !== undefined && /^(?:only|just|merely)$/.test(next.norm)) continue
      // "Plants not watered are replaced": the denial ends where the verb of the sentence begins.
      const first = words.findIndex((one, index) => index > at && one.pos !== "aux" && one.pos !== "adv")
      const end = until(
        at + 1,
        (one) => parts(one) || one.norm === "but" || (first !== -1 && words.indexOf(one) > first && one.pos === "aux")
      )
      set(at + 1, end, -1)
      // Of what stands before only the verb is denied for sure: "Calls are not recorded", "sold? never".
      const verb = words.slice(0, at).findLastIndex((one) => one.pos === "verb")
      const comma = words.findLastIndex((one, index) => index <= at && /[,]/.test(one.gap))
      const joined = words[at - 1]?.pos === "conj"
      if (joined) continue
      set(Math.max(0, comma), at, 0)
      if (verb >= comma && !words.slice(verb + 1, at).some(({ pos }) => pos === "noun" || pos === "name"))
        set(verb, verb + 1, 0)
      if (end === at + 1) set(0, at, -1)
    } else if (word.norm === "without") {
      // "Without a signal Acme sends nothing": where it leads in, it ends where the sentence begins.
      const begins = (one: Word) =>
        at === 0 && (one.own || one.pos === "pronoun" || (one.pos === "verb" && one.form !== "ing"))
      set(
        at + 1,
        until(
          at + 1,
          (one) =>
            parts(one) ||
            begins(one) ||
            one.gap.includes(",") ||
            one.pos === "prep" ||
            one.pos === "to" ||
            (one.pos === "conj" && one.norm === "but") ||
            (one.pos === "aux" && one.norm !== "being")
        ),
        -1
      )
      // "Without ads, accounts or cookies": all of a list.
      const rest = words.slice(at + 1)
      const listed =
        rest.some(({ pos }) => pos === "conj") &&
        rest.every(({ pos, gap }) => /^(?:noun|name|adj|conj|det)$/.test(pos) && !/[;:()—–•|]/.test(gap))
      if (listed) set(at + 1, words.length, -1)
      const end = until(at + 1, (one) => one.gap.includes(",") || parts(one))
      if (at > 0) set(at + 1, end, 0)
    } else if (/^(?:no|zero)$/.test(word.norm)) {
      if (word.norm === "no" && (next?.gap.includes(",") || next === undefined)) continue
      const end = until(
        at + 1,
        (one) =>
          parts(one) ||
          one.gap.includes(",") ||
          one.pos === "prep" ||
          one.pos === "to" ||
          one.pos === "aux" ||
          (one.pos === "conj" && one.norm !== "or") ||
          (one.pos === "verb" && one.form !== "ing" && one.form !== "participle")
      )
      set(at + 1, end, -1)
      // "No nails are used", "no card needed", "takes no fee": of the verb it is left open.
      set(0, words.length, 0)
      for (const [index, one] of words.entries())
        if (one.pos !== "verb" && one.pos !== "aux" && index < at && found[index] === 0) found[index] = 1
      if (words.slice(end).some(({ pos }) => pos === "aux"))
        set(
          end,
          until(end, (one) => parts(one) || one.gap.includes(",") || one.pos === "to"),
          -1
        )
    } else if (/^(?:neither|nor)$/.test(word.norm)) {
      set(at + 1, until(at + 1, parts), -1)
      set(0, at, 0)
      const verb = words.slice(0, at).findLastIndex((one) => one.pos === "verb")
      if (verb !== -1) found[verb] = -1
    } else if (/^(?:none|nothing|nobody|nowhere)$/.test(word.norm)) {
      set(0, words.length, 0)
      const verb = words.findLastIndex((one, index) => index < at && one.pos === "verb")
      if (verb !== -1) found[verb] = -1
      set(at + 1, until(at + 1, parts), -1)
    }
  }
  // "Ad-free": without; "not ad-free": with.
  for (const [at, { norm, joined }] of words.entries())
    if (norm === "free" && joined && at > 0) found[at - 1] = found[at - 1] === -1 ? 1 : -1
  return found
}
