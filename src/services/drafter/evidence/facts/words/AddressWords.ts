/** What stands over an address, or before it, and says which of a company's it is. Data. */

const seats =
  "headquarters|hq|head ?office|main office|central office|registered (?:office|address|seat)|company address|legal address|seat of (?:the )?company|hauptsitz|firmensitz|sitz(?: der gesellschaft)?|zentrale|hauptverwaltung|hauptniederlassung|geschäftsanschrift|siège(?: social)?|maison[- ]mère|sede (?:social|central|principal|legale|centrale|principale)|sede|oficina (?:central|principal)|oficinas centrales|domicilio (?:social|fiscal)|casa (?:matriz|central)|matriz|escritório central|sede social|domicílio fiscal|ufficio centrale|hoofdkantoor|hoofdvestiging|vestigingsadres|statutaire zetel|maatschappelijke zetel"
const branches =
  "branch(?:es)?|branch office|satellite office|sales|sales office|regional office|representative office|field office|assembly|production(?: site)?|factory|manufacturing|plant|warehouse|fulfil?ment|logistics|distribution(?: cent(?:er|re))?|showroom|service (?:point|cent(?:er|re)|desk)|help desk|drop-?off|pick-?up(?: point)?|collection point|training cent(?:er|re)|returns?|subsidiary|stockists?|north america|south america|latin america|the americas|americas|asia|asia pacific|apac|emea|middle east|(?:us|usa|uk|eu|nl|de|fr|es|it|pt|be|ch|at|ie|pl|se|dk|fi|cz|au|nz|ca|sg|hk|jp|cn|ae|uae|za|br|mx) office|niederlassung(?:en)?|zweigstelle|zweigniederlassung|filialen?|außenstelle|geschäftsstelle|vertrieb|vertriebsbüro|vertriebsstandort|produktion|werk|lager|logistikzentrum|ausstellung|abholung|abholstation|servicestelle|succursale|antenne|agence (?:de|commerciale|régionale)|point de vente|points de vente|dépôt|entrepôt|usine|service après-vente|delegación|delegaciones|sucursal(?:es)?|filial|punto de (?:atención|venta|recogida)|almacén|fábrica|planta|tienda(?:s)?|armazém|ponto de (?:atendimento|venda|recolha|retirada)|loja(?:s)?|delegação|filiale|filiali|succursali|punto vendita|punti vendita|punto di ritiro|magazzino|stabilimento|deposito|filiaal|filialen|nevenvestiging|magazijn|verkoop|verkoopkantoor|fabriek|productie|afhaalpunt"

const title = (words: string) =>
  String.raw`(?:^(?:our |the |unsere? |notre |nos |nuestra |nossa |la nostra |ons |onze )?(?:${words})(?:$|[ ,:(&–-]))`
export const seatTitle = new RegExp(
  `${title(seats)}|^(?:本社|本店|主たる事務所|总部|總部|公司总部|المقر الرئيسي|المكتب الرئيسي)`,
  "iu"
)
export const branchTitle = new RegExp(
  `${title(branches)}|(?:支店|支社|営業所|工場|倉庫|ショールーム|店舗|\\p{scx=Han}{2,4}オフィス|(?:東京|大阪|名古屋|福岡|札幌|仙台|京都|横浜|神戸|広島)事務所|分公司|办事处|辦事處|工厂|仓库|门店|展厅)(?:所在地)?$|^(?:فرع|الفرع|فروع|المستودع|المصنع|المعرض)(?:$| )`,
  "iu"
)

/** A label that asks where a house is, and nothing else. */
export const seatLabels = new RegExp(
  String.raw`^(?:${seats}|based in|located in|company location|unternehmenssitz|gevestigd in|basée? à|localisation|con sede en|sediada? em|本社所在地|本店所在地|本社|总部|總部|总部所在地|المقر(?: الرئيسي)?) ?[:：]?$`,
  "iu"
)

/** The seat that is in a register, and maybe in the rooms of an agent: where they work is where they are. */
export const registeredTitle =
  /^(?:registered (?:office|address|seat|in)|legal address|sede legale|domicilio fiscal|domicílio fiscal|statutaire zetel|maatschappelijke zetel)(?!\p{L})/iu

