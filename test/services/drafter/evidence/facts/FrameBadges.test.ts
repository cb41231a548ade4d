/** How far along a product is, by what stands in the frame of its site or over its first page. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

const stageOf = (main: string, footer = "", lang = "en"): string | null => {
  const page = crumb({ main: `${main}<p>Crumb plans the bakes of bakeries.</p>`, footer, lang })
  return extract(openGate({ pages: [page], categories: [] }), []).stands.fields.stage?.value ?? null
}

test.each([
  ["<h1>Bread</h1>", "<p>v0.4 · private beta</p>", "en", "beta"],
  ["<h1>Bread</h1>", "<p>© 2026 Crumb. All rights reserved. Currently in beta.</p>", "en", "beta"],
  ["<h1>Bread</h1>", "<p>Crumb Beta</p>", "en", "beta"],
  ["<p>v0.2 Public Preview</p><h1>Bread</h1>", "", "en", "beta"],
  ["<h1>Bread</h1>", "<p>Crumb · Technical Preview</p>", "en", "beta"],
  ["<p>Status: Public Beta v0.1 • Last updated: Jan 2026</p><h1>Bread</h1>", "", "en", "beta"],
  ["<h1>Brot</h1>", "<p>Crumb · geschlossene Beta</p>", "de", "beta"],
  ["<h1>Pain</h1>", "<p>Statut : bêta privée</p>", "fr", "beta"],
  ["<h2>OUT NOW FOR PS4 AND SWITCH!</h2>", "", "en", "launched"],
  ["<h1>Available on Steam now</h1>", "", "en", "launched"],
  ["<h2>Ya disponible para iOS y Android</h2>", "", "es", "launched"]
])("%s %s", (main, footer, lang, stage) => {
  expect(stageOf(main, footer, lang)).toBe(stage)
})
test.each([
  ["<h1>Bread</h1>", "<p>Try beta</p>"],
  ["<h1>Bread</h1>", "<p>Loafly Beta</p>"],
  ["<h1>Bread</h1>", "<p>Public Preview</p>"],
  ["<h1>Bread</h1>", "<p>Loafly Public Preview</p>"],
  ["<h1>Bread</h1>", "<p>Beta</p>"],
  ["<h2>Out now for retail and trade</h2>", ""],
  ["<h2>Coming soon to Steam</h2>", ""],
  ["<h1>Bread</h1><p>Download the latest stable version.</p>", "<p>v2.0 · beta</p>"]
])("nothing of %s %s", (main, footer) => {
  expect(stageOf(main, footer)).toBe(null)
})

test("a name that some pages write with its stage is the name without it", () => {
  const page = crumb({
    main: "<h1>Crumb Beta</h1><p>Crumb plans the bakes of bakeries.</p>",
    head: '<meta property="og:title" content="Crumb Beta"><meta name="application-name" content="Crumb Beta">',
    footer: "<p>Crumb BETA</p>"
  })
  expect(extract(openGate({ pages: [page], categories: [] }), []).stands.fields.stage?.value).toBe("beta")
})

test("what people say in a picture of it is nobody's of the house", () => {
  expect(stageOf("<h1>Bread</h1><p><b>Ada:</b> We are growing quickly, and nobody remembers a thing.</p>")).toBe(null)
  expect(stageOf("<h1>Bread</h1><p>We are in open beta.</p>")).toBe("beta")
})

describe("a call to try the beta, over the first page", () => {
  const called = (call: string, lang: string) =>
    stageOf(`<h1>Bread</h1><p>Crumb knows each oven.</p><p><a class="button" href="/join">${call}</a></p>`, "", lang)
  test.each([
    ["Beta testen", "de"],
    ["Kostenlos in der Beta testen", "de"],
    ["Jetzt offene Beta ausprobieren", "de"],
    ["Tester la bêta", "fr"],
    ["Probar la versión beta", "es"],
    ["Testar a beta", "pt"],
    ["Provare la beta", "it"],
    ["Bèta gratis proberen", "nl"]
  ])("%s", (call, lang) => {
    expect(called(call, lang)).toBe("beta")
  })
  test.each([
    ["Backen testen", "de"],
    ["Beta der iOS-App testen", "de"],
    ["Apps in der Beta testen lassen", "de"],
    ["Beta bald testen", "de"],
    ["Tester la bêta de Loafly", "fr"],
    ["Brood proberen", "nl"]
  ])("not %s", (call, lang) => {
    expect(called(call, lang)).toBe(null)
  })
})
