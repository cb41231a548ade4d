/**
 * The badges a listing may show, and their pictures. A badge says only what is true of the listing at
 * this moment; each award is a badge of its own, told apart by its week.
 */
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import type { getBadges } from "../../domain/api/ListingsApi.ts"
import { NotFound } from "../../domain/Failure.ts"
import type { Badge, BadgeKind, BadgeSet } from "../../domain/launch/Badge.ts"
import { badgeSvg } from "../../domain/launch/BadgeArt.ts"
import { badgeSnippet, badgeSrc } from "../../domain/launch/BadgeEmbed.ts"
import { type BadgeFacts, type BadgeForm, words } from "../../domain/launch/BadgeLook.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import type { ListingStatus } from "../../domain/listing/Listing.ts"
import type { Input } from "../../domain/Operation.ts"
import { Monday } from "../../domain/Week.ts"
import { awardTitle } from "../listing/ProfileRows.ts"
import { type BadgeRow, BadgesRepo } from "./rows/BadgesRepo.ts"

/** Public ones, and the one whose badge is wanted before it is public. */
const shown: ReadonlyArray<ListingStatus> = ["live", "scheduled", "awaiting_badge"]
/** A paused listing gets no badges, but the one its owner must put back has to be drawn. */
const drawn: ReadonlyArray<ListingStatus> = [...shown, "paused"]

const factsOf = ({ name, status, verified, featured, awards }: BadgeRow): ReadonlyArray<BadgeFacts> => {
  const plain = (kind: BadgeKind, earned: boolean): ReadonlyArray<BadgeFacts> => (earned ? [{ kind, name }] : [])
  return [
    ...plain("listed", true),
    ...plain("launched", status === "live"),
    ...plain("featured", featured),
    ...plain("verified", verified),
    ...awards.map(({ week, place }) => ({ kind: "launch_of_the_week" as const, name, place, week: Monday.make(week) }))
  ]
}

const shortTitle = ({ kind, place }: BadgeFacts) =>
  place === undefined ? `${words[kind].phrase.text} Launchbook` : awardTitle(place)

export class Badges extends Effect.Service<Badges>()("launchbook/Badges", {
  dependencies: [BadgesRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* BadgesRepo
    const links = linksOf((yield* AppConfigTag).publicUrl)

    const badgeOf = (slug: string, facts: BadgeFacts, form: BadgeForm): Badge => ({
      kind: facts.kind,
      title: shortTitle(facts),
      html: badgeSnippet(links.origin, slug, { ...facts, ...form }),
      svg_url: badgeSrc(links.origin, slug, facts.kind, form, facts.week),
      link_url: links.listing(slug),
      ...form
    })

    const of = ({ slug, ...form }: Input<typeof getBadges>): Effect.Effect<BadgeSet, ReturnType<typeof NotFound>> =>
      Effect.flatMap(repo.find(slug), (row) =>
        row === undefined || !shown.includes(row.status)
          ? NotFound()
          : Effect.succeed({ items: factsOf(row).map((facts) => badgeOf(row.slug, facts, form)) })
      )

    /**
     * The picture at `/badges/{slug}/{kind}.svg`. Of several awards it is the one of `week`, or the best
     * and of those the latest where no week is given.
     */
    const svg = (slug: string, kind: BadgeKind, form: BadgeForm, week?: string) =>
      Effect.flatMap(repo.find(slug), (row) => {
        if (row === undefined || !drawn.includes(row.status)) return NotFound()
        const [facts] = factsOf(row)
          .filter((each) => each.kind === kind && (week === undefined || each.week === undefined || each.week === week))
          .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
        return facts === undefined ? NotFound() : Effect.succeed(badgeSvg({ ...facts, ...form }))
      })

    return { of, svg } as const
  })
}) {}
