/**
 * Selectors of a style sheet, taken apart by `css-what` and matched here: what a hostile sheet makes us compare
 * is counted, which an engine made for trusted selectors does not do.
 */
import { parse, type Selector, SelectorType } from "css-what"
import { type Element, isTag } from "domhandler"
import { attributeTest } from "./AttributeTests.ts"
import { placeAmong } from "./Siblings.ts"
import { dynamicPseudo, stateAttribute, stateClass } from "./StateNames.ts"

/** How many comparisons are left for a page. */
export interface Steps {
  left: number
}

type Test = (element: Element, steps: Steps) => boolean
/** What one element must be; the name of a combinator says how the one to the left is found. */
export interface Compound {
  readonly tag: string | null
  readonly id: string | null
  readonly classes: ReadonlyArray<string>
  /** An attribute it must have, whatever else it must be. */
  readonly attribute: string | null
  readonly tests: ReadonlyArray<Test>
}
type Combinator = "descendant" | "child" | "adjacent" | "sibling"
export interface Complex {
  /** From the right to the left: the first is the element itself. */
  readonly compounds: ReadonlyArray<Compound>
  readonly combinators: ReadonlyArray<Combinator>
  readonly specificity: number
  /** Of a box before or after the element's content rather than of the element. */
  readonly isBeside: boolean
  /** Whether it waits for something: a pointer, a class that scripts set. */
  readonly waits: boolean
  /** The element itself without what it waits for; null where nothing else is said of it. */
  readonly base: Compound | null
}

const never: Test = () => false

const ownSpecificity = { id: 1_000_000, name: 1000, tag: 1 } as const

interface Read {
  readonly test: Test
  readonly specificity: number
  readonly waits: boolean
}
const placeTest = (name: string, data: unknown): Test | null => {
  const formula = typeof data === "string" ? data : ""
  const place = placeAmong(name, formula)
  return place === null ? null : (element) => place(element)
}

const pseudoOf = (name: string, data: ReadonlyArray<ReadonlyArray<Selector>> | string | null): Read => {
  const plain = (test: Test): Read => ({ test, specificity: ownSpecificity.name, waits: false })
  if (Array.isArray(data)) {
    const inner = data.flatMap((one: ReadonlyArray<Selector>) => compile(one) ?? [])
    const specificity = name === "where" ? 0 : Math.max(0, ...inner.map((one) => one.specificity))
    const some: Test = (element, steps) => inner.some((one) => fitsSelector(one, element, steps))
    const waits = inner.some((one) => one.waits)
    if (/^(?:is|where|matches|any|-webkit-any|-moz-any)$/.test(name)) return { test: some, specificity, waits }
    if (name === "not") return { test: (element, steps) => !some(element, steps), specificity, waits }
    return plain(never)
  }
  if (dynamicPseudo.test(name)) return { test: never, specificity: ownSpecificity.name, waits: true }
  if (name === "root") return plain(({ parent }) => parent === null || !isTag(parent))
  if (name === "link" || name === "any-link") return plain(({ attribs }) => attribs.href !== undefined)
  if (name === "empty") return plain(({ children }) => children.length === 0)
  return plain(placeTest(name, data) ?? never)
}

interface Draft {
  tag: string | null
  id: string | null
  classes: Array<string>
  attribute: string | null
  tests: Array<Test>
  /** The same without what it waits for. */
  stillClasses: Array<string>
  stillTests: Array<Test>
}
const draft = (): Draft => ({
  tag: null,
  id: null,
  classes: [],
  attribute: null,
  tests: [],
  stillClasses: [],
  stillTests: []
})

