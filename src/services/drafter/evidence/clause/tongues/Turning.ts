/** Who does what to whom: the same words the other way round say something else. */
import type { Restatement } from "./Carrying.ts"
import { type ForeignClause, type ForeignReading, type ForeignWord, isAlike } from "./ForeignText.ts"
import type { Tongue } from "./Tongue.ts"

const turned = "the page says it the other way round"

const wayIn = ({ clauses }: ForeignReading, tongue: Tongue) =>
  clauses.flatMap(({ line }) =>
    tongue.ways.flatMap((way) => {
      const found = way.exec(line)
      return found?.[1] === undefined || found[2] === undefined ? [] : [[found[1], found[2]] as const]
    })
  )
const wayVeto = ({ said, used }: Restatement, tongue: Tongue): string | null => {
  const own = wayIn(said, tongue)
  if (own.length === 0) return null
  const heard = used.flatMap((one) => wayIn(one, tongue))
  return own.some(
    ([from, to]) => !isAlike(from, to) && heard.some(([start, end]) => isAlike(from, end) && isAlike(to, start))
  )
    ? turned
    : null
}

/** Japanese marks who does it and whom it is done to. */
const marked = /([\p{scx=Han}\p{scx=Katakana}ー々a-z]+)(は|が|を|に|へ)/gu
const rolesIn = ({ clauses }: ForeignReading) => {
  const roles = clauses.flatMap(({ line }) =>
    [...line.matchAll(marked)].map(([, noun = "", mark = ""]) => ({ noun, mark }))
  )
  return {
    doers: roles.filter(({ mark }) => /[はが]/.test(mark)).map(({ noun }) => noun),
    done: roles.filter(({ mark }) => /[をにへ]/.test(mark)).map(({ noun }) => noun)
  }
}
const markVeto = ({ said, used }: Restatement): string | null => {
  const own = rolesIn(said)
  return used.some((one) => {
    const heard = rolesIn(one)
    return own.doers.some(
      (doer) => heard.done.includes(doer) && heard.doers.some((other) => other !== doer && own.done.includes(other))
    )
  })
    ? turned
    : null
}

/** Say little, but part who does it from whom it is done to. */
const verbs = new Set(
  "gibt geben bietet macht lässt geeft geven biedt maakt doet zet da dan ofrece hace dá dão oferece faz donne donnent offre propose fait dà fanno fa".split(
    " "
  )
)
/** Places of what a clause is about, in its order. */
const orderOf = (clause: ForeignClause) =>
  clause.words.length > 0
    ? clause.words.filter(({ content, own, text }) => content || own || verbs.has(text)).map(({ stem }) => stem)
    : clause.units

/** Opens a sentence with who does it, not with when or where. */
const articles = new Set(
  "der die das ein eine unser unsere ihr ihre dein deine el la los las un una nuestro nuestra su sus tu tus o a os as um uma nosso nossa seu sua seus suas le les une votre vos ton ta tes son sa ses il lo i gli suo sua suoi sue de het een onze je jouw uw hun zijn haar l".split(
    " "
  )
)
/** The first word that says something, where nothing but an article stands before it. */
const opensWithDoer = (clause: ForeignClause): boolean => {
  if (clause.words.length === 0) return true
  const at = clause.words.findIndex(({ content, own }) => content || own)
  return at !== -1 && clause.words.slice(0, at).every(({ text }) => articles.has(text))
}
/** "Los sábados ofrecemos", "le mercredi": when it is done, not who does it. */
const opensWithTime = ({ words }: ForeignClause, { calendar }: Tongue): boolean => {
  const first = words.find(({ content, own }) => content || own)
  return first !== undefined && first.text.match(calendar) !== null
}
const isSame = (a: string, b: string, names: ReadonlySet<string>) =>
  a === b || (!names.has(a) && !names.has(b) && isAlike(a, b))

/** "Por semana" tells how often, "que pagan por él" for what: by whom it is done stands after what was done. */
const doneWord = /(?:[aiu]d|t|s|ch)[oa]s?$/
const isPassive = (clause: ForeignClause, tongue: Tongue): boolean =>
  clause.found("by").some(({ at }) => {
    if (tongue.name !== "es" && tongue.name !== "pt") return true
    const before = clause.line.slice(0, at).trim().split(" ").at(-1) ?? ""
    return doneWord.test(before) && !clause.words.some(({ text, value }) => value !== null && text === before)
  }) && !everyPeriod(clause, tongue)
/** "Dos veces por semana". */
const rhythms = ["day", "week", "month", "year", "hour"] as const
const everyPeriod = (clause: ForeignClause, tongue: Tongue): boolean =>
  (tongue.name === "es" || tongue.name === "pt") &&
  clause
    .found("by")
    .every(({ at, text }) =>
      rhythms.some((kind) => clause.found(kind).some((period) => period.at === at + text.length + 1))
    )

/** "A sends B" against "B sends A": the first word of the sentence is the last on the page. */
const orderVeto = ({ said, used }: Restatement, tongue: Tongue): string | null => {
  const [clause] = said.clauses
  if (clause === undefined || said.clauses.some((one) => isPassive(one, tongue)) || !opensWithDoer(clause)) return null
  const names = new Set(said.clauses.flatMap(({ words }) => words.filter(({ own }) => own).map(({ stem }) => stem)))
  const head = orderOf(clause)
  const own = said.clauses.flatMap(orderOf)
  const gap = tongue.spaced ? 0 : 1
  const [first] = own
  for (const heard of used) {
    const opening = heard.clauses[0]
    if (first === undefined || opening === undefined || !opensWithDoer(opening)) continue
    if (opensWithTime(opening, tongue)) continue
    if (heard.clauses.some((one) => isPassive(one, tongue))) continue
    const theirs = heard.clauses.flatMap(orderOf)
    const subject = theirs[0] ?? ""
    const end = theirs.findIndex((unit, at) => at > 1 + gap && isSame(unit, first, names))
    const last = own.findIndex((unit, at) => at > 1 + gap && isSame(unit, subject, names))
    if (end === -1 || last === -1 || isSame(first, subject, names)) continue
    const between = theirs.slice(1 + gap, end - gap)
    if (head.slice(1 + gap, last - gap).some((unit) => between.some((one) => isSame(unit, one, names)))) return turned
  }
  return null
}

