/**
 * How languages say where a company is, and words of addresses. Alternatives of regular expressions, matched
 * against plain text. Data: another language is more entries.
 */

import { otherRooms, visited } from "./PremisesWords.ts"

/** Towns and lands of Portuguese with an article; "no Instagram" is no place. */
const withArticle =
  "no(?= (?:Porto|Rio|Recife|Funchal|Barreiro|Seixal|Montijo|Fundão|Estoril|Brasil|Luxemburgo)(?!\\p{L}))|na(?= (?:Covilhã|Guarda|Maia|Amadora|Figueira|Nazaré|Trofa|Póvoa|Marinha|Suíça|Alemanha|Bélgica)(?!\\p{L}))"
const kinds =
  "company|startup|start-up|business|studio|agency|firm|team|nonprofit|non-profit|charity|cooperative|co-op|collective|consultancy|organisation|organization|shop|bakery|brewery|maker|lab|duo|couple|group|outfit|software house|workshop|practice|co-operative|garage|publisher|restaurant|café|winery|roastery|school|club|clinic|surgery|dentist|nursery|dairy|farm|press|foundry|distillery|vineyard|pottery|forge|gallery|theatre|museum|guesthouse|bookshop|charity shop|law firm|chambers|association|foundation|estudio|empresa|taller|cooperativa|agencia|equipo|estúdio|agência|oficina|equipe|equipa|firma|unternehmen|agentur|werkstatt|büro|familienbetrieb|entreprise|société|atelier|agence|équipe|association|azienda|bottega|agenzia|impresa|bedrijf|bureau"

/**
 * Of ourselves: "Acme is based in Ghent". `{S}`: who, `{P}`: where, `{A}`: words that tell of them and bring in nobody
 * else, `{K}`: a kind of company.
 */
