/** A sentence as its words: each with what stands around it, so that nothing of the page's punctuation is lost. */

import { inFigures } from "../../reading/SpeltNumbers.ts"
import { numberWords, plainNumbers, someNumber } from "../words/Numbers.ts"
import { constructions, type Turn, turned } from "../words/turns/Constructions.ts"
import { rewordings } from "../words/turns/Rewordings.ts"

export interface RawWord {
  /** As it was written. */
  readonly text: string
  /** In lower case, without a possessive ending. */
  readonly norm: string
  readonly possessive: boolean
  /** What stands between the word before and this one: spaces left out, "" where nothing but they. */
  readonly gap: string
  /** Bound to the word before by a hyphen: "open-source". */
  readonly joined: boolean
  readonly start: number
  readonly end: number
}

const number = String.raw`\p{Nd}+(?:[.,]\p{Nd}+){0,6}`
/** A number with its currency, a word with its inner points and apostrophes ("Node.js", "don't", "e.g."), a sign that is read. */
const pattern = new RegExp(
  String.raw`(?:\p{Sc} ?)?${number}(?: ?(?:%|\p{Sc}))?(?=[^\p{L}]|$)` +
    String.raw`|[\p{L}\p{M}\p{Nd}_]+(?:[.'](?=[\p{L}\p{Nd}])[\p{L}\p{M}\p{Nd}_]+)*(?:\+\+|#|\+(?!\p{L}))?` +
    String.raw`|[&%]|\p{Sc}`,
  "gu"
)

const normOf = (text: string): { readonly norm: string; readonly possessive: boolean } => {
  const lower = text.toLowerCase()
  const owner = /^(.+)'s$/.exec(lower)
  if (owner?.[1] !== undefined && !/^(?:it|that|there|here|what|who|he|she|let|where|how)$/.test(owner[1]))
    return { norm: owner[1], possessive: true }
  return { norm: lower, possessive: false }
}

/** "300 m" is so many metres; "€3 m" is none. */
const units = ["m:metres", "km:kilometres", "cm:centimetres", "mm:millimetres", "kg:kilograms", "g:grams"].map(
  (pair): readonly [RegExp, string] => {
    const [short = "", long = ""] = pair.split(":")
    return [
      new RegExp(String.raw`(?<=(?<!\p{Sc} ?[\p{Nd}.,]{0,12})\p{Nd}) ?${short}(?![\p{L}\p{Nd}²³/-])`, "gu"),
      ` ${long}`
    ]
  }
)

/** "Thu–Sun", "Tue 5 pm": of the two ends of a span or before a time alone; "Sun" and "Sat" are other words too. */
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
  (day): readonly [RegExp, string] => {
    const short = String.raw`${day.slice(0, 3)}(?:s|rs|nes|ur)?`
    return [
      new RegExp(
        String.raw`\b${short}\b\.?(?= ?[-–—] ?\p{Lu}\p{Ll}{2}| \p{Nd})|(?<=\p{Lu}\p{Ll}{2,8}\.? ?[-–—] ?)${short}\b\.?`,
        "gu"
      ),
      day
    ]
  }
)

/** "No more than six", "six people at most", "four learners, never more": one bound, said in one way before the number. */
const bounds: ReadonlyArray<readonly [RegExp, string]> = [
  [new RegExp(String.raw`\b(?:no|not|never) (?:more|greater) than (?=${someNumber}\b)`, "giu"), "at most "],
  [new RegExp(String.raw`\b(?:no|not|never) (?:fewer|less) than (?=${someNumber}\b)`, "giu"), "at least "],
  [
    new RegExp(
      String.raw`(?<!\b(?:than|most|least|to|of) )\b(${someNumber} (?:\p{Ll}+ ){0,3}?\p{Ll}+),? (?:at (?:the )?most|(?:and |but )?never more|(?:and |but )?no more)(?=[.,;!?]|$)`,
      "giu"
    ),
    "at most $1"
  ]
]

