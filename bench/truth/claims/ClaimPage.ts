/** The page that a claim's quotes stand on, in a part that speaks for the product. */
import type { ReadPage } from "../../../src/domain/draft/Crawl.ts"
import type { BlockKind, PageBlock, Region } from "../../../src/domain/draft/PageBlocks.ts"
import { emailsIn } from "../../../src/domain/text/EmailAddresses.ts"
import { askedIn, type Claim, type Door } from "./Claim.ts"

/** The region a field is told in, and the heading it stands under. */
const places: Readonly<Record<Door, readonly [Region, string | null]>> = {
  tagline: ["hero", null],
  short_description: ["main", null],
  description: ["main", null],
  features: ["features", "Features"],
  usps: ["features", "Benefits"],
  pricing_summary: ["pricing", "Pricing"],
  pricing_model: ["pricing", "Pricing"],
  stage: ["main", null],
  country: ["contact", "Contact"],
  city: ["contact", "Contact"],
  founded_year: ["main", "About"],
  contact_email: ["contact", "Contact"],
  founders: ["team", "Team"],
  faqs: ["faq", "Frequently asked questions"]
}

/** A site is mostly called what it sells: by its product's name, in letters of an address. */
export const claimUrl = ({ product }: Pick<Claim, "product">): string => {
  const plain = product
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
  return `https://${plain === "" ? "product" : plain}.example/`
}

export const pageOf = (claim: Claim, door: Door): ReadPage => {
  const { product, quotes, lang } = claim
  const [region, title] = places[door]
  const blocks: Array<PageBlock> = []
  const add = (text: string, kind: BlockKind, level: number | null, where: Region, under: ReadonlyArray<number>) => {
    blocks.push({ text, level, kind, region: where, under, card: null, list: null, lang })
    return blocks.length - 1
  }
  const first = add(product, "heading", 1, "hero", [])
  const under = title === null ? [first] : [first, add(title, "heading", 2, region, [first])]
  const plainKind = door === "features" || door === "usps" ? "item" : "paragraph"
  let open = under
  for (const quote of quotes) {
    const pair = door === "faqs" ? askedIn(quote) : null
    if (pair !== null) open = [...under, add(pair.question, "heading", 3, region, under)]
    const text = pair === null ? quote : pair.answer
    if (text !== "") add(text, plainKind, null, region, open)
  }
  return {
    url: claimUrl(claim),
    status: 200,
    title: product,
    lang,
    text: blocks.map(({ text }) => text).join("\n"),
    headings: blocks.flatMap(({ text, level }) => (level === null ? [] : [{ level, text }])),
    blocks,
    meta: { "og:site_name": product },
    jsonLd: [],
    links: [],
    emails: quotes.flatMap(emailsIn),
    socials: {},
    logos: []
  }
}
