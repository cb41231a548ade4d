/** One process that helps this one, and does one thing at a time. It keeps this one alive only while it does. */
import { fileURLToPath } from "node:url"
import { processorMillis } from "./Processor.ts"

export interface Errand {
  readonly module: string
  readonly name: string
  readonly args: ReadonlyArray<unknown>
}
/** What the function returned, or what it threw. */
export type Result = { readonly value: unknown } | { readonly broken: string }

export interface Helper {
  /** Null where the process ended before it was done. */
  readonly run: (errand: Errand) => Promise<Result | null>
  /** Ends it, whatever it does. */
  readonly stop: () => void
  /** The processor's time it has had, in milliseconds; null where the system does not tell. */
  readonly spent: () => Promise<number | null>
}

/** How a process is to run. */
export interface Manners {
  /** As the system takes it: 0 is as everybody, 19 is last. */
  readonly niceness: number
}

/**
 * Most of a helper's code runs for one site in many, and helpers end when they are idle: to compile it for the next
 * thousand sites costs more than these sites save. Of Bun 1.4; one that did not know these words would not start.
 */
const compilesLittle = { BUN_JSC_useFTLJIT: "0", BUN_JSC_thresholdForOptimizeAfterWarmUp: "10000" }

const main = fileURLToPath(new URL("./HelperMain.ts", import.meta.url))

export const startHelper = ({ niceness }: Manners): Helper => {
  let settle: (result: Result | null) => void = () => {}
  let ended = false
  const end = () => {
    ended = true
    settle(null)
  }
  // It ends with this process, however this one ends, also where it is in the middle of something (`--no-orphans`).
  const child = Bun.spawn([process.execPath, "--no-orphans", "--no-env-file", main, String(niceness)], {
    // Nothing of the environment is its business, secrets least of all.
    env: compilesLittle,
    stdio: ["ignore", "inherit", "inherit"],
    serialization: "advanced",
    ipc: (result: Result) => settle(result),
    onExit: end
  })
  child.unref()
  return {
    run: (errand) =>
      new Promise((resolve) => {
        settle = (result) => {
          child.unref()
          resolve(result)
        }
        if (ended) return settle(null)
        child.ref()
        try {
          child.send(errand)
        } catch {
          // It ended a moment ago, and is about to say so.
          settle(null)
        }
      }),
    stop: () => {
      end()
      child.kill("SIGKILL")
    },
    spent: () => processorMillis(child.pid)
  }
}
