/**
 * A product's draft, from the address its owner gives to a saved listing. The pipeline (`Drafting.ts`)
 * fills it; here a person starts it, reads it, edits it at any time, and submits it. Whatever belongs to
 * somebody else is not found.
 */
import { Effect, Schema } from "effect"
import type {
  getDraft as GetDraft,
  submitDraft as SubmitDraft,
  submitListing as SubmitListing
} from "../../domain/api/DraftsApi.ts"
import { DraftIncomplete, DraftNotReady } from "../../domain/draft/Draft.ts"
import { problemsOf } from "../../domain/draft/DraftContent.ts"
import { fieldOf } from "../../domain/draft/DraftFields.ts"
import { invalid, NotFound } from "../../domain/Failure.ts"
import type { Input } from "../../domain/Operation.ts"
import { type Paging, toPage } from "../../domain/Page.ts"
import { Principal } from "../../domain/Principal.ts"
import { isJsonObject } from "../../domain/text/Json.ts"
import { Uuid } from "../../domain/Wire.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { overtakenSlots, ownEdit } from "./DraftVersions.ts"
import { type EditInput, editedRow } from "./editing/DraftEdit.ts"
import { categorySteps, keptSteps, listingSteps, toDraft, toDraftSummary } from "./editing/DraftView.ts"
import { EditIssues, refusalOf } from "./editing/EditIssues.ts"
import { fieldInput } from "./editing/FieldInput.ts"
import { notesOn, Regenerate, type Regenerated } from "./editing/Regenerate.ts"
import { siteAddress } from "./editing/SiteAddress.ts"
import { Invitations } from "./Invitations.ts"
import { type DraftRow, isListed, isOpen } from "./rows/DraftRow.ts"
import { DraftsRepo } from "./rows/DraftsRepo.ts"
import { SaveListing } from "./saving/SaveListing.ts"

const isId = Schema.is(Uuid)

/** The categories a draft chose. */
const namesOf = ({ fields }: DraftRow): ReadonlyArray<string> => {
  const { value } = fieldOf(fields, "categories")
  return value === null || typeof value === "string" ? [] : value
}

