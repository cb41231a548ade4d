/**
 * The verification tags of a page. Only the head counts: what visitors can write on a page stands in its body. The head
 * ends as it does in browsers, with the first text or element that belongs to no head, whether or not it has tags of
 * its own; comments, scripts, templates and `<noscript>` are no part of it.
 */
import { metaName } from "../../../domain/listing/Claim.ts"
import { walkHtml } from "../../../domain/text/HtmlWalk.ts"

export interface HeadMeta {
  /** `content` of each such tag in the head. */
  readonly inHead: ReadonlyArray<string>
  /** How many stand elsewhere. */
  readonly elsewhere: number
}

type Place = "head" | "raw" | "unseen"

const headElements = new Set("html head title base link meta style script noscript template".split(" "))
/** Their text is no text of the page. */
const rawElements = new Set(["title", "style", "script"])
const unseenElements = new Set(["noscript", "template"])

export const headMeta = (html: string): HeadMeta => {
  const inHead: Array<string> = []
  let elsewhere = 0
  let isHead = true
  walkHtml<Place>(html, "head", {
    enter: (name, { name: called = "", content = "" }, around) => {
      if (around === "unseen") return "unseen"
      if (!headElements.has(name)) isHead = false
      if (name === "meta" && called.trim().toLowerCase() === metaName) {
        if (isHead) inHead.push(content)
        else elsewhere++
      }
      if (unseenElements.has(name)) return "unseen"
      return rawElements.has(name) ? "raw" : "head"
    },
    text: (data, place) => {
      if (place === "head" && data.trim() !== "") isHead = false
    }
  })
  return { inHead, elsewhere }
}
