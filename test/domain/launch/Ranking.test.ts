import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import * as Ranking from "../../../src/domain/launch/Ranking.ts"

const HOUR = 3_600_000
const start = Date.parse("2026-11-16T00:00:00Z")

/** The formula as the public page prints it, summed term by term. */
const direct = (votes: ReadonlyArray<Ranking.WeighedVote>, now: number, halfLife: number) =>
  votes
    .map((vote) => vote.weight * 2 ** (-(now - vote.at) / HOUR / halfLife))
    .sort((a, b) => a - b)
    .reduce((sum, term) => sum + term, 0)

const vote = fc.record({
  at: fc.integer({ min: start - 60 * 24 * HOUR, max: start }),
  weight: fc.constantFrom(0, 0.5, 1, 1, 1)
})
const votes = fc.array(vote, { maxLength: 120 })
const halfLife = fc.constantFrom(1, 12, 36, 72, 24 * 30)
const fold = (list: ReadonlyArray<Ranking.WeighedVote>, hours: number) =>
  list.reduce((score, each) => Ranking.foldVote(score, each.at, hours, each.weight), Ranking.noVotes)

const expectClose = (actual: number, expected: number, relative: number) =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(Math.abs(expected) * relative)

describe("the trending score", () => {
  test("a vote is worth 1 when cast, half after one half-life, a quarter after two", () => {
    const score = Ranking.foldVote(Ranking.noVotes, start, 36)
    expect(Ranking.valueAt(score, start, 36)).toBeCloseTo(1, 9)
    expect(Ranking.valueAt(score, start + 36 * HOUR, 36)).toBeCloseTo(0.5, 9)
    expect(Ranking.valueAt(score, start + 72 * HOUR, 36)).toBeCloseTo(0.25, 9)
  })
  test("without votes it is below every other and worth nothing", () => {
    expect(Ranking.valueAt(Ranking.noVotes, start, 36)).toBe(0)
    expect(Ranking.refold([], 36)).toBe(Ranking.noVotes)
    expect(Ranking.foldVote(Ranking.noVotes, start - 50 * 365 * 24 * HOUR, 1)).toBeGreaterThan(Ranking.noVotes)
  })
  test("folding votes in any order equals the sum of the formula", () => {
    fc.assert(
      fc.property(votes, halfLife, fc.integer({ min: 0, max: 2000 }), (list, hours, later) => {
        const now = start + later * HOUR
        const expected = direct(list, now, hours)
        // Beneath the smallest normal number the formula itself has no digits to compare, and nothing is no digit either.
        fc.pre(expected > 1e-290 || list.every(({ weight }) => weight === 0))
        expectClose(Ranking.valueAt(fold(list, hours), now, hours), expected, 1e-9)
        expectClose(Ranking.valueAt(fold([...list].reverse(), hours), now, hours), expected, 1e-9)
        expectClose(Ranking.valueAt(Ranking.refold(list, hours), now, hours), expected, 1e-9)
      })
    )
  })
  test("the order of two listings never changes with time", () => {
    fc.assert(
      fc.property(votes, votes, halfLife, (a, b, hours) => {
        const [scoreA, scoreB] = [fold(a, hours), fold(b, hours)]
        for (const later of [0, 1, 40, 400]) {
          const now = start + later * hours * HOUR
          const [valueA, valueB] = [Ranking.valueAt(scoreA, now, hours), Ranking.valueAt(scoreB, now, hours)]
          if (valueA > valueB) expect(scoreA).toBeGreaterThan(scoreB)
          if (scoreA === scoreB) expect(valueA).toBe(valueB)
        }
      })
    )
  })
  test("one more vote never lowers it, and a vote cast now raises it; one that weighs nothing changes nothing", () => {
    fc.assert(
      fc.property(votes, vote, halfLife, (list, extra, hours) => {
        const score = fold(list, hours)
        expect(Ranking.foldVote(score, extra.at, hours, 1)).toBeGreaterThanOrEqual(score)
        expect(Ranking.foldVote(score, start + HOUR, hours, 1)).toBeGreaterThan(score)
        expect(Ranking.foldVote(score, extra.at, hours, 0)).toBe(score)
      })
    )
  })
  test("a withdrawn vote leaves what the others make, or asks for a refold", () => {
    let answered = 0
    fc.assert(
      fc.property(votes, vote, halfLife, (list, extra, hours) => {
        const without = Ranking.unfoldVote(fold([...list, extra], hours), extra.at, hours, extra.weight)
        if (without === null) return
        answered++
        const now = start
        const expected = direct(list, now, hours)
        fc.pre(expected > 1e-290)
        expectClose(Ranking.valueAt(without, now, hours), expected, 1e-6)
      })
    )
    expect(answered).toBeGreaterThan(10)
  })
  test("taking out the only vote, or all but all of the sum, asks for a refold", () => {
    const only = Ranking.foldVote(Ranking.noVotes, start, 36)
    expect(Ranking.unfoldVote(only, start, 36)).toBeNull()
    const old = Ranking.foldVote(only, start + 30 * 24 * HOUR, 36)
    expect(Ranking.unfoldVote(old, start + 30 * 24 * HOUR, 36)).toBeNull()
    expect(Ranking.unfoldVote(only, start, 36, 0)).toBe(only)
  })
  test("votes a century apart neither overflow nor vanish", () => {
    const far = start + 100 * 365 * 24 * HOUR
    const score = Ranking.foldVote(Ranking.foldVote(Ranking.noVotes, start, 1), far, 1)
    expect(Number.isFinite(score)).toBe(true)
    expect(Ranking.valueAt(score, far, 1)).toBeCloseTo(1, 6)
  })
  test("a long run of votes stays true to the formula", () => {
    const list = Array.from({ length: 20_000 }, (_, index) => ({ at: start + index * 60_000, weight: 1 }))
    const now = start + 20_000 * 60_000
    expectClose(Ranking.valueAt(fold(list, 36), now, 36), direct(list, now, 36), 1e-9)
  })
})

