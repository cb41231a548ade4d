/**
 * The rooms makers work in, and how languages say that these are theirs. Alternatives of regular expressions, against plain
 * text. Data: another language is more entries.
 */

import { demonyms } from "./NationWords.ts"

/** Before what is ours, alone. */
export const ours =
  "our|my|unser|unsere[rmns]?|mein|meine[rmn]?|notre|mon|nuestr[oa]|nosso|nossa|il nostro|la nostra|nostr[oa]|ons|onze|mijn"

/** Rooms that there is one of: of shops, factories, warehouses and mills a company has several, and some are other people's. */
const rooms = {
  en: "head office|headquarters|hq|home base|office|studio|workshop|kitchen|bakery|brewery|roastery|pottery|forge|schoolroom|workroom|greenhouse|garage|barn|shed|farm|farmhouse|clinic|surgery|atelier|boatyard|loft|attic|basement|premises|newsroom",
  de: "werkstatt|büro|hauptsitz|firmensitz|sitz|studio|atelier|bäckerei|backstube|rösterei|küche|brauerei|praxis|hof|garage|scheune|manufaktur|töpferei|gärtnerei|redaktion",
  fr: "atelier|bureau|siège|studio|cabinet|cuisine|boulangerie|fournil|brasserie|ferme|garage|grange|rédaction",
  es: "taller|oficina|sede|estudio|cocina|panadería|obrador|tostadero|granja|consulta|despacho|redacción",
  pt: "ateliê|atelier|oficina|escritório|sede|estúdio|cozinha|padaria|torrefação|torrefacção|fazenda|quinta|consultório|redação",
  it: "laboratorio|bottega|ufficio|sede|studio|cucina|panificio|forno|torrefazione|cantina|fattoria|redazione",
  nl: "werkplaats|atelier|kantoor|hoofdkantoor|studio|keuken|bakkerij|branderij|brouwerij|praktijk|boerderij|schuur|garage|redactie"
} as const
export const premises = Object.values(rooms).join("|")

/** What is the makers' own under the heading that tells how to reach them: "The lab is in an old mill in Hexham". */
export const reachedRooms =
  "office|studio|workshop|lab|shop|store|bakery|brewery|roastery|pottery|forge|clinic|surgery|farm"

/** A place that people are let into, as a label over its address has it: "Visit the shop: 17 Corve Street, Ludlow". */
export const visited = `${premises}|shop|store|bookshop|showroom|gallery|café|restaurant|gym|nursery|laden|geschäft|boutique|librairie|tienda|librería|loja|livraria|negozio|libreria|winkel|weverij`

/** Says of rooms that they are others', of before or of later. */
export const otherRooms =
  /(?<!\p{L})(?:first|original|old|former|previous|second|third|other|another|next|future|sister|sorella|gemella|hermana|irmã|sœur|jumelle|zuster\p{L}*|schwester\p{L}*|partners?|partner's|sales|support|regional|local|branch|temporary|pop-up|neighbou?r'?s?|erste[nrs]?|alte[nrs]?|zweite[nrs]?|frühere[nrs]?|ehemalige[nrs]?|ancien(?:ne)?|premi(?:er|ère)|deuxième|second[eo]?|primer[ao]?|antigu[ao]|segund[ao]|comercial|commercial|primeir[ao]|antig[ao]|prim[ao]|vecchi[ao]|eerste|oude|tweede|vroegere)(?!\p{L})/iu

/** Behind rooms of ours: that is where they are. */
export const standsWhere =
  "is|are|sits|stands|lies|can be found|liegt|ist|befindet sich|befinden sich|steht|est|se trouve|se situe|sont|está|están|se encuentra|fica|ficam|é|è|si trova|sono|zit|staat|ligt|zitten|staan"
/** Before a town, or before what stands around the rooms in it. */
export const inside =
  "on the (?:edge|outskirts) of|in|at|of|near|outside|im|in der|von|bei|à|au|en|de|d'|dans|em|no|na|do|da|a|ad|di|nel|nella|te|van|bij"

/** Between rooms and their town: brings in somebody else, or another time. */
export const bringsInOthers =
  /(?<!\p{L})(?:for|by|with|to|like|than|behind|owned|shared|borrowed|from|who|whom|whose|that|which|when|where|and|or|but|as|if|was|were|had|has|have|ex|studied|trained|taught|met|für|von der firma|mit|wie|als|der firma|die|das|wo|und|oder|pour|par|avec|qui|que|où|et|para|por|con|quien|donde|y|com|quem|onde|per|che|dove|voor|door|met|die|dat|waar|customers?|clients?|partners?|suppliers?|factory|plant|facility|data|server|servers|fair|festival|show|conference|expo|booth|stand|hall|markets?|messe|salon|feria|fiera|beurs|kunden|kunde|clientes?|socios?|neighbou?rs?)(?!\p{L})/iu

