/**
 * Whether what was published is the proof, and what to say of it. Pure: what was read is given. What a stranger wrote is
 * quoted in a few letters, on one line.
 */
import { metaName } from "../../../domain/listing/Claim.ts"
import { oneLine } from "../../../domain/text/FittedText.ts"
import { challengeText, metaTag } from "./ClaimInstructions.ts"
import type { HeadMeta } from "./HeadMeta.ts"

/** `unreachable`: nobody could say whether it is there, which costs nothing. */
export interface ProofSeen {
  readonly result: "found" | "not_found" | "unreachable"
  readonly detail: string
}

/** Letters of what was found in the token's place. */
const excerptLetters = 40
const mostExcerpts = 3
/** Texts that are looked through; a name with more is no ordinary one. */
const mostTexts = 100
/** Parts of one record that may have been handed over one by one. */
const mostParts = 4

export const proofFound = (detail: string): ProofSeen => ({ result: "found", detail })
export const proofMissing = (detail: string): ProofSeen => ({ result: "not_found", detail })
export const proofUnknown = (detail: string): ProofSeen => ({ result: "unreachable", detail })

const excerpt = (text: string) => `“${oneLine(text, excerptLetters)}”`
const excerpts = (texts: ReadonlyArray<string>) =>
  `${texts.slice(0, mostExcerpts).map(excerpt).join(", ")}${texts.length > mostExcerpts ? ", …" : ""}`

/** The token by itself or as a pair, among other pairs, in quotes or spaces of any kind. */
const holdsToken = (text: string, token: string): boolean =>
  text.split(/[\s"';,]+/).some((part) => part === token || part === challengeText(token))

/** A record of several strings may come as several texts, in their order. */
const joined = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  texts.flatMap((_, from) =>
    Array.from({ length: Math.min(mostParts, texts.length - from) }, (_, more) =>
      texts.slice(from, from + more + 1).join("")
    )
  )

/** Of the TXT records at a name. */
export const txtProof = (host: string, texts: ReadonlyArray<string>, token: string): ProofSeen => {
  if (joined(texts.slice(0, mostTexts)).some((text) => holdsToken(text, token)))
    return proofFound(`The TXT record at ${host} holds the token.`)
  const wait =
    "Name servers may remember for an hour or more that it was not there: if you have just added it, wait and verify again."
  return proofMissing(
    texts.length === 0
      ? `Looked for a TXT record at ${host} and found none. ${wait}`
      : `Looked for the token at ${host} and found ${texts.length === 1 ? "one TXT record" : `${texts.length} TXT records`}, none with it: ${excerpts(texts)}. ${wait}`
  )
}

/** Of the head of a homepage. */
export const metaProof = (page: string, meta: HeadMeta, token: string): ProofSeen => {
  if (meta.inHead.some((content) => content.trim() === token)) return proofFound(`The tag is in the head of ${page}.`)
  const looked = `Looked for ${metaTag("…")} with the token in the head of ${page}`
  if (meta.inHead.length > 0)
    return proofMissing(`${looked} and found the tag with another content: ${excerpts(meta.inHead)}.`)
  if (meta.elsewhere > 0)
    return proofMissing(
      `${looked} and found a tag of that name only outside of the head, where it does not count. Move it up, before the body begins.`
    )
  return proofMissing(
    `${looked} and found no ${metaName} there. It must be in the HTML that the server sends, not put in by a script.`
  )
}

/** Of the file; `isPage` where a web page answered in its place. */
export const fileProof = (url: string, body: string, isPage: boolean, token: string): ProofSeen => {
  const text = body.replace(/^\ufeff/, "").trim()
  if (text === token) return proofFound(`The file at ${url} holds the token.`)
  const looked = `Looked for a file with nothing but the token at ${url}`
  if (isPage) return proofMissing(`${looked}, and a web page answered in its place.`)
  return proofMissing(text === "" ? `${looked}, and it is empty.` : `${looked}, and it says ${excerpt(text)}.`)
}
