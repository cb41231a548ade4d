/** Prices told in plain sentences of seven languages, where prices are told; beside them money that is no price. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

const titles: Readonly<Record<string, string>> = {
  en: "Pricing",
  de: "Preise",
  nl: "Prijzen",
  fr: "Tarifs",
  es: "Precios",
  pt: "Preços",
  it: "Prezzi"
}
/** What is drafted of a page about prices that says one thing. */
const told = (said: string, lang: string) => {
  const page = crumb({ main: `<h1>${titles[lang] ?? ""}</h1><p>${said}</p>`, path: "pricing", lang })
  const { fields } = extract(openGate({ pages: [homeOfCrumb("", lang), page], categories: [] }), []).stands
  return { model: fields.pricing_model?.value ?? "-", summary: fields.pricing_summary?.value ?? "-" }
}

describe("a price in a plain sentence", () => {
  test.each([
    ["You pay 5 euros a month and can leave whenever you like.", "subscription", "en"],
    ["Membership of the bread club is £22 a month.", "subscription", "en"],
    ["For three pounds a month you get everything we make.", "subscription", "en"],
    ["Our care plan runs at £95 a month.", "subscription", "en"],
    ["Thirty dollars a year keeps you in the loop with every issue.", "subscription", "en"],
    ["Buy it once for $25 and keep it forever.", "one-time", "en"],
    ["There's no subscription here: the whole chart set is $64 and stays on your boat.", "one-time", "en"],
    ["Each text you send sets you back 4 cents, with no monthly minimum.", "usage-based", "en"],
    ["We charge 30 cents for each parcel you send.", "usage-based", "en"],
    ["Crumb is free for one person and $8 a month for teams.", "freemium", "en"],
    ["Start with three notebooks at no cost; after that it's $4 a month.", "freemium", "en"],
    ["You won't pay a penny for Crumb, today or ever.", "free", "en"],
    ["Crumb costs nothing because it is Apache-licensed open source.", "open-source", "en"],
    ["Every job is different, so ask us for an offer.", "contact-sales", "en"],
    ["Für 4 € im Monat bekommen Sie alles.", "subscription", "de"],
    ["Nach 14 Tagen Probezeit kostet Crumb 15 € im Monat.", "subscription", "de"],
    ["Sie kaufen die Lizenz einmal für 39 € und behalten sie für immer.", "one-time", "de"],
    ["Sie zahlen nur, was Sie verbrauchen: 2 Cent pro Minute.", "usage-based", "de"],
    ["Drei Notizbücher sind frei, danach kostet es 4 € im Monat.", "freemium", "de"],
    ["Wir verlangen nichts dafür.", "free", "de"],
    ["Wir schauen uns das Dach an und machen Ihnen danach ein Angebot.", "contact-sales", "de"],
    ["Voor 4 euro per maand doe je mee.", "subscription", "nl"],
    ["Eén keer betalen, altijd gebruiken: € 59.", "one-time", "nl"],
    ["Een fax kost 8 cent per pagina.", "usage-based", "nl"],
    ["Het kost je helemaal niets.", "free", "nl"],
    ["Vraag ons om een offerte.", "contact-sales", "nl"],
    ["Dix euros par mois vous ouvrent toutes les archives.", "subscription", "fr"],
    ["Un seul paiement de 59 €, et c'est à vous pour la vie.", "one-time", "fr"],
    ["C'est gratuit pour une personne, 8 € par mois au-delà.", "freemium", "fr"],
    ["Nous ne demandons rien en échange, ni argent ni compte.", "free", "fr"],
    ["Cada familia pone 10 euros al mes.", "subscription", "es"],
    ["Nada de suscripciones: el juego completo de cartas cuesta 64 € y se queda en tu barco.", "one-time", "es"],
    ["Nos quedamos con 20 céntimos de cada pedido.", "usage-based", "es"],
    ["Usarlo no cuesta nada.", "free", "es"],
    ["Pídenos presupuesto.", "contact-sales", "es"],
    ["Por apenas 12 euros por mês você rema quando quiser.", "subscription", "pt"],
    ["Enviar um fax custa 8 centavos por página.", "usage-based", "pt"],
    ["É grátis para uma pessoa e custa R$ 29 por mês para equipes.", "freemium", "pt"],
    ["Não cobramos nada pelo serviço.", "free", "pt"],
    ["Bastano 45 euro al mese per allenarsi da noi.", "subscription", "it"],
    ["Con un unico pagamento di 20 € i disegni sono tuoi.", "one-time", "it"],
    ["Non chiediamo nulla in cambio.", "free", "it"],
    ["Chiedeteci un preventivo.", "contact-sales", "it"]
  ])("%p: %p", (said, model, lang) => {
    expect(told(said, lang)).toEqual({
      model,
      summary: expect.stringContaining(said.split(/[;]/u)[0]?.replace(/[.]$/u, "") ?? "")
    })
  })
  test.each([
    ["Every pattern is £7.", "en"],
    ["Jedes Muster kostet 7 €.", "de"],
    ["Elk patroon kost 7 euro.", "nl"],
    ["Cada patrón cuesta 7 €.", "es"],
    ["Cada molde custa R$ 29.", "pt"],
    ["Ogni schema costa 7 €.", "it"]
  ])("of which nothing tells how it is paid: %p", (said, lang) => {
    expect(told(said, lang)).toEqual({ model: "-", summary: said })
  })
})

describe("and no price", () => {
  test.each([
    ["Our customers save $400 a month on average.", "en"],
    ["A nursery place in our borough costs £1,400 a month.", "en"],
    ["Our servers cost £300 a month.", "en"],
    ["Each employee costs a bakery $5,000 a month.", "en"],
    ["A fax line from the phone company costs $25 a month.", "en"],
    ["Card companies charge 30 cents per payment.", "en"],
    ["Lost keys are charged at £25.", "en"],
    ["The first two sessions are free.", "en"],
    ["We offer free delivery on orders over £40.", "en"],
    ["With €5 a month you feed a child.", "en"],
    ["Send your clients a quote in minutes.", "en"],
    ["Ab 40 € liefern wir versandkostenfrei.", "de"],
    ["Liegeplätze an dieser Küste kosten ab 300 € im Monat.", "de"],
    ["Ein Chor mit vierzig Stimmen gibt 900 € im Jahr für Noten aus.", "de"],
    ["Unser Vereinsheim kostet 12.000 € im Jahr.", "de"],
    ["Ligplaatsen kosten aan deze kust vanaf 300 euro per maand.", "nl"],
    ["Voor een verloren sleutel rekenen we 25 euro.", "nl"],
    ["Le local nous coûte 12 000 € par an.", "fr"],
    ["Les frais de port sont de 4,90 €.", "fr"],
    ["Les graines nous coûtent 200 € chaque printemps.", "fr"],
    ["Los gastos de envío son 4,90 €.", "es"],
    ["Una licencia de pesca del ayuntamiento cuesta 35 € al año.", "es"],
    ["Una plaza de guardería en el barrio cuesta 1.400 € al mes.", "es"],
    ["Um lugar na marina custa desde 300 € por mês nesta costa.", "pt"],
    ["Os bancos levam 30 centavos por pagamento.", "pt"],
    ["Una licenza di pesca del comune costa 35 € l'anno.", "it"],
    ["Un server proprio ti costerebbe 200 € al mese.", "it"]
  ])("%p", (said, lang) => {
    expect(told(said, lang)).toEqual({ model: "-", summary: "-" })
  })
})
