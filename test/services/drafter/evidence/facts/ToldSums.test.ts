/** Sums told in sentences, and ways of paying without one, in ten languages; beside each the sum that it is not. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, fact } from "./FactPages.ts"

const priced = (said: string, lang: string) =>
  crumb({
    main: `<h1>Bread that bakes itself</h1><p>Crumb.</p><section><h2>Pricing</h2><p>${said}</p></section>`,
    lang
  })
const summary = (said: string, value: string, lang: string) => fact(priced(said, lang), "pricing_summary", value, said)
const model = (said: string, value: string, lang: string) => fact(priced(said, lang), "pricing_model", value, said)

describe("a sum that a sentence tells of what is sold", () => {
  test.each([
    ["It's £6.50 per person per month plus VAT, and viewers don't count.", "£6.50 per person per month", "en"],
    ["Full kitchen designs begin at $480, including two rounds of changes.", "From $480", "en"],
    ["Each API request is $0.002, and the first 5,000 every month are on us.", "$0.002 per request", "en"],
    ["A yearly membership costs $49 and covers the whole family.", "$49 per year", "en"],
    ["Studio: $29/mo, unlimited projects, 5 editors", "$29 per month", "en"],
    ["Schon ab 9 € monatlich, zzgl. MwSt.", "ab 9 € pro Monat", "de"],
    ["Los planes parten de 15 € al mes, IVA no incluido.", "Desde 15 € al mes", "es"],
    ["Plan Taller: 18 € al mes, patrones ilimitados y dos usuarias", "18 € al mes", "es"],
    ["L'abonnement est à 19 € par mois, tout compris.", "19 € par mois", "fr"],
    ["Profissional · R$ 59/mês · agenda, prontuário e lembretes", "R$ 59 por mês", "pt"],
    ["O plano Equipe sai por R$ 79 por mês, sem fidelidade.", "R$ 79 por mês", "pt"],
    ["Il canone è di 120 € l'anno per ogni sede, assistenza compresa.", "120 € l'anno per sede", "it"],
    ["Je betaalt € 3 per medewerker per maand, verder niets.", "€ 3 per medewerker per maand", "nl"],
    ["Een doos met zes flessen kost €14,50, statiegeld inbegrepen.", "€14,50 per doos", "nl"],
    ["料金は月額980円（税込）です。", "月額980円", "ja"],
    ["专业版每月29元，按年付费享八折。", "每月29元", "zh"],
    ["الباقة الأساسية بسعر 49 ريال شهريًا.", "49 ريال شهريًا", "ar"]
  ])("%p: %p", (said, value, lang) => {
    expect(summary(said, value, lang)).toBe(value)
  })
  test("is offered in its own words", () => {
    const said = "Full kitchen designs begin at $480, including two rounds of changes."
    const { fields } = extract(openGate({ pages: [priced(said, "en")], categories: [] }), []).stands
    expect(fields.pricing_summary?.value).toBe(said)
  })
})

describe("and no sum of something beside it, of some, or of another time", () => {
  test.each([
    ["Gift cards start at £25 and never expire.", "From £25", "en"],
    ["A lost ticket costs $40.", "$40", "en"],
    ["A box with six bottles costs €30.", "€30 per bottle", "en"],
    ["It's £6.50 per person per month plus VAT.", "£6.50 per month", "en"],
    ["Full kitchen designs begin at $480.", "$480", "en"],
    ["A licence for the font is $40.", "$40", "en"],
    ["Rooms in the village start at £70.", "From £70", "en"],
    ["You pay £9 a month in electricity.", "£9 per month", "en"],
    ["It is £9 a month more than last year.", "£9 per month", "en"],
    ["Studio: $29/mo for the first three months", "$29 per month", "en"],
    ["Old Studio plan: $29/mo", "$29 per month", "en"],
    ["Taxi from the station</p><p>€40", "€40", "en"],
    ["Gutscheine gibt es ab 20 €.", "ab 20 €", "de"],
    ["Sie zahlen 18 € im Monat für Strom.", "18 € im Monat", "de"],
    ["Une caution de 30 € est demandée à la remise des clés.", "30 €", "fr"],
    ["Las tarjetas regalo parten de 30 €.", "Desde 30 €", "es"],
    ["Vale-presente a partir de R$ 50.", "A partir de R$ 50", "pt"],
    ["Buoni regalo da 20 €, validi un anno.", "Da 20 €", "it"],
    ["Een verloren kaartje kost €10.", "€10", "nl"],
    ["Noleggio della custodia rigida: €20 al mese, su richiesta.", "€20 al mese", "it"],
    ["Hard case: £20 a month, on request.", "£20 a month", "en"],
    ["Les arpenteurs sont payés : 30 € par balade relevée.", "30 € par balade", "fr"],
    ["Our walkers are paid £30 a walk.", "£30 a walk", "en"],
    ["Save 50% this week.", "Save 50%", "en"],
    ["旧プランは月額980円です。", "月額980円", "ja"],
    ["礼品卡100元起，永久有效。", "100元起", "zh"],
    ["بطاقات الهدايا ابتداءً من 100 ريال.", "ابتداءً من 100 ريال", "ar"]
  ])("%p: no %p", (said, value, lang) => {
    expect(summary(said, value, lang)).toBeUndefined()
  })
})

describe("how one pays, without a sum", () => {
  test.each([
    ["Start on the free plan and move up to Pro when you need more than three boards.", "freemium", "en"],
    ["Every fleet is different, so we price by quote only: talk to our sales team.", "contact-sales", "en"],
    ["You're billed per thousand messages sent, with no monthly minimum.", "usage-based", "en"],
    ["Plans are billed monthly or annually, and you can cancel at any time.", "subscription", "en"],
    ["One payment, lifetime access. No subscription.", "one-time", "en"],
    ["There is no charge for Crumb: we run on donations.", "free", "en"],
    ["Das Abo verlängert sich monatlich und ist jederzeit zum Monatsende kündbar.", "subscription", "de"],
    ["Die Nutzung von Crumb ist kostenlos und bleibt es auch.", "free", "de"],
    ["Einmal kaufen, dauerhaft nutzen - ohne Abo.", "one-time", "de"],
    ["Usar Crumb no cuesta nada, ni ahora ni después: lo financia una fundación.", "free", "es"],
    ["Comece de graça e passe para o plano Pro quando precisar.", "freemium", "pt"],
    ["A assinatura é mensal e pode ser cancelada quando quiser.", "subscription", "pt"],
    ["Un unico pagamento e la licenza è vostra per sempre, senza canoni né rinnovi.", "one-time", "it"],
    ["基础版永久免费，升级专业版即可解锁更多功能。", "freemium", "zh"]
  ])("%p: %p", (said, value, lang) => {
    expect(model(said, value, lang)).toBe(value)
  })
  test.each([
    ["Customers can request a quote from your site, and Crumb sends it for you.", "contact-sales", "en"],
    ["Ordering for more than 500 seats? Talk to our sales team for a quote.", "contact-sales", "en"],
    ["Start free, upgrade when your trial ends.", "freemium", "en"],
    ["Plans are billed monthly by your landlord.", "subscription", "en"],
    ["Your clients are billed per message.", "usage-based", "en"],
    ["One payment a month covers it all.", "one-time", "en"],
    ["Using Crumb costs nothing until June.", "free", "en"],
    ["There is no charge for Crumb in the first month.", "free", "en"],
    ["La suscripción se paga a la revista, no a nosotros.", "subscription", "es"],
    ["Un unico pagamento di iscrizione di 50 €, poi il canone mensile.", "one-time", "it"]
  ])("%p: no %p", (said, value, lang) => {
    expect(model(said, value, lang)).toBeUndefined()
  })
})
