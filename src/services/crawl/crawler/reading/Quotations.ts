/** The form a review has, whatever stands above it: words in quotation marks or under stars, then who says them. */
import { regionOfHeading } from "../../../../domain/draft/RegionWords.ts"
import { recalled } from "../../../../domain/text/Recalled.ts"

const opening = "\"'“”„«»‘’「『‹›"
const closing = "\"'“”«»‘’」』‹›"
/** All of a line in quotation marks; a title of two words in them is no saying. */
const quoted = new RegExp(`^[${opening}]\\s*\\S[\\s\\S]{18,}[${closing}][.!?…]?$`)
/** The saying and who said it on one line: "It just works." — Anna Meyer, Bread & Co */
const saidInLine = new RegExp(
  `^(?:[^${opening}]{1,40}:\\s*)?[${opening}][\\s\\S]{15,}[${closing}][.!?…]?\\s*[—–―~-]{1,2}\\s*\\p{Lu}[^!?]{1,60}$`,
  "u"
)
const dash = /^[—–―~-]\s*/
const particle = "(?:de|del|van|von|der|den|da|di|do|dos|la|le|el|bin|al|y|e)"
const name = new RegExp(`^\\p{Lu}[\\p{L}'’.-]*(?:\\s+(?:\\p{Lu}[\\p{L}'’.-]*|${particle})){0,4}$`, "u")
/** Chinese, Japanese and Arabic names have no capitals: a few letters without a sentence's mark. */
const uncased = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{M}・·\s]{2,24}$/u
const sentence = /[.!?…。！？؟]["'”’»」]?$/
const firstPerson =
  /\b(?:I|I'm|I've|we|our|my|me|us|ich|wir|mein|uns|unser|je|j'ai|nous|notre|mon|nuestro|mi|nos|meu|nosso|io|noi|nostro|wij|ons|mijn)\b|我|私|弊社|当社|我们|أنا|نحن/iu
const joint = /,| at | @ |\||·| - | – | — | from | of | bei | chez | von | de | en | presso | bij /
/** "4.8/5", "★★★★★", "Rated 4.9 out of 5", "4,7 von 5 Sternen". */
const rating =
  /[★⭐✮✭]{3,}|\b[0-5](?:[.,]\d)?\s*(?:\/|out of|von|sur|de|su|van)\s*(?:5|10)\b(?![%\d])|\b[345][.,]\d\s*(?:stars?|sterne|étoiles|estrellas)\b/iu

const wordsIn = (text: string) => text.split(/\s+/).length

export const isQuoted: (text: string) => boolean = recalled(
  (text) => quoted.test(text) && !/["“”«»]\s.*\s["“”«»]/.test(text.slice(1, -2))
)
export const isRating: (text: string) => boolean = recalled((text) => rating.test(text) && wordsIn(text) <= 10)

/** A line that says who somebody is: "— Anna Meyer", "Anna Meyer, Bread & Co", "田中 一郎". */
export const isPerson: (text: string) => boolean = recalled((text) => {
  const bare = text.replace(dash, "")
  if (bare.length > 80 || sentence.test(bare) || wordsIn(bare) > 12 || /\d{3}|[$€£¥]/.test(bare)) return false
  const [who = ""] = bare.split(joint)
  return name.test(who.trim()) || uncased.test(who.trim())
})
const isFullName = (text: string) => {
  const [who = ""] = text.split(joint)
  return /^\p{Lu}\S*(?:\s\S+){1,3}$/u.test(who.trim()) || uncased.test(who.trim())
}
const isAttribution = (text: string) => dash.test(text) && isPerson(text)

/** Whether a line, with the one below it, is a saying and who said it. */
export const isSaying = (text: string, next: string | undefined): boolean =>
  saidInLine.test(text) || (isQuoted(text) && next !== undefined && isPerson(next) && !isQuoted(next))

const least = 6
/** Paragraphs of a letter, at least. */
const letter = 3
/** Whether the lines of one card are what somebody says of the page's product, and who says it. */
export const isReview = (
  texts: ReadonlyArray<string>,
  { pictures, titled, level }: { readonly pictures: boolean; readonly titled: boolean; readonly level: number }
): boolean => {
  if (texts.length < 2 || texts.length > 12) return false
  const isSaid = texts.some((text) => isQuoted(text) || saidInLine.test(text))
  // Without quotation marks a single word is as well the name of a thing.
  const isWho = (text: string) => isPerson(text) && !isQuoted(text) && (isSaid || dash.test(text) || isFullName(text))
  const people = texts.flatMap((text, at) => (isWho(text) ? [at] : []))
  if (people.length === 0) return false
  if (isSaid) return true
  if (level <= 2) return false
  const said = texts.findIndex((text) => wordsIn(text) >= least && sentence.test(text) && !isPerson(text))
  if (said === -1) return false
  if (texts.some(isAttribution) || texts.some(isRating)) return true
  const [who = -1] = people
  // Words first, then a name and what they are: people present themselves the other way round.
  if (who < said || titled) return false
  // Somebody who says so much at once and signs it writes a letter to the page's visitors.
  const paragraphs = texts.slice(0, who).filter((text) => wordsIn(text) >= least && sentence.test(text)).length
  if (paragraphs >= letter) return false
  const signs = [pictures, firstPerson.test(texts[said] ?? ""), texts.slice(who).some((text) => joint.test(text))]
  return signs.filter(Boolean).length >= 2
}

/** "How Bread & Co cut its waste": a customer's story, where who does it is not the page's own maker. */
const story =
  /^(?:how|wie|comment|cómo|como|come|hoe)\s+((?:\p{Lu}[\p{L}\p{N}&'’.-]*\s+(?:(?:and|und|et|y|e|en|&|of|de|the)\s+)?){1,5})(?:\p{Ll}+)/u
export const isStory = (title: string, own: (name: string) => boolean): boolean => {
  const who = story.exec(title.replace(/^How/, "how"))?.[1]?.trim()
  return who !== undefined && !own(who) && !/^(?:I|We|It|You|The|Our)$/.test(who)
}

/** What a tag or button of a card says the card is: "Case study", "Event". */
export const tagRegion = (text: string): "reviews" | "others" | "news" | null => {
  const region = wordsIn(text) <= 4 ? regionOfHeading(text) : null
  return region === "reviews" || region === "others" || region === "news" ? region : null
}