const entry = (slug: string, votesCast: ReadonlyArray<number>, wentLiveAt = start): Ranking.WeekEntry => ({
  listingId: slug.charCodeAt(0),
  slug,
  votes: votesCast,
  wentLiveAt
})
const outcome = (entries: ReadonlyArray<Ranking.WeekEntry>, minimum = 1) =>
  Ranking.closeWeek(entries, minimum).map((award) => [award.place, award.slug, award.votes, award.tieBreak] as const)

describe("the awards of a week", () => {
  test("go to the three with the most counted votes", () => {
    expect(outcome([entry("a", [1]), entry("b", [1, 2, 3]), entry("c", [1, 2]), entry("d", [1, 2, 3, 4])])).toEqual([
      [1, "d", 4, null],
      [2, "b", 3, null],
      [3, "c", 2, null]
    ])
  })
  test("a tie goes to the one that reached the count earlier", () => {
    expect(outcome([entry("a", [1, 9]), entry("b", [5, 7]), entry("c", [2])])).toEqual([
      [1, "b", 2, "reached_earlier"],
      [2, "a", 2, "reached_earlier"],
      [3, "c", 1, null]
    ])
  })
  test("then to the one that went live earlier, then to the slug", () => {
    expect(outcome([entry("b", [5], 2), entry("a", [5], 3), entry("c", [5], 2)])).toEqual([
      [1, "b", 1, "slug"],
      [2, "c", 1, "slug"],
      [3, "a", 1, "live_earlier"]
    ])
  })
  test("an award between two kinds of tie names the rule that had to go further", () => {
    expect(outcome([entry("a", [4], 1), entry("b", [5], 1), entry("c", [5], 2), entry("d", [9], 1)])).toEqual([
      [1, "a", 1, "reached_earlier"],
      [2, "b", 1, "live_earlier"],
      [3, "c", 1, "live_earlier"]
    ])
  })
  test("a tie with the fourth is a tie too", () => {
    expect(outcome([entry("a", [1, 2, 3]), entry("b", [1, 2]), entry("c", [1]), entry("d", [2])])[2]).toEqual([
      3,
      "c",
      1,
      "reached_earlier"
    ])
  })
  test("need the minimum of votes, and never fewer than one", () => {
    const entries = [entry("a", [1, 2, 3]), entry("b", [1, 2]), entry("c", [])]
    expect(outcome(entries, 3)).toEqual([[1, "a", 3, null]])
    expect(outcome(entries, 4)).toEqual([])
    expect(outcome(entries, 0).map(([, slug]) => slug)).toEqual(["a", "b"])
    expect(outcome([])).toEqual([])
  })
})

