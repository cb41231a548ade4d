/** Whom a verb of founding is said of: people right before it, or who did something else before. */
import { peopleAt, peopleUntil } from "../Persons.ts"
import { nextSubject, turnsAway } from "../words/founding/doubts/NextSubjects.ts"

/** Between who founded it and the verb: "Ada Roth, who", "Ada Roth, a baker,". */
const linked =
  /^(?:,|, who|,? die|,? der|,? qui|,? que|,? che|, \p{Ll}[^,\p{Lu}]{2,60},|, \p{Ll}{3,12} \p{Lu}\p{Ll}+,|, (?:both|all|all three|two|then|at the time|once|formerly|previously|an?|beide|damals|alle|ein|eine|früher|tous deux|toutes deux|alors|un|une|anciens?|anciennes?|ambos|ambas|entonces|una|então|ambos|ambas|um|uma|entrambi|entrambe|allora|appena|fresh|just|newly|frisch|gerade|fraîchement|récemment|recién|recém|pas|net|beiden|toen|een) [^,;:.!?]{2,80},)?$/u
const relative = /(?:, who|,? qui|,? que|,? che|, die|, der)$/u
/** "Ada Roth and Ben Lund left a bank in Ghent, bought a press and": what else they did, nobody else in between. */
const deeds =
  /^ (?!(?:is|was|are|were|and|or|of|in|at) )\p{Ll}+ [^;:.!?]{0,180} (?:and|und|et|y|e|en)(?: (?:a|ont|hat|haben|heeft|hebben|ha|hanno))?$/u
/** "They quit their jobs,": the founding is not the last of what they did. */
const firstOfDeeds = /^ (?!(?:is|was|are|were|and|or|of|in|at) )\p{Ll}+ [^,;:.!?]{0,80},$/u
/** Joins another subject: what comes after is no longer told of who came first. "I brought it home" has none. */
const otherSubject = new RegExp(
  String.raw`${turnsAway}|(?:^|[ ,])(?:quand|parce|they|il|ils|elles)(?= )|(?:, |(?<!\p{L})und )(?:der|die)(?= )|(?:^|, |(?<!\p{L})(?:and|but|so) )it(?= )`,
  "u"
)
const pronouns =
  /^(?:(?:the )?(?:two|three|four|both|pair) of (?:us|them)|the (?:two|three|pair)|die beiden|les deux|los dos|os dois|as duas|i due|le due|de twee|we|I|they|she|he|wir|ich|sie|er|nous|ils|elles|ze|zij)(?= )/iu
/** "ela e o irmão, Caio Prado,": who founded it together with somebody told before. */
export const besidePronoun = (agent: string): ReadonlyArray<string> => {
  const opening =
    /^(?:she|he|sie|er|elle|il|ella|él|ela|ele|lei|lui|zij|ze|hij) (?:and|und|et|y|e|en) (?:(?:o|a|il|la|le|el|der|die|the) (?=\p{Ll}))?/iu.exec(
      agent
    )?.[0]
  if (opening === undefined) return []
  const rest = agent.slice(opening.length).replace(/^\p{Ll}[\p{L}-]+,? (?=\p{Lu})/u, "")
  const { people, end } = peopleAt(rest, 0, true)
  return /^,?$/u.test(rest.slice(end)) ? people : []
}
/** "They rented two desks and". */
export const theyDid = (agent: string) => {
  const who = pronouns.exec(agent)?.[0]
  return who !== undefined && doneBefore(agent.slice(who.length))
}
/** Nobody else comes in between. */
const doneBefore = (between: string) =>
  (deeds.test(between) || firstOfDeeds.test(between)) && !otherSubject.test(between) && !nextSubject.test(between)
/** "The two of us, Ada Roth and Ben Lund,". */
const ofUs = /^(?:(?:and )?so |together )?(?:the )?(?:two|three|four|both) of us, (?=\p{Lu})/iu
/** "Two people who live here, Ada Roth and Ben Lund,". */
const someWho =
  /^(?:two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|duas|três|quatro|due|tre|quattro|twee|drie)(?: (?!(?:of|from|companies|firms) )\p{Ll}[\p{Ll}'-]*){1,7}, (?=[\p{L} ]{0,30}\p{Lu})/iu
/** "District nurse Ada Roth": what somebody is, right before the name. */
const byCalling =
  /^(?!(?:The|An?|Die|Der|Das|Les?|La|El|Los|Las|Os?|As|Il|De|Het|Before|After|When|While|As|In|At|For|With) )\p{Lu}[\p{L}-]* (?:(?!(?:of|from|by|for|with|to|at|and|or|the|von|de|du|di|da|van|e|y|et|und) )\p{Ll}[\p{Ll}-]* ){1,2}(?=\p{Lu})/u
/** The people a verb of founding is said of: those the sentence begins with, or those right before "who". */
export const whoBefore = (text: string, from: number, verb: number): ReadonlyArray<string> => {
  const start = from + ((ofUs.exec(text.slice(from, verb)) ?? someWho.exec(text.slice(from, verb)))?.[0].length ?? 0)
  const list = peopleAt(text, start, true)
  if (list.people.length > 0 && list.end <= verb && linked.test(text.slice(list.end, verb))) return list.people
  if (list.people.length > 0 && list.end < verb && doneBefore(text.slice(list.end, verb))) return list.people
  const called = byCalling.exec(text.slice(from, verb))?.[0].length ?? 0
  const person = called === 0 ? null : peopleAt(text, from + called)
  if (person !== null && person.people.length === 1 && person.end === verb) return person.people
  const who = relative.exec(text.slice(0, verb))
  return who === null ? [] : peopleUntil(text, who.index)
}
