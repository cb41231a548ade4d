/** ISO 3166-1 alpha-2, officially assigned (249). CLDR alone would add regions that are no countries. */
export const countryCodes: ReadonlyArray<string> =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY
  BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK
  FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR
  IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK
  ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
  PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF
  TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/)

const english = new Intl.DisplayNames(["en"], { type: "region" })
/** What a country is called in English: `DE` is Germany. Whatever is no code is answered as it came. */
export const countryName = (code: string): string =>
  /^[A-Za-z]{2}$/.test(code) ? (english.of(code.toUpperCase()) ?? code) : code

const withArticle: ReadonlySet<string> = new Set(
  "AE BQ BS CF CG CD CK DO FK FO GB GM IM KM KY MH MP MV NL PH SB SC TC TF UM US VA VG VI".split(" ")
)
/** The same inside a sentence: `VAT of the Netherlands`. */
export const countryInText = (code: string): string =>
  `${withArticle.has(code.toUpperCase()) ? "the " : ""}${countryName(code)}`
