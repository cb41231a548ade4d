/** What sums are of that nobody pays for the product: gifts, sureties, carriage, fines, wages, what others ask. Data. */

import { caseless } from "../../../../reading/patterns/Caseless.ts"

/** Those who use what is sold, and those whom they serve with it: what they pay is nobody's price here. */
const others =
  "(?:your|their) (?:own )?(?:\\p{L}+ )?(?:customers?|clients?|users?|members?|guests?|guides?|readers?|students?|patients?|players?|fans|followers|subscribers?|tenants?|visitors?|hosts?|sellers?|buyers?|tutors?|teachers?|drivers?)|(?:ihre|deine|eure)[nr]? (?:kund\\p{L}+|nutzer\\p{L}*|gäste\\p{L}*|mitglieder\\p{L}*|leser\\p{L}*|schüler\\p{L}*|patient\\p{L}*)|(?:vos|tes|leurs) (?:clients?|utilisateurs|membres|abonnés|adhérents|lecteurs|élèves|patients|invités)|(?:tus|sus|vuestros) (?:clientes|usuarios|socios|lectores|alumnos|pacientes|huéspedes)|(?:seus|teus|os seus) (?:clientes|usuários|utilizadores|sócios|leitores|alunos|pacientes|hóspedes)|(?:i tuoi|i vostri|i suoi) (?:clienti|utenti|soci|lettori|allievi|pazienti|ospiti)|(?:je|uw|jullie) (?:klanten|gebruikers|leden|lezers|leerlingen|patiënten|gasten)"
export const othersPay = caseless(
  new RegExp(
    `(?<!\\p{L})(?:${others}|(?:customers|clients|visitors|buyers|shoppers|guests|patients|tenants|readers|players) (?:can|may|could|will|get|ask|send|request|pay|start|choose)|(?:kunden|gäste|besucher|mieter) (?:können|zahlen|fragen|fordern)|(?:les )?(?:clients|visiteurs) (?:peuvent|paient|demandent)|(?:los )?(?:clientes|visitantes) (?:pueden|pagan|piden)|(?:os )?(?:clientes|visitantes) (?:podem|pagam|pedem)|(?:i )?(?:clienti|visitatori) (?:possono|pagano|chiedono)|klanten (?:kunnen|betalen|vragen))(?!\\p{L})|(?:您|你)的?(?:客户|用户|读者)|お客様の(?:お客様|顧客)|عملاؤ(?:ك|كم)`,
    "u"
  )
)

/** Money given to somebody else to spend here. */
export const giftWords =
  "gift[- ]?(?:cards?|vouchers?|certificates?|tokens?)|e-?vouchers?|vouchers?|(?:geschenk|wert)?gutscheine?|geschenkkarten?|(?:bons?|chèques?|cartes?)[- ]cadeaux?|(?:tarjetas?|bonos?|cheques?|vales?)(?: de)? regalo|vales?[- ](?:presentes?|oferta|brinde)|vales? de(?= \\p{Nd})|cart(?:ão|ões)[- ](?:presente|oferta)|(?:buon[oi]|cart[ae])[- ](?:regalo|dono)|cadeau(?:bon(?:nen)?|kaart(?:en)?)"
