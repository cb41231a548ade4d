/**
 * The rooms makers work in, and how languages say that these are theirs. Alternatives of regular expressions, against plain
 * text. Data: another language is more entries.
 */

/** Before what is ours, alone. */
export const ours =
  "our|my|unser|unsere[rmns]?|mein|meine[rmn]?|notre|mon|nuestr[oa]|nosso|nossa|il nostro|la nostra|nostr[oa]|ons|onze|mijn"

/** Rooms that there is one of: of shops, factories, warehouses and mills a company has several, and some are other people's. */
const rooms = {
  en: "head office|headquarters|hq|home base|office|studio|workshop|kitchen|bakery|brewery|roastery|pottery|forge|schoolroom|workroom|greenhouse|garage|barn|shed|farm|farmhouse|clinic|surgery|atelier|boatyard|loft|attic|basement|premises",
  de: "werkstatt|büro|hauptsitz|firmensitz|sitz|studio|atelier|bäckerei|backstube|rösterei|küche|brauerei|praxis|hof|garage|scheune|manufaktur|töpferei|gärtnerei",
  fr: "atelier|bureau|siège|studio|cabinet|cuisine|boulangerie|fournil|brasserie|ferme|garage|grange",
  es: "taller|oficina|sede|estudio|cocina|panadería|obrador|tostadero|granja|consulta|despacho",
  pt: "ateliê|atelier|oficina|escritório|sede|estúdio|cozinha|padaria|torrefação|torrefacção|fazenda|quinta|consultório",
  it: "laboratorio|bottega|ufficio|sede|studio|cucina|panificio|forno|torrefazione|cantina|fattoria",
  nl: "werkplaats|atelier|kantoor|hoofdkantoor|studio|keuken|bakkerij|branderij|brouwerij|praktijk|boerderij|schuur|garage"
} as const
export const premises = Object.values(rooms).join("|")

/** What is the makers' own under the heading that tells how to reach them: "The lab is in an old mill in Hexham". */
export const reachedRooms =
  "office|studio|workshop|lab|shop|store|bakery|brewery|roastery|pottery|forge|clinic|surgery|farm"

/** A place that people are let into, as a label over its address has it: "Visit the shop: 17 Corve Street, Ludlow". */
export const visited = `${premises}|shop|store|bookshop|showroom|gallery|café|restaurant|gym|nursery|laden|geschäft|boutique|librairie|tienda|librería|loja|livraria|negozio|libreria|winkel|weverij`

/** Says of rooms that they are others', of before or of later. */
export const otherRooms =
  /(?<!\p{L})(?:first|original|old|former|previous|second|third|other|another|next|future|sister|partners?|partner's|sales|support|regional|local|branch|temporary|pop-up|neighbou?r'?s?|erste[nrs]?|alte[nrs]?|zweite[nrs]?|frühere[nrs]?|ehemalige[nrs]?|ancien(?:ne)?|premi(?:er|ère)|deuxième|second[eo]?|primer[ao]?|antigu[ao]|segund[ao]|comercial|commercial|primeir[ao]|antig[ao]|prim[ao]|vecchi[ao]|eerste|oude|tweede|vroegere)(?!\p{L})/iu

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

/** Stands for all of the makers: "18 of us". */
export const someOfUs =
  /^(?:today |now )?(?:all |both |the )?(?:\p{Nd}+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|all|most|the (?:two|three|four))(?: \p{L}+)? of us(?: all| both| now)?$/iu

/** What makers do to what they make, as it is told of it. */
export const making =
  "made|built|developed|designed|written|maintained|run|crafted|edited|baked|brewed|roasted|poured|sewn|woven|knitted|bound|printed|painted|thrown|carved|assembled|brazed|forged|soldered|handmade|hand-made|handcrafted|hand-built|published|produced|taught|recorded"
