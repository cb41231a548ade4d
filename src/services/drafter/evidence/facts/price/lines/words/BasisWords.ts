/**
 * How all prices beside it are paid, as the head of a column, a title or a label under a sum says it: "Annual fee",
 * "Cotisation annuelle", "Price per message"; and lines that say it of all of them: "All prices are per month".
 */

const again: ReadonlyArray<string> = [
  "(?:annual|yearly|monthly|weekly|quarterly) (?:fee|dues|price|rate|subscription|membership|cost|contribution|payment)s?",
  "(?:price|fee|cost|dues|membership|subscription|rate|contribution)s? (?:per|a|each|by the) (?:month|year|week|quarter)",
  "(?:membership|member's) (?:fee|dues)|subscription (?:fee|price)s?|(?:per|each) (?:month|year|week|quarter)|monthly|yearly|annually|weekly",
  "(?:monats|jahres|quartals|wochen|mitglieds)(?:beitrag|beiträge|preise?|gebühr|abo|pauschale|kosten)|(?:monatliche|jährliche)[rns]? (?:preise?|beitrag|beiträge|gebühr|kosten)",
  "(?:\\p{L}*preise?|\\p{L}*beitrag|\\p{L}*beiträge|kosten|\\p{L}*gebühr(?:en)?|mieten?) (?:pro|im|je) (?:monat|jahr|quartal|woche)|(?:pro|im|je) (?:monat|jahr|quartal)|monatlich|jährlich",
  "cotisations?(?: (?:annuelle|mensuelle)s?)?|(?:prix|tarifs?|abonnements?|adhésions?|forfaits?) (?:mensuel|annuel|hebdomadaire)(?:le)?s?|(?:prix|tarifs?) (?:par|au) (?:mois|an)|par (?:mois|an)|mensuel|annuel",
  "cuotas? (?:mensual|anual|trimestral|de socios?)(?:es)?|mensualidad|anualidad|(?:precios?|tarifas?) (?:mensual|anual)(?:es)?|(?:precios?|tarifas?) (?:al|por) (?:mes|año)|(?:al|por) (?:mes|año)",
  "mensalidades?|anuidades?|quotas? (?:mensal|anual|de sócios?)|(?:preços?|valor(?:es)?|planos?) (?:mensa(?:l|is)|anua(?:l|is))|(?:preços?|valor(?:es)?) (?:por|ao) (?:mês|ano)|(?:por|ao) (?:mês|ano)",
  "quot[ae] (?:annual[ei]|mensil[ei]|associativ[ae])|canone (?:mensile|annuo|annuale)|rett[ae] mensil[ei]|tariff[ae] mensil[ei]|abbonamento (?:mensile|annuale)|prezz[io] (?:mensil[ei]|annual[ei]|al mese|all['’]anno)|al mese|all['’]anno",
  "contributie(?: per (?:maand|jaar))?|(?:maand|jaar)(?:prijs|bedrag|contributie|abonnement)|(?:prijs|prijzen|bijdrage|kosten) per (?:maand|jaar|week)|per (?:maand|jaar)",
  "每[月年](?:价格|费用|收费)|(?:السعر|التكلفة|الاشتراك) (?:شهري[اًا]{0,2}|سنوي[اًا]{0,2}|في الشهر|بالشهر)|月額(?:料金)?|年額|年会費|月会費|月々|月费|年费|每月|每年|按月|按年|包月|包年|شهري[اًا]{0,2}|سنوي[اًا]{0,2}|الاشتراك (?:الشهري|السنوي)"
]
const forGood: ReadonlyArray<string> = [
  "one[- ]time (?:price|fee|payment|purchase)|(?:price|payment), once|lifetime (?:price|licen[cs]e)",
  "einmalpreis|einmaliger preis|einmalzahlung|einmalig|prix unique, une fois|paiement unique|pago único|precio único, una vez|pagamento único|(?:prezzo )?una tantum|pagamento unico|eenmalig(?:e prijs)?",
  "買い切り(?:価格)?|一次性(?:付费|购买)?|买断价?|دفعة واحدة"
]
/** A word for the tax, or for how many one pays, stands behind it in brackets. */
const aside = String.raw`(?: ?[(（][^)）]{0,40}[)）])?\*?:?`
/** "Weekly, per month": what of, before how it is paid. */
const of = String.raw`(?:[\p{L} ]{3,20}, )?(?:(?:our|the|unsere|die|nos|les|nuestras|las|nossas|as|le nostre|le|onze|de) )?`
const only = (shapes: ReadonlyArray<string>) => new RegExp(`^${of}(?:${shapes.join("|")})${aside}$`, "iu")
export const paidAgainLabel = only(again)
export const paidOnceLabel = only(forGood)
/** "Price per message", "Precio por recordatorio": of how much of something, which may be anything. */
export const perThing =
  /^(?:(?:price|cost|fee|rate|preis|kosten|prix|tarif|coût|precio|coste|tarifa|preço|custo|prezzo|costo|prijs|kosten) )?(?:per|pro|je|par|por|a) \p{L}{3,20}$/iu

