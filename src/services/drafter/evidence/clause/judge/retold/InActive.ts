/** "Acme is used by 40 schools" as "40 schools use Acme": who does it, and what it is done to, in their plain places. */
import { tellingStems } from "../../meaning/TellingStems.ts"
import { verbReading } from "../../parse/VerbForms.ts"
import { irregularVerbs } from "../../words/Verbs.ts"

/** What leads in, whom it is done to, the helping verb, what is done, and all that follows it up to who does it. */
const passive =
  /^(?<lead>[^,.;:]{2,40}, |(?:last|this|every|each) \p{L}+ )?(?<whom>[^,.;:]{1,60}?) (?<helper>is|are|was|were|has been|have been) (?<how>(?:\p{L}+ly|now|still|already|also) )?(?<deed>\p{L}+)(?<rest> [^,.;:]{1,60}?)? by (?<who>(?!(?:hand|default|post|phone|mail|e-mail|email|then|now|bus|train|bike|car)\b)[^.;:]{2,120}?)(?<end>[.!]?)$/iu
const pasts = new Map(irregularVerbs.map(([, past, participle]) => [participle, past]))
const isSeveral = (who: string): boolean => {
  const [head = ""] = who.split(/ (?:in|of|from|at|with|who|that)\b|,/iu)
  return / (?:and|&) /iu.test(head) || /(?:[^s]s|people|children|men|women)$/iu.test(head.trim())
}

/** The form of a deed behind who does it; null where it is no verb that is known. */
const formOf = (deed: string, helper: string, who: string): string | null => {
  const read = verbReading(deed)
  if (read?.forms.has("participle") !== true) return null
  if (/been$/.test(helper)) return `${isSeveral(who) ? "have" : "has"} ${deed}`
  if (/^w/.test(helper)) return pasts.get(deed) ?? deed
  return isSeveral(who) ? read.base : `${read.base}s`
}
/** What it is done to, where it stood first: the product by its name, and nothing written large for its place alone. */
const behind = (whom: string, name: string | undefined): string =>
  /^it$/i.test(whom)
    ? (name ?? whom)
    : /^(?:the|an?|our|its|all|every|each|these|this)\b/i.test(whom)
      ? whom.charAt(0).toLowerCase() + whom.slice(1)
      : whom

const ourselves =
  /^(?:it|this|(?:the|our|this) (?:\p{L}+ )?(?:app|tool|software|service|product|site|platform|company|project|shop))$/iu
const isOurs = (whom: string, names: ReadonlyArray<string>): boolean =>
  ourselves.test(whom) || names.some((name) => name.toLowerCase() === whom.toLowerCase())
const be = /\b(?:is|are|was|were|be|been|being|gets?|got)(?: (?:\p{L}+ly|now|still|also|already|then))? $/iu

const finite = ["base", "s", "past"] as const
interface Done {
  readonly base: string
  readonly who: ReadonlyArray<string>
  readonly whom: string
}
/** Whether a text says in the active that they do it to them: all who do it before the deed, all whom it is done to behind. */
const saysActively = (text: string, { base, who, whom }: Done, names: ReadonlyArray<string>): boolean =>
  [...text.matchAll(/\p{L}+/gu)].some((word) => {
    const read = verbReading(word[0].toLowerCase())
    const isDone = read?.base === base && finite.some((form) => read.forms.has(form))
    if (!isDone || be.test(text.slice(0, word.index))) return false
    const before = tellingStems(text.slice(0, word.index))
    const rest = text.slice(word.index + word[0].length).trim()
    const after = tellingStems(rest)
    // "Publishes the rules that Acme follows": not Acme.
    const isOurOwn = isOurs(whom, names)
      ? names.some((name) => rest.toLowerCase().startsWith(name.toLowerCase())) || /^(?:it|us)\b/i.test(rest)
      : tellingStems(whom).every((stem) => after.includes(stem))
    return isOurOwn && who.every((stem) => before.includes(stem))
  })

/** Null where it is no passive that names who does it, or `text` does not say in the active that they do. */
export const inActive = (sentence: string, text: string, names: ReadonlyArray<string>): string | null => {
  const {
    lead = "",
    whom = "",
    helper = "",
    how = "",
    deed = "",
    rest = "",
    who = "",
    end = ""
  } = passive.exec(sentence)?.groups ?? {}
  const done = formOf(deed.toLowerCase(), helper.toLowerCase(), who)
  const base = verbReading(deed.toLowerCase())?.base
  if (whom === "" || done === null || base === undefined) return null
  if (!saysActively(text, { base, who: tellingStems(who), whom }, names)) return null
  // "By Ada Roth, a baker": what stands beside a name ends before the deed.
  const joint = who.includes(",") ? "," : ""
  const written = lead === "" ? who.charAt(0).toUpperCase() + who.slice(1) : who
  return `${lead}${written}${joint} ${how}${done} ${behind(whom, names[0])}${rest}${end}`
}
