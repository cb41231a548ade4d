/** How prices are written and what is said of them, in the languages sites are mostly written in. Data. */

import { phraseList } from "../../reading/PhraseList.ts"

const anyOf = (phrases: string) =>
  phraseList(phrases)
    .toSorted((a, b) => b.length - a.length)
    .map((one) => RegExp.escape(one))
    .join("|")

/** Currencies where no sign says them: words of letters, and of scripts without blanks. */
export const currencyWords =
  "cents?|pence|centimes?|c[éê]ntimos?|centavos?|centesim[oi]|f ?cfa|kroner|kronor|kronen|shillings|rupees|francs|franken|baht|ringgit|naira|cedis|dirhams|riyals|dinars|rubles|hryvnias?|lari|tenge|złotych|rs\\.?|inr|kshs?\\.?|kes|idr|ngn|nt\\$|twd|dólar(?:es)?|dollari|usd|eur|gbp|chf|cad|aud|nzd|jpy|cny|rmb|uf|clp|ars|uyu|ngn|ghs|vnd|myr|ron|bgn|uah|rsd|isk|tnd|qar|kwd|jod|omr|bhd|lkr|pkr|bdt|sek|nok|dkk|pln|czk|huf|inr|brl|mxn|zar|sgd|hkd|aed|sar|egp|krw|us\\$|r\\$|rd\\$|mx\\$|s/\\.?|cop|dop|gtq|crc|pyg|ugx|tzs|xof|xaf|thb|kzt|mdl|soles|quetzales|lempiras|guaraníes|colones|kr\\.?|zł|kč|rp\\.?|fr\\.|euros?|dollars?|pounds?|reais|pesos?|يورو|ر\\.ع\\.?|ر\\.ق\\.?|ر\\.ي\\.?|د\\.م\\.?|د\\.ت\\.?|د\\.ب\\.?|د\\.ع\\.?|د\\.ج\\.?|د\\.ل\\.?|ل\\.ل\\.?|ل\\.س\\.?|ج\\.م\\.?|ر\\.س\\.?|د\\.إ\\.?|د\\.أ\\.?|د\\.ك\\.?"
export const currencySigns = "円|元|원"

/** A price is paid again and again: nouns of time after "a", "per", "/" or a unit, and words by themselves. */
export const times =
  "half[- ]years?|months?|mo|mos|mth|years?|yr|yrs|weeks?|wk|quarters?|annum|monat|monate|halbjahr|jahr|jahre|woche|quartal|mois|an|année|semaine|trimestre|semestre|semester|quadrimestre|cuatrimestre|mes|meses|año|años|semana|mês|ano|anos|mese|mesi|anno|anni|settimana|maand|maanden|jaar|jaren|kwartaal|m|y"
export const each =
  "/ ?|(?:for each|for every|for the|for a|per|a|an|each|every|pro|je|jede[nrs]?|im|par|chaque|tous les|toutes les|le|al|por|cada|tod[oa]s? (?:l[oa]s|[oa]s?)|tod[oa]|ao|ogni|tutti i|tutte le|elke?|iedere?) |x (?=mes|año|mês|ano)|all'|l'"
/** Between a sum and how often it is paid: with the tax in it or without. */
export const taxes =
  "ht|ttc|h\\.t\\.|t\\.t\\.c\\.|netto|(?:\\+|plus|excl?\\.?|incl?\\.?|excluding|including|exclusive of|inclusive of|zzgl\\.?|zuzüglich|exkl\\.?|inkl\\.?|inklusive|ohne|hors|toutes|más|mais|más el|con|sin|com|sem|più|senza|exclusief|inclusief|incluye|incluido|inclui|plus la|\\+ la) ?(?:\\p{Nd}{1,2} ?% )?(?:vat|gst|hst|pst|sales tax|tax(?:es)?|mwst\\.?|ust\\.?|mehrwertsteuer|umsatzsteuer|tva|taxes?|i\\.?v\\.?a\\.?|btw|igv|itbis|impostos?|impuestos)(?: (?:incluid[oa]s?|inclus[oa]|comprise|esclus[oa]))?|(?:iva|tva|vat|btw|impostos|impuestos) (?:incluid[oa]s?|inclus[oae]?s?|comprise|esclus[oa]|included|excluded|inbegrepen)|税込み?|税抜き?|税別|含税|不含税|شامل الضريبة"
/** Between a unit and the time: "per user and month". */
export const also =
  " ?/ ?|,? (?:and|und|et|y|e|en|per|pro|par|por|je|im|a|al|ao|alla|au|each|every|chaque|cada|ogni|elke) |, "
export const steadily =
  "/ ?\\p{L}{1,12} ?/ ?(?:月|年|شهر|سنة)|monthly|yearly|annually|weekly|quarterly|p\\.a\\.|p\\.m\\.|p/m|pcm|pm|monatlich|mtl\\.?|/ ?mon\\.?|jährlich|wöchentlich|mensuels?|mensuelle|annuels?|annuelle|mensual|mensuales|anual|anuales|mensal|mensais|anuais|mensili?|annuale|annui|maandelijks|jaarlijks|/月|/ 月|毎月|每月|一个月|/个月|个月|/年|/ 年|毎年|每年|(?:شهري|سنوي|أسبوعي)(?:\u064bا|ا\u064b?)|(?:في ال|بال|كل |لكل |/ ?)(?:شهر|سنة|عام|أسبوع)(?: الواحدة?)?|لل(?:شهر|سنة)(?: الواحدة?)?"
export const steadilyBefore =
  "الاشتراك الشهري|الشهري|月額|月々|月謝|月会費|年額|年会費|(?<![\\p{Nd}\\p{scx=Han}])[月年](?=$)|(?:每月|每年)(?:仅需|只需|仅|只要)?|monthly:|yearly:|شهريا"
export const onceBefore =
  "(?:an? )?(?:single|one[- ]off|one[- ]time|once[- ]only) (?:payment|purchase|charge|fee) of|(?:ein(?:e|er)? )?(?:einmalzahlung|einmalige[nr]? (?:zahlung|kauf|betrag)) von|(?:un )?(?:paiement|achat) unique de|(?:un )?pago único de|(?:um )?pagamento único de|(?:un )?pagamento unico di|(?:een )?eenmalige (?:betaling|aankoop) van|買い切り|一回払い|一次性|永久|one-time:|einmalig"

/** No price at all. */
export const freeWords = anyOf(`
  free | free forever | forever free | $0 | kostenlos | gratis | kostenfrei | gratuit | gratuite | gratuito | gratuita | grátis | 無料 | 免费 | 免費 | مجاني | مجانا | مجانًا | no charge | free of charge | at no cost | ohne kosten | sans frais | sin costo | sin coste | sem custo | senza costi | zonder kosten
`)
/** Asked for instead of told. */
export const askWords = anyOf(`
  contact us | contact sales | talk to sales | talk to us | let's talk | custom | custom pricing | custom price | get a quote | request a quote | request pricing | request a price | on request | price on request | by quote | by arrangement | quote on request | contact our sales team | ask for a quote | get in touch |
  auf anfrage | preis auf anfrage | kontakt aufnehmen | kontaktieren sie uns | angebot anfordern | vertrieb kontaktieren | individuell | sur devis | nous contacter | contactez-nous | sur demande | demander un devis | prix sur demande |
  a medida | contáctanos | consultar | precio a consultar | solicitar presupuesto | bajo petición | hable con ventas | sob consulta | fale conosco | fale com vendas | solicite um orçamento | sob medida |
  su richiesta | contattaci | preventivo | su preventivo | richiedi un preventivo | op aanvraag | neem contact op | op maat | offerte aanvragen |
  お問い合わせ | 要問合せ | お見積り | 個別見積もり | 联系我们 | 联系销售 | 定制 | 面议 | 询价 | اتصل بنا | تواصل معنا | حسب الطلب
`)
/** Of these, said of a price and nothing else. */
export const quoteWords =
  "contact sales|talk to sales|custom|get a quote|request a quote|request pricing|request a price|on request|price on request|by quote|quote on request|contact our sales|ask for a quote|auf anfrage|preis auf anfrage|angebot anfordern|vertrieb|individuell|sur devis|sur demande|demander un devis|prix sur demande|a medida|precio a consultar|solicitar presupuesto|bajo petición|hable con ventas|sob consulta|fale com vendas|solicite um orçamento|sob medida|su richiesta|su preventivo|preventivo|richiedi un preventivo|op aanvraag|op maat|offerte|要問合せ|お見積り|個別見積もり|联系销售|定制|面议|询价|حسب الطلب"
