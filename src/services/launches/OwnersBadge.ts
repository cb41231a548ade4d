/** The HTML an owner pastes: the badge every listing may show, in the form that fits most pages. */
import { badgeSnippet } from "../../domain/launch/BadgeEmbed.ts"

export const ownersBadge = (origin: string, { slug, name }: { readonly slug: string; readonly name: string }): string =>
  badgeSnippet(origin, slug, { kind: "listed", name, shape: "standard", mode: "auto", size: "m" })
