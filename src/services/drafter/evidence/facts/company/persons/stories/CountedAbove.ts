/**
 * "They started Acme together", "entre los tres fundaron Acme", some paragraphs under those who did: as many people as
 * the sentence counts, where the part of the page above it names as many and no more.
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import { paragraphsAbove } from "../../../../reading/ParagraphsAbove.ts"
import { textSays } from "../../../../reading/Says.ts"
import { functionWords } from "../../../../reading/Vocabulary.ts"
import { isGivenName, isPersonName, latinName } from "../../../Persons.ts"
import type { Utterance } from "../../../Said.ts"
import { whosePerson } from "../../../words/SpeakerWords.ts"
import { strangers } from "../../../words/SubjectWords.ts"
import type { SpokenPeople } from "../SpokenOf.ts"
import { asNamed, jointly, threeOfThem, twoOfThem } from "./FoundedByCounted.ts"

const says = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")
const [ofTwo, ofThree, ofSome] = [says(twoOfThem), says(threeOfThem), says(asNamed)]

/** How many founded it, by the sentence that says so; null where it counts nobody. */
export const countedBy = (text: string): ReadonlyArray<number> | null =>
  ofThree.test(text) ? [3] : ofTwo.test(text) ? [2] : jointly.test(text) && ofSome.test(text) ? [2, 3] : null

const person = new RegExp(latinName, "gu")
/** "her sister Ada", "Ben's grandfather, Max Roe". */
const kin = new RegExp(`(?<!\\p{L})(?:${whosePerson}|\\p{Lu}\\p{L}+['’]s?) (?:\\p{L}[\\p{L}-]+,? ){1,2}$`, "iu")
/** Who is told of by what they did, were or are: any other two capitals may be a town. */
const doesSomething =
  /^(?:,? (?:who|qui|que|che|die|der|dat|whose|dessen|deren)(?!\p{L})| (?!und |and |et |y |e |en )\p{Ll})/u
const opensClause = /(?:^|\n|[.;:,] |(?<!\p{L})a )$/u

/** "She met Ben Lund in a choir": whom somebody came upon is a person, whatever they are called. */
const upon =
  /(?<!\p{L})(?:met|asked|persuaded|traf|fragte|rencontré|rencontra|conoció a|conheceu|conosciuto|incontrò|conobbe|ontmoette|vroeg) $/u

/** "One Christmas", "Every Easter": a time, by two capitals. */
const isTime = (name: string): boolean => {
  const words = name.toLowerCase().split(" ")
  return functionWords.has(words[0] ?? "") || counting.test(words[0] ?? "") || words.some((word) => holidays.test(word))
}
const counting = /^(?:one|two|every|each|last|next)$/u
const holidays =
  /^(?:christmas|easter|weihnachten|ostern|pfingsten|noël|pâques|toussaint|navidad|pascua|natal|páscoa|natale|pasqua|kerst|pasen|pinksteren|thanksgiving|midsummer|halloween)$/u

interface Named {
  readonly name: string
  readonly isKin: boolean
}
/** The people a text names, each once. */
const namedIn = (text: string): ReadonlyArray<Named> => {
  const found = new Map<string, Named>()
  for (const { 0: name, index } of text.matchAll(person)) {
    const before = text.slice(0, index)
    const isTold = opensClause.test(before) && doesSomething.test(text.slice(index + name.length))
    const isKnown = isGivenName(name.split(" ")[0] ?? "") || ((isTold || upon.test(before)) && !isTime(name))
    if (!isPersonName(name) || !isKnown) continue
    found.set(name, { name, isKin: kin.test(before) && found.get(name)?.isKin !== false })
  }
  return [...found.values()]
}

/** A longer story is told of more than its founders. */
const longest = 2000
const mostAbove = 6

/** `clause`: of the sentence, the one whose verb begins the house; whoever else the sentence counts did something else. */
export const countedAbove = ({ page, at, block, before, text }: Utterance, clause: string): SpokenPeople | null => {
  const counts = countedBy(clause)
  if (counts === null || namedIn(clause).length > 0) return null
  const above = paragraphsAbove(page, at, mostAbove)
  // "Ada baked, Ben wrote software: in 2019 the two of them founded it".
  const sentences = [...above.map((one) => one.text), ...before, text.slice(0, text.indexOf(clause))]
  const all = namedIn(sentences.join("\n"))
  const people = [all, all.filter(({ isKin }) => !isKin)]
    .map((some) => some.map(({ name }) => name))
    .find(({ length }) => counts.includes(length))
  const words = [...above.map((one) => one.text), block.text].join(" ")
  if (people === undefined || words.length > longest) return null
  // Of a customer's two founders the same is told.
  const isOthers = sentences.some(
    (sentence) => people.some((name) => sentence.includes(name)) && textSays(fold(sentence), strangers)
  )
  return isOthers ? null : { people, words, first: at - above.length }
}
