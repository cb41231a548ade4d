/** What it can do and what sets it apart: only where a section of the site, or its data, says that this is said there. */
import type { Backed } from "../../../domain/draft/Candidates.ts"
import type { Region } from "../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../domain/text/Folding.ts"
import { tellsOfMakers } from "../evidence/facts/Paths.ts"
import { isNote } from "../evidence/facts/price/lines/PriceLines.ts"
import type { PageIndex } from "../evidence/reading/PageIndex.ts"
import { textSays } from "../evidence/reading/Says.ts"
import { languageOf } from "../evidence/topics/Language.ts"
import { laterHeadings } from "../evidence/topics/OtherPeople.ts"
import { type Announced, announcesOf, isElse, isOfServices } from "./features/Announcing.ts"
import { namedInFull } from "./features/Bare.ts"
import { areSteps, areToBeDone } from "./features/CountedSteps.ts"
import { gridOf } from "./features/Grids.ts"
import { areNoOffers, meritsIn } from "./features/Merits.ts"
import { areSold, type Offering, offeringsIn } from "./features/Offerings.ts"
import { quietened } from "./features/Quietened.ts"
import { isHousePart } from "./features/reasons/HouseParts.ts"
import { asksForHouse, isCalledAsHouse } from "./features/reasons/OwnReasons.ts"
import { eyebrowLevel, sectionsOf, type ToldSection } from "./features/Sections.ts"
import { type ListedThing, uncounted, withoutSlogans } from "./features/Slogans.ts"
import { weighedIn } from "./features/Weighing.ts"
import { addressLike } from "./reading/AddressBlocks.ts"
import { ledName, ledParagraphs, longestLedName, toldOfLed } from "./reading/LedEntries.ts"
import { withoutNested } from "./reading/NestedLists.ts"
import { quoteOf, type ReadBlock, type Reading, stated } from "./reading/Reading.ts"
import { begins, entryText, figureAlone, placeholder, planName, sumOfMoney } from "./words/Entries.ts"
import { howItWorks } from "./words/HeadingWords.ts"
import { namedThings } from "./words/NamedEntries.ts"
import { isBesideThePoint, isWhole, wordsIn } from "./words/Sentences.ts"
import { areAudiences, isDay, isStatusBadge } from "./words/ShownWords.ts"

const most = { characters: 120, items: 12, usps: 6, words: 16, sentence: 10, beside: 8, later: 4 } as const
/** What has to speak for entries of the home page that no words announce. */
const enough = 2
/** Entries below which a section is no list. */
const least = { features: 2, usps: 2 } as const

/** A card where prices stand that has one of its own, or is called as plans are. */
const isPlan = (page: PageIndex, { region, card }: ReadBlock["block"]): boolean =>
  region === "pricing" &&
  card !== null &&
  page.blocks.some(
    (one) => one.card === card && (sumOfMoney.test(one.text) || (one.kind !== "item" && planName.test(one.text)))
  )

const isItem = (page: PageIndex, { block, kind }: ReadBlock) => {
  const text = entryText(block.text)
  return (
    kind !== "frame" &&
    block.kind !== "button" &&
    !isPlan(page, block) &&
    !figureAlone.test(text) &&
    text.length <= most.characters &&
    wordsIn(text) <= most.words &&
    begins.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !(/[.。]$/u.test(text) && wordsIn(text) > (block.kind === "item" ? most.words : most.sentence)) &&
    !isBesideThePoint(text) &&
    !placeholder.test(text) &&
    !addressLike(page, block)
  )
}

const cardsOf = (blocks: ReadonlyArray<ReadBlock>): ReadonlyArray<ReadonlyArray<ReadBlock>> =>
  [...Map.groupBy(blocks, ({ block }) => block.card)].flatMap(([card, held]) => (card === null ? [] : [held]))

/** Without the heading that goes on with a line in place of one: "Why Acme" over "Bread that keeps". */
const ownHeadingOf = (section: ToldSection): ToldSection => {
  const [first] = section.blocks
  const level = first?.block.card === null ? first.block.level : null
  return section.level === eyebrowLevel && level !== null && section.says === "usps"
    ? { ...section, level, blocks: section.blocks.slice(1) }
    : section
}

