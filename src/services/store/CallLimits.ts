/** Which rate limits a call draws on, and how big they are right now. */
import { Effect } from "effect"
import { type Failure, RateLimited } from "../../domain/Failure.ts"
import type { Any, Bucket } from "../../domain/Operation.ts"
import type { Caller } from "../../domain/Principal.ts"
import type { SettingKey } from "../../domain/Setting.ts"
import type { Limit, LimitState } from "./RateLimits.ts"
import { Settings } from "./Settings.ts"

const minute = 60
/** Limits of each kind that are kept at hand, by address or user. */
const mostAtHand = 10_000
const hour = 3600
const day = 86_400

/** The limits of a signed-in user by the one name each has, in headers, refusals and the account; `window` in seconds. */
const userLimits = {
  read: { setting: "rate_limit.read_per_minute", window: minute },
  write: { setting: "rate_limit.write_per_minute", window: minute },
  submit_hour: { setting: "rate_limit.submit_per_hour", window: hour },
  submit_day: { setting: "rate_limit.submit_per_day", window: day },
  regenerate_hour: { setting: "rate_limit.regenerate_per_hour", window: hour },
  checkout_hour: { setting: "rate_limit.checkout_per_hour", window: hour },
  verify_claim_hour: { setting: "rate_limit.verify_claim_per_hour", window: hour }
} as const satisfies Record<string, { setting: SettingKey; window: number }>
type UserLimit = keyof typeof userLimits

/** The limits of each budget, always drawn on in this order. */
const budgetLimits: Record<Bucket, ReadonlyArray<UserLimit>> = {
  submit: ["submit_hour", "submit_day"],
  regenerate: ["regenerate_hour"],
  checkout: ["checkout_hour"],
  verify_claim: ["verify_claim_hour"]
}
/** Counted for each thing they are drawn on, not for all that the user does. */
const perTarget: ReadonlySet<UserLimit> = new Set(["verify_claim_hour"])
const accountLimits = Object.keys(userLimits)
  .filter((name): name is UserLimit => name in userLimits)
  .filter((name) => !perTarget.has(name))

/** On whose account work is done, and what it is done to, where that is known. */
export interface Drawer {
  readonly userId: number
  readonly target: string | null
}

/** What a caller hears of the limit that was met by something that needs `cost` of it. */
export const limitReached = (
  { name, limit, window, remaining, reset }: LimitState,
  cost = 1
): Failure<"rate_limited"> => {
  const size = `${limit} in ${window} seconds`
  const reason =
    remaining === 0
      ? `the limit \`${name}\` is ${size}`
      : `${remaining} of \`${name}\` (${size}) are left, and this needs ${cost}`
  return RateLimited(`Too many requests: ${reason}. Try again in ${reset} seconds.`, {
    retry: { after: reset, limit, window }
  })
}

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

    const ofUser = ({ userId, target }: Drawer, name: UserLimit): Effect.Effect<Limit> => {
      const { setting, window } = userLimits[name]
      const subject = perTarget.has(name) ? `user:${userId}:${target}` : `user:${userId}`
      return Effect.map(settings.get(setting), (limit) => ({ name, subject, limit, window }))
    }

    /** What work draws on that begins; of what is counted for each thing nothing while that is not known. */
    const ofBudget = (bucket: Bucket, drawer: Drawer): Effect.Effect<ReadonlyArray<Limit>> =>
      Effect.forEach(
        budgetLimits[bucket].filter((name) => drawer.target !== null || !perTarget.has(name)),
        (name) => ofUser(drawer, name)
      )

    /** All that are the user's own. */
    const ofAccount = (userId: number): Effect.Effect<ReadonlyArray<Limit>> =>
      Effect.forEach(accountLimits, (name) => ofUser({ userId, target: null }, name))

    /**
     * Limits that every call draws on, made once for each who calls and kept as long as the setting stands: whoever is
     * busy asks thousands of times a second, and what is known of a limit is kept by the object it is (`RateLimits`).
     */
    const atHand = <K>(setting: SettingKey & `rate_limit.${string}`, make: (by: K, limit: number) => Limit) => {
      const made = new Map<K, Limit>()
      const of = (by: K, limit: number): Limit => {
        const known = made.get(by)
        if (known?.limit === limit) return known
        if (made.size >= mostAtHand) made.clear()
        const next = make(by, limit)
        made.set(by, next)
        return next
      }
      /** Without waiting, while the settings are at hand. */
      const now = (by: K): Limit | undefined => {
        const limit = settings.peek(setting)
        return limit === undefined ? undefined : of(by, limit)
      }
      return { now, get: (by: K) => Effect.map(settings.get(setting), (limit) => of(by, limit)) }
    }
    const ofUserAtHand = (name: "read" | "write") => {
      const { setting, window } = userLimits[name]
      return atHand(setting, (userId: number, limit) => ({ name, subject: `user:${userId}`, limit, window }))
    }
    const reads = ofUserAtHand("read")
    const writes = ofUserAtHand("write")
    const ofAddress = atHand("rate_limit.anonymous_per_minute", (address: string, limit) => ({
      name: "anonymous",
      subject: networkOf(address),
      limit,
      window: minute
    }))

    /** What every call draws on as it comes. */
    const general = (
      { readOnly }: Pick<Any, "readOnly">,
      caller: Pick<Caller, "userId"> | null,
      address: string
    ): Effect.Effect<Limit> =>
      caller === null ? ofAddress.get(address) : (readOnly ? reads : writes).get(caller.userId)

    /** The same without waiting; undefined while the settings are not at hand. Where they call from is asked only of who is nobody. */
    const generalNow = (
      { readOnly }: Pick<Any, "readOnly">,
      caller: Pick<Caller, "userId"> | null,
      address: () => string
    ): Limit | undefined =>
      caller === null ? ofAddress.now(address()) : (readOnly ? reads : writes).now(caller.userId)

    /** What somebody without a credential draws on, from one address. */
    const { get: anonymous, now: anonymousNow } = ofAddress

    return { general, generalNow, ofBudget, ofAccount, anonymous, anonymousNow } as const
  })
}) {}
