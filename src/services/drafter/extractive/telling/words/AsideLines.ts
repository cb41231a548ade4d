/**
 * What stands on a house's pages and is of something else than what the house is: who shall join it, who is thanked, what a
 * picture shows, what a site is there for in law, what else its maker has made. Data.
 */
import { recalled } from "../../../../../domain/text/Recalled.ts"
import { caseless, type Finder } from "../../../evidence/reading/patterns/Caseless.ts"
import { neededIn } from "../../../evidence/reading/patterns/NeededWords.ts"

/** "We're hiring bakers", "Wir stellen ein: Lehrling": a place is to be filled. */
const vacancies = [
  "(?<!\\p{L})we(?:['’]re| are) (?:currently |now |always |still )?(?:hiring(?! (?:software|platform|tool))|recruiting|looking for (?:an? |new )?(?:\\S+ ){0,3}(?:to join|staff(?!\\p{L})|colleague))",
  "(?<!\\p{L})wir stellen (?:\\S+ ){0,3}ein(?!\\p{L})|(?<!\\p{L})wir suchen (?:dich|verstärkung|ab sofort|zum nächst|(?:eine?n? )?(?:\\S+ )?(?:mitarbeiter|auszubildende|azubi|lehrling|gesell|aushilf))|(?:mitarbeiter|azubi|lehrling|aushilf|verstärkung)\\p{L}* gesucht",
  "(?<!\\p{L})nous recrutons(?!\\p{L})|(?<!\\p{L})nous (?:re)?cherchons (?:une?|des) [^.]{0,50}(?:\\(h/f\\)|en cdi|en cdd|pour (?:rejoindre|renforcer))",
  "(?<!\\p{L})(?:estamos contratando|trabaja con nosotros|(?:buscamos|necesitamos|se busca|se necesita) (?:personal|camarer|emplead|ayudante))",
  "(?<!\\p{L})(?:estamos a contratar|trabalhe con(?:n)?osco|procuramos (?:colaborador|funcionári|pessoal)|contratamos (?:colaborador|funcionári))",
  "(?<!\\p{L})(?:stiamo assumendo|assumiamo|lavora con noi|cerchiamo (?:personale|collaborator|apprendist|camerier))",
  "(?<!\\p{L})(?:wij|we) zoeken (?:jou|versterking|nieuwe collega|een (?:\\S+ )?(?:collega|medewerker|leerling))|(?<!\\p{L})(?:wij|we) zijn op zoek naar (?:versterking|nieuwe collega|een (?:\\S+ )?(?:collega|medewerker))|^vacature(?!\\p{L})",
  "(?:スタッフ|アルバイト|パート|正社員|仲間)(?:を)?(?:大?募集)|招聘(?:启事|公告)|诚聘|(?:نحن )?نبحث عن موظف|وظائف شاغرة"
]
/** "We thank them all": whoever did something for it once. */
const gratitude =
  "(?<!\\p{L})(?:we (?:would like to |wish to |also )?thank (?:them|everyone|everybody|all|those|the|our)|wir bedanken uns (?:bei|für)|nous tenons à remercier|damos las gracias|agradecemos a|ringraziamo (?:tutti|chi|il|la|i|gli|le)|wij bedanken)(?!\\p{L})"
