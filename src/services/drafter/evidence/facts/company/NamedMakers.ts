/**
 * Founders as whoever made it: "Acme is made by Ada Roth", "Built by Ada Roth in Ghent", "Behind Acme are Ada Roth and
 * Ben Lund". What follows their names has to be told of them: who was hired, put money in or took it over founded nothing.
 */
import { fold } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import type { Own } from "../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../Paths.ts"
import { isGivenName, namesPerson, peopleAt } from "../Persons.ts"
import { isOwnContext, mostTelling, ownSaid, saidFact, startsNamed, startsOwn, type Utterance } from "../Said.ts"
import { takenOver } from "../words/founding/BeginningWords.ts"
import { founderTitles } from "../words/PeopleWords.ts"
import { hiredWords, makerNouns } from "../words/SpeakerWords.ts"
import { strangers, takesOn } from "../words/SubjectWords.ts"
import type { FounderFact } from "./persons/FounderFact.ts"

/** "Acme is made by Ada Roth", "Acme is built and run by Ada Roth", "Behind Acme are Ada Roth and Ben Lund". */
const madeBy =
  /^(?<subject>[^,.;:!?]{1,40}?) (?:is|was|ist|wird|wurde|est|a été|es|fue|é|foi|è|is) (?:(?:an?|eine?|une?|una|uma?|een|the) (?:[\p{Ll}-]+ ){0,2}(?:project|projekt|projet|proyecto|projeto|progetto) (?:[\p{Ll}-]+ )?(?:of|by|von|de|di|do|da|van)|the (?:work|brainchild|creation) of|(?:(?:originally|initially|first|ursprünglich|zuerst|initialement|à l'origine|originalmente|inicialmente|originariamente|inizialmente|oorspronkelijk) )?(?:made|built|written|developed|programmed|entwickelt|programmiert|développée?|conçue?|imaginée?|desarrollad[ao]|hech[ao]|desenvolvid[ao]|feit[ao]|idealizad[ao]|sviluppat[ao]|ideat[ao]|realizzat[ao]|nat[ao] da un'idea|gemaakt|ontwikkeld|gebouwd)(?: (?:and|und|et|y|e|en) [\p{Ll}]+)?(?: (?:originally|initially|first|initialement|à l'origine|originalmente|inicialmente|originariamente|inizialmente))?(?: (?:by|von|par|por|da|di|door))) (?=\p{Lu})/iu
/** "This program", where the page is about it; a site is made by whoever was paid for it. */
const thisProgram =
  /^(?:this|dieses|diese|ce|cet|cette|este|esta|quest[oa]|dit|deze) ?(?:program(?:me|m|ma)?|app|application|anwendung|tool|werkzeug|outil|programme|logiciel|library|bibliothek|bibliothèque|biblioteca|software|project|proje[ck]t|projet|proyecto|projeto|progetto|game|spiel|jeu|juego|jogo|gioco|spel|plugin|aplicación|aplicativo|herramienta|ferramenta|strumento|applicazione)$/iu
/** "Built by Ada Roth in Ghent since 2016", as a paragraph's beginning. */
const builtBy =
  /^(?:built|made|developed|gebaut|gemacht|entwickelt|développée?|conçue?|fabriquée?|hech[ao]|desarrollad[ao]|feit[ao]|desenvolvid[ao]|sviluppat[ao]|realizzat[ao]|gemaakt|gebouwd|ontwikkeld)(?: (?:and|und|et|y|e|en) \p{Ll}+)?(?: (?:by|von|par|por|da|di|door)) (?=\p{Lu})/iu
/** "Acme wird von Ada Roth in Gent entwickelt": what is done stands at the end. */
const von = /^(?<subject>[^,.;:!?]{1,40}?) wird von (?=\p{Lu})/iu
const doneByThem =
  /^(?: (?!für |mit )[^,.;:!?]{1,60}?)? (?:entwickelt|gebaut|gemacht|geschrieben|programmiert)(?: und \p{Ll}+)?(?=[.,;!]|$)/u
const behind =
  /^(?:behind|hinter|derrière|detrás de|por trás d[aeo]|dietro|achter) (?<subject>[^,.;:!?]{1,40}?)(?: ?: | (?:is|are|stands?|steht|stehen|steckt|stecken|verbirgt sich|verbergen sich|se cachent?|il y a|está|están|estão|c'è|ci sono|staa[nt]|sta) )/iu
const ideaOf =
  /^(?<subject>[^,.;:!?]{1,40}?),? (?:is the idea of (?=\p{Lu})|(?:è )?nat[ao] da |è )?un'idea di (?=\p{Lu})|^(?:idealizad[ao]|concebid[ao]) por (?=\p{Lu})/iu

/** "Acme is Ada Roth and her husband Ben": it is whoever makes it. */
const isPeople =
  /^(?<subject>[^,.;:!?]{1,40}?)(?:,? c'est|,? das sind| is| are| ist| sind| est| es| son| é| são| è| sono| zijn) (?=\p{Lu}\p{Ll}+(?: \p{Lu}|,? (?:and|und|et|y|e|en) ))/u

const titles = [...founderTitles]
  .filter((title) => /^[\p{scx=Latn} *:-]+$/u.test(title))
  .map((one) => RegExp.escape(one))
/** "the two founders", before their names. */
const titled = new RegExp(
  `(?i:(?:the|die|les|los|las|os|as|i|le|de) )?(?i:(?:two|three|four|beiden|zwei|drei|deux|trois|dos|tres|dois|duas|três|due|tre|twee|drie) )?(?i:${titles.join("|")}),? `,
  "uy"
)
const isOwnPage = (page: PageIndex) => mayTellOfHouse(page)
const hint =
  /brainchild of|the (?:work|creation) of|(?:^| )(?:by|von|par|por|da|di|door|hinter|behind|derrière|detrás|trás|dietro|achter) |pro(?:je[ck]?t|yecto|jeto|getto) /iu

/** After a comma: what leads on, a place, or what somebody is, in small letters and without a determiner. */
const leadsOn =
  /^(?:who|whose|and|with|for|in|at|from|on|since|now|today|still|both|formerly|then|once|und|mit|für|aus|seit|früher|heute|et|avec|pour|à|depuis|aujourd'hui|qui|y|con|para|en|desde|hoy|que|quien|e|com|em|hoje|da|dal|per|che|oggi|met|voor|uit|sinds|die|der|nu)(?!\p{L})/u
const place = /^(?:the )?\p{Lu}[\p{L}'-]+(?: (?:\p{Ll}{2,3} )?\p{Lu}[\p{L}'-]+){0,2}$/u
const anArticle = /^(?:an?|eine?|une?|una?|uno|um|uma|een) /u
const calling =
  /^(?!(?:the|our|my|its|it|their|this|that|these|they|we|you|die|der|das|unsere?|es|sie|wir|le|la|les|il|elle|notre|nos|ce|el|los|las|nuestr[oa]s?|o|a|os|as|noss[oa]s?|lo|gli|i|nostr[oaie]|de|het|ons|onze)(?!\p{L}))\p{Ll}[\p{Ll} '-]+$/u
const finite = / (?:is|are|was|were|has|have|ist|sind|war|hat|est|sont|es|son|é|são|è|sono|zijn|heeft) /u
const pronoun = /^(?:it|es|sie|er|il|elle|él|ella|ele|ela|het|hij)(?!\p{L})/iu

/** What is said right before, in the same paragraph or the one above. */
const saidBefore = ({ page, at, block, before }: Utterance): string | undefined => {
  const above = page.blocks[at - 1]
  const isAbove = above !== undefined && above.level === null && above.region === block.region
  return before.at(-1) ?? (isAbove ? sentencesIn(above.text).at(-1) : undefined)
}

/** "Built by Ada Roth in 1898, the oven still works": a clause with another subject tells what was built. */
const goesOnOfIt = (said: Utterance, rest: string, own: Own): boolean =>
  rest
    .split(/, | [-–—] |; /u)
    .slice(1)
    .map((part) => part.replace(/[.!]$/u, ""))
    .every((part) => {
      if (leadsOn.test(part) || place.test(part) || calling.test(part) || startsOwn(own, part)) return true
      if (anArticle.test(part)) return !finite.test(part)
      const told = saidBefore(said)
      return pronoun.test(part) && (told === undefined || startsNamed(own, told))
    })

/** "its investor", "der Inhaber", "who took over": what those are who only have it now, or were paid for it. */
const whatTheyAre =
  /(?:,| \(| [-–—]) ?(?:the|its|our|der|die|das|dessen|deren|unsere?|le|la|l'|son|sa|notre|el|su|o|seu|sua|il|lo|suo|de|het|ons|onze) ?(?!\p{Lu})(?<what>[^,.;:()]{2,60})/iu
const makers = new RegExp(`(?<!\\p{L})(?:${makerNouns}|founders?|${titles.join("|")})(?!\\p{L})`, "iu")
const isMakers = (rest: string): boolean => {
  const what = whatTheyAre.exec(rest)?.groups?.what
  const folded = fold(rest)
  return (
    !textSays(folded, strangers) &&
    !hiredWords.test(rest) &&
    !takesOn.test(folded) &&
    !takenOver.test(rest) &&
    (what === undefined || makers.test(what))
  )
}

/** "Built by Ada Roth of Flourtech" is built by Flourtech. */
const closes =
  /^(?:[.,!;)]|$| \(| [-–—] | (?:in|aus|und|and|et|y|e|en|since|seit|depuis|desde|dal|sinds|who|gegründet|entwickelt)(?!\p{L}))/u

const makersIn = (said: Utterance, own: Own): ReadonlyArray<string> => {
  const { text } = said
  if (isAsidePage(said.page)) return []
  return [madeBy, builtBy, von, behind, ideaOf, isPeople].flatMap((shape) => {
    const match = shape.exec(text)
    if (match === null) return []
    titled.lastIndex = match[0].length
    const from = match[0].length + (titled.exec(text)?.[0].length ?? 0)
    const listed = peopleAt(text, from, shape === isPeople)
    if (listed.people.length === 0) return []
    // What stands beside the last of them may be a clause of its own.
    const last = listed.people.at(-1) ?? ""
    const rest = text.slice(Math.max(from, text.lastIndexOf(last, listed.end)) + last.length)
    const subject = match.groups?.subject
    // At a foot somebody tells who made the site, unless what was made is named; studios have names like people's.
    const isByPeople = listed.people.every((name) => isGivenName(name.split(" ")[0] ?? ""))
    if (said.block.region === "footer" && !(isByPeople && own.isName(subject ?? ""))) return []
    const isOurs =
      subject === undefined
        ? isOwnContext(own, said, "none") && goesOnOfIt(said, rest, own)
        : own.isName(subject) ||
          (shape === behind && isOwnContext(own, said, own.subject(subject))) ||
          (shape === madeBy && thisProgram.test(subject) && isOwnPage(said.page) && isOwnContext(own, said, "anaphor"))
    const isDone = shape === von ? doneByThem.test(rest) : closes.test(rest)
    const isTogether = shape !== isPeople || (listed.people.length > 1 && isOwnPage(said.page))
    return isOurs && isDone && isTogether && isMakers(text.slice(from)) ? listed.people.filter(namesPerson) : []
  })
}

export const namedMakers = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  ownSaid(site)
    .filter(({ text }) => hint.test(text) || isPeople.test(text))
    .slice(0, mostTelling)
    .flatMap((said) =>
      makersIn(said, own).map((name) => ({
        ...saidFact(said, name, fold(name)),
        title: null,
        titleStatement: null,
        bio: []
      }))
    )
