/**
 * Sites that say they are software, and categories of what software does. A programme for bakers bakes nothing: what it
 * does for them is as much what it is as whom it is for.
 */
import type { CategoryChoice } from "../../../../domain/draft/Candidates.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import { titleParts } from "../../evidence/names/SiteNames.ts"
import { tokensOf } from "../../evidence/reading/Tokens.ts"
import type { Loudness, Voiced } from "../reading/Voiced.ts"
import { shareAt } from "../words/Asides.ts"

const words = (list: string): ReadonlySet<string> => new Set(list.split("|").map((word) => word.trim()))

/** What a programme calls itself, in the tongues that most sites are written in. */
const programmes = words(`
  software | app | apps | web-app | saas | api | logiciel | logiciels | appli | aplicativo | aplicación | applicazione | programm | programma |
  programa | gestionale | plattform | platform | تطبيق | برنامج | نظام
`)
/** The same where no blanks part words. */
const unspaced = /アプリ|システム|ソフト|クラウド|软件|系统|應用程式|小程序/u
/** Where a site says what it is. */
const naming: ReadonlySet<Loudness> = new Set(["title", "told", "heading", "summary"])

const names = ({ text, where }: Voiced): boolean =>
  unspaced.test(text) ||
  (where === "title" ? titleParts(text) : [text]).some((part) => {
    const folded = fold(part)
    const all = tokensOf(folded)
    return all.some((token, at) => programmes.has(token.text) && !token.negated && shareAt(all, at, at, folded) >= 1)
  })
/** Whether the home page calls it software. */
export const isProgramme = (said: ReadonlyArray<Voiced>): boolean =>
  said.some((one) => one.home && naming.has(one.where) && names(one))

/** Search words of the categories of what offices do with software, whatever their trade. */
const deeds = words(`
  paperwork | invoices | shift planning | to-do list | project management | crm | help desk | team collaboration | messaging app |
  rest api | order management
`)
/** Whether a category is of what is done with software rather than of a trade. */
export const isOfDeeds = ({ keywords }: CategoryChoice): boolean => keywords.some((word) => deeds.has(word))
