/** Words of a founding that is told by its verb alone. Data: another language is more of the same. Past forms only. */

/** "Founded", "Started", at the head of a sentence that names nothing; a small word follows, and no object. */
export const opensWithFounded =
  /^(?:(?:first|originally|proudly|zuerst|ursprünglich) )?(?:(?<opened>opened|launched|eröffnet|ouverte?s?|abiert[ao]s?|inaugurad[ao]s?|abert[ao]s?|apert[aoie]|geopend)|founded|co-?founded|established|est\.?|estd\.?|est'd\.?|started|begun|set up|created|formed|gegründet|ins leben gerufen|fondée?s?|créée?s?|née?s?|fundad[ao]s?|cread[ao]s?|nacid[ao]s?|criad[ao]s?|nascid[ao]s?|fondat[aoie]|creat[aoie]|nat[aoie]|opgericht|gestart|begonnen)(?= (?:in|by|on|at|as|with|over|back|around|im|von|am|an|als|mit|en|par|à|au|dans|avec|comme|por|em|de|como|con|com|nel|da|dal|a|come|door|met|te|vanuit|\p{Nd}{4})(?!\p{L}))/iu

/** "A small brewery, started in 2013": what it is, before how it began. */
export const ofThatKind =
  /^(?:(?:who|what) we are ?[:–-] )?(?:(?:we are )?an? |eine? |une? |una? |uma? |een )(?:(?!(?:of|for|from|by|that|who|which|de|di|von|van)(?!\p{L}))[\p{L}-]+ ){0,4}?(?:\p{L}*(?:company|business|firm|studio|workshop|bakery|brewery|shop|store|club|society|association|charity|agency|practice|clinic|school|gallery|restaurant|winery|vineyard|distillery|pottery|press|cooperative|co-op|collective|consultancy|publisher|nursery|dairy|farm|café|cafe|roastery|joinery|team|magazine|newsletter|Firma|Unternehmen|Betrieb|Studio|Werkstatt|Bäckerei|Brauerei|Laden|Verein|Agentur|Praxis|Schule|Genossenschaft|Kollektiv|Manufaktur|Rösterei|Verlag|Weingut)|entreprise|société|atelier|boulangerie|brasserie|boutique|association|agence|école|coopérative|librairie|maison|empresa|taller|panadería|cervecería|tienda|asociación|agencia|estudio|escuela|cooperativa|librería|bodega|oficina|padaria|cervejaria|loja|associação|agência|estúdio|escola|livraria|azienda|bottega|panificio|birrificio|negozio|associazione|agenzia|studio|scuola|libreria|cantina|bedrijf|werkplaats|bakkerij|brouwerij|winkel|vereniging|bureau|coöperatie|boekhandel)(?: (?:familiale?|familiar|artesanal|artisanale?|artigianale|familiare|indépendante?|independiente|independente|indipendente))?,? (?=(?:founded|established|started|begun|set up|created|formed|opened|launched|gegründet|eröffnet|fondée?|créée?|née?|ouverte?|fundad[ao]|cread[ao]|nacid[ao]|abiert[ao]|criad[ao]|nascid[ao]|abert[ao]|fondat[ao]|nat[ao]|apert[ao]|opgericht|gestart|geopend)(?!\p{L}))/iu

/** What may follow the year there. */
export const closesKind =
  /^[^,;.]*?\p{Nd}{4}(?:$|[.!;]|,? (?:by|in|to|with|from|as|on|at|for|after|run|led|owned|now|von|mit|in|um|im|par|pour|à|avec|por|para|con|com|da|per|door|met|om|te|en|em|nel)(?!\p{L}))/u

/** Before whoever founded it. */
export const whom = /(?<!\p{L})(?:by|von|par|por|pel[ao]s?|da|dal|dalla|door) (?=[\p{L} ,]{0,60}\p{Lu})/u

/** "founded it", "gründete sie". */
export const foundedIt =
  /(?<!\p{L})(?:(?:co-?)?founded|started|began|created|established|set) it(?: up| out)?(?!\p{L})|(?<!\p{L})(?:gründete|gründeten|startete|starteten|eröffnete|eröffneten) (?:sie|es|ihn)(?!\p{L})|(?<!\p{L})(?:l'ai|l'a|l'ont|l'avons) (?:fondée?|créée?|lancée?|ouverte?)(?!\p{L})|(?<!\p{L})l[ao] (?:fund[éó]|fundamos|fundaron|cre[éó]|creamos|crearon|abr[íi]|abri[óo]|abrimos|abrieron|mont[éó]|montamos|montaron)(?!\p{L})|(?<!\p{L})(?:l'ho|l'ha|l'abbiamo|l'hanno) (?:fondat[ao]|creat[ao]|apert[ao])(?!\p{L})/iu

/** "since we opened in January 2020", "We opened in 2020". */
export const opensDoors =
  /(?<!\p{L})(?:(?:our|the) doors (?:first )?opened|(?:we|I) (?:(?:first|only|finally) )?(?:opened|started|began|launched|set out|started out|started up|opened up|set up shop|opened (?:our|the) doors|opened it as an? (?:[\p{Ll}-]+ ){0,2}?(?<as>\p{Ll}+)))(?: for the first time)? (?:back )?in (?:(?:the )?(?:early |late |spring |summer |autumn |fall |winter )?(?:of )?)?(?:\p{L}+ )?(?<year>(?:1[89]|20)\p{Nd}{2})(?![\p{L}\p{N}-])/iu

/** Verbs of whoever founded something. */
export const foundedSomething =
  /(?<!\p{L})(?:(?:co-?)?founded|established|set up|gründete|gründeten|a fondé|ont fondé|a créé|ont créé|fundó|fundaron|creó|crearon|fundou|fundaram|criou|criaram|ha fondato|hanno fondato|fondò|fondarono|richtte|richtten|begründete|begründeten|fonde|fondent|crée|créent|funda|fundan|fondano)(?!\p{L})/iu
/** "We opened the shop", "I started this letter": and no other one of theirs. */
export const openedSomething =
  /(?<!\p{L})(?:opened|started|began|eröffneten? wir|starteten? wir|eröffneten?|avons ouvert|a ouvert|abr[íi]|abrimos|abri[óo]|abrieron|abriram|abbiamo aperto|ha aperto|openden we|openden|opende|begon \p{Lu}\p{L}+ \p{Lu}\p{L}+|a monté|ont monté|ont ouvert|montó|montaron|aprì|aprirono|hanno aperto)(?= (?:the|this|our|deze|dieses?|diesen|die|das|den|la|le|l'|notre|el|nuestr[oa]|a|o|il|lo|het|de) ?\p{L})/iu
const soon = String.raw`(?=,? (?:in|on|one|back|early|late|im|am|en|em|nel|a|in de|\p{L}+ (?:de |of )?|\p{Nd}{1,2}\.?)[^.;:,]{0,40}\p{Nd}{4}|,? (?:1[89]|20)\p{Nd}{2})`
const besideIt =
  "(?:first |originally |officially |formally |initially |ursprünglich |offiziell |officiellement |oficialmente |ufficialmente |officieel )?"
/** "The club was formed", "Der Verein wurde", "Our caving club was founded", "Le club de spéléo est né": by its kind. */
export const kindWasFounded = new RegExp(
  String.raw`^(?:the|our|this|die|der|das|unsere?|l'|la|le|notre|el|nuestr[oa]|a|o|noss[oa]|il|lo|het|de|onze|ons) ?(?<kind>(?-i:\p{Ll}[\p{Ll}-]*(?: (?:(?:de|di|da|do|del|della) |d')?(?!(?:was|is|has|began|started|opened|goes|dates|a|est|fut|fue|es|foi|se|nació|nace|nasceu|surgiu|è|fu|nasce|werd|bestaat|ontstond|wurde|gibt|besteht|entstand)(?!\p{L}))\p{Ll}[\p{Ll}-]+){0,2}|(?<=^(?:Die|Der|Das|Unsere?) )\p{Lu}\p{Ll}+)) (?:` +
    String.raw`(?:was|a été|fut|fue|foi|è stat[oa]|fu|venne|werd|is) ${besideIt}(?:founded|established|formed|started|created|set up|begun|born|fondée?|créée?|fundad[ao]|cread[ao]|criad[ao]|fondat[ao]|creat[ao]|costituit[ao]|opgericht)|` +
    String.raw`(?:wurde|werd|is)(?= [^.;,]{0,60} (?:gegründet|ins Leben gerufen|opgericht|ontstaan)(?!\p{L}))|` +
    String.raw`(?:was (?<opened>opened)|(?<opens>opened|a ouvert|abrió|abriu|ha aperto)(?: (?:its|ses|sus|as|le|i) (?:doors|portes|puertas|portas|porte|battenti))?)${soon}|` +
    String.raw`(?:se fundó|se creó|se constituyó|nació|nace|surgió|nasceu|surgiu|est née?|naît|a vu le jour|voit le jour|è nat[oa]|nasce|nacque|ontstond|entstand|bestaat sinds|besteht seit|gibt es seit|existe depuis|existe desde|esiste dal|dates from|dates back to|goes back to|has existed since|has been going since|has been running since|began|started|came into being|came about|got going|grew up)${soon})(?!\p{L})`,
  "iu"
)
/** After what was founded: no noun that it stands before. */
export const smallWord =
  /^(?:in|at|on|with|after|before|when|while|as|because|for|from|by|to|and|or|so|back|together|alone|of|that|which|where|who|we|she|he|they|the|an?|his|her|their|our|its|herself|himself|themselves|ourselves|over|out|during|without|since|this|last|two|three|four|ten|twenty|just|only|again|here|there|online|right|shortly|soon|nearly|almost|now|then|under|around|between|using|but|full|part|years|whose|aged|despite|upon|through)$/iu
/** "this": nobody else's, whatever it is. What is "ours" may be a choir or a website of theirs. */
export const thisOne = /^(?:this|diese[rns]?|cette?|est[ea]|quest[oa]|deze|dit)(?!\p{L})/iu
/** "the company that made our logo", "das Unternehmen, bei dem wir lernten": one of several, told from the others. */
export const whichOne =
  /^(?:l'|\S+ )(?:\p{L}+ ){1,2}?(?:that|which|where|who|whose|(?:in|for|at|with|from|to) (?:which|whom)|we|I|she|he|they|of|behind|opposite|next|qui|que|qu'|où|dont|(?:chez|dans|pour|avec|à) (?:qui|l[ae]quell?e?)|che|dove|(?:in|con|per|da) cui|donde|onde|(?:en|con|para|em|com) (?:la|el|o|a)? ?(?:que|cual|qual)|waar\p{Ll}*|dat) |^\S+ (?:\p{L}+ ){0,1}\p{L}+, (?:(?:bei|in|für|mit|an|von|durch|aus|auf) (?:dem|der|den|das|die)|(?:die|das|der|den|dem) (?:[^,.;]{0,60} )?(?:uns\p{Ll}*|wir)|wo(?:r?\p{Ll}+)?) /iu
/** "our first shop", "our online shop": one of several. */
export const oneOfTheirs =
  /^(?:first|real|own|current|present|online|web|net|internet|second|new|next|physical|big|main|erste[nrs]?|eigene[nrs]?|premi(?:er|ère)|propre|primer[oa]?|propi[oa]|primeir[oa]|própri[oa]|prim[oa]|eerste|eigen) /iu
/** Another one of theirs, before this. */
export const earlierOne =
  /(?<!\p{L})(?:earlier|previously|formerly|before (?:that|this)|already|früher|zuvor|vorher|davor|auparavant|avant|antes|anteriormente|prima|eerder|voorheen)(?!\p{L})/iu
/** "the company", "die Firma". */
export const theKind =
  /(?<!\p{L})(?:(?:die|das|den|der|diese[ns]?|unsere?n?) (?=(?:\p{Ll}+ )?\p{Lu})|(?:[Tt]he|this|[Oo]ur|l'|la|le|cette|notre|el|este|esta|nuestr[oa]|noss[oa]|questa|il|lo|het|de|dit|deze|onze) ?(?=\p{Ll})|(?<=(?:criou|criaram|fundou|fundaram) )[ao] (?=\p{Ll}))(?<kind>\p{L}+(?: \p{L}+)?)/gu
const words = (phrases: string): ReadonlySet<string> => new Set(phrases.trim().split(/[\s|]+/))
/** What is founded, by a kind that any site may be; others (`companyKinds`) only where it calls itself so. */
export const plainKinds = words(`
  company | firm | business | project | agency | firma | unternehmen | betrieb | agentur | projekt | entreprise | société | agence | projet | empresa | compañía | proyecto | agencia |
  society | collective | studio |
  agência | projeto | azienda | società | progetto | bedrijf | onderneming
`)
/** What a house has besides, so what was founded only where it calls itself so. */
export const shownKinds = words("newsletter | site | website | sitio | sito | webseite | blog | podcast | letter")
/** Before a house: what was begun is something of it, or at it. */
export const governed =
  /(?<!\p{L})(?:of|at|in|for|behind|inside|from|von|bei|für|de|du|des|chez|pour|dans|del?|da|do|para|em|en|di|della|dello|per|presso|van|bij|voor) $/iu
/** "Ada Roth, whose father founded the clinic". */
export const whoseKin =
  /(?<!\p{L})(?:whose|dont|deren|dessen|cuy[oa]s?|cuj[oa]s?|(?:il|la|le|i) cui|wiens|wier) (?:\p{L}+ ){1,3}$/iu
/** "la boulangerie de Lyon": one of several, by its town. */
export const ofTown =
  /^(?:l'|\S+ )\p{Ll}+ (?:of|de|di|do|da|von|van|del|della) (?<town>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)/u