/** Paid once. */
export const onceWords = anyOf(`
  one-time | one time | onetime | pay once | paid once | single payment | once | lifetime | lifetime access | lifetime license | lifetime licence | forever yours | no subscription | perpetual | per licence | per license | one-off | buy once | in one payment |
  einmalig | einmalzahlung | einmalige zahlung | einmal zahlen | kein abo | lebenslang | dauerlizenz | paiement unique | en une fois | une seule fois | à vie | sans abonnement | achat unique |
  pago único | en un solo pago | una sola vez | una volta sola | una sola volta | uma só vez | de por vida | sin suscripción | pagamento único | uma única vez | vitalício | sem assinatura | una tantum | in un'unica soluzione | pagamento unico | a vita | senza abbonamento |
  eenmalig | eenmalige betaling | levenslang | geen abonnement | 買い切り | 一回払い | 永久ライセンス | 一次性 | 一次购买 | 买断 | 永久 | مرة واحدة | لمرة واحدة | دفعة واحدة | مدى الحياة
`)
/** What a use is counted in. */
export const uses =
  "requests?|nachricht(?:en)?|receipts?|certificates?|signatures?|submissions?|responses?|postcards?|uploads?|belege?|zertifikate?|unterschriften|reçus?|certificats?|recibos?|certificados?|ricevut[ae]|certificati|certificato|bon(?:nen)?|routes?|quer(?:y|ies)|jobs?|runs?|builds?|tests?|reports?|contracts?|photos?|videos?|tracks?|songs?|lookups?|records?|rows?|contacts?|leads?|listings?|sales?|appointments?|inspections?|labels?|exports?|conversions?|generations?|renders?|characters?|words?|strecken?|berichte?|verträge?|vertrag|fotos?|termine?|datensätze?|datensatz|itinéraires?|rapports?|contrats?|rutas?|informes?|contratos?|rotas?|relatórios?|percorsi|percorso|rapporti|rapporto|contratti|contratto|(?:animals?|head of cattle|tiere?|animal|animales|cabezas?|animais|animali|capi|capo|dier(?:en)?|animaux)|calls?|api calls?|messages?|emails?|e-mails?|mails?|sms|texts?|transactions?|documents?|pages?|tokens?|credits?|images?|invoices?|orders?|envelopes?|scans?|events?|verifications?|minutes?|min|gb|gigabyte|tb|kwh|km|miles?|parcels?|packages?|deliver(?:y|ies)|shipments?|rides?|trips?|bookings?|reservations?|letters?|postcards?|cards?|tickets?|checks?|searches|lookups?|signatures?|minutos?|minut[oi]|minuten?|minuut|build minutes?|compute hours?|anfragen?|nachrichten?|dokumente?|transaktionen?|rechnungen?|seiten?|pakete?|bestellung|bestellungen|buchungen?|briefe?|fahrten?|sendung|sendungen|requêtes?|appels?|factures?|colis|commandes?|réservations?|lettres?|cartes?|livraisons?|solicitud(?:es)?|llamadas?|mensajes?|documentos?|transacción|facturas?|páginas?|paquetes?|pedidos?|reservas?|envíos?|cartas?|requisição|requisições|mensagens|mensagem|transação|transações|faturas?|notas?|pacotes?|entregas?|richiest[ae]|chiamat[ae]|messagg[io]o?|document[io]|transazion[ei]|fattur[ae]|pagin[ae]|pacch[io]i?|ordin[ei]|prenotazion[ei]|consegn[ae]|verzoek(?:en)?|berichten|bericht|documenten|transacties?|facturen|factuur|pagina's|pakket(?:ten)?|bestelling(?:en)?|boeking(?:en)?|brieven|brief|bezorging(?:en)?"
/** After what is counted: "per parcel delivered". */
export const usedUp =
  "delivered|sent|processed|used|printed|launched|sold|booked|completed|finished|shipped|issued|repaired|washed|cleaned|scanned|signed|parsed|checked|verified|matched|converted|translated|transcribed|rendered|zugestellt|versendet|verarbeitet|livrée?s?|envoyée?s?|traitée?s?|entregad[ao]s?|enviad[ao]s?|consegnat[aoei]|inviat[aoei]|bezorgd|verzonden"
export const usesElsewhere =
  "1回あたり|1件あたり|リクエストあたり|通あたり|每次|每条|每千次|每gb|لكل طلب|لكل رسالة|لكل دقيقة"
/** Says it of the whole price, without a number. */
export const usageWords = anyOf(`
  pay as you go | pay-as-you-go | pay per use | pay-per-use | pay per piece | pay for what you use | pay only for what you use | only pay for what you use | usage-based pricing | usage-based billing | usage based pricing | usage-based | metered billing | pay for usage | billed by usage |
  nutzungsbasiert | nach verbrauch | nach nutzung | sie zahlen nur, was sie nutzen | bezahlung nach nutzung | à l'usage | paiement à l'usage | vous payez à la carte | paiement à la carte | payez à la carte | vous payez à l'unité | payez ce que vous utilisez | pago por uso | paga solo por lo que usas | pague pelo uso | pague pelo que usar | pague só o que usar | pagamento a consumo | a consumo | paga solo quello che usi | betaal naar gebruik | betaal per gebruik | 従量課金 | 従量制 | 按量付费 | 按使用付费 | 按量计费 | الدفع حسب الاستخدام
`)
/** Says that it is paid again and again, without a number. */
export const subscriptionWords =
  "monthly subscription|annual subscription|yearly subscription|subscription[- ]based|billed (?:monthly|yearly|annually)|(?:you pay|pay) (?:monthly|yearly|by the month|by the year|a monthly fee)|sie zahlen (?:monatlich|jährlich)|(?:sie zahlen|du zahlst) (?:pro|je) [\\p{L} ]{2,40}(?: und| pro| je)? (?:monat|jahr)|you pay (?:per|for each|for every) [\\p{L} ]{2,40}(?: and| per| a| each| every) (?:month|year)|vous payez par [\\p{L} ]{2,40}(?: et)? par (?:mois|an)|(?:pagas|usted paga|se paga) por [\\p{L} ]{2,40}(?: y| al| y por) (?:mes|año)|(?:si paga|paghi) per [\\p{L} ]{2,40}(?: al| e al) (?:mese|anno)|(?:je|u) betaalt per [\\p{L} ]{2,40}(?: en)? per (?:maand|jaar)|du zahlst (?:monatlich|jährlich)|monatsabo|jahresabo|monatliches abo\\p{L}*|vous payez (?:au mois|chaque mois|mensuellement)|abonnement (?:mensuel|annuel)|pagas (?:al mes|cada mes|mensualmente)|suscripción (?:mensual|anual)|(?:você paga|paga) (?:por mês|mensalmente)|assinatura (?:mensal|anual)|mensalidade fixa|paghi (?:al mese|ogni mese|mensilmente)|abbonamento (?:mensile|annuale)|(?:je|u) betaalt (?:per maand|maandelijks)|maandabonnement|jaarabonnement|月額制|月額プラン|年額制|サブスクリプション|按月付费|按年付费|包月|订阅制|اشتراك (?:شهري|سنوي)"
