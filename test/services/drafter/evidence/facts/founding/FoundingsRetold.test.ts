/** Foundings told by what was told before, or among other deeds: "that same month", "they", "we left and set up Acme". */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "../FactPages.ts"

/** "2016 Ada Roth, Ben Lund" of a page about the makers; paragraphs are set apart by two strokes. */
const began = (said: string, lang = "en") => {
  const main = `<h1>About us</h1>${said
    .split("//")
    .map((one) => `<p>${one}</p>`)
    .join("")}`
  const { fields, founders } = extract(
    openGate({ pages: [crumb({ main, lang, path: "about" })], categories: [] }),
    []
  ).stands
  return [fields.founded_year?.value ?? "-", founders.map(({ value }) => value.name).join(", ")].join(" ").trim()
}

describe("the time that was told before", () => {
  test.each([
    [
      "It was May 2019, and all of Ghent had no bread on Mondays.//They began Crumb that month in a garage.",
      "2019",
      "en"
    ],
    ["In January 2021 my aunt moved. I wrote the first Crumb that same month.", "2021", "en"],
    ["The flood of March 2018 shut the mill. By Sunday evening the first Crumb was online.", "2018", "en"],
    ["Im Frühjahr 2017 ging der Ofen aus. Noch in derselben Woche haben wir Crumb gegründet.", "2017", "de"],
    ["No verão de 2016, o forno parou. Assim nasceu a Crumb.", "2016", "pt"],
    ["En abril de 2016 se apagó el horno. Ese mismo mes fundamos Crumb.", "2016", "es"],
    ["En 2016, le four s'est éteint. Nous avons fondé Crumb la même année.", "2016", "fr"],
    ["Nel 2016 il forno si è spento. Abbiamo fondato Crumb nello stesso anno.", "2016", "it"],
    ["In 2016 ging de oven uit. Nog in hetzelfde jaar begonnen we Crumb.", "2016", "nl"]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["In 2014 my aunt moved, and in 2016 she came back. I started Crumb that same month.", "-"],
    ["We bake in a house of 1874 bricks. I started Crumb that same month.", "-"],
    ["We bake in 2000 tins and trays a day. I started Crumb that same month.", "-"],
    ["Flourtech was bought in 2014. We started using Crumb that same year.", "-"],
    ["Flourtech was bought in 2014. They founded Petit that same year.", "-"]
  ])("not of two times, of no time, or of others: %s", (said, expected) => {
    expect(began(said)).toBe(expected)
  })
})

describe("the people that were told before", () => {
  test.each([
    [
      "Crumb began in 2012, when Ada Roth was clerk at a mill. She founded the company with Asif Lund.",
      "2012 Ada Roth, Asif Lund",
      "en"
    ],
    [
      "Ketaki Roth was on her roof when she rang her neighbour Rohan Lund.//They began Crumb in 2019.",
      "2019 Ketaki Roth, Rohan Lund",
      "en"
    ],
    [
      "In 2014 deelden Femke Roth en Wout Lund een kamer.//In november 2020 richtten ze samen Crumb op.",
      "2020 Femke Roth, Wout Lund",
      "nl"
    ],
    [
      "Heike Roth hatte zwölf Jahre gebacken, als 2016 der Ofen ausging.//Noch im selben Jahr gründete sie mit ihrem Schwager, dem Müller Jan Lund, die Firma Crumb.",
      "2016 Heike Roth, Jan Lund",
      "de"
    ],
    [
      "Martina Roth copiaba los cuadernos de sus clientes. Su primo Federico Lund programaba. En abril de 2017 juntaron las dos cosas y fundaron Crumb.",
      "2017 Martina Roth, Federico Lund",
      "es"
    ],
    [
      "Solène Roth a appris le pain, Mathias Lund est meunier. Ensemble, ils ont ouvert Crumb en 2012.",
      "2012 Solène Roth, Mathias Lund",
      "fr"
    ]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["Ketaki Roth and her cousin Ben Lund bake for our customers. They founded Crumb in 2019.", "2019"],
    ["Ketaki Roth was a clerk who worked for Max Roe. She founded Crumb in 2019.", "2019"],
    ["Ketaki Roth and Ben Lund baked. She founded Crumb in 2019.", "2019"]
  ])("not of strangers, nor of one of several: %s", (said, expected) => {
    expect(began(said)).toBe(expected)
  })
})

