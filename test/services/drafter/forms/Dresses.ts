/** The ways hands and builders of sites write the very same page: what a visitor reads stays, the markup under it does not. */
import type { Phrases } from "./Phrases.ts"

export type Dress = (html: string, said: Phrases) => string

const heading = /<h([1-6])>(.*?)<\/h\1>/gs
const headings = (of: (level: number, words: string) => string): Dress => {
  return (html) => html.replace(heading, (_, level: string, words: string) => of(Number(level), words))
}
const sizes = [0, 34, 24, 19, 17, 17, 17]
const marked = (html: string, ...names: ReadonlyArray<readonly [of: string, as: string, name: string]>) =>
  names.reduce(
    (page, [of, as, name]) => page.replaceAll(`<${of}>`, `<${as}${name}>`).replaceAll(`</${of}>`, `</${as}>`),
    html
  )
const frame: Dress = (html) =>
  marked(
    html,
    ["header", "div", ' class="top"'],
    ["nav", "div", ' class="links"'],
    ["main", "div", ' class="content"'],
    ["footer", "div", ' class="bottom"']
  )
const large = headings((level, words) => `<div style="font-size:${sizes[level]}px;line-height:1.2">${words}</div>`)

export const dresses: Readonly<Record<string, Dress>> = {
  "titles in large letters": large,
  "titles in large letters, by a sheet": (html, said) =>
    headings((level, words) => `<span class="t${level}">${words}</span>`)(html, said).replace(
      "</head>",
      `<style>${[1, 2, 3].map((level) => `.t${level}{display:block;font-size:${sizes[level]}px}`).join("")}</style></head>`
    ),
  "no landmarks": frame,
  "neither headings nor landmarks": (html, said) => frame(large(html, said), said),
  "a box around each line": (html) =>
    html
      .replaceAll(/<(p|h[1-6])>/g, '<div class="el"><div class="inner"><$1>')
      .replaceAll(/<\/(p|h[1-6])>/g, "</$1></div></div>"),
  "pictures before titles": headings((level, words) => `<h${level}>🌿 ${words}</h${level}>`),
  "colons behind titles": headings((level, words) => `<h${level}>${words}:</h${level}>`),
  "pictures before lines": (html) => html.replaceAll(/<p>(?=[^<])/g, "<p>📍 ").replaceAll(/<li>(?=[^<])/g, "<li>👉 "),
  "arrows behind lines": (html) => html.replaceAll(/([^<]{20,})<\/p>/g, '$1 <a href="/more">→</a></p>'),
  "the language of a template": (html) => html.replace(/lang="[a-z-]+"/, 'lang="en-US"'),
  "a title of nobody": (html) => html.replace(/<title>.*?<\/title>/, "<title>Home</title>"),
  "a window that asks": (html) =>
    html.replace(
      "</main>",
      '</main><div class="modal"><h2>Newsletter</h2><form><input><button>OK</button></form></div>'
    ),
  "paragraphs in boxes": (html) => marked(html, ["p", "div", ""])
}
