/** Founders as sentences name them: "our founder, Ada Roth", "Ada Roth, founder of Acme", "Founder: Ada Roth". */

import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { chineseFounders } from "../../elsewhere/chinese/ChineseFounders.ts"
import { tongueElsewhere } from "../../elsewhere/Marks.ts"
import { asWritten } from "../../names/PlainNames.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"
import { caseless } from "../../reading/patterns/Caseless.ts"
import { textSays } from "../../reading/Says.ts"
import { introducedIn } from "../founding/Introductions.ts"
import type { Own, WhoseWords } from "../Own.ts"
import { isAsidePage, tellsOfMakers } from "../Paths.ts"
import { namesPerson, peopleAt, peopleUntil } from "../Persons.ts"
import { inOwnVoice, isOwnContext, mostTelling, ownSaid, saidFact, startsOwn, type Utterance } from "../Said.ts"
import { foundersApart } from "../words/founding/FoundingShapesElsewhere.ts"
import {
  founderHeadings,
  kinDeterminers,
  quotedVerbs,
  roleWords,
  severalRoles,
  whichFounder
} from "../words/PeopleWords.ts"
import { iAm, iFounded, iHave, weAre } from "../words/SpeakerWords.ts"
import { companyKinds, strangers } from "../words/SubjectWords.ts"
import { areFoundersBeside, areNamedAsFounders } from "./FoundersBeside.ts"
import type { FounderFact } from "./persons/FounderFact.ts"
import { calledFounders } from "./persons/labels/CalledFounders.ts"
import { followsHouse } from "./persons/labels/HouseBefore.ts"
import { anyOf, headsSomething, latinTitles, ofSomebody } from "./persons/PersonTitles.ts"
import { makersTogether, speakers } from "./Speakers.ts"
import { inLine } from "./TitledLines.ts"

const title = `(?i:${anyOf(latinTitles)})`
const other = String.raw`(?:(?:(?:,| &|/) ?(?!\p{Ll}+ed(?!\p{L}))(?:\p{Lu}{2,4}(?!\p{L})|\p{Ll}[\p{Ll}-]*)|,? (?i:and|und|et|y|e|en) (?!(?i:${anyOf(latinTitles)}|${kinDeterminers})(?!\p{L}))\p{L}[\p{L}-]*)(?: (?!(?i:is|are|ist|est|es|è|é)\b)(?:\p{Ll}[\p{Ll}-]*|&|\p{Lu}{2,4}(?!\p{L}))){0,3}?)?`
const our =
  "(?i:our|unsere[mnrs]?|unser|notre|nos|nuestr[oa]s?|noss[oa]s?|il nostro|la nostra|i nostri|nostr[oaie]|onze|ons)"
const of = "(?i:of|at|von|bei|de|du|da|do|di|d'|der|des|del|van|bij)"
const is = "(?i:is|are|ist|sind|est|sont|es|son|é|são|è|sono|zijn)"
const the =
  "(?:(?i:the|a|an|one of the|der|die|das|le|la|les|el|los|las|o|os|a|as|il|i|gli|de|het|un|une|uno|una|um|uma|een|ein|eine) )?"
const mark = "(?:,| ?:| -| –| is| are)?"

