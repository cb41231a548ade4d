import { describe, expect, test } from "bun:test"
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib"
import { Effect } from "effect"
import { decode } from "../../../../src/services/outside/egress/Decode.ts"

const url = new URL("https://tidewatch.example/")
const outcome = (encoding: string | null, body: Uint8Array, maxBytes?: number) =>
  Effect.runPromise(
    Effect.match(
      decode({ status: 200, headers: encoding === null ? {} : { "content-encoding": encoding }, body }, url, maxBytes),
      {
        onSuccess: (bytes) => `${bytes.byteLength} bytes`,
        onFailure: ({ reason }) => reason
      }
    )
  )
const text = Buffer.from("Tide tables for every harbour. ".repeat(40))
const zeros = Buffer.alloc(4 * 1024 * 1024)

test.each([
  [null, text],
  ["identity", text],
  ["", text],
  ["gzip", gzipSync(text)],
  ["x-gzip", gzipSync(text)],
  [" GZIP ", gzipSync(text)],
  ["br", brotliCompressSync(text)],
  ["deflate", deflateSync(text)],
  ["deflate", deflateRawSync(text)]
])("%p is unpacked", async (encoding, body) => {
  expect(await outcome(encoding, body)).toBe(`${text.byteLength} bytes`)
})

describe("refused", () => {
  test.each([
    ["gzip, gzip", gzipSync(gzipSync(text))],
    ["zstd", text],
    ["compress", text],
    ["constructor", text],
    ["gzip", text],
    ["gzip", gzipSync(text).subarray(0, 40)],
    ["br", text],
    ["deflate", Buffer.from("not packed")]
  ])("%p is bad_encoding", async (encoding, body) => {
    expect(await outcome(encoding, body)).toBe("bad_encoding")
  })
  test.each([
    ["gzip", gzipSync(zeros)],
    ["br", brotliCompressSync(zeros)],
    ["deflate", deflateSync(zeros)]
  ])("a bomb of %s is too_large by its ratio", async (encoding, body) => {
    expect(zeros.byteLength / body.byteLength).toBeGreaterThan(200)
    expect(await outcome(encoding, body)).toBe("too_large")
  })
  test("more than the caller takes is too_large, packed or not", async () => {
    expect(await outcome("gzip", gzipSync(text), 100)).toBe("too_large")
    expect(await outcome(null, text, 100)).toBe("too_large")
  })
})

test("a small page of blanks may pack well", async () => {
  expect(await outcome("br", brotliCompressSync(Buffer.alloc(60_000, " ")))).toBe("60000 bytes")
})
test("an empty body is not unpacked", async () => {
  expect(await outcome("gzip", new Uint8Array())).toBe("0 bytes")
})