export class Drafts extends Effect.Service<Drafts>()("launchbook/Drafts", {
  dependencies: [DraftsRepo.Default, EditIssues.Default, Invitations.Default, Regenerate.Default, SaveListing.Default],
  effect: Effect.gen(function* () {
    const repo = yield* DraftsRepo
    const issues = yield* EditIssues
    const invitations = yield* Invitations
    const regenerate = yield* Regenerate
    const listings = yield* SaveListing
    const jobs = yield* Jobs

    const own = (id: string) =>
      Effect.flatMap(Principal, ({ userId }) =>
        Effect.flatMap(repo.find(id, userId), (row) => (row === undefined ? NotFound() : Effect.succeed(row)))
      )
    const invitesTo = ({ id, has_invites }: DraftRow) => (has_invites ? invitations.list(id) : Effect.succeed([]))
    /** For a change: nobody else changes the row until this transaction ends. */
    const ownLocked = (id: string) =>
      Effect.flatMap(Principal, ({ userId }) =>
        Effect.flatMap(repo.lock(id, userId), (row) => (row === undefined ? NotFound() : Effect.succeed(row)))
      )

    /** A draft that an account already has under way goes before this one, so one account cannot hold up the others. */
    const start = ({ url }: Input<typeof SubmitListing>) =>
      Effect.gen(function* () {
        const { userId, credential } = yield* Principal
        const site = yield* siteAddress(url, "url")
        yield* listings.assertFree(site.key, userId)
        const open = yield* repo.countOpen(userId)
        const id = crypto.randomUUID()
        yield* repo.insert({ id, user_id: userId, url: site.url, site_key: site.key }, yield* instant)
        // On the site a person is led to its progress; a program polls, and is told of no more than how far it is.
        yield* jobs.send("draft", { draft_id: id, awaited: credential.type === "session" }, { priority: -open })
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
        return toDraft(row, yield* invitesTo(row))
      })

    /** What is wrong with an edit whose shape is wrong too; of a draft that is not the caller's nothing is known. */
    const editIssues = (given: unknown) =>
      Effect.gen(function* () {
        const id = isJsonObject(given) ? given.id : undefined
        return yield* issues.of(given, isId(id) ? yield* repo.find(id, (yield* Principal).userId) : undefined)
      })

    const assertSound = (input: EditInput, row: DraftRow) =>
      Effect.flatMap(issues.of(input, row), (found) => (found.length > 0 ? refusalOf(found) : Effect.void))

    /** The profile fields of an edit that is sound, as they are kept. */
    const valuesOf = (input: EditInput) =>
      Effect.gen(function* () {
        const values = fieldInput(input.fields ?? {})
        const { categories } = values
        if (categories === undefined || categories === null || typeof categories === "string") return values
        const { found } = yield* listings.lookUp(categories)
        return { ...values, categories: found.map(({ name }) => name) }
      })

    const competitorOf = ({ competitor_url: url }: EditInput) =>
      url === undefined || url === ""
        ? Effect.succeed(url)
        : Effect.map(siteAddress(url, "competitor_url"), (site) => site.url)

    /** Before the transaction: what has to be drafted anew is drafted, and only for an edit that will do. */
    const prepareEdit = (input: EditInput) =>
      Effect.gen(function* () {
        if (input.regenerate === undefined || input.regenerate.length === 0) return regenerate.nothing
        const row = yield* own(input.id)
        yield* assertSound(input, row)
        yield* listings.assertOpen(row)
        return yield* regenerate.run(row, input, (yield* Principal).userId)
      })

    const commitEdit = (input: EditInput, regenerated: Regenerated) =>
      Effect.gen(function* () {
        const before = yield* ownLocked(input.id)
        const { seen, unlock } = yield* ownEdit
        const overtaken = overtakenSlots(toDraft(before, []), seen)
        if (overtaken.length > 0) return yield* invalid(overtaken)
        yield* assertSound(input, before)
        const values = yield* valuesOf(input)
        const competitorUrl = yield* competitorOf(input)
        const after = editedRow(before, input, values, regenerated, competitorUrl, unlock)
        if (isListed(after)) {
          const problems = problemsOf(after.fields)
          if (problems.length > 0) return yield* invalid(problems)
        }
        yield* repo.save(yield* listings.follow(before, after), yield* instant)
        // While the draft is being made its own pages are still to come; the pipeline compares when they are there.
        if (competitorUrl !== undefined && competitorUrl !== "" && !isOpen(after))
          yield* jobs.send("compare", { draft_id: after.id, url: competitorUrl })
        const now = yield* own(after.id)
        return toDraft(now, yield* invitesTo(now), notesOn(before, regenerated))
      })

    const assertReady = ({ status }: DraftRow) => {
      if (status === "ready") return Effect.void
      return status === "failed"
        ? DraftNotReady("The site could not be read. Fill in the profile with update_draft, then submit it.")
        : DraftNotReady()
    }

    /** Again after edits: the same listing, with what changed in the draft since. */
    const submit = ({ id }: Input<typeof SubmitDraft>) =>
      Effect.gen(function* () {
        const row = yield* ownLocked(id)
        yield* assertReady(row)
        const problems = problemsOf(row.fields)
        if (problems.length > 0) {
          // A category that was taken away since is told with what is missing.
          const { unknown } = yield* listings.lookUp(namesOf(row))
          return yield* DraftIncomplete(undefined, { details: [...problems, ...unknown] })
        }
        const { listing, said, changed, kept, waiting } = yield* listings.submit(row)
        yield* repo.save({ ...row, listing_id: listing.id, submitted: said }, yield* instant)
        return {
          listing_id: listing.id,
          slug: listing.slug,
          status: listing.status,
          draft_id: row.id,
          changed,
          waiting_categories: waiting.map(({ slug, name }) => ({ slug, name })),
          next_steps: [
            ...keptSteps(kept),
            ...listingSteps({ listing_status: listing.status, listing_plan: listing.plan }),
            ...categorySteps(row.fields, listing.extra_categories)
          ]
        }
      })

    const edit = { issues: editIssues, prepare: prepareEdit, commit: commitEdit }
    return { start, list, get, edit, submit } as const
  })
}) {}
