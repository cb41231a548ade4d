/** Words that make a place somebody else's, another time's or one of several. Alternatives of regular expressions. Data. */
import { foundingTongues } from "../../../words/founding/FoundingWords.ts"
import { landOfToldTown } from "../../towns/TownLands.ts"
import { isTownName } from "./TownNames.ts"

const words = (...all: ReadonlyArray<string>) => new RegExp(`(?<!\\p{L})(?:${all.join("|")})(?!\\p{L})`, "iu")

/** Before a place, at whatever distance. */
export const ofOthers = words(
  // Somebody else
  "(?:our|unsere?[mnrs]?|notre|nos|nuestr[oa]s?|noss[oa]s?|nostr[oaie]|ons|onze|a|an|eine?|der|die|une?|el|la|los|las|un[ao]?|uma?|il|i|gli|le|een|de|first|erster?|premier|primer[oa]?|primeir[oa]|prim[oa]|eerste)? ?(?:customers?|clients?|users?|readers?|members?|partners?|suppliers?|resellers?|distributors?|dealers?|stockists?|investors?|backers?|sponsors?|landlords?|neighbou?rs?|friends? of ours|competitors?|rivals?|accountants?|lawyers?|banks?|hosts?|hosting|manufacturers? we|supplier's|contractors?|freelancers? we|servers?|data cent(?:re|er)s?|data|cloud|parent|sister|sibling|subsidiar(?:y|ies)|branch(?:es)?|predecessors?|namesake|twin|offshoot|franchise|licensees?)",
  "(?:kund\\p{L}*|nutzer\\p{L}*|leser\\p{L}*|partner\\p{L}*|lieferant\\p{L}*|zuliefer\\p{L}*|händler\\p{L}*|investor\\p{L}*|vermieter\\p{L}*|nachbar\\p{L}*|server\\p{L}*|rechenzentr\\p{L}*|lagerhaus|lagerhalle|mutter(?:haus|firma|gesellschaft|konzern)|schwester\\p{L}+|tochter\\p{L}+|filial\\p{L}*|zweigstelle\\p{L}*|niederlassung\\p{L}*|zweig\\p{L}+|vorgänger\\p{L}*|steuerberater\\p{L}*|daten|namensvetter\\p{L}*|franchise\\p{L}*|vertriebs\\p{L}*|außenstelle|zweit\\p{L}+)",
  "(?:klant\\p{L}*|gebruiker\\p{L}*|lezer\\p{L}*|leverancier\\p{L}*|toeleverancier\\p{L}*|verdeler\\p{L}*|investeerder\\p{L}*|buren|buurman|buurvrouw|magazijn|opslag|datacent\\p{L}*|gegevens|moeder\\p{L}+|zuster\\p{L}+|zus(?:ter)?zaak|dochter\\p{L}+|filia\\p{L}*|vestiging|drukker|boekhouder|naamgenoot|voorganger)",
  "(?:client\\p{L}*|utilisat\\p{L}*|lecteur\\p{L}*|lectrice\\p{L}*|partenaire\\p{L}*|fournisseu\\p{L}*|revendeu\\p{L}*|distribut\\p{L}*|investisseu\\p{L}*|voisin\\p{L}*|entrepôt\\p{L}*|serveurs?|hébergeu\\p{L}*|données|société mère|maison mère|sœurs? de|(?:société|maison|entreprise|boutique|marque|agence) (?:sœur|jumelle|cousine)|filiales?|succursales?|antenne|prédécesseu\\p{L}*|imprimeur|comptable|homonyme)",
  "(?:client[ei]\\p{L}*|usuari\\p{L}*|utilizador\\p{L}*|utent[ei]|lect(?:or|ora|ores)|leitor\\p{L}*|lettor\\p{L}*|soci[oa]s? (?:comercial|tecnológico)\\p{L}*|parceir\\p{L}*|proveedor\\p{L}*|fornecedor\\p{L}*|fornitor\\p{L}*|distribuid\\p{L}*|distributor\\p{L}*|rivenditor\\p{L}*|revendedor\\p{L}*|inversor\\p{L}*|investidor\\p{L}*|investitor\\p{L}*|vecin[oa]s?|vizinh\\p{L}*|vicin[oi] di casa|almacén|almacenes|armazém|magazzino|magazzini|servidor\\p{L}*|servers?|alojamiento|datos|dados|dati|empresa matriz|casa madre|hermana(?: de)?|irmã|sorella|sorelle di|filial\\p{L}*|sucursal\\p{L}*|delegación|delegações|antecesor\\p{L}*|antecessor\\p{L}*|predecessore|gestor[íi]a|commercialista|homónim[oa]|omonim[oa])",
  // Another of ours
  "(?:second|third|fourth|another|other|next|new(?:est)?|future|former|first|original|old|previous|temporary|pop-?up|seasonal|summer|winter|additional|extra|sales|support|regional|satellite|overseas|also|too|as well|either) (?:\\p{L}+ )?(?:shop|store|studio|office|workshop|bakery|kitchen|location|branch|outlet|room|home|premises|space|factory|site|café|cafe|restaurant|base|place|headquarters|hq|farm|showroom)",
  "(?:zweite[mnrs]?|dritte[mnrs]?|weitere[mnrs]?|andere[mnrs]?|nächste[mnrs]?|neue[mnrs]?|künftige[mnrs]?|ehemalige[mnrs]? (?=\\p{Lu}\\p{L}*(?:büro|werkstatt|laden|studio))|erste[mnrs]?|frühere[mnrs]?|temporäre[mnrs]?|zusätzliche[mnrs]?|auch|ebenfalls|außerdem|demnächst)",
  "(?:tweede|derde|ander|andere|volgende|nieuwe?|toekomstige|voormalige (?=winkel|atelier|kantoor)|eerste|vroegere|tijdelijke?|extra|ook|eveneens)",
  "(?:deuxième|seconde?|troisième|autres?|prochaine?|nouvelle|nouveaux?|futur\\p{L}*|ancien(?:ne)? (?=boutique|bureau|studio|local|locaux|siège)|premi(?:er|ère)s?|éphémère|aussi|également)",
  "(?:segund[oa]|tercer[oa]?|terceir[oa]|secondo|seconda|terz[oa]|otr[oa]s?|outr[oa]s?|altr[oaie]|próxim[oa]|prossim[oa]|nuev[oa]s?|nov[oa]s?|nuov[oaie]|futur[oa]|antigu[oa] (?=tienda|oficina|taller|sede|local)|antig[oa] (?=loja|oficina|sede)|vecchi[oa] (?=sede|negozio|ufficio|bottega)|primer[oa]?|primeir[oa]|prim[oa]|temporal(?:es)?|tempor[aá]ri[oa]|temporane[oa]|efímer[oa]|también|também|anche|pure)",
  // Another time
  "(?:was|were|had|used|until|till|before|formerly|previously|once|began|started|grew|met|born|raised|studied|trained|lived|worked|moved|left|opened|closed|sold|will|soon|plan\\p{L}*|hop(?:e|es|ing)|want\\p{L}*|dream\\p{L}*|would|could|might|may|should|if|when|planning|moving|opening|wish\\p{L}*|considering|thinking|miss|going to)",
  "(?:war|waren|hatte|hatten|wurde|wurden|bis|früher|einst|damals|ehemals|begann\\p{L}*|lernten|kennengelernt|getroffen|geboren|aufgewachsen|studiert\\p{L}*|gelernt|lebten|arbeiteten|zogen|verließen|eröffne\\p{L}*|schlossen|verkauft\\p{L}*|werden (?=wir)|wollen|möchten|planen|hoffen|träum\\p{L}*|würden|könnten|wäre\\p{L}*|wenn|falls|bald|suchen)",
  "(?:was|waren|had|hadden|werd|werden|tot|vroeger|ooit|destijds|begon\\p{L}*|ontmoet\\p{L}*|geboren|getogen|opgegroeid|studeer\\p{L}*|gestudeerd|woonden|werkten|zaten|verhuis\\p{L}*|verlieten|open(?:den|en|t)|sloten|zullen|willen|plannen|hopen|dromen|zouden|als we|binnenkort|zoeken)",
  "(?:étai\\p{L}*|avai\\p{L}*|fut|furent|jusqu\\p{L}*|avant|autrefois|jadis|commencé|rencontrés?|rencontrées?|née?s? (?!de l)|grandi|étudié\\p{L}*|vécu|travaillé|travaillions|vivions|déménag\\p{L}*|quitté\\p{L}*|ouvr(?:i|ons|ira|irons|ert|e)|fermé\\p{L}*|sera|seront|serons|voulons|prévo\\p{L}*|espér\\p{L}*|rêv\\p{L}*|aimerions|pourrions|si nous|bientôt|cherchons)",
  "(?:era|eran|eram|éramos|eravamo|estuv\\p{L}*|estiv\\p{L}*|estáb\\p{L}*|estav\\p{L}*|tuv\\p{L}+|tiv\\p{L}+|fue|fueron|fuimos|foi|fomos|furono|hasta|até|fino|antes|prima di|antaño|outrora|empez\\p{L}*|começ\\p{L}*|iniziat\\p{L}*|cominciat\\p{L}*|conocimos|conocieron|conhecemos|conhecemo-nos|conosciut[ei]|naci\\p{L}*|nasc\\p{L}*|nat[oaie]|crecimos|crecieron|crescemos|crescemmo|cresciut[ei]|estudi(?:é|ó|ei|ou|amos|aron|aba\\p{L}*|ava\\p{L}*|ado|ada|aram)|studiato|vivíamos|vivevamo|trabaj[aá]bamos|trabalhávamos|lavoravamo|mudamos|mudámos|mudou|trasferit[ei]|abrimos|abriremos|abrirá|abr(?:ió|iu|e)|apriremo|aprirà|apre|abbiamo aperto|cerramos|cerró|fechámos|fechou|chius[oa]|será|seremos|serão|sarà|saranno|queremos|vogliamo|planeamos|planejamos|esperamos abrir|speriamo|soñ\\p{L}*|sonh\\p{L}*|sogn\\p{L}*|pronto|em breve|presto|buscamos|procuramos|cerchiamo|si tuviéramos)",
  // A day, a fair, a course
  "(?:(?:craft|design|fashion|food|tech|book|science|music) weeks?|open (?:days?|studios?|house)|summits?|conventions?|biennales?|showcases?|screenings?|hackathons?|fairs?|festivals?|exhibitions?|expo|conferences?|meetups?|talks?|events?|courses?|class(?:es)?|lessons?|retreats?|tours?|concerts?|gigs?|stalls?|booth|market days?|trip|holidays?|vacation|weekends? away|congress|award|prize|mess(?:e|en)|markt(?:e|stand)?|wochenmarkt|weihnachtsmarkt|kurs(?:e|en)?|seminar\\p{L}*|workshops|veranstalt\\p{L}*|ausstellung\\p{L}*|konzert\\p{L}*|vortrag|urlaub|reise|preis|beurs|cursus(?:sen)?|lessen|tentoonstelling\\p{L}*|voorstelling\\p{L}*|lezing|vakantie|jaarmarkt|salon (?=de|d|du|professionnel)|salon|foire|marché|stages?|cours|formations?|expositions?|conférences?|concerts|vacances|prix|feria|ferias|feira|feiras|fiera|mercado|mercadillo|mercato|mercatino|cursos?|corsi|corso|clases|aulas|lezioni|talleres de|oficinas de|exposición|exposição|mostra|congreso|congresso|concierto|concerto|vacaciones|férias|vacanza|premio|prémio|prêmio|charla|palestra|conferenza)",
  // Not at all
  "have no|has no|there is no|is no|none|neither|nor|hardly|barely|\\p{L}+n't|kein\\p{L}*|weder|kaum|geen|nauwelijks|aucune?|guère|ningun\\p{L}*|tampoco|no (?:somos|estamos|tenemos|es|está|hay|trabajamos|vivimos|hacemos|fabricamos|producimos)|nenhum\\p{L}*|nessun\\p{L}*|neanche|nemmeno",
  // Everywhere and nowhere
  "(?:remote(?:ly)?|distributed|scattered|spread|split|nomad\\p{L}*|everywhere|anywhere|across|between|various|several|different|verteilt|verstreut|remote|überall|teils|zwischen|verspreid|verdeeld|overal|tussen|répartie?s?|dispersée?s?|éparpillée?s?|partagée?s?|partout|repartid\\p{L}*|dispers\\p{L}*|esparcid\\p{L}*|espalhad\\p{L}*|dividid\\p{L}*|sparsi?|spars[oae]|distribuit\\p{L}*|divis[oaie]|sparpagliat\\p{L}*|ovunque)",
  // Only some of them
  "(?:half|most|some|many|several|one|part|none|few) of (?:us|our|the|them)|(?:die hälfte|ein teil|einige|manche|die meisten|einer|eine|zwei) (?:von uns|unsere[rs]?)|(?:de helft|een deel|sommigen|enkele|een) van ons|(?:la moitié|une partie|certains|plusieurs|l'un|deux) d'entre nous|(?:la mitad|parte|algunos|uno|dos) (?:del|de) (?:equipo|nosotros)|(?:metade|parte|alguns|um|dois) (?:da|do|de) (?:equipa|equipe|nós)|(?:metà|parte|alcuni|uno|due) (?:del|di) (?:team|noi)",
  // Sold or sent there, or liked
  "(?:ship|ships|deliver\\p{L}*|serv(?:e|es|ing)|sell|sells|stocked|available|popular|loved|famous|inspired|named after|known|tested|used|sponsor\\p{L}*|support|visit(?:ed|s)? (?!us|our)|travel\\p{L}*|source[sd]?|buy|bought|import\\p{L}*|printed for|lieferung|liefern|verkaufen|beliebt|inspiriert|benannt|bekannt|getestet|genutzt|kaufen|beziehen|leveren|verkopen|bezorgen|geliefd|geïnspireerd|genoemd naar|bekend|getest|gebruikt|kopen|livrons|vendons|inspirée?s?|connue?s?|testée?s?|utilisée?s?|achetons|importons|enviamos|vendemos|repartimos|entregamos|distribuimos|inspirad[oa]s?|conocid[oa]s?|conhecid[oa]s?|probad[oa]s?|testad[oa]s?|usad[oa]s?|compramos|importamos|spediamo|consegniamo|vendiamo|ispirat[oaie]|conosciut[oa]|testat[oaie]|usat[oaie]|compriamo|importiamo|expedimos)",
  // Whoever else makers are
  "(?:who|whose|chef whose|grandmother|grandfather|mother|father|founders?|co-?founders?|parents|his|her|she|he|gründer\\p{L}*|großmutter|großvater|mutter|vater|opa|oma|oprichter\\p{L}*|grootmoeder|grootvader|moeder|vader|fondateurs?|fondatrices?|grand-mère|grand-père|mère(?! et)|père(?! et)|fundador\\p{L}*|abuel[oa]s?|madre(?! e)|padre(?! e)|av[óô]s?|mãe(?! e)|pai(?! e)|fondator[ei]|fondatric[ei]|nonn[oaie])"
)

