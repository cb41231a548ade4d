/**
 * The words by which headings, page addresses and page titles say what stands below them, in the languages
 * sites are mostly written in. Data: to teach the reader of pages another language or turn of phrase, add it here.
 */
import type { Region } from "./PageBlocks.ts"

export interface RegionPhrases {
  /** Say it wherever they stand in a heading. */
  readonly within: string
  /** Say it where they are the whole heading. */
  readonly whole: string
  /** Say it where they are the last part of a page's address or the first of its title: "Privacy" may head a feature. */
  readonly pages?: string
}

/** The regions that words announce. Of several in one heading the first counts. */
export const announcedRegions: Partial<Readonly<Record<Region, RegionPhrases>>> = {
  pricing: {
    within: `pricing | price list | prices and plans | our prices | our plans | choose your plan | choose a plan | pick a plan | what they cost | what each costs |
      pick your plan | plans and prices | plans & pricing | plan for everyone | plans for every | what it costs |
      what does it cost | how much does it cost | guide prices | price guide | indicative prices | what you pay | what you'll pay | subscription plans | membership options |
      preise | preisliste | richtpreise | preisbeispiele | kursgebühren | eintrittspreise | was sie zahlen | was du zahlst | preismodell | preisübersicht | tarife | was es kostet | was sie kosten | was kostet |
      tarifs | nos tarifs | nos prix | nos offres | grille tarifaire | combien ça coûte | ce que ça coûte | ce qu'ils coûtent | ce qu'elles coûtent | prix indicatifs | formules et tarifs |
      precios | nuestros precios | tarifas | planes y precios | cuánto cuesta | lo que cuesta | lo que cuestan | cuánto cuestan | cuánto sale | cuánto vale |
      preços | nossos preços | planos e preços | quanto custa | quanto custam | prezzi | i nostri prezzi | listino | listino prezzi | prijslijst | tarieven | piani e prezzi | quanto costa | quanto costano |
      prijzen | onze prijzen | tarieven | wat kost het | wat het kost | wat ze kosten | richtprijzen | おねだん | お値段 | ねだん | 値段表 | 品物と値段 | 商品と値段 | 価格表 | 料金 | 価格 | 价格 | 定价 | 价目表 | 多少钱 | 價格 | 定價 | 收费 | 套餐 |
      الأسعار | أسعارنا | الباقات | خطط الأسعار`,
    whole: `plans | price | prices | rates | fees | fares | dues | membership fees | tuition fees | day rates | what we charge | how much | how much is it | packages | memberships | membership | subscriptions | cost | costs |
      preis | pakete | kosten | prix | forfaits | abonnements | honoraires | offres | formules | planes | paquetes | planos | pacotes |
      piani | tariffe | abbonamenti | pakketten | abonnementen | kosten | tarif | tarifa | tariffa | tarief | precio | preço | prezzo | prijs | valor | ça coûte |
      et ça coûte | プラン | 料金プラン | 値段 | 方案 | 价目 | 价目单 | 价格表 | 收费标准 | 资费标准 | 价钱 | 費用 | 利用料 | 会費 | いくら | 资费 | 参考价 | 费用 | السعر | الرسوم | التكلفة | كم التكلفة | كم يكلف | اسعار | الخطط | adhésion | l'adhésion | adhésions | cotisation | cotisations |
      devenir membre | mitglied werden | mitgliedschaft | mitgliedsbeitrag | mitgliedsbeiträge | beiträge | hazte socio | hazte socia |
      cuotas | honorarios | preçário | costi | honorare | suscripciones | suscripción | lid worden | lidmaatschap | contributie | quote associative | tesseramento |
      abbonamento | mensalidades | assinaturas | become a member | member dues | licences | licenses | lizenzen | licenze | licencias |
      course fee | course fees | course price | tuition | enrolment fee | enrollment fee | licence fee | license fee | credit packs | credit packages | buy credits | get credits | buy a licence | buy a license | one-time purchase | one-time payment |
      kursgebühr | kurspreis | kurskosten | teilnahmegebühr | seminargebühr | lizenzgebühr | lizenzkosten | lizenz kaufen | guthaben | guthabenpakete | einmalkauf | frais d'inscription | prix du cours | prix de la formation | tarif du cours | tarif de la formation | coût de la formation | packs de crédits | acheter des crédits | achat unique |
      matrícula | precio del curso | coste del curso | costo del curso | paquetes de créditos | comprar créditos | pago único | valor do curso | preço do curso | taxa de inscrição | pacotes de créditos | pagamento único |
      quota di iscrizione | quota di partecipazione | costo del corso | prezzo del corso | pacchetti di crediti | acquista crediti | pagamento unico | cursusgeld | cursusprijs | lesgeld | inschrijfgeld | kosten van de cursus | creditpakketten | credits kopen | eenmalige aankoop | tegoed |
      受講料 | 受講費 | 授業料 | 参加費 | クレジット購入 | 学费 | 课程费用 | 课程价格 | 授权费用 | 积分套餐 | رسوم الدورة | سعر الدورة | رسوم التسجيل | باقات الرصيد | شراء رصيد`,
    pages: `buy | purchase | membership | become a member | acheter | adherer | adhérer | adhesion | kaufen | mitglied werden | abo | abos |
      comprar | hazte socio | suscripcion | suscribete | assinar | assinatura | acquista | acquistare | compra | abbonati |
      lid worden | abonneren | kopen | ご購入 | 購入 | 购买 | 订阅 | الاشتراك`
  },
  faq: {
    within: `faq | faqs | frequently asked | common questions | questions and answers | questions & answers | q&a | you asked |
      got questions | have questions | still have questions | your questions | questions, answered | questions answered |
      häufige fragen | häufig gestellte fragen | fragen und antworten | oft gefragt | ihre fragen |
      questions fréquentes | foire aux questions | questions courantes | vos questions | questions réponses |
      preguntas frecuentes | preguntas y respuestas | tus preguntas | perguntas frequentes | dúvidas frequentes | perguntas e respostas |
      domande frequenti | domande e risposte | veelgestelde vragen | vragen en antwoorden |
      よくある質問 | よくあるご質問 | 常见问题 | 常見問題 | 问与答 | الأسئلة الشائعة | أسئلة شائعة | الأسئلة المتكررة`,
    whole: `questions | fragen | preguntas | perguntas | domande | vragen | dúvidas | q and a | help | hilfe | aide | ayuda | ajuda | aiuto | hulp | 質問 | 帮助 | أسئلة`
  },
  team: {
    within: `meet the team | our team | the team behind | the people behind | meet our team | meet the founders | our founders | our people |
      leadership team | management team | founding team | team members | the makers | who is behind | 
      unser team | das team | die gründer |  wer dahinter steckt | menschen hinter |
      notre équipe | l'équipe | nos fondateurs | les fondateurs | 
      nuestro equipo | el equipo | los fundadores |  nossa equipe | a equipe | nossa equipa | a equipa | os fundadores | 
      il nostro team | la nostra squadra | i fondatori |  ons team | het team | de oprichters | 
      チーム紹介 | メンバー紹介 | チームメンバー | 创始团队 | 我们的团队 | 團隊成員 | 团队成员 | 团队介绍 | فريقنا | فريق العمل | المؤسسون `,
    whole: `team | the team | people | founders | the founders | founder | leadership | management | staff | crew | about the founder | about the founders | board |
      gründer | die köpfe | équipe | fondateurs | equipo | fundadores | equipe | equipa | time | fondatori | squadra | oprichters | medewerkers |
      チーム | メンバー | スタッフ | 团队 | 團隊 | الفريق`
  },
  contact: {
    within: `contact us | get in touch | reach us | how to find us | where to find us | find us | visit us | write to us | talk to us | drop us a line |
      our office | our offices | legal notice | contact details | contact information |
      impressum | kontaktieren sie uns | so erreichen sie uns | anfahrt | angaben gemäß | unser büro |
      contactez-nous | contactez nous | nous contacter | nous trouver | mentions légales |
      contáctanos | contáctenos | ponte en contacto | dónde estamos | aviso legal | fale conosco | entre em contato | contacte-nos | onde estamos |
      contattaci | dove siamo | contatta | note legali | neem contact op | contacteer ons | onze vestiging |
      お問い合わせ | お問合せ | アクセス | 会社概要 | 特定商取引 | 联系我们 | 聯絡我們 | 联系方式 | اتصل بنا | تواصل معنا | للتواصل`,
    whole: `contact | contacts | address | location | locations | offices | office | headquarters | imprint | kontakt | adresse | standort | standorte |
      contacto | dirección | contato | contacto | endereço | contatti | contatto | indirizzo | sede | adres | colofon | vestigingen | 連絡先 | 所在地 | 联系 | العنوان`
  },
  reviews: {
    within: `testimonial | testimonials | customer reviews | user reviews | client reviews | our reviews | reviews from | reviews of | reviewed by | wall of love |
      what our customers | what our clients | what our users | what our members | what our guests | what our readers | what our students | what our patients |
      what people say | what people are saying | what customers say | what clients say | what users say | what others say | what they say | what they are saying |
      what some of our | say about us | saying about | said about us | say about | hear from our | hear it from | in their words | in their own words | from our customers |
      from our users | our customers say | our clients say | our users say | customers love | clients love | users love | people love | they love us |
      why people love | kind words | in good hands | happy customers | happy clients | customer feedback | word on the street | users voice | what the press | don't take our word | don't just take our word |
      kundenstimmen | das sagen unsere | was unsere kunden | was kunden sagen | unsere kunden sagen | bewertungen | kundenmeinungen | kundenbewertungen | referenzen und stimmen | stimmen unserer | was andere sagen | rezensionen | aus dem gästebuch | aus unserem gästebuch | from the guestbook | from our guestbook |
      livre d'or | libro de visitas | livro de visitas | libro degli ospiti | uit het gastenboek |
      témoignages | avis clients | ce que disent | ils parlent de nous | ils nous aiment | vos avis | nos clients disent | ce qu'ils disent |
      testimonios | opiniones | lo que dicen | qué dicen | nuestros clientes dicen | reseñas | depoimentos | o que dizem | avaliações | opiniões | quem usa recomenda |
      testimonianze | recensioni | dicono di noi | cosa dicono | le opinioni | wat klanten zeggen | wat onze klanten | klantbeoordelingen | ervaringen van | beoordelingen | klanten vertellen |
      お客様の声 | ユーザーの声 | 店の声 | 校の声 | 者の声 | 患者さんの声 | 会員の声 | レビュー | 口コミ | 導入の声 | 客户评价 | 用户评价 | 用户反馈 | 客戶評價 | 他们怎么说 | 用户怎么说 | 客户怎么说 | 大家怎么说 | 学员怎么说 | 用户口碑 | آراء العملاء | آراء عملائنا | ماذا يقول | قالوا عنا | شهادات العملاء`,
    whole: `reviews | comments | leave a comment | feedback | ratings | guestbook | kommentare | gästebuch | commentaires | avis | comentarios | comentários | commenti | reacties | reviews en reacties | コメント | 评论 | 評論 | التعليقات`
  },
  others: {
    within: `trusted by | used by | deployed by | with thanks to | past editions | selected work | recent work | some of our work | some work | featured work | selected projects | recent projects |
      unterstützt von | mit freundlicher unterstützung | frühere ausgaben | ausgewählte arbeiten | ausgewählte projekte | avec le soutien | éditions précédentes | réalisations récentes | quelques réalisations | projets récents | einige arbeiten |
      con el apoyo de | ediciones anteriores | trabajos recientes | algunos trabajos | alguns trabalhos | proyectos recientes | com o apoio de | edições anteriores | trabalhos recentes | projetos recentes |
      con il sostegno di | edizioni passate | lavori recenti | alcuni lavori | enkele projecten | progetti recenti | met dank aan | eerdere edities | recent werk | recente projecten | 展览与合作 | 合作案例 | ضيوفنا | vs | versus | relied on by | chosen by | in use at | as seen in | as seen on | as featured in | featured in | featured on | mentioned in | in good company | our customers | our clients | our partners | our sponsors |
      our investors | backed by | supported by | funded by | customer stories | customer story | client stories | stories from the | stories from our | stories of our | member stories | seller stories | host stories | alumni stories | success stories | success story | case study | case studies | user stories |
      who uses | companies that | teams that use | they trust us | partners and | technology partners |   acknowledgements | acknowledgments | open source credits | third-party | third party |
      in the press | press about | in the media | press coverage | compared with | compared to | how we compare |  alternatives to | alternative to |   customer spotlight | hosted by | hosting provider | web hosting | website by | site by | theme by | template by | web design by | photo credits | image credits | bildnachweis | bildnachweise | webdesign | konzept und gestaltung | gestaltung der website | design und umsetzung | main customers | key customers | main clients | key clients | hauptkunden | major clients | principaux clients | principales clientes | principais clientes | 主要取引先 | 取引銀行 | 主要客户 | technische umsetzung | hébergeur | conception et réalisation | diseño web | proveedor de alojamiento | provedor de hospedagem | fornitore hosting | realizzazione sito | fotocredits | hostingprovider | 技术支持 | 网站建设 | サイト制作 | تصميم الموقع | customers in | selected clients | 
      unsere kunden | unsere partner | unsere investoren | bekannt aus | vertrauen uns | vertraut von | erfolgsgeschichten | erfolgsgeschichte | fallstudie | fallstudien | kundengeschichten | geschichten unserer | geschichten von unseren | mitgliedergeschichten | anwenderberichte | referenzkunden | gefördert durch | gefördert von | im vergleich | vergleich mit | alternative zu | eingesetzt von |
      ils nous font confiance | nos clients | nos partenaires | nos investisseurs | ils utilisent | étude de cas | études de cas | cas clients | histoires de clients | histoires de nos | histoires de ceux | histoires de celles | vu dans | soutenu par | comparaison | alternative à | la presse en parle | 
      confían en nosotros | nuestros clientes | nuestros socios | nuestros inversores | casos de éxito | caso de éxito | casos de estudio | historias de clientes | historias de nuestros | historias de nuestras | historias de quienes | visto en | respaldado por | comparación | comparativa | alternativa a | 
      confiam em nós | nossos clientes | nossos parceiros | nossos investidores | quem confia | casos de sucesso | estudo de caso | estudos de caso | histórias de clientes | histórias dos nossos | histórias das nossas | histórias de quem | visto em | apoiado por | comparação | alternativa ao | 
      si fidano di noi | i nostri clienti | i nostri partner | i nostri investitori | storie di successo | casi di studio | caso di studio | storie dei clienti | storie di chi | storie dei nostri | storie delle nostre | dicono di noi sulla stampa | sostenuto da | confronto | alternativa a | 
      vertrouwd door | onze klanten | onze partners | onze investeerders | klantverhalen | succesverhalen | verhalen van onze | verhalen van wie | praktijkvoorbeelden | casestudy | bekend van | ondersteund door | vergelijking | alternatief voor | 
      導入事例 | 導入企業 | 出品者の声 | 会員の声 | 用户故事 | 客户故事 | 商家故事 | 学员故事 | お客様事例 | パートナー企業 | 掲載実績 | メディア掲載 | 株主 | 投資家 | 競合比較 | 客户案例 | 成功案例 | 合作伙伴 | 合作夥伴 | 我们的客户 | 我們的客戶 | 投资者 | 投资方 | 媒体报道 | 信赖 |
      عملاؤنا | شركاؤنا | شركاء النجاح | قصص النجاح | قصص عملائنا | قصص المستخدمين | قصص طلابنا | دراسة حالة | دراسات الحالة | المستثمرون | يثقون بنا | مقارنة`,
    whole: `speakers | our speakers | sprecher | conférenciers | ponentes | palestrantes | relatori | sprekers | seen in | press quotes | selected articles | they wrote | hosting | hoster | gestaltung | umsetzung | hébergement | réalisation | conception | alojamiento | hospedagem | realizzazione | comparison | built with | powered by | made with | made possible by | customers | clients | partners | sponsors | investors | backers | press | media | credits | colophon | dependencies | integrations partners | alternatives | references | compare |
      kunden | partner | investoren | sponsoren | presse | referenzen | pressestimmen | danksagung | alternativen | clientes | clients | partenaires | investisseurs | références | remerciements | crédits |
      socios | inversores | prensa | patrocinadores | créditos | parceiros | investidores | imprensa | clienti | partner | investitori | stampa | sponsor | klanten | partners | investeerders | pers | referenties | お客様 | 事例 | 客户 | 客戶 | 伙伴 | العملاء | الشركاء`
  },
  news: {
    within: `latest posts | latest articles | latest issues | recent issues | letzte ausgaben | derniers numéros | últimos números | últimas edições | ultime uscite | laatste nummers | latest news | recent posts | recent articles | from the blog | from our blog | our blog | our articles | our latest | read our | news and | in the news | read more articles | related posts | related articles | related reading | you may also like | more stories | upcoming events |
      our events | open positions | open roles | we are hiring | we're hiring | job openings | join our team | join the team | current openings | what's new | release notes | webinars |
      neueste beiträge | aktuelle beiträge | aus dem blog | unser blog | aktuelles | neuigkeiten | offene stellen | stellenangebote | wir stellen ein | veranstaltungen | das könnte sie auch interessieren |
      derniers articles | notre blog | du blog | actualités | nos actualités | offres d'emploi | nous recrutons | événements | rejoignez l'équipe |
      últimas noticias | últimos artículos | nuestro blog | del blog | ofertas de empleo | únete al equipo | próximos eventos |
      últimas notícias | últimos artigos | nosso blog | nosso blogue | do blogue | do blog | vagas abertas | próximos eventos | ultime notizie | ultimi articoli | il nostro blog | dal blog | posizioni aperte | lavora con noi | prossimi eventi |
      laatste nieuws | laatste artikelen | ons blog | onze blog | vacatures | werken bij | evenementen |
      お知らせ | 新着情報 | 最新情報 | 採用情報 | ニュース | 最新消息 | 最新文章 | 新闻动态 | 招聘 | 加入我们 | آخر الأخبار | أحدث المقالات | المدونة | وظائف`,
    whole: `vacancy | vacancies | vacature | stellenanzeige | stellenanzeigen | blog | news | articles | posts | events | careers | jobs | changelog | updates | newsroom | stories | journal | podcast | resources | magazine | releases | press releases | announcements |
      beiträge | artikel | nachrichten | termine | karriere | pressemitteilungen | ratgeber | articles | nouvelles | carrières | emplois | noticias | artículos | eventos | empleo | notícias | artigos | carreiras | notizie | articoli | eventi | carriere | nieuws | berichten | ブログ | イベント | 採用 | 博客 | 新闻 | 新聞 | 活动 | أخبار | مقالات`
  },
  legal: {
    within: `terms of service | terms of use | terms and conditions | terms & conditions | privacy policy | privacy notice | cookie policy | acceptable use | data protection | data processing agreement | refund policy | return policy |  limitation of liability |  governing law | licence agreement | license agreement |
      datenschutz | datenschutzerklärung | nutzungsbedingungen | allgemeine geschäftsbedingungen | widerrufsbelehrung | haftungsausschluss | haftung für | urheberrecht |
      politique de confidentialité | conditions d'utilisation | conditions générales | protection des données | política de privacidad | términos y condiciones | condiciones de uso | protección de datos |
      política de privacidade | termos de uso | termos e condições | informativa sulla privacy | termini e condizioni | condizioni d'uso | privacybeleid | algemene voorwaarden | gebruiksvoorwaarden |
      プライバシーポリシー | 個人情報保護 | 利用規約 | 免責事項 | 隐私政策 | 隱私政策 | 服务条款 | 使用条款 | 免责声明 | سياسة الخصوصية | الشروط والأحكام | شروط الاستخدام`,
    whole: `disclaimer | small print | fine print | terms and conditions | privacy policy | cookie policy`,
    pages: `terms | privacy | legal | licence | license | agb | confidentialité | cgu | cgv | privacidad | términos | privacidade | termos | privacy e cookie | voorwaarden | 規約 | 条款 | الشروط`
  },
  consent: {
    within: `we use cookies | this site uses cookies | this website uses cookies | uses cookies | cookie settings | cookie preferences | cookie consent | your privacy choices | we value your privacy | manage consent |
      wir verwenden cookies | diese website verwendet cookies | cookie-einstellungen | cookie einstellungen | privatsphäre-einstellungen | nous utilisons des cookies | ce site utilise des cookies | gérer les cookies | usamos cookies | utilizamos cookies | este sitio utiliza cookies | configuración de cookies |
      este site utiliza cookies | este site usa cookies | utilizziamo i cookie | questo sito utilizza i cookie | questo sito usa i cookie | wij gebruiken cookies | we gebruiken cookies | deze website gebruikt cookies | クッキーを使用 | cookieを使用 | 使用cookie | 使用 cookie | نستخدم ملفات تعريف الارتباط`,
    whole: `cookies | cookie | cookie notice | cookie-hinweis`
  },
  form: {
    within: `newsletter | subscribe to our | sign up for our | stay in the loop | stay up to date | stay updated | get updates | join the waitlist | join our mailing list | join the mailing list | send us a message | leave a message |
      bleiben sie auf dem laufenden | schreiben sie uns | restez informé | inscrivez-vous | suscríbete | boletín | inscreva-se | iscriviti | blijf op de hoogte | schrijf je in | メルマガ | ニュースレター | 订阅 | 訂閱 | اشترك في`,
    whole: `subscribe | mailing list | book now | request a demo | book a demo | inscription | suscripción | abonnieren | sign up | log in`
  },
  features: {
    within: `features | key benefits | how it works | what you get | what's included | what is included | why choose | why us | everything you need | our services | what we do | what we offer | use cases | key features | what it does | what you can do |
      funktionen | so funktioniert | so geht's | vorteile | leistungen | was wir tun | was wir bieten | ihre vorteile | alles, was sie brauchen |
      fonctionnalités | comment ça marche | nos services | avantages | ce que nous faisons | pourquoi choisir | funcionalidades | cómo funciona | nuestros servicios | ventajas | características | qué hacemos | qué ofrecemos | por qué elegir |
      como funciona | recursos | nossos serviços | vantagens | o que fazemos | por que escolher | funzionalità | come funziona | i nostri servizi | vantaggi | caratteristiche | cosa facciamo | perché scegliere |
      functies | hoe het werkt | onze diensten | voordelen | wat wij doen | wat we doen | mogelijkheden | 機能 | 特徴 | 特長 | 使い方 | ご利用の流れ | サービス内容 | できること | 功能 | 特点 | 特色 | 如何使用 | 工作原理 | 我们的服务 | المميزات | مميزات | الميزات | كيف يعمل | خدماتنا | لماذا نحن`,
    whole: `benefits | services | capabilities | highlights | advantages | product | solutions | overview | the basics | services | dienste | produkt | lösungen | produit | solutions | servicios | producto | soluciones | serviços | produto | soluções | benefícios | beneficios | servizi | prodotto | soluzioni | diensten | product | oplossingen | 製品 | サービス | 产品 | 服务 | 服務 | الخدمات`
  }
}

/** Of the phrases of others, those that announce but a row of names or logos, which ends the part. */
export const rowPhrases = `trusted by | used by | deployed by | with thanks to | unterstützt von | avec le soutien | con el apoyo de | com o apoio de | con il sostegno di | met dank aan | relied on by | chosen by | loved by | in use at | as seen in | as seen on | as featured in | featured in |
  featured on | mentioned in | in good company | backed by | supported by | funded by | teams that use | companies that | they trust us | hosted by | made possible by |
  website by | site by | theme by | template by | built with | powered by | made with |
  bekannt aus | vertrauen uns | vertraut von | eingesetzt von | gefördert durch | gefördert von | ils nous font confiance | ils utilisent | vu dans | soutenu par |
  confían en nosotros | visto en | respaldado por | confiam em nós | quem confia | visto em | apoiado por | si fidano di noi | sostenuto da |
  vertrouwd door | bekend van | ondersteund door | 導入企業 | 掲載実績 | メディア掲載 | 信赖 | يثقون بنا`
/** Such rows begin so, too; as a title it may be followed by what is said. */
export const likingPhrases = `loved by | geliebt von | aimé par | adopté par | querido por | amado por | amato da | geliefd bij`
