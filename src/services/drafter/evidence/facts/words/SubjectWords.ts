/**
 * How a site speaks of its own product and its makers, in the languages sites are mostly written in. Data: to
 * teach the reader another language, add its words here. All folded.
 */

import { phraseList } from "../../reading/PhraseList.ts"

const list = (phrases: string): ReadonlySet<string> => new Set(phraseList(phrases))

/** Ourselves, whatever was said before. */
export const ownSubjects = list(`
  we | i | us | our company | our startup | our start-up | our team | our studio | our agency | our business | our firm |
  our product | our app | our platform | our software | our project | our tool | our service | our story | our journey |
  our organisation | our organization | our small team | our family business |
  wir | ich | unser unternehmen | unsere firma | unser startup | unser team | unser produkt | unsere app | unsere plattform |
  unsere software | unser studio | unsere agentur | unser betrieb | unsere geschichte | unser projekt | unser familienbetrieb |
  nous | je | notre maison | notre entreprise | notre société | notre startup | notre start-up | notre équipe | notre produit | notre application |
  notre plateforme | notre studio | notre agence | notre histoire | notre projet | notre aventure | notre logiciel |
  nosotros | nosotras | nuestra empresa | nuestra compañía | nuestro equipo | nuestra startup | nuestro producto | nuestra aplicación |
  nuestra plataforma | nuestro estudio | nuestra agencia | nuestra historia | nuestro proyecto |
  nós | a gente | nossa empresa | a nossa empresa | nossa equipe | a nossa equipa | nossa startup | nosso produto | o nosso produto |
  nossa plataforma | nosso aplicativo | nosso estúdio | nossa agência | nossa história | a nossa história | nosso projeto |
  noi | la nostra azienda | la nostra società | la nostra startup | il nostro team | il nostro prodotto | la nostra app |
  la nostra piattaforma | il nostro studio | la nostra agenzia | la nostra storia | il nostro progetto |
  wij | ik | yo | eu | io | ons bedrijf | onze startup | ons team | ons product | onze app | ons platform | onze studio | ons bureau | ons verhaal |
  onze onderneming | ons project |
  当社 | 弊社 | 私 | 僕 | 我 | 私たち | わたしたち | 私達 | 我々 | 当サービス | 本サービス | 本アプリ | 当店 | 我们 | 我們 | 我们公司 | 我們公司 | 本公司 | 本产品 | 本產品 | 本应用 |
  نحن | شركتنا | فريقنا | منتجنا | تطبيقنا | منصتنا | مشروعنا
`)

/** What stands for whatever the sentence before spoke of. */
export const anaphors = list(`
  it | it all | everything | they | the company | this company | the startup | the start-up | the business | the firm | the product | the app |
  the platform | the project | the team | the studio | the agency | the service | the software | the tool | the organisation |
  the organization | es | sie | er | das unternehmen | die firma | das startup | das produkt | die app | die plattform | das team |
  das studio | die agentur | der betrieb | den betrieb | das projekt | die software | elle | il | ils | elles | l'entreprise | la société |
  la startup | la start-up | le produit | l'application | la plateforme | l'équipe | le studio | l'agence | le projet | le logiciel |
  ella | él | la empresa | la sociedad | a sociedade | la compañía | el producto | la aplicación | la plataforma | el equipo | el estudio | la agencia |
  el proyecto | alles | tout | todo | tudo | tutto | ela | ele | a empresa | a companhia | a startup | o produto | o aplicativo | a plataforma | a equipe | a equipa |
  o estúdio | a agência | o projeto | l'azienda | la società | il prodotto | l'app | la piattaforma | il team | lo studio |
  l'agenzia | il progetto | het | het bedrijf | de onderneming | de startup | het product | de app | het platform | het team |
  de studio | het bureau | het project | 公司 | 该公司 | 同社 | الشركة | المنتج | المنصة | التطبيق | الفريق | المشروع
`)

