/** Sentences that say that the product costs nothing, or that its source is open. */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { neededIn } from "../../../reading/patterns/NeededWords.ts"
import { spelledOut } from "../../../reading/SpelledOut.ts"
import type { Fact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { isHome } from "../../Paths.ts"
import { isOwnContext, type Utterance } from "../../Said.ts"
import {
  askedNothing,
  freeBounds,
  freeBut,
  freeExtras,
  freePlanShapes,
  paidMore,
  sold,
  trialWords,
  using
} from "../../words/PriceWords.ts"
import { isFreeToAll, isLicenceAlone, isOpenWhole, licence, licenceTail, openWords } from "../sums/FreeTails.ts"
import { pricesIn } from "../sums/Money.ts"
import { notToday, opensHome, type PricingModel, type Told, withoutDenied } from "../sums/Told.ts"
import { bothPlanShapes } from "../sums/words/BothPlans.ts"
import { staysFree, staysFreeBehind } from "../sums/words/FreeGoesOn.ts"
import { usingIt } from "../sums/words/WayShapes.ts"

const isFree =
  /^(?<subject>[^,.;:!?]{0,60}?) ?(?:is|are|ist|sind|bleibt|est|sont|es|son|é|são|è|sono|zijn|is en blijft|は)(?: (?:and (?:always )?will (?:always |forever )?(?:be|stay|remain)|and (?:remains|stays)|und bleibt|et le restera|now|always|forever|und immer|y siempre será))?(?:,)? ?(?:(?:completely|totally|entirely|absolutely|100 ?%|always|fully|komplett|völlig|dauerhaft|immer|vollständig|entièrement|totalement|complètement|toujours|totalmente|completamente|siempre|sempre|volledig|helemaal|altijd|完全) ?)*(?<free>(?:free|kostenlos|gratis|kostenfrei|gratuit(?:es?|s|[oa]s?|i)?|grátis)(?=ware(?!\p{L})|\P{L}|$)|無料)(?<rest>.*)$/iu
const freeElsewhere = [
  /^(?<subject>[^,.,。、;:!?]{1,20}?)は、?(?:すべての機能|全機能|すべて)を?(?:完全に?)?(?<free>無料)(?<rest>で(?:ご利用(?:いただけ|になれ)ます|お使いいただけます|利用できます|使えます)[。!]?)$/u,
  /^(?<subject>[^,.,。;:!?]{0,20}?)是?(?:一[款个])?(?:完全|永久)?(?<free>免费|免費)(?:的|使用)?(?<rest>.*)$/u,
  /^(?<subject>[^،.]{1,30}?) (?<free>مجانية|مجاني)(?: تماما| تمامًا| بالكامل)?(?<rest>.*)$/u
]
/** "Acme costs nothing", "Acme kostet nichts". */
const costsNothing =
  /^(?<subject>[^,.;:!?]{1,60}?) (?:costs? you nothing|costs? nothing|kostet nichts|kostet sie nichts|ne coûte rien|no cuesta nada|não custa nada|non costa (?:nulla|niente)|kost niets|kost je niets)(?<rest>.*)$/iu
/** "costs nothing: no ads, no premium tier": nor is anything else asked for. */
const endsThere =
  /^[.!]?$|^(?:[:,;]| [–—-]) (?:(?:and|und|et|y|e|en) )?(?:no|without|keine?|ohne|pas de|sans|sin|sem|senza|geen|zonder) (?!(?:first|card|credit)(?!\p{L}))(?:(?! (?:for|until|during|in) )[^.;:!?])*[.!]?$/iu
const freeLine =
  /^(?:(?:completely |totally |100 ?% |always |forever |komplett |dauerhaft |totalement |totalmente |sempre |altijd )(?:free|kostenlos|gratuit|gratis|gratuito)|free forever|free for everyone|free and always will be|für immer kostenlos|gratuit à vie|gratis para siempre|grátis para sempre|gratuito per sempre|voor altijd gratis|永久免费|ずっと無料)[.!]?$/iu

/** "a high quality, visual, open source tool" */
const adjectives = String.raw`(?: (?!(?:for|of|that|which|who|to|with|in|on|about|by|based|built|using|closed|not|no|non|team|group|firm|company|agency|community|fan|member|user|alternative|organi[sz]ation|foundation|association|studio|house|company|\p{L}+(?:ing|ers?)|für|von|pour|de|des|du|para|per|di|voor|van)(?!\p{L}))[\p{L}\p{N}'-]+,?){0,6}`
const isOpen = new RegExp(
  String.raw`^(?<subject>[^,.;:!?]{0,60}?) (?:is|are|ist|est|es|é|è)(?: (?:an?|the|fully|completely|100 ?%|proudly|entirely|also|now|ein|eine|vollständig|un|une|una|um|uma|een|volledig|de|di))*(?: free(?:,| and| &) ?| kostenlos und | gratuit et | gratis y | gratuito e | gratis en | libre et | libre y | (?:gratis|grátis|livre|libre|gratuit[oa]) [ye] (?:es |é )?de )?${adjectives} ?(?<open>${openWords})(?! (?:alternatives? (?:is|are)|contributors?|libraries))`,
  "iu"
)
const isLicensed = new RegExp(
  String.raw`^(?<subject>[^,.;:!?]{0,60}?) (?:is|are|ist|est|es|é|è)(?: (?:released|licensed|available|published|distributed|open[- ]source|free software|lizenziert|veröffentlicht|publié|sous licence|distribué|publicado|licenciado|rilasciato|uitgebracht))*(?:,| and| und)? (?:under|unter|sous|bajo|sob|sotto|onder) (?<open>${licence})`,
  "iu"
)
const licensedSo = String.raw`(?:mit|apache(?:[- ]2(?:\.0)?)?|a?gpl(?:[- ]?v?[23])?|lgpl|bsd|mpl|isc)[- ]licen[sc]ed`
/** "Acme is MIT-licensed." */
const carries = new RegExp(String.raw`^(?<subject>[^,.;:!?]{0,60}?) (?:is|are) (?<open>${licensedSo})(?!\p{L})`, "iu")
/** "Acme's source is on GitHub under Apache-2.0." */
const sourceUnder = new RegExp(
  String.raw`^(?<subject>[^,.;:!?]{0,60}?)(?:'s|s') (?:full |whole |entire )?(?:source|source code|code) is (?:[^,.;:!?]{1,40} )?under (?<open>${licence})`,
  "iu"
)
const opensOpen = new RegExp(
  String.raw`^(?:the |an? |die |der |das |le |la |el |o |a |il |de |un |una |een )?(?:free,? ?(?:and |& )?|freie,? |kostenlose |gratis |simple,? |self-hosted,? |modern,? |lightweight,? |fast,? |privacy-first,? )*(?<open>${openWords})(?:[ ,]|$)`,
  "iu"
)
/** "Released under the MIT licence", at the foot of the page or in its opening. */
const released = new RegExp(
  String.raw`^(?:released|licensed|available|distributed|published|veröffentlicht|publié|publicado|rilasciato) (?:under|unter|sous|bajo|sob|sotto) (?<open>${licence})`,
  "iu"
)
/** "License: AGPLv3", "Open source, free software", "100% open source": in a list of what the product is. */
const openLine = new RegExp(
  String.raw`^(?:(?:licen[cs]e|lizenz|licence|licencia|licença|licenza|licentie) ?: ?(?<open>${licence})${licenceTail}|(?:100 ?%|fully|completely|vollständig|entièrement|totalmente|completamente|volledig) (?<open>${openWords})(?:,? (?:under|unter|sous|bajo|sob|sotto|onder) ${licence}${licenceTail})?|(?<open>${licensedSo})(?:,? (?:and|&) (?:free(?: to use)?|${openWords}))?|(?:free|kostenlos|gratuit|gratis|gratuito)(?:,| and| &| und| et| y| e| en) (?<open>${openWords})|(?<open>${openWords})(?:,| and| &| und| et| y| e| en) (?:free(?: software)?|kostenlos|gratuit|gratis|gratuito))[.!]?$`,
  "iu"
)
/** "Apache-2.0, no paid edition.", at the top: its licence, and what there is none of. */
const licensedLine = new RegExp(
  String.raw`^(?<open>${licence})${licenceTail}(?:,? (?:(?:and|und|et|y|e|en) )?(?:no|zero|without|keine?|ohne|pas de|sans|aucune?|sin|sem|senza|nessun[ao]?|geen|zonder) [^,.;:]{2,36})*[.!]?$`,
  "iu"
)
/** "A job queue for bakers." before it: what the site is about. */
const whatItIs = /^(?:an?|eine?|une?|un[ao]?|uma?|een) \p{Ll}/iu
const openElsewhere = [
  /^(?<subject>[^,.,。、;:!?]{0,20}?)(?:(?:是|は、?)(?:一个|一款|完全)?(?:免费的?、?[且并]?|(?:完全)?無料(?:の|で、?|かつ))?|(?:完全)?免费[,，、]?(?:而?且|并且?|又)?)(?<open>开源|オープンソース)/u,
  /^(?<subject>[^،.]{1,30}?) (?:(?:مجاني|حر)ة?(?: تماما| تمامًا| بالكامل)? و ?)?(?<open>مفتوحة? المصدر)/u
]

/** "Acme gebruiken". */
const usingLast = / (?:gebruiken|benutzen|nutzen|verwenden)$/iu
/** "Acme is free forever", "Free forever", "Acme ist und bleibt kostenlos". */
const free = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text, block } = said
  const nothing = costsNothing.exec(text)?.groups
  const whom = own.subject(nothing?.subject ?? "")
  if (
    nothing !== undefined &&
    endsThere.test(nothing.rest ?? "") &&
    own.isName(nothing.subject ?? "") &&
    isOwnContext(own, said, whom, true)
  )
    return [{ model: "free", telling: "", price: null }]
  const once = text.replace(staysFree, "").replace(staysFreeBehind, "").replace("  ", " ")
  const groups =
    isFree.exec(once)?.groups ?? freeElsewhere.map((one) => one.exec(once)?.groups).find((one) => one !== undefined)
  const { free: word, subject = "", rest = "" } = groups ?? {}
  if (word !== undefined && subject !== "") {
    const bounded = !isFreeToAll(rest) || notToday.test(once.slice(0, once.length - rest.length))
    // "Die Nutzung von Acme": the product, by its name.
    const thing = subject.replace(usingIt, "").replace(usingLast, "")
    const used = thing !== subject && own.isName(thing)
    const whose = used ? "own" : using.test(subject) || sold.test(subject) ? "none" : own.subject(subject)
    if (!bounded && isOwnContext(own, said, whose, true)) return [{ model: "free", telling: fold(word), price: null }]
  }
  const opens = (opensHome(said) && said.before.length === 0) || block.region === "pricing"
  return freeLine.test(text) && opens && isOwnContext(own, said, "none", true)
    ? [{ model: "free", telling: fold(text).replace(/[.!]+$/, ""), price: null }]
    : []
}

