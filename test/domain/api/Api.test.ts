/** The surface is what its files declare: an operation that is written and stands in no group would be served nowhere. */
import { expect, test } from "bun:test"
import { Glob } from "bun"
import { Either, Schema } from "effect"
import { everyOperation, groups } from "../../../src/domain/api/Api.ts"
import type { Any } from "../../../src/domain/Operation.ts"

const folder = new URL("../../../src/domain/api/", import.meta.url).pathname

const isOperation = (value: unknown): value is Any =>
  typeof value === "object" && value !== null && "route" in value && "fields" in value && "output" in value

const declared = (
  await Promise.all(
    [...new Glob("*Api.ts").scanSync(folder)].sort().map(async (file) => {
      const module: Record<string, unknown> = await import(folder + file)
      return Object.entries(module)
        .filter(([, value]) => isOperation(value))
        .map(([name, value]) => ({ where: `${name} of ${file}`, operation: value }))
    })
  )
).flat()

test("every operation that is declared stands in a group", () => {
  const forgotten = declared.filter(({ operation }) => !everyOperation.some((one) => one === operation))
  expect(forgotten.map(({ where }) => where)).toEqual([])
  expect(declared.length).toBe(everyOperation.length)
})

test("names and routes are each one operation's", () => {
  expect(new Set(everyOperation.map(({ name }) => name)).size).toBe(everyOperation.length)
  expect(new Set(everyOperation.map(({ route }) => route)).size).toBe(everyOperation.length)
  expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length)
})

test("a public operation is a read that says what it shows, and nothing else says so", () => {
  for (const { name, method, scope, shows } of everyOperation) {
    expect(shows !== undefined, name).toBe(scope === "public")
    if (scope === "public") expect(method, name).toBe("GET")
  }
})

test.each(everyOperation.map((operation) => [operation.name, operation] as const))(
  "every example is an answer of its operation: %s",
  (_, { output, example }) => {
    const decoded = Schema.decodeUnknownEither(output, { errors: "all", onExcessProperty: "error" })(example.output)
    expect(Either.isLeft(decoded) ? String(decoded.left) : "fits").toBe("fits")
  }
)
