/**
 * Whoever is brought in as the maker of it: "I'm Ada, the author of Acme", "Meet Ada Roth (crumbs), the developer behind
 * Acme"; and "Founded by Ada Roth, a baker for thirty years, our house", whose subject comes last.
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { caseless } from "../../../../reading/patterns/Caseless.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { latinName, namesPerson } from "../../../Persons.ts"
import { isOwnContext, ownSaid, saidFact, type Utterance } from "../../../Said.ts"
import { noNames, programNames } from "../../../words/PeopleWords.ts"
import { greeting, iAm } from "../../../words/SpeakerWords.ts"
import type { FounderFact } from "../FounderFact.ts"

const adjective = "(?:(?:solo|sole|only|original|indie|independent|lone) )?"
const makers = [
  `the ${adjective}(?:(?:creator|developer|dev|maker|author|builder|inventor|programmer) (?:of|behind)|(?:person|man|woman|guy|girl|one|mind|human) behind)`,
  "(?:der|die) (?:(?:entwickler|schöpfer|macher|autor|erfinder|programmierer)(?:in)? (?:von|hinter)|(?:kopf|mann|frau|mensch|person) hinter)",
  "(?:le |la |l')(?:(?:créateur|créatrice|développeur|développeuse|auteure?|autrice|concepteur|conceptrice|inventeur|inventrice) (?:de|derrière)|(?:personne|homme|femme) derrière)",
  "(?:el|la) (?:(?:creador|desarrollador|autor|inventor|programador)a? (?:de|detrás de)|(?:persona|hombre|mujer) detrás de)",
  "[oa] (?:(?:criador|desenvolvedor|programador|autor|inventor)a? (?:de|d[oa]|por trás d[aeo])|(?:pessoa|homem|mulher) por trás d[aeo])",
  "(?:il |lo |la |l')(?:(?:creatore|creatrice|sviluppatore|sviluppatrice|autore|autrice|ideatore|ideatrice|inventore|inventrice) (?:di|dietro)|(?:persona|uomo|donna) dietro)",
  "de (?:(?:maker|maakster|ontwikkelaar|auteur|bedenker|bedenkster|uitvinder|programmeur) (?:van|achter)|(?:man|vrouw|persoon) achter)"
].join("|")
const meet =
  "meet|say hello to|das ist|lernen sie|voici|rencontrez|découvrez|conoce a|te presento a|conheça|ecco|ti presento|vi presento|maak kennis met|dit is"
const introduced = new RegExp(
  `^(?:(?i:${greeting}))?(?i:${iAm}|${meet}) (?<name>${latinName}|\\p{Lu}\\p{Ll}{2,})(?: \\([^()]{1,40}\\))?(?:[,.]| [-–—]) (?i:${makers}) (?<what>[^,.;:!?()]{2,60})`,
  "u"
)
/** After what they made: nothing more of its name. */
const closes = /^(?:(?:and|und|et|y|e|en|who|die|der|qui|que|che|from|aus|based|for)(?!\p{L})|[-–—])/u

const isGivenAlone = (name: string): boolean =>
  !name.includes(" ") && !noNames.has(fold(name)) && !programNames.has(fold(name))
const isOurs = (what: string, own: Own): boolean => {
  const words = what.split(" ")
  return words.some(
    (_, at) =>
      at < 5 &&
      own.isName(words.slice(0, at + 1).join(" ")) &&
      (at === words.length - 1 || closes.test(words.slice(at + 1).join(" ")))
  )
}
const makerIn = (said: Utterance, own: Own): string | null => {
  // "I'm Ada. the author of Acme."
  const goesOn = said.after !== null && /^\p{Ll}/u.test(said.after)
  const text = goesOn ? `${said.text.replace(/\.$/u, ",")} ${said.after}` : said.text
  const { name = "", what = "" } = introduced.exec(text)?.groups ?? {}
  return (namesPerson(name) || isGivenAlone(name)) && name !== "" && !own.isName(name) && isOurs(what, own)
    ? name
    : null
}

const begun = [
  "(?:co-?)?(?:founded|started|established|set up|opened)(?: in \\p{Nd}{4})? by",
  "(?:im jahr )?(?:\\p{Nd}{4} )?gegründet(?: \\p{Nd}{4})? von",
  "(?:fondée?|créée?|lancée?|imaginée?)(?: en \\p{Nd}{4})? par",
  "(?:fundad|cread|iniciad|criad)[ao](?: e[nm] \\p{Nd}{4})? por",
  "(?:fondat|avviat|creat)[ao](?: nel \\p{Nd}{4})? da",
  "(?:opgericht|gestart|begonnen)(?: in \\p{Nd}{4})? door"
].join("|")
const ours = "our|unsere?|notre|nuestr[oa]|(?:[ao] )?noss[oa]|(?:la )?nostra|(?:il )?nostro|ons|onze"
/** What they are stands between two commas, in small letters: no other name. */
const lastSubject = new RegExp(
  `^(?i:${begun}) (?<name>${latinName}), \\p{Ll}[^\\p{Lu},;:.!?()]{3,100}, (?i:${ours}) \\p{L}{3,}`,
  "u"
)
const founderIn = (said: Utterance): string | null => {
  const name = lastSubject.exec(said.text)?.groups?.name
  return name !== undefined && namesPerson(name) ? name : null
}

const hint = caseless(
  new RegExp(
    `^(?:${begun}) |(?:creator|developer|dev|maker|author|builder|inventor|programmer|behind|entwickler|schöpfer|macher|autor|erfinder|programmierer|hinter|créat|développeu|auteur|autrice|concept|invent|derrière|creador|detrás|desarrollador|criador|desenvolvedor|por trás|creator|creatrice|sviluppat|ideat|dietro|maakster|ontwikkelaar|bedenk|uitvinder|achter)`,
    "u"
  )
)
export const introducedMakers = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  ownSaid(site).flatMap((said): ReadonlyArray<FounderFact> => {
    if (isAsidePage(said.page) || !(hint.test(said.text) || (said.after !== null && hint.test(said.after)))) return []
    const name = makerIn(said, own) ?? founderIn(said)
    if (name === null || !isOwnContext(own, said, "own")) return []
    return [{ ...saidFact(said, name, fold(name)), title: null, titleStatement: null, bio: [] }]
  })