/** Paid besides: to begin with, for what is sent, by whoever does not come. */
export const feeWords = anyOf(`
  minimum order | minimum invoice | minimum charge | minimum spend | minimum purchase | minimum billing | mindestbestellwert | mindestumsatz | mindestrechnung | mindestabnahme | mindestbetrag | minimum de facturation | minimum de commande | commande minimum | facturation minimum | pedido mínimo | importe mínimo | facturación mínima | compra mínima | valor mínimo | ordine minimo | spesa minima | importo minimo | minimumbestelling | minimumbedrag | 最低注文 | 起订 |
  setup fee | set-up fee | joining fee | enrolment fee | registration fee | activation fee | deposit | shipping | onboarding fee | cancellation fee | cancelation fee | late fee | late fees | no-show fee | stornogebühr | stornokosten | mahngebühr | frais d'annulation | gastos de cancelación | tasa de cancelación | taxa de cancelamento | costo di cancellazione | penale | annuleringskosten | キャンセル料 | 取消料 | 違約金 | 解約金 | 延滞料 | 取消费 | 违约金 | 滞纳金 | رسوم الإلغاء |
  einrichtungsgebühr | aufnahmegebühr | anmeldegebühr | startgebühr | kaution | versandkosten | frais de dossier | frais d'inscription | frais d'installation | mise en service | caution | frais de port | matrícula | inscripción | cuota de alta | coste de alta | fianza | gastos de envío | taxa de adesão | taxa de instalação | taxa de matrícula | frete | quota d'iscrizione | costo di attivazione | cauzione | spese di spedizione | inschrijfgeld | opstartkosten | installatiekosten | borg | verzendkosten | 初期費用 | 入会金 | 登録料 | 事務手数料 | 送料 | 初装费 | 安装费 | 入会费 | 押金 | 运费 | رسوم التسجيل | رسوم التأسيس |
`)
/** Beside a number it is no price of a plan: what is saved, owed, won, raised or handled. */
export const noPriceWords = `${feeWords}|(?<!one[- ])off|paid (?:[a-z]+ ){0,4}by us|${anyOf(`
  save | saves | saved | saving | savings | discount | cheaper | fine | fines | penalty | wage | wages | salary | salaries | earn | earns | earned | won | win | wins | raise | raised | funding | revenue | turnover | arr | mrr | gmv | processed | gift | gift card | gift cards | voucher | donate | donated | donation | donations | budget | cost of | instead of | worth | valued | valuation | refund | refunded | money back | cashback | credit | credits | bonus | reward | prize | grant | invested | investment | was | before | previously | formerly | elsewhere | others charge | competitors | average | up to |
  sparen | gespart | rabatt | statt | bußgeld | strafe | gehalt | lohn | spende | spenden | gutschein | umsatz | finanzierung | vorher | économisez | économie | remise | au lieu de | amende | salaire | don | chiffre d'affaires | levée | ahorra | ahorro | descuento | multa | salario | donación | ingresos | en lugar de | antes | economize | economia | desconto | salário | doação | receita | em vez de | risparmia | sconto | stipendio | donazione | fatturato | invece di | bespaar | korting | boete | loon | donatie | omzet | in plaats van |
  割引 | 節約 | 节省 | 优惠 | 折扣 | خصم | وفر | وفّر
`)}`

/** Before a price: "from €9". */
export const priceLeads =
  "من|ابتداءً? من|بدء(?:ا\u064b?|\u064bا) من|від|от|od|od kwoty|de la|från|fra|từ|chỉ từ|mulai(?: dari)?|από|from|starting|starting at|starting from|starts at|then|thereafter|dann|danach|ensuite|puis|después|luego|depois|poi|daarna|regular price|sale price|regular price sale price|normaler preis|verkaufspreis|prix habituel|prix normal|prix promotionnel|precio habitual|precio de oferta|preço normal|preço promocional|prezzo di listino|prezzo scontato|normale prijs|aanbiedingsprijs|通常価格|セール価格|only|just|now|ab|nur|à partir de|dès|seulement|desde|a partir de|solo|apenas|a partire da|da|vanaf|slechts|from only|for only|for just|für nur|seulement|por apenas|por s[oó]lo|per solo|voor slechts|tarif|tarif :|tarif:|tariffa|tariffa:|tarifa|tarifa:|tarief|tarief:|price|pricing|cost|costs|preis|prix|precio|preço|prezzo|prijs|price:|pricing:|cost:|costs:|preis:|prix :|prix:|precio:|preço:|prezzo:|prijs:"
/** For a while only, whatever it costs then. */
export const trialWords =
  "trial|trials|try it|\\p{Nd}{1,4}[ -]days?|days? free|first (?:few |two |three |four |\\p{Nd} )?(?:months?|weeks?|years?|evenings?|lessons?|class|classes|sessions?|visits?|rehearsals?|meetings?|days?)|introductory|testphase|testzeitraum|probemonat|probestunde\\p{L}*|probetraining|ersten? (?:zwei |drei )?(?:abende?|stunden?|proben|besuche?)|testen|\\p{Nd}{1,4} tage|essai|\\p{Nd}{1,4} jours|premi(?:er|ère)s? (?:mois|séances?|cours|répétitions?)|prueba|primer(?:as?|os)? (?:clases?|sesi(?:ón|ones)|días)|\\p{Nd}{1,4} días|primer mes|teste grátis|período de teste|\\p{Nd}{1,4} dias|primeiro mês|prova|\\p{Nd}{1,4} giorni|primo mese|prim[ae] (?:due |tre )?(?:lezion[ei]|sedut[ae])|primeiras? (?:aulas?|sess(?:ão|ões))|proefperiode|\\p{Nd}{1,4} dagen|eerste (?:twee |drie )?(?:maand|les|lessen|avond|avonden)|proefles|お試し|無料体験|日間|试用|首月|تجربة|تجريبية"
/** Beside a sum a month that is rent, a wage or a loan. */
export const otherSums =
  "bedrooms?|beds?|baths?|bathrooms?|sq ?ft|sqm|m²|zimmer|wohnfläche|chambres|dormitorios|quartos|camere|slaapkamers|loan|mortgage|apr|kredit|rate|prêt|hipoteca|salary|gross|brutto|full[- ]time|part[- ]time|vollzeit|teilzeit"
/** Of what a plan does not hold. */
export const extraWords =
  "excess|overage|overages|thereafter|after that|beyond|extra|additional|add-on|add-ons|addon|each extra|zusätzlich|zusätzliche|zusätzlicher|supplémentaire|en supplément|adicional|adicionales|adicionais|aggiuntivo|aggiuntiva|追加|额外|إضافي"

/** Free beside what is sold, and no plan of it: a talk, a look, a first lesson. */
export const freeExtras =
  "consultation|consultations|consult|quote|quotes|estimate|estimates|assessment|audit|discovery|intro call|call|session|shipping|delivery|setup|set-up|installation|inspection|check-up|first visit|first lesson|first class|trial lesson|trial class|workshop|blueprint|ebook|e-book|guide|webinar|erstgespräch|beratung|erstberatung|angebot|kostenvoranschlag|anfahrt|besichtigung|versand|lieferung|probetraining|probestunde|schnupper\\p{L}*|devis|déplacement|diagnostic|livraison|rendez-vous|premier cours|cours d'essai|consulta|presupuesto|asesoría|envío|visita|clase de prueba|diagnóstico|orçamento|avaliação|entrega|aula experimental|consultoria|consulenza|preventivo|sopralluogo|spedizione|lezione di prova|adviesgesprek|kennismaking\\p{L}*|offerte|intake|verzending|proefles|初期費用|入会金|登録料|相談|見積\\p{L}*|お見積\\p{L}*|体験|初回|送料|咨询|报价|体验课|试听|运费|استشارة|معاينة|توصيل|عرض سعر"

