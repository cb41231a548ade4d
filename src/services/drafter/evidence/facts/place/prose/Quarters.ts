/** Quarters and streets that stand before a town: "in the Gràcia neighbourhood of Barcelona" as "in Barcelona". */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { townOfAdjective } from "./tongues/TownAdjectives.ts"
import { isTownName } from "./tongues/TownNames.ts"

const name = String.raw`(?:\p{Lu}|d['’]\p{Lu}|l['’]\p{Lu})[\p{L}\p{M}'’-]*(?: (?:de |del |da |do |des |la |le |les |di |van |of |and )?\p{Lu}[\p{L}\p{M}'’-]*){0,3}`
/** The same, no longer than it must be: "Chamberí de Madrid" is a quarter and its town. */
const shortName = name.replace("{0,3}", "{0,3}?")
const town = String.raw`(?=\p{Lu}[\p{L}'’-]{2})`
interface Quarter {
  readonly pattern: RegExp
  readonly lead: string
}
const of = (lead: string, ...patterns: ReadonlyArray<string>): ReadonlyArray<Quarter> =>
  patterns.map((pattern) => ({ pattern: new RegExp(`(?<!\\p{L})${pattern}${town}`, "u"), lead }))

const nouns = {
  en: "neighbourhood|neighborhood|quarter|district|area|part|end|suburb|ward|side",
  de: "Stadtteil|Viertel|Kiez|Bezirk|Stadtbezirk|Ortsteil|Quartier|Vorort",
  fr: "quartier|faubourg",
  es: "barrio|distrito|cerro|colonia|comuna",
  pt: "bairro",
  it: "quartiere|rione|sestiere|zona",
  nl: "wijk|buurt|stadsdeel"
} as const
/** What a language says before a town, where a quarter of it was named first. */
const quarters: Readonly<Record<string, ReadonlyArray<Quarter>>> = {
  en: of(
    "in ",
    `[iI]n (?:the )?(?:[\\p{Ll}-]+ )?${name} (?:${nouns.en})(?: of|,? in|,) `,
    `[iI]n (?:the )?${name}, (?:a|an|the) (?:[\\p{Ll}-]+ ){0,2}(?:${nouns.en}) (?:of|in|near|outside) `,
    `[iI]n the (?:${nouns.en}) of ${name},? in `
  ),
  de: of(
    "in ",
    `(?:[iI]m|[iI]n der|[iI]n einem) (?:[\\p{Ll}]+ )?(?:${nouns.de}) ${name}(?: in|,| von) `,
    `[iI]n ${name}, einem (?:\\p{Ll}+ )?(?:${nouns.de}) von `
  ),
  fr: of(
    "à ",
    `[dD]ans (?:le|un) (?:\\p{Ll}+ )?(?:${nouns.fr}) (?:de |du |des |de la |d['’]|de l['’])?${name},? (?:à |de |d['’])`,
    `[dD]ans le \\p{Nd}{1,2}(?:e|ème|er)(?: arrondissement)? (?:de |à )`
  ),
  es: of(
    "en ",
    `[eE]n (?:el|la|una?) (?:\\p{Ll}+ )?(?:${nouns.es}) (?:de |del |de la |de los |de las |de l')?${shortName}(?:,? (?:en|de)|,) `
  ),
  pt: of(
    "em ",
    `(?:[nN]o|[nN]um|[eE]m) (?:\\p{Ll}+ )?(?:${nouns.pt}) (?:de |do |da |dos |das )?${shortName}(?:,? (?:em|de)|,) `
  ),
  it: of(
    "a ",
    `(?:[nN]el|[iI]n|[nN]ella) (?:${nouns.it}) (?:di |del |della |dell['’])?${shortName}(?:,? (?:a|di|in)|,) `
  ),
  nl: of("in ", `[iI]n (?:de|het|een) (?:\\p{Ll}+ )?(?:${nouns.nl}) ${shortName}(?:,? (?:in|van|te)|,) `)
}
/** Rooms and yards that a town's adjective stands beside. */
const rooms = {
  en: "loft|basement|garage|attic|kitchen|backyard|back garden|courtyard|shed|flat|apartment|warehouse|railway arch|cellar|workshop|studio|back room|spare room|living room|bedroom|townhouse|brownstone|storefront|shopfront|rooftop|barn|mill|boathouse",
  de: "Hinterhof|Hinterhaus|Vorderhaus|Altbau\\p{L}*|Keller\\p{L}*|Dachgeschoss|Dachboden|Erdgeschoss|Souterrain|Garage|Werkstatt|Atelier|Büro|Bürogemeinschaft|Studio|Küche|Wohnküche|Laden|Ladenlokal|Fabrik\\p{L}*|Loft|Wohnung|Wohnzimmer|Backstube|Halle|Scheune|Gewerbehof|Speicher|Seitenstraße|Mietshaus|Bauernhaus|Reihenhaus|Industriehalle",
  fr: "arrière-cour|cour|atelier|garage|cave|grenier|appartement|immeuble|loft|cuisine|sous-sol|hangar|bureau|local|échoppe|boutique|arrière-boutique|entrepôt",
  es: "bajo|patio|taller|garaje|piso|local|sótano|nave|ático|cocina|estudio|oficina|trastienda|buhardilla|corrala|entresuelo",
  pt: "garagem|cave|apartamento|sótão|pátio|oficina|armazém|estúdio|cozinha|loja|escritório|sobrado|galpão|quintal",
  it: "cortile|garage|cantina|laboratorio|appartamento|soffitta|bottega|capannone|studio|ufficio|seminterrato|cucina|mansarda|palazzo|retrobottega|officina",
  nl: "garage|loods|zolder|kelder|achterhuis|bovenwoning|pakhuis|werkplaats|atelier|kantoor|studio|keuken|huiskamer|fabriek\\p{L}*|schuur|winkel\\p{L}*|grachtenpand|binnenplaats|achtertuin|zolderkamer|herenhuis"
} as const
interface ByAdjective {
  readonly pattern: RegExp
  readonly lead: string
}
const beside = (pattern: string, lead: string): ByAdjective => ({
  pattern: new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "u"),
  lead
})
const german = `(?:[iI]m|[iI]n der|[iI]n einem|[iI]n einer|[iI]n unserem|[iI]n unserer|[aA]us einem|[aA]us einer|[aA]us unserem|[aA]us unserer) (?:\\p{Ll}+ )?(?<word>\\p{Lu}\\p{L}+er)`
/** "im Leipziger Stadtteil Plagwitz", "dans une cour lyonnaise", "from a Brooklyn loft": a town by its adjective. */
const byAdjective: Readonly<Record<string, ReadonlyArray<ByAdjective>>> = {
  en: [
    beside(
      `(?:[fF]rom|[iI]n|[oO]ut of) an? (?:[\\p{Ll}-]+ )?(?<town>\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) (?:${rooms.en})`,
      "in "
    )
  ],
  de: [
    beside(
      `${german} (?:${nouns.de}|Altstadt|Innenstadt|Südstadt|Nordstadt|Neustadt|Weststadt|Oststadt)(?: ${name})?`,
      "in "
    ),
    beside(`${german} (?:${rooms.de})(?: heraus)?`, "in ")
  ],
  fr: [
    beside(`(?:[dD]ans|[dD]epuis) (?:une?|notre|l['’]|le|la) ?(?:\\p{Ll}+ )?(?:${rooms.fr}) (?<word>\\p{Ll}+)`, "à ")
  ],
  es: [beside(`(?:[eE]n|[dD]esde) (?:una?|nuestr[oa]) (?:\\p{Ll}+ )?(?:${rooms.es}) (?<word>\\p{Ll}+)`, "en ")],
  pt: [
    beside(
      `(?:[nN]uma?|[eE]m uma?|[nN][oa] noss[oa]|[aA] partir de uma?) (?:\\p{Ll}+ )?(?:${rooms.pt}) (?<word>\\p{Ll}+)`,
      "em "
    )
  ],
  it: [beside(`(?:[iI]n|[dD]a) (?:un['’]|una?|uno) ?(?:\\p{Ll}+ )?(?:${rooms.it}) (?<word>\\p{Ll}+)`, "a ")],
  nl: [
    beside(`[iI]n de (?<word>\\p{Lu}\\p{L}+) (?:${nouns.nl}|binnenstad)(?: ${name})?`, "in "),
    beside(
      `(?:[iI]n|[vV]anuit|[uU]it) (?:een|ons|onze|de) (?:\\p{Ll}+ )?(?<word>\\p{Lu}\\p{L}+) (?:${rooms.nl})`,
      "in "
    )
  ]
}
/** "In Leipzig, dritter Stock ohne Aufzug, entwickeln wir". */
const germanAside = /(?<=^In \p{Lu}[\p{L}-]+), (?<aside>[^,.;:!?]{3,60}),(?= \p{Ll}+ (?:wir|ich)(?!\p{L}))/u

