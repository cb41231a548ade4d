/**
 * Every page and every form of the site, once, room by room. Routes, the navigation, the sitemap, robots.txt and the
 * tests that walk over pages and forms come from these two lists; the order is that of the navigation.
 */
import { accountForms, accountPages } from "./account/AccountPages.ts"
import { actForms, actPages } from "./act/ActPages.ts"
import { adminForms, adminPages } from "./admin/AdminPages.ts"
import { checkoutForms, checkoutPages } from "./checkout/CheckoutPages.ts"
import { draftForms, draftPages } from "./draft/DraftPages.ts"
import { ownerForms, ownerPages } from "./owner/OwnerPages.ts"
import { publicForms, publicPages } from "./public/PublicPages.ts"

export const pages = [
  ...publicPages,
  ...draftPages,
  ...actPages,
  ...accountPages,
  ...ownerPages,
  ...checkoutPages,
  ...adminPages
] as const

export const forms = [
  ...publicForms,
  ...draftForms,
  ...actForms,
  ...accountForms,
  ...ownerForms,
  ...checkoutForms,
  ...adminForms
] as const
