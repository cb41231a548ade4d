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
