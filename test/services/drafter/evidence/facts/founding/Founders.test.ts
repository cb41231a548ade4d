/** Who founded it: the people a site calls its own founders, and nobody else with a title. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, data, founder } from "../FactPages.ts"

test("a company called as the address is, in a word more, is the site's own", () => {
  const main = "<h1>Bread</h1><p>Crumb plans bread.</p><p>Ada Roth founded Crumb Instruments in 2016.</p>"
  const found = (footer: string) => {
    const page = crumb({ main, footer })
    return founder(page, { name: "Ada Roth" }, "Ada Roth founded Crumb Instruments in 2016.")?.name
  }
  expect(found("<p>Crumb Instruments Ltd<br>Mill Road 1, Ghent</p>")).toBe("Ada Roth")
  expect(found("<p>Supported by Crumb Instruments Ltd</p>")).toBeUndefined()
  expect(found("<p>© Crumb</p>")).toBeUndefined()
})

describe("founders are people the site says founded it", () => {
  test.each([
    ["Crumb was founded in 2016 by Ada Roth and Ben Lund in Ghent, Belgium.", "Ada Roth,Ben Lund", "en"],
    ["Founded by Ada Roth in 2016", "Ada Roth", "en"],
    ["In 2016 Ada Roth founded Crumb.", "Ada Roth", "en"],
    ["Ada Roth and Ben Lund founded Crumb.", "Ada Roth,Ben Lund", "en"],
    ["Crumb was created by Ada Roth, Ben Lund and Carla de Vries.", "Ada Roth,Ben Lund,Carla de Vries", "en"],
    ["Our founder, Ada Roth, is a baker.", "Ada Roth", "en"],
    ["Our founders Ada Roth and Ben Lund met at a mill.", "Ada Roth,Ben Lund", "en"],
    ["Our co-founder and CEO Ada Roth writes the newsletter.", "Ada Roth", "en"],
    ["Ada Roth, founder of Crumb", "Ada Roth", "en"],
    ["Ada Roth is the founder of Crumb.", "Ada Roth", "en"],
    ["Ada Roth, co-founder and CEO of Crumb, still bakes.", "Ada Roth", "en"],
    ["Ada Roth is our founder.", "Ada Roth", "en"],
    ["Crumb's founders, Ada Roth and Ben Lund, met at a mill.", "Ada Roth,Ben Lund", "en"],
    ["Crumb founder Ada Roth bakes every Sunday.", "Ada Roth", "en"],
    ["The founders are Ada Roth and Ben Lund.", "Ada Roth,Ben Lund", "en"],
    ["Founder: Ada Roth", "Ada Roth", "en"],
    ["Founders: Ada Roth and Ben Lund", "Ada Roth,Ben Lund", "en"],
    ["I'm Ada Roth, the founder of Crumb.", "Ada Roth", "en"],
    ["Ada Roth, who founded Crumb in 2016, still bakes.", "Ada Roth", "en"],
    ["Crumb is a small company founded by Ada Roth.", "Ada Roth", "en"],
    ["Founded by Ada Roth, a baker, and Ben Lund, a programmer.", "Ada Roth,Ben Lund", "en"],
    ["Crumb was started by Dr. Ada Roth.", "Dr. Ada Roth", "en"],
    ["Gründerin ist Ada Roth.", "Ada Roth", "de"],
    ["Crumb wurde 2016 von Ada Roth und Ben Lund gegründet.", "Ada Roth,Ben Lund", "de"],
    ["Unsere Gründer Ada Roth und Ben Lund kommen aus Gent.", "Ada Roth,Ben Lund", "de"],
    ["Ada Roth, Gründerin von Crumb", "Ada Roth", "de"],
    ["Crumb a été fondée en 2014 par Ada Roth et Ben Lund.", "Ada Roth,Ben Lund", "fr"],
    ["Fondateurs : Ada Roth et Ben Lund.", "Ada Roth,Ben Lund", "fr"],
    ["Notre fondatrice, Ada Roth, est boulangère.", "Ada Roth", "fr"],
    ["Ada Roth, fondatrice de Crumb", "Ada Roth", "fr"],
    ["Crumb fue fundada en 2014 por Ada Roth y Ben Lund.", "Ada Roth,Ben Lund", "es"],
    ["Nuestra fundadora, Ada Roth, es panadera.", "Ada Roth", "es"],
    ["A Crumb foi fundada por Ada Roth e Ben Lund.", "Ada Roth,Ben Lund", "pt"],
    ["Crumb è stata fondata da Ada Roth e Ben Lund.", "Ada Roth,Ben Lund", "it"],
    ["Crumb is opgericht door Ada Roth en Ben Lund.", "Ada Roth,Ben Lund", "nl"],
    ["Crumb was founded in Ghent in 2016 by two law students, Ada Roth and Ben Lund.", "Ada Roth,Ben Lund", "en"],
    [
      "Two years later its technician, Ada Roth, and her neighbour, the engineer Ben Lund, founded Crumb.",
      "Ada Roth,Ben Lund",
      "en"
    ],
    ["Crumb wurde 2016 von der Bäckerin Ada Roth und ihrem Bruder Ben Lund gegründet.", "Ada Roth,Ben Lund", "de"],
    ["C'est en 2009 que Ada Roth, éclusière, a fondé Crumb.", "Ada Roth", "fr"],
    [
      "A Crumb foi fundada em 2017 pelo técnico em refrigeração Ben Lund e pela farmacêutica Ada Roth.",
      "Ada Roth,Ben Lund",
      "pt"
    ],
    ["Crumb is in 2018 opgericht door pianist Ada Roth en haar stemmer, Ben Lund.", "Ada Roth,Ben Lund", "nl"],
    ["Crumbは、2020年に白石奏と姉の白石遥が福岡で創業しました。", "白石奏,白石遥", "ja"],
    ["创始人：张伟", "张伟", "zh"],
    ["Crumb的创始人何咏琪生于香港。", "何咏琪", "zh"],
    ["創業者：山田 太郎", "山田 太郎", "ja"],
    ["المؤسس: أحمد علي", "أحمد علي", "ar"]
  ])("%p: %p", (said, names, lang) => {
    for (const name of names.split(",")) expect(founder(aboutCrumb(said, lang), { name }, said)?.name).toBe(name)
  })
})

describe("and not whoever", () => {
  test.each([
    ["Marie Petit, founder of Boulangerie Petit, loves Crumb.", "Marie Petit", "en"],
    ["Max Roe, Head of Growth and co-founder at Acme, uses Crumb.", "Max Roe", "en"],
    ["Max Roe, CEO and founder, Otherly", "Max Roe", "en"],
    ["Max Roe, Founder", "Max Roe", "en"],
    ["Max Roe, CEO of Crumb", "Max Roe", "en"],
    ["Max Roe is the CEO of Crumb.", "Max Roe", "en"],
    ["Otto Grande founded Mixmate in 2011 and joined Crumb in 2018.", "Otto Grande", "en"],
    ["In 2011 Otto Grande started Mixmate.", "Otto Grande", "en"],
    ["Mixmate was founded by Otto Grande.", "Otto Grande", "en"],
    ["Our customer Petit was founded by Marie Petit.", "Marie Petit", "en"],
    ["Crumb was not founded by Max Roe.", "Max Roe", "en"],
    ["Crumb was founded by Ada Roth and then Max Roe joined.", "Max Roe", "en"],
    ["Crumb was founded by two bakers, Max Roe and Ben Lund and Carl Oto invested.", "Max Roe", "en"],
    ["Crumb was founded by two bakers, Max Roe invested.", "Max Roe", "en"],
    ["Crumb was founded by Ada Roth and her brother, Max Roe paid for it.", "Max Roe", "en"],
    ["Crumb was founded by two students of Max Roe, Ada Roth and Ben Lund.", "Max Roe", "en"],
    ["A Crumb foi fundada por Ada Roth, não pelo padeiro Max Roe.", "Max Roe", "pt"],
    ["Two years later Max Roe founded Mixmate.", "Max Roe", "en"],
    ["C'est en 2009 que Max Roe a rejoint Crumb.", "Max Roe", "fr"],
    ["2020年に白石奏がCrumb社の白石遥と会いました。", "白石遥", "ja"],
    ["Crumb was founded by friends of Max Roe.", "Max Roe", "en"],
    ["Former founder of Crumb Max Roe sued us.", "Max Roe", "en"],
    ["Template created by Max Roe", "Max Roe", "en"],
    ["Design by Max Roe", "Max Roe", "en"],
    ["Photo by Max Roe, founder of Crumb Pictures", "Max Roe", "en"],
    ["Crumb was bought by Max Roe in 2018.", "Max Roe", "en"],
    ["Our investor, Max Roe, founded FlourTech.", "Max Roe", "en"],
    ["Ada Roth founded Crumb with help from Max Roe.", "Max Roe", "en"],
    ["The Crumb Foundation was founded by Max Roe.", "Max Roe", "en"],
    ["Max Roe, founder of Crumb Bakery in Lyon, switched last year.", "Max Roe", "en"],
    ['"I founded my bakery in 1987," says Max Roe, founder.', "Max Roe", "en"],
    ["Max Roe wishes he had founded Crumb.", "Max Roe", "en"],
    ["The sister of Max Roe founded Crumb.", "Max Roe", "en"],
    ["Was Crumb founded by Max Roe?", "Max Roe", "en"],
    ["Max Roe is the founder's assistant at Crumb.", "Max Roe", "en"],
    ["Max Roe, founding engineer at Crumb", "Max Roe", "en"],
    ["Max Roe, Founders Associate at Crumb", "Max Roe", "en"],
    ["Ben Lund, our CTO, joined our founder Ada Roth in 2017.", "Ben Lund", "en"],
    ["Sequoia Capital founded Crumb Ventures.", "Sequoia Capital", "en"],
    ["Founded by Sequoia Capital in 2016", "Sequoia Capital", "en"],
    ["Our Story was founded by Our Team", "Our Team", "en"],
    ["Marie Petit, fondatrice de Boulangerie Petit, utilise Crumb.", "Marie Petit", "fr"],
    ["Max Huber, Gründer der Bäckerei Huber, nutzt Crumb.", "Max Huber", "de"],
    ["Unser Kunde Max Huber gründete die Bäckerei 1910.", "Max Huber", "de"],
    ["Marta López, fundadora de Panadería López, usa Crumb.", "Marta López", "es"]
  ])("%p is offered for %p", (said, name, lang) => {
    expect(founder(crumb({ main: `<h1>About us</h1><p>${said}</p>`, lang }), { name }, said)).toBeUndefined()
  })
})

const card = (...lines: ReadonlyArray<string>) =>
  `<div class="card"><h3>${lines[0]}</h3>${lines
    .slice(1)
    .map((line) => `<p>${line}</p>`)
    .join("")}</div>`
const section = (name: string, heading: string, ...cards: ReadonlyArray<string>) =>
  crumb({
    main: `<h1>About us</h1><section class="${name}"><h2>${heading}</h2>${cards.join("")}</section>`,
    path: "about"
  })

describe("on the cards of a team", () => {
  const team = section(
    "team",
    "Our team",
    card("Ada Roth", "Co-founder &amp; CEO", "Ada baked for ten years. She plans the bakes."),
    card("Ben Lund", "CTO", "Ben reads the logs. Before Crumb he was co-founder of Flourtech."),
    card("Mia Poe", "Founder of Flourtech, Head of Sales", "Mia sells bread."),
    card("Eva Lind", "Founding engineer", "Eva builds ovens.")
  )
  test("a name goes with the title beside it", () => {
    const value = { name: "Ada Roth", title: "Co-founder & CEO", bio: "Ada baked for ten years." }
    expect(founder(team, value, "Ada Roth", "Co-founder & CEO", "Ada baked for ten years.")).toEqual(value)
    expect(founder(team, { name: "Ada Roth", title: "Co-founder" }, "Ada Roth", "Co-founder & CEO")?.title).toBe(
      "Co-founder"
    )
  })
  test("not with anybody else's title or bio", () => {
    const told = founder(
      team,
      { name: "Ada Roth", title: "CTO", bio: "Ben reads the logs." },
      "Ada Roth Co-founder & CEO",
      "Ben Lund CTO",
      "Ben reads the logs."
    )
    expect(told).toEqual({ name: "Ada Roth", title: null, bio: null })
  })
  test.each([
    ["a director", "Ben Lund", ["Ben Lund", "CTO"]],
    ["whoever founded something else before", "Ben Lund", ["Ben Lund", "Before Crumb he was co-founder of Flourtech."]],
    ["whoever has another company in the title", "Mia Poe", ["Mia Poe", "Founder of Flourtech, Head of Sales"]],
    ["a founding engineer", "Eva Lind", ["Eva Lind", "Founding engineer"]],
    ["a name with the title of another card", "Ben Lund", ["Ben Lund", "Co-founder & CEO"]]
  ])("%s is none", (_, name, quotes) => {
    expect(founder(team, { name }, ...quotes)).toBeUndefined()
  })
  test("under advisors, investors and reviews stand others", () => {
    const cards = [card("Max Roe", "Founder", "Max helps."), card("Mia Poe", "Founder", "Mia helps.")]
    for (const page of [
      section("team", "Our advisors", ...cards),
      section("people", "Our investors", ...cards),
      section("testimonials", "What our customers say", ...cards)
    ])
      expect(founder(page, { name: "Max Roe" }, "Max Roe", "Founder")).toBeUndefined()
  })
})

describe("as data", () => {
  const node = (more: object) => data({ "@type": "Organization", name: "Crumb", ...more })
  const person = { "@type": "Person", name: "Ada Roth", jobTitle: "Founder" }
  test("of its own node, unless the page names others", () => {
    const head = node({ founder: [person] })
    expect(founder(crumb({ head }), { name: "Ada Roth", title: "Founder" }, "Ada Roth", "Founder")).toEqual({
      name: "Ada Roth",
      title: "Founder",
      bio: null
    })
    const main = "<p>Crumb was founded by Ben Lund.</p>"
    expect(founder(crumb({ head, main }), { name: "Ada Roth" }, "Ada Roth")).toBeUndefined()
    expect(founder(crumb({ head, main }), { name: "Ben Lund" }, "Crumb was founded by Ben Lund.")?.name).toBe(
      "Ben Lund"
    )
  })
  test("authors, reviewers and founders of others are none", () => {
    for (const head of [
      node({ review: { "@type": "Review", author: person } }),
      data({ "@type": "Article", name: "Crumb", author: { ...person, description: "Founder" } }),
      data({ "@type": "Organization", name: "Flourtech", founder: person })
    ])
      expect(founder(crumb({ head }), { name: "Ada Roth" }, "Ada Roth", "Founder")).toBeUndefined()
  })
})

test("data names no founder whom a page that shows its founders does not name", () => {
  const head = data({ "@type": "Organization", name: "Crumb", founder: { "@type": "Person", name: "Otto Falk" } })
  const offered = (main: string) => founder(crumb({ head, main }), { name: "Otto Falk" }, "Otto Falk")
  expect(offered("<p>Crumb plans the bakes of bakeries.</p>")).toBeDefined()
  expect(
    offered("<h2>Who we are</h2><div><h3>Ada R.</h3><p>Founder and chartered baker of bread</p></div>")
  ).toBeUndefined()
})

describe("people go by one name, and introduce themselves", () => {
  test.each([
    ["Founded by Marta and Joan in 2016.", "Marta", "en"],
    ["Fondée par Claire et Hugo en 2015.", "Hugo", "fr"],
    ["Our founder Marta still bakes.", "Marta", "en"],
    ["I'm Ada Roth. I built Crumb in 2017.", "Ada Roth", "en"],
    ["Ich bin Ada Roth und habe Crumb 2019 gegründet.", "Ada Roth", "de"],
    ["Crumb is built and run by Ada Roth.", "Ada Roth", "en"],
    ["Behind Crumb are Ada Roth and Ben Lund.", "Ben Lund", "en"],
    ["Crumb, un'idea di Ada Roth.", "Ada Roth", "it"],
    ["代表取締役・創業者 山田 太郎", "山田 太郎", "ja"]
  ])("%p", (said, name, lang) => {
    expect(founder(aboutCrumb(said, lang), { name }, said)?.name).toBe(name)
  })
  test.each([
    ["Founded by Flourtech in 2016.", "Flourtech", "en"],
    ["The oven is built by Max Roe.", "Max Roe", "en"],
    ["Crumb was built by Max Roe of Flourtech.", "Max Roe", "en"],
    ["I'm Max Roe. I built Mixmate in 2017.", "Max Roe", "en"],
    ["Marta loves Crumb.", "Marta", "en"]
  ])("not %p", (said, name, lang) => {
    expect(founder(aboutCrumb(said, lang), { name }, said)).toBeUndefined()
  })
  test("whoever stands under a heading of founders is one, and a quote of the name is enough", () => {
    const page = crumb({
      main: "<h1>About us</h1><h2>Our founders</h2><h3>Ada Roth</h3><p>Ada baked for years.</p><h2>Our team</h2><h3>Max Roe</h3><p>Baker</p>",
      path: "about"
    })
    expect(founder(page, { name: "Ada Roth" }, "Ada Roth")?.name).toBe("Ada Roth")
    expect(founder(page, { name: "Max Roe" }, "Max Roe")).toBeUndefined()
  })
  test("a name without its title is given the words beside it", () => {
    const page = crumb({
      main: "<h1>About</h1><h2>Team</h2><div class='card'><h3>Ada Roth</h3><p>Founder</p></div><div class='card'><h3>Max Roe</h3><p>Baker</p></div>",
      path: "about"
    })
    expect(founder(page, { name: "Ada Roth" }, "Ada Roth")?.name).toBe("Ada Roth")
    expect(founder(page, { name: "Max Roe" }, "Max Roe")).toBeUndefined()
  })
  test("data alone makes no founder where readers are told much, and never of them", () => {
    const said =
      "<p>Crumb plans the bakes of bakeries, orders flour and prints labels for every morning of the week.</p>"
    const head = data({ "@type": "Organization", name: "Crumb", founder: { "@type": "Person", name: "Otto Falk" } })
    const silent = crumb({ head, main: `<h1>Bread</h1>${said.repeat(5)}` })
    expect(founder(silent, { name: "Otto Falk" }, "Otto Falk")).toBeUndefined()
    const shown = crumb({ head, main: `<h1>Bread</h1>${said.repeat(5)}<p>Otto Falk answers every letter.</p>` })
    expect(founder(shown, { name: "Otto Falk" }, "Otto Falk")?.name).toBe("Otto Falk")
  })
  test("nor does data where readers meet somebody in passing", () => {
    const said = "<p>Crumb plans the bakes of bakeries and prints labels for every morning of the week.</p>".repeat(5)
    const head = data({ "@type": "Organization", name: "Crumb", founder: { "@type": "Person", name: "Otto Falk" } })
    const told = (story: string) =>
      founder(crumb({ head, main: `<h1>Bread</h1>${said}<p>${story}</p>` }), { name: "Otto Falk" }, "Otto Falk")?.name
    expect(
      told("The shop of the Falks had closed, and Otto Falk did not want to throw its tins away. We took all of them.")
    ).toBeUndefined()
    expect(
      told(
        "It all began in a cellar full of tins. Otto Falk, who founded Crumb with nobody's money, still bakes there."
      )
    ).toBe("Otto Falk")
  })
})

describe("a founder's other titles stand beside that one in any language", () => {
  const cardIn = (lang: string, name: string, title: string) =>
    crumb({
      lang,
      main: `<h1>Crumb</h1><h2>Team</h2><div class='card'><h3>${name}</h3><p>${title}</p></div><div class='card'><h3>Max Roe</h3><p>Baker</p></div>`,
      path: "about"
    })
  test.each([
    ["ja", "佐藤健太", "創業者・代表"],
    ["ja", "佐藤 健太", "代表取締役・創業者"],
    ["zh", "李明", "创始人、首席执行官"]
  ])("%s %s, %s", (lang, name, title) => {
    expect(founder(cardIn(lang, name, title), { name }, name, title)?.name).toBe(name)
  })
  test.each([
    ["ja", "佐藤健太", "茶屋・創業者"],
    ["ja", "佐藤健太", "代表"],
    ["zh", "李明", "茶屋、创始人"]
  ])("%s %s, %s is none of ours", (lang, name, title) => {
    expect(founder(cardIn(lang, name, title), { name }, name, title)).toBeUndefined()
  })
  test("an Arabic sentence may say that what was founded is a company", () => {
    const said = "أسست ليلى حداد شركة Crumb عام 2019."
    expect(founder(aboutCrumb(said, "ar"), { name: "ليلى حداد" }, said)?.name).toBe("ليلى حداد")
    const other = "أسست ليلى حداد شركة Teahouse عام 2019."
    expect(founder(aboutCrumb(other, "ar"), { name: "ليلى حداد" }, other)).toBeUndefined()
  })
})

test("a title in a list of names and titles belongs to the name before it", () => {
  const team = `<dl><dt>Ada Roth</dt><dd>Founder and chief executive</dd><dt>Ben Lund</dt><dd>Head of tax, formerly in Ghent</dd></dl>`
  const page = crumb({ main: `<h1>Crumb</h1><h2>The people</h2>${team}`, path: "about" })
  const quoted = (name: string) => founder(page, { name }, name, "Founder and chief executive")?.name
  expect(quoted("Ada Roth")).toBe("Ada Roth")
  expect(quoted("Ben Lund")).toBeUndefined()
})
