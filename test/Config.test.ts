/** The environment: what it may say, and the one line that says what is wrong with it. */
import { describe, expect, test } from "bun:test"
import { Effect, Either, Option, Redacted } from "effect"
import * as Config from "../src/Config.ts"

const loaded = (environment: Record<string, string>) => Effect.runSync(Effect.either(Config.load(environment)))
const right = (environment: Record<string, string>) => Either.getOrThrow(loaded(environment))
const refusal = (environment: Record<string, string>) => {
  const either = loaded(environment)
  return Either.isLeft(either) ? Config.explain(either.left) : undefined
}

test("nothing set is a working configuration", () => {
  expect(right({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    databaseUrl: Option.none(),
    dataDir: "./data",
    role: "all",
    trustProxy: 0
  })
})
test("a variable that is set to nothing is not set", () => {
  const blank = { PORT: "", HOST: " ", PUBLIC_URL: "", DATABASE_URL: "", DATA_DIR: "", ROLE: "", DNS_SERVERS: "" }
  expect(right(blank)).toEqual(right({}))
})
test("addresses are taken without their trailing slash, secrets are not printed", () => {
  const config = right({
    PUBLIC_URL: "https://directory.example/",
    OPENAI_BASE_URL: "http://127.0.0.1:9/v1/",
    DATABASE_URL: "postgres://me:secret@db.example/launchbook",
    DNS_SERVERS: "9.9.9.9, [2620:fe::fe]:53,2620:fe::9"
  })
  expect(config.publicUrl).toBe("https://directory.example")
  expect(config.openaiBaseUrl).toEqual(Option.some("http://127.0.0.1:9/v1"))
  expect(config.dnsServers).toEqual(["9.9.9.9", "[2620:fe::fe]:53", "2620:fe::9"])
  expect(Option.map(config.databaseUrl, Redacted.value)).toEqual(
    Option.some("postgres://me:secret@db.example/launchbook")
  )
  expect(JSON.stringify(config)).not.toContain("secret")
})

describe("a bad value is one line that names its variable", () => {
  test.each([
    ["PORT", "abc"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PUBLIC_URL", "directory.example"],
    ["PUBLIC_URL", "https://directory.example/launchbook"],
    ["DATABASE_URL", "mysql://me:secret@db.example/launchbook"],
    ["DATABASE_DIRECT_URL", "me:secret@db.example"],
    ["DATABASE_READ_URL", "mysql://me:secret@db.example/launchbook"],
    ["DATABASE_DIRECT_URL", "postgres://me:secret@db.example/launchbook"],
    ["DATABASE_READ_URL", "postgres://me:secret@db.example/launchbook"],
    ["DATABASE_POOL", "1"],
    ["ROLE", "both"],
    ["WORKERS", "0"],
    ["MODEL_CALLS", "0"],
    ["SMTP_URL", "mail.example:secret"],
    ["MAIL_FROM", "Launchbook"],
    ["MAIL_FROM", "Launchbook <launchbook>"],
    ["DNS_SERVERS", "dns.example"],
    ["DNS_SERVERS", "9.9.9.9:99999"],
    ["TRUST_PROXY", "-1"],
    ["ADMIN_EMAIL", "me"],
    ["PAYMENTS", "maybe"],
    ["STRIPE_API_BASE", "localhost:12111"],
    ["LOG_LEVEL", "loud"],
    ["LOG_FORMAT", "xml"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318"]
  ])("%s=%s", (name, value) => {
    const said = refusal({ [name]: value })
    expect(said).toStartWith(name)
    expect(said).not.toContain("\n")
    expect(said).not.toContain("secret")
  })
  test("a pooler or a replica of the embedded database", () => {
    for (const name of ["DATABASE_DIRECT_URL", "DATABASE_READ_URL"]) {
      const beside = { [name]: "postgres://me:secret@db.example/launchbook" }
      expect(refusal(beside)).toBe(`${name} is for PostgreSQL: set DATABASE_URL too, or leave both out`)
      expect(refusal({ ...beside, DATABASE_URL: "postgres://me@pool.example/launchbook" })).toBeUndefined()
    }
  })
  test("several are told together", () => {
    expect(refusal({ PORT: "x", WORKERS: "0" })).toMatch(/^PORT.*; WORKERS/)
  })
})

describe("who takes the money", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_secret_1", STRIPE_WEBHOOK_SECRET: "whsec_secret_2" }
  const publicly = { PUBLIC_URL: "https://directory.example" }
  const provider = (environment: Record<string, string>) => right(environment).payments.provider

  const chosen: Array<[environment: Record<string, string>, provider: Config.PaymentsConfig["provider"]]> = [
    [{}, "test"],
    [{ PUBLIC_URL: "http://127.0.0.1:8080" }, "test"],
    [{ PUBLIC_URL: "http://[::1]:3000" }, "test"],
    [{ PUBLIC_URL: "http://launchbook.localhost" }, "test"],
    // Test mode gives away what is sold: nobody gets it by leaving something out.
    [publicly, "off"],
    [{ PUBLIC_URL: "http://localhost.example" }, "off"],
    [{ PUBLIC_URL: "http://192.168.1.5" }, "off"],
    [{ ...publicly, PAYMENTS: "test" }, "test"],
    [{ ...publicly, ...keys }, "stripe"],
    [keys, "stripe"],
    [{ ...keys, PAYMENTS: "stripe" }, "stripe"],
    [{ ...keys, PAYMENTS: "test" }, "test"],
    [{ ...keys, PAYMENTS: "off" }, "off"]
  ]
  test.each(chosen)("%j: %s", (environment, expected) => {
    expect(provider(environment)).toBe(expected)
  })
  const incomplete: Array<[environment: Record<string, string>, missing: string]> = [
    [{ PAYMENTS: "stripe" }, "STRIPE_SECRET_KEY"],
    [{ PAYMENTS: "stripe", STRIPE_WEBHOOK_SECRET: keys.STRIPE_WEBHOOK_SECRET }, "STRIPE_SECRET_KEY"],
    [{ STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY }, "STRIPE_WEBHOOK_SECRET"]
  ]
  test.each(incomplete)("%j stops the start with one line about %s", (environment, name) => {
    const said = refusal(environment)
    expect(said).toStartWith(`${name} must be set with`)
    expect(said).not.toContain("\n")
    expect(said).not.toContain("secret_")
  })
  test("the keys are not printed", () => {
    const { payments } = right({ ...keys, STRIPE_API_BASE: "http://127.0.0.1:12111/" })
    expect(payments).toMatchObject({ keys: { apiBase: Option.some("http://127.0.0.1:12111") } })
    expect(`${JSON.stringify(payments)} ${Bun.inspect(payments)}`).not.toContain("secret_")
  })
})

describe("who rates domains", () => {
  test("nobody, unless somebody is named with a key, which is not printed", () => {
    expect(right({ AHREFS_API_KEY: "canary" }).domainRatings).toEqual({ provider: "off" })
    for (const [provider, name] of [
      ["ahrefs", "AHREFS_API_KEY"],
      ["openpagerank", "OPEN_PAGERANK_API_KEY"]
    ] as const) {
      const { domainRatings } = right({ DOMAIN_RATINGS: provider, [name]: "canary" })
      expect(domainRatings).toMatchObject({ provider })
      expect(`${JSON.stringify(domainRatings)} ${Bun.inspect(domainRatings)}`).not.toContain("canary")
      expect(refusal({ DOMAIN_RATINGS: provider })).toBe(`${name} must be set with DOMAIN_RATINGS=${provider}`)
    }
    expect(refusal({ DOMAIN_RATINGS: "moz" })).toStartWith("DOMAIN_RATINGS")
  })
})

test(".env.example names every variable that is read, and no other", async () => {
  const root = new URL("../", import.meta.url)
  const read = (await Bun.file(new URL("src/Config.ts", root)).text()).match(/(?<=\(")[A-Z][A-Z_]+(?=")/g) ?? []
  const named = (await Bun.file(new URL(".env.example", root)).text()).match(/^(?:# )?[A-Z][A-Z_]+(?==)/gm) ?? []
  expect(named.map((name) => name.replace("# ", "")).toSorted()).toEqual([...new Set(read)].toSorted())
})
