/** Who "I" is on a page that says "I founded Acme": whoever is introduced in the same words, or signs them. */
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import { isMadeAloneInArabic } from "../../elsewhere/arabic/ArabicMakers.ts"
import { japaneseYear } from "../../elsewhere/japanese/JapaneseYears.ts"
import { tongueElsewhere, withOwn } from "../../elsewhere/Marks.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import { begunParts, storyGoesOn } from "../founding/BegunYears.ts"
import { type Founding, objectAt } from "../founding/FoundingParts.ts"
import { firstVersion } from "../founding/FoundingSentence.ts"
import { introducedIn, introducedTogether, makerIn } from "../founding/Introductions.ts"
import { onTheirOwn, ownPlace } from "../founding/retelling/OwnPlaces.ts"
import type { Own } from "../Own.ts"
import { isAsidePage } from "../Paths.ts"
import { isGivenName, isPersonName, latinName } from "../Persons.ts"
import { inOwnVoice, isOwnContext, ownSaid, paragraphAbove, saidFact, type Utterance } from "../Said.ts"
import { unreal } from "../words/founding/doubts/DoubtWords.ts"
import { alsoFounded, iFounded, iHave, iHaveFounded, makerNouns, weFounded } from "../words/SpeakerWords.ts"
import { strangers } from "../words/SubjectWords.ts"
import type { FounderFact } from "./persons/FounderFact.ts"
import { readRole } from "./persons/PersonTitles.ts"

const founded = new RegExp(`(?<![\\p{L}\\p{N}])(?:${iFounded}) `, "giu")
/** The subject may be said before: "I'm Ada Roth and built Acme". */
const andFounded = new RegExp(`,? and (?:${alsoFounded}) `, "giu")
/** "I'm Ada, the developer behind Acme": who stands behind it made it, unless as whoever pays for it. */
const standsBehind = new RegExp(
  `(?:, | )(?:the|a|an|one of the|der|die|das|le|la|l'|el|o|a|il|lo|de|het) ?(?:[\\p{L}-]+ ){0,3}(?:${makerNouns}) (?:behind|hinter|derrière|detrás de|por trás d[aeo]|dietro|achter) `,
  "giu"
)
/** "Acme is just me": nobody else made it. */
const onlyMe =
  /^(?<what>[^,;:]{1,40}?) (?:is|ist|est|es|é|è) (?:still )?(?:just|only|entirely|nur|seulement|juste|sólo|solo|só|apenas|soltanto|alleen|maar) (?:me|ich|moi|yo|eu|io|ik)(?=[.,;:!]|$| [-–—])/iu
/** "I'm Ada Roth, and Acme is my studio"; no favourite of mine, for which there is another word before it. */
const mineAlone =
  /(?:^|,? (?:and|und|et|y|e|en) )(?:[aol]a? )?(?<what>(?:(?! (?:and|und|et|y|e|en) )[^,;:]){1,40}?) (?:is my|ist mein|est m(?:on|a)|es mi|è (?:il mio|la mia)|é (?:o meu|a minha)|is mijn) ?(?:e )?(?:little |small |kleine[sr]? |petite? |pequeñ[oa] |piccol[oa] |pequen[oa] )?(?:studio|atelier|projekte?|app|werkstatt|firma|unternehmen|betrieb|laden|agentur|projet|entreprise|application|boutique|agence|maison|proyecto|estudio|taller|aplicación|empresa|tienda|agencia|progetto|laboratorio|azienda|bottega|ditta|projeto|estúdio|ateliê|oficina|loja|agência|bedrijf|project|winkel|werkplaats|bureau|onderneming|company|business|shop|workshop)(?=[.!]|$| [-–—])/iu
const have = new RegExp(`(?<![\\p{L}\\p{N}])(?:${iHave}) `, "giu")
const participle = new RegExp(`(?<!\\p{L})(?:${iHaveFounded})(?!\\p{L})`, "iu")

/** Blocks between a heading that names who speaks and what is quoted with it. */
const farthestHeading = 4
/** Characters of a block that is quoted whole. */
const longestQuoted = 600
/** Blocks away from the words that "I" is looked for. */
const near = [-1, 1, -2, 2, -3, 3] as const

const signature = new RegExp(
  `^(?:[-–—] ?)?(?<name>${latinName})(?:(?:,| [-–—|·/]|:| \\() ?(?<role>.{2,80}?)\\)?)?\\.?$`,
  "u"
)
/** Whoever signs: alone, as a founder, or by what they do, and for no other company. */
const signedBy = (block: Block, own: Own): string | null => {
  const { name, role } = signature.exec(tidyText(block.text))?.groups ?? {}
  if (name === undefined || !isPersonName(name)) return null
  if (role === undefined || !/\p{Lu}/u.test(role)) return name
  return readRole(role, own) === null ? null : name
}

