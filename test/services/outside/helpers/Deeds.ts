/** What the tests of helpers have done elsewhere. It loads next to nothing, as what helpers load should. */
import { readdirSync } from "node:fs"
import { getPriority } from "node:os"

export const doubled = (numbers: ReadonlyArray<number>) => numbers.map((one) => 2 * one)
export const endless = (): never => {
  for (;;);
}
/** Waits without a processor, as one does on a machine that has none for it. */
export const starved = (millis: number): number => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, millis)
  return millis
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
