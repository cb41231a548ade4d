/** Pages as answers: rendered on the server, with headers that let nothing foreign run in or around them. */
import { readFileSync } from "node:fs"
import { HttpServerResponse } from "@effect/platform"
import type { VNode } from "preact"
import { render } from "preact-render-to-string"

/** The one stylesheet; its name changes with its content, so it may be kept for ever. */
export const stylesheet = readFileSync(`${import.meta.dir}/style.css`, "utf8")
export const stylesheetPath = `/assets/style-${Bun.hash(stylesheet).toString(36)}.css` as const

/** `formAction` names further origins a form of the page may lead to (a consent page redirects to its client). */
export const pageHeaders = (formAction: ReadonlyArray<string> = []): Record<string, string> => ({
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    `form-action ${["'self'", ...formAction].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join("; "),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin"
})

export const renderPage = (page: VNode): string => `<!doctype html>${render(page)}`

export const html = (
  page: VNode,
  options: {
    readonly status?: number
    readonly caching?: string
    readonly formAction?: ReadonlyArray<string>
    readonly headers?: Readonly<Record<string, string>>
  } = {}
) =>
  HttpServerResponse.text(renderPage(page), {
    status: options.status ?? 200,
    contentType: "text/html; charset=utf-8",
    headers: {
      ...pageHeaders(options.formAction),
      "cache-control": options.caching ?? "no-store",
      ...options.headers
    }
  })
