/** Stripe's messages on their way to us: signed as Stripe signs, and as those would who are not Stripe. */
import { createHmac } from "node:crypto"
import type { FakeStripe, StripeEvent } from "./FakeStripe.ts"

/**
 * How a message comes. `rotated`: the secret is being changed, so there are two signatures. `reserialised`: the right
 * signature over the same JSON in other bytes. `altered`: another sum in it.
 */
export type Posting =
  | "signed"
  | "rotated"
  | "old"
  | "almost-old"
  | "future"
  | "almost-future"
  | "wrong-secret"
  | "reserialised"
  | "altered"
  | "forged"
  | "only-v0"
  | "unsigned"

export const hmac = (secret: string, at: number, body: string) =>
  createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")

export interface Envelope {
  readonly body: string
  readonly signature: string | null
}

/** A message in its envelope, at the time of the fake's clock. */
export const enveloped = (stripe: FakeStripe, event: StripeEvent, posting: Posting = "signed"): Envelope => {
  // As Stripe prints them.
  const body = JSON.stringify(event, null, 2)
  const signed = (at: number, ...secrets: ReadonlyArray<string>) =>
    [`t=${at}`, ...secrets.map((secret) => `v1=${hmac(secret, at, body)}`)].join(",")
  const now = stripe.seconds()
  const { webhookSecret } = stripe
  switch (posting) {
    case "signed":
      return { body, signature: signed(now, webhookSecret) }
    case "rotated":
      return { body, signature: signed(now, "whsec_the_next_one", webhookSecret) }
    case "old":
      return { body, signature: signed(now - 301, webhookSecret) }
    case "almost-old":
      return { body, signature: signed(now - 290, webhookSecret) }
    case "future":
      return { body, signature: signed(now + 400, webhookSecret) }
    case "almost-future":
      return { body, signature: signed(now + 290, webhookSecret) }
    case "wrong-secret":
      return { body, signature: signed(now, "whsec_of_somebody_else") }
    case "reserialised":
      return { body: JSON.stringify(JSON.parse(body)), signature: signed(now, webhookSecret) }
    case "altered":
      return { body: body.replace(/"amount(_total)?": \d+/, '"amount$1": 1'), signature: signed(now, webhookSecret) }
    case "forged":
      return { body, signature: `t=${now},v1=${"0".repeat(64)}` }
    case "only-v0":
      return { body, signature: `t=${now},v0=${hmac(webhookSecret, now, body)}` }
    case "unsigned":
      return { body, signature: null }
  }
}

/** Whoever opens the envelopes: the application's handler, mostly. */
export type Receiver = (request: Request) => Promise<Response>

export const webhookRequest = (origin: string, { body, signature }: Envelope, more: Record<string, string> = {}) =>
  new Request(`${origin}/webhooks/stripe`, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      ...(signature === null ? {} : { "stripe-signature": signature }),
      ...more
    },
    body
  })

/** A row of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export const dice = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The same in another order. */
export const shuffled = <A>(all: ReadonlyArray<A>, random: () => number): ReadonlyArray<A> => {
  const rest = [...all]
  const out: Array<A> = []
  while (rest.length > 0) out.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return out
}

/**
 * A post office between the two. Messages leave in the order they were told, or as `deliver` is told to mix them; what
 * is not taken (anything but 2xx) is kept and comes again with the next delivery, as Stripe does for three days.
 */
export const postOffice = (stripe: FakeStripe, receiver: Receiver, origin: string) => {
  let taken = 0
  let waiting: Array<StripeEvent> = []
  const statuses: Array<{ readonly event: StripeEvent; readonly status: number }> = []

  const post = async (event: StripeEvent, posting: Posting = "signed"): Promise<Response> =>
    receiver(webhookRequest(origin, enveloped(stripe, event, posting)))

  /**
   * Everything that was told since. `times`: each so often. `random`: in any order. `hold`: how likely it is that one is
   * left for the next delivery. `atOnce`: how many are under way together.
   */
  const deliver = async (
    how: {
      readonly times?: number
      readonly random?: () => number
      readonly hold?: number
      readonly atOnce?: number
    } = {}
  ) => {
    const due = [...waiting, ...stripe.events.slice(taken)]
    taken = stripe.events.length
    const random = how.random
    const held = due.filter(() => random !== undefined && random() < (how.hold ?? 0))
    waiting = held
    const copies = due
      .filter((event) => !held.includes(event))
      .flatMap((event) => Array.from({ length: how.times ?? 1 }, () => event))
    const queue = [...(random === undefined ? copies : shuffled(copies, random))]
    const refused = new Set<StripeEvent>()
    const work = async () => {
      for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
        const { status } = await post(event)
        statuses.push({ event, status })
        if (status < 200 || status > 299) refused.add(event)
      }
    }
    await Promise.all(Array.from({ length: how.atOnce ?? 1 }, work))
    waiting = [...waiting, ...refused]
    return { sent: copies.length, waiting: waiting.length }
  }

  return { post, deliver, statuses, waiting: () => waiting.length }
}
export type PostOffice = ReturnType<typeof postOffice>
