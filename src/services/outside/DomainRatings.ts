/**
 * How high a domain is rated, asked of one source that the configuration chooses. A source that does not know a domain,
 * or says something that is no rating, leaves it unknown: null, never a guess. One that does not answer at all is a
 * failure, and says nothing of any domain.
 *
 * Ahrefs: https://docs.ahrefs.com/en/api/reference/public/post-domain-rating-free (its paid sibling is
 * `v3/site-explorer/domain-rating`); Open PageRank: https://www.domcop.com/openpagerank/documentation
 */
import { Context, Data, Duration, Effect, Layer, Option, Redacted, Schedule, Schema } from "effect"
import type { RatingSource } from "../../domain/listing/Listing.ts"
import { boundedFetch } from "./bounded/BoundedFetch.ts"

export interface DomainMeasurement {
  /** As it was asked for. */
  readonly domain: string
  /** 0 to 100, to one decimal; null where the source has none. */
  readonly value: number | null
  /** The figure on the source's own scale. */
  readonly raw: number | null
}

/** The source gave no answer that could be read; to be asked again some other time. */
export class RatingsUnavailable extends Data.TaggedError("RatingsUnavailable")<{
  readonly message: string
  /** Whether asking again at once may help. */
  readonly retry: boolean
}> {}

/** Domains in one question. */
export const mostDomains = 100

const limits = {
  /** One try. */
  attempt: Duration.seconds(20),
  /** Tries after the first; the pause before them doubles from this. */
  retries: 3,
  pause: Duration.seconds(2)
}

interface Provider {
  readonly key: Redacted.Redacted
  /** Origin without trailing slash; the source's own unless said. */
  readonly base?: string
}

interface Question {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const unavailable = (message: string, retry: boolean) => new RatingsUnavailable({ message, retry })

/** What it says of an error may repeat the key, so only its status is told. */
const statusOf = (status: number) =>
  unavailable(
    status === 401 || status === 403
      ? `The source of domain ratings refuses the site's key (${status}).`
      : `The source of domain ratings answered ${status}.`,
    status === 429 || status >= 500
  )

/** Asks once; every failure is one of ours, in our words. */
const askOnce = ({ url, headers, body }: Question): Effect.Effect<unknown, RatingsUnavailable> =>
  Effect.tryPromise({
    try: async (signal) => {
      const answer = await boundedFetch(url, {
        method: body === undefined ? "GET" : "POST",
        headers: { accept: "application/json", ...headers },
        ...(body === undefined ? {} : { body }),
        signal
      })
      return { status: answer.status, text: await answer.text() }
    },
    catch: () => unavailable("The source of domain ratings could not be reached.", true)
  }).pipe(
    Effect.timeoutFail({
      duration: limits.attempt,
      onTimeout: () =>
        unavailable(`The source of domain ratings gave no answer within ${Duration.toSeconds(limits.attempt)} s.`, true)
    }),
    Effect.filterOrFail(
      ({ status }) => status === 200,
      ({ status }) => statusOf(status)
    ),
    Effect.flatMap(({ text }) =>
      Effect.try({
        try: (): unknown => JSON.parse(text),
        catch: () => unavailable("The source of domain ratings sent something that is no answer.", true)
      })
    )
  )

const asking = Schedule.exponential(limits.pause).pipe(
  Schedule.jittered,
  Schedule.intersect(Schedule.recurs(limits.retries))
)

/** The rows of an answer, each looked at by itself: one that makes no sense costs itself alone. */
const rowsOf = <A, I>(answer: Option.Option<ReadonlyArray<unknown>>, row: Schema.Schema<A, I>): ReadonlyArray<A> =>
  Option.getOrElse(answer, () => []).flatMap((given) => Option.toArray(Schema.decodeUnknownOption(row)(given)))

/** A domain as an answer may repeat it: with a scheme, a slash, in capitals. */
const bare = (target: string) =>
  target
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/\/.*$/, "")

interface Row {
  readonly target: string
  readonly raw: unknown
}

/** To one decimal, of a figure on a scale from 0 to `most`; null for whatever is none. */
const measured = (domain: string, raw: unknown, most: number): DomainMeasurement =>
  typeof raw === "number" && raw >= 0 && raw <= most
    ? { domain, value: Math.round((raw * 1000) / most) / 10, raw }
    : { domain, value: null, raw: null }

