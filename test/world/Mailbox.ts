/** The SMTP server of the operator's: takes every mail and keeps it, so that a person can read theirs. */
import { createServer, type Server } from "node:net"
import { ports } from "./Places.ts"

export interface Received {
  readonly to: string
  readonly subject: string
  /** The plain text. */
  readonly text: string
}

/** Quoted-printable, as far as mails in English need it. */
const unquoted = (text: string) => {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString("utf8")
}

/** The plain text of a message, alone or the first of its parts. */
const textOf = (message: string): string => {
  const all = message.replace(/\r\n/g, "\n")
  const at = /^content-type: text\/plain/im.exec(all)?.index ?? 0
  // The head that says so, whatever else it says before or after.
  const from = all.lastIndexOf("\n\n", at) + 1
  const part = all.slice(from).trimStart()
  const end = part.indexOf("\n\n")
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(part.slice(0, end))?.[1]?.toLowerCase()
  const body = part.slice(end).trim()
  const own = from === 0 ? body : body.slice(0, /\n--\S{8,}(?:\n|$)/.exec(body)?.index ?? body.length)
  if (encoding === "base64") return Buffer.from(own, "base64").toString("utf8")
  return encoding === "quoted-printable" ? unquoted(own) : own
}

export class Mailbox {
  readonly mails: Array<Received> = []
  readonly #server: Server

  constructor() {
    this.#server = createServer((socket) => {
      let to = ""
      let data: string | null = null
      let pending = ""
      const say = (line: string) => socket.write(`${line}\r\n`)
      const line = (text: string) => {
        if (data !== null) {
          if (text !== ".") {
            data += `${text.startsWith("..") ? text.slice(1) : text}\r\n`
            return
          }
          const subject = /^subject: *(.*(?:\r\n[ \t].*)*)/im.exec(data)?.[1] ?? ""
          this.mails.push({ to, subject: subject.replace(/\r\n[ \t]+/g, " "), text: textOf(data) })
          data = null
          say("250 kept")
          return
        }
        const command = text.slice(0, 4).toUpperCase()
        if (command === "RCPT") to = /<([^>]*)>/.exec(text)?.[1] ?? ""
        if (command === "DATA") data = ""
        say(command === "DATA" ? "354 go on" : command === "QUIT" ? "221 bye" : "250 ok")
        if (command === "QUIT") socket.end()
      }
      socket.on("error", () => socket.destroy())
      socket.on("data", (bytes) => {
        pending += bytes.toString("latin1")
        for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
          const next = pending.slice(0, end)
          pending = pending.slice(end + 2)
          line(next)
        }
      })
      say("220 world")
    })
  }

  async listen(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(ports.smtp, "127.0.0.1", () => ready()))
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => this.#server.close(() => done()))
  }

  /** The first mail to somebody that has this in it, waited for. */
  async waitFor(to: string, words: RegExp, millis = 20_000): Promise<Received | undefined> {
    const end = Date.now() + millis
    while (Date.now() < end) {
      const found = this.mails.findLast((mail) => mail.to === to && words.test(`${mail.subject}\n${mail.text}`))
      if (found !== undefined) return found
      await Bun.sleep(50)
    }
    return undefined
  }
}
