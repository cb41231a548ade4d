/** Names of people as texts write them, told from names of companies and from headings as far as words tell. */
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import { isCompany } from "../names/NameForms.ts"
import { opensWithRelation, relation, relationOf, withSurnames } from "./Relatives.ts"
import { givenNames } from "./words/GivenNames.ts"
import { germanOpeners, honorifics, kinNouns, noNames, particles, programNames } from "./words/PeopleWords.ts"
import { greeting, iAm, weAre } from "./words/SpeakerWords.ts"

const honorific = String.raw`(?:(?:${honorifics}|Dipl\.-Ing|Ing)\.? ){0,2}`
const word = String.raw`(?:(?:Mc|Mac|O'|D'|d'|L'|De|Di|Van|Von|Le|La|Fitz|Al-|El-)?\p{Lu}[\p{Ll}\p{M}]+(?:[-'](?:\p{Lu}|\p{Ll})[\p{Ll}\p{M}]+)*|\p{Lu}\.(?:-?\p{Lu}\.)*|\p{Lu}(?= \p{Lu}[\p{Ll}\p{M}]))`
const small = `(?:${particles})`
/** Two to four words with capitals, small ones between them. */
export const latinName = String.raw`${honorific}${word}(?: (?:${small} ){0,3}(?:${small}-)?${word}){1,3}`
const loudName = String.raw`\p{Lu}{2,}(?:[-']\p{Lu}+)*(?: (?:\p{Lu}\.|\p{Lu}{2,}(?:[-']\p{Lu}+)*)){1,3}`

/** The same in any script, as far as a line or a list has it: `isPersonName` tells whether it is one. */
export const anyName = String.raw`(?:${latinName}|[\p{sc=Han}々]{1,4}[ 　]?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー]{1,5}|[\p{sc=Katakana}ー]{2,}[・＝·][\p{scx=Katakana}ー・]{2,}|[\p{sc=Arab}\p{M}]+(?: [\p{sc=Arab}\p{M}]+){1,2})`

const whole = new RegExp(`^(?:${latinName}|${loudName})$`, "u")
const han =
  /^(?:[\p{scx=Han}々]{2,4}|[\p{scx=Han}々]{1,4}[ 　·]?[\p{scx=Han}々]{0,3}[\p{scx=Hiragana}\p{scx=Katakana}ー]{0,5}|[\p{scx=Katakana}ー]{2,}[・＝ ·][\p{scx=Katakana}ー・]{2,})$/u
const arabic = /^\p{scx=Arab}+(?: \p{scx=Arab}+){1,3}$/u
/** "ليان الزعبي وسامر حداد": two people, and no name of four words. */
const arabicList = /^\p{scx=Arab}+ \p{scx=Arab}+ و\p{scx=Arab}{3,} \p{scx=Arab}+$/u

/** Words of a page as short as a name: titles, parts of companies, what is done. */
const hanNouns =
  /^(?:開発|営業|企画|経営|製造|広報|経理|人事|技術|設計|運営|編集|販売|接客|产品|技术|运营|市场|设计|研发|销售|财务|工程|客服)$|(?:注册|註冊|登記|登记|地$|额$|額$|资本|資本|人数|人數|株主|股东|股東|规模|規模|行业|業種|法人|会社|公司|互动|科技|网络|传媒|集团|工作室|软件|文化|资本|基金|大学|学院|协会|協会|财团|財団|银行|銀行|工房|商店|店$|チーム|メンバー|団队|团队|会议|创始|創業|成立|时间|時間|日期|所在|地址|电话|電話|邮箱|営業|代表|社長|経営|役員|取締|設立|概要|紹介|介绍|我们|私たち|について|お問|案内|一覧|採用|サービス|製品|产品|機能|功能|料金|价格|客户|お客様|関于|关于|联系|招聘|首页|新闻|首席|总监|總監|经理|經理|主任|董事|总裁|總裁|主宰|部$|長$|课$|課$|員$|员$|者$|人$|役$|师$|師$|士$|官$)/u

