/** Sentences that say where the company is: "Acme is based in Ghent, Belgium". */

import { fold } from "../../../../../../domain/text/Folding.ts"
import { countryAtEnd } from "../../../reading/CountryNames.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { caseless } from "../../../reading/patterns/Caseless.ts"
import { textSays } from "../../../reading/Says.ts"
import { spelledOut } from "../../../reading/SpelledOut.ts"
import { placeName } from "../../founding/FoundingShapes.ts"
import { foundings } from "../../founding/Foundings.ts"
import { type Own, ownOf, type WhoseWords } from "../../Own.ts"
import { isHome } from "../../Paths.ts"
import { isPersonName } from "../../Persons.ts"
import { isOwnContext, saidFact, type Utterance } from "../../Said.ts"
import { noCities, noTowns, nounEndings } from "../../words/LandParts.ts"
import { placeAside, placeKinds, placeShapes, placeShapesElsewhere, seatElsewhere } from "../../words/PlaceWords.ts"
import { strangers } from "../../words/SubjectWords.ts"
import { isCityName } from "../towns/CityNames.ts"
import { townOfTwo } from "../towns/KnownTowns.ts"
import { regionAtEnd, withoutStateForm } from "../towns/LandRegions.ts"
import { townAlone, townInWords } from "../towns/ScriptTowns.ts"
import { landOfState } from "../towns/StateLetters.ts"
import { opensWithNumber } from "../towns/StreetParts.ts"
import { landOfToldTown } from "../towns/TownLands.ts"
import { withLandNamed, withoutBefore, withoutGranted, withoutIdleDenial } from "./AroundTown.ts"
import { withTownAlone } from "./Quarters.ts"
import { byCapitals, isInOtherScripts, shapeHint } from "./ShapeHints.ts"
import type { Spot, Surety } from "./Spot.ts"
import { isBasis, isContrasted } from "./tongues/OtherPlaces.ts"

/** "Ghent, Belgium", "Wrocław in Poland", "Kendal in Cumbria, England". */
export const placeInLand = String.raw`${placeName}(?: (?:in|en|em) (?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?:, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)?)?`
const pattern = (shape: string) =>
  shape
    .replace("{S}", "(?<subject>(?-i:[^,.;:!?]{1,70}?))")
    .replace("{A}", placeAside)
    .replace("{K}", placeKinds)
    .replace(
      "{P}",
      `(?:(?:the heart of|downtown|beautiful|sunny|central|(?:the )?(?:north|south|east|west)(?:ern)?|the city of|herzen von) )?(?<place>(?-i:${placeInLand}))`
    )
const shapesFor = byCapitals(
  placeShapes,
  (shape) => shape,
  (shape) => ({
    hint: shapeHint(shape),
    pattern: new RegExp(`(?i:${pattern(shape)})`, "u"),
    hasSubject: shape.includes("{S}"),
    made: /love|liebe|amour|amor|amore|liefde/.test(shape)
  })
)
const hint = caseless(
  /based|headquart|live|work|zit|estamos|ficamos|siamo|arbeit|leb|located|situated|domiciled|office|hq\b|from|home|out of|studio|with |sitz|ansässig|zuhause|aus |liegt|mit |siège|basée?|située?|install|implant|bureaux|avec |sede|encuentra|fica |trova|trouve|situe|basad|ubicad|radicad|con |sediad|basead|localizad|com |basat|situat|gevestigd|kantoor|vanuit|uit |met |call|uffici|equipo|team|équipe|escritórios|oficinas|tenemos|temos|abbiamo|nous avons|domicil|afinc|asentad|daheim|zu hause|opere|élu|quartiers|总部|本社|本店|拠点|本拠|坐落|位于|扎根|مقر/u
)

