/**
 * Two things that a word sets over against each other: "a file instead of a database", "faster than our old one", "formerly
 * known as". Who puts each in the other's place has every word of the page. By places alone, so in any language with words.
 */
import { tellingStems } from "../../../meaning/TellingStems.ts"
import { sentencesIn } from "../../../voice/SentenceCuts.ts"

const instead =
  /(?<!\p{L})(?:instead of|rather than|in place of|anstatt|anstelle von|statt|au lieu(?: d(?:e|es|u))?|plutôt que|à la place(?: d(?:e|es|u))?|en (?:lugar|vez) de(?:l)?|em vez d[eoa]s?|ao invés d[eoa]s?|invece(?: (?:di|de[il]\p{L}*))?|al posto(?: (?:di|de[il]\p{L}*))?|anziché|in plaats van)(?!\p{L})/iu
/** "L'essence", "dell'olio". */
const elided = /(?<!\p{L})(?:[ldnsc]|qu|un|[dans]ell|all|dall|sull)['’](?=\p{L})/giu
/** The first telling word behind a text's "instead of": what is not taken. What is stands elsewhere in it. */
const givenUp = (text: string): { readonly not: string; readonly rest: ReadonlyArray<string> } | null => {
  const sentence = text.replace(elided, " ")
  const found = instead.exec(sentence)
  if (found === null) return null
  const behind = sentence.slice(found.index + found[0].length)
  const [not] = tellingStems(behind)
  return not === undefined
    ? null
    : { not, rest: [...tellingStems(sentence.slice(0, found.index)), ...tellingStems(behind).slice(1)] }
}
/** "Keeps a database instead of files", of "keeps files instead of a database". */
const takesOther = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = givenUp(sentence)
  if (said === null) return false
  const told = texts.flatMap(sentencesIn).flatMap((text) => givenUp(text) ?? [])
  return told.some(({ not, rest }) => not !== said.not && rest.includes(said.not) && said.rest.includes(not))
}

const than =
  /(?<!\p{L})(?:than|als|dan|(?<=(?:plus|moins) \p{L}+ )que|(?<=(?:más|menos) \p{L}+ )que|(?<=(?:mais|menos) \p{L}+ )(?:do )?que|(?<=(?:più|meno) \p{L}+ )(?:di|del|della))(?!\p{L})/iu
/** Whatever there is of a kind: more than what is named. */
const anyOther =
  /^(?:any|all|every|most|(?:the |all )?(?:other|rest)|others|jede[rsn]?|alle[rn]?|andere[rn]?|tou(?:te)?s|les autres|n['’]importe|cualquier\p{L}*|tod[oa]s|otr[oa]s|los demás|qualsiasi|tutt[ie]|altr[ie]|qualquer|outr[oa]s|elk[e]?|andere)(?!\p{L})/iu
interface Compared {
  readonly left: ReadonlySet<string>
  readonly right: ReadonlySet<string>
  readonly isAnyOther: boolean
}
const comparedIn = (text: string): Compared | null => {
  const found = than.exec(text)
  if (found === null) return null
  const behind = text.slice(found.index + found[0].length).trim()
  const [near = ""] = behind.split(/[.,;:!?](?=\s|$)/u)
  const right = new Set(tellingStems(near))
  return right.size === 0
    ? null
    : { left: new Set(tellingStems(text.slice(0, found.index))), right, isAnyOther: anyOther.test(behind) }
}
const parted = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((stem) => !other.has(stem))
/** "The small lamp is lighter than the small lamp Pro", the other way round; or lighter than any. */
const comparesOther = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = comparedIn(sentence)
  if (said === null) return false
  return texts
    .flatMap(sentencesIn)
    .flatMap((text) => comparedIn(text) ?? [])
    .some((told) => {
      if (said.isAnyOther && !told.isAnyOther) return [...told.right].some((stem) => !said.right.has(stem))
      const [ahead, behind] = [parted(said.left, said.right), parted(told.right, told.left)]
      return parted(said.right, told.left).length === 0 && ahead.some((stem) => behind.includes(stem))
    })
}

const name = String.raw`\p{Lu}[\p{L}\p{Nd}'’&.-]*(?: (?:& )?\p{Lu}[\p{L}\p{Nd}'’&.-]*){0,4}`
/** "Acme, formerly Petit": what it is called now, and what it was. */
const formerly = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])(?<now>${name}),? \(?(?:once|formerly|previously|ehemals|früher|vormals|anciennement|autrefois|antes|anteriormente|antiguamente|già|precedentemente|un tempo|antigamente|voorheen|vroeger)(?: (?:known|called|named|bekannt|genannt|conn[ue]+|appelée?|conocid[oa]|llamad[oa]|not[oa]|chiamat[oa]|conhecid[oa]|chamad[oa]|bekend))?(?: (?:as|als|unter dem Namen|sous le nom de|comme|como|come|con il nome di))? (?<then>${name})`,
  "u"
)
const renames = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = formerly.exec(sentence)?.groups
  return (
    said !== undefined &&
    texts.some((text) => {
      const told = formerly.exec(text)?.groups
      return told !== undefined && told.now !== told.then && told.now === said.then && told.then === said.now
    })
  )
}

/** Whether a sentence puts one of two things where a text has the other. */
export const exchangesCounterparts = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  takesOther(sentence, texts) || comparesOther(sentence, texts) || renames(sentence, texts)
