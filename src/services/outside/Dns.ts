/**
 * Asks name servers directly. Never getaddrinfo: that one reads /etc/hosts and search domains, so a name
 * from outside could mean a machine on the inside.
 */
import { Resolver } from "node:dns"
import { Context, Data, Duration, Effect, Layer } from "effect"

export interface DnsAddress {
  readonly address: string
  readonly family: 4 | 6
}

/** `not_found`: the name does not exist or has no such record. `timeout`, `failed`: nobody could say. */
export class DnsFailure extends Data.TaggedError("DnsFailure")<{
  readonly reason: "not_found" | "timeout" | "failed"
  readonly host: string
  readonly message: string
}> {}

/** Name servers of which each is asked for itself. */
const mostServers = 6
/** For one question, all name servers and repetitions together. */
const deadline = Duration.seconds(5)

export class Dns extends Context.Tag("launchbook/Dns")<
  Dns,
  {
    /** Every A and AAAA record of the name, at least one. */
    readonly resolve: (host: string) => Effect.Effect<ReadonlyArray<DnsAddress>, DnsFailure>
    /**
     * The text of every TXT record that any of the name servers has, each of which is asked: one may still remember that
     * there was none. A name without one has an empty list; it is a failure where none of them could say. A text
     * over 255 bytes is stored in parts, which Node joins and Bun 1.4 hands over one by one.
     */
    readonly txt: (host: string) => Effect.Effect<ReadonlyArray<string>, DnsFailure>
  }
>() {
  /** `servers` are `address` or `address:port`; empty means the machine's own (`/etc/resolv.conf`). */
  static readonly layer = (options: { readonly servers: ReadonlyArray<string> }) => Layer.sync(Dns, () => make(options))
}

type Reply<A> = (error: NodeJS.ErrnoException | null, records: A) => void

const make = ({ servers }: { readonly servers: ReadonlyArray<string> }): Context.Tag.Service<typeof Dns> => {
  // One resolver a question: `cancel` ends everything a resolver has under way.
  const ask = <A>(host: string, question: (resolver: Resolver, reply: Reply<A>) => void, from = servers) =>
    Effect.async<A, DnsFailure>((resume) => {
      const resolver = new Resolver()
      if (from.length > 0) resolver.setServers([...from])
      question(resolver, (error, records) =>
        resume(error === null ? Effect.succeed(records) : Effect.fail(failureOf(host, error.code)))
      )
      return Effect.sync(() => resolver.cancel())
    }).pipe(Effect.timeoutFail({ duration: deadline, onTimeout: () => failureOf(host, "ETIMEOUT") }))

  return {
    resolve: (host) =>
      Effect.gen(function* () {
        const asked = [
          ask<Array<string>>(host, (resolver, reply) => resolver.resolve4(host, reply)),
          ask<Array<string>>(host, (resolver, reply) => resolver.resolve6(host, reply))
        ]
        const [failures, answers] = yield* Effect.partition(asked, (one) => one, { concurrency: "unbounded" })
        const addresses = answers
          .flat()
          .map((address): DnsAddress => ({ address, family: address.includes(":") ? 6 : 4 }))
        if (addresses.length > 0) return addresses
        // A server that could not answer weighs more than one that has no record of the other family.
        return yield* failures.find((failure) => failure.reason !== "not_found") ??
          failures[0] ??
          failureOf(host, "ENODATA")
      }),
    txt: (host) =>
      Effect.gen(function* () {
        const names = [...new Set(servers.length > 0 ? servers : new Resolver().getServers())].slice(0, mostServers)
        const asked = (names.length === 0 ? [[]] : names.map((name) => [name])).map((server) =>
          ask<Array<Array<string>>>(host, (resolver, reply) => resolver.resolveTxt(host, reply), server).pipe(
            Effect.map((records) => records.map((strings) => strings.join(""))),
            Effect.catchIf(
              (failure) => failure.reason === "not_found",
              () => Effect.succeed([])
            )
          )
        )
        const [failures, answers] = yield* Effect.partition(asked, (one) => one, { concurrency: "unbounded" })
        if (answers.length === 0) return yield* failures[0] ?? failureOf(host, undefined)
        // Parts of one text may be equal, so whole answers are compared; their order says nothing.
        return [...new Map(answers.map((texts) => [JSON.stringify(texts.toSorted()), texts])).values()].flat()
      })
  }
}

const failureOf = (host: string, code: string | undefined): DnsFailure => {
  switch (code) {
    case "ENOTFOUND":
    case "ENODATA":
      return new DnsFailure({ reason: "not_found", host, message: `${host} does not exist in the DNS.` })
    case "ETIMEOUT":
      return new DnsFailure({ reason: "timeout", host, message: `The name servers of ${host} did not answer in time.` })
    default:
      return new DnsFailure({ reason: "failed", host, message: `The name servers of ${host} answered with an error.` })
  }
}
