/** Words that bind in Italian. Elided words stand without their apostrophe. */
import type { TongueTable } from "./Table.ts"

export const italian: TongueTable = {
  not: "rinunci* detto_di_no non senza mai raramente si_rifiuta si_rifiutano nessun nessuno nessuna niente nulla né neanche nemmeno neppure illimitat* impossibile invece_di anziché privo priva privi evita evitare zero",
  idle: "non_meno_di non_costa_nulla non_costa_niente non_costano_nulla non_pagano non_paga non_si_paga senza_costi non_solo non_soltanto ma_anche",
  without: "senza",
  since: "dal dalla dall",
  plan: `presto prossimamente prossimo prossima prossimi futuro futura previsto prevista pianific*_di stiamo_lavorando lavoriamo_a in_sviluppo
    in_preparazione in_arrivo arriva_con arrivano_con vogliamo speriamo il_nostro_obiettivo la_nostra_missione la_nostra_visione lista_d_attesa intendiamo puntiamo progetto_di in_programma in_lavorazione
    *eremo *iremo *eranno *iranno *erà *irà sarà saranno avrà avranno potrà potranno annunci*`,
  past: `una_volta precedentemente anticamente era erano aveva avevano *avamo *evamo *ivamo *avano *evano ex un_tempo esaurit* chius* abbandonat*
    dismess* smesso non_più venduto venduta in_passato`,
  may: `potrebbe potrebbero forse magari probabilmente eventualmente possibilmente dovrebbe dovrebbero sarebbe presumibilmente deve devono
    bisogna occorre`,
  can: "possono puoi può",
  if: `se quando qualora purché finché su_richiesta a_richiesta su_prenotazione su_appuntamento in_caso_di a_seconda secondo_il opzional* a_patto
    previo previa dipende soggetto soggetta a_condizione una_volta_che con_supplemento`,
  except: "salvo tranne eccetto ma però tuttavia purtroppo ad_eccezione esclus* resto dopo_il mentre",
  only: "solo soltanto solamente unicamente esclusivamente unico unica sola appena",
  some: `uno_dei uno_degli una_delle di_loro su_dieci su_cinque su_quattro su_tre molti molte alcuni alcune qualche certi certe maggioranza maggior_parte parte parzialmente selezionati selezionate quasi spesso
    talvolta a_volte generalmente normalmente di_solito raramente metà diversi_dei frequentemente`,
  all: "tutto tutta tutti tutte ogni ognuno ciascun ciascuno qualsiasi qualunque intero intera ovunque entrambi",
  more: "più meglio maggiore maggiori superiore",
  less: "meno minore minori inferiore",
  upTo: "fino_a fino_al fino_alle fino massimo massima al_massimo entro_un_massimo",
  from: "da a_partire_da dal",
  over: "non_meno_di più_di oltre minimo minima almeno al_minimo superiore_a",
  under: "meno_di in_meno_di entro sotto inferiore_a",
  about: "circa quasi intorno_a approssimativamente all_incirca",
  first: "primo prima primi prime ultimo ultima ultimi ultime seconda terzo terza",
  best: `migliore migliori miglior il_più la_più i_più le_più leader perfetto perfetta perfettamente ideale ideali insuperabil* incomparabil*
    numero_uno n_1 preferit* *issim* rivoluzionari* esclusiv* riferimento   ottimal* eccellen* pionier* leggendari*`,
  certified:
    "certificat* certificazion* omologat* accreditat* iso marchio approvat* autorizzat* conforme conformi riconosciut* abilitat* iscritt*",
  award: "premio premi premiat* vincitor* vincitrice vinto medaglia* candidat* riconosciment* insignit* eletto",
  guaranteed: "garan* assicurat* assicura promette promettiamo",
  official:
    "ufficial* brevettat* brevetto legale legali legalmente medic* clinic* scientific* provat* dimostrat* comprovat*",
  free: "non_costa_nulla non_costa_niente non_costano_nulla non_pagano non_paga non_si_paga senza_costi gratis gratuit* omaggio senza_costi",
  fully: "completamente totalmente interamente assolutamente del_tutto pienamente integralmente",
  always: "sempre permanent* continuamente a_vita per_sempre 24_ore costantemente quotidianamente",
  instant: "immediat* istantane* subito tempo_reale all_istante direttamente",
  worldwide: "mondial* global* internazional* mondo europe* nazional*",
  independent: "indipendent* neutral*",
  trusted: "popolare popolari consigliat* raccomandat* fiducia famos* rinomat* noto nota_per conosciut* prestigios*",
  limitless: "illimitat* senza_limiti senza_limite infinit*",
  included: "incluso inclusa inclusi incluse compreso compresa compresi comprese",
  other: `partner socio soci investitor* fornitor* concorrent* concorrenza produttor* sponsor altro altra altri altre rival* filiale
    capogruppo collaborator*`,
  user: "cliente clienti utente utenti membro membri iscritti lettori abbonati",
  role: "insegnant* professor* medico infermier* direttor* direttrice autor* dipendent* ingegner* consulent* fondator* fondatrice dottor* figlio figlia maestr*",
  speech: "dice disse afferma racconta_che commenta secondo_l spiega pensa crede scrive sostiene dichiara",
  person: "lui lei egli ella loro",
  relative: "che cui quale quali",
  by: "da dal dalla dallo dai dagli dalle dall",
  per: "al alla per a all ogni",
  second: "secondo secondi",
  minute: "minuto minuti",
  hour: "ora ore",
  day: "giorno giorni giornaliero quotidian*",
  week: "settimana settimane settimanal*",
  month: "mese mesi mensil*",
  year: "anno anni annual* annui annuo annua",
  and: "e ed o od",
  small: `costa costano il lo la i gli le l un uno una di del dello della dei degli delle dell a al allo alla ai agli alle all da dal dalla dai in nel nella nei nelle
    nell con su sul sulla sui per tra fra che chi cui si se suo sua suoi sue tuo tua tuoi tue nostro nostra nostri nostre vostro vostra mio mia
    è e ed o sono sei siamo essere ha hanno ho abbiamo avere come più molto già anche così non sì questo questa questi queste quello quella
    ci vi ne lui lei loro noi voi tu può possono puoi potete fa fanno dove quando offre offriamo permette consente grazie`,
  calendar: `gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì
    venerdì sabato domenica festivi festivo estate inverno autunno primavera fine_settimana weekend feriali`,
  numbers: `zero:0 due:2 tre:3 tré:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 nove:9 dieci:10 undici:11 dodici:12 tredici:13
    quattordici:14 quindici:15 sedici:16 diciassette:17 diciotto:18 diciannove:19 venti:20 ventiquattro:24
    venticinque:25 trenta:30
    quaranta:40 cinquanta:50 sessanta:60 settanta:70 ottanta:80 novanta:90 cento:100 duecento:200 cinquecento:500 mille:1000 mila:1000 milione:1000000
    milioni:1000000 centinaia:-100 migliaia:-1000 doppio:-2 triplo:-3 mezzo:-5 mezza:-5 dozzina:12 decine:-10 metà:-5`,
  ways: "da>a dal>al dalla>alla da>verso",
  places: ""
}
