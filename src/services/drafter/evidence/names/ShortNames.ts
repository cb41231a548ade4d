/** What a house with a longer name is called in its own sentences: "Acme" of "Acme Software", of "Studio Acme", of "Acme 3". */
import { find, fold } from "../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../reading/PageIndex.ts"
import { speaking } from "./HostWord.ts"
import { goesOnAsCompany } from "./NameForms.ts"

/** What stands behind a name without being of it: of which kind it is, which of several, and with whom. */
const kindBehind =
  /^(?:software|apps?|labs?|studios?|digital|cloud|online|pro|tools?|suite|systems?|tech|technolog\p{L}*|solutions?|group|gruppe|groupe|grupo|gruppo|groep|team|platform|plattform|plugin|plug-in|extension|works|werke?|atelier|records|press|verlag|& (?:co|sons?|söhne|sohn|tochter|töchter|fils|filles?|hijos|hijas|figli|figlie|filhos|zonen|zoon|dochters?|daughters?)|v?\p{Nd}{1,3}(?:\.\p{Nd}{1,2})?)$/u
const kindBefore =
  /^(?:studio|atelier|estudio|estúdio|ateliê|app|labor|laboratorio|laboratório|werkstatt|agentur|agence|agencia|agência|agenzia)$/u
/** A version that a sign parts from the name: "acme/3". */
const numbered = /^(?<head>\p{L}{4,}(?: \p{L}+){0,2})[/·.-]v?\p{Nd}{1,3}$/u
const leastLetters = 4
/** Words that a name may have before its kind. */
const mostWords = 3

const headOf = (name: string): string | undefined => {
  const words = name.split(" ")
  const rest = words.slice(1).join(" ")
  if (kindBefore.test(words[0] ?? "") && rest !== "" && words.length <= mostWords + 1) return rest
  const end = words.findIndex((_, at) => at > 0 && at <= mostWords && kindBehind.test(words.slice(at).join(" ")))
  return end > 0 ? words.slice(0, end).join(" ") : numbered.exec(name)?.groups?.head
}

/** `name` is folded; `isPerson` tells first names, which a house is not called by alone. */
export const shortNames = (
  site: SiteIndex,
  name: string,
  isPerson: (word: string) => boolean
): ReadonlyArray<string> => {
  const short = headOf(name)
  if (short === undefined || short.length < leastLetters || isPerson(short)) return []
  const small = new RegExp(`(?<![\\p{L}.@/])${RegExp.escape(short)}(?![\\p{L}.@])`, "u")
  // A word that the pages use for anything else is no name; what is typed into a machine is written small.
  const isWord = site.some(({ blocks }) => blocks.some(({ text }) => !text.startsWith("$") && small.test(text)))
  const isSubject = site.some(({ blocks }) =>
    blocks.some(
      ({ folded, region, level }) =>
        level === null && speaking.has(region) && folded.includes(fold(short)) && !folded.includes(name)
    )
  )
  return isWord || !isSubject ? [] : [short]
}

/** Whether sentences of the pages begin with a name without the kind of company it is. */
export const opensAlone = (site: SiteIndex, short: string, whole: string): boolean =>
  short !== whole &&
  site.some(({ blocks }) =>
    blocks.some(
      ({ region, level, folded, text }) =>
        level === null && speaking.has(region) && find(folded, fold(short)) === 0 && !goesOnAsCompany(text, short)
    )
  )

const inHan = /^\p{scx=Han}{3,12}$/u
/** "软件有限公司", behind what a house is called. */
const hanTrade =
  "软件|軟件|科技|信息|資訊|网络|網路|互联|智能|数据|文化|设计|設計|餐饮|食品|贸易|貿易|教育|咨询|技术|技術|实业|實業|传媒"
const hanForm = new RegExp(
  `^(?:(?:${hanTrade}){1,3}|(?:${hanTrade}){0,3}(?:股份)?(?:有限(?:责任)?公司|工作室|公司))$`,
  "u"
)
const leastHan = 2
/** Characters of the town that a register puts before a name. */
const mostTown = 4
/** "瓦当" of the product "瓦当排产" that "宁波瓦当软件有限公司" makes: how its makers are called in their own sentences. */
export const sharedHanNames = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.flatMap((name) =>
    inHan.test(name) && !name.endsWith("公司")
      ? names.flatMap((house) => {
          for (let length = name.length - 1; house !== name && length >= leastHan; length--) {
            const at = house.indexOf(name.slice(0, length))
            if (at >= 0 && at <= mostTown && hanForm.test(house.slice(at + length))) return [name.slice(0, length)]
          }
          return []
        })
      : []
  )
