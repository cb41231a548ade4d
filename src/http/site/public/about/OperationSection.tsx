/** @jsxImportSource preact */
/** One operation of the reference: what it takes, how it is called, what it answers, and a place to try it. */
import { failuresOf } from "../../../../domain/api/Failures.ts"
import { inputSchemaOf } from "../../../../domain/api/schema/JsonSchemaOf.ts"
import { basePath } from "../../../../domain/listing/Site.ts"
import { type Any, placeOf } from "../../../../domain/Operation.ts"
import { isJsonObject, type JsonObject } from "../../../../domain/text/Json.ts"
import { Code, Scroll } from "../../parts/Scroll.tsx"

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

/** A sentence of the contract, with its names as code. */
const WithNames = ({ text }: { readonly text: string }) => (
  <>{text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</>
)

const Parameters = ({ operation }: { readonly operation: Any }) => {
  const parameters = parametersOf(operation)
  return parameters.length === 0 ? null : (
    <Scroll label={`Parameters of ${operation.name}`}>
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
            <tr
              key={name}
              data-name={name}
              data-place={place}
              data-required={required ? "yes" : undefined}
              data-sample={sampleOf(operation, name)}
            >
              <td>
                <code>{name}</code>
                {required ? <span class="small soft"> required</span> : null}
              </td>
              <td class="small soft">{place}</td>
              <td>
                {typeof schema.description === "string" ? <WithNames text={`${schema.description} `} /> : null}
                <span class="small soft">{inWords(schema)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const shellQuote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The example of an operation as it is sent: what goes into its address, and its body. */
const exampleOf = (operation: Any) => {
  const example = operation.example.input ?? {}
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(example)) {
    const place = placeOf(operation, key)
    if (place === "query") query.set(key, String(value))
    else if (place === "body") body[key] = value
  }
  return { query, body: Object.keys(body).length === 0 ? null : JSON.stringify(body) }
}

/** A value to begin with; undefined where none is known. */
const sampleOf = (operation: Any, name: string): string | undefined => {
  const given = operation.example.input?.[name]
  return typeof given === "string" || typeof given === "number" ? String(given) : sample[name]
}

/** A command that can be pasted, with the operation's own example. */
const curlOf = (operation: Any, origin: string): string => {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => sampleOf(operation, key) ?? key)
  const { query, body } = exampleOf(operation)
  const url = `${origin}${basePath}${path}${query.size === 0 ? "" : `?${query}`}`
  return [
    operation.method === "GET" ? `curl -s ${shellQuote(url)}` : `curl -s -X ${operation.method} ${shellQuote(url)}`,
    ...(operation.scope === "public" ? [] : [`-H "Authorization: Bearer $LAUNCHBOOK_KEY"`]),
    ...(body === null ? [] : [`-H 'Content-Type: application/json'`, `-d ${shellQuote(body)}`])
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

export const OperationSection = ({ operation, origin }: { readonly operation: Any; readonly origin: string }) => (
  <section
    class="operation"
    id={operation.name}
    aria-labelledby={`${operation.name}-title`}
    data-method={operation.method}
    data-base={basePath}
    data-path={operation.path}
    data-scope={operation.scope}
    data-keyed={operation.idempotent && operation.method !== "GET" ? "yes" : undefined}
    data-body={exampleOf(operation).body ?? undefined}
  >
    <h3 id={`${operation.name}-title`}>{operation.title}</h3>
    <div class="endpoint">
      <span>
        <b>{operation.method}</b> {operation.path}
      </span>
      <span class="chip">{operation.name}</span>
      <span class={operation.scope === "public" ? "chip good" : "chip"}>{operation.scope}</span>
      {operation.idempotent && operation.method !== "GET" ? <span class="chip">Idempotency-Key</span> : null}
    </div>
    <p>
      <WithNames text={operation.description} />
    </p>
    <Parameters operation={operation} />
    <Code label={`Example request of ${operation.name}`}>{curlOf(operation, origin)}</Code>
    <details>
      <summary>Example answer ({operation.status})</summary>
      <Code label={`Example answer of ${operation.name}`}>{JSON.stringify(operation.example.output, null, 2)}</Code>
    </details>
    {/* Filled by the script `Console`. */}
    <div class="try" />
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
