/** Lines without a verb that tell since when, where nothing tells it more plainly: "Precision joinery for the coast since 2015." */
import { sentencesIn } from "../../../clause/voice/SentenceCuts.ts"
import { homeOf } from "../../../names/SiteNames.ts"
import type { PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import type { Fact } from "../../Fact.ts"
import { plainDigits } from "../../founding/FoundingSentence.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, isHome, tellsOfMakers } from "../../Paths.ts"
import { isOwnContext, ownSaid, saidFact, startsNamed, type Utterance } from "../../Said.ts"
import { finiteWords, visitsSince } from "../../words/founding/lines/StandingLineWords.ts"
import { olderThings, tellsOfHouse } from "../../words/founding/SinceWords.ts"

const since =
  "since|(?:started|opened) in|seit|depuis|desde(?: el| o)?|dal|sinds|(?:již )?od roku|sedan|siden|est\\.?|established(?: in)?|founded(?: in)?|gegründet|منذ(?: عام| سنة)?"
const fragment = new RegExp(
  String.raw`^(?<head>[^.!?]*?)(?<!\p{L})(?:${since})[ ·:]+(?:\p{Nd}{1,2}\. ?)?(?:\p{L}{3,9} (?:de )?)?(?<year>(?:1[89]|20)\p{Nd}{2})(?! ?[-–]?\p{Nd})(?<rest>[^.!?]*)[.!]?$`,
  "iu"
)
/** What may have been so for another time than the house: a customer, an oath, a seal, what is on offer, who is with it. */
const ofElse =
  /\p{L}*(?:kund|klant|custom|client|experien|erfahrung|expérien|esperienz|ervaring|خبرة|member|mitglied|miembr|membr|partner|certif|zertif|award|licen|regist|affiliat|denkmal|famil|generation|trained|version|updat|online|recipe|recette|receta|rezept|beschikbaar|disponib|availab|verfügbar|geschlossen|closed|fermé|charity|trusted|overdue|ownership|new manage|anything|nothing|open|with us|building|theme|photo|foto)\p{L}*/iu
/** Others' names, lists and remarks. */
const crowded = /[,،;:()„“"«»&+@|]|\p{Nd}{5}|(?<!\p{L})\p{Lu}{3,}(?!\p{L})|\p{Lu}\p{L}+ \p{Lu}\p{L}+/u
/** One of several, something done, somebody of ours: all of them may have begun later than the house. */
const opensLater =
  /^(?:(?:the|an?|der|die|das|ein|eine|le|la|les|une?|el|los|las|una?|o|a|os|as|uma?|il|lo|gli|uno|de|het|een|our|my|unsere?|meine?|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?|noss[oa]s?|meus?|nostr[oaie]|i|onze?|ons|mijn) |l['’])|^(?:\p{L}+ )?\p{L}{2,}(?:ing|ando|endo|iendo|amos|emos|imos|iamo|ons)(?!\p{L})/iu
/** "Seit 1999 für echte Blasmusik", and not "Seit 2017 führt Ada Roth den Betrieb". */
const opensOn = /^ (?:for|in|für|im|pour|à|en|au|para|per|voor|te|mit|with|um|am|and|und|et|y|e|على|في) /u
/** "Est. delivery 2009" */
const guess = /(?<!\p{L})est\.? \p{L}/iu
const longest = 9

const yearIn = (text: string): string | null => {
  const { head = "", rest = "", year } = fragment.exec(plainDigits(text))?.groups ?? {}
  const around = `${head.trim()} ${rest.trim()}`.trim()
  if (year === undefined || around.split(" ").length > longest) return null
  // Behind a name whoever does it may go on with anything.
  if (rest !== "" && (head !== "" || !opensOn.test(rest))) return null
  const isOther =
    [finiteWords, ofElse, crowded, visitsSince].some((words) => words.test(around)) ||
    opensLater.test(head) ||
    guess.test(text)
  return isOther || olderThings.test(text) ? null : year
}

/** Where a site speaks of itself as a whole: at its top, at its foot, over its parts, about itself. */
const isTelling = ({ page, block }: Utterance, home: PageIndex | undefined): boolean =>
  block.region === "footer" ||
  ((isHome(page) || page === home || tellsOfMakers(page)) &&
    (block.region === "hero" || (block.region === "main" && (block.level !== null || block.card === null))) &&
    block.list === null)

const inTitles = (site: SiteIndex): ReadonlyArray<Fact<string>> => {
  const home = homeOf(site)
  return site.flatMap((page) =>
    page.statements.flatMap((statement) => {
      const { source, path, text } = statement
      const isTitle = source === "title" || (source === "meta" && path[0] === "description")
      if (!isTitle || (page !== home && !tellsOfMakers(page)) || isAsidePage(page)) return []
      const parts = sentencesIn(text).flatMap((one) => one.split(/ [|·—] /u))
      return parts.flatMap((part): ReadonlyArray<Fact<string>> => {
        const year = yearIn(part)
        return year === null ? [] : [{ value: year, page, words: text, telling: year, blocks: null, statement }]
      })
    })
  )
}

/** The one year that such lines tell. */
export const sinceFragments = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  // A site may be kept below a path, where its first page is none by its address.
  const home = homeOf(site)
  const told = ownSaid(site).flatMap((said) => {
    if (!/\p{Nd}{4}/u.test(said.text) || isAsidePage(said.page) || !isTelling(said, home)) return []
    if (tellsOfHouse.test(said.text)) return []
    // "Started in 2005 - Acme is insured and licensed": what goes on about us was about us before.
    const [opening = "", ...more] = said.text.split(" - ")
    if (more.length === 1 && startsNamed(own, more[0] ?? "") && fragment.exec(opening)?.groups?.head === "") {
      const year = yearIn(opening)
      return year === null ? [] : [saidFact(said, year, year)]
    }
    return said.text.split(/ ?[|｜] ?| · /u).flatMap((part) => {
      // "Acme exists in French since 2019" says what it does.
      const isSentence =
        startsNamed(own, part) &&
        /^\P{L}*\p{L}+(?: \p{L}+)?? \p{Ll}{3,} (?!since|seit|depuis|desde|dal|sinds)/u.test(part)
      const year = isSentence ? null : yearIn(part)
      return year === null || !isOwnContext(own, said, "none")
        ? []
        : [saidFact(said, year, said.words.includes(year) ? year : "")]
    })
  })
  const found = [...told, ...inTitles(site)]
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
}
