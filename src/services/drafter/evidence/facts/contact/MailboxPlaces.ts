/** Where an address stands on its pages, and what is said around it of whose it is. */
import { parse } from "tldts"
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { emailsIn, withoutAddresses } from "../../../../../domain/text/EmailAddresses.ts"
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import { lettersOf } from "../../names/NameForms.ts"
import type { Block, PageIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import {
  asksToWrite,
  creditWords,
  exampleDomains,
  mistakenFor,
  noUseWords,
  sampleHosts
} from "../words/ContactWords.ts"
import { officials } from "../words/PlaceWords.ts"
import { otherPurposes, strangers } from "../words/SubjectWords.ts"

export const foreign: ReadonlySet<Region> = new Set(["reviews", "others", "news", "consent"])
export const forContact: ReadonlySet<Region> = new Set(["contact", "footer"])
/** A sample of code, not a sentence. */
const isCode = (text: string) =>
  /[{}<>]|\$(?! ?\p{Nd})|=>|=["']|^(?:curl|npm|npx|git|ssh|GET|POST) |https?:\/\/[^ ]*@/u.test(text)

const notThis =
  /(?<!\p{L})(?:not|never|no longer|n't|old|former|formerly|previous|instead of|alte[nrs]?|ehemalige[nrs]?|frühere[nrs]?|nicht|ancienne?|n(?:e |['’])[^.;:]{1,30} plus|antigu[ao]|antig[ao]|vecchi[ao]|oude|niet|não|pas|(?<!as )soon(?! as)|próximamente|prochainement|bientôt|demnächst|binnenkort|prossimamente|em breve)(?!\p{L})/iu
/** The mailbox of an address: a page may spell out the rest of it ("info [at] acme [dot] example"). */
export const boxOf = (email: string) => email.slice(0, email.indexOf("@"))
/** In a name: "The Old Dairy", "Alte Schmiede". */
const inName =
  /(?<!\p{L})\p{Lu}\p{L}{2,} (?!(?:E-?[Mm]ail|Mail|Address|Adresse|Inbox|Mailbox|Postfach|Domain))(?=\p{Lu}\p{Ll})/gu
/** "Please do not write to the old address …". */
const isOld = (block: Block, email: string) => {
  const folded = fold(block.text.replace(inName, " "))
  const before = folded.slice(0, Math.max(folded.indexOf(email), folded.indexOf(boxOf(email))))
  const said =
    before
      .split(/[.!?] /)
      .at(-1)
      ?.slice(-80) ?? ""
  const found = notThis.exec(said)
  if (found === null) return false
  // "If it did not reach you, write to us at": who asks for it behind a comma has not given it up.
  const [, ...rest] = said.slice(found.index).split(/, | (?:or|oder|ou|o|of) /)
  const asked = rest.join(", ")
  return !asksToWrite.test(asked) || notThis.test(asked)
}

export const mailHostLabel = (host: string) =>
  lettersOf(parse(host, { allowPrivateDomains: true }).domainWithoutSuffix ?? host)

/** Where an address stands: the regions it is read in; "linked" or "stated" where nobody reads it. */
export const standsIn = (page: PageIndex, email: string) =>
  page.blocks.flatMap((block) =>
    block.folded.includes(boxOf(email)) && emailsIn(block.text).includes(email) ? [block] : []
  )

/** Says that what stands there is reached for something else, or is somebody else. */
export const saysOthers = (text: string): boolean => {
  const bare = withoutAddresses(text)
  const folded = fold(bare)
  return (
    officials.test(bare) || creditWords.test(bare) || textSays(folded, otherPurposes) || textSays(folded, strangers)
  )
}
/** Of a row the sentence an address stands in. */
export const mailSentence = (row: string, email: string) =>
  sentencesIn(tidyText(row)).find((sentence) => emailsIn(sentence).includes(email)) ?? row
/** The row of a block an address stands in. */
export const rowOf = (block: Block, email: string) =>
  (block.rows ?? []).find((row) => emailsIn(row).includes(email)) ?? block.text

/** Anybody's, in a form or a template. */
export const isSample = (host: string): boolean =>
  exampleDomains.has(host) ||
  /^(?:example|beispiel|ejemplo|exemple|esempio|exemplo|voorbeeld|yourdomain|your-company|yourcompany)\./.test(host) ||
  sampleHosts.test(parse(host, { allowPrivateDomains: true }).domainWithoutSuffix ?? "")
/** "conference.acme.example", "jabber.acme.example": a room to talk in, written as an address. */
export const isChatRoom = (host: string): boolean =>
  /^(?:conference|muc|rooms?|chat|jabber|xmpp|sip|matrix)\./.test(host)
/** Quoted, a line of code, given up, or said to be another's. */
export const isDisowned = (block: Block, email: string): boolean => {
  const row = rowOf(block, email)
  return (
    block.kind === "quotation" ||
    isCode(block.text) ||
    isOld(block, email) ||
    noUseWords.test(row) ||
    mistakenFor.test(mailSentence(row, email))
  )
}
