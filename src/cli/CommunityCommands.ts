/** `launchbook vote`: votes that wait for review, and what is decided about them. */
import { Args, Command, HelpDoc, Options, ValidationError } from "@effect/cli"
import { Effect, Option } from "effect"
import { isVoteReason, voteReasons } from "../domain/people/Voting.ts"
import { type Ask, json, lines } from "./Ask.ts"

const reasonNames = Object.keys(voteReasons).join(", ")
const reason = Options.text("reason").pipe(
  Options.withDescription(`One of ${reasonNames}.`),
  Options.mapEffect((text) =>
    isVoteReason(text)
      ? Effect.succeed(text)
      : Effect.fail(ValidationError.invalidValue(HelpDoc.p(`--reason takes one of ${reasonNames}.`)))
  ),
  Options.optional
)
const listing = Options.text("listing").pipe(Options.withDescription("The slug of a listing."), Options.optional)
const note = Options.text("note").pipe(Options.withDescription("Why: kept with the decision."), Options.optional)
const ids = Args.integer({ name: "vote" }).pipe(Args.repeated)
const most = Options.integer("limit").pipe(
  Options.withDefault(50),
  Options.withDescription("How many groups and how many votes.")
)

export const communityCommands = (ask: Ask) => {
  const list = Command.make("list", { listing, reason, most, json }, (o) =>
    ask(
      o.json,
      (admin) =>
        admin.vote_list({ slug: Option.getOrNull(o.listing), reason: Option.getOrNull(o.reason), most: o.most }),
      ({ waiting, groups, votes }) =>
        waiting === 0
          ? "No vote waits."
          : [
              `${waiting} votes wait.`,
              "",
              "listing  week  reason  wait  count",
              lines(groups.map((g) => [g.slug, g.week, g.reason, g.votes, g.counted])),
              "",
              "vote  listing  cast  account  its age in hours  votes elsewhere  network  reasons",
              lines(
                votes.map((v) => [
                  v.id,
                  v.slug,
                  v.at,
                  v.email,
                  v.account_hours,
                  v.other_votes,
                  v.network,
                  v.reasons.join(",")
                ])
              )
            ].join("\n")
    )
  ).pipe(Command.withDescription("Show votes that wait for review: by launch and reason, and one by one."))

  const decision = (name: "count" | "exclude", to: "counted" | "excluded", description: string) =>
    Command.make(name, { ids, listing, reason, note, json }, (o) =>
      Effect.gen(function* () {
        const slug = Option.getOrNull(o.listing)
        const why = Option.getOrNull(o.reason)
        if (o.ids.length > 0 === (slug !== null && why !== null))
          return yield* Effect.fail(
            ValidationError.invalidValue(HelpDoc.p("Name votes by their numbers, or --listing and --reason."))
          )
        const votes = slug !== null && why !== null ? { slug, reason: why } : { ids: o.ids }
        yield* ask(
          o.json,
          (admin) => admin.vote_decide({ votes, to, note: Option.getOrNull(o.note) }),
          (done) => `${done.votes} votes are ${to}.`
        )
      })
    ).pipe(Command.withDescription(description))

  return Command.make("vote").pipe(
    Command.withDescription("Votes that wait for review. Nothing here casts one."),
    Command.withSubcommands([
      list,
      decision("count", "counted", "Let votes count."),
      decision("exclude", "excluded", "Let votes not count.")
    ])
  )
}
