/** Entries of a list that name nothing it can do: the rest of them, questions without their mark, steps, what is not there: data. */
import { saysLater } from "../../evidence/topics/LaterWords.ts"
import { areAudiences } from "./ShownWords.ts"

/** "All services", "and much more": leads to the rest. */
const rest =
  /^(?:(?:(?:view|see|show|browse|discover) )?all (?:(?:our|the|of our) )?(?:services|features|products|courses|offers|treatments|solutions|integrations)|(?:alle|sämtliche) (?:unsere )?(?:leistungen|funktionen|produkte|angebote|kurse|dienstleistungen)|(?:voir )?tou(?:s|tes) (?:les|nos) (?:services|prestations|produits|offres|fonctionnalités|soins|formations)|(?:ver )?tod[oa]s (?:(?:l[oa]s|nuestr[oa]s|[oa]s|(?:[oa]s )?noss[oa]s) )?(?:servicios|serviços|productos|produtos|funciones|cursos|funcionalidades|tratamientos|tratamentos)|tutt[ie] (?:(?:i|gli|le|i nostri|le nostre) )?(?:servizi|prodotti|funzioni|funzionalità|corsi|trattamenti)|alle (?:onze )?(?:diensten|functies|producten|cursussen|behandelingen)|(?:すべて|全て)の.{1,8}|(?:全部|所有)(?:服务|功能|产品|课程)|(?:جميع|كل) (?:الخدمات|المميزات|المنتجات|خدماتنا)|(?:and|und|et|y|e|en|&|\+)? ?(?:(?:much|many|lots|so much|plenty) more|more|vieles? mehr|(?:bien|beaucoup) plus|mucho más|muito mais|molto altro|tanto altro|nog (?:veel )?meer|veel meer)|など|等等|وأكثر|والمزيد)[.!…]*$/iu

/** "Anything else on request", "Sonstiges auf Anfrage": whatever is not told. */
const whateverElse =
  /^(?:(?:any|every)thing else|others?|other (?:services|requests|work)|more|sonstiges|weiteres|weitere \p{L}+|anderes|und vieles mehr|autres?(?: \p{L}+)?|otr[oa]s?(?: \p{L}+)?|y mucho más|outr[oa]s?(?: \p{L}+)?|altr[oi](?: \p{L}+)?|overige?(?: \p{L}+)?|その他)(?: (?:on|upon|by) request| (?:auf|nach) (?:anfrage|absprache)| sur demande| bajo (?:pedido|consulta)| a (?:consultar|pedido)| sob (?:consulta|pedido|demanda)| su richiesta| op aanvraag)[.!]?$|^(?:miscellaneous|misc\.?|sonstiges|diverses|verschiedenes|weiteres|divers|varios|diversos|vari[ea]|diversen|overig|その他|其他|أخرى)$/iu

