/**
 * One request and its answer over a socket of its own, to an address given by the caller: no proxy, no
 * connection reuse, no redirect, no unpacking. It ends by itself: every wait has a timer and every size a
 * bound. Interrupting the fiber destroys the socket.
 */
import http from "node:http"
import https from "node:https"
import type { LookupFunction } from "node:net"
import { Duration, Effect } from "effect"
import { parseAddress, sameAddress } from "../../../domain/text/IpAddress.ts"
import { type BodyRoom, noWalls } from "./BodyMemory.ts"
import { EgressFailure, type EgressReason } from "./EgressFailure.ts"
import { egressLimits } from "./EgressLimits.ts"

export interface ExchangeRequest {
  readonly url: URL
  /** Where to connect, whatever the name says. */
  readonly address: string
  readonly port: number
  readonly headers: Readonly<Record<string, string>>
  /** What is sent, by POST; without it the request is a GET. */
  readonly body?: Uint8Array | undefined
  readonly limits?: Partial<Pick<typeof egressLimits, "connect" | "idle" | "wireBytes" | "commonWireBytes">>
  /** What the body may take; without one, as much as its own bound. */
  readonly room?: BodyRoom
  /** What an unpacked body may come to, where it arrives packed: asked for together with the rest. */
  readonly unpacked?: number
}

export interface WireResponse {
  readonly status: number
  /** Names in lower case; repeated ones joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  /** As it arrived, still packed. */
  readonly body: Uint8Array
}

const tlsCode = /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|EPROTO)/
const connectCode = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ENETDOWN|EHOSTDOWN|EACCES|EPERM)$/

const headersOf = (message: http.IncomingMessage): Record<string, string> => {
  const headers: Record<string, string> = Object.create(null)
  const raw = message.rawHeaders
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = (raw[at] ?? "").toLowerCase()
    const value = raw[at + 1] ?? ""
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return headers
}

/** Most bodies come in one piece, which needs no copy. */
const joined = (chunks: ReadonlyArray<Uint8Array>): Uint8Array => {
  const [only] = chunks
  return only !== undefined && chunks.length === 1 ? only : Buffer.concat(chunks)
}

export const exchange = (request: ExchangeRequest): Effect.Effect<WireResponse, EgressFailure> =>
  Effect.async((resume) => {
    const { url, address, port, headers, body } = request
    const { connect, idle, wireBytes, commonWireBytes } = { ...egressLimits, ...request.limits }
    const { room = noWalls, unpacked = 0 } = request
    const secure = url.protocol === "https:"
    const family = parseAddress(address)?.kind() === "ipv6" ? 6 : 4
    const pinned: LookupFunction = (_, options, reply) =>
      options.all ? reply(null, [{ address, family }]) : reply(null, address, family)

    // The runtime may end a response whose request is destroyed in a data handler as if it were whole, so
    // the first outcome counts and later events are not looked at.
    let settled = false
    let connected = false
    const settle = (outcome: Effect.Effect<WireResponse, EgressFailure>) => {
      if (settled) return
      settled = true
      clearTimeout(timer)
      sent.destroy()
      resume(outcome)
    }
    const fail = (reason: EgressReason, message: string) => {
      // Every exchange ends with a socket that closes, most of them well.
      if (!settled) settle(Effect.fail(new EgressFailure({ reason, message, url: url.href })))
    }

    // Sockets are real, so their timers are too: the fiber's clock may be a test's.
    const late = () =>
      fail(
        "timeout",
        connected ? `${url.hostname} stopped answering.` : `${url.hostname} did not accept a connection in time.`
      )
    let timer = setTimeout(late, Duration.toMillis(connect))
    const alive = () => {
      clearTimeout(timer)
      if (!settled) timer = setTimeout(late, Duration.toMillis(idle))
    }

    const sent = (secure ? https : http).request({
      protocol: url.protocol,
      host: url.hostname,
      port,
      path: url.pathname + url.search,
      method: body === undefined ? "GET" : "POST",
      // An agent would pool sockets, hide their peer and obey proxy variables.
      agent: false,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { "content-length": String(body.byteLength) }),
        host: url.host,
        connection: "close"
      },
      lookup: pinned,
      maxHeaderSize: egressLimits.headerBytes,
      ...(secure ? { servername: url.hostname, rejectUnauthorized: true, minVersion: "TLSv1.2" } : {})
    })
    sent.on("socket", (socket) => {
      socket.on(secure ? "secureConnect" : "connect", () => {
        connected = true
        alive()
      })
    })
    sent.on("error", (error: NodeJS.ErrnoException) => {
      const code = error.code ?? ""
      if (code === "HPE_HEADER_OVERFLOW") return fail("too_large", `${url.hostname} sent too many headers.`)
      if (connectCode.test(code)) return fail("connect", `${url.hostname} does not accept connections.`)
      if (tlsCode.test(code) || (secure && !connected)) return fail("tls", `${url.hostname} has no valid certificate.`)
      fail(connected ? "protocol" : "connect", `${url.hostname} broke off the connection.`)
    })
    // A request closed without an answer, such as one that switches to another protocol, reports no error.
    let answered = false
    sent.on("close", () => {
      if (!answered) fail("protocol", `${url.hostname} gave no answer.`)
    })
    sent.on("response", (received) => {
      answered = true
      const peer = received.socket.remoteAddress
      if (peer === undefined || !sameAddress(peer.replace(/^::ffff:(?=\d+\.)/, ""), address)) {
        return fail("blocked_address", `${url.hostname} was not reached at its own address.`)
      }
      const tooLarge = () => fail("too_large", `${url.hostname} sent more than ${wireBytes} bytes.`)
      const answerHeaders = headersOf(received)
      if (Number(answerHeaders["content-length"] ?? 0) > wireBytes) return tooLarge()
      const isPacked = "content-encoding" in answerHeaders
      const mostOfAll = (Number(answerHeaders["content-length"]) || wireBytes) + (isPacked ? unpacked : 0)
      const chunks: Array<Uint8Array> = []
      let size = 0
      let roomy = false
      /** Until there is room the sender waits, and is not blamed for it. */
      const makeRoom = () => {
        roomy = true
        let waits = true
        room.atLeast(mostOfAll, () => {
          waits = false
          if (settled) return
          alive()
          if (received.isPaused()) received.resume()
        })
        if (!waits) return
        received.pause()
        clearTimeout(timer)
      }
      alive()
      received.on("data", (chunk: Uint8Array) => {
        size += chunk.byteLength
        if (size > wireBytes) return tooLarge()
        chunks.push(chunk)
        alive()
        if (!roomy && size > commonWireBytes) makeRoom()
      })
      const cut = () => fail("protocol", `${url.hostname} broke off in the middle of its answer.`)
      received.on("error", cut)
      received.on("close", cut)
      received.on("end", () => {
        if (!received.complete) return cut()
        const status = received.statusCode ?? 0
        settle(Effect.succeed({ status, headers: answerHeaders, body: joined(chunks) }))
      })
    })
    sent.end(body)
    return Effect.sync(() => {
      settled = true
      clearTimeout(timer)
      sent.destroy()
    })
  })
