/** Whom a question or a heading sets the product beside: of "How is this different from Minutka?" Minutka is another. */
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import { tierNames } from "../facts/words/PriceWords.ts"
import { caseless } from "../reading/patterns/Caseless.ts"

/** Over what is told of others: named in it, or none by name: "And the others?" */
const comparing = caseless(
  /(?<!\p{L})(?:different (?:from|to|than)|compared? (?:to|with)|coming from|(?:moving|switching)(?: over)? from|move over from|instead of|why not|better than|anders als|unterschied\p{L}*|warum nicht|statt|wechsel\p{L}* von|différen\p{L}+ (?:de|avec)|compare à|pourquoi pas|plutôt que|diferen\p{L}+|por qué no|en vez de|por que não|em vez d[eoa]|divers[oa] d\p{L}*|perché non|invece di|anders dan|verschil\p{L}*|waarom niet|overstap\p{L}* van)(?!\p{L})/u
)
const others =
  /^(?:(?:what about|and) the others|(?:und )?die anderen|et les autres|et ailleurs|y los demás|y (?:los|las) otr[oa]s|e (?:os|as) outr[oa]s|e gli altri|en de anderen|他社は)[\s?？¿.]*$/u
const longest = 100
/** "Basic" of "What is the difference between Basic and Pro?" */
const tier = new RegExp(`^(?:${tierNames})$`, "iu")
const firstName = /^["'(¿]?(\p{Lu}[\p{L}\p{N}]{3,})/u

/** `over`: the lines that stand over the sentence, as the page writes or folds them. */
export const isSetBeside = (text: string, over: ReadonlyArray<string>): boolean => {
  const lines = over.filter((line) => line.length <= longest).map((line) => fold(tidyText(line)))
  if (lines.some((line) => others.test(line.replace(/^[¿\s]+/u, "")))) return true
  const name = fold(firstName.exec(text)?.[1] ?? "")
  return (
    name !== "" &&
    !tier.test(name) &&
    lines.some(
      (line) => comparing.test(line) && new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, "u").test(line)
    )
  )
}