/** "in Berlin-Kreuzberg" */
const hyphened = /(?<=(?:^|\s)(?:in|aus|mitten in) (?<town>\p{Lu}\p{L}{3,}))-\p{Lu}\p{L}{3,}(?!\p{L})/u

const street =
  "(?:(?:rue|avenue|place|quai|cours|impasse|chemin|boulevard|allée|calle|c/|avenida|av\\.|plaza|paseo|pasaje|carrer|rua|travessa|largo|praça|via|viale|piazza|corso|vicolo) [^.;:!?,]{2,40}?,? ?(?:nº ?|n\\.? ?)?\\p{Nd}{1,4}[a-z]?|\\p{Nd}{1,4}[a-z]?,? (?:bis |ter )?(?:rue|avenue|place|quai|cours|impasse|chemin|boulevard|allée) [^.;:!?,]{2,40}|\\p{Nd}{1,4}[a-z]? (?:\\p{Lu}[\\p{L}'’]* ){1,4}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Quay|Square|Row|Terrace|Way|Yard|Mews|Place|Drive|Hill)|(?:\\p{Lu}[\\p{L}.]*[ -]){0,3}\\p{Lu}?\\p{L}*(?:[sS]traße|[sS]trasse|[sS]tr\\.|weg|gasse|platz|allee|straat|gracht|kade|laan|plein|singel|dijk) \\p{Nd}{1,4}[a-z]?)"
