/**
 * What a sentence has over and above its quotes where they leave nothing that it could stand for: a further deed or a
 * superlative. Of these nobody needs to be asked.
 */
import { nearly } from "../../meaning/Alike.ts"
import { tellingStems } from "../../meaning/TellingStems.ts"
import { stemOf } from "../../parse/Stems.ts"
import { frameModifiers, frameNouns } from "../../words/Free.ts"
import { heightens } from "./Heightened.ts"

const free = new Set([...frameNouns, ...frameModifiers, "without", "request", "single"].map(stemOf))
const joined =
  /(?:,| and| or| but also| as well as| plus)(?: (?:even|also|then|can|to|the|a|an|your|our|its|their|it|them|will))* (?<behind>[\p{L}-]{3,})|(?<!\p{L})(?<ahead>[\p{L}-]{3,})(?= (?:and|or) )/giu
/** "Walks and trains dogs", of "walks dogs": all of the quotes is said already, and a further thing with it. */
const addsMember = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean => {
  const ours = new Set(names.flatMap(tellingStems))
  const told = [...new Set(texts.flatMap(tellingStems))].filter((stem) => !ours.has(stem))
  const said = tellingStems(sentence).filter((stem) => !ours.has(stem))
  if (told.length === 0 || !told.every((stem) => said.includes(stem))) return false
  const unheard = new Set(said.filter((stem) => !told.includes(stem) && !free.has(stem)))
  return [...sentence.matchAll(joined)].some(({ groups }) =>
    [groups?.behind, groups?.ahead].some((word) => word !== undefined && unheard.has(stemOf(word.toLowerCase())))
  )
}

const most = /(?<!\p{L})(?:most|least) \p{L}{4,}(?! of)/iu
/** Something else that may come to the same: "than any other", "the largest". */
const unrivalled =
  /(?<!\p{L})(?:most|least|\p{L}{3,}est|best|worst|number one|no other|than any|unrivalled|unmatched|only|leading)(?!\p{L})/iu
/** "The most popular", of what is popular. */
const outdoes = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  most.test(sentence) && !texts.some((text) => unrivalled.test(text))
/** "Marks wrong notes and teaches breathing": nothing behind the joint is the quotes', and all before it is. */
const addsDeed = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const at = sentence.toLowerCase().lastIndexOf(" and ")
  if (at === -1) return false
  const told = texts.flatMap(tellingStems)
  const isTold = (stem: string) => told.some((one) => one === stem || nearly(stem, one))
  const [ahead, behind] = [tellingStems(sentence.slice(0, at)), tellingStems(sentence.slice(at + 5))]
  return (
    behind.length > 0 &&
    !behind.some(isTold) &&
    ahead.filter((stem) => told.includes(stem)).length >= ahead.length * mostlyTold
  )
}
const mostlyTold = 0.8

const tail =
  /,? (?:with|using|via|through|when|whenever|if|while|because|mit|wenn|avec|quand|grâce à|con|cuando|gracias a|quando|com|met|wanneer) (?!(?:its|our|the|sus?|son|sa|ses|seus?|suas?|zijn|haar) )(?<told>[^.;:]{3,80})[.!]?$/iu
/** "Plans your slots with machine learning", of "plans your slots": all of a quote, and behind it what none of it tells. */
const addsPhrase = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean => {
  const added = tellingStems(tail.exec(sentence)?.groups?.told ?? "")
  const ours = new Set(names.flatMap(tellingStems))
  if (added.every((stem) => ours.has(stem))) return false
  const said = tellingStems(sentence).filter((stem) => !added.includes(stem))
  const all = texts.flatMap(tellingStems)
  const isTold = (stem: string) => free.has(stem) || all.some((one) => one === stem || nearly(stem, one))
  return (
    !added.some(isTold) &&
    texts.some((text) => {
      const told = tellingStems(text).filter((stem) => !ours.has(stem))
      return told.length > 1 && told.every((stem) => said.some((one) => one === stem || nearly(stem, one)))
    })
  )
}

/** Whether it claims what no opinion could find in its quotes. */
export const claimsMore = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean =>
  outdoes(sentence, texts) ||
  addsMember(sentence, texts, names) ||
  addsDeed(sentence, texts) ||
  addsPhrase(sentence, texts, names) ||
  heightens(sentence, texts)
