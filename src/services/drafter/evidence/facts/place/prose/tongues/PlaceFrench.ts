import type { PlaceTongue } from "./PlaceTongue.ts"

export const placeFrench: PlaceTongue = {
  lang: "fr",
  lead: "aujourd'hui|désormais|depuis \\p{Nd}{4}|depuis (?:plus de |près de |bientôt )?(?:[\\p{L}\\p{Nd}-]+ )(?:ans|années|générations)|bonjour|bref|en bref|chaque (?:jour|matin|nuit)|jour après jour|ensemble|à (?:deux|trois|quatre|cinq|six)|oui|avec (?:mon|ma|mes|notre) \\p{Ll}+|encore aujourd'hui|à ce jour",
  adverbs:
    "toujours|encore|aujourd'hui|désormais|actuellement|fièrement|avec fierté|à la main|artisanalement|nous-mêmes|moi-même|ensemble|tous|toutes|tous les deux|tous les trois|avec (?:beaucoup d')?(?:amour|soin|passion|cœur|patience|fierté|tendresse)(?: et (?:patience|passion|amour|soin))?|simplement|entièrement|intégralement|uniquement|exclusivement|seulement|chaque (?:jour|matin|nuit)|quotidiennement|jour et nuit|en petites séries|en petites quantités|sur mesure|sur commande|à (?:deux|trois|quatre|cinq|six|sept|huit)|depuis \\p{Nd}{4}|depuis (?:[\\p{L}\\p{Nd}-]+ )(?:ans|générations)|toute l'année|à plein temps|ici|principalement|seule?s?",
  we: "nous|je|on",
  weAre: "nous sommes|je suis|on est|c'est|nous formons|nous voilà,|nous,? c'est",
  is: "est|sont|c'est|, c'est|reste",
  a: "une?|la|le|l'|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|\\p{Nd}{1,3}|quelques|une poignée de|des|d'abord une?|avant tout une?",
  and: "et|&|puis|ou",
  kinds:
    "entreprise|société|start-up|startup|jeune pousse|studio|agence|atelier|équipe|maison|coopérative|association|fondation|collectif|cabinet|bureau|boutique|magasin|librairie|boulangerie|pâtisserie|brasserie|torréfaction|torréfacteur|distillerie|fromagerie|boucherie|chocolaterie|biscuiterie|savonnerie|cidrerie|poterie|imprimerie|menuiserie|ébénisterie|ferronnerie|forge|tannerie|maroquinerie|sellerie|manufacture|fabrique|ferme|exploitation|domaine|pépinière|jardinerie|miellerie|moulin|café|restaurant|hôtel|auberge|école|académie|clinique|pharmacie|galerie|théâtre|musée|éditeur|éditrice|maison d'édition|label|marque|laboratoire|labo|garage|groupe|duo|trio|bande|tribu|troupe|chorale|orchestre|ensemble|pme|tpe|scop|ong|fabricant|artisane?s?|créateurs?|créatrices?|développeurs?|développeuses?|designers?|graphistes?|consultante?s?|indépendante?s?|éditeurs|artisan-boulanger|entreprise familiale|affaire|affaire familiale|organisation|institut|réseau|cuisine",
  people:
    "amis|amies|sœurs|frères|personnes|couple|famille|collègues|passionnés|passionnées|copains|copines|associés|associées|cousins|gens|mère et fille|père et fils",
  tail: "de (?:(?:\\p{Nd}+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt)(?: [\\p{Ll}-]+){0,2}|[\\p{Ll}-]+)|d'[\\p{Ll}-]+|à (?:taille humaine|deux têtes|but non lucratif)",
  at: "(?:(?:basée?s?|installée?s?|située?s?|implantée?s?|établie?s?|nichée?s?|ancrée?s?|sise?s?|domiciliée?s?|enracinée?s?|en plein centre|quelque part|ici) )?(?:en(?= (?:France|Suisse|Belgique)(?!\\p{L}))|à|au cœur de|au centre de|en plein cœur de|dans le (?:centre|vieux|quartier [\\p{Ll} ]{3,20}|cœur|nord|sud|centre-ville) de|dans les (?:hauteurs|faubourgs) de|sur le (?:port|vieux port) de|sur les (?:quais|hauteurs|bords) de|près de|depuis|aux portes de|en périphérie de|non loin de|à côté de|à deux pas du centre de|en plein|dans le vieux|du côté de)",
  of: "de|d'|depuis|venue? de|originaire de|(?:qui est |qui sont )?(?:basée?s?|installée?s?|située?s?|implantée?s?|établie?s?|domiciliée?s?) (?:à|près de|au cœur de|au centre de|aux portes de)|dont le siège (?:est|se trouve) à|avec (?:siège|bureaux|atelier) à",
  spots:
    "(?:au|sur le|dans le|à la|dans la|sur la|sur les|dans les|au bord du|près du) (?:[\\p{Ll}-]+ )?(?:port|cœur|centre|quartier|vieux port|quai|quais|hauteurs|rive|faubourg|faubourgs|gare|nord|sud|est|ouest|rives|bords) (?:de|d')",
  genitive: "de",
  set: "située?s?|installée?s?|nichée?s?|basée?s?|cachée?s?|posée?s?",
  sits: "siège|niche|loge|vit|habite|est installée?|est posée?|est nichée?|a ses bureaux|a son atelier|a sa boutique|travaille|vous accueille|vous reçoit|vous attend",
  born: "est née?|a vu le jour|a été créée?|a été fondée?|a démarré|a commencé",
  cleft: "c'est|c'est ici,",
  thatWe: "que nous|qu'on|où nous|que je",
  settled: "basée?s?|installée?s?",
  stays: "toujours|encore|restée?s?|jamais quitté|y travaill\\p{L}+|y est|y sommes|depuis",
  comes:
    "a son (?:siège|atelier|port d'attache|bureau) à|a ses (?:bureaux|quartiers|locaux) à|a sa (?:boutique|maison|base) à|vient de|nous vient de|arrive de|nous arrive de|vit à|est née? et vit à|se fabrique à|se crée à|voit le jour à|prend vie à|opère depuis|rayonne depuis",
  all: "tous nos|toutes nos|chacun de nos|chacune de nos",
  beside:
    "dans|sur|au-dessus de|derrière|au bord de|au bord du|à côté de|à côté du|près de|près du|au pied de|sous|en face de|face à|depuis|au fond de|au fond du|au bout de|au|en",
  articles: "une?|sa|ses|la|le|les|l'|notre|nos|mon|ma|son|leur|ancienne?|d'une?|vieille?|des",
  make: "brasse|presse|rigole|moulons|séchons|faisons|fais|fait|fabriquons|fabrique|développons|développe|concevons|conçois|créons|crée|dessinons|dessine|cuisons|brassons|brasse|torréfions|torréfie|distillons|cousons|couds|tricotons|tricote|tissons|tisse|imprimons|imprime|relions|sculptons|tournons|forgeons|soudons|pressons|cueillons|emballons|cultivons|cultive|élevons|produisons|produis|écrivons|écris|programmons|codons|code|réparons|répare|restaurons|restaure|coupons|teignons|filons|mélangeons|embouteillons|remplissons|coulons|cuisinons|cuisine|fumons|dessinons|peignons|gravons|assemblons|assemble|préparons|prépare|montons|éditons|édite|publions|imaginons|imagine|inventons|confectionnons|confectionne|façonnons|façonne|élaborons|pétrissons|maintenons|bricolons|moulons|affinons",
  made: "cousue?s?|faite?s?|fabriquée?s?|développée?s?|conçue?s?|créée?s?|dessinée?s?|cuite?s?|brassée?s?|torréfiée?s?|distillée?s?|cousue?s?|tricotée?s?|tissée?s?|imprimée?s?|reliée?s?|sculptée?s?|tournée?s?|forgée?s?|soudée?s?|pressée?s?|cueillie?s?|emballée?s?|cultivée?s?|produite?s?|écrite?s?|programmée?s?|codée?s?|réparée?s?|restaurée?s?|coupée?s?|teinte?s?|filée?s?|mélangée?s?|embouteillée?s?|coulée?s?|cuisinée?s?|fumée?s?|peinte?s?|gravée?s?|assemblée?s?|préparée?s?|montée?s?|éditée?s?|publiée?s?|imaginée?s?|inventée?s?|confectionnée?s?|façonnée?s?|élaborée?s?|pétrie?s?|maintenue?s?|pensée?s?|réalisée?s?|affinée?s?",
  become: "est|sont|se",
  by: "par",
  abide:
    "vivent|travaillent|habitent|œuvrent|vivons|vis|vit|travaillons|travaille|habitons|habite|œuvrons|œuvre|opérons|exerçons|résidons|sommes|sommes à|avons (?:notre (?:siège|atelier|bureau|studio|boutique)|nos (?:bureaux|locaux|quartiers|ateliers))|avons posé nos (?:valises|bagages|outils|cartons)|sommes (?:chez nous|au travail|établis|installés|basés|implantés)|bricolons|se trouve|se situe|est",
  our: "notre|nos|mon|ma|mes|son|leur|leurs",
  rooms:
    "atelier|ateliers|bureau|bureaux|siège|siège social|studio|cabinet|cuisine|boulangerie|fournil|brasserie|ferme|garage|grange|boutique|magasin|échoppe|librairie|locaux|local|maison|galerie|showroom|café|restaurant|école|laboratoire|labo|usine|fabrique|manufacture|imprimerie|savonnerie|quartier général|qg|port d'attache|établi|établis|four|fours|cave|chai|domaine|jardin|pépinière|porte|nid|base|métiers à tisser|torréfaction|camp de base",
  stand:
    "est|sont|se trouve|se trouvent|se situe|se situent|est situé|est située|est installée?|sont installée?s|se niche|se cache|vous accueille|vous accueillent|vous attend|vous attendent|vous reçoit|vous ouvre ses portes|occupe|donne sur|est nichée?",
  into: "vous pouvez (?:visiter|voir|découvrir|trouver)|tu peux (?:visiter|voir)|venez (?:voir|découvrir)|depuis|dans|de|à|chez|visitez|venez (?:visiter|dans|à)|bienvenue (?:dans|à)|poussez la porte de|passez (?:à|dans)|nous travaillons (?:dans|depuis)|nous avons|sort de|sortent de|nous vous (?:accueillons|recevons|attendons) dans|retrouvez-nous (?:dans|à)|découvrez",
  team: "(?:notre|l'|toute l'|toute notre|la) ?(?:petite |jeune |joyeuse )?(?:équipe|entreprise|société|troupe|famille|maison|agence|studio|atelier|bande|rédaction)(?: de \\p{Ll}+)?|(?:l'|la |les |le )(?:[\\p{Ll}-]+ ){0,2}(?:équipe|personnes|gens|société|entreprise|créateurs|bande|duo|trio|famille) (?:derrière|de|qui fait|qui font|qui crée) {S}|toute l'équipe de {S}",
  find: "(?:vous )?(?:nous )?(?:trouverez|trouvez|retrouverez)|vous (?:nous )?(?:trouverez|trouvez|retrouverez|retrouvez)|vous pouvez nous (?:trouver|rendre visite|rencontrer|voir)|retrouvez-nous|trouvez-nous|venez nous (?:voir|rencontrer|rendre visite|trouver)|rendez-nous visite|passez nous voir|nous vous (?:accueillons|recevons|attendons)|on vous (?:accueille|attend|reçoit)|on nous trouve|poussez notre porte",
  behind: "derrière",
  there:
    "se cache|se cachent|il y a|on trouve|se trouve|se tient|se tiennent|travaille|travaillent|vous trouverez|œuvre",
  work: "est (?:l'œuvre|le projet|un projet|une création|la création|le fruit du travail|le bébé|une idée|un produit|une marque|l'invention|une aventure|née? de l'imagination) (?:de|d')|est (?:portée?|créée?|fabriquée?|développée?|imaginée?|animée?|tenue?|gérée?|menée?|conçue?|éditée?|dirigée?|maintenue?) par|vient d'|nous vient d'|est|c'est",
  based:
    "basée?s?|installée?s?|située?s?|implantée?s?|établie?s?|nichée?s?|depuis|de|ancrée?s?|domiciliée?s?|enracinée?s?|posée?s?",
  home: "le siège de {S}|notre siège|le siège|le port d'attache de {S}|notre port d'attache|la maison de {S}|notre maison|notre ville|notre base|le berceau de {S}|notre camp de base|le quartier général de {S}|notre quartier général|notre point d'ancrage|le foyer de {S}|chez nous",
  hello: "(?:bonjour|salut|bienvenue|un grand bonjour|coucou|amitiés|un bonjour)(?: à tous)? (?:de|depuis|d')",
  ourVerb: "nous|on|je|notre|nos",
  leads:
    "vendue?s?|utilisée?s?|achetée?s?|créée?s?|fondée?s?|pour|par|avec|comme|que|qui|où|dont|chez|vers|sans|contre|sous|sur|dans|quand|lorsque|si|car|parce|entre|depuis|à|aux|des|du"
}
