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

/** The model alone: what a sentence says besides is quoted elsewhere. */
const modelTold = (said: string, lang: string) => told(said, lang).model

describe("it is what somebody else asks, or pays", () => {
  test.each([
    ["Our fiercest rival now bills by usage, and three bakeries rang us that day.", "en"],
    ["The market leader costs $49 a month.", "en"],
    ["Our card processing partner charges 1.4 % per order.", "en"],
    ["One of our clients bills by the loaf.", "en"],
    ["Many mills charge $40 a month for storage.", "en"],
    ["Your bank charges $5 a month for that.", "en"],
    ["A fee of $10 a month is charged by your bank.", "en"],
    ["Crumb spots forgotten subscriptions and helps you cancel those that cost you $9.99 a month.", "en"],
    ["We bill by the gram in our coffee shop, says one roaster who uses Crumb.", "en"],
    ["Unser größter Konkurrent rechnet neuerdings nach Verbrauch ab.", "de"],
    ["Unser Zahlungspartner berechnet 1,4 % pro Bestellung.", "de"],
    ["Daneben nimmt unser Zahlungspartner 20 Cent pro Bestellung.", "de"],
    ["Crumb findet vergessene Abos und hilft, die zu kündigen, die Sie 9,99 € im Monat kosten.", "de"],
    ["Notre plus gros concurrent facture désormais à la consommation.", "fr"],
    ["Nos clients facturent à l'usage et suivent tout dans Crumb.", "fr"],
    ["Crumb compare les abonnements à 9,99 € par mois et vous dit lesquels garder.", "fr"],
    ["Une application rivale a cessé d'être gratuite et coûte désormais 12 € par mois.", "fr"],
    ["Nuestro principal competidor cobra ahora por uso.", "es"],
    ["Crumb detecta cuotas olvidadas y cancela las que te cuestan 9,99 € al mes.", "es"],
    ["O nosso maior concorrente cobra agora por uso.", "pt"],
    ["Muitas padarias cobram mensalidade de R$ 80, e o Crumb emite os boletos.", "pt"],
    ["Il nostro principale concorrente ora fattura a consumo.", "it"],
    ["Crumb trova gli abbonamenti dimenticati e quelli che ti costano 9,99 € al mese.", "it"],
    ["Onze grootste concurrent rekent nu naar verbruik.", "nl"],
    ["Een concurrerende app is niet meer gratis en kost nu 12 euro per maand.", "nl"],
    ["Het maandbedrag voor je auto begint bij € 200, en Crumb onthoudt het.", "nl"],
    ["Vous payez par virement bancaire.", "fr"],
    ["Pagas por adelantado.", "es"],
    ["Demandez un devis au service commercial de votre meunier.", "fr"],
    ["Pide precio al equipo comercial de tu mayorista.", "es"],
    ["Crumb is built on open source libraries under the MIT licence.", "en"],
    ["The Rye plan costs $9 a month. Free for one baker.", "en"]
  ])("%p", (said, lang) => {
    expect(modelTold(said, lang)).toBe("-")
  })
  test.each([
    ["Contrairement à nos concurrents, nous facturons à l'usage.", "usage-based", "fr"],
    ["Membership is $9 a month, dice and maps included.", "subscription", "en"]
  ])("and not where they only stand beside it: %p", (said, model, lang) => {
    expect(modelTold(said, lang)).toBe(model)
  })
})

