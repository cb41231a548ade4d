/**
 * The peer of `bench/mcp.ts`: the SDK's own handler on `Bun.serve`, with nothing behind it. It answers every call with a
 * constant, and lists constant tools. Prints its address.
 *
 *     bun bench/peers/mcp.ts FILE      # { tools, result }, both as ours answers them
 */
import { type CallToolResult, createMcpHandler, Server, type Tool } from "@modelcontextprotocol/server"

const { tools, result }: { tools: Array<Tool>; result: CallToolResult } = await Bun.file(process.argv[2] ?? "").json()

const handler = createMcpHandler(() => {
  const server = new Server({ name: "bare", version: "1.0.0" }, { capabilities: { tools: {} } })
  server.setRequestHandler("tools/list", () => ({ tools }))
  server.setRequestHandler("tools/call", () => result)
  return server
})
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  development: false,
  fetch: (request) => handler.fetch(request)
})
console.log(`http://127.0.0.1:${server.port}/`)
