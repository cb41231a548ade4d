/** Words that bind: neither may a sentence add one, nor drop one that stands by what it keeps. */
import { type Heard, nearest, type Restatement, shared, touches } from "./Carrying.ts"
import { type ForeignClause, type Hit, isAmong } from "./ForeignText.ts"
import { figuresIn } from "./Numerals.ts"
import { severalVeto } from "./Several.ts"
import type { Tongue } from "./Tongue.ts"
import type { BindingKind } from "./tables/Table.ts"

/** Count only beside a number. */
export const hedges: ReadonlyArray<BindingKind> = ["upTo", "from", "over", "under", "about"]
/** A synonym will not do: the word itself is the claim. */
const claims: ReadonlyArray<BindingKind> = ["best", "certified", "award", "guaranteed", "official", "trusted"]
/** May not be added. */
const added: ReadonlyArray<BindingKind> = [
  ...(["plan", "past", "may", "if", "except", "only"] satisfies BindingKind[]),
  ...(["some", "all", "more", "less", "first", "free"] satisfies BindingKind[]),
  ...(["fully", "always", "instant", "worldwide", "independent", "limitless", "included"] satisfies BindingKind[]),
  ...hedges,
  ...claims
]
const claimsLess: ReadonlySet<BindingKind> = new Set<BindingKind>(["if", "except", "some", "about"])
/** Hold for the whole sentence they stand in, wherever. */
const farReaching: ReadonlyArray<BindingKind> = ["plan", "if", "except"]
/** Hold for their clause. */
const near: ReadonlyArray<BindingKind> = ["past", "may", "only", "some", "first"]
/** Another word may stand for what it is said of. */
const movable: ReadonlySet<BindingKind> = new Set<BindingKind>([
  "all",
  "more",
  "less",
  "included",
  "instant",
  "worldwide",
  "some",
  "can"
])

const wordAt = (clause: ForeignClause, at: number) => clause.words.findIndex((word) => word.at >= at)
const besideNumber = (clause: ForeignClause, { text, at }: Hit): boolean => {
  if (clause.words.length === 0)
    return /\p{Nd}|[二三四五六七八九十百]/u.test(clause.line.slice(Math.max(0, at - 5), at + text.length + 4))
  const from = wordAt(clause, at)
  const to = from + text.split(" ").length
  return clause.words.slice(Math.max(0, from - 3), to + 3).some(({ value }) => value !== null)
}
/** "From" before a price, "by" before anybody else. */
const doubleMeaning = new Set(["da", "dal"])
export const money = /\p{Sc}|(?<!\p{L})(?:euros?|francs?|franken|reais|pesos|dollars?|dólares)(?!\p{L})/u
/** "Van a su casa" goes there now; "zowel kinderen als ouders" sets no condition. */
const going = /^(?:voy|va|van|vamos|vai|vão)(?: a)?$/u
const infinitive = /[aeioô]r(?:se|me|te|nos|l[oae]s?)?$/u
const isOtherwise = (clause: ForeignClause, { text, at }: Hit): boolean =>
  (going.test(text) && !infinitive.test(clause.words.find((word) => word.at > at + text.length)?.text ?? "")) ||
  (text === "als" && /(?:^| )zowel /u.test(clause.line.slice(0, at)))
/** The words of a kind in a clause; "more" of "more than ten" says how many, and nothing is more. */
export const boundIn = (clause: ForeignClause, kind: BindingKind): ReadonlyArray<Hit> => {
  const found = clause.found(kind).filter((one) => !isOtherwise(clause, one))
  if (hedges.includes(kind))
    return found.filter((one) => besideNumber(clause, one) && (!doubleMeaning.has(one.text) || money.test(clause.line)))
  if (kind !== "more" && kind !== "less" && kind !== "best") return found
  const numbers = (["over", "under", "upTo"] satisfies BindingKind[]).flatMap((other) => clause.found(other))
  return found.filter(
    ({ at, text }) => !numbers.some((one) => at < one.at + one.text.length && one.at < at + text.length)
  )
}
const lastWord = (text: string) => text.split(" ").at(-1) ?? text
const sameWord = (a: string, b: string): boolean => {
  const [one, other] = [lastWord(a), lastWord(b)]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return (
    one === other ||
    (same >= 4 && same >= Math.max(one.length, other.length) * 0.6) ||
    (a.length <= 4 && /\p{scx=Han}/u.test(a) && b.includes(a))
  )
}

/** A label over a text says what it speaks of. */
const labelWords = 4
const labelOf = ({ before }: Heard): ReadonlyArray<string> =>
  before === null || before.clauses.length > 1 || (before.clauses[0]?.words.length ?? 0) > labelWords
    ? []
    : before.clauses.flatMap(({ units }) => units)

/** "Only in part", of "partly"; "only suggests", of "never changes"; "just one", of "exactly one". */
const parts = (clause: ForeignClause): boolean =>
  clause.found("not").length > 0 || clause.found("some").length > 0 || /\bexactly\b/.test(clause.line)

