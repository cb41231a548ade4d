/**
 * Five hundred listings around New Year 2026, as they are planned: who launches when, by which way, and whose badge comes,
 * goes or never was. What has to become of each is worked out here from the plan alone, by the calendar and by the hours
 * of the sweeps, and not by any code of the service.
 */
import { diceOf } from "../../../src/services/data/seed/Dice.ts"

export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs
const week = 7 * dayMs
export const at = (iso: string) => Date.parse(iso)
export const dateOf = (millis: number) => new Date(millis).toISOString().slice(0, 10)
/** Of the Monday on or before an instant; 2026-12-21 is one. */
export const mondayOf = (millis: number) =>
  dateOf(at("2026-12-21T00:00:00Z") + Math.floor((millis - at("2026-12-21T00:00:00Z")) / week) * week)
export const startOf = (monday: string) => at(`${monday}T00:00:00Z`)
const later = (monday: string, weeks: number) => dateOf(startOf(monday) + weeks * week)

export const begin = at("2026-12-20T12:00:00Z")
export const end = at("2027-01-20T12:00:00Z")
export const mondays = ["2026-12-21", "2026-12-28", "2027-01-04", "2027-01-11", "2027-01-18"] as const

/** Sweeps for badges: Wednesday noon and Sunday evening. */
export const sweeps: ReadonlyArray<number> = Array.from({ length: 40 }, (_, half) => {
  const monday = at("2026-12-14T00:00:00Z") + Math.floor(half / 2) * week
  return monday + (half % 2 === 0 ? 2.5 * dayMs : 6 * dayMs + 18 * 60 * minuteMs)
}).filter((sweep) => sweep >= begin && sweep <= end)
const sweepFrom = (time: number) => sweeps.find((sweep) => sweep >= time)

/** Rollovers: every quarter of an hour about the beginning of a week and the end of its audit, every six hours else. */
export const rollovers: ReadonlyArray<number> = Array.from(
  { length: Math.floor((end - begin) / (15 * minuteMs)) + 1 },
  (_, quarter) => begin + quarter * 15 * minuteMs
).filter((time) => {
  const sinceMonday = time - startOf(mondayOf(time))
  const near = (hour: number) => Math.abs(sinceMonday - hour * 60 * minuteMs) <= 60 * minuteMs
  return near(0) || near(7 * 24) || near(24) || sinceMonday % (6 * 60 * minuteMs) === 0
})

export type Way =
  | "paid"
  | "found"
  | "late"
  | "never"
  | "flickers"
  | "unreachable"
  | "old"
  | "again"
  | "skips"
  | "bought at once"

export interface Plan {
  readonly way: Way
  readonly host: string
  readonly slug: string
  /** The Monday it is queued for, or was launched in. */
  readonly week: string
  /** The instants from which its homepage shows its badge, and from which it does not; in turns, shown first. */
  readonly turns: ReadonlyArray<number>
  /** When an order for it is paid, and the week it is for. */
  readonly order: { readonly time: number; readonly kind: string; readonly week: string | null } | null
  /** The weeks of its launches by the end, oldest first. */
  readonly launches: ReadonlyArray<string>
}

export const showsBadge = ({ turns }: Pick<Plan, "turns">, time: number) =>
  turns.filter((turn) => turn <= time).length % 2 === 1

const counts: Readonly<Record<Way, number>> = {
  paid: 90,
  found: 115,
  late: 80,
  never: 25,
  flickers: 30,
  unreachable: 20,
  old: 40,
  again: 40,
  skips: 30,
  "bought at once": 30
}
const dice = diceOf("year end")
const between = (from: number, to: number) => from + Math.floor(dice.next() * (to - from))
const oneOf = <A>(items: ReadonlyArray<A>): A => items[dice.below(items.length)] as A
const isOver = (monday: string) => startOf(monday) > end

/** Of one that waits without a badge: the week it is in, or the one after the sweep that sees it, whichever is later. */
const weekOfLate = (planned: string, shownAt: number): string | null => {
  const seen = sweepFrom(shownAt)
  if (seen === undefined) return null
  const next = later(mondayOf(seen), 1)
  return planned > next ? planned : next
}
/** Of one whose badge is missing while its week begins: the week that runs when it is seen again. */
const weekOfFlicker = (planned: string, gone: number, back: number): string | null => {
  const last = sweeps.filter((sweep) => sweep < startOf(planned)).at(-1)
  if (last === undefined || last < gone || last >= back) return planned
  const seen = sweepFrom(back)
  return seen === undefined ? null : mondayOf(seen)
}