/** Kinds of company that call themselves so: "The workshop" as a heading over what it tells of itself. */
export const companyKinds = list(`
  workshop | studio | atelier | school | bakery | farm | cooperative | co-op | club | brewery | shop | store | association | charity | nursery | practice | clinic | dairy | winery | press | foundry | mill | roastery | surgery | gallery |
  werkstatt | verein | schule | bäckerei | hof | genossenschaft | laden | praxis | manufaktur | brauerei | verlag | kanzlei | gärtnerei | rösterei | werk | mühle | stiftung | klinik | apotheke | galerie |
  école | ferme | coopérative | boutique | boulangerie | brasserie | maison | cabinet | fabrique | pépinière | librairie | fondation | clinique | pharmacie | galerie |
  taller | estudio | escuela | tienda | asociación | cooperativa | panadería | granja | fábrica | bodega | fundación | clínica | farmacia | galería | farmácia | galeria | oficina | escola | loja | associação | padaria | fazenda | cervejaria | fundação |
  laboratorio | bottega | scuola | negozio | associazione | cooperativa | panificio | fattoria | cantina | fondazione | torrefazione | clinica | farmacia | galleria |
  vereniging | werkplaats | winkel | praktijk | kliniek | apotheek | galerie | boerderij | bakkerij | stichting | coöperatie | brouwerij
`)

/** The same of trades that many houses have, besides those: none that is only a building, or a thing. */
export const tradeHouses = list(`
  brewpub | yard | boatyard | shipyard | stables | kennels | distillery | pottery | forge | joinery | salon | smallholding | restaurant | café | cafe | winery | cidery | garage | bookshop | barbershop | bar | pub | inn | label | collective | choir | band | orchestra | ensemble | troupe | theatre | theater | magazine | journal | newspaper | publisher | imprint | hotel | hostel | guesthouse | lodge | campsite | vineyard | orchard | laboratory | lab | institute | academy | college | trust | gym | laundry | consultancy | law firm | charity | shelter | kindergarten | creamery | butchery | florist | library | archive | observatory | seed bank | food bank |
  agentur | akademie | anstalt | brennerei | buchhandlung | chor | destillerie | druckerei | fahrschule | gasthof | gasthaus | gemeinschaftspraxis | glashütte | hotel | imkerei | institut | kaffeerösterei | käserei | kollektiv | konditorei | kindergarten | kita | labor | metzgerei | molkerei | musikschule | orchester | restaurant | salon | schneiderei | schreinerei | tischlerei | theater | töpferei | weingut | werft | winzerei | zahnarztpraxis | zeitschrift | zeitung |
  agence | académie | auberge | bistrot | café | cave | chorale | collectif | chantier naval | distillerie | domaine | école | épicerie | ferme | fromagerie | imprimerie | institut | laboratoire | menuiserie | orchestre | pâtisserie | restaurant | revue | salon | savonnerie | théâtre | torréfaction | troupe | verrerie | vignoble |
  academia | astillero | agencia | bodega | café | carpintería | cervecería | colectivo | coro | destilería | editorial | escuela | finca | guardería | herrería | hotel | imprenta | instituto | laboratorio | librería | orquesta | pastelería | peluquería | quesería | restaurante | revista | salón | teatro | tostaduría | viñedo |
  adega | agência | ateliê | carpintaria | clínica | confeitaria | consultório | coletivo | creche | destilaria | editora | escola | escritório | gráfica | instituto | jornal | livraria | oficina | orquestra | pousada | queijaria | restaurante | revista | teatro | torrefação | vinícola |
  accademia | agenzia | agriturismo | asilo | birrificio | caseificio | casa editrice | collettivo | coro | distilleria | enoteca | falegnameria | forno | istituto | libreria | officina | orchestra | osteria | panetteria | pasticceria | ristorante | rivista | sartoria | studio | teatro | tipografia | trattoria |
  academie | werf | bureau | branderij | drukkerij | distilleerderij | galerie | garage | herberg | instituut | kaasmakerij | kleermakerij | koor | kwekerij | orkest | restaurant | school | slagerij | smederij | stichting | theater | timmerbedrijf | tijdschrift | uitgeverij | wijngaard
`)
/** Ends of compounds that are such a house: "Klavierwerkstatt", "kleermakerij". Folded. */
export const compoundKinds =
  /^\p{L}{3,}(?:werkstatt|verein|schule|bäckerei|brauerei|verlag|kanzlei|gärtnerei|rösterei|praxis|manufaktur|klinik|apotheke|galerie|macherei|schneiderei|schreinerei|druckerei|brennerei|käserei|hütte|makerij|werkplaats|praktijk|bakkerij|brouwerij|boerderij|kliniek|winkel|shop)$/u

