/** Data that readers are told the contrary of in one fact is believed in no other that no reader sees. */
import { expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, data, type SmallSite } from "./FactPages.ts"

const drafted = (site: SmallSite) => {
  const { fields, founders, socials } = extract(openGate({ pages: [crumb(site)], categories: [] }), []).stands
  return {
    year: fields.founded_year?.value.toString() ?? null,
    city: fields.city?.value ?? null,
    country: fields.country?.value ?? null,
    mail: fields.contact_email?.value ?? null,
    founders: founders.map(({ value }) => value.name),
    x: socials.x?.value ?? null
  }
}
const stated = {
  "@type": "Organization",
  name: "Crumb",
  foundingDate: "2009",
  email: "hello@crumb.example",
  address: { "@type": "PostalAddress", addressLocality: "Boston", addressCountry: "US" },
  sameAs: ["https://x.com/crumbfleet"]
}
const nothing = { year: null, city: null, country: null, founders: [], x: null }

test("what no reader is told otherwise stands", () => {
  expect(drafted({ head: data(stated), main: "<p>Write to hello@crumb.example.</p>" })).toEqual({
    year: "2009",
    city: "Boston",
    country: "US",
    mail: "hello@crumb.example",
    founders: [],
    x: "https://x.com/crumbfleet"
  })
})

test("of a year, a mailbox or founders that are told otherwise the rest is not believed either", () => {
  expect(drafted({ head: data(stated), main: "<p>We founded Crumb in 2016.</p>" })).toMatchObject({
    ...nothing,
    year: "2016"
  })
  const theirs = { ...stated, email: "sales@flourtech.example" }
  expect(drafted({ head: data(theirs), main: "<p>Write to hello@crumb.example.</p>" })).toEqual({
    ...nothing,
    mail: "hello@crumb.example"
  })
  const led = { ...stated, founder: { "@type": "Person", name: "Max Roe" } }
  expect(drafted({ head: data(led), main: "<p>Ada Roth, our founder, bakes.</p>" })).toMatchObject({
    ...nothing,
    founders: ["Ada Roth"]
  })
})

test("of a town that nobody sees, where the foot of the page has an address elsewhere, the rest is not believed either", () => {
  const founded = { ...stated, email: undefined, sameAs: undefined }
  const main = "<h1>Crumb plans bread</h1><p>Crumb plans the baking of a week.</p></main><footer><p>"
  const foot = "Crumb LLC, 12 Mill Road, Barton 05999</p></footer><main>"
  expect(drafted({ head: data(founded), main: `${main}${foot}` })).toMatchObject({ year: null })
  expect(
    drafted({ head: data(founded), main: `${main}Crumb, since the first loaf.</p></footer><main>` })
  ).toMatchObject({ year: "2009" })
})

test("a name that data alone gives, beside the one that readers see, makes nobody's words ours", () => {
  const head = `<meta property="og:site_name" content="Oatly Park">${data({ "@type": "Organization", name: "Oatly Park", email: "team@oatlypark.example" })}`
  expect(
    drafted({ head, main: "<h1>Crumb plans bread</h1><p>Ada Roth founded Oatly Park in 1965.</p>" })
  ).toMatchObject({
    year: null,
    mail: null,
    founders: []
  })
})

test("what readers see as well is borne out", () => {
  const main =
    '<p>We founded Crumb in 2016.</p><p>Crumb bakes in Boston. <a href="https://x.com/crumbfleet">Follow us</a></p>'
  expect(drafted({ head: data(stated), main })).toMatchObject({
    year: "2016",
    city: "Boston",
    x: "https://x.com/crumbfleet"
  })
})

test("a second mailbox at another address contradicts nothing where the site shows none of its own", () => {
  const head = data({ ...stated, email: "crumbs@gmail.com" })
  expect(drafted({ head, main: "<p>Press: ben@press.example</p>" })).toMatchObject({ year: "2009", city: "Boston" })
})

test("a town of another land than the page's language is of, which nobody sees, is what a template left", () => {
  const much = `<p>${"Crumb cuit le pain au levain, trois fois par semaine, dans un four à bois. ".repeat(8)}</p>`
  const at = (lang: string, main = much) => drafted({ head: data({ ...stated, email: undefined }), main, lang })
  expect(at("fr-ca")).toMatchObject({ city: null, country: null })
  expect(at("fr")).toMatchObject({ city: "Boston", country: "US" })
  expect(at("en-GB")).toMatchObject({ city: "Boston", country: "US" })
  expect(at("fr-CA", `${much}<p>Notre fournil est à Boston.</p>`)).toMatchObject({ city: "Boston", country: "US" })
})
