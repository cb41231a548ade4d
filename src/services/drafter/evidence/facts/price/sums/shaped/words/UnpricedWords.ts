/** What sites without prices say of how one comes by one. Data. */

/** What is made out for whoever asks. */
export const quoteNouns =
  "quotes?|quotations?|written estimates?|(?:fest)?angebot|kostenvoranschlag|offerte|devis|presupuesto|cotización|orçamento|preventivo|prijsopgave"
/** Beside something free: what more costs, or who pays. */
export const paidFor =
  "premium|upgrades?|paid|pro (?:plan|version)|pricing|(?:our|see|view|all|paid|monthly) plans|subscription|subscribers?|customers?|in-app|fees?|" +
  "kostenpflichtig\\p{L}*|abos?|abonnements?|tarife?|preise|kunden|gebühren|payante?s?|abonnés|tarifs|formules?|de pago|suscripción|precios|clientes|planes|assinatura|preços|planos|pago|paga|a pagamento|abbonament[oi]|prezzi|piani|betaald\\p{L}*|prijzen|klanten"

const few = "(?: [^ .;:!?,]+){0,5}?"
/** How sentences tell that what one pays is worked out from what one wants, without a sum: "Every programme is bespoke, so pricing depends on what you need." Matched anywhere in small letters. */
export const workedOut: ReadonlyArray<string> = [
  `(?:prices?|pricing|costs?|fees?|rates?|quotes?)${few} (?:(?:will|can|may) )?(?:depends?|var(?:y|ies)|(?:is|are|be) (?:based|set|calculated|worked out|tailored|discussed|agreed)) (?:on|by|with|per|from|to|according|individually|together|upfront)(?!\\p{L})`,
  "(?:every|each) [\\p{L}-]+ is (?:different|unique|bespoke|individual|one of a kind|tailored)(?!\\p{L})|no two [\\p{L}-]+ are (?:alike|the same)(?!\\p{L})",
  `(?:preise?|kosten|honorare?|aufwand)${few} (?:hängt|hängen|richtet sich|richten sich|variier\\p{L}+|(?:ist|sind) (?:abhängig|individuell)|(?:wird|werden) individuell)(?!\\p{L})|jede[rs]? [\\p{L}-]+ ist (?:anders|einzigartig|individuell)(?!\\p{L})`,
  `(?:prix|tarifs?|coûts?|honoraires)${few} (?:dépend|dépendent|varie|varient|(?:est|sont) (?:établis?|calculés?|fixés?|fonction))(?!\\p{L})|chaque [\\p{L}-]+ est (?:unique|différente?)(?!\\p{L})`,
  `(?:precios?|costes?|costos?|tarifas?|honorarios)${few} (?:depende|dependen|varía|varían|se calculan?|se establecen?)(?!\\p{L})|cada [\\p{L}-]+ es (?:únic[oa]|diferente|distint[oa])(?!\\p{L})`,
  `(?:preços?|valor|valores|custos?|honorários)${few} (?:depende|dependem|varia|variam|é calculado|são calculados)(?!\\p{L})|cada [\\p{L}-]+ é (?:únic[oa]|diferente)(?!\\p{L})`,
  `(?:prezz[oi]|cost[oi]|tariff[ae]|onorari[oi]?)${few} (?:dipende|dipendono|varia|variano)(?!\\p{L})|ogni [\\p{L}-]+ è (?:unic[oa]|divers[oa])(?!\\p{L})`,
  `(?:prij(?:s|zen)|kosten|tarie(?:f|ven))${few} (?:hangt|hangen|varieert|variëren|verschilt|verschillen|(?:is|zijn) afhankelijk)(?!\\p{L})|(?:elke?|iedere?) [\\p{L}-]+ is (?:anders|uniek)(?!\\p{L})`,
  "(?:料金|価格|費用|金額)[^。、]{0,24}(?:によって|により|に応じて)[^。]{0,12}(?:異な|変わ|変動|決ま)|(?:价格|费用|收费)[^。，]{0,8}(?:取决于|因[^。，]{1,16}而(?:异|定)|根据|视)|(?:السعر|الأسعار|التكلفة)[^.،]{0,24}(?:يعتمد|تعتمد|يختلف|تختلف|يتحدد|تتحدد)"
]
/** All that one pays is worked out for each by itself: a sentence that says so needs no heading over it. */
export const eachByItself =
  "^(?:all |our |the |alle |unsere |die |tous |nos |les |todos |nuestros |los |nossos |os |tutti |i nostri |i |alle |onze |de )*(?:prices?|rates?|fees?|preise|honorare|prix|tarifs|precios|tarifas|preços|prezzi|tariffe|prijzen|tarieven) (?:[\\p{L}-]+ ){1,4}(?:individually|individuell|individuellement|au cas par cas|individualmente|de forma individual|caso por caso|caso a caso|caso per caso|individueel)(?!\\p{L})"
