/** By what words a line is told to be a label, an offer, a greeting, and none that says what a product is: data. */

/** Marks of a list of search words, of a breadcrumb, of a figure, of a manual, of what begins on another line. */
export const notALine =
  /(?<!\p{L})(?:documentation|dokumentation|documentación|documentação|documentazione|ドキュメント|文档)$|^v?\p{Nd}+(?:\.\p{Nd}+)+(?!\p{L})|[|»>]|(?:,[^,]+){4,}|^\P{L}*$|^[&+·•]|\p{Nd}{4}.*\p{Nd}{4}/u
/** "Membership special!", "Monday to Friday": an offer of these days, and when it is open. */
export const promotes =
  /^(?:from |von |du |de |del |dal |van )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) (?:to|through|bis|au|a|à|al|até|tot(?: en met)?|t\/m|-|–) \p{L}+(?:-feira)?$|^(?:\S+ ){0,2}(?:specials?|special offers?|offers?|sale|discounts?|angebote?|aktion|rabatte?|promos?|promotions?|ofertas?|promoção|promoções|offerte?|aanbieding(?:en)?|korting)!*$/u
/** "The services you saved it with", "Know the river before it knows you", "Bread that rises before your bakers do", "each loaf accounted for": ends in a word that wants another only to look at. */
export const endsClause =
  /\b(?:you|we|they|people|teams) (?:[\p{L}'’]+ ){1,4}(?:with|for|in|on|about|to|from|at)[.!]?$|\b(?:(?:it|he|she|that|who|which|\p{L}+) \p{L}{2,}s|for|with|to|around|like|about|of|from|by) you[.!]?$|^(?:\S+ ){2,}(?:before|after|than|as|like|while|what|how|where) (?:[\p{L}'’]+ ){1,3}(?:do|does|did|are|is|can)[.!]?$|^(?:\S+ ){3,}\p{L}{2,}(?:ed|ing) (?:for|on|in|off|out|up|with|about|at)[.!]?$/iu
