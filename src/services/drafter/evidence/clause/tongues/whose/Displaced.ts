/**
 * Whether a sentence puts the product in the place of whoever the quote begins with: "Acme cuit du pain", of "Rivière, notre
 * plus gros client, cuit du pain" or of "Rivière cuit du pain". In these languages a noun hardly ever opens a sentence
 * without an article, and right before its verb; a name does.
 */
import { articles } from "../../words/Languages.ts"
import { type Restatement, touches } from "../Carrying.ts"
import { type ForeignClause, type ForeignReading, type ForeignWord, isAlike } from "../ForeignText.ts"
import type { Tongue } from "../Tongue.ts"
import { ownNoun } from "./OwnNouns.ts"

const languages = ["de", "fr", "es", "it", "pt", "nl"] as const
type Language = (typeof languages)[number]
/** "Aussi", "fácilmente", "heute": how or when, and nobody. */
const adverb =
  /(?:ment|mente|weise|lijk)$|^(?:aussi|ainsi|enfin|maintenant|aujourd|désormais|chaque|tout|toute|tous|hoy|ahora|siempre|además|también|cada|todo|toda|oggi|ora|adesso|sempre|anche|ogni|tutto|hoje|agora|também|heute|jetzt|nun|immer|auch|täglich|jede[rsn]?|alles|danach|dann|vandaag|nu|altijd|ook|elke?|dagelijks|daarna|ensuite|puis|después|luego|depois|dopo|poi)$/u
const longestName = 3
/** "Brot backen wir", "Brot backt Acme": what stands first is what is done. */
const doers: Readonly<Partial<Record<Tongue["name"], RegExp>>> = {
  de: /^(?:wir|ich|sie|du|man|unsere?)$/u,
  nl: /^(?:wij|we|je|jij|u|men|ons|onze)$/u
}

/** Words a quote begins with that are a name, as far as what follows them tells. */
const nameOf = (first: ForeignClause, tongue: Tongue): ReadonlyArray<ForeignWord> => {
  const end = first.words.findIndex(({ written, own }) => own || !/^\p{Lu}/u.test(written))
  const row = first.words.slice(0, end === -1 ? first.words.length : end)
  const [word] = row
  if (word === undefined || row.length > longestName || tongue.small.has(word.text) || adverb.test(word.text)) return []
  return word.content && word.value === null ? row : []
}

/** What the sentence goes on with behind the product's name. */
const behindName = ({ clauses: [first] }: ForeignReading): ReadonlyArray<ForeignWord> => {
  const words = first?.words ?? []
  const from = words.findIndex(({ own }) => !own)
  return from > 0 ? words.slice(from) : []
}
/** "Acme fut détruit": what is done may stand behind words that only help to say it. */
const mostHelp = 2

/** "Die Abendkarte gilt vier Wochen und umfasst ein Fahrrad", of "Der Jahrespass umfasst ein Fahrrad" beside the first half. */
const splicedVeto = ({ said, used, units }: Restatement, tongue: Tongue): string | null => {
  const [first, second] = used
  if (first === undefined || second === undefined || used.length !== 2) return null
  const words = said.clauses.flatMap((clause) => clause.words)
  const joint = words.findIndex(({ text }, at) => at > 1 && tongue.and.has(text) && words[at + 1]?.content === true)
  const deed = words[joint + 1]
  if (joint === -1 || deed === undefined) return null
  for (const [one, other] of [
    [first, second],
    [second, first]
  ] as const) {
    const [{ words: told } = { words: [] }] = one.clauses
    const at = told.findIndex((word) => isAlike(word.stem, deed.stem))
    const whose = told.slice(0, Math.max(at, 0)).filter(({ content }) => content)
    const isElsewhere = other.clauses.some((clause) => clause.words.some((word) => isAlike(word.stem, deed.stem)))
    if (at < 1 || isElsewhere || whose.length === 0 || told.slice(0, at).some(({ own }) => own)) continue
    if (!whose.some(({ stem }) => units.some((unit) => isAlike(unit, stem, false))))
      return `the quote speaks of "${whose.map(({ written }) => written).join(" ")}"`
  }
  return null
}

/** "Os nossos", "i nostri". */
const ours = /^(?:noss[oa]s?|nostr[oaie]|meus?|minhas?)$/u
/** Words between an article and its noun: "le vieux moulin". */
const nearHead = 3
/** "Der Nachbar verleiht Boote", of which the sentence has but the boats: somebody, or something, that is no house or tool. */
const somebodyElse = (
  clauses: ReadonlyArray<ForeignClause>,
  deed: ForeignWord,
  one: Restatement,
  language: Language
): string | null => {
  const [opening, ...rest] = clauses.flatMap(({ words }) => words)
  if (
    opening === undefined ||
    opening.own ||
    !articles[language].has(opening.text.replace(/['’]$/u, "")) ||
    ours.test(rest[0]?.text ?? "")
  )
    return null
  const at = rest.findIndex((word) => !word.own && isAlike(word.stem, deed.stem))
  const before = rest.slice(0, Math.max(at, 0))
  const noun = before.slice(0, nearHead).find(({ content }) => content)
  if (noun === undefined || before.some(({ own }) => own)) return null
  // "La asociación València", but not "la asociación".
  const next = before[before.indexOf(noun) + 1]
  const isNamed = next !== undefined && /^\p{Lu}/u.test(next.written) && language !== "de"
  if (ownNoun.test(noun.text) && !isNamed) return null
  return one.units.some((unit) => isAlike(unit, noun.stem, false)) ? null : noun.written
}

export const displacedVeto = (one: Restatement, tongue: Tongue): string | null => {
  const language = languages.find((one) => one === tongue.name)
  if (language === undefined) return null
  const spliced = splicedVeto(one, tongue)
  if (spliced !== null) return spliced
  const goesOn = behindName(one.said)
  const done = goesOn.slice(0, mostHelp + 1).find(({ content }) => content)
  const noun =
    done === undefined ? null : one.used.map(({ clauses }) => somebodyElse(clauses, done, one, language)).find(Boolean)
  if (noun) return `the quote speaks of "${noun}"`
  const [deed] = goesOn
  if (deed === undefined || !deed.content) return null
  for (const { clauses } of one.used) {
    const [first, ...rest] = clauses
    if (first === undefined) continue
    const name = nameOf(first, tongue)
    if (name.length === 0) continue
    const opens = ({ words }: ForeignClause, at: number) => {
      const word = words[at]
      return (
        word !== undefined &&
        !word.own &&
        isAlike(word.stem, deed.stem) &&
        words[at + 1]?.own !== true &&
        doers[tongue.name]?.test(words[at + 1]?.text ?? "") !== true
      )
    }
    const [alone, next] = [first.words.length === name.length, first.words[name.length]]
    const does = opens(first, name.length) && touches(first, one)
    // "Rivière, notre plus gros client, cuit": behind an aside; "Rivière utilise notre outil et cuit": behind another deed.
    const behind = alone ? rest.slice(1) : next?.content === true ? rest : []
    if (does || behind.some((clause) => opens(clause, 0)))
      return `the quote speaks of "${name.map(({ written }) => written).join(" ")}"`
  }
  return null
}
