/**
 * A TCP proxy that can freeze: connections stay open and new ones are taken, but nothing goes through, as with a
 * server that was stopped or a network that swallows everything. What was said meanwhile goes through when it thaws.
 */
import { connect, createServer, type Socket } from "node:net"

export const freezableProxy = async (host: string, port: number) => {
  const sockets = new Set<Socket>()
  let frozen = false
  let held: Array<() => void> = []

  const forward = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on("data", (chunk) => (frozen ? held.push(() => to.write(chunk)) : to.write(chunk)))
    from.on("error", () => {})
    from.on("close", () => {
      sockets.delete(from)
      if (frozen) held.push(() => to.destroy())
      else to.destroy()
    })
  }
  const server = createServer((near) => {
    const far = connect(port, host)
    forward(near, far)
    forward(far, near)
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("the proxy has no port")

  return {
    port: address.port,
    freeze: () => {
      frozen = true
    },
    thaw: () => {
      frozen = false
      for (const go of held) go()
      held = []
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
  }
}
