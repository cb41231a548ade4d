/** Plain sentences by which ordinary sites tell their facts, each in ten languages. */
import { describe, expect, test } from "bun:test"
import { misunderstood, type SaidForm, tongues } from "./FormDraft.ts"
import { founderSentences } from "./sentences/FounderSentences.ts"
import { placeSentences } from "./sentences/PlaceSentences.ts"
import { priceSentences } from "./sentences/PriceSentences.ts"
import { stageSentences } from "./sentences/StageSentences.ts"
import { yearSentences } from "./sentences/YearSentences.ts"

const understood = (forms: Readonly<Record<string, SaidForm>>) => {
  const cases = Object.entries(forms).flatMap(([name, form]) =>
    tongues.flatMap((said) => (form.in[said.lang] === undefined ? [] : [[name, said.lang, form, said] as const]))
  )
  test.each(cases)("%s, %s", (_name, _lang, form, said) => {
    expect(misunderstood(form, said)).toEqual([])
  })
}
describe("who began it", () => understood(founderSentences))
describe("since when", () => understood(yearSentences))
describe("where they are", () => understood(placeSentences))
describe("what it costs", () => understood(priceSentences))
describe("how far it is", () => understood(stageSentences))
