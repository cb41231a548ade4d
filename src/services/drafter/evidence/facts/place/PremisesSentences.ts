/** Sentences that say in passing where makers are: "Every candle is poured at our workshop in Hexham, a short walk from the abbey". */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { Own } from "../Own.ts"
import { isPersonName } from "../Persons.ts"
import { isOwnContext, type Utterance } from "../Said.ts"
import { placeKinds } from "../words/PlaceWords.ts"
import {
  abiding,
  bringsInOthers,
  byThemselves,
  formerly,
  headed,
  inside,
  isRegister,
  isVerbIn,
  leadsToRooms,
  making,
  nation,
  noRoom,
  notOfCompany,
  noun,
  otherRooms,
  ours,
  premises,
  premisesHint,
  reachedRooms,
  roomsAre,
  roomsGone,
  someOfUs,
  speaks,
  standsWhere,
  street,
  streetBefore
} from "../words/PremisesWords.ts"
import { readAddress } from "./Addresses.ts"
import { isKin } from "./AddressOwners.ts"
import { goesOn, isDenied, opensPage, placeInLand, plainlySaid, readPlace, spotOf } from "./prose/PlaceSentences.ts"
import { hasCapitalInside } from "./prose/ShapeHints.ts"
import type { Spot, Surety } from "./prose/Spot.ts"

interface Way {
  readonly hint: RegExp
  readonly pattern: RegExp
  /** The town alone, its land beside it (or a town that tells it), or a land alone as well. */
  readonly needs: "city" | "land" | "any"
  readonly surety: Surety
  /** Rooms, of which a sentence may tell that they are gone. */
  readonly isRoom?: true
  /** Only where a page opens, or tells how to reach them: elsewhere the workshop may be anybody's. */
  readonly onTop?: true
}
const who = "(?<subject>(?-i:[^,.;:!?]{1,60}?))"
const place = `(?<place>(?-i:${placeInLand}))`
const stretch = (least: number) => `(?<around>[^.;:!?()]{${least},90}?)`
const lead =
  "(?:in|on|at|above|over|off|near|next to|inside|im|in|am|auf|an|über|neben|au|dans|sur|en|sobre|no|na|nel|nella|sopra|aan|op|boven)"
const way = (hint: RegExp, pattern: string, needs: Way["needs"] = "city", surety: Surety = "origin"): Way => ({
  hint,
  pattern: new RegExp(`(?i:${pattern})`, "u"),
  needs,
  surety
})
const ofRooms = (...parts: Parameters<typeof way>): Way => ({ ...way(...parts), isRoom: true })
const [room, made] = [new RegExp(`(?:${premises})`, "i"), new RegExp(`(?:${making})`, "i")]

