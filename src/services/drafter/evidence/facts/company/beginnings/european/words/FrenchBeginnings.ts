/** How French tells that a house began. Data. */
import type { BeginningTongue } from "./BeginningTongue.ts"
import { romanceShapes } from "./RomanceShapes.ts"

const kinds =
  "musée|moulin|huilerie|commerce|garage|charcuterie|boucherie|tannerie|conserverie|filature|entreprise|société|startup|start-up|agence|studio|association|asso|maison|boulangerie|boulangerie-pâtisserie|pâtisserie|coopérative|ferme|exploitation|domaine|atelier|boutique|magasin|librairie|brasserie|cabinet|école|fabrique|manufacture|torréfaction|brûlerie|fromagerie|épicerie|restaurant|café|bistrot|auberge|hôtel|gîte|marque|label|collectif|club|fondation|équipe|appli|application|logiciel|plateforme|plate-forme|service|projet|groupe|galerie|garage|imprimerie|menuiserie|ébénisterie|ferronnerie|poterie|savonnerie|distillerie|chocolaterie|confiserie|miellerie|rucher|pépinière|jardinerie|salon|institut|clinique|pharmacie|bureau|média|revue|magazine|journal|chorale|compagnie|troupe|théâtre|laboratoire|labo|réseau|outil|jeu|bar|cave|traiteur|affaire|enseigne|micro-brasserie|microbrasserie|structure|crèche|centre|produit"

