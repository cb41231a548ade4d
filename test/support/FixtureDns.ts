/** The TXT records of a closed world; no name has an address, since nothing there is dialled. */
import { Effect, Layer } from "effect"
import { Dns, DnsFailure } from "../../src/services/outside/Dns.ts"

/**
 * Name to the texts of its records; null is a name server that does not answer. What is not listed has none. Names are
 * looked at when they are asked, so a test may change them as it goes.
 */
export type FixtureTexts = Record<string, ReadonlyArray<string> | null>

export const fixtureDns = (texts: FixtureTexts): Layer.Layer<Dns> =>
  Layer.succeed(Dns, {
    resolve: (host) => new DnsFailure({ reason: "not_found", host, message: `${host} does not exist in the DNS.` }),
    txt: (host) =>
      Effect.suspend(() => {
        const found = Object.hasOwn(texts, host) ? texts[host] : []
        return found === null
          ? new DnsFailure({ reason: "timeout", host, message: `The name servers of ${host} did not answer in time.` })
          : Effect.succeed(found ?? [])
      })
  })