/** "our founder(s), Ada Roth and Ben Lund". */
const ourFounder = new RegExp(
  `(?<![\\p{L}\\p{N}])${our} (?:${whichFounder} )?(?<title>${title}${other})(?<mark>${mark}) (?=\\p{Lu})`,
  "gu"
)
/** After a name that stands beside the title: "our founder, Napoleon Hill reader since school" is nobody's name. */
const besideCloses =
  /^(?:$|[.,;:!)]| [-–—(]|'s | (?:is|was|has|had|started|began|founded|opened|who|and|ist|hat|und|est|a|et|es|ha|y|é|e|è|heeft|en)(?!\p{L}))/u
/** "Ada Roth, (the) founder and CEO of Acme" and "Ada Roth is the founder of Acme": whose, is looked at after it. */
const yourHosts = "(?:(?:your|our|eure|ihre|vos|nos|vuestros|seus|i vostri|jullie) \\p{L}+ (?:and|und|et|y|e|en) )?"
const afterName = `(?: (?:here|hier|ici))?(?:,| \\(| -| –| ${is}) ?${yourHosts}(?:${our} )?${the}(?:(?<which>[\\p{Ll}-]+) )?`
const anyTitle = `(?:[\\p{L}]+(?:,| &| (?i:and|und|et|y|e|en)) )?${title}${other}`
const nameThenTitle = new RegExp(`${afterName}(?:(?<titled>${anyTitle})(?<of>,? ${of} )|(?<title>${anyTitle}))`, "gu")
/** "Acme founder Ada Roth", "Acme's founders, Ada Roth and Ben Lund", "founders of Acme". */
const titleThenName = new RegExp(
  `(?<title>${title}${other})(?:(?<of> ${of} )(?<whom>[^,.:;]{1,60}?))?(?:${mark} | ${is} )(?=\\p{Lu})`,
  "gu"
)

/** Where a title ends that nothing else is made of: "our founder's daughter", "unsere Gründerin in spe". */
const titleCloses =
  /^(?:$|[.,;:!)]| [-–—(]| (?:and|who|und|die|der|et|qui|y|que|quien|e|che|en) (?:she|he|they|we|still|now|has|is|was|sie|er|elle|il|ella|ela|ele|lei|zij|hij|\p{Ll}+[st])(?= ))/u
const whichOne = new RegExp(`^${whichFounder}$`, "iu")
/** Of several who are "founders and staff" nobody knows which founded it. */
const areFounders = (title: string, people: ReadonlyArray<string>): boolean => {
  const [, besides] = /(?:,|&| (?:and|und|et|y|e|en)) (?<besides>.+)$/u.exec(title) ?? []
  return people.length < 2 || besides === undefined || severalRoles.test(besides)
}

/** "Owner and founder", "Inhaber und Gründer": what somebody is besides, before the title. */
const withoutRole = (before: string): string => {
  const role = /(?<head>.*?)(?<role>[\p{L}-]+)(?:,| &| (?:and|und|et|y|e|en))$/u.exec(before)?.groups
  return role !== undefined && roleWords.has(fold(role.role ?? "")) ? (role.head ?? "").trim() : before
}

interface Found {
  readonly people: ReadonlyArray<string>
  readonly title: string | null
}

const manyFounders =
  /(?:founders|fondateurs|fondatrices|fundador[ae]s|fondatori|oprichters|gründer|partners)(?!\p{L})/iu
const areMany = /(?<!\p{L})(?:are|sind|sont|son|são|sono|zijn)(?!\p{L})/iu
/** Of a title for one only the nearest name is meant: "Max Roe and Ada Roth, founder of Acme". */
const meant = (people: ReadonlyArray<string>, title: string, between: string, nearest: "first" | "last") =>
  people.length < 2 || manyFounders.test(title) || areMany.test(between)
    ? people
    : people.slice(...(nearest === "first" ? [0, 1] : [-1]))

const ownsIt = /^(?:that|which) (?:owns|owned|bought|acquired|uses|supplies|sold|rents|hosts|invested)$/u

/** Whose name stands here, alone: not "Acme Foundation". */
const whoseAt = (own: Own, text: string, at: number): WhoseWords => {
  const words = text.slice(at).split(" ")
  for (let count = Math.min(5, words.length); count >= 1; count--) {
    const phrase = words.slice(0, count).join(" ")
    const bare = phrase.replace(/[.,;:!)]+$/, "")
    // "oprichter van het gilde": an article, and no pronoun.
    if (count === 1 && bare === phrase && words.length > 1 && /^(?:het|il)$/iu.test(phrase)) continue
    // "Gründer der Brauerei": whatever the site is.
    const whose = companyKinds.has(fold(bare)) ? "anaphor" : own.subject(bare)
    if (whose === "other" || whose === "none") continue
    // "founder of the company that owns Acme".
    if (bare === phrase && whose === "anaphor" && ownsIt.test(words.slice(count, count + 2).join(" "))) return "other"
    return bare !== phrase || !/^\p{Lu}/u.test(words[count] ?? "") ? whose : "other"
  }
  return "other"
}

