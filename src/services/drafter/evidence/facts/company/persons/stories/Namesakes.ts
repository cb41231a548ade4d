/**
 * Whoever a house is called after and who set up for themselves: "Wilhelm Roth lernte in Celle. 1958 machte er sich mit einer
 * eigenen Werkstatt selbständig", of "Ofenbau Roth". One of that name, and one year, on pages about the house.
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { textSays } from "../../../../reading/Says.ts"
import { anyYear } from "../../../founding/BegunYears.ts"
import { isHousePage, isNamesake } from "../../../founding/LikelyHouses.ts"
import { type Own, ownOf, perOwn } from "../../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../../Paths.ts"
import { isGivenName, isPersonName, latinName, peopleAt } from "../../../Persons.ts"
import { ownSaid, type Utterance } from "../../../Said.ts"
import { unreal } from "../../../words/founding/doubts/DoubtWords.ts"
import { beforeYear } from "../../../words/founding/TimeWords.ts"
import { strangers } from "../../../words/SubjectWords.ts"
import { notOnOwn, onOwnAccount } from "../../words/OwnAccount.ts"
import type { ToldStory } from "./ToldStory.ts"

const anyName = new RegExp(`${latinName}(?![\\p{L}\\p{N}])`, "gu")
/** Names in a text; "Tischlermeister Konrad Roth", "Mein Urgroßvater Hinrich Roth" without the calling, which has a capital too. */
const peopleIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(anyName)]
    .map(([name]) => (isGivenName(name.split(" ")[0] ?? "") ? name : name.split(" ").slice(-2).join(" ")))
    .filter(isPersonName)
/** Those a sentence begins with. */
const opensWith = (own: Own, text: string): ReadonlyArray<string> => {
  const { people } = peopleAt(text, 0, true)
  return isNamesake(own, people) ? people : []
}
/** Nobody else did it: no further subject stands between the verb and its sentence. */
const dropsSubject =
  /(?<!\p{L})(?:er|sie|he|she|il|elle|él|ella|ele|ela|lui|lei|hij|zij)(?!\p{L})|^\p{Lu}\p{Ll}+(?:ou|ó|eu|iu|ò|ì)(?= )/iu

const isAbout = ({ page, block }: Utterance): boolean =>
  !isAsidePage(page) &&
  (mayTellOfHouse(page) || isHousePage(page, block)) &&
  (block.region === "hero" || block.region === "main" || block.region === "team" || block.region === "features")

const yearIn = (text: string, people: ReadonlyArray<string>): string | null => {
  const [first, ...more] = [...text.matchAll(anyYear)]
  if (first === undefined || more.length > 0) return null
  const before = text.slice(0, first.index)
  return beforeYear.test(before) || people.some((name) => before.endsWith(`${name} `)) ? first[0] : null
}

const told = (own: Own, said: Utterance): ToldStory | null => {
  const { text, before, words, at } = said
  const deed = onOwnAccount.map((shape) => shape.exec(text)).find((match) => match !== null)
  if (deed == null || !isAbout(said) || unreal.test(text) || notOnOwn.test(text)) return null
  if ([...before, text].some((one) => textSays(fold(one), strangers))) return null
  const here = [...new Set(peopleIn(text).filter((name) => isNamesake(own, [name])))]
  const above = here.length === 0 && dropsSubject.test(text) ? opensWith(own, before[0] ?? "") : []
  const people = here.length === 1 ? here : above
  // "Ada Roth learnt with Ben Lund, who set up for himself": whose deed it is stands right before it.
  const nearest = peopleIn(text.slice(0, deed.index)).at(-1) ?? peopleIn(deed[0])[0]
  const last = here.length > 0 ? nearest : undefined
  if (people.length === 0 || (last !== undefined && last !== people[0])) return null
  const spoken = above.length > 0 ? [...before, words].join(" ") : words
  return { said, year: yearIn(text, people), dated: null, people, words: spoken, first: at, by: null }
}

/** Of all that is told so one year, or none. */
export const namesakeStories = perOwn((site: SiteIndex, names): ReadonlyArray<ToldStory> => {
  const own = ownOf(site, names)
  const found = ownSaid(site).flatMap((said) => told(own, said) ?? [])
  return new Set(found.flatMap(({ year }) => year ?? [])).size > 1 ? [] : found
})
