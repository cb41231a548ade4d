/** Idioms and lines that tell the year of a beginning, and what else has such a year. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, fact } from "../FactPages.ts"

const yearOf = (said: string, lang: string) => {
  const year = /\d{4}/.exec(said)?.[0] ?? ""
  return fact(aboutCrumb(said, lang), "founded_year", year, said)
}

describe("the year it began", () => {
  test.each([
    ["Crumb, Ovenmakers, Est. 1962", "en"],
    ["Crumb, Ovenmakers since 1962", "en"],
    ["In business since 2006, and still owned by the people who started it.", "en"],
    ["A family firm since 1989: Crumb is now run by the second generation.", "en"],
    ["Crumb dates back to 2017, when rye was dear.", "en"],
    ["I'm Ada Roth, and I have been making Crumb on my own since the spring of 2020.", "en"],
    ["I'm Ada Roth. I've been building Crumb since 2020.", "en"],
    ["Crumb came into being in 2016.", "en"],
    ["We launched the company in early 2020 from a spare bedroom.", "en"],
    ["Seit 1998 entwickeln wir Software für Bäckereien.", "de"],
    ["Wir bauen seit 2001 Öfen.", "de"],
    ["Wir sind seit 2001 am Markt.", "de"],
    ["Seit 1985 Ihr zuverlässiger Partner für Ofenbau.", "de"],
    ["Traditionsbetrieb seit 1978", "de"],
    ["Notre maison a vu le jour en 1954, dans la cour de la ferme.", "fr"],
    ["L'aventure Crumb commence en 2015 dans un garage.", "fr"],
    ["Crumb fabrique des fours depuis 1999.", "fr"],
    ["Nous fabriquons des fours depuis 1999.", "fr"],
    ["Crumb, artisans boulangers depuis 1985", "fr"],
    ["Crumb echó a andar en 2010 con un solo empleado.", "es"],
    ["Crumb fabrica hornos desde 2001.", "es"],
    ["A história da Crumb começa em 2007.", "pt"],
    ["No mercado desde 2001.", "pt"],
    ["Dal 1948 Crumb tosta il caffè a legna nello stesso cortile.", "it"],
    ["La storia di Crumb inizia nel 1978.", "it"],
    ["Siamo nati nel 2018 in una soffitta di Bologna.", "it"],
    ["Artigiani dal 1961", "it"],
    ["In 2019 zijn we begonnen met Crumb, gewoon vanuit de huiskamer.", "nl"],
    ["Al sinds 1995 maken wij ovens.", "nl"],
    ["Crumb始创于1998年。", "zh"],
    ["بدأت رحلة Crumb في عام 2015.", "ar"]
  ])("%p tells it", (said, lang) => {
    expect(yearOf(said, lang)).toBe(/\d{4}/.exec(said)?.[0])
  })
  test.each([
    ["Petit & Co, Ovenmakers, Est. 1962", "en"],
    ["Crumb, Members since 1962", "en"],
    ["In business since 2006, and still our favourite supplier.", "en"],
    ["In business since 2006, Petit & Co bakes our bread.", "en"],
    ["Run by one family since 1946, it carries nine cars.", "en"],
    ["I'm Ada Roth, and I have been building Petit since 2020.", "en"],
    ["I've been working on Crumb since 2020, when I joined.", "en"],
    ["A family firm since 2006: Petit & Co bakes our bread.", "en"],
    ["The recipe for Crumb dates back to 1890.", "en"],
    ["We opened our doors in Leeds in 2019, our third shop.", "en"],
    ["Crumb dates from 2018 are shown in green.", "en"],
    ["We launched the business in Canada in 2018.", "en"],
    ["Wir restaurieren seit 2018 die Orgel von St. Martin.", "de"],
    ["Apoyamos al club del barrio desde 2018.", "es"],
    ["Our building dates back to 1890.", "en"],
    ["We launched the company newsletter in 2020.", "en"],
    ["Seit 2015 liefern wir klimaneutral.", "de"],
    ["Wir verwenden seit 2001 Ökostrom.", "de"],
    ["Seit 2015 Ihr Sonos-Partner.", "de"],
    ["Seit 2015 Ihr Partner in Zürich.", "de"],
    ["Notre maison est logée dans un moulin construit en 1954.", "fr"],
    ["L'aventure Crumb au Japon commence en 2015.", "fr"],
    ["L'aventure Crumb démarre en 2015 pour Léa, embauchée comme stagiaire.", "fr"],
    ["Crumb fabrique des fours sans gaz depuis 1999.", "fr"],
    ["Notre fournisseur fabrique des fours depuis 1999.", "fr"],
    ["El segundo taller echó a andar en 2010.", "es"],
    ["Crumb fabrica también hornos desde 2001.", "es"],
    ["A Crumb fabrica fornos no Porto desde 2001.", "pt"],
    ["Dal 2019 Crumb tosta anche decaffeinato.", "it"],
    ["Dal 1948 la Torrefazione Mori tosta il nostro caffè.", "it"],
    ["La storia di Crumb in Cina inizia nel 1978.", "it"],
    ["I nostri gemelli sono nati nel 2018.", "it"],
    ["Wij verkopen sinds 1995 ook ovens.", "nl"],
    ["In 2019 zijn we gestart met Crumb Academy.", "nl"],
    ["2019年成立上海分公司。", "zh"],
    ["我们的合作伙伴始创于1998年。", "zh"]
  ])("%p does not", (said, lang) => {
    expect(yearOf(said, lang)).toBeUndefined()
  })
})

describe("told in plain words, by what came first or since when it goes on", () => {
  test.each([
    "Crumb poured its first candle in December 2016.",
    "Our first jar of honey left the kitchen in June 2014.",
    "The first line of code for Crumb was typed on a slow train in 2012.",
    "The first ever Crumb was held on a windy Sunday in May 1987, behind the church.",
    "We shipped the first unit in March 2018 and have not slept since.",
    "Our club rowed together for the first time in the summer of 1961.",
    "The kettle has been on since we welcomed our first guests in 2006.",
    "Our story begins in 2015 with a broken kettle.",
    "Crumb dates back to the summer of 1998.",
    "Crumb got off the ground in 2018, after a long walk.",
    "Crumb threw open its doors on a snowy Friday in January 2010.",
    "It was 1999 when Ada put a loom in the barn and called it Crumb.",
    "In 2008 we gave notice, packed the van and Crumb was up and running by June.",
    "Crumb is a letterpress workshop in Hull set up in 2010 by neighbours.",
    "Crumb is the work of two weavers who joined forces in 2019 to save a mill.",
    "Frustrated by clumsy planners, teacher Ada Roth launched Crumb in March 2021.",
    "What my uncle began in 1963 with one lathe, we keep going with four.",
    "My grandparents opened the shop in 1931, and I still use their till.",
    "I gave up accountancy in 1998 to make cheese.",
    "We turned our hobby into a business in 1998.",
    "Ada left banking in 2003 to start Crumb.",
    "Est. 2015 in a spare room.",
    "Crumb (est. 1998) is a cheese shop.",
    "Singing together, mostly in tune, since 1984.",
    "Weaving willow by the river, 1974 to today.",
    "Crumb has been roasting coffee above the harbour in Whitby since 2011.",
    "We've been on the air since 14 February 2003.",
    "Ever since the autumn of 1991, Crumb has been mending clocks that nobody else would.",
    "Independent booksellers since 1974."
  ])("%p tells it", (said) => {
    expect(yearOf(said, "en")).toBe(/\d{4}/.exec(said)?.[0])
  })
  test.each([
    "I was born in Leeds in 1979 and grew up above the shop.",
    "I carved my first spoon in 1999.",
    "Meg carved her first spoon in 1999 and stayed.",
    "We built our first wheelchair ramp in 2014.",
    "We held our first open day in 2014.",
    "We hired our first apprentice in 2012.",
    "Our first electric van arrived in 2019.",
    "The first steam engine was built here in 1821.",
    "The first version of our billing came with a bug in 2014.",
    "Crumb sold its first copies in Germany in 2012.",
    "We played in Berlin for the first time in 2012.",
    "We first met in 2003, on a ferry.",
    "Our story in Wales begins in 2014.",
    "Our history goes back to 1850, when the mill was built.",
    "The roots of the recipe go back to 1920.",
    "Crumb was formed from two companies in 2021.",
    "It was 2015 when the river took the whole ground floor.",
    "In 2015 we renamed the company and called it Crumb.",
    "In 2014 a friend wrote a song and called it Crumb.",
    "In 2012 we moved to Hull, and our second shop was born two years later.",
    "Crumb is a book about a village founded in 1966.",
    "Crumb is the work of two friends who met in 2003.",
    "Ada Roth launched our podcast in 2021.",
    "What my sister began in 2014 in her own shop, she now runs with three staff.",
    "My grandfather opened the shop next door in 1931.",
    "In 2019 we teamed up with the council to plant trees.",
    "Accepting vouchers since 2017.",
    "An independent company since 2019.",
    "Victorian postcards, 1860 to today.",
    "Bread has been baked on this site since 1842.",
    "Meg has been making jam since 2014."
  ])("%p does not", (said) => {
    expect(yearOf(said, "en")).toBeUndefined()
  })
})