/** The headings below a section's own, else the items of its lists, else the first lines of its cards, else its lines. */
const entriesOf = (section: ToldSection, fewest: number, regions: boolean): ReadonlyArray<ReadBlock> => {
  const { page, blocks, level } = ownHeadingOf(section)
  const items = blocks.filter((one) => isItem(page, one))
  const led = section.says === "usps" ? blocks.filter((one) => ledName(one) !== null) : []
  if (led.length >= fewest) return led
  const headed = blocks.filter(({ block }) => block.level !== null && (block.level > level || block.card !== null))
  const top = Math.min(...headed.map(({ block }) => block.level ?? 0))
  // Under the title of a whole page headings are sections, not entries, unless each has a card of its own.
  const entries = headed.filter(({ block }) => block.level === top && (!regions || level > 1 || block.card !== null))
  // A number counts cards; what is said of a figure is not what the card is called.
  const firstOfCard = cardsOf(blocks).flatMap((held) => {
    const first = held.find(
      ({ block }) =>
        /\p{L}|\p{Nd}\P{Nd}+\p{Nd}/u.test(block.text) && block.kind !== "button" && !isStatusBadge(block.text)
    )
    const isNamed = section.says !== "usps" || wordsIn(first?.block.text ?? "") <= longestLedName
    return first !== undefined && isNamed && items.includes(first) ? [first] : []
  })
  const ways = [
    entries.filter((one) => items.includes(one)),
    withoutNested(items.filter(({ block }) => block.kind === "item" && (block.card === null || block.list !== null))),
    firstOfCard,
    section.says === "features" ? ledParagraphs(blocks).filter((one) => isItem(page, named(one))) : [],
    regions && fewest > 1
      ? []
      : items.filter(
          ({ block, kind }) =>
            block.level === null &&
            block.kind !== "cell" &&
            // Loose lines that are no sentences lead on to the reasons, or are pieces of what is shown.
            (kind === "paragraph" ? !regions || isWhole(entryText(block.text)) : kind === "label" && !regions)
        )
  ]
  return ways.find((way) => way.length >= fewest) ?? []
}

const listOf = (said: ReadonlyArray<ListedThing>, max: number): Backed<ReadonlyArray<string>> | undefined => {
  const once = [...new Map(said.toReversed().map((one) => [fold(one.text), one])).values()].toReversed().slice(0, max)
  return once.length === 0 ? undefined : { value: once.map((one) => one.text), evidence: once.map((one) => one.quote) }
}
/** A paragraph as what it is called. */
const named = (one: ReadBlock): ReadBlock => ({ ...one, block: { ...one.block, text: one.block.lead ?? "" } })
/** An entry as it is called, with what stands right below that in its card, or under its heading. */
const saidWith = ({ page, blocks }: Reading, text: string, block: ReadBlock["block"]): ListedThing => {
  const below = blocks[blocks.findIndex((one) => one.block === block) + 1]?.block
  const quote = quoteOf(page, block.text)
  const beside = block.card === null ? [] : blocks.filter((one) => one.block.card === block.card && one.block !== block)
  const isLater =
    beside.length <= most.beside &&
    beside.some((one) => wordsIn(one.block.text) <= most.later && textSays(one.block.folded, laterHeadings))
  const isCounter = beside.length > 0 && beside.every((one) => figureAlone.test(one.block.text))
  const shown = beside.slice(0, most.beside).map((one) => one.block.text)
  const isTold =
    below !== undefined &&
    below.level === null &&
    below.kind === "paragraph" &&
    below.region === block.region &&
    (below.card === block.card || block.level !== null)
  return isTold
    ? { text, quote, isLater, beside: shown, told: { text: below.text, quote: quoteOf(page, below.text) } }
    : { text, quote, isLater, isCounter, beside: shown }
}
const arePlans = (blocks: ReadonlyArray<ReadBlock>) => {
  const headings = blocks.filter(({ block }) => block.level !== null && block.card !== null)
  return headings.length > 1 && headings.filter(({ block }) => planName.test(block.text)).length * 2 >= headings.length
}

/** What one page announces: the home page's say, else that of the first page that has one; `but` in no such region. */
const announced = (
  readings: ReadonlyArray<Reading>,
  says: Announced,
  fewest: number,
  but?: Region
): ReadonlyArray<ListedThing> => {
  for (const reading of readings) {
    const found = sectionsOf(reading)
      .filter(
        (section) =>
          section.says === says &&
          section.region !== but &&
          !areToBeDone(section.blocks) &&
          (says === "usps" ||
            !(areSteps(section.blocks) || areSold(cardsOf(section.blocks)) || arePlans(section.blocks)))
      )
      .flatMap((section) =>
        entriesOf(section, fewest, reading.regions).map((one): ListedThing => {
          const told = says === "features" ? toldOfLed(one) : null
          const quote = quoteOf(reading.page, one.block.text)
          return told === null
            ? saidWith(reading, (says === "usps" ? ledName(one) : null) ?? entryText(one.block.text), one.block)
            : { text: entryText(one.block.lead ?? ""), quote, told: { text: told, quote } }
        })
      )
    if (found.length > 0) return found
  }
  return []
}

/** Characters of a page that shows next to nothing, so that its data has to speak for it. */
const bare = 400
/** What the data lists, where the page says nothing else or says it too. */
const listed = (readings: ReadonlyArray<Reading>): ReadonlyArray<ListedThing> =>
  readings.slice(0, 1).flatMap(({ page }) => {
    const entries = stated(page, "json_ld", "featureList")
    const shown = new Set(page.blocks.flatMap((block) => block.tokens().map((token) => token.stem)))
    return entries.flatMap(({ text, tokens }) => {
      const words = tokens().filter(({ content }) => content)
      const seen = words.filter(({ stem }) => shown.has(stem)).length
      if (page.folded.length > bare && seen * 2 < words.length) return []
      // A list of its own has an entry each, whatever stands between its words.
      return text
        .split(entries.length > 1 ? /\s*\n\s*/ : /\s*[,;•\n]\s*/)
        .filter((part) => part !== "" && part.length <= most.characters)
        .map((part) => ({ text: part, quote: quoteOf(page, part) }))
    })
  })

