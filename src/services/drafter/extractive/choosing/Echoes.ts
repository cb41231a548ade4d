/**
 * What the rest of a site says of a line's words. A line that tells what a house does has words that the site has again and
 * again, or a word of a trade; a mood would stand as well over any other house's door.
 */
import type { CategoryChoice } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { recalled } from "../../../../domain/text/Recalled.ts"
import { tokensOf } from "../../evidence/reading/Tokens.ts"
import { isOwnVoice } from "../../evidence/rules/Standing.ts"
import { languageOf } from "../../evidence/topics/Language.ts"
import { type Reading, stated } from "../reading/Reading.ts"
import { begun, contentStems, type Names, stemsIn } from "../telling/Passages.ts"
import { namesTrade } from "../topics/Hearing.ts"
import type { OwnLine } from "./Lines.ts"
import { sizeOf } from "./Wording.ts"

/** Words in other places that count as again, and as often; and up to how many each size has. */
const times = { again: 1, often: 3 } as const
const sizes = { again: [0, 1, 2, 3], often: [0, 1, 2], content: [0, 1, 2, 3, 5, 8] } as const
/** Words of a site from which what it does not say elsewhere tells anything. */
const enough = 25
/** Words said again, and their share, from which a line is of a piece with the site. */
const ofAPiece = { words: 2, share: 0.5 } as const

/** Whether a text names a trade, in English or in the language of the home page. */
export const tradeNamer = (readings: ReadonlyArray<Reading>, choices: ReadonlyArray<CategoryChoice>) => {
  const [home] = readings
  const lang = home === undefined ? null : languageOf(home.page)
  return recalled((text) => namesTrade(tokensOf(fold(text)), choices, lang))
}
/** `isOfTrade`: whether a text names a trade. */
export const echoesOf = (readings: ReadonlyArray<Reading>, names: Names, isOfTrade: (text: string) => boolean) => {
  const [home] = readings
  const called = new Set([...contentStems(names.join("\n"))].map(begun))
  /** By word the blocks it stands in, by their number among all. */
  const places = new Map<string, Array<number>>()
  /** The words it has in its own voice, and not in menus and others' names. */
  const told = new Set<string>()
  for (const [at, { block, kind }] of readings.flatMap(({ blocks }) => blocks).entries())
    for (const stem of new Set([...stemsIn(block.tokens())].map(begun))) {
      if (kind !== "frame" && isOwnVoice(block)) told.add(stem)
      const there = places.get(stem)
      if (there === undefined) places.set(stem, [at])
      else there.push(at)
    }
  const headed = (texts: ReadonlyArray<string>) => ({
    words: new Set([...contentStems(texts.join("\n"))].map(begun)),
    folded: texts.map(fold)
  })
  const heads =
    home === undefined
      ? []
      : [
          ["of the title", headed(stated(home.page, "title", "title").map(({ text }) => text))] as const,
          [
            "of the summary",
            headed(stated(home.page, "meta", "description", "og:description").map(({ text }) => text))
          ] as const,
          [
            "of the main heading",
            headed(home.blocks.flatMap(({ block }) => (block.level === 1 ? [block.text] : [])))
          ] as const
        ]
  const markEchoes = ({ text, traits, blocks }: OwnLine): void => {
    const folded = fold(text)
    const words = [...new Set([...contentStems(text)].map(begun))].filter((word) => !called.has(word))
    const counts = words.map((word) => (places.get(word) ?? []).filter((at) => !blocks.has(at)).length)
    const again = counts.filter((count) => count >= times.again).length
    const often = counts.filter((count) => count >= times.often).length
    const ofTrade = isOfTrade(text)
    const mark = (name: string, isSo: boolean) => isSo && traits.set(name, 1)
    mark(`again ${sizeOf(again, sizes.again)}`, true)
    mark(`often ${sizeOf(often, sizes.often)}`, true)
    mark(`words of its own ${sizeOf(words.length, sizes.content)}`, true)
    traits.set("again", words.length === 0 ? 0 : again / words.length)
    mark("of a trade", ofTrade)
    mark("thin", !ofTrade && (again < ofAPiece.words || again < ofAPiece.share * words.length))
    mark("empty", !ofTrade && again === 0)
    for (const [name, head] of heads) {
      // Where it is written itself it says nothing of the rest.
      if (words.length === 0 || head.folded.some((other) => other.includes(folded))) continue
      traits.set(name, words.filter((word) => head.words.has(word)).length / words.length)
    }
  }
  /** Whether the site says enough for a line to be of a piece with it or not. */
  const isTold = told.size >= enough
  return { markEchoes, isTold }
}
