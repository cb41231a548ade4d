/** Whether a sentence ties a thing to the place, the kind or the owner that the page gives to another. */
import { alike } from "../meaning/Alike.ts"
import type { Linked, LinkedPhrase } from "./Linked.ts"
import { allIn, isSamePhrase, linkedWords, nearestTo, ofOther, type Untied } from "./Untied.ts"

/** What stands by one member of a list, told of another: "honey from Spain", of "oil from Spain and honey from Greece". */
const untiedMember = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const heads = new Set(said.phrases.map(({ head }) => head))
  for (const phrase of said.phrases) {
    if (phrase.prep === null || phrase.own) continue
    const doer = phrase.deed?.subject ?? null
    const holders =
      phrase.on !== null
        ? [
            phrase.on,
            ...said.phrases.filter(
              (one) =>
                one.on === phrase.on?.on &&
                one.deed === phrase.deed &&
                one.joined === null &&
                one.prep === phrase.on?.prep &&
                said.phrases.indexOf(one) < said.phrases.indexOf(phrase) &&
                phrase.on?.joined !== null
            )
          ]
        : doer !== null && !doer.own
          ? [doer]
          : []
    for (const holder of holders) {
      for (const text of pages) {
        const ys = text.phrases.filter((one) => isSamePhrase(phrase, one) && one.prep === phrase.prep)
        const gs = nearestTo(holder, text.phrases)
        if (ys.length === 0 || gs.length === 0) continue
        if (ys.every((y) => gs.every((g) => isApart(g, y, text, heads)))) return ofOther(true)
      }
    }
  }
  return null
}

const isApart = (g: LinkedPhrase, y: LinkedPhrase, { phrases }: Linked, heads: ReadonlySet<string>): boolean => {
  if (y.on === g) return false
  const [from, to] = [phrases.indexOf(g), phrases.indexOf(y)]
  const own = phrases.find((one) => one.on === g && one.prep === y.prep)
  if (from > to) return own !== undefined && !heads.has(own.head)
  const between = phrases.slice(from + 1, to + 1)
  const next = between.findIndex((one) => one.joined !== null && one.prep !== y.prep)
  const member = between[next]
  if (member === undefined) return false
  if (member.head === g.head && member.mods.some((mod) => !g.mods.includes(mod))) return true
  const kept = between.slice(0, next).find((one) => one.prep !== null && (one.on === g || g.subject))
  return kept !== undefined && (!heads.has(member.head) || !heads.has(kept.head))
}

/** "The names of guests", of "the names of the dogs of guests". */
const untiedOwner = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const heads = linkedWords(said)
  const { phrases } = allIn(pages)
  for (const phrase of said.phrases) {
    const { on } = phrase
    if (phrase.prep !== "of" || on === null || phrase.own) continue
    const told = phrases.filter((one) => isSamePhrase(one, phrase))
    const others = told.filter(
      (one) => one.on !== null && !isSamePhrase(one.on, on) && !heads.has(one.on.head) && !one.on.own
    )
    if (told.length > 0 && others.length === told.length) return ofOther(true)
  }
  return null
}

const pays = /^(?:pay|cover|refund|replac|reimburs|waiv|donat|guarante|check|test|insur|return)$/

/** "Covers all costs", of "all costs of the return": what is paid, tested or made good of is told whole. */
const untiedWhole = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const heads = linkedWords(said)
  for (const phrase of said.phrases) {
    const all = phrase.mods.some((mod) => /^(?:all|everi|each|ani|no)$/.test(mod))
    if (phrase.deed === null || phrase.subject || !(all || pays.test(phrase.deed.stem))) continue
    const narrower = pages.some(({ phrases }) =>
      phrases.some(
        (one) =>
          one.on !== null &&
          isSamePhrase(one.on, phrase) &&
          one.on.deed !== null &&
          alike(one.on.deed.stem, phrase.deed?.stem ?? "") &&
          /^(?:of|from)$/.test(one.prep ?? "") &&
          !heads.has(one.head)
      )
    )
    if (narrower) return ofOther(true)
  }
  return null
}

const gives = /^(?:includ|contain|get|give|receiv|requir|need|win|refund|offer|bring|cost|pay|come|deliv|hav)$/

/** "A mug and a book", of "a mug or a book". */
const untiedChoice = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  for (const [at, second] of said.phrases.entries()) {
    const first = said.phrases[at - 1]
    if (first === undefined || second.joined !== "and") continue
    const pairs = (joint: string) =>
      pages.some(({ phrases }) =>
        phrases.some(
          (one, index) =>
            one.joined === joint &&
            isSamePhrase(one, second) &&
            phrases.slice(0, index).some((two) => isSamePhrase(two, first))
        )
      )
    if (pairs("or") && !pairs("and")) return ofOther(second.deed !== null && gives.test(second.deed.stem))
  }
  return null
}

/** "Free templates and icons", of "free templates and premium icons". */
const untiedQuality = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const words = linkedWords(said)
  for (const [at, second] of said.phrases.entries()) {
    const first = said.phrases[at - 1]
    if (first === undefined || second.joined === null || second.mods.length > 0 || first.mods.length === 0) continue
    const apart = ({ phrases }: Linked) =>
      phrases.some((one, index) => {
        const before = phrases.slice(0, index).findLast((two) => isSamePhrase(two, first))
        return (
          isSamePhrase(one, second) &&
          one.joined !== null &&
          one.mods.some((mod) => !words.has(mod)) &&
          before !== undefined &&
          first.mods.every((mod) => before.mods.includes(mod)) &&
          !first.mods.some((mod) => one.mods.includes(mod))
        )
      })
    if (pages.some(apart)) return ofOther(true)
  }
  return null
}

/** "Used lenses", of "new lenses and used cameras". */
const untiedKind = (said: Linked, pages: ReadonlyArray<Linked>): Untied | null => {
  const words = linkedWords(said)
  const { phrases } = allIn(pages)
  for (const phrase of said.phrases) {
    const told = phrases.filter((one) => one.head === phrase.head)
    const others = told.filter((one) => one.mods.some((mod) => !words.has(mod)))
    for (const mod of phrase.mods) {
      if (phrases.some((one) => one.head === mod) || told.some((one) => one.mods.includes(mod))) continue
      const elsewhere = phrases.some((one) => one.mods.includes(mod) && !words.has(one.head))
      if (elsewhere && told.length > 0 && others.length === told.length) return ofOther(true)
    }
  }
  return null
}

/** Holds of a run of the page's words as well. */
export const wholeRules = [untiedWhole]
export const phraseRules = [untiedMember, untiedOwner, untiedChoice, untiedQuality, untiedKind]