export const frenchBeginnings: BeginningTongue = {
  time: "en|depuis|dès|au|à|l'|la|le|de|du|début|fin|milieu|mi|mi-|courant|printemps|été|automne|hiver|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|an|année|mois|jour|déjà|vers|seulement|\\p{Nd}{1,2}|1er|d'|retour|rentrée|beau|matin|froid|soir|fin|tout",
  bareYear: false,
  noTime: "avant|après|jusqu'en|jusqu'à|entre|version|modèle|partir(?: de| d')?|pour|contre|et",
  since: "depuis|dès",
  articles: new Set(["le", "la", "les"]),
  genitive: false,
  house: {
    our: "(?:notre|nos|cette|cet|ce) ",
    the: "(?:la |le |l')",
    ofOur: "(?:de |d')(?:notre|mon|ma) ",
    ofThe: "(?:du |de la |de l')",
    of: "de",
    before: "petite?|jeune|belle|propre|petit|première(?= maison)|chère",
    behind:
      "familiale?|artisanale?|indépendante?|associative|solidaire|digitale?|créative|culturelle?|coopérative|citoyenne|web|mobile|bio|d'architecture|d'architectes|de design|de communication|de quartier"
  },
  ...romanceShapes({
    kinds,
    H: "^(?:(?:et|mais|puis|donc|ainsi|alors|que|quand|lorsque|car|enfin|aujourd'hui|c'est|c'était|où|c'est là que) |qu'|lorsqu'){0,2}",
    adverb:
      "officiellement|enfin|finalement|d'abord|ensemble|discrètement|modestement|tranquillement|initialement|à l'origine|donc|alors|ensuite|tout|doucement|vraiment|réellement|timidement|tous deux|toutes deux|à deux|à trois|secrètement|ainsi|bel et bien|déjà",
    we: "nous|on|je|j'",
    born: "(?:a|ont|avait){A} (?:été|étée?){A} (?:fondée?s?|créée?s?|imaginée?s?|montée?s?|constituée?s?|établie?s?|mise? sur pied|portée? sur les fonts baptismaux|instituée?|co-?fondée?s?|co-?créée?s?|conçue?|initiée?)|(?:est|était|sont|fut|furent){A} (?:fondée?s?|créée?s?|née?s?|constituée?s?|apparue?|sortie? de terre|issue?)|naît|naquit|naissait|(?:a|avait){A} vu le jour|voit{A} le jour|vit le jour|s'est{A} (?:créée?|constituée?|formée?|montée?|fondée?)|se (?:crée|constitue|forme|monte)|(?:a|prend|a officiellement|prit)(?: pris)? (?:vie|forme|corps|son envol|naissance)|(?:a|a enfin){A} pris (?:vie|forme|corps|son envol|naissance)|(?:a|fait|a officiellement) (?:fait )?ses (?:premiers pas|débuts)|(?:a|ont){A} commencé (?:à exister|son activité|ses activités|son aventure|l'aventure)|fêtait sa naissance|fut (?:officiellement )?(?:fondée?|créée?)",
    weBorn: "(?:nous (?:avons|fûmes){A} (?:été )?(?:fondée?s|créée?s))|(?:nous sommes|on est){A} née?s",
    found:
      "(?:avons|ai|a|ont|on a|avait|avaient){A} (?:fondé|créé|co-?fondé|co-?créé|monté|imaginé|mis sur pied|constitué|conçu|bâti|donné naissance à|donné vie à|développé|initié)|fonda|fondèrent|créa|créèrent|fondâmes|créâmes|fondent|créent|fondons|créons|montent|(?:je|elle|il|on) (?:fonde|crée|monte)",
    open: "(?:avons|ai|a|ont|on a){A} (?:lancé|ouvert|démarré|inauguré|publié|mis en ligne|sorti|commencé)|lançons|ouvrons|lance|ouvre|ouvrit|ouvrirent|lançait|inaugurons|lancent|ouvrent",
    proper: "(?:notre|mon|ma|son|sa|leur) (?:propre|petite?) (?:{kinds})",
    lifeTo: "(?:avons|ai|a|ont){A} (?:donné (?:vie|naissance|le jour) (?:à |au )|mis au monde )",
    inIt: "(?!)",
    with: "avec|à|depuis|dans|en|chez|pour|sous",
    isA: "(?:est|sommes|suis|c'est|c'est l'histoire d')(?: une?)?",
    participle: "(?:fondée?s?|créée?s?|née?s?|montée?|constituée?|lancée?)",
    foundation: "(?:la |l'|à la )?(?:création|naissance|fondation|ouverture officielle|origine|aventure)",
    ourFoundation: "(?:notre|nos) (?:création|naissance|fondation|année de naissance|débuts)",
    sinceFoundation: "(?:depuis|dès|à|lors de) (?:notre|la|sa|ma) (?:création|naissance|fondation|ouverture|lancement)",
    preposition: "en",
    label: "(?:année de )?(?:création|naissance|fondation)|fondée?|créée?",
    birth: "(?:la )?(?:naissance|création|fondation|lancement)",
    of: "de |d'|du |de l'",
    roots: "(?:les |l'|aux )?(?:origines?|débuts?|racines|genèse|histoire|aventure)",
    ourRoots: "(?:nos|notre|mes) (?:origines?|débuts?|racines|histoire|aventure)",
    reach: "(?:remontent?|remonte|datent?|date)(?: (?:à|de|d'))?",
    weReach: "(?!)",
    weAlone:
      "(?:nous nous sommes|je me suis|on s'est){A} (?:mis(?:es?)? à (?:notre|mon) compte|lancée?s? à (?:notre|mon) compte|lancée?s? en indépendante?s?|installée?s? à (?:notre|mon) compte)|(?:devenue?s?|passée?s?) indépendante?s?",
    opened:
      "(?:a|avait){A} ouvert{A} (?:ses portes|ses volets|au public|boutique)?|ouvre{A} (?:ses portes)?|ouvrait{A} (?:ses portes)?|ouvrit{A} (?:ses portes)?|(?:a|ont){A} été{A} (?:lancée?s?|mise? en ligne|inaugurée?|ouverte?)|(?:a|ont){A} (?:démarré|débuté|commencé)|démarre|débute|démarrait|débutait|est{A} (?:sortie?|arrivée?|partie?|lancée?|en ligne|ouverte?|passée? en ligne)(?: en ligne| sur le marché)?|s'est{A} (?:lancée?|ouverte?|installée?)|(?:a|est){A} (?:paru|parue)|(?:a|ont) été{A} immatriculée?s?(?! à la tva)",
    weBegan:
      "(?:(?:nous avons|on a|j'ai){A} (?:démarré|débuté|commencé|ouvert)|(?:nous sommes|on est|je suis){A} partie?s|(?:nous nous sommes|on s'est|je me suis){A} (?:lancée?s?|installée?s?|établie?s?)|(?:nous|on) (?:démarrons|débutons|commençons|démarre|commence)|nous (?:démarrions|débutions|commencions)|(?:on|je) (?:démarrais?|débutais?))",
    weOpened:
      "(?:(?:nous avons|on a|j'ai){A} (?:ouvert (?:nos|les|mes) (?:portes|volets)|commencé l'aventure|démarré l'aventure|fait nos premiers pas|posé nos valises|démarré notre activité|lancé notre activité|débuté notre activité|immatriculé (?:la|notre) (?:société|entreprise)|déposé (?:les|nos) statuts|commencé notre activité|uni nos forces)|nous (?:ouvrons|ouvrions) (?:nos|les) portes|(?:nous nous sommes|on s'est){A} (?:immatriculée?s?|lancée?s? dans (?:l'aventure|le grand bain)|jetée?s? à l'eau|constituée?s en association|réunie?s pour))",
    after:
      "(?=$|[.!]|,? (?:avec|à(?! (?:\\p{L}+er|\\p{L}+ir|\\p{L}+re)(?!\\p{L}))|dans|sans|comme|depuis|sous|sur|chez nous|au|aux|tout|petite?s?|modestement|en|par|seule?s?|entre|derrière|autour|ensemble|quand|lorsque|après)(?!\\p{L}))",
    exists:
      "(?:existe|est là|est en activité|est présente?|est à vos côtés|est ouverte?|est en ligne|est installée?|est implantée?|tourne|roule)",
    weExist:
      "(?:nous existons|on existe|nous sommes là|nous sommes à vos côtés|nous sommes en activité|nous sommes en ligne|nous sommes ouverts|nous sommes installée?s|je suis à mon compte|je suis indépendante?)",
    trade:
      "pétrissons|cuisons|façonnons|cuisinons|tissons|cousons|forgeons|soufflons|taillons|gravons|relions|brodons|tricotons|sculptons|moulons|distillons|vinifions|élevons|récoltons|assemblons|peignons|tournons|affinons|filons|teignons|dessinons|éditons|publions|jardinons|semons|plantons|soignons|écrivons|composons|photographions|filmons|traduisons|enseignons|réalisons|confectionnons",
    does: "crée|développe|fabrique|conçoit|aide|accompagne|produit|réunit|imagine|édite|torréfie|brasse|imprime|répare|restaure|façonne|construit|cultive|tisse|forge|distille|confectionne|pétrit|cuit|relie|publie|rassemble|dessine|soutient",
    aKind: "une?|votre|la|le",
    lineTail:
      "familiale?|artisanale?|indépendante?|de famille|de père en fils|de quartier|à \\p{Lu}[\\p{L}-]+|en \\p{Lu}[\\p{L}-]+",
    ourStory: "(?:notre|mon) (?:belle |petite |grande )?(?:histoire|aventure|voyage|parcours|chemin|récit|route)",
    theStory: "(?:l'|la |cette |le )(?:belle |petite |grande )?(?:histoire|aventure|récit|voyage)",
    storyBegan:
      "(?:a|ont){A} (?:commencé|débuté|démarré|pris racine)|commence|débute|démarre|commençait|débutait|commença|débuta|démarrait|est{A} née|naît|prend (?:racine|sa source|naissance|forme)",
    allBegan:
      "(?:tout|ça|cela|le tout|tout cela){A} (?:(?:a|avait){A} (?:commencé|débuté|démarré)|commence|débute|démarre|commençait|débutait|commença|débuta|part|est (?:né|parti))|l'idée est devenue réalité|le rêve est devenu réalité|le coup d'envoi (?:est|a été|fut) donné",
    began: "(?!)",
    all: "(?!)",
    decide: "(?:décid\\p{L}+|choisi|avons voulu|résolu|osons|osé|saut\\p{L}*)",
    toFound: "(?:de )?(?:fonder|créer|monter|lancer|ouvrir|bâtir|cofonder|co-fonder|imaginer|développer|démarrer)",
    toAlone: "de (?:nous|me|se) (?:lancer|mettre à (?:notre|mon) compte|installer)",
    behind: "(?:derrière)",
    whoFounded: "qui (?:a|ont|l'a|l'ont) (?:fondé|créé|lancé)",
    quit: "(?:quitt\\p{L}+|démission\\p{L}+|lâch\\p{L}+|plaqu\\p{L}+|abandonn\\p{L}+)"
  }),
  founded: "(?:fondée?s?|créée?s?|née?s?|lancée?s?|ouverte?s?|constituée?s?|établie?s?|montée?s?|installée?s?)",
  veto: "à changer|ne|n'|pas|jamais|si|s'il|aurait|aurions|aurions-nous|serions|voulons|voudrions|allons|va|vont|prévoyons|prévu|deuxième|second|seconde|troisième|quatrième|nouveau|nouvel|nouvelle|nouvelles|nouveaux|de nouveau|rouvert|réouvert\\p{L}*|relanc\\p{L}*|refond\\p{L}*|succursale|filiale|antenne|version|aussi|également|en plus|presque|voisin\\p{L}*|partenaire\\p{L}*|fournisseur\\p{L}*|prédécesseur|maison mère|déménag\\p{L}*|emménag\\p{L}*|rachet\\p{L}*|repris|reprend|reprise|repreneur|vendu|fusion\\p{L}*|crowdfunding|campagne|newsletter|lettre d'information|blog|boutique en ligne|membre|membres|livraison|cours|stages?|ateliers de|carrière|prix|rejoint|rejoignent|rénov\\p{L}*|agrandi\\p{L}*|export\\p{L}*|magasin en ligne|client|clients|cliente|clientes|avant de|faillite|embauch\\p{L}*|recrut\\p{L}*|études",
  sinceVeto:
    "seulement|que|fait partie|appartient|certifi\\p{L}*|bio|avec (?!(?:amour|passion|soin|le même|la même|cœur)(?!\\p{L}))|sans|en ligne avec|climat\\p{L}*|durable\\p{L}*|solaire\\p{L}*|électricité|collabor\\p{L}*|sponsor\\p{L}*|mensuel\\p{L}*|chaque (?:mois|année|été|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|propre|génération\\p{L}*",
  otherTime:
    "aujourd'hui|depuis|plus tard|ensuite|après|avant|auparavant|désormais|maintenant|entre-temps|puis|bientôt",
  and: "et"
}
