/** Pages that hold many facts, and none of them of the product: its draft states none of them. */
import { expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, data, type SmallSite } from "./FactPages.ts"

const more = (main: string): SmallSite => ({ main: `<h1>Bread that bakes itself</h1><p>Crumb plans bread.</p>${main}` })

test.each<[string, SmallSite]>([
  [
    "customers table",
    {
      ...more(
        `<h2>Customers</h2><table><tr><th>Name</th><th>City</th><th>Founded</th></tr><tr><td>Petit</td><td>Lyon, France</td><td>1987</td></tr><tr><td>Huber</td><td>Graz, Austria</td><td>1910</td></tr></table>`
      )
    }
  ],
  [
    "case study block",
    {
      ...more(
        `<section><h2>How Petit plans its bread</h2><p>Founded in 1987 in Lyon, France.</p><p>Based in Lyon, France.</p><p>Founder: Marie Petit</p></section>`
      )
    }
  ],
  [
    "quote with signature",
    {
      ...more(
        `<blockquote><p>We started in 1987 and are based in Lyon, France.</p><footer>Marie Petit, Founder</footer></blockquote>`
      )
    }
  ],
  [
    "timeline of others",
    {
      ...more(
        `<h2>A short history of bread</h2><ul><li>1850 – Otto Rohwedder is born</li><li>1928: The bread slicer company is founded in Chillicothe</li></ul>`
      )
    }
  ],
  [
    "press boilerplate of other",
    {
      ...more(
        `<h2>About FlourTech</h2><p>Founded in 1999 by Max Roe and Mia Poe, FlourTech is based in Boston, USA. The company was founded in 1999. Press: press@flourtech.example</p>`
      )
    }
  ],
  ["job ad", { ...more(`<h2>Jobs</h2><p>Baker in Lyon, France. €2,400 a month.</p>`) }],
  ["event", { ...more(`<h2>Events</h2><p>BakeConf, Munich, Germany, 12 May. Tickets €99.</p>`) }],
  [
    "comparison",
    {
      ...more(
        `<h2>Crumb vs OvenDesk</h2><table><tr><td></td><td>Crumb</td><td>OvenDesk</td></tr><tr><td>Price</td><td>–</td><td>$99 / month</td></tr><tr><td>Founded</td><td>–</td><td>1999</td></tr></table>`
      )
    }
  ],
  [
    "integrations",
    {
      ...more(
        `<h2>Integrations</h2><div class="card"><h3>Stripe</h3><p>Now in public beta</p></div><div class="card"><h3>Slack</h3><p>In beta</p></div>`
      )
    }
  ],
  ["savings calculator", { ...more(`<h2>What you save</h2><p>€200 a month</p><p>€2,400 a year</p>`) }],
  [
    "investors",
    {
      ...more(
        `<h2>Backed by</h2><div class="card"><h3>Max Roe</h3><p>Founder of Teig</p></div><div class="card"><h3>Mia Poe</h3><p>Founder</p></div>`
      )
    }
  ],
  [
    "ld other org",
    {
      head: data({
        "@type": "Organization",
        name: "FlourTech",
        foundingDate: "1999",
        founder: { "@type": "Person", name: "Max Roe" },
        address: { addressLocality: "Boston", addressCountry: "US" },
        email: "hi@flourtech.example",
        sameAs: ["https://x.com/flourtech"],
        logo: "https://flourtech.example/logo.png"
      })
    }
  ],
  [
    "ld review",
    {
      head: data({
        "@type": "Product",
        name: "Crumb",
        review: {
          "@type": "Review",
          author: { "@type": "Person", name: "Max Roe", jobTitle: "Founder", address: { addressLocality: "Boston" } }
        }
      })
    }
  ],
  [
    "ld event",
    {
      head: data({
        "@type": "Event",
        name: "BakeConf",
        location: { "@type": "Place", address: { addressLocality: "Munich", addressCountry: "DE" } },
        offers: { price: "99", priceCurrency: "EUR" }
      })
    }
  ],
  [
    "ld article",
    {
      head: data({
        "@type": "Article",
        name: "Crumb",
        author: { "@type": "Person", name: "Max Roe", jobTitle: "Founder" },
        publisher: {
          "@type": "Organization",
          name: "Bake News",
          foundingDate: "1950",
          logo: { url: "https://bake.example/logo.png" }
        }
      })
    }
  ],
  [
    "footer credits",
    {
      footer: `<p>Website by Studio Neun, 12 Kantstraße, 10623 Berlin, Germany</p><p>Hosting: Hetzner Online GmbH, Industriestr. 25, 91710 Gunzenhausen, Germany</p><p>hello@neun.example</p>`
    }
  ],
  ["footer partner", { footer: `<p>A project with the Flour Guild, 1 Mill Road, Boston, MA 02110, USA</p>` }],
  [
    "comments",
    {
      ...more(
        `<section id="comments"><h2>Comments</h2><div class="comment"><p>Max Roe</p><p>We founded our bakery in 1987 in Lyon. max@gmail.com</p></div></section>`
      )
    }
  ],
  [
    "newsletter archive",
    {
      ...more(`<h2>Latest news</h2><p>Crumb was shown in Tokyo, Japan in 2019.</p><p>FlourTech raised $5 million.</p>`)
    }
  ],
  ["gift", { ...more(`<h2>Shop</h2><p>Gift cards – €25</p><p>Mug – €12</p>`) }],
  [
    "store list",
    {
      ...more(
        `<h2>Where to buy</h2><p>Boulangerie Petit, 12 rue de la Paix, 75002 Paris, France</p><p>Huber, Hauptplatz 1, 8010 Graz, Austria</p>`
      )
    }
  ],
  [
    "customers contact page",
    {
      ...more(`<h2>References</h2><p>Petit GmbH, 12 Mill Road, 20095 Hamburg, Germany, info@petit.example</p>`),
      path: "contact"
    }
  ],
  [
    "tutorial",
    {
      ...more(
        `<h2>Example</h2><p>Company: Acme Inc.</p><p>Founded: 1999</p><p>City: Boston</p><p>Email: jane@acme.example</p><p>Plan: $10 / month</p>`
      )
    }
  ],
  [
    "lorem footers",
    { footer: `<p>123 Main Street, Anytown, USA</p><p>info@yourdomain.com</p><a href="https://x.com/yourhandle">X</a>` }
  ]
])("%s", (_, site) => {
  const { stands } = extract(openGate({ pages: [crumb(site)], categories: [] }), [])
  const {
    country,
    city,
    founded_year,
    contact_email,
    pricing_model,
    pricing_summary,
    stage,
    demo_video_url,
    logo_url
  } = stands.fields
  expect<object>({
    country,
    city,
    founded_year,
    contact_email,
    pricing_model,
    pricing_summary,
    stage,
    demo_video_url,
    logo_url
  }).toEqual({})
  expect([stands.founders, stands.socials]).toEqual([[], {}])
})
