/** What an imprint calls whoever owns a house of one, or of partners, in the words of its land. Data. */

/** Before the name, or behind it: a person's own business. Whoever answers for texts, or manages, may be employed. */
const owner =
  "inhaber(?:in)?|geschäftsinhaber(?:in)?|inh\\.|owner|business owner|sole (?:owner|trader|proprietor)|proprietor|proprietress|propriétaire|propietari[oa]|dueñ[oa]|proprietári[oa]|titolare|eigenaar|eigenaresse|właściciel(?:ka)?|majitel(?:ka)?|majiteľ(?:ka)?|tulajdonos|proprietar|indehaver|innehaver|ägare|omistaja|sahibi|владелец|владелица|власник|власниця"
export const ownerLabel = new RegExp(`^(?:${owner})(?:/in|\\(in\\)|:in|\\*in|/-in)? ?[:：]?$`, "iu")
export const ownerAhead = new RegExp(`^(?:${owner})(?:/in|\\(in\\)|:in|\\*in|/-in)? ?[:：] ?(?<name>\\S.*)$`, "iu")
/** "Ada Roth, Inhaberin", "Ada Roth — Einzelunternehmen". */
export const ownerBehind = new RegExp(
  `^(?<name>[^,;:·|()–—]{4,60}?)(?:, ?| ?[·|–—] ?| - | \\()(?:${owner}|einzelunternehmen|einzelunternehmer(?:in)?|einzelfirma|entrepreneure? individuelle?|entreprise individuelle|micro-?entrepreneure?|micro-?entreprise|auto-?entrepreneure?|empresari[oa] individual|aut[oó]nom[oa]|ditta individuale|eenmanszaak|osvč)\\)?$`,
  "iu"
)
/** A house of partners in the words of its form, whose owners stand beside it. */
export const partnership = /(?<!\p{L})(?:GbR|G\.b\.R\.|GesbR|V\.O\.F\.|VOF|Partnerschaft)(?!\p{L})/u
/** Before the partners' names. */
export const partnersAhead =
  /^(?:vertreten durch(?: (?:die|den|ihre))?(?: (?:gesellschafter(?:innen|in)?|inhaber(?:innen)?))?|gesellschafter(?:innen)?|inhaber(?:innen)?|vennoten|partner) ?:? ?/iu
/** "Owned and run by Ada Roth". */
export const ownedBy =
  /(?<![\p{L}-])(?:(?:independently |proudly |solely |locally )?owned (?:and|&) (?:managed|operated|run|led)|inhaber(?:in)?geführt(?: (?:und|&) \p{Ll}+)?) (?:by|von|durch) (?=\p{Lu})/iu