const lines = new Set(["label", "heading", "paragraph"])
const opensFree = /^(?:free|kostenlos|gratuit|gratis|gratuito)(?!\p{L})/iu
/** In a list, or a line of its own that does not say first that it is free. */
const isLine = ({ text, block: { kind } }: Utterance): boolean =>
  kind === "item" || (lines.has(kind) && !opensFree.test(text))
/** "is an open source", "ist eine": of what kind it is. */
const anArticle = /(?<!\p{L})(?:an?|the|ein|eine|une?|una|uma?|een) (?:[\p{L} ,&-]+ )?\S+(?: software)?$/iu

/** "Acme is open source", "released under the MIT licence", "The open-source bakery planner". */
const open = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text, block, page } = said
  const told = (word: string): ReadonlyArray<Told> => [{ model: "open-source", telling: fold(word), price: null }]
  const framed = block.region === "footer" || block.region === "pricing" || (block.region === "hero" && isHome(page))
  const small = framed ? released.exec(text) : null
  const under = small !== null && isLicenceAlone(text.slice(small[0].length)) ? small.groups?.open : undefined
  if (under !== undefined && isOwnContext(own, said, "none")) return told(under)
  const atTop = block.region === "hero" && isHome(page) ? licensedLine.exec(text)?.groups?.open : undefined
  const alone = said.before.every((one) => whatItIs.test(one)) ? { ...said, before: [] } : said
  if (atTop !== undefined && isOwnContext(own, alone, "none")) return told(atTop)
  const listed = isLine(said) && isHome(page) ? openLine.exec(text)?.groups?.open : undefined
  if (listed !== undefined && isOwnContext(own, said, "none")) return told(listed)
  const found =
    isOpen.exec(text) ??
    isLicensed.exec(text) ??
    carries.exec(text) ??
    sourceUnder.exec(text) ??
    openElsewhere.map((one) => one.exec(text)).find((one) => one !== null) ??
    null
  const groups =
    found !== null && isOpenWhole(text.slice(found.index + found[0].length), anArticle.test(found[0]))
      ? found.groups
      : undefined
  if (groups?.open !== undefined && isOwnContext(own, said, own.subject(groups.subject ?? ""), true))
    return told(groups.open)
  const leading =
    (block.region === "hero" || block.level === 1) && isHome(page) ? opensOpen.exec(text)?.groups?.open : undefined
  return leading === undefined || /(?<!\p{L})(?:for|für|pour|para|per|voor) (?:the )?open/iu.test(text)
    ? []
    : told(leading)
}