const months = foundingTongues.map(({ months }) => months).join("|")
/** Behind a place: not for good, or not the only one. */
export const notForGood = words(
  "too|as well|among other\\p{L}*|unter anderem|onder andere|entre autres|entre otr[oa]s|entre outr[oa]s|tra gli altri|until|till|bis (?:ende|anfang|zum|mai|märz|juni|juli)|jusqu\\p{L}*|hasta|até|fino al?|tot en met|this (?:week|month|weekend|year|spring|summer|autumn|fall|winter)|next (?:week|month|weekend|year|spring|summer|autumn|fall|winter)|last (?:week|month|year|spring|summer|autumn|winter)|tomorrow|tonight|diese[rsn]? (?:woche|monat|jahr|sommer)|nächste[rsn]? \\p{L}+|letzte[rsn]? \\p{L}+|morgen abend|volgende? (?:week|maand|jaar)|vorige? (?:week|maand|jaar)|deze (?:week|maand|zomer)|la semaine prochaine|l'an dernier|l'année dernière|cet été|cette semaine|el mes que viene|el año pasado|este (?:verano|mes|año)|na próxima semana|no ano passado|este (?:verão|mês|ano)|la settimana prossima|l'anno scorso|quest'estate|questo mese",
  `(?:in|im|en|em|a|ad|on|am|le|el|il|op|ab|from|for|du|vom|de|dal) (?:\\p{Nd}{1,2}\\.? )?(?:de )?(?:${months})`,
  `\\p{Nd}{1,2}\\.?(?:st|nd|rd|th)? (?:of |de )?(?:${months})`,
  "booth|stand \\p{L}?\\p{Nd}+|hall \\p{Nd}+|halle \\p{Nd}+|pavillon \\p{Nd}+|padiglione \\p{Nd}+|pabellón \\p{Nd}+"
)
/** Before another town behind it: "half of us are in York". */
export const othersBehind =
  /(?<!\p{L})(?:half|others?|another|rest|second|one|two|three|now|today|moved?|too|also|as well|some|but|while|half|andere[rnms]?|hälfte|rest|zweite[rnms]?|inzwischen|heute|auch|aber|sowie|während|helft|ander|andere|tweede|ook|maar|terwijl|moitié|autres?|deuxième|aussi|mais|tandis|mitad|otr[oa]s?|segund[oa]|también|pero|mientras|metade|outr[oa]s?|também|mas|enquanto|metà|altr[oaie]|second[oa]|anche|ma|mentre)(?!\p{L})[^.;!?]{0,60} (?:in|at|from|à|en|em|a|no|na|ad|te|uit|aus|desde|da|de|di|of) \p{Lu}/iu
