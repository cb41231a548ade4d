/** Words around what a page says that turn it, narrow it or take it back: who leaves them out says something else. */
import { tellingStems } from "../../meaning/TellingStems.ts"
import { stemOf } from "../../parse/Stems.ts"
import { against } from "./Against.ts"
import { turnedIn } from "./Turned.ts"
import { zoned } from "./Zones.ts"

/** Stands before a word, and makes less of it or the contrary. */
const before =
  /\b(almost|nearly|virtually|practically|barely|hardly|scarcely|less|anything but|far from|less an?|like an?|similar to|opposed to|is against|are against|half(?: of)?|(?:a )?(?:quarter|third|part|share|portion) of|(?<!\b(?:every|each) (?:single )?)one of|among|meant to|intended to|supposed to)\s+((?:(?:the|an?|all|its|our|using|most|be|as) )*)([\p{L}-]+)/giu
const word = (marker: string) => new RegExp(String.raw`\b${marker.split(" ")[0] ?? marker}\b`, "i")
const isWeakened = (sentence: string, stems: ReadonlySet<string>, text: string): boolean =>
  [...text.matchAll(before)].some(
    ([, marker = "", , next = ""]) => !word(marker).test(sentence) && stems.has(stemOf(next.toLowerCase()))
  )

/** Opens a condition; what follows tells which. */
const conditions =
  /(?<!^|, )\bwhere\s+([^,.;:]+)|(?<!^)\b(?:up to|as long as|so long as|provided(?: that)?(?! by| to| with| in| for| as| at)|in case|assuming|given(?! to| by| in| at| as| away)|depending on|subject to)\s+([^,.;:]+)|\b(\p{L}+) permitting\b/giu
const holds =
  /\b(?:where|as long as|so long as|provided|in case|assuming|given|depending|subject to|permitting|if|when|up to)\b/i
const isConditional = (sentence: string, stems: ReadonlySet<string>, text: string): boolean =>
  !holds.test(sentence) &&
  [...text.matchAll(conditions)].some(([, place, first, second]) => {
    const words = tellingStems(place ?? first ?? second ?? "")
    return words.length > 0 && words.filter((one) => stems.has(one)).length * 2 < words.length
  })

/** Of all, save some. */
const universal = /\b(?:all|every|everyone|everybody|everything|any|anyone|anybody|each|no)\b/i
const excepted =
  /\b(?:all|every|everyone|everybody|everything|any|anyone|each)\b[^,.;]*?\b(?:but|who|that|which)\s+([^,.;]+)|,\s*([^,.;]+?) excluded\b/giu
const isExcepted = (sentence: string, stems: ReadonlySet<string>, text: string): boolean =>
  universal.test(sentence) &&
  [...text.matchAll(excepted)].some(([, first, second]) => {
    const words = tellingStems(first ?? second ?? "")
    return words.length > 0 && words.filter((one) => stems.has(one)).length * 2 <= words.length
  })

const doubts =
  /\b(?:nobody|no one|hardly anyone|few|some|critics|rivals|people|users|many) (?:people )?(?:believes?|thinks?|fears?|claims?|wish(?:es)?|doubts?)\b|\bit (?:is|would be) (?:a mistake|wrong|false|untrue|a myth|an error) to\b|\bin theory\b|\bon paper\b|\bor so (?:it|they|he|she) claims?\b|\b(?:supposedly|allegedly|reportedly)\b/i

/** "The oldest family brewery" is not the oldest brewery. */
const superlative =
  /\b(?:the |our |its )?((?:most|least) \p{L}+|\p{L}{3,}est|best|leading|only|first|largest)((?: [\p{L}-]+){1,4})/giu
const isNarrowed = (sentence: string, stems: ReadonlySet<string>, text: string): boolean =>
  [...sentence.matchAll(superlative)].some(([, best = "", said = ""]) =>
    [...text.matchAll(superlative)].some(([, other = "", told = ""]) => {
      if (best.toLowerCase() !== other.toLowerCase()) return false
      const [head] = tellingStems(said)
      const row = told.split(/ (?:in|of|for|at|on|from|and|or|that|which|who|by|to) /)[0] ?? ""
      const words = tellingStems(row)
      const at = head === undefined ? -1 : words.indexOf(head)
      return at > 0 && words.slice(0, at).some((one) => !stems.has(one))
    })
  )

/** "No app, only an account": what stands behind has a word of its own, and is denied by none. */
const affirms = /\b(?:no|without|zero)\b[^.;:]*?(?:,\s*(?:just|only|but)|\b(?:but|just|only)|\band)\s+[^,.;:]+/giu
const denied = /\b(?:no|without|zero)\s+((?:[\p{L}-]+ ){0,2}[\p{L}-]+)/giu
const turns = /,\s*(?:just|only|but)\b|\b(?:but|just|only|few)\b|\band (?:an?|some|the|few|many|one|two)\b/iu
const isDeniedAlone = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  [...sentence.matchAll(denied)].some(([, first = ""]) => {
    const wanted = tellingStems(first)
    const telling = texts.filter((text) => tellingStems(text).some((one) => wanted.includes(one)))
    return (
      wanted.length > 0 &&
      telling.length > 0 &&
      telling.every((text) =>
        [...text.matchAll(affirms)].some(([all]) => {
          const turn = turns.exec(all)
          if (turn === null) return false
          const behind = new Set(tellingStems(all.slice(turn.index)))
          const ahead = new Set(tellingStems(all.slice(0, turn.index)))
          return wanted.some((one) => behind.has(one) && !ahead.has(one)) && wanted.every((one) => !ahead.has(one))
        })
      )
    )
  })

