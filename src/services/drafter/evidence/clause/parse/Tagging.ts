/** What each word of an English sentence does in it: of all its readings those that make the likeliest sentence. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { beWords } from "../words/Closed.ts"
import { breakBefore, hardGap, namedFirst, ownNameSpans } from "./Names.ts"
import { type Pos, type WordReading, wordReadings } from "./Readings.ts"
import { stemOf } from "./Stems.ts"
import { type Memory, nothingRead, step, unfinished } from "./Steps.ts"
import { tagsOf } from "./Tagger.ts"
import { type VerbForm, verbReading } from "./VerbForms.ts"
import { type RawWord, wordsOf } from "./Words.ts"

export type { Pos } from "./Readings.ts"

export interface Word extends RawWord {
  readonly stem: string
  readonly pos: Pos
  /** Of a verb. */
  readonly form: VerbForm | null
  /** Part of the product's own name. */
  readonly own: boolean
  /** Written as a name is inside a sentence: with a capital that no beginning explains. */
  readonly capital: boolean
}

interface Path {
  readonly cost: number
  readonly memory: Memory
  readonly last: WordReading | null
  readonly before: Path | null
}

/** Ways a sentence may be read that are followed at once: the likeliest. */
const mostPaths = 16

/** Of the readings of every word, those that follow each other at the least cost. */
const likeliest = (
  words: ReadonlyArray<RawWord>,
  readings: ReadonlyArray<ReadonlyArray<WordReading>>,
  full: boolean
) => {
  let paths: ReadonlyArray<Path> = [{ cost: 0, memory: nothingRead, last: null, before: null }]
  for (const [at, word] of words.entries()) {
    const best = new Map<string, Path>()
    const breaks = at === 0 ? "none" : breakBefore(word)
    for (const path of paths) {
      for (const next of readings[at] ?? []) {
        const { cost, memory } = step(path.last, next, word, path.memory, breaks)
        const key = `${next.step} ${next.form} ${memory.finite} ${memory.subject} ${memory.base} ${memory.third} ${memory.lets} ${memory.phrase} ${memory.opened} ${memory.waits} ${memory.bare} ${memory.said}`
        const total = path.cost + cost
        const known = best.get(key)
        if (known === undefined || total < known.cost) best.set(key, { cost: total, memory, last: next, before: path })
      }
    }
    paths = [...best.values()].toSorted((a, b) => a.cost - b.cost).slice(0, mostPaths)
  }
  const chosen: Array<WordReading> = []
  // What ends with a full stop has a verb.
  const total = ({ cost, memory }: Path) => cost + unfinished(memory) + (full && !memory.said ? 0.6 : 0)
  for (let path: Path | null = paths.toSorted((a, b) => total(a) - total(b))[0] ?? null; path?.last; path = path.before)
    chosen.push(path.last)
  return chosen.reverse()
}

const hourHalf: ReadonlyArray<WordReading> = [{ pos: "noun", form: null, step: "noun", cost: 0 }]

/** The words of one sentence. `names`: what the product is called, folded. */
export const taggedWords = (sentence: string, names: ReadonlyArray<string>): ReadonlyArray<Word> => {
  const raws = wordsOf(sentence)
  const tags = tagsOf(sentence)
  const own = ownNameSpans(raws, names)
  // Where almost all words are written large, capitals say nothing.
  const written = raws.filter(({ text }, at) => /^\p{L}{2}/u.test(text) && !own.has(at))
  const titled = written.length > 2 && written.filter(({ text }) => /^\p{Lu}/u.test(text)).length > 0.7 * written.length
  const first = tags(raws[0]?.start ?? 0)
  const named = namedFirst(raws, { quality: first.has("Adjective"), deed: first.has("Verb") })
  const capitals = raws.map((raw, at) => {
    if (!/^\p{Lu}/u.test(raw.text) || raw.norm === "i" || own.has(at)) return false
    if (at < named.words) return true
    const isFirst = at === 0 || hardGap.test(raw.gap)
    const inner = /^.+\p{Lu}/u.test(raw.text) && !/^\p{Lu}\p{Lu}+$/u.test(titled ? raw.text : "")
    return isFirst || titled ? inner : true
  })
  const readings = raws.map((raw, at) => {
    const name = own.has(at) ? "own" : capitals[at] === true && fold(raw.norm) !== "a" ? "other" : null
    const all = wordReadings(raw, tags(raw.start), name)
    // "From 9 am".
    if (/^[ap]m$/.test(raw.norm) && /\p{Nd}$/u.test(raws[at - 1]?.norm ?? "")) return hourHalf
    // "A chapel that dates from": not "that dates".
    if (raw.norm === "that" && verbReading(raws[at + 1]?.norm ?? "")?.forms.has("s") === true)
      return all.filter(({ pos }) => pos !== "det")
    // "Is run by the town", "was cut by hand".
    if (raws[at + 1]?.norm === "by" && beWords.has(raws[at - 1]?.norm ?? "")) {
      const participles = all.filter(({ form }) => form === "participle")
      if (participles.length > 0) return participles
    }
    const done = raw === named.verb ? all.filter(({ pos }) => pos === "verb") : []
    return done.length > 0 ? done : all
  })
  const chosen = likeliest(raws, readings, /[.!?]["')]*$/.test(sentence))
  return raws.map((raw, at) => ({
    ...raw,
    stem: stemOf(raw.norm),
    pos: chosen[at]?.pos ?? "noun",
    form: chosen[at]?.form ?? null,
    own: own.has(at),
    capital: capitals[at] === true
  }))
}
