/**
 * What speaks against a sentence however it is built, in any language that has a table and words apart: it gives a thing the
 * time, place or name of another, a deed to another doer, a figure another measure, or takes in what the page sets apart or
 * leaves out.
 */
import type { Tongue } from "../tongues/Tongue.ts"
import { borrows } from "./Borrowed.ts"
import { takesContrary, takesInExcepted } from "./Contrasted.ts"
import { governsOtherwise } from "./Governed.ts"
import { measuresOtherwise } from "./Measured.ts"
import { swapsNames } from "./SwappedNames.ts"

export const mismatched = (
  sentence: string,
  texts: ReadonlyArray<string>,
  tongue: Tongue,
  names: ReadonlyArray<string>
): string | null => {
  if (!tongue.spaced || tongue.name === "ar") return null
  if (borrows(sentence, texts, tongue, names)) return "the page says this time, place or name of something else"
  if (swapsNames(sentence, texts, tongue, names)) return "the page says it of another name"
  if (takesContrary(sentence, texts) || takesInExcepted(sentence, texts)) return "the page says the opposite"
  if (governsOtherwise(sentence, texts, tongue, names)) return "the page says it of somebody else"
  return measuresOtherwise(sentence, texts, tongue, names)
}
