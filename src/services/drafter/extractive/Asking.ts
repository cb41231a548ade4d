/** Questions a site answers itself: as FAQ data, or as a question with its answer right under it. */
import type { Candidates } from "../../../domain/draft/Candidates.ts"
import type { Region } from "../../../domain/draft/PageBlocks.ts"
import { emailLikeIn } from "../../../domain/text/EmailAddresses.ts"
import { fold } from "../../../domain/text/Folding.ts"
import { isDoubtedQuestion } from "../evidence/facts/company/DoubtedData.ts"
import type { Block, PageIndex } from "../evidence/reading/PageIndex.ts"
import { textSays } from "../evidence/reading/Says.ts"
import { isIcon, quoteOf, type ReadBlock, type Reading, sentencesOf } from "./reading/Reading.ts"
import { isInterview } from "./telling/AskedMakers.ts"
import { withoutEndLink, withoutLostLinks } from "./telling/LostLinks.ts"
import { faqWords } from "./words/HeadingWords.ts"
import { isCall, isQuestion, isWhole, wordsIn } from "./words/Sentences.ts"
import { answering, bareQuestion, mark } from "./words/tables/QuestionMarks.ts"
import {
  asksForAnswer,
  asksReader,
  callsReader,
  courtsReader,
  interrogative,
  namesGuide,
  thenWords,
  unwrittenAnswer
} from "./words/tables/ReaderQuestions.ts"

type Offer = Candidates["faqs"][number]

const limits = { question: 300, answer: 1500 } as const
const most = { offers: 12, answerBlocks: 10 } as const
/** Words of a question that asks something, and of a line that answers. */
const leastWords = { question: 3, inFaq: 2, answer: 2, leading: 6, linked: 10 } as const

/** What data answers to a question that readers see; where they see an answer as well, that counts. */
const stated = ({ page }: Reading, answered: ReadonlySet<string>): ReadonlyArray<Offer> =>
  page.statements.flatMap((question) => {
    if (question.source !== "json_ld" || question.path.at(-1) !== "name" || question.type !== "faqpage") return []
    const answer = page.statements.find(
      (one) => one.owner === `${question.owner}.acceptedAnswer` && one.path.at(-1) === "text"
    )
    if (answer === undefined || answer.text.length > limits.answer || question.text.length > limits.question) return []
    return isDoubtedQuestion(page, question.folded) || answered.has(question.folded)
      ? []
      : [
          {
            value: { question: question.text, answer: answer.text },
            evidence: [quoteOf(page, question.text), quoteOf(page, answer.text)]
          }
        ]
  })

/** Where nobody answers for the site: a reader's comment, a survey, a form. */
const notAsked: ReadonlySet<Region> = new Set([
  "reviews",
  "others",
  "news",
  "form",
  "consent",
  "legal",
  "navigation",
  "footer"
])

/** In Japanese a question may end without its mark. */
const asksUnmarked = /(?:です|ます|でしょう)か[。]?$/u

/** "“Where did I put that letter?”": what somebody says, and asks nobody here. */
const quoted = /^["“„«「『].*["”“»」』]$/u
const asks = ({ block }: ReadBlock, faq: boolean) =>
  !asksReader.test(block.text) &&
  !callsReader.test(bareQuestion(block.text)) &&
  !courtsReader.test(bareQuestion(block.text)) &&
  (faq || !namesGuide.test(bareQuestion(block.text))) &&
  !quoted.test(block.text.trim()) &&
  (isQuestion(bareQuestion(block.text)) || (faq && asksUnmarked.test(bareQuestion(block.text)))) &&
  block.text.length <= limits.question &&
  wordsIn(bareQuestion(block.text)) >= (faq ? leastWords.inFaq : leastWords.question) &&
  !isCall(bareQuestion(block.text))
