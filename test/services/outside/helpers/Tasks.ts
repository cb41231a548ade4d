/** What the tests of helpers have done elsewhere. */
import { readdirSync } from "node:fs"
import { getPriority } from "node:os"
import { task } from "../../../../src/services/outside/Helpers.ts"

export const doubled = (numbers: ReadonlyArray<number>) => numbers.map((one) => 2 * one)
export const endless = (): never => {
  for (;;);
}
export const broken = (): never => {
  throw new Error("a bug of ours")
}
export const deadly = (): never => process.exit(3)
export const counted = (to: number): number => {
  let sum = 0
  for (let at = 0; at < to; at++) sum += at % 7
  return sum
}
/** Of each of its threads. */
export const niceness = () => [...new Set(readdirSync("/proc/self/task").map((id) => getPriority(Number(id))))]
export const environment = () => Object.keys(process.env)
export const number = () => process.pid

const here = new URL(import.meta.url)
const load = () => import("./Tasks.ts")
export const doubling = task(here, "doubled", load)
export const enduring = task(here, "endless", load)
export const breaking = task(here, "broken", load)
export const dying = task(here, "deadly", load)
export const counting = task(here, "counted", load)
export const looking = task(here, "environment", load)
export const standing = task(here, "niceness", load)
export const naming = task(here, "number", load)