/** Where whoever lives or works in one town does so. */
export const abiding = "live|lives|work|works|sit|sits|operate|operates|run everything|do it all"

/** Between that and where: how they do it. */
export const byThemselves =
  "(?:,? (?:alone|by myself|on my own|by ourselves|on our own|together|mostly|mainly|full[- ]time))?,?"

/** Stands for all of the makers: "18 of us". */
export const someOfUs =
  /^(?:today |now )?(?:all |both |the )?(?:\p{Nd}+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|all|most|the (?:two|three|four))(?: \p{L}+)? of us(?: all| both| now)?$/iu

/** What makers do to what they make, as it is told of it. */
export const making =
  "made|built|developed|designed|written|maintained|run|crafted|edited|baked|brewed|roasted|poured|sewn|woven|knitted|bound|printed|painted|thrown|carved|assembled|brazed|forged|soldered|handmade|hand-made|handcrafted|hand-built|published|produced|taught|recorded"

/** Before rooms of ours in a sentence about something else: what is done there, or that people may come. */
export const leadsToRooms =
  /(?:^|(?<!\p{L})(?:at|in|from|inside|out of|into|outside|around|above|behind|below|near|of|to|im|in|aus|von|vom|bei|an|auf|neben|dans|de|depuis|à|chez|en|desde|em|no|na|do|da|nel|nella|dal|dalla|nell'|vanuit|uit|bij|op|te|visit|find|tour|see|have|has|run|keep|besuchen sie|besucht|visitez|visita|visite|visitate|visitad|bezoek|haben|hat|avons|tenemos|temos|abbiamo|hebben|vindt|finden sie|findest du|you(?:['’]ll| will| can)? find|vous trouverez|encontrará|encontrarás|trovate|is|are|ist|est|es|é|è|and|und|et|y|e|leaves|comes from) |[,:] )$/iu
/** What rooms of ours do, as the subject: they are there, or the work is done in them. */
export const roomsAre =
  /^(?:$|[.,;:!)]| [–—(-]| (?:is|are) (?=(?:home|where|open|just|right|small|tiny|near|next|close|easy|a|an|the|on|in|at|above|behind|opposite|inside|only|my|our|by|within|run|staffed|always|also)(?!\p{L}))(?!on \p{Nd}| (?:sold|closed))| (?:has|have) (?!been|closed|burn|now|moved|shut)| (?:makes?|bakes?|builds?|brews?|roasts?|repairs?|produces?|crafts?|opens its|welcomes?|houses?|employs?|seats?)(?!\p{L})| (?:ist|sind|liegt|steht|hat|haben|est|se trouve|a (?=\p{Nd}|une?|deux|trois)|está|tiene|fica|tem|é|è|si trova|ha (?=\p{Nd}|un)|is|zit|staat|ligt|heeft) (?!geschlossen|verkauft|abgebrannt|zu|fermée?|vendue?|cerrad|vendid|fechad|chius|vendut|bruciat|gesloten|verkocht|afgebrand|brûl)| (?:macht|backt|baut|fertigt|fait|fabrique|accueille|hace|fabrica|elabora|faz|produce|produz|fa|realizza|maakt|bakt|bouwt)(?!\p{L})| (?:where|wo|où|donde|onde|dove|waar|and|und|et|y|e|en|with|mit|avec|con|com|met|by hand|von hand|near|on|in|at|an|am|since|seit|depuis|desde|dal|sinds|for|für|to|every)(?!\p{L}))/iu
/** What becomes of rooms: they are gone, to come, wished for; or a course by that name, on a day. */
export const roomsGone =
  /(?<!\p{L})(?:clos(?:e|ed|es|ing)|shut|sold|burn(?:ed|t|s)?|lost|los(?:e|ing)|left(?! of)(?! hand)|leav(?:e|ing)|gave up|given up|giv(?:e|ing) up|miss(?:ed|ing)?|dream(?:s|ed|t|ing)?|hop(?:e|ing)|wish|plan(?:s|ned|ning)?|inspir\p{L}+|opens? (?:next|in|soon)|opening|soon|demolished|flooded|join|book(?:ed|ing)?|sells? out|donat\p{L}+|tickets?|next (?:year|month|week|spring|summer|autumn|fall|winter)|last (?:year|month|week|spring|summer|autumn|fall|winter)|geschlossen|schloss(?:en)?|schließ\p{L}+|aufgegeben|gaben|verkauf(?:t|ten)|brannte|abgebrannt|verloren|träum\p{L}+|vermiss\p{L}+|verließ\p{L}*|verlassen|ferm(?:é|ée|és|ons|ions)|vend(?:u|ue|ons)|brûl\p{L}+|quitt\p{L}+|rêv\p{L}+|perdu|cerr(?:amos|ó|ado|ada)|vend(?:imos|ió|ido|emos|eu|ida)|perd(?:imos|ió|emos|eu)|so[ñn][aá]\p{L}+|sonh\p{L}+|fech(?:ámos|amos|ou|ado|ada)|quem\p{L}+|chius[oa]|vendut[oa]|bruciat[oa]|pers[oa]|sogn\p{L}+|lasciat[oa]|gesloten|slo(?:ot|ten)|verkocht|verloren|afgebrand|droom|dromen|verlieten|opgegeven)(?!\p{L})|(?<!\p{L})(?:on|am|le|el|il|op) \p{Nd}{1,2}\.? \p{L}|(?<!\p{L})(?:takes|dauert|dure) /iu
