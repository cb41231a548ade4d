/** How something is paid, in the plain sentences and the layouts that sites have for it, in ten languages; beside each what it must not become. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const paid = (main: string, lang = "en") =>
  extract(openGate({ pages: [homeOfCrumb(main, lang)], categories: [] }), []).stands.fields.pricing_model?.value ?? "-"
const headings: Readonly<Record<string, string>> = {
  en: "Pricing",
  de: "Preise",
  fr: "Tarifs",
  es: "Precios",
  pt: "Preços",
  it: "Prezzi",
  nl: "Prijzen",
  ja: "料金",
  zh: "价格",
  ar: "الأسعار"
}
/** Paragraphs under a heading over prices. */
const priced = (said: string, lang: string) =>
  paid(
    `<h2>${headings[lang]}</h2>${said
      .split("|")
      .map((one) => `<p>${one}</p>`)
      .join("")}`,
    lang
  )

describe("what is paid, in plain sentences", () => {
  test.each([
    ["You pay £38 for each hour taught, invoiced at the end of the month.", "en"],
    ["2.5% + 30p on each ticket sold. Nothing monthly.", "en"],
    ["With Crumb you pay for each message sent and nothing else.", "en"],
    ["You pay 12p for every letter we print and post.", "en"],
    ["Sie zahlen 38 € für jede Unterrichtsstunde, Rechnung am Monatsende.", "de"],
    ["2,5 % + 30 Cent je verkauftem Ticket. Keine Grundgebühr.", "de"],
    ["Bei Crumb zahlen Sie für jede verschickte Nachricht und sonst nichts.", "de"],
    ["Vous payez 38 € par heure de cours, facturée en fin de mois.", "fr"],
    ["2,5 % + 0,30 € par billet vendu. Aucun abonnement.", "fr"],
    ["Avec Crumb, vous payez chaque message envoyé et rien d'autre.", "fr"],
    ["Chaque analyse coûte 4 centimes.", "fr"],
    ["Pagas 38 € por cada hora de clase, facturada a fin de mes.", "es"],
    ["2,5 % + 0,30 € por entrada vendida. Sin cuotas.", "es"],
    ["Con Crumb pagas por cada mensaje enviado y nada más.", "es"],
    ["Cada escaneo cuesta 4 céntimos.", "es"],
    ["Você paga R$ 38 por cada hora de aula, cobrada no fim do mês.", "pt"],
    ["2,5% + R$ 0,30 por ingresso vendido. Sem mensalidade.", "pt"],
    ["Com a Crumb você paga por cada mensagem enviada e nada mais.", "pt"],
    ["Paghi 38 € per ogni ora di lezione, fatturata a fine mese.", "it"],
    ["2,5% + 0,30 € per ogni biglietto venduto. Nessun canone.", "it"],
    ["Con Crumb paghi ogni messaggio inviato e nient'altro.", "it"],
    ["Je betaalt € 38 voor elk lesuur, gefactureerd aan het eind van de maand.", "nl"],
    ["2,5% + € 0,30 per verkocht ticket. Geen abonnement.", "nl"],
    ["Met Crumb betaal je voor elk verzonden bericht en verder niets.", "nl"],
    ["1通あたり3円。月額料金はかかりません。", "ja"],
    ["ご利用いただいた分だけのお支払いです。", "ja"],
    ["販売額の3%を手数料としていただきます。", "ja"],
    ["每条短信0.05元，按实际用量计费。", "zh"],
    ["每次调用0.01元，没有月费。", "zh"],
    ["تدفع 0.05 دولار مقابل كل رسالة، ولا رسوم شهرية.", "ar"]
  ])("usage-based: %s", (said, lang) => {
    expect(priced(said, lang)).toBe("usage-based")
  })
  test.each([
    ["Licence: GPL-3.0-or-later. All of Crumb, including the server, is in the public repository.", "en"],
    ["The whole toolchain is under the MPL 2.0, and there is no paid edition.", "en"],
    ["Crumb is released in full under the Apache 2.0 licence.", "en"],
    ["The source is on GitHub under the MIT licence. There is nothing to buy.", "en"],
    ["Crumb is a single binary that you run yourself, and it is free software under the Apache 2.0 licence.", "en"],
    ["License: MIT", "en"],
    ["Crumb steht vollständig unter der Apache-Lizenz 2.0.", "de"],
    ["Lizenz: GPL-3.0. Der gesamte Quelltext liegt auf GitHub.", "de"],
    ["Der Quelltext steht unter der MIT-Lizenz. Eine kostenpflichtige Ausgabe gibt es nicht.", "de"],
    ["Crumb est publié intégralement sous licence Apache 2.0.", "fr"],
    ["Licence : GPL-3.0. Tout le code est public.", "fr"],
    ["Crumb se publica íntegramente bajo la licencia Apache 2.0.", "es"],
    ["Licencia: GPL-3.0. Todo el código es público.", "es"],
    ["O Crumb é publicado na íntegra sob a licença Apache 2.0.", "pt"],
    ["Licença: GPL-3.0. Todo o código é público.", "pt"],
    ["Crumb è rilasciato per intero sotto licenza Apache 2.0.", "it"],
    ["Licenza: GPL-3.0. Tutto il codice è pubblico.", "it"],
    ["Crumb is volledig uitgebracht onder de Apache 2.0-licentie.", "nl"],
    ["Licentie: GPL-3.0. Alle code is openbaar.", "nl"],
    ["CrumbはMITライセンスのオープンソースソフトウェアです。", "ja"],
    ["ライセンス：GPL-3.0。ソースコードはすべてGitHubで公開しています。", "ja"],
    ["Crumb 以 Apache 2.0 许可证完全开源。", "zh"],
    ["许可证：GPL-3.0。全部代码公开在 GitHub。", "zh"],
    ["Crumb برنامج مفتوح المصدر برخصة MIT.", "ar"]
  ])("open-source: %s", (said, lang) => {
    expect(priced(said, lang)).toBe("open-source")
  })
  test.each([
    ["Buy Crumb once and it's yours. No renewals, no accounts.", "en"],
    ["A Crumb oven costs NZ$3,950. Half when you order, the rest when you collect it.", "en"],
    ["£4.99 in the app store. That's it: no yearly renewal for the tables.", "en"],
    ["Crumb is $14.99. No season pass, no loot boxes, no in-app purchases: buy it and it is yours.", "en"],
    ["$29, one payment. Updates included.", "en"],
    ["€79, shipping included. The app costs nothing more.", "en"],
    ["The attic and the broom cost A$12, paid once, for as many browsers as you own.", "en"],
    ["One price: $49. Yours for good.", "en"],
    ["$19 on the App Store, no in-app purchases.", "en"],
    ["The lamp costs €79, shipping included.", "en"],
    ["Kaufen Sie Crumb einmal, dann gehört es Ihnen. Kein Abo.", "de"],
    ["Crumb kostet 4,99 € im App Store, keine In-App-Käufe.", "de"],
    ["Die Lampe kostet 79 €, Versand inklusive.", "de"],
    ["Ein Rahmen kostet 3.950 €. Die Hälfte bei Bestellung, den Rest bei Abholung.", "de"],
    ["Achetez Crumb une fois, il est à vous. Pas de renouvellement.", "fr"],
    ["Crumb coûte 4,99 € sur l'App Store, sans achat intégré.", "fr"],
    ["La lampe coûte 79 €, livraison comprise.", "fr"],
    ["Un cadre coûte 3 950 €. La moitié à la commande, le reste à la livraison.", "fr"],
    ["Crumb cuesta 4,99 € en la App Store, sin compras integradas.", "es"],
    ["29 €, un solo pago. Actualizaciones incluidas.", "es"],
    ["Un cuadro cuesta 3.950 €. La mitad al pedirlo, el resto al recogerlo.", "es"],
    ["Compre o Crumb uma vez e é seu. Sem renovações.", "pt"],
    ["O Crumb custa R$ 24,90 na App Store, sem compras no aplicativo.", "pt"],
    ["A luminária custa R$ 279, frete incluído.", "pt"],
    ["La lampada costa 79 €, spedizione compresa. L'app che la comanda non costa nulla di più.", "it"],
    ["Crumb costa 4,99 € sull'App Store, senza acquisti in-app.", "it"],
    ["Koop Crumb één keer en het is van jou. Geen verlengingen.", "nl"],
    ["Crumb kost € 4,99 in de App Store, zonder in-app-aankopen.", "nl"],
    ["Crumbは一度購入すれば、ずっとお使いいただけます。", "ja"],
    ["السعر 29 دولارًا، تدفع مرة واحدة فقط.", "ar"]
  ])("one-time: %s", (said, lang) => {
    expect(priced(said, lang)).toBe("one-time")
  })
  test.each([
    ["A flat $240 every month for bookkeeping, payroll and your yearly return.", "en"],
    ["A hand-written story in your letterbox each month, from £7.|Pause or stop any time.", "en"],
    ["Crumb is sold by subscription, monthly or yearly.", "en"],
    ["Crumb is a subscription.", "en"],
    ["Pauschal 240 € jeden Monat für Buchhaltung und Löhne.", "de"],
    ["Crumb gibt es im Abo, monatlich oder jährlich kündbar.", "de"],
    ["Crumb ist ein Monatsabo.", "de"],
    ["Jahresbeitrag: 45 €", "de"],
    ["Crumb fonctionne par abonnement mensuel ou annuel, résiliable à tout moment.", "fr"],
    ["Un forfait de 240 € chaque mois pour la comptabilité et la paie.", "fr"],
    ["Cotisation annuelle : 45 €", "fr"],
    ["Crumb est proposé par abonnement.", "fr"],
    ["Crumb funciona por suscripción mensual o anual, cancelable en cualquier momento.", "es"],
    ["Una tarifa plana de 240 € cada mes por la contabilidad y las nóminas.", "es"],
    ["Crumb se ofrece por suscripción.", "es"],
    ["O Crumb funciona por assinatura mensal ou anual.", "pt"],
    ["Um valor fixo de R$ 240 todo mês para contabilidade e folha.", "pt"],
    ["O Crumb é vendido por assinatura.", "pt"],
    ["Crumb si paga con un canone annuale, rinnovabile ogni gennaio.", "it"],
    ["Crumb funziona in abbonamento mensile o annuale.", "it"],
    ["Un fisso di 240 € ogni mese per contabilità e paghe.", "it"],
    ["Quota annuale: 45 €", "it"],
    ["Crumb werkt met een maand- of jaarabonnement.", "nl"],
    ["Een vast bedrag van € 240 elke maand voor boekhouding en lonen.", "nl"],
    ["Crumb is er als abonnement, maandelijks opzegbaar.", "nl"],
    ["Crumbは月額制のサービスです。", "ja"],
    ["年会費は3,000円です。", "ja"],
    ["Crumb 采用订阅制，按月或按年付费。", "zh"],
    ["会员费每年120元。", "zh"],
    ["يعمل Crumb باشتراك شهري أو سنوي.", "ar"],
    ["رسوم العضوية 30 دولارًا في السنة.", "ar"]
  ])("subscription: %s", (said, lang) => {
    expect(priced(said, lang)).toBe("subscription")
  })
  test.each([
    [
      "Sunday's letter is free for everybody. Members pay £4 a month and also get the Wednesday letter and the archive.",
      "en"
    ],
    ["Starter: free for ever, up to 3 queues. Team: $24 a month, unlimited queues and SSO.", "en"],
    [
      "Do I have to pay? No, one site is free for as long as you like. Paid plans start at $15 a month and add more sites.",
      "en"
    ],
    ["Crumb is free for up to three boards; upgrade to Plus when you need more.", "en"],
    ["Browse 400 joints for nothing, with no time limit. Crumb Plus, $5 monthly, adds the 3D models.", "en"],
    ["The first 100 letters each month are free, then €0.02 each.", "en"],
    ["The app is free. Pro features cost $3 a month.", "en"],
    ["Starter: dauerhaft kostenlos, bis zu 3 Listen. Team: 24 € im Monat.", "de"],
    ["Eine Klasse ist kostenlos, ohne Zeitlimit. Ab der zweiten Klasse kostet Crumb 6 € im Monat.", "de"],
    ["Crumb ist für bis zu drei Boards kostenlos; wer mehr braucht, wechselt zu Plus.", "de"],
    [
      "Der Sonntagsbrief ist für alle kostenlos. Mitglieder zahlen 4 € im Monat und bekommen auch den Mittwochsbrief.",
      "de"
    ],
    ["Kostenlos bis 1.000 Kontakte. Darüber 9 € im Monat.", "de"],
    [
      "Gratuit pour une classe, sans limite de durée. Dès la deuxième classe, la formule École coûte 6 € par mois.",
      "fr"
    ],
    ["Formule Solo : gratuite à vie. Formule Équipe : 24 € par mois.", "fr"],
    ["Crumb est gratuit jusqu'à trois tableaux ; passez à Plus pour en avoir davantage.", "fr"],
    [
      "La lettre du dimanche est gratuite pour tous. Les membres paient 4 € par mois et reçoivent aussi celle du mercredi.",
      "fr"
    ],
    [
      "Plan Portal: gratis para comunidades de hasta 10 viviendas, sin caducidad. Plan Finca: 19 € al mes, viviendas ilimitadas.",
      "es"
    ],
    ["Crumb es gratis hasta tres tableros; pasa a Plus cuando necesites más.", "es"],
    [
      "La carta del domingo es gratis para todos. Los socios pagan 4 € al mes y reciben también la del miércoles.",
      "es"
    ],
    ["The first 10,000 events of each month are free. After that every 1,000 events cost $0.40.", "en"],
    ["The first five reports cost nothing. After that, each exported report is $6.", "en"],
    ["La primera junta es gratis. Después, cada acta cuesta 9 €.", "es"],
    ["Die ersten drei Berichte sind kostenlos. Danach kostet jeder Bericht 6 €.", "de"],
    ["Les trois premiers rapports sont gratuits. Ensuite, chaque rapport coûte 6 €.", "fr"],
    ["Plano Casa: grátis para sempre, até 3 listas. Plano Equipe: R$ 24 por mês.", "pt"],
    ["O Crumb é grátis até três quadros; passe para o Plus quando precisar de mais.", "pt"],
    ["Piano Base: gratis per sempre, fino a 3 liste. Piano Team: 24 € al mese.", "it"],
    ["Crumb è gratis fino a tre bacheche; passa a Plus quando te ne servono di più.", "it"],
    ["Start: altijd gratis, tot 3 lijsten. Team: € 24 per maand.", "nl"],
    ["Crumb is gratis tot drie borden; stap over op Plus als je meer nodig hebt.", "nl"]
  ])("freemium: %s", (said, lang) => {
    expect(priced(said, lang)).toBe("freemium")
  })
  test.each([
    ["While we are in alpha nobody pays: every feature is free for every stable.", "en"],
    ["Free. No ads, no accounts.", "en"],
    ["Crumb is free for everybody, paid for by the council.", "en"],
    ["Crumb is a free service of the city library.", "en"],
    ["Everything on Crumb is free, for ever.", "en"],
    ["Crumb kostet nichts, für niemanden, und enthält keine Werbung.", "de"],
    ["Kostenlos. Keine Werbung, kein Konto.", "de"],
    ["Crumb ist ein kostenloses Angebot der Stadtbibliothek.", "de"],
    ["Alles auf Crumb ist kostenlos.", "de"],
    ["Crumb ne coûte rien, à personne, et ne contient aucune publicité.", "fr"],
    ["Gratuit. Sans publicité, sans compte.", "fr"],
    ["Crumb est un service gratuit de la bibliothèque municipale.", "fr"],
    ["Crumb no cuesta nada, a nadie, y no lleva publicidad.", "es"],
    ["Gratis. Sin anuncios, sin cuenta.", "es"],
    ["Crumb es un servicio gratuito de la biblioteca municipal.", "es"],
    ["O Crumb não custa nada, para ninguém, e não tem anúncios.", "pt"],
    ["Grátis. Sem anúncios, sem conta.", "pt"],
    ["O Crumb é um serviço gratuito da biblioteca municipal.", "pt"],
    ["Crumb non costa nulla, a nessuno, e non contiene pubblicità.", "it"],
    ["Gratis. Niente pubblicità, nessun account.", "it"],
    ["Crumb è un servizio gratuito della biblioteca comunale.", "it"],
    ["Crumb kost niets, voor niemand, en bevat geen reclame.", "nl"],
    ["Gratis. Geen reclame, geen account.", "nl"],
    ["Crumb is een gratis dienst van de stadsbibliotheek.", "nl"],
    ["すべての機能を無料でご利用いただけます。", "ja"],
    ["Crumb 完全免费，没有广告。", "zh"],
    ["所有功能均可免费使用。", "zh"],
    ["Crumb مجاني تمامًا وبدون إعلانات.", "ar"]
  ])("free: %s", (said, lang) => {
    expect(priced(said, lang)).toBe("free")
  })
  test.each([
    ["Jedes Projekt ist anders. Fordern Sie ein Angebot an.", "de"],
    ["Chaque commande fait l'objet d'un devis.", "fr"],
    ["Cada proyecto es distinto. Pide presupuesto.", "es"]
  ])("contact-sales: %s", (said, lang) => {
    expect(priced(said, lang)).toBe("contact-sales")
  })
  test.each([
    ["Other shops make you pay for each message sent.", "en"],
    ["You pay for each month you stay.", "en"],
    ["If you lose it, you pay $12 for each letter we reprint.", "en"],
    ["2% of each sale goes to the reef fund.", "en"],
    ["10% off every order.", "en"],
    ["5% of each ticket is donated.", "en"],
    ["Our host bills us for what you upload.", "en"],
    ["You pay for each child.", "en"],
    ["The icons are under the MIT licence.", "en"],
    ["Licence: Apache 2.0 (icons only)", "en"],
    ["Our docs are released under the MIT licence.", "en"],
    ["The driver is released under the Apache 2.0 licence; Crumb itself is closed.", "en"],
    ["Crumb will be released under the MIT licence next year.", "en"],
    ["Rivalo is released in full under the MIT licence.", "en"],
    ["A driver's licence: MIT students welcome.", "en"],
    ["Buy Rivalo once and it's yours.", "en"],
    ["Gift cards from £20, shipping included.", "en"],
    ["The carry case costs €20, shipping included, on top of your subscription.", "en"],
    ["Until 2021 you bought Crumb once and it was yours.", "en"],
    ["Shipping costs €5.", "en"],
    ["We spend £4.99 in the App Store.", "en"],
    ["Buy once a month and save.", "en"],
    ["The upgrade costs €10, one payment.", "en"],
    ["A deposit of €50, one payment.", "en"],
    ["Rivalo is sold by subscription.", "en"],
    ["Crumb is a subscription manager.", "en"],
    ["A flat $240 every month goes to charity.", "en"],
    ["A workshop each month, from £20.", "en"],
    ["Our landlord asks a flat €900 every month.", "en"],
    ["Crumb tracks what is sold by subscription.", "en"],
    ["Crumb was sold by subscription until 2022.", "en"],
    ["Crumb will be sold by subscription.", "en"],
    ["Annual fee of the federation: $45.", "en"],
    ["Cancel any time.", "en"],
    ["The first lesson is free. Then each is £20.", "en"],
    ["Free for students. Everybody else pays £4 a month.", "en"],
    ["Crumb is free for up to 30 days; upgrade to Plus when you need more.", "en"],
    ["Free shipping. Members pay £4 a month for faster shipping.", "en"],
    ["Rivalo is free for up to three boards; upgrade to Plus when you need more.", "en"],
    ["Delivery is free for orders over £40.", "en"],
    ["Crumb is a free trial.", "en"],
    ["Crumb is free for schools.", "en"],
    ["Everything on Crumb is free for teachers.", "en"],
    ["Crumb costs nothing for the first month.", "en"],
    ["Crumb costs nothing to try.", "en"],
    ["Rivalo costs nothing.", "en"],
    ["The first month is free. After that, each month costs $6.", "en"],
    ["The first visit is free. After that, each hour costs $60.", "en"],
    ["The first child is free. After that, each child costs $6.", "en"],
    ["At Petit the first report is free. After that, each report costs $6.", "en"],
    ["Shipping costs $12, paid once.", "en"],
    ["The key costs €50 once.", "en"],
    ["While we were in beta nobody paid.", "en"],
    ["Free. No wait, €9.", "en"],
    ["Crumb costs you nothing until May.", "en"],
    ["Crumb is a free service for our customers.", "en"],
    ["Your guests pay nothing.", "en"],
    ["Crumb is a free app with paid add-ons.", "en"],
    ["The demo is free.", "en"],
    ["Consultations are free.", "en"],
    ["Andere Anbieter berechnen jede Nachricht.", "de"],
    ["2 % von jedem Verkauf gehen an den Rifffonds.", "de"],
    ["Die Symbole stehen unter der MIT-Lizenz.", "de"],
    ["Rivalo ist freie Software unter der EUPL.", "de"],
    ["Kaufen Sie Rivalo einmal, dann gehört es Ihnen.", "de"],
    ["Geschenkkarten ab 20 €, Versand inklusive.", "de"],
    ["Rivalo gibt es im Abo.", "de"],
    ["Crumb gab es bis 2022 im Abo.", "de"],
    ["Crumb wird es im Abo geben.", "de"],
    ["Kostenlos für den ersten Monat. Danach 9 € im Monat.", "de"],
    ["Kostenlos für Schulen. Alle anderen zahlen 4 € im Monat.", "de"],
    ["Die erste Stunde ist kostenlos. Danach 20 € je Stunde.", "de"],
    ["Crumb kostet im ersten Monat nichts.", "de"],
    ["Crumb ist kostenlos für Lehrkräfte.", "de"],
    ["Der Versand kostet nichts.", "de"],
    ["Les autres facturent chaque message.", "fr"],
    ["2 % de chaque vente vont au fonds.", "fr"],
    ["Les icônes sont sous licence MIT.", "fr"],
    ["Rivalo est publié intégralement sous licence Apache 2.0.", "fr"],
    ["Achetez Rivalo une fois, il est à vous.", "fr"],
    ["Rivalo fonctionne par abonnement.", "fr"],
    ["Crumb fonctionnait par abonnement.", "fr"],
    ["Gratuit pour les écoles. Les autres paient 4 € par mois.", "fr"],
    ["La livraison est gratuite.", "fr"],
    ["Crumb ne coûte rien le premier mois.", "fr"],
    ["Un forfait de 240 € chaque mois va à l'association.", "fr"],
    ["Otros cobran cada mensaje.", "es"],
    ["El 2 % de cada venta va al fondo.", "es"],
    ["Los iconos están bajo la licencia MIT.", "es"],
    ["Rivalo funciona por suscripción.", "es"],
    ["Compra Rivalo una vez y es tuyo.", "es"],
    ["Gratis para escuelas. Los demás pagan 4 € al mes.", "es"],
    ["El envío es gratis.", "es"],
    ["Crumb no cuesta nada el primer mes.", "es"],
    ["Crumb funcionaba por suscripción.", "es"],
    ["Gli altri fatturano ogni messaggio.", "it"],
    ["Le icone sono sotto licenza MIT.", "it"],
    ["Rivalo funziona in abbonamento.", "it"],
    ["Compra Rivalo una volta ed è tuo.", "it"],
    ["Gratis per le scuole. Gli altri pagano 4 € al mese.", "it"],
    ["La spedizione è gratis.", "it"],
    ["Crumb non costa nulla il primo mese.", "it"],
    ["La cauzione costa 79 €, spedizione compresa.", "it"],
    ["Rivalo werkt met een jaarabonnement.", "nl"],
    ["Koop Rivalo één keer en het is van jou.", "nl"],
    ["Gratis voor scholen. De rest betaalt € 4 per maand.", "nl"],
    ["Bezorging is gratis.", "nl"],
    ["Crumb kost niets in de eerste maand.", "nl"],
    ["De iconen zijn uitgebracht onder de MIT-licentie.", "nl"],
    ["A Rivalo é vendida por assinatura.", "pt"],
    ["Compre a Rivalo uma vez e é sua.", "pt"],
    ["Grátis para escolas. Os outros pagam R$ 4 por mês.", "pt"],
    ["A entrega é grátis.", "pt"],
    ["A Crumb não custa nada no primeiro mês.", "pt"],
    ["Os ícones estão sob a licença MIT.", "pt"],
    ["他社は1通あたり3円です。", "ja"],
    ["アイコンはMITライセンスです。", "ja"],
    ["送料は無料です。", "ja"],
    ["首月免费。", "zh"],
    ["图标以 MIT 许可证开源。", "zh"],
    ["运费免费。", "zh"]
  ])("of others, of another time, of a part: %s", (said, lang) => {
    expect(priced(said, lang)).toBe("-")
  })
})

