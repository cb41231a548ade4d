/** The noun phrases of a text: what a site may be about, as it writes it itself. */
import { fold } from "../../../../domain/text/Folding.ts"
import { type Token, tokensOf } from "../../evidence/reading/Tokens.ts"
import type { Language } from "../../evidence/topics/Language.ts"
import { shownBy } from "./AsWritten.ts"
import {
  counting,
  endingsOfNouns,
  goods,
  headedBy,
  imperatives,
  isCompound,
  isDeed,
  isEnglishPart,
  isShunned,
  untopical,
  untopicalElsewhere,
  untopicalScripts,
  yours
} from "./PhraseWords.ts"

export interface Phrase {
  /** What phrases are compared by. */
  readonly key: string
  /** As the text writes it. */
  readonly text: string
  readonly words: number
  /** Whether this text uses it as a noun is used. */
  readonly noun: boolean
  /** Written without a capital, or in a script that has none. */
  readonly small: boolean
  /** Used as verbs are: "we fix", "rewrites the". */
  readonly verb: boolean
  /** Stands before the noun it belongs to: "parish" of "parish clerks". */
  readonly beside: boolean
}

/** A text that is read for phrases; a longer one is cut. */
const longest = 1200
/** Words of a phrase, and of a compound in a script without blanks. */
const [mostWords, mostParts] = [3, 4]

/** Words that stand before nouns. */
const beforeNouns = new Set(
  `the a an your our my their its his her of for with from no any each every this these
  der die das den dem des ein eine einen einem einer ihre ihr deine dein unsere unser
  el la los las un una unos unas tu tus su sus de del nuestro nuestra
  le les une des du votre vos notre nos d l
  o os as um uma do da dos das seu sua nosso nossa
  il lo gli i uno di della dello dei degli delle del il tuo la tua
  de het een van je jouw uw ons onze voor`.split(/\s+/)
)
/** Whoever does something stands before its verb, and what it is done to behind. */
const doers: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set("to we you they i it who that can will".split(" ")),
  de: new Set("wir sie ich du man zu".split(" ")),
  es: new Set("ellos nosotros quien se que".split(" ")),
  fr: new Set("nous vous ils elles qui on je".split(" ")),
  pt: new Set("nós você eles quem se que".split(" ")),
  it: new Set("noi che chi si".split(" ")),
  nl: new Set("wij we u te wie zij".split(" "))
}
const doneTo: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set("the a an your our my their its every any each".split(" ")),
  de: new Set("das den dein deine ihre ihren einen eine".split(" ")),
  es: new Set("el la los las una un tu tus su sus".split(" ")),
  fr: new Set("le les la une un votre vos ton".split(" ")),
  pt: new Set("o os uma um seu sua seus suas".split(" ")),
  it: new Set("il lo gli la un una tuo tua".split(" ")),
  nl: new Set("het de een jouw uw je".split(" "))
}
/** Words that join two nouns to one thing. */
export const joining = new Set("of de di da do du des del della dei delle dos das d' van".split(" "))

const isOneOf = (words: typeof doers, lang: Language | null, word: string) =>
  lang !== null && (words[lang]?.has(word) ?? false)

