/** By what words a sentence is told to lean on one before it, to thank, to promote, to say what a thing is not: data; folded. */

import { recalled } from "../../../../domain/text/Recalled.ts"
import { caseless, type Finder } from "../../evidence/reading/patterns/Caseless.ts"

/** What a site points at on its own pages: itself. */
const itself =
  "app|apps|application|tool|site|website|web ?app|platform|software|project|service|program|plugin|plug-in|extension|library|package|game|book|guide|course|podcast|framework|" +
  "plattform|programm|seite|webseite|anwendung|werkzeug|projekt|spiel|buch|" +
  "appli|plateforme|logiciel|outil|projet|jeu|livre|aplicación|herramienta|plataforma|programa|sitio|proyecto|juego|libro|" +
  "aplicativo|ferramenta|projeto|jogo|livro|applicazione|piattaforma|strumento|sito|progetto|gioco|libro|toepassing|programma|boek|" +
  "year|week|month|season|jahr|woche|monat|saison|année|semaine|mois|año|semana|mes|ano|mês|anno|settimana|mese|week|maand|jaar"
/** One of several that were named before: "the third option", "la otra vía". */
const among =
  "(?:the|our|an?) (?:first|second|third|fourth|other|missing|better|next) (?:option|way|choice|path|answer|alternative|piece|part|step)|" +
  "(?:die|unsere|der|das|eine?) (?:erste|zweite|dritte|vierte|andere|bessere|fehlende) (?:option|wahl|weg|antwort|alternative|stück|teil|schritt)|" +
  "(?:la|le|notre|une?) (?:première|second|deuxième|troisième|quatrième|autre|meilleure) (?:option|voie|choix|réponse|alternative|pièce|étape)|" +
  "(?:la|el|nuestra|una?) (?:primera|segund[ao]|tercera?|cuarta|otr[ao]|mejor) (?:opción|vía|camino|respuesta|alternativa|pieza|paso)|" +
  "(?:a|o|nossa|uma?) (?:primeir[ao]|segund[ao]|terceir[ao]|quart[ao]|outr[ao]|melhor) (?:opção|via|caminho|resposta|alternativa|peça|passo)|" +
  "(?:la|il|nostra|una?) (?:prima|seconda|terza|quarta|altra|migliore) (?:opzione|via|scelta|risposta|alternativa|parte|passo)|" +
  "(?:de|het|onze|een) (?:eerste|tweede|derde|vierde|andere|betere) (?:optie|weg|keuze|antwoord|alternatief|stuk|stap)"
/** Farther into a sentence what a word points at may stand in it as well. */
const early = "^(?:\\S+ ){0,10}"
const pointsAt = (words: string) => `${early}(?:${words}) (?!(?:own )?(?:${itself})(?!\\p{L}))`

