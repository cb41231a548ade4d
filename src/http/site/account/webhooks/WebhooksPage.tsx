/** @jsxImportSource preact */
/** `/account/webhooks`: the addresses that are told of somebody's events, and a form for another. */
import { Effect } from "effect"
import { eventTypeNames } from "../../../../domain/people/Event.ts"
import { longestDescription, webhookEvents } from "../../../../domain/people/Webhook.ts"
import { type EndpointRow, Webhooks } from "../../../../services/owners/Webhooks.ts"
import { page } from "../../declare/SitePage.ts"
import { AccountFrame } from "../../frame/AccountFrame.tsx"
import { PostForm } from "../../frame/PostForm.tsx"
import { When } from "../../parts/When.tsx"

export interface AskedWebhook {
  readonly url: string
  readonly description: string
  readonly events: ReadonlyArray<string>
}
interface Model {
  readonly endpoints: ReadonlyArray<EndpointRow>
  /** What was typed last, and what is wrong with it; null at first. */
  readonly wrong: { readonly asked: AskedWebhook; readonly problem: string } | null
}

export const EndpointStanding = ({ endpoint }: { readonly endpoint: EndpointRow }) =>
  endpoint.disabled_at !== null ? (
    <span class="chip">Switched off</span>
  ) : endpoint.failing_since !== null ? (
    <span class="chip">
      Failing since <When at={endpoint.failing_since} />
    </span>
  ) : (
    <span class="chip good">On</span>
  )

/** What an endpoint is sent, in words. */
export const eventsInWords = ({ events }: EndpointRow) => (events.length === 0 ? "every event" : events.join(", "))

const Choices = ({ chosen }: { readonly chosen: ReadonlyArray<string> }) => (
  <fieldset class="choices">
    <legend>It is sent (nothing chosen: everything)</legend>
    {eventTypeNames.map((name) => (
      <label key={name} class="choice">
        <input type="checkbox" name="event" value={name} checked={chosen.includes(name)} />
        <span>
          <code>{name}</code> <span class="soft small">{webhookEvents[name]}</span>
        </span>
      </label>
    ))}
  </fieldset>
)

const Add = ({ wrong }: Pick<Model, "wrong">) => (
  <PostForm action="/account/webhooks" class="card">
    <h2>New webhook</h2>
    <div class="field">
      <label for="webhook-url">Address</label>
      <input
        id="webhook-url"
        name="url"
        type="url"
        inputmode="url"
        placeholder="https://example.com/hooks/launchbook"
        required
        maxLength={2048}
        autocomplete="off"
        value={wrong?.asked.url ?? ""}
        aria-invalid={wrong === null ? undefined : "true"}
        aria-describedby={wrong === null ? "webhook-hint" : "webhook-problem webhook-hint"}
      />
      {wrong === null ? null : (
        <p id="webhook-problem" class="error" role="alert">
          {wrong.problem}
        </p>
      )}
      <p id="webhook-hint" class="soft small">
        It gets a signed POST of JSON for each event, and answers with any status from 200 to 299.
      </p>
    </div>
    <div class="field">
      <label for="webhook-description">What it is for (you alone see it)</label>
      <input
        id="webhook-description"
        name="description"
        type="text"
        maxLength={longestDescription}
        autocomplete="off"
        value={wrong?.asked.description ?? ""}
      />
    </div>
    <Choices chosen={wrong?.asked.events ?? []} />
    <div class="cta">
      <button type="submit" class="button primary">
        Add it
      </button>
    </div>
  </PostForm>
)

const View = ({ endpoints, wrong }: Model) => (
  <AccountFrame
    at="/account/webhooks"
    title="Webhooks"
    lead={
      <>
        Programs of yours that hear of what happens to your listings, drafts and orders.{" "}
        <a href="/docs#webhooks">How a message is checked</a>
      </>
    }
  >
    {endpoints.length === 0 ? (
      <p class="blank">No webhooks yet.</p>
    ) : (
      <ul class="rows">
        {endpoints.map((endpoint) => (
          <li key={endpoint.id}>
            <div>
              <a href={`/account/webhooks/${endpoint.id}`}>{endpoint.url}</a>
              <div class="small soft">
                {endpoint.description === null ? "" : `${endpoint.description} · `}
                {eventsInWords(endpoint)}
              </div>
            </div>
            <EndpointStanding endpoint={endpoint} />
          </li>
        ))}
      </ul>
    )}
    <Add wrong={wrong} />
  </AccountFrame>
)

export const webhooksModel = (userId: number, wrong: Model["wrong"]) =>
  Effect.map(
    Effect.flatMap(Webhooks, (webhooks) => webhooks.list(userId)),
    (endpoints): Model => ({ endpoints, wrong })
  )

export const ownWebhooks = page("/account/webhooks", {
  audience: "member",
  styles: ["account"],
  title: "Webhooks · Launchbook",
  description: "The addresses that are told of your events.",
  load: ({ session }) => webhooksModel(session.userId, null),
  view: View
})