const addedVeto = ({ used, said, known }: Restatement, kind: BindingKind, tongue: Tongue): string | null => {
  for (const clause of said.clauses) {
    for (const { text } of boundIn(clause, kind)) {
      const by = used.filter((heard) =>
        heard.clauses.some(
          (one) =>
            (kind === "only" && tongue.name === "en" && parts(one)) ||
            boundIn(one, kind).some((other) => !claims.includes(kind) || sameWord(text, other.text))
        )
      )
      if (by.length === 0) return `no quote says "${text}"`
      const own = clause.units.filter((unit) => known.has(unit))
      // Pairs of characters cross from one word into the next, so some always differ.
      const much = tongue.spaced ? 1 : Math.max(1, own.length / 2)
      const moved = (heard: (typeof by)[number]) =>
        movable.has(kind)
          ? own.length > 0 && shared(clause, heard) === 0
          : own.filter((unit) => !isAmong(unit, [...heard.units, ...labelOf(heard)])).length >= much
      if (by.every(moved)) return `the quote says "${text}" of something else`
    }
  }
  return null
}

const says = ({ said }: Restatement, kind: BindingKind) =>
  said.clauses.some((clause) => boundIn(clause, kind).length > 0)
const leftOut = (text: string) => `it leaves out "${text}"`
const droppedVeto = (one: Restatement, tongue: Tongue): string | null => {
  const { used, said } = one
  for (const heard of used)
    for (const [at, clause] of heard.clauses.entries()) {
      const kept = touches(clause, one)
      for (const kind of farReaching) {
        const [first] = boundIn(clause, kind)
        if (first !== undefined && !says(one, kind)) return leftOut(first.text)
      }
      for (const kind of near) {
        const [first] = boundIn(clause, kind)
        if (kept && first !== undefined && !says(one, kind)) return leftOut(first.text)
      }
      for (const kind of hedges) {
        const [first] = boundIn(clause, kind)
        if (first === undefined || says(one, kind)) continue
        const numbers = kind === "upTo" || kind === "from" || kind === "under"
        const keepsNumber = clause.words.some(
          ({ value }) => value !== null && said.clauses.some((own) => own.words.some((word) => word.value === value))
        )
        if (numbers ? kept || at === 0 : kept && (keepsNumber || clause.words.length === 0)) return leftOut(first.text)
      }
      const [can] = clause.found("can")
      if (
        kept &&
        tongue.name !== "en" &&
        can !== undefined &&
        !says(one, "can") &&
        !heard.clauses.some((other) => other.found("user").length > 0)
      )
        return leftOut(can.text)
    }
  return null
}

/** What a "without" denies: the next word that says something. */
const deniedBy = (clause: ForeignClause, { at, text }: Hit): string | null =>
  clause.words.find((word) => word.at >= at + text.length && (word.content || word.value !== null))?.stem ?? null
const isWithout = (clause: ForeignClause, at: number) => clause.found("without").some((one) => one.at === at)

/** A "not" of the page that holds for what the sentence keeps. */
const denies = (clause: ForeignClause, one: Restatement): boolean =>
  clause.found("not").some((found) => {
    if (!clause.found("without").some(({ at }) => at === found.at)) return true
    const denied = deniedBy(clause, found)
    return denied === null || isAmong(denied, one.units)
  })

const denialVeto = (one: Restatement): string | null => {
  const { said, used, known } = one
  for (const clause of said.clauses) {
    const by = nearest(clause, used)
    if (by === null) continue
    const [denial] = clause.found("not")
    if (denial !== undefined) {
      const own = clause.units.filter((unit) => known.has(unit))
      const speaking = used.filter((heard) =>
        heard.clauses.some((other) => other.found("not").length > 0 && shared(clause, other) > 0)
      )
      if (speaking.length === 0) return `no quote says "${denial.text}" of this`
      const much = Math.max(1, own.length / 2)
      if (speaking.every((heard) => own.filter((unit) => !isAmong(unit, heard.units)).length >= much))
        return `the quote says "${denial.text}" of something else`
      if (by.clause.found("not").length === 0 && speaking.every((heard) => heard !== by.heard))
        return `no quote says "${denial.text}" of this`
    } else if (denies(by.clause, one)) return leftOut(by.clause.found("not")[0]?.text ?? "")
  }
  // "No animal is placed without a visit": of two denials none may go.
  for (const clause of said.clauses) {
    const by = nearest(clause, used)?.clause
    if (by === undefined || clause.found("not").length === 0) continue
    const deeds = (one: ForeignClause) => one.found("not").filter(({ at }) => !isWithout(one, at)).length > 0
    const without = (one: ForeignClause) => one.found("not").some(({ at }) => isWithout(one, at))
    if (deeds(by) && without(by) && deeds(clause) !== without(clause)) return leftOut(by.found("not")[0]?.text ?? "")
  }
  for (const heard of used) {
    const affirmed = said.clauses.filter((clause) => clause.found("not").length === 0)
    const lost = heard.clauses.find(
      (clause) =>
        denies(clause, one) &&
        affirmed.some(
          (own) => shared(own, clause) >= 2 || (shared(own, clause) > 0 && shared(own, clause) >= clause.units.length)
        ) &&
        !said.clauses.some((own) => own.found("not").length > 0 && shared(own, clause) > 0)
    )
    if (lost !== undefined) return leftOut(lost.found("not")[0]?.text ?? "")
  }
  return null
}

