/** The mail with a sign-in link. Nothing a stranger typed stands in it, so it cannot carry their words. */
import type { Payload } from "../../../domain/Job.ts"

export const signInMail = (to: string, url: string, minutes: number): Payload<"mail"> => ({
  to,
  subject: "Your link to sign in to Launchbook",
  text: [
    "Open this link to sign in to Launchbook:",
    "",
    url,
    "",
    `It works once, for ${minutes} minutes.`,
    "If you did not ask for it, do nothing. Nobody can sign in without this link."
  ].join("\n")
})
