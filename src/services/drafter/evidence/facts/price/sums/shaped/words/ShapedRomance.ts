/** French, Spanish, Portuguese and Italian. Data. */
import type { ShapedTongue } from "./ShapedTongue.ts"

const few = "\\p{Nd}[\\p{Nd}.,]*"
const stores = "(?:(?:mac )?app ?store|(?:google )?play(?: store)?|steam|itch(?:\\.io)?|gog|eshop)"
export const shapedRomance: Readonly<Record<string, ShapedTongue>> = {
  fr: {
    it: "c'|ce|il|elle|cela|ça|tout|(?:l'|le |la |notre |ce |cette )(?:ensemble du |ensemble de la |totalité du )?(?:application|appli|jeu|logiciel|programme|service|outil|bibliothèque|site|plateforme|extension|code(?: source)?|projet|produit)",
    the: "le|la|l'|notre",
    at: "avec|chez|sur|dans",
    is: "est|sont|reste",
    and: "et|mais|ou|donc",
    youPay:
      "vous (?:ne )?payez(?: que)?|tu (?:ne )?paies(?: que)?|nous (?:ne )?facturons(?: que)?|on (?:ne )?paie(?: que)?",
    forEach: "(?:pour )?chaque|par|à l[ae']|pour tout(?:e)?",
    which: "qui|que|qu'il|qu'elle",
    ofEach: "(?:sur|par|de|pour) chaque|par|sur (?:le|la|les)",
    plus: "\\+|et|plus",
    billedFor:
      "(?:vous (?:êtes facturée?s?|payez)|facturation)(?: [\\p{L}']+){0,6} (?:pour |de )?ce que vous (?:avez )?",
    licence: "licence",
    under: "sous(?: la)?(?: licence)?",
    released:
      "publiée?|distribuée?|diffusée?|disponible|intégralement|entièrement|en totalité|un logiciel libre|libre|sur (?:github|gitlab|codeberg)",
    buy: "(?:vous |tu )?(?:achetez|achète|achètes|payez|paies)",
    once: "(?:une (?:seule )?fois)",
    costs: "coûte|coûtent|est à|est vendue?(?: à)?|se vend",
    price: "un seul prix|le prix|prix|seulement|un seul paiement de|paiement unique de",
    store: `(?:sur|dans) (?:l'|le |la )?${stores}`,
    never:
      "(?:comprend|inclut|avec) (?:toutes les )?mises à jour|mises à jour (?:comprises|incluses|à vie)|(?:sans|pas d[e']|aucun) ?(?:achats? intégrés?|abonnements?|renouvellements?|frais (?:mensuels?|annuels?|récurrents?)|pass de saison)|(?:il|elle|l'application|le jeu) (?:est|reste) à vous|est à vous|à vous pour toujours|n'expire (?:jamais|pas)|en une (?:seule )?fois|un seul paiement|paiement unique|pour toujours",
    shipped: "(?:livraison|port|frais de port|expédition) (?:comprise?s?|incluse?s?|offerte?s?|gratuite?)|port compris",
    halves: "la moitié (?:à|avec|lors)[^.;:]{0,30}(?:le reste|le solde|l'autre moitié)",
    subscribed:
      "(?:fonctionne|marche|est proposée?|est vendue?|se vend|est disponible|est accessible|s'utilise|est)(?: uniquement| seulement)? (?:par|sur|en|avec un|via un|sous forme d')? ?abonnement(?: (?:mensuel|annuel)(?: (?:ou|et) (?:mensuel|annuel))?)?|est un abonnement(?: (?:mensuel|annuel))?|se paie (?:par|avec) un(?:e)? (?:abonnement|cotisation|redevance)(?: (?:mensuel|annuel)(?:le)?)?",
    flat: "(?:(?:un|une|notre|seulement) )*(?:forfait|tarif fixe|prix fixe|tarif unique|montant fixe|prix unique)(?: (?:de|à))?",
    eachMonth: "(?:chaque (?:mois|semaine|trimestre)|tous les mois|toutes les semaines)",
    from: "dès|à partir de|pour|à",
    dues: "(?:cotisation|adhésion|abonnement|frais d'adhésion)(?: (?:annuelle?|mensuelle?|par an|par mois))",
    cancel:
      "(?:vous pouvez )?(?:résiliable|résiliez|résilier|arrêtez|arrêter|suspendez|suspendre|annulez|annuler|pause)(?: ou (?:résiliez|arrêtez|arrêter|annuler|arrêt))? (?:à tout moment|quand vous (?:voulez|le souhaitez))",
    free: "gratuite?s?|gratuitement",
    upTo: "jusqu'à|pour|pour les|jusqu'au",
    few: `une?|deux|trois|quatre|cinq|six|dix|vingt|${few}`,
    endless:
      "sans limite(?: de (?:durée|temps))?|pour toujours|à vie|pour tous|pour tout le monde|toujours|aussi longtemps que vous (?:voulez|voudrez)",
    upgrade: "(?:puis )?(?:passez|passer|optez|choisissez) (?:à|au|pour) ",
    beyond:
      "(?:au-delà|ensuite|puis|dès (?:la|le) (?:deuxième|troisième|quatrième|second[e]?)|à partir d[eu] ?(?:la |l')?(?:deuxième|troisième|second[e]?)|chaque \\p{L}+ supplémentaire|plus)(?: \\p{L}+)?",
    payers: "(?:les |nos )?(?:membres|adhérents|abonnés|soutiens|mécènes|équipes|entreprises)",
    pay: "paient|payent|paie|coûte|coûtent|pour|à",
    tier: "(?:la |l'|le |les )?(?:formule|offre|version|plan|fonctions?)s? (?:\\p{L}+ )?|§ (?:plus|pro|premium|équipe)",
    part: "(?:l'|la |le )?(?:(?:formule|offre|plan) (?:de base|gratuite?|découverte|solo)|application|appli|version de base|lettre|infolettre|newsletter|lecture|consultation)|usage (?:personnel|privé)",
    nothing: "ne (?:vous |te )?coûte (?:absolument )?rien",
    forAll: "(?:pour|à) (?:tous|toutes|tout le monde|chacun|personne)",
    always:
      "(?:et )?(?:cela |ça |il |elle )?(?:l'a toujours été|le restera(?: toujours)?|le reste)|pour toujours|toujours|à vie",
    freeThing:
      "une? (?:service|outil|application|appli|site|jeu|annuaire|carte|lettre|infolettre|balado|podcast|archive|projet|plateforme|revue|programme|extension|ressource)(?: en ligne| public)? (?:entièrement |totalement )?gratuite?",
    everythingOn: "tout (?:sur|dans|chez) §|toutes les fonctions(?: d[e']§)?",
    open: "ouvert à tous|sans (?:inscription|compte|publicité)",
    trialFree:
      "(?:tant que (?:nous sommes|§ est) en (?:alpha|bêta)|pendant (?:l'|la )(?:alpha|bêta)),? personne ne paie(?: rien)?",
    none: "sans|pas d[e']|aucune?|ni|n'|ne"
  },
  es: {
    it: "esto|todo|(?:el |la |nuestr[oa] |est[ea] )(?:aplicación|app|juego|software|programa|servicio|herramienta|biblioteca|sitio|web|plataforma|extensión|código(?: fuente)?|proyecto|producto)",
    the: "el|la|nuestro|nuestra",
    at: "con|en",
    is: "es|son|está|están|se",
    and: "y|pero|o|así que",
    youPay:
      "(?:solo )?(?:pagas|paga|pagáis)(?: solo)?|se paga(?: solo)?|(?:(?:te|os|le) )?(?:cobramos|facturamos)(?: solo)?|se (?:te )?(?:cobra|factura)",
    forEach: "(?:por )?cada|por",
    which: "que",
    ofEach: "(?:por|de|sobre) cada|por|de la|del",
    plus: "\\+|y|más",
    billedFor: "(?:pagas|se (?:te )?(?:factura|cobra)|facturamos)(?: [\\p{L}]+){0,6} (?:por )?lo que (?:has )?",
    licence: "licencia",
    under: "bajo(?: la)?(?: licencia)?|con licencia",
    released:
      "publica|publicad[oa]|distribuye|distribuid[oa]|disponible|íntegramente|por completo|completamente|software libre|libre|en (?:github|gitlab|codeberg)",
    buy: "(?:lo |la )?(?:compra|compras|cómpralo|cómprala|paga|pagas|adquiere)",
    once: "(?:solo )?una (?:sola )?vez",
    costs: "cuesta|cuestan|vale|se vende a|se vende por",
    price: "un solo precio|el precio|precio|solo|un solo pago de|pago único de",
    store: `(?:en|desde) (?:la |el )?${stores}`,
    never:
      "(?:incluye|con) (?:todas las )?actualizaciones|actualizaciones (?:incluidas|de por vida)|(?:sin|ningun[ao]?|nada de) (?:compras (?:integradas|dentro de la app)|suscripci(?:ón|ones)|renovaci(?:ón|ones)|cuotas?(?: (?:mensual(?:es)?|anual(?:es)?))?|pase de temporada)|es tuy[oa]|es suy[oa]|tuyo para siempre|no caduca|(?:en )?un solo pago|pago único|para siempre",
    shipped: "(?:envío|envíos|portes) (?:incluidos?|gratis|gratuitos?)|con envío incluido",
    halves: "la mitad (?:al|con|en)[^.;:]{0,30}(?:el resto|la otra mitad)",
    subscribed:
      "(?:funciona|se ofrece|se vende|está disponible|va|es|se paga)(?: solo)? (?:por|con|mediante|en|bajo)(?: una)? (?:suscripción|cuota)(?: (?:mensual|anual)(?: (?:o|y|u) (?:mensual|anual))?)?|es una suscripción(?: (?:mensual|anual))?",
    flat: "(?:(?:una|un|nuestra|solo) )*(?:tarifa (?:plana|fija|única)|precio (?:fijo|único)|cuota fija|importe fijo)(?: de)?",
    eachMonth: "(?:cada (?:mes|semana|trimestre)|todos los meses|todas las semanas)",
    from: "desde|por|a partir de|a",
    dues: "(?:cuota|membresía|suscripción)(?: (?:de soci[oa]))?(?: (?:anual|mensual|al año|al mes))",
    cancel:
      "(?:puedes |se puede )?(?:cancela|cancelable|cancelar|pausa|pausar|date de baja|para)(?: o (?:cancela|cancelar|para|pausa))? (?:cuando quieras|en cualquier momento)",
    free: "gratis|gratuit[oa]s?",
    upTo: "hasta|para|para los primeros|con hasta",
    few: `un[ao]?|dos|tres|cuatro|cinco|seis|diez|veinte|${few}`,
    endless:
      "sin (?:límite(?: de tiempo)?|caducidad|fecha de caducidad)|para siempre|para todos|siempre|el tiempo que quieras",
    upgrade: "(?:después |luego )?(?:pasa|pásate|cambia|sube|cámbiate|contrata) (?:a|al) ",
    beyond:
      "(?:a partir de (?:ahí|eso|la segunda|el segundo|la tercera)|más allá|después|luego|desde la segunda|cada \\p{L}+ adicional|por encima)(?: \\p{L}+)?",
    payers: "(?:los |nuestros |las )?(?:soci[oa]s|suscriptores|mecenas|equipos|empresas|miembros)",
    pay: "pagan|paga|cuesta|cuestan|por|a|desde",
    tier: "(?:el |la |los |las )?(?:plan|planes|versión|funciones|edición)s? (?:\\p{L}+ )?|§ (?:plus|pro|premium|equipo)",
    part: "(?:la |el )?(?:plan (?:básico|gratuito|individual)|app|aplicación|versión básica|carta|boletín|lectura|consulta)|uso (?:personal|privado)",
    nothing: "no (?:te |le )?cuesta nada",
    forAll: "(?:para|a) (?:todos|todas|todo el mundo|nadie|cualquiera)",
    always: "(?:y )?(?:siempre lo ha sido|siempre lo será|lo será siempre|seguirá siéndolo)|para siempre|siempre",
    freeThing:
      "una? (?:servicio|herramienta|aplicación|app|sitio|web|juego|directorio|mapa|guía|boletín|podcast|archivo|proyecto|plataforma|revista|programa|extensión|recurso)(?: en línea| públic[oa])? (?:totalmente |completamente )?gratuit[oa]",
    everythingOn: "todo (?:en|lo de) §|todas las funciones(?: de §)?",
    open: "abiert[oa] a todos|sin (?:registro|cuenta|publicidad)",
    trialFree:
      "(?:mientras (?:estemos|estamos|§ esté) en (?:alfa|beta)|durante la (?:alfa|beta)),? (?:nadie paga|no paga nadie)(?: nada)?",
    none: "sin|ningun[ao]?|ni|no|nada de"
  },
  pt: {
    it: "isto|isso|tudo|(?:o |a |noss[oa] |est[ea] )(?:aplicativo|aplicação|app|jogo|software|programa|serviço|ferramenta|biblioteca|site|plataforma|extensão|código(?:-fonte)?|projeto|produto)",
    the: "o|a|nosso|nossa",
    at: "com|na|no|em",
    is: "é|são|está|estão|se",
    and: "e|mas|ou|por isso",
    youPay:
      "(?:você |só )?(?:paga|pagas)(?: só| apenas)?|paga-se|(?:lhe )?(?:cobramos|faturamos)(?: só| apenas)?|(?:é|são) cobrad[oa]s?|cobra-se",
    forEach: "(?:por )?cada|por",
    which: "que",
    ofEach: "(?:por|de|sobre) cada|por|da|do",
    plus: "\\+|e|mais",
    billedFor: "(?:você )?(?:paga|é cobrado|cobramos|faturamos)(?: [\\p{L}]+){0,6} (?:pelo|o) que ",
    licence: "licença",
    under: "sob(?: a)?(?: licença)?|com licença",
    released:
      "publicad[oa]|distribuíd[oa]|disponível|na íntegra|por inteiro|totalmente|integralmente|software livre|livre|no (?:github|gitlab|codeberg)",
    buy: "(?:você )?(?:compre|compra|pague|paga|adquira)",
    once: "(?:só )?uma (?:só |única )?vez",
    costs: "custa|custam|sai por|é vendid[oa] por|vale",
    price: "um só preço|o preço|preço|só|apenas|um único pagamento de|pagamento único de",
    store: `(?:na|no|em) ${stores}`,
    never:
      "(?:inclui|com) (?:todas as )?atualizações|atualizações (?:incluídas|vitalícias)|acesso vitalício|(?:sem|nenhuma?|nada de) (?:compras (?:no aplicativo|na app|integradas|internas)|assinaturas?|renovaç(?:ão|ões)|mensalidades?|anuidades?|passe de temporada)|é (?:seu|sua|teu|tua)|(?:seu|sua) para sempre|não expira|(?:em )?um único pagamento|pagamento único|para sempre",
    shipped: "(?:frete|envio|portes|entrega) (?:inclus[oa]s?|incluíd[oa]s?|grátis|gratuit[oa]s?)|com frete incluso",
    halves: "metade (?:ao|no|na|com)[^.;:]{0,30}(?:o resto|o restante|a outra metade)",
    subscribed:
      "(?:funciona|é oferecid[oa]|é vendid[oa]|está disponível|é pag[oa]|é)(?: só| apenas)? (?:por|com|mediante|em)(?: uma)? (?:assinatura|mensalidade|anuidade)(?: (?:mensal|anual)(?: (?:ou|e) (?:mensal|anual))?)?|é uma assinatura(?: (?:mensal|anual))?",
    flat: "(?:(?:um|uma|nosso|só|apenas) )*(?:valor (?:fixo|único)|preço (?:fixo|único)|tarifa (?:fixa|única)|mensalidade fixa)(?: de)?",
    eachMonth: "(?:cada (?:mês|semana)|tod[oa]s? (?:os meses|as semanas|mês|semana|o mês))",
    from: "desde|por|a partir de|a",
    dues: "(?:cota|quota|anuidade|mensalidade|assinatura)(?: (?:de sóci[oa]))?(?: (?:anual|mensal|por ano|por mês))?",
    cancel:
      "(?:você pode |pode )?(?:cancele|cancelável|cancelar|pause|pausar|pare)(?: ou (?:cancele|cancelar|pare|pause))? (?:quando quiser|a qualquer momento|em qualquer altura)",
    free: "grátis|gratuit[oa]s?|de graça",
    upTo: "até|para|para os primeiros|com até",
    few: `uma?|dois|duas|três|quatro|cinco|seis|dez|vinte|${few}`,
    endless: "sem (?:limite(?: de tempo)?|prazo|validade)|para sempre|para todos|sempre|o tempo que quiser",
    upgrade: "(?:depois )?(?:passe|mude|migre|suba|assine) (?:para|ao|a) ",
    beyond:
      "(?:a partir (?:daí|disso|da segunda|do segundo|da terceira)|além disso|acima disso|depois|cada \\p{L}+ adicional)(?: \\p{L}+)?",
    payers: "(?:os |nossos |as )?(?:sóci[oa]s|assinantes|apoiadores|membros|equipes|equipas|empresas)",
    pay: "pagam|paga|custa|custam|por|a|desde",
    tier: "(?:o |a |os |as )?(?:plano|planos|versão|funções|edição)s? (?:\\p{L}+ )?|§ (?:plus|pro|premium|equipe)",
    part: "(?:a |o )?(?:plano (?:básico|gratuito|individual)|app|aplicativo|aplicação|versão básica|carta|boletim|leitura|consulta)|uso (?:pessoal|particular)",
    nothing: "não (?:te |lhe )?custa nada",
    forAll: "(?:para|a) (?:todos|todas|todo mundo|toda a gente|ninguém|qualquer um)",
    always: "(?:e )?(?:sempre foi|sempre será|será sempre|vai continuar assim)|para sempre|sempre",
    freeThing:
      "uma? (?:serviço|ferramenta|aplicativo|aplicação|app|site|jogo|diretório|mapa|guia|boletim|podcast|arquivo|projeto|plataforma|revista|programa|extensão|recurso)(?: online| públic[oa])? (?:totalmente |completamente )?gratuit[oa]",
    everythingOn: "tudo (?:na|no|em) §|todas as funções(?: d[aeo] §)?",
    open: "abert[oa] a todos|sem (?:cadastro|registo|anúncios)",
    trialFree:
      "(?:enquanto (?:estivermos|estamos|§ estiver) em (?:alfa|beta)|durante [oa] (?:alfa|beta)),? ninguém paga(?: nada)?",
    none: "sem|nenhuma?|nem|não"
  },
  it: {
    it: "questo|tutto|(?:l'|il |la |lo |questa |questo )(?:app|applicazione|gioco|software|programma|servizio|strumento|biblioteca|libreria|sito|piattaforma|estensione|codice(?: sorgente)?|progetto|prodotto)",
    the: "il|la|lo|l'|il nostro|la nostra",
    at: "con|su|in|da",
    is: "è|sono|viene",
    and: "e|ma|o|quindi",
    youPay: "(?:solo )?(?:paghi|paga|pagate)(?: solo)?|si paga(?: solo)?|(?:ti )?(?:addebitiamo|fatturiamo)(?: solo)?",
    forEach: "(?:per )?ogni|a|per|all'",
    which: "che",
    ofEach: "(?:per|di|su) ogni|a|per|sul|sulla|del|della",
    plus: "\\+|e|più",
    billedFor: "(?:paghi|si paga|fatturiamo)(?: [\\p{L}]+){0,6} (?:per )?(?:quello|ciò) che (?:hai )?",
    licence: "licenza",
    under: "sotto(?: la)?(?: licenza)?|con licenza",
    released:
      "rilasciat[oa]|pubblicat[oa]|distribuit[oa]|disponibile|per intero|interamente|completamente|software libero|libero|su (?:github|gitlab|codeberg)",
    buy: "(?:lo |la )?(?:compra|compri|acquista|acquisti|compralo|comprala|paga|paghi)",
    once: "una (?:sola )?volta(?: sola)?",
    costs: "costa|costano|si vende a|è in vendita a|viene",
    price: "un solo prezzo|il prezzo|prezzo|solo|un unico pagamento di|pagamento unico di",
    store: `(?:su|sull'|nell'|sul|in) ?${stores}`,
    never:
      "(?:include|comprende|con) (?:tutti gli )?aggiornamenti|aggiornamenti (?:inclusi|a vita)|(?:senza|nessun[ao]?|niente) ?(?:acquisti in-app|abbonament[oi]|rinnov[oi]|canon[ei](?: (?:mensil[ei]|annu(?:o|i|al[ei])))?|season pass)|è tu[oa]|resta tu[oa]|tu[oa] per sempre|non scade|(?:in )?un'unica soluzione|pagamento unico|una volta sola|per sempre",
    shipped: "(?:spedizione|consegna) (?:compresa|inclusa|gratuita|gratis)|spese di spedizione (?:comprese|incluse)",
    halves: "(?:la )?metà (?:all'|al|alla|con)[^.;:]{0,30}(?:il resto|il saldo|l'altra metà)",
    subscribed:
      "(?:funziona|si vende|è disponibile|è offert[oa]|si usa|va|è)(?: solo)? (?:con|in|per|su|tramite)(?: un)? ?(?:abbonamento)(?: (?:mensile|annuale)(?: (?:o|e) (?:mensile|annuale))?)?|è un abbonamento(?: (?:mensile|annuale))?|si paga (?:con|tramite) (?:un |una )?(?:canone|abbonamento|quota)(?: (?:mensile|annuale|annuo|annua))?",
    flat: "(?:(?:un|una|il nostro|solo) )*(?:fisso|tariffa (?:fissa|unica|piatta)|prezzo (?:fisso|unico)|canone (?:fisso|unico)|importo fisso|forfait)(?: di)?",
    eachMonth: "(?:ogni (?:mese|settimana|trimestre)|tutti i mesi|tutte le settimane)",
    from: "da|per|a partire da|a",
    dues: "(?:quota|tessera|canone|abbonamento)(?: (?:sociale|associativa|di iscrizione))?(?: (?:annuale|mensile|annua|annuo|all'anno|al mese))",
    cancel:
      "(?:puoi )?(?:disdici|disdire|disdetta|annulla|annullare|sospendi|sospendere|smetti)(?: o (?:disdici|annulla|smetti|disdire))? (?:quando vuoi|in qualsiasi momento|in ogni momento)",
    free: "gratis|gratuit[oaie]",
    upTo: "fino a|fino ad|per|per i primi|con un massimo di",
    few: `un[ao]?|due|tre|quattro|cinque|sei|dieci|venti|${few}`,
    endless: "senza (?:limiti?(?: di tempo)?|scadenza)|per sempre|per tutti|sempre|finché vuoi",
    upgrade: "(?:poi )?(?:passa|passate|sali|scegli) (?:a|al|alla) ",
    beyond:
      "(?:oltre|poi|dopo|dalla (?:seconda|terza)|dal (?:secondo|terzo)|ogni \\p{L}+ (?:in più|aggiuntiv[oa]))(?: \\p{L}+)?",
    payers: "(?:i |le |gli |i nostri )?(?:soci|abbonati|sostenitori|membri|squadre|aziende|team)",
    pay: "pagano|paga|costa|costano|per|a|da",
    tier: "(?:il |la |le |i )?(?:piano|piani|versione|funzioni|edizione) (?:\\p{L}+ )?|§ (?:plus|pro|premium|team)",
    part: "(?:l'|la |il )?(?:piano (?:base|gratuito|individuale)|app|applicazione|versione base|lettera|newsletter|lettura|consultazione)|uso (?:personale|privato)",
    nothing: "non (?:ti |vi )?costa (?:nulla|niente)",
    forAll: "(?:per|a) (?:tutti|tutte|chiunque|nessuno)",
    always: "(?:e )?(?:lo è sempre stat[oa]|lo sarà sempre|lo resterà(?: sempre)?)|per sempre|sempre",
    freeThing:
      "un[ao']? ?(?:servizio|strumento|applicazione|app|sito|gioco|elenco|mappa|guida|newsletter|podcast|archivio|progetto|piattaforma|rivista|programma|estensione|risorsa)(?: online| pubblic[oa])? (?:completamente |totalmente )?gratuit[oa]",
    everythingOn: "tutto (?:su|in) §|tutte le funzioni(?: di §)?",
    open: "apert[oa] a tutti|senza (?:registrazione|pubblicità|account)",
    trialFree:
      "(?:finché (?:siamo|§ è) in (?:alfa|alpha|beta)|durante (?:l'|la )(?:alfa|alpha|beta)),? nessuno paga(?: nulla)?",
    none: "senza|nessun[ao]?|niente|né|non"
  }
}
