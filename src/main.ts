/** The composition root: the only file that says which layer serves which. */
import { OtlpSerialization, OtlpTracer } from "@effect/opentelemetry"
import { FetchHttpClient } from "@effect/platform"
import { Effect, Layer, Logger, LogLevel, Option } from "effect"
import { AppConfigTag } from "./Config.ts"
import { apiVersion } from "./domain/Site.ts"
import { ByteCache } from "./http/ByteCache.ts"
import * as Front from "./http/Front.ts"
import { mount, Paths } from "./http/Route.ts"
import * as Worker from "./jobs/Worker.ts"
import { Mcp } from "./mcp/Mcp.ts"
import { Access } from "./services/Access.ts"
import * as Admin from "./services/Admin.ts"
import { ApiKeys } from "./services/ApiKeys.ts"
import { BadgeCheck } from "./services/BadgeCheck.ts"
import { Badges } from "./services/Badges.ts"
import { Categories } from "./services/Categories.ts"
import { Changes } from "./services/Changes.ts"
import { Crawler } from "./services/Crawler.ts"
import { Dns } from "./services/Dns.ts"
import { Drafter } from "./services/Drafter.ts"
import { Drafting } from "./services/Drafting.ts"
import { Egress } from "./services/Egress.ts"
import { Limits } from "./services/Execute/Limits.ts"
import { Execute } from "./services/Execute.ts"
import { Export } from "./services/Export.ts"
import { Housekeeping } from "./services/Housekeeping.ts"
import { Import } from "./services/Import.ts"
import { Invitations } from "./services/Invitations.ts"
import { Jobs } from "./services/Jobs.ts"
import { Launches } from "./services/Launches.ts"
import { Listings } from "./services/Listings.ts"
import { Mailer } from "./services/Mailer.ts"
import { Metrics } from "./services/Metrics.ts"
import { Model } from "./services/Model.ts"
import { MyListings } from "./services/MyListings.ts"
import { Authorization } from "./services/OAuth/Authorization.ts"
import { Clients } from "./services/OAuth/Clients.ts"
import { ConnectedApps } from "./services/OAuth/ConnectedApps.ts"
import { Tokens } from "./services/OAuth/Tokens.ts"
import { Products } from "./services/Products.ts"
import { RateLimits } from "./services/RateLimits.ts"
import { Robots } from "./services/Robots.ts"
import { Rollover } from "./services/Rollover.ts"
import { Seed } from "./services/Seed.ts"
import { Sessions } from "./services/Sessions.ts"
import { Settings } from "./services/Settings.ts"
import { SignIn } from "./services/SignIn.ts"
import * as Sql from "./services/Sql.ts"
import { Users } from "./services/Users.ts"

/** The way out to the internet. */
const internet = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ publicUrl, dnsServers }) =>
    Egress.layer({ userAgent: `LaunchbookBot/1.0 (+${publicUrl}/bot)` }).pipe(
      Layer.provideMerge(Dns.layer({ servers: dnsServers }))
    )
  )
)

/** A model where there is a key for one, rules otherwise. */
const drafter = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ openaiApiKey, openaiBaseUrl, openaiModel }) =>
    Option.match(openaiApiKey, {
      onNone: () => Drafter.layerExtractive,
      onSome: (apiKey) =>
        Drafter.layerModel.pipe(Layer.provide(Model.openai({ apiKey, baseUrl: openaiBaseUrl, model: openaiModel })))
    })
  )
)

/** What reads sites: a test swaps `Egress`, or `Crawler` whole. */
export const reading = Crawler.layer.pipe(Layer.provideMerge(Robots.layer))

/** What is not ours and stands outside the process. A test gives its own. */
const edges = Layer.mergeAll(reading, drafter, Mailer.layer).pipe(Layer.provideMerge(internet))

const shared = Layer.mergeAll(Settings.Default, Jobs.Default, RateLimits.Default).pipe(
  Layer.provideMerge(Changes.Default),
  Layer.provideMerge(Sql.layer)
)

const useCases = Layer.mergeAll(
  Access.Default,
  ApiKeys.Default,
  BadgeCheck.Default,
  Authorization.Default,
  Badges.Default,
  Categories.Default,
  Clients.Default,
  ConnectedApps.Default,
  Drafting.Default,
  Execute.Default,
  Export.Default,
  Housekeeping.Default,
  Import.Default,
  Invitations.Default,
  Launches.Default,
  Listings.Default,
  Limits.Default,
  MyListings.Default,
  Products.Default,
  Rollover.Default,
  Seed.Default,
  Sessions.Default,
  SignIn.Default,
  Tokens.Default,
  Users.Default
)

const wires = Layer.mergeAll(ByteCache.Default, Mcp.Default, Metrics.Default, Paths.Default)

/** Everything that serves requests and jobs, given the edges and a configuration. */
export const application = wires.pipe(Layer.provideMerge(useCases), Layer.provideMerge(shared))

/** The handler of all requests. */
export const handler = Effect.flatMap(Mcp, ({ handle }) => Front.make(mount("/mcp", handle)))

/** The command line's calls, answered in this process. */
export const admin = Admin.layer.pipe(Layer.provide(Worker.runner))

/** The jobs of this process, if it has that role. */
export const worker = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ role }) => (role === "web" ? Layer.empty : Worker.layer))
)

/** The application with the real outside world. */
export const service = application.pipe(Layer.provideMerge(edges))

/** What a command needs when it opens the database itself. */
export const commandLine = admin.pipe(Layer.provide(service))

/** Logs as the configuration wants them. */
export const logging = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ logFormat, logLevel }) =>
    Layer.mergeAll(
      logFormat === "json" ? Logger.json : Logger.pretty,
      Logger.minimumLogLevel(
        {
          debug: LogLevel.Debug,
          info: LogLevel.Info,
          warning: LogLevel.Warning,
          error: LogLevel.Error,
          none: LogLevel.None
        }[logLevel]
      )
    )
  )
)

/** Spans go to the collector that the configuration names. Without one none is made: they would cost the hot path. */
export const tracing = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ otlpEndpoint }) =>
    Option.match(otlpEndpoint, {
      onNone: () => Layer.setTracerEnabled(false),
      onSome: (endpoint) =>
        OtlpTracer.layer({
          url: `${endpoint}/v1/traces`,
          resource: { serviceName: "launchbook", serviceVersion: apiVersion }
        }).pipe(Layer.provide(OtlpSerialization.layerJson), Layer.provide(FetchHttpClient.layer))
    })
  )
)
