/** What can be the name of a city where a city stands: no country, region, street or company. */

import { fold } from "../../../../../../domain/text/Folding.ts"
import { isCompany } from "../../../names/NameForms.ts"
import { countryAtEnd } from "../../../reading/CountryNames.ts"
import { caseless } from "../../../reading/patterns/Caseless.ts"
import { seatTitle } from "../../words/AddressWords.ts"
import { noCities } from "../../words/LandParts.ts"
import { streetWords } from "../../words/PlaceWords.ts"
import { landOfTown } from "./KnownTowns.ts"

/** "'s-Gravenhage" has its capital behind what stands before it. */
export const capitalWord = String.raw`(?:['’]s-)?\p{Lu}[\p{L}\p{M}.'-]*`
const joint =
  "(?:am|an der|an den|de|del|de la|della|la|le|les|sur|upon|der|den|of|di|do|da|dos|im|in der|ob der|bei|en|sous|aan|aan de|aan den|op)"
export const cityName = String.raw`${capitalWord}(?:[ ](?:${joint} )?${capitalWord}){0,4}`
/** A district after a city: "Dublin 2", "Paris Cedex 11". */
export const district = String.raw`(?: (?:Cedex(?: \p{Nd}{1,2})?|CEDEX(?: \p{Nd}{1,2})?|\p{Nd}{1,2}))?`

const isStreet = caseless(
  new RegExp(
    String.raw`(?:^|[\s])(?:${streetWords})\.?$|(?:straße|strasse|str\.|straat|gasse|weg|platz|allee|laan|plein|gracht)$|^(?:rue|avenue|calle|avenida|rua|via|viale|piazza|plaza|place|quai) `,
    "u"
  )
)
/** Words that stand beside places and are none. */
const noCity =
  /(?:^| )(?:box|postfach|floor|suite|unit|building|tel|phone|mobile|whatsapp|telegram|signal|fax|email|e-mail|mail|vat|address|office|headquarters|locations?|contact|register|the|we|our|all|team|copyright|made|proudly|company|inc|ltd|gmbh|rights|reserved|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|impressum|imprint|datenschutz|google|microsoft|adobe|unreal|engine|maps|classroom|assistant)(?: |$)/iu
/** Days and months, whole and short, as the languages of pages name them: "Lun" of "Lun - Ven: 9:00 - 18:00" behind an address. */
const times: ReadonlySet<string> = new Set(
  ["en", "de", "es", "fr", "pt", "it", "nl"].flatMap((lang) =>
    (["long", "short"] as const).flatMap((length) => {
      const day = new Intl.DateTimeFormat(lang, { weekday: length, timeZone: "UTC" })
      const month = new Intl.DateTimeFormat(lang, { month: length, timeZone: "UTC" })
      return Array.from({ length: 12 }, (_, n) => [
        day.format(Date.UTC(2024, 0, n + 1)),
        month.format(Date.UTC(2024, n))
      ])
        .flat()
        .map((name) => fold(name).replace(/\.$/, ""))
    })
  )
)
/** A form of company by itself: "Acme, Lda. · Braga". */
const forms = /^(?:lda|ltda|ltd|inc|llc|llp|gmbh|ug|kg|ag|bv|nv|sas|sarl|srls?|slu|oy|ab|aps|plc|pty|kft|doo|eirl)\.?$/
/** What stands over a column of places. */
const heads =
  /^(?:where|who|what|when|how|why|which|in|near|town|city|place|branch|area|country|region|state|province|land|standort|bundesland|pays|région|département|localisation|país|pais|región|provincia|estado|ubicación|localización|localização|região|distrito|paese|regione|stato|provincie|locatie|wo|wer|wann|ort|stadt|filiale|où|qui|quand|ville|lieu|dónde|quién|cuándo|ciudad|lugar|onde|quem|quando|cidade|dove|chi|città|luogo|sede|waar|wie|wanneer|stad|plaats|(?:dove |ci )?siamo|(?:ci )?trov(?:i|ate|arci)|(?:dónde |onde )?estamos|(?:où )?sommes[- ]nous|(?:wo )?sind wir|(?:caricamento|cargando|carregando|chargement|loading) \p{L}+)$/u
