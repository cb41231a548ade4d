/** A founding at the end of a sentence of other deeds, after a date of its own, or a year counted from another one. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "../FactPages.ts"

/** "2016 Ada Roth, Ben Lund" of a page about the makers. */
const began = (said: string, lang = "en") => {
  const main = `<h1>About us</h1><p>${said}</p>`
  const { fields, founders } = extract(
    openGate({ pages: [crumb({ main, lang, path: "about" })], categories: [] }),
    []
  ).stands
  return [fields.founded_year?.value ?? "-", founders.map(({ value }) => value.name).join(", ")].join(" ").trim()
}

describe("several deeds of the same people", () => {
  test.each([
    [
      "Ada Roth und Ben Lund haben die alte Mühle übernommen, den Ofen herausgerissen und Crumb gegründet.",
      "- Ada Roth, Ben Lund",
      "de"
    ],
    ["Ada Roth verließ die Mühle und gründete Crumb.", "- Ada Roth", "de"],
    ["Ada Roth heeft de molen verkocht en Crumb opgericht.", "- Ada Roth", "nl"],
    ["Ada Prates é agrônoma e fundou a Crumb sozinha, depois de ver o forno da avó.", "- Ada Prates", "pt"],
    ["林静秋1979年生,十九岁进厂做工,2008年离厂,创办了Crumb。", "- 林静秋", "zh"],
    ["川辺里奈は測量士として九年働いたのち、Crumbを創業しました。", "- 川辺里奈", "ja"],
    ["川辺里奈が、大学の同級生だった浜田亮とともにCrumbを創業しました。", "- 川辺里奈, 浜田亮", "ja"],
    ["測量士だった川辺里奈が、エンジニアの浜田亮と二人で立ち上げたのがCrumbです。", "- 川辺里奈, 浜田亮", "ja"],
    ["Crumbは2013年、職人の川辺美和が始めました。", "2013 川辺美和", "ja"],
    ["أسست نور الحداد شركة Crumb في إربد عام 2022 مع سامي النجار.", "2022 نور الحداد, سامي النجار", "ar"],
    ["تركت نور الحداد عملها عام 2019 وأسست Crumb في عمّان.", "2019 نور الحداد", "ar"]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["Ada Roth hat die Mühle verkauft, weil Ben Lund wegging und Crumb gegründet wurde.", "-", "de"],
    ["Ada Roth und Ben Lund haben die Mühle verkauft und Petit gegründet.", "-", "de"],
    ["Ada Roth hat die Mühle verkauft und nie Crumb gegründet.", "-", "de"],
    ["Ada Roth heeft de molen verkocht en Petit opgericht.", "-", "nl"],
    ["林静秋1979年生,2008年离厂,他的朋友创办了Crumb。", "-", "zh"],
    ["林静秋1979年生,2008年离厂,创办了老面馆。", "-", "zh"],
    ["川辺里奈は測量士として九年働いたのち、夜工房を創業しました。", "-", "ja"],
    ["川辺里奈は九年働いたのち、浜田亮がCrumbを創業しました。", "- 浜田亮", "ja"],
    ["تركت نور الحداد عملها عام 2019 وأسست Flourtech في عمّان.", "-", "ar"]
  ])("not of others, nor what was not done: %s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
})

describe("a date, and then the sentence", () => {
  test.each([
    ["Era il 1974 quando Ottorino Roth, appena tornato dal mulino di Bra, aprì Crumb.", "1974 Ottorino Roth", "it"],
    ["Corria 2017 quando Ada Prates, contabilista, abriu a Crumb sozinha.", "2017 Ada Prates", "pt"],
    ["Nobody could read them, so in 2021 she and Ben Lund started Crumb in a shop in Leeds.", "2021", "en"]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["Era il 1974 quando Ottorino Roth aprì Petit.", "-", "it"],
    ["Era il 1974 quando Ottorino Roth comprò il mulino.", "-", "it"],
    ["Corria 2017 quando a nossa cliente abriu a Petit.", "-", "pt"],
    ["Nobody could read them, so in 2021 she and Ben Lund started Petit in a shop in Leeds.", "-", "en"],
    ["If nobody could read them, in 2021 she and Ben Lund started Crumb.", "-", "en"],
    ["Our customers had no books, so in 2021 they started using Crumb.", "-", "en"]
  ])("not of others: %s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
})

describe("a year that is counted from another", () => {
  test.each([
    ["They met in 2017 and started Crumb the year after.", "2018", "en"],
    ["In 2017 Ada Roth met Ben Lund, and two years later they founded Crumb.", "2019", "en"],
    ["Ada Roth quitte le moulin en 2016 et fonde Crumb deux ans plus tard.", "2018 Ada Roth", "fr"],
    ["Ada Roth dejó el molino en 2016 y fundó Crumb al año siguiente.", "2017 Ada Roth", "es"],
    ["Ada Roth verließ die Mühle im Jahr 2016 und gründete Crumb drei Jahre später.", "2019 Ada Roth", "de"]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["They met in 2017 and started Petit the year after.", "-", "en"],
    ["They worked at Flourtech until 2017 and some years later started using Crumb.", "-", "en"],
    ["In 2017 they started Crumb, and a year later hired a baker.", "2017", "en"],
    ["Crumb was founded in 2017. The year after we moved.", "2017", "en"]
  ])("not where it is another's, or counts something else: %s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
})

describe("what somebody else does at its end", () => {
  test.each([
    ["Ada Roth left the mill and the baker came and founded Crumb.", "en"],
    ["Ada Roth sold the shop and a customer bought the oven and founded Crumb.", "en"],
    ["Ada Roth verließ die Mühle und der Bäcker kam und gründete Crumb.", "de"],
    ["Ada Roth hat die Mühle verlassen und der Bäcker hat Crumb gegründet.", "de"],
    ["Ada Roth quitta le moulin et le boulanger vint et fonda Crumb.", "fr"],
    ["Ada Roth dejó el molino y el panadero llegó y fundó Crumb.", "es"],
    ["Ada Roth deixou o moinho e o padeiro veio e fundou a Crumb.", "pt"],
    ["Ada Roth lasciò il mulino e il fornaio venne e fondò Crumb.", "it"],
    ["Ada Roth verliet de molen en de bakker kwam en richtte Crumb op.", "nl"]
  ])("is nobody's who stands before: %s", (said, lang) => {
    expect(began(said, lang)).toBe("-")
  })
  test.each([
    ["Ada Roth, dont le père a fondé Crumb en 1975, cuit le pain.", "fr"],
    ["Ada Roth, cuyo padre fundó Crumb en 1975, hornea.", "es"],
    ["Ada Roth, il cui padre fondò Crumb nel 1975, cuoce il pane.", "it"],
    ["Ada Roth a rencontré la femme qui a fondé Crumb en 1975.", "fr"],
    ["Ada Roth conoció a la mujer que fundó Crumb en 1975.", "es"],
    ["Adas Schwester gründete Crumb 1975.", "de"],
    ["Crumb wurde 1975 von einer Freundin von Ada Roth gegründet.", "de"],
    ["罗艾达的父亲于1975年创办了Crumb。", "zh"]
  ])("is theirs whom they are kin to, or met: %s", (said, lang) => {
    expect(began(said, lang)).toBe("1975")
  })
  test.each([
    ["Nobody knows whether Ada Roth founded Crumb.", "en"],
    ["Ada Roth reportedly founded Crumb in 2012.", "en"],
    ["Legend has it that Ada Roth founded Crumb in 1875.", "en"],
    ["In the novel, Ada Roth founded Crumb in 1975.", "en"],
    ["On dit qu'Ada Roth a fondé Crumb.", "fr"],
    ["Supuestamente, Ada Roth fundó Crumb.", "es"],
    ["Ninguém sabe se Ada Roth fundou a Crumb.", "pt"],
    ["Presumibilmente Ada Roth ha fondato Crumb.", "it"]
  ])("is not told where nobody vouches for it: %s", (said, lang) => {
    expect(began(said, lang)).toBe("-")
  })
  test.each([
    ["La escuela junto a Crumb fue fundada en 1890.", "es"],
    ["Il mulino accanto a Crumb è stato fondato nel 1890.", "it"],
    ["Il rivale di Crumb è stato fondato nel 1890.", "it"]
  ])("nor of what stands beside it: %s", (said, lang) => {
    expect(began(said, lang)).toBe("-")
  })
  test.each([
    ["Ada Roth sold the house and the old car and founded Crumb.", "- Ada Roth", "en"],
    ["Ada Roth founded Crumb and the town came to buy its bread.", "- Ada Roth", "en"]
  ])("is theirs where nobody else does anything before it: %s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
})
