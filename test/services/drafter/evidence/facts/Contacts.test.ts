/** How the makers are reached, and where they show themselves: their own mailbox, profiles, video and logo. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, data, fact, profile, type SmallSite } from "./FactPages.ts"

const organization = (more: object) => data({ "@type": "Organization", name: "Crumb", ...more })
const review = (inside: string) =>
  `<section class="testimonials"><h2>What our customers say</h2><p>“Great.”</p>${inside}</section>`

test("what a page disowns is not its own", () => {
  const mail = "post@crumbs-gent.example"
  const main = `<p>Please don't confuse us with Crumbs, the cycle track in Ghent (${mail}).</p>`
  expect(fact(crumb({ main, path: "about" }), "contact_email", mail, mail)).toBeUndefined()
  // What is asked for, by whom and for what is no reason to doubt whose it is.
  const own = "post@crumb.example"
  for (const said of ["If you are confused, write to", "No account needed: write to", "Beware of fakes, and ask us at"])
    expect(fact(crumb({ main: `<p>${said} ${own}.</p>`, path: "about" }), "contact_email", own, own)).toBe(own)
  const url = "https://x.com/crumb_official"
  const account = (words: string) =>
    profile(crumb({ main: `<p>The one at <a href="${url}">x.com/crumb_official</a> is ${words}.</p>` }), "x", url)
  expect(account("ours, and news is there")).toBe(url)
  expect(account("a stranger who sells coins")).toBeUndefined()
})
test("what one of them does besides is no profile of the house", () => {
  const url = "https://x.com/adaroth"
  const contact = (words: string, lang = "en") =>
    profile(crumb({ footer: `<p>${words} <a href="${url}">@adaroth</a>.</p>`, lang }), "x", url)
  expect(contact("News is at")).toBe(url)
  expect(contact("Crumb's own news is at")).toBe(url)
  expect(contact("Ada's own stuff is at")).toBeUndefined()
  expect(contact("Adas eigene Bilder stehen bei", "de")).toBeUndefined()
  expect(contact("Les dessins personnels d'Ada :", "fr")).toBeUndefined()
  expect(contact("Los dibujos personales de Ada:", "es")).toBeUndefined()
})
test("a profile that readers see outvotes that of the data", () => {
  const head = organization({ sameAs: ["https://x.com/crumb_bakes"] })
  const footer = '<p><a href="https://x.com/crumbapp">X</a></p>'
  expect(profile(crumb({ head, footer }), "x", "https://x.com/crumbapp")).toBe("https://x.com/crumbapp")
  expect(profile(crumb({ head }), "x", "https://x.com/crumb_bakes")).toBe("https://x.com/crumb_bakes")
})

test("a mailbox has no accents where the name has some", () => {
  const shop = (name: string) =>
    readPage({
      url: "https://bread.example/",
      status: 200,
      html: `<html lang="cs"><head><title>${name}</title></head><body><header><nav><a href="/cenik">Ceník</a> <a href="mailto:pekarnaruzicka@seznam.cz">pekarnaruzicka@seznam.cz</a></nav></header>
        <main><h1>${name}</h1><p>Pečeme chleba.</p></main></body></html>`
    })
  const mail = "pekarnaruzicka@seznam.cz"
  expect(fact(shop("Pekárna Růžička"), "contact_email", mail, mail)).toBe(mail)
  expect(fact(shop("Pekárna Novák"), "contact_email", mail, mail)).toBeUndefined()
})

describe("a mailbox is the makers'", () => {
  test.each<[string, SmallSite]>([
    ["hello@crumb.example", { footer: "<p>hello@crumb.example</p>" }],
    ["hello@crumb.example", { main: "<p>Write to us at hello@crumb.example.</p>" }],
    ["crumbapp@gmail.com", { footer: "<p>crumbapp@gmail.com</p>" }],
    ["ovenlists@gmail.com", { footer: "<p>Questions or suggestions? Always welcome.<br>ovenlists@gmail.com</p>" }],
    ["hello@crumb.example", { head: organization({ email: "hello@crumb.example" }) }],
    ["ada@crumb.example", { main: "<p>For everything else write to ada [at] crumb [dot] example.</p>" }],
    ["moin@crumb.example", { footer: "<p>moin@crumb.example support@crumb.example</p>" }],
    ["support@crumb.example", { footer: "<p>ada@crumb.example support@crumb.example</p>" }],
    ["crumb@crumb.example", { footer: "<p>ada@crumb.example ben@crumb.example crumb@crumb.example</p>" }],
    ["ada@crumb.example", { footer: "<p>ada@crumb.example orders@crumb.example</p>" }],
    [
      "ada@roths.example",
      { main: "<h1>Imprint</h1><p>Ada Roth<br>E-mail: ada@roths.example<br>Lindenallee 4</p>", path: "imprint" }
    ],
    [
      "karibu@crumb.example",
      {
        main: "<p>Crumb plans bakes.</p><h2>Work with us</h2><p>Write to kazi@crumb.example.</p><h2>Contact</h2><p>karibu@crumb.example</p>"
      }
    ],
    // The only one there is: where it is said what for, or alone under "Contact"
    ["adasmith@gmail.com", { main: "<p>One inbox. Write to adasmith@gmail.com for support and bug reports.</p>" }],
    ["post@roths.example", { footer: "<h4>Contact</h4><p>post@roths.example</p>" }],
    ["admin@crumb.example", { main: "<p>If yours isn't here, ask: admin@crumb.example.</p>" }],
    ["press@crumb.example", { footer: "<p>press@crumb.example</p>" }],
    ["loaf77@gmail.com", { main: "<h1>Kontakt</h1><p>loaf77@gmail.com</p>", path: "kontakt", lang: "de" }],
    ["loaf77@gmail.com", { main: "<p>We love to hear from you! Send your suggestions to loaf77@gmail.com</p>" }],
    ["loaf77@gmx.de", { main: "<p>Wer mehr über uns erfahren will: E-Mail: loaf77@gmx.de</p>", lang: "de" }],
    ["loaf77@gmail.com", { main: "<h1>Support</h1><p>Email: loaf77@gmail.com</p>", path: "support" }],
    [
      "loaf77@gmail.com",
      {
        main: "<h1>会社概要</h1><table><tr><th>メール</th><td>loaf77@gmail.com</td></tr></table>",
        path: "company",
        lang: "ja"
      }
    ],
    ["ada@crumb.example", { main: "<p>Write to ada@crumb.example.</p>", footer: "<p>ada@crumb.example</p>" }],
    ["hello@getcrumb.example", { main: "<p>Or email us at hello@getcrumb.example</p>" }],
    // Those for one purpose count for nobody, nor what is paid for it for code
    ["ada@crumb.example", { footer: "<p>Write to ada@crumb.example. Press: press@crumb.example</p>" }],
    [
      "letters@crumb.example",
      { main: "<p>Write to us at letters@crumb.example. To sponsor a loaf ($900): ads@crumb.example.</p>" }
    ],
    ["loaf77@gmail.com", { main: "<p>If your loaf did not arrive, write to us at loaf77@gmail.com.</p>" }],
    ["loaf77@gmx.fr", { main: "<p>Si le pain n'est pas venu, écrivez-nous à loaf77@gmx.fr.</p>", lang: "fr" }],
    // "photo" is what they make, and no credit
    ["photo@crumb.example", { footer: "<p>See the latest photo@crumb.example 808 298 5188</p>" }],
    [
      "crumbcoffee@gmail.com",
      { footer: "<p>crumbcoffee@gmail.com</p>", head: "<title>Crumb | Bread and Coffee</title>" }
    ],
    ["hello@crumb.example", { footer: "<p>The Old Dairy, Wine Street, Sligo hello@crumb.example</p>" }],
    ["ada@crumb.example", { footer: "<p>Crumb Ltd · Mill Court, Leeds · ada@crumb.example · github</p>" }],
    ["adaroth@gmail.com", { footer: "<p>Ada Roth, Lindenallee 4, Ghent · adaroth@gmail.com</p>" }],
    [
      "rothbread@gmail.com",
      { main: "<h1>Contact</h1><p>Questions? Write to us: rothbread@gmail.com</p>", path: "contact" }
    ],
    ["brot@gmx.de", { main: "<h1>Kontakt</h1><p>Schreiben Sie uns an brot@gmx.de</p>", path: "kontakt", lang: "de" }],
    ["crumbbakery@gmail.com", { footer: "<p>For general enquiries write to crumbbakery@gmail.com</p>" }],
    [
      "escola@crumb.example",
      { footer: "<p>escola@crumb.example | 220 000</p><p>Recursos humanos: curriculos@crumb.example</p>", lang: "pt" }
    ],
    ["ada@ovens.example", { main: "<h1>Contact</h1><p>Ada Roth</p><p>E-mail: ada@ovens.example</p>", path: "contact" }],
    ["ahoy@flourtech.example", { footer: "<p>ahoy@flourtech.example</p><p>© 2025 Flour Tech Games, Ghent</p>" }],
    [
      "bread@163.com",
      { main: "<div><i>\ue601</i><p>企业邮箱</p><p>bread@163.com</p></div>", path: "lianxi.html", lang: "zh" }
    ],
    ["mo_dl@ovens.example", { footer: "<ul><li>邮箱：mo_dl@ovens.example</li></ul>", path: "lianxi.html", lang: "zh" }],
    ["line@ovens.example", { main: "<h1>Contact</h1><p>E-mail</p><p>line@ovens.example</p>", path: "contact" }],
    [
      "line@ovens.example",
      { main: "<h1>Kontakt</h1><p>9000 Gent</p><p>Schweiz</p><p>E-Mail</p><p>line@ovens.example</p>", path: "kontakt" }
    ],
    [
      "rothbread@gmail.com",
      {
        main: "<h1>Contact</h1><p>A short note with your subject helps a small house to answer soon.</p><p>Studio inbox rothbread@gmail.com</p>",
        path: "contact"
      }
    ]
  ])("%s in %p", (email, site) => {
    expect(fact(crumb(site), "contact_email", email, email)).toBe(email)
  })
  test.each<[string, string, SmallSite]>([
    ["a reviewer's", "max@gmail.com", { main: review("<p>Max, max@gmail.com</p>") }],
    ["a fan's at a name alike", "crumblovers@gmail.com", { footer: "<p>Lovers: crumblovers@gmail.com</p>" }],
    ["for who applies", "curriculos@crumb.example", { footer: "<p>Recursos humanos: curriculos@crumb.example</p>" }],
    ["a fan's", "crumbfans@gmail.com", { footer: "<p>Fan club: crumbfans@gmail.com</p>" }],
    ["a customer's", "info@petit.example", { main: "<p>Our customer Petit answers at info@petit.example.</p>" }],
    ["an agency's", "crumb@flackco.example", { footer: "<p>Press: crumb@flackco.example</p>" }],
    ["a designer's", "hi@neun.example", { footer: "<p>Website by Neun – hi@neun.example</p>" }],
    [
      "a host's in an imprint",
      "mail@cloudy.example",
      { main: "<h1>Imprint</h1><p>Ada Roth</p><h2>Hosting</h2><p>E-mail: mail@cloudy.example</p>", path: "imprint" }
    ],
    [
      "without a label at a strange domain",
      "ada@roths.example",
      { main: "<h1>Imprint</h1><p>Ada Roth, ada@roths.example</p>", path: "imprint" }
    ],
    ...[
      ["a supplier's", "Our miller Flourtech", "info@flourtech.example"],
      ["a neighbour's", "At night: ring the neighbours.", "info@petit.example"],
      ["a ferry's", "How to get here by ferry", "info@ferry.example"],
      ["a referee's", "Obmann Bezirk", "post@verband.example"],
      ["an insurer's", "Notre assurance", "info@assur.example"],
      ["a town's", "Permessi di accesso", "info@comune.example"]
    ].map(([whose = "", above = "", email = ""]): [string, string, SmallSite] => [
      whose,
      email,
      { main: `<h1>Contact</h1><p>${above}</p><p>E-mail: ${email}</p>`, path: "contact" }
    ]),
    [
      "a customer's, by its label",
      "roe77@gmail.com",
      { main: "<h1>About</h1><h2>Our first customer Petit Bakery</h2><p>Email: roe77@gmail.com</p>", path: "about" }
    ],
    ["of a part that tells nothing of us", "roe77@gmail.com", { main: "<p>Email: roe77@gmail.com</p>" }],
    ["of whoever lets a flat", "max.roe@gmail.com", { footer: "<p>Room to let upstairs: max.roe@gmail.com</p>" }],
    ["of whoever lost keys", "maxroe7@gmail.com", { footer: "<p>Lost your keys? They are with maxroe7@gmail.com</p>" }],
    ["a miller's", "roe77@gmail.com", { main: "<p>Our miller sends flour. Questions? roe77@gmail.com</p>" }],
    ["a form's", "your.name@gmail.com", { footer: "<p>your.name@gmail.com</p>" }],
    [
      "a template's",
      "erika@mustermann.de",
      { main: "<h1>Impressum</h1><p>E-Mail: erika@mustermann.de</p>", path: "impressum", lang: "de" }
    ],
    ["whoever cheats under it", "help@crumb.example", { main: "<p>Scammers write as help@crumb.example</p>" }],
    ["one that bounces", "team@crumb.example", { main: "<p>Mail to team@crumb.example bounces.</p>" }],
    ["for what comes back", "refunds@crumb.example", { main: "<p>Returned goods: refunds@crumb.example</p>" }],
    ["for gifts", "donations@crumb.example", { main: "<p>Gifts reach us by way of donations@crumb.example.</p>" }],
    ["nobody's", "noreply@crumb.example", { footer: "<p>noreply@crumb.example</p>" }],
    ["for applicants", "jobs@crumb.example", { footer: "<p>jobs@crumb.example</p>" }],
    [
      "for writers",
      "pitches@crumb.example",
      { main: "<p>Pitches: pitches@crumb.example. We pay £250 for a letter.</p>" }
    ],
    ["an example", "you@example.com", { main: "<p>you@example.com</p>" }],
    [
      "given up for the telephone",
      "office@crumb.example",
      { footer: "<p>Please ring, and do not write to us at office@crumb.example</p>" }
    ],
    ["in code", "dev@crumb.example", { main: "<pre>{ email: 'dev@crumb.example' }</pre>" }],
    [
      "given up",
      "office@crumb.example",
      { footer: "<p>Please do not write to the old address office@crumb.example</p>" }
    ],
    ["given up, spelled out", "office@crumb.example", { footer: "<p>No longer in use: office (at) crumb.example</p>" }],
    [
      "of support, beside a greeting",
      "support@crumb.example",
      { footer: "<p>moin@crumb.example support@crumb.example</p>" }
    ],
    [
      "another company's",
      "info@ovendesk.example",
      { head: data({ "@type": "Organization", name: "OvenDesk", email: "info@ovendesk.example" }) }
    ],
    [
      "the lesser one",
      "sales@crumb.example",
      { main: "<p>sales@crumb.example</p>", footer: "<p>hello@crumb.example</p>" }
    ]
  ])("not %s: %s", (_, email, site) => {
    expect(fact(crumb(site), "contact_email", email, email)).toBeUndefined()
  })
})

describe("a profile is the makers'", () => {
  test.each<[string, SmallSite]>([
    ["https://x.com/crumbapp", { footer: '<a href="https://x.com/crumbapp">X</a>' }],
    ["https://x.com/crumb", { main: '<p>Follow us on <a href="https://x.com/crumb">X</a>.</p>' }],
    [
      "https://x.com/crumbapp",
      { footer: '<div><a href="https://x.com/crumbapp">X</a><small>© 2024 Crumb Powered by Shopify</small></div>' }
    ],
    ["https://x.com/crumb", { head: organization({ sameAs: ["https://x.com/crumb"] }) }],
    // called otherwise than the product, and nobody is called so
    ["https://x.com/getbread", { footer: '<p>Crumb, Ghent · <a href="https://x.com/getbread">@getbread</a></p>' }],
    // who made the product is no credit, and ends with its sentence
    [
      "https://x.com/crumbapp",
      { footer: '<p>Crumb is made by Ada Roth in Ghent. I am on <a href="https://x.com/crumbapp">X</a>, too.</p>' }
    ]
  ])("%s in %p", (url, site) => {
    expect(profile(crumb(site), "x", url)).toBe(url)
  })
  test.each<[string, string, SmallSite]>([
    ["a reviewer's", "https://x.com/maxroe", { main: review('<a href="https://x.com/maxroe">Max Roe</a>') }],
    ["a rival's", "https://x.com/ovendesk", { main: '<p>We like <a href="https://x.com/ovendesk">OvenDesk</a>.</p>' }],
    ["a designer's", "https://x.com/neun", { footer: '<p>Design by <a href="https://x.com/neun">Studio Neun</a></p>' }],
    [
      "whatever data was copied with the page",
      "https://x.com/ovendesk",
      { head: organization({ sameAs: ["https://x.com/ovendesk"] }) }
    ],
    ["a theme's", "https://x.com/wordpress", { footer: '<a href="https://x.com/wordpress">X</a>' }],
    [
      "whom the words beside it are about",
      "https://x.com/paybeam",
      { footer: '<p>Payments come through PayBeam (Lisbon) · <a href="https://x.com/paybeam">@paybeam</a></p>' }
    ],
    [
      "a designer's, whatever their work is called",
      "https://x.com/flourtech",
      { footer: '<p>Gestaltung: Flourtech, Graz (<a href="https://x.com/flourtech">X account</a>)</p>' }
    ]
  ])("not %s", (_, url, site) => {
    expect(profile(crumb(site), "x", url)).toBeUndefined()
  })
  test("not a team member's, nor a dependency's repository", () => {
    const cards =
      '<div class="card"><h3>Ada Roth</h3><p>Founder</p><a href="https://www.linkedin.com/in/adaroth">in</a></div><div class="card"><h3>Ben Lund</h3><p>CTO</p></div>'
    const team = crumb({ main: `<section class="team"><h2>Our team</h2>${cards}</section>` })
    expect(profile(team, "linkedin", "https://www.linkedin.com/in/adaroth")).toBeUndefined()
    const foot = (url: string) => crumb({ footer: `<a href="${url}">GitHub</a>` })
    const [bag, app] = ["https://github.com/benlund/crumbag", "https://github.com/benlund/crumb-app"]
    expect(profile(foot(bag), "github", bag)).toBeUndefined()
    expect(profile(foot(app), "github", app)).toBe(app)
    const built = crumb({ main: '<p>Built on <a href="https://github.com/postgres/postgres">Postgres</a>.</p>' })
    expect(profile(built, "github", "https://github.com/postgres/postgres")).toBeUndefined()
  })
})

describe("a logo is declared as one", () => {
  const logo = (site: SmallSite, url: string) => fact(crumb(site), "logo_url", url, url)
  test("an icon, or the logo of its own data", () => {
    expect(
      logo({ head: '<link rel="icon" type="image/png" href="/logo.png">' }, "https://crumb.example/logo.png")
    ).toBeDefined()
    expect(
      logo({ head: organization({ logo: "https://crumb.example/l.png" }) }, "https://crumb.example/l.png")
    ).toBeDefined()
  })
  test("no picture for posts, and no other company's", () => {
    const card = "https://crumb.example/og-card.png"
    expect(logo({ head: `<meta property="og:image" content="${card}">` }, card)).toBeUndefined()
    const rival = data({ "@type": "Organization", name: "OvenDesk", logo: "https://ovendesk.example/logo.png" })
    expect(logo({ head: rival }, "https://ovendesk.example/logo.png")).toBeUndefined()
  })
})
test("the one mailbox of a site, at the foot of its pages, is its own", () => {
  const said = (footer: string, paths: ReadonlyArray<string>) => {
    const pages = paths.map((path) =>
      crumb({ main: "<h1>Bread that bakes itself</h1>", footer: `<p>${footer}</p>`, path })
    )
    return extract(openGate({ pages, categories: [] }), []).stands.fields.contact_email?.value
  }
  for (const footer of ["Email: 512ccatx@gmail.com", "© 2026 Oven Games - 512ccatx@ovengames.example"]) {
    const [email] = /\S+@\S+/.exec(footer) ?? []
    expect(said(footer, ["", "faq"])).toBe(email)
  }
})

test("the ending of a mailbox's domain may be a word of the name", () => {
  const mailbox = (name: string) => {
    const url = "https://pictures.example/"
    const html = `<html lang="en"><head><title>${name}</title><meta property="og:site_name" content="${name}"></head>
      <body><main><h1>${name}</h1><p>${name} takes pictures of bakeries.</p><p>info@roth.photo</p></main></body></html>`
    const page = readPage({ url, status: 200, html })
    return fact(page, "contact_email", "info@roth.photo", "info@roth.photo")
  }
  expect(mailbox("Roth Photo")).toBe("info@roth.photo")
  expect(mailbox("Lund Photo")).toBeUndefined()
})

describe("the one mailbox of a site, behind words that ask for a letter", () => {
  const mail = "ada@roths.example"
  const behind = (words: string) => `<a href="mailto:${mail}">${words}</a>`
  const reached = (page: SmallSite) =>
    extract(openGate({ pages: [crumb(page)], categories: [] }), []).stands.fields.contact_email?.value
  test.each<[SmallSite]>([
    [{ footer: `<p>${behind("Email us")}</p>` }],
    [{ footer: `<p>${behind("Email")} | <a href="https://git.example/ada">Git</a></p>` }],
    [{ footer: `<p>${behind("Escríbenos un correo")}</p>`, lang: "es" }],
    [{ footer: `<p><a href="/about">About Crumb</a> ${behind("Contact")}</p>` }],
    [{ main: `<h2>Where</h2><p>${behind("E-Mail schreiben")}</p>`, lang: "de" }]
  ])("is theirs: %p", (page) => expect(reached(page)).toBe(mail))
  test.each<[SmallSite]>([
    [{ footer: `<p>Website by ${behind("Petit Pixels")}</p>` }],
    [{ footer: `<p><a href="/contact">Contact</a></p><p>Website by ${behind("Petit Pixels")}</p>` }],
    [{ footer: `<p>Email</p><p>Website by ${behind("Petit Pixels")}</p>` }],
    [{ footer: `<p>${behind("Email us")} <a href="mailto:ben@petit.example">Ben</a></p>` }],
    [{ main: `<blockquote>${behind("Email me")}</blockquote>` }]
  ])("may be somebody else's: %p", (page) => expect(reached(page)).toBeUndefined())
})
