/** Further shapes of sentences: how many they are and where, who from where makes it, and "the workshop is in". */
import { premises } from "../../words/PremisesWords.ts"
import { craftOf } from "./tongues/CraftVerbs.ts"
import type { PlaceTongue } from "./tongues/PlaceTongue.ts"

/** "A studio from Ljubljana makes Acme": of all languages, for they share no verb that says anything else. */
const makes =
  "makes|make|builds|build|runs|run|develops|writes|maintains|looks after|keeps|publishes|designs|macht|machen|baut|bauen|entwickelt|entwickeln|betreibt|betreiben|pflegt|fait|font|développe|édite|conçoit|fabrique|hace|hacen|desarrolla|lleva|llevan|mantiene|edita|faz|fazem|desenvolve|mantém|gere|fa|fanno|sviluppa|cura|gestisce|maakt|maken|bouwt|ontwikkelt|runt|onderhoudt"
const many = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Nd}{1,3}"
/** All of them, in English: "six of us", "the two of us". */
const ofUs = `(?:(?:all |just |only )?(?:the )?(?:${many}) of us|all of us|both of us)`
/** Before rooms that there is one of, where a page is of the makers. */
const articles: Readonly<Record<string, string>> = {
  en: "the",
  de: "die|der|das",
  fr: "le|la|l['’]",
  es: "el|la",
  pt: "o|a",
  it: "il|la|lo|l['’]",
  nl: "de|het"
}

/** Between rooms and whose they are: "the office of Acme". */
const ofWhom: Readonly<Record<string, string>> = {
  en: "of",
  de: "von|der|des",
  fr: "de|d['’]|du",
  es: "de|del",
  pt: "de|da|do",
  it: "di|del|della|dell['’]",
  nl: "van"
}

interface Traits {
  readonly top?: true
  readonly ours?: true
  readonly known?: true
  readonly does?: true
  readonly house?: true
}
export const countedShapes = ({ lang }: PlaceTongue): ReadonlyArray<readonly [shape: string, traits: Traits]> => {
  const known: Traits = lang === "de" ? { known: true } : {}
  const article = articles[lang]
  const { verbs, crafters, things, withRooms } = craftOf(lang)
  return [
    // "Somos cinco, encima de una panadería en Vigo"
    ["^(?:{weAre}) {a},?{LAT} {P}", { ours: true, ...known }],
    // "Acme designs and assembles its probes in Tampere"
    [`^{S} (?:{verb} (?:{and} ))?(?:${verbs})(?: {and} {verb})?{O}{LAT} {P}`, { does: true, known: true }],
    // "Acme, clockmakers in Hexham since 1962"
    [`^{S},? (?:{anyWord} )?(?:${crafters}){LAT} {P}`, { known: true }],
    [`^(?:{weAre}) (?:{anyWord} )?(?:${crafters}){LAT} {P}`, { ours: true, known: true }],
    [`^{S} (?:{is}) {a} ?{N}(?:${things}) (?:{of}) {P}`, { known: true }],
    [`^{S} (?:{is}) {a} ?[^;:!?]{3,100}, (?:${withRooms}) {P}`, { known: true }],
    [`^(?:{weAre}) {a} ?{N}{K}(?: {T})?, (?:{based}){LAT}? {P}`, { ours: true, ...known }],
    [`^(?:{weAre}) {a} ?{N}{K} {and} (?:{anyWord} ){0,2}?{anyWord}{LAT} {P}`, { ours: true, known: true }],
    ...(lang === "de" || lang === "nl"
      ? ([
          [
            "^(?:{all}) {N}\\p{L}+ (?:{become})(?: in (?:unserem|unserer|ons|onze) (?:eigenen? )?\\p{L}+)?{O}{LAT} {P}{O} {made}",
            { ours: true, ...known }
          ]
        ] as const)
      : []),
    // "Designed, spun and knitted in the Faroe Islands by eleven women"
    [
      `^{made}(?:(?:,|,? {and}) {verb}){0,3}(?: (?:by|with|von|mit|par|avec|por|con|com|da|door|met) {anyWord}(?: {anyWord})?)? {at} (?:the )?{P}`,
      { top: true }
    ],
    // "A small studio from Ljubljana, Slovenia, makes Acme"
    [`^{a} ?{N}{H}{P},? (?:${makes}) {S}(?=[.,;!]|$)`, {}],
    ...(lang === "de" ? ([["^{S} (?:{become}){O}{LAT} {P} (?:{by}) {a} {N}(?:{Q}|{K}) {made}", {}]] as const) : []),
    ...(article === undefined
      ? []
      : ([
          [`^(?:${article}) ?{N}(?:${premises}) (?:{stand}){LAT} {P}`, { house: true, known: true }],
          [`^(?:${article}) ?{N}(?:${premises}) (?:${ofWhom[lang]}) ?{S} (?:{stand}){LAT} {P}`, { known: true }]
        ] as const)),
    // "Somos de Braga e é em Braga que cosemos"
    ["^(?:{weAre}) (?:{of}) {P}(?=[.,;:!]|$| (?:{and}) )", { ours: true, known: true }],
    // "Heute sitzt Acme in Erfurt", "vandaag staat het kantoor van Acme in Gent"
    ...(lang === "de" || lang === "nl"
      ? ([
          [`^(?:{is}|{sits}) {S}{LAT} {P}`, { known: true }],
          [`^(?:{stand}) (?:${article}) {N}(?:${premises}) (?:${ofWhom[lang]}) {S}{LAT} {P}`, { known: true }]
        ] as const)
      : []),
    ...(lang === "en"
      ? ([
          [`^there (?:are|is) (?:just |only |still )?(?:${many}) of us{LAT} {P}`, { ours: true }],
          [`^{S} is ${ofUs},?{LAT} {P}`, {}],
          [
            `^${ofUs} (?:still |now |all )?(?:share|rent|work|live|sit|make|build|bake|run|print|weave|are)(?: on {S},?)?(?: all)?{O}{LAT} {P}`,
            { ours: true, does: true }
          ]
        ] as const)
      : [])
  ]
}
