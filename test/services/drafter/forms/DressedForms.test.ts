/** The same facts on pages that are written otherwise: what a reader sees is understood, whatever markup is under it. */
import { expect, test } from "bun:test"
import { dresses } from "./Dresses.ts"
import { draftOf, misunderstood, tongues } from "./FormDraft.ts"
import type { Phrases } from "./Phrases.ts"
import { founderSentences } from "./sentences/FounderSentences.ts"
import { placeSentences } from "./sentences/PlaceSentences.ts"
import { priceSentences } from "./sentences/PriceSentences.ts"
import { yearSentences } from "./sentences/YearSentences.ts"

const sentences = Object.entries({ ...founderSentences, ...yearSentences, ...placeSentences, ...priceSentences })
const p = (...lines: ReadonlyArray<string>) => lines.map((line) => `<p>${line}</p>`).join("")
const card = (title: string, told: string) => `<div class="card"><h3>${title}</h3>${p(told)}</div>`
/** A page with a part for each of the things that stand under headings. */
const parted = (said: Phrases) => ({
  home: `<h2>${said.features}</h2>${card(said.firstFeature, said.firstTold)}${card(said.secondFeature, said.secondTold)}${card(said.thirdFeature, said.thirdTold)}
<h2>${said.questions}</h2><h3>${said.firstQuestion}</h3>${p(said.firstAnswer)}<h3>${said.secondQuestion}</h3>${p(said.secondAnswer)}`,
  about: `<h2>${said.team}</h2>${card(said.ada, said.founder)}${card(said.ben, said.coFounder)}`,
  pricing: `${card(said.firstPlan, said.firstSum)}${card(said.secondPlan, said.secondSum)}`
})
const cases = Object.entries(dresses).flatMap(([name, dress], at) =>
  tongues.map((said, tongue) => [name, said.lang, dress, said, at + tongue] as const)
)

test.each(cases)("%s, what stands under headings, in %s", (_name, _lang, dress, said) => {
  const { founders, questions, features, model } = draftOf(said, parted(said), dress)
  expect({ founders, questions, features, model }).toEqual({
    founders: `${said.ada}, ${said.ben}`,
    questions: `${said.firstQuestion} ${said.secondQuestion}`,
    features: [said.firstFeature, said.secondFeature, said.thirdFeature].join(", "),
    model: "subscription"
  })
})
// Each dress meets every sentence in some language, and every language some of the sentences.
test.each(cases)("%s, sentences, in %s", (_name, _lang, dress, said, nth) => {
  const lost = sentences.flatMap(([what, form], at) =>
    form.in[said.lang] === undefined || at % tongues.length !== nth % tongues.length
      ? []
      : misunderstood(form, said, dress).map((field) => `${what}: ${field}`)
  )
  expect(lost).toEqual([])
})