interface Speaker {
  readonly name: string
  readonly words: string
  readonly first: number
  readonly last: number
}
const speakerOf = ({ page, at, block, before, words }: Utterance, sentence: string, own: Own): Speaker | null => {
  const here = introducedIn(sentence)
  if (here !== null) return { name: here, words, first: at, last: at }
  const said = before.map(introducedIn).findLast((name) => name !== null) ?? namedFirst(before)
  if (said !== undefined && said !== null)
    return { name: said, words: block.text.length <= longestQuoted ? block.text : words, first: at, last: at }
  const told = near.flatMap((step) => {
    const other = page.blocks[at + step]
    if (other === undefined || !isBeside(block, other)) return []
    const introduced = sentencesIn(tidyText(other.text))
      .map(introducedIn)
      .find((one) => one !== null)
    const name = step > 0 ? (signedBy(other, own) ?? introduced) : introduced
    return name == null ? [] : [{ name, step, speaks: step < 0 || name !== introduced }]
  })
  const nearest = told.find(({ speaks }) => speaks)
  // Of two people a few lines away nobody knows which.
  const isSure = Math.abs(nearest?.step ?? 0) === 1 || told.every(({ name }) => name === nearest?.name)
  if (nearest !== undefined && isSure) {
    const [first, last] = [Math.min(at, at + nearest.step), Math.max(at, at + nearest.step)]
    return { name: nearest.name, words: joined(page, first, last), first, last }
  }
  return headedBy(page, at, block, own) ?? aboutSomebody(page, at, block, own)
}
const aboutPerson = new RegExp(
  `^(?:(?i:about|meet|über|sobre|acerca de|chi è|over|à propos de) |(?i:à propos d)['’])(?<name>${latinName})[.:]?$`,
  "u"
)
/** Blocks between such a line and what is told under it. */
const farthestAbout = 8
/** "About Ada Roth", over what "I" tell: a heading or a label, and nobody else stands over it. */
const aboutSomebody = (page: PageIndex, at: number, block: Block, own: Own): Speaker | null => {
  const told = page.blocks.slice(Math.max(0, at - farthestAbout), at).flatMap((other, index) => {
    const name = other.region === block.region ? aboutPerson.exec(tidyText(other.text))?.groups?.name : undefined
    const isPerson = name !== undefined && isPersonName(name) && isGivenName(name.split(" ")[0] ?? "")
    return isPerson && !own.isIn(fold(name)) ? [{ name, first: Math.max(0, at - farthestAbout) + index }] : []
  })
  const [only] = told
  if (only === undefined || told.length > 1) return null
  return { name: only.name, words: joined(page, only.first, at), first: only.first, last: at }
}
/** "Ada Roth. Trained in Ghent. I opened Acme in 2016": a paragraph that opens with a name alone. */
const namedFirst = ([first = ""]: ReadonlyArray<string>): string | null => {
  const name = first.replace(/[.:]$/u, "")
  return name.includes(" ") && isPersonName(name) && isGivenName(name.split(/[ -]/u)[0] ?? "") ? name : null
}
/** "Ada Roth, baker" as the heading over what "I" tell. */
const headedBy = (page: PageIndex, at: number, block: Block, own: Own): Speaker | null => {
  const first = page.blocks.findLastIndex(
    ({ level, folded }, index) => index < at && level !== null && folded === block.under.at(-1)
  )
  const heading = page.blocks[first]
  if (heading === undefined || at - first > farthestHeading || heading.region !== block.region) return null
  const name = introducedIn(tidyText(heading.text)) ?? signedBy(heading, own)
  // "They say of Acme" may be shaped as a name: with what they do behind it, or with a name that people go by.
  const isNamed = name !== null && (isGivenName(name.split(" ")[0] ?? "") || name !== tidyText(heading.text))
  return !isNamed || own.isIn(fold(name)) ? null : { name, words: joined(page, first, at), first, last: at }
}
const ours = new RegExp(`(?<!\\p{L})(?:${weFounded})(?!\\p{L})`, "iu")
/** "We are Ada Roth and Ben Lund. We founded Acme in 2016": by whoever "we" are, in the same words or beside them. */
export const speakersTogether = (said: Utterance, { people }: Founding): ReadonlyArray<FounderFact> =>
  people.length > 0 || !ours.test(said.text) ? [] : whoSpeakTogether(said)
