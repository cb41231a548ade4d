/** Every environment variable, once, with its sentence. A bad value stops the start with one clear line. */
import { Config, ConfigError, ConfigProvider, Context, Effect, Either, Layer, Option, type Redacted } from "effect"
import {
  checked,
  isResolverAddress,
  optionalSecret,
  optionalText,
  originAddress,
  secretUrl,
  webAddress
} from "./ConfigValues.ts"
import { isLoopbackAddress } from "./domain/text/IpAddress.ts"
import { isEmail } from "./domain/Wire.ts"

const all = Config.all({
  /** Where the server listens. */
  port: checked(
    Config.integer("PORT").pipe(Config.withDefault(3000)),
    "PORT must be 1 to 65535",
    (n) => n >= 1 && n < 65536
  ),
  host: Config.string("HOST").pipe(Config.withDefault("127.0.0.1")),
  /** The address people and apps reach it under; every link is built from it. */
  publicUrl: originAddress("PUBLIC_URL"),
  /** PostgreSQL. Unset: an embedded database in DATA_DIR. */
  databaseUrl: secretUrl("DATABASE_URL", "postgres:", "postgresql:"),
  /** The server itself, where DATABASE_URL leads to a pooler: for what needs a session of its own. */
  databaseDirectUrl: secretUrl("DATABASE_DIRECT_URL", "postgres:", "postgresql:"),
  /** A streaming replica that answers public reads. */
  databaseReadUrl: secretUrl("DATABASE_READ_URL", "postgres:", "postgresql:"),
  dataDir: Config.string("DATA_DIR").pipe(Config.withDefault("./data")),
  /** Connections one process keeps to PostgreSQL, and as many again to a replica. */
  databasePool: checked(
    Config.integer("DATABASE_POOL").pipe(Config.withDefault(10)),
    "DATABASE_POOL must be 2 to 200",
    (n) => n >= 2 && n <= 200
  ),
  /** What this process does: answer requests, run jobs, or both. */
  role: Config.literal("all", "web", "worker")("ROLE").pipe(Config.withDefault("all" as const)),
  /** Drafts made at once by this process. */
  workers: checked(
    Config.integer("WORKERS").pipe(Config.withDefault(4)),
    "WORKERS must be 1 to 200",
    (n) => n >= 1 && n <= 200
  ),
  /** Questions to the model at once, by this process: so many drafts wait for it beside those that are made; as WORKERS unless said. */
  modelCalls: checked(
    Config.option(Config.integer("MODEL_CALLS")),
    "MODEL_CALLS must be 1 to 500",
    Option.match({ onNone: () => true, onSome: (n) => n >= 1 && n <= 500 })
  ),
  /** The model that drafts. Without a key drafts are extracted by rules. */
  openaiApiKey: optionalSecret("OPENAI_API_KEY"),
  openaiBaseUrl: webAddress("OPENAI_BASE_URL"),
  openaiModel: Config.string("OPENAI_MODEL").pipe(Config.withDefault("gpt-4.1-mini")),
  /** Who takes the money; `auto` decides by the keys and by PUBLIC_URL. */
  payments: Config.literal("auto", "stripe", "test", "off")("PAYMENTS").pipe(Config.withDefault("auto" as const)),
  stripeSecretKey: optionalSecret("STRIPE_SECRET_KEY"),
  stripeWebhookSecret: optionalSecret("STRIPE_WEBHOOK_SECRET"),
  /** Where Stripe's API is asked, where that is not Stripe's own. */
  stripeApiBase: originAddress("STRIPE_API_BASE"),
  /** Who rates the domains of listings; `off` asks nobody. */
  domainRatings: Config.literal(
    "off",
    "ahrefs",
    "openpagerank"
  )("DOMAIN_RATINGS").pipe(Config.withDefault("off" as const)),
  ahrefsApiKey: optionalSecret("AHREFS_API_KEY"),
  openPageRankApiKey: optionalSecret("OPEN_PAGERANK_API_KEY"),
  /** Outgoing mail. Unset: mails are written to the log, for development. */
  smtpUrl: secretUrl("SMTP_URL", "smtp:", "smtps:"),
  mailFrom: checked(
    Config.string("MAIL_FROM").pipe(Config.withDefault("Launchbook <launchbook@localhost>")),
    "MAIL_FROM must be an e-mail address, alone or as Name <address>",
    (text) => /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text)
  ),
  /** Resolvers for the crawler, comma-separated. Unset: the system's. */
  dnsServers: Config.string("DNS_SERVERS").pipe(
    Config.withDefault(""),
    Config.map((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== "")
    ),
    Config.validate({
      message: "DNS_SERVERS must be IP addresses, comma-separated",
      validation: (servers) => servers.every(isResolverAddress)
    })
  ),
  /** Memory for request bodies that are being read or worked on, of all callers together and from one address. */
  bodyMemoryMb: checked(
    Config.integer("BODY_MEMORY_MB").pipe(Config.withDefault(64)),
    "BODY_MEMORY_MB must be 8 to 65536",
    (n) => n >= 8 && n <= 65_536
  ),
  bodyMemoryPerAddressMb: checked(
    Config.integer("BODY_MEMORY_PER_ADDRESS_MB").pipe(Config.withDefault(8)),
    "BODY_MEMORY_PER_ADDRESS_MB must be 4 to 65536",
    (n) => n >= 4 && n <= 65_536
  ),
  /** Reverse proxies in front whose X-Forwarded-For is believed. */
  trustProxy: checked(
    Config.integer("TRUST_PROXY").pipe(Config.withDefault(0)),
    "TRUST_PROXY must be 0 to 10",
    (n) => n >= 0 && n <= 10
  ),
  adminEmail: checked(
    optionalText("ADMIN_EMAIL"),
    "ADMIN_EMAIL must be an e-mail address",
    Option.match({ onNone: () => true, onSome: isEmail })
  ),
  logLevel: Config.literal(
    "debug",
    "info",
    "warning",
    "error",
    "none"
  )("LOG_LEVEL").pipe(Config.withDefault("info" as const)),
  logFormat: Config.literal("text", "json")("LOG_FORMAT").pipe(Config.withDefault("text" as const)),
  otlpEndpoint: webAddress("OTEL_EXPORTER_OTLP_ENDPOINT"),
  /** Who sends it as a bearer token may read `/metrics`; without one only this machine may. */
  metricsToken: optionalSecret("METRICS_TOKEN")
})

