/** The words of one language by which a sentence tells what something costs, as patterns. */
import { germanicTelling } from "./words/GermanicTelling.ts"
import { romanceTelling } from "./words/RomanceTelling.ts"
import type { TellingWords } from "./words/TellingWords.ts"

const all: Readonly<Record<string, TellingWords>> = { ...germanicTelling, ...romanceTelling }

/** How the words before a sum lead to it, each with whom it names as `what`. */
export interface Telling {
  readonly words: TellingWords
  /** "Membership of the club is", "Nach 14 Tagen kostet Acme": something costs so much. */
  readonly costing: ReadonlyArray<RegExp>
  /** "You pay", "Members pay a subscription of". */
  readonly paying: ReadonlyArray<RegExp>
  /** "We charge", "Pro Paket berechnen wir". */
  readonly charging: ReadonlyArray<RegExp>
  /** "Buy it once for", "Sie kaufen die Lizenz einmal für". */
  readonly getting: RegExp
  /** "For", before "£3 a month you get everything". */
  readonly having: RegExp
  readonly impersonal: RegExp
  /** "A one-off payment of", "Membership:". */
  readonly named: RegExp
  readonly labelled: RegExp
  readonly article: RegExp
  readonly noun: RegExp
  readonly pronoun: RegExp
  readonly joining: RegExp
  readonly goesOn: RegExp
  readonly isAll: RegExp
  readonly once: RegExp
  readonly usage: RegExp
  readonly periods: ReadonlyArray<readonly [string, RegExp]>
}

const anywhere = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")
const whole = (words: string) => new RegExp(`^(?:${words})$`, "iu")

const tellingOf = (words: TellingWords): Telling => {
  const { between, payers, pays, we, charges, costs, gets, forSum, withSum, of, fees, articles } = words
  const leads = `(?:(?:${between}) |d'|l')*`
  // "After the trial, ", "Nach 14 Tagen Probezeit ": as far as the clause begins.
  const opener = `(?:(?:${words.openers})(?= )[^.;:!?\\p{Sc}]{2,70}?,? )?`
  const what = "(?<what>[^,.;:!?\\p{Sc}]{1,70}?)"
  const fee = `(?:(?:(?:${articles}) )*(?:\\p{L}+ )?(?:${fees})(?: \\p{L}+)? (?:${of}) )?`
  const head = (shape: string) => new RegExp(`^${opener}(?:${shape}) ${leads}$`, "iu")
  return {
    words,
    costing: [head(`${what} (?:${costs})`), head(`(?:${costs}) ${what}`)],
    paying: [
      head(`(?:(?:${payers}) )?(?:(?:${between}) )*(?:${pays})(?: (?:${fee.trim()}))?`),
      head(`(?:${pays}) (?:${payers})`),
      new RegExp(`^${opener}(?:(?:${payers}) )?(?:(?:${between}) )*(?:${pays}) ${leads}${fee}${leads}$`, "iu")
    ],
    charging: [
      new RegExp(
        `^${opener}(?:(?:${we}|(?<what>[^,.;:!?\\p{Sc}]{1,40}?)) )?(?:(?:${between}) )*(?:${charges})(?: (?:you|ihnen|dir|je|u|vous|te|le|ti|vi))? ${leads}${fee}${leads}$`,
        "iu"
      ),
      head(`(?:${charges}) (?:${we})`)
    ],
    getting: new RegExp(
      `^${opener}(?:${gets})(?: (?<what>[^,.;:!?\\p{Sc}]{1,50}?))??(?: (?:${words.once}))? (?:(?:${between}) )*(?:${forSum}) ${leads}$`,
      "iu"
    ),
    having: new RegExp(`^${opener}(?:${withSum}) ${leads}$`, "iu"),
    impersonal: head(words.impersonal),
    named: new RegExp(`^${what}(?: (?:${of})|:| –|,) ${leads}$`, "iu"),
    labelled: new RegExp(`^(?:${words.labels}) [^.;:!?\\p{Sc}\\p{Nd}]{2,60}(?::| –) ${leads}$`, "iu"),
    article: new RegExp(`^(?:(?:${articles})(?: |(?<=')))+`, "iu"),
    noun: words.nounFirst ? whole(`${fees}|${words.things}`) : new RegExp(`(?:${fees}|${words.things})$`, "iu"),
    pronoun: whole(words.pronouns),
    joining: whole(words.joining),
    goesOn: new RegExp(`^,? (?:${words.goesOnWithSum})(?!\\p{L})`, "iu"),
    isAll: new RegExp(`^(?: ?${words.isAll})(?!\\p{L})`, "iu"),
    once: anywhere(words.once),
    usage: anywhere(words.usage),
    periods: [
      ["month", anywhere(words.month)],
      ["year", anywhere(words.year)],
      ["week", anywhere(words.week)]
    ]
  }
}

const known = new Map<string, Telling>()
/** In a language that has such words, by its two letters. */
export const tellingIn = (lang: string): Telling | null => {
  const words = all[lang]
  if (words === undefined) return null
  const made = known.get(lang) ?? tellingOf(words)
  known.set(lang, made)
  return made
}
