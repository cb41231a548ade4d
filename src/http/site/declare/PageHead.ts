/** What programs read of a page: search engines, feed readers, whoever draws a shared link. */

/** A value that JSON can say. */
export type Json = string | number | boolean | null | ReadonlyArray<Json> | { readonly [key: string]: Json | undefined }

export interface Head {
  /** What the page is, as schema.org has it, one node each. */
  readonly structured?: ReadonlyArray<{ readonly "@type": string; readonly [key: string]: Json | undefined }>
  /** The whole address of a picture of 1200 by 630, and what it shows. */
  readonly picture?: { readonly url: string; readonly alt: string }
  /** The same content in another form, or what of it is news. */
  readonly alternates?: ReadonlyArray<{ readonly type: string; readonly href: string; readonly title: string }>
  readonly kind?: "website" | "article" | "profile"
  /** It shows words that anybody may have put into its address: search engines are told of the address without them. */
  readonly hasAnybodysWords?: boolean
}