describe("a founding among other things", () => {
  test.each([
    [
      "What began in the back room of a shop in Leeds in the wet autumn of 2018 was never meant to be a company.",
      "2018",
      "en"
    ],
    ["Was 2018 in einer Küche begann, ist heute ein Betrieb.", "2018", "de"],
    ["Ce qui a commencé dans une cuisine en 2018 est devenu une maison.", "2018", "fr"],
    [
      "So we baked. Then, in the spring of 2021, when the mill asked whether they could have it too, we left our jobs, borrowed a desk and set up Crumb.",
      "2021",
      "en"
    ],
    [
      "Ho capito che serviva altro, e nelle sere dell'inverno 2004 è nata la prima versione di Crumb: stava in un dischetto.",
      "2004",
      "it"
    ],
    ["When the flood came I went home, and on 17 June 2021 I sent the first Crumb to 140 people.", "2021", "en"],
    ["On a créé la société six mois plus tard, en février 2020, avant le confinement.", "2020", "fr"],
    ["Tout a commencé en 2015, dans un garage de Liège.", "2015", "fr"],
    ["Rob writes software, and our table was covered in flour. So in 2018 we started Crumb.", "2018", "en"],
    ["In 2021 Ada Roth left the bank, taught herself to code and built Crumb in her kitchen.", "2021 Ada Roth", "en"],
    [
      "In 2021 two people who live here, pattern cutter Ada Roth and programmer Ben Lund, started Crumb from a stockroom.",
      "2021 Ada Roth, Ben Lund",
      "en"
    ],
    [
      "Dois anos depois, em 2019, Helena Prado voltou para Minas, comprou um forno e começou a Crumb na garagem, junto com o irmão, Caio Prado, agrônomo.",
      "2019 Helena Prado, Caio Prado",
      "pt"
    ],
    [
      "Reto Roth war Bäcker. 2014 hat er zusammen mit seiner Studienkollegin Selina Frei in Winterthur die Crumb GmbH gegründet.",
      "2014 Reto Roth, Selina Frei",
      "de"
    ],
    [
      "In het voorjaar van 2024 zijn Joost ter Haar en Mirjam Roth met Crumb begonnen.",
      "2024 Joost ter Haar, Mirjam Roth",
      "nl"
    ],
    [
      "Si sono conosciuti a una fiera e nel 2012 hanno aperto Crumb a Lucca, in una vecchia falegnameria.",
      "2012",
      "it"
    ],
    ["Als die Kollegen danach fragten, gründete er 1994 die Crumb GmbH.", "1994", "de"],
    ["Ada Roth baked for twenty years before starting Crumb in 2017.", "2017 Ada Roth", "en"],
    ["Ada Roth, our founder, baked for twenty years before starting Crumb in 2017.", "2017 Ada Roth", "en"],
    ["Crumb grew out of a weekend's work in 2017.", "2017", "en"],
    ["Crumb est une association loi 1901, créée en juin 2018 à Quimper par des boulangers.", "2018", "fr"],
    [
      "Rosa Prates assava pão à noite. Em março de 2003, com doze clientes e um forno emprestado, ela e o irmão, Everton Prates, abriram a Crumb numa sala.",
      "2003 Rosa Prates, Everton Prates",
      "pt"
    ],
    [
      "In 2017 Ada Roth and her sister Mia Lund, who was writing software for a trucking company, started Crumb in a back room.",
      "2017 Ada Roth, Mia Lund",
      "en"
    ],
    [
      "Jess Roth has coached swimmers for years.//Her brother Rory Roth makes apps. In the autumn of 2020, when he was back home with nothing to do, the two of them sat down at a kitchen table and began Crumb.",
      "2020 Jess Roth, Rory Roth",
      "en"
    ],
    ["We are Ada Roth and Ben Lund, and we make Crumb.", "- Ada Roth, Ben Lund", "en"],
    [
      "Soy Luciana Roth y aprendí a hornear con mi abuela.//Empecé con Crumb en 2017, con cuatro alumnas.",
      "2017 Luciana Roth",
      "es"
    ],
    [
      "店主の椿原みさきと申します。//わたしは広告会社にいました。会社を辞め、2011年の秋、祖父の機械とともに金沢でCrumbを始めました。",
      "2011 椿原みさき",
      "ja"
    ],
    ["Im Frühjahr 2021 haben Ada Roth und Ben Lund mit Crumb angefangen.", "2021 Ada Roth, Ben Lund", "de"]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["What began in 2008 as a financial crisis ended well.", "-"],
    ["In 2021 we left our jobs, watched as Max Roe sold the mill and set up Petit.", "-"],
    ["In the house we bought in 2012 we bake with Crumb.", "-"],
    ["In 2019 Ada Roth and Ben Lund worked at Flourtech, where a colleague founded Crumb.", "-"],
    ["In 2021 Ada Roth sold her mill, Max Roe bought an oven and founded Crumb.", "-"],
    ["Studio Petit built Crumb in 2021.", "-"],
    ["We are Ada Roth and Ben Lund, and we use Crumb.", "-"],
    ["When Flourtech closed, Max Roe founded Petit in 1994.", "-"],
    ["Petit grew out of a weekend's work in 2017.", "-"],
    ["In 2017 Ada Roth and her sister Mia Lund, who started Petit, began using Crumb.", "-"],
    ["In 2021 two people who live here, Ada Roth and Ben Lund, started using Crumb.", "-"],
    ["In 2021 we wanted to leave, but we never left and set up Crumb.", "-"]
  ])("not of others, nor what was not done: %s", (said, expected) => {
    expect(began(said)).toBe(expected)
  })
})