export const whoSpeakTogether = (said: Utterance): ReadonlyArray<FounderFact> => {
  const { page, at, block, before, text } = said
  const here = [text, ...before].map(introducedTogether).find((names) => names.length > 0)
  const told = (names: ReadonlyArray<string>, first: number, last: number): ReadonlyArray<FounderFact> =>
    names.filter(isPersonName).map((name) => {
      const words = joined(page, first, last)
      const fact = { ...saidFact(said, name, fold(name.split(" ")[0] ?? "")), words, blocks: { first, last } }
      return { ...fact, title: null, titleStatement: null, bio: [] }
    })
  if (here !== undefined) return told(here, at, at)
  for (const step of near) {
    const other = page.blocks[at + step]
    if (other === undefined || !isBeside(block, other)) continue
    const names = sentencesIn(tidyText(other.text))
      .map(introducedTogether)
      .find((found) => found.length > 0)
    if (names !== undefined) return told(names, Math.min(at, at + step), Math.max(at, at + step))
  }
  return []
}
const joined = (page: PageIndex, first: number, last: number) =>
  page.blocks
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(" ")
/** Of the same part of a page, in the site's own voice. */
const isBeside = (block: Block, other: Block) =>
  inOwnVoice(other) &&
  other.region === block.region &&
  other.level === null &&
  other.card === block.card &&
  other.under.at(-1) === block.under.at(-1)

const claimsIt = (said: Utterance, own: Own): boolean => {
  const text = said.text.replace(firstVersion, "")
  const mine = (words: string) => ["own", "anaphor"].includes(own.subject(words)) || ownPlace(own, words)
  /** Where what is ours ends that begins here; null where it is not. */
  const ours = ({ 0: verb, index }: RegExpExecArray): number | null => {
    const from = index + verb.length - 1
    const stop = objectAt(text, from, mine)
    if (stop === -1 || unreal.test(text.slice(0, index))) return null
    const words = text.slice(from, stop).trim()
    const whose = ownPlace(own, words) ? "own" : own.subject(words)
    return isOwnContext(own, said, whose, true) ? stop : null
  }
  const whole = introducedIn(text) === null ? [founded] : [founded, andFounded, standsBehind]
  const alone = (onlyMe.exec(text) ?? mineAlone.exec(text))?.groups?.what
  if (alone !== undefined && own.isName(alone) && isOwnContext(own, said, "own", true)) return true
  return (
    whole.some((shape) =>
      [...text.matchAll(shape)].some((match) => {
        const stop = ours(match)
        return stop !== null && storyGoesOn.test(text.slice(stop))
      })
    ) ||
    [...text.matchAll(have)].some((match) => {
      const stop = ours(match)
      return stop !== null && participle.test(text.slice(stop))
    })
  )
}

/** "We are Ada Roth and Ben Lund, and we make Acme". */
const weMake =
  /,? (?:and|und|et|y|e|en) (?:(?:together,? )?we (?:make|build|run|write|design|develop|bake|started|founded|own)|(?:wir )?(?:machen|bauen|entwickeln|betreiben|führen|schreiben)(?: wir)?|nous (?:faisons|développons|créons|dirigeons|tenons)|(?:hacemos|desarrollamos|llevamos)|(?:fazemos|desenvolvemos|tocamos)|(?:facciamo|sviluppiamo|gestiamo)|(?:wij |we )?(?:maken|bouwen|runnen)(?: wij| we)?) /giu
export const makersTogether = (said: Utterance, own: Own): ReadonlyArray<FounderFact> => {
  const maker = makerIn(said.text)
  if (maker !== null)
    return own.isName(maker.what) || own.subject(maker.what) === "own"
      ? [{ ...saidFact(said, maker.name, fold(maker.name)), title: null, titleStatement: null, bio: [] }]
      : []
  const names = introducedTogether(said.text).filter(isPersonName)
  if (names.length < 2 || unreal.test(said.text)) return []
  const isOurs = [...said.text.matchAll(weMake)].some(({ 0: words, index }) => {
    const from = index + words.length - 1
    const stop = objectAt(said.text, from, own.isName)
    return stop !== -1 && storyGoesOn.test(said.text.slice(stop))
  })
  return isOurs
    ? names.map((name) => ({
        ...saidFact(said, name, fold(name.split(" ")[0] ?? "")),
        title: null,
        titleStatement: null,
        bio: []
      }))
    : []
}

