/**
 * Reads one page of a site: asks robots.txt for it and for every redirect on the way, takes HTML only, and
 * says in one sentence why a page was not read.
 */
import { Data, Duration, Effect } from "effect"
import type { CrawlError, PageStatus, ReadPage } from "../../../domain/draft/Crawl.ts"
import { acceptHtml, Egress, type EgressReason, type EgressResponse, htmlOf, textOf } from "../../outside/Egress.ts"
import { elsewhere, task } from "../../outside/Helpers.ts"
import { type RobotsAnswer, robotsToken } from "../robots/RobotsAnswer.ts"
import { crawlLimits } from "./limits/CrawlLimits.ts"
import { makePace } from "./Pace.ts"
import type { SheetsOf } from "./SiteSheets.ts"
import { siteOf } from "./stated/PageAddresses.ts"

const readingPage = task(new URL("./ReadPage.ts", import.meta.url), "readPage", () => import("./ReadPage.ts"))

/** Why a page was not read. */
export class Unread extends Data.TaggedError("Unread")<{
  readonly status: Exclude<PageStatus, "read">
  readonly code: CrawlError
  /** One sentence a person can act on. */
  readonly message: string
}> {}

/** A redirect leads to a page that is read anyway. */
export class AlreadyTaken extends Data.TaggedError("AlreadyTaken")<{ readonly url: string }> {}

export interface PageRequest {
  readonly url: string
  /** Redirects must stay on this site; null where they may lead anywhere. */
  readonly site: string | null
  /** Takes the address a redirect leads to for this visit; false if another visit has it. */
  readonly claim: (hop: string) => boolean
}

const codes: Readonly<Record<EgressReason, CrawlError>> = {
  blocked_url: "blocked_address",
  blocked_address: "blocked_address",
  dns: "dns_error",
  connect: "unreachable",
  tls: "tls_error",
  timeout: "timeout",
  too_large: "too_large",
  too_many_redirects: "unreachable",
  bad_encoding: "unreachable",
  protocol: "unreachable"
}

const unreachable = ({ reason, message }: { readonly reason: EgressReason; readonly message: string }) =>
  new Unread({ status: "unreachable", code: codes[reason], message })

/** Null where the page may be read. */
const refusalOf = (answer: RobotsAnswer, url: string): Unread | null => {
  if (answer.allowed) return null
  if (answer.failure !== null) return unreachable(answer.failure)
  const { host } = new URL(url)
  const message =
    answer.reason === "disallowed"
      ? `The robots.txt of ${host} does not let ${robotsToken} read ${url}.`
      : `The robots.txt of ${host} answers with a server error, which forbids reading; try again when it works.`
  return new Unread({ status: "refused_by_robots", code: "robots_disallowed", message })
}

const pageOf = (response: EgressResponse, sheetsOf: SheetsOf): Effect.Effect<ReadPage, Unread> => {
  const { url, status, headers } = response
  if (status < 200 || status > 299) {
    const message = `${url} answered with status ${status}.`
    return Effect.fail(new Unread({ status: "unreachable", code: "http_error", message }))
  }
  const text = htmlOf(response)
  if (text === null) {
    const message = `${url} is not an HTML page (${headers["content-type"] ?? "without a content type"}).`
    return Effect.fail(
      new Unread({ status: "not_html", code: "not_html", message: message.slice(0, crawlLimits.shortText) })
    )
  }
  return sheetsOf({ url, html: text }).pipe(
    Effect.flatMap((stylesheets) => elsewhere(readingPage, { url, status, html: text, stylesheets })),
    Effect.catchTag("HelperLost", () => {
      const message = `${url} holds more than can be made sense of.`
      return new Unread({ status: "unreachable", code: "too_complex", message })
    })
  )
}

export type PageReader = Effect.Effect.Success<ReturnType<typeof makePageReader>>

/** What decides about every address: `Robots`. */
export interface Permission {
  readonly allowed: (url: string) => Effect.Effect<RobotsAnswer>
}

export const makePageReader = (robots: Permission) =>
  Effect.gen(function* () {
    const egress = yield* Egress
    const pace = yield* makePace

    /** The delay to keep, or null; one that is too long to keep is for the caller to respect. */
    const delayOf = ({ crawlDelay }: RobotsAnswer) =>
      crawlDelay !== null && Duration.lessThanOrEqualTo(crawlDelay, crawlLimits.crawlDelay) ? crawlDelay : null

    const permitted = (url: string) =>
      Effect.gen(function* () {
        const answer = yield* robots.allowed(url)
        const refusal = refusalOf(answer, url)
        if (refusal !== null) return yield* refusal
        return answer
      })

    const load = ({ url, site, claim }: PageRequest, accept: string) =>
      Effect.gen(function* () {
        const answer = yield* permitted(url)
        const onRedirect = (hop: string) =>
          Effect.gen(function* () {
            if (!claim(hop)) return yield* new AlreadyTaken({ url: hop })
            if (site !== null && siteOf(hop) !== site) {
              const message = `${url} leads to another site.`
              return yield* new Unread({ status: "unreachable", code: "unreachable", message })
            }
            yield* permitted(hop)
          })
        return yield* pace(url, delayOf(answer), egress.fetch({ url, accept, onRedirect })).pipe(
          Effect.catchTag("EgressFailure", unreachable)
        )
      })

    return {
      robots: robots.allowed,
      /** Fails with `Unread`, or `AlreadyTaken` where a redirect leads to what another visit has claimed. */
      page: (visit: PageRequest, sheetsOf: SheetsOf) =>
        Effect.flatMap(load(visit, acceptHtml), (response) => pageOf(response, sheetsOf)),
      /** A style sheet of the site; null where it cannot or must not be read, or is a page. */
      sheet: (url: string, site: string) =>
        load({ url, site, claim: () => true }, "text/css,*/*;q=0.1").pipe(
          Effect.map((response) => {
            const text = response.status === 200 ? textOf(response) : ""
            return /^\s*</.test(text) ? null : text
          }),
          Effect.catchAll(() => Effect.succeed(null))
        ),
      /** The text of any file of the site; null where it cannot or must not be read. */
      text: (visit: PageRequest) =>
        load(visit, "*/*").pipe(
          Effect.map((response) => (response.status === 200 ? textOf(response) : null)),
          Effect.catchAll(() => Effect.succeed(null))
        )
    }
  })
