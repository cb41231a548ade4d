/** The line to the service: sends one thing at a time, and says what came of it in a word. */

export type Sent =
  | { readonly kind: "receipt"; readonly page: Document }
  /** Another page than was thought: it says something to the person. */
  | { readonly kind: "other"; readonly status: number }
  /** Nobody answered, or nobody who could; seconds until it is worth another try, where that was said. */
  | { readonly kind: "failed"; readonly status: number; readonly after: number | null }

/** What browsers let go on after the page is gone. */
const mostKept = 60_000

const parse = (text: string) => new DOMParser().parseFromString(text, "text/html")
const tokenIn = (page: ParentNode): string | null => {
  const input = page.querySelector(".editor form input[name=csrf]")
  return input instanceof HTMLInputElement ? input.value : null
}

export const saveLine = (form: HTMLFormElement) => {
  const post = (fields: URLSearchParams) => {
    fields.set("csrf", tokenIn(document) ?? "")
    fields.set("answer", "receipt")
    const body = fields.toString()
    return fetch(form.action, {
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
      keepalive: body.length < mostKept
    })
  }

  /** Whoever signed in again meanwhile has another token; false where nobody is signed in. */
  const renew = async (): Promise<boolean> => {
    const response = await fetch(location.pathname, { headers: { accept: "text/html" } })
    const token = tokenIn(parse(await response.text()))
    const input = document.querySelector(".editor form input[name=csrf]")
    if (token === null || !(input instanceof HTMLInputElement) || input.value === token) return false
    input.value = token
    return true
  }

  const send = async (fields: URLSearchParams): Promise<Sent> => {
    try {
      let response = await post(fields)
      if (response.status === 403 && (await renew())) response = await post(fields)
      const { status } = response
      const after = Number(response.headers.get("retry-after") ?? Number.NaN)
      if (status === 429 || status >= 500)
        return { kind: "failed", status, after: Number.isFinite(after) ? after : null }
      const page = parse(await response.text())
      return page.querySelector("#receipt") === null ? { kind: "other", status } : { kind: "receipt", page }
    } catch {
      return { kind: "failed", status: 0, after: null }
    }
  }

  /** The page as it is now; null where that is not to be had. */
  const look = async (): Promise<Document | null> => {
    try {
      const response = await fetch(location.pathname, { headers: { accept: "text/html" } })
      return response.ok ? parse(await response.text()) : null
    } catch {
      return null
    }
  }

  return { send, look }
}
