/** Which rate limits a call draws on, and how big they are right now. */
import { Effect } from "effect"
import type { Any } from "../../domain/Operation.ts"
import type { Caller } from "../../domain/Principal.ts"
import type { Limit } from "../RateLimits.ts"
import { Settings } from "../Settings.ts"

const minute = 60
const hour = 3600
const day = 86_400

/** An IPv6 network of 64 bits is one household. */
export const networkOf = (address: string): string => {
  if (!address.includes(":")) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  const [head = "", tail = ""] = address.split("%")[0]?.split("::") ?? []
  const front = head === "" ? [] : head.split(":")
  const back = tail === "" ? [] : tail.split(":")
  const groups = address.includes("::")
    ? [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0"), ...back]
    : front
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":")}::/64`
}

export class Limits extends Effect.Service<Limits>()("launchbook/Limits", {
  effect: Effect.gen(function* () {
    const settings = yield* Settings

    /** What somebody without a credential draws on, from one address. */
    const anonymous = (address: string): Effect.Effect<Limit> =>
      Effect.map(settings.get("rate_limit.anonymous_per_minute"), (limit) => ({
        name: "anonymous",
        subject: networkOf(address),
        limit,
        window: minute
      }))

    /** The limits of one call; the first is the one its answer reports. */
    const of = (operation: Any, caller: Caller | null, address: string): Effect.Effect<ReadonlyArray<Limit>> =>
      Effect.gen(function* () {
        if (caller === null) return [yield* anonymous(address)]
        const setting = yield* settings.all
        const subject = `user:${caller.userId}`
        const reads = operation.method === "GET"
        const general: Limit = {
          name: reads ? "read" : "write",
          subject,
          limit: setting(reads ? "rate_limit.read_per_minute" : "rate_limit.write_per_minute"),
          window: minute
        }
        switch (operation.bucket) {
          case "submit":
            return [
              general,
              { name: "submit_hour", subject, limit: setting("rate_limit.submit_per_hour"), window: hour },
              { name: "submit_day", subject, limit: setting("rate_limit.submit_per_day"), window: day }
            ]
          case "checkout":
            return [
              general,
              { name: "checkout_hour", subject, limit: setting("rate_limit.checkout_per_hour"), window: hour }
            ]
          default:
            return [general]
        }
      })

    /** The same without waiting, while the settings are at hand. */
    const anonymousNow = (address: string): Limit | undefined => {
      const limit = settings.peek("rate_limit.anonymous_per_minute")
      return limit === undefined ? undefined : { name: "anonymous", subject: networkOf(address), limit, window: minute }
    }

    return { of, anonymous, anonymousNow } as const
  })
}) {}
