/**
 * On which side of "than", "except" or of a verb something stands (of "then" and "before": `Sequence.ts`): who puts it on the other side says the opposite in
 * the same words.
 */
import { tellingStems } from "../../../meaning/TellingStems.ts"
import { copyWords } from "../../../voice/CopyWords.ts"

const than =
  /(?<!\p{L})(?:than|(?<=\bas \p{L}+ )as|als|dan|(?<=(?:plus|moins|aussi) \p{L}+ )que|(?<=(?:más|menos) \p{L}+ )que|(?<=(?:mais|menos) \p{L}+ )(?:do )?que|(?<=(?:più|meno) \p{L}+ )(?:di|del|della))(?!\p{L})/iu
/** "Swaps plastic plants for living ones". */
const swaps =
  /(?<!\p{L})(?<=(?:swap|exchang|trad|replac|substitut|convert|turn|translat|transform)\p{Ll}* [^.;:!?]{2,60}? )(?:for|with|by|into|to)(?!\p{L})/iu
const except =
  /(?<!\p{L})(?:except(?:ing)?(?: for| in)?|excluding|other than|apart from|but not|with the exception of|außer|ausgenommen|bis auf|sauf|hormis|excepto|salvo|a excepción de|exceto|tranne|eccetto|behalve|uitgezonderd|(?<=\b(?:every|all|everyone|everybody|everything|anyone|nobody|none)\b[^.,;:!?]{0,40} )but(?= (?:the|our|its|their|for|\p{Lu})))(?!\p{L})/iu
const clauses = /[.;:!?]+(?=\s|$)|,\s/u

interface Sides {
  readonly left: ReadonlySet<string>
  readonly right: ReadonlySet<string>
}
/** "Ones" stands for a thing. */
const isThing = (stem: string): boolean => stem !== "one" && stem !== "ones"
const sidesOf = (text: string, joint: RegExp): ReadonlyArray<Sides> =>
  text.split(clauses).flatMap((clause) => {
    const found = joint.exec(clause)
    if (found === null) return []
    const left = tellingStems(clause.slice(0, found.index)).filter(isThing)
    const right = tellingStems(clause.slice(found.index + found[0].length)).filter(isThing)
    return [{ left: new Set(left), right: new Set(right) }]
  })
const isIn = (words: ReadonlySet<string>, other: ReadonlySet<string>) => [...words].some((word) => other.has(word))

/** "Acme is cheaper than Petit", of "Petit is cheaper than Acme". */
const changesAround = (joint: RegExp, sentence: string, texts: ReadonlyArray<string>): boolean =>
  sidesOf(sentence, joint).some((said) =>
    texts
      .flatMap((text) => sidesOf(text, joint))
      .some((told) => isIn(said.left, told.right) && isIn(said.right, told.left) && !isIn(said.right, told.right))
  )

/** "Ships to Spain", of "ships everywhere except Spain". */
const takesIn = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  if (except.test(sentence)) return false
  const said = new Set(tellingStems(sentence))
  const outside = new Set(
    texts.flatMap((text) => text.split(clauses).flatMap((clause) => tellingStems(clause.split(except)[0] ?? "")))
  )
  return texts
    .flatMap((text) => sidesOf(text, except))
    .some(({ right }) => [...right].some((word) => said.has(word) && !outside.has(word)))
}

/** Up to what tells of whom, where and by whom; of a list the order tells nothing. */
const headOf = (text: string): ReadonlyArray<string> => {
  const [head = ""] = text.split(/(?<!\p{L})(?:by|from|of|for|with|in|to|at|on|as)(?!\p{L})/iu)
  return /[,;:&]|(?<!\p{L})(?:and|or)(?!\p{L})/iu.test(head) ? [] : tellingStems(head)
}
/** "Juniors coach members", of "members coach juniors", where the verb was taken for a noun. */
export const turnsAround = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = headOf(sentence)
  return texts.some((text) => {
    const places = headOf(text)
    const told = said.map((stem) => places.indexOf(stem))
    return told.some(
      (middle, at) =>
        middle !== -1 &&
        told.slice(0, at).some((before) => before > middle) &&
        told.slice(at + 1).some((behind) => behind !== -1 && behind < middle)
    )
  })
}

