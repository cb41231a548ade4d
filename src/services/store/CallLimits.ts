/** Which rate limits a call draws on, and how big they are right now. */
import { Effect } from "effect"
import { type Failure, RateLimited } from "../../domain/Failure.ts"
import type { Any, Bucket } from "../../domain/Operation.ts"
import type { Caller } from "../../domain/Principal.ts"
import type { SettingKey } from "../../domain/Setting.ts"
import type { Limit, LimitState } from "./RateLimits.ts"
import { Settings } from "./Settings.ts"

const minute = 60
/** Addresses whose limit is kept at hand. */
const mostAddresses = 10_000
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

    /** What somebody without a credential draws on, from one address. */
    const anonymous = (address: string): Effect.Effect<Limit> =>
      Effect.map(settings.get("rate_limit.anonymous_per_minute"), (limit) => ({
        name: "anonymous",
        subject: networkOf(address),
        limit,
        window: minute
      }))

    const ofUser = ({ userId, target }: Drawer, name: UserLimit): Effect.Effect<Limit> => {
      const { setting, window } = userLimits[name]
      const subject = perTarget.has(name) ? `user:${userId}:${target}` : `user:${userId}`
      return Effect.map(settings.get(setting), (limit) => ({ name, subject, limit, window }))
    }

    /** What every call draws on as it comes. */
    const general = (
      { readOnly }: Pick<Any, "readOnly">,
      caller: Pick<Caller, "userId"> | null,
      address: string
    ): Effect.Effect<Limit> =>
      caller === null
        ? anonymous(address)
        : ofUser({ userId: caller.userId, target: null }, readOnly ? "read" : "write")

    /** What work draws on that begins; of what is counted for each thing nothing while that is not known. */
    const ofBudget = (bucket: Bucket, drawer: Drawer): Effect.Effect<ReadonlyArray<Limit>> =>
      Effect.forEach(
        budgetLimits[bucket].filter((name) => drawer.target !== null || !perTarget.has(name)),
        (name) => ofUser(drawer, name)
      )

    /** All that are the user's own. */
    const ofAccount = (userId: number): Effect.Effect<ReadonlyArray<Limit>> =>
      Effect.forEach(accountLimits, (name) => ofUser({ userId, target: null }, name))

    /** Limits by address, made once: a busy address asks thousands of times a second. */
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

    return { general, ofBudget, ofAccount, anonymous, anonymousNow } as const
  })
}) {}
