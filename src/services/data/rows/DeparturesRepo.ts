/** Accounts that are to be deleted, and the deleting. Whatever hangs on an account by a foreign key goes or is freed with its row. */
import { Effect } from "effect"
import type { DepartureStanding, ListingsLeft } from "../../../domain/people/Departure.ts"
import { Database } from "../../store/Database.ts"

export class DeparturesRepo extends Effect.Service<DeparturesRepo>()("launchbook/DeparturesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Asking again changes what becomes of the listings, and not the day. */
    const ask = (userId: number, listings: ListingsLeft, now: Date, dueAt: Date) =>
      sql.one<DepartureStanding>`
        insert into departures (user_id, asked_at, due_at, listings) values (${userId}, ${now}, ${dueAt}, ${listings})
        on conflict (user_id) do update set listings = excluded.listings
        returning asked_at, due_at, listings`

    const find = (userId: number) =>
      sql.first<DepartureStanding>`select asked_at, due_at, listings from departures where user_id = ${userId}`

    /** False where nothing was asked. */
    const cancel = (userId: number) => sql.some`delete from departures where user_id = ${userId} returning user_id`

    const due = (now: Date, most: number) =>
      sql.column<number>`select user_id from departures where due_at <= ${now} order by due_at, user_id limit ${most}`

    /**
     * A departure that is due, and its account, which nobody writes anything for until the transaction ends; undefined
     * where it was taken back, is gone, or another process is at it.
     */
    const lockDue = (userId: number, now: Date) =>
      sql.first<{ email: string; role: "member" | "admin"; listings: ListingsLeft }>`
        select u.email, u.role, d.listings from departures d join users u on u.id = d.user_id
        where d.user_id = ${userId} and d.due_at <= ${now} for update skip locked`

    /** All of them are held until the transaction ends: of two who leave at once one sees the other gone. */
    const hasOtherAdmin = (userId: number) =>
      Effect.map(sql.column<number>`select id from users where role = 'admin' order by id for update`, (ids) =>
        ids.some((id) => id !== userId)
      )

    /** What they, their programs and their apps come in by. */
    const endAccess = (userId: number) =>
      Effect.all(
        [
          sql.run`delete from sessions where user_id = ${userId}`,
          sql.run`delete from api_keys where user_id = ${userId}`,
          sql.run`delete from oauth_grants where user_id = ${userId}`,
          sql.run`delete from webhook_endpoints where user_id = ${userId}`
        ],
        { discard: true }
      )

    /** The secrets of orders that can still be paid. */
    const openOrders = (userId: number) =>
      sql.column<string>`select secret from orders where user_id = ${userId} and status = 'pending' order by id`

    /** What was said of whom an order is for that nobody ever began to pay. */
    const forgetUnpaid = (userId: number) =>
      sql.run`
        update orders o set billing = null, hint = '{}'
        where user_id = ${userId} and paid_at is null and not exists (select from payments p where p.order_id = o.id)`

    /** What nobody but they ever saw. */
    const deleteUnpublished = (userId: number) =>
      sql.run`delete from listings where owner_id = ${userId} and status = 'draft'`

    /**
     * Their listings, but those that a former owner may still object to the claim of, or objects to: nobody destroys by
     * leaving what may be somebody else's.
     */
    const removable = (userId: number, now: Date) =>
      sql.column<number>`
        select l.id from listings l
        where l.owner_id = ${userId} and l.status <> 'removed' and not exists (
          select from claims c join claim_disputes d on d.claim_id = c.id
          where c.listing_id = l.id and c.user_id = ${userId} and d.decision is null
            and (d.opened_at is not null or d.expires_at > ${now})
        ) order by l.id`

    /** Empties listings and takes them off: the name, the address and what was decided stay. */
    const empty = (ids: ReadonlyArray<number>, now: Date) =>
      Effect.gen(function* () {
        const these = [...ids]
        for (const table of [
          "media",
          "listing_images",
          "listing_updates",
          "milestones",
          "listing_versions",
          "ai_reviews"
        ])
          yield* sql.run`delete from ${sql.identifier(table)} where listing_id = any(${these}::int[])`
        yield* sql.run`
          delete from alternatives where listing_id = any(${these}::int[]) or alternative_id = any(${these}::int[])`
        const founders = yield* sql.column<number>`
          delete from listing_founders where listing_id = any(${these}::int[]) returning founder_id`
        yield* sql.run`
          delete from founders f where f.id = any(${founders}::int[]) and f.user_id is null
            and not exists (select from listing_founders lf where lf.founder_id = f.id)`
        yield* sql.run`
          update listings set status = 'removed', tagline = null, short_description = null, description = null,
            headline = null, summary = null, logo_url = null, pricing_model = null, pricing_summary = null, stage = null,
            country = null, city = null, founded_year = null, demo_video_url = null, contact_email = null,
            features = '{}', usps = '{}', tags = '{}', keywords = '{}', faqs = '[]', socials = '{}', seo_title = null,
            seo_description = null, story = null, competitor_url = null, not_found_on_website = '{}', featured = false,
            revenue_cents = null, revenue_source = null, revenue_as_of = null, revenue_note = null,
            badge_next_check_at = null, updated_at = ${now}
          where id = any(${these}::int[])`
      })

    /** What is left of theirs is nobody's. */
    const disown = (userId: number, email: string) =>
      sql.run`
        update listings set owner_id = null, verified = false, draft_id = null,
          contact_email = case when lower(contact_email) = ${email} then null else contact_email end
        where owner_id = ${userId}`

    /**
     * The founder they are: forgotten where no listing names them any more, and else without what they set themselves.
     * What a product says of its founders is the product's.
     */
    const forgetFounder = (userId: number) =>
      Effect.zipRight(
        sql.run`
          delete from founders f where f.user_id = ${userId} and not exists (
            select from listing_founders lf join listings l on l.id = lf.listing_id
            where lf.founder_id = f.id and l.status <> 'removed')`,
        sql.run`update founders set user_id = null, avatar_url = null, country = null where user_id = ${userId}`
      )

    /** Invitations to them, links to sign in; and where the log says what was done to them, it says their number instead. */
    const forgetAddress = (userId: number, email: string) =>
      Effect.all(
        [
          sql.run`delete from draft_invites where accepted_by = ${userId} or email = ${email}`,
          sql.run`delete from sign_in_links where email = ${email}`,
          sql.run`update audit_log set target = ${`account ${userId}`} where target = ${email}`
        ],
        { discard: true }
      )

    const deleteAccount = (userId: number) => sql.run`delete from users where id = ${userId}`

    return {
      ask,
      find,
      cancel,
      due,
      lockDue,
      hasOtherAdmin,
      endAccess,
      openOrders,
      forgetUnpaid,
      deleteUnpublished,
      removable,
      empty,
      disown,
      forgetFounder,
      forgetAddress,
      deleteAccount
    } as const
  })
}) {}
