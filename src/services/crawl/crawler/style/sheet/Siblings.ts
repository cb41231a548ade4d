/** Where an element stands among its siblings (`:nth-child` and its like), counted once for each parent. */
import { type Element, isTag, type ParentNode } from "domhandler"

interface Place {
  readonly index: number
  readonly count: number
}
const counted = new WeakMap<ParentNode, ReadonlyMap<Element, Place>>()
const countedByName = new WeakMap<ParentNode, ReadonlyMap<Element, Place>>()

const count = (parent: ParentNode, key: (element: Element) => string): ReadonlyMap<Element, Place> => {
  const elements = parent.children.filter(isTag)
  const totals = new Map<string, number>()
  const indices = elements.map((element) => {
    const index = (totals.get(key(element)) ?? 0) + 1
    totals.set(key(element), index)
    return index
  })
  return new Map(elements.map((one, at) => [one, { index: indices[at] ?? 0, count: totals.get(key(one)) ?? 0 }]))
}
const placeOf = (element: Element, byName: boolean): Place => {
  const { parent } = element
  if (parent === null) return { index: 1, count: 1 }
  const cache = byName ? countedByName : counted
  const known = cache.get(parent) ?? count(parent, byName ? ({ name }) => name : () => "")
  cache.set(parent, known)
  return known.get(element) ?? { index: 1, count: 1 }
}

/** `2n+1`, `odd`, `3`: step and start; null for anything else, such as `2 of .card`. */
const formulaOf = (text: string): readonly [number, number] | null => {
  const bare = text.toLowerCase().replace(/\s+/g, "")
  if (bare === "odd") return [2, 1]
  if (bare === "even") return [2, 0]
  const [, step, start] = /^(?:([+-]?\d{0,6})n)?([+-]?\d{1,6})?$/.exec(bare) ?? []
  if (step === undefined && start === undefined) return null
  const factor = step === undefined ? 0 : step === "" || step === "+" ? 1 : step === "-" ? -1 : Number(step)
  return [factor, Number(start ?? 0)]
}
const isAt = (index: number, [step, start]: readonly [number, number]) =>
  step === 0 ? index === start : (index - start) % step === 0 && (index - start) / step >= 0

/** Null where the name is none of these. */
export const placeAmong = (name: string, formula: string): ((element: Element) => boolean) | null => {
  const [, kind, of] = /^(first|last|only|nth|nth-last)-(child|of-type)$/.exec(name) ?? []
  if (kind === undefined) return null
  const byName = of === "of-type"
  const at = kind.startsWith("nth") ? formulaOf(formula) : ([0, 1] as const)
  if (at === null) return null
  return (element) => {
    const { index, count: total } = placeOf(element, byName)
    if (kind === "only") return total === 1
    return isAt(kind.includes("last") ? total - index + 1 : index, at)
  }
}
