/** The parts of the composition that every command has, whatever it does. */
import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test"
import { Effect, Layer } from "effect"
import * as Config from "../src/Config.ts"
import * as Main from "../src/main.ts"

/** A collector of traces. */
let collector: ReturnType<typeof Bun.serve>
const received: Array<{ readonly path: string; readonly body: string }> = []
beforeAll(() => {
  collector = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => {
      received.push({ path: new URL(request.url).pathname, body: await request.text() })
      return new Response("{}")
    }
  })
})
beforeEach(() => {
  received.length = 0
})
afterAll(() => collector.stop(true))

/** Whether a span was made inside of one, once everything has been sent. */
const traced = (settings: Readonly<Record<string, string>>) => {
  const configured = Layer.provide(Main.tracing, Layer.effect(Config.AppConfigTag, Config.load(settings)))
  const work = Effect.currentSpan.pipe(
    Effect.map(({ name, sampled }) => ({ name, sampled })),
    Effect.withSpan("a piece of work")
  )
  return Effect.runPromise(Effect.provide(work, configured))
}

test("spans go to the collector that is configured", async () => {
  expect(await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}/` })).toEqual({
    name: "a piece of work",
    sampled: true
  })
  expect(received.map(({ path }) => path)).toEqual(["/v1/traces"])
  expect(received[0]?.body).toContain('"name":"a piece of work"')
  expect(received[0]?.body).toContain('"stringValue":"launchbook"')
})

test("without a collector no span is recorded and nothing is sent", async () => {
  expect(await traced({})).toMatchObject({ sampled: false })
  expect(received).toEqual([])
})