const ways: ReadonlyArray<Way> = [
  // Rooms of ours: "our studio is on the second floor of an old rope factory in Gothenburg"
  ofRooms(
    room,
    `(?<=(?:^| )(?:from|in|at|aus|dans|en|da|no|na|nel|vanuit) )(?:${ours}) (?<which>(?:[^\\s,.;:!?()]{1,20} ){0,3}?)(?:${premises}), (?:in|à|en|em|a) ${place}(?=[.,;]|$)`
  ),
  ofRooms(
    room,
    `(?<!\\p{L})(?:${ours}) (?:\\p{Ll}+ (?:\\p{Ll}+ )?(?:and|und|et|y|e|en) )?(?<which>(?:[^\\s,.;:!?()]{1,20} ){0,3}?)(?:${premises})(?:,? (?:and|und|et|y|e|en) (?:(?:${ours}) )?\\p{L}{4,20})?(?: (?:${standsWhere}))?(?:,? ${lead} ${stretch(1)})? (?:${inside}) ${place}`
  ),
  {
    // "The workshop is on Posti street in Viljandi"
    ...way(
      room,
      `^the (?<which>(?:\\p{Ll}+ ){0,2}?)(?:${reachedRooms}) (?:is|sits|stands)(?:,? ${lead} ${stretch(1)})? in ${place}`
    ),
    onTop: true
  },
  {
    // "Made in a tin-roofed studio in Hobart, printed two streets away"
    ...way(
      made,
      `^(?:${making})(?:,? (?:and )?\\p{Ll}+){0,2} in (?:an?|one) (?:[\\p{Ll}-]+ ){0,3}(?:${premises}) in ${place}`
    ),
    onTop: true
  },
  // "In Regensburg, our head office"
  way(
    room,
    `(?:^| )(?:in|aus|à|en|em|a|te) ${place}, (?:${ours}) (?<which>(?:\\p{Ll}+ ){0,2}?)(?:${premises})(?=[.,;]|$)`
  ),
  // "In our Dundee workshop"
  ofRooms(
    room,
    `(?<!\\p{L})(?:our|my) (?<place>(?-i:\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)) (?:workshop|studio|bakery|brewery|roastery|kitchen|pottery|greenhouse|headquarters)(?![\\p{L}-])`,
    "land"
  ),
  // Where they are named to be: "in Poland, where all four of us live"
  way(
    /where /i,
    `^(?!.*(?<!\\p{L})(?:spen[dt]|holidays?|vacations?|visit\\p{L}*|travel\\p{L}*|trips?|grew|met|studied|january|february|april|june|july|august|september|october|november|december|summers?|winters?)(?!\\p{L})).*(?:^| )(?:in|from|near|outside) ${place},? where ${who} (?:still |both |now |also )?(?:live|lives|work|works|(?:is|are)(?: still| now)? (?:based|registered|headquartered|at home))(?=[.,;!]|$| and )`,
    "any"
  ),
  // Who makes it: "Acme is made by Fallow & Finch, a company of nine people in Leeds"
  way(
    / by /i,
    `^(?<name>[^,.;:!?]{1,60}?) (?:is|are) (?:made|built|developed|run|maintained|operated|designed|written)(?: and \\p{Ll}+)? by (?-i:\\p{Lu})[^,.;:!?]{1,60}, an? ${stretch(0)}(?<= )${placeKinds}(?: of [\\p{Ll}\\p{Nd} ]{2,24}?)?,? (?:(?:based|registered|headquartered) )?(?:in|from|out of) ${place}`
  ),
  way(
    / par /i,
    `^(?<name>[^,.;:!?]{1,60}?) est (?:fait|édité|développé|conçu|géré)e? par (?-i:\\p{Lu})[^,.;:!?]{1,60}, une? ${stretch(0)}(?<= )${placeKinds}(?: \\p{Ll}+)? (?:de|à|basée? à|installée? à) ${place}`
  ),
  way(
    / von /i,
    `^(?<name>[^,.;:!?]{1,60}?) wird von (?-i:\\p{Lu})[^,.;:!?]{1,60}, eine[mr] ${stretch(0)}(?<= )\\p{L}*${placeKinds} (?:aus|in|mit sitz in) ${place}`
  ),
  // Who it belongs to: "Acme Software Ltd, a company of four people in Halifax, Nova Scotia"
  way(
    /, an? /i,
    `(?:^| )(?<subject>(?-i:\\p{Lu}[\\p{L}\\p{Nd}'-]*(?: \\p{Lu}[\\p{L}\\p{Nd}'-]*){0,3}))\\.?, an? ${stretch(0)}(?<= )${placeKinds}(?: of [\\p{Ll}\\p{Nd} ]{2,24}?)?,? (?:(?:based|registered|headquartered) )?(?:in|from|out of) ${place}`
  ),
  // "Acme is just me, at a kitchen table in Hobart"
  way(
    /just |only /i,
    `^${who} (?:is|are|am) (?:still )?(?:just|only) (?:me|us|the two of us|the three of us),? (?:at|in|from) (?:an?|my|our|one) ${stretch(2)} in ${place}`
  ),
  // Made by those who are named
  way(
    / by /i,
    `^(?<thing>[^,.;:!?]{1,60}?) (?:is|are) (?:${making})(?: and \\p{Ll}+)? in ${place} by (?<people>(?-i:\\p{Lu}[^.;:!?]{3,200}))`
  ),
  way(
    / by /i,
    `^(?<thing>[^,.;:!?]{1,60}?) (?:is|are) (?:${making})(?: and \\p{Ll}+)? by (?<people>(?-i:\\p{Lu}[\\p{L}'.-]+ \\p{Lu}[\\p{L}'-]+(?:(?:, | and |, and )\\p{Lu}[\\p{L}'.-]+ \\p{Lu}[\\p{L}'-]+){0,3}))(?:,? ${stretch(1)})? in ${place}`
  ),
  // The room they work in
  way(
    /live|work|sit|operate|run|do it/i,
    `^(?:today |now )?${who} (?:still |now |both |all )?(?:${abiding})(?: and \\p{Ll}+)?${byThemselves} (?:(?:from|out of|above|behind|under|over|inside) (?:an?|the|our|one|my)|in an? (?:old|former|converted|disused|tiny|shared)) ${stretch(2)} (?:in|at|on the (?:edge|outskirts) of) ${place}`
  ),
  way(
    made,
    `^(?<thing>[^,.;:!?]{1,60}?) (?:is|are) (?:still )?(?:${making})(?:,? (?:and )?\\p{Ll}+){0,2} (?:by hand )?(?:at|in|above|inside) (?:an?|one) ${stretch(2)} in ${place}`
  ),
  way(
    /from|out of/i,
    `^(?<thing>[^,.;:!?]{1,60}?) (?:is|are) (?:still )?(?:written|run|edited|maintained|published|developed|recorded) (?:from|out of) (?:an?|one) ${stretch(2)} in ${place}`
  ),
  way(
    /from/i,
    `^(?:lovingly |proudly )?(?:written|run|edited|maintained|published|developed)(?: and \\p{Ll}+)? from ${place}`,
    "land"
  ),
  // "Here in Cornwall we ..."
  way(
    /here in|hier in|ici |aquí|aqui|qui /i,
    `(?<!\\p{L})(?:here in|hier in|ici à|ici en|aquí en|aqui em|qui a|qui in) ${place}`,
    "land"
  ),
  // In a register
  way(
    /registered|incorporated/i,
    `^${who} (?:is|are) (?:an? (?:[\\p{Ll}-]+ ){0,3}?(?:${placeKinds}) )?(?:registered|incorporated) (?:in|under the laws of) ${place}`,
    "any",
    "register"
  ),
  way(
    /registered|incorporated/i,
    `^${who},(?: [\\p{Lu}\\p{Nd} .-]{4,40},| an? (?:[\\p{Ll}-]+ ){0,3}(?:${placeKinds}|charity))? (?:registered|incorporated) (?:in|under the laws of) ${place}`,
    "any",
    "register"
  )
]
/** Whether words bring in nobody and nothing that has a name. */
const isPlain = (around: string, lang: string | null): boolean => {
  const bare = around.replace(street, "street").replace(formerly, "house").replace(nation, "foreign")
  const nameless = lang?.startsWith("de") === true ? `x ${bare}`.replace(noun, "x") : bare
  return !/\p{Lu}/u.test(nameless) && !bringsInOthers.test(bare)
}
/** "Each ukulele" of "Marlow Ukuleles". */
const isOfName = (thing: string, own: Own): boolean => {
  const what = /^(?:each|every|all|all our|our) (?<what>\p{L}{4,}?)s?$/iu.exec(thing)?.groups?.what
  return (
    what !== undefined &&
    [...own.names].some((name) => name.split(" ").some((word) => word.replace(/s$/u, "") === fold(what)))
  )
}
const isOurThing = (thing: string, own: Own) => own.subject(thing) === "own" || isOfName(thing, own)

