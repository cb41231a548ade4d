/**
 * The country and the picture of a founder. A founder is a person: whose account is theirs edits them and nobody else
 * does. Where no account is, the owner of every listing that names them may; two owners would overwrite each other.
 */
import { Effect } from "effect"
import { NotFound } from "../../domain/Failure.ts"
import { countryCodes } from "../../domain/listing/Countries.ts"
import { imageHashIn } from "../../domain/listing/Links.ts"
import { Audit, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { type CaredListing, CareOf, refuse } from "./care/CareOf.ts"
import { MediaStore } from "./care/MediaStore.ts"
import { pictureIn, pictureLimits } from "./care/Pictures.ts"
import { type FounderCareRow, FounderProfilesRepo } from "./rows/FounderProfilesRepo.ts"

/** Whether somebody may edit a founder, and where not, whose it is. */
export type FounderAccess = "self" | "owner" | "somebody_else" | "several_owners"

export interface CaredFounder extends Omit<FounderCareRow, "user_id" | "is_of_one_owner"> {
  readonly access: FounderAccess
}

const accessOf = ({ user_id, is_of_one_owner }: FounderCareRow, userId: number | null): FounderAccess =>
  user_id !== null ? (user_id === userId ? "self" : "somebody_else") : is_of_one_owner ? "owner" : "several_owners"

const seenBy =
  (userId: number | null) =>
  (row: FounderCareRow): CaredFounder => {
    const { user_id: _, is_of_one_owner: __, ...founder } = row
    return { ...founder, access: accessOf(row, userId) }
  }

export class FounderProfiles extends Effect.Service<FounderProfiles>()("launchbook/FounderProfiles", {
  dependencies: [Audit.Default, CareOf.Default, FounderProfilesRepo.Default, MediaStore.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const care = yield* CareOf
    const changes = yield* Changes
    const repo = yield* FounderProfilesRepo
    const store = yield* MediaStore

    /** The founders of a listing, with what may be done to each. */
    const list = (which: CaredListing) =>
      Effect.gen(function* () {
        const listing = yield* care.look(which)
        const founders = yield* repo.ofListing(listing.id, which.by.userId)
        return { listing, founders: founders.map(seenBy(which.by.userId)) }
      })

    /** The founder that somebody is; null where they are none. */
    const self = (userId: number) =>
      Effect.map(repo.ofUser(userId), (row) => (row === undefined ? null : seenBy(userId)(row)))

    /** A founder who may be edited; the site team (without an account) may edit all. Whoever is not the caller's is not found. */
    const editable = (by: Doer, id: number) =>
      Effect.flatMap(repo.lock(id, by.userId), (row) => {
        if (row === undefined) return NotFound()
        const access = accessOf(row, by.userId)
        return by.userId === null || access === "self" || access === "owner" ? Effect.succeed(row) : NotFound()
      })

    /** Every listing they are on may show it. */
    const edited = (by: Doer, operation: string, { slug }: FounderCareRow) =>
      Effect.zipRight(audit.write(by, operation, slug), changes.touch("founders", "listings"))

    /** `written` is a country's code; empty goes back to that of their primary company. */
    const setCountry = (by: Doer, id: number, written: string) =>
      changes.transaction(
        Effect.gen(function* () {
          const country = written.trim().toUpperCase() || null
          const row = yield* editable(by, id)
          if (country !== null && !countryCodes.includes(country))
            return yield* refuse("Choose a country: a two-letter code (ISO 3166-1), such as NL.")
          if (row.country === country) return
          yield* repo.setCountry(id, country)
          yield* edited(by, "founder_country_set", row)
        })
      )

    const replace = (row: FounderCareRow, url: string | null) =>
      Effect.gen(function* () {
        yield* repo.setPicture(row.id, url)
        const old = imageHashIn(row.avatar_url ?? "")
        if (old !== null) yield* store.forget([old])
      })

    /** `file` is the bytes of a picture as they were sent. The one before is forgotten. */
    const setPicture = (by: Doer, id: number, file: Uint8Array) =>
      Effect.gen(function* () {
        // Nothing is unpacked for whoever may not keep it.
        yield* changes.transaction(editable(by, id))
        const picture = yield* pictureIn(file, pictureLimits.faceSide)
        return yield* changes.transaction(
          Effect.gen(function* () {
            const row = yield* editable(by, id)
            const url = yield* store.putOfPerson(picture)
            if (row.avatar_url === url) return
            yield* replace(row, url)
            yield* edited(by, "founder_picture_set", row)
          })
        )
      })

    const removePicture = (by: Doer, id: number) =>
      changes.transaction(
        Effect.gen(function* () {
          const row = yield* editable(by, id)
          if (row.avatar_url === null) return
          yield* replace(row, null)
          yield* edited(by, "founder_picture_removed", row)
        })
      )

    /** The id of a founder of a listing, as the site team names both. */
    const idOf = (by: Doer, listing: string, founder: string) =>
      Effect.gen(function* () {
        const { id } = yield* care.look({ by, slug: listing })
        return (yield* repo.idBySlug(id, founder)) ?? (yield* NotFound(`${listing} has no founder ${founder}.`))
      })

    return { list, self, setCountry, setPicture, removePicture, idOf } as const
  })
}) {}
