/**
 * Lists of what is sold under headings that name no prices: "Tickets", "Bestsellers", "Les menus" over names and sums.
 * Their lines are read as of a price list; what else stands under such a heading is not.
 */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../../domain/text/Recalled.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { neededIn } from "../../reading/patterns/NeededWords.ts"
import { textSays } from "../../reading/Says.ts"
import { laterHeadings } from "../../topics/OtherPeople.ts"
import { isAsidePage } from "../Paths.ts"
import { otherwiseSold } from "../words/PriceWords.ts"
import { isTemplate, sendsFree } from "./Goods.ts"
import { oftenIn } from "./lines/cards/TimeColumns.ts"
import { isPlanName, priceLine } from "./lines/PriceLines.ts"
import { isOverOurs } from "./lines/Rivals.ts"
import { figurePlans } from "./lines/rows/Figures.ts"
import { costsNothing, pricesIn } from "./sums/Money.ts"
import { isOverOthers, isWon } from "./sums/OtherSums.ts"
import { besideSums, noPlan, pastOrPlanned } from "./sums/words/BesideWords.ts"
import {
  chargeTitles,
  goodsTitles,
  listTitles,
  noThingWords,
  titleArticles,
  titleTimes,
  workTitles,
  workTitlesUnspaced
} from "./sums/words/ListWords.ts"

/** "Price", "Prijs per maand": before what each column costs. */
const isPriceLabel = (text: string) =>
  text.length <= 40 &&
  /^(?:price|cost|preis|prix|tarif|precio|preço|prezzo|prijs|料金|価格|价格)s?(?!\p{L})/iu.test(text)
const titled = (words: string) =>
  new RegExp(`^(?:(?:${titleArticles}) ?){0,2}(?:${words})(?:[,:]? ${titleTimes})?[:.]?$`, "iu")
const title = titled(`${goodsTitles}|${listTitles}`)
const goods = titled(goodsTitles)
const charging = titled(chargeTitles)
const mayBeTitle = neededIn(() => [title, charging])
/** Whether what is listed under a heading is bought, each thing once. */
export const isGoodsTitle = (heading: string): boolean => goods.test(tidyText(heading))
/** Whether a heading is over a list of what is sold. */
const isListTitle = (heading: string): boolean => title.test(tidyText(heading)) && !isOverOthers(heading)

/** Blocks between the name of a thing and its price. */
const farthest = 2
/** Things that make a list. */
const least = 2
/** "Regular price €89": as the template of a shop writes it; the cards of its goods are read by themselves (`Goods.ts`). */
const isOfTemplate = ({ text }: Block) => isTemplate(tidyText(text))
const isOfMain = (block: Block | undefined) => block?.region === "main" && block.kind !== "quotation"
/** Neither quoted nor pressed, in a part that tells of what the house does. */
export const mayList = ({ region, kind }: Block): boolean =>
  kind !== "quotation" && kind !== "button" && (region === "main" || region === "features" || region === "hero")

/** Given, owed, sent, lost, of others, of once or to come: no price of what is sold. */
const isBeside = (text: string) =>
  besideSums.test(text) ||
  pastOrPlanned.test(text) ||
  isOverOthers(text) ||
  otherwise.test(text) ||
  sendsFree.test(text)
const otherwise = new RegExp(String.raw`(?<!\p{L})(?:${otherwiseSold})(?!\p{L})`, "iu")
/** "Exam fee", "Old price", "Breadly raises": what is asked on top, was asked before, or befalls somebody. */
const isNoThing = (name: string) => noThing.test(tidyText(name)) || noPlan.test(tidyText(name))
const noThing = new RegExp(String.raw`(?<!\p{L})(?:${noThingWords})(?!\p{L})|手数料|加算`, "iu")
/** Under "Coming soon", "What others charge". */
export const isUnderOther = ({ under }: Block) =>
  under.some((one) => textSays(one, laterHeadings) || isOverOthers(one) || otherwise.test(one))

