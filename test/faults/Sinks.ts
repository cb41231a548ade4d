/** The outside of a drill: a name server that knows nobody, and a mail server that takes everything. */
import { createSocket } from "node:dgram"
import { createServer, type Socket } from "node:net"
import { codes, readQuestion, writeAnswer } from "../world/DnsPacket.ts"

/** Every name is unknown to it, at once. */
export const emptyNameServer = async () => {
  const socket = createSocket("udp4")
  socket.on("message", (packet, from) => {
    const question = readQuestion(packet)
    if (question !== undefined) socket.send(writeAnswer(question, codes.noSuchName, []), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve))
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() }
}

export interface SunkMail {
  readonly to: string
  /** Headers and text, lines that were folded for the way made whole. */
  readonly text: string
}

/** SMTP (RFC 5321) as far as a mail from a well-behaved client needs it. */
export const mailSink = async () => {
  const mails: Array<SunkMail> = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
    socket.on("error", () => {})
    const say = (line: string) => socket.write(`${line}\r\n`)
    let buffered = ""
    let to = ""
    let isData = false
    say("220 sink")
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === "RCPT") to = /<([^>]*)>/.exec(line)?.[1] ?? ""
      if (verb === "DATA") {
        isData = true
        return say("354 go on")
      }
      say(verb === "QUIT" ? "221 bye" : "250 ok")
    }
    socket.setEncoding("utf8")
    socket.on("data", (chunk) => {
      buffered += chunk
      for (;;) {
        const end = buffered.indexOf(isData ? "\r\n.\r\n" : "\r\n")
        if (end < 0) return
        const text = buffered.slice(0, end)
        buffered = buffered.slice(end + (isData ? 5 : 2))
        if (!isData) {
          command(text)
          continue
        }
        isData = false
        mails.push({ to, text: text.replaceAll("=\r\n", "") })
        say("250 taken")
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
  }
}
