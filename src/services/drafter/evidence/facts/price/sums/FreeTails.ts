/** What may follow "free" and "open source", so that they are said of all of the product, to everybody, today. */
import { anywhere } from "../../../reading/patterns/Caseless.ts"
import {
  countsFew,
  freeAlways,
  freeDenials,
  freeDenied,
  freeExtras,
  freeToSome,
  freeWhole,
  freeWords,
  timesOrVisits,
  trialWords
} from "../../words/PriceWords.ts"
import { freeForTimes, nowAndLater, paidByOthers } from "./words/FreeGoesOn.ts"

export const licence = String.raw`(?:the |an? |der |die |la |licence |licencia |licença |licenza )?(?:(?:mit|apache|gpl|agpl|lgpl|bsd|mpl|mozilla|gnu|eupl|isc)(?:v\p{Nd}[\p{Nd}.]*)?\b|(?:affero |lesser )?general public licen[cs]e(?:,? v(?:ersion)? ?\p{Nd}(?:\.\p{Nd})?)?)`
export const openWords = String.raw`(?:free|libre|free ?/ ?libre) software(?= under|,| and| ?\(|[.]|$)|freie software|logiciel libre|software li(?:bre|vre|bero)|vrije software|open[- ]?source|opensource|quelloffen|código abierto|código aberto|codice aperto|code ouvert|オープンソース|开源|مفتوح المصدر`

const joint = String.raw`(?:[,;:،]? (?:and|und|et|y|e|en) |[,;:،] | [–—-] | )`
/** "no ads, no account", "works without the internet at home", "will never have a subscription". */
const nothingElse = String.raw`(?:(?:there (?:is|are)|it has|has|comes|works|runs|needs|will|with|mit|avec|con|com|met|hat) ){0,2}(?:${freeDenials}) ?(?:(?:have|need) )?(?:(?:an?|the|any|une?|la|il) )?(?:${freeDenied})(?:,? (?:and|or|und|oder|et|ou|ni|y|e|o|nem|en|of) (?:${freeDenials} ?)?(?:${freeDenied}))*(?: at home| required| needed| whatsoever| of any kind)?`
export const licenceTail = String.raw`(?:[- ]?v?\p{Nd}[\p{Nd}.]*|[- ](?:clause|general|lesser|affero|public|software|open|source|licen[cs]e|lizenz|licencia|licença|licenza|licentie|gpl|only)|[- ]or[- ]later|,? version|,? und)*`
const underLicence = String.raw`(?:(?:it is |is |steht |est |è )?(?:released |licensed )?(?:under|unter|sous|bajo|sob|sotto|onder) ${licence}${licenceTail})`
/** "for farmers and always will be": of whom it serves, and no group that others pay beside. */
const audience = String.raw`(?: for (?!(?:${freeToSome})(?!\p{L}))\p{Ll}{3,}(?= and (?:always will|will always)))?`
const more = `(?:${joint}(?:${freeWhole}|${freeAlways}|${nothingElse}|${underLicence}))`
/** What is open, where no blanks part it from that word. */
const openThing = "ソフト(?:ウェア)?|アプリ|ツール|プロジェクト|软件|应用|工具|项目"
const whole = new RegExp(
  String.raw`^(?:ware|です|でご利用(?:いただけ|になれ)ます|で(?:お使いいただけ|利用でき|使え|遊べ)ます)?${audience}${more}*[.!。]?$|^،? ولا [^،.]{2,40}[.!]?$|^[,，、]?(?:也|且)?(?:没有|无)(?:任何)?广告[。.!]?$|^的?[,，、](?:欢迎|接受|可以)(?:您的)?(?:捐赠|捐款|打赏|赞助|赞赏)[。.!]?$|^(?:使用|的)?(?:[,，、](?!如果|若|但)[^,，、。]{0,10}?(?:也|且|而且)?(?:没有|不含|不收|无需|不需要|不用|无)[^,，、。]{1,14})+[。.!]?$|^で、?(?:[^。、]{1,16}(?:も|は|が)、?){1,3}(?:ありません|ございません|いりません|不要です|なしです)[。!]?$|^[اًةه]*(?:،? و?(?:بلا|بدون|دون|من دون|لا يوجد|لا توجد|للجميع|تماما|دائما|إلى الأبد|للأبد|سيبقى كذلك|سيظل كذلك)(?: (?!أول|حتى|لمدة)[^،. ]{2,16}){0,3})+[.!]?$|^(?:の|で、?|かつ)オープンソース(?:の?(?:${openThing}))?です[。!]?$|^的?[,，、]?(?:而?且|并且?|又)?开源的?(?:${openThing})?[。.!]?$|^ و ?مفتوحة? المصدر[.!]?$`,
  "iu"
)
/** A while, a place, a group, a number or another price after "free" leaves it free to some. */
export const isFreeToAll = (rest: string): boolean => whole.test(rest) || isWhollyFree(rest)

