/**
 * What several deeds are each done to, or several plans each hold, told as if it were all of each: "view weights, edit plans" is
 * not "view and edit weights and plans"; what the larger plan holds, the plan of the shorter name does not. By places alone.
 */
import { tellingStems } from "../../meaning/TellingStems.ts"

const stops = /[.;!?](?=\s|$)/u
const marks = /[.;:!?](?=\s|$)|,\s|\s(?:and|und|et|y|e|en)\s(?=\p{L}+\s)/u
interface Deed {
  readonly deed: string
  readonly what: ReadonlyArray<string>
}
const deedsIn = (text: string, at: RegExp, own: ReadonlySet<string>): ReadonlyArray<Deed> =>
  text.split(at).flatMap((part) => {
    const [deed, ...what] = tellingStems(part ?? "").filter((stem) => !own.has(stem))
    return deed === undefined || what.length === 0 ? [] : [{ deed, what }]
  })
const joint = String.raw`(?:, |,? (?:and|or|und|sowie|et|y|e|en|&|as well as|als auch|anche|(?<=(?:aussi bien|tanto) [^.;]{2,60} )(?:que|como)) (?:(?!(?:is|are|was|were|has|have|can|do|will|ist|sind|hat|kann|est|sont|peut|es|son|han|è|sono|ha|é|são|tem|kan|zijn) )\p{L}{1,4} )?)`
const joined = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}'’-])(?<one>[\p{L}\p{Nd}'’-]+)${joint}(?=(?<other>[\p{L}\p{Nd}'’-]+))`,
  "giu"
)
const areJoined = (sentence: string, a: string, b: string): boolean =>
  [...sentence.matchAll(joined)].some(({ groups }) => {
    const [one] = tellingStems(groups?.one ?? "")
    const [other] = tellingStems(groups?.other ?? "")
    return (one === a && other === b) || (one === b && other === a)
  })
/** "View and edit weights", of "view weights. Edit plans." */
const joinsDeeds = (sentence: string, text: string, own: ReadonlySet<string>): boolean => {
  const said = tellingStems(sentence)
  const deeds = deedsIn(text, stops, own)
  return deeds.some((one, at) =>
    deeds.slice(at + 1).some((other) => {
      // What the one is done to and the other is not, behind both of them.
      const isSaid = (a: Deed, b: Deed) =>
        a.what.some((stem) => !b.what.includes(stem) && said.indexOf(stem) > said.indexOf(other.deed))
      const isBoth = isSaid(one, other) && isSaid(other, one)
      return one.deed !== other.deed && isBoth && areJoined(sentence, one.deed, other.deed)
    })
  )
}
/** "Exports statements and balances", of "imports statements, exports balances". */
const widensDeed = (sentence: string, text: string, own: ReadonlySet<string>): boolean => {
  const said = tellingStems(sentence).filter((stem) => !own.has(stem))
  const words = new Set(tellingStems(text))
  // "Both … and", "aussi bien … que".
  if (said.filter((stem) => !words.has(stem)).length > (both.test(sentence) ? 2 : 0)) return false
  const deeds = deedsIn(text, marks, own)
  return deeds.some((one, at) =>
    deeds.slice(at + 1).some((other) => {
      const [mine = "", theirs = ""] = [
        one.what.findLast((stem) => said.includes(stem)),
        other.what.find((stem) => said.includes(stem))
      ]
      const isOne = one.deed !== other.deed && said.includes(one.deed) !== said.includes(other.deed)
      const [kept, lost] = said.includes(one.deed) ? [one, theirs] : [other, mine]
      return isOne && !kept.what.includes(lost) && areJoined(sentence.replaceAll(", ", " , "), mine, theirs)
    })
  )
}
const both = /(?<!\p{L})(?:both|as well as|sowohl|aussi bien|tanto|sia|zowel)(?!\p{L})/iu
export const spreadsDeeds = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean => {
  const own = new Set(names.flatMap(tellingStems))
  return joinsDeeds(sentence, texts.join(". "), own) || texts.some((text) => widensDeed(sentence, text, own))
}

const title = String.raw`\p{Lu}[\p{L}\p{Nd}]*`
/** What a larger plan or model is called beside the smaller. */
const larger = "XL|XXL|Pro|Plus|Max|Premium|Business|Team|Enterprise|Ultra|Lite|Mini|Family|Duo|II|III"
const longer = new RegExp(String.raw`(?<!\p{L})(?<short>${title})(?: (?:${larger})|\+)(?![\p{L}\p{Nd}])`, "gu")
/** "Training comes with Fit", of "training comes with Fit XL", beside a Fit that is less. */
export const takesShorterName = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const whole = texts.join(". ")
  return [...whole.matchAll(longer)].some(({ 0: name, groups }) => {
    const short = groups?.short ?? ""
    const alone = new RegExp(String.raw`(?<!\p{L})${short}(?! (?:\p{Lu}|\+))(?!\p{L})`, "u")
    if (!alone.test(sentence) || !alone.test(whole) || sentence.includes(name)) return false
    const parts = whole.split(stops)
    const own = new Set(tellingStems(name))
    const others = new Set(parts.filter((part) => !part.includes(name)).flatMap(tellingStems))
    const its = new Set(parts.filter((part) => part.includes(name)).flatMap(tellingStems))
    return tellingStems(sentence).some((stem) => its.has(stem) && !others.has(stem) && !own.has(stem))
  })
}

const planned = new RegExp(
  String.raw`(?<!\p{L})(?:(?:plan|tarif|formule|abo|abonnement|piano|plano|pakket|paket|tier) (?<behind>${title})|(?!(?:The|Our|Your|Each|Every|This|An?|Der|Die|Das|Den|Im|Le|La|El|Il|O|Het|De|Une?|Una|Uno|No|Al|Du) )(?<ahead>${title}) (?:plan|tier|package)(?!\p{L}))`,
  "gu"
)
const plansIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(planned)].flatMap(({ groups }) => groups?.behind ?? groups?.ahead ?? []))
/** "Basic costs 8 euros and includes training", of "the Basic plan costs 8 euros. The Gold plan includes training." */
export const takesOtherPlan = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const [mine, ...more] = plansIn(sentence)
  if (mine === undefined || more.length > 0) return false
  const parts = texts.flatMap((text) => text.split(stops))
  const others = parts.filter((part) => plansIn(part).size === 1 && !plansIn(part).has(mine))
  const rest = new Set(parts.filter((part) => !others.includes(part)).flatMap(tellingStems))
  if (others.length === 0 || !parts.some((part) => plansIn(part).has(mine))) return false
  const theirs = new Set(others.flatMap(tellingStems))
  const names = new Set(others.flatMap((part) => [...plansIn(part)].flatMap(tellingStems)))
  return tellingStems(sentence).filter((stem) => theirs.has(stem) && !rest.has(stem) && !names.has(stem)).length > 1
}

/** "Making registers since 1998. In Porto since 2011.": what has a year of its own has no other's. */
const year = /(?<!\p{Nd})(?:1[6-9]|20)\p{Nd}{2}(?!\p{Nd})/gu
export const takesOtherYear = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const years = sentence.match(year) ?? []
  const [said] = years
  if (years.length !== 1 || said === undefined) return false
  const parts = texts.flatMap((text) => text.split(stops))
  const dated = parts.filter((part) => new Set(part.match(year) ?? []).size === 1)
  if (new Set(dated.flatMap((part) => part.match(year) ?? [])).size < 2) return false
  const places = [...sentence.matchAll(/(?<=\p{L} )\p{Lu}\p{Ll}{2,}/gu)].flatMap(([place]) => tellingStems(place))
  const beside = (own: boolean) =>
    new Set(dated.filter((part) => part.includes(said) === own).flatMap((part) => tellingStems(part)))
  const [its, others] = [beside(true), beside(false)]
  const anywhere = new Set(parts.filter((part) => !dated.includes(part)).flatMap(tellingStems))
  return places.some((stem) => others.has(stem) && !its.has(stem) && !anywhere.has(stem))
}
