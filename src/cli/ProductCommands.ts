/** `launchbook product`: what is sold, at which price, in how many places. */
import { Args, Command, HelpDoc, Options, ValidationError } from "@effect/cli"
import { Effect, Option } from "effect"
import { AdminFailure } from "../domain/api/admin/AdminCalls.ts"
import { usd } from "../domain/money/Amounts.ts"
import { jsonOrText } from "../domain/text/Json.ts"
import { type Ask, json, lines } from "./Ask.ts"

const code = Args.text({ name: "code" })
const orNull = (none: string) => (text: string) => (text === none ? null : jsonOrText(text))

/** A whole number, or `none`. */
const places = Options.text("weekly-capacity").pipe(
  Options.withDescription("Places a week of featured, or none: any number."),
  Options.mapEffect((text) => {
    const value = orNull("none")(text)
    return value === null || (typeof value === "number" && Number.isInteger(value))
      ? Effect.succeed(value)
      : Effect.fail(ValidationError.invalidValue(HelpDoc.p("--weekly-capacity takes a whole number, or none.")))
  })
)

const edit = {
  cents: Options.integer("price-cents").pipe(Options.optional, Options.withDescription("Without VAT.")),
  noPrice: Options.boolean("no-price").pipe(Options.withDescription("Take it off sale until it is priced again.")),
  name: Options.text("name").pipe(Options.optional),
  description: Options.text("description").pipe(Options.optional),
  least: Options.integer("min-amount-cents").pipe(
    Options.optional,
    Options.withDescription("The least a contribution may be.")
  ),
  onSale: Options.choice("on-sale", ["true", "false"]).pipe(
    Options.optional,
    Options.withDescription("False takes it off sale and keeps its price.")
  ),
  places: Options.optional(places),
  weeks: Options.integer("weeks-ahead").pipe(
    Options.optional,
    Options.withDescription("How many weeks ahead it is sold.")
  ),
  options: Options.text("options").pipe(
    Options.optional,
    Options.withDescription("What the buyer chooses, as JSON like that of list --json, or none.")
  ),
  includes: Options.text("includes").pipe(
    Options.optional,
    Options.withDescription("What a bundle consists of: codes, comma-separated.")
  )
}

interface Edit {
  readonly cents: Option.Option<number>
  readonly noPrice: boolean
  readonly name: Option.Option<string>
  readonly description: Option.Option<string>
  readonly least: Option.Option<number>
  readonly onSale: Option.Option<string>
  readonly places: Option.Option<number | null>
  readonly weeks: Option.Option<number>
  readonly options: Option.Option<string>
  readonly includes: Option.Option<string>
}

/** Under a key where it was said. */
const said = <K extends string, A>(key: K, value: Option.Option<A>): { readonly [P in K]?: A } =>
  // One key, of which the compiler does not know that it is `K`.
  Option.isNone(value) ? {} : ({ [key]: value.value } as { readonly [P in K]?: A })

const editOf = (o: Edit) => ({
  ...said("name", o.name),
  ...said("description", o.description),
  ...said<"price_cents", number | null>("price_cents", o.noPrice ? Option.some(null) : o.cents),
  ...said("min_amount_cents", o.least),
  ...said(
    "on_sale",
    Option.map(o.onSale, (word) => word === "true")
  ),
  ...said("weekly_capacity", o.places),
  ...said("weeks_ahead", o.weeks),
  ...said("options", Option.map(o.options, orNull("none"))),
  ...said(
    "includes",
    Option.map(o.includes, (text) => text.split(",").map((part) => part.trim()))
  )
})

/** A price and none at once is nothing that can be meant. */
const assertOnePrice = (o: Edit) =>
  o.noPrice && Option.isSome(o.cents)
    ? new AdminFailure({ message: "Give --price-cents or --no-price, not both." })
    : Effect.void

const priceText = (cents: number | null) => (cents === null ? "no price" : `${cents} cents`)
const standing = (product: { readonly available: boolean }) => (product.available ? "for sale" : "not for sale")

export const productCommands = (ask: Ask) =>
  Command.make("product").pipe(
    Command.withDescription("What is for sale."),
    Command.withSubcommands([
      Command.make("list", { json }, (o) =>
        ask(
          o.json,
          (admin) => admin.product_list({}),
          ({ products }) =>
            lines(
              products.map((p) => [
                p.code,
                p.price_cents,
                p.name,
                p.price_cents === null ? null : usd(p.price_cents),
                standing(p),
                p.weekly_capacity === null ? null : `${p.weekly_capacity} a week`,
                p.includes?.join("+")
              ])
            )
        )
      ).pipe(
        Command.withDescription("Every product: code, cents, name, price, whether it can be bought, places, parts.")
      ),
      Command.make("set", { code, ...edit, json }, (o) =>
        Effect.zipRight(
          assertOnePrice(o),
          ask(
            o.json,
            (admin) => admin.product_set({ code: o.code, ...editOf(o) }),
            (p) => `${p.code}: ${priceText(p.price_cents)}${p.available ? "" : ", not for sale"}.`
          )
        )
      ).pipe(Command.withDescription("Change what a product costs, says, or how many there are.")),
      Command.make(
        "add",
        {
          code,
          ...edit,
          noListing: Options.boolean("no-listing").pipe(Options.withDescription("It is bought for no listing.")),
          award: Options.boolean("requires-award").pipe(
            Options.withDescription("It is for listings that hold an award.")
          ),
          json
        },
        (o) =>
          Effect.zipRight(
            assertOnePrice(o),
            ask(
              o.json,
              (admin) =>
                admin.product_add({
                  code: o.code,
                  needs_listing: !o.noListing,
                  requires: o.award ? "award" : null,
                  ...editOf(o)
                }),
              (p) => `${p.code}: added, ${priceText(p.price_cents)}${p.available ? "" : ", not for sale"}.`
            )
          )
      ).pipe(Command.withDescription("Add something that the site team does by hand, such as another trophy."))
    ])
  )
