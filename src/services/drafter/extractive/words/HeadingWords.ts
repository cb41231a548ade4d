/** What headings announce: features, reasons, steps, questions, and what ends them: data; folded. */
import {
  endTongues,
  featureTongues,
  serviceTongues,
  stepTongues,
  troubleTongues,
  uspTongues
} from "./tables/HeadingTongues.ts"

const list = (phrases: string): ReadonlyArray<string> => phrases.split("|").map((phrase) => phrase.trim())

/** Headings that say that features stand below; services are sold, not had. */
export const featurePhrases = [
  ...featureTongues,
  ...list(`
  features | feature | key features | what it is good at | what it's good at | what i do | what lands in your inbox | what's waiting for you | what you get | what's in it | what's in it for you | what you can do | what it can do | what it does |
  what's included | what is included | what's inside | what is inside | inside every | in every | what's in the box | what to expect | capabilities |
  everything you need | why people use it | why they use it |
  funktionen | funktionsumfang | das bekommen sie | das bekommst du | das erwartet sie | das erwartet dich | was drin ist | das kann | was es kann | was sie damit tun | alles, was sie brauchen |
  alles, was du brauchst | alles an bord | was dabei ist | das ist dabei | was enthalten ist | das ist enthalten | was inbegriffen ist |
  fonctionnalités | fonctions | ce qu'on y trouve | ce que vous y trouverez | ce qui vous attend | ce que vous obtenez | ce que vous recevez | ce que vous pouvez faire | tout ce dont vous avez besoin | ce qui est inclus | ce qui est compris | ce qui est fourni |
  funciones | funcionalidades | características | lo que te espera | qué encontrarás | lo que encontrarás | lo que obtienes | qué recibes | qué puedes hacer | lo que puedes hacer | qué incluye | qué hace |
  todo lo que necesitas | lo que está incluido | qué está incluido | lo que viene con |
  o que você recebe | o que te espera | o que você encontra | o que você pode fazer | o que pode fazer | o que inclui | o que faz | tudo o que você precisa |
  tudo o que precisa | tudo de que precisa | o que está incluído | o que vem com |
  funzionalità | funzioni | caratteristiche | cosa ricevi | cosa ottieni | cosa ti aspetta | cosa trovi | cosa trovate | cosa puoi fare | che cosa fa | cosa fa | cosa include | tutto ciò di cui hai bisogno |
  tutto quello che ti serve | cosa è compreso | cosa è incluso | che cosa è compreso |
  functies | functionaliteiten | mogelijkheden | kenmerken | wat je krijgt | dit krijg je | wat je te wachten staat | wat vind je er | wat je kunt | wat het doet | wat zit erin |
  alles wat je nodig hebt | wat is inbegrepen | wat erbij zit | dit zit erbij |
  含まれるもの | 付属するもの | 包含内容 | 包含哪些 | ما يشمله | ماذا يشمل | 機能 | 特長 | 特徴 | 主な機能 | 機能一覧 | できること | 功能 | 特点 | 特色 | 功能特点 | 功能特色 | 功能介绍 | 产品功能 | 核心功能 | 主要功能 | 产品亮点 |
  المزايا | المميزات | الميزات | مميزات | مزايا | ميزات | الخصائص | خصائص | الوظائف | ماذا يقدم | ما الذي يقدمه | ماذا يفعل
`)
]

export const portugueseFeatures = ["recursos"]