/** One source: how it is asked, and how its answer is read. */
interface Dialect {
  readonly question: (domains: ReadonlyArray<string>) => Question
  readonly rows: (answer: unknown) => ReadonlyArray<Row>
  /** The top of its scale. */
  readonly most: number
}

const AhrefsAnswer = Schema.Struct({ domain_rating: Schema.Struct({ targets: Schema.Array(Schema.Unknown) }) })
const AhrefsRow = Schema.Struct({ target: Schema.String, domain_rating: Schema.Unknown })

const ahrefs = ({ key, base = "https://api.ahrefs.com" }: Provider): Dialect => ({
  question: (domains) => ({
    url: `${base}/v3/public/domain-rating-free`,
    headers: { authorization: `Bearer ${Redacted.value(key)}`, "content-type": "application/json" },
    body: JSON.stringify({ targets: domains })
  }),
  rows: (answer) =>
    rowsOf(
      Option.map(Schema.decodeUnknownOption(AhrefsAnswer)(answer), ({ domain_rating }) => domain_rating.targets),
      AhrefsRow
    ).map(({ target, domain_rating }) => ({ target, raw: domain_rating })),
  most: 100
})

const OpenPageRankAnswer = Schema.Struct({ response: Schema.Array(Schema.Unknown) })
/** Of a domain it does not know it says 404, and 0 for its rank. */
const OpenPageRankRow = Schema.Struct({
  domain: Schema.String,
  status_code: Schema.Unknown,
  page_rank_decimal: Schema.Unknown
})

const openPageRank = ({ key, base = "https://openpagerank.com" }: Provider): Dialect => ({
  question: (domains) => ({
    url: `${base}/api/v1.0/getPageRank?${new URLSearchParams(domains.map((domain, at) => [`domains[${at}]`, domain]))}`,
    headers: { "API-OPR": Redacted.value(key) }
  }),
  rows: (answer) =>
    rowsOf(
      Option.map(Schema.decodeUnknownOption(OpenPageRankAnswer)(answer), ({ response }) => response),
      OpenPageRankRow
    ).map(({ domain, status_code, page_rank_decimal }) => ({
      target: domain,
      raw: status_code === 200 ? page_rank_decimal : null
    })),
  most: 10
})

const lookupBy =
  ({ question, rows, most }: Dialect) =>
  (domains: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<DomainMeasurement>, RatingsUnavailable> =>
    domains.length === 0
      ? Effect.succeed([])
      : askOnce(question(domains.slice(0, mostDomains))).pipe(
          Effect.map((answer) => new Map(rows(answer).map(({ target, raw }) => [bare(target), raw]))),
          // An answer to nothing that was asked is none: it must not take every rating away.
          Effect.filterOrFail(
            (said) => domains.some((domain) => said.has(domain)),
            () => unavailable("The source of domain ratings sent an answer of another shape.", true)
          ),
          Effect.retry({ schedule: asking, while: ({ retry }) => retry }),
          Effect.map((said) => domains.slice(0, mostDomains).map((domain) => measured(domain, said.get(domain), most))),
          Effect.withSpan("ratings.lookup", { attributes: { domains: domains.length } })
        )

export class DomainRatings extends Context.Tag("launchbook/DomainRatings")<
  DomainRatings,
  {
    /** Who is asked; null where nobody is. */
    readonly source: RatingSource | null
    /** Of at most 100 registrable domains in lower case, in their order. */
    readonly lookup: (
      domains: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<DomainMeasurement>, RatingsUnavailable>
  }
>() {
  static readonly layerAhrefs = (provider: Provider) =>
    Layer.succeed(DomainRatings, { source: "ahrefs", lookup: lookupBy(ahrefs(provider)) })
  static readonly layerOpenPageRank = (provider: Provider) =>
    Layer.succeed(DomainRatings, { source: "openpagerank", lookup: lookupBy(openPageRank(provider)) })
  /** Nobody is asked; what was measured before stays. */
  static readonly layerOff = Layer.succeed(DomainRatings, {
    source: null,
    lookup: () => unavailable("Nobody is asked for ratings of domains: see DOMAIN_RATINGS.", false)
  })
}