/** 代表取締役 相原 直人: who signs what the head of a company says. */
const signedElsewhere =
  /^(?:代表取締役(?:社長)?|代表|店主|創業者|主宰)[ 　::]*(?<name>[\p{scx=Han}々]{1,4}[ 　]?[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}々ー]{1,6})$/u
const asOne =
  /(?:私|わたし|僕|ぼく)(?:は|が|も)|(?:ひとり|一人|独り|1人)で、?[^。]{0,12}(?:立ち上げ|始め|はじめ|つく|作|開|創|設立|起業)/u
/** レジポケを一人で開発しています, with the name as 〓. */
const makesAlone =
  /(?:^|[、。])(?:今も|現在は?、?)?(?:〓を、?(?:ひとり|一人|独り|1人|個人)で|(?:ひとり|一人|独り|1人|個人)で、?〓を)(?:開発|制作|運営|作|つく|書)(?:し|っ|い)?て(?:います|おります|いる)(?:。|$)/u
/** 私は…2013年に当社を創業しました: by whoever "I" is, in the same words or in the signature. */
export const speakerElsewhere = (said: Utterance, { people }: Pick<Founding, "people">): ReadonlyArray<FounderFact> => {
  const { page, at, block, before, text } = said
  if (people.length > 0 || ![...before, text, ...paragraphAbove(page, at)].some((one) => asOne.test(one))) return []
  const told = (name: string, first: number, last: number): ReadonlyArray<FounderFact> => [
    {
      ...saidFact(said, name, fold(name)),
      words: joined(page, first, last),
      blocks: { first, last },
      ...{ title: null, titleStatement: null, bio: [] }
    }
  ]
  for (const step of [0, -1, 1, 2, -2]) {
    const other = page.blocks[at + step]
    if (other === undefined || other.region !== block.region || !inOwnVoice(other)) continue
    const name =
      step > 0
        ? signedElsewhere.exec(tidyText(other.text))?.groups?.name
        : sentencesIn(tidyText(other.text))
            .map(introducedIn)
            .find((one) => one !== null)
    if (name != null && isPersonName(name)) return told(name, Math.min(at, at + step), Math.max(at, at + step))
  }
  return []
}

/** Who tells it does so of themselves alone. */
export const oneself =
  /(?<!\p{L})(?:I|j'ai|ich|ho|ik|eu|yo)(?!\p{L})|(?<!\p{L})(?:fundé|creé|abrí|lancé|monté|empecé|comencé|inauguré|publiqué|fundei|criei|abri|lancei|montei|comecei|inaugurei|publiquei)(?!\p{L})/iu
export const whoSpeaks = (said: Utterance, own: Own): ReadonlyArray<FounderFact> => {
  const speaker = speakerOf(said, said.text, own)
  if (speaker === null) return []
  const { name, words, first, last } = speaker
  const fact = { ...saidFact(said, name, fold(name)), words, blocks: { first, last } }
  return [{ ...fact, title: null, titleStatement: null, bio: [] }]
}
/** "I founded Acme": by whoever says so. */
export const speakers = (said: Utterance, own: Own): ReadonlyArray<FounderFact> => {
  if (!claimsIt(said, own) && !begunParts(said, own).some((part) => oneself.test(part))) return []
  return whoSpeaks(said, own)
}

const iDid = new RegExp(`(?<![\\p{L}\\p{N}])(?:${iFounded}) `, "iu")
/** "I make Acme alone. I started it in 2016": of what is ours it is told already, and "I" is whoever is introduced. */
export const speakerTold = (said: Utterance, { people }: Founding, own: Own): ReadonlyArray<FounderFact> => {
  const isMine = iDid.test(said.text) || onTheirOwn(said.text) !== undefined
  return people.length > 0 || !isMine ? [] : whoSpeaks(said, own)
}

/** はじめまして、三好 ともえです。… 2024年にひとりで立ち上げました: by whoever says so, where no sentence names who did. */
export const speakersElsewhere = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  ownSaid(site).flatMap((said) => {
    const { text, page } = said
    if (isAsidePage(page)) return []
    if (tongueElsewhere(text) === "ar" && isMadeAloneInArabic(text, own.names))
      return isOwnContext(own, said, "own") ? whoSpeaks(said, own) : []
    if (!asOne.test(text) || tongueElsewhere(text) !== "ja") return []
    const whose = makesAlone.test(withOwn(text, own.names)) ? "own" : japaneseYear(text, own.names)?.whose
    const isOurs = whose !== undefined && !textSays(fold(text), strangers) && isOwnContext(own, said, whose)
    return isOurs ? speakerElsewhere(said, { people: [] }) : []
  })
