/**
 * The application as one function. Everything is real (router, use cases, database, job engine) except
 * the edges, which a test gives: a closed internet, a model, a clock it can move.
 *
 * The database is embedded and in memory, or with `DATABASE_URL` a fresh one on that server.
 */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  type Context,
  Effect,
  Scope as EffectScope,
  Exit,
  Layer,
  Logger,
  LogLevel,
  ManagedRuntime,
  Option,
  Redacted
} from "effect"
import { type AppConfig, AppConfigTag } from "../../src/Config.ts"
import type { VatNumberStatus } from "../../src/domain/money/Order.ts"
import { scopes as allScopes, type Scope } from "../../src/domain/Principal.ts"
import { letterText } from "../../src/domain/text/Letter.ts"
import type { RequestHandler } from "../../src/http/Front.ts"
import * as Worker from "../../src/jobs/Worker.ts"
import * as Main from "../../src/main.ts"
import { Crawler } from "../../src/services/crawl/Crawler.ts"
import { Seed } from "../../src/services/data/Seed.ts"
import { Drafter } from "../../src/services/drafter/Drafter.ts"
import { DomainRatings } from "../../src/services/outside/DomainRatings.ts"
import { Helpers } from "../../src/services/outside/Helpers.ts"
import { type Mail, Mailer } from "../../src/services/outside/Mailer.ts"
import { Model } from "../../src/services/outside/Model.ts"
import { PaymentGateway } from "../../src/services/outside/PaymentGateway.ts"
import { VatNumbers } from "../../src/services/outside/VatNumbers.ts"
import { ApiKeys } from "../../src/services/people/ApiKeys.ts"
import { Users } from "../../src/services/people/Users.ts"
import { Database } from "../../src/services/store/Database.ts"
import { Engine } from "../../src/services/store/sql/Embedded.ts"
import { MovableClock } from "./Clock.ts"
import { fromTemplate } from "./EmbeddedTemplate.ts"
import { type FixtureTexts, fixtureDns } from "./FixtureDns.ts"
import { type FixturePost, type FixtureSites, fixtureInternet } from "./FixtureInternet.ts"
import { freshDatabase } from "./FreshDatabase.ts"

export const origin = "https://launchbook.test"

export interface TestAppOptions {
  /** Host to path to page: the only internet there is. */
  readonly internet?: FixtureSites
  /** Gets what was sent to it by POST. */
  readonly posts?: Array<FixturePost>
  /** Its TXT records, by name. */
  readonly texts?: FixtureTexts
  /** A model for the drafter; left out, drafts are extracted by rules. */
  readonly model?: Context.Tag.Service<typeof Model>
  /** A payment provider; left out, the one of the configuration, which is the test mode. */
  readonly payments?: Context.Tag.Service<typeof PaymentGateway>
  /** A whole crawler in place of the real one. */
  readonly crawler?: Context.Tag.Service<typeof Crawler>
  /** What is answered of VAT numbers, as they are printed (`NL123456782B90`); of all others that they were not checked. */
  readonly vatNumbers?: ReadonlyMap<string, VatNumberStatus>
  /** Who rates domains; left out, nobody. */
  readonly domainRatings?: Context.Tag.Service<typeof DomainRatings>
  /** Load the demo directory. */
  readonly demo?: boolean
  /** Run jobs; true unless said. */
  readonly work?: boolean
  readonly workers?: number
  /** Where the clock starts. */
  readonly now?: string
  /** Where the pages of sites are weighed, in place of helpers. */
  readonly helpers?: Helpers["Type"]
  /** What is configured otherwise. */
  readonly config?: Partial<AppConfig>
  /** Share the database of another app: two processes on one. PostgreSQL only. */
  readonly databaseUrl?: string
  /** Keep the embedded database in a directory. */
  readonly dataDir?: string
  /** Who sends it may read `/metrics`. */
  readonly metricsToken?: string
  /** Hears of every log line, whatever its level, with what it is annotated with. */
  readonly log?: (line: string) => void
  /** Answer on a free port from the start, under that address: for clients that follow the links they are given. */
  readonly served?: boolean
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads into a JSON body it does not know the type of
  readonly body: any
  readonly text: string
}

/** A mail that was sent, with its letter as plain text. */
export interface SentMail extends Mail {
  readonly subject: string
  readonly text: string
}

export const onPostgres = process.env.DATABASE_URL !== undefined && process.env.DATABASE_URL !== ""

