/** What a home page shows first, below its opening: cards or entries, each a few words and a sentence on them. */
import type { Block } from "../evidence/reading/PageIndex.ts"
import { isLink } from "../evidence/rules/Standing.ts"
import type { ReadBlock, Reading } from "./Reading.ts"
import { begins, entryName, entryText } from "./words/Entries.ts"
import { wordsIn } from "./words/Sentences.ts"

/** Entries of a grid, words of an entry's name, of what is said of it, and of the heading over all. */
const bounds = { least: 3, name: 8, told: 4, heading: 9 } as const
const personName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,2}$/u
const notAName = /[\p{Sc}%?]|\p{Nd}{4}|[.!。！]$/u
const figure = /^[\p{Sc}\p{L}]{0,4} ?\p{Nd}[\p{Nd}.,' ]*[%+kMx×]?$/u
const price = /\p{Sc} ?\p{Nd}|\p{Nd} ?\p{Sc}/u
/** Shows what was made, sold, written or done for somebody, or who did it. */
const shows =
  /(?<!\p{L})(?:work|projects?|portfolio|clients?|cases?|stor(?:y|ies)|recipes?|products?|shop|collections?|catalogu?e?|latest|new|services?|people|members?|speakers?|talks?|episodes?|issues?|rooms?|locations?|branches|help|projekte?|arbeiten|referenzen|produkte|sortiment|leistungen|filialen|rezepte|réalisations|projets|produits|boutique|prestations|recettes|proyectos|trabajos|productos|tienda|servicios|recetas|projetos|trabalhos|produtos|loja|serviços|progetti|lavori|prodotti|negozio|servizi|projecten|werk|producten|winkel|diensten|実績|商品|製品|サービス|事例|产品|案例|作品|服务)(?!\p{L})/iu

const isNamed = (text: string) => wordsIn(text) <= bounds.name && begins.test(text) && !notAName.test(text)
/** Cards of people: a noun or two with capitals may be a name, half of the cards are not by chance. */
const arePeople = (names: ReadonlyArray<string>) =>
  names.filter((name) => personName.test(name)).length * 2 >= names.length

/** Blocks from the first below the title that stands in a card or a list, as long as they go on; and the headings over them. */
const firstRun = ({
  blocks
}: Reading): { readonly run: ReadonlyArray<ReadBlock>; readonly over: ReadonlyArray<string> } => {
  const spoken = new Set(["hero", "main", "features"])
  const headings = blocks.filter(({ block }) => block.level !== null && block.card === null && spoken.has(block.region))
  const title = headings.find(({ block }) => block.level === 1) ?? headings[0]
  // Figures in cards of their own, "412,000 | farmers", are no part of it.
  const counting = new Set(
    [...Map.groupBy(blocks, ({ block }) => block.card)].flatMap(([card, held]) =>
      card !== null && held.length <= 2 && held.some(({ block }) => figure.test(block.text)) ? [card] : []
    )
  )
  const after =
    title === undefined
      ? []
      : blocks.slice(blocks.indexOf(title) + 1).filter(({ block }) => block.card === null || !counting.has(block.card))
  const isEntry = ({ block }: ReadBlock) =>
    (block.card !== null || (block.list !== null && block.kind === "item")) && spoken.has(block.region)
  const start = after.findIndex(isEntry)
  const below = start === -1 ? [] : after.slice(start)
  const end = below.findIndex((one) => !isEntry(one))
  return {
    run: end === -1 ? below : below.slice(0, end),
    over: after.slice(0, Math.max(start, 0)).flatMap(({ block }) => (block.level === null ? [] : [block.text]))
  }
}

interface Entry {
  readonly name: string
  readonly block: Block
}
/** The entries; none where it may be anything else. `isElse`: what a heading announces is something else. */
export const gridOf = (reading: Reading, isElse: (heading: string) => boolean): ReadonlyArray<Entry> => {
  if (!reading.regions) return []
  const { run, over } = firstRun(reading)
  // Where the page itself marks them as features their heading may be any sentence.
  const areMarked = run.length > 0 && run.every(({ block }) => block.region === "features")
  const announces = (text: string) =>
    !isElse(text) && !shows.test(text) && (areMarked || wordsIn(text) <= bounds.heading)
  if (over.length > 1 || !over.every(announces)) return []
  // A picture of one sign says nothing.
  const telling = run.filter(({ block }) => /\p{L}|\p{Nd}/u.test(block.text))
  const cards = [...Map.groupBy(telling, ({ block }) => block.card).entries()]
  // What has a price is sold, or is somebody's who sells here.
  if (cards.some(([, blocks]) => blocks.some(({ block }) => price.test(block.text)))) return []
  const [only] = cards
  if (cards.length === 1 && only?.[0] === null) {
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
    !isLink(reading.page, card.block) &&
    [card, told].every(({ block }) => block.kind !== "button" && block.kind !== "quotation")
  const names = cards.map(([, [card]]) => card?.block.text ?? "")
  return cards.length >= bounds.least &&
    !arePeople(names) &&
    cards.every(([number, blocks]) => number !== null && isFeature(blocks))
    ? cards.flatMap(([, [card]]) =>
        card === undefined ? [] : [{ name: entryText(card.block.text), block: card.block }]
      )
    : []
}
