/** Whether labels stand on their pages: a label or a quote that is nowhere on them is our own mistake. */

import { plantedIn } from "../judge/Planted.ts"
import { holds, plain } from "../judge/Words.ts"
import { readSite } from "../Source.ts"
import { type Field, fields, type Labelled } from "./Labels.ts"

/** Not in the page's words: chosen from a closed list, or written in another form. */
const chosen: ReadonlySet<string> = new Set<Field>(["country", "pricing_model", "stage", "categories"])
/** May be the page's words in another order or form. */
const topics: ReadonlySet<string> = new Set<Field>(["tags", "keywords"])

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  apos: "'",
  copy: "©",
  pound: "£",
  euro: "€"
}
const decoded = (html: string) =>
  html
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
/** All there is, seen or not: text without tags, and the markup with its attributes and data. */
const everything = ({ pages, styles }: Labelled) => {
  const html = decoded([...pages.map((page) => page.html), ...Object.values(styles)].join("\n"))
  const without = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ")
  return [
    without.replace(/<\/?(?:b|i|em|strong|a|span|small|mark)\b[^>]*>/g, ""),
    without.replace(/<[^>]*>/g, " "),
    html
  ]
}

type Nested = string | null | undefined | ReadonlyArray<Nested> | { readonly [key: string]: Nested }
const textsOf = (label: Nested): ReadonlyArray<string> =>
  label === null || label === undefined
    ? []
    : typeof label === "string"
      ? [label]
      : Array.isArray(label)
        ? label.flatMap(textsOf)
        : Object.values(label).flatMap(textsOf)

export const checkLabels = (site: Labelled): ReadonlyArray<string> => {
  const all = everything(site)
  const stands = (text: string) => all.some((one) => one.includes(text) || holds(one, text))
  const shown = [
    ...readSite(site).flatMap(({ text, title, meta }) => [
      text.replaceAll("\n", " "),
      text,
      title ?? "",
      ...Object.values(meta)
    ]),
    // What a script reads of the page may lack what was not labelled by hand from it: addresses.
    ...all.slice(2)
  ]
  /** Prices may be put together of what a card says; addresses are relative, a video is known by its key. */
  const isShown = (field: Field, text: string) =>
    field === "pricing_summary"
      ? plain(text)
          .split(" ")
          .every((word) => shown.some((one) => holds(one, word)))
      : field === "logo_url" || field === "demo_video_url"
        ? shown.some((one) => one.includes(text.split(/[/=]/).at(-1) ?? text))
        : shown.some((one) => one.includes(text) || holds(one, text))
  const problems: Array<string> = []
  for (const field of fields) {
    if (chosen.has(field)) continue
    for (const text of textsOf(site.truth[field]))
      if (!topics.has(field) && !isShown(field, text)) problems.push(`${field}: ${text}`)
  }
  for (const { field, value, quote } of plantedIn(site))
    if (!stands(quote)) problems.push(`never ${field}: ${value} <- ${quote}`)
  for (const [field, quotes] of Object.entries(site.quotes))
    for (const quote of quotes) if (!stands(quote)) problems.push(`quote of ${field}: ${quote}`)
  for (const { file } of site.pages.map(({ html, url }) => ({ file: html.length > 16_384 ? url : "" })))
    if (file !== "" && site.source === "own") problems.push(`longer than 16 KB: ${file}`)
  return problems.map((problem) => `${site.id}: ${problem}`)
}
