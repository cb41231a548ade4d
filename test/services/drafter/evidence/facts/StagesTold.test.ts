/** How far along a product is, told by what there is of it: nothing yet, open doors, more customers, decades of use. */
import { describe, expect, test } from "bun:test"
import { crumb, fact } from "./FactPages.ts"

const home = (said: string, lang: string) =>
  crumb({ main: `<h1>Bread that bakes itself</h1><p>${said}</p><p>Crumb plans the bakes of bakeries.</p>`, lang })

describe("a stage told by what there is", () => {
  test.each([
    ["Nothing is built yet: this page exists to find out whether anyone wants it.", "idea", "en"],
    ["We have not started building yet; join the list if you would use it.", "idea", "en"],
    ["Rien n'est encore construit : dites-nous si l'idée vous plaît.", "idea", "fr"],
    ["A Crumb está em fase alfa: os dados podem ser apagados.", "alpha", "pt"],
    ["Crumb está en fase alfa y todavía faltan cosas.", "alpha", "es"],
    ["Crumb went into early access on 14 March 2025.", "beta", "en"],
    ["Da lunedì Crumb è aperta a tutti, senza più lista d'attesa.", "launched", "it"],
    ["Seit gestern ist Crumb für alle verfügbar.", "launched", "de"],
    ["Crumb is vanaf vandaag voor iedereen beschikbaar.", "launched", "nl"],
    ["We went from 40 to 310 paying teams last year and are hiring.", "growing", "en"],
    ["Our customer base has tripled in the past twelve months.", "growing", "en"],
    ["In un anno siamo passati da 50 a 400 teatri clienti.", "growing", "it"],
    ["Elke maand komen er tweehonderd scholen bij.", "growing", "nl"],
    ["Bakers have relied on Crumb for more than twenty-five years; it is loved.", "mature", "en"],
    ["Crumb is now in its fourteenth major version.", "mature", "en"]
  ])("%p: %p", (said, stage, lang) => {
    expect(fact(home(said, lang), "stage", stage, said)).toBe(stage)
  })
})

describe("and not of others, of less, of what is to come", () => {
  test.each([
    ["Nothing is built yet on the plot next door.", "idea", "en"],
    ["We went from 310 to 40 customers last year.", "growing", "en"],
    ["We went from 40 to 310 kilos of flour.", "growing", "en"],
    ["We went from 3 to 5 people in the kitchen in an hour.", "growing", "en"],
    ["Oak and Sons went into early access on 14 March 2025.", "beta", "en"],
    ["Our client Oak and Sons grew from 4 to 31 shops.", "growing", "en"],
    ["Bakers have relied on rye for more than twenty-five years.", "mature", "en"],
    ["We have been on the market square for twenty years.", "mature", "en"],
    ["Ab Montag ist Crumb für alle verfügbar.", "launched", "de"],
    ["Da lunedì il museo è aperto a tutti.", "launched", "it"],
    ["Só o módulo de estoque está em fase alfa.", "alpha", "pt"]
  ])("%p: no %p", (said, stage, lang) => {
    expect(fact(home(said, lang), "stage", stage, said)).toBeUndefined()
  })
})

