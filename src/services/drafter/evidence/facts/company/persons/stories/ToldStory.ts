/** What a story tells: when the house began, and by whom. */
import type { Dated } from "../../../founding/retelling/AtThatTime.ts"
import type { Utterance } from "../../../Said.ts"

export interface ToldStory {
  readonly said: Utterance
  readonly year: string | null
  /** Where sentences before tell the year: "That autumn she founded Acme". */
  readonly dated: Dated | null
  readonly people: ReadonlyArray<string>
  /** Whoever speaks did it: one, or several. */
  readonly by: "me" | "us" | null
  /** The words that tell of them, from the first block on. */
  readonly words: string
  readonly first: number
}
