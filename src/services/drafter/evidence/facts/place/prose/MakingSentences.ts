/** Sentences of makers that say where they make it, or live: "I make Acme by myself in Hobart, Tasmania". */

import { fold } from "../../../../../../domain/text/Folding.ts"
import { caseless } from "../../../reading/patterns/Caseless.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage } from "../../Paths.ts"
import { isPersonName } from "../../Persons.ts"
import { isOwnContext, titlesOf, type Utterance } from "../../Said.ts"
import { type MakingShape, madeObjects, makingShapes, makingShapesElsewhere } from "../../words/MakingWords.ts"
import { placeAside, placeKinds } from "../../words/PlaceWords.ts"
import {
  goesOn,
  isByOurs,
  isByPersons,
  isDenied,
  opensPage,
  placeInLand,
  plainlySaid,
  readPlace,
  spotOf
} from "./PlaceSentences.ts"
import { byCapitals, isInOtherScripts, shapeHint } from "./ShapeHints.ts"
import type { Spot } from "./Spot.ts"
import { isContrasted } from "./tongues/OtherPlaces.ts"

const pattern = ({ shape }: MakingShape) =>
  new RegExp(
    `(?i:${shape
      .replace("{S}", "(?<subject>(?-i:[^,.;:!?]{1,70}?))")
      .replace("{O}", "(?<object>(?-i:[^,.;:!?]{1,40}?))")
      .replace("{W}", "(?<people>(?-i:[^.;:!?]{3,80}?))")
      .replace("{A}", placeAside)
      .replace("{K}", placeKinds)
      .replace(
        "{P}",
        `(?:(?:rural|coastal|central|sunny) |the (?:heart|middle|centre|center|west|east|north|south) of |(?:north|south|east|west)(?:ern)? )?(?<place>(?-i:${placeInLand}))`
      )})`,
    "u"
  )
const shapesFor = byCapitals(
  makingShapes,
  ({ shape }) => shape,
  (one) => ({
    ...one,
    hint: shapeHint(one.shape),
    pattern: pattern(one),
    isKind: one.shape.includes("{K}") || one.isLand === true
  })
)
const hint = caseless(
  /produ|prodot|proje|proye|progett|marca|marque|marke|brand|som|siam|ci trov|aspettiamo|find|visit|uns |nous|nos |ons |we are|wir sind|mak|made|build|built|run|develop|writ|design|maintain|look|work|live|craft|publish|bak|from|out of| in |mach|bau|betr|entwick|schreib|pfleg|gestalt|leb|wohn|arbeit|aus |habit|vis |viv|travaill|trabaj|trabalh|mor[oa]|lavor|abit|woon|werk|maak|bouw|fais|fait|fabri|concev|concev|cré|hac|hag|hech|desarroll|desenvolv|faç|faz|feit|facc|fatt|svilupp|wonen|[aei]ndo(?!\p{L})|main |torr|tost|brass|で|在|拠点|نعمل|نعيش|أعمل|أعيش/u
)

/** "… in Lyon, France by Petit": by whom, with a name. */
const byOthers =
  /^,? (?:by|von|par|por|da|door|for|für|pour|para|per|voor) (?:the |an? |der |die |la |le |el |de )?\p{Lu}/u

const inSentence = (said: Utterance, own: Own): ReadonlyArray<Spot> => {
  const text = plainlySaid(said, own)
  const spots = byShape(said, own, text)
  return spots.length === 0 || isDenied(text) ? [] : spots
}
const byShape = (said: Utterance, own: Own, text: string): ReadonlyArray<Spot> => {
  const { page, block } = said
  const lang = block.lang ?? page.page.lang
  for (const { hint, pattern, needs, onTop, atFoot, isKind } of shapesFor(text)) {
    if (!hint.test(text)) continue
    const match = pattern.exec(text)
    const { place, subject, object, people } = match?.groups ?? {}
    if (match === null || place === undefined) continue
    const behind = text.slice(match[0].length)
    if (goesOn.test(behind) || isContrasted(behind)) return []
    const isFoot = atFoot === true && isLastLine(said)
    if ((onTop === true && !opensPage(said)) || (atFoot === true && block.region !== "footer" && !isFoot)) continue
    const isTheirs = byOthers.test(behind) && !isByOurs(behind, own)
    if (isTheirs && !(subject !== undefined && isByPersons(behind))) continue
    if (object !== undefined && !madeObjects.has(fold(object)) && own.subject(object) !== "own") continue
    if (people !== undefined && !isOfNamed(people, said, own)) continue
    const whom =
      subject === undefined ? (onTop === true || people !== undefined ? "none" : "own") : own.subject(subject)
    if (!isFoot && !isOwnContext(own, said, whom)) continue
    const read = readPlace(place, lang)
    if (read === null || (read.city !== null && own.isName(read.city))) continue
    // "We are a clinic in the west of Ireland": what they are may be told with its land alone.
    // "© 2026 Crumb. Made in Italy"
    // "Crumb · Hecho en Paraguay" at the foot is of the product; alone it may be a mark on what is sold.
    const isSigned = atFoot === true && (signature.test(block.text) || own.isIn(block.folded) || bySome.test(behind))
    if (read.city === null && !isKind && !isSigned) continue
    // "Crumb works in Lyon, too" may be of its trains; the foot of a page is of the makers.
    const isLandSaid = read.country !== null && (atFoot === true || read.countryWords !== fold(read.city ?? ""))
    if ((needs === "land" && !isLandSaid) || (needs === "known" && read.country === null)) continue
    return spotOf(said, read, "origin")
  }
  for (const pattern of isInOtherScripts(text) ? makingShapesElsewhere : []) {
    const { place, subject } = pattern.exec(text)?.groups ?? {}
    if (place === undefined || !isOwnContext(own, said, own.subject(subject ?? ""))) continue
    return spotOf(said, readPlace(place, lang), "origin")
  }
  return []
}
/** "… by people who walk". */
const bySome =
  /^,? (?:by (?:people|humans|folks)|von (?:menschen|leuten)|par des gens|por (?:gente|personas|pessoas)|da persone|door mensen)(?!\p{L})/iu
const signature = /©|\(c\)|copyright/iu
/** The foot of a page that is not marked as one: its last line, with how they are reached. */
const isLastLine = ({ page, at, block, before }: Utterance): boolean =>
  block.region === "main" &&
  at === page.blocks.length - 1 &&
  before.length === 0 &&
  block.text.length <= 160 &&
  /[@©]/u.test(block.text) &&
  !isAsidePage(page)
/** "Made by Ada Roth and Ben Lund in Galway", under the product's name: elsewhere it may be a credit for the page. */
const isOfNamed = (people: string, { page, at, block }: Utterance, own: Own): boolean =>
  people.split(/,? (?:and|und|et|y|e|en|&) |, /u).every((one) => isPersonName(one) || own.isName(one)) &&
  (titlesOf(page, at).some((title) => own.isName(title.text)) || block.under.some((heading) => own.isName(heading)))

/** Sentences of this kind that are looked at; a site that has more of them tells nothing by them. */
const most = 1500

export const makingSpots = (said: ReadonlyArray<Utterance>, own: Own): ReadonlyArray<Spot> =>
  said
    .filter(({ text }) => text.length <= 240 && hint.test(text))
    .slice(0, most)
    .flatMap((one) => inSentence(one, own))
