/**
 * A long sentence with some words of its own, whose figures, names and claims are all the page's. Where clauses find
 * something against it they have mostly put the wrong parts beside each other: who lies in so many words changes fewer of
 * them. What turns it as a whole still settles it, and somebody has to be asked.
 */
import { alike } from "../../meaning/Alike.ts"
import { claimsIn, hasNames, isOf, type Restated, tellingWordsIn, toldOfOthers, unnamed } from "./AfreshWords.ts"
import { denies } from "./Bearings.ts"
import { sameAmounts } from "./SameAmounts.ts"

/** So many words that tell, and so many of them the sentence's own: the longer it is, the fewer. */
const lengths: ReadonlyArray<readonly [telling: number, own: number]> = [
  [9, 1],
  [8, 2]
]
/** What the page holds it to by, and what is claimed beyond it: they stand on both sides or on none. */
const turning: ReadonlyArray<readonly [words: RegExp, side: "dropped" | "added" | "either"]> = [
  [/\b(?:only|just|solely|exclusively|alone|merely)\b/iu, "dropped"],
  [
    /\b(?:will|plan(?:s|ned|ning)?|soon|coming|upcoming|next|hop(?:e|es|ing)|intend\p{L}*|future|considering|thinking|roadmap)\b/iu,
    "dropped"
  ],
  [denies, "dropped"],
  [/\btrial\b/iu, "either"],
  [/\b(?:all|each|every|everyone|everybody|everything|always|entire|whole|any)\b/iu, "added"],
  [/\b(?:leading|award\p{L}*|certified|guarantee\p{L}*|\p{L}{2,}est)\b/iu, "added"]
]
const others = /says this about/

/** `reason`: why it was refused; `names`: the product's. All English. */
export const saysAtLength = (
  sentence: string,
  reason: string,
  { told: texts, beside }: Restated,
  names: ReadonlyArray<string>
): boolean => {
  const page = texts.join(" ")
  if (
    beside.length > 0 ||
    toldOfOthers.test(reason) ||
    others.test(reason) ||
    texts.some((text) => text.trim().endsWith("?"))
  )
    return false
  const [said, known] = [tellingWordsIn(unnamed(sentence, names)), tellingWordsIn(unnamed(page, names))]
  const own = [...said].filter((word) => !isOf(word, known)).length
  if (!lengths.some(([telling, fewest]) => said.size >= telling && own >= fewest)) return false
  const isTurned = turning.some(([words, side]) => {
    const [here, there] = [words.test(sentence), words.test(page)]
    return here !== there && (side === "either" || (side === "added") === here)
  })
  const claims = claimsIn(page)
  return (
    !isTurned &&
    claimsIn(sentence).every((claim) => claims.some((one) => alike(claim, one))) &&
    hasNames(sentence, page, names) &&
    hasNames(page, sentence, names) &&
    sameAmounts(sentence, page)
  )
}
