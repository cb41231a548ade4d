/** English words that hold a sentence together, by what they do in it. Data for the reading of clauses. */

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""))

export const determiners = wordSet("a an the this that these those another such")
export const quantifiers = wordSet(`
  all every each any both either most many few fewer several some no none neither half more less enough plenty lots much
  various numerous other others own whole
`)
export const possessives = wordSet("my your our his her its their whose")
/** Who speaks: the company itself. */
export const weWords = wordSet("we us our ours ourselves")
export const youWords = wordSet("you your yours yourself yourselves")
/** Stand for what the sentence before spoke of. */
export const itWords = wordSet("it its itself they them their theirs themselves this these")
export const personWords = wordSet("he him his himself she her hers herself i me my mine myself")
export const pronouns = wordSet(`
  i me you he him she her it we us they them who whom someone somebody everyone everybody anyone anybody nobody
  something everything anything nothing one ones mine yours ours theirs hers itself yourself ourselves themselves himself
  herself myself there
`)
/** Pronouns that can only be the subject. */
export const subjectPronouns = wordSet("i you he she it we they who that which there everyone everybody anyone nobody")

export const prepositions = wordSet(`
  of in on at to from by for with without within into onto over under between through throughout during before after
  about against across along among amid around as behind below beneath beside besides beyond despite down except inside
  like near off out outside per plus since than toward towards until unlike up upon via aboard versus worldwide
`)
export const conjunctions = wordSet("and or but nor yet so plus & as")
/** Open a clause on which another one depends. */
export const subordinators = wordSet(`
  if when whenever unless until once while whilst because since although though whereas where wherever before after
  as whether so that how why what
`)
/** Open a clause that says more of the noun before it. */
export const relatives = wordSet("who whom whose which that")

export const beWords = wordSet("be am is are was were been being")
export const haveWords = wordSet("have has had having")
export const doWords = wordSet("do does did")
export const modals = wordSet("can could may might must shall should will would cannot")
export const auxiliaries: ReadonlySet<string> = new Set([...beWords, ...haveWords, ...doWords, ...modals])

export const negatives = wordSet(
  "not never neither nor cannot n't no none nothing nobody nowhere without hardly barely scarcely"
)
/** Stand between an auxiliary and its verb, or before a verb. */
export const midAdverbs = wordSet(`
  not never also always often usually sometimes rarely already still now then just only even ever soon currently
  recently really simply again together hardly barely n't both once mostly mainly typically generally normally today
  yes please yet too first instead actually officially easily quickly safely securely fully completely entirely directly
  automatically instantly seamlessly proudly
`)

/** What a page calls its product or company, in the company's own mouth: "our app", "the platform". */
export const productNouns = wordSet(`
  app apps application tool tools product products platform platforms software service services system systems solution
  solutions website site program programme suite package library framework engine assistant toolkit plugin extension
  project api bot game marketplace database device
`)
export const companyNouns = wordSet(`
  company team business firm startup start-up studio agency organisation organization shop store workshop enterprise
  group collective cooperative crew staff practice brand bakery restaurant hotel brewery school association foundation
  nonprofit charity clinic surgery museum theatre theater gym café cafe farm gallery academy nursery institute
  laboratory winery festival ensemble orchestra choir troupe hospice consultancy roastery distillery boatyard pottery
  playgroup kindergarten cinema
`)
/** Follow a company's name without making another one of it. */
export const companyForms = wordSet(`
  bv b.v gmbh inc inc. ltd ltd. llc ag sa s.a sas sarl sl s.l slu oy ab as aps plc pty kg kgaa ug ohg co corp corporation
  limited nv n.v srl spa s.p.a team app software labs studio studios technologies
`)