/** Another town right behind a place: "in Leeds and in York". */
export const goesOnElsewhere =
  /^,? ?(?:and|or|&|und|oder|sowie|et|ou|y|o|e|ed|en|of|,|\/|\+) ?(?:(?:partly|also|sometimes|teils|auch|deels|soms|ook|parfois|aussi|también|a veces|também|às vezes|anche|a volte) )?(?:(?:in|at|from|near|aus|bei|à|a|de|d'|en|em|no|na|desde|ad|da|di|te|uit|vanuit|zwischen|dans) )?(?!I(?:['’]|$| ))\p{Lu}/u

/** Behind what they do in a town: with whom or for whom, which is no place of theirs. "In Leeds we work with three schools". */
export const doneForOthers =
  /^,? (?:currently |just now |right now |gerade |zurzeit |samen |together |zusammen )?(?:with(?! (?:our|my|love|care|lots|much|great|passion|pride|a view|(?:\p{L}+ ){0,2}(?:sons?|daughters?|kids|children|husband|wife|family|cats?|dogs?|hens|goats|bees|hives|cows|sheep|chickens)(?!\p{L})))|mit(?! (?:unser|mein|liebe|viel|blick|herz|hand))|samen met|met(?! (?:ons|onze|mijn|liefde|veel|zicht|uitzicht|hart))|avec(?! (?:notre|nos|mon|ma|mes|amour|soin|vue|passion|beaucoup))|con(?! (?:nuestr|mi |mis |amor|cariño|mimo|mucho|vistas|nostr|amore|cura|passione|vista|tanta|tanto))|com(?! (?:a? ?noss|o noss|amor|carinho|muito|vista))|on behalf of|im auftrag|in opdracht|for (?:an?|the|one|two|three|some|several|many) )/iu

