/** A text as its sentences. */

/** Followed by a full stop that ends nothing. */
const abbreviations = new Set(
  `dr mr mrs ms prof st sr jr inc ltd co corp llc no nr vs e.g i.e etc approx fig vol dept est ca bzw z.b d.h u.a usw tel
  str sra dña av u.s u.k a.m p.m jan feb mar apr jun jul aug sep sept oct nov dec`.split(/\s+/)
)
const end =
  /(?<![.!?…])[.!?…]+["'”’»\)\]]*\s+|[。！？]+[」』”）]?\s*|\s+(?=(?:[\p{Extended_Pictographic}--[©®™♥❤]]|\p{Nd}\ufe0f?\u20e3|[•▪●✓✔➤→])\ufe0f?\s+[\p{Lu}\p{Lo}\p{Nd}])/gv

/** "Am 2. Mai": a day that goes on with its month. */
const day = /(?<![\p{L}\p{N}.,])\p{Nd}{1,2}$/u
const month =
  /^(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

/** "Westport, Co. Mayo". */
const county =
  /^(?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)(?!\p{L})/u

const leaders = /^([.…](?: ?[.…])+) ?(?:\p{L}{0,2}\p{Sc} ?)?\p{Nd}/u
const longestLeaders = 80
const ellipsis = 3

/** "答 はい、できます。": what marks question or answer is no word of theirs. */
const mark =
  /^(?:[問问答](?:[.:：．]\s*|\s+)|[QAＱＡ][：．]\s*|[QAＱＡ](?:[.:]\s*|\s+)(?=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]))/u

export const sentencesIn = (text: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  const [marked = ""] = mark.exec(text) ?? []
  if (marked !== "") found.push(marked.trim())
  let from = marked.length
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length
    const next = text.slice(stop, stop + 2)
    const before = text.slice(from, match.index)
    // "Soup ........ €6": dots that lead to a price end nothing.
    const dots = leaders.exec(text.slice(match.index, match.index + longestLeaders))?.[1] ?? ""
    if (dots.length > (/\s$/u.test(before) ? 0 : ellipsis)) continue
    if (match[0].startsWith(".")) {
      const word = /[\p{L}.]+$/u.exec(before)?.[0].toLowerCase() ?? ""
      // "J. Doe", "Dr. Falk", "e.g. bread"; and what goes on small goes on. "A. はい" answers.
      if (/^\p{L}$/u.test(word) && /(?:^|\s)\p{Lu}$/u.test(before) && !unspaced.test(text.slice(stop, stop + 20)))
        continue
      if (day.test(before) && month.test(text.slice(stop, stop + 12))) continue
      // "Dipl.-Ing. Roth", "Mag. Roth".
      if (/(?<!\p{L})(?:Dipl|Ing|Mag|Lic)$/u.test(before) && /^\p{Lu}|^-/u.test(next)) continue
      // "No. 5", but "No. We do not".
      if (word === "no" && !/^\p{Nd}/u.test(next)) {
        found.push(text.slice(from, stop).trim())
        from = stop
        continue
      }
      if (abbreviations.has(word) && !(/^(?:inc|ltd|co|corp|llc|etc|a\.m|p\.m)$/.test(word) && /^\p{Lu}/u.test(next)))
        continue
      if (/^\p{Ll}/u.test(next) || (word === "co" && county.test(text.slice(stop, stop + 12)))) continue
    }
    const sentence = text.slice(from, stop).trim()
    if (sentence !== "") found.push(sentence)
    from = stop
  }
  const rest = text.slice(from).trim()
  if (rest !== "") found.push(rest)
  return found
}
