/** `launchbook claim`: who claims listings, and what the site team decides where a former owner says no. */
import { Args, Command, Options } from "@effect/cli"
import { AdminFailure, type TeamClaim } from "../domain/api/admin/AdminCalls.ts"
import { type Ask, json, lines } from "./Ask.ts"

const id = Args.integer({ name: "id" })

const standing = (claim: TeamClaim): string =>
  claim.decision ?? (claim.disputed_at === null ? "-" : `disputed ${claim.disputed_at.slice(0, 10)}`)

const told = (claim: TeamClaim) =>
  [
    lines([
      ["claim", claim.id],
      ["listing", claim.slug, claim.name, claim.website_url],
      ["status", claim.status, `by ${claim.method}`, claim.email],
      ["claimed by", claim.claimant, claim.created_at],
      ["verified", claim.verified_at, claim.last_check],
      ["owner now", claim.owner],
      ["former owner", claim.former_owner],
      ["dispute", standing(claim)]
    ]),
    ...(claim.reason === null ? [] : [claim.reason.replace(/^/gm, "> ")])
  ].join("\n\n")

export const claimCommands = (ask: Ask) => {
  const list = Command.make(
    "list",
    {
      all: Options.boolean("all").pipe(
        Options.withDescription("The newest of all claims, not only those whose dispute waits for a decision.")
      ),
      most: Options.integer("limit").pipe(Options.withDefault(50), Options.withDescription("How many claims.")),
      json
    },
    (o) =>
      ask(
        o.json,
        (admin) => admin.claim_list({ all: o.all, most: o.most }),
        ({ claims }) => lines(claims.map((c) => [c.id, c.slug, c.method, c.status, c.claimant, c.owner, standing(c)]))
      )
  ).pipe(Command.withDescription("List claims that are disputed, or all."))

  const show = Command.make("show", { id, json }, (o) =>
    ask(o.json, (admin) => admin.claim_show({ id: o.id }), told)
  ).pipe(Command.withDescription("Show a claim, whose listing it took, and what they say of it."))

  const decide = Command.make(
    "decide",
    {
      id,
      uphold: Options.boolean("uphold").pipe(Options.withDescription("The claim stands.")),
      giveBack: Options.boolean("return").pipe(
        Options.withDescription("The listing goes back to its former owner, without its verified mark.")
      ),
      json
    },
    (o) =>
      ask(
        o.json,
        (admin) =>
          o.uphold === o.giveBack
            ? new AdminFailure({ message: "Say --uphold or --return." })
            : admin.claim_decide({ id: o.id, decision: o.uphold ? "upheld" : "returned" }),
        told
      )
  ).pipe(Command.withDescription("Decide a disputed claim, once. Both sides are told by mail."))

  return Command.make("claim").pipe(
    Command.withDescription("Claims of listings, and their disputes."),
    Command.withSubcommands([list, show, decide])
  )
}
