/** How sentences bring in more of a thing that is free to begin with, before its sum: "the Pro version costs", "Pro版は". Data. */

const grade =
  "pro|plus|premium|paid|business|teams?|professional|full|unlimited|profi|voll|bezahl|kostenpflichtige|payante?s?|complète|de pago|completa|profesional|pag[oa]s?|profissional|a pagamento|professionale|betaalde|volledige|zakelijke?"
const kind =
  "versions?|plans?|editions?|tiers?|subscriptions?|memberships?|accounts?|licen[cs]es?|version|tarif\\p{L}*|abos?|paket\\p{L}*|pläne|konto|formules?|offres?|abonnements?|comptes?|versión|versiones|planes|suscripción|cuenta|versão|planos?|assinatura|conta|versione|pian[oi]|abbonamento|versies?|pakket(?:ten)?"
const determiner =
  "(?:(?:(?:il |la |i |le )?nostr[oaie]|(?:[oa]s? )?noss[oa]s?|the|our|an?|die|der|das|unsere?|les?|la|l'|notre|nos|el|los|las|nuestr[oa]s?|il|i|gli|[oa]s?|noss[oa]s?|de|het|onze|ons) ?)?"
/** Of software that one may also run oneself. */
const hosted =
  "(?:(?:hosted|managed) )?cloud(?: (?:version|plan|hosting|service|edition))?|hosted (?:version|plan|edition|service)|cloud-?(?:version|tarif|hosting)|gehostete version|nube|versión (?:en la nube|alojada)|version (?:hébergée|cloud)|versione (?:cloud|ospitata)|nuvem|versão (?:na nuvem|hospedada)|cloud-?versie|gehoste versie"
const tier = `${determiner}(?:${hosted}|(?:${grade})(?:[ -](?:${kind})|(?:${kind}))|(?:${kind}) (?:${grade})|(?-i:Pro|Plus|Premium|Business|Teams?))`
const costs =
  "(?: (?:is|are|costs?|starts? at|starts? from|begins? at|ist|sind|kostet|kosten|beginnt bei|startet bei|gibt es (?:für|ab)|est à|coûte(?:nt)?|démarre à|commence à|es|son|cuestan?|empieza en|arranca en|custam?|começa em|sai por|costa(?:no)?|parte da|kost(?:en)?|begint bij)(?: (?:just|only|from|nur|ab|seulement|dès|solo|sólo|desde|apenas|só|a partir de|a partire da|slechts|vanaf))?|:| [–-]|(?: from| ab| dès| desde| da| vanaf))"
const upgrade = `(?:upgraden?|switch|move|go|passez|passer|pásate|pasa|pasar|actualiza|passe|mude|passa|stap over|wechseln?(?: sie)?|wechsle)(?: (?:to|auf|zu|à|a|al|para|para o|para a|naar)(?: the| la| le| el| o| il| de)? (?:pro|plus|premium)(?: (?:${kind}))?)? (?:for|from|für|ab|pour|dès|por|desde|per|da|voor|vanaf)`
/** What stands before a sum that more of it costs. */
export const moreCosts: ReadonlyArray<RegExp> = [
  new RegExp(`^(?:${tier}${costs}|${upgrade}) $`, "iu"),
  /^(?:Pro|プロ|有料|プレミアム|上位|ビジネス|フル機能|クラウド)(?:版|プラン|バージョン|会員)?(?:は|なら|が|:| )、?(?:月額|年額)?$/iu,
  /^(?:升级(?:到|至)?)?(?:专业|專業|高级|高級|付费|付費|商业|团队|会员|云(?:服务|端)?|托管|Pro ?)(?:版|套餐|计划)?(?:只需|仅需|仅|为|是|:|需)?(?:每月|每年)?$/iu,
  /^(?:و|أما )?سحابتنا(?: (?:ب|بـ|بسعر|مقابل))? ?(?:ب|بـ)? ?$/u,
  /^(?:و|أما )?(?:ال)?(?:نسخة|خطة|باقة|باقه) (?:ال)?(?:احترافية|سحابية|مدفوعة|المميزة|متقدمة|برو|بريميوم)(?: (?:ف?ب|بـ|بسعر|مقابل|تكلف|تبدأ من|سعرها))? ?(?:ب|بـ)? ?$/u
]

/** Says right before it that the thing is free: whoever or whatever is, stands in front of the match. */
export const isFreeToday =
  /(?<!\p{L})(?:is|are|stays?|ist|sind|bleibt|est|sont|es|son|é|são|è|sono|blijft|zijn) (?:(?:and (?:will )?(?:stay|remain)s?|and always will be|completely|always|und bleibt|komplett|dauerhaft|et le restera|totalmente|siempre|sempre|helemaal|altijd) )?(?:free|kostenlos|gratis|gratuite?s?|gratuit[oa]s?|grátis)(?!\p{L}|-)|(?<=は、?)(?:完全に?)?無料(?=です|で(?:使え|ご利用|お使い|利用|始め))|(?:永久|完全)?免费(?=使用|$|[,，。、])|(?<= )مجاني?ة?(?!\p{L})/iu
/** What is free of such software. */
export const selfHosted =
  /^(?:self[- ]?hosting(?: it)?|(?:the |our )?self[- ]?hosted (?:version|edition)|running it yourself|selbst (?:zu )?hosten|(?:die )?selbst gehostete version|alojarl[oa] (?:tú mismo|por tu cuenta)|(?:el )?autoalojamiento|l'auto-?hébergement|(?:la )?version auto-?hébergée|l'(?:installazione sul proprio server|auto-?hosting)|hospedar por conta própria|(?:a )?auto-?hospedagem|zelf hosten|(?:de )?zelf gehoste versie|セルフホスト(?:版)?|自行部署|自托管|الاستضافة الذاتية)$/iu
/** "Start for free." before it, where nothing is said of how long. */
export const beginsFree =
  /^(?:(?:get )?start(?:ed)?|begin|use it|starten sie|starte|beginnen sie|commencez|démarrez|empieza|comienza|comece|inizia|begin) (?:for )?(?:free|kostenlos|gratis|gratuitement|grátis|gratuitamente)[.!]?$/iu
/** Between what is free and what more costs, in one sentence. */
export const beforeMore =
  /^(?<free>[^;:.¤]{3,90}?)(?: ?;|؛|、|,|，|،| [–—-])(?: ?(?:and|but|while|und|aber|et|mais|y|pero|e|ma|mas|en|maar) )? ?(?<head>[^;:.]{2,60})$/u
