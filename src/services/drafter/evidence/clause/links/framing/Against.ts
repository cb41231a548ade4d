/**
 * Whose words a sentence of the page hands on, of what it tells the end, and which of its things are meant: what short sentences
 * are turned with, word for word the page's but for what stood around them.
 */
import { tellingStems } from "../../meaning/TellingStems.ts"
import { stemOf } from "../../parse/Stems.ts"
import { sentencesIn } from "../../voice/SentenceCuts.ts"
import { someNumber } from "../../words/Numbers.ts"
import { leavesOutOpening, takesInAll } from "./Openings.ts"

type Stems = ReadonlySet<string>
/** How much of what is told stands among some words. */
const share = (told: ReadonlyArray<string>, stems: Stems): number =>
  told.length === 0 ? 0 : told.filter((one) => stems.has(one)).length / told.length
const mostly = 0.7

/** "Old sailors grumble that it is dull", "a friend told us that". */
const handedOn =
  /(?<who>[^.;:!?]{2,60}?) (?:(?:once|often|sometimes|still|always|has|have|had) )*(?<deed>grumbl|complain|say|said|tell|told|claim|writ|wrote|think|thought|believ|insist|jok|swear|swore|argu|suspect|worr|hear|heard|read|predict|fear|assum|guess|reckon|doubt|warn|suggest|rumou?r|wonder|dream|imagin|hope|wish)\p{Ll}*(?: (?:us|me|him|her|them|everyone|people|friends|reporters))?,? (?:that|whether|if) (?<rest>[^.;!?]+)/iu
const ourselves = /^(?:we|i|our \p{L}+|my \p{L}+)$/iu
const isHandedOn = (sentence: string, stems: Stems, text: string, ours: Stems): boolean =>
  sentencesIn(text).some((one) => {
    const { who = "", rest = "", deed = "" } = handedOn.exec(one)?.groups ?? {}
    if (rest === "" || ourselves.test(who.trim()) || new RegExp(String.raw`\b${deed}`, "iu").test(sentence))
      return false
    const told = tellingStems(rest).filter((stem) => !ours.has(stem))
    const before = tellingStems(who).filter((stem) => !ours.has(stem))
    return share(told, stems) >= 0.5 && before.every((stem) => !stems.has(stem))
  })