/** "See every tide →", "Call Write to us": nothing but links. */
const isOfLinks = (page: PageIndex, { text }: Block): boolean => {
  const links = page.page.links.flatMap((link) => (link.text.length > 2 && text.includes(link.text) ? [link.text] : []))
  const rest = links
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, link) => left.replaceAll(link, " "), text)
  return !/[\p{L}\p{Nd}]/u.test(rest)
}
const arrow = /[→➔➜›»]$/u
/** "Try it now" under "Feel unwell?": a few words that lead on, and answer nothing. */
const leadsOn = (page: PageIndex, block: Block): boolean =>
  (wordsIn(block.text) <= leastWords.leading &&
    !isWhole(block.text) &&
    (isCall(block.text) || isOfLinks(page, block))) ||
  (wordsIn(block.text) <= leastWords.linked && arrow.test(block.text))
/** "Ready to start?" over a button is a call, not a question: outside a FAQ an answer has to be a sentence. */
const answersIn = (faq: boolean, { block, kind, menu }: ReadBlock) =>
  block.level === null &&
  block.kind !== "button" &&
  (!menu || block.region === "faq") &&
  (kind === "paragraph" ||
    (block.kind === "paragraph" && isWhole(block.text)) ||
    (faq && (kind !== "frame" || block.region === "faq") && wordsIn(block.text) >= leastWords.answer))

interface Asked {
  readonly offer: Offer
  /** Where it stands among the blocks of its page. */
  readonly at: number
  readonly faq: boolean
  /** A heading, or the head of a card, that asks as one asks for an answer. */
  readonly headed: boolean
  /** Question and answer are one paragraph. */
  readonly together: boolean
}
const offerOf = (page: PageIndex, question: string, told: ReadonlyArray<string>): Offer => {
  const links = page.page.links.map(({ text }) => text)
  const answer = told.map((one) => withoutEndLink(one, links))
  return {
    value: { question: bareQuestion(question), answer: answer.map((one) => one.replace(answering, "")).join("\n") },
    evidence: [question, ...answer].map((one) => quoteOf(page, one))
  }
}

/** A question and its answer in one paragraph. */
const bothIn = ({ level, text }: Block): { readonly question: string; readonly answer: string } | null => {
  const [question = "", ...rest] = sentencesOf(text)
  if (level !== null || !isQuestion(question) || isCall(question) || asksReader.test(question)) return null
  if (rest.some(isQuestion)) return null
  if (thenWords.test(rest[0] ?? "")) return null
  const answer = text.slice(question.length).trim()
  // "Why so early? Is it the oven or the baker": the second half of a title, which asks on.
  if (interrogative.test(answer) && !isWhole(answer)) return null
  return wordsIn(answer) >= leastWords.answer && /\p{L}/u.test(answer) ? { question, answer } : null
}

/** Leads to an article that answers. */
const isLinked = (page: PageIndex, { text, folded }: Block): boolean =>
  page.page.links.some((link) => link.text.includes(text) || fold(link.text) === folded)

/** Lists of a question and an answer in turn, under whatever heading: "Asked often". */
const askingLists = (blocks: ReadonlyArray<ReadBlock>): ReadonlySet<number> => {
  const turns = new Map<number, number>()
  for (const [at, read] of blocks.entries()) {
    const [list, next] = [read.block.list, blocks[at + 1]?.block]
    const isTurn =
      list !== null && next?.list === list && asks(read, false) && isWhole(next.text) && !isQuestion(next.text)
    if (isTurn) turns.set(list, (turns.get(list) ?? 0) + 1)
  }
  return new Set([...turns].flatMap(([list, count]) => (count >= leastTurns ? [list] : [])))
}
const leastTurns = 2

/** A heading that asks, over questions of a lower level: "Questions about Acme?", "How can we help?". */
const headsQuestions = (blocks: ReadonlyArray<ReadBlock>, at: number): boolean => {
  const level = blocks[at]?.block.level ?? null
  if (level === null || level > 2) return false
  const below = blocks.slice(at + 1)
  const end = below.findIndex(({ block }) => block.level !== null && block.level <= level)
  const held = end === -1 ? below : below.slice(0, end)
  return held.filter((one) => asks(one, true)).length >= leastTurns
}

