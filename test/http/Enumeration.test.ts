/**
 * Every operation, in every way it must say no: without a credential, with a bad one, without the
 * scope, for somebody else's thing, with an unknown key, a wrong type, and one past each limit. The
 * cases are made from the operations themselves, so a new one is covered by being declared.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { everyOperation } from "../../src/domain/api/Api.ts"
import { inputSchemaOf } from "../../src/domain/api/schema/JsonSchemaOf.ts"
import type { JsonSchema } from "../../src/domain/api/schema/SchemaTidy.ts"
import { type Any, placeOf } from "../../src/domain/Operation.ts"
import { type Scope, scopes } from "../../src/domain/Principal.ts"
import { modernVersion, speaker } from "../mcp/Speak.ts"
import { type TestApp, testApp } from "../support/App.ts"
import { documented } from "../support/Documented.ts"
import { raiseLimits } from "../support/Limits.ts"

type Person = Awaited<ReturnType<TestApp["user"]>>
type Input = Record<string, unknown>

let app: TestApp
let speak: ReturnType<typeof speaker>
let owner: Person
let other: Person
const ids = { draft: "", listing: 0, milestone: 0, order: "", claim: 0 }

const home =
  "<html><head><title>Saltgrass Sensors</title></head><body><h1>Saltgrass Sensors</h1><p>Saltgrass Sensors makes sensor kits that tell you when a marsh is drowning.</p></body></html>"

beforeAll(async () => {
  app = await testApp({ demo: true, internet: { "saltgrass-sensors.example": { "/": home } } })
  speak = speaker(app)
  await raiseLimits(app)
  owner = await app.user()
  other = await app.user()
  const started = await app.rest("POST", "/drafts", {
    key: owner.key,
    body: { url: "https://saltgrass-sensors.example" }
  })
  ids.draft = started.body.id
  await app.until(
    () => app.rest("GET", `/drafts/${ids.draft}`, { key: owner.key }),
    ({ body }) => body.status === "ready",
    "the draft"
  )
  const categories = await app.rest("GET", "/categories")
  await app.rest("PATCH", `/drafts/${ids.draft}`, {
    key: owner.key,
    body: {
      fields: {
        name: "Saltgrass Sensors",
        tagline: "Know when a marsh drowns",
        description: "Sensor kits for marshes.",
        categories: [categories.body.items[0].name]
      }
    }
  })
  const submitted = await app.rest("POST", `/drafts/${ids.draft}/submit`, { key: owner.key })
  ids.listing = submitted.body.listing_id
  const milestone = await app.rest("POST", `/me/listings/${ids.listing}/milestones`, {
    key: owner.key,
    body: { date: "2026-03-02", title: "First kit" }
  })
  ids.milestone = milestone.body.id
  const order = await app.rest("POST", "/orders/checkout", { key: owner.key, body: { items: someItems() } })
  ids.order = order.body.number
  const slug = (await app.rest("GET", "/listings")).body.items[0].slug
  const claim = await app.rest("POST", "/claims", { key: owner.key, body: { slug, method: "meta" } })
  ids.claim = claim.body.id
})
const someItems = () => [{ product: "billboard_min", listing_id: ids.listing, amount_cents: 5000 }]
afterAll(() => app.close())

/** A request each operation accepts. */
const valid = (operation: Any): Input => {
  const path: Record<string, unknown> = {
    id: ids.draft,
    listing_id: ids.listing,
    milestone_id: ids.milestone,
    number: ids.order,
    claim_id: ids.claim,
    week: "this",
    board: "community-weekly",
    slug: operation.path.startsWith("/categories")
      ? known.category
      : operation.path.startsWith("/founders")
        ? known.founder
        : operation.path.startsWith("/blog")
          ? known.post
          : known.listing
  }
  const required: Record<string, Input> = {
    compare_listings: { a: known.listing, b: known.second },
    submit_listing: { url: "https://another-product.example" },
    invite_cofounder: { email: "friend@people.test" },
    post_listing_update: { title: "News", body: "Something happened." },
    add_milestone: { date: "2026-04-01", title: "Second kit" },
    answer_interview: { answers: [] },
    claim_listing: { slug: known.listing, method: "meta" },
    quote_order: { items: someItems() },
    create_checkout: { items: someItems() }
  }
  return { ...Object.fromEntries(operation.pathKeys.map((key) => [key, path[key]])), ...required[operation.name] }
}
const known = { listing: "", second: "", category: "", founder: "", post: "" }
beforeAll(async () => {
  const first = async (path: string, index = 0) => (await app.rest("GET", path)).body.items[index].slug
  known.listing = await first("/listings")
  known.second = await first("/listings", 1)
  known.category = await first("/categories")
  known.founder = await first("/founders")
  known.post = await first("/blog")
})

