/**
 * What is kept of a public read is what its operation would answer now, whatever was written and whenever: a difference
 * is a write that does not name what it changes, or an operation that shows more than it says.
 */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import fc from "fast-check"
import { answerText, PublicAnswers } from "../../../../src/services/execute/kept/PublicAnswers.ts"
import { type Directory, directory, type Write } from "./Directory.ts"
import { jobsAndTime, purchases } from "./JobsWrites.ts"
import { ownersWrites } from "./OwnersWrites.ts"
import { peoplesWrites } from "./PeoplesWrites.ts"
import { type PublicCall, publicCalls, readerOf, textOf, wires } from "./PublicReads.ts"
import { teamsWrites } from "./TeamsWrites.ts"

let at: Directory
let reader: Awaited<ReturnType<typeof readerOf>>
let calls: ReadonlyArray<PublicCall>
let writes: ReadonlyArray<Write>
beforeAll(async () => {
  at = await directory()
  reader = await readerOf(at.app, (await at.app.user()).key)
  calls = publicCalls(at.places)
  writes = [...ownersWrites(at), ...(await peoplesWrites(at)), ...teamsWrites(at), ...purchases(at), ...jobsAndTime(at)]
}, 240_000)
afterAll(async () => {
  await reader?.close()
  await at?.app.close()
})

/** A read after a write, with the first place at which what is kept is not what would be computed. */
const difference = (write: string, read: string, kept: string, computed: string) => {
  const from = [...kept].findIndex((letter, place) => letter !== computed[place])
  const near = (text: string) => text.slice(Math.max(0, from - 60), from + 60)
  return { write, read, kept: near(kept), computed: near(computed) }
}

test("after each kind of write, what is kept of every read is what it would compute", async () => {
  const answers = await at.app.run(PublicAnswers)
  const inputs = new Map<PublicCall, unknown>()
  for (const call of calls) inputs.set(call, await at.app.run(Effect.orDie(reader.decoded(call))))
  const found: Array<ReturnType<typeof difference>> = []
  /** Looks at all of them, and keeps what is not kept for the write to come; what each would compute. */
  const look = async (write: string): Promise<ReadonlyMap<PublicCall, string>> => {
    const now = new Map<PublicCall, string>()
    for (const call of calls) {
      const input = inputs.get(call)
      const computed = await reader.computed(call)
      const text = textOf(computed)
      const kept = answers.kept(call.operation, input)
      if (kept !== undefined && answerText(kept) !== text)
        found.push(difference(write, call.said, answerText(kept), text))
      if (Either.isRight(computed)) await at.app.run(answers.of(call.operation, input, Effect.succeed(computed.right)))
      now.set(call, text)
    }
    return now
  }
  let before = await look("nothing yet")
  expect([...before.values()].filter((text) => text.startsWith("{")).length).toBeGreaterThan(calls.length / 2)
  const idle: Array<string> = []
  for (const { said, run, changesNothing } of writes) {
    await run()
    const after = await look(said)
    const changed = calls.filter((call) => after.get(call) !== before.get(call))
    if (process.env.TEST_CHANGES !== undefined) console.log(`${said}: ${changed.map((call) => call.said).join(", ")}`)
    if (changed.length > 0 === (changesNothing !== undefined))
      idle.push(`${said} ${changed.length > 0 ? `changes ${changed[0]?.said}` : "changes nothing"}`)
    before = after
  }
  expect(found).toEqual([])
  // A write that does nothing proves nothing.
  expect(idle).toEqual([])
}, 300_000)

/** The same ones each time: what is found can be looked for again. */
const seed = 20_261_118

test("after writes in any order every wire answers what would be computed", async () => {
  const call = fc.nat().map((n) => calls[n % calls.length])
  const step = fc.record({
    write: fc.nat().map((n) => writes[n % writes.length]),
    reads: fc.array(fc.tuple(call, fc.constantFrom(...wires), fc.constantFrom(...wires)), {
      minLength: 3,
      maxLength: 5
    })
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 3 }), async (steps) => {
      for (const { write, reads } of steps) {
        for (const [read, wire] of reads) if (read !== undefined) await reader.served(read, wire)
        await write?.run()
        for (const [read, _, wire] of reads) {
          if (read === undefined) continue
          const served = await reader.served(read, wire)
          const computed = textOf(await reader.computed(read))
          if (served !== computed)
            throw new Error(JSON.stringify({ wire, ...difference(write?.said ?? "", read.said, served, computed) }))
        }
      }
    }),
    // The directory goes on from where it was, so no shorter sequence would say more.
    { seed, numRuns: 10, endOnFailure: true }
  )
}, 300_000)
