/** What owners are told about their badge. Plain text, one thing to do each. */
import { oneLine } from "../../../domain/text/FittedText.ts"

export interface MailText {
  readonly subject: string
  readonly text: string
}
interface About {
  readonly name: string
  /** The page the badge belongs on. */
  readonly page: string
  /** What to paste into it. */
  readonly html: string
}
const subjectName = (name: string) => oneLine(name, 80)
const snippet = ({ page, html }: About) => `Put this on ${page}:\n\n${html}\n`

export const badgeFound = (about: About, week: string): MailText => ({
  subject: `${subjectName(about.name)}: badge found, launch in the week of ${week}`,
  text:
    `The badge of ${about.name} was found on ${about.page}. It goes live in the week of ${week}. ` +
    `Keep the badge where it is.\n`
})

export const liveAgain = (about: About): MailText => ({
  subject: `${subjectName(about.name)} is live again`,
  text: `The badge of ${about.name} was found on ${about.page}, so the listing is live again.\n`
})

export const badgeMissing = (about: About, days: number): MailText => ({
  subject: `${subjectName(about.name)}: the badge is missing`,
  text:
    `The badge of ${about.name} is no longer on ${about.page}. If it is not back within ` +
    `${days === 1 ? "a day" : `${days} days`}, the listing is taken off until it is.\n\n${snippet(about)}`
})

export const paused = (about: About): MailText => ({
  subject: `${subjectName(about.name)} is paused: the badge is missing`,
  text:
    `The badge of ${about.name} has been missing for too long, so the listing is paused. ` +
    `It is live again as soon as the badge is found.\n\n${snippet(about)}`
})

export const launchMoved = (about: About, from: string, to: string): MailText => ({
  subject: `${subjectName(about.name)}: launch moved to the week of ${to}`,
  text:
    `No badge of ${about.name} was found before its launch week of ${from} began, so its launch was moved to the ` +
    `week of ${to}.\n\n${snippet(about)}`
})

export const unscheduled = (about: About): MailText => ({
  subject: `${subjectName(about.name)} waits for its badge again`,
  text:
    `The badge of ${about.name} has been missing for too long, so its launch is no longer certain. ` +
    `It is scheduled again as soon as the badge is found.\n\n${snippet(about)}`
})
