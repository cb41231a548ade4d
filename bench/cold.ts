/**
 * Reads that nothing is kept of, beside a hand-written server that runs the same SQL (`peers/directory.ts`).
 *
 *     bun bench/cold.ts [--quick] [--rows 50000]
 *
 * Synthetic listings, one process of ours, one of the peer's, the same database, keep-alive. Every address is
 * asked of each of them once, so that what is kept cannot answer: pages 1 to 500 of every order in pages of 16 to 24,
 * and 40,000 listings. Ours is asked with a key and without one. The total is known to both: ours counted it before the
 * first round.
 */
import { beside } from "./Beside.ts"
import { withBunPeer, withDirectory } from "./Directory.ts"
import { benchOptions, tell } from "./Line.ts"

const { quick, rows } = benchOptions()
/** Requests a round; there are enough for six rounds of 1,800. */
const size = quick ? 300 : 1500
const rounds = quick ? 3 : 5

/** In another order, the same each time. */
const shuffled = <A>(items: ReadonlyArray<A>): ReadonlyArray<A> => {
  let seed = 1
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed
  }
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

const orders = ["votes", "newest", "trending", "most_viewed", "most_followed"]
const sizes = [16, 17, 18, 19, 20, 21, 22, 23, 24]
const pages = shuffled(
  orders.flatMap((sort) =>
    Array.from({ length: 500 }, (_, i) => i + 1).flatMap((page) =>
      sizes.map((size) => `/api/v1/listings?page=${page}&per_page=${size}&sort=${sort}`)
    )
  )
)

/** They must say the same, but for their own addresses. */
const assertAlike = async (ours: string, theirs: string, path: string) => {
  const said = async (origin: string) =>
    (await (await fetch(origin + path)).text()).replace(/http:\/\/(127\.0\.0\.1|localhost)(:\d+)?/g, "")
  const [one, other] = [await said(ours), await said(theirs)]
  if (Bun.deepEquals(JSON.parse(one), JSON.parse(other))) return
  const at = [...one].findIndex((letter, place) => letter !== other[place])
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 40)
  throw new Error(`the two answer ${path} differently: ${around(one)} | ${around(other)}`)
}

await withDirectory(rows, async ({ server, databaseUrl, key, ask }) => {
  const slugs = shuffled(
    (await ask<{ slug: string }>("select slug from listings where status = 'live' order by id limit 40000")).map(
      ({ slug }) => `/api/v1/listings/${slug}`
    )
  )
  const bearer = { authorization: `Bearer ${key}` }
  const half = (paths: ReadonlyArray<string>, which: 0 | 1) => {
    const length = Math.floor(paths.length / 2)
    return paths.slice(which * length, (which + 1) * length)
  }
  await withBunPeer("directory.ts", [databaseUrl], async (peer) => {
    const line = async (
      name: string,
      what: string,
      paths: ReadonlyArray<string>,
      headers: Record<string, string>,
      reach: number
    ) => {
      await Promise.all(paths.slice(-3).map((path) => assertAlike(server.url, peer.url, path)))
      const asked = await beside({
        name,
        what,
        peerName: `Bun.serve ${Bun.version} + Bun.sql, same SQL`,
        data: `${rows} listings, PostgreSQL`,
        ours: server,
        peer,
        connections: 16,
        status: 200,
        reach,
        rounds,
        asked: (round) =>
          paths.slice(round * size, (round + 1) * size).map((path) => ({ method: "GET", path, headers }))
      })
      tell([asked])
    }
    await line("cold.list.key", "list pages 1..500, with an API key", half(pages, 0), bearer, 0.75)
    await line("cold.list", "list pages 1..500, no credential", half(pages, 1), {}, 0.75)
    await line("cold.listing.key", "get_listing, another slug each time, with an API key", half(slugs, 0), bearer, 0.6)
    await line("cold.listing", "get_listing, another slug each time, no credential", half(slugs, 1), {}, 0.6)
  })
})
