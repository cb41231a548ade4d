/** Parts in a deed that exclude each other: by whom and for whom, from where and to where. */
import type { Role } from "../meaning/Terms.ts"

const opposites: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    from: "to into for",
    to: "from by",
    into: "from out",
    by: "for on to with after before",
    for: "by from against",
    with: "without by",
    without: "with",
    before: "after",
    after: "before by",
    than: "in for on",
    on: "by off",
    under: "over above",
    over: "under",
    like: "unlike",
    unlike: "like",
    against: "for"
  }).map(([one, others]) => [one, new Set(others.split(" "))] as const)
)

export const opposedPhrases = (a: string, b: string): boolean =>
  (opposites.get(a)?.has(b) ?? false) || (opposites.get(b)?.has(a) ?? false)

const phraseOf = (role: Role): string | null => (role.startsWith("pp:") ? role.slice(3) : null)

export const opposed = (a: Role, b: Role): boolean => {
  const first = phraseOf(a)
  const second = phraseOf(b)
  if (first !== null && second !== null) return opposedPhrases(first, second)
  if (a === "agent")
    return b === "patient" || (second !== null && second !== "of" && second !== "by" && second !== "via")
  if (b === "agent") return a === "patient" || (first !== null && first !== "of" && first !== "by" && first !== "via")
  return (
    (a === "patient" && (second === "than" || second === "unlike")) ||
    (b === "patient" && (first === "than" || first === "unlike"))
  )
}
