/** What the menu of a site calls its pages. */
import { fold } from "../../../../domain/text/Folding.ts"
import type { PageIndex, SiteIndex } from "../reading/PageIndex.ts"
import { hostAgrees, hostNameOf } from "./NameForms.ts"

/** "Subjects", over a page of that title: the words of a menu that lead to another page than the first call that page. */
export const pageLabels = (site: SiteIndex, home: PageIndex): ReadonlySet<string> => {
  const host = hostNameOf(home.page.url)
  const pathOf = (url: string) => URL.parse(url)?.pathname.replace(/(?:index|home)\.\p{L}+$/u, "") ?? "/"
  const others = new Set(site.flatMap(({ page }) => (page === home.page ? [] : [pathOf(page.url)])))
  others.delete(pathOf(home.page.url))
  const titles = new Set(
    site.flatMap(({ statements }) => statements.flatMap((one) => (one.source === "title" ? [one.folded] : [])))
  )
  return new Set(
    site
      .flatMap(({ page }) => page.links)
      .filter(({ text, url, region }) => region === "navigation" && others.has(pathOf(url)) && titles.has(fold(text)))
      .flatMap(({ text }) => (hostAgrees(host, text) === 1 ? [] : [fold(text)]))
  )
}

/** Whether the pages write it small as well, as they write no name. */
export const isWord = (site: SiteIndex, text: string): boolean => {
  const small = text.charAt(0).toLowerCase() + text.slice(1)
  if (small === text || text.includes(" ")) return false
  const word = new RegExp(`(?<!\\p{L})${RegExp.escape(small)}(?!\\p{L})`, "u")
  return site.some(({ blocks }) => blocks.some((block) => word.test(block.text)))
}
