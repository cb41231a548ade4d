/** @jsxImportSource preact */
/** Pages as text, rendered on the server, with headers that let nothing foreign run in or around them. */
import { render } from "preact-render-to-string"
import type { Policy } from "../declare/PageDefinition.ts"
import type { Sheet } from "../declare/SitePage.ts"
import { Layout } from "./Layout.tsx"
import { Around, type Surroundings } from "./Surroundings.ts"

export const htmlType = "text/html; charset=utf-8"

/** The headers of every page, save for what its own policy says. */
export const pageHeaders = ({ formAction = [], referrer, opener, refresh }: Policy = {}): Record<string, string> => ({
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
  "referrer-policy": referrer ?? "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": opener ?? "same-origin",
  // Needs no script, which no page has.
  ...(refresh === undefined ? {} : { refresh: `${refresh.seconds}; url=${refresh.to}` })
})

/** A page in its frame; `canonical` is its own address, null for what search engines are to leave alone. */
export const renderPage = (
  { title, description, body }: Pick<Sheet, "title" | "description" | "body">,
  canonical: string | null,
  around: Surroundings
): string => {
  const framed = (
    <Around.Provider value={around}>
      <Layout title={title} description={description} canonical={canonical}>
        {body}
      </Layout>
    </Around.Provider>
  )
  return `<!doctype html>${render(framed)}`
}