/** Of the sum they stand right before or behind. Words of languages with blanks, tested whole. */
const besideSpaced = [
  giftWords,
  "deposits?|down ?payments?|suret(?:y|ies)|kaution|anzahlung|pfand|hinterlegung|cautions?|acompte|arrhes|dépôt(?: de garantie)?|fianzas?|depósitos?|señal|anticipo|caução|sinal|cauzion[ei]|caparra|acconto|borg(?:som)?|statiegeld|aanbetaling|waarborg(?:som)?",
  "shipping|deliver(?:y|ies)|postage|p&p|courier|freight|carriage|versand\\p{L}*|lieferung|liefer\\p{L}*kosten|porto|livraison|frais de port|expédition|point relais|envíos?|gastos de envío|portes|entregas?|fretes?|spedizion[ei]|consegna|verzend\\p{L}+|bezorg(?:ing|kosten)",
  "fines?|fined|penalt(?:y|ies)|late|lost|loss|replac\\p{L}+|damage[sd]?|breakages?|missed|no-?shows?|cancell?\\p{L}+|strafen?|bußgeld\\p{L}*|verlust\\p{L}*|verloren\\p{L}*|ersatz\\p{L}*|stornier\\p{L}*|stornogebühr|mahn\\p{L}+|verspät\\p{L}+|amendes?|perte|perdue?s?|retards?|pénalités?|remplacement|annulation|multa[sd]?[oa]?s?|sanci(?:ón|ones)|pérdida|retrasos?|cancelaci(?:ón|ones)|reposición|perda|atrasos?|cancelamentos?|penal[ei]|sanzion[ei]|smarriment[oi]|ritard[oi]|disdett[ae]|boetes?|verlies|vervang\\p{L}+|annulering|te laat",
  "wages?|salar\\p{L}+|stipends?|payroll|earn\\p{L}*|trainees?|apprentices?|interns?|internships?|gehalt|gehälter|löhne?|lohn|azubis?|auszubildende\\p{L}*|ausbildungsvergütung|verdien\\p{L}+|praktikant\\p{L}*|salaires?|rémunér\\p{L}+|apprenti\\p{L}*|stagiaires?|sueldos?|becari[oa]s?|aprendices|estagiári[oa]s?|aprendiz\\p{L}*|tirocinant[ei]|apprendist[ai]|salaris(?:sen)?|lonen|loon|leerlingen verdienen|stagevergoeding|(?:are|gets?) paid|sont payée?s|werden bezahlt|son pagad[oa]s|cobran|são pag[oa]s|(?:sono|vengono) pagat[ie]|worden betaald",
  "donat\\p{L}+|charity|food ?banks?|spenden?|gespendet|dons?|donaci\\p{L}+|doaç\\p{L}+|doad[oa]s?|donazion\\p{L}+|donat[oi]|donaties?|gedoneerd|voedselbank|tafel e\\.v\\.",
  "elsewhere|competitors?|rivals?|others|other (?:tools|apps|shops|providers|vendors|products|platforms)|anderswo|anderen?|andernorts|konkurren\\p{L}+|mitbewerber\\p{L}*|ailleurs|concurren\\p{L}+|d'autres|les autres|otros|otras|en otros sitios|la competencia|outros|outras|concorren\\p{L}+|altrove|altri|altre|elders|andere",
  "visiting|guest (?:teachers?|tutors?|chefs?|artists?|speakers?)|by (?:guests?|partners?|others|external)|extern\\p{L}*|gast(?:dozent|lehrer|künstler|docent)\\p{L}*|intervenante?s?|invitée?s?|invitad[oa]s?|convidad[oa]s?|ospiti",
  others,
  "bad|badly|broken|wrong|failed|unused|empty|stolen|schlechte\\p{L}*|kaputte?\\p{L}*|leere\\p{L}*|stillstand|ausfall|mauvaise?s?|cassée?s?|volée?s?|mal[oa]s?|rot[oa]s?|perdid[oa]s?|robad[oa]s?|ruim|quebrad[oa]s?|roubad[oa]s?|cattiv[oa]|rott[oa]|pers[oa]|rubat[oa]|slechte?|kapotte?|gestolen|upgrades?|service charge|them|they|him|downtime",
  "insur\\p{L}+|parking|locker|towels?|wardrobe|corkage|fuel|installation|set-?up|refunds?|cash ?back|credits?|discounts?|vouch\\p{L}*|versicherung\\p{L}*|parken|parkplatz|schließfach|montage|installation|assurance|stationnement|vestiaire|seguro|aparcamiento|taquilla|instalación|estacionamento|seguro|instalação|assicurazione|parcheggio|installazione|verzekering|parkeren|kluisje|installatie|tassa di soggiorno|taxe de séjour|kurtaxe|toeristenbelasting|city tax|tourist tax|gratuity|tips?|electricity|power bills?|heating|utilities|accountants?|partners?|un(?:returned|claimed|paid|used)|strom|heizung|miete|rundfunk\\p{L}*|électricité|loyer|electricidad|luz|alquiler|eletricidade|aluguel|elettricità|luce|affitto|stroom|gas|water|huur|dogs?|pets?|hunde|haustiere|chiens?|animaux|perros?|mascotas?|cães|cani|animali|honden|huisdieren|bookshops|sponsors?"
].join("|")
const besideUnspaced =
  "ギフト(?:カード|券)|商品券|保証金|敷金|デポジット|送料|配送料|罰金|紛失|キャンセル|遅延|再発行|給与|時給|月給|年収|寄付|他社|駐車|礼品卡|礼券|代金券|押金|定金|保证金|运费|配送费|邮费|罚款|罚金|丢失|遗失|补办|工资|薪资|月薪|捐|其他(?:软件|平台|公司)|竞品|停车|電気|家賃|电费|房租|水费|بطاق(?:ة|ات) (?:ال)?هد(?:ية|ايا)|قسيمة|قسائم|عربون|وديعة|تأمين|(?:ال)?شحن|(?:ال)?توصيل|غرام(?:ة|ات)|فقدان|تأخير|استبدال|راتب|رواتب|أجور|تبرع|المنافس|غيرنا"
