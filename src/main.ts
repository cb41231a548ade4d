/** The composition root: the only file that says which layer serves which. */
import { OtlpSerialization, OtlpTracer } from "@effect/opentelemetry"
import { FetchHttpClient } from "@effect/platform"
import { Effect, Layer, Logger, LogLevel, Option, type Scope } from "effect"
import { AppConfigTag } from "./Config.ts"
import { apiVersion } from "./domain/listing/Site.ts"
import { ByteCache } from "./http/answer/ByteCache.ts"
import * as Front from "./http/Front.ts"
import { Metrics } from "./http/Metrics.ts"
import { mount, Paths } from "./http/request/Route.ts"
import * as Hours from "./jobs/Hours.ts"
import * as Worker from "./jobs/Worker.ts"
import { Mcp } from "./mcp/Mcp.ts"
import { Crawler } from "./services/crawl/Crawler.ts"
import { Robots } from "./services/crawl/Robots.ts"
import { Admin } from "./services/data/Admin.ts"
import { Export } from "./services/data/Export.ts"
import { Housekeeping } from "./services/data/Housekeeping.ts"
import { Import } from "./services/data/Import.ts"
import { ListingHistory } from "./services/data/ListingHistory.ts"
import { Seed } from "./services/data/Seed.ts"
import { Categories } from "./services/directory/Categories.ts"
import { Listings } from "./services/directory/Listings.ts"
import { Drafter } from "./services/drafter/Drafter.ts"
import { AiReviews } from "./services/drafts/AiReviews.ts"
import { Drafting } from "./services/drafts/Drafting.ts"
import { Invitations } from "./services/drafts/Invitations.ts"
import { Access } from "./services/execute/Access.ts"
import { Bodies } from "./services/execute/Bodies.ts"
import { Execute } from "./services/execute/Execute.ts"
import { Reads } from "./services/execute/Reads.ts"
import { BadgeCheck } from "./services/launches/BadgeCheck.ts"
import { Badges } from "./services/launches/Badges.ts"
import { Launches } from "./services/launches/Launches.ts"
import { Placements } from "./services/launches/Placements.ts"
import { Rollover } from "./services/launches/Rollover.ts"
import { EditReports } from "./services/listing/EditReports.ts"
import { Fulfilment } from "./services/money/Fulfilment.ts"
import { Products } from "./services/money/Products.ts"
import { Vat } from "./services/money/Vat.ts"
import { VatRates } from "./services/money/VatRates.ts"
import { Checkout } from "./services/orders/Checkout.ts"
import { Invoices } from "./services/orders/Invoices.ts"
import { OrderUpkeep } from "./services/orders/OrderUpkeep.ts"
import { Payments } from "./services/orders/Payments.ts"
import { Refunds } from "./services/orders/Refunds.ts"
import { TeamOrders } from "./services/orders/TeamOrders.ts"
import { Dns } from "./services/outside/Dns.ts"
import { Egress } from "./services/outside/Egress.ts"
import { Mailer } from "./services/outside/Mailer.ts"
import { Model } from "./services/outside/Model.ts"
import { PaymentGateway } from "./services/outside/PaymentGateway.ts"
import { TestPayments } from "./services/outside/TestPayments.ts"
import { VatNumbers } from "./services/outside/VatNumbers.ts"
import { MyListings } from "./services/owners/MyListings.ts"
import { AccessTokens } from "./services/people/AccessTokens.ts"
import { ApiKeys } from "./services/people/ApiKeys.ts"
import { Authorization } from "./services/people/Authorization.ts"
import { Clients } from "./services/people/Clients.ts"
import { ConnectedApps } from "./services/people/ConnectedApps.ts"
import { Sessions } from "./services/people/Sessions.ts"
import { SignIn } from "./services/people/SignIn.ts"
import { Users } from "./services/people/Users.ts"
import { CallLimits } from "./services/store/CallLimits.ts"
import { Changes } from "./services/store/Changes.ts"
import type { JobRunner } from "./services/store/JobRunner.ts"
import { JobSlots } from "./services/store/JobSlots.ts"
import { Jobs } from "./services/store/Jobs.ts"
import { RateLimits } from "./services/store/RateLimits.ts"
import { Settings } from "./services/store/Settings.ts"
import * as Sql from "./services/store/Sql.ts"

