/**
 * Who founded it, told beside a founding or in a clause of its own: "Acme was born in 2016, founded by Ada Roth", "began in
 * 2016 as Ada Roth's diploma project", "has kept books since Ada Roth founded the firm".
 */
import type { Own } from "../../Own.ts"
import { latinName, namesPerson, peopleAt } from "../../Persons.ts"
import { startsOwn } from "../../Said.ts"

/** "..., founded by Ada Roth and Ben Lund": a participle behind the clause that tells when. */
const foundedBy =
  /, (?:then )?(?:co-?founded|founded|started|begun|created|set up|gegründet|ins Leben gerufen|co-?fondée?s?|fondée?s?|créée?s?|cofundad[ao]s?|fundad[ao]s?|cread[ao]s?|criad[ao]s?|cofondat[ao]|fondat[ao]|creat[ao]|opgericht) (?:by|von|par|por|pel[ao]s?|da|dal|dalla|door) (?=[\p{L} ,]{0,60}\p{Lu})/u
const work =
  "attempt|project|experiment|idea|hobby|thesis|dream|answer|sideline|side project|pastime|obsession|diploma|weekend project"
/** "as Ada Roth's weekend project", "als Projekt von Ada Roth". */
const asWork = new RegExp(
  String.raw`(?<!\p{L})(?:as (?<who>${latinName})'s? (?:[\p{Ll}\p{Nd}-]+ ){0,3}(?:${work})(?!\p{L})|as an? (?:[\p{Ll}\p{Nd}-]+ ){0,3}(?:${work}) (?:of|by) (?<maker>${latinName})|(?:als|comme|como|come) (?:(?:ein|eine|un|une|una|um|uma|een|le|la|el|o|a|il|het|de) )?(?:[\p{Ll}-]+ ){0,2}(?:\p{L}*[Pp]roje[ck]t|[Ii]dee|projet|idée|proyecto|idea|projeto|ideia|progetto|project|idee)(?: [\p{Ll}-]+){0,2} (?:von|de|d'|di|da|do|van) ?(?<whose>${latinName}))(?![\p{L}-]|['’]s)`,
  "u"
)

/** Those whom a sentence with a founding names so; none where it names them otherwise. */
export const besideFounding = (text: string): ReadonlyArray<string> => {
  const by = foundedBy.exec(text)
  if (by !== null) return peopleAt(text, by.index + by[0].length, true).people
  const { who, maker, whose } = asWork.exec(text)?.groups ?? {}
  const name = who ?? maker ?? whose
  return name !== undefined && namesPerson(name) ? [name] : []
}

const sinceThen =
  /^(?<head>[^;:.!?]{3,140}?),? (?:ever since|since|depuis que|seit|desde que|da quando|sinds) (?<clause>(?:\p{L}+ ){0,2}\p{Lu}[^;:.!?]* (?:co-?founded|founded|started|set up|established|a fondé|ont fondé|a créé|fundó|fundaron|creó|fundou|fundaram|criou|ha fondato|hanno fondato|fondò|richtte|richtten) .+)$/u
/** "Ada Roth founded the firm in 2007", of what the house has done since then; null where the clause before is another's. */
export const sinceTheyFounded = (text: string, own: Own): string | null => {
  const { head = "", clause = "" } = sinceThen.exec(text)?.groups ?? {}
  return clause !== "" && startsOwn(own, head) && !own.namesOther(head) ? clause : null
}
