/** What a site tells of its thing part by part, in a row of cards: a paragraph of their first sentences. */
import { fold } from "../../../../domain/text/Folding.ts"
import { isGivenName } from "../../evidence/facts/Persons.ts"
import { isLater } from "../../evidence/rules/Standing.ts"
import { isForeign } from "../reading/OwnTongue.ts"
import { quoteOf, type ReadBlock, type Reading, sentencesOf } from "../reading/Reading.ts"
import { leans, pleads, promotion, showsOff, tellsDeeds } from "../words/LeaningWords.ts"
import { isHistory, isQuestion, isWhole, wordsIn } from "../words/Sentences.ts"
import { isEntry, isOfItself, isStepBlock, type Names, type Passage } from "./Passages.ts"
import { isBeside } from "./words/AsideLines.ts"

/** Cards of a row, those that are told, and words and characters of a sentence. */
const row = { least: 2, most: 12, told: 3, words: 6, characters: 200 } as const
/** "Coming soon", "In arrivo": a mark on a card of what is not there yet. */
const notYet =
  /^(?:\P{L}*)(?:coming soon|soon|beta|planned|demnächst|bald|in kürze|geplant|bientôt|à venir|próximamente|muy pronto|em breve|in arrivo|prossimamente|binnenkort|近日公開|準備中|即将推出|قريبا)/iu

interface Card {
  readonly heading: ReadBlock
  readonly blocks: Array<ReadBlock>
}
/** The cards of a page, each with its heading, in rows that nothing parts. */
const rowsIn = ({ blocks }: Reading): ReadonlyArray<ReadonlyArray<Card>> => {
  const rows: Array<Array<Card>> = [[]]
  for (const one of blocks) {
    const { card, region, level } = one.block
    const cards = rows.at(-1) ?? []
    const last = cards.at(-1)
    const isApart = card === null || region !== "features"
    if (!isApart && last?.heading.block.card === card) last.blocks.push(one)
    else if (isApart && last !== undefined) rows.push([])
    else if (!isApart && level !== null) {
      // A card of another rank begins a row of its own.
      const isOfRow = last === undefined || last.heading.block.level === level
      const next: Card = { heading: one, blocks: [] }
      if (isOfRow) cards.push(next)
      else rows.push([next])
    }
  }
  return rows
}
/** A person's card, a question, a number that counts. */
const isOfPart = ({ block }: ReadBlock): boolean =>
  !isQuestion(block.text) && !isGivenName(block.text.split(" ")[0] ?? "") && !/\p{Nd}{3}|^\P{L}*$/u.test(block.text)

const sentenceOf = ({ blocks }: Card, names: Names): readonly [ReadBlock, string] | null => {
  if (blocks.some(({ block }) => notYet.test(block.text))) return null
  const told = blocks.find(({ kind }) => kind === "paragraph")
  if (told === undefined || isLater(told.block) || isStepBlock(told) || isEntry(told)) return null
  const [first = ""] = sentencesOf(told.block.text)
  const isTold =
    isWhole(first) &&
    !/[!！]$|\p{Nd}[:.]\p{Nd}{2}/u.test(first) &&
    wordsIn(first) >= row.words &&
    first.length <= row.characters &&
    isOfItself(first, names) &&
    !isHistory(first) &&
    ![leans, pleads, promotion, showsOff, tellsDeeds, isBeside].some((kind) => kind.test(first))
  return isTold ? [told, first] : null
}

/** The paragraphs that rows of cards make, those of the first page first. */
export const cardRows = (readings: ReadonlyArray<Reading>, names: Names): ReadonlyArray<ReadonlyArray<Passage>> =>
  readings.slice(0, 1).flatMap((reading) =>
    rowsIn(reading).flatMap((cards) => {
      if (cards.length < row.least || cards.length > row.most || !cards.every(({ heading }) => isOfPart(heading)))
        return []
      const told = cards.flatMap((card) => {
        const found = sentenceOf(card, names)
        return found === null ? [] : [found]
      })
      // Where most cards tell nothing whole, the rest would stand for all.
      if (told.length < row.least || told.length * 2 < cards.length) return []
      return [
        told.slice(0, row.told).flatMap(
          ([, text]): ReadonlyArray<Passage> =>
            isForeign(text, reading.page)
              ? []
              : [
                  {
                    text,
                    quote: quoteOf(reading.page, text),
                    own: false,
                    named: names.some((name) => name !== "" && fold(text).includes(name))
                  }
                ]
        )
      ]
    })
  )
