/** Whose a house is, where nobody is told to have founded it. */
import { describe, expect, test } from "bun:test"
import type { readPage } from "../../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "../FactPages.ts"

const home = (main = "") =>
  crumb({ main: `<h1>Bread that bakes itself</h1><p>Crumb plans the bakes of bakeries.</p>${main}` })
const imprint = (lines: string) =>
  crumb({ main: `<h1>Impressum</h1><p>${lines}<br>Lindenallee 4<br>20095 Hamburg</p>`, path: "impressum", lang: "de" })
const founders = (...pages: ReadonlyArray<ReturnType<typeof readPage>>) =>
  extract(openGate({ pages, categories: [] }), []).stands.founders.map(({ value }) => value.name)

describe("an imprint that says whose the house is", () => {
  test.each<[ReadonlyArray<string>, string]>([
    [["Ada Roth"], "Crumb<br>Inhaberin: Ada Roth"],
    [["Ada Roth"], "Ada Roth — Einzelunternehmen<br>Crumb"],
    [["Ada Roth", "Ben Lund"], "Crumb GbR<br>Ada Roth &amp; Ben Lund"],
    [["Ada Roth", "Ben Lund"], "Crumb GbR<br>vertreten durch die Gesellschafter Ada Roth und Ben Lund"],
    [[], "Crumb</p><h2>Webdesign</h2><p>Petit GbR<br>Ada Roth &amp; Ben Lund"],
    [[], "Crumb GmbH<br>Geschäftsführerin: Ada Roth"],
    [[], "Crumb<br>Verantwortlich für den Inhalt: Ada Roth"],
    [[], "Crumb<br>Inhaber: Flourtech GmbH"]
  ])("%p: %s", (names, lines) => {
    expect(founders(home(), imprint(lines))).toEqual([...names])
  })
})

test("whoever owns and runs it, where a sentence says so", () => {
  expect(founders(home("<p>Owned and managed by Ada Roth, Crumb is your planner.</p>"))).toEqual(["Ada Roth"])
  expect(founders(home("<p>Our first customer, a mill, is owned and run by Ada Roth.</p>"))).toEqual([])
})

test("whoever took it over, or stands beside a founder, is none", () => {
  const owner = imprint("Crumb<br>Inhaberin: Ada Roth")
  expect(founders(home("<p>In 2019 Ada Roth took over the business from its founder.</p>"), owner)).toEqual([])
  expect(founders(home("<p>Crumb was founded in 2016 by Ben Lund.</p>"), owner)).toEqual(["Ben Lund"])
})
