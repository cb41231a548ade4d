/**
 * How languages say that somebody founded something, when and where: alternatives of regular expressions, matched
 * against plain text (one kind of quotes, dashes and blanks) whatever its capitals. Data: another language is an entry more.
 */

export interface FoundingTongue {
  /** Words without which no sentence of this language is about founding. */
  readonly hint: string
  /** "was", before the participle. */
  readonly be: string
  /** May stand between them. */
  readonly adverb: string
  /** "founded", of what was founded. */
  readonly founded: string
  /** "founded", of who founded; what was founded follows. */
  readonly found: string
  /** Opened it to the public, as a shop: by whoever founded it, and not before that year. */
  readonly opened: string
  /** Brought it out: by whoever founded it, in a year that need not be that of the founding. */
  readonly launched: string
  /** As a sentence without a pronoun says it: "fundamos". Nothing where a language does not. */
  readonly weFound: string
  /** Whether a sentence may leave out who did it: "Ha fondato Acme". */
  readonly dropsSubject?: true
  /** "have", where what was founded stands between it and the participle: "wir haben Acme gegründet". */
  readonly have: string
  /** "began", of what began. */
  readonly began: string
  /** "launched", of what opened or came out of itself. */
  readonly appeared: string
  readonly in: string
  readonly by: string
  readonly at: string
  /** Stands before a year or a name on a line of facts. */
  readonly label: string
  readonly months: string
  /** May open a sentence and says nothing. */
  readonly lead: string
  /** Small words that may go on after what was founded. */
  readonly onward: string
  /** Kinds of company, for "is a company founded in". */
  readonly kind: string
  readonly isA: string
}

