/** What is read of an input key by key, from memory, is what the whole schema reads of it, to the order of its keys. */
import { expect, test } from "bun:test"
import { Either, Schema } from "effect"
import fc from "fast-check"
import { everyOperation } from "../../../src/domain/api/Api.ts"
import { type Any, isPublicRead } from "../../../src/domain/Operation.ts"
import { readNow } from "../../../src/services/execute/call/ReadNow.ts"

const operations = everyOperation.filter((operation: Any) => isPublicRead(operation))

/** Good values of one key or another, and bad ones. */
const given = fc.constantFrom<unknown>(
  ...[1, 20, 0, -1, 1001, 1.5, Number.NaN, true, false, null, undefined, "", " a ", "live", "upcoming", "votes"],
  ...["newest", "us", "US", "free", "2026-01-05", "2026-W02", "tidewatch", "nobody@nowhere", "x".repeat(300)],
  ...[[], ["tidewatch"], ["a", "b"], { a: 1 }]
)

for (const operation of operations)
  test(`${operation.name}: the same as by its schema`, () => {
    const whole = Schema.decodeUnknownEither((operation as Any).input)
    const keys = Object.keys(operation.fields)
    const input = fc.array(fc.tuple(fc.constantFrom(...keys, "page"), given), { maxLength: 5 })
    fc.assert(
      fc.property(input, (entries) => {
        const value = Object.fromEntries(entries.filter(([key]) => keys.includes(key)))
        // Twice: what was not known the first time is now.
        for (const _ of [1, 2])
          expect(JSON.stringify(readNow(operation, value))).toBe(JSON.stringify(Either.getOrUndefined(whole(value))))
      }),
      { numRuns: 300 }
    )
  })

test("a key that is no key of the operation is not good, nor is what is no object", () => {
  for (const operation of operations) {
    expect(readNow(operation, { unheard_of: 1 })).toBeUndefined()
    for (const value of [null, undefined, 1, "page", [1]]) expect(readNow(operation, value)).toBeUndefined()
  }
})

test("what was read is the reader's own", () => {
  const [search] = operations.filter(({ name }) => name === "search_listings")
  if (search === undefined) throw new Error("there is no search")
  const one = readNow(search, { page: 2 })
  expect(one).toEqual(readNow(search, { page: 2 }))
  expect(one).not.toBe(readNow(search, { page: 2 }))
})
