/**
 * The snippet a maker pastes and the addresses in it. The badge check looks for exactly these two
 * addresses, so both sides take them from here.
 */

import { listingPath } from "../listing/Links.ts"
import { escapeMarkup } from "../text/FittedText.ts"
import type { BadgeKind } from "./Badge.ts"
import { type BadgeFacts, type BadgeForm, badgeSize, badgeTitle } from "./BadgeLook.ts"

/** The path every badge picture of a listing lies under. */
export const badgeFolder = (slug: string): string => `/badges/${slug}/`

/** The address of a badge picture; `origin` has no slash at its end. Of several awards it is the one of `week`. */
export const badgeSrc = (origin: string, slug: string, kind: BadgeKind, form: BadgeForm, week?: string): string =>
  `${origin}${badgeFolder(slug)}${kind}.svg?shape=${form.shape}&mode=${form.mode}&size=${form.size}` +
  (week === undefined ? "" : `&week=${week}`)

/** A picture that is a link, ready to paste; every value is escaped here. Sizes in CSS pixels, so nothing shifts. */
export const badgeHtml = (snippet: {
  readonly href: string
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}): string =>
  `<a href="${escapeMarkup(snippet.href)}"><img src="${escapeMarkup(snippet.src)}" alt="${escapeMarkup(snippet.alt)}" ` +
  `width="${snippet.width}" height="${snippet.height}"></a>`

/** The whole snippet for one badge of a listing. */
export const badgeSnippet = (origin: string, slug: string, badge: BadgeFacts & BadgeForm): string =>
  badgeHtml({
    href: origin + listingPath(slug),
    src: badgeSrc(origin, slug, badge.kind, badge, badge.week),
    alt: badgeTitle(badge),
    ...badgeSize(badge.kind, badge.shape, badge.size)
  })
