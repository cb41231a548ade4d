/** @jsxImportSource preact */
/** `/docs`: the API reference for people, printed from the same operations as the document for machines. */

import { Effect } from "effect"
import { groups } from "../../../../domain/api/Api.ts"
import { failures } from "../../../../domain/api/Failures.ts"
import { basePath } from "../../../../domain/listing/Site.ts"
import { page } from "../../declare/SitePage.ts"
import { Scroll } from "../../parts/Scroll.tsx"
import { OperationSection } from "./OperationSection.tsx"
import { WebhookDocs } from "./WebhookDocs.tsx"

const View = ({ origin }: { readonly origin: string }) => (
  <div class="wrap docs">
    <nav aria-label="Operations">
      <h2>Start</h2>
      <ul>
        <li>
          <a href="#start">Using the API</a>
        </li>
        <li>
          <a href="#webhooks">Webhooks and feeds</a>
        </li>
        <li>
          <a href="#errors">Errors</a>
        </li>
        <li>
          <a href="/openapi.json">openapi.json</a>
        </li>
      </ul>
      {groups.map((group) => (
        <div key={group.name}>
          <h2>{group.title}</h2>
          <ul>
            {group.operations.map((operation) => (
              <li key={operation.name}>
                <a href={`#${operation.name}`}>{operation.name}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
    <div>
      <h1 id="start">API</h1>
      <p class="soft">
        Base URL <code>{`${origin}${basePath}`}</code>. JSON in and out. The same operations are{" "}
        <a href="/docs/agents">tools for agents</a>.
      </p>
      <p>
        Public reads need no credential. Everything else takes an API key or an OAuth 2.1 access token as{" "}
        <code>Authorization: Bearer …</code>. Make a key under <a href="/account/keys">your keys</a> or with{" "}
        <code>launchbook key create</code>. Writes take an <code>Idempotency-Key</code>: the same key and body within 24
        hours answer what the first answered and do nothing again. Every answer carries <code>RateLimit</code> and{" "}
        <code>X-Request-Id</code>; public reads carry an <code>ETag</code>, and a 304 from the cache costs nothing.
      </p>
      <section id="console" class="console-key card" aria-label="Your key" hidden>
        <div class="field">
          <label for="console-key">Your API key, to try operations here</label>
          <input id="console-key" type="password" autocomplete="off" spellcheck={false} placeholder="lb_live_…" />
        </div>
        <p class="small soft">
          It stays in this tab and is sent to this site alone. Public reads need none.{" "}
          <a href="/account/keys">Make one</a>, with the scopes you want to try.
        </p>
      </section>
      {groups.map((group) => (
        <section key={group.name} aria-label={group.title}>
          <h2>{group.title}</h2>
          <p class="soft">{group.description}</p>
          {group.operations.map((operation) => (
            <OperationSection key={operation.name} operation={operation} origin={origin} />
          ))}
        </section>
      ))}
      <WebhookDocs />
      <section aria-label="Errors">
        <h2 id="errors">Errors</h2>
        <p>
          One shape, whatever went wrong: <code>code</code> is stable, <code>message</code> says what to do next,{" "}
          <code>details</code> names every offender, <code>request_id</code> finds it in the logs.
        </p>
        <Scroll label="Error codes">
          <table>
            <thead>
              <tr>
                <th scope="col">Code</th>
                <th scope="col">Status</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {failures.map(({ code, status, meaning }) => (
                <tr key={code} id={`error-${code}`}>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td class="num">{status}</td>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </section>
    </div>
  </div>
)

export const docs = page("/docs", {
  audience: "public",
  styles: ["about"],
  scripts: ["Console"],
  nav: { footer: "API" },
  title: "Launchbook API",
  description: "Every operation of the Launchbook API, with parameters, examples and errors.",
  shows: [],
  load: ({ origin }) => Effect.succeed({ origin }),
  view: View
})
