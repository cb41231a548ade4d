/** Profiles of the product or its makers elsewhere: from the frame of the pages, or as their data states them. */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { type SocialPlatform, socialPlatforms } from "../../../../../domain/listing/Profile.ts"
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { canonicalUrl } from "../../../../../domain/text/WebAddresses.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import { lettersOf } from "../../names/NameForms.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { isContradicted } from "../company/DoubtedData.ts"
import { type Own, ownOf, perOwn } from "../Own.ts"
import { nodesOfOurs, statedBy } from "../OwnData.ts"
import { isAsidePage, isHome } from "../Paths.ts"
import { creditWords, disowning, followWords, ofOnePerson, vendorHandles } from "../words/ContactWords.ts"

export interface Profile {
  readonly platform: SocialPlatform
  readonly url: string
  readonly page: PageIndex
}

const frame: ReadonlySet<Region> = new Set(["navigation", "footer", "contact"])
const foreign: ReadonlySet<Region> = new Set(["reviews", "others", "team", "news", "legal", "consent"])

/** The links of a page to an address, however it is spelled; the platforms' own names for one host count as one. */
const key = (url: string) =>
  (canonicalUrl(url) ?? url)
    .toLowerCase()
    .replace(/^(?:mobile\.)?twitter\.com/, "x.com")
    .replace(/^threads\.net/, "threads.com")
    // A land, a language or a telephone before it: "uk.linkedin.com", "fr-fr.facebook.com", "m.youtube.com".
    .replace(
      /^(?:[a-z]{1,3}|[a-z]{2}-[a-z]{2}|web|business|mobile)\.(?=(?:linkedin|facebook|fb|youtube|pinterest)\.com)/,
      ""
    )
    .replace(/^fb\.(?:com|me)/, "facebook.com")

/** "Website by Pixel & Co": behind the words of a credit, in its sentence. What stands before them is credited to nobody. */
const inCredits = (page: PageIndex, text: string) => {
  const folded = fold(text)
  return (
    text.length > 1 &&
    page.blocks.some((block) => {
      const at = block.text.length > text.length ? block.folded.indexOf(folded) : -1
      const sentence =
        block.folded
          .slice(0, Math.max(0, at))
          .split(/[.!?] /)
          .at(-1) ?? ""
      // "crumbs.css by Flourtech", at the foot: whoever made it is named behind it.
      const isSigned = isFile.test(text) && signedBehind.test(block.text.slice(block.text.indexOf(text) + text.length))
      return at !== -1 && (creditWords.test(sentence + folded) || isSigned)
    })
  )
}

const isFile = /^[\w.-]{2,40}\.[a-z]{2,4}$/
const signedBehind = /^ (?:by|von|par|por|di|door) \p{Lu}/u