describe("what is paid, as pages set it", () => {
  test.each([
    ['<p><strong>Oak stool</strong> · £145 · <a href="/b">Add to basket</a></p>', "one-time", "en"],
    ['<p>£145 <a href="/buy">Add to basket</a></p>', "one-time", "en"],
    ['<p><strong>Eichenhocker</strong> · 145 € · <a href="/b">In den Warenkorb</a></p>', "one-time", "de"],
    ['<p><strong>オークのスツール</strong> · 14,500円 · <a href="/b">カートに入れる</a></p>', "one-time", "ja"],
    [
      "<h2>Annual membership</h2><table><tr><td>Single</td><td>£30</td></tr><tr><td>Family</td><td>£50</td></tr></table>",
      "subscription",
      "en"
    ],
    [
      "<h2>Jahresbeitrag</h2><table><tr><td>Einzeln</td><td>30 €</td></tr><tr><td>Familie</td><td>50 €</td></tr></table>",
      "subscription",
      "de"
    ],
    [
      "<h2>Cotisation annuelle</h2><table><tr><td>Individuel</td><td>30 €</td></tr><tr><td>Famille</td><td>50 €</td></tr></table>",
      "subscription",
      "fr"
    ],
    ["<h2>Pricing</h2><ul><li>SMS: $0.04 each</li><li>Voice: $0.02 a minute</li></ul>", "usage-based", "en"],
    ["<h2>Honorar</h2><p>90 € pro Stunde, zzgl. MwSt.</p>", "usage-based", "de"],
    ["<p>Tell us about your event and we'll send you a quote.</p>", "contact-sales", "en"],
    ["<p>A free map of every drinking fountain in Leeds.</p>", "free", "en"],
    ["<p>Free and open to everyone.</p>", "free", "en"]
  ])("%s", (main, expected, lang) => {
    expect(paid(main, lang)).toBe(expected)
  })
  test.each([
    ["<p>Crumb lets your customers request a quote online.</p>", "en"],
    ["<p>A free trial of our planner.</p>", "en"],
    ["<p>A free guide to pricing your work.</p><p>Our plans fit every team.</p>", "en"],
    [
      "<p>Crumb is a planner for florists.</p><h2>Features</h2><h3>Request a quote</h3><p>Visitors ask, you answer.</p>",
      "en"
    ],
    ["<p>Crumb is a planner.</p><p>Read our free guide for gardeners.</p>", "en"],
    ["<p>A free tool for students.</p>", "en"],
    ["<p>A free service for our customers.</p>", "en"],
    ["<p>A free app with premium features.</p>", "en"],
    ["<p>Rivalo is a free tool for counting birds.</p>", "en"],
    ["<p>Our insurer sends you a quote.</p>", "en"],
    ["<p>Crumb writes quotes for builders in two minutes.</p>", "en"],
    ["<p>Free delivery on all orders.</p>", "en"],
    ["<h2>Membership of the guild</h2><p>The guild asks £30 a year of us.</p>", "en"],
    ["<p>Intro.</p><h2>Gift cards</h2><ul><li>Small: £20</li><li>Large: £50</li></ul>", "en"],
    ["<p>Intro.</p><h2>Jobs</h2><ul><li>Baker: £2,400 a month</li><li>Driver: £2,100 a month</li></ul>", "en"],
    ["<p>Intro.</p><h2>What we raised</h2><ul><li>2021: £145</li><li>2022: £320</li><li>2023: £890</li></ul>", "en"],
    [
      "<p>Intro.</p><h2>Fines</h2><table><tr><td>Late return</td><td>£1</td></tr><tr><td>Lost book</td><td>£12</td></tr></table>",
      "en"
    ],
    [
      "<p>Intro.</p><h2>Annual membership fees of other clubs</h2><table><tr><td>Rowers</td><td>£300</td></tr><tr><td>Sailors</td><td>£500</td></tr></table>",
      "en"
    ],
    ["<p>Crumb ist ein Planer.</p><p>Ihre Kunden können ein Angebot anfordern.</p>", "de"],
    ["<p>Ein kostenloses Angebot für Schulen.</p>", "de"],
    ["<p>Ein kostenloses Webinar.</p>", "de"],
    ["<p>Vos clients peuvent demander un devis.</p>", "fr"],
    ["<p>Un outil gratuit pour les étudiants.</p>", "fr"],
    // What one is asked to press says nothing of how the whole is paid.
    ['<a href="/quote">Get a free quote</a>', "en"]
  ])("no price of ours: %s", (main, lang) => {
    expect(paid(main, lang)).toBe("-")
  })
})
