/** Words that are no topic, whatever a site is about, in the languages sites are mostly written in: data; folded. */
import { fold } from "../../../../domain/text/Folding.ts"
import type { Language } from "../../evidence/topics/Language.ts"

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""))

/** Of goods and makers at large, of praise, of time and quantity, and verbs that every site uses. */
export const untopical = words(`
  app apps application applications software platform platforms tool tools solution solutions service services system systems
  product products website websites web site sites page pages online digital internet cloud home company companies business
  businesses enterprise enterprises team teams people person user users customer customers client clients everyone anyone
  somebody visitor visitors partner partners member members world country countries place places life day days night nights
  week weeks month months year years hour hours minute minutes second seconds time times today tomorrow tonight morning evening
  way ways thing things part parts kind kinds lot lots number numbers step steps click clicks one two three four five six ten
  first second next last best better great good easy easily simple simply fast faster quick quickly smart smarter modern new
  newest latest powerful beautiful free full whole complete open source clear small big large little real right own same different
  other others every each more most much many less all only just even still always never ever again together everything
  nothing something anything here there everywhere anywhere feature features plan plans price prices pricing benefit benefits
  quality experience experiences help need needs want make makes made making build builds built building get gets getting
  start starts started starting stop turn turns use uses used using work works working keep keeps keeping run runs running let
  lets take takes taking give gives send sends find finds finding see sees look looks know knows known try create creates
  created manage manages managing save saves saving grow grows learn learns discover discovers explore explores connect connects
  meet meets read reads write writes write written show shows shown bring brings put puts come comes go goes done love loved
  trusted powered designed crafted based ready available welcome official about contact choice story mission vision future
  idea ideas question questions answer answers result results value goal goals problem problems project projects example
  examples details information info content area areas level levels type types order list lists name names line lines
  side end top data ease effort minutes' choose enjoy join share stay support supports store stores shop
  trial trials demo plan two-factor any surface
  around expert experts
  waitlist access early sign login account request beta private public official latest
  direct deploys deploy founder founders quote quotes estimate enquiry inquiry
  ones version versions
  independent professional premium exclusive reliable affordable seamless innovative ultimate stunning authentic
  built-in all-in-one user-friendly phone phones smartphone computer desktop browser device devices screen pocket hand hands
`)

