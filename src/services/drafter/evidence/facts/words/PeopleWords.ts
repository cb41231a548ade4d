/**
 * Words around people's names: what they are called for having founded something, other roles, and what looks
 * like a name and is none. Data, folded, in the languages sites are mostly written in.
 */

import { phraseList } from "../../reading/PhraseList.ts"

const list = (phrases: string): ReadonlySet<string> => new Set(phraseList(phrases))

/** Somebody who founded: a title, or a part of one. */
export const founderTitles = list(`
  socio fondatore | socia fondatrice | soci fondatori | socie fondatrici | founder | co-founder | cofounder | co founder | founders | co-founders | cofounders | founding partner | company founder | founder and owner | solo founder | technical co-founder | technical cofounder |
  gründer | gründerin | mitgründer | mitgründerin | co-gründer | co-gründerin | firmengründer | firmengründerin | mitbegründer | mitbegründerin | gründer*in | gründer:in |
  gründerinnen | unternehmensgründer | fondateur | fondatrice | cofondateur | cofondatrice | co-fondateur | co-fondatrice |
  fondateurs | fondatrices | cofondateurs | fundador | fundadora | cofundador | cofundadora | co-fundador | co-fundadora | fundadores | fundadoras | cofundadores |
  sócio-fundador | sócia-fundadora | socio fundador | socia fundadora | fondatore | fondatrice | cofondatore | cofondatrice | co-fondatore | co-fondatrice | fondatori | socio fondatore |
  oprichter | oprichtster | medeoprichter | mede-oprichter | mede-oprichtster | medeoprichtster | oprichters |
  創業者 | 共同創業者 | 創設者 | 共同創設者 | 設立者 | ファウンダー | 共同ファウンダー | 创始人 | 联合创始人 | 創始人 | 聯合創始人 | 创办人 | 創辦人 | 共同创始人 | 共同創始人 | 共同创办人 | 共同創辦人 | 联合创办人 | 聯合創辦人 |
  مؤسس | مؤسسة | المؤسس | المؤسسة | المؤسسون | مؤسس مشارك | الشريك المؤسس | مؤسسة مشاركة | شريك مؤسس | شريكة مؤسسة | الشريكة المؤسسة
`)

/** Headings under which founders are named. */
export const founderHeadings = list(`
  co-founder | co-founders | cofounders | our co-founders | the founding team | company founder | company founders | founded by | started by | set up by | begun by | established by | idea and founding | idea and foundation |
  gegründet durch | ins leben gerufen von | ins leben gerufen durch | gründung durch | gestartet von | begonnen von | idee und gründung | idée et création | idée et fondation | lancée par | lancé par |
  puesta en marcha por | puesto en marcha por | iniciada por | idea y fundación | ideia e fundação | avviata da | avviato da | idea e fondazione | gestart door | begonnen door | gesticht door | in het leven geroepen door | idee en oprichting |
  gründerinnen | gründungsteam | das gründerteam | socios fundadores | socias fundadoras | sócios fundadores | sócias fundadoras | gründer:innen | gründer*innen | gründer/innen | mitgründer | mitgründerin | mitgründer:innen | gegründet von |
  équipe fondatrice | l'équipe fondatrice | fondatrices | les fondatrices | cofondateurs | cofondatrices | fondée par | fondé par | créée par | créé par |
  equipo fundador | el equipo fundador | fundadoras | cofundadores | cofundadoras | fundada por | fundado por | equipa fundadora | equipe fundadora | os cofundadores |
  team fondatore | il team fondatore | team dei fondatori | fondatrici | le fondatrici | cofondatori | soci fondatori | socio fondatore | socia fondatrice | socie fondatrici | fondata da | fondato da |
  oprichtersteam | het oprichtersteam | oprichtster | oprichtsters | medeoprichter | medeoprichters | opgericht door |
  創業メンバー | 創業チーム | 共同創業者 | 創設者 | 創立者 | 設立者 | 联合创始人 | 聯合創始人 | 创办人 | 創辦人 | 創始人 | 共同创始人 | 共同創始人 | 共同创办人 | 共同創辦人 | 联合创办人 | 聯合創辦人 | 创立者 | 創始團隊 |
  المؤسسة | المؤسسان | المؤسسين | المؤسسون المشاركون | الشركاء المؤسسون | فريق التأسيس | أسسها | أسسه |
  founder | founders | our founder | our founders | the founder | the founders | meet the founder | meet the founders | meet our founder |
  meet our founders | founder's message | a message from our founder | a message from the founder | message from our founder | message from the founder | a word from our founder | le mot du fondateur | le mot de la fondatrice | mensaje del fundador | mensaje de la fundadora | mensagem do fundador | mensagem da fundadora | founding team | our founding team | gründer | gründerin | die gründer | die gründerinnen | unsere gründer | unsere gründerinnen |
  der gründer | die gründerin | gründerteam | unser gründerteam | fondateur | fondatrice | fondateurs | le fondateur | la fondatrice | les fondateurs | nos fondateurs |
  nos fondatrices | notre fondateur | notre fondatrice | fundador | fundadora | fundadores | los fundadores | nuestros fundadores | nuestro fundador | nuestra fundadora | os fundadores | nossos fundadores | nosso fundador | nossa fundadora |
  fondatore | fondatori | il fondatore | la fondatrice | i fondatori | i nostri fondatori | il nostro fondatore | oprichter | oprichters | onze oprichters | de oprichters | onze oprichter | 創業者 | 創業者紹介 | 创始人 | 创始团队 | 创始人介绍 | المؤسس | المؤسسون | فريق المؤسسين
`)

