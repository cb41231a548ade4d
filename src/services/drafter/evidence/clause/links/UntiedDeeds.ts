/** Whether a sentence ties a verb to what the page has another verb done to, or done by another, or in another way. */
import { alike, nearly } from "../meaning/Alike.ts"
import type { Deed, Linked, LinkedPhrase } from "./Linked.ts"
import { allIn, deedsAbove, isSamePhrase, linkedWords, nearestTo, ofOther, type Untied } from "./Untied.ts"

const pronouns = /^(?:i|we|you|they|he|she|it|one|that|who|each|this|these|those|some|all)$/
const objectsOf = (deed: Deed, phrases: ReadonlyArray<LinkedPhrase>) =>
  phrases.filter((one) => one.deed === deed && !one.subject && one.prep === null && !pronouns.test(one.head))

/** Whether what is told of a phrase of the page holds of a deed: it is done to it, or by it, or shared with it. */
const holdsOf = (deed: Deed, phrase: LinkedPhrase, { deeds, phrases }: Linked, direct: boolean): boolean => {
  // "Invites parents to visit teachers" invites no teachers.
  const full = direct && objectsOf(deed, phrases).some((one) => one !== phrase)
  if (phrase.deed === deed || deed.subject === phrase || (!full && deedsAbove(phrase.deed).includes(deed))) return true
  // "Designs and makes tables".
  const next = deeds[deeds.indexOf(deed) + 1]
  if (next?.joined === true && phrase.deed === next && !phrases.some((one) => one.deed === deed && !one.subject))
    return true
  if (phrase.subject) return !full || !deeds.some(({ subject }) => subject === phrase)
  // "Tables that we make": the deed describes what stands before it.
  const before = phrases.filter((one) => one.deed !== deed).at(-1)
  return deed.opener === "that" && before === phrase
}

/** Deeds of which no one is near another. */
const trades = /^(?:buy|sell|lend|borrow|rent|hire|import|export|send|receiv)$/
const isNear = ({ stem }: Deed, other: Deed, said: Linked): boolean =>
  !alike(stem, other.stem) &&
  !(trades.test(stem) && trades.test(other.stem)) &&
  // A deed of the page that the sentence has as a thing.
  (nearly(stem, other.stem) || said.phrases.some(({ head }) => head === other.stem))

/** Stand for what is told elsewhere. */
const stands = /^(?:(?:every|any|some|no)th(?:ing)?|pair|here|there|rest|lot|more|same|other|thing)$/

/** A verb with what another is done to. */
const untiedDeed = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const { deeds, phrases } = allIn(pages)
  const words = new Set(said.phrases.map(({ head }) => head))
  let found: Untied | null = null
  for (const phrase of said.phrases) {
    const { deed } = phrase
    if (deed === null || phrase.subject || phrase.own || deed.stem === "be") continue
    const verbs = deeds.filter((one) => alike(one.stem, deed.stem))
    const told = nearestTo(phrase, phrases)
    if (verbs.length === 0 || told.length === 0) continue
    // "Turns waste from cafés into compost", of "collects waste from cafés and turns it": what it hangs on is the same.
    const { on } = phrase
    if (on !== null && told.some((one) => one.on !== null && isSamePhrase(one.on, on))) continue
    const doer = deed.subject
    const named = doer !== null && !doer.own && !deed.passive
    const subjects = named
      ? nearestTo(
          doer,
          verbs.flatMap(({ subject }) => subject ?? [])
        )
      : []
    const byDoer = verbs.filter((one) => one.subject !== null && subjects.includes(one.subject))
    // "The city owns the land and Acme owns the house".
    const byUs = doer?.own === true && !deed.passive ? verbs.filter((one) => one.subject?.own === true) : []
    const among = byDoer.length > 0 ? byDoer : byUs.length > 0 ? byUs : verbs
    const holds = pages.some((page) =>
      page.deeds.some(
        (verb) =>
          among.includes(verb) &&
          page.phrases.some((one) => told.includes(one) && holdsOf(verb, one, page, phrase.prep === null))
      )
    )
    if (holds) continue
    // Of two sentences only where both deeds are told, one with what the other is done to.
    const together =
      pages.some(
        (page) => among.some((verb) => page.deeds.includes(verb)) && told.some((one) => page.phrases.includes(one))
      ) || told.every((one) => one.deed !== null && said.deeds.some(({ stem }) => stem === one.deed?.stem))
    const full = among.every((verb) =>
      phrases.some((one) => one.deed === verb && !one.subject && one.prep === phrase.prep && !words.has(one.head))
    )
    const done = phrase.prep === null
    const by = phrase.prep === "by" && deed.passive && told.every((one) => one.prep === "by" && one.deed !== null)
    if (by && together) return ofOther(true)
    const near = told.some(({ deed: one }) => one !== null && isNear(deed, one, said))
    if (together && full && !near) return ofOther(true)
    // "Delivers pies", of "we deliver casks" beside "there are pies": what it is done to is told, and is none of these.
    const gone = among.every((verb) => {
      const objects = objectsOf(verb, phrases)
      return objects.length > 0 && objects.every(({ head, own }) => !(own || words.has(head) || stands.test(head)))
    })
    const whole = said.deeds.length === 1 && told.every((one) => one.deed === null || !one.subject)
    if (!together && done && gone && !near && whole) return ofOther(true)
    if (together && done && !near && among.every((verb) => objectsOf(verb, phrases).length > 0)) return ofOther(true)
    // "Books visits by phone and orders repeats by letter": what ends the first is not the second's.
    const ended = pages.some(({ deeds: all, phrases: parts }) =>
      told.every(
        (one) =>
          one.deed !== null &&
          !one.subject &&
          parts.includes(one) &&
          among.every((verb) => all.indexOf(verb) > all.indexOf(one.deed ?? verb) && objectsOf(verb, parts).length > 0)
      )
    )
    if (ended && !near) return ofOther(true)
    if (together || done) found = ofOther(false)
  }
  return found
}

