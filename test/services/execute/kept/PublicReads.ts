/**
 * Every public read, with inputs that make sense of a small directory: what is served on each wire, and what the
 * operation's own function answers past everything that is kept.
 */
import { Effect, Either, Exit, Layer, Scope } from "effect"
import { type AnyOperation, everyOperation } from "../../../../src/domain/api/Api.ts"
import { type Any, isPublicRead, placeOf } from "../../../../src/domain/Operation.ts"
import type { Principal } from "../../../../src/domain/Principal.ts"
import { ErasedHandlers } from "../../../../src/services/execute/call/ErasedHandlers.ts"
import { validated } from "../../../../src/services/execute/call/Validation.ts"
import { speaker } from "../../../mcp/Speak.ts"
import type { TestApp } from "../../../support/App.ts"

type Name = Extract<AnyOperation, { readonly scope: "public" }>["name"]
type Given = Readonly<Record<string, string | number | boolean>>

export interface PublicCall {
  readonly operation: Any
  readonly input: Given
  /** How it is called where something is wrong with it. */
  readonly said: string
}

/** What there is to read of. */
export interface Places {
  readonly listings: ReadonlyArray<string>
  readonly founders: ReadonlyArray<string>
  readonly posts: ReadonlyArray<string>
  readonly categories: ReadonlyArray<string>
}

const given = (places: Places): Readonly<Record<Name, ReadonlyArray<Given>>> => {
  const [first = "", second = "", third = ""] = places.listings
  const slugs = places.listings.map((slug) => ({ slug }))
  return {
    get_site_info: [{}],
    list_interview_questions: [{}],
    list_products: [{}],
    search_listings: [
      { per_page: 50, sort: "newest" },
      { per_page: 5, sort: "most_followed" },
      { status: "upcoming", sort: "newest" },
      { q: "tide alerts", per_page: 50 },
      { pricing_model: "free", country: "NL" },
      { domain: "brought-in.example" },
      { category: "hr" }
    ],
    get_listing: slugs,
    get_alternatives: slugs.slice(0, 2),
    compare_listings: [{ a: second, b: third }],
    list_categories: [{}],
    get_category: places.categories.map((slug) => ({ slug })),
    get_badges: [...slugs.slice(1, 6), { slug: second, shape: "pill", mode: "dark", size: "l" }],
    get_launch_week: ["this", "last", "2026-12-28"].map((week) => ({ week })),
    list_launches: ["today", "this-week", "trending", "recent", "upcoming"].map((section) => ({ section })),
    get_leaderboard: [
      { board: "community-weekly" },
      { board: "community-weekly", week: "last" },
      { board: "community-all-time" },
      { board: "billboard" },
      { board: "domain-rating" },
      { board: "revenue" }
    ],
    list_awards: [{}, { listing: first }],
    list_founders: [{ q: "ingrid", per_page: 50 }],
    get_founder: places.founders.map((slug) => ({ slug })),
    list_blog_posts: [{}, { q: "harbour" }],
    get_blog_post: places.posts.map((slug) => ({ slug }))
  }
}

export const publicCalls = (places: Places): ReadonlyArray<PublicCall> => {
  const inputs: Readonly<Record<string, ReadonlyArray<Given>>> = given(places)
  return everyOperation.filter(isPublicRead).flatMap((operation) =>
    (inputs[operation.name] ?? []).map((input) => ({
      operation,
      input,
      said: `${operation.name} ${JSON.stringify(input)}`
    }))
  )
}

export const addressOf = ({ operation, input }: PublicCall): string => {
  const query = new URLSearchParams()
  let path: string = operation.path
  for (const [key, value] of Object.entries(input))
    if (placeOf(operation, key) === "path") path = path.replace(`{${key}}`, encodeURIComponent(value))
    else query.set(key, String(value))
  return query.size === 0 ? path : `${path}?${query}`
}

export const wires = ["anonymous", "key", "mcp", "mcp_key"] as const
export type Wire = (typeof wires)[number]

/** Reading an application by its wires, and past them. Close it before the application. */
export const readerOf = async (app: TestApp, key: string) => {
  const speak = speaker(app)
  const scope = await app.run(Scope.make())
  // Handlers of their own: whatever the application's keep in memory, these do not share it.
  const own = await app.run(Layer.buildWithScope(ErasedHandlers.Default, scope))
  const alone = <A, E>(effect: Effect.Effect<A, E, ErasedHandlers | Principal>): Effect.Effect<A, E> =>
    // A public operation asks for nobody, which its erased type cannot say.
    Effect.provide(effect, own) as Effect.Effect<A, E>

  /** The answer as text, or the code of the refusal. */
  const served = async (call: PublicCall, wire: Wire = "anonymous"): Promise<string> => {
    if (wire === "anonymous" || wire === "key") {
      const { status, text, body } = await app.rest("GET", addressOf(call), wire === "key" ? { key } : {})
      return status === 200 ? text : body.error.code
    }
    const { result, answer, problem } = await speak.call(
      "2025-06-18",
      call.operation.name,
      call.input,
      wire === "mcp_key" ? { key } : {}
    )
    if (problem !== undefined) return problem.code
    const text: string = result.content[0].text
    if (JSON.stringify(answer) !== text) throw new Error(`${call.said}: the tool's text is not its structure`)
    return text
  }

  /** An input as its operation's schema reads it. */
  const decoded = ({ operation, input }: PublicCall) =>
    Effect.flatMap(ErasedHandlers, (handlers) => handlers.of(operation)).pipe(
      Effect.flatMap(({ issues }) => validated(operation, { value: input, issues: [] }, issues)),
      alone
    )

  /** What the operation's own function answers now: a value, or the code of the refusal. */
  const computed = ({ operation, input }: PublicCall): Promise<Either.Either<unknown, string>> =>
    app.run(
      Effect.gen(function* () {
        const { commit, issues } = yield* (yield* ErasedHandlers).of(operation)
        return yield* commit(yield* validated(operation, { value: input, issues: [] }, issues), undefined)
      }).pipe(
        Effect.mapError(({ code }) => code),
        Effect.either,
        alone
      )
    )

  return { served, decoded, computed, close: () => app.run(Scope.close(scope, Exit.void)) }
}

/** As it is served. */
export const textOf = (answer: Either.Either<unknown, string>): string =>
  Either.match(answer, { onLeft: (code) => code, onRight: (output) => JSON.stringify(output) })