const saidOf = (reading: Reading, entries: ReadonlyArray<Offering>): ReadonlyArray<ListedThing> =>
  entries.map(({ name, block }) => saidWith(reading, name, block))
/** What words over a part say of it; "Why Acme" and "What makes Acme worth it" stand over reasons. */
const announcesIn = (reading: Reading): ReturnType<typeof announcesOf> => {
  const announces = announcesOf(languageOf(reading.page))
  return (over) => (over.some((text) => asksForHouse(text, reading)) ? "else" : announces(over))
}
const offered = (reading: Reading): ReadonlyArray<ListedThing> => {
  const announces = announcesIn(reading)
  // A page about the makers tells what they are like in cards as well.
  const isOfMakers = tellsOfMakers(reading.page)
  return saidOf(
    reading,
    offeringsIn(reading, (over) => announces(over) ?? (isOfMakers ? "else" : null))
  )
}
/** What stands on a page that is called after it is announced by that. */
const offeredThere = (reading: Reading): ReadonlyArray<ListedThing> =>
  saidOf(reading, offeringsIn(reading, announcesIn(reading), true))
const weighed = (reading: Reading, fewest: number): ReadonlyArray<ListedThing> =>
  saidOf(reading, weighedIn(reading, announcesIn(reading), fewest))

const firstOf = (all: ReadonlyArray<ReadonlyArray<ListedThing>>): ReadonlyArray<ListedThing> =>
  all.find((said) => said.length > 0) ?? []

/** What each place of the site offers, the best first; a place that offers nothing is none. */
export function* featuresOffers(readings: ReadonlyArray<Reading>): Generator<Backed<ReadonlyArray<string>>> {
  const [home] = readings
  const further = readings.slice(1)
  const onHome = (read: (home: Reading) => ReadonlyArray<Offering>) =>
    home === undefined ? [] : saidOf(home, read(home))
  const told = [
    () => (home === undefined ? [] : offered(home)),
    () => announced(readings.slice(0, 1), "features", least.features),
    () => onHome((page) => gridOf(page, (heading) => isElse(heading, languageOf(page.page)))),
    () => firstOf(further.filter((one) => isOfServices(one, languageOf(one.page))).map(offeredThere)),
    () => firstOf(further.map(offered)),
    // "What's included", on a page of prices, compares plans.
    () => announced(further, "features", least.features, "pricing"),
    // Where nothing else is told, the steps by which it works tell what it does.
    () =>
      onHome((page) =>
        gridOf(page, (heading) => isElse(heading, languageOf(page.page)) && !howItWorks.test(heading.trim()))
      )
  ]
  // What no words announce stands only where nothing else looked like it, and on the home page: of public sites' further
  // pages, and of lone lines of any page, half are something else.
  const untold = [() => (home === undefined ? [] : weighed(home, enough)), () => listed(readings)]
  const lang = home === undefined ? null : languageOf(home.page)
  let isDoubted = false
  for (const way of [...told, ...untold]) {
    if (isDoubted && untold.includes(way)) return
    const named = namedThings(uncounted(way())).filter(
      ({ text, isLater }) => !isDay(text) && !isNote(text) && isLater !== true
    )
    // Cards that are called as customers are tell whom it is for.
    const names = named.map(({ text }) => text)
    if (areAudiences(names)) continue
    if (areNoOffers(named, way === untold[0])) {
      isDoubted = true
      continue
    }
    const parts = named.filter(({ text }) => !isHousePart(text))
    const others = home === undefined ? parts : parts.filter(({ text }) => !isCalledAsHouse(text, home))
    const things = others.length >= least.features ? others : parts
    const offer = listOf(quietened(withoutSlogans(namedInFull(things, lang)), readings, lang), most.items)
    // One alone is no list of what it can do.
    if (offer !== undefined && offer.value.length >= least.features) yield offer
  }
}
/** "0M+ orders": a counter whose script has not run; "0 % commission" is none. */
const countsUp = /^0(?:[kmx×]\+?|\+) \p{L}/iu
export const uspsOffer = (readings: ReadonlyArray<Reading>): Backed<ReadonlyArray<string>> | undefined => {
  const [home] = readings
  const several = announced(readings, "usps", least.usps)
  // A name alone may be anything; one reason that is said out is a reason.
  const told = several.length > 0 ? several : announced(readings, "usps", 1).filter(({ text }) => isWhole(text))
  const found =
    told.length > 0 || home === undefined ? told : saidOf(home, meritsIn(home, announcesOf(languageOf(home.page))))
  const said = found.filter(({ text }) => !countsUp.test(text))
  // "Why Acme", over whom it is for.
  return areAudiences(said.map(({ text }) => text))
    ? undefined
    : listOf(quietened(said, readings, home === undefined ? null : languageOf(home.page)), most.usps)
}
