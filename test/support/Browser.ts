/**
 * A browser as far as forms go: it keeps cookies, fills in and sends the forms of a page as they stand, says
 * where they come from, and follows redirects as long as they stay on the site.
 */
import { load } from "cheerio"

export interface Seen {
  readonly status: number
  readonly url: string
  readonly headers: Headers
  readonly text: string
  /** Where it was sent away from the site; null where it stayed. */
  readonly away: string | null
}

type Fields = Readonly<Record<string, string | ReadonlyArray<string> | null>>

/** What browsers ask for when a person opens a page. */
const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"

export const browser = (send: (request: Request) => Promise<Response>, origin: string) => {
  const cookies = new Map<string, string>()
  /** Every `Set-Cookie` that came, as it came. */
  const settings: Array<string> = []

  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      settings.push(line)
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/;\s*max-age=0(;|$)/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  const go = async (
    method: "GET" | "POST",
    address: string,
    more: { readonly body?: URLSearchParams | FormData; readonly headers?: Readonly<Record<string, string>> } = {}
  ): Promise<Seen> => {
    let url = new URL(address, origin)
    let verb = method
    const isFields = !(more.body instanceof FormData)
    for (let hop = 0; hop < 10; hop++) {
      const request = new Request(url, {
        method: verb,
        redirect: "manual",
        headers: {
          accept,
          "x-forwarded-for": `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
          ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
          ...(verb === "POST" && isFields ? { "content-type": "application/x-www-form-urlencoded" } : {}),
          ...(verb === "POST" ? { origin } : {}),
          ...(hop === 0 ? more.headers : {})
        },
        ...(verb === "POST" ? { body: isFields ? `${more.body ?? ""}` : (more.body ?? null) } : {})
      })
      const response = await send(request)
      keep(response)
      const location = response.headers.get("location")
      const text = await response.text()
      const seen = { status: response.status, url: url.href, headers: response.headers, text, away: null }
      if (location === null) return seen
      const next = new URL(location, url)
      if (next.origin !== new URL(origin).origin) return { ...seen, away: location }
      url = next
      verb = "GET"
    }
    throw new Error(`${address} redirects without end`)
  }

  /** The fields a browser would send of a form, some filled in otherwise; null leaves a field out. */
  const fieldsOf = (page: Seen, action: string, fill: Fields): URLSearchParams => {
    const $ = load(page.text)
    const form = $(`form[action="${action}"]`).first()
    if (form.length === 0) throw new Error(`no form to ${action} on ${page.url} (${page.status}): ${$("main").text()}`)
    const fields = new URLSearchParams()
    for (const input of form.find("input, select, textarea").get()) {
      const name = $(input).attr("name")
      if (name === undefined || name in fill) continue
      const isBox = $(input).attr("type") === "checkbox"
      if (isBox && $(input).attr("checked") === undefined) continue
      fields.append(
        name,
        $(input).is("select")
          ? String($(input).find("option[selected]").attr("value") ?? "")
          : $(input).is("textarea")
            ? $(input).text().replace(/^\n/, "")
            : ($(input).attr("value") ?? "")
      )
    }
    for (const [name, value] of Object.entries(fill))
      for (const one of value === null ? [] : typeof value === "string" ? [value] : value) fields.append(name, one)
    return fields
  }

  const submit = (page: Seen, action: string, fill: Fields = {}, headers: Readonly<Record<string, string>> = {}) =>
    go("POST", action, { body: fieldsOf(page, action, fill), headers })

  /** The same for a form that a file comes with; `type` is what the browser takes the file for. */
  const upload = (
    page: Seen,
    action: string,
    file: { readonly field: string; readonly name: string; readonly type: string; readonly bytes: Uint8Array },
    fill: Fields = {}
  ) => {
    const body = new FormData()
    for (const [name, value] of fieldsOf(page, action, { ...fill, [file.field]: null })) body.append(name, value)
    body.append(file.field, new File([new Uint8Array(file.bytes)], file.name, { type: file.type }))
    return go("POST", action, { body })
  }

  return {
    cookies,
    settings,
    upload,
    open: (address: string) => go("GET", address),
    post: (address: string, body: URLSearchParams, headers: Readonly<Record<string, string>> = {}) =>
      go("POST", address, { body, headers }),
    fieldsOf,
    submit
  }
}
export type Browser = ReturnType<typeof browser>
