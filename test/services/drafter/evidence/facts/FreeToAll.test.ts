/** "Free", "open source", "pay once": of the whole product, to everybody; beside each what bounds it. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const model = (said: string, lang = "en") => {
  const page = homeOfCrumb(`<h2>Pricing</h2><p>${said}</p>`, lang)
  return extract(openGate({ pages: [page], categories: [] }), []).stands.fields.pricing_model?.value ?? "-"
}

describe("free", () => {
  test.each([
    ["Crumb is free to use, with no ads.", "en"],
    ["Crumb is free for everyone, no account needed.", "en"],
    ["Crumb is free - now and always.", "en"],
    ["It's free.", "en"],
    ["It’s completely free and always will be.", "en"],
    ["Best of all, it's free!", "en"],
    ["Crumb is free for growers and always will be.", "en"],
    ["Crumb ist kostenlos und bleibt es auch.", "de"],
    ["Crumb ist kostenlos, ohne Werbung und ohne Anmeldung.", "de"],
    ["Crumb est gratuite pour tous, sans compte.", "fr"],
    ["Crumb es gratis para siempre y sin anuncios.", "es"],
    ["A Crumb é gratuita para todos, sem anúncios.", "pt"],
    ["Crumb è gratuito per tutti, senza pubblicità.", "it"],
    ["Crumb is gratis voor iedereen, zonder reclame.", "nl"],
    ["Crumb kostet nichts, weder heute noch später: keine Bezahlversion, eine Stiftung trägt es.", "de"],
    ["Usar el Crumb es gratis para todo el mundo, sin plan de pago escondido y sin pedir tarjeta.", "es"],
    ["Crumb ne coûte rien, ni aujourd'hui ni demain : pas de version payante, pas de publicité.", "fr"],
    ["Crumb gebruiken is gratis voor iedereen, zonder verborgen pakket.", "nl"],
    ["Crumbは無料でご利用いただけます。", "ja"]
  ])("to all: %s", (said, lang) => {
    expect(model(said, lang)).toBe("free")
  })
  test.each([
    ["Crumb is free below twelve ovens.", "en"],
    ["Crumb is free this autumn.", "en"],
    ["It's free for 14 days.", "en"],
    ["It's free for teachers.", "en"],
    ["It's free of sugar.", "en"],
    ["It's not free.", "en"],
    ["Crumb is free in our Copper plan.", "en"],
    ["Crumb is free or £4 a week.", "en"],
    ["Crumb is free, Crumb Oven is £4.", "en"],
    ["Crumb is free by appointment.", "en"],
    ["Crumb is free without the oven export.", "en"],
    ["Crumb is free for nurses.", "en"],
    ["Crumb is free for students and always will be.", "en"],
    ["Crumb is free, no card until the autumn.", "en"],
    ["We are free on Thursday.", "en"],
    ["Crumb is free. Only for schools, though.", "en"],
    ["Crumb ist kostenlos. Das gilt nur für Schulen.", "de"],
    ["Crumb est gratuit. Réservé aux écoles.", "fr"],
    ["Crumb es gratis. Solo para escuelas.", "es"],
    ["O Crumb é grátis. Válido apenas para escolas.", "pt"],
    ["Crumb è gratis. Vale solo per le scuole.", "it"],
    ["Crumb is gratis. Dat geldt alleen voor scholen.", "nl"],
    ["Crumb ist kostenlos stornierbar.", "de"],
    ["Crumb ist kostenlos bis zu drei Öfen.", "de"],
    ["Crumb ist kostenlos für Hebammen.", "de"],
    ["Crumb est gratuit le mardi.", "fr"],
    ["Crumb es gratis la primera semana.", "es"],
    ["Crumb é grátis até três fornos.", "pt"],
    ["Crumb è gratuito fino a tre forni.", "it"],
    ["Crumb is gratis op dinsdag.", "nl"]
  ])("to some: %s", (said, lang) => {
    expect(model(said, lang)).toBe("-")
  })
})

describe("a free plan beside others", () => {
  test.each([
    ["Start with our free plan.", "en"],
    ["There is a free version for up to 3 ovens.", "en"],
    ["Crumb has a free tier and two paid ones.", "en"],
    ["The free plan covers 20 loaves.", "en"],
    ["Crumb uses a freemium model.", "en"],
    ["Wir bieten einen kostenlosen Tarif für bis zu drei Öfen.", "de"],
    ["Notre formule gratuite comprend trois fours.", "fr"],
    ["El plan gratuito incluye tres hornos.", "es"],
    ["Il piano gratuito comprende tre forni.", "it"]
  ])("%s", (said, lang) => {
    expect(model(said, lang)).toBe("freemium")
  })
  test.each([
    ["We offer a free plan of your terrace.", "en"],
    ["We scrapped the free tier last year.", "en"],
    ["The free version was withdrawn.", "en"],
    ["Farewell to the free plan.", "en"],
    ["Freemium never works for bakers.", "en"],
    ["Wir haben den kostenlosen Tarif abgeschafft.", "de"],
    ["Une version gratuite du guide est proposée.", "fr"],
    ["Retiramos el plan gratuito en mayo.", "es"],
    ["Peça o plano gratuito do parque.", "pt"],
    ["Abbiamo chiuso il piano gratuito.", "it"],
    ["We schrapten het gratis abonnement.", "nl"]
  ])("none: %s", (said, lang) => {
    expect(model(said, lang)).toBe("-")
  })
})

describe("open source", () => {
  test.each([
    ["Crumb is open source.", "en"],
    ["Crumb is open source, and it runs on any server.", "en"],
    ["Crumb is an open source planner for bakeries.", "en"],
    ["Crumb is licensed under the AGPL-3.0 and has no paid edition.", "en"],
    ["Crumb es código abierto.", "es"],
    ["Crumb ist freie Software unter der AGPL 3.", "de"]
  ])("%s", (said, lang) => {
    expect(model(said, lang)).toBe("open-source")
  })
  test.each([
    ["Crumb is open source aware.", "en"],
    ["We are open source believers.", "en"],
    ["Crumb is an open source licence checker.", "en"],
    ["Crumb is open source research for insurers.", "en"],
    ["Released under the MIT licence are the fonts alone.", "en"],
    ["Crumb es código abierto parcialmente.", "es"],
    ["Crumb is open source, but only in part.", "en"]
  ])("not the product: %s", (said, lang) => {
    expect(model(said, lang)).toBe("-")
  })
})

describe("ways of paying", () => {
  test.each([
    ["Pay as you go: no monthly fee.", "usage-based", "en"],
    ["Pay per delivery, without a subscription.", "usage-based", "en"],
    ["Monthly subscription, cancel any time.", "subscription", "en"],
    ["Pay monthly or yearly.", "subscription", "en"],
    ["Monatsabo, jederzeit kündbar.", "subscription", "de"],
    ["One-time payment, updates included.", "one-time", "en"],
    ["Pay once for life.", "one-time", "en"]
  ])("%s", (said, expected, lang) => {
    expect(model(said, lang)).toBe(expected)
  })
  test.each([
    ["Pay as you go phone cards are in the drawer.", "en"],
    ["Pay by the minute lockers stand outside.", "en"],
    ["Monthly subscription crates are nailed here.", "en"],
    ["Yearly subscription to our almanac makes a fine present.", "en"],
    ["Pay monthly through a lender.", "en"],
    ["One-time fee for the wiring.", "en"],
    ["One-time fee, on top of a yearly plan.", "en"],
    ["You pay once for the fob, then every month for the desk.", "en"]
  ])("of something else: %s", (said, lang) => {
    expect(model(said, lang)).toBe("-")
  })
})

describe("a sum that opens a line", () => {
  test.each(["Just €9 a month.", "€9 a month for the whole team.", "€9 a month, all ovens included."])("%s", (said) => {
    expect(model(said)).toBe("subscription")
  })
  test.each([
    "€9 a month is what others want.",
    "€9 a month goes to the school.",
    "€9 a month buys a pupil a book.",
    "Only €9 a month less than before.",
    "Just €9 a month for a cupboard."
  ])("of something else: %s", (said) => {
    expect(model(said)).toBe("-")
  })
})

describe("sums that nobody is asked for the product", () => {
  const priced = (main: string, lang = "en") => {
    const page = homeOfCrumb(main, lang)
    const { fields } = extract(openGate({ pages: [page], categories: [] }), []).stands
    return fields.pricing_summary?.value ?? fields.pricing_model?.value ?? "-"
  }
  const listed = (name: string, sum: string, title = "Pricing") =>
    `<h2>Pricing</h2>${title === "Pricing" ? "" : `<h3>${title}</h3>`}<ul><li>${name}: ${sum}</li></ul>`
  test.each([
    [listed("Oven rent", "€30 per month"), "Oven rent €30 per month"],
    [listed("Parcel", "€30 per month"), "Parcel €30 per month"],
    ["<h2>Pricing</h2><p>The course costs €30 once.</p>", "The course costs €30 once."],
    ["<h2>Pricing</h2><p>The planner costs €30 a month.</p>", "The planner costs €30 a month."]
  ])("a price: %s", (main, expected) => {
    expect(priced(main)).toBe(expected)
  })
  test.each([
    [listed("Sales clerk, part time", "€900 per month"), "en"],
    [listed("Clerk", "€900 per month", "Rates of pay"), "en"],
    [listed("Clerk", "€900 per month", "What we pay"), "en"],
    [listed("Loafly", "€9 per month", "What the others charge"), "en"],
    [listed("Leeds", "€900 per month", "Average rents in 2023"), "en"],
    [listed("Lost badge", "€20"), "en"],
    [listed("Additional till", "€5 per month"), "en"],
    [listed("Home delivery", "€5"), "en"],
    [listed("Verkäuferin, Vollzeit", "900 € pro Monat"), "de"],
    ["<h2>Pricing</h2><p>The rent of our mill is €700 a month.</p>", "en"],
    ["<h2>Pricing</h2><p>The heating costs €70 a month.</p>", "en"],
    ["<h2>Pricing</h2><p>The parking costs €3 per hour.</p>", "en"]
  ])("none: %s", (main, lang) => {
    expect(priced(main, lang)).toBe("-")
  })
})
