/** A house begun in passing, at the end of a longer sentence, or by what a thing became; and the same of others. */
import { describe, expect, test } from "bun:test"
import { toldBy, yearToldBy } from "../stories/Told.ts"

describe("a house begun in passing", () => {
  test.each([
    ["In 2014 she went part-time, hired a flatmate, and with him opened Crumb above a carpet shop.", "en", "2014"],
    ["She told the story to Ben Lund, and the two of them launched Crumb in the fall of 2019.", "en", "2019"],
    ["They registered Crumb Ltd in Westport on 3 October 2022.", "en", "2022"],
    ["They started the company in May 2021 anyway.", "en", "2021"],
    ["In the summer of 2018 it rained, and by November of that year Crumb was a company in Tartu.", "en", "2018"],
    ["In April 2022 it became a company.", "en", "2022"],
    ["Im Frühjahr 2021 eröffneten die Geschwister Crumb.", "de", "2021"],
    ["Im Oktober 2018 stand die Firma im Firmenbuch.", "de", "2018"],
    ["Im März 2015 haben wir zwei die Firma eingetragen.", "de", "2015"],
    ["Aus dem Hobby wurde 2019 eine Firma.", "de", "2019"],
    ["Ils fondent l'association ensemble et la déclarent à la préfecture le 14 février 2016.", "fr", "2016"],
    ["L'acte constitutif a été signé à Liège le 4 mai 2011, par ses trois membres fondateurs.", "fr", "2011"],
    ["El proyecto se convirtió en empresa en 2019.", "es", "2019"],
    ["O grupo virou empresa em 2019, quando saiu a primeira versão do site.", "pt", "2019"],
    ["Nel 2019 il progetto è diventato un'azienda.", "it", "2019"],
    ["In 2014 richtten negen buren Crumb op.", "nl", "2014"],
    ["In het najaar van 2014 richtten negen buren de vereniging op.", "nl", "2014"],
    ["Op 1 september 2016 schreven ze zich in bij de Kamer van Koophandel.", "nl", "2016"]
  ])("%s (%s)", (said, lang, year) => {
    expect(yearToldBy(said, lang)).toBe(year)
  })
  test.each([
    ["In 2014 she went part-time, hired a flatmate, and with him opened Flourtech above a carpet shop.", "en"],
    ["They registered Flourtech Ltd in Westport on 3 October 2022.", "en"],
    ["They started the company that bought the mill in May 2021.", "en"],
    ["By November of 2018 Flourtech was a company in Tartu.", "en"],
    ["In 2019 we almost became a company.", "en"],
    ["Im Frühjahr 2021 eröffneten die Geschwister Mehlwerk.", "de"],
    ["Aus der Mühle wurde 2019 ein Museum.", "de"],
    ["2019 gingen wir mit dem Shop online.", "de"],
    ["La voisine a déclaré la perte à la préfecture le 14 février 2016.", "fr"],
    ["El molino se convirtió en museo en 2019.", "es"],
    ["A feira virou tradição em 2019.", "pt"],
    ["Desde 2019 fazemos parte do grémio.", "pt"],
    ["Nel 2019 il mulino è diventato un museo.", "it"],
    ["In 2014 richtten negen buren Meelfabriek op.", "nl"]
  ])("not: %s (%s)", (said, lang) => {
    expect(yearToldBy(said, lang)).toBe("-")
  })
  test("what came out after the company is not its beginning", () => {
    const said =
      "In April 2021 the two of us went to a notary and came out as a company. // In November 2022 we launched Crumb at the fair in Ghent."
    expect(yearToldBy(said, "en")).toBe("2021")
  })
  test("whoever stands beside the verb began it, and no owner before", () => {
    const said =
      "Gerrit Roels verkocht hier in 1957 camera's. // Twee jaar later, in maart 2011, begon Ada Roth er Crumb."
    expect(toldBy(said, "nl")).toBe("2011 Ada Roth")
  })
  test.each([
    ["SOC 2 Type II since 2019.", "en"],
    ["ISO 27001 since 2019.", "en"]
  ])("a seal is older or younger than the house: %s", (said, lang) => {
    expect(yearToldBy(said, lang)).toBe("-")
  })
})
