/** Why something is so, and what it is more than: a tie between two facts that each stand on the page by themselves. */

/** "Because its hens eat maize", "due to the hatchery", "since it is written in Zig". */
const gives =
  /\b(?:because|due to|thanks to|owing to|as a result|which is why|that is why|that's why)\b|\bso(?: that)? (?:(?:the|its|their|our) )?(?:\p{L}+ ){1,3}(?:can|could|may|might)\b|\bsince (?:it|they|we|he|she|you|(?:the|its|their|our) \p{L}+) (?:is|are|has|have|does|do|can|runs?|uses?|works?|comes?|needs?)\b/iu
/** A page that says why may say it in another way. */
const explains =
  /\b(?:because|since|due|thanks|owing|as a result|so|why|therefore|thus|hence|means?|meaning|reasons?|caus\p{L}+|mak(?:es?|ing)|made|gives?|results?|lead(?:s|ing)?|lets?|letting|helps?|keeps?|saves?|turns?|thereby|which|by|without|if|when)\b|[:?] /iu
/** Whether a sentence gives a reason where the texts only put two things side by side. */
export const givesReason = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  gives.test(sentence) && !texts.some((text) => explains.test(text))

const count = String.raw`(?:an? |the )?(?:\p{Nd}|half|hundred|thousand|million|dozen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|just|ever|before|once|usual)`
/** "Faster than Postgres", but not "more than forty". */
const compares = new RegExp(
  String.raw`\b(?:\p{L}{2,}er|more|less|fewer|better|worse)\b[^,.;]{0,40}? than (?!${count})`,
  "iu"
)
const comparesToo = /\b(?:than|compared|versus|vs|unlike|instead of|beats?|outperforms?|rather)\b/iu
/** Whether a sentence puts something above another where no text does. */
export const putsAbove = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  compares.test(sentence) && !texts.some((text) => comparesToo.test(text))
