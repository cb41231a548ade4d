/** Calls of public operations over the real HTTP handler, their answers checked against the contract. */
import { expect } from "bun:test"
import { Schema } from "effect"
import { type AnyOperation, everyOperation } from "../../src/domain/api/Api.ts"
import { type Any, type Input, type Output, placeOf } from "../../src/domain/Operation.ts"
import type { TestApp } from "./App.ts"

export { change } from "./SavedListing.ts"

type Ops = AnyOperation
type Named<N extends Ops["name"]> = Extract<Ops, { readonly name: N }>

const pathOf = (operation: Any, input: Readonly<Record<string, unknown>>) => {
  const query = new URLSearchParams()
  let path: string = operation.path
  for (const [key, value] of Object.entries(input)) {
    if (placeOf(operation, key) === "path") path = path.replace(`{${key}}`, encodeURIComponent(String(value)))
    else query.set(key, String(value))
  }
  return query.size === 0 ? path : `${path}?${query}`
}

export const reads = (app: TestApp) => {
  const byName = new Map<string, Any>(everyOperation.map((operation) => [operation.name, operation]))
  const ask = (name: string, input: object) => {
    const operation = byName.get(name)
    if (operation === undefined) throw new Error(`no operation ${name}`)
    return { operation, reply: app.rest("GET", pathOf(operation, { ...input })) }
  }

  /** The answer of a read that has to work. */
  const read = async <N extends Ops["name"]>(
    name: N,
    input: Partial<Input<Named<N>>> = {}
  ): Promise<Output<Named<N>>> => {
    const { operation, reply } = ask(name, input)
    const { status, body } = await reply
    expect({ status, error: body?.error }).toEqual({ status: 200, error: undefined })
    // The operation was found by its name, so its output is that of the name.
    return Schema.decodeUnknownSync(operation.output as Schema.Schema<Output<Named<N>>, unknown>)(body, {
      onExcessProperty: "error"
    })
  }

  /** The status and the error of a read that has to fail. */
  const refused = async <N extends Ops["name"]>(name: N, input: Partial<Input<Named<N>>> = {}) => {
    const { status, body } = await ask(name, input).reply
    return { status, code: body?.error?.code, paths: body?.error?.details?.map((one: { path: string }) => one.path) }
  }

  return { read, refused }
}
export type Reads = ReturnType<typeof reads>
export const slugs = (items: ReadonlyArray<{ readonly slug: string }>) => items.map(({ slug }) => slug)
