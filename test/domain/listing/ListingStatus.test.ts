import { describe, expect, test } from "bun:test"
import { Either } from "effect"
import * as Listing from "../../../src/domain/listing/ListingStatus.ts"
import { addWeeks, Monday } from "../../../src/domain/Week.ts"

const current = Monday.make("2026-11-16")
const soon = addWeeks(current, 3)
const later = addWeeks(current, 6)
const nextFree = addWeeks(current, 7)

type State = Listing.ListingState
const waiting: State = { status: "awaiting_badge", plan: "free", week: later, badge: null, launched: false }
const live: State = { status: "live", plan: "free", week: addWeeks(current, -2), badge: "found", launched: true }

/** One state of every kind a listing can be in; their order is the order of the columns below. */
const states = {
  draft: Listing.newListing,
  awaiting: waiting,
  queued: { ...waiting, status: "scheduled", badge: "found" },
  "queued, badge gone": { ...waiting, status: "scheduled", badge: "not_found" },
  booked: { ...waiting, status: "scheduled", plan: "paid" },
  "live free": live,
  "live free, badge gone": { ...live, badge: "not_found" },
  "live paid": { ...live, plan: "paid", badge: null },
  "live imported": { ...live, plan: "none", week: null, badge: null },
  paused: { ...live, status: "paused", badge: "not_found" },
  "removed draft": { ...Listing.newListing, status: "removed" },
  "removed awaiting": { ...waiting, status: "removed" },
  "removed queued": { ...waiting, status: "removed", badge: "found" },
  "removed booked": { ...waiting, status: "removed", plan: "paid" },
  "removed live": { ...live, status: "removed" }
} as const satisfies Record<string, State>

const events: { readonly [T in Listing.ListingEventType]: Extract<Listing.ListingEvent, { type: T }> } = {
  choose_free: { type: "choose_free", week: nextFree },
  paid_now: { type: "paid_now", current },
  paid_for_week: { type: "paid_for_week", week: soon, current },
  relaunch: { type: "relaunch", week: soon, current },
  payment_reversed: { type: "payment_reversed" },
  badge_found: { type: "badge_found", current },
  badge_not_found: { type: "badge_not_found" },
  badge_unreachable: { type: "badge_unreachable" },
  badge_missing_past_grace: { type: "badge_missing_past_grace" },
  moved_week: { type: "moved_week", week: soon, current },
  week_began: { type: "week_began", week: later, nextWithRoom: nextFree },
  removed: { type: "removed" },
  restored: { type: "restored", current }
}

/** `=` nothing changes; a word is the refusal; else what changes. */
type Cell = "=" | Listing.TransitionRefusal | Partial<State>
const gone = "removed" as const
const everyRemoved = <A>(cell: A): readonly [A, A, A, A, A] => [cell, cell, cell, cell, cell]
const off = everyRemoved(gone)
const same = everyRemoved("=" as const)
const found = { badge: "found" } as const
const lost = { badge: "not_found" } as const
const unreachable = { badge: "unreachable" } as const
const bought = { plan: "paid" } as const
const nowLive = { status: "live", launched: true, week: current } as const
const launched = { status: "live", launched: true } as const
const taken = { status: "removed" } as const

// draft, awaiting, queued, queued without badge, booked | live: free, without badge, paid, imported; paused | removed x 5
const table: { readonly [T in Listing.ListingEventType]: ReadonlyArray<Cell> } = {
  choose_free: [
    { status: "awaiting_badge", plan: "free", week: nextFree },
    ...(["=", "=", "=", "already_paid"] as const),
    ...(["already_launched", "already_launched", "already_launched", "already_launched", "badge_missing"] as const),
    ...off
  ],
  paid_now: [
    { ...bought, ...nowLive },
    { ...bought, ...nowLive },
    { ...bought, ...nowLive },
    { ...bought, ...nowLive },
    "already_paid",
    bought,
    bought,
    "already_paid",
    { ...bought, week: current },
    { ...bought, status: "live" },
    ...([gone, gone, gone, gone, gone] as const)
  ],
  paid_for_week: [
    { ...bought, status: "scheduled", week: soon },
    { ...bought, status: "scheduled", week: soon },
    { ...bought, week: soon },
    { ...bought, week: soon },
    "already_paid",
    { ...bought, week: soon },
    { ...bought, week: soon },
    "already_paid",
    { ...bought, week: soon },
    { ...bought, status: "live", week: soon },
    ...off
  ],
  relaunch: [
    ...(["not_live", "not_live", "not_live", "not_live", "not_live"] as const),
    ...([{ week: soon }, { week: soon }, { week: soon }, { week: soon }, "not_live"] as const),
    ...off
  ],
  payment_reversed: [
    ...(["nothing_paid", "nothing_paid", "nothing_paid", "nothing_paid"] as const),
    { status: "draft", plan: "none", week: null },
    ...(["nothing_paid", "nothing_paid", { plan: "free" }, "nothing_paid", "nothing_paid"] as const),
    ...(["nothing_paid", "nothing_paid", "nothing_paid", { plan: "none", week: null }, "nothing_paid"] as const)
  ],
  badge_found: [
    found,
    { ...found, status: "scheduled" },
    ...(["=", found, found, "=", found, found, found] as const),
    { ...found, status: "live" },
    ...([found, found, "=", found, "="] as const)
  ],
  badge_not_found: [lost, lost, lost, "=", lost, lost, "=", lost, lost, "=", lost, lost, lost, lost, lost],
  badge_unreachable: Object.keys(states).map(() => unreachable),
  badge_missing_past_grace: [
    ...(["=", "=", "=", { status: "awaiting_badge" }, "="] as const),
    ...(["=", { status: "paused" }, "=", "=", "="] as const),
    ...same
  ],
  moved_week: [
    ...(["not_queued", { week: soon }, { week: soon }, { week: soon }, { week: soon }] as const),
    ...(["not_queued", "not_queued", "not_queued", "not_queued", "not_queued"] as const),
    ...off
  ],
  week_began: [
    ...(["=", { week: nextFree }, launched, launched, launched] as const),
    ...(["=", "=", "=", "=", "="] as const),
    ...same
  ],
  removed: [taken, taken, taken, taken, taken, taken, taken, taken, taken, taken, ...same],
  restored: [
    ...(["not_removed", "not_removed", "not_removed", "not_removed", "not_removed"] as const),
    ...(["not_removed", "not_removed", "not_removed", "not_removed", "not_removed"] as const),
    { status: "draft" },
    { status: "awaiting_badge" },
    { status: "scheduled" },
    { status: "scheduled" },
    { status: "live" }
  ]
}

