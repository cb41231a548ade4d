/**
 * Who a page is told by: one person who brings themselves in, and nobody else does. They founded it where they say
 * somewhere on that page that they began it, or where they are who owns it and took it over from nobody.
 */
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { homeOf } from "../../names/SiteNames.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import type { Fact } from "../Fact.ts"
import { begunParts } from "../founding/BegunYears.ts"
import { introducedIn, introducedTogether } from "../founding/Introductions.ts"
import type { Own } from "../Own.ts"
import { isAsidePage, isHome, tellsOfMakers } from "../Paths.ts"
import { isPersonName, latinName } from "../Persons.ts"
import { inOwnVoice, ownSaid, saidFact, type Utterance } from "../Said.ts"
import { takenOver } from "../words/founding/BeginningWords.ts"
import { europeanBeginnings } from "./beginnings/european/EuropeanBeginnings.ts"
import { plainBeginnings } from "./beginnings/PlainBeginnings.ts"
import type { FounderFact } from "./persons/FounderFact.ts"
import { isOneHanded, selfNamed } from "./persons/labels/SoleHands.ts"
import { oneself } from "./Speakers.ts"

/** "Inhaberin: Ada Roth", "Ada Roth, gérante". */
const owner = new RegExp(
  `(?<![\\p{L}])(?:(?i:inhaber(?:in)?|owner|proprietor|proprietress|titolare|titular|propietari[oa]|proprietári[oa]|eigenaar|eigenaresse|gérante?|propriétaire|exploitante?|einzelunternehmer(?:in)?|sole trader)(?: ist| is| est)?:? (?<after>${latinName})|(?<before>${latinName}),? (?i:inhaber(?:in)?|owner|proprietor|titolare|titular|propietaria?|eigenaar|gérante?|propriétaire)(?![\\p{L}]))`,
  "u"
)
/** "- Ada Roth, Ghent": under a letter. */
const signature = new RegExp(`^[-–—] ?(?<name>${latinName})(?:, [^.]{2,60})?\\.?$`, "u")

/** "Who made this", over whoever brings themselves in. */
const whoMade =
  /^(?:who (?:made|built|wrote) (?:this|it)|wer (?:das|es) (?:gemacht|gebaut) hat|qui (?:l['’]a|a) (?:fait|créé)(?: (?:ça|ceci))?|quién (?:lo|la|hizo|ha hecho)(?: (?:hizo|creó|esto))?|quem (?:fez|criou)(?: (?:isto|isso))?|chi (?:l['’]ha|lo ha) (?:fatto|creato)|wie (?:dit|het) (?:maakte|gemaakt heeft|heeft gemaakt))[?:.]?$/u

/** "About Acme", "Über mich": over whoever speaks for the whole house. */
const aboutHouse = /^(?:about|über|à propos de?|acerca de|sobre|chi è|over)(?: (?<whom>.{1,40}?))?[.:!]?$/u
const aboutMe = /^(?:me|myself|mich|moi|mí|mi|mim|di me|mij|mezelf)$/u
/** ", a sailmaker from Ghent": what somebody is, and nobody's who pays for it. */
const trade = /^,? (?:an?|eine?n?|une?|una?|um|uma|een) \p{L}/u
const employed =
  /(?<!\p{L})(?:at|with|bei|chez|presso|bij|working for|employee|assistant|intern|volunteer|manager|head of|team) (?=\p{Lu})|(?<!\p{L})(?:employee|intern|volunteer|student|mitarbeiter(?:in)?|salariée?|empleada?o?|dipendente|medewerker)(?!\p{L})/u
/** Several speak. */
const together =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{Ll}*|uns|nous|notre|nos|nosotr[oa]s|nuestr[oa]s?|somos|nós|noss[oa]s?|noi|nostr[oaie]|siamo|wij|onze)(?!\p{L})/iu
/** "I'm Ada Roth, a sailmaker from Ghent. I mend", under "About Acme": a house of one, who speaks of nobody else there. */
const isAlone = ({ said, name }: Introduced, here: ReadonlyArray<Utterance>, own: Own): boolean => {
  const { whom = "" } = aboutHouse.exec(said.block.under.at(-1) ?? "")?.groups ?? {}
  const beside = here.filter(({ block }) => block.under.at(-1) === said.block.under.at(-1))
  const rest = said.text.slice(said.text.indexOf(name) + name.length)
  return (
    (aboutMe.test(whom) || own.isName(whom)) &&
    trade.test(rest) &&
    !employed.test(rest) &&
    beside.some((one) => one !== said && oneself.test(one.text)) &&
    !beside.some(({ text }) => takenOver.test(text)) &&
    !here.some(({ text }) => together.test(text))
  )
}