const toGaps = "(?<!\\p{L})(?:clos|solv|fill|fix|bridg|chang|answer|address|meet)(?:e|es|s|ing)? (?:that|this) \\p{L}"
/** "We exist to close that gap". */
export const pointsBack: Finder = caseless(
  new RegExp(`${toGaps}|(?<!\\p{L})(?:all of (?:that|this|these)|exactly (?:that|this))(?!\\p{L})`, "u")
)
const leaning: Finder = caseless(
  new RegExp(
    [
      "^(?:that|that['’]s|it|it['’]s|they|they['’]re|he|she|them|so|but|and|or|yet|also|instead|however|therefore|hence|then|otherwise|besides|meanwhile|here|there)[ ,]",
      `${pointsAt("this|these|those|such")}|${early}(?:that|this|these|those)(?:[.,;:!?]|$)|${early}(?:all|any|some|both|each|exactly|just|precisely|none|most) (?:of )?(?:that|these|those|them)(?!\\p{L})|${early}(?:is|was|are) (?:our|the) (?:answer|solution|response|result)(?!\\p{L})|${early}the same (?:way|goes|thing|applies)(?!\\p{L})`,
      `^(?:(?:das|es) (?:ist|sind|macht|bedeutet|heißt|geht)|das alles|er |damit |dafür |dabei |dazu |dadurch |deshalb |deswegen |darum |daher |so |aber |und |doch |auch |denn |sondern )|${pointsAt("diese[rsmn]?|solche[rsmn]?|derartige[rsmn]?")}|${early}(?:genau|all) (?:das|dies|dafür|dabei|hier)(?!\\p{L})`,
      `^(?:cela |ça |c['’]|ce sont |il (?:est|a|s['’]|vous|permet|suffit) |elle |ils |elles |mais (?!de |d['’]|que )|et |ainsi |donc |alors )|${early}(?:cela|ça|celui-ci|celle-ci|ceux-ci)(?!\\p{L})|${pointsAt("cette|ces|cet")}|(?<!\\p{L})ce (?:genre|type) d`,
      `^(?:eso|esto|ello|así|pero|y|además|también|él|ella|ellos|ellas) |^por (?:eso|ello) |${pointsAt("est[ae]s?|estos|es[ae]s?|esos")}|${early}(?:tod[oa]|exactamente|justo|justamente|precisamente) (?:esto|eso|ello)(?!\\p{L})`,
      `^(?:isso|isto|assim|mas|também|ele|ela|eles|elas) |^por isso(?!\\p{L})|${early}(?:n?ess[ae]s?|dess[ae]s?|nest[ae]s?|dest[ae]s?|disso|nisso) (?!(?:${itself})(?!\\p{L}))`,
      `^(?:ciò|così|ma|ed|inoltre|anche|esso|essa|essi|esse) |^per questo |${pointsAt("quest[aeio]")}|${early}(?:tutto|proprio|esattamente) (?:ciò|questo)[ .,]`,
      `^(?:dat|dus|maar|ook|daarom|daarmee|daarbij|zo|hij|het is|het zijn|dit is) |${pointsAt("deze|dergelijke")}|(?<!\\p{L})dit (?:soort|type) |${early}(?:precies|al) (?:dat|dit)(?!\\p{L})`,
      `${early}(?:is|ist|est|es|é|è) (?:${among})(?!\\p{L})|${toGaps}`,
      // "We're still working on that second one."
      "(?<!\\p{L})(?:that|this) (?:first|second|third|last|latter|other) one(?!\\p{L})",
      // "Six winters later they took it from the loft": in the middle of a tale.
      "^(?:\\S+ ){1,3}(?:later|später|plus tard|más tarde|mais tarde|più tardi)[ ,]|^(?:\\S+ ){1,2}(?:años|meses|días|anos|anni|mesi|giorni) (?:después|depois|dopo)[ ,]",
      "^(?:それ|その|これ|この|そこ|そんな|こうした|そうした|また|しかし|だから|さらに|そして)|^.{0,30}(?:これら|それら|そのような|このような|そんな|そういった|そうした)",
      "^(?:这|那|该(?!款)|此|因此|所以|但|而|同时|此外)|^.{0,20}这[些种样]",
      "^(?:هذ[اه]|ذلك|تلك|لكن|لذلك|وهذا|وهكذا|كما|بل) "
    ].join("|"),
    "u"
  )
)
/** "Acme automates all of that", "for partners in this scenario", "That is the Acme difference": says it of what stands before. */
export const leans: Finder = {
  // "IT for small firms" is no "it".
  test: recalled((sentence) => leaning.test(sentence.replace(/^\p{Lu}{2,}(?=[ ,])/u, "—")))
}

/** "We appreciate your trust", "Vielen Dank für Ihren Besuch": to whoever was served already. */
export const thanks: Finder = caseless(
  /(?<!\p{L})(?:thank you|thanks (?:for|to)|nice to (?:see|have) you|schön, dass (?:sie|du|ihr)|ravis de vous|(?:we|i) (?:truly |really |greatly )?appreciate (?:you|your)|grateful (?:for|to)|vielen dank|herzlichen dank|danke|wir danken|merci (?:à|pour|de)|nous (?:vous )?remercions|gracias (?:a|por)|agradecemos|obrigad[oa]s?|grazie (?:a|per|di)|ringraziamo|bedankt|dank (?:je|u|aan)|wij danken)(?!\p{L})|ありがとう|感谢|谢谢|شكرا/u
)

