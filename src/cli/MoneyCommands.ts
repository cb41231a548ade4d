/** `launchbook vat`: what an order bears in tax. */
import { Args, Command, Options } from "@effect/cli"
import { Option } from "effect"
import { ratePercent } from "../domain/money/Amounts.ts"
import { type Ask, json, lines } from "./Ask.ts"

export const moneyCommands = (ask: Ask) => {
  const vat = Command.make("vat").pipe(
    Command.withDescription("Rates of VAT for electronic services."),
    Command.withSubcommands([
      Command.make("list", { json }, (o) =>
        ask(
          o.json,
          (admin) => admin.vat_list({}),
          ({ rates }) =>
            lines(
              rates.map((r) => [
                r.country,
                r.valid_from,
                ratePercent(r.rate),
                r.current ? "now" : null,
                r.services ? r.source : `goods only; ${r.source}`
              ])
            )
        )
      ).pipe(Command.withDescription("Every rate, the day it begins on and where it stands.")),
      Command.make(
        "set",
        {
          country: Args.text({ name: "country" }),
          rate: Options.float("rate").pipe(Options.withDescription("Per cent.")),
          from: Options.text("from").pipe(Options.withDescription("The day it begins on, YYYY-MM-DD.")),
          source: Options.text("source").pipe(Options.optional, Options.withDescription("Where it stands.")),
          json
        },
        (o) =>
          ask(
            o.json,
            (admin) =>
              admin.vat_set({ country: o.country, rate: o.rate, from: o.from, source: Option.getOrNull(o.source) }),
            ({ rates }) => rates.map((r) => `${r.country}: ${ratePercent(r.rate)} from ${r.valid_from}.`).join("\n")
          )
      ).pipe(Command.withDescription("Enter a rate from a day on, or mend the one of that day."))
    ])
  )

  return [vat] as const
}
