/**
 * Why something is so, what it is more than, and whether it is alone in it: ties between facts that each stand on the page by
 * themselves.
 */

/** "Because its hens eat maize", "due to the hatchery", "since it is written in Zig". */
const gives =
  /\b(?:because|due to|thanks to|owing to|as a result|which is why|that is why|that's why)\b|\bso(?: that)? (?:(?:the|its|their|our) )?(?:\p{L}+ ){1,3}(?:can|could|may|might)\b|\bsince (?:it|they|we|he|she|you|(?:the|its|their|our) \p{L}+) (?:is|are|has|have|does|do|can|runs?|uses?|works?|comes?|needs?)\b/iu
/** A page that says why may say it in another way. */
const explains =
  /\b(?:because|since|due|thanks|owing|as a result|so|why|therefore|thus|hence|means?|meaning|reasons?|caus\p{L}+|mak(?:es?|ing)|made|gives?|results?|lead(?:s|ing)?|lets?|letting|helps?|keeps?|saves?|turns?|thereby|which|without|if|when)\b|(?<!\p{L}(?:ed|en|wn|un|ght|ade|old) )\bby\b|[:?] /iu
/** "Um Geld zu sparen", "afin de", "om te": what it is done for. */
const aims =
  /(?<!\p{L})(?:um (?:[^,.;]{1,60} )?(?:\p{L}*zu\p{L}+en|zu \p{L}+)|afin (?:de|d['’]|que)|dans le but|om (?:[^,.;]{1,60} )?te \p{L}+|con el fin de|a fin de|al fine di|allo scopo di|a fim de|com o objetivo de)(?!\p{L})/iu
/** A page that says what for, or by what means, may say it in another way. */
const means =
  /(?<!\p{L})(?:um|zu\p{L}*|damit|dadurch|so|dank|mit|durch|für|zwecks|hilft|helfen|ermöglich\p{L}+|lässt|pour|afin|grâce|ainsi|permet\p{L}*|aide\p{L}*|avec|en|om|te|zodat|waarmee|met|voor|helpt|para|con|así|ayuda\p{L}*|per|così|aiuta\p{L}*|consent\p{L}+|com|assim|ajuda\p{L}*)(?!\p{L})/iu
/** Whether a sentence gives a reason where the texts only put two things side by side. */
export const givesReason = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  (gives.test(sentence) && !texts.some((text) => explains.test(text))) ||
  (aims.test(sentence) && !texts.some((text) => means.test(text)))

const count = String.raw`(?:an? |the )?(?:\p{Nd}|half|hundred|thousand|million|dozen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|just|ever|before|once|usual)`
/** "Faster than Postgres", but not "more than forty", nor "rather than". */
const compares = new RegExp(
  String.raw`\b(?:(?!(?:rather|other)\b)\p{L}{2,}er|more|less|fewer|better|worse)\b[^,.;]{0,40}? than (?!${count})`,
  "iu"
)
const comparesToo = /\b(?:than|compared|versus|vs|unlike|instead of|beats?|outperforms?|rather)\b/iu
/** Whether a sentence puts something above another where no text does. */
export const putsAbove = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  compares.test(sentence) && !texts.some((text) => comparesToo.test(text))

const most = String.raw`(?:(?:most|least|plus|más|mais|più) \p{L}+|\p{L}+est(?!\p{L})|best|first|leading|top|only|mejor|melhor|miglior|meilleur|älteste|größte|beste|\p{L}{3,}ste[nrs]?(?!\p{L}))`
/** "One of the oldest", "eine der ältesten", "l'une des plus anciennes". */
const amongMost = new RegExp(
  String.raw`(?<!\p{L})(?:one of|some of|among|gehör\p{L}+ zu|zähl\p{L}+ zu|(?:fait|font) partie|compte(?:nt)? parmi|figure(?:nt)? parmi|es de|figura(?:n)? entre|è (?:tra|fra)|(?:fa|fanno) parte|está entre|faz parte|behoor\p{L}+ tot|amongst|eine[rs]? der|einige der|unter den|parmi|(?:l['’])?une? des|certaines? des|un[oa] de l[oa]s|entre l[oa]s|um dos|uma das|entre [oa]s|uno dei|una delle|tra [il][el]?|een van de|onder de)(?: (?:the|our|den|des|les|los|las|os|das|as|i|le|de[il]|delle|de))? (?:\p{L}+ )?(${most})`,
  "giu"
)
/** "The oldest", "die älteste", "le plus ancien". */
const theMost = new RegExp(
  String.raw`(?<!\p{L})(?:the|our|its|der|die|das|unsere?|l[ae]|el|o|a|il|de|het|['’]s) (?:\p{L}+ )?(${most})`,
  "giu"
)
/** Superlatives as a pattern finds them, without the ending that goes with their noun: "plus anci", "älte". */
const superlativesIn = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  [...text.toLowerCase().matchAll(pattern)].map(([, word = ""]) => word.replace(/(?<=\p{L}{4})\p{L}+$/u, ""))
/** Whether a sentence calls the one what a text calls one of several. */
export const isOneOfSeveral = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const alone = superlativesIn(sentence, theMost)
  return (
    alone.length > 0 &&
    superlativesIn(sentence, amongMost).length === 0 &&
    texts.some((text) => superlativesIn(text, amongMost).some((word) => alone.includes(word)))
  )
}

/** "The fastest on the market", of "our fastest yet": of all there are. */
const ofAll =
  /(?<!\p{L})(?:on the market|in the (?:world|industry|business|country)|worldwide|auf dem markt|(?:auf|in) der (?:ganzen )?welt|weltweit|der branche|du (?:marché|monde)|au monde|del (?:mercado|mundo|sector)|sul mercato|al mondo|del (?:mondo|settore)|do (?:mercado|mundo|setor)|no mercado|op de markt|ter wereld|van de markt)(?!\p{L})/iu
const anyMost = new RegExp(`${most}`, "iu")
/** Whether a sentence puts a thing above all others where no text does. */
export const widensRank = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  ofAll.test(sentence) && anyMost.test(sentence) && !texts.some((text) => ofAll.test(text))
