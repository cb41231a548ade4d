/** @jsxImportSource preact */
/** The part of the documentation that tells how a webhook's message is received and checked, and which feeds there are. */
import { eventTypeNames } from "../../../../domain/people/Event.ts"
import { retryPauses, rotationMillis, webhookEvents } from "../../../../domain/people/Webhook.ts"
import { day, hour } from "../../../../domain/Week.ts"
import { Scroll } from "../../parts/Scroll.tsx"

const check = `import { Webhook } from "standardwebhooks"

const message = new Webhook("whsec_…").verify(body, request.headers)   // throws where the signature is not ours`

/** Whole days from the first try to the last, in words. */
const tryFor = `${Math.round(retryPauses.reduce((sum, pause) => sum + pause, 0) / day)} days`

export const WebhookDocs = () => (
  <section aria-labelledby="webhooks">
    <h2 id="webhooks">Webhooks and feeds</h2>
    <p>
      Add an address under <a href="/account/webhooks">Webhooks</a>. Each event is one POST of JSON to it, signed as{" "}
      <a href="https://www.standardwebhooks.com" rel="noopener">
        Standard Webhooks
      </a>{" "}
      says: <code>webhook-id</code>, <code>webhook-timestamp</code> (seconds) and <code>webhook-signature</code> (
      <code>v1,</code> and the HMAC-SHA-256 of <code>id.timestamp.body</code> in base64, one for each secret that is
      good). Libraries for it exist in most languages; over the raw body:
    </p>
    <Scroll label="Checking a message">
      <pre>{check}</pre>
    </Scroll>
    <Scroll label="A message">
      <pre>{`{"type":"listing.launched","timestamp":"2026-11-23T00:00:04.120Z",
 "data":{"week":"2026-11-23","listing":{"id":7,"slug":"tidewatch","name":"Tidewatch","status":"live","url":"…"}}}`}</pre>
    </Scroll>
    <p>
      Answer with any status from 200 to 299 within 15 seconds. Anything else is tried again, {retryPauses.length} times
      in {tryFor}, under the same <code>webhook-id</code>: keep those you have seen, since a message may come twice, and
      messages may come out of order. A 410 switches the webhook off at once. Redirects are not followed. A new secret
      signs beside the old one for {rotationMillis / hour} hours.
    </p>
    <Scroll label="Events">
      <table>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {eventTypeNames.map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{webhookEvents[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
    <p>
      Feeds need no account, as Atom or as JSON Feed: <a href="/feeds/launches.atom">/feeds/launches.atom</a>,{" "}
      <a href="/feeds/updates.atom">/feeds/updates.atom</a>, <a href="/feeds/blog.atom">/feeds/blog.atom</a> and{" "}
      <code>{"/feeds/products/{slug}.atom"}</code>; <code>.json</code> in place of <code>.atom</code> is the same as
      JSON.
    </p>
  </section>
)
