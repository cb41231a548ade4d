/**
 * What the pages say where a value is quoted: the whole sentences, however the quotes were cut, each with whose words
 * they are. A cut may leave out a "not"; a whole sentence cannot.
 */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../../../domain/text/Folding.ts"
import type { Block, Statement } from "../../reading/PageIndex.ts"
import type { Place } from "../../reading/Place.ts"
import { isMissing } from "../../topics/DeniedParts.ts"
import { announcesLater } from "../../topics/LaterWords.ts"
import { comingHeading, contraryHeading } from "../words/Contrary.ts"
import { copyWords } from "./CopyWords.ts"
import { sentencesIn } from "./SentenceCuts.ts"

export interface Spoken {
  readonly text: string
  /** The words by which a copy is known. */
  readonly words: ReadonlyArray<string>
  readonly places: ReadonlyArray<Place>
  /** What was said right before it: "it" speaks of that. */
  readonly before: string | null
  /** Why it is not the site's own voice; null where it is. */
  readonly foreign: string | null
  /** Stated by the page of itself, apart from its text. */
  readonly stated: boolean
  readonly region: Region | null
  /** Where it stands: its block and its card; in data, the object. */
  readonly stand: { readonly page: string; readonly block: number | null; readonly card: string | null }
  readonly lang: string | null
}

/** Regions in which a page does not speak for itself, and of whom it speaks there. */
const foreignRegions: Readonly<Partial<Record<Region, string>>> = {
  reviews: "these are the words of somebody else, not the site's own",
  others: "the site says this about somebody else",
  news: "this announces something that stands elsewhere",
  form: "this is what a form asks",
  navigation: "this is a label of the menu",
  consent: "this is said of cookies",
  legal: "this is small print"
}
const foreignBlock = (block: Block): string | null =>
  foreignRegions[block.region] ??
  (block.kind === "quotation"
    ? (foreignRegions.reviews ?? null)
    : block.kind === "button"
      ? "this is the label of a button"
      : null)

/** Blocks looked back at for the label a section opens with. */
const backTo = 12
/** A block that is one quotation: somebody says it, and it is not said who, or right behind it by a name. */
const quotedWhole = (text: string): string | null =>
  [quotedAlone, quotedBy, quotedByUnspaced].some((one) => one.test(text.trim())) && !isShortQuote(text.trim())
    ? (foreignRegions.reviews ?? null)
    : null
