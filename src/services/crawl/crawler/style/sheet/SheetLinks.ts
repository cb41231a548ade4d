/** Which style sheets of its own site a page links, the most telling first. */
import { crawlLimits } from "../../limits/CrawlLimits.ts"
import { mediaHolds } from "./Screen.ts"
import { importsIn } from "./SheetText.ts"

/** Letters and icons hide nothing. */
const fonts =
  /^(?:https?:)?\/\/(?:fonts\.|use\.typekit|kit\.fontawesome)|font-?awesome|fontello|bootstrap-icons|material-icons|icomoon|dashicons|[^/]*icons?[^/]*\.css|\/fonts?(?:\.|\/)/i
/** Sheets of a site's own, and those of the libraries it uses. */
const own =
  /(?:^|[/._-])(?:style|styles|main|theme|app|index|site|global|globals|custom|bundle|tailwind|screen|layout|base|core|common)(?:[/._-]|$)/i
const library =
  /swiper|slick|aos|animate|lightbox|fancybox|owl|splide|glightbox|wp-block-library|wp-includes|plugins\/|jquery|leaflet|highlight|prism|print|select2/i

/** Whether an element with these attributes brings in a sheet that counts on a desktop's screen. */
export const linksSheet = (attributes: Readonly<Record<string, string | undefined>>): boolean => {
  const rel = ` ${attributes.rel ?? ""} `.toLowerCase()
  const isSheet =
    rel.includes(" stylesheet ") || (rel.includes(" preload ") && attributes.as?.toLowerCase() === "style")
  const counts = !rel.includes(" alternate ") && attributes.disabled === undefined
  // A sheet for print only that a script turns to all is a way of loading it late.
  const media = attributes.onload === undefined ? (attributes.media ?? "") : ""
  return isSheet && counts && mediaHolds(media)
}
export const isFontSheet = (href: string): boolean => fonts.test(href)

const links = /<link\b([^<>]{0,2000})>/gi
const attribute = /([a-z-]{2,20})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const attributesOf = (written: string) => {
  const found: Record<string, string> = {}
  for (const [, name = "", one, two, three = ""] of written.matchAll(attribute))
    found[name.toLowerCase()] ??= one ?? two ?? three
  return found
}
const rank = (href: string) => (library.test(href) ? 2 : own.test(href) ? 0 : 1)

/** Nothing but other imports may stand before one. */
const head = 4000
const styles = /<style\b[^<>]{0,500}>([^<]{0,4000})/gi
/** The sheets that a sheet brings in, as it writes them. */
export const importedSheets = (css: string): ReadonlyArray<string> =>
  css.includes("@import") ? importsIn(css.slice(0, head)).filter((href) => !isFontSheet(href)) : []

/** As the page writes them; found without a parse, which the page will have where it is read. */
export const sheetLinks = (html: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (const [, written = ""] of html.matchAll(links)) {
    const attributes = attributesOf(written)
    const href = attributes.href?.replaceAll("&amp;", "&").trim() ?? ""
    if (href !== "" && linksSheet(attributes) && !isFontSheet(href)) found.push(href)
    if (found.length >= crawlLimits.sheetLinks) break
  }
  for (const [, css = ""] of html.matchAll(styles)) found.push(...importedSheets(css))
  return [...new Set(found)].toSorted((a, b) => rank(a) - rank(b)).slice(0, crawlLimits.sheetLinks)
}
