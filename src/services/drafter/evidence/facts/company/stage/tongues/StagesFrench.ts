/** How far along a product is, as French says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const frenchStages: StageTongue = {
  hint: /alpha|b[eê]ta|test|idée|concept|papier|construit|développ|exist|attente|lancé|ligne|ouvert|disponible|accessible|sorti|publié|version|croî|grandi|rejoi|ans|intérêt|maquette|projet|inscri/,
  spaced: true,
  words: {
    N: "(?:(?:le|la|les|l'|notre) ?)?(?:(?:application|appli|plateforme|service|logiciel|projet|jeu|site|outil) )?(?:l')?§(?: (?:lui-même|elle-même))?",
    we: "nous|je|on|(?:notre|cette|ce|cet) (?:application|appli|produit|plateforme|logiciel|service|projet|site|jeu|outil|programme|start-?up)",
    it: "il|elle|(?:le|la|l')? ?(?:application|appli|produit|plateforme|logiciel|service|projet|site|jeu|outil)",
    be: "(?:est|sommes|sont|suis|reste|se trouve|tourne|demeure)",
    adj: "(?:publique?s?|privée?s?|ouverte?s?|fermée?s?|limitée?s?|gratuite?s?|précoce|toute première|premi[eè]re?s?|petite?|longue|interne|technique|actuelle|en cours|restreinte?|nouvelle|deuxième|troisième|dernière|jouable|volontaires|curieux|curieuses|courageux|sur invitation)",
    K: "(?:{adj} ){0,2}(?:(?:version|préversion|phase|stade|étape|test|tests|période|programme|mode) )?(?:{adj} )?(?:de )?(?<trial>(?:pré-?)?alpha|b[eê]ta)(?:[ -](?:tests?|version|test))?(?: {adj}){0,3}",
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
    call: "(?:(?:inscrivez-vous|inscris-toi|candidatez|candidate|écrivez-nous|écris-nous|demandez (?:un accès|une invitation|à rejoindre|votre accès)|laissez-nous votre adresse)(?: (?:ici|vite|dès maintenant))?(?: (?:pour|à|afin de))?(?: (?:tester|essayer|rejoindre|participer à|accéder à|intégrer|entrer dans))?|rejoignez|rejoins|essayez|essaie|testez|teste|participez à|participe à|participez au|accédez à|entrez dans|téléchargez|installez|jouez à|prenez part à|envie de (?:rejoindre|tester|participer à)|aidez-nous à tester)",
    many: "(?:(?:plus de|près de|déjà|environ|quelque|des|plusieurs|dix) ){0,2}(?:milliers|mille|centaines|dizaines de milliers|millions|\\p{Nd}[\\p{Nd}.,]*)(?: (?:de|d'))?(?: ?[\\p{L}-]+){1,3}?",
    years: "(?:1[5-9]|[2-9]\\p{Nd}|quinze|vingt|vingt-cinq|trente|trente-cinq|quarante|cinquante)",
    ideaEnd: "(?= ?$| ?[.!;:,)]| - | (?:et|mais|car|sans|avec|sur le papier|que nous|dans nos)(?!\\p{L}))",
    no: "(?:rien|aucun code|aucune ligne(?: de code)?|pas une (?:seule )?ligne(?: de code)?|aucun prototype|aucun produit)",
    done: "(?:construit|développé|codé|programmé|fait|écrit|commencé à (?:construire|développer|coder)|réalisé)e?s?"
  },
  free: "(?:bien sûr|discrètement|d'ailleurs|vraiment|aussi|donc|tout simplement|simplement|pleinement|à vrai dire|honnêtement|en fait|fièrement|naturellement|avec plaisir)",
  now: "(?:maintenant|désormais|enfin|dès maintenant|dès aujourd'hui|aujourd'hui|depuis (?:aujourd'hui|hier|peu|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|cette semaine|ce mois-ci|(?:la semaine|le mois|l'année|l'été|l'hiver|l'automne|le printemps) derni[eè]re?|(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \\p{Nd}{4})?|\\p{Nd}{4})|officiellement|à présent|dorénavant|déjà|tout juste|ça y est)",
  dated:
    "(?:(?:en|début|fin|courant) (?:(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) )?\\p{Nd}{4}|le \\p{Nd}{1,2} (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?: \\p{Nd}{4})?|(?:la semaine|le mois|l'an|l'année|l'été|l'hiver|l'automne|le printemps) (?:dernière?|passée?)|ce (?:mois-ci|printemps)|cette (?:semaine|année)|cet (?:été|hiver|automne)|il y a (?:une?|deux|trois|quatre|six|\\p{Nd}+|quelques) (?:semaines?|mois|ans?))",
  still:
    "(?:encore|toujours|actuellement|en ce moment(?: même)?|pour l'instant|pour le moment|à ce stade|à ce jour|jusqu'ici|jusqu'à présent|provisoirement|présentement)",
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
    "^{S} est testée? par (?:[\\p{L}\\p{Nd}']+ ){0,4}?{testers}"
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
    "^(?:plus besoin d'|sans )(?:invitation|être invité)|^(?:il n'y a plus de|plus de|finie la) liste d'attente"
  ],
  launchedNow: [
    "^{S} (?:est|sont|sommes) (?:(?:pleinement|librement|publiquement) )?(?:ouverte?s?|disponibles?|accessibles?|en ligne|là|lancée?s?|publiée?s?|publique?s?|utilisables?|sortie?s?|téléchargeables?|en service)(?: (?:à|au|pour|aux?) ?(?:{everyone}|public|grand public))?{stop}",
    "^(?:tout le monde|chacun|n'importe qui|toutes et tous) (?:peut|peuvent) (?:s'inscrire|utiliser|télécharger|rejoindre|essayer|commander|acheter|créer un compte|y accéder|se servir)(?: (?:à|de|sur|d'|au|du))?(?: {N})?{stop}",
    "^les inscriptions (?:à {N} )?sont ouvertes à {everyone}{stop}"
  ],
  idea: [
    "^{S} n'(?:est|en est|sommes|existe) (?:guère |rien de plus )?(?:qu'(?:au (?:stade|niveau) (?:de l'|d'|du )?|à l'état d'|à l'état de |en phase de |sous forme d')?(?:une? )?|que (?:sur le |dans (?:notre|nos) )?(?:le )?)(?:simple |vague |première )?(?:idée|concept|projet|esquisse|ébauche|papier|page|liste d'attente|tête|têtes|rêve|réflexion|maquette){ideaEnd}",
    "^{S} (?:est|sommes|reste|se trouve|en est|existe) (?:seulement |juste |uniquement )?(?:(?:au stade|à l'état|en phase|à la phase) (?:de l'|d'|de |du |de la )(?:idée|concept|projet|réflexion|papier|conception|esquisse|idéation)|sur le papier|sur la planche à dessin){ideaEnd}",
    "^{S} (?:est|reste) (?:juste|seulement|uniquement|simplement|rien d'autre qu'|rien de plus qu'|à peine plus qu') ?une? (?:simple )?(?:idée|concept|projet sur le papier|esquisse|ébauche){ideaEnd}",
    "^(?:il n'y a|nous n'avons|on n'a) (?:pour l'heure )?(?:qu'une?|que|rien d'autre qu'une?) (?:simple )?(?:liste d'attente|idée|page|concept|esquisse){ideaEnd}",
    "^{we} (?:recueillons|mesurons|sondons|testons) (?:l'intérêt|vos avis|les inscriptions|des adresses|votre intérêt) avant"
  ],
  ideaStill: [
    "^{no} (?:n'est|n'a été) {done}{ideaEnd}",
    "^{we} n'(?:avons|a|ai) {no} {done}{ideaEnd}",
    "^{we} n'(?:avons|a|ai) (?:pas )?(?:écrit )?(?:{no}|pas commencé(?: (?:à|le|la) (?:construire|développer|coder|développement|construction)(?: {N})?)?|pas (?:construit|développé|écrit) (?:{N}|quoi que ce soit|une (?:seule )?ligne(?: de code)?)){ideaEnd}",
    "^{S} n'existe pas{ideaEnd}"
  ],
  growing: [
    "^{many} (?:utilisent|travaillent avec|se servent de|font confiance à|jouent à|lisent) {N}[^.;]{0,60}?(?:(?:rejoi(?:nt|gnent)|s'ajoutent?|arrivent|s'y mettent|s'inscrivent) [^.;]{0,30}?chaque|chaque (?:semaine|mois)|de plus en plus|en pleine croissance)",
    "^{S} (?:grandit|grandissons|croît|se développe|progresse) (?:vite|rapidement|très vite|fortement|chaque|de \\p{Nd})",
    "^{S} est en (?:pleine|forte) croissance{ideaEnd}"
  ],
  mature: [
    "^{N} est (?:utilisée?|sur le marché|en service|en production)(?: [^,.;§]{2,24}?)? depuis (?:plus de |près de )?(?:{years} ans|(?:deux|trois|quatre) décennies|des décennies)",
    "^{N} est une? (?:logiciel|produit|outil|système|plateforme|solution) (?:mature|éprouvée?|arrivée? à maturité){ideaEnd}"
  ]
}
