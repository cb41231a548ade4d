/** Headings over what somebody else offers, by their name: "What Rival offers", "Funciones de Rival", on a page that compares. */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../reading/PageIndex.ts"

const name = String.raw`(?<who>\p{Lu}[\p{L}\p{Nd}&.-]*(?: \p{Lu}[\p{L}\p{Nd}&.-]*){0,2})`
const shapes = [
  `What ${name} (?:does|offers?|can do|includes?|has|gives you|promises|charges)(?!\\p{L})`,
  `(?:The )?[Ff]eatures of ${name}$`,
  `${name}['’]s features$`,
  `Where ${name} falls short$`,
  `(?:Was|Das) ${name} (?:kann|bietet|hat|leistet|verspricht)(?!\\p{L})`,
  `Funktionen von ${name}$`,
  `Ce que (?:fait|propose|offre|permet|promet) ${name}$`,
  `(?:Les )?[Ff]onctionnalités de ${name}$`,
  `(?:Lo q|Q)u[eé] (?:hace|ofrece|incluye|tiene|promete) ${name}$`,
  `(?:Las )?[Ff]unciones de ${name}$`,
  `O que (?:[oa] )?${name} (?:faz|oferece|inclui|tem)(?!\\p{L})`,
  `(?:Os )?[Rr]ecursos d[aeo] ${name}$`,
  `(?:Che c|C)osa (?:fa|offre|include|ha|promette) ${name}$`,
  `(?:Le )?[Ff]unzion(?:i|alità) di ${name}$`,
  `Wat ${name} (?:doet|kan|biedt|heeft|belooft)(?!\\p{L})`,
  `(?:De )?[Ff]uncties van ${name}$`,
  `(?<who>\\p{Lu}[\\p{Lu}\\p{Ll}\\p{Nd}]{2,}) ?(?:の(?:機能|特徴|サービス)|的?(?:功能|特点|服务))$`,
  `(?:مزايا|ميزات|ما يقدمه|ماذا يقدم) (?<who>\\p{Lu}[\\p{Lu}\\p{Ll}\\p{Nd}]{2,})$`
].map((shape) => new RegExp(`^${shape}`, "u"))

/** "BigRival", "Rival Cloud": no noun with a capital, as German writes all. */
const surelyName = /\p{Ll}\p{Lu}|\p{Nd}| |^\p{Lu}{2}/u
const compares =
  /(?<!\p{L})(?:vs\.?|versus|alternativ\p{L}*|compar\p{L}*|vergleich\p{L}*|vergelijk\p{L}*|confront\p{L}*)(?!\p{L})|比較|对比|مقارنة/iu

/** Called so by the page's own title or heading, which sets it beside nobody. */
const isTitled = ({ blocks, statements }: PageIndex, who: string): boolean =>
  [
    ...blocks.filter(({ level }) => level === 1),
    ...statements.filter(({ source }) => source === "title" || source === "json_ld")
  ].some(({ text }) => text.includes(who) && !compares.test(text))
/** Said with a small letter elsewhere: a word. */
const isWord = ({ blocks }: PageIndex, who: string): boolean => {
  const small = new RegExp(`(?<!\\p{L})${RegExp.escape(who.toLowerCase())}(?!\\p{L})`, "u")
  return blocks.some(({ text }) => small.test(text))
}

/** Whether a block stands under a heading over what another house offers. `names`: what the product is called, folded. */
export const isOfAnothersOffer = (page: PageIndex, { under }: Block, names: ReadonlyArray<string>): boolean =>
  under.some((folded) => {
    const heading = page.blocks
      .find((one) => one.level !== null && one.folded === folded)
      ?.text.replace(/[.:?!]+$/u, "")
    const who = shapes.map((shape) => shape.exec(heading ?? "")?.groups?.who).find((one) => one !== undefined)
    if (who === undefined || !surelyName.test(who)) return false
    const called = fold(who)
    return (
      !names.some((own) => own !== "" && (own.includes(called) || called.includes(own))) &&
      !isTitled(page, who) &&
      !isWord(page, who)
    )
  })
