/** What elements are by their names, their classes and their own style: blocks, headings, buttons, lists, parts of a line. */
import { type Element, isText } from "domhandler"

export const blockNames = new Set(
  (
    "address article aside blockquote body button caption center dd details dialog div dl dt fieldset figcaption " +
    "figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html label legend li main menu nav ol p pre section summary " +
    "table tbody td tfoot th thead tr ul"
  ).split(" ")
)
export const linkNames: ReadonlySet<string> = new Set(["a", "area"])
export const listNames: ReadonlySet<string> = new Set(["ul", "ol", "dl", "table", "menu"])
const headingName = /^h[1-6]$/
const likeHeadings: ReadonlySet<string> = new Set(["div", "p"])
export const levelOf = ({ name, attribs }: Element): number | null => {
  if (headingName.test(name)) return Number(name[1])
  // `<div class="h2">`: called a heading, and set as one; smaller ones are but a size of letters.
  const looks = likeHeadings.has(name) ? /(?:^|\s)h([1-3])(?:\s|$)/.exec(attribs.class ?? "")?.[1] : undefined
  if (looks !== undefined) return Number(looks)
  if (attribs.role !== "heading") return null
  return Math.min(Math.max(Number.parseInt(attribs["aria-level"] ?? "2", 10) || 2, 1), 6)
}

const buttonName = /(?:^|[-_\s])(?:btn|button|cta)(?:$|[-_\s])/i
export const isButton = ({ name, attribs }: Element): boolean =>
  name === "button" || attribs.role === "button" || (name === "a" && buttonName.test(attribs.class ?? ""))

export const insideLines = new Set(["b", "strong", "span", "em", "i", "small", "cite"])
const shownAsBlock = /(?:^|\s)(?:block|d-block|is-block)(?:\s|$)/
/** "<strong class="block">Ada Roth</strong>Founder": inside a line by its name, on lines of their own by how they are shown. */
export const isShownAsBlock = ({ name, attribs }: Element): boolean =>
  insideLines.has(name) &&
  (shownAsBlock.test(attribs.class ?? "") || /(?:^|;)\s*display\s*:\s*block/i.test(attribs.style ?? ""))

export const ownLine = /^(?:block|flex|grid|table|list-item)$/
/** Elements that only set off words or make room stand in a heading without breaking it. */
export const insideHeading = new Set(["div", "p"])
const badgeName = /(?:^|[-_\s])(?:badge|tag|pill|chip|label|flag|meta)(?:$|[-_\s])/i
/** "<h3>Tide tables<span class="badge">New</span></h3>": a badge beside words, and no end of their last one. */
export const isBesideWords = ({ name, attribs }: Element): boolean =>
  insideLines.has(name) && badgeName.test(attribs.class ?? "")
/** Which plan has what a heading names, and that it is new: what it is called says neither. */
const adorning =
  /^(?:pro|premium|plus|enterprise|new|neu|nouveau|nuevo|novo|nuovo|nieuw|機能追加|新機能|新着|新功能|新增|جديد)!?$/iu
/** The level of headings below which parts of a page stand, and no page's name. */
const ofParts = 3
export const isAdornment = (element: Element, level: number | null): boolean => {
  const [only, ...more] = element.children
  return (
    level !== null &&
    level >= ofParts &&
    more.length === 0 &&
    only !== undefined &&
    isText(only) &&
    isBesideWords(element) &&
    adorning.test(only.data.trim())
  )
}

const iconFont = /(?:^|\s)(?:material-(?:icons|symbols)(?:-[a-z]+)*|google-(?:material-icons|symbols))(?:\s|$)/
const iconNames: ReadonlySet<string> = new Set(["mat-icon", "md-icon", "mwc-icon"])
const ligature = /^[a-z0-9_]+$/
/** Pictures that cross out what stands beside them. */
const crossing = /^(?:close|clear|cancel|block|remove|dangerous|highlight_off|not_interested|(?:do_not|disabled)_\w+)$/
/** What is seen of `<i class="material-icons">check</i>Delivery`, whose font draws its word as a picture; null of any other. */
export const ligatureOf = ({ name, attribs, children }: Element): string | null => {
  const [only, ...more] = children
  if (only === undefined || more.length > 0 || !isText(only)) return null
  if (!iconNames.has(name) && !iconFont.test(attribs.class ?? "")) return null
  const word = only.data.trim()
  return ligature.test(word) ? (crossing.test(word) ? "✗ " : " ") : null
}

/** Of a sum the part that is set in small letters over the line, without its point. */
const raised = /^sup |(?:^|[\s_-])(?:cents?|decimals?|fraction\p{L}*)(?:$|[\s_-])/iu
const twoDigits = /^\s*\p{Nd}{2}\s*$/u
const wholeSum = /(?:\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|kr))\s?\p{Nd}{1,4}$/iu
/** Whether the words of an element are the cents of the sum that a line ends with. */
export const isRaisedCents = ({ name, attribs }: Element, words: string, line: string): boolean =>
  raised.test(`${name} ${attribs.class ?? ""}`) && twoDigits.test(words) && wholeSum.test(line.slice(-16))
