/**
 * What the site's admin can change while the service runs. A setting is declared once, with its
 * type, its bounds, its default and what it means; a change takes effect everywhere within a second.
 */
import { type Either, type ParseResult, Schema } from "effect"
import { Email, integer, text } from "./Wire.ts"

export interface Setting<A = unknown> {
  readonly initial: A
  readonly meaning: string
  readonly check: (value: unknown) => Either.Either<A, ParseResult.ParseError>
}
const setting = <A>(schema: Schema.Schema<A, A>, initial: A, meaning: string): Setting<A> => ({
  initial,
  meaning,
  check: Schema.decodeUnknownEither(schema)
})

const limit = (initial: number, meaning: string) => setting<number>(integer(1, 1_000_000_000), initial, meaning)

/** What becomes of drafted prose in other words than the page's: a second opinion decides, or it is refused. */
export const Paraphrase = Schema.Literal("checked", "off")
export type Paraphrase = typeof Paraphrase.Type

const OnOff = Schema.Literal("on", "off")
type OnOff = typeof OnOff.Type

export const settings = {
  "rate_limit.anonymous_per_minute": limit(60, "Requests a minute from one address without a credential."),
  "rate_limit.read_per_minute": limit(300, "Reads a minute by one signed-in user."),
  "rate_limit.write_per_minute": limit(60, "Writes a minute by one signed-in user."),
  "rate_limit.submit_per_hour": limit(10, "Drafts an hour that one user may start."),
  "rate_limit.submit_per_day": limit(30, "Drafts a day that one user may start."),
  "rate_limit.regenerate_per_hour": limit(30, "Redrafts an hour by one user."),
  "rate_limit.checkout_per_hour": limit(20, "Checkouts an hour by one user."),
  "rate_limit.verify_claim_per_hour": limit(10, "Checks an hour of one claim."),
  "badge.looks_per_hour": limit(20, "Times an hour that an owner may have the badge of one listing looked for."),
  "invites.per_recipient_per_day": limit(
    3,
    "Invitations a day that one address is mailed, whoever sends them; further ones are kept and not mailed."
  ),
  "invites.per_sender_per_day": limit(50, "Invitations a day by one account."),
  "invites.per_new_sender_per_day": limit(10, "Invitations a day by an account that is new."),
  "invites.new_sender_days": setting<number>(integer(0, 365), 7, "Days an account counts as new when it invites."),
  "claims.expires_days": setting<number>(
    integer(1, 90),
    7,
    "Days a claim by dns, meta or file can be proved; one by e-mail can be for a day."
  ),
  "accounts.grace_days": setting<number>(
    integer(0, 30),
    7,
    "Days between asking that an account be deleted and its deletion, in which its person can keep it."
  ),
  "accounts.exports_per_day": limit(10, "Times a day that one person may download all their data."),
  "claims.pending_per_person": limit(20, "Pending claims that one account may have."),
  "claims.mails_per_recipient_per_day": limit(
    3,
    "Claim links a day that one address is mailed, whoever claims; further ones are refused."
  ),
  "claims.mails_per_sender_per_day": limit(20, "Claim links a day that one account may have mailed."),
  "claims.recheck_days": setting<number>(
    integer(1, 365),
    30,
    "Days after which the record, tag or file of a verified claim is looked for again."
  ),
  "claims.grace_days": setting<number>(
    integer(1, 365),
    14,
    "Days the proof of a verified claim may be gone before the listing loses its verified mark."
  ),
  "claims.dispute_days": setting<number>(
    integer(1, 365),
    30,
    "Days a former owner may dispute the claim that took their listing."
  ),
  "free_plan.weeks_min": setting<number>(
    integer(0, 52),
    6,
    "The nearest launch week of the free plan, in weeks from now."
  ),
  "free_plan.weeks_max": setting<number>(
    integer(0, 52),
    8,
    "The furthest launch week of the free plan, in weeks from now."
  ),
  "free_plan.weekly_capacity": setting<number>(integer(1, 1_000_000), 25, "Free launches a week."),
  "badge.grace_days": setting<number>(
    integer(1, 365),
    14,
    "Days a live free listing may miss its badge before it is paused."
  ),
  "webhooks.per_person": limit(10, "Webhooks one account may have."),
  "webhooks.disable_days": setting<number>(
    integer(1, 90),
    5,
    "Days after which a webhook that takes nothing is switched off."
  ),
  "webhooks.log_days": setting<number>(integer(1, 365), 30, "Days the messages of webhooks are kept in their logs."),
  "badge.reminder_days": setting<number>(
    integer(0, 56),
    5,
    "Days before its launch week in which the owner of a listing without its badge is reminded of it, once; 0 reminds nobody."
  ),
  "trending.half_life_hours": setting<number>(
    integer(1, 8760),
    36,
    "Hours after which a vote counts half in trending."
  ),
  "drafts.paraphrase": setting<Paraphrase>(
    Paraphrase,
    "checked",
    "Drafted prose in other words than the page's: checked asks the model once more whether the page says it; off keeps to the page's own words."
  ),
  "votes.minimum_for_award": setting<number>(integer(0, 1_000_000), 1, "Counted votes a launch needs for an award."),
  "votes.per_hour": limit(30, "Votes an hour that one person may cast."),
  "votes.new_account_hours": setting<number>(
    integer(0, 8760),
    24,
    "Hours an account counts as new; votes of new accounts wait for review."
  ),
  "votes.automatic_review": setting<OnOff>(
    OnOff,
    "on",
    "on: a vote that waits only because its account was new counts by itself once the account is old enough and nothing else speaks against it; off: a person decides on every one."
  ),
  "votes.per_network": limit(4, "Votes for one launch that one network may cast within votes.network_hours."),
  "votes.network_hours": setting<number>(integer(1, 720), 24, "Hours within which votes of one network are told."),
  "votes.network_days": setting<number>(
    integer(1, 365),
    30,
    "Days after which the hashes of a vote's network and mailbox are forgotten."
  ),
  "votes.burst_size": limit(
    12,
    "Votes of new accounts for one launch, or of one network, within votes.burst_minutes that are no burst yet."
  ),
  "votes.burst_minutes": setting<number>(integer(1, 1440), 30, "Minutes within which a burst of votes is told."),
  "votes.crowd_percent": setting<number>(
    integer(1, 100),
    40,
    "Percent of a launch's votes of one day above which those of new accounts wait for a person."
  ),
  "votes.crowd_size": limit(
    15,
    "Votes of new accounts for one launch in one day below which their share does not matter."
  ),
  "votes.ring_size": setting<number>(integer(2, 1000), 4, "Accounts that vote together before they are a ring."),
  "votes.ring_launches": setting<number>(integer(2, 100), 3, "Launches that accounts of a ring have in common."),
  "votes.ring_hours": setting<number>(integer(1, 720), 24, "Hours within which accounts of a ring were made."),
  "votes.trusted_days": setting<number>(
    integer(1, 3650),
    30,
    "Days after which a regular voter is trusted: their votes are not held for their network."
  ),
  "votes.trusted_votes": limit(5, "Counted votes, in three weeks or more, of a voter who is trusted."),
  "votes.review_alarm": limit(25, "Votes waiting for a person at which the site team is mailed, once a day."),
  "views.refresh_minutes": setting<number>(
    integer(1, 1440),
    10,
    "Minutes after which lists and pages show the views that were counted meanwhile."
  ),
  "follows.per_hour": limit(120, "Times an hour that one person may follow or unfollow something."),
  "reviews.per_day": limit(10, "Reviews a day that one person may send in, edits with them."),
  "awards.audit_hours": setting<number>(integer(0, 168), 24, "Hours after a week's end before its awards are decided."),
  "revenue.stale_months": setting<number>(
    integer(1, 120),
    12,
    "Months after which a figure of revenue is too old for its board."
  ),
  "seller.name": setting<string | null>(
    Schema.NullOr(text(200, 1)),
    null,
    "Who sells, as it stands on invoices: the registered name."
  ),
  "seller.address": setting<string | null>(
    Schema.NullOr(text(500, 1)),
    null,
    "The seller's address, as it stands on invoices; its lines may be divided by semicolons."
  ),
  "seller.email": setting<string | null>(Schema.NullOr(Email), null, "Where buyers write about an invoice."),
  "seller.country": setting<string | null>(
    Schema.NullOr(Schema.String.pipe(Schema.pattern(/^[A-Z]{2}$/))),
    null,
    "Where the seller is registered for VAT, ISO 3166-1 alpha-2."
  ),
  "seller.vat_number": setting<string | null>(
    Schema.NullOr(Schema.String.pipe(Schema.maxLength(32))),
    null,
    "The seller's VAT number."
  ),
  "order.expires_hours": setting<number>(integer(1, 168), 24, "Hours an unpaid order stays open."),
  "order.held_places": limit(10, "Places in scarce weeks that one account's unpaid orders may hold at once."),
  "order.failed_refund_minutes": setting<number>(
    integer(0, 10_080),
    60,
    "Minutes after which a line that was paid and could not be done is refunded by itself."
  )
} as const

export type SettingKey = keyof typeof settings
export type SettingValue<K extends SettingKey> = (typeof settings)[K]["initial"]
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settings, key)
export const settingKeys = Object.keys(settings).filter(isSettingKey)

/** Settings of which neither may pass the other: each may be fine by itself. */
const bounds: ReadonlyArray<{ readonly least: SettingKey; readonly most: SettingKey }> = [
  { least: "free_plan.weeks_min", most: "free_plan.weeks_max" }
]

/** What settings say against one another, in a sentence; null where they agree. */
export const contradictionIn = (at: (key: SettingKey) => unknown): string | null => {
  const broken = bounds.find(({ least, most }) => Number(at(least)) > Number(at(most)))
  return broken === undefined
    ? null
    : `${broken.least} (${at(broken.least)}) must not be above ${broken.most} (${at(broken.most)}).`
}
