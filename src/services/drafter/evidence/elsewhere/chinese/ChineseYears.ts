/** The year a house began in, as Chinese sentences tell it. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { type Mentioned, withOwn, withYears, yearsOf } from "../Marks.ts"
import { chineseKinds, elsewhereChinese, inSimplified, isChineseHouse, plainChinese } from "./ChineseSubjects.ts"

/** Needs nothing that is founded: 公司成立于2015年. */
const alone =
  "注册成立|上架|成立|创立|始创|创始|诞生|开业|开张|开店|开馆|开园|开门迎客|起步|起家|始于|始自|源于|源自|起源|发源|缘起|问世|面世|上线|启程|出发|说起|讲起|算起|追溯到|走来|设立|组建|创建|创办|创设|建立|开办|开设|开始"
/** What is founded stands after it. */
const somewhat =
  "创办|创立|创建|创设|成立|开办|开设|开了|建立|推出|发布|上线|启动|开发|打造|发起|组建|开创|开起|做出|做了|写出|开始|注册了|登记了|注册成立"
const deed = new RegExp(`(?<deed>${alone}|${somewhat})`, "gu")
const needsObject = /^(?:推出|发布|启动|开发|打造|开了|开起|做出|做了|写出|开创|发起|注册了|登记了)$/u
const object = new RegExp(
  `^(?:出|起|了|过|起了)*(?:(?:〓|(?:这|自己的|属于自己的|〓的)?(?:[一这][家个间款支所])?(?:[^,。的]{0,8}的)?[\\p{sc=Han}]{0,4}?(?:${chineseKinds})|(?:〓的?)?(?:第一[个款版家间]|首[个款家版]|最初的?|最早的?)[^,。]{0,10})(?=$|[,。,的、]|是|并|来)|(?:〓|创业|经营|营业|运营|对外营业|接单|做|研发|制作|写|营业|这项事业|这一切|试营业))`,
  "u"
)
/** When, where and with whom, before a deed. */
const aside =
  /《\d{4}》|在(?:App ?Store|Google ?Play|苹果商店|应用商店|各大应用(?:商店|市场))|(?:[于在自从](?=《|$))|[于在从](?:〓的)?[^,。于在]{1,16}(?:里|中|上|下|内|旁|时|期间|之际|间|区|市|省|校园|宿舍|车库|家|(?<=在\p{sc=Han}{2})(?=起步|成立|创|诞生|开业|开|起家|设立))|(?:正式|悄悄|悄然|共同|一起|携手|联手|首次|最初|最早|便|就|才|也|已|白手|静静|低调|一手|亲手|独自|合伙|联合|要|可以|得|早|,|,)/gu
const marks = /[,。;,;]/u

const isBegunHere = (plain: string, at: number, word: string): boolean => {
  const after = plain.slice(at + word.length)
  const chunks = plain.slice(0, at).split(marks)
  const own = chunks.pop() ?? ""
  // 由张伟创立: by whom is no subject.
  const before = own.replace(/(?:是?由|是)[^,。由是]{1,20}$/u, "").replace(aside, "")
  const isOf = /^(?:出|了)?的(?<what>[^,。]{1,20})/u.exec(after)?.groups?.what
  const told = object.exec(after)?.[0]
  const isWhole = /^(?:于|在|自|从|以来|至今|起|后|之后|之初|时|之时|的|时间|《|,|。|$|,|为|,|到)/u.test(after)
  if (isOf !== undefined && !new RegExp(`(?:〓|${chineseKinds})$`, "u").test(isOf)) return false
  if (isOf === undefined && told === undefined && !isWhole) return false
  if (needsObject.test(word) && told === undefined && isOf === undefined && !/^〓(?:是|于|在)/u.test(own)) return false
  if (told?.includes("〓") === true) return true
  const subject =
    before === "" ? (chunks.findLast((one) => one.replace(aside, "") !== "") ?? "").replace(aside, "") : before
  const whose = subject.replace(/^(?:由|是)/u, "").replace(/是(?:一[家个款间支])?$/u, "")
  if (whose === "") return true
  return isChineseHouse(whose) || (before === "" && /^〓(?!的?(?:客|供|合|投|朋))/u.test(whose))
}

/** "禾云 (Acme)": its name in two scripts, of which the site may be known by one. */
const inTwoScripts = /^(?<name>\p{sc=Han}{2,10}) ?[(（](?<other>[^()（）]{2,30})[)）]/u
const withOneName = (text: string, names: ReadonlySet<string>): string =>
  text.replace(inTwoScripts, (whole, name: string, other: string) =>
    names.has(fold(other)) ? other : names.has(fold(name)) ? name : whole
  )

/** 摊收宝的第一个版本于2014年发布: the first of it is it. */
const firstOfIt = /〓的?(?:第一个|首个|最初的?|最早的?)(?:公开|正式)?版本?(?=[于在《])/gu

/** The year of its founding; null where the sentence tells none, or somebody else's. */
export const chineseYear = (text: string, names: ReadonlySet<string>): Mentioned<string> | null => {
  const marked = withYears(inSimplified(withOneName(text, names)))
  if (yearsOf(marked).length === 0) return null
  const plain = plainChinese(withOwn(marked, new Set([...names].map(inSimplified)))).replace(firstOfIt, "〓")
  if (elsewhereChinese.test(plain)) return null
  const told = [...plain.matchAll(deed)].filter(({ 0: word, index }) => isBegunHere(plain, index, word))
  const years = new Set(told.flatMap(({ index }) => yearOf(plain, index) ?? []))
  const [year] = years
  return year === undefined || years.size > 1 ? null : { value: year, whose: plain.includes("〓") ? "own" : "none" }
}
/** Of several years the one in the words between the marks around the deed. */
const yearOf = (plain: string, at: number): string | null => {
  const found = [...plain.matchAll(/《(?<year>\d{4})》/gu)]
  if (new Set(found.map(({ groups }) => groups?.year)).size === 1) return found[0]?.groups?.year ?? null
  const from = Math.max(0, ...[...plain.slice(0, at).matchAll(/[,。;,;]/gu)].map(({ index }) => index))
  const end = plain.slice(at).search(marks)
  const here = yearsOf(plain.slice(from, end === -1 ? plain.length : at + end))
  return here.length === 1 ? (here[0] ?? null) : null
}