const periods: ReadonlyArray<BindingKind> = ["second", "minute", "hour", "day", "week", "month", "year"]
const wordsOf = (pattern: RegExp, { clauses }: { readonly clauses: ReadonlyArray<ForeignClause> }) =>
  clauses.flatMap(({ line }) => line.match(pattern) ?? [])
/** Days, months, spans of time, places: what the sentence has of them the quotes have. */
const calendarVeto = ({ said, used }: Restatement, tongue: Tongue): string | null => {
  for (const clause of said.clauses)
    for (const kind of periods) {
      const [first] = clause.found(kind)
      if (first !== undefined && !used.some((heard) => heard.clauses.some((one) => one.found(kind).length > 0)))
        return `no quote says "${first.text}"`
    }
  for (const pattern of [tongue.calendar, ...(tongue.places === null ? [] : [tongue.places])]) {
    const heard = used.flatMap((one) => wordsOf(pattern, one))
    const first = wordsOf(pattern, said).find(
      (word) => !heard.some((other) => other.includes(word) || word.includes(other))
    )
    if (first !== undefined) return `no quote says "${first}"`
  }
  return null
}

/** "Coming soon", "Sold": a label over what stands after it. */
const labelVeto = (one: Restatement): string | null => {
  for (const { before } of one.used) {
    const clause = before?.clauses.length === 1 ? before.clauses[0] : undefined
    if (clause === undefined || clause.words.length > labelWords || clause.line.length > 40) continue
    for (const kind of ["plan", "past"] satisfies BindingKind[]) {
      const [first] = clause.found(kind)
      if (first !== undefined && !says(one, kind)) return leftOut(first.text)
    }
  }
  return null
}

/** "Free within the city from 40 on" is not free. */
const freeVeto = (one: Restatement, tongue: Tongue): string | null => {
  if (!says(one, "free")) return null
  const kept = new Set(figuresIn(one.said, tongue).map(({ value }) => value))
  for (const heard of one.used)
    for (const clause of heard.clauses) {
      if (clause.found("free").length === 0) continue
      const lost = figuresIn({ ...heard, clauses: [clause] }, tongue).find(({ value }) => !kept.has(value))
      if (lost !== undefined) return leftOut(lost.shown)
      // "Free for the elderly": for whom it is stays.
      const whom = clause.found("free").flatMap(({ at, text }) => {
        const after = clause.words.filter((word) => word.at > at + text.length)
        // "Children do not pay": they alone.
        const payers = pays.test(text) ? clause.words.filter((word) => word.at < at) : []
        return [...payers, ...(forWhom.has(after[0]?.text ?? "") ? after : [])].flatMap(({ content, stem }) =>
          content ? [stem] : []
        )
      })
      const gone = whom.find((stem) => !isAmong(stem, one.units))
      if (gone !== undefined) return leftOut(gone)
    }
  return null
}
const pays = /pag|zahl|betaal|pai/u
const forWhom = new Set(["para", "pour", "per", "für", "voor", "for"])

/** A year or a number that says when: "until 2019 we played in the park". */
const yearVeto = (one: Restatement, tongue: Tongue): string | null => {
  const kept = new Set(figuresIn(one.said, tongue).map(({ value }) => value))
  for (const heard of one.used)
    for (const { value, sign, clause, shown } of figuresIn(heard, tongue))
      if (
        sign === null &&
        Number.isInteger(value) &&
        value >= 1900 &&
        value < 2100 &&
        !kept.has(value) &&
        touches(clause, one) &&
        clause.found("since").length === 0
      )
        return leftOut(shown)
  return null
}

export const bindingVeto = (one: Restatement, tongue: Tongue): string | null => {
  for (const kind of added) {
    // One more condition or exception, or "some", claims less.
    if (claimsLess.has(kind)) continue
    const found = addedVeto(one, kind, tongue)
    if (found !== null) return found
  }
  return (
    // English is read by its clauses first, which know better what a denial denies and what hangs on what.
    (tongue.name === "en" ? null : (droppedVeto(one, tongue) ?? denialVeto(one))) ??
    labelVeto(one) ??
    calendarVeto(one, tongue) ??
    yearVeto(one, tongue) ??
    (tongue.name === "en" || !tongue.spaced ? null : severalVeto(one, tongue)) ??
    freeVeto(one, tongue)
  )
}