/** 真壁 悠人, 秋山 賢士: a given name behind a space that ends as words for people do. */
const hanGiven =
  /^[\p{scx=Han}々]{1,3}[ 　](?![職個法本老大芸商主詩友求新成他知客外美夫名達世万故浪])[\p{scx=Han}]人$|^[\p{scx=Han}々]{1,3}[ 　](?![紳武戦博学修騎力同兵理護計弁])[\p{scx=Han}]士$/u

const longest = 60

/** "Email Ada", "Book Ben": what a link beside somebody's name does. */
const opensCall =
  /^(?:e-?mail|call|text|message|contact|follow|ask|book|meet|visit|write|schreibe?|kontakt|frag|treffen|contacter|écrire|appeler|suivre|rencontrer|contactar?|escribir|llamar|seguir|conoce|escrever|ligar|conheça|contatta|scrivi|chiama|segui|conosci|mail|volg|ontmoet)(?: a| an| à)? \p{Lu}/iu
/** "San Sebastián", "Sankt Gallen": a place. */
const saints = /^(?:San|Santa|São|Sankt|Saint|Sainte) /u
/** "Ada von der Heide": between these no article, as it is in "gründete Ada Roth der Firma zuliebe". */
const ofFamily = /(?<= (?:van|von|op|auf|in) )der (?=\p{Lu})/gu
/** Whether words are shaped as a person's name: none of a company, a heading or a role. */
export const isPersonName = (text: string): boolean => {
  const tidy = tidyText(text).replace(/^[^\p{L}]{1,6} /u, "")
  if (tidy === "" || tidy.length > longest || /[\p{Nd}、,，،。]/u.test(tidy) || isCompany(tidy)) return false
  if (han.test(tidy))
    return /^[\p{scx=Han}々]/u.test(tidy)
      ? [...tidy].length >= 2 && (hanGiven.test(tidy) || !hanNouns.test(tidy))
      : true
  if (arabic.test(tidy))
    return (
      !arabicList.test(tidy) &&
      !/^(?:وال[^ ]+|هو|هي|هم|هما|أنا|نحن|كان|كانت|كانوا|بلا|بدون|دون|غير|الذي|التي|[يت](?:كتب|دير|طور|قود|هتم|شرف|تولى|عمل|صمم|بني|قول)|الرئيسة?|المديرة?|المؤسسة?|الشريكة?|مدير|مديرة|رئيس|رئيسة|مسؤول|مسؤولة|منسق|منسقة|شركة|فريق|مؤسسة|عن|من|في|نحن|على|إلى|مع|عند|بعد|قبل|سنة|تاريخ|مقر|عدد|رقم|اسم|عنوان|رأس|نوع|مكان|موقع|قطاع|مجال|ساعات|أوقات|طرق|وسائل|هاتف|الشكل|السجل|الاسم|المقر|العنوان|البريد|الموقع)(?= )/u.test(
        tidy
      )
    )
  if (
    !whole.test(tidy) ||
    opensWithRelation(tidy) ||
    opensCall.test(tidy) ||
    germanOpeners.test(tidy) ||
    saints.test(tidy)
  )
    return false
  return !fold(tidy.replace(ofFamily, ""))
    .split(/[\s-]+/)
    .some((part) => noNames.has(part.replace(/[.,']+$/, "")))
}

/** A name somebody goes by alone: "Marta". */
export const isGivenName = (text: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(text) && givenNames.has(fold(text))
/** Whether words can name somebody who founded something. */
export const namesPerson = (text: string): boolean =>
  (isPersonName(text) || isGivenName(text)) && !programNames.has(fold(text))

const alone = /\p{Lu}[\p{Ll}\p{M}]+(?![\p{L}\p{N}'’.-]| \p{Lu})/uy
/** `known`: whether it has to be a name that people go by alone. */
const givenAt = (text: string, from: number, known: boolean): string | null => {
  alone.lastIndex = from
  const name = alone.exec(text)?.[0]
  return name !== undefined && (!known || isGivenName(name)) ? name : null
}

const listed = new RegExp(`${latinName}(?![\\p{L}\\p{N}])`, "uy")
/** "and", "e pela" and "und von": said of each of them again by whom. */
const between =
  /(?:,? (?:and|&|und|et|y|e|en|with|sowie) (?:(?:by|von|par|por|pel[ao]s?|dal?|dalla|dall'|door) )?|, )/uy
/** What is told of one of them: "Ada Roth, a baker, and Ben Lund". In small letters, so that it names nobody. */
const aside =
  / ?(?:\([^()]{1,60}\)|, (?!(?:and|und|et|y|e|en|who|that|which|whose|die|der|qui|que|che|wie) )(?:\p{Ll}[\p{Ll} '-]{1,60}|\p{Lu}\p{Ll}{2,}(?:er|erin|ist|istin|or|orin|eur|eurin|frau|mann|schwester|arzt|ärztin|ent|entin|koch|köchin|wirt|wirtin))(?=, (?:and |und |et |y |e |en )?\p{Lu}| (?:and|und|et|y|e|en) \p{Lu}|[.;]|$))/uy

/** "Ben Lund das Unternehmen" begins with a name: a small word in it may be an article. */
const personIn = (words: string | undefined): string | null => {
  if (words === undefined || isPersonName(words)) return words ?? null
  const short = / \p{Ll}/u.exec(words)
  const name = short === null ? "" : words.slice(0, short.index)
  return name.includes(" ") && isPersonName(name) ? name : null
}

const articles = "(?:the|two|three|four|den|der|dem|die|la|le|les|el|los|las|os|as|a|o|i|il|gli|de|het|ihren|our)"
/** No profession: small words, companies and groups, and what leads on to another event. */
const noCalling =
  "she|he|they|we|sie|er|wir|elle|elles|ils|nous|ella|ellas|ellos|él|ela|elas|ele|eles|nós|lei|lui|loro|noi|hij|ze|zij|wij|the|den|der|dem|die|das|im|am|vom|zum|zur|beim|nebenbei|la|le|les|el|los|las|il|gli|het|of|from|at|with|for|by|to|in|on|and|or|und|et|y|e|en|em|von|aus|bei|de|du|des|di|da|do|van|company|companies|firm|start-?up|studio|agency|bakery|brewery|group|foundation|fund|team|club|guild|union|bank|société|entreprise|empresa|azienda|friends|colleagues|people|members|customers?|clients?|then|later|today|now|after|before|since|when|while|still|also|like|as|not|without|against|dann|später|heute|wie|als|nicht|ohne|puis|ensuite|comme|sans|luego|después|como|sin|depois|sem|poi|dopo|come|senza|toen|daarna|zoals|zonder"
const calling = String.raw`(?!(?:${noCalling}) )\p{Ll}[\p{Ll}-]+`
/** What people are, before their names: "the bakers", "programmer", "den Schreinern", "técnico em refrigeração". */
const told = String.raw`(?:[Dd]en|[Dd]er|[Dd]em|[Dd]ie) \p{Lu}\p{Ll}+ (?=\p{Lu}\p{Ll}+ \p{Lu})|(?:(?i:${articles}) )?(?:${calling} ){1,2}(?:e[mn] ${calling} )?(?=\p{Lu})`
const whose =
  "(?:her|his|their|its|haar|zijn|hun|ihr(?:e[mnr]?)?|sein(?:e[mnr]?)?|sa|son|leur|su|sus|sua|suo|seu|(?:a|la) sua|o seu|il suo|[ao](?= irm[ãa]))"
/** "her neighbour, the engineer Josef Amadi": by what they are to somebody, then by name. */
const described = new RegExp(
  String.raw`(?:(?<aside>${whose} (?:(?:${calling} )?${calling}|\p{Lu}\p{Ll}+), )(?:${told})?|${whose} (?:(?:${calling} ){1,2}|\p{Lu}\p{Ll}+ )(?=\p{Lu})|${told})`,
  "uy"
)
/** "and her brother Cole": kin by a first name alone that few go by, and of no known surname. */
const byFirstName = new RegExp(
  String.raw`${whose} (?:(?:little|big|younger|older|elder|twin|jüngere[nr]?|ältere[nr]?|petite?|grande?|jongere|oudere) )?(?:${kinNouns}) \p{Lu}\p{Ll}+(?!\p{L}|['’-]|,? \p{Lu})`,
  "uy"
)
/** After a name that stands in such an aside: a clause that begins there tells of something else. */
const asideEnds = /^(?:$|[.,;)]| (?:and|und|et|y|e|en) )/u

/** "by two law students, Mei Tanaka and Callum Boyd": as many as are named. */
const counted =
  /(?<count>two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|duas|três|quatro|due|tre|quattro|twee|drie)(?: (?!(?:of|from|at|von|aus|de|du|des|di|da|do|van|companies|firms|agencies) )\p{L}[\p{L}-]+){1,3}, (?=\p{Lu})/uy
const counts: Readonly<Record<string, number>> = {
  ...{ two: 2, zwei: 2, deux: 2, dos: 2, dois: 2, duas: 2, due: 2, twee: 2 },
  ...{ three: 3, drei: 3, trois: 3, tres: 3, três: 3, tre: 3, drie: 3 },
  ...{ four: 4, vier: 4, quatre: 4, cuatro: 4, quatro: 4, quattro: 4 }
}

/** "Hydrologist Wade Ellison", "Dancers Ada and Ben Roth": what somebody is, with the capital of a sentence's beginning. */
const capitalCalling =
  /\p{Lu}\p{Ll}{2,}(?:ist|er|or|eer|ian|ect|wright|smith|eur|euse|nom[ao]|istin|erin|orin|[a-z]sman) (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})|\p{Lu}\p{Ll}{2,}(?:ists|ers|ors|eers|ians|ects|wrights|smiths|smen) (?=\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+)/uy
/** The same of whom no given name is known. */
const trades =
  /^(?:Bakker|Brouwer|Slager|Boer|Timmerman|Kleermaker|Leraar|Bäcker|Brauer|Schreiner|Tischler|Imker|Winzer|Lehrer|Baker|Brewer|Potter|Weaver|Farmer|Teacher|Engineer|Designer|Developer|Physiotherapist)(?:in|ster)? $/u
const callingAt = (text: string, from: number): number => {
  capitalCalling.lastIndex = from
  const told = capitalCalling.exec(text)?.[0] ?? ""
  const [first = "", second = ""] = text.slice(from).split(" ")
  const known = isGivenName(second) || /s $/u.test(told) || trades.test(told)
  return told !== "" && !isGivenName(first) && known ? told.length : 0
}

interface Listed {
  readonly people: ReadonlyArray<string>
  readonly end: number
}
/**
 * The names of people a list begins with, and where it ends: "Ada Roth, Ben Lund and Carl Oto in 2016". `mayTell`: what
 * they are may stand before their names.
 */
export const peopleAt = (text: string, from: number, mayTell = false): Listed => {
  const related = relationOf(text, from)
  if (related !== null) {
    const { people, end } = listAt(text, related.end, false, false)
    // Kin without any surname are people who go by such names, or no people.
    const areNamed = people.some((name) => name.includes(" ")) || people.every(isGivenName)
    return areNamed ? { people: withSurnames(people, related), end } : { people: [], end: from }
  }
  counted.lastIndex = from
  const group = mayTell ? counted.exec(text) : null
  if (group === null) {
    const { people, end, areTold } = listAt(text, from, mayTell)
    // "Dale and his sister-in-law Mia Vega" share no surname.
    return { people: areTold ? people : withSurnames(people, null), end }
  }
  const list = listAt(text, counted.lastIndex, false)
  const isWhole =
    list.people.length === counts[group.groups?.count ?? ""] && /^(?:$|[.,;)])/u.test(text.slice(list.end))
  return isWhole ? list : { people: [], end: from }
}

/** `areTold`: whether what they are stands before one of them, after the first. */
const listAt = (text: string, from: number, mayTell: boolean, known = true): Listed & { readonly areTold: boolean } => {
  const people: Array<string> = []
  let areTold = false
  let end = from
  let at = from
  for (;;) {
    byFirstName.lastIndex = at
    const kin = mayTell && people.length > 0 ? byFirstName.exec(text)?.[0] : undefined
    if (kin !== undefined && !isGivenName(kin.slice(kin.lastIndexOf(" ") + 1)))
      return { people, end: byFirstName.lastIndex, areTold: true }
    described.lastIndex = at
    const what = mayTell ? described.exec(text) : null
    const start = at + (what?.[0].length ?? callingAt(text, at))
    listed.lastIndex = start
    const name = personIn(listed.exec(text)?.[0]) ?? givenAt(text, start, known)
    if (name === null) return { people, end, areTold }
    if (what?.groups?.aside !== undefined && !asideEnds.test(text.slice(start + name.length)))
      return { people, end, areTold }
    // "by Ada Roth's students": by somebody else.
    if (/^'s? \p{L}/u.test(text.slice(start + name.length))) return { people, end, areTold }
    if (what !== null && people.length > 0) areTold = true
    people.push(name)
    end = start + name.length
    aside.lastIndex = end
    clause.lastIndex = end
    const more = aside.exec(text)?.[0] ?? (mayTell ? clause.exec(text)?.[0] : undefined)
    between.lastIndex = end + (more?.length ?? 0)
    const joint = between.exec(text)?.[0]
    if (joint === undefined) return { people, end: end + (more?.length ?? 0), areTold }
    at = between.lastIndex
  }
}

/** "Ada Roth, who rowed at the Olympics, and the engineer Ben Lund": what one of them did, before "and" another. */
const clause =
  /, (?:who|die|der|qui|que|quien|che) [^,;:.!?]{3,90}(?=, (?:and|und|et|y|e|en) (?:(?:\p{Ll}[\p{Ll}'-]+ ){0,3}\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}))/uy

const begins = new RegExp(String.raw`(?<![\p{L}\p{N}.'-])(?:\p{Lu}|${relation})`, "gu")
/** "Ada Roth (baker)": what is told of the last of them. */
const onlyAside = /^(?: \([^()]{1,60}\))?$/u
/** The names a list of people ends with here: "Behind it are Ada Roth and Ben Lund". */
export const peopleUntil = (text: string, end: number): ReadonlyArray<string> => {
  const head = text.slice(0, end)
  // They are read from each place a name may begin.
  for (const { index } of head.matchAll(begins)) {
    const list = peopleAt(head, index)
    if (list.people.length === 0 || !onlyAside.test(head.slice(list.end))) continue
    // "the sister of Ada Roth, founder of Acme": which of them?
    return /(?<!\p{L})(?<!(?:work|project|projekt|brainchild|projet|proyecto|progetto|projeto|rencontre|amitié|idée|encuentro|encontro|incontro|idea|ideia) )(?:of|von|de|du|di|van|'s) $/iu.test(
      head.slice(0, index)
    )
      ? []
      : list.people
  }
  return []
}

const introducing = new RegExp(`^(?:(?i:${greeting}))?(?:(?i:${weAre}|${iAm})) `, "u")
/** "Nous sommes Ada Roth et Ben Lund": whoever speaks is nobody else. */
export const withoutSpeakers = (text: string): string => {
  const opening = introducing.exec(text)?.[0]
  if (opening === undefined) return text
  const { people, end } = peopleAt(text, opening.length, true)
  return people.length === 0 ? text : `${opening}${text.slice(end)}`
}
