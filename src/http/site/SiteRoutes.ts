/** The site as routes: every page and form of the table, and the files beside them. */
import { type Context, Effect, Layer } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { Reads } from "../../services/execute/Reads.ts"
import { Invoices } from "../../services/orders/Invoices.ts"
import { fixedDocument } from "../answer/FixedDocument.ts"
import { invoicePdfRoute } from "./checkout/pdf/PdfRoute.ts"
import type { Form } from "./declare/SiteForm.ts"
import type { Page } from "./declare/SitePage.ts"
import { stylesheet, stylesheetPath } from "./frame/Stylesheet.ts"
import { navigation } from "./Navigation.ts"
import { forms, pages } from "./Pages.ts"
import { llmsTxt } from "./public/LlmsTxt.ts"
import { formRoute } from "./serve/FormRoute.ts"
import { pageRoute } from "./serve/PageRoute.ts"
import { makeServing } from "./serve/Serving.ts"
import { sitemapRoutes } from "./serve/SitemapRoutes.ts"

/** Services that the pages and forms of the table work with. */
type Needs =
  | ((typeof pages)[number] extends infer P ? (P extends Page<`/${string}`, never, infer R> ? R : never) : never)
  | ((typeof forms)[number] extends infer F ? (F extends Form<`/${string}`, infer R> ? R : never) : never)

/** The stylesheet's name changes with its content; the icon's does not. */
const forEver = { "cache-control": "public, max-age=31536000, immutable" }
const aDay = { "cache-control": "public, max-age=86400" }
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#b8391a"/><path d="M10 7v18h12" fill="none" stroke="#fff" stroke-width="4"/></svg>`

/** What only members see is of no use to a search engine; unlisted pages say so themselves. */
const robotsTxt = (origin: string) =>
  [
    "User-agent: *",
    "Allow: /",
    ...pages.flatMap(({ audience, path }) => (audience === "member" ? [`Disallow: ${path}`] : [])),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    ""
  ].join("\n")

const files = (origin: string) =>
  Layer.mergeAll(
    fixedDocument(stylesheetPath, stylesheet, "text/css; charset=utf-8", forEver),
    fixedDocument("/favicon.svg", favicon, "image/svg+xml", aDay),
    // Browsers ask for this one where no page has told them of the other.
    fixedDocument("/favicon.ico", favicon, "image/svg+xml", aDay),
    fixedDocument("/robots.txt", robotsTxt(origin), "text/plain; charset=utf-8"),
    fixedDocument("/llms.txt", llmsTxt(origin), "text/plain; charset=utf-8")
  )

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const { publicUrl: origin } = yield* AppConfigTag
    const needs: Context.Context<Needs> = yield* Effect.context<Needs>()
    const serving = yield* makeServing(navigation)
    const routeOfPage = pageRoute(serving, yield* Reads, needs)
    const routeOfForm = formRoute(serving, needs)
    return Layer.mergeAll(
      files(origin),
      sitemapRoutes(serving, needs, pages),
      invoicePdfRoute(serving, yield* Invoices),
      ...pages.map((page) => routeOfPage(page)),
      ...forms.map((form) => routeOfForm(form))
    )
  })
)
