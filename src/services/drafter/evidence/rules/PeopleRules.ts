/** Who founded it, told apart from the founders and directors that customers have too. */
import { find, fold, ownWords } from "../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../reading/PageIndex.ts"
import type { Place } from "../reading/Place.ts"
import { says, textSays } from "../reading/Says.ts"
import { founderPhrases, leaderPhrases, teamPhrases, testimonialPhrases } from "../reading/Signals.ts"
import type { Token } from "../reading/Tokens.ts"
import { ownFact } from "./CompanyRules.ts"
import { support, unfit } from "./Prose.ts"
import { type RuleContext, refused, stands, type Verdict } from "./Verdict.ts"

export interface FounderCandidate {
  readonly name: string
  readonly title: string | null
  readonly bio: string | null
}

/** Of the wire contract, in characters. */
const limits = { name: 160, title: 160, bio: 3000 } as const
const rolePhrases = [...founderPhrases, ...leaderPhrases]
/** Words of a line that holds a name and nothing else, and of a title line up to the title. */
const shortLine = 6

const inTestimonials = (block: Block): boolean => block.under.some((heading) => textSays(heading, testimonialPhrases))

const aboutTeam = (page: PageIndex, block: Block) =>
  textSays(fold(new URL(page.page.url).pathname.replace(/[/_-]+/g, " ")), teamPhrases) ||
  block.under.some((heading) => textSays(heading, teamPhrases))

const titles = "(?:co-?)?founders?|ceo|cto|officer|director|owner|gründer(?:in)?|fondat(?:eur|rice)|fundadora?"
/** The company a title belongs to, where the words name one: "Founder of Other", "CEO, Other". */
const company = new RegExp(
  String.raw`\b(?:${titles})\b(?: (?:and|&) [\p{L}-]+)?` +
    String.raw`(?:,| of| at| von| bei| de| @)(?: the)? ?(\p{Lu}[\p{L}\p{Nd}.&-]*)`,
  "giu"
)
const titleWords = new Set(
  `founder co-founder ceo cto coo cfo cmo chief head lead director president managing engineer designer partner
  and`.split(/\s+/)
)

const ofAnother = (block: Block, names: ReadonlyArray<string>) =>
  [...block.text.matchAll(company)].some(([, found = ""]) => {
    const word = fold(found).replace(/[.,]+$/, "")
    return /^\p{Lu}/u.test(found) && !titleWords.has(word) && !names.some((name) => name.split(" ").includes(word))
  })

const sentenceOf = (block: Block, name: string): ReadonlyArray<Token> => {
  const at = find(block.folded, name)
  const sentences = new Set(
    block
      .tokens()
      .filter((token) => token.start >= at && token.end <= at + name.length)
      .map((token) => token.sentence)
  )
  return block.tokens().filter((token) => sentences.has(token.sentence))
}

const isRole = (page: PageIndex, block: Block, tokens: ReadonlyArray<Token>) =>
  says(tokens, founderPhrases) || (aboutTeam(page, block) && says(tokens, leaderPhrases))

/** The block that says what the person named in this place is: the same one, or the title line under it. */
export const roleBlock = (
  page: PageIndex,
  index: number,
  name: string,
  names: ReadonlyArray<string>
): number | null => {
  const block = page.blocks[index]
  if (block === undefined || inTestimonials(block) || find(block.folded, name) === -1) return null
  if (isRole(page, block, sentenceOf(block, name))) return ofAnother(block, [...names, name]) ? null : index
  const next = page.blocks[index + 1]
  if (
    next === undefined ||
    next.level !== null ||
    block.tokens().length > shortLine ||
    ofAnother(next, [...names, name])
  )
    return null
  return isRole(page, next, next.tokens().slice(0, shortLine)) ? index + 1 : null
}

const covers = (place: Place, page: PageIndex, block: number) =>
  place.page === page && place.blocks !== null && place.blocks.first <= block && place.blocks.last >= block

/** Places that say together that this person founded it; none where they do not. */
const evidenceOf = (name: string, places: ReadonlyArray<Place>, names: ReadonlyArray<string>): ReadonlyArray<Place> => {
  for (const place of places) {
    if (find(place.folded, name) === -1) continue
    const stated = place.statement
    if (stated !== null) {
      if (ownFact(stated, ["name", "founder", "founders"]) && stated.path.some((key) => /^founders?$/i.test(key)))
        return [place, ...places.filter((other) => other !== place && other.statement?.owner === stated.owner)]
      continue
    }
    for (let index = place.blocks?.first ?? 0; index <= (place.blocks?.last ?? -1); index++) {
      const role = roleBlock(place.page, index, name, names)
      const spoken =
        role === null
          ? undefined
          : places.find((other) => covers(other, place.page, role) && says(other.tokens, rolePhrases))
      if (spoken !== undefined) return spoken === place ? [place] : [place, spoken]
    }
  }
  return []
}

/** A title or a bio that nothing supports is left out; without support for the name nothing stands. */
export const founderVerdict = (
  value: FounderCandidate,
  places: ReadonlyArray<Place>,
  setting: RuleContext
): Verdict<FounderCandidate> => {
  const name = ownWords(value.name)
  if (name === "" || name.length > limits.name || name.split(" ").length > shortLine || /\p{Nd}/u.test(name))
    return refused("not the name of a person")
  const evidence = evidenceOf(fold(name), places, setting.names)
  if (evidence.length === 0) return refused("no quote says that this person founded it")
  const near = places.filter((place) => evidence.some((one) => one.page === place.page))
  const part = (text: string | null, max: number, from: ReadonlyArray<Place>) => {
    const own = text === null ? "" : ownWords(text)
    if (own === "" || own.length > max || unfit(own, setting) !== null) return null
    const result = support(own, from, [...setting.names, fold(name)])
    return "places" in result ? { text: own, places: result.places } : null
  }
  const title = part(value.title, limits.title, evidence)
  const bio = part(value.bio, limits.bio, near)
  const used = [
    ...evidence.filter((place) => find(place.folded, fold(name)) !== -1 || place.statement === null),
    ...(title?.places ?? []),
    ...(bio?.places ?? [])
  ]
  return stands({ name, title: title?.text ?? null, bio: bio?.text ?? null }, [...new Set(used)])
}