/** Before the title, of whoever has just said their name: "I'm the", "je suis la". */
export const selfCalled =
  "(?:I'm|I am|and|also) (?:the|a)|ich bin (?:die|der)|bin (?:die|der)|je suis (?:la|le)|suis (?:la|le)|(?:yo )?soy (?:la|el)|(?:eu )?sou [ao]|(?:io )?sono (?:la|il|lo)|(?:ik )?ben de"
/** Before the title, of a house that is made, kept or led by those who founded it: "run by its", "hinter Acme stehen die". */
export const runByFounders =
  "(?:(?:is|was|are) )?(?:still )?(?:made|built|run|led|owned|managed|written|baked|brewed|kept|headed)(?: (?:and|&) \\p{Ll}+)? by (?:its|the|our)|behind (?:it|this|the (?:name|app|product|house)) (?:stand|are) (?:its|the)|stand (?:its|the)|" +
  "(?:(?:wird|ist) )?(?:gemacht |gebaut |geführt |geleitet )?von (?:den|seinen|ihren|unseren)|stehen (?:die|seine|ihre)|stecken (?:die|seine|ihre)|" +
  "(?:est )?(?:faite?|dirigée?|menée?|tenue?|animée?|conçue?)(?: et \\p{Ll}+)? par (?:ses|les|nos)|les|(?:il y a|se trouvent|sont) (?:ses|les)|" +
  "(?:está )?(?:hech[ao]|dirigid[ao]|llevad[ao]|escrit[ao])(?: y \\p{Ll}+)? por (?:sus|los|las|nuestros)|(?:están|hay) (?:sus|los|las)|" +
  "(?:é )?(?:feit[ao]|dirigid[ao]|gerid[ao]|tocad[ao])(?: e \\p{Ll}+)? (?:por seus|pelos seus|pelos|pelas)|(?:estão) (?:os|as|seus|os seus)|" +
  "(?:è )?(?:fatt[ao]|guidat[ao]|dirett[ao]|gestit[ao]|scritt[ao])(?: e \\p{Ll}+)? (?:dai|dalle|dai suoi)|ci sono (?:i|le|i suoi)|" +
  "(?:wordt )?(?:gemaakt|geleid|gerund|gebouwd)(?: en \\p{Ll}+)? door (?:de|zijn|haar|onze)|staan (?:de|zijn|haar)"
/** Which of the founders, before the title: any other word may make somebody else of them ("our favourite founder"). */
export const whichFounder =
  "(?:late|original|first|only|sole|solo|joint|two|three|four|five|six|young|dear|beloved|proud|technical|fellow|zwei|drei|vier|beiden|verstorbene[rn]?|ursprüngliche[rn]?|junge[rn]?|deux|trois|quatre|regrettée?|chère?|jeunes?|dos|tres|cuatro|querid[oa]s?|jóvenes|joven|dois|duas|três|quatro|jovens?|due|tre|quattro|compiant[oa]|giovan[ei]|twee|drie|vier|jonge|wijlen)"
