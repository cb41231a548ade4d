/**
 * The peer: a bare `Bun.serve` that returns the bytes of a file and, beside `bare.ts`, reads of a request what ours has to
 * read and says what ours says: the same lines, two of them new each time. It counts nothing and looks nothing up, so it
 * is as fast as a server that keeps the promises of the API can be. Given the file and the lines as JSON; prints its address.
 */
const [file = "", lines = "{}"] = process.argv.slice(2)
const bytes = await Bun.file(file).bytes()
const headers = new Headers(JSON.parse(lines))
const read = ["x-request-id", "host", "authorization", "accept-encoding", "if-none-match"]
let asked = 0
/** What was read is counted, lest the reading be left out as good for nothing. */
let seen = 0

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  development: false,
  fetch: (request, server) => {
    asked++
    seen += request.url.length + request.method.length + (server.requestIP(request)?.address.length ?? 0)
    for (const name of read) if (request.headers.get(name) !== null) seen++
    headers.set("x-request-id", `saying-${asked.toString(36)}`)
    headers.set("ratelimit", `"anonymous";r=${1_000_000_000 - asked};t=${1 + (seen % 60)}`)
    return new Response(bytes, { headers })
  }
})
console.log(`http://127.0.0.1:${server.port}/`)

export {}
