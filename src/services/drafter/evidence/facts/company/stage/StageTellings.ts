/** What a clause may tell of how far along a product is, and by which shapes of its language. */
import type { stages } from "../../../../../../domain/listing/Profile.ts"
import type { StageTongue } from "./tongues/StageTongue.ts"

type Stage = (typeof stages)[number]
/** A trial's stage is in its name; "open to all" counts only where something says that it was not so before. */
export type StageTelling =
  | "trial"
  | "launched"
  | "released"
  | "opened"
  | "idea"
  | "unbuilt"
  | "growing"
  | "mature"
  | "longstanding"
  | "had"

/** The shapes of a language, by what they tell. */
export const tellingShapes = (
  tongue: StageTongue
): ReadonlyArray<{ readonly telling: StageTelling; readonly shapes: ReadonlyArray<string> }> => [
  { telling: "trial", shapes: tongue.trial },
  { telling: "launched", shapes: tongue.launched },
  { telling: "released", shapes: tongue.released },
  { telling: "opened", shapes: tongue.launchedNow },
  { telling: "idea", shapes: tongue.idea },
  { telling: "unbuilt", shapes: tongue.ideaStill },
  { telling: "growing", shapes: tongue.growing },
  { telling: "mature", shapes: tongue.mature },
  { telling: "longstanding", shapes: tongue.matureLong },
  { telling: "had", shapes: tongue.had }
]
/** The stage that each tells; of a trial its name says which. */
export const stageBy: Readonly<Record<StageTelling, Stage | null>> = {
  trial: null,
  launched: "launched",
  released: "launched",
  opened: "launched",
  idea: "idea",
  unbuilt: "idea",
  growing: "growing",
  mature: "mature",
  longstanding: "mature",
  had: "launched"
}
