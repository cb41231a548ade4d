/** Each land's way to write a city beside its postal code. Data: another land's is one more entry. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { philippineProvinces, portugueseDistricts, spanishProvinces } from "../../words/LandParts.ts"
import {
  argentineProvinces,
  brazilianStates,
  canadianLetters,
  canadianProvinces,
  indianStates,
  italianProvinces,
  mexicanStates,
  usStateNames,
  usStates
} from "../../words/PlaceWords.ts"
import { capitalWord, cityName, district } from "./CityNames.ts"

/** "since 2019 Design Studio", "March 13th, 2025 Platforms": a year, and no code. */
const notSince = String.raw`(?<!(?:\p{Nd}(?:st|nd|rd|th),|since|seit|depuis|desde|dal|sinds|с|est\.?|founded|gegründet|©|copyright)[\s,])`
/** Areas of Britain's codes, of two letters: of one letter they may number a hall or a floor. */
const britishAreas =
  "AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|BT|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EC|EH|EN|EX|FK|FY|GL|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IP|IV|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|ME|MK|ML|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE"

interface Way {
  readonly pattern: RegExp
  /** Its code alone, where that stands at the end: most texts end in none, and each capital may begin a town. */
  readonly code?: RegExp
  /** The land, where only one writes it so. */
  readonly country?: string
  /** The code stands first: a number before a name may be a house's, or a year. */
  readonly codeFirst?: true
  /** Only behind a street with its number, on pages in any language: a letter and figures may be a model's. */
  readonly behindStreet?: true
  /** Only before the name of its land: others write as many figures. */
  readonly landNamed?: true
}
/** A pattern that a text ends with. */
export const ends = (pattern: string) => new RegExp(`${pattern}$`, "u")
/** The city of a pattern, by the name of its group. */
export const anyCity = `(?<city>${cityName})`
const behind = (before: string, code: string, country: string): Way => ({
  pattern: ends(before + code),
  code: ends(code),
  country
})
/** "2214 SE Division Street": a quarter of a town of America, and a street. */
const notStreet = String.raw`(?!(?:${capitalWord} ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Place|Pl|Terrace|Parkway|Pkwy|Highway|Hwy)(?!\p{L}))`
/** What the post puts before its codes where letters come from abroad, and figures behind it. */
const prefixes: ReadonlyArray<readonly [land: string, letters: string, figures: string]> = [
  ["BE", "BE?", "\\p{Nd}{4}"],
  ["CZ", "CZ", "\\p{Nd}{3} ?\\p{Nd}{2}"],
  ["DK", "DK", "\\p{Nd}{4}"],
  ["EE", "EE", "\\p{Nd}{5}"],
  ["ES", "ES?", "\\p{Nd}{5}"],
  ["FI", "FIN?", "\\p{Nd}{5}"],
  ["FR", "FR?", "\\p{Nd}{5}"],
  ["GR", "GR", "\\p{Nd}{3} ?\\p{Nd}{2}"],
  ["HR", "HR", "\\p{Nd}{5}"],
  ["HU", "HU?", "\\p{Nd}{4}"],
  ["IT", "IT?", "\\p{Nd}{5}"],
  ["LI", "(?:FL|LI)", "\\p{Nd}{4}"],
  ["LT", "LT", "\\p{Nd}{5}"],
  ["LU", "LU?", "\\p{Nd}{4}"],
  ["NO", "NO?", "\\p{Nd}{4}"],
  ["SE", "SE?", "\\p{Nd}{3} ?\\p{Nd}{2}"],
  ["SI", "SI", "\\p{Nd}{4}"],
  ["SK", "SK", "\\p{Nd}{3} ?\\p{Nd}{2}"],
  ["TR", "TR", "\\p{Nd}{5}"]
]
/** Letters before the figures of a code, which behind a town would be a part of its name. */
const islands: ReadonlyArray<readonly [land: string, code: string]> = [
  ["MT", "[A-Z]{3} ?\\p{Nd}{4}"],
  ["BM", "[A-Z]{2} ?(?:\\p{Nd}{2}|[A-Z]{2})"],
  ["KY", "KY\\p{Nd}-\\p{Nd}{4}"],
  ["BB", "BB ?\\p{Nd}{5}"]
]
/** The ways, the surest first: of two that a text fits the first is meant. */
export const codeWays: ReadonlyArray<Way> = [
  // San Francisco, CA 94104
  behind(String.raw`${anyCity},? (?:${usStates}),? `, String.raw`\p{Nd}{5}(?:-\p{Nd}{4})?`, "US"),
  // Rockport, Maine 04856
  behind(String.raw`${anyCity},? (?:${usStateNames}),? `, String.raw`\p{Nd}{5}(?:-\p{Nd}{4})?`, "US"),
  // Pune 411026, Maharashtra
  { pattern: ends(String.raw`${anyCity}(?:,| -| –)? \p{Nd}{3} ?\p{Nd}{3},? (?:${indianStates})`), country: "IN" },
  // Pune, Maharashtra 411026
  behind(String.raw`${anyCity},? \(?(?:${indianStates})\)?,?(?: [-–])? `, String.raw`\p{Nd}{3} ?\p{Nd}{3}`, "IN"),
  // P.O. Box 1000-20100 Nakuru
  { pattern: ends(String.raw`P\. ?O\. ?Box \p{Nd}{1,6} ?[-–] ?\p{Nd}{5},? ${anyCity}`), country: "KE" },
  // Singapore 059819
  behind("(?<city>Singapore) ", String.raw`\p{Nd}{6}`, "SG"),
  // London EC1A 1BB; Jersey, Guernsey and Man have codes of that form and are lands of their own
  behind(`${anyCity},? `, String.raw`(?!(?:JE|GY|IM)\p{Nd})[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]? ?\p{Nd}[A-Z]{2}`, "GB"),
  // Unit 4, Chittening Road, Bristol BS11: the first half of a code alone, behind a street
  behind(String.raw`(?<=\p{Nd}.{0,80}, )${anyCity},? `, String.raw`(?:${britishAreas})\p{Nd}[\p{Nd}A-HJKMNP-Y]?`, "GB"),
  // Toronto, ON M5V 2T6; Winnipeg, Manitoba R3B: the first half of a code alone, behind a province that is written out
  {
    pattern: ends(
      String.raw`${anyCity},? (?:\(?(?:${canadianLetters}|${canadianProvinces})\)?,? [A-Z]\p{Nd}[A-Z] ?\p{Nd}[A-Z]\p{Nd}|(?:${canadianProvinces}),? [A-Z]\p{Nd}[A-Z])`
    ),
    code: ends(String.raw`\p{Nd}[A-Z]\p{Nd}?`),
    country: "CA"
  },
  // Halifax B3K 4C6, where its province stood between
  behind(`${anyCity},? `, String.raw`[ABCEGHJ-NPR-TVXY]\p{Nd}[A-Z] ?\p{Nd}[A-Z]\p{Nd}`, "CA"),
  // Castlemaine, Victoria 3450: figures that are no year
  behind(
    `${anyCity},? (?:New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania),? `,
    String.raw`(?!19|20)\p{Nd}{4}`,
    "AU"
  ),
  // Sydney NSW 2000
  behind(`${anyCity},? (?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? `, String.raw`\p{Nd}{4}`, "AU"),
  // Dublin 2, D02 P634
  behind(
    String.raw`${anyCity}(?: \p{Nd}{1,2})?,? `,
    String.raw`[AC-FHKNPRTV-Y](?:\p{Nd}{2}|6W) ?(?=[A-Z\p{Nd}]{0,3}\p{Nd})(?=[A-Z\p{Nd}]{0,3}[A-Z])[AC-FHKNPRTV-Y\p{Nd}]{4}`,
    "IE"
  ),
  // São Paulo - SP, 01310-100
  behind(
    String.raw`${anyCity}(?: ?[-–/] ?|, )(?:${brazilianStates}),? (?:CEP:? )?`,
    String.raw`\p{Nd}{5}-\p{Nd}{3}`,
    "BR"
  ),
  // 1011 AB Amsterdam
  { pattern: ends(String.raw`(?:^|[\s,|·])(?:NL[- ])?\p{Nd}{4} ?[A-Z]{2},? ${notStreet}${anyCity}`), country: "NL" },
  // Havenweg 17, Winkel 1731 LN
  behind(String.raw`(?<=\p{L}.{0,60} \p{Nd}.{0,8}, )${anyCity},? `, String.raw`\p{Nd}{4} ?[A-Z]{2}`, "NL"),
  // 1000-001 Lisboa; 6400-000, Almeida, Guarda
  {
    pattern: ends(
      String.raw`(?:^|[\s,|·])(?:PT?[- ])?\p{Nd}{4}-\p{Nd}{3},? ${anyCity}(?:, (?i:${portugueseDistricts}))?`
    ),
    country: "PT"
  },
  // Tagbilaran City, 6300 Bohol
  { pattern: ends(String.raw`${anyCity},? \p{Nd}{4} (?i:${philippineProvinces})`), country: "PH" },
  // 00-001 Warszawa
  { pattern: ends(String.raw`(?:^|[\s,|·])(?:PL[- ])?\p{Nd}{2}-\p{Nd}{3},? ${anyCity}`), country: "PL" },
  // L-4010 Esch-sur-Alzette, SE-411 18 Göteborg
  ...prefixes.map(
    ([country, letters, figures]): Way => ({
      pattern: ends(String.raw`(?:^|[\s,|·])${letters}[- ]${figures},? ${anyCity}${district}`),
      country,
      behindStreet: true
    })
  ),
  // 111 22 Stockholm, 110 00 Praha 1
  {
    pattern: ends(
      String.raw`(?:^|[\s,|·])(?:[A-Z]{1,3}[- ])?\p{Nd}{3} \p{Nd}{2},? ${anyCity}(?: \p{Nd}{1,2}(?:,? ?[-–]? ?${cityName})?)?`
    )
  },
  // D-20095 Hamburg
  { pattern: ends(String.raw`(?:^|[\s,|·])DE?-\p{Nd}{5},? ${anyCity}${district}`), country: "DE" },
  { pattern: ends(String.raw`(?:^|[\s,|·])CH-\p{Nd}{4},? ${anyCity}${district}`), country: "CH" },
  { pattern: ends(String.raw`(?:^|[\s,|·])AT?-\p{Nd}{4},? ${anyCity}${district}`), country: "AT" },
  // 97000 Mérida, Yucatán
  { pattern: ends(String.raw`(?:^|[\s,|·])(?:C\.?P\.? )?\p{Nd}{5},? ${anyCity}, (?:${mexicanStates})`), country: "MX" },
  // 20121 Milano (MI)
  { pattern: ends(String.raw`(?:^|[\s,|·])\p{Nd}{5},? ${anyCity},? \((?:${italianProvinces})\)`), country: "IT" },
  // 37700 Béjar (Salamanca)
  {
    pattern: ends(String.raw`(?:^|[\s,|·])\p{Nd}{5},? ${anyCity},? \((?<province>\p{Lu}[\p{L} ]{2,24})\)`),
    codeFirst: true
  },
  // 50800 Zuera, Zaragoza
  {
    pattern: ends(
      String.raw`(?:^|[\s,|·])\p{Nd}{5},? ${anyCity}, (?<province>(?i:${[...spanishProvinces].join("|")}))`
    ),
    codeFirst: true
  },
  // S2000 Rosario, Santa Fe; (5000) Córdoba, Córdoba
  {
    pattern: ends(
      String.raw`(?:^|[\s,|·])\(?[A-Z]?\p{Nd}{4}(?:[A-Z]{3})?\)?,? ${anyCity}, (?:(?:Provincia|Prov\.) de )?(?i:${argentineProvinces})`
    ),
    country: "AR",
    codeFirst: true
  },
  // C1043AAZ Buenos Aires
  { pattern: ends(String.raw`(?:^|[\s,|·])[A-Z]\p{Nd}{4}[A-Z]{3},? ${anyCity}`), country: "AR", behindStreet: true },
  { pattern: ends(String.raw`(?:^|[\s,|·])[A-Z]\p{Nd}{4}(?:[A-Z]{3})?,? ${anyCity}`) },
  // B-9000 Gent, IS-155 Reykjavík
  { pattern: ends(String.raw`(?:^|[\s,|·])[A-Z]{1,2}-\p{Nd}{3,5},? ${anyCity}${district}`) },
  // 20095 Hamburg, 9000 Ghent, 20121 Milano (MI)
  {
    pattern: ends(String.raw`(?:^|[\s,|·])${notSince}\p{Nd}{4,6},? ${anyCity}${district}(?:,? \(?[A-Z]{2}\)?)?`),
    codeFirst: true
  },
  // Mosta MST 1881, Malta; Hamilton HM 12, Bermuda; George Town KY1-1102, Cayman Islands; Bridgetown BB11000, Barbados
  ...islands.map(
    ([country, code]): Way => ({ pattern: ends(`${anyCity},? ${code}`), code: ends(code), country, landNamed: true })
  ),
  // 2340000 Valparaíso, Chile
  { pattern: ends(String.raw`(?:^|[\s,|·])\p{Nd}{7},? ${anyCity}`), country: "CL", landNamed: true }
]

