/** What runs in a helper: it is told a function and its arguments, and answers what comes of it. */
import { getPriority, setPriority } from "node:os"
import type { Errand, Result } from "./Helper.ts"

// Before anything is loaded: what compiles code and collects garbage here stands back as well.
setPriority(0, Math.min(19, getPriority(0) + Number(process.argv[2])))

// A terminal, or whoever supervises the service, tells all of its processes to end. It ends its work first, and so its
// helpers are still needed; they end with it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {})
process.on("disconnect", () => process.exit())

const perform = async ({ module, name, args }: Errand): Promise<Result> => {
  try {
    const { [name]: run }: Record<string, unknown> = await import(module)
    if (typeof run !== "function") throw new Error(`${module} exports no function ${name}`)
    return { value: await run(...args) }
  } catch (error) {
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on("message", async (errand: Errand) => process.send?.(await perform(errand)))
