/** `launchbook webhook …`: the addresses that are told of a person's events. */
import { Args, Command, Options } from "@effect/cli"
import { eventTypeNames } from "../domain/people/Event.ts"
import { type Ask, email, json, lines } from "./Ask.ts"

const id = Args.integer({ name: "id" })

export const webhookCommand = (ask: Ask) =>
  Command.make("webhook").pipe(
    Command.withDescription("Addresses that are told of a person's events."),
    Command.withSubcommands([
      Command.make("list", { email, json }, (o) =>
        ask(
          o.json,
          (admin) => admin.webhook_list({ email: o.email }),
          ({ webhooks }) =>
            lines(
              webhooks.map((each) => [
                each.id,
                each.disabled_at !== null ? "off" : each.failing_since !== null ? "failing" : "on",
                each.url,
                each.events.length === 0 ? "every event" : each.events.join(",")
              ])
            )
        )
      ).pipe(Command.withDescription("List a person's webhooks.")),
      Command.make(
        "add",
        {
          email,
          url: Args.text({ name: "url" }),
          events: Options.text("events").pipe(
            Options.withDefault(""),
            Options.withDescription(`Comma-separated, all if left out: ${eventTypeNames.join(", ")}.`)
          ),
          json
        },
        (o) =>
          ask(
            o.json,
            (admin) =>
              admin.webhook_add({
                email: o.email,
                url: o.url,
                events: o.events.split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim()]))
              }),
            (made) => `Webhook ${made.id}. Its signing secret, shown this once:\n${made.secret}`
          )
      ).pipe(Command.withDescription("Add one. Its secret is shown once.")),
      Command.make("log", { email, id, json }, (o) =>
        ask(
          o.json,
          (admin) => admin.webhook_log({ email: o.email, id: o.id }),
          ({ deliveries }) =>
            lines(
              deliveries.map((each) => [
                each.id,
                each.created_at,
                each.type,
                each.status,
                `${each.tries} tries`,
                each.last_detail
              ])
            )
        )
      ).pipe(Command.withDescription("What it was sent, the newest first.")),
      Command.make("redeliver", { email, id, delivery: Args.integer({ name: "delivery" }), json }, (o) =>
        ask(
          o.json,
          (admin) => admin.webhook_redeliver({ email: o.email, id: o.id, delivery: o.delivery }),
          () => "It is on its way again."
        )
      ).pipe(Command.withDescription("Send a message of the log once more.")),
      Command.make("enable", { email, id, json }, (o) =>
        ask(
          o.json,
          (admin) => admin.webhook_enable({ email: o.email, id: o.id }),
          () => "It is on."
        )
      ).pipe(Command.withDescription("Switch on one that was switched off.")),
      Command.make("remove", { email, id, json }, (o) =>
        ask(
          o.json,
          (admin) => admin.webhook_remove({ email: o.email, id: o.id }),
          () => "It is gone."
        )
      ).pipe(Command.withDescription("Remove one, and its log."))
    ])
  )
