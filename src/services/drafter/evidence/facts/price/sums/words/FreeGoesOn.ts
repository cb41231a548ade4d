/** What may follow that something costs nothing, so that it does for good and to everybody. Parts of regular expressions. Data. */

/** "now or ever", "ni hoy ni mañana", "weder heute noch später". */
const times = {
  en: "now|today|tomorrow|later|ever|next year|in (?:the )?future",
  de: "jetzt|heute|morgen|später|nie|irgendwann|künftig|in zukunft",
  fr: "maintenant|aujourd'hui|demain|plus tard|jamais|dans le futur",
  es: "ahora|hoy|mañana|nunca|después|luego|más adelante|en el futuro",
  pt: "agora|hoje|amanhã|nunca|depois|mais tarde|no futuro",
  it: "ora|adesso|oggi|domani|mai|dopo|in futuro",
  nl: "nu|vandaag|morgen|later|straks|nooit|ooit|in de toekomst"
} as const
export const nowAndLater = [
  `(?:not |neither )?(?:${times.en}) (?:or|nor|and|and not) (?:not )?(?:${times.en})`,
  "and (?:it )?(?:always|forever) will(?: be| do)?|and (?:it )?never will|and (?:it|that) (?:will )?stays? (?:so|that way)",
  "und (?:das )?(?:bleibt|wird) (?:auch |immer )?so(?: bleiben)?|et (?:cela|ça) ne changera pas|y (?:así )?seguirá siendo así|e (?:assim )?vai continuar|e (?:così )?resterà|en dat blijft zo",
  // "all features included"
  "(?:with )?(?:all|every) (?:of )?(?:the |its )?(?:features?|functions?)(?: (?:are )?included)?|everything (?:is )?included|(?:mit |inklusive )?(?:allen?|aller) funktionen(?: inbegriffen| inklusive)?|mit vollem funktionsumfang",
  "(?:avec )?toutes (?:les )?(?:fonctions|fonctionnalités)(?: (?:comprises|incluses))?|(?:con )?todas (?:las )?(?:funciones|funcionalidades)(?: incluidas)?|(?:com )?todas as (?:funções|funcionalidades)(?: incluídas)?|(?:com )?todos os recursos(?: incluídos)?|(?:con )?tutte le (?:funzioni|funzionalità)(?: (?:incluse|comprese))?|(?:met )?alle functies(?: inbegrepen)?",
  `(?:weder )?(?:${times.de})(?: nicht)? (?:noch|und|oder)(?: auch)?(?: nicht)? (?:${times.de})(?: nicht)?`,
  `ni (?:${times.fr}) ni (?:${times.fr})`,
  `ni (?:${times.es}) ni (?:${times.es})`,
  `nem (?:${times.pt}) nem (?:${times.pt})`,
  `né (?:${times.it}) né (?:${times.it})`,
  `(?:niet )?(?:${times.nl})(?: niet)? (?:en|of)(?: ook)? (?:niet )?(?:${times.nl})(?: niet)?`
].join("|")

const keepers =
  "foundation|donations?|grants?|sponsors?|volunteers|stiftung|spenden|förderung|ehrenamtliche\\p{L}*|fondation|dons|subventions?|bénévoles|fundación|donaciones|subvenciones|voluntarios|fundação|doações|subsídios|voluntários|fondazione|donazioni|contributi|volontari|stichting|donaties|subsidie|vrijwilligers"
const keeps =
  "run|lives?|funded|financed|paid|supported|carried|carries|pays?|funds?|keeps?|finanzier\\p{L}*|getragen|trägt|bezahlt|financ\\p{L}+|portée?|soutien\\p{L}*|soutenu\\p{L}*|paie|sostiene|sostenid[oa]|mantiene|mantenid[oa]|paga|mantém|mantid[oa]|custead[oa]|sostenut[oa]|mantenut[oa]|finanzi\\p{L}+|gedragen|draagt|gefinancierd|betaald|betaalt"
/** "a foundation carries it": who pays in the place of those who use it. */
export const paidByOthers = new RegExp(
  `^(?=[^.]*(?<!\\p{L})(?:${keepers})(?!\\p{L}))(?=[^.]*(?<!\\p{L})(?:${keeps})(?!\\p{L}))[^.\\p{Nd}]{4,60}$`,
  "iu"
)
/** "Free for the first two months": what ends, before what it is free for is told. */
export const freeForTimes =
  "(?:\\p{Nd}+|first|a|one|two|three|six|erste[nrs]?|zwei|drei|sechs|premi(?:er|ère)s?|deux|trois|primer[ao]?s?|dos|tres|primeir[ao]s?|dois|prim[oaie]|due|tre|eerste|twee|drie) (?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|années?|días?|semanas?|mes(?:es)?|años?|dias?|mês|anos?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar)"
/** "Acme est et restera gratuit", "será siempre gratis": it is so today, and stays so. */
export const staysFree =
  /(?<!\p{L})(?:et (?:le )?(?:restera|sera)|y (?:lo )?(?:será|seguirá siendo|seguirá)|e (?:lo )?(?:resterà|rimarrà|sarà)|e (?:continuará|continuará (?:a ser|sendo)|permanecerá|será)|en zal|und wird|and will(?: always| forever)?(?: be| stay| remain)?)(?: (?:toujours|siempre|sempre|altijd|immer))?(?= (?:free|kostenlos|gratis|gratuite?s?|gratuit[oa]s?|grátis)(?!\p{L}))/iu
/** "は無料で、これからも無料です", "是免费的，以后也免费", "مجاني وسيبقى مجانيا": the same, where it is said twice. */
export const staysFreeBehind =
  /(?<=無料)で、?(?:(?:今後|これから|この先|いつまで)も|ずっと|永久に|、){1,4}無料(?:の?まま)?(?=です|で(?:ご利用|お使い|利用|使え)|。|$)|(?<=免费的?)[,，](?:以后|今后|将来|未来|永远|一直|始终|而?且|并|也|都|会|将|仍|继续|保持|是|,|，){1,5}免费的?|(?<=مجاني(?:ة|\u064b?ا\u064b?)?)،? و(?:س|سوف )?[يت](?:بقى|ظل|ستمر)(?: (?:دائم[اً]{1,2}|للأبد|إلى الأبد))? (?:مجاني(?:ة|\u064b?ا\u064b?)?|كذلك)(?: (?:دائم[اً]{1,2}|للأبد|إلى الأبد))?(?!\p{L})/u