const prices =
  "(?:all |our |the |alle |unsere |tous (?:les|nos) |les |nos |todos (?:los|nuestros|os) |los |nuestros |os |nossos |tutti i |i |i nostri |al onze |onze |de )?(?:prices?|fees|rates|preise|beiträge|prix|tarifs|cotisations|precios|tarifas|cuotas|preços|valores|mensalidades|prezzi|tariffe|quote|prijzen|tarieven)"
const are =
  "(?: (?:are|is|shown|given|listed|stated|quoted|billed|charged|verstehen sich|gelten|sind|s'entendent|sont(?: indiqués)?|affichés|son|se entienden|se indican|são|sono(?: indicati)?|si intendono|zijn|gelden))*"
/** "All prices are per month", "Preise monatlich", "Tarifs mensuels, sans engagement". */
export const allPaidAgain = new RegExp(
  String.raw`^(?:${prices}${are},? (?:in (?:euros?|pounds|dollars) ?)?(?:per (?:month|year|maand|jaar)|each (?:month|year)|monthly|yearly|a (?:month|year)|pro (?:monat|jahr)|im monat|monatlich|jährlich|par (?:mois|an)|(?:mensuel|annuel)(?:le)?s|au mois|(?:mensual|anual)es|al (?:mes|año)|por (?:mes|año|mês|ano)|mensais|anuais|ao (?:mês|ano)|mensil[ei]|annual[ei]|al mese|all['’]anno)(?!\p{L})|(?:表示)?価格はすべて月額|料金は(?:すべて)?(?:月額|年額)|(?:所有)?(?:价格|費用|费用)(?:均|都|皆)?(?:为|是|按)(?:每月|每年|月费|年费|月计|年计)|(?:كل |جميع )?(?:ال)?أسعار(?:نا)? (?:كلها |جميعها )?(?:شهرية|سنوية|في الشهر|بالشهر|لكل شهر))`,
  "iu"
)
/** "Monthly, no contract.", "Billed monthly": a line about all prices that begins with how often they are paid, and has no verb besides. */
export const allByMonth =
  /^(?:all )?(?:(?:billed|charged|paid|invoiced) (?:monthly|annually|yearly|per month|per year|by the month|by the year)(?=$|[.,;·|–—]| (?:in|per|with|and cancel|as)(?!\p{L}))|(?:monthly|yearly|annually|per month|per year|monatlich|jährlich|mensuels?|mensuel|annuels?|par mois|par an|mensual(?:es)?|anual(?:es)?|al mes|al año|mensal|mensais|anuais|por mês|por ano|mensil[ei]|annual[ei]|al mese|all'anno|maandelijks|jaarlijks|per maand|per jaar)(?: |, ?)(?:(?:as|no|without|cancel|with|in|excl|incl|ex|plus|per|billed|paid|zzgl|inkl|exkl|ohne|netto|pro|je|kündbar|jederzeit|hors|sans|ttc|ht|tva|résiliable|par|sin|con|más|iva|cancela|sem|com|mais|cancele|por|senza|più|esclusa|inclusa|disdici|disdetta|zonder|opzegbaar|btw)(?!\p{L})))|^(?:abgerechnet (?:wird|werden)|die abrechnung erfolgt|on est facturé|la facturation (?:est|se fait)|se (?:factura|paga|cobra)|cobra-se|paga-se|faturamos|si paga|fatturiamo|we rekenen af|er wordt (?:per )?|you(?:'re| are) billed|we bill|billing is) (?:immer |always |por mes|mensilmente )?(?:monatlich|jährlich|mensuelle(?:ment)?|annuelle(?:ment)?|par mois|par an|mensualmente|anualmente|al mes|al año|por mês|por ano|mensalmente|al mese|all'anno|mensilmente|annualmente|maandelijks|jaarlijks|monthly|yearly|annually|each month|every month|by the month)(?!\p{L})|^(?:月額|月払い|年額)(?:制)?[、,(（]|^按[月年](?:付费|计费|收费)/iu
/** "Paid by direct debit at the start of each month": who pays so goes on paying. */
export const collectedAgain =
  /(?<!\p{L})(?:direct debit|standing order|lastschrift|dauerauftrag|prélèvement|prélevé\p{L}*|domiciliación|domiciliad\p{L}*|débito (?:direto|automático)|addebit\p{L}*|automatische incasso|incasso)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:(?:each|every|of the|per|a) (?:month|quarter|year)|monthly|quarterly|yearly|(?:jeden|im|pro|zum) monat\p{L}*|monatlich|jährlich|(?:chaque|par) (?:mois|trimestre|an)|mensuel\p{L}*|(?:cada|al) (?:mes|trimestre|año)|mensual\p{L}*|(?:todos os meses|cada mês|por mês|mensal\p{L}*)|ogni (?:mese|anno)|mensil\p{L}*|(?:elke|per) (?:maand|kwartaal|jaar)|maandelijks)(?!\p{L})/iu

