/** What menus, buttons and the headings of any site say, whatever it is about: data; folded, without a point at the end. */

import { caseless } from "../reading/patterns/Caseless.ts"

const list = (phrases: string): ReadonlyArray<string> => phrases.split("|").map((phrase) => phrase.trim())

export const frameWords: ReadonlySet<string> = new Set(
  list(`
    about | about us | our story | our company | who we are | pricing | prices | plans | plans & pricing | features |
    key features | core features | feature | solutions | services | our services | products | our products | product |
    company | resources | blog | blogs | articles | news | press | docs | documentation | contact | contact us |
    contact sales | get in touch | support | help | help center | help centre | faq | faqs | login | log in | sign in |
    sign up | signup | sign up free | register | download | downloads | get started | get started free |
    get started for free | start now | start free | start free trial | start your free trial | free trial | try free |
    try for free | try it free | try it for free | try now | try it now | learn more | read more | see more | view more |
    view all | see all | show more | load more | more | find out more | discover more | explore | explore more |
    watch video | watch videos | watch demo | watch the demo | watch the video | view demo | live demo | demo |
    book a demo | request a demo | get a demo | request demo | schedule a demo | schedule a call | book a call | get now |
    buy now | order now | order online | book now | donate | donate now | subscribe | submit | send | send message |
    search | menu | menus | main menu | home | team | our team | meet the team | careers | jobs | partners | customers |
    our customers | clients | our clients | testimonials | reviews | follow us | newsletter | privacy | privacy policy |
    terms | terms of service | terms of use | terms & conditions | terms and conditions | cookie policy | cookies |
    cookie settings | accept | accept all | decline | reject all | imprint | impressum | legal | locations | use cases |
    integrations | changelog | change logs | roadmap | status | projects | gallery | events | upcoming events | portfolio |
    our work | practice areas | in numbers | on the map | how it works | how it work | simple pricing | name | first name |
    last name | full name | your name | email | e-mail | your email | email address | phone | phone number | date | time |
    people | message | your message | subject | enquiry | inquiry | get free quote | get a quote | request a quote |
    request a consult | reservation | next | previous | prev | back | close | open | skip to content |
    skip to main content | back to top | toggle navigation | toggle menu | language | languages | select language |
    dark mode | english | deutsch | français | español | português | italiano | nederlands | 日本語 | 中文 | 简体中文 |
    繁體中文 | العربية | русский | en | de | fr | es | pt | it | nl | ja | zh | ar | account | my account | cart | basket |
    checkout | wishlist | add to cart | shop now | shop | store | sitemap | social | connect | quick links | useful links |
    links | overview | introduction | benefits | why us | community | forum | github | twitter | facebook | instagram |
    linkedin | youtube | tiktok | discord | slack | stats | contribute | sponsors | popular | most popular | new |
    recommended | best value | beta | public beta | open beta | private beta | closed beta | free beta | beta version |
    now in beta | in beta | in public beta | in open beta | public preview | private preview | early access | coming soon |
    invite only | by invitation only | work in progress | offene beta | öffentliche beta | geschlossene beta | beta-phase |
    betaphase | beta-version | bêta | bêta publique | bêta ouverte | version bêta | beta pública | beta abierta |
    beta cerrada | versión beta | beta aberta | beta fechada | versão beta | beta pubblica | beta aperta | versione beta |
    bèta | open bèta | openbare bèta | demnächst | bientôt | próximamente | em breve | prossimamente | binnenkort
  `).concat(
    list(`
    über uns | wir über uns | preise | preise & tarife | tarife | funktionen | leistungen | unsere leistungen | produkt |
    produkte | unsere produkte | unternehmen | ressourcen | aktuelles | neuigkeiten | presse | dokumentation | kontakt |
    kontakt aufnehmen | hilfe | hilfecenter | häufige fragen | anmelden | einloggen | registrieren | konto erstellen |
    herunterladen | jetzt starten | loslegen | jetzt loslegen | kostenlos testen | jetzt kostenlos testen |
    jetzt testen | kostenlos starten | mehr erfahren | mehr lesen | weiterlesen | weiterlesen ... | alle ansehen |
    video ansehen | demo ansehen | demo buchen | demo anfragen | termin buchen | termin vereinbaren | jetzt kaufen |
    jetzt bestellen | jetzt buchen | jetzt anfragen | spenden | abonnieren | absenden | senden | suche | suchen | menü |
    startseite | unser team | karriere | stellen | partner | kunden | unsere kunden | referenzen | kundenstimmen |
    bewertungen | folgen sie uns | datenschutz | datenschutzerklärung | agb | nutzungsbedingungen | akzeptieren |
    alle akzeptieren | ablehnen | rechtliches | standorte | anwendungsfälle | integrationen | veranstaltungen | galerie |
    so funktioniert's | so funktioniert es | vorname | nachname | telefon | nachricht | betreff | weiter | zurück |
    schließen | zum inhalt springen | sprache | warenkorb | konto | mein konto | übersicht | öffnungszeiten | anfahrt |
    à propos | qui sommes-nous | tarifs | prix | fonctionnalités | nos services | produits | nos produits | entreprise |
    ressources | actualités | presse | contact | contactez-nous | nous contacter | aide | centre d'aide |
    questions fréquentes | connexion | se connecter | s'inscrire | inscription | créer un compte | télécharger |
    commencer | commencer gratuitement | essayer | essayer gratuitement | essai gratuit | démarrer | en savoir plus |
    lire la suite | voir plus | voir tout | voir la démo | demander une démo | réserver une démo | réserver |
    prendre rendez-vous | acheter | commander | faire un don | s'abonner | envoyer | rechercher | recherche | accueil |
    équipe | notre équipe | l'équipe | carrières | recrutement | partenaires | clients | nos clients | témoignages | avis |
    suivez-nous | confidentialité | politique de confidentialité | conditions d'utilisation | mentions légales | cgu |
    cgv | accepter | tout accepter | refuser | tout refuser | intégrations | événements | galerie | comment ça marche |
    nom | prénom | téléphone | message | objet | suivant | précédent | fermer | aller au contenu | langue | panier |
    mon compte | horaires | plan du site
  `),
    list(`
    acerca de | sobre nosotros | nosotros | quiénes somos | precios | tarifas | planes | funciones | funcionalidades |
    características | servicios | nuestros servicios | producto | productos | nuestros productos | empresa | recursos |
    noticias | prensa | documentación | contacto | contáctanos | contactar | contacta con nosotros | ayuda |
    centro de ayuda | preguntas frecuentes | iniciar sesión | acceder | entrar | registrarse | regístrate | crear cuenta |
    descargar | empezar | empieza ahora | comenzar | empieza gratis | probar gratis | pruébalo gratis | prueba gratis |
    prueba gratuita | saber más | más información | conoce más | leer más | ver más | ver todo | ver demo |
    solicitar demo | solicita una demo | reservar | reserva ahora | comprar | comprar ahora | pedir ahora | donar |
    suscribirse | suscríbete | enviar | buscar | inicio | equipo | nuestro equipo | empleo | trabaja con nosotros |
    socios | clientes | nuestros clientes | testimonios | opiniones | síguenos | privacidad | política de privacidad |
    términos y condiciones | términos de uso | aviso legal | política de cookies | aceptar | aceptar todo | rechazar |
    integraciones | eventos | galería | cómo funciona | nombre | apellidos | teléfono | mensaje | asunto | siguiente |
    anterior | cerrar | saltar al contenido | idioma | carrito | mi cuenta | horario | ubicación |
    sobre | sobre nós | quem somos | preços | planos | recursos | funcionalidades | serviços | nossos serviços |
    os nossos serviços | produto | produtos | empresa | notícias | imprensa | documentação | contato | contacto |
    fale conosco | contacte-nos | entre em contato | ajuda | central de ajuda | perguntas frequentes | entrar | login |
    cadastre-se | criar conta | registar | baixar | descarregar | começar | comece agora | começar agora |
    experimente grátis | experimentar grátis | teste grátis | teste gratuito | saiba mais | saber mais | leia mais |
    ler mais | ver mais | ver tudo | ver demonstração | agendar demonstração | agende uma demo | reservar | comprar |
    comprar agora | doar | assinar | assine | subscrever | enviar | pesquisar | início | equipe | equipa | nossa equipe |
    a nossa equipa | carreiras | vagas | parceiros | clientes | depoimentos | avaliações | siga-nos | privacidade |
    política de privacidade | termos de uso | termos e condições | aceitar | aceitar todos | recusar | integrações |
    eventos | galeria | como funciona | nome | telefone | mensagem | assunto | próximo | anterior | fechar |
    pular para o conteúdo | saltar para o conteúdo | idioma | carrinho | minha conta | horário | localização
  `),
    list(`
    chi siamo | su di noi | prezzi | piani | funzionalità | caratteristiche | servizi | i nostri servizi | prodotto |
    prodotti | i nostri prodotti | azienda | risorse | notizie | stampa | documentazione | contatti | contattaci | aiuto |
    assistenza | centro assistenza | domande frequenti | accedi | registrati | crea account | scarica | inizia |
    inizia ora | inizia gratis | prova gratis | prova gratuita | provalo gratis | scopri di più | leggi di più |
    leggi tutto | vedi tutto | guarda la demo | richiedi una demo | prenota | prenota ora | prenota una demo | acquista |
    acquista ora | compra ora | ordina ora | dona | dona ora | iscriviti | invia | cerca | il team | il nostro team |
    lavora con noi | partner | clienti | i nostri clienti | testimonianze | recensioni | seguici | informativa privacy |
    termini e condizioni | termini di servizio | note legali | accetta | accetta tutti | rifiuta | integrazioni | eventi |
    galleria | come funziona | nome | cognome | telefono | messaggio | oggetto | avanti | indietro | chiudi |
    vai al contenuto | lingua | carrello | il mio account | orari | dove siamo |
    over ons | wie zijn wij | prijzen | tarieven | functies | mogelijkheden | diensten | onze diensten | producten |
    onze producten | bedrijf | nieuws | pers | documentatie | contact opnemen | neem contact op | hulp | helpcentrum |
    veelgestelde vragen | inloggen | aanmelden | registreren | account aanmaken | downloaden | aan de slag |
    begin nu | start nu | gratis starten | gratis proberen | probeer gratis | gratis uitproberen | meer informatie |
    meer lezen | lees meer | lees verder | bekijk alles | bekijk demo | demo aanvragen | plan een demo | reserveren |
    nu boeken | kopen | koop nu | bestellen | nu bestellen | doneren | abonneren | verzenden | versturen | zoeken |
    ons team | vacatures | werken bij | klanten | onze klanten | ervaringen | beoordelingen | volg ons | privacybeleid |
    privacyverklaring | algemene voorwaarden | gebruiksvoorwaarden | accepteren | alles accepteren | weigeren |
    integraties | evenementen | galerij | hoe het werkt | zo werkt het | naam | voornaam | achternaam | telefoon |
    bericht | onderwerp | volgende | vorige | sluiten | naar de inhoud | taal | winkelwagen | mijn account |
    openingstijden
  `),
    list(`
    会社概要 | 会社情報 | 私たちについて | 当社について | 料金 | 料金プラン | 価格 | プラン | 機能 | 機能一覧 | 特長 | 特徴 | サービス |
    サービス紹介 | サービス一覧 | 製品 | 製品情報 | 商品 | 商品一覧 | 企業情報 | お知らせ | ニュース | 新着情報 | ブログ | プレスリリース |
    ドキュメント | お問い合わせ | お問合せ | ヘルプ | サポート | よくある質問 | よくあるご質問 | ログイン | サインイン | 新規登録 | 会員登録 |
    無料登録 | ダウンロード | 資料ダウンロード | 資料請求 | 無料で始める | 今すぐ始める | 始める | 無料トライアル | 無料で試す | 詳しく見る |
    詳細を見る | 詳細はこちら | もっと見る | 続きを読む | 一覧を見る | デモを見る | デモを予約 | 予約する | ご予約 | 購入する | 今すぐ購入 |
    寄付する | 登録 | 送信 | 送信する | 検索 | メニュー | ホーム | トップ | チーム | 採用情報 | 採用 | パートナー | 導入事例 | お客様の声 |
    レビュー | プライバシーポリシー | 個人情報保護方針 | 利用規約 | 特定商取引法に基づく表記 | 同意する | 拒否する | 連携 | イベント | ギャラリー |
    使い方 | ご利用の流れ | お名前 | 氏名 | メールアドレス | 電話番号 | 次へ | 前へ | 戻る | 閉じる | 言語 | カート | マイページ | アクセス |
    サイトマップ | 关于我们 | 关于 | 公司介绍 | 价格 | 定价 | 套餐 | 功能 | 功能介绍 | 产品功能 | 服务 | 我们的服务 | 产品 | 产品介绍 | 公司 |
    资源 | 博客 | 新闻 | 新闻动态 | 文档 | 帮助文档 | 联系我们 | 联系 | 帮助 | 帮助中心 | 支持 | 常见问题 | 登录 | 注册 | 免费注册 | 立即注册 |
    下载 | 立即下载 | 开始使用 | 立即开始 | 立即体验 | 免费试用 | 免费使用 | 立即试用 | 了解更多 | 查看更多 | 更多 | 查看详情 | 阅读更多 |
    观看演示 | 预约演示 | 预约 | 立即预约 | 购买 | 立即购买 | 捐赠 | 订阅 | 提交 | 发送 | 搜索 | 菜单 | 首页 | 团队 | 我们的团队 | 加入我们 |
    招聘 | 合作伙伴 | 客户 | 客户案例 | 客户评价 | 用户评价 | 关注我们 | 隐私政策 | 隐私 | 服务条款 | 使用条款 | 用户协议 | 接受 | 同意 | 拒绝 |
    集成 | 活动 | 图库 | 如何使用 | 使用流程 | 姓名 | 邮箱 | 电话 | 留言 | 下一页 | 上一页 | 返回 | 关闭 | 语言 | 购物车 | 我的账户 | 網站地圖 |
    关于本站 | 友情链接 | 新闻公告 | 新闻资讯 | 公司新闻 | 行业动态 | 公司简介 | 企业简介 | 产品中心 | 服务项目 | 解决方案 | 案例展示 | 人才招聘 | 在线留言
  `),
    list(`
    من نحن | عن الشركة | حول | نبذة عنا | الأسعار | الاسعار | الباقات | الخطط | المزايا | الميزات | المميزات | الخدمات |
    خدماتنا | المنتج | المنتجات | منتجاتنا | الشركة | الموارد | المدونة | الأخبار | التوثيق | اتصل بنا | تواصل معنا | المساعدة |
    مركز المساعدة | الدعم | الأسئلة الشائعة | اسئلة شائعة | الأسئلة المتكررة | تسجيل الدخول | دخول | إنشاء حساب | سجل الآن |
    التسجيل | تحميل | حمل التطبيق | ابدأ الآن | ابدأ مجانا | ابدأ مجانًا | جرب مجانا | جربه مجانًا | تجربة مجانية | اعرف المزيد |
    المزيد | اقرأ المزيد | عرض الكل | شاهد العرض | اطلب عرضا | احجز الآن | احجز موعدا | اشتر الآن | تبرع | تبرع الآن | اشترك |
    إرسال | بحث | القائمة | الرئيسية | الفريق | فريقنا | فريق العمل | الوظائف | شركاؤنا | الشركاء | عملاؤنا | العملاء |
    آراء العملاء | تابعنا | الخصوصية | سياسة الخصوصية | الشروط والأحكام | شروط الاستخدام | قبول | رفض | التكاملات | الفعاليات |
    معرض الصور | كيف يعمل | كيف تعمل | الاسم | البريد الإلكتروني | الهاتف | رقم الهاتف | الرسالة | التالي | السابق | إغلاق | اللغة |
    السلة | حسابي
  `)
  )
)