type Raw = Config.Config.Success<typeof all>

/** What Stripe is asked with. */
export interface StripeKeys {
  readonly secretKey: Redacted.Redacted
  /** Its messages are signed with it. */
  readonly webhookSecret: Redacted.Redacted
  /** Origin without trailing slash; Stripe's own where it is none. */
  readonly apiBase: Option.Option<string>
}
/** Who takes the money; `off` is nobody, and the site only quotes. */
export type PaymentsConfig =
  | { readonly provider: "stripe"; readonly keys: StripeKeys }
  | { readonly provider: "test" }
  | { readonly provider: "off" }

/** Who rates the domains of listings; `off` is nobody, and what was measured before stays. */
export type DomainRatingsConfig =
  | { readonly provider: "ahrefs" | "openpagerank"; readonly key: Redacted.Redacted }
  | { readonly provider: "off" }

/** What several variables say together, as one value. */
type Joined =
  | "publicUrl"
  | "modelCalls"
  | "payments"
  | "stripeSecretKey"
  | "stripeWebhookSecret"
  | "stripeApiBase"
  | "domainRatings"
  | "ahrefsApiKey"
  | "openPageRankApiKey"

/** The configuration with its derived values in place. */
export interface AppConfig extends Omit<Raw, Joined> {
  /** Origin without trailing slash. */
  readonly publicUrl: string
  readonly modelCalls: number
  readonly payments: PaymentsConfig
  readonly domainRatings: DomainRatingsConfig
}

export class AppConfigTag extends Context.Tag("launchbook/Config")<AppConfigTag, AppConfig>() {}

/** A variable that is set to nothing is not set. */
const given = (environment: Readonly<Record<string, string | undefined>>) =>
  ConfigProvider.fromMap(
    new Map(
      Object.entries(environment).flatMap(
        ([name, value]): ReadonlyArray<readonly [string, string]> =>
          value === undefined || value.trim() === "" ? [] : [[name, value.trim()]]
      )
    )
  )