export const placeShapes: ReadonlyArray<string> = [
  // English
  "^{S},? (?:is|are|has been|have been|am)(?: (?:now|currently|proudly|still|all|both|fully|legally|independently owned and|family-owned and|proudly independent and))? (?:based|headquartered|located|situated|domiciled|stationed) (?:in|at|out of) {P}",
  "^{S} (?:is|are|am) (?:an?|the) {A}{K}(?: of [\\p{Ll} ]{2,20})?,? (?:(?:that is |that's |which is )?(?:based|headquartered|located) (?:in|at|out of)|from|out of) {P}",
  "^{S} (?:is|are|am) an? (?:(?!(?:of|for|by|to|with|like|than|that|who|which|and|or|in|at|from|using|used|helping|partner|member|part|supplier|subsidiary|branch|friend|fan|fork) )[\\p{Ll}\\p{Nd}-]+ ){1,5}?(?:(?:and|&) (?:[\\p{Ll}\\p{Nd}-]+ ){1,3}?)?(?:based|headquartered) (?:in|at|out of) {P}",
  "^our (?:small |little |whole |family )?(?:company|business|firm|charity|non-?profit|sanctuary|rescue|shelter|church|parish|ministry|studio|bakery|brewery|farm|school|club|clinic|practice|team|shop) (?:is|are) (?:proudly )?(?:based|headquartered) (?:in|at|out of) {P}",
  "^{S} (?:is|are|am) (?:an? |the )?(?:(?!(?:\\p{Ll}+ing|with|for|by|to|of|from|like|than|about|at|in|a|an|the|our)(?!\\p{L}))[\\p{Ll}-]+,? ){0,4}{P}[- ]based ",
  "^(?:[\\p{L}\\p{Nd} ]{3,30}, )?the {P}[- ]based (?:[\\p{L}-]+ ){0,4}?(?:band|duo|trio|quartet|choir|orchestra|{K}) {S} (?:has|have|is|are|was|were|makes?|builds?|plays?|runs?|offers?|brings?)(?!\\p{L})",
  "^{S} (?:is|are) an? [^;:!?]{3,110}, with (?:its|our|their) (?:registered |head |main |only |own )?(?:offices?|studio|workshop|seat|home|headquarters) in {P}",
  "^{S}, (?:based|headquartered|located) (?:in|at) {P},",
  "^{S} (?:has|have) (?:its|our|their) (?:head ?office|headquarters|hq|main office|office|home|home base|studio) in {P}",
  "^{S} (?:come|comes|hail|hails|are|is|operate|operates|work|works|live and work|am) (?:from|out of) {P}",
  "^{S} (?:is|are|am) [\\p{Ll}\\p{Nd} -]{1,40} and (?:work|live|operate|live and work) (?:from|in|out of) {P}",
  "^{S} (?:live|work|live and work) in {P}",
  "^{S} calls? {P} (?:(?:its|our|their) )?home(?=[.,;!]|$| and | [–-])",
  "^{S}'s home (?:base )?is (?:in )?{P}(?=[.,;!]|$)",
  "^(?:our )?home (?:base )?is(?: still| now)? (?:in )?{P}(?=[.,;!]|$| and | [–-])",
  "^{S} (?:is|are|am) (?:an?|the) {A}{K}(?: of [\\p{Ll}\\p{Nd} -]{2,20})?,? with (?:(?:our|its|their) )?(?:headquarters|head ?office|hq|main office|home base) in {P}",
  "^{S}'s (?:headquarters|head ?office|hq|main office|home base) (?:is|are)(?: located| based)? in {P}",
  "^(?:proudly |independently |fully )?(?:based|headquartered|located) (?:in|at|out of) {P}",
  "^(?:an? |the )?(?:[\\p{Ll}-]+ ){0,3}{K} (?:based|headquartered) (?:in|at|out of) {P}",
  "^from our (?:office|headquarters|hq|studio|workshop|kitchen|home)s? in {P}",
  "^{P} (?:hq|headquarters|head office)$",
  "^(?:our|the) (?:small |main |new |only |head )?(?:head ?office|headquarters|hq|office|studio|workshop|home base) (?:is|are)(?: located| based| situated)? in {P}",
  "^(?:made|built|crafted|designed|developed|baked|created|handmade|handcrafted)(?: and [\\p{Ll}]+)? with (?:love|care|passion|pride|joy|[♥❤💛💙💚🧡💜🖤☕⚡🍫🥐🌱🚀🔥🎵\\ufe0f]+)(?: and [\\p{Ll}]+)? in {P}",
  "^we are {S}, an? {A}{K} (?:based in|from|in|out of) {P}",
  // Deutsch
  "^{S} (?:sitzt|sitzen)(?: (?:heute|derzeit|aktuell))? in {P}(?! fest)",
  "^{S} (?:ist|sind)(?: (?:heute|derzeit|aktuell))? in {P} (?:ansässig|zu hause|zuhause|beheimatet)",
  "^{S} (?:hat|haben) (?:seinen|ihren|unseren) (?:haupt|firmen|unternehmens)?sitz in {P}",
  "^{S} (?:ist|sind) (?:ein|eine|das|die) {A}(?:mit (?:haupt|firmen)?sitz in|(?<!(?:team|duo|trio|gruppe|kollektiv|mischung) )aus|mit büro in) {P}",
  "^{S} mit (?:haupt|firmen)?sitz in {P}",
  "^{S} (?:kommt|kommen) aus {P}",
  "^{S} (?:arbeitet|arbeiten|lebt|leben)(?: und (?:arbeitet|arbeiten))? (?:in|von) {P}",
  "^(?:mit )?(?:haupt|firmen|unternehmens)?sitz:? (?:ist |der gesellschaft ist |der gesellschaft: |des unternehmens ist |des unternehmens: )?(?:in )?{P}",
  "^unsere? (?:büro|sitz|hauptsitz|firmensitz|studio|standort|atelier|werkstatt|zentrale) (?:ist|liegt|befindet sich)(?: (?:mitten|direkt|zentral|heute|weiterhin|nach wie vor))? in {P}",
  "^(?:zu hause|zuhause|daheim) (?:ist|sind) {S} in {P}",
  "^von {P} aus (?:arbeite[tn]|betreu(?:t|en)|entwickel[tn]|berät|beraten|begleite[tn]|beliefer[tn]|bau(?:t|en)) {S}(?=[ .,;!]|$)",
  "^(?:gemacht|entwickelt|gebaut|hergestellt) mit (?:liebe|herz|[♥❤\\ufe0f]+) in {P}",
  "^wir sind {S}, (?:ein|eine|das|die) {A}{K} (?:aus|in|mit sitz in) {P}",
  // Français
  "^{S} (?:est|sommes|sont)(?: (?:une?|la|le) {A})? ?(?:basée?s?|située?s?|installée?s?|implantée?s?|domiciliée?s?) (?:à|en|au|aux) {P}",
  "^{S} (?:est|sommes) (?:une?|la|le) {A}de {P}$",
  "^{S} se (?:trouve|situe) à {P}",
  "^{S} a son siège(?: social)? (?:à|en|au) {P}",
  "^(?:notre |le )?siège(?: social)? (?:est |se trouve |est situé )?(?:à|en|au|:) ?{P}",
  "^(?:{K} )?(?:basée?s?|installée?s?|située?s?) (?:à|en|au) {P}",
  "^nos (?:bureaux|locaux) (?:sont|se trouvent)(?: (?:situés|installés))? (?:à|en|au) {P}",
  "^nous avons (?:notre|nos) (?:siège|bureaux|locaux) (?:à|en|au) {P}",
  "^notre équipe est à {P}(?=[.!]?$)",
  "^{S} a (?:élu domicile|pris ses quartiers) (?:à|en|au) {P}",
  "^(?:fait|conçu|développé|fabriqué)(?:e|s|es)? avec (?:amour|passion|soin|[♥❤\\ufe0f]+) (?:à|en) {P}",
  "^nous sommes {S}, (?:une?|la|le) {A}{K} (?:de|à|basée? à) {P}",
  // Español
  "^{S}(?: es| somos| está| estamos)?(?: (?:una?|la|el) {A})?,? ?(?:con sede|con base|con oficinas centrales|basad[ao]s?|ubicad[ao]s?|radicad[ao]s?|domiciliad[ao]s?|afincad[ao]s?|asentad[ao]s?) en {P}",
  "^(?:somos|estamos)(?: (?:una?|la|el) {A})?,? ?(?:con sede|basad[ao]s?|ubicad[ao]s?|radicad[ao]s?|afincad[ao]s?) en {P}",
  "^{S} (?:tiene|tenemos) (?:su|nuestra|la) sede(?: central| social| principal)? en {P}",
  "^tenemos (?:nuestra|la) (?:sede|oficina)(?: central| social| principal)? en {P}",
  "^estamos en {P}",
  "^{S} se encuentra en {P}",
  "^(?:nuestra |la )?sede(?: central| social)? (?:está |se encuentra )?(?:en|:) ?{P}",
  "^nuestras oficinas (?:están|se encuentran) en {P}",
  "^nuestro equipo está en {P}(?=[.!]?$)",
  "^(?:{K} )?(?:con sede|con base|oficinas? centrale?s?|ubicad[ao]s?|basad[ao]s?|radicad[ao]s?) en {P}",
  "^(?:hecho|creado|desarrollado) con (?:amor|cariño|[♥❤\\ufe0f]+) en {P}",
  "^somos {S}, una? {A}{K} (?:de|en|con sede en) {P}",
  // Português
  "^{S}(?: é| somos| está| estamos| fica)?(?: (?:uma?|a|o) {A})?,? ?(?:com sede|sediad[ao]s?|basead[ao]s?|localizad[ao]s?|situad[ao]s?) (?:em|no|na) {P}",
  "^(?:somos|estamos)(?: (?:uma?|a|o) {A})?,? ?(?:com sede|sediad[ao]s?|basead[ao]s?|localizad[ao]s?) (?:em|no|na) {P}",
  "^{S} (?:tem|temos) (?:sua |a sua |a nossa |nossa )?sede (?:em|no|na) {P}",
  `^(?:ficamos|estamos) (?:em|${withArticle}) {P}`,
  "^temos (?:a |a nossa |nossa )?sede (?:em|no|na) {P}",
  "^{S} fica em {P}",
  "^(?:a nossa |nossa |a )?sede (?:fica |está |é )?(?:em|no|na|:) ?{P}",
  "^(?:os )?nossos escritórios (?:ficam|estão) (?:em|no|na) {P}",
  "^(?:{K} )?(?:com sede|sediad[ao]s?|basead[ao]s?) (?:em|no|na) {P}",
  "^feit[ao] com (?:amor|carinho|[♥❤\\ufe0f]+) (?:em|no|na) {P}",
  "^somos {S}, uma? {A}{K} (?:de|em|com sede em) {P}",
  // Italiano
  "^{S}(?: è| siamo| si trova)?(?: (?:un|una|un'|la|il|l') ?{A})?,? ?(?:con sede|basat[aoi]|situat[aoi]) (?:a|ad|in|nel) {P}",
  "^siamo(?: (?:un|una|un'|la|il|l') ?{A})?,? ?(?:con sede|basat[aoi]) (?:a|ad|in|nel) {P}",
  "^{S} (?:ha|abbiamo) (?:la |la nostra |la sua )?sede(?: operativa| legale| principale)? (?:a|ad|in) {P}",
  "^abbiamo (?:la |la nostra )?sede(?: operativa| legale| principale)? (?:a|ad|in) {P}",
  "^siamo (?:a|ad) {P}",
  "^{S} si trova (?:a|ad) {P}",
  "^(?:la nostra |la )?sede(?: legale| centrale)? ?(?:è |si trova )?(?:a|ad|in|:) ?{P}",
  "^i nostri uffici (?:sono|si trovano) (?:a|ad) {P}",
  "^il nostro team è (?:a|ad) {P}(?=[.!]?$)",
  "^(?:{K} )?(?:con sede|basat[aoi]) (?:a|ad|in) {P}",
  "^fatto con (?:amore|passione|[♥❤\\ufe0f]+) a {P}",
  "^siamo {S}, (?:un|una|un'|la|il|lo|l') ?{A}{K} (?:di|a|con sede a) {P}",
  // Nederlands
  "^{S} (?:is|zijn|zit|zitten)(?: (?:een|het|de) {A})? ?(?:gevestigd )?(?:in|te|uit|vanuit) {P}(?: gevestigd)?",
  "^{S} (?:werkt|werken|opereert|opereren) vanuit {P}",
  "^vanuit {P} (?:werkt|werken|maken|bouwen|ontwikkelen|ontwerpen|begeleiden) {S}(?=[ .,;!]|$)",
  "^{S} (?:heeft|hebben) (?:zijn|haar|ons) (?:hoofd)?kantoor in {P}",
  "^ons (?:hoofd)?kantoor (?:is|staat|zit|ligt)(?: gevestigd)? (?:in|te) {P}",
  "^(?:gevestigd|hoofdkantoor) (?:in|te) {P}",
  "^(?:gemaakt|gebouwd) met (?:liefde|[♥❤\\ufe0f]+) in {P}"
]
/** Says behind a place that the seat is in another. */
export const seatElsewhere =
  /(?<!\p{L})(?:headquarter(?:s|ed)|head office|hq|hauptsitz|firmensitz|siège(?: social)?|sede(?: central| legale| social)?|hoofdkantoor)(?: (?:is|are|ist|est|está|è|é|fica|si trova|staat))? (?:in|at|à|en|em|no|na|a|te) (?-i:\p{Lu})/iu

