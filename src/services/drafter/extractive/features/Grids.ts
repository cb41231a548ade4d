/** What a home page shows below its opening: cards or entries, each a few words and a sentence on them. */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { isPersonName } from "../../evidence/facts/Persons.ts"
import { givenNames } from "../../evidence/facts/words/GivenNames.ts"
import type { Block } from "../../evidence/reading/PageIndex.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { isLink } from "../../evidence/rules/Standing.ts"
import { saysLater } from "../../evidence/topics/LaterWords.ts"
import { laterHeadings } from "../../evidence/topics/OtherPeople.ts"
import type { ReadBlock, Reading } from "../reading/Reading.ts"
import { begins, entryName, entryText, sumOfMoney } from "../words/Entries.ts"
import { ofMakesOrMerits, uspPhrases } from "../words/HeadingWords.ts"
import { isWhole, wordsIn } from "../words/Sentences.ts"

/** Entries of a grid; words of an entry's name, of what is said of it, of the heading over all, of a price; blocks of a card. */
const bounds = { least: 3, name: 8, told: 4, heading: 9, price: 6, card: 6 } as const
export const capitals = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,2}$/u
/** Cards that are counted are steps, or services. */
const counted = /^(?:#|nr\.? ?)?\p{Nd}{1,2}\.?$/iu
const notAName = /[\p{Sc}?]|(?<!^100 ?)%|(?<![\p{L}\p{Nd}])\p{Nd}{4}(?![\p{L}\p{Nd}])|[.!。！]$/u
const figure = /^[\p{Sc}\p{L}]{0,4} ?\p{Nd}[\p{Nd}.,' ]*(?:[%+kMx×]|\p{L}+)?$/u
/** Shows what was made, sold, written or done for somebody, or who did it. */
export const shows =
  /(?<!\p{L})(?:work|projects?|portfolio|clients?|cases?|stor(?:y|ies)|recipes?|products?|shop|collections?|catalogu?e?|latest|new|services?|people|members?|speakers?|talks?|episodes?|issues?|rooms?|locations?|branches|help|projekte?|arbeiten|referenzen|produkte|sortiment|leistungen|filialen|rezepte|réalisations|projets|produits|boutique|prestations|recettes|proyectos|trabajos|productos|tienda|servicios|recetas|projetos|trabalhos|produtos|loja|serviços|progetti|lavori|prodotti|negozio|servizi|projecten|werk|producten|winkel|diensten|実績|商品|製品|サービス|事例|产品|案例|作品|服务)(?!\p{L})/iu

const spoken: ReadonlySet<Region> = new Set(["hero", "main", "features"])

const letters = /\p{L}{2}|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
const isNamed = (text: string) =>
  wordsIn(text) <= bounds.name && begins.test(text) && letters.test(text) && !notAName.test(text)
/** "she studied", "Head of sales": what is told of people. */
const personal =
  /(?<!\p{L})(?:she|he|founder|ceo|cto|head of|director|sie ist|er ist|elle|ella|lei|gründer(?:in)?|fondat(?:eur|rice|ore)|fundadora?|oprichter)(?!\p{L})/iu
/** Half of the names are a noun or two with capitals: people, customers, kinds of business, or features in capitals. */
const areCapitals = (names: ReadonlyArray<string>) =>
  names.filter((name) => capitals.test(name)).length * 2 >= names.length
/** Cards of people: half of their names are shaped so, and one is known or spoken of as people are. */
export const arePeople = (cards: ReadonlyArray<ReadonlyArray<Block>>) => {
  const named = cards.filter(([first]) => first !== undefined && isPersonName(first.text))
  return (
    named.length * 2 >= cards.length &&
    named.some(
      ([first, ...told]) =>
        givenNames.has(fold(first?.text.split(" ")[0] ?? "")) || told.some(({ text }) => personal.test(text))
    )
  )
}

interface Part {
  /** The headings right over it, without that of the whole page. */
  readonly over: ReadonlyArray<string>
  /** A few words above its heading. */
  readonly eyebrow: string | null
  /** Headings from the title down to here, its own among them. */
  readonly below: number
  /** Under no heading, after something of others. */
  readonly resumed: boolean
  readonly blocks: ReadonlyArray<ReadBlock>
}
/** A table that lays out a page puts all of it into one card. */
const layoutCards = (blocks: ReadonlyArray<ReadBlock>): ReadonlySet<number> =>
  new Set(
    [...Map.groupBy(blocks, ({ block }) => block.card)].flatMap(([card, held]) =>
      card !== null && held.length > bounds.card && held.some(({ block }) => block.level === 1) ? [card] : []
    )
  )
/** Of a page that has no heading at all, its first card: boxes whose letters alone say which is which. */
const withoutTitle = (blocks: ReadonlyArray<ReadBlock>): number => {
  const first = blocks.findIndex(({ block }) => block.card !== null)
  return blocks.some(({ block }) => block.level !== null) || first === -1 ? blocks.length : first
}
/** A line of the opening that is marked up as a heading, under the title and over nothing of its own. */
const isSubtitle = (blocks: ReadonlyArray<ReadBlock>, one: ReadBlock): boolean => {
  if (one.block.region !== "hero" || one.block.level === 1) return false
  const at = blocks.indexOf(one)
  const opening = blocks.slice(0, at).every(({ block }) => block.region !== "main" && block.region !== "features")
  const rest = blocks.slice(at + 1)
  const end = rest.findIndex(({ block }) => !spoken.has(block.region) || (block.level !== null && block.card === null))
  const cards = new Set(rest.slice(0, end === -1 ? rest.length : end).map(({ block }) => block.card))
  return opening && cards.size < bounds.least
}
/** The few words right above a heading that no card holds. */
const eyebrowAbove = (blocks: ReadonlyArray<ReadBlock>, head: ReadBlock): string | null => {
  const above = blocks[blocks.indexOf(head) - 1]?.block
  const isOne =
    above !== undefined &&
    above.level === null &&
    above.card === null &&
    above.kind !== "button" &&
    above.region === head.block.region &&
    wordsIn(above.text) <= bounds.told
  return isOne ? above.text : null
}
/** The parts of a page below its title, each under headings of its own. */
const partsOf = ({ blocks }: Reading, layout: ReadonlySet<number>): ReadonlyArray<Part> => {
  const isLoose = ({ block }: ReadBlock) => block.card === null || layout.has(block.card)
  const headings = blocks.filter((one) => one.block.level !== null && isLoose(one) && spoken.has(one.block.region))
  const title = headings.find(({ block }) => block.level === 1) ?? headings[0]
  const parts: Array<{
    over: Array<string>
    eyebrow: string | null
    below: number
    resumed: boolean
    blocks: Array<ReadBlock>
  }> = []
  let below = 0
  let open: (typeof parts)[number] | null = { over: [], eyebrow: null, below, resumed: false, blocks: [] }
  parts.push(open)
  const start = title === undefined ? withoutTitle(blocks) : blocks.indexOf(title) + 1
  const isHead = (one: ReadBlock) => one.block.level !== null && isLoose(one) && !isSubtitle(blocks, one)
  for (const one of blocks.slice(start)) {
    if (isHead(one)) below += 1
    if (!spoken.has(one.block.region)) open = null
    // After a row of customers cards may go on under no heading of their own.
    else if (open === null && !isHead(one) && one.block.card !== null) {
      open = { over: [], eyebrow: null, below, resumed: true, blocks: [one] }
      parts.push(open)
    } else if (!isHead(one)) open?.blocks.push(one)
    else if (open !== null && open.blocks.length === 0) {
      open.over.push(one.block.text)
      open.below = below
    } else {
      open = { over: [one.block.text], eyebrow: eyebrowAbove(blocks, one), below, resumed: false, blocks: [] }
      parts.push(open)
    }
  }
  return parts
}

/** Blocks of a part from the first that stands in a card or a list, as long as they go on. */
const runOf = ({ blocks }: Part, layout: ReadonlySet<number>): ReadonlyArray<ReadBlock> => {
  // Figures in cards of their own, "412,000 | farmers", are no part of it.
  const counting = new Set(
    [...Map.groupBy(blocks, ({ block }) => block.card)].flatMap(([card, held]) =>
      card !== null && held.length <= 2 && held.some(({ block }) => figure.test(block.text)) ? [card] : []
    )
  )
  const after = blocks.filter(({ block }) => block.card === null || !counting.has(block.card))
  const isEntry = ({ block }: ReadBlock) =>
    (block.card !== null && !layout.has(block.card)) || (block.list !== null && block.kind === "item")
  const start = after.findIndex(isEntry)
  const below = start === -1 ? [] : after.slice(start)
  const end = below.findIndex((one) => !isEntry(one))
  return end === -1 ? below : below.slice(0, end)
}

/** Half of what is told, or more, are sentences: of a card's few words more are opening hours and boasts than features. */
const areToldWhole = (told: ReadonlyArray<string>): boolean =>
  told.filter((text) => isWhole(text)).length * 2 > told.length

interface Entry {
  readonly name: string
  readonly block: Block
}
/** "Step 01": says in a word that it counts steps. */
export const stepInWords =
  /^(?:step|schritt|étape|paso|passo|etapa|fase|stap|ステップ|步骤|الخطوة)\s?\p{Nd}|^(?:step|schritt|étape|paso|passo|etapa|fase|stap) (?:one|two|three|four|five|six|eins|zwei|drei|vier|fünf|une?|deux|trois|quatre|cinq|un[oa]?|dos|tres|cuatro|cinco|uma?|dois|duas|três|quatro|due|tre|quattro|cinque|een|twee|drie)(?!\p{L})|^第[\p{Nd}一二三四五六]步/iu
/** Whether the page tells its steps elsewhere, so that a bare number before a card counts something else. */
const tellsSteps = ({ blocks }: Reading, run: ReadonlyArray<ReadBlock>): boolean =>
  !run.some(({ block }) => stepInWords.test(block.text)) &&
  blocks.filter(({ block }) => stepInWords.test(block.text)).length >= 2
/** The entries of a run; none where it may be anything else. */
const entriesOf = (reading: Reading, run: ReadonlyArray<ReadBlock>, areMarked: boolean): ReadonlyArray<Entry> => {
  const { page } = reading
  // A picture of one sign says nothing, nor does a number where steps are told elsewhere.
  const isNumbered = tellsSteps(reading, run)
  const telling = run.filter(
    ({ block }) => /\p{L}|\p{Nd}/u.test(block.text) && !(isNumbered && counted.test(block.text))
  )
  const isPrice = ({ block }: ReadBlock) => sumOfMoney.test(block.text) && wordsIn(block.text) <= bounds.price
  const priced = telling.filter(({ block }) => sumOfMoney.test(block.text))
  const isLater = ({ block }: ReadBlock) =>
    (wordsIn(block.text) <= bounds.told && textSays(fold(block.text), laterHeadings)) || saysLater(block.text)
  const cards = [...Map.groupBy(telling, ({ block }) => block.card).entries()]
  // What has a price is sold, or is somebody's who sells here; an amount within one sentence is none.
  if (
    telling.some(isPrice) ||
    priced.length >= 2 ||
    telling.filter(({ block }) => counted.test(block.text)).length >= 2
  )
    return []
  const [only] = cards
  if (cards.length === 1 && only?.[0] === null) {
    // Right below the title they are promises.
    if (run.some(({ block }) => block.region === "hero")) return []
    // "Wheelchair cars. Four of our cars take a chair.": entries of a list that are named before they are told.
    const named = run.flatMap(({ block }): ReadonlyArray<Entry> => {
      const name = entryName(block.text)
      return name !== null && isNamed(name) ? [{ name, block }] : []
    })
    return named.length >= bounds.least && named.length === run.length ? named : []
  }
  const isFeature = ([card, told, ...more]: ReadonlyArray<ReadBlock>) =>
    card !== undefined &&
    told !== undefined &&
    more.length <= 1 &&
    card.kind !== "frame" &&
    isNamed(card.block.text) &&
    wordsIn(told.block.text) >= bounds.told &&
    !isLink(page, card.block) &&
    [card, told].every(({ block }) => block.kind !== "button" && block.kind !== "quotation")
  // What is to come is no feature yet.
  const present = cards.filter(([, blocks]) => !blocks.some(isLater))
  const mayBePeople = areMarked
    ? arePeople(present.map(([, blocks]) => blocks.map(({ block }) => block)))
    : areCapitals(present.map(([, [card]]) => card?.block.text ?? ""))
  return present.length >= bounds.least &&
    !mayBePeople &&
    areToldWhole(present.map(([, [, told]]) => told?.block.text ?? "")) &&
    present.every(([number, blocks]) => number !== null && isFeature(blocks))
    ? present.flatMap(([, [card]]) =>
        card === undefined ? [] : [{ name: entryText(card.block.text), block: card.block }]
      )
    : []
}

/** "Why bakers stay", "Pourquoi ça marche". */
export const asksWhy =
  /^(?!why (?:this|it) )(?:why|warum|weshalb|pourquoi|por qué|por que|porque|porquê|perché|waarom|لماذا)(?!\p{L})|^(?:なぜ|为什么|為什麼)/iu
/**
 * The entries of the first part with cards or entries, or of a later one whose heading says that it is about what the
 * thing can do; a part further down may tell of customers, of steps, of anything. `isElse`: what a heading announces
 * is something else.
 */
export const gridOf = (reading: Reading, isElse: (heading: string) => boolean): ReadonlyArray<Entry> => {
  if (!reading.regions) return []
  const layout = layoutCards(reading.blocks)
  let isFirst = true
  let steps = 0
  for (const part of partsOf(reading, layout)) {
    const run = runOf(part, layout)
    // Where the page itself marks them as features their heading may be any sentence.
    const areMarked = run.length > 0 && run.every(({ block }) => block.region === "features")
    const announces = (text: string) =>
      !isElse(text) && !shows.test(text) && (areMarked || wordsIn(text) <= bounds.heading)
    const isTold = part.over.some((text) => asksWhy.test(text) && !textSays(fold(text), uspPhrases))
    // Steps that are counted come before what it can do as often as after it.
    const isCounted = run.filter(({ block }) => counted.test(block.text)).length >= 2
    if (isFirst && isCounted && !tellsSteps(reading, run)) steps += 1
    else if (run.length > 0 && part.over.length <= 1 && ((isFirst && part.below - steps <= 1) || isTold)) {
      isFirst &&= part.resumed
      const entries =
        part.over.every(announces) &&
        !run.some(({ block }) => block.under.some(ofMakesOrMerits)) &&
        !(part.eyebrow !== null && isElse(part.eyebrow))
          ? entriesOf(reading, run, areMarked)
          : []
      if (entries.length > 0) return entries
    }
  }
  return []
}