/** Between "our" and the room: no sentence of its own. */
export const noRoom =
  /(?<!\p{L})(?:is|are|was|has|hat|heeft|tiene|tem|ha|an?|the|model|dream|ist|sind|eine?|est|une?|es|una?|é|uma?|è|een)(?!\p{L})/iu

/** "our studio is". */
export const isVerbIn = new RegExp(`(?:${premises}) (?:${standsWhere})(?!\\p{L})`, "iu")
/** Behind "registered in Belgium": the register itself, and none for taxes or trade marks. */
export const isRegister =
  /^(?:$|[.,;:!)(]| \(| (?:and|under|with)(?: the)?(?: company| registration| charity)? (?:number|no\.?|nr\.?|reg\p{L}*)(?!\p{L})| as (?:an? )?(?:\p{Ll}[\p{Ll}-]* ){0,2}(?:company|charity|business|co-?operative|non-?profit)(?!\p{L})| [–—-])/iu
/** What a name is of, as a street: no town stands in it. */
export const street =
  /(?:the |de |der |die |la |le )?\p{Lu}\p{L}*(?:straat|gracht|kade|laan|straße|strasse|gasse|platz|allee)(?!\p{L})|(?:(?:calle|rue|rua|via|avenida|plaza|praça) (?:(?:de|da|do|la|del|des) )?(?:la )?)\p{Lu}\p{L}+|\p{Lu}\p{L}+ (?:[Ss]treet|Road|Lane|Avenue|Square|Quay|Row)(?!\p{L})/gu
/** "Narborough Road, Leicester" is in Leicester. */
export const streetBefore = new RegExp(`^(?:${street.source}), `, "u")
/** Behind an article or an adjective, a noun of German. */
export const noun = /(?<=(?:^|\s)\p{Ll}[\p{L}-]* )\p{Lu}[\p{Ll}-]+(?! \p{Lu})/gu
/** What a building was: "an old rope factory". */
export const formerly =
  /(?<!\p{L})(?:old|former|converted|disused) (?:\p{Ll}+ ){0,2}?(?:factory|plant|market|market hall|mill|show hall)(?!\p{L})/gu

/** Somebody speaks for those who make it. */
export const speaks =
  /(?<!\p{L})(?:we|our|us|I|my|wir|unser\p{Ll}*|ich|uns|nous|notre|nos|je|nosotr[oa]s|nuestr[oa]s?|nós|noss[oa]s?|noi|nostr[oaie]|wij|we|ons|onze)(?!\p{L})/iu
export const notOfCompany = /^ as an? (?!\p{Ll}* ?(?:company|charity|business|limited|co-?operative|non-?profit))/u
/** "Acme vzw, Antwerp, Belgium." before other sentences, where it tells how to reach them. */
export const headed =
  /^(?!.* (?:is|are|was|were|ist|sind|est|es|é|è|wordt|registered) )(?<subject>[^,;:!?]{1,60}), (?<address>[^;:!?]{3,120}?)\.?$/u
/** Words without which no sentence tells of rooms in passing. */
export const premisesHint =
  /our |my |, |unser|mein|notre|mon |nuestr|noss|nostr|ons |onze|mijn|where| by | par | von |live|work|sit|operate|run|do it|from|here|hier|ici |aqu|qui |registered|incorporated|the |moved|relocated|has |have |is |are /i
export const nation = new RegExp(`(?<!\\p{L})(?:${Object.keys(demonyms).join("|")})(?!\\p{L})`, "giu")
/** "Rope Park Phase II", "Sector 5": what a town has several of, before its name. */
export const grounds =
  /^\p{Lu}[\p{L}'. -]*(?:park|phase|towers?|plaza|estate|campus|block|sector|complex|arcade|hub|building|house)(?: (?:[IVX]+|\p{Nd}{1,3}|[A-Z]))?$/iu