/** "A showcase of Acme's kitchens", "Einige Bilder unserer Arbeiten": what pictures show. */
const captions = [
  "^(?:an? )?(?:\\p{L}+ )?(?:showcase|gallery|glimpse|snapshot|photos?|pictures?|images?|screenshots?) of (?:our|[^.,]{1,40}['’]s?) [^.]{0,40}(?:projects?|work|installations?|jobs|builds?|creations?|kitchens?|rooms?|dishes)(?!\\p{L})",
  "^(?:hier (?:sehen sie |siehst du |finden sie )?)?(?:einige|ein paar|eine (?:kleine )?auswahl) (?:\\p{L}+ )?(?:bilder|fotos|eindrücke|unserer (?:\\p{L}+ )?(?:arbeiten|projekte|referenzen))(?!\\p{L})",
  "^(?:voici )?(?:quelques(?:-une?s de nos)?|une sélection de nos|un aperçu de nos) (?:photos|images|réalisations|projets)(?!\\p{L})",
  "^(?:aquí )?(?:algun[oa]s(?: de nuestr[oa]s)?|una (?:muestra|selección) de nuestr[oa]s) (?:fotos|imágenes|trabajos|proyectos)(?!\\p{L})",
  "^(?:algum?[an]s(?: d[oa]s noss[oa]s)?|uma (?:amostra|seleção) d[oa]s noss[oa]s) (?:fotos|imagens|trabalhos|projetos|obras)(?!\\p{L})",
  "^(?:ecco )?(?:alcun[ei](?: de[il]l?e? nostr[ei])?|una (?:selezione|galleria) de[il]l?e? nostr[ei]) (?:foto|immagini|lavori|progetti|realizzazioni)(?!\\p{L})",
  "^(?:hier )?(?:enkele(?: van onze)?|een (?:greep|selectie) uit onze) (?:foto\\p{L}*|beelden|werken|projecten|realisaties)(?!\\p{L})"
]
/** "The purpose of this website is to inform": what small print says of the pages. */
const ofThesePages = [
  "^(?:the )?(?:purpose|aim) of (?:this|the present) (?:web ?)?site(?!\\p{L})|^(?:this|the present) (?:web ?)?site(?: \\([^)]{1,40}\\))? (?:aims to inform|serves to inform|is (?:intended|provided) (?:for|as) (?:\\p{L}+ )?information)",
  "^(?:diese|die vorliegende) (?:web)?(?:site|seite)(?: \\([^)]{1,40}\\))? (?:dient (?:\\p{L}+ )?(?:der|zur) information|informiert (?:sie )?über)",
  "^(?:le présent|ce) site(?: (?:web|internet))?(?: \\([^)]{1,40}\\))? (?:a pour (?:but|objet|objectif|vocation)|est édité)",
  "^(?:el presente|este) sitio(?: web)?(?: \\([^)]{1,40}\\))? (?:tiene (?:como|por) (?:finalidad|objeto|objetivo)|es titularidad)",
  "^(?:o presente|este) (?:site|website|sítio)(?: \\([^)]{1,40}\\))? (?:tem (?:como|por) (?:finalidade|objetivo|objeto)|destina-se a informar)",
  "^(?:il presente|questo) sito(?: web| internet)?(?: \\([^)]{1,40}\\))? (?:ha (?:lo scopo|come (?:scopo|finalità|obiettivo)|per oggetto))",
  "^(?:deze|de onderhavige) (?:web)?site(?: \\([^)]{1,40}\\))? (?:heeft (?:als doel|tot doel)|is bedoeld om te informeren|dient ter informatie)",
  "^(?:by (?:using|accessing)|al (?:utilizar|acceder)|en (?:utilisant|accédant)|durch die nutzung|ao (?:usar|utilizar|acessar)|utilizzando|door gebruik)[^.]{3,80}(?:accept|agree|acept|acceptez|stimmen|akzeptier|aceita|concorda|accett|akkoord)"
]
const things = {
  en: "apps?|products?|projects?|sites?|websites?|games?|tools?|plugins?|books?",
  de: "apps?|produkte|projekte|spiele|seiten|programme",
  fr: "applications|applis|apps|produits|projets|sites|jeux|logiciels",
  es: "aplicaciones|apps|productos|proyectos|juegos|sitios",
  pt: "aplicativos|aplicações|apps|produtos|projetos|jogos|sites",
  it: "app|applicazioni|prodotti|progetti|giochi|siti",
  nl: "apps?|producten|projecten|spellen|sites"
} as const
/** "Our other apps": what its makers have made besides. "Works with your other apps" is its own. */
const othersOfMaker = [
  `(?<!\\p{L})(?:our|my|(?:the |its )(?:developer|maker|author|creator|team)['’]?s?) other (?:\\p{L}+ )?(?:${things.en})(?!\\p{L})|(?<!\\p{L})other (?:\\p{L}+ )?(?:${things.en}) (?:by|from) (?:us|the (?:same )?(?:developer|maker|author|creator|team|people))(?!\\p{L})`,
  `(?<!\\p{L})(?:unsere|meine) (?:anderen|weiteren|übrigen) (?:${things.de})(?!\\p{L})|(?<!\\p{L})(?:weitere|andere) (?:${things.de}) (?:von uns|von mir|des (?:entwicklers|autors|herstellers))(?!\\p{L})`,
  `(?<!\\p{L})(?:nos|mes) autres (?:${things.fr})(?!\\p{L})|(?<!\\p{L})autres (?:${things.fr}) d[ue] (?:développeur|créateur|même)`,
  `(?<!\\p{L})(?:nuestr[oa]s|mis) otr[oa]s (?:${things.es})(?!\\p{L})|(?<!\\p{L})otr[oa]s (?:${things.es}) del? (?:desarrollador|creador|mismo)`,
  `(?<!\\p{L})(?:noss[oa]s|meus|minhas) outr[oa]s (?:${things.pt})(?!\\p{L})|(?<!\\p{L})outr[oa]s (?:${things.pt}) do (?:desenvolvedor|criador|mesmo)`,
  `(?<!\\p{L})(?:(?:le|i|gli) )?(?:nostr[ei]|mi[ei]|mie) altr[ei] (?:${things.it})(?!\\p{L})|(?<!\\p{L})altr[ei] (?:${things.it}) (?:dello (?:sviluppatore|stesso)|del creatore)`,
  `(?<!\\p{L})(?:onze|mijn) andere (?:${things.nl})(?!\\p{L})|(?<!\\p{L})andere (?:${things.nl}) van (?:ons|de (?:ontwikkelaar|maker))`,
  "(?:開発(?:者|元|チーム)|作者|運営者|当社|弊社|私たち|私)(?:の|による|が(?:作|つく)った) ?(?:他|その他|ほか)の ?(?:アプリ|サービス|製品|作品|ゲーム|サイト)|(?:我们|开发者|作者)的?其[他它](?:应用|产品|作品|游戏)|(?:تطبيقاتنا|منتجاتنا) الأخرى"
]
/** "In a live demo we show you": what is shown to whoever books an hour. */
const demonstrations = [
  "(?<!\\p{L})(?:we(?:['’]ll| will)? (?:gladly )?(?:show|walk|take) (?:you|your team)|in (?:an?|our) (?:\\S+ )?demo,? (?:we|you))(?!\\p{L})",
  "(?<!\\p{L})(?:wir zeigen|zeigen wir) (?:dir|ihnen|euch)(?!\\p{L})",
  "(?<!\\p{L})nous vous (?:montrons|présentons)(?!\\p{L})",
  "(?<!\\p{L})(?:te|le|les|os) (?:mostramos|enseñamos)(?!\\p{L})|(?<!\\p{L})mostramos(?:-lhe| a você)(?!\\p{L})",
  "(?<!\\p{L})(?:ti|vi) mostriamo(?!\\p{L})",
  "(?<!\\p{L})(?:laten we|we laten|wij laten) (?:je|u|jou)(?!\\p{L})"
]

