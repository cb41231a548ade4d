/** Which rate limits a call draws on, and how big they are right now. */
import { Effect } from "effect"
import type { Any, Bucket } from "../../domain/Operation.ts"
import type { Caller } from "../../domain/Principal.ts"
import type { SettingKey } from "../../domain/Setting.ts"
import type { Limit } from "./RateLimits.ts"
import { Settings } from "./Settings.ts"

const minute = 60
/** Addresses whose limit is kept at hand. */
const mostAddresses = 10_000
const hour = 3600
const day = 86_400

/** The limits of a signed-in user: as the account names them, the name they are counted under, size and seconds. */
export const userLimits = {
  read: { name: "read", setting: "rate_limit.read_per_minute", window: minute },
  write: { name: "write", setting: "rate_limit.write_per_minute", window: minute },
  submit_per_hour: { name: "submit_hour", setting: "rate_limit.submit_per_hour", window: hour },
  submit_per_day: { name: "submit_day", setting: "rate_limit.submit_per_day", window: day },
  regenerate_per_hour: { name: "regenerate_hour", setting: "rate_limit.regenerate_per_hour", window: hour },
  checkout_per_hour: { name: "checkout_hour", setting: "rate_limit.checkout_per_hour", window: hour }
} as const satisfies Record<string, { name: string; setting: SettingKey; window: number }>
export type UserLimit = keyof typeof userLimits

/** Which of them an operation draws on besides its first, by its bucket. */
const bucketLimits: Record<Bucket, ReadonlyArray<UserLimit>> = {
  submit: ["submit_per_hour", "submit_per_day"],
  checkout: ["checkout_per_hour"],
  // Counted by the use case itself: for each field that is redrafted, for each claim that is checked.
  regenerate: [],
  verify_claim: []
}

const subjectOf = (userId: number) => `user:${userId}`

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

export class CallLimits extends Effect.Service<CallLimits>()("launchbook/Limits", {
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

    /** One limit of a user, as big as it is right now. */
    const ofUser = (userId: number, which: UserLimit): Effect.Effect<Limit> => {
      const { name, setting, window } = userLimits[which]
      return Effect.map(settings.get(setting), (limit) => ({ name, subject: subjectOf(userId), limit, window }))
    }

    /** The limits of one call; the first is the one its answer reports. */
    const of = (operation: Any, caller: Caller | null, address: string): Effect.Effect<ReadonlyArray<Limit>> => {
      if (caller === null) return Effect.map(anonymous(address), (limit) => [limit])
      const more: ReadonlyArray<UserLimit> = operation.bucket === undefined ? [] : bucketLimits[operation.bucket]
      const general: UserLimit = operation.method === "GET" ? "read" : "write"
      return Effect.forEach([general, ...more], (which) => ofUser(caller.userId, which))
    }

    /** CallLimits by address, made once: a busy address asks thousands of times a second. */
    const made = new Map<string, Limit>()

    /** The same without waiting, while the settings are at hand. */
    const anonymousNow = (address: string): Limit | undefined => {
      const limit = settings.peek("rate_limit.anonymous_per_minute")
      if (limit === undefined) return undefined
      const known = made.get(address)
      if (known?.limit === limit) return known
      if (made.size >= mostAddresses) made.clear()
      const next: Limit = { name: "anonymous", subject: networkOf(address), limit, window: minute }
      made.set(address, next)
      return next
    }

    return { of, ofUser, anonymous, anonymousNow } as const
  })
}) {}