/** The same in German, Spanish, French, Portuguese, Italian and Dutch. */
export const untopicalElsewhere = words(`
  anwendung anwendungen plattform werkzeug werkzeuge lösung lösungen dienst dienste service system systeme produkt produkte
  webseite website seite seiten unternehmen firma firmen team teams menschen leute person nutzer kunde kunden kundin partner welt
  land leben tag tage nacht woche wochen monat monate jahr jahre stunde stunden minute minuten sekunde sekunden zeit heute morgen
  abend abends weg wege ding dinge teil teile art zahl schritt schritte klick einfach schnell schneller modern modernen neu neue
  neuen besser beste besten gut gute groß große großen klein kleine kleinen ganz ganze ganzen alle alles jeder jede jedes jeden mehr
  viel viele wenig nur auch noch immer nie hier dort überall zusammen gemeinsam kostenlos qualität erfahrung hilfe bedarf start
  was wie wann wo wer warum welche ende idee ideen frage fragen antwort ergebnis ziel ziele problem beispiel information informationen bereich angebot vorteile
  zwischen während ohne unter über durch gegen außer sowie bereits dank statt samt kostenlose kostenloser wichtig wichtige
  ich du ihr sie wir uns euch anfrage anfragen angebot angebote beratung termin persönlich persönliche persönlicher häufig häufige häufigen
  unverbindlich unverbindliche direkt digitaler digitale digitalen bundesweit deutschlandweit
  inteiro inteira inteiros inteiras entero entera enteros enteras intero intera interi intere entier entière entiers entières entiere entieres único única únicos únicas unico unica unici uniche unique uniques einzige einziger einziges einzigen hele heel enige
  echt moet moeten
  mon ma mes ton ta tes mi mis ti mijn jullie mein meine meinen meiner dein deine deinen deiner deinem minha meu meus minhas teu tua teus mia mio miei mie tuoi tue
  professionell professionelle professionelles professioneller professionellen professionnel professionnelle professionnels
  professionnelles profesional profesionales profissional profissionais professionale professionali professionele professioneel
  premium exclusiv exklusive exklusiven exklusiver exclusif exclusive exclusivo exclusiva esclusivo esclusiva exclusieve
  autentico autentica autentici authentique authentiques auténtico auténtica autêntico autêntica authentische authentischer
  zuverlässige zuverlässiger zuverlässigen individuelle individueller individuellen maßgeschneiderte hochwertige hochwertigen hochwertiger
  você vocês nós tu usted ustedes nosotros vous nous je noi voi jij wij devis demande orçamento presupuesto preventivo offerte
  próxima próximo prochaine prochain prossimo prossima volgende supporto soporte suporte recebe oportunidad opportunité opportunités
  funktionen leistungen preise preis auswahl geschichte zukunft macht machen gemacht bringt gibt geht kommt findet
  aplicación aplicaciones herramienta herramientas plataforma plataformas solución soluciones servicio servicios sistema sistemas
  producto productos sitio página páginas empresa empresas negocio negocios equipo equipos gente persona personas usuario usuarios
  entre sin según durante mediante hacia así donde planes plan prueba
  cliente clientes socio mundo país vida día días noche semana semanas mes meses año años hora horas minuto minutos segundo
  tiempo hoy mañana forma manera cosa cosas parte tipo número paso pasos clic fácil fácilmente sencillo simple rápido rápida
  moderno nuevo nueva nuevos nuevas mejor mejores bueno gran grande grandes pequeño pequeña pequeños pequeñas todo toda todos todas
  cada más mucho muchos menos solo sólo siempre nunca aquí juntos gratis gratuito calidad experiencia ayuda inicio fin idea ideas
  pregunta respuesta resultado objetivo problema ejemplo información oferta ventajas funciones precios precio historia futuro
  proyecto proyectos hacer crea gestiona organiza qué cuándo cómo dónde quién cuál junto
  betaversion betaphase testversion vollversion versión versiones versão versões versione versioni versie versies bêta
  neuf neufs neuve neuves
  application applications outil outils plateforme plateformes solution solutions services système systèmes produit produits site
  sites page pages entreprise entreprises société équipe équipes gens personne personnes utilisateur utilisateurs client clients
  entre sans selon pendant avec grâce lors ainsi plan essai
  monde pays vie jour jours nuit semaine semaines mois an ans année années heure heures minutes seconde temps aujourd'hui demain
  façon manière chose choses partie type nombre étape étapes clic facile facilement simple simplement rapide rapidement moderne
  nouveau nouvelle nouveaux nouvelles meilleur meilleure bon bonne grand grande petit petite petits petites tout toute tous toutes
  chaque plus beaucoup moins seul toujours jamais ici ensemble gratuit gratuite gratuitement qualité expérience aide début fin idée
  question réponse résultat objectif problème exemple information informations offre avantages fonctionnalités prix tarifs
  histoire avenir projet projets faire besoin besoins choix quoi comment quand combien pourquoi quel quelle
  aplicativo aplicativos aplicação ferramenta ferramentas plataforma solução soluções serviço serviços sistema produto produtos
  entre sem durante conforme através além planos plano trial operação teste
  página negócio negócios equipe equipa time pessoa pessoas usuário usuários utilizador cliente parceiro vida dia dias noite semana
  semanas mês meses ano anos hora minuto minutos tempo hoje amanhã jeito maneira coisa coisas parte tipo número passo passos clique
  fácil simples rápido rápida moderno novo nova novos novas melhor melhores bom boa grande grandes pequeno pequena pequenos pequenas
  tudo todo toda todos todas cada mais muito muitos menos só sempre nunca aqui juntos grátis gratuito qualidade experiência ajuda
  início fim ideia pergunta resposta resultado objetivo problema exemplo informação informações oferta vantagens recursos preços
  preço história futuro projeto projetos lugar quê como quando onde quem quanto quanta qual
  applicazione applicazioni strumento strumenti piattaforma soluzione soluzioni servizio servizi sistema prodotto prodotti sito
  tra fra durante senza secondo oltre prova piano piani
  pagina azienda aziende impresa imprese squadra gente persona persone utente utenti cliente clienti mondo paese vita giorno giorni
  notte settimana settimane mese mesi anno anni ora ore minuto minuti tempo oggi domani modo maniera cosa cose parte tipo numero
  passo passi facile facilmente semplice semplicemente veloce moderno nuovo nuova nuovi nuove migliore migliori buono grande grandi
  piccolo piccola piccoli piccole tutto tutta tutti tutte ogni più molto molti meno solo sempre mai qui insieme gratis gratuito
  qualità esperienza aiuto inizio fine idea domanda risposta risultato obiettivo problema esempio informazioni offerta vantaggi
  funzioni prezzi prezzo storia futuro progetto progetti cosa come quando dove chi quanto quale perché
  applicatie toepassing hulpmiddel hulpmiddelen platform oplossing oplossingen dienst diensten systeem product producten pagina
  onder tussen zonder tijdens volgens via binnen buiten slimme slim
  bedrijf bedrijven onderneming team mensen persoon gebruiker gebruikers klant klanten wereld land leven dag dagen nacht week weken
  maand maanden jaar uur uren minuut minuten tijd vandaag morgen manier ding dingen deel soort aantal stap stappen klik makkelijk
  gemakkelijk eenvoudig eenvoudige snel snelle modern moderne nieuw nieuwe beter beste goed goede groot grote klein kleine alle
  alles elke ieder iedere meer veel minder alleen altijd nooit hier samen gratis kwaliteit ervaring hulp begin einde idee vraag
  plek plekken plaats lugar lugares luogo luoghi endroit endroits nobody nessuno niemand nadie ninguém
  wat hoe wanneer waar wie welke waarom antwoord resultaat doel probleem voorbeeld informatie aanbod voordelen functies prijzen prijs verhaal toekomst project projecten
`)

