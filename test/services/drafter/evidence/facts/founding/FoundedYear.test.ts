/** The year a company was founded: of the site itself, and of nobody else it tells of. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, data, fact, homeOfCrumb } from "../FactPages.ts"

describe("the year of its founding stands where the site says so of itself", () => {
  test.each([
    ["Crumb was founded in 2016.", "2016", "en"],
    ["Crumb was founded in 2016 by Ada Roth and Ben Lund in Ghent, Belgium.", "2016", "en"],
    ["Founded in 2016 by Ada Roth and Ben Lund in Ghent, Belgium.", "2016", "en"],
    ["In 2016 Ada Roth founded Crumb.", "2016", "en"],
    ["In 2016, Ada Roth and Ben Lund founded Crumb in a garage in Ghent.", "2016", "en"],
    ["Ada Roth and Ben Lund started Crumb in 2016.", "2016", "en"],
    ["We founded Crumb in 2016 because flour orders were a mess.", "2016", "en"],
    ["We started Crumb in 2016 after years of paper lists.", "2016", "en"],
    ["Crumb BV was founded in 2016 in Ghent.", "2016", "en"],
    ["Crumb, founded in 2016, is used by more than 800 bakeries.", "2016", "en"],
    ["Crumb (founded 2016) plans the bakes of small bakeries.", "2016", "en"],
    ["Founded in 2016, Crumb helps bakeries plan.", "2016", "en"],
    ["Founded in 2016, we help bakeries plan.", "2016", "en"],
    ["Established 2016", "2016", "en"],
    ["Est. 2016", "2016", "en"],
    ["Founded: 2016", "2016", "en"],
    ["Crumb is a small company founded in 2016.", "2016", "en"],
    ["Crumb is a family business established in 1954 in Ghent.", "1954", "en"],
    ["Our company was established in 1998.", "1998", "en"],
    ["Crumb was started by two bakers in 2016.", "2016", "en"],
    ["Crumb was founded by a team of bakers from Ghent in 2016.", "2016", "en"],
    ["Crumb began in 2016 as a spreadsheet.", "2016", "en"],
    ["Our story began in 2016 in a small kitchen.", "2016", "en"],
    ["The company was founded in 2016.", "2016", "en"],
    ["Crumb was created in March 2016 by Ada Roth.", "2016", "en"],
    ["Ada Roth started Crumb in August of 2016 when her friend moved to Ghent.", "2016", "en"],
    ["On 4 March 2016 Crumb was founded in Ghent.", "2016", "en"],
    ["Crumb was born in 2016.", "2016", "en"],
    ["Back in 2016, we started Crumb to solve our own problem.", "2016", "en"],
    ["Ada Roth, who founded Crumb in 2016, still bakes every Sunday.", "2016", "en"],
    ["Crumb wurde 2016 von Ada Roth und Ben Lund gegründet.", "2016", "de"],
    ["Gegründet 2016 von Ada Roth in Gent.", "2016", "de"],
    ["Wir haben Crumb 2016 in Hamburg gegründet.", "2016", "de"],
    ["Im Jahr 2016 gründeten Ada Roth und Ben Lund das Unternehmen.", "2016", "de"],
    ["2016 gründete Ada Roth Crumb.", "2016", "de"],
    ["Gründungsjahr: 2016", "2016", "de"],
    ["Crumb GmbH wurde im Jahr 2016 gegründet.", "2016", "de"],
    ["Crumb a été fondée en 2014 par Ada Roth et Ben Lund.", "2014", "fr"],
    ["Fondée en 2014 par Ada Roth, Crumb aide les boulangeries.", "2014", "fr"],
    ["Nous avons créé Crumb en 2014 à Lyon.", "2014", "fr"],
    ["Créée en 2014 à Lyon.", "2014", "fr"],
    ["En 2014, Ada Roth et Ben Lund ont fondé Crumb.", "2014", "fr"],
    ["Crumb fue fundada en 2014 por Ada Roth y Ben Lund.", "2014", "es"],
    ["Fundada en 2014 en Madrid.", "2014", "es"],
    ["Fundamos Crumb en 2014.", "2014", "es"],
    ["Crumb nació en 2014 en Sevilla.", "2014", "es"],
    ["En 2014, Ada Roth y Ben Lund fundaron Crumb.", "2014", "es"],
    ["A Crumb foi fundada em 2014 por Ada Roth.", "2014", "pt"],
    ["Fundada em 2014 no Porto.", "2014", "pt"],
    ["Fundamos a Crumb em 2014.", "2014", "pt"],
    ["A Crumb nasceu em 2014.", "2014", "pt"],
    ["Crumb è stata fondata nel 2014 da Ada Roth e Ben Lund.", "2014", "it"],
    ["Fondata nel 2014 a Torino.", "2014", "it"],
    ["Crumb nasce nel 2014 a Torino.", "2014", "it"],
    ["Crumb werd in 2014 opgericht door Ada Roth.", "2014", "nl"],
    ["Opgericht in 2014 in Utrecht.", "2014", "nl"],
    ["In 2014 richtten Ada Roth en Ben Lund Crumb op.", "2014", "nl"],
    ["当社は2015年に設立されました。", "2015", "ja"],
    ["設立：2015年4月", "2015", "ja"],
    ["Crumbは2015年に創業しました。", "2015", "ja"],
    ["我们成立于2015年。", "2015", "zh"],
    ["公司成立于2015年，总部位于上海。", "2015", "zh"],
    ["Crumb 创立于2015年。", "2015", "zh"],
    ["تأسست الشركة عام 2015.", "2015", "ar"],
    ["تأسست Crumb عام 2015 في القاهرة.", "2015", "ar"]
  ])("%p: %p", (said, year, lang) => {
    expect(fact(aboutCrumb(said, lang), "founded_year", year, said)).toBe(year)
  })
})

describe("and not where", () => {
  test.each([
    ["Boulangerie Petit, our first customer, was founded in 1987 in Lyon.", "1987", "en"],
    ["Our first customer was founded in 1987.", "1987", "en"],
    ["Our first customer, founded in 1987, still bakes with coal.", "1987", "en"],
    ["Crumb's oldest customer was founded in 1901.", "1901", "en"],
    ["Crumb works with Petit, founded in 1987.", "1987", "en"],
    ["Crumb acquired OvenDesk, founded in 1990.", "1990", "en"],
    ["In 2011 Otto started Mixmate, which he sold to FlourTech in 2018.", "2011", "en"],
    ["In 2011 Otto started Mixmate, which he sold to FlourTech in 2018.", "2018", "en"],
    ["Founded in 1987, Petit is our oldest customer.", "1987", "en"],
    ["Founded in 1999 by the team that started FlourTech, the guild meets in Lyon.", "1999", "en"],
    ["The Flour Guild was founded in 1920. We joined in 2018.", "1920", "en"],
    ["The Flour Guild was founded in 1920. We joined in 2018.", "2018", "en"],
    ["We bought FlourTech in 2020. The company was founded in 1999.", "1999", "en"],
    ["Before Crumb, Ada founded OvenDesk in 2009.", "2009", "en"],
    ["Ada Roth founded OvenDesk in 2009 and joined Crumb in 2016.", "2009", "en"],
    ["Ada Roth founded OvenDesk in 2009 and joined Crumb in 2016.", "2016", "en"],
    ["Crumb was not founded in 2016.", "2016", "en"],
    ["Imagine a bakery founded in 2031 in Oslo.", "2031", "en"],
    ["If Crumb had been founded in 2010, we would have missed the boom.", "2010", "en"],
    ["Crumb was relaunched in 2020.", "2020", "en"],
    ["Crumb was bought by FlourTech in 2018.", "2018", "en"],
    ["We launched our API in 2019.", "2019", "en"],
    ["We launched in France in 2019.", "2019", "en"],
    ["Crumb won the Golden Whisk in 2019.", "2019", "en"],
    ["Crumb raised its seed round in 2017.", "2017", "en"],
    ["Since 2019 we ship to France.", "2019", "en"],
    ["Since 2019 we have been carbon neutral.", "2019", "en"],
    ["Copyright 2016 Crumb.", "2016", "en"],
    ["Our parent company, FlourTech, was founded in 1999.", "1999", "en"],
    ["FlourTech, the company behind Crumb, was founded in 1999.", "1999", "en"],
    ["The bakery behind Crumb was founded in 1987.", "1987", "en"],
    ["Mixmate, unlike Crumb, was founded in 2011.", "2011", "en"],
    ['"We were founded in 1987," says Marie Petit.', "1987", "en"],
    ["Was Crumb founded in 2016?", "2016", "en"],
    ["Petit started Crumb in 2019 and never looked back.", "2019", "en"],
    ["Petit set up Crumb in 2019 in all its shops.", "2019", "en"],
    ["The Crumb Foundation was established in 2020.", "2020", "en"],
    ["Crumb Academy was founded in 2021.", "2021", "en"],
    ["Our Berlin office was established in 2021.", "2021", "en"],
    ["We opened our Berlin office in 2021.", "2021", "en"],
    ["We started shipping in 2018.", "2018", "en"],
    ["Our podcast started in 2020.", "2020", "en"],
    ["Crumb moved to Ghent, a city founded in 650, in 2018.", "2018", "en"],
    ["The team was founded by people who left FlourTech in 2012.", "2012", "en"],
    ["Founded by the people who sold OvenDesk in 2012.", "2012", "en"],
    ["Crumb was founded by bakers who left Petit in 2012.", "2012", "en"],
    ["We use Postgres, which was started in 1986.", "1986", "en"],
    ["Crumb supports bakeries founded in 1987 and later.", "1987", "en"],
    ["Our investor Northwind was founded in 2005.", "2005", "en"],
    ["Like Petit, founded in 1987, Crumb loves bread.", "1987", "en"],
    ["Crumb plans to be established in 2030 as a foundation.", "2030", "en"],
    ["In 2019, the bakery founded in 1901 switched to Crumb.", "1901", "en"],
    ["In 2019, the bakery founded in 1901 switched to Crumb.", "2019", "en"],
    ["Rival OvenDesk was founded in 2012, Crumb is younger.", "2012", "en"],
    ["Petit, une boulangerie fondée en 1987, utilise Crumb.", "1987", "fr"],
    ["Notre premier client a été fondé en 1987.", "1987", "fr"],
    ["Unser Kunde Bäckerei Huber wurde 1910 gegründet.", "1910", "de"],
    ["Die Bäckerei Huber, gegründet 1910, nutzt Crumb.", "1910", "de"],
    ["Seit 2019 liefern wir nach Österreich.", "2019", "de"],
    ["Panadería López fue fundada en 1980 y usa Crumb.", "1980", "es"],
    ["Nuestro cliente fue fundado en 1980.", "1980", "es"],
    ["A padaria Sol foi fundada em 1980.", "1980", "pt"],
    ["Il nostro cliente è stato fondato nel 1980.", "1980", "it"],
    ["Onze klant werd in 1980 opgericht.", "1980", "nl"],
    ["お客様のパン屋は1956年に創業しました。", "1956", "ja"],
    ["我们的客户光明面包店成立于1956年。", "1956", "zh"],
    ["تأسست مخبزة النور، عميلنا الأول، عام 1956.", "1956", "ar"]
  ])("%p is offered for %p", (said, year, lang) => {
    expect(fact(aboutCrumb(said, lang), "founded_year", year, said)).toBeUndefined()
  })

  test("a line stands under somebody else's name", () => {
    const page = crumb({ main: "<h2>Boulangerie Petit</h2><p>Founded in 1987</p>", path: "about" })
    expect(fact(page, "founded_year", "1987", "Founded in 1987")).toBeUndefined()
    const own = crumb({ main: "<h2>About Crumb</h2><p>Founded in 2016</p>", path: "about" })
    expect(fact(own, "founded_year", "2016", "Founded in 2016")).toBe("2016")
  })

  test("a page is about a customer", () => {
    const story = crumb({ main: "<h1>How Petit plans</h1><p>We were founded in 1987.</p>", path: "customers/petit" })
    expect(fact(story, "founded_year", "1987", "We were founded in 1987.")).toBeUndefined()
  })

  test("the site states two years", () => {
    const main = "<h1>About us</h1><p>Crumb was founded in 2016.</p><p>We started Crumb in 2014.</p>"
    const page = crumb({ main, path: "about" })
    for (const [year, quote] of [
      ["2016", "Crumb was founded in 2016."],
      ["2014", "We started Crumb in 2014."]
    ] as const)
      expect(fact(page, "founded_year", year, quote)).toBeUndefined()
  })
})

describe("as data", () => {
  const organization = (more: object) => data({ "@type": "Organization", name: "Crumb", ...more })
  test("of another year than a story tells, however it tells it, leaves it open", () => {
    const head = organization({ foundingDate: "2016-03-01" })
    const page = (year: number) =>
      crumb({
        head,
        main: `<h1>About us</h1><p>In the autumn of ${year} we opened Crumb with one oven.</p>`,
        path: "about"
      })
    expect(fact(page(2016), "founded_year", "2016", "2016-03-01")).toBe("2016")
    expect(fact(page(2020), "founded_year", "2016", "2016-03-01")).toBeUndefined()
  })
  test("of its own node, unless the page says otherwise", () => {
    const head = organization({ foundingDate: "2016-03-01" })
    expect(fact(crumb({ head }), "founded_year", "2016", "2016-03-01")).toBe("2016")
    const main = "<p>Crumb was founded in 2014.</p>"
    expect(fact(crumb({ head, main }), "founded_year", "2016", "2016-03-01")).toBeUndefined()
  })
  test.each([
    "Ada Roth opened the first Crumb kitchen in 2014.",
    "Crumb got going at a kitchen table, and life with flour began in 2014."
  ])("and not against a year that is shown in words hard to read: %s", (told) => {
    const head = organization({ foundingDate: "2016-03-01" })
    expect(fact(crumb({ head, main: `<p>${told}</p>` }), "founded_year", "2016", "2016-03-01")).toBeUndefined()
  })
  test("and of no other node", () => {
    const parent = organization({
      parentOrganization: { "@type": "Organization", name: "Flourtech", foundingDate: "1901" }
    })
    expect(fact(crumb({ head: parent }), "founded_year", "1901", "1901")).toBeUndefined()
    const rival = data({ "@type": "Organization", name: "Flourtech", foundingDate: "1901" })
    expect(fact(crumb({ head: rival }), "founded_year", "1901", "1901")).toBeUndefined()
    const elsewhere = data({
      "@type": "Organization",
      name: "Crumb",
      url: "https://petit.example/",
      foundingDate: "1901"
    })
    expect(fact(crumb({ head: elsewhere }), "founded_year", "1901", "1901")).toBeUndefined()
  })
})

test("a label and its year may stand in two cells", () => {
  const table = "<table><tr><td>Headquarters</td><td>Ghent</td></tr><tr><td>Founded</td><td>2016</td></tr></table>"
  const page = crumb({ main: `<h1>Company</h1>${table}`, path: "company" })
  expect(fact(page, "founded_year", "2016", "Founded 2016")).toBe("2016")
})

describe("since when, on a line of its own", () => {
  test.each([
    ["Dal 1968", "1968", "it"],
    ["Crumb / Est. 2016", "2016", "en"],
    ["CRUMB · SINCE 2016", "2016", "en"],
    ["Desde 2012", "2012", "es"],
    ["Since 2009 in Ghent", "2009", "en"],
    ["Familienbetrieb seit 1954", "1954", "de"],
    ["Family-run since 1954", "1954", "en"],
    ["Attivi dal 1968", "1968", "it"],
    ["Crumb – since 1954", "1954", "en"],
    ["Dal 1968 produciamo farine.", "1968", "it"],
    ["Desde 2012 cuidamos de tu negocio.", "2012", "es"],
    ["Atuamos desde 2012 no mercado.", "2012", "pt"],
    ["Depuis 1999, nous accompagnons les boulangers.", "1999", "fr"],
    ["Seit 1987 backen wir Brot.", "1987", "de"],
    ["Sinds 2004 helpen wij bakkers.", "2004", "nl"],
    ["2015年から、パン屋さんを支えています。", "2015", "ja"],
    ["始于2015年", "2015", "zh"],
    ["منذ عام 2015", "2015", "ar"],
    ["Empresa fundada en 2014.", "2014", "es"],
    ["Azienda fondata nel 1968", "1968", "it"]
  ])("%p", (said, year, lang) => {
    expect(fact(aboutCrumb(said, lang), "founded_year", year, said)).toBe(year)
  })
  test.each([
    ["Trusted by bakers since 2012", "2012", "en"],
    ["Member of the guild since 1954", "1954", "en"],
    ["Since 2012 we have also been baking cakes.", "2012", "en"],
    ["Desde 2012 trabajamos con Mixmate.", "2012", "es"],
    ["Cliente desde 2012", "2012", "es"]
  ])("not %p", (said, year, lang) => {
    expect(fact(aboutCrumb(said, lang), "founded_year", year, said)).toBeUndefined()
  })
  test("the year over a line of the site's story", () => {
    const page = crumb({ main: "<h1>Our story</h1><h3>2016</h3><p>Crumb is founded in Ghent.</p>", path: "about" })
    expect(fact(page, "founded_year", "2016", "Crumb is founded in Ghent.")).toBe("2016")
  })
})

test.each([
  ["Der Verein in Zahlen", "Gründung", "4. Mai 2014", "de", "2014"],
  ["Ficha", "Año de fundación", "4 de mayo de 2014", "es", "2014"],
  ["工作室简介", "成立时间", "2014年", "zh", "2014"],
  ["Unser Partner Ofenbau", "Gründung", "4. Mai 2014", "de", undefined],
  ["Der Verein in Zahlen", "Gründung", "Ofen 4, Mai bis 2014", "de", undefined]
])("a table of the house, under its heading: %s, %s, %s", (heading, label, said, lang, year) => {
  const rows = `<tr><td>${label}</td><td>${said}</td></tr><tr><td>A</td><td>B</td></tr>`
  const page = homeOfCrumb(`<h2>${heading}</h2><table>${rows}</table>`, lang)
  expect(fact(page, "founded_year", "2014", `${label} ${said}`)).toBe(year)
})

describe("a line of a list tells it, by any name for it", () => {
  const line = (label: string, more = "2016") => `<ul><li><strong>${label}</strong> ${more}</li><li>Ghent</li></ul>`
  test.each([
    ["Founded", "en"],
    ["Year of creation", "en"],
    ["Firmengründung", "de"],
    ["Année de création", "fr"],
    ["Año de creación", "es"],
    ["Inicio de actividades", "es"],
    ["Início de atividade", "pt"],
    ["Inizio attività", "it"],
    ["Datum van oprichting", "nl"]
  ])("%s (%s)", (label, lang) => {
    expect(fact(homeOfCrumb(line(label), lang), "founded_year", "2016", `${label} 2016`)).toBe("2016")
  })
  test.each([
    ["設立", "2016年4月", "ja"],
    ["创办年份", "2016年", "zh"],
    ["سنة التأسيس", "2016", "ar"]
  ])("%s %s (%s)", (label, more, lang) => {
    expect(fact(homeOfCrumb(line(label, more), lang), "founded_year", "2016", `${label} ${more}`)).toBe("2016")
  })
  test("not of a customer, nor of a tower, nor of somebody's birth", () => {
    const year = (html: string, words: string, lang = "en") =>
      fact(homeOfCrumb(html, lang), "founded_year", "2016", words)
    const founded = line("Founded")
    expect(year(`<section><h2>Our customers</h2><h3>Petit</h3>${founded}</section>`, "Founded 2016")).toBeUndefined()
    expect(
      year(`<section><h2>Tower of Saint Bavo</h2>${line("Established")}</section>`, "Established 2016")
    ).toBeUndefined()
    const card = `<section><h2>Team</h2><h3>Ada Roth</h3>${line("Nata nel")}</section>`
    expect(year(card, "Nata nel 2016", "it")).toBeUndefined()
  })
})
