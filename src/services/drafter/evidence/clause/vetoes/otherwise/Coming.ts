/** What is only on its way: a word that the page has in no other place than where it tells what will be, or is no more. */
import { functionWords } from "../../../reading/Vocabulary.ts"
import { stemOf } from "../../parse/Stems.ts"
import { habitual } from "../../wording/Habits.ts"

const months = "january|february|march|april|may|june|july|august|september|october|november|december"
const when = String.raw`(?:(?:early|late|mid) )?(?:${months}|spring|summer|autumn|fall|winter|(?:the )?(?:spring|summer|autumn|fall|winter)|20\d\d|q[1-4])`
/** "On the roadmap", "in testing", "is being translated", "opens in June". */
const comes = new RegExp(
  [
    String.raw`(?<!\bas )\bsoon\b|\b(?:upcoming|planned|planning|roadmap|exploring|considering|sketching|prototyp\p{L}+|pre-?orders?|pre-?ordered|under ?way|wish list)\b`,
    // "You will find": whenever you look.
    String.raw`(?<!\byou )\bwill\b|\byou will (?!find\b|see\b|get\b|have\b|receive\b|learn\b|meet\b|hear\b|enjoy\b|notice\b)|\b(?:plan to|plans to|hope to|hopes to|dreams? of|dreaming of|aim to|intend to|going to|about to|no plans?|(?:vision|goal|ambition|aim|dream) (?:is|has always been) to)\b`,
    String.raw`\b(?:on|in) (?:(?:our|the|its|closed|open|public|private|beta) ){0,2}(?:roadmap|list|bench|works|development|testing|beta|alpha|preview|early access|preparation|pipeline|making)\b`,
    String.raw`\bnext (?:on|in|up|year|spring|summer|autumn|month|is)\b|\bis next\b`,
    String.raw`\b(?:is|are) (?:still )?being\b|\b(?:we're|we are|i'm) (?:building|working|launching|raising|looking|developing|writing|testing)\b|\bworking on\b`,
    String.raw`\b(?:starts?|opens?|ships?|follows?|arrives?|launch(?:es)?|comes?|coming|due|not before|from(?! the)) (?:in |by |on )?${when}\b`,
    String.raw`\b(?:was|were|been) (?:removed|dropped|discontinued|retired|closed|sold)\b|\bended in (?:\w+ )?\d{4}\b|(?<!\b(?:you|they|who) )\bno longer\b|\b(?:used to|discontinued)\b`,
    String.raw`\bhas to wait\b|\bnot yet\b|\bno date\b|\b(?:is|are) (?:just |only )?an idea\b|\btrying (?:it |them )?out\b|\b(?:tried|had|offered|made|ran|sold)\b[^.;]*\b(?:g[ai]ven? (?:it |them )?up|dropped (?:it|them)|abandoned|scrapped)\b`
  ].join("|"),
  "iu"
)
/** Says itself that it is not there, or not yet, or not for all. */
const admits =
  /\b(?:not|no|never|n't|yet|may|might|could|would|later|next|due|following?|follows?|eventually|future|expected|intended|vision|goals?|ambitions?|strives?|preview|beta|being|plans?|aims?|wait(?:s|ing)?|so far|for now)\b|n't\b/iu

const wordsOf = (text: string) =>
  (text.match(/[\p{L}\p{Nd}]+/gu) ?? [])
    // "US" is no "us".
    .filter((word) => /^\p{Lu}{2,}$/u.test(word) || (word.length > 2 && !functionWords.has(word.toLowerCase())))
    .map((word) => stemOf(word.toLowerCase()))

/** Whether a sentence says that there is what the texts have only where they tell of what comes. */
export const tellsWhatComes = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  if (comes.test(sentence) || admits.test(sentence)) return false
  const parts = texts
    .flatMap((text) => habitual(text).split(/[.;!?–—](?=\s|$)/u))
    .flatMap((text) => {
      // "On our roadmap: design drawings": what is listed comes as well.
      const [label = "", ...listed] = text.split(/:(?=\s|$)/u)
      return comes.test(label) ? [text] : [label, ...listed]
    })
    .flatMap((text) => {
      // "Runs on Linux, with Windows coming next year": what stands before is there.
      const [first = "", ...rest] = text.split(/,\s+(?=(?:with|and|but|while|though|whereas)\s)/iu)
      return rest.length === 0 || comes.test(first) ? [text] : [first, rest.join(", ")]
    })
    .map((text) => ({ words: new Set(wordsOf(text)), coming: comes.test(text) }))
  return wordsOf(sentence).some((word) => {
    const having = parts.filter(({ words }) => words.has(word))
    return having.length > 0 && having.every(({ coming }) => coming)
  })
}
