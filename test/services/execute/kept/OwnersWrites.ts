/** What owners do, by the API, by a tool and on the site. */
import { Effect } from "effect"
import { ApprovedAlternatives } from "../../../../src/services/owners/ApprovedAlternatives.ts"
import { ClaimDisputes } from "../../../../src/services/owners/Claims.ts"
import { FounderProfiles } from "../../../../src/services/owners/FounderProfiles.ts"
import { ListingHistory } from "../../../../src/services/owners/ListingHistory.ts"
import { ListingMedia } from "../../../../src/services/owners/ListingMedia.ts"
import { Revenue } from "../../../../src/services/owners/Revenue.ts"
import { byCommandLine } from "../../../../src/services/store/Audit.ts"
import { speaker } from "../../../mcp/Speak.ts"
import { pictureFile } from "../../../support/CaredListing.ts"
import { type Directory, founderName, type Write } from "./Directory.ts"

/** Somebody new proves by a DNS record that a listing is theirs. */
export const claim = async ({ app, claimable, texts }: Directory) => {
  const ada = await app.user()
  const { body } = await app.rest("POST", "/claims", { key: ada.key, body: { slug: claimable.slug, method: "dns" } })
  if (body.instructions === undefined) return
  texts[body.instructions.host] = [body.instructions.value]
  await app.rest("POST", `/claims/${body.id}/verify`, { key: ada.key })
}

