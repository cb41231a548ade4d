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
  NZ: "new zealand | kiwi",
  AU: "australian | aussie",
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
  AT: "austriac[oa]|austríac[oa]|autrichienne?",
  AU: "australian[oa]|australienne?",
  BE: "belge|belg[oa]",
  BG: "búlgar[oa]|bulgar[oa]|bulgare",
  BO: "bolivian[oa]",
  BR: "brasileir[oa]|brasileñ[oa]|brasilian[oa]|brésilienne?",
  CA: "canadienne?|québécoise?|canadiense|canadese",
  CH: "suisse|svizzer[oa]|suiz[oa]|suíç[oa]",
  CI: "ivoirien(?:ne)?",
  CL: "chilen[oa]",
  CM: "camerounaise?",
  CO: "colombian[oa]",
  CR: "costarricense",
  CU: "cuban[oa]",
  CV: "cabo-?verdian[oa]",
  CZ: "chec[oa]|tchec[oa]|tchèque",
  DE: "alem[aá]n[a]?|alemã|alemão|allemande?|tedesc[oa]",
  DK: "danés|danesa|dinamarquês|dinamarquesa|danoise?|danese",
  DZ: "algérien(?:ne)?",
  EC: "ecuatorian[oa]",
  EE: "estoni[oa]|estone|estonienne?|estónia",
  ES: "español[a]?|espanhola?|espagnole?|spagnol[oa]",
  FI: "finland[eé]s|finlandesa?|finlandaise?|finlandese",
  FR: "française?|frances[ae]|francés",
  GB: "británic[oa]|britânic[oa]|britannique|britannic[oa]",
  GR: "grieg[oa]|greg[oa]|grecque|grec[oa]?",
  GT: "guatemaltec[oa]",
  HN: "hondureñ[oa]",
  IE: "irlandés|irlandesa|irlandês|irlandaise?|irlandese",
  IS: "islandés|islandesa?|islandaise?|islandese",
  IT: "italian[oa]|italienne?",
  JP: "japon[eé]s|japonesa|japonaise?|giapponese",
  LU: "luxembourgeoise?|luxemburgues[ae]?|lussemburghese",
  MA: "marocaine?|marroquí",
  MX: "mexican[oa]",
  MZ: "moçambican[oa]",
  NI: "nicaragüense",
  NL: "neerlandés|neerlandesa|holandés|holandesa|holandês|néerlandaise?|olandese",
  NO: "norueg[oa]|norvégienne?|norvegese",
  PA: "panameñ[oa]",
  PE: "peruan[oa]",
  PL: "polac[oa]|polaca|polonaise?",
  PT: "português|portugu[eé]s|portuguesa|portugaise?|portoghese",
  PY: "paraguay[oa]",
  RO: "ruman[oa]|romen[oa]|roumaine?|rumen[oa]",
  SE: "sueco|sueca|suédoise?|svedese",
  SI: "eslovena|slovène|slovena",
  SM: "sammarinese",
  SN: "sénégalaise?",
  SV: "salvadoreñ[oa]",
  TN: "tunisien(?:ne)?",
  US: "estadounidense|statunitense|américaine?",
  UY: "uruguay[oa]",
  VE: "venezolan[oa]"
}
/** Before it, in the languages between: "ein österreichisches Unternehmen", "een Belgisch bedrijf". */
const between: Readonly<Record<string, string>> = {
  AT: "österreichisch|oostenrijks",
  AU: "australisch",
  BE: "belgisch|vlaams",
  BG: "bulgarisch|bulgaars",
  BR: "brasilianisch|braziliaans",
  CA: "kanadisch|canadees",
  CH: "schweizerisch|schweizer|zwitsers",
  CZ: "tschechisch|tsjechisch",
  DE: "deutsch|duits",
  DK: "dänisch|deens",
  EE: "estnisch|estisch|estlands",
  ES: "spanisch|spaans",
  FI: "finnisch|fins",
  FR: "französisch|frans",
  GB: "britisch|brits",
  GR: "griechisch|grieks",
  HR: "kroatisch",
  HU: "ungarisch|hongaars",
  IE: "irisch|iers",
  IS: "isländisch|ijslands",
  IT: "italienisch|italiaans",
  JP: "japanisch|japans",
  LI: "liechtensteinisch",
  LT: "litauisch|litouws",
  LU: "luxemburgisch|luxemburger|luxemburgs",
  LV: "lettisch|lets",
  NL: "niederländisch|nederlands",
  NO: "norwegisch|noors",
  PL: "polnisch|pools",
  PT: "portugiesisch|portugees",
  RO: "rumänisch|roemeens",
  SE: "schwedisch|zweeds",
  SI: "slowenisch|sloveens",
  SK: "slowakisch|slowaaks",
  SR: "surinaams",
  US: "us-amerikanisch|amerikanisch|amerikaans"
}
/** In Arabic, of a company, which is feminine. */
const arabic: Readonly<Record<string, string>> = {
  AE: "إماراتية",
  BH: "بحرينية",
  DZ: "جزائرية",
  EG: "مصرية",
  IQ: "عراقية",
  JO: "أردنية|اردنية",
  KW: "كويتية",
  LB: "لبنانية",
  LY: "ليبية",
  MA: "مغربية",
  OM: "عُمانية",
  PS: "فلسطينية",
  QA: "قطرية",
  SA: "سعودية",
  SD: "سودانية",
  SY: "سورية",
  TN: "تونسية",
  YE: "يمنية"
}
const choices = (words: Readonly<Record<string, string>>) => Object.values(words).join("|")
const landIn = (words: Readonly<Record<string, string>>) => {
  const lands = Object.entries(words).map(([land, forms]) => ({ land, is: new RegExp(`^(?:${forms})$`, "iu") }))
  return (word: string): string | null => lands.find(({ is }) => is.test(word))?.land ?? null
}
export const nationsBehind = { words: choices(behind), land: landIn(behind) } as const
export const nationsInArabic = { words: choices(arabic), land: landIn(arabic) } as const
export const nationsBetween = { words: choices(between), land: landIn(between) } as const

