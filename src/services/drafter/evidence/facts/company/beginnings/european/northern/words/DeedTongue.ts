/** What a language with its verb in second place brings to the reading of deeds that begin a house. */

/**
 * A shape of a clause whose years are taken out: "{D}" is whoever did it, "{P}" people by name alone, "{H}" the house by name,
 * as ours or by its kind, "{O}" the same with a kind nobody is named with ("ein Café"), "{F}" other words, "{x}" a part of the
 * table. A blank may hold a time.
 */
export interface DeedShape {
  readonly shape: string
  /** What has to be true besides: the site is called after whoever did it, the house is told in the shape, or it stands alone. */
  readonly needs: "house" | "namesake" | "page" | "signature"
}
export interface DeedTongue {
  readonly code: string
  /** Some word of each shape: what has none of them is not looked at. */
  readonly hint: RegExp
  /** What stands before a year as part of its time. */
  readonly time: string
  /** Before a year that is no time of a deed: "until", "from". */
  readonly noTime: RegExp
  /** Before the house these make it another's place or means: "vor der Weberei". */
  readonly before: string
  /** People without names: "five families". */
  readonly group: string
  /** Whoever tells it, or was told of. */
  readonly me: string
  readonly us: string
  readonly one: string
  readonly two: string
  /** What somebody is, before the name, with whose they are. */
  readonly call: string
  /** Of such words those that make somebody else of them: a neighbour, a mayor. */
  readonly others: RegExp
  /** Words before a name that are none of it: "Opa", "Kapitän". */
  readonly titles: RegExp
  /** Of a name of unknown given names: its first word is a noun. */
  readonly nouns: RegExp
  /** "And so Acme was born", in the sentence behind a deed. */
  readonly bornSo: string
  /** "Gründer", before a name. */
  readonly founder: string
  /** Is there since then. */
  readonly lasts: RegExp
  /** Articles and "our", with their blank, before a kind of house; `some`: "a", "her own". */
  readonly the: string
  readonly our: string
  readonly some: string
  /** Adjectives between them. */
  readonly small: string
  /** What any house may be called. */
  readonly anyHouse: RegExp
  readonly parts: Readonly<Record<string, string>>
  readonly shapes: ReadonlyArray<DeedShape>
  /** Of the words of the deed and the clause around it. */
  readonly veto: RegExp
}
