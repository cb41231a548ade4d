/** Who is told of an event: each line of `tellers` queues what it sends, in the transaction that marks the event as told. */
import { Effect } from "effect"
import { type EventRow, Events } from "../listing/Events.ts"
import { LaunchNews } from "./listing/LaunchNews.ts"
import { Webhooks } from "./Webhooks.ts"

export class News extends Effect.Service<News>()("launchbook/News", {
  dependencies: [Events.Default, LaunchNews.Default, Webhooks.Default],
  effect: Effect.gen(function* () {
    const events = yield* Events
    const webhooks = yield* Webhooks
    const launches = yield* LaunchNews
    const tellers: ReadonlyArray<(event: EventRow) => Effect.Effect<void>> = [launches.tell, webhooks.tell]

    /** Tells whoever is to be told of what happened since. */
    const tell = events.tellAll((event) => Effect.forEach(tellers, (teller) => teller(event), { discard: true }))

    return { tell, tellFollowers: launches.tellFollowers } as const
  })
}) {}
