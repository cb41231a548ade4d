/** What a site calls itself, in a title or a sentence that is all there is, and the words that only look like it. */
import { describe, expect, test } from "bun:test"
import { drafted, read, shown } from "./Sites.ts"

const categories = (lang: string, title: string, description: string, slogan = "Hello.") =>
  drafted(shown(`<h1>${slogan}</h1><p>${description}</p>`, { lang, title, description })).fields.categories?.value

describe("what a thing calls itself says where it belongs", () => {
  test.each([
    ["en", "Crumb | The CRM for bakers", "Deals kept up to date from your mailbox.", "Sales and CRM"],
    ["en", "Crumb | A shelf of one's own", "Citation manager for students.", "Writers and publishing"],
    ["en", "Crumb | Yarn over", "A knitting app for long trains.", "Creative arts"],
    ["de", "Crumb | Ein Schlüssel für alle", "Passwort-Tresor mit Servern in Kiel.", "Security"],
    ["es", "Crumb | Todo a su hora", "Gestión de turnos para cafés.", "HR and hiring"],
    ["fr", "Crumb | On veille", "Hébergement web et conteneurs.", "Hosting and deployment"],
    ["pt", "Crumb | Mais um lugar", "App de boleias entre colegas.", "Mobility"],
    ["it", "Crumb | Dritto", "Studio di grafica a Torino.", "Design"],
    ["nl", "Crumb | Op maat", "Tuinontwerp en tuinaanleg in Zwolle.", "House and garden"],
    ["ja", "Crumb｜次の一手", "現場のためのプロジェクト管理。", "Task management"],
    ["zh", "Crumb - 每天三件事", "简单的任务清单。", "Productivity"],
    ["ar", "Crumb | قصص صوتية للأطفال", "نم جيدا كل ليلة.", "Audio"]
  ])("%s: %s, %s", (lang, title, description, category) => {
    expect(categories(lang, title, description)).toEqual([category])
  })

  test.each([
    ["en", "Crumb | Electricians in Hollin", "Rewiring and electrical services.", "House and garden"],
    ["en", "Crumb Baseball | Youth baseball club", "Youth baseball for the valley.", "Fitness"],
    ["en", "Crumb | Holiday homes", "Holiday homes by the lake.", "Travel"],
    ["en", "Crumb | A choir for everyone", "A choir of forty voices.", "Creative arts"],
    ["es", "Crumb | Grupo de usuarios", "Grupo de usuarios de Lisp.", "Community"],
    ["nl", "Crumb | Op uw gemak", "Computerhulp en digitale ondersteuning.", "IT services"],
    ["pt", "Crumb | Tudo", "Ferramentas PDF no navegador.", "Productivity"],
    ["fr", "Crumb | À pleine voix", "Cours de chant à Lyon.", "Education"]
  ])("by its trade: %s: %s, %s", (lang, title, description, category) => {
    expect(categories(lang, title, description)).toEqual([category])
  })

  test.each([
    ["a slogan", "Crumb", "Crumb answers the bell.", "Our best guitar never sleeps"],
    ["an AI word", "Crumb | AI that bakes", "Loud and early.", "Hello."]
  ])("not %s", (_, title, description, slogan) => {
    expect(categories("en", title, description, slogan)).toBeUndefined()
  })

  test("nor a word that one summary says of what it works on", () => {
    const description = "Finds the podcasts that speak of you."
    expect(drafted(shown("<h1>Hello.</h1>", { title: "Crumb", description })).fields.categories).toBeUndefined()
  })

  test("nor a name", () => {
    const page = read(
      "https://guitarlodge.test/",
      `<html lang="en"><head><title>Guitar Lodge</title></head><body><header><a href="/">Guitar Lodge</a></header>
      <main><h1>Soup on Tuesdays</h1><p>Three jars a week.</p></main><footer>© Guitar Lodge</footer></body></html>`
    )
    expect(drafted(page).fields.categories?.value ?? []).not.toContain("Audio")
    expect(drafted(page).fields.categories?.value ?? []).not.toContain("Travel")
  })

  test("in a vessel, and not what is learnt or done to it", () => {
    const heads = (description: string) => categories("en", "Crumb | Hello", description)
    expect(heads("Branding and SEO agency in Bristol.")).toEqual(["Marketing"])
    expect(heads("Learn bookkeeping with evening courses for adults.")).not.toEqual(["Finance"])
  })
})

describe("software for a trade is of what it does, where it says so", () => {
  const home = (title: string, description: string, text: string) =>
    drafted(shown(`<h1>Hello.</h1><p>${description}</p><p>${text}</p>`, { lang: "en", title, description })).fields
      .categories?.value
  const dogs = "Kennels, dogs and puppies, and pet care on the way."
  test("and not of the trade", () => {
    const told = "Appointment booking, reminders and a planner for dogs and puppies."
    expect(home("Crumb | Booking software for pet care", told, dogs)).toEqual(["Productivity"])
  })
  test("a house that does it by hand is of its trade", () => {
    const told = "Pet care, dog training and puppies, with appointment booking."
    expect(home("Crumb | Pet care", told, dogs)).toEqual(["Wellbeing and household"])
    expect(home("Crumb | Pet care, and no app to install", told, dogs)).toEqual(["Wellbeing and household"])
    expect(home("Crumb | Pet care with our app", told, dogs)).toEqual(["Wellbeing and household"])
  })
})

describe("what the home page hardly speaks of", () => {
  const page = (path: string, body: string) =>
    read(
      `https://crumb.test/${path}`,
      `<html lang="en"><head><title>Crumb</title></head><body><header><a href="/">Crumb</a></header><main>${body}</main></body></html>`
    )
  const beside = page(
    "story",
    `<h1>Ada and Ben</h1><p>They met at university.</p><h2>Students and teachers</h2><p>Teachers taught online courses.</p>
    <h2>Exams</h2><p>Pupils sat exams, and there were lessons in every classroom of the school.</p>`
  )
  test("is not what it is, however often the others do", () => {
    const home = page("", "<h1>Hello.</h1><p>We are here since May.</p>")
    expect(drafted(home, beside).fields.categories).toBeUndefined()
  })
  test("is what it is, where the home page says it all through", () => {
    const home = page(
      "",
      `<h1>Hello.</h1><h2>Come by</h2><p>Our teachers are here.</p><p>Students come each day.</p><p>The exams are in May.</p>
      <p>Pupils may bring friends.</p><p>Lessons begin at nine.</p><p>The curriculum is short.</p>`
    )
    expect(drafted(home, beside).fields.categories?.value).toEqual(["Education"])
  })
})
