/** Sites with their labels, read from where they are kept. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Either, Schema } from "effect"
import { jsonLinesOf } from "./JsonLines.ts"
import { type Field, type Labelled, listFields, OwnSite, Reading, RealSite, type Truth, textFields } from "./Labels.ts"

const kept = join(import.meta.dir, "..")

/** A file of labels; of what is wrong with it no more than a line or two, for it holds many. */
const readLabels = <A, I>(shape: Schema.Schema<A, I>, file: string): A =>
  Either.getOrThrowWith(
    Schema.decodeEither(Schema.parseJson(shape), { onExcessProperty: "error" })(readFileSync(file, "utf8")),
    ({ message }) => new Error(`${file}: ${message.slice(-400)}`)
  )

/** Words people would search for are the words a listing is tagged with, where a label does not tell them apart. */
const withKeywords = (truth: Truth): Truth =>
  truth.keywords === undefined && truth.tags !== undefined ? { ...truth, keywords: truth.tags } : truth

/** The style sheets of a folder and of those in it, each at its address beside the home page. */
const stylesIn = (folder: string, home: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => [new URL(file, home).href, readFileSync(join(folder, file), "utf8")])
  )

/** The sites written here. */
export const ownSites = (): ReadonlyArray<Labelled> => {
  const root = join(kept, "sites")
  return readdirSync(root)
    .filter((id) => existsSync(join(root, id, "truth.json")))
    .sort()
    .map((id): Labelled => {
      const folder = join(root, id)
      const { pages, style: _, url, ...site } = readLabels(OwnSite, join(folder, "truth.json"))
      return {
        ...site,
        id,
        truth: withKeywords(site.truth),
        source: "own",
        read: [],
        pages: pages.map((page) => ({ url: page.url, html: readFileSync(join(folder, page.file), "utf8") })),
        styles: stylesIn(folder, url)
      }
    })
}

const readReading = Schema.decodeUnknownSync(Schema.parseJson(Reading), { onExcessProperty: "error" })
const allReadings = (): ReadonlyArray<Reading> => {
  const file = join(kept, "real", "read.jsonl")
  return existsSync(file) ? jsonLinesOf(file, (line) => readReading(line)) : []
}

const appended = <A>(
  label: string | null | ReadonlyArray<A>,
  more: ReadonlyArray<string>
): ReadonlyArray<A | string | null> =>
  label === null ? [null, ...more] : typeof label === "string" ? [label, ...more] : [...label, ...more]

/** A label with what was read to be right besides; what it asked for stays what it asked for. */
const withReadings = (truth: Truth, read: ReadonlyArray<Reading>): Truth => {
  const right = (field: Field) => read.flatMap((one) => (one.right && one.field === field ? [one.text] : []))
  const texts = textFields.flatMap((field) => {
    const [label, more] = [truth[field], right(field)]
    return label === undefined || more.length === 0 ? [] : [[field, appended(label, more)] as const]
  })
  const lists = listFields.flatMap((field) => {
    const [label, more] = [truth[field], right(field)]
    return label === undefined || more.length === 0 ? [] : [[field, appended(label, more)] as const]
  })
  return { ...truth, ...Object.fromEntries(texts), ...Object.fromEntries(lists) }
}

/** The public pages of the manifests that stand in a folder: `<folder>/<id>/<n>.html`, counted from 0. */
export const realSites = (folder: string): ReadonlyArray<Labelled> => {
  const root = join(kept, "real")
  const manifests = readdirSync(root).filter((file) => /^manifest.*\.json$/.test(file))
  const read = Map.groupBy(allReadings(), ({ id }) => id)
  const sites = manifests.sort().flatMap((file) => readLabels(Schema.Array(RealSite), join(root, file)))
  return sites.flatMap((site): ReadonlyArray<Labelled> => {
    const urls = (site.pages ?? [site]).map(({ url }) => url)
    const pages = urls.flatMap((url, n) => {
      const file = join(folder, site.id, `${n}.html`)
      return existsSync(file) ? [{ url, html: readFileSync(file, "utf8") }] : []
    })
    const { id, lang, half, never, maybe } = site
    const readings = read.get(id) ?? []
    const truth = withReadings(withKeywords(site.truth), readings)
    return pages.length === 0
      ? []
      : [
          {
            id,
            source: "real",
            lang,
            half,
            truth,
            never,
            maybe,
            hostile: false,
            pages,
            styles: {},
            quotes: {},
            read: readings
          }
        ]
  })
}
