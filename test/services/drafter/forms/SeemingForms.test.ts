/** What stands beside the plain forms and only seems to tell the same: of somebody else, for a while, of another thing. */
import { describe, expect, test } from "bun:test"
import { draftOf, type Site, tongues } from "./FormDraft.ts"
import type { Phrases } from "./Phrases.ts"

const inTongue = (lang: string): Phrases => {
  const found = tongues.find((one) => one.lang === lang)
  if (found === undefined) throw new Error(`no phrases in ${lang}`)
  return found
}
const untold = (
  cases: ReadonlyArray<readonly [lang: string, site: Site, expected: Readonly<Record<string, unknown>>]>
) =>
  test.each(cases.map((one) => [`${one[0]}: ${Object.values(one[1]).join(" ").slice(0, 90)}`, one] as const))(
    "%s",
    (_name, [lang, site, expected]) => {
      const said = inTongue(lang)
      const named = Object.fromEntries(
        Object.entries(site).map(([part, html]) => [part, html.replaceAll("{name}", said.name)])
      )
      expect(draftOf(said, named)).toMatchObject(expected)
    }
  )
const p = (text: string) => `<p>${text}</p>`
const nobody = { founders: "" }
const never = { year: "-" }

describe("who made it", () =>
  untold([
    // A studio is called as people are, and whoever made the site signs it.
    ["en", { foot: p("{name} is made by Muddy Lantern in Leith, Scotland.") }, nobody],
    ["en", { foot: p("Website made by Ada Roth in Ghent.") }, nobody],
    ["en", { about: p("Flourtech is a project by Ada Roth.") }, nobody],
    ["en", { about: p("Ada Roth and Ben Lund have been building Flourtech since 2014.") }, { ...nobody, ...never }],
    ["en", { about: "<h3>Max Roe</h3><p>Founder of Flourtech. He bakes for two hotels.</p>" }, nobody],
    ["en", { about: "<h3>Max Roe</h3><p>Founder. We sell twice as much with {name}.</p>" }, nobody],
    ["zh", { about: p("王晓明在杭州开了一家面馆。") }, nobody],
    ["en", { about: "<ul><li>Max Roe, founder, runs a bakery called Flourtech</li></ul>" }, nobody],
    ["fr", { about: p("Je suis Ada Roth et {name} est mon application préférée.") }, nobody],
    ["de", { about: p("Ich bin Ada Roth, und Mehlwerk ist mein Studio.") }, nobody],
    ["de", { about: p("Ich bin Ada Roth, und {name} ist mein Projekt bei der Firma Kraus.") }, nobody],
    ["ja", { about: p("森田 遼は株式会社ベーカリーを一人で運営しています。") }, nobody],
    ["ar", { about: p("أنا سامر الخطيب. أطوّر متجر الحبر وحدي.") }, nobody],
    ["ar", { about: p("الرئيس التنفيذي (شريك مؤسس)") }, nobody]
  ]))
describe("when it began", () =>
  untold([
    ["de", { about: p("Die erste Version von Mehlwerk erschien im März 2014.") }, never],
    ["de", { about: p("Seit 2014 arbeiten wir an der Universität Kiel.") }, never],
    ["fr", { about: p("Nous travaillons sur les marchés depuis 2014.") }, never],
    ["de", { about: p("Mehlwerk hat 2014 als Wochenendprojekt angefangen.") }, never],
    ["de", { about: p("{name} hat 2014 mit dem Export nach Italien begonnen.") }, never],
    ["ja", { about: p("お客様は2014年からレジポケを運営しています。") }, never]
  ]))
describe("what the press wrote", () =>
  untold([
    ["en", { press: p("“Flourtech was founded in 2014 by Max Roe.” – The Crumb Times") }, { ...never, ...nobody }],
    ["en", { press: "<h2>Flourtech wins a prize</h2><ul><li>Founded: 2014</li></ul>" }, never],
    ["en", { home: "<h2>Press</h2><ul><li>Founded: 2014</li><li>Founder: Max Roe, Flourtech</li></ul>" }, nobody]
  ]))
describe("what it costs", () =>
  untold([
    ["en", { pricing: p("{name} is free for 14 days. The Pro version costs €12 a month.") }, { model: "subscription" }],
    ["en", { pricing: p("Flourtech is free. Its Pro version costs €12 a month.") }, { model: "-" }],
    ["de", { pricing: p("Mehlwerk ist kostenlos; dessen Pro-Version kostet 12 € im Monat.") }, { model: "-" }],
    ["en", { pricing: p("A licence costs €49 a year and includes all updates.") }, { model: "subscription" }],
    ["en", { pricing: p("We give you 100 credits for free.") }, { summary: "-" }]
  ]))
describe("where it is", () =>
  untold([
    // A prize and its year are no postal code.
    ["de", { foot: p("12 Öfen<br>Brotpreis Schweiz 2023, Finale") }, { place: expect.stringMatching(/^- /) }],
    ["en", { about: p("{name} is a partner of the Leeds office of Flourtech.") }, { place: "- -" }]
  ]))
