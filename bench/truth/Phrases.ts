/**
 * Plain sentences, each alone on a site of a house that is called otherwise: what is read of one fact, and which
 * sentences about somebody or something else are taken for it. `phrases/held*.jsonl` were written without a look at the
 * rules, and no rule on them; `tune-*.jsonl` may be looked at.
 */
import { join } from "node:path"
import { Schema } from "effect"
import { fold } from "../../src/domain/text/Folding.ts"
import { jsonLines } from "./labels/JsonLines.ts"
import { draftOf, readSite } from "./Source.ts"

const shared = { lang: Schema.String, product: Schema.String, text: Schema.String }
const OneOrMore = Schema.Union(Schema.String, Schema.Array(Schema.String))
/** `value`: what the sentence tells; null, or no founders, where it tells nothing of the house. */
const Phrase = Schema.Union(
  Schema.Struct({ ...shared, field: Schema.Literal("founded_year", "stage"), value: Schema.NullOr(Schema.String) }),
  Schema.Struct({ ...shared, field: Schema.Literal("founders"), value: Schema.Array(Schema.String) }),
  Schema.Struct({
    ...shared,
    field: Schema.Literal("place"),
    value: Schema.NullOr(Schema.Struct({ city: Schema.NullOr(Schema.String), country: Schema.NullOr(Schema.String) }))
  }),
  Schema.Struct({
    ...shared,
    field: Schema.Literal("price"),
    value: Schema.NullOr(Schema.Struct({ model: OneOrMore }))
  })
)
type Phrase = typeof Phrase.Type
const readPhrase = Schema.decodeUnknownSync(Schema.parseJson(Phrase))

export const readPhrases = (
  folder: string = join(import.meta.dir, "phrases")
): ReadonlyArray<{ readonly file: string; readonly phrase: Phrase }> =>
  jsonLines(folder, (line) => readPhrase(line)).map(({ file, value: phrase }) => ({ file, phrase }))

interface Words {
  readonly about: string
  readonly prices: string
  readonly says: string
}
/** A page's names, and a sentence that tells nothing, with "$" for the house. */
const english: Words = {
  about: "About",
  prices: "Pricing",
  says: "$ helps you get more out of the day. Have a look around."
}
const wordsBy: Readonly<Record<string, Words>> = {
  en: english,
  de: { about: "Über uns", prices: "Preise", says: "Mit $ haben Sie mehr vom Tag. Schauen Sie sich um." },
  nl: { about: "Over ons", prices: "Prijzen", says: "Met $ haal je meer uit de dag. Kijk rond." },
  fr: { about: "À propos", prices: "Tarifs", says: "Avec $, profitez mieux de vos journées. Faites un tour." },
  es: { about: "Sobre nosotros", prices: "Precios", says: "Con $ aprovechas mejor el día. Echa un vistazo." },
  pt: { about: "Sobre nós", prices: "Preços", says: "Com $ você aproveita melhor o dia. Dê uma olhada." },
  it: { about: "Chi siamo", prices: "Prezzi", says: "Con $ la giornata rende di più. Dai un'occhiata." },
  ja: { about: "私たちについて", prices: "料金", says: "$は毎日をもっと楽しくします。ぜひご覧ください。" },
  zh: { about: "关于我们", prices: "价格", says: "$让每一天更美好。欢迎浏览。" },
  ar: { about: "من نحن", prices: "الأسعار", says: "$ يجعل يومك أجمل. تصفح الموقع." }
}
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const pagesOf = ({ lang, product, field, text }: Phrase) => {
  const { about, prices, says } = wordsBy[lang] ?? english
  const name = escaped(product)
  const host =
    product
      .normalize("NFD")
      .replace(/[^A-Za-z0-9]/g, "")
      .toLowerCase() || "thing"
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="${lang}"><head><title>${name}</title></head><body><header><a href="/">${name}</a><nav><a href="/about">${about}</a></nav></header><main><h1>${title}</h1>${body}</main><footer><p>© ${name}</p></footer></body></html>`
  const told = `<p>${escaped(text)}</p>`
  const url = `https://${host}.example/`
  const home = { url, html: page(name, `<p>${says.replace("$", name)}</p>${field === "stage" ? told : ""}`) }
  if (field === "stage") return [home]
  return field === "price"
    ? [home, { url: `${url}pricing`, html: page(prices, told) }]
    : [home, { url: `${url}about`, html: page(about, told) }]
}

/** `missed`: blank, or a part of it; `planted`: given, though the sentence tells nothing of the house. */
export type PhraseOutcome = "right" | "wrong" | "missed" | "blank" | "planted"
export interface JudgedPhrase {
  readonly file: string
  readonly phrase: Phrase
  readonly outcome: PhraseOutcome
  readonly given: string
}

const plain = (text: string) => fold(text).replace(/市$/u, "")
const same = (one: string, other: string) => plain(one).includes(plain(other)) || plain(other).includes(plain(one))
const outcomeOf = (isTold: boolean, isGiven: boolean, isWrong: boolean, isWhole: boolean): PhraseOutcome => {
  if (!isTold) return isGiven ? "planted" : "blank"
  if (!isGiven) return "missed"
  return isWrong ? "wrong" : isWhole ? "right" : "missed"
}

export const judgePhrase = (file: string, phrase: Phrase): JudgedPhrase => {
  const { fields, founders } = draftOf(readSite({ pages: pagesOf(phrase), styles: {} }))
  const judged = (given: ReadonlyArray<string | undefined>, isWrong: boolean, isWhole: boolean, isTold: boolean) => ({
    file,
    phrase,
    given: given.map((one) => one ?? "-").join(" | "),
    outcome: outcomeOf(
      isTold,
      given.some((one) => one !== undefined),
      isWrong,
      isWhole
    )
  })
  switch (phrase.field) {
    case "founders": {
      const names = founders.map(({ value }) => value.name)
      const isWrong = names.some((name) => !phrase.value.some((one) => same(one, name)))
      return judged(names, isWrong, names.length === phrase.value.length, phrase.value.length > 0)
    }
    case "place": {
      const [city, country] = [fields.city?.value, fields.country?.value]
      const want = phrase.value
      const isWrong =
        (city !== undefined && plain(city) !== plain(want?.city ?? "")) ||
        (country !== undefined && want?.country !== null && country !== want?.country)
      const isWhole = (city !== undefined || want?.city === null) && (country !== undefined || want?.country === null)
      return judged([city, country], isWrong, isWhole, want !== null)
    }
    case "price": {
      const [model, summary] = [fields.pricing_model?.value, fields.pricing_summary?.value]
      const wanted = phrase.value === null ? [] : [phrase.value.model].flat()
      const isWrong = model !== undefined && !wanted.includes(model)
      return judged([model, summary], isWrong, model !== undefined && summary !== undefined, phrase.value !== null)
    }
    default: {
      const given = fields[phrase.field]?.value
      return judged([given], given !== phrase.value, true, phrase.value !== null)
    }
  }
}
