/** Who "the two of them" are, some paragraphs under those who did it: as many as the sentence counts, or nobody. */
import { describe, expect, test } from "bun:test"
import { toldBy } from "./Told.ts"

describe("those whom a sentence counts", () => {
  test.each([
    [
      "en",
      "2016 Ada Roth, Ben Lund",
      "Ada Roth was nine years a harbour master in Howth. One night a wave took the ledger with it. // Ben Lund was writing timetables for a ferry line in Gdynia. He had once been sent to a berth with a boat in it. // They started Crumb together in Dungarvan in February 2016, and the first harbour was the one that Mia Petit looks after."
    ],
    [
      "en",
      "2022 Ada Roth, Ben Lund",
      "Ada Roth grew up in Killala. Her brother-in-law, Max Petit, put out his first line in 2018. // Ben Lund, who wrote firmware for meters until 2019, answered her question. The two of them registered Crumb Ltd in Westport on 3 October 2022 and sold the first float that winter."
    ],
    [
      "en",
      "2013 Ada Roth, Ben Lund",
      "In March 2012 Ada Roth nodded off on the couch and woke to forty mugs. // The man who came to check her wiring was Ben Lund, an electrician. She asked him to prove it. // The two of them started Crumb in Fredericton in May 2013 with eleven boxes."
    ],
    [
      "es",
      "2018 Ana Roth, Clara Prado, Luis Lund",
      "Ana Roth repartía en Concepción. Se vino al sur con la bicicleta en el bus. // Acá conoció a Luis Lund, que soldaba cuadros, y a Clara Prado, que se sabía todos los timbres. Entre los tres fundaron Crumb en Valdivia, en abril de 2018, en un garaje de calle Bueras."
    ],
    [
      "fr",
      "2022 Aurélie Roth, Noémie Lund",
      "Un dimanche de 2020, la fromagerie a perdu quatre cents meules. Aurélie Roth, qui affinait là depuis 2008, en a parlé à sa voisine de palier, Noémie Lund, ingénieure. // Les premiers boîtiers ont été soudés sur la table de la cuisine. En 2022, tous deux ont fondé Crumb Sàrl pour pouvoir en livrer."
    ],
    [
      "it",
      "2019 Livia Roth, Tommaso Lund",
      "Era il 2017 e si litigava da tre ore per una grondaia. Livia Roth faceva l'amministratrice, Tommaso Lund abitava al terzo piano e scriveva software: due anni dopo, nel 2019, hanno fondato insieme la società."
    ]
  ])("%s: %s", (lang, who, text) => {
    expect(toldBy(text, lang)).toBe(who)
  })

  // When, before who; whom somebody came upon; what is no name in a language whose nouns have capitals.
  test.each([
    [
      "en",
      "In 2011 Ada Roth bought a mill. Her neighbour Ben Lund laughed. In the autumn of 2015 the two founded Crumb."
    ],
    ["en", "One winter Ada Roth bought a mill. Then Ben Lund laughed. They founded Crumb in 2015."],
    ["en", "Ada Roth mended clocks. In 2014 she met Ben Lund at a fair. In 2015 the two founded Crumb."],
    [
      "de",
      "Ada Roth holte die Sense ihres Großvaters vom Dachboden. Gefunden hat sie den Schmied Ben Lund. 2015 haben die beiden Crumb gegründet."
    ],
    [
      "de",
      "Ada Roth war Lehrerin. Beim Dengeln lernte sie den Schmied Ben Lund kennen. 2015 haben die beiden Crumb gegründet."
    ],
    ["es", "Ada Roth era ceramista. En 2014 conoció a Ben Lund en una feria. En 2015 los dos fundaron Crumb."]
  ])("%s: %s", (lang, text) => {
    expect(toldBy(text, lang)).toBe("2015 Ada Roth, Ben Lund")
  })
  test.each([
    ["en", "Ada Roth bought a mill. Then Ben Lund laughed. He founded Crumb in 2015."],
    ["en", "Ada Roth mended clocks. In 2014 she met Ben Lund, our first customer. They founded Crumb in 2015."]
  ])("%s: nobody knows who that is: %s", (lang, text) => {
    expect(toldBy(text, lang)).not.toContain("Roth")
  })
  test("a lake that turned green founded nothing", () => {
    const text =
      "In the dry spring of 2011 Blea Tarn turned green. Ada Roth, a retired teacher, carried a jar of it to town. She and her neighbour Ben Lund founded Crumb in 2015."
    expect(toldBy(text, "en")).toBe("2015 Ada Roth, Ben Lund")
  })

  const story =
    "Ada Roth baked bread in the harbour of Howth for nine years. // Ben Lund wrote timetables for a ferry line in Gdynia. // "
  test.each([
    ["en", "Crumb was founded in 1950 by their grandfather, and the two of them took it over in 2010."],
    ["en", "Crumb was founded in 1950, and the two of them run it today."],
    ["en", "Their aunt founded Crumb in 1950 and they run it together today."],
    ["en", "When Crumb opened in 1990 the two of them were still at school."],
    ["en", "The two of them left Crumb in 2018 and started a mill."],
    ["en", "They started working at Crumb together in 2016."],
    ["en", "In 2019 they started using Crumb together."],
    ["en", "The two of them opened Crumb's second bakery in 2019."],
    ["en", "The two of them launched Crumb in Spain in 2019."],
    ["en", "The two of them created the logo of Crumb in 2019."],
    ["fr", "Crumb a été fondé en 1950 par leur grand-père, et tous deux l'ont repris en 2010."],
    ["de", "Crumb wurde 1950 gegründet, und die beiden führen den Laden heute."],
    ["es", "Crumb fue fundada en 1950 por su abuelo y los dos la dirigen hoy."],
    ["it", "Crumb è stata fondata nel 1950 dal nonno e i due la guidano insieme oggi."]
  ])("%s: who did something else founded nothing: %s", (lang, told) => {
    expect(toldBy(`${story}${told}`, lang)).not.toContain("Roth")
  })
  test("the story itself names those who did", () => {
    expect(toldBy(`${story}The two of them started Crumb in May 2013.`, "en")).toBe("2013 Ada Roth, Ben Lund")
  })

  test.each([
    [
      "three where it says two",
      "Ada Roth baked bread in the harbour of Howth for nine years. // Ben Lund wrote timetables for a ferry line in Gdynia. // Mia Petit kept the books of the harbour for longer. // The two of them started Crumb in Fredericton in May 2013."
    ],
    [
      "two where it says three",
      "Ada Roth baked bread in the harbour of Howth for nine years. // Ben Lund wrote timetables for a ferry line in Gdynia. // The three of them started Crumb in Fredericton in May 2013."
    ],
    [
      "customers",
      "Our customers Ada Roth and Ben Lund baked in Howth for nine years. // Their loaves sold out by noon on most days. // The two of them set up Crumb in their shop in May 2013."
    ],
    [
      "a time that looks like a name",
      "Ada Roth baked bread in the harbour of Howth for nine years. // One Christmas brought forty mugs slumped flat on the shelf. // The two of them started Crumb in Fredericton in May 2013."
    ],
    [
      "under another heading",
      "<h1>About us</h1><p>Ada Roth baked bread in the harbour of Howth for nine years.</p><p>Ben Lund wrote timetables for a ferry line in Gdynia.</p><h2>How it began</h2><p>The two of them started Crumb in Fredericton in May 2013.</p>"
    ]
  ])("nobody: %s", (_, text) => {
    expect(toldBy(text, "en")).not.toContain(" Roth")
  })
})

