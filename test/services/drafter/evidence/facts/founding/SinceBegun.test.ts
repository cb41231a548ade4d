/** Since when, by a clause that tells of a founding, and whose founding that is. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, fact } from "../FactPages.ts"

const yearOf = (said: string, lang: string) =>
  fact(aboutCrumb(said, lang), "founded_year", /(?:19|20)\d\d/.exec(said)?.[0] ?? "", said)

describe("since it began", () => {
  test.each([
    ["Crumb has kept the books of small mills since Gloria Roth founded the firm in 2007.", "en"],
    ["Crumb has been looking after ovens in Ghent since it was set up in 2008.", "en"],
    ["Since it was founded in 2008, Crumb has baked 40,000 loaves.", "en"],
    ["Since opening in 2008, we have served three towns.", "en"],
    ["From its beginnings in 2008, Crumb has been run by women.", "en"],
    ["More than 2,300 bakers have taken the course since we opened in January 2020.", "en"],
    ["Seit ihrer Gründung im Jahr 2008 hat Crumb drei Städte versorgt.", "de"],
    ["Crumb betreut Öfen, seit es 2008 gegründet wurde.", "de"],
    ["Depuis sa création en 2008, Crumb a servi trois villes.", "fr"],
    ["Crumb cuida hornos desde que se fundó en 2008.", "es"],
    ["A Crumb cuida de fornos desde que foi fundada em 2008.", "pt"],
    ["Crumb cura i forni da quando è stata fondata nel 2008.", "it"],
    ["Crumb verzorgt ovens sinds het in 2008 werd opgericht.", "nl"],
    ["منذ تأسيسنا عام 2008 ونحن نخبز.", "ar"]
  ])("%p tells the year", (said, lang) => expect(yearOf(said, lang)).toBe(/(?:19|20)\d\d/.exec(said)?.[0]))
  test.each([
    ["Crumb has sponsored the festival since it was founded in 2008.", "en"],
    ["Crumb has been a member of the guild since its founding in 1908.", "en"],
    ["Crumb has run the café since it opened in 2015.", "en"],
    ["Since its founding in 1908, the guild has met in our hall.", "en"],
    ["Our miller has worked here since he founded his mill in 1998.", "en"],
    ["We have worked with Petit since it was founded in 1990.", "en"],
    ["Since Ada Roth founded Petit in 1990, we have bought there.", "en"],
    ["Since we opened our second shop in 2015, we bake more.", "en"],
    ["Since its launch in 2015, our loyalty card has saved you money.", "en"],
    ["Since we opened in Leeds in 2015, we bake more.", "en"],
    ["Seit der Eröffnung der zweiten Filiale 2015 backen wir mehr.", "de"],
    ["Depuis sa création en 1990, la foire attire du monde.", "fr"],
    ["Desde su fundación en 1990, el gremio nos apoya.", "es"],
    ["Dalla sua fondazione nel 1990, la fiera attira gente.", "it"]
  ])("%p does not", (said, lang) => expect(yearOf(said, lang)).toBeUndefined())
})
