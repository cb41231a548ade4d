/** What the foot of a page calls the house: in the line of its rights, and before its address. */
import type { Block } from "../reading/PageIndex.ts"
import { isCompany } from "./NameForms.ts"

const mark = String.raw`(?:©|\(c\)|copyright)`
const years = String.raw`(?:\d{4}\s*(?:[-–—]\s*(?:\d{2,4}|present|today|heute))?)`
const copyright = new RegExp(
  String.raw`(?:(?:${mark}[\s:]*)+(?:(?:copyright|by)\s+)?${years}?|${years}\s*${mark})[\s,.:·|–—-]*(?:by\s+)?(.{2,80})$`,
  "iu"
)
const copyrightEnd =
  /\s*(?:[|·•–—]|\s-\s|(?<!(?<!\p{L})(?:dra?|med|dent|vet|prof|dipl|ing|mag|jur|rer|nat|phil|dott|dott\.ssa|avv|arch|geom|rag|sra?|mrs?|ms|me|st|\p{L}))\.\s|\.$|,\s*(?:all|tous|todos|alle|tutti|made|inc\b)|\b(?:all rights|alle rechte|tous droits|todos los derechos|todos os direitos|tutti i diritti|made (?:with|by|in)|powered by|designed by|built (?:with|by)|\d{4})|جميع الحقوق|版权所有).*$/iu
/** "Acme" of "© 2019-2026 Acme Inc. All rights reserved". */
export const copyrightName = ({ text, region }: Block): string | null => {
  if (text.length > 200 || region === "reviews" || region === "others" || region === "news") return null
  const found = copyright.exec(text)?.[1]
  if (found === undefined) return null
  const name = found.replace(copyrightEnd, "").trim()
  // "Acme Ltd, Leeds": what stands behind the kind of company is where it is.
  const [company = ""] = name.split(/\s*[,，、]\s*(?!\p{Lu}{1,4}\b\.?$)/u)
  return company !== name && isCompany(company) ? company : name
}

/** Where a house writes its address under its name. */
const addressed: ReadonlySet<Block["region"]> = new Set(["footer", "contact"])
const parted = /\s*[,،、，]\s+|\s*[·•|｜]\s*|\s+[-–—]\s+/u
/** What stands small between the words of a name: "Buy Acme at Petit" is none. */
const joints =
  /^(?:of|the|and|for|für|der|die|das|und|van|de|het|den|en|la|le|les|des|du|et|del|el|los|las|y|di|della|e|da|do|dos|a)$/u
/** A street's number, a postal code, a telephone, a mailbox. */
const isAddressed = (rest: string) => /\p{Nd}|@/u.test(rest)
/** "Acme" of "Acme, 12 Mill Lane, Leeds" and of "Acme · post@acme.example". */
export const footNames = ({ text, rows, region }: Block): ReadonlyArray<string> => {
  if (!addressed.has(region) || text.length > 300 || copyright.test(text)) return []
  const [first = "", ...rest] = rows === undefined ? text.split(parted) : [rows[0] ?? "", ...rows.slice(1)]
  const name = first.trim()
  const isCapital = name.split(" ").every((word) => joints.test(word) || !/^\p{Ll}+$/u.test(word))
  const isNamed = isCapital && /^[\p{Lu}\p{Lo}\p{Nd}'’]|\.\p{Ll}/u.test(name) && !/[:：@]|\p{Nd}{3,}/u.test(name)
  return isNamed && (isCompany(name) || isAddressed(rest.join(" "))) ? [name] : []
}