/** What any house may call itself in the title over its story. */
export const plainHouses = list(`
  house | firm | business | haus | betrieb | firma | maison | moulin | musée | commerce | casa | negocio | molino | almazara | museo | despacho | empresa | negócio | moinho | lagar | museu | clube |
  ditta | azienda | impresa | frantoio | oleificio | mulino | pastificio | huis | zaak | museum | club
`)

const articleOfTitle = /^(?:(?:the|der|die|das|le|la|el|il|lo|o|a|de|het) |l['’])/u
/** "Werkstatt", "La maison", "O escritório", "La storia": a kind of house with no name, or its story. Folded. */
export const isHouseTitle = (folded: string): boolean => {
  const noun = folded.replace(articleOfTitle, "")
  if (companyKinds.has(noun)) return true
  return noun !== folded && (tradeHouses.has(noun) || plainHouses.has(noun) || ownHeadings.has(noun))
}
/** "Siamo in quattro": "we", in verbs that need no word for it. */
export const weAlone =
  /^(?:siamo|abbiamo|facciamo|lavoriamo|produciamo|somos|tenemos|hacemos|trabajamos|elaboramos|temos|fazemos|trabalhamos|produzimos)(?= )/iu

/** Put before or after an own name without making another of it: "the Acme app", "Acme team". */
export const nameNouns = list(`
  app | team | project | company | platform | software | startup | studio | product | service | story | tool | aventure | histoire |
  team | projekt | plattform | équipe | projet | plateforme | equipo | proyecto | plataforma | equipe | projeto | progetto |
  piattaforma | bedrijf | verhaal | geschichte | aventure | aventura | avventura | journey | histoire | historia | storia | história | unternehmen | entreprise | société |
  empresa | azienda | società | firma | app | application | aplicación | aplicativo | le logiciel | logiciel | dienst | website | site
`)

/** Headings that say of nobody else: what stands under them is about the site's own product or makers. */
export const ownHeadings = list(`
  chronicle | our timeline | our milestones | in short | the story so far | looking back | background | who makes this | the maker | about me |
  chronik | unsere chronik | firmenchronik | vereinschronik | firmengeschichte | unternehmensgeschichte | betriebsgeschichte | die geschichte | unser weg | rückblick | zahlen | zahlen & fakten | zahlen, daten, fakten | kurz und knapp | über mich |
  historie | onze historie | tijdlijn | mijlpalen | kort | in 't kort | over mij | cronología | trayectoria | nuestra trayectoria | hitos | en breve | sobre mí |
  chronologie | nos dates clés | dates clés | repères historiques | l'histoire | notre parcours | parcours | cronologia | trajetória | a nossa trajetória | marcos | sobre mim | la cronologia | le tappe | tappe | chi sono |
  about | about us | who | wer | qui | chi | quién | quem | wie | our story | the story | story | our history | history | who we are | our company | the company | company |
  company facts | company profile | company info | company information | at a glance | facts | facts and figures | key facts | in numbers |
  our journey | how it started | how we started | how it all began | our beginnings | our mission | mission | our vision | our team |
  the team | team | meet the team | founders | our founders | the founders | founder | our founder | contact | contact us |
  get in touch | imprint | legal notice | where we are | find us | visit us | headquarters | hq | our office | office | location | timeline | milestones | welcome | hello | hi | background |
  über uns | ueber uns | ueber mich | wer wir sind | unsere geschichte | geschichte | das unternehmen | unternehmen | firma | die firma | team | unser team |
  das team | gründer | die gründer | kontakt | impressum | angaben gemäß § 5 tmg | angaben gemäß § 5 ddg | anschrift | standort | meilensteine | daten und fakten | unternehmensprofil | wie alles begann |
  à propos | a propos | à propos de nous | qui sommes-nous | qui sommes nous | qui sommes-nous ? | notre histoire | histoire | l'entreprise | notre entreprise | l'équipe |
  notre équipe | les fondateurs | contact | nous contacter | mentions légales | éditeur | éditeur du site | chiffres clés | notre mission | siège social |
  teachers | our teachers | people | our people | the people | lehrer | lehrerinnen | lehrkräfte | unsere lehrer | menschen | professeurs | nos professeurs | les professeurs | profesores | nuestros profesores | professores | os professores | insegnanti | i nostri insegnanti | docenten | onze docenten | mensen | nosotros | nosotras | wir | nous | noi | nós | sobre nosotros | quiénes somos | nuestra historia | historia | la empresa | nuestra empresa | el equipo | nuestro equipo | fundadores |
  contacto | aviso legal | acerca de | acerca de nosotros | nuestra misión | sobre nós | sobre | quem somos | a nossa história | nossa história | história | a empresa |
  nossa equipe | equipe | a equipa | fundadores | contato | contacto | contactos | fale conosco | chi siamo | la nostra storia | storia |
  l'azienda | azienda | il team | il nostro team | fondatori | contatti | note legali | dove siamo | over ons | wie zijn wij | wie we zijn | ons verhaal | het bedrijf |
  het team | ons team | oprichters | contact | colofon | geschiedenis | onze geschiedenis | 会社概要 | 概要 | 店舗概要 | 店舗情報 | 基本情報 | プロフィール | 運営者 | 運営者情報 | 事業概要 | 会社情報 | 企業情報 | 会社案内 | 沿革 | 私たちについて | 当社について | 運営会社 | 企業概要 | 創業者 | チーム | お問い合わせ | アクセス |
  der verein | der verein in zahlen | verein | in zahlen | eckdaten | steckbrief | daten | fakten | en chiffres | en bref | repères | fiche | la fiche | ficha | datos | datos de la empresa | en cifras |
  parcours | notre parcours | trayectoria | nuestra trayectoria | trajetória | a nossa trajetória | nossa trajetória | percurso | o nosso percurso | linha do tempo | línea de tiempo | línea del tiempo | percorso | il nostro percorso | le tappe | étapes | nos dates clés | dates clés | werdegang |
  dados | dados da empresa | em números | dati | i dati | scheda | in numeri | in breve | gegevens | feiten | in cijfers | in het kort | 工作室简介 | 工作室介绍 | 关于工作室 | 品牌简介 |
  developer | developers | developed by | made by | general information | the developer | about the developer | creator | the creator | meet the creator | about the creator | meet the maker | entwickler | die entwickler | développeur | desarrollador | desarrolladora | sviluppatore | desenvolvedor | ontwikkelaar | 開発者 | 开发者 |
  press kit | presskit | press pack | media kit | pressemappe | pressekit | dossier de presse | kit presse | kit de prensa | dossier de prensa | kit de imprensa | cartella stampa | persmap | perskit |
  quick facts | fast facts | fact sheet | factsheet | fact file | in brief | company data | the basics | the essentials | die eckdaten | kurzprofil | auf einen blick | in kürze | zahlen und fakten |
  carte d'identité | fiche d'identité | en un coup d'œil | l'essentiel | en résumé | ficha rápida | ficha de la empresa | datos básicos | datos clave | datos generales | de un vistazo |
  ficha da empresa | ficha rápida | números | em resumo | num relance | carta d'identità | scheda azienda | in sintesi | a colpo d'occhio | feiten en cijfers | kerncijfers | in één oogopslag |
  会社データ | データで見る | 一览 | 基本资料 | 基本資料 | 公司资料 | لمحة | لمحة سريعة | لمحة عامة | حقائق | نبذة | نبذة عن الشركة | معلومات الشركة | بطاقة تعريف | أرقام | بالأرقام | عن الشركة |
  創業の想い | 創業の思い | 創業ストーリー | 創業の経緯 | 創業の背景 | 創業のきっかけ | 私たちのストーリー | 私たちの物語 | 私たちの想い | 私たちの思い | 開発の想い | 開発ストーリー | 開発の経緯 | 開発のきっかけ | 誕生ストーリー | 誕生の経緯 | ごあいさつ | ご挨拶 | 代表挨拶 | 代表メッセージ | 创业故事 | 創業故事 | 创始故事 | 品牌故事 | 我們的故事 | قصة التأسيس | بدايتنا | حكايتنا |
  关于我们 | 關於我們 | 关于 | 公司简介 | 公司信息 | 基本信息 | 公司介绍 | 企业简介 | 发展历程 | 我们的故事 | 联系我们 | 聯絡我們 | 团队 | 我们的团队 | 创始人 | من نحن | عن الشركة | عنا | نبذة عنا | قصتنا | حول | فريقنا | فريق العمل | المؤسسون | اتصل بنا | تواصل معنا
`)

/** A fact of the house on one line, its label first: what stands under it is the next. */
export const factLine =
  /^(?:headquarters|hq|head office|location|legal name|founded|established|industry|employees|team size|company size|sitz|standort|gründung|gründungsjahr|gegründet|rechtsform|mitarbeitende|siège|création|année de création|fondée?|créée?|forme juridique|effectif|sede|ubicación|localização|fundación|año de fundación|fundad[ao]|fundação|ano de fundação|fondazione|anno di fondazione|fondat[ao]|hoofdkantoor|opgericht|oprichting|oprichtingsjaar|rechtsvorm)(?=[ :])/u

/** Parts of a page's address that say it is about somebody or something else. */
export const asidePaths =
  /^(?:blog|news|press|presse|prensa|imprensa|stampa|pers|media|newsroom|customers?|clients?|kunden|clientes?|clienti|klanten|case-?stud(?:y|ies)|cases|stories|story|success(?:-stories)?|testimonials?|reviews?|referenzen|references|references?|events?|veranstaltungen|jobs?|careers?|karriere|emploi|empleo|vagas|vacatures|partners?|partenaires|investors?|investoren|vs|versus|compare|comparison|alternatives?|competitors?|community|forum|showcase|portfolio|podcast|magazine?|artikel|articles?|posts?|resources|changelog|author|authors|tag|tags|category|privacy|terms|datenschutz|agb|legal\/privacy|cookies?)(?:[-_.]|$)/i

/** Speaks of people or organisations that are not the site's own makers. Matched word by word. */
export const strangers: ReadonlyArray<string> = [
  ...list(`
  customer | customers | client | clients | partner | partners | investor | investors | rival | rivals | competitor |
  competitors | supplier | suppliers | vendor | vendors | reseller | resellers | distributor | distributors | vertegenwoordiging | auslandsvertretung |
  werksvertretung | importer | importers | importeur | importateur | importador | importatore | parent |
  parent company | sponsor | sponsors | subsidiary | acquired | backer | backers | neighbour | neighbor | predecessor |
  kunde | kunden | kundin | investoren | lieferant | konkurrent | wettbewerber | mutterkonzern | muttergesellschaft | vorgänger |
  partenaire | partenaires | investisseur | investisseurs | concurrent | concurrents | maison mère | société mère | fournisseur |
  cliente | clientes | clienta | clientas | socio | socios | inversor | inversores | competidor | competidores | matriz | proveedor |
  parceiro | parceiros | investidor | investidores | concorrente | concorrentes | fornecedor | clienti | investitori |
  concorrenti | fornitore | klant | klanten | investeerder | investeerders | concurrenten | leverancier | moederbedrijf |
  お客様 | 顧客 | 導入企業 | 取引先 | 投資家 | 株主 | 親会社 | 客户 | 客戶 | 合作伙伴 | 投资方 | 竞争对手 | 母公司 |
  عملاؤنا | عميلنا | عميل | شريك | شركاء | مستثمر | منافس | الشركة الأم
`)
]
/** Says of something that it is somebody else's: what follows may be told of either. */
export const belongsTo =
  /(?<!\p{L})(?:(?:part|brand|subsidiary|division|arm|member|product|service|spin-?off|project|fork|successor|rival|alternative|customer|user) (?:of|from|to|by)|by|owned|teil|marke|tochter(?:gesellschaft|firma)?|mitglied|ableger|produkt|von|filiale|marque|membre|partie|marca|miembro|parte|membro|filial|dochter(?:bedrijf)?|merk|onderdeel|lid|door)(?!\p{L})/u

/** Takes on something that was another's: what follows may be told of that. */
export const takesOn =
  /(?<!\p{L})(?:buy|bought|purchased?|acquired?|join(?:ed)?|took over|merged?|inherited|rent(?:ed)?|kauf(?:t|te|ten)|gekauft|übernahm(?:en)?|übernommen|geerbt|beigetreten|gehören|acheté|racheté|rejoint|repris|hérité|compr(?:amos|ó|ado|ou|ato)|adquirimos|adquirió|heredamos|herdamos|acquistato|rilevato|ereditato|kocht(?:en)?|gekocht|overgenomen|namen)(?!\p{L})/u

/** Says that an address or a mailbox is there for something else than to reach the makers, or is somebody else's. */
export const otherPurposes: ReadonlyArray<string> = [
  ...list(`
  recursos humanos | rrhh | candidaturas | human resources | risorse umane | ressources humaines | personalabteilung |
  hosting | hosted by | host | hoster | web host | powered by | designed by | design by | website by | site by | photos by |
  photo | photos | data protection officer | dpo | press contact | press agency | pr agency | media contact | press | bank | insurance |
  insurer | court | register court | supervisory authority | regulator | ombudsman | dispute | member of | registrar | cdn |
  data center | data centre | data centers | data centres | servers | warehouse | returns | shipping | ship to | deliver |
  delivery | delivered | complaint | complaints | beschwerden | réclamations | reclamaciones | reclamações | reclami | klachten | store locator | stockist | stockists | event | events | conference | venue | meetup | available in |
  travel to | countries | service area | service areas | areas served | area we serve | coverage area | werkgebied | einsatzgebiet | einsatzgebiete | zone d'intervention |
  zones d'intervention | zona de servicio | zonas de servicio | área de atendimento | área de atuação | zona di intervento | zone servite | 対応エリア | 営業エリア | 服务区域 | 服务范围 | مناطق الخدمة | fan | fans | fan club | community | trusted | jobs | careers |
  hostinganbieter | aufsichtsbehörde | registergericht | amtsgericht | schlichtungsstelle | verbraucherschlichtung |
  verbraucherschlichtungsstelle | verbraucherstreitbeilegung | streitbeilegung | datenschutzbeauftragter | datenschutzbeauftragte | datenschutzbehörde | versicherung |
  berufshaftpflichtversicherung | kammer | pressekontakt | presse | gehostet | rechenzentrum | server | lager | versand | rücksendung |
  rücksendungen | gestaltung | webdesign | bildnachweis | fotos | veranstaltung | hébergeur | hébergement | hébergé | hébergée |
  médiateur | tribunal | conception | réalisation | agence de presse | contact presse | livraison | entrepôt | assurance | retours |
  alojamiento | alojado | servidores | prensa | envíos | almacén | devoluciones | diseño web | hospedagem | hospedado | imprensa |
  envios | armazém | devoluções | provedor | ufficio stampa | spedizioni | magazzino | realizzazione | ospitato | resi |
  hostingprovider | perscontact | verzending | magazijn | retouren | サーバー | ホスティング | 倉庫 | 返品 | 服务器 | 托管 | 仓库 | الاستضافة | الشحن
`)
]

/** Between a name and the kind of company in what a register calls the makers: "Acme Technologies Ltd". */
export const registeredNouns =
  /^(?:technolog(?:y|ies)|software|labs?|studios?|systems?|solutions?|digital|group|media|apps?|tech|services?|international|works|design|games|interactive|online|web|data|ai|deutschland|europe|france|españa|brasil|italia|nederland|uk)$/iu

/** The last word of a name that says what the house makes or is: "Kettle Moth Games". */
export const houseKinds =
  /^(?:games|studios?|software|labs?|works|design|press|records|books|films?|media|productions?|digital|publishing|interactive|audio|systems|technologies)$/u
