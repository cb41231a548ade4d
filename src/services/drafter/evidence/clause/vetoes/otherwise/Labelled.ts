/**
 * What stands under a label, in brackets or behind a subject is told of that and nothing else: "Malt: Petit. Hops: a farm in
 * Kent" brings no malt from Kent, "Cello (beta)" makes no piano a beta, and an address that answers questions takes no orders.
 * By places alone, so in any language.
 */
import { tellingStems } from "../../meaning/TellingStems.ts"
import { sentencesIn } from "../../voice/SentenceCuts.ts"
import { joints } from "./sides/Crossed.ts"

/** "Hops: a farm in Kent", "Questions? hello@…". */
const labelled = /^(?<label>[^:?？.;,]{2,40}?)(?:\s?[:：]|[?？])\s(?<body>\S.*)$/su
const mailbox = /[\p{L}\p{Nd}._%+-]{1,64}@[\p{L}\p{Nd}-]{1,63}(?:\.[\p{L}\p{Nd}-]{1,63}){1,4}/giu

interface Entry {
  readonly label: ReadonlyArray<string>
  readonly body: ReadonlyArray<string>
}
const entriesIn = (texts: ReadonlyArray<string>): ReadonlyArray<Entry> =>
  texts.flatMap((text) => {
    const { label, body } = labelled.exec(text)?.groups ?? {}
    return label === undefined || body === undefined ? [] : [{ label: tellingStems(label), body: tellingStems(body) }]
  })
