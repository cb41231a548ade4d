/** The processor's time that another process has had, as Linux tells it. */
import { readFile } from "node:fs/promises"

/** Ticks a second in `/proc`, whatever the kernel counts in itself. */
const ticks = 100

/** In milliseconds, of all its threads; null where the system does not tell or there is no such process. */
export const processorMillis = async (pid: number): Promise<number | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null)
  if (stat === null) return null
  // Its name may have spaces and brackets; what follows the last one has none. See proc(5): utime and stime.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const spent = Number(fields[11]) + Number(fields[12])
  return Number.isFinite(spent) ? (spent * 1000) / ticks : null
}
