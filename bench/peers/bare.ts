/** The peer: a bare `Bun.serve` that returns the bytes of a file. Prints its address. */
const bytes = await Bun.file(process.argv[2] ?? "").bytes()
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  development: false,
  fetch: () => new Response(bytes, { headers: { "content-type": "application/json; charset=utf-8" } })
})
console.log(`http://127.0.0.1:${server.port}/`)

export {}
