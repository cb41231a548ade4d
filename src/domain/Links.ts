/** Every address of the site and the API, built from the public origin in one place. */
import type { BadgeKind, BadgeMode, BadgeShape, BadgeSize } from "./Badge.ts"
import { basePath } from "./Site.ts"

export const linksOf = (origin: string) => ({
  origin,
  listing: (slug: string) => `${origin}/products/${slug}`,
  founder: (slug: string) => `${origin}/founders/${slug}`,
  post: (slug: string) => `${origin}/blog/${slug}`,
  submit: `${origin}/submit`,
  weeks: `${origin}/weeks`,
  leaderboards: `${origin}/leaderboards`,
  /** `token` is the invitation's secret. */
  invitation: (draftId: string, token: string) => `${origin}/invitations/${draftId}?token=${token}`,
  products: `${origin}/pricing`,
  ranking: `${origin}/how-ranking-works`,
  bot: `${origin}/bot`,
  docs: `${origin}/docs`,
  openapi: `${origin}/openapi.json`,
  mcp: `${origin}/mcp`,
  api: (path: string) => `${origin}${basePath}${path}`,
  badge: (
    slug: string,
    kind: BadgeKind,
    style: { readonly shape: BadgeShape; readonly mode: BadgeMode; readonly size: BadgeSize }
  ) => `${origin}/badges/${slug}/${kind}.svg?shape=${style.shape}&mode=${style.mode}&size=${style.size}`
})
export type Links = ReturnType<typeof linksOf>
