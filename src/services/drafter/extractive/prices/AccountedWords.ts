/** Words by which a sum on a page is accounted for: had on top, reckoned, set beside what others ask, the same by the year. */

/** In a title, or before a sum: on top of what the list is of. */
export const onTopWords =
  "add[- ]?ons?|extras?|top[- ]?ups?|add (?:what|more|on)|optional|zusatz\\p{L}*|zubuchbar\\p{L}*|optionale[rsn]?|suppléments?|en option|complementos?|adicional\\p{L}*|adicionais|opcional|opcionales|opcionais|aggiuntiv[ie]|opzional[ie]|uitbreid\\p{L}*|aanvullende?|optioneel"
/** All of a title. */
export const onTopTitles = "options?|optionen|opciones|opções|opzioni|opties"
export const onTopUnspaced = /オプション|追加|附加|增值|إضاف/u
/** Over sums that are set beside each other, asked by others, only worked out, or of parts of a thing. */
export const besideWords =
  "second-?hand|used|gebraucht\\p{L}*|occasions?|usad[oa]s?|segunda mano|usat[oi]|tweedehands|compar\\p{L}*|versus|vs|vergleich\\p{L}*|confront\\p{L}*|vergelijk\\p{L}*|calculat\\p{L}*|estimat\\p{L}*|\\p{L}*rechner|beispiel\\p{L}*|simulat\\p{L}*|simulador\\p{L}*|calcul\\p{L}*|calcol\\p{L}*|reken\\p{L}*|examples?|exemples?|ejemplos?|exemplos?|esempi?o?|voorbeeld\\p{L}*|roi|returns? on investment|retour sur investissement|retorno (?:de|d[eo]|sobre) (?:la |el |o )?\\p{L}+|ritorno (?:sull|dell)\\W?investimento|savings?|(?:the |what )?others?|alternativ\\p{L}*|next to|elsewhere|instead|against|contra|contre|gegenüber|sparen|spart|andere[nrs]?|autres?|ailleurs|otr[oa]s|outr[oa]s|altr[ei]|elders|oggi|heute|aujourd'hui|hoje|spare parts|ersatzteile?|pièces détachées|repuestos|recambios|peças|ricambi|onderdelen"
export const besideUnspaced = /比較|比较|対比|他社|其他|計算|例|مقارنة|بغيرنا|احسب/u
/** Of a sum that is about another. */
export const roughWords =
  "ca\\.?|circa|about|roughly|soit|entspricht|equivalent|équivaut|equivale|komt neer|environ|ungefähr|approx\\p{L}*"
export const yearWords =
  /year|annual|\/ ?yr|(?<!\p{L})yr(?!\p{L})|jahr|jähr|(?<!\p{L})ans?(?!\p{L})|annu|anual|anno|(?<!\p{L})a[ñn]os?(?!\p{L})|jaar|年|سن/iu

/** In an answer that is about what something costs. */
export const aboutCostWords =
  "prices?|priced|pricing|costs?|charged?|charges|fees?|rates?|quotes?|quoted|estimates?|pay|paid|free|tax|vat|billed|invoiced?|preis\\p{L}*|kost\\p{L}*|zahl\\p{L}*|bezahl\\p{L}*|berechn\\p{L}*|rechnen|honorar\\p{L}*|\\p{L}*satz|\\p{L}*sätze\\p{L}*|eigenanteil|angebot\\p{L}*|gebühr\\p{L}*|mwst|prix|tarifs?|coût\\p{L}*|devis|factur\\p{L}*|honoraires|gratuit\\p{L}*|ttc|ht|precios?|costes?|costos?|valor(?:es)?|custos?|cuesta\\p{L}*|tarifas?|presupuestos?|cobr\\p{L}*|gratis|iva|preços?|custa\\p{L}*|orçamentos?|grátis|prezz[oi]|costa\\p{L}*|preventiv[oi]|tariff[ae]|prij(?:s|zen)\\p{L}*|tarief|tarieven|offertes?|btw"
export const aboutCostUnspaced =
  /料金|費用|価格|見積|無料|税込|税抜|价格|费用|报价|收费|免费|سعر|أسعار|تكلفة|رسوم|مجان/u
/** Opens a sentence that sends somebody on, and tells nothing. */
export const sendingWords =
  "request|demandez|pide|pídenos|solicit[ae]|richied\\p{L}*|entre em|fale|agende|peça|vraag|see|visit|check|view|take a look|have a look|find|contact|call|book|siehe|sehen sie|schauen sie|finden sie|besuchen sie|kontaktieren|rufen|voir|voyez|consultez|découvrez|contactez|ver|vea|vedi|consult[ae]|visita|visite|descubre|contáct\\p{L}*|contact[ae]|llám\\p{L}*|veja|confira|guarda|scopri|chiama|zie|bekijk|bezoek|neem|bel"
/** A least order, told in one word. */
export const leastOrders =
  "mindestbestellwert|mindestumsatz|mindestbetrag|commande minimum|pedido mínimo|ordine minimo|minimumbestelling|最低注文"
/** All of a line on a card of what cannot be bought yet. */
export const laterLabels =
  "(?:(?:available|launching|opening|arriving) |coming )(?:very )?soon|(?:still |currently )?in (?:development|the works)|not (?:yet )?available(?: yet)?|(?:join (?:the |our )?)?wait(?:ing )?list|(?:demnächst|bald|in kürze)(?: verfügbar)?|(?:noch )?in (?:entwicklung|vorbereitung)|warteliste|(?:bientôt|prochainement)(?: disponible)?|en (?:développement|préparation)|liste d'attente|(?:próximamente|muy pronto)(?: disponible)?|en (?:desarrollo|preparación)|lista de espera|(?:em breve|brevemente)(?: disponível)?|em (?:desenvolvimento|preparação)|(?:prossimamente|presto disponibile|in arrivo)|in (?:sviluppo|preparazione)|lista d'attesa|binnenkort(?: beschikbaar)?|in (?:ontwikkeling|voorbereiding)|wachtlijst|近日公開|準備中|開発中|即将(?:推出|上线)|开发中|敬请期待|قريب[اًا]{1,2}|قيد التطوير"
export const withoutWords =
  "no|zero|without|any|keine?n?|ohne|sans|pas de|aucune?|sin|ning[uú]n\\p{L}*|sem|nenhum\\p{L}*|senza|nessun\\p{L}*|geen|zonder"
/** What is paid besides is called so, at the end of its name. */
export const feeEnds = "(?:^|[^\\p{L}])fees?|gebühr(?:en)?|kosten|toeslag|料"

/** "O Tilbury cobra R$ 349 por mês mais a taxa de instalação": whoever is named asks for it. */
export const askedByNamed =
  /^(?:(?:the|die|der|das|le|la|l'|el|o|a|il|lo|de|het) ?)?(?<who>\p{Lu}[\p{L}\p{N}.&-]*(?: \p{Lu}[\p{L}\p{N}.&-]*){0,2}) (?:charges?|asks?|bills?|wants?|takes|verlangt|berechnet|facture|demande|cobra|pide|pede|chiede|fattura|rekent|vraagt)(?!\p{L})/iu
