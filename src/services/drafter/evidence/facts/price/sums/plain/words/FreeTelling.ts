/** How sentences tell that nothing is paid, and for what little of it, a language an entry. Data. */

export interface FreeTelling {
  /** What costs nothing, besides the product by its name: using it, all of it. */
  readonly subjects: string
  readonly is: string
  readonly free: string
  /** Between "is" and "free". */
  readonly adverbs: string
  /** Nobody asks for anything: whole sentences, as far as the tail. `{S}` is whoever is named. */
  readonly nothing: string
  /** After it: for whom, how long, why. */
  readonly tail: string
  /** A part of it, or few of those who use it. */
  readonly part: string
}

export const freeTelling: Readonly<Record<string, FreeTelling>> = {
  en: {
    subjects:
      "it|this|everything(?: here)?|all of it|all this|the whole thing|the lot|(?:the |our )?(?:app|service|software|tool|site|website|programme|program|library|archive|map|magazine|newsletter|podcast|game|course|platform|plugin|extension|calendar|membership)|membership|joining(?: us)?|taking part|(?:the )?use|using it|to (?:use|join|take part)|signing up and using it|every feature|all features|all our \\p{L}+",
    is: "is|are|stays|remains|comes|has always been and is",
    free: "free(?: of charge)?|at no cost|free for all|on the house|our treat",
    adverbs:
      "completely|totally|entirely|absolutely|100 ?%|always|fully|quite simply|simply|just|and will always be|and will stay|and always will be|and stays|and remains|and will remain|now and forever|forever|for everyone|for everybody|for good|for members and non-members alike",
    nothing:
      "(?:we|{S}) (?:do not|don't|never|will never|does not|doesn't|have never and will never) (?:charge|ask|take|want)(?: you| anyone| anybody| people| users| members| a (?:cent|penny|fee)| any(?:thing| fees?| money)?| money| fees| for anything)*(?: for (?:using )?(?:it|this|{S}|our \\p{L}+|the \\p{L}+|any of it|that|what we do))?|(?:we|{S}) (?:charge|charges|ask|asks|take|takes|want|wants)(?: you)? (?:nothing|no (?:money|fees?))(?: for (?:it|this|{S}|our \\p{L}+|that))?|{S} (?:costs?|will cost)(?: you| anyone)? (?:absolutely )?(?:nothing|not a (?:penny|cent))|you (?:pay|owe us) (?:absolutely )?(?:nothing|not a (?:penny|cent))(?: for (?:it|this|{S}))?|you (?:won't|will not|will never|don't|do not|never) (?:ever )?(?:have to )?pay (?:a (?:penny|cent|thing)|anything|us anything)(?: for {S})?|{S} (?:doesn't|does not|won't|will not|will never|won't ever|never) (?:ever )?costs? (?:you |anyone )?(?:a (?:penny|cent|thing)|anything)|there(?: is|'s) nothing to (?:pay|buy)|nothing to pay|(?:no one|nobody) pays(?: anything| for (?:it|this|{S}))?|there(?: is|'s) no (?:charge|fee|price|cost|price tag|bill)(?: for (?:it|this|{S}|anything))?|{S} has no price(?: tag)?|(?:anyone|everyone|anybody|everybody) (?:can|may|is free to) use {S} (?:without paying(?: anything)?|for free|free of charge|at no cost|for nothing)|you can use {S} (?:without paying(?: anything)?|for free|free of charge|for nothing)|use {S} (?:for free|free of charge)",
    tail: "forever|for ever|for good|for life|always|ever|at all|whatsoever|now or (?:later|ever)|for everyone|for everybody|for anyone|for all|for anyone who \\p{L}+ \\p{L}+|to everyone|to use|to join|in return|and (?:it )?(?:always will be|will (?:always )?(?:be|stay|remain)(?: so| free| that way)?|stays (?:so|that way|free)|remains so)|and that (?:will not|won't|is not going to) change|and we mean it|thanks to (?:our )?(?:donors|volunteers|grants|donations|a grant|members|sponsors)|paid for by \\p{L}+|the city pays|no (?:ads|account|catch|strings|tricks|small print)|no strings attached|without (?:ads|an account|adverts)|and without (?:ads|adverts)|not even later|and never will|today and tomorrow|today or ever|today or tomorrow|as it has always been|of charge|and open to all|and nothing is sold|and never has|however (?:much|often) you use it|whoever you are",
    part: "basic|core|standard|starter|lite|version|plan|tier|edition|one person|single (?:person|user|users)|individuals?|personal|private|solo(?: use)?|on your own|hobby|home use|small (?:teams|groups|clubs|projects)|up to \\p{L}+ \\p{L}+|up to \\p{Nd}+ \\p{L}+|first \\p{Nd}+ (?!days|weeks|months|hours|minutes)\\p{L}+|first (?:two|three|five|ten|hundred|thousand) (?!days|weeks|months|hours|minutes)\\p{L}+|to (?:use|start|get started|begin)|alone|self-hosted|app|for one|reading|for yourself|at home|by yourself|the essentials|the basics"
  },
  de: {
    subjects:
      "es|das|dies|alles|das ganze|(?:die |der |das |unsere? )?(?:nutzung|app|dienst|angebot|software|werkzeug|programm|seite|karte|plattform|teilnahme|mitgliedschaft|benutzung|newsletter|spiel|kurs|bibliothek|archiv|ausleihe|mitmachen)|mitmachen|alle funktionen",
    is: "ist|sind|bleibt|bleiben|steht|wird immer",
    free: "kostenlos|gratis|kostenfrei|frei(?! (?:von|wählbar|verfügbar|zugänglich|haus|nach|zu))|umsonst|gebührenfrei|frei und kostenlos|unentgeltlich|beitragsfrei|für lau|geschenkt|auf unsere kosten",
    adverbs:
      "für alle|für jeden|für jede und jeden|für sie|für dich|immer|völlig|komplett|ganz|dauerhaft|vollständig|und bleibt|und bleiben|auch in zukunft|schon immer|einfach|grundsätzlich|für immer|100 ?%|bei uns",
    nothing:
      "(?:wir|{S}) (?:verlangen|verlangt|nehmen|nimmt|berechnen|berechnet|wollen)(?: dafür| von ihnen| von dir| von niemandem| ihnen| dir| auch| gar)* (?:nichts|kein geld|keinen cent|keine gebühr(?:en)?|keinen beitrag)(?: dafür| für {S}| von ihnen| von dir)*|{S} kostet(?: sie| dich| euch| ihnen)?(?: absolut| rein| überhaupt| gar)* (?:nichts|keinen cent)|(?:sie|du|ihr) (?:zahlen|zahlst|zahlt|bezahlen|bezahlst)(?: dafür| bei uns| gar| absolut| für {S})* (?:nichts|keinen cent)(?: dafür)?|(?:für sie |für dich |dafür |ihnen |dir |für die nutzung )?(?:entstehen|fallen|kommen)(?: dafür| ihnen| dir| für sie| für dich| auch| bei uns| für die nutzung)* keine(?:rlei)? (?:kosten|gebühren)(?: an| auf sie zu)?|zu zahlen (?:ist|gibt es) nichts|(?:sie|du) (?:müssen|musst)(?: dafür| bei uns)* nichts (?:be)?zahlen|niemand (?:zahlt|bezahlt)(?: dafür| etwas| für {S})*|(?:sie|du) (?:können|kannst|nutzen|nutzt) {S} (?:kostenlos|gratis|kostenfrei|umsonst)(?: nutzen| verwenden| benutzen)?|{S} (?:kann|darf) (?:jede[rs]?|jedermann|man) (?:kostenlos|gratis|kostenfrei|ohne bezahlung|ohne zu (?:be)?zahlen|umsonst) (?:nutzen|benutzen|verwenden)|(?:jede[rs]?|alle) (?:kann|darf|können|dürfen) {S} (?:kostenlos|gratis|kostenfrei|ohne bezahlung|umsonst) (?:nutzen|benutzen|verwenden)|dafür (?:verlangen|nehmen|berechnen) wir (?:nichts|kein geld)",
    tail: "für immer|für alle|für jeden|dauerhaft|immer|auch später|auch in zukunft|und bleibt es(?: auch| immer)?|und (?:das )?bleibt (?:es |so|das )(?:auch|so|immer)?|und wird es immer (?:sein|bleiben)|und das bleibt so|daran ändert sich (?:auch )?nichts|heute und morgen|weder jetzt noch später|ohne (?:werbung|anmeldung|konto|haken|wenn und aber|tricks)|nie|niemals|dafür|dank (?:unserer )?(?:spender|fördermitglieder|spenden|ehrenamtlichen)|egal wie (?:oft|viel|lange) (?:sie|du) (?:es|sie|ihn) (?:nutzen|nutzt)|und ohne (?:werbung|anmeldung)|nutzbar|zu nutzen|und offen für alle|die stadt zahlt",
    part: "\\p{L}*grundversion|\\p{L}*basisversion|grundfunktionen|\\p{L}*version|\\p{L}*variante|\\p{L}*basis|grundausstattung|eine (?:einzelne )?person|eine nutzerin|einen nutzer|einzelpersonen|einzelnutzer\\p{L}*|privat\\p{L}*|persönlich\\p{L}*|allein|solo|bis zu \\p{L}+ \\p{L}+|bis zu \\p{Nd}+ \\p{L}+|bis \\p{Nd}+ \\p{L}+|ersten? \\p{Nd}+ (?!tage|wochen|monate|stunden|minuten)\\p{L}+|ersten? (?:zwei|drei|fünf|zehn|hundert|tausend) (?!tage|wochen|monate|stunden|minuten)\\p{L}+|kleine (?:teams|gruppen|vereine|projekte)|zum (?:einstieg|anfang|start)|app|einer allein|wer allein|das nötigste|das wichtigste|paket|tarif"
  },
  nl: {
    subjects:
      "het|dit|alles|het geheel|(?:de |het |onze |ons )?(?:gebruik|app|dienst|software|programma|site|website|kaart|platform|deelname|lidmaatschap|nieuwsbrief|spel|cursus|bibliotheek|archief)|meedoen|lid worden|alle functies",
    is: "is|zijn|blijft|blijven",
    free: "gratis|kosteloos|vrij van kosten|voor niets|om niet",
    adverbs:
      "voor iedereen|voor jou|voor u|altijd|helemaal|volledig|geheel|en blijft|en blijven|voor altijd|gewoon|simpelweg|nog steeds|100 ?%|bij ons",
    nothing:
      "(?:we|wij|{S}) (?:vragen|vraagt|rekenen|rekent|willen)(?: er| hier| daar| je| u| hiervoor| daarvoor| van niemand| ook)* (?:niets|geen geld|geen cent|geen kosten)(?: voor| ervoor| hiervoor| daarvoor| voor {S})*|{S} kost(?: je| u| jou)?(?: helemaal| echt| absoluut)* (?:niets|niks|geen cent)|(?:je|u) betaalt(?: er| hiervoor| daarvoor| helemaal| bij ons| voor {S})* (?:niets|niks|geen cent)(?: voor| ervoor)?|er zijn(?: voor jou| voor u| hier)?(?: helemaal)? geen kosten(?: aan verbonden| voor {S})?|er valt niets te betalen|(?:je|u) hoeft(?: er| hiervoor)* niets te betalen|niemand betaalt(?: er| hier)?(?: iets)?(?: voor| ervoor)?|(?:je|u) (?:gebruikt|kunt|kan) {S} (?:gratis|kosteloos)(?: gebruiken)?|iedereen (?:mag|kan) {S} (?:gratis|kosteloos|zonder kosten|zonder te betalen) gebruiken|betalen hoef je niet",
    tail: "voor altijd|voor iedereen|altijd|ook later|en (?:dat |het )?blijft (?:het|zo|dat|gratis)(?: ook| altijd)?|en dat blijft zo|daar verandert niets aan|nu en later|nu en altijd|nu niet en later niet|zonder (?:reclame|account|advertenties|addertjes|addertjes onder het gras)|en zonder (?:reclame|account)|nooit|ervoor|dankzij (?:onze )?(?:donateurs|vrijwilligers|donaties)|hoe vaak je het ook gebruikt|te gebruiken|en open voor iedereen|de gemeente betaalt",
    part: "basisversie|basis|\\p{L}*versie|pakket|één persoon|een persoon|één gebruiker|een enkele gebruiker|particulieren|persoonlijk\\p{L}*|privé\\p{L}*|alleen|solo|tot \\p{L}+ \\p{L}+|tot \\p{Nd}+ \\p{L}+|eerste \\p{Nd}+ (?!dagen|weken|maanden|uur|minuten)\\p{L}+|eerste (?:twee|drie|vijf|tien|honderd|duizend) (?!dagen|weken|maanden|uur|minuten)\\p{L}+|kleine (?:teams|groepen|verenigingen|projecten)|om te beginnen|app|in je eentje|het nodige|instap\\p{L}*|wie alleen"
  },
  fr: {
    subjects:
      "c'|ce|cela|ça|il|elle|tout|tout cela|l'ensemble|(?:l'|la |le |les |notre |nos )?(?:utilisation|usage|application|appli|service|logiciel|outil|site|programme|carte|plateforme|participation|adhésion|inscription|jeu|cours|bibliothèque|lettre|emprunt|accès)|participer|adhérer|toutes les fonctions|s'en servir|l'utiliser",
    is: "est|sont|reste|restent|demeure|était, est et restera",
    free: "gratuit(?:e|es|s)?|libre et gratuite?|entièrement gratuite?|offerte?s?|sans frais",
    adverbs:
      "entièrement|totalement|complètement|toujours|et restera|et reste|pour tous|pour tout le monde|absolument|tout simplement|à 100 ?%|et sera toujours|vraiment",
    nothing:
      "(?:nous|on|{S}) ne (?:vous )?(?:demandons|demande|facturons|facture|prenons|réclamons|prélevons)(?: absolument)? (?:rien|pas d'argent|aucun (?:frais|argent|euro)|aucune (?:participation|contrepartie|cotisation)|pas un (?:centime|sou))|{S} ?ne (?:vous |te )?coûte(?:ra)?(?: absolument| jamais)? (?:rien|pas un (?:centime|sou)|un (?:centime|sou))|(?:vous|tu|on) ne (?:payez|paies|paie|déboursez)(?: absolument)? (?:rien|pas un (?:centime|sou))|(?:il n'y a |vous n'avez )?rien à payer|(?:il n'y a )?aucuns? frais|personne ne paie|(?:vous|tu) (?:utilisez|utilises) {S} gratuitement|(?:tout le monde|chacun|n'importe qui) peut utiliser {S} (?:gratuitement|sans (?:rien )?payer|sans frais)|{S} s'utilise gratuitement|{S} (?:est|sont) à votre disposition gratuitement",
    tail: "pour toujours|pour tous|pour toutes et tous|pour tout le monde|toujours|à vie|et (?:le restera|le reste|cela ne changera pas|ça ne changera pas|le sera toujours|il le restera|elle le restera|restera toujours gratuite?)(?: toujours)?|en échange|en retour|pour cela|pour ça|aujourd'hui comme demain|ni maintenant ni plus tard|sans (?:publicité|compte|inscription|engagement)|et sans (?:publicité|compte)|ni argent ni compte|jamais|grâce à (?:nos )?(?:donateurs|bénévoles|dons)|d'utilisation|et ouverte? à tous|la ville paie",
    part: "version|formule|offre|de base|de départ|essentielle?|une (?:seule )?personne|un (?:seul )?utilisateur|particuliers|usage personnel|personnelle?|privée?|seule?|solo|jusqu'à \\p{L}+ \\p{L}+|\\p{Nd}+ premi\\p{L}+ (?!jours|semaines|mois|heures|minutes)\\p{L}+|(?:deux|trois|cinq|dix|cent|mille) premi\\p{L}+ (?!jours|semaines|mois|heures|minutes)\\p{L}+|petites (?:équipes|structures|associations)|pour (?:commencer|démarrer)|application|l'essentiel|tout seul"
  },
  es: {
    subjects:
      "esto|todo|todo esto|ello|(?:el |la |los |las |nuestro |nuestra )?(?:uso|aplicación|app|servicio|programa|herramienta|sitio|web|mapa|plataforma|participación|inscripción|juego|curso|biblioteca|boletín|acceso)|participar|usar(?:lo|la)|apuntarse|unirse|todas las funciones|hacerse socio",
    is: "es|son|sigue siendo|siguen siendo|seguirá siendo|resulta",
    free: "grati(?:s|tos?|tas?)|gratuit[oa]s?|libre y gratuit[oa]|de balde|sin coste|sin costo|por nuestra cuenta|de regalo",
    adverbs:
      "totalmente|completamente|siempre|del todo|y será siempre|y seguirá siendo|para todos|para todo el mundo|absolutamente|simplemente|al 100 ?%|y siempre será|cien por cien",
    nothing:
      "(?:nosotros |{S} )?no (?:te |le |os |les )?(?:cobramos|cobra|pedimos|pide)(?: absolutamente)? (?:nada|dinero|ni un (?:céntimo|euro|peso))(?: por (?:ello|el servicio|usarlo|usarla|{S}|nada|esto))?|(?:{S} )?(?:no|nunca) (?:te |le |os |les )?(?:cuesta|costará)(?: absolutamente| nunca)? (?:nada|un céntimo|ni un (?:céntimo|euro|peso))|no (?:se paga|pagas|paga|hay que pagar|tienes que pagar|tiene que pagar)(?: absolutamente)? nada(?: por (?:ello|{S}|usarlo))?|nadie paga(?: nada)?(?: por {S})?|no hay nada que pagar|no tiene (?:ningún )?(?:coste|costo)(?: alguno)?|(?:{S} )?no tiene (?:ningún )?(?:coste|costo|precio)|(?:cualquiera|todo el mundo) puede usar {S} (?:gratis|gratuitamente|sin pagar(?: nada)?)|(?:usas|puedes usar|usa) {S} (?:gratis|sin pagar(?: nada)?)",
    tail: "para siempre|para todos|para todo el mundo|para cualquiera|siempre|a cambio|de por vida|y (?:lo seguirá siendo|seguirá siéndolo|así seguirá|lo será siempre|siempre lo será|eso no va a cambiar|eso no cambiará|seguirá así|así se queda)|ni ahora ni (?:después|nunca)|sin (?:publicidad|anuncios|registro|cuenta|trampa|letra pequeña)|y sin (?:publicidad|anuncios|registro)|nunca|gracias a (?:nuestros )?(?:donantes|voluntarios|las donaciones)|hoy y mañana|y abiert[oa] a todos|lo uses cuanto lo uses|paga el ayuntamiento",
    part: "versión|plan|básic[oa]s?|base|esencial|una (?:sola )?persona|un (?:solo )?usuario|particulares|uso personal|personal|privado|individual|hasta \\p{L}+ \\p{L}+|hasta \\p{Nd}+ \\p{L}+|primer[oa]s? \\p{Nd}+ (?!días|semanas|meses|horas|minutos)\\p{L}+|\\p{Nd}+ primer[oa]s (?!días|semanas|meses|horas|minutos)\\p{L}+|primer[oa]s (?:dos|tres|cinco|diez|cien|mil) (?!días|semanas|meses|horas|minutos)\\p{L}+|(?:dos|tres|cinco|diez|cien|mil) primer[oa]s (?!días|semanas|meses|horas|minutos)\\p{L}+|equipos pequeños|para (?:empezar|comenzar)|aplicación|lo básico|lo esencial|ti sol[oa]|si vas sol[oa]"
  },
  pt: {
    subjects:
      "isto|isso|tudo|tudo isto|tudo isso|(?:o |a |os |as |o nosso |a nossa |nosso |nossa )?(?:uso|utilização|aplicação|aplicativo|app|serviço|programa|ferramenta|site|mapa|plataforma|participação|inscrição|jogo|curso|biblioteca|boletim|acesso)|participar|usar|usá-l[oa]|entrar|todas as funções|ser sócio",
    is: "é|são|continua|continuam|continuará|fica",
    free: "gratuit[oa]s?|grátis|de graça|livre e gratuit[oa]|sem custos?|gratuitamente|por nossa conta",
    adverbs:
      "totalmente|completamente|sempre|e será sempre|e continuará|para todos|para toda a gente|para todo mundo|absolutamente|simplesmente|100 ?%|e sempre será|inteiramente",
    nothing:
      "(?:nós |{S} )?não (?:lhe |te )?(?:cobramos|cobra|pedimos|pede)(?: absolutamente)? (?:nada|dinheiro|nem um (?:cêntimo|centavo|tostão))(?: (?:pelo serviço|por isso|por isto|pelo uso|por {S}|por nada))?|(?:{S} )?(?:não|nunca) (?:lhe |te )?custa(?:rá)?(?: absolutamente)? (?:nada|um (?:cêntimo|centavo|tostão)|nem um (?:cêntimo|centavo|tostão))|não (?:se paga|paga|pagas|é preciso pagar|precisa pagar|precisa de pagar|tem de pagar)(?: absolutamente)? nada(?: por (?:isso|{S}))?|ninguém paga(?: nada)?(?: por {S})?|não há nada a pagar|não há nada para pagar|(?:{S} )?não tem (?:nenhum )?(?:custo|preço)(?: algum| nenhum)?|(?:qualquer pessoa|qualquer um|toda a gente|todo mundo) pode usar {S} (?:de graça|grátis|gratuitamente|sem pagar(?: nada)?)|(?:você )?(?:usa|pode usar|use) {S} (?:de graça|grátis|gratuitamente|sem pagar(?: nada)?)",
    tail: "para sempre|para todos|para toda a gente|para todo mundo|para qualquer pessoa|sempre|em troca|por toda a vida|e (?:vai continuar assim|vai continuar (?:a ser|sendo)|continuará assim|assim continuará|assim vai ficar|sempre será|será sempre|isso não vai mudar|isso não muda|vai ser sempre|continua assim|vai ficar assim)|nem agora nem (?:depois|nunca)|sem (?:publicidade|anúncios|registo|cadastro|conta|pegadinhas|truques)|e sem (?:publicidade|anúncios|registo|cadastro)|nunca|graças a(?:os)? (?:nossos )?(?:doadores|voluntários|doações)|hoje e amanhã|e abert[oa] a todos|quem paga é a câmara",
    part: "versão|plano|básic[oa]s?|base|essencial|uma (?:só |única )?pessoa|um (?:só |único )?(?:usuário|utilizador)|particulares|uso pessoal|pessoal|privado|individual|até \\p{L}+ \\p{L}+|até \\p{Nd}+ \\p{L}+|primeir[oa]s \\p{Nd}+ (?!dias|semanas|meses|horas|minutos)\\p{L}+|\\p{Nd}+ primeir[oa]s (?!dias|semanas|meses|horas|minutos)\\p{L}+|primeir[oa]s (?:dois|duas|três|cinco|dez|cem|mil) (?!dias|semanas|meses|horas|minutos)\\p{L}+|(?:duas|dois|três|cinco|dez|cem|mil) primeir[oa]s (?!dias|semanas|meses|horas|minutos)\\p{L}+|equipes pequenas|equipas pequenas|para (?:começar|iniciar)|aplicativo|o básico|o essencial|sozinh[oa]"
  },
  it: {
    subjects:
      "questo|ciò|tutto|tutto questo|(?:l'|il |la |lo |i |le |il nostro |la nostra )?(?:uso|utilizzo|applicazione|app|servizio|programma|strumento|sito|mappa|piattaforma|partecipazione|iscrizione|gioco|corso|biblioteca|accesso|software)|partecipare|usarl[oa]|iscriversi|tutte le funzioni|associarsi",
    is: "è|sono|resta|restano|rimane|rimangono|sarà sempre",
    free: "gratis|gratuit[oaie]|liber[oa] e gratuit[oa]|senza costi|a costo zero|offert[aeio]|(?:le|li|la|lo) offriamo noi",
    adverbs:
      "completamente|totalmente|del tutto|sempre|e sarà sempre|e resterà|per tutti|assolutamente|semplicemente|al 100 ?%|interamente|e rimarrà|e resta",
    nothing:
      "(?:noi |{S} )?non (?:ti |vi |le )?(?:chiediamo|chiede|addebitiamo|facciamo pagare|prendiamo)(?: assolutamente)? (?:nulla|niente|denaro|soldi|un (?:centesimo|euro))(?: per (?:{S}|questo|usarlo|il servizio))?|(?:{S} )?non (?:ti |vi |le )?(?:costa|costerà)(?: assolutamente| mai)? (?:nulla|niente|un (?:centesimo|euro))|non (?:si paga|paghi|pagate|devi pagare|dovete pagare|c'è da pagare)(?: assolutamente)? (?:nulla|niente)(?: per {S})?|nessuno paga(?: nulla| niente)?(?: per {S})?|non c'è (?:nulla|niente) da pagare|(?:{S} )?non ha (?:alcun |nessun )?(?:costo|costi|prezzo)|(?:chiunque|tutti) (?:può|possono) usare {S} (?:gratis|gratuitamente|senza pagare(?: nulla| niente)?)|(?:usi|puoi usare|usa) {S} (?:gratis|gratuitamente|senza pagare(?: nulla| niente)?)|{S} si usa (?:gratis|gratuitamente)",
    tail: "per sempre|per tutti|per chiunque|sempre|in cambio|a vita|e (?:lo resterà|lo rimarrà|resterà così|così resterà|lo sarà sempre|tale resterà|sempre lo sarà|non cambierà|questo non cambierà|rimarrà tale|resterà tale)(?: sempre)?|né ora né (?:dopo|mai)|senza (?:pubblicità|registrazione|account|trucchi)|e senza (?:pubblicità|registrazione|account)|mai|grazie a(?:i|lle)? (?:nostri )?(?:donatori|volontari|donazioni)|oggi e domani|e apert[oa] a tutti|paga il comune",
    part: "versione|piano|base|essenziale|una (?:sola )?persona|un (?:solo )?utente|privati|uso personale|personale|individuale|fino a \\p{L}+ \\p{L}+|fino a \\p{Nd}+ \\p{L}+|prim[ie] \\p{Nd}+ (?!giorni|settimane|mesi|ore|minuti)\\p{L}+|prim[ie] (?:due|tre|cinque|dieci|cento|mille) (?!giorni|settimane|mesi|ore|minuti)\\p{L}+|piccoli (?:team|gruppi)|per (?:iniziare|cominciare)|applicazione|l'essenziale|da sol[oi]"
  }
}
/** Of which some is given, and nothing of it is the product. */
export const givenBeside =
  "children|kids|babies|parking|wi-?fi|returns|samples?|coffee|tea|water|refills?|kinder|parken|parkplätze|kaffee|wasser|kinderen|parkeren|koffie|enfants|parking|stationnement|café|niños|aparcamiento|crianças|estacionamento|bambini|parcheggio|caffè|members|mitglieder|leden|adhérents|socios|sócios|soci|birthday|geburtstag\\p{L}*"