/** Of scripts without blanks, and of Arabic. */
export const untopicalScripts = words(`
  グレード 代表 相談 予約 見積 見積もり 制度 専用 専門 お店 お悩み 成果 想い 安心 立即 咨询 预约 联系 欢迎
  ベータ ベータ版 版 正式版 公開 公開ベータ版 体験版 試用版 測試版 测试版 测试 公测 内测 正式
  アプリ サービス ツール システム 製品 商品 プラットフォーム ソフトウェア サイト ページ ホーム 会社 企業 当社 弊社 チーム 人 方 お客様 ユーザー 皆様 世界 日本 国 生活
  経験 豊富 經驗 经验 豐富 丰富 毎日 今日 明日 時間 分 秒 年 月 日 週 一つ ひとつ 簡単 便利 無料 最新 最高 新しい 機能 料金 価格 プラン 品質 情報 内容 方法 場合 必要 可能 すべて 全て 全部
  効率 効率化 業務効率化 生産性 生産性向上 効率アップ 效率 增效
  支援 提供 利用 使用 対応 開始 実現 活用 紹介 詳細 一覧 特徴 特長 質問 回答 株式会社 公式 登録 導入 目的 課題 解決 仕組み 今 今すぐ 誰 自分 貴社 自社 私たち
  应用 软件 平台 工具 系统 服务 产品 网站 页面 首页 公司 企业 团队 用户 客户 人 大家 世界 生活 每天 今天 时间 分钟 小时 年 月 日 一个 简单 方便 免费 最新 最佳 更好
  更 功能 价格 套餐 质量 信息 内容 方式 方法 需要 可以 所有 全部 帮助 提供 使用 支持 开始 实现 解决 方案 解决方案 介绍 详情 我们 你 您 您的 你的 让 轻松 快速 高效 专业 专为
  品牌 首家 来自 中国 国内 全国 缔造者 领先 服务商 供应商 提供商
  里 上 下 中 后 把 将 让 使 给 变成 变 成 能 会后 在线 一站式 面向 打造 问题 的 是 和 与 在 为 了 也 都 就 用 小
  نسخة النسخة تجريبية التجريبية
  تطبيق التطبيق تطبيقات برنامج البرنامج منصة المنصة أداة أدوات نظام النظام خدمة خدمات الخدمة الخدمات منتج منتجات موقع الموقع صفحة
  شركة الشركة شركات فريق الفريق الفرق الناس شخص عميل العملاء عملاء المستخدم المستخدمين العالم حياة يوم أيام اليوم ليلة أسبوع شهر سنة عام
  ساعة دقيقة دقائق وقت الوقت طريقة شيء جزء نوع عدد خطوة خطوات سهل سهلة بسهولة سريع سريعة بسرعة حديث جديد جديدة أفضل جيد كبير صغير صغيرة الصغيرة
  كل جميع أكثر أقل فقط دائما هنا معا مجاني مجانا جودة الجودة تجربة مساعدة بداية نهاية فكرة سؤال نتيجة هدف مشكلة مثال معلومات مزايا ميزات
  أسعار سعر في من على إلى عن مع أو و هذا هذه التي الذي ما لا أن هو هي ثم بين قبل بعد عند حتى كما لك لكم نحن أنت واحد مكان
`)