/** Headings that say that services stand below: what a company can do. */
export const servicePhrases = [
  ...serviceTongues,
  ...list(`
  our treatments | our therapies | conditions we treat | practice areas | areas of practice | our specialities | our specialties | we specialize in | we specialise in |
  unsere behandlungen | behandlungsspektrum | therapieangebot | tätigkeitsschwerpunkte | rechtsgebiete | nos soins | nos traitements | nos spécialités | domaines de compétence | nuestros tratamientos |
  nuestras especialidades | áreas de práctica | áreas de especialidad | nossos tratamentos | nossas especialidades | áreas de especialidade | frentes de atuação | frentes de defesa | i nostri trattamenti |
  le nostre specialità | aree di attività | onze behandelingen | onze specialisaties | rechtsgebieden | 施術内容 | 施術メニュー | 診療内容 | 診療科目 | 診療案内 | 取扱分野 | 诊疗项目 | 治疗项目 | 业务领域 | مجالات عملنا | تخصصاتنا |
  services | our services | what we do | what we offer | what we can do | how we can help | how i can help | we offer | our expertise | areas of expertise | our offering | our offerings |
  leistungen | unsere leistungen | meine leistungen | leistungsspektrum | leistungsangebot | dienstleistungen | unser angebot | mein angebot | was wir tun | was wir machen | was ich tue | was ich mache |
  was wir bieten | was wir anbieten | das bieten wir | das machen wir | wobei wir helfen | unsere kompetenzen | schwerpunkte | unsere schwerpunkte | arbeitsbereiche |
  prestations | nos services | mes services | nos prestations | mes prestations | ce que nous faisons | ce que nous proposons | ce que nous offrons | ce que je fais | ce que je propose | notre offre | nos expertises |
  notre expertise | nos savoir-faire | domaines d'intervention |
  servicios | nuestros servicios | mis servicios | qué hacemos | lo que hacemos | qué ofrecemos | lo que ofrecemos | qué hago | lo que hago | en qué podemos ayudarte |
  serviços | nossos serviços | meus serviços | os nossos serviços | o que fazemos | o que oferecemos | o que faço | áreas de atuação |
  servizi | i nostri servizi | i miei servizi | cosa facciamo | cosa offriamo | di cosa ci occupiamo | che cosa facciamo | cosa faccio | le nostre competenze |
  diensten | onze diensten | mijn diensten | wat wij doen | wat we doen | wat doen wij | wat doen we | wat ik doe | wat wij bieden | wat we bieden | ons aanbod | onze expertise | onze specialismen | werkzaamheden |
  サービス | サービス内容 | 事業内容 | 業務内容 | 取扱業務 | 提供サービス | 服务 | 服務 | 服务内容 | 服务项目 | 服務項目 | 我们的服务 | 我們的服務 | 业务范围 | 服务范围 |
  خدماتنا | خدمات | الخدمات | ماذا نقدم | ما نقدمه | ماذا نفعل
`)
]

/** The same with the product's name among the words: "What Acme does". */
export const featureHeadings =
  /^(?:what .{1,40} (?:does|can do|offers|includes|gives you)|what['’](?:s|re) (?:at|inside|in) .{1,40}|(?:das gibt es|das gibt's|das findest du|das finden sie) (?:bei|im|in der|an) .{1,40}|à découvrir (?:chez|à|au) .{1,40}|qué hay en .{1,40}|o que há (?:no|na|em) .{1,40}|(?:che )?cosa c'è (?:al|alla|a|da|in|nel|nella) .{1,40}|wat is er (?:bij|in|op) .{1,40}|was .{1,40} (?:kann|alles kann|bietet)|ce que (?:fait|propose|permet|comprend|sait faire) .+|(?:lo )?qu[eé] (?:hace|ofrece|incluye|puede hacer) .+|o que (?:o |a )?.{1,40} (?:faz|oferece|inclui)|(?:che )?cosa (?:fa|offre|include) .+|wat .{1,40} (?:doet|kan|biedt)|everything (?:you|your|our|a|an|the) .{1,30} needs?|(?:everything|all) (?:that )?.{1,30} (?:does|can do)|todo lo que (?:hace|puede hacer|ofrece) .{1,40}|tudo o que (?:o |a )?.{1,30} (?:faz|oferece)(?: por .{1,20})?|tout ce que (?:fait|sait faire|propose|permet) .{1,40}|tutto (?:quello|ciò) che (?:fa|offre|può fare) .{1,40}|alles,? wat .{1,30} (?:doet|kan)|alles,? was .{1,30} kann|alles,? was .{1,40} (?:braucht|brauchen)|tout ce (?:dont .{1,40} (?:a|ont) besoin|qu'il faut à .{1,40})|todo lo que .{1,40} necesitan?|tudo (?:o|de) que .{1,40} precisam?|tutto (?:ciò|quello) (?:di cui|che serve a) .{1,40}|alles wat .{1,40} nodig (?:heeft|hebben))(?:$|[ ,:.])/u

