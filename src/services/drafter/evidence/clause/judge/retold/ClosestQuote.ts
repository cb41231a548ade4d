/** Which of several quotes a sentence says again, where they stand for the other sentences or entries of a value as well. */
import { nearly } from "../../meaning/Alike.ts"
import { tellingStems } from "../../meaning/TellingStems.ts"
import { isAsking } from "../../voice/Copying.ts"
import type { Spoken } from "../../voice/Spoken.ts"

/** More quotes than one sentence relies on: they are those of a value of several parts. */
const mostForOne = 2

/** Of so many quotes the sentence that has most words of this one; of fewer each may be meant for it. */
export const closestQuote = (
  sentence: string,
  spoken: ReadonlyArray<Spoken>,
  names: ReadonlyArray<string>
): Spoken | undefined => {
  const statements = spoken.filter((one) => !isAsking(one))
  if (statements.length <= mostForOne) return undefined
  const ours = new Set(names.flatMap(tellingStems))
  const said = tellingStems(sentence).filter((stem) => !ours.has(stem))
  const counted = statements.map((one) => {
    const told = tellingStems(one.text)
    return { one, shared: said.filter((stem) => told.some((other) => other === stem || nearly(stem, other))).length }
  })
  const [most] = counted.toSorted((a, b) => b.shared - a.shared)
  return most === undefined || most.shared === 0 ? undefined : most.one
}
