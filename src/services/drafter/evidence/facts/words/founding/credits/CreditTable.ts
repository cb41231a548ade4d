/** What a language says of who began a thing: each field alternatives of a regular expression, in small letters. */
export interface CreditTable {
  /** As a page's `lang` begins. */
  readonly code: string
  /** Articles that belong to a name or a kind of house behind them. */
  readonly article: string
  /** "our", with all that stands before it. */
  readonly our: string
  /** What a house calls itself behind an article or "our". */
  readonly kinds: string
  /** "the story", "it all": of a house without its name. */
  readonly story: string
  /** Words that run together, and what they are apart: "del" is "de el". */
  readonly apart: ReadonlyArray<readonly [RegExp, string]>
  /** Before what is begun these make it something else: "with Acme", "for Acme". */
  readonly before: string
  /** Before the names of people these make them no doers: "the sister of Ada Roth". */
  readonly beforeWho: string
  /** Begins a sentence with a capital and is part of no name. */
  readonly openers: string
  /** Joins a second person to the first: "and", "with". */
  readonly along: string
  /** "together with", where it opens a sentence. */
  readonly together: string
  /** Somebody's, or an article: before what a second person is. */
  readonly whose: string
  /** Began it, of one or more people, with what belongs to the verb. */
  readonly did: string
  /** Begun, as a participle. */
  readonly done: string
  /** Of `did` and `done` those that say "made": who was paid may have done it. */
  readonly made: RegExp
  /** Of `made` those that are said of walls as well. */
  readonly walls: RegExp
  readonly be: string
  readonly by: string
  readonly of: string
  /** "originally", "together": between the verb's parts. */
  readonly adverb: string
  /** "is", "is called": before the name of a founder. */
  readonly named: string
  /** "two", "young": before a founder. */
  readonly which: string
  /** "to found", "to open". */
  readonly toDo: string
  /** Made up their mind. */
  readonly decided: string
  /** "the idea", "the work", "the child": something of somebody's. */
  readonly work: string
  /** Founders, makers and inventors, in nouns of one and of several. */
  readonly founder: string
  /** "and", and what may stand for it: "as well as". */
  readonly and: string
  /** "when", before what they did then. */
  readonly when: string
  /** "who", "which". */
  readonly that: string
  /** Came to be, in any tense but the future. */
  readonly born: string
  /** Rooms and tables that something begins in or at. */
  readonly rooms: string
  /** "I am", "my name is". */
  readonly iAm: string
  readonly weAre: string
  /** "I made", "and I make": whoever speaks. */
  readonly iDid: string
  readonly weDid: string
  /** Denied, planned, wished for or only said. */
  readonly doubt: RegExp
  /** Relatives and other nouns that make of a name another person: "the father of Ada Roth". */
  readonly kin: RegExp
  /** Help, money and thanks: whoever gave them began nothing. */
  readonly help: RegExp
  /** More ways, in the words of the language alone. */
  readonly ways: ReadonlyArray<string>
}
