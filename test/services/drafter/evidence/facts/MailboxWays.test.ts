/** The plain ways in which sites give their mailbox, and beside each what must stay blank. */
import { expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, data, type SmallSite } from "./FactPages.ts"

const reached = (...sites: ReadonlyArray<SmallSite>) =>
  extract(openGate({ pages: sites.map(crumb), categories: [] }), []).stands.fields.contact_email?.value
const section = (heading: string, said: string) => `<h1>${heading}</h1><p>${said}</p>`

test.each<[string | undefined, ReadonlyArray<SmallSite>]>([
  // Of two called after the house the one on more pages; of two on as many, none.
  [
    "crumbteam@gmail.com",
    [
      { footer: "<p>crumbteam@gmail.com</p>", main: "<p>Crumb plans bakes.</p>" },
      { footer: "<p>crumbteam@gmail.com</p>", main: section("Contact", "crumbhq@outlook.com"), path: "contact" }
    ]
  ],
  [undefined, [{ main: section("Contact", "crumbhq@outlook.com<br>crumbapp@gmail.com"), path: "contact" }]],
  // Inboxes of the office, and of one purpose.
  ["administracion@crumb.example", [{ footer: "<p>rrhh@crumb.example administracion@crumb.example</p>", lang: "es" }]],
  ["ada@crumb.example", [{ footer: "<p>memberships@crumb.example</p>", main: "<p>Write to ada@crumb.example.</p>" }]],
  [undefined, [{ footer: "<p>rrhh@crumb.example gestionhumana@crumb.example</p>", lang: "es" }]],
  [
    "reservation@crumb.example",
    [{ main: '<p>Two rooms. <a href="mailto:reservation@crumb.example?Subject=Room">Réserver</a></p>', lang: "fr" }]
  ],
  // For the press, and for others as well; for the press alone it is another matter.
  ["drip@crumb.example", [{ main: "<p>Bakers and press alike: drip@crumb.example.</p>" }]],
  ["ada@crumb.example", [{ footer: "<p>Post, complaints, spare bread: ada@crumb.example</p>" }]],
  [undefined, [{ main: "<p>Jobs and internships: drip@crumb.example.</p>" }]],
  // At the page's own domain nobody else has one, whatever else stands there.
  [
    "contact@crumb.example",
    [{ main: "<h2>Press</h2><ul><li>Press contact</li><li>contact@crumb.example</li></ul>", path: "press" }]
  ],
  [undefined, [{ main: "<h2>Our partners</h2><p>Acorn Mill bakes. hello@acornmill.example</p>" }]],
  // A room to talk in is no mailbox.
  [
    "loaf77@gmail.com",
    [
      {
        main:
          section("Contact", "Chat: loaf77@conference.jabber.example") +
          "<p>You can also send an e-mail to loaf77@gmail.com</p>",
        path: "contact"
      }
    ]
  ],
  [undefined, [{ main: section("Contact", "Chat with us: crumb@conference.jabber.example"), path: "contact" }]],
  // What the page shows at a domain called as the house is, before what its data has of another.
  [
    "info@crumb.test",
    [
      { head: data({ "@type": "Organization", name: "Crumb", email: "hello@ovenworks.test" }) },
      { main: section("Contact", "info@crumb.test"), path: "contact" }
    ]
  ],
  // A sentence that ends in a letter to them.
  [
    "ada@roths.example",
    [{ main: '<p>Found a bug? Use the tracker. Or you can <a href="mailto:ada@roths.example">send an e-mail</a>.</p>' }]
  ],
  [
    undefined,
    [{ main: '<p>Our wholesaler knows the flour. Ask the mill and <a href="mailto:ada@roths.example">Ada</a>.</p>' }]
  ]
])("%p", (email, sites) => expect(reached(...sites)).toBe(email))

test.each([
  ["contactcrumbly7@gmail.com", "contactcrumbly7@gmail.com"],
  ["lodge.crumbly@gmail.com", "lodge.crumbly@gmail.com"],
  ["press.crumbly@gmail.com", undefined],
  ["oldcrumblyfans@gmail.com", undefined]
])("called after the house: %s", (email, stands) => {
  const page = readPage({
    url: "https://crumbly.example/",
    status: 200,
    html: `<title>Crumbly</title><main><h1>Crumbly</h1><p>Crumbly plans bakes.</p><p>${email}</p></main>`
  })
  expect(extract(openGate({ pages: [page], categories: [] }), []).stands.fields.contact_email?.value).toBe(stands)
})

test.each([
  ["crumblyhillacademy@gmail.com", "crumblyhillacademy@gmail.com"],
  ["crumblyhillparents@gmail.com", undefined],
  ["hillacademy@gmail.com", undefined]
])("a school by another word for one: %s", (email, stands) => {
  const page = readPage({
    url: "https://chs.example/",
    status: 200,
    html: `<title>Crumbly Hill School</title><main><h1>Crumbly Hill School</h1><p>Crumbly Hill School teaches.</p><p>${email}</p></main>
      <footer><p>© 2025 Crumbly Hill School</p></footer>`
  })
  expect(extract(openGate({ pages: [page], categories: [] }), []).stands.fields.contact_email?.value).toBe(stands)
})
