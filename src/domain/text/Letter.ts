/**
 * A mail as what it says, without how it looks: the plain text and the HTML of it are made from the same blocks, so
 * neither says what the other does not. Whatever somebody else wrote stands in `words` or `changes`, behind marks of
 * ours, so no reader takes it for ours; or, as a name within a sentence, on one line and unlinked.
 */
import { Schema } from "effect"

export const LetterBlock = Schema.Union(
  /** A paragraph of ours. */
  Schema.Struct({ type: Schema.Literal("text"), text: Schema.String }),
  Schema.Struct({ type: Schema.Literal("heading"), text: Schema.String }),
  /** Somebody else's words, set off as theirs; line breaks are kept. */
  Schema.Struct({ type: Schema.Literal("words"), text: Schema.String }),
  Schema.Struct({ type: Schema.Literal("list"), items: Schema.Array(Schema.String) }),
  Schema.Struct({
    type: Schema.Literal("facts"),
    rows: Schema.Array(Schema.Struct({ label: Schema.String, value: Schema.String }))
  }),
  /** What went (`- …`), came (`+ …`) and stands around it, field by field. */
  Schema.Struct({
    type: Schema.Literal("changes"),
    fields: Schema.Array(Schema.Struct({ name: Schema.String, lines: Schema.Array(Schema.String) }))
  }),
  /** To be copied as it is. */
  Schema.Struct({ type: Schema.Literal("code"), text: Schema.String }),
  /** The one thing to do. */
  Schema.Struct({ type: Schema.Literal("action"), label: Schema.String, url: Schema.String }),
  Schema.Struct({ type: Schema.Literal("link"), label: Schema.String, url: Schema.String })
)
export type LetterBlock = typeof LetterBlock.Type

export const Letter = Schema.Struct({
  subject: Schema.String,
  blocks: Schema.Array(LetterBlock),
  /** Why the reader gets it, where they might wonder. */
  why: Schema.NullOr(Schema.String),
  /** Where one click ends such mails; null where they cannot be ended, since they are about something the reader did. */
  unsubscribe_url: Schema.NullOr(Schema.String)
})
export type Letter = typeof Letter.Type

export const letter = (
  subject: string,
  blocks: ReadonlyArray<LetterBlock>,
  more: Partial<Pick<Letter, "why" | "unsubscribe_url">> = {}
): Letter => ({ subject, blocks, why: more.why ?? null, unsubscribe_url: more.unsubscribe_url ?? null })

export const paragraph = (text: string): LetterBlock => ({ type: "text", text })
export const heading = (text: string): LetterBlock => ({ type: "heading", text })
export const theirWords = (text: string): LetterBlock => ({ type: "words", text })
export const bullets = (items: ReadonlyArray<string>): LetterBlock => ({ type: "list", items })
export const facts = (rows: Readonly<Record<string, string>>): LetterBlock => ({
  type: "facts",
  rows: Object.entries(rows).map(([label, value]) => ({ label, value }))
})
export const changesBlock = (
  fields: ReadonlyArray<{ readonly name: string; readonly lines: ReadonlyArray<string> }>
): LetterBlock => ({ type: "changes", fields })
export const code = (text: string): LetterBlock => ({ type: "code", text })
export const action = (label: string, url: string): LetterBlock => ({ type: "action", label, url })
export const link = (label: string, url: string): LetterBlock => ({ type: "link", label, url })

/** Every way to begin a new line, in any mail program: without a mark of its own it would pass for a line of ours. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u

/** What is not seen, or turns the direction of what is; a tab is a space. */
const unseen = /[\p{Cc}\p{Bidi_Control}]/gu

/** The lines of somebody's words. */
export const linesOfWords = (text: string): ReadonlyArray<string> =>
  text.split(lineBreak).map((line) => line.replaceAll("\t", " ").replace(unseen, ""))

const textOfBlock = (block: LetterBlock): string => {
  switch (block.type) {
    case "text":
    case "heading":
    case "code":
      return block.text
    case "words":
      return linesOfWords(block.text)
        .map((line) => `> ${line}`.trimEnd())
        .join("\n")
    case "list":
      return block.items.map((item) => `- ${item.replaceAll("\n", "\n  ")}`).join("\n")
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${value.replaceAll("\n", "\n  ")}`).join("\n")
    case "changes":
      return block.fields.map(({ name, lines }) => [name, ...lines].join("\n")).join("\n\n")
    case "action":
    case "link":
      return `${block.label}:\n${block.url}`
  }
}

/** The plain text of a letter, blocks an empty line apart. */
export const letterText = ({ blocks, why, unsubscribe_url }: Letter): string => {
  const foot = [
    ...(why === null ? [] : [why]),
    ...(unsubscribe_url === null ? [] : [`Unsubscribe: ${unsubscribe_url}`])
  ]
  return `${[...blocks.map(textOfBlock), ...(foot.length === 0 ? [] : [`-- \n${foot.join("\n")}`])].join("\n\n")}\n`
}
