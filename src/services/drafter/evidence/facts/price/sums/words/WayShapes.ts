/**
 * How sentences about prices say how one pays, without a sum: by whom it is said is asked elsewhere. Each is matched from
 * the beginning of a sentence. `{U}`: what a use is counted in. Data: another language is more entries.
 */
import { usedUp, uses } from "../../../words/PriceWords.ts"

type Way = "free" | "freemium" | "subscription" | "one-time" | "usage-based" | "open-source" | "contact-sales"
export interface WayShape {
  readonly model: Way
  readonly shape: string
}

const times =
  "(?:monthly|yearly|annually|weekly|quarterly|every (?:month|year|week)|each (?:month|year)|(?:by|from) (?:the )?(?:month|year)|month (?:to|by) month)"
const thePlan = "(?:(?:the|your|our|each|every|all|a) )?(?:paid )?(?:subscriptions?|memberships?|plans?)"
const count =
  "(?:thousand |hundred |million |1,?000 |1\\.000 |tausend |mille |mil |duizend |single )?(?:\\p{L}{2,14} )?"
const thing = "\\p{L}{3,16}(?: \\p{L}{2,16})?"
const tiers =
  "(?:pro|plus|premium|paid|team|business|advanced|bezahlt\\p{L}*|kostenpflichtig\\p{L}*|payante?s?|de pago|pag[oa]s?|a pagamento|betaald\\p{L}*)"

