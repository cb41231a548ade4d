/** What a story tells: when the house began, and by whom. */
import type { Utterance } from "../../../Said.ts"

export interface ToldStory {
  readonly said: Utterance
  readonly year: string | null
  readonly people: ReadonlyArray<string>
  /** The words that tell of them, from the first block on. */
  readonly words: string
  readonly first: number
}
