/** Mails to the site team about votes that wait for a decision. */
import { bullets, code, type Letter, letter, paragraph } from "../../text/Letter.ts"
import { type VoteReason, voteReasons } from "../Voting.ts"
import type { MailKind } from "./MailKind.ts"

/** Many votes wait; `reasons` says how many for each. */
export const votesWaitMail = (waiting: number, reasons: ReadonlyArray<readonly [VoteReason, number]>): Letter =>
  letter(`${waiting} votes wait for review`, [
    paragraph(`${waiting} votes do not count until somebody has looked at them.`),
    bullets(reasons.map(([reason, count]) => `${count}: ${voteReasons[reason]}`)),
    paragraph("See them, and decide:"),
    code("launchbook vote list"),
    paragraph("You get this mail once a day as long as so many wait.")
  ])

export interface ContestedLaunch {
  readonly slug: string
  readonly counted: number
  readonly pending: number
}
/** The awards of a week are near, and votes that wait could change them. */
export const awardsContestedMail = (
  week: string,
  decidedAt: string,
  launches: ReadonlyArray<ContestedLaunch>
): Letter =>
  letter(`Votes that wait could change the awards of ${week}`, [
    paragraph(
      `The awards of the week of ${week} are decided at ${decidedAt}. Votes that still wait then do not count.`
    ),
    bullets(launches.map(({ slug, counted, pending }) => `${slug}: ${counted} counted, ${pending} wait`)),
    paragraph("See what waits for one of them:"),
    code(`launchbook vote list --listing ${launches[0]?.slug ?? "SLUG"}`)
  ])

export const voteMails: ReadonlyArray<MailKind> = [
  {
    name: "team-votes-wait",
    title: "Votes wait for review",
    sent: "To the site team, once a day while many votes wait.",
    endable: null,
    example: () =>
      votesWaitMail(57, [
        ["new_account", 31],
        ["same_network", 26]
      ])
  },
  {
    name: "team-awards-contested",
    title: "Votes that wait could change awards",
    sent: "To the site team, before the awards of a week that could turn out otherwise.",
    endable: null,
    example: () =>
      awardsContestedMail("2026-11-16", "2026-11-24T00:00:00.000Z", [
        { slug: "tidewatch", counted: 41, pending: 3 },
        { slug: "quillmark", counted: 40, pending: 9 }
      ])
  }
]