/** "Acme Ltd · 4 Quay Lane · hello@acme.example": who stands behind a page, at its foot. */
const signs = /^\p{L}[^.!?。！？·|–-]{1,60}(?: [·|–-] [^!?。！？·|]{2,60}){1,4}(?<![.!?])$/u

/** "Part 2: Deliveries" over the questions of each part: a word and a number, and again with the next. */
const counting = /^(\p{L}{2,12}) ?(\p{Nd}{1,2})(?![\p{Nd}.,:%–-]|\p{L})/u
const countingIn = (blocks: ReadonlyArray<ReadBlock>): ((block: Block) => boolean) => {
  const numbers = new Map<string, Set<string>>()
  for (const { block } of blocks) {
    const [, word = "", number = ""] = isWhole(block.text) ? [] : (counting.exec(block.text) ?? [])
    if (word !== "") numbers.set(word, (numbers.get(word) ?? new Set()).add(number))
  }
  return ({ text }) => {
    const word = isWhole(text) ? undefined : counting.exec(text)?.[1]
    return word !== undefined && (numbers.get(word)?.size ?? 0) > leastTurns
  }
}

const visible = (reading: Reading): ReadonlyArray<Asked> => {
  const { page, blocks, regions } = reading
  if (isInterview(reading)) return []
  const found: Array<Asked> = []
  // A heading of its own level may open the questions, so the last FAQ heading counts, not only those above.
  let opened = false
  const lists = askingLists(blocks)
  const isCounted = countingIn(blocks)
  for (const [at, read] of blocks.entries()) {
    const { block } = read
    if (block.level !== null && !isQuestion(bareQuestion(block.text))) opened = textSays(block.folded, faqWords)
    const faq = block.region === "faq" || opened || (block.list !== null && lists.has(block.list))
    // What follows the foot of a page is not of its questions any more.
    if (block.region === "footer") opened = false
    if (notAsked.has(block.region)) continue
    const together = bothIn(block)
    if (together !== null) {
      found.push({ at, faq, headed: false, together: true, offer: offerOf(page, together.question, [together.answer]) })
      continue
    }
    if (!asks(read, faq) || headsQuestions(blocks, at)) continue
    const answer: Array<ReadBlock> = []
    for (const next of blocks.slice(at + 1, at + 1 + most.answerBlocks)) {
      // What stands under the question no more is of the next part of the page.
      const isBeyond = block.level !== null && !next.block.under.includes(block.folded)
      const apart = regions && (next.block.region !== block.region || isBeyond)
      // An answer in a card of its own, or of its question's, ends with the card.
      const left = answer.length > 0 && next.block.card !== answer[0]?.block.card && next.block.card !== block.card
      // The sign that opens and shuts a question says nothing.
      if (!/[\p{L}\p{N}]/u.test(next.block.text) || isIcon(next.block.text) || mark.test(next.block.text)) continue
      const isHeld = answer.length > 0 && block.card !== null && next.block.card === block.card
      if (answer.length > 0 && !isHeld && signs.test(next.block.text)) break
      if (isCounted(next.block)) break
      if (apart || left || asks(next, faq) || bothIn(next.block) !== null || !answersIn(faq, next)) break
      answer.push(next)
    }
    const told = answer.slice(0, answer.findLastIndex((one) => !leadsOn(page, one.block)) + 1)
    const offer = offerOf(
      page,
      block.text,
      told.map((one) => one.block.text)
    )
    const inCard = blocks.filter((one) => one.block.card === block.card).length
    // A card that holds more than question and answer is a teaser.
    const closed = block.card !== null && inCard === answer.length + 1
    const isHead = block.level !== null || closed
    const headed = isHead && asksForAnswer(offer.value.question, offer.value.answer) && !isLinked(page, block)
    if (
      told.length > 0 &&
      !unwrittenAnswer.test(offer.value.answer.trim()) &&
      offer.value.answer.length <= limits.answer
    )
      found.push({ at, faq, headed, together: false, offer })
  }
  const asked = belowTitle(withoutCloser(found), blocks)
  // Where nothing is told below what asks, it leads on.
  if (
    !asked.some(({ offer }) =>
      offer.value.answer.split("\n").some((line) => isWhole(line) || wordsIn(line) > leastWords.leading)
    )
  )
    return []
  // Where questions have a part of their own, a heading elsewhere that asks opens a part of the page.
  if (regions && asked.some(({ faq }) => faq)) return asked.filter(({ faq }) => faq)
  // Outside a FAQ one question alone is rhetoric more often than help.
  const loose = withoutPartHeadings(
    asked.filter(({ faq, headed }) => !faq && (headed || !regions)),
    blocks
  )
  return asked.filter((one) => one.faq || (loose.length > 1 && loose.includes(one)))
}

