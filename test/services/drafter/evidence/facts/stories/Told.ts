/** What a draft makes of a page about the makers: "2019 Ada Roth, Ben Lund", "-" where it tells no year. */
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "../FactPages.ts"

/** `said`: HTML, or paragraphs with "//" between them under the heading "About us". */
export const toldBy = (said: string, lang: string): string => {
  const paragraphs = said.split("//").map((text) => `<p>${text.trim()}</p>`)
  const main = said.startsWith("<") ? said : `<h1>About us</h1>${paragraphs.join("")}`
  const pages = [crumb({ lang, main: "<h1>Crumb</h1>" }), crumb({ main, lang, path: "about" })]
  const { fields, founders } = extract(openGate({ pages, categories: [] }), []).stands
  const names = founders.map(({ value }) => value.name).toSorted()
  return [fields.founded_year?.value ?? "-", names.join(", ")].join(" ").trim()
}
/** Its year alone. */
export const yearToldBy = (said: string, lang: string): string => toldBy(said, lang).split(" ")[0] ?? "-"
