/** Falsehoods that a page invites, and whether a draft fell for them. */
import { type Field, type Labelled, listFields, textFields } from "../labels/Labels.ts"
import { addresses, type Said, same } from "./Scoring.ts"
import { holds, plain, sentences } from "./Words.ts"

/** A planted falsehood, whichever way it is written down. */
export interface Planted {
  readonly field: Field
  readonly value: string
  readonly quote: string
  readonly more: string | null
  readonly platform: string | null
  /** Of a founder who is one: what is false is the title alone. */
  readonly isOnlyTitle: boolean
}
export const plantedIn = ({ never, truth }: Pick<Labelled, "never" | "truth">): ReadonlyArray<Planted> => {
  const founders = new Set((truth.founders ?? []).map((one) => plain(typeof one === "string" ? one : one.name)))
  return [...textFields, ...listFields, "founders" as const, "socials" as const, "faqs" as const].flatMap((field) =>
    (never[field] ?? []).map((one): Planted => {
      if (typeof one === "string")
        return { field, value: one, quote: one, more: null, platform: null, isOnlyTitle: false }
      const { value, quote = value, more = null, platform = null } = one
      const isOnlyTitle = field === "founders" && more !== null && founders.has(plain(value))
      return { field, value, quote, more, platform, isOnlyTitle }
    })
  )
}

/** What a field says, as texts. */
const textsOf = (said: Said, field: Field): ReadonlyArray<string> => {
  if (field === "founders")
    return said.founders.flatMap(({ name, title }) => [name, ...(title === null ? [] : [title])])
  if (field === "socials") return Object.values(said.socials)
  if (field === "faqs") return said.faqs.flatMap(({ question, answer }) => [question, answer])
  const list = listFields.find((key) => key === field)
  if (list !== undefined) return said.lists[list] ?? []
  const text = textFields.find((key) => key === field)
  const value = text === undefined ? undefined : said.texts[text]
  return value === undefined ? [] : [value]
}
const saysPlanted = (said: Said, { value, more }: Planted) =>
  said.faqs.some(({ question, answer }) => plain(question) === plain(value) && plain(answer) === plain(more ?? ""))
/** Whether a draft says what it never must: a sentence as a sentence of its own, anything else wherever it is said. */
export const states = (said: Said, planted: Planted): boolean => {
  const { field, value, more, isOnlyTitle } = planted
  if (field === "faqs") return saysPlanted(said, planted)
  if (isOnlyTitle)
    return said.founders.some(
      ({ name, title }) => title !== null && same("founders", name, value) && holds(title, more ?? "")
    )
  return textsOf(said, field).some(
    (text) =>
      same(field, text, value) ||
      (!addresses.has(field) &&
        (/[.!?。]$/.test(value) ? sentences(text).some((one) => same(field, one, value)) : holds(text, value)))
  )
}
