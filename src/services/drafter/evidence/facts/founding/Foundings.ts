/** Sentences in which a site says of itself how it was founded. */

import { find, fold } from "../../../../../domain/text/Folding.ts"
import { isCompany, withoutForm } from "../../names/NameForms.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"
import { caseless } from "../../reading/patterns/Caseless.ts"
import { textSays } from "../../reading/Says.ts"
import { makersOf } from "../Makers.ts"
import { type Own, ownOf, perOwn, type WhoseWords } from "../Own.ts"
import { isAnother, isOwnContext, mostTelling, ownSaid, startsNamed, type Utterance } from "../Said.ts"
import { hearsay, helpsUs, sinceElse } from "../words/founding/doubts/DoubtWords.ts"
import { neighbourOf } from "../words/founding/doubts/NextSubjects.ts"
import { foundingTongues } from "../words/founding/FoundingWords.ts"
import { whichOne } from "../words/founding/LooseWords.ts"
import { othersBegan } from "../words/founding/TimeWords.ts"
import { registeredNouns, strangers } from "../words/SubjectWords.ts"
import { withoutGivenNames } from "./BegunYears.ts"
import { isDoubtful } from "./Doubtful.ts"
import type { Founding } from "./FoundingParts.ts"
import { foundingIn } from "./FoundingSentence.ts"
import { introducedIn } from "./Introductions.ts"
import { isNamesake, isOfLikelyHouse, isSomeHouse, likelyHouse, storyTitles } from "./LikelyHouses.ts"
import { looselyTold } from "./LooseFoundings.ts"
import { atThatTime, type Dated } from "./retelling/AtThatTime.ts"
import { besideFounding, sinceTheyFounded } from "./retelling/BesideFoundings.ts"
import { goesOnAboutHouse, kindInName } from "./retelling/NamedHouses.ts"
import { ownPlace, theirPlace } from "./retelling/OwnPlaces.ts"
import { inOwnYear } from "./retelling/OwnYear.ts"
import { resolved } from "./retelling/Resolved.ts"
import { asStory, isUnderAnothers, retold } from "./retelling/Retold.ts"

export interface SaidFounding {
  readonly said: Utterance
  readonly founding: Founding
  /** Where the sentences before tell its year. */
  readonly dated: Dated | null
}

const copyright = /^(?:©|\(c\)|copyright)[\s©]*(?:\p{Nd}{4}(?:\s*[-–]\s*\p{Nd}{2,4})?)?[\s,.:]*/iu
/** Words without which no sentence is about a founding: those of each language, and those a retold one may have. */
const telling = caseless(
  new RegExp(
    `${foundingTongues.map(({ hint }) => hint).join("|")}|gegruend|gruend|(?:erste|primera|prima|primeira|eerste) \\p{L}* ?(?:version|fassung|ausgabe|versión|versione|versão|versie)|starting|opening|to start|to open|to launch|to create|dates|grew out|création|fondation|oprichting|naissance|nascita|creazione|nascimento|spun|hived|carved|spin-?off|ausgegr|essaim|afgesplitst|since|seit|depuis|desde|dal|sinds|lanz|cost|ouvert|aperto|online|went live|wrote|built|made|sent|ständig|self-employed|freelance|on my own|myself|mon compte|mi cuenta|autónom|conta própria|in proprio|mezelf|became|went up|came out|begun|schrieb|angefangen|losgelegt|constitu|創|設立|誕生|始|最初の|初版|初代|立ち上|開業|開店|成立|创|創|تأس|أسس|أنش|أطلق|افتتح|بدأ|انطلق`,
    "u"
  )
)

