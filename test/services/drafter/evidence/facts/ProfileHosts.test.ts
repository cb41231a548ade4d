/** Profiles by whichever of its names a platform is linked. */
import { expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

const socialsOf = (footer: string) => {
  const page = crumb({ main: "<h1>Crumb plans bread</h1><p>Crumb is an app for bakers.</p>", footer })
  const { socials } = extract(openGate({ pages: [page], categories: [] }), []).stands
  return Object.fromEntries(Object.entries(socials).map(([platform, { value }]) => [platform, value]))
}

test.each([
  ["https://www.threads.net/@crumbapp", "threads", "https://www.threads.com/@crumbapp"],
  ["https://be.linkedin.com/company/crumb-bv", "linkedin", "https://www.linkedin.com/company/crumb-bv"],
  ["https://nl-nl.facebook.com/crumbapp", "facebook", "https://www.facebook.com/crumbapp"],
  ["https://m.youtube.com/@crumbapp", "youtube", "https://www.youtube.com/@crumbapp"],
  [
    "https://www.facebook.com/profile.php?id=100012345678901",
    "facebook",
    "https://www.facebook.com/profile.php?id=100012345678901"
  ]
])("%p is ours on %p", (href, platform, url) => {
  expect(socialsOf(`<p>© 2026 Crumb</p><a href="${href}"></a>`)).toEqual({ [platform]: url })
})
test("what a page is made with is whoever's who signs it", () => {
  const credit = '<p><a href="https://github.com/flourtech/crumb.css">crumb.css</a> by Flourtech Studio</p>'
  expect(socialsOf(`<p>© 2026 Crumb</p>${credit}`)).toEqual({})
})