/** How often each line stands on a page: a maker, a kind and a badge stand on several cards. */
const timesTold = madeOnce(
  (blocks: ReadonlyArray<Block>): ReadonlyMap<string, number> =>
    new Map([...Map.groupBy(blocks, ({ folded }) => folded)].map(([folded, all]) => [folded, all.length]))
)
/** What no other card is called. */
const isAlone = (blocks: ReadonlyArray<Block>, { folded }: Block) => timesTold(blocks).get(folded) === 1
/** "Fish soup" over "With croutons" and its price: the name on a card that has one price, whatever it says between. */
const headOfOne = (blocks: ReadonlyArray<Block>, at: number, from: number): number | null => {
  const card = blocks[at]?.card ?? null
  if (card === null) return null
  let [first, end] = [at, at + 1]
  while (first > from && blocks[first - 1]?.card === card) first--
  while (blocks[end]?.card === card) end++
  const own = blocks.slice(first, end).map((block, step) => ({ block, index: first + step }))
  if (own.some(({ block, index }) => index !== at && priceLine(block) !== null)) return null
  const over = own.filter(({ block, index }) => index < at && mayList(block) && isPlanName(block))
  // Which of several labels is the name, their neighbours tell (`lines/cards/Renamed.ts`).
  return (over.find(({ block }) => block.level !== null) ?? over[0])?.index ?? null
}
/** Where a thing begins that is told with its price in the block at `at`: its own block, or that of the name over it. */
const entryAt = (blocks: ReadonlyArray<Block>, at: number, from: number): number | null => {
  const block = blocks[at]
  const line = block === undefined || block.level !== null || !mayList(block) ? null : priceLine(block)
  if (block === undefined || line === null || line.words === "" || costsNothing(line.price)) return null
  if (isBeside(tidyText(block.text)) || (line.name !== null && isNoThing(line.name))) return null
  if (line.name !== null) return /[.!?]$/.test(block.text) ? null : at
  const head = headOfOne(blocks, at, from)
  if (head !== null)
    return isBeside(tidyText(blocks[head]?.text ?? "")) || isNoThing(blocks[head]?.text ?? "") ? null : head
  for (let one = at - 1; one >= Math.max(from, at - 1 - farthest); one--) {
    const over = blocks[one]
    if (over === undefined || over.card !== block.card || !mayList(over) || priceLine(over) !== null) return null
    const isNamed = isPlanName(over) && (over.level !== null || one === at - 1)
    if (isNamed) return isBeside(tidyText(over.text)) || isNoThing(over.text) ? null : one
    if (over.level !== null) return null
  }
  return null
}

/** "Puncture – $15", "Full service – $90": headings side by side, each a thing and its sum. */
const headed = ({ blocks }: PageIndex): ReadonlyArray<number> => {
  const priced = blocks.flatMap((block, at) => {
    const line = block.level === null || block.level === 1 || !mayList(block) ? null : priceLine(block)
    const isThing = line !== null && line.name !== null && line.words !== "" && !costsNothing(line.price)
    if (
      !isThing ||
      !isOverWork(block) ||
      isUnderOther(block) ||
      isBeside(tidyText(block.text)) ||
      isNoThing(line.name ?? "")
    )
      return []
    return [{ at, of: `${block.level} ${block.under.join("\n")}` }]
  })
  const rows = [...Map.groupBy(priced, ({ of }) => of).values()]
  return rows.filter((row) => row.length >= least).flatMap((row) => row.map(({ at }) => at))
}

/** "Service menu", "Repairs": over what is done for whoever comes. Under any other heading sums may be wages or sureties. */
const isOverWork = ({ under }: Block): boolean => {
  const over = under.at(-1) ?? ""
  return isListTitle(over) || work.test(tidyText(over))
}
const work = new RegExp(`(?:^|\\s)(?:${workTitles})$|(?:${workTitlesUnspaced})$`, "iu")

