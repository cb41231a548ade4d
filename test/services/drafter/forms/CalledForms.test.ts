/** What a site is called that names itself in no title: in its logo, at its head, at its foot. */
import { expect, test } from "bun:test"
import { readPage } from "../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { filled, tongues } from "./FormDraft.ts"
import type { Phrases } from "./Phrases.ts"

interface Words {
  readonly first: string
  readonly slogan: string
  readonly company: (name: string) => string
}
/** What its first page is called by whoever named none, what that page says large, and a kind of company. */
const words: Readonly<Record<string, Words>> = {
  en: { first: "Home", slogan: "Fewer queues, calmer mornings", company: (name) => `${name} Ltd` },
  de: { first: "Startseite", slogan: "Weniger Warten, ruhigere Morgen", company: (name) => `${name} GmbH` },
  es: { first: "Inicio", slogan: "Menos colas, mañanas tranquilas", company: (name) => `${name} S.L.` },
  fr: { first: "Accueil", slogan: "Moins de files, des matins calmes", company: (name) => `${name} SARL` },
  it: { first: "Home", slogan: "Meno code, mattine serene", company: (name) => `${name} S.r.l.` },
  pt: { first: "Início", slogan: "Menos filas, manhãs calmas", company: (name) => `${name} Lda` },
  nl: { first: "Home", slogan: "Minder rijen, rustige ochtenden", company: (name) => `${name} B.V.` },
  ja: { first: "トップページ", slogan: "行列のない、しずかな朝を。", company: (name) => `株式会社${name}` },
  zh: { first: "首页", slogan: "少排队，早晨更安静", company: (name) => `${name}有限公司` },
  ar: { first: "الرئيسية", slogan: "صباح أهدأ بلا طوابير", company: (name) => `شركة ${name}` }
}
const heads: Readonly<Record<string, (name: string) => string>> = {
  "a picture that leads home": (name) => `<a href="/"><img src="/a/head.png" alt="${name}"></a>`,
  "a picture called a logo": (name) => `<a href="/"><img src="/a/head.png" alt="${name} Logo"></a>`,
  "a picture": (name) => `<img src="/a/head.svg" alt="${name}">`,
  "a drawing in a link": (name) => `<a href="/" aria-label="${name}"><svg><path d="M0 0"/></svg></a>`,
  "a link home": (name) => `<a href="/">${name}</a>`,
  words: (name) => `<div>${name}</div>`,
  nothing: () => ""
}
const feet: Readonly<Record<string, (name: string, company: string, said: Phrases) => string>> = {
  rights: (name) => `© 2026 ${name}`,
  "rights of a company in its town": (_, company, said) => `© ${company}, ${said.town}`,
  "a company's address": (_, company, said) => `${company}, ${said.street}, ${said.postcode} ${said.town}`,
  "an address": (name, _, said) => `${name} · ${said.street} · ${said.postcode} ${said.town} · post@rye.example`,
  nothing: () => ""
}
const names = ["Rye Harbour", "RYE & OAK", "Rye-Oak", "rye.io", "RYE24"]

const nameOf = (said: Phrases, name: string, slogan: string, title: string, head: string, foot: string) => {
  const called = (text: string) => filled({ ...said, name }, text.replaceAll(said.name, name))
  const page = (path: string, titled: string, main: string) =>
    readPage({
      url: `https://market-tills.example/${path}`,
      status: 200,
      html: `<html lang="${said.lang}"><head><title>${titled}</title></head><body><header>${head}<nav><a href="/">${title}</a> <a href="/about/">${said.aboutUs}</a></nav></header><main>${main}</main><footer><p>${foot}</p></footer></body></html>`
    })
  const pages = [
    page("", title, `<h1>${slogan}</h1><p>${called(said.isA)}</p>`),
    page("about/", said.aboutUs, `<h1>${said.aboutUs}</h1><p>${called(said.wasFoundedBy)}</p>`)
  ]
  return extract(openGate({ pages, categories: [] }), []).stands.fields.name?.value
}
const cases = Object.entries(heads).flatMap(([head, drawn]) =>
  tongues.map((said, tongue) => [head, said.lang, drawn, said, tongue] as const)
)
test.each(cases)("%s at its head, in %s", (head, lang, drawn, said, tongue) => {
  const { first, slogan, company } = words[lang] ?? { first: "", slogan: "", company: (name: string) => name }
  const wrong = [said.name, names[tongue % names.length] ?? ""].flatMap((name) =>
    Object.entries(feet).flatMap(([foot, written]) => {
      if (head === "nothing" && foot === "nothing") return []
      const given = nameOf(said, name, slogan, first, drawn(name), written(name, company(name), said))
      return given === name ? [] : [`${name}, ${foot} at its foot: ${given}`]
    })
  )
  expect(wrong).toEqual([])
})
test("what a menu calls its first page is no name", () => {
  const [english] = tongues
  if (english === undefined) throw new Error("no language")
  const home = '<a href="/">Slippers</a>'
  const said = { ...english, isA: "Tillwick makes slippers of felt.", name: "Tillwick" }
  const foot = "Tillwick, 12 Kirkgate, Leeds LS1 6BY"
  expect(nameOf(said, "Tillwick", "Warm slippers for cold floors", "Home", home, foot)).toBe("Tillwick")
})

/** What a house is called at its head, and how its sentences call it. */
const longer: Readonly<Record<string, (name: string) => string>> = {
  "with its kind behind it": (name) => `${name} Software`,
  "with its kind before it": (name) => `Studio ${name}`,
  "with the number of a version": (name) => `${name} 3`,
  "with a version behind a sign": (name) => `${name}/3`,
  "with others behind it": (name) => `${name} & Co`
}
const longCases = Object.entries(longer).flatMap(([how, whole]) =>
  tongues.slice(0, 7).map((said) => [how, said.lang, whole(said.name), said] as const)
)
const toldOf = (said: Phrases, whole: string, sentences: ReadonlyArray<string>) => {
  const page = (path: string, main: string) =>
    readPage({
      url: `https://market-tills.example/${path}`,
      status: 200,
      html: `<html lang="${said.lang}"><head><title>${whole}</title></head><body><header><a href="/">${whole}</a></header><main>${main}</main><footer>© 2026 ${whole}</footer></body></html>`
    })
  const told = sentences.map((text) => `<p>${filled(said, text)}</p>`).join("")
  const pages = [page("", `<h1>${whole}</h1><p>${said.isA}</p>`), page("about/", `<h1>${said.aboutUs}</h1>${told}`)]
  const { fields } = extract(openGate({ pages, categories: [] }), []).stands
  return { name: fields.name?.value, year: fields.founded_year?.value, model: fields.pricing_model?.value }
}
test.each(longCases)("a name %s is shortened in its sentences, in %s", (_how, _lang, whole, said) => {
  expect(toldOf(said, whole, [said.wasFoundedBy, said.costs])).toEqual({
    name: whole,
    year: "2014",
    model: "subscription"
  })
})
test("but not to a word, a first name, or a name that nobody is called by", () => {
  const [english] = tongues
  if (english === undefined) throw new Error("no language")
  const told = (whole: string, sentence: string) =>
    toldOf({ ...english, isA: "We make tills for market stalls." }, whole, [sentence]).year
  expect(told("Harbour 3", "Harbour was founded in 2014. The harbour lies to the west.")).toBeUndefined()
  expect(told("Oliver & Co", "Oliver was founded in 2014.")).toBeUndefined()
  expect(told("Tillwick Rye", "Tillwick was founded in 2014.")).toBeUndefined()
})
