/** "Why Acme", "Warum Acme?": over reasons, where what is asked about is the house itself. "Why rye" tells of bread. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { perSite } from "../../../evidence/facts/Fact.ts"
import { lettersOf } from "../../../evidence/names/NameForms.ts"
import { likelyNames } from "../../../evidence/names/SiteNames.ts"
import type { Reading } from "../../reading/Reading.ts"

/** Characters of a heading that asks so; letters of a name that is no other word. */
const bounds = { characters: 60, short: 4 } as const

const asks =
  /^(?:so[,:]? )?(?:\p{Nd}+ )?(?:reasons? (?:to (?:choose|use|love|join|pick)|for|why)|gründe für|raisons de choisir|razones para elegir|razões para escolher|motivi per scegliere|redenen (?:voor|om te kiezen voor)|what makes|what sets|ce qui rend|qu[’']est-ce qui rend|o que torna|(?:che )?cosa rende|was zeichnet|why|warum|weshalb|wieso|pourquoi|¿?por qué|por que|porque|porquê|perch[eé]|waarom|لماذا|なぜ|为什么(?:选择)?|為什麼(?:選擇)?) ?(?:(?:people |customers |teams |clients |members )?(?:choose|use|pick|trust|love|join|work with|go with|book with|book|buy from|visit|zu|bei|mit|zum|choisir|utiliser|elegir|usar|escolher|scegliere|usare|kiezen voor|voor|met|تختار|اختيار) )?(?:the |der |die |das |le |la |les |l['’]|el |los |las |o |a |os |as |il |i |gli |de |het )?/u
/** "Why Acme exists": its story. */
const story =
  /(?<!\p{L})(?:exists?|existiert|existe|esiste|bestaat|gibt es|started|began|was (?:built|founded|born|made)|matters|i (?:built|made)|we (?:built|made|started))(?!\p{L})/u
const first = /^[^\p{L}\p{Nd}]*/u

/** What the house is called, and its address without its ending: letters alone. */
const namesOf = perSite((site) => likelyNames(site).map(({ text }) => lettersOf(text)))

/** Whether a heading asks why one should choose the house. */
export const asksForHouse = (heading: string, { site }: Reading): boolean => {
  if (heading.length > bounds.characters) return false
  const folded = fold(heading).replace(first, "")
  const asked = asks.exec(folded)?.[0]
  if (asked === undefined || asked.trim() === "" || story.test(folded)) return false
  const left = folded.slice(asked.length)
  const rest = lettersOf(left)
  // "Why Acme" of "Acme Street Bakery" may be a word for what it deals in, unless it is more than one.
  const mayBegin = /\p{L}\s\p{L}/u.test(left) || /\p{scx=Arab}/u.test(left)
  return (
    rest.length >= bounds.short &&
    namesOf(site, []).some(
      (name) =>
        name === rest || (mayBegin && name.startsWith(rest)) || (name.length >= bounds.short && rest.startsWith(name))
    )
  )
}

/** What a house is called behind its name, and what anybody may call a part of theirs. */
const generic =
  /(?<!\p{L})(?:our|the|all|services?|solutions?|products?|ltd|limited|llc|inc|gmbh|unsere?|leistungen|angebote?|nos|les|prestations|sarl|nuestros|los|servicios|nossos|os|serviços|i|nostri|servizi|srl|onze|diensten|bv)(?!\p{L})/gu
/** "Acme Roofing Services" among what Acme Roofing does: the house itself, and none of it. */
export const isCalledAsHouse = (entry: string, { site }: Reading): boolean => {
  const called = lettersOf(fold(entry).replace(generic, " "))
  return (
    called.length >= bounds.short &&
    likelyNames(site).some(({ text }) => lettersOf(fold(text).replace(generic, " ")) === called)
  )
}
