/** The simulation of `bench/votes.ts`, small: that it tells kinds of fraud apart, not how well at full size. */
import { expect, test } from "bun:test"
import { crowdOf, slowPuppets } from "../../../bench/VoteCrowd.ts"
import { simulate } from "../../../bench/VoteSimulation.ts"

test("a small crowd votes: puppets wait, people count", async () => {
  const { kinds, fraudToldApart, voters } = await simulate(120, { reviewHours: 12 })
  expect(voters).toBe(crowdOf(120, 1).voters.length)
  const share = (kind: string) => kinds.find((each) => each.kind === kind)
  for (const kind of [
    "one network, new accounts",
    "ring, aged",
    "throw-away mailboxes",
    "aged at one sitting, one launch"
  ])
    expect(share(kind)?.counted, kind).toBe(0)
  expect(share("honest")?.counted).toBeGreaterThan(0.9)
  expect(fraudToldApart.counted).toBeLessThan(0.1)
  // What nothing here can tell from people is said to count, since it does.
  expect(share(slowPuppets)?.counted).toBe(1)
}, 120_000)

test("two crowds of one seed are the same", () => {
  expect(crowdOf(200, 7)).toEqual(crowdOf(200, 7))
  expect(crowdOf(200, 7)).not.toEqual(crowdOf(200, 8))
})
