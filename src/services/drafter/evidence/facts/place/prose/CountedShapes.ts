/** Further shapes of sentences: how many they are and where, who from where makes it, and "the workshop is in". */
import { premises } from "../../words/PremisesWords.ts"
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

interface Traits {
  readonly ours?: true
  readonly known?: true
  readonly does?: true
  readonly house?: true
}
export const countedShapes = ({ lang }: PlaceTongue): ReadonlyArray<readonly [shape: string, traits: Traits]> => {
  const known: Traits = lang === "de" ? { known: true } : {}
  const article = articles[lang]
  return [
    // "Somos cinco, encima de una panadería en Vigo"
    ["^(?:{weAre}) {a},?{LAT} {P}", { ours: true, ...known }],
    // "A small studio from Ljubljana, Slovenia, makes Acme"
    [`^{a} ?{N}{H}{P},? (?:${makes}) {S}(?=[.,;!]|$)`, {}],
    ...(lang === "de" ? ([["^{S} (?:{become}){O}{LAT} {P} (?:{by}) {a} {N}(?:{Q}|{K}) {made}", {}]] as const) : []),
    ...(article === undefined
      ? []
      : ([[`^(?:${article}) ?{N}(?:${premises}) (?:{stand}){LAT} {P}`, { house: true, known: true }]] as const)),
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
