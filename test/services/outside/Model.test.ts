import { afterAll, describe, expect, test } from "bun:test"
import {
  Duration,
  Effect,
  Either,
  Fiber,
  Layer,
  Logger,
  LogLevel,
  Option,
  Redacted,
  TestClock,
  TestContext
} from "effect"
import { Model, type ModelRequest } from "../../../src/services/outside/Model.ts"

const key = "sk-canary-3f9a77"
const asked: Array<{ readonly path: string; readonly body: unknown; readonly authorization: string | null }> = []
let elsewhere = 0
let aborted = 0

const completion = (content: unknown, more: Record<string, unknown> = {}) =>
  Response.json({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content, refusal: null }, ...more }]
  })

/** One way of answering a path: `/good/chat/completions` answers as `good`. */
const ways: Record<string, (request: Request) => Response | Promise<Response>> = {
  good: () => completion('{"fields":{"name":null}}'),
  prose: () => completion("Sure! Here is your profile."),
  empty: () => completion(null),
  shapeless: () => Response.json({ hello: "world" }),
  nothtml: () => new Response("<html>", { headers: { "content-type": "text/html" } }),
  cut: () => completion('{"fields":{"na', { finish_reason: "length" }),
  filtered: () => completion("", { finish_reason: "content_filter" }),
  refusing: () => completion(null, { message: { role: "assistant", content: null, refusal: "I cannot help." } }),
  broken: () => Response.json({ error: { message: `engine on fire, key ${key}` } }, { status: 500 }),
  denied: () => Response.json({ error: { message: `Incorrect API key provided: ${key}` } }, { status: 401 }),
  moved: () => new Response(null, { status: 307, headers: { location: "/stolen/chat/completions" } }),
  stolen: () => {
    elsewhere += 1
    return completion("{}")
  },
  silent: (request) => {
    request.signal.addEventListener("abort", () => (aborted += 1))
    return new Promise<Response>(() => undefined)
  },
  endless: () => {
    const chunk = new Uint8Array(65_536).fill(32)
    return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }), {
      headers: { "content-type": "application/json" }
    })
  }
}

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  idleTimeout: 0,
  fetch: async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method === "POST")
      asked.push({
        path: pathname,
        body: await request.clone().json(),
        authorization: request.headers.get("authorization")
      })
    return ways[pathname.split("/")[1] ?? ""]?.(request) ?? new Response("no", { status: 404 })
  }
})
afterAll(() => server.stop(true))

const logged: Array<string> = []
const logs = Logger.replace(
  Logger.defaultLogger,
  Logger.make((entry) => void logged.push(JSON.stringify(entry.message)))
)

const request: ModelRequest = {
  name: "profile",
  instructions: "Read the page.",
  input: "<page>",
  schema: { type: "object", properties: {}, required: [], additionalProperties: false },
  maxOutputTokens: 321,
  deadline: Duration.seconds(30)
}
const at = (baseUrl: string) =>
  Model.openai({ apiKey: Redacted.make(key), baseUrl: Option.some(baseUrl), model: "test-model" })
const generate = (way: string, more: Partial<ModelRequest> = {}) =>
  Model.pipe(
    Effect.flatMap((model) => model.generate({ ...request, ...more })),
    Effect.provide(Layer.merge(at(`http://127.0.0.1:${server.port}/${way}`), logs)),
    Logger.withMinimumLogLevel(LogLevel.All)
  )
const reasonOf = async (way: string, more: Partial<ModelRequest> = {}) => {
  const result = await Effect.runPromise(Effect.either(generate(way, more)))
  return Either.isLeft(result) ? result.left : undefined
}

describe("Model over an OpenAI-compatible endpoint", () => {
  test("asks once, strictly, without tools, and returns the parsed answer", async () => {
    asked.length = 0
    expect(await Effect.runPromise(generate("good"))).toEqual({ fields: { name: null } })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toEqual({
      path: "/good/chat/completions",
      authorization: `Bearer ${key}`,
      body: {
        model: "test-model",
        messages: [
          { role: "system", content: "Read the page." },
          { role: "user", content: "<page>" }
        ],
        response_format: {
          type: "json_schema",
          json_schema: { name: "profile", strict: true, schema: request.schema }
        },
        max_completion_tokens: 321
      }
    })
  })

  test.each([
    ["prose", "invalid_json"],
    ["empty", "invalid_json"],
    ["shapeless", "invalid_json"],
    ["nothtml", "invalid_json"],
    ["cut", "truncated"],
    ["filtered", "refused"],
    ["refusing", "refused"],
    ["broken", "http_error"],
    ["denied", "http_error"],
    ["missing", "http_error"],
    ["moved", "unreachable"],
    ["endless", "truncated"]
  ] as const)("%s is %s, after one question", async (way, reason) => {
    asked.length = 0
    const failure = await reasonOf(way)
    expect(failure?.reason).toBe(reason)
    expect(asked.map((one) => one.path)).toEqual([`/${way}/chat/completions`])
    expect(elsewhere).toBe(0)
  })

  test("a silent endpoint is a timeout, and the connection is dropped", async () => {
    aborted = 0
    expect((await reasonOf("silent", { deadline: Duration.millis(150) }))?.reason).toBe("timeout")
    for (let wait = 0; wait < 40 && aborted === 0; wait++) await Bun.sleep(25)
    expect(aborted).toBe(1)
  })

  test("the deadline is the clock's", async () => {
    const failure = await Effect.runPromise(
      Effect.gen(function* () {
        const fiber = yield* Effect.fork(Effect.flip(generate("silent")))
        yield* TestClock.adjust(Duration.seconds(30))
        return yield* Fiber.join(fiber)
      }).pipe(Effect.provide(TestContext.TestContext))
    )
    expect(failure.reason).toBe("timeout")
  })

  test("nobody listening is unreachable", async () => {
    const result = await Effect.runPromise(
      Model.pipe(
        Effect.flatMap((model) => model.generate(request)),
        Effect.either,
        Effect.provide(at("http://127.0.0.1:1/v1"))
      )
    )
    expect(Either.isLeft(result) ? result.left.reason : "answered").toBe("unreachable")
  })

  test("the key stands in no failure and in no log", async () => {
    for (const way of ["broken", "denied", "moved"]) {
      const failure = await reasonOf(way)
      expect(`${failure?.message} ${failure?.stack} ${JSON.stringify(failure)} ${Bun.inspect(failure)}`).not.toContain(
        key
      )
    }
    expect(logged.join()).not.toContain(key)
  })
})
