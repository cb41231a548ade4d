/** Sentences that tell in any common way where makers are, where nothing tells it more plainly: "We're a small team in Ghent". */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { Own } from "../../Own.ts"
import { aboutPath, isAsidePage, pathSays } from "../../Paths.ts"
import { isOwnContext, saidFact, startsNamed, startsOwn, type Utterance } from "../../Said.ts"
import { otherRooms, roomsGone } from "../../words/PremisesWords.ts"
import { opensWithNumber } from "../towns/StreetParts.ts"
import { landOfToldTown } from "../towns/TownLands.ts"
import { beforeName, isByOurs, isDenied, opensPage, plainlySaid, readPlace, spotOf } from "./PlaceSentences.ts"
import { plainPlaces } from "./PlainPlaces.ts"
import { type ProseShape, type ProseTongue, proseTongue } from "./ProseShapes.ts"
import type { Spot } from "./Spot.ts"
import {
  doneForOthers,
  goesOnElsewhere,
  isBasis,
  isContrasted,
  joinedBefore,
  notForGood,
  ofOneDay,
  ofOthers,
  oneWork,
  othersBehind,
  ourSuppliers
} from "./tongues/OtherPlaces.ts"
import { townOfAdjective } from "./tongues/TownAdjectives.ts"
import { isTownName } from "./tongues/TownNames.ts"

/** Without what only says how, how long or since when. */
const bare = (text: string, { lead, adverbs }: ProseTongue): string => {
  let said = text
  for (let count = 0; count < 2; count++) said = said.replace(lead, "")
  return said.replace(adverbs, "").replace(/ {2,}/gu, " ")
}
/** "Our studio, a former dairy, is in Exeter". */
const apposition =
  /, (?:an?|eine?|une?|una?|uma?|een) [^,.;:!?]{3,50},(?= (?:is|are|ist|sind|liegt|sitzt|est|se trouve|es|está|se encuentra|é|fica|è|si trova|zit|ligt|staat)(?!\p{L}))/u
