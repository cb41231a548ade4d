/**
 * The peers: reads `[{id, url, html}]` from standard input and writes what each makes of it. A name is what
 * they have for the site, else for the page.
 */
import createMetascraper from "metascraper"
import author from "metascraper-author"
import description from "metascraper-description"
import lang from "metascraper-lang"
import logo from "metascraper-logo"
import publisher from "metascraper-publisher"
import title from "metascraper-title"
import url from "metascraper-url"
import ogs from "open-graph-scraper"

const metascraper = createMetascraper([publisher(), title(), description(), author(), logo(), url(), lang()])
const orNull = (text) => (typeof text === "string" && text.trim() !== "" ? text : null)

const answers = []
for (const { id, url: address, html } of await Bun.stdin.json()) {
  const meta = await metascraper({ url: address, html, validateUrl: false }).catch(() => ({}))
  answers.push({
    id,
    peer: "metascraper",
    name: orNull(meta.publisher) ?? orNull(meta.title),
    description: orNull(meta.description)
  })
  const { result } = await ogs({ html }).catch(() => ({ result: {} }))
  answers.push({
    id,
    peer: "open-graph-scraper",
    name: orNull(result.ogSiteName) ?? orNull(result.ogTitle),
    description: orNull(result.ogDescription)
  })
}
console.log(JSON.stringify(answers))
