/** @jsxImportSource preact */
/**
 * `/account/drafts/{id}/events`: a draft on its way as Server-Sent Events, for whom it belongs to. `progress` carries the
 * live parts of its page and what to say of it, `end` where to go. Whoever finds no seat, or hears nothing, looks at the
 * page again every few seconds instead.
 */
import { HttpRouter, HttpServerResponse } from "@effect/platform"
import { Deferred, Duration, Effect, Layer, Option, Queue, Stream } from "effect"
import { render } from "preact-render-to-string"
import { NotFound, Unavailable } from "../../../../domain/Failure.ts"
import type { DraftProgress, ProgressRow } from "../../../../services/drafts/DraftProgress.ts"
import { route } from "../../../request/Route.ts"
import type { Serving } from "../../serve/Serving.ts"
import { LiveParts } from "./LiveParts.tsx"
import { nowWords } from "./ProgressWords.ts"

const path = "/account/drafts/:id/events"

export interface EventLimits {
  /** Open at once in this process, and of one person. */
  readonly most: number
  readonly mostOfOne: number
  /** A line that says nothing keeps the connection from being taken for dead. */
  readonly heartbeat: Duration.Duration
  /** After this the browser comes again, and is asked anew who it is. */
  readonly longest: Duration.Duration
  /** What happens within it is told at once. */
  readonly gather: Duration.Duration
}
const usual: EventLimits = {
  most: 500,
  mostOfOne: 6,
  heartbeat: Duration.seconds(15),
  longest: Duration.minutes(5),
  gather: Duration.millis(150)
}
/** Milliseconds after which a browser that lost the connection comes again. */
const retry = 2000

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const isDone = ({ status }: ProgressRow) => status === "ready" || status === "failed"

const told = (row: ProgressRow): string => {
  const words = nowWords(row)
  const state = event("progress", { html: render(<LiveParts row={row} />), now: words, percent: row.percent })
  if (!isDone(row)) return state
  const at = `/account/drafts/${row.id}`
  return state + event("end", { status: row.status, to: row.status === "ready" ? at : `${at}/progress` })
}

/** Seats for those who listen, so that no number of open pages takes the process from everybody else. */
const makeSeats = ({ most, mostOfOne }: EventLimits) => {
  const taken = new Map<number, number>()
  let all = 0
  const isFree = (userId: number) => all < most && (taken.get(userId) ?? 0) < mostOfOne
  /** Whether one was free; it is given back with the scope. */
  const take = (userId: number) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        if (!isFree(userId)) return false
        all++
        taken.set(userId, (taken.get(userId) ?? 0) + 1)
        return true
      }),
      (had) =>
        Effect.sync(() => {
          if (!had) return
          all--
          const left = (taken.get(userId) ?? 1) - 1
          if (left === 0) taken.delete(userId)
          else taken.set(userId, left)
        })
    )
  return { isFree, take } as const
}

export const progressEventRoutes = (
  { attend }: Pick<Serving, "attend">,
  progress: DraftProgress,
  limits: EventLimits = usual
) => {
  const seats = makeSeats(limits)
  /** Done when the process goes: whoever listens then comes again, to the next. */
  const leaving = Effect.acquireRelease(Deferred.make<void>(), (done) => Deferred.succeed(done, undefined))

  /** What is told from now on, as long as there is something to tell and somebody who hears it. */
  const events = (id: string, userId: number, gone: Deferred.Deferred<void>) =>
    Stream.unwrapScoped(
      Effect.gen(function* () {
        if (!(yield* seats.take(userId))) return Stream.empty
        // Listening begins before the first look, so nothing falls in between.
        const signals = yield* progress.signals(id)
        const next = (isFirst: boolean) =>
          Effect.gen(function* () {
            if (!isFirst) {
              const woken = yield* Effect.timeoutOption(Queue.take(signals), limits.heartbeat)
              if (Option.isNone(woken)) return [": still here\n\n", Option.some(false)] as const
              yield* Effect.sleep(limits.gather)
            }
            const row = yield* progress.look(id, userId)
            return [told(row), isDone(row) ? Option.none() : Option.some(false)] as const
          })
        return Stream.concat(Stream.make(`retry: ${retry}\n\n`), Stream.paginateEffect(true, next)).pipe(
          Stream.interruptAfter(limits.longest),
          Stream.interruptWhenDeferred(gone),
          // A connection that ends is made again by the browser.
          Stream.catchAllCause((cause) => Stream.drain(Stream.fromEffect(Effect.logDebug("events ended", cause))))
        )
      })
    )

  const answer = (gone: Deferred.Deferred<void>) =>
    attend("GET", path, ({ session }) =>
      Effect.gen(function* () {
        const { params } = yield* HttpRouter.RouteContext
        if (session === null) return yield* NotFound()
        const { id } = yield* progress.look(params.id ?? "", session.userId)
        if (!seats.isFree(session.userId)) return yield* Unavailable("Too many pages wait at once.")
        return HttpServerResponse.stream(Stream.encodeText(events(id, session.userId, gone)), {
          contentType: "text/event-stream; charset=utf-8",
          headers: {
            "cache-control": "no-store",
            // A proxy that gathers what it passes on would keep all of it to the end.
            "x-accel-buffering": "no",
            "content-security-policy": "default-src 'none'",
            "x-content-type-options": "nosniff",
            vary: "Cookie"
          }
        })
      })
    )

  return Layer.unwrapScoped(Effect.map(leaving, (gone) => route("GET", path, answer(gone))))
}
