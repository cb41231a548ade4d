/**
 * What one language brings for saying how far along a product is. Shapes are regular expressions that match a clause
 * from its beginning, in small letters, with the product's name as "§" and free adverbs taken out; `{word}` stands for
 * an entry of `words`. What no shape lists is read by none, so a clause about anything else stays unread.
 */
export interface StageTongue {
  /** What every sentence told in this language has in it. */
  readonly hint: RegExp
  /** Whether blanks part its words. */
  readonly spaced: boolean
  readonly words: Readonly<Record<string, string>>
  /** Adverbs that change nothing of what is said, wherever they stand: "quietly", "of course". */
  readonly free: string
  /** That it is so since a change: "now", "finally", "since Monday". */
  readonly now: string
  /** When it happened: "last month", "in May 2024". Of a trial so told it is open whether it goes on. */
  readonly dated: string
  /** That it may change yet: "still", "for the time being". */
  readonly still: string
  /** For how long, where that is decades: "for more than twenty years", "since 1998". */
  readonly long: string
  /** Between clauses: "and", "but". */
  readonly joins: string
  /** In what stands before: told of another time, on a condition, or of somebody else. */
  readonly unless: string
  /** In what follows within the clause: it is to come, or only a part of it. */
  readonly spoils: string
  /** Stages of trial; `{T}` is what is tried, of which the name of the stage is `trial`. */
  readonly trial: ReadonlyArray<string>
  readonly launched: ReadonlyArray<string>
  /** Read only beside a year: the thing by its name, never "we", of whom it tells how they began. */
  readonly released: ReadonlyArray<string>
  /** Read as launched only beside a word of `now`, or after a beta that is over. */
  readonly launchedNow: ReadonlyArray<string>
  readonly idea: ReadonlyArray<string>
  /** Read only beside a word of `still`: "there is no app" alone may say that none is needed. */
  readonly ideaStill: ReadonlyArray<string>
  /** More of those it is for; figures that have grown are `less` and `more`. */
  readonly growing: ReadonlyArray<string>
  readonly mature: ReadonlyArray<string>
  /** Read as mature only beside a word of `long`: "bakers rely on it". */
  readonly matureLong: ReadonlyArray<string>
  /** That it can be had or is in daily use, which so far is a beta that is open as well. */
  readonly had: ReadonlyArray<string>
}

/** The product under its name or as ours; `{it}` is whatever the sentence before spoke of. */
export const subjectSlot = "(?:(?<own>{N}|{we})|(?<it>{it}))"
/** A version that is out: not of the kind that begins with nought. */
export const versionNumber = String.raw`v?[1-9]\p{Nd}?(?:\.\p{Nd}{1,2}){0,2}(?!\.?\p{Nd})`
