/** A small product site, and what tests of drafts do over and over. */
import { Schema } from "effect"
import { Draft } from "../../../../src/domain/draft/Draft.ts"
import type { TestApp } from "../../../support/App.ts"
import type { FixtureSite } from "../../../support/FixtureInternet.ts"

/** A site that states a name, a tagline, features, a price, a founding year, and nothing of where it is. */
export const harbourSite = (name: string): FixtureSite => ({
  "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /pricing\n" },
  "/": `<!doctype html><html lang="en"><head><title>${name} - Tide alerts for small harbours</title>
<meta name="description" content="${name} texts harbour masters before high water.">
<meta property="og:site_name" content="${name}"></head><body>
<h1>Tide alerts for small harbours</h1>
<p>${name} texts harbour masters forty minutes before the water reaches the quay.</p>
<h2>Features</h2><ul><li>Text alerts on any phone</li><li>Works without a smartphone</li></ul>
<p>Subscription, €9 a month for each quay.</p>
<a href="https://github.com/${name.toLowerCase()}-example">GitHub</a> <a href="/about">About</a> <a href="/pricing">Pricing</a>
</body></html>`,
  "/about": `<!doctype html><html lang="en"><head><title>About ${name}</title></head><body><h1>About us</h1>
<p>${name} was founded in 2019 by two oceanographers with wet cellars.</p></body></html>`,
  "/pricing": "<title>Pricing</title><p>Secret prices.</p>"
})

/** Every answer is held against the contract: nothing more, nothing less. */
const draftIn = Schema.decodeUnknownSync(Draft, { errors: "all", onExcessProperty: "error" })

export const draftsOf = (app: TestApp) => {
  const get = async (key: string, id: string) => draftIn((await app.rest("GET", `/drafts/${id}`, { key })).body)

  const start = async (key: string, url: string) => {
    const reply = await app.rest("POST", "/drafts", { key, body: { url } })
    if (reply.status !== 201) throw new Error(`${url} was refused: ${reply.text}`)
    return draftIn(reply.body)
  }
  /** The draft once the pipeline is done with it. */
  const made = (key: string, id: string) =>
    app.until(
      () => get(key, id),
      ({ status }) => status === "ready" || status === "failed",
      "the end of the draft"
    )
  const startAndWait = async (key: string, url: string) => made(key, (await start(key, url)).id)

  const edit = (key: string, id: string, body: unknown) => app.rest("PATCH", `/drafts/${id}`, { key, body })
  /** An edit that has to be accepted. */
  const edited = async (key: string, id: string, body: unknown) => {
    const reply = await edit(key, id, body)
    if (reply.status !== 200) throw new Error(`the edit was refused: ${reply.text}`)
    return draftIn(reply.body)
  }
  const submit = (key: string, id: string) => app.rest("POST", `/drafts/${id}/submit`, { key })

  /** Two categories that exist. */
  const categories = async (): Promise<readonly [string, string]> => {
    const { body } = await app.rest("GET", "/categories")
    return [body.items[0].name, body.items[1].name]
  }
  return { get, start, made, startAndWait, edit, edited, submit, categories }
}