/** After "free": not the product, or not for good. */
export const freeBounds =
  /(?:^|[\s,(-])(?:for (?:the first |a limited |up to |\d|one|two|three|a |students|teachers|schools|educators|non-?profits|charities|open[- ]source|personal|individuals|everyone who|early|new|members|customers|subscribers|teams of|small)|until|during|while|trial|trials|if|when|with (?:every|any|each|a|your)|on (?:orders|weekends|mondays|tuesdays|sundays)|in (?:beta|january|february|december)|to (?!use(?!\p{L}))|shipping|delivery|consultation|consultations|demo|demos|call|support|returns|quote|estimate|samples?|parking|wifi|wi-fi|returns|from|of|as in|time|up|within|first|im ersten|in den ersten|für (?:\d|studierende|schulen|vereine)|während|testen|ausprobieren|versand|beratung|pendant|les? \d|premiers?|essai|livraison|jusqu|durante|primeros?|prueba|envío|por (?:\d|tempo)|durante|teste|frete|entrega|per (?:i primi|\d)|prova|spedizione|gedurende|proberen|verzending|eerste|お試し|期間|体験|送料|试用|首月|运费|لمدة|تجربة|شحن)/iu

/** After "free": to everybody, for good, all of it. */
export const freeWhole =
  "forever|for ever|for good|for life|always|(?:for|to) (?:everyone|everybody|all|anyone)|to use|to read|to play|of charge|of cost|software|ware|open[- ]source|fully open[- ]source|now and (?:always|forever)|für alle|für jede[nr]?|für immer|dauerhaft|nutzbar|verwendbar|benutzbar|und quelloffen|quelloffen|freie software|pour tous|pour toutes et tous|pour tout le monde|pour toujours|à vie|(?:son|le) code est (?:libre|ouvert)|libre|para tod[oa]s|para todo (?:o |el )?mundo|para toda (?:a gente|la gente)|für jedermann|per chiunque|para siempre|de código abierto|código abierto|de código aberto|código aberto|di codice aperto|para sempre|per tutti|per sempre|voor iedereen|voor altijd|te gebruiken|nu en altijd"
/** And it stays so. */
export const freeAlways =
  "(?:it )?(?:always will be|will (?:always |forever )?(?:be|stay|remain)(?: so| free| that way)?|(?:always )?(?:stays|remains)(?: so| free| that way)?)|(?:bleibt|wird)(?: es)?(?: auch| immer| so| kostenlos)*(?: bleiben)?|le restera(?: toujours)?|(?:siempre )?lo será(?: siempre)?|(?:sempre )?(?:será|vai continuar (?:a ser|sendo)|continuará (?:a ser|sendo))(?: sempre)?|(?:lo )?(?:resterà|sarà)(?: sempre)?|(?:blijft|zal)(?: dat| het| zo)(?: ook| altijd| blijven)*"
/** Nothing else is asked for: no ads, no account. */
export const freeDenials =
  "(?:no|zero|without(?: the| any| an?)?|never|keine?[nr]?|ohne|pas d[e']|sans|aucune?|ni|sin|ningun[oa]?|sem|nem|senza|nessun[oa']?|geen|zonder)"
/** What nobody is asked for where it is free. */
export const freeDenied =
  "ads?|adverts?|advertising|accounts?|sign-?ups?|registrations?|log-?ins?|tracking|trackers?|subscriptions?|(?:paid|premium|enterprise) (?:plans?|editions?|versions?|tiers?)|premium|paywalls?|(?:in-app )?purchases(?: (?:inside|in|within) the app)?|(?:(?:other|better|second|bigger) )?(?:editions?|versions?)(?: with more \\p{L}+)?|tricks|small print|upsells?|watermarks?|hidden (?:costs|fees)|strings(?: attached)?|catch|time limits?|limits?|credit cards?(?: required| needed)?|card(?: required| needed)?|fees?|internet|werbung|anzeigen|konto|anmeldung|registrierung|abos?|versteckten? kosten|bezahlversion|in-app-käufe|käufe in der app|kleingedrucktes|tracker|haken|publicités?|pub|compte|inscription|abonnements?|frais(?: cachés)?|achats? (?:intégrés?|in-app|dans l'(?:application|appli))|traceurs|publicidade?|avisos|anuncios|registro|cuenta|suscripci(?:ón|ones)|planes de pago|compras (?:dentro de la (?:app|aplicación)|en la (?:app|aplicación)|integradas|in-app)|letra (?:pequeña|chica)|trampas?|cuotas|anúncios|conta|cadastro|registo|assinaturas?|mensalidades?|planos pagos|compras (?:dentro do (?:app|aplicativo)|no (?:app|aplicativo)|integradas)|pegadinhas?|pubblicità|registrazione|iscrizione|abbonament[io]|acquisti (?:in-app|integrati|nell'app|dentro l'app)|costi nascosti|canoni|advertenties|reclame|registratie|aanmelding|betaalde versie|(?:in-app-)?aankopen(?: in de app)?|verborgen kosten|addertjes? onder het gras"

/** After a plan that is free: no drawing, no catalogue, and not given up. */
const planEnds =
  "(?=$|[.!]|[,;:] | [–—-] |,? (?:forever|for ever|for (?:up to|teams? of up to|individuals|personal (?:use|projects)|small teams|hobby|one|\\p{Nd})|with (?:up to|\\p{Nd}|unlimited)|and (?:\\p{L}+ )?paid|that never|für immer|für (?:bis zu|einzel\\p{L}+|\\p{Nd})|mit (?:bis zu|\\p{Nd})|jusqu'à|pour toujours|hasta|para siempre|até|para sempre|fino a|per sempre|tot|voor altijd)(?!\\p{L}))"
const holds = {
  en: "(?:includes?|covers?|gives you|lets you|allows|supports|holds|comes with|never expires|has (?:\\p{Nd}|all|every|no (?:time )?limit|unlimited|up to)|is (?:free forever|limited to|enough for|for up to|for one|for personal|available to everyone))",
  de: "(?:umfasst|enthält|beinhaltet|erlaubt|bietet|reicht|bleibt|gilt für)",
  fr: "(?:comprend|inclut|permet|couvre|suffit|reste gratuite|est (?:illimitée|limitée à|sans limite))",
  es: "(?:incluye|cubre|permite|ofrece|no caduca|tiene (?:\\p{Nd}|todo|hasta)|llega hasta)",
  pt: "(?:inclui|cobre|permite|oferece|não expira|tem (?:\\p{Nd}|tudo|até)|vai até)",
  it: "(?:include|comprende|copre|permette|offre|non scade|ha (?:\\p{Nd}|tutto|fino))",
  nl: "(?:omvat|bevat|biedt|dekt|verloopt nooit|heeft (?:\\p{Nd}|alles|tot))"
} as const
/** How a site tells that one of its plans is free: begun with, offered, or holding something. `whom`: whose it is. */
export const freePlanShapes: ReadonlyArray<string> = [
  `^(?:(?:start|begin|try it|get started|sign up)(?: \\p{L}+){0,3} (?:with|on) (?:our|the|a)|there(?: is|'s) (?:also )?a|we (?:also )?(?:have|offer) a) (?<free>free (?:forever )?(?:plan|tier|version|edition))${planEnds}`,
  `^(?<whom>[^,.;:!?]{1,40}?) (?:has|offers|comes (?:with|in)) (?:also )?a (?<free>free (?:forever )?(?:plan|tier|version|edition))${planEnds}`,
  `^(?:the|our|your) (?<free>free (?:forever )?(?:plan|tier|version|edition)) ${holds.en}(?!\\p{L})`,
  "^(?<whom>[^,.;:!?]{1,40}?) (?:is|uses|follows|has|runs on) (?:a |an )?(?<free>freemium)(?: (?:model|app|product|service|tool|pricing))?[.!]?$",
  "^(?:(?:our )?(?:pricing|price|pricing model|business model) ?(?::|is|[–—-]) )?(?<free>freemium)(?: (?:model|pricing))?[.!]?$",
  `^(?:(?:starten sie|starte|beginnen sie|beginne) (?:\\p{L}+ )?mit (?:unserem|dem|einem)|wir (?:bieten|haben)(?: auch)? (?:einen|eine)|es gibt(?: auch)? (?:einen|eine)) (?<free>kostenlosen? (?:tarif|plan|version|basisversion))${planEnds}`,
  `^(?:der|die|unser|unsere) (?<free>kostenlose (?:tarif|plan|version|basisversion)) ${holds.de}(?!\\p{L})`,
  `^(?:(?:commencez|démarrez|débutez) avec|nous (?:proposons|avons|offrons)|il (?:y a|existe)) (?:l'|la |notre |une )(?<free>offre gratuite|version gratuite|formule gratuite)${planEnds}`,
  `^(?:notre |l'|la )(?<free>offre gratuite|version gratuite|formule gratuite) ${holds.fr}(?!\\p{L})`,
  `^(?:(?:empieza|comienza|empiece|comience) con|tenemos|ofrecemos|hay) (?:el|un|una|la|nuestro) (?<free>plan gratuito|plan gratis|versión gratuita)${planEnds}`,
  `^(?:el|nuestro) (?<free>plan gratuito|plan gratis) ${holds.es}(?!\\p{L})`,
  `^(?:(?:comece|começa) com|temos|oferecemos|há) (?:o|um|nosso) (?<free>plano gratuito|plano grátis)${planEnds}`,
  `^(?:o|nosso) (?<free>plano gratuito|plano grátis) ${holds.pt}(?!\\p{L})`,
  `^(?:(?:inizia|comincia) con|abbiamo|offriamo|c'è) (?:il|un|il nostro) (?<free>piano gratuito|piano gratis)${planEnds}`,
  `^(?:il|il nostro) (?<free>piano gratuito|piano gratis) ${holds.it}(?!\\p{L})`,
  `^(?:(?:begin|start) met|we (?:hebben|bieden)|er is) (?:ons|het|een) (?<free>gratis (?:plan|abonnement|versie))${planEnds}`,
  `^(?:ons|het|de|onze) (?<free>gratis (?:plan|abonnement|versie)) ${holds.nl}(?!\\p{L})`
]

/** Says that there is nothing to pay. */
export const saysFreely =
  /(?<!\p{L})(?:free|kostenlos|kostenfrei|gratis|gratuite?|gratuit[oa]s?|grátis|de graça)(?!\p{L})|無料|免费|免費|مجاني|مجانا/iu
/** May stand in a line of a summary beside the words of the plan it is of. */
export const priceGlue: ReadonlyArray<string> =
  `plan plans tier package the a an per for at is are costs cost price pricing of and : month year
  tarif paket abo plano piano pakket le la les el los o os il i de der die das des du für pour para per voor von a al à en und et y e kostet coûte cuesta custa costa kost preis prix precio preço prezzo prijs
  par por pro je im ao mois mes mês mese maand monat jahr an année año ano anno jaar
  プラン 料金 套餐`.split(/\s+/)

/** What a site sells, as sentences about prices begin with it: "A licence", "Plans", "L'abonnement". */
export const sold =
  /^(?:(?:our |the |all |a |an |one |your |paid |monthly |annual |yearly |team |individual |full |eine? |ein |das |die |der |unsere |un |une |l'|la |le |les |nos |el |los |las |nuestros |una |o |a |os |uma |nossos |il |un'|i |i nostri |het |een |de |onze )*(?:plans?|pricing|prices?|fees?|dues|subscriptions?|memberships?|licen[cs]es?|tarife?|preise?|pläne?|abos?|abonnements?|mitgliedschaft|mitgliedsbeitrag|jahresbeitrag|adhésion|cotisation|cuota|anuidade|tessera|contributie|quota associativa|lizenz|jahreslizenz|tarifs|offres?|formules?|prix|licence|planes?|precios?|suscripción|licencia|cuota|planos?|preços?|assinatura|licença|mensalidade|piani|piano|prezzi|prezzo|abbonament[io]|licenza|abonnementen|abonnement|prijzen|prijs|lidmaatschap|licentie)|料金|利用料金?|価格|価格|价格|订阅价格|订阅|订阅费|الأسعار|السعر|سعر الاشتراك|الاشتراك|الاشتراك الشهري|アプリ|本アプリ|members pay|subscribers pay|supporters pay|mitglieder zahlen|les membres paient|los socios pagan|you pay|sie zahlen|du zahlst|vous payez|tu paies|pagas|paga|usted paga|você paga|paghi|u betaalt|je betaalt)$/iu
/** Using it: "Die Nutzung ist kostenlos". */
export const using =
  /^(?:(?:participar|participer|partecipare|meedoen|mitmachen|taking part|joining)|(?:the |die |der |das |l'|le |el |o |a |il |de |het |la )?(?:participation|teilnahme|participación|participação|partecipazione|deelname|(?:site|website|webseite|sitio|sito|carte|map|karte|mapa)(?:(?: et| and| und| y| e| en) (?:the |die |l'|la |el |o |a |il |de )?(?:app|application|aplicación|aplicativo|applicazione))?|use|usage|nutzung|utilisation|uso|utilizzo|gebruik|app|software|anwendung|application|aplicación|aplicativo|applicazione)|利用|使用)$/iu