describe("a stage told by who tries it, who may have it, how many came and for how long", () => {
  test.each([
    ["Six mills are trying out a very early alpha of Crumb, and it falls over daily.", "alpha", "en"],
    ["What you are about to install is an alpha: keep a copy of your recipes.", "alpha", "en"],
    ["Our invite-only beta is running with two hundred ovens.", "beta", "en"],
    ["The wait is over: Crumb has officially launched and anybody can use it.", "launched", "en"],
    ["As of this week, any baker can sign up for Crumb.", "launched", "en"],
    ["Crumb is available on the App Store and Google Play.", "launched", "en"],
    ["The number of bakeries on Crumb has tripled within a year.", "growing", "en"],
    ["In ten months we grew from 60 bakeries to more than 900.", "growing", "en"],
    ["For more than thirty years, bakers across the land have relied on Crumb.", "mature", "en"],
    ["Crumb exists only in our heads and on one whiteboard.", "idea", "en"],
    ["We have only a few drawings of Crumb.", "idea", "en"],
    ["Bei uns läuft gerade die geschlossene Beta mit 60 Backstuben.", "beta", "de"],
    ["Was Sie hier herunterladen, ist eine Alpha; Rezepte können verloren gehen.", "alpha", "de"],
    ["Endlich ist es so weit: Crumb ist gestartet, und jeder kann sich anmelden.", "launched", "de"],
    ["Jeden Monat kommen rund zweihundert neue Bäckereien zu Crumb.", "growing", "de"],
    ["Seit über zwanzig Jahren verlassen sich Bäcker auf Crumb.", "mature", "de"],
    ["Van Crumb bestaat nog alleen een schets op een servet.", "idea", "nl"],
    ["Het aantal bakkers dat met Crumb werkt is in een jaar verdrievoudigd.", "growing", "nl"],
    ["Cinq boulangeries testent en ce moment une toute première alpha de Crumb.", "alpha", "fr"],
    ["Depuis lundi, chaque boulanger peut créer son compte sur Crumb.", "launched", "fr"],
    ["Depuis plus de vingt ans, les boulangers travaillent avec Crumb.", "mature", "fr"],
    ["Crumb todavía no es más que un boceto en un cuaderno.", "idea", "es"],
    ["En diez meses hemos pasado de 70 a más de 1.100 tiendas.", "growing", "es"],
    ["Crumb lleva más de veinte años en el mercado.", "mature", "es"],
    ["Desde segunda-feira, qualquer padeiro pode criar conta no Crumb.", "launched", "pt"],
    ["O número de padarias que usam o Crumb triplicou num ano.", "growing", "pt"],
    ["Otto forni stanno provando una primissima alfa di Crumb.", "alpha", "it"],
    ["Crumb è un programma maturo e stabile.", "mature", "it"],
    ["Crumbのごく初期のアルファ版を、6つのパン屋に試していただいています。", "alpha", "ja"],
    ["Crumbの導入店舗はこの1年で3倍に増えました。", "growing", "ja"],
    ["「Crumb」は現在、招待制のベータ版として30の店でお使いいただいています。", "beta", "ja"],
    ["発売から二十余年、全国の店で使われ続けてきた「Crumb」は、安定を第一に考えます。", "mature", "ja"],
    ["Crumb是一款成熟稳定的软件。", "mature", "zh"],
    ["Crumb目前处于内测阶段（Alpha），数据可能会丢失。", "alpha", "zh"],
    ["每个月都有上百家新门店加入Crumb。", "growing", "zh"],
    ["تضاعف عدد المخابز التي تستخدم Crumb خلال عام.", "growing", "ar"],
    ["بعد أشهر من العمل، أطلقنا Crumb رسميًا، وصار متاحًا.", "launched", "ar"]
  ])("%p: %p", (said, stage, lang) => {
    expect(fact(home(said, lang), "stage", stage, said)).toBe(stage)
  })
})

describe("and not by what customers gain, others launch, or anybody may do", () => {
  test.each([
    ["Bakeries that use Crumb have doubled their sales.", "growing", "en"],
    ["Our catalogue grew from 40 to 900 loaves.", "growing", "en"],
    ["In 2016 we grew from 2 to 50 bakeries.", "growing", "en"],
    ["Every week another hundred grains join Crumb's heap.", "growing", "en"],
    ["For more than thirty years, bakers have relied on paper; Crumb ends that.", "mature", "en"],
    ["Crumb replaces a system that has been in use for thirty years.", "mature", "en"],
    ["Bakers have relied on Crumb Lane market for thirty years.", "mature", "en"],
    ["This page helps us find out whether your browser is supported.", "idea", "en"],
    ["We will start building your oven once enough bricks have arrived.", "idea", "en"],
    ["Thirty bakeries are testing the beta of our Android app.", "beta", "en"],
    ["Six mills were testing an early alpha of Crumb in 2017.", "alpha", "en"],
    ["Anyone can now sign up for a library card; Crumb keeps track of it.", "launched", "en"],
    ["Our supplier's app is available on the App Store.", "launched", "en"],
    ["Unsere Kundin Korn ist gestartet und kann ab sofort von jedem genutzt werden.", "launched", "de"],
    ["Betriebe, die Crumb nutzen, haben ihren Umsatz verdoppelt.", "growing", "de"],
    ["Jeden Monat kommen neue Vorschriften dazu.", "growing", "de"],
    ["Crumb ist da, wenn Sie uns brauchen.", "launched", "de"],
    ["Bakkers met Crumb hebben hun verkoop verdrievoudigd.", "growing", "nl"],
    ["Crumb remplace un système en service depuis trente ans.", "mature", "fr"],
    ["Cette page vous aide à savoir si votre four convient.", "idea", "fr"],
    ["Crumb sustituye a un sistema que lleva treinta años en uso.", "mature", "es"],
    ["Cada mes se suman nuevas normas.", "growing", "es"],
    ["A nossa cliente Trigo foi lançada e qualquer pessoa já pode usá-la.", "launched", "pt"],
    ["Crumb sostituisce un sistema in uso da trent'anni.", "mature", "it"],
    ["「いまはベータ版です」とノルヴィクは言いました。", "beta", "ja"],
    ["Crumbは30年使われてきた台帳を置き換えます。", "mature", "ja"],
    ["Crumbを使うお店の売上は3倍に増えました。", "growing", "ja"],
    ["Crumb取代了使用三十年的旧系统。", "mature", "zh"],
    ["تضاعف عدد طلبات المطاعم التي تستخدم Crumb.", "growing", "ar"]
  ])("%p: no %p", (said, stage, lang) => {
    expect(fact(home(said, lang), "stage", stage, said)).toBeUndefined()
  })

  test("that it can be had by all is so of an open beta as well", () => {
    const said = "Crumb is in open beta. Sign up today, no waitlist any more."
    expect(fact(home(said, "en"), "stage", "beta", "Crumb is in open beta.")).toBe("beta")
    expect(fact(home("No waitlist any more.", "en"), "stage", "launched", "No waitlist any more.")).toBe("launched")
  })
})

