/** Of whom the page says it: of the product, or of somebody else. */

import { type Case, hard, type Objection, soft, yielding } from "../lay/Case.ts"
import { isReader } from "../lay/FreeWords.ts"
import { alike, nearly } from "../meaning/Alike.ts"
import type { ClauseTerm } from "../meaning/Terms.ts"
import { isVerbless, type SaidClause } from "../meaning/Understood.ts"
import { stemOf } from "../parse/Stems.ts"
import { companyNouns, productNouns } from "../words/Closed.ts"
import { isParty } from "./Party.ts"

const isNamedParty = (word: string, said: SaidClause): boolean =>
  isParty(word) || said.clause.lead.some((one) => one.norm === word && one.capital)

/** Everybody a page may speak to; "members" or "owners" are some. */
const everybody = /^(?:users?|customers?|people|clients?|visitors?|anyone|everyone)$/

/** Whoever it may be. */
const anybody = /^(?:any|every)(?:body|one)$|^(?:people|those)$/

/** What they have or do is never the product's. */
const strangers =
  /^(?:partner|competitor|rival|investor|supplier|vendor|subsidiary|sponsor|reviewer|press|bank|agency|parent company|landlord|he|she|his|her)s?$/
const speaksTo = ({ clause }: SaidClause): boolean =>
  /^(?:you|customers?|users?|clients?)$/.test(clause.subjectWords[0] ?? "")
/** By a subject of its own, and no order to the reader. */
const doesItself = ({ clause }: SaidClause): boolean =>
  clause.subject === "own" && clause.lead.length > 0 && clause.group !== null && clause.group.kind !== "imperative"
const isAble = ({ clause }: SaidClause): boolean =>
  clause.words.some(({ norm }) => /^(?:can|may|could|able|lets?|allows?|get|gets|receive)$/.test(norm))
/** Who does what, of the reader and us: "you write the rules, Acme applies them" is not the other way round. */
function* reversed({ s, q, page, verbs }: Case): Generator<Objection> {
  if (!verbs || s.clause.passive || q.clause.passive) return
  if (speaksTo(s) && doesItself(q) && !isAble(s) && !isAble(q)) yield hard("the page says that the makers do it")
  const isShared = page.said.some((other) => other !== q && doesItself(other) && other.clause.verb !== q.clause.verb)
  if (doesItself(s) && q.clause.subjectWords[0] === "you" && isShared) yield hard("the page leaves it to the reader")
}

/** "The law firm", "the workshop": the company, by what it is. */
const isOurs = (word: string) => companyNouns.has(word) || productNouns.has(word)

/** "Every plate is thrown by hand in our studio": by us. */
const isMadeHere = ({ clause: { passive, words } }: SaidClause): boolean =>
  passive &&
  words.some(
    ({ norm, pos }, at) =>
      /^(?:in|at|on|by)$/.test(norm) && /^(?:our|us)$/.test(words[at + 1]?.norm ?? "") && pos === "prep"
  )