/** "Teachers choose parents", of "parents choose teachers": three words next to each other, the other way round. */
const neighbourVeto = ({ said, used }: Restatement, tongue: Tongue): string | null => {
  const triplesIn = ({ clauses }: ForeignReading) =>
    clauses
      .filter((clause) => !isPassive(clause, tongue))
      .flatMap(({ words }) => {
        const telling = words.filter(({ content, own }) => content || own)
        return telling.slice(2).flatMap((last, at) => {
          const [first, middle] = [telling[at], telling[at + 1]]
          if (first === undefined || middle === undefined) return []
          const between = words.filter((word) => word.at > first.at && word.at < last.at)
          const isListed = between.some(({ text }) => tongue.and.has(text))
          const led = [first, last].map(({ at: place }) => words.findLast((word) => word.at < place))
          const isCounted = between.some(({ value }) => value !== null)
          return isListed || isCounted || middle.own || first.stem === last.stem ? [] : [{ first, middle, last, led }]
        })
      })
  const isLike = (a: ForeignWord | undefined, b: ForeignWord | undefined) => a?.text === b?.text
  // "In Graz the hall stands", of "the hall stands in Graz": a phrase that moves whole turns nothing.
  const isPhrase = (a: ForeignWord | undefined, b: ForeignWord | undefined) =>
    a !== undefined && isLike(a, b) && !(a.content || a.own || articles.has(a.text))
  const own = triplesIn(said)
  return used.some((one) =>
    triplesIn(one).some((told) =>
      own.some((mine) => {
        const isTurned =
          mine.middle.stem === told.middle.stem &&
          mine.first.stem === told.last.stem &&
          mine.last.stem === told.first.stem
        const pairs = mine.led.map((word, at) => [word, told.led[1 - at]] as const)
        const isMoved = pairs.some(([a, b]) => isPhrase(a, b))
        // In German the article tells who does it, wherever they stand.
        const isMarked = tongue.name === "de" && !pairs.every(([a, b]) => isLike(a, b))
        return isTurned && !isMoved && !isMarked
      })
    )
  )
    ? turned
    : null
}

/** "Acme was bought by Petit", of "Acme bought Petit". */
const passiveVeto = ({ said, used }: Restatement, tongue: Tongue): string | null => {
  const isDone = said.clauses.find((clause) => isPassive(clause, tongue))
  if (isDone === undefined) return null
  const by = isDone.found("by").at(-1)?.at ?? 0
  const doer = isDone.words.filter(({ content, written, at }) => content && at > by && /^\p{Lu}/u.test(written))
  const deeds = isDone.words.filter(({ content, written }) => content && !/^\p{Lu}/u.test(written))
  if (!isDone.words.some(({ own }) => own)) return null
  return used.some(({ clauses }) =>
    clauses.some((clause) => {
      if (isPassive(clause, tongue)) return false
      const us = clause.words.find(({ own }) => own)
      const them = clause.words.find(({ stem }) => doer.some((one) => one.stem === stem))
      if (us === undefined || them === undefined || us.at > them.at) return false
      return clause.words.some(({ content, text }) =>
        deeds.some((deed) => content && text.length > 4 && deed.text.slice(0, 4) === text.slice(0, 4))
      )
    })
  )
    ? turned
    : null
}

/** Chinese has no marks: "A gives B" against "B gives A", with the same words between. */
const nounLengths = [2, 3, 4, 5, 6]
const isSwapped = (one: string, other: string): boolean =>
  nounLengths.some((length) =>
    nounLengths.some((size) => {
      const ours = one.indexOf(other.slice(0, size), length)
      const theirs = other.indexOf(one.slice(0, length), size)
      const between = one.slice(length, ours)
      return (
        ours !== -1 &&
        theirs !== -1 &&
        between === other.slice(size, theirs) &&
        between.length > 0 &&
        !/^(?:和|与|與|及|或)$/.test(between)
      )
    })
  )
const swapVeto = ({ said, used }: Restatement): string | null =>
  said.clauses.some(({ line }) => used.some(({ clauses }) => clauses.some((other) => isSwapped(line, other.line))))
    ? turned
    : null

const orderVetoes: Readonly<Record<Tongue["name"], (one: Restatement, tongue: Tongue) => string | null>> = {
  // English is read by its clauses: who does what is told there.
  en: () => null,
  de: orderVeto,
  nl: orderVeto,
  es: orderVeto,
  pt: orderVeto,
  fr: orderVeto,
  it: orderVeto,
  ja: markVeto,
  zh: swapVeto,
  // Arabic puts the verb first, so the first word is nobody.
  ar: () => null
}

export const turnedVeto = (one: Restatement, tongue: Tongue): string | null =>
  wayVeto(one, tongue) ??
  orderVetoes[tongue.name](one, tongue) ??
  (tongue.spaced && tongue.name !== "ar" && tongue.name !== "en"
    ? (neighbourVeto(one, tongue) ?? passiveVeto(one, tongue))
    : null)
