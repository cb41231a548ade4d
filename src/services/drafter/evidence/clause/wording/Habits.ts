/** "Upload an image and Tern will translate it": no promise, but what happens whenever somebody does so. */
import { verbReading } from "../parse/VerbForms.ts"

const inflected = (verb: string): string =>
  /(?:[sxz]|ch|sh|o)$/u.test(verb) ? `${verb}es` : /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`

/** Opens by telling the reader to do something, with something. */
const told = /^(?<verb>\p{Lu}\p{Ll}+) (?:an?|the|your|us|any|some|one|two|in|on|it|\p{Lu}\p{Ll}+)(?!\p{L})/u
const follows = /(?<=\band )(?<who>(?:[\p{L}\p{Nd}'-]+ ){1,3})will (?<verb>\p{Ll}+)(?!\p{L})/gu
/** "We will repair any jacket", "each order will ship": whichever it is, and no single one that is to come. */
const whichever =
  /\b(?<who>[Ww]e) will (?<verb>(?:gladly |happily )?\p{Ll}+)(?= (?:\p{L}+ ){0,2}(?:any|each|every|all)\b)/gu
/** What is done for whoever asks, and nothing that has to be made first. */
const services =
  "advise|answer|arrange|assess|assist|call|check|collect|confirm|contact|deliver|discuss|email|ensure|explain|give|guide|handle|help|keep|let|listen|meet|notify|pick|provide|quote|recommend|refund|repair|replace|reply|respond|return|review|send|show|supply|visit|wait|walk"
/** "We'll supply the coffee", "our driver will wait": so it is for everybody. */
const serving = new RegExp(
  String.raw`\b(?<who>I|[Ww]e|(?:[Oo]ur|[Tt]he) (?:team|crew|staff|drivers?|chefs?|engineers?|technicians?|experts?)|and|(?:\p{Lu}[\p{L}'-]*)(?: \p{Lu}[\p{L}'-]*){0,3})(?: will|['’]ll) (?<how>(?:also|then|always|gladly|happily|personally) )?(?<verb>${services})(?!\p{L})`,
  "gu"
)
/** Says when: then it is to come after all. */
const dated =
  /\b(?:soon|later|next|by the|eventually|once we|when we|20\d\d|spring|summer|autumn|fall|winter|january|february|march|april|june|july|august|september|october|november|december|version|release)\b/iu

const isCommand = (word: string) => verbReading(word.toLowerCase())?.forms.has("base") === true

/** A sentence with what it says happens whenever told as happening. */
export const habitual = (text: string): string => {
  if (!/\bwill\b|['’]ll\b/u.test(text) || dated.test(text)) return text
  const command = told.exec(text)?.groups?.verb
  const plain = text
    .replace(whichever, (_, who: string, verb: string) => `${who} ${verb}`)
    .replace(serving, (_, who: string, how: string | undefined, verb: string) => {
      const does = /^(?:I|we|and)$|^(?:our|the) .*s$|staff/iu.test(who) ? verb : inflected(verb)
      return `${who} ${how ?? ""}${does}`
    })
  if (command === undefined || !isCommand(command)) return plain
  return plain.replace(
    follows,
    (_, who: string, verb: string) => `${who}${/^(?:we|you|they|i)\b/iu.test(who) ? verb : inflected(verb)}`
  )
}
