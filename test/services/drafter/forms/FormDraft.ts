/** Small sites that tell a fact in one way each, and what is drafted from them. */
import { readPage } from "../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import type { Dress } from "./Dresses.ts"
import type { Phrases } from "./Phrases.ts"
import { arabic } from "./tongues/Arabic.ts"
import { chinese } from "./tongues/Chinese.ts"
import { dutch } from "./tongues/Dutch.ts"
import { english } from "./tongues/English.ts"
import { french } from "./tongues/French.ts"
import { german } from "./tongues/German.ts"
import { italian } from "./tongues/Italian.ts"
import { japanese } from "./tongues/Japanese.ts"
import { portuguese } from "./tongues/Portuguese.ts"
import { spanish } from "./tongues/Spanish.ts"

export const tongues = [english, german, spanish, french, italian, portuguese, dutch, japanese, chinese, arabic]

/** What is on the first page, below its heading and at its foot; and on one other page, under its own heading. */
export interface Site {
  readonly home?: string
  readonly above?: string
  readonly foot?: string
  readonly about?: string
  readonly pricing?: string
  readonly contact?: string
  readonly press?: string
}
export interface Draft {
  readonly year: string
  readonly founders: string
  readonly place: string
  readonly stage: string
  readonly model: string
  readonly summary: string
  readonly video: string
  readonly questions: string
  readonly features: string
}
const origin = "https://tillwick.example"
const undressed: Dress = (html) => html
export const draftOf = (
  said: Phrases,
  { home = "", above = "", foot = "", about, pricing, contact, press }: Site,
  dress = undressed
): Draft => {
  const page = (path: string, title: string, main: string, footer = "") =>
    readPage({
      url: `${origin}/${path}`,
      status: 200,
      html: dress(
        `<!doctype html><html lang="${said.lang}"><head><title>${title === "" ? "" : `${title} – `}${said.name}</title></head>
<body><header><nav><a href="/">${said.name}</a> <a href="/about/">${said.aboutUs}</a></nav></header><main>${main}</main><footer>${footer}</footer></body></html>`,
        said
      ),
      stylesheets: {}
    })
  const other = (path: string, title: string, main: string | undefined) =>
    main === undefined ? [] : [page(path, title, `<h1>${title}</h1>${main}`)]
  const pages = [
    page("", "", `${above}<h1>${said.name}</h1><p>${said.isA}</p>${home}`, foot),
    ...other("about/", said.aboutUs, about),
    ...other("pricing/", said.pricing, pricing),
    ...other("contact/", "Contact", contact),
    ...other("press/", said.press, press)
  ]
  const { stands } = extract(openGate({ pages, categories: [] }), [])
  // By which sentences are read that have a point in a name; no page has written it.
  if (JSON.stringify(stands).includes("\u2024")) throw new Error(`drafted with a sign of ours: ${said.name}`)
  const { fields, founders, faqs } = stands
  return {
    year: fields.founded_year?.value ?? "-",
    founders: founders.map(({ value }) => value.name).join(", "),
    place: `${bare(fields.city?.value ?? "-")} ${fields.country?.value ?? "-"}`,
    stage: fields.stage?.value ?? "-",
    model: fields.pricing_model?.value ?? "-",
    summary: fields.pricing_summary?.value ?? "-",
    video: fields.demo_video_url?.value ?? "-",
    questions: faqs.map(({ value }) => value.question).join(" "),
    features: (fields.features?.value ?? []).join(", ")
  }
}
/** 名古屋市 is as good as 名古屋, and عمّان as عمان. */
export const bare = (town: string) =>
  town
    .replace(/市$/u, "")
    .normalize("NFD")
    .replace(/[\u064b-\u0652]/gu, "")
export const filled = (said: Phrases, text: string) =>
  text
    .replaceAll("{name}", said.name)
    .replaceAll("{company}", said.company)
    .replaceAll("{questions}", said.questions)
    .replaceAll("{firstQuestion}", said.firstQuestion)
    .replaceAll("{firstAnswer}", said.firstAnswer)
    .replaceAll("{ada}", said.ada)
    .replaceAll("{ben}", said.ben)
    .replaceAll("{town}", said.town)
    .replaceAll("{land}", said.land)

/** A sentence, where it stands, and what is understood by it. */
export interface SaidForm {
  readonly at: "home" | "about" | "foot" | "pricing"
  /** Of a summary, a pattern it has to match. */
  readonly told: Partial<Record<"year" | "founders" | "town" | "stage" | "model" | "summary", string>>
  readonly in: Readonly<Record<string, string>>
}
const asBlock = (told: string) => (told.startsWith("<") ? told : `<p>${told}</p>`)
/** What of a sentence is not understood of a site that says it, field by field; nothing where all is. */
export const misunderstood = (form: SaidForm, said: Phrases, dress = undressed): ReadonlyArray<string> => {
  const { place, ...draft } = draftOf(said, { [form.at]: asBlock(filled(said, form.in[said.lang] ?? "")) }, dress)
  const { town, summary, ...told } = form.told
  const wrong = (["year", "founders", "stage", "model"] as const).flatMap((field) => {
    const words = told[field]
    return words === undefined || filled(said, words) === draft[field] ? [] : [`${field} is ${draft[field]}`]
  })
  const isSummed = summary === undefined || new RegExp(summary).test(draft.summary)
  const isPlaced = town === undefined || place.startsWith(`${bare(said.town)} `)
  return [...wrong, ...(isSummed ? [] : [`summary is ${draft.summary}`]), ...(isPlaced ? [] : [`place is ${place}`])]
}
