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

const two =
  "the two(?: of them)?|both of them|the (?:pair|couple|duo)(?: of them)?|die beiden|beide|zu zweit|tous (?:les )?deux|toutes (?:les )?deux|(?:à|les) deux|(?:entre )?(?:los|las) dos|ambos|ambas|(?:os|as|pelos|pelas) (?:dois|duas)|entrambi|entrambe|(?:i|le|dai|dalle) due|de twee|alle(?:twee|bei)|met z'n twee(?:ën)?"
const three =
  "the three(?: of them)?|all three(?: of them)?|the trio|die drei|alle drei|zu dritt|tous (?:les )?trois|toutes (?:les )?trois|(?:à|les) trois|(?:entre )?(?:los|las) tres|(?:os|as|pelos|pelas) três|(?:i|le|dai|dalle) tre|tutti e tre|de drie|alledrie|met z'n drieën"
/** Several, as many as were named. */
const some =
  "they|ils|elles|ellos|ellas|eles|elas|sie|ze|zij|hanno|(?:fund|cre|abr|mont)(?:aron|ieron|aram|iram)|(?:fond|cre|apr)(?:arono|irono)"
const jointly = /(?<!\p{L})(?:together|gemeinsam|zusammen|ensemble|junt[oa]s|insieme|samen)(?!\p{L})/iu
const says = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")
const [ofTwo, ofThree, ofSome] = [says(two), says(three), says(some)]

/** How many founded it, by the sentence that says so; null where it counts nobody. */
const countIn = (text: string): ReadonlyArray<number> | null =>
  ofThree.test(text) ? [3] : ofTwo.test(text) ? [2] : jointly.test(text) && ofSome.test(text) ? [2, 3] : null

const person = new RegExp(latinName, "gu")
const kin = new RegExp(`(?<!\\p{L})(?:${whosePerson}) (?:\\p{L}[\\p{L}-]+,? ){1,2}$`, "iu")
/** Who is told of by what they did, were or are: any other two capitals may be a town. */
const doesSomething =
  /^(?:,? (?:who|qui|que|che|die|der|dat|whose|dessen|deren)(?!\p{L})| (?!und |and |et |y |e |en )\p{Ll})/u
const opensClause = /(?:^|[.;:,] |(?<!\p{L})a )$/u

/** "One Christmas", "Every Easter": a time, by two capitals. */
const isTime = (name: string): boolean => {
  const words = name.toLowerCase().split(" ")
  return functionWords.has(words[0] ?? "") || words.some((word) => holidays.test(word))
}
const holidays =
  /^(?:one|two|every|each|last|next|christmas|easter|weihnachten|ostern|pfingsten|noël|pâques|toussaint|navidad|pascua|natal|páscoa|natale|pasqua|kerst|pasen|pinksteren|thanksgiving|midsummer|halloween)$/u

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
    const isKnown = isGivenName(name.split(" ")[0] ?? "") || (isTold && !isTime(name))
    if (!isPersonName(name) || !isKnown) continue
    found.set(name, { name, isKin: kin.test(before) && found.get(name)?.isKin !== false })
  }
  return [...found.values()]
}

/** A longer story is told of more than its founders. */
const longest = 2000
const mostAbove = 6

/** `end`: of what the sentence tells of the founding; whoever it names behind that did something else. */
export const countedAbove = ({ page, at, block, before, text }: Utterance, end = text.length): SpokenPeople | null => {
  const upTo = text.slice(0, end)
  // "Ada baked, Ben wrote software: in 2019 the two of them founded it".
  const { 0: told = "" } = /^.*[:;] /u.exec(upTo) ?? {}
  const counts = countIn(text.slice(told.length))
  if (counts === null || namedIn(upTo.slice(told.length)).length > 0) return null
  const above = paragraphsAbove(page, at, mostAbove)
  const sentences = [...above.map((one) => one.text), ...before, told]
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