/** `{A}`: anything but words that lead to somebody else. */
export const placeAside =
  "(?:(?!(?<!\\p{L})(?:of|for|by|to|with|behind|like|than|used|loved|trusted|owned|backed|partners?|partenaires?|soci[oa]s?|parceir[oa]s?|members?|part|suppliers?|subsidiary|branch|filiale|filial|tochter|mitglied|teil|membre|miembro|membro|lid|für|von|wie|pour|par|para|por|per|voor|door|customers?|kunden|clients?|clientes)(?!\\p{L}))[^,;.:()]){0,70}?(?<=^|[ '])"
export const placeKinds = `(?:${kinds}|unternehmen|agentur|firma|entreprise|société|agence|association|empresa|compañía|agencia|estudio|companhia|agência|azienda|società|agenzia|bedrijf|bureau|startup|werkstatt|büro|bäckerei|brauerei|verein|genossenschaft|atelier|boulangerie|coopérative|taller|cooperativa|panadería|tienda|ateliê|padaria|panificio|bottega|laboratorio|werkplaats|bakkerij|vereniging)`
/** In scripts without capitals or blanks: who, and where. */
export const placeShapesElsewhere: ReadonlyArray<RegExp> = [
  /^(?<subject>[^,,、。\s]{0,20}?)的?总部(?:位于|设在|在|设于)(?:中国|中國|台湾|台灣)?(?<place>[\p{scx=Han}]{2,10}?)(?=$|[,,。、;])/u,
  /^(?<subject>[^、。\s]{0,20}?)の?本社(?:は|所在地は?)、?(?<place>[\p{scx=Han}\p{scx=Katakana}ー]{2,12}?)(?:に(?:あります|所在|位置)|です|にある)/u,
  /^(?<subject>)(?:公司)?总部(?:所在地)?[::] ?(?:中国|中國|台湾|台灣)?(?<place>[\p{scx=Han}]{2,6})$/u,
  /^(?<subject>[^、。\s]{1,20}?)は、?(?<place>[\p{scx=Han}\p{scx=Katakana}ー]{2,12}?)に(?:本社|本店|本拠|拠点)(?:を(?:置[くいき]|構え)|があり)/u,
  /^(?<subject>[^,,、。\s]{1,20}?)(?:坐落于|坐落在|位于)(?:中国|中國|台湾|台灣)?(?<place>[\p{scx=Han}]{2,10}?)(?=$|[,,。、;])/u,
  /^(?<subject>[^,,、。\s]{1,20}?)是一?[家个间支](?:位于|扎根于|总部位于|总部在)(?:中国|中國|台湾|台灣)?(?<place>[\p{scx=Han}]{2,10}?)的/u,
  /^(?:يقع )?(?:مقر(?:ها|نا|ه)?|المقر)(?: (?<subject>الشركة))?(?: الرئيسي)?(?: في)? (?<place>(?!الرئيسي)[\p{scx=Arab} ]{2,30}(?:، [\p{scx=Arab} ]{3,30})?)(?=$|[.。])/u,
  /^(?<subject>[^،.]{1,30}?) (?:مقرها|مقره|ومقرها|ومقره)(?: الرئيسي)?(?: في)? (?<place>(?!الرئيسي)[\p{scx=Arab} ]{2,30}(?:، [\p{scx=Arab} ]{3,30})?)(?=$|[.。])/u
]

