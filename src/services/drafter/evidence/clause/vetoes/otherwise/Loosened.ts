/**
 * What holds of less than the sentence says, or asks for more: half of a condition, half of what is needed, all of those of
 * whom the page says some, each of those whom it counts together. Every word may be the page's; some of its are gone.
 */
import { tellingStems } from "../../meaning/TellingStems.ts"
import { sentencesIn } from "../../voice/SentenceCuts.ts"

const sentencesOf = (texts: ReadonlyArray<string>) => texts.flatMap(sentencesIn)

/** "Se" and "si" begin a clause, or are of its verb. */
const opener =
  /(?<!\p{L})(?:if|unless|provided(?: that)?|as long as|wenn|falls|sofern|à condition (?:que|de)|siempre que|purché|indien|mits|(?<=(?:^|[,;:–—] ?)(?:e |y |et |ma |mas |pero )?)s[ei])(?!\p{L})/iu
const pronoun = /(?<!\p{L})(?:i|you|we|they|he|she|it)['’]\p{L}+/giu
/** What a sentence holds under; nothing where it leads and no comma tells where it ends. */
const conditionIn = (text: string): ReadonlyArray<string> => {
  const found = opener.exec(text)
  if (found === null) return []
  const [clause = "", ...rest] = text.slice(found.index + found[0].length).split(",")
  const isLeading = /(?:^|[,;:–—.] ?(?:\p{L}+ )?)$/u.test(text.slice(0, found.index))
  return isLeading && rest.length === 0 ? [] : tellingStems(clause.replace(pronoun, ""))
}
/** What is enough: "all you need is a laptop". */
const enough =
  /(?<!\p{L})(?:all (?:that )?(?:\p{L}+ ){1,3}(?:needs?|requires?|takes?)|(?:needs?|requires?|takes?) (?:only|just|nothing but|no more than)|only (?:needs?|requires?|takes?)|brauch\p{L}* (?:\p{L}+ )?nur|il (?:vous )?suffit|solo (?:necesita\p{L}*|hace falta)|basta(?:no|n)?|só precisa\p{L}*|(?:heeft|hebt|hebben) (?:\p{L}+ )?alleen)(?!\p{L})/iu
const enoughIn = (text: string): ReadonlyArray<string> => {
  const found = enough.exec(text)
  return found === null ? [] : tellingStems(text.slice(found.index + found[0].length))
}
/** Has nothing but words of the other, and not all of them. */
const isLess = (said: ReadonlyArray<string>, told: ReadonlyArray<string>): boolean =>
  said.length > 0 && said.every((stem) => told.includes(stem)) && told.some((stem) => !said.includes(stem))
const loosens =
  (of: (text: string) => ReadonlyArray<string>) =>
  (sentence: string, texts: ReadonlyArray<string>): boolean => {
    const said = of(sentence)
    if (said.length === 0) return false
    const told = sentencesOf(texts)
      .map(of)
      .filter((stems) => stems.length > 0)
    return (
      told.some((stems) => isLess(said, stems)) && !told.some((stems) => stems.every((stem) => said.includes(stem)))
    )
  }
const loosensCondition = loosens(conditionIn)
const asksForLess = loosens(enoughIn)

/** "Even if it rains": of what the page says only of the one case. */
const inAnyCase =
  /(?<!\p{L})(?:even (?:if|when|without)|whether or not|no matter (?:if|whether)|regardless|irrespective|auch wenn|selbst wenn|sogar wenn|egal,? ob|unabhängig davon|même (?:si|quand)|que ce soit ou non|aunque|incluso si|anche se|persino se|mesmo (?:se|que)|ainda que|ook als|zelfs als|ongeacht)(?!\p{L})/iu
const holdsInAnyCase = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  inAnyCase.test(sentence) && !texts.some((text) => inAnyCase.test(text)) && texts.some((text) => opener.test(text))

const someOf =
  /(?<!\p{L})(?:some|certain|several|many|most|a few|half|einige|manche|mehrere|viele|die meisten|certain(?:e?s)|plusieurs|la plupart|algun[oa]s|vari[oa]s|much[oa]s|la mayoría|alcun[ie]|molt[ie]|la maggior parte|algum[ao]s|vári[oa]s|muit[oa]s|a maioria|sommige|enkele|veel|de meeste) (?:of|der|des|unserer?|de[lrs]?|d['’]|degli|delle|dei|do|da|dos|das|van) (?!(?:them|us|you|it|which|whom|these|those|ihnen|uns|euch|denen|eux|elles|nous|ellos|ellas|nosotros|loro|noi|eles|elas|nós|hen|ons)(?!\p{L}))(?<whom>(?:\p{L}+ ){0,2}\p{L}+)/giu
const quantity =
  /(?<!\p{L})(?:some|parts?|certain|several|many|most|majority|mostly|few|half|selected|mehrheit\p{L}*|majorité|einige|manche|mehrere|viele|meisten|teil|certain\p{L}*|plusieurs|plupart|partie|algun\p{L}*|vari[oa]s|much[oa]s|mayoría|parte|alcun\p{L}*|molt[ie]|maggior|algum\p{L}*|vári[oa]s|muit[oa]s|maioria|sommige|enkele|veel|meeste|deel)(?!\p{L})/iu
/** Words before a name in which it may be said how many of them. */
const near = 4
/** "by the insurers", of "by some of the insurers". */
const dropsSome = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const words = sentence.split(/\s+/)
  return texts.some((text) =>
    [...text.matchAll(someOf)].some(({ groups }) => {
      const [head] = tellingStems(groups?.whom ?? "")
      if (head === undefined || text.split(/\s+/).filter((word) => tellingStems(word)[0] === head).length > 1)
        return false
      const at = words.findIndex((word) => tellingStems(word)[0] === head)
      return at !== -1 && !quantity.test(words.slice(Math.max(0, at - near), at).join(" "))
    })
  )
}

const forEach =
  /(?<!\p{L})(?:each of|for each|jede[nrsm]? (?:der|von)|chacun[e]? d\p{L}*|cada un[oa]|ciascun[oa]|elk van) (?:[^.,;:!?]{1,20} )?(?:\p{Nd}|two|three|four|five|six|seven|eight|nine|ten|up to|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|twee|drie|vijf)/iu
const each =
  /(?<!\p{L})(?:each|per|every|apiece|individual\p{L}*|je|jede[nrsm]?|jeweils|pro|chaque|chacune?|par|cada|por|ciascun[oa]|ogni|elk[e]?|ieder[e]?)(?!\p{L})/iu
/** "For each of up to five people", of "for up to five people". */
const spreads = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  forEach.test(sentence) && !texts.some((text) => each.test(text))

/** "No oven we have built": of theirs alone. */
const ofTheirs =
  /\b(?:no|every|all|any|only|most|\p{L}+est) (?:\p{L}+ ){1,3}?(?:that |which )?(?:we|i)(?:['’]ve| have| had)? (?:ever )?(?<deed>\p{Ll}{3,})/iu
const dropsWhose = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  texts.some((text) => {
    const { groups, 0: lead = "" } = ofTheirs.exec(text) ?? {}
    const [deed] = tellingStems(groups?.deed ?? "")
    const [first = ""] = lead.split(" ")
    const isOfAll = new RegExp(String.raw`(?<!\p{L})${first}(?!\p{L})`, "iu").test(sentence)
    return deed !== undefined && isOfAll && !tellingStems(sentence).includes(deed)
  })

/** "No records of readers who pay in cash": of those alone. */
const deniedOf =
  /(?<!\p{L})(?:no|not|never|none|n't)(?!\p{L})[^.;:!?]*? (?<head>\p{L}{3,}) (?:who|that|which|whose) (?<which>[^.,;:!?]+)/iu
const deniesAny = /(?<!\p{L})(?:no|not|never|none|nothing|nobody)(?!\p{L})|n't/iu
const dropsWhich = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  if (!deniesAny.test(sentence)) return false
  const said = tellingStems(sentence)
  return texts.some((text) => {
    const { head = "", which = "" } = deniedOf.exec(text)?.groups ?? {}
    const [stem] = tellingStems(head)
    const narrower = tellingStems(which)
    return (
      stem !== undefined && said.includes(stem) && narrower.length > 1 && !narrower.some((one) => said.includes(one))
    )
  })
}

/** Why a sentence says more than `texts` by leaving some of them out; null where it does not. */
export const loosened = (sentence: string, texts: ReadonlyArray<string>): string | null => {
  if (loosensCondition(sentence, texts) || holdsInAnyCase(sentence, texts))
    return "the page says it only under a condition"
  if (asksForLess(sentence, texts)) return "the page asks for more"
  if (dropsSome(sentence, texts) || dropsWhose(sentence, texts) || dropsWhich(sentence, texts))
    return "the page says it of some only"
  return spreads(sentence, texts) ? "no quote says it of each" : null
}
