/** @jsxImportSource preact */
/** Pages as text, rendered on the server, with headers that let nothing foreign run in or around them. */
import { render } from "preact-render-to-string"
import type { Policy } from "../declare/PageDefinition.ts"
import type { Sheet } from "../declare/SitePage.ts"
import { Layout } from "./Layout.tsx"
import { scriptPath } from "./Scripts.ts"
import { stylePaths } from "./Stylesheet.ts"
import { Around, type Surroundings } from "./Surroundings.ts"

export const htmlType = "text/html; charset=utf-8"

/** The headers of every page, save for what its own policy says. */
export const pageHeaders = (
  { formAction = [], referrer, opener, refresh }: Policy = {},
  runsScripts = false
): Record<string, string> => ({
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    // Tools that somebody points at a page ask for robots.txt from within it.
    "connect-src 'self'",
    // Files of ours under names that follow from their content: none stands in a page, so none can be put into one.
    ...(runsScripts ? ["script-src 'self'"] : []),
    `form-action ${["'self'", ...formAction].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join("; "),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": referrer ?? "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": opener ?? "same-origin",
  // Needs no script.
  ...(refresh === undefined || refresh.withoutScripts === true
    ? {}
    : { refresh: `${refresh.seconds}; url=${refresh.to}` })
})

/** A page in its frame; `canonical` is its own address, null for what search engines are to leave alone. */
export const renderPage = (
  {
    title,
    description,
    body,
    head,
    policy,
    styles = [],
    scripts = []
  }: Pick<Sheet, "title" | "description" | "body"> & Partial<Pick<Sheet, "head" | "policy" | "styles" | "scripts">>,
  canonical: string | null,
  around: Surroundings
): string => {
  const refresh = policy?.(around.origin).refresh
  const framed = (
    <Around.Provider value={around}>
      <Layout
        title={title}
        description={description}
        canonical={canonical}
        head={head?.(around.origin) ?? {}}
        styles={stylePaths(styles)}
        scripts={scripts.map(scriptPath)}
        refresh={refresh?.withoutScripts === true ? refresh : undefined}
      >
        {body}
      </Layout>
    </Around.Provider>
  )
  return `<!doctype html>${render(framed)}`
}
