/** Where a site is by how it is titled and signed: "Dentist in Irún | Acme", "© 2026 Acme – Santiago, Chile". */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { homeOf } from "../../../names/SiteNames.ts"
import type { PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage } from "../../Paths.ts"
import { usStates } from "../../words/PlaceWords.ts"
import { landOfToldTown } from "../towns/TownLands.ts"
import { readPlace } from "./PlaceSentences.ts"
import type { Spot } from "./Spot.ts"

interface Told {
  readonly city: string | null
  readonly country: string
  readonly spot: Spot
}
const small = String.raw`(?:d[aeio]|del|l[ae]|sur|a[mn]|der|upon|on)`
const name = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:${small} )?\p{Lu}[\p{L}'’-]+){0,2}`
const within = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])(?:in|à|en|em|ad?|uit|te|aus|v|w) (?<place>${name})(?<land>, \p{Lu}[\p{L} ]+)?`,
  "gu"
)
/** "Locksmith in Denver Metro": where they work, in whichever town of it they are. */
const servedArea = /^ metro(?:politan)?(?: area| region)?(?!\p{L})/iu
/** The longest head of these words that is a well-known town: "Oldenburg Süd" is in Oldenburg. */
const townIn = (words: string): string | null => {
  const parts = words.split(" ")
  for (let count = parts.length; count > 0; count--) {
    const head = parts.slice(0, count).join(" ")
    if (landOfToldTown(head) !== null) return head
  }
  return null
}

interface Line {
  readonly text: string
  readonly words: Pick<NonNullable<Spot["city"]>, "page" | "words" | "blocks" | "statement">
  readonly isFirst: boolean
}
/** What a page is called and how it sums itself up. */
const titlesOn = (page: PageIndex, isHome: boolean): ReadonlyArray<Line> => {
  const stated = page.statements.flatMap((statement): ReadonlyArray<Line> => {
    const { source, path, text } = statement
    const isTitle = source === "title" || (isHome && source === "meta" && path[0] === "description")
    return isTitle
      ? [{ text, words: { page, words: text, blocks: null, statement }, isFirst: isHome && source === "title" }]
      : []
  })
  const shown = page.blocks.flatMap(({ level, text, region }, at): ReadonlyArray<Line> => {
    const isShown = isHome && level === 1 && region !== "others" && region !== "reviews"
    return isShown
      ? [{ text, words: { page, words: text, blocks: { first: at, last: at }, statement: null }, isFirst: isHome }]
      : []
  })
  return [...stated, ...shown]
}

const toldIn = ({ words }: Pick<Line, "words">, city: string | null, country: string, countryWords: string): Told => ({
  city,
  country,
  spot: {
    city: city === null ? null : { ...words, value: city, telling: fold(city) },
    country: { ...words, value: country, telling: countryWords },
    surety: "origin"
  }
})
/** "Dentist in Irún": the one well-known town that titles name. */
const titled = (site: SiteIndex, own: Own): ReadonlyArray<Told> => {
  const home = homeOf(site)
  const lines = site.filter((page) => !isAsidePage(page)).flatMap((page) => titlesOn(page, page === home))
  return lines.flatMap((line) =>
    [...line.text.matchAll(within)].flatMap(({ 0: match, index, groups }): ReadonlyArray<Told> => {
      const whole = `${groups?.place ?? ""}${groups?.land ?? ""}`
      // "Electrician in Alder Falls, Oregon": of a small one its land is told as well, where the site sums itself up.
      const small = line.isFirst && groups?.land !== undefined ? readPlace(whole, line.words.page.page.lang) : null
      const city = townIn(groups?.place ?? "") ?? (small?.country == null ? null : small.city)
      if (city === null || own.isName(city)) return []
      // "London, Ontario" is not the London that most mean.
      const land = readPlace(`${city}${city === groups?.place ? (groups.land ?? "") : ""}`, line.words.page.page.lang)
      const country = land?.country ?? landOfToldTown(city)
      const behind = `${(groups?.place ?? "").slice(city.length)}${line.text.slice(index + match.length)}`
      return country === null ? [] : [toldIn(line, servedArea.test(behind) ? null : city, country, "")]
    })
  )
}

const copyright = /^(?:(?:copyright ?)?(?:©|\(c\))|copyright)/iu
const longest = 200
/** A town with its land or part of one, a land, or a town of one land alone; nobody's name before it. */
const wholePlace = new RegExp(String.raw`^(?:${name}, )?${name}$`, "u")
const american = new RegExp(String.raw`^(?<city>${name}), (?:${usStates})$`, "u")
/** "© 2026 Acme LLC · Miami, FL", "Acme — Canada": whoever signs a page, and right behind where they are. */
const signedAt = (page: PageIndex, own: Own): ReadonlyArray<Told> =>
  page.blocks.flatMap((block, at): ReadonlyArray<Told> => {
    if ((block.region !== "footer" && block.region !== "legal") || block.text.length > longest) return []
    const isHeld = copyright.test(block.text)
    // "InboxTM", "Acme™".
    const parts = block.text
      .split(/\s*[·•|—–]\s*|\s+-\s+|\.\s+/u)
      .map((part) => part.replace(/(?:™|®|(?<=\p{Ll})TM)(?!\p{L})/gu, "").replace(/[.\s]+$/u, ""))
    const holder = parts.findLastIndex((part, index) => index < 3 && own.isIn(fold(part)))
    const place = parts[Math.max(0, holder) + 1] ?? ""
    if (!isHeld && !(holder === 0 && parts.length === 2 && own.isName(parts[0] ?? ""))) return []
    if (place.length > 50 || !wholePlace.test(place)) return []
    const line = {
      text: block.text,
      words: { page, words: block.text, blocks: { first: at, last: at }, statement: null }
    }
    const city = american.exec(place)?.groups?.city
    if (city !== undefined) return [toldIn(line, city, "US", "")]
    const read = readPlace(place, page.page.lang)
    const isSure = read?.city == null || place.includes(",") || landOfToldTown(place) !== null
    return read === null || read.country === null || !isSure || (read.city !== null && own.isName(read.city))
      ? []
      : [toldIn(line, read.city, read.country, read.countryWords)]
  })

const onlyOnes = (told: ReadonlyArray<Told>): ReadonlyArray<Spot> => {
  const [first] = told
  const isOne = told.every(
    ({ city, country }) => fold(city ?? "") === fold(first?.city ?? "") && country === first?.country
  )
  return isOne ? told.map(({ spot }) => spot) : []
}
export const titledSpots = (site: SiteIndex, own: Own): ReadonlyArray<Spot> => {
  const signed = onlyOnes(site.flatMap((page) => signedAt(page, own)))
  return signed.length > 0 ? signed : onlyOnes(titled(site, own))
}