/** The blocks of such lists. */
const listed = (page: PageIndex): ReadonlySet<number> => {
  const found = new Set(headed(page))
  for (const [at, block] of page.blocks.entries()) {
    const { level, text } = block
    if (level === null || !mayBeTitle.test(tidyText(text))) continue
    const tellsHow = charging.test(tidyText(text))
    if ((!tellsHow && !isListTitle(text)) || isUnderOther(block)) continue
    const rest = page.blocks.findIndex((one, next) => next > at && one.level !== null && one.level <= level)
    const end = rest === -1 ? page.blocks.length : rest
    if (tellsHow) for (let one = at; one < end; one++) if (isOfMain(page.blocks[one])) found.add(one)
    if (page.blocks.slice(at, end).some(isOfTemplate)) continue
    const entries: Array<readonly [number, number]> = []
    for (let last = at + 1; last < end; last++) {
      const first = entryAt(page.blocks, last, at + 1)
      if (first !== null) entries.push([first, last])
    }
    if (entries.length < least) continue
    for (const [first, last] of entries) for (let one = first; one <= last; one++) found.add(one)
  }
  return withTables(page, found)
}
/** Of a table all cells, where any of them are. */
const withTables = ({ blocks }: PageIndex, found: ReadonlySet<number>): ReadonlySet<number> => {
  const tables = new Set([...found].flatMap((at) => (blocks[at]?.kind === "cell" ? (blocks[at]?.list ?? []) : [])))
  if (tables.size === 0) return found
  const cells = blocks.flatMap(({ kind, list }, at) =>
    kind === "cell" && list !== null && tables.has(list) ? [at] : []
  )
  return new Set([...found, ...cells])
}
/** "Compare plans", over a table of which a row is headed by "Price per seat / month". */
const comparedPlans = (page: PageIndex): ReadonlySet<number> =>
  new Set(
    page.blocks.flatMap((block, at) => {
      const head = page.blocks[at + 1]
      if (block.level === null || !mayList(block) || head?.kind !== "cell" || !isOverOurs(block.text)) return []
      const cells = page.blocks.flatMap(({ list }, one) => (list !== null && list === head.list ? [one] : []))
      const isPaid = cells.some((one) => {
        const label = page.blocks[one]
        return label !== undefined && (oftenIn(label.text) !== null || isPriceLabel(label.text))
      })
      const sums = cells.filter((one) => pricesIn(tidyText(page.blocks[one]?.text ?? "")).length > 0)
      return isPaid && sums.length >= least ? [at, ...cells] : []
    })
  )

/** "Lentil soup 5,50", on a page that says that its prices are in euro, and the line that says so. */
const inFigures = (page: PageIndex): ReadonlySet<number> => {
  const plans = figurePlans(page).filter(({ last }) => {
    const block = page.blocks[last]
    return block !== undefined && mayList(block) && !isUnderOther(block)
  })
  const notes = plans.flatMap(({ heads = [] }) => heads.map((head) => page.blocks.indexOf(head)))
  return withTables(page, new Set([...notes, ...plans.flatMap(({ first, last }) => [first, last])]))
}

/** As many things with their sums on one page are a price list, under whatever headings: "Corte + Lavagem — R$ 50,00". */
const leastUntitled = 5
/** The heading of its card, or what no other card is called: its kind and its maker stand on several. */
const headOfCard = (blocks: ReadonlyArray<Block>, at: number): number => {
  const card = blocks[at]?.card ?? null
  const over = [0, 1, 2].map((step) => at - step).filter((one) => card !== null && blocks[one]?.card === card)
  const isName = (one: number) => {
    const block = blocks[one]
    return block !== undefined && isAlone(blocks, block) && isPlanName(block)
  }
  return over.find((one) => blocks[one]?.level !== null) ?? over.find(isName) ?? at
}
const untitled = (page: PageIndex): ReadonlySet<number> => {
  const { blocks } = page
  const priced = blocks.filter((one) => mayList(one) && priceLine(one) !== null)
  if (priced.length < leastUntitled || blocks.some(isOfTemplate)) return new Set()
  const entries = blocks.flatMap((block, last): ReadonlyArray<readonly [number, number]> => {
    const first = isUnderOther(block) ? null : entryAt(blocks, last, 0)
    return first === null ? [] : [[headOfCard(blocks, first), last]]
  })
  const told = ([first, last]: readonly [number, number]) => blocks.slice(first, Math.max(first + 1, last))
  const names = new Set(
    entries.map((entry) =>
      told(entry)
        .map(({ folded }) => folded)
        .join("\n")
    )
  )
  if (names.size < leastUntitled) return new Set()
  return withTables(
    page,
    new Set(entries.flatMap(([first, last]) => blocks.slice(first, last + 1).map((_, step) => first + step)))
  )
}