const body = / (?:Foundation|Association|Society|Trust)$/u
const isMeant = (groups: Readonly<Record<string, string | undefined>>, said: Utterance, own: Own): boolean => {
  const { subject, name, thing, people, which, around } = groups
  const lang = said.block.lang ?? said.page.page.lang
  if (around !== undefined && !isPlain(around, lang)) return false
  if (which !== undefined && [otherRooms, noRoom, bringsInOthers, /\p{Lu}|['’]s? /u].some((one) => one.test(which)))
    return false
  if (name !== undefined && !own.isName(name)) return false
  if (thing !== undefined && !isOurThing(thing, own)) return false
  const [first = ""] = (people ?? "").split(/,| and /u)
  if (people !== undefined && !isPersonName(first)) return false
  if (subject === undefined || own.subject(subject) === "own" || someOfUs.test(subject)) return true
  // At the foot of its page "Acme Foundation" is who signs it.
  return isKin(subject, own) || (said.block.region === "footer" && own.isName(subject.replace(body, "")))
}

/** Whether rooms are told of that are ours, now: "at our workshop in Ghent", "our workshop in Ghent is open on Mondays". */
const standsThere = (before: string, told: string, rest: string): boolean => {
  if (roomsGone.test(`${before}|${rest}`)) return false
  const isSubject = /^\P{L}*$|(?:[,;:]|[–—-]) $/u.test(before)
  return leadsToRooms.test(before) && (!isSubject || isVerbIn.test(told) || roomsAre.test(rest))
}
const byWay = (said: Utterance, own: Own, text: string): ReadonlyArray<Spot> => {
  // Each tells its place behind another word.
  if (!hasCapitalInside(text)) return []
  const lang = said.block.lang ?? said.page.page.lang
  for (const { hint, pattern, needs, surety, onTop, isRoom } of ways) {
    const match = hint.test(text) && (onTop !== true || opensPage(said)) ? pattern.exec(text) : null
    const groups = match?.groups
    if (match === null || groups?.place === undefined || !isMeant(groups, said, own)) continue
    const rest = text.slice(match.index + match[0].length)
    if (goesOn.test(rest) || notOfCompany.test(rest)) return []
    const isThere = isRoom !== true || standsThere(text.slice(0, match.index), match[0], rest)
    if (!isThere || (surety === "register" && !isRegister.test(rest))) return []
    const names = ["subject", "name", "thing", "which"].some((key) => groups[key] !== undefined)
    if (!names && !speaks.test(text) && !text.startsWith(match[0])) continue
    if (!isOwnContext(own, said, names || speaks.test(text) ? "own" : "none")) continue
    const read = readPlace(groups.place.replace(streetBefore, ""), lang)
    if (read === null || (read.city !== null && own.isName(read.city))) continue
    if ((needs === "city" && read.city === null) || (needs === "land" && read.country === null)) continue
    return spotOf(said, read, surety)
  }
  return []
}
const byHead = (said: Utterance, own: Own, text: string): ReadonlyArray<Spot> => {
  const { subject, address = "" } = opensPage(said) && said.after !== null ? (headed.exec(text)?.groups ?? {}) : {}
  const read =
    subject !== undefined && own.isName(subject) ? readAddress(address, said.block.lang ?? said.page.page.lang) : null
  return read === null || read.country === null || read.city === null ? [] : spotOf(said, read, "address")
}

const addressed = [
  `^(?:${ours}|the) (?<which>(?:\\p{Ll}+ ){0,2}?)(?<room>${premises}) (?:${standsWhere}) (?:at|in|on|an der|au) (?<address>.{8,160}?)\\.?$`,
  `^${who} (?:has|have) (?:its|our|their) (?<room>${premises}) (?:at|in|on) (?<address>.{8,160}?)\\.?$`,
  `^${who} (?:is|are) (?:an? (?:[\\p{L}-]+ ){0,3}?(?:company|foundation|association|charity|non-?profit|society|co-?operative) )?(?:based|located|headquartered|(?<register>registered)) at (?<address>.{8,160}?)\\.?$`
].map((pattern) => new RegExp(`(?i:${pattern})`, "u"))
/** "Our office is at Jessens Mole 12, 5700 Svendborg, Denmark." */
const byAddress = (said: Utterance, own: Own, text: string): ReadonlyArray<Spot> => {
  if (!/\p{Nd}/u.test(text)) return []
  for (const pattern of addressed) {
    const groups = pattern.exec(text)?.groups
    if (groups?.address === undefined || !isMeant({ subject: groups.subject, which: groups.which }, said, own)) continue
    // "registered at Companies House, Crown Way": whose house a register is in.
    if (groups.register !== undefined && !/^[^,]*\p{Nd}/u.test(groups.address)) continue
    const address = readAddress(groups.address, said.block.lang ?? said.page.page.lang, true)
    if (address === null || !address.postal || address.city === null || !isOwnContext(own, said, "own")) continue
    const country = address.country ?? readPlace(address.city, said.page.page.lang)?.country ?? null
    const words = address.country === null ? fold(address.city) : address.countryWords
    return spotOf(
      said,
      { city: address.city, country, countryWords: words },
      groups.register === undefined ? "address" : "register"
    )
  }
  return []
}

const inSentence = (said: Utterance, own: Own): ReadonlyArray<Spot> => {
  const text = plainlySaid(said, own)
  const addressed = [...byHead(said, own, text), ...text.split("; ").flatMap((clause) => byAddress(said, own, clause))]
  const spots = addressed.length > 0 ? addressed : byWay(said, own, text)
  return spots.length === 0 || isDenied(text) ? [] : spots
}

const most = 1500
export const premisesSpots = (said: ReadonlyArray<Utterance>, own: Own): ReadonlyArray<Spot> =>
  said
    .filter(({ text }) => text.length <= 320 && premisesHint.test(text))
    .slice(0, most)
    .flatMap((one) => inSentence(one, own))