const call = (operation: Any, input: Input, key?: string) => {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const query = new URLSearchParams()
  const body: Input = {}
  for (const [name, value] of Object.entries(input)) {
    const place = name in operation.fields ? placeOf(operation, name) : operation.method === "GET" ? "query" : "body"
    if (place === "query") query.set(name, String(value))
    else if (place === "body") body[name] = value
  }
  const hasBody = operation.method !== "GET" && operation.method !== "DELETE"
  return documented(app)(operation.method, `${filled}${query.size === 0 ? "" : `?${query}`}`, {
    ...(key === undefined ? {} : { key }),
    ...(hasBody || Object.keys(body).length > 0 ? { body } : {})
  })
}

const isProtected = (operation: Any) => operation.scope !== "public"
const ownsSomething = (operation: Any) => isProtected(operation) && operation.pathKeys.length > 0
const each = (operations: ReadonlyArray<Any>) =>
  operations.map((operation): [string, Any] => [operation.name, operation])

describe("a call that is allowed", () => {
  test.each(each(everyOperation.filter(({ method }) => method === "GET")))("%s answers", async (_, operation) => {
    const reply = await call(operation, valid(operation), isProtected(operation) ? owner.key : undefined)
    expect(reply.body.error ?? null, reply.text).toBeNull()
    expect(reply.status).toBe(operation.status)
    expect(reply.headers.get("ratelimit")).toMatch(/^"\w+";r=\d+;t=\d+$/)
    expect(reply.headers.get("ratelimit-policy")).toMatch(/^"\w+";q=\d+;w=\d+$/)
    expect(reply.headers.get("x-request-id")).toBeTruthy()
  })
})

describe("filters that are left empty count as left out:", () => {
  const filtered = everyOperation.filter(({ filters }) => filters.size > 0)
  test("there are some", () => expect(filtered.flatMap(({ filters }) => [...filters]).length).toBeGreaterThan(30))
  test.each(each(filtered))("%s", async (_, operation) => {
    const key = isProtected(operation) ? owner.key : undefined
    const plain = await call(operation, valid(operation), key)
    const empty = Object.fromEntries([...operation.filters].map((name) => [name, ""]))
    const reply = await call(operation, { ...valid(operation), ...empty }, key)
    expect([reply.status, reply.body]).toEqual([plain.status, plain.body])
    const { answer } = await speak.call(modernVersion, operation.name, { ...valid(operation), ...empty }, { key })
    expect(answer).toEqual(plain.body)
  })
  test("a parameter that has to be given does not", async () => {
    const reply = await app.rest("GET", "/compare?a=&b=")
    expect(reply.body.error.details).toMatchObject([{ path: "query.a" }, { path: "query.b" }])
  })
})

describe("without a credential", () => {
  test.each(each(everyOperation.filter(isProtected)))("%s is 401", async (_, operation) => {
    const reply = await call(operation, valid(operation))
    expect(reply.status).toBe(401)
    expect(reply.body.error.code).toBe("unauthenticated")
    expect(reply.headers.get("www-authenticate")).toContain(`scope="${operation.scope}"`)
  })
})

