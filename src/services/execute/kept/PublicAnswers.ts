/**
 * What public reads answered, kept once for every wire: REST with a credential and without, the tools, the pages of the
 * site. What such an operation answers depends on its input alone, so that is its key, as its schema read it: whoever
 * writes `page=1` and whoever leaves it out are answered by one copy.
 */
import { Effect, type Exit, type Runtime } from "effect"
import { type Failure, Unavailable } from "../../../domain/Failure.ts"
import { type Any, isPublicRead, JsonAnswer, type Subject } from "../../../domain/Operation.ts"
import { type PageWhereabouts, whereaboutsOf } from "../../../domain/Page.ts"
import { objectOf } from "../../../domain/text/Json.ts"
import { Changes } from "../../store/Changes.ts"
import { type KeptCopy, keptCopies, lifeOf } from "./KeptCopies.ts"
import { overdueAfter } from "./Overdue.ts"

export interface PublicAnswer extends KeptCopy {
  /** JSON in UTF-8, as it leaves. */
  readonly bytes: Uint8Array
  readonly etag: string
  /** The bytes in other content encodings, made when first asked for. */
  readonly encoded: Map<string, Uint8Array>
  /** Where the answer is a page of a list, which one. */
  readonly whereabouts: PageWhereabouts | null
}

/** Most are a few kilobytes; these bound the memory of a crawl over every page of every list. */
const mostAnswers = 10_000
const mostBytes = 64 * 1024 * 1024
const mostBytesOfOne = 2 * 1024 * 1024
/** What takes longer to answer is waited for by nobody any more. */
const mostMillis = 30_000
/** What the wires make of one they keep beside it: its compressed forms, the message of a tool. */
const madeOfOne = 3

const utf8 = new TextEncoder()

const decoder = new TextDecoder()
/** Its JSON as text. */
export const answerText = ({ bytes }: PublicAnswer): string => decoder.decode(bytes)
/** What it says, as a value of the reader's own. */
export const answerValue = (answer: PublicAnswer): unknown => JSON.parse(answerText(answer))

export class PublicAnswers extends Effect.Service<PublicAnswers>()("launchbook/PublicAnswers", {
  scoped: Effect.gen(function* () {
    const clock = yield* Effect.clock
    const copies = yield* keptCopies<PublicAnswer>(yield* Changes, clock, {
      most: mostAnswers,
      mostBytes,
      mostBytesOfOne,
      bytesOf: ({ bytes }) => (1 + madeOfOne) * bytes.byteLength
    })

    /** The decoder writes the keys of an input in the order of its schema, so one input has one text. */
    const keyOf = ({ name }: Any, input: unknown) => `${name} ${JSON.stringify(input)}`

    /** The answer to an input, as the operation's schema read it; undefined where none is kept. */
    const kept = (operation: Any, input: unknown): PublicAnswer | undefined =>
      isPublicRead(operation) ? copies.get(keyOf(operation, input)) : undefined

    /** The life of an answer is that of the moment it was begun in: one that is made over midnight is not tomorrow's. */
    const answerOf = (output: unknown, subjects: ReadonlyArray<Subject>, begun: number): PublicAnswer => {
      const isJson = output instanceof JsonAnswer
      const bytes = utf8.encode(isJson ? output.json : JSON.stringify(output))
      const etag = `"${Bun.hash(bytes).toString(36)}"`
      return {
        bytes,
        etag,
        encoded: new Map(),
        whereabouts: whereaboutsOf(isJson ? output.around : output),
        subjects,
        ...lifeOf(begun)
      }
    }
    const made = <R>(subjects: ReadonlyArray<Subject>, make: Effect.Effect<unknown, Failure, R>) =>
      Effect.suspend(() => {
        const begun = clock.unsafeCurrentTimeMillis()
        return Effect.map(make, (output) => answerOf(output, subjects, begun))
      })
    const subjectsOf = (operation: Any, input: unknown): ReadonlyArray<Subject> =>
      operation.shows?.(objectOf(input)) ?? []

    const { once, run } = copies.madeOnce<Failure>({ overdue: yield* overdueAfter(mostMillis), late: Unavailable })
    /** The answer to an input; `make` runs the operation where none is kept, once for all who wait. */
    const of = <R>(
      operation: Any,
      input: unknown,
      make: Effect.Effect<unknown, Failure, R>
    ): Effect.Effect<PublicAnswer, Failure, R> => {
      const subjects = subjectsOf(operation, input)
      return once(keyOf(operation, input), subjects, made(subjects, make))
    }
    /** The same, told to who waits in no fiber. */
    const tell = (
      operation: Any,
      input: unknown,
      make: Effect.Effect<unknown, Failure>,
      runtime: Runtime.Runtime<never>,
      told: (exit: Exit.Exit<PublicAnswer, Failure>) => void
    ): void => {
      const subjects = subjectsOf(operation, input)
      run(keyOf(operation, input), subjects, made(subjects, make), runtime, told)
    }

    return { kept, of, tell, figures: copies.figures } as const
  })
}) {}
