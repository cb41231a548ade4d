/** What is out of sight only until a visitor asks for it, or until the script or the animation that brings it in. */
import { type Element, isTag, isText } from "domhandler"
import { isImportant, isInline } from "./Cascade.ts"
import { type Controllers, findControllers, idsOf, isAside, isCarousel, isDisclosed, opensWords } from "./Controls.ts"
import type { Hiding } from "./Look.ts"
import type { PageLooks } from "./PageLooks.ts"
import { pixelsOf } from "./sheet/Screen.ts"
import { classesOf, fitsCompound } from "./sheet/Selectors.ts"
import { revealsFor } from "./sheet/Sheets.ts"
import type { Declaration } from "./sheet/SheetText.ts"

const motion = ["transition", "animation", "transform", "translate", "scale", "filter"]
const timed = ["transition", "animation"]
/** What libraries hide at first and always bring in: by a rule of their own sheet, or by the element's own style. */
const broughtIn = {
  visibility: { names: /^(?:wow|elementor-invisible)$/, attributes: null },
  opacity: { names: /^et_animated$/, attributes: /^data-(?:aos|sal)$/ },
  inline: { names: null, attributes: /^data-(?:w-id|framer-appear-id)$/ }
} as const
const entrance = /(?:^|[-_])(?:reveal|fade|fadein|appear|animate|animated|scroll-in|slide-in|slide-up)(?:$|[-_])/i
/** Attributes by which scripts find what they bring in. */
const animated = /^data-(?:aos|w-id|framer-appear-id|scroll|animate|animation|sal|wow-delay|gsap|reveal|motion)/
const size = /^(?:max-)?(?:height|width)$/

/** Whether a declaration undoes a way of hiding. */
const undoes = (hiding: Hiding, { name, value }: Declaration): boolean => {
  if (hiding === "display") return name === "display" && value !== "none"
  if (hiding === "opacity") return name === "opacity" && Number.parseFloat(value) > 0.1
  if (hiding === "visibility") return name === "visibility" && value === "visible"
  return (
    hiding === "size" && ((size.test(name) && pixelsOf(value) !== 0) || (name === "overflow" && value === "visible"))
  )
}

/** A way of hiding that has this much of a page's words is how the page begins, not what it hides. */
const massive = 0.3
/** Where one box has this much, with the title of the page and the way around it, the rest is what stands before it: a consent. */
const wholePage = 0.4
/** A longer wait before an animation is no wait. */
const longWait = 20

const textLengths = (elements: ReadonlyArray<Element>) => {
  const lengths = new Map<Element, number>()
  for (const element of elements.toReversed()) {
    let length = 0
    for (const child of element.children) {
      if (isText(child)) length += child.data.trim().length
      else if (isTag(child)) length += lengths.get(child) ?? 0
    }
    lengths.set(element, length)
  }
  return lengths
}

const withAncestors = (element: Element | undefined): ReadonlySet<Element> => {
  const found = new Set<Element>()
  for (let at = element ?? null; at !== null; at = at.parent !== null && isTag(at.parent) ? at.parent : null)
    found.add(at)
  return found
}

