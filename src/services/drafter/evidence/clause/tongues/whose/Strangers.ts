/** Names: none that no quote has; and no quote that speaks of somebody whom the sentence leaves out. */
import { type Heard, type Restatement, touches } from "../Carrying.ts"
import { type ForeignClause, type ForeignWord, isAlike, isAmong } from "../ForeignText.ts"
import type { Tongue } from "../Tongue.ts"

const isCapital = ({ written }: ForeignWord) => /^\p{Lu}/u.test(written)
/** "GmbH", "iOS", "KPI": no ordinary word. */
const isCoined = ({ written }: ForeignWord) => /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(written)
/** German has capital letters for every noun; these endings names hardly have. */
const germanNoun =
  /(?:ung|ungen|heit|keit|heiten|keiten|schaft|schaften|tion|tionen|tät|täten|ment|nis|zeit|lich|er|en|el|e|s|ik|ur|ium)$/
const leadsToPlace = new Set(["in", "aus", "nach", "bei", "von"])

const newNames = (
  clause: ForeignClause,
  first: boolean,
  heard: ReadonlyArray<string>,
  tongue: Tongue
): ForeignWord | undefined =>
  clause.words.find((word, at) => {
    if (word.own || word.value !== null || isAmong(word.stem, heard)) return false
    if (isCoined(word)) return true
    if (!isCapital(word) || word.text.length < 2) return false
    const previous = clause.words[at - 1]
    const next = clause.words[at + 1]
    const pair = [previous, next].some(
      (other) =>
        other !== undefined &&
        isCapital(other) &&
        !other.own &&
        !tongue.small.has(other.text) &&
        !isAmong(other.stem, heard)
    )
    if (tongue.name === "de")
      return word.content && (pair || (leadsToPlace.has(previous?.text ?? "") && !germanNoun.test(word.text)))
    if (at === 0 && first) return pair && word.content
    return !tongue.small.has(word.text)
  })

