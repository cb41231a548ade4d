/** What is true of every directory, whether it has grown or was loaded: statements that find what breaks it. */

/** A law as a statement; `:now` in it stands for the instant it is asked at. */
export const lawAt = (law: string, now: Date): string => law.replaceAll(":now", `'${now.toISOString()}'::timestamptz`)

/** Each answers the slugs of what breaks it. */
export const laws: Readonly<Record<string, string>> = {
  "votes of a listing are its counted votes":
    "select slug from listings l where votes <> (select count(*) from votes v where v.listing_id = l.id and weight > 0)",
  "votes of a launch are its counted votes": `select l.slug from launches a join listings l on l.id = a.listing_id
    where a.votes <> (select count(*) from votes v where v.launch_id = a.id and v.listing_id = l.id and weight > 0)`,
  "a vote is cast in the week of its launch, once it is live and not ahead of now": `
    select distinct l.slug from votes v join launches a on a.id = v.launch_id join listings l on l.id = v.listing_id
    where a.listing_id <> l.id or a.went_live_at is null or v.at < a.went_live_at or v.at > :now
      or v.at < a.week::timestamptz or v.at >= (a.week + 7)::timestamptz`,
  "nobody votes for a listing they own or founded": `
    select distinct slug from votes v join listings l on l.id = v.listing_id
    where (v.user_id = l.owner_id or v.user_id in (
      select f.user_id from listing_founders lf join founders f on f.id = lf.founder_id where lf.listing_id = l.id
    ))`,
  "followers are counted, and none follows ahead of now": `
    select slug from listings l where followers <> (select count(*) from followers f where f.listing_id = l.id)
      or exists (select from followers f where f.listing_id = l.id and f.at not between l.created_at and :now)`,
  "the rating is that of the reviews": `
    select slug from listings l where (rating_sum, rating_count) <>
      (select coalesce(sum(rating), 0), count(*) from reviews r where r.listing_id = l.id and r.status = 'published')`,
  "reviews and updates come after the launch and not ahead of now": `
    select slug from listings l where exists (
      select from reviews r where r.listing_id = l.id and r.at not between coalesce(l.first_launched_at, l.launched_at) and :now
    ) or exists (
      select from listing_updates u where u.listing_id = l.id and u.published_at not between coalesce(l.first_launched_at, l.launched_at) and :now
    )`,
  "a listing is made, queued and launched in that order, none of it ahead of now": `
    select slug from listings where created_at > coalesce(queued_at, created_at)
      or coalesce(queued_at, created_at) > coalesce(launched_at, :now) or launched_at > :now
      or updated_at not between created_at and :now or badge_checked_at not between created_at and :now`,
  "the launch dates are those of its launches": `
    select slug from listings l
    where (launch_week, launched_at, coalesce(first_launched_at, launched_at)) is distinct from
      (select (max(week), max(went_live_at), min(went_live_at)) from launches a where a.listing_id = l.id)`,
  "what is out was launched, what is not has a launch to come": `
    select slug from listings l where (status in ('live', 'paused')) <> (launched_at is not null)
      or not exists (select from launches a where a.listing_id = l.id)
      or exists (select from launches a where a.listing_id = l.id and (a.went_live_at is null) <> (a.week > :now))`,
  "only the free plan owes a badge, and has it where it is out or about to be": `
    select slug from listings where (plan = 'free') <> (queued_at is not null) or badge_result is distinct from (
        case when plan = 'paid' then null when status in ('live', 'scheduled') then 'found' else 'not_found' end
      )`,
  "no badge is due to be looked for on a site that does not exist":
    "select slug from listings where badge_next_check_at is not null",
  "the country that is kept beside founders is that of their primary company":
    "select slug from founders where company_country is distinct from primary_company_country(id)",
  "accounts are older than what they did": `
    select distinct u.email as slug from users u
    left join listings l on l.owner_id = u.id left join votes v on v.user_id = u.id
    where u.created_at > least(l.created_at, v.at, :now)`,
  "facts of a day have a day that has come": `
    select l.slug from domain_ratings d join listings l on l.id = d.listing_id where d.date > (:now at time zone 'UTC')::date
    union select l.slug from milestones m join listings l on l.id = m.listing_id where m.date > (:now at time zone 'UTC')::date
    union select slug from posts where published_at > :now`
}
