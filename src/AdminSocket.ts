/**
 * The admin socket of a running server: the command line's way into an embedded database that only
 * the server may open. Whoever may read the data directory may use it, and nobody else.
 */
import { chmodSync, existsSync, mkdirSync, rmSync } from "node:fs"
import { connect } from "node:net"
import { resolve } from "node:path"
import { BunSocket, BunSocketServer } from "@effect/platform-bun"
import { RpcClient, RpcSerialization, RpcServer } from "@effect/rpc"
import { Effect, Layer } from "effect"
import { AdminRpcs } from "./domain/api/admin/AdminCalls.ts"
import { Admin } from "./services/data/Admin.ts"

const socketPath = (dataDir: string) => resolve(dataDir, "admin.sock")

/** Serves the admin calls on the socket; a socket that a killed server left behind is replaced. */
export const serve = (dataDir: string) => {
  const path = socketPath(dataDir)
  const clear = Effect.sync(() => {
    mkdirSync(resolve(dataDir), { recursive: true })
    rmSync(path, { force: true })
  })
  const close = Effect.addFinalizer(() => Effect.sync(() => rmSync(path, { force: true })))
  // The file is made with the process's umask and narrowed at once.
  const narrow = Layer.effectDiscard(Effect.sync(() => chmodSync(path, 0o600)))
  const server = RpcServer.layer(AdminRpcs).pipe(
    Layer.provide(AdminRpcs.toLayer(Admin)),
    Layer.provide(RpcServer.layerProtocolSocketServer),
    Layer.provide(RpcSerialization.layerNdjson),
    Layer.provide(narrow.pipe(Layer.provideMerge(BunSocketServer.layer({ path }))))
  )
  return Layer.unwrapScoped(Effect.as(Effect.zipRight(clear, close), server))
}

/** Whether a server is listening on the socket. */
export const isServed = (dataDir: string): Effect.Effect<boolean> =>
  Effect.async((resume) => {
    const path = socketPath(dataDir)
    if (!existsSync(path)) return resume(Effect.succeed(false))
    const probe = connect(path)
    const end = (served: boolean) => {
      probe.destroy()
      resume(Effect.succeed(served))
    }
    probe.once("connect", () => end(true))
    probe.once("error", () => end(false))
  })

/** The same calls, made to a running server; the connection lives as long as the scope. */
export const client = (dataDir: string) =>
  Effect.flatMap(
    Layer.build(
      RpcClient.layerProtocolSocket().pipe(
        Layer.provide(BunSocket.layerNet({ path: socketPath(dataDir) })),
        Layer.provide(RpcSerialization.layerNdjson)
      )
    ),
    (protocol) => Effect.provide(RpcClient.make(AdminRpcs), protocol)
  )