export const makeWaiting = ({ elements, lookAt, sheets, steps, runsScripts }: PageLooks) => {
  const moves = (element: Element) =>
    motion.some((name) => lookAt(element).declared.has(name)) ||
    Object.keys(element.attribs).some((name) => animated.test(name))
  const isMoved = (element: Element) => moves(element) || classesOf(element).some((name) => entrance.test(name))
  /** The library undoes what it does itself, no more: what is hidden beyond its reach stays so. */
  const isBroughtIn = (element: Element, hiding: "opacity" | "visibility") => {
    const value = lookAt(element).declared.get(hiding)
    if (!runsScripts || value === undefined || isImportant(value)) return false
    const { names, attributes } = broughtIn[hiding === "opacity" && isInline(value) ? "inline" : hiding]
    return (
      (attributes !== null && Object.keys(element.attribs).some((name) => attributes.test(name))) ||
      (names !== null && classesOf(element).some((name) => names.test(name)))
    )
  }
  const isRevealed = (element: Element, hiding: Hiding) =>
    sheets.some((sheet) =>
      revealsFor(
        sheet,
        element,
        ({ base, declarations }) =>
          declarations.some((one) => undoes(hiding, one)) && fitsCompound(base, element, steps)
      )
    )
  /** An animation that ends in plain sight, soon. */
  const comesIn = (element: Element) => {
    const { declared } = lookAt(element)
    const animation = declared.get("animation")?.value ?? ""
    const waits = [...`${animation} ${declared.get("animation-delay")?.value ?? ""}`.matchAll(/([\d.]+)s\b/g)]
    if (waits.some(([, seconds]) => Number(seconds) > longWait)) return false
    const names = animation.split(/[\s,]+/)
    return sheets.some(({ endings }) =>
      names.some((name) => (endings.get(name) ?? []).some((one) => undoes("opacity", one)))
    )
  }
  /** Motion over time. What merely stands elsewhere as well does not come in by that. */
  const isTimed = (element: Element) => {
    const { declared } = lookAt(element)
    const opacity = declared.get("opacity")
    const moving = opacity !== undefined && isInline(opacity) ? motion : timed
    return moving.some((name) => declared.has(name)) || Object.keys(element.attribs).some((name) => animated.test(name))
  }
  /** One rule, or all inline styles that move as well, by what they declare. */
  const wayOf = (element: Element) => {
    const opacity = lookAt(element).declared.get("opacity")
    return opacity === undefined ? "around" : isInline(opacity) ? `inline ${moves(element)}` : String(opacity.weight)
  }
  const measure = () => {
    const lengths = textLengths(elements)
    const all = Math.max(1, ...elements.slice(0, 3).map((element) => lengths.get(element) ?? 0))
    const first = (name: string) => elements.find((element) => element.name === name)
    const aboveTitle = withAncestors(first("h1") ?? first("h2"))
    return { lengths, all, aboveTitle, aboveMenu: withAncestors(first("nav") ?? first("main")) }
  }
  let measured: ReturnType<typeof measure> | null = null
  const proportions = () => {
    measured ??= measure()
    return measured
  }
  /** "Accept our cookies" is all there is to see, or "Loading …": the page itself comes next. */
  const isPageItself = (element: Element): boolean => {
    if (!runsScripts) return false
    const { lengths, all, aboveTitle, aboveMenu } = proportions()
    return aboveTitle.has(element) && aboveMenu.has(element) && (lengths.get(element) ?? 0) >= wholePage * all
  }
  let beginnings: ReadonlySet<string> | null = null
  const findBeginnings = () => {
    const { lengths, all, aboveTitle } = proportions()
    const hidden = new Map<string, { length: number; count: number; title: boolean; timed: boolean }>()
    const found = new Set<string>()
    for (const element of elements) {
      if (lookAt(element).hiding !== "opacity") continue
      const way = wayOf(element)
      const known = hidden.get(way) ?? { length: 0, count: 0, title: false, timed: false }
      known.length += lengths.get(element) ?? 0
      known.count++
      known.title ||= aboveTitle.has(element)
      known.timed ||= isTimed(element)
      hidden.set(way, known)
      if (aboveTitle.has(element) && moves(element)) found.add(way)
    }
    // Without motion it is how a page begins only where its very title does, and not alone.
    for (const [way, { length, count, title: isTitle, timed: isMoving }] of hidden)
      if (length / all >= massive && way !== "inline false" && (isMoving || (isTitle && count > 1))) found.add(way)
    return found
  }
  const isBeginning = (element: Element) => {
    beginnings ??= findBeginnings()
    return beginnings.has(wayOf(element))
  }

  let known: Controllers | null = null
  const controllersOf = (id: string) => {
    known ??= findControllers(elements)
    return known.get(id) ?? []
  }
  const isShown = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parent !== null && isTag(at.parent) ? at.parent : null)
      if (lookAt(at).hiding !== null || at.attribs.hidden !== undefined) return false
    return true
  }
  const isControlled = (element: Element) =>
    idsOf(element).some((id) => controllersOf(id).some((one) => opensWords(one) && isShown(one)))

  return (element: Element, hiding: Hiding): boolean => {
    if (hiding === "place") return false
    if ((hiding === "opacity" || hiding === "visibility") && isBroughtIn(element, hiding)) return true
    if (hiding === "opacity")
      return comesIn(element) || (isMoved(element) && isRevealed(element, "opacity")) || isBeginning(element)
    if (hiding === "display" && isPageItself(element)) return true
    if (isAside(element)) return false
    const isOpened = () => isRevealed(element, hiding)
    return isControlled(element) || isDisclosed(element, isOpened) || (isCarousel(element) && isOpened())
  }
}