/** Marks and words between what is said of all that is free. */
const parts =
  /[,;:،](?= )| [–—-] | (?=(?:and|und|et|y|e|en) (?:no|without|keine?|ohne|pas|sans|sin|sem|nem|senza|né|geen|zonder)(?!\p{L}))/u
const always = new RegExp(`^(?:${freeWhole}|${freeAlways}|${nowAndLater})$`, "iu")
/** "no paid plan hidden", "sem pedir cartão": whatever there is none of. */
const noneOf = new RegExp(
  `^(?:(?:there (?:is|are)|with|mit|avec|con|com|met|c'è|hay|há|er is) )?(?:${freeDenials}|nada de|niente|y? ?no hay|não há|non c'è|il n'y a (?:pas d[e']|ni)) ?[^.]{2,60}$`,
  "iu"
)
/** So many, so long, to whom, without what else: not all of it. */
const bounded = new RegExp(
  `\\p{Nd}|(?<!\\p{L})(?:${timesOrVisits}|${freeToSome}|${countsFew}|first|until|till|during|unless|except|more|than|only|erste\\p{L}*|bis|während|außer|mehr|nur|premi\\p{L}+|jusqu\\p{L}*|pendant|sauf|plus|seul\\p{L}*|primer\\p{L}*|hasta|durante|salvo|más|solo|sólo|primeir\\p{L}*|até|exceto|mais|apenas|prim[ioae]|fino|tranne|più|soltanto|eerste|tot|tijdens|behalve|meer|alleen|slechts)(?!\\p{L})`,
  "iu"
)
const isWhollyFree = (rest: string): boolean => {
  const told = rest.replace(/[.!]$/u, "")
  const pieces = told.split(parts).map((one) => one.replace(opening, "").trim())
  return (
    told.length <= longestTail &&
    pieces.every(
      (one, at) =>
        one === "" ||
        always.test(one) ||
        paidByOthers.test(one) ||
        // "free without the export" is not all of it; ", without an account" is.
        (at > 0 && noneOf.test(one) && !bounded.test(one))
    )
  )
}
const opening = /^ ?(?:and|und|et|y|e|en) /u
const longestTail = 160

/** What it runs on, what may be done with it, whose it is: said after a licence or "open source", of the whole. */
const openWhole = new RegExp(
  String.raw`^(?:[,;:.!)。]|$| ?[(（]| [–—-] |[- ]?(?:v?\p{Nd}|(?:licen[cs]ed?|lizenz|clause)(?! \p{L}{4,}(?:er|or|s)(?!\p{L})))|-or| (?:so (?!far|is|are)|which means|meaning|under|unter|sous|bajo|sob|sotto|onder|on|at|auf|sur|en github|and|und|et|y|e|en|with|mit|forever|public|general|gpl|agpl|software(?=$|[.,;:!]| (?:under|and|with|that)(?!\p{L})))(?!\p{L})|です|で(?!は(?:な|あり)|もな)|の|的|(?:${openThing})(?:です|で(?!は(?:な|あり)|もな)|$|[。.,，、!]))`,
  "iu"
)
/** A part of it, or some time else. */
const partly =
  /(?<!\p{L})(?:only|partly|partially|in parts?|some (?:of|parts?)|mostly|core|enthusiasts?|friendly|teilweise|zum teil|nur|en partie|partiellement|uniquement|seulement|en parte|parcialmente|solo|sólo|em parte|apenas|in parte|parzialmente|deels|gedeeltelijk|alleen|一部)(?!\p{L})/iu
