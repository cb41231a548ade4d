/** What is bought and undone, what jobs do, and what time does by itself. */
import { Effect } from "effect"
import { Housekeeping } from "../../../../src/services/data/Housekeeping.ts"
import { DomainRatingChecks } from "../../../../src/services/directory/DomainRatingChecks.ts"
import { BadgeCheck } from "../../../../src/services/launches/BadgeCheck.ts"
import { Rollover } from "../../../../src/services/launches/Rollover.ts"
import { Products } from "../../../../src/services/money/Products.ts"
import { ClaimChecks } from "../../../../src/services/owners/Claims.ts"
import { VoteReviews } from "../../../../src/services/people/VoteReviews.ts"
import { begin, bill, cancel, orderOf, upkeep } from "../../../support/Buying.ts"
import { freeze, fulfil, type PaidLine, type PaidOrder, paidOrder, reverse, thaw } from "../../../support/PaidOrder.ts"
import { cast, elsewhere, voter } from "../../../support/Voters.ts"
import type { Directory, Write } from "./Directory.ts"
import { claim } from "./OwnersWrites.ts"

/** A thing that is bought, paid, disputed, settled and given back. */
const boughtWrites = (
  at: Directory,
  kind: string,
  line: () => PaidLine,
  { canFreeze }: { readonly canFreeze: boolean }
): ReadonlyArray<Write> => {
  let order: PaidOrder | undefined
  const withOrder = (what: (order: PaidOrder) => Promise<unknown>) => async () => {
    if (order !== undefined) return what(order)
  }
  return [
    {
      said: `${kind} that was bought`,
      run: async () => {
        order = await paidOrder(at.app, at.owner.id, [{ ...line(), heldUntil: null }])
        return fulfil(at.app, order)
      }
    },
    ...(canFreeze
      ? [
          { said: `${kind} whose payment is disputed`, run: withOrder((paid) => freeze(at.app, paid)) },
          { said: `${kind} whose dispute is over`, run: withOrder((paid) => thaw(at.app, paid)) }
        ]
      : []),
    { said: `${kind} that was refunded`, run: withOrder(({ lineId }) => reverse(at.app, lineId)) }
  ]
}

export const purchases = (at: Directory): ReadonlyArray<Write> => {
  const { app, attempt, cared, launching, owner, scheduled } = at
  const order = () => orderOf(app, owner, [{ product: "featured", listing_id: cared.id, week: at.week(3) }])
  return [
    {
      said: "more places a week",
      run: () => attempt(Effect.flatMap(Products, (all) => all.set("featured", { weekly_capacity: 5 + at.next() })))
    },
    ...boughtWrites(at, "a featured place", () => ({ kind: "featured", listingId: cared.id, week: at.week() }), {
      canFreeze: true
    }),
    ...boughtWrites(at, "a place on the billboard", () => ({ kind: "billboard", listingId: cared.id }), {
      canFreeze: true
    }),
    ...boughtWrites(
      at,
      "further categories",
      () => ({ kind: "extra_categories", listingId: cared.id, categories: ["legal"] }),
      { canFreeze: true }
    ),
    ...boughtWrites(at, "a nearer week", () => ({ kind: "skip_queue", listingId: scheduled.id, week: at.week(2) }), {
      canFreeze: false
    }),
    ...boughtWrites(at, "a launch again", () => ({ kind: "relaunch", listingId: cared.id, week: at.week(3) }), {
      canFreeze: false
    }),
    ...boughtWrites(at, "a launch at once", () => ({ kind: "launch", listingId: launching.id }), { canFreeze: true }),
    {
      said: "midnight",
      run: async () => {
        app.clock.advance({ days: 1 })
      }
    },
    { said: "an order that is made", run: () => order().catch(() => undefined) },
    {
      said: "an order that is cancelled",
      run: async () => {
        const made = await order().catch(() => undefined)
        return made === undefined ? undefined : cancel(app, made)
      },
      changesNothing: "what it held is given back"
    },
    {
      said: "orders that expire, once the job has seen them",
      run: () => {
        app.clock.advance({ hours: 25 })
        return upkeep(app)
      }
    },
    {
      said: "an order that is paid on its page",
      run: async () => {
        const made = await order().catch(() => undefined)
        if (made === undefined) return
        await bill(app, made)
        return begin(app, made)
      }
    }
  ]
}

export const jobsAndTime = (at: Directory): ReadonlyArray<Write> => {
  const { app, attempt, awaiting, live, sites } = at
  const badgeOf = async (id: number) => (await at.mine("GET", `/me/listings/${id}`)).body.badge.html
  const check = async (id: number) => {
    await app.run(Effect.flatMap(BadgeCheck, (all) => all.check(id)))
  }
  const rollover = () => app.run(Effect.flatMap(Rollover, (all) => all.run()))
  const rate = () => app.run(Effect.flatMap(DomainRatingChecks, (all) => all.run))
  return [
    {
      said: "a badge that is found",
      run: async () => {
        sites[awaiting.host] = { "/": `<title>Home</title>${await badgeOf(awaiting.id)}` }
        return check(awaiting.id)
      }
    },
    {
      said: "a badge that is gone again",
      run: async () => {
        sites[awaiting.host] = { "/": "<p>Nothing here.</p>" }
        await check(awaiting.id)
        app.clock.advance({ days: 15 })
        return check(awaiting.id)
      }
    },
    {
      said: "a live listing whose badge is missing past its grace",
      run: async () => {
        sites[live.host] = { "/": "<p>Nothing here.</p>" }
        await check(live.id)
        app.clock.advance({ days: 15 })
        return check(live.id)
      }
    },
    {
      said: "a paused listing whose badge is back",
      run: async () => {
        sites[live.host] = { "/": `<title>Home</title>${await badgeOf(live.id)}` }
        return check(live.id)
      }
    },
    {
      said: "the end of a week, its awards and the beginning of the next",
      run: async () => {
        const by = await voter(app)
        await cast(app, by, elsewhere(at.next()), at.voted.slug).catch(() => undefined)
        app.clock.advance({ weeks: 1 })
        await rollover()
        app.clock.advance({ days: 2 })
        return rollover()
      }
    },
    {
      said: "votes that waited for their accounts' age",
      run: async () => {
        app.clock.advance({ days: 3 })
        return app.run(Effect.flatMap(VoteReviews, (all) => all.run))
      }
    },
    {
      said: "domains that are rated, for the first time",
      run: async () => {
        for (const host of ["cared.example", "twin.example"]) at.ratings.set(host, 10 + (at.next() % 80))
        return rate()
      }
    },
    {
      said: "domains that are rated, a week later",
      run: async () => {
        app.clock.advance({ weeks: 1 })
        for (const host of ["cared.example", "twin.example"]) at.ratings.set(host, 10 + (at.next() % 80))
        return rate()
      }
    },
    {
      said: "claims whose proof is gone for the grace period",
      run: async () => {
        await claim(at)
        for (const name of Object.keys(at.texts)) at.texts[name] = []
        for (const days of [31, 8, 8]) {
          app.clock.advance({ days })
          await app.run(Effect.flatMap(ClaimChecks, (all) => all.run))
        }
      }
    },
    {
      said: "Monday, with nobody to begin the week",
      run: async () => {
        app.clock.advance({ weeks: 1 })
      }
    },
    {
      said: "housekeeping",
      run: () => attempt(Effect.flatMap(Housekeeping, (all) => all.run)),
      changesNothing: "it forgets what nobody reads"
    }
  ]
}
