/** Logos that a theme left in the data of a site, beside the site's own. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, data } from "./FactPages.ts"

const published = (name: string, logo: string) =>
  data({ "@type": "WebSite", url: "https://crumb.example/", publisher: { "@type": "Organization", name, logo } })
const logoOf = (head: string) => {
  const main = '<a href="/"><img src="/img/crumb-logo.png" alt="Crumb"></a><h1>Crumb plans bread</h1>'
  const { fields } = extract(openGate({ pages: [crumb({ head, main })], categories: [] }), []).stands
  return fields.logo_url?.value
}

describe("the logo of a publisher", () => {
  test("of another name, on another's host, is none of ours", () => {
    expect(logoOf(published("Oat Demo", "https://oat.example/demo-logo.png"))).toBe(
      "https://crumb.example/img/crumb-logo.png"
    )
  })
  test("of our name is ours, wherever it is kept", () => {
    expect(logoOf(published("Crumb", "https://cdn.example/crumb-logo.svg"))).toBe("https://cdn.example/crumb-logo.svg")
  })
})

describe("the logo of whoever is named within data", () => {
  const logo = "https://crumb.example/uploads/oat.png"
  const authored = (name: string) =>
    data({ "@type": "SoftwareApplication", name, author: { "@type": "Organization", logo } })
  test("is none of ours where the data is of another product", () =>
    expect(logoOf(authored("Oat Planner"))).toBe("https://crumb.example/img/crumb-logo.png"))
  test("is no less than a picture on the page where the data is of ours", () =>
    expect(drafted(crumb({ head: authored("Crumb"), main: "<h1>Crumb plans bread</h1>" }))).toBe(logo))
})

describe("a picture over the page", () => {
  const shown = (main: string) => drafted(crumb({ main: `${main}<h1>Crumb plans bread</h1>` }))
  test("that leads to where somebody is followed is that house's", () => {
    expect(shown('<header><a href="https://x.com/crumb"><img src="/x-logo.png" alt="X"></a></header>')).toBeUndefined()
    expect(shown('<header><a href="/"><img src="/x-logo.png" alt="Crumb"></a></header>')).toBe(
      "https://crumb.example/x-logo.png"
    )
  })
  test("that a theme put there is nobody's", () => {
    const head = data({ "@type": "Organization", name: "Crumb", logo: "https://cdn.example/placeholder-logo.png" })
    expect(drafted(crumb({ head, main: "<h1>Crumb plans bread</h1>" }))).toBeUndefined()
  })
})

describe("the logo of a node that is somebody's", () => {
  const logo = "https://cdn.oat.example/logo.png"
  const organization = (names: object) => data({ "@type": "Organization", ...names, logo })
  test("is none of ours where it only calls itself something like us besides", () => {
    const head = organization({ name: "Oat Corporation", alternateName: "Crumb Cloud" })
    expect(logoOf(head)).toBe("https://crumb.example/img/crumb-logo.png")
  })
  test("is ours where it is known by our name", () => {
    expect(logoOf(organization({ name: "Oat Labs", alternateName: "Crumb" }))).toBe(logo)
    expect(logoOf(organization({ alternateName: "Crumb Cloud" }))).toBe(logo)
  })
})

const drafted = (...pages: ReadonlyArray<ReturnType<typeof crumb>>) =>
  extract(openGate({ pages, categories: [] }), []).stands.fields.logo_url?.value

test("an icon at the root of another site is that site's", () => {
  const icon = (href: string) => drafted(crumb({ head: `<link rel="apple-touch-icon" href="${href}">` }))
  expect(icon("https://flourtech.example/apple-touch-icon.png")).toBeUndefined()
  expect(icon("https://cdn.example/crumb/apple-touch-icon.png")).toBe("https://cdn.example/crumb/apple-touch-icon.png")
  expect(icon("https://static.crumb.example/touch.png")).toBe("https://static.crumb.example/touch.png")
})

test("a picture that only another page has stands behind the first page's icon", () => {
  const first = crumb({ head: '<link rel="icon" type="image/png" href="/favicon.png">' })
  const press = crumb({ main: '<a href="/"><img src="/flourtech_blue.png"></a><h1>Press</h1>', path: "press-kit" })
  expect(drafted(first, press)).toBe("https://crumb.example/favicon.png")
})

test.each([
  ["/img/software-psicologos.png", undefined],
  ["/img/catalogo-2024.png", undefined],
  ["/img/crumb-logo.png", "https://crumb.example/img/crumb-logo.png"],
  ["/img/logo_crumb.png", "https://crumb.example/img/logo_crumb.png"]
])("a picture to share is a logo where its name says so, and not where another word ends so: %s", (src, logo) => {
  expect(drafted(crumb({ head: `<meta property="og:image" content="https://crumb.example${src}">` }))).toBe(logo)
})

describe("a photograph that the data calls the logo", () => {
  const named = (logo: string) => logoOf(data({ "@type": "Organization", name: "Crumb", logo }))
  test.each(["/img/baker-at-work.jpg", "/img/foto-ada.jpeg", "/img/crumb-hero.jpg", "/img/team.avif"])(
    "%p stands behind the picture that readers see",
    (logo) => {
      expect(named(`https://crumb.example${logo}`)).toBe("https://crumb.example/img/crumb-logo.png")
    }
  )
  test.each(["/img/crumb.jpg", "/img/logo.jpg", "/img/brand/square.png", "/img/wheat.svg"])(
    "%p is the logo",
    (logo) => {
      expect(named(`https://crumb.example${logo}`)).toBe(`https://crumb.example${logo}`)
    }
  )
  const alone = (logo: string) =>
    drafted(crumb({ head: data({ "@type": "Organization", name: "Crumb", logo: `https://crumb.example${logo}` }) }))
  test("is it where there is nothing else, and never of somebody", () => {
    expect(alone("/img/wheat.jpg")).toBe("https://crumb.example/img/wheat.jpg")
    expect(alone("/img/foto-ada.jpg")).toBeUndefined()
    expect(alone("/img/crumb-hero.jpg")).toBeUndefined()
  })
  test("is read as a template escaped it", () => {
    expect(alone("&#x2F;img&#x2F;wheat.svg")).toBe("https://crumb.example/img/wheat.svg")
  })
})

describe("the picture over a page", () => {
  const inHeader = (link: string) => drafted(crumb({ main: `<nav>${link}</nav><h1>Bread that bakes itself</h1>` }))
  test("that leads to whom it names is theirs", () => {
    const flourtech = '<img src="/img/flourtech.png" alt="Flourtech logo">'
    expect(inHeader(`<a href="https://www.flourtech.example/">${flourtech}</a>`)).toBeUndefined()
    expect(inHeader(`<a href="https://www.crumb.example/">${flourtech}</a>`)).toBe(
      "https://crumb.example/img/flourtech.png"
    )
  })
  test("that leads to our own other address is ours", () => {
    const ours = '<a href="https://crumb.test/"><img src="/img/mark-logo.png" alt="Crumb logo"></a>'
    expect(inHeader(ours)).toBe("https://crumb.example/img/mark-logo.png")
  })
  test("that a tool for books puts there is nobody's", () => {
    const icon = '<link rel="apple-touch-icon" href="/gitbook/images/apple-touch-icon-precomposed-152.png">'
    expect(drafted(crumb({ head: icon }))).toBeUndefined()
  })
})

test("the flag that leads to another language is none", () => {
  const logos = (src: string) => {
    const main = `<h1>Crumb plans bread</h1>`
    const page = crumb({ main: `<a href="/en"><img src="${src}" alt="English"></a>${main}` })
    return openGate({ pages: [{ ...page, logos: [`https://crumb.example${src}`] }], categories: [] })
  }
  const logoFrom = (src: string) => extract(logos(src), []).stands.fields.logo_url?.value
  expect(logoFrom("/img/uk.gif")).toBeUndefined()
  expect(logoFrom("/flags/fr-CA.svg")).toBeUndefined()
  expect(logoFrom("/img/cr.png")).toBe("https://crumb.example/img/cr.png")
})
