/** Ways to write one name: with the kind of company or without, in the letters of an address, in a greeting. */
import { parse } from "tldts"
import { fold } from "../../../../domain/text/Folding.ts"
import { recalled } from "../../../../domain/text/Recalled.ts"
import { transliterate } from "../../../../domain/text/Transliteration.ts"
import {
  greetingsAfter,
  greetingsBefore,
  hostAffixes,
  legalForms,
  legalMarks,
  logoWords,
  placeholderTitles
} from "./NameWords.ts"

/** Letters and digits alone, in lower case: "Müller & Co." is "müllerco". */
export const lettersOf: (text: string) => string = recalled((text) => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, ""))

const anyOf = (phrases: ReadonlyArray<string>) => phrases.map((phrase) => RegExp.escape(phrase)).join("|")
/** "s l" is "SL", "S.L." and "S. L."; "co ltd" is "Co., Ltd.". */
const pointed = legalForms.map((form) =>
  form
    .split(" ")
    .map((part) => RegExp.escape(part))
    .join(String.raw`\.?,?\s*`)
)
const formAfter = new RegExp(String.raw`(?:\s*,\s*|\s+)(?:${pointed.join("|")})\.?$`, "iu")
/** What stands behind the last blank or comma of a text that ends in such a form: its last letters, without points. */
const formEnds: ReadonlySet<string> = new Set(
  legalForms.flatMap((form) => form.split(" ").map((_, at, parts) => parts.slice(at).join("")))
)
/** Whether a text may end in such a form: of thousands that are asked about few do, and the pattern costs much. */
const mayEndInForm = (text: string): boolean => {
  let at = text.length
  while (at > 0 && !/[\s,]/.test(text.charAt(at - 1))) at--
  // Letters as a pattern takes them that cares for no capitals.
  return at > 0 && formEnds.has(text.slice(at).replaceAll(".", "").toLowerCase().replaceAll("ſ", "s"))
}
const markAround = new RegExp(String.raw`^(?:${anyOf(legalMarks)})\s*(?=\S)|(?<=\S)\s*(?:${anyOf(legalMarks)})$`, "gu")

/** A name without the kind of company it is: "Acme GmbH" and "Acme, Inc." are "Acme". */
export const withoutLegalForm: (name: string) => string = recalled((name) => {
  const text = name.trim().replace(markAround, "")
  const form = mayEndInForm(text) ? formAfter.exec(text) : null
  // "ab" and "as" are words too: a register writes them large, or with points.
  if (form === null || !/\p{Lu}|\./u.test(form[0])) return text
  return text.slice(0, form.index)
})

/** "S.C.", "Unipessoal Lda": a kind of company and no name. */
export const isLegalForm = (text: string): boolean => withoutLegalForm(`Acme ${text}`) === "Acme"

const greeting = new RegExp(String.raw`^(?:${anyOf(greetingsBefore)})(?:\s*[:,]\s*|\s+|(?<=[\p{Lo}]))`, "iu")
const farewell = new RegExp(String.raw`(?:\s*[-–—:,]\s*|\s+|(?<=\S)(?=\p{Lo}))(?:${anyOf(greetingsAfter)})[!.]?$`, "iu")
const quoted = /^["“”„«»「『【]+|["“”„«»」』】!]+$/gu
/** "Welcome to Acme!" and "Acme – Official Site" are "Acme"; a greeting without a name is nothing. */
export const withoutGreeting: (text: string) => string = recalled((text) => {
  const bare = text
    .replace(/[®™©]/gu, "")
    .trim()
    .replace(greeting, "")
    .replace(farewell, "")
    .trim()
    .replace(quoted, "")
    .trim()
  return placeholderTitles.has(fold(bare)) || isAddress.test(bare) ? "" : bare
})
const logoAfter = new RegExp(String.raw`(?:\s+|[-–—:,]\s*|(?<=\p{Lo}))(?:${anyOf(logoWords)})$`, "iu")
const logoBefore = new RegExp(
  String.raw`^(?:${anyOf(logoWords)})(?:\s*[-–—:]\s*|\s+)(?:(?:of|von|vom|der|des|de|du|da|do|dos|del|della|di|van)\s+|d['’])?(?:(?:the|la|le|les|el|los|las|il|lo|het|den)\s+(?=\p{L}))?`,
  "iu"
)
/** "Acme" of "Acme logo", "Logo von Acme" and "escudo Acme". */
export const withoutLogo = (words: string): string => {
  const text = words.trim()
  if (fold(text) === "" || logoWords.includes(fold(text))) return ""
  return text.replace(logoAfter, "").replace(logoBefore, "").trim()
}
/** "www.acme.example": where it is, not what it is called. */
const isAddress = /^www\.\S+$/iu

