/** Titles of people: whether one says "founder", and of whose company. */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Own } from "../../Own.ts"
import { founderTitles, roleWords } from "../../words/PeopleWords.ts"
import { fieldOfWork, rolesInRow } from "../words/FieldWords.ts"
import {
  creators,
  doesInGerman,
  ofTool,
  professions,
  withoutDepartments,
  withoutDoing,
  withoutExams
} from "../words/TitleWords.ts"
import { tradeNouns } from "../words/TradeNouns.ts"

export interface PersonRole {
  readonly founder: boolean
  /** It names our company: "Founder of Acme". */
  readonly ours: boolean
}

export const anyOf = (words: Iterable<string>) =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((one) => RegExp.escape(one))
    .join("|")
export const latinTitles = [...founderTitles].filter((title) => /^[\p{scx=Latn} *:-]+$/u.test(title))
/** After a title: whose founder somebody is. */
export const ofSomebody = /^ (?:of|at|from|von|bei|aus|de|du|des|chez|di|da|do|van|bij) (?:the |der |la |le )?\p{Lu}/u

/** Parts of a title: "Founder, CEO & Head of Design". */
const apart =
  /\s*(?:[,،，/|·•+&;؛・、／]|[兼暨]|\s[-–—]\s)\s*|\s+و(?=\p{scx=Arab}{3})|\s+(?:and|und|et|y|e|en)\s+|(?<=[\p{scx=Han}\p{scx=Katakana}])(?:\s+(?=\S)|(?=C\p{Lu}O(?!\p{L})))/u
const ofCompany =
  /^(?<role>.+?) (?<link>of|at|@|von|bei|chez|de|du|da|do|di|van|bij|der|des|del) (?:the )?(?<whom>.+)$/u
/** "夜工房创始人", "夜工房の創業者", "مؤسس Acme": of whom. */
const calledInScript =
  /^(?:(?<whom>.{2,24}?) ?[の的]?(?<role>(?:共同|联合|聯合)?(?:創業者|創設者|创始人|創始人|创办人|創辦人))|(?<role>(?:شريكة? )?مؤسسة?) (?<whom>.{2,40}))$/u
const beforeName = new RegExp(`^(?:${anyOf(latinTitles)}) (?<whom>.+)$`, "u")
const opening = /^(?:the|our|a|an|unser|unsere|der|die|notre|le|la|nuestro|nuestra|el|nosso|nossa|o|il|onze|de) /u
/** Heads of something: what they head is no company. */
export const headsSomething =
  /(?:^|\s)(?:head|director|vp|vice president|lead|leader|chief|manager|leiter|leiterin|directeur|directrice|responsable|director|directora|diretor|diretora|direttore|direttrice|hoofd)$/u
const calling = /^\p{Ll}[\p{Ll}-]{3,}(?: \p{Ll}[\p{Ll}-]+)?$/u
/** The same at the head of a line: "Salt maker and founder". */
const opensCalling = /^\p{Lu}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){1,2}$/u
/** After a title that says who founded it, by "and" or a stroke, so that it is no company: "Founder and senior surveyor". */
const besidesFounder =
  /(?: (?:and|und|et|y|e|en|&) (?<calling>\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,2})| ?\/ ?(?<part>[\p{L}-]+(?: \p{Ll}[\p{L}-]*)?))$/u
const arabicFounder = /^(?<title>\p{scx=Arab}+(?: (?!و)\p{scx=Arab}+)?) و\p{scx=Arab}{3,}(?: \p{scx=Arab}+)?$/u
/** "مدير العمليات وشريك مؤسس": the head of a part of it, and a founder. */
const arabicHead =
  /^(?:ال)?مدير(?:ة)? (?:ال)?\p{scx=Arab}+(?: ال\p{scx=Arab}+)? و(?<title>\p{scx=Arab}+(?: \p{scx=Arab}+)?)$/u
const arabicCompany = /(?:^| )(?:شركة|مؤسسة|مجموعة|وكالة|مصنع|بنك|جمعية) /u
/** "Co-founder (ops)": what of, in small letters, so that it is no company. */
const briefAside = / \(\p{Ll}[\p{Ll} &/-]{1,30}\)$/u
/** "Head of Growth (co-founder)", "代表取締役社長（創業者）", "Co-founder (CTO)": in brackets behind a role is as good as beside it. */
const inBrackets = /^(?<before>[^()（）]{2,60}?)\s*[(（](?<behind>[^()（）]{2,60})[)）]$/u
const isTitled = (words: string): boolean => partsOfTitle(words).some((part) => founderTitles.has(fold(part)))
const outOfBrackets = (line: string): string => {
  const { before = "", behind = "" } = inBrackets.exec(line)?.groups ?? {}
  return isTitled(behind) || (isTitled(before) && !briefAside.test(line)) ? `${before}, ${behind}` : line
}
/** "Gestaltung und Chorkontakte": German nouns of what they do, of which one is known. */
const besideRole = / und \p{Lu}\p{Ll}{6,}(?:en?|ung|er|s)$/u
const longest = 100
/** What a founder does besides, in small letters, so that it names no company: "looks after sellers". Who "says" is quoted. */
const doesBesides =
  /^(?!(?:says?(?! (?:hello|hi) )|said|tells|told|explains|writes|recalls|sagt|erklärt|erzählt|dit|explique|raconte|dice|cuenta|diz|conta|racconta|spiega|zegt|vertelt)(?!\p{L}))\p{Ll}[^\p{Lu}\p{Nd} ]*(?: [^\p{Lu}\p{Nd} ]+){0,5}$/u