/** Null where no element can match. */
export const compile = (selectors: ReadonlyArray<Selector>): Complex | null => {
  const found: Array<Draft> = [draft()]
  const combinators: Array<Combinator> = []
  let specificity = 0
  let isBeside = false
  let waits = false
  for (const selector of selectors) {
    const own = found.at(-1)
    if (own === undefined) return null
    switch (selector.type) {
      case SelectorType.Tag:
        own.tag = selector.name.toLowerCase()
        specificity += ownSpecificity.tag
        break
      case SelectorType.Universal:
        break
      case SelectorType.Attribute: {
        const { name, action, value } = selector
        if (name === "id" && action === "equals") {
          own.id = value
          specificity += ownSpecificity.id
          break
        }
        specificity += ownSpecificity.name
        if (name === "class" && action === "element") {
          own.classes.push(value)
          if (stateClass.test(value)) waits = true
          else own.stillClasses.push(value)
          break
        }
        const test = attributeTest(selector)
        own.tests.push(test)
        own.attribute ??= name
        if (stateAttribute.test(name)) waits = true
        else own.stillTests.push(test)
        break
      }
      case SelectorType.Pseudo: {
        const read = pseudoOf(selector.name.toLowerCase(), selector.data)
        own.tests.push(read.test)
        specificity += read.specificity
        if (read.waits) waits = true
        else own.stillTests.push(read.test)
        break
      }
      case SelectorType.PseudoElement:
        if (selector.name !== "before" && selector.name !== "after") return null
        isBeside = true
        specificity += ownSpecificity.tag
        break
      case SelectorType.Descendant:
      case SelectorType.Child:
      case SelectorType.Adjacent:
      case SelectorType.Sibling:
        combinators.push(selector.type)
        found.push(draft())
        break
      default:
        return null
    }
  }
  const subject = found.at(-1) ?? draft()
  const isBare =
    subject.id === null && subject.stillClasses.length === 0 && subject.stillTests.length === 0 && subject.tag === null
  const base = {
    tag: subject.tag,
    id: subject.id,
    classes: subject.stillClasses,
    attribute: null,
    tests: subject.stillTests
  }
  return {
    compounds: found.reverse(),
    combinators: combinators.reverse(),
    specificity,
    isBeside,
    waits,
    base: isBare ? null : base
  }
}

/** Longer ones, and those that nest deeper, are no author's. */
const longest = 1000
const deepestNesting = 6
export const readSelectors = (written: string): ReadonlyArray<Complex> => {
  if (written.length > longest * 4 || written.split("(").length > deepestNesting * 8) return []
  try {
    return parse(written).flatMap((one) => compile(one) ?? [])
  } catch {
    // A list with an error in it selects nothing, in a browser too.
    return []
  }
}

const none: ReadonlyArray<string> = []
const classLists = new WeakMap<Element, ReadonlyArray<string>>()
export const classesOf = (element: Element): ReadonlyArray<string> => {
  const known = classLists.get(element)
  if (known !== undefined) return known
  const list = element.attribs.class === undefined ? none : [...new Set(element.attribs.class.match(/\S+/g))]
  classLists.set(element, list)
  return list
}

export const fitsCompound = (compound: Compound, element: Element, steps: Steps): boolean => {
  steps.left -= 1 + compound.tests.length
  const { tag, id, classes, tests } = compound
  if (tag !== null && tag !== element.name) return false
  if (id !== null && id !== element.attribs.id) return false
  if (classes.length > 0) {
    const own = classesOf(element)
    for (const name of classes) if (!own.includes(name)) return false
  }
  for (const test of tests) if (!test(element, steps)) return false
  return true
}

const before = (element: Element): Element | null => {
  for (let at = element.prev; at !== null; at = at.prev) if (isTag(at)) return at
  return null
}
const above = ({ parent }: Element): Element | null => (parent !== null && isTag(parent) ? parent : null)

/** From the compound at `from` leftwards, up to the next that may lie anywhere above; its uppermost element. */
const fitsSegment = (complex: Complex, from: number, element: Element, steps: Steps): Element | null => {
  const compound = complex.compounds[from]
  if (compound === undefined || steps.left <= 0 || !fitsCompound(compound, element, steps)) return null
  const combinator = complex.combinators[from]
  if (combinator === undefined || combinator === "descendant") return element
  if (combinator === "sibling") {
    for (let at = before(element); at !== null && steps.left > 0; at = before(at)) {
      const top = fitsSegment(complex, from + 1, at, steps)
      if (top !== null) return top
    }
    return null
  }
  const next = combinator === "child" ? above(element) : before(element)
  return next === null ? null : fitsSegment(complex, from + 1, next, steps)
}

/** Segments are taken as near as they are found, which leaves most room for those further left. */
export const fitsSelector = (complex: Complex, element: Element, steps: Steps): boolean => {
  let top = fitsSegment(complex, 0, element, steps)
  let at = complex.combinators.indexOf("descendant")
  while (top !== null && at !== -1) {
    let next: Element | null = null
    for (let up = above(top); up !== null && next === null && steps.left > 0; up = above(up))
      next = fitsSegment(complex, at + 1, up, steps)
    top = next
    at = complex.combinators.indexOf("descendant", at + 1)
  }
  return top !== null && steps.left > 0
}
