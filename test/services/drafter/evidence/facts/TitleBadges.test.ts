/** A few words beside the title of the first page: how far along the product is; beside each what says nothing of it. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

const stage = (main: string, lang = "en", path = "") =>
  extract(openGate({ pages: [crumb({ main, lang, path })], categories: [] }), []).stands.fields.stage?.value ?? "-"
const beside = (badge: string, lang = "en", path = "") =>
  stage(`<span class="badge">${badge}</span><h1>Bread that bakes itself</h1><p>Crumb plans the bakes.</p>`, lang, path)

describe("beside the title", () => {
  test.each([
    ["Beta version", "beta", "en"],
    ["In beta", "beta", "en"],
    ["Early access", "beta", "en"],
    ["Private beta · 212 teams ahead of you", "beta", "en"],
    ["Private beta · ended in 2023", "-", "en"],
    ["Open beta — now taking orders", "beta", "en"],
    ["Open beta - free for bakers", "beta", "en"],
    ["Open beta — coming soon", "-", "en"],
    ["Open beta — ended in May", "-", "en"],
    ["Private beta · coming soon", "-", "en"],
    ["◆ Free beta · Apple Silicon", "beta", "en"],
    ["LOCAL FIRST · NOW IN OPEN BETA", "beta", "en"],
    ["Für Bäcker · Offene Beta", "beta", "de"],
    ["Offene Beta in Jena, Gera und Weimar", "beta", "de"],
    ["Open beta in Ghent", "beta", "en"],
    ["Public beta in March", "-", "en"],
    ["Public beta in spring", "-", "en"],
    ["Bêta gratuite · Mac et Windows", "beta", "fr"],
    ["Local first · open beta soon", "-", "en"],
    ["Bread · Beta", "-", "en"],
    ["Live since June 2026 · 100+ bakeries", "launched", "en"],
    ["Seit Mai 2026 online", "launched", "de"],
    ["En ligne depuis 2024", "launched", "fr"],
    ["Not live since June 2026", "-", "en"],
    ["Beta · 14", "-", "en"],
    ["Open alpha", "alpha", "en"],
    ["Early alpha", "alpha", "en"],
    ["Now available", "launched", "en"],
    ["Just launched", "launched", "en"],
    ["Now available on iOS!", "launched", "en"],
    ["Disponible maintenant — 100% gratuit", "launched", "fr"],
    ["v1.0 is out", "launched", "en"],
    ["🎉 Crumb 2.0 is live", "launched", "en"],
    ["Offene Alpha", "alpha", "de"],
    ["Jetzt verfügbar", "launched", "de"],
    ["Version bêta", "beta", "fr"],
    ["Disponible maintenant", "launched", "fr"],
    ["Ya disponible", "launched", "es"],
    ["Já disponível", "launched", "pt"],
    ["Ora disponibile", "launched", "it"],
    ["Nu beschikbaar", "launched", "nl"],
    ["ベータ版", "beta", "ja"],
    ["正式リリース", "launched", "ja"],
    ["正式上线", "launched", "zh"]
  ])("%s", (badge, expected, lang) => {
    expect(beside(badge, lang)).toBe(expected)
  })
  test.each([
    "Alpha Romeo spares",
    "Beta",
    "Beta blockers explained",
    "New: floors in beta",
    "v0.9 is out",
    "Soon in beta",
    "No longer in beta",
    "Petit 2.0 is live",
    "Live music on Fridays",
    "Now available in Lyon"
  ])("nothing of the product: %s", (badge) => {
    expect(beside(badge)).toBe("-")
  })
  test("on a page of something else, over a card, or of somebody who may be booked", () => {
    expect(beside("Open beta", "en", "floors")).toBe("-")
    expect(stage("<h1>Bread</h1><p>Crumb plans the bakes.</p><div><h3>Floors</h3><span>Beta</span></div>")).toBe("-")
    expect(stage("<span>Available now</span><h1>Freelance baker in Leeds</h1><p>Crumb bakes.</p>")).toBe("-")
  })
})
