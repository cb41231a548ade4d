/**
 * The thread of the embedded database, as the event loop sees it: bytes in, bytes out, in order. A long statement keeps
 * whoever waits for it waiting, and nobody else.
 */
import { Worker } from "node:worker_threads"

export interface EngineData {
  readonly directory: string
  /** A packed directory to begin with, where there is none; null for a new database. */
  readonly image: Uint8Array<ArrayBuffer> | null
}
export type EngineQuestion =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly ask: "image" | "close" }
/** Number 0 is said once, unasked: the engine is open, or cannot be opened. */
export type EngineAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly broken: string }

export interface EngineThread {
  /** Messages of PostgreSQL's protocol, whole ones, and what the server says to them. */
  readonly exchange: (bytes: Uint8Array) => Promise<Uint8Array>
  /** The directory, packed. */
  readonly image: () => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

export const startEngine = async (data: EngineData): Promise<EngineThread> => {
  // Nothing of the environment is its business, secrets least of all. Its work is the engine's, which has a memory of its
  // own: the heap beside it stays small (`smol`).
  const options = { workerData: data, env: {}, smol: true }
  const worker = new Worker(new URL("./EngineMain.ts", import.meta.url), options)
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>()
  let last = 0
  let closing = false
  const expect = (id: number) => {
    const answered = Promise.withResolvers<Uint8Array>()
    waiting.set(id, answered)
    return answered.promise
  }
  const ask = (question: EngineQuestion) => {
    const answered = expect(question.id)
    worker.postMessage(question)
    return answered
  }
  worker.on("message", (said: EngineAnswer) => {
    const answered = waiting.get(said.id)
    waiting.delete(said.id)
    if ("bytes" in said) answered?.resolve(said.bytes)
    else answered?.reject(new Error(said.broken))
  })
  const gone = (cause: unknown) => {
    for (const { reject } of waiting.values()) reject(new Error("the embedded database has ended", { cause }))
    waiting.clear()
    if (closing) return
    // As when it ran on the event loop: who supervises this process starts it again, and the log is replayed.
    console.error("the embedded database has ended, and with it this process", cause)
    process.exit(1)
  }
  worker.on("error", gone)
  worker.on("exit", gone)
  try {
    await expect(0)
  } catch (error) {
    closing = true
    await worker.terminate()
    throw error
  }
  return {
    exchange: (bytes) => ask({ id: ++last, bytes }),
    image: () => ask({ id: ++last, ask: "image" }),
    close: async () => {
      closing = true
      await ask({ id: ++last, ask: "close" })
      await worker.terminate()
    }
  }
}