/** Heads a part of the page: "How it works", "Why choose us". */
export const asksOrTells =
  /^(?:was (?:die|das|der|dein|unser)\p{L}* \p{L}+ (?:kann|bietet|macht)$|what (?:the|this|our|your) \p{L}+ (?:does|offers|can do)$|ce que (?:fait|propose|offre) |qué (?:hace|ofrece) |cosa (?:fa|offre) |o que (?:faz|oferece) |wat (?:de|het|onze) \p{L}+ (?:doet|kan|biedt)$|what (?:is|are|we|makes)|how (?:it|does|do|we)|why (?:choose|us|we|use)|who (?:we|is|are|it|i am)|about me$|(?:so )?funktioniert|wie (?:es|funktioniert|wir)|was (?:ist|wir)|warum wir|wer (?:ich bin|wir sind)|über mich$|comment (?:ça|fonctionne)|qui (?:sommes|suis)|pourquoi (?:nous|choisir)|qué (?:es|hacemos)|cómo funciona|qui(?:énes somos|én soy)|sobre mí$|por qué (?:elegir|nosotros)|o que (?:é|fazemos)|como funciona|quem so(?:mos|u)|sobre mim$|por que (?:escolher|nós)|cos'è|come funziona|chi s(?:iamo|ono)|perché (?:noi|scegli)|wat (?:is|wij|we)|hoe (?:het|werkt)|waarom (?:wij|kiezen)|wie (?:zijn|wij|ben ik|ik ben)|over mij$|inside (?:every|each|the|this)|dentro (?:ogni|de cada|cada)|in (?:jeder|dieser) ausgabe|dans chaque)(?!\p{L})/iu
/**
 * "New: version 1.0 is here", "As seen in": what happened, and who said so, is no line that says what it is. "New York bakery" is.
 */
export const announces =
  /事例(?:で見る|集|一覧|紹介)|^(?:new(?: in \S+)?|neu|nieuw|nouveau|nouveauté|nuevo|novo|nuovo|novità) ?[:–—·!-] |(?<!\p{L})(?:version|versie|versión|versão|versione|release|v) ?\p{Nd}+(?:\.\p{Nd}+)*(?!\p{L})|(?:is (?:here|out|live)|now live|jetzt (?:verfügbar|da)|nu beschikbaar|beschikbaar|ya disponible|já disponível|è arrivat[ao]|maintenant disponible)[.!]?$|^(?:as )?(?:seen|quoted|featured|mentioned|heard) (?:in|on|by) |^(?:bekannt aus|vu (?:dans|sur|à)|ils parlent de nous|visto en|visto na|bekend van)(?!\p{L})/iu
/** "Grüß dich in der Werkstatt", "Hi there": who comes in is told nothing yet. */
export const greets =
  /^(?:welcome|hello|hi|hey|(?:herzlich )?willkommen|grü(?:ß|ss) (?:gott|dich|euch|sie)|servus|moin|hallo|bonjour|bienvenue|hola|bienvenid[oa]s?|olá|bem[- ]vind[oa]s?|boas[- ]vindas|ciao|benvenut[aeio]|hoi|welkom|ようこそ|こんにちは|欢迎|你好|مرحب[اًا]*|أهلا)(?![\p{Ll}\p{M}])/iu
/** "iOS app": of which kind it is, and no more. */
export const kindAlone =
  /^(?:(?:the|an?|your|free|official|eine?|une?|una?|uma?|een|die|la|l['’]|kostenlose|gratuite|gratis) ?)*(?:ios|iphone|ipad|android|mac|macos|windows|linux|web|mobile|desktop|online|chrome)?[ -]?(?:app(?:li(?:cation|kation|cación|cazione|catie))?|aplicativo|aplicación|software|tool|website|extension|platform|plug-?in|アプリ|应用)(?: (?:for|für|pour|para|per|voor) (?:ios|iphone|ipad|android|mac|macos|windows|linux)(?: (?:and|&|und|et|y|e|en) (?:ios|iphone|ipad|android|mac|macos|windows|linux))?)?$/iu
/** "Oak · Ash · Elm": what it works with, and neither whose nor what for. */
export const isTerms = (text: string): boolean =>
  /^[^\s·•]+(?: [^\s·•]+)?(?: [·•] [^\s·•]+(?: [^\s·•]+)?){2,}$/u.test(text)
/** How a name is said: "“tol-vane” · a small bell". */
export const saysSound =
  /^["“„«'‘]\p{L}{2,}(?:[-·]\p{L}{2,})+["”»'’](?:\s*[·,–—|:-].*)?$|(?<!\p{L})(?:pronounced|ausgesprochen|se prononce|se pronuncia|pronuncia-se|si pronuncia|uitgesproken als|読み方)(?!\p{L})/iu
/** "You're invited to Acme", "We look forward to seeing you": who comes is asked in, and told nothing. */
export const invites =
  /^(?:you(?:['’]re| are) (?:\p{L}+ )?invited|we (?:look forward to|can['’]t wait to)|come (?:and )?(?:visit|see) us|(?:sie sind|du bist|ihr seid) (?:\p{L}+ )?eingeladen|wir (?:laden (?:sie|dich|euch) |freuen uns auf (?:sie|dich|euch|ihren|deinen|euren))|vous êtes (?:\p{L}+ )?invité|nous (?:vous invitons|avons hâte|vous attendons)|(?:estás?|están) (?:\p{L}+ )?invitad|(?:te|os|le|les|los) (?:invitamos|esperamos)|você está (?:\p{L}+ )?convidad|(?:esperamos por|convidamos) |(?:sei|siete) (?:\p{L}+ )?invitat|(?:ti|vi) (?:aspettiamo|invitiamo)|(?:je|u) bent (?:\p{L}+ )?uitgenodigd|(?:we|wij) (?:kijken ernaar uit|nodigen )|期待您|诚邀|ندعوك|بانتظارك)|お待ちして(?:おり|い)ます[。]?$/iu
const ownParts =
  "(?:team|story|history|vision|mission|philosophy|values|people|brands|geschichte|vision|mission|philosophie|werte|marken|équipe|histoire|vision|mission|philosophie|valeurs|marques|equipo|historia|visión|misión|filosofía|valores|marcas|equipa|equipe|história|visão|missão|filosofia|squadra|storia|visione|missione|filosofia|valori|marchi|verhaal|visie|missie|waarden|geschiedenis|merken)"
/** "Discover the vision and the team", "Scopri la nostra storia", "Our brands": leads to another part of the site, or heads it. */
export const leadsToPart = new RegExp(
  [
    `^(?:discover|meet|explore|see|read|learn (?:more )?about|get to know|entdecken sie|entdecke|lernen sie|lerne|erfahren sie mehr über|découvre[zr]|découvrir|rencontrez|descubr[ea]|conoce|conozca|descubra|conheça|scopri|scoprite|conosci|incontra|ontdek|maak kennis met|lees) (?:(?:our|my|unsere?n?|mein\\p{L}*|notre|nos|nuestr[oa]s?|(?:o |a |os |as )?noss[oa]s?|(?:la |il |i |le )?nostr[oaie]|onze?) ${ownParts}(?!\\p{L})|(?:the|das|die|den|l['’]|la|le|les|el|los|las|o|a|os|as|il|lo|i|gli|de|het) ?${ownParts}(?:$|[.!]$| (?:and|und|et|y|e|en|&) ))`,
    `^(?:our|my|unsere?|notre|nos|nuestr[oa]s?|(?:o |a |os |as )?noss[oa]s?|(?:la |il |i |le )?nostr[oaie]|onze?) ${ownParts}$`,
    // "Our boiler brands", "Marken, die wir führen": over a row of others' names.
    `^(?:our|unsere?|nos|nuestr[oa]s|(?:o |a |os |as )?noss[oa]s|(?:le |i )?nostr[ei]|onze) (?:(?!for |für |pour |para |per |voor |with |mit )[\\p{L}-]+ ){1,2}(?:brands|manufacturers|suppliers|partners|clients|customers|sponsors|marken|hersteller|lieferanten|partner|kunden|sponsoren|merken|leveranciers|klanten)$`,
    "^(?:our |the )?(?:brands|manufacturers|makes) (?:that )?(?:we|you) \\p{L}+|^(?:marken|hersteller),? die wir|^(?:les |nos )?(?:marques|partenaires|fournisseurs|clients) (?:que nous|de \\p{L}+$)|^(?:(?:nuestras |las )?marcas|nuestros (?:proveedores|clientes|socios)) (?:que|de)(?!\\p{L})|^(?:(?:as )?(?:nossas )?marcas|(?:os )?nossos (?:fornecedores|clientes|parceiros)) (?:que|de)(?!\\p{L})|^(?:(?:i |le )?nostr[ei] )?(?:marchi|fornitori|clienti) (?:che|di)(?!\\p{L})",
    // "12 gift ideas you need now": the headline of an article.
    "^(?:the )?(?:top )?\\p{Nd}{1,3} (?:[\\p{L}-]+ ){1,4}(?:we|you|everyone|every \\p{L}+) (?:need|must|should|have to|can['’]t|will|want)(?!\\p{L})|^(?:the )?(?:top )?\\p{Nd}{1,3} (?:[\\p{L}-]+ ){0,2}(?:things|ways|reasons|tips|ideas|facts|dinge|tipps|gründe|ideen|raisons|astuces|conseils|idées|razones|consejos|ideas|dicas|razões|motivos|ideias|consigli|motivi|idee|redenen|tips|manieren) ",
    "^(?:price list|preisliste|liste de prix|grille tarifaire|lista de precios|tabela de preços|listino(?: prezzi)?|prijslijst|ceník|cennik|料金表|价格表|قائمة الأسعار)(?: .{2,25})?$"
  ].join("|"),
  "iu"
)

/** "Linden, Ohio · in person and online": where one comes, and how. */
const opensWithPlace = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, \p{Lu}[\p{L}.'’-]+(?: \p{Lu}\p{L}+)? [·•|] /u
/** "The beach", "La spiaggia": the heading of a part. */
const partAlone = /^(?:(?:the|der|die|das|la|le|les|el|los|las|il|lo|i|gli|o|os|as|het) \p{L}+|l['’]\p{L}+)$/iu
/** "クラムへようこそ！" */
const welcomes = /へようこそ[。！!]?$/u
/** "We look forward to your visit." */
const awaits =
  /^(?:we(?:['’]re| are)? look(?:ing)? forward to|wir freuen uns auf|nous (?:nous réjouissons|serons (?:ravis|heureux))|(?:te|os|le|les) esperamos|esperamos (?:por )?(?:a )?(?:ti|su|tu|você|sua|vossa)|(?:vi|ti) aspettiamo|siamo (?:lieti|felici) di|we kijken uit naar|wij kijken uit naar)(?!\p{L})|お待ちしております|期待您的/iu
export const saysNoLine = (text: string): boolean =>
  [opensWithPlace, partAlone, welcomes, awaits].some((kind) => kind.test(text))

/** "Homepage - Ovens for everybody": what the page is called, before what it says. */
const pageLabel =
  /^(?:home ?page|home|startseite|accueil|inicio|início|página inicial|pagina iniziale|hoofdpagina|index)(?: [-–—|·] |: )/iu
export const withoutPageLabel = (summary: string): string => summary.replace(pageLabel, "")