const handleOf = (url: string) =>
  lettersOf(
    new URL(url).pathname.replace(/^\/(?:company|in|school|showcase|channel|c|user|pages|groups|r|u|products)\//i, "")
  )

const resembles = (own: Own, url: string) => {
  const path = handleOf(url)
  return [...own.names].some((name) => {
    const letters = lettersOf(name)
    return letters.length >= 3 && (path.includes(letters) || (path.length >= 3 && letters.includes(path)))
  })
}

/** "github.com/ada/crumbag" for "Crumb": somebody's, and called otherwise; "ada/crumb-app" may be where it is made. */
const isOthersRepository = (own: Own, url: string) => {
  const [user = "", name = "", ...more] = new URL(url).pathname.split("/").filter((part) => part !== "")
  if (!/^https?:\/\/(?:www\.)?(?:github|gitlab)\.com\//i.test(url) || name === "" || more.length > 0) return false
  const isCalled = [...own.names].some((one) => {
    const letters = lettersOf(one)
    const [head = ""] = name.split(/[-_.]/)
    return (
      letters.length >= 3 &&
      (lettersOf(user).includes(letters) || [name, head].some((part) => lettersOf(part) === letters))
    )
  })
  return !isCalled && resembles(own, url)
}

/** "Payments by PayBeam · @paybeam": whoever is called so beside the link, and is not us. */
const calls = /\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+){0,2}/gu
const leastLetters = 4
const isCalledAfter = (own: Own, page: PageIndex, url: string, text: string): boolean => {
  const handle = handleOf(url)
  if (text.length < leastLetters || resembles(own, url)) return false
  return (
    page.page.blocks !== undefined &&
    page.blocks.some(
      (block) =>
        block.text.length > text.length &&
        block.text.includes(text) &&
        (block.text.replace(text, " ").match(calls) ?? []).some((name) => {
          const letters = lettersOf(name)
          return letters.length >= leastLetters && handle.includes(letters) && !own.isIn(fold(name))
        })
    )
  )
}

/** Of a link's words the sentences of the page that hold them, and more. */
const sentencesAround = (page: PageIndex, text: string): ReadonlyArray<string> => {
  const words = tidyText(text)
  return words.length < leastLetters
    ? []
    : page.blocks.flatMap((block) =>
        block.text.length > words.length && block.folded.includes(fold(words))
          ? sentencesIn(tidyText(block.text)).filter((sentence) => sentence.includes(words))
          : []
      )
}
/** Whether the sentence that a link stands in says that it is none of ours. */
const isDisowned = (page: PageIndex, text: string): boolean =>
  sentencesAround(page, text).some((sentence) => disowning.test(sentence))
/** Whether the words before a link say that it is what one of them, or somebody else, does by themselves. */
const isOfOnePerson = (own: Own, page: PageIndex, url: string, text: string): boolean =>
  !resembles(own, url) &&
  sentencesAround(page, text).some((sentence) => {
    const [whose] = ofOnePerson.exec(sentence.slice(0, sentence.indexOf(tidyText(text)))) ?? []
    return whose !== undefined && !own.isIn(fold(whose))
  })

/** "company/flourtech" of a node that is called "Flourtech Ltd", whatever the site calls itself. */
const isCalledAs = (node: Parameters<typeof statedBy>[0], url: string): boolean => {
  const path = URL.canParse(url) ? handleOf(url) : ""
  return (
    path.length >= leastLetters &&
    ["name", "alternateName", "legalName"].some((property) =>
      statedBy(node, property).some(({ text }) => {
        const letters = lettersOf(text)
        return letters.length >= leastLetters && (letters.startsWith(path) || path.startsWith(letters))
      })
    )
  )
}

type Strength = "own" | "likely" | null
/** Profiles that data of ours states, and whether each is called as the node that states it is. */
type Stated = ReadonlyMap<string, boolean>
const strengthOf = (own: Own, page: PageIndex, url: string, stated: Stated): Strength => {
  if (vendorHandles.test(handleOf(url))) return null
  if (isOthersRepository(own, url)) return null
  const links = page.page.links.filter((link) => key(link.url).startsWith(key(url)))
  const regions = links.map(({ region }) => region)
  const isTheirs = ({ text }: { readonly text: string }) =>
    inCredits(page, text) ||
    isCalledAfter(own, page, url, text) ||
    isDisowned(page, text) ||
    isOfOnePerson(own, page, url, text)
  if (links.some(isTheirs)) return null
  if (regions.some((region) => region !== undefined && frame.has(region))) return "own"
  // Data alone may have been copied with the page: it has to be called like us.
  if (stated.get(key(url)) === true || (stated.has(key(url)) && resembles(own, url))) return "own"
  // What the data states and readers are led to as well nobody has copied unseen.
  if (stated.has(key(url)) && regions.some((region) => region !== undefined && !foreign.has(region))) return "own"
  if (regions.length === 0 && page.page.blocks !== undefined) return null
  // A row of signs without words, called like the site, shows its own whatever it stands among.
  const isSign =
    links.length > 0 && resembles(own, url) && links.every(({ text, region }) => text === "" && region === "others")
  if (isSign) return "likely"
  if (regions.length > 0 && regions.every((region) => region !== undefined && foreign.has(region))) return null
  if (isAsidePage(page)) return null
  // A page without regions was read by somebody who tells frames apart himself.
  if (page.page.blocks === undefined) return "own"
  return resembles(own, url) || links.some(({ text }) => followWords.test(text)) ? "likely" : null
}

export const ownProfiles = perOwn((site: SiteIndex, names): ReadonlyArray<Profile> => {
  const own = ownOf(site, names)
  const stated = new Map(
    nodesOfOurs(site, own).flatMap((node) =>
      isContradicted(site, node)
        ? []
        : statedBy(node, "sameAs").map(({ text }): [string, boolean] => [key(text), isCalledAs(node, text)])
    )
  )
  return socialPlatforms.flatMap((platform) => {
    const all = site.flatMap((page) => {
      const url = page.page.socials[platform]
      const strength = url === undefined ? null : strengthOf(own, page, url, stated)
      return url === undefined || strength === null ? [] : [{ platform, url, page, strength }]
    })
    const sure = all.filter(({ strength }) => strength === "own")
    const kept = sure.length > 0 ? sure : all
    if (new Set(kept.map(({ url }) => key(url))).size === 1) return kept
    // Of several the one that readers of the first page see: other pages show those of their authors as well.
    return kept.filter(({ page, url }) => isHome(page) && page.page.links.some((link) => key(link.url) === key(url)))
  })
})