const isShortQuote = (text: string) => (quotedByUnspaced.test(text) ? false : text.split(/\s+/).length <= shortWords)
const quotedAlone = /^["“„«][^"“”„«»]+["”“»]$/u
/** «Las pasé en una semana.» Nelson Bentancor, Young; the last of several. */
const quotedBy =
  /^["“„«][^"“”„«»]{12,}["”“»][.,]?\s*(?:[–—-]\s*)?[(]?\p{Lu}(?:[^.!?"“”„«»]|(?<=\p{Lu}|\p{Lu}r|St)\.){1,90}(?:["“„«]|\.?[)]?$)/u
/** 「一度もありません。」（松江市・門脇さん） */
const quotedByUnspaced = /^[「『“][^」』”]{10,}[」』”]\s*[（(—–][^（）()]{2,60}[）)]?$/u

/** The headings and the label that a block stands under. */
const standsUnder = (place: Place, at: number): ReadonlyArray<string> => {
  const { blocks } = place.page
  const block = blocks[at]
  if (block === undefined) return []
  const labels: Array<string> = []
  for (let index = at - 1; index >= Math.max(0, at - backTo); index--) {
    const other = blocks[index]
    if (other === undefined || other.region === "navigation") break
    if (other.kind !== "label" || (other.card !== null && other.card !== block.card)) continue
    labels.push(other.folded)
    if (other.card === null) break
  }
  return [...block.under, ...labels]
}

const foreignHeading = (headings: ReadonlyArray<string>): string | null =>
  headings.some((one) => contraryHeading.test(one))
    ? "the page does not say this of itself"
    : headings.some((one) => one.length <= longestHeading && (comingHeading.test(one) || announcesLater(one)))
      ? "the page says it will come, or that it is not there"
      : null
const longestHeading = 80

/** Keys of structured data under which somebody or something else is spoken of. */
const foreignKey =
  /^(?:reviews?|comments?|author|citation|mentions|sponsor|customer|memberof|parentorganization|subjectof|itemreviewed|alumniof|worksfor|events?|jobposting|affiliation|isrelatedto|issimilarto|isbasedon|publication|workexample)$/i
const foreignType = /review|article|posting|event|comment|recipe|book|movie|listitem|breadcrumb/
const foreignStatement = (statement: Statement): string | null =>
  statement.source === "json_ld" &&
  (foreignType.test(statement.type ?? "") || statement.path.some((key) => foreignKey.test(key)))
    ? "the site's data says this about something else"
    : null

/** What a list puts before its members: "1.", "2️⃣", "✓". */
const listMark = /^(?:\p{Nd}{1,2}(?:\ufe0f?\u20e3|[.)])|\p{Extended_Pictographic}\ufe0f?|[•▪●✓✔➤→–-])\s+(?=\S)/u

/** "Falsch!": of what was said right before. */
const takenBack =
  /^(?:(?:that(?:'s| is) )?(?:wrong|false|not true|a myth|a lie)|(?:das ist )?(?:falsch|unwahr|gelogen)|(?:das )?stimmt nicht|(?:c'est )?faux|(?:es )?(?:falso|mentira)|(?:è )?falso|(?:é )?mentira|onwaar|niet waar)\s*[.!]*$/iu

/** The sentences of a text that a span of its folded form touches, each with the one before it. */
const touched = (text: string, folded: string, from: number, to: number, before: string | null) => {
  const found: Array<{ readonly text: string; readonly before: string | null; readonly denied: boolean }> = []
  let at = 0
  let last = before
  const sentences = sentencesIn(text)
  for (const [place, sentence] of sentences.entries()) {
    const own = fold(sentence)
    const start = Math.max(at, folded.indexOf(own, at))
    at = start + own.length
    if (start < to && at > from)
      found.push({
        text: sentence.replace(listMark, ""),
        before: last,
        denied: takenBack.test(sentences[place + 1] ?? "")
      })
    last = sentence
  }
  return found
}

const inBlocks = (place: Place, blocks: { readonly first: number; readonly last: number }): ReadonlyArray<Spoken> =>
  place.page.blocks.slice(blocks.first, blocks.last + 1).flatMap((block, index) => {
    const from = (place.at ?? block.at) - block.at
    const previous = place.page.blocks[blocks.first + index - 1]
    const before =
      previous !== undefined && previous.region === block.region ? (sentencesIn(previous.text).at(-1) ?? null) : null
    return touched(
      block.text,
      block.folded,
      from,
      place.at === undefined ? block.folded.length : from + place.folded.length,
      before
    ).map(
      ({ denied, ...one }): Spoken => ({
        ...one,
        words: copyWords(one.text),
        places: [place],
        foreign:
          (denied || isMissing(place.page, block) ? "the page does not say this of itself" : null) ??
          foreignBlock(block) ??
          quotedWhole(block.text) ??
          foreignHeading(standsUnder(place, blocks.first + index)),
        stated: false,
        region: block.region,
        stand: {
          page: place.page.canonical,
          block: blocks.first + index,
          card: block.card === null ? null : `${block.card}`
        },
        lang: block.lang ?? place.page.page.lang
      })
    )
  })

const inStatement = (place: Place, statement: Statement): ReadonlyArray<Spoken> => {
  const at = statement.folded.indexOf(place.folded)
  const foreign = foreignStatement(statement)
  return touched(
    statement.text,
    statement.folded,
    Math.max(0, at),
    at === -1 ? statement.folded.length : at + place.folded.length,
    null
  ).map(
    ({ text, before }): Spoken => ({
      text,
      before,
      words: copyWords(text),
      places: [place],
      foreign,
      stated: true,
      region: null,
      stand: { page: place.page.canonical, block: null, card: statement.source === "json_ld" ? statement.owner : null },
      lang: place.page.page.lang
    })
  )
}

const priced = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}|\b(?:free|kostenlos|gratuit|gratis|usd|eur|gbp|chf)\b/iu
const isLabel = (text: string) => text.length <= 60 && !/\p{Nd}/u.test(text) && text.split(" ").length <= 6

/** A plan's name and its price stand in blocks of their own: read as one line where they stand in one card, or side by side. */
const priceLines = (places: ReadonlyArray<Place>): ReadonlyArray<Spoken> => {
  const found: Array<Spoken> = []
  for (const [page, here] of Map.groupBy(
    places.filter(({ blocks }) => blocks !== null),
    (place) => place.page
  )) {
    const quoted = new Map<number, Place>()
    for (const place of here)
      for (let at = place.blocks?.first ?? 0; at <= (place.blocks?.last ?? -1); at++)
        quoted.set(at, quoted.get(at) ?? place)
    const numbers = [...quoted.keys()].toSorted((a, b) => a - b)
    for (const at of numbers) {
      const price = page.blocks[at]
      if (price === undefined || !priced.test(price.text)) continue
      const inCard = (other: number) => price.card !== null && page.blocks[other]?.card === price.card
      const members = numbers.filter(
        (other) => other !== at && (inCard(other) || (other === at - 1 && price.card === null))
      )
      const label =
        members.findLast((other) => other < at && isLabel(page.blocks[other]?.text ?? "")) ??
        members.find((other) => isLabel(page.blocks[other]?.text ?? ""))
      if (label === undefined) continue
      const rest = members.filter((other) => other > at)
      const text = `${page.blocks[label]?.text ?? ""}: ${[at, ...rest].map((one) => page.blocks[one]?.text ?? "").join(" ")}`
      found.push({
        text,
        words: copyWords(text),
        places: [label, at, ...rest].flatMap((one) => quoted.get(one) ?? []),
        before: null,
        foreign: foreignBlock(price),
        stated: false,
        region: price.region,
        stand: { page: page.canonical, block: at, card: price.card === null ? null : `${price.card}` },
        lang: price.lang ?? page.page.lang
      })
    }
  }
  return found
}

/** An offer is read as it is said: its name, its price, its currency. */
const keyRank = ({ statement }: Place): number => {
  const at = ["name", "price", "pricecurrency"].indexOf(statement?.path.at(-1)?.toLowerCase() ?? "")
  return at === -1 ? 3 : at
}

/** The values of one JSON-LD object speak together. */
const objectLines = (places: ReadonlyArray<Place>): ReadonlyArray<Spoken> => {
  const data = places.filter(({ statement }) => statement?.source === "json_ld")
  return [...Map.groupBy(data, (place) => `${place.page.canonical} ${place.statement?.owner}`).values()].flatMap(
    (some) => {
      if (some.length < 2) return []
      const text = some
        .toSorted((a, b) => keyRank(a) - keyRank(b))
        .map(({ words }) => words)
        .join(" ")
      const foreign =
        some.flatMap(({ statement }) => (statement === null ? [] : (foreignStatement(statement) ?? [])))[0] ?? null
      return [
        {
          text,
          words: copyWords(text),
          places: some,
          before: null,
          foreign,
          stated: true,
          region: null,
          stand: { page: some[0]?.page.canonical ?? "", block: null, card: some[0]?.statement?.owner ?? null },
          lang: some[0]?.page.page.lang ?? null
        }
      ]
    }
  )
}

/** Words of a label, a figure or a price. */
export const shortWords = 6

/** Everything that is said at these places, each sentence once. */
export const spokenAt = (places: ReadonlyArray<Place>): ReadonlyArray<Spoken> => {
  const all = [
    ...places.flatMap((place) =>
      place.blocks !== null
        ? inBlocks(place, place.blocks)
        : place.statement !== null
          ? inStatement(place, place.statement)
          : []
    ),
    ...priceLines(places),
    ...objectLines(places)
  ]
  const once = new Map<string, Spoken>()
  for (const one of all) {
    // The same words in the site's own voice count before those in somebody else's.
    // Labels and prices are told apart by where they stand.
    const key = fold(one.text) + (one.words.length <= shortWords ? ` ${one.stand.page} ${one.stand.block}` : "")
    const known = once.get(key)
    if (known === undefined || (known.foreign !== null && one.foreign === null)) once.set(key, one)
  }
  return [...once.values()]
}