const inside = / (?:in|en|im|in der|in den|au|aux|em|na|no|nel|nella)(?: the)? (?=\p{Lu})/u
/** "Wrocław in Poland" as "Wrocław, Poland"; "Lisbon in June" is in Lisbon. */
const withLand = (text: string, lang: string | null): string => {
  const found = inside.exec(text)
  if (found === null || text.slice(0, found.index).includes(",")) return text
  const [town, land] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  // "Kendal in Cumbria, England".
  return countryAtEnd(land, lang) !== null || noCities.has(fold(land)) || partsAndTowns.has(fold(land))
    ? `${town}, ${land}`
    : town
}

/** "Sherbrooke, au Québec". */
const inAhead = /^(?:in|en|im|au|aux|em|no|na|nel|nella) (?:the )?(?=\p{Lu})/u
/** Parts of lands that are called as a town. */
const partsAndTowns: ReadonlyMap<string, string> = new Map([
  ["quebec", "CA"],
  [fold("Québec"), "CA"],
  ["new york", "US"]
])
/** A place as words name it: "Ghent, Belgium" is a city and a country, "Germany" a country, "Berlin, Lisbon" neither. */
export const readPlace = (
  written: string,
  lang: string | null
): { readonly city: string | null; readonly country: string | null; readonly countryWords: string } | null => {
  // "Gijón (Asturias)" as "Gijón, Asturias".
  const text = withLand(written.replace(/[.,\s]+$/, "").replace(/ \((?<part>\p{Lu}[\p{L} -]+)\)$/u, ", $<part>"), lang)
  const found = countryAtEnd(text, lang)
  // Spanish calls the island as the town that most mean.
  const land = found?.code === "GD" && /(?:^| )granada$/iu.test(text) ? null : found
  const named = land === null ? null : { ...land, before: withoutStateForm(land.before) }
  if (named === null) {
    const parts = text.split(/\s*[,،]\s*/)
    const [city = "", larger = ""] = parts.map((part, at) => (at === 0 ? part : part.replace(inAhead, "")))
    const part = parts.length === 2 ? (partsAndTowns.get(fold(larger)) ?? landOfState(city, larger, lang)) : null
    if (part !== null && isCityName(city, lang) && !noTowns.has(fold(city)))
      return { city, country: part, countryWords: fold(larger) }
    // "Bedminster, Bristol"
    const town = parts.length === 2 && isCityName(city, lang) ? townOfTwo(city, larger) : undefined
    if (typeof town === "string") return { city: town, country: landOfToldTown(town), countryWords: fold(town) }
    // "Austin, Texas" names a city and what holds it; two cities are a list of places.
    const held = parts.length === 1 || parts.slice(1).every((part) => !isCityName(part, lang))
    if (!held || !isCityName(city, lang) || noTowns.has(fold(city)) || nounEndings.test(city)) return null
    const region = parts.length === 2 ? regionAtEnd(text) : null
    const known = parts.length === 1 ? landOfToldTown(city) : null
    if (known !== null) return { city, country: known, countryWords: fold(city) }
    return { city, country: region?.land ?? null, countryWords: region?.land == null ? "" : region.words }
  }
  const countryWords = fold(text.slice((land ?? named).before.length).replace(/^[\s,،]+(?:the )?/i, ""))
  const parts = named.before.split(/\s*[,،]\s*/).filter((part) => part !== "")
  if (parts.length === 0 || /^the$/i.test(named.before)) return { city: null, country: named.code, countryWords }
  const [city = ""] = parts
  if (countryAtEnd(city, lang)?.before === "" && !isCityName(city, lang)) return null
  return { city: isCityName(city, lang) ? city : null, country: named.code, countryWords }
}

export const spotOf = (said: Utterance, place: ReturnType<typeof readPlace>, surety: Surety): ReadonlyArray<Spot> =>
  place === null || (place.city === null && place.country === null)
    ? []
    : [
        {
          city: place.city === null ? null : saidFact(said, place.city, fold(place.city)),
          country: place.country === null ? null : saidFact(said, place.country, place.countryWords),
          surety
        }
      ]

