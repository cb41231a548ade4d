/** What an answer that is told freely keeps of the page's, in languages with a table: what is planned, bounds a price, is certified. */
import { boundIn, hedges, money } from "./Binding.ts"
import type { ForeignReading } from "./ForeignText.ts"
import type { BindingKind } from "./tables/Table.ts"

/** Of what is planned the words that say so by themselves: "will" may tell what a house does. */
const soon: ReadonlySet<string> = new Set([
  ...["demnächst", "bald", "geplant", "binnenkort", "próximamente", "pronto", "em breve", "brevemente"],
  ...["bientôt", "prochainement", "prossimamente", "presto"]
])
/** May not be added to an answer, however freely it is told. */
const widening: ReadonlyArray<BindingKind> = ["worldwide", "limitless", "certified", "award", "guaranteed"]
/** Whether an answer and what the page answers differ in a word that no opinion may settle. */
export const bindsOtherwise = (answer: ForeignReading, told: ForeignReading): boolean => {
  const has = ({ clauses }: ForeignReading, kind: BindingKind) =>
    clauses.some((clause) => boundIn(clause, kind).length > 0)
  const comes = ({ clauses }: ForeignReading) =>
    clauses.some((clause) => clause.found("plan").some(({ text }) => soon.has(text)))
  const priced = { ...told, clauses: told.clauses.filter(({ line }) => money.test(line)) }
  return (
    (comes(told) && !comes(answer)) ||
    hedges.some((kind) => has(priced, kind) && !has(answer, kind)) ||
    widening.some((kind) => has(answer, kind) && !has(told, kind))
  )
}
