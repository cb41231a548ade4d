/**
 * What is wrong with an edit beyond its shape: categories that do not exist, addresses that lead to no public
 * site, dates too far off, fields a listing cannot be without, wishes that contradict one another. It takes an
 * input of any shape and looks at what of it can be read, so that an edit whose shape is wrong somewhere hears
 * of everything at once.
 */
import { Clock, Effect, Either, Schema } from "effect"
import { UrlNotPublic } from "../../../domain/draft/Draft.ts"
import { fieldOf } from "../../../domain/draft/DraftFields.ts"
import { type Detail, detail, type Failure, invalid } from "../../../domain/Failure.ts"
import { CategoryUnknown } from "../../../domain/listing/Category.ts"
import { dateIssues } from "../../../domain/listing/Milestones.ts"
import { type FieldKey, fieldKeys, listFields, requiredKeys } from "../../../domain/listing/Profile.ts"
import { isJsonObject, type JsonObject } from "../../../domain/text/Json.ts"
import { CalendarDate, text } from "../../../domain/Wire.ts"
import { type DraftRow, isListed } from "../rows/DraftRow.ts"
import { ListingParts } from "../saving/ListingParts.ts"
import { siteAddress } from "./SiteAddress.ts"

const isDate = Schema.is(CalendarDate)
const isName = Schema.is(text(listFields.categories.max))
const objectIn = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})
const listIn = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])
/** What is no name is "", at its place. */
const namesIn = (value: unknown) =>
  listIn(value)
    .slice(0, listFields.categories.maxItems)
    .map((one) => (isName(one) ? one : ""))
const keysIn = (value: unknown): ReadonlyArray<FieldKey> => fieldKeys.filter((key) => listIn(value).includes(key))

const isBlank = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") || (Array.isArray(value) && value.length === 0)

/**
 * A draft that is a listing already may not lose what a listing needs. What a restored field becomes that is
 * drafted anew as well is still to come.
 */
const lost = (
  row: DraftRow,
  sent: JsonObject,
  restored: ReadonlyArray<FieldKey>,
  redrafted: ReadonlyArray<FieldKey>
): ReadonlyArray<Detail> =>
  requiredKeys
    .filter((key) =>
      key in sent
        ? isBlank(sent[key])
        : restored.includes(key) && !redrafted.includes(key) && fieldOf(row.fields, key).ai_value === null
    )
    .map((key) => detail(`fields.${key}`, "required", "is required: the draft is a listing already"))

const contradictions = (sent: JsonObject, restored: ReadonlyArray<FieldKey>): ReadonlyArray<Detail> =>
  restored
    .filter((key) => key in sent)
    .map((key) => detail("restore", "contradiction", `names ${key}, which \`fields\` sets in the same edit`))

/** One kind of fault has a code of its own; several are an invalid request. */
export const refusalOf = (
  issues: ReadonlyArray<Detail>
): Failure<"category_unknown" | "url_not_public" | "invalid_request"> => {
  const are = (code: string) => issues.every((one) => one.code === code)
  if (are(CategoryUnknown.code)) return CategoryUnknown(undefined, { details: issues })
  if (are(UrlNotPublic.code)) return UrlNotPublic(issues[0]?.message, { details: issues })
  return invalid(issues)
}

export class EditIssues extends Effect.Service<EditIssues>()("launchbook/EditIssues", {
  dependencies: [ListingParts.Default],
  effect: Effect.gen(function* () {
    const parts = yield* ListingParts

    const competitorIssues = (url: unknown, row: DraftRow | undefined) =>
      Effect.gen(function* () {
        if (typeof url !== "string" || url === "") return []
        const site = yield* Effect.either(siteAddress(url, "competitor_url"))
        if (Either.isLeft(site)) return site.left.details
        return site.right.key === row?.site_key
          ? [detail("competitor_url", "own_site", "is the product's own site; name another product's")]
          : []
      })

    /** Of the draft that is edited, where it is known. */
    const of = (input: unknown, row: DraftRow | undefined): Effect.Effect<ReadonlyArray<Detail>> =>
      Effect.gen(function* () {
        const given = objectIn(input)
        const sent = objectIn(given.fields)
        const restored = keysIn(given.restore)
        const now = yield* Clock.currentTimeMillis
        const { unknown } = yield* parts.lookUp(namesIn(sent.categories))
        return [
          ...unknown,
          ...(row !== undefined && isListed(row) ? lost(row, sent, restored, keysIn(given.regenerate)) : []),
          ...contradictions(sent, restored),
          ...listIn(given.milestones).flatMap((milestone, index) => {
            const { date } = objectIn(milestone)
            return isDate(date) ? dateIssues(date, `milestones.${index}.date`, now) : []
          }),
          ...(yield* competitorIssues(given.competitor_url, row))
        ]
      })

    return { of } as const
  })
}) {}