/** 販売価格: what who sells at a distance in Japan has to state, in the notice of its house. */
const noticed =
  /^(?:販売|商品|サービス|ご?利用|月額)?(?:価格|料金|代金|会費)(?:\(税込\))?$|^(?:月|年)?会(?:員)?費$|^役務の対価$/u
const ofSale = /特定商取引/u
const inNotice = (page: PageIndex): ReadonlySet<number> => {
  const isNotice = page.blocks.some(({ level, text }) => level !== null && ofSale.test(text))
  return new Set(
    page.blocks.flatMap((block, at) => {
      const [label, line] = [page.blocks[at - 1], priceLine(block)]
      const isOfHouse = isNotice || block.region === "contact"
      const isTold = line !== null && isOfHouse && block.level === null && !isBeside(tidyText(block.text))
      return isTold && label !== undefined && noticed.test(tidyText(label.text)) ? [at] : []
    })
  )
}

/** Under "Preise", "Les prix": parts in which as much is won as has a sum. */
const prizes =
  (site: SiteIndex) =>
  ({ blocks }: PageIndex): ReadonlySet<number> => {
    const isNameOfWon = (block: Block) => isWon(site, beforeSum(block.text))
    const parts = Map.groupBy(
      blocks.flatMap((block, at) => (block.region === "pricing" ? [{ block, at }] : [])),
      ({ at }) => blocks.findLastIndex(({ region }, before) => before < at && region !== "pricing")
    )
    const won = [...parts.values()].filter((part) => {
      const named = part.filter(({ block }) => isNameOfWon(block)).length
      const summed = part.filter(({ block }) => pricesIn(tidyText(block.text)).length > 0).length
      return named > 0 && named * 2 >= summed
    })
    return new Set(won.flatMap((part) => part.map(({ at }) => at)))
  }
/** "1. Preis" of "1. Preis: 1.000 €". */
const beforeSum = (text: string): string => {
  const tidy = tidyText(text)
  const [price] = pricesIn(tidy)
  return (price === undefined ? tidy : tidy.slice(0, price.start)).replace(/[\s:–—|-]+$/u, "")
}

/** A site in which these blocks of each page are of another region. */
export const withRegions = (
  site: SiteIndex,
  runsOf: (page: PageIndex) => ReadonlySet<number>,
  region: Region = "pricing"
): SiteIndex =>
  site.map((page) => {
    const runs = isAsidePage(page) ? new Set<number>() : runsOf(page)
    if (runs.size === 0) return page
    return { ...page, blocks: page.blocks.map((one, at) => (runs.has(at) ? { ...one, region } : one)) }
  })
/** A site whose lists of what is sold are parts about prices. */
export const withPriceRuns = (site: SiteIndex): SiteIndex => {
  const shown = withRegions(withRegions(site, prizes(site), "others"), comparedPlans)
  const titledToo = withRegions(withRegions(withRegions(shown, listed), inNotice), inFigures)
  // Where prices are listed anywhere, sums elsewhere may be of anything: an example, what is paid back.
  const isListed = titledToo.some(({ blocks }) =>
    blocks.some((block) => block.region === "pricing" && priceLine(block) !== null)
  )
  return isListed ? titledToo : withRegions(titledToo, untitled)
}
