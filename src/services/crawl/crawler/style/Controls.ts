/**
 * What is out of sight until a visitor asks for it: the answer under its question, the panel behind its tab. It is
 * there to be read, unlike what nothing on the page leads to.
 */
import { type Element, isTag, isText } from "domhandler"
import { classesOf } from "./sheet/Selectors.ts"

/** The elements that lead to an element, by its id. */
export type Controllers = ReadonlyMap<string, ReadonlyArray<Element>>

const toggles = [
  "data-toggle",
  "data-bs-toggle",
  "data-collapse-toggle",
  "data-accordion-target",
  "data-tab",
  "data-tabs-target"
]
const targets = ["data-target", "data-bs-target", "data-accordion-target", "data-collapse-toggle", "data-tabs-target"]
const asId = (text: string | undefined) => (text ?? "").replace(/^#/, "").trim()

const tabOf = (id: string) => `label ${id}`
const namedTab = (name: string) => `tab ${name}`
/** The ids by which others lead to an element. */
export const idsOf = ({ attribs }: Element): ReadonlyArray<string> => [
  ...(attribs.id === undefined ? [] : [attribs.id]),
  ...(attribs.role === "tabpanel" ? (attribs["aria-labelledby"] ?? "").split(/\s+/).map(tabOf) : []),
  ...(attribs["data-w-tab"] === undefined || attribs.href !== undefined ? [] : [namedTab(attribs["data-w-tab"])])
]

const leads = (attribute: string) => attribute === "aria-controls" || attribute.startsWith("data-")

const targetsOf = ({ attribs, name }: Element): ReadonlyArray<string> => {
  if (!Object.keys(attribs).some(leads) && attribs.role !== "tab") return []
  // A builder's tabs and their panels bear one name, not an id.
  if (attribs["data-w-tab"] !== undefined) return attribs.href === undefined ? [] : [namedTab(attribs["data-w-tab"])]
  const found = [...(attribs["aria-controls"] ?? "").split(/\s+/), ...targets.map((target) => asId(attribs[target]))]
  const isTab = attribs.role === "tab" || toggles.some((toggle) => attribs[toggle] !== undefined)
  if (name === "a" && isTab && attribs.href?.startsWith("#")) found.push(asId(attribs.href))
  return found.filter((id) => id !== "")
}

export const findControllers = (elements: Iterable<Element>): Controllers => {
  const found = new Map<string, Array<Element>>()
  for (const element of elements) {
    for (const id of targetsOf(element)) {
      const known = found.get(id)
      if (known === undefined) found.set(id, [element])
      else if (known.length < 4) known.push(element)
    }
    // A tab is found by its own id too, for its panel may name it.
    if (element.attribs.role === "tab" && element.attribs.id !== undefined)
      found.set(tabOf(element.attribs.id), [element])
  }
  return found
}

/** A window over the page, or a menu of it, is not read where it stands. */
export const isAside = (element: Element): boolean =>
  /^(?:dialog|alertdialog|menu|tooltip|listbox)$/.test(element.attribs.role ?? "") ||
  element.attribs["aria-modal"] !== undefined ||
  classesOf(element).some((name) =>
    /(?:^|[-_])(?:modal|popup|popover|lightbox|tooltip|offcanvas|overlay|drawer)(?:$|[-_])/i.test(name)
  )

const asks = { length: 250, nodes: 200, children: 20 } as const
const textOf = (element: Element): string => {
  let text = ""
  const trail: Array<Element["children"][number]> = [element]
  for (let node = trail.pop(); node !== undefined && text.length <= asks.length; node = trail.pop()) {
    if (isText(node)) text += node.data
    else if (isTag(node) && trail.length < asks.nodes) trail.push(...node.children.slice(0, asks.children).toReversed())
  }
  return text.length > asks.length ? "" : text.trim()
}
/** The sign that a closed answer is marked with may stand beside its question. */
const asksSomething = (element: Element) => /\p{L}{2}[^?？؟]*[?？؟]["'”’»」)]*\s*[+＋×▼▾⌄›]?$/u.test(textOf(element))

const isButton = ({ name, attribs }: Element) =>
  name === "button" ||
  name === "summary" ||
  attribs.role === "button" ||
  attribs["aria-expanded"] !== undefined ||
  // "<a href="#"></a>" leads nowhere but to what it opens.
  (name === "a" && /^(?:#|javascript:.*)$/i.test((attribs.href ?? "").trim()))
const isTitle = ({ name, attribs }: Element) => /^h[2-6]$/.test(name) || attribs.role === "heading"
/** Names that both parts of a disclosure bear, or one of them and the box around both. */
const disclosing =
  /(?:^|[-_])(?:accordions?|accord[eé]ons?|a[ck]kordeons?|acorde(?:[oó]n|[aã]o)|collaps(?:e|ible)|faqs?|disclosure|question|answer|expander|dropdown[-_](?:toggle|list)|toggle[-_](?:title|content))(?:$|[-_])/i
const inMenu = new Set(["nav", "header", "footer", "form"])
const menuName = /(?:^|[-_])(?:burger|hamburger|nav|navbar|menu|offcanvas)(?:$|[-_])/i

const before = (element: Element): Element | null => {
  for (let at = element.prev; at !== null; at = at.prev) if (isTag(at)) return at
  return null
}
const isNamed = (element: Element) => classesOf(element).some((name) => disclosing.test(name))
const isOfMenu = (element: Element) => {
  if (classesOf(element).some((name) => menuName.test(name))) return true
  let up = 0
  for (let at: Element["parent"] = element; at !== null && isTag(at); at = at.parent) {
    // Some systems set a form around the whole page.
    if (inMenu.has(at.name) && (at.name !== "form" || up <= 3)) return true
    up++
  }
  return false
}
const holds = (element: Element, test: (one: Element) => boolean) =>
  test(element) ||
  element.children
    .filter(isTag)
    .slice(0, 4)
    .some((one) => test(one))

/** Whether an element that leads to another is there for reading on, unlike the button of a menu or a form. */
export const opensWords = (element: Element): boolean => !isOfMenu(element)

/**
 * Whether what stands right before it opens it: "What does it cost? +", or the two are named as such things are. A
 * button alone opens nothing that is known. `isOpened` says whether any rule brings the element back.
 */
export const isDisclosed = (element: Element, isOpened: () => boolean): boolean => {
  const opener = before(element)
  if (opener === null || isOfMenu(opener)) return false
  if (asksSomething(opener)) return holds(opener, isButton) || isNamed(opener) || isOpened()
  // Such names are also those of menus, so that a name alone is enough where both bear one.
  if (classesOf(element).some((name) => /dropdown/i.test(name))) return false
  if (isNamed(opener) && isNamed(element)) return true
  return isTitle(opener) && holds(opener, (one) => one.attribs["aria-expanded"] !== undefined)
}
/** What shows one of several things at a time waits for its script, not for a click. */
const carousel = /(?:^|[-_])(?:carousel|owl|slick|swiper|splide|glide|flickity|slider|slides?)(?:$|[-_])/i
export const isCarousel = (element: Element): boolean => classesOf(element).some((name) => carousel.test(name))
