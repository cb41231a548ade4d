/**
 * A site as a model is shown it: each page between tags of ours, in parts that are named, each line behind a mark of
 * ours, so that no line of a page can close its block, open another or name a part. What the page says in its
 * own voice comes first; what speaks of nothing is left out, and so is what is no evidence (see `Suspect.ts`).
 */
import type { Region } from "../../../domain/draft/PageBlocks.ts"
import type { Block, PageIndex, SiteIndex } from "../evidence/reading/PageIndex.ts"
import { readingOf } from "../extractive/reading/Reading.ts"
import { drafterLimits, estimateTokens } from "./DrafterLimits.ts"

/** Regions in which others speak or are spoken of: a few lines, after everything else. */
const otherVoices: ReadonlySet<Region> = new Set(["reviews", "others"])
const mostOfOthers = 12
/** Nothing of these says what the product is. */
const unshown: ReadonlySet<Region> = new Set(["navigation", "form", "legal", "consent", "news"])

/** Keys of structured data worth a model's tokens. */
const tellingData = new Set(
  `name alternateName legalName slogan description foundingDate jobTitle addressLocality addressCountry price lowPrice
  priceCurrency applicationCategory featureList text keywords`.split(/\s+/)
)
const mostData = 60
const longestData = 400

const lineOf = ({ level, text }: Block) => (level === null ? `- ${text}` : `${"#".repeat(level)} ${text}`)

/** Blocks in their order, each change of region named. */
function* inParts(blocks: ReadonlyArray<Block>): Generator<string> {
  let part: Region | null = null
  for (const block of blocks) {
    if (block.region !== part) yield `[${block.region}]`
    part = block.region
    yield lineOf(block)
  }
}

/** A page, line by line, the most telling lines first; menus and buttons left out. */
function* linesOf(page: PageIndex): Generator<string> {
  for (const { source, path, text } of page.statements) {
    if (source === "title") yield `title: ${text}`
    if (source === "meta") yield `${path[0]}: ${text}`
  }
  const shown = readingOf(page)
    .blocks.filter(({ block, menu }) => !menu && !unshown.has(block.region))
    .map(({ block }) => block)
  const isOther = ({ region }: Block) => otherVoices.has(region)
  yield* inParts(shown.filter((block) => !isOther(block) && block.region !== "footer"))
  yield* inParts(shown.filter(({ region }) => region === "footer"))
  const addresses = page.statements.filter(({ source, path }) => source === "address" && path[0] !== "link")
  const videos = page.page.links.filter(({ url }) => /youtu\.?be/.test(url)).slice(0, 3)
  const links = [...addresses.map(({ text }) => text), ...videos.map(({ url }) => url)]
  if (links.length > 0) yield "[addresses]"
  for (const link of links) yield `- ${link}`
  const data = page.statements.filter(
    ({ source, path, text }) => source === "json_ld" && text.length <= longestData && tellingData.has(path.at(-1) ?? "")
  )
  if (data.length > 0) yield "[structured data]"
  for (const { path, text } of data.slice(0, mostData)) {
    yield `json-ld ${path.join(".")}:`
    yield `- ${text}`
  }
  yield* inParts(shown.filter(isOther).slice(0, mostOfOthers))
}

const isMark = (line: string | undefined) => line?.startsWith("[") === true

/** Pages in their order, each with its fair share of what is left; what one does not use goes to the next. */
export const pagesAsText = (site: SiteIndex, tokens: number): string => {
  let left = tokens
  const shown: Array<string> = []
  for (const [index, page] of site.entries()) {
    const head = `<page url="${page.page.url}">`
    // The first page is the home page: it may take half of everything.
    let share =
      Math.min(left, Math.max(index === 0 ? tokens / 2 : 0, left / (site.length - index))) - estimateTokens(head) - 4
    let characters = 0
    const lines: Array<string> = []
    for (const line of linesOf(page)) {
      const cost = estimateTokens(line) + 1
      if (cost > share || characters + line.length > drafterLimits.pageCharacters) break
      share -= cost
      left -= cost
      characters += line.length
      lines.push(line)
    }
    // A part of which nothing is left says nothing.
    while (isMark(lines.at(-1))) lines.pop()
    if (lines.length === 0) continue
    left -= estimateTokens(head) + 4
    shown.push([head, ...lines, "</page>"].join("\n"))
  }
  return shown.join("\n\n")
}
