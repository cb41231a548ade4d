/** @jsxImportSource preact */
/** `/docs`: the API reference for people, printed from the same operations as the document for machines. */
import { Effect } from "effect"
import { groups } from "../../../domain/api/Api.ts"
import { failures, failuresOf } from "../../../domain/api/Failures.ts"
import { inputSchemaOf } from "../../../domain/api/JsonSchemaOf.ts"
import { basePath } from "../../../domain/listing/Site.ts"
import { type Any, placeOf } from "../../../domain/Operation.ts"
import { isJsonObject, type JsonObject } from "../../../domain/text/Json.ts"
import { page } from "../declare/SitePage.ts"
import { Code, Scroll } from "../frame/Scroll.tsx"

interface Parameter {
  readonly name: string
  readonly place: "path" | "query" | "body"
  readonly required: boolean
  readonly schema: JsonObject
}

/** The inputs of an operation as the reference lists them. */
const parametersOf = (operation: Any): ReadonlyArray<Parameter> => {
  const { properties, required } = inputSchemaOf(operation)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    place: placeOf(operation, name),
    required: Array.isArray(required) && required.includes(name),
    schema
  }))
}

/** A schema in a few words: its type, its choices, its bounds. */
const inWords = (schema: JsonObject): string => {
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(" | ")
  const parts: Array<string> = []
  const variants = schema.anyOf ?? schema.oneOf
  if (Array.isArray(variants)) parts.push(variants.filter(isJsonObject).map(inWords).join(" or "))
  else if (schema.type === "array")
    parts.push(`list of ${isJsonObject(schema.items) ? inWords(schema.items) : "values"}`)
  else if (typeof schema.type === "string") parts.push(typeof schema.format === "string" ? schema.format : schema.type)
  if (typeof schema.minimum === "number") parts.push(`${schema.minimum}..${schema.maximum ?? ""}`)
  if (typeof schema.maxLength === "number") parts.push(`at most ${schema.maxLength}`)
  if (typeof schema.maxItems === "number") parts.push(`at most ${schema.maxItems} items`)
  if (schema.default !== undefined) parts.push(`default ${String(schema.default)}`)
  return parts.join(", ")
}

const Parameters = ({ of, parameters }: { readonly of: string; readonly parameters: ReadonlyArray<Parameter> }) =>
  parameters.length === 0 ? null : (
    <Scroll label={`Parameters of ${of}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">In</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ name, place, required, schema }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
                {required ? <span class="small soft"> required</span> : null}
              </td>
              <td class="small soft">{place}</td>
              <td>
                {typeof schema.description === "string" ? `${schema.description} ` : ""}
                <span class="small soft">{inWords(schema)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )

const shellQuote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A command that can be pasted, with the operation's own example. */
const curlOf = (operation: Any, origin: string): string => {
  const example = operation.example.input ?? {}
  const filled: Record<string, string> = {
    ...sample,
    ...Object.fromEntries(Object.entries(example).map(([k, v]) => [k, String(v)]))
  }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? key)
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(example)) {
    const place = placeOf(operation, key)
    if (place === "query") query.set(key, String(value))
    else if (place === "body") body[key] = value
  }
  const url = `${origin}${basePath}${path}${query.size === 0 ? "" : `?${query}`}`
  return [
    operation.method === "GET" ? `curl -s ${shellQuote(url)}` : `curl -s -X ${operation.method} ${shellQuote(url)}`,
    ...(operation.scope === "public" ? [] : [`-H "Authorization: Bearer $LAUNCHBOOK_KEY"`]),
    ...(Object.keys(body).length === 0
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${shellQuote(JSON.stringify(body))}`])
  ].join(" \\\n  ")
}
/** Values for path parameters that no example names. */
const sample: Readonly<Record<string, string>> = {
  slug: "tidewatch",
  week: "this",
  board: "community-weekly",
  listing_id: "7",
  milestone_id: "3",
  id: "7c1a3c1e-7d8f-4a58-9f43-0a7a2c6f5d10"
}

const Operation = ({ operation, origin }: { readonly operation: Any; readonly origin: string }) => (
  <section class="operation" id={operation.name} aria-labelledby={`${operation.name}-title`}>
    <h3 id={`${operation.name}-title`}>{operation.title}</h3>
    <div class="endpoint">
      <span>
        <b>{operation.method}</b> {operation.path}
      </span>
      <span class="chip">{operation.name}</span>
      <span class={operation.scope === "public" ? "chip good" : "chip"}>{operation.scope}</span>
      {operation.idempotent && operation.method !== "GET" ? <span class="chip">Idempotency-Key</span> : null}
    </div>
    <p>{operation.description}</p>
    <Parameters of={operation.name} parameters={parametersOf(operation)} />
    <Code label={`Example request of ${operation.name}`}>{curlOf(operation, origin)}</Code>
    <details>
      <summary>Example answer ({operation.status})</summary>
      <Code label={`Example answer of ${operation.name}`}>{JSON.stringify(operation.example.output, null, 2)}</Code>
    </details>
    <p class="small soft">
      Fails with{" "}
      {failuresOf(operation).map(({ code }, index) => (
        <span key={code}>
          {index === 0 ? "" : ", "}
          <a href={`#error-${code}`}>
            <code>{code}</code>
          </a>
        </span>
      ))}
      .
    </p>
  </section>
)

const View = ({ origin }: { readonly origin: string }) => (
  <div class="wrap docs">
    <nav aria-label="Operations">
      <h2>Start</h2>
      <ul>
        <li>
          <a href="#start">Using the API</a>
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
        <code>Authorization: Bearer …</code>. Keys are made on the account page or with{" "}
        <code>launchbook key create</code>. Writes take an <code>Idempotency-Key</code>: the same key and body within 24
        hours answer what the first answered and do nothing again. Every answer carries <code>RateLimit</code> and{" "}
        <code>X-Request-Id</code>; public reads carry an <code>ETag</code>, and a 304 from the cache costs nothing.
      </p>
      {groups.map((group) => (
        <section key={group.name} aria-label={group.title}>
          <h2>{group.title}</h2>
          <p class="soft">{group.description}</p>
          {group.operations.map((operation) => (
            <Operation key={operation.name} operation={operation} origin={origin} />
          ))}
        </section>
      ))}
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
  nav: { header: "API", footer: "API" },
  title: "Launchbook API",
  description: "Every operation of the Launchbook API, with parameters, examples and errors.",
  shows: [],
  load: ({ origin }) => Effect.succeed({ origin }),
  view: View
})
