/**
 * When words of a page support a text: each of its sentences by itself, as `JudgeSentence` finds. What may not be stored
 * whatever supports it is found here too.
 */
import * as Either from "effect/Either"
import type { Support } from "../../../../domain/draft/Draft.ts"
import { emailLikeIn } from "../../../../domain/text/EmailAddresses.ts"
import { fold, ownWords } from "../../../../domain/text/Folding.ts"
import { canonicalUrl, urlsIn } from "../../../../domain/text/WebAddresses.ts"
import { type Hearing, hearingOf, judgeSentence } from "../clause/JudgeSentence.ts"
import { isAsking } from "../clause/voice/Copying.ts"
import { sentencesIn } from "../clause/voice/SentenceCuts.ts"
import { perListing } from "../names/PerListing.ts"
import type { Place } from "../reading/Place.ts"
import { addressesMachine, isFiller } from "../reading/Suspect.ts"
import { tokensOf } from "../reading/Tokens.ts"
import { negators } from "../reading/Vocabulary.ts"
import { inOtherWords, type SecondOpinion, weakest } from "./Lanes.ts"

const listMark = /^\s*(?:[-*+•>]|#{1,6}|\d{1,2}[.)])\s+/
const emphasis = /\*\*|__|`/g
/** The lines of a text, Markdown marks taken off; blank ones left out. */
export const paragraphsOf = (value: string): ReadonlyArray<string> =>
  value.split("\n").flatMap((line) => {
    const plain = ownWords(line.replace(listMark, "").replace(emphasis, ""))
    return plain === "" ? [] : [plain]
  })

const bareReply = /^(yes|no|ja|nein|sí|oui|non|sim|não|nee|si|はい|いいえ|نعم|لا)\s*[.!。]?$/iu
const denies = /^(?:no|nein|non|não|nee|いいえ|لا)$/
/** "No. It does not file your return.": nobody asked, and what comes after the bare word says as much. */
const agrees = (reply: string, { spoken }: Hearing): boolean => {
  const own = spoken.filter(({ foreign }) => foreign === null)
  const isDenied = own.some(({ text }) => tokensOf(fold(text)).some((token) => negators.has(token.text)))
  // Of a question the yes or the no is the answer, and has to be the page's.
  return own.length > 0 && !own.some(isAsking) && isDenied === denies.test(reply)
}

export interface Carried {
  readonly places: ReadonlyArray<Place>
  readonly lane: Support
}

/** What keeps a sentence from standing. */
export interface Wanting {
  readonly reason: string
  /** Nothing but a second opinion, which was asked for. */
  readonly isAsked: boolean
}
const forGood = (reason: string) => Either.left({ reason, isAsked: false })

/** One sentence; where only its words are wanting, whoever gives second opinions is asked. */
export const sentenceCarried = (
  sentence: string,
  hearing: Hearing,
  before: string | null,
  second: SecondOpinion | undefined
): Either.Either<Carried, Wanting> => {
  // A bare "Yes." is the page's where it answers so; what it says yes to is another sentence's matter.
  const reply = bareReply.exec(sentence)?.[1]?.toLowerCase()
  if (reply !== undefined) {
    const said = hearing.spoken.find(({ words, foreign }) => foreign === null && words[0] === reply)
    return said === undefined
      ? forGood("the page does not answer so")
      : Either.right({ places: said.places, lane: "copied" })
  }
  const found = judgeSentence(sentence, hearing, before)
  if (found.as === "refused") return forGood(found.reason)
  if (second?.ownWordsOnly === true && (found.as === "doubt" || found.lane === "rule")) return forGood(inOtherWords)
  if (found.as === "stands") return Either.right({ places: found.places, lane: found.lane })
  return second?.approves(sentence, found.quotes) === true
    ? Either.right({ places: found.places, lane: "checked" })
    : Either.left({
        reason: `no quote says it in these words: ${sentence.slice(0, 120)}`,
        isAsked: second !== undefined
      })
}

/** The places that support a text, all of its sentences, and how; the sentence nobody supports, and why, where there is one. */
export const support = (
  paragraph: string,
  places: ReadonlyArray<Place>,
  names: ReadonlyArray<string>,
  second?: SecondOpinion
): Carried | { readonly unsupported: string; readonly reason: string } => {
  const hearing = hearingOf(places, names)
  // A text that is the page's as a whole needs no taking apart.
  const whole = judgeSentence(paragraph, hearing)
  if (whole.as === "stands" && whole.lane !== "rule") return whole
  const used = new Set<Place>()
  let lane: Support = "stated"
  let before: string | null = null
  let wanting: { readonly unsupported: string; readonly reason: string } | null = null
  const sentences = sentencesIn(paragraph)
  for (const [at, sentence] of sentences.entries()) {
    const reply = at === 0 && sentences.length > 1 ? bareReply.exec(sentence)?.[1]?.toLowerCase() : undefined
    if (reply !== undefined && agrees(reply, hearing)) continue
    const carried = sentenceCarried(sentence, hearing, before, second)
    before = sentence
    if (Either.isLeft(carried)) {
      const { reason, isAsked } = carried.left
      wanting ??= { unsupported: sentence, reason }
      // Opinions are asked for once: all that the text needs, or it never stands.
      if (isAsked) continue
      return wanting
    }
    for (const place of carried.right.places) used.add(place)
    lane = weakest(lane, carried.right.lane)
  }
  if (wanting !== null) return wanting
  return used.size === 0 ? { unsupported: paragraph, reason: "it says nothing" } : { places: [...used], lane }
}

/** Links and e-mail addresses the crawler extracted: the links in the form they are compared in. */
export interface KnownAddresses {
  readonly links: ReadonlySet<string>
  readonly emails: ReadonlySet<string>
}
export const knownAddresses = perListing(
  (site): KnownAddresses => ({
    links: new Set(site.flatMap(({ page }) => page.links.map((link) => canonicalUrl(link.url) ?? ""))),
    emails: new Set(site.flatMap(({ page }) => page.emails))
  })
)

/** Why a text may not be stored whatever supports it; `null` where it may. */
export const unfit = (value: string, known: KnownAddresses): string | null => {
  if (/<\s*[a-z!/]/i.test(value) || value.includes("](")) return "markup is not prose"
  if (addressesMachine(value)) return "it speaks to a machine"
  if (isFiller(value)) return "it is filler"
  const links = urlsIn(value).map((url) => canonicalUrl(url.replace(/[.,;:!?]+$/, "").replace(/^www\./i, "https://")))
  if (links.some((url) => url === null || !known.links.has(url))) return "it holds a link the site does not have"
  if (emailLikeIn(value).some((email) => !known.emails.has(email))) return "it holds an address the site does not have"
  return null
}
