/**
 * Short texts that tell, or seem to tell, when a house began and who began it (`founding/`), or what it asks for
 * (`prices/`), by people who saw none of the code, each text worded in its own way; `prices/9.jsonl` alone is ours, of what had
 * misled. Of all one text in five is only counted, the others may be learned from.
 */
import { join } from "node:path"
import { Schema } from "effect"
import { jsonLines } from "../labels/JsonLines.ts"
import type { Half, Page } from "../labels/Labels.ts"

const Texts = Schema.Array(Schema.String)
const shared = {
  lang: Schema.String,
  /** What the house is called. */
  name: Schema.String,
  /** The kind of page it stands on. */
  page: Schema.String,
  heads: Texts,
  text: Texts
}
const Founding = Schema.Struct({
  ...shared,
  /** Null where it is not told. */
  year: Schema.NullOr(Schema.String),
  founders: Texts,
  /** People who did not found it. */
  not: Texts
})
const Prices = Schema.Struct({
  ...shared,
  model: Schema.NullOr(Schema.String),
  /** What it asks for today, as it is written, and what each is paid for. */
  sums: Texts,
  per: Schema.Array(Schema.Literal("month", "year", "week", "once", "use")),
  /** Sums that are none of its prices. */
  not: Texts
})
const read = <A, I>(shape: Schema.Schema<A, I>) =>
  Schema.decodeUnknownSync(Schema.parseJson(shape), { onExcessProperty: "error" })

type Told = Pick<typeof Founding.Type, keyof typeof shared>
interface AsSite {
  readonly id: string
  readonly half: Half
  readonly pages: ReadonlyArray<Page>
}
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
const pagesOf = ({ lang, name, page, heads, text }: Told, id: string): ReadonlyArray<Page> => {
  const url = `https://${id}.example/`
  const title = escaped(name)
  const told = [
    ...heads.map((head) => `<h2>${escaped(head)}</h2>`),
    ...text.map((paragraph) => `<p>${escaped(paragraph)}</p>`)
  ].join("")
  const isFoot = page === "footer"
  const of = (body: string) =>
    `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><header><a href="/">${title}</a><nav><a href="/about">about</a></nav></header><main><h1>${title}</h1>${body}</main><footer>${isFoot ? told : `<p>${title}</p>`}</footer></body></html>`
  if (isFoot) return [{ url, html: of("") }]
  return page === "home"
    ? [{ url, html: of(told) }]
    : [
        { url, html: of("") },
        { url: `${url}${page}`, html: of(told) }
      ]
}
/** Of so many one is only counted. */
const counted = 5
const asSites = <A extends Told>(folder: string, decode: (line: string) => A): ReadonlyArray<A & AsSite> =>
  jsonLines(join(import.meta.dir, folder), decode).map(({ file, value }, at) => {
    const id = `${folder}-${file.replace(".jsonl", "")}-${at}`
    return {
      ...value,
      id,
      half: at % counted === 0 ? ("report" as const) : ("tune" as const),
      pages: pagesOf(value, id)
    }
  })
export const foundingStories = () => asSites("founding", read(Founding))
export const priceStories = () => asSites("prices", read(Prices))
