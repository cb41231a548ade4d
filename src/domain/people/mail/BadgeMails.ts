/** What owners are told about their badge: one thing to do each. */
import { badgeSnippet } from "../../launch/BadgeEmbed.ts"
import { oneLine } from "../../text/FittedText.ts"
import { code, type Letter, type LetterBlock, letter, paragraph } from "../../text/Letter.ts"
import { exampleOrigin, type MailKind } from "./MailKind.ts"

interface About {
  readonly name: string
  /** The page the badge belongs on. */
  readonly page: string
  /** What to paste into it. */
  readonly html: string
}
const nameOf = ({ name }: About) => oneLine(name, 80)
const pasted = ({ page, html }: About): ReadonlyArray<LetterBlock> => [paragraph(`Put this on ${page}:`), code(html)]
const inDays = (days: number) => (days === 1 ? "a day" : `${days} days`)

export const badgeFound = (about: About, week: string): Letter =>
  letter(`${nameOf(about)}: badge found, launch in the week of ${week}`, [
    paragraph(
      `The badge of ${nameOf(about)} was found on ${about.page}. It goes live in the week of ${week}. ` +
        "Keep the badge where it is."
    )
  ])

export const liveAgain = (about: About): Letter =>
  letter(`${nameOf(about)} is live again`, [
    paragraph(`The badge of ${nameOf(about)} was found on ${about.page}, so the listing is live again.`)
  ])

/** `days`: until its launch week begins. */
export const badgeReminder = (about: About, week: string, days: number): Letter =>
  letter(`${nameOf(about)}: add the badge to launch in the week of ${week}`, [
    paragraph(
      `${nameOf(about)} has a place in the week of ${week}, which begins in ${inDays(days)}. Its badge was not found ` +
        `on ${about.page} yet. Without it the launch moves to a later week.`
    ),
    ...pasted(about),
    paragraph("We look for it every hour, so there is nothing else to do.")
  ])

export const badgeMissing = (about: About, days: number): Letter =>
  letter(`${nameOf(about)}: the badge is missing`, [
    paragraph(
      `The badge of ${nameOf(about)} is no longer on ${about.page}. If it is not back within ${inDays(days)}, ` +
        "the listing is taken off until it is."
    ),
    ...pasted(about)
  ])

export const paused = (about: About): Letter =>
  letter(`${nameOf(about)} is paused: the badge is missing`, [
    paragraph(
      `The badge of ${nameOf(about)} has been missing for too long, so the listing is paused. ` +
        "It is live again as soon as the badge is found."
    ),
    ...pasted(about)
  ])

export const launchMoved = (about: About, from: string, to: string): Letter =>
  letter(`${nameOf(about)}: launch moved to the week of ${to}`, [
    paragraph(
      `No badge of ${nameOf(about)} was found before its launch week of ${from} began, so its launch was moved to ` +
        `the week of ${to}.`
    ),
    ...pasted(about)
  ])

export const unscheduled = (about: About): Letter =>
  letter(`${nameOf(about)} waits for its badge again`, [
    paragraph(
      `The badge of ${nameOf(about)} has been missing for too long, so its launch is no longer certain. ` +
        "It is scheduled again as soon as the badge is found."
    ),
    ...pasted(about)
  ])

const example: About = {
  name: "Tidewatch",
  page: "https://tidewatch.example/",
  html: badgeSnippet(exampleOrigin, "tidewatch", {
    kind: "listed",
    name: "Tidewatch",
    shape: "standard",
    mode: "auto",
    size: "m"
  })
}
const kind = (name: string, title: string, sent: string, one: () => Letter): MailKind => ({
  name,
  title,
  sent,
  endable: null,
  example: one
})

export const badgeMails: ReadonlyArray<MailKind> = [
  kind("badge-found", "Badge found", "To the owner, when the badge of a waiting listing is found.", () =>
    badgeFound(example, "2026-12-28")
  ),
  kind(
    "badge-reminder",
    "Badge still to be added",
    "To the owner, once, some days before the launch week of a listing whose badge was not found yet.",
    () => badgeReminder(example, "2026-12-28", 5)
  ),
  kind("badge-missing", "Badge missing", "To the owner, twice while the grace of a missing badge runs.", () =>
    badgeMissing(example, 7)
  ),
  kind("listing-paused", "Listing paused", "To the owner, when that grace is over and the listing was live.", () =>
    paused(example)
  ),
  kind("listing-live-again", "Listing live again", "To the owner, when the badge of a paused listing is found.", () =>
    liveAgain(example)
  ),
  kind("launch-moved", "Launch moved", "To the owner, when a launch week begins without the badge.", () =>
    launchMoved(example, "2026-12-28", "2027-01-11")
  ),
  kind(
    "launch-uncertain",
    "Launch uncertain again",
    "To the owner, when that grace is over and the listing was scheduled.",
    () => unscheduled(example)
  )
]