const isSmall = (word: string) => beforeNouns.has(word) || joining.has(word)
const isTopical = (token: Token) =>
  token.kind === "word" &&
  !isSmall(token.text) &&
  token.content &&
  !token.negated &&
  token.text.length >= 2 &&
  !untopical.has(token.text) &&
  !untopicalElsewhere.has(token.text) &&
  !untopicalScripts.has(token.text) &&
  /^(?:[23]d$|2fa$|\p{L}[\p{L}\p{M}\p{N}'’+#.-]*$)/u.test(token.text)

const withoutArticle = (text: string) => text.replace(/^\p{L}{1,2}['’](?=\p{L}{3})/u, "")

/** "CRM", "APIs": large, and no name. */
const acronym = /^\p{Lu}{2,6}s?$/u
/** Two Arabic words are one thing where the second is definite and the first does not say "and". */
const arabic = /\p{Script=Arabic}/u
const isArabicNoun = (tokens: ReadonlyArray<Token>) =>
  // "يبرد الشاي" is what happens, and no thing.
  tokens.every(({ text }) => !/^(?:لل|[وفبك]ال)|^[وفب]\p{L}{4}|^ي(?!وم|د$|مين|اسمين|خت)\p{L}{2,}/u.test(text)) &&
  (tokens.at(-1)?.text.startsWith("ال") ?? false) &&
  tokens.length <= 2

/** Endings of plurals and cases, roughly: enough to see that two forms are of one word. */
const endings: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?:en|er|e|n|s)$/u,
  nl: /(?:en|s|n)$/u,
  es: /(?:es|s)$/u,
  fr: /(?:tions|ités?|eries|logie|graphie|nerie|terie)$/u,
  pt: /(?:es|s)$/u,
  it: /[aeio]$/u
}
const roughStem = (stem: string, lang: Language | null) => {
  const ending = lang === null ? undefined : endings[lang]
  return ending !== undefined && /^\p{Script=Latin}{5,}$/u.test(stem) ? stem.replace(ending, "") : stem
}
/** What English says of how a thing is done; "family", "rally" and "assembly" are none. */
const adverb = /\p{L}{2,}(?:al|ar|ent|ant|iv|ous|ure|ate|ab|ib)ly$/u
const isNounLike = (word: string, lang: Language | null) =>
  lang !== null && word.length >= 6 && (endingsOfNouns[lang]?.test(word) ?? false)

/** Where a text goes on to another thing. */
const breaks = /[:|·•»«()/–—"“”„!?;]|\s[-&+]\s|\.\s/u
const spaced = (written: string, lang: Language | null): ReadonlyArray<Phrase> =>
  written
    .split(breaks)
    .flatMap((part) => (isShunned(part.trim()) ? [] : spacedPart(part.trim(), isEnglishPart(part) ? "en" : lang)))

const spacedPart = (written: string, lang: Language | null): ReadonlyArray<Phrase> => {
  const folded = fold(written)
  const tokens = tokensOf(folded)
  const shown = shownBy(written, folded)
  const found: Array<Phrase> = []
  for (const [at, first] of tokens.entries()) {
    const before = tokens[at - 1]
    // "two factor authentication", cut behind its number, is another thing.
    const counted =
      before !== undefined && before.clause === first.clause && (before.kind === "number" || counting.has(before.text))
    // "Two-factor authentication" is one thing, whole.
    const opensNumbered = counting.has(first.text) && folded.charAt(first.end) === "-"
    const orders = at === 0 && tokens.length > 1 && imperatives.has(first.text)
    const opensCompound = (here: number) => isCompound(tokens[here]?.text ?? "", tokens[here + 1]?.text ?? "")
    if (
      !(isTopical(first) || opensCompound(at) || opensNumbered) ||
      (counting.has(first.text) && !opensNumbered) ||
      counted ||
      orders ||
      folded.charAt(first.start - 1) === "-"
    )
      continue
    let count = 0
    for (let last = at; last < tokens.length && count < mostWords; last++) {
      const token = tokens[last]
      if (token === undefined || token.clause !== first.clause) break
      if (last > at && folded.slice(tokens[last - 1]?.end, token.start).includes("،")) break
      const isOpened = last === at ? opensNumbered : opensCompound(last - 1)
      if (!isTopical(token) && !opensCompound(last) && !isOpened) {
        if (last > at && joining.has(token.text) && count < mostWords) continue
        break
      }
      count += 1
      // Part of a word with a hyphen is no word.
      if (/^-\p{L}/u.test(folded.slice(token.end, token.end + 2))) continue
      const text = withoutArticle(shown(first.start, token.end))
      if (count > 1 && isDeed(lang, shown(first.start, first.end), token.text)) continue
      // "Archive emails locally": how it is done, behind what it is done to.
      if (last > at && lang === "en" && adverb.test(token.text)) break
      // "Asia's" is whose something is.
      if (/['’]s$/u.test(text)) continue
      const next = tokens[last + 1]
      const head =
        next === undefined ||
        next.clause !== token.clause ||
        !next.content ||
        isSmall(next.text) ||
        // "Inspection software" is about inspections.
        goods.has(next.text)
      const led = before !== undefined && before.clause === first.clause && beforeNouns.has(before.text)
      // "Physiotherapy in Sligo", and never "Made in Sligo".
      const opens =
        at === 0 &&
        next !== undefined &&
        next.clause === token.clause &&
        headedBy.has(next.text) &&
        !/ed$/u.test(first.text)
      const begun = at === 0 && lang !== "de" && (count > 1 || opens) && /^\p{Lu}[^\p{Lu}]+$/u.test(text)
      const capital = /^\p{Lu}/u.test(shown(token.start, token.end))
      const isMine = led && yours.has(before.text)
      // In German what is written small is no noun, whatever its stem.
      const sort = lang === "de" && !capital ? "~" : ""
      const follows = before !== undefined && before.clause === first.clause && isOneOf(doers, lang, before.text)
      const leads = next !== undefined && next.clause === token.clause && isOneOf(doneTo, lang, next.text)
      found.push({
        key: `${sort}${tokens
          .slice(at, last + 1)
          .filter(({ content }) => content)
          .map(({ stem }) => roughStem(stem, lang))
          .join(" ")}`,
        verb: count === 1 && (follows || leads) && !(lang === "de" && capital),
        beside: count === 1 && !head && !isMine,
        text: begun ? text.charAt(0).toLowerCase() + text.slice(1) : text,
        words: count,
        noun: arabic.test(text)
          ? isArabicNoun(tokens.slice(at, last + 1))
          : lang === "de"
            ? // A text begins with a capital, whatever its first word is.
              capital && (at > 0 || count > 1)
            : head && ((led && !isMine) || count > 1 || opens || isNounLike(first.text, lang)),
        small: lang === "de" || begun || text.split(" ").every((word) => !/\p{Lu}/u.test(word) || acronym.test(word))
      })
    }
  }
  return found
}

const segmenters = new Map<string, Intl.Segmenter>()
const segmenterOf = (lang: string): Intl.Segmenter => {
  const made = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: "word" })
  segmenters.set(lang, made)
  return made
}
/** A run of a compound: kana of loan words stay together, whatever a dictionary makes of them. */
const run = /[\p{Script=Katakana}ー]+|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.+-]*|\p{Script=Han}+/gu
const latin = /^[\p{Script=Latin}\p{N}.+-]+$/u
interface Part {
  readonly text: string
  readonly start: number
}
const partsOf = (written: string, lang: string): ReadonlyArray<Part> =>
  [...written.matchAll(run)].flatMap(({ 0: text, index }) =>
    /\p{Script=Han}/u.test(text)
      ? [...segmenterOf(lang).segment(text)].flatMap((part) => {
          const start = index + part.index
          // 普段 of 普段使い: a word that goes on in other signs is none without them.
          const isCut = start + part.segment.length === index + text.length && goesOn(written, start, lang)
          return isCut ? [] : [{ text: part.segment, start }]
        })
      : [{ text, start: index }]
  )
/** Whether the word that begins here ends in hiragana, as verbs and adjectives do. */
const goesOn = (written: string, start: number, lang: string): boolean => {
  if (lang !== "ja") return false
  const word = segmenterOf(lang).segment(written).containing(start)
  return word !== undefined && /\p{Script=Hiragana}$/u.test(word.segment)
}
/** A part of an address: a prefecture, a town. */
const place = /(?:[都道府県郡町村]|[^都]市|[^地]区|[省县镇])$|[県郡]/u
const saysNothing = (text: string) =>
  /^\p{N}+(?!\p{Script=Latin})/u.test(text) || untopicalScripts.has(text) || untopical.has(text.toLowerCase())

/** Words side by side make one thing: 国会 and 議員 are 国会議員. */
const unspacedPhrases = (written: string, lang: string): ReadonlyArray<Phrase> => {
  const parts = partsOf(written, lang)
  const found: Array<Phrase> = []
  // 陪 and 练 of 陪练: signs that stand alone side by side are one word, and no label begins or ends between them.
  const joins = (at: number) => {
    const [one, next] = [parts[at], parts[at + 1]]
    const alone = [one, next].every((part) => part?.text.length === 1 && !saysNothing(part.text))
    return lang === "zh" && alone && next?.start === (one?.start ?? 0) + 1
  }
  for (const [at, first] of parts.entries()) {
    if (saysNothing(first.text) || joins(at - 1)) continue
    let text = ""
    for (const [step, part] of parts.slice(at, at + mostParts).entries()) {
      if (part.start !== first.start + text.length || saysNothing(part.text)) break
      text += part.text
      // A name in letters, a single sign, a figure: no label.
      if ([...text].length < 2 || !/\p{L}/u.test(text) || (latin.test(text) && !acronym.test(text))) continue
      if (place.test(text) || joins(at + step)) continue
      found.push({
        key: text.toLowerCase(),
        text,
        words: step + 1,
        noun: true,
        small: true,
        verb: false,
        beside: false
      })
    }
  }
  return found
}

export const phrasesOf = (text: string, lang: Language | null): ReadonlyArray<Phrase> => {
  const cut = text.slice(0, longest)
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(cut) || (lang === "ja" && /\p{Script=Han}/u.test(cut)))
    return unspacedPhrases(cut, "ja")
  if (/\p{Script=Han}/u.test(cut)) return unspacedPhrases(cut, "zh")
  return spaced(cut, lang)
}