/** Goes on about when it is not, or no more. */
export const freeBut =
  /(?<!\p{L})(?:but|unless|except|until|aber|außer|mais|sauf|pero|salvo|mas|exceto|ma|tranne|maar|behalve)(?!\p{L})/iu

/** What is kept of each sale, before or after its share in percent: how a marketplace is paid for. `{N}`: the share. */
export const commissionShapes: ReadonlyArray<string> = [
  "(?:we|our platform) (?:only |just )?(?:keep|take|charge|retain|deduct|earn) (?:a |an |only |just )?(?:flat |small |simple )?(?:commission of |service fee of |platform fee of |fee of )?{N}",
  "(?:the |our |a )?(?:commission|service fee|platform fee|booking fee|seller fee|cut|share) (?:is|of) (?:just |only |a |a flat )*{N}",
  "{N} (?:commission|platform fee|service fee|booking fee|seller fee|per (?:sale|booking|transaction|order|rental|ticket))",
  "(?:wir|davon) (?:behalten|nehmen|berechnen)(?: wir)? (?:nur |lediglich )?{N}|(?:unsere )?provision (?:von|beträgt|liegt bei) {N}|{N} provision",
  "(?:nous|on) (?:gardons|prenons|prélevons|prélève|prend|garde) (?:seulement |une commission de )?{N}|commission (?:est )?de {N}|{N} de commission",
  "nos (?:quedamos|llevamos) (?:con )?(?:solo )?(?:el |un )?{N}|cobramos (?:solo )?(?:el |un )?{N}|comisión (?:es )?del? {N}|{N} de comisión",
  "(?:ficamos|cobramos) (?:com |apenas |só )*{N}|comissão (?:é )?de {N}|{N} de comissão",
  "(?:tratteniamo|prendiamo) (?:solo )?(?:il )?{N}|commissione (?:è )?del {N}|{N} di commissione",
  "(?:we|wij) (?:houden|rekenen|nemen) (?:slechts )?{N}|commissie (?:is |van ){N}|{N} commissie",
  "手数料は(?:、)?.{0,12}?{N}|我们收取{N}|佣金(?:为|是)?{N}|عمولة {N}|عمولتنا {N}"
]

/** On the button beside what is sold, each thing by itself. */
export const cartWords =
  "add to (?:cart|basket|bag)|buy now|buy it now|in den warenkorb|ajouter au panier|añadir al carrito|agregar al carrito|añadir a la cesta|adicionar ao carrinho|aggiungi al carrello|in winkel(?:wagen|mand)|toevoegen aan winkelwagen|カートに入れる|カートに追加|加入购物车|加入購物車|أضف إلى السلة|(?:(?:my |shopping |your )?(?:cart|basket|bag)|(?:mein )?warenkorb|einkaufswagen|(?:mon )?panier|(?:mi )?(?:carrito|cesta)|(?:meu )?carrinho|carrello|winkel(?:wagen|mand)|カート|购物车|購物車|سلة التسوق) ?(?:[(（[]\\p{Nd}{1,2}[)）\\]]|0$)"

/** Said where what is bought is sent. */
export const sentWords =
  "free shipping|free delivery|(?:incl\\.?|including|includes|plus) (?:(?:vat|tax(?:es)?) (?:and|&) )?(?:shipping|delivery|postage)|(?:inkl\\.?|inklusive) (?:mwst\\.? (?:und|&) )?versand|(?:frais de port|port|livraison) (?:compris|incluse?)|envío incluido|frete incluso|spedizione inclusa|(?:incl\\.?|inclusief) (?:btw en )?verzending|free freight|flat rate shipping|shipping (?:and|&) returns|ships? (?:in|within|from|worldwide)|(?:we )?ships? to (?!an? |(?:the |our |your )?(?:clients?|customers?|users?|production|prod|staging|teams?)(?!\\p{L}))|versandkosten\\p{L}*|kostenloser versand|wir versenden|livraison (?:offerte|gratuite|en)|frais de port|envío gratis|envíos a|gastos de envío|frete grátis|spedizione gratuita|spediamo|gratis verzending|送料|配送|包邮|الشحن"
/** Said where it is paid again and again, tried first, or counted by heads. */
export const steadyWords =
  "subscri\\p{L}+|memberships?|free trial|cancel any ?time|upgrade (?:to|your plan|any ?time)|billed (?:monthly|yearly|annually|every|once a|per month|per year)|(?:per|each|every) (?:user|seat|member)|/ ?(?:user|seat)|abo|\\p{L}{3,}[sentr]abos?|abonn\\p{L}+|abbonament\\p{L}+|testversion|mitgliedschaft\\p{L}*|kündbar|essai gratuit|suscripci\\p{L}+|prueba gratis|assinatura\\p{L}*|teste grátis|prova gratuita|サブスク\\p{L}*|月額|订阅|اشتراك\\p{L}*"
/** Beside a sum, or over it, that is paid by the month. */
export const steadyTimes =
  "monthly|yearly|annually|annual|weekly|(?:a|per|each|every) (?:month|year|week)|/ ?(?:mo|month|yr|year|week)|monatlich|jährlich|wöchentlich|(?:im|pro|je) (?:monat|jahr|woche)|par (?:mois|an|semaine)|mensuel\\p{L}*|annuel\\p{L}*|(?:al|por|cada) (?:mes|año|semana)|mensual\\p{L}*|anual\\p{L}*|por (?:mês|ano|semana)|mensal\\p{L}*|al (?:mese|settimana)|all'anno|mensil\\p{L}*|annual[ei]|per (?:maand|jaar|week)|maandelijks|jaarlijks|年額|毎月|月々|每月|每年|شهري\\p{L}*|سنوي\\p{L}*"