export const partsOfTitle = (title: string): ReadonlyArray<string> =>
  tidyText(title)
    .replace(/[.!]+$/, "")
    .split(apart)
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** What people do, by how its word ends: "Projektleitung", "Texterkennung", "operations". */
const doing =
  /^\p{L}{3,}(?:ung|tion|tions|ing|ment|ance|sal|tät|ité|dad|dade|ità|zione|ción|ção|ware|design|technik|logistik|logistics|leitung|pflege|zorg)$/u
const isRole = (folded: string) =>
  founderTitles.has(folded) ||
  rolesInRow.test(folded) ||
  folded
    .split(/[\s-]+/)
    .every((word) => roleWords.has(word) || tradeNouns.has(word) || doing.test(word) || professions.test(word))
/** "Creator and lead maintainer": of the thing itself, where they keep it as well; alone it may be a trade. */
const isKept = (parts: ReadonlyArray<string>, at: number) =>
  parts.some((part, other) => other !== at && isRole(fold(part).replace(opening, "")))

/** What a line says somebody is; null where it is no title, or one in another company. */
export const readRole = (given: string, own: Own): PersonRole | null => {
  // Signs of vowels in Arabic, which few write; of an exam, that they passed it.
  const plain = outOfBrackets(given.replace(/[\u064b-\u0652\u0670]/g, "").trim())
  const line = withoutDoing(withoutDepartments(withoutExams(plain.replace(briefAside, ""))))
  if (line.length > longest) return null
  // "شريكة مؤسسة وكبيرة المصممات": what somebody is besides.
  const headed = arabicHead.exec(line)?.groups?.title
  const arabic =
    headed !== undefined && !arabicCompany.test(line.slice(0, -headed.length))
      ? headed
      : arabicFounder.exec(line)?.groups?.title
  if (arabic !== undefined && founderTitles.has(fold(arabic))) return { founder: true, ours: false }
  const also = besidesFounder.exec(tidyText(line))
  // Behind a stroke may stand a company: "Founder / Flourtech".
  const isWork = also?.groups?.part === undefined || /s$/u.test(also.groups.part) || isRole(fold(also.groups.part))
  if (also !== null && isWork && founderTitles.has(fold(line.slice(0, also.index)).replace(opening, "")))
    return { founder: true, ours: false }
  let founder = false
  let ours = false
  const parts = partsOfTitle(line)
  for (const [at, part] of parts.entries()) {
    const folded = fold(part).replace(opening, "")
    // "illustratrice et fondatrice": what they are besides, in small letters, so that it is no company.
    const isCalling =
      (calling.test(part) || (at === 0 && opensCalling.test(part))) &&
      parts.slice(at + 1).some((later) => founderTitles.has(fold(later)))
    // "co-founder, looks after sellers": what they do as well.
    if (isCalling || (founder && (doesBesides.test(part) || doesInGerman.test(part)))) continue
    if (founderTitles.has(folded) || (creators.has(folded) && isKept(parts, at))) {
      founder = true
      continue
    }
    if (
      isRole(folded) ||
      (founder && fieldOfWork.test(folded)) ||
      (founder && ofTool.test(part)) ||
      (founder && at === parts.length - 1 && isRole(fold(parts[at - 1] ?? "")) && besideRole.test(line))
    )
      continue
    if (own.isName(part)) {
      ours = true
      continue
    }
    const called = calledInScript.exec(folded)?.groups
    if (founderTitles.has(called?.role ?? "") && own.isName(called?.whom ?? "")) {
      founder = true
      ours = true
      continue
    }
    const of = ofCompany.exec(folded)?.groups
    // "Founder Acme": of whom, without a word for it.
    const direct = beforeName.exec(folded)?.groups?.whom
    if (of === undefined && direct !== undefined && own.isName(direct)) {
      founder = true
      ours = true
      continue
    }
    if (of?.role === undefined || of.whom === undefined) return null
    const { role, whom, link } = of
    const titled = founderTitles.has(role)
    if (!titled && !isRole(role)) return null
    const subject = own.subject(whom)
    if (own.isName(whom) || subject === "own" || subject === "anaphor") ours = true
    else if (!(headsSomething.test(role) && link !== "at" && link !== "@" && whom.split(" ").length <= 3 && !titled))
      return null
    if (titled) founder = true
  }
  return { founder, ours }
}

/** Whether a title that somebody offers is one the page gives: all of it, or whole parts of it in a row. */
export const isTitleOf = (offered: string, given: string, own: Own): boolean => {
  const plain = (part: string) => {
    const folded = fold(part).replace(opening, "")
    const of = ofCompany.exec(folded)?.groups
    return of?.whom !== undefined && of.role !== undefined && own.subject(of.whom) !== "other" ? of.role : folded
  }
  if (fold(offered) === fold(given)) return true
  const wanted = partsOfTitle(offered).map(plain)
  const parts = partsOfTitle(given)
    .filter((part) => !own.isName(part))
    .map(plain)
  return parts.some((_, at) => wanted.length > 0 && wanted.every((part, step) => parts[at + step] === part))
}
