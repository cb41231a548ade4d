/** Who founded it: people a page calls founders, next to their names or as data. */
import type { Candidates } from "../../../domain/draft/Candidates.ts"
import { fold } from "../../../domain/text/Folding.ts"
import type { PageIndex, SiteIndex } from "../evidence/reading/PageIndex.ts"
import { ownFact } from "../evidence/rules/CompanyRules.ts"
import { roleBlock } from "../evidence/rules/PeopleRules.ts"
import { quoteOf } from "./Reading.ts"

type Offer = Candidates["founders"][number]

const personName = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|der|den|da|del|di|la|le|bin|al|el)){1,4}$/u
const beside = /^(.{3,60}?)(?:,| [-–—|·] |: | \()\s*(.{2,100}?)\)?$/u
const people = String.raw`((?:\p{Lu}[\p{L}'’-]+ ?){2,4})`
const foundedBy = new RegExp(
  String.raw`\b(?:founded|created|started|co-founded)(?: in \d{4})? by ${people}(?:(?:,| and| &) ${people})?`,
  "u"
)
const longestTitle = 80

const stated = (page: PageIndex): ReadonlyArray<Offer> =>
  page.statements.flatMap((one) => {
    if (!ownFact(one, ["name", "founder", "founders"]) || !one.path.some((key) => /^founders?$/i.test(key))) return []
    const title =
      page.statements.find((other) => other.owner === one.owner && other.path.at(-1) === "jobTitle")?.text ?? null
    const evidence = [one.text, ...(title === null ? [] : [title])].map((text) => quoteOf(page, text))
    return [{ value: { name: one.text, title, bio: null }, evidence }]
  })

const visible = (page: PageIndex, names: ReadonlyArray<string>): ReadonlyArray<Offer> =>
  page.blocks.flatMap((block, index) => {
    const split = beside.exec(block.text)
    const by = foundedBy.exec(block.text)
    const people = [block.text, split?.[1], by?.[1], by?.[2]].flatMap((one) => (one === undefined ? [] : [one.trim()]))
    return people
      .filter((one) => personName.test(one))
      .flatMap((name) => {
        const role = roleBlock(page, index, fold(name), names)
        if (role === null) return []
        const line = page.blocks[role]
        const written = role === index ? split?.[2] : line?.text.split(/(?<=[.!?])\s/)[0]?.replace(/[.!?]$/, "")
        const title = written !== undefined && written.length <= longestTitle ? written : null
        const evidence = [block.text, ...(role === index || line === undefined ? [] : [line.text])].map((text) =>
          quoteOf(page, text)
        )
        return [{ value: { name, title, bio: null }, evidence }]
      })
  })

/** `names`: what the product is called, folded. */
export const founderOffers = (site: SiteIndex, names: ReadonlyArray<string>): ReadonlyArray<Offer> => [
  ...site.flatMap(stated),
  ...site.flatMap((page) => visible(page, names))
]
