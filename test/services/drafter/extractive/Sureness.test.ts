/** How sure it is that a line tells what a house is: a definition before a mood, and nothing before a tale. */
import { describe, expect, test } from "bun:test"
import { saysNameAlone } from "../../../../src/services/drafter/extractive/telling/NameAlone.ts"
import { isTagline } from "../../../../src/services/drafter/extractive/telling/TaglineForm.ts"
import { ofLife, ofPassing } from "../../../../src/services/drafter/extractive/words/tables/PassingLines.ts"
import { drafted, read, shown } from "./Sites.ts"

const tagline = (...from: Parameters<typeof shown>) => drafted(shown(...from)).fields.tagline?.value
const called = { title: "Crumb" }
/** A site that says enough to tell what is of a piece with it. */
const more = `<h2>Opening</h2><p>Ring the copper bell beside the green door; somebody will come down from the attic.</p>
  <h2>Getting here</h2><p>Take the narrow lane behind the chapel, cross both bridges, then follow the stone wall uphill.</p>`

describe("a slogan that would stand over any door", () => {
  test("gives way to what tells what the house is", () => {
    expect(
      tagline("<h1>Rise up</h1><p>It is that easy.</p><h2>About</h2><p>Crumb is a bakery for late risers.</p>", called)
    ).toBe("Crumb is a bakery for late risers.")
  })

  test("gives way to what the house does, by its name", () => {
    const does = "<h2>About</h2><p>Crumb bakes rye bread for the people of the valley.</p>"
    expect(tagline(`<h1>Rise up</h1>${does}${more}`, called)).toBe(
      "Crumb bakes rye bread for the people of the valley."
    )
  })

  test("gives way to what another page tells by its name", () => {
    const home = shown("<h1>Rise up</h1><p>Stay warm out there.</p>", called)
    const kit =
      "<title>In short</title><main><h1>In short</h1><p>Crumb is a recipe planner for small bakers.</p></main>"
    expect(drafted(home, read("https://crumb.test/kit", kit)).fields.tagline?.value).toBe(
      "Crumb is a recipe planner for small bakers."
    )
  })

  test("stays away where nothing else says more", () => {
    expect(tagline(`<h1>Onwards, always</h1><p>Together.</p>${more}`, called)).toBeUndefined()
  })

  test("stays where the site says too little to judge by", () => {
    expect(tagline("<h1>Onwards, always</h1><p>Together.</p>", called)).toBe("Onwards, always")
    // Whoever praises it, and a menu, say nothing of what it is.
    const praise = ["Mira Dahl", "Otis Brandt", "Juno Keller", "Pavel Sand", "Lena Holm", "Ivo Marsh"]
      .map((who) => `<blockquote><p>Splendid, quick, tidy, ${who.toLowerCase()}ly.</p><cite>${who}</cite></blockquote>`)
      .join("")
    const menu = "<nav><a>Journal</a><a>Careers</a><a>Partners</a><a>Support</a><a>Roadmap</a><a>Status</a></nav>"
    expect(tagline(`${menu}<h1>Onwards, always</h1><section class="testimonials">${praise}</section>`, called)).toBe(
      "Onwards, always"
    )
  })

  test("stays where it names a trade, or what the site is full of", () => {
    const about = "<h2>About</h2><p>Crumb is a workshop in the valley.</p>"
    expect(tagline(`<h1>Bread worth waking for, from our bakery</h1>${about}${more}`, called)).toBe(
      "Bread worth waking for, from our bakery"
    )
    const lids = "<h2>Wooden lids</h2><p>We turn lids of wood.</p><h2>Copper kettles</h2><p>We mend old kettles.</p>"
    expect(tagline(`<h1>Lids and kettles that last</h1>${lids}${about}`, called)).toBe("Lids and kettles that last")
  })
})

describe("what a page says of a day, a tale or a life", () => {
  test.each([
    "Happy New Year to all our friends!",
    "Frohes neues Jahr!",
    "Bonne année à tous !",
    "¡Feliz Navidad a todos!",
    "Boas festas a todos!",
    "Buone feste a tutti!",
    "Fijne feestdagen!",
    "新年快乐",
    "كل عام وأنتم بخير",
    "Legend has it that the mill sings.",
    "Es war einmal eine Mühle.",
    "Il était une fois un moulin.",
    "Cuenta la leyenda que el molino canta.",
    "3 March: the first lambs",
    "Am 4. Mai öffnen wir die Scheune.",
    "Le 4 mai, nous ouvrons la grange.",
    "5月8日 麦の種",
    "This week: The Miller's Wife",
    "Questa settimana: Il mugnaio",
    "Visit our friends in hall 4",
    "Log in to Crumb",
    "Accedi al tuo account",
    "Iniciar sesión",
    "Restiamo chiusi fino a Pasqua.",
    "Crumb is a trading name of Loaf Ltd.",
    "Raffle winners announced!",
    "Website under construction",
    "We are rebuilding our website.",
    "Wir arbeiten an der neuen Webseite.",
    "Sitio en construcción",
    "Sito in allestimento"
  ])("%p is of no house", (line) => {
    expect(ofPassing.test(line)).toBe(true)
  })

  test.each([
    "24/7 plumber in Leeds",
    "Log in without passwords, on every phone you own",
    "May your bread rise: flour by post",
    "Stand-up paddle lessons on the lake",
    "We are working on quieter mills",
    "Construction plans under one roof",
    "Weekly boxes of bread for offices",
    "Eine Bäckerei für März und Mai"
  ])("%p may be", (line) => {
    expect(ofPassing.test(line)).toBe(false)
  })

  test("a person's life is not the house's", () => {
    expect(ofLife.test("Ada Roth studied baking in Ghent.")).toBe(true)
    expect(ofLife.test("Her bread won a prize.")).toBe(true)
    expect(ofLife.test("Crumb bakes for everybody who lives in Ghent.")).toBe(false)
  })

  test("tells nothing below a heading of the day, and the line that tells stands", () => {
    const body = `<h1>Crumb</h1><article><h2>3 March: snow</h2><p>Woke to a white yard and a very quiet dog, and no bus.</p></article>
      <aside><p>Rye bread from our own bakery, brought to your gate in the valley.</p></aside>
      <h2>Quote of the week</h2><p>Whoever kneads all day has no time to eat the bread.</p>`
    const { fields } = drafted(shown(body, called))
    expect(fields.description?.value).toBe("Rye bread from our own bakery, brought to your gate in the valley.")
    expect(fields.tagline?.value).toBe("Rye bread from our own bakery, brought to your gate in the valley.")
  })
})