/** "Interview with the two founders", before their names. */
const interview =
  /^(?:an? |ein |une? |una |een )?(?:interview|conversation|entretien|rencontre|gespräch|entrevista|intervista|conversación|conversa|gesprek) (?:with|mit|avec|con|com|met)(?: (?:the|our|its|den|unseren|les|nos|las|los|l[ae]|sus|as|os|i|le|de|onze))?(?: (?:two|three|beiden|zwei|drei|deux|trois|dos|tres|dois|duas|due|tre|twee|drie))?$/iu

/** "our", "the two": of a conversation with whoever founded another firm neither is said, save on a page about the makers. */
const isTheirs = ({ page }: Utterance, before: string) =>
  / (?!(?:the|den|les|las|los|l[ae]|os|as|i|le|de)$)\p{Ll}+$/u.test(
    before.replace(/^(?:an? |ein |une? |una |een )?\p{L}+ (?:with|mit|avec|con|com|met)/iu, "")
  ) || tellsOfMakers(page)
/**
 * After a bare "Founder Ada Roth": another company beside the name, and what those do who are quoted, or use a thing.
 */
const isOfOthers = (told: string, people: ReadonlyArray<string>): boolean => {
  const rest = people.reduce((left, name) => left.replace(name, ""), told)
  return companyBeside.test(rest) || quotedVerbs.test(rest) || textSays(fold(rest), strangers)
}
const companyBeside = /^(?: \([^()]*\p{Lu}\p{Ll}|, (?:\p{Lu}[\p{L}&.-]*(?: |, (?=\p{Ll}))){1,4}(?=\p{Ll})| \p{Nd})/u

const ourWord = new RegExp(`(?<!\\p{L})${our} `, "u")
/** "Ada Roth and Ben Lund, founders, at our tenth birthday": on a page about the makers. */
const isCaption = ({ page, text }: Utterance, title: string): boolean =>
  manyFounders.test(title) && ourWord.test(text) && tellsOfMakers(page)

/** "Jed Roth, a fourth-generation wheat farmer, is the founder": what one is, between the name and the verb. */
const besideIs =
  /(?<=\p{L}), (?:an?|the|eine?|une?|una|uno|um|uma|een) \p{Ll}[\p{Ll}\p{Nd} '-]{2,60},(?= (?:is|was|ist|est|es|é|è) )/u

/** "Its", "ihre", "su": whose founder is told of. */
const possessive =
  /(?<!\p{L})(?:its|ihre?|ihren|seine?|son|sa|ses|sus?|seus?|suas?|(?:il )?suo|(?:la )?sua|suoi|sue|zijn|haar)$/iu

const inSentence = (said: Utterance, own: Own): ReadonlyArray<Found> => {
  const text = said.text.replace(besideIs, "")
  const found: Array<Found> = []
  const add = (people: ReadonlyArray<string>, title: string | undefined) => {
    found.push({ people, title: people.length === 1 ? (title ?? null) : null })
  }
  const aside = isAsidePage(said.page)
  for (const match of aside ? [] : text.matchAll(ourFounder)) {
    const { people, end } = peopleAt(text, match.index + match[0].length)
    const title = match.groups?.title ?? ""
    const isName = match.groups?.mark === "" || besideCloses.test(text.slice(end))
    if (isName && areFounders(title, people)) add(meant(people, title, "", "first"), title)
  }
  for (const match of text.matchAll(nameThenTitle)) {
    const end = match.index + match[0].length
    const { of: ofWhom, titled, title: alone, which } = match.groups ?? {}
    const title = titled ?? alone ?? ""
    const people = meant(peopleUntil(text, match.index), title, match[0], "last")
    const ours =
      ourWord.test(match[0]) && titleCloses.test(text.slice(end)) && (which === undefined || whichOne.test(which))
    const closes = /^(?:[.,!;)]|$)/u.test(text.slice(end))
    const whose = ofWhom === undefined ? "none" : whoseAt(own, text, end)
    const isOurs =
      ofWhom === undefined
        ? (ours || (introducedIn(text) !== null && closes) || (people.length > 1 && isCaption(said, match[0]))) &&
          !aside
        : (whose === "own" || whose === "anaphor") && isOwnContext(own, said, whose)
    if (people.length > 0 && isOurs) add(people, title)
  }
  for (const match of text.matchAll(titleThenName)) {
    const listed = peopleAt(text, match.index + match[0].length)
    // "Founder Max Roe of Flourtech" founded Flourtech.
    if (listed.people.length === 0 || ofSomebody.test(text.slice(listed.end))) continue
    const title = match.groups?.title ?? ""
    if (!areFounders(title, listed.people)) continue
    const before = withoutRole(text.slice(0, match.index).trim())
    // "Co-founder and head of product": what one heads is no company.
    const whom = headsSomething.test(title) ? undefined : match.groups?.whom?.trim()
    const possessor = /(?<name>[^,.;:]{1,60})$/u.exec(before)?.groups?.name?.replace(/'s?$/, "")
    const opens =
      before === "" ||
      /^(?:the|die|der|les?|la|los|el|os?|a|i|il|de|two|three|four|both|its two|our two|die beiden|les deux|los dos|os dois|i due|de twee)$/iu.test(
        before
      ) ||
      (interview.test(before) && isTheirs(said, before))
    // "Acme is run by its founders, ..."
    // "Acme opened in 1976. Its founder, ..."
    const its = possessive.test(before) && (startsOwn(own, text) || followsHouse(own, said))
    const whose = whom !== undefined ? own.subject(whom) : its ? "own" : opens ? "none" : own.subject(possessor ?? "x")
    const isBare = opens && whom === undefined
    const isOurs =
      whom === undefined && !opens
        ? whose === "own"
        : whose !== "other" && (isOwnContext(own, said, whose) || (isBare && followsHouse(own, said)))
    if (isOurs && !(isBare && isOfOthers(text.slice(match.index + match[0].length), listed.people)))
      add(meant(listed.people, title, match[0], "first"), title)
  }
  return found
}

/** 创始人：张伟, 創業者 山田太郎, المؤسس: أحمد علي */
const otherScripts =
  /(?:^|[、。,，・\s])(?:当社の|我们的|公司)?(?<whose>[^、。,，\s]{1,20}[の的]|(?!共同|联合|聯合|代表)[^、。,，\s・:：/兼]{1,20}?(?<!共同|联合|聯合))??(?<title>共同創業者|創業者|創設者|联合创始人|创始人|聯合創始人|創始人|创办人|المؤسسون|المؤسسان|المؤسسين|المؤسسة|المؤسس)(?:[兼・/](?:[A-Z]{2,4}|[\p{scx=Han}]{2,7}))?(?:の|は|是|で、?(?=代表|社長|会長|店主|[A-Z]{2,4}の)|[::]|\s)?\s*(?:(?:(?:代表)?取締役(?:会長|社長|副社長)?|会長|社長|代表社員|代表理事|代表|店主|[A-Z]{2,4})の?)?[ 　]?(?<name>(?!是)[\p{scx=Han}々]{1,4}?[ 　]?[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}々ー]{1,5}?|[\p{scx=Katakana}ー]+[・＝][\p{scx=Katakana}ー・]+|\p{scx=Arab}+(?: \p{scx=Arab}+){1,2}(?: و\p{scx=Arab}+ \p{scx=Arab}+)*)(?=$|[。、,，が(（]|は|です|曾?是|曾|于|在|生[于在]|出生|出身|长大|早年|现[年任居]|当过|做过|毕业|来自|[和与](?<!創[業設]者[^。]{0,12}[和与])|\s(?![\p{scx=Arab}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]))/u

/** 创始人张伟和李娜: the one and whoever is named along. */
const withFellows = (name: string, text: string, own: Own): ReadonlyArray<string> => {
  const all = tongueElsewhere(text) === "zh" ? (chineseFounders(text, own.names)?.value ?? []) : []
  return all.includes(name) ? all : name.split(foundersApart)
}

/** 曾说: whoever is quoted. */
const quotedElsewhere =
  /曾说|说过|说[:：，,]|表示|名言|语录|言(?:い|っ|う|わ)|語(?:り|っ|る)|述べ|曰く|の言葉|話し(?:て|た|まし)/u

const speaking = [iAm, weAre, iFounded, iHave].join("|").toLowerCase()
const hint = caseless(
  new RegExp(
    `${anyOf(latinTitles)}|(?:${speaking}) | (?:just|only|entirely|nur|seulement|juste|sólo|solo|só|apenas|soltanto|alleen|maar) (?:me|ich|moi|yo|eu|io|ik)(?![a-z])|(?:作って|開発して|運営して|つくって|制作して|営んで)(?:いる|い?ます|おります)|創業者|創設者|创始人|創始人|创办人|مؤسس`,
    "u"
  )
)

/** 取締役CTO 新保匠(共同創業者): the name before the title. */
const nameFirst =
  /(?:^|[\s、,・])(?<name>[\p{scx=Han}々]{1,4}[ 　]?[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}々ー]{1,5}) ?[(（](?<title>(?:共同)?創業者|(?:共同)?創設者|联合创始人|创始人|聯合創始人|創始人|创办人)[)）]/u

/** Denied, or over: "she is no founder of ours", "former founder"; what else they formerly were denies nothing. */
const denied = new RegExp(
  `(?<!\\p{L})(?:(?:not|never|no|nicht|kein|pas)(?=[\\s-])|(?:former|formerly|ex|ehemalige[rn]?|ancien|ancienne|exfundador)(?=[\\s-](?:\\p{L}+[\\s-]){0,2}(?:${anyOf(latinTitles)}))|exfundadora?(?!\\p{L})|ex-)`,
  "iu"
)

/** Rows of one block, each a line of its own; a name and the title under it are one: signatures under a letter. */
const inRows = (site: SiteIndex): ReadonlyArray<Utterance> =>
  site.flatMap((page) =>
    page.blocks.flatMap((block, at) => {
      const rows = block.rows ?? []
      if (rows.length < 2 || !inOwnVoice(block)) return []
      const lines = rows.flatMap((row, step) => {
        const next = rows[step + 1]
        // "Ada Roth & Ben Lund" over "Founders".
        const signed = next !== undefined && founderHeadings.has(fold(next)) ? peopleAt(row, 0) : null
        if (signed !== null && signed.people.length > 1 && signed.end === row.length) return [`${next}: ${row}`]
        return next !== undefined && namesPerson(row) ? [row, `${row}, ${next}`] : [row]
      })
      return lines.map((row): Utterance => {
        const told = tidyText(row).replace(/^[^:]{1,40}: /u, "")
        const words =
          !block.text.includes(row) && block.text.includes(told)
            ? block.text
            : row.includes(", ") && !block.text.includes(row)
              ? row.replace(", ", " ")
              : row
        return { page, at, block, text: tidyText(row), words, before: [], after: null, last: at }
      })
    })
  )

export const foundersInSentences = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  [...ownSaid(site), ...inRows(site)]
    .filter(({ text }) => hint.test(text))
    .slice(0, mostTelling)
    .flatMap((said) => {
      const spoken = isAsidePage(said.page) ? [] : [...speakers(said, own), ...makersTogether(said, own)]
      if (denied.test(said.text)) return spoken
      const script = quotedElsewhere.test(said.text) ? undefined : otherScripts.exec(tidyText(said.text))?.groups
      const first = nameFirst.exec(tidyText(said.text))?.groups
      const told = [
        ...inLine(said, own),
        ...inSentence(said, own),
        { people: [...areFoundersBeside(said, own), ...areNamedAsFounders(said, own)], title: null },
        calledFounders(said, own),
        ...(first?.name !== undefined && isOwnContext(own, said, "none")
          ? [{ people: [first.name], title: first.title ?? null }]
          : []),
        ...(script?.name !== undefined &&
        isOwnContext(own, said, own.subject(script.whose?.replace(/[の的]$/u, "") ?? ""))
          ? [{ people: withFellows(script.name, said.text, own), title: script.title ?? null }]
          : [])
      ]
      // Of names in lines of their own two are not one.
      const rows = said.block.rows ?? []
      const isWhole = (name: string) => rows.length < 2 || rows.some((row) => tidyText(row).includes(name))
      const named = told.flatMap(({ people, title: given }) =>
        people
          .filter((name) => namesPerson(name) && isWhole(name))
          .map(
            (name): FounderFact => ({
              ...saidFact(said, name, fold(name)),
              title: given && asWritten(given),
              titleStatement: null,
              bio: []
            })
          )
      )
      return [...named, ...spoken]
    })