/** A database that outlives an application: what `options` opens again after a `close` is what it left. */
export const lastingDatabase = async () => {
  if (onPostgres) {
    const { url, drop } = await freshDatabase(process.env.DATABASE_URL ?? "", "launchbook_test")
    return { options: { databaseUrl: url } satisfies TestAppOptions, drop }
  }
  const directory = await mkdtemp(join(tmpdir(), "launchbook-test-"))
  return {
    options: { dataDir: directory } satisfies TestAppOptions,
    drop: () => rm(directory, { recursive: true, force: true })
  }
}

export const testApp = async (options: TestAppOptions = {}) => {
  const database =
    options.databaseUrl !== undefined
      ? { url: options.databaseUrl, drop: async () => {} }
      : onPostgres
        ? await freshDatabase(process.env.DATABASE_URL ?? "", "launchbook_test")
        : null
  const template = database === null ? fromTemplate() : null
  const clock = new MovableClock(options.now)
  const servers: Array<ReturnType<typeof Bun.serve>> = []
  /** Serves on a free port; the base URL. */
  const serve = (fetch: (request: Request) => Promise<Response> | Response) => {
    const server = Bun.serve({ port: 0, hostname: "127.0.0.1", idleTimeout: 0, development: false, fetch })
    servers.push(server)
    return `http://127.0.0.1:${server.port}`
  }
  let answer: RequestHandler = () => new Response(null, { status: 503 })
  const base = options.served === true ? serve((request) => answer(request, () => "127.0.0.1")) : origin
  const mails: Array<SentMail> = []
  const vatNumbersAsked: Array<string> = []

  const config: AppConfig = {
    port: 0,
    host: "127.0.0.1",
    publicUrl: base,
    databaseUrl: database === null ? Option.none() : Option.some(Redacted.make(database.url)),
    databaseDirectUrl: Option.none(),
    databaseReadUrl: Option.none(),
    dataDir: options.dataDir ?? "memory://",
    databasePool: 6,
    role: "all",
    workers: options.workers ?? 4,
    modelCalls: options.workers ?? 4,
    openaiApiKey: Option.none(),
    openaiBaseUrl: Option.none(),
    openaiModel: "test",
    payments: { provider: "test" },
    domainRatings: { provider: "off" },
    smtpUrl: Option.none(),
    mailFrom: "Launchbook <launchbook@launchbook.test>",
    dnsServers: [],
    bodyMemoryMb: 64,
    bodyMemoryPerAddressMb: 8,
    trustProxy: 1,
    adminEmail: Option.none(),
    logLevel: "none",
    logFormat: "text",
    otlpEndpoint: Option.none(),
    metricsToken: options.metricsToken === undefined ? Option.none() : Option.some(Redacted.make(options.metricsToken)),
    ...options.config
  }

  const reading =
    options.crawler === undefined
      ? Main.reading
      : Main.reading.pipe(Layer.merge(Layer.succeed(Crawler, options.crawler)))
  const drafter =
    options.model === undefined
      ? Drafter.layerExtractive
      : Drafter.layerModel.pipe(Layer.provide(Layer.succeed(Model, options.model)))
  const mailer = Layer.succeed(Mailer, {
    send: (mail) =>
      Effect.sync(() => void mails.push({ ...mail, subject: mail.letter.subject, text: letterText(mail.letter) })),
    kept: Effect.sync(() => mails.map((mail) => ({ ...mail, at: clock.now() })).reverse())
  })
  const vatNumbers = Layer.succeed(VatNumbers, {
    check: ({ text: number }) =>
      Effect.sync(() => {
        vatNumbersAsked.push(number)
        const status = options.vatNumbers?.get(number) ?? "unverified"
        return { number, status, consultation: status === "valid" ? `WAPI${number}` : null }
      })
  })
  const payments = options.payments === undefined ? Main.payments : Layer.succeed(PaymentGateway, options.payments)
  const ratings =
    options.domainRatings === undefined ? Main.domainRatings : Layer.succeed(DomainRatings, options.domainRatings)
  const edges = Layer.mergeAll(reading, drafter, mailer, payments, vatNumbers, ratings).pipe(
    Layer.provideMerge(fixtureInternet(options.internet ?? {}, [], options.posts)),
    Layer.provideMerge(fixtureDns(options.texts ?? {}))
  )

  const { log } = options
  const logging =
    log !== undefined
      ? Layer.merge(
          Logger.replace(
            Logger.defaultLogger,
            Logger.map(Logger.jsonLogger, (line) => log(line))
          ),
          Logger.minimumLogLevel(LogLevel.All)
        )
      : process.env.TEST_LOGS === undefined
        ? Logger.replace(Logger.defaultLogger, Logger.none)
        : Logger.pretty

  const application = Main.application.pipe(
    Layer.provideMerge(edges),
    Layer.provideMerge(options.helpers === undefined ? Layer.empty : Layer.succeed(Helpers, options.helpers)),
    // As where the service starts: without a collector no spans are made, and no measurement pays for them.
    Layer.provideMerge(Main.tracing),
    Layer.provideMerge(Main.turns),
    Layer.provideMerge(Layer.succeed(AppConfigTag, config)),
    Layer.provide(template === null ? Layer.empty : Layer.succeed(Engine, template.engine)),
    Layer.provide(logging),
    Layer.provideMerge(Layer.setClock(clock))
  )
  const runtime = ManagedRuntime.make(application)
  type Services = ManagedRuntime.ManagedRuntime.Context<typeof runtime>
  const run = <A, E>(effect: Effect.Effect<A, E, Services>) => runtime.runPromise(effect)

  /** Whatever lives as long as the app: the router, the workers. */
  const held = await runtime.runPromise(
    Effect.gen(function* () {
      const seed = yield* Seed
      yield* Database.patient(seed.defaults)
      if (template !== null) yield* Effect.promise(template.keep)
      // As where the service starts: nobody waits for it, and a busy machine takes its time.
      if (options.demo === true) yield* Database.patient(seed.demo)
      const scope = yield* EffectScope.make()
      const handler = yield* Main.handler.pipe(EffectScope.extend(scope))
      if (options.work !== false) yield* Layer.buildWithScope(Worker.layer, scope)
      return { handler, scope }
    })
  )
  const handler: RequestHandler = held.handler
  answer = handler

  const fetch = async (request: Request): Promise<Response> => handler(request, () => "203.0.113.7")

  const rest = async (
    method: string,
    path: string,
    more: {
      readonly key?: string
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
      readonly address?: string
    } = {}
  ): Promise<Reply> => {
    const response = await fetch(
      new Request(`${origin}${path.startsWith("/api") || !path.startsWith("/") ? path : `/api/v1${path}`}`, {
        method,
        headers: {
          // Each call from an address of its own, so that no test meets the limit of another.
          "x-forwarded-for":
            more.address ?? `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
          ...(more.key === undefined ? {} : { authorization: `Bearer ${more.key}` }),
          ...(more.body === undefined ? {} : { "content-type": "application/json" }),
          ...more.headers
        },
        ...(more.body === undefined
          ? {}
          : { body: typeof more.body === "string" ? more.body : JSON.stringify(more.body) })
      })
    )
    const text = await response.text()
    const json = response.headers.get("content-type")?.startsWith("application/json") === true && text !== ""
    return { status: response.status, headers: response.headers, text, body: json ? JSON.parse(text) : undefined }
  }

  let people = 0
  /** A new account with a key that carries these scopes (all, unless said). */
  const user = async (
    more: { readonly scopes?: ReadonlyArray<Scope>; readonly admin?: boolean; readonly email?: string } = {}
  ) => {
    const email = more.email ?? `person-${++people}-${crypto.randomUUID().slice(0, 8)}@people.test`
    return run(
      Effect.gen(function* () {
        const { id } = yield* (yield* Users).ensure(email, { admin: more.admin ?? false })
        const { key } = yield* (yield* ApiKeys).create({
          userId: id,
          name: "test",
          scopes: more.scopes ?? allScopes,
          mode: "test",
          expiresAt: null
        })
        return { id, email, key }
      })
    )
  }

  /** Asks again until the answer is the one waited for. */
  const until = async <A>(
    ask: () => Promise<A>,
    ok: (answer: A) => boolean,
    what: string,
    millis = 45_000
  ): Promise<A> => {
    const end = Date.now() + millis
    for (let asked = 1; ; asked++) {
      const answer = await ask()
      if (ok(answer)) return answer
      if (Date.now() > end)
        throw new Error(
          `${what} did not happen within ${millis} ms; last seen: ${JSON.stringify(answer).slice(0, 2000)}`
        )
      // On a machine that is busy the limit of reads would be met before what is waited for happens.
      await Bun.sleep(asked < 50 ? 20 : 100)
    }
  }

  /** Serves the app on a free port; the base URL. */
  const listen = () => serve((request) => handler(request, () => "127.0.0.1"))

  const close = async () => {
    for (const server of servers) await server.stop(true)
    await Effect.runPromise(EffectScope.close(held.scope, Exit.void))
    await runtime.dispose()
    await database?.drop()
  }

  return {
    origin: base,
    handle: (request: Request, peer: string) => handler(request, () => peer),
    fetch,
    rest,
    user,
    run,
    until,
    listen,
    close,
    clock,
    mails,
    vatNumbersAsked,
    databaseUrl: database?.url
  }
}
export type TestApp = Awaited<ReturnType<typeof testApp>>
