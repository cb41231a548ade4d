/** The figures that a load is told by, and the load itself on a server that answers in every way one may. */
import { afterAll, expect, test } from "bun:test"
import { load, median, quantile } from "../../bench/Load.ts"

test("a quantile is the nearest rank, and the median the middle one", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect([0.01, 0.5, 0.95, 0.99, 1].map((share) => quantile(hundred, share))).toEqual([1, 50, 95, 99, 100])
  expect(quantile([7], 0.99)).toBe(7)
  expect(quantile([], 0.5)).toBe(0)
  expect(median([3, 1, 2])).toBe(2)
})

const seen = new Map<string, number>()
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: async (request) => {
    const { pathname } = new URL(request.url)
    seen.set(pathname, (seen.get(pathname) ?? 0) + 1)
    if (pathname === "/unchanged") return new Response(null, { status: 304 })
    if (pathname === "/echo") return new Response(await request.text())
    if (pathname === "/pieces")
      return new Response(
        new ReadableStream({
          async start(to) {
            to.enqueue(new TextEncoder().encode("one, "))
            await Bun.sleep(2)
            to.enqueue(new TextEncoder().encode("two"))
            to.close()
          }
        })
      )
    return new Response("x".repeat(200_000))
  }
})
afterAll(() => server.stop(true))
const url = server.url.origin
const briefly = { seconds: 0.3, connections: 3 }

test("reads long answers, empty ones, ones in pieces and ones to a POST", async () => {
  expect((await load(`${url}/long`, briefly)).perSecond).toBeGreaterThan(0)
  expect((await load(`${url}/unchanged`, { ...briefly, status: 304 })).perSecond).toBeGreaterThan(0)
  expect((await load(`${url}/pieces`, { ...briefly, contains: "two" })).perSecond).toBeGreaterThan(0)
  expect((await load(`${url}/echo`, { ...briefly, body: "said", contains: "said" })).perSecond).toBeGreaterThan(0)
})

test("asks every path once, and ends when there are no more", async () => {
  const paths = Array.from({ length: 20 }, (_, at) => `/once/${at}`)
  await load(url, { seconds: 30, connections: 3, paths })
  expect(paths.map((path) => seen.get(path))).toEqual(paths.map(() => 1))
})

test("keeps its pace, and ends when it is told to", async () => {
  const { perSecond } = await load(`${url}/paced`, { seconds: 30, connections: 3, pace: 50 }, Bun.sleep(1000))
  expect(perSecond).toBeLessThan(75)
  expect(seen.get("/paced") ?? 0).toBeGreaterThan(0)
})

test("fails on another answer than the one that was measured", async () => {
  await expect(load(`${url}/unchanged`, briefly)).rejects.toThrow("failed")
  await expect(load(`${url}/echo`, { ...briefly, body: "said", contains: "unsaid" })).rejects.toThrow("failed")
})
