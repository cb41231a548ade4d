/** Sites as the crawler hands them over: fixtures written here, and the landing pages of the shared test data. */
import { existsSync, readFileSync } from "node:fs"
import type { CategoryChoice } from "../../../../src/domain/draft/Candidates.ts"
import type { ReadPage } from "../../../../src/domain/draft/Crawl.ts"
import { readPage } from "../../../../src/services/crawl/crawler/ReadPage.ts"
import defaults from "../../../../src/services/data/seed/defaults.json" with { type: "json" }
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"

interface Node {
  readonly name: string
  readonly keywords: ReadonlyArray<string>
  readonly children?: ReadonlyArray<Node>
}
const flat = (nodes: ReadonlyArray<Node>): ReadonlyArray<CategoryChoice> =>
  nodes.flatMap(({ name, keywords, children }) => [{ name, keywords }, ...flat(children ?? [])])
/** The categories a new database holds. */
export const categories = flat(defaults.categories)

export const read = (url: string, html: string): ReadPage => readPage({ url, status: 200, html })

const folder = new URL("../../../../../shared/data/sites/", import.meta.url).pathname
export const landingPagesAreHere = existsSync(folder)
export const landingPage = (name: string): ReadPage =>
  read(`https://${name}.test/`, readFileSync(`${folder}${name}/index.html`, "utf8"))

const frame = (title: string, body: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>
  <header><a href="/">Tallyroom</a><nav><a href="/pricing">Pricing</a> <a href="/about">About us</a></nav></header>
  <main>${body}</main>
  <footer><p>&copy; 2018-2026 Tallyroom B.V.</p><a href="https://x.com/tallyroom">X</a>
  <a href="https://github.com/tallyroom">GitHub</a></footer></body></html>`

/** A site that states everything a profile asks for, over four pages, mostly in plain sight. */
export const tallyroom: ReadonlyArray<ReadPage> = [
  read(
    "https://tallyroom.test/",
    frame(
      "Tallyroom | Bookkeeping for small bakeries",
      `<h1>The books of a bakery, done overnight</h1>
      <p>Tallyroom turns the receipts of a bakery into finished books every night, so bakers can sleep.</p>
      <p>It reads the till, sorts the expenses and files the VAT return on time.</p>
      <a href="https://www.youtube.com/watch?v=abcdefghijk">Watch the tour</a>
      <h2>Features</h2><ul><li>Reads receipts from 14 till systems</li><li>Files the VAT return each quarter</li></ul>
      <h2>What sets us apart</h2><p>A bookkeeper checks every month by hand.</p>
      <h2>What our customers say</h2><h3>Rosa Flint</h3><p>Founder of Crumbly</p><p>Tallyroom saved us 40 hours.</p>`,
      `<meta name="description" content="Tallyroom does the bookkeeping of small bakeries, every night, by itself.">
      <link rel="icon" href="/logo.png">`
    )
  ),
  read(
    "https://tallyroom.test/pricing",
    frame(
      "Pricing | Tallyroom",
      `<h1>Pricing</h1><h2>Starter</h2><p>&euro;12 a month</p><h2>Grow</h2><p>&euro;29 a month</p>
      <h2>Questions</h2><h3>Can I cancel at any time?</h3><p>Yes, the subscription ends with the month you cancel in.</p>
      <h3>Does it work offline?</h3><p>The till does; receipts are read once it is online again.</p>`
    )
  ),
  read(
    "https://tallyroom.test/about",
    frame(
      "About us | Tallyroom",
      `<h1>About us</h1><p>Tallyroom was founded in 2018 in Utrecht, the Netherlands.</p>
      <h2>Team</h2><h3>Marit Oosterveld</h3><p>Founder and CEO</p><h3>Joris Blank</h3><p>Baker</p>`
    )
  ),
  read(
    "https://tallyroom.test/contact",
    frame("Contact | Tallyroom", `<h1>Contact</h1><p>Write to <a href="mailto:hello@tallyroom.test">us</a>.</p>`)
  )
]

/** A site that shows little and states much as data. */
export const dataOnly: ReadonlyArray<ReadPage> = [
  read(
    "https://plotline.test/",
    `<!doctype html><html lang="en"><head><title>Home</title>
    <script type="application/ld+json">${JSON.stringify([
      {
        "@type": "SoftwareApplication",
        name: "Plotline",
        description: "Plotline is a podcast editor that cuts pauses and fills from any recording.",
        featureList: ["Cuts pauses", "Levels every voice"],
        applicationCategory: "Podcast editor",
        offers: [
          { "@type": "Offer", name: "Solo", price: "8", priceCurrency: "USD" },
          { "@type": "Offer", name: "Studio", price: "30", priceCurrency: "USD" }
        ]
      },
      {
        "@type": "Organization",
        name: "Plotline Audio",
        email: "mailto:hello@plotline.test",
        foundingDate: "2021-05",
        founder: { "@type": "Person", name: "Ines Duarte", jobTitle: "Founder" },
        address: { "@type": "PostalAddress", addressLocality: "Porto", addressCountry: "Portugal" }
      },
      {
        "@type": "FAQPage",
        mainEntity: [
          {
            "@type": "Question",
            name: "Which formats can I import?",
            acceptedAnswer: { "@type": "Answer", text: "<p>WAV, MP3 and FLAC.</p>" }
          }
        ]
      }
    ])}</script></head><body><div id="root"><h1>Plotline</h1><p>Loading the editor for you, one moment please.</p></div></body></html>`
  )
]

interface Shown {
  readonly url?: string
  readonly title?: string
  readonly lang?: string
  readonly description?: string
  readonly head?: string
}
/** A page of these blocks, whatever else it has. */
export const shown = (body: string, { url, title, lang, description, head }: Shown = {}): ReadPage =>
  read(
    url ?? "https://crumb.test/",
    `<!doctype html><html lang="${lang ?? "en"}"><head><title>${title ?? "Crumb"}</title>${
      description === undefined ? "" : `<meta name="description" content="${description}">`
    }${head ?? ""}</head><body><header><a href="/">Crumb</a><nav><ul><li><a href="/prices">Prices</a></li>
    <li><a href="/de">Deutsch</a></li></ul></nav></header><main>${body}</main>
    <footer><p>© 2024 Crumb</p></footer></body></html>`
  )
/** What is drafted of some pages. */
export const drafted = (...pages: ReadonlyArray<ReadPage>) =>
  extract(openGate({ pages, categories }), categories).stands
