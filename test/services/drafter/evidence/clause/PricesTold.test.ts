/** Price lists told in sentences: every amount, limit, period and label is the page's, in any order and common wording. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string, lang = "en") =>
  laneOf("pricing_summary", lang, sentence, quotes.split(" | "))

describe("a price list in a sentence", () => {
  test.each([
    [
      "Membership costs £40 a year for choirs and £12 for individuals.",
      "Choir membership £40 p.a. | Individual membership £12 p.a."
    ],
    ["A basic service is £55 and a full one £95.", "Basic service £55 / Full service £95"],
    ["Tours start at £1,490 per person.", "Tours from £1,490 pp"],
    [
      "Solo is $9 and Studio $24 per month, billed annually.",
      "Solo $9 /mo | Studio $24 /mo | Prices shown are billed annually"
    ],
    ["The Team plan costs $80 a month and includes 500 GB of storage.", "Team – $80/month | 500 GB storage"],
    ["Starter costs $9 and Growth $29 per month.", "Starter $9/mo | Growth $29/mo"],
    [
      "Three plans: Solo at $10, Team at $25 and Agency at $60 a month.",
      "Solo: $10 a month | Team: $25 a month | Agency: $60 a month"
    ],
    ["You can try Acme free for 14 days; after that it is $8 a month.", "14-day free trial, then $8/month"],
    ["Shipping is free on orders over €50; otherwise it is €4.90.", "Shipping €4.90, free for orders over €50"],
    ["A one-time payment of $49 buys Acme.", "Acme costs $49. Pay once, no subscription."],
    ["Acme takes a fee of 2.5% on each transaction.", "A 2.5% fee per transaction"],
    ["Without a membership, a kilowatt-hour costs €0.59.", "No membership: €0.59 per kWh"],
    ["Hiring a kayak costs €25 for half a day or €40 for a full day.", "Kayak hire: half day €25, full day €40"],
    [
      "The cabin is €140 a night for two, and each dog €10 extra.",
      "Cabin: €140 a night for two people. Dogs: €10 extra each."
    ],
    ["There is a 50% discount for nonprofits.", "Nonprofits get 50% off."],
    ["Boarding costs €20 per dog and week.", "Boarding: €20 per dog per week"],
    ["A follow-up visit of 20 minutes costs $85.", "Follow-up: 20 minutes, $85"],
    [
      "Landlords who have at least five flats receive a 15% discount.",
      "Landlords with five or more flats get 15% off."
    ],
    [
      "One sensor costs €89 and a five-pack €395; the app is free for up to ten hives and €4 a month beyond that.",
      "Single sensor €89, pack of five €395. The app is free for up to ten hives; above that it costs €4 a month."
    ],
    [
      "Hobby is free for up to three people, Team costs $9 and Business $19 per person each month.",
      "Hobby: free, up to 3 people. Team: $9 per person per month. Business: $19 per person per month with SSO and audit log."
    ],
    ["Rush orders carry a 50% surcharge.", "Rush orders cost 50% more."],
    ["Plus costs €5 and Pro €12 a month.", "Plus costs €5 a month and Pro €12 a month"],
    // The second sum is in the money of the first, a list has the limit of its first, and each "and" may join its own words.
    ["The small loom costs €140 and the large one 220.", "Small loom €140, large loom €220."],
    [
      "Prices start at £65 for a gate, £80 for a fence and £110 for a barn.",
      "Gate from £65, fence from £80, barn from £110."
    ],
    ["Adults pay £14, students and pensioners £9.", "£14 for adults | £9 for students and pensioners"],
    // What is not included, on what condition, at what hour.
    [
      "A basic tuning is £45 and a full one £95, not including strings.",
      "Basic tuning £45 | Full tuning £95 | Prices exclude strings."
    ],
    ["Entry costs £12, or £8 for those under eighteen.", "Entry is £12, or £8 if you are under eighteen."],
    ["Climbing costs £14, or £9 before 3 p.m.", "Climbing £14, before 3 p.m. £9"],
    ["Acme costs $2 per door per month, with a minimum of 25 doors.", "$2 / door / month. Minimum 25 doors."],
    ["The annual fee is $48, waived in the first year.", "Annual fee: $0 in the first year, then $48"],
    ["Scans cost 40p a page and prints £1.", "Scans: 40p a page, prints: £1"],
    [
      "Team: £6 per person per month; Business: £11 per person per month",
      "Free for teams of up to 5. Team: £6 per person per month. Business: £11 per person per month, with SSO."
    ]
  ])("stands: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("stands")
  })
  test.each([
    ["es", "El plan Sala cuesta 45 € mensuales con un máximo de 60 piezas.", "Sala: 45 € al mes, hasta 60 piezas."],
    [
      "es",
      "Las sondas se alquilan a 6 € al mes o se compran por 210 €.",
      "Las sondas se alquilan a 6 € al mes o se compran por 210 €."
    ],
    ["it", "L'abete costa 165 € al bancale.", "Bancale di abete: 165 €."],
    ["fr", "L'outil coûte 12 euros par an.", "12 € par an, pour autant de rosiers que vous voulez."]
  ])("stands in %s: %s", (lang, sentence, quotes) => {
    expect(lane(sentence, quotes, lang)).toBe("stands")
  })

  test.each([
    ["Starter costs $29 and Growth $9 per month.", "Starter $9/mo | Growth $29/mo"],
    ["Starter costs $9 and Growth $29 per year.", "Starter $9/mo | Growth $29/mo"],
    [
      "Two plans: Solo at $10, Team at $25 and Agency at $60 a month.",
      "Solo: $10 a month | Team: $25 a month | Agency: $60 a month"
    ],
    ["You can try Acme free for 30 days; after that it is $8 a month.", "14-day free trial, then $8/month"],
    ["Acme costs $80 a month.", "$8 a month or $80 a year"],
    ["A bike costs €35.", "€35 pays for the parts of one bike."],
    ["Solo costs CA$49 a month.", "Solo: $49 a month"],
    ["Reports come with Plus for €5 a month.", "Plus costs €5 a month and Pro €12 a month. Pro adds reports."],
    ["Team costs $9 a month.", "Team: $9 per person per month"],
    ["Team costs $9 a month.", "Team: $9 a month with a student card"],
    ["Orders above €5.50 are delivered free.", "Free over €40; below that, postage is a flat €5.50."],
    ["Shipping is free.", "Shipping €4.90, free for orders over €50"],
    ["The box costs £14 a week plus delivery.", "Boxes: £14 a week, delivery included"],
    ["Acme is free for projects.", "Acme is free for open-source projects."],
    ["A full day costs €25.", "Kayak hire: half day €25, full day €40"],
    ["Everybody gets 50% off.", "Nonprofits get 50% off."],
    [
      "Business costs £6 per person a month.",
      "Team costs £6 per person a month and Business costs £11 per person a month."
    ],
    ["You save £11 per person a month.", "Team costs £6 per person a month and saves you £11 per person a month."],
    ["One scale costs £149 including VAT.", "One scale £149 (excl. VAT)"],
    ["Il contratto costa 149 € IVA inclusa.", "Contratto: 149 € + IVA"],
    ["A basic tuning is £45, strings included.", "Basic tuning £45 | Prices exclude strings."],
    ["The small loom costs €140 and the large one 180.", "Small loom €140, large loom €220."],
    ["Prices start at £65 for a gate and £80 for a fence.", "Gate from £65, fence £90."],
    ["Students and adults pay £14, pensioners £9.", "£14 for adults | £9 for students and pensioners"],
    ["You keep 12% of each sale.", "Acme takes a fee of 12% of each sale."],
    ["Wills cost £240.", "Wills from £240. Couples £390."],
    ["Firing costs £4 per kilo.", "Firing: £4/kg for members, £6/kg for non-members"],
    ["Cinco aulas custam 35 €.", "Uma aula: 35 €. Cinco aulas: 150 €."]
  ])("does not stand: %s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).toBe("refused")
  })

  test.each([
    ["de", "Acme kostet 20 Euro pro Hund und Woche.", "Acme kostet 20 Euro pro Hund und Tag, 100 Euro pro Woche."],
    ["de", "Die Miete kostet 8 Euro pro Rad und Monat.", "Die Miete kostet 8 Euro pro Rad und Tag, 90 Euro pro Monat."],
    ["es", "Acme cuesta 20 euros por perro y semana.", "Acme cuesta 20 euros por perro y día, 100 euros por semana."],
    ["it", "Acme costa 20 euro per cane e settimana.", "Acme costa 20 euro per cane e giorno, 100 euro per settimana."]
  ])("for one thing and one time, in %s, takes no other sum's time: %s", (lang, sentence, quote) => {
    expect(lane(sentence, quote, lang)).toBe("refused")
  })
})

describe("a price list in another language", () => {
  test.each([
    [
      "de",
      "Eine Stunde an der Nähmaschine kostet 7 Euro, die Zehnerkarte 60 Euro.",
      "1 Stunde Nähmaschine: 7 € | Zehnerkarte: 60 €"
    ],
    [
      "fr",
      "L'atelier pain coûte 65 € par personne, tablier compris.",
      "Atelier pain : 65 € / personne, tablier inclus"
    ],
    ["es", "La habitación doble cuesta a partir de 74 € la noche.", "Habitación doble desde 74 €/noche"],
    [
      "es",
      "La lata de doce filetes cuesta 9,80 €.",
      "Lata de 12 filetes ..... 9,80 € | Lata de 20 filetes ..... 14,50 €"
    ],
    ["nl", "De stadsfiets kost € 18,50 per maand, de e-bike € 69.", "Stadsfiets € 18,50 p/m | E-bike € 69 p/m"]
  ])("stands in %s: %s", (lang, sentence, quotes) => expect(lane(sentence, quotes, lang)).toBe("stands"))

  test.each([
    ["es", "La lata de doce filetes cuesta 14,50 €.", "Lata de 12 filetes: 9,80 € | Lata de 20 filetes: 14,50 €"],
    [
      "es",
      "La lata de doce filetes cuesta 14,50 €.",
      "Lata de 12 filetes ..... 9,80 € | Lata de 20 filetes ..... 14,50 €"
    ],
    ["nl", "De stadsfiets kost € 18,50 per jaar.", "Stadsfiets € 18,50 p/m"]
  ])("does not stand in %s: %s", (lang, sentence, quotes) => expect(lane(sentence, quotes, lang)).toBe("refused"))
})
