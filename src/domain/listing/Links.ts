/** Every address of the site and the API, built from the public origin in one place. */
import { basePath } from "./Site.ts"

/** The path of a listing's page, which a badge links to. */
export const listingPath = (slug: string): string => `/products/${slug}`

export const linksOf = (origin: string) => ({
  origin,
  listing: (slug: string) => origin + listingPath(slug),
  founder: (slug: string) => `${origin}/founders/${slug}`,
  post: (slug: string) => `${origin}/blog/${slug}`,
  submit: `${origin}/submit`,
  weeks: `${origin}/weeks`,
  leaderboards: `${origin}/leaderboards`,
  /** `token` is the invitation's secret. */
  invitation: (draftId: string, token: string) => `${origin}/invitations/${draftId}?token=${token}`,
  products: `${origin}/pricing`,
  /** Whoever has the address sees the order and may pay it. */
  checkout: (secret: string) => `${origin}/checkout/${secret}`,
  invoice: (secret: string) => `${origin}/invoices/${secret}`,
  ranking: `${origin}/how-ranking-works`,
  bot: `${origin}/bot`,
  docs: `${origin}/docs`,
  openapi: `${origin}/openapi.json`,
  mcp: `${origin}/mcp`,
  api: (path: string) => `${origin}${basePath}${path}`
})
export type Links = ReturnType<typeof linksOf>
