/** Why a badge was not found, or the page not read on which it was looked for: each code with what it means. */
export const badgeReasons = {
  hidden: "The whole badge is there, but nobody can see it.",
  wrong_listing: "A badge is there, of another listing or linked to another listing.",
  no_image: "The link is there without the badge's picture in it.",
  no_link: "The badge's picture is there without a link to the listing around it.",
  js_rendered_suspected: "Nothing of it is there, but scripts draw the page, and none are run.",
  absent: "Nothing of it is there.",
  robots_disallowed: "The site's robots.txt does not let the page be read.",
  robots_unreachable: "The site's robots.txt answers with an error, which forbids reading the page.",
  blocked_url: "The address is not one that is read.",
  blocked_address: "The address is not one of the public web.",
  dns: "The name of the site leads nowhere.",
  connect: "The site does not accept connections.",
  tls: "The certificate of the site is not valid.",
  timeout: "The site took too long to answer.",
  http_error: "The site answered with an error.",
  not_html: "The address leads to something else than a page.",
  too_large: "The page is larger than is read.",
  too_many_redirects: "The address leads on and on.",
  bad_encoding: "The page is packed in a way that is not read.",
  protocol: "What answered does not speak HTTP, or broke off."
} as const
export type BadgeReason = keyof typeof badgeReasons

const isReason = (text: string): text is BadgeReason => Object.hasOwn(badgeReasons, text)
export const badgeReasonCodes = Object.keys(badgeReasons).filter(isReason)

/** As it was stored: a look from before there was this list may have kept the very status of an error. */
export const badgeReasonOf = (stored: string | null): BadgeReason | null => {
  if (stored === null) return null
  if (isReason(stored)) return stored
  return stored.startsWith("http_") ? "http_error" : null
}
