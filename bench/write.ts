/**
 * One write beside a hand-written transaction with the same rows (`peers/updates.ts`): post_listing_update, one at a time
 * and eight at once.
 *
 *     bun bench/write.ts [--quick] [--rows 50000]
 *
 * Every request has a key of its own to be made once under, and goes to one of 64 listings. Our process answers requests
 * and leaves the jobs to workers, of which there are none: the peer does none either.
 */
import { beside } from "./Beside.ts"
import { withBunPeer, withDirectory } from "./Directory.ts"
import { benchOptions, tell } from "./Line.ts"
import type { Asked } from "./Requests.ts"

const owned = 64

const { quick, rows } = benchOptions()
/** Requests a round. */
const size = quick ? 150 : 400
const rounds = quick ? 3 : 5

await withDirectory(rows, async ({ server, databaseUrl, key, ask }) => {
  const mine = await ask<{ id: number }>(`
    update listings set owner_id = (select user_id from api_keys order by id desc limit 1)
    where id in (select id from listings where status = 'live' order by id limit ${owned}) returning id`)
  const asked = (): ReadonlyArray<Asked> =>
    Array.from({ length: size }, (_, n) => ({
      method: "POST",
      path: `/api/v1/me/listings/${mine[n % mine.length]?.id}/updates`,
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID()
      },
      body: JSON.stringify({ title: `News ${n}`, body: "Forecasts for the Wadden Sea, twice a day and by text." })
    }))
  await withBunPeer("updates.ts", [databaseUrl], async (peer) => {
    const line = async (name: string, what: string, connections: number) =>
      tell([
        await beside({
          name,
          what,
          peerName: `Bun.serve ${Bun.version} + Bun.sql, same rows`,
          data: `${rows} listings, PostgreSQL`,
          ours: server,
          peer,
          connections,
          status: 201,
          reach: 0.5,
          rounds,
          asked
        })
      ])
    await line("write.many", "post_listing_update, 8 at once", 8)
    await line("write.one", "post_listing_update, one at a time", 1)
  })
})
