/**
 * The words by which one language tells how something is paid, each at its place in a few sentences that all languages
 * have. Written in small letters, as parts of regular expressions; "§" is the product by its name, "¤" a sum. Data.
 */
export interface ShapedTongue {
  /** The product, or all of it, by no name. */
  readonly it: string
  /** Before its name. */
  readonly the: string
  readonly at: string
  readonly is: string
  readonly and: string
  /** Whoever is charged: "you pay", "we charge". */
  readonly youPay: string
  readonly forEach: string
  /** Behind what is counted: "the page that goes through it". */
  readonly which: string
  /** After a share or a sum, before what it is taken of. */
  readonly ofEach: string
  readonly plus: string
  /** "you are billed for what you", before a verb. */
  readonly billedFor: string

  readonly licence: string
  readonly under: string
  /** "released", "in full": between "is" and "under". */
  readonly released: string

  /** "buy", "you buy". */
  readonly buy: string
  readonly once: string
  readonly costs: string
  /** Before a sum that is the whole of a sentence. */
  readonly price: string
  readonly store: string
  /** Says that nothing is paid again. */
  readonly never: string
  readonly shipped: string
  /** Half of it now, the rest later: a thing that is made to order. */
  readonly halves: string

  /** "is sold by subscription", with its verb. */
  readonly subscribed: string
  readonly flat: string
  readonly eachMonth: string
  readonly from: string
  /** A label over a sum that is paid each year or month. */
  readonly dues: string
  readonly cancel: string

  readonly free: string
  /** Before a number: how many are free. */
  readonly upTo: string
  /** One, or so many. */
  readonly few: string
  /** Without an end, in what is free of the first few. */
  readonly endless: string
  /** "upgrade to", "switch to": for more than what is free. */
  readonly upgrade: string
  readonly beyond: string
  /** Those who pay for more. */
  readonly payers: string
  readonly pay: string
  /** Parts of what is sold that are paid for. */
  readonly tier: string
  /** Of what is free: a part, a letter, the app. */
  readonly part: string

  /** "costs nothing". */
  readonly nothing: string
  readonly forAll: string
  readonly always: string
  /** A thing that is free: "a free service". */
  readonly freeThing: string
  readonly everythingOn: string
  /** "open to everyone", after "free and". */
  readonly open: string
  /** "while we are in alpha", with who pays nothing. */
  readonly trialFree: string
  /** "no ads", "without an account". */
  readonly none: string
}
