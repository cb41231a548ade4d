/** What is listed of a language: the words that bind in it, by what they do. */

/** Kinds of words that bind; each is a list in every table. */
export type BindingKind =
  | "not"
  /** A "not" that denies nothing but the noun after it. */
  | "without"
  | "since"
  | "plan"
  | "past"
  | "may"
  | "can"
  | "if"
  | "except"
  | "only"
  | "some"
  | "all"
  | "more"
  | "less"
  | "upTo"
  | "from"
  | "over"
  | "under"
  | "about"
  | "first"
  | "best"
  | "certified"
  | "award"
  | "guaranteed"
  | "official"
  | "free"
  | "fully"
  | "always"
  | "instant"
  | "worldwide"
  | "independent"
  | "trusted"
  | "limitless"
  | "included"
  | "other"
  | "user"
  | "role"
  | "speech"
  | "person"
  | "relative"
  | "by"
  | "per"
  | "second"
  | "minute"
  | "hour"
  | "day"
  | "week"
  | "month"
  | "year"

/**
 * Words by kind, apart by spaces: `*` for any letters, `_` for a space between words. Of a language without spaces the
 * words stand anywhere in a text.
 */
export type TongueTable = Readonly<Record<BindingKind, string>> & {
  /** Hold a word of denial, and deny nothing. */
  readonly idle: string
  /** "and", where it joins clauses. */
  readonly and: string
  /** Hold a sentence together, and are no content. */
  readonly small: string
  /** Months and days of the week. */
  readonly calendar: string
  /** `zwei:2`. */
  readonly numbers: string
  /** `von>nach`: what stands before the two ends of a way; `>` for where the ends stand. */
  readonly ways: string
  /** Places that nothing but a list tells from other words: only where names have no capital letters. */
  readonly places: string
}
