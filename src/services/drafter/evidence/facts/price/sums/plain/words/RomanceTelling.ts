/** How French, Spanish, Portuguese and Italian sentences tell what something costs. Data. */
import type { TellingWords } from "./TellingWords.ts"

export const romanceTelling: Readonly<Record<string, TellingWords>> = {
  fr: {
    nounFirst: true,
    hasCompounds: false,
    articles:
      "l'|le|la|les|un|une|notre|nos|votre|vos|chaque|ce|cette|tout|toute|tous|toutes|tous nos|toutes nos|seul|seule|unique",
    fees: "abonnements?|adhésions?|cotisations?|licences?|prix|tarifs?|forfaits?|formules?|offres?|redevance|participation|mensualité|carte annuelle|carte|pass|passe|inscription annuelle|coût|montant|paiement|paiements|règlement|version complète|version",
    things:
      "cours|formations?|ateliers?|séances?|stages?|billets?|entrées?|places?|paniers?|caisses?|colis|pains?|livres?|exemplaires?|jeu|application|logiciel|police|modèle|visites?|portraits?|site|massages?|soins?|consultations?|programme|box|coffrets?|kit|jeu|guide|numéro",
    pronouns: "c'|ce|il|elle|cela|ça|le tout|tout|tout cela|tout ça|l'ensemble|en tout, cela",
    joining:
      "devenir (?:membre|adhérent|adhérente|socio)|adhérer|être membre|participer|s'abonner|s'inscrire|l'utilisation|utiliser|rejoindre (?:le|la|l'|notre) ?\\p{L}+",
    costs:
      "coûte|coûtent|vous coûte|revient à|vous revient à|reviennent à|est de|est à|sont de|sont à|est fixée? à|est fixé à|s'élève à|commence à|commencent à|commence à partir de|démarre à|démarrent à|débute à|débutent à|vaut|se vend|est vendue? (?:à )?|est proposée? à|est facturée?|est disponible (?:à|pour|dès)|se monte à|est|sont|s'achète(?: une (?:seule )?fois,?)?|se paie(?: une (?:seule )?fois,?)?|s'obtient pour|est à vous pour|part de|partent de",
    payers:
      "(?:ceux|celles|celui|celle) qui [^,.;:!?]{2,20} (?:avec|chez) nous|vous|tu|on|chacun|chacune|tout le monde|les adhérents|les membres|nos membres|nos adhérents|chaque membre|chaque adhérent|les abonnés|les adultes|les équipes|les entreprises|les associations|une équipe|une famille|les familles|les utilisateurs|les lecteurs",
    pays: "payez|paies|paie|paye|paient|payent|ne payez que|ne payez|ne paies que|ne paie que|réglez|règle|versez|verse|versent|donnez|cotisez|cotise|apporte|met|mettent|déboursez|êtes facturés?|nous réglez",
    we: "nous|on|je|l'association|le club|l'atelier",
    charges:
      "gardons|prélevons|retenons|facturons|facture|demandons|demande|prenons|prend|prends|ne demandons que|ne facturons que|vendons|le proposons à|la proposons à|comptons",
    gets: "(?:(?:vous|tu|on) )?(?:achetez|achètes|achète|obtenez|obtiens|avez|as|a|profitez|profite|commandez|commande|abonnez-vous|abonne-toi|adhérez|rejoignez-nous|rejoignez le club|devenez membre|inscrivez-vous|louez|prenez|pouvez (?:adhérer|vous abonner|l'acheter|vous inscrire)|entraînez-vous|lisez|téléchargez|utilisez)|disponible|en vente|à vous|il est à vous|elle est à vous|on (?:y )?(?:entre|adhère)|c'est à vous",
    forSum: "pour|à partir de|dès|à|au prix de",
    withSum: "pour|avec|dès|à partir de|pour seulement|à|moyennant",
    goesOnWithSum:
      "vous|tu|on|nous|tout|toute|l'ensemble|accédez|profitez|et c'est|c'est|notre|nos|votre|recevez|entraînez|lisez|l'accès|seulement",
    impersonal:
      "c'est|cela (?:vous )?coûte|ça (?:vous )?coûte|ça commence à|cela commence à|il en coûte|il vous en coûte|il faut compter|comptez|compter|il suffit de|on paie|le prix est de|notre prix est de|notre tarif est de|le tarif est de|les prix (?:commencent|démarrent) à|nos (?:prix|tarifs) (?:commencent|démarrent|débutent) à|prix :|tarif :|en tout,? cela fait|cela fait|ça fait|cela revient à|ça revient à",
    of: "de|à|pour|:",
    between:
      "chez nous|un (?:seul|unique) paiement de|un paiement unique de|seulement|à partir de|dès|exactement|juste|déjà|une fois|une seule fois|chaque mois|par mois|chaque année|par an|tous les mois|actuellement|en tout|au total|environ|à peine|un forfait de|une cotisation de|un abonnement de|une participation de|une somme de|la somme de|que|pour|de|à|simplement|toujours|aujourd'hui|un prix unique de|un tarif unique de|un montant de|en une fois|alors|ensuite|unique de|annuelle de|mensuel de|mensuelle de|annuel de|fixe de|des|même|aussi",
    openers:
      "après|pour|en tant que|comme|avec|sans|quel que soit|quelle que soit|aujourd'hui|actuellement|ensuite|puis|en résumé|bref|au-delà|dès|en|et|donc|ici|passé|passés|par|à l'issue|au bout de|une fois",
    per: "par|pour chaque|la|le|l'",
    month: "(?:par|chaque|au|tous les) mois|mensuel\\p{L}*|mensuellement",
    year: "(?:par|chaque|à l') ?(?:an|année)|annuel\\p{L}*|tous les ans|l'année",
    week: "(?:par|chaque|la) semaine|hebdomadaire\\p{L}*",
    once: "une (?:seule |bonne )?fois(?: pour toutes)?|paiement unique|seul paiement|unique paiement|en une fois|à vie|n'expirent? jamais|aucun renouvellement|sans renouvellement|pour (?:toujours|la vie)|achat unique|sans abonnement|pas d'abonnement|(?:ne payez|paierez) plus|plus jamais|plus rien à payer|définitivement|un seul règlement|reste à vous|(?:est|sont) à vous|vous appartient",
    usage:
      "ce que vous (?:utilisez|consommez|envoyez)|ce que tu (?:utilises|consommes)|à l'usage|à la consommation|à l'utilisation|selon (?:votre|la) consommation|par (?:\\p{L}+ )?(?:envoyée?|traitée?|expédiée?)s?",
    labels: "pas de|aucun|aucune|un seul|une seule|simple|sans|le|notre|tarif|prix|ni|un prix|un tarif",
    isAll:
      "(?:est|sont|c'est) (?:tout|le prix)|,? (?:c'est tout|pas plus|rien de plus|tout compris|et (?:vous|c'est|tout))|suffisent pour (?:tout|en profiter)|(?:vous|t'|te) ?\\p{L}+(?:nt|e)|(?:ouvrent|donnent|comprennent) (?:tout|toute|toutes|l'accès|accès)|seulement"
  },
  es: {
    nounFirst: true,
    hasCompounds: false,
    articles:
      "el|la|los|las|un|una|nuestro|nuestra|nuestros|nuestras|tu|su|cada|este|esta|todo el|toda la|todos|todas|único|única|solo",
    fees: "suscripci(?:ón|ones)|cuotas?|licencias?|precios?|tarifas?|planes|plan|abonos?|mensualidad(?:es)?|membresías?|participación|bono|coste|costo|carnet|inscripción anual|pago|pagos|pase|versión completa|versión",
    things:
      "cursos?|clases?|talleres|taller|sesi(?:ón|ones)|entradas?|plazas?|cestas?|cajas?|panes|pan|libros?|ejemplar(?:es)?|juego|aplicación|app|programa|tipografía|plantilla|visitas?|retratos?|web|masajes?|tratamientos?|consultas?|formación|kit|guía|conjunto|juego|billetes?|puesto",
    pronouns: "esto|eso|todo|todo esto|todo eso|todo junto|el conjunto|ello|lo",
    joining:
      "ser (?:socio|socia|miembro)|hacerse (?:socio|socia|miembro)|hacerte (?:socio|socia)|apuntarse|apuntarte|participar|unirse|usar(?:lo|la)?|entrenar (?:con nosotros|aquí)|suscribirse|suscribirte|formar parte|(?:ser|formar) parte del? \\p{L}+",
    costs:
      "cuesta|cuestan|te cuesta|vale|valen|es|es de|son|son de|sale a|sale por|te sale a|te sale por|salen a|salen por|empieza en|empiezan en|comienza en|comienzan en|parte de|parten de|arranca en|arrancan en|se queda en|asciende a|está en|está a|se vende a|se vende por|está disponible por|está disponible desde|se paga(?: una (?:sola )?vez)?|se compra(?: una (?:sola )?vez)?|se factura|se facturan|se cobra|tiene un (?:precio|coste|costo) de|tienen un (?:precio|coste|costo) de|viene a costar",
    payers:
      "(?:quien|quienes|los que|el que) [^,.;:!?]{2,20} con nosotros|usted|tú|cada (?:socio|miembro|persona|usuario|equipo|familia)|los socios|nuestros socios|los miembros|todos|los adultos|los equipos|las empresas|las familias|un equipo|una familia|los suscriptores|los usuarios|se|las asociaciones",
    pays: "pagas|paga|pagan|pagáis|pagarás|abonas|abona|abonan|aportas|aporta|aportan|pone|ponen|solo pagas|solo paga|nos pagas|págan?os|paga(?:rá)?s?",
    we: "nosotros|el club|la asociación|el estudio",
    charges:
      "nos quedamos con|retenemos|cobramos|cobro|cobra|cobran|pedimos|pido|facturamos|facturo|lo vendemos (?:por|a)|lo ofrecemos (?:por|a)|solo cobramos|te cobramos",
    gets: "(?:lo |la |los |te |se |solo )?(?:compras?|cómpral[oa]|compre|consigues|consíguel[oa]|tienes|llevas|obtienes|pides|puedes (?:apuntarte|entrar|tenerlo|comprarlo|suscribirte|hacerte socio)|únete|apúntate|hazte soci[oa]|suscríbete|disfrutas|disfruta|entrenas?|entrena|usas|úsalo|lees|alquilas|reservas|descarga|llévatelo|adquiere|adquieres|puede (?:comprar|tener|entrar))|disponible|a la venta|es tuy[oa]|tuy[oa]",
    forSum: "por|desde|a|con",
    withSum: "por|con|desde|por solo|por tan solo|a partir de",
    goesOnWithSum:
      "(?!much|algun|vari|otr|tod)\\p{L}{2,}(?:as|es|ás|és) (?:cuando|todo|toda|lo|la|los|las|con|en|a|el|sin|cuanto|donde)|(?:lo |te |los |las |la |ya )?(?:tienes|puedes|tiene|puede|entras|accedes|recibes|disfrutas|entrenas|lees|usas|llevas|consigues|te llevas|eres|estás|tenéis|podéis|obtienes|aprendes|escuchas|cuidamos|nos|está|todo|tod[oa]s|es tuy[oa]|hacemos|participas|alquilas|juegas)",
    impersonal:
      "cuesta|cuestan|te cuesta|sale a|sale por|son|es|vale|se pagan?|se paga|el precio es(?: de)?|nuestro precio es(?: de)?|los precios (?:empiezan|comienzan|parten|arrancan) (?:en|de|desde)|precio:|bastan?(?: con)?|hay que pagar|se empieza (?:en|desde|con)|empezamos en|todo (?:cuesta|sale) (?:por|a)?|en total son|cuenta con|calcula|solo hay que pagar|paga|pague|pagas|pagarás",
    of: "de|por|:|a|desde",
    between:
      "con nosotros|aquí|solo|sólo|solamente|únicamente|apenas|desde|a partir de|exactamente|una vez|una sola vez|cada mes|al mes|cada año|al año|mensualmente|anualmente|ahora|actualmente|en total|unos|alrededor de|una cuota de|una cuota anual de|una cuota mensual de|un precio fijo de|un precio único de|un pago único de|un único pago de|por|de|a|con|tan solo|siempre|hoy|ya|todos los meses|simplemente|un importe de|entonces|después|también|los|las|único de|anual de|mensual de|fija de",
    openers:
      "después|tras|para|como|con|sin|sea cual sea|hoy|ahora|actualmente|luego|entonces|en resumen|a partir de|en|y|así que|aquí|pasados|pasado|por cada|por|terminada|acabado|una vez",
    per: "por|por cada|cada|la|el",
    month: "(?:al|por|cada) mes|mensual(?:es|mente)?|todos los meses|mensualidad",
    year: "(?:al|por|cada) año|anual(?:es|mente)?",
    week: "(?:a la|por|cada) semana|semanal(?:es|mente)?",
    once: "una (?:sola |única )?vez|(?:un )?(?:único|solo) pago|pago único|no caducan?|sin renovaci(?:ón|ones)|para siempre|de por vida|sin suscripci(?:ón|ones)|no vuelves a pagar|nunca más|no pagas más|nada de (?:suscripciones|cuotas)|sin cuotas|de una vez|se queda (?:en|contigo)|es tuy[oa]|queda tuy[oa]",
    usage:
      "lo que (?:usas|consumes|gastas|necesitas|uses|consumas|envías)|por (?:el )?(?:uso|consumo)|según (?:el |tu )?(?:uso|consumo)|por cada \\p{L}+ (?:enviad[oa]|procesad[oa]|realizad[oa])",
    labels: "sin|un solo|una sola|un único|simple|precio|nuestro|el|nada de|ni|solo|tarifa",
    isAll:
      "(?:es|son) (?:todo|el precio|lo que)|,? (?:y (?:ya está|nada más|listo|todo)|nada más|eso es todo|todo incluido)|(?:te|os|le) \\p{L}+n?(?= )|(?:abren|dan|cubren) (?:todo|toda|acceso)"
  },
  pt: {
    nounFirst: true,
    hasCompounds: false,
    articles:
      "o|a|os|as|um|uma|nosso|nossa|nossos|nossas|o nosso|a nossa|os nossos|as nossas|seu|sua|o seu|a sua|cada|este|esta|esse|essa|todo o|toda a|todos os|todas as|único|única|só",
    fees: "assinaturas?|quotas?|cotas?|licenças?|preços?|tarifas?|planos?|mensalidades?|anuidades?|valor|valores|participação|subscriç(?:ão|ões)|passe|custo|inscrição anual|pagamentos?|contribuição|versão completa|versão|avença",
    things:
      "cursos?|aulas?|oficinas?|sess(?:ão|ões)|ingressos?|bilhetes?|entradas?|vagas?|lugar|cabaz(?:es)?|cestas?|cestos?|caixas?|pães|pão|livros?|exemplar(?:es)?|jogo|aplicação|aplicativo|app|programa|fonte|modelo|visitas?|retratos?|site|massagens|massagem|tratamentos?|consultas?|formação|kit|guia|conjunto|jogo",
    pronouns: "isto|isso|tudo|tudo isto|tudo isso|tudo junto|o conjunto|ele|ela|o pacote todo",
    joining:
      "ser (?:sócio|sócia|membro)|tornar-se (?:sócio|sócia|membro)|participar|entrar no clube|usar(?: o \\p{L}+)?|treinar (?:connosco|conosco|aqui)|assinar|fazer parte(?: d[oae] \\p{L}+)?|inscrever-se",
    costs:
      "custa|custam|custa-lhe|custa-te|vale|é|é de|são|são de|sai por|sai a|saem por|fica por|fica em|fica a|ficam por|ficam em|começa em|começam em|parte de|partem de|sai|está em|vende-se por|é vendid[oa] por|é (?:sua|seu) por|está disponível por|paga-se(?: uma (?:só |única )?vez)?|compra-se(?: uma (?:só |única )?vez)?|é faturad[oa] a|é cobrad[oa] a|tem um (?:preço|custo) de|tem o (?:preço|custo|valor) de|arranca nos|começa nos",
    payers:
      "quem [^,.;:!?]{2,20} (?:conosco|connosco)|você|vocês|o senhor|tu|cada (?:sócio|membro|pessoa|usuário|utilizador|equipe|equipa|família)|os sócios|os nossos sócios|nossos sócios|os membros|todos|os adultos|as equipes|as equipas|as empresas|as famílias|uma equipe|uma família|os assinantes|os usuários|a gente|quem participa",
    pays: "paga|pagas|pagam|pagais|contribui|contribuem|contribui com|contribuem com|entra com|entram com|só paga|só pagam|paga-nos|desembolsa|pagará",
    we: "nós|o clube|a associação|o estúdio|a gente",
    charges:
      "ficamos com|retemos|cobramos|cobro|cobra|pedimos|peço|faturamos|fatura|só cobramos|vendemos por|vendemo-lo por|oferecemos por|oferecemo-lo por",
    gets: "(?:você |só )?(?:compra|compre|tem|leva|leve|obtém|consegue|assina|assine|pode (?:assinar|comprar|entrar|treinar|participar)|junte-se|inscreva-se|torne-se sócio|seja sócio|aluga|treina|treine|lê|leia|usa|use|baixe|adquire|adquira|garante|garanta|acede a tudo)|disponível|à venda|é seu|é sua|seu|é teu",
    forSum: "por|desde|a partir de|a|com",
    withSum: "por|com|desde|a partir de|por apenas|por só|só por",
    goesOnWithSum:
      "(?:já )?(?:você|vocês|tem|tens|pode|podes|entra|acede|acessa|recebe|aproveita|treina|lê|usa|leva|consegue|é seu|é sócio|faz parte|fica|obtém|aprende|ouve|cuidamos|nós|está|tudo|tod[oa]s|fazemos|participa|aluga|joga|a gente)",
    impersonal:
      "custa|custam|custa-lhe|sai por|sai a|fica em|fica por|são|é|vale|paga-se|pagam-se|o preço é(?: de)?|nosso preço é(?: de)?|o nosso preço é(?: de)?|o valor é(?: de)?|os preços (?:começam|partem) (?:em|de)|preço:|valor:|bastam?|é preciso pagar|começa em|começamos em|tudo (?:custa|sai|fica) (?:por|em|a)?|ao todo são|conte com|só é preciso pagar|paga|pague|pagas",
    of: "de|por|:|a|desde",
    between:
      "conosco|connosco|aqui|só|somente|apenas|desde|a partir de|exatamente|uma vez|uma só vez|uma única vez|cada mês|por mês|ao mês|cada ano|por ano|ao ano|mensalmente|anualmente|agora|atualmente|no total|ao todo|uns|cerca de|uma quota de|uma quota anual de|uma mensalidade de|uma anuidade de|um valor fixo de|um preço único de|um preço fixo de|um pagamento único de|um único pagamento de|por|de|a|com|sempre|hoje|já|todos os meses|simplesmente|um valor de|então|depois|também|os|os seus|único de|anual de|mensal de|fixo de",
    openers:
      "depois|após|para|como|com|sem|seja qual for|hoje|agora|atualmente|então|em resumo|a partir de|em|e|por isso|aqui|passados|findo|por cada|por|terminado|terminada|uma vez|no fim",
    per: "por|por cada|cada|a|o",
    month: "(?:ao|por|cada) mês|mensal|mensais|mensalmente|todos os meses|mensalidades?",
    year: "(?:ao|por|cada) ano|anual|anuais|anualmente|anuidade",
    week: "(?:à|por|cada) semana|semanal|semanais|semanalmente",
    once: "uma (?:só |única )?vez|(?:um )?(?:único|só) pagamento|pagamento único|em pagamento único|não expiram?|sem renovaç(?:ão|ões)|para sempre|vitalíci[oa]|sem (?:assinatura|mensalidade)s?|nunca mais|não paga mais|nada de (?:assinaturas|mensalidades)|de uma vez|fica (?:no seu|na sua|com você|seu|sua|consigo)|é seu|é sua",
    usage:
      "(?:o|pelo) que (?:usa|usar|consome|consumir|gasta|gastar|precisa|envia|utiliza|utilizar)|por (?:uso|consumo|utilização)|conforme o (?:uso|consumo)|por cada \\p{L}+ (?:enviad[oa]|processad[oa])",
    labels: "sem|um só|uma só|um único|simples|preço|nosso|o nosso|o|nada de|nem|só|tarifa|valor",
    isAll:
      "(?:é|são) (?:tudo|o preço|o que|só isso)|,? (?:e (?:pronto|mais nada|é só|tudo)|nada mais|só isso|é só isso|tudo incluído)|dão (?:acesso|direito)|(?:abrem|garantem|cobrem|incluem) (?:todo|toda|tudo|acesso|o acesso)|dão-lhe|\\p{L}+m-(?:lhe|te)"
  },
  it: {
    nounFirst: true,
    hasCompounds: false,
    articles:
      "l'|il|lo|la|i|gli|le|un|uno|una|un'|il nostro|la nostra|i nostri|le nostre|nostro|nostra|ogni|questo|questa|tutto il|tutta la|unico|unica|solo",
    fees: "abbonament[oi]|quot[ae]|licenz[ae]|prezz[oi]|tariff[ae]|pian[oi]|canon[ei]|tesser[ae]|iscrizion[ei]|partecipazione|costo|rett[ae]|formul[ae]|pagament[oi]|pass|contributo|versione completa|versione|mensilità",
    things:
      "cors[oi]|lezion[ei]|laborator[io]|sedut[ae]|bigliett[oi]|ingress[oi]|post[oi]|cassett[ae]|cest[oi]|cest[ae]|pan[ei]|libr[oi]|copi[ae]|gioco|applicazione|app|programma|carattere|modello|visit[ae]|ritratt[oi]|sito|massagg[io]|trattament[oi]|consulenz[ae]|formazione|kit|guida|box|workshop|set|confezion[ei]",
    pronouns: "questo|ciò|tutto|tutto questo|tutto quanto|il tutto|l'insieme|esso|tutto insieme",
    joining:
      "essere soci[oa]?|diventare soci[oa]?|associarsi|iscriversi|partecipare|far parte(?: del(?:l[ao]|l')? ?\\p{L}+)?|usarl[oa]|usare (?=\\p{Lu})|allenarsi (?:da noi|con noi|qui)|abbonarsi",
    costs:
      "costa|costano|ti costa|vi costa|vale|è|è di|è pari a|sono|sono di|viene|vengono|ammonta a|parte da|partono da|inizia da|iniziano da|si vende a|è in vendita a|si compra(?: una (?:sola )?volta(?: sola)?)?|si acquista(?: una (?:sola )?volta(?: sola)?)?|è fatturat[oa] a|è disponibile a|è disponibile da|si paga|viene a costare|viene fatturat[oa]|ha un (?:prezzo|costo) di|hanno un (?:prezzo|costo) di|è fissat[oa] a|si aggira sui|è tuo per|è tua per|è vostro per",
    payers:
      "(?:chi|quanti) [^,.;:!?]{2,20} (?:con|da) noi|tu|lei|voi|ogni (?:socio|socia|membro|persona|utente|squadra|famiglia|team)|i soci|i nostri soci|i membri|tutti|gli adulti|i team|le squadre|le aziende|le famiglie|un team|una famiglia|gli abbonati|gli utenti|si|le associazioni",
    pays: "paghi|paga|pagate|pagano|versi|versa|versano|solo paghi|paghi solo|ci paghi|pagherai|mette|mettono|contribuisce con|contribuiscono con",
    we: "noi|il circolo|l'associazione|lo studio",
    charges:
      "tratteniamo|chiediamo|chiedo|chiede|addebitiamo|addebito|fatturiamo|fatturo|facciamo pagare|prendiamo|lo vendiamo a|lo offriamo a|ti chiediamo|ti addebitiamo|vi chiediamo",
    gets: "(?:lo |la |li |ti |si |solo )?(?:compri|compralo|comprala|acquisti|acquista|acquistalo|hai|avete|ottieni|ordini|puoi (?:averlo|comprarlo|iscriverti|abbonarti|entrare|allenarti)|unisciti|iscriviti|abbonati|diventa socio|diventi socio|ti alleni|allenati|leggi|usi|noleggi|prenoti|scarica|scaricalo|prendi|prendilo)|disponibile|in vendita|è tu[oa]|tu[oa]|è vostr[oa]",
    forSum: "per|da|a|con",
    withSum: "per|con|da|a partire da|per soli|per sole|a soli|con soli",
    goesOnWithSum:
      "(?!molt|tant|altr|quell|alcun|vari|tutt)\\p{L}{3,}i (?:quando|tutto|con|in|il|la|lo|le|senza|ogni|quanto|dove)|(?:lo |ti |li |le |la |già )?(?:hai|puoi|avete|potete|entri|accedi|ricevi|ti alleni|leggi|usi|porti|ottieni|sei|siete|impari|ascolti|ci pensiamo|ci occupiamo|noi|tutto|tutti|è tu[oa]|facciamo|partecipi|noleggi|giochi|si ha|si entra|si è|curiamo|diventi)",
    impersonal:
      "costa|costano|ti costa|vi costa|viene|vengono|sono|è|vale|si paga|si pagano|si spende|si parte da|il prezzo è(?: di)?|il nostro prezzo è(?: di)?|i prezzi (?:partono|iniziano) da|prezzo:|bastano|basta|bisogna pagare|partiamo da|tutto (?:costa|viene)|in totale sono|calcola|calcolate|occorrono|paga|paghi|pagate|ci vogliono",
    of: "di|per|:|a|da",
    between:
      "da noi|qui|solo|soltanto|appena|da|a partire da|esattamente|una volta|una sola volta|una volta sola|ogni mese|al mese|ogni anno|all'anno|mensilmente|annualmente|ora|attualmente|in tutto|in totale|circa|una quota di|una quota annuale di|una quota mensile di|un canone di|un prezzo fisso di|un prezzo unico di|un pagamento unico di|un unico pagamento di|per|di|a|con|sempre|oggi|già|tutti i mesi|semplicemente|un importo di|allora|poi|anche|i|le|unico di|annuale di|mensile di|fissa di|soli|sole",
    openers:
      "dopo|per|come|con|senza|qualunque sia|oggi|ora|attualmente|poi|allora|in breve|a partire da|in|e|quindi|qui|passati|passato|per ogni|finita|finito|terminata|una volta",
    per: "per|per ogni|ogni|a|all'|la|il",
    month: "(?:al|per|ogni) mese|mensil[ei]|mensilmente|tutti i mesi",
    year: "(?:all'|per|ogni|l') ?anno|annual[ei]|annu[oi]|annualmente",
    week: "(?:a|per|ogni|alla) settimana|settimanal[ei]",
    once: "una (?:sola )?volta(?: sola)?(?: per tutte)?|una tantum|(?:un )?(?:unico|solo) pagamento|pagamento unico|in un'unica soluzione|non scad(?:e|ono)(?: mai)?|nessun rinnovo|senza rinnov[oi]|per sempre|a vita|senza (?:abbonament[oi]|canoni)|non paghi più|mai più|niente (?:abbonament[oi]|canoni)|resta (?:sull|su|tu|con te)\\p{L}*|è tu[oa]",
    usage:
      "(?:quello|ciò) che (?:usi|consumi|utilizzi|usate|consumate|spedisci)|quanto (?:usi|consumi|consumate)|a consumo|in base (?:all'uso|ai consumi|al consumo)|per ogni \\p{L}+ (?:spedit[oa]|inviat[oa]|elaborat[oa])",
    labels: "senza|un solo|una sola|un unico|semplice|prezzo|il nostro|il|nessun|nessuna|niente|né|solo|tariffa",
    isAll:
      "(?:è|sono) (?:tutto|il prezzo|quello che)|,? (?:e (?:basta|via|nient'altro|tutto)|nient'altro|è tutto|tutto compreso)|danno (?:accesso|diritto)|(?:ti|vi) \\p{L}+no|(?:aprono|coprono|comprendono) (?:tutto|tutta|tutti|l'accesso)"
  }
}
