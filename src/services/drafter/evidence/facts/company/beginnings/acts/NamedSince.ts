/** The house's own name, and since when, in a line of nothing else: "Acme / Est. 2016", "Acme Ghent, since 2016". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import { blockFact, type Fact } from "../../../Fact.ts"
import { plainDigits } from "../../../founding/FoundingSentence.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { inOwnVoice } from "../../../Said.ts"

const year = String.raw`(?<year>(?:1[89]|20)\p{Nd}{2})`
const latin = new RegExp(
  String.raw`^(?<name>.{2,50}?)(?: ?[|·•/,–—]| -)? (?:est\.?|estd\.?|established|since|seit|depuis|desde|dal|sinds|od roku|od)(?: in)? ${year}[.]?$`,
  "iu"
)
const elsewhere: ReadonlyArray<RegExp> = [
  new RegExp(
    String.raw`^(?<name>.{2,40}?)[ 、・，,·|]{0,2}(?:始于|創立於|创立于|創於|创于|since ?) ?${year}(?: ?年)?$`,
    "iu"
  ),
  new RegExp(String.raw`^(?<name>.{2,40}?)[ 、・，,·|]{0,2}${year}年(?:創業|設立|創立|開業|创立|成立)$`, "u"),
  new RegExp(String.raw`^(?<name>.{2,40}?)(?:[،,]| [–—|·-])? منذ (?:عام |سنة )?${year}\.?$`, "u"),
  new RegExp(String.raw`^(?<name>.{2,40}?)[ ،,|·–—-]{1,3}تأسست? (?:عام |سنة |في )?${year}$`, "u")
]
/** "Acme Ghent", 「アクメ 大阪」: a town behind the name, at the foot of a page; elsewhere it may be a branch. */
const town = /^(?:,|،)? ?(?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}?[\p{L}'’-]+){0,2}|[\p{scx=Han}]{2,5}|\p{scx=Arab}{3,12})$/u

const isOurs = (own: Own, { region }: Block, name: string): boolean => {
  if (own.isName(name)) return true
  if (region !== "footer") return false
  const words = name.split(" ")
  return [1, 2, 3, 4].some((count) => {
    const first = words.slice(0, count).join(" ").replace(/[,،]$/u, "")
    return count < words.length && own.isName(first) && town.test(words.slice(count).join(" "))
  })
}
const yearIn = (own: Own, block: Block, line: string): string | null => {
  for (const shape of [latin, ...elsewhere]) {
    const { name = "", year = "" } = shape.exec(line)?.groups ?? {}
    if (year !== "" && isOurs(own, block, name.trim())) return year
  }
  return null
}

const mayTell = /(?:1[89]|20|[١٢۱۲][٠-٩۰-۹])\p{Nd}{2}(?:年.{0,3})?\.?(?:$| ?[|｜·•・])/u
export const namedSince = (page: PageIndex, own: Own): ReadonlyArray<Fact<string>> =>
  page.blocks.flatMap((block, at) => {
    if (block.text.length > 160 || !mayTell.test(block.folded) || !inOwnVoice(block) || isAsidePage(page)) return []
    const text = plainDigits(tidyText(block.text))
    // "Acme, since 2016 · Site by Crumb": beside whatever else stands at the foot.
    const lines = block.region === "footer" ? [text, ...text.split(/ [|·•・] | ?[|｜] ?/u)] : [text]
    const year = lines.map((line) => yearIn(own, block, line)).find((one) => one !== null) ?? null
    return year === null ? [] : [{ ...blockFact(page, at, year), telling: block.text.includes(year) ? year : "" }]
  })