const shared = Layer.mergeAll(Settings.Default, Jobs.Default, RateLimits.Default).pipe(
  Layer.provideMerge(Changes.Default),
  Layer.provideMerge(Sql.layer)
)

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

/** Who takes the money. In test mode that is this process, over its own database. */
export const payments = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ payments }) => {
    switch (payments.provider) {
      case "stripe":
        return PaymentGateway.layerStripe(payments.keys)
      case "test":
        return PaymentGateway.layerTest.pipe(Layer.provide(TestPayments.Default), Layer.provide(shared))
      case "off":
        return PaymentGateway.layerOff
    }
  })
)

/** What reads sites: a test swaps `Egress`, or `Crawler` whole. */
export const reading = Crawler.layer.pipe(Layer.provideMerge(Robots.layer))

/** What is not ours and stands outside the process. A test gives its own. */
const edges = Layer.mergeAll(reading, drafter, Mailer.layer, payments, VatNumbers.layer).pipe(
  Layer.provideMerge(internet)
)

const wires = Layer.mergeAll(ByteCache.Default, Mcp.Default, Metrics.Default, Paths.Default)

/** The handler of all requests. */
export const handler = Effect.flatMap(Mcp, ({ handle }) => Front.make(mount("/mcp", handle)))

/** What the wires, the jobs and the command line call, and nothing else provides. */
type Called = Exclude<
  | Effect.Effect.Context<typeof handler>
  | Layer.Layer.Context<typeof wires>
  | Layer.Layer.Context<typeof Worker.layer>
  | Layer.Layer.Context<typeof Worker.runner>
  | Layer.Layer.Context<typeof Admin.Default>,
  | Layer.Layer.Success<typeof shared>
  | Layer.Layer.Success<typeof wires>
  | Layer.Layer.Success<typeof edges>
  | AppConfigTag
  | JobRunner
  | Scope.Scope
>
/** Takes layers that provide all of that; one that is forgotten is an error here, with its name. */
const complete = <Out, E, In>(
  layer: Layer.Layer<Out, E, In> & ([Called] extends [Out] ? unknown : { readonly missing: Exclude<Called, Out> })
): Layer.Layer<Out, E, In> => layer

const useCases = complete(
  Layer.mergeAll(
    Access.Default,
    AiReviews.Default,
    ApiKeys.Default,
    BadgeCheck.Default,
    Bodies.Default,
    Authorization.Default,
    Badges.Default,
    Categories.Default,
    Clients.Default,
    ConnectedApps.Default,
    Drafting.Default,
    EditReports.Default,
    Execute.Default,
    Export.Default,
    Fulfilment.Default,
    Housekeeping.Default,
    Import.Default,
    Invitations.Default,
    Invoices.Default,
    JobSlots.Default,
    Launches.Default,
    Placements.Default,
    ListingHistory.Default,
    Listings.Default,
    CallLimits.Default,
    MyListings.Default,
    Checkout.Default,
    OrderUpkeep.Default,
    Payments.Default,
    Products.Default,
    Refunds.Default,
    TeamOrders.Default,
    Reads.Default,
    Rollover.Default,
    Seed.Default,
    Sessions.Default,
    SignIn.Default,
    AccessTokens.Default,
    TestPayments.Default,
    Users.Default,
    Vat.Default,
    VatRates.Default
  )
)

/** Everything that serves requests and jobs, given the edges and a configuration. */
export const application = wires.pipe(Layer.provideMerge(useCases), Layer.provideMerge(shared))

/** The command line's calls, answered in this process. */
export const admin = Admin.Default.pipe(Layer.provide(Worker.runner))

/** The jobs of this process and their hours, if it has that role. */
export const worker = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ role }) => (role === "web" ? Layer.empty : Layer.merge(Worker.layer, Hours.layer)))
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
