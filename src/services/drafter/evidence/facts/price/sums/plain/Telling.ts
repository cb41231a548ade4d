/** The words of one language by which a sentence tells what something costs, as patterns. */
import { anywhere, type Finder } from "../../../../reading/patterns/Caseless.ts"
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
  /** "Sending a fax costs": anything of few words that costs something. */
  readonly doing: RegExp
  /** "A one-off payment of", "Membership:". */
  readonly named: RegExp
  readonly labelled: RegExp
  readonly article: RegExp
  readonly noun: RegExp
  /** Of the nouns those of things, and no fees. */
  readonly thing: RegExp
  readonly pronoun: RegExp
  readonly joining: RegExp
  readonly goesOn: RegExp
  readonly isAll: RegExp
  /** No more than "just" before a sum. */
  readonly bare: RegExp
  /** "You're only charged for the readings you pull, at", "Se paga por consulta, a". */
  readonly counted: RegExp
  readonly once: Finder
  readonly usage: Finder
  readonly periods: ReadonlyArray<readonly [string, Finder]>
}

const whole = (words: string) => new RegExp(`^(?:${words})$`, "iu")

/** Who pays for what each time: before a comma and a sum. */
const billing =
  "(?:(?:se|si|wird|is billed|is charged|you|you're|you are|sie|du|vous|tu|on|je|u|se|si|wir|we|nous|here|hier|aquí|aqui|qui|ici) )?(?:(?:only|just|nur|seulement|solo|só|alleen|werden|wird|êtes|is|are|was) )*(?:pay|paid|charged|charge|charges|billed|bill|bills|rechnet|rekent|facture|cobra|zahlen|zahlst|bezahlt|abgerechnet|berechnet|berechnen|payez|paie|facturée?|facturons|paga|pagas|cobra|cobramos|factura|facturamos|paga-se|cobra-se|faturamos|paghi|pagate|fattura|fatturiamo|betaalt|betaal|rekenen)(?: (?:wird|wir|je|u|sie|only|just|nur|solo|só|alleen|immer|always))*"
const by =
  "(?:per|for (?:each|every|the)|by (?:the|each)|pro|je|nach|par|à|pour chaque|por|pelo|pela|a|al|all'|naar|voor elke?)"
/** Persons of whom each pays: of those who pay somebody else, or nobody here. */
const eachOne =
  "(?:each|every|jede[rs]?|elke?|iedere?|chaque|cada|ogni) (?!(?:customer|client|household|citizen|tenant|employee|worker|driver|kunde|haushalt|bürger|mieter|klant|huishouden|huurder|foyer|citoyen|locataire|cliente|hogar|ciudadano|inquilino|cidadão|cittadino|inquilino|famiglia media|time|mal|fois|vez|volta)(?!\\p{L}))\\p{L}+"

const tellingOf = (words: TellingWords): Telling => {
  const { between, pays, we, charges, costs, gets, forSum, withSum, of, fees, articles } = words
  const payers = `${words.payers}|${eachOne}`
  const leads = `(?:(?:${between}) |d'|l')*`
  // "After the trial, ", "Nach 14 Tagen Probezeit ": as far as the clause begins.
  const opener = `(?:(?:${words.openers})(?= )[^.;:!?\\p{Sc}]{2,70}?,? )?`
  // Of a compound its end: "Kursgebühr".
  const start = words.hasCompounds ? "" : "(?<!\\p{L})"
  const what = "(?<what>[^,.;:!?\\p{Sc}]{1,70}?)"
  const fee = `(?:(?:(?:${articles}) )*(?:\\p{L}+ )?(?:${fees})(?: \\p{L}+)? (?:${of}) )?`
  const head = (shape: string) => new RegExp(`^${opener}(?:${shape}) ${leads}$`, "iu")
  return {
    words,
    costing: [
      head(`${what} (?:${costs})`),
      head(`(?:${costs}) ${what}`),
      // "Acme, c'est 12 € par mois."
      new RegExp(
        `^${what},? (?:that's|that is|it is|das sind|das macht|dat is|c'est|ce sont|son|são|sono) ${leads}$`,
        "iu"
      )
    ],
    paying: [
      head(`(?:(?:${payers}) )?(?:(?:${between}) )*(?:${pays})(?: (?:${fee.trim()}))?`),
      head(`(?:${pays}) (?:${payers})`),
      new RegExp(`^${opener}(?:(?:${payers}) )?(?:(?:${between}) )*(?:${pays}) ${leads}${fee}${leads}$`, "iu")
    ],
    charging: [
      new RegExp(
        `^${opener}(?:(?:${we}|(?<what>[^,.;:!?\\p{Sc}]{1,40}?)) )?(?:(?:${between}) )*(?:${charges})(?: (?:you|ihnen|dir|je|u|vous|te|le|ti|vi|our members|members|${eachOne})(?: (?:for|um|om|a|à))?)? ${leads}${fee}${leads}$`,
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
    doing: new RegExp(`^[^.,;:!?\\p{Sc}\\p{Nd}]{2,30}? (?:${costs}) ${leads}$`, "iu"),
    named: new RegExp(`^${what}(?: (?:${of})|:| –|,) ${leads}$`, "iu"),
    labelled: new RegExp(`^(?:${words.labels}) [^.;:!?\\p{Sc}\\p{Nd}]{2,60}(?::| –) ${leads}$`, "iu"),
    article: new RegExp(`^(?:(?:${articles})(?: |(?<=')))+`, "iu"),
    noun: words.nounFirst ? whole(`${fees}|${words.things}`) : new RegExp(`${start}(?:${fees}|${words.things})$`, "iu"),
    thing: words.nounFirst ? whole(words.things) : new RegExp(`${start}(?:${words.things})$`, "iu"),
    pronoun: whole(words.pronouns),
    joining: whole(words.joining),
    goesOn: new RegExp(`^,? (?:${words.goesOnWithSum})(?!\\p{L})`, "iu"),
    isAll: new RegExp(`^ ?(?:${words.isAll})(?!\\p{L})`, "iu"),
    bare: new RegExp(`^${leads}$`, "iu"),
    counted: new RegExp(
      `^(?:(?<who>[^,.;:!?\\p{Sc}]{1,30}?) )??${billing} ${by} ?[^.,;:!?\\p{Sc}\\p{Nd}]{2,50}(?:,| ?:| –) ${leads}$`,
      "iu"
    ),
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
