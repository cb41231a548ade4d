/** The typed client that is made of the contract, against the real server. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { FetchHttpClient, HttpApi, HttpApiClient, HttpClient, HttpClientRequest } from "@effect/platform"
import { Effect, Either } from "effect"
import { everyOperation } from "../../../src/domain/api/Api.ts"
import { basePath } from "../../../src/domain/listing/Site.ts"
import { api } from "../../../src/http/openapi/Contract.ts"
import { Paths } from "../../../src/http/request/Route.ts"
import { type TestApp, testApp } from "../../support/App.ts"

let app: TestApp
let baseUrl: string
let key: string

beforeAll(async () => {
  app = await testApp({ demo: true, served: true, work: false })
  baseUrl = app.origin
  key = (await app.user()).key
})
afterAll(() => app.close())

const client = (credential?: string) =>
  HttpApiClient.make(api, {
    baseUrl,
    transformClient: (http) =>
      credential === undefined ? http : HttpClient.mapRequest(http, HttpClientRequest.bearerToken(credential))
  })
const run = <A, E>(effect: Effect.Effect<A, E, HttpClient.HttpClient>) =>
  Effect.runPromise(Effect.provide(effect, FetchHttpClient.layer))

describe("a client made of the contract", () => {
  test("reads, with what has a default left out", async () => {
    const found = await run(
      Effect.flatMap(client(), ({ listings }) => listings.search_listings({ urlParams: { q: "tide", per_page: 5 } }))
    )
    expect(found.per_page).toBe(5)
    expect(found.items.map(({ name }) => name)).toContain("Tidewatch")
  })

  test("fills the path", async () => {
    const found = await run(
      Effect.gen(function* () {
        const { listings } = yield* client()
        const { items } = yield* listings.search_listings({ urlParams: {} })
        const slug = items[0]?.slug ?? ""
        return { slug, listing: yield* listings.get_listing({ path: { slug } }) }
      })
    )
    expect(found.listing.slug).toBe(found.slug)
    expect(found.listing.features).toBeArray()
  })

  test("writes, with a credential and the status of the answer", async () => {
    const [draft, response] = await run(
      Effect.flatMap(client(key), ({ drafts }) =>
        drafts.submit_listing({ payload: { url: "https://harbour.example" }, withResponse: true })
      )
    )
    expect(response.status).toBe(201)
    expect(draft.status).toBe("crawling")
  })

  test("is told by code what was refused", async () => {
    const [missing, unsigned] = await run(
      Effect.gen(function* () {
        const { listings, drafts } = yield* client()
        return [
          yield* Effect.flip(listings.get_listing({ path: { slug: "no-such-listing" } })),
          yield* Effect.flip(drafts.get_account({}))
        ] as const
      })
    )
    expect("error" in missing && missing.error.code).toBe("not_found")
    expect("error" in unsigned && unsigned.error.code).toBe("unauthenticated")
  })

  test("does not send what the contract does not take", async () => {
    const refused = await run(
      Effect.either(
        Effect.flatMap(client(), ({ listings }) => listings.search_listings({ urlParams: { per_page: 1000 } }))
      )
    )
    expect(Either.isLeft(refused) && "_tag" in refused.left && refused.left._tag).toBe("ParseError")
  })

  test("the compiler knows the names, the inputs and the answers", () => {
    // Never run: each line would be an error of the compiler if the contract had lost its types.
    const never = () =>
      Effect.gen(function* () {
        const made = yield* client()
        // @ts-expect-error there is no such operation
        made.listings.search_things
        // @ts-expect-error a slug is missing
        yield* made.listings.get_listing({})
        // @ts-expect-error a page is a number
        yield* made.listings.search_listings({ urlParams: { page: "two" } })
        const listing = yield* made.listings.get_listing({ path: { slug: "x" } })
        // @ts-expect-error a listing has no such fact
        listing.favourite_colour
        const failure = yield* Effect.flip(made.listings.get_listing({ path: { slug: "x" } }))
        // @ts-expect-error no read answers that
        return "error" in failure && failure.error.code === "draft_not_ready"
      })
    expect(never).toBeFunction()
  })
})

test("the contract and the router have the same routes", async () => {
  const endpoints: Array<string> = []
  // The reflection of a typed contract wants its groups' types forgotten.
  HttpApi.reflect(api as never, {
    onGroup: () => {},
    onEndpoint: ({ endpoint }) => {
      endpoints.push(`${endpoint.method} ${endpoint.path}`)
    }
  })
  const routes = (await app.run(Effect.map(Paths, (paths) => paths.all()))).filter((route) =>
    route.includes(` ${basePath}/`)
  )
  expect(endpoints).toHaveLength(everyOperation.length)
  expect([...new Set(routes)].toSorted()).toEqual(endpoints.toSorted())
})