/** Kinds of house that others are to a maker, where it calls one its own: "Our printer is a family business in Hull". */
export const ourSuppliers =
  /(?<!\p{L})(?:our|my|unsere?[mnrs]?|notre|nos|nuestr[oa]s?|noss[oa]s?|nostr[oaie]|onze|ons) (?:\p{L}+ ){0,2}(?:print(?:er|ers|ing house| ?shop)|press(?:es)?|mill|foundry|tannery|sawmill|manufacturer|roaster|dairy|factory|\p{L}*(?:druckerei|mühle|gerberei|molkerei|hersteller|sägewerk|fabrik|drukkerij|molen|fabriek|zagerij)|imprim\p{L}+|moulin|tannerie|usine|scierie|fabricante?|imprenta|molino|curtiduría|fábrica|gráfica|tipograf\p{L}+|moinho|stamperia|mulino|conceria|fabbrica|produttore|produtora?|productora?)(?!\p{L})/iu
/** One work that is under way, wherever it is: "We are building a school in Vilnius". */
export const oneWork =
  /(?<!\p{L})(?:\p{Ll}+ndo|(?:estamos|estou) a \p{Ll}+r|(?:we|wir|nous|on|we|wij|ich|i|je|ik)(?: \p{Ll}+){1,2}|\p{Ll}+(?:en|amos|emos|imos|iamo|ons)(?: (?:wir|we|wij))?) (?:an?|eine?n?|een|une?|una?|uma?|um) \p{L}/iu

