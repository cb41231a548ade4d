/** What runs in a thread: it is told a function and its arguments, and answers what comes of it. */
import { getPriority, setPriority } from "node:os"
import { parentPort, workerData } from "node:worker_threads"
import type { Errand, Manners, Result } from "./Thread.ts"

const { niceness }: Manners = workerData
// Linux knows the niceness of each thread, and its 0 is the one that asks (setpriority(2)); elsewhere it is the process.
if (process.platform === "linux") setPriority(0, Math.min(19, getPriority(0) + niceness))

const perform = async ({ module, name, args }: Errand): Promise<Result> => {
  try {
    const { [name]: run }: Record<string, unknown> = await import(module)
    if (typeof run !== "function") throw new Error(`${module} exports no function ${name}`)
    return { value: await run(...args) }
  } catch (error) {
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on("message", async (errand: Errand) => parentPort?.postMessage(await perform(errand)))
