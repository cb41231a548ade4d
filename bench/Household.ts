/** What a process of ours takes of the machine, with the processes that help it, as Linux counts it. */
import { readFileSync } from "node:fs"

const tick = 10
/** From where, in fields, the kernel counts: of a process or thread itself, and of its children that have ended. */
const own = 11
const ended = 13
const spentIn = (stat: string, from: number) => {
  const fields = stat.slice(stat.lastIndexOf(") ") + 2).split(" ")
  return (Number(fields[from]) + Number(fields[from + 1])) * tick
}
/** A process and those that help it; who ends while it is looked at is none. */
const withHelpers = <A>(pid: number, look: (pid: number) => A): ReadonlyArray<A> => {
  const helpers = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean)
  return [pid, ...helpers.map(Number)].flatMap((one) => {
    try {
      return [look(one)]
    } catch {
      return []
    }
  })
}
const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, one) => all + one, 0)
/** Processor time so far in milliseconds: of the whole process with its helpers, and of the thread that answers. */
export const processorOf = (pid: number) => {
  const statOf = (one: number) => readFileSync(`/proc/${one}/stat`, "utf8")
  return {
    all: spentIn(statOf(pid), ended) + sum(withHelpers(pid, (one) => spentIn(statOf(one), own))),
    loop: spentIn(readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8"), own)
  }
}
/** Megabytes, its helpers' with its own. */
export const residentOf = (pid: number) =>
  sum(
    withHelpers(
      pid,
      (one) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, "utf8"))?.[1] ?? 0) / 1024
    )
  )