const shapes: ReadonlyArray<WayShape> = [
  {
    model: "subscription",
    shape: `${thePlan} (?:automatically )?(?:renews?|runs?|(?:is|are) (?:automatically )?(?:renewed|billed|paid|charged|invoiced)) (?:automatically )?${times}`
  },
  {
    model: "subscription",
    shape:
      "you can (?:cancel|pause|end|stop) (?:your|the) (?:subscription|membership|plan) (?:at )?(?:any ?time|whenever)(?=$|[.,;:!]| [–—-]| and )"
  },
  {
    model: "subscription",
    shape:
      "(?:das|dein|ihr|unser|jedes|ein) (?:monats|jahres)?(?:abo|abonnement) (?:verlängert sich|läuft|wird|kann|ist|kostet)(?: (?:sich|automatisch|jeweils|immer|stillschweigend|dann)){0,3} (?:monatlich|jährlich|monat für monat|jeden monat|jedes jahr|monatsweise)"
  },
  {
    model: "subscription",
    shape:
      "(?:l'|votre |notre |un |chaque )abonnement (?:se renouvelle|est (?:renouvelé|reconduit|mensuel|annuel|(?:prélevé|facturé) (?:chaque|tous les|au))|mensuel|annuel)(?!\\p{L})"
  },
  {
    model: "subscription",
    shape:
      "(?:la|tu|su|nuestra|cada) suscripci[óo]n (?:se renueva|se (?:cobra|paga|factura) (?:cada|al|mensual|anual|por)|es (?:mensual|anual))(?!\\p{L} )"
  },
  {
    model: "subscription",
    shape:
      "(?:a|sua|nossa|cada) assinatura (?:(?:se )?renova(?:-se)?|é (?:mensal|anual|renovada|(?:cobrada|paga) (?:todo|por|cada|mensal|anual)))"
  },
  {
    model: "subscription",
    shape:
      "(?:l'|il tuo |il vostro |il nostro |ogni )abbonamento (?:si rinnova|si paga (?:ogni|al|mensil|annual)|è (?:mensile|annuale)|viene rinnovato)"
  },
  {
    model: "subscription",
    shape:
      "(?:je|uw|jouw|het|ons|elk) abonnement (?:wordt|loopt|verlengt|is)(?: (?:automatisch|telkens|steeds|stilzwijgend|dan)){0,3} (?:maandelijks|jaarlijks|elke maand|elk jaar|per maand|per jaar)"
  },
  {
    model: "subscription",
    shape:
      "(?:料金は|お支払いは)?、?(?:月額制|年額制|定額制|サブスクリプション)(?:の(?:サブスクリプション|料金))?(?:です|で[、,]|になります|となります|を採用)"
  },
  {
    model: "subscription",
    shape:
      "(?:我们)?(?:采用|实行)?(?:按月|按年|月度|年度)?订阅制|订阅(?:按月|按年|每月|每年|到期)(?:自动)?(?:续费|续订|收费|扣费)"
  },
  { model: "subscription", shape: "(?:ال)?اشتراك(?:ك)? (?:شهري|سنوي|يتجدد|تلقائي)" },

  {
    model: "freemium",
    shape: `(?:start|begin|get started|stay)(?: \\p{L}+){0,2} (?:on|with) (?:the|our|a) free (?:\\p{L}+ )?(?:plan|tier|version|edition)(?:,? and|,? then|;|,)(?: \\p{L}+){0,2} (?:move up|upgrade|switch|step up|go|change)(?!\\p{L})`
  },
  {
    model: "freemium",
    shape: `(?:start|begin|get started)(?: \\p{L}+)? (?:for )?free(?:,? and|,? then|;|,|[.–-])(?: (?:then|simply|just|only))? (?:upgrade|move up|switch to|pay)(?: \\p{L}+){0,4} (?:when|if|as|once|only|later|any ?time|whenever|${tiers})(?!\\p{L})`
  },
  {
    model: "freemium",
    shape: `(?:the |our )?(?:basic|core|standard|free|lite) (?:version|plan|tier|edition|app|features?) (?:is|are|stays?) (?:completely |always )?free(?: forever| for ever| for everyone| for good| to use)?(?:[;,.:]| [–—-]|,? and|,? while) (?:the )?(?:premium|pro|paid|plus|advanced)(?!\\p{L})`
  },
  {
    model: "freemium",
    shape: `(?:(?:starten|beginnen) sie |starte |beginne )?(?:kostenlos|gratis)(?: \\p{L}+)?(?: starten| loslegen| beginnen| nutzen)?(?:,? und| –|,|;)(?: (?:später|bei bedarf|jederzeit|dann|erst|wenn nötig|bei wachsendem bedarf))*(?: (?:auf|zu|zum) (?:pro|plus|premium|team|business|\\p{L}*tarif|die vollversion|einen bezahl\\p{L}+)| upgraden| upgrade)(?!\\p{L})`
  },
  {
    model: "freemium",
    shape: `(?:starte|starten sie|beginne|beginnen sie) (?:kostenlos|gratis|mit (?:dem|unserem) (?:kostenlosen|gratis)[- ]?(?:tarif|plan|paket)) und (?:wechsle|wechseln sie|steig|steigen sie)(?!\\p{L})`
  },
  {
    model: "freemium",
    shape: `(?:commence[zr]?|démarre[zr]?) (?:gratuitement|avec (?:l'offre|la formule|la version) gratuite)(?:,? et|,|;|,? puis) (?:passe[zr]?|évolue[zr]?)(?!\\p{L})`
  },
  {
    model: "freemium",
    shape: `(?:empieza|comienza|empiece|comience) (?:gratis|con (?:el|nuestro) plan (?:gratuito|gratis))(?:,? y|,|;|,? y luego) (?:pásate|pasa|cambia|sube|mejora|pase|cambie)(?!\\p{L})`
  },
  {
    model: "freemium",
    shape: `(?:comece|começa|inicie) (?:de graça|grátis|gratuitamente|(?:com|no) (?:o )?(?:nosso )?plano (?:gratuito|grátis))(?:,? e|,|;) (?:passe|mude|migre|evolua|faça upgrade|suba)(?!\\p{L})`
  },
  {
    model: "freemium",
    shape: `(?:inizia|comincia|iniziate) (?:gratis|gratuitamente|con il piano (?:gratuito|gratis))(?:,? e|,|;|,? poi) (?:passa|passate|sali|aggiorna)(?!\\p{L})`
  },
  {
    model: "freemium",
    shape: `(?:begin|start) (?:gratis|met (?:het|ons) gratis (?:pakket|abonnement|plan))(?:,? en|,|;)(?: \\p{L}+)? ?(?:stap over|ga over|upgrade|groei door|kies)(?!\\p{L})`
  },
  {
    model: "freemium",
    shape:
      "(?:基本(?:機能|プラン|版)|無料プラン|フリープラン)(?:は|から)[^。]{0,16}(?:無料|始め)[^。]{0,24}(?:有料|プレミアム|プロ版?|アップグレード)"
  },
  {
    model: "freemium",
    shape: "(?:基础版|免费版|基础功能|个人版)(?:永久|完全|终身|可以?)?免费[^。]{0,16}(?:升级|付费|专业版|高级版)"
  },
  {
    model: "freemium",
    shape:
      "(?:ابدأ (?:مجان[\\u064b]?ا[\\u064b]?|بالخطة المجانية|بالباقة المجانية))(?:،| ثم| و)[^.]{0,20}(?:انتقل|الترقية|ترقية|المدفوعة)"
  },

  {
    model: "usage-based",
    shape: `(?:you(?:'re| are)? (?:only )?(?:billed|charged|invoiced|pay|paying)|we (?:only )?(?:bill|charge)(?: you)?|billing is|pricing is|billed|charged)(?: only| just)? (?:per|by the|for each|for every) ${count}(?:(?:{U})(?: (?:sent|used|made|processed|stored|delivered|you \\p{L}+))?|\\p{L}{3,16} (?:${usedUp}))(?=$|[.,;:!)]| [–—-]| (?:and|with|no|not|never|,))`
  },
  {
    model: "usage-based",
    shape: `(?:(?:you )?pay (?:per|by the) ${thing}, (?:not|never) (?:per|by the|a|every)|(?:(?:sie|du) zahl(?:en|st)|gezahlt wird) (?:pro|je) ${thing}, nicht (?:pro|im|je)|(?:vous payez|on paie) (?:par|à la|au) ${thing}, (?:et )?(?:pas|non) (?:par|au|à)|(?:pagas?|se paga) por ${thing}, (?:y )?no (?:por|al)|(?:você )?paga por ${thing}, (?:e )?não (?:por|ao)|(?:paghi|si paga) (?:a|per) ${thing}, (?:e )?non (?:al|per)|(?:je|u) betaalt per ${thing}, niet per) ?(?:month|year|monat|jahr|mois|an|mes|año|mês|ano|mese|anno|maand|jaar)(?!\\p{L})`
  },
  {
    model: "usage-based",
    shape:
      "(?:you )?(?:only |just )?(?:pay|billed|charged) (?:only |just )?(?:for )?(?:what|the (?:\\p{L}+ )?(?:you|that)) (?:you )?(?:actually )?(?:use|consume|send|process)(?=$|[.,;:!]| [–—-]| and)"
  },
  {
    model: "usage-based",
    shape: `(?:abgerechnet|berechnet|bezahlt) wird(?: nur| ausschließlich)? (?:nach (?:tatsächlichem |ihrem |deinem )?(?:verbrauch|nutzung|volumen)|(?:pro|je) ${count}(?:{U}))`
  },
  {
    model: "usage-based",
    shape: `(?:sie|du) zahl(?:en|st)(?: nur| ausschließlich)?,? (?:(?:für )?(?:das|den|die)?,? ?was (?:sie|du) (?:tatsächlich |wirklich )?(?:nutzen|nutzt|verbrauchen|verbrauchst)|nach verbrauch|den tatsächlichen verbrauch|(?:pro|je) ${count}(?:{U})(?=$|[.,;:!]| [–—-]| und))`
  },
  {
    model: "usage-based",
    shape: `(?:vous (?:ne )?payez|tu (?:ne )?paies|facturation|vous êtes facturée?s?|nous facturons)(?: seulement| uniquement| que)? ?(?:ce que vous (?:utilisez|consommez)|à la consommation|à l'usage|selon (?:votre|la) consommation|(?:par|au) ${count}(?:{U})(?=$|[.,;:!]| [–—-]| et))`
  },
  {
    model: "usage-based",
    shape: `(?:s[oó]lo )?(?:pag[aá]s|paga|se paga|se cobra|se factura|facturamos|cobramos)(?: s[oó]lo| únicamente)? (?:por )?(?:lo que (?:us[aá]s|consumes|consumís|utiliz[aá]s|uses|consumas)|consumo|cada ${count}(?:{U})(?=$|[.,;:!]| [–—-]| y))`
  },
  {
    model: "usage-based",
    shape: `(?:você )?(?:só )?(?:paga|pague|cobramos|é cobrado)(?: apenas| só| somente)? (?:(?:pelo|o) que (?:usar|usa|utilizar|utiliza|consumir|consome)|por (?:uso|consumo|${count}(?:{U})(?=$|[.,;:!]| [–—-]| e)))`
  },
  {
    model: "usage-based",
    shape: `(?:paghi|pagate|si paga|fatturiamo)(?: solo| soltanto)? (?:(?:per )?(?:quello|ciò|quanto)(?: che)? (?:usi|consumi|utilizzi|usate|consumate)|a consumo|per (?:ogni )?${count}(?:{U})(?=$|[.,;:!]| [–—-]| e))`
  },
  {
    model: "usage-based",
    shape: `(?:(?:je|u) betaalt|betaal)(?: alleen| enkel| uitsluitend)? (?:voor )?(?:wat (?:je|u) (?:echt |daadwerkelijk )?(?:gebruikt|verbruikt)|naar (?:gebruik|verbruik)|per ${count}(?:{U})(?=$|[.,;:!]| [–—-]| en))`
  },
  {
    model: "usage-based",
    shape:
      "(?:料金は)?、?(?:ご)?(?:利用|使用|使った)(?:した)?(?:量|分|回数)(?:に応じ(?:て|た)|だけ)[^。]{0,8}(?:お?支払い?|課金|請求|料金)"
  },
  {
    model: "usage-based",
    shape: "(?:我们)?按(?:实际)?(?:使用量?|用量|调用次数|调用量|流量|条数?)(?:来)?(?:计费|收费|付费)|用多少付多少"
  },
  {
    model: "usage-based",
    shape: "(?:ت?ادفع|تدفع)(?: فقط)? (?:مقابل|حسب|على قدر|بقدر) (?:ما تستخدم|استخدامك|الاستخدام|الاستهلاك|استهلاكك)"
  },

  {
    model: "one-time",
    shape:
      "(?:(?:it's |it is |this is |just )?(?:a |an )?)?(?:one|single|one[- ]off|one[- ]time) (?:payment|purchase)(?=[,.:;–-] ?(?:(?:and )?(?:lifetime|yours|no |then it|it is yours|for life|for good|forever|keep)|$)|$| and (?:it|the \\p{L}+|lifetime|no )| for (?:life|good|ever|lifetime))"
  },
  {
    model: "one-time",
    shape:
      "(?:you )?(?:buy|pay for) (?:it|them|the \\p{L}+|your \\p{L}+) once(?=[.:;]|$|,? and (?:it|they|that|own|keep|the|use|you|then))|(?:sie|du|man) (?:kaufen|kaufst|kauft) (?:sie|es|ihn|das \\p{L}+|die \\p{L}+) einmal(?=[.:;]|$|,? und )|(?:vous|on) l'ach[eè]te(?:z)? une (?:seule )?fois(?=[,.:;]|$| et )|je koopt (?:het|hem|ze) één keer(?=[,.:;]|$| en )"
  },
  {
    model: "one-time",
    shape:
      "einmal (?:kaufen|zahlen|bezahlen)(?:,| und| –) (?:dauerhaft|für immer|immer|ein leben lang|unbegrenzt|lebenslang|behalten|so lange \\p{L}+)"
  },
  {
    model: "one-time",
    shape:
      "(?:un )?(?:seul|unique) paiement(?=[,.:;]|$| et )|(?:vous )?(?:achetez|payez)(?:-le|-la)? (?:une (?:seule )?fois)(?=[,.:;]|$| et )"
  },
  {
    model: "one-time",
    shape:
      "un (?:solo|único) pago(?=[,.:;]|$| y )|(?:lo |la )?(?:pagas?|compras?) (?:solo )?una (?:sola )?vez(?=[,.:;]|$| y (?:es|la|lo|ya|te|queda))"
  },
  {
    model: "one-time",
    shape:
      "(?:um )?(?:só|único) pagamento(?=[,.:;]|$| e )|(?:você )?(?:pague|paga|compre|compra) uma (?:só |única )?vez(?=[,.:;]|$| e (?:use|é|a|o|fica))"
  },
  {
    model: "one-time",
    shape:
      "(?:un )?(?:unico|solo) pagamento(?=[,.:;]|$| e (?:la|il|è|l'|resta|sei|hai))|(?:lo |la )?(?:paghi|compri|acquisti) una (?:sola )?volta(?: sola)?(?=[,.:;]|$| e )"
  },
  {
    model: "one-time",
    shape: "(?:één|een) (?:eenmalige |enkele )(?:betaling|aankoop)(?=[,.:;]|$| en )|eenmalige aankoop(?=[,.:;]|$| en )"
  },
  {
    model: "one-time",
    shape:
      "(?:一度|1回|一回)(?:の|だけ)?(?:お?支払い?|ご?購入)(?:で|すれば|だけで)[^。]{0,12}(?:ずっと|永久|永続|追加料金)"
  },
  { model: "one-time", shape: "一次(?:性)?(?:付费|购买|付款|买断)[，,、]?(?:即可)?(?:终身|永久)" },
  {
    model: "one-time",
    shape: "(?:تدفع|ادفع) مرة واحدة(?:،| و| ثم|$)(?! (?:كل|في))|دفعة واحدة(?:،| و)(?: ?)(?:مدى الحياة|بدون|دون|ترخيص)"
  },

  {
    model: "contact-sales",
    shape:
      "(?:[^.,:;]{2,60}, (?:so|which is why) )?(?:we (?:only )?(?:price|quote|sell)|(?:all |our )?(?:pricing|prices) (?:is|are)|priced)(?: \\p{L}+)? (?:by|on|through|via) (?:quote|quotation|individual quote|request)(?: only| alone)?(?=$|[.,:;]| [–—-])"
  },
  {
    model: "contact-sales",
    shape:
      "(?:please )?(?:talk to|speak to|speak with|contact|call|ask|write to) (?:us|our sales team|our sales|our team|sales)(?: \\p{L}+)? (?:for|about|to get|to discuss) (?:a |your |our )?(?!enterprise|bulk|volume|wholesale|custom|larger)(?:\\p{L}+ )?(?:pricing|prices?|price list|quote|quotation|offer)(?=$|[.,;:!]| [–—-]| and | for (?:your|larger|teams|schools|companies))"
  },
  {
    model: "contact-sales",
    shape: "(?:preise?|der preis|die preise|unsere preise)[^.:;]{0,60}(?:auf anfrage|im gespräch|nach absprache)"
  },
  {
    model: "contact-sales",
    shape:
      "(?:تواصل معنا|اتصل بنا|تواصل مع (?:فريق )?المبيعات) (?:للحصول على|لطلب|لمعرفة) (?:عرض سعر|عرض أسعار|الأسعار|السعر)|اطلب عرض سعر"
  },
  {
    model: "contact-sales",
    shape: "(?:请)?(?:联系|咨询)(?:我们(?:的)?)?(?:销售(?:团队|顾问)?|商务)?(?:获取|了解|索取)(?:报价|价格)"
  }
]
/** Each with what a use is counted in. */
export const wayShapes: ReadonlyArray<WayShape> = shapes.map(({ model, shape }) => ({
  model,
  shape: shape.replaceAll("{U}", uses)
}))

