/** Rules by which a restatement is kept, each with the lie that is next to it and is not. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

describe("as many, told in other words", () => {
  const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))
  test.each([
    ["Acme keeps backups for six weeks or longer.", "Acme keeps backups for at least six weeks."],
    ["Groups are limited to twelve members.", "Groups have up to twelve members."],
    [
      "Acme is run by three mechanics and some sixty volunteers.",
      "Acme is run by three mechanics and around sixty volunteers."
    ]
  ])("is not refused: %s", (sentence, quotes) => expect(lane(sentence, quotes)).not.toBe("refused"))
  test.each([
    ["Acme keeps backups for six weeks.", "Acme keeps backups for six weeks or longer."],
    ["Groups have twelve members.", "Groups are limited to twelve members."],
    [
      "You can leave at the end of any month.",
      "You stay three months, and after that you can leave at the end of any month."
    ]
  ])("is refused without it: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))
})

describe("a price told in other words", () => {
  test.each([
    ["en", "Sites start at £800 and apps at £3,000.", "Sites from £800; apps from £3,000"],
    ["en", "Basic is priced at £2 per employee a month.", "Basic: £2 per employee a month"],
    ["en", "A single payment of €12.", "Pay once: €12"],
    [
      "en",
      "Solo is free with three boards; Team is $7 a month, billed yearly.",
      "Solo: free, 3 boards | Team: $7 per month, billed yearly"
    ],
    ["en", "A $30 desktop licence can be used on up to five computers.", "Desktop licence: $30 for up to 5 computers"],
    ["en", "Basic costs €79 per month with 200 calls.", "Basic €79 / month | Basic covers 200 calls."],
    ["fr", "Le service coûte 2 € pour chaque colis livré.", "Vous payez 2 € par colis livré, rien d'autre."],
    ["pt", "Uma visita de 45 minutos custa 25 €.", "Visita (45 minutos): 25 €"],
    ["es", "Acme cuesta 15 € en un único pago.", "Acme cuesta 15 € una sola vez."],
    ["en", "A choir of up to 30 voices pays £6 per month.", "£6 a month for a choir of up to 30 voices"],
    ["en", "Solo costs £7 a month and has no limit on boats.", "Solo: £7 a month | Unlimited boats on all plans"],
    ["en", "The first map costs nothing; after that it's £12 each.", "First map free. Then £12 per map."],
    ["en", "A first lesson of an hour costs €35.", "First lesson, 60 minutes: €35"],
    ["en", "There is a free plan, and Pro costs $9 a month.", "Free: $0 | Pro: $9 per month"],
    ["en", "$79 including shipping within Norway", "$79, shipping included in Norway."],
    ["en", "Adults pay $6 a month, children $2.", "Adults: $6 a month. Children: $2 a month."],
    ["en", "Adults pay $6 a month, everybody else $15.", "$15 a month, adults $6"],
    ["en", "Adults pay $6 a month, and setup is $50.", "Adults $6 a month, setup $50"],
    ["en", "A full boat is £54 and a half boat £31.", "Full boat £54, half boat £31."],
    ["en", "A first class with an instructor costs $20.", "First class with an instructor: $20"],
    ["es", "Cien sellos cuestan 19 € y quinientos, 95 €.", "100 sellos: 19 €. 500 sellos: 95 €."],
    ["it", "Il pino costa 165 € al bancale, il rovere 215 €.", "Bancale di pino: 165 €. Bancale di rovere: 215 €."],
    ["nl", "Een kaartje kost € 12, kinderen betalen € 5.", "Kaartje: € 12. Kinderen: € 5."],
    ["fr", "Comptez 45 € par mois ; les assistants ne sont pas facturés.", "45 € par mois, assistants gratuits"]
  ])("%s stands: %s", (lang, sentence, quotes) => {
    const kept = sentence.endsWith("calls.") ? sentence.slice(0, -1) : sentence
    expect(laneOf("pricing_summary", lang, kept, quotes.split(" | "))).toBe("stands")
  })

  test.each([
    ["en", "Sites start at £3,000 and apps at £800.", "Sites from £800; apps from £3,000"],
    ["en", "Sites cost £800.", "Sites from £800; apps from £3,000"],
    ["en", "Adults pay $6 a month, children $2.", "Adults: $6 a month. Children: $2 a week."],
    ["en", "Adults pay $6 a month, setup is $50 a month.", "Adults $6 a month, setup $50"],
    ["en", "Adults pay $6 a month, setup is $50 a month.", "Adults $6 per month, $50 setup"],
    ["en", "A half boat is £54 and a full boat £31.", "Full boat £54, half boat £31."],
    ["en", "A coat costs £5 a month, trousers £7.", "Coat: £5 a month. Coat and trousers: £7 a month."],
    ["es", "Cien sellos cuestan 95 € y quinientos, 19 €.", "100 sellos: 19 €. 500 sellos: 95 €."],
    ["it", "Il pino costa 215 € al bancale, il rovere 165 €.", "Bancale di pino: 165 €. Bancale di rovere: 215 €."],
    ["nl", "Een kaartje kost € 5, kinderen betalen € 12.", "Kaartje: € 12. Kinderen: € 5."],
    ["fr", "Comptez 45 € par an ; les assistants ne sont pas facturés.", "45 € par mois, assistants gratuits"],
    ["en", "A choir of up to 6 voices pays £30 per month.", "£6 a month for a choir of up to 30 voices"],
    ["en", "Solo costs £7 a month and has no limit on boats.", "Solo: £7 a month | Unlimited boats on Team"],
    [
      "en",
      "Solo costs £7 a month and has no limit on boats.",
      "Solo: £7 a month | All plans but Solo: unlimited boats"
    ],
    ["en", "The first map costs nothing; after that it's £12 each.", "First map free. Then £12 per change."],
    ["en", "A first lesson of an hour costs €35.", "First lesson, 90 minutes: €35"],
    ["en", "There is a free plan.", "Free trial: $0 | Pro: $9 per month"],
    ["en", "$79 including shipping within Norway", "$79, shipping excluded in Norway."],
    ["en", "Acme costs £2 per employee a month.", "Basic: £2 per employee a month"],
    ["en", "Basic costs £2 per employee a year.", "Basic: £2 per employee a month"],
    ["en", "Team is free.", "Solo: free, 3 boards | Team: $7 per month, billed yearly"],
    ["en", "A $30 desktop licence can be used on five computers.", "Desktop licence: $30 for up to 5 computers"],
    [
      "en",
      "Charging costs €0.39 per kWh.",
      "No membership: €0.59 per kWh | With the Club (€9.99 a month): €0.39 per kWh"
    ],
    ["en", "Acme costs $900 a month.", "A receptionist costs $900 a month for a few hours a day."],
    ["en", "A letter costs £3.", "Planned price: £3 a letter."],
    ["de", "Küchen für 14.000 Euro inklusive Geräte", "Küchen ab 14.000 Euro, Geräte nicht inbegriffen"]
  ])("%s does not stand: %s", (lang, sentence, quotes) => {
    expect(laneOf("pricing_summary", lang, sentence, quotes.split(" | "))).toBe("refused")
  })

  test("of whatever is spoken of elsewhere is no price of the product", () => {
    expect(laneOf("description", "en", "Acme's lamp costs $90.", ["A lamp costs $90."])).toBe("refused")
  })
})

describe("words that come near the page's", () => {
  test.each([
    ["Acme inspects contracts and flags risky clauses.", "Acme reads contracts and marks risky clauses."],
    ["Documents are sorted by date.", "Acme sorts invoices by date."]
  ])("are for somebody else to judge: %s", (sentence, quote) => {
    expect(laneOf("description", "en", sentence, [quote])).toBe("doubt")
  })

  test.each([
    ["Acme inspects contracts and never flags clauses.", "Acme reads contracts and marks risky clauses."],
    ["Acme plans batches, orders flour and pays invoices.", "Acme plans batches and orders flour."],
    ["Acme employs 300 nurses.", "300 nurses get their shifts from Acme."],
    ["Without a signal Acme sends texts.", "Without a signal Acme cannot send texts."],
    ["Acme handles permits for builders.", "From next year we will handle permits. Acme works for builders."]
  ])("do not excuse what the page denies or never says: %s", (sentence, quote) => {
    expect(laneOf("description", "en", sentence, [quote])).toBe("refused")
  })
})

describe("turns of phrase", () => {
  test.each([
    [
      "You can try every font free before you buy a licence.",
      "You can try every font at no cost before you buy a licence."
    ],
    ["Nobody can read your notes.", "No one can read your notes."],
    ["Acme is made for version 14 or later.", "Acme is made for version 14 and up."]
  ])("are one: %s", (sentence, quote) => {
    expect(laneOf("description", "en", sentence, [quote])).toBe("stands")
  })

  test("how long something takes is no rhythm; how often it comes is", () => {
    expect(laneOf("description", "en", "Acme replies in a day.", ["Acme replies within one day."])).not.toBe("refused")
    expect(laneOf("description", "en", "Acme replies twice a day.", ["Acme replies twice a week."])).toBe("refused")
  })
})

describe("what binds speaks against the clause it stands in", () => {
  test.each([
    [
      "Faults are repaired within 48 hours.",
      "We repair faults within 48 hours, and we pay if you were stranded.",
      "stands"
    ],
    ["Setup takes ten minutes.", "Setup in 10 minutes", "stands"],
    ["Acme is a studio specialising in maps.", "A studio specialised in maps", "stands"],
    ["Forty schools use Acme.", "Acme is used in 40 schools.", "stands"],
    ["Acme exports files immediately.", "Acme exports files instantly.", "stands"]
  ] as const)("%s << %s", (sentence, quote, lane) => {
    expect(laneOf("description", "en", sentence, [quote])).toBe(lane)
  })

  test.each([
    ["Acme pays for your tow.", "We repair faults, and we pay for your tow if you were stranded."],
    ["Faults are repaired.", "If you were stranded, we repair faults."],
    ["Acme's tea room is open.", "Our tea room closed in 2022."],
    ["An update takes ten minutes.", "An update every ten minutes"],
    ["Acme may sort invoices.", "Acme sorts invoices."],
    ["Acme issues cards.", "Cards are issued by Paxis Bank."],
    ["Acme builds its own kayaks.", "We rent kayaks built by Harlow Boatworks."],
    ["The firm sells you a cure.", "We look for the cause before anybody sells you a cure."],
    ["Racing cover", "Racing is excluded from the standard policy."],
    ["Every plan comes with remote voting.", "Block comes with remote voting."]
  ])("%s is refused << %s", (sentence, quote) => {
    expect(laneOf("description", "en", sentence, [quote])).toBe("refused")
  })

  test.each([
    ["Acme prints all labels at once.", "Prints all labels in one go", "Acme formerly printed all labels."],
    [
      "Acme's games are printed in Poland.",
      "We print our games in Poland.",
      "Our games are sold in Poland. We print labels."
    ],
    [
      "Acme answers every letter within 24 hours.",
      "We answer every letter within 24 hours, weekends included.",
      "We answer every letter within 24 hours on weekdays."
    ],
    [
      "Acme is released under the MIT licence.",
      "Acme is published under the MIT licence.",
      "Acme is released under the Apache licence."
    ],
    [
      "Acme users pay for each order they send.",
      "You pay for each order you send.",
      "Other tools make you pay for each order you send."
    ],
    [
      "Acme closes on Mondays so that the dough can rest.",
      "We close on Mondays, so the dough can rest.",
      "We close on Mondays to clean. The dough rests overnight."
    ],
    ["All our teachers bake.", "Every one of our teachers bakes.", "One of our teachers bakes."],
    ["Its teachers all bake.", "All of our teachers bake.", "Most of our teachers bake."],
    ["The bakery is open from Thursday to Sunday.", "The bakery is open Thu–Sun.", "The bakery is open Thu–Sat."],
    ["Acme is a game for two to four players.", "A game for 2–4 players", "A game for 2–5 players"],
    ["The loaves are baked instead of fried.", "Baked, not fried.", "Fried, not baked."],
    ["Acme is available on iOS.", "Acme is available for iOS.", "Out now on Android. iOS: we're working on it!"],
    ["Acme chases late payers.", "Acme chases late payers so you don't have to.", "Acme doesn't chase late payers."],
    ["Acme makes ovens for bakers.", "Ovens for bakers", "Ovens for bakers: we hope to add these next year."],
    ["The oven has a range of 300 metres.", "The oven has a range of 300 m.", "The oven has a range of 300 km."],
    [
      "Every label carries its source when Strict mode is on.",
      "In Strict mode every label carries its source.",
      "In Strict mode every label loses its source."
    ],
    [
      "Members are reminded two days before each rehearsal.",
      "Two days before each rehearsal Acme reminds the members.",
      "Two weeks before each rehearsal Acme reminds the members."
    ]
  ])("%s may stand by << %s, not by << %s", (sentence, fair, other) => {
    expect(laneOf("description", "en", sentence, [fair])).not.toBe("refused")
    expect(laneOf("description", "en", sentence, [other])).toBe("refused")
  })

  test("a figure that stands behind a label keeps it", () => {
    const quotes = ["Housing: 5-year warranty", "Probes: 2-year warranty"]
    expect(laneOf("description", "en", "The housing has a five-year warranty.", quotes)).not.toBe("refused")
    expect(laneOf("description", "en", "Acme comes with a five-year warranty.", quotes)).toBe("refused")
  })

  test("in other languages too, where both labels have a word of the sentence", () => {
    const quotes = ["Garantie des panneaux : 25 ans", "Garantie de l'onduleur : 10 ans"]
    expect(laneOf("description", "fr", "L'onduleur est garanti 25 ans.", quotes)).toBe("refused")
    expect(laneOf("description", "fr", "Les panneaux sont garantis 25 ans.", quotes)).not.toBe("refused")
  })
  test("a figure counts the time that it counts on the page", () => {
    const quotes = ["Probieren Sie den Ofen vier Wochen lang aus.", "Nach vierzehn Tagen rufen wir Sie an."]
    expect(laneOf("description", "de", "Der Ofen lässt sich vierzehn Wochen lang ausprobieren.", quotes)).toBe(
      "refused"
    )
    expect(laneOf("description", "de", "Der Ofen lässt sich vier Wochen lang ausprobieren.", quotes)).not.toBe(
      "refused"
    )
  })

  test("what was used by others was not the product", () => {
    const quotes = ["The mill we modelled was used by three bakeries."]
    expect(laneOf("description", "en", "Acme was used by three bakeries.", quotes)).toBe("refused")
  })

  test("those for whom a page says it is may be named", () => {
    const quotes = ["Order flour", "Made for bakers"]
    expect(laneOf("description", "en", "Acme lets bakers order flour.", quotes)).toBe("stands")
    expect(laneOf("description", "en", "Acme lets millers order flour.", quotes)).not.toBe("stands")
  })

  test("a whole quotation is somebody else's", () => {
    const quote = "“The trade is worth three billion a year, they say.”"
    expect(laneOf("description", "en", "The trade is worth three billion a year, they say.", [quote])).toBe("refused")
  })
})

describe("in other languages", () => {
  test.each([
    [
      "fr",
      "Tous les moniteurs parlent anglais.",
      "Tous nos moniteurs sont diplômés. Deux d'entre eux parlent anglais."
    ],
    ["es", "Acme entrega los pedidos en 24 horas.", "Las tarjetas salen en 24 horas; los libros, en ocho días."],
    ["es", "Acme imprime en gran formato.", "El año que viene llega a nuestro taller la máquina de gran formato."],
    ["es", "Acme es gratuito.", "Acme es gratuito para los mayores; los ayuntamientos pagan una cuota."],
    ["es", "Los mayores llaman a los monitores cada día.", "Los monitores llaman a los mayores cada día, por turnos."],
    [
      "pt",
      "O administrador confere as contas que os donos pagam.",
      "Os donos conferem as contas que o administrador paga."
    ],
    ["it", "Acme accetta pagamenti con carta.", "I pagamenti con carta arrivano con la versione di maggio."],
    ["nl", "Acme herkent planten op een foto.", "Planten herkennen op een foto: daar werken we aan."],
    ["nl", "Acme geeft tien jaar garantie.", "Op bitumen tien jaar garantie, op lood vijf"],
    ["nl", "Acme krijgt een bericht van je buren.", "Je buren krijgen een bericht van Acme."],
    ["pt", "A escola está aberta em janeiro.", "Em janeiro fechámos sempre; a escola reabre a 1 de março."],
    ["pt", "A aula é adiada pela escola.", "E se o mar estiver bravo? | A aula é adiada pela escola inteira."],
    ["fr", "Les animaux sont placés sans visite du foyer.", "Aucun animal n'est placé sans visite du foyer."],
    ["fr", "En 2010, Acme a trouvé un foyer pour 240 chats.", "Acme est né en 2010. | 240 chats ont trouvé un foyer."],
    ["pt", "A entrega é grátis.", "Entrega grátis no centro em compras acima de R$ 120"],
    ["pt", "A Acme pintou o museu de Olinda.", "O museu de Olinda foi pintado por Jorge Amaral."],
    ["es", "Acme está homologada por la Agencia.", "Usamos la firma de Certira, empresa homologada por la Agencia."]
  ])("%s: %s is refused", (lang, sentence, quotes) => {
    expect(laneOf("description", lang, sentence, quotes.split(" | "))).toBe("refused")
  })

  test.each([
    ["es", "Los libros tardan ocho días en estar listos.", "Los libros salen en ocho días."],
    ["es", "Las tarjetas llegan en 24 horas.", "Las tarjetas salen en 24 horas; los libros, en ocho días."],
    ["nl", "De garantie op bitumen bedraagt tien jaar.", "Op bitumen tien jaar garantie, op lood vijf"],
    ["fr", "Le logiciel avertit les clients par message.", "Le logiciel prévient les clients par message."],
    ["pt", "Cada embarcação tem uma agenda com horários.", "Cada barco tem a sua agenda, com horários próprios."]
  ])("%s: %s is for somebody else to judge", (lang, sentence, quotes) => {
    expect(laneOf("description", lang, sentence, quotes.split(" | "))).toBe("doubt")
  })

  test("what is left out beside what is kept may be all that it is said of", () => {
    const quote = "Los socios con parcela recogen verduras todos los días; los demás, los sábados."
    expect(laneOf("description", "es", "Los socios recogen verduras todos los días.", [quote])).not.toBe("stands")
  })
})

describe("the whole of a quote, said again in words of its own", () => {
  const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))
  test.each([
    [
      "You can reserve a spot in the build queue by paying a 20% deposit.",
      "A 20% deposit secures your place in the build queue."
    ],
    [
      "Acme shows high and low water at your chosen harbour for the next fourteen days.",
      "Pick your harbour and see high and low water for the next fourteen days."
    ],
    [
      "Acme shows high and low water at your chosen harbour for the next fourteen days.",
      "Pick your harbour and see high and low water for the next fourteen days. | Predictions come from the office of maps."
    ]
  ])("is for somebody else to tell: %s", (sentence, quotes) => expect(lane(sentence, quotes)).toBe("doubt"))
  test.each([
    ["a word put for another", "Students earn certificates.", "Students earn badges."],
    ["a word added", "Acme plans batches, orders flour and pays invoices.", "Acme plans batches and orders flour."],
    ["a figure of another thing", "Acme parses 4 files in 900 ms.", "Acme parses 900 files in 4 ms."],
    ["another unit", "Lead times at present are eight weeks.", "Lead times are currently eight days."],
    [
      "another party",
      "Tables are planted by Ada Roth for every customer.",
      "For each customer our forester plants a table."
    ],
    ["what is denied", "Recordings never stay on your device.", "Your recordings are kept on the device."],
    ["what is still to come", "Swaps are shown on your watch.", "We plan to show swaps on the watch."],
    ["a price", "A spot in the queue costs $20.", "You secure your place in the queue for $20."],
    ["what costs nothing", "Every visitor may try it for free.", "It is open to all visitors, who can test it."],
    [
      "what another sentence says",
      "Acme brews beer and delivers it to pubs.",
      "Acme brews beer in the cellar. | Acme delivers lemonade to pubs."
    ],
    [
      "a name that is left out",
      "Filing goes straight to the tax office in Austria.",
      "Returns in Austria go straight to ELSTER at the tax office."
    ]
  ])("is refused with %s", (_, sentence, quotes) => expect(lane(sentence, quotes)).toBe("refused"))
})

describe("a bare yes or no that nobody asked for", () => {
  const lane = (sentence: string, quotes: string) => laneOf("description", "en", sentence, quotes.split(" | "))
  test("stands before what says as much", () =>
    expect(lane("No. It does not file your return.", "It does not file your return.")).toBe("stands"))
  test("not before what says the contrary", () => {
    expect(lane("Yes. It does not file your return.", "It does not file your return.")).toBe("refused")
    expect(lane("No. It files your return.", "It files your return.")).toBe("refused")
  })
  test("nor alone", () => expect(lane("No.", "It does not file your return.")).toBe("refused"))
})

describe("what costs nothing more", () => {
  const lane = (sentence: string, quote: string) => laneOf("description", "en", sentence, [quote])
  test("is not free as a whole", () => {
    const quote = "Share your subscription with those you love, at no extra charge."
    expect(lane("Free to use for you and those you love.", quote)).toBe("refused")
  })
  test("may be called free by itself", () =>
    expect(lane("Delivery is free.", "We deliver at no extra charge.")).not.toBe("refused"))
})
