/** How far along a product is, clause by clause and in ten languages: in trial, out, only thought of. */
import { describe, expect, test } from "bun:test"
import { crumb, fact } from "./FactPages.ts"

const home = (said: string, lang: string) =>
  crumb({ main: `<h1>Bread that bakes itself</h1><p>${said}</p><p>Crumb plans the bakes of bakeries.</p>`, lang })

describe("a stage is told in whatever order and ornament", () => {
  test.each([
    ["We're running a closed beta with a few dozen bakeries; write to us for a seat.", "beta", "en"],
    ["Sign up to test the Crumb beta on your own phone.", "beta", "en"],
    ["Beta testers wanted: if you own an oven, Crumb needs you.", "beta", "en"],
    ["Crumb has been in private beta with thirty clubs since March.", "beta", "en"],
    ["This is an early alpha of Crumb: things will break.", "alpha", "en"],
    ["During beta, Crumb works with one oven.", "beta", "en"],
    ["Während der Beta ist Crumb nur auf Einladung da.", "beta", "de"],
    ["Pendant la bêta, Crumb reste gratuit.", "beta", "fr"],
    ["Durante la beta, Crumb funciona con un solo horno.", "beta", "es"],
    ["After two years in beta, Crumb is now open to everyone.", "launched", "en"],
    ["Crumb 1.0 is finally out.", "launched", "en"],
    ["Crumb left beta last month.", "launched", "en"],
    ["Crumb is only a concept at this point; we have not written a line of code.", "idea", "en"],
    ["Thousands of teams use Crumb today, and a hundred more join every week.", "growing", "en"],
    ["Werde Betatester von Crumb und sag uns, was fehlt.", "beta", "de"],
    ["Was du hier siehst, ist eine frühe Alphaversion von Crumb.", "alpha", "de"],
    ["Nach zwei Jahren Beta ist Crumb nun für alle offen.", "launched", "de"],
    ["Im Mai 2024 haben wir Crumb für alle veröffentlicht.", "launched", "de"],
    ["Noch gibt es Crumb nicht: Wir sammeln gerade Interessenten.", "idea", "de"],
    ["We draaien nu een gesloten bèta met twintig bakkers.", "beta", "nl"],
    ["Crumb heeft de bètafase vorige maand achter zich gelaten.", "launched", "nl"],
    ["Crumb is voorlopig alleen een idee; er is nog niets gebouwd.", "idea", "nl"],
    ["Inscrivez-vous pour devenir bêta-testeur de Crumb.", "beta", "fr"],
    ["Après deux ans de bêta, Crumb est désormais ouvert à tous.", "launched", "fr"],
    ["Crumb en est encore au stade de l'idée.", "idea", "fr"],
    ["Crumb está ahora mismo en beta pública.", "beta", "es"],
    ["Por fin ha salido la versión 1.0 de Crumb.", "launched", "es"],
    ["Crumb es de momento solo una idea; aún no hemos construido nada.", "idea", "es"],
    ["Inscreva-se para ser beta tester do Crumb.", "beta", "pt"],
    ["O Crumb saiu do beta no mês passado.", "launched", "pt"],
    ["Por enquanto o Crumb é só uma ideia.", "idea", "pt"],
    ["Stiamo conducendo una beta chiusa con venti fornai.", "beta", "it"],
    ["È finalmente uscita la versione 1.0 di Crumb.", "launched", "it"],
    ["Crumb per ora è solo un'idea: non abbiamo ancora costruito nulla.", "idea", "it"],
    ["Crumbはまだアルファ版です。", "alpha", "ja"],
    ["ただいまクローズドベータを実施しており、テスターを募集しています。", "beta", "ja"],
    ["2年間のベータ期間を経て、Crumbは正式リリースされました。", "launched", "ja"],
    ["Crumb仍处于Alpha阶段,请勿用于生产环境。", "alpha", "zh"],
    ["Crumb已于2024年5月向所有人开放。", "launched", "zh"],
    ["Crumb目前还停留在想法阶段。", "idea", "zh"],
    ["شارك في النسخة التجريبية المفتوحة من Crumb.", "beta", "ar"],
    ["صدرت النسخة 1.0 من Crumb أخيرًا.", "launched", "ar"],
    ["ما زلنا في مرحلة ألفا وكل شيء قابل للتغيير.", "alpha", "ar"]
  ])("%p: %p", (said, stage, lang) => {
    expect(fact(home(said, lang), "stage", stage, said)).toBe(stage)
  })
})

