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
/** Verbs that hold a sentence together and may come or go where all its other words stand: "keeps it safe", "is done". */
export const holdingVerbs = wordSet(`
  be have do get go come keep make take put turn stand lie sit appear show happen let help allow enable use stay remain
  need require exist become
`)
/** Verbs that put together what a page has side by side: "an app that combines payroll and contracts". */
export const joiningVerbs = wordSet(`
  combine pair unite join bundle base mean involve hold release pass carry receive form lie deal focus handle start continue
  apply cover concern relate matter design let say leave set fit see show tell live consist comprise come arrive concern
  feature offer provide give include contain bring
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
/** Words of praise, and of what a product claims to be: new ones are the page's own or nobody's. */
export const praise = wordSet(`
  beautiful stunning elegant powerful amazing great excellent premium luxury luxurious superior outstanding innovative smart
  intelligent advanced modern professional reliable secure safe safely securely fast quickly rapid instant easy easily simple
  simply intuitive seamless seamlessly effortless effortlessly robust comprehensive complete full flexible scalable affordable
  cheap healthy natural organic sustainable sustainably green eco ethical ethically fair fairly delicious fresh freshly
  authentic traditional traditionally handmade artisan expert experienced skilled friendly trusted loved popular famous
  unlimited endless free automatic automatically ai artificial private anonymous confidential encrypted accurate precise
  precisely accurately efficient efficiently productive lightweight durable sturdy strong waterproof vegan gluten halal kosher
  licensed registered insured certified qualified tested proven official legal compliant accessible open always never
  constantly continuous continuously permanently good better perfect ideal quality high rich deep real true live native
  worldwide global international european american british german nationwide regional exclusive unique special custom
  personalised tailored individual dedicated renewable recycled recyclable biodegradable carbon neutral
`)
/** Adjectives that tell a size, a shape, a place or a time, and praise nothing. */
export const plainModifiers = wordSet(`
  small little tiny compact large big long short wide narrow thick thin tall high low deep flat round square heavy light
  local nearby regional central rural urban indoor outdoor inner outer upper lower early late daily weekly monthly yearly
  annual nightly seasonal temporary permanent initial final main single double several various general common usual
  regular ordinary separate shared joint
  warm cold hot dry wet old young empty
`)
/** Paid once, whatever is paid a month beside it. */
export const singleFees: RegExp =
  /^(?:set|setup|install|deposit|deliver|shipp?|join|regist|enrol|one|einricht|kaution|versand|anmeld|install|livrais|caution|inscri|alta|env|instal|deposit|entreg|iscriz|consegn|cauzion|borg|verzend|activ)/