/** Days on which something is held each month. */
export const weekdays =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag"
/** Beside a sum that is paid for a while: of what is let, or somebody's time. */
export const rentWords =
  "(?:a|an|per) (?:day|night|hour)|(?:each|every) (?:night|hour)|/ ?(?:day|night|hour|hr|h)|(?:am|im|pro|je) (?:tag|nacht|stunde)|par (?:jour|nuit|heure)|de l'heure|la nuit|(?:al|por|la|a la) (?:día|noche|hora)|por (?:dia|noite|hora)|(?:al|a) (?:giorno|notte)|all'ora|per (?:dag|nacht|uur)|nightly|hourly"
export const hourWords =
  "(?:an|per|each|every) hour|/ ?(?:hour|hr|h)|(?:pro|je) stunde|par heure|de l'heure|(?:por|la|a la) hora|all'ora|per uur|hourly"
/** What is weighed or measured, or how long one stays. */
export const measureUnits =
  "lbs?|pounds?|kgs?|kilos?|kilograms?|kilogramm|kilogramos?|quilos?|chilo|nights?|nacht|nuit|noche|noite|notte|泊|公斤|千克|斤|كيلو\\p{L}*|ليلة"
/** Of whoever pays, and what. */
export const payingWords =
  "pay|pays|paid|payable|payments?|bill|bills|billed|billing|charged?|charges|fees?|dues|prices?|priced|costs?|instal?ments?|plans?|zahl\\p{L}*|bezahl\\p{L}*|abgerechnet|abrechnung|gebühr\\p{L}*|beitr\\p{L}+|kost\\p{L}+|preise?|rate|raten|pay\\p{L}+|factur\\p{L}*|prix|coût\\p{L}*|cotisations?|tarifs?|formules?|pag\\p{L}+|cobr\\p{L}+|cuotas?|precios?|cuest\\p{L}+|planes|cobranças?|preços?|cust\\p{L}+|planos?|prezz\\p{L}+|canon[ei]|fattur\\p{L}*|quot[ae]|pian[oi]|betaal\\p{L}*|betal\\p{L}+|prij[sz]\\p{L}*|tarie\\p{L}+|料金|支払い?|会費|付费|支付|价格|会员费|تدفع|دفع|سعر|رسوم"
/** Of software that is tried or paid by heads, whatever it shows as an example. */
export const softwareWords =
  "free trial|\\p{Nd}{1,4}-day trial|book a demo|request a demo|sign up free|(?:per|each|every) (?:user|seat)|/ ?(?:user|seat)|upgrade (?:to|your plan|any ?time)|testversion|demo (?:buchen|anfragen|vereinbaren)|essai gratuit|demander une démo|prueba gratis|solicitar? una demo|teste grátis|prova gratuita|richiedi una demo|無料体験|无料トライアル|免费试用"
/** No words of a subscription to what is sold: of none, of letters that come by mail. */
export const unsteadyWords =
  "(?<!\\p{L})(?:(?:no|without (?:a |any )?|zero|not a) (?:subscriptions?|memberships?|monthly fees?)|kein(?:e[ns]?)? (?:abo(?:nnements?|s)?|mitgliedschaft)|ohne (?:abo(?:nnement)?|mitgliedschaft)|(?:sans|pas d'|aucun) ?abonnement|(?:sin|ninguna) suscripci(?:ón|ones)|sem (?:assinatura|mensalidade)s?|(?:senza|nessun) abbonament[io]|geen abonnement(?:en)?)(?!\\p{L})|[^.!?]{0,80}(?:newsletter|e-?mail|inbox|mailing|posteingang|courriel|boletín|boletim|correo|rundbrief|infolettre|nieuwsbrief|メルマガ|rss|youtube|instagram|tiktok|facebook|channel)[^.!?]{0,80}"
/** What is paid for by whoever wishes to, what others had before, what is won. */
export const otherwiseSold =
  "support (?:us|our|the)|supporters?|unterstütz\\p{L}*|soutenir|soutenez|apóya\\p{L}*|apoya\\p{L}*|apoie|sostieni|sostenitor\\p{L}*|steun\\p{L}*|competitors?|rivals?|elsewhere|other (?:shops|providers)|average|compar(?:e|ed|ison)|konkurrenz|wettbewerb\\p{L}*|vergleich|durchschnitt\\p{L}*|concurren\\p{L}*|competencia|concorren\\p{L}*|promedio|moyenne?s?|donat\\p{L}*|sponsor\\p{L}*|fundrais\\p{L}*|crowdfund\\p{L}*|backers?|pledges?|spenden?|dons?|donaci\\p{L}+|doaç\\p{L}+|donazion\\p{L}+|doneren|donatie\\p{L}*|second[- ]?hand|pre-?owned|used|refurbished|gebraucht\\p{L}*|occasions?|segunda mano|usat[oi]|usad[oa]s?|tweedehands|prizes?|awards?|preisgeld|case stud\\p{L}*|salar\\p{L}*|jobs|careers|寄付|中古|二手|捐\\p{L}*|تبرع"
/** What a page about prices is called, beside what is sold there. */
export const priceNames =
  "prices?|pricing|price list|rates|fees|tariffs?|costs?|preise|preisliste|kosten|honorare?|tarife|prix|tarifs|precios|tarifas|preços|valores|prezzi|listino|tariffe|prijzen|tarieven|料金|料金表|月謝|受講料|価格|价格|收费|费用|الأسعار"
/** Names of plans that software is sold in, of which nothing else tells how often they are paid. */
export const tierNames =
  "free|trial|starter|start|basic|basis|pro|plus|premium|professional|profi|standard|team|teams|business|enterprise|growth|scale|individual|personal|solo|agency|lite|light|advanced|ultimate|essentials?|unlimited|startup|developer|hobby|bronze|silver|silber|gold|platinum|platin|essentiel|découverte|entreprise|profesional|empresa|empresas|básico|básica|avanzado|profissional|avançado|base|professionale|azienda|zakelijk|professioneel|ライト|スタンダード|プレミアム|プロ|ベーシック|基础版|专业版|企业版|标准版|高级版|الأساسية|الاحترافية|أساسي|احترافي"
/** Whom the second of two sums is for. */
export const concessions =
  "adults?|child(?:ren)?|kids?|under[ -]?\\p{Nd}+s?|over[ -]?\\p{Nd}+s?|students?|seniors?|concessions?|families|family|erwachsene\\p{L}*|kind(?:er)?|ermäßigt\\p{L}*|unter \\p{Nd}+|bis \\p{Nd}+ jahren?|familien?|adultes?|enfants?|moins de \\p{Nd}+|réduit|familles?|adult[oa]s?|niños?|menores|menores de \\p{Nd}+|familias?|crianças?|meia|adulti|bambin[io]|ragazzi|ridotto|volwassenen?|kinderen|tot \\p{Nd}+ jaar|大人|子供|こども|小人|学生|中学生|小学生|成人|儿童|للكبار|للأطفال"
/** Opens the button by which a thing is bought, before its price. */
export const buyWords =
  "buy|order|pre-?order|get yours|get (?:it|the book|a copy)|add|jetzt kaufen|kaufen|jetzt bestellen|bestellen|vorbestellen|acheter|commander|précommander|comprar|cómpral[oa]|pedir|encargar|compre|encomendar|acquista|compra|ordina|kopen|koop|bestel|購入|今すぐ購入|買う|注文|购买|立即购买|预订|اشتر|اطلب"

/** Over a sum that is worked out for somebody imagined: an example, what a calculator shows. */
export const exampleWords =
  "(?:sample |worked )?(?:examples?|calculations?)|(?:rechen|preis|kosten)?beispiel(?:e|rechnung)?|exemples?(?: de calcul)?|simulation|ejemplos?(?: de cálculo)?|simulación|exemplos?|simulação|esempi(?:o)?(?: di calcolo)?|simulazione|(?:reken)?voorbeeld(?:berekening)?|計算例|料金例|例|示例|计算示例|مثال"
