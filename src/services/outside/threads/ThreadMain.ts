/** What runs in a thread: it is told a function and its arguments, and answers what comes of it. */
import { parentPort } from "node:worker_threads"
import type { Errand, Result } from "./Thread.ts"

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
