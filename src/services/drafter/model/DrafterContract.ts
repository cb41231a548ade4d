/** What a drafter is asked and what it answers, whichever way it drafts. */
import { Data, type Duration, type Effect } from "effect"
import type { Candidates, CategoryChoice, RefusedValue } from "../../../domain/draft/Candidates.ts"
import type { ReadPage } from "../../../domain/draft/Crawl.ts"
import type { FieldKey } from "../../../domain/listing/Profile.ts"
import type { Paraphrase } from "../../../domain/Setting.ts"
import type { Previous } from "../extractive/ExtractiveDrafter.ts"
import type { FactComparison } from "./Comparison.ts"
import type { ModelTurns } from "./ModelTurns.ts"

/** How a draft is made; what is left out is as usual. */
export interface Manner {
  /** What becomes of words that are not the page's own; `checked` unless said. */
  readonly paraphrase?: Paraphrase | undefined
  /** For all questions to a model together, where somebody waits. */
  readonly modelTime?: Duration.Duration
  /** Where many are drafted at once: each asks when it is its turn, and what it waits is not of `modelTime`. */
  readonly turns?: ModelTurns
}
export interface DraftRequest extends Manner {
  /** The pages that were read, the home page among them. */
  readonly pages: ReadonlyArray<ReadPage>
  readonly categories: ReadonlyArray<CategoryChoice>
  /** Told of what stands on the site's own words, while the model thinks. */
  readonly onFound?: (stands: Candidates) => Effect.Effect<void>
}
export interface RedraftRequest extends DraftRequest {
  readonly keys: ReadonlyArray<FieldKey>
  /** What the fields say now; another wording is chosen where the site allows it. */
  readonly previous?: Previous
}
export interface CompareRequest extends Manner {
  readonly own: ReadonlyArray<ReadPage>
  readonly competitor: ReadonlyArray<ReadPage>
  readonly categories: ReadonlyArray<CategoryChoice>
}

export interface Drafted {
  /** Only what the gate let through. */
  readonly stands: Candidates
  /** What did not stand, and why, as far as it helps the owner; each reason a sentence. */
  readonly refused: ReadonlyArray<RefusedValue>
  /** `model` where at least one value that stands is the model's. */
  readonly by: "model" | "extractive"
  /** Why the model has no part in it, in one sentence; `null` where it has, or where there is none. */
  readonly note: string | null
}

/** The pages hold more, or are made more intricately, than can be made sense of in the time there is. */
export class Undraftable extends Data.TaggedError("Undraftable") {
  override readonly message = "The site's pages hold more than can be made sense of."
}

export interface DrafterService {
  /** Whether there is a model, or rules draft alone. */
  readonly hasModel: boolean
  readonly draft: (request: DraftRequest) => Effect.Effect<Drafted, Undraftable>
  /** Only the keys asked for; the rest of `stands` is empty. */
  readonly redraft: (request: RedraftRequest) => Effect.Effect<Drafted, Undraftable>
  readonly compare: (request: CompareRequest) => Effect.Effect<FactComparison, Undraftable>
}
