/** What a page lists as what it has not, does not do or does not hold: under "Not included", behind a cross. */

import type { Block, PageIndex } from "../reading/PageIndex.ts"
import { caseless } from "../reading/patterns/Caseless.ts"
import { tokensOf } from "../reading/Tokens.ts"
import { negators } from "../reading/Vocabulary.ts"

/** Longest heading that denies what stands below it; a longer one is a sentence about something. */
const longest = 70
/** What a heading says is not there, in each language as its headings say it; folded. */
const denying = caseless(
  new RegExp(
    [
      String.raw`\bnot (?:be )?(?:included?|covered|provided|supplied|part of|in (?:the )?(?:box|price|kit|scope))\b|(?:n't|\b(?:not|cannot)) (?:be )?(?:included?|cover(?:ed)?|do|offer|support|provide|sell|repair|accept|treat)(?: (?:here|yet|for you))?[.:!?…]*$`,
      String.raw`^(?:what(?:'s| is) )?(?:excluded|exclusions?|out of scope|left out)[.:!?…]*$`,
      String.raw`\bnicht (?:mit )?(?:enthalten|inbegriffen|inklusive|inkludiert|dabei|im (?:preis|lieferumfang)|umfasst|abgedeckt)|^(?:exklusive|ausgeschlossen|ausschlüsse)[.:!?…]*$|^was .{1,30} nicht (?:kann|können|tut|tun|macht|machen|mache|bietet|bieten|anbieten|ist|leistet|leisten)[.:!?…]*$`,
      String.raw`\b(?:non|pas) (?:inclus|compris|fourni|couvert)(?:e?s?)(?!\p{L})|\b(?:ne|n')[^.]{0,12}(?:comprend|comprennent|inclut|incluent|couvre)(?:ent)? pas|^(?:exclus|exclusions?)[.:!?…]*$|^ce que .{1,30}\bne .{1,20}\bpas[.:!?…]*$`,
      String.raw`\bno (?:est[áa]n? )?(?:incluid[oa]s?|incluyen?|comprenden?|cubren?|entra en el precio)(?!\p{L})|^(?:excluido|excluye|exclusiones)[.:!?…]*$|^(?:lo )?qu[eé] no (?:hace|hacemos|hago|ofrece|ofrecemos|es|tiene)(?: .{1,20})?[.:!?…]*$`,
      String.raw`\bnão (?:est[áã]o? )?(?:incluíd[oa]s?|inclus[oa]s?|incluem?|inclui|cobrem?|compreendem?)(?!\p{L})|^(?:excluído|exclui|exclusões)[.:!?…]*$|^o que .{0,20}\bnão (?:faz|fazemos|faço|oferece|oferecemos|é|tem)[.:!?…]*$`,
      String.raw`\bnon (?:è |sono )?(?:inclus[oaei]|compres[oaei]|includ(?:e|ono)|comprend(?:e|ono)|copert[oaei])(?!\p{L})|^(?:esclus[oaei]|esclusioni)[.:!?…]*$|^(?:che )?cosa non (?:fa|facciamo|faccio|offre|offriamo|è)(?: .{1,20})?[.:!?…]*$`,
      String.raw`\bniet (?:mee)?(?:inbegrepen|inclusief|geleverd|gedekt|in de prijs|bij de prijs)(?!\p{L})|\bniet bij inbegrepen|^(?:exclusief|uitgesloten|uitsluitingen)[.:!?…]*$|^wat .{1,30} niet (?:doe|doet|doen|kan|kunnen|biedt|bieden|is)[.:!?…]*$|\bzit er niet bij`,
      "含ま(?:れ(?:ない|ません|ていない)|ない)|付属し(?:ない|ません)|対象外|できないこと|(?:やら|行わ)ないこと|不(?:包含|包括|含)|未包含",
      "(?:لا|غير|ليس) (?:يشمل|تشمل|مشمول|يتضمن|تتضمن|متضمن|نقدم)|غير مشمولة|ما لا "
    ].join("|"),
    "u"
  )
)
/** "What a spreadsheet cannot do": of what others lack it is told what this one has. */
const ofOthers =
  /^(?:what|was|ce que|(?:lo )?que|o que|(?:che )?cosa|wat) (?:(?:a|an|the|das|ein|eine|le|les|un|une|el|los|o|os|um|uma|il|la|i|een|de|het) )?(?:paper|spreadsheets?|notebooks?|excel|other|others|papier|zettel|tabellen?|andere|tableurs?|carnet|autres|papel|cuaderno|caderno|planilhas?|hojas? de calculo|demas|otros|outros|carta|quaderno|foglio|altri|anderen)(?!\p{L})/u
export const deniesBelow = (heading: string): boolean =>
  heading.length <= longest && denying.test(heading) && !ofOthers.test(heading)

/** A cross in front of an entry says that it is not there. */
const crossed = /^[✗✘✕✖❌❎]\ufe0f?\s*(?=\p{L})/u
const isCrossed = ({ text, kind }: Block): boolean => kind !== "button" && crossed.test(text)
/** "❌ No ads" says it twice, and "Acme sells no lamps." under "What Acme does not do" by itself. */
const deniesItself = (block: Block): boolean =>
  (isCrossed(block) || /[.!。！]$/u.test(block.text)) && tokensOf(block.folded).some(({ text }) => negators.has(text))

/** The line right over the list that a block is an entry of. */
const lineOver = ({ blocks }: PageIndex, block: Block): Block | undefined => {
  if (block.list === null) return undefined
  const first = blocks.findIndex((one) => one.list === block.list)
  const over = blocks[first - 1]
  return over !== undefined && over.level === null && over.list === null && over.kind !== "button" ? over : undefined
}

const known = new WeakMap<Block, boolean>()
/** Whether the page says of what stands in a block that it is not there. What stands under a question answers it. */
export const isMissing = (page: PageIndex, block: Block): boolean => {
  const denied =
    known.get(block) ??
    ((isCrossed(block) ||
      (block.region !== "faq" && [...block.under, lineOver(page, block)?.folded ?? ""].some(deniesBelow))) &&
      !deniesItself(block))
  known.set(block, denied)
  return denied
}