/** Says whose a company is, before their address: "a Halden Media company", "part of the Halden group". */
export const parentWords =
  /(?<!\p{L})(?:an? (?:\p{Lu}[\p{L}\p{N}&.'-]*,? ){1,4}(?:company|business|subsidiary|venture)|part of|(?:member|division|subsidiary|branch) of|owned by|belongs to|(?:ein )?(?:Unternehmen|Tochter|Tochterunternehmen|Teil) (?:der|von|des)|(?:filiale|société|entreprise) du groupe|une filiale de|membre d[eu]|(?:una empresa|filial|parte) del? grupo|una filial de|(?:uma empresa|parte) do grupo|(?:una società|parte) del gruppo|onderdeel van|dochter van)(?!\p{L})|グループ|の子会社|旗下|集团成员|تابعة ل/u

/** Besides the seat's, a branch's and those of a place to visit: labels over or before an address of ours. */
export const ownLabel =
  /^(?:(?:our|unsere?|notre|nuestra|nossa|il nostro|ons) )?(?:contact(?: us| details| info\p{L}*)?|get in touch|find us|where (?:we are|to find us)|where|write to(?: us)?|post|mail|by post|letters|company|business(?: address)?|owner|proprietor|operator|publisher|imprint|made (?:by|in)|(?:(?:main|top|front|back|side|bottom|rear|lower|upper|visitors'?) )?(?:gate|entrance|door)|(?:haupt|hinter|neben)?eingang|entrée(?: principale)?|entrada(?: principal)?|ingresso(?: principale)?|(?:hoofd)?ingang|kontakt|impressum|adresse|firma|inhaber(?:in)?|betreiber(?:in)?|anbieter(?:in)?|herausgeber(?:in)?|verantwortlich\p{L}*[^:]{0,60}|angaben[^:]{0,40}|geschäftsführ\p{L}+|vertreten durch|so finden sie uns|hier finden sie uns|post|coordonnées|contactez-nous|nous trouver|nous écrire|éditeur(?: du site)?|responsable[^:]{0,40}|propriétaire|raison sociale|contacto|dónde estamos|titular[^:]{0,40}|empresa|razón social|domicilio|contato|contactos|onde estamos|contatti|dove siamo|titolare[^:]{0,40}|azienda|ragione sociale|contactgegevens|waar vind je ons|eigenaar|bedrijf|uitgever|[^:]{0,20}(?:address|adresse|anschrift|sitz|si[eè]ge|dirección|endereço|indirizzo|adres)[^:]{0,20})$/iu
const house =
  "(?:the|our|der|die|das|unsere?|le|la|les|notre|el|nuestr[oa]|o|a|noss[oa]|il|lo|nostr[oa]|de|het|ons|onze|l['’]) ?\\p{Ll}[\\p{L}'’-]*(?: (?!(?:of|for|von|für|de|du|des|del|di|da|do|van|voor)(?!\\p{L}))\\p{Ll}+)?"
/** Says that whoever likes may come, or write, before the address: "Drop in any weekday:", "La miellerie se visite le mercredi :". */
export const inviting = new RegExp(
  `^(?:(?:(?:just|do|feel free to|please|gern|gerne|komm gern|n'hésitez pas à) )?(?:drop in|drop by|pop in|pop by|call in|stop by|come by|come in|come round|come over|come and see us|visit us|find us|see us|write to us|write to|letters to|letters|parcels to|post to|send post to|kommen sie (?:\\p{Ll}+ )?vorbei|komm(?:t)? (?:\\p{Ll}+ )?vorbei|schau(?:en sie|t)? (?:\\p{Ll}+ )?(?:vorbei|rein)|besuchen sie uns|besucht uns|briefe an|passez nous voir|passez|venez nous voir|venez|poussez la porte|écrivez-nous|courrier|pásate|pasa a vernos|ven a vernos|venid a vernos|visítanos|escríbenos|cartas a|aparece|venha visitar-nos|venha nos visitar|visite-nos|passe por cá|escreva-nos|vieni a trovarci|venite a trovarci|passa a trovarci|passate a trovarci|scriveteci|lettere a|kom (?:gerust |gezellig )?langs|loop (?:gerust )?binnen|bezoek ons|schrijf ons|post aan)(?! (?:on|bei|chez|our|unser)(?!\\p{L}))(?: (?!(?:at|on|in|bei|chez|with|avec|con|mit)(?!\\p{L}))[\\p{L}'’-]+){0,4}|${house} (?:is (?:\\p{Ll}+ )?open|ist (?:\\p{Ll}+ )?(?:geöffnet|offen)|hat (?:\\p{Ll}+ )?(?:geöffnet|offen)|se visite|est ouverte?|se visita|abre|está abiert[ao]|está abert[ao]|è apert[ao]|si visita|is (?:\\p{Ll}+ )?geopend|is (?:\\p{Ll}+ )?open)(?: [\\p{L}\\p{Nd}'’-]+){0,5})$`,
  "iu"
)
/** Before a street: which of our rooms it is, in small letters, so that it is nobody's name: "Oven counter, 12 Mill Yard". */
export const roomsBefore =
  /^(?:(?:The|Our|\p{Lu}\p{Ll}+) )?(?:\p{Ll}+ )?(?:counter|taproom|tasting room|workshop|office|kitchen|shed|boathouse|front door|entrance|courtyard)$/u
/** In a line right above: whose address follows, or what is near. */
export const othersAbove =
  /(?<!\p{L})(?:nearest|nearby|close by|where to buy|buy our|bezugsquellen?|où acheter|dónde comprar|onde comprar|dove (?:comprare|acquistare)|verkooppunten|parking|car park|complaints?|ombuds\p{L}*|trade body|regulator|nächste[rns]?|in der nähe|parkplatz|parkhaus|beschwerden?|à proximité|le plus proche|réclamations?|más cercan[oa]|cerca|aparcamiento|quejas|mais próxim[oa]|estacionamento|reclamações|più vicin[oa]|parcheggio|reclami|dichtstbijzijnde|in de buurt|klachten)(?!\p{L})/iu

/** On some days, for a while, at a fair, or no longer: no place where a house is for good. */
const forNow =
  "(?!.*(?<!\\p{L})(?:not|never|until|used|stand|booth|stall|fair|festival|expo|m[ae]r[ck]ts?|pop-?up|nicht|bis|messe|pas|jusqu\\p{L}*|salon|foire|marché|hasta|feria|mercado|até|feira|non|fino|fiera|mercato|niet|tot|beurs)(?!\\p{L}))"
/** Rooms that a house has one of. */
const itsBase =
  "(?:base|basis|werkstatt|büro|atelier|studio|laden|bureau|siège|boutique|taller|oficina|sede|estudio|tienda|ateliê|escritório|estúdio|loja|escola|bottega|laboratorio|ufficio|negozio|scuola|werkplaats|kantoor|winkel)"
/** "We are upstairs at Unit 6, …", "Come and see us at …", "Ci trovate in via …": who speaks leads to their own address. */
export const hereWeAre = new RegExp(
  `^${forNow}(?:${[
    "we(?:'re| are)(?: still| now| just)? (?:(?:upstairs|downstairs|tucked away|based|(?:a)?round the (?:back|corner)(?: of (?:the )?[^,.;:]{3,40},)?) )?(?:(?:at|on) )?",
    "(?:(?:you(?:'ll| will| can)?|come and) )?(?:find|visit|see) us (?:(?:upstairs|downstairs|here) )?(?:at|on) ",
    "(?:our|the) (?:base|office|workshop|shop|studio|shed) is (?:(?:upstairs|downstairs) )?(?:at|on) ",
    "(?:wir (?:sitzen|sind)|(?:sie|ihr|du) (?:finden|findet|findest) uns) (?:(?:in|an|auf) (?:der|dem|den) |(?:im|am) )?",
    "(?:nous (?:sommes|nous trouvons)|vous nous (?:trouvez|trouverez)|retrouvez-nous|venez nous voir) (?:au |à la |dans la )?",
    "(?:estamos|nos (?:encuentras|encontrarás)|encuéntranos|visítanos|ven a vernos) en (?:la |el )?",
    "(?:estamos|ficamos|encontre-nos|visite-nos) (?:em|n[ao]) ",
    "(?:ci (?:trovate|trovi)|siamo|vi aspettiamo|veni(?:te|) a trovarci) in ",
    "(?:(?:je|u|jullie) vind(?:t|en) ons|wij? zitten) (?:aan|op|in) (?:de |het )?",
    // "A oficina fica na Rua Nova, 5"
    `(?:unsere?|die|der|das) ${itsBase} (?:ist|liegt|steht|befindet sich) (?:(?:in|an|auf) (?:der|dem|den) |(?:im|am) )?`,
    `(?:notre |le |la |l['’])${itsBase} (?:est|se trouve|est située?) (?:au |à la |dans la )?`,
    `(?:nuestr[oa]|el|la) ${itsBase} (?:está|se encuentra|queda) en (?:la |el )?`,
    `(?:(?:a |o )?noss[oa]|a|o) ${itsBase} (?:fica|está|é) (?:em|n[ao]) `,
    `(?:(?:il |la )?nostr[oa]|il|la|lo) ${itsBase} (?:è|si trova) in `,
    `(?:onze|ons|de|het) ${itsBase} (?:is|zit|staat|ligt) (?:aan|op|in) (?:de |het )?`
  ].join(
    "|"
  )})(?=\\p{Nd}|(?-i:\\p{Lu})|(?:rue|quai|avenue|place|calle|avenida|plaza|rua|praça|largo|via|viale|piazza|corso) )`,
  "iu"
)

const word = (...all: ReadonlyArray<string>) => new RegExp(`(?<!\\p{L})(?:${all.join("|")})(?!\\p{L})`, "iu")
/** Beside an address in a sentence: says that whoever likes comes, or writes, there. */
export const comeHere = word(
  "(?:find|visit|see|meet|reach|join|write(?: to)?|post(?: to)?) us|come (?:and (?:see|visit) us|by|round|over|in|along)|(?:drop|pop|call|walk) (?:in|by)|stop by|open (?:studio|house|day|daily|on|from|to|by|every|most|all|mon|tue|wed|thu|fri|sat|sun)\\p{L}*|(?:letters|parcels|post|mail|che(?:que|ck)s?|donations) to",
  "(?:sie|ihr|du)? ?find(?:en|et|est) (?:sie|ihr|du)? ?uns|besuch(?:en sie|t|e) (?:uns|mich)|komm(?:en sie|t|e)? (?:\\p{Ll}+ ){0,2}vorbei|schau(?:en sie|t|e)? (?:\\p{Ll}+ ){0,2}(?:vorbei|rein|herein)|geöffnet|offen|(?:post|briefe|pakete|zuschriften) (?:bitte )?an",
  "(?:re)?trouvez-nous|vous nous (?:trouve(?:z|rez)|retrouvere?z)|rejoignez-nous|venez (?:nous (?:voir|rendre visite)|\\p{L}+)|passez (?:nous voir)?|rendez-nous visite|ouverte?s?|(?:nous )?vous (?:accueille|accueillons|reçoit|recevons|attendons)|(?:courriers?|chèques?|colis) (?:à|au)",
  "nos (?:encontrás|encuentras|encontrarás|encuentran)|enc(?:ué|o)ntr[ae]nos|vis[íi]t[ae]nos|ven[íi]? a (?:vernos|visitarnos)|venid a vernos|pas(?:a|á|ate|áte|en) (?:por|a vernos)|(?:te|los|os) esperamos|atendemos|abrimos|abiert[oa]s?|(?:cartas|correo) a",
  "visit[ea]-nos|venha (?:nos )?(?:ver|visitar|conhecer)(?:-nos)?|nos encontre|encontre-nos|atendemos|recebemos|abert[oa]s?|abrimos|(?:cartas|correio) para",
  "(?:vieni|venite) a trovarci|ci trov(?:i|ate|erai|erete)|(?:vi|ti) aspettiamo|pass(?:a|ate) (?:a trovarci|da noi)|apert[oiae]|riceviamo|(?:lettere|posta) a",
  "(?:je|u|jullie) vindt? ons|vind ons|bezoek ons|kom (?:\\p{Ll}+ ){0,2}langs|loop (?:\\p{Ll}+ ){0,2}binnen|geopend|open (?:op|van|elke|iedere|dagelijks)|(?:post|brieven) (?:naar|aan)"
)
/** What a house whose work it is gives week by week, in rooms it comes back to: "Classes are every Monday at …". */
export const weekly =
  /(?<!\p{L})(?:class(?:es)?|lessons|rehearsals|meetings|sessions|kurse|kursstunden|proben|treffen|stunden|(?:les |nos )?(?:cours|répétitions|permanences|ateliers)|clases|ensayos|aulas|ensaios|lezioni|corsi|prove|lessen|repetities)(?!\p{L}).*(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|segundas?|terças?|quartas?|quintas?|sextas?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?)(?!\p{L})/iu
