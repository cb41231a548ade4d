/**
 * Entries set in capitals for looks, written as the page's own sentences write their words: "SIMPLE OVEN PLANS" is
 * "Simple oven plans", and an abbreviation stays one.
 */
import type { Language } from "../../evidence/topics/Language.ts"
import type { Reading } from "../reading/Reading.ts"

/** What stands in brackets is an abbreviation as often as not. */
const word = /(?<![(（\p{L}\p{M}])\p{L}[\p{L}\p{M}]*/gu
const isLoud = (text: string): boolean => !/[\p{Ll}\p{Lo}]/u.test(text) && /\p{Lu}{2}/u.test(text)
/** Abbreviations that a page may write nowhere else. */
const abbreviations: ReadonlySet<string> = new Set(
  (
    "ai api b2b b2c bi ceo cms cnc crm css diy dvd ebike eu erp faq gps hd hr html http ia ios iot ip ipv iso it json ki kpi " +
    "led llm lms mcp nas nfc ocr pc pdf php pos ppc pr pvc qa qr raid rest rfid rss saas sap sdk sea sem seo sim sla sms " +
    "smm sql ssd ssl ssh tv uk ui us usb ux uv vat vip vpn vr wc wifi wlan xml"
  ).split(" ")
)
/** Letters of a word that is hardly an abbreviation. */
const fullWord = 5
const saysWords = (text: string): boolean => (text.match(word) ?? []).some((one) => one.length >= fullWord)

/** How the pages write words where they do not shout. */
const spellingsOf = (readings: ReadonlyArray<Reading>): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { blocks } of readings)
    for (const { block } of blocks)
      if (!isLoud(block.text))
        for (const one of block.text.match(word) ?? [])
          found.set(one.toLowerCase(), (found.get(one.toLowerCase()) ?? new Set()).add(one))
  return found
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const mixed = /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}/u

/** "PCB", "HTML": a word of no tongue that has vowels in all of its words; "trh" is one of Czech. */
const noVowels = /^[B-DF-HJ-NP-TV-XZ]{2,}$/
/** "C" of "C/C++" and of "Vitamin C"; "L'OVEN" and "CHLEB Z PIECA" have a word there. */
const letterAlone = /^(?![AEIOUY])[A-Z]$/
const withoutVowels: ReadonlySet<Language> = new Set(["pl", "cs", "ru", "uk"])
const isLettered = (one: string, next: string, lang: Language | null): boolean =>
  (lang === null || !withoutVowels.has(lang)) &&
  (noVowels.test(one) || (letterAlone.test(one) && next !== "'" && next !== "’"))

/** Whether one entry among others is set in capitals that its page writes small elsewhere, word by word. */
const isSetLoud = (text: string, spellings: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
  (text.match(word) ?? []).every(
    (one) => one.length < fullWord || spellings.get(one.toLowerCase())?.has(one.toLowerCase()) === true
  )

/** The entries as they are where they do not shout, or hold abbreviations alone. */
export const quietened = <A extends { readonly text: string }>(
  entries: ReadonlyArray<A>,
  readings: ReadonlyArray<Reading>,
  lang: Language | null
): ReadonlyArray<A> => {
  const loud = entries.filter(({ text }) => isLoud(text) && saysWords(text))
  if (loud.length === 0) return entries
  const spellings = spellingsOf(readings)
  const areMost = loud.length * 2 > entries.length
  const quiet = (one: string, at: number, text: string): string => {
    const lower = one.toLowerCase()
    const seen = spellings.get(lower)
    if (seen?.has(lower)) return lower
    const own = [...(seen ?? [])].filter((spelling) => mixed.test(spelling))
    if (own.length === 1 && own[0] !== undefined) return own[0]
    if (seen?.has(capital(lower)) === true) return lang === "de" ? capital(lower) : lower
    // Written large wherever it stands: an abbreviation, or a name.
    if (seen !== undefined || abbreviations.has(lower) || isLettered(one, text.charAt(at + one.length), lang))
      return one
    return lang === "de" ? capital(lower) : lower
  }
  return entries.map((entry) =>
    (areMost ? isLoud(entry.text) : loud.includes(entry) && isSetLoud(entry.text, spellings))
      ? { ...entry, text: capital(entry.text.replace(word, quiet)) }
      : entry
  )
}