/** What a nation is said of for where it is: of a restaurant or a bakery it may be what they cook. */
export const nationalKinds = {
  en: "company|start-?up|business|platform|agency|firm|nonprofit|non-profit|charity|foundation|co-?operative|studio|team|manufacturer|publisher|provider|enterprise|organi[sz]ation|association|society|collective",
  behind:
    "empresa|compañía|plataforma|piattaforma|plateforme|cooperativa|fundación|asociación|clínica|agencia|startup|start-up|consultora|sociedad|entreprise|société|association|coopérative|agence|azienda|società|impresa|agenzia|associazione|companhia|agência|sociedade|associação|fundação|editora|ditta|estudio|estúdio|studio|pyme|pme|s\\.?r\\.?l\\.?s?|s\\.?p\\.?a\\.?|s\\.?l\\.?|s\\.?a\\.?s?|sarl",
  /** Of these the nation right behind: "una marca di pasta italiana" may be of anywhere. */
  close: "equipo|equipa|equipe|équipe|team|marca|marque|marchio|realtà",
  between:
    "unternehmen|familienunternehmen|plattform|platform|firma|verein|startup|start-up|genossenschaft|verlag|hersteller|agentur|betrieb|familienbetrieb|handwerksbetrieb|handwerksunternehmen|softwareunternehmen|softwarehaus|softwarefirma|manufaktur|team|marke|studio|bedrijf|softwarebedrijf|familiebedrijf|familiezaak|merk|bureau|coöperatie|softwaremaker|fabrikant|producent|onderneming|vereniging|stichting|uitgeverij"
} as const
/** So a sentence goes on about what follows from it, and no more about the land. */
export const consequence =
  /, (?:so|which (?:is|means)|weshalb|daher|deshalb|donc|c'est pourquoi|así que|por eso|por lo que|portanto|por isso|quindi|perciò|dus|daarom)(?!\p{L}).*$/iu
/** In scripts without capitals or blanks: "私たちは日本の会社です". The land by its name, or by its nation. */
export const nationShapesElsewhere: ReadonlyArray<RegExp> = [
  /^(?<subject>[^、。\s]{1,20}?)は、?(?<land>[\p{scx=Han}\p{scx=Katakana}ー]{2,8}?)発?の(?:[\p{scx=Han}\p{scx=Katakana}ー]{1,8}の)?(?:会社|企業|スタートアップ|メーカー|ブランド)(?:です|である|$|。)/u,
  /^(?<subject>[^,,、。\s]{1,20}?)是一?[家个間间](?<land>[\p{scx=Han}]{2,5}?)(?:本土|独立)?的?(?:公司|企业|初创公司|初创企业|科技公司|软件公司)(?=$|[,,。、;])/u,
  new RegExp(
    `^(?<subject>[^،.]{1,30}?) (?:هي )?(?:شركة|مؤسسة|وكالة|جمعية)(?: \\p{scx=Arab}+)? (?<nation>${nationsInArabic.words})(?!\\p{L})`,
    "u"
  )
]
