/** The kinds of mail that one click ends (RFC 8058). Every other mail is about something its reader did, and comes. */

export interface EndableMailWords {
  /** In the middle of a sentence: "You no longer get …". */
  readonly name: string
  /** Why somebody gets it, as it stands at its foot. */
  readonly why: string
}

export const endableMails = {
  updates: {
    name: "news of products you follow",
    why: "You get this because you follow this product."
  },
  digests: {
    name: "digests of the products you follow",
    why: "You get this because you follow products and asked for a digest."
  },
  launches: {
    name: "mails on the day a product you follow launches",
    why: "You get this because you followed this product before its launch."
  }
} as const satisfies Readonly<Record<string, EndableMailWords>>

export type EndableMail = keyof typeof endableMails
export const isEndableMail = (kind: string): kind is EndableMail => Object.hasOwn(endableMails, kind)
