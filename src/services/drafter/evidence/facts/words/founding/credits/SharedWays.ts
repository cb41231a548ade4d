/**
 * How all languages written with Latin letters say who began a thing. A way is a regular expression over marked words:
 * `{own}` is the house, `{any}` the same behind a preposition, `{who}` people who do something, `{whom}` people behind a
 * preposition, `{gap}` whatever stands between and is no mark and no sign, `{call}` what somebody is, before the name,
 * `{isA}` that the house is one of its kind; the other words stand in the table of each language (`CreditTable`).
 */
export const sharedWays: ReadonlyArray<string> = [
  // "Unsere Gründerin heißt Ada Roth", "La fundadora de Acme es Ada Roth".
  "{our} (?:{which} )?{founder},? (?:{named},? )?(?:{art} )?{whom}",
  "{founder} {of} {any},?{time} {named}{call}{whom}",
  "{founder} {of} {any}(?:,|:| -)? {whom}",
  "^(?:{art} )?{founder}(?: {named}|:| -) {whom}",
  "{who}(?:,| -| {named}| \\()(?: {art})?(?: {which})? {founder}(?: {and} [\\p{L}-]+)? {of} {any}",
  // "Ada Roth, die Acme gebaut hat", "Ada Roth, qui a lancé Acme".
  "{who}{gap},? {that}{gap} {did}{gap} {own}",
  "{who},? {that} {own}{gap} (?:{did}|{done})(?=[ .,;!]|$)",
  "{own}{isA},? {that}{call}{whom}{gap} (?:{did}|{done})(?=[ .,;!]|$)",
  "{own}{isA},? {that}{gap} {by}{call}{whom}{gap} {done}",
  "{own}{isA},? {that} {be}{gap} {done}{gap} {by}{call}{whom}",
  "{own}{isA}(?:,|:| -)?{time}(?: {adverb})? {done}{time} {by}{call}{whom}",
  "{own}(?:,|:| -)(?: {art})?{gap} {done}{time} {by}{call}{whom}",
  "^{done}(?: {and} {done})?{gap} {by}{call}{whom}(?=[^.;]{0,12}, {own})",
  '{own}{adv} {be}(?: {art})? (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]*{work}(?: [^\\uE000-\\uE002,.;:!?()"]{1,30}?)? {of}{call}{whom}',
  // "Acme, von Ada Roth".
  "^{own}(?:,|:| -) (?:{by}|van|de|di) {whom}(?=[.!]?$)",
  // "Ada Roth und Ben Lund gründeten Acme".
  "{who}{gap} {did}{gap} {own}",
  "(?:^|[,:-] |^[^,;:]{0,60} ){did}{call}{whom}{gap} {own}",
  // "Ich bin Ada Roth und habe Acme gebaut".
  "^{greeting}?{iAm}(?: {art})? {whom}[^.;]{0,90}? {iDid}{gap} {own}",
  "^{greeting}?(?:{iAm}|{weAre})(?: {art})? {whom}[^.;]{0,60}? {founder} {of} {any}",
  "^{greeting}?{weAre}(?: {art})? {whom}[^.]{0,90}? {weDid}{gap} {own}",
  // "Acme haben wir zu dritt gegründet: Ada Roth, Ben Lund und Cas Moro".
  "{own} (?:(?:l[ao]s? )?{weDid}|haben wir|hebben (?:we|wij)){gap} {inAll} ?: {whom}(?=[.!]?$|[;(]| [(–-])",
  "{own} (?:haben wir|hebben (?:we|wij)){gap} {inAll}{gap} {done} ?: {whom}(?=[.!]?$|[;(]| [(–-])",
  "(?:{weDid}|wir haben|haben wir|we hebben|hebben we){gap} {own}{gap} {inAll}(?:{gap} {done})? ?: {whom}(?=[.!]?$|[;(]| [(–-])"
]

/** "three" before whoever they are: "three friends, Ada Roth, Ida Roth and Eva Lund". */
export const someOf =
  "(?:zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|três|quatro|due|tre|quattro|cinque|twee|drie|vijf) "
/** "between the three of us": how many of those who speak, before their names. */
export const inAll =
  "(?:zu (?:zweit|dritt|viert)|à (?:deux|trois|quatre)|entre (?:l[oa]s |[ao]s )?(?:dos|tres|cuatro|dois|duas|três|quatro)|(?:a|em) (?:dois|duas|três|quatro)|in (?:due|tre|quattro)|met z'n (?:tweeën|drieën|vieren))"
const heads =
  "mensch(?:en)?|person(?:en)?|frau(?:en)?|mann|männer|namen?|freund(?:e|in|innen)?|schwestern|brüder|geschwister|köpfe?|paar|personnes?|femmes?|hommes?|noms?|prénoms?|ami(?:e|s|es)?|sœurs|soeurs|frères|couple|personas?|mujer(?:es)?|hombres?|nombres?|amig[oa]s?|herman[oa]s?|pareja|pessoas?|mulher(?:es)?|homem|homens|nomes?|irmãos|irmãs|casal|persone|donn[ae]|uom(?:o|ini)|nom[ei]|amic(?:o|a|i|he)|fratelli|sorelle|coppia|mens(?:en)?|persoon|personen|vrouw(?:en)?|man(?:nen)?|vriend(?:en|innen)?|zussen|broers|naam|stel"
/** "eine einzige Person:", "dos hermanas:": who stands behind it, counted before the names; no team and no investor. */
export const countedHeads = `(?:(?:nur|bloß|seulement|sólo|solo|só|apenas|soltanto|slechts|maar) )?(?:eine?|zwei|drei|vier|une?|deux|trois|quatre|una?|dos|tres|cuatro|uma?|dois|duas|três|quatro|due|tre|quattro|één|een|twee|drie) (?:(?:einzige[rn]?|einzelne[rn]?|seule?|sol[ao]|só|únic[oa]|unic[oa]|enkele) )?(?:${heads})`