const latin = /[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ0-9.+#&-]*/g

export const newNameVeto = (
  { said, all }: Restatement,
  tongue: Tongue,
  names: ReadonlyArray<string>
): string | null => {
  const text = all.map((one) => one.text.toLowerCase()).join("\n")
  if (!tongue.spaced || tongue.name === "ar") {
    const known = [text, ...names].join("\n")
    const first = (said.text.match(latin) ?? []).find(
      (word) => !known.includes(word.toLowerCase().replace(/[.-]+$/, ""))
    )
    if (first !== undefined) return `no quote names "${first}"`
    return null
  }
  const heard = all.flatMap(({ clauses }) => clauses.flatMap(({ words }) => words.map(({ stem }) => stem)))
  let head = true
  for (const clause of said.clauses) {
    const found = newNames(clause, head, heard, tongue)
    if (found !== undefined) return `no quote names "${found.written}"`
    head = false
  }
  return null
}

/** Two and more capitalised words in a row: a person, a company. */
const entities = (clause: ForeignClause, tongue: Tongue): ReadonlyArray<ReadonlyArray<ForeignWord>> => {
  const rows: Array<Array<ForeignWord>> = [[]]
  for (const word of clause.words) {
    const inside = (rows.at(-1)?.length ?? 0) > 0
    const fits = isCapital(word) && !word.own && (inside || !tongue.small.has(word.text)) && word.text.length > 1
    if (fits) rows.at(-1)?.push(word)
    else rows.push([])
  }
  return rows.filter((row) => row.length >= 2)
}
/** A heading with capitals in every word names nobody. */
const isTitled = ({ clauses }: Heard, tongue: Tongue) => {
  const words = clauses.flatMap((clause) => clause.words).filter((word) => word.content)
  return tongue.name !== "de" && words.length > 2 && words.filter(isCapital).length > words.length * 0.8
}
const headWords = 5
/** "…, a customer since 2020, …" */
const asideWords = 5

/** Opens with more than a word between quotation marks. */
const isQuotation = (text: string, tongue: Tongue): boolean =>
  tongue.spaced
    ? /^"(?:[^"\s]+\s+){3,}[^"]*"/.test(text) || /^".*"[.!]?$/.test(text)
    : /^["「『][^」』"]{6,}[」』"](?:と|.{0,3}(?:说|說|表示)|[。.!！]?$)/u.test(text)
const somebody = ({ found }: ForeignClause) =>
  (["other", "user", "role"] as const).some((kind) => found(kind).length > 0)

const of = (word: string) => `the quote speaks of "${word}"`

const personVeto = (
  heard: Heard,
  clause: ForeignClause,
  at: number,
  one: Restatement,
  tongue: Tongue
): string | null => {
  if (at <= 1 && !isTitled(heard, tongue)) {
    const row = entities(clause, tongue).find(
      ([first]) =>
        first !== undefined &&
        clause.words.indexOf(first) < headWords &&
        (at === 0 || clause.words.indexOf(first) === 0)
    )
    const saidStems = one.said.clauses.flatMap(({ words }) => words.map(({ stem }) => stem))
    if (row !== undefined && !row.some((word) => isAmong(word.stem, saidStems)))
      return of(row.map(({ written }) => written).join(" "))
  }
  return null
}

/** "Painted by Jorge Amaral": by nobody else. */
const doneBy = (clause: ForeignClause, one: Restatement): string | null => {
  if (!touches(clause, one)) return null
  for (const { at, text } of clause.found("by")) {
    const doer = clause.words.find((word) => word.at >= at + text.length)
    const next = doer === undefined ? undefined : clause.words[clause.words.indexOf(doer) + 1]
    if (
      doer === undefined ||
      next === undefined ||
      doer.own ||
      !isCapital(doer) ||
      !isCapital(next) ||
      next.text.length < 2
    )
      continue
    const stems = one.said.clauses.flatMap(({ words }) => words.map(({ stem }) => stem))
    if (!isAmong(doer.stem, stems)) return doer.written
  }
  return null
}

/** "With Certira, a certified company": what is said then is said of Certira. */
const opensApposition =
  /^(?:une? |un[ao]? |eine? |um |een )?(?:entreprise|société|maison|empresa|compañía|firma|unternehmen|firma|companhia|azienda|società|bedrijf)(?!\p{L})/u
const apposed = (before: ForeignClause | undefined, clause: ForeignClause, one: Restatement): string | null => {
  const named = before?.words.at(-1)
  if (named === undefined || named.own || !isCapital(named) || !opensApposition.test(clause.line)) return null
  const stems = one.said.clauses.flatMap(({ words }) => words.map(({ stem }) => stem))
  return touches(clause, one) && !isAmong(named.stem, stems) ? named.written : null
}

export const strangerVeto = (one: Restatement, tongue: Tongue): string | null => {
  const { said, used } = one
  const says = (kind: "other" | "user" | "role" | "speech") =>
    said.clauses.some((clause) => clause.found(kind).length > 0)
  for (const heard of used) {
    if (isQuotation(heard.text, tongue)) return "these are somebody's words, not the site's own"
    for (const [at, clause] of heard.clauses.entries()) {
      const [speech] = clause.found("speech")
      // "Tells of birds", "cuenta con": some of these words say something else of things.
      const bySomebody =
        !tongue.spaced ||
        tongue.name === "ar" ||
        heard.text.includes('"') ||
        heard.clauses.some((some) => entities(some, tongue).length > 0 || somebody(some))
      if (speech !== undefined && bySomebody && !says("speech")) return `somebody says so: "${speech.text}"`
      const near =
        at === 0 ||
        touches(clause, one) ||
        heard.clauses.some((other, index) => index === at + 1 && touches(other, one))
      const [other] = clause.found("other")
      if (near && other !== undefined && !says("other")) return of(other.text)
      const doer = doneBy(clause, one)
      if (doer !== null) return of(doer)
      const named = at > 0 ? apposed(heard.clauses[at - 1], clause, one) : null
      if (named !== null) return of(named)
      const [role] = clause.found("role")
      if (near && role !== undefined && !says("role")) return of(role.text)
      const user = clause
        .found("user")
        .find((found) =>
          tongue.spaced
            ? clause.line.slice(0, found.at).split(" ").length <= 2
            : found.at <= 2 && /^.{0,2}[がは]/u.test(clause.line.slice(found.at + found.text.length))
        )
      const aside = at > 0 && clause.words.length > 0 && clause.words.length <= asideWords
      if ((aside || (at === 0 && touches(clause, one))) && user !== undefined && !says("user")) return of(user.text)
      const person = at <= 1 || touches(clause, one) ? personVeto(heard, clause, at, one, tongue) : null
      if (person !== null) return person
      // "… of Carrel's mill, whose son is a champion": of the son, not of us.
      const relative = clause.found("relative").some(({ at: begin }) => begin === 0)
      const antecedent = at > 0 && relative ? heard.clauses[at - 1]?.units.at(-1) : undefined
      if (touches(clause, one) && antecedent !== undefined && !one.units.some((unit) => isAlike(unit, antecedent)))
        return `the quote says this of "${antecedent}"`
    }
    const [pronoun] = heard.clauses[0]?.found("person") ?? []
    const before = heard.before
    if (pronoun?.at === 0 && before !== null) {
      const named = before.clauses.flatMap((clause) => entities(clause, tongue))[0]
      const other = before.clauses.flatMap((clause) => [
        ...clause.found("other"),
        ...clause.found("user"),
        ...clause.found("role")
      ])[0]
      if (named !== undefined || other !== undefined)
        return of(named?.map(({ written }) => written).join(" ") ?? other?.text ?? "")
    }
  }
  return null
}
