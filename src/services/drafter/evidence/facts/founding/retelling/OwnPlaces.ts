/**
 * What people begin who begin something of their own: "my own workshop", "mes propres portes"; and that they do, where the
 * language has an idiom for it: "went self-employed in 2012". It is what the site is about where nothing else is told of its founding.
 */

import type { Own } from "../../Own.ts"
import { yearAlone as year } from "../../words/founding/TimeWords.ts"

/** Of whatever trade they are. */
const anyBusiness =
  "business|company|firm|doors?|betrieb|unternehmen|firma|geschäft|türen|entreprise|société|portes?|empresa|negocio|" +
  "puertas?|negócio|portas?|attività|azienda|impresa|zaak|bedrijf|deuren"
/** Of one trade: it is the site's own where the site calls itself so. */
const kinds =
  "workshop|studio|shop|store|bakery|practice|agency|salon|school|kitchen|werkstatt|atelier|laden|praxis|büro|kanzlei|" +
  "bäckerei|schule|agentur|boutique|cabinet|maison|agence|école|boulangerie|taller|tienda|estudio|consulta|despacho|" +
  "escuela|panadería|oficina|ateliê|loja|estúdio|consultório|escritório|escola|laboratorio|bottega|negozio|werkplaats|" +
  "winkel|praktijk|kantoor"
const whose =
  "my|our|meine?|unsere?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|(?:o )?meu|(?:a )?minha|(?:o |a )?noss[oa]|(?:as )?nossas|il mio|la mia|il nostro|la nostra|le nostre|mijn|onze|ons"
const own = "own|eigenen?|eigenes|propres?|propi[oa]s?|própri[oa]s?|propri[oae]|eigen"
/** "my own", "mi propio"; in German the ending of the case goes with both. */
const ownPlaceWords = new RegExp(
  `^(?:(?:${whose}|meine[nm]|unsere[nm]) (?:very )?(?:(?:${own}) )?|(?:een|an?|eine?n?|un|une|una|uma) (?:${own}) )(?:(?:little|small|kleine[sn]?|petite?|pequeñ[oa]|pequen[oa]|piccol[oa]) )?(?:(?:${anyBusiness})|(?<kind>${kinds}))(?: (?:propi[oa]|própri[oa]|propri[oa]))?$`,
  "iu"
)
/** Whether words stand for a place or a business of whoever speaks, and for what the site is about. */
export const ownPlace = (own: Own, text: string): boolean => {
  const found = ownPlaceWords.exec(text.replace(/[.,;:!)]+$/, ""))
  if (found === null) return false
  const kind = found.groups?.kind
  return kind === undefined || own.subject(`the ${kind}`) !== "other"
}

const theirs =
  /^(?:their|her|his|leur|leurs|son|sa|ihren?|ihr|ihre|seinen?|sein|su|sus|il loro|la loro|il suo|la sua|hun|haar|zijn|o seu|a sua|as suas|os seus) (?:(?:own|eigene[ns]?|propre|eigen) )?(?<kind>\p{L}{4,})(?: (?:propi[oa]|própri[oa]|propri[oa]))?$/iu
/** "their restaurant", "her own bakery", on the site of a restaurant: of people who are named, and nowhere else. */
export const theirPlace = (own: Own, text: string): boolean => {
  const kind = theirs.exec(text.replace(/[.,;:!)]+$/, ""))?.groups?.kind
  return kind !== undefined && own.subject(`the ${kind}`) === "anaphor"
}

const month = String.raw`(?:\p{L}+ (?:of |de |del )?|the \p{Ll}+ of )?`
/** Each idiom with its year behind it or before it. */
const idioms: ReadonlyArray<RegExp> = [
  new RegExp(
    String.raw`^I (?:went|became|turned) (?:self-employed|freelance|independent|solo) (?:in|back in) ${month}${year}`,
    "iu"
  ),
  new RegExp(
    String.raw`^I (?:went out|struck out|set up|started) (?:on my own|by myself|for myself|in business) (?:in|back in) ${month}${year}`,
    "iu"
  ),
  new RegExp(
    String.raw`^in ${month}${year},? I (?:(?:left|quit|resigned|gave (?:it|that) up)(?: [^.;:,]{1,60})? and )?(?:(?:went|became|turned) (?:self-employed|freelance|independent|solo)|(?:went out|struck out|set up|started) (?:on my own|by myself|for myself|in business))(?!\p{L})`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?:im (?:\p{L}+ )?)?${year} (?:habe ich mich|machte ich mich) (?:[^.;:,]{0,60} )?selb(?:st)?ständig`,
    "iu"
  ),
  new RegExp(
    String.raw`^ich (?:habe mich|machte mich) (?:im (?:\p{L}+ )?)?${year} (?:[^.;:,]{0,60} )?selb(?:st)?ständig`,
    "iu"
  ),
  new RegExp(String.raw`^seit (?:\p{L}+ )?${year} (?:bin ich|arbeite ich) (?:[^.;:,]{0,40} )?selb(?:st)?ständig`, "iu"),
  new RegExp(
    String.raw`^(?:je me suis (?:mise?|installée?|lancée?) (?:à mon compte|à son compte)) en ${month}${year}`,
    "iu"
  ),
  new RegExp(String.raw`^en ${month}${year},? je me suis (?:mise?|installée?|lancée?) à mon compte`, "iu"),
  new RegExp(
    String.raw`^(?:en ${month}${year},? )(?:me establecí por mi cuenta|me hice autónom[oa]|empecé por mi cuenta)`,
    "iu"
  ),
  new RegExp(String.raw`^(?:em ${month}${year},? )(?:comecei|passei a trabalhar) por conta própria`, "iu"),
  new RegExp(String.raw`^(?:nel ${month}${year},? )mi sono mess[oa] in proprio`, "iu"),
  new RegExp(String.raw`^mi sono mess[oa] in proprio nel ${month}${year}`, "iu"),
  new RegExp(String.raw`^in ${month}${year} (?:ben ik|begon ik) (?:[^.;:,]{0,40} )?voor mezelf(?: begonnen)?`, "iu")
]
/** Words without which none of them stands in a sentence. */
const hint =
  /self-employed|freelance|independent|solo|on my own|myself|in business|ständig|mon compte|mi cuenta|autónom|conta própria|in proprio|voor mezelf/i
/** "In 2012 I went self-employed" as a plain sentence; undefined where nobody says so. */
export const onTheirOwn = (text: string): string | undefined => {
  if (!hint.test(text)) return undefined
  const told = idioms.map((one) => one.exec(text)?.groups?.year).find((found) => found !== undefined)
  return told === undefined ? undefined : `In ${told} I founded my own business.`
}
