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