/** "Start with our free plan", "The free plan includes orders": where one plan is free, another is not. */
const freemium = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  for (const shape of freemiumShapes) {
    const { whom, free: word } = shape.exec(said.text)?.groups ?? {}
    if (word === undefined || (whom !== undefined && own.subject(whom) !== "own")) continue
    const whose = whom === undefined ? "none" : "own"
    if (isOwnContext(own, said, whose)) return [{ model: "freemium", telling: fold(word), price: null }]
  }
  return []
}
const freemiumShapes = [...freePlanShapes, ...bothPlanShapes].map((shape) => new RegExp(shape, "iu"))

/** "Free vocal training tools - no signup required": what nothing is asked for, at the top of the first page. */
const nothingAsked = new RegExp(String.raw`(?:(?<!\p{L})|(?=\p{sc=Han}))(?:${askedNothing})`, "iu")
const freeThing =
  /(?:^|(?<=^[^\p{L}]{1,4}))(?:the |your |a |100 ?% |completely |totally |always |our |ein |eine |un |une |una |um |uma |een |völlig |komplett )*(?<free>free|kostenlose?[rns]?|gratis|gratuite?s?|gratuit[oa]s?|grátis|مجاني[ةه]?)(?![-\p{L}])|^(?<unspaced>無料|免费|免費)|^[^.!?:;]{2,40}? (?<behind>free|kostenlos|gratis|gratuite?s?|gratuit[oaie]s?|grátis|مجاني[ةه]?|مجانا|مجانًا)(?=$|[ ,.;–-])/iu
