/**
 * What a language says of where somebody is, as the shapes of a sentence are made of it (`ProseShapes.ts`). Each is the
 * alternatives of a regular expression, against plain text without case; null where the language has no such thing.
 */
export interface PlaceTongue {
  readonly lang: string
  /** Of when or how, at the head of a sentence: "today", "for ten years now". */
  readonly lead: string
  /** Says how or since when, and nothing else: left out wherever it stands. */
  readonly adverbs: string
  /** "we", where verbs need it; null where their form tells it. */
  readonly we: string | null
  /** "we are". */
  readonly weAre: string
  /** "is", behind a name. */
  readonly is: string
  /** Before a noun: an article, or how many. */
  readonly a: string
  readonly and: string
  /** Kinds of house: "studio", "bakery". */
  readonly kinds: string
  /** People who are a house: "friends", "sisters". These may come from a town and work in another. */
  readonly people: string
  /** Behind a kind, what of: "of seven", "de diseño". */
  readonly tail: string
  /** Of a place where something is: "in", "on the edge of". */
  readonly at: string
  /** Of a place that a house is of: "from", "aus", "di". */
  readonly of: string
  /** Parts of a town, up to its name: "on the harbour of". */
  readonly spots: string
  /** Leads from a part of a town to its name: "un hangar de Saint-Malo". */
  readonly genitive: string | null
  /** "based", before "on the harbour". */
  readonly set: string
  /** "sits", of a house. */
  readonly sits: string
  /** "was born", of a house. */
  readonly born: string
  /** "It is" in Ghent "that we" bake. */
  readonly cleft: string
  readonly thatWe: string
  /** Behind a town and before a house: "eine in Kiel ansässige Agentur". */
  readonly settled: string
  /** "And still is", behind where it was born. */
  readonly stays: string
  /** "comes from", behind a name. */
  readonly comes: string
  /** "All our", before what is made. */
  readonly all: string
  /** Before an article, what a place is beside: "on the harbour in Aarhus". */
  readonly beside: string
  /** "the", "an old". */
  readonly articles: string
  /** What makers do: "we bake". */
  readonly make: string
  /** What is done by them: "baked". */
  readonly made: string
  /** Between a thing and what is done to it: "is", "wird". */
  readonly become: string
  /** "by", before people who are named by their number. */
  readonly by: string
  /** What makers do wherever they are: "live", "work". */
  readonly abide: string
  readonly our: string
  readonly rooms: string
  /** What rooms do: "are", "can be found". */
  readonly stand: string
  /** Before rooms of ours: "from", "visit". */
  readonly into: string
  /** Makers as people: "our team", "the whole crew". */
  readonly team: string
  /** "You will find us". */
  readonly find: string
  /** "Behind". */
  readonly behind: string
  /** What stands behind a name: "there is". */
  readonly there: string
  /** "is the work of". */
  readonly work: string
  /** "Based", at the head of a sentence that goes on about us. */
  readonly based: string
  /** "Home is", "the home of"; `{S}` for whose. */
  readonly home: string
  /** "Greetings from". */
  readonly hello: string
  /** How a verb of ours begins, where it needs no "we": "ayudamos". */
  readonly ourVerb: string
  /** Words that may not stand between: they lead to somebody or something else. */
  readonly leads: string
}
