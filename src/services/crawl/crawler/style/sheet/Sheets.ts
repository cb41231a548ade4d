/** Style sheets ready to be asked which of their rules an element meets: each read once, found by what it ends in. */
import type { Element } from "domhandler"
import { type Complex, type Compound, classesOf, fitsSelector, readSelectors, type Steps } from "./Selectors.ts"
import { type Declaration, readSheet } from "./SheetText.ts"

export interface StyleRule {
  readonly complex: Complex
  readonly declarations: ReadonlyArray<Declaration>
  readonly layered: boolean
  /** Its place in its sheet. */
  readonly at: number
}
/** What becomes visible once a script or a pointer says so. */
export interface Reveal {
  readonly base: Compound
  readonly declarations: ReadonlyArray<Declaration>
}
/** Things by the id, class, name or an attribute of the element they are about. */
interface Index<A> {
  readonly ids: Map<string, Array<A>>
  readonly classes: Map<string, Array<A>>
  readonly tags: Map<string, Array<A>>
  readonly attributes: Map<string, Array<A>>
  readonly others: Array<A>
}
export interface StyleSheet {
  readonly rules: Index<StyleRule>
  readonly reveals: Index<Reveal>
  /** Variables that every element has until something sets them: rules for all elements reset them by the dozen. */
  readonly defaults: ReadonlyMap<string, string>
  /** Names of the variables that anything here asks for. */
  readonly asked: ReadonlySet<string>
  readonly endings: ReadonlyMap<string, ReadonlyArray<Declaration>>
  readonly imports: ReadonlyArray<string>
}

const emptyIndex = <A>(): Index<A> => ({
  ids: new Map(),
  classes: new Map(),
  tags: new Map(),
  attributes: new Map(),
  others: []
})
const put = <A>(map: Map<string, Array<A>>, key: string, one: A) => {
  const known = map.get(key)
  if (known === undefined) map.set(key, [one])
  else known.push(one)
}
const enter = <A>(index: Index<A>, { id, classes, tag, attribute }: Compound, one: A) => {
  // The rarest class is unknown; the last one written is the most special more often than not.
  const name = classes.at(-1)
  if (id !== null) put(index.ids, id, one)
  else if (name !== undefined) put(index.classes, name, one)
  else if (tag !== null) put(index.tags, tag, one)
  else if (attribute !== null) put(index.attributes, attribute, one)
  else index.others.push(one)
}
/** Calls `look` for each list that may be about the element, until one call says that it has seen enough. */
const lookUp = <A>(
  { ids, classes, tags, attributes, others }: Index<A>,
  element: Element,
  look: (list: ReadonlyArray<A>) => boolean
): boolean => {
  const enough = (list: ReadonlyArray<A> | undefined) => list !== undefined && look(list)
  if (others.length > 0 && look(others)) return true
  if (element.attribs.id !== undefined && enough(ids.get(element.attribs.id))) return true
  if (classes.size > 0) for (const name of classesOf(element)) if (enough(classes.get(name))) return true
  if (attributes.size > 0)
    for (const name of Object.keys(element.attribs)) if (enough(attributes.get(name))) return true
  return enough(tags.get(element.name))
}

export const rulesFor = (sheet: StyleSheet, element: Element, steps: Steps, found: (rule: StyleRule) => void): void => {
  lookUp(sheet.rules, element, (rules) => {
    for (const rule of rules) {
      if (steps.left <= 0) return true
      if (fitsSelector(rule.complex, element, steps)) found(rule)
    }
    return false
  })
}
export const revealsFor = (sheet: StyleSheet, element: Element, holds: (reveal: Reveal) => boolean): boolean =>
  lookUp(sheet.reveals, element, (reveals) => reveals.some(holds))

const variable = /var\(\s*(--[^\s,()]+)/g
/** Properties of a box beside the content that paint behind it. */
const paints = ({ name, value }: Declaration) => name.startsWith("background") && !/^(?:none|transparent)$/.test(value)
const painted: ReadonlyArray<Declaration> = [{ name: "painted", value: "yes", important: false }]

const isVariable = (name: string) => name.startsWith("--")
const isForAll = ({ compounds: [subject], combinators }: Complex) =>
  combinators.length === 0 &&
  subject !== undefined &&
  subject.id === null &&
  subject.tag === null &&
  subject.classes.length === 0 &&
  subject.tests.length === 0

const prepare = (css: string): StyleSheet => {
  const { rules, endings, imports } = readSheet(css)
  const own = emptyIndex<StyleRule>()
  const reveals = emptyIndex<Reveal>()
  const asked = new Set<string>()
  const defaults = new Map<string, string>()
  for (const [at, { selectors, declarations, layered }] of rules.entries()) {
    for (const { value } of declarations) for (const [, name = ""] of value.matchAll(variable)) asked.add(name)
    for (const complex of readSelectors(selectors)) {
      const [subject] = complex.compounds
      if (subject === undefined) continue
      if (complex.isBeside) {
        if (declarations.some(paints)) enter(own, subject, { complex, declarations: painted, layered, at })
        continue
      }
      if (isForAll(complex)) {
        for (const { name, value } of declarations) if (isVariable(name)) defaults.set(name, value)
        const others = declarations.filter(({ name }) => !isVariable(name))
        if (others.length > 0) enter(own, subject, { complex, declarations: others, layered, at })
        continue
      }
      enter(own, subject, { complex, declarations, layered, at })
      if (complex.waits && complex.base !== null) enter(reveals, complex.base, { base: complex.base, declarations })
    }
  }
  return { rules: own, reveals, defaults, asked, endings, imports }
}

/** The sheets of a site are those of all its pages. */
const kept = new Map<string, StyleSheet>()
const most = { sheets: 16, shared: 200 } as const
export const sheetOf = (css: string): StyleSheet => {
  const known = kept.get(css)
  const sheet = known ?? prepare(css)
  kept.delete(css)
  if (css.length >= most.shared) kept.set(css, sheet)
  const [oldest] = kept.keys()
  if (kept.size > most.sheets && oldest !== undefined) kept.delete(oldest)
  return sheet
}