export const foundingTongues: ReadonlyArray<FoundingTongue> = [
  {
    hint: "found|establish|around|exist(?:s|ed)|in business|est\\b|starts?|started?|begins?|begun|creat|form|incorporat|set up|born|began|opened|life|launched|held|been running|been run|built|coded|wrote|registered|at it|doing this|taken place|went live|became|went up|came into|came out|arrived|appeared|landed|hit|dream|thought up|conceived",
    be: "was|were|is|are|has been|have been|got",
    adverb: "originally|first|officially|initially|proudly|jointly|formally|legally|together",
    founded:
      "(?:dreamed up|dreamt up|thought up|conceived|designed|invented) and (?:founded|launched|built|started|created|set up)|dreamed up|dreamt up|founded|co-?founded|established|started|begun|created|formed|incorporated|set up|born",
    found: "founded|co-?founded|dreamt up|dreamed up|started|began|established|created|formed|set up|founds|starts?",
    opened: "opened|built|coded|wrote|registered|incorporated",
    launched: "launched",
    weFound: "",
    have: "",
    began:
      "began|begins|starts|exists|came into (?:being|existence)|started|set up shop|opened for business|started out|got started|started up|set out|began life|opened (?:its|our) doors|came to life|was born|were born|has been around|have been around|'ve been around|have been at it|'ve been at it|has been run|have been doing this|'ve been doing this|has existed|has been held|has been running|has been going|has taken place|has been in business|have been in business|'ve been in business|became a (?:real |proper )?(?:company|business|studio)|became my (?:full-time )?(?:job|work)|turned into a (?:company|business)|was incorporated",
    appeared:
      "launched|opened|went live|was launched|was released|went on sale|shipped|(?:went up|came out|landed|appeared|arrived|was published|hit|launched|went live|was released) ?(?:on|in|to)? (?:the )?(?:mac |ios |apple |google )?(?:app stores?|play store|google play|steam|itch|github|pypi|npm|product hunt|hacker news|testflight|chrome web store)|came out",
    in: "in|in the year|back in|way back in|all the way back in|in early|in late|in mid-?|in the (?:spring|summer|autumn|fall|winter) of|since",
    by: "by|at the hands of",
    at: "in|at|out of|from",
    label:
      "formed|inception|founding|founded on|date of foundation|(?:company|club|business|firm|society|association|charity|practice|school) (?:founded|established|formed|started)|founded|established|est\\.?|year founded|founded in|year of foundation|year of establishment|founding year|foundation year|date founded|founding date|year established|established in|company founded|year of creation|year started|in business since|trading since|operating since",
    months:
      "january|february|march|april|may|june|july|august|september|october|november|december|jan\\.?|feb\\.?|mar\\.?|apr\\.?|jun\\.?|jul\\.?|aug\\.?|sept?\\.?|oct\\.?|nov\\.?|dec\\.?",
    lead: "originally|our (?:story|journey) (?:began|begins|started|starts) when|it all began when|it all started when|back then|together|today|when|after|once",
    onward:
      "here|alone|on (?:her|his|their) own|by (?:her|him)self|single-handed(?:ly)?|anyway|the (?:day|week|month|year|summer|autumn|winter|spring)|to|because|as|with|when|after|and|so|for|while|out|by|from|on|during|at|in|inside|together|alongside|right|just|who|using|(?:a|one|two|three|some) (?:days?|weeks?|months?|years?) later|(?:that|the same|the next|the following) (?:day|week|month|year|spring|summer|autumn|fall|winter)",
    kind: "company|startup|start-up|business|studio|agency|firm|team|nonprofit|non-profit|charity|cooperative|co-op|organisation|organization|bakery|brewery|restaurant|shop|school|consultancy|manufacturer|publisher|practice|group",
    isA: "is|are|'s|'re"
  },
  {
    hint: "gründ|entstand|gibt es|besteht|geboren|gestartet|leben gerufen|taufe|licht der welt|anfang|angefangen|beg[aio]nn|gegr|öffnet|statt",
    be: "wurde|wurden|ist|sind",
    adverb: "ursprünglich|offiziell|gemeinsam|zusammen|erstmals",
    founded:
      "gegründet|mitgegründet|ins leben gerufen|aus der taufe gehoben|geboren|entstanden|gestartet|angefangen|begonnen",
    found: "gründeten|gründete|gründen|gründet",
    opened: "eröffnete|eröffneten",
    launched: "",
    weFound: "",
    have: "haben|habe|hat",
    began: "begann|beginnt|entstand|gibt es|besteht|erblickte das licht der welt|nahm (?:ihren|seinen) anfang",
    appeared: "startete|ging an den start|ging online|erschien",
    in: "im jahr|im jahre|in|im|seit|anfang|ende|mitte|im (?:frühjahr|frühling|sommer|herbst|winter)",
    by: "von|durch",
    at: "in|im|aus",
    label:
      "vereinsgründung|betriebsgründung|gründungstag|gegründet am|entstanden|entstehungsjahr|jahr der entstehung|gegründet|gegründet in|firmengründung|unternehmensgründung|jahr der gründung|gründung der firma|bestehend seit|besteht seit|gegr\\.?|gründung|gründungsjahr|gründungsdatum|gegründet im jahr",
    months: "januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember",
    lead: "zusammen|gemeinsam|ursprünglich|alles begann, als|als|nachdem",
    onward: "allein|alleine|im alleingang|um|weil|als|mit|und|damit|da|nachdem|zusammen|gemeinsam|aus|in|im|von",
    kind: "unternehmen|start-up|startup|firma|agentur|studio|familienunternehmen|betrieb|verein|familienbetrieb|softwareunternehmen",
    isA: "ist|sind"
  },
  {
    hint: "fond|cré[eé]|commenc|débute|débuté|démarr|naissance|né|jour|existe|ouvert|ouvr|lancé|mont",
    be: "a été|ont été|est|fut|sont|avons été",
    adverb: "initialement|officiellement|originellement|ensemble",
    founded: "fondée?s?|créée?s?|co-?fondée?s?|née?s?|établie?s?",
    found:
      "ont fondé|a fondé|avons fondé|ai fondé|fondent|fonde|ont créé|a créé|avons créé|ai créé|créent|crée|fondèrent|fonda|ont co-?fondé|a co-?fondé|ont monté|a monté",
    opened: "a ouvert|ont ouvert|avons ouvert|ai ouvert|ouvre|ouvrent|ouvrit|ouvrirent",
    launched: "a lancé|ont lancé",
    weFound: "j'ai fondé|j'ai créé|j'ai co-?fondé|j'ai ouvert|j'ai lancé|j'ai monté|je fonde|je crée",
    have: "",
    began: "a vu le jour|est née?|a commencé|a démarré|a débuté|commence|débute|démarre|voit le jour|naît|existe",
    appeared: "a été lancée?|est sortie?|a ouvert|est en ligne",
    in: "(?:à l'été|au printemps|à l'automne|à l'hiver|durant l'hiver|pendant l'été)(?: de)?|en|depuis|en l'an|dès|début|fin|à l'été|au printemps|à l'automne|en l'année",
    by: "par|sous l'impulsion de|des mains de",
    at: "à|en|au|aux|dans",
    label:
      "fondée?(?: en)?|créée?(?: en)?|année de création|année de fondation|date de création|création|fondation|date de fondation|création de l'entreprise|début d'activité|début de l'activité|existe depuis",
    months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
    lead: "ensemble|à l'origine|tout a commencé quand|quand|lorsque",
    onward:
      "seule?s?|à deux|à trois|l'année|le jour|la semaine|pour|parce|car|avec|chez|quand|après|et|afin|lorsque|à|dans|depuis|en|sous",
    kind: "entreprise|société|startup|start-up|agence|studio|association|maison|boulangerie|coopérative",
    isA: "est|sommes"
  },
  {
    hint: "fund|existe|app store|google play|comienz|comenc|comenz|empie|empe[zc]|arran[cq]|ech[óa]|puso|la luz|andadura|inici|mont[éeóa]|cre(?:ad|ó|é|ar|am)|naci|nace|nac|abr[ií]|lanz|constitu|marcha",
    be: "fue|fueron|es|ha sido|se|fuimos",
    adverb: "originalmente|oficialmente|inicialmente|conjuntamente",
    founded: "fundad[ao]s?|cread[ao]s?|establecid[ao]s?|fundó|creó|cofundad[ao]s?",
    found:
      "fundaron|fundó|crearon|creó|empezó|empezaron|comenzó|comenzaron|fundan|funda|fundamos|fundé|creamos|creé|cofundaron|cofundó|montamos|montaron|montó|pusieron en marcha|puso en marcha",
    opened: "abrió|abrieron|abrimos|abrí",
    launched: "lanzó|lanzaron",
    weFound:
      "fundamos|creamos|constituimos|cofundamos|fundé|creé|cofundé|abrimos|abrí|monté|montamos|arranqué con|arrancamos con|empecé con|empezamos con|comencé con|comenzamos con|empecé",
    dropsSubject: true,
    have: "",
    began:
      "existe|nació|nace|comenzó|empezó|comienza|empieza|nacimos|empezamos|comenzamos|ech[óa] a andar|se puso en marcha|vio la luz|(?:inició|comenzó|empezó) su (?:andadura|actividad)",
    appeared:
      "(?:llegó|salió|entró) (?:a|en) (?:la |las )?(?:app store|google play|play store|tiendas de aplicaciones)|se lanzó|salió|abrió|salió a la venta",
    in: "en (?:la primavera|el verano|el otoño|el invierno) de|en|en el año|en el|desde|a principios de|a finales de|desde el año",
    by: "por|de la mano de|de manos de",
    at: "en|desde",
    label:
      "fundad[ao](?: en)?|año de fundación|fundación|fecha de fundación|cread[ao](?: en)?|año de creación|fecha de creación|constituid[ao](?: en)?|constitución|año de constitución|inicio de actividad(?:es)?|año de nacimiento|inicio de la actividad|año de inicio|año de apertura|en activo desde",
    months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
    lead: "juntos|juntas|originalmente|todo empezó cuando|cuando",
    onward:
      "sol[ao]s?|en solitario|el año|el día|la semana|para|porque|con|junto|junta|cuando|y|tras|después|como|en|a|por|desde",
    kind: "empresa|compañía|startup|start-up|agencia|estudio|asociación|cooperativa|panadería",
    isA: "es|somos"
  },
  {
    hint: "fund|existe|app store|google play|cri(?:ad|ou|ei|ar|[aá]m)|nasc|surg|iniciad|abri|lanç|passos|a luz|arranc|inici|mont(?:ei|amos|ou)|come[cç]|constitu",
    be: "foi|foram|é|está|fomos",
    adverb: "originalmente|oficialmente|inicialmente",
    founded: "fundad[ao]s?|criad[ao]s?|cofundad[ao]s?|estabelecid[ao]s?",
    found: "fundaram|fundou|criaram|criou|começou|começaram|fundamos|fundei|criamos|criei|cofundaram|cofundou",
    opened: "abriu|abriram|abrimos|abri",
    launched: "lançou|lançaram",
    weFound:
      "fund[aá]mos|cri[aá]mos|constituímos|fundei|criei|abrimos|abri|montei|montamos|comecei com|começamos com|comecei",
    dropsSubject: true,
    have: "",
    began:
      "existe|nasceu|começou|começa|surgiu|nascemos|começamos|surgimos|deu os primeiros passos|viu a luz|iniciou (?:a sua |sua |a )?atividade",
    appeared:
      "(?:chegou|entrou|saiu) (?:à|na|às|nas) (?:app store|google play|play store|lojas de aplicativos)|foi lançad[ao]|abriu|estreou",
    in: "na primavera de|no (?:verão|outono|inverno) de|em|no ano de|desde|em meados de|no início de|no final de|no ano",
    by: "por|pelas mãos de|das mãos de|pela mão de|pel[ao]s?",
    at: "em|no|na|desde",
    label:
      "fundad[ao](?: em)?|ano de fundação|fundação|data de fundação|criad[ao](?: em)?|ano de criação|data de criação|constituíd[ao](?: em)?|constituição|ano de constituição|início d[ea]s? atividades?|início da atividade|início de actividade|ano de abertura|ano de início",
    months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
    lead: "juntos|juntas|originalmente|tudo começou quando|quando",
    onward: "sozinh[ao]s?|para|porque|com|na|no|numa|num|junto|junta|quando|e|após|depois|como|em|a|por|desde",
    kind: "empresa|companhia|startup|agência|estúdio|associação|cooperativa|padaria",
    isA: "é|somos"
  },
  {
    hint: "fond|esiste|la luce|passi|vita|nat[ao]|nasc|nacque|inizi|cominci|cre(?:at|ò|ar)|costitu|apert|aprì|lanciat|dato vita",
    be: "è stat[ao]|è|sono stat[aei]|fu|venne|siamo|viene",
    adverb: "originariamente|ufficialmente|inizialmente",
    founded: "fondat[aoei]|creat[aoei]|nat[aoei]|costituit[ao]|cofondat[ao]",
    found:
      "hanno fondato|ha fondato|abbiamo fondato|ho fondato|fondarono|fondò|fondano|fonda|hanno creato|ha creato|abbiamo creato|ho creato|hanno cofondato|hanno dato vita a|ha dato vita a",
    opened: "ha aperto|hanno aperto|abbiamo aperto|ho aperto|aprì|aprirono",
    launched: "ha lanciato|hanno lanciato",
    weFound:
      "abbiamo fondato|abbiamo creato|ho fondato|ho creato|abbiamo aperto|ho aperto|ho iniziato con|abbiamo iniziato con|ho cominciato con|abbiamo cominciato con|ho avviato|abbiamo avviato",
    dropsSubject: true,
    have: "",
    began:
      "esiste|è nat[ao]|nasce|nacque|è iniziat[ao]|inizia|comincia|siamo nati|siamo nate|ha visto la luce|vede la luce|(?:ha mosso|muove) i (?:suoi )?primi passi|ha preso vita|prende vita",
    appeared: "è stat[ao] lanciat[ao]|è uscit[ao]|ha aperto",
    in: "nell'(?:autunno|estate|inverno) del|nella primavera del|nel|nell'anno|dal|in|a|all'inizio del|alla fine del|nell'",
    by: "dalle mani di|per mano di|da un'idea di|dall'idea di|da|dai|dalla|dalle|dal|dagli",
    at: "a|ad|in|nel|nella",
    label:
      "fondat[ao](?: nel)?|anno di fondazione|fondazione|data di fondazione|costituzione|anno di costituzione|costituit[ao](?: nel)?|inizio attività|inizio dell'attività|anno di inizio|anno di apertura|data di costituzione",
    months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
    lead: "insieme|in origine|tutto è iniziato quando|quando",
    onward:
      "da sol[aoie]|l'anno|il giorno|la settimana|per|perché|con|nel|nella|nello|insieme|quando|e|dopo|come|in|a|da|dal",
    kind: "azienda|società|startup|start-up|agenzia|studio|associazione|cooperativa|impresa",
    isA: "è|siamo"
  },
  {
    hint: "opgericht|levenslicht|app store|google play|bestaat|gestart|startte|richtte|begon|begint|ontstaan|ontstond|gesticht|opende",
    be: "is|werd|zijn|werden",
    adverb: "oorspronkelijk|officieel|samen",
    founded: "opgericht|gestart|begonnen|gesticht|ontstaan",
    found:
      "begon met|begonnen met|startte met|startten met|richtten|richtte|startten|startte|begonnen|begon|begint|stichtten|stichtte",
    opened: "opende|openden",
    launched: "lanceerde|lanceerden",
    weFound: "",
    have: "hebben|heb|heeft",
    began: "bestaat|begon|begint|begint|ontstond|startte|begonnen|startten|zag het levenslicht",
    appeared:
      "(?:kwam|verscheen|stond) (?:in|op) (?:de |het )?(?:app store|google play|play store)|ging live|ging van start|verscheen|werd gelanceerd",
    in: "in|in het jaar|sinds|begin|eind|medio|in de (?:lente|zomer|herfst|winter) van",
    by: "door",
    at: "in|te|vanuit",
    label:
      "opgericht(?: in| op)?|opgericht sinds|oprichtingsjaar|oprichting|jaar van oprichting|oprichtingsdatum|datum van oprichting|bestaat sinds|jaar van aanvang",
    months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
    lead: "samen|oorspronkelijk|toen",
    onward:
      "alleen|in (?:haar|zijn) eentje|het jaar|de dag|de week|om|omdat|met|toen|en|na|als|in|door|samen|op|vanuit",
    kind: "bedrijf|startup|start-up|bureau|studio|familiebedrijf|onderneming|stichting|coöperatie",
    isA: "is|zijn"
  }
]

/** "Since our founding in 2009", "Sinds de oprichting in 2015": who was founded, where it does not say "our", follows. */
export const sinceFounding =
  /^(?:since|seit|depuis|desde|dalla?|sinds) (?<whose>(?:(?:our|its|the|der|unserer|ihrer|notre|sa|la|nuestra|su|a|sua|nossa|nostra|de|onze|zijn|haar) ){0,2})(?:founding|foundation|inception|gründung|création|fondation|fundación|fundação|fondazione|oprichting)(?: (?:in|im jahr|im jahre|en|em|nel))? (?<year>(?:1[89]|20)\p{Nd}{2})(?<rest>.*)$/iu
/** "Acme ist ein 2016 gegründetes Unternehmen". */
export const foundedKind =
  /^(?<subject>[^,.;:]{1,60}?) ist (?:ein|das|die|eine) (?:im jahr |im jahre )?(?<year>(?:1[89]|20)\p{Nd}{2}) gegründete[sr]? /iu
