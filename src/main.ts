/** The composition root: with `Outside.ts` the only place that says which layer serves which. */
// By their modules: the package whole brings the collectors of others.
import * as OtlpSerialization from "@effect/opentelemetry/OtlpSerialization"
import * as OtlpTracer from "@effect/opentelemetry/OtlpTracer"
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
import { edges, store } from "./Outside.ts"
import { Admin } from "./services/data/Admin.ts"
import { Departures, Export, PersonalData } from "./services/data/Export.ts"
import { Housekeeping } from "./services/data/Housekeeping.ts"
import { Import } from "./services/data/Import.ts"
import { Seed } from "./services/data/Seed.ts"
import { AuditTrail, JobQueues, TeamDesk } from "./services/data/Team.ts"
import { Blog } from "./services/directory/Blog.ts"
import { BlogDesk } from "./services/directory/BlogDesk.ts"
import { Categories } from "./services/directory/Categories.ts"
import { DomainRatingChecks } from "./services/directory/DomainRatingChecks.ts"
import { Founders } from "./services/directory/Founders.ts"
import { Interviews } from "./services/directory/Interviews.ts"
import { LatestUpdates } from "./services/directory/LatestUpdates.ts"
import { Listings } from "./services/directory/Listings.ts"
import { Questions } from "./services/directory/Questions.ts"
import { RecentFounders } from "./services/directory/RecentFounders.ts"
import { Search } from "./services/directory/Search.ts"
import { AiReviews } from "./services/drafts/AiReviews.ts"
import { Drafting } from "./services/drafts/Drafting.ts"
import { DraftProgress } from "./services/drafts/DraftProgress.ts"
import { Invitations } from "./services/drafts/Invitations.ts"
import { ListingEvidence } from "./services/drafts/ListingEvidence.ts"
import { Access } from "./services/execute/Access.ts"
import { Bodies } from "./services/execute/Bodies.ts"
import { Execute } from "./services/execute/Execute.ts"
import { PublicAnswers } from "./services/execute/Kept.ts"
import { Reads } from "./services/execute/Reads.ts"
import { BadgeCheck } from "./services/launches/BadgeCheck.ts"
import { BadgeLooks } from "./services/launches/BadgeLooks.ts"
import { Badges } from "./services/launches/Badges.ts"
import { LaunchCalendar } from "./services/launches/LaunchCalendar.ts"
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
import { TestPayments } from "./services/outside/TestPayments.ts"
import { ApprovedAlternatives } from "./services/owners/ApprovedAlternatives.ts"
import { ClaimChecks, ClaimDisputes, Claims } from "./services/owners/Claims.ts"
import { FounderProfiles } from "./services/owners/FounderProfiles.ts"
import { ListingHistory } from "./services/owners/ListingHistory.ts"
import { ListingMedia } from "./services/owners/ListingMedia.ts"
import { MyListings } from "./services/owners/MyListings.ts"
import { News } from "./services/owners/News.ts"
import { Revenue } from "./services/owners/Revenue.ts"
import { Webhooks } from "./services/owners/Webhooks.ts"
import { ApiKeys } from "./services/people/ApiKeys.ts"
import { Follows } from "./services/people/Follows.ts"
import { MailChoices } from "./services/people/MailChoices.ts"
import { AccessTokens, Authorization, Clients, ConnectedApps } from "./services/people/OAuth.ts"
import { Reviews } from "./services/people/Reviews.ts"
import { Sessions } from "./services/people/Sessions.ts"
import { SignIn } from "./services/people/SignIn.ts"
import { Members } from "./services/people/SiteTeam.ts"
import { Users } from "./services/people/Users.ts"
import { Views } from "./services/people/Views.ts"
import { VoteReviews } from "./services/people/VoteReviews.ts"
import { Votes } from "./services/people/Votes.ts"
import { CallLimits } from "./services/store/CallLimits.ts"
import type { JobRunner } from "./services/store/JobRunner.ts"
import { JobSlots } from "./services/store/JobSlots.ts"
import { TurnScheduler } from "./TurnScheduler.ts"

export { domainRatings, payments, reading } from "./Outside.ts"

const wires = Layer.mergeAll(ByteCache.Default, Mcp.Default, Metrics.Default, Paths.Default)

/** The handler of all requests. */
export const handler = Effect.flatMap(Mcp, ({ handle, quick }) =>
  Front.make(mount("/mcp", handle), { path: "/mcp", answer: quick })
)

/** What the wires, the jobs and the command line call, and nothing else provides. */
type Called = Exclude<
  | Effect.Effect.Context<typeof handler>
  | Layer.Layer.Context<typeof wires>
  | Layer.Layer.Context<typeof Worker.layer>
  | Layer.Layer.Context<typeof Worker.runner>
  | Layer.Layer.Context<typeof Admin.Default>,
  | Layer.Layer.Success<typeof store>
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
    BadgeLooks.Default,
    Bodies.Default,
    Authorization.Default,
    Badges.Default,
    Blog.Default,
    Categories.Default,
    Founders.Default,
    Search.Default,
    ClaimChecks.Default,
    ClaimDisputes.Default,
    Claims.Default,
    Clients.Default,
    ConnectedApps.Default,
    Departures.Default,
    DomainRatingChecks.Default,
    Drafting.Default,
    DraftProgress.Default,
    EditReports.Default,
    Execute.Default,
    Export.Default,
    Follows.Default,
    Fulfilment.Default,
    Housekeeping.Default,
    Import.Default,
    Interviews.Default,
    Invitations.Default,
    Invoices.Default,
    JobSlots.Default,
    LaunchCalendar.Default,
    Launches.Default,
    Placements.Default,
    RecentFounders.Default,
    Founders.Default,
    LatestUpdates.Default,
    ListingEvidence.Default,
    ListingHistory.Default,
    ListingMedia.Default,
    ApprovedAlternatives.Default,
    FounderProfiles.Default,
    Listings.Default,
    CallLimits.Default,
    MailChoices.Default,
    MyListings.Default,
    News.Default,
    Checkout.Default,
    OrderUpkeep.Default,
    PersonalData.Default,
    Payments.Default,
    Products.Default,
    PublicAnswers.Default,
    Refunds.Default,
    TeamOrders.Default,
    Reads.Default,
    Reviews.Default,
    Revenue.Default,
    Rollover.Default,
    Seed.Default,
    Sessions.Default,
    SignIn.Default,
    AccessTokens.Default,
    TestPayments.Default,
    Users.Default,
    Vat.Default,
    VatRates.Default,
    Views.Default,
    VoteReviews.Default,
    Votes.Default,
    Webhooks.Default,
    // The site's team.
    AuditTrail.Default,
    BlogDesk.Default,
    JobQueues.Default,
    Members.Default,
    Questions.Default,
    TeamDesk.Default
  )
)

/** Everything that serves requests and jobs, given the edges and a configuration. */
export const application = wires.pipe(Layer.provideMerge(useCases), Layer.provideMerge(store))

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

/** Fibers take turns with the event loop: a request that has just arrived does not wait for all that is being worked on. */
export const turns = Layer.setScheduler(new TurnScheduler())