const forAWhile = new RegExp(
  String.raw`(?<!\p{L})(?:${trialWords}|${freeExtras}|demos?|samples?|parking|returns|beta)(?!\p{L})`,
  "iu"
)
const unasked = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text, block } = said
  const opens = block.region === "hero" && isHome(said.page) && said.before.length === 0 && block.kind !== "quotation"
  if (!opens || text.length > 120 || !nothingAsked.test(text) || notToday.test(text)) return []
  const { free: word, behind, unspaced } = freeThing.exec(text.replace(/^[^\p{L}\p{N}]+/u, ""))?.groups ?? {}
  const telling = word ?? behind ?? unspaced
  if (telling === undefined || forAWhile.test(text) || freeBut.test(text) || pricesIn(text).length > 0) return []
  return isOwnContext(own, said, "none") ? [{ model: "free", telling: fold(telling), price: null }] : []
}

/** "Acme is free to get started", where what more costs is named in the same words: "Acme Pro". */
const freeStart =
  /^(?<subject>[^,.;:!?]{1,40}?) (?:is|ist|est|es|é|è) (?<free>free|kostenlos|gratuite?|gratis|gratuit[oa]|grátis) (?:to (?:get started|start|begin|use|download|try)|zum (?:einstieg|start|herunterladen)|pour (?:commencer|démarrer)|para (?:empezar|comenzar|começar|descargar|baixar)|per (?:iniziare|cominciare)|om (?:te beginnen|mee te beginnen))(?<rest>[^.;!?]{0,60})[.!]?$/iu
