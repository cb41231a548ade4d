/** What stands around a name and is none of it: data. */

const list = (phrases: string): ReadonlyArray<string> => phrases.split("|").map((phrase) => phrase.trim())

/** Titles of pages nobody has named yet, and words that head any site; folded. */
export const placeholderTitles: ReadonlySet<string> = new Set(
  list(`
    title of the project | home | homepage | home page | main page | landing page | landing | untitled | us | uns |
    untitled document | document | index | welcome | start | my site | my website | my app | website | site |
    official site | official website | official | logo | brand | company | company name | company logo | site logo |
    your company | your logo | app | menu | navigation | blog | shop | store | react app | vite app | vite + react |
    vite + react + ts | next.js | create next app | nuxt app | loading | loading... | just a moment... |
    coming soon | new page | page title | your title here | my blog | wordpress | just another wordpress site |
    startseite | willkommen | herzlich willkommen | herzliches willkommen | hartelijk welkom | offizielle website | accueil | page d'accueil | bienvenue | site officiel | inicio |
    página de inicio | página principal | bienvenido | bienvenidos | sitio oficial | sitio web oficial | início |
    página inicial | bem-vindo | site oficial | pagina iniziale | benvenuti | benvenuto | sito ufficiale |
    welkom | officiële website | ホーム | トップページ | トップ | 公式サイト | 公式 | ホームページ | 企业站 | 企业网站 | 公司网站 | 网站首页 | 网站 | 首页 | 主页 | 官网 |
    官方网站 | 首頁 | 主頁 | 官網 | 欢迎 | الرئيسية | الصفحة الرئيسية | الموقع الرسمي | مرحبا
  `)
)

/** Kinds of company as registers write them after a name; a blank stands for a point, a blank or nothing. */
export const legalForms: ReadonlyArray<string> = list(`
  gmbh & co kgaa | gmbh & co kg | gmbh & co ohg | ag & co kg | ug (haftungsbeschränkt) | ug haftungsbeschränkt | ggmbh |
  gmbh | mbh | ug | ag | kg | ohg | kgaa | gbr | e k | e v | eg | se | inc | incorporated | l l c | l l p | ltd |
  limited | corp | corporation | co ltd | p l c | pty ltd | pte ltd | pvt ltd | private limited | s l u | s l | s a s u |
  s a s | s a r l | s à r l | s a | eurl | s r l s | s r l | s p a | s n c | s coop | unipessoal lda | unip lda | unipessoal limitada | lda | ltda | eireli | s/a |
  s a de c v | s c | s c de r l | s de r l de c v | s a p i de c v | b v | n v | v o f | oyj | oy | ab | aps | a/s | asa | sp z o o | s r o | kft | zrt | d o o | k k |
  oü | vzw | asbl | eood | ood | uab | sia | e i r l
`).toSorted((a, b) => b.length - a.length)
/** The same in scripts without blanks, or put before the name. */
export const legalMarks: ReadonlyArray<string> = list(`
  株式会社 | 有限会社 | 合同会社 | 一般社団法人 | 公益社団法人 | 一般財団法人 | 公益財団法人 | 特定非営利活動法人 | npo法人 | 株式會社 | 股份有限公司 | 有限责任公司 | 有限公司 | (株) | （株） | شركة
`)

/** What a title says before a name, or after it, in greeting; folded. */
export const greetingsBefore: ReadonlyArray<string> = list(`
  welcome to the | welcome to | willkommen bei der | willkommen bei | willkommen beim | willkommen auf | herzlich willkommen bei |
  bienvenue chez | bienvenue à | bienvenue sur | bienvenidos a | bienvenido a | bienvenida a | bem-vindo à | bem-vindo ao |
  bem-vindo a | bem-vindos à | bem-vindos ao | boas-vindas ao | boas-vindas à | benvenuti da | benvenuti in | benvenuti su |
  benvenuto su | benvenuti a | welkom bij | welkom op | ようこそ | 欢迎来到 | 歡迎來到 | 欢迎使用 | مرحبا بكم في | مرحبًا بكم في |
  مرحبا بك في | أهلا بكم في | the official site of | the official website of | official website of | official site of | about |
  über | über uns bei
`).toSorted((a, b) => b.length - a.length)
export const greetingsAfter: ReadonlyArray<string> = list(`
  official website | official site | homepage | home page | website | logo | home | startseite | sitio oficial | sitio web oficial |
  site officiel | site oficial | sito ufficiale | officiële website | 公式サイト | 公式ホームページ | へようこそ | のホームページ | 官网 |
  官方网站 | 官網 | الموقع الرسمي | landing page
`).toSorted((a, b) => b.length - a.length)

/** What the picture of a name is called, and where it leads; folded. */
export const logoWords: ReadonlyArray<string> = list(`
  logo | logotype | logo image | brand logo | company logo | wordmark | brand mark | mark | emblem | crest | stamp | seal | sign | icon |
  logotyp | wappen | vereinswappen | stempel | siegel | schriftzug | firmenlogo | logotipo | logomarca | escudo | emblema | sello | insignia | marca |
  brasão | carimbo | selo | logotype | tampon | cachet | blason | enseigne | timbro | stemma | marchio | insegna | embleem | beeldmerk | woordmerk |
  home | homepage | home page | startseite | zur startseite | inicio | início | accueil | pagina iniziale | naar home |
  ロゴ | ロゴマーク | のロゴ | トップページ | 标志 | 標誌 | 标识 | 徽标 | 商标 | 首页 | 首頁 | شعار | الرئيسية
`).toSorted((a, b) => b.length - a.length)

/** Put before or after a name to make an address that is still free. */
export const hostAffixes = {
  before: ["get", "try", "use", "join", "go", "my", "the", "hey", "hello", "with", "meet", "team", "app", "visit"],
  after: [
    "app",
    "hq",
    "io",
    "ai",
    "labs",
    "lab",
    "inc",
    "online",
    "web",
    "software",
    "co",
    "gmbh",
    "group",
    "team",
    "shop",
    "now"
  ]
} as const

/** "Cakes, breads & pastries Leeds" in a title: what it is about. "Roth, Lund & Partners" is named elsewhere, too. */
export const listsTopics = /\p{L}, .*\p{L} (?:&|\+|and|und|et|y|e|en) \p{L}/u

/** "[NAME OF THE SHOP]", "{{ site.title }}": what a template has until somebody fills it in. */
export const unfilledName = /^(?:\[[^[\]]+\]|<[^<>]+>|\{\{?[^{}]+\}?\}|%[^%]+%)$/u

/** Lines of a page's head that say what its site is called. */
export const metaNames: ReadonlySet<string> = new Set([
  "og:site_name",
  "application-name",
  "apple-mobile-web-app-title"
])