/** Before an address on its line; the first group says that it is the seat. */
export const addressLabel =
  /^(?:(?<seat>headquarters|hq|head ?office|registered (?:office|address|in)|main office|company address|legal address|hauptsitz|firmensitz|sitz(?: der gesellschaft)?|geschäftsanschrift|siège(?: social)?|sede(?: social| legale| central| principal)?|casa (?:matriz|central)|domicilio social|hoofdkantoor|vestigingsadres|本社(?:所在地)?|本店所在地|总部|(?:المقر|المكتب|الفرع)(?: الرئيسي)|المقر)|address|our address|postal address|mailing address|visit us|our office|office|location|based in|adresse|anschrift|postanschrift|standort|büro|bureau|nos bureaux|dirección|direccion|oficina|ubicación|endereço|morada|escritório|localização|indirizzo|ufficio|adres|kantoor|locatie|bezoekadres|postadres|住所|所在地|地址|公司地址|العنوان|الموقع|عنواننا)(?: ?[:·–-] ?| ?$)/iu
/**
 * A place that people are let into, as a label before its address: "Visit the shop:", "Atelier et boutique :". A colon stands
 * in it, which most lines have none of.
 */
export const visitLabel = new RegExp(
  `^(?=[^:]*:)(?!(?:[^:]{0,20} )?(?:partner|parceir|friend|post)[^:]{0,40}:|[^:]{0,40}${otherRooms.source})(?:visit |find |besuchen sie |bezoek )?(?:(?:our|the|unsere?|notre|l'|nuestr[oa]|noss[oa]|onze|ons|la|le|el|a|o) ?)?(?:\\p{L}{3,12} (?:and|&|und|et|y|e|en) )?(?:\\p{L}{3,12} (?=shop|store|office))?(?:${visited})(?: (?:and|&|und|et|y|e|en) (?:(?:our|the) )?(?:${visited}|\\p{L}{3,12}))? ?: ?`,
  "iu"
)

