/** Every address of the site and the API, built from the public origin in one place. */
import { basePath } from "./Site.ts"

/** The path of a listing's page, which a badge links to. */
export const listingPath = (slug: string): string => `/products/${slug}`

/** The path of a picture that was uploaded; its name follows from what is in it, so it never shows anything else. */
export const imagePath = (hash: string): string => `/media/${hash}.webp`
/** The hash in such a path; null for any other address. */
export const imageHashIn = (url: string): string | null => /^\/media\/([0-9a-f]{64})\.webp$/.exec(url)?.[1] ?? null

export const linksOf = (origin: string) => ({
  origin,
  listing: (slug: string) => origin + listingPath(slug),
  founder: (slug: string) => `${origin}/founders/${slug}`,
  post: (slug: string) => `${origin}/blog/${slug}`,
  submit: `${origin}/submit`,
  /** Where somebody sees what they follow, and chooses how they are told. */
  following: `${origin}/account/following`,
  /** Where somebody keeps an account that is to be deleted. */
  accountSettings: `${origin}/account/settings`,
  weeks: `${origin}/weeks`,
  leaderboards: `${origin}/leaderboards`,
  /** `token` is the invitation's secret. */
  invitation: (draftId: string, token: string) => `${origin}/invitations/${draftId}?token=${token}`,
  /** `token` is the secret of the mail; opening it does nothing. */
  claim: (id: number, token: string) => `${origin}/claims/${id}?token=${token}`,
  claimDispute: (id: number, token: string) => `${origin}/claims/${id}/dispute?token=${token}`,
  products: `${origin}/pricing`,
  /** Whoever has the address sees the order and may pay it. */
  checkout: (secret: string) => `${origin}/checkout/${secret}`,
  /** `token` ends one kind of mail to one account. */
  unsubscribe: (token: string) => `${origin}/unsubscribe/${token}`,
  invoice: (secret: string) => `${origin}/invoices/${secret}`,
  /** A picture of ours under its whole address, any other as it is. */
  picture: (url: string) => (imageHashIn(url) === null ? url : origin + url),
  ranking: `${origin}/how-ranking-works`,
  bot: `${origin}/bot`,
  docs: `${origin}/docs`,
  openapi: `${origin}/openapi.json`,
  mcp: `${origin}/mcp`,
  api: (path: string) => `${origin}${basePath}${path}`
})
export type Links = ReturnType<typeof linksOf>