/** "No credit card required", "36 days of free membership", "charges by the call": what it takes to begin today, and to stay. */
export const promotion: Finder = caseless(
  /(?<!\p{L})(?:(?:charges|bills|(?:is|are) (?:charged|billed)) (?:by|per|you|for (?:each|every))|wird (?:nach|pro|je) [^.]{2,30} abgerechnet|est facturée? (?:à|par|au)|(?:se|é) cobra(?:d[ao])? por|si paga (?:a|per)|wordt (?:per|op basis van) [^.]{2,30} (?:berekend|gefactureerd)|(?:no )?credit cards?|free (?:trial|membership|months?|weeks?|days?)|days? (?:of )?free|(?:months?|first \p{L}+) (?:completely |totally )?free|limited[- ]time|special offers?|discounts?|promo ?codes?|coupons?|kreditkarte|kostenlos testen|probemonat|testphase|rabatt\p{L}*|gutschein\p{L}*|carte bancaire|essai gratuit|offre spéciale|réductions?|tarjeta de crédito|prueba gratuita|oferta especial|descuentos?|cartão de crédito|teste grátis|período de teste|descontos?|carta di credito|prova gratuita|offerta speciale|sconti|sconto|creditcard|gratis proefperiode|proefperiode|korting\p{L}*)(?!\p{L})|クレジットカード|無料体験|キャンペーン|割引|信用卡|免费试用|优惠|بطاقة ائتمان|خصم/u
)

/** "Acme won't make you superhuman", "Rumo is geen product van …": what it is not. */
export const deniesFirst: Finder = caseless(
  /^(?:[^\s.,;:]+ ){0,5}(?:no(?!.*(?:[çãõ]|(?<!\p{L})(?:em|com|uma|seu|sua)(?!\p{L})))|not|never|cannot|can['’]t|won['’]t|isn['’]t|aren['’]t|don['’]t|doesn['’]t|didn['’]t|wasn['’]t|nicht|kein\p{L}*|nie|pas|jamais|nunca|não|non|niet|geen|nooit)(?! (?:only|just|nur|seulement|solo|sólo|só|apenas|soltanto|alleen)(?!\p{L}))(?!\p{L})|(?<!\p{L})(?:not an?|no) (?:guarantee|substitute|replacement)(?!\p{L})|(?:行い|提供し|保証し|負い)ません|不构成|不提供|不保证/u
)

/** "See our latest kitchens", "Entdecken Sie unser Sortiment": a visitor is sent to look. */
export const showsOff: Finder = caseless(
  /^(?:(?:see|view|discover|explore|browse|check out|take a look at|have a look at|help|support|join|follow) (?:all )?(?:our|us|what we|keep)|(?:entdecken|sehen|schauen|erfahren|stöbern|folgen|unterstützen) sie |(?:entdecke|schau|folge|unterstütze) (?:unser|uns|dir)|(?:découvrez|consultez|voyez|suivez|soutenez)(?:-nous| nos| notre)|(?:descubr[ea]|conozca|conoce|mir[ae]|sig[ua]e?|síguenos|apoy[ae]) (?:todo |todas? |todos )?nuestr[oa]s?|(?:descubra|conheça|veja|siga|apoi[ea])(?: todos?| todas?)?(?: os| as| o| a)? noss[oa]s?|(?:scopri|scoprite|guarda|guardate|segui|seguite|sostieni)(?:ci| (?:tutt[ie] )?(?:i|le|il|la|lo) nostr[oaie])|(?:bekijk|ontdek|volg|steun) (?:al )?(?:onze?|ons))(?!\p{L})/u
)

/**
 * How a house pleads for itself, and does not tell what it does: "Acme exists to close the gap", "We don't just bake bread, we
 * bake joy", "We understand how hard it is", "Our mission is …", "the app we wished existed".
 */