describe("and not of a part of it, of others, of another time, nor where the word means something else", () => {
  test.each([
    ["Our new calendar view is in beta and can be switched on in the settings.", "beta", "en"],
    ["We have a beta of our Android app.", "beta", "en"],
    ["Sign up for the beta of our Android app.", "beta", "en"],
    ["Crumb works with the beta of the new browser.", "beta", "en"],
    ["In 2019 we are in closed beta, and nobody sleeps.", "beta", "en"],
    ["If Crumb is in beta, we do not charge.", "beta", "en"],
    ["A public beta is planned for the spring.", "beta", "en"],
    ["Our client Bramble Pay is in public beta.", "beta", "en"],
    ["Alpha and Beta are the names of our two boats.", "alpha", "en"],
    ["Our juice is rich in beta carotene.", "beta", "en"],
    ["Version 2.0 of the heritage plan is out.", "launched", "en"],
    ["The reading room is now open to everyone.", "launched", "en"],
    ["Crumb launched a new cookbook in May.", "launched", "en"],
    ["There is no app, just open your browser.", "idea", "en"],
    ["We had the idea for Crumb on a train.", "idea", "en"],
    ["Im Herbst startet Crumb eine offene Beta.", "beta", "de"],
    ["Wäre Crumb noch in der Beta, würden wir nichts verlangen.", "beta", "de"],
    ["Es gibt keine App, Sie brauchen nur einen Browser.", "idea", "de"],
    ["Im Mai hat Crumb ein neues Kochbuch veröffentlicht.", "launched", "de"],
    ["De offline modus is momenteel in besloten bèta.", "beta", "nl"],
    ["Versie 2.0 van het streekplan is verschenen.", "launched", "nl"],
    ["Le mode hors ligne est actuellement en bêta fermée.", "beta", "fr"],
    ["Si Crumb était encore en bêta, nous ne demanderions rien.", "beta", "fr"],
    ["Crumb lanzará una beta abierta en otoño.", "beta", "es"],
    ["Ha salido la versión 2.0 del plan comarcal.", "launched", "es"],
    ["O nosso revendedor Norvik testou um aparelho que estava em beta.", "beta", "pt"],
    ["Saiu a versão 2.0 do plano municipal.", "launched", "pt"],
    ["La sala di lettura è ora aperta a tutti.", "launched", "it"],
    ["È uscita la versione 2.0 del piano comunale.", "launched", "it"],
    ["オフラインモードは現在クローズドベータです。", "beta", "ja"],
    ["Crumbは秋にオープンベータを開始する予定です。", "beta", "ja"],
    ["离线模式目前处于内测阶段。", "beta", "zh"],
    ["Crumb将于秋天开始公测。", "beta", "zh"],
    ["تطبيقنا لأندرويد ما زال في مرحلة ألفا.", "alpha", "ar"],
    ["سيطلق Crumb نسخة تجريبية مفتوحة في الخريف.", "beta", "ar"]
  ])("%p: no %p", (said, stage, lang) => {
    expect(fact(home(said, lang), "stage", stage, said)).toBeUndefined()
  })
})