const byMonth =
  "(?:billed |pay |bill )?monthly|per month|(?:per )?months?|monatlich|monat|mensuels?|mensuel|par mois|mois|mensual(?:es)?|mes|mensal|mensais|mês|mensil[ei]|mese|maandelijks|per maand|maand|月額|月払い|月付|按月|每月|شهري[اًا]{0,2}"
const byYear =
  "(?:billed |pay |bill )?(?:yearly|annual(?:ly)?)|per year|(?:per )?years?|jährlich|jahr|annuels?|par an|an|année|anual(?:es)?|año|anuais|ano|annual[ei]|anno|jaarlijks|per jaar|jaar|年額|年払い|年付|按年|每年|سنوي[اًا]{0,2}"
/** "Mensal 30 dias", "Acme, yearly": a name that says how often. */
export const namedByTime = new RegExp(
  `^(?:${byMonth}|${byYear})(?= ?[\\p{Nd},(–—·-])|, (?:by the (?:month|year)|${byMonth}|${byYear})$`,
  "iu"
)
/** Of a plan that has no other name: by the week, the quarter, the half-year. */
export const lesserTimes =
  /^(?:weekly|quarterly|half-?yearly|wöchentlich|vierteljährlich|halbjährlich|quartal|halbjahr|hebdomadaire|trimestriel|semestriel|semanal|trimestral|semestral|settimanale|trimestrale|semestrale|wekelijks|per kwartaal|kwartaal|halfjaar|半年|三个月|季度|半年卡|季卡|月卡|年卡)$/iu
/** "Monthly plan", "Jahresabo", "月額プラン": a plan that is called by how often it is paid, and by nothing else. */
export const planByTime =
  /^(?:(?:monthly|yearly|annual) (?:plan|subscription|membership|pass|ticket|card)|(?:monats|jahres)(?:abo|abonnement|plan|mitgliedschaft)|(?:monatliche[rs]?|jährliche[rs]?) (?:abo|abonnement|plan|mitgliedschaft)|(?:abonnement|formule|forfait|plan|adhésion) (?:mensuel|annuel)(?:le)?|(?:plan|suscripción|membresía|abono|cuota) (?:mensual|anual)|(?:plano|assinatura|adesão) (?:mensal|anual)|(?:piano|abbonamento|canone) (?:mensile|annuale|annuo)|(?:maand|jaar)abonnement|(?:maandelijks|jaarlijks) abonnement|(?:月額|月払い|年額|年払い|年間)(?:プラン|コース|会員)|(?:包?月|包?年|月度|年度)(?:套餐|会员|订阅|方案)|(?:الخطة|الباقة|الاشتراك) (?:الشهري|السنوي)ة?|(?:اشتراك|خطة|باقة) (?:شهري|سنوي)ة?)$/iu
/** Of a switch over a price list, by which it shows what is paid by the month or by the year: one side, or both in a line. */
const saving = String.raw`(?:[ (–—·-]{0,3}[(]?(?:save|up to|spare[n]?|-|−|économisez|ahorra|economi[sz]e|risparmi[ao]|bespaar)?[^\p{L}]{0,3}\p{Nd}{1,2} ?%.{0,12})?`
export const switchMonth = new RegExp(`^(?:${byMonth})$`, "iu")
export const switchYear = new RegExp(`^(?:${byYear})${saving}$`, "iu")
export const switchBoth = new RegExp(`^(?:${byMonth})(?: ?[/|·]? ?)(?:${byYear})${saving}$`, "iu")

/** "Starting at", over a sum: no less than it. */
export const isLeast = (text: string): boolean =>
  /^(?:from|starting(?: at| from)?|starts at|ab|à partir de|dès|desde|a partir de|a partire da|da|vanaf|від|от|od|de la|från|fra|từ|mulai(?: dari)?|από)$/iu.test(
    text
  )

/** "Lifetime", beside plans by the year. */
export const lastsForLife =
  /^(?:(?:for )?life(?:time)?(?: (?:access|deal|licen[cs]e|member(?:ship)?|pass|plan))?|lebenslang|(?:mitgliedschaft )?auf lebenszeit|(?:adhésion |membre |accès )?à vie|(?:soci[oa] )?vitalici[oa]|(?:sóci[oa] )?vitalíci[oa]|(?:soci[oa] )?a vita|levenslang|永久|終身(?:会員)?|终身(?:会员)?)$/iu
