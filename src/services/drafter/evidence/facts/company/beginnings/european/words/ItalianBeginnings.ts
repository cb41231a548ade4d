/** How Italian tells that a house began. Data. */
import type { BeginningTongue } from "./BeginningTongue.ts"
import { romanceShapes } from "./RomanceShapes.ts"

const kinds =
  "museo|frantoio|oleificio|mulino|pastificio|macelleria|salumificio|maglificio|tessitura|enoteca|vetreria|gastronomia|azienda|aziend[ae] agricola|società|startup|start-up|agenzia|studio|associazione|casa|panificio|forno|pasticceria|cooperativa|fattoria|podere|tenuta|masseria|officina|negozio|bottega|libreria|birrificio|ufficio|consulenza|scuola|accademia|fabbrica|torrefazione|caseificio|ristorante|trattoria|osteria|caffè|bar|locanda|agriturismo|hotel|albergo|marchio|brand|etichetta|collettivo|club|circolo|fondazione|squadra|team|app|applicazione|piattaforma|progetto|gruppo|galleria|tipografia|stamperia|falegnameria|ebanisteria|liuteria|ferramenta|saponificio|distilleria|cantina|cioccolateria|vivaio|salone|clinica|farmacia|rivista|giornale|coro|compagnia|teatro|laboratorio|rete|strumento|gioco|impresa|ditta|attività|atelier|casa editrice|editore|orto|frantoio|produzione|onlus|organizzazione|ente|asilo|centro|software|prodotto|realtà|gelateria|sartoria|gioielleria|macelleria|bed and breakfast|servizio|band|redazione|ceramica|manifattura|apicoltura"