const more = new RegExp(String.raw`(?<!\p{L})(?:${paidMore})(?!\p{L})`, "iu")
const none =
  /(?<!\p{L})(?:no|not|never|without|soon|later|kein\p{L}*|nicht|ohne|bald|pas|sans|bientôt|sin|no hay|sem|não|senza|non|geen|niet|zonder)(?!\p{L})/iu
const started = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text, after, page, block } = said
  const { subject = "", free: word, rest = "" } = freeStart.exec(text)?.groups ?? {}
  if (word === undefined || !own.isName(subject) || forAWhile.test(rest) || notToday.test(text)) return []
  const isTold = (one: string) =>
    more.test(one) && !none.test(one) && (own.isIn(fold(one)) || /upgrade|paid|pago|payant|betaald/iu.test(one))
  const around = [
    rest,
    after ?? "",
    ...page.blocks.filter((one) => one.region === block.region && one.level !== null).map((one) => tidyText(one.text))
  ]
  return around.some(isTold) && isOwnContext(own, said, "own")
    ? [{ model: "freemium", telling: fold(word), price: null }]
    : []
}

/** "Free open-source chat protocol and software", as the first page describes itself. */
export const describedOpen = (site: SiteIndex, own: Own): ReadonlyArray<Fact<PricingModel>> =>
  site.filter(isHome).flatMap((page) =>
    page.statements.flatMap((statement): ReadonlyArray<Fact<PricingModel>> => {
      if (statement.source !== "meta" || !statement.path.some((key) => /description$/u.test(key))) return []
      const text = tidyText(statement.text)
      const groups = isOpen.exec(text)?.groups
      const named = groups !== undefined && own.isName(groups.subject ?? "") ? groups.open : undefined
      const telling = named ?? opensOpen.exec(text)?.groups?.open
      if (
        telling === undefined ||
        notToday.test(text) ||
        /^\P{L}*(?:the )?open[- ]source (?:community|news|projects|jobs|alternatives)/iu.test(text)
      )
        return []
      return [{ value: "open-source", page, words: statement.text, telling: fold(telling), blocks: null, statement }]
    })
  )

