/** How houses that name no price ask for a word, on a button or in a sentence: "Get a free quote", "Angebot anfordern". Data. */

const few = "(?: [\\p{L}'’/-]+){0,4}?"
/** Matched anywhere, in small letters. */
export const quoteCalls: ReadonlyArray<string> = [
  `(?:get|request|ask for|receive|obtain|need|want|claim|contact us for|call(?: us)? for|with|prepare|provide|send(?: you)?) (?:an?|my|your|our|the|free|no)(?: [\\p{L}-]+){0,3}? (?:quote|quotation|estimate)s?(?!\\p{L})`,
  "(?:request|get) (?:quote|estimate)s?(?!\\p{L})|free,? (?:no[- ]obligation |written |on-?site )?(?:quotes?|quotations?|estimates?)(?!\\p{L})|(?:quote|estimate) request(?!\\p{L})|(?:tailored|personali[sz]ed|custom|bespoke|no[- ]obligation) (?:quote|quotation|estimate|proposal)(?!\\p{L})",
  `(?:angebot|kostenvoranschlag|offerte)${few} (?:anfordern|anfragen|erhalten|einholen|sichern|bekommen|anfordern lassen)(?!\\p{L})|(?:unverbindlich|individuell|maßgeschneidert|massgeschneidert|persönlich|passgenau)\\p{L}*,? (?:[\\p{L}-]+ )?(?:angebot|kostenvoranschlag|offerte)e?s?(?!\\p{L})|angebotsanfrage|offertanfrage|(?:bekommen|erhalten|fordern|holen) sie${few} (?:angebot|kostenvoranschlag|offerte)(?!\\p{L})`,
  `(?:demand|obten|recev|sollicit)\\p{L}*${few} devis(?!\\p{L})|devis (?:gratuit|personnalisé|sur[- ]mesure|immédiat|en ligne|sans engagement|rapide|détaillé|sous \\p{Nd}+)|(?:votre|mon|pour un) devis(?!\\p{L})|(?:besoin|demande) [^.;:!?]{0,50}(?<!\\p{L})(?:d'un|de) devis(?!\\p{L})`,
  `(?<!\\p{L})(?:ped|pid|píde|solicit|obt|recib|calcul|consigu)\\p{L}*${few} (?:presupuesto|cotización)(?!\\p{L})|presupuesto (?:gratis|gratuito|sin compromiso|sin coste|personalizado|a medida)|cotiza (?:ahora|ya|tu|aquí|con)(?!\\p{L})`,
  `(?<!\\p{L})(?:peça|pedir|pede|solicit|receb|obtenha|faça|fazer|obter)\\p{L}*${few} (?:orçamento|cotação)(?!\\p{L})|orçamento (?:grátis|gratuito|sem compromisso|personalizado)|proposta (?:personalizada|sob medida|à medida)`,
  `(?:richied|chied|ricev|otten|richiest)\\p{L}*${few} preventiv[oi](?!\\p{L})|preventivo (?:gratuito|gratis|senza impegno|personalizzato|su misura)|(?:per un|il tuo) preventivo(?!\\p{L})`,
  `offerte${few} (?:aanvragen|opvragen|ontvangen)(?!\\p{L})|(?:vraag|ontvang)${few} offerte(?!\\p{L})|(?:gratis|vrijblijvende|persoonlijke) offerte(?!\\p{L})|offerteaanvraag|offerte op maat`,
  "(?:お?見積も?り?|お見積)(?:書)?(?:の|を)?(?:ご)?(?:依頼|相談|請求|お問い合わせ|無料|は無料)|お見積も?り(?:は|も)[^。]{0,8}(?:お気軽に|こちら)|無料(?:お)?見積|(?:获取|索取|免费|申请|咨询|立即)报价|报价(?:咨询|申请)|(?:在线|立即|免费)询价|(?:اطلب|احصل على|طلب) (?:عرض )?(?:ال)?(?:سعر|أسعار|تسعيرة)"
]
/** What is sold besides, or made with what is sold here: a tool that writes quotes, a shop, something to try. */
export const quoteTools =
  "invoic(?:es?|ing)|crm|erp|leads?|rechnung(?:en)?|facturas?|factures?|facturation|faturas?|fattur[ae]|facturen|請求書|发票|فاتور\\p{L}*|quote requests|insurance quotes|quote of|famous quotes|inspirational|daily quotes?"
