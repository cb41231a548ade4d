/**
 * Stripe asked by its own package: every call ends within the deadline and is given up then, an answer is only believed
 * as far as it has the shape that is asked for, and what went wrong is one sentence that repeats nothing of the key.
 */
import { Duration, Effect, Option, Redacted, Schema } from "effect"
import Stripe from "stripe"
import type { StripeKeys } from "../../../Config.ts"
import { boundedFetch } from "../bounded/BoundedFetch.ts"
import { PaymentFailure } from "./PaymentShapes.ts"

/** For a call with all that is tried again of it. */
export const stripeDeadline = Duration.seconds(15)
/** For one try: a silent connection leaves time for another. */
const attemptMillis = 7000
const retries = 2

export type StripeClient = InstanceType<typeof Stripe>

const hostOf = (base: string) => {
  const { hostname, port, protocol } = new URL(base)
  const isPlain = protocol === "http:"
  return {
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ("http" as const) : ("https" as const)
  }
}

/** A `fetch` whose connections end with `signal`, too. */
const endingWith = (signal: AbortSignal): typeof fetch =>
  Object.assign(
    (url: string | URL | Request, init: RequestInit = {}) =>
      boundedFetch(url, { ...init, signal: AbortSignal.any(init.signal ? [init.signal, signal] : [signal]) }),
    { preconnect: () => {} }
  )

/** A client for one call. */
const clientFor =
  ({ secretKey, apiBase }: StripeKeys) =>
  (signal: AbortSignal): StripeClient =>
    new Stripe(Redacted.value(secretKey), {
      apiVersion: Stripe.API_VERSION,
      maxNetworkRetries: retries,
      timeout: attemptMillis,
      // What the package would send of the calls before.
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient(endingWith(signal)),
      ...Option.match(apiBase, { onNone: () => ({}), onSome: hostOf })
    })

const failure = (message: string, retry: boolean) => new PaymentFailure({ message, retry })
const unclear = () => failure("The payment provider sent an answer that makes no sense. Try again.", true)

const isConflict = (error: unknown) => error instanceof Stripe.errors.StripeError && error.statusCode === 409

/** What Stripe says of an error may repeat what it was sent, so it is told in our words. */
const failureOf = (error: unknown): PaymentFailure => {
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError)
    return failure("The payment provider refuses the site's key. The site team has to mend that.", false)
  // 409: the same is being asked for by somebody else at this moment.
  if (error instanceof Stripe.errors.StripeRateLimitError || isConflict(error))
    return failure("The payment provider is busy. Try again in a moment.", true)
  if (error instanceof Stripe.errors.StripeConnectionError)
    return failure("The payment provider could not be reached. Try again in a moment.", true)
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return failure("The payment provider was asked for something else under the same key.", false)
  if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError)
    return failure("The payment provider refused the request.", false)
  if (error instanceof Stripe.errors.StripeError)
    return failure("The payment provider has a fault. Try again in a moment.", true)
  return unclear()
}

/** What helps to find the call in Stripe's own log, and is no secret. */
const factsOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeError
    ? { type: error.type, status: error.statusCode, code: error.code, param: error.param, request: error.requestId }
    : { type: error instanceof Error ? error.name : typeof error }

export interface StripeCall<A, I> {
  /** For the span and the log. */
  readonly name: string
  readonly ask: (stripe: StripeClient) => Promise<unknown>
  /** What is read of the answer. */
  readonly answer: Schema.Schema<A, I>
}

export const stripeCalls = (keys: StripeKeys) => {
  const client = clientFor(keys)
  return <A, I>({ name, ask, answer }: StripeCall<A, I>): Effect.Effect<A, PaymentFailure> =>
    Effect.tryPromise({ try: (signal) => ask(client(signal)), catch: (error) => error }).pipe(
      Effect.tapError((error) =>
        Effect.logWarning("the payment provider did not do it", { call: name, ...factsOf(error) })
      ),
      Effect.mapError(failureOf),
      Effect.flatMap((given) => Effect.mapError(Schema.decodeUnknown(answer)(given), unclear)),
      Effect.timeoutFail({
        duration: stripeDeadline,
        onTimeout: () =>
          failure(
            `The payment provider gave no answer within ${Duration.toSeconds(stripeDeadline)} s. Try again.`,
            true
          )
      }),
      Effect.withSpan(`stripe.${name}`)
    )
}
