/** Somebody who claims listings over REST, and publishes what they are told to. */
import { at, parseJson, textAt } from "./Json.ts"
import type { Launchbook } from "./Launchbook.ts"
import { serverUrl } from "./Places.ts"
import { html, plain } from "./Site.ts"
import type { World } from "./World.ts"

const headEnd = "</head>"

export class Claimant {
  readonly email: string
  readonly key: string

  private constructor(email: string, key: string) {
    this.email = email
    this.key = key
  }

  static async named(server: Launchbook, name: string): Promise<Claimant> {
    const email = `${name}@world-directory.com`
    await server.command("user", "create", email, "--json")
    const made = await server.command("key", "create", email, "--scopes", "account:read,listings:write", "--json")
    return new Claimant(email, textAt(made, "key"))
  }

  async call(method: string, path: string, body?: unknown) {
    const response = await fetch(`${serverUrl}/api/v1${path}`, {
      method,
      signal: AbortSignal.timeout(40_000),
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(body === undefined ? {} : { "content-type": "application/json" })
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    return { status: response.status, body: parseJson(await response.text()) }
  }

  /** The claim, or the code it is refused with. */
  async claim(slug: string, method: string, email?: string) {
    const { status, body } = await this.call("POST", "/claims", {
      slug,
      method,
      ...(email === undefined ? {} : { email })
    })
    return { status, claim: body, code: textAt(body, "error", "code"), id: Number(at(body, "id")) }
  }

  async verify(id: number) {
    const { status, body } = await this.call("POST", `/claims/${id}/verify`)
    return {
      status,
      state: textAt(body, "status"),
      found: at(body, "last_check", "found"),
      detail: textAt(body, "last_check", "detail"),
      code: textAt(body, "error", "code")
    }
  }
}

/** What a claim asks for, where a test may put it. */
export const published = (world: World, claim: unknown) => {
  const said = (key: string) => textAt(claim, "instructions", key)
  const tag = said("html")
  return {
    token: said("file_content") || (/content="([^"]+)"/.exec(tag)?.[1] ?? said("value").replace("token=", "")),
    /** TXT records at the name that was asked for; a record of several strings has them apart. */
    txt: (...texts: ReadonlyArray<string | ReadonlyArray<string>>) => world.dns.set(said("host"), { txt: texts }),
    host: said("host"),
    value: said("value"),
    tag,
    /** The tag in the head of a host's homepage. */
    head: (host: string, put = tag) =>
      world.web.setPage(
        host,
        "/",
        html(`<!doctype html><html><head>${put}${headEnd}<body><h1>Home</h1></body></html>`)
      ),
    body: (host: string) =>
      world.web.setPage(
        host,
        "/",
        html(`<!doctype html><html><head><title>Home</title>${headEnd}<body>${tag}</body></html>`)
      ),
    path: URL.parse(said("file_url"))?.pathname ?? "",
    file: (host: string, content = said("file_content")) =>
      world.web.setPage(host, URL.parse(said("file_url"))?.pathname ?? "", plain(`${content}\n`))
  }
}
