/**
 * A product's draft, from the address its owner gives to a saved listing. The pipeline (`Drafting.ts`)
 * fills it; here a person starts it, reads it, edits it at any time, and submits it. Whatever belongs to
 * somebody else is not found.
 */
import { Effect } from "effect"
import type {
  getDraft as GetDraft,
  submitDraft as SubmitDraft,
  submitListing as SubmitListing
} from "../../domain/api/DraftsApi.ts"
import { DraftIncomplete, DraftNotReady } from "../../domain/draft/Draft.ts"
import { problemsOf } from "../../domain/draft/DraftContent.ts"
import { invalid, NotFound } from "../../domain/Failure.ts"
import type { FieldKey } from "../../domain/listing/Profile.ts"
import type { Input } from "../../domain/Operation.ts"
import { type Paging, toPage } from "../../domain/Page.ts"
import { Principal } from "../../domain/Principal.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { type EditInput, editedRow } from "./editing/DraftEdit.ts"
import { listingSteps, toDraft, toDraftSummary } from "./editing/DraftView.ts"
import { fieldInput } from "./editing/FieldInput.ts"
import { Regenerate, type Regenerated } from "./editing/Regenerate.ts"
import { siteAddress } from "./editing/SiteAddress.ts"
import { Invitations } from "./Invitations.ts"
import { type DraftRow, isOpen } from "./rows/DraftRow.ts"
import { DraftsRepo } from "./rows/DraftsRepo.ts"
import { SaveListing } from "./saving/SaveListing.ts"

export class Drafts extends Effect.Service<Drafts>()("launchbook/Drafts", {
  dependencies: [DraftsRepo.Default, Invitations.Default, Regenerate.Default, SaveListing.Default],
  effect: Effect.gen(function* () {
    const repo = yield* DraftsRepo
    const invitations = yield* Invitations
    const regenerate = yield* Regenerate
    const listings = yield* SaveListing
    const jobs = yield* Jobs

    const own = (id: string) =>
      Effect.flatMap(Principal, ({ userId }) =>
        Effect.flatMap(repo.find(id, userId), (row) => (row === undefined ? NotFound() : Effect.succeed(row)))
      )
    /** For a change: nobody else changes the row until this transaction ends. */
    const ownLocked = (id: string) =>
      Effect.flatMap(Principal, ({ userId }) =>
        Effect.flatMap(repo.lock(id, userId), (row) => (row === undefined ? NotFound() : Effect.succeed(row)))
      )

    /** A draft that an account already has under way goes before this one, so one account cannot hold up the others. */
    const start = ({ url }: Input<typeof SubmitListing>) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const site = yield* siteAddress(url, "url")
        yield* listings.assertFree(site.key, userId)
        const open = yield* repo.countOpen(userId)
        const id = crypto.randomUUID()
        yield* repo.insert({ id, user_id: userId, url: site.url, site_key: site.key }, yield* instant)
        yield* jobs.send("draft", { draft_id: id }, { priority: -open })
        return toDraft(yield* Effect.orDie(own(id)), [])
      })

    const list = (paging: Paging) =>
      Effect.gen(function* () {
        const { userId } = yield* Principal
        const rows = yield* repo.page(userId, paging)
        return toPage(paging, rows.map(toDraftSummary), yield* repo.count(userId))
      })

    const get = ({ id }: Input<typeof GetDraft>) =>
      Effect.gen(function* () {
        const row = yield* own(id)
        return toDraft(row, yield* invitations.list(row.id))
      })

    /** Everything that is wrong with the profile fields, at once. */
    const checkedFields = (input: EditInput) =>
      Effect.gen(function* () {
        const { values, wrong } = fieldInput(input.fields ?? {})
        if (wrong.length > 0) return yield* invalid(wrong)
        const { categories } = values
        if (categories === undefined || categories === null || typeof categories === "string") return values
        const rows = yield* listings.categoriesNamed(categories)
        return { ...values, categories: rows.map(({ name }) => name) }
      })

    const competitorOf = (input: EditInput) =>
      input.competitor_url === undefined || input.competitor_url === ""
        ? Effect.succeed(input.competitor_url)
        : Effect.map(siteAddress(input.competitor_url, "competitor_url"), ({ url }) => url)

    /** The draft after the edit, which is refused here; `undrafted` are fields whose values are still to come. */
    const edited = (
      row: DraftRow,
      input: EditInput,
      regenerated: Regenerated,
      undrafted: ReadonlyArray<FieldKey> = []
    ) =>
      Effect.gen(function* () {
        const values = yield* checkedFields(input)
        const after = editedRow(row, input, values, regenerated, yield* competitorOf(input))
        if (after.listing_id === null || after.listing_status === "removed") return after
        const open = undrafted.map((key) => `fields.${key}`)
        const problems = problemsOf(after.fields).filter(({ path }) => !open.includes(path))
        return problems.length > 0 ? yield* invalid(problems) : after
      })

    /** Before the transaction: what has to be drafted anew is drafted, and only for an edit that will do. */
    const prepareEdit = (input: EditInput) =>
      Effect.gen(function* () {
        if (input.regenerate === undefined || input.regenerate.length === 0) return regenerate.nothing
        const row = yield* own(input.id)
        const untyped = input.regenerate.filter((key) => input.fields?.[key] === undefined)
        yield* edited(row, input, regenerate.nothing, untyped)
        yield* listings.assertOpen(row)
        return yield* regenerate.run(row, input, (yield* Principal).userId)
      })

    const commitEdit = (input: EditInput, regenerated: Regenerated) =>
      Effect.gen(function* () {
        const before = yield* ownLocked(input.id)
        const after = yield* edited(before, input, regenerated)
        yield* repo.save(after, yield* instant)
        yield* listings.follow(before, after)
        // While the draft is being made its own pages are still to come; the pipeline compares when they are there.
        if (input.competitor_url !== undefined && after.competitor !== null && !isOpen(after))
          yield* jobs.send("compare", { draft_id: after.id, url: after.competitor.url })
        return toDraft(yield* own(after.id), yield* invitations.list(after.id), regenerated.notes)
      })

    const assertReady = ({ status }: DraftRow) => {
      if (status === "ready") return Effect.void
      return status === "failed"
        ? DraftNotReady("The site could not be read. Fill in the profile with update_draft, then submit it.")
        : DraftNotReady()
    }

    /** Again after edits: the same listing, with the draft's values over what was changed there meanwhile. */
    const submit = ({ id }: Input<typeof SubmitDraft>) =>
      Effect.gen(function* () {
        const row = yield* ownLocked(id)
        yield* assertReady(row)
        const problems = problemsOf(row.fields)
        if (problems.length > 0) return yield* DraftIncomplete(undefined, { details: problems })
        const listing = yield* listings.submit(row)
        if (row.listing_id !== listing.id) yield* repo.save({ ...row, listing_id: listing.id }, yield* instant)
        return {
          listing_id: listing.id,
          slug: listing.slug,
          status: listing.status,
          draft_id: row.id,
          next_steps: listingSteps({ listing_status: listing.status, listing_plan: listing.plan })
        }
      })

    return { start, list, get, edit: { prepare: prepareEdit, commit: commitEdit }, submit } as const
  })
}) {}
