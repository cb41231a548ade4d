/** How far along a product is, as Italian says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const italianStages: StageTongue = {
  hint: /cambia|mercato|uso|pagina|schizzo|bozza|usano|aprire|raddopp|triplic|clienti|assum|squadra|team|mese|settimana|store|scaric|matur|collaud|decenni|affid|schizzo|quaderno|sapere se|prototipo|può|lanciare|nato|cassetto|passat|arrivat|alfa|alpha|beta|prova|test|idea|concetto|carta|costruit|svilupp|esiste|attesa|lanciat|online|apert|disponibil|accessibil|uscit|pubblicat|version|cresc|aggiung|anni|interesse|codice|progetto/,
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
    call: "(?:(?:iscriviti|iscrivetevi|si iscriva|registrati|registratevi|candidati|candidatevi|chiedi (?:un invito|l'accesso|accesso)|richiedi (?:un invito|l'accesso|accesso)|scrivici|scriveteci|lasciaci la tua e-?mail)(?: (?:qui|subito))?(?: (?:a|alla|per|e))?(?: (?:provare|testare|partecipare a|partecipare alla|entrare nella|accedere alla|far parte della))?|unisciti (?:a|alla)|unitevi alla|prova|provate|provare|testa|testate|testare|scaricare|partecipa (?:a|alla)|partecipate alla|entra nella|entrate nella|accedi alla|scarica|installa|gioca alla|aiutaci a provare|vuoi provare)",
    many: "(?:(?:più di|oltre|quasi|già|circa|decine di|dieci) ){0,2}(?:migliaia|mille|mila|centinaia|milioni|\\p{Nd}[\\p{Nd}.,]*(?:mila)?)(?: di)?(?: [\\p{L}-]+){1,3}?",
    years: "(?:1[5-9]|[2-9]\\p{Nd}|quindici|venti|venticinque|trenta|trentacinque|quaranta|cinquanta)",
    ideaEnd:
      "(?=$|[.!;:,)]| - | (?:e|ma|perché|senza|con|sulla carta|su un[oa']?|in un[oa']?|nel|che (?:vogliamo|ci))(?!\\p{L}))",
    thought: "(?:idea|concetto|concept|bozza|schizzo|progetto sulla carta|sogno|lista d'attesa|pagina|proposta)",
    no: "(?:nulla|niente|nessun codice|nemmeno una riga(?: di codice)?|neanche una riga(?: di codice)?|una (?:sola )?riga(?: di codice)?|alcun codice|nessun prototipo|nessun prodotto)",
    done: "(?:costruit|sviluppat|programmat|fatt|scritt|realizzat|creat)[oa]",
    store:
      "(?:(?:l'|gli |il |tutti gli )?(?:app ?stores?|google play(?: store)?|play ?store|microsoft store|steam|f-droid|store)|(?:android|ios|iphone|ipad|windows|mac(?:os)?|linux))",
    stores: "{store}(?:,? (?:e|o|&) (?:su )?{store}|, {store}){0,3}",
    who: "(?:[\\p{L}-]*(?:clienti|utenti|soci|abbonati|abbonamenti|iscritti|iscritte|membri|scuole|aziende|imprese|team|negozi|botteghe|commercianti|esercizi|attività|ristoranti|cliniche|ambulatori|fattorie|agricoltori|coltivatori|alberghi|hotel|famiglie|associazioni|artigiani|laboratori|officine|studi|uffici|città|paesi|comuni|regioni|forni|fornai|panifici|dipendenti|persone|lettori|giocatori|caffè|bar|musei|biblioteche|cori|venditori|farmacie|cooperative|librerie|agenzie|download|locali|sedi|insegnanti|maestri|alunni|cantine|allevatori|professionisti|conti|account|palestre|condomini|avvocati|dentisti|teatri|parrocchie))(?: (?:clienti|paganti|attiv[ie]|abbonat[ie]|iscritt[ie]|registrat[ie]|associat[ie]|collegat[ie]))?",
    num: "(?:\\p{Nd}[\\p{Nd}.,']*(?: mila| mille)?|(?:un[oa']? ?)?(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|ottanta|cento|mille|centinaio|migliaio|decina|dozzina|ventina|trentina|cinquantina|manciata|centinaia|migliaia|decine)(?:cento|mila)?(?: di)?)",
    span: "(?:(?:in|nell'|nel|nella|negli|nei|durante|nel giro di) ?(?:(?:soli|appena|meno di|poco più di) )?(?:(?:un|uno|una|gli|i|l') ?)?(?:[\\p{L}\\p{Nd}]+ ){0,2}?(?:ann[oi]|mes[ei]|settimane|trimestr[ei])(?: scors[oa]| passat[oi])?,? )?",
    grew: "(?:(?:si )?(?:è|sono) (?:più che |quasi )?(?:raddoppiat[oaie]|triplicat[oaie]|quadruplicat[oaie]|quintuplicat[oaie]|decuplicat[oaie]|moltiplicat[oaie] per (?:due|tre|quattro|cinque|dieci)))",
    lately: "(?=$|[.!;:,)]| - | (?:in|nel|nell'|dal|da|rispetto|quest|e|durante|negli|nei|a)(?!\\p{L}))",
    tell: "(?:idea|concetto|concept|bozza|bozzetto|schizzo|schizzi|progetto(?: sulla carta)?|sogno|carta|lista d'attesa|pagina|proposta|quaderno(?: di (?:schizzi|appunti))?|appunti|note|domanda|schema|piano|disegn[oi]|mockup|scarabocchi[o]?|intenzione|tovagliolo|presentazione|ipotesi|idea nel cassetto|sogno nel cassetto|progetto nel cassetto)"
  },
  free: "(?:semplicemente|sinceramente|di fatto|qui|in fondo|in sostanza|certo|certamente|in sordina|anche|davvero|volentieri|in realtà|sinceramente|a dire il vero|pienamente|completamente|ufficialmente|naturalmente)",
  now: "(?:l'attesa è finita|ci siamo|è arrivato il (?:giorno|momento)|da (?:qualche giorno|qualche settimana|stamattina|sabato|domenica)|dal \\p{Nd}{1,2} \\p{L}+|fin da subito|ora|adesso|ormai|finalmente|già|da (?:oggi|ieri|ora|poco|lunedì|martedì|mercoledì|giovedì|venerdì|questa settimana|questo mese|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?: \\p{Nd}{4})?)|dal(?:la|l')? ?(?:\\p{Nd}{4}|(?:mese|anno|estate|settimana) scors[ao])|oggi|appena|a partire da (?:oggi|ora))",
  dated:
    "(?:(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) scors[oa]|il \\p{Nd}{1,2} \\p{L}+(?= |$)|qualche (?:giorno|settimana) fa|(?:a|nel|ad|all'inizio del|alla fine del) ?(?:(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) (?:del )?)?\\p{Nd}{4}|il \\p{Nd}{1,2} (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?: \\p{Nd}{4})?|(?:la settimana|il mese|l'anno|l'estate|l'autunno|l'inverno|la primavera) scors[ao]|quest[aoe']? ?(?:settimana|mese|anno|estate|primavera|autunno|inverno)|(?:una?|due|tre|quattro|sei|\\p{Nd}+|qualche|poche?|pochi) (?:settiman[ae]|mes[ei]|ann[oi]) fa)",
  still:
    "(?:in questa fase|ad oggi|per il momento solo|tutt'oggi|fino a oggi|ancora|tuttora|attualmente|al momento|in questo momento|per ora|per il momento|finora|proprio ora|ad oggi|a oggi|per adesso|fino ad ora|allo stato attuale|sempre)",
  long: "(?:(?:da|per)(?: ormai)? (?:più di |oltre |quasi |circa )?(?:(?:1[5-9]|[2-9]\\p{Nd}|quindici|venti|venticinque|trenta|trentacinque|quaranta|cinquanta) anni|(?:vent|trent|quarant|cinquant)'anni|un[a']? ?(?:ventina|trentina|quarantina) d'anni|(?:due|tre|quattro|cinque) decenni|decenni|un quarto di secolo|mezzo secolo|generazioni)|(?:sono )?(?:ormai )?(?:più di |oltre |quasi )?(?:quindici|venti|venticinque|trenta|quaranta) anni che|dal (?:19\\p{Nd}{2}|200\\p{Nd})|dagli anni (?:sessanta|settanta|ottanta|novanta|'?60|'?70|'?80|'?90))",
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
    "^(?:la|il|la nostra) {K}{of} (?:è (?:apert[ao]|in corso|disponibile|online|attiva|partit[ao]|iniziat[ao])|ha preso il via)(?: (?:a|per) {everyone})?",
    "^(?:ciò|quello|quel) che (?:(?:state per|stai per|si sta per) (?:scaricare|installare|provare|usare)|scaricate|scarichi|installate|installi|provate|provi|vedi|vedete|usi|usate|trovi|trovate|avete davanti)(?: qui)? è (?:ancora )?{T}{of}{end}",
    "^(?:[\\p{L}\\p{Nd}'-]+ ){1,7}?(?:provano|stanno provando|testano|stanno testando|usano|collaudano|stanno collaudando|sperimentano|smanettano|mettono alla prova)(?: [\\p{L}'-]+){0,4}? (?:la |una |un'|l'|con la |la nostra |sulla ){K} (?:di |del |della |dell'){N}",
    "^(?:{we} )?(?:stiamo )?(?:provando|testando|collaudando|sperimentando|affinando|limando|mostrando|condividendo|proviamo|testiamo|collaudiamo|affiniamo)(?: [\\p{L}'-]+){0,4}? (?:la |una |un'|l'|la nostra ){K}(?: (?:di |del |della |dell'){N})?{end}",
    "^(?:(?:già )?(?:puoi|potete|si può|chiunque può)) (?:già )?(?:provare|testare|usare|scaricare|giocare a) {N} in {T}{end}",
    "^{N} (?:si può|può) (?:provare|usare|scaricare|essere provat[ao]) (?:già )?in {T}{end}",
    "^in {K}, {N} (?!era|fu|aveva|sarà)\\p{Ll}",
    "^{S} (?:è|resta|rimane) (?:ancora )?(?:una? |software )?{K}{end}",
    "^(?:la|la nostra) {K}{of} (?:prosegue|continua|va avanti|procede)(?!\\p{L})",
    "^(?:(?:iscriviti|iscrivetevi|entra|entrate|accedi|partecipa|partecipate) (?:alla|nella) ){K}(?: (?:di |del |della ){N})?{end}"
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
    "^(?:abbiamo|siamo) (?:appena )?(?:lanciato|aperto|debuttato|partiti|usciti|online|inaugurato)(?: (?:{N}|al pubblico|a {everyone}|sul mercato))?(?=$|[.!,;]| (?:e|con))",
    "^{S} (?:ha appena (?:aperto|debuttato)|è (?:appena )?(?:partit[ao]|nat[ao]|stat[ao] lanciat[ao]|uscit[ao]|andat[ao] online))(?: (?:al pubblico|a {everyone}|per {everyone}|sul mercato))?(?=$|[.!,;:]| (?:e|con|dopo))"
  ],
  released: [
    "^(?:(?<own>{N})|(?<it>{it})) è (?:stat[ao] (?:lanciat|pubblicat|rilasciat)[ao]|uscit[ao]|andat[ao] online){stop}",
    "^(?:lanciat|pubblicat|rilasciat)[ao],? (?:(?<own>{N})|(?<it>{it})) (?!era|fu)",
    "^(?:(?<own>{N})|(?<it>{it})) è (?:disponibile|online|sul mercato|in vendita)(?: dal? (?:\\p{L}+ )?(?:del )?\\p{Nd}{4})?{stop}",
    "^(?:disponibile|online)(?: dal? (?:\\p{L}+ )?(?:del )?\\p{Nd}{4})?[.!]?$"
  ],
  launchedNow: [
    "^{S} ?(?:è|siamo|sono) (?:(?:liberamente|pubblicamente) )?(?:apert[aoi]|disponibil[ei]|accessibil[ei]|online|qui|lanciat[ao]|pubblic[ao]|sul mercato|uscit[ao]|in produzione|utilizzabile)(?: (?:a|al|per) (?:{everyone}|pubblico))?{stop}",
    "^è (?:disponibile|apert[ao]|qui|online|uscit[ao]) {N}(?: (?:a|al|per) (?:{everyone}|pubblico))?{stop}",
    "^(?:chiunque|tutti) (?:può|possono) (?:iscriversi|usare|scaricare|registrarsi|provare|acquistare|entrare|creare un account|accedere)(?: (?:a|in))?(?: {N})?{stop}",
    "^può (?:iscriversi|usare|scaricare|provare) (?:{N} )?chiunque",
    "^(?:chiunque|tutti|ogni [\\p{L}]+|qualsiasi [\\p{L}]+|qualunque [\\p{L}]+) (?:può|possono) (?:iscriversi|usarl[oa]|usare|scaricarl[oa]|scaricare|registrarsi|provarl[oa]|provare|acquistare|entrare|creare (?:un|il proprio) account|aprire un (?:conto|account)|accedere|cominciare|iniziare|prenotare|ordinare)(?: (?:a|in|su|con))?(?: {N})?(?: e [\\p{L}]+[^.;,]{0,30})?{stop}",
    "^(?:{N} )?può essere (?:usat[ao]|scaricat[ao]|utilizzat[ao]|ordinat[ao]) da (?:{everyone}|tutti){stop}",
    "^(?:è|sono) (?:online|apert[aoi]|disponibil[ei]) (?:(?:il|la|lo) (?:nuov[ao] )?(?:servizio|piattaforma|app|sito)(?: [\\p{L}]+){0,3}? )?{N}(?:,| |$|[.!])"
  ],
  idea: [
    "^(?<it>è|questa è|tutto questo è) (?:solo|soltanto|solamente) un'idea{ideaEnd}",
    "^{S} (?:{be} (?:(?:solo|soltanto|solamente|unicamente|appena|nient'altro che|niente più che|semplicemente|poco più di|poco più che) ){1,2}|non è (?:altro )?(?:più )?che )(?:una?|un'|sulla )? ?(?:semplice |mera |vaga )?(?:{thought}|carta){ideaEnd}",
    "^{S} ?(?:{be}|esiste) (?:solo |soltanto )?(?:in fase (?:di )?(?:idea|ideazione|concetto|progettazione|studio|concettuale)|allo stadio di (?:idea|concetto|progetto)|(?:solo |soltanto )?sulla carta|nella nostra testa|sul tavolo da disegno){ideaEnd}",
    "^(?:c'è|esiste|abbiamo) (?:solo|soltanto) (?:una?|un'|la|l') ?(?:lista d'attesa|idea|pagina|concetto|bozza){ideaEnd}",
    "^(?:raccogliamo|misuriamo|stiamo raccogliendo|stiamo misurando|sondiamo) (?:l'interesse|interesse|opinioni|adesioni|indirizzi) prima di",
    "^{S} (?:(?:è|resta|rimane|non è|non esiste|esiste|vive) )?(?:(?:ancora|altro|più|solo|soltanto|solamente|unicamente|appena|nient'altro|niente|poco|semplicemente|meramente|molto) ){1,4}(?:che |di )?(?:come |in |sul |sulla |nel |nella )?(?:un[oa]? |un'|qualche |il nostro |la nostra )?(?:semplice |mera |vaga |prima |bella )?(?:{tell}|nostra testa|testa){ideaEnd}",
    "^{S} è (?:una? |un')(?:{tell}) nel cassetto",
    "^(?:(?:tutto )?(?:ciò|quello) che (?:vedi|vedete|abbiamo|c'è|esiste)(?: qui)?) (?:è|sono) (?:solo |soltanto |ancora )?(?:una? |un'|quest[ao] )?(?:semplice |primo |prima )?{tell}{ideaEnd}",
    "^(?<own>quest[ao] (?:pagina|sito|sondaggio)) (?:(?:ci )?(?:serve|aiuta)|è (?:qui|online) per|esiste per)[^.;]{0,30}(?:capire|sapere|scoprire|vedere|misurare) (?:l'interesse|se (?:{N}|qualcuno|a qualcuno|altri|ad altri|l'idea|vi|ti)(?: [\\p{L}§]+){0,5}? (?:interess|serv|bisogno|piac|utile|esist|vuol|voglion))",
    "^(?:{we} )?(?:vogliamo|vorremmo|cerchiamo di|proviamo a)(?: [\\p{L}]+){0,3}? (?:capire|sapere|scoprire) se (?:{N}|qualcuno|vi|ti|l'idea|a qualcuno)(?: [\\p{L}§]+){0,4}? (?:interess\\p{L}+|serv\\p{L}+|bisogno|piac\\p{L}+|utile|senso|esistere)",
    "^(?:{we} )?(?:non )?(?:cominceremo|inizieremo|costruiremo|svilupperemo|programmeremo|iniziamo|cominciamo)[^.;,]{0,40}? (?:finché|quando|se|solo se|non appena|solo quando) (?:ci saranno |avremo |si iscriveranno )(?:abbastanza|sufficient[ie]|\\p{Nd}+)",
    "^(?:{we} )?siamo (?:solo |soltanto )?(?:all'|alla fase dell'|fermi all'|alla fase di )(?:idea|ideazione)"
  ],
  ideaStill: [
    "^non (?:abbiamo|ho) {done} {no}{ideaEnd}",
    "^non (?:c'è|esiste|abbiamo) {no}(?: (?:di )?{done})?{ideaEnd}",
    "^non (?:abbiamo|ho) (?:iniziato|cominciato) (?:a (?:costruir|sviluppar|programmar)(?:e|l[oa])|lo sviluppo|la costruzione)(?: (?:di )?{N})?{ideaEnd}",
    "^{S} non esiste{ideaEnd}",
    "^non esiste {N}{ideaEnd}",
    "^{no} è stato {done}{ideaEnd}",
    "^non (?:c'è|esiste|esistono|abbiamo) (?:né [^.,;]{3,40}? né [^.,;]{3,40}?|{no}|(?:(?:un'|un[ao]? )?(?:app|prodotto|prototipo|codice|programma))(?: né (?:app|prodotto|prototipo|codice))?){ideaEnd}",
    "^(?:di {N}) non (?:c'è|esiste|esistono) (?:{no}|né [^.,;]{3,40}|(?:che )?(?:un[ao']? ?)?{tell}){ideaEnd}",
    "^{N} non ha (?:{no}|né [^.,;]{3,40}? né [^.,;]{3,40}?|(?:codice|un prototipo)){ideaEnd}"
  ],
  growing: [
    "^{many} (?:usano|utilizzano|lavorano con|si affidano a|giocano a|leggono) {N}[^.;]{0,60}?(?:se ne aggiung|si aggiung|si unisc|arrivano|sempre di più|in crescita)",
    "^{S} (?:cresce|sta crescendo) (?:in fretta|velocemente|rapidamente|ogni|mese dopo mese|del \\p{Nd}|a vista d'occhio)",
    "^(?:cresciamo|stiamo crescendo) (?:in fretta|velocemente|rapidamente|ogni|mese dopo mese|del \\p{Nd})",
    "^{span}(?:{S} (?:è|ha)|siamo|abbiamo) (?:passat[ioae]|cresciut[ioae]|salit[ioae]) da (?<less>{num}) ?(?:{who} )?a (?:più di |oltre |quasi )?(?<more>{num}) ?{who}(?!\\p{L})",
    "^{span}(?:(?:il numero (?:di|degli|delle|dei)|gli|le|i|nostri) )(?:[\\p{L}-]+ )?[\\p{L}-]+ (?:che (?:usano|utilizzano|lavorano con)|su|di|iscritt[ie] (?:a|su)|con|abbonat[ie] a|collegat[ie] a) {N} {grew}{lately}",
    "^{span}{grew} (?:il numero (?:di|degli|delle|dei) )?(?:gli |le |i )?{who}(?: (?:che (?:usano|utilizzano)|su|di|iscritt[ie] a|con) {N}){lately}",
    "^{span}(?<own>(?:(?:il|la|i|le) )?(?:nostr[oaie]) (?:team|squadra|clientela|fatturato|comunità|organico|base (?:di )?(?:clienti|utenti)|numero di {who}|{who})|il numero dei nostri {who}) {grew}{lately}",
    "^{span}(?:{S} ha|abbiamo) (?:più che |quasi )?(?:raddoppiato|triplicato|quadruplicato) (?:(?:(?:il|la|l'|i) ?)?(?:(?:nostr[oa]|suo|sua) )?(?:team|squadra|organico|clientela|numero (?:di|degli|delle|dei) {who}|comunità|{who}|fatturato)|in (?:un anno|dodici mesi|sei mesi)){lately}",
    "^(?:ogni|tutti i|tutte le) (?:mese|settimana|giorno|trimestre|mesi|settimane|giorni) (?:si (?:aggiung|unisc|iscriv|registr|abbon)\\p{L}+|arrivano|entrano|passano|scelgono|cominciano) (?:(?:(?:a|in|su|con) )?{N}(?: (?:altr[ie]|circa|quasi|più di|oltre))? {num}|(?:a noi )?(?:(?:altr[ie]|circa|quasi|più di|oltre) )?{num} ?(?:nuov[ie] )?{who}(?!\\p{L}))",
    "^(?:ogni|tutti i|tutte le) (?:mese|settimana|giorno|trimestre|mesi|settimane|giorni),? (?:(?:altr[ie]|circa|quasi|più di|oltre) )?{num} ?(?:nuov[ie] )?(?:[\\p{L}-]+ ){1,2}?(?:si (?:aggiung|unisc|iscriv|registr|abbon)\\p{L}+|arrivano|entrano|passano|scelgono|cominciano a usare) (?:(?:a|in|su) )?(?:{N}|noi)",
    "^(?:il doppio|il triplo) (?:di |dei |delle |degli )(?:[\\p{L}-]+ ){1,3}?(?:rispetto|di)[^.;§]{2,30} (?:usano|utilizzano|lavorano con|si affidano a) {N}",
    "^(?:{we} )?(?:abbiamo (?:appena )?assunto|stiamo assumendo|assumiamo|stiamo ampliando|ampliamo|rinforziamo)[^.;]{0,60}? per (?:stare (?:al passo|dietro)|tenere il passo|far fronte|rispondere)",
    "^(?:{S} )?(?:arriva|arriviamo|apre|apriamo|continua ad arrivare) (?:ogni (?:mese|settimana) )?(?:in) (?:nuove|una nuova|altre|nuovi|un nuovo|un'altra) (?:città|province|regioni|paesi|paese)"
  ],
  mature: [
    "^(?:(?<own>{N})|(?<it>{it})) è (?:un (?:software|progetto|prodotto) )?(?:matur[oa])(?: e \\p{L}+)?(?=$|[.!;:,)]| - )",
    "^{N} è una? ?(?:prodotto|software|sistema|piattaforma|strumento) (?:matur[ao]|consolidat[ao]|collaudat[ao]){ideaEnd}",
    "^{N} è (?:(?:ormai|già|oggi) )?una? ?(?:prodotto|software|sistema|piattaforma|strumento|programma|soluzione|gestionale) (?:[\\p{L}]+ e )?(?:matur[ao]|consolidat[ao]|collaudat[ao]|affermat[ao]|rodat[ao])(?!\\p{L})",
    "^{N} è (?:ormai )?(?:matur[ao]|consolidat[ao]|collaudat[ao]|rodat[ao]|stabile e collaudat[ao])(?: e (?:stabile|collaudat[ao]|affidabile|consolidat[ao]))?{ideaEnd}",
    "^dopo (?:più di |oltre |quasi )?(?:{years} anni|(?:due|tre|quattro) decenni)(?: [^,.;:§]{0,60})?,? {N} (?:cambia (?:poco|lentamente|di rado)|non cambia|è (?:stabile|matur[ao])|resta (?:stabile|uguale))"
  ],
  matureLong: [
    "^{N}(?: (?:è|resta|continua|rimane)(?: (?:in|tra|da) [^,.;§]{2,30}?)?)? ?(?:sul mercato|in uso|in produzione|in funzione|in servizio|usat[ao]|utilizzat[ao]|al lavoro|in attività|si usa|viene usat[ao])(?!\\p{L})",
    "^(?:[\\p{L}\\p{Nd}'-]+ ){1,7}?(?:si affidano a|si affida a|lavorano con|lavora con|usano|usa|utilizzano|utilizza|contano su|conta su|si fidano di) {N}(?!\\p{L})",
    "^{N} (?:esiste|funziona|gira) e (?:non cambia quasi|quasi non cambia|cambia poco|(?:resta|è) (?:[\\p{L}]+ )?(?:stabile|affidabile|solid[ao]))"
  ],
  had: [
    "^(?:non serve più|non occorre più|niente più) (?:un |l')?(?:invito|lista d'attesa)",
    "^{S} (?:(?:è|si può scaricare|si trova|si scarica) )(?:(?:disponibile|gratis|scaricabile) )*(?:su|sull'|per|da|dall'|nell'|negli) ?{stores}{stop}",
    "^(?:scarica|scaricate|scaricalo|installa|installate) {N} (?:(?:gratis|ora|subito) )*(?:su|sull'|da|dall'|dal) ?{stores}",
    "^(?:{N} è (?:qui|arrivat[ao]|finalmente qui)|è arrivat[ao] {N})(?: {version})?(?=!|[.]?$)",
    "^{S} è (?:appena )?uscit[ao](?: su (?:tutti gli store|{stores}))?(?=$|[.!:,;]| e)"
  ]
}