/** An address that leads nowhere but to this machine. */
export const isThisMachine = (publicUrl: string) => {
  const { hostname } = new URL(publicUrl)
  return (
    hostname === "localhost" || hostname.endsWith(".localhost") || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ""))
  )
}

/** Test mode gives away what is sold, so nobody gets it by leaving something out on a public address. */
const paymentsOf = (raw: Raw, publicUrl: string): Either.Either<PaymentsConfig, ConfigError.ConfigError> => {
  const { payments: asked, stripeSecretKey, stripeWebhookSecret, stripeApiBase } = raw
  if (asked === "test" || asked === "off") return Either.right({ provider: asked })
  if (asked === "auto" && Option.isNone(stripeSecretKey))
    return Either.right({ provider: isThisMachine(publicUrl) ? "test" : "off" })
  if (Option.isNone(stripeSecretKey))
    return Either.left(
      ConfigError.MissingData(["STRIPE_SECRET_KEY"], "STRIPE_SECRET_KEY must be set with PAYMENTS=stripe")
    )
  if (Option.isNone(stripeWebhookSecret))
    return Either.left(
      ConfigError.MissingData(
        ["STRIPE_WEBHOOK_SECRET"],
        "STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY: without it no payment is ever heard of"
      )
    )
  return Either.right({
    provider: "stripe",
    keys: { secretKey: stripeSecretKey.value, webhookSecret: stripeWebhookSecret.value, apiBase: stripeApiBase }
  })
}

/** The embedded database is one connection inside this process: nothing stands before it, and nothing follows it. */
const databaseOf = ({ databaseUrl, databaseDirectUrl, databaseReadUrl }: Raw) => {
  if (Option.isSome(databaseUrl)) return Either.void
  const name = Option.isSome(databaseDirectUrl)
    ? "DATABASE_DIRECT_URL"
    : Option.isSome(databaseReadUrl)
      ? "DATABASE_READ_URL"
      : undefined
  return name === undefined
    ? Either.void
    : Either.left(ConfigError.InvalidData([name], `${name} is for PostgreSQL: set DATABASE_URL too, or leave both out`))
}

const domainRatingsOf = (raw: Raw): Either.Either<DomainRatingsConfig, ConfigError.ConfigError> => {
  const { domainRatings: provider, ahrefsApiKey, openPageRankApiKey } = raw
  if (provider === "off") return Either.right({ provider })
  const [name, key] =
    provider === "ahrefs"
      ? (["AHREFS_API_KEY", ahrefsApiKey] as const)
      : (["OPEN_PAGERANK_API_KEY", openPageRankApiKey] as const)
  return Option.isSome(key)
    ? Either.right({ provider, key: key.value })
    : Either.left(ConfigError.MissingData([name], `${name} must be set with DOMAIN_RATINGS=${provider}`))
}

export const load = (
  environment: Readonly<Record<string, string | undefined>>
): Effect.Effect<AppConfig, ConfigError.ConfigError> =>
  Effect.flatMap(Effect.withConfigProvider(all, given(environment)), (raw) => {
    const {
      stripeSecretKey,
      stripeWebhookSecret,
      stripeApiBase,
      domainRatings: _,
      ahrefsApiKey,
      openPageRankApiKey,
      ...rest
    } = raw
    const publicUrl = Option.getOrElse(raw.publicUrl, () => `http://localhost:${raw.port}`)
    return Either.gen(function* () {
      yield* databaseOf(raw)
      const payments = yield* paymentsOf(raw, publicUrl)
      const modelCalls = Option.getOrElse(raw.modelCalls, () => raw.workers)
      return { ...rest, publicUrl, modelCalls, payments, domainRatings: yield* domainRatingsOf(raw) }
    })
  })

export const layer = Layer.effect(
  AppConfigTag,
  Effect.suspend(() => load(process.env))
)

/** What to print when the configuration is wrong: the variable and what it must be. Undefined for other errors. */
export const explain = (error: unknown): string | undefined =>
  ConfigError.isConfigError(error) ? messageOf(error) : undefined

const messageOf = (error: ConfigError.ConfigError): string => {
  switch (error._op) {
    case "And":
    case "Or":
      return `${messageOf(error.left)}; ${messageOf(error.right)}`
    default: {
      const name = error.path.join(".")
      return error.message.startsWith(name) ? error.message : `${name}: ${error.message}`
    }
  }
}