/** Asked of a visitor where a line begins with them, and things elsewhere. */
export const imperatives = words(`
  enable request track plan organize organise automate boost simplify streamline transform invite schedule count print rent sell book
  order hire write read play watch listen browse compare check test upload download install protect secure scan reach serve ship
  deliver collect analyze analyse monitor measure publish edit convert export import sync drive win close cut skip forget imagine
  crie transforme automatize simplifique descubra gerencie economize acompanhe receba faça aumente aprenda encontre
  transforma automatiza simplifica descubre ahorra recibe haz aumenta aprende encuentra consigue convierte
  trasforma automatizza semplifica scopri vendi risparmia gestisci organizza impara trova ottieni ricevi
  créez transformez automatisez simplifiez découvrez vendez gérez organisez gagnez économisez apprenez trouvez suivez recevez
  erstelle verwalte entdecke spare finde organisiere automatisiere verkaufe ontdek bespaar automatiseer vereenvoudig organiseer
`)

/** Words that say too little of a thing alone, whatever they say together with others. */
export const untopicalAlone = words(`
  management control monitor tracker log checker requests request records files documents entries alerts messages text
  words trips groups group body air hand head foot heart table desk chair door doors window windows wall floor shelf box bag
  pack lane driveway street road letter points ticket conversation reminder reminders volume range
  gestion gestión gestão gestione beheer verwaltung beratung planung programma programa programm programme logiciel controle contrôle
  controllo control kontrolle envío envíos versand livraison spedizione verzending frete entrega documenti documentos
  mano mão main pie pé pied piede volta vuelta tour sierra punto puntos points punti ponto pontos
  workflow workflows agent agents agente agenten server servers serveur serveurs servidor innovation innovationen innovations innovación
  inovação innovazione innovatie innovaties betrieb betriebe mill parish práce fora fuera boîte sportieve
  friendly legale legali immobiliers immobilière immobilières solares solaire solaires
  club clubs verein vereine clube clubes vereniging lesson lessons lektion lektionen leçon leçons lección lecciones aula aulas lezione lezioni les lessen
  talent talents talente talento talentos talenti patient patients patienten paciente pacientes paziente pazienti patiënt patiënten
  efficiency effizienz efficacité eficiencia eficiência efficienza efficiëntie الكفاءة
  trade logic connector connectors overhaul publish laptop laptops office büro bureau ufficio escritório kantoor student students
  formazione formation formación formação società legal contractor contractors manufacturer manufacturers ride rides fleet removal review reviews
  location locations locatie locaties standort standorte ubicación localização localización posizione emplacement improve improvement amenities
  utility utilities change changes changing encrypt decrypt
  developer developers teacher teachers pupil pupils parent parents family families marketers freelancers entrepreneurs
  entwickler lehrer lehrkräfte schüler eltern familie familien unternehmer selbstständige développeurs enseignants élèves familles
  desarrolladores docentes profesores estudiantes alumnos padres familias emprendedores desenvolvedores professores
  estudantes alunos pais famílias empreendedores sviluppatori insegnanti studenti genitori famiglie imprenditori ontwikkelaars
  leraren leerlingen ouders gezinnen ondernemers
`)

/** Words that say nothing of a thing but in front of these: "feature flags", "time tracking". */
const compounds: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    feature: "flag flags",
    operating: "system systems",
    time: "tracking tracker zones",
    web: "design development hosting",
    data: "pipeline pipelines protection recovery",
    home: "automation brewing care",
    customer: "support feedback",
    project: "management planning",
    user: "research testing",
    phone: "repair",
    online: "courses"
  }).map(([first, second]) => [first, words(second)])
)
export const isCompound = (first: string, second: string): boolean => compounds.get(first)?.has(second) ?? false

