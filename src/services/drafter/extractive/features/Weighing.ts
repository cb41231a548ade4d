/**
 * Which of a page's runs of entries tells what the thing can do, where no words announce it: first what cannot
 * be it, then how much speaks for each that is left.
 */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import type { Block } from "../../evidence/reading/PageIndex.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { saysLater } from "../../evidence/topics/LaterWords.ts"
import { laterHeadings } from "../../evidence/topics/OtherPeople.ts"
import type { Reading } from "../reading/Reading.ts"
import { planName, sumOfMoney } from "../words/Entries.ts"
import { ofMakesOrMerits } from "../words/HeadingWords.ts"
import { isQuestion, isWhole, wordsIn } from "../words/Sentences.ts"
import { asksWho, forSomebody, isDay, keys, picked, toldOfBoth } from "../words/ShownWords.ts"
import { arePeople, asksWhy, stepInWords } from "./Grids.ts"
import { isFitName, type Offering } from "./Offerings.ts"
import { type EntryRun, type RunEntry, runsIn } from "./Runs.ts"
import { areOfOthers } from "./reasons/UntoldNames.ts"

/** Entries that are there; words of what is told of an entry, and of a line that is nothing but a price; share of names that have to be names. */
const bounds = { entries: 3, told: 4, price: 6, fit: 0.75 } as const
const own: ReadonlySet<Region> = new Set(["main", "features"])

type Announces = (over: ReadonlyArray<string>) => "features" | "else" | null
interface Placed extends EntryRun {
  /** Whether it is the first of its page, and how much of the page stands before it. */
  readonly isFirst: boolean
  readonly depth: number
  /** What its page says of the thing at its head: title, summary, opening, menu. */
  readonly head: ReadonlySet<string>
}

const some = (run: EntryRun, says: (block: Block) => boolean) => run.entries.some(({ all }) => all.some(says))
const you =
  /(?<!\p{L})(?:you|yours?|du|dein\p{L}*|sie|ihr\p{L}*|vous|votre|vos|tu|ton|ta|tes|tus?|su|sus|usted|seus?|suas?|você|tu[oa]|tuoi|vostr\p{L}|je|jouw|uw|jij)(?!\p{L})|あなた|お客様|您|你/iu

const year = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u

const stemsOf = (tokens: ReturnType<Block["tokens"]>) => tokens.flatMap(({ content, stem }) => (content ? [stem] : []))
const heads: ReadonlySet<Region> = new Set(["hero", "navigation"])
const headOf = ({ page, blocks }: Reading): ReadonlySet<string> =>
  new Set([
    ...page.statements
      .filter(({ source }) => source === "meta" || source === "title")
      .flatMap((one) => stemsOf(one.tokens())),
    ...blocks.filter(({ block }) => heads.has(block.region)).flatMap(({ block }) => stemsOf(block.tokens()))
  ])
/** A word of its name is said at the head of the page. */
const isSaid = ({ block }: RunEntry, head: ReadonlySet<string>) =>
  block.region !== "hero" && stemsOf(block.tokens()).some((stem) => head.has(stem))

/**
 * What speaks for a run, each with why. Log-odds counted on half of the public sites choose no better on the other half;
 * of the runs that nothing refuses nine in ten are features from three points on, six in seven of all.
 */
const points: ReadonlyArray<readonly [points: number, says: (run: Placed) => boolean]> = [
  // It stands under a heading, or in an element, of that name.
  [2, ({ entries }) => entries.every(({ block }) => block.region === "features")],
  // Entries are headed below their part's heading.
  [1, ({ entries }) => entries.every(({ block }) => (block.level ?? 0) > 2)],
  // Fewer are steps, figures and people.
  [2, ({ entries }) => entries.length >= 6],
  // What a thing does it does for whoever reads.
  [1, ({ entries }) => entries.some(({ told }) => told.some(({ text }) => you.test(text)))],
  // Sentences are told of what it does, a few words of what is shown.
  [1, ({ entries }) => entries.every(({ told }) => told.some(({ text }) => isWhole(text)))],
  // What matters most comes first, and what others make of it last.
  [1, ({ isFirst }) => isFirst],
  // What there is to have is said where the page says what it is, and led to from its menu.
  [1, ({ entries, head }) => entries.filter((entry) => isSaid(entry, head)).length * 2 >= entries.length],
  // Years tell of what was, or of sources.
  [-1, (run) => some(run, ({ text }) => year.test(text))],
  // Under no heading it may be anything.
  [-1, ({ over }) => over.length === 0],
  [-1, ({ depth }) => depth > 0.5],
  // Reasons praise it as often as they tell what it does.
  [-2, ({ over }) => over.some((text) => asksWhy.test(text))]
]

const isName = (name: string) => isFitName(name) && !/[.!。！,;→»›]$/u.test(name) && !keys.test(name)
/** "CD", "M. J.": who says something. */
const initials = /^(?:\p{Lu}\.? ?){1,2}$/u
/** Arabic puts "the", "and" and "it" into the word beside them: with a word less it tells as much. */
const toldWords = (text: string) => (/\p{scx=Arab}/u.test(text) ? bounds.told - 1 : bounds.told)
const isTold = ({ told }: RunEntry) =>
  told.some(({ text }) => wordsIn(text) >= toldWords(text)) && told.every(({ level }) => level === null)
