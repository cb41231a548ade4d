import { describe, expect, test } from "bun:test"
import { Either } from "effect"
import fc from "fast-check"
import * as Listing from "../../../src/domain/listing/ListingStatus.ts"
import { addWeeks, Monday } from "../../../src/domain/Week.ts"

type State = Listing.ListingState
const current = Monday.make("2026-11-16")
const week = fc.integer({ min: -3, max: 12 }).map((count) => addWeeks(current, count))
const anyEvent: fc.Arbitrary<Listing.ListingEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom("choose_free" as const), week }),
  fc.record({ type: fc.constantFrom("paid_now" as const, "badge_found" as const, "restored" as const), current: week }),
  fc.record({
    type: fc.constantFrom("paid_for_week" as const, "relaunch" as const, "moved_week" as const),
    week,
    current: week
  }),
  fc.record({ type: fc.constantFrom("week_began" as const), week, nextWithRoom: week }),
  fc.record({
    type: fc.constantFrom(
      "badge_not_found" as const,
      "badge_unreachable" as const,
      "badge_missing_past_grace" as const,
      "removed" as const,
      "payment_reversed" as const
    )
  })
)
/** Everything that can happen, refused events left out, as steps from one state to the next. */
const lives = fc.array(anyEvent, { maxLength: 25 }).map((happened) => {
  let state = Listing.newListing
  return happened.flatMap((event) => {
    const from = state
    state = Either.getOrElse(Listing.transition(from, event), () => from)
    return [{ from, event, to: state }]
  })
})
const everyStep = (holds: (step: { from: State; event: Listing.ListingEvent; to: State }) => void) =>
  fc.assert(
    fc.property(lives, (steps) => steps.forEach(holds)),
    { numRuns: 1500 }
  )

describe("whatever happens, in whatever order", () => {
  test("every state is whole", () => {
    everyStep(({ to }) => {
      if (to.status === "draft") expect<State>({ ...to, badge: null }).toEqual(Listing.newListing)
      if (to.status === "awaiting_badge") {
        expect(to).toMatchObject({ plan: "free", launched: false })
        expect(to.badge).not.toBe("found")
      }
      if (to.status === "scheduled") expect(to.plan).not.toBe("none")
      if (to.status === "awaiting_badge" || to.status === "scheduled" || to.status === "live") {
        expect(to.week).not.toBeNull()
      }
      if (to.status === "paused") expect(to).toMatchObject({ plan: "free", launched: true })
      if (to.status === "live") expect(to.launched).toBe(true)
    })
  })
  test("a listing becomes live by its week, by payment, by its badge after a pause, or by being put back", () => {
    everyStep(({ from, event, to }) => {
      if (from.status === "live" || to.status !== "live") return
      expect(["week_began", "paid_now", "paid_for_week", "badge_found", "restored"]).toContain(event.type)
      if (event.type === "badge_found") expect(from.status).toBe("paused")
      if (event.type === "restored") expect(from.launched || from.plan === "paid").toBe(true)
    })
  })
  test("a free listing never launches before its badge was found", () => {
    everyStep(({ from, event, to }) => {
      if (from.launched || !to.launched || to.plan !== "free") return
      expect(from.status).toBe("scheduled")
      expect(event.type).toBe("week_began")
    })
    fc.assert(
      fc.property(lives, (steps) => {
        const first = steps.findIndex(({ to }) => to.launched)
        if (first === -1 || steps[first]?.to.plan !== "free") return
        expect(steps.slice(0, first).some(({ event }) => event.type === "badge_found")).toBe(true)
      })
    )
  })
  test("only giving the money back takes the paid plan away", () => {
    everyStep(({ from, event, to }) => {
      if (from.plan === "paid" && event.type !== "payment_reversed") expect(to.plan).toBe("paid")
    })
  })
  test("no badge check moves a paid listing", () => {
    everyStep(({ from, event, to }) => {
      if (from.plan === "paid" && event.type.startsWith("badge_")) expect({ ...to, badge: from.badge }).toEqual(from)
    })
  })
  test("an unreachable site changes nothing but the note of it", () => {
    everyStep(({ from, event, to }) => {
      if (event.type === "badge_unreachable") expect(to).toEqual({ ...from, badge: "unreachable" })
    })
  })
  test("what was launched stays launched, and a launch is never taken into the queue again", () => {
    everyStep(({ from, to }) => {
      if (!from.launched) return
      expect(to.launched).toBe(true)
      expect(["live", "paused", "removed"]).toContain(to.status)
    })
  })
  test("the rollover, the sweep and the free plan are safe to repeat", () => {
    everyStep(({ event, to }) => {
      if (!["week_began", "badge_missing_past_grace", "choose_free", "removed"].includes(event.type)) return
      const moved = event.type === "week_began" && event.nextWithRoom <= event.week
      const again = Listing.transition(to, event)
      if (!moved && Either.isRight(again)) expect(again.right).toEqual(to)
    })
  })
})