/** "Find out more about our classes below.": leads on to another page. */
const leadingOn =
  "^(?:please )?(?:find out|learn|read|discover) more(?!\\p{L})|^(?:more|further) (?:information|details)(?!\\p{L})[^.]{0,80}(?:below|here|page)(?!\\p{L})|^(?:hier )?(?:mehr erfahren|erfahren sie mehr|lesen sie mehr|erfahre mehr)(?!\\p{L})|^(?:pour )?en savoir plus(?!\\p{L})|^(?:más información|(?:conoce|conozca|descubre|descubra|lee) más|saiba mais|scopri di più|per saperne di più|lees (?:er )?meer|meer weten)(?!\\p{L})"
/** "【お知らせ】", "[Notice]": news, and its mark. */
const marked = "^[【\\[](?:お知らせ|重要|通知|公告|notice|news|hinweis|avis|aviso|avviso|let op)[】\\]]"
const patterns = [leadingOn, marked, ...vacancies, gratitude, ...captions, ...ofThesePages, ...othersOfMaker].map(
  (source) => new RegExp(source, "u")
)
/** What none of them can do without: few lines have it. */
const mayTell = neededIn(() => patterns)
const tells = caseless(new RegExp(patterns.map(({ source }) => source).join("|"), "u"))
const demo = caseless(/(?<!\p{L})(?:live[- ]?)?demo(?:nstra\p{L}*|s|termin|gespräch)?(?!\p{L})/u)
const isShown = caseless(new RegExp(demonstrations.join("|"), "u"))
/** Of a vacancy, a picture, small print, a demonstration or the maker's other things: nothing that says what a house is. */
export const tellsAside: (text: string) => boolean = recalled(
  (text) => (mayTell.test(text) && tells.test(text)) || (demo.test(text) && isShown.test(text))
)