/** "Behind Acme are Ada Roth and Ben Lund, who founded it". */
const behind =
  /^(?:behind|hinter|derrière|detrás de|por trás d[aeo]|dietro|achter) (?<whom>[^,]{1,40}?) (?:is|are|stands?|steht|stehen|se cachent?|está|están|estão|c'è|ci sono|staa[nt]) /iu
const place = /(?<= (?:in|à|en|em|te|a) )\p{Lu}[\p{L}'-]+/gu
/**
 * What stands before "it" in its own sentence may be what it is: "Ben Lund of Flourtech, who founded it". Nobody
 * else is there where all names are of those who founded it.
 */
const bringsInOthers = (own: Own, text: string, { subject, people }: Founding): boolean => {
  const before = text.startsWith(`${subject} `) ? "" : text.slice(0, Math.max(0, text.indexOf(` ${subject}`)))
  if (!before.includes(",") || own.isName(behind.exec(before)?.groups?.whom ?? "")) return false
  const introduced = introducedIn(text)
  const rest = [...people, ...(introduced === null ? [] : [introduced])]
    .reduce((left, name) => left.replace(name, ""), before)
    .replace(place, "")
  return own.namesOther(rest) || textSays(fold(rest), strangers)
}

/** "I am Ada Roth, and I started it", "Ich bin Ada Roth und habe Acme gegründet": the clause after who speaks. */
const afterIntroduction = (text: string, mine: (words: string) => boolean): Founding | null => {
  const name = introducedIn(text)
  const rest = name === null ? "" : text.slice(text.indexOf(name) + name.length)
  const clause = /^(?:,? (?:and|und|et|y|e|en)|,) (?<clause>.+)$/u.exec(rest)?.groups?.clause
  return clause === undefined ? null : foundingIn(clause.replace(/^(?=habe )/u, "ich "), mine)
}

const sentenceIn = (said: string, mine: (words: string) => boolean): Founding | null => {
  const text = asStory(said)
  if (othersBegan.test(text)) return null
  // "© 2021 Acme, founded in 2019": the first year is the page's.
  const founding = foundingIn(text.replace(copyright, ""), mine) ?? afterIntroduction(text, mine)
  if (founding !== null && (founding.year !== null || !/\p{Nd}{4}/u.test(text))) return founding
  return (
    retold(text)
      .map((one) => foundingIn(one, mine))
      .find((one) => one !== null) ?? founding
  )
}
const toldIn = (said: Utterance, mine: (words: string) => boolean): Omit<SaidFounding, "said"> | null => {
  const founding = sentenceIn(said.text, mine)
  const dated = founding?.year == null ? atThatTime(said) : null
  const then = dated === null ? null : sentenceIn(dated.text, mine)
  if (dated !== null && then !== null && then.year === dated.year) return { founding: then, dated }
  return founding === null ? null : { founding, dated: null }
}

/** "The company, Acme Labs, was founded in 2016": what it is, and then its name. */
const isByName = (own: Own, text: string, subject: string): boolean => {
  const named = text.startsWith(`${subject}, `) ? /^(?<name>[^,]{1,40}),/u.exec(text.slice(subject.length + 2)) : null
  const words = named?.groups?.name?.split(" ") ?? []
  const head = registeredNouns.test(words.at(-1) ?? "") ? words.slice(0, -1) : words
  return own.subject(subject) === "anaphor" && (own.isName(words.join(" ")) || own.isName(head.join(" ")))
}

/** "I started at Acme in 2012": to work there. */
const startedAt =
  /(?<!\p{L})(?:I|we|she|he|they) (?:first )?(?:started|began)(?: out)? (?:at|with) |(?<!\p{L})(?:begann|startete|begon|startte) (?:\p{L}+ )?(?:bei|bij) |(?:commencé|débuté) chez |(?:empecé|comencé|comecei) (?:en|na|no) |(?:iniziato|cominciato) (?:da|in|presso) /iu
/** "Ada Roth opened a second Acme", "il nuovo Acme": there is one already. */
const further =
  /(?<!\p{L})(?:second|another|deuxième|nouve(?:au|l|lle)|segund[oa]|nuev[oa]|nov[oa]|second[oa]|nuov[oa]|zweite[nsr]?|neue[nsr]?|tweede|nieuwe?) (?=\p{Lu})/giu
export const ofFurther = (own: Own, text: string): boolean =>
  [...text.matchAll(further)].some(({ 0: words, index }) => {
    const rest = text.slice(index + words.length).split(" ")
    return [3, 2, 1].some((count) =>
      own.isName(
        rest
          .slice(0, count)
          .join(" ")
          .replace(/[.,;:!]+$/u, "")
      )
    )
  })
/** "Notre cliente Ada Roth a monté Acme chez elle". */
export const ofCustomer =
  /(?<!\p{L})(?:our|unsere?|notre|nuestr[oa]|noss[oa]|nostr[oa]|onze) (?:customer|client|kund(?:e|in)|clienta|cliente?|klant) (?=\p{Lu})/iu
/** "Ada Roth founded it", of what the sentence before tells. */
const foundedIt =
  /(?<!\p{L})(?:founded|started|set|created|opened|launched|established|built|began) it(?!\p{L}|['’])|(?<!\p{L})(?:gründete|eröffnete|startete|begann) (?:es|sie|ihn)(?!\p{L})|(?<!\p{L})l['’](?:a|ont|avait|avaient|ha|hanno) (?:cofond|fond|cré|ouvert|lanc|mont|apert|avviat|creat)|(?<!\p{L})l[ao] (?:fund|cre|abri|mont|inici|fond|apr|avvi)\p{L}*(?:ó|aron|ieron|ò|arono|ì|irono)(?!\p{L})|(?<!\p{L})(?:fund|cri|abr|mont)(?:ou|iu|aram|iram)-[ao](?!\p{L})|(?<!\p{L})(?:richtte|begon|startte|opende) het(?= (?:in|op|samen)(?: |[.,])|[.,;]|$)/iu
/** "Acme is used by Petit. Ada Roth founded it": Petit, as likely as not. */
const isOfAnother = (own: Own, { page, text, before }: Utterance): boolean => {
  const last = before.at(-1) ?? ""
  // "Acme OÜ is a small company from Tartu": what the house is, with its form beside its name.
  const told = startsNamed(own, last) ? last.replace(whatItIs, "") : last
  // Every noun of German has a capital.
  const isGerman = page.page.lang?.startsWith("de") === true
  return !isGerman && foundedIt.test(text) && own.namesOther(`x ${withoutGivenNames(told)}`)
}
const whatItIs = /^[^,;:.]{1,60}? (?:is|was|est|était|es|era|é|è) (?:an?|the|une?|la|le|una?|uma?|o|il|een|de|het) /iu

type WhoseIs = (words: string) => WhoseWords
const toldBy = (said: Utterance, own: Own, whoseIs: WhoseIs): ReadonlyArray<SaidFounding> => {
  const mine = (text: string) => whoseIs(text) === "own" || whoseIs(text) === "anaphor"
  if (isUnderAnothers(said.text, said.before) || ofFurther(own, said.text) || ofCustomer.test(said.text)) return []
  const since = sinceTheyFounded(said.text, own)
  const told = (since === null ? null : toldIn({ ...said, text: since }, mine)) ?? toldIn(said, mine)
  if (told === null) return []
  const named = told.founding.people.length > 0 ? told.founding.people : besideFounding(said.text)
  const founding = inOwnYear(said.text, { ...told.founding, people: named }, own)
  if (founding.place !== null && own.isName(founding.place) && startedAt.test(said.text)) return []
  const whose = isByName(own, said.text, founding.subject) ? "own" : whoseIs(founding.subject)
  if (
    whose === "anaphor" &&
    founding.subject.includes(" ") &&
    whichOne.test(said.text.slice(said.text.indexOf(founding.subject)))
  )
    return []
  const isTheirName = isNamesake(own, founding.people)
  const brings = !isTheirName && bringsInOthers(own, resolved(said.text), founding)
  if (whose === "anaphor" && (brings || isAnother(said, founding.subject))) return []
  if (founding.year !== null && isDoubtful(said, founding.subject, own)) return []
  // "Acme is made by Ada Roth, who founded it".
  const inItself = whose === "anaphor" && founding.people.length > 0 && startsNamed(own, said.text)
  // "Acme è nato nel 2022. Lo hanno fondato ...": the sentence before is about the same.
  const before = foundingIn(said.before.at(-1) ?? "", mine)
  // "Angefangen hat es 1987. Ada Roth gründete die Weberei": nobody else is brought in.
  const isBegun = before !== null && said.before.length === 1 && /^(?:es|alles|it all)$/iu.test(before.subject)
  const storyGoesOn = whose === "anaphor" && before !== null && (isBegun || own.subject(before.subject) === "own")
  const plain = { ...said, text: resolved(said.text) }
  return storyGoesOn ||
    isOwnContext(own, plain, inItself ? "own" : whose) ||
    (whose === "anaphor" && goesOnAboutHouse(own, said, founding.subject)) ||
    (whose === "anaphor" && said.before.length === 0 && storyTitles.has(said.block.under.at(-1) ?? "")) ||
    (whose === "none" &&
      said.before.length === 0 &&
      /^(?:創業|設立|創立|開業|開店)は/u.test(said.text) &&
      isOwnContext(own, plain, "own"))
    ? [{ said, dated: told.dated, founding }]
    : []
}
/** Whose words are, asked once: of a sentence the same ones are asked about in each language. */
const recalling =
  (whoseIs: WhoseIs, answers: Map<string, WhoseWords>): WhoseIs =>
  (words) => {
    const whose = answers.get(words) ?? whoseIs(words)
    answers.set(words, whose)
    return whose
  }
/**
 * What sentences tell of ourselves; and `otherwise`, what those tell that told nothing, where some of their words are taken
 * for something else: a sentence of which no word that was asked about is, would tell the same again.
 */
const readerOf = (sentences: ReadonlyArray<Utterance>, own: Own) => {
  const read = sentences.map((said) => ({ said, answers: new Map<string, WhoseWords>() }))
  const plainly: WhoseIs = (words) => {
    const whose = own.subject(words)
    return whose === "other" && kindInName(own, words) !== null ? "anaphor" : whose
  }
  const otherwise = (taken: (words: string) => WhoseWords | null) =>
    read
      .filter(({ answers }) => [...answers].some(([words, whose]) => (taken(words) ?? whose) !== whose))
      .flatMap(({ said }) =>
        toldBy(
          said,
          own,
          recalling((words) => taken(words) ?? plainly(words), new Map())
        )
      )
  return { told: read.flatMap(({ said, answers }) => toldBy(said, own, recalling(plainly, answers))), otherwise }
}
const article = /^(?:the|die|das|der|la|le|l'|el|il|lo|o|a|de|het) ?(?=\p{Lu})/iu

/** What sentences tell by a verb alone; several years are no story of one founding. */
const looselyOf = (sentences: ReadonlyArray<Utterance>, own: Own, site: SiteIndex): ReadonlyArray<SaidFounding> => {
  const found = sentences.flatMap((said): ReadonlyArray<SaidFounding> => {
    if (ofCustomer.test(said.text)) return []
    const founding = looselyTold(said, own, site)
    return founding === null || (founding.year !== null && isDoubtful(said, "it", own))
      ? []
      : [{ said, founding, dated: null }]
  })
  const years = new Set(found.flatMap(({ founding }) => founding.year ?? []))
  return years.size > 1 ? [] : found
}

/** "The school next to Acme was founded in 1890", "Allegedly Acme …": told of what stands beside it or of who helps, or vouched for by nobody. */
export const isNotVouched = (own: Own, text: string): boolean => {
  const folded = fold(text)
  const isBeside = [...own.names].some((name) => {
    const at = find(folded, name)
    return at > 0 && neighbourOf.test(folded.slice(0, at))
  })
  return isBeside || hearsay.test(text) || helpsUs.test(text) || sinceElse.test(text)
}

export const foundings = perOwn((site, names): ReadonlyArray<SaidFounding> => {
  const own = ownOf(site, names)
  const sentences = ownSaid(site)
    .filter((said) => telling.test(said.text) && !isOfAnother(own, said) && !isNotVouched(own, said.text))
    .slice(0, mostTelling)
  const { told, otherwise } = readerOf(sentences, own)
  const isDated = told.some(({ founding }) => founding.year !== null)
  const isNamed = told.some(({ founding }) => founding.people.length + (founding.fellows ?? []).length > 0)
  if (isDated && isNamed) return told
  const isInYears = (years: ReadonlyArray<string>) => (one: SaidFounding) =>
    years.length === 0 || one.founding.year === null || years.includes(one.founding.year)
  const likely = (text: string) => (isSomeHouse(text) ? "anaphor" : null)
  const likelyHouses = () =>
    otherwise(likely).filter(
      ({ said, founding }) =>
        (likelyHouse(own, founding.subject) || isNamesake(own, founding.people)) &&
        isOfLikelyHouse(site, said, founding, own)
    )
  // By a verb alone is told what is not told plainly, and nothing that it tells otherwise.
  if (told.length > 0) {
    const years = told.flatMap(({ founding }) => founding.year ?? [])
    const more = looselyOf(sentences, own, site).filter(isInYears(years))
    const people = isNamed || more.some(({ founding }) => founding.people.length > 0) ? [] : likelyHouses()
    return [
      ...told,
      ...(isNamed ? more.filter(({ founding }) => founding.people.length === 0) : more),
      ...people.filter(isInYears(years))
    ]
  }
  // "1994 gründete er die Flourtech GmbH", which answers for the site: where nothing is told of the product itself.
  const makers = makersOf(site, [])
  const isMaker = (text: string) => isCompany(text) && makers.has(withoutForm(text.replace(article, "")))
  const byMaker = otherwise((text) => (isMaker(text) ? "own" : null))
  if (byMaker.length > 0) return byMaker
  // "I opened my own workshop in 2016": several of them are no story of one.
  const places = (text: string) => (ownPlace(own, text) || theirPlace(own, text) ? "own" : null)
  // Of "their restaurant" in another town it is an earlier one.
  const begun = otherwise(places).filter(
    ({ said: { before }, founding: { subject, people, place } }) =>
      !theirPlace(own, subject) ||
      (people.length > 0 &&
        place === null &&
        before.every((text) => !own.namesOther(text) && !textSays(fold(text), strangers)))
  )
  if (begun.length === 0) {
    const loose = looselyOf(sentences, own, site)
    if (loose.some(({ founding }) => founding.people.length > 0)) return loose
    const years = loose.flatMap(({ founding }) => founding.year ?? [])
    return [...loose, ...likelyHouses().filter(isInYears(years))]
  }
  return new Set(begun.map(({ founding }) => founding.year)).size > 1 ? [] : begun
})
