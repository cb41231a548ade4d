/** How far along a product is, as French says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const frenchStages: StageTongue = {
  hint: /change |peut |page|marché|service|usage|est là|adoptent|doubl|tripl|quadrupl|client|embauch|recrut|équipe|mois|semaine|store|télécharg|maturité|mature|éprouvé|décenn|confiance|croquis|carnet|prototype|savoir si|arriv|utilis|servent|alpha|b[eê]ta|test|idée|concept|papier|construit|développ|exist|attente|lancé|ligne|ouvert|disponible|accessible|sorti|publié|version|croî|grandi|rejoi|ans|intérêt|maquette|projet|inscri/,
  spaced: true,
  words: {
    N: "(?:(?:le|la|les|l'|notre) ?)?(?:(?:application|appli|plateforme|service|logiciel|projet|jeu|site|outil) )?(?:l')?§(?: (?:lui-même|elle-même))?",
    we: "nous|je|on|(?:notre|cette|ce|cet) (?:application|appli|produit|plateforme|logiciel|service|projet|site|jeu|outil|programme|start-?up)",
    it: "il|elle|(?:le|la|l')? ?(?:application|appli|produit|plateforme|logiciel|service|projet|site|jeu|outil)",
    be: "(?:est|sommes|sont|suis|reste|se trouve|tourne|demeure)",
    adj: "(?:publique?s?|privée?s?|ouverte?s?|fermée?s?|limitée?s?|gratuite?s?|précoce|toute première|premi[eè]re?s?|petite?|longue|interne|technique|actuelle|en cours|restreinte?|nouvelle|deuxième|troisième|dernière|jouable|volontaires|curieux|curieuses|courageux|sur invitation)",
    K: "(?:{adj} ){0,2}(?:(?:version|préversion|pré-version|phase|stade|étape|test|tests|période|programme|mode) )?(?:{adj} )?(?:de )?(?<trial>(?:pré-?)?alpha|b[eê]ta)(?:[ -](?:tests?|version|test))?(?: {adj}){0,3}",
    T: "(?:(?:une?|la|le|l'|notre|sa|son|en|au|à la) ?)?{K}",
    of: "(?: (?:de la|de l'|de|du|d'|des|pour) ?(?:{N}|{we}))?",
    end: "(?= ?$| ?[.!;:)]|,(?! (?:le|la|les|un|une|l'|au) )| - | (?:avec|et|mais|depuis|où|car|parce|pendant|jusqu|chez|afin|pour (?:\\p{Nd}|quelques|nos premiers|une poignée|un petit|tous|l'instant|le moment|recueillir)|qui|sans|dès|auprès d|sur votre|sur ton|en attendant)(?!\\p{L}))",
    everyone:
      "(?:tous|toutes et (?:à )?tous|tout le monde|chacun|tout un chacun|le public|au public|grand public|n'importe qui)",
    version: versionNumber,
    stop: "(?= ?$| ?[.!;:,)]| - | (?:et|mais|car|depuis|avec|après|sans|sur (?:l'app store|google play|ios|android|steam|le web)|gratuitement|dans le monde entier|partout|pour)(?!\\p{L}))",
    when: "(?: (?:en|le|au|la semaine|le mois|l'an|ce|cette|cet|depuis|début|fin|hier|il y a)(?: [\\p{L}\\p{Nd}]+){1,3}?)?",
    testers:
      "(?:{adj} )?(?:(?<trial>alpha|b[eê]ta)[- ]?(?:testeurs?|testeuses?|testeur·?euse·?s|utilisateurs|lecteurs|joueurs)(?: et (?:b[eê]ta-)?testeuses)?)(?: {adj})?",
    call: "(?:(?:inscrivez-vous|inscris-toi|candidatez|candidate|écrivez-nous|écris-nous|demandez (?:un accès|une invitation|à rejoindre|votre accès)|laissez-nous votre adresse)(?: (?:ici|vite|dès maintenant))?(?: (?:pour|à|afin de))?(?: (?:tester|essayer|rejoindre|participer à|accéder à|intégrer|entrer dans))?|rejoignez|rejoins|rejoindre|essayez|essaie|essayer|testez|teste|tester|télécharger|participez à|participe à|participez au|accédez à|entrez dans|téléchargez|installez|jouez à|prenez part à|envie de (?:rejoindre|tester|participer à)|aidez-nous à tester)",
    many: "(?:(?:plus de|près de|déjà|environ|quelque|des|plusieurs|dix) ){0,2}(?:milliers|mille|centaines|dizaines de milliers|millions|\\p{Nd}[\\p{Nd}.,]*)(?: (?:de|d'))?(?: ?[\\p{L}-]+){1,3}?",
    years: "(?:1[5-9]|[2-9]\\p{Nd}|quinze|vingt|vingt-cinq|trente|trente-cinq|quarante|cinquante)",
    ideaEnd:
      "(?= ?$| ?[.!;:,)]| - | (?:et|mais|car|sans|avec|sur (?:le papier|un|une)|que nous|dans (?:nos|un|une))(?!\\p{L}))",
    no: "(?:rien|aucun code|aucune ligne(?: de code)?|pas une (?:seule )?ligne(?: de code)?|aucun prototype|aucun produit)",
    done: "(?:construit|développé|codé|programmé|fait|écrit|commencé à (?:construire|développer|coder)|réalisé)e?s?",
    store:
      "(?:(?:l'|les |le )?(?:app ?stores?|google play(?: store)?|play ?store|microsoft store|steam|f-droid|stores)|(?:android|ios|iphone|ipad|windows|mac(?:os)?|linux))",
    stores: "{store}(?:,? (?:et|ou|&) (?:sur )?{store}|, {store}){0,3}",
    who: "(?:[\\p{L}-]*(?:clients?|clientes|utilisateurs|utilisatrices|abonnés|abonnements|adhérents|membres|écoles|entreprises|équipes|boutiques|commerces|commerçants|restaurants|cabinets|fermes|exploitations|agriculteurs|hôtels|familles|foyers|associations|artisans|ateliers|études|villes|pays|communes|régions|mairies|boulangeries|boulangers|collaborateurs|salariés|personnes|lecteurs|joueurs|cafés|musées|bibliothèques|chorales|magasins|vendeurs|cliniques|pharmacies|coopératives|librairies|garages|agences|téléchargements|établissements|enseignants|professeurs|élèves|vignerons|maraîchers|notaires|indépendants|inscrits|comptes))(?: (?:clientes?|clients|payants?|payantes|actifs|actives|abonnée?s|inscrite?s|équipée?s|partenaires|utilisatrices))?",
    num: "(?:\\p{Nd}[\\p{Nd}., ']*|(?:une? )?(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|cents|mille|dizaine|douzaine|quinzaine|vingtaine|trentaine|cinquantaine|centaine|millier|poignée|centaines|milliers|dizaines)(?: (?:cents?|mille))?(?: d[e'])?)",
    span: "(?:(?:en|dans|sur|pendant|durant) (?:(?:seulement|à peine|moins de|tout juste|l'espace de) )?(?:(?:un|une|les|le|l'|la) ?)?(?:[\\p{L}\\p{Nd}]+ ){0,2}?(?:an|ans|année|années|mois|semaines|trimestres?)(?: (?:derniers|dernières|dernier|dernière|passé|écoulés?))?,? )?",
    grew: "(?:(?:a|ont|s'est) (?:plus que |presque |quasiment |pratiquement )?(?:doublé|triplé|quadruplé|quintuplé|décuplé|été multiplié par (?:deux|trois|quatre|cinq|dix|\\p{Nd}+)))",
    lately: "(?= ?$| ?[.!;:,)]| - | (?:en|depuis|sur|cette|ce|l'|et|par rapport|dans|au|à)(?!\\p{L})(?! nos))",
    tell: "(?:idée|concept|projet(?: sur le papier)?|esquisse|ébauche|croquis|papier|page|page web|liste d'attente|rêve|réflexion|maquette|carnet(?: de (?:croquis|notes))?|notes|question|brouillon|plan|schéma|dessins?|envie|intention|hypothèse|feuille de papier|présentation)"
  },
  free: "(?:simplement|tout simplement|en fait|à vrai dire|ici|franchement|seulement encore|bien sûr|discrètement|d'ailleurs|vraiment|aussi|donc|tout simplement|simplement|pleinement|à vrai dire|honnêtement|en fait|fièrement|naturellement|avec plaisir)",
  now: "(?:l'attente est (?:finie|terminée)|ça y est|le grand jour est arrivé|depuis (?:cette semaine|ce matin|ce mois-ci|la rentrée|quelques jours|quelques semaines|le \\p{Nd}{1,2} \\p{L}+)|dès (?:maintenant|aujourd'hui|à présent)|à compter d'aujourd'hui|maintenant|désormais|enfin|dès maintenant|dès aujourd'hui|aujourd'hui|depuis (?:aujourd'hui|hier|peu|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|cette semaine|ce mois-ci|(?:la semaine|le mois|l'année|l'été|l'hiver|l'automne|le printemps) derni[eè]re?|(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \\p{Nd}{4})?|\\p{Nd}{4})|officiellement|à présent|dorénavant|déjà|tout juste|ça y est)",
  dated:
    "(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) dernier|il y a (?:quelques|peu)(?: (?:jours|semaines|mois))?|(?:en|début|fin|courant) (?:(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) )?\\p{Nd}{4}|le \\p{Nd}{1,2} (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \\p{Nd}{4})?|(?:la semaine|le mois|l'an|l'année|l'été|l'hiver|l'automne|le printemps) (?:dernier|dernière|passée?)|ce (?:mois-ci|printemps)|cette (?:semaine|année)|cet (?:été|hiver|automne)|il y a (?:une?|deux|trois|quatre|six|\\p{Nd}+|quelques) (?:semaines?|mois|ans?))",
  still:
    "(?:à ce jour|à ce stade|aujourd'hui encore|pour le moment encore|en l'état|encore|toujours|actuellement|en ce moment(?: même)?|pour l'instant|pour le moment|à ce stade|à ce jour|jusqu'ici|jusqu'à présent|provisoirement|présentement)",
  long: "(?:(?:depuis|voilà|cela fait|il y a|ça fait)(?: déjà| maintenant| désormais| bientôt)? (?:plus de |près de |environ |quelque )?(?:(?:1[5-9]|[2-9]\\p{Nd}|quinze|vingt|vingt-cinq|trente|trente-cinq|quarante|cinquante) ans|une? (?:quinzaine|vingtaine|trentaine|quarantaine) d'années|(?:deux|trois|quatre|cinq) décennies|des décennies|un quart de siècle|un demi-siècle|des générations)(?: (?:que|qu'))?|depuis (?:19\\p{Nd}{2}|200\\p{Nd}|les années (?:soixante|soixante-dix|quatre-vingt|quatre-vingt-dix|60|70|80|90|1960|1970|1980|1990)))",
  joins: "et|mais|car|donc",
  unless:
    "(?:si|quand|lorsque|dès que|une fois|jusqu'à ce|avant que|imaginez|espérons|prévoyons|prévue?|sera|serait|seront|était|étaient|étions|avait|dit|raconte|presque|jamais|client|cliente|partenaire|concurrent)",
  spoils:
    "(?:bientôt|prévue?|prochaine?|prochainement|sera|seront|module|fonctionnalité|extension|intégration|android|ios|iphone|ipad|mac|macos|windows|linux|d'une? autre|d'autres|bloquants?|mâle|carotène|romeo|particules|arrêtée?|fermera|de notre client|plus tard)",
  trial: [
    "^{S} {be} (?:(?:disponible|jouable|accessible|utilisable|proposée?|ouverte?|en plein(?:e)?|lancée?|en ligne|seulement|testée?) )?(?:en |dans |à l'état de |au stade |comme )?{T}{of}{end}",
    "^{S} (?:(?:est|a|avons|sommes|vient|venons) )?(?:d')?(?:de )?(?:entrée?s?|entre|entrer|entrons|passée?s?|passe|passer|passons|lancé|lance|lancer|lançons|démarré|démarrer|démarrons|ouvert|ouvre|ouvrir|ouvrons|commencé|commencer|commençons|publié|publier|sorti|débuté|débute) (?:en |dans |sa |la |notre |une |leur |l')?{K}{of}{end}",
    "^{S} (?:menons|mène|faisons|avons|proposons|propose|conduisons|organisons|testons|offrons|fait|a|effectuons|traverse) {T}{of}{end}",
    "^(?:ceci|ce|c'|voici|il s'agit|ce que vous voyez|vous (?:utilisez|voyez|regardez|découvrez)|tu (?:utilises|vois)) ?(?:(?:est|d') ?)?(?:ici )?{T}{of}{end}",
    "^{call} (?:(?:la|le|l'|à la|au|notre|à notre) ?){K}{of}{end}",
    "^{call} {N} en {T}{end}",
    "^(?:(?:(?:inscrivez-vous|inscris-toi|candidatez)(?: (?:ici|vite))? )?(?:pour )?(?:devenez|deviens|devenir|être|soyez|comme|en tant que)) (?:(?:l'une? de nos|une?|nos) )?{testers}{of}{end}",
    "^(?:nous |on |je )(?:(?:cherchons|recherchons|cherche|recherche|recrutons|recrute|avons besoin|accueillons|invitons) )(?:(?:encore|des|de|d'|quelques|une? (?:dizaine|vingtaine|poignée) de|\\p{Nd}+|nos premiers|dix|vingt) ?){0,3}{testers}{of}{end}",
    "^{testers} (?:recherchée?s|bienvenue?s|demandée?s)",
    "^(?:la|notre|le) {K}{of} (?:est (?:ouverte?|lancée?|en cours|en ligne|disponible|accessible|là)|a (?:commencé|débuté|démarré|ouvert)|bat son plein|est en cours|court)(?: à {everyone})?",
    "^{S} est testée? par (?:[\\p{L}\\p{Nd}']+ ){0,4}?{testers}",
    "^(?:[\\p{L}\\p{Nd}'-]+ ){1,7}?(?:testent|teste|essaient|essayent|éprouvent|utilisent|manipulent|bousculent|explorent|jouent)(?: [\\p{L}'-]+){0,4}? (?:la |une |à la |l'|notre |cette ){K} (?:de |d'|du )(?:l'application )?{N}",
    "^{we} (?:testons|essayons|éprouvons|faisons tester|faisons essayer|partageons|montrons|rodons|peaufinons|ouvrons)(?: [\\p{L}'-]+){0,4}? (?:la |une |l'|notre ){K}(?: (?:de |d'|du ){N})?{end}",
    "^(?:vous pouvez|tu peux|on peut|chacun peut) (?:déjà )?(?:essayer|tester|utiliser|découvrir|télécharger|rejoindre) {N} (?:en|dans|pendant) {T}{end}",
    "^{N} (?:s'essaie|se teste|peut être (?:testée?|essayée?|utilisée?)|tourne|s'utilise) (?:(?:déjà|encore) )?(?:en|dans) {T}{end}",
    "^(?:ce que vous (?:voyez|téléchargez|installez|utilisez|allez (?:télécharger|installer|voir)|obtenez|essayez)(?: ici)?|la version (?:ici présente|proposée ici|de cette page)|l'application que vous (?:téléchargez|installez))(?:,)? (?:c')?(?:est )(?:encore )?{T}{of}{end}",
    "^(?:en|dans) (?:une |sa )?{K}, {N} (?!était|avait|sera|fut|serait)\\p{Ll}",
    "^(?:c'|ceci |ce n'|voici )?(?:est )?(?:encore )?(?:une? |l')?(?:toute première |pré)?{K}(?: (?:de |d'|du )){N}{end}",
    "^(?:la|notre) {K}{of} (?:se déroule|suit son cours|continue|se poursuit|tourne)(?!\\p{L})"
  ],
  launched: [
    "^{S} (?:(?:est|a|sommes|avons|vient de|venons de) )?(?:sortie?s?|sort|sortir|quitté|quitter|terminé|terminer|achevé|achever|laissé) (?:de |derrière (?:lui|elle|nous) )?(?:sa |la |notre |le )?(?:{K}){stop}",
    "^{S} n'(?:est|sommes) plus (?:en |une |dans sa )?(?:{K}){stop}",
    "^(?:la|notre) (?:phase |période )?(?:de )?b[eê]ta(?:-test)?(?: {adj})?{of} (?:est (?:terminée|finie|achevée|derrière nous|close)|a pris fin){stop}",
    "^(?:{N} (?:version )?{version}|(?:la )?version {version}{of}|la (?:première )?version (?:stable|finale|définitive|publique|complète|officielle){of}) (?:est|a été) (?:(?:(?:le|en|depuis) [\\p{L}\\p{Nd} ]{2,20}? )?)(?:là|sortie?|disponible|publiée?|arrivée?|prête?|en ligne|lancée?|téléchargeable){stop}",
    "^{we} (?:(?:avons|a|ai|venons de|vient de) )(?:publié|sorti|lancé|publier|sortir|lancer) (?:la )?(?:première )?(?:version )?(?:stable )?(?:{N} )?{version}{of}{stop}",
    "^{N} (?:est (?:passée? en|arrivée? (?:à|en))|a atteint|passe en) (?:la )?version {version}{stop}",
    "^{S} (?:(?:a été|est|sommes) )(?:lancée?s?|sortie?s?|mise? en ligne)(?: (?:officiellement|publiquement))?{when}(?: (?:après|au terme de) [^,.;]{3,50}?)?{stop}",
    "^{we} (?:avons|a|venons de) (?:lancé|ouvert|sorti|mis en ligne|lancer|ouvrir|sortir) {N}(?: (?:à|au|pour) {everyone})?{when}{stop}",
    "^{S} (?:a|avons) (?:ouvert (?:ses|nos) portes à {everyone}|ouvert (?:ses|les) inscriptions à {everyone}){stop}",
    "^{S} (?:est|sommes|a été) (?:enfin )?(?:lancée?s?|née?)(?= ?$| ?[.!,;]| et)",
    "^{we} (?:venons de|avons|a) (?:lancer|lancé|ouvrir|ouvert)(?: (?:nos portes|au public|à tous))?(?= ?$| ?[.!,;]| et)",
    "^{S} (?:vient|venons) (?:de |d')(?:être (?:lancée?|mise? en ligne)|sortir|ouvrir|voir le jour)(?: (?:à|au|pour) {everyone})?{stop}"
  ],
  released: [
    "^(?:(?<own>{N})|(?<it>{it})) (?:a été|est) (?:lancée?|sortie?|mise? en ligne|publiée?|mise? sur le marché|commercialisée?){stop}",
    "^(?:lancée?|sortie?|mise? en ligne|publiée?),? (?:(?<own>{N})|(?<it>{it})) (?!était|fut)",
    "^(?:(?<own>{N})|(?<it>{it})) est (?:disponible|en ligne|accessible|commercialisée?)(?: depuis (?:\\p{L}+ )?\\p{Nd}{4})?{stop}",
    "^(?:disponible|en ligne)(?: depuis (?:\\p{L}+ )?\\p{Nd}{4})?[.!]?$"
  ],
  launchedNow: [
    "^{S} (?:est|sont|sommes) (?:(?:pleinement|librement|publiquement) )?(?:ouverte?s?|disponibles?|accessibles?|en ligne|là|lancée?s?|publiée?s?|publique?s?|utilisables?|sortie?s?|téléchargeables?|en service)(?: (?:à|au|pour|aux?) ?(?:{everyone}|public|grand public))?{stop}",
    "^(?:tout le monde|chacun|n'importe qui|toutes et tous) (?:peut|peuvent) (?:s'inscrire|utiliser|télécharger|rejoindre|essayer|commander|acheter|créer un compte|y accéder|se servir)(?: (?:à|de|sur|d'|au|du))?(?: {N})?{stop}",
    "^les inscriptions (?:à {N} )?sont ouvertes à {everyone}{stop}",
    "^(?:tout le monde|chacun|n'importe qui|toutes et tous|chaque [\\p{L}-]+|n'importe quel(?:le)? [\\p{L}-]+) peut (?:s'inscrire|l'utiliser|utiliser|télécharger|le télécharger|rejoindre|essayer|commander|acheter|créer (?:un|son) compte|y accéder|s'en servir|se servir|ouvrir (?:un|son) compte|commencer|réserver)(?: (?:à|de|sur|d'|au|du|chez|dans))?(?: ?{N})?{stop}",
    "^(?:{N} )?peut être (?:utilisée?|téléchargée?|commandée?|installée?) par (?:{everyone}|tous){stop}",
    "^(?:est|sont) (?:ouverte?s?|disponibles?|accessibles?|en ligne) {N}"
  ],
  idea: [
    "^(?<it>ce n'est|ceci n'est|tout cela n'est) (?:encore |pour l'instant |pour le moment )?qu'une (?:simple )?idée{ideaEnd}",
    "^(?<it>c'est) (?:juste|seulement|simplement) une idée{ideaEnd}",
    "^{S} n'(?:est|en est|sommes|existe) (?:guère |rien de plus )?(?:qu'(?:au (?:stade|niveau) (?:de l'|d'|du )?|à l'état d'|à l'état de |en phase de |sous forme d')?(?:une? )?|que (?:sur le |dans (?:notre|nos) )?(?:le )?)(?:simple |vague |première )?(?:idée|concept|projet|esquisse|ébauche|papier|page|liste d'attente|tête|têtes|rêve|réflexion|maquette){ideaEnd}",
    "^{S} (?:est|sommes|reste|se trouve|en est|existe) (?:seulement |juste |uniquement )?(?:(?:au stade|à l'état|en phase|à la phase) (?:de l'|d'|de |du |de la )(?:idée|concept|projet|réflexion|papier|conception|esquisse|idéation)|sur le papier|sur la planche à dessin){ideaEnd}",
    "^{S} (?:est|reste) (?:juste|seulement|uniquement|simplement|rien d'autre qu'|rien de plus qu'|à peine plus qu') ?une? (?:simple )?(?:idée|concept|projet sur le papier|esquisse|ébauche){ideaEnd}",
    "^(?:il n'y a|nous n'avons|on n'a) (?:pour l'heure )?(?:qu'une?|que|rien d'autre qu'une?) (?:simple )?(?:liste d'attente|idée|page|concept|esquisse){ideaEnd}",
    "^{we} (?:recueillons|mesurons|sondons|testons) (?:l'intérêt|vos avis|les inscriptions|des adresses|votre intérêt) avant",
    "^{S} (?:n'(?:est|en est|existe)|ne (?:tient|vit|repose)) (?:[\\p{L}]+ )?(?:guère |rien (?:de plus|d'autre) )?(?:qu(?:e |'))(?:au stade (?:de l'|du )|à l'état (?:de |d')|en |sur |dans |sous (?:la )?forme (?:de |d'))?(?:une? |le |la |l'|nos |notre |mon |quelques )?(?:simple |vague |première |toute première )?(?:{tell}|têtes?|esprit){ideaEnd}",
    "^{we} (?:en sommes|en suis|en est|sommes) (?:[\\p{L}]+ )?(?:qu')?(?:à l'|au stade de l'|qu'à l'|au stade du |à l'étape de l')(?:idée|croquis|concept|esquisse|réflexion){ideaEnd}",
    "^{S} (?:est|reste|demeure) (?:(?:encore|juste|seulement|uniquement|simplement|rien d'autre qu'|rien de plus qu'|à peine plus qu') ?){1,2}(?:une? )?(?:simple |vague |première )?{tell}{ideaEnd}",
    "^(?<own>cette (?:page|enquête)|ce site) (?:(?:nous )?(?:sert|aide|permet)|est là pour|n'est là que pour|existe pour)[^.;]{0,30}(?:à |pour )?(?:savoir|voir|vérifier|comprendre|mesurer|découvrir) (?:l'intérêt|si (?:{N}|quelqu'un|d'autres|cela|ça|vous|l'idée)(?: [\\p{L}'§]+){0,5}? (?:intéress|besoin|serv|veu|voul|utile|plaî|exist))",
    "^{we} (?:voulons|souhaitons|aimerions|cherchons à|voudrions|veux)(?: [\\p{L}']+){0,3}? (?:savoir|comprendre|vérifier|découvrir) si (?:{N}|il|elle|cela|ça|vous|quelqu'un|l'idée)(?: [\\p{L}'§]+){0,4}? (?:intéress\\p{L}+|besoin|servir\\p{L}*|utile|plaît|sens|exister|envie)",
    "^{we} (?:ne )?(?:commencerons|commencera|développerons|construirons|lancerons le développement|coderons|commençons)[^.;,]{0,40}? (?:que |qu')?(?:si|lorsque|quand|une fois que|dès que) (?:assez|suffisamment|\\p{Nd}+)[^.;,]{0,40}?(?:inscri|manifest|intéress|dites|demand|voudr|prêt|rejoi)"
  ],
  ideaStill: [
    "^{no} (?:n'est|n'a été) {done}{ideaEnd}",
    "^{we} n'(?:avons|a|ai) {no} {done}{ideaEnd}",
    "^{we} n'(?:avons|a|ai) (?:pas )?(?:écrit )?(?:{no}|pas commencé(?: (?:à|le|la) (?:construire|développer|coder|développement|construction)(?: {N})?)?|pas (?:construit|développé|écrit) (?:{N}|quoi que ce soit|une (?:seule )?ligne(?: de code)?)){ideaEnd}",
    "^{S} n'existe pas{ideaEnd}",
    "^il n'(?:y a|existe) (?:ni [^.,;]{3,40}? ni [^.,;]{3,40}?|{no}|(?:pas|aucune?)(?: encore)? (?:d')?(?:de )?(?:application|appli|prototype|produit|code|logiciel|site)){ideaEnd}",
    "^(?:{S} n'a|de {N},? il n'(?:y a|existe)|pour {N},? il n'y a) (?:ni [^.,;]{3,40}? ni [^.,;]{3,40}?|{no}|aucune? (?:prototype|ligne de code|code)){ideaEnd}"
  ],
  growing: [
    "^{many} (?:utilisent|travaillent avec|se servent de|font confiance à|jouent à|lisent) {N}[^.;]{0,60}?(?:(?:rejoi(?:nt|gnent)|s'ajoutent?|arrivent|s'y mettent|s'inscrivent) [^.;]{0,30}?chaque|chaque (?:semaine|mois)|de plus en plus|en pleine croissance)",
    "^{S} (?:grandit|grandissons|croît|se développe|progresse) (?:vite|rapidement|très vite|fortement|chaque|de \\p{Nd})",
    "^{S} est en (?:pleine|forte) croissance{ideaEnd}",
    "^{span}(?:{S} (?:est|sommes|a grandi|avons grandi)|{who} (?:sur|de) {N} (?:sont|est)) (?:passée?s? )?de (?<less>{num})(?: {who})? à (?:plus de |près de )?(?<more>{num}) ?{who}(?!\\p{L})",
    "^{span}(?:le )?nombre (?:de |d'|des )(?:[\\p{L}-]+ )?[\\p{L}-]+ (?:qui (?:utilisent|travaillent avec)|sur|utilisant|équipée?s de|abonnée?s à|inscrite?s (?:à|sur)|clientes? de) {N} {grew}{lately}",
    "^{span}(?:les |nos )?{who} (?:de|d'|sur|inscrite?s (?:à|sur)|abonnée?s à) ?{N} (?:ont|a) (?:[\\p{L}]+ )?(?:doublé|triplé|quadruplé|quintuplé)(?: en nombre)?{lately}",
    "^{span}(?<own>(?:notre|nos) (?:équipe|clientèle|chiffre d'affaires|communauté|effectifs?|base (?:de clients|d'utilisateurs|clients)|nombre (?:de |d'){who}|portefeuille clients)|le nombre de nos {who}) {grew}{lately}",
    "^{span}{S} (?:a|avons) (?:plus que |presque )?(?:doublé|triplé|quadruplé) (?:(?:notre|nos|son|sa|ses|le|la|l') ?(?:équipe|effectifs?|clientèle|nombre (?:de |d'){who}|communauté|chiffre d'affaires)|de taille|en (?:un an|douze mois|six mois)){lately}",
    "^(?:chaque|tous les|toutes les) (?:mois|semaines?|jours?|trimestre)s?,? (?:(?:près de|environ|plus de|quelque|encore) )?(?:{num} ?)(?:nouveaux |nouvelles |nouvelle |nouvel )?(?:[\\p{L}-]+ ){1,2}?(?:rejoi(?:nt|gnent)|s'inscri(?:t|vent) (?:à|sur)|adopt(?:e|ent)|choisi(?:t|ssent)|passent? à|arrivent? (?:sur|chez)|s'abonnent? à) (?:{N}|nous)",
    "^(?:(?:près de|environ|plus de|quelque) )?{num} ?(?:nouveaux |nouvelles )?(?:[\\p{L}-]+ ){1,2}?(?:(?:nous )?rejoi(?:nt|gnent)|s'inscri(?:t|vent) (?:à|sur)|adopt(?:e|ent)|choisi(?:t|ssent)|passent? à) (?:{N} )?(?:chaque|tous les|toutes les)",
    "^(?:deux|trois|quatre|cinq) fois plus de? ?(?:[\\p{L}-]+ ){1,3}?(?:qu'|que )[^.;§]{2,30} (?:utilisent|travaillent avec|font confiance à) {N}",
    "^{we} (?:embauchons|recrutons|agrandissons|renforçons|étoffons)[^.;]{0,60}? pour (?:suivre|tenir|faire face|répondre à (?:la demande|l'afflux))",
    "^{S} (?:arrive|ouvre|s'installe|débarque|s'étend|ouvrons) (?:chaque (?:mois|semaine) )?(?:dans|à) (?:de nouvelles|une nouvelle|un nouveau|de nouveaux) (?:villes?|régions?|pays)(?: (?:chaque|tous les|toutes les))?"
  ],
  mature: [
    "^(?:(?<own>{N})|(?<it>{it})) {be} (?:un (?:logiciel|projet|outil) )?(?:mature|arrivée? à maturité|abouti)(?: et \\p{L}+)?(?= ?$| ?[.!;:,)]| - )",
    "^{N} est une? (?:logiciel|produit|outil|système|plateforme|solution) (?:mature|éprouvée?|arrivée? à maturité){ideaEnd}",
    "^{N} est (?:(?:aujourd'hui|désormais|devenue?|un) )*(?:une? )?(?:logiciel|produit|outil|système|plateforme|solution|programme) (?:[\\p{L}]+ et )?(?:mature|éprouvée?|arrivée? à maturité|abouti|mûre?|établi|rodée?)(?!\\p{L})",
    "^{N} (?:est|reste) (?:(?:stable|mûre?|fiable) et )?(?:éprouvée?|mature|arrivée? à maturité|rodée?)(?: et (?:stable|fiable|éprouvée?))?{ideaEnd}",
    "^après (?:plus de |près de )?(?:{years} ans|(?:deux|trois|quatre) décennies)(?: [^,.;:§]{0,60})?,? {N} (?:n'évolue (?:plus )?(?:que|guère|plus que)|évolue (?:lentement|peu)|change (?:peu|lentement|rarement)|ne change|est (?:stable|mature|éprouvée?))"
  ],
  matureLong: [
    "^{N} (?:est|reste|fait|tourne|a fait) (?:(?:[\\p{L}]+ment|dans|par|chez) (?:[^,.;§]{2,30} )?)?(?:utilisée?s?|sur le marché|en service|en production|employée?|ses preuves|en usage|exploitée?|au travail)(?!\\p{L})",
    "^{N} (?:est|reste) (?:utilisée?|employée?|en service|en usage|sur le marché)(?!\\p{L})",
    "^(?:[\\p{L}\\p{Nd}'-]+ ){1,7}?(?:travaillent? avec|font confiance à|fait confiance à|utilisent?|s'appuient? sur|comptent? sur|se servent? (?:de |d')|se sert (?:de |d')|s'en remettent à|tiennent leurs? [\\p{L}]+ (?:avec|dans)) ?{N}(?!\\p{L})",
    "^{N} (?:existe|est là|tourne) et (?:ne (?:change|bouge|évolue) (?:presque|quasiment|guère|pratiquement)|(?:reste|est|tourne) (?:[\\p{L}]+ )?(?:stable|fiable|solide)|n'évolue (?:presque|guère|quasiment))"
  ],
  had: [
    "^(?:plus besoin d'|sans )(?:invitation|être invité)|^(?:il n'y a plus de|plus de|finie la) liste d'attente",
    "^{S} (?:est|sont) (?:(?:gratuitement )?(?:disponible|téléchargeable|en téléchargement)s? )(?:gratuitement )?(?:sur|dans|pour|via) {stores}{stop}",
    "^(?:téléchargez|télécharge|installez|installe|retrouvez|retrouve) {N} (?:(?:gratuitement|dès maintenant) )?(?:sur|dans|depuis) {stores}",
    "^{N} est (?:là|arrivée?)(?= ?!| ?[.]?$)",
    "^{N} (?:débarque|arrive)(?= ?!)"
  ]
}
