/** What a page may ask for besides what every page has, by name. */

/** The sheets that pages ask for, and where they stand: beside what wears them. */
export const styleFiles = {
  about: "public/about/about.css",
  account: "account/account.css",
  admin: "admin/admin.css",
  browse: "public/browse/browse.css",
  checkout: "checkout/checkout.css",
  draft: "draft/draft.css",
  editor: "draft/editor/editor.css",
  boards: "public/launches/boards/boards.css",
  front: "public/launches/home/front.css",
  launches: "public/launches/launches.css",
  owner: "owner/owner.css",
  people: "public/people/people.css",
  product: "public/product/product.css",
  publish: "owner/publish/publish.css"
} as const
export type StyleName = keyof typeof styleFiles

/** What scripts there are: `Swap` is the file `frame/browser/SwapScript.ts`. */
export const scriptNames = ["Console", "Copy", "Progress", "Swap", "Editor"] as const
export type ScriptName = (typeof scriptNames)[number]