export const pleads: Finder = caseless(
  new RegExp(
    [
      "^(?:[^\\s.,;:]+ ){0,5}(?:exists? (?:to|because|for)|(?:was|were) (?:born|built|created|made) (?:to|from|for|because|out of)|(?:was|were|is) (?:born|built|created|founded) (?:up)?on (?:the|an?|one|this|our) (?:[^\\s.,;:]+ )?(?:ideas?|belief|principle|premise|conviction|promise|refusal|vision|passion)|started (?:with|where|when|as|because)|is more than (?!\\p{N})|stands for|(?:don['’]t|doesn['’]t|isn['’]t|aren['’]t|not) (?:just|only|merely|simply)|believes? (?:in|that)|takes? pride|prides? (?:itself|ourselves)|is about more)(?!\\p{L})",
      "^(?:(?:for|since|seit|depuis|desde|da|sinds|hace) [^,]{2,30}, )?(?:(?:il |o )?(?:our|unser|unsere|notre|nuestro|nosso|nostro|ons) (?:\\p{L}+ )?(?:motto|slogan|leitspruch|devise|lema|credo)) ",
      "^(?:[^\\s.,;:]+[ ,]+){0,4}(?:we|i) (?:know|understand|believe|care|realize|realise|get it|promise|love)(?!\\p{L})|^(?:[^\\s.,;:]+ ){0,3}built (?:[^\\s.,;:]+ ){0,4}for (?:everyone|anyone|people|those) who",
      "^(?:at [^,]{2,40}, )?(?:our|the) (?:mission|vision|goal|aim|purpose|dream|promise|philosophy|passion)(?!\\p{L})",
      "^(?:[^\\s.,;:]+ ){0,5}(?:ist mehr als (?!\\p{N})|(?:entstand|entstanden) (?:aus|um)|steht für|nicht (?:nur|einfach nur)|glaub(?:t|en) (?:an|daran))(?!\\p{L})|^(?:[^\\s.,;:]+[ ,]+){0,4}(?:wir (?:wissen|verstehen|glauben)|(?:wissen|verstehen|glauben) wir)(?!\\p{L})|^(?:unsere?|die|das) (?:mission|vision|ziel|versprechen|philosophie|leidenschaft)(?!\\p{L})",
      "^(?:[^\\s.,;:]+ ){0,5}(?:est (?:née?|bien plus|plus qu)|existe pour|n['’]est pas (?:seulement|juste)|(?:a été|est) (?:créée?|conçue?) pour (?:ceux|celles|répondre))|^(?:[^\\s.,;:]+[ ,]+){0,4}nous (?:savons|comprenons|croyons)(?!\\p{L})|^(?:notre|la) (?:mission|vision|objectif|but|promesse|philosophie|passion)(?!\\p{L})",
      "^(?:[^\\s.,;:]+ ){0,5}(?:nace|nació|surge|surgió|existe) (?:para|de|con|como)|^(?:[^\\s.,;:]+ ){0,5}(?:es (?:mucho )?más que|no (?:solo|sólo) |fue cread[ao] para)|^(?:[^\\s.,;:]+[ ,]+){0,4}(?:entendemos|sabemos|creemos) (?:que|lo|en|el|la)(?!\\p{L})|^(?:nuestr[oa]|la|el) (?:misión|visión|objetivo|meta|promesa|filosofía|pasión)(?!\\p{L})",
      "^(?:[^\\s.,;:]+ ){0,5}(?:nasce|nasceu|surge|surgiu|existe) (?:para|de|da|do|com|como)(?!\\p{L})|^(?:[^\\s.,;:]+ ){0,5}(?:é (?:muito )?mais (?:do )?que|não (?:é )?(?:só|apenas) |foi criad[ao] para quem)|^(?:[^\\s.,;:]+[ ,]+){0,4}(?:entendemos|sabemos|acreditamos) (?:que|o|em|no|na)(?!\\p{L})|^(?:(?:a|o) )?(?:noss[oa]|sua) (?:missão|visão|objetivo|meta|promessa|filosofia|paixão|segurança)(?!\\p{L})",
      "^(?:[^\\s.,;:]+ ){0,5}(?:nasce|nato|nata|esiste) (?:per|da|dal|dalla|con|come)(?!\\p{L})|^(?:[^\\s.,;:]+ ){0,5}(?:è (?:molto )?più (?:di|che)|non (?:è )?(?:solo|soltanto) |è come (?:avere)?)|^(?:[^\\s.,;:]+[ ,]+){0,4}(?:sappiamo|capiamo|crediamo) (?:che|quanto|in|nel)(?!\\p{L})|^(?:la |il )?nostr[oa] (?:missione|visione|obiettivo|promessa|filosofia|passione)(?!\\p{L})",
      "^(?:[^\\s.,;:]+ ){0,5}(?:is (?:veel )?meer dan (?!\\p{N})|is ontstaan|bestaat om|draait (?:alles )?om|staat voor|niet (?:alleen|zomaar))(?!\\p{L})|^(?:[^\\s.,;:]+[ ,]+){0,4}(?:(?:wij|we) (?:weten|begrijpen|geloven)|(?:weten|begrijpen|geloven) (?:wij|we))(?!\\p{L})|^(?:onze|de) (?:missie|visie|doel|belofte|filosofie|passie)(?!\\p{L})",
      "^(?:[^\\s.,;:]+ ){0,5}(?:(?:wurde|ist|beruht|basiert|gründet) (?:aus|auf|auf der|aus der|auf dem) (?:\\p{L}+ )?(?:idee|überzeugung|glauben|gedanken|versprechen|leidenschaft)|(?:repose|s['’]appuie|est fondée?|est bâtie?) sur (?:l['’]|une? |la |le )(?:\\p{L}+ )?(?:idée|conviction|principe|promesse|croyance)|(?:se basa|se funda|está basad[ao]|se construyó) (?:en|sobre) (?:la|el|una?) (?:\\p{L}+ )?(?:idea|convicción|principio|promesa|creencia)|(?:se baseia|assenta|foi construíd[ao]|foi fundad[ao]) (?:na|no|em|sobre) (?:\\p{L}+ )?(?:ideia|convicção|princípio|promessa|crença)|(?:si basa|si fonda|è fondat[ao]|è costruit[ao]) (?:su|sull['’]|sulla|sul) ?(?:\\p{L}+ )?(?:idea|convinzione|principio|promessa)|(?:is gebouwd|is gebaseerd|berust) op (?:het|de|een) (?:\\p{L}+ )?(?:idee|overtuiging|principe|belofte))(?!\\p{L})|(?:という)?(?:考え|信念|理念)(?:から生まれ|に基づい|のもとに)|(?:源于|基于|建立在).{1,12}(?:理念|信念|想法)|(?:بني[ت]?|تم بناء|تأسس[ت]?|يقوم|تقوم) (?:\\S+ ){0,4}على (?:أساس|فكرة|مبدأ|قناعة)",
      "(?<!\\p{L})(?:we (?:all |always )?wish(?:ed)?|die wir uns (?:selbst )?(?:immer )?gewünscht|que nous aurions (?:aimé|voulu)|que (?:nos )?(?:hubiéramos|habríamos) querido|que (?:nós )?gostaríamos de ter|che avremmo voluto|die (?:wij|we) zelf (?:misten|wilden))(?!\\p{L})|(?:الذي|التي) تمنينا",
      "だけではありません|だけじゃない|(?:想い|思い)から生まれ|(?:私たち|当社|弊社)の(?:使命|ミッション|ビジョン|願い)です|^(?:私たち|当社|弊社)の(?:使命|ミッション|ビジョン)|不(?:仅|只)仅?是|诞生于|^我们(?:相信|深知|的(?:使命|愿景))|أكثر من مجرد|ليس مجرد|^(?:نؤمن|رسالتنا|رؤيتنا|مهمتنا)"
    ].join("|"),
    "u"
  )
)

