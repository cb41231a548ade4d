/**
 * For a directory that keeps to the page's own words: of what the gate lets stand, prose only where it is stated,
 * copied or shortened. What is one sentence among several costs itself alone. Facts that are no prose (a
 * year, a place, a model of pricing) are judged by their rules as ever.
 */
import { type Backed, type Candidates, noCandidates, type RefusedValue } from "../../../domain/draft/Candidates.ts"
import type { Support } from "../../../domain/draft/Draft.ts"
import type { FieldKey, ListKey, TextKey } from "../../../domain/listing/Profile.ts"
import type { Gate, Gated } from "../evidence/Evidence.ts"
import { sentencesOf } from "../extractive/Reading.ts"

/** The lanes that are the page's own words, the nearest to it first. */
const ownLanes: ReadonlyArray<Support> = ["stated", "copied", "shortened"]
const isOwn = <A extends Pick<Backed<unknown>, "support">>(
  value: A | undefined
): value is A & { readonly support: Support } => value?.support !== undefined && ownLanes.includes(value.support)
const weakest = (lanes: ReadonlyArray<Support>): Support =>
  ownLanes.findLast((lane) => lanes.includes(lane)) ?? "shortened"

const proseTexts = [
  "tagline",
  "short_description",
  "description",
  "pricing_summary"
] as const satisfies ReadonlyArray<TextKey>
const proseLists = ["features", "usps"] as const satisfies ReadonlyArray<ListKey>

const reason = "it says in other words what the page says, and this directory keeps to the page's own"

export const inOwnWords = (inner: Gate): Gate => ({
  site: inner.site,
  // Nothing is approved of here: that would be in other words, too.
  gate: (candidates, known) => {
    const { stands, refused } = inner.gate(candidates, known)
    const name = stands.fields.name ?? known
    const lost: Array<RefusedValue> = []
    const lose = (field: RefusedValue["field"], value: string) =>
      lost.push({ field, value: value.slice(0, 200), reason })
    /** One value by itself, if it stands. */
    const alone = <K extends FieldKey>(key: K, value: Candidates["fields"][K]) =>
      inner.gate({ ...noCandidates, fields: { [key]: value } }, name).stands.fields[key]

    const fields = { ...stands.fields }
    for (const key of proseTexts) {
      const standing = fields[key]
      if (standing === undefined || isOwn(standing)) continue
      delete fields[key]
      // The quotes as they were offered: those that were stored back what is left out, too.
      const evidence = candidates.fields[key]?.evidence ?? standing.evidence
      const lanes: Array<Support> = []
      const own = (value: string) => {
        const part = alone(key, { value, evidence })
        if (!isOwn(part)) return []
        lanes.push(part.support)
        return [part.value]
      }
      const paragraphs = standing.value.split("\n").map((line) => {
        const [whole] = line.trim() === "" ? [""] : own(line)
        return whole ?? sentencesOf(line).flatMap(own).join(" ")
      })
      const value = paragraphs
        .join("\n")
        .replace(/\n{3,}/g, "\n\n")
        .trim()
      const kept = lanes.length === 0 ? undefined : alone(key, { value, evidence })
      if (kept === undefined) lose(key, standing.value)
      else fields[key] = isOwn(kept) ? kept : { ...kept, support: weakest(lanes) }
    }
    for (const key of proseLists) {
      const standing = fields[key]
      if (standing === undefined || isOwn(standing)) continue
      delete fields[key]
      const evidence = candidates.fields[key]?.evidence ?? standing.evidence
      const items = standing.value.flatMap((item) => {
        const part = alone(key, { value: [item], evidence })
        return isOwn(part) ? [{ item, lane: part.support }] : []
      })
      const kept = items.length === 0 ? undefined : alone(key, { value: items.map(({ item }) => item), evidence })
      if (kept === undefined) lose(key, standing.value.join(", "))
      else fields[key] = isOwn(kept) ? kept : { ...kept, support: weakest(items.map(({ lane }) => lane)) }
    }
    const faqs = stands.faqs.filter((faq) => {
      if (!isOwn(faq)) lose("faqs", faq.value.question)
      return isOwn(faq)
    })
    const founders = stands.founders.flatMap((founder) => {
      if (isOwn(founder) || founder.value.bio === null) return [founder]
      const bare = { ...founder, value: { ...founder.value, bio: null } }
      return inner.gate({ ...noCandidates, founders: [bare] }, name).stands.founders
    })
    const gated: Gated = { stands: { ...stands, fields, faqs, founders }, refused: [...refused, ...lost], doubts: [] }
    return gated
  }
})