/** "She learned from the Roth family, who have brewed for nine generations". */
const relative =
  /(?<head>(?:\p{Lu}[\p{L}'-]* ?){1,4}\p{Ll}*|(?:an?|the|her|his|their) [\p{L} -]{2,40}?),? (?:who|which|whose) (?<rest>[^.;!?]+)/u
const whoever = /^(?:any|every|some)(?:one|body)|^(?:people|those|whoever|you)(?!\p{L})/iu
const isOfAnother = (stems: Stems, text: string, ours: Stems): boolean =>
  sentencesIn(text).some((one) => {
    const { 0: all = "", groups, index = 0 } = relative.exec(one) ?? {}
    const head = tellingStems(groups?.head ?? "")
    const rest = new Set(tellingStems(groups?.rest ?? ""))
    const outside = new Set(tellingStems(one.slice(0, index) + one.slice(index + all.length)))
    const told = [...stems].filter((stem) => !ours.has(stem))
    return (
      head.length > 0 &&
      !whoever.test(groups?.head ?? "") &&
      head.every((stem) => !stems.has(stem) && !ours.has(stem)) &&
      told.length > 1 &&
      share(told, new Set([...rest].filter((stem) => !outside.has(stem)))) >= mostly
    )
  })

/** "We withdrew it in 2022", "our stall closed last year", "which we retired". */
const ended =
  /(?<!\p{L})(?:withdrew|withdrawn|(?<!(?:is|are|be) )(?:retired|closed(?! to| on| for| under| at| in the)|scrapped|abandoned|discontinued|stopped|ended|phased out)|(?:we|they|was|were|been|have|has) (?:shut|cancelled|removed|dropped)|gave up|given up|took down|switched off|began as|started as|started out as|used to be|once was|was once)(?!\p{L})/iu
const tellsEnd =
  /(?<!\p{L})(?:was|were|had|until|formerly|former|once|used to|no longer|not|never|no|ago|past|began|started|became|shut|\p{L}{3,}ed)(?!\p{L})|n't(?!\p{L})/iu
const isOver = (sentence: string, stems: Stems, text: string): boolean =>
  !tellsEnd.test(sentence) &&
  sentencesIn(text).some((one) => {
    const told = tellingStems(one)
    return ended.test(one) && told.filter((stem) => stems.has(stem)).length * 2 >= stems.size
  })

/** Some of what it names, by a word before it: "small repairs", "cheap sensors". */
const some =
  "small|smaller|large|larger|minor|major|selected|certain|most|many|several|urgent|existing|annual|yearly|paid|paying|eligible|adult|younger|older|elderly|certified|registered|verified|cheap|cheaper|ordinary|normal|conventional|typical|lesser|first-time|returning|private|foreign|wooden|steel"
const ofSome = new RegExp(
  String.raw`(?<!\p{L})(?:${some}) (?!(?:team|group|company|firm|studio|family|workshop|business|shop|crew|band|brewery|bakery|farm)(?!\p{L}))(?<of>[\p{L}-]{3,})`,
  "giu"
)
const namesSome = new RegExp(String.raw`(?<!\p{L})(?:${some})(?!\p{L})`, "iu")
const isOfSome = (sentence: string, stems: Stems, text: string): boolean =>
  !namesSome.test(sentence) &&
  [...text.matchAll(ofSome)].some(({ groups }) => tellingStems(groups?.of ?? "").some((stem) => stems.has(stem)))

/** "In most cases", "where possible": not always; "for members of the club": not for all. */
const hedge =
  /(?<!\p{L})(?:in most cases|in many cases|in some cases|most of the time|as a rule|by and large|where possible|if possible|when possible|wherever possible|as far as possible|with luck|for the most part|mostly|usually|often|sometimes|normally|generally|typically|ideally|so far|for now)(?!\p{L})/iu
const hedged =
  /(?<!\p{L})(?:cases|most|many|some|rule|possibl[ey]|luck|mostly|mainly|usually|often|frequently|sometimes|occasionally|normally|generally|typically|ideally|commonly|largely|regularly|can|may|might|about|around|aims?|so far|for now|yet|currently|today)(?!\p{L})/iu
const forSome =
  /(?<!\p{L})for (?:our |the |all |registered )*(?:members|subscribers|cardholders|card holders|holders of|students|pupils|residents|pensioners|seniors|employees|staff|paying \p{L}+|premium \p{L}+|regulars|regular \p{L}+|existing \p{L}+|first-time \p{L}+|orders (?:over|above))(?!\p{L})(?<rest>[^,.;:!?]*)/iu
const toSome =
  /(?<!\p{L})(?:for|to|if|members?|subscribers?|holders?|students?|pupils?|residents?|pensioners?|seniors?|employees?|staff|who|whose|your|you)(?!\p{L})/iu
const clausesOf = (text: string): ReadonlyArray<string> => text.split(/[,;:.!?–—](?=\s|$)/u)
const sharesMost = (stems: Stems, clause: string): boolean => share([...stems], new Set(tellingStems(clause))) >= mostly
const isHedged = (sentence: string, stems: Stems, text: string): boolean =>
  (!hedged.test(sentence) && clausesOf(text).some((one) => hedge.test(one) && sharesMost(stems, one))) ||
  (forSome.test(text) && !toSome.test(sentence))

/** "The print shop that was here before us printed newspapers", "a town like ours throws away": no deed of ours. */
const aroundUs =
  /^(?:the|an?|one|some|most|many) (?<who>[^,.;:!?]{2,40}?)(?:(?: that| which| who)[^,.;:!?]{2,60}? (?:before|beside|behind|above|below|next to|around|near|after) us|,? like (?:ours|us)|(?: that| which)? we (?:use|rely on|work with|buy from|depend on|trust|rent from|sit in|live in|build on|run on|share)) (?<rest>[^.;!?]+)/iu
const isAroundUs = (stems: Stems, text: string): boolean => {
  const { who = "", rest = "" } = aroundUs.exec(text)?.groups ?? {}
  const told = tellingStems(rest)
  const [head = ""] = tellingStems(who).slice(-1)
  return told.length > 0 && share(told, stems) >= mostly && head !== "" && !stems.has(head)
}

/** "Cheap sensors have to be recharged", "most apps": anybody's but ours. */
const otherKinds =
  /^(?:cheap|cheaper|other|most|many|ordinary|normal|conventional|typical|traditional|competing|rival) (?<who>(?:\p{Ll}+ )?\p{Ll}+s) (?<rest>[^.;!?]+)/iu
const isOfOtherKinds = (stems: Stems, text: string): boolean => {
  const { who = "", rest = "" } = otherKinds.exec(text)?.groups ?? {}
  const told = tellingStems(rest)
  return told.length > 0 && share(told, stems) >= mostly && tellingStems(who).every((stem) => !stems.has(stem))
}

const kin =
  "brother|sister|wife|husband|father|mother|son|daughter|uncle|aunt|cousin|grandfather|grandmother|friend|neighbou?r|partner|colleague|landlord|supplier|customer|client|dog|cat|twin|niece|nephew"
const beside = new RegExp(
  `^(?:her|his|their|my|our|one|an?|another|the)(?: \\p{L}+)? (?<who>${kin})s? (?:is|was|has|had|are|were|\\p{L}{2,}s|\\p{L}{2,}ed)(?!\\p{L})`,
  "iu"
)
/** "Ada Roth is a vet", of "Ada Roth walks dogs. Her brother is a vet." */
const isOfSomebodyBeside = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = tellingStems(sentence)
  return texts.some((text) => {
    const who = beside.exec(text)?.groups?.who?.toLowerCase()
    if (who === undefined || said.includes(stemOf(who))) return false
    const elsewhere = new Set(texts.filter((other) => other !== text).flatMap(tellingStems))
    return tellingStems(text).some((stem) => said.includes(stem) && !elsewhere.has(stem))
  })
}

/** "Any accordion with steel reeds" is not any accordion. */
const narrowed =
  /(?<!\p{L})(?<each>all|every|each|any|everyone|everybody) (?<of>(?:\p{L}+ ){0,2}\p{L}+) (?:with|without|from|made|built|under|over|above|below|up to|between|older|younger|that|who|whose) (?<rest>[^,.;:!?]+)/iu
const universal = /(?<!\p{L})(?:all|every|each|any|everyone|everybody|everything|always|no)(?!\p{L})/iu
const isNarrowedAll = (sentence: string, stems: Stems, text: string): boolean => {
  const { of = "", rest = "" } = narrowed.exec(text)?.groups ?? {}
  const words = tellingStems(rest)
  return (
    words.length > 0 &&
    universal.test(sentence) &&
    tellingStems(of).some((stem) => stems.has(stem)) &&
    words.every((stem) => !stems.has(stem))
  )
}

/** "Without limit", of "up to 100". */
const unlimited = /(?<!\p{L})(?:without (?:a |any )?limits?|unlimited|no limits?|endless(?:ly)?)(?!\p{L})/iu
const freely =
  /(?<!\p{L})(?:unlimited|no limits?|without (?:a |any )?limits?|limitless|any number|as (?:many|much|often|long)|all you|endless(?:ly)?|flat rate|no matter|however|every|never)(?!\p{L})/iu

/** "White miso ages for three months, soy sauce for eighteen": what each number is of. */
const number = new RegExp(`(?<![\\p{L}\\p{Nd}.,])${someNumber}(?![\\p{L}\\p{Nd}])`, "giu")
const numbersIn = (text: string): ReadonlyArray<string> =>
  (text.match(number) ?? []).map((one) => one.toLowerCase().replace(/[.,]+$/u, ""))
const isNumberOfOther = (sentence: string, texts: ReadonlyArray<string>, ours: Stems): boolean => {
  const [told, ...more] = numbersIn(sentence)
  if (told === undefined || more.length > 0) return false
  const ahead = sentence.slice(0, sentence.toLowerCase().indexOf(told))
  const said = tellingStems(ahead).filter((stem) => !ours.has(stem))
  const parts = texts
    .flatMap((text) => text.split(/[,;.]\s|\s(?:and|but|while|whereas)\s/u))
    .map((part) => ({ numbers: numbersIn(part), stems: tellingStems(part) }))
    .filter(({ numbers }) => numbers.length > 0)
  const [here, elsewhere] = [true, false].map((is) => parts.filter(({ numbers }) => numbers.includes(told) === is))
  if (said.length === 0 || here === undefined || here.length === 0) return false
  const all = tellingStems(sentence)
  const shared = (part: ReadonlyArray<string>) => part.filter((stem) => said.includes(stem)).length
  // "Soy sauce for eighteen" has a thing of its own, "in 2016" has none.
  const hasOwn = (part: ReadonlyArray<string>) => part.some((stem) => !all.includes(stem) && !/\p{Nd}/u.test(stem))
  return (
    here.every((one) => shared(one.stems) === 0 && hasOwn(one.stems)) &&
    elsewhere?.some((one) => shared(one.stems) >= Math.min(2, said.length)) === true
  )
}

/** Why a sentence is not what the page says, whatever words it shares with it; null where none of these is against it. */
export const against = (
  sentence: string,
  texts: ReadonlyArray<string>,
  carrying: ReadonlyArray<string>,
  stems: Stems,
  ours: Stems
): string | null => {
  const all = (rule: (text: string) => boolean) => carrying.length > 0 && carrying.every(rule)
  if (all((text) => leavesOutOpening(sentence, stems, text)) || takesInAll(sentence, texts))
    return "the page says it only of some cases"
  if ([isOfSome, isNarrowedAll, isHedged].some((rule) => all((text) => rule(sentence, stems, text))))
    return "the page says it only of some"
  if (all((text) => isHandedOn(sentence, stems, text, ours))) return "the page only tells what others say"
  if (
    all((text) => isOfAnother(stems, text, ours) || isAroundUs(stems, text) || isOfOtherKinds(stems, text)) ||
    isOfSomebodyBeside(sentence, texts)
  )
    return "the page says it of somebody else"
  if (all((text) => isOver(sentence, stems, text))) return "the page says that it was, not that it is"
  if (unlimited.test(sentence) && !texts.some((text) => freely.test(text))) return "the page sets a limit"
  if (isNumberOfOther(sentence, texts, ours)) return "the page has this number of something else"
  return null
}
