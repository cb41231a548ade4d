/** What sites call their home, where they say one finds them, and which nation they are of; each with what only sounds like it. */
import { describe, expect, test } from "bun:test"
import { crumb, fact } from "./FactPages.ts"

type Row = readonly [said: string, city: string | null, country: string | null, lang?: string]
const rows = (...all: ReadonlyArray<Row>) =>
  all.map(([said, city, country, lang = "en"]) => [said, city, country, lang] as const)
const contact = (said: string, lang: string) =>
  crumb({ main: `<section id="contact"><h2>Contact</h2><p>${said}</p></section>`, path: "contact", lang })

describe("it stands", () => {
  test.each(
    rows(
      // home
      ["Crumb calls Hexham home, though half the team logs in from elsewhere.", "Hexham", null],
      ["We call Hexham home.", "Hexham", null],
      ["Crumb's home is Hexham.", "Hexham", null],
      ["We're a nine-person team with our headquarters in Austin and far too many group chats.", "Austin", null],
      ["Crumb's headquarters are in Austin.", "Austin", null],
      ["Designed, printed and posted by the three of us from our only studio, in Cork.", "Cork", null],
      ["We make Crumb in Hexham, in a former post office.", "Hexham", null],
      ["We run Crumb from a tiny office in Hexham.", "Hexham", null],
      ["Crumb is run by four friends in Hexham.", "Hexham", null],
      ["Built in Tallinn by a team of two.", "Tallinn", null],
      ["Zu Hause sind wir in Bamberg.", "Bamberg", null, "de"],
      ["Unser Büro liegt mitten in Bremen, gleich am Bahnhof.", "Bremen", null, "de"],
      ["Von Bamberg aus betreuen wir Bäckereien im ganzen Land.", "Bamberg", null, "de"],
      ["Wir sind ein Team von sechs Leuten aus Graz.", "Graz", null, "de"],
      ["Nous avons nos bureaux à Vannes, près du port.", "Vannes", null, "fr"],
      ["Tenemos la sede en Cuenca, a diez minutos de la estación.", "Cuenca", null, "es"],
      ["Con sede en Cuenca, Crumb trabaja para todo el país.", "Cuenca", null, "es"],
      ["Estamos no Porto, a dois passos da ribeira.", "Porto", null, "pt"],
      ["Temos sede em Aveiro.", "Aveiro", null, "pt"],
      ["Abbiamo sede a Parma e clienti in tutta Italia.", "Parma", null, "it"],
      ["Crumb opereert vanuit Zwolle.", "Zwolle", null, "nl"],
      ["Vanuit Zwolle werken wij voor bakkers in het hele land.", "Zwolle", null, "nl"],
      ["Crumb位于成都，团队共有十二人。", "成都", null, "zh"],
      // found there for good
      ["Find us in Hexham, at 12 Market Lane.", "Hexham", null],
      ["Sie finden uns in Bamberg, Habsburgerstraße 9.", "Bamberg", null, "de"],
      ["Retrouvez-nous à Vannes, 4 rue Crébillon.", "Vannes", null, "fr"],
      ["Nos encontrarás en Cuenca, calle Berlín 240.", "Cuenca", null, "es"],
      ["Ci trovate a Parma, in via Barolo 18: suonate forte.", "Parma", null, "it"],
      ["Je vindt ons in Zwolle, Breestraat 40.", "Zwolle", null, "nl"],
      // a land
      ["Somos uma plataforma brasileira de receitas, sem cadastro.", null, "BR", "pt"],
      ["Crumb è una piattaforma italiana per chi impasta.", null, "IT", "it"],
      ["Crumb is a Canadian platform for bakers.", null, "CA"],
      ["We're a team of five working out of a converted barn in rural Denmark.", null, "DK"],
      ["Kiwi owned and run from Nelson, New Zealand.", "Nelson", "NZ"],
      ["Crumb is built by a two-person team in Portugal.", null, "PT"],
      ["Made with care in the Netherlands by the Crumb team.", null, "NL"],
      ["Crumb Ltd, a company incorporated in England & Wales with number 10293847", null, "GB"],
      ["Somos uma equipa pequena em Portugal.", null, "PT", "pt"],
      // a nation
      ["Crumb is an Estonian company, so your invoice will show Estonian VAT.", null, "EE"],
      ["Crumb is 100% Australian owned and operated.", null, "AU"],
      ["Proudly Canadian, Crumb has never taken venture money.", null, "CA"],
      ["Dutch startup Crumb builds ovens.", null, "NL"],
      ["Crumb è una piccola S.r.l. italiana: undici persone e un furgone.", null, "IT", "it"],
      ["Somos un equipo argentino de ocho personas.", null, "AR", "es"],
      ["Empresa 100% española.", null, "ES", "es"],
      ["Wir sind ein inhabergeführter deutscher Betrieb.", null, "DE", "de"],
      ["Crumb ist ein dänisches Familienunternehmen.", null, "DK", "de"],
      ["Wij zijn een Belgische familiezaak.", null, "BE", "nl"],
      ["Crumbは日本の会社です。", null, "JP", "ja"],
      ["我们是一家中国公司，团队共有十二人。", null, "CN", "zh"],
      ["نحن شركة سعودية ناشئة.", null, "SA", "ar"]
    )
  )("%p: %p, %p", (said, city, country, lang) => {
    const page = contact(said, lang)
    if (city !== null) expect(fact(page, "city", city, said)).toBe(city)
    if (country !== null) expect(fact(page, "country", country, said)).toBe(country)
  })
})

