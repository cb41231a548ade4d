/**
 * Many buyers at once, of everything, whose every request may meet a process that is gone: each asks again until it is
 * answered, as browsers and agents do. What they do follows from a seed.
 */
import { germanConsumer } from "./Buying.ts"
import type { FakeStripe } from "./FakeStripe.ts"
import type { dice } from "./StripeMail.ts"

export interface Crowd {
  readonly stripe: FakeStripe
  /** The origin that the site is reached under. */
  readonly origin: string
  /** By any of its processes; fails where that one is gone. */
  readonly send: (request: Request) => Promise<Response>
  readonly key: string
  /** Listings to launch, one an order, and listings that are live. */
  readonly drafts: Array<number>
  readonly live: ReadonlyArray<number>
  /** Weeks with places to be featured in. */
  readonly weeks: ReadonlyArray<string>
  readonly random: ReturnType<typeof dice>
}

/** What became of an order, as its buyer knows. */
export type Bought = "paid" | "refunded" | "at its bank" | "left" | "given up" | "week full"

const countries = ["DE", "FR", "NL", "US", "HU", "LU"]
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString()

/** Asks until somebody answers that it is done, or that it cannot be. */
const insist = async (crowd: Crowd, request: () => Request): Promise<Response> => {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await crowd.send(request()).catch(() => null)
    if (answer !== null && answer.status < 500 && answer.status !== 429) return answer
    await Bun.sleep(100)
  }
  throw new Error(`nobody answers ${request().url}`)
}

const itemsOf = ({ random, drafts, live, weeks }: Crowd): ReadonlyArray<object> => {
  const oneOf = <A>(all: ReadonlyArray<A>) => all[Math.floor(random() * all.length)]
  const gift = () => ({
    product: "billboard_min",
    listing_id: oneOf(live),
    amount_cents: 2500 + Math.floor(random() * 9000)
  })
  const wish = random()
  const draft = wish < 0.3 ? drafts.pop() : undefined
  if (draft !== undefined) {
    const launch = { product: "launch", listing_id: draft, ...(random() < 0.5 ? { week: oneOf(weeks) } : {}) }
    return random() < 0.3 ? [launch, { product: "billboard_min", listing_id: draft, amount_cents: 3333 }] : [launch]
  }
  if (wish < 0.5) return [{ product: "featured", listing_id: oneOf(live), week: oneOf(weeks) }, gift()]
  if (wish < 0.6) return [{ product: "done_for_you", listing_id: oneOf(live) }]
  return Array.from({ length: 1 + Math.floor(random() * 3) }, gift)
}

/** One order from its first request to the money, or to where its buyer leaves it. */
export const buyOne = async (crowd: Crowd): Promise<Bought> => {
  const { stripe, origin, random } = crowd
  const call = (path: string, init: RequestInit) => () =>
    new Request(`${origin}${path}`, {
      redirect: "manual",
      ...init,
      headers: {
        "x-forwarded-for": `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
        ...init.headers
      }
    })
  const press = (path: string, fields: Readonly<Record<string, string>>) =>
    insist(
      crowd,
      call(path, {
        method: "POST",
        headers: { origin, "content-type": "application/x-www-form-urlencoded" },
        body: form(fields)
      })
    )

  const ordered = await insist(
    crowd,
    call("/api/v1/orders/checkout", {
      method: "POST",
      headers: {
        authorization: `Bearer ${crowd.key}`,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID()
      },
      body: JSON.stringify({ items: itemsOf(crowd) })
    })
  )
  const order = await ordered.json()
  if (ordered.status === 400 && /^(week_full|held_places_reached)$/.test(order.error.code)) return "week full"
  // A place that the listing has in that week already, or another order holds.
  if (ordered.status === 400 && JSON.stringify(order.error.details).includes("week_")) return "week full"
  if (ordered.status !== 201) throw new Error(`create_checkout answers ${ordered.status}: ${JSON.stringify(order)}`)
  const path = new URL(order.checkout_url).pathname

  const country = countries[Math.floor(random() * countries.length)] ?? "DE"
  await press(`${path}/billing`, { ...germanConsumer, country })
  if (random() < 0.05) {
    await press(`${path}/cancel`, {})
    return "given up"
  }
  const away = (await press(`${path}/pay`, {})).headers.get("location")
  const session = [...stripe.sessions.values()].find(({ url }) => url !== null && url === away)
  if (session === undefined) throw new Error(`the button of ${order.number} leads to ${away}`)
  const end = random()
  if (end < 0.05) return "left"
  if (end < 0.1) {
    stripe.payAsync(session.id)
    stripe.arrive(session.id)
    return "paid"
  }
  if (end < 0.13) {
    stripe.payAsync(session.id)
    return "at its bank"
  }
  stripe.pay(session.id)
  // Paid, and given up in the same moment: it is paid.
  if (end > 0.95) await press(`${path}/cancel`, {})
  if (end > 0.9 && end < 0.95) {
    stripe.refundFromDashboard(session.payment_intent)
    return "refunded"
  }
  return "paid"
}

/** Every order there is to be bought, so many at a time; how many ended how. `done` hears of each. */
export const buyMany = async (
  crowd: Crowd,
  count: number,
  atOnce: number,
  done: (so: number) => void = () => {}
): Promise<Readonly<Partial<Record<Bought, number>>>> => {
  const ends: Partial<Record<Bought, number>> = {}
  let begun = 0
  let ended = 0
  const work = async () => {
    while (begun < count) {
      begun++
      const end = await buyOne(crowd)
      ends[end] = (ends[end] ?? 0) + 1
      done(++ended)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return ends
}
