/** Shapes of sentences in one, to be looked for first: most sentences are of none, and to ask each of them takes long. */

/** Whom it is said of: "{S}", and of alternatives each its own. */
const subjects = /\{S\d?\}/gu
const opensWithSubject = /^\^\{S\d?\}/u
export const subjectIn = (shape: string, name: (slot: string) => string): string =>
  shape.replaceAll(subjects, (slot) => `${name(slot)}(?-i:(?:[^,.;:!?]|(?<=\\p{Nd})\\.(?=\\p{Nd})){0,60}?))`)

const piece = /\\.|\[(?:\\.|[^\]\\])*\]|[^\\[]/gsu
/** The alternatives of a shape, where none of its groups is cut. */
const alternativesOf = (shape: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  let [alternative, depth] = ["", 0]
  for (const [one] of shape.matchAll(piece)) {
    depth += one === "(" ? 1 : one === ")" ? -1 : 0
    if (one === "|" && depth === 0) {
      found.push(alternative)
      alternative = ""
    } else alternative += one
  }
  return [...found, alternative]
}

/** Finds something wherever one of the shapes does. They are without case, and have no names for their groups but these. */
export const anyShape = (shapes: ReadonlyArray<string>): RegExp => {
  const unnamed = shapes.flatMap(alternativesOf).map((one) => one.replaceAll(/\(\?<\w+>/gu, "(?:"))
  const [ofSubject, others] = [true, false].map((is) => unnamed.filter((one) => opensWithSubject.test(one) === is))
  const fromStart = (one: string) => (one.startsWith("^") ? one.slice(1) : `[^]*?${one}`)
  const rest = (ofSubject ?? []).map((one) => one.replace(opensWithSubject, "")).join("|")
  // Whom it is said of is looked for once, and not for each of them.
  const all = [`{S}(?:${rest})`, ...(others ?? []).map(fromStart)].join("|")
  return new RegExp(`(?i:^(?:${subjectIn(all, () => "(?:")}))`, "u")
}