describe("with an unknown credential", () => {
  test.each(each(everyOperation))("%s is 401", async (_, operation) => {
    const reply = await call(operation, valid(operation), "lb_live_000000000000000000000000000000000000")
    expect(reply.status).toBe(401)
    expect(reply.body.error.code).toBe("invalid_token")
  })
})

describe("without the scope", () => {
  const keys = new Map<string, string>()
  beforeAll(async () => {
    for (const scope of scopes) {
      const { key } = await app.user({ scopes: scopes.filter((other): other is Scope => other !== scope) })
      keys.set(scope, key)
    }
  })
  test.each(each(everyOperation.filter(isProtected)))("%s is 403", async (_, operation) => {
    const reply = await call(operation, valid(operation), keys.get(operation.scope))
    expect(reply.status).toBe(403)
    expect(reply.body.error.code).toBe("insufficient_scope")
  })
})

describe("for what is somebody else's", () => {
  test.each(each(everyOperation.filter(ownsSomething)))("%s is 404", async (_, operation) => {
    const reply = await call(operation, valid(operation), other.key)
    expect(reply.status).toBe(404)
    expect(reply.body.error.code).toBe("not_found")
  })
})

describe("for what does not exist", () => {
  const missing: Input = {
    id: "00000000-0000-4000-8000-000000000000",
    listing_id: 2147483647,
    claim_id: 2147483647,
    slug: "no-such-thing-anywhere",
    board: "no-such-board",
    week: "1999-05-03"
  }
  // What a body names is no address: it is a 400 that says so.
  const applicable = everyOperation.filter((operation) =>
    Object.keys(missing).some((key) => key in operation.fields && placeOf(operation, key) !== "body")
  )
  test.each(each(applicable))("%s is 404", async (_, operation) => {
    const input = valid(operation)
    for (const key of Object.keys(missing))
      if (key in operation.fields && placeOf(operation, key) !== "body") input[key] = missing[key]
    const reply = await call(operation, input, isProtected(operation) ? owner.key : undefined)
    expect(reply.status).toBe(404)
    expect(reply.body.error.code).toBe("not_found")
  })
  test("a parameter that names nothing is 400, for 404 is said of a path alone", async () => {
    const reply = await app.rest("GET", `/compare?a=${known.listing}&b=no-such-thing-anywhere`)
    expect([reply.status, reply.body.error.code]).toEqual([400, "listing_unknown"])
    expect(reply.body.error.details).toMatchObject([{ path: "query.b" }])
    const claimed = await app.rest("POST", "/claims", {
      key: owner.key,
      body: { slug: "no-such-thing-anywhere", method: "dns" }
    })
    expect([claimed.status, claimed.body.error.code]).toEqual([400, "listing_unknown"])
    expect(claimed.body.error.details).toMatchObject([{ path: "slug" }])
  })
})

describe("with an unknown key", () => {
  test.each(each(everyOperation))("%s is 400 and names it", async (_, operation) => {
    const reply = await call(
      operation,
      { ...valid(operation), no_such_key: "1" },
      isProtected(operation) ? owner.key : undefined
    )
    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe("invalid_request")
    const prefix = operation.method === "GET" ? "query." : ""
    expect(reply.body.error.details.map((detail: { path: string }) => detail.path)).toContain(`${prefix}no_such_key`)
  })
})

/** A value of another type than the schema's, as the place it travels in can carry it. */
const wrongType = (schema: JsonSchema, place: string): unknown => {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  if (Array.isArray(schema.enum) || typeof schema.pattern === "string") return "¡no such choice!"
  if (place !== "body") return types.includes("string") ? undefined : "many"
  return types.includes("string") || Array.isArray(schema.anyOf) ? 17 : "seventeen"
}