/** What several founders may be besides, so that each of them is meant. */
export const severalRoles =
  /^(?:(?:co-?|managing |creative |artistic |executive |technical |lead |head )?(?:owners|directors|managers|partners|ceos|makers|designers|developers|editors|engineers|hosts|teachers|bakers|brewers|chefs|editors-in-chief|inhaber(?:innen)?|geschäftsführer(?:innen)?|gesellschafter(?:innen)?|betreiber(?:innen)?|entwickler(?:innen)?|gérante?s|dirigeante?s|propriétaires|directeurs|directrices|associés|dueñ[oa]s|propietari[oa]s|director[ae]s|soci[oa]s|proprietári[oa]s|diretor[ae]s|sóci[oa]s|donos|titolari|proprietari|direttori|soci|eigenaren|directeuren|bestuurders|makers))$/iu
/** "our founder and her friend": another person, who founded nothing. */
export const kinDeterminers =
  "her|his|their|my|our|its|the|an?|she|he|they|we|ihre?[mnrs]?|seine?[mnrs]?|unsere?[mnrs]?|der|die|das|eine?[mnrs]?|sie|er|wir|son|sa|ses|leurs?|notre|nos|l[ae]s?|une?|elle|il|nous|sus?|nuestr[oa]s?|el|los|una?|ella|él|seus?|suas?|os?|as?|uma?|ela|ele|il|lo|i|suo|sua|suoi|lei|lui|haar|zijn|hun|onze?|de|het|een|zij|hij|wij"
/** What is told of those who are quoted, or use a thing, rather than made it. */
export const quotedVerbs =
  /(?<!\p{L})(?:says?|said|tells?|told|explains?|explained|recalls?|recommends?|recommended|uses?|used|loves?|loved|trusts?|relies|switched|swears|chose|joins?|joined|visits?|visited|speaks?|spoke|talks?|talked|shares?|shared|sagt[e]?|erzählt[e]?|erklärt[e]?|empfiehlt|nutzt[e]?|verwendet[e]?|schwört|vertraut|dit|explique|raconte|recommande|utilise|adore|dice|dijo|cuenta|explica|recomienda|usa|utiliza|confía|diz|disse|conta|recomenda|adora|racconta|spiega|consiglia|ha detto|zegt|vertelt|gebruikt|raadt)(?!\p{L})/iu

