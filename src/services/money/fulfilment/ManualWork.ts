/** What people of the site team do; they say when it is done. */
import { Effect } from "effect"
import { type PartWork, unmoved } from "./PartWork.ts"

export const manualWork: PartWork = {
  ...unmoved,
  fulfil: () => Effect.succeed({ status: "manual", detail: "The site team does this and writes to you.", undo: null }),
  reverse: () => Effect.succeed("What was done by hand is not undone.")
}