/** "and it never phones home": what it does not do besides. */
const besidesNever =
  /,? (?:and|und|et|y|e|en) (?:it |we |sie |es |er |elle |il )?(?:never|does not|doesn't|do not|don't|n'|ne |nunca |no |não |non )(?! ?(?:was|were|be|been|free|open)(?!\p{L})) ?\p{L}+[^,.;:!?]*$/iu

/** "What does it cost? Nothing. Acme is free." */
const nothing =
  /^(?:nothing|not a (?:cent|penny)|nichts|gar nichts|rien|rien du tout|nada|niente|nulla|niets|なし|0円|لا شيء)[.!]?$/iu

/** It is so today. */
const always = /(?<!\p{L})(?:and )?(?:always will be|will always be|will (?:stay|remain) so)(?!\p{L})/iu

/** ", and you will find all of it on GitHub": what is done with it. */
const youWill = /,? (?:and|where|so) (?:you|we)(?:'ll| will) (?:also )?(?:find|see|get|be able to)(?!\p{L}).*$/iu

const asksCost =
  /^(?:(?:and|so|but) )?(?:what|how much) does (?<whom>[^?,]{1,40}?) cost(?: me| us)?\?$|^(?:was|wieviel|wie viel) kostet (?<de>[^?,]{1,40}?)\?$|^combien (?:ça |cela )?coûte(?:-t-(?:il|elle))?(?<fr>[^?,]{0,40})\?$|^¿?(?:cuánto cuesta|quanto custa|quanto costa|wat kost)(?<rom>[^?,]{0,40})\?$/iu
const paidFor =
  /(?<!\p{L})(?:paid|pay|pays|charged?|billed|fees?|bezahl\p{L}*|zahl\p{L}*|kostenpflichtig\p{L}*|gebühr\p{L}*|pay(?:er|ez|é|ant)\p{L}*|pag\p{L}{1,5}|betal\p{L}*|betaald?\p{L}*)(?!\p{L})/iu
/** "What does it cost? Nothing.", and nothing besides that is paid for, or ends. */
const answersNothing = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text, block, before } = said
  const asked = asksCost.exec(before.length === 1 ? (before[0] ?? "") : "")?.groups
  if (asked === undefined || !nothing.test(text)) return []
  const whom = (asked.whom ?? asked.de ?? asked.fr ?? asked.rom ?? "").trim()
  if (whom !== "" && !own.isName(whom) && !/^(?:it|that|this|all this|es|das|het|dat)$/iu.test(whom)) return []
  const isAll =
    pricesIn(block.text).length === 0 &&
    !paidFor.test(withoutDenied(tidyText(block.text))) &&
    !forAWhile.test(block.text) &&
    !freeBut.test(block.text)
  return isAll &&
    !freeBounds.test(block.text) &&
    !notToday.test(block.text) &&
    isOwnContext(own, { ...said, before: [] }, "none")
    ? [{ model: "free", telling: fold(text).replace(/[.!]+$/, ""), price: null }]
    : []
}

/** What any of them looks for first. */
const mayTellFree = neededIn(() => [
  ...[isFree, ...freeElsewhere, costsNothing, freeLine, nothingAsked, freeStart, nothing, ...freemiumShapes],
  ...[isOpen, isLicensed, carries, sourceUnder, ...openElsewhere, opensOpen, openLine, released, licensedLine]
])
/** "Best of all, it's free." */
const besides =
  /^(?:and|plus|also|furthermore|moreover|besides|better still|even better|best of all|what's more),? (?=(?:it|this|that)['’]s )/iu
export const toldFree = (written: Utterance, own: Own): ReadonlyArray<Told> => {
  const answer = { ...written, text: spelledOut(written.text.replace(besides, "")) }
  if (!mayTellFree.test(answer.text)) return []
  const said = { ...answer, before: answer.before.filter((text) => !nothing.test(text)) }
  const found = [...free(said, own), ...unasked(said, own), ...started(said, own), ...answersNothing(answer, own)]
  const isLicence = licensedLine.test(said.text)
  return !isLicence &&
    notToday.test(said.text.replace(always, "").replace(youWill, "").replace(/[.!]$/u, "").replace(besidesNever, ""))
    ? found
    : [...found, ...open(said, own), ...freemium(said, own)]
}

/** Small print names its licence: of a product by its name, or of anything. */
export const namesLicence = ({ text }: Utterance, own: Own): boolean => {
  const subject = (isOpen.exec(text) ?? isLicensed.exec(text) ?? carries.exec(text))?.groups?.subject
  return subject !== undefined && own.isName(subject)
}
