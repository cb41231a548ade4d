/**
 * What a draft gives that a public page's label neither names nor forbids: a label lists what its writer thought
 * of, so somebody has to read the page before such a value counts. The answers go into `real/read.jsonl`.
 */

import { flat, judgeValue, saidBy } from "../judge/Scoring.ts"
import { covered, plain, sentences } from "../judge/Words.ts"
import { draftOf, readSite } from "../Source.ts"
import { type Field, type Labelled, listFields, type Reading } from "./Labels.ts"

const texts = ["tagline", "short_description", "description"] as const

export const unreadOf = (site: Labelled): ReadonlyArray<Omit<Reading, "right">> => {
  const { id, truth } = site
  // Judged value by value (`owner.ts`), and without labels.
  if (Object.keys(truth).length === 0) return []
  const said = saidBy(draftOf(readSite(site)))
  const known = (field: Field, text: string) =>
    site.read.some((one) => one.field === field && plain(one.text) === plain(text))
  const found = (field: Field, given: ReadonlyArray<string>) =>
    given.filter((text) => !known(field, text)).map((text) => ({ id, field, text }))
  return [
    ...texts.flatMap((field) => {
      const accepted = flat(truth[field])
      const pieces = [...accepted, ...accepted.flatMap(sentences)]
      const given = field === "description" ? sentences(said.texts[field] ?? "") : [said.texts[field] ?? ""]
      return found(
        field,
        given.filter((text) => text !== "" && covered(text, pieces) !== "all")
      )
    }),
    ...listFields.flatMap((field) => {
      const accepted = flat(truth[field])
      return found(
        field,
        (said.lists[field] ?? []).filter((text) => judgeValue(field, text, accepted) !== "right")
      )
    })
  ]
}
