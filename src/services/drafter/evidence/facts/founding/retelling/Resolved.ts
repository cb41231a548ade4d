/** "Ada Roth quit her job to start Acme", "It was Ada Roth who started Acme": as "Ada Roth started Acme". */
import { recalled } from "../../../../../../domain/text/Recalled.ts"
import { peopleAt } from "../../Persons.ts"
import { unreal } from "../../words/founding/doubts/DoubtWords.ts"
import { resolves, unresolved, whoCleft } from "../../words/founding/ResolveWords.ts"

/** Leads up to whoever the story is about. */
const storyBegan =
  /^(?:(?:our|the) (?:story|journey|adventure) (?:began|begins|started|starts)|it (?:all )?(?:began|started)|unsere Geschichte beg(?:ann|innt)|alles begann|(?:notre histoire|tout) (?:a commencé|commence)|(?:nuestra historia|todo) (?:empezó|comenzó|empieza)|(?:a nossa história|tudo) (?:começou|começa)|(?:la nostra storia|tutto) (?:è iniziat[ao]|è nat[ao]|inizia)|(?:ons verhaal|alles) begon),? (?:when|als|quand|lorsque|cuando|quando|toen) /iu
const dated =
  /^(?<head>(?:in|im|en|em|nel) (?:(?!(?:18|19|20)\p{Nd}{2})[\p{L}']+ ){0,4}(?:1[89]|20)\p{Nd}{2},? )(?=\p{Lu}|\p{Ll}+ \p{Lu})/iu
/** "Together with her sister Beth, Ada Roth founded": whoever founded it stands behind. */
const alongside =
  /^(?:together with|along with|alongside|with the help of|(?:ensemble )?avec|junto (?:a|con|com)|juntamente com|insieme (?:a|con|alla?|al)|samen met) [^,;:.]{3,60}, (?=(?-i:\p{Lu}))/iu
/** "I, Ada Roth, started". */
const byName = /^I, (?<name>\p{Lu}[^,;:]{2,40}), (?=\p{Ll}+ )/u
/** "opened their restaurant there": where, before the verb. */
const there = / y (?=(?:ont|a) (?:ouvert|fondé|créé|lancé|installé) )/u
const counts =
  /^(?:Two|Three|Four|Zwei|Drei|Vier|Deux|Trois|Quatre|Dos|Tres|Cuatro|Dois|Duas|Três|Quatro|Due|Tre|Quattro|Twee|Drie)(?= )/u
/** "set up shop as Acme". */
const shopAs = / (?:set up shop|set up in business|went into business|set up on (?:her|his|their) own) as (?=\p{Lu})/u

/** "decided to open Acme in Leeds": there may have been one elsewhere. */
const opens = /^(?:opened|launched|eröffnete|a ouvert|a lancé|abrió|lanzó|abriu|lançou|ha aperto|ha lanciato)$/u
const inTown = / (?:in|at|à|en|em|a|te|ad) \p{Lu}/u

/**
 * The sentence with the same people, the same object and the plain verb; the sentence itself where it has none of these. Every
 * rule of a founding asks for it.
 */
export const resolved: (text: string) => string = recalled((text) => {
  const plain = whoCleft
    .reduce((left, [shape, told]) => left.replace(shape, told), text)
    .replace(byName, "$<name> ")
    .replace(there, " ")
    .replace(shopAs, " established ")
    .replace(alongside, "")
  const story = plain.replace(storyBegan, "")
  const head = dated.exec(story)?.groups?.head ?? ""
  // "Three friends, Ada Roth, ...": a count is a small word.
  const rest = story.slice(head.length).replace(counts, (one) => one.toLowerCase())
  const { people, end } = peopleAt(rest, 0, true)
  const who = people.length > 0 ? rest.slice(0, end) : (/^(?:we|I|she|he|they)(?= )/iu.exec(rest)?.[0] ?? "")
  if (who === "") return plain
  for (const { shape, past } of resolves) {
    const match = shape.exec(rest.slice(who.length))
    const { verb = "", clause = "" } = match?.groups ?? {}
    const told = past[verb]
    if (match === null || told === undefined) continue
    const before = match[0].slice(0, -clause.length)
    if (unreal.test(before) || unresolved.test(before) || (opens.test(told) && inTown.test(clause))) return plain
    return `${head}${who} ${told} ${clause}${/op te richten/u.test(verb) ? " op" : ""}`
  }
  return plain
})
