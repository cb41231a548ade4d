/** The shapes of a language's beginnings, made of its words. */
import { lastingVerbs } from "../../../words/founding/SinceWords.ts"
import type { BeginningTongue } from "./words/BeginningTongue.ts"

/** What a house does for as long as there is one. */
const trade = [...lastingVerbs].filter((verb) => verb.length > 2).join("|")
const filled = (shape: string, parts: Readonly<Record<string, string>>): string => {
  let whole = shape
  for (let depth = 0; depth < 4; depth++)
    whole = whole.replace(/\{(?<name>[A-Za-z]+)\}/gu, (all, name: string) => parts[name] ?? all)
  return whole
}
const compiled = (tongue: BeginningTongue) => {
  const parts = { ...tongue.parts, trade: `${tongue.parts["trade"] ?? ""}|${trade}`.replace(/^\|/u, "") }
  const make = (shapes: ReadonlyArray<string>) =>
    shapes.map((shape) => ({
      told: shape.includes("@"),
      shape: new RegExp(`(?<!\\p{L})(?:${filled(shape, parts)})`, "iu")
    }))
  const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")
  return {
    firm: make(tongue.firm),
    loose: make(tongue.loose),
    going: make(tongue.going.filter((shape) => !shape.startsWith("^"))),
    /** No more than what something is: "Boulangerie de quartier". */
    lines: make(tongue.going.filter((shape) => shape.startsWith("^"))),
    story: make(tongue.story),
    whole: make(tongue.whole),
    founded: new RegExp(`^(?:${tongue.founded})(?!\\p{L})`, "iu"),
    we: new RegExp(`(?<!\\p{L})(?:${tongue.parts["we"] ?? ""})$`, "iu"),
    weFirst: new RegExp(`^(?:[¤£]|(?:${tongue.parts["weFirst"] ?? tongue.parts["we"] ?? ""})(?!\\p{L}))`, "iu"),
    veto: word(tongue.veto),
    sinceVeto: word(tongue.sinceVeto),
    otherTime: word(tongue.otherTime),
    and: new RegExp(` (?:${tongue.and}) `, "iu")
  }
}
export type Shapes = ReturnType<typeof compiled>

const known = new WeakMap<BeginningTongue, Shapes>()
export const shapesOf = (tongue: BeginningTongue): Shapes => {
  const shapes = known.get(tongue) ?? compiled(tongue)
  known.set(tongue, shapes)
  return shapes
}
