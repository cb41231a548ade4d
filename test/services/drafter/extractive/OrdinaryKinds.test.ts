/** Ordinary houses and programs, called by their names in a title that is all there is, and words that only look like them. */
import { describe, expect, test } from "bun:test"
import { drafted, shown } from "./Sites.ts"

const categoriesOf = (lang: string, title: string, description = "") =>
  drafted(shown("<h1>21</h1><p>1987.</p>", { lang, title, description })).fields.categories?.value ?? []

describe("an ordinary kind", () => {
  test.each([
    ["en", "Crumb | Cattery", "Wellbeing and household"],
    ["en", "Crumb | Paving and driveways", "House and garden"],
    ["en", "Crumb | Bowling alley", "Games"],
    ["en", "Crumb | Currency converter", "Finance"],
    ["en", "Crumb | Coworking space", "Property"],
    ["en", "Crumb | Courier and customs clearance", "Mobility"],
    ["en", "Crumb | Web pentesting toolkit", "Security"],
    ["en", "Crumb | Digital asset management", "Marketing"],
    ["es", "Miga | Software a medida", "IT services"],
    ["en", "Crumb | Web development in Cork", "IT services"],
    ["de", "Krume | IT-Systemhaus in Kiel", "IT services"],
    ["en", "Crumb | Environmental consultants", "Consulting"],
    ["ar", "كسرة | استشارات إدارية", "Consulting"],
    ["en", "Crumb | Satellite internet in the hills", "Internet and telecoms"],
    ["en", "Crumb | Supplier of industrial mats", "Nature and engineering"],
    ["it", "Briciola | Bed & Breakfast", "Travel"],
    ["zh", "面屑 | 品牌行銷", "Marketing"],
    ["de", "Krume | Werkzeugbau", "Nature and engineering"],
    ["de", "Krume | Tierpark", "Out and about"],
    ["es", "Miga | Parapente", "Out and about"],
    ["es", "Miga | Tatuajes", "Wellbeing and household"],
    ["fr", "Miette | Vidéosurveillance", "Security"],
    ["fr", "Miette | Encadreur et vitraux", "Creative arts"],
    ["pt", "Migalha | Funilaria e para-brisas", "Mobility"],
    ["it", "Briciola | Onoranze funebri", "Wellbeing and household"],
    ["nl", "Kruimel | Stratenmaker", "House and garden"],
    ["ja", "かけら｜小さなボウリング", "Games"],
    ["zh", "面屑 - 卡丁车", "Out and about"],
    ["ar", "فتات | ليموزين وسائق خاص", "Mobility"]
  ])("%s: %s", (lang, title, category) => {
    expect(categoriesOf(lang, title, title)).toEqual([category])
  })

  test.each([
    ["en", "Crumb | Safe and sound", "Security"],
    ["en", "Crumb | Name generator", "Nature and engineering"],
    ["en", "Crumb | Hop on", "Agriculture"],
    ["en", "Crumb | A dream interpreter", "Languages"],
    ["en", "Crumb | Timer for cars", "Productivity"],
    ["en", "Crumb | Remote control of servers", "Hardware"],
    ["en", "Crumb | Trained virtual assistants", "AI assistants"],
    ["nl", "Kruimel | Taxatie van auto's", "Property"],
    ["zh", "面屑 | 社群經營", "Community"],
    ["de", "Krume | Internationale Briefe", "Education"],
    ["de", "Krume | Betont langsam", "House and garden"],
    ["fr", "Miette | Devis gratuit", "Finance"],
    ["pt", "Migalha | Lugares seguros", "Finance"]
  ])("is not what only looks like it: %s, %s", (lang, title, category) => {
    expect(categoriesOf(lang, title, title)).not.toContain(category)
  })

  test("and what a title says is not silenced by a longer phrase that a list says", () => {
    const title = "Crumb – Marketing für Bäcker"
    const description = "Marketing für Bäcker. Briefe, Plakate, E-Mail-Marketing und Stempel."
    expect(categoriesOf("de", title, description)).toEqual(["Marketing"])
  })
})

describe("a weak label", () => {
  const tagsOf = (title: string, description: string, text: string) =>
    drafted(shown(`<h1>${title}</h1><p>${text}</p>`, { title: `${title} | Crumb`, description })).fields.tags?.value ??
    []

  test("is left out where another has a word of what the site is", () => {
    const tags = tagsOf(
      "Photo editing in broad daylight",
      "Photo editing, fast, in broad daylight.",
      "Photo editing takes a minute. Photo editing is free."
    )
    expect(tags).toEqual(["photo editing"])
  })
  test("gives way to the word of its category that the site has", () => {
    expect(tagsOf("Our barge and the long weir", "A beer brewery beside the long weir.", "The weir is long.")).toEqual([
      "brewery"
    ])
  })
  test("is left out where nothing bears it out, however loud it is said", () => {
    expect(tagsOf("The long weir", "All of the long weir.", "The long weir is long.")).toEqual([])
  })
  test("stands where it is an acronym", () => {
    expect(tagsOf("The WZQ", "All of the WZQ.", "The WZQ is there.")).toEqual(["WZQ"])
  })
})