describe("it is somebody else's, of a day, or of before", () => {
  test.each(
    rows(
      ["Half our customers call Hexham home.", "Hexham", null],
      ["Crumb called Hexham home until 2021.", "Hexham", null],
      ["We call Hexham home, though our headquarters are in Perth.", "Hexham", null],
      ["Crumb calls Hexham homes every spring to ask for donations.", "Hexham", null],
      ["We're a nine-person team with a customer headquartered in Austin.", "Austin", null],
      ["We met at our first studio, in Cork.", "Cork", null],
      ["Designed by us, printed at our printer's only studio, in Cork.", "Cork", null],
      ["Crumb is built by two friends in Rust.", "Rust", null],
      ["Built in Rust by a team of two.", "Rust", null],
      ["Crumb is built by a contractor team in Lisbon.", "Lisbon", null],
      ["Our website is built by two friends in Lisbon.", "Lisbon", null],
      ["We're working with a Leeds-based studio of six.", "Leeds", null],
      ["Find us in Hexham on Saturday, 12 Market Lane.", "Hexham", null],
      ["Find us in Hexham, 12 Market Lane, at the Makers Fair.", "Hexham", null],
      ["Find us in Hexham, 12 Market Lane, where our partner stocks the range.", "Hexham", null],
      ["Sie finden uns in Bamberg, Habsburgerstraße 9, beim Händler Meier.", "Bamberg", null, "de"],
      ["Wir sitzen in Kiel fest, der Sturm hält an.", "Kiel", null, "de"],
      ["Wir betreuen ein Team von sechs Leuten aus Graz.", "Graz", null, "de"],
      ["Retrouvez-nous à Paris, 12 avenue de Versailles, stand B12.", "Paris", null, "fr"],
      ["Ci trovate a Parma, in via Barolo 18, dal 3 al 5 maggio.", "Parma", null, "it"],
      ["Je vindt ons in Zwolle, Breestraat 40, tot 1 maart.", "Zwolle", null, "nl"],
      ["Con sede en Cuenca, Petit Hermanos nos hace las cajas.", "Cuenca", null, "es"],
      ["Tendremos la sede en Cuenca.", "Cuenca", null, "es"],
      ["Tenemos una tienda en Cuenca.", "Cuenca", null, "es"],
      ["Estamos no Instagram.", "Instagram", null, "pt"],
      ["Onze leverancier opereert vanuit Zwolle.", "Zwolle", null, "nl"],
      ["我们的展厅位于厦门。", "厦门", null, "zh"],
      ["取引先は名古屋に本社を置く会社です。", "名古屋", null, "ja"],
      ["A team of five working out of a converted barn in rural Denmark uses Crumb daily.", null, "DK"],
      ["Crumb is tested by a two-person team in Portugal.", null, "PT"],
      ["Crumb is no Estonian company, so no Estonian VAT.", null, "EE"],
      ["Crumb will be an Estonian company, so your invoices change.", null, "EE"],
      ["Petit Ltd is an Estonian company, so we pay them in euros.", null, "EE"],
      ["Crumb is Australian owned but run from Leeds.", null, "AU"],
      ["Crumb is stocked in Australian owned and operated shops.", null, "AU"],
      ["Proudly Canadian, our maple supplier taps 400 trees.", null, "CA"],
      ["Proudly Canadian, Crumb partner Petit ships worldwide.", null, "CA"],
      ["Dutch startup Petit uses Crumb.", null, "NL"],
      ["Crumb is an Irish company supplier.", null, "IE"],
      ["Ein italienisches Unternehmen aus Bozen baut unsere Mühlen.", null, "IT", "de"],
      ["Un'azienda tedesca con cui lavoriamo produce i motori.", null, "DE", "it"],
      ["Empresa argentina, nuestro distribuidor cubre el sur.", null, "AR", "es"],
      ["Based in Hexham, Crumb users meet monthly.", "Hexham", null],
      ["Von Bamberg aus arbeiten wir nur noch selten.", "Bamberg", null, "de"],
      ["Crumb è una marca di pasta italiana nel gioco.", null, "IT", "it"],
      ["Somos un equipo de fútbol argentino.", null, "AR", "es"],
      ["Nous ne sommes pas une marque française.", null, "FR", "fr"],
      ["Wir sind Händler für eine italienische Marke.", null, "IT", "de"],
      ["Wij zijn klant bij een Belgische familiezaak.", null, "BE", "nl"],
      ["製造元は日本の会社です。", null, "JP", "ja"],
      ["Crumb不是一家美国公司。", null, "US", "zh"],
      ["Crumb ليست شركة مصرية.", null, "EG", "ar"]
    )
  )("%p: no %p, no %p", (said, city, country, lang) => {
    const page = contact(said, lang)
    if (city !== null) expect(fact(page, "city", city, said)).toBeUndefined()
    if (country !== null) expect(fact(page, "country", country, said)).toBeUndefined()
  })
})
