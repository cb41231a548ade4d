/**
 * The memory that all bodies being read share, over the whole process: without it, as many sites as are asked
 * at once could each send as much as one may. A body of common size costs nothing; one that turns out larger
 * asks once for all it can still come to, and waits its turn, so that no two ever wait for each other.
 */
import { Effect } from "effect"

/** What one reader holds. */
export interface BodyRoom {
  /** `then` is called once this many bytes are held in all: at once, or when others have given theirs back. */
  readonly atLeast: (bytes: number, then: () => void) => void
  readonly isWaiting: () => boolean
}
/** BodyRoom without end. */
export const noWalls: BodyRoom = { atLeast: (_, then) => then(), isWaiting: () => false }

interface Waiting {
  readonly bytes: number
  readonly grant: () => void
}

export class BodyMemory {
  readonly #size: number
  #free: number
  readonly #queue: Array<Waiting> = []

  constructor(size: number) {
    this.#size = size
    this.#free = size
  }

  get held(): number {
    return this.#size - this.#free
  }

  /** BodyRoom for as long as `use` runs. */
  with<A, E, R>(use: (room: BodyRoom) => Effect.Effect<A, E, R>): Effect.Effect<A, E, R> {
    return Effect.acquireUseRelease(
      Effect.sync(() => this.#open()),
      ({ room }) => use(room),
      ({ close }) => Effect.sync(close)
    )
  }

  #open() {
    let held = 0
    let waiting: Waiting | null = null
    const room: BodyRoom = {
      atLeast: (bytes, then) => {
        // What is more than there is at all gets all there is: its own bound is smaller in any case.
        const more = Math.min(bytes, this.#size) - held
        if (more <= 0) return then()
        const asked: Waiting = {
          bytes: more,
          grant: () => {
            held += more
            waiting = null
            then()
          }
        }
        waiting = asked
        this.#queue.push(asked)
        this.#serve()
      },
      isWaiting: () => waiting !== null
    }
    const close = () => {
      const at = waiting === null ? -1 : this.#queue.indexOf(waiting)
      if (at >= 0) this.#queue.splice(at, 1)
      waiting = null
      this.#free += held
      held = 0
      this.#serve()
    }
    return { room, close }
  }

  /** In the order in which they came: a large body is not overtaken for ever by small ones. */
  #serve() {
    for (let next = this.#queue[0]; next !== undefined && next.bytes <= this.#free; next = this.#queue[0]) {
      this.#queue.shift()
      this.#free -= next.bytes
      next.grant()
    }
  }
}