export function* subjectObjections(one: Case): Generator<Objection> {
  const { s, q, pairs, missing, asked } = one
  yield* reversed(one)
  const of = q.clause.subjectWords
  const about = `the site says this about ${of.join(" ")}`
  const sums = q.terms.some(({ pre, value }) => pre && value !== null && value.currency !== "")
  const addressed = of[0] === "you" || of[0] === "there"
  if (q.clause.subject === "other" && !addressed && !sums) {
    // Somebody with a part of their own is named, or not meant.
    const like = (word: string) => (isParty(word) && !everybody.test(word) ? alike : nearly)
    // "Passwords are encrypted before they leave": what "they" are stands before.
    const stands = s.clause.lead.every(({ norm }) => /^(?:they|it|this|these)$/.test(norm)) && s.clause.lead.length > 0
    const told = (word: string) =>
      ((stands || s.clause.link === "content") && one.asked.whole.some((term) => term.stem === stemOf(word))) ||
      s.terms.some((term) => like(word)(term.stem, stemOf(word))) ||
      s.clause.subjectWords.some((term) => like(word)(stemOf(term), stemOf(word)))
    const lost = of.filter((word) => !told(word) && !/^(?:one|single|each|every)$/.test(word))
    // "Single-file storage": one of what nobody counts is no figure.
    const counts = ({ kind, value }: ClauseTerm) =>
      kind === "number" && (value?.number !== "1" || value.currency !== "")
    const scalar = s.terms.some((term) => counts(term) || term.kind === "name" || term.strong)
    // "Before anybody sells you a cure": not we.
    if (one.verbs && s.clause.subject === "own" && /^(?:any|some|no)(?:body|one)$|^others$/.test(of[0] ?? ""))
      yield hard("the page says that somebody else does it")
    if (lost.length > 0) {
      const party = lost.some((word) => isNamedParty(word, q) && !everybody.test(word))
      // "Monthly reports", of "parents receive a report every month": a thing named, not a deed claimed.
      const thing = isVerbless(s.clause) && !lost.some((word) => strangers.test(word))
      // "Our maps cover the Alps": something of ours, no figure of it.
      const figures = s.terms.some(({ kind, strong }) => kind === "number" || strong)
      const part = (q.clause.owned || isMadeHere(q)) && s.clause.subject === "own" && !figures
      // "Whoever lives here" for "anybody living here": what it is said of is said, in another place.
      const said = (word: string) =>
        anybody.test(word) ||
        asked.whole.some(({ stem, word: { norm } }) => nearly(stem, stemOf(word)) || norm === word)
      const moved = !lost.some((word) => isNamedParty(word, q) && !anybody.test(word)) && of.every(said)
      const ours = s.clause.subject === "own" && s.clause.group !== null
      // "The driver is open source": not the product. "The chamber fines doctors": not we.
      const is =
        ours &&
        s.clause.group?.base === "be" &&
        q.clause.group?.base === "be" &&
        one.telling.every((pair) => !pair.q.pre)
      const does = ours && one.verbs && !q.clause.owned && s.clause.passive === q.clause.passive
      const sure = (party && !thing) || (scalar && !part) || one.priced || is || does
      // "Android users can book in the browser": a figure of something that has no part of its own.
      const counted = !party && scalar && !part && !is && !does && s.clause.subject !== "own"
      const plain = s.terms.every(({ kind, strong }) => kind !== "name" && !strong)
      yield ((moved && sure) || (counted && plain)) && !one.priced ? yielding(about) : sure ? hard(about) : soft(about)
    }
  }
  // "Customers who bid with a partner win": those, not all of them.
  const next = one.page.said[one.page.said.indexOf(q) + 1]
  const who = one.pairs.find((pair) => pair.near && pair.q.pre && pair.q.head && pair.s.kind === "word")
  if (
    q.clause.subject === "other" &&
    one.verbs &&
    who !== undefined &&
    next?.clause.link === "relative" &&
    /^(?:who|that)$/.test(next.clause.opener ?? "") &&
    !next.terms.some((term) => asked.whole.some((other) => nearly(other.stem, term.stem)))
  )
    yield hard("the page says it of some only")
  // "Our landlord, Bishop & Sons, won": of them, however it is read.
  if (q.clause.verb === null && q.clause.group !== null) {
    const stranger = q.terms.find(
      (term) =>
        term.pre &&
        !pairs.some((pair) => pair.q === term) &&
        (term.kind === "name" || (term.head && isParty(term.word.norm)))
    )
    if (stranger !== undefined && s.clause.verb !== null) yield hard(`the site says this about ${stranger.word.text}`)
  }
  // "Beds are something we hope to make": of the beds it says something else.
  if (
    q.clause.subject === "other" &&
    q.clause.group?.base === "be" &&
    s.clause.group?.base !== "be" &&
    !one.verbs &&
    one.telling.every((pair) => pair.q.pre)
  )
    yield soft("the page says something else of it")
  // "Lena started Petit" is nothing that was done to us.
  const own = s.terms.find(({ kind }) => kind === "own")
  const isOfUs = q.terms.some(({ kind, role }) => kind === "own" && role !== "lead")
  if (own !== undefined && one.verbs && q.clause.verb !== null && !isOfUs) {
    const instead = q.terms.some(
      (term) =>
        term.role === "patient" &&
        // "A joinery here": "here" is told of nothing.
        (term.head || !q.terms.some((mate) => mate.chunk === term.chunk && mate.head)) &&
        !pairs.some((pair) => pair.q === term) &&
        // "Our kites", of Skylark Kites.
        !s.terms.some(({ kind, stem }) => kind === "own" && stem === term.stem)
    )
    if (own.role === "patient" && instead) yield hard(of.length > 0 ? about : "the site says this about something else")
  }
  // "Acme's lamp" is not any lamp.
  if (own?.word.possessive === true && q.clause.subject === "other" && !q.clause.owned && own.pre) {
    // "Cheap frames crack": not any frame, and so not Acme's.
    const isKind = q.terms.some((term) => term.pre && !term.head && !pairs.some((pair) => pair.q === term))
    yield isKind ? hard("the page does not say whose it is") : soft("the page does not say whose it is")
  }
  // Somebody the page does not speak of.
  if (
    s.clause.subject === "other" &&
    q.clause.subject === "own" &&
    q.clause.verb !== null &&
    !/^(?:you|there)$/.test(s.clause.subjectWords[0] ?? "")
  ) {
    const who = s.terms.filter(({ role, head }) => role === "agent" && head)
    const strangers = who.filter((term) => missing.includes(term) && !isReader(term))
    if (strangers.length > 0)
      yield strangers.some(
        ({ kind, word }) => kind === "name" || (one.verbs && isParty(word.norm) && !isOurs(word.norm))
      )
        ? yielding("the page says this about the product, not about somebody else")
        : soft("the page says this about the product")
  }
  // What hangs on another clause is not said by itself.
  const main = one.page.said[one.page.said.indexOf(q) - 1]
  const alone = one.telling.every(({ near }) => near)
  if (
    q.clause.link === "condition" &&
    /^(?:if|unless|whether|until)$/.test(q.clause.opener ?? "") &&
    !asked.conditional &&
    alone
  )
    yield hard("the page says it only under a condition")
  const hangs = s.clause.link === "relative" || s.clause.link === "content"
  if ((q.clause.link === "relative" || q.clause.link === "content") && !hangs && main !== undefined && alone) {
    const took = main.clause.main !== null && s.terms.some((term) => term.stem === main.clause.main?.stem)
    // "Other tools make you pay": they do.
    const others = main.clause.lead.some(({ norm }) =>
      /^(?:others?|another|most|rivals?|competitors?|competing|traditional|typical|conventional|ordinary)$/.test(norm)
    )
    if (others && main.clause.subject === "other" && !took) yield hard("the page says it of others")
    if ((main.clause.speech || main.clause.group?.negated === true) && !took)
      yield hard("the page says it of something else")
  }
}
