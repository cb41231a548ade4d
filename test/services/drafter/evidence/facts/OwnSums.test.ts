/** Lists of what is sold, beside sums of others: tables that set the product beside rivals, neighbours, wages, plans of later years, what an estimate comes to. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const fields = (more: string, lang: string) =>
  extract(openGate({ pages: [homeOfCrumb(more, lang)], categories: [] }), []).stands.fields

describe("what is sold, whoever else is named", () => {
  test.each([
    [
      "<h2>Richtpreise</h2><table><tr><th>Arbeit</th><th>inkl. USt.</th></tr><tr><td>Stiege, 15 Stufen</td><td>ab € 9.800,–</td></tr><tr><td>Stube, je Laufmeter</td><td>ab € 1.450,–</td></tr><tr><td>Fenster sanieren</td><td>ab € 680,–</td></tr></table><h2>Wir suchen</h2><p>Einen Gesellen ab sofort, € 2.850,– brutto im Monat.</p>",
      "one-time",
      "de"
    ],
    [
      "<h2>Tarifas</h2><table><tr><th>Servicio</th><th>Precio</th></tr><tr><td>Primera visita</td><td>58 €</td></tr><tr><td>Sesión de masaje</td><td>48 €</td></tr><tr><td>Bono de 5 sesiones</td><td>225 €</td></tr></table><p>Los bonos caducan al año.</p><p>Nuestras vecinas de Sala Tramontana dan clases por 39 €/mes.</p>",
      "one-time",
      "es"
    ],
    [
      "<h2>Disponibles cette semaine</h2><div><h3>Table « Ocre »</h3><p>Chêne massif.</p><p>2 490 €</p></div><div><h3>Banc « Sardine »</h3><p>Hêtre.</p><p>1 990 €</p></div><div><h3>Lit « Gros Jean »</h3><p>Peuplier.</p><p>1 350 €</p></div><p>Livraison en France : 120 €.</p><p>La location, à 59 € par mois, est à l'étude.</p>",
      "one-time",
      "fr"
    ],
    [
      "<h2>Guide prices</h2><ul><li>Lake boat €3,400</li><li>Two-hander €5,800</li><li>Pair of oars €220</li></ul>",
      "one-time",
      "en"
    ],
    [
      "<h2>Price guide</h2><table><tr><th>Work</th><th>Price</th></tr><tr><td>Sweep, one flue</td><td>£60</td></tr><tr><td>Cowl fitted</td><td>£140</td></tr><tr><td>Liner, per metre</td><td>£95</td></tr></table><p>For comparison, the franchise Sootly next door sells a care plan at £9 a month.</p>",
      "one-time",
      "en"
    ],
    [
      "<h2>Listino prezzi</h2><table><tr><th>Lavoro</th><th>Prezzo</th></tr><tr><td>Sedia impagliata</td><td>90 €</td></tr><tr><td>Tavolo restaurato</td><td>da 400 €</td></tr><tr><td>Cornice dorata</td><td>150 €</td></tr></table>",
      "one-time",
      "it"
    ],
    [
      "<h2>Richtprijzen</h2><table><tr><th>Werk</th><th>Prijs</th></tr><tr><td>Stoel matten</td><td>€ 90</td></tr><tr><td>Tafel schuren</td><td>€ 240</td></tr><tr><td>Kast lakken</td><td>€ 310</td></tr></table>",
      "one-time",
      "nl"
    ],
    [
      "<h2>料金の目安</h2><table><tr><th>内容</th><th>料金</th></tr><tr><td>椅子の張り替え</td><td>12,000円</td></tr><tr><td>机の修理</td><td>18,000円</td></tr><tr><td>棚の塗装</td><td>9,000円</td></tr></table>",
      "one-time",
      "ja"
    ],
    [
      "<h2>价目表</h2><table><tr><th>项目</th><th>价格</th></tr><tr><td>修椅子</td><td>120元</td></tr><tr><td>修桌子</td><td>300元</td></tr><tr><td>刷漆</td><td>90元</td></tr></table>",
      "one-time",
      "zh"
    ],
    [
      "<h2>Pricing</h2><p>You pay $0.35 per GB scanned. The first 50 GB each month are on us.</p><h2>What other people charge</h2><table><tr><th>Vendor</th><th>Monthly</th></tr><tr><td>Splintr</td><td>$2,150</td></tr><tr><td>Grainery</td><td>$49 / host</td></tr></table><h2>Rough estimate</h2><p>≈ 310 GB scanned → $91.00</p>",
      "usage-based",
      "en"
    ],
    [
      "<h2>Pricing</h2><p>Crumb is free for everyone.</p><table><tr><th>App</th><th>Price</th></tr><tr><td>Crumb</td><td>free</td></tr><tr><td>Loafly</td><td>$12 a year</td></tr><tr><td>Doughbook</td><td>$29 once</td></tr></table>",
      "free",
      "en"
    ],
    [
      "<h2>Preise</h2><p>Crumb ist kostenlos, für alle.</p><table><tr><th></th><th>Crumb</th><th>Loafly</th><th>Brotbuch</th></tr><tr><td>Preis</td><td>0 €</td><td>12 € im Monat</td><td>19 € im Monat</td></tr></table>",
      "free",
      "de"
    ],
    [
      "<h2>ねだん</h2><p>ベータ版のあいだは、すべての機能を無料でお使いいただけます。</p><table><tr><th>アプリ</th><th>ねだん</th></tr><tr><td>Crumb</td><td>無料（ベータ版）</td></tr><tr><td>ツメコミ手帳</td><td>買い切り1,500円</td></tr><tr><td>Chronos 365</td><td>年額12,000円</td></tr></table>",
      "free",
      "ja"
    ],
    [
      "<h2>Pricing</h2><table><tr><th></th><th>Crumb</th><th>Crumb Plus</th></tr><tr><td>Price</td><td>$9 a month</td><td>$19 a month</td></tr></table>",
      "subscription",
      "en"
    ],
    [
      "<h2>Pricing</h2><table><tr><th>Plan</th><th>Price</th></tr><tr><td>Crumb</td><td>$9 a month</td></tr><tr><td>Team</td><td>$19 a month</td></tr></table>",
      "subscription",
      "en"
    ]
  ])("%s", (more, model, lang) => expect(fields(more, lang).pricing_model?.value).toBe(model))
})

describe("sums of others, and lists that are half a subscription", () => {
  test.each([
    [
      "<h2>Was kostet das?</h2><table><tr><td>Physiotherapie, 30 Minuten</td><td>CHF 75.–</td></tr><tr><td>Handtherapie, 45 Minuten</td><td>CHF 110.–</td></tr><tr><td>Trainingsabo, 12 Monate</td><td>CHF 690.–</td></tr></table>",
      "de"
    ],
    [
      "<h2>How Crumb compares</h2><table><tr><th>App</th><th>Price</th></tr><tr><td>Crumb</td><td>see below</td></tr><tr><td>Loafly</td><td>$12 a year</td></tr><tr><td>Doughbook</td><td>$29 once</td></tr></table>",
      "en"
    ],
    [
      "<h2>Tarifs</h2><table><tr><th></th><th>Crumb</th><th>Loafly</th><th>Farina</th></tr><tr><td>Prix</td><td>bientôt</td><td>12 € par mois</td><td>19 € par mois</td></tr></table>",
      "fr"
    ],
    [
      "<h2>Precios</h2><table><tr><th>Aplicación</th><th>Precio</th></tr><tr><td>Crumb</td><td>próximamente</td></tr><tr><td>Loafly</td><td>12 € al mes</td></tr><tr><td>Harina</td><td>19 € al mes</td></tr></table>",
      "es"
    ],
    ["<h2>Estimate</h2><p>≈ 310 rooms → $91.00</p><p>≈ 500 rooms → $121.00</p><p>≈ 700 rooms → $191.00</p>", "en"],
    [
      "<h2>Prices</h2><ul><li>Chair €120</li><li>Table €300</li><li>Shelf €90</li></ul><p>Care plan for all of it: €9 a month.</p>",
      "en"
    ],
    [
      "<h2>Prijzen</h2><table><tr><th>App</th><th>Prijs</th></tr><tr><td>Crumb</td><td>binnenkort</td></tr><tr><td>Loafly</td><td>€ 12 per maand</td></tr><tr><td>Deegboek</td><td>€ 19 per maand</td></tr></table>",
      "nl"
    ],
    [
      "<h2>Prezzi</h2><table><tr><th>App</th><th>Prezzo</th></tr><tr><td>Crumb</td><td>presto</td></tr><tr><td>Loafly</td><td>12 € al mese</td></tr><tr><td>Farina</td><td>19 € al mese</td></tr></table>",
      "it"
    ],
    [
      "<h2>What we pay</h2><table><tr><th>Work</th><th>Price</th></tr><tr><td>Picking, per crate</td><td>£4</td></tr><tr><td>Packing</td><td>£3</td></tr><tr><td>Driving</td><td>£9</td></tr></table>",
      "en"
    ]
  ])("%s", (more, lang) => expect(fields(more, lang).pricing_model).toBeUndefined())
})

describe("the summary lists its own prices alone", () => {
  test.each([
    [
      "<h2>Pricing</h2><p>Crumb is free for everyone.</p><table><tr><th>App</th><th>Price</th></tr><tr><td>Crumb</td><td>free</td></tr><tr><td>Loafly</td><td>$12 a year</td></tr><tr><td>Doughbook</td><td>$29 once</td></tr></table>",
      "Crumb is free for everyone.",
      "en"
    ],
    [
      "<h2>ねだん</h2><p>ベータ版のあいだは、すべての機能を無料でお使いいただけます。</p><table><tr><th>アプリ</th><th>ねだん</th></tr><tr><td>Crumb</td><td>無料（ベータ版）</td></tr><tr><td>ツメコミ手帳</td><td>買い切り1,500円</td></tr><tr><td>Chronos 365</td><td>年額12,000円</td></tr></table>",
      "ベータ版のあいだは、すべての機能を無料でお使いいただけます。",
      "ja"
    ],
    [
      "<h2>Pricing</h2><table><tr><th></th><th>Crumb</th><th>Crumb Plus</th></tr><tr><td>Price</td><td>$9 a month</td><td>$19 a month</td></tr></table>",
      "Crumb $9 a month; Crumb Plus $19 a month",
      "en"
    ],
    [
      "<h2>Pricing</h2><table><tr><th>Plan</th><th>Price</th></tr><tr><td>Crumb</td><td>$9 a month</td></tr><tr><td>Team</td><td>$19 a month</td></tr></table>",
      "Crumb $9 a month; Team $19 a month",
      "en"
    ],
    [
      "<h2>How Crumb compares</h2><table><tr><th>App</th><th>Price</th></tr><tr><td>Crumb</td><td>see below</td></tr><tr><td>Loafly</td><td>$12 a year</td></tr><tr><td>Doughbook</td><td>$29 once</td></tr></table>",
      undefined,
      "en"
    ],
    [
      "<h2>Tarifs</h2><table><tr><th></th><th>Crumb</th><th>Loafly</th><th>Farina</th></tr><tr><td>Prix</td><td>bientôt</td><td>12 € par mois</td><td>19 € par mois</td></tr></table>",
      undefined,
      "fr"
    ],
    [
      "<h2>Precios</h2><table><tr><th>Aplicación</th><th>Precio</th></tr><tr><td>Crumb</td><td>próximamente</td></tr><tr><td>Loafly</td><td>12 € al mes</td></tr><tr><td>Harina</td><td>19 € al mes</td></tr></table>",
      undefined,
      "es"
    ],
    [
      "<h2>Estimate</h2><p>≈ 310 rooms → $91.00</p><p>≈ 500 rooms → $121.00</p><p>≈ 700 rooms → $191.00</p>",
      undefined,
      "en"
    ],
    [
      "<h2>Prijzen</h2><table><tr><th>App</th><th>Prijs</th></tr><tr><td>Crumb</td><td>binnenkort</td></tr><tr><td>Loafly</td><td>€ 12 per maand</td></tr><tr><td>Deegboek</td><td>€ 19 per maand</td></tr></table>",
      undefined,
      "nl"
    ],
    [
      "<h2>Prezzi</h2><table><tr><th>App</th><th>Prezzo</th></tr><tr><td>Crumb</td><td>presto</td></tr><tr><td>Loafly</td><td>12 € al mese</td></tr><tr><td>Farina</td><td>19 € al mese</td></tr></table>",
      undefined,
      "it"
    ],
    [
      "<h2>Prices</h2><table><tr><th>Boat</th><th>Price</th></tr><tr><td>Lake boat</td><td>€3,400</td></tr><tr><td>Two-hander</td><td>€5,800</td></tr><tr><td>Racer</td><td>€8,250</td></tr></table><h3>Second-hand</h3><table><tr><td>Built 1966 by J. Gin, sold for a widow in Donegal</td><td>€900</td></tr></table>",
      "Lake boat €3,400; Two-hander €5,800; Racer €8,250",
      "en"
    ],
    [
      "<h2>Prezzi</h2><p>€7 al mese per utente.</p><table><tr><th></th><th>Crumb<br><small>€7/utente</small></th><th>Loafly<br><small>€15+/utente</small></th></tr><tr><td>Turni</td><td>sì</td><td>no</td></tr></table>",
      undefined,
      "it"
    ]
  ])("%s", (more, summary, lang) => expect(fields(more, lang).pricing_summary?.value).toBe(summary))
})

describe("a table that compares tells what others charge", () => {
  const table = (heading: string, caption: string, head: string, lang = "en") => {
    const cards =
      "<section><h2>Pricing</h2><div><h3>Baker</h3><p>€9 a month</p></div><div><h3>Mill</h3><p>€29 a month</p></div></section>"
    const rows = "<tr><td>Crumb Mill</td><td>€29</td></tr><tr><td>A hired bookkeeper</td><td>€675</td></tr>"
    return fields(
      `${cards}<section><h2>${heading}</h2><table><caption>${caption}</caption><tr><th>${head}</th><th>Monthly</th></tr>${rows}</table></section>`,
      lang
    ).pricing_summary?.value
  }
  test.each([
    ["What the alternatives cost", "", "For 300 ovens", "en"],
    ["What do you save?", "Compared in January", "Ovens", "en"],
    ["Was sparen Sie?", "Zum Vergleich, Stand Januar", "Für acht Leute", "de"],
    ["Was sparen Sie?", "", "Anbieter", "de"]
  ])("%s, %s, %s", (heading, caption, head, lang) => {
    const summary = table(heading, caption, head, lang)
    expect(summary).toContain("€9")
    expect(summary).not.toContain("675")
  })
})
