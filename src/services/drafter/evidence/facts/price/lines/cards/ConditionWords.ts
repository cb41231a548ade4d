/** Words by which a short line beside a sum tells on what condition it holds: by what, from when, how long, for how much of it. */

import { anywhere, caseless } from "../../../../reading/patterns/Caseless.ts"
import { taxes } from "../../../words/PriceWords.ts"

/** Paid how often, by whom, with what, for how long at least. */
export const termWords =
  "billed|billing|invoiced|paid (?:monthly|yearly|annually|up ?front|in advance)|prepaid|contract|commitment|minimum term|abgerechnet|abrechnung|zahlbar|jährliche zahlung|monatliche zahlung|mindestlaufzeit|laufzeit|vertrag|facturée?s?|facturation|(?:sans|avec) engagement|engagement (?:de|d')|payables?|facturad[oa]s?|facturación|permanencia|cobrad[oa]s?|cobrança|faturad[oa]s?|fidelidade|fatturat[oi]|fatturazione|pagamento|vincolo|gefactureerd|facturatie|looptijd|contract|年払い|月払い|一括払い|契約期間|最低利用期間|按年付费|按月付费|年付|月付|合同期|يُدفع|تُدفع|فوترة|عقد"
/** No less than so much. */
export const leastWords =
  "minimum|min\\.?|at least|minimum order|mindestens|mind\\.|mindestbestellwert|mindestabnahme|au moins|mínimo|mínima|al menos|pelo menos|almeno|minimo|minimale|minimaal|ten minste|最低|最少|至少|以上|最小|على الأقل|الحد الأدنى"
/** To begin with, before what is paid again and again. */
export const setupWords =
  "set-?up(?: fee)?|onboarding(?: fee)?|activation|einrichtung(?:sgebühr)?|einmalig|frais de (?:mise en service|dossier|installation)|mise en service|instalación|cuota de alta|instalação|adesão|taxa de adesão|attivazione|opstartkosten|eenmalig|初期費用|初期費|入会金|安装费|开户费|رسوم التأسيس|رسوم التفعيل"
/** The same without words for anything that is paid once: a day of training. */
export const beginWords = setupWords.replaceAll(/\|(?:einmalig|eenmalig)(?=\|)/gu, "")
/** A first time that is cheaper, and what comes behind it. */
export const laterWords =
  "first (?:month|year|\\p{Nd}+ months)|then|thereafter|after that|afterwards|im ersten (?:monat|jahr)|erster monat|danach|dann|premiers? mois|la première année|puis|ensuite|primer(?:os)? (?:mes(?:es)?|año)|después|luego|primeiros? (?:mês|meses|ano)|depois|prim[oi] (?:mese|mesi|anno)|poi|eerste (?:maand|jaar)|daarna|初月|初年度|以降|その後|首月|首年|之后|次月起|الشهر الأول|ثم|بعد ذلك"
/** Not a sum, but where it begins. */
export const startingWords =
  "starting(?: (?:rate|price|at|from))?|starts? (?:at|from)|and up|and above|startpreis|ab|prix de départ|à partir|precio inicial|desde|en adelante|preço inicial|a partir|prezzo di partenza|in su|startprijs|vanaf|від|от|od|från|fra|từ|mulai|από|بدءا من|تبدأ من"
/** How much of it one has for that. */
export const reachWords =
  "up to|for up to|bis zu|bis|für bis zu|jusqu'à|hasta|até|fino ad?|tot(?: en met)?|最大|まで|以内|至多|最多|حتى"
/** Who may use it for that, counted. */
export const headWords =
  "users?|seats?|people|persons|members|employees|nutzer(?::?innen)?|benutzer|personen|mitarbeiter(?::?innen|nde)?|utilisateurs?|personnes|membres|collaborateurs|usuarios?|personas|empleados|usuários?|pessoas|colaboradores|utenti|persone|dipendenti|gebruikers?|medewerkers|użytkowników|uživatelů|пользовател(?:ей|я)|користувачів|kullanıcı|người dùng|ユーザー?|名|人|个?用户|명|مستخدم(?:ين)?"
/** After how many of the sum it is paid: "× 4 months". */
export const instalmentWords =
  "months?|payments?|instal?ments?|monate?|raten|mois|mensualités|fois|meses|cuotas|parcelas|mesi|rate|maanden|termijnen|[かヶカケ]月|回|个月|個月|期|개월|회"
/** What is bought for a sum where it is spent by and by. */
export const stockWords =
  "credits?|tokens?|points?|coins?|guthabenpunkte|punkte|crédits?|jetons?|créditos?|crediti|gettoni|tegoed|クレジット|ポイント|积分|点数|رصيد|نقاط"
/** Saved, or asked elsewhere: tells of no condition. */
export const bargainWords =
  "sav(?:e|es|ing|ings)|you save|discount|off|market (?:rate|price)|worth|value|instead of|was|regular(?:ly)?|spar(?:e|en|st)|ersparnis|rabatt|statt|marktpreis|entspricht|equivalent|soit|équivaut|equivale|komt neer|économi\\p{L}*|remise|au lieu de|valeur|ahorr\\p{L}*|descuento|en lugar de|antes|econom\\p{L}*|poup\\p{L}*|desconto|em vez de|risparmi\\p{L}*|sconto|invece di|anziché|valore|bespaar\\p{L}*|korting|in plaats van|waarde"
export const bargainUnspaced = /お得|割引|オフ|通常|相当|节省|省|立减|优惠|原价|وفر|خصم|بدلا من/u
const bargain = anywhere(bargainWords)
export const isBargain = (text: string): boolean => bargain.test(text) || bargainUnspaced.test(text)
/** Turns or narrows what stands behind it, and says nothing anywhere else. */
export const bindsOnCard = caseless(
  /^(?:no|not|without|only|never|none|free|trial|from|starting|starts?|up|until|least|minimum|min|max|maximum|unlimited|first|then|setup|kein\p{L}*|nicht|ohne|nur|gratis|kostenlos\p{L}*|kostenfrei\p{L}*|ab|bis|mindestens|höchstens|maximal|unbegrenzt\p{L}*|erste[nrs]?|dann|danach|test\p{L}*|pas|sans|seulement|gratuit\p{L}*|dès|partir|jusqu\p{L}*|moins|maximum|illimit\p{L}*|premi\p{L}*|puis|ensuite|essai|sin|solo|sólo|desde|hasta|mínimo|máximo|ilimitad\p{L}*|primer\p{L}*|luego|después|prueba|sem|apenas|só|grátis|gratuit\p{L}*|até|primeir\p{L}*|depois|teste|senza|soltanto|da|fino|minimo|massimo|illimitat\p{L}*|primo|prima|poi|prova|geen|niet|zonder|alleen|vanaf|tot|minstens|onbeperkt\p{L}*|eerste|daarna|proef\p{L}*)$/u
)
/** A line of a card that says what is not in it. */
export const leftOut = caseless(
  /^[✗✘×✕❌]|(?<!\p{L})(?:no|not|without|excluded|kein\p{L}*|nicht|ohne|pas|sans|sin|não|sem|senza|non|geen|niet|zonder)(?!\p{L})|なし|不可|不含|بدون/u
)
/** Whether a line speaks of a tax. */
export const saysTax = new RegExp(`(?<!\\p{L})(?:${taxes})(?!\\p{L})`, "iu")
