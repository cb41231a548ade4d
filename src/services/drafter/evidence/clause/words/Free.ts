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
/** Verbs that only hold together what their clause puts together: in a restatement they may be new. */
export const bindingVerbs = wordSet(`
  combine pair unite join bundle base mean involve know decide wish hold release work happen become consist form lie
  appear serve deal focus handle go begin start continue apply cover concern relate depend matter intend design let say
  ask leave want like put set count fit suit live see show tell carry bear pass turn learn wait let help allow enable
  execute operate offer sell
`)
/** Nouns of which every text has some: they name a part, a kind or a measure of what is spoken of. */
export const frameNouns = wordSet(`
  version edition part piece number amount way time kind type sort form range set list level place side step case name
  end start beginning rest whole group pair lot bit unit item member area range choice process method means purpose
  result need request use work day week month year moment hour minute second period date
`)
/** Adjectives and adverbs that add no praise and no kind. */
export const frameModifiers = wordSet(`
  different following same other another various own available possible able such new current existing based called named
  together afterwards later then now also too even again so far meanwhile beforehand instead otherwise still already
  once twice both each either overall least most about well here there therefore thus directly simply just
`)
/** Paid once, whatever is paid a month beside it. */
export const singleFees: RegExp =
  /^(?:set|setup|install|deposit|deliver|shipp?|join|regist|enrol|one|einricht|kaution|versand|anmeld|install|livrais|caution|inscri|alta|env|instal|deposit|entreg|iscriz|consegn|cauzion|borg|verzend|activ)/