/** More places follow: "Berlin and Lisbon", "Berlin, Lisbon or Oslo"; but not "Berlin, and I". */
export const goesOn =
  /^(?:,? (?:and|or|&|und|oder|et|ou|y|o|e|en|of|sowie)|\/|,) ?(?:in |à |en |a )?(?!I(?:['’]|$| ))\p{Lu}/u
const denied =
  /(?<!\p{L})(?:not|never|no longer|until|formerly|previously|used to|moved|will|nicht|früher|bis|(?<=(?:ne |n')[^.,;]{1,40})plus|jamais|ya no|antes|não|non(?!-)|niet|vroeger)(?!\p{L})/iu

/** "Two Lanterns, the studio behind Acme, works out of ..." is of Acme. */
const behind =
  /^\p{Lu}[^,;:!?]{0,50}, (?:the|an?) [\p{Ll} -]{2,40}? (?:behind|(?:that|which|who) (?:makes?|builds?|runs?|develops?|publishes)) (?<what>[^,;:!?]{1,50}?), (?=\p{Ll})/u
/** "Acme B.V. is", "Acme e.V., Ghent". */
const pointed = /^[^,.;:!?]{1,50} (?:\p{L}\.){2,5}(?=[ ,])|^[^,.;:!?]{1,50} (?:Ltd|Inc|Corp|Lda|Ltda)\.(?= \p{Ll})/u
/** A sentence with its subject first, and what it shortens written out. */
export const plainly = (said: string, own: Own): string => {
  const text = spelledOut(said)
    .replace(/England (?:and|&) Wales/u, "England")
    .replace(/^(?<name>[^,.;:!?]{1,50}) (?:\p{L}\.){3,5}(?=,)/u, "$<name>")
    .replace(pointed, (form) => form.replaceAll(".", ""))
  const { 0: whole = "", groups } = behind.exec(text) ?? {}
  return groups?.what !== undefined && own.isName(groups.what) ? `${groups.what} ${text.slice(whole.length)}` : text
}

/** What most rules for places ask of a sentence, for whom it was asked last. */
const toldPlainly = new WeakMap<Utterance, { readonly own: Own; readonly text: string }>()
/** So, with its town right behind what leads to it. */
export const plainlySaid = (said: Utterance, own: Own): string => {
  const before = toldPlainly.get(said)
  if (before?.own === own) return before.text
  const text = placedPlainly(said, own)
  toldPlainly.set(said, { own, text })
  return text
}
const placedPlainly = ({ text, block, page }: Utterance, own: Own): string => {
  const lang = (block.lang ?? page.page.lang ?? "en").slice(0, 2).toLowerCase()
  const told = withoutBefore(withoutGranted(plainly(text, own), own), own)
  return withLandNamed(withTownAlone(withoutIdleDenial(told, lang), lang), lang)
}

/** What a site says of itself before anything else, or where it is reached: at its head, its foot, under "Contact". */
export const opensPage = ({ block, page }: Utterance): boolean =>
  block.level === 1 ||
  block.region === "contact" ||
  block.region === "footer" ||
  (block.region === "hero" && isHome(page))

/** On some days, in some months: no place where they are. */
const sometimes =
  /(?<!\p{L})(?:on|every|each) (?:(?:first|second|other|last) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|day|week|month)(?!\p{L})|(?<!\p{L})(?:once|twice|three times) (?:a|each|per) (?:week|month|year)|(?<!\p{L})(?:in|during|for|over) (?:the )?(?:summers?|winters?|season|holidays|weekends?)(?!\p{L})|(?<!\p{L})(?:sometimes|occasionally|often|manchmal|(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags)|im (?:sommer|winter)|parfois|en (?:été|hiver)|a veces|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|en (?:verano|invierno)|às (?:segundas|terças|quartas|quintas|sextas)|no (?:verão|inverno)|a volte|in (?:estate|inverno)|d'(?:estate|inverno)|selten|rarement|rara vez|raramente|zelden|soms|op (?:maandag|dinsdag|woensdag|donderdag|vrijdag)|in de (?:zomer|winter))(?!\p{L})/iu

/** Says where they are not, or were, or will be, or are now and then. */
export const isDenied = (text: string): boolean =>
  denied.test(text) ||
  (sometimes.test(text.replace(/(?:;|,(?! (?:from|out of|aus|depuis|desde|vanuit) )) .*$/u, "")) &&
    !/(?<!\p{L})(?:open|geöffnet|ouvert|abiert|abert|apert)/iu.test(text))

/** "Acme users": others, behind its name. */
const ofName =
  /^(?:users?|fans?|readers?|players?|members?|owners?|lovers|alumni|volunteers?|subscribers?|contributors?|developers?|co-?founders?|founders?|employees?|makers?|nutzer\p{L}*|mitglied\p{L}*|utilisat\p{L}*|usuari\p{L}*|utilizador\p{L}*|utenti|gebruikers?)(?!\p{L})/iu
/** "Con sede en Rosario, Acme trabaja ...": what stands before its name and a word of what it does is told of it. */
export const beforeName = (text: string, own: Own): string | null => {
  for (const { index } of text.matchAll(/, /gu)) {
    const words = text.slice(index + 2).split(" ")
    const count = [4, 3, 2, 1].find((one) => words.length > one && own.isName(words.slice(0, one).join(" ")))
    if (count === undefined) continue
    const next = words.slice(count, count + 3).join(" ")
    const isPlain =
      /^\p{Ll}/u.test(next) && !/\p{Lu}/u.test(next) && !ofName.test(next) && !textSays(fold(next), strangers)
    return isPlain ? text.slice(0, index) : null
  }
  return null
}
const byWhom =
  /^,? (?:by|von|vom|par|por|pela|pelo|da|dal|dalla|dall['’]|door) ?(?:(?:the|der|die|dem|la|le|el|het|de|a|o|il|lo) |l['’])?(?<whom>[^.,;:·|()]{2,60}?)(?=[.,;:·|()]|$)/iu
const groupWord =
  /(?<![\p{L}-])(?:(?:small )?(?:team|crew|family|co-?op(?:erative)?|collective|company|studio|workshop|association|society)|verein|genossenschaft|équipe|coopérative|association|collectif|atelier|equipo|cooperativa|asociación|colectivo|taller|estudio|equipa|equipe|coletivo|associação|ateliê|squadra|associazione|collettivo|vereniging|coöperatie|de|van|di|of|da|do|d['’])(?![\p{L}-])/giu
/** "… in Valparaíso, Chile, por la Cooperativa Acme": it is ourselves who are named behind a place. */
export const isByOurs = (behind: string, own: Own): boolean => {
  const whom = byWhom.exec(behind)?.groups?.whom ?? ""
  return (
    whom !== "" &&
    (own.isName(whom) ||
      own.isName(
        whom
          .replace(groupWord, " ")
          .replace(/[\s-]+/gu, " ")
          .trim()
      ))
  )
}
/** "… in Setúbal by Ada Roth": a person, and no company. */
export const isByPersons = (behind: string): boolean => {
  const whom = byWhom.exec(behind)?.groups?.whom ?? ""
  return whom !== "" && whom.split(/,? (?:and|und|et|y|e|en|&) |, /u).every(isPersonName)
}
const weSpeak =
  /^(?:our|unsere?|notre|nos|nous|nuestr[oa]s?|noss[oa]s?|os nossos|a nossa|la nostra|il nostro|i nostri|ons|somos|estamos|ficamos|tenemos|temos|siamo|abbiamo|from our)(?= )/iu

const inSentence = (said: Utterance, own: Own): ReadonlyArray<Spot> => {
  const text = plainlySaid(said, own)
  const spots = byPlace(said, own, said.block, text)
  return spots.length === 0 || isDenied(text) ? [] : spots
}
/** "京都市下京区": a ward of a city. */
const wardBehind = /(?<=市)\p{scx=Han}{1,4}区$/u
const byPlace = (said: Utterance, own: Own, block: Utterance["block"], text: string): ReadonlyArray<Spot> => {
  let known: { readonly lead: string | null } | null = null
  const leading = () => {
    known ??= { lead: beforeName(text, own) }
    return known.lead
  }
  for (const { hint, pattern, hasSubject, made } of shapesFor(text)) {
    if (!hint.test(text)) continue
    const lead = hasSubject ? null : leading()
    const told = hasSubject ? text : (lead ?? text)
    const match = pattern.exec(told)
    const { place, subject } = match?.groups ?? {}
    if (match === null || place === undefined) continue
    const whole = told.slice(match[0].length)
    if (goesOn.test(whole) || seatElsewhere.test(whole) || isContrasted(whole) || isBasis(place, told)) return []
    // "Sede: Pichincha 148, Rosario" begins with its street.
    if (match[0].includes(":") ? /^,? ?\p{Nd}/u.test(whole) : opensWithNumber(whole)) return []
    // A badge, not a sentence: at the foot of the page it is about who made it.
    if (made && block.region !== "footer") continue
    const whom: WhoseWords = hasSubject
      ? own.subject(subject ?? "")
      : lead !== null || weSpeak.test(told)
        ? "own"
        : "none"
    if (whom === "none" && !hasSubject && !made) {
      // "Based in Ghent, Petit is ..." goes on about somebody else.
      const next = /^, (?<clause>.+)$/u.exec(whole)?.groups?.clause
      if (
        next !== undefined &&
        ![1, 2, 3, 4].some((count) => own.subject(next.split(" ").slice(0, count).join(" ")) === "own")
      )
        continue
    }
    if (!isOwnContext(own, said, whom)) continue
    const read = readPlace(place, block.lang ?? said.page.page.lang)
    return read?.city != null && own.isName(read.city) ? [] : spotOf(said, read, "seat")
  }
  for (const pattern of isInOtherScripts(text) ? placeShapesElsewhere : []) {
    const { place, subject } = pattern.exec(text)?.groups ?? {}
    if (place === undefined || !isOwnContext(own, said, own.subject(subject ?? ""))) continue
    const lang = block.lang ?? said.page.page.lang
    const town = townInWords(place.replace(wardBehind, ""), lang)
    const alone = town === null ? null : townAlone(town, lang)
    return spotOf(said, town === null ? null : (alone ?? readPlace(town, lang)), "seat")
  }
  return []
}

/** Words that hint at a place are common: of a large site the first so many are looked at. */
const most = 1500

export const spotsInSentences = (said: ReadonlyArray<Utterance>, own: Own): ReadonlyArray<Spot> =>
  said
    .filter(({ text }) => hint.test(text))
    .slice(0, most)
    .flatMap((one) => inSentence(one, own))

const elsewhereNow =
  /(?<!\p{L})(?:now|today|moved|relocated|umgezogen|déménag\p{L}*|trasferit[aoi]|mudou|mudad[ao]|mudó|trasladó|verhuisd|later|since|have been|has been|heute|inzwischen|seit|aujourd'hui|depuis|hoy|hoje|desde|oggi|dal|nu|inmiddels|sinds)(?!\p{L})/iu

const workedAt = /(?<!\p{L})(?:at|bei|beim|chez|presso|bij) $/iu
/** Where it was founded is where it is, as long as nothing says otherwise. */
export const originSpots = (site: SiteIndex, names: ReadonlyArray<string>): ReadonlyArray<Spot> => {
  const own = ownOf(site, names)
  return foundings(site, names).flatMap(({ said, founding }) => {
    // What is said after it may be of another place.
    const goesElsewhere = elsewhereNow.test(said.text) || own.namesOther(`x${said.text.slice(founding.end)}`)
    if (founding.place === null || goesElsewhere) return []
    const read = readPlace(founding.place, said.block.lang ?? said.page.page.lang)
    // "Created at Zalando": whoever they worked for, unless its land is told.
    const within = said.text.slice(0, said.text.indexOf(founding.place))
    return read?.country == null && workedAt.test(within) ? [] : spotOf(said, read, "origin")
  })
}
