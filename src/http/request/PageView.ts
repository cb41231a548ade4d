/** Whether a request was a person looking at a product's page, by what a browser says of itself. */
import { isbot } from "isbot"
import { pathOf } from "./Target.ts"

const productPage = /^\/products\/([a-z0-9][a-z0-9-]{0,219})(?:\?|$)/
/** Browsers have few names; a thousand of them are remembered, since asking takes longer than all the rest. */
const mostAgents = 1000
const agents = new Map<string, boolean>()

const isPerson = (agent: string): boolean => {
  const known = agents.get(agent)
  if (known !== undefined) return known
  if (agents.size >= mostAgents) agents.clear()
  const person = !isbot(agent)
  agents.set(agent, person)
  return person
}

/** A page that is fetched ahead, in case somebody opens it, is not seen. */
const isAhead = (headers: Headers) =>
  /prefetch|prerender/i.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "")

/** What the browser of a person who opens a page calls itself; null where a program opens it, or nobody yet. */
export const readerIn = (headers: Headers): string | null => {
  if (isAhead(headers)) return null
  const agent = headers.get("user-agent") ?? ""
  const isReader = agent !== "" && headers.get("accept")?.includes("text/html") === true && isPerson(agent)
  return isReader ? agent : null
}

/** The slug of the page that was seen, and the browser; null where nobody saw one. */
export const pageView = (
  { method, headers }: Request,
  url: string,
  status: number
): { readonly slug: string; readonly agent: string } | null => {
  // An answer that the browser has already is seen as well.
  if (method !== "GET" || !url.includes("/products/") || (status !== 200 && status !== 304)) return null
  const slug = productPage.exec(pathOf(url))?.[1]
  const agent = slug === undefined ? null : readerIn(headers)
  return slug === undefined || agent === null ? null : { slug, agent }
}