/** Before a colon, and no name of a plan. */
export const noteWords =
  "notes?|please note|hint|tip|important|ps|hinweis|tipp|wichtig|achtung|remarque|attention|important|nota|aviso|importante|atención|atenção|attenzione|let op|opmerking|注意|備考|ご注意|提示|注|ملاحظة"
/** Before a sum that somebody else wants: "The big apps want". */
export const askedElsewhere =
  "wants?|charged?|charges|asks?|asked|verlangen|verlangt|fordern|demandent|demande|facturent|réclament|cobran|piden|exigen|cobram|pedem|chiedono|chiede|vragen|rekenen"
/** Opens the words of a button, which are no name of a plan: "Download free", "Start trial". */
export const callingWords =
  "download(?:ing)?|install|buy|order|subscribe|sign up|get (?:started|it|now|the app)|start (?:your|my|a|free|now|trial|for free|today)|try (?:it|for|now|free|out|\\p{Lu})|(?:choose|select|pick) \\p{L}+|jetzt|herunterladen|kostenlos (?:testen|starten|herunterladen|ausprobieren)|gratis (?:testen|starten)|bestellen|télécharger|téléchargez|essayer|essayez|commencer|commencez|s'abonner|acheter|choisir|descargar|descarga|probar|prueba gratis|empezar|empieza|comprar|suscribirse|elegir|baixar|baixe|experimentar|experimente|assinar|assine|começar|comece|escolher|scarica|prova (?:gratis|ora|subito)|inizia|abbonati|acquista|scegli|probeer|bestel|kies|begin nu|ابدأ|حمّل|تحميل|جرّب|اشترك|اختر"
export const callingWordsUnspaced =
  "ダウンロード|無料で|今すぐ|申し込|お申し込み|購入する|立即|下载|免费试用|免费下载|马上|选择"
/** Over what may be had on top of a plan, or is paid to begin with. */
export const extraTitles =
  "(?:optional |available |our |popular )?(?:add[- ]?ons?|extras|top[- ]?ups?)(?: (?:&|and) [\\p{L} ]{2,24})?|optional (?:extras|modules|services)|additional (?:services|modules|options)|one[- ]?time (?:set-?up|fees?|costs?|services?)(?: (?:&|and) [\\p{L} ]{2,24})?|set-?up(?: fees?| costs?)?(?: (?:&|and) [\\p{L} ]{2,24})?|zusatz(?:leistungen|optionen|pakete|module)|zubuchbar\\p{L}*(?: [\\p{L} ]{2,24})?|erweiterungen|einmalige kosten|einrichtung|suppléments|(?:options|modules|services) (?:complémentaires|supplémentaires|en option)|frais uniques|(?:servicios|módulos|complementos) (?:adicionales|opcionales)|complementos|(?:serviços|módulos) (?:adicionais|opcionais)|adicionais|complementos|(?:servizi|moduli|componenti) (?:aggiuntivi|opzionali)|uitbreidingen|extra's|(?:aanvullende|optionele|extra) (?:modules|diensten|opties)|(?:追加)?オプション(?:料金|サービス)?|追加料金|附加服务|增值服务|可选(?:服务|模块)|إضافات|خدمات إضافية"
/** Over sums that are worked out, and nobody's price. */
export const estimateTitles =
  "(?:(?:monthly|yearly|annual|total|sample|example) )?(?:cost|price|savings?) (?:estimates?|estimations?|examples?|calculators?|comparisons?)|estimated (?:monthly |yearly )?costs?|(?:(?:rough|quick|instant|your|sample) )?(?:estimates?|estimators?)|(?:(?:roi|savings?|price|cost|pricing) )?calculator|(?:(?:grobe|ungefähre) )?schätzung|rechner|(?:estimation|calculateur)(?: rapide)?|calculadora|estimación(?: aproximada)?|estimativa|calcolatore|stima|rekenhulp|(?:料金)?シミュレーター|计算器|估算|(?:kosten|preis)(?:schätzung|rechner|beispiele?|vergleich)|(?:beispiel|modell)rechnung(?:en)?|(?:estimation|simulation|simulateur|exemples?|comparatif) (?:des? )?(?:coûts?|prix|tarifs?)|(?:estimación|simulador|ejemplos?|comparativa) de (?:costes?|costos?|precios?)|(?:estimativa|simulador|exemplos?|comparativo) de (?:custos?|preços?)|(?:stima|esempi|esempio|confronto|simulazione) (?:dei |di )?(?:costi|costo|prezzi)|kosten(?:raming|voorbeeld|berekening|vergelijking)|prijsvergelijking|(?:料金|費用|コスト)(?:シミュレーション|例|比較|試算)|(?:费用|成本|价格)(?:估算|对比|比较|计算器)|تقدير التكلفة|مقارنة الأسعار"
/** Says that what it costs to run is paid to somebody else. */
export const paidToOthers =
  "pay(?:s|ing)?(?: only)?(?: for)? (?:your|their|the|each) (?:\\p{L}+ )?(?:providers?|vendors?|hosts?)(?: directly)?|paid (?:directly )?to (?:your|the) (?:\\p{L}+ )?(?:provider|vendor|host)|(?:zahlen|zahlst|bezahlen|bezahlst)(?: \\p{L}+){0,4} direkt (?:an|bei|beim) (?:\\p{L}+ )?(?:\\p{L}+-)?anbieter|payez(?: \\p{L}+){0,4} directement (?:à |au |chez )?(?:votre |le |vos )?fournisseurs?|pagas?(?: \\p{L}+){0,4} directamente (?:a |al )(?:tu |su |cada )?proveedor|paga(?: \\p{L}+){0,4} diretamente (?:a |ao )(?:seu )?(?:provedor|fornecedor)|paghi(?: \\p{L}+){0,4} direttamente (?:il |al )(?:tuo )?(?:fornitore|provider)|betaal(?:t)?(?: \\p{L}+){0,4} (?:rechtstreeks|direct) (?:aan )?(?:je |uw |de )?(?:provider|aanbieder)"
/** Of what is paid to begin, once, beside what is paid again and again. */
export const beginningWords =
  "set-?up|installation|deployment|onboarding|implementation|migration|training|commute|travel|call-?out|einrichtung|schulung|anfahrt|mise en (?:service|place)|formation|déplacement|instalación|puesta en marcha|formación|capacitación|desplazamiento|instalação|implantação|treinamento|deslocamento|installazione|attivazione|formazione|trasferta|installatie|inrichting|voorrijkosten|初期|導入|設置|出張|安装|部署|培训|上门|تركيب|تدريب"
/** Beside the name of what may be had on top of a plan. */
export const optionalWords =
  "optional|optionnel(?:le)?|en option|opcional|facoltativ[oa]|opzionale|optioneel|任意|オプション|可选|اختياري"

/** Said where no price is named: who wants to know has it worked out. */
export const eachQuoted =
  "(?:we(?:'ll| will| can)? (?:send|prepare|give|make)|contact (?:us|sales|our sales team) for|you (?:will |'ll )?(?:get|have|receive)|gets?|receives?) (?:you )?(?:an? |your |our )?(?:\\p{L}+ )?(?:quote|estimate)|quoted (?:per|by|for each)|(?:is|are) quoted(?! (?:at|from|in)(?!\\p{L}))|(?:we|i) quote (?:for )?(?:each|every|all)|(?:we|i) quote (?:an? )?(?:fixed |flat )?(?:fee|price|sum) for (?:each|every|all)|jede[sn]? (?:angebot|kostenvoranschlag) (?:machen|schreiben|erstellen|rechnen) wir(?= (?:nach|auf|für|individuell|vor ort|kostenlos|schriftlich)(?!\\p{L}))|(?:i|we) price (?:each|every)|priced (?:individually|on request)|price on request|no (?:fixed )?price list|(?:riceve|inviamo|prepariamo|facciamo) un preventivo|preventivo (?:scritto|su misura|gratuito|personalizzato)|vous (?:recevez|aurez|obtenez) (?:\\p{L}+ ){0,2}?un devis|devis (?:gratuit|sur mesure|personnalisé|écrit)|(?:nous|on|je) (?:vous )?(?:envoyons|établissons|établis|préparons) un devis|(?:nous|on) chiffr(?:ons|e) chaque|sur devis|(?:te |le |os |les )?(?:enviamos|mandamos|pasamos|armamos|preparamos|hacemos|damos) (?:un|el|tu|su) presupuesto|presupuesto (?:a medida|sin (?:compromiso|cargo|coste|costo)|personalizado|cerrado)|cotizamos (?:cada|todos?|todas?|según)|presupuestamos cada|(?:enviamos|fazemos|preparamos|mandamos) (?:um|o|seu) orçamento|orçamento (?:sob medida|sem compromisso|personalizado)|(?:ein|unser|individuelles|schriftliches) angebot (?:nach|per|innerhalb)|erstellen (?:wir )?(?:ihnen |dir )?ein (?:individuelles |schriftliches )?angebot|(?:sie|du) (?:erhalten|bekommen|erhältst|bekommst) (?:von uns |(?:innerhalb|binnen) (?:\\p{L}+ ){1,2})?ein (?:\\p{L}+ )?angebot|(?:unser(?:e[nr]?)? )?(?:honorar|preise?|kosten) (?:nennen|besprechen|vereinbaren) wir|nach kostenvoranschlag|offerte op maat|(?:je|u) (?:krijgt|ontvangt) (?:van ons |binnen (?:\\p{L}+ ){1,2})?een (?:\\p{L}+ )?offerte|we maken (?:graag )?een offerte|vraag (?:gerust |vrijblijvend )?een offerte aan|ask (?:us )?for a quote|request a quote|fordern sie (?:ein|ihr) (?:\\p{L}+ )?angebot an|demandez (?:un|votre) devis|(?:pide|pídenos|pedinos|solicita) (?:un|tu) presupuesto|(?:peça|solicite) (?:um|seu) orçamento|(?:chiedi|chiedici|richiedi|richiedici) un preventivo"
