import type { PlaceTongue } from "./PlaceTongue.ts"

export const placeItalian: PlaceTongue = {
  lang: "it",
  lead: "oggi|oggigiorno|attualmente|dal \\p{Nd}{4}|da (?:più di |quasi |oltre )?(?:\\p{L}+|\\p{Nd}+) (?:anni|generazioni|decenni)|ciao|insomma|in breve|ogni (?:giorno|mattina|notte)|giorno dopo giorno|insieme|sì|con (?:mia|mio|la mia|il mio|la nostra|il nostro) \\p{Ll}+|ancora oggi|tuttora|in (?:due|tre|quattro|cinque|sei)",
  adverbs:
    "ancora|tuttora|oggi|attualmente|orgogliosamente|con orgoglio|a mano|artigianalmente|in modo artigianale|noi stessi|noi stesse|da sol[oia]|insieme|tutti|tutte|tutti e due|tutti e tre|con (?:tanto |tanta |molto |molta )?(?:amore|cura|passione|pazienza|dedizione|orgoglio|affetto)(?: e (?:pazienza|passione|cura|amore|dedizione|caffè))?|semplicemente|interamente|esclusivamente|solo|soltanto|ogni (?:giorno|mattina|notte)|quotidianamente|giorno e notte|in piccoli lotti|in piccole serie|su misura|su ordinazione|dal \\p{Nd}{4}|da (?:\\p{L}+|\\p{Nd}+) (?:anni|generazioni)|tutto l'anno|sempre|qui|fianco a fianco|stabilmente|principalmente|in (?:due|tre|quattro|cinque|sei|sette|otto)",
  we: null,
  weAre: "(?:noi )?siamo|(?:io )?sono|formiamo|noi siamo",
  is: "è|sono|, è|resta",
  a: "un[oa]?|un'|il|lo|la|i|gli|le|l'|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|\\p{Nd}{1,3}|un paio di|una manciata di|dei|delle|prima di tutto un[oa]?",
  and: "e|ed|&|o",
  kinds:
    "azienda|società|impresa|ditta|startup|start-up|studio|agenzia|bottega|laboratorio|officina|team|squadra|cooperativa|associazione|fondazione|collettivo|negozio|negozietto|libreria|panificio|panetteria|forno|pasticceria|birrificio|torrefazione|distilleria|caseificio|macelleria|cioccolateria|saponificio|saponeria|cantina|oleificio|frantoio|ceramica|stamperia|tipografia|legatoria|falegnameria|ebanisteria|fonderia|conceria|pelletteria|sartoria|fabbrica|manifattura|fattoria|vivaio|orto|mulino|caffè|caffetteria|bar|ristorante|trattoria|osteria|hotel|albergo|locanda|scuola|accademia|clinica|farmacia|galleria|teatro|museo|casa editrice|editore|etichetta|marchio|brand|garage|gruppo|duo|trio|coppia|banda|coro|orchestra|compagnia|pmi|attività|attività di famiglia|impresa familiare|azienda familiare|azienda agricola|ong|onlus|software house|produttore|produttori|artigian[oaie]|creatori|sviluppator[ei]|sviluppatrice|designer|grafic[oai]|consulent[ei]|freelance|club|istituto|rete|organizzazione|apicoltori|panettieri|fornai|ceramist[ai]|casa|cucina|gioielleria|realtà|liuteria|birreria|enoteca|erboristeria|maglificio|pastificio|gelateria|torronificio|apicoltura|carrozzeria|ciclofficina",
  people:
    "amici|amiche|sorelle|fratelli|persone|famiglia|coniugi|soci|socie|colleghi|cugini|appassionati|madre e figlia|padre e figlio|gente",
  tail: "di (?:(?:\\p{Nd}+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti)(?: \\p{Ll}+){0,2}|\\p{Ll}+)(?: e \\p{Ll}+)?|con (?:\\p{Nd}+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti) \\p{Ll}+|senza scopo di lucro|d'[\\p{Ll}]+",
  at: "(?:(?:con (?:sede|base)|basat[aoie]|situat[aoie]|ubicat[aoie]|insediat[aoie]|radicat[aoie]|stabilit[aoie]|domiciliat[aoie]|proprio|qui) )?(?:a|ad|da|nel (?:centro|cuore|pieno centro|centro storico|nord|sud|quartiere [\\p{Ll} ]{3,20}) di|in (?:pieno centro a|centro a|provincia di|periferia di|zona [\\p{Ll}]+ a)|alle porte di|alla periferia di|nei pressi di|vicino a|appena fuori|sul porto di|sulle colline di|a due passi dal centro di|nella (?:città|zona|campagna) di)",
  of: "di|da|proveniente da|che (?:ha sede|si trova|lavora) a|con (?:sede|base|uffici|laboratorio|bottega|domicilio) (?:a|ad)|(?:basat|situat|ubicat|insediat|radicat)[aoie] (?:a|ad)",
  spots:
    "(?:nel|sul|sulla|nella|nelle|sulle|al|vicino al|vicino alla|in un|in una) (?:\\p{Ll}+ )?(?:porto|centro|cuore|centro storico|quartiere|zona|molo|lungomare|colline|campagne|periferia|nord|sud|stazione|angolo|via|piazza|borgo|darsena|città vecchia)(?: \\p{Ll}+)? di",
  genitive: "di",
  set: "situat[aoie]|ubicat[aoie]|nascost[aoie]|basat[aoie]|con sede",
  sits: "si trova|sta|vive|abita|lavora|risiede|ha casa|ha la bottega|ha il laboratorio|vi aspetta|ti aspetta|vi accoglie",
  born: "è nat[oa]|nacque|è stat[oa] fondat[oa]|è stat[oa] creat[oa]|ha iniziato|è partit[oa]",
  cleft: "è|è qui,",
  thatWe: "che|dove",
  settled: "situat[aoie]|basat[aoie]",
  stays: "qui|rimast\\p{L}+|ancora|tuttora|resta\\p{L}*|continua\\p{L}*|siamo|da allora|lì",
  comes:
    "ha (?:la )?(?:sua )?(?:sede|casa|bottega|base) a|viene da|arriva da|nasce a|nasce e cresce a|vive a|opera da|lavora da|si fa a|si produce a|prende forma a|prende vita a|batte a",
  all: "tutti i nostri|tutte le nostre|ognuno dei nostri|ognuna delle nostre|ciascuno dei nostri",
  beside:
    "in|su|sul|sulla|sulle|sopra|dietro|accanto a|accanto al|accanto alla|davanti a|di fronte a|di fronte al|sotto|vicino a|vicino al|vicino alla|da|dal|dalla|nel|nella|nei|lungo|ai piedi di|fra|tra",
  articles: "un[oa]?|un'|il|lo|la|i|gli|le|l'|nostr[oa]|mi[oa]|su[oa]|vecchi[oa]|antic[oa]|ex|\\p{Ll}+",
  make: "facciamo|faccio|fabbrichiamo|fabbrico|sviluppiamo|sviluppo|progettiamo|progetto|disegniamo|disegno|creiamo|creo|inforniamo|sforniamo|produciamo|produco|tostiamo|tosto|torrefacciamo|distilliamo|cuciamo|cucio|tessiamo|tesso|lavoriamo a maglia|stampiamo|stampo|rileghiamo|rilego|intagliamo|torniamo|forgiamo|saldiamo|spremiamo|raccogliamo|imballiamo|confezioniamo|coltiviamo|coltivo|alleviamo|scriviamo|scrivo|programmiamo|programmo|ripariamo|riparo|restauriamo|restauro|tagliamo|tingiamo|filiamo|mescoliamo|imbottigliamo|riempiamo|coliamo|cuciniamo|cucino|affumichiamo|dipingiamo|dipingo|incidiamo|assembliamo|montiamo|prepariamo|preparo|pubblichiamo|ideiamo|immaginiamo|inventiamo|impastiamo|plasmiamo|costruiamo|costruisco|curiamo|ricamiamo|fermentiamo|realizziamo|realizzo|modelliamo|gestiamo|mandiamo avanti (?:l'azienda|la bottega|lo studio)",
  made: "fatt[oaie]|fabbricat[oaie]|sviluppat[oaie]|progettat[oaie]|disegnat[oaie]|creat[oaie]|sfornat[oaie]|prodott[oaie]|tostat[oaie]|distillat[oaie]|cucit[oaie]|tessut[oaie]|stampat[oaie]|rilegat[oaie]|intagliat[oaie]|forgiat[oaie]|saldat[oaie]|spremut[oaie]|coltivat[oaie]|scritt[oaie]|programmat[oaie]|riparat[oaie]|restaurat[oaie]|tagliat[oaie]|tint[oaie]|mescolat[oaie]|imbottigliat[oaie]|cucinat[oaie]|cott[oaie]|dipint[oaie]|incis[oaie]|assemblat[oaie]|montat[oaie]|preparat[oaie]|pubblicat[oaie]|ideat[oaie]|pensat[oaie]|immaginat[oaie]|inventat[oaie]|confezionat[oaie]|impastat[oaie]|costruit[oaie]|realizzat[oaie]|curat[oaie]|ricamat[oaie]|fa|fanno",
  become: "è|sono|viene|vengono|si",
  by: "da",
  abide:
    "vivono|vive|lavorano|abitano|viviamo|vivo|abitiamo|abito|lavoriamo|lavoro|lavora|operiamo|opera|risiediamo|siamo|stiamo|è|sta|abbiamo (?:la |il |lo |i )?(?:nostra |nostro |nostri )?(?:sede|bottega|laboratorio|studio|ufficio|uffici|base|casa)|ci troviamo|si trova|abbiamo messo radici|abbiamo le scrivanie",
  our: "(?:il |la |lo |i |le |gli |l')?(?:nostr[oaie]|mi[oa])|(?:la )?sua|(?:il )?suo",
  rooms:
    "laboratorio|laboratori|bottega|ufficio|uffici|sede|studio|cucina|panificio|forno|torrefazione|cantina|fattoria|negozio|negozietto|libreria|casa|galleria|showroom|caffè|ristorante|scuola|officina|fabbrica|stamperia|quartier generale|garage|magazzino|orto|vivaio|porta|base|base operativa|telai|scrivanie|spazio|atelier|locale|sartoria|falegnameria|mulino|birrificio|pasticceria",
  stand:
    "è|sono|si trova|si trovano|sta|vi aspetta|ti aspetta|vi accoglie|ti accoglie|occupa|si nasconde|è situat[oa]|si affaccia",
  into: "(?:potete|puoi|può) (?:visitare|vedere|trovare)|da|dal|dalla|dallo|dai|dalle|nel|nella|nello|nei|nelle|visitate|visita|(?:venite|vieni) a (?:vedere|visitare|conoscere)|venite (?:nel|nella|a trovarci (?:nel|nella))|vieni (?:nel|nella|a trovarci (?:nel|nella))|benvenut[oi] (?:nel|nella)|passate (?:nel|nella|dal|dalla)|lavoriamo (?:nel|nella|dal|dalla)|abbiamo|esce dal|esce dalla|vi aspettiamo (?:nel|nella)|ti aspettiamo (?:nel|nella)|vi accogliamo (?:nel|nella)|ci trovate (?:nel|nella)|del|della",
  team: "(?:il nostro|la nostra|tutto il|tutta la|tutto il nostro|tutta la nostra|il|la|l'|lo) ?(?:piccolo |piccola |giovane )?(?:team|squadra|azienda|studio|famiglia|bottega|agenzia|gruppo|redazione|ditta)(?: (?:intero|intera|al completo|di \\p{Ll}+))?|(?:il |la |le |l'|i |gli )(?:\\p{Ll}+ ){0,2}(?:team|squadra|persone|azienda|società|creatori|duo|trio|famiglia) (?:dietro|dietro a|di|che fa|che fanno) {S}",
  find: "ci (?:trovate|trovi|trova|troverete|troverai|potete trovare|puoi trovare)|potete (?:trovarci|visitarci|venirci a trovare)|puoi (?:trovarci|visitarci)|trovateci|trovaci|visitateci|venite a (?:trovarci|conoscerci|vederci)|vieni a (?:trovarci|conoscerci)|passate a trovarci|passa a trovarci|(?:vi|ti|la) (?:aspettiamo|accogliamo|attendiamo|riceviamo)",
  behind: "dietro|dietro a|alle spalle di",
  there: "c'è|ci sono|ci siamo|si nasconde|si nascondono|si trova|lavora|lavorano|sta|stanno|c'è il lavoro di",
  work: "è (?:opera|l'opera|il lavoro|il progetto|un progetto|una creazione|la creazione|un'idea|l'idea|un prodotto|un marchio|un'iniziativa|il frutto del lavoro|frutto del lavoro) di|è (?:fatt[oa]|creat[oa]|sviluppat[oa]|progettat[oa]|gestit[oa]|curat[oa]|dirett[oa]|portat[oa] avanti|ideat[oa]|realizzat[oa]|pubblicat[oa]) da|viene da|arriva da|è",
  based:
    "con (?:sede|base)|basat[aoie]|situat[aoie]|ubicat[aoie]|insediat[aoie]|radicat[aoie]|da|stabilit[aoie]|lavorando|direttamente da",
  home: "la sede di {S}|la nostra sede|la casa di {S}|la nostra casa|casa nostra|la nostra città|la nostra base|la base di {S}|il nostro quartier generale|il quartier generale di {S}|la culla di {S}|il nostro porto|il posto in cui lavoriamo",
  hello: "(?:ciao|saluti|un saluto|benvenut[oi]|buongiorno|un abbraccio)(?: a tutt[ie])? da",
  ourVerb: "(?:\\p{Ll}+ )?\\p{Ll}+iamo|(?:il |la |i |le )?nostr[oaie]",
  leads:
    "vendut[aoie]|usat[aoie]|comprat[aoie]|fondat[aoie]|per|con|come|che|chi|dove|quando|cui|su|senza|contro|tra|fra|se|perché|al|alla|agli|in"
}