/** "$40", "one", "half": whatever may be more or less than. */
const amount = String.raw`(?:[\p{Sc}\p{Nd}]|(?:${someNumber}|one|half)\b)`
/** Spelt apart and as one they are the same word. */
const joins: ReadonlyArray<readonly [RegExp, string]> = [
  // "Petit (our largest customer) bakes": what stands between a name and its verb parts them as little as commas do.
  [
    /^(\p{Lu}[\p{L}\p{Nd}'’&.-]*(?: (?:& )?\p{Lu}[\p{L}\p{Nd}'’&.-]*){0,4}) \(([^()\p{Nd}\p{Sc}]{2,60})\) (?=\p{Ll})/u,
    "$1, $2, "
  ],
  // "Like Petit, many of our customers bake": who else does it.
  [/^Like [^,;:.!?]{2,40}, (?=\p{Ll})/u, ""],
  ...days,
  [/(?<=\b\p{Lu}\p{Ll}{2,5}day)s\b/gu, ""],
  [/(?<=day) ?[-–—] ?(?=\p{Lu}\p{Ll}+day\b)/gu, " to "],
  // "2–4 players", "AGPL-3.0", "PDFs".
  [/(?<![\p{Nd}.,\-–—\p{Sc}])(\p{Nd}{1,3}) ?[–—-] ?(\p{Nd}{1,3})(?= \p{Ll}{3,})/gu, "$1 to $2"],
  ...units,
  ...bounds,
  [/(?<=\b\p{Lu}{2,12})-(?=\p{Nd}\.)/gu, " "],
  [/(?<=\b\p{Lu}{2}[\p{Lu}\p{Nd}]{0,12})s\b/gu, ""],
  [/\be[- ]?mail/gi, "email"],
  [/\bsign[- ]up\b/gi, "signup"],
  [/\bset[- ]up\b/gi, "setup"],
  [/\bpick[- ]up\b/gi, "pickup"],
  [/\blog[- ]in\b/gi, "login"],
  [/\bback[- ]up(s?)\b/gi, "backup$1"],
  [/\bwi[- ]fi\b/gi, "wifi"],
  [/\bopen[- ]source\b/gi, "opensource"],
  [/\breal[- ]time\b/gi, "realtime"],
  [/\bhand[- ]?made\b/gi, "handmade"],
  [/\b(?:at )?any ?time\b/gi, "anytime"],
  [/\bcannot\b/gi, "can not"],
  [/\bturns? down\b/gi, "refuse"],
  [/\bturned down\b/gi, "refused"],
  [/\bturning down\b/gi, "refusing"],
  [new RegExp(String.raw`\b(?:more|greater) than (?=${amount}|a (?:hundred|thousand|million|dozen))`, "giu"), "over "],
  [
    new RegExp(String.raw`\b(?:fewer|less) than (?=${amount}|a (?:minute|second|day|week|hour|month))`, "giu"),
    "under "
  ],
  [/\b(?:is|are) able to\b/gi, "can"],
  [/\b(?:is|are) (?:unlikely|too (?:\p{L}+ )?\p{L}+) to\b/giu, "can not"],
  [/\b(?:is|are) (?:allowed|permitted|likely) to\b/gi, "may"],
  [/\b24 ?[/x] ?7\b/gi, "24 hours a day"],
  [/\b(?:all )?(?:a)?round the clock\b/gi, "24 hours a day"],
  [/\bfree of charge\b/gi, "free"],
  [/\bfor free\b/gi, "free"],
  [/\bget rid of\b/gi, "remove"],
  [/\bgets rid of\b/gi, "removes"],
  [/\bso that\b/gi, "so"],
  [/\bas well as\b/gi, "and"],
  [/\bin order to\b/gi, "to"]
]
/** A text in the spelling it is read in; lengths may change, so it is done once, before anything is counted. */
export const respelt = (text: string): string =>
  joins.reduce((done, [from, to]) => done.replace(from, to), inFigures(text, "en", plainNumbers))
/** The same in the turns of phrase in which sentences are compared. */
export const reworded = (text: string): string => turns.reduce(turned, respelt(text))
const turns: ReadonlyArray<Turn> = [...constructions, ...rewordings]

const contracted: ReadonlyArray<readonly [RegExp, ReadonlyArray<string>]> = [
  [/^can't$/i, ["can", "not"]],
  [/^won't$/i, ["will", "not"]],
  [/^shan't$/i, ["shall", "not"]],
  [/^(\p{L}+)n't$/iu, ["$1", "not"]],
  [/^(\p{L}+)'re$/iu, ["$1", "are"]],
  [/^(\p{L}+)'ve$/iu, ["$1", "have"]],
  [/^(\p{L}+)'ll$/iu, ["$1", "will"]],
  [/^(i)'m$/iu, ["$1", "am"]],
  [/^(it|that|there|here|what|who|he|she|where|how)'s$/iu, ["$1", "is"]],
  [/^(let)'s$/iu, ["$1", "us"]]
]
const parts = (text: string): ReadonlyArray<string> => {
  if (!text.includes("'")) return [text]
  for (const [from, to] of contracted) {
    const match = from.exec(text)
    if (match !== null) return to.map((one) => (one === "$1" ? (match[1] ?? "") : one))
  }
  return [text]
}

/** The words of a sentence, contractions taken apart. */
export const wordsOf = (sentence: string): ReadonlyArray<RawWord> => {
  const found: Array<RawWord> = []
  let last = 0
  for (const match of sentence.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    const between = sentence.slice(last, start)
    for (const [index, text] of parts(match[0]).entries()) {
      found.push({
        text,
        ...normOf(text),
        gap: index === 0 ? between.replace(/\s+/g, "") : "",
        joined: index === 0 && between === "-" && found.length > 0,
        start,
        end
      })
    }
    last = end
  }
  return found
}

/** Single number words too, which `respelt` leaves. */
export const countsInFigures = (text: string): string =>
  respelt(text).replace(/\p{L}+/gu, (word) => {
    const value = numberWords.get(word.toLowerCase())
    return value !== undefined && /^\p{Nd}+$/u.test(value) ? value : word
  })