describe("in whole sentences of each language", () => {
  test.each([
    ["No ovens to count: we bill for each label Crumb prints.", "usage-based", "en"],
    ["We bill by the page that goes through Crumb, and a quiet month costs next to nothing.", "usage-based", "en"],
    ["Wir rechnen nach Nachrichten ab, die Crumb verschickt.", "usage-based", "de"],
    ["Abgerechnet wird jede Minute, die Crumb für Sie mitschreibt.", "usage-based", "de"],
    ["Facturamos por cada etiqueta o página que pasa por Crumb.", "usage-based", "es"],
    ["Nous facturons à la page qui passe par Crumb.", "usage-based", "fr"],
    ["Cobramos por mensagem que o Crumb envia.", "usage-based", "pt"],
    ["Fatturiamo a messaggio che Crumb spedisce.", "usage-based", "it"],
    ["We rekenen per bericht dat Crumb verstuurt.", "usage-based", "nl"],
    ["The monthly fee for Crumb starts at $19 per oven.", "subscription", "en"],
    ["Der Jahresbeitrag für Crumb liegt bei 90 € pro Backstube.", "subscription", "de"],
    ["La cotisation de Crumb est annuelle, 90 € par fournil.", "subscription", "fr"],
    ["La mensualidad de Crumb empieza en 9 € por obrador.", "subscription", "es"],
    ["A anuidade do Crumb é de R$ 90 por padaria.", "subscription", "pt"],
    ["Il canone mensile di Crumb parte da 9 € per forno.", "subscription", "it"],
    ["De contributie van Crumb is jaarlijks, € 90 per bakkerij, en wordt vanzelf verlengd.", "subscription", "nl"],
    ["Hand over $19 once and Crumb is yours for good.", "one-time", "en"],
    ["Sie legen einmal 19 € hin und behalten Crumb für immer.", "one-time", "de"],
    ["Vous déboursez 19 € une seule fois et gardez Crumb pour toujours.", "one-time", "fr"],
    ["Desembolsas 19 € una sola vez y te quedas con Crumb para siempre.", "one-time", "es"],
    ["Sborsi 19 € una volta sola e Crumb resta tuo per sempre.", "one-time", "it"],
    ["Je legt één keer € 19 neer en houdt Crumb voor altijd.", "one-time", "nl"],
    ["Up to three ovens Crumb is free; beyond that you move to the Rye plan at $9 a month.", "freemium", "en"],
    [
      "Jusqu'à trois fours, Crumb est gratuit ; au-delà, on passe à la formule Seigle à 9 € par mois.",
      "freemium",
      "fr"
    ],
    ["Fino a tre forni Crumb è gratis; oltre si passa al piano Segale da 9 € al mese.", "freemium", "it"],
    ["We agree the price with you after a short call.", "contact-sales", "en"],
    ["Den Preis vereinbaren wir gemeinsam nach einem Telefonat.", "contact-sales", "de"],
    ["Le prix, nous le fixons ensemble après une visite.", "contact-sales", "fr"],
    ["Il prezzo lo concordiamo insieme dopo una visita.", "contact-sales", "it"],
    ["De prijs spreken we samen af na een bezoek.", "contact-sales", "nl"],
    ["Para saber los precios escribe a nuestro equipo comercial.", "contact-sales", "es"],
    ["O Crumb é código aberto, com licença MIT.", "open-source", "pt"],
    ["Der Quelltext von Crumb steht unter der GPL: Sie dürfen ihn ändern.", "open-source", "de"]
  ])("%p: %p", (said, model, lang) => {
    expect(modelTold(said, lang)).toBe(model)
  })
  test.each([
    ["We used to bill by the page that went through Crumb.", "en"],
    ["We do not bill by the page that goes through Crumb.", "en"],
    ["Soon we will bill by the page that goes through Crumb.", "en"],
    ["Ab Juli legen Sie einmal 19 € hin und behalten Crumb für immer.", "de"],
    ["Früher rechneten wir nach Nachrichten ab.", "de"],
    ["Crumb est gratuit ? Non, Crumb n'est plus gratuit et coûte 9 € par mois, disait un concurrent.", "fr"],
    ["Il prezzo lo concordate con il vostro cliente.", "it"],
    ["A mensalidade da creche começa em R$ 590 por criança.", "pt"]
  ])("and not: %p", (said, lang) => {
    expect(modelTold(said, lang)).toBe("-")
  })
})

describe("a subscription to Crumb, by its name", () => {
  test.each([
    ["A subscription to Crumb costs €9 a month.", "en"],
    ["Ein Abo von Crumb kostet 9 € im Monat.", "de"],
    ["L'abonnement à Crumb coûte 9 € par mois.", "fr"],
    ["La suscripción a Crumb sale por 9 € al mes.", "es"],
    ["A assinatura do Crumb custa 9 € por mês.", "pt"],
    ["A subscrição do Crumb custa 9 € por mês.", "pt"],
    ["L'abbonamento a Crumb costa 9 € al mese.", "it"],
    ["Een abonnement op Crumb kost 9 € per maand.", "nl"]
  ])("%p", (said, lang) => {
    expect(told(said, lang)).toEqual({ model: "subscription", summary: said })
  })
  test.each([
    ["A subscription to Petit costs €9 a month.", "en"],
    ["Ein Abo von Petit kostet 9 € im Monat.", "de"],
    ["L'abonnement à Petit coûte 9 € par mois.", "fr"],
    ["A assinatura do Petit custa 9 € por mês.", "pt"]
  ])("%p is of another", (said, lang) => {
    expect(told(said, lang)).toEqual({ model: "-", summary: "-" })
  })
})