describe("what is no tagline", () => {
  test.each([
    "Click on the pictures to see our loaves",
    "Take a look around",
    "Scroll for more",
    "Schauen Sie sich um",
    "Cliquez ici",
    "Echa un vistazo",
    "Dai un'occhiata",
    "Click below for our loaves",
    "Klicken Sie unten",
    "Cliquez ci-dessous pour nos pains",
    "See detailed baking instructions",
    "Read the documentation",
    "Siehe die ausführliche Backanleitung",
    "Consultez le guide de cuisson",
    "Lee las instrucciones de horneado",
    "Leia o manual do forno",
    "Leggi la guida completa",
    "Bekijk de handleiding",
    "12 Mill Road, Ghent",
    "Lindengasse 4",
    "Via Roma 12, Lugo"
  ])("%p leads on, or says where it is", (line) => {
    expect(isTagline(line, "Crumb")).toBe(false)
  })
  test.each([
    "Take a look at your bread from the inside",
    "One place for 12 bakers",
    "24 loaves on the road to school",
    "See the bread of your street",
    "Click, bake and eat",
    "Read the oven like a book"
  ])("%p may be one", (line) => {
    expect(isTagline(line, "Crumb")).toBe(true)
  })
})

describe("a name and nothing else", () => {
  const names = ["crumb mill", "the quiet oven, baked overnight for homes"]
  test.each([
    "Crumb Mill",
    "Home - Crumb Mill",
    "Crumb Mill | Startseite",
    "Welcome to Crumb Mill",
    "Bienvenue chez Crumb Mill",
    "Accueil – Crumb Mill",
    "Crumb Mill GmbH",
    "Crumb Mill碎屑磨坊",
    "Crumb Mill 크럼 밀",
    "株式会社Crumb Mill",
    "شركة الرحى للمخابز"
  ])("%p is no line", (text) => {
    expect(saysNameAlone(text, names)).toBe(true)
  })
  test.each([
    "Crumb Mill bakes by night",
    "Home bread by Crumb Mill",
    "Mill | Bread by night",
    "碎屑磨坊",
    "Crumb Mill 毎晩焼きたてのパンを届ける",
    "شركة رائدة في مجال المخابز",
    "شركة الرحى تقدم الخبز كل يوم",
    "The quiet oven, baked overnight for homes"
  ])("%p may be one", (text) => {
    expect(saysNameAlone(text, names)).toBe(false)
  })
  test("nor is it a summary", () => {
    const page = read(
      "https://crumb-mill.test/",
      `<!doctype html><html lang="en"><head><title>Home - Crumb Mill</title><meta name="description" content="Home - Crumb Mill">
      </head><body><main><h1>Crumb Mill碎屑磨坊</h1><p>Bread that is baked by night and brought to you by six.</p></main></body></html>`
    )
    const { tagline, short_description } = drafted(page).fields
    expect(tagline?.value).toBe("Bread that is baked by night and brought to you by six.")
    expect(short_description?.value).toBe("Bread that is baked by night and brought to you by six.")
  })
  test("nor are two links in one line", () => {
    const page = shown(
      `<h1>Crumb</h1><div><a href="/#a">Start an oven</a> <a href="/#b">See fresh bread</a></div>`,
      called
    )
    expect(drafted(page).fields.tagline).toBeUndefined()
  })
})

describe("a question who needs them", () => {
  test("is answered by what they do", () => {
    const { fields } = drafted(
      shown(
        "<h1>Crumb</h1><h3>Need an oven mended?</h3><p>We mend and sweep old bread ovens across the valley.</p>",
        called
      )
    )
    expect(fields.short_description?.value).toBe("We mend and sweep old bread ovens across the valley.")
  })
  test("and another question is answered to a visitor", () => {
    const { fields } = drafted(
      shown("<h1>Crumb</h1><h3>May dogs come in?</h3><p>We keep a bowl of water at the door for your dog.</p>", called)
    )
    expect(fields.short_description).toBeUndefined()
  })
})
