/** Which of several names is the town, whose address it is, and what numbers and telephones tell of the land. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"

const placeOf = (footer: string, { lang = "en", url = "https://crumb.example/", main = "" } = {}) => {
  const html = `<html lang="${lang}"><head><title>Crumb</title><meta property="og:site_name" content="Crumb"></head><body>
    <main><h1>Crumb</h1>${main}</main><footer><p>© 2024 Crumb</p>${footer}</footer></body></html>`
  const { fields } = extract(openGate({ pages: [readPage({ url, status: 200, html })], categories: [] }), []).stands
  return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
}

describe("towns beside a code", () => {
  test.each([
    // The codes of a province, and its chief town behind them.
    ["<p>Via Nuova 3, Collina, 33044 Udine, Italia</p>", "Collina IT"],
    ["<p>Via Nuova 3, 33044 Udine, Italia</p>", "- IT"],
    ["<p>Via Nuova 3, 33100 Udine, Italia</p>", "Udine IT"],
    ["<p>Via Nuova 3, 33044 Collina, Italia</p>", "Collina IT"],
    // A label is no town, and what a company is of stands before no street.
    ["<p>Siège<br>Crumb France 45000 Orléans, France</p>", "Orléans FR"],
    // Behind the town its part of the land.
    [
      "<p>Mill Lane 3, 6700 Alderfalls, Belgium</p><p>Mill Lane 3, 6700 Alderfalls – Luxembourg, Belgium</p>",
      "Alderfalls BE"
    ]
  ])("%s: %s", (footer, told) => expect(placeOf(footer, { lang: "it" })).toBe(told))
})

describe("the firm that somebody works under", () => {
  const ours = "<p>Phone: 707-555-0155</p><p>Email: ada@crumb.example</p><p>Website: crumb.example</p>"
  const theirs = (firm: string, site: string) =>
    `<p>${firm}</p><p>Licence no. 0419930</p><p>Phone (office): 866-555-0118</p><p>Address: 12 Quarry Road, Santa Rosa, CA 95401</p><p>Website: ${site}</p>`
  test.each([
    ["another's", `${ours}${theirs("Petit Realty Inc.", "petit.example")}`, "- US"],
    ["our own", `${ours}${theirs("Crumb Realty Inc.", "crumb.example")}`, "Santa Rosa US"]
  ])("%s", (_, footer, told) => expect(placeOf(footer)).toBe(told))
})

describe("numbers and telephones tell a land", () => {
  test.each([
    ["- GB", "<p>Company Number: 07551763</p>", {}],
    ["- GB", "<p>Registered charity number 1123456</p>", {}],
    ["- -", "<p>Company Number: 755176</p>", {}],
    ["- JP", "<p>TEL 0489-55-0143</p>", { lang: "ja", main: "<p>クラムは石窯で焼いたパンの店です。</p>" }],
    ["- -", "<p>TEL 0489-55-0143</p>", { lang: "en" }],
    [
      "- BE",
      "<p>ada@crumb.be | 0478 55 01 43</p>",
      { lang: "nl", url: "https://crumb.be/", main: "<p>Wij bakken brood voor jou.</p>" }
    ]
  ])("%s: %s %p", (told, footer, parts) => expect(placeOf(footer, parts)).toBe(told))
})
