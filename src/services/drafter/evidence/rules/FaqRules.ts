/**
 * A question and its answer: both the page's, and the answer the one the page gives to that question; or a question that the page
 * answers in passing, where a second opinion finds it answered so.
 */

import type { Support } from "../../../../domain/draft/Draft.ts"
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { find, fold, ownWords } from "../../../../domain/text/Folding.ts"
import { hearingOf } from "../clause/JudgeSentence.ts"
import { replyIn } from "../clause/voice/Replies.ts"
import type { Spoken } from "../clause/voice/Spoken.ts"
import { isDoubtedQuestion } from "../facts/company/DoubtedData.ts"
import type { Block } from "../reading/PageIndex.ts"
import { type Place, placesOf } from "../reading/Place.ts"
import { weakest } from "./Lanes.ts"
import { paragraphsOf, support, unfit } from "./Prose.ts"
import { mayCompose, mayRestate } from "./RestatedAnswers.ts"
import { type RuleContext, refused, stands, type Verdict } from "./Verdict.ts"

export interface FaqCandidate {
  readonly question: string
  readonly answer: string
}

/** Of the wire contract, in characters. */
const limits = { question: 300, answer: 1500 } as const
/** Blocks an answer may have. */
const answerBlocks = 12

/** Asks, in any script, were it before an icon's name; Greek has a mark of its own, and in Japanese the mark may be left out. */
const asks =
  /[?？؟](?:\s(?:[a-z]+(?:_[a-z]+)+|add|remove))?[^\p{L}\p{N}]*$|^¿|\p{Script=Greek}[^;;]*[;;]$|(?:です|ます|でしょう)か[。]?$/u
/** Somebody else asks and answers there, or nobody does. */
const foreign: ReadonlySet<Region> = new Set(["reviews", "others", "news", "form", "consent", "legal", "navigation"])

/** The block that asks: the last of those a quote stands in, or the first words of one that answers too. */
const questionAt = (asked: Place): Block | null => {
  const block = asked.blocks === null ? undefined : asked.page.blocks[asked.blocks.last]
  // A page that came as text alone knows its regions too poorly to refuse by them.
  if (block === undefined || (asked.page.page.blocks !== undefined && foreign.has(block.region))) return null
  return asks.test(block.text) || asks.test(asked.words) ? block : null
}
/** Data asks where it says that it does, and where readers see that the page asks it: its answer may be folded up. */
const isQuestionNode = ({ statement, page }: Place): boolean =>
  statement?.source === "json_ld" &&
  statement.path.at(-1) === "name" &&
  statement.type === "faqpage" &&
  !isDoubtedQuestion(page, statement.folded)

/** Whether `place` belongs to the answer that follows the question at `asked`: nothing else is said between them. */
const answers = (asked: Place, place: Place): boolean => {
  if (asked.page !== place.page) return false
  if (asked.blocks !== null && place.blocks !== null) {
    const question = questionAt(asked)
    const block = place.page.blocks[place.blocks.first]
    if (question === null || block === undefined || block.region !== question.region) return false
    const between = asked.page.blocks.slice(asked.blocks.last + 1, place.blocks.first)
    const apart = block.card !== null && question.card !== null && block.card !== question.card
    return (
      place.blocks.first >= asked.blocks.last &&
      place.blocks.first <= asked.blocks.last + answerBlocks &&
      (!apart || between.length === 0) &&
      !between.some((one) => one.level !== null || asks.test(one.text) || one.region !== question.region)
    )
  }
  const owner = asked.statement?.owner
  const other = place.statement?.owner
  return isQuestionNode(asked) && owner !== undefined && (other === owner || (other?.startsWith(`${owner}.`) ?? false))
}

/** What the page asks above an answer that is quoted alone: the nearest question of the same part, no heading between. */
const askedAbove = (answer: Place, { site }: RuleContext): ReadonlyArray<Place> => {
  if (answer.blocks === null) return []
  const { page, blocks } = answer
  const above = page.blocks.slice(Math.max(0, blocks.first - answerBlocks), blocks.first)
  const at = above.findLastIndex((block) => block.level !== null || asks.test(block.text))
  const question = above[at]
  if (question === undefined || !asks.test(question.text)) return []
  const number = blocks.first - above.length + at
  return placesOf(site, { quote: question.text, url: page.page.url }).filter(
    (place) => place.page === page && place.blocks?.last === number
  )
}

