/** What a vote weighs, as properties: for any voter, in any company, under any thresholds. */
import { describe, expect, test } from "bun:test"
import * as fc from "fast-check"
import { type RingCandidate, ringsIn } from "../../../src/domain/people/Rings.ts"
import {
  contested,
  isCrowd,
  judge,
  type VoteCompany,
  type VoteRules,
  type VoterFacts,
  voteReasons,
  voteRules,
  voterKind
} from "../../../src/domain/people/Voting.ts"
import { settings } from "../../../src/domain/Setting.ts"

const small = fc.integer({ min: 1, max: 40 })
const rules: fc.Arbitrary<VoteRules> = fc.record({
  newAccountHours: small,
  perNetwork: small,
  networkHours: small,
  burstSize: small,
  burstMinutes: small,
  trustedDays: small,
  trustedVotes: small,
  crowdSize: small,
  crowdPercent: fc.integer({ min: 1, max: 100 }),
  ringSize: fc.integer({ min: 2, max: 6 }),
  ringLaunches: fc.integer({ min: 2, max: 5 }),
  ringHours: small
})
const voter: fc.Arbitrary<VoterFacts> = fc.record({
  accountHours: fc.integer({ min: 0, max: 2000 }),
  mailboxProven: fc.boolean(),
  disposable: fc.boolean(),
  insider: fc.boolean(),
  earlierVotes: fc.integer({ min: 0, max: 50 }),
  earlierWeeks: fc.integer({ min: 0, max: 10 })
})
const company: fc.Arbitrary<VoteCompany> = fc.record({
  network: small,
  networkBurst: small,
  freshBurst: small,
  mailbox: small
})

describe("a vote", () => {
  test("counts exactly where nothing is said against it", () => {
    fc.assert(
      fc.property(voter, company, rules, (who, beside, by) => {
        const { status, reasons } = judge(who, beside, by)
        expect(status === "counted").toBe(reasons.length === 0)
        expect(status === "excluded").toBe(who.insider)
        expect(reasons.every((reason) => reason in voteReasons)).toBe(true)
        expect(new Set(reasons).size).toBe(reasons.length)
      })
    )
  })

  test("never begins to count because more accounts vote beside it", () => {
    fc.assert(
      fc.property(voter, company, company, rules, (who, beside, more, by) => {
        const crowded = {
          network: beside.network + more.network,
          networkBurst: beside.networkBurst + more.networkBurst,
          freshBurst: beside.freshBurst + more.freshBurst,
          mailbox: beside.mailbox + more.mailbox
        }
        const [alone, among] = [judge(who, beside, by), judge(who, crowded, by)]
        expect(alone.reasons.every((reason) => among.reasons.includes(reason))).toBe(true)
      })
    )
  })

  test("of somebody trusted is not held for a network; nobody is trusted who is new or has not voted", () => {
    fc.assert(
      fc.property(voter, company, rules, (who, beside, by) => {
        const kind = voterKind(who, by)
        const { reasons } = judge({ ...who, insider: false }, beside, by)
        if (kind === "trusted") {
          expect(reasons).not.toContain("same_network")
          expect(who.accountHours).toBeGreaterThanOrEqual(by.newAccountHours)
          expect(who.earlierVotes).toBeGreaterThan(0)
        } else expect(reasons.includes("same_network")).toBe(beside.network > by.perNetwork)
        expect(reasons.includes("new_account")).toBe(who.accountHours < by.newAccountHours)
      })
    )
  })
})

test("a crowd is many, and more than its share", () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), rules, (fresh, others, by) => {
      const total = fresh + others
      expect(isCrowd({ fresh, total }, by)).toBe(
        fresh >= by.crowdSize && fresh / Math.max(1, total) > by.crowdPercent / 100
      )
    })
  )
})

test("where no launch is contested, no decision on what waits changes who wins", () => {
  const launches = fc.array(fc.record({ counted: fc.nat(12), pending: fc.nat(4), accepted: fc.nat(4) }), {
    maxLength: 6
  })
  fc.assert(
    fc.property(launches, (rows) => {
      const ranked = rows
        .map((row, n) => ({ ...row, accepted: Math.min(row.accepted, row.pending), slug: `l${n}` }))
        .toSorted((a, b) => b.counted - a.counted)
      const held = contested(ranked, 3)
      if (held.length > 0) return expect(held.length).toBeGreaterThan(1)
      // A stable sort leaves those that are level in the order they are in.
      const decided = ranked.toSorted((a, b) => b.counted + b.accepted - (a.counted + a.accepted))
      expect(decided.slice(0, 3).map(({ slug }) => slug)).toEqual(ranked.slice(0, 3).map(({ slug }) => slug))
    })
  )
})

const defaults = voteRules((key) => settings[key].initial)
const hour = 3_600_000
const account = (
  userId: number,
  madeAt: number,
  launches: ReadonlyArray<number>,
  more: Partial<RingCandidate> = {}
) => ({
  userId,
  madeAt,
  launches,
  networks: [],
  firsts: [],
  ...more
})

describe("rings", () => {
  test("are found wherever they hide among strangers, and strangers are not", () => {
    const strangers = fc.array(
      fc.record({
        madeAt: fc.nat(5000),
        launches: fc.uniqueArray(fc.integer({ min: 100, max: 400 }), { maxLength: 8 })
      }),
      {
        maxLength: 40
      }
    )
    fc.assert(
      fc.property(strangers, fc.nat(5000), fc.integer({ min: 4, max: 9 }), (others, made, size) => {
        const ring = Array.from({ length: size }, (_, n) => account(1000 + n, (made + n) * hour, [1, 2, 3, 4]))
        // No two strangers share three of three hundred launches but by rare chance: those are left out.
        const apart = others.map(({ madeAt, launches }, n) => account(n, madeAt * hour, launches.slice(0, 2)))
        const found = ringsIn([...apart, ...ring], defaults)
        expect([...new Set(found.map(({ userId }) => userId))].sort()).toEqual(ring.map(({ userId }) => userId))
        expect(found).toHaveLength(size * 4)
      })
    )
  })

  test("are of one network as well, however far apart they were made", () => {
    const ring = Array.from({ length: 4 }, (_, n) =>
      account(n, n * 1000 * hour, [1, 2, 3], { networks: ["a", `${n}`] })
    )
    expect(ringsIn(ring, defaults)).toHaveLength(12)
    expect(ringsIn(ring.slice(1), defaults)).toEqual([])
  })

  test("do not hold what only one of them voted for, nor people who vote for much else", () => {
    const ring = Array.from({ length: 4 }, (_, n) => account(n, n * hour, [1, 2, 3, 4, 50 + n]))
    expect(new Set(ringsIn(ring, defaults).map(({ launchId }) => launchId))).toEqual(new Set([1, 2, 3, 4]))
    const people = Array.from({ length: 4 }, (_, n) =>
      account(n, n * hour, [1, 2, 3, ...Array.from({ length: 6 }, (_, k) => 100 + 10 * n + k)])
    )
    expect(ringsIn(people, defaults)).toEqual([])
  })

  test("wake up together: made at one sitting, first votes for one launch", () => {
    const woken = (count: number, minutes: number) =>
      Array.from({ length: count }, (_, n) => account(n, (n * minutes * hour) / 60, [7], { firsts: [7] }))
    expect(ringsIn(woken(4, 30), defaults)).toHaveLength(4)
    expect(ringsIn(woken(3, 30), defaults)).toEqual([])
    // One after the other for days is no sitting.
    expect(ringsIn(woken(40, 60), defaults)).toEqual([])
  })
})