/** "Zukunft: Drohnen": told of what is to come. */
const ofFuture =
  /^(?:(?:in )?(?:the )?future|(?:in )?zukunft|künftig|à l['’]avenir|(?:en el )?futuro|(?:no )?futuro|in futuro|(?:in de )?toekomst|今後|将来|未来|في المستقبل) ?[:：]/iu
/** "Service", "Prix": what stands over the columns of a table. */
const ofColumns =
  /^(?:service|feature|plan|price|product|description|details?|funktion|leistung|preis|beschreibung|fonction|prestation|prix|servicio|función|precio|serviço|função|preço|servizio|funzione|prezzo|dienst|functie|prijs|サービス|機能|料金|服务|功能|价格|الخدمة|الميزة|السعر)$/iu

/** "How many came in today": asked, and no thing. */
const asking =
  /^(?:how|what|which|who|whose|why|when|where|wie|wieviele?|welche[rsnm]?|wer|wann|warum|wieso|combien|quel(?:le)?s?|qui|quand|où|pourquoi|comment|cuánt[oa]s?|qué|quién(?:es)?|cuándo|dónde|cómo|cuál(?:es)?|quant[oiae]s?|quais|qual|quem|onde|in (?:che|quale)|chi|dove|quali|perché|hoe(?:veel)?|welke|wanneer|waar|waarom|كم|كيف|متى|من هو|لماذا)(?![\p{L}'’-])/iu
const asked = /[?？؟]$|(?:です|ます|ません|でしょう)か[。]?$/u

/** "What we leave to others", "Lo que no hacemos": told beside what is done. */
const denied =
  /^(?:not (?:included|for|offered|covered)(?!\p{L})|was .{1,24} (?:nicht|kein\p{L}{0,2})(?!\p{L})|(?:nicht (?:dabei|enthalten|bei uns|im angebot))|ce qu(?:e |i |['’]).{1,24} (?:pas|plus)(?!\p{L})|(?:lo|el) que (?:.{1,16} )?(?:no|nunca)(?!\p{L})|o que (?:.{1,16} )?(?:não|nunca)(?!\p{L})|(?:cosa|quello che|ciò che|quel che) (?:.{1,16} )?non(?!\p{L})|wat .{1,24} niet(?!\p{L})|ما لا(?!\p{L}))|(?:しない|やらない|できない|行わない)(?:こと)?$|^(?:我们|本店|本公司)?不(?:做|提供|承接|包含)的/iu

/** "Hackathon winner 2019": what was won, and nothing that it does. */
const won =
  /(?<!\p{L})(?:winners?|finalists?|nominees?|award[- ]winning|preisträger|gewinner|ausgezeichnet|lauréate?s?|finalistes?|récompensée?|ganador(?:a|es)?|premiad[oa]s?|galardonad[oa]s?|vencedor(?:a|es)?|vincitor[ei]|vincitrice|finalist[ai]|winnaars?|bekroond)$|^award[- ]winning |受賞|入賞|获奖|حاصل(?:ة|ون)? على جائزة/iu

const namesNothing = (text: string): boolean =>
  saysLater(text) ||
  [rest, whateverElse, ofFuture, ofColumns, asking, asked, denied, won].some((pattern) => pattern.test(text))

/** Getting in touch is what a visitor does first, before anything is done for them. */
const firstStep =
  /^(?:(?:you |first )?(?:ring|call|phone|email|write to|contact|tell|text) (?:us|me|or|and|the)(?!\p{L})|(?:you )?get in touch|(?:you )?(?:enquire|inquire)(?!\p{L})|fill (?:in|out) (?:the|our|a)|(?:sie |du )?(?:rufen sie|ruf|schreiben sie|schreibst?|kontaktieren sie|kontaktiere|melde dich|melden sie sich)(?!\p{L})|(?:vous )?(?:appelez|écrivez|contactez)(?!\p{L})|prenez contact|(?:llama|llámanos|escríbenos|contacta|contáctanos|cuéntanos)(?!\p{L})|(?:ligue|escreva|contacte|fale connosco|fale conosco|conte-nos)(?!\p{L})|(?:chiamaci|chiama|scrivici|contattaci|raccontaci)(?!\p{L})|(?:bel|mail|schrijf|vertel) ons|neem contact|お問い合わせ|お申し込み|ご相談・お見積|联系我们|提交(?:需求|咨询)|تواصل معنا|اتصل بنا)/iu

/** "Intake", "Install": a name that is nothing but what is done first. */
const firstStepAlone =
  /^(?:sign[- ]?up|register|registration|create (?:an |your )?account|install|download|discovery|discover|define|intake|briefing|kick-?off|erstgespräch|kennenlernen|registrieren|anmelden|inscription|premier (?:échange|contact)|prise de contact|registro|regístrate|primer contacto|primeira conversa|cadastro|registrazione|primo (?:contatto|incontro)|kennismaking|kennismaken|aanmelden|ヒアリング|お問い合わせ|お申し込み|会員登録|メンバー登録|選定|注册|申请|提交申请|申請|需求沟通|التسجيل)(?: (?:&|and|und|et|y|e|en) .*)?$/iu

/** "Upload your file", "Stimme wählen": what who uses it does first, where few entries follow. */
const firstDeed =
  /^(?:(?:upload|drop|paste|choose|select|pick|enter|describe|configure|request|submit|tell us|send us)(?!\p{L})|(?:téléversez|importez|choisissez|sélectionnez|décrivez|configurez|demandez|démarrez|sube|elige|elegí|selecciona|describe|configurá?|introduce|solicita|escolha|selecione|descreva|solicite|carica|scegli|seleziona|descrivi|richiedi|kies|selecteer|beschrijf|stel|geef|wähle?n?|beschreibe|lade|gib)(?!\p{L})|\p{L}+ (?:hochladen|auswählen|wählen|eingeben|einlesen|einfügen|beschreiben|anfordern|uploaden|kiezen|invoeren|aanvragen)$|\S{1,12}を(?:入力|選択|選ぶ|アップロード|登録|決める|設定する?|起動)|(?:上传|选择|输入|上傳|選擇|輸入)|(?:اختر|ارفع|أدخل|حدد) )/iu
const fewSteps = 5

/** "Tier 0 — Close the holes", "Guide 02 · 7 min read": the number of an entry behind a word that all of them have. */
const serial = /^(\p{L}{2,}) #?\p{Nd}{1,2}(?![\p{L}\p{Nd}.,%])/u
const areSerial = (names: ReadonlyArray<string>): boolean => {
  const counted = names.flatMap((name) => serial.exec(name)?.[1] ?? [])
  return counted.length > 1 && counted.length * 2 >= names.length && new Set(counted).size === 1
}

/** "GET", "POST" over an address: how programs ask, one after the other. */
const asksByWire = /^(?:GET|POST|PUT|PATCH|DELETE)(?: \/.*)?$/u

/** "YAM (young adult mean)": a term and how it is read. */
const readTerm = /^\p{Lu}{1,5} ?[（(]/u

/** 骨密度とは: what it is, explained among others. */
const whatIsIt = /とは[？?]?$/u

/** "Our services", "Success stories": parts of a site that entries lead to. */
const siteParts =
  /^(?:(?:our|my) (?:services|work|projects|story|team|prices|blog|partners|clients|gallery|portfolio)|success stories|case studies|about us|contact us|(?:unsere|meine) (?:leistungen|angebote|projekte|referenzen|preise|geschichte)|unser team|über uns|erfolgsgeschichten|nos (?:services|prestations|réalisations|tarifs|projets)|notre (?:équipe|histoire)|à propos|nuestros (?:servicios|proyectos|trabajos|precios)|nuestro equipo|nuestra historia|casos de éxito|sobre nosotros|(?:os )?nossos (?:serviços|projetos|trabalhos|preços)|nossa (?:equipe|história)|casos de sucesso|sobre nós|i nostri (?:servizi|progetti|lavori|prezzi)|il nostro team|la nostra storia|chi siamo|storie di successo|onze (?:diensten|projecten|prijzen)|ons team|over ons|nasze (?:usługi|realizacje|projekty)|o nas|naše (?:služby|realizace|projekty)|o nás|наши (?:услуги|работы|проекты)|о нас|наші (?:послуги|роботи|проєкти)|про нас|hizmetlerimiz|projelerimiz|hakkımızda|layanan kami|tentang kami|serviciile noastre|despre noi|οι υπηρεσίες μας|σχετικά με εμάς|השירותים שלנו|סיפורי הצלחה|אודות|خدماتنا|أعمالنا|من نحن|قصص النجاح|事業内容|サービス内容|会社概要|導入事例|我们的服务|关于我们|成功案例|客户案例|회사 ?소개|서비스 소개|오시는 길)$/iu

/** "product photos" among names with capitals: a word of what is shown. */
const small = /^\p{Ll}[\p{Ll}\p{M} '’-]+$/u
const areCapital = (entries: ReadonlyArray<{ readonly text: string }>): boolean =>
  entries.filter(({ text }) => /^\p{Lu}/u.test(text)).length * 3 >= entries.length * 2

/** The entries that name something; none where they are counted, are what programs send, terms or parts of the site, the first begins a way of steps, or they tell whom it is for. */
export const namedThings = <A extends { readonly text: string }>(entries: ReadonlyArray<A>): ReadonlyArray<A> =>
  [firstStep, firstStepAlone].some((first) => first.test(entries[0]?.text ?? "")) ||
  (entries.length <= fewSteps && firstDeed.test(entries[0]?.text ?? "")) ||
  areAudiences(entries.map(({ text }) => text)) ||
  areSerial(entries.map(({ text }) => text)) ||
  entries.some(({ text }) => asksByWire.test(text) || siteParts.test(text) || whatIsIt.test(text)) ||
  entries.every(({ text }) => readTerm.test(text))
    ? []
    : entries.filter(({ text }) => !namesNothing(text) && !(small.test(text) && areCapital(entries)))