const entries = fc
  .uniqueArray(fc.string({ unit: fc.constantFrom("a", "b", "c", "0", "-"), minLength: 1, maxLength: 4 }), {
    maxLength: 12
  })
  .chain((slugs) =>
    fc.tuple(
      ...slugs.map((slug, index) =>
        fc.record({
          listingId: fc.constant(index + 1),
          slug: fc.constant(slug),
          // Small numbers, so that ties of every depth are common.
          votes: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
          wentLiveAt: fc.integer({ min: 0, max: 2 })
        })
      )
    )
  )

describe("the order of a week", () => {
  test("does not depend on the order the launches come in, and ranks each once", () => {
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat()), (list, keys) => {
        const shuffled = list
          .map((each) => ({ each, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ each }) => each)
        expect(Ranking.rankWeek(shuffled)).toEqual(Ranking.rankWeek(list))
        expect(Ranking.closeWeek(shuffled, 1)).toEqual(Ranking.closeWeek(list, 1))
        expect(Ranking.rankWeek(list).map((each) => each.rank)).toEqual(list.map((_, index) => index + 1))
      })
    )
  })
  test("never puts fewer votes above more, and one more vote never costs a place", () => {
    fc.assert(
      fc.property(entries, fc.nat(), (list, pick) => {
        const ranked = Ranking.rankWeek(list)
        for (const [index, each] of ranked.entries()) {
          expect(each.votes).toBeGreaterThanOrEqual(ranked[index + 1]?.votes ?? 0)
        }
        const chosen = list[pick % Math.max(list.length, 1)]
        if (chosen === undefined) return
        const place = (of: ReadonlyArray<Ranking.WeekEntry>) =>
          Ranking.rankWeek(of).findIndex((each) => each.slug === chosen.slug)
        const voted = list.map((each) => (each === chosen ? { ...each, votes: [...each.votes, 9] } : each))
        expect(place(voted)).toBeLessThanOrEqual(place(list))
      })
    )
  })
  test("the awards are the head of the ranks, and name a tie exactly where counts are equal", () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 3 }), (list, minimum) => {
        const counts = list.map((each) => each.votes.length)
        const ranked = Ranking.rankWeek(list)
        for (const award of Ranking.closeWeek(list, minimum)) {
          expect(ranked[award.place - 1]?.slug).toBe(award.slug)
          expect(award.votes).toBeGreaterThanOrEqual(minimum)
          expect(award.tieBreak !== null).toBe(counts.filter((count) => count === award.votes).length > 1)
        }
      })
    )
  })
  test("nothing paid can reach it: only votes, times and the slug are read", () => {
    const paid = fc.record({
      plan: fc.constantFrom("none", "free", "paid"),
      featured: fc.boolean(),
      contributedCents: fc.nat(),
      verified: fc.boolean()
    })
    const read = new Set<PropertyKey>()
    const watched = <A extends object>(value: A) =>
      new Proxy(value, {
        get: (target, key) => {
          read.add(key)
          return Reflect.get(target, key)
        }
      })
    fc.assert(
      fc.property(entries, fc.infiniteStream(paid), (list, payments) => {
        const bought = list.map((each) => watched({ ...each, ...payments.next().value }))
        expect(Ranking.rankWeek(bought)).toEqual(Ranking.rankWeek(list))
        expect(Ranking.closeWeek(bought, 1)).toEqual(Ranking.closeWeek(list, 1))
      })
    )
    expect(read).toEqual(new Set<PropertyKey>(["listingId", "slug", "votes", "wentLiveAt"]))
  })
})