/** Made on one day, wherever that was: "in a flat in Madrid we recorded the advert". */
export const ofOneDay =
  /(?<!\p{L})(?:adverts?|commercials?|trailer|videoclip|v[ií]deos?|spots?|werbespot|werbefilm|musikvideo|anuncio|anúncio|documental|documentário|documentario|reclame(?:filmpje)?|publicité|clip)(?!\p{L})/iu
/** "Siamo di parola e a Modena ci conoscono": the town is of what comes behind "and". */
export const joinedBefore = /(?<=[\s,](?:and|und|et|y|e|ed)) (?:at|in|à|en|em|a|ad|te)? ?$/iu

const contrast =
  /(?:^|,| )(?:but|aber|mais|pero|mas|ma|maar|although|though|obwohl|aunque|embora) [^.;]{2,60}?(?<!\p{L})(?:in|from|out of|aus|von|à|de|depuis|en|desde|em|no|na|a|ad|da|uit|vanuit) (?<town>\p{Lu}[\p{L}\p{M}'’-]+)/u
/** "Somos de Braga, mas vivemos em Berlim": behind a place another one, in contrast with it. */
export const isContrasted = (behind: string): boolean => {
  const { town } = contrast.exec(behind)?.groups ?? {}
  return town !== undefined && (isTownName(town) || landOfToldTown(town) !== null)
}

/** "A Quaker-based school", "a Linux-based shop": what it holds to or works with, where a town nobody knows would stand. */
export const isBasis = (place: string, text: string): boolean =>
  (text.includes(`${place}-based`) || text.includes(`${place} based`)) &&
  !place.includes(",") &&
  !isTownName(place) &&
  landOfToldTown(place) === null