/** States of the United States as addresses shorten them. */
export const usStates =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC"
export const canadianLetters = "AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT"
export const canadianProvinces =
  "Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan|Yukon"
/** Written out before a postal code; Georgia and New York and Washington too, which alone are more than a state. */
export const usStateNames =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming"
export const mexicanStates =
  "(?:Ags|Camp|Chis|Chih|Coah|Col|Dgo|Gto|Gro|Hgo|Jal|(?:Edo\\. )?Méx|Mich|Mor|Nay|N\\.L|Oax|Pue|Qro|Q\\. ?Roo|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac)\\.?|SLP|Aguascalientes|Baja California(?: Sur)?|Campeche|Chiapas|Chihuahua|Ciudad de México|CDMX|Coahuila|Colima|Durango|Estado de México|Guanajuato|Guerrero|Hidalgo|Jalisco|Michoacán|Morelos|Nayarit|Nuevo León|Oaxaca|Puebla|Querétaro|Quintana Roo|San Luis Potosí|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucatán|Zacatecas"

export const indianStates =
  "Andhra Pradesh|Assam|Bihar|Chhattisgarh|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal"

/** Behind a town and its code; some of them are called as their first town. */
export const argentineProvinces =
  "Buenos Aires|Catamarca|Chaco|Chubut|Córdoba|Corrientes|Entre Ríos|Formosa|Jujuy|La Pampa|La Rioja|Mendoza|Misiones|Neuquén|Río Negro|Salta|San Juan|San Luis|Santa Cruz|Santa Fe|Santiago del Estero|Tierra del Fuego|Tucumán"