/** Below one heading that asks, "Who stands at the oven?", several lower ones may ask in turn: it opens a part of the page. */
const withoutPartHeadings = (found: ReadonlyArray<Asked>, blocks: ReadonlyArray<ReadBlock>): ReadonlyArray<Asked> => {
  const levelOf = ({ at }: Asked) => blocks[at]?.block.level ?? null
  const isAlone = (one: Asked) => found.filter((other) => levelOf(other) === levelOf(one)).length === 1
  const lower = (one: Asked) => found.filter((other) => (levelOf(other) ?? 0) > (levelOf(one) ?? 7))
  return found.filter((one) => !(isAlone(one) && lower(one).length >= leastTurns))
}

/** Where a heading opens the questions of a page, headings above it that ask open parts of their own: "Who is it for?". */
const belowTitle = (found: ReadonlyArray<Asked>, blocks: ReadonlyArray<ReadBlock>): ReadonlyArray<Asked> => {
  const title = blocks.findIndex(
    ({ block }) => block.level !== null && !isQuestion(block.text) && textSays(block.folded, faqWords)
  )
  const below = title === -1 ? [] : found.filter(({ at }) => at > title)
  return below.filter(({ faq }) => faq).length < leastTurns ? found : below
}

/** "Nothing found? Write to …" below questions whose answers stand apart from them leads away. */
const withoutCloser = (found: ReadonlyArray<Asked>): ReadonlyArray<Asked> => {
  const last = found.at(-1)
  const leadsAway =
    found.length > leastTurns &&
    last?.together === true &&
    emailLikeIn(last.offer.value.answer).length > 0 &&
    found.filter(({ together }) => together).length === 1
  return leadsAway ? found.slice(0, -1) : found
}

/** "Rye keeps for a week…" over "Read more", and the same question again with all of its answer. */
const cut = /(?:…|\.\.\.)$/mu
const fullest = (offers: ReadonlyArray<Offer>): ReadonlyArray<Offer> => {
  const whole = new Set(offers.filter(({ value }) => !cut.test(value.answer)).map(({ value }) => fold(value.question)))
  return offers.filter(({ value }) => !cut.test(value.answer) || !whole.has(fold(value.question)))
}

/** The site's own page of questions, or the part of a page that asks them. */
export const faqOffers = (readings: ReadonlyArray<Reading>): ReadonlyArray<Offer> => {
  const asked = readings.flatMap(visible)
  // Where a site has its questions in a part of their own, a heading on another page that asks opens a part of that.
  const inFaq = asked.filter(({ faq }) => faq)
  const seen = (inFaq.length >= leastTurns ? inFaq : asked).map(({ offer }) => offer)
  const answered = new Set(seen.map(({ value }) => fold(value.question)))
  return fullest([...seen, ...readings.flatMap((reading) => stated(reading, answered))])
    .slice(0, most.offers)
    .flatMap((offer) => {
      const answer = withoutLostLinks(offer.value.answer)
      return answer === null ? [] : [{ ...offer, value: { ...offer.value, answer } }]
    })
}
