/** Where a word of a story names no topic of the site: what its people did before, what stands beside their house. */
import { caseless } from "../reading/patterns/Caseless.ts"
import { speaksOfSelf } from "./SelfWords.ts"

/** "Above a bakery", "im alten Sudhaus hinter dem Bahnhof": where they have their rooms. */
const rooms =
  "(?:above|next door to|opposite) an?|(?:boven|naast|tegenover) een|(?:über|neben|gegenüber) (?:einem|einer)|im (?:alten|ehemaligen)|in (?:einem|einer) (?:alten|ehemaligen)|au-dessus d'une?|encima de una?|em cima de uma?|sopra una?"
/** What somebody founded, or earned a living with, before or beside. */
const before = [
  "by trade|had (?:already )?(?:founded|started|set up)|co-founded",
  "mitgegründet|hatte .{3,40} gegründet",
  "avait (?:fondé|créé|lancé)|que creó en|había (?:fundado|creado)|já tinha (?:criado|fundado)|aveva (?:fondato|creato|aperto)",
  "(?:schreef|maakte|bouwde|ontwierp) (?:(?:ze|hij|zij) )?\\p{L}+ voor|had .{3,40} opgericht"
].join("|")
const unspaced = /(?:之前|以前|原来)[^。]{0,20}(?:办过|开过|创办)|قبلها أس[ّ]?س|由[^。]{2,16}定做/u
/** And what the house no longer has, or never took up. */
const over =
  "(?:ended|closed|was (?:shut down|dropped)) in \\p{Nd}{4}|also ran an?|(?:ein)?mal abgelehnt|turned (?:it|them) down|wurde \\p{Nd}{4} eingestellt"
const anyOf = (words: string) => caseless(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u"))
const inRooms = anyOf(rooms)
const didBefore = anyOf(before)
const isOver = anyOf(over)
/** Characters before a word in which its place is told. */
const near = 20

/** `sentence`: in plain marks; `word`: what a tag would be. */
export const isBackground = (sentence: string, word: string): boolean => {
  const at = sentence.toLowerCase().indexOf(word.toLowerCase())
  return (
    (at !== -1 && inRooms.test(sentence.slice(Math.max(0, at - near), at))) ||
    isOver.test(sentence) ||
    (!speaksOfSelf(sentence) && (didBefore.test(sentence) || unspaced.test(sentence)))
  )
}
