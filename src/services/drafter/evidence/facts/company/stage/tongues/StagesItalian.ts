/** How far along a product is, as Italian says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const italianStages: StageTongue = {
  hint: /alfa|alpha|beta|prova|test|idea|concetto|carta|costruit|svilupp|esiste|attesa|lanciat|online|apert|disponibil|accessibil|uscit|pubblicat|version|cresc|aggiung|anni|interesse|codice|progetto/,
  spaced: true,
  words: {
    N: "(?:(?:il|la|lo|i|le|l'|il nostro|la nostra) ?)?(?:(?:app|applicazione|piattaforma|servizio|software|programma|progetto|gioco|sito|strumento) )?§(?: (?:stesso|stessa))?",
    we: "noi|io|(?:(?:il|la|l') ?)?(?:nostr[ao]|quest[ao]|quest') ?(?:app|applicazione|prodotto|piattaforma|software|servizio|progetto|gioco|sito|strumento|programma)|(?=(?:siamo|stiamo|ci troviamo) )",
    it: "(?:essa|esso|lui|lei|(?:il|la|lo|l') ?(?:app|applicazione|prodotto|piattaforma|software|servizio|progetto|gioco|sito|strumento))",
    be: "(?:è|siamo|sono|resta|rimane|si trova|ci troviamo|continua a essere|gira)",
    adj: "(?:pubblic[ao]|privat[ao]|apert[ao]|chius[ao]|limitat[ao]|gratuit[ao]|precoce|prim[aoie]|primissim[ao]|piccol[ao]|lung[ao]|intern[ao]|tecnic[ao]|attuale|iniziale|nuov[aoie]|second[ao]|terz[ao]|ultim[ao]|giocabile|in corso|su invito|preliminare|volontari|curiosi|coraggiosi)",
    K: "(?:{adj} ){0,2}(?:(?:versione|fase|stadio|periodo|test|prova|programma|stato|modalità) )?(?:{adj} )?(?:di )?(?:test )?(?<trial>(?:pre-?)?(?:alfa|alpha)|beta)(?:[ -]test)?(?: {adj}){0,3}",
    T: "(?:(?:una?|un'|la|il|l'|(?:la )?nostr[ao]|(?:la )?sua|piena) ?)?{K}",
    of: "(?: (?:di|del|della|dello|dell'|dei|per) ?(?:{N}|{we}))?",
    end: "(?=$|[.!;:)]|,(?! (?:il|la|lo|i|gli|le|un|una|in|al) )| - | (?:con|e|ma|da|dal|fino|dove|perché|mentre|che|senza|quindi|insieme|sul tuo|tra|presso)(?!\\p{L})| per (?:\\p{Nd}|alcuni|pochi|i primi|i nostri primi|tutti|una manciata|chi))",
    everyone: "(?:tutti|tutte e tutti|tutti quanti|chiunque|il pubblico|pubblico)",
    version: versionNumber,
    stop: "(?=$|[.!;:,)]| - | (?:e|ma|da|dal|con|dopo|senza|gratis|gratuitamente|su(?:ll'| )?(?:app store|google play|ios|android|steam)|in tutto il mondo|in \\p{Nd}|per)(?!\\p{L}))",
    when: "(?: (?:nel|il|la|lo|quest[ao]|in|a|ieri|oggi|da|l')(?: ?[\\p{L}\\p{Nd}]+){1,3}?)?",
    testers:
      "(?:{adj} )?(?:(?:tester|collaudatori|collaudatore|utenti) (?:della )?(?<trial>alfa|alpha|beta)|(?<trialled>beta|alfa|alpha)[- ]?(?:testers?|collaudator[ei]|lettori))(?: {adj})?",
    call: "(?:(?:iscriviti|iscrivetevi|si iscriva|registrati|registratevi|candidati|candidatevi|chiedi (?:un invito|l'accesso|accesso)|richiedi (?:un invito|l'accesso|accesso)|scrivici|scriveteci|lasciaci la tua e-?mail)(?: (?:qui|subito))?(?: (?:a|alla|per|e))?(?: (?:provare|testare|partecipare a|partecipare alla|entrare nella|accedere alla|far parte della))?|unisciti (?:a|alla)|unitevi alla|prova|provate|testa|testate|partecipa (?:a|alla)|partecipate alla|entra nella|entrate nella|accedi alla|scarica|installa|gioca alla|aiutaci a provare|vuoi provare)",
    many: "(?:(?:più di|oltre|quasi|già|circa|decine di|dieci) ){0,2}(?:migliaia|mille|mila|centinaia|milioni|\\p{Nd}[\\p{Nd}.,]*(?:mila)?)(?: di)?(?: [\\p{L}-]+){1,3}?",
    years: "(?:1[5-9]|[2-9]\\p{Nd}|quindici|venti|venticinque|trenta|trentacinque|quaranta|cinquanta)",
    ideaEnd: "(?=$|[.!;:,)]| - | (?:e|ma|perché|senza|con|sulla carta|che (?:vogliamo|ci))(?!\\p{L}))",
    thought: "(?:idea|concetto|concept|bozza|schizzo|progetto sulla carta|sogno|lista d'attesa|pagina|proposta)",
    no: "(?:nulla|niente|nessun codice|nemmeno una riga(?: di codice)?|neanche una riga(?: di codice)?|una (?:sola )?riga(?: di codice)?|alcun codice|nessun prototipo|nessun prodotto)",
    done: "(?:costruit|sviluppat|programmat|fatt|scritt|realizzat|creat)[oa]"
  },
  free: "(?:certo|certamente|in sordina|anche|davvero|volentieri|in realtà|sinceramente|a dire il vero|pienamente|completamente|ufficialmente|naturalmente)",
  now: "(?:ora|adesso|ormai|finalmente|già|da (?:oggi|ieri|ora|poco|lunedì|martedì|mercoledì|giovedì|venerdì|questa settimana|questo mese|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?: \\p{Nd}{4})?)|dal(?:la|l')? ?(?:\\p{Nd}{4}|(?:mese|anno|estate|settimana) scors[ao])|oggi|appena|a partire da (?:oggi|ora))",
  dated:
    "(?:(?:a|nel|ad|all'inizio del|alla fine del) ?(?:(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) (?:del )?)?\\p{Nd}{4}|il \\p{Nd}{1,2} (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?: \\p{Nd}{4})?|(?:la settimana|il mese|l'anno|l'estate|l'autunno|l'inverno|la primavera) scors[ao]|quest[aoe']? ?(?:settimana|mese|anno|estate|primavera|autunno|inverno)|(?:una?|due|tre|quattro|sei|\\p{Nd}+|qualche|poche?|pochi) (?:settiman[ae]|mes[ei]|ann[oi]) fa)",
  still:
    "(?:ancora|tuttora|attualmente|al momento|in questo momento|per ora|per il momento|finora|proprio ora|ad oggi|a oggi|per adesso|fino ad ora|allo stato attuale|sempre)",
  joins: "e|ma|quindi|però",
  unless:
    "(?:se|quando|appena che|non appena|una volta che|finché|prima che|immagina|speriamo|prevediamo|pianifichiamo|previst[ao]|sarà|sarebbe|saranno|era|erano|eravamo|aveva|dice|racconta|quasi|mai|cliente|partner|concorrente)",
  spoils:
    "(?:presto|prossimamente|previst[ao]|prossim[ao]|sarà|saranno|modulo|funzione|funzionalità|estensione|integrazione|android|ios|iphone|ipad|mac|macos|windows|linux|di un altro|di altri|bloccanti|maschio|carotene|romeo|particelle|chius[ao] per sempre|del nostro cliente|più avanti)",
  trial: [
    "^{S} ?{be} (?:(?:disponibile|giocabile|accessibile|utilizzabile|apert[ao]|in piena|online|solo|usabile|in prova) )?(?:in |come |nella |alla )?{T}{of}{end}",
    "^(?:{S} )?(?:(?:ha|abbiamo|è|siamo) )?(?:appena )?(?:entrat[aoi] (?:in|nella)|entra in|entriamo in|lanciato|lanciamo|avviato|avviamo|aperto|apriamo|iniziato|iniziamo|pubblicato|pubblichiamo|passat[ao] (?:in|alla)) {T}{of}{end}",
    "^(?:{S} ?)?(?:stiamo |sta )?(?:conducendo|facendo|svolgendo|offrendo|conduciamo|facciamo|abbiamo|offriamo|offre|ha|svolgiamo|tenendo) {T}{of}{end}",
    "^(?:quest[ao]|(?:ciò|quello) che (?:vedi|vedete|usi)(?: qui)?|si tratta di|state usando|stai usando|stai guardando|stai vedendo) ?(?:(?:è|di) )?(?:solo )?{T}{of}{end}",
    "^{call} (?:(?:la|il|l'|alla|al|nostra|la nostra|alla nostra|nella|a) ?)?{K}{of}{end}",
    "^{call} {N} in {T}{end}",
    "^(?:(?:(?:iscriviti|iscrivetevi|candidati|candidatevi|registrati) )?(?:come|per (?:diventare|essere))|diventa|diventate|sii) (?:(?:una?|un nostro|uno dei nostri) )?{testers}{of}{end}",
    "^(?:cerchiamo|cerco|stiamo cercando|abbiamo bisogno di|vogliamo|invitiamo|accogliamo) (?:(?:altri|alcuni|qualche|\\p{Nd}+|dieci|venti|cinquanta|i nostri primi|nuovi|i primi) ){0,2}{testers}{of}{end}",
    "^(?:cercasi|si cercano) {testers}{of}{end}",
    "^(?:la|il|la nostra) {K}{of} (?:è (?:apert[ao]|in corso|disponibile|online|attiva|partit[ao]|iniziat[ao])|ha preso il via)(?: (?:a|per) {everyone})?"
  ],
  launched: [
    "^(?:{S} )?(?:è |siamo |ha |abbiamo )(?:uscit[aoi] (?:dalla|dal)|lasciat[ao] (?:alle spalle )?|superato|terminato|concluso|completato|chiuso) ?(?:la |il |sua |la sua |la nostra |nostra )?(?:{K}){stop}",
    "^(?:{S} )?non (?:è|siamo) più (?:in |nella |una )?(?:{K}){stop}",
    "^(?:la |il periodo di |la nostra )(?:fase )?(?:di )?beta(?: {adj})?{of} (?:è (?:finita|terminata|conclusa|alle spalle)|si è conclusa){stop}",
    "^(?:{N} (?:versione )?{version}|(?:la )?versione {version}{of}|la (?:prima )?versione (?:stabile|finale|definitiva|pubblica|completa|ufficiale){of}) è (?:stata )?(?:qui|disponibile|pubblicata?|lanciata?|pronta?|uscit[ao]|arrivat[ao]|online){when}{stop}",
    "^è (?:uscit[ao]|arrivat[ao]|disponibile|online) (?:(?:il |la )?{N} (?:versione )?{version}|la (?:prima )?versione (?:{version}|stabile|finale|definitiva){of}){stop}",
    "^(?:abbiamo|ho) (?:pubblicato|lanciato|rilasciato) (?:la )?(?:prima )?(?:versione )?(?:stabile )?(?:{N} )?{version}{of}{stop}",
    "^{N} (?:è arrivat[ao]|è giunt[ao]|ha raggiunto) (?:alla )?(?:la )?versione {version}{stop}",
    "^{S} (?:è stat[ao] (?:lanciat[ao]|pubblicat[ao]|rilasciat[ao])|è uscit[ao] sul mercato|ha debuttato|è andat[ao] online|ha aperto (?:le porte )?a {everyone}|ha aperto al pubblico){when}(?: dopo [^,.;]{3,50}?)?{stop}",
    "^abbiamo (?:lanciato|aperto|pubblicato) {N}(?: (?:a|al|per) {everyone})?{when}{stop}",
    "^(?:non serve più|non occorre più|niente più) (?:un |l')?(?:invito|lista d'attesa)"
  ],
  launchedNow: [
    "^{S} ?(?:è|siamo|sono) (?:(?:liberamente|pubblicamente) )?(?:apert[aoi]|disponibil[ei]|accessibil[ei]|online|qui|lanciat[ao]|pubblic[ao]|sul mercato|uscit[ao]|in produzione|utilizzabile)(?: (?:a|al|per) (?:{everyone}|pubblico))?{stop}",
    "^è (?:disponibile|apert[ao]|qui|online|uscit[ao]) {N}(?: (?:a|al|per) (?:{everyone}|pubblico))?{stop}",
    "^(?:chiunque|tutti) (?:può|possono) (?:iscriversi|usare|scaricare|registrarsi|provare|acquistare|entrare|creare un account|accedere)(?: (?:a|in))?(?: {N})?{stop}",
    "^può (?:iscriversi|usare|scaricare|provare) (?:{N} )?chiunque"
  ],
  idea: [
    "^{S} (?:{be} (?:(?:solo|soltanto|solamente|unicamente|appena|nient'altro che|niente più che|semplicemente|poco più di|poco più che) ){1,2}|non è (?:altro )?(?:più )?che )(?:una?|un'|sulla )? ?(?:semplice |mera |vaga )?(?:{thought}|carta){ideaEnd}",
    "^{S} ?(?:{be}|esiste) (?:solo |soltanto )?(?:in fase (?:di )?(?:idea|ideazione|concetto|progettazione|studio|concettuale)|allo stadio di (?:idea|concetto|progetto)|(?:solo |soltanto )?sulla carta|nella nostra testa|sul tavolo da disegno){ideaEnd}",
    "^(?:c'è|esiste|abbiamo) (?:solo|soltanto) (?:una?|un'|la|l') ?(?:lista d'attesa|idea|pagina|concetto|bozza){ideaEnd}",
    "^(?:raccogliamo|misuriamo|stiamo raccogliendo|stiamo misurando|sondiamo) (?:l'interesse|interesse|opinioni|adesioni|indirizzi) prima di"
  ],
  ideaStill: [
    "^non (?:abbiamo|ho) {done} {no}{ideaEnd}",
    "^non (?:c'è|esiste|abbiamo) {no}(?: (?:di )?{done})?{ideaEnd}",
    "^non (?:abbiamo|ho) (?:iniziato|cominciato) (?:a (?:costruir|sviluppar|programmar)(?:e|l[oa])|lo sviluppo|la costruzione)(?: (?:di )?{N})?{ideaEnd}",
    "^{S} non esiste{ideaEnd}",
    "^non esiste {N}{ideaEnd}",
    "^{no} è stato {done}{ideaEnd}"
  ],
  growing: [
    "^{many} (?:usano|utilizzano|lavorano con|si affidano a|giocano a|leggono) {N}[^.;]{0,60}?(?:se ne aggiung|si aggiung|si unisc|arrivano|sempre di più|in crescita)",
    "^{S} (?:cresce|sta crescendo) (?:in fretta|velocemente|rapidamente|ogni|mese dopo mese|del \\p{Nd}|a vista d'occhio)",
    "^(?:cresciamo|stiamo crescendo) (?:in fretta|velocemente|rapidamente|ogni|mese dopo mese|del \\p{Nd})"
  ],
  mature: [
    "^{N} è (?:sul mercato|in uso|in produzione|in funzione) da (?:più di |oltre |quasi )?(?:{years} anni|(?:due|tre|quattro) decenni|decenni)",
    "^{N} è una? ?(?:prodotto|software|sistema|piattaforma|strumento) (?:matur[ao]|consolidat[ao]|collaudat[ao]){ideaEnd}"
  ]
}