/** Before the name of a product: using it. */
export const usingIt =
  /^(?:using|to use|the use of|use of|die nutzung von|(?:l'utilisation d[eu]|utiliser)|(?:usar|el uso de)(?!\p{L})|o uso d[oae]|(?:usare|l'uso di)|het gebruik van|استخدام) ?/iu
/** "There is no charge for Acme." */
export const noCharge =
  /^(?:there (?:is|are|'s) (?:currently )?no (?:charge|cost|fees?|price)|we (?:do not|don't) charge(?: anything)?|no charge|für (?=.{1,40} fallen keine)|(?:il n'y a )?aucuns? frais|no hay (?:coste|costo|cargo) (?:alguno )?|não há (?:custo|cobrança)|non ci sono costi|er zijn geen kosten) (?:for|to|pour|por|per|voor|de) (?:using |use |l'utilisation de |usar |el uso de |usare |l'uso di |het gebruik van )?(?<subject>[^,.;:!?]{1,40}?)(?<rest>(?:[,.;:!]| [–—-] ).*)?$/iu
/** Who pays for what costs nothing to those who use it. */
export const fundedBy =
  /^(?:(?:[:;.]| [–—-]|,)|(?= (?:and|und|et|y|e|en) (?:live|lebt|vit|vive|leeft))) (?:\p{L}+ ){0,4}?(?:run on|live on|funded|financed|paid for by|supported by|donations?|grants?|foundation|sponsor\p{L}*|finanzier\p{L}*|getragen|stiftung|spenden|förder\p{L}*|financ\p{L}+|fondation|dons|subvention\p{L}*|fundación|donaciones|subvenci\p{L}+|fundação|doações|finanzi\p{L}+|fondazione|donazioni|stichting|donaties|subsidie\p{L}*)(?!\p{L})/iu