describe("a thing that came out in a year is launched, and so is one that has been there since", () => {
  test.each([
    ["Launched in March 2023, Crumb now plans for nine bakeries.", "en"],
    ["Crumb was released in 2019.", "en"],
    ["Crumb wurde im März 2022 veröffentlicht.", "de"],
    ["Crumb a été lancé en mars 2022.", "fr"],
    ["Crumb se lanzó en mayo de 2022 y reparte pan.", "es"],
    ["O Crumb foi lançado em maio de 2022.", "pt"],
    ["Crumb è stato lanciato a marzo 2022.", "it"],
    ["Crumb werd in maart 2022 gelanceerd.", "nl"],
    ["2022年5月にリリースされたCrumbは、パン屋のアプリです。", "ja"],
    ["自2022年5月上线以来，Crumb 帮助面包店。", "zh"],
    ["تم إطلاق Crumb في عام 2022.", "ar"]
  ])("%p", (said, lang) => {
    expect(fact(home(said, lang), "stage", "launched", said)).toBe("launched")
  })
  test.each([
    ["Launched in 2018, Norvik is the maker of our ovens.", "en"],
    ["Norvik was released in 2019.", "en"],
    ["Crumb will be launched in May 2031.", "en"],
    ["In March 2020 we opened Crumb in an old mill.", "en"],
    ["Das Buch Krume wurde im März 2022 veröffentlicht.", "de"],
    ["Crumb sera lancé en mars 2031.", "fr"],
    ["El último cohete se lanzó en mayo de 2024.", "es"],
    ["O app Norvik foi lançado em 2022.", "pt"]
  ])("not: %p", (said, lang) => {
    expect(fact(home(said, lang), "stage", "launched", said)).toBeUndefined()
  })
})

describe("a notice or a status over the page tells its stage", () => {
  test.each([
    ["Warning: alpha version. Do not bake with it yet.", "en"],
    ["Achtung: Alpha-Version. Noch nicht damit backen.", "de"],
    ["État du projet : alpha, tout change encore.", "fr"],
    ["Estado del proyecto: alfa.", "es"],
    ["Stato del progetto: alfa.", "it"],
    ["Let op: alfaversie. Bak er nog niet mee.", "nl"],
    ["项目状态：Alpha", "zh"]
  ])("%p", (said, lang) => {
    expect(fact(home(said, lang), "stage", "alpha", said)).toBe("alpha")
  })
  test("of somebody else's it tells nothing", () => {
    const said = "Norvik's project status: alpha."
    expect(fact(home(said, "en"), "stage", "alpha", said)).toBeUndefined()
  })
})

describe("the app is Crumb right below what Crumb is", () => {
  const below = (is: string, said: string, lang: string) =>
    fact(crumb({ main: `<h1>Crumb</h1><p>${is}</p><p>${said}</p>`, lang }), "stage", "beta", said)
  test.each([
    ["Crumb ist eine Back-App für Bäckereien und ihre Öfen.", "Die App ist noch in der offenen Beta.", "de"],
    ["Crumb ist ein kleiner Planungs-Dienst für Bäckereien.", "Das Produkt befindet sich derzeit in der Beta.", "de"],
    ["Crumbはパン屋のための計画アプリです。", "アプリはまだオープンベータ版です。", "ja"],
    ["Crumbは、パン屋のための計画サービスです。", "サービスは現在クローズドベータです。", "ja"],
    ["Crumb是一款面向面包店的计划应用。", "应用仍处于公测阶段。", "zh"],
    ["Crumb是一款面向面包店的计划应用。", "目前为测试版。", "zh"],
    ["Crumb是一款面向面包店的计划应用。", "现在仍是测试版。", "zh"]
  ])("%p %p", (is, said, lang) => {
    expect(below(is, said, lang)).toBe("beta")
  })
  test.each([
    ["Crumb ist eine Erweiterung für die Barley-App von Norvik.", "Die App ist noch in der offenen Beta.", "de"],
    ["Crumb ist eine Back-App für Bäckereien und ihre Öfen.", "Die App war bis Mai in der offenen Beta.", "de"],
    ["Crumbは他社のアプリと連携します。", "アプリはまだオープンベータ版です。", "ja"],
    ["Crumbはパン屋のための計画アプリです。", "アプリは来月ベータ版を公開予定です。", "ja"],
    ["Crumb可以连接大麦应用。", "应用仍处于公测阶段。", "zh"],
    ["Crumb是一款面向面包店的计划应用。", "应用即将进入公测。", "zh"],
    ["Crumb是一款面向面包店的计划应用。", "安卓版目前为测试版。", "zh"]
  ])("not: %p %p", (is, said, lang) => {
    expect(below(is, said, lang)).toBeUndefined()
  })
})
