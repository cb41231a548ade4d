/**
 * What did not stand and why: what helps of it is told to the owner, as a sentence. Of what the extraction tried on its
 * way only the reason of a field counts that it left blank.
 */
import type { Candidates, RefusedValue } from "../../../domain/draft/Candidates.ts"
import { fieldKeys } from "../../../domain/listing/Profile.ts"
import { fold } from "../../../domain/text/Folding.ts"
import type { Gate, Gated } from "../evidence/Evidence.ts"

type Field = RefusedValue["field"]

/** Refusals an owner is told of, in all and of one field, and the characters of a reason. */
const most = { told: 20, ofField: 2, reason: 240 } as const

/** At most so many characters. */
export const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`

/** Whether nothing stands there. */
const isBlank = ({ fields, faqs, founders, socials }: Candidates, field: Field): boolean => {
  if (field === "faqs") return faqs.length === 0
  if (field === "founders") return founders.length === 0
  if (field === "socials") return Object.keys(socials).length === 0
  return fields[field] === undefined
}

/** A gate that remembers the first refusal of each field: the option that was tried first was the likeliest. */
export const remembering = (gate: Gate): { readonly gate: Gate; readonly ofBlanks: (gated: Gated) => Gated } => {
  const first = new Map<Field, RefusedValue>()
  return {
    gate: {
      site: gate.site,
      gate: (candidates, name, approved) => {
        const gated = gate.gate(candidates, name, approved)
        for (const one of gated.refused) if (!first.has(one.field)) first.set(one.field, one)
        return gated
      }
    },
    ofBlanks: ({ stands }) => ({
      stands,
      refused: [...first.values()].filter(({ field }) => isBlank(stands, field)),
      doubts: []
    })
  }
}

const unapproved =
  "nothing speaks against it, but it is in words of its own, and a second look did not find that the quotes say it"

/** A reason as one plain sentence. */
const sentence = (reason: string): string => {
  const plain = cut(reason.replace(/\s+/g, " ").trim(), most.reason)
  const begun = plain.slice(0, 1).toUpperCase() + plain.slice(1)
  return /[.!?…。！？]$/.test(begun) ? begun : `${begun}.`
}

export interface Judged {
  /** The model's values; without one, nothing of it was refused either. */
  readonly gated: Gated
  /** The site's own words. */
  readonly found: Gated
  /** What of both is the draft's. */
  readonly stands: Candidates
  readonly asked: (field: Field) => boolean
}

/** What is told: the refusals of fields that are blank, or that say something else than the model would have it. */
export const refusalsOf = ({ gated, found, stands, asked }: Judged): ReadonlyArray<RefusedValue> => {
  const known = new Set<Field>(gated.refused.map(({ field }) => field))
  const doubted = gated.doubts
    .filter(({ field }) => !known.has(field))
    .map(({ field, sentence: value }): RefusedValue => ({ field, value: value.slice(0, 200), reason: unapproved }))
  const candidates = [
    ...[...gated.refused, ...doubted].filter(({ field }) => isBlank(gated.stands, field)),
    ...found.refused.filter(({ field }) => isBlank(stands, field))
  ].filter(({ field }) => asked(field))
  const told = new Map<string, RefusedValue>()
  const counts = new Map<Field, number>()
  for (const { field, value, reason } of candidates) {
    const key = `${field} ${fold(value)}`
    const count = counts.get(field) ?? 0
    if (told.has(key) || count >= most.ofField) continue
    counts.set(field, count + 1)
    told.set(key, { field, value: cut(value, 200), reason: sentence(reason) })
  }
  const order: ReadonlyArray<Field> = [...fieldKeys, "faqs", "founders", "socials"]
  return [...told.values()].toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field)).slice(0, most.told)
}