const planOf = (way: Way, index: number): Plan => {
  const host = `${way.replaceAll(" ", "-")}-${index}.example`
  const base = { way, host, slug: host.replaceAll(".", "-"), turns: [0], order: null }
  const monday = oneOf(mondays)
  const launched = (weeks: ReadonlyArray<string | null>) =>
    weeks.filter((one): one is string => one !== null && !isOver(one))
  switch (way) {
    case "paid":
    case "found":
    case "unreachable":
      return { ...base, week: monday, launches: [monday] }
    case "never":
      return { ...base, week: monday, turns: [], launches: [] }
    case "late": {
      const shown = between(begin, end)
      return { ...base, week: monday, turns: [shown], launches: launched([weekOfLate(monday, shown)]) }
    }
    case "flickers": {
      const gone = between(begin, end - 10 * dayMs)
      const back = gone + between(dayMs, 10 * dayMs)
      return { ...base, week: monday, turns: [0, gone, back], launches: launched([weekOfFlicker(monday, gone, back)]) }
    }
    case "old":
      return { ...base, week: "2026-12-14", launches: ["2026-12-14"] }
    case "again": {
      const time = between(begin, end - 8 * dayMs)
      const chosen = later(mondayOf(time), dice.below(2))
      const order = { time, kind: "relaunch", week: chosen }
      return { ...base, week: "2026-12-07", order, launches: ["2026-12-07", chosen] }
    }
    case "skips": {
      const time = between(begin, end - 8 * dayMs)
      const chosen = later(mondayOf(time), 1)
      return { ...base, week: "2027-02-08", order: { time, kind: "skip_queue", week: chosen }, launches: [chosen] }
    }
    case "bought at once": {
      const time = between(begin, end)
      return { ...base, week: "", order: { time, kind: "launch", week: null }, launches: [mondayOf(time)] }
    }
  }
}

export const plans: ReadonlyArray<Plan> = Object.entries(counts).flatMap(([way, count]) =>
  // The keys of `counts` are ways.
  Array.from({ length: count }, (_, index) => planOf(way as Way, index))
)

/** A vote as it is cast: by whom, for which listing, when, and whether it is one that waits for its review. */
export interface Ballot {
  readonly time: number
  readonly voter: number
  readonly listing: number
  readonly weight: 0 | 1
}
const edges = [-2000, -1000, -1, 0, 1, 1000, 2000, 5000]
/** All through the weeks, and thickly around each Monday 00:00:00. */
export const ballotsOf = (voters: number): ReadonlyArray<Ballot> => {
  const one = (time: number): Ballot => ({
    time,
    voter: dice.below(voters),
    listing: dice.below(plans.length),
    weight: dice.below(8) === 0 ? 0 : 1
  })
  return [
    ...Array.from({ length: 5000 }, () => one(between(begin, end))),
    ...mondays.flatMap((monday) => Array.from({ length: 240 }, () => one(startOf(monday) + oneOf(edges))))
  ].toSorted((a, b) => a.time - b.time)
}

export interface LaunchRow {
  readonly id: number
  readonly listing_id: number
  readonly slug: string
  readonly week: string
  readonly went_live_at: string
}
export interface VoteRow {
  readonly launch_id: number
  readonly at: string
  readonly weight: number
}

/**
 * The order of a week from nothing but its launches and the raw votes: most counted votes cast before the week's end,
 * then the earlier last vote, then the earlier launch, then the slug.
 */
export const rankingOf = (monday: string, launches: ReadonlyArray<LaunchRow>, votes: ReadonlyArray<VoteRow>) => {
  const over = startOf(monday) + week
  return launches
    .filter((launch) => launch.week === monday)
    .map((launch) => {
      const counted = votes
        .filter((vote) => vote.launch_id === launch.id && vote.weight === 1 && at(vote.at) < over)
        .map((vote) => at(vote.at))
      return {
        listing: launch.listing_id,
        slug: launch.slug,
        votes: counted.length,
        reached: Math.max(0, ...counted),
        live: at(launch.went_live_at)
      }
    })
    .sort(
      (a, b) =>
        b.votes - a.votes ||
        a.reached - b.reached ||
        a.live - b.live ||
        (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0)
    )
}
type Ranked = ReturnType<typeof rankingOf>[number]

/** The first three of those with a vote, and which rule parted each from a neighbour with as many. */
export const awardsOf = (ranking: ReadonlyArray<Ranked>) => {
  const voted = ranking.filter(({ votes }) => votes > 0)
  const ruleBetween = (a: Ranked, b: Ranked | undefined) =>
    b === undefined || a.votes !== b.votes ? 0 : a.reached !== b.reached ? 1 : a.live !== b.live ? 2 : 3
  return voted.slice(0, 3).map((one, index) => {
    const rule = Math.max(ruleBetween(one, voted[index - 1]), ruleBetween(one, voted[index + 1]))
    return {
      place: index + 1,
      listing_id: one.listing,
      votes: one.votes,
      tie_break: [null, "reached_earlier", "live_earlier", "slug"][rule] ?? null
    }
  })
}