/** Words another part of a founder's title may be made of: any other word names a company or a place. */
export const roleWords = list(`
  ceo | cto | coo | cfo | cmo | cpo | cro | cso | cdo | ciso | chief | executive | medical | clinical | commercial | legal | security | technology | technical | operating | operations | financial | finance | marketing |
  product | products | revenue | science | scientific | scientist | design | designer | creative | engineering | engineer | software | hardware | data | ai | research |
  researcher | officer | director | managing | general | manager | management | president | vice | chair | chairman | chairwoman | chairperson | owner | partner | lead | leader | head | principal |
  senior | junior | developer | development | programmer | architect | maker | builder | systems | inventor | baker | chef | author | artist | writer | editor | editor-in-chief | photographer | teacher | coach | consultant | strategist | strategy |
  sales | growth | business | customer | success | support | people | culture | community | content | brand | board | member | advisor | of | the | and | & | for | at | in | our | interim | host | trainer | instructor | therapist | attorney | lawyer | doctor | accountant |
  geschäftsführer | geschäftsführerin | geschäftsführung | geschäftsführender | gesellschafter | inhaber | inhaberin | leiter | leiterin | entwickler | entwicklerin | entwicklung | technik | produkt | vertrieb | gestaltung | vorstand | und | technischer | kaufmännischer |
  directeur | directrice | président | présidente | gérant | gérante | général | générale | technique | produit | ingénieur | ingénieure | développeur | développeuse | responsable | associé | associée | dirigeant | dirigeante | et | de | du | des | la | le |
  directora | presidente | presidenta | gerente | ingeniero | ingeniera | desarrollador | desarrolladora | dueño | dueña | propietario | propietaria | socio | socia | responsable | consejero | consejera | delegado | delegada | ejecutivo | ejecutiva | técnico | técnica | tecnología | producto | y | del |
  diretor | diretora | presidente | engenheiro | engenheira | desenvolvedor | desenvolvedora | proprietário | proprietária | sócio | sócia | executivo | executiva | tecnologia | produto | e | do | da |
  direttore | direttrice | amministratore | amministratrice | delegato | delegata | titolare | ingegnere | sviluppatore | sviluppatrice | responsabile | tecnico | tecnica | tecnologia | prodotto |
  directeur | eigenaar | eigenaresse | ontwikkelaar | ontwerper | ingenieur | bestuurder | zakelijk | algemeen | technisch | en | van |
  代表 | 代表取締役 | 社長 | 取締役 | 会長 | 店主 | 開発者 | エンジニア | デザイナー | 代表社員 | 最高経営責任者 | 首席执行官 | 总经理 | 董事长 | 总裁 | 首席技术官 |
  设计师 | 工程师 | 執行長 | 總經理 | 董事長 | الرئيس | الرئيسة | مدير | مديرة | تنفيذي | تنفيذية | رئيس | رئيسة | التنفيذي | التنفيذية | المدير | المديرة | العام | العامة |
  開発 | 営業 | 企画 | 経営 | 製造 | 広報 | 経理 | 人事 | 技術 | 設計 | 運営 | 編集 | 販売 | 接客 | 店長 | デザイン | マーケティング | デザイナー | エンジニア |
  产品 | 技术 | 运营 | 市场 | 设计 | 研发 | 销售 | 财务 | 工程 | 内容 | 客服 | 产品经理 | 设计师 | 工程师
`)

/** Parts of a name that stand in small letters. */
export const particles =
  "van|von|vom|zu|zum|zur|de|der|den|del|della|dei|degli|di|da|dos|das|do|du|des|la|le|las|los|bin|ibn|bint|al|el|abu|ter|ten|te|af|av|'t|van der|van den|van de|de la|de los"

/** Words with a capital that are part of no person's name: of companies, headings, places, months. */
export const noNames = list(`
  use | cases | docs | pricing | careers | changelog | sitemap |
  then | later | soon | eventually | meanwhile | finally | suddenly | instead | today | until | during | dann | später | damals | danach | schließlich | endlich | bald | heute | seit | während | nachdem | bevor | puis | ensuite | alors | depuis | quand | lorsque | après | avant | pendant | entonces | luego | después | desde | cuando | mientras | durante | então | depois | quando | enquanto | poi | dopo | mentre | toen | daarna | sinds | terwijl |
  soy | sou | sono | somos | siamo | ich | ik | moi | hey | hello | hola | ciao |
  a | about | had | has | have | were | did | does | should | would | could | if | like | as | since | after | before | although | because | once | while | by | academy | africa | agency | alliance | america | analytics | and | apache | app | apps | april | asia | assistant | associates | association | august | australia | austria | back | bank | bakery | bakeries | belgium | berlin | best | beta | bistro | blog | board | books | brand | brewery | brothers | build | business | buy | by |
  café | cafe | canada | capital | care | careers | center | centre | ceo | cfo | chief | china | church | clinic | cloud | club | co | co-founder | coffee | collective | college | community | company | consulting | contact | coo | corp | corporation | council | creative | cto | customer | customers |
  data | december | demo | department | design | designs | development | developer | digital | director | docs | download | dynamics | east | education | energy | engineering | enterprise | enterprises | equipo | équipe | europe | europa | everyone | european | american | executive | experience | expert | experts | factory | family | farm | fashion | features | february | festival | finance | fitness | five | foods | for | former | foundation | founder | founders | founded | four | france | free | friday | friends | from | fund |
  general | germany | get | global | go | google | group | gründer | head | health | help | hero | holding | holdings | home | hospital | hotel | house | how | in | inc | industries | industry | innovation | innovations | institute | insurance | interactive | international | investments | investors | is | it | italy | january | japan | join | journal | july | june | jobs | kitchen | lab | labs | lead | learn | legal | library | limited | llc | logistics | london | love | ltd |
  made | magazine | manager | managing | march | market | marketing | may | media | medical | meet | members | mission | mobile | monday | more | museum | music | my | national | network | networks | new | news | north | november | october | of | office | officer | official | online | open | operations | our | owner | paris | partner | partners | people | pharma | photography | pictures | platform | plus | president | press | pricing | privacy | pro | product | products | productions | professional | professionals | provider | providers | project | projects | publishing |
  read | real | records | research | resources | restaurant | retail | robotics | sales | saturday | say | school | schools | science | sciences | security | senior | september | service | services | shop | sign | since | society | software | solutions | source | south | spain | specialist | specialists | start | startup | startups | station | store | stories | story | studio | studios | success | summit | sunday | supply | support | system | systems | tea | team | tech | technologies | technology | testimonials | the | these | they | this | thursday | times | to | today | together | tools | trade | trust | tuesday | two | three | try | united | university | university's | us | ventures | view | vision | was | watch | we | web | wednesday | week | welcome | west | what | when | where | who | why | with | work | works | world | york | you | your |
  das | der | die | ein | eine | unser | unsere | über | und | kunden | gesellschaft | unternehmen | firma | verein | stiftung | schule | bäckerei | geschichte | les | nos | notre | une | société | boulangerie | école | fondation | maison | clients | nuestra | nuestro | nuestros | empresa | panadería | fundación | escuela | nossa | nosso | nossos | padaria | fundação | escola | azienda | nostra | nostro | panetteria | fondazione | scuola | onze | ons | bedrijf | bakkerij | stichting | impressum | kontakt | datenschutz
`)

