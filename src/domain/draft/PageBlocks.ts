/**
 * A page as its reader sees it: its visible blocks in reading order, each with where on the page it stands.
 * Where words stand decides what they may say: a reviewer's city is not the company's, a label of a menu is
 * no tagline.
 */

/** Regions of a page, and what stands in each. */
export const regions = {
  navigation: "Menus, breadcrumbs, language switchers, bars above the page.",
  hero: "What a visitor sees first: the opening of the page's main part.",
  main: "What the page says in its own voice, under no heading that says of what.",
  features: "What the product does, announced as such: features, benefits, how it works, services.",
  pricing: "Plans and what they cost.",
  faq: "Questions that the page itself answers.",
  team: "Who makes it.",
  contact: "How and where its makers are reached; an imprint.",
  reviews: "What somebody else says: quotations, stars, comments.",
  others: "Of somebody else: customers, case studies, partners, press, investors, rivals, dependencies.",
  news: "Teasers of what stands elsewhere: articles, events, jobs.",
  form: "What a visitor is asked to fill in.",
  footer: "The foot of the page.",
  legal: "Small print: terms, privacy, licences.",
  consent: "What is said of cookies."
} as const
export type Region = keyof typeof regions

/** What a block is; a `label` is a few words that make no sentence: a button, a badge, a figure. */
export type BlockKind = "heading" | "paragraph" | "item" | "cell" | "quotation" | "button" | "label"

/** Where a cell stands in its table, from 0; where it spans several rows or columns, the first of them. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

export interface PageBlock {
  /** On one line. */
  readonly text: string
  /** The same row by row, where the page breaks it into a few short ones: an address. */
  readonly rows?: ReadonlyArray<string>
  /** The words it begins with in bold, where others follow them. */
  readonly lead?: string
  /** 1..6 where it is a heading. */
  readonly level: number | null
  readonly kind: BlockKind
  readonly region: Region
  /** The headings it stands under, outermost first, by their number among the page's blocks. */
  readonly under: ReadonlyArray<number>
  /** Blocks of one card (a plan, a person, a review) share a number; the innermost card counts. */
  readonly card: number | null
  /** Items of one list, and cells of one table, share a number. */
  readonly list: number | null
  /** Of what stands in a table of things; cells that hold nothing are no blocks, and are counted. */
  readonly cell?: CellPlace
  /** Its language where it states one of its own (`lang`), else the page's; null where neither is stated. */
  readonly lang: string | null
}
