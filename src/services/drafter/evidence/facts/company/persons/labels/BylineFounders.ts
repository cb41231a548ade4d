/**
 * Founders as makers sign what they write about themselves: "Written by our founder, Ada Roth", and a name over the title
 * "Founder" at the head of a page about the house.
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { says } from "../../../../reading/Says.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, isHome, tellsOfMakers } from "../../../Paths.ts"
import { isGivenName, isPersonName, latinName } from "../../../Persons.ts"
import { inOwnVoice, isOwnContext, isTitleOfOurs, saidFact, titlesOf, type Utterance } from "../../../Said.ts"
import { strangers } from "../../../words/SubjectWords.ts"
import { amongOthers, founderTitleIn } from "../CardTitles.ts"
import type { FounderFact } from "../FounderFact.ts"
import { anyOf, latinTitles, readRole } from "../PersonTitles.ts"

/** How languages begin a byline, and what may stand before the title. */
const openings = [
  { by: "(?:(?:written|words|story|signed|told) )?by|(?:a )?(?:letter|note|message|word) from", our: "our|the" },
  { by: "(?:geschrieben |erzählt )?von", our: "unserem|unserer|dem|der" },
  { by: "(?:écrit |raconté )?par", our: "notre|le|la" },
  { by: "(?:escrito |contado |redactado )?por", our: "nuestro|nuestra|el|la" },
  { by: "(?:escrito |contado )?(?:por|pelo|pela)", our: "nosso|nossa|o|a" },
  { by: "(?:scritto |raccontato )?(?:da|dal|dalla)", our: "nostro|nostra|il|la" },
  { by: "(?:geschreven |verteld )?door", our: "onze|de" }
]
const title = `(?i:${anyOf(latinTitles)})`
const byline = new RegExp(
  `^(?:${openings.map(({ by, our }) => `(?i:${by}) (?:(?i:${our}) )?`).join("|")})(?:(?<before>${title}),? (?<named>${latinName})|(?<name>${latinName}), (?<role>[^.!?]{4,60}))\\.?$`,
  "u"
)

const signed = (said: Utterance, name: string, given: string | null): FounderFact => ({
  ...saidFact(said, name, fold(name)),
  title: given,
  titleStatement: null,
  bio: []
})

/** "Written by our founder, Ada Roth": alone in its line, on the first page or one about the makers. */
const signedOn = (page: PageIndex, own: Own): ReadonlyArray<FounderFact> =>
  page.blocks.flatMap((block, at): ReadonlyArray<FounderFact> => {
    if (block.level !== null || block.text.length > longest || !inOwnVoice(block) || amongOthers(block)) return []
    const text = tidyText(block.text)
    const { before, named, name, role } = byline.exec(text)?.groups ?? {}
    const person = named ?? name
    if (person === undefined || !isPersonName(person)) return []
    if (role !== undefined && readRole(role, own)?.founder !== true) return []
    const said: Utterance = { page, at, block, text, words: block.text, before: [], after: null, last: at }
    const isOurs = titlesOf(page, at).every((one) => isTitleOfOurs(page, one, own) || isOurStory(one))
    return isOurs && isOwnContext(own, said, "own") ? [signed(said, person, role ?? before ?? null)] : []
  })
const longest = 120
/** "Our backstory", "Unser Weg": whatever it is, it is ours, unless it is somebody's: "Our customers' stories". */
const ours =
  /^(?:our|my|unsere?|meine?|notre|nos|mon|ma|nuestr[oa]|mi|noss[oa]|minha|meu|(?:la )?nostra|(?:il )?nostro|onze|ons|mijn) /u
const isOurStory = (heading: Block): boolean => ours.test(heading.folded) && !says(heading.tokens(), strangers)

/** Words above a name that it may sign: somebody's, in marks or as a paragraph. */
const isSaying = (block: Block | undefined): boolean =>
  block !== undefined && block.level === null && (block.kind === "quotation" || block.kind === "paragraph")

/** "Ada Roth", and right under it "Founder • Sailmaker", in no card: at the head of a page or of a part of it, signing nothing. */
const namedOn = (page: PageIndex, own: Own): ReadonlyArray<FounderFact> =>
  page.blocks.flatMap((block, at): ReadonlyArray<FounderFact> => {
    const under = page.blocks[at + 1]
    if (under === undefined || under.region !== block.region || isSaying(page.blocks[at - 1])) return []
    const isLoose = [block, under].every(
      (one) => one.level === null && one.card === null && one.list === null && one.kind !== "button" && inOwnVoice(one)
    )
    const name = tidyText(block.text)
    if (!isLoose || !isPersonName(name) || !isGivenName(name.split(" ")[0] ?? "") || amongOthers(block)) return []
    const given = founderTitleIn(under, own)
    if (given === null || page.blocks[at + 2]?.kind === "quotation") return []
    if (!titlesOf(page, at).every((one) => isTitleOfOurs(page, one, own))) return []
    const words = `${block.text} ${under.text}`
    return [signed({ page, at, block, text: words, words, before: [], after: null, last: at + 1 }, name, given)]
  })

export const bylineFounders = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  site.flatMap((page) => {
    if (isAsidePage(page)) return []
    const isAbout = tellsOfMakers(page)
    return [...(isAbout || isHome(page) ? signedOn(page, own) : []), ...(isAbout ? namedOn(page, own) : [])]
  })
