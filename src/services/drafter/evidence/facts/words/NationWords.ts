/** What lands call those who are of them, and of which kinds of company it says where they are. Data, without capitals. */
import { countryCodes, countryName } from "../../../../../domain/listing/Countries.ts"

/** Not made of the land's name by an ending: "Danish". An empty land: two have it, or it is a style. */
const named: Readonly<Record<string, string>> = {
  US: "american",
  GB: "british | english | scottish | welsh",
  DE: "german",
  FR: "french",
  ES: "spanish",
  PT: "portuguese",
  NL: "dutch",
  BE: "belgian",
  CH: "swiss",
  PL: "polish",
  CZ: "czech",
  DK: "danish",
  SE: "swedish",
  NO: "norwegian",
  FI: "finnish",
  IE: "irish",
  GR: "greek",
  HU: "hungarian",
  IT: "italian",
  UA: "ukrainian",
  TR: "turkish",
  SA: "saudi | saudi arabian",
  AE: "emirati",
  MA: "moroccan",
  NG: "nigerian",
  KR: "korean | south korean",
  NZ: "new zealand",
  CA: "canadian",
  AR: "argentinian | argentine",
  IS: "icelandic",
  TH: "thai",
  FO: "faroese",
  GL: "greenlandic",
  ME: "montenegrin",
  BA: "bosnian",
  SK: "slovak",
  SI: "slovene",
  HR: "croatian",
  RS: "serbian",
  CY: "cypriot",
  LB: "lebanese",
  PH: "filipino | philippine",
  PE: "peruvian",
  PA: "panamanian",
  BB: "barbadian",
  CV: "cape verdean",
  GH: "ghanaian",
  CI: "ivorian",
  MG: "malagasy",
  MU: "mauritian",
  MZ: "mozambican",
  TJ: "tajik",
  KZ: "kazakh",
  UZ: "uzbek",
  KG: "kyrgyz",
  TG: "togolese",
  SR: "surinamese",
  "": "georgian | dominican | guinean | samoan | congolese"
}
const fromName = (name: string): ReadonlyArray<string> => {
  if (/a$/u.test(name)) return [`${name}n`, `${name.slice(0, -1)}ese`]
  if (/o$/u.test(name)) return [`${name.slice(0, -1)}an`]
  return /[eiuy]$/u.test(name) ? [`${name}an`] : [`${name}ian`, `${name}ese`, `${name}i`]
}
const listed = Object.entries(named).flatMap(([land, words]) => words.split(" | ").map((word) => [word, land] as const))
/** "a Saudi agency", "a Slovenian company": made of names what an ending makes; what is no word stands nowhere. */
export const demonyms: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...countryCodes.flatMap((code) => fromName(countryName(code).toLowerCase()).map((word) => [word, code] as const)),
    ...listed
  ].filter(([word, land]) => land !== "" && !listed.some(([other, theirs]) => other === word && theirs !== land))
)

/** Behind what they are: "una empresa chilena". Alternatives of regular expressions. */
const behind: Readonly<Record<string, string>> = {
  AO: "angolan[oa]",
  AR: "argentin[oaie]",
  BE: "belge",
  BO: "bolivian[oa]",
  BR: "brasileir[oa]",
  CA: "canadienne?|québécoise?",
  CH: "suisse|svizzer[oa]",
  CI: "ivoirien(?:ne)?",
  CL: "chilen[oa]",
  CM: "camerounaise?",
  CO: "colombian[oa]",
  CR: "costarricense",
  CU: "cuban[oa]",
  CV: "cabo-?verdian[oa]",
  DZ: "algérien(?:ne)?",
  EC: "ecuatorian[oa]",
  ES: "español[a]?|espanhola?",
  FR: "française?|frances[ae]",
  GT: "guatemaltec[oa]",
  HN: "hondureñ[oa]",
  IT: "italian[oa]|italienne?",
  LU: "luxembourgeoise?",
  MA: "marocaine?",
  MX: "mexican[oa]",
  MZ: "moçambican[oa]",
  NI: "nicaragüense",
  PA: "panameñ[oa]",
  PE: "peruan[oa]",
  PT: "português|portuguesa",
  PY: "paraguay[oa]",
  SM: "sammarinese",
  SN: "sénégalaise?",
  SV: "salvadoreñ[oa]",
  TN: "tunisien(?:ne)?",
  UY: "uruguay[oa]",
  VE: "venezolan[oa]"
}
/** Before it, in the languages between: "ein österreichisches Unternehmen", "een Belgisch bedrijf". */
const between: Readonly<Record<string, string>> = {
  AT: "österreichisch",
  BE: "belgisch|vlaams",
  CH: "schweizerisch|schweizer",
  DE: "deutsch",
  LI: "liechtensteinisch",
  LU: "luxemburgisch|luxemburger",
  NL: "nederlands",
  SR: "surinaams"
}
const choices = (words: Readonly<Record<string, string>>) => Object.values(words).join("|")
const landIn =
  (words: Readonly<Record<string, string>>) =>
  (word: string): string | null =>
    Object.entries(words).find(([, forms]) => new RegExp(`^(?:${forms})$`, "iu").test(word))?.[0] ?? null
export const nationsBehind = { words: choices(behind), land: landIn(behind) } as const
export const nationsBetween = { words: choices(between), land: landIn(between) } as const

/** What a nation is said of for where it is: of a restaurant or a bakery it may be what they cook. */
export const nationalKinds = {
  en: "company|start-?up|business|agency|firm|nonprofit|non-profit|charity|foundation|co-?operative|studio|team|manufacturer|publisher|provider|enterprise|organi[sz]ation|association|society|collective",
  behind:
    "empresa|compañía|cooperativa|fundación|asociación|clínica|agencia|startup|start-up|consultora|sociedad|entreprise|société|association|coopérative|agence|azienda|società|impresa|agenzia|associazione|companhia|agência|sociedade|associação|fundação|editora",
  between:
    "unternehmen|familienunternehmen|firma|verein|startup|start-up|genossenschaft|verlag|hersteller|agentur|bedrijf|familiebedrijf|onderneming|vereniging|stichting|uitgeverij"
} as const