/** Provinces of Spain by the two figures their codes begin with, as their capitals. */
const spanishCapitals: Readonly<Record<string, string>> = Object.fromEntries(
  `01 vitoria-gasteiz|02 albacete|03 alicante|04 almería|05 ávila|06 badajoz|07 palma|08 barcelona|09 burgos|10 cáceres|
  11 cádiz|12 castellón de la plana|13 ciudad real|14 córdoba|15 a coruña|16 cuenca|17 girona|18 granada|19 guadalajara|
  20 san sebastián|21 huelva|22 huesca|23 jaén|24 león|25 lleida|26 logroño|27 lugo|28 madrid|29 málaga|30 murcia|
  31 pamplona|32 ourense|33 oviedo|34 palencia|35 las palmas de gran canaria|36 pontevedra|37 salamanca|38 santa cruz de tenerife|
  39 santander|40 segovia|41 sevilla|42 soria|43 tarragona|44 teruel|45 toledo|46 valencia|47 valladolid|48 bilbao|49 zamora|
  50 zaragoza`
    .split("|")
    .map((one) => one.trim())
    .map((one) => [one.slice(0, 2), fold(one.slice(3))])
)
/** "46006 Valencia": the capital of the province whose codes begin so, which no other land has there. */
export const isSpanishCode = (written: string, city: string): boolean => {
  const begins = /(?<!\p{Nd})(?<begins>\p{Nd}{2})\p{Nd}{3}(?!\p{Nd})/u.exec(written)?.groups?.begins ?? ""
  return spanishCapitals[begins] === fold(city)
}

