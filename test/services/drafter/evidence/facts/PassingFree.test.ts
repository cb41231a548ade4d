/** What costs nothing and says so in passing; and what only seems to. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

const modelOf = (more: string, lang = "en", prices = ""): string | null => {
  const pages = [homeOfCrumb(more, lang), ...(prices === "" ? [] : [crumb({ path: "pricing", main: prices, lang })])]
  return extract(openGate({ pages, categories: [] }), []).stands.fields.pricing_model?.value ?? null
}
const feature = (title: string, text = "Works offline.") =>
  `<section><h2>Features</h2><div class="card"><h3>${title}</h3><p>${text}</p></div></section>`

describe("free in passing", () => {
  test.each([
    ["en", feature("100% Free")],
    ["en", "<h2>Free Download for iOS & Android</h2>"],
    ["en", "<p>Free to use. No account required.</p>"],
    ["en", "<p>Plan a week of loaves with our free baking planner.</p>"],
    ["en", '<p><a class="button" href="/x">Download for free</a></p>'],
    ["de", feature("100 % kostenlos", "Läuft auch ohne Netz.")],
    ["fr", "<p>Notre outil gratuit vous permet de doser chaque pâte.</p>"],
    ["es", feature("100 % gratis", "Funciona sin red.")],
    ["it", feature("Completamente gratuito", "Funziona anche senza rete.")],
    ["pt", feature("100% grátis", "Funciona sem internet.")],
    ["nl", feature("Volledig gratis", "Werkt ook zonder internet.")],
    ["ja", feature("完全無料", "オフラインでも使えます。")],
    ["zh", feature("完全免费", "离线也能使用。")],
    // Plain sentences, whatever stands before them and however they go on.
    ["en", "<p>Nothing leaves your kitchen. It's free, no account needed, and you may print what you like.</p>"],
    ["en", "<p>Crumb is free to use and built by one baker.</p>"],
    ["en", "<p>Crumb is free, private and works offline.</p>"],
    ["en", "<h2>FAQ</h2><h3>Is the app free?</h3><p>Completely free and watermark-free.</p>"],
    [
      "fr",
      "<h2>FAQ</h2><h3>L'app est-elle vraiment gratuite ?</h3><p>Oui, entièrement gratuite et sans abonnement.</p>"
    ],
    ["fr", "<p>La première app qui pèse chaque pâte. Gratuit, sans compte, hors-ligne.</p>"],
    ["de", "<p>Wiegt jeden Teig. Kostenlos, ohne Anmeldung.</p>"],
    ["ja", "<h2>料金</h2><div class='card'><h3>すべての機能</h3><p>無料（月額料金はありません）</p></div>"]
  ])("%s: %s", (lang, more) => {
    expect(modelOf(more, lang)).toBe("free")
  })
  test.each([
    ["a first talk", feature("100% Free", "Book a consultation with our bakers.")],
    ["a trial", feature("100% Free", "14-day trial, then you choose.")],
    ["while it is tested", feature("100% Free", "During the beta.")],
    ["where more is paid for", `${feature("100% Free")}<p>Premium adds weekly reports.</p>`],
    ["somebody else's", "<p>Bakers at Loafly brought out this free planner.</p>"],
    ["what somebody else makes", "<p>Loaf Ltd makes another planner. It is free and open source.</p>"],
    ["what somebody of one name makes", "<p>Loaf makes another planner. It's free, no account needed.</p>"],
    ["another sense", feature("Gluten free")],
    ["what is asked about something else", "<h2>FAQ</h2><h3>What does cancelling cost?</h3><p>Completely free.</p>"],
    ["what stands outside", "<p>Parking is right outside. It's free.</p>"],
    ["a quote", "<p>Free, no obligation estimates for every oven.</p>"],
    ["what the next line narrows", "<p>Crumb is free, private and works offline.</p><p>Only for schools, though.</p>"],
    ["a word of a phrase", "<p>Free, plain-language lessons for anyone.</p>"],
    ["a plain word beside what is paid for", "<p>Crumb is free to use. Upgrade to Premium for reports.</p>"]
  ])("not %s", (_, more) => {
    expect(modelOf(more)).not.toBe("free")
  })
  test("nor beside a price", () => {
    expect(modelOf(feature("100% Free"), "en", "<h1>Pricing</h1><p>Bread plan: €19</p>")).not.toBe("free")
  })
})

describe("had for nothing, by its name", () => {
  test.each([
    ["en", "<p>Download Crumb for free.</p>"],
    ["en", "<p>Download Crumb for free on the App Store and Google Play.</p>"],
    ["en", "<p>You can use Crumb completely free of charge.</p>"],
    ["en", "<p>Get Crumb free on Google Play.</p>"],
    ["en", "<p>Crumb is available to every bakery at no cost.</p>"],
    ["en", "<p>Available for free on the App Store.</p>"],
    [
      "en",
      "<h2>FAQ</h2><h3>Does it cost anything?</h3><p>No. Bakers keep it going. You may bring bread, but that is entirely optional.</p>"
    ],
    ["de", "<p>Crumb ist kostenlos im App Store erhältlich.</p>"],
    ["de", "<p>Lade Crumb kostenlos herunter.</p>"],
    ["fr", "<p>Téléchargez Crumb gratuitement.</p>"],
    ["es", "<p>Crumb está disponible gratis en Google Play.</p>"],
    ["pt", "<p>Baixe o Crumb gratuitamente.</p>"],
    ["it", "<p>Scarica Crumb gratuitamente.</p>"],
    ["nl", "<p>Crumb is gratis te downloaden in de App Store.</p>"],
    ["ja", "<p>Crumbは無料でダウンロードできます。</p>"]
  ])("%s: %s", (lang, more) => {
    expect(modelOf(more, lang)).toBe("free")
  })
  test.each([
    ["somebody else's", "<p>Download Loafly for free.</p>"],
    ["a while", "<p>Use Crumb for free for 14 days.</p>"],
    ["some", "<p>Crumb is available to students free of charge.</p>"],
    ["so many", "<p>Use Crumb for free for up to three ovens.</p>"],
    ["once", "<p>Crumb was available free of charge.</p>"],
    ["later", "<p>Crumb will be available for free on the App Store.</p>"],
    ["where more is paid for", "<p>Download Crumb for free.</p><p>Premium adds weekly reports.</p>"],
    ["where something has a price", "<p>Download Crumb for free.</p><h2>Ovens</h2><p>€89</p>"],
    ["a guide that goes with it", "<p>Download the Crumb buying guide for free.</p>"],
    ["a library of what is told", "<p>Our free video library shows how an oven is cleaned.</p>"]
  ])("not %s", (_, more) => {
    expect(modelOf(more)).not.toBe("free")
  })
})

describe("open source behind its adjectives", () => {
  test.each([
    "<h2>Fully open source</h2><p>Read it all.</p>",
    "<p>100% open source under the MIT license.</p>",
    "<p>MIT licensed and free to use.</p>",
    "<p>Crumb is free/libre software under the GPLv3.</p>",
    "<p>Crumb is open source, so anyone can read it.</p>",
    "<p>Crumb is a high quality, visual, open source tool for bakers.</p>",
    "<p>Crumb is a free open source MIT licensed library.</p>"
  ])("%s", (more) => {
    expect(modelOf(more)).toBe("open-source")
  })
  test.each([
    "<p>Crumb is a company developing open source software.</p>",
    "<h2>Fully open source models</h2><p>We compare them.</p>",
    "<p>MIT licensed parts of others are named below.</p>",
    "<p>Crumb is open source so far.</p>",
    "<p>Crumb is a closed alternative to open source tools.</p>"
  ])("not %s", (more) => {
    expect(modelOf(more)).toBe(null)
  })
})

describe("free to begin, and paid beyond", () => {
  test.each([
    ["en", "<p>Start free, go Pro whenever you like.</p>"],
    ["it", "<p>Inizia gratis, passa a Pro quando vuoi.</p>"],
    ["fr", "<p>L'application est gratuite. Passez à Premium pour les rapports.</p>"],
    ["en", "<h2>Pricing</h2><p>Crumb offers free and paid plans.</p>"],
    ["en", "<h2>Pricing</h2><p>Begin on our free Starter tier, then move up as you grow.</p>"],
    ["en", "<p>Crumb is free with in-app purchases.</p>"],
    ["de", "<h2>Preise</h2><p>Crumb bietet kostenlose und kostenpflichtige Tarife.</p>"],
    ["es", "<h2>Precios</h2><p>Crumb ofrece planes gratuitos y de pago.</p>"]
  ])("%s: %s", (lang, more) => {
    expect(modelOf(more, lang)).toBe("freemium")
  })
  test.each([
    "<h2>Pricing</h2><p>Loafly offers free and paid plans.</p>",
    "<h2>Pricing</h2><p>Crumb offers free and paid parking spaces.</p>",
    "<p>Crumb is free with every oven.</p>"
  ])("not %s", (more) => {
    expect(modelOf(more)).not.toBe("freemium")
  })
  test("a free plan, where others that are paid for are told and not shown", () => {
    const card = `<div class="card"><h3>Free</h3><div>$0 to start</div></div>`
    const asked = "<h2>FAQ</h2><h3>Is Crumb free?</h3><p>You can start for free. Crumb offers free and paid plans.</p>"
    expect(modelOf(asked, "en", `<h1>Pricing</h1>${card}`)).toBe("freemium")
    expect(modelOf("", "en", `<h1>Pricing</h1>${card}`)).toBe("free")
  })
  test("a plan that is free beside plans to ask for; one alone may be a larger size of it", () => {
    const card = (name: string, sum: string) => `<div class="card"><h3>${name}</h3><div>${sum}</div></div>`
    const asked = [card("Bakery", "Contact us"), card("Chain", "On request")]
    const listed = (...plans: ReadonlyArray<string>) => modelOf("", "en", `<h1>Pricing</h1>${plans.join("")}`)
    expect(listed(card("Pilot", "Free"), ...asked)).toBe("freemium")
    expect(listed(card("Pilot", "Free"), card("Bakery", "Contact us"))).not.toBe("freemium")
  })
  test("three plans by the month are what is sold, though a course is sold besides", () => {
    const card = (name: string, sum: string) => `<div class="card"><h3>${name}</h3><div>${sum}</div></div>`
    const plans = [card("Twice a week", "€55/month"), card("Three times", "€65/month"), card("Daily", "€75/month")]
    const others = [card("Ten classes", "€85"), card("One class", "€9"), card("A day", "€45")]
    expect(modelOf("", "en", `<h1>Pricing</h1>${[...plans, ...others].join("")}`)).toBe("subscription")
  })
})

describe("free in the title or the description", () => {
  const headed = (head: string, more = "", lang = "en") => {
    const pages = [crumb({ head, main: `<h1>Bread that bakes itself</h1><p>Crumb plans bakes.</p>${more}`, lang })]
    return extract(openGate({ pages, categories: [] }), []).stands.fields
  }
  const described = (text: string) => `<meta name="description" content="${text}">`
  test.each([
    ["en", "A free step-by-step planner for bakers."],
    ["en", "Plans your bakes. Download free on iOS and Android."],
    ["en", "Create baking plans for free with our online planner."],
    ["de", "Kostenloser Rechner für jeden Teig."],
    ["fr", "Calculateur gratuit pour doser la pâte."],
    ["es", "Herramienta online gratis para panaderos."],
    ["nl", "Plan je brood, gratis te gebruiken."],
    ["zh", "免费的烘焙计划工具。"]
  ])("%s: %s", (lang, text) => {
    expect(headed(described(text), "", lang).pricing_model?.value).toBe("free")
  })
  test("that it is free is its kind, and praise of it no summary", () => {
    const head = `<meta property="og:title" content="Free Baking Tool – Crumb">${described("A free planner for bakers.")}`
    expect(headed(head).pricing_model?.value).toBe("free")
    expect(headed(head).pricing_summary).toBeUndefined()
  })
  test.each([
    ["a trial", described("A free planner for 14 days.")],
    ["a talk", described("Book a free consultation and get a planner.")],
    ["for some", described("A free planner for schools.")],
    ["another sense", described("A planner for gluten-free bread.")],
    ["a kind of software that is made here", described("We build open tools for free markets.")]
  ])("not %s", (_, head) => {
    expect(headed(head).pricing_model?.value).toBeUndefined()
  })
  test("not where anything has a price or more is paid for", () => {
    const head = described("A free planner for bakers.")
    expect(headed(head, "<h2>Pricing</h2><p>Premium adds reports.</p>").pricing_model?.value).not.toBe("free")
    expect(headed(head, "<h2>Ovens</h2><p>€89</p>").pricing_model?.value).not.toBe("free")
  })
  test("nor of a thing that others give away", () => {
    expect(modelOf("<p>Crumb is a free mobile app for bakers.</p>")).toBe("free")
    expect(modelOf("<p>Loafly is a free mobile app for bakers.</p>")).toBeNull()
    expect(modelOf("<p>Crumb is a free app with paid add-ons.</p>")).toBeNull()
  })
})
