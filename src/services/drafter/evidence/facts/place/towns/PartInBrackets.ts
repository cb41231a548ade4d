/** The part of a land in brackets between a town and its land: "Sherbrooke (Québec) Canada", "Hallein (Salzburg), Österreich". */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { landOfPart, noCities, spanishProvinces } from "../../words/LandParts.ts"
import { canadianLetters, canadianProvinces, italianProvinces, usStateNames, usStates } from "../../words/PlaceWords.ts"
import type { Address } from "./Address.ts"
import { cityName, isCityName } from "./CityNames.ts"
import { landOfTown } from "./KnownTowns.ts"
import { isStreetPart } from "./StreetParts.ts"

/** Parts that carry a town's name, or are no part of what a land tells elsewhere. Data, folded. */
const parts: Readonly<Record<string, string>> = {
  CA: `québec|${canadianProvinces}|${canadianLetters}|N.-É|N.-B|Ont|Qc`,
  US: `${usStateNames}|${usStates}`,
  DE: "saale|westfalen|westf",
  IT: "toscana|lombardia|piemonte|veneto|lazio|puglia|sicilia|sardegna|liguria|umbria|campania|calabria|marche|molise",
  AT: "salzburg|tirol|wien|steiermark|kärnten|vorarlberg|burgenland|oberösterreich|niederösterreich",
  CH: "zürich|bern|luzern|uri|schwyz|obwalden|nidwalden|glarus|zug|freiburg|fribourg|solothurn|aargau|thurgau|tessin|ticino|waadt|vaud|wallis|valais|neuenburg|neuchâtel|genf|genève|jura|graubünden|st. gallen|appenzell|schaffhausen|basel-landschaft|basel-stadt",
  AR: "santa fe|córdoba|mendoza|salta|san juan|san luis|corrientes|chubut|neuquén|río negro|entre ríos|misiones|tucumán|jujuy|buenos aires|la pampa|chaco",
  BE: "liège|namur|hainaut|luxembourg|brabant wallon|antwerpen|limburg",
  FR: "ain|aisne|allier|ariège|aude|aveyron|calvados|cantal|charente|charente-maritime|cher|corrèze|côte-d'or|côtes-d'armor|creuse|doubs|drôme|eure|gard|gers|gironde|hérault|ille-et-vilaine|indre|isère|jura|landes|loir-et-cher|loire|loire-atlantique|lot|lozère|maine-et-loire|manche|marne|mayenne|meuse|nièvre|nord|oise|orne|pas-de-calais|puy-de-dôme|rhône|sarthe|savoie|somme|tarn|var|vaucluse|vendée|vienne|vosges|yonne|yvelines|essonne",
  NL: "limburg|utrecht|groningen|flevoland",
  PT: "aveiro|beja|braga|bragança|coimbra|évora|faro|guarda|leiria|lisboa|porto|santarém|setúbal|viana do castelo|vila real|viseu",
  CL: "valparaíso|biobío|los lagos|los ríos|araucanía|maule|coquimbo|atacama|antofagasta|tarapacá|aysén|magallanes|ñuble"
}
const table: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(parts).map(([land, names]) => [land, new Set(names.split("|").map((name) => fold(name)))])
)
const bracketed = /^(?<before>.*\p{L}) \((?<part>\p{Lu}[\p{L} .'’-]+)\)$/u

/** "Portland OR", "Sherbrooke QC". */
const letters: Readonly<Record<string, RegExp>> = {
  CA: new RegExp(`(?<=\\p{Ll}) (?:${canadianLetters})$`, "u"),
  US: new RegExp(`(?<=\\p{Ll}) (?:${usStates})$`, "u")
}

/** What stands before a land, without the part of it in brackets, or its letters. */
export const withoutPart = (rest: string, land: string | null): string => {
  const lettered = land === null ? undefined : letters[land]
  if (lettered?.test(rest) === true) return rest.replace(lettered, "")
  const { before, part = "" } = bracketed.exec(rest)?.groups ?? {}
  if (before === undefined || land === null) return rest
  const name = fold(part).replace(/\.$/u, "")
  const isPart =
    landOfPart.get(name) === land ||
    (noCities.has(name) && !landOfPart.has(name)) ||
    (land === "ES" && spanishProvinces.has(name)) ||
    // "'s-Gravenhage (The Hague)": its other name.
    landOfTown(part) === land ||
    table.get(land)?.has(name) === true
  return isPart ? before : rest
}

/** Provinces of Spain that are called as one of another land in its language. Folded. */
const elsewhereToo: ReadonlySet<string> = new Set("córdoba|granada|la rioja|león".split("|").map(fold))
const provinceBehind = new RegExp(
  `^(?:.{0,60}, )?(?<street>\\p{Lu}[^,]{3,50})(?<number>, ?(?:\\p{Nd}{1,4}\\p{L}?|s/?n))?,[, ]*(?<city>${cityName}) \\((?<part>[^()]{2,24})\\)$`,
  "u"
)
const italianStreet = /^(?:via|viale|piazza|piazzale|corso|vicolo|largo|strada|contrada|borgo|lungomare|salita) /iu
const spanishStreet =
  /^(?:calle|c\/|c\.|avda?\.?ª?|avenida|av\.|plaza|pza\.?|pl\.|paseo|p\.?º|carretera|ctra\.?|camino|ronda|travesía|urb\.?|polígono|pol\.) ?/iu
const letteredProvince = new RegExp(`^(?:${italianProvinces})$`, "u")

/** "Via Roma 3, Gaeta (LT)", "Calle Mayor, s/n, Utrera (Sevilla)": behind a street the province tells the land as well. */
export const inBracketedProvince = (text: string, lang: string | null): Address | null => {
  if (!text.endsWith(")")) return null
  const { street = "", number = "", city = "", part = "" } = provinceBehind.exec(text)?.groups ?? {}
  if (!isStreetPart(street) && number === "") return null
  const isItalian = letteredProvince.test(part) && italianStreet.test(street)
  const isSpanish = spanishProvinces.has(fold(part)) && spanishStreet.test(street)
  if (!(isItalian || isSpanish) || !isCityName(city, lang)) return null
  const country = isItalian ? "IT" : elsewhereToo.has(fold(part)) ? null : "ES"
  return { city, country, countryWords: country === null ? "" : fold(part), postal: true }
}
