/**
 * Drafts a profile from the pages of a site: without a model, or where it has nothing to say, the draft is
 * made of the site's own words. Every value passed the evidence gate. It fails where the pages themselves are
 * more than can be made sense of, and for no other reason.
 *
 * A fake model takes five lines (the shape of its answer is in `Drafter/Answer.ts`):
 *
 *     const answer = { fields: { name: { value: "Acme", quotes: [{ quote: "Acme", url: "https://acme.test/" }] } } }
 *     const fake = Layer.succeed(Model, { generate: () => Effect.succeed(answer) })
 *     const drafter = Drafter.layerModel.pipe(Layer.provide(fake))
 */
import { Context, Effect, Layer } from "effect"
import { type Candidates, only } from "../../domain/draft/Candidates.ts"
import type { Previous } from "./extractive/ExtractiveDrafter.ts"
import { compareFacts } from "./model/Comparison.ts"
import type { Drafted, DrafterService, DraftRequest, Undraftable } from "./model/DrafterContract.ts"
import { modelDrafter } from "./model/ModelDrafter.ts"
import { logRefusals } from "./model/RefusalLog.ts"
import { refusalsOf } from "./model/Refusals.ts"
import { extracting, ofSite } from "./model/SiteTasks.ts"

export type { Previous } from "./extractive/ExtractiveDrafter.ts"
export type { FactComparison, FactRow } from "./model/Comparison.ts"
export {
  type CompareRequest,
  type Drafted,
  type DraftRequest,
  type RedraftRequest,
  Undraftable
} from "./model/DrafterContract.ts"
export { makeTurns } from "./model/ModelTurns.ts"

const extractive = (request: DraftRequest, previous: Previous = {}): Effect.Effect<Drafted, Undraftable> =>
  ofSite(extracting, request, previous, request.paraphrase).pipe(
    Effect.tap(({ refused }) => logRefusals(refused)),
    Effect.map((found): Drafted => {
      const { stands } = found
      const gated = { stands, refused: [], doubts: [] }
      return { stands, refused: refusalsOf({ gated, found, stands, asked: () => true }), by: "extractive", note: null }
    })
  )

/** What some pages of a site state by themselves, at once and without a model. Not stopped half way: its helper would be lost. */
export const firstLook = ({ paraphrase, ...site }: DraftRequest): Effect.Effect<Candidates, Undraftable> =>
  Effect.map(Effect.uninterruptible(ofSite(extracting, site, {}, paraphrase)), ({ stands }) => stands)

export class Drafter extends Context.Tag("launchbook/Drafter")<Drafter, DrafterService>() {
  /** Without a model. */
  static readonly layerExtractive = Layer.succeed(Drafter, {
    hasModel: false,
    draft: (request) => extractive(request),
    redraft: ({ keys, previous, ...request }) =>
      Effect.map(extractive(request, previous), ({ stands, refused, ...drafted }) => ({
        ...drafted,
        stands: only(stands, keys),
        refused: refused.filter(({ field }) => keys.some((key) => key === field))
      })),
    compare: ({ own, competitor, categories, ...manner }) =>
      Effect.all([
        extractive({ pages: own, categories, ...manner }),
        extractive({ pages: competitor, categories, ...manner })
      ]).pipe(Effect.map(([ours, theirs]) => compareFacts(ours.stands, theirs.stands)))
  } satisfies DrafterService)
  /** With one, and the site's own words where it has nothing to say. */
  static readonly layerModel = Layer.effect(Drafter, modelDrafter)
}
