/** The tasks of the tests of helpers. */
import { task } from "../../../../src/services/outside/Helpers.ts"

const deeds = new URL("./Deeds.ts", import.meta.url)
const load = () => import("./Deeds.ts")
export const doubling = task(deeds, "doubled", load)
export const enduring = task(deeds, "endless", load)
export const starving = task(deeds, "starved", load)
export const breaking = task(deeds, "broken", load)
export const dying = task(deeds, "deadly", load)
export const counting = task(deeds, "counted", load)
export const looking = task(deeds, "environment", load)
export const standing = task(deeds, "niceness", load)
export const naming = task(deeds, "number", load)
