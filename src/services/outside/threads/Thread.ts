/** One thread, which does one thing at a time. It keeps the process alive only while it does. */
import { Worker } from "node:worker_threads"

export interface Errand {
  readonly module: string
  readonly name: string
  readonly args: ReadonlyArray<unknown>
}
/** What the function returned, or what it threw. */
export type Result = { readonly value: unknown } | { readonly broken: string }

export interface Thread {
  /** Null where the thread ended before it was done. */
  readonly run: (errand: Errand) => Promise<Result | null>
  /** Ends it, whatever it does. */
  readonly stop: () => void
}

/** How a thread is to run. */
export interface Manners {
  /** As the system takes it: 0 is as everybody, 19 is last. */
  readonly niceness: number
}

export const startThread = ({ niceness }: Manners): Thread => {
  const workerData: Manners = { niceness }
  // Nothing of the environment is its business, secrets least of all.
  const worker = new Worker(new URL("./ThreadMain.ts", import.meta.url), { env: {}, workerData })
  worker.unref()
  let settle: (result: Result | null) => void = () => {}
  let ended = false
  const end = () => {
    ended = true
    settle(null)
  }
  worker.on("message", (result: Result) => settle(result))
  worker.on("error", end)
  worker.on("messageerror", end)
  worker.on("exit", end)
  return {
    run: (order) =>
      new Promise((resolve) => {
        settle = (result) => {
          worker.unref()
          resolve(result)
        }
        if (ended) return settle(null)
        worker.ref()
        worker.postMessage(order)
      }),
    stop: () => {
      end()
      void worker.terminate()
    }
  }
}