/** What leads to a place and is no part of its name: "Serving Portland". */
const leads =
  /^(?:on|online|follow|find|your|our|ihr(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|votre|notre|vos|vostr[aeio]|nostr[aeio]|uw|onze|ons|sua|seu|seus|suas|serving|near|around|across|also|from|now|visit|founded|est|since|made|built|based|funded|supported|by|for|with|next|sold|seen|winner|shipped|delivered|meet|join|aus|seit|près|depuis|desde|hecho|feito|fatto|vicino|nabij|sinds) /iu
/** A part of a town, and not its name, as "Colonia del Valle"; two towns are called so too. */
const partOfTown =
  /^(?:col(?:onia(?! (?:del Sacramento|Tovar)$)|\.)|fracc(?:ionamiento|\.)|barrio|bairro) |^(?:centro|downtown|uptown|zentrum|innenstadt|altstadt|centre-ville|(?:city|town) cent(?:re|er))$/iu
/** "Región de los Lagos", "Provincia di Siena": what holds towns. */
export const regionOf =
  /^(?:regi[oó]n|région|regione|região|province|provincia|província|county|estado|departamento|département|distrito|canton|prefecture|oblast) (?:de|del|de la|di|da|do|of|du|des|d'|metropolitana)(?!\p{L})/iu
/** "Región del Biobío", "Provincia di Siena": no town. */
export const regionNamed =
  /^(?:regi[oó]n|región|région|regione|região|province|provincia|província|provinz|state|county|estado|departamento|département|distrito|canton|kanton|bezirk|landkreis|prefecture|voivodeship|isle of)(?!\p{L})|(?: (?:region|province|county|state|prefecture|voivodeship|district|oblast))$/iu
/** Lands called as their town, folded. */
export const cityStates: ReadonlySet<string> = new Set(
  "singapore|luxembourg|luxemburg|luxembourg city|monaco|san marino|djibouti|guatemala|panama|gibraltar|hong kong|mexico city|kuwait|granada".split(
    "|"
  )
)

/** "Lima-Perú" as "Lima, Perú". */
export const landBehindDash = (text: string, lang: string | null): string =>
  text.replace(/(?<=\p{L}{3})-(\p{Lu}\p{L}{2,})$/u, (whole, words: string) =>
    countryAtEnd(words, lang)?.before === "" ? `, ${words}` : whole
  )

/** What has rooms for others, by the end of its name. */
const isHouse =
  /^ärztehaus |\p{L} (?:hospital|university|college|mall|shopping cent(?:er|re)|medical cent(?:er|re)|business (?:park|cent(?:er|re))|trading estate|industrial estate|retail park|airport|museum|library|krankenhaus|klinikum|universität|ärztehaus|einkaufszentrum|gewerbepark|hôpital|université|centre commercial|hospital universitario|universidad|universidade|ospedale|università|ziekenhuis|universiteit|bedrijvenpark)$/iu

const compass =
  /^(?:north|south|east|west|north-?east|north-?west|south-?east|south-?west|central|mid|upper|lower|greater)(?:ern)? (?<part>.+)$/u
/** "Southwest Utah", "Central Scotland": a part of what holds towns. "South Bend" and "East London" are towns. */
const isQuarterOfPart = (folded: string): boolean => {
  const part = compass.exec(folded)?.groups?.part ?? ""
  return part !== "" && noCities.has(part) && landOfTown(part) === null
}

export const isCityName = (text: string, lang: string | null): boolean => {
  const folded = fold(text)
  return (
    folded.length >= 2 &&
    folded.length <= 60 &&
    !/\p{Nd}/u.test(folded) &&
    /^(?:['’]s-)?\p{Lu}|^\p{Lo}/u.test(text) &&
    // "RJ", "NSW", "OITA": a state, or a word of a banner; "V.N." of "V.N. Cerveira".
    !/^\p{Lu}{1,4}$|^(?:\p{Lu}\.)+\p{Lu}?$|^\p{Lu}{2,}-\p{Ll}/u.test(text) &&
    // "Leeds's oldest mill"; St. John's is a town.
    !/^(?!St\.? ).*['’]s$/u.test(text) &&
    // "LandSAR": no town has capitals at its end.
    !/\p{Ll}\p{Lu}{2,}/u.test(text) &&
    landBehindDash(text, lang) === text &&
    // "India – IST timezone": a place, and what is told of it.
    !/ [–—-] /u.test(text) &&
    !noCities.has(folded) &&
    !times.has(folded.replace(/\.$/, "")) &&
    !noCities.has(folded.replace(/^the /, "")) &&
    // "Menlo Park" is a town by its name, as others are streets.
    (!isStreet.test(folded) || landOfTown(text) !== null) &&
    !regionOf.test(text) &&
    !isQuarterOfPart(folded) &&
    // "Tel Aviv" is no telephone.
    (!noCity.test(folded) || landOfTown(text) !== null) &&
    !partOfTown.test(text) &&
    // "Our clinic at Mater Park Hospital"
    (!isHouse.test(text) || landOfTown(text) !== null) &&
    // "Salem Dt", "Erode Dist."
    !/ (?:dt|distt?)\.?$/iu.test(text) &&
    !leads.test(folded) &&
    !heads.test(folded) &&
    !forms.test(folded) &&
    !isCompany(text) &&
    !seatTitle.test(text) &&
    // A land is no city, save where one is both.
    (cityStates.has(folded) || countryAtEnd(text, lang)?.before !== "")
  )
}

/** Words that begin small within a town's name: "Frankfurt am Main", "Stoke-on-Trent". */
const small: ReadonlySet<string> = new Set([...(joint.match(/\p{L}+/gu) ?? []), "on", "the", "under"])
/** "69001 LYON": in capitals for the post alone, and spelled here as where nobody shouts. */
export const townSpelled = (town: string): string =>
  /^[\p{Lu}\p{M}\s.'’-]{4,}$/u.test(town)
    ? town
        .toLowerCase()
        .replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) =>
          at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
        )
    : town
