/**
 * Whether a web page shows a listing's badge: a link to the listing's page on this directory, and in it
 * a picture of the badge from our own address. The page is a maker's livelihood, so every doubt speaks
 * for it: any `rel`, any kind of badge, lazy loading, image proxies and a `<base>` are all accepted.
 * What no visitor sees (comments, scripts, templates, hidden elements) is not.
 */
import type { BadgeReason } from "../../../domain/listing/BadgeReasons.ts"
import { badgeAddresses } from "./BadgeAddresses.ts"
import { pageContents } from "./PageContents.ts"

/** What a page that was read may lack. */
export type BadgeAbsence = Extract<
  BadgeReason,
  "hidden" | "wrong_listing" | "no_image" | "no_link" | "js_rendered_suspected" | "absent"
>

export type BadgeFinding =
  | { readonly result: "found" }
  | {
      readonly result: "not_found"
      readonly reason: BadgeAbsence
      /** What was seen instead, for the maker to recognise the page by. */
      readonly seen: { readonly title: string | null; readonly links: number }
    }

/**
 * Looks for the badge of the listing `slug` in a page. `pageUrl` is where the page was finally read,
 * `origin` is where this directory is public (`https://launchbook.example`).
 */
export const findBadge = (
  html: string,
  asked: { readonly pageUrl: string; readonly origin: string; readonly slug: string }
): BadgeFinding => {
  const addresses = badgeAddresses(asked.origin, asked.slug)
  const page = pageContents(html)
  const base = URL.parse(page.base ?? "", asked.pageUrl)?.href ?? asked.pageUrl
  let shell: boolean | undefined
  /** Not asked of a page whose badge stands in plain sight, and once of any other: its scripts may be most of it. */
  const isShell = () => (shell ??= page.isDrawnByScripts || addresses.isNamedIn(page.scriptText))

  const absences = new Set<BadgeAbsence>()
  const found = page.anchors.some((anchor) => {
    const linked = addresses.listing(anchor.address, base)
    const badges = anchor.images.map((image) => ({ of: addresses.badge(image.address, base), visible: image.visible }))
    const own = badges.filter((badge) => badge.of === "own")
    if (linked === "own" && own.length > 0) {
      // On a page that scripts draw, `<noscript>` is the page as we see it; on any other nobody sees it.
      const seen = !anchor.scriptless || isShell()
      if (seen && own.some((badge) => badge.visible)) return true
      absences.add("hidden")
    } else if (badges.some((badge) => badge.of === "other") || (linked === "other" && own.length > 0)) {
      absences.add("wrong_listing")
    } else if (linked === "own") absences.add("no_image")
    else if (own.length > 0) absences.add("no_link")
    return false
  })
  if (found) return { result: "found" }
  if (page.looseImages.some((address) => addresses.badge(address, base) === "own")) absences.add("no_link")
  // The nearest miss first: it is the one the maker can mend in one step.
  const nearest: ReadonlyArray<BadgeAbsence> = ["hidden", "no_image", "no_link", "wrong_listing"]
  const reason = nearest.find((each) => absences.has(each)) ?? (isShell() ? "js_rendered_suspected" : "absent")
  return { result: "not_found", reason, seen: { title: page.title, links: page.anchors.length } }
}