interface Introduced {
  readonly said: Utterance
  readonly name: string
}
const introductionsOn = (sentences: ReadonlyArray<Utterance>, own: Own): ReadonlyArray<Introduced> =>
  sentences.flatMap((said) => {
    const { what = "", who } = selfNamed(said.text) ?? {}
    const itsMe = own.isName(what) ? who : undefined
    const name = introducedIn(said.text) ?? itsMe ?? signature.exec(said.text)?.groups?.name
    return name !== undefined && isPersonName(name) ? [{ said, name }] : []
  })

const ownersOf = (site: SiteIndex): ReadonlySet<string> =>
  new Set(
    site.flatMap((page) =>
      isAsidePage(page)
        ? []
        : page.blocks.flatMap((block) => {
            if (block.text.length > longestOwner || !(inOwnVoice(block) || block.region === "legal")) return []
            const { after, before } = owner.exec(tidyText(block.text))?.groups ?? {}
            const name = after ?? before
            return name === undefined ? [] : [fold(name)]
          })
    )
  )
/** Characters of a block in which an owner is named. */
const longestOwner = 400

/** A site that lives below an address of its host has no page at the root. */
const isOwnPage = (page: PageIndex, home: PageIndex | undefined) =>
  !isAsidePage(page) && (isHome(page) || page === home || tellsOfMakers(page))

/** In verbs of "we", and no time that only goes on: "since" may be told by whoever came later. */
const weBegan =
  /(?<!\p{L})(?:we|wir|nous|on|nosotr[oa]s|nós|noi|wij)(?!\p{L})|(?<!\p{L})\p{L}+(?:[aá]mos|imos|emos)(?!\p{L})|(?<!\p{L})(?:abbiamo|siamo)(?!\p{L})/iu
const goesOn = /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds)(?!\p{L})/iu
/** "The shop of Siena" is one of several. */
const ofPlace = /(?<!\p{L})(?:of|von|van|de|di|do|da|du) \p{Lu}\p{Ll}/u
/** "Wir sind Ada Roth und Ben Lund. Den Laden haben wir 2012 eröffnet": whoever "we" are, where the page tells that we began. */
const speakersOfBeginning = (
  sentences: ReadonlyArray<Utterance>,
  begun: ReadonlyArray<Fact<string>>
): ReadonlyArray<FounderFact> => {
  const introduced = sentences.flatMap((said) => {
    const names = introducedTogether(said.text).filter(isPersonName)
    return names.length > 1 ? [{ said, names }] : []
  })
  const [first, ...more] = introduced
  if (first === undefined || more.some(({ names }) => names.join() !== first.names.join())) return []
  const { said, names } = first
  const isOfUs = (words: string) => weBegan.test(words) && !goesOn.test(words) && !ofPlace.test(words)
  const isBegun = begun.some(({ page, words }) => page === said.page && isOfUs(words))
  if (!isBegun || sentences.some(({ page, text }) => page === said.page && takenOver.test(text))) return []
  return names.map((name) => ({
    ...saidFact(said, name, fold(name.split(" ")[0] ?? "")),
    ...{ title: null, titleStatement: null, bio: [] }
  }))
}

export const ownSpeakers = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> => {
  const home = homeOf(site)
  const sentences = ownSaid(site).filter(({ page }) => isOwnPage(page, home))
  const begun = [...plainBeginnings(site, own), ...europeanBeginnings(site, own)]
  const together = speakersOfBeginning(sentences, begun)
  if (together.length > 0) return together
  const introduced = introductionsOn(sentences, own)
  const [first, ...more] = introduced
  if (first === undefined || more.some(({ name }) => name !== first.name)) return []
  const here = sentences.filter(({ page }) => page === first.said.page)
  const isBegun =
    here.some((said) => begunParts(said, own).some((part) => oneself.test(part))) ||
    begun.some(({ page, words }) => page === first.said.page && oneself.test(words) && !goesOn.test(words))
  // "I'm Ada Roth, and there is nobody else here."
  const isOneHand =
    own.isName(selfNamed(first.said.text)?.what ?? "") ||
    here.some(({ at, text }) => Math.abs(at - first.said.at) < 2 && isOneHanded(text, own.isIn(fold(text))))
  const isUnderMade = whoMade.test(first.said.block.under.at(-1) ?? "")
  const isOwner = [...ownersOf(site)].some((name) => name.startsWith(fold(first.name)))
  const isTakenOver = sentences.some(({ text }) => takenOver.test(text))
  if (
    !isBegun &&
    !isAlone(first, here, own) &&
    !((isUnderMade || isOneHand) && !isTakenOver) &&
    (!isOwner || isTakenOver || !here.some(({ text }) => oneself.test(text)))
  )
    return []
  const { said, name } = first
  return [{ ...saidFact(said, name, fold(name)), title: null, titleStatement: null, bio: [] }]
}
