/** A process of its own whose helper tells its number, and then never ends what it was given. */
import { Effect } from "effect"
import { helperLimits, makeHelpers } from "../../../../src/services/outside/Helpers.ts"
import { enduring, naming } from "./Tasks.ts"

const { run } = makeHelpers({ ...helperLimits, helpers: 1 })
console.log(await Effect.runPromise(run(naming, [])))
await Effect.runPromise(run(enduring, []))
