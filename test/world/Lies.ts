/**
 * A model that always lies, and never twice in the same way: every field gets another kind of lie on
 * every site. What is false is told back to the driver, which then looks for it in what was stored.
 */
import type { Facts, Item, Quote } from "./Facts.ts"

export type LieKind =
  | "invented quote"
  | "true quote, false value"
  | "spliced quote"
  | "ellipsis"
  | "foreign page"
  | "wrong number"
  | "look-alike letters"
  | "no quote"
  | "one common word as the quote"
export interface Lie {
  readonly field: string
  readonly kind: LieKind
  readonly value: string
  /** The value itself is untrue (in the other kinds only its evidence is). */
  readonly untrue: boolean
}

/** Words that stand on no page of the world. */
export const inventedWords = ["zephyrine", "zephyrhills", "ouagadougou", "4731", "1887"]
const kinds: ReadonlyArray<LieKind> = [
  "invented quote",
  "true quote, false value",
  "spliced quote",
  "ellipsis",
  "foreign page",
  "wrong number",
  "look-alike letters",
  "no quote",
  "one common word as the quote"
]

/** A plausible falsehood for each field; a closed list gets a member that no page speaks for. */
const falsehoods: Readonly<Record<string, string>> = {
  name: "Zephyrine Quantum",
  tagline: "The award-winning Zephyrine toaster for penguins",
  short_description: "Zephyrine is trusted by 4731 hospitals on three continents.",
  description:
    "Zephyrine melts icebergs with lasers.\n\nIt won the Zephyrhills prize in 1887 and serves 4731 hospitals.",
  stage: "alpha",
  pricing_model: "open-source",
  pricing_summary: "From $4731 a month, billed by Zephyrine",
  country: "ZW",
  city: "Ouagadougou",
  founded_year: "1887",
  contact_email: "sales@zephyrine-quantum.com",
  demo_video_url: "https://www.youtube.com/watch?v=zephyrine01",
  logo_url: "https://zephyrine-quantum.com/logo.png",
  tags: "zephyrine",
  features: "Melts 4731 icebergs a minute",
  usps: "The only Zephyrine-certified product",
  keywords: "zephyrine penguins"
}
const compounds: Readonly<Record<string, Item["parts"]>> = {
  faqs: { question: "Is Zephyrine waterproof?", answer: "Yes, Zephyrine is waterproof to 4731 metres." },
  founders: { name: "Zephyrine Quillon", title: "Founder", bio: "Zephyrine Quillon founded it in 1887." },
  socials: { platform: "x" }
}

/** Small stable hash, so that a run lies the same way each time. */
const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
const halves = (text: string) => {
  const words = text.split(/\s+/)
  const middle = Math.ceil(words.length / 2)
  return [words.slice(0, middle).join(" "), words.slice(middle).join(" ")] as const
}
const lookAlike = (text: string) => text.replaceAll("a", "\u0430").replaceAll("e", "\u0435").replaceAll("o", "\u043e")

export const lie = (
  facts: Facts,
  host: string,
  url: string,
  choices: ReadonlyArray<string>
): { readonly facts: Facts; readonly told: ReadonlyArray<Lie> } => {
  const quotes: ReadonlyArray<Quote> = [...facts.values()].flatMap((items) => items.flatMap((one) => one.quotes))
  const real = (seed: number): Quote => quotes[seed % Math.max(1, quotes.length)] ?? { quote: "Welcome", url }
  const told: Array<Lie> = []
  const lies = new Map<string, ReadonlyArray<Item>>()
  const tell = (field: string, falsehood: string, parts: Item["parts"]) => {
    const seed = hash(`${host} ${field}`)
    const kind = kinds[seed % kinds.length] ?? "invented quote"
    const quote = real(seed)
    const other = real(seed + 1)
    const make = (value: string, untrue: boolean, evidence: ReadonlyArray<Quote>) => {
      told.push({ field, kind, value, untrue })
      lies.set(field, [{ value, quotes: evidence, parts: untrue ? parts : {} }])
    }
    // Compound values and closed lists have no half-truths: they are always plainly false.
    const plain = Object.keys(parts).length > 0 || ["country", "stage", "pricing_model", "categories"].includes(field)
    if (plain) return make(falsehood, true, [quote])
    switch (kind) {
      case "invented quote":
        return make(falsehood, true, [{ quote: `As the site says: ${falsehood}`, url }])
      case "true quote, false value":
        return make(falsehood, true, [quote])
      case "spliced quote": {
        const splice = `${halves(quote.quote)[0]} ${halves(other.quote)[1]}`
        return make(splice, false, [{ quote: splice, url }])
      }
      case "ellipsis": {
        const splice = `${halves(quote.quote)[0]} … ${halves(other.quote)[1]}`
        return make(splice, false, [{ quote: splice, url }])
      }
      case "foreign page":
        return make(quote.quote, false, [{ quote: quote.quote, url: "https://zephyrine-quantum.com/about" }])
      case "wrong number": {
        const numbered = quotes.find((one) => /\d/.test(one.quote)) ?? quote
        const inflated = numbered.quote.replace(/\d[\d.,]*/, "4731")
        return make(inflated === numbered.quote ? falsehood : inflated, true, [numbered])
      }
      case "look-alike letters":
        return make(lookAlike(quote.quote), false, [{ quote: lookAlike(quote.quote), url }])
      case "no quote":
        return make(falsehood, true, [])
      case "one common word as the quote":
        return make(falsehood, true, [{ quote: quote.quote.split(/\s+/)[0] ?? "the", url: quote.url }])
    }
  }
  for (const [field, falsehood] of Object.entries(falsehoods)) tell(field, falsehood, {})
  for (const [group, parts] of Object.entries(compounds)) {
    tell(group, group === "socials" ? "https://x.com/zephyrine" : (Object.values(parts)[0] ?? ""), parts)
  }
  const spokenFor = new Set((facts.get("categories") ?? []).map((one) => one.value))
  const unsupported = choices.filter((choice) => !spokenFor.has(choice))
  const category = unsupported[hash(host) % Math.max(1, unsupported.length)]
  if (category !== undefined) tell("categories", category, {})
  return { facts: lies, told }
}
