/** Where they went, which is where they are: "after four years in Austin, Acme moved its headquarters to Tucson, Arizona". */
import type { Own } from "../../Own.ts"
import { isOwnContext, startsNamed, type Utterance } from "../../Said.ts"
import { bringsInOthers, otherRooms, premises } from "../../words/PremisesWords.ts"
import { goesOn, placeInLand, plainlySaid, readPlace, spotOf } from "./PlaceSentences.ts"
import type { Spot } from "./Spot.ts"
import { movesOf, movingHint, stayedSince, unsureMove } from "./tongues/MoveWords.ts"
import { isContrasted } from "./tongues/OtherPlaces.ts"

const who = "(?<subject>(?-i:[^,.;:!?]{1,60}?))"
const room = new RegExp(`(?:${premises})`, "i")

interface Move {
  readonly pattern: RegExp
  /** Its form says "we". */
  readonly ours: boolean
}
const made = new Map<string, ReadonlyArray<Move>>()
const movesIn = (lang: string): ReadonlyArray<Move> => {
  const written = movesOf(lang)?.shapes
  const known = made.get(lang)
  if (written === undefined || known !== undefined) return known ?? []
  const now = written.map(
    (shape): Move => ({
      pattern: new RegExp(`(?i:${shape.replace("{S}", who).replace("{P}", `(?<place>(?-i:${placeInLand}))`)})`, "u"),
      ours: !shape.includes("{S}")
    })
  )
  made.set(lang, now)
  return now
}
/** Whether what stands between brings in nobody and nothing that has a name. */
const isPlain = (around: string, lang: string): boolean =>
  (lang === "de" || !/\p{Lu}/u.test(around)) && !bringsInOthers.test(around) && !otherRooms.test(around)

const inSentence = (said: Utterance, own: Own): ReadonlyArray<Spot> => {
  const lang = (said.block.lang ?? said.page.page.lang ?? "en").slice(0, 2).toLowerCase()
  const words = movesOf(lang)
  const text = plainlySaid(said, own).replace(stayedSince, "")
  // Who moved twice may be anywhere, and so is who has yet to.
  if (words === null || (text.match(words.verb) ?? []).length !== 1) return []
  for (const { pattern, ours } of movesIn(lang)) {
    const match = pattern.exec(text)
    const { subject = "", around, what, place } = match?.groups ?? {}
    if (match === null || place === undefined) continue
    const rest = text.slice(match.index + match[0].length)
    const bare = match[0].replace(match.groups?.from ?? "-", "-")
    if (unsureMove.test(`${text.slice(0, match.index)} ${bare} ${rest}`) || goesOn.test(rest) || isContrasted(rest))
      return []
    if (around !== undefined && !isPlain(around, lang)) return []
    if (what !== undefined && otherRooms.test(what)) return []
    const whom = ours ? "own" : own.subject(subject)
    const isOurs = whom === "anaphor" && match.index > 0 ? startsNamed(own, text) : isOwnContext(own, said, whom)
    if (!isOurs || whom === "none") continue
    const read = readPlace(place, said.block.lang ?? said.page.page.lang)
    const isSure = read?.country != null || what !== undefined || (around !== undefined && room.test(around))
    return read === null || read.city === null || !isSure || own.isName(read.city) ? [] : spotOf(said, read, "moved")
  }
  return []
}

const most = 300
export const moveSpots = (said: ReadonlyArray<Utterance>, own: Own): ReadonlyArray<Spot> =>
  said
    .filter(({ text }) => text.length <= 320 && movingHint.test(text))
    .slice(0, most)
    .flatMap((one) => inSentence(one, own))
