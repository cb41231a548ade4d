/**
 * Parts of a page's sentence that say what follows of something else, or not at all: "unlike", "not", "whether", "half of them",
 * "by our partner". A word that the page has nowhere but there is not said of the product.
 */
import { tellingStems } from "../../meaning/TellingStems.ts"

interface Zone {
  /** The parts of a text that are one. */
  readonly within: (text: string) => ReadonlyArray<string>
  /** A sentence that has this says so itself, or the part of it that has the word where it may be said of something else. */
  readonly admits: RegExp
  readonly nearby?: RegExp
  readonly reason: string
  /** Words of the part that say of whom or of how many it is: a sentence that has one of them says so as well. */
  readonly whose?: RegExp
}

const matching =
  (zone: RegExp) =>
  (text: string): ReadonlyArray<string> =>
    text.match(zone) ?? []
const clausesWith =
  (marker: RegExp, but?: RegExp) =>
  (text: string): ReadonlyArray<string> =>
    text
      .split(/[.;:!?–—](?=\s|$)|,\s|\s(?=but\b)/u)
      .filter((clause) => marker.test(but === undefined ? clause : clause.replace(but, " ")))

/** Says no to something in so many words. */
const denial = /\b(?:not|no|never|none|nothing|nobody|nor|neither|cannot|without|free)\b|n['’]t\b/iu
/** Says no by what it is without: only to what it stands beside. "Too small or out of season" denies nothing of what is eaten. */
const lacking =
  /\b(?:less|un\p{L}+|non-?\p{L}+|\p{L}+less|only|instead|rather|avoid\p{L}*|stop\p{L}*|prevent\p{L}*|keep\p{L}*|except|exclud\p{L}*|lack\p{L}*|skip\p{L}*|refus\p{L}*|forbid\p{L}*|ban\p{L}*|zero|rid|out of)\b/iu

const zones: ReadonlyArray<Zone> = [
  {
    within: matching(
      /\b(?:(?:everywhere|anywhere|everything|everyone|all) but|unlike|instead of|rather than|as opposed to|in place of|opposed to|against using)\b[^,.;:–—]*/giu
    ),
    admits: /\b(?:unlike|instead|rather|opposed|not|no|never|without|nor)\b|n't\b/i,
    reason: "the page says it of what this is not"
  },
  {
    within: clausesWith(
      /\b(?:not|never|cannot|nor|neither|none of)\b|n['’]t\b/iu,
      /\b(?:so (?:that )?you (?:don['’]t|do not|never) (?:have|need) to|not (?:only|just|merely|least|until)|never miss|can['’]t wait|don['’]t (?:worry|miss|forget|hesitate))\b/giu
    ),
    admits: denial,
    nearby: lacking,
    reason: "the page says the opposite"
  },
  {
    within: matching(/\b(?:whether (?:or not )?)[^,.;:–—]*/giu),
    admits:
      /\b(?:whether|if|can|could|may|might|lets?|allows?|decid\p{L}*|choos\p{L}*|tells?|shows?|checks?|asks?)\b/iu,
    reason: "the page leaves it open"
  },
  {
    within: matching(
      /\b(?:half|some|most|many|few|several|(?:a |one |two )?(?:thirds?|quarters?|fifths?)|\p{Nd}+|one|two|three|four|five|six|ten|a dozen|part|each|any) of (?:them|these|those|which|whom)\b[^,.;:–—]*/giu
    ),
    admits: /\b(?:half|some|most|many|few|several|thirds?|quarters?|partly|part|mostly)\b/iu,
    reason: "the page says it only of some cases",
    whose: /^(\S+)/u
  },
  {
    within: clausesWith(
      /\b(?:(?:is|are|gets?) (?:\p{L}+ly )?(?:carried out|provided|done|handled|delivered|performed|managed|run|looked after|taken care of|supplied|fitted|installed|given|offered|organi[sz]ed) by (?!us\b|our\b|the two of us|hand\b|machine|default|phone|post|e-?mail|means|\p{L}+ing\b)|(?:refer|pass|hand|send|point|direct) (?:you|them|it|those|the \p{L}+) (?:on |over )?to\b)/iu
    ),
    admits:
      /\b(?:by|refer\p{L}*|partner\p{L}*|through|via|pass\p{L}*|send\p{L}*|sent|hand\p{L}*|point\p{L}*|direct\p{L}*)\b/iu,
    reason: "the page says that somebody else does it",
    whose: /\b(?:by|to) (.+)$/iu
  }
]

/** Why a sentence may not have a word that its texts have only in such a part; null where it has none. */
export const zoned = (sentence: string, stems: ReadonlySet<string>, texts: ReadonlyArray<string>): string | null => {
  for (const { within, admits, nearby, reason, whose } of zones) {
    if (admits.test(sentence)) continue
    const clauses = nearby === undefined ? [] : clausesWith(nearby)(sentence)
    const admitted = new Set(clauses.flatMap(tellingStems))
    const parts = texts.flatMap(within)
    const told = (part: string) => tellingStems(whose?.exec(part)?.[1] ?? "").some((one) => stems.has(one))
    if (parts.length === 0 || (whose !== undefined && parts.some(told))) continue
    const inside = new Set(parts.flatMap(tellingStems))
    const outside = new Set(
      texts.flatMap((text) => tellingStems(within(text).reduce((rest, part) => rest.replace(part, " "), text)))
    )
    if ([...stems].some((one) => inside.has(one) && !outside.has(one) && !admitted.has(one))) return reason
  }
  return null
}
