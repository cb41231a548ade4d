/** Adding a webhook, and what can be done to one. */
import { Effect } from "effect"
import { eventsOf } from "../../../../domain/people/Webhook.ts"
import { type WebhookRefused, Webhooks, type WebhookUnknown } from "../../../../services/owners/Webhooks.ts"
import type { Actor } from "../../../../services/store/Audit.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, manyTexts, oneText } from "../../declare/SiteForm.ts"
import { noWebhook, ownWebhook, webhookModel } from "./WebhookPage.tsx"
import { ownWebhooks, webhooksModel } from "./WebhooksPage.tsx"

export const addWebhook = form("/account/webhooks", {
  fields: { url: oneText, description: oneText, event: manyTexts },
  run: ({ fields: { url, description, event }, session, by }) =>
    Effect.gen(function* () {
      const again = (problem: string) =>
        Effect.map(webhooksModel(session.userId, { asked: { url, description, events: event }, problem }), (model) =>
          ownWebhooks.show(model, 400)
        )
      const events = eventsOf(event)
      if (events === null) return yield* again("Choose events of the list.")
      const webhooks = yield* Webhooks
      return yield* webhooks.add(by, { url, description, events }).pipe(
        Effect.flatMap(({ endpoint, secret }) => webhookModel(session.userId, String(endpoint.id), { secret })),
        Effect.map((model) => ownWebhook.show(model)),
        Effect.catchTag("WebhookRefused", ({ message }) => again(message))
      )
    })
})

/** What was done, as its page says it; the secret where a new one was made. */
interface Done {
  readonly said: string
  readonly secret?: string
}
type Act = (webhooks: Webhooks, by: Actor, id: number) => Effect.Effect<Done, WebhookRefused | WebhookUnknown>

const acts: Readonly<Record<string, Act>> = {
  test: (webhooks, by, id) =>
    Effect.as(webhooks.test(by, id), { said: "A test is on its way. Open this page again to see what came of it." }),
  secret: (webhooks, by, id) =>
    Effect.map(webhooks.rotate(by, id), (secret) => ({
      said: "Messages are signed with both secrets for a day. Give your program the new one by then.",
      secret
    })),
  off: (webhooks, by, id) => Effect.as(webhooks.disable(by, id), { said: "It is switched off." }),
  on: (webhooks, by, id) =>
    Effect.as(webhooks.enable(by, id), { said: "It is on again. What was given up can be sent again below." })
}

/** Does it, and shows the page again with what came of it. */
const done = (userId: number, webhook: string, act: (webhooks: Webhooks, id: number) => ReturnType<Act>) =>
  Effect.gen(function* () {
    yield* webhookModel(userId, webhook)
    const outcome = yield* act(yield* Webhooks, Number(webhook)).pipe(
      Effect.catchTag("WebhookRefused", ({ message }) => Effect.succeed<Done>({ said: message })),
      Effect.catchTag("WebhookUnknown", noWebhook)
    )
    return ownWebhook.show(yield* webhookModel(userId, webhook, outcome))
  })

export const actOnWebhook = form("/account/webhooks/:webhook", {
  fields: { act: oneText },
  run: ({ params: { webhook }, fields, session, by }) =>
    Effect.gen(function* () {
      if (fields.act === "remove") {
        const { endpoint } = yield* webhookModel(session.userId, webhook)
        yield* Effect.catchTag((yield* Webhooks).remove(by, endpoint.id), "WebhookUnknown", noWebhook)
        return seeOther("/account/webhooks")
      }
      const act = Object.hasOwn(acts, fields.act) ? acts[fields.act] : undefined
      if (act === undefined) return seeOther(`/account/webhooks/${encodeURIComponent(webhook)}`)
      return yield* done(session.userId, webhook, (webhooks, id) => act(webhooks, by, id))
    })
})

export const sendAgain = form("/account/webhooks/:webhook/deliveries", {
  fields: { delivery: oneText },
  run: ({ params: { webhook }, fields: { delivery }, session, by }) =>
    done(session.userId, webhook, (webhooks, id) =>
      Effect.as(webhooks.redeliver(by, id, /^[1-9]\d{0,14}$/.test(delivery) ? Number(delivery) : 0), {
        said: "It is on its way again."
      })
    )
})
