/** What the head of a page calls the house. */
import { find, fold } from "../../../../domain/text/Folding.ts"
import type { PageIndex } from "../reading/PageIndex.ts"

/** The first words of a page's head, and what links home: a logo. A menu links each page to itself as well. */
export const headerNames = ({ page, blocks }: PageIndex, first: PageIndex): ReadonlyArray<string> => {
  const { origin } = new URL(page.url)
  const home = new Set([`${origin}/`, origin, first.page.url])
  const linked = page.links.filter(
    ({ url, region }) => home.has(url) && (region === undefined || region === "navigation")
  )
  const opening = blocks.find(({ region }) => region === "navigation")
  return [
    ...linked.slice(0, 2).map(({ text }) => text),
    ...(opening === undefined || page.blocks === undefined ? [] : [opening.text])
  ]
}

/** "law", drawn at the head of the "Law Group": a part of the name. */
export const logoParts = <A extends { readonly source: string; readonly text: string }>(
  signals: ReadonlyArray<A>
): ReadonlyArray<A> =>
  signals.filter(
    ({ source, text }) =>
      source === "logo" &&
      text === text.toLowerCase() &&
      signals.some(
        (one) => one.source === "title" && one.text.length > text.length && find(fold(one.text), fold(text)) !== -1
      )
  )
