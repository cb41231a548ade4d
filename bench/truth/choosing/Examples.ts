/** The sites whose right lines are known, with all lines that could be chosen: `../minis/`, `../sites/` and `../real/`. */
import { fold } from "../../../src/domain/text/Folding.ts"
import type { ChosenField } from "../../../src/services/drafter/extractive/choosing/Choice.ts"
import type { OwnLine } from "../../../src/services/drafter/extractive/choosing/Lines.ts"
import { lineChoices } from "../../../src/services/drafter/extractive/LineChoices.ts"
import { readingsOf } from "../../../src/services/drafter/extractive/reading/Reading.ts"
import { judgeText } from "../judge/Scoring.ts"
import type { Half, Labelled } from "../labels/Labels.ts"
import { type OwnerVerdict, ownerVerdicts } from "../labels/OwnerVerdicts.ts"
import { ownSites, realSites } from "../labels/SiteFiles.ts"
import { judgedText, type Mini, readMinis } from "../minis/Minis.ts"
import { categories, draftOf, openGate, readSite } from "../Source.ts"

export const chosenFields = [
  "tagline",
  "short_description",
  "description"
] as const satisfies ReadonlyArray<ChosenField>

export interface KnownSite {
  readonly id: string
  readonly half: Half
  readonly set: "minis" | "sites" | "public"
  readonly field: ChosenField
  readonly lines: ReadonlyArray<{ readonly line: OwnLine; readonly right: boolean; readonly bait: boolean }>
}
const linesIn = (site: Pick<Labelled, "pages" | "styles">): ((field: ChosenField) => ReadonlyArray<OwnLine>) => {
  const pages = readSite(site)
  const gate = openGate({ pages, categories })
  const { name } = draftOf(pages).fields
  return lineChoices(readingsOf(gate.site), [fold(name?.value ?? "")], categories).lines
}

const ofMini = (mini: Mini): ReadonlyArray<KnownSite> => {
  const asked = chosenFields.filter((field) => (mini.truth[field] ?? null) !== null)
  if (asked.length === 0) return []
  const lines = linesIn({ pages: mini.pages, styles: {} })
  return asked.map((field) => ({
    id: mini.id,
    half: mini.half,
    set: "minis",
    field,
    lines: lines(field).map((line) => ({ line, ...judgedText(mini, field, line.text) }))
  }))
}
const ofSite = (site: Labelled): ReadonlyArray<KnownSite> => {
  const asked = chosenFields.filter((field) => (site.truth[field] ?? null) !== null)
  if (asked.length === 0) return []
  const lines = linesIn(site)
  return asked.map((field) => ({
    id: site.id,
    half: site.half,
    set: "sites",
    field,
    lines: lines(field).map((line) => ({
      line,
      right: judgeText(field, line.text, site.truth[field] ?? null).outcome === "right",
      bait: false
    }))
  }))
}

/** How much of a right value a line is at least. */
const most = 0.6
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "")
/**
 * Of a public site the values that somebody judged are known, and so is a line that is one of those found right or the most of
 * it. Of some sites nothing was right: nobody learns from them which line is best, but how little the best may be worth.
 */
const ofPublic = (site: Labelled, verdicts: ReadonlyArray<OwnerVerdict>): ReadonlyArray<KnownSite> => {
  const valuesOf = (field: ChosenField, ...wanted: ReadonlyArray<OwnerVerdict["verdict"]>) =>
    verdicts.flatMap((one) =>
      one.field === field && one.value !== null && wanted.includes(one.verdict) ? [plain(one.value)] : []
    )
  const asked = chosenFields.filter((field) => valuesOf(field, "right", "partly", "wrong").length > 0)
  if (asked.length === 0) return []
  const lines = linesIn(site)
  return asked.map((field) => {
    const [right, wrong] = [valuesOf(field, "right"), valuesOf(field, "wrong", "partly")]
    const isMost = (text: string, value: string) =>
      (value.includes(text) && text.length >= most * value.length) ||
      (text.includes(value) && value.length >= most * text.length)
    return {
      id: site.id,
      half: site.half,
      set: "public",
      field,
      lines: lines(field).map((line) => {
        const text = plain(line.text)
        return { line, right: right.some((value) => isMost(text, value)), bait: wrong.includes(text) }
      })
    }
  })
}
/** `pages`: the folder with the pages of public sites, where there is one. */
export const knownSites = (pages?: string): ReadonlyArray<KnownSite> => {
  const verdicts = Map.groupBy(ownerVerdicts(), ({ id }) => id)
  return [
    ...readMinis().flatMap(ofMini),
    ...ownSites().flatMap(ofSite),
    ...(pages === undefined ? [] : realSites(pages).flatMap((site) => ofPublic(site, verdicts.get(site.id) ?? [])))
  ]
}
