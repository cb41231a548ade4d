/** What goes out over the wire, to a mail server of our own, and what becomes of each way it can fail. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Either, Layer, Option, Redacted } from "effect"
import { AppConfigTag, load } from "../../../src/Config.ts"
import { followedLaunchMail } from "../../../src/domain/people/mail/LaunchMails.ts"
import { letter, letterText, paragraph, theirWords } from "../../../src/domain/text/Letter.ts"
import { failureOfSmtp, type Mail, Mailer, messageOf } from "../../../src/services/outside/Mailer.ts"
import { type SmtpServer, smtpServer } from "../../support/SmtpServer.ts"

let server: SmtpServer
beforeAll(async () => {
  server = await smtpServer()
})
afterAll(() => server.off())
beforeEach(() => {
  server.be("well")
  server.taken.length = 0
})

const id = "6a8a0b1e-52cf-4d0b-9a8e-0d5e8c8a2f10"
const config = { mailFrom: "Launchbook <news@launchbook.test>", publicUrl: "https://launchbook.test" }
const stop = "https://launchbook.test/unsubscribe/launches.7.abc"
const news: Mail = {
  id,
  to: "reader@people.test",
  letter: followedLaunchMail(
    { name: "Tidewatch", tagline: "Tides, told", page: "https://launchbook.test/products/tidewatch" },
    stop
  )
}
const own: Mail = { id, to: "reader@people.test", letter: letter("Order LB-1 is paid", [paragraph("Thank you.")]) }

const sending = (mail: Mail, url = server.url) =>
  Effect.gen(function* () {
    const mailer = yield* Mailer
    return yield* Effect.either(mailer.send(mail))
  }).pipe(
    Effect.provide(Mailer.layer),
    Effect.provide(
      Layer.effect(
        AppConfigTag,
        Effect.map(load({ PUBLIC_URL: config.publicUrl, MAIL_FROM: config.mailFrom }), (read) => ({
          ...read,
          smtpUrl: Option.some(Redacted.make(url))
        }))
      )
    ),
    Effect.runPromise
  )
/** The headers of what came, unfolded. */
const headersOf = (raw: string) => {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ")
  return new Map(
    head.split("\r\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)])
  )
}

describe("a mail", () => {
  test("is plain text and HTML of one letter, and says what it is", async () => {
    expect(Either.isRight(await sending(news))).toBe(true)
    const raw = server.taken[0]?.raw ?? ""
    const headers = headersOf(raw)
    expect(headers.get("From")).toBe("Launchbook <news@launchbook.test>")
    expect(headers.get("To")).toBe("reader@people.test")
    expect(headers.get("Subject")).toBe("Tidewatch is live today")
    expect(headers.get("Message-ID")).toBe(`<${id}@launchbook.test>`)
    expect(headers.get("Auto-Submitted")).toBe("auto-generated")
    expect(headers.get("List-Unsubscribe")).toBe(`<${stop}>`)
    expect(headers.get("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click")
    expect(headers.get("Content-Type")).toStartWith("multipart/alternative")
    // The last part is the one that is preferred.
    expect([...raw.matchAll(/Content-Type: (text\/\w+)/g)].map(([, type]) => type)).toEqual(["text/plain", "text/html"])
  })

  test("that is about what its reader did cannot be ended, so says nothing of it", async () => {
    await sending(own)
    const headers = headersOf(server.taken[0]?.raw ?? "")
    expect([...headers.keys()].filter((name) => name.startsWith("List-"))).toEqual([])
  })

  test("offers one click by https alone, which is what providers take", () => {
    const local = { ...news, letter: { ...news.letter, unsubscribe_url: "http://localhost:3000/unsubscribe/x" } }
    expect(messageOf(config, local, new Date(0)).headers).toEqual({
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": "<http://localhost:3000/unsubscribe/x>"
    })
  })

  test("has the clock's date", () => {
    const message = messageOf(config, own, new Date("2026-12-28T00:00:00Z"))
    expect(message.date.toISOString()).toBe("2026-12-28T00:00:00.000Z")
    expect(message.text).toBe(letterText(own.letter))
  })

  test("takes no header from what is in it, and goes to one address", async () => {
    const hostile = [
      { ...own, letter: { ...own.letter, subject: "Hello\r\nBcc: victim@people.test\r\nX-Evil: 1" } },
      { ...own, letter: { ...own.letter, unsubscribe_url: "https://a.test/x>\r\nBcc: victim@people.test" } },
      {
        ...own,
        letter: letter("x", [theirWords("\r\n.\r\nMAIL FROM:<evil@people.test>\r\nRCPT TO:<victim@people.test>")])
      },
      { ...own, to: "reader@people.test, victim@people.test" }
    ]
    for (const mail of hostile) await sending(mail)
    expect(server.taken.map(({ to }) => to)).not.toContain("victim@people.test")
    for (const { raw } of server.taken) {
      const names = [...headersOf(raw).keys()]
      expect(names).not.toContain("Bcc")
      expect(names).not.toContain("X-Evil")
    }
    expect(server.taken.length).toBeGreaterThanOrEqual(3)
  })
})

describe("a mail that is not taken", () => {
  const outcome = async (mood: Parameters<SmtpServer["be"]>[0]) => {
    server.be(mood)
    const sent = await sending(own)
    return Either.isLeft(sent) ? sent.left.kind : "sent"
  }

  test("because of its reader, for now or for good, is nobody else's matter", async () => {
    expect(await outcome("refuse-later")).toBe("later")
    expect(await outcome("refuse")).toBe("never")
  })

  test("is told apart by who refused it: only what the server says of this mail is about this mail", () => {
    const kindOf = (more: object) => failureOfSmtp(Object.assign(new Error("x"), more)).kind
    expect(kindOf({ code: "EENVELOPE", command: "RCPT TO", responseCode: 550 })).toBe("never")
    expect(kindOf({ code: "EMESSAGE", command: "DATA", responseCode: 554 })).toBe("never")
    expect(kindOf({ code: "EENVELOPE", command: "API" })).toBe("never")
    expect(kindOf({ code: "EENVELOPE", command: "RCPT TO", responseCode: 450 })).toBe("later")
    // Our own address, our password, the server's own trouble, the line: none of it is the reader's.
    expect(kindOf({ code: "EENVELOPE", command: "MAIL FROM", responseCode: 553 })).toBe("away")
    expect(kindOf({ code: "EENVELOPE", command: "RCPT TO", responseCode: 421 })).toBe("away")
    expect(kindOf({ code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 })).toBe("away")
    expect(kindOf({ code: "EPROTOCOL", command: "CONN", responseCode: 554 })).toBe("away")
    for (const code of ["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS", "ETLS"]) expect(kindOf({ code })).toBe("away")
    expect(failureOfSmtp("what is no error").kind).toBe("away")
  })
})
