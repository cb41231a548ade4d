/** `launchbook review list|publish|reject`: reading what members say of products before everybody does. */
import { Args, Command, Options } from "@effect/cli"
import { ReviewStatus, starsText } from "../domain/people/Review.ts"
import { type Ask, json } from "./Ask.ts"

const id = Args.integer({ name: "id" })
const status = Options.choice("status", ReviewStatus.literals).pipe(
  Options.withDefault<ReviewStatus>("pending"),
  Options.withDescription("Which; pending unless said.")
)
const most = Options.integer("limit").pipe(
  Options.withDefault(20),
  Options.withDescription("How many, the oldest first.")
)

interface Listed {
  readonly id: number
  readonly rating: number
  readonly body: string
  readonly reason: string | null
  readonly at: string
  readonly slug: string
  readonly listing: string
  readonly email: string
  readonly account_days: number
  readonly replaces: boolean
}
const lineOf = (review: Listed) =>
  [
    `${review.id}  ${review.listing} (${review.slug}), ${starsText(review.rating)}, ${review.at.slice(0, 16).replace("T", " ")} UTC`,
    `    by ${review.email}, whose account is ${review.account_days} days old${review.replaces ? "; takes the place of one that is shown" : ""}`,
    ...(review.reason === null ? [] : [`    not shown: ${review.reason}`]),
    ...review.body.split("\n").map((line) => `    > ${line}`.trimEnd())
  ].join("\n")

export const reviewCommand = (ask: Ask) => {
  const list = Command.make("list", { status, most, json }, (o) =>
    ask(
      o.json,
      (admin) => admin.review_list({ status: o.status, most: o.most }),
      ({ reviews }) => (reviews.length === 0 ? `No review is ${o.status}.` : reviews.map(lineOf).join("\n\n"))
    )
  ).pipe(Command.withDescription("Show reviews with their texts: those that wait, unless another status is asked for."))

  const publish = Command.make("publish", { id, json }, (o) =>
    ask(
      o.json,
      (admin) => admin.review_publish({ id: o.id }),
      ({ slug }) => `Review ${o.id} is on the page of ${slug}, and counts.`
    )
  ).pipe(Command.withDescription("Show a review, in place of its author's earlier one if there is one, and tell them."))

  const reject = Command.make(
    "reject",
    { id, reason: Options.text("reason").pipe(Options.withDescription("Why, in words for its author.")), json },
    (o) =>
      ask(
        o.json,
        (admin) => admin.review_reject({ id: o.id, reason: o.reason }),
        ({ slug }) => `Review ${o.id} is not on the page of ${slug}. Its author was told why.`
      )
  ).pipe(Command.withDescription("Do not show a review, or take a published one off, and tell its author why."))

  return Command.make("review").pipe(
    Command.withDescription("What members say of products."),
    Command.withSubcommands([list, publish, reject])
  )
}
