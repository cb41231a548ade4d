/** The shapes of a tongue's deeds as patterns. */
import { marks } from "../../../persons/credits/Marked.ts"
import type { DeedShape, DeedTongue } from "./words/DeedTongue.ts"

export interface DeedPattern {
  readonly pattern: RegExp
  /** Words without which it matches nothing: cheap to look for. */
  readonly signs: ReadonlyArray<RegExp>
  readonly needs: DeedShape["needs"]
}

const { own, kind, people } = marks
const word = `[^\\s,;:.!?()${own}${kind}${people}]+`

const filled = (shape: string, tongue: DeedTongue): string => {
  const parts: Readonly<Record<string, string>> = {
    ...tongue.parts,
    bornSo: tongue.bornSo,
    H: `[${own}${kind}]`,
    N: `(?<!(?:^| )(?:${tongue.before}) )[${own}${kind}]`,
    O: `(?:${tongue.some}) (?:(?:${tongue.small}) )?(?<kind>[\\p{L}-]+)`,
    P: `(?<who>${tongue.call}${people})`,
    G: tongue.group,
    D: `(?<who>${tongue.call}${people}|(?:${tongue.two}|${tongue.us}|${tongue.me}|${tongue.one})(?![\\p{L}])|${tongue.group})`,
    F: `(?: (?:(?:${tongue.before}) [${own}${kind}]|${word})){0,10}?`
  }
  let whole = shape.replaceAll("{F} {H}", "{F} {N}")
  for (let depth = 0; depth < 3; depth++)
    whole = whole.replace(/\{(?<name>[A-Za-z]+)\}/gu, (all, name: string) => parts[name] ?? all)
  // Between any two words there may be a time.
  return whole.replace(/(?<!\?:|\[\^\\s,;:\.!\?\(\)[^\]]*\]\+|\\) (?!\{)/gu, "(?: @)? ")
}

/** Whether its groups begin and end within it, and none of it is one of several ways. */
const isWhole = (piece: string): boolean => {
  let depth = 0
  for (const letter of piece.replace(/\\./gu, "")) {
    if (letter === "(") depth++
    if (letter === ")") depth--
    if (depth < 0 || (letter === "|" && depth === 0)) return false
  }
  return depth === 0 && !/^[?*+{]/u.test(piece)
}
/** The parts of a shape between what stands for doers, houses and other words. */
const signsOf = (shape: string, { parts }: DeedTongue): ReadonlyArray<RegExp> =>
  shape
    .replace(/\{(?<name>[a-z]\w*)\}/giu, (all, name: string) => parts[name] ?? all)
    .replace(/^\^/u, "")
    .split(/(?<!\\p)\{[A-Za-z]+\}/u)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece) && isWhole(piece))
    .map((piece) => new RegExp(piece.replace(/ (?![^[]*\])/gu, "(?: @)? "), "iu"))

const known = new WeakMap<DeedTongue, ReadonlyArray<DeedPattern>>()
const born = new WeakMap<DeedTongue, RegExp>()
export const bornSoPattern = (tongue: DeedTongue): RegExp => {
  const made = born.get(tongue) ?? new RegExp(filled("{bornSo}", tongue), "iu")
  born.set(tongue, made)
  return made
}
export const deedPatterns = (tongue: DeedTongue): ReadonlyArray<DeedPattern> => {
  const before = known.get(tongue)
  if (before !== undefined) return before
  const made = tongue.shapes.map(({ shape, needs }) => ({
    needs,
    signs: signsOf(shape, tongue),
    pattern: new RegExp(
      shape.startsWith("^")
        ? `^(?:@ )?(?:${filled(shape.slice(1), tongue)})`
        : `(?<![\\p{L}\\p{N}'-])(?:${filled(shape, tongue)})`,
      "iu"
    )
  }))
  known.set(tongue, made)
  return made
}