/** "A herd of cows" is cows. */
const measures =
  /^(?:herd|pair|set|rang|varieti|select|collect|number|group|kind|type|sort|piec|box|bag|line|seri|lot|choic|mix|copi|dozen|hundr|thousand)$/
/** Done to what the page has only behind a preposition: "sells panels", of "systems for panels". */
const untiedObject = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const heads = linkedWords(said)
  for (const phrase of said.phrases) {
    const { deed } = phrase
    if (deed === null || phrase.subject || phrase.own || phrase.prep !== null) continue
    const told = allIn(pages).phrases.filter((one) => one.head === phrase.head || one.mods.includes(phrase.head))
    const here = told.filter((one) => one.deed !== null && alike(one.deed.stem, deed.stem) && !one.subject)
    if (told.length === 0 || here.length === 0) continue
    const behind = (one: LinkedPhrase) =>
      one.prep !== null &&
      one.on !== null &&
      !measures.test(one.on.head) &&
      one.on.deed === one.deed &&
      !one.on.subject &&
      !one.on.own &&
      !heads.has(one.on.head)
    const before = (one: LinkedPhrase) => one.head !== phrase.head && !heads.has(one.head)
    if (told.every((one) => behind(one) || before(one)))
      return { hard: told.some(behind), reason: "the page says it of something of it" }
  }
  return null
}

const teaches = /^(?:teach|show|train|ask|invit|encourag|remind|requir|expect|want|pay|advis|tell)$/

const helps = /^(?:help|let|allow|enabl|make|support|get|guid|prepar)$/

/** What others do or become: "is certified", of "helps you become certified". */
const untiedHelp = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const { deeds } = allIn(pages)
  for (const deed of said.deeds) {
    if (
      deed.under !== null ||
      deed.opener !== null ||
      (deed.subject !== null && !deed.subject.own && deed.subject.head !== "it")
    )
      continue
    const verbs = deeds.filter((one) => alike(one.stem, deed.stem) || (deed.stem === "be" && one.stem === "becom"))
    const taught = verbs.filter(
      (one) =>
        one.under !== null &&
        (teaches.test(one.under.stem) || (helps.test(one.under.stem) && /^(?:be|becom)$/.test(one.stem)))
    )
    if (verbs.length > 0 && taught.length === verbs.length) return ofOther(true)
  }
  return null
}

/** "Buys directly", of "buys from farmers and sells directly". */
const untiedManner = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const { deeds } = allIn(pages)
  const manners = pages.flatMap((page) => page.manners)
  for (const { stem, deed } of said.manners) {
    const told = manners.filter((one) => one.stem === stem)
    if (told.length === 0 || !deeds.some((one) => alike(one.stem, deed.stem))) continue
    if (
      !told.some(
        (one) => alike(deed.stem, one.deed.stem) || deedsAbove(one.deed).some((two) => alike(two.stem, deed.stem))
      )
    )
      return ofOther(true)
  }
  return null
}

/** Done by somebody whom the page has doing something else: "tenants pay the agent". */
const untiedDoer = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const { deeds, phrases } = allIn(pages)
  for (const deed of said.deeds) {
    const doer = deed.subject
    if (doer === null || doer.own || deed.passive || deed.opener === "that" || deed.stem === "be") continue
    if (!said.phrases.some((one) => one.deed === deed && !one.subject)) continue
    const verbs = deeds.filter((one) => alike(one.stem, deed.stem) && !one.passive)
    const named = verbs.filter((one) => one.subject !== null && !one.subject.own && !pronouns.test(one.subject.head))
    if (verbs.length === 0 || named.length < verbs.length) continue
    const there = phrases.some((one) => isSamePhrase(one, doer))
    if (there && !named.some((one) => one.subject !== null && isSamePhrase(one.subject, doer))) return ofOther(true)
  }
  return null
}

/** "Because" with what it explains. */
const turned = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const opened = (text: Linked) => text.deeds.filter(({ opener }) => opener !== null && opener !== "that")
  const mains = (text: Linked) => text.deeds.filter(({ opener }) => opener === null)
  const has = (deeds: ReadonlyArray<Deed>, deed: Deed) => deeds.some((one) => one.stem === deed.stem)
  const turns = pages.some((page) =>
    opened(said).some(
      (deed) =>
        has(mains(page), deed) &&
        !has(opened(page), deed) &&
        opened(page).some((one) => one.opener === deed.opener && has(mains(said), one) && !has(mains(page), one))
    )
  )
  return turns ? { hard: true, reason: "the page says it the other way round" } : null
}

export const deedRules = [untiedDeed, untiedObject, untiedHelp, untiedManner, untiedDoer, turned]
