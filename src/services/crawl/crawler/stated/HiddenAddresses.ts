/**
 * E-mail addresses that a content network hides from robots and its script shows to every visitor (`data-cfemail`): put
 * back where they stand, so that a page is read as it is seen.
 */
import { type Document, Element, isTag, Text } from "domhandler"
import { emailsIn } from "../../../../domain/text/EmailAddresses.ts"

/** Two figures of a byte each; the first is the key of the others. */
const code = /^(?:[0-9a-f]{2}){6,200}$/i
const decoded = (text: string): string | null => {
  if (!code.test(text)) return null
  const bytes = (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  const [key = 0, ...rest] = bytes
  const address = new TextDecoder().decode(Uint8Array.from(rest, (byte) => byte ^ key))
  return emailsIn(address)[0] === address.toLowerCase() ? address : null
}
const inLink = /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)$/i

const show = (element: Element): void => {
  const hidden = decoded(element.attribs["data-cfemail"] ?? "")
  if (hidden !== null) {
    const words = new Text(hidden)
    words.parent = element
    element.children = [words]
  }
  const linked = hidden ?? decoded(inLink.exec(element.attribs.href ?? "")?.[1] ?? "")
  if (linked !== null && element.name === "a") element.attribs.href = `mailto:${linked}`
}

/** Without recursion, for the depth is the page's choice. */
export const showAddresses = (document: Document): void => {
  const waiting: Array<Document | Element> = [document]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (one instanceof Element) show(one)
    for (const child of one.children) if (isTag(child)) waiting.push(child)
  }
}