const keysOf = <K extends string>(record: Record<K, unknown>) =>
  Object.keys(record).filter((key): key is K => key in record)
const kinds = keysOf(states)
const eventTypes = keysOf(events)
const after = (state: State, ...path: ReadonlyArray<Listing.ListingEvent>): State =>
  path.reduce((from, event) => Either.getOrThrow(Listing.transition(from, event)), state)

describe("every event on every kind of listing", () => {
  for (const type of eventTypes) {
    test(type, () => {
      expect(table[type]).toHaveLength(kinds.length)
      for (const [column, kind] of kinds.entries()) {
        const state: State = states[kind]
        const cell = table[type][column]
        const result = Either.match(Listing.transition(state, events[type]), {
          onLeft: (illegal) => ({ kind, refused: illegal.reason, from: illegal.from, event: illegal.event }),
          onRight: (next) => ({ kind, next })
        })
        const expected =
          typeof cell === "string" && cell !== "="
            ? { kind, refused: cell, from: state.status, event: type }
            : { kind, next: cell === "=" ? state : { ...state, ...cell } }
        expect<unknown>(result).toEqual(expected)
      }
    })
  }
  test("a refusal says in words what to do", () => {
    const illegal = Either.flip(Listing.transition(states["live free"], events.choose_free))
    expect(Either.getOrThrow(illegal).message).toBe(Listing.refusals.already_launched)
  })
})

describe("the free plan", () => {
  test("badge found in time: scheduled, then live at its Monday and not before", () => {
    const queued = after(Listing.newListing, { type: "choose_free", week: later }, events.badge_found)
    const early = after(queued, { type: "week_began", week: addWeeks(later, -1), nextWithRoom: nextFree })
    expect(early).toEqual(queued)
    expect(after(early, events.week_began)).toMatchObject({ status: "live", week: later, launched: true })
  })
  test("badge found after its week began: live at the next rollover", () => {
    const late = after(waiting, { type: "badge_found", current: later })
    expect(late).toMatchObject({ status: "scheduled", week: addWeeks(later, 1) })
    const tooLate = after(waiting, { type: "badge_found", current: addWeeks(later, 2) })
    expect(tooLate).toMatchObject({ status: "scheduled", week: addWeeks(later, 3) })
  })
  test("no badge by its week: moved on, and moved again", () => {
    const moved = after(waiting, events.week_began)
    expect(moved).toMatchObject({ status: "awaiting_badge", week: nextFree })
    const again = after(moved, { type: "week_began", week: nextFree, nextWithRoom: addWeeks(nextFree, 2) })
    expect(again.week).toBe(addWeeks(nextFree, 2))
  })
  test("a badge that was already there schedules at once", () => {
    const seen = after(Listing.newListing, events.badge_found, events.choose_free)
    expect(seen).toMatchObject({ status: "scheduled", plan: "free", week: nextFree })
  })
  test("a missed rollover launches into the week that is running, not into the past", () => {
    const restarted: Listing.ListingEvent = { type: "week_began", week: addWeeks(later, 2), nextWithRoom: nextFree }
    expect(after(states.queued, restarted)).toMatchObject({ status: "live", week: addWeeks(later, 2) })
  })
  test("badge lost after launch: paused past grace, live again when found", () => {
    const paused = after(live, events.badge_not_found, events.badge_missing_past_grace)
    expect(paused.status).toBe("paused")
    expect(after(paused, events.badge_unreachable).status).toBe("paused")
    expect(after(paused, events.badge_found)).toEqual(live)
  })
  test("a site that cannot be reached when grace ends is not paused", () => {
    const spared = after(live, events.badge_not_found, events.badge_unreachable, events.badge_missing_past_grace)
    expect(spared.status).toBe("live")
  })
})

describe("money", () => {
  test("a payment that arrives after the chosen week began launches at once", () => {
    const late: Listing.ListingEvent = { type: "paid_for_week", week: current, current }
    expect(after(Listing.newListing, late)).toMatchObject({ status: "live", plan: "paid", week: current })
    expect(after(live, { type: "relaunch", week: addWeeks(current, -1), current }).week).toBe(current)
  })
  test("a move into a week that has begun is refused", () => {
    const move: Listing.ListingEvent = { type: "moved_week", week: current, current }
    expect(Either.getOrThrow(Either.flip(Listing.transition(waiting, move))).reason).toBe("week_begun")
  })
  test("a listing removed before its paid week came is launched when it is put back", () => {
    const back = after(states["removed booked"], { type: "restored", current: addWeeks(later, 1) })
    expect(back).toMatchObject({ status: "live", week: addWeeks(later, 1), launched: true })
  })
})