/** Programs that are called like people, and are said to have made things: "Created by Claude". */
export const programNames = list(
  "claude | claude code | chatgpt | gemini | google gemini | copilot | github copilot | cursor | lovable | grok | codex | mistral | perplexity"
)

/** What stands before a name and is no part of it: alternatives of a regular expression. */
export const honorifics = String.raw`Dra?|Dott(?:\.ssa)?|Prof(?:\.ssa)?|Mr|Mrs|Ms|Herr|Frau|Sir|Dame`

/** What people who share a surname are to each other, before their names: "Siblings Ada and Ben Roth". */
export const kinWords = list(`
  siblings | brothers | sisters | twins | twin brothers | twin sisters | brother and sister | sister and brother | cousins | couple | married couple |
  husband and wife | wife and husband | spouses | father and son | father and daughter | mother and son | mother and daughter |
  geschwister | geschwistern | brüder | brüdern | schwestern | zwillinge | zwillingsbrüder | zwillingsschwestern | eheleute | ehepaar | paar | cousins | cousinen | vater und sohn | mutter und tochter |
  frères | sœurs | soeurs | frère et sœur | frères et sœurs | jumeaux | jumelles | époux | conjoints | cousines | père et fils | mère et fille |
  hermanos | hermanas | gemelos | gemelas | primos | primas | matrimonio | pareja | padre e hijo | madre e hija |
  irmãos | irmãs | gémeos | gêmeos | casal | pai e filho | mãe e filha |
  fratelli | sorelle | fratello e sorella | gemelli | gemelle | cugini | cugine | coniugi | coppia | padre e figlio | madre e figlia |
  broers | zussen | zusjes | broer en zus | tweeling | tweelingbroers | tweelingzussen | echtpaar | echtgenoten | neven | nichten | vader en zoon | moeder en dochter
`)
/** Whose kin somebody is, before "of": "the granddaughter of Einar Roth". */
export const descentNouns =
  "(?:great-)?(?:grand)?(?:son|daughter|child)|nephew|niece|widow|widower|(?:Ur)?(?:Enkel(?:in)?|Sohn|Tochter)|Neffe|Nichte|Witwer?|(?:arrière-)?(?:petits?-fils|petite-fille)|fils|fille|neveu|nièce|veuve|(?:bis)?niet[oa]|hij[oa]|sobrin[oa]|viuda|(?:bis)?net[oa]|filh[oa]|sobrinh[oa]|viúva|(?:pro)?nipote|figli[oa]|vedova|(?:achter)?klein(?:zoon|dochter)|zoon|dochter|neef|nicht|weduwe"