/**
 * "Acme is proud to support reforestation", "A tenth of our profit goes to the lifeboats": a good deed; and "Acmeのウェブサイトです",
 * whose pages these are. Behind what a house is they say nothing of that.
 */
export const isBeside: Finder = caseless(
  new RegExp(
    [
      "(?<!\\p{L})(?:is|are|we['’]re) (?:\\p{L}+ )?proud (?:to (?:support|sponsor|contribute|partner|give back)|supporters?|sponsors?)(?!\\p{L})|(?<!\\p{L})(?:\\p{Nd}+ ?%|percent|a (?:part|share|portion|tenth)) of (?:our|all|its|the|each|every) (?:\\p{L}+ )?(?:profits?|revenue|sales?|proceeds|earnings|purchase)",
      "(?<!\\p{L})wir (?:unterstützen|fördern) (?:\\p{L}+ )?(?:soziale|gemeinnützige|karitative)|(?:ein(?:en)? teil|\\p{Nd}+ ?(?:%|prozent)) (?:unsere[sr]|des|vom|der) (?:gewinn|umsatz|erlös|einnahmen)",
      "(?<!\\p{L})(?:nous sommes fiers|est fière?) de soutenir(?!\\p{L})|(?:une partie|\\p{Nd}+ ?%) d(?:e|es|u) (?:nos |notre |chaque )?(?:bénéfices?|chiffre d['’]affaires|ventes?|recettes)",
      "(?<!\\p{L})(?:orgullos[oa]s? de apoyar)(?!\\p{L})|(?:una parte|\\p{Nd}+ ?%) de (?:nuestr[oa]s |l[oa]s |cada )?(?:beneficios|ganancias|ventas?|ingresos)",
      "(?<!\\p{L})(?:orgulh(?:o|amos-nos|a-se) (?:em|de) apoiar)(?!\\p{L})|(?:uma parte|\\p{Nd}+ ?%) d[eoa]s? (?:noss[oa]s )?(?:lucros?|vendas?|receitas?)",
      "(?<!\\p{L})(?:orgoglios[oaie] di sostenere|fier[oaie] di sostenere)(?!\\p{L})|(?:una parte|\\p{Nd}+ ?%) de[il](?:le)? (?:nostr[oaie] )?(?:profitti?|ricavat[oi]|guadagni|vendite|utili)",
      "(?<!\\p{L})(?:trots(?:e)? (?:op|om)|trotse (?:sponsor|supporter)) (?:\\p{L}+ )?(?:te (?:steunen|ondersteunen))?(?:van)?(?!\\p{L})|(?:een deel|\\p{Nd}+ ?%) van (?:onze |de |elke )?(?:winst|omzet|opbrengst)",
      "(?:公式)?(?:ウェブ|web|ホーム)?(?:サイト|ページ)です[。]?$|的(?:官方)?网站[。]?$|^(?:هذا )?(?:هو )?الموقع الرسمي "
    ].join("|"),
    "u"
  )
)