export const ownersWrites = (at: Directory): ReadonlyArray<Write> => {
  const { app, attempt, mine, cared, twin, unseen, owner, next, turn } = at
  const path = `/me/listings/${cared.id}`
  const which = { by: at.by(owner), listingId: cared.id }
  const named = { by: byCommandLine, slug: cared.slug }
  const media = <A, E>(use: (all: ListingMedia) => Effect.Effect<A, E>) => attempt(Effect.flatMap(ListingMedia, use))
  const firstMedia = async () => (await media((all) => all.list(which)))?.media[0]?.id ?? 0
  const others = <A, E>(use: (all: ApprovedAlternatives) => Effect.Effect<A, E>) =>
    attempt(Effect.flatMap(ApprovedAlternatives, use))
  const founders = (names: ReadonlyArray<string>) => ({
    founders: names.map((name) => ({ name, title: `Captain ${next()}`, bio: "Sails." }))
  })
  const lastClaim = async () =>
    (await at.query<{ id: number }>("select id from claims where status = 'verified' order by id desc limit 1"))[0]
      ?.id ?? 0

  return [
    { said: "an edit by the API", run: () => mine("PATCH", path, { fields: { tagline: `Tides ${next()}` } }) },
    {
      said: "an edit by a tool",
      run: () =>
        speaker(app).call(
          "2025-06-18",
          "update_my_listing",
          { listing_id: cared.id, fields: { city: `Bergen ${next()}`, pricing_model: "free", country: "NL" } },
          { key: owner.key }
        )
    },
    {
      said: "an edit of a listing that waits for its badge",
      run: () => mine("PATCH", `/me/listings/${at.awaiting.id}`, { fields: { tagline: `Waits ${next()}` } }),
      changesNothing: "only its badges are public, and they do not tell its tagline"
    },
    { said: "an update", run: () => mine("POST", `${path}/updates`, { title: `News ${next()}`, body: "New." }) },
    {
      said: "a milestone",
      run: () => mine("POST", `${path}/milestones`, { date: "2026-03-02", title: `Quay ${next()}` })
    },
    {
      said: "a milestone that is deleted",
      run: async () => {
        const { body } = await mine("GET", path)
        return mine("DELETE", `${path}/milestones/${body.milestones[0]?.id ?? 0}`)
      }
    },
    { said: "a story", run: () => mine("PUT", `${path}/story`, { title: `A wet cellar ${next()}`, story: "Water." }) },
    {
      said: "an interview",
      run: async () => {
        const [question] = (await app.rest("GET", "/interview-questions")).body.items
        return mine("PUT", "/me/interview", { answers: [{ question_id: question.id, answer: `Salt ${next()}.` }] })
      }
    },
    {
      said: "another name in a draft that was submitted",
      run: () => mine("PATCH", `/drafts/${twin.draft}`, { fields: { name: `Made anew ${next()}` } })
    },
    {
      said: "other categories in a draft that was submitted",
      run: () => mine("PATCH", `/drafts/${twin.draft}`, { fields: { categories: [turn("category", ["Legal", "HR"])] } })
    },
    {
      said: "a founder of two listings, named otherwise by one of them",
      run: () => {
        const shared = turn("founder", [founderName.toUpperCase(), founderName])
        return mine("PATCH", `/drafts/${twin.draft}`, founders([shared]))
      }
    },
    {
      said: "a founder named otherwise by a listing that is not public",
      run: () => {
        const shared = turn("unseen founder", [founderName.toLowerCase(), founderName])
        return mine("PATCH", `/drafts/${unseen.draft}`, founders([shared]))
      }
    },
    {
      said: "a founder who goes and another who comes",
      run: () =>
        mine("PATCH", `/drafts/${twin.draft}`, founders(turn("founders", [["Kari Dahl", "Ola Berg"], ["Ola Berg"]])))
    },
    {
      said: "the free plan chosen",
      run: () => mine("POST", `/me/listings/${unseen.id}/free`)
    },
    {
      said: "another name of a listing that waits for its badge",
      run: () => mine("PATCH", `/drafts/${unseen.draft}`, { fields: { name: `Unseen ${next()}` } })
    },
    {
      said: "a video",
      run: () => media((all) => all.addVideo(which, `https://youtu.be/dQw4w9W${1000 + next()}`, "Boats"))
    },
    {
      said: "a picture",
      run: async () => {
        const file = await pictureFile("png", 64, 40, next() % 250)
        return media((all) => all.addImage(which, file, `The quay ${next()}`))
      }
    },
    {
      said: "a description of a picture",
      run: async () => {
        const id = await firstMedia()
        return media((all) => all.describe(which, id, `The harbour ${next()}`))
      }
    },
    {
      said: "pictures in another order",
      run: async () => {
        const id = await firstMedia()
        return media((all) => all.move(which, id, "down"))
      }
    },
    {
      said: "a picture that is taken away",
      run: async () => {
        const id = await firstMedia()
        return media((all) => all.remove(which, id))
      }
    },
    {
      said: "a picture that is erased by the site team",
      run: async () => {
        const file = await pictureFile("png", 64, 40, next() % 250)
        await media((all) => all.addImage(which, file, `To be erased ${next()}`))
        const all = await media((all) => all.list(which))
        const id = all?.media.findLast(({ kind }) => kind === "image")?.id ?? 0
        return media((all) => all.erase(byCommandLine, cared.slug, id))
      }
    },
    { said: "an alternative", run: () => others((all) => all.approve(which, "tidewatch")) },
    { said: "an alternative that is taken back", run: () => others((all) => all.remove(which, "tidewatch")) },
    {
      said: "a founder's country",
      run: () =>
        attempt(
          Effect.flatMap(FounderProfiles, (all) =>
            all.setCountry(byCommandLine, cared.founder, turn("country", ["SE", "NO"]))
          )
        )
    },
    {
      said: "a founder's picture",
      run: async () => {
        const file = await pictureFile("png", 64, 64, next() % 250)
        return attempt(Effect.flatMap(FounderProfiles, (all) => all.setPicture(byCommandLine, cared.founder, file)))
      }
    },
    {
      said: "revenue",
      run: () =>
        attempt(
          Effect.flatMap(Revenue, (all) =>
            all.set(at.by(owner), cared.id, { cents: 100_000 + next(), as_of: at.today() })
          )
        )
    },
    {
      said: "a version that is put back",
      run: async () => {
        await mine("PATCH", path, { fields: { tagline: `To be undone ${next()}`, headline: `Undone ${next()}` } })
        await mine("PATCH", path, { fields: { headline: `Undone again ${next()}` } })
        const version = (await attempt(Effect.flatMap(ListingHistory, (all) => all.read(named, 5))))?.version ?? 2
        return attempt(Effect.flatMap(ListingHistory, (all) => all.restore(named, version - 1)))
      }
    },
    { said: "a claim that is proved", run: () => claim(at) },
    {
      said: "a claim that the site team takes back",
      run: async () => {
        const id = await lastClaim()
        return attempt(Effect.flatMap(ClaimDisputes, (all) => all.decide(id, "returned")))
      }
    },
    {
      said: "a place that an order holds",
      run: () =>
        mine("POST", "/orders/checkout", {
          items: [{ product: "featured", listing_id: cared.id, week: at.week(2) }]
        })
    }
  ]
}