/** Beside it, who works it out for whoever asks: the house itself, or a talk with it. */
export const workedOutBy =
  "we|we'll|us|our|me|i|i'll|quotes?|quotations?|estimates?|proposal|assessment|conversation|consultation|call|contact|get in touch|wir|uns|unser\\p{L}*|ich|mir|angebot\\p{L}*|kostenvoranschlag|offerte|anfrage|nous|notre|nos|devis|contactez|appelez|nosotr[oa]s|ofrecemos|damos|hacemos|enviamos|cont[aá]cta\\p{L}*|escríbenos|llám\\p{L}+|presupuesto|cotización|valoración|nós|nossos?|nossas?|conosco|connosco|contate|contacte|fale|orçamento|avaliação|noi|nostr[oaie]|contatta\\p{L}*|preventivo|valutazione|scrivi\\p{L}*|wij|ons|onze|offerte|neem contact|bel"
export const workedOutByUnspaced = "見積|ご相談|お問い合わせ|ご連絡|报价|咨询|联系|تواصل|عرض سعر|اتصل"
/** Over it, or asked before it: what one pays. */
export const aboutPay =
  "costs?|prices?|pricing|priced|fees?|rates?|charge|pay|kosten|kostet|preise?|preisen|honorar\\p{L}*|prix|tarifs?|coûts?|coûte|coûtent|honoraires|precios?|cuesta|cuestan|costes?|costos?|tarifas?|preços?|custa|custam|custos?|valor|valores|prezz[oi]|costa|costano|cost[oi]|tariff[ae]|kost|prij(?:s|zen)|tarie(?:f|ven)"
export const aboutPayUnspaced = "料金|費用|価格|いくら|价格|费用|收费|多少钱|سعر|أسعار|التكلفة|تكلفة|يكلف"
/** Beside a sum that is no price yet: what it is about, or what it depends on. */
export const guideWords =
  "typically|usually|around|about|approximately|roughly|depend\\p{L}*|var(?:y|ies)|in der regel|üblicherweise|ca\\.?|circa|etwa|rund|ungefähr|abhängig|je nach|environ|généralement|en moyenne|dépend\\p{L}*|vari\\p{L}+|selon|ajusté|aproximad\\p{L}+|alrededor|depend\\p{L}+|según|orientativ\\p{L}+|referencial\\p{L}*|cerca de|conforme|indicativ\\p{L}+|dipend\\p{L}+|a seconda|ongeveer|afhankelijk|meestal"
/** Beside a sum from which on nothing is paid for sending. */
export const freeDelivery =
  "free (?:delivery|shipping|postage)|(?:delivery|shipping) is free|versandkostenfrei|(?:kostenlose[rn]?|gratis|kostenfreie[rn]?) (?:versand|lieferung)|(?:livraison|expédition) (?:gratuite|offerte)|envíos? gratis|envío gratuito|(?:frete|envio|entrega) gr[aá]tis|(?:spedizione|consegna) gratuita|gratis (?:verzending|bezorging|levering)"
/** Beside a sum up to which an insurance pays. */
export const coverWords =
  "(?:public|professional|employers'?|product) (?:liability|indemnity)(?: insurance)?|liability insurance|insured (?:up )?to|haftpflicht\\p{L}*|responsabilité civile|responsabilidad civil|responsabilidade civil|responsabilità civile|aansprakelijkheidsverzekering"