/** What products do, in Dutch, whose verbs look like its nouns. */
const dutchVerbs: ReadonlySet<string> = new Set(
  `maakt maken helpt helpen bouwt bouwen levert leveren verkoopt verkopen regelt regelen biedt bieden geeft geven repareert
  repareren ontwikkelt ontwikkelen ontwerpt ontwerpen verandert veranderen verbetert verbeteren houdt houden bewaart bewaren
  zorgt zorgen leert leren vindt vinden brengt brengen krijgt krijgen bespaart besparen beheert beheren verzorgt verzorgen
  ondersteunt ondersteunen adviseert adviseren organiseert organiseren`.split(/\s+/)
)
/** In German a word in small letters before a noun has an ending of its own, unless it is a verb. */
const germanVerb = /^\p{Ll}\p{L}+t$/u
/** "repariert Waschmaschinen", "gedrag veranderen": whether a phrase is what is done, and no thing; by its first word as it is written, and its last one folded. */
export const isDeed = (lang: Language | null, first: string, last: string): boolean =>
  lang === "de" ? germanVerb.test(first) : lang === "nl" && (dutchVerbs.has(fold(first)) || dutchVerbs.has(last))

/** Behind the noun that a text opens with. */
export const headedBy = new Set("in for of en para pour à für em per voor".split(" "))
/** What follows a topic where a thing is named by it. */
export const goods = new Set(
  "software app apps platform tool tools plugin system service services program extension".split(" ")
)
/** Whose things they are that a product only touches: "locks your table", "in your driveway". */
export const yours = new Set(
  "your dein deine deinem deiner ihr ihre ihrem ihrer tu tus su sus ton ta tes votre vos teu tua tuo tuoi jouw uw je".split(
    " "
  )
)

/** Words that count. */
export const counting = new Set(
  `one two three four five six seven eight nine ten eleven twelve sixteen twenty zwei drei vier fünf sechs deux trois quatre
  cinq six dos tres cuatro cinco seis dois três quatro due tre quattro cinque twee drie vier vijf zes multi`.split(
    /\s+/
  )
)

const englishWords = /(?<!\p{L})(?:the|your|our|from|with|of|for|and|to|we|you|is)(?!\p{L})/giu
const otherWords =
  /(?<!\p{L})(?:der|die|das|und|für|mit|von|wir|ist|el|los|las|para|con|por|les|des|pour|avec|nous|est|os|com|uma|il|di|per|che|het|een|voor|met)(?!\p{L})/iu
/** "From Sketch to Solid" is English, whatever the rest of its page is. */
export const isEnglishPart = (text: string): boolean =>
  (text.match(englishWords) ?? []).length >= 2 && !otherWords.test(text)

/** "Skip the typing", "Schluss mit Papier", "Chega de planilhas": what a slogan says there will be no more of. */
export const isShunned = (part: string): boolean => shunned.test(part)
const shunned =
  /^(?:skip|ditch|forget|avoid|no more|never|(?:say )?goodbye(?: to)?|bye-?bye|stop|(?:schluss|weg) mit|vergiss|vergessen sie|nie (?:wieder|mehr)|oubliez|oublie|finie?s?|dites adieu|adieu|olvida(?:te)?|olvídate|basta|se acabó|se acabaron|adiós|chega|esqueça|adeus|addio|dimentica|vergeet|nooit meer|gedaan met)(?= (?!motion)\p{L})/iu

/** Endings that nouns alone have. */
export const endingsOfNouns: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:tion|tions|ment|ments|ness|ity|ship|ware|logy|graphy|therapy|ery|ance|ence|isms?)$/u,
  es: /(?:ción|ciones|dad|dades|miento|mientos|ería|erías|logía|grafía|aje|ajes|ancia|encia)$/u,
  fr: /(?:s|x)$/u,
  pt: /(?:ção|ções|dade|dades|mento|mentos|aria|arias|logia|grafia|agem|agens|ância|ência)$/u,
  it: /(?:zione|zioni|tà|mento|menti|eria|erie|logia|grafia|aggio|aggi|anza|enza)$/u,
  nl: /(?:schap|heid|atie|aties|ering|logie|grafie|iteit|ment|erij|erijen|isme|bonnen|bon)$/u
}

/** "والعيادات" is "and the clinics", "لأساطيل" "for fleets": what is written on to a word is none of it. "فواتير" are invoices. */
export const writtenOn = /^(?:[وفبك]ال|لل|ل[أإآ])/u
