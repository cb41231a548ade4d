/**
 * The console of the reference: each operation can be tried from its own place, with the reader's own key. The key is
 * kept in this tab alone, and sent to this site alone. What the page has no room for is made here: without scripts
 * there is no button that does nothing.
 */

const keyName = "launchbook-key"

/** Headers of an answer that tell something; the rest is the transport's. */
const toldHeaders = ["ratelimit", "etag", "retry-after", "idempotent-replayed", "x-request-id"] as const

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  children: ReadonlyArray<Node | string> = []
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const keyField = () => document.querySelector<HTMLInputElement>("#console-key")
const keyOf = (): string => keyField()?.value.trim() ?? ""

/** A parameter as the table of its operation says it. */
interface Parameter {
  readonly name: string
  readonly place: string
  readonly required: boolean
  readonly sample: string
}

const parametersOf = (operation: HTMLElement): ReadonlyArray<Parameter> =>
  [...operation.querySelectorAll<HTMLElement>("tr[data-name]")].map(({ dataset }) => ({
    name: dataset.name ?? "",
    place: dataset.place ?? "",
    required: dataset.required === "yes",
    sample: dataset.sample ?? ""
  }))

const fieldFor = (operation: string, { name, required, sample }: Parameter) => {
  const id = `try-${operation}-${name}`
  return element("div", { className: "field" }, [
    element("label", { htmlFor: id, textContent: required ? `${name} (required)` : name }),
    element("input", { type: "text", id, name, value: required ? sample : "", placeholder: sample, required })
  ])
}

/** JSON with line breaks, anything else as it is. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const call = async (operation: HTMLElement, form: HTMLFormElement, bodyField: HTMLTextAreaElement | null) => {
  const { method = "GET", path = "", base = "", scope = "public" } = operation.dataset
  const fields = new FormData(form)
  const given = (name: string) => String(fields.get(name) ?? "").trim()
  const parameters = parametersOf(operation)
  const query = new URLSearchParams()
  for (const { name, place } of parameters) if (place === "query" && given(name) !== "") query.set(name, given(name))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given(name)))
  const key = keyOf()
  const headers = new Headers({ accept: "application/json" })
  if (key !== "") headers.set("authorization", `Bearer ${key}`)
  else if (scope !== "public") throw new Error("This operation needs a key: put yours in at the top of the page.")
  if (bodyField !== null) {
    JSON.parse(bodyField.value)
    headers.set("content-type", "application/json")
  }
  if (operation.dataset.keyed === "yes") headers.set("idempotency-key", crypto.randomUUID())
  const started = performance.now()
  const response = await fetch(`${base}${filled}${query.size === 0 ? "" : `?${query}`}`, {
    method,
    headers,
    body: bodyField?.value ?? null,
    // The key alone says who calls.
    credentials: "omit"
  })
  const text = await response.text()
  const told = toldHeaders.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [`${name}: ${value}`]
  })
  const took = Math.round(performance.now() - started)
  return {
    ok: response.ok,
    words: [`${response.status} ${response.statusText} · ${took} ms`, ...told].join("\n"),
    text
  }
}

/** The form of an operation and what came back, made when it is first opened. */
const panelOf = (operation: HTMLElement): HTMLElement => {
  const parameters = parametersOf(operation).filter(({ place }) => place !== "body")
  const example = operation.dataset.body
  const bodyId = `try-${operation.id}-body`
  const body = example === undefined ? null : element("textarea", { id: bodyId, rows: 6, value: readable(example) })
  const answer = element("div", { className: "answer" })
  answer.setAttribute("aria-live", "polite")
  const writes = operation.dataset.method !== "GET"
  const form = element("form", { className: "stack" }, [
    ...parameters.map((parameter) => fieldFor(operation.id, parameter)),
    ...(body === null
      ? []
      : [element("div", { className: "field" }, [element("label", { htmlFor: bodyId, textContent: "Body" }), body])]),
    ...(writes ? [element("p", { className: "small soft", textContent: "This changes what is really there." })] : []),
    element("p", {}, [element("button", { type: "submit", className: "button", textContent: "Send" })])
  ])
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    answer.replaceChildren(element("p", { className: "small soft", textContent: "Sending…" }))
    call(operation, form, body).then(
      ({ ok, words, text }) => {
        const shown = element("pre", { tabIndex: 0, textContent: text === "" ? "No body" : readable(text) })
        shown.setAttribute("aria-label", `Answer of ${operation.id}`)
        shown.setAttribute("role", "region")
        answer.replaceChildren(
          element("p", { className: ok ? "mono told" : "mono told error", textContent: words }),
          shown
        )
      },
      (cause: unknown) => {
        const why =
          cause instanceof SyntaxError
            ? `The body is not JSON: ${cause.message}`
            : String(cause).replace(/^Error: /, "")
        answer.replaceChildren(element("p", { className: "error", textContent: why }))
      }
    )
  })
  return element("div", { className: "console card" }, [form, answer])
}

for (const operation of document.querySelectorAll<HTMLElement>(".operation[data-path]")) {
  const button = element("button", { type: "button", className: "button", textContent: "Try it" })
  button.append(element("span", { className: "unseen", textContent: ` ${operation.id}` }))
  button.setAttribute("aria-expanded", "false")
  let panel: HTMLElement | null = null
  button.addEventListener("click", () => {
    panel ??= panelOf(operation)
    if (!panel.isConnected) button.after(panel)
    panel.hidden = button.getAttribute("aria-expanded") === "true"
    button.setAttribute("aria-expanded", String(!panel.hidden))
  })
  operation.querySelector(".try")?.append(button)
}

const bar = document.querySelector<HTMLElement>("#console")
const field = keyField()
if (bar !== null && field !== null) {
  bar.hidden = false
  field.value = sessionStorage.getItem(keyName) ?? ""
  field.addEventListener("input", () => sessionStorage.setItem(keyName, field.value.trim()))
}

export {}
