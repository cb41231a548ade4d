/** What the sheets of a page and an element's own `style` declare for it, the strongest declaration of each name. */
import type { Element } from "domhandler"
import type { Steps } from "./sheet/Selectors.ts"
import { rulesFor, type StyleSheet } from "./sheet/Sheets.ts"
import { type Declaration, declarationOf } from "./sheet/SheetText.ts"

export interface StyleValue {
  readonly value: string
  readonly weight: number
}
export type Declarations = ReadonlyMap<string, StyleValue>

/** Names of one meaning are kept under one; a shorthand stands whole under each of its parts that counts here. */
const sides = ["top", "right", "bottom", "left"]
const parts: Readonly<Record<string, ReadonlyArray<string>>> = {
  background: ["background-color", "background-image"],
  font: ["font-size"],
  overflow: ["overflow-x", "overflow-y"],
  inset: sides,
  margin: ["margin-top", "margin-left"],
  "margin-inline-start": ["margin-left"],
  "-webkit-clip-path": ["clip-path"],
  mask: ["mask-image"],
  "-webkit-mask": ["mask-image"],
  "-webkit-mask-image": ["mask-image"],
  "-webkit-background-clip": ["background-clip"],
  "text-decoration": ["text-decoration-line"],
  "animation-name": ["animation"],
  "transition-property": ["transition"],
  "transition-duration": ["transition"]
}
const boxes: Readonly<Record<string, ReadonlyArray<string>>> = {
  inset: sides,
  margin: sides.map((side) => `margin-${side}`)
}
/** `1px 2px` to the value of one side. */
const sideOf = (value: string, side: number) => {
  const [top = "", right = top, bottom = top, left = right] = value.split(/\s+/)
  return [top, right, bottom, left][side] ?? top
}
const sizeInFont = /(?:^|\s)(0|\d*\.?\d+(?:px|r?em|%|pt|vw))(?:\s*\/\s*\S+)?\s/
const partOf = (name: string, part: string, value: string) => {
  const box = boxes[name]
  if (box !== undefined) return value.includes("(") ? value : sideOf(value, box.indexOf(part))
  return name === "font" ? (sizeInFont.exec(value)?.[1] ?? "") : value
}

/** Tiers of the cascade: each beats all below it. */
const tiers = { layered: 0, sheet: 1, inline: 2, important: 3, layeredImportant: 4, inlineImportant: 5 } as const
const tierWeight = 1e15
const ruleWeight = 1e6

const inlineOf = (style: string): ReadonlyArray<Declaration> =>
  style
    .slice(0, 5000)
    .split(";")
    .flatMap((text) => {
      const colon = text.indexOf(":")
      return colon <= 0 ? [] : (declarationOf(text.slice(0, colon).trim(), text.slice(colon + 1)) ?? [])
    })

/** Declarations that are passed over in the time one takes. */
const passing = 8
const nothing: Declarations = new Map()

/** What old markup says in attributes; any sheet is stronger. */
const fromAttributes = ({ name, attribs }: Element): ReadonlyArray<Declaration> => {
  const ink = name === "font" ? attribs.color : name === "body" ? attribs.text : undefined
  if (attribs.bgcolor === undefined && ink === undefined) return []
  const declared = (property: string, value: string | undefined) => {
    const one = value === undefined ? null : declarationOf(property, value)
    return one === null ? [] : [one]
  }
  return [...declared("background-color", attribs.bgcolor), ...declared("color", ink)]
}

export const declaredFor = (
  element: Element,
  sheets: ReadonlyArray<StyleSheet>,
  asked: ReadonlySet<string>,
  steps: Steps
): Declarations => {
  const old = fromAttributes(element)
  if (sheets.length === 0 && element.attribs.style === undefined && old.length === 0) return nothing
  const found = new Map<string, StyleValue>()
  const put = (name: string, value: string, weight: number) => {
    const known = found.get(name)
    if (value !== "" && (known === undefined || known.weight <= weight)) found.set(name, { value, weight })
  }
  const add = (declarations: ReadonlyArray<Declaration>, tier: number, importantTier: number, rank: number) => {
    steps.left -= declarations.length / passing
    for (const { name, value, important } of declarations) {
      if (name.startsWith("--") && !asked.has(name)) continue
      steps.left--
      const weight = (important ? importantTier : tier) * tierWeight + rank
      const own = parts[name]
      if (own === undefined) put(name, value, weight)
      else for (const part of own) put(part, partOf(name, part, value), weight)
    }
  }
  add(old, tiers.layered, tiers.layered, -1)
  for (const [order, sheet] of sheets.entries()) {
    rulesFor(sheet, element, steps, ({ complex, declarations, layered, at }) => {
      // Later rules and later sheets win among equals.
      const rank = Math.min(complex.specificity, 9e7) * ruleWeight + Math.min(order * 1e5 + at, ruleWeight - 1)
      if (layered) add(declarations, tiers.layered, tiers.layeredImportant, rank)
      else add(declarations, tiers.sheet, tiers.important, rank)
    })
  }
  if (element.attribs.style !== undefined) add(inlineOf(element.attribs.style), tiers.inline, tiers.inlineImportant, 0)
  return found
}
/** Whether a declaration stands in the element's own `style`. */
export const isInline = ({ weight }: StyleValue): boolean => {
  const tier = Math.floor(weight / tierWeight)
  return tier === tiers.inline || tier === tiers.inlineImportant
}
export const isImportant = ({ weight }: StyleValue): boolean => Math.floor(weight / tierWeight) >= tiers.important