const isPrice = ({ text }: Block) => sumOfMoney.test(text) && wordsIn(text) <= bounds.price

/** Each entry a name and what is told of it, where the site speaks for itself. */
const isShaped = ({ entries }: EntryRun): boolean =>
  entries.every(
    (entry) =>
      isTold(entry) &&
      own.has(entry.block.region) &&
      entry.told.every(({ region }) => own.has(region) || region === "hero")
  ) &&
  new Set(entries.map(({ name }) => fold(name))).size === entries.length &&
  entries.filter(({ name }) => isName(name)).length >= entries.length * bounds.fit

/** "Acme Basis", "Acme Plus", "Acme Premium" over their names: plans, each with what it is praised for. */
const areOfPlans = ({ entries }: EntryRun): boolean => {
  const above = entries.map(({ block, all }) => all[all.indexOf(block) - 1]?.text ?? "")
  const [kind = ""] = above[0]?.split(" ") ?? []
  return (
    kind !== "" &&
    above.every((text) => text.startsWith(`${kind} `) && wordsIn(text) <= bounds.told) &&
    above.some((text) => planName.test(text))
  )
}

/** Nothing of it may be something else: goods, plans, people, steps, dates, questions, what is to come, what others say. */
const mayTell = (run: EntryRun, announces: Announces): boolean => {
  const names = run.entries.map(({ name }) => name)
  return (
    announces(run.over) !== "else" &&
    announces(run.labels) !== "else" &&
    !run.over.some((text) => picked.test(text) || asksWho.test(text)) &&
    !areOfOthers(names) &&
    !run.entries.some(({ block }) => block.under.some(ofMakesOrMerits)) &&
    !areOfPlans(run) &&
    ![planName, toldOfBoth, initials].some(
      (kind) => names.filter((name) => kind.test(name)).length * 2 >= names.length
    ) &&
    !names.some((name) => isQuestion(name) || forSomebody.test(name)) &&
    !some(run, (block) => block.kind === "quotation" || isPrice(block) || isDay(block.text) || saysLater(block.text)) &&
    run.entries.flatMap(({ all }) => all).filter(({ text }) => sumOfMoney.test(text)).length < 2 &&
    !some(run, ({ text }) => stepInWords.test(text)) &&
    !some(run, ({ text }) => wordsIn(text) <= bounds.told && textSays(fold(text), laterHeadings)) &&
    !arePeople(run.entries.map(({ block, told }) => [block, ...told]))
  )
}

const isLater = ({ all }: RunEntry): boolean =>
  all.some(({ text }) => saysLater(text) || (wordsIn(text) <= bounds.told && textSays(fold(text), laterHeadings)))
/** Without what is to come, where it stands among others that are there: half of them, or more. */
const present = (run: EntryRun): EntryRun => {
  const entries = run.entries.filter((entry) => !isLater(entry))
  const isLess = entries.length < run.entries.length
  return isLess && entries.length >= bounds.entries && entries.length * 2 >= run.entries.length
    ? { ...run, entries }
    : run
}
const isSpoken = ({ block }: RunEntry): boolean => own.has(block.region) || block.region === "hero"
/** Without the one card that is called as a part of others is, "Events", and without the screens that are shown in cards. */
const ownOnly = (run: EntryRun): EntryRun => {
  const entries = run.entries.filter(isSpoken)
  const left = entries.length >= bounds.entries && entries.length === run.entries.length - 1 ? entries : run.entries
  return {
    ...run,
    entries: left.map((entry) => {
      const told = entry.told.filter(({ region }) => region !== "others")
      return told.length > 0 ? { ...entry, told } : entry
    })
  }
}

/** What one card of several lists: one chapter of its book. */
const isWithinOne = ({ entries: [first] }: EntryRun, all: ReadonlyArray<EntryRun>): boolean =>
  first !== undefined &&
  all.some(({ entries }) =>
    entries.some(({ block, told }) => block !== first.block && block.level !== null && told.includes(first.block))
  )

/** The run for which most speaks, the first of equals, of those for which enough does. */
export const weighedIn = (reading: Reading, announces: Announces, enough: number): ReadonlyArray<Offering> => {
  if (!reading.regions) return []
  const spoken = runsIn(reading)
    .map(ownOnly)
    .filter(({ entries }) => entries.every(isSpoken))
  const shaped = spoken.map(present).filter((run) => isShaped(run) && !isWithinOne(run, spoken))
  const head = shaped.length === 0 ? new Set<string>() : headOf(reading)
  const weighed = shaped.flatMap((run) => {
    const placed = { ...run, isFirst: run.at === spoken[0]?.at, depth: run.at / reading.blocks.length, head }
    const sum = points.reduce((all, [worth, says]) => (says(placed) ? all + worth : all), 0)
    return sum >= enough ? [{ run, sum }] : []
  })
  const best = weighed.toSorted((one, other) => other.sum - one.sum).find(({ run }) => mayTell(run, announces))
  return best?.run.entries.filter(({ name }) => isName(name)) ?? []
}
