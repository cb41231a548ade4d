/**
 * What was typed and is not known to be saved, kept by the browser until it is: a page that is closed, a machine that
 * goes off, a line that is down lose nothing. Each window keeps its own, so that two never write over one another; what
 * a window left that is no longer there is taken up by the next.
 */
import type { Values } from "./SlotInputs.ts"

export interface Copy {
  readonly seen: string
  readonly values: Values
  /** What was sent of it before without an answer, as `values`, the newest last. */
  readonly sent: ReadonlyArray<Values>
  readonly at: number
}

const oldest = 30 * 24 * 60 * 60 * 1000
const prefix = "launchbook-draft"
const lockOf = (window: string) => `${prefix}:${window}`

const isCopy = (value: unknown): value is Copy =>
  typeof value === "object" && value !== null && "seen" in value && "values" in value && Array.isArray(value.values)

/** The copies of one draft, as this window keeps them. */
export const localCopies = (draft: string) => {
  const own = crypto.randomUUID?.() ?? `${Math.random()}`
  const keyOf = (window: string, slot: string) => `${prefix}:${draft}:${window}:${slot}`

  // Held as long as this window is there; the others see by it that it is.
  navigator.locks?.request(lockOf(own), () => new Promise(() => {})).catch(() => {})

  const keep = (slot: string, copy: Copy) => {
    try {
      localStorage.setItem(keyOf(own, slot), JSON.stringify(copy))
    } catch {
      // Full, or not allowed: what is typed is still on the page, and is saved from there.
    }
  }
  const forget = (slot: string) => {
    try {
      localStorage.removeItem(keyOf(own, slot))
    } catch {
      // Not allowed: then nothing was kept either.
    }
  }

  const read = (key: string): Copy | null => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
      return isCopy(value) ? value : null
    } catch {
      return null
    }
  }

  const livingWindows = async (): Promise<ReadonlySet<string>> => {
    const locks = await navigator.locks?.query().catch(() => null)
    return new Set(locks?.held?.flatMap(({ name }) => (name === undefined ? [] : [name])) ?? [])
  }

  /**
   * What windows left that are gone, the newest of each slot that is to be had now; it is this window's from then on.
   * What is not to be had stays for later, save what is here already.
   */
  const takeUp = async (decide: (slot: string, copy: Copy) => "take" | "drop" | "leave") => {
    const found = new Map<string, Copy>()
    const living = await livingWindows()
    let keys: ReadonlyArray<string> = []
    try {
      keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`))
    } catch {
      return found
    }
    const left: Array<{ readonly key: string; readonly slot: string; readonly copy: Copy }> = []
    for (const key of keys) {
      const [, of = "", window = "", slot = ""] = key.split(":")
      const copy = read(key)
      if (copy === null || Date.now() - copy.at > oldest) localStorage.removeItem(key)
      else if (of === draft && window !== own && !living.has(lockOf(window))) left.push({ key, slot, copy })
    }
    for (const { key, slot, copy } of left.toSorted((a, b) => b.copy.at - a.copy.at)) {
      const decision = found.has(slot) ? "leave" : decide(slot, copy)
      if (decision === "leave") continue
      localStorage.removeItem(key)
      if (decision === "drop") continue
      found.set(slot, copy)
      keep(slot, copy)
    }
    return found
  }

  return { keep, forget, takeUp }
}
export type LocalCopies = ReturnType<typeof localCopies>
