/** Listeners where nobody may come: inside addresses that count every connection, and a host that never answers. */
import { forbidden, forbidden6, forbiddenPorts, places } from "./Places.ts"

const secret =
  "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<h1>Inside</h1><p>The inside secret is tourmaline.</p>"

export class Guards {
  /** `address:port` of each connection to an inside address. */
  readonly breaches: Array<string> = []

  #guard(hostname: string, port: number) {
    Bun.listen({
      hostname,
      port,
      socket: {
        open: () => {
          this.breaches.push(`${hostname}:${port}`)
        },
        data: (socket) => {
          socket.end(secret)
        }
      }
    })
  }

  listen(ipv6: boolean) {
    const inside = [...forbidden, ...(ipv6 ? forbidden6 : [])]
    for (const hostname of inside) for (const port of forbiddenPorts) this.#guard(hostname, port)
    for (const port of forbiddenPorts) Bun.listen({ hostname: places.silent, port, socket: { data: () => undefined } })
  }
}
