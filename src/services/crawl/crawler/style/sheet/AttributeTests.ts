/** Whether an element has the attribute a selector asks for. */
import type { AttributeSelector } from "css-what"
import type { Element } from "domhandler"

export const attributeTest = ({
  name,
  action,
  value,
  ignoreCase
}: AttributeSelector): ((element: Element) => boolean) => {
  const fold = (text: string) => (ignoreCase === true ? text.toLowerCase() : text)
  const wanted = fold(value)
  const holds: Readonly<Record<string, (own: string) => boolean>> = {
    exists: () => true,
    equals: (own) => own === wanted,
    element: (own) => wanted !== "" && own.split(/\s+/).includes(wanted),
    hyphen: (own) => own === wanted || own.startsWith(`${wanted}-`),
    start: (own) => wanted !== "" && own.startsWith(wanted),
    end: (own) => wanted !== "" && own.endsWith(wanted),
    any: (own) => wanted !== "" && own.includes(wanted)
  }
  const test = holds[action]
  return ({ attribs }) => {
    const own = attribs[name]
    return own !== undefined && (test?.(fold(own)) ?? false)
  }
}
