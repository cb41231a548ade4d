/** What lasts as long as a request: a client that goes away takes its call with it, and leaks nothing. */
import { expect, test } from "bun:test"
import { Deferred, Effect, Either, Runtime } from "effect"
import { Internal } from "../../src/domain/Failure.ts"
import type { Run } from "../../src/mcp/Call.ts"
import * as Eras from "../../src/mcp/Eras.ts"
import { headersOf, modernVersion } from "./Speak.ts"

const url = "https://launchbook.test/mcp"
const runtime = Runtime.defaultRuntime

const sent = (era: "modern" | "legacy", signal: AbortSignal) => {
  const modern = era === "modern"
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": modernVersion,
    "io.modelcontextprotocol/clientCapabilities": {}
  }
  const headers = {
    "content-type": "application/json",
    ...(modern ? headersOf(modernVersion, "tools/call", "get_site_info") : {})
  }
  return {
    request: new Request(url, { method: "POST", headers, signal }),
    body: {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "get_site_info", arguments: {}, ...(modern ? { _meta } : {}) }
    },
    visit: { caller: null, address: "192.0.2.1", requestId: "request-1", signal, limited: () => {} }
  }
}

test.each(["modern", "legacy"] as const)("%s: a client that goes away interrupts what it asked for", async (era) => {
  const started = await Effect.runPromise(Deferred.make<void>())
  const interrupted = await Effect.runPromise(Deferred.make<void>())
  const run: Run = () =>
    Effect.zipRight(Deferred.succeed(started, undefined), Effect.never).pipe(
      Effect.onInterrupt(() => Deferred.succeed(interrupted, undefined))
    )
  const gone = new AbortController()
  const answer = Eras.make("https://launchbook.test", run, runtime)[era](sent(era, gone.signal))
  await Effect.runPromise(Deferred.await(started))
  gone.abort()
  await Effect.runPromise(Deferred.await(interrupted))
  // The exchange ends too, though nobody reads how.
  await answer
})

test.each(["modern", "legacy"] as const)("%s: a bug says nothing of its inside", async (era) => {
  const run: Run = () => Effect.succeed({ result: Either.left(Internal()), limits: [] })
  const response = await Eras.make("https://launchbook.test", run, runtime)[era](
    sent(era, new AbortController().signal)
  )
  const { result } = await response.json()
  expect(response.status).toBe(200)
  expect(result.isError).toBe(true)
  expect(JSON.parse(result.content[0].text).error).toEqual({
    code: "internal",
    message: Internal.meaning,
    details: [],
    request_id: "request-1"
  })
})

test.each(["modern", "legacy"] as const)("%s: calls at the same time keep to their own callers", async (era) => {
  const run: Run = ({ requestId }) =>
    Effect.as(Effect.sleep(requestId === "request-0" ? 20 : 1), {
      result: Either.right({
        status: 200,
        body: JSON.stringify({ requestId }),
        output: { requestId },
        kept: null,
        replayed: false
      }),
      limits: []
    })
  const eras = Eras.make("https://launchbook.test", run, runtime)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { visit, ...rest } = sent(era, new AbortController().signal)
      const response = await eras[era]({ ...rest, visit: { ...visit, requestId: `request-${index}` } })
      return (await response.json()).result.structuredContent.requestId
    })
  )
  expect(answers).toEqual(Array.from({ length: 20 }, (_, index) => `request-${index}`))
})