/** What whoever builds, lights or fills a site leaves on it, a form says when it was sent, and a notice of cookies. */
const credits = [
  "create a free website|made (?:in|with) (?:webflow|framer|wix|notion)|(?:web)?site by|proudly powered",
  // "Pan hecho con masa madre" and "search powered by AI" are no credits.
  "^(?:powered by|erstellt mit|propulsé par|fait avec|hecho con|creado con|feito com|realizzato con|gemaakt met)",
  "^(?:all )?(?:photos?|fotos?|photographs|illustrations?)(?: ?: | by | de | von | van )",
  "(?:is|are) (?:a )?(?:registered )?trademarks? of|^thank you! your (?:submission|message)|^oops! something went wrong",
  "we value your privacy|we use cookies|uses? cookies|verwende[nt] (?:wir )?cookies|cookies pour|utiliza(?:mos)? cookies",
  "usa(?:mos)? (?:solo )?cookies|utilizza(?:no|mo)? (?:i )?cookie|gebruik(?:t|en) cookies|クッキー|cookieを|使用cookie",
  "stor(?:e|ing)(?: of)? (?:cookies|information) on your device",
  "^(?:this|the|our|diese|unsere|ce|cette|est[ea]|quest[oa]|deze|onze) (?:web ?)?(?:site|page|webseite|seite|página|pagina|sito|sitio) .{0,40}cookie",
  // What a tool writes before anybody wrote anything, and what a form says.
  "^welcome to wordpress|^this is your first post|^edit or delete it|^share information about your brand with|free html templates",
  "^your (?:submission|message|enquiry|inquiry|request) (?:has been|was) (?:received|sent)|^bedankt voor (?:uw|je) interesse|^please don't hesitate to",
  "(?:powered|built|made|created|propulsé|créé|criado|creado|tecnologia|realizzato|erstellt|gebaut|gemaakt|gebouwd) (?:by|with|using|par|avec|com|con|da|de|mit|met|su) (?:the )?(?:hugo|jekyll|wordpress|wix|squarespace|shopify|webflow|publii|carrd)",
  "^(?:tutti i diritti riservati|todos los derechos reservados|todos os direitos reservados|tous droits réservés|alle rechte vorbehalten|alle rechten voorbehouden)",
  "^(?:best viewed (?:with|in|on)|last updated (?:on )?\\p{Nd})",
  "^(?:umsatzsteuer-id|ust-id(?:nr)?|vat (?:no|number|id)|tva intracommunautaire|partita iva|btw-nummer) ?[:.]",
  // Of whoever gave money, and of where one may complain.
  "co-?financed by|kofinanziert|cofinanc(?:é|iad|iat)|cofinanzia|medegefinancierd",
  "streitbeilegung|règlement (?:en ligne )?des litiges|online dispute resolution|risoluzione (?:online )?delle controversie|geschillenbeslechting|resolución de litigios"
]
const lineOf = (parts: ReadonlyArray<string>) => caseless(new RegExp(parts.join("|"), "u"))
/** No sentence of a description, whoever offers it. */
export const creditLine = lineOf(credits)
/** Lines that a browser or a lawyer put there. */
export const frameLine = lineOf([
  ...credits,
  // "Acme® bakes" is a sentence of what it names; "Acme is a registered trademark" is a notice.
  "©|registered (?:trade ?)?marks?|registered trade ?mark|eingetragene\\p{L}* (?:waren)?(?:zeichen|marken?)|marques? déposées?|marcas? registradas?|marchi\\p{L}* registrat[oi]|geregistreerde? (?:handels)?merk|copyright|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|todos os direitos",
  "tutti i diritti|alle rechten voorbehouden|版权所有|無断転載|جميع الحقوق",
  "your browser does not|enable javascript|^loading\\b|please wait|one moment please|bitte warten|^chargement|veuillez patienter",
  "^cargando|^carregando|^caricamento|even geduld|読み込み中|加载中|请稍候|جار التحميل|جاري التحميل"
])
