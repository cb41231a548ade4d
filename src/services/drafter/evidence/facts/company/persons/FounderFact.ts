/** A person a site calls its founder. */
import type { Statement } from "../../../reading/PageIndex.ts"
import type { Fact } from "../../Fact.ts"

/** `value`: the name as the page writes it. */
export interface FounderFact extends Fact<string> {
  /** The title the page gives this person beside the name; null where it gives none. */
  readonly title: string | null
  /** The statement that gives it, where data does. */
  readonly titleStatement: Statement | null
  /** Blocks that tell of this person and nobody else. */
  readonly bio: ReadonlyArray<number>
}
