/**
 * Holds what the API answers against the OpenAPI document: the status is declared, the body fits its
 * schema (formats too), the headers it promises are there. For tests of any part of the API.
 */
import { expect } from "bun:test"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020"
import addFormats from "ajv-formats"
import { documentOf } from "../../src/http/openapi/OpenApi.ts"
import { origin, type TestApp } from "./App.ts"

interface Documented {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly headers: object; readonly content?: unknown }>>
}

const document = documentOf(origin)
// biome-ignore lint/suspicious/noExplicitAny: a test reads into a document it checks by its own means
const paths = document.paths as any as Readonly<Record<string, Readonly<Record<string, Documented>>>>
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true })).addSchema({ ...document, $id: "openapi" })

const patterns = Object.keys(paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`) }))
  // The path with the fewest holes is the one that was meant.
  .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length)

/** The operation that a request is for, undefined where the document has none. */
export const operationAt = (method: string, path: string): (Documented & { readonly path: string }) | undefined => {
  const { pathname } = new URL(path, origin)
  const found = patterns.find(({ pattern }) => pattern.test(pathname))?.path
  const operation = found === undefined ? undefined : paths[found]?.[method.toLowerCase()]
  return found === undefined || operation === undefined ? undefined : { ...operation, path: found }
}

const validators = new Map<string, ValidateFunction>()
const validatorOf = (method: string, path: string, status: number): ValidateFunction => {
  const escaped = path.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D")
  const pointer = `openapi#/paths/${escaped}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`
  const known = validators.get(pointer) ?? ajv.compile({ $ref: pointer })
  validators.set(pointer, known)
  return known
}

/** `app.rest`, its answers checked. */
export const documented =
  (app: TestApp): TestApp["rest"] =>
  async (method, path, more) => {
    const reply = await app.rest(method, path, more)
    const operation = operationAt(method, path.startsWith("/api") ? path : `/api/v1${path}`)
    if (operation === undefined) throw new Error(`the document has no ${method} ${path}`)
    const called = `${operation.operationId} ${reply.status} ${reply.text.slice(0, 500)}`
    const declared = operation.responses[reply.status]
    expect(declared, `undeclared: ${called}`).toBeDefined()
    if (reply.status !== 304) {
      const fits = validatorOf(method, operation.path, reply.status)
      expect(fits(reply.body), `${ajv.errorsText(fits.errors)}: ${called}`).toBe(true)
      for (const header of Object.keys(declared?.headers ?? {}))
        if (header !== "Idempotent-Replayed") expect(reply.headers.get(header), `${header}: ${called}`).not.toBeNull()
    }
    return reply
  }