export const italianBeginnings: BeginningTongue = {
  time: "nel|nell'|dal|dall'|dalla|in|il|lo|la|l'|del|dell'|della|di|a|al|alla|fine|inizio|inizi|metà|primavera|estate|autunno|inverno|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|anno|mese|giorno|già|solo|lontano|\\p{Nd}{1,2}|era|correva|verso|nella|nelle|fredda|fredd[oa]|ormai|sin|fin|un|una|era",
  bareYear: false,
  noTime: "fino al?|prima del?|dopo il|entro il|tra il|fra il|versione|modello|partire dal?|per il|contro|e|ed",
  since: "dal|dall'|dalla|sin|fin",
  articles: new Set(["il", "la", "lo", "gli", "le"]),
  genitive: false,
  house: {
    our: "(?:(?:la |il |lo |l')?(?:nostr[oa])|quest[oa]|quest') ?",
    the: "(?:il |la |lo |l')",
    ofOur: "(?:del |della |dell'|dello |di )(?:nostr[oa]|mi[oa]) ",
    ofThe: "(?:del |della |dell'|dello )",
    of: "di",
    before: "piccol[oa]|giovane|car[oa]|propri[oa]|modest[oa]",
    behind:
      "familiare|artigianale|artigian[oa]|indipendente|creativ[oa]|digitale|culturale|sociale|biologic[oa]|locale|agricol[oa]|web|mobile|di famiglia|di design|di quartiere|di comunicazione|di architettura|di mobili|di ceramica|di software|vinicol[oa]"
  },
  ...romanceShapes({
    kinds,
    H: "^(?:(?:e|ed|ma|così|allora|che|quando|poi|infine|oggi|fu|dove|come|già|è|è così che|fu così che|finché) ){0,2}",
    adverb:
      "ufficialmente|finalmente|infine|insieme|in sordina|inizialmente|originariamente|prima|allora|formalmente|già|legalmente|timidamente|così|quindi|poi|quasi per gioco|quasi per caso|in silenzio",
    we: "noi|io",
    born: "(?:è|era|fu|venne|viene|è stat[oa]|era stat[oa]){A}(?: stat[oa])? (?:fondat[oa]|creat[oa]|costituit[oa]|nat[oa]|ideat[oa]|istituit[oa]|cofondat[oa]|concepit[oa]|sort[oa]|format[oa])|nasce|nacque|nasceva|sorse|sorge|prese vita|prende vita|ha preso (?:vita|forma|corpo)|prende forma|prese forma|ha{A} visto la luce|vide la luce|vede la luce|si è{A} (?:costituit[oa]|format[oa])|si costituì|si costituisce|si formò|viene alla luce|(?:ha|aveva){A} (?:avviato|iniziato|cominciato|intrapreso) (?:la (?:sua|propria) |l'|le (?:sue|proprie) |il (?:suo|proprio) )(?:attività|avventura|cammino|percorso|storia)|(?:inizia|avvia|iniziò|avviò|comincia) (?:la (?:sua|propria) |l'|il suo )(?:attività|avventura|cammino|percorso|storia)|ha mosso i (?:suoi )?primi passi|muove i (?:suoi )?primi passi|mosse i (?:suoi )?primi passi|è venut[oa] al mondo",
    weBorn: "(?:siamo (?:ufficialmente )?nat[ie]|siamo stati fondati|nasciamo|nascemmo|ci siamo costituit[ie])",
    found:
      "(?:(?:abbiamo|ho|ha|hanno|avevamo|aveva|avevano){A} (?:fondato|creato|cofondato|costituito|ideato|messo su|messo in piedi|dato il via a|avviato|concepito|realizzato|sviluppato|tirato su)|fondò|fondarono|fondammo|creò|crearono|creammo|fondiamo|fondano|creiamo|mettiamo su|avviò|avviarono|diede vita a|avviammo)",
    open: "(?:(?:abbiamo|ho|ha|hanno|avevamo){A} (?:lanciato|aperto|inaugurato|pubblicato|iniziato|cominciato|messo online)(?: con)?|aprì|aprirono|aprimmo|lanciò|lanciarono|inaugurò|apriamo|lanciamo|inauguriamo)",
    proper: "(?:(?:la |il |lo )?(?:nostr[oa]|mi[oa]|su[oa]|loro)|un[ao]?) (?:propri[oa]|piccol[oa]) (?:{kinds})",
    lifeTo:
      "(?:(?:abbiamo|ho|ha|hanno){A} dato (?:vita|forma|inizio)|dato vita|diede vita|diedero vita|demmo vita|diamo vita) (?:a |al |alla |all'|allo )",
    inIt: "(?!)",
    with: "con|insieme a|insieme con|a|da|in|nel|nella|tra",
    isA: "(?:è|siamo|sono)(?: un[ao]?| un')?",
    participle: "(?:fondat[oaie]|creat[oaie]|nat[oaie]|costituit[oa]|avviat[oa]|che (?:nasce|è nat[oa]|nacque))",
    foundation: "(?:la |l')?(?:creazione|nascita|fondazione|origine)",
    ourFoundation: "(?:(?:la )?nostra) (?:creazione|nascita|fondazione)",
    sinceFoundation:
      "(?:dalla|con la|dopo la|sin dalla|fin dalla) (?:nostra |sua )?(?:creazione|nascita|fondazione|apertura)",
    preposition: "nel|nell'",
    label: "(?:anno di )?(?:creazione|nascita|fondazione)|fondat[oa]|nat[oa]",
    birth: "(?:la )?(?:nascita|creazione|fondazione|nasce|nasciamo)",
    of: "di |del |della |dell'|dello ",
    roots: "(?:le |gli |i |l'|la )?(?:origini|inizi|esordi|radici|origine|storia)",
    ourRoots: "(?:(?:le |i |la )?nostr[eiao]) (?:origini|inizi|esordi|radici|storia)",
    reach: "(?:risalgono|risale|affondano|affonda)(?: (?:al|a))?",
    weReach: "(?!)",
    weAlone:
      "(?:ci siamo mess[ie]|mi sono mess[oa]) in proprio|(?:abbiamo|ho){A} (?:aperto|avviato) (?:la )?partita iva|(?:abbiamo|ho) deciso di metter(?:mi|ci) in proprio",
    opened:
      "(?:(?:ha|aveva){A} aperto|apre|aprì|apriva)(?: per la prima volta)?(?: (?:le (?:sue |proprie )?porte|i (?:suoi |propri )?battenti|la saracinesca|al pubblico|i cancelli))?|(?:ha|aveva) alzato (?:per la prima volta )?la (?:serranda|saracinesca)|(?:è|fu|venne|viene)(?: stat[oa])?{A} (?:lanciat[oa]|apert[oa]|inaugurat[oa]|pubblicat[oa]|mess[oa] online|avviat[oa])|è{A} (?:iniziat[oa]|cominciat[oa]|partit[oa]|uscit[oa]|arrivat[oa]|approdat[oa]|andat[oa] (?:online|in onda))|(?:ha|inizia){A} (?:iniziato|cominciato|debuttato|esordito)|inizia|comincia|parte|debutta|iniziò|cominciò|partì|debuttò|(?:è|fu|venne)(?: stat[oa])?{A} iscritt[oa] al registro delle imprese",
    weBegan:
      "(?:(?:abbiamo|ho){A} (?:iniziato|cominciato|aperto|debuttato|esordito)|(?:siamo|sono){A} partit[ieoa]|ci siamo{A} (?:lanciat[ie]|buttat[ie]|stabilit[ie])|mi sono{A} (?:lanciat[oa]|buttat[oa])|iniziammo|cominciammo|partimmo|iniziamo|cominciamo|partiamo|aprimmo)",
    weOpened:
      "(?:(?:abbiamo|ho){A} (?:aperto (?:per la prima volta )?(?:le (?:nostre |mie )?porte|i (?:nostri )?battenti|la (?:nostra )?saracinesca)|alzato (?:per la prima volta )?la (?:serranda|saracinesca)|mosso i (?:nostri |miei )?primi passi|(?:iniziato|cominciato|avviato|intrapreso) (?:la (?:nostra|mia) |il nostro |il mio |quest'|questa |l')(?:attività|avventura|storia|cammino|percorso|viaggio)|unito le forze|dato il via all'avventura|aperto (?:la )?(?:nostra |mia )?partita iva|registrato la (?:nostra )?(?:società|azienda))|ci siamo messi all'opera|ci siamo iscritt[ie] al registro delle imprese|ci siamo unit[ie] per|ci siamo mess[ie] insieme)",
    after:
      "(?=$|[.!]|,? (?:con|in|nel|nella|nello|nell'|senza|come|da|dal|dalla|sotto|sopra|tra|fra|insieme|molto|quando|dopo|quasi|a(?! \\p{L}+re(?!\\p{L}))|dietro|solo|sola|soli|ancora|piccoli|all'|alla|al)(?!\\p{L}))",
    exists: "(?:esiste|è (?:apert[oa]|attiv[oa]|online|presente|in attività|qui|sul mercato)|opera|lavora|funziona)",
    weExist:
      "(?:esistiamo|siamo (?:qui|apert[ie]|attiv[ie]|online|in attività|al vostro fianco|al tuo fianco|al vostro servizio|sul mercato|in pista)|lavoro in proprio)",
    trade:
      "impastiamo|sforniamo|cuociamo|cuciniamo|tessiamo|cuciamo|forgiamo|soffiamo|intagliamo|incidiamo|rileghiamo|ricamiamo|scolpiamo|modelliamo|distilliamo|vinifichiamo|alleviamo|raccogliamo|montiamo|dipingiamo|torniamo|stagioniamo|filiamo|tingiamo|disegniamo|pubblichiamo|seminiamo|piantiamo|scriviamo|componiamo|fotografiamo|filmiamo|traduciamo|insegniamo|confezioniamo|serviamo|imbottigliamo|ripariamo|programmiamo|curiamo|lavoriamo il \\p{L}+|lavoriamo la \\p{L}+|fabbrichiamo|friggiamo|editiamo",
    does: "aiuta|accompagna|produce|sviluppa|crea|realizza|progetta|costruisce|fabbrica|tosta|sforna|stampa|restaura|ripara|coltiva|tesse|forgia|distilla|cuce|disegna|impasta|pubblica|riunisce|rilega|insegna",
    aKind: "un[ao]?|un'|il (?:tuo|vostro)|la (?:tua|vostra)|il|la|lo",
    lineTail:
      "familiare|artigianale|artigian[oa]|indipendente|di famiglia|di quartiere|a \\p{Lu}[\\p{L}-]+|di padre in figlio|agricol[oa]|a conduzione familiare",
    ourStory:
      "(?:la |il )?(?:nostr[oa]|mi[oa]) (?:piccol[oa] |grande )?(?:storia|avventura|viaggio|cammino|percorso|sogno)",
    theStory:
      "(?:la |l'|il |questa |quest'|questo )(?:piccol[oa] |grande )?(?:storia|avventura|viaggio|cammino|sogno|percorso|progetto)",
    storyBegan:
      "(?:è{A} (?:iniziat[oa]|cominciat[oa]|partit[oa]|nat[oa])|(?:ha|ebbe|ha avuto){A} (?:inizio|avuto inizio|preso il via)|inizia|comincia|parte|prende (?:il via|vita)|nasce|iniziò|cominciò|nacque|partì|prese il via|affonda le radici|risale)",
    allBegan:
      "(?:tutto|tutto questo|tutto ciò){A} (?:è{A} (?:iniziato|cominciato|partito|nato)|inizia|comincia|parte|nasce|iniziò|cominciò|nacque|ebbe inizio|ha (?:avuto )?inizio|prese il via)|(?:l'idea|il sogno|la nostra idea|il nostro sogno) (?:è diventat[oa] realtà|diventa realtà|ha preso forma|prende forma)",
    began: "(?:è (?:iniziato|cominciato|partito|nato)|inizia|comincia|iniziò|cominciò)",
    all: "(?:tutto)",
    decide: "(?:deci[sd]\\p{L}+|abbiamo scelto|ho scelto|scegliamo|scelgono|ci siamo buttat[ie]|ebb\\p{L}+ l'idea)",
    toFound:
      "(?:di )?(?:fondare|creare|metter su|mettere su|mettere in piedi|lanciare|aprire|avviare|cofondare|costituire|dare vita (?:a |al |alla |all')?|dar vita (?:a |al |alla |all')?|sviluppare)",
    toAlone: "di metter(?:ci|mi) in proprio",
    behind: "(?:dietro(?: a)?)",
    whoFounded:
      "che (?:ha fondato|hanno fondato|ha creato|hanno creato|fondò|fondarono|l'ha fondat[oa]|l'hanno fondat[oa])",
    quit: "(?:lasci\\p{L}+|abbandon\\p{L}+|moll\\p{L}+|dimess[oaie])"
  }),
  founded:
    "(?:fondat[oaie]|creat[oaie]|nat[oaie]|lanciat[oaie]|apert[oaie]|costituit[oaie]|inaugurat[oaie]|avviat[oaie])",
  veto: "a cambiare|non|mai|se|magari|avremmo|avrebbe\\p{L}*|saremmo|vogliamo|vorremmo|creeremo|apriremo|fonderemo|lanceremo|prevediamo|previst[oa]|second[oa]|terz[oa]|quart[oa]|nuov[oaie]|di nuovo|riapert[oa]|riapr\\p{L}*|rilanci\\p{L}*|succursale|filiale|sede|versione|anche|inoltre|pure|altresì|quasi(?! per)|vicin[oa] di|partner|fornitor\\p{L}*|predecessor\\p{L}*|casa madre|trasferit\\p{L}*|trasloc\\p{L}*|comprato|acquis\\p{L}*|acquist\\p{L}*|vendut[oa]|rilevat\\p{L}*|fus[aoie]|fusione|crowdfunding|campagna|newsletter|blog|negozio online|e-commerce|membro|membri|consegne|corsi|corso|carriera|premio|vinto|ristruttur\\p{L}*|ampli\\p{L}*|esport\\p{L}*|cliente|clienti|prima di|fallimento|assun\\p{L}*|studi|a vendere|a offrire|a esportare|offriamo|entrat[oaie] in",
  sinceVeto:
    "solo|soltanto|solamente|fa parte|appartien\\p{L}*|certific\\p{L}*|biologic[oahie]+|con (?!(?:amore|passione|cura|lo stesso|la stessa|tanto|tanta|le mani|dedizione|il cuore)(?!\\p{L}))|senza|clim\\p{L}*|sostenib\\p{L}*|solar\\p{L}*|collabor\\p{L}*|sponsor\\p{L}*|mensil\\p{L}*|ogni (?:mese|anno|estate|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|propri[oa]|generazion\\p{L}*",
  otherTime: "oggi|da allora|più tardi|dopo|prima|in precedenza|ora|adesso|intanto|attualmente|poi|presto",
  and: "e|ed"
}
