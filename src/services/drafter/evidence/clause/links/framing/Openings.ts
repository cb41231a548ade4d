/**
 * What a sentence of the page opens with before it comes to the point: a condition, how long it holds, what the reader has to
 * do first. Whoever leaves that out says it of more than the page does.
 */
import { tellingStems } from "../../meaning/TellingStems.ts"
import { someNumber } from "../../words/Numbers.ts"

/** Tells a condition or a time in whatever words. */
const holds =
  /(?<!\p{L})(?:if|when|whenever|unless|once|where|while|until|till|as (?:long|soon) as|provided|in case|depending|after|before|upon|within|during|for|by|on request|optional(?:ly)?|only|can|could|may|choose|wish|want|like|need(?:ed)?|possible|available)(?!\p{L})/iu
/** "If you wish, Acme bills it at less." */
const condition =
  /(?:^|[.;:!?] )(?:(?:but|and|even|only) )?(?:if|unless|whenever|provided(?: that)?|as long as|in case) (?<told>[^,.;:!?]{2,80}),\s/giu
/** "For 24 hours you can edit it." */
const spell = new RegExp(
  String.raw`(?:^|[.;:!?] )(?:for|until|during|in|within) (?:(?:the|a|an|up|to|first|next|your|about|some|only) )*(?:${someNumber}|one|few|couple of)? ?(?<told>seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|season|spring|summer|autumn|winter|weekends?)\b,? (?=\p{L})`,
  "giu"
)
/** "Leave your bicycle before ten and Acme repairs it": what the reader does is what it hangs on. */
const bidding =
  /(?:^|[.;:!?] )(?<told>(?:leave|bring|send|drop|order|book|call|ring|pay|buy|sign|subscribe|spend|return|register|join|ask|tell|give|choose|pick|upload|refer|invite|reserve|request|apply|report|share|show|write|email|mail|message|post|enter|add|connect|rent|hire|stay|come|turn|hand|keep|cancel|renew|commit|submit|place|take)\s[^.;:!?]{3,80}?),? and (?=(?:we|you|your|it|they|she|he|our|the|a|an|\p{Lu}\p{L}+) )/giu

/** "On weekdays support replies". */
const when =
  /(?:^|[.;:!?] )(?:on|at|in|during|over) (?:the |most |some |working )?(?<told>weekdays?|working days?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|bank holidays?|market days?|summer|winter|spring|autumn|term time|school holidays|holidays|office hours|opening hours|mornings?|evenings?|nights?|season),? (?=\p{L})/giu

/** Whether a text opens with what a sentence has next to nothing of. */
export const leavesOutOpening = (sentence: string, stems: ReadonlySet<string>, text: string): boolean => {
  const isLeftOut = (opening: RegExp) =>
    [...text.matchAll(opening)].some(({ groups }) => {
      const words = tellingStems(groups?.told ?? "")
      return words.filter((one) => stems.has(one)).length * 2 < words.length
    })
  return [spell, when, bidding].some(isLeftOut) || (!holds.test(sentence) && isLeftOut(condition))
}

/** "Everything", which takes in all, of what the page says of some. */
const all =
  /(?<!\p{L})(?:everything|anything|everywhere|anywhere|(?:everyone|everybody)(?! (?:who|that)(?!\p{L})))(?!\p{L})/iu
const takesAllIn =
  /(?<!\p{L})(?:every\p{L}*|any\p{L}*|all|each|whole|entire(?:ly)?|always|never|no|none|nothing|nobody|without|whatever|whichever|whoever|wherever|whenever|no matter|world\p{L}*|both|only|just|one place|single|complete(?:ly)?|full(?:y)?|rest|universal(?:ly)?)(?!\p{L})/iu
export const takesInAll = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  all.test(sentence) && !texts.some((text) => takesAllIn.test(text))
