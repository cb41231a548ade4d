/**
 * What somebody is asked, helped or reminded to do: "reminds owners of appointments. They approve estimates" reminds nobody to
 * approve. English, where the deed behind "to" may be another sentence's.
 */
import { stemOf } from "../../parse/Stems.ts"
import { sentencesIn } from "../../voice/SentenceCuts.ts"

const bids =
  /\b(remind|ask|invit|tell|told|help|allow|let|enabl|urg|encourag|requir|forc|prompt|teach|train|persuad|nudg|advis|warn|instruct|expect)\p{Ll}*\b(?<between>[^.;:!?]{0,80}?) to (?<deed>\p{Ll}{3,})\b/giu
const stemsOf = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOf)

/** Whether a sentence has somebody bidden to do what the texts tell apart from any bidding. */
export const bidsOtherwise = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const told = texts.flatMap(sentencesIn).map((text) => ({ text: text.toLowerCase(), stems: stemsOf(text) }))
  return [...sentence.matchAll(bids)].some(({ 1: bid = "", groups }) => {
    const deed = stemOf(groups?.deed?.toLowerCase() ?? "")
    const bidding = told.filter(({ text }) => new RegExp(String.raw`\b${bid.toLowerCase()}`, "u").test(text))
    const isThere = ({ stems }: { readonly stems: ReadonlyArray<string> }) => stems.includes(deed)
    return bidding.length > 0 && !bidding.some(isThere) && told.some(isThere)
  })
}
