/** Whether an answer is a web page, and its text. */
import { textOf } from "./Charset.ts"

/** The `accept` header of who wants a page. */
export const acceptHtml = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1"
const htmlType = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i

/** The text of a page, null where the answer is none. Without a content type it has to look like one. */
export const htmlOf = (answer: {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}): string | null => {
  const type = answer.headers["content-type"]
  if (type !== undefined && !htmlType.test(type)) return null
  const text = textOf(answer)
  return type !== undefined || /^\s*</.test(text) ? text : null
}