describe("open while it is tested, in seven languages", () => {
  test.each([
    ["Crumb is open to everyone during its testing phase.", "en"],
    ["Crumb ist während der Testphase offen.", "de"],
    ["Crumb est en accès libre pendant sa phase de test.", "fr"],
    ["Crumb está abierto a todos durante su fase de pruebas.", "es"],
    ["Crumb está aberto a todos durante a sua fase de testes.", "pt"],
    ["Crumb è aperto a tutti durante la sua fase di test.", "it"],
    ["Crumb is vrij toegankelijk tijdens de testfase.", "nl"]
  ])("%p", (said, lang) => {
    expect(fact(home(said, lang), "stage", "beta", said)).toBe("beta")
  })
  test.each([
    ["Petit is open to everyone during its testing phase.", "en"],
    ["Le musée est en accès libre pendant sa phase de test.", "fr"]
  ])("and not another's: %p", (said, lang) => {
    expect(fact(home(said, lang), "stage", "beta", said)).toBeUndefined()
  })
})
test("a small heading under the title tells that it is out", () => {
  const page = (level: number) =>
    crumb({ main: `<div class="hero"><h1>Crumb</h1><h${level}>Out now on PC and Switch</h${level}></div>` })
  expect(fact(page(4), "stage", "launched", "Out now on PC and Switch")).toBe("launched")
})
test("beside a stable release a beta is what comes next", () => {
  const beta = "<p>The beta is open to all: try what comes next.</p>"
  const said = "Crumb is in public beta."
  expect(fact(home(said, "en"), "stage", "beta", said)).toBe("beta")
  const page = crumb({ main: `<h1>Bread</h1><p>Download the stable release of Crumb.</p><p>${said}</p>${beta}` })
  expect(fact(page, "stage", "beta", said)).toBeUndefined()
})

describe("what is asked for it during a beta", () => {
  test.each([
    ["Free during beta · No card needed", "en"],
    ["Free while we're in beta.", "en"],
    ["Kostenlos während der Beta-Phase.", "de"],
    ["Gratuit pendant la bêta", "fr"],
    ["Gratis durante la beta · Sin tarjeta", "es"],
    ["Grátis durante o beta", "pt"],
    ["Gratis durante la beta", "it"],
    ["Gratis tijdens de bètafase", "nl"],
    ["ベータ期間中は無料", "ja"],
    ["公测期间完全免费", "zh"],
    ["مجاني خلال الفترة التجريبية", "ar"]
  ])("%p in %s", (said, lang) => {
    expect(fact(home(said, lang), "stage", "beta", said)).toBe("beta")
  })
  test.each([
    "The sauce tool is free during beta.",
    "It was free during beta, and is €9 now.",
    "Free during the beta of our new plugin.",
    "Join the waitlist."
  ])("not %p", (said) => {
    expect(fact(home(said, "en"), "stage", "beta", said)).toBeUndefined()
  })
})
