/**
 * What a figure or a time is measured by: a day or a week, working days or any, there or there and back, from when on. The
 * same figure by another measure is another amount. In any language that has a table and words apart.
 */
import { tellingStems } from "../meaning/TellingStems.ts"
import { type ForeignReading, type ForeignWord, readForeign } from "../tongues/ForeignText.ts"
import type { Tongue } from "../tongues/Tongue.ts"
import type { BindingKind } from "../tongues/tables/Table.ts"

const periods: ReadonlyArray<BindingKind> = ["second", "minute", "hour", "day", "week", "month", "year"]
interface Rate {
  readonly value: number
  readonly by: BindingKind
}
const reach = 4
/** "18 brooms a day", and not "18 days". */
const ratesIn = ({ clauses }: ForeignReading): ReadonlyArray<Rate> =>
  clauses.flatMap(({ words, found }) => {
    const units = new Map(periods.flatMap((kind) => found(kind).map(({ at }) => [at, kind] as const)))
    return words.flatMap(({ value }, at) => {
      if (value === null) return []
      const behind = words.slice(at + 1, at + 1 + reach)
      const end = behind.findIndex((word) => word.value !== null && word.value !== 1)
      const place = (end === -1 ? behind : behind.slice(0, end)).findIndex((word) => units.has(word.at))
      const by = units.get(behind[place]?.at ?? -1)
      return place < 1 || by === undefined ? [] : [{ value, by }]
    })
  })
const hasOtherRate = (said: ForeignReading, pages: ReadonlyArray<ForeignReading>): boolean => {
  const told = pages.flatMap(ratesIn)
  return ratesIn(said).some(({ value, by }) => {
    const same = told.filter((one) => one.value === value)
    return same.length > 0 && same.every((one) => one.by !== by) && told.some((one) => one.by === by)
  })
}

/** Days on which somebody works. */
const workdays =
  /(?<!\p{L})(?:(?:working|business|week)[ -]?days?|(?:werk|arbeits)tag\p{L}*|(?:werk|arbeids)dag\p{L}*|jours? ouvr\p{L}*|d[ií]as? (?:laborables?|h[aá]biles?|[uú]t(?:il|eis))|giorn[oi] (?:lavorativ[oi]|feriali?))(?!\p{L})/iu
const valuesIn = ({ clauses }: ForeignReading): ReadonlyArray<number> =>
  clauses.flatMap(({ words }) => words.flatMap(({ value }) => value ?? []))
const losesWorkdays = (said: ForeignReading, pages: ReadonlyArray<ForeignReading>): boolean => {
  if (workdays.test(said.text) || !said.clauses.some(({ found }) => found("day").length > 0)) return false
  const own = new Set(valuesIn(said))
  return pages.some((page) => workdays.test(page.text) && valuesIn(page).some((value) => own.has(value)))
}

const bothWays =
  /(?<!\p{L})(?:and back|round[- ]trip|return (?:trip|journey|flight)|hin und zurück|hin- und rück\p{L}*|aller[- ]retour|ida y vuelta|ida e volta|andata e ritorno|heen en terug|retour)(?!\p{L})/iu
const goesBothWays = (said: ForeignReading, pages: ReadonlyArray<ForeignReading>): boolean =>
  valuesIn(said).length > 0 && bothWays.test(said.text) && !pages.some(({ text }) => bothWays.test(text))

/** "Within two hours", of "in a slot of two hours": no later is not for so long. */
const inTime =
  /(?<!\p{L})(?:dans les|within|innerhalb(?: von)?|binnen|entro|en un plazo de|dentro de|no prazo de) (?:\p{L}+|\p{Nd}+) (?:prochaines? )?(?:minute[ns]?|hours?|days|weeks|months|heures?|jours|semaines|mois|stunden?|tagen?|wochen|monaten?|horas?|días|semanas|meses|dias|ore|giorni|settimane|mesi|uur|dagen|weken|maanden)(?!\p{L})/iu
