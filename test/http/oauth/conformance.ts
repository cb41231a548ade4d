/**
 * Runs the MCP conformance suite's authorization-server scenarios against the application, playing the
 * person at the browser: `bun test/http/oauth/conformance.ts [spec version …]`. Exits non-zero where one fails.
 */
import { testApp } from "../../support/App.ts"
import { signedIn } from "../../support/Person.ts"
import { oauthApp } from "./App.ts"

const suite = Bun.fileURLToPath(import.meta.resolve("@modelcontextprotocol/conformance/dist/index.js"))
const versions = Bun.argv.length > 2 ? Bun.argv.slice(2) : ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"]
/** A run takes seconds; one that hangs has failed. */
const deadlineMillis = 60_000

/** A port nobody listens on. */
const freePort = async () => {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() })
  const { port } = server
  await server.stop(true)
  return port ?? 0
}

const app = await testApp({ work: false, served: true })
const person = await signedIn(app)

/** Says yes to the page the suite prints the address of, and goes where that leads. */
const answer = async (url: string) => {
  const seen = await person.submit(await person.open(url), "/oauth/consent", { decision: "allow" })
  if (seen.away === null) throw new Error(`consent answers ${seen.status}: ${seen.text}`)
  await fetch(seen.away)
}

const run = async (version: string): Promise<number> => {
  const port = await freePort()
  const redirect_uris = [`http://127.0.0.1:${port}/callback`]
  const clientId: string = (await oauthApp(app).register({ client_name: "Conformance", redirect_uris })).body.client_id
  const child = Bun.spawn(
    [process.execPath, suite, "authorization", "--url", app.origin, "--client-id", clientId].concat([
      "--resource",
      `${app.origin}/mcp`,
      "--port",
      String(port),
      "--spec-version",
      version
    ]),
    { stdout: "pipe", stderr: "inherit", timeout: deadlineMillis }
  )
  let said = ""
  let answered = false
  for await (const chunk of child.stdout) {
    const text = new TextDecoder().decode(chunk)
    process.stdout.write(text)
    said += text
    const url = /(https?:\/\/\S+\/oauth\/authorize\?\S+)\s/.exec(said)?.[1]
    if (url !== undefined && !answered) {
      answered = true
      await answer(url)
    }
  }
  const code = await child.exited
  return answered ? code : Math.max(1, code)
}

let failed = 0
for (const version of versions) {
  const code = await run(version)
  console.log(`${version}: ${code === 0 ? "all scenarios pass" : `exit code ${code}`}`)
  if (code !== 0) failed++
}
await app.close()
process.exit(failed === 0 ? 0 : 1)
