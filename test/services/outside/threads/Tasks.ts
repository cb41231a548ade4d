/** What the tests of threads have done elsewhere. */
import { task } from "../../../../src/services/outside/Threads.ts"

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
export const environment = () => Object.keys(process.env)

export const doubling = task(import.meta.url, doubled)
export const enduring = task(import.meta.url, endless)
export const breaking = task(import.meta.url, broken)
export const dying = task(import.meta.url, deadly)
export const counting = task(import.meta.url, counted)
export const looking = task(import.meta.url, environment)
