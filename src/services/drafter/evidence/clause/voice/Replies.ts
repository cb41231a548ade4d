/** A question and the "yes" or "no" after it as the statement they make together: "Does it work offline? Yes, for an hour." */
import type { Spoken } from "./Spoken.ts"

const asks =
  /^(do|does|did|can|could|will|is|are|has|have|must|should) (i|we|you|it|they|there|(?:my|our|your|the|a|an) [\p{L}-]+|[\p{Lu}][\p{L}-]*) (.+?)\?$/iu
const replies = /^(yes|no)\b[,.!:;–— -]*(.*)$/isu

/** "How long does a lesson take? 25 minutes.": the answer stands where the question word was. */
const wanted =
  /^(?:how (?:long|big|much|many|often|fast|large|far|old)|when|where|what)\b(?: [\p{L}-]+)?? (is|are|do|does|can|should) (.+?)\?$/iu
const verbless = (text: string) =>
  text.split(" ").length <= 10 && !/\b(?:is|are|can|does|do|has|have|will|we|you|it|they)\b/i.test(text)
const filled = (question: string, answer: string): string | null => {
  const [, aux = "", rest = ""] = wanted.exec(question) ?? []
  // "For ten years, or until you delete them": the first part tells how it is meant.
  if (aux === "" || !verbless(answer.split(",")[0] ?? "")) return null
  const said = answer.charAt(0).toLowerCase() + answer.slice(1)
  return /^(?:is|are)$/i.test(aux) ? `${rest} ${aux} ${said}` : `${rest} ${said}`
}

/** Say again what was asked, and nothing more. */
const echo =
  /^(?:there (?:is|are) (?:none|not|one)|there (?:isn't|aren't)(?: any)?|(?:it|they|we|you|i) (?:do|does|don't|doesn't|do not|does not|can|can't|cannot|will not|won't)|(?:it|that|they) (?:is|are|isn't|aren't)|of course|sure|certainly|absolutely|not at all|never|(?:and|but) (?:we|it|they) never (?:will|do|does|did|have))[.!]?$/i
const person: Readonly<Record<string, string>> = { i: "you", my: "your", you: "we", your: "our" }
const turned = (text: string) => text.replace(/\b(i|my|you|your)\b/gi, (word) => person[word.toLowerCase()] ?? word)

export interface Reply {
  readonly text: string
  readonly answer: Spoken
}

/** The statements that questions among these sentences make with the answer after them. */
export const answered = (spoken: ReadonlyArray<Spoken>): ReadonlyArray<Reply> =>
  spoken.flatMap((question, at) => {
    const answer = spoken[at + 1]
    const told = answer === undefined ? null : filled(question.text.trim(), answer.text.trim())
    if (told !== null && answer !== undefined)
      return [{ text: turned(told.charAt(0).toUpperCase() + told.slice(1)), answer }]
    const asked = asks.exec(question.text.trim())
    const reply = answer === undefined ? null : replies.exec(answer.text.trim())
    if (asked === null || reply === null || answer === undefined) return []
    const [, aux = "", subject = "", rest = ""] = asked
    const [, verdict = "", told2 = ""] = reply
    const more = echo.test(told2.trim()) ? "" : told2
    const no = verdict.toLowerCase() === "no"
    const auxiliary = /^(?:do|does)$/i.test(aux) && !no ? "" : `${aux.toLowerCase()} `
    // "Yes, for one hour" restricts what was asked; a whole sentence more may take half of it back.
    if (more !== "" && (more.split(" ").length > 8 || /\b(?:is|are|can|does|do|has|have|will|we|you|it)\b/i.test(more)))
      return []
    const added = more === "" ? "." : ` ${more}`
    const verb =
      /^does$/i.test(aux) && !no
        ? rest.replace(/^[\p{L}]+/u, (word) => (/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`))
        : rest
    const text = `${turned(subject)} ${auxiliary}${no ? "not " : ""}${turned(verb)}${added}`
    return [{ text: text.charAt(0).toUpperCase() + text.slice(1), answer }]
  })