/** What is done by those who speak, or found by those who come: "What we mend", "Was wir backen", "À bord, vous trouverez". */
export const doneHeadings =
  /^(?:what (?:we|i) (?:mend|repair|fix|bake|brew|rent out|print|teach|grow|sew|restore|tune|treat|build|make|help with|handle|cover)|(?:our |the )?(?:treatments|therapies|specialities|specialties|classes|activities|programs|programmes|workshops|objectives)|was wir (?:reparieren|backen|herstellen|verleihen|vermieten|drucken|nähen|behandeln|bauen|unterrichten)|(?:unsere |meine )?(?:behandlungen|therapien|kurse|aktivitäten|workshops|fachgebiete|spezialgebiete)|ce que (?:nous|je|l'on|on) (?:répar|fabriqu|lou|livr|imprim|constru|entret|cultiv|enseign|récolt|trait|soign)\p{L}+|(?:nos |mes |les )?(?:soins|traitements|spécialités|activités|ateliers|missions)|(?:lo )?que (?:reparamos|fabricamos|alquilamos|imprimimos|cultivamos|enseñamos|tratamos)|(?:nuestr[oa]s |mis )?(?:tratamientos|terapias|especialidades|actividades|talleres)|o que (?:reparamos|consertamos|fabricamos|alugamos|imprimimos|cultivamos|ensinamos|tratamos)|(?:[oa]s )?(?:noss[oa]s )?(?:tratamentos|terapias|especialidades|atividades|oficinas)|(?:che )?cosa (?:ripariamo|produciamo|noleggiamo|stampiamo|coltiviamo|insegniamo|curiamo|trattiamo)|(?:i nostri |le nostre )?(?:trattamenti|terapie|specialità|attività|laboratori)|wat (?:we|wij) (?:repareren|verhuren|bakken|drukken|behandelen|bouwen)|(?:onze |mijn )?(?:behandelingen|therapieën|specialisaties|activiteiten|workshops)|(?:.{1,30}, )?vous (?:y )?trouverez|(?:.{1,30}, )?you(?:'ll| will) find|(?:.{1,30}, )?encontrar[áa]s|(?:.{1,30}, )?você (?:encontra|vai encontrar)|(?:.{1,30}, )?trover(?:ai|ete)|(?:.{1,30} )?(?:findest du|finden sie)|(?:.{1,30} )?vind je|what (?:comes back|you (?:take home|get back|leave with)|it looks (?:at|after)|(?:it|he|she) does (?:all|of a|by|at) .{3,12})|on board|an bord|à bord|a bordo|aan boord|in(?:side)? (?:every|each) (?:issue|box|parcel|kit|letter|lesson)|das (?:nimmt|erledigt|übernimmt) .{2,30}|das (?:nehmen sie|nimmst du) mit|ce que vous (?:emportez|ramenez)|(?:dans|à l'intérieur de) chaque (?:numéro|boîte|colis|lettre|leçon)|(?:lo )?qu[eé] (?:te llevas|os lleváis|se lleva|trae|mira|revisa)(?: .{2,20})?|en cada (?:número|caja|carta|clase)|o que (?:você leva|levas|traz|vem em cada .{3,12})(?: .{2,20})?|em cada (?:número|edição|caixa|carta|aula)|(?:che )?cosa (?:ti porti a casa|vi portate a casa|porta|guarda)|(?:dentro|in) ogni (?:numero|scatola|lettera|lezione)|wat je (?:meeneemt|terugkrijgt)|(?:in|bij) elk(?:e)? (?:nummer|doos|brief|les)|ماذا تجد في .{2,30})(?: here| hier| ici| aquí| aqui| qui)?:?$|^(?:私たちの|当店の|当社の|工房の)?お?仕事$/u

/** Parts of a heading that turn it round: "What it does not do". */
export const turnedRound = /(?<!\p{L})(?:not|n['’]t|never|nicht|kein|pas|no|não|non|niet|geen|ない|不)(?!\p{L})/u

/** Headings of steps: what the visitor does, not what the product can do. */
export const stepPhrases = [
  ...stepTongues,
  ...list(`
  how it works | how does it work | how to | steps | step by step | getting started | get started | quick start |
  quickstart | installation | our process | the process | your way to | so funktioniert | so geht's | so geht es |
  in drei schritten | in wenigen schritten | schritte | ablauf | unser vorgehen | comment ça marche | comment cela fonctionne |
  étapes | en trois étapes | notre démarche | cómo funciona | pasos | en tres pasos | nuestro proceso | como funciona |
  passos | em três passos | come funziona | passaggi | in tre passi | hoe het werkt | zo werkt | stappen | in drie stappen |
  werkwijze | 使い方 | ご利用の流れ | 流れ | ステップ | 導入の流れ | 手順 | 如何使用 | 使用流程 | 工作原理 | 步骤 | 流程 | كيف يعمل | كيف تعمل |
  خطوات | how we work | so arbeiten wir | comment nous travaillons | cómo trabajamos | como trabalhamos | come lavoriamo |
  hoe wij werken | hoe we werken | كيف نعمل | how it goes | how to order | how ordering works | how to book | how booking works |
  what happens next | what happens when | so läuft es ab | so läuft's | so bestellen sie | so bestellst du | so buchen sie | so buchst du |
  comment commander | comment réserver | comment ça se passe | déroulement | cómo pedir | cómo reservar | cómo se hace | así trabajamos |
  como encomendar | como pedir | como reservar | como comprar | come ordinare | come prenotare | come si fa | come procediamo |
  hoe bestellen | hoe bestel je | zo bestel je | zo gaat het | zo werken we | ご注文方法 | お申し込み方法 | ご予約方法 | 下单流程 | 预订流程 |
  طريقة الطلب | كيفية الطلب |
  how to join | how to take part | wie es funktioniert | wie funktioniert es | wie funktioniert das | comment participer | cómo participar | como participar | come partecipare |
  hoe werkt het | deelnemen | 参加方法 | 進め方 | 加入流程 | 参与方式 |
  our method | our methodology | our workflow | méthode d'intervention | notre méthode | notre méthodologie | unsere methode | unsere arbeitsweise |
  vorgehensweise | nuestra metodología | nuestro método | nosso método | nossa metodologia | o nosso método | il nostro metodo | la nostra metodologia |
  onze methode | onze manier van werken | 施工の流れ | 私たちの進め方 | 我们的方法 | منهجيتنا | طريقة عملنا
`)
]

/** "From idea to launch in 3 steps", "Drei Schritte, eine Minute", "四步": counts the steps below it. */
export const countsSteps =
  /(?<![\p{L}\p{Nd}])(?:\p{Nd}|two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|duas|dois|três|quatro|due|tre|quattro|cinque|twee|drie|vijf) (?:(?:easy|simple|quick|einfachen?|schnellen?|eenvoudige|simples|sencillos|semplici) )?(?:steps?|moves|schritten?|étapes|gestes|pasos|passos|passi|stappen)(?!\p{L})|[\p{Nd}一二三四五两]\s?(?:つの)?(?:ステップ|步|個步驟|个步骤)|خطوات/iu

/** "How it works" alone: over steps, each of which may be what the thing does: "Weighs the dough", "The oven is lit". */
export const howItWorks =
  /^(?:how (?:it|this) works|how does it work|(?:und )?so (?:funktioniert['’]?s|funktioniert(?: es| das)?|geht['’]?s|geht es)|wie (?:es|das) funktioniert|wie funktioniert(?: es| das|['’]s)|comment ça (?:marche|fonctionne)|comment cela fonctionne|(?:así|cómo) funciona|(?:é )?(?:assim|como) (?:que )?funciona|come funziona|(?:zo|hoe) werkt (?:het|dit)|hoe het werkt|仕組み|しくみ|工作原理|运作方式|كيف (?:يعمل|تعمل))[.:?!？]?$/iu

/** Headings over what troubles the visitor, whom it is for, and what others make of it. */
export const troublePhrases = [
  ...troubleTongues,
  ...list(`
  the problem | the problems | problem | problems | the challenge | challenges | pain points | sound familiar | sounds familiar | at risk | who it's for | who is it for | who it is for | who is this for | who this is for | who's it for | ideal for | best for | use cases | use case |
  industries | industries we serve | our values | values | core values | our core values | what we value | what we believe | our beliefs | what we stand for | our principles | firmenwerte | os nossos valores | kernwaarden | 価値観 | 行動指針 | 价值观 | 核心价值观 | 價值觀 | القيم | our work | portfolio | projects | requirements | system requirements | changelog | release notes | what's new | known issues | troubleshooting | compare | comparison |
  das problem | probleme | ideal für | geeignet für | perfekt für | herausforderung | herausforderungen | kennen sie das | kennst du das | für wen | anwendungsfälle | branchen | unsere werte | werte | wofür wir stehen | unsere grundsätze | referenzen | projekte | voraussetzungen | systemanforderungen | neuigkeiten | vergleich |
  le problème | problèmes | défis | pour qui | idéal pour | cas d'usage | secteurs | nos valeurs | valeurs | nos convictions | nos engagements | réalisations | prérequis | nouveautés | comparatif |
  el problema | problemas | desafíos | retos | para quién | ideal para | casos de uso | sectores | nuestros valores | valores | en qué creemos | nuestros principios | proyectos | trabajos | requisitos | novedades | comparativa |
  o problema | desafios | para quem | setores | nossos valores | no que acreditamos | nossos princípios | projetos | trabalhos | novidades | comparativo |
  il problema | problemi | sfide | per chi | casi d'uso | settori | i nostri valori | valori | in cosa crediamo | i nostri principi | progetti | lavori | requisiti | novità | confronto |
  het probleem | problemen | uitdagingen | herken je | herkent u | herken je dit | voor wie | toepassingen | sectoren | branches | onze waarden | waarden | waar we voor staan | waar wij voor staan | hoe wij denken | projecten | vereisten | vergelijking |
  課題 | お悩み | こんなお悩み | 問題 | 導入事例 | 制作事例 | 実績 | 対象 | 活用シーン | 更新履歴 | 比較 | 痛点 | 挑战 | 应用场景 | 适用人群 | 行业 | 案例 | 更新日志 | 对比 |
  areas we serve | areas we cover | areas covered | locations we serve | cities we serve | service areas | our service area | our service areas | where we work | coverage area | coverage areas |
  einsatzgebiet | einsatzgebiete | unser einzugsgebiet | zones d'intervention | zone d'intervention | secteur d'intervention | secteurs d'intervention | zonas de cobertura | zona de cobertura | zonas de servicio | dónde trabajamos |
  áreas atendidas | regiões atendidas | zone servite | zone coperte | dove operiamo | werkgebied | ons werkgebied | 対応エリア | 対応地域 | 服务区域 | 服务地区 | مناطق الخدمة |
  glossary | key terms | glossar | begriffe erklärt | glossaire | lexique | glosario | glossário | glossario | begrippenlijst | 用語集 | 用語解説 | 読み方 | 术语 | こんな方へ | こんな方に |
  المشكلة | المشاكل | التحديات | لمن | القطاعات | قيمنا | أعمالنا | المتطلبات | المقارنة
`)
]

/** A sentence over what goes wrong without it: "You did not open a shop to count stamps", "Tired of spreadsheets?". */
export const troubledHeading =
  /^(?:you (?:did not|didn't|shouldn't|should not) |(?:still|tired of|sick of|fed up with|struggling with|drowning in) |(?:schluss mit|genug von|noch immer|immer noch) |(?:fini|marre de|assez de|fatigué de) |(?:cansad[oa]s? de|hart[oa]s? de|adiós a|basta de) |(?:cansad[oa]s? de|fart[oa]s? de|chega de|adeus a) |(?:stanc[oahi]+ di|basta |addio a) |(?:klaar met|moe van|genoeg van) |还在|厌倦|هل تعاني|سئمت)|お困り|の壁(?!紙)|(?:ありま|ていま)せんか/u

/** Over whom it serves, what it is used for, and who else does the like, where the heading says no more: "Aplicaciones", "Per branche". */
export const ofUsesOrOthers =
  /^(?:(?:all |every |(?:pick|choose|select) your |supported |your )(?:sports?|devices?|platforms?|browsers?|operating systems?|industr(?:y|ies))|(?:alle |deine |wähle deine |unterstützte )(?:sportart(?:en)?|geräte|plattformen|browser|betriebssysteme)|(?:tous les |choisissez votre |choisis ton )(?:sports?|appareils|plateformes|navigateurs)|(?:todos los |elige tu )(?:deportes?|dispositivos|plataformas|navegadores)|(?:todos os |escolha (?:o )?seu )(?:esportes?|desportos?|dispositivos|navegadores)|(?:tutti gli |scegli il tuo )(?:sport|dispositivi|browser)|(?:alle |kies je )(?:sport(?:en)?|apparaten|platforms|browsers))$|^(?:(?:our |nos |unsere |nuestras |nossas |le nostre |onze )?(?:applications?|anwendung(?:en|sbereiche|sfelder)|einsatz(?:bereiche|gebiete|felder)|domaines d['’]application|aplicaciones|áreas de aplicación|aplicações|applicazioni|ambiti applicativi|toepassingen|toepassingsgebieden)|(?:by|per) (?:industry|sector|team|role|branche|settore|doelgroep)|(?:nach|für jede) branchen?|par (?:secteur|métier)|por (?:sector|setor|industria|segmento)|用途|活用例|業種別|业务场景|使用场景|按行业)$|(?<!\p{L})(?:similar|related|comparable|ähnliche|vergleichbare|similaires|semblables|similares|parecid[oa]s|simili|vergelijkbare|verwante) (?:services?|tools?|projects?|products?|apps?|sites?|dienste|projekte|produkte|projets|outils|servicios|proyectos|herramientas|serviços|projetos|servizi|progetti|diensten|projecten)|(?:services|outils|projets|servicios|herramientas|proyectos|serviços|ferramentas|projetos|servizi|strumenti|progetti) (?:similaires|semblables|similares|simili|relacionados)(?!\p{L})|^類似|^相关(?:服务|产品|项目)/iu

/** Over the makes a shop carries: "Our brands". */
const ofMakes =
  /^(?:(?:our|the|all|top|featured) )?(?:brands?|makes)(?: (?:we|i) (?:carry|stock|sell|work with|trust|distribute))?$|^(?:unsere |alle )?(?:marken|hersteller)(?: im sortiment)?$|^(?:(?:toutes )?(?:nos|les) )?(?:grandes )?marques(?: (?:partenaires|distribuées))?$|^(?:(?:nuestras|las|todas las) )?marcas(?: (?:destacadas|que trabajamos))?$|^(?:(?:as )?nossas )?marcas$|^(?:(?:i )?nostri )?march[io](?: trattati)?$|^(?:onze )?(?:merken|topmerken)$|^(?:取扱|取り扱い)(?:ブランド|メーカー)(?:一覧)?$|^(?:代理|经营|合作)品牌$|^(?:علاماتنا|ماركاتنا)/iu
/** Over what somebody knows how to use. */
const ofSkills =
  /^(?:(?:my |our |technical |core |key )?(?:skills|tech(?:nology)? stack|stack|toolbox)(?: (?:&|and) (?:tools|technologies|expertise))?|(?:technologies|tools)(?: (?:i|we) use)?|(?:meine |unsere )?(?:skills|kenntnisse|technologien)|(?:mes |nos )?(?:compétences techniques|technologies)|(?:mis |nuestras )?(?:habilidades|tecnologías)|(?:minhas |nossas )?(?:habilidades|tecnologias)|(?:le (?:mie|nostre) )?(?:tecnologie)|(?:mijn |onze )?(?:vaardigheden|technologieën)|使用技術|スキル|技术栈|المهارات)$/iu
/** Over what was certified or won. */
const ofMerits =
  /^(?:(?:our |my )?(?:certifi(?:cations|cates)|accreditations|credentials|awards|memberships)(?: (?:&|and) (?:certifications|accreditations|credentials|awards|memberships))?|(?:unsere )?(?:zertifi(?:kate|zierungen)|auszeichnungen|mitgliedschaften)(?: (?:&|und) .{4,20})?|(?:nos )?(?:certifications|agréments|labels)(?: (?:&|et) .{4,20})?|(?:nuestras )?(?:certificaciones|acreditaciones)(?: y .{4,20})?|(?:nossas )?certificações(?: e .{4,20})?|(?:le nostre )?certificazioni(?: e .{4,20})?|(?:onze )?(?:certificeringen|keurmerken)(?: en .{4,20})?|資格|認証|资质证书|荣誉资质|شهاداتنا)$/iu
/** Over how one becomes a partner. */
const ofPartnership =
  /^(?:(?:our |the )?(?:partner|affiliate|referral|ambassador|reseller) program(?:me)?|become an? (?:partner|affiliate|reseller|ambassador)|partner ?programm|partner werden|programme (?:de )?(?:partenaires?|partenariat|d['’]affiliation|ambassadeurs?)|devenir partenaire|programa de (?:socios|partners|afiliados|parceiros|embajadores|indicação)|programma (?:partner|di affiliazione)|diventa partner|partner ?programma|word partner|パートナー(?:プログラム|制度|募集)|(?:合作)?伙伴(?:计划|招募)|代理商招募|برنامج الشركاء)$/iu
/** Over what others add to it: "Popular extensions". */
const ofExtensions =
  /^(?:(?:most |our )?(?:popular|featured|recommended|top|favou?rite|community|third[- ]party) (?:extensions|plug-?ins|add-?ons|themes|mods|packages)|(?:beliebte|empfohlene) (?:erweiterungen|plug-?ins|add-?ons|themes)|(?:extensions|plug-?ins|modules|thèmes) (?:populaires|recommandée?s)|(?:extensiones|complementos|plug-?ins|temas) (?:populares|destacad[oa]s|recomendad[oa]s)|(?:extensões|complementos|plug-?ins|temas) (?:populares|recomendad[oa]s)|(?:estensioni|plug-?in|temi) (?:popolari|consigliat[ei])|(?:populaire|aanbevolen) (?:extensies|plug-?ins|add-?ons|thema['’]s)|人気の(?:拡張機能|プラグイン)|热门(?:扩展|插件))$/iu
const besideHeadings = [ofExtensions, ofMakes, ofSkills, ofMerits, ofPartnership]
/** Whether a heading stands over what others make, what was learnt or won, or what partners do. */
export const ofMakesOrMerits = (heading: string): boolean => besideHeadings.some((pattern) => pattern.test(heading))

/** "How the inspection works", "So läuft die Prüfung ab", "見学の流れ": over the steps of what takes its course. Of a thing it may be features. */
export const howItGoes =
  /^how (?:the|an?|our|your|this) (?:\S+ )?(?:pilot|process|program(?:me)?|booking|order|delivery|rental|hire|collaboration|project|inspection|consultation|treatment|appointment|application|onboarding|trial|audit|session|visit|swap|exchange)s? works?$|^(?:so|wie) läuft (?:der|die|das|ein|eine|unser|unsere|ihre?) .{2,30}$|^comment se (?:passe|déroule) (?:le |la |les |l['’]|un |une |votre |notre |nos ).{2,30}$|^cómo (?:se hace|se desarrolla|es) (?:el|la|un|una|nuestr[oa]|tu) (?:proceso|.{2,24} proceso)$|^como (?:é|funciona) o (?:processo|atendimento)$|^come si svolge (?:il |la |lo |l['’]|un |una ).{2,30}$|^(?:hoe|zo) verloopt (?:de|het|een|onze|uw|jouw) .{2,30}$|.の流れ$/iu

/** A heading over who they are and how they go about it: "Our approach", "Über leapp.studio". Of public pages' runs below one 3 of 16 are features. */
export const ofThemselves =
  /(?<!\p{L})(?:(?:our|the) (?:approach|missions?|philosophy|principles|story|promise)|(?:unser(?:e[mnrs]?)?|der|die) (?:ansatz|mission|philosophie|prinzipien|geschichte|versprechen)|(?:notre|nos|la|l['’]) ?(?:approche|missions?|philosophie|histoire|promesse)|(?:nuestr[oa]|el|la) (?:enfoque|misión|filosofía|historia|promesa)|(?:noss[oa]|a|o) (?:abordagem|missão|filosofia|história|promessa)|(?:il nostro|la nostra|l['’]) ?(?:approccio|missione|filosofia|storia|promessa)|(?:onze|de) (?:aanpak|missie|filosofie|belofte))(?!\p{L})|^(?:about|über|à propos de|sobre|over) (?=\p{L})|私たちの想い|企業理念|ミッション|我们的使命|关于|رسالتنا|نهجنا/u

export const uspPhrases = [
  ...uspTongues,
  ...list(`
  what sets us apart | sets us apart | what makes us different | makes us different | what makes it different |
  why us | why users trust | why people trust | why customers trust | why clients trust | why patients trust | why customers choose | why clients choose | why patients choose | reasons to trust | our promises | what we promise |
  warum kunden | was wir versprechen | pourquoi nous faire confiance | pourquoi nos clients | ce que nous promettons | por qué confiar | por qué nuestros clientes | lo que prometemos | por que confiar | por que nossos clientes |
  o que prometemos | perché fidarsi | perché i nostri clienti | cosa promettiamo | waarom klanten | wat we beloven | لماذا يثق | لماذا يفضل |
  why us | why choose | why choose us | why it's different | the difference | our difference | unlike others |
  why teams choose | why people choose | why teams pick | why people pick | our advantages | advantages | benefits | benifits | key benefits | reasons to choose | warum wir | warum uns | darum wir |
  vorteile | ihre vorteile | gute gründe | gründe für | was uns unterscheidet | was uns auszeichnet | pourquoi nous | pourquoi choisir |
  nos atouts | avantages | vos avantages | ce qui nous distingue | por qué nosotros | por qué elegir | por qué elegirnos | qué nos diferencia | ventajas |
  lo que nos diferencia | por que escolher | por que nós | porquê nós | o nosso diferencial | vantagens | benefícios | nosso diferencial |
  o que nos diferencia | nossos diferenciais | perché noi | perché scegliere | perché sceglierci | cosa ci distingue | vantaggi |
  waarom wij | waarom kiezen | waarom ons | wat ons onderscheidt | voordelen | 選ばれる理由 | 選ばれる 理由 | 当社の強み | 私たちの強み | 強み |
  为什么选择 | 我们的优势 | 核心优势 | 為什麼選擇 | لماذا نحن | لماذا تختارنا | لماذا تختار | ما يميزنا
`)
]

/** Headings of parts that are neither features nor reasons. */
export const sectionEnds = [
  ...endTongues,
  ...list(`
  pricing | prices | plans | testimonials | reviews | customers | clients | faq | faqs | frequently asked questions | team |
  contact | blog | news | events | newsletter | about | about us | our story | partners | download | gallery | preise | tarife |
  kundenstimmen | bewertungen | häufige fragen | kontakt | aktuelles | über uns | tarifs | témoignages | avis |
  questions fréquentes | actualités | à propos | precios | tarifas | testimonios | opiniones | preguntas frecuentes |
  contacto | noticias | sobre nosotros | preços | depoimentos | perguntas frequentes | contato | notícias | sobre nós | prezzi |
  testimonianze | recensioni | domande frequenti | contatti | notizie | chi siamo | prijzen | tarieven | ervaringen |
  veelgestelde vragen | nieuws | over ons | 料金 | 価格 | お客様の声 | よくある質問 | お問い合わせ | お知らせ | 会社概要 | 导入事例 |
  价格 | 定价 | 套餐 | 客户评价 | 常见问题 | 联系我们 | 新闻 | 关于我们 | الأسعار | الباقات | آراء العملاء | الأسئلة الشائعة |
  اتصل بنا | تواصل معنا | من نحن | الأخبار
`)
]

/** Headings above questions and their answers. */
export const faqWords = list(`
  faq | faqs | frequently asked questions | frequently asked | common questions | questions | q&a | questions and answers |
  häufige fragen | häufig gestellte fragen | fragen und antworten | oft gefragt | fragen | questions fréquentes |
  foire aux questions | vos questions | preguntas frecuentes | preguntas | dudas frecuentes | dudas | tus dudas |
  suas dúvidas | perguntas frequentes |
  dúvidas frequentes | perguntas | dúvidas | domande frequenti | domande | veelgestelde vragen | vragen | よくある質問 |
  よくあるご質問 | ご質問 | 常见问题 | 常見問題 | 常见疑问 | 问答 | الأسئلة الشائعة | أسئلة شائعة | الأسئلة المتكررة | أسئلة متكررة
`)

/** Over how to get it, and what of it is new: "Latest release: Acme 4.7", "Notes for Windows users". Folded. */
export const ofGetting = new RegExp(
  [
    "^(?:latest|current|new|stable) (?:release|version)|(?:release|version|v)[ :-]*\\p{Nd}+(?:\\.\\p{Nd}+)+$",
    "^(?:notes? (?:for|on) .*users|release notes|changelog|downloads?|download .*|install(?:ation|ing)?(?: .*)?|sources? and binaries|(?:how to )?(?:install .*|verif\\p{L}+ (?:the |gpg |pgp )*(?:signatures?|downloads?|checksums?|binaries))|build(?:ing)? from source|system requirements)$",
    "^(?:aktuelle version|herunterladen|installation|installieren|systemvoraussetzungen|télécharger|téléchargements?|dernière version|configuration requise)$",
    "^(?:descargas?|instalación|última versión|requisitos del sistema|transferências|instalação|última versão|requisitos do sistema)$",
    "^(?:scarica|installazione|ultima versione|requisiti di sistema|downloaden|installatie|nieuwste versie|systeemeisen|ダウンロード|インストール|动作环境|下载|安装)$"
  ].join("|"),
  "u"
)

/** "Need a roof mended?", "Besoin d'un jardinier ?": who asks so says next what they do. Folded. */
export const asksNeed =
  /^(?:need|looking for|do you need|are you looking for|in need of|brauchen sie|brauchst du|suchen sie|suchst du|(?:avez-vous |vous avez )?besoin d|vous cherchez|cherchez-vous|¿ ?(?:necesita|buscas?(?!\p{L})|buscan?(?!\p{L}))|(?:você )?(?:precisa|procura)(?! de ajuda)|(?:hai|avete|ha) bisogno|cerch?i (?:un|una|uno|qualcuno)|(?:heeft|heb) (?:u|je) |op zoek naar|zoekt u|zoek je|お探し|您?需要|هل تحتاج|هل تبحث)/u
/** Asks what a page is there to tell, so what stands below answers no visitor. Folded. */
export const asksWhoWeAre =
  /^(?:so,? )?(?:who (?:are we|we are)|what (?:do we do|we do|are we)|wer (?:sind wir|wir sind)|was (?:machen wir|tun wir)|qui (?:sommes-nous|sommes nous)|que (?:faisons-nous|faisons nous)|¿?quiénes somos|¿?qué hacemos|quem somos(?: nós)?|o que fazemos|chi siamo|(?:che )?cosa facciamo|wie zijn (?:wij|we)|wat doen (?:wij|we)|من نحن|私たちについて|我们是谁)\s*[?？؟]$/u
