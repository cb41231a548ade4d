/** Questions about what a single work costs, whatever the language of the page. Data: `{S}` is of what is asked. */

/** "How much does a chimney sweep cost?", "¿Cuánto cuesta el lavado por kilo?". */
export const workCosts = [
  "(?:and |so )?(?:how much|what) (?:does|do|will|would|is|are) (?:it cost to )?{S}(?: cost| charge| be)?(?: me| us)?|what(?: is|'s| are) the (?:price|cost|rate|fee)s? (?:of|for) {S}|how much do you charge(?: for {S})?|what do you charge(?: for {S})?|what (?:do|must|will) (?:i|we) pay (?:for|per) {S}",
  "(?:und )?(?:was|wie ?viel) kostet? {S}|was kosten {S}|wie ?viel kosten {S}|(?:wie hoch|wie) sind (?:die|ihre|eure) (?:kosten|preise) (?:für |einer |eines ){S}|mit welchen kosten muss ich (?:für |bei ){S} rechnen|was zahle ich (?:für|pro|je) {S}|was (?:nehmen|verlangen|berechnen) (?:sie|ihr) (?:für|pro) {S}",
  "(?:et )?combien (?:coûtent?|coute) {S}|quel est le (?:prix|tarif|coût) (?:de |d'|du |des |pour ){S}|combien (?:ça )?coûte {S}|combien (?:demandez|prenez|facturez)-vous pour {S}",
  "(?:y )?cu[aá]nto (?:me )?(?:cuestan?|valen?|sale) {S}|cu[aá]l es el (?:precio|costo|coste|valor) (?:de |del |por ){S}|qu[eé] precio tienen? {S}|cu[aá]nto cobra[ns]? por {S}",
  "(?:e )?quanto custam? {S}|qual (?:é )?o (?:valor|preço|custo) (?:d[aoe]s? ){S}|quanto fica {S}|quanto (?:cobra|cobram|cobras) por {S}",
  "(?:e )?quanto costa(?:no)? {S}|qual è il (?:prezzo|costo) (?:di |del |della |dell'|dei |delle |per ){S}|quanto (?:chiedi|chiedete|prendi|prendete) per {S}|quanto (?:viene|vengono) {S}",
  "(?:en )?(?:wat|hoeveel) kost(?:en)? {S}|wat is de prijs van {S}|(?:wat|hoeveel) betaal ik (?:voor|per) {S}",
  "{S}(?:の|は|に)?(?:料金|費用|価格|値段)?(?:は|を)?(?:いくら|おいくら|どのくらい|どれくらい)(?:です|かかります|でしょう)か",
  "{S}(?:多少钱|怎么收费|如何收费|要多少钱|的?(?:价格|费用)是多少)",
  "{S} ?(?:비용|가격|요금)[은는이]? ?(?:얼마(?:인가요|예요|입니까)?|어떻게 되나요)",
  "كم (?:يكلف|تكلفة|سعر|ثمن|تكلف) {S}|ما (?:سعر|تكلفة|ثمن) {S}",
  "ile kosztuj[eą] {S}|jaki jest koszt {S}",
  "kolik stojí {S}|jaká je cena {S}",
  "сколько (?:стоит|стоят) {S}|какова стоимость {S}|скільки (?:коштує|коштують) {S}|яка (?:вартість|ціна) {S}",
  "cât costă {S}|care este prețul {S}",
  "{S} (?:fiyatı|ücreti|maliyeti) ne kadar|{S} ne kadar",
  "(?:chi phí |giá |phí ){S} (?:là )?bao nhiêu(?: tiền)?|{S} (?:giá )?bao nhiêu(?: tiền)?",
  "vad kostar {S}|hvad koster {S}|hva koster {S}|paljonko maksaa {S}|mennyibe kerül {S}|πόσο κοστίζει {S}|כמה עולה {S}|berapa (?:harga|biaya|tarif) {S}"
]
/** What is done for somebody, though a sum for it may stand beside what is sold. */
export const doneForThem =
  "installations?|install|installing|installation|montage|installazione|instalación|instalação|installatie|heating|heizung\\p{L}*|insurance|versicherung\\p{L}*|parking"
/** Told of anybody, and of no house: "on the market", "in most towns". */
export const ofAnybody =
  "market|industry|nationwide|in general|most (?:companies|providers|agencies|places|people)|others?|elsewhere|competitors?|traditional|markt\\p{L}*|branche\\p{L}*|andere\\p{L}*|anbieter|mitbewerber|marché|concurren\\p{L}*|mercado|competencia|concorr\\p{L}*|mercato|markten|相場|市场"