/** "Free of ads" is not free. */
const completed = /\b(?:is|are|stays?|remains?)\s+(?:\p{L}+ly )?([\p{L}]+) (?:of|from|towards?) ([^,.;:]+)/giu
const isCutShort = (sentence: string, stems: ReadonlySet<string>, text: string): boolean =>
  [...text.matchAll(completed)].some(
    ([, quality = "", rest = ""]) =>
      stems.has(stemOf(quality.toLowerCase())) &&
      new RegExp(String.raw`\b${quality}\b(?! of| from| toward)`, "iu").test(sentence) &&
      !tellingStems(rest).some((one) => stems.has(one))
  )

/** In brackets: for whom, from when, at what charge. */
const bracketed = /\(([^)]*)\)/gu
const narrows =
  /\b(?:only|beta|experimental|planned|soon|from|plans?|enterprise|pro|premium|business|request|extra|charges?|surcharge|fee|members|except|not|partly|limited|preview|trial)\b/i
const isBracketed = (sentence: string, stems: ReadonlySet<string>, text: string): boolean =>
  [...text.matchAll(bracketed)].some(
    ([, inside = ""]) =>
      narrows.test(inside) && !narrows.test(sentence) && !tellingStems(inside).some((one) => stems.has(one))
  )

/** Before a colon: for whom, from when, whether at all. */
const labels =
  /(?:^|[.!?] )(?=[^:.!?]{0,40}\b(?:plans?|tier|enterprise|pro|premium|business|only|members|dream|vision|goal|myths?|false|wrong|rumou?rs?|ideas?|wish ?list|roadmap|coming|planned|soon|reported|future|next|later|beta|experimental)\b[^:.!?]{0,30}:\s)([^:.!?]{1,60}):/giu
const isLabelled = (_: string, stems: ReadonlySet<string>, text: string): boolean =>
  [...text.matchAll(labels)].some(([, label = ""]) => !tellingStems(label).some((one) => stems.has(one)))

/** "Used by over 350 firms in the UK and Ireland": in both of them together. */
const counted =
  /(?<figure>\p{Nd}[\p{Nd}.,]*)[^.;:!?]{1,60} (?:in|across|from) (?<places>(?:the )?\p{Lu}[\p{L}-]*(?:,? (?:and )?(?:the )?\p{Lu}[\p{L}-]*){0,6},? and (?:the )?\p{Lu}[\p{L}-]*)/u
const isOfOneOfPlaces = (sentence: string, text: string): boolean => {
  const { figure = "", places = "" } = counted.exec(text)?.groups ?? {}
  const names = places.split(/,? and |, /u)
  const told = names.filter((name) => sentence.includes(name.replace(/^the /u, "")))
  return figure !== "" && sentence.includes(figure) && told.length > 0 && told.length < names.length
}

/** "No" and "not", where no text has a word that could be turned into one. */
const denies = /\b(?:no|not|never)\b/i
const couldDeny =
  /\b(?:no|not|never|none|nothing|nobody|nowhere|nor|neither|cannot|without|free|zero|only|just|instead|rather|except|but|refus\p{L}*|stop\p{L}*|avoid\p{L}*|skip\p{L}*|lack\p{L}*|forget|goodbye|less|few|fewer|hardly|un\p{L}+|in\p{L}+|im\p{L}+|dis\p{L}+|non-?\p{L}+|\p{L}+less|\p{L}+-free)\b|n['’]t\b/iu

/** Of a sentence's words at least so many stand in a text that carries it. */
const carries = 0.7

/** Why a sentence may not leave out what frames it; null where it leaves nothing out. */
export const framed = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): string | null => {
  const stems = new Set(tellingStems(sentence))
  const ours = new Set(names.flatMap(tellingStems))
  const carryingOf = (wanted: ReadonlyArray<string>) =>
    texts.filter((text) => {
      const own = new Set(tellingStems(text))
      return wanted.filter((one) => own.has(one)).length >= wanted.length * carries
    })
  const carrying = carryingOf([...stems])
  const some = (rule: (sentence: string, stems: ReadonlySet<string>, text: string) => boolean) =>
    carrying.length > 0 && carrying.every((text) => rule(sentence, stems, text))
  // "Our stall closed" speaks of Acme's without its name.
  const telling = [...stems].filter((one) => !ours.has(one))
  const found = against(sentence, texts, telling.length < 2 ? carrying : carryingOf(telling), stems, ours)
  if (found !== null) return found
  if (some(isConditional) || some(isExcepted) || some(isBracketed) || some(isLabelled))
    return "the page says it only of some cases"
  if (texts.some((text) => isOfOneOfPlaces(sentence, text))) return "the page says it of several places together"
  if (some(isWeakened) || some(isCutShort)) return "the page says less than that"
  if (some(isNarrowed)) return "the page says it of a smaller field"
  if (!doubts.test(sentence) && some((_, __, text) => doubts.test(text))) return "the page only tells what others think"
  if (denies.test(sentence) && carrying.length > 0 && !texts.some((text) => couldDeny.test(text)))
    return "the page says the opposite"
  const zone = zoned(sentence, new Set([...stems].filter((one) => !ours.has(one))), texts)
  if (zone !== null) return zone
  const turned = turnedIn(sentence, texts)
  if (turned !== null) return turned
  if (isDeniedAlone(sentence, texts)) return "the page denies something else"
  return null
}