export const besideSums = caseless(
  new RegExp(`(?<![\\p{scx=Latn}\\p{N}])(?:${besideSpaced})(?![\\p{scx=Latn}\\p{N}])|${besideUnspaced}`, "u")
)

/** Until when, or from when on, a sum holds that holds not today. */
export const pastOrPlanned = caseless(
  /(?<!\p{L})(?:until|up to last|used to|formerly|previously|last (?:year|month|week|season|spring|summer|autumn|winter)|next \p{L}+|from (?:the )?(?:(?:1st|first) of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|20\p{Nd}\p{Nd})|as of (?:january|february|march|april|may|june|july|august|september|october|november|december|20\p{Nd}\p{Nd})|will|would|soon|planned|was|were|bis|früher|bisher|zuletzt|künftig|bald|nächste[nrsm]?|ab (?:dem |januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|20\p{Nd}\p{Nd})|wird|werden|war|waren|wurde|jusqu\p{L}*|auparavant|bientôt|prochaine?|était|sera|passera|dès (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|20\p{Nd}\p{Nd})|à partir d[eu] (?:\p{Nd}+ |1er )?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|20\p{Nd}\p{Nd})|hasta|antes|próxim[oa]|costará|pasará|será|era|costaba|desde (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|a partir de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|20\p{Nd}\p{Nd})|até|custava|custará|passará|prossim[oa]|fino al?|finora|costava|costerà|passerà|tot(?: en met)?|voorheen|vroeger|binnenkort|volgend[e]?|wordt|was|kostte|vanaf (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|20\p{Nd}\p{Nd}))(?!\p{L})|旧プラン|旧版|旧料金|老版|原价|来月|来年|以前|従来|まで|でした|此前|以前|曾|明年|下个?月|即将|将(?:涨|调|为)|سابق|كان|سيصبح|(?<!\p{L})(?:سوف|س[يت](?:كون|صبح|كلف|بلغ|بدأ))(?!\p{L})|قريب|القادم|المقبل/u
)
/** Of whom the sum is, or under what condition: a low price of some. */
export const someOnly = caseless(
  /(?<!\p{L})(?:students?|pupils?|seniors?|pensioners?|non-?profits?|charit(?:y|ies)|if|when|unless|first (?:\p{L}+ |\p{Nd}+ )?(?:months?|years?|weeks?|time)|new (?:customers|members)|with (?:an? |your |the )?(?:\p{L}+ )?(?:card|code|coupon|contract|commitment|subscription|membership)|for members|studierende\p{L}*|schüler\p{L}*|wenn|falls|ersten? (?:\p{L}+ |\p{Nd}+ )?(?:monate?|jahre?)|(?:\p{L}+|\p{Nd}+) premiers mois|primeros \p{L}+ meses|primeiros \p{L}+ meses|primi \p{L}+ mesi|eerste \p{L}+ maanden|étudiante?s?|adhérents|premi(?:er|ère) (?:mois|année|fois)|si|estudiantes?|primer (?:mes|año)|estudantes?|primeiro (?:mês|ano)|se|studenti|primo (?:mese|anno)|studenten|scholieren|als|eerste (?:maand|jaar)|trial|trials)(?!\p{L})|学生|初月|初回|首月|首年|新用户|الطلاب/u
)
/** Of a plan that is not for sale, or no plan: "Old Studio plan", "Sponsor". */
export const noPlan = caseless(
  /(?<!\p{L})(?:old|legacy|former|retired|sold out|waitlist|sponsor\p{L}*|patrons?|backers?|hosting|visas?|press|plus (?=\P{L}*\p{Nd})|up to|alte[rnsm]?|ausverkauft|ehemalige\p{L}*|ancien\p{L}*|épuisé\p{L}*|antigu[oa]s?|agotad[oa]s?|antig[oa]s?|esgotad[oa]s?|vecchi[oa]|esaurit[oi]|oude?|uitverkocht)(?!\p{L})|旧|売り切れ|已停售|قديم/u
)

/** So for now, and otherwise from some day on: "until the autumn", "no longer". */
export const forNow =
  /(?<!\p{L})(?:until|no longer|any ?more|in future|from (?:january|february|march|april|may|june|july|august|september|october|november|december|20\p{Nd}\p{Nd})|bis|künftig|jusqu\p{L}*|à partir de|hasta|a partir de|até|fino|dal 20\p{Nd}\p{Nd}|till|tot|vanaf)(?!\p{L})|まで|直到/iu