/** "Sends it to", "learnt it from": who gives, and who is given. */
const passes =
  /(?<!\p{L})(?<deed>send|give|hand|pay|deliver|report|rent|sell|lend|teach|ship|show|offer|supply|forward|pass|donate|explain|award|buy|order|learn|get|receive|collect|borrow|hire)(?:s|es|ing|ed)?(?!\p{L})[^.;:!?]*? (?:to|from) /iu
/** "Clients send the certificate to the fitters", of "fitters send it to the client". */
const passesBack = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const deedOf = (text: string) => passes.exec(text)?.groups?.deed?.toLowerCase()
  const deed = deedOf(sentence)
  return (
    deed !== undefined &&
    changesAround(
      passes,
      sentence,
      texts.filter((text) => deedOf(text) === deed)
    )
  )
}

const respectively =
  /(?<!\p{L})(?:respectively|beziehungsweise|bzw|respectivement|respectiv[ae]mente|rispettivamente|respectievelijk)(?!\p{L})/iu
/** "In Cork and Leeds respectively", of "in Leeds and Cork respectively". */
const turnsRespective = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  respectively.test(sentence) &&
  texts
    .filter((text) => respectively.test(text))
    .some((text) => {
      const told = tellingStems(text)
      const places = tellingStems(sentence).flatMap((stem) => (told.includes(stem) ? [told.indexOf(stem)] : []))
      return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))
    })

const denialWords = String.raw`(?:not|no|never|neither|nor|nicht|kein\p{L}*|pas|non|não|niet|geen|nunca|jamais)`
const denies = new RegExp(String.raw`(?<!\p{L})${denialWords}(?!\p{L})|n't`, "iu")
export const changesSides = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  changesAround(than, sentence, texts) ||
  changesAround(swaps, sentence, texts) ||
  passesBack(sentence, texts) ||
  turnsRespective(sentence, texts) ||
  (!denies.test(sentence) && takesIn(sentence, texts))

/** A word with whether it denies: "don't" and "cannot" are "do" and "can", denied. */
interface Told {
  readonly word: string
  readonly denials: number
}
const denial = new RegExp(`^${denialWords}$`, "u")
/** "Do not", "ne ... pas": put there for the denial alone. */
const helping = /^(?:do|does|did|ne)$/u
/** The words of a text without what denies, each with the denials that stand right before it. */
const toldWords = (text: string): ReadonlyArray<Told> => {
  let denials = 0
  return copyWords(text).flatMap((written): ReadonlyArray<Told> => {
    const word = written
      .replace(/^can(?:not|'t)$/u, "can")
      .replace(/^won't$/u, "will")
      .replace(/n't$/u, "")
    if (denial.test(written) || word !== written) denials += 1
    if (denial.test(written) || helping.test(word)) return []
    const told = { word, denials }
    denials = 0
    return [told]
  })
}
const denialsIn = (told: ReadonlyArray<Told>) => told.reduce((sum, one) => sum + one.denials, 0)
const answers = /^(?:no|yes)\s*[,.:–—-]/iu
const without = /(?<!\p{L})(?:without|sin|sem)(?!\p{L})/iu
/**
 * Nothing parts a sentence from the page's words but a denial more, or one less: however either is parsed, they differ in
 * that. A page that denies something beside those words may deny them by it: "We do not take battery toys".
 */
export const onlyDenies = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = toldWords(sentence)
  if (said.length === 0 || answers.test(sentence)) return false
  const runs = texts.flatMap((text) => {
    const told = toldWords(text)
    return told.flatMap((_, at) => {
      const run = told.slice(at, at + said.length)
      if (!said.every(({ word }, step) => run[step]?.word === word)) return []
      const isOpen = without.test(text) || denialsIn(told) !== denialsIn(run)
      return [isOpen || denialsIn(run) === denialsIn(said)]
    })
  })
  return runs.length > 0 && !runs.includes(true)
}