/** "Salt and Rye" at saltrye.example. */
const joint = /(?<=\p{L}) (?:&|\+|and|und|et|y|e|en|og|och) (?=\p{L})/giu
/** Letters in which a name may stand in an address: as they are, without accents, ä as ae, without what joins two words. */
const spellings = (text: string): ReadonlyArray<string> => {
  const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" }
  const plain = lettersOf(text)
  const german = plain.replace(/[äöüß]/g, (one) => umlauts[one] ?? one)
  const written = [text, german, text.replace(joint, " ")].map((one) => transliterate(one).replaceAll("-", ""))
  return [...new Set([plain, ...written])].filter((one) => one !== "")
}

/** What an address calls its site: "acme" of "www.acme.co.uk", and of "getacme.com" too. */
export interface HostName {
  readonly label: string
  readonly bare: ReadonlyArray<string>
  /** What it ends in, where that is one word: "pro" of "acme.pro". */
  readonly ending: string
}
export const hostNameOf = (url: string): HostName => {
  const { domainWithoutSuffix, hostname, publicSuffix } = parse(url, { allowPrivateDomains: true })
  const label = lettersOf(domainWithoutSuffix ?? hostname ?? "")
  const { before, after } = hostAffixes
  const bare = [
    ...before.filter((one) => label.startsWith(one)).map((one) => label.slice(one.length)),
    ...after.filter((one) => label.endsWith(one)).map((one) => label.slice(0, -one.length))
  ]
  return { label, bare: bare.filter((one) => one.length >= 3), ending: lettersOf(publicSuffix ?? "") }
}

/** How far an address agrees with a name: 1 where it is the name, 0.5 where one holds the other, 0 else. */
export const hostAgrees = ({ label, bare, ending }: HostName, name: string): 0 | 0.5 | 1 => {
  const written = spellings(name)
  // "Acme Pro" at acme.pro: all of the address is the name.
  const isWhole = lettersOf(name) === label + ending && fold(name).endsWith(` ${ending}`)
  if (isWhole || written.some((one) => one.length >= 2 && (one === label || bare.includes(one)))) return 1
  const initials = name
    .split(/[\s-]+/)
    .map((word) => fold(word).charAt(0))
    .join("")
  const holds = written.some(
    (one) => (one.length >= 4 && label.includes(one)) || (label.length >= 4 && one.includes(label))
  )
  return holds || (initials.length >= 3 && initials === label) ? 0.5 : 0
}

/** A folded name without the kind of company it is. */
export const withoutForm = (name: string): string => fold(withoutLegalForm(name))
/** Whether a name says which kind of company it is. */
export const isCompany = (text: string): boolean => withoutLegalForm(text) !== text.trim()
/** Whether a text that begins with a name goes on with the kind of company: "Acme GmbH bakes". */
export const goesOnAsCompany = (text: string, name: string): boolean => {
  const rest = text.slice(name.length)
  const words = rest.split(" ", longestForm + 1)
  return (
    legalMarks.some((mark) => rest.startsWith(mark)) ||
    words.some((_, at) => isCompany(`${name}${words.slice(0, at + 1).join(" ")}`))
  )
}
/** Of words. */
const longestForm = 5

/** "Rowan Music", wherever it is written, goes on "School": the beginning of a name is none. */
export const isBeginning = (texts: ReadonlyArray<string>, name: string): boolean => {
  const next = texts.flatMap((text) => text.split(name).slice(1)).map((rest) => /^ \p{Lu}[\p{L}’'-]+/u.exec(rest)?.[0])
  return next.length >= leastBeginnings && next[0] !== undefined && next.every((one) => one === next[0])
}
const leastBeginnings = 3

/** Words of a name: "The Old Mill Books & Prints Fair" has six, without its article and the sign between two of them. */
export const nameWords = (name: string): number => {
  const words = name.replace(/^the /iu, "").split(" ")
  return words.filter((word) => word !== "&").length
}
