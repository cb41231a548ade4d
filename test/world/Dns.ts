/**
 * The only name server of the world: answers from a table over UDP and TCP. What is not in the
 * table does not exist. A name can be slow, broken, silent, or change its addresses with each query.
 */
import { createSocket } from "node:dgram"
import { createServer } from "node:net"
import { type Answer, codes, type Question, readQuestion, typeNumbers, writeAnswer } from "./DnsPacket.ts"

export interface Records {
  readonly a?: ReadonlyArray<string>
  readonly aaaa?: ReadonlyArray<string>
  /** A record of several strings has them apart. */
  readonly txt?: ReadonlyArray<string | ReadonlyArray<string>>
  /** Answers for A, one set a query, the last one for ever: the shape of DNS rebinding. */
  readonly rotate?: ReadonlyArray<ReadonlyArray<string>>
  readonly delayMs?: number
  readonly fault?: "servfail" | "silent"
}

export class Dns {
  readonly #zone = new Map<string, Records>()
  readonly #asked = new Map<string, number>()

  set(name: string, records: Records) {
    this.#zone.set(name.toLowerCase(), records)
  }

  /** Names that rotate start over. */
  reset() {
    this.#asked.clear()
  }

  /** Queries for A seen so far. */
  asked(name: string) {
    return this.#asked.get(name) ?? 0
  }

  #answersTo(question: Question): Buffer | undefined {
    const records = this.#zone.get(question.name)
    if (records === undefined) return writeAnswer(question, codes.noSuchName, [])
    if (records.fault === "silent") return undefined
    if (records.fault === "servfail") return writeAnswer(question, codes.serverFailure, [])
    const list = (type: Answer["type"], values: ReadonlyArray<Answer["value"]> = []) =>
      question.type === typeNumbers[type] ? values.map((value) => ({ type, value })) : []
    const answers = [
      ...list("A", this.#addressesOf(question, records)),
      ...list("AAAA", records.aaaa),
      ...list("TXT", records.txt)
    ]
    return writeAnswer(question, codes.ok, answers)
  }

  #addressesOf(question: Question, records: Records) {
    if (question.type !== typeNumbers.A) return []
    const before = this.asked(question.name)
    this.#asked.set(question.name, before + 1)
    return records.rotate === undefined ? records.a : records.rotate[Math.min(before, records.rotate.length - 1)]
  }

  #serve(packet: Buffer, reply: (answer: Buffer) => void) {
    const question = readQuestion(packet)
    if (question === undefined) return
    const answer = this.#answersTo(question)
    if (answer === undefined) return
    const delay = this.#zone.get(question.name)?.delayMs ?? 0
    if (delay === 0) reply(answer)
    else setTimeout(() => reply(answer), delay)
  }

  async listen(address: string): Promise<void> {
    const socket = createSocket("udp4")
    socket.on("message", (packet, from) =>
      this.#serve(packet, (answer) => socket.send(answer, from.port, from.address, () => undefined))
    )
    const server = createServer((connection) => {
      let pending = Buffer.alloc(0)
      connection.on("error", () => connection.destroy())
      connection.on("data", (bytes) => {
        pending = Buffer.concat([pending, Buffer.from(bytes)])
        while (pending.length >= 2 && pending.length >= 2 + pending.readUInt16BE(0)) {
          const packet = pending.subarray(2, 2 + pending.readUInt16BE(0))
          pending = pending.subarray(2 + packet.length)
          this.#serve(packet, (answer) => {
            const length = Buffer.alloc(2)
            length.writeUInt16BE(answer.length, 0)
            connection.write(Buffer.concat([length, answer]))
          })
        }
      })
    })
    await new Promise<void>((ready, failed) => socket.once("error", failed).bind(53, address, () => ready()))
    await new Promise<void>((ready, failed) => server.once("error", failed).listen(53, address, () => ready()))
  }
}
