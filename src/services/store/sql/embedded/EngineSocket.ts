/** What pg's client takes for a socket: what it writes at once goes to the engine as one message. */
import { Duplex } from "node:stream"
import type { EngineThread } from "./EngineThread.ts"

export class EngineSocket extends Duplex {
  readonly #engine: EngineThread

  constructor(engine: EngineThread) {
    super({ emitClose: true })
    this.#engine = engine
  }

  connect() {
    process.nextTick(() => this.emit("connect"))
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }

  override _read() {}

  override _write(chunk: Uint8Array, _: BufferEncoding, done: (error?: Error) => void) {
    this.#send(chunk, done)
  }

  override _writev(chunks: ReadonlyArray<{ readonly chunk: Uint8Array }>, done: (error?: Error) => void) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  override _final(done: (error?: Error) => void) {
    this.push(null)
    done()
  }

  /** The next is written when this was answered, so that what comes meanwhile goes together. */
  #send(bytes: Uint8Array, done: (error?: Error) => void) {
    this.#engine.exchange(bytes).then(
      (answer) => {
        if (answer.byteLength > 0 && !this.destroyed) this.push(answer)
        done()
      },
      (error) => done(error instanceof Error ? error : new Error(String(error)))
    )
  }
}
