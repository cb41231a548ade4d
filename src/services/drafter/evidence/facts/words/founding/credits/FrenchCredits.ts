import type { CreditTable } from "./CreditTable.ts"

const begun =
  "fondée?s?|cofondée?s?|co-fondée?s?|créée?s?|cocréée?s?|co-créée?s?|lancée?s?|ouverte?s?|montée?s?|imaginée?s?|inventée?s?|conçue?s?|développée?s?|programmée?s?|codée?s?|construite?s?|bâtie?s?|initiée?s?|démarrée?s?|commencée?s?|constituée?s?|établie?s?|écrite?s?|fabriquée?s?|faite?s?|mise?s? au point|mise?s? sur pied|mise?s? en place|portée?s? sur les fonts baptismaux|donné naissance à|donné vie à|donné le jour à|pensée?s?|installée?s?|échafaudée?s?|rêvée?s?|signée?s?"

export const frenchCredits: CreditTable = {
  code: "fr",
  article: "le|la|les|l'|ce|cet|cette|un|une",
  our: "notre|nos",
  kinds:
    "studio|agence|entreprise|société|boîte|maison|petite entreprise|start-up|startup|jeune pousse|atelier|boutique|magasin|échoppe|épicerie|librairie|boulangerie|pâtisserie|fournil|café|salon de thé|restaurant|bistrot|auberge|bar|cave|ferme|moulin|musée|huilerie|commerce|garage|charcuterie|boucherie|tannerie|conserverie|filature|fleuriste|salon|domaine|vignoble|maraîchage|pépinière|brasserie|torréfaction|distillerie|fromagerie|miellerie|savonnerie|chocolaterie|fabrique|manufacture|menuiserie|imprimerie|maison d'édition|revue|magazine|journal|podcast|blog|association|coopérative|fondation|collectif|école|école de musique|académie|cabinet|clinique|pharmacie|galerie|théâtre|compagnie|chorale|ensemble|orchestre|label|plateforme|plate-forme|application|appli|logiciel|outil|jeu|projet|produit|marque|hôtel|camping|gîte|club|ong|festival",
  story: "tout|(?:l'|cette |notre )(?:histoire|aventure)|toute (?:l'histoire|l'aventure)|le voyage",
  apart: [
    [/(?<!\p{L})du(?= )/giu, "de le"],
    [/(?<!\p{L})des(?= )/giu, "de les"],
    [/(?<!\p{L})au(?= )/giu, "à le"],
    [/(?<!\p{L})aux(?= )/giu, "à les"],
    [/(?<!\p{L})d'/giu, "de "],
    [/(?<!\p{L})qu'/giu, "que "],
    [/(?<!\p{L})lorsqu'/giu, "lorsque "]
  ],
  before:
    "avec|pour|chez|de|par|sur|dans|sous|sans|contre|vers|grâce à|chez|depuis|près de|comme|en|hors|entre|à côté de|après|avant|parmi",
  beforeWho: "avec|pour|chez|de|par|sur|sans|contre|vers|à|grâce à|comme|entre|après|avant|parmi|monsieur|madame",
  openers:
    "quand|lorsque|après|avant|derrière|depuis|en|au|à|avec|par|pour|chez|sans|nous|je|il|elle|ils|elles|on|c'est|alors|puis|ensuite|et|mais|tout|comme|faute|notre|nos|le|la|les|l'|un|une|mon|ma|bonjour|salut|fondée?|créée?|né|née|imaginée?|aujourd'hui|l'été|l'hiver|voilà|voici|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
  along: "et|ainsi que|avec|aux côtés de|accompagnée? de|épaulée? par|en compagnie de|et avec",
  together: "avec|aux côtés de|en compagnie de",
  whose: "sa|son|ses|leur|leurs|le|la|l'|un|une",
  did: `(?:a|ont|avait|avaient|ai|avons) (?:{adverb} )?(?:${begun})|fonde|fondent|fonda|fondèrent|cofonde|cofondent|crée|créent|créa|créèrent|lance|lancent|lança|lancèrent|ouvre|ouvrent|ouvrit|ouvrirent|monte|montent|imagine|imaginent|imagina|imaginèrent|conçoit|conçoivent|inventa|inventèrent|invente|inventent|développe|développent|donne naissance à|donnent naissance à|donna naissance à|donnèrent naissance à|donne vie à|donnent vie à|démarre|démarrent|met sur pied|mettent sur pied`,
  done: begun,
  made: /(?<!\p{L})(?:développ|programm|codée?|construi|bâti|écrit|fabriqu|fai[t]|mise?s? en place|signée?|installée?)/iu,
  walls: /(?<!\p{L})(?:construi|bâti|conçu|dessin|édifi|fait)/iu,
  be: "est|sont|a été|ont été|fut|furent|était|avait été|est aujourd'hui|a d'abord été",
  by: "par",
  adverb:
    "officiellement|initialement|d'abord|ensemble|déjà|entièrement|toujours|discrètement|patiemment|seule?|aujourd'hui|tout d'abord|enfin|aussi|alors|donc|justement|lui-même|elle-même",
  named: "s'appelle|s'appellent|se nomme|se nomment|est|sont|était|étaient|fut|furent",
  which: "première?|deux|trois|jeunes?|seule?|chère?|tous deux|heureuse?|heureux|fière?",
  of: "de",
  toDo: "(?:créer|fonder|lancer|ouvrir|monter|démarrer|construire|développer|imaginer|inventer|concevoir|bâtir|donner vie à|donner naissance à|se lancer avec)",
  decided:
    "décide de|décident de|a décidé de|ont décidé de|décida de|décidèrent de|choisit de|choisissent de|a choisi de|ont choisi de|a eu l'idée de|ont eu l'idée de|a eu envie de|ont eu envie de|se lance et|a osé|ont osé|a tout quitté pour|ont tout quitté pour|quitte (?:son|leur) (?:emploi|poste|travail|métier) pour|a quitté (?:son|leur) (?:emploi|poste|travail|métier) pour|ont quitté (?:leur|leurs) (?:emplois?|postes?|travail|métiers?) pour|quittent (?:leur|leurs) (?:emplois?|postes?|travail|métiers?) pour|plaque tout pour|s'associent pour|se sont associée?s pour|s'unissent pour|se sont unis pour|a entrepris de|ont entrepris de|se mettent à|s'est lancée? pour|ont réuni leurs forces pour",
  work: "idée|projet|œuvre|oeuvre|bébé|création|invention|rêve|initiative|enfant|fruit du travail|fruit de la rencontre|fruit|marque|aventure|entreprise|start-up|startup|agence|application|studio|atelier|maison|histoire|passion|folie|pari|bébé commun",
  founder:
    "fondat(?:eur|rice|eurs|rices)|cofondat(?:eur|rice|eurs|rices)|co-fondat(?:eur|rice|eurs|rices)|créat(?:eur|rice|eurs|rices)|initiat(?:eur|rice|eurs|rices)|concept(?:eur|rice|eurs|rices)|inventeurs?|inventrices?|instigat(?:eur|rice|eurs|rices)|père|mère|pères|mères|âme|âmes|cheville ouvrière|chevilles ouvrières|tête pensante|têtes pensantes|cerveaux?|porteu(?:r|se|rs|ses) (?:du|de) projet|bâtisseurs?",
  and: "et|ainsi que|&",
  when: "quand|lorsque|alors que|après que|le jour où|où",
  that: "qui|que",
  born: "est née?|sont née?s|naît|naissent|naquit|a vu le jour|voit le jour|vit le jour|a commencé|commence|commença|a démarré|démarre|débute|a débuté|débuta|prend vie|a pris vie|prend forme|a pris forme|existe|a pris naissance|prend naissance|remonte",
  rooms:
    "cuisine|table de cuisine|salon|garage|cave|grenier|grange|jardin|chambre|chambre d'étudiant|appartement|atelier|studio|maison|remise|cabanon|bureau|cour",
  iAm: "je suis|je m'appelle|moi,? c'est|je me présente,|ici",
  weAre: "nous sommes|on est|on s'appelle|nous, c'est",
  iDid: `j'ai (?:${begun})|(?:je|j') ?(?:fais|développe|conçois|crée|fabrique|ai créé|ai fondé|fonde|lance|dirige depuis sa création|code)`,
  weDid: `nous avons (?:${begun})|on a (?:${begun})|nous (?:faisons|développons|créons|fabriquons|concevons)`,
  doubt:
    /(?<!\p{L})(?:pas|jamais|ni|aucune?|non|n'(?:a|ont|est|avait|y)|voudrait|veut|veulent|voulait|aimerait|pourrait|devrait|devait|va|vont|aurait|auraient|serait|prétend\p{L}*|peut-être|presque|faillit|a failli|bientôt|si|aide|aidé|aident|prévoit|compte)(?!\p{L})/iu,
  kin: /(?<!\p{L})(?:père|mère|parents|grand-père|grand-mère|fils|fille|enfants|frère de|sœur de|oncle|tante|femme de|mari de|équipe|élèves|héritiers|voisine?|voisins|concurrente?|amie? de|disciple|idole)(?!\p{L})/iu,
  help: /(?<!\p{L})(?:aide|soutien|conseils?|argent|subvention|appui|merci|financement)(?!\p{L})/iu,
  ways: [
    "c'est {whom},? qui{gap} {did}{gap} {own}",
    "{own}, c'est{gap} (?:{work}|{kinds}) que {whom}{gap} {did}",
    "{own} a (?:été )?(?:pour|comme) {founder}s? {whom}",
    "(?:tout|l'histoire|l'aventure) (?:est partie?|part) de{gap} (?:{rooms}|{work}) de {whom}"
  ]
}