describe("with a wrong type", () => {
  const cases = everyOperation.flatMap((operation) =>
    Object.entries(inputSchemaOf(operation).properties).flatMap(
      ([key, schema]): ReadonlyArray<[string, Any, string, unknown]> => {
        const value = wrongType(schema, placeOf(operation, key))
        return value === undefined ? [] : [[`${operation.name}.${key}`, operation, key, value]]
      }
    )
  )
  test.each(cases)("%s is 400 and names it", async (_, operation, key, value) => {
    const reply = await call(
      operation,
      { ...valid(operation), [key]: value },
      isProtected(operation) ? owner.key : undefined
    )
    const place = placeOf(operation, key)
    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe("invalid_request")
    expect(reply.body.error.details[0].path).toBe(place === "body" ? key : `${place}.${key}`)
    expect(reply.body.error.request_id).toBeTruthy()
  })
})

interface Bound {
  readonly path: ReadonlyArray<string>
  readonly limit: number
  readonly code: string
  readonly value: unknown
}
/** Each limit of a schema, with a value one past it. */
const boundsOf = (schema: JsonSchema, path: ReadonlyArray<string> = []): ReadonlyArray<Bound> => {
  const found: Array<Bound> = []
  if (typeof schema.maxLength === "number" && schema.format === undefined)
    found.push({ path, limit: schema.maxLength, code: "too_long", value: "x".repeat(schema.maxLength + 1) })
  if (typeof schema.maximum === "number")
    found.push({ path, limit: schema.maximum, code: "too_large", value: schema.maximum + 1 })
  if (typeof schema.minimum === "number")
    found.push({ path, limit: schema.minimum, code: "too_small", value: schema.minimum - 1 })
  const items = typeof schema.items === "object" && schema.items !== null ? (schema.items as JsonSchema) : undefined
  if (typeof schema.maxItems === "number" && items !== undefined)
    found.push({
      path,
      limit: schema.maxItems,
      code: "too_many_items",
      value: Array.from({ length: schema.maxItems + 1 }, () => exampleOf(items))
    })
  if (items !== undefined && typeof items.maxLength === "number")
    found.push({
      path: [...path, "0"],
      limit: items.maxLength,
      code: "too_long",
      value: ["x".repeat(items.maxLength + 1)]
    })
  if (typeof schema.properties === "object" && schema.properties !== null)
    for (const [key, inner] of Object.entries(schema.properties))
      found.push(...boundsOf(inner as JsonSchema, [...path, key]))
  return found
}
/** The simplest value a schema takes. */
const exampleOf = (schema: JsonSchema): unknown => {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.format === "date") return "2026-01-01"
  if (schema.type === "integer") return schema.minimum ?? 1
  if (schema.type === "object") {
    const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
    const required = Array.isArray(schema.required) ? schema.required : []
    return Object.fromEntries(required.map((key: string) => [key, exampleOf(properties[key] ?? {})]))
  }
  return "x"
}
/** The value at the end of a path of object keys; a list at its end was made whole. */
const nest = (path: ReadonlyArray<string>, value: unknown): unknown => {
  const [head, ...rest] = path
  return head === undefined || head === "0" ? value : { [head]: nest(rest, value) }
}

describe("one past a limit", () => {
  const cases = everyOperation.flatMap((operation) =>
    Object.entries(inputSchemaOf(operation).properties).flatMap(([key, schema]) =>
      boundsOf(schema).map((bound): [string, Any, string, Bound] => [
        `${operation.name} ${[key, ...bound.path].join(".")} ${bound.code} ${bound.limit}`,
        operation,
        key,
        bound
      ])
    )
  )
  test("there are some", () => expect(cases.length).toBeGreaterThan(80))
  test.each(cases)("%s", async (_, operation, key, bound) => {
    const input = { ...valid(operation), [key]: nest(bound.path, bound.value) }
    const reply = await call(operation, input, isProtected(operation) ? owner.key : undefined)
    const place = placeOf(operation, key)
    const at = [...(place === "body" ? [] : [place]), key, ...bound.path].join(".")
    expect(reply.status).toBe(400)
    const detail = reply.body.error.details.find((one: { path: string }) => one.path === at)
    expect(detail).toMatchObject({ path: at, code: bound.code, limit: bound.limit })
    expect(Math.abs(detail.actual - bound.limit)).toBe(1)
  })
})
