/** The site as routes: every page and form of the table, and the files beside them. */
import { type Context, Effect, Layer } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { PersonalData } from "../../services/data/Export.ts"
import type { LatestUpdates } from "../../services/directory/LatestUpdates.ts"
import { DraftProgress } from "../../services/drafts/DraftProgress.ts"
import type { ListingEvidence } from "../../services/drafts/ListingEvidence.ts"
import { Reads } from "../../services/execute/Reads.ts"
import { Invoices } from "../../services/orders/Invoices.ts"
import { Mailer } from "../../services/outside/Mailer.ts"
import { MailChoices } from "../../services/people/MailChoices.ts"
import { Views } from "../../services/people/Views.ts"
import { fixedDocument } from "../answer/FixedDocument.ts"
import { mailPreviewRoutes } from "./account/mail/MailPreviews.tsx"
import { oneClickRoute } from "./account/mail/OneClickRoute.ts"
import { exportRoute } from "./account/settings/ExportRoute.ts"
import { invoicePdfRoute } from "./checkout/pdf/PdfRoute.ts"
import type { Form } from "./declare/SiteForm.ts"
import type { Page } from "./declare/SitePage.ts"
import { progressEventRoutes } from "./draft/progress/ProgressEvents.tsx"
import { scripts } from "./frame/Scripts.ts"
import { stylesheets } from "./frame/Stylesheet.ts"
import { feedRoutes } from "./machine/feeds/FeedRoutes.ts"
import { llmsTxt } from "./machine/LlmsTxt.ts"
import { markdownRoute } from "./machine/markdown/MarkdownRoute.ts"
import { iconSvg } from "./machine/pictures/Icons.ts"
import { pictureRoutes } from "./machine/pictures/PictureRoutes.ts"
import { sitemapRoutes } from "./machine/SitemapRoutes.ts"
import { visitRoute } from "./machine/VisitRoute.ts"
import { navigation } from "./Navigation.ts"
import { forms, pages } from "./Pages.ts"
import { formRoute } from "./serve/FormRoute.ts"
import { pageRoute } from "./serve/PageRoute.ts"
import { makeServing } from "./serve/Serving.ts"

/** Services that the pages and forms of the table work with. */
type Needs =
  | ((typeof pages)[number] extends infer P ? (P extends Page<`/${string}`, never, infer R> ? R : never) : never)
  | ((typeof forms)[number] extends infer F ? (F extends Form<`/${string}`, infer R> ? R : never) : never)

/** The stylesheet's name changes with its content; the icon's does not. */
const forEver = { "cache-control": "public, max-age=31536000, immutable" }
const aDay = { "cache-control": "public, max-age=86400" }

/** What only members see is of no use to a search engine; unlisted pages say so themselves. A path stands for all below it. */
const robotsTxt = (origin: string) =>
  [
    "User-agent: *",
    "Allow: /",
    ...pages.flatMap(({ audience, path }) =>
      (audience === "member" || audience === "admin") && !path.includes(":") ? [`Disallow: ${path}`] : []
    ),
    // A way out, which counts who takes it.
    "Disallow: /products/*/visit",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    ""
  ].join("\n")

const assets = [
  ...stylesheets.map((sheet) => ({ ...sheet, type: "text/css; charset=utf-8" })),
  ...scripts.map((script) => ({ ...script, type: "text/javascript; charset=utf-8" }))
]

const files = (origin: string) =>
  Layer.mergeAll(
    Layer.empty,
    ...assets.map(({ path, text, type }) => fixedDocument(path, text, type, forEver)),
    fixedDocument("/favicon.svg", iconSvg, "image/svg+xml", aDay),
    fixedDocument("/robots.txt", robotsTxt(origin), "text/plain; charset=utf-8"),
    fixedDocument("/llms.txt", llmsTxt(origin), "text/plain; charset=utf-8")
  )

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const config = yield* AppConfigTag
    const { publicUrl: origin } = config
    const needs: Context.Context<Needs> = yield* Effect.context<Needs>()
    const serving = yield* makeServing(navigation)
    const reads = yield* Reads
    const routeOfPage = pageRoute(serving, reads, needs)
    const routeOfForm = formRoute(serving, needs)
    return Layer.mergeAll(
      files(origin),
      sitemapRoutes(serving, needs, pages),
      feedRoutes(serving, reads, yield* Effect.context<LatestUpdates>()),
      markdownRoute(serving, reads, yield* Effect.context<ListingEvidence>()),
      pictureRoutes(serving, reads),
      visitRoute(serving, reads, yield* Views),
      mailPreviewRoutes(serving, yield* Mailer, config),
      progressEventRoutes(serving, yield* DraftProgress),
      oneClickRoute(origin, yield* MailChoices),
      exportRoute(serving, yield* PersonalData),
      invoicePdfRoute(serving, yield* Invoices),
      ...pages.map((page) => routeOfPage(page)),
      ...forms.map((form) => routeOfForm(form))
    )
  })
)
