/** What stands outside the process, and the store that all of it shares: which layer serves which edge, by the configuration. */
import { Effect, Layer, Option } from "effect"
import { AppConfigTag } from "./Config.ts"
import { Crawler } from "./services/crawl/Crawler.ts"
import { Robots } from "./services/crawl/Robots.ts"
import { Drafter } from "./services/drafter/Drafter.ts"
import { Dns } from "./services/outside/Dns.ts"
import { DomainRatings } from "./services/outside/DomainRatings.ts"
import { Egress } from "./services/outside/Egress.ts"
import { Mailer } from "./services/outside/Mailer.ts"
import { Model } from "./services/outside/Model.ts"
import { PaymentGateway } from "./services/outside/PaymentGateway.ts"
import { TestPayments } from "./services/outside/TestPayments.ts"
import { VatNumbers } from "./services/outside/VatNumbers.ts"
import { Changes } from "./services/store/Changes.ts"
import { Jobs } from "./services/store/Jobs.ts"
import { RateLimits } from "./services/store/RateLimits.ts"
import { Settings } from "./services/store/Settings.ts"
import * as Sql from "./services/store/Sql.ts"

export const store = Layer.mergeAll(Settings.Default, Jobs.Default, RateLimits.Default).pipe(
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
        return PaymentGateway.layerTest.pipe(Layer.provide(TestPayments.Default), Layer.provide(store))
      case "off":
        return PaymentGateway.layerOff
    }
  })
)

/** Who rates the domains of listings. */
export const domainRatings = Layer.unwrapEffect(
  Effect.map(AppConfigTag, ({ domainRatings }) => {
    switch (domainRatings.provider) {
      case "ahrefs":
        return DomainRatings.layerAhrefs(domainRatings)
      case "openpagerank":
        return DomainRatings.layerOpenPageRank(domainRatings)
      case "off":
        return DomainRatings.layerOff
    }
  })
)

/** What reads sites: a test swaps `Egress`, or `Crawler` whole. */
export const reading = Crawler.layer.pipe(Layer.provideMerge(Robots.layer))

/** What is not ours and stands outside the process. A test gives its own. */
export const edges = Layer.mergeAll(reading, drafter, Mailer.layer, payments, VatNumbers.layer, domainRatings).pipe(
  Layer.provideMerge(internet)
)
