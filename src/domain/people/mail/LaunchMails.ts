/**
 * The day a listing goes live, told to its owner and to who waited for it; and the place it won. A follower is told the
 * product's name and tagline, which are its owner's words: on one line, marked as theirs, with nothing to click on.
 */
import { badgeSnippet } from "../../launch/BadgeEmbed.ts"
import { oneLine } from "../../text/FittedText.ts"
import { action, code, facts, heading, type Letter, letter, link, paragraph, theirWords } from "../../text/Letter.ts"
import { unlinked } from "../../text/WebAddresses.ts"
import { endsOn, type Monday, weekOf } from "../../Week.ts"
import { endableMails } from "./EndableMail.ts"
import { exampleOrigin, exampleUnsubscribe, type MailKind } from "./MailKind.ts"

const longest = { name: 80, tagline: 160 } as const

export interface LaunchedListing {
  readonly name: string
  /** Where anyone sees it. */
  readonly page: string
  readonly week: Monday
}

/** `again`: it was live before. `ranking`: where it is told how launches rank. */
export const launchedMail = ({
  name,
  page,
  week,
  again,
  ranking
}: LaunchedListing & { readonly again: boolean; readonly ranking: string }): Letter => {
  const title = oneLine(name, longest.name)
  const live = again ? "is launched again today" : "is live today"
  return letter(`${title} ${live}`, [
    paragraph(`${title} ${live}, in the launch week of ${week}. Anyone can open its page, follow it and vote for it.`),
    action("See its page", page),
    heading("How it ranks"),
    paragraph(
      `Votes of people on the site count until the end of ${endsOn(week)} (UTC). Nothing that was paid for does. The ` +
        "first places of the week are awarded after votes were looked through."
    ),
    link("How ranking works", ranking),
    heading("Tell people"),
    paragraph(
      "This is the address to share. Tell people what it does rather than to vote: votes that come in bursts wait until they were looked through."
    ),
    code(page)
  ])
}

/** To somebody who followed it before it was live. */
export const followedLaunchMail = (
  { name, page, tagline }: Pick<LaunchedListing, "name" | "page"> & { readonly tagline: string },
  unsubscribeUrl: string
): Letter => {
  const title = unlinked(oneLine(name, longest.name))
  return letter(
    `${title} is live today`,
    [
      paragraph(`${title}, which you follow, is live on Launchbook today. What it is, in its maker's words:`),
      theirWords(unlinked(oneLine(tagline, longest.tagline))),
      action("See its page", page)
    ],
    { why: endableMails.launches.why, unsubscribe_url: unsubscribeUrl }
  )
}

/** `place` is 1, 2 or 3; `html` the badge that says so. */
export const awardMail = ({
  name,
  page,
  week,
  place,
  votes,
  html
}: LaunchedListing & {
  readonly place: number
  readonly votes: number
  readonly html: string
}): Letter => {
  const title = oneLine(name, longest.name)
  return letter(`${title} is Launch of the Week #${place}`, [
    paragraph(`The votes of the week of ${week} are counted and looked through. ${title} won a place.`),
    facts({ Place: `#${place}`, Votes: String(votes), Week: week }),
    action("See it on its page", page),
    heading("A badge that says so"),
    paragraph("Paste this where you like. It stays true: awards are never changed."),
    code(html)
  ])
}

const example: LaunchedListing = {
  name: "Tidewatch",
  page: `${exampleOrigin}/products/tidewatch`,
  week: weekOf(Date.UTC(2026, 11, 28))
}

export const launchMails: ReadonlyArray<MailKind> = [
  {
    name: "launch-day",
    title: "Your product is live",
    sent: "To the owner, when a launch begins.",
    endable: null,
    example: () => launchedMail({ ...example, again: false, ranking: `${exampleOrigin}/how-ranking-works` })
  },
  {
    name: "launch-day-follower",
    title: "A product you follow is live",
    sent: "To who followed a product before it was live, on the day it launches.",
    endable: "launches",
    example: () =>
      followedLaunchMail({ ...example, tagline: "Texts harbour masters before high water" }, exampleUnsubscribe)
  },
  {
    name: "award",
    title: "Award of a week",
    sent: "To the owner, when the awards of a week are decided and one is theirs.",
    endable: null,
    example: () =>
      awardMail({
        ...example,
        place: 1,
        votes: 214,
        html: badgeSnippet(exampleOrigin, "tidewatch", {
          kind: "launch_of_the_week",
          name: "Tidewatch",
          place: 1,
          week: example.week,
          shape: "standard",
          mode: "auto",
          size: "m"
        })
      })
  }
]