const quarterWord = "(?:(?:cerro|barrio|colonia|quartiere|rione|bairro|quartier|wijk) )?"
const withStreet = new RegExp(
  `(?<!\\p{L})(?<at>at|in|on|an der|in der|am|au|dans la|sur la|en la|en|na|no|in|aan de|in de|op de|de la) (?:la |the )?${street}, (?:${quarterWord}(?<quarter>${name}|\\p{Lu}[\\p{L}’' -]{2,24}), )?(?<town>${name})(?=[.;:!]|$|, (?:and|und|et|y|e|en|where|wo|où|donde|onde|dove|waar)(?!\\p{L}))`,
  "u"
)
const atTown: Readonly<Record<string, string>> = { en: "in", de: "in", fr: "à", es: "en", pt: "em", it: "a", nl: "in" }

/** The sentence with its town right behind what leads to it; as it is where no quarter or street stands before one. */
export const withTownAlone = (text: string, lang: string): string => {
  let said = text
  for (const { pattern, lead } of quarters[lang] ?? []) {
    // At the head of a sentence the word that leads there has a capital.
    said = said.replace(pattern, (_whole, ...rest) =>
      rest.at(-2) === 0 ? lead.charAt(0).toUpperCase() + lead.slice(1) : lead
    )
  }
  for (const { pattern, lead } of byAdjective[lang] ?? []) {
    const found = pattern.exec(said)
    const { word, town: named = "" } = found?.groups ?? {}
    const place = word === undefined ? (isTownName(named) ? named : null) : townOfAdjective(word, lang)
    if (found === null || place === null) continue
    const ahead = found.index === 0 ? lead.charAt(0).toUpperCase() + lead.slice(1) : lead
    said = said.replace(found[0], `${ahead}${place}`)
  }
  if (lang === "de") {
    const aside = germanAside.exec(said)?.groups?.aside ?? ""
    if (!aside.split(/[ -]/u).some(isTownName)) said = said.replace(germanAside, "")
    const found = hyphened.exec(said)
    if (found?.groups?.town !== undefined && isTownName(found.groups.town)) said = said.replace(found[0], "")
  }
  const found = withStreet.exec(said)
  const { town: place, quarter } = found?.groups ?? {}
  const lead = atTown[lang]
  return found === null ||
    place === undefined ||
    lead === undefined ||
    !isTownName(place) ||
    fold(quarter ?? "") === fold(place)
    ? said
    : said.replace(found[0], `${lead} ${place}`)
}
