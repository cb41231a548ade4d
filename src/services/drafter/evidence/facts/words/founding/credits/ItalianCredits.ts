import type { CreditTable } from "./CreditTable.ts"

const begun =
  "fondat[oaie]|cofondat[oaie]|creat[oaie]|apert[oaie]|avviat[oaie]|lanciat[oaie]|inventat[oaie]|ideat[oaie]|concepit[oaie]|immaginat[oaie]|pensat[oaie]|sviluppat[oaie]|programmat[oaie]|costruit[oaie]|realizzat[oaie]|mess[oaie] in piedi|mess[oaie] su|tirat[oaie] su|iniziat[oaie]|cominciat[oaie]|costituit[oaie]|inaugurat[oaie]|scritt[oaie]|fatt[oaie]|fabbricat[oaie]|sognat[oaie]|volut[oaie]|dato vita a|dato il via a|dato inizio a|dato forma a|portat[oaie] alla luce|promoss[oaie]|istituit[oaie]"

export const italianCredits: CreditTable = {
  code: "it",
  article: "il|lo|la|i|gli|le|l'|questo|questa|un|una|uno|un'",
  our: "(?:il |la |lo |i |le |l')?nostr[oaie]",
  kinds:
    "studio|agenzia|azienda|impresa|società|ditta|attività|casa|startup|start-up|laboratorio|bottega|negozio|emporio|libreria|panificio|forno|panetteria|pasticceria|gelateria|caffetteria|caffè|bar|ristorante|trattoria|osteria|locanda|agriturismo|cantina|frantoio|oleificio|mulino|museo|pastificio|macelleria|salumificio|maglificio|tessitura|enoteca|vetreria|autofficina|gastronomia|fioreria|cascina|fattoria|tenuta|azienda agricola|orto|vivaio|birrificio|torrefazione|distilleria|caseificio|fabbrica|falegnameria|tipografia|stamperia|casa editrice|rivista|podcast|blog|associazione|cooperativa|fondazione|collettivo|scuola|scuola di musica|accademia|ambulatorio|clinica|farmacia|galleria|teatro|compagnia|coro|orchestra|etichetta|piattaforma|applicazione|app|software|strumento|gioco|progetto|prodotto|marchio|brand|hotel|albergo|campeggio|club|circolo|onlus|iniziativa|spazio|sartoria|oreficeria|officina",
  story: "tutto|(?:la|questa|la nostra) (?:storia|avventura)|l'avventura|il viaggio",
  apart: [
    [/(?<!\p{L})del(?= )/giu, "di il"],
    [/(?<!\p{L})dello(?= )/giu, "di lo"],
    [/(?<!\p{L})della(?= )/giu, "di la"],
    [/(?<!\p{L})dei(?= )/giu, "di i"],
    [/(?<!\p{L})degli(?= )/giu, "di gli"],
    [/(?<!\p{L})delle(?= )/giu, "di le"],
    [/(?<!\p{L})dell'/giu, "di l'"],
    [/(?<!\p{L})dal(?= )/giu, "da il"],
    [/(?<!\p{L})dallo(?= )/giu, "da lo"],
    [/(?<!\p{L})dalla(?= )/giu, "da la"],
    [/(?<!\p{L})dai(?= )/giu, "da i"],
    [/(?<!\p{L})dagli(?= )/giu, "da gli"],
    [/(?<!\p{L})dalle(?= )/giu, "da le"],
    [/(?<!\p{L})dall'/giu, "da l'"],
    [/(?<!\p{L})al(?= )/giu, "a il"],
    [/(?<!\p{L})allo(?= )/giu, "a lo"],
    [/(?<!\p{L})alla(?= )/giu, "a la"],
    [/(?<!\p{L})all'/giu, "a l'"],
    [/(?<!\p{L})nel(?= )/giu, "in il"],
    [/(?<!\p{L})nella(?= )/giu, "in la"],
    [/(?<!\p{L})nell'/giu, "in l'"],
    [/(?<!\p{L})d'/giu, "di "],
    [/(?<!\p{L})un'(?=\p{L})/giu, "un "]
  ],
  before: "con|per|da|di|in|su|sotto|senza|contro|verso|presso|grazie a|insieme a|come|tra|fra|dopo|secondo",
  beforeWho:
    "con|per|da|di|in|su|senza|contro|verso|presso|grazie a|insieme a|come|tra|fra|dopo|secondo|signor|signora|a",
  openers:
    "quando|dopo|prima|dietro|da|dal|in|nel|a|con|per|senza|noi|siamo|sono|io|lui|lei|loro|così|allora|poi|e|ma|tutto|come|nostr[oa]|il|lo|la|i|gli|le|un|una|mio|mia|ciao|fondat[oa]|creat[oa]|ideat[oa]|nat[oa]|fu|furono|oggi|chi|era|mi|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|non|stanco|stanca|stanchi",
  along: "e|ed|nonché|insieme a|insieme con|assieme a|con|affiancat[oa] da|in compagnia di",
  together: "insieme a|insieme con|assieme a|con|in compagnia di",
  whose: "suo|sua|suoi|sue|il suo|la sua|loro|il loro|la loro|il|la|lo|l'|un|una",
  did: `(?:ha|hanno|aveva|avevano|ho|abbiamo) (?:{adverb} )?(?:${begun})|fondò|fondarono|fonda|fondano|creò|crearono|crea|creano|aprì|aprirono|apre|aprono|avviò|avviarono|avvia|avviano|lanciò|lanciarono|lancia|lanciano|ideò|idearono|inventò|inventarono|concepì|immaginò|immaginarono|sviluppò|svilupparono|costruì|costruirono|realizzò|iniziò|iniziarono|cominciò|cominciarono|mise in piedi|misero in piedi|mise su|misero su|mette su|mettono su|diede vita a|diedero vita a|dà vita a|danno vita a|diede il via a|diedero il via a|dà il via a|danno il via a|diede inizio a|costituì|costituirono|scrisse`,
  done: begun,
  made: /(?<!\p{L})(?:svilupp|programm|costru|realizz|scritt|scriss|fatt|fabbricat)/iu,
  walls: /(?<!\p{L})(?:costru|realizz|fatt|eret|progett)/iu,
  be: "è|sono|è stat[oa]|sono stat[ie]|fu|furono|viene|venne|era stat[oa]|era",
  by: "da",
  adverb:
    "ufficialmente|inizialmente|originariamente|insieme|già|ancora|oggi|interamente|anche|allora|così|quindi|con amore|in sordina|da sempre",
  named: "si chiama|si chiamano|si chiamava|è|sono|è stat[oa]|sono stat[ie]|era|erano|fu|furono",
  which: "prim[oa]|due|tre|giovan[ei]|unic[oa]|car[oa]|orgoglios[ei]",
  of: "di",
  toDo: "(?:creare|fondare|aprire|avviare|lanciare|iniziare|costruire|sviluppare|mettere su|mettere in piedi|dare vita a|dar vita a|dare il via a|realizzare|inventare|cominciare con)",
  decided:
    "decide di|decidono di|decise di|decisero di|ha deciso di|hanno deciso di|ha scelto di|hanno scelto di|scelse di|ha avuto l'idea di|hanno avuto l'idea di|ebbe l'idea di|ebbero l'idea di|ha pensato di|hanno pensato di|pensò di|pensarono di|si unirono per|si sono unit[ie] per|si uniscono per|si misero insieme per|si sono mess[ie] insieme per|lascia (?:tutto|il lavoro|il posto) per|lasciò (?:tutto|il lavoro|il posto) per|ha lasciato (?:tutto|il lavoro|il posto|il posto fisso) per|hanno lasciato (?:tutto|il lavoro|i loro lavori) per|lasciarono (?:tutto|il lavoro) per|ha mollato (?:tutto|il lavoro) per|hanno mollato (?:tutto|il lavoro) per|si è licenziat[oa] per|si licenziò per|unirono le forze per|hanno unito le forze per",
  work: "idea|progetto|opera|creatura|creazione|invenzione|sogno|iniziativa|figli[oa]|frutto di il lavoro|frutto|marchio|brand|avventura|azienda|impresa|startup|studio|agenzia|app|applicazione|lavoro|passione|scommessa|risultato di il lavoro|intuizione",
  founder:
    "fondat(?:ore|rice|ori|rici)|cofondat(?:ore|rice|ori|rici)|co-fondat(?:ore|rice|ori|rici)|creat(?:ore|rice|ori|rici)|ideat(?:ore|rice|ori|rici)|inizia(?:tore|trice|tori)|promot(?:ore|rice|ori|rici)|invent(?:ore|rice|ori|rici)|padre|madre|padri|anima|anime|mente|menti|artefic[ei]|aut(?:ore|rice|ori|rici)|volti|volto",
  and: "e|ed|nonché|&",
  when: "quando|dopo che|il giorno in cui|dove",
  that: "che|chi",
  born: "nacque|nacquero|nasce|nascono|è nat[oa]|sono nat[ie]|cominciò|comincia|è cominciat[oa]|iniziò|inizia|è iniziat[oa]|parte|partì|è partit[oa]|prende vita|prese vita|ha preso vita|prende forma|ha preso forma|ha visto la luce|vede la luce|vide la luce|ha avuto inizio|ebbe inizio|ha inizio|risale|esiste|è sort[oa]|sorge",
  rooms:
    "cucina|tavolo di la cucina|tavolo di cucina|salotto|soggiorno|garage|cantina|soffitta|fienile|cortile|giardino|camera|cameretta|appartamento|casa|laboratorio|officina|stalla|retrobottega",
  iAm: "(?:io )?sono|mi chiamo|il mio nome è|qui",
  weAre: "siamo|noi siamo|ci chiamiamo",
  iDid: `(?:io )?ho (?:${begun})|(?:io )?(?:faccio|sviluppo|creo|realizzo|fondai|creai|aprii|programmo|produco)`,
  weDid: `abbiamo (?:${begun})|(?:facciamo|sviluppiamo|creiamo|realizziamo)`,
  doubt:
    /(?<!\p{L})(?:non|mai|né|nessun[oa]?|vuole|vogliono|voleva|volevano|vorrebbe|potrebbe|dovrebbe|avrebbe|sta per|intende|presunt\p{L}*|forse|quasi|presto|se|aiuta|ha aiutato|aiutano|aiutò|progetta di)(?!\p{L})/iu,
  kin: /(?<!\p{L})(?:padre di|madre di|nonn[oa]|figli[oa] di|figl[ie]|fratello di|sorella di|zi[oa]|moglie di|marito di|squadra|alliev[ie]|eredi|vicin[oai]|concorrente|amic[oa] di|discepol[oa]|idolo)(?!\p{L})/iu,
  help: /(?<!\p{L})(?:aiuto|sostegno|supporto|consigli[oa]?|denaro|soldi|finanziament[oi]|appoggio)(?!\p{L})/iu,
  ways: [
    "a (?:{toDo}|crearl[oa]|fondarl[oa]|aprirl[oa]|idearl[oa]|ideare){gap} {own} (?:è stat[oa]|sono stat[ie]|fu|furono|è|sono){call}{whom}",
    "(?:è stat[oa]|sono stat[ie]|fu|furono) {whom} a (?:{toDo}|ideare){gap} {own}",
    "{own} (?:ha|ebbe|hanno) come {founder} {whom}",
    "{own} (?:l'ha|l'hanno|la|lo) (?:{done}|fa|fanno|sviluppa){call}{whom}"
  ]
}