describe("since when it does what it does", () => {
  test.each([
    [
      "We built shops for others. When the fifth asked for boxes, we decided to do it once.//That was in the spring of 2016, above a bike shop.",
      "2016",
      "en"
    ],
    ["Wir haben lange gebacken und beschlossen, es zu verkaufen. Das war im Frühjahr 2016.", "2016", "de"],
    ["Designed, tested and packed in Ghent since 2013.", "2013", "en"],
    ["Crumb has been family-owned since 1987.", "1987", "en"],
    ["Since 2019 Crumb has been helping bakers plan.", "2019", "en"],
    ["Seit 2019 baut Crumb Öfen für kleine Häuser.", "2019", "de"],
    ["Depuis 2019, Crumb accompagne les boulangers.", "2019", "fr"],
    ["Familienbetrieb aus Warendorf | seit 1994 | über 1.600 Werkstätten", "1994", "de"]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["Since 2019 Flourtech has been helping bakers with Crumb.", "-", "en"],
    ["Flourtech decided to start again. That was in 2016.", "-", "en"],
    ["We decided in 2012 to bake. That was in 2016.", "-", "en"],
    ["Flourtech has been family-owned since 1987.", "-", "en"],
    ["Seit 2019 beliefert Petit unsere Bäckereien.", "-", "de"]
  ])("not of others: %s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
})

describe("those who began it, as interviews, signatures and other scripts name them", () => {
  const foundersOn = (main: string, lang: string) =>
    extract(openGate({ pages: [crumb({ main, lang, path: "about" })], categories: [] }), []).stands.founders.map(
      ({ value }) => value.name
    )
  test.each([
    ["<h1>Our story</h1><p>Interview with the two founders, Ada Roth (bread) and Ben Lund (ovens)</p>", "en"],
    ["<h1>Histoire</h1><p>Entretien avec les deux fondatrices, Ada Roth (pain) et Ben Lund (fours)</p>", "fr"],
    ["<h1>About us</h1><p>We bake at night.</p><p>Ada Roth &amp; Ben Lund<br>Founders</p>", "en"],
    [
      "<h1>About us</h1><h2>The team</h2><ul><li>Ada Roth, co-founder, looks after sellers</li><li>Ben Lund, co-founder, software</li></ul>",
      "en"
    ],
    [
      "<h1>Über uns</h1><h2>Team</h2><ul><li><strong class=block>Ada Roth</strong>Mitgründerin, Produkt</li><li><strong class=block>Ben Lund</strong>Mitgründer, Technik</li></ul>",
      "de"
    ]
  ])("%s", (main, lang) => {
    expect(foundersOn(main, lang)).toEqual(["Ada Roth", "Ben Lund"])
  })
  test("kin who introduce themselves by one surname", () => {
    const said = "We are Ada and Ben Roth, two siblings from Ghent. We started Crumb with ten loaves."
    expect(foundersOn(`<h1>About us</h1><p>${said}</p>`, "en")).toEqual(["Ada Roth", "Ben Roth"])
  })
  test("two people in Japanese, with what they were", () => {
    const said = "Crumbは、元教諭の門脇さとみと、職人の福間亮が二人で創業した会社です。"
    expect(foundersOn(`<h1>会社概要</h1><p>${said}</p>`, "ja")).toEqual(["門脇さとみ", "福間亮"])
  })
  test("an Arabic title with its vowel signs, and what she is besides", () => {
    const card = (name: string, title: string) => `<div class="card"><h3>${name}</h3><p>${title}</p></div>`
    const team = card("رنا عبيدات", "شريكة مؤسِّسة ومديرة تنفيذية") + card("ليلى ناصر", "مديرة المتجر")
    expect(foundersOn(`<h1>من نحن</h1><h2>الفريق</h2><div>${team}</div>`, "ar")).toEqual(["رنا عبيدات"])
  })
  test("a line of its own in an imprint, and a title before a name", () => {
    const lines =
      "Gegründet 2017 von Ada Roth und Dipl.-Ing. Ben Lund<br>Firmenbuchnummer: FN 000000 x<br>Landesgericht Graz"
    expect(began(lines, "de")).toBe("2017 Ada Roth, Dipl.-Ing. Ben Lund")
  })
  test("a summer in Chinese", () => {
    expect(began("2019年夏天，沈亦舟和罗曼青在成都的一间茶馆里创办了Crumb。", "zh")).toBe("2019 沈亦舟, 罗曼青")
  })
  test.each(["Interview with the baker Ada Roth", "Interview with the founders of Flourtech, Ada Roth and Ben Lund"])(
    "nobody in %p",
    (said) => {
      expect(foundersOn(`<h1>Our story</h1><p>${said}</p>`, "en")).toEqual([])
    }
  )
  test.each([
    ["Mad about bread since 2016.", "2016"],
    ["Verliebt in Brot seit 2016.", "2016"],
    ["Mad about bread since 2016, our customer says.", undefined]
  ])("at the foot of a page: %p is %p", (said, year) => {
    const page = crumb({ main: "<h1>Bread</h1><p>Crumb plans the bakes of bakeries.</p>", footer: `<p>${said}</p>` })
    expect(extract(openGate({ pages: [page], categories: [] }), []).stands.fields.founded_year?.value).toBe(year)
  })
})

describe("people who begin something of their own", () => {
  test.each([
    ["Crumb is a bakery.//I'm Ada Roth. I opened my own bakery in 2017 in Ghent.", "2017 Ada Roth", "en"],
    ["I'm Ada Roth. I started my own business in 2017 in Ghent.", "2017 Ada Roth", "en"],
    [
      "Je m'appelle Ada Roth.//J'ai ouvert ma propre porte en mars 2017, dans une ancienne crèmerie.",
      "2017 Ada Roth",
      "fr"
    ],
    ["My name is Ada Roth. I went self-employed in 2012 after ten years at a mill.", "2012 Ada Roth", "en"],
    ["2012 habe ich mich als Bäckerin selbständig gemacht.", "2012", "de"],
    ["Nel 2012 mi sono messa in proprio.", "2012", "it"],
    ["Je me suis mise à mon compte en 2012.", "2012", "fr"],
    ["So in November 2018 I handed in my notice and Crumb became a company.", "2018", "en"],
    ["They quit their jobs, founded Crumb B.V. in March 2022 and moved to Ghent.", "2022", "en"],
    ["The first Crumb went up on the App Store in October 2021.", "2021", "en"],
    ["Aus dem Rezept wurde eine App, und seit April 2021 steht Crumb in den App-Stores.", "2021", "de"],
    ["Since 2009 we have been baking bread, and since 2015 we have been baking cakes.", "2009", "en"],
    ["平成二十年(2008年)の春に、祖父の蔵でCrumbを始めました。", "2008", "ja"],
    ["I'm Ada Roth. I bake at night. Crumb is just me.", "- Ada Roth", "en"],
    ["Crumb opened its doors on a wet Saturday in February 1996 and eleven people came.", "1996", "en"],
    ["En 2014 constituimos la sociedad y alquilamos un horno.", "2014", "es"],
    [
      "はじめまして。Crumbをひとりで作っている、三好ともえです。//App Storeに最初の版を出したのが2021年の6月です。",
      "2021 三好ともえ",
      "ja"
    ]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["I started my own business in 2005 and sold it. In 2009 I started my own company.", "-", "en"],
    ["I opened my own mill in 2005. I bake, too.", "-", "en"],
    ["Crumb is an app.//I opened my own bakery in 2005. I bake, too.", "-", "en"],
    ["I opened my own bakery in 2009. We founded Crumb in 2016.", "2016", "en"],
    ["In 2012 Ada Roth went self-employed.", "-", "en"],
    ["In 2018 Ben Lund sold our mill and Flourtech became a company.", "-", "en"],
    ["We left a bank, founded in 1990 by Otto Petit.", "-", "en"],
    ["The first Flourtech went up on the App Store in October 2021.", "-", "en"],
    ["Flourtech is just me.", "-", "en"],
    ["We bake bread, and since 2015 we have been baking cakes.", "-", "en"],
    ["Wir backen Brot, und seit 2015 backen wir Kuchen.", "-", "de"],
    ["Den Hof gibt es lange, und seit April 2021 steht Flourtech in den App-Stores.", "-", "de"],
    ["Flourtech opened its doors on a wet Saturday in February 1996.", "-", "en"],
    ["はじめまして。家計簿をひとりで作っている、三好ともえです。", "-", "ja"]
  ])("not of two of them, of what came before, or of others: %s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
})

test("a letter of several paragraphs is its signer's own, and no review", () => {
  const main = `<h1>It was a diary</h1><div><p>In 2010 my mother put an oven into a barn.</p>
    <p>I built her a page that winter, and rebuilt it a year after that.</p>
    <p>In November 2018 I quit my job and Crumb became a company.</p>
    <p><strong>Ada Roth</strong><br><span>Founder</span></p></div>`
  const { fields } = extract(
    openGate({ pages: [crumb({ main, lang: "en", path: "about" })], categories: [] }),
    []
  ).stands
  expect(fields.founded_year?.value).toBe("2018")
})

test.each([
  ["story", "2018"],
  ["story/petit", undefined],
  ["studio.html", "2018"],
  ["blog/studio", undefined]
])("at /%s", (path, expected) => {
  const main = "<h1>A year of bread</h1><p>The company was founded in 2018 in a barn.</p>"
  const { fields } = extract(openGate({ pages: [crumb({ main, lang: "en", path })], categories: [] }), []).stands
  expect(fields.founded_year?.value).toBe(expected)
})
