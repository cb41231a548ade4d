/** The same sentences of sites that are called otherwise: by two words, with a point or a figure, in small letters. */
import { expect, test } from "bun:test"
import { misunderstood, tongues } from "./FormDraft.ts"
import { founderSentences } from "./sentences/FounderSentences.ts"
import { placeSentences } from "./sentences/PlaceSentences.ts"
import { priceSentences } from "./sentences/PriceSentences.ts"
import { yearSentences } from "./sentences/YearSentences.ts"

const sentences = Object.entries({
  ...founderSentences,
  ...yearSentences,
  ...placeSentences,
  ...priceSentences
})
const names = ["Rye Harbour", "Rye.io", "7rye", "ryemap"]
/** Each name in every second language. */
const cases = names.flatMap((name, at) =>
  tongues.slice(0, 7).flatMap((said, tongue) => (tongue % 2 === at % 2 ? [[name, said.lang, said] as const] : []))
)
test.each(cases)("%s, in %s", (name, _lang, said) => {
  const called = { ...said, name }
  const renamed = (text: string) => text.replaceAll(said.name, name)
  const site = { ...called, isA: renamed(said.isA), company: renamed(said.company) }
  const lost = sentences.flatMap(([what, form]) =>
    form.in[said.lang] === undefined ? [] : misunderstood(form, site).map((field) => `${what}: ${field}`)
  )
  expect(lost).toEqual([])
})
