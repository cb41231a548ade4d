/** Sessions of the test mode. A session is paid at most once and only before its end; a refund counts once a key. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface TestSessionRow {
  readonly id: string
  readonly amount_cents: number
  readonly currency: string
  /** The order's number. */
  readonly reference: string
  readonly return_url: string
  readonly state: "open" | "paid" | "expired"
}

export class TestSessionsRepo extends Effect.Service<TestSessionsRepo>()("launchbook/TestSessionsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Whose time is over has expired, whether or not somebody wrote it down. */
    const find = (id: string, now: Date): Effect.Effect<TestSessionRow | undefined> =>
      sql.first<TestSessionRow>`
        select id, amount_cents, currency, reference, return_url,
          case when state = 'open' and expires_at <= ${now} then 'expired' else state end as state
        from test_sessions where id = ${id}`

    /** Nothing where it is there already. */
    const insert = (session: {
      readonly id: string
      readonly amountCents: number
      readonly currency: string
      readonly reference: string
      readonly returnUrl: string
      readonly now: Date
      readonly expiresAt: Date
    }) =>
      sql.run`
        insert into test_sessions (id, amount_cents, currency, reference, return_url, state, created_at, expires_at)
        values (${session.id}, ${session.amountCents}, ${session.currency}, ${session.reference}, ${session.returnUrl},
          'open', ${session.now}, ${session.expiresAt})
        on conflict (id) do nothing`

    /** Only of an open one. */
    const end = (id: string, state: "paid" | "expired", now: Date) =>
      sql.run`update test_sessions set state = ${state} where id = ${id} and state = 'open' and expires_at > ${now}`

    /** False where that is more than was paid. */
    const refund = (id: string, key: string, amountCents: number): Effect.Effect<boolean> =>
      sql.some`
        update test_sessions set refunds = jsonb_build_object(${key}::text, ${amountCents}::bigint) || refunds
        where id = ${id} and state = 'paid' and (jsonb_exists(refunds, ${key}) or ${amountCents} + (
          select coalesce(sum(value::bigint), 0) from jsonb_each_text(refunds)) <= amount_cents)
        returning id`

    return { find, insert, end, refund } as const
  })
}) {}
