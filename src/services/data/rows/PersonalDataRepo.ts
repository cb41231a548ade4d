/** All that is kept of one person, part by part, in the names of the tables. No secret is in it, not even as a hash. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface OwnRow {
  readonly [column: string]: unknown
}

export class PersonalDataRepo extends Effect.Service<PersonalDataRepo>()("launchbook/PersonalDataRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Each part under the name it has in the file, in its order. */
    const parts = (userId: number) => {
      const mine = sql`user_id = ${userId}`
      const listings = sql`listing_id in (select id from listings where owner_id = ${userId})`
      const orders = sql`order_id in (select id from orders where ${mine})`
      return {
        account: sql.rows<OwnRow>`
          select id, email, name, role, created_at, mailbox_proven_at, follow_news from users where id = ${userId}`,
        deletion: sql.rows<OwnRow>`select asked_at, due_at, listings from departures where ${mine}`,
        sessions: sql.rows<OwnRow>`
          select id, created_at, last_seen_at, expires_at from sessions where ${mine} order by id`,
        api_keys: sql.rows<OwnRow>`
          select id, name, hint, scopes, created_at, last_used_at, expires_at, revoked_at from api_keys
          where ${mine} order by id`,
        connected_apps: sql.rows<OwnRow>`
          select client_id, client_name, destination, scopes, created_at, last_used_at, expires_at from oauth_grants
          where ${mine} order by id`,
        webhooks: sql.rows<OwnRow>`
          select id, url, description, events, created_at, failing_since, disabled_at, disabled_why
          from webhook_endpoints where ${mine} order by id`,
        webhook_messages: sql.rows<OwnRow>`
          select d.endpoint_id as webhook_id, d.message_id, d.type, d.body, d.status, d.tries, d.created_at, d.last_at,
            d.last_status, d.last_detail
          from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.user_id = ${userId}
          order by d.id`,
        mails_ended: sql.rows<OwnRow>`select kind, ended_at from ended_mails where ${mine} order by kind`,
        drafts: sql.rows<OwnRow>`
          select id, url, status, listing_id, fields, faqs, founders, company_socials, founder_socials, story, milestones,
            seo, competitor, submitted, visits, created_at, updated_at
          from drafts where ${mine} order by created_at, id`,
        invitations_sent: sql.rows<OwnRow>`
          select i.draft_id, i.email, i.status, i.created_at, i.accepted_at from draft_invites i
          join drafts d on d.id = i.draft_id and d.user_id = ${userId} order by i.id`,
        invitations_received: sql.rows<OwnRow>`
          select i.draft_id, i.status, i.created_at, i.accepted_at from draft_invites i
          where i.accepted_by = ${userId} or i.email = (select email from users where id = ${userId}) order by i.id`,
        listings: sql.rows<OwnRow>`
          select id, slug, status, plan, name, tagline, short_description, description, headline, summary, website_url,
            logo_url, pricing_model, pricing_summary, stage, country, city, founded_year, demo_video_url, contact_email,
            features, usps, tags, keywords, faqs, socials, seo_title, seo_description, story, competitor_url, verified,
            votes, followers, views, rating_sum, rating_count, revenue_cents, revenue_source, revenue_as_of, launch_week,
            launched_at, badge_result, badge_checked_at, version, created_at, updated_at
          from listings where owner_id = ${userId} order by id`,
        listing_versions: sql.rows<OwnRow>`
          select listing_id, version, at, changes from listing_versions where ${listings} or ${mine}
          order by listing_id, version`,
        listing_updates: sql.rows<OwnRow>`
          select listing_id, title, body, published_at from listing_updates where ${listings} order by id`,
        milestones: sql.rows<OwnRow>`
          select listing_id, date, title, description, url from milestones where ${listings} order by id`,
        media: sql.rows<OwnRow>`select listing_id, kind, url, alt from media where ${listings} order by id`,
        founder: sql.rows<OwnRow>`
          select slug, name, title, bio, country, avatar_url, socials from founders where ${mine}`,
        interview: sql.rows<OwnRow>`
          select q.question, a.answer, a.at from interview_answers a
          join interview_questions q on q.id = a.question_id where a.user_id = ${userId} order by q.position, q.id`,
        claims: sql.rows<OwnRow>`
          select c.id, l.slug as listing, c.method, c.status, c.email, c.created_at, c.verified_at, c.checked_at,
            c.check_detail
          from claims c join listings l on l.id = c.listing_id where c.user_id = ${userId} order by c.id`,
        claim_objections: sql.rows<OwnRow>`
          select claim_id, reason, created_at, opened_at, decision, decided_at from claim_disputes
          where former_owner_id = ${userId} order by id`,
        votes: sql.rows<OwnRow>`
          select l.slug as listing, a.week, v.at, v.status, v.reasons from votes v
          join launches a on a.id = v.launch_id join listings l on l.id = v.listing_id
          where v.user_id = ${userId} order by v.id`,
        vote_history: sql.rows<OwnRow>`
          select l.slug as listing, a.week, e.at, e.event, e.reasons from vote_events e
          join launches a on a.id = e.launch_id join listings l on l.id = a.listing_id
          where e.user_id = ${userId} order by e.id`,
        follows: sql.rows<OwnRow>`
          select l.slug as listing, f.at, f.told_at from followers f join listings l on l.id = f.listing_id
          where f.user_id = ${userId} order by f.at, l.id`,
        news_waiting: sql.rows<OwnRow>`
          select update_id, due_at from waiting_news where ${mine} order by due_at, update_id`,
        reviews: sql.rows<OwnRow>`
          select l.slug as listing, r.rating, r.body, r.status, r.reason, r.at, r.decided_at from reviews r
          join listings l on l.id = r.listing_id where r.user_id = ${userId} order by r.id`,
        orders: sql.rows<OwnRow>`
          select number, status, currency, subtotal_cents, vat_cents, total_cents, billing, hint, test, created_at,
            paid_at, cancelled_at
          from orders where ${mine} order by id`,
        order_lines: sql.rows<OwnRow>`
          select o.number as "order", n.position, n.product, n.name, n.week, n.amount_cents, n.vat_cents, n.status,
            n.refunded_cents
          from order_lines n join orders o on o.id = n.order_id and o.user_id = ${userId} order by o.id, n.position`,
        payments: sql.rows<OwnRow>`
          select o.number as "order", p.provider, p.state, p.amount_cents, p.billing, p.payer_country, p.created_at,
            p.paid_at
          from payments p join orders o on o.id = p.order_id and o.user_id = ${userId} order by p.created_at, p.id`,
        invoices: sql.rows<OwnRow>`
          select number, kind, issued_at, document from invoices where ${orders} order by id`,
        events: sql.rows<OwnRow>`select type, data, at from events where ${mine} order by id`,
        done_to_account: sql.rows<OwnRow>`
          select at, operation, detail from audit_log where target = (select email from users where id = ${userId})
          order by id`,
        log: sql.rows<OwnRow>`
          select at, credential, operation, target, detail, request_id from audit_log where ${mine} order by id`
      } as const
    }

    return { parts } as const
  })
}) {}
