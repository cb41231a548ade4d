/** By what words a line is told to be a label, an offer, a greeting, and none that says what a product is: data. */

/** Marks of a list of search words, of a breadcrumb, of a figure, of a manual, of what begins on another line. */
export const notALine =
  /(?<!\p{L})(?:documentation|dokumentation|documentación|documentação|documentazione|ドキュメント|文档)$|^v?\p{Nd}+(?:\.\p{Nd}+)+(?!\p{L})|[|»>]|(?:,[^,]+){4,}|^\P{L}*$|^[&+·•]|\p{Nd}{4}.*\p{Nd}{4}/u
/** "Membership special!", "Monday to Friday": an offer of these days, and when it is open. */
export const promotes =
  /^(?:from |von |du |de |del |dal |van )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) (?:to|through|bis|au|a|à|al|até|tot(?: en met)?|t\/m|-|–) \p{L}+(?:-feira)?$|^(?:\S+ ){0,2}(?:specials?|special offers?|offers?|sale|discounts?|angebote?|aktion|rabatte?|promos?|promotions?|ofertas?|promoção|promoções|offerte?|aanbieding(?:en)?|korting)!*$/u
/** "The services you saved it with", "Know the river before it knows you": ends in a word that wants another only to look at. */
export const endsClause =
  /\b(?:you|we|they|people|teams) (?:[\p{L}'’]+ ){1,4}(?:with|for|in|on|about|to|from|at)[.!]?$|\b(?:(?:it|he|she|that|who|which|\p{L}+) \p{L}{2,}s|for|with|to|around|like|about|of|from|by) you[.!]?$/iu
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