/** Says of prices that they are told to whoever asks. */
export const onRequest =
  "(?:prices?|pricing|fees|rates|quotes?) (?:is|are)? ?(?:given |available |quoted |sent |provided )?(?:on|upon|by) (?:request|enquiry|inquiry|application)|(?:preise?|honorare?|kosten)(?: \\p{L}+){0,12} auf anfrage|(?:prix|tarifs?)(?: \\p{L}+){0,6} (?:sur demande|sur devis)|(?:precios?|tarifas?)(?: \\p{L}+){0,6} (?:bajo petición|a consultar|según presupuesto|bajo presupuesto|previa consulta)|(?:preços?|valores)(?: \\p{L}+){0,6} (?:sob consulta|sob orçamento|a consultar)|prezz[io](?: \\p{L}+){0,6} (?:su richiesta|su preventivo)|(?:prijs|prijzen|tarieven)(?: \\p{L}+){0,6} op aanvraag|(?:料金|価格|費用)(?:について)?は?、?(?:お問い合わせ|お見積り?|ご相談)(?:ください)?|价格(?:面议|请咨询|请联系)|(?:الأسعار|السعر) (?:عند|حسب) الطلب"
/** What comes after something that is free or cheaper for a while: "After that", "Danach". */
export const thereafter =
  "(?:(?:after|beyond|above) (?:that|this|the (?:beta|trial)|your (?:trial|first \\p{Nd}+ \\p{L}+))|then|afterwards|danach|anschließend|darüber hinaus|ensuite|après(?: cela| l'essai| la bêta)?|puis|au-delà|después|luego|a partir de ahí|más allá|depois(?: disso)?|além disso|poi|dopo|oltre|in seguito|daarna|daarboven|nadien),? |(?:その後は?|以降は?|之后|此后)、?"
/** A verb of prices that opens a sentence, its subject after it or none: "kost het", "Cuesta". */
export const costsFirst =
  "kostet|kosten|kost|cuesta|cuestan|coûte|coûtent|custa|custam|costa|costano|zahlen|zahlst|betaal|betaalt|pagas|paga|paghi|pagate|pague"
/** Done to have something for good, before what it is and what it costs. */
export const unlocks =
  "unlock|buy|get|purchase|own|order|freischalten|kaufen|débloquer|acheter|desbloquear|comprar|sbloccare|acquistare|kopen|ontgrendelen"
/** With which nothing is asked for beside "free": no sign-up, no account. */
export const askedNothing =
  "(?:no|without|zero) (?:a |an |any )?(?:sign[- ]?ups?|accounts?|registrations?|log-?ins?|ads|adverts|paywalls?|hidden costs)|ohne (?:anmeldung|registrierung|konto|werbung)|(?:sans|ni) (?:inscription|compte|publicité|pub)|sin (?:registro|registrarse|cuenta|publicidade?|anuncios)|sem (?:cadastro|registro|conta|anúncios)|senza (?:registrazione|iscrizione|account|pubblicità)|zonder (?:account|registratie|aanmelden|reclame|advertenties)|登録(?:不要|なし)|会員登録(?:不要|なし)|无需(?:注册|登录)|免注册|بدون (?:تسجيل|حساب|إعلانات)"
/** Of what more is had for a price: a plan beside the free one. */
export const paidMore =
  "pro|plus|premium|advanced|professional|unlimited|upgrade|upgrades|paid (?:plans?|version|features)|in-app purchases?|kostenpflichtig\\p{L}*|vollversion|payante?s?|de pago|pago|paga|a pagamento|betaald\\p{L}*|有料\\p{L}*|付费\\p{L}*|مدفوع\\p{L}*"
/** Over what is asked for a membership, a ticket or an order, on a page of its own. */
export const askingTitles =
  "join(?: us)?|become a (?:member|supporter)|membership|order|order now|buy|tickets?|book(?: now)?|booking|mitglied werden|mitmachen|mitgliedschaft|bestellen|bestellung|kaufen|anmeldung|adhérer|adhésion|rejoignez-nous|devenir membre|commander|billets|réserver|hazte soci[oa]|inscripción|inscripciones|inscríbete|enrol(?:l|ment)?|enroll?ment|inscriptions?|inscriç(?:ão|ões)|inscreva-se|iscrizion[ei]|inschrijv(?:en|ing)|お申し込み|受講申込|报名|التسجيل|únete|asóciate|comprar|pedidos|entradas|reservar|associe-se|seja sócio|junte-se|ingressos|encomendar|diventa socio|iscriviti|acquista|ordina|biglietti|prenota|word lid|lid worden|bestellen|doe mee|入会|ご注文|購入|チケット|加入我们|购买|订购|انضم إلينا|العضوية|الطلب"
/** How many of something are free: a few at least, for of one it is a trial. */
export const countsFew =
  "(?:\\p{Nd}[\\p{Nd}.,']*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|(?:a|one) hundred|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|zwanzig|deux|trois|quatre|cinq|six|sept|huit|dix|douze|vingt|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|veinte|dois|duas|três|quatro|sete|oito|dez|doze|vinte|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|venti|twee|drie|vijf|zes|zeven|tien|twaalf|twintig)"
/** Of so many of these something free is tried, and no plan. */
export const timesOrVisits =
  "minutes?|hours?|days?|weeks?|months?|years?|nights?|visits?|lessons?|sessions?|class(?:es)?|calls?|minuten?|stunden?|tagen?|wochen?|monaten?|monate|jahren?|besuchen?|stunden|heures?|jours?|semaines?|mois|ans?|années?|séances?|cours|visites?|horas?|días?|semanas?|mes(?:es)?|años?|visitas?|clases?|sesiones|dias?|mês|anos?|aulas?|sessões|giorni|giorno|settimane|mesi|mese|anni|ore|lezioni|visite|dagen|weken|maanden|jaren|uren|lessen|bezoeken|\\p{Nd}+%"
/** Says of a plan that it is to come. */
export const laterPlanned =
  "soon|planned|planning|plan to|coming|upcoming|next year|from (?:january|february|march|april|may|june|july|august|september|october|november|december|20\\p{Nd}\\p{Nd})|sold out|no longer|bald|geplant|demnächst|künftig|nächstes jahr|bientôt|prévue?s?|prochainement|l'an prochain|próximamente|pronto|previst[oa]s?|em breve|presto|prossimamente|previst[oi]|binnenkort|gepland"
/** To whom something is free that others pay for. */
export const freeToSome =
  "students?|pupils|teachers?|schools?|charit(?:y|ies)|non-?profits?|start-?ups?|universit\\p{L}+|clubs|children|kids|under \\p{Nd}+s?|studierende|schüler\\p{L}*|schulen?|vereine?|kinder|étudiant\\p{L}*|écoles?|associations?|enfants|estudiantes?|escuelas?|niños|asociaciones|estudantes?|escolas?|crianças|associações|student[ie]|scuol[ae]|bambini|associazioni|studenten|scholen|kinderen|verenigingen"