/** One of kin, before a first name: "her brother Cole". */
export const kinNouns =
  "brother|sister|wife|husband|mother|father|son|daughter|cousin|partner|spouse|twin|Bruder|Schwester|Frau|Mann|Mutter|Vater|Sohn|Tochter|Cousin|Cousine|Partner|Partnerin|frère|sœur|femme|mari|mère|père|fils|fille|compagnon|compagne|hermano|hermana|mujer|esposa|marido|esposo|madre|padre|hijo|hija|prima|primo|irmão|irmã|mulher|mãe|pai|filho|filha|fratello|sorella|moglie|marito|figlio|figlia|cugino|cugina|broer|zus|vrouw|man|moeder|vader|zoon|dochter|nicht|neef"
/** "Großvaters vom Dachboden", "Beim Dengeln": what no name begins with, in a language whose nouns all have capitals. */
export const germanOpeners =
  /^(?:(?:Ur-?)?(?:[Gg]roß)?(?:[Vv]ater|[Mm]utter|[Ee]ltern|[Oo]ma|[Oo]pa|[Oo]nkel|[Tt]ante)s?|Bruders|Schwester|Sohne?s|Tochter|Nachbarn|Freunde?s|Kollegen|Beim|Im|Am|Zum|Zur|Vom|Ins|Ans|Mit|Nach|Bei|Aus|Auf|Für|Unter|Über|Ohne|Gegen|Durch|Trotz|Statt|Eine[nmrs]?|Kein\p{Ll}*|Jede[nmrs]?|Diese[nmrs]?) /u
/** The same of people who share none. */
export const fellowWords = list(`
  friends | old friends | childhood friends | school friends | university friends | colleagues | former colleagues | classmates | neighbours | neighbors | flatmates | roommates | partners |
  freunde | freunden | freundinnen | schulfreunde | kollegen | kolleginnen | nachbarn | studienfreunde | kommilitonen | amis | amies | collègues | voisins | voisines |
  amigos | amigas | compañeros | compañeras | vecinos | vecinas | colegas | vizinhos | vizinhas | amici | amiche | colleghi | colleghe | vicini | vicine |
  vrienden | vriendinnen | collega's | buren | studiegenoten
`)

/** Headings over whoever makes it: "Who writes it", "Behind Acme". Folded. */
export const makerHeadings =
  /^(?:who (?:makes|made|writes|wrote|runs|builds|built|keeps|maintains|is behind|we are|i am)|(?:the |our )?maintainers|who's behind|behind|made by|meet (?:me|us|the (?:maker|makers|author|people))|the (?:maker|makers|author|people|person) behind|about (?:me|the (?:maker|makers|author))|wer (?:dahinter|schreibt|macht|steckt|wir sind|ich bin)|hinter|die (?:menschen|leute) (?:dahinter|hinter)|über mich|qui (?:écrit|fait|est derrière|suis-je|est à l'origine)|derrière|à propos de moi|chi (?:(?:la|lo) )?(?:scrive|fa|c'è dietro|sono)|dietro|quién(?:es)? (?:(?:lo|la) )?(?:escribe|hace|soy|está|están)|detrás|sobre mí|quem (?:faz|escreve|sou|está)|por trás|sobre mim|wie (?:schrijft|maakt|zit|ik ben|erachter)|achter|over mij|運営者|作者|制作者|关于作者|作者介绍|من وراء|عن المؤلف)(?!\p{L})/u

/** Headings of people who are not the makers. */
export const guestWords: ReadonlyArray<string> = [
  ...list(`
  advisors | advisers | advisory board | board of directors | mentors | speakers | guests | ambassadors | alumni | contributors |
  backers | angels | supporters | friends | juries | jury | judges | experts | beirat | aufsichtsrat | berater | referenten |
  conseillers | comité consultatif | intervenants | asesores | consejo asesor | ponentes | conselheiros | palestrantes |
  thanks | thanks to | acknowledgements | interviews | danke | dank an | danksagung | interviewreihe | wer mit uns arbeitet | merci | remerciements | entretiens |
  gracias | agradecimientos | entrevistas | agradecimentos | ringraziamenti | interviste | dankwoord | dank aan |
  consulenti | relatori | adviseurs | raad van advies | sprekers | 顧問 | アドバイザー | 顾问 | المستشارون
`)
]
