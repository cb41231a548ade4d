/** @jsxImportSource preact */
/** `/account/webhooks/{id}`: one webhook, what it was sent, and what can be done about it. */
import { Effect, Schema } from "effect"
import { type DeliveryRow, type EndpointRow, Webhooks } from "../../../../services/owners/Webhooks.ts"
import { problem } from "../../declare/Instead.ts"
import { page } from "../../declare/SitePage.ts"
import { AccountFrame } from "../../frame/AccountFrame.tsx"
import { PostForm } from "../../frame/PostForm.tsx"
import { When } from "../../parts/When.tsx"
import { EndpointStanding, eventsInWords } from "./WebhooksPage.tsx"

interface Model {
  readonly endpoint: EndpointRow
  readonly deliveries: ReadonlyArray<DeliveryRow>
  /** A secret that was just made, to be seen this once. */
  readonly secret: string | null
  /** What was done, or why it was not; null where nothing was. */
  readonly said: string | null
}

/** A button that sends one value to one form. */
const Act = (props: {
  readonly to: string
  readonly name: string
  readonly value: string
  readonly label: string
  readonly class?: string
  readonly about?: string
}) => (
  <PostForm action={props.to}>
    <input type="hidden" name={props.name} value={props.value} />
    <button
      type="submit"
      class={props.class ?? "button"}
      aria-label={props.about === undefined ? undefined : `${props.label}: ${props.about}`}
    >
      {props.label}
    </button>
  </PostForm>
)

const statusWords: Record<DeliveryRow["status"], string> = {
  pending: "Waits",
  delivered: "Delivered",
  failed: "Given up"
}

const Delivery = ({ endpoint, delivery }: { readonly endpoint: EndpointRow; readonly delivery: DeliveryRow }) => (
  <li>
    <div>
      <code>{delivery.type}</code>{" "}
      <span class={delivery.status === "delivered" ? "chip good" : "chip"}>{statusWords[delivery.status]}</span>
      <div class="small soft">
        <span class="mono">{delivery.message_id}</span> · <When at={delivery.created_at} />
        {delivery.tries === 0 ? " · not tried yet" : ` · ${delivery.tries} ${delivery.tries === 1 ? "try" : "tries"}`}
        {delivery.last_detail === null ? "" : ` · ${delivery.last_detail}`}
        {delivery.last_millis === null ? "" : ` (${delivery.last_millis} ms)`}
        {delivery.next_try_at === null || delivery.tries === 0 ? null : (
          <>
            {" · again "}
            <When at={delivery.next_try_at} />
          </>
        )}
      </div>
      <details>
        <summary class="small">What was sent</summary>
        <pre class="small">{delivery.body}</pre>
      </details>
    </div>
    {delivery.status === "pending" || endpoint.disabled_at !== null ? null : (
      <Act
        to={`/account/webhooks/${endpoint.id}/deliveries`}
        name="delivery"
        value={String(delivery.id)}
        label="Send again"
        about={delivery.message_id}
      />
    )}
  </li>
)

const View = ({ endpoint, deliveries, secret, said }: Model) => {
  const path = `/account/webhooks/${endpoint.id}`
  return (
    <AccountFrame
      at="/account/webhooks"
      title="Webhook"
      lead={
        <>
          {endpoint.description === null ? "" : `${endpoint.description} · `}
          It is sent {eventsInWords(endpoint)}. <a href="/account/webhooks">All webhooks</a>
        </>
      }
    >
      <p>
        <code>{endpoint.url}</code> <EndpointStanding endpoint={endpoint} />
      </p>
      {said === null ? null : (
        <p class="notice" role="status">
          {said}
        </p>
      )}
      {secret === null ? null : (
        <div class="card" role="status">
          <p>
            <strong>Its signing secret.</strong> Copy it now: it is not shown again.
          </p>
          <code class="secret">{secret}</code>
        </div>
      )}
      {endpoint.disabled_at === null ? null : (
        <p class="warning">
          It was switched off <When at={endpoint.disabled_at} />: {endpoint.disabled_why}
        </p>
      )}
      <div class="cta">
        {endpoint.disabled_at === null ? (
          <>
            <Act to={path} name="act" value="test" label="Send a test" class="button primary" />
            <Act to={path} name="act" value="secret" label="New secret" />
            <Act to={path} name="act" value="off" label="Switch off" />
          </>
        ) : (
          <Act to={path} name="act" value="on" label="Switch on" class="button primary" />
        )}
        <Act to={path} name="act" value="remove" label="Remove" class="button danger" />
      </div>
      <section aria-labelledby="log" class="stack">
        <h2 id="log">Messages</h2>
        {deliveries.length === 0 ? (
          <p class="soft">Nothing was sent yet.</p>
        ) : (
          <ul class="rows">
            {deliveries.map((delivery) => (
              <Delivery key={delivery.id} endpoint={endpoint} delivery={delivery} />
            ))}
          </ul>
        )}
      </section>
    </AccountFrame>
  )
}

export const noWebhook = () =>
  problem(404, "There is no such webhook", "It is not yours, or it was removed.", {
    link: { href: "/account/webhooks", label: "Your webhooks" }
  })

export const webhookModel = (userId: number, id: string, more: Partial<Pick<Model, "secret" | "said">> = {}) =>
  Effect.gen(function* () {
    if (!/^[1-9]\d{0,8}$/.test(id)) return yield* noWebhook()
    const webhooks = yield* Webhooks
    const seen = yield* Effect.catchTag(webhooks.look(userId, Number(id)), "WebhookUnknown", noWebhook)
    const model: Model = { ...seen, secret: more.secret ?? null, said: more.said ?? null }
    return model
  })

export const ownWebhook = page("/account/webhooks/:webhook", {
  audience: "member",
  styles: ["account"],
  params: { webhook: Schema.String },
  title: "Webhook · Launchbook",
  description: "What one of your webhooks was sent.",
  load: ({ session, params }) => webhookModel(session.userId, params.webhook),
  view: View
})
