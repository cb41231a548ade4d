/** What the words over a part of a page say stands below them: features, reasons, or something else. */
import { regionOfHeading } from "../../../../domain/draft/RegionWords.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { percentDecoded } from "../../../../domain/text/PercentEncoding.ts"
import { headsOtherList } from "../../evidence/beside/lists/OtherLists.ts"
import { isAsidePage } from "../../evidence/facts/Paths.ts"
import { titleParts } from "../../evidence/names/SiteNames.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import type { Language } from "../../evidence/topics/Language.ts"
import { laterHeadings } from "../../evidence/topics/OtherPeople.ts"
import type { Reading } from "../reading/Reading.ts"
import { ornaments } from "../words/Entries.ts"
import {
  countsSteps,
  doneHeadings,
  featureHeadings,
  featurePhrases,
  howItGoes,
  ofMakesOrMerits,
  ofThemselves,
  ofUsesOrOthers,
  portugueseFeatures,
  sectionEnds,
  servicePhrases,
  stepPhrases,
  troubledHeading,
  troublePhrases,
  turnedRound,
  uspPhrases
} from "../words/HeadingWords.ts"
import { isWhole, wordsIn } from "../words/Sentences.ts"

export type Announced = "features" | "usps" | "else"
/** Longest heading that announces; a longer one is a sentence that happens to hold the word. */
const longestAnnouncing = 9
/** And longest one that names a part which is about something else. */
const longestEnd = 4
/** What a heading says stands below it; null where it says nothing of that. */
export const announcedBy = (written: string, lang: Language | null): Announced | null => {
  const text = written.replace(ornaments, "").trim()
  const folded = fold(text)
  if (wordsIn(text) > longestAnnouncing || turnedRound.test(folded)) return null
  // "Careers: what we offer you" is no offer to those who come.
  if (headsOtherList(folded)) return "else"
  if (textSays(folded, laterHeadings) || ofUsesOrOthers.test(text) || countsSteps.test(text)) return "else"
  if (textSays(folded, uspPhrases)) return "usps"
  if (textSays(folded, stepPhrases) || howItGoes.test(text)) return "else"
  if (ofOne.test(folded)) return null
  if (textSays(folded, featurePhrases) || featureHeadings.test(folded) || doneHeadings.test(folded)) return "features"
  if (textSays(folded, servicePhrases) && [null, "features"].includes(regionOfHeading(text))) return "features"
  // "Recursos" are features in Portuguese and something to read in Spanish.
  if (lang === "pt" && textSays(folded, portugueseFeatures)) return "features"
  // "Your team is in the know." is a sentence, "Meet the team" a heading of another part.
  const isSentence = isWhole(text) && wordsIn(text) > longestEnd
  return (!isSentence && textSays(folded, sectionEnds)) || regionOfHeading(text) !== null ? "else" : null
}

/** "I need to lock my files for": goes on with whom it is for, in the cards below. */
const leadsOn =
  /^(?!was |wo|what ).*\s(?:für|pour|para|per)(?:\s?[:…]|\s?\.{3})?$|^(?:(?:built|made|perfect|ideal|designed|great|suited|gemaakt|bedoeld|geschikt)|i(?:['’]m| am| need| want)(?!\p{L}).*|ik (?:wil|zoek|heb).*) (?:for|to|voor)(?:\s?[:…]|\s?\.{3})?$/u
/** "Why bakers trust it", "Why Acme is different": reasons, whoever has them. */
const whyTrusted =
  /^(?:why|warum|pourquoi|¿?por qué|por que|perch[eé]|waarom) (?:.{2,24} )?(?:trusts?|prefers?|vertrauen|confian|confiam|si fidano|vertrouwen|font confiance|nous faire confiance|fidarsi|confiar)(?!\p{L})|^(?:why|warum|pourquoi|¿?por qué|por que|perch[eé]|waarom) .{2,60}(?:different|anders|différente?|diferente|divers[oa])\s?[?]?$|^لماذا (?:يثق|يفضل|.{2,40} مختلف)/u
/** "The killer feature": one is told there, and no list. */
const ofOne = /(?<!\p{L})(?:the|our|a|one|an?other) (?:[\p{L}-]+ )?feature$/u
/** Over what troubles the visitor, whom it is for, or who they are and how they go about it; `most`: words of a heading that says so by a phrase. */
const isBeside = (text: string, most = Number.POSITIVE_INFINITY): boolean => {
  const folded = fold(text.replace(ornaments, "").trim())
  const says = textSays(folded, troublePhrases) && wordsIn(text) <= most
  return (
    says || leadsOn.test(folded) || ofMakesOrMerits(folded) || troubledHeading.test(folded) || ofThemselves.test(folded)
  )
}
/** A heading of another part, or of steps; of features, though in words that announce none, is neither. */
export const isElse = (heading: string, lang: Language | null): boolean =>
  // A longer one may hold its words in passing: "Feito para quem tem pressa".
  isBeside(heading, longestEnd) ||
  whyTrusted.test(fold(heading)) ||
  (announcedBy(heading, lang) === "else" &&
    (regionOfHeading(heading) !== "features" ||
      textSays(fold(heading), stepPhrases) ||
      howItGoes.test(heading) ||
      ofUsesOrOthers.test(heading) ||
      countsSteps.test(heading) ||
      headsOtherList(fold(heading)) ||
      textSays(fold(heading), laterHeadings)))

/** What the words over a part announce: of features, of something else, of nothing. */
export const announcesOf =
  (lang: Language | null) =>
  (over: ReadonlyArray<string>): "features" | "else" | null => {
    const said = over.map((text) => announcedBy(text, lang)).filter((says) => says !== null)
    if (over.some((text) => isBeside(text))) return "else"
    if (said.some((says) => says !== "features")) return "else"
    return said.length > 0 ? "features" : null
  }

/** Addresses leave out what stands over letters: "areas-de-atuacao". */
const plain = (text: string): string => fold(text.normalize("NFD").replaceAll(/\p{M}+/gu, ""))
const plainNames: ReadonlySet<string> = new Set([...featurePhrases, ...servicePhrases].map(plain))
/** Words of what a page of services is called. */
const longestPageName = 4
/** Whether a further page is called after what is offered: "Our services", "/leistungen.html", "Onze diensten – Acme". */
export const isOfServices = ({ page, blocks }: Reading, lang: Language | null): boolean => {
  if (isAsidePage(page)) return false
  const segment = percentDecoded(URL.parse(page.page.url)?.pathname.split("/").filter(Boolean).at(-1) ?? "")
  const headings = blocks.flatMap(({ block }) => (block.level === 1 ? [block.text] : []))
  const called = segment.replace(/\.\p{L}{2,5}$/u, "").replaceAll(/[-_]+/g, " ")
  if (plainNames.has(plain(called))) return true
  return [called, titleParts(page.page.title ?? "")[0] ?? "", ...(headings.length === 1 ? headings : [])].some(
    (name) => name !== "" && wordsIn(name) <= longestPageName && announcedBy(name, lang) === "features"
  )
}
