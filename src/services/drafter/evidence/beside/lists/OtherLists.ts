/** Whether a heading stands over a list of something else than what the thing can do: what staff get, what is won, brought or kept to. */
import { recalled } from "../../../../../domain/text/Recalled.ts"
import { caseless } from "../../reading/patterns/Caseless.ts"
import { consentLists, eventLists, rivalLists, scriptLists, staffLists, visitorLists } from "./OtherListWords.ts"

/** A longer one is a sentence that happens to hold the words. */
const longest = 80
/** Said before what is listed without changing what it is; numbers and ornaments as well. */
const opening =
  "^[^\\p{L}\\p{Nd}]*(?:(?:the|our|your|die|der|das|unsere?|les?|la|nos|notre|vos|los|las|el|nuestr[oa]s?|os|as|o|a|noss[oa]s?|i|gli|il|l[ea]|nostr[ei]|de|het|onze) )?"
const closing = "[ .:!?…。：？]*$"
const listed = [...staffLists, ...consentLists, ...rivalLists, ...eventLists, ...visitorLists, ...scriptLists].map(
  (words) => caseless(new RegExp(`${opening}(?:${words})${closing}`, "u"))
)

/** "What we offer you as an employee", "Cookies we use", "Packliste", "賞品"; asked again of each entry below it. */
export const headsOtherList: (heading: string) => boolean = recalled(
  (heading) => heading.length <= longest && listed.some((words) => words.test(heading))
)
