/**
 * What a restatement makes more of than its quotes do: what lasts for good, what somebody licensed, what the house owns or
 * makes itself, what holds in every plan or place. Whoever is asked reads over such a word, so nobody is.
 */
import { stemOf } from "../../parse/Stems.ts"

/** A word that claims more, and those of the quotes that may come to the same. */
interface Claim {
  readonly said: RegExp
  readonly told: RegExp
}
const claims: ReadonlyArray<Claim> = [
  {
    said: /\b(?:for good|permanent\p{L}*|forever|once and for all|for life|lifelong|cures?|eliminat\p{L}+|eradicat\p{L}+)\b/iu,
    told: /\b(?:for good|permanent\p{L}*|forever|once and for all|life\p{L}*|cur(?:e|es|ed|ing)|eliminat\p{L}+|eradicat\p{L}+|always|never|no longer|remov\p{L}+|ends?|rid|without)\b/iu
  },
  { said: /\blicen[sc]ed\b/iu, told: /\blicen[sc]/iu },
  { said: /\baccredit/iu, told: /\baccredit/iu },
  { said: /\b(?:insured|bonded)\b/iu, told: /\b(?:insur|bond|cover)/iu },
  {
    said: /\b(?:within|in) (?:just |only |mere )?(?:hours|minutes|seconds|days|moments)\b/iu,
    told: /\b(?:hours?|minutes?|mins?|seconds?|days?|instant\p{L}*|moments?|immediate\p{L}*|quick\p{L}*|fast\p{L}*|real.?time|within|soon|\d+ ?h)\b/iu
  },
  {
    said: /\b(?:invented|patented|owns|grown|grows|farmed|manufactur\p{L}+|created|creators?)\b/iu,
    told: /\b(?:creat|invent|patent|own|belong|grow|farm|manufactur|made|mak|found|buil|develop|design|writ|wrote|garden|field|harvest|start|set up|born|craft|produc|draw|compos|paint|print|began|begin|launch|form|turn)/iu
  }
]

const ownThing = /\b(?:its|our) own (?:[\p{L}-]+ )??(?<thing>[\p{L}-]+)/giu
const byItself = /\b(?:own|ourselves|in-house|itself|themselves|your|belongs?)\b/iu
/** "In its own laboratories", of "for laboratories": the quotes name none of the house's. */
const ownsMore = (sentence: string, told: string): boolean =>
  !byItself.test(told) &&
  [...sentence.matchAll(ownThing)].some(
    ({ groups }) =>
      !new RegExp(
        String.raw`\b(?:an?|the|our|each|every|its|their|of|with) (?:[\p{L}-]+ ){0,2}${stemOf((groups?.thing ?? "").toLowerCase())}`,
        "iu"
      ).test(told)
  )

const each = /\b(?:all|every|each|any)\b/iu
const holders =
  /\bfor (?:the )?(?<one>\p{Lu}[\p{L}-]+)(?: (?:and|or) (?<other>\p{Lu}[\p{L}-]+))? (?:plans?|customers?|users?|members?|subscribers?|tiers?)\b/gu
/** "All plans have chat", of "chat for Rye plans": who has it is left out. */
const forEverybody = (sentence: string, told: string): boolean =>
  each.test(sentence) &&
  [...told.matchAll(holders)].some(({ groups }) =>
    [groups?.one, groups?.other].some((name) => name !== undefined && !sentence.includes(name))
  )

const name = String.raw`\p{Lu}[\p{L}\p{N}.'’-]*(?: \p{Lu}[\p{L}\p{N}.'’-]*)*`
const placed = new RegExp(
  String.raw`\b(?:in|across|throughout|from|to|at|between|around|serv\p{L}+|cover\p{L}*) (?:the )?(?<list>${name}(?:, (?:and )?${name})*,? (?:and|or|&) ${name})`,
  "gu"
)
const apart = /, (?:and |or )?| (?:and|or|&) /u
/** Words that join names to one list. */
const joining = new Set(["and", "or", "the", "as", "well", "of", "to", "plus", "also", "in", "for"])
const mostJoining = 1
/** "Shops in Ghent, Lyon and Turin", of "a shop in Ghent, with agents in Lyon and Turin": one list of what the page keeps apart. */
const listsTogether = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  [...sentence.matchAll(placed)].some(({ groups }) => {
    const names = (groups?.list ?? "").split(apart)
    return texts.some((text) =>
      names.slice(1).some((next, at) => {
        const first = names[at] ?? ""
        const [start, end] = [text.indexOf(first), text.indexOf(next)]
        if (start === -1 || end <= start) return false
        const between = text.slice(start + first.length, end).match(/(?<!\p{L})\p{Ll}[\p{L}'’-]*/gu) ?? []
        return between.filter((word) => !joining.has(word)).length > mostJoining
      })
    )
  })

const inPart = new RegExp(
  String.raw`(?<name>${name}) \((?:in )?(?:select(?:ed)?|some|parts?|most|certain|limited|partly|partial)(?!\p{L})[^)]*\)`,
  "gu"
)
const parts = /\b(?:select(?:ed)?|some|parts?|most|certain|limited|partly|partial)\b/i
/** "Lyon", of "Lyon (some streets)". */
const takesWhole = (sentence: string, told: string): boolean =>
  !parts.test(sentence) && [...told.matchAll(inPart)].some(({ groups }) => sentence.includes(groups?.name ?? ""))

/** Whether it claims more than its quotes in one of these ways; English only. */
export const heightens = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const told = texts.join("\n")
  return (
    claims.some((claim) => claim.said.test(sentence) && !claim.told.test(told)) ||
    ownsMore(sentence, told) ||
    forEverybody(sentence, told) ||
    takesWhole(sentence, told) ||
    listsTogether(sentence, texts)
  )
}
