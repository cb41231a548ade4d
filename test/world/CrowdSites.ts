/** Many small sites of three pages each, all alike and all different: the load of the crash run. */
import { html, type Site, site } from "./Site.ts"

const trades = [
  "bakers",
  "florists",
  "plumbers",
  "tailors",
  "potters",
  "cyclists",
  "gardeners",
  "painters",
  "teachers",
  "sailors"
]

const page = (name: string, title: string, body: string) =>
  html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>
<nav><a href="/">${name}</a> <a href="/about">About</a> <a href="/pricing">Pricing</a></nav>${body}</body></html>`)

export const crowd = (count: number): ReadonlyArray<Site> =>
  Array.from({ length: count }, (_, index) => {
    const trade = trades[index % trades.length] ?? "makers"
    const name = `Orderly${index + 1}`
    return site(`orderly-${index + 1}-${trade}.com`, {
      "/": page(
        name,
        `${name} - job planner for ${trade}`,
        `<h1>${name} plans the week of ${trade}</h1><p>${name} is a job planner for ${trade} who would rather work than type.</p>
<ul><li>Plans up to ${20 + index} jobs a week</li><li>Sends an invoice when a job is done</li></ul>`
      ),
      "/about": page(
        name,
        `About ${name}`,
        `<h1>About us</h1><p>${name} was founded in ${1990 + index} by two ${trade}.</p>`
      ),
      "/pricing": page(
        name,
        `Pricing - ${name}`,
        `<h1>Pricing</h1><p>${name} costs $${5 + index} a month, with a free trial.</p>`
      )
    })
  })