/** A question claims nothing: it stands where the page asks it, in these words or in words that say the same; or somebody is asked whether they do. */
const askedIn = (question: string, asked: Place, { names, second }: RuleContext): "asked" | "doubtful" | "not" => {
  if (asked.blocks !== null ? questionAt(asked) === null : !isQuestionNode(asked)) return "not"
  if (find(asked.folded, fold(question)) !== -1) return "asked"
  let isDoubted = false
  const listening = second && {
    ...second,
    approves: (...put: Parameters<typeof second.approves>) => {
      isDoubted = true
      return second.approves(...put)
    }
  }
  if ("places" in support(question, [asked], names, listening)) return "asked"
  return isDoubted ? "doubtful" : "not"
}

/** Whether somebody finds that the page answers this question so, where `may` says that what the page tells lets them be asked. */
const isApproved = (
  question: string,
  answer: string,
  places: ReadonlyArray<Place>,
  { names, second }: RuleContext,
  may: (spoken: ReadonlyArray<Spoken>) => boolean
): boolean => {
  const { spoken } = hearingOf(places, names)
  if (second === undefined || second.ownWordsOnly || !may(spoken)) return false
  const quotes = spoken.map(({ text, places: [place] }) => ({ quote: text, url: place?.page.page.url ?? "" }))
  return second.approves(`${question} ${answer}`, quotes)
}
/** Of a question of the listing's own, which the page answers in passing, where readers see it. */
const isComposed = (question: string, answer: string, places: ReadonlyArray<Place>, setting: RuleContext): boolean =>
  places.every(({ blocks }) => blocks !== null) &&
  isApproved(question, answer, places, setting, (spoken) => mayCompose(question, answer, spoken, setting.names))

const unanswered = "no page answers this question so"
export const faqVerdict = (
  value: FaqCandidate,
  places: ReadonlyArray<Place>,
  setting: RuleContext
): Verdict<FaqCandidate> => {
  const question = ownWords(value.question)
  const answer = paragraphsOf(value.answer).join("\n")
  if (question === "" || answer === "") return refused("a question without an answer")
  if (question.length > limits.question || answer.length > limits.answer) return refused("too long")
  const reason = unfit(question, setting) ?? unfit(answer, setting)
  if (reason !== null) return refused(reason)
  const isRestated = (spoken: ReadonlyArray<Spoken>) => mayRestate(answer, spoken, setting.names)
  let unsaid: string | null = null
  const isAnyAsking = places.some((place) =>
    place.blocks === null ? isQuestionNode(place) : questionAt(place) !== null
  )
  const askers = isAnyAsking ? places : places.flatMap((place) => askedAbove(place, setting))
  // What the page asks is answered as the page answers it; what it tells unasked may answer another question.
  if (askers.length === 0)
    return isComposed(question, answer, places, setting)
      ? stands({ question, answer }, places, "checked")
      : refused(unanswered)
  for (const asked of askers) {
    const isAsked = askedIn(question, asked, setting)
    if (isAsked === "not") continue
    const following = places.filter((place) => answers(asked, place))
    const results = paragraphsOf(answer).map((one) =>
      support(one, [asked, ...following], setting.names, setting.second)
    )
    const carried = results.flatMap((result) => ("places" in result ? [result] : []))
    unsaid = results.flatMap((result) => ("places" in result ? [] : [result.reason]))[0] ?? unsaid
    // Question and answer are both put to whoever gives second opinions, before either is given up.
    const isApprovedOf =
      carried.length < results.length && isApproved(question, answer, [asked, ...following], setting, isRestated)
    if (isAsked === "doubtful" || (carried.length < results.length && !isApprovedOf)) continue
    if (isApprovedOf) return stands({ question, answer }, [asked, ...following], "checked")
    const lane = carried.reduce((sure: Support, one) => weakest(sure, one.lane), "stated")
    return stands({ question, answer }, [...new Set([asked, ...carried.flatMap((one) => one.places)])], lane)
  }
  if (unsaid !== null) return refused(`the page answers otherwise: ${unsaid}`)
  // "How far does it go?", over "What's the range? Up to 60 miles": asked in other words altogether, and answered as the page
  // does. A yes or a no answers the page's question alone.
  const mayAsk = replyIn(answer) === null
  for (const asked of mayAsk ? askers : []) {
    const told = [asked, ...places.filter((place) => answers(asked, place))]
    const results = paragraphsOf(answer).map((one) => support(one, told, setting.names, setting.second))
    if (isComposed(question, answer, told, setting) && results.every((result) => "places" in result))
      return stands({ question, answer }, told, "checked")
  }
  return refused(unanswered)
}
