/** A mail server as far as the protocol goes, that can be told to misbehave. What it took it keeps, as it came. */
import { createServer, type Server, type Socket } from "node:net"

/** `refuse-later`/`refuse`: the recipient, with 450 or 550; `drop`: takes the whole mail and hangs up without an answer. */
export type SmtpMood = "well" | "slow" | "silent" | "refuse-later" | "refuse" | "refuse-sender" | "drop"

export interface TakenMail {
  readonly to: string
  readonly raw: string
  readonly messageId: string
  readonly at: number
  /** The server said that it has it. */
  readonly acknowledged: boolean
}

const slowness = 300

export const smtpServer = async (port = 0) => {
  let mood: SmtpMood = "well"
  const taken: Array<TakenMail> = []
  /** Recipients that were refused, each time they were. */
  const refused: Array<string> = []
  const sockets = new Set<Socket>()
  /** Connections there ever were. */
  let connections = 0
  let mostAtOnce = 0

  const serve = (socket: Socket) => {
    connections++
    sockets.add(socket)
    mostAtOnce = Math.max(mostAtOnce, sockets.size)
    socket.on("close", () => sockets.delete(socket))
    socket.on("error", () => socket.destroy())
    socket.setEncoding("latin1")
    const say = async (line: string) => {
      if (mood === "silent") return
      if (mood === "slow") await Bun.sleep(slowness)
      if (!socket.destroyed) socket.write(`${line}\r\n`)
    }
    let to = ""
    let inData = false
    let buffer = ""
    const command = async (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === "EHLO" || verb === "HELO") return say("250 mail.test")
      if (verb === "MAIL") return say(mood === "refuse-sender" ? "553 5.7.1 not yours" : "250 ok")
      if (verb === "RCPT") {
        to = /<([^>]*)>/.exec(line)?.[1] ?? ""
        if (mood === "refuse-later" || mood === "refuse") refused.push(to)
        if (mood === "refuse-later") return say("450 4.2.1 try again later")
        if (mood === "refuse") return say("550 5.1.1 no such mailbox")
        return say("250 ok")
      }
      if (verb === "DATA") {
        inData = true
        return say("354 go on")
      }
      if (verb === "QUIT") {
        await say("221 bye")
        return void socket.end()
      }
      return say("250 ok")
    }
    const message = async (raw: string) => {
      const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? ""
      const acknowledged = mood !== "drop"
      taken.push({ to, raw, messageId, at: Date.now(), acknowledged })
      if (acknowledged) return say("250 taken")
      socket.destroy()
    }
    void say("220 mail.test ESMTP")
    socket.on("data", async (chunk) => {
      buffer += String(chunk)
      for (;;) {
        if (inData) {
          const end = buffer.indexOf("\r\n.\r\n")
          if (end < 0) return
          const raw = buffer.slice(0, end)
          buffer = buffer.slice(end + 5)
          inData = false
          await message(raw)
          continue
        }
        const end = buffer.indexOf("\r\n")
        if (end < 0) return
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        await command(line)
      }
    })
  }

  let server: Server | null = null
  let at = port
  /** Listens, always on the same port. */
  const on = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer(serve)
      server.on("error", reject)
      server.listen(at, "127.0.0.1", () => {
        const address = server?.address()
        if (typeof address === "object" && address !== null) at = address.port
        resolve()
      })
    })
  /** Nobody is there: connections are refused, those that were open are gone. */
  const off = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      if (server === null) return resolve()
      server.close(() => resolve())
      server = null
    })
  await on()
  return {
    get url() {
      return `smtp://127.0.0.1:${at}`
    },
    taken,
    refused,
    get connections() {
      return connections
    },
    get mostAtOnce() {
      return mostAtOnce
    },
    be: (next: SmtpMood) => {
      mood = next
    },
    on,
    off
  }
}
export type SmtpServer = Awaited<ReturnType<typeof smtpServer>>
