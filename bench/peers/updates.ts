/**
 * The peer of `bench/write.ts`: `POST /api/v1/me/listings/{id}/updates` by hand. `Bun.serve`, `Bun.sql` with prepared
 * statements, one transaction with the rows that ours writes: the answer under its idempotency key, the update, the
 * listing's time, an event, two jobs, an audit entry and the notification of what changed. The key is looked up before;
 * nothing is limited. Prints its address.
 *
 *     bun bench/peers/updates.ts DATABASE_URL
 */
import { createHash, randomUUID } from "node:crypto"
import { SQL } from "bun"

/** As many connections as ours has. */
const sql = new SQL(process.argv[2] ?? "", { max: 10, connection: { jit: "off", timezone: "UTC" } })
const sha256 = (text: string) => createHash("sha256").update(text).digest()
const headers = { "content-type": "application/json; charset=utf-8" }
const refused = (status: number) => new Response(null, { status })

interface Keyed {
  readonly id: number
  readonly user_id: number
  readonly scopes: ReadonlyArray<string>
}
interface Posted {
  readonly title: string
  readonly body: string
}
const isPosted = (value: unknown): value is Posted =>
  typeof value === "object" &&
  value !== null &&
  "title" in value &&
  typeof value.title === "string" &&
  "body" in value &&
  typeof value.body === "string"

const post = async (request: Request, id: number): Promise<Response> => {
  const token = request.headers.get("authorization")?.slice("Bearer ".length) ?? ""
  const posted: unknown = await request.json()
  if (!isPosted(posted)) return refused(422)
  const now = new Date()
  const [key] = await sql<ReadonlyArray<Keyed>>`
    select k.id, k.scopes, u.id as user_id from api_keys k join users u on u.id = k.user_id
    where k.hash = ${sha256(token)} and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})`
  if (key === undefined || !key.scopes.includes("listings:write")) return refused(401)
  const once = request.headers.get("idempotency-key")
  const target = `post_listing_update ${id}`
  const fingerprint = sha256(`${target}\n${posted.title}\n${posted.body}`)
  return await sql.begin(async (tx) => {
    if (once !== null) {
      const claimed = await tx<ReadonlyArray<unknown>>`
        insert into idempotency_keys (user_id, target, key, fingerprint, status, body, created_at)
        values (${key.user_id}, ${target}, ${once}, ${fingerprint}, 0, '', ${now}) on conflict do nothing returning key`
      if (claimed.length === 0) return refused(409)
    }
    const [listing] = await tx<ReadonlyArray<{ id: number; slug: string; status: string }>>`
      select id, slug, status from listings where id = ${id} and owner_id = ${key.user_id} for update`
    if (listing === undefined) return refused(404)
    const [update] = await tx<ReadonlyArray<{ id: number }>>`
      insert into listing_updates (listing_id, title, body, published_at)
      values (${id}, ${posted.title}, ${posted.body}, ${now}) returning id, title, body, published_at`
    await tx`update listings set updated_at = ${now} where id = ${id}`
    const job = (name: string, data: object) => tx`
      insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, keep_until,
        policy, heartbeat_seconds)
      select q.name, ${data}::jsonb, q.retry_limit, q.retry_delay, q.retry_backoff, q.expire_seconds, q.deletion_seconds,
        now() + q.retention_seconds * interval '1 second', q.policy, q.heartbeat_seconds
      from pgboss.queue q where q.name = ${name}`
    await job("notify-followers", { listing_id: id, update_id: update?.id })
    await tx`
      insert into events (type, listing_id, data, at)
      values ('listing.update_posted', ${id}, ${{ update_id: update?.id, title: posted.title }}::jsonb, ${now})`
    await job("tell-events", {})
    await tx`
      insert into audit_log (at, user_id, credential, operation, target, request_id)
      values (${now}, ${key.user_id}, ${`api_key:${key.id}`}, 'post_listing_update', ${String(id)}, ${randomUUID()})`
    const body = JSON.stringify(update)
    if (once !== null)
      await tx`
        update idempotency_keys set status = 201, body = ${body}
        where user_id = ${key.user_id} and target = ${target} and key = ${once}`
    await tx`select pg_notify('launchbook_changes', ${`peer\nlistings\nlisting:${listing.slug}`})`
    return new Response(body, { status: 201, headers })
  })
}

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  development: false,
  routes: {
    "/api/v1/me/listings/:id/updates": { POST: (request) => post(request, Number(request.params.id)) }
  },
  fetch: () => refused(404)
})
console.log(`http://127.0.0.1:${server.port}`)
