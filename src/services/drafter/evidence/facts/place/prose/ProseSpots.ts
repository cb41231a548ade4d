/** Sentences that tell in any common way where makers are, where nothing tells it more plainly: "We're a small team in Ghent". */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage } from "../../Paths.ts"
import { isOwnContext, saidFact, startsOwn, type Utterance } from "../../Said.ts"
import { roomsGone } from "../../words/PremisesWords.ts"
import { isDenied, plainly, readPlace, spotOf } from "./PlaceSentences.ts"
import { type ProseShape, type ProseTongue, proseTongue } from "./ProseShapes.ts"
import type { Spot } from "./Spot.ts"
import { goesOnElsewhere, notForGood, ofOthers, othersBehind } from "./tongues/OtherPlaces.ts"
import { townOfAdjective } from "./tongues/TownAdjectives.ts"
import { isTownName } from "./tongues/TownNames.ts"

/** Without what only says how, how long or since when. */
const bare = (text: string, { lead, adverbs }: ProseTongue): string => {
  let said = text
  for (let count = 0; count < 2; count++) said = said.replace(lead, "")
  return said.replace(adverbs, "").replace(/ {2,}/gu, " ")
}
/** The clauses of a sentence, each from its beginning to the end of all: one may begin anew behind a colon. */
const clausesOf = (text: string): ReadonlyArray<string> => {
  const cuts = [...text.matchAll(/(?:[:;]|,? [–—-]|, (?:and|und|et|y|e|en|but|so)) (?=\p{L})/gu)].slice(0, 3)
  return [text, ...cuts.map(({ 0: cut, index }) => text.slice(index + cut.length))]
}
/** Goes on from a town to what it is of: "Leeds milk", "Lyon's finest". */
const noTown =
  /^(?:['’]s?(?!\p{L})|-\p{L}|[ ](?!(?:an?|and|or|by|with|where|since|for|to|on|at|near|in|just|under|behind|that|who|which|as|from|but|not|because|so|using|making|building|helping|every|over|is|are|has|have|next|right|above|of|out|-|–|—|&|\()(?!\p{L}))\p{Ll})/u
/** "… in Lyon by Petit". */
const byNamed =
  /^,? (?:by|with|for|von|mit|für|par|avec|pour|por|con|para|com|da|per|door|met|voor) (?:the |our |an? |der |die |la |le |el |il )?\p{Lu}/u

/** "Aus Entwicklern", "aus Leidenschaft". */
const germanNoun = /(?:en|ern|ung|schaft|heit|keit|ion|ik|kunst|design|holz|glas|bau|arbeit|zeit)$/u

const isOurs = (shape: ProseShape, groups: Readonly<Record<string, string | undefined>>, own: Own) => {
  const whose = Object.entries(groups).flatMap(([key, words]) =>
    key.startsWith("who") && words !== undefined ? [own.subject(words)] : []
  )
  if (whose.some((one) => one !== "own" && one !== "anaphor")) return null
  if (whose.includes("anaphor")) return "anaphor"
  return whose.length > 0 || shape.ours === true ? "own" : "none"
}

const inClause = (said: Utterance, own: Own, text: string, tongue: ProseTongue): ReadonlyArray<Spot> => {
  const { lang } = tongue.tongue
  for (const shape of tongue.shapes) {
    const match = shape.pattern.exec(text)
    const groups = match?.groups
    if (match === null || groups === undefined) continue
    const { place, adjective } = groups
    const head = text.slice(0, match[0].length - (place !== undefined && match[0].endsWith(place) ? place.length : 0))
    const rest = text.slice(match[0].length)
    if (ofOthers.test(head) || goesOnElsewhere.test(rest) || othersBehind.test(rest) || notForGood.test(rest)) return []
    if (roomsGone.test(rest) || (shape.visit === true && ofOthers.test(rest))) return []
    // "We bake the bread that Petit sells in Leeds": a noun of German has a capital as well.
    if (lang !== "de" && own.namesOther(head)) return []
    if (byNamed.test(rest) || (lang === "en" && place !== undefined && noTown.test(rest))) return []
    const whom = isOurs(shape, groups, own)
    if (whom === null) continue
    if (shape.next === true) {
      const goesOn = rest.replace(/^[,!:.]? (?:[–—-] )?/u, "")
      const after = goesOn === "" || rest.startsWith(".") ? (said.after ?? "") : goesOn
      if (!startsOwn(own, after) && !tongue.ourVerb.test(after)) continue
    }
    if (!isOwnContext(own, said, shape.next === true ? "own" : whom)) continue
    if (adjective !== undefined) {
      const city = townOfAdjective(adjective, lang)
      if (city === null) continue
      return [{ city: saidFact(said, city, fold(adjective)), country: null, surety: "origin" }]
    }
    if (place === undefined) continue
    const read = readPlace(place, lang)
    if (read === null || (read.city === null && read.country === null)) continue
    if (read.city !== null && own.isName(read.city)) continue
    const isLandSaid = read.country !== null && read.countryWords !== fold(read.city ?? "")
    if (lang === "de" && !isLandSaid && germanNoun.test(place) && !isTownName(place)) continue
    if (shape.known === true && read.city !== null && !isLandSaid && !isTownName(read.city)) continue
    return spotOf(said, read, "origin")
  }
  return []
}

const inSentence = (said: Utterance, own: Own): ReadonlyArray<Spot> => {
  const lang = said.block.lang ?? said.page.page.lang ?? "en"
  const tongue = proseTongue(lang.slice(0, 2).toLowerCase())
  if (tongue === null || isAsidePage(said.page)) return []
  const text = plainly(said.text, own)
  if (isDenied(text)) return []
  for (const clause of clausesOf(bare(text, tongue))) {
    const spots = inClause(said, own, clause, tongue)
    if (spots.length > 0) return spots
  }
  return []
}

/** Parts of a page in which makers tell of themselves. */
const most = 600
export const proseSpots = (said: ReadonlyArray<Utterance>, own: Own): ReadonlyArray<Spot> =>
  said
    .filter(({ text, block }) => text.length <= 320 && text.length >= 12 && block.region !== "footer")
    .slice(0, most)
    .flatMap((one) => inSentence(one, own))