/** States of Brazil, and provinces of Italy, as addresses shorten them. */
export const brazilianStates = "AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO"
export const italianProvinces =
  "AG|AL|AN|AO|AP|AQ|AR|AT|AV|BA|BG|BI|BL|BN|BO|BR|BS|BT|BZ|CA|CB|CE|CH|CL|CN|CO|CR|CS|CT|CZ|EN|FC|FE|FG|FI|FM|FR|GE|GO|GR|IM|IS|KR|LC|LE|LI|LO|LT|LU|MB|MC|ME|MI|MN|MO|MS|MT|NA|NO|NU|OR|PA|PC|PD|PE|PG|PI|PN|PO|PR|PT|PU|PV|PZ|RA|RC|RE|RG|RI|RM|RN|RO|SA|SI|SO|SP|SR|SS|SU|SV|TA|TE|TN|TO|TP|TR|TS|TV|UD|VA|VB|VC|VE|VI|VR|VT|VV"

/** Words that end the name of a street, a building or a part of one. */
export const streetWords =
  "street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|square|sq|way|highway|hwy|parkway|pkwy|terrace|alley|plaza|row|walk|wharf|quay|yard|mews|close|crescent|gardens|park|broadway|floor|fl|suite|ste|unit|building|bldg|house|tower|box|pier|block|plot|level|room|north|south|east|west|nw|ne|sw|se|straße|strasse|str|allee|platz|weg|gasse|ring|damm|ufer|hof|chaussee|stiege|rue|avenue|place|quai|cours|impasse|chemin|calle|avenida|av|plaza|paseo|rua|travessa|servidão|rodovia|estrada|ladeira|beco|largo|praça|via|viale|piazza|corso|vicolo|straat|laan|plein|gracht|kade|singel|dreef"

/** In the name of a building, which may stand before a street. */
export const buildings =
  /(?<!\p{L})(?:house|building|tower|towers|court|centre|center|park|campus|mill|works|studio|studios|hall|block|wing|floor|plaza|hub|lab|labs|coworking|business|c\/o|haus|hof|zentrum|gebäude|turm|bâtiment|immeuble|résidence|tour|espace|edificio|torre|centro|piso|planta|edifício|palazzo|gebouw|toren|kantoor|district|village|estate|farm|barn|dock|docks|wharf|quay|arcade|market)(?!\p{L})|(?:haus|hof|zentrum|gebäude|turm)$/iu
/** In one word with what it is of: "Universalschlichtungsstelle". */
export const officials =
  /schlichtung|streitbeilegung|aufsicht|gericht(?!e)|hosting|datenschutz|verbraucher|ombuds|versicherung|(?:supervisory|data protection) authority|autorité de contrôle|autoridad de control|autoridade de (?:controlo|supervisão)|autorità di controllo|toezichthoudende autoriteit/iu

/** Left as a template had it: the address of nobody. */
export const placeholderAddress =
  /(?<!\p{L})(?:any ?town|any ?city|some ?town|your (?:street|city|address|town)|street name|city name|city, state|12?3?4?5? ?(?:main|example|fake|street|anywhere|sample) (?:st|street|address|road)(?=[,. ]+(?:any|city|your|state|town|usa|new york|suite|lorem))|musterstr(?:aße|asse|\.)|musterstadt|musterweg|rue de l'exemple|calle falsa|calle ejemplo|rua exemplo|via esempio|voorbeeldstraat|lorem|fake street|evergreen terrace)(?!\p{L})/iu
