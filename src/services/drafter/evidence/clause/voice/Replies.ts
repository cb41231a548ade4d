/** A question and its answer as the statements they make together: "Does it work offline? Yes, for an hour." */
import { verbReading } from "../parse/VerbForms.ts"
import type { Spoken } from "./Spoken.ts"

const subject = String.raw`i|we|you|it|they|there|(?:my|our|your|the|a|an|all|any)(?: [\p{L}-]+){1,2}?|[\p{Lu}][\p{L}-]*`
const asks = new RegExp(
  String.raw`^(do|does|did|can|could|may|will|is|are|has|have|must|should) (${subject}) (.+?)\?$`,
  "iu"
)
const replies = /^(?:sorry,? |well,? )?(yes|no|of course|certainly|absolutely|sure)\b[,.!:;–— -]*(.*)$/isu
/** "It doesn't.", "You can.": a yes or a no by its verb. */
const bareVerb =
  /^(?:it|you|we|they|i|there)(?: (?:do|does|can|is|are|has|have|will|must|should)(n't| not)?|(?:'re|'s) (not)|(can)not|( can't)|( won't))(?: (?:have|need) to)?(?: (?:any|at all|so))?[.!,;](?: (.*))?$/isu
/** A yes or a no that an answer begins with, and what it says more. */
export const replyIn = (answer: string): readonly [verdict: string, told: string] | null => {
  const reply = replies.exec(answer)
  if (reply !== null) return [reply[1] ?? "", reply[2] ?? ""]
  const bare = bareVerb.exec(answer)
  return bare === null ? null : [bare.slice(1, 6).some((part) => part !== undefined) ? "no" : "yes", bare[6] ?? ""]
}

/** "How long does a lesson take? 25 minutes.": the answer stands where the question word was. */
const wanted =
  /^(?:how (?:long|big|much|many|often|fast|large|far|old)|when|where|what)\b(?: [\p{L}-]+)?? (is|are|do|does|can|should|will) (.+?)\?$/iu
/** "Who can join? Anybody living here." */
const whoever = /^who (can|may|is|are) (.+?)\?$/iu
/** "What happens if I cancel? You keep your files." */
const supposed =
  /^what (?:happens?|if|about|do (?:you|i|we) do)(?: to (?:my|the|our) [\p{L}-]+)?(?: (if|when|once|after))? (.+?)\?$/iu
const verbless = (text: string) =>
  text.split(" ").length <= 10 && !/\b(?:is|are|can|does|do|has|have|will|we|you|it|they)\b/i.test(text)

const person: Readonly<Record<string, string>> = { i: "you", my: "your", me: "you", you: "we", your: "our" }
/** What the reader asks of "my data" the page says of "your data". */
const turned = (text: string) => text.replace(/\b(i|my|me|you|your)\b/gi, (word) => person[word.toLowerCase()] ?? word)
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const third = (verb: string) => (/(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`)
const isDone = (word: string) => verbReading(word.toLowerCase())?.forms.has("participle") ?? false

const filled = (question: string, answer: string): string | null => {
  const [, aux = "", rest = ""] = wanted.exec(question) ?? []
  // "For ten years, or until you delete them": the first part tells how it is meant.
  if (aux === "" || !verbless(answer.split(",")[0] ?? "")) return null
  const said = lowered(answer)
  const words = turned(rest).split(" ")
  const last = words.at(-1) ?? ""
  if (/^(?:is|are)$/i.test(aux))
    return words.length > 1 && isDone(last)
      ? `${words.slice(0, -1).join(" ")} ${aux} ${last} ${said}`
      : `${words.join(" ")} ${aux} ${said}`
  // "How long does a lesson take": it takes.
  if (/^does$/i.test(aux)) return `${words.slice(0, -1).join(" ")} ${third(last)} ${said}`
  return /^do$/i.test(aux) ? `${words.join(" ")} ${said}` : `${words[0]} ${aux} ${words.slice(1).join(" ")} ${said}`
}

/** Say again what was asked, and nothing more. */
const echo =
  /^(?:there (?:is|are) (?:none|not|one)|there (?:isn't|aren't)(?: any)?|(?:it|they|we|you|i) (?:do|does|don't|doesn't|do not|does not|can|can't|cannot|will not|won't)|(?:it|that|they) (?:is|are|isn't|aren't)|of course|sure|certainly|absolutely|not at all|never|(?:and|but) (?:we|it|they|there) (?:never|won't) (?:will|do|does|did|have|be(?: one)?))[.!]?$/i
/** Hold a "yes" or a "no" to some cases. */
const restricts =
  /\b(?:but|only|if|unless|except|until|when|once|while|provided|though|although|however|after|before|from|up to|least|long|for|during|most|some|many|several|few|usually|often|sometimes|partly|limited|depend\p{L}*|just|please|simply|not|no|never|soon|yet|later|beta|trial|extra|fees?|costs?|plans?|plus|pro|edition|within|about|half)\b/iu
const isClause = (text: string) =>
  text.split(" ").length > 8 || /\b(?:is|are|can|does|do|has|have|will|we|you|it|they)\b/i.test(text)

const affirmed = (question: string, answer: string, next: string): string | null => {
  const asked = asks.exec(question)
  const reply = replyIn(answer)
  if (asked === null || reply === null) return null
  const [, aux = "", who = "", rest = ""] = asked
  const [verdict, told] = reply
  const no = verdict.toLowerCase() === "no"
  let more = echo.test(told.trim()) ? "" : told
  if (more !== "" && isClause(more)) {
    // "Yes, for one hour" restricts what was asked; a whole sentence more may take half of it back.
    const bare = no ? more.replace(/^(?:we|it|they) only\b/i, "") : more
    if (restricts.test(bare)) return null
    more = ""
  }
  if (told === "" && /^(?:but|only|except|unless|however|if|on (?:the|our|all))\b/i.test(next)) return null
  const added = more === "" ? "." : ` ${more}`
  const can = /^may$/i.test(aux) ? "can" : aux.toLowerCase()
  const verb = /^does$/i.test(aux) && !no ? rest.replace(/^[\p{L}]+/u, third) : rest
  // "Is a secret ballot possible?": the last word is what it is.
  const words = rest.split(" ")
  const named =
    /^(?:is|are)$/i.test(aux) &&
    / /.test(who) &&
    words.length === 2 &&
    !/^(?:in|on|at|for|with|by|of|to|from|a|an|the)$/i.test(words[0] ?? "")
  const [subjectOf, said] = named ? [`${who} ${words[0]}`, words[1] ?? ""] : [who, verb]
  const auxiliary = /^(?:do|does)$/i.test(aux) && !no ? "" : `${can} `
  return `${turned(subjectOf)} ${auxiliary}${no ? "not " : ""}${turned(said)}${added}`
}

const opens = (question: string, answer: string): string | null => {
  const [, aux = "", rest = ""] = whoever.exec(question) ?? []
  return aux !== "" && verbless(answer) ? `${answer.replace(/[.!]$/, "")} ${aux} ${turned(rest)}` : null
}

const underCondition = (question: string, answer: string): string | null => {
  const [, opener, rest = ""] = supposed.exec(question) ?? []
  return rest === "" || answer === "" || replies.test(answer)
    ? null
    : `${opener === undefined ? "If" : sentence(opener)} ${turned(rest)}, ${lowered(answer)}`
}

/** "Where is my data stored? It is kept in Finland.": the data. */
const meant = /\b(?:is|are|do|does|can|will|did|has|have) ((?:my|your|our|the|an?) [\p{L}-]+)/iu
const pronoun = /^(?:(all of )?(?:it|them)|they)\b(?!')/i
const named = (question: string, answer: string): string | null => {
  const noun = turned(meant.exec(question)?.[1] ?? "")
  const found = pronoun.exec(answer)
  return noun === "" || found === null || /^(?:we|you)$/i.test(noun)
    ? null
    : `${found[1] === undefined ? "" : "all "}${noun}${answer.slice(found[0].length)}`
}

export interface Reply {
  readonly text: string
  readonly answer: Spoken
}

/** The statements that questions among these sentences make with the answer after them. */
export const answered = (spoken: ReadonlyArray<Spoken>): ReadonlyArray<Reply> =>
  spoken.flatMap((one, at) => {
    const question = one.text.trim()
    const answer = spoken[at + 1]
    if (answer === undefined || !question.endsWith("?")) return []
    const told = answer.text.trim()
    const found = [
      filled(question, told),
      affirmed(question, told, spoken[at + 2]?.text.trim() ?? ""),
      opens(question, told),
      underCondition(question, told),
      named(question, told)
    ]
    return found.flatMap((text) => (text === null ? [] : [{ text: sentence(text), answer }]))
  })

/** "You do not need an account to watch": you can watch without an account. */
const needless =
  /^(?:you|we|they|[\p{L}-]+s) (?:do not|don't|does not|doesn't) need (?:to have )?(?:an? |any |the )?(.+?) to (\p{L}.+?)[.!]?$/iu
const unneeded = /^no (.+?) (?:is |are )?(?:needed|required|necessary) to (\p{L}.+?)[.!]?$/iu

/** What a sentence says as well, in another turn. */
export const turnsOf = (text: string): ReadonlyArray<string> => {
  const [, thing = "", deed = ""] = needless.exec(text) ?? unneeded.exec(text) ?? []
  // "To V" after a thing that is itself a deed says what for.
  return thing === "" || /\b(?:to|and|or)\b/.test(thing)
    ? []
    : [`You can ${deed} without ${/s$/.test(thing) ? "" : "a "}${thing}.`]
}

const yes = /^(?:yes|ja|sí|si|oui|sim)$/
const answersNo =
  /^(?:sorry,? |leider |lamentablemente |désolés?,? |malheureusement |infelizmente )?(?:no|nein|non|não|nee)(?!\p{L})/iu
const answersYes = /^(?:of course|yes|ja|sí|oui|sim)(?!\p{L})/iu
/** "Yes", where the page says no, and no yes besides. */
export const answersOtherwise = (word: string, spoken: ReadonlyArray<Spoken>): boolean => {
  const ours = spoken.filter(({ foreign }) => foreign === null)
  const [asked, other] = yes.test(word) ? [answersYes, answersNo] : [answersNo, answersYes]
  return ours.some(({ text }) => other.test(text)) && !ours.some(({ text }) => asked.test(text))
}