const unowned = (text: string) => text.replace(/['’]s(?!\p{L})/gu, "")
const some = (stems: ReadonlyArray<string>, among: ReadonlyArray<string>) => stems.some((stem) => among.includes(stem))

/** Whether a sentence tells of what one label names what stands under another. */
export const takesOtherLabel = (
  sentence: string,
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): boolean => {
  const entries = entriesIn(texts)
  if (entries.length < 2) return false
  const own = new Set(names.flatMap(tellingStems))
  const said = tellingStems(sentence).filter((stem) => !own.has(stem))
  return entries.some((mine) =>
    entries.some(
      (other) =>
        mine !== other &&
        some(said, mine.label) &&
        !some(said, mine.body) &&
        !some(said, other.label) &&
        some(
          said.filter((stem) => !mine.label.includes(stem)),
          other.body
        )
    )
  )
}

/** "The shop is open", "Petit malts our barley": of whom, and what. */
const clauses =
  /^(?:(?<is>[^,.;:]{2,60}?) (?:is|are|was|were|has|have|ist|sind|war|hat|haben|est|sont|es|son|está|están|è|sono|é|são|heeft|hebben|zijn) |(?<named>(?:(?:[Tt]he|[Ll]a|[Ll]e|[Ee]l|[Ii]l|[Dd]ie|[Dd]er|[Dd]as|[Dd]e|[Hh]et|O|A) )?(?:\p{Lu}[\p{L}'’&-]*\s){1,4})(?=\p{Ll}))(?<told>.{3,160})$/u
const predicatesIn = (texts: ReadonlyArray<string>): ReadonlyArray<Entry> =>
  texts.flatMap((text) =>
    text.split(joints).flatMap((part) => {
      const { is, named, told } = clauses.exec((part ?? "").trim())?.groups ?? {}
      const label = tellingStems(is ?? named ?? "")
      return told === undefined || label.length === 0 ? [] : [{ label, body: tellingStems(told) }]
    })
  )
/** Whether it says of one subject, whole, what a clause says of another, and nothing besides. */
export const takesOtherSubject = (
  sentence: string,
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): boolean => {
  const own = new Set(names.flatMap(tellingStems))
  const [said, ...more] = predicatesIn([unowned(sentence)])
  const told = predicatesIn(texts)
  if (said === undefined || more.length > 0 || told.length < 2) return false
  const isAll = (stems: ReadonlyArray<string>, among: ReadonlyArray<string>) =>
    stems.length > 0 && stems.every((stem) => among.includes(stem))
  const [subject, body] = [said.label, said.body].map((stems) => stems.filter((stem) => !own.has(stem)))
  if (subject === undefined || body === undefined) return false
  // "Online payment is in testing", of "online booking is in testing, online payment is planned": by what parts the two.
  const isOther = (mine: Entry, other: Entry) => {
    const its = subject.filter((stem) => !other.label.includes(stem))
    return its.length > 0 && !some(its, other.body) && other.label.some((stem) => !mine.label.includes(stem))
  }
  return told.some(
    (mine) =>
      isAll(subject, mine.label) &&
      !some(body, mine.body) &&
      told.some((other) => other !== mine && isAll(body, other.body) && isOther(mine, other))
  )
}

/** "Sails are made by Petit, oars by Ada Roth": each thing with a name of its own. */
const named =
  /^(?<thing>[^,.;:]{3,60}?) (?:by|from|in|with|at|von|aus|bei|par|chez|de|du|da|di|dal|dalla|por|pela|pelo|van|uit|bij|door) (?:(?:the|der|la|le|il|el|de) )?(?<name>\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3})/u
const namedIn = (text: string): ReadonlyArray<Entry> =>
  // Behind a label one thing is told.
  (text.includes(":") ? [] : text.split(joints)).flatMap((part) => {
    const { thing, name } = named.exec((part ?? "").trim())?.groups ?? {}
    const [label, body] = [tellingStems(thing ?? ""), tellingStems(name ?? "")]
    return label.length === 0 || body.length === 0 ? [] : [{ label, body }]
  })
/** Whether it gives the thing of one name to another. */
export const takesOtherName = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = tellingStems(unowned(sentence))
  return texts
    .map(namedIn)
    .some((entries) =>
      entries.some((mine) =>
        entries.some(
          (other) =>
            mine !== other &&
            said.includes(mine.label[0] ?? "") &&
            !some(said, mine.body) &&
            !some(said, other.label) &&
            !some(mine.label, other.label) &&
            other.body.every((stem) => said.includes(stem))
        )
      )
    )
}

/** "Cello lessons (beta)": of those. */
const bracketed = /(?<named>[^().;:]{2,60}?) \((?<told>[^()]{2,24})\)/gu
export const takesOtherBracket = (
  sentence: string,
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): boolean => {
  const own = new Set(names.flatMap(tellingStems))
  const said = tellingStems(sentence)
  return texts.some((text) =>
    [...text.matchAll(bracketed)].some(({ 0: whole, groups }) => {
      const told = tellingStems(groups?.told ?? "").filter((stem) => !own.has(stem))
      const elsewhere = texts.map((one) => one.replace(whole, " ")).flatMap(tellingStems)
      const words = (groups?.named ?? "").split(" ").slice(-3)
      const large = words.filter((word) => /^\p{Lu}/u.test(word)).flatMap(tellingStems)
      const heads = large.length > 0 ? large : words.flatMap(tellingStems)
      const isSaid = told.length > 0 && told.every((stem) => said.includes(stem) && !elsewhere.includes(stem))
      const rest = said.filter((stem) => !told.includes(stem) && !own.has(stem))
      return isSaid && heads.length > 0 && !some(said, heads) && some(rest, elsewhere)
    })
  )
}

/** Whether it gives an address for what its line does not tell, where there are several. */
export const takesOtherMailbox = (
  sentence: string,
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): boolean => {
  const lines = texts.flatMap(sentencesIn)
  const all = new Set(lines.flatMap((line) => line.toLowerCase().match(mailbox) ?? []))
  const given: ReadonlyArray<string> = sentence.toLowerCase().match(mailbox) ?? []
  if (all.size < 2 || given.length === 0) return false
  const own = new Set(names.flatMap(tellingStems))
  const wordsOf = (text: string) => tellingStems(text.replace(mailbox, " ")).filter((stem) => !own.has(stem))
  const said = wordsOf(sentence)
  const isAt = (line: string, addresses: ReadonlyArray<string>) =>
    addresses.some((address) => line.toLowerCase().includes(address))
  const at = (addresses: ReadonlyArray<string>) => lines.filter((line) => isAt(line, addresses)).flatMap(wordsOf)
  const others = [...all].filter((address) => !given.includes(address))
  return !some(said, at(given)) && some(said, at(others))
}