describe("counted by a sentence that calls it what it became, or in other letters", () => {
  test.each([
    [
      "de",
      "2019 Ada Roth, Ben Lund",
      "Ada Roth hat zehn Jahre lang Öfen gesetzt. 2005 gründete sie in Linz den Betrieb Roth Öfen, den heute ihr Bruder Max führt. Ben Lund wollte nur ein Brot. // Er schrieb ihr ein Programm, damit der nächste Kunde es schneller bekommt. Daraus wurde Crumb: Im Mai 2019 haben die beiden es in Graz gegründet."
    ],
    [
      "en",
      "2019 Ada Roth, Ben Lund",
      "Ada Roth built ovens for ten years, Ben Lund wrote software. That became Crumb: in May 2019 the two of them founded it in Leeds."
    ],
    [
      "ja",
      "2018 佐藤彩乃, 田中健吾",
      "佐藤彩乃は長野の出版社に勤めていたころ、毎朝パンを焼いていました。同じ町の出身です。 // 同級生の田中健吾は、東京で大工をしていました。2018年4月、二人は松本市でCrumbを創業し、窯をひとつ買いました。"
    ],
    ["zh", "2015 周文杰, 李晓梅", "周文杰在杭州教了十年书，李晓梅是他的编辑。2015年，两人一起创办了Crumb。"],
    [
      "ar",
      "2020 ريم الخطيب, سامر حداد",
      "كانت ريم الخطيب تعمل مهندسة في عمّان، والتقت بالنجّار سامر حداد في السوق. في ربيع 2020 أسّس الاثنان Crumb."
    ]
  ])("%s: %s of %s", (lang, want, said) => {
    expect(toldBy(said, lang)).toBe(want)
  })
  test.each([
    // A third is named, or may be; or one alone.
    [
      "de",
      "2019",
      "Ada Roth hat Öfen gesetzt, Max Petit hat gemauert. Ben Lund schrieb Programme. // Daraus wurde Crumb: Im Mai 2019 haben die beiden es in Graz gegründet."
    ],
    [
      "ja",
      "2018",
      "佐藤彩乃は編集者でした。田中健吾は大工でした。綾小路翔も同級生です。2018年4月、二人は松本市でCrumbを創業しました。"
    ],
    ["zh", "2015", "周文杰在杭州教书，李晓梅是编辑，王小明爱画画。2015年，两人一起创办了Crumb。"],
    ["zh", "2015", "周文杰在杭州教了十年书。2015年，两人一起创办了Crumb。"],
    // Of another house.
    ["ja", "-", "佐藤彩乃は編集者、田中健吾は大工でした。2012年、二人は松本市でとらねこ運送を創業しました。"],
    ["zh", "-", "周文杰和李晓梅是我们的客户。2015年，两人一起创办了绿野公司。"],
    ["ar", "-", "كانت ريم الخطيب جارة سامر حداد. في ربيع 2012 أسّس الاثنان شركة الواحة."]
  ])("%s: %s of %s", (lang, want, said) => {
    expect(toldBy(said, lang)).toBe(want)
  })
})
