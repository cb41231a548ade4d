/** How houses that name no price ask for a word, on a button or in a sentence: "Get a free quote", "Angebot anfordern". Data. */

const few = "(?: [\\p{L}'’/-]+){0,4}?"
/** Matched anywhere, in small letters. */
export const quoteCalls: ReadonlyArray<string> = [
  `(?:get|request|ask for|receive|obtain|need|want|claim|contact us for|call(?: us)? for|with|prepare|provide|send(?: you)?) (?:an?|my|your|our|the|free|no)(?: [\\p{L}-]+){0,3}? (?:quote|quotation|estimate)s?(?!\\p{L})`,
  "(?:request|get) (?:quote|estimate)s?(?!\\p{L})|free,? (?:no[- ]obligation |written |on-?site )?(?:quotes?|quotations?|estimates?)(?!\\p{L})|(?:quote|estimate) request(?!\\p{L})|(?:tailored|personali[sz]ed|custom|bespoke|no[- ]obligation),? (?:[\\p{L}-]+ )?(?:quote|quotation|estimate|proposal)s?(?!\\p{L})",
  `(?:angebot|kostenvoranschlag|offerte)${few} (?:anfordern|anfragen|erhalten|einholen|sichern|bekommen|anfordern lassen)(?!\\p{L})|(?:unverbindlich|individuell|maßgeschneidert|massgeschneidert|persönlich|passgenau)\\p{L}*,? (?:[\\p{L}-]+ )?(?:angebot|kostenvoranschlag|offerte)e?s?(?!\\p{L})|angebotsanfrage|offertanfrage|(?:bekommen|erhalten|fordern|holen) sie${few} (?:angebot|kostenvoranschlag|offerte)(?!\\p{L})`,
  `(?:demand|obten|recev|sollicit)\\p{L}*${few} devis(?!\\p{L})|devis (?:gratuit|personnalisé|sur[- ]mesure|immédiat|en ligne|sans engagement|rapide|détaillé|sous \\p{Nd}+)|(?:votre|mon|pour un) devis(?!\\p{L})|(?:besoin|demande) [^.;:!?]{0,50}(?<!\\p{L})(?:d'un|de) devis(?!\\p{L})`,
  `(?<!\\p{L})(?:ped|pid|píde|solicit|obt|recib|calcul|consigu)\\p{L}*${few} (?:presupuesto|cotización)(?!\\p{L})|presupuesto (?:gratis|gratuito|sin compromiso|sin coste|personalizado|a medida)|cotiza (?:ahora|ya|tu|aquí|con)(?!\\p{L})`,
  `(?<!\\p{L})(?:peça|pedir|pede|solicit|receb|obtenha|faça|fazer|obter)\\p{L}*${few} (?:orçamento|cotação)(?!\\p{L})|orçamento (?:grátis|gratuito|sem compromisso|personalizado)|proposta (?:personalizada|sob medida|à medida)`,
  `(?:richied|chied|ricev|otten|richiest)\\p{L}*${few} preventiv[oi](?!\\p{L})|preventivo (?:gratuito|gratis|senza impegno|personalizzato|su misura)|(?:per un|il tuo) preventivo(?!\\p{L})`,
  `offerte${few} (?:aanvragen|opvragen|ontvangen)(?!\\p{L})|(?:vraag|ontvang)${few} offerte(?!\\p{L})|(?:gratis|vrijblijvende|persoonlijke) offerte(?!\\p{L})|offerteaanvraag|offerte op maat`,
  "(?:お?見積も?り?|お見積)(?:書)?(?:の|を)?(?:ご)?(?:依頼|相談|請求|お問い合わせ|無料|は無料)|お見積も?り(?:は|も)[^。]{0,8}(?:お気軽に|こちら)|無料(?:お)?見積|(?:获取|索取|免费|申请|咨询|立即)报价|报价(?:咨询|申请)|(?:在线|立即|免费)询价|(?:اطلب|احصل على|طلب) (?:عرض )?(?:ال)?(?:سعر|أسعار|تسعيرة)",
  `(?:bezpłatn|darmow|indywidualn|niezobowiązując)\\p{L}+ (?:wycen|kosztorys)\\p{L}*|(?:zamów|popro[sś]|uzyskaj|otrzymaj|zapytaj)\\p{L}*${few} (?:wycen\\p{L}+|kosztorys)(?!\\p{L})|wycena (?:gratis|online|indywidualna)|zapytaj o (?:cenę|ofertę)`,
  `(?:nezávazn|individuální|bezplatn)\\p{L}* (?:cenov\\p{L}+ )?(?:nabídk|ponuk|kalkulac|kalkulác)\\p{L}+|(?:vyžád|získ|požád|požiad|poptejt|vypracuj)\\p{L}*${few} (?:cenovou (?:nabídku|ponuku)|kalkulaci|kalkuláciu|nezáväznú ponuku)(?!\\p{L})|cenov(?:á|ou) (?:nabídk|ponuk)\\p{L} (?:zdarma|na míru|nezávazně)`,
  `(?:рассчитать|узнать|розрахувати|дізнатися) (?:точную |точну |свою )?(?:стоимость|вартість)|(?:получ|запрос|закаж|заказ|отрима|замов)\\p{L}*${few} (?:расч[её]т(?: стоимости)?|смет[уы]|коммерческое предложение|розрахунок|кошторис|комерційну пропозицію)(?!\\p{L})|(?:бесплатн|безкоштовн)\\p{L}+ (?:расч[её]т|смет[аы]|розрахунок|кошторис|прорахунок)`,
  `(?:ücretsiz|fiyat) teklif(?:i|ini|imizi|ler)?(?!\\p{L})|teklif (?:al|alın|alınız|iste|isteyin)(?!\\p{L})`,
  `(?:cere|cereți|cereti|solicit|obțin|obtin)\\p{L}*${few} (?:ofertă|oferta|cotație|deviz)(?!\\p{L})|(?:ofertă|oferta) (?:gratuită|personalizată|de preț)`,
  `(?:begär|få|be om|skicka)${few} offert(?:förfrågan)?(?!\\p{L})|offertförfrågan|(?:kostnadsfri|gratis) offert|(?:få|indhent|innhent|be om|bed om)${few} (?:et |pris)tilbud(?!\\p{L})|(?:uforpligtende|uforpliktende) (?:pris)?tilbud|pyydä${few} (?:tarjous|tarjousta)(?!\\p{L})|tarjouspyyntö`,
  `ajánlatkérés|(?:kérjen|kérj)${few} (?:ár)?ajánlatot|ingyenes (?:ár)?ajánlat|(?:zatraž|naruč)\\p{L}*${few} ponud[uo](?!\\p{L})|(?:besplatn|neobvezujuć|brezplačn)\\p{L}+ ponud\\p{L}+|(?:ζητήστε|λάβετε|πάρτε)${few} προσφορά(?!\\p{L})|(?:nhận|yêu cầu)${few} báo giá|báo giá miễn phí|minta penawaran|הצעת מחיר (?:חינם|ללא התחייבות)|(?:לקבלת|קבלו|בקשו) הצעת מחיר|견적 ?(?:문의|요청|받기|신청|상담)|무료 ?견적`
]
/** In which a house promises to tell whoever writes to it what it costs: once is enough. Matched anywhere, in small letters. */
export const promisedPrices: ReadonlyArray<string> = [
  `(?:we|i)(?:'ll| will| can)(?: then| gladly| happily)? (?:confirm|send|share|tell|give|provide|prepare|advise|reply|respond|get back|come back|discuss)(?: to)?(?: you)?(?:,? [\\p{L}'’-]+){0,6}?,? (?:price|prices|pricing|quote|quotation|estimate)(?!\\p{L})`,
  `(?:reach out|contact us|get in touch|call us|email us|write to us|message us|ring us)(?: [\\p{L}-]+){0,2}? (?:to (?:get|receive|request)|for) (?:an?|your|my)(?: [\\p{L}-]+){0,2}? (?:quote|quotation|estimate)(?!\\p{L})`,
  `wir (?:nennen|senden|schicken|erstellen|unterbreiten|machen)(?: (?:ihnen|dir|euch))${few} (?:preis|preise|angebot|kostenvoranschlag|offerte)(?!\\p{L})|(?:melden wir uns|wir melden uns)(?: [\\p{L}-]+){0,8}? (?:mit einem|mit ihrem) (?:[\\p{L}-]+ ){0,4}?(?:angebot|kostenvoranschlag)(?!\\p{L})`,
  `nous vous (?:confirm|communiqu|envoy|envo[iy]|indiqu|transmet|adress|prépar|établ)\\p{L}*(?: [\\p{L}'’-]+){0,5}? (?:prix|tarifs?|devis)(?!\\p{L})|contactez-nous pour (?:un|obtenir un|recevoir un|votre) devis(?!\\p{L})`,
  `(?:te|le|les|os) (?:confirm|envi|indic|pas|dar)\\p{L}*(?: [\\p{L}-]+){0,5}? (?:precios?|presupuesto|cotización)(?!\\p{L})|(?:contáct|escríb|llám)[\\p{L}]*nos(?: [\\p{L}-]+){0,2}? para (?:un|recibir un|pedir|solicitar) (?:presupuesto|cotización)(?!\\p{L})`,
  `(?:enviaremos|enviamos|informaremos|passaremos|confirmaremos)(?:-lhe)?(?: [\\p{L}-]+){0,5}? (?:preços?|orçamento|cotação)(?!\\p{L})|(?:ti|vi|le) (?:comunich|conferm|invi|mand|prepar|far)\\p{L}*(?: [\\p{L}-]+){0,5}? (?:prezz[oi]|preventivo)(?!\\p{L})|(?:contattaci|scrivici|chiamaci) per (?:un|avere un|ricevere un) preventivo(?!\\p{L})|(?:we|wij) (?:sturen|geven|maken|bevestigen) (?:je|u|jou)(?: [\\p{L}-]+){0,5}? (?:prijs|prijzen|offerte|prijsopgave)(?!\\p{L})`
]
/** What is sold besides, or made with what is sold here: a tool that writes quotes, a shop, something to try. */
export const quoteTools =
  "invoic(?:es?|ing)|crm|erp|leads?|rechnung(?:en)?|facturas?|factures?|facturation|faturas?|fattur[ae]|facturen|請求書|发票|فاتور\\p{L}*|quote requests|insurance quotes|quote of|famous quotes|inspirational|daily quotes?"
