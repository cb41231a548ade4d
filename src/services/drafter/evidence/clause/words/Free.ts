/** Words a restatement may add: they say that something is there, or for whom, and nothing of what it is. */
import { wordSet } from "./Closed.ts"

/** Stems of base forms come from the reader of stems; these are base forms. */
export const freeVerbs = wordSet(`
  be have do offer provide include contain give let help allow enable come get feature bring make use support become
  comprise cover consist
`)
/** What a product is called in a sentence that says what it is. */
export const freeNouns = wordSet(`
  app apps application tool tools product products platform software service services system solution website site company
  business team feature features function functionality way ability option possibility user users people person customer
  customers everyone anyone thing things
`)
/** Readers a page speaks to without naming them: "Export your invoices" says that users can. */
export const audience = wordSet(`
  you user users customer customers people person anyone everyone client clients team teams member members visitor
  visitors learner learners reader readers patient patients guest guests business businesses company companies owner owners subscriber buyer buyers shopper shoppers participant participants player players
`)
/** Words of a price line that its figures say as well. */
export const priceNouns = wordSet(`
  plan plans price prices pricing cost costs subscription tier package fee rate edition licence license start begin charge
  pay payment bill one
`)
/** Say that something is there, somewhere, for some time: they add nothing to a heading or a "there is". */
export const neutralVerbs = wordSet(`
  take last keep locate exist stay remain stand run require need find work accept add arrive
`)