/** How a code stands beside its town at the end of a text, by land: what letters of a land may stand behind. */
export const codeShapes: Readonly<Record<string, RegExp>> = {
  AT: /[ ,]\p{Nd}{4} \p{Lu}[^,\p{Nd}]+$/u,
  AU: /\p{L},? \p{Nd}{4}$/u,
  BE: /[ ,]\p{Nd}{4} \p{Lu}[^,\p{Nd}]+$/u,
  CA: /[A-Z]\p{Nd}[A-Z] ?\p{Nd}[A-Z]\p{Nd}$/u,
  CH: /[ ,]\p{Nd}{4} \p{Lu}[^,\p{Nd}]+$/u,
  DE: /[ ,]\p{Nd}{5} \p{Lu}[^,\p{Nd}]+$/u,
  DK: /[ ,]\p{Nd}{4} \p{Lu}[^,\p{Nd}]+$/u,
  ES: /[ ,]\p{Nd}{5} \p{Lu}[^,\p{Nd}]+$/u,
  FI: /[ ,]\p{Nd}{5} \p{Lu}[^,\p{Nd}]+$/u,
  FR: /[ ,]\p{Nd}{5} \p{Lu}[^,\p{Nd}]+$/u,
  GB: /[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]? ?\p{Nd}[A-Z]{2}$/u,
  IE: /[A-Z]\p{Nd}[\p{Nd}W] ?[A-Z\p{Nd}]{4}$/u,
  IN: /\p{L},?(?: [-–])? \p{Nd}{3} ?\p{Nd}{3}$/u,
  LU: /[ ,]\p{Nd}{4} \p{Lu}[^,\p{Nd}]+$/u,
  NL: /[ ,]\p{Nd}{4} ?[A-Z]{2} \p{Lu}[^,\p{Nd}]+$/u,
  NO: /[ ,]\p{Nd}{4} \p{Lu}[^,\p{Nd}]+$/u,
  NZ: /\p{L},? \p{Nd}{4}$/u,
  PL: /[ ,]\p{Nd}{2}-\p{Nd}{3} \p{Lu}[^,\p{Nd}]+$/u,
  PT: /[ ,]\p{Nd}{4}-\p{Nd}{3} \p{Lu}[^,\p{Nd}]+$/u,
  SE: /[ ,]\p{Nd}{3} \p{Nd}{2} \p{Lu}[^,\p{Nd}]+$/u,
  ZA: /\p{L},? \p{Nd}{4}$/u
}