const byThen =
  /(?<!\p{L})(?:dans les|sous|d['’]ici|moins de|avant|au plus tard|maximum|délai|within|in(?= (?:\p{L}+|\p{Nd}+) (?:minutes|hours|days|weeks|months))|or less|by|under|less than|before|at most|up to|no more than|innerhalb|binnen|spätestens|höchstens|weniger als|unter|bis|vor|entro|meno di|prima|massimo|al più|plazo|menos de|antes|dentro|máximo|hasta|prazo|até|uiterlijk|minder dan|voor|maximaal)(?!\p{L})/iu
const bringsForward = ({ text }: ForeignReading, pages: ReadonlyArray<ForeignReading>): boolean =>
  inTime.test(text) && !pages.some((page) => byThen.test(page.text))

const calendarIn = ({ clauses }: ForeignReading, { calendar }: Tongue): ReadonlyArray<ForeignWord> =>
  clauses.flatMap(({ words, line }) => {
    const places = new Set([...line.matchAll(calendar)].map(({ index }) => index))
    return words.filter(({ at }) => places.has(at))
  })
const isSameDay = (a: string, b: string) => a.includes(b) || b.includes(a)
const weekdays = /^(?:mon|tues|wednes|thurs|fri)day|^weekday/u
const weekends = /^(?:satur|sun)day|^weekend/u
/** "At weekends", of "on weekdays". */
const hasOtherDay = (said: ForeignReading, pages: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const [own, told] = [calendarIn(said, tongue), pages.flatMap((page) => calendarIn(page, tongue))]
  const isOf = (word: string, other: string) =>
    isSameDay(word, other) || [weekdays, weekends].some((kind) => kind.test(word) && kind.test(other))
  return told.length > 0 && own.some(({ text }) => !told.some((one) => isOf(text, one.text)))
}

/** "Since autumn", of "from autumn on". */
const startsEarlier = (said: ForeignReading, pages: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const begun = said.clauses.some(({ line, found }) =>
    found("since").some(({ at, text }) => {
      const next = line.slice(at + text.length).trim()
      return [...next.matchAll(tongue.calendar)].some(({ index }) => next.slice(0, index).split(" ").length <= 2)
    })
  )
  return (
    begun &&
    pages.some((page) => calendarIn(page, tongue).length > 0) &&
    !pages.some(({ clauses }) => clauses.some(({ found }) => found("since").length > 0))
  )
}

/** "This autumn you will be able to": not yet, or not always. */
const thisTime =
  /(?<!\p{L})(?:this|next|coming|diese[nmrs]?|kommende[nmrs]?|nächste[nmrs]?|cet(?:te)?|ce|est[ea]|nest[ea]|quest[oa’']?|dit|deze|komende?)\s?$/iu
const year = /^(?:years?|jahr|année|an|año|ano|anno|jaar)$/u
const losesTime = (said: ForeignReading, pages: ReadonlyArray<ForeignReading>, tongue: Tongue): boolean => {
  const own = tellingStems(said.text)
  const touches = (line: string) => tellingStems(line).some((word) => own.includes(word))
  return pages.some(({ clauses, text }) =>
    clauses.some(({ words, line }, index) => {
      // "Runs on Linux, with Windows coming next year": of Windows.
      if (!touches(index === 0 ? text : line)) return false
      const dated = calendarIn({ text, clauses, question: false }, tongue)
      return words.some(
        (word) =>
          (dated.includes(word) || year.test(word.text)) &&
          thisTime.test(line.slice(0, word.at)) &&
          !said.text.toLowerCase().includes(word.text)
      )
    })
  )
}

const ofEach = /^(?:of|de|d|von|van|di|à|mit|with|con|met|com)$/u
/** "Six rows of 54", of "54 in six rows". */
const multiplies = (said: ForeignReading, pages: ReadonlyArray<ForeignReading>): boolean => {
  const pairs = said.clauses.flatMap(({ words }) =>
    words.flatMap(({ value, text }, at) => {
      const [thing, of, next] = words.slice(at + 1, at + 4)
      if (value === null || next === undefined || next.value === null || !ofEach.test(of?.text ?? "")) return []
      return thing?.content === true && !/^(?:one|ein|une?|uno?|um|een)$/u.test(text)
        ? [[value, next.value] as const]
        : []
    })
  )
  return pairs.some(([first, second]) =>
    pages.some((page) => {
      const values = valuesIn(page)
      const [one, other] = [values.indexOf(first), values.indexOf(second)]
      return other !== -1 && other < one
    })
  )
}

type Measure = (said: ForeignReading, pages: ReadonlyArray<ForeignReading>, tongue: Tongue) => boolean
const measures: ReadonlyArray<readonly [differs: Measure, reason: string]> = [
  [hasOtherRate, "the page measures this figure otherwise"],
  [multiplies, "the page measures this figure otherwise"],
  [goesBothWays, "the page measures this figure otherwise"],
  [losesWorkdays, "the page counts working days"],
  [bringsForward, "the page tells another time of this"],
  [hasOtherDay, "the page tells another time of this"],
  [startsEarlier, "the page tells another time of this"],
  [losesTime, "the page tells when this is so"]
]
/** Why a sentence may not measure what the texts say like this; null where it does not. */
export const measuresOtherwise = (
  sentence: string,
  texts: ReadonlyArray<string>,
  tongue: Tongue,
  names: ReadonlyArray<string>
): string | null => {
  const said = readForeign(sentence, tongue, names)
  const pages = texts.map((text) => readForeign(text, tongue, names))
  return measures.find(([differs]) => differs(said, pages, tongue))?.[1] ?? null
}
