/** Short forms as they are written in full. */

/** "We're in beta" as "We are in beta". */
export const spelledOut = (text: string): string =>
  text
    .replace(/^(We|They)'re /iu, "$1 are ")
    .replace(/^I'm /iu, "I am ")
    .replace(/^(It|This|That)['’]s (?!been |got |had )/iu, "$1 is ")
    .replace(
      /^(\p{L}[\p{L}\p{N} ]{0,40}?)'s (?=(?:now |currently |still |a |an |the )?(?:in|live|based|located|free|available|open|headquartered)(?: |$))/u,
      "$1 is "
    )