/** "is an open source monitor for cron jobs": a thing that runs; no group, no pursuit, nothing that open source is looked for by. */
const thing =
  /^ (?!(?:alternatives?|intelligence|software|project|licen[cs]e|code|talent|community|enthusiast|friendly|developer|contributor)s? \p{L}{4,}(?:er|or|s)?(?:[.,]|$))(?:[\p{Ll}\p{N}/-]+ ){0,4}?(?:tool|toolkit|toolset|software|apps?|applications?|platforms?|librar(?:y|ies)|frameworks?|databases?|editor|servers?|clients?|monitor(?:ing)?|services?|engine|system|suite|plug-?in|extension|packages?|cli|sdk|api|projects?|products?|programs?|solution|games?|browser|parser|compiler|language|runtime|queue|scheduler|planner|reader|tracker|manager|scanner|builder|generator|dashboard|calendar|wiki|forum|cms|crm|erp|analytics|alternatives? (?=to )|replacement|assistant|model|kit|hardware|firmware|protocol|standard|format|linter|debugger|terminal|shell|theme|template|implementation|implementación|bibliothek|anwendung|plattform|programm|werkzeug|logiciel|outil|plateforme|bibliothèque|herramienta|plataforma|aplicación|programa|ferramenta|aplicativo|strumento|piattaforma|applicazione|programma|hulpmiddel|toepassing)(?!\p{L}|-)(?! (?:enthusiasts?|lovers?|fans?|finder|directory|community|consultan\p{L}+|compan(?:y|ies)|agency|news|conference|law\p{L}*)(?!\p{L}))/iu
/** What stands after "open source": `isA`, after "is an". */
export const isOpenWhole = (rest: string, isA: boolean): boolean =>
  !partly.test(rest) && (openWhole.test(rest) || (isA && thing.test(rest)))
/** What stands after the name of a licence, of "Released under the MIT licence". */
export const isLicenceAlone = (rest: string): boolean => licenceAlone.test(rest)
const licenceAlone = new RegExp(
  String.raw`^${licenceTail}(?: ?[.,;:!(]|$| [–—-] | (?:and|und|et|y|e|en) (?!(?:are|is)(?!\p{L})))`,
  "iu"
)

/** How a line opens by which a plan is free. */
const freeOpens = `(?:(?:completely |always |forever |dauerhaft |toujours |siempre |sempre |altijd )?(?:${freeWords})|無料|免费|免費|مجان[\\u064b]?(?:ا|ي)?[\\u064b]?ة?)`
const within =
  "(?:for )?up to|bis zu|bis|jusqu[’']à|pour (?:\\p{Nd}|une?)|hasta|até|fino a|per (?:\\p{Nd}|un)|tot|(?:for|für|para|voor) (?:\\p{Nd}|one|a single|ein|une?|uno?|uma?|een|één|individuals|personal use)(?!\\p{L})|حتى"
/** "Free, up to 3 clients", "Gratis hasta 30 socios", "無料、10件まで": free, and how much of it one has. */
const freeWithin = new RegExp(
  `^${freeOpens}(?: ?[,，、;:：(（] ?| [–—·|-] | (?=(?:${within})))(?=[^\\p{Sc}]{3,70}$)(?=.*\\p{L})`,
  "iu"
)
/** For some days or some people, or of something that is given beside: no plan. */
const freeForNow = [trialWords, freeToSome, freeExtras, freeForTimes, "b[eêè]ta|preview|demo"].map(anywhere)
const freeForNowUnspaced =
  /ベータ|体験|試用|测试|内测|公测|\p{Nd} ?(?:日間|週間|か月|ヶ月|カ月|天|周|个月|年間)|初月|初年|首月|首年|学生|教育|أيام|أسبوع|أول شهر|شهرا|للطلاب/u
/** "Free (no monthly fee)": what is not paid bounds nothing. */
const nothingPaid =
  /[(（](?:no|without|keine?|ohne|sans|pas de|sin|sem|senza|geen|zonder)(?!\p{L})|ありません|なし|不要[)）]|没有|无需|沒有/iu
/** Whether a line says that a plan is free, and within what. */
export const isFreeWithin = (text: string): boolean =>
  freeWithin.test(text) &&
  !nothingPaid.test(text) &&
  !freeForNow.some((words) => words.test(text)) &&
  !freeForNowUnspaced.test(text)