/** "The difference is that each of them …", "It is evidence, not proof": told of what stands before, or of what it is not. */
export const setsApart: Finder = caseless(
  /^(?:(?:the|our|die|der|das|la|le|il|a|el|o|de|het) (?:\p{L}+ )?(?:difference|unterschied|différence|diferencia|diferença|differenza|verschil) (?:is|ist|est|es|é|è)(?!\p{L})|(?:it|this|das|es|c['’]|ce|esto|isso|questo|dit|het)(?: ?(?:is|ist|est|es|é|è))? [^.,]{2,60}, (?:not|kein\p{L}*|nicht|pas|no|não|non|geen|niet) )/u
)

/** "Acme also offers lessons": beside what was told before. */
export const saysBesides: Finder = caseless(
  /^(?:[^\s.,;:]+ ){1,6}(?:also|auch|aussi|également|también|também|anche|inoltre|ook)(?!\p{L})|^.{1,20}も(?:提供|行って|対応)|^.{1,12}(?:还|也)(?:提供|有)/u
)

/** Behind its name, what a thing does for whoever reads; folded. */
export const offering =
  /^ (?:(?:lets|allows|helps|gives|turns|keeps|provides|offers|enables|brings|combines|connects|builds|makes|creates|shows|manages|automates|simplifies|hilft|bietet|ermöglicht|verbindet|macht|zeigt|automatisiert|permet|aide|offre|propose|simplifie|transforme|permite|ayuda|ofrece|conecta|convierte|ajuda|oferece|transforma|aiuta|consente|trasforma|collega|helpt|biedt|maakt|verbindt|toont) |(?:は|が).{2,}(?:できます|します|提供)|(?:是|让|帮助|提供)|(?:يساعد|تساعد|يتيح|تتيح|توفر|يوفر|تقدم|يقدم) )/u

/** "Trabajamos con …", "Ведемо справи …", "Vyklízíme …": the ending of the first word says that the house speaks; folded. */
export const opensAsWe =
  /^(?:\p{L}{3,}(?:amos|emos|imos)|\p{L}{2,}iamo|\p{L}{2,}(?:ємо|їмо|имо|емо|аем|яем|уем|им)|\p{L}{2,}(?:áme|íme|eme|ujeme)|\p{L}{2,}(?:amy|emy|imy|ymy)|(?:ми|мы|наш\p{L}*|my|náš|naše|nasz\p{L}*|biz|noi|chúng tôi|저희|우리|אנחנו|אנו|εμείς|προσφέρουμε)) /u

/** "We saw young people …", "Nous avons créé …": what the house did once, and not what it does. */
export const tellsDeeds: Finder = caseless(
  new RegExp(
    [
      "^(?:built|made|created|designed|developed|run) by (?!hand)|^(?:[^\\s.,;:]+,? ){0,3}we (?:saw|built|made|wanted|decided|started|began|noticed|created|realis?zed|spent|felt|found|set out|grew|opened|tried|needed|asked|were|had)(?!\\p{L})",
      "^(?:[^\\s.,;:]+,? ){0,3}(?:wir (?:sahen|wollten|begannen|bauten|gründeten|merkten|waren|hatten|haben .*(?:entwickelt|gebaut|gegründet|entschieden)(?!\\p{L}))|nous (?:avons|voulions|étions)|(?:vimos|quisimos|decidimos|empezamos|creamos|éramos|queríamos|começamos|quisemos|criamos)|abbiamo|volevamo|(?:wij|we) (?:zagen|wilden|begonnen|bouwden|waren|hadden))(?!\\p{L})"
    ].join("|"),
    "u"
  )
)

/** "⭐ Fast ⭐ Free ⭐ Small": a list in one line. */
export const listsBySigns = /(?:[\p{So}•✓✔].*){3}/u

/** "Most bakeries lose receipts", "Jede zweite Firma …": of the world, and not of the house; folded. */
export const ofTheWorld =
  /^(?:most|many|few|every|half|nobody|everyone|everybody|people|someone|\p{N}+ ?% of|die meisten|viele|wenige|jede[rsnm]?|niemand|la plupart|beaucoup|chaque|personne|la mayoría|much[oa]s|poc[oa]s|nadie|a maioria|muit[oa]s|pouc[oa]s|ninguém|la maggior|molt[ie]|poch[ie]|ogni|nessuno|de meeste|veel|weinig|elke?|більшість|většina|większość|çoğu|nhiều)(?!\p{L})|^(?:больш\p{L}* |多くの|ほとんどの|很多|大多数|许多|대부분|معظم|كثير)/u
