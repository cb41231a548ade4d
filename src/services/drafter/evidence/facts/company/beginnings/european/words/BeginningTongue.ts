/** What a language brings to the reading of beginnings: words and shapes, as sources of regular expressions. */

/** A shape of a clause without its time; "¤" is us by name or by "our", "£" is "the" kind of house, "{x}" a part of the table. */
export interface BeginningTongue {
  /** Words that may stand before the year as parts of its time. */
  readonly time: string
  /** Whether a year tells a time without a preposition: "wurde 2011 gegründet". */
  readonly bareYear: boolean
  /** Before a year that is no time of anything: "until", "from", "before". */
  readonly noTime: string
  readonly since: string
  /** Articles that belong to a name. */
  readonly articles: ReadonlySet<string>
  /** Whether a name takes an "s" of whose it is. */
  readonly genitive: boolean
  /** "our", "the", each with its blank, and the kinds of house that may follow; `ofOur`, `ofThe`: whose something is. */
  readonly house: {
    readonly our: string
    readonly the: string
    readonly ofOur: string
    readonly ofThe: string
    readonly of: string
    /** May stand between "our" and the kind, or behind it. */
    readonly before: string
    readonly behind: string
  }
  /** Named parts of shapes; `kinds` is one of them. */
  readonly parts: Readonly<Record<string, string>>
  /** Tell it of the house itself, whatever the land. */
  readonly firm: ReadonlyArray<string>
  /** Tell that it opened, or came out: not where a land is told, which it may have come to later. */
  readonly loose: ReadonlyArray<string>
  /** Tell since when it is there. */
  readonly going: ReadonlyArray<string>
  /** Name no house: "it all began". */
  readonly story: ReadonlyArray<string>
  /** Over the commas of a whole sentence. */
  readonly whole: ReadonlyArray<string>
  /** Right behind the name: "Acme, founded in 2011". */
  readonly founded: string
  /** A clause with one of these tells of another beginning, or of none. */
  readonly veto: string
  /** Of a clause with "since". */
  readonly sinceVeto: string
  /** Of an earlier time, or a later one, between clauses. */
  readonly otherTime: string
  /** Between clauses. */
  readonly and: string
}