/** The clauses of a sentence, each from its beginning to the end of all: behind "and" or "which" its subject goes on. */
const clausesOf = (said: string, own: Own): ReadonlyArray<string> => {
  const text = said.replace(apposition, "")
  const cuts = [...text.matchAll(/(?:[:;]|,? [–—-]|, (?:and|und|et|y|e|en|but|so)) (?=\p{L})/gu)].slice(0, 3)
  const joints = [
    ...text.matchAll(/(?: (?:and|und|et|y|e|en)|, (?:which|that|die|das|der|qui|que|che|dat)) (?=\p{Ll})/gu)
  ].slice(0, 3)
  const words = text.split(" ")
  const count = [1, 2, 3, 4].find((one) => own.subject(words.slice(0, one).join(" ").replace(/,$/u, "")) === "own")
  const subject = count === undefined ? "" : `${words.slice(0, count).join(" ").replace(/,$/u, "")} `
  return [
    text,
    ...cuts.map(({ 0: cut, index }) => text.slice(index + cut.length)),
    ...joints.map(({ 0: cut, index }) => `${subject}${text.slice(index + cut.length)}`)
  ]
}
/** Goes on from a town to what it is of: "Leeds milk", "Lyon's finest". */
const noTown =
  /^(?:['’]s?(?!\p{L})|-\p{L}|[ ](?!(?:an?|and|or|by|with|where|since|for|to|on|at|near|in|just|under|behind|that|who|which|as|from|but|not|because|so|using|making|building|helping|every|over|is|are|has|have|next|right|above|of|out|-|–|—|&|\()(?!\p{L}))\p{Ll})/u
/** A square, and no market. */
const marketPlace =
  /(?<!\p{L})(?:Grote|Oude|Nieuwe|Alte[rn]?|Neue[rn]?|am) Markt(?!\p{L})|\p{Lu}?\p{L}*[Mm]arktplatz|[Mm]arket (?:[Ss]quare|[Ss]treet|[Pp]lace|[Hh]all|[Ll]ane)|place du [Mm]arché|plaza del [Mm]ercado|praça do [Mm]ercado|piazza del [Mm]ercato/gu
/** "… in Lyon by Petit". */
const byNamed =
  /^,? (?:by|with|for|von|mit|für|par|avec|pour|por|con|para|com|da|per|door|met|voor) (?:the |our |an? |der |die |la |le |el |il )?\p{Lu}/u

/** "Handmade in Leeds since 2011": no caption of somebody's picture. */
const withCare =
  /(?<!\p{L})(?:love|care|by us|hand\p{Ll}*|proudly|since|liebe|herz|von uns|handarbeit|handgemacht|seit|amour|passion|soin|main|par nos soins|par nous|depuis|amor|cariño|mimo|mano|desde|por nosotr[oa]s|carinho|mão|por nós|amore|passione|cura|da noi|dal|liefde|zorg|sinds|door ons|trots|stolz|fièrement|con orgullo|com orgulho|con orgoglio)(?!\p{L})/iu

/** "by eleven women" */
const byCounted =
  /^,? (?:by|von|par|por|da|door) (?:the |den |les |las |os |as |de )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|deux|trois|quatre|cinq|six|sept|dos|tres|cuatro|cinco|seis|siete|dois|duas|três|quatro|sete|due|tre|quattro|cinque|sei|sette|twee|drie|vier|vijf|zes|zeven|\p{Nd}{1,3}) \p{L}/iu
/** "Aus Entwicklern", "aus Leidenschaft". */
const germanNoun = /(?:en|ern|ung|schaft|heit|keit|ion|ik|kunst|design|holz|glas|bau|arbeit|zeit)$/u

/** "Ghent, Belgium, Acme" without the name. */
const withoutName = (place: string, own: Own): string => {
  const at = place.lastIndexOf(", ")
  return at !== -1 && own.isName(place.slice(at + 2)) ? place.slice(0, at) : place
}

/** "Plankton" plans nothing. */
const withoutWho = (head: string, groups: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(groups).reduce(
    (text, [key, words]) => (key.startsWith("who") && words !== undefined ? text.replace(words, "x") : text),
    head
  )

/** "Our company of twelve people". */
const ofHowMany = / (?:mit|of|von|with|de|van|met|di|com|con) (?:\p{Nd}+|\p{Ll}+)(?: \p{L}+)?$/u
/** "Our small bakery", "the Acme roastery", "l'atelier Acme": a house by its kind. */
const subjectOf = (words: string, own: Own, { ourHouse, kind }: ProseTongue) => {
  const subject = own.subject(words)
  if (subject !== "other" || ofOthers.test(words) || otherRooms.test(words)) return subject
  const whole = words.replace(ofHowMany, "")
  if (whole !== words && own.subject(whole) === "own") return "own"
  const name = words.replace(kind, "").replace(/['’]s$/u, "")
  return ourHouse.test(words) || (name !== words && own.isName(name)) ? "own" : subject
}
/** "in an old mill" is where, and not what. */
const withoutRooms = (head: string): string =>
  head.replace(
    /(?<!\p{L})(?:in|at|on|from|out of|above|behind|under|over|inside|aus|auf|über|hinter|dans|sur|depuis|en|desde|em|de|vanuit|boven|op|da|su|sopra) (?:an?|eine[mnrs]?|een|une?|una?|uma?|um) /giu,
    ""
  )
const isOurs = (
  shape: ProseShape,
  groups: Readonly<Record<string, string | undefined>>,
  own: Own,
  tongue: ProseTongue
) => {
  const whose = Object.entries(groups).flatMap(([key, words]) =>
    key.startsWith("who") && words !== undefined ? [subjectOf(words, own, tongue)] : []
  )
  if (whose.some((one) => one !== "own" && one !== "anaphor")) return null
  if (whose.includes("anaphor")) return "anaphor"
  return whose.length > 0 || shape.ours === true ? "own" : "none"
}
/** At the foot of a page a sentence may be of whoever made the page: there it has to name the product. */
const isNamed = (groups: Readonly<Record<string, string | undefined>>, own: Own): boolean =>
  Object.entries(groups).some(([key, words]) => key.startsWith("who") && words !== undefined && own.isName(words))
/** What follows goes on about us: not about "Acme users". */
const goesOnOurs = (after: string, own: Own, { ourVerb }: ProseTongue): boolean =>
  startsNamed(own, after) ? beforeName(`x, ${after}`, own) !== null : startsOwn(own, after) || ourVerb.test(after)

/** Null where it is told of others, of another time or of several places: nothing else of the sentence is read then. */
/** "Acme lives in Germany: every file stays on servers in Frankfurt." */
const machines =
  /: [^.]*(?<!\p{L})(?:servers?|serveurs?|servidor(?:es)?|server[ns]?|data ?cent(?:er|re)s?|rechenzentr\p{L}*|centros? de (?:datos|dados)|hosted|hosting|gehostet|hébergé\p{L}*|alojad\p{L}*|uploads?|backups?)(?!\p{L})/iu
const inClause = (said: Utterance, own: Own, text: string, tongue: ProseTongue): ReadonlyArray<Spot> | null => {
  const { lang } = tongue.tongue
  const { block } = said
  for (const shape of tongue.shapesFor(text)) {
    const match = shape.pattern.exec(text)
    const groups = match?.groups
    if (match === null || groups === undefined) continue
    const { adjective } = groups
    const place = groups.place === undefined ? undefined : withoutName(groups.place, own)
    const cut = (groups.place?.length ?? 0) - (place?.length ?? 0)
    // "Somos de Braga e é em Braga que cosemos" names one place.
    const head = withoutWho(match[0], groups).replaceAll(groups.place ?? adjective ?? "\n", "")
    const rest = text.slice(match[0].length - cut)
    if (
      (shape.stays !== true && ofOthers.test(lang === "de" ? head.replace(/ werden /u, " ") : head)) ||
      (goesOnElsewhere.test(rest) && !startsOwn(own, rest.slice(2))) ||
      othersBehind.test(rest) ||
      isContrasted(rest) ||
      (place !== undefined && isBasis(place, text)) ||
      opensWithNumber(rest) ||
      notForGood.test(rest) ||
      tongue.doesElsewhere.test(rest) ||
      ourSuppliers.test(match[0]) ||
      (shape.does === true && oneWork.test(withoutRooms(head))) ||
      (shape.does === true && (doneForOthers.test(rest) || ofOneDay.test(rest)))
    )
      return null
    if (shape.does === true && joinedBefore.test(head)) continue
    if (roomsGone.test(rest) || (shape.visit === true && ofOthers.test(rest.replace(marketPlace, "")))) return null
    // "We bake the bread that Petit sells in Leeds": a noun of German has a capital as well.
    if (lang !== "de" && own.namesOther(head.replace(/(?<!\p{L})HQ(?!\p{L})/u, ""))) return null
    if (
      (byNamed.test(rest) && !isByOurs(rest, own)) ||
      (lang === "en" && match[0].endsWith(place ?? "-") && noTown.test(rest))
    )
      return null
    const whom = isOurs(shape, groups, own, tongue)
    if (whom === null || (block.region === "footer" && !isNamed(groups, own))) continue
    if (shape.next === true) {
      const goesOn = rest.replace(/^[,!:.]?(?: [–—-])? ?/u, "")
      const after = goesOn === "" || rest.startsWith(".") ? (said.after ?? "") : goesOn
      if (!goesOnOurs(after, own, tongue)) continue
    }
    if (shape.stays === true && !tongue.stays.test(rest)) continue
    if (
      shape.alone === true &&
      !(said.before.length === 0 && pathSays(said.page, aboutPath) && withCare.test(said.text))
    )
      continue
    if (shape.house === true && !pathSays(said.page, aboutPath) && !opensPage(said)) continue
    if (shape.top === true && !(said.before.length === 0 && opensPage(said))) continue
    if (!isOwnContext(own, said, shape.next === true ? "own" : whom)) continue
    if (adjective !== undefined) {
      const city = townOfAdjective(adjective, lang)
      if (city === null) continue
      const land = landOfToldTown(city)
      const telling = fold(adjective)
      const country = land === null ? null : saidFact(said, land, telling)
      return [{ city: saidFact(said, city, telling), country, surety: "origin" }]
    }
    if (place === undefined) continue
    const read = readPlace(place, lang)
    if (read === null || (read.city === null && read.country === null)) continue
    if (read.city !== null && own.isName(read.city)) continue
    const isLandSaid = read.country !== null && read.countryWords !== fold(read.city ?? "")
    // "Woven in Portugal" may be done for them: those who do it have to be counted.
    if (shape.top === true && (!isLandSaid || (read.city === null && !byCounted.test(rest)))) continue
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
  const text = plainPlaces(plainlySaid(said, own), lang.slice(0, 2).toLowerCase())
    .replace(upToNow, "")
    .replace(elided, (one) => ([...own.names].some((name) => name.includes("d'")) ? one : "de "))
  for (const clause of clausesOf(bare(text, tongue), own)) {
    const spots = inClause(said, own, bare(clause, tongue), tongue)
    if (spots === null) return []
    if (spots.length > 0) return isDenied(text) || machines.test(text) ? [] : spots
  }
  return []
}

/** "L'équipe d'Onde". */
const elided =
  /(?<= )d['’](?=\p{Lu})|(?<=(?:au-dessus|au-dessous|à côté|près|en face|au fond|au bout|au bord|au pied) )d['’](?=une? )/gu
/** "Bis heute" is no end. */
const upToNow =
  / (?:bis heute|bis dato|jusqu'à aujourd'hui|jusqu'à ce jour|hasta hoy|hasta el día de hoy|até hoje|fino a oggi|tot op vandaag|tot vandaag|to this day)(?!\p{L})/giu

/** Parts of a page in which makers tell of themselves. */
const most = 600
export const proseSpots = (said: ReadonlyArray<Utterance>, own: Own): ReadonlyArray<Spot> =>
  said
    .filter(
      ({ text, block }) =>
        text.length <= 320 && text.length >= 12 && (block.region !== "footer" || own.isIn(fold(text)))
    )
    .slice(0, most)
    .flatMap((one) => inSentence(one, own))
