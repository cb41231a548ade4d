/** Words that bind in German. */
import type { TongueTable } from "./Table.ts"

export const german: TongueTable = {
  not: `nicht kein keine keinen keiner keinem keines ohne nie niemals nirgends weder nichts niemand niemanden kaum statt anstatt anstelle verzichtet verzichten weigert weigern unmöglich unbegrenzt* unlimitiert*
    werbefrei* papierlos* risikofrei* risikolos* glutenfrei* zuckerfrei* alkoholfrei* schadstofffrei* rezeptfrei* fehlerfrei* wartungsfrei*
    kabellos* drahtlos* nahtlos* anonym* zuckerlos* provisionsfrei* plastikfrei* lückenlos* barrierefrei* stressfrei* vertragsfrei*`,
  idle: "nicht_weniger_als kostet_nichts kosten_nichts ohne_kosten ohne_gebühr ohne_gebühren nicht_nur nichts_anderes warum_nicht aber_auch sondern_auch",
  without: "ohne",
  since: "seit",
  plan: `bald demnächst künftig zukünftig geplant geplante geplanten wir_planen planen_wir geplanter in_arbeit in_planung in_entwicklung in_vorbereitung
    angekündigt ankündigen wir_werden werden_wir wollen will soll sollen möchten möchte beabsichtigen unser_ziel unsere_vision roadmap
    warteliste hoffen hofft vorhaben in_zukunft noch_in wartet arbeiten_an arbeiten_daran wird_noch folgt folgen kommt_noch kommt_mit kommen_mit nächstes_jahr`,
  past: `früher ehemals ehemalig* damals einst vormals bisher war waren hatte hatten eingestellt aufgehört abgeschafft ausverkauft
    beendet geschlossen seinerzeit zuvor`,
  may: `könnte könnten dürfte dürften würde würden möglicherweise vielleicht vermutlich voraussichtlich eventuell
    wahrscheinlich angeblich sollte sollten mag muss müssen`,
  can: "können kannst könnt kann",
  if: `wenn falls sofern sobald solange bei_bedarf auf_anfrage auf_wunsch auf_antrag vorausgesetzt je_nach bei_buchung gegen_aufpreis
    gegen_gebühr nach_absprache nach_vereinbarung optional bei_abschluss abhängig`,
  except: `außer ausgenommen ausschließlich_der aber jedoch allerdings sondern mit_ausnahme es_sei_denn abgesehen leider danach
    zuzüglich zzgl exklusive exkl nach_dem nach_der`,
  only: `nur lediglich ausschließlich allein bloß einzig einzige einzigen einziger einziges erst`,
  some: `einer_der eine_der eines_der von_ihnen viele vielen einige einigen manche manchen mehrheit meisten teilweise teils einzelne ausgewählte ausgewählten bestimmte
    bestimmten meist meistens oft häufig manchmal gelegentlich selten hälfte in_der_regel normalerweise üblicherweise
    grundsätzlich fast nahezu zum_teil gewisse`,
  all: `alle allen aller alles jede jeden jeder jedes jedem sämtliche sämtlichen sämtlicher ganze ganzen gesamte gesamten
    überall beliebige beliebigen beliebig jegliche`,
  more: "mehr schneller besser größer höher stärker günstiger billiger sicherer einfacher",
  less: "weniger niedriger kleiner geringer langsamer",
  upTo: "bis bis_zu maximal höchstens maximum max nicht_mehr_als",
  from: "ab",
  over: "nicht_weniger_als über mehr_als mindestens minimum min wenigstens",
  under: "unter weniger_als innerhalb binnen",
  about: "etwa rund circa ca ungefähr zirka knapp gut fast nahezu",
  first: `erste ersten erster erstes erstem letzte letzten letzter letztes zweite* dritte* erstmalig*`,
  best: `beste besten bester bestes am_*sten die_*ste der_*ste das_*ste die_*sten der_*sten den_*sten dem_*sten führend* spitzen*
    perfekt* ideal* unschlagbar* einzigartig* einmalig* nr_1 nummer_eins weltklasse unvergleichlich* marktführ*   revolutionär*
    bahnbrechend* modernste* legendär* exklusiv* hervorragend* erstklassig* überlegen* optimal* meistverkauft* meistgenutzt*`,
  certified: `zertifi* *zertifiziert* akkreditier* gütesiegel siegel tüv iso geprüft* *geprüft* konform* *konform* zugelassen* zulassung
    anerkannt* prüfsiegel approbiert* bio_zertifi* rechtssicher* gerichtsfest* vereidigt* meisterbetrieb`,
  award: `ausgezeichnet* auszeichnung* preisträger* preisgekrönt* prämiert* *sieger testsieger gewinner gewonnen award awards
    medaille* nominiert*`,
  guaranteed: "garanti* gewährleist* versichert* versprechen verspricht zugesichert* geld_zurück*",
  official:
    "offiziell* amtlich* staatlich* patent* gesetzlich* medizinisch* klinisch* wissenschaftlich* bewiesen* nachgewiesen* erwiesen*",
  free: "kostet_nichts kosten_nichts ohne_kosten ohne_gebühr ohne_gebühren kostenlos* kostenfrei* gratis umsonst gebührenfrei* unentgeltlich* frei_haus",
  fully: "vollständig* völlig komplett* gänzlich restlos absolut* total ganz vollkommen hundertprozentig",
  always: "immer stets jederzeit ständig dauerhaft lebenslang* ewig rund_um_die_uhr durchgehend permanent täglich",
  instant: "sofort sofortig* unverzüglich augenblicklich umgehend echtzeit direkt",
  worldwide: "weltweit* global* international* europaweit* bundesweit* deutschlandweit* landesweit*",
  independent: "unabhängig* neutral*",
  trusted: "beliebt* renommiert* vertrauen bewährt* empfohlen* empfehlen bekannt* berühmt* führender",
  limitless: "unbegrenzt* unlimitiert* unbeschränkt* grenzenlos* ohne_limit ohne_begrenzung flatrate endlos*",
  included: "inklusive inkl enthalten inbegriffen",
  other: `partner* *partner *partners *partnern partnerin investor* lieferant* wettbewerber* konkurren* mitbewerber* hersteller* sponsor* gast
    mutterkonzern muttergesellschaft tochterfirma schwesterfirma andere anderen anderer anderes anbieter*`,
  user: "kunde kunden kundin kundinnen nutzer nutzerin nutzerinnen anwender mitglied mitglieder mandanten leser teilnehmer",
  role: `mitarbeiter* lehrer* trainer* regisseur* dozent* professor* doktor dr kolleg* imker bäcker* arzt ärztin autor* geschäftsführer* chef* leiter* berater* ingenieur* entwickler*`,
  speech:
    "sagt sagte meint meinte berichtet berichtete erzählt erzählte schreibt schrieb findet  erklärt glaubt denkt behauptet",
  person: "er sie ihm ihn",
  relative: "der die das den dem deren dessen welche welcher welches",
  by: "von vom durch",
  per: "pro je per",
  second: "sekunde sekunden sekündlich",
  minute: "minute minuten *minütig* min",
  hour: "stunde stunden stündlich* *stündig* std h",
  day: "tag tage tagen täglich* tages *tägig* werktag* kalendertag*",
  week: "woche wochen wöchentlich* *wöchig*",
  month: "monat monate monaten monatlich* monats* *monatig*",
  year: "jahr jahre jahren jährlich* jahres* *jährig* jährliche* p_a",
  and: "und sowie oder",
  small: `kostet kosten beträgt ist sind war wird werden wurde wurden hat haben kann können man sich so auch noch schon sehr bei beim vom zum zur am im ins ans als wie
    dass ob was wer welche welcher welches dabei damit dafür davon darauf hier dort dann denn da es er sie ihr ihm ihn mein meine
    dein deine deinen deiner euch euer eure unser unsere unseren unserer unserem ihre ihren ihrer ihrem sein seine seinen einem eines einer diese dieser dieses diesen
    zwischen gegen um durch seit per pro je bietet gibt macht lässt sorgt hilft etwas mal eigene eigenen jetzt wo sowohl uns mir mich dir dich`,
  calendar: `januar februar märz april mai juni juli august september oktober november dezember montag* dienstag* mittwoch* donnerstag*
    freitag* samstag* sonnabend sonntag* wochenende* feiertag* frühling sommer herbst winter`,
  numbers: `null:0 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwölf:12 dreizehn:13
    vierzehn:14 fünfzehn:15 sechzehn:16 siebzehn:17 achtzehn:18 neunzehn:19 zwanzig:20 vierundzwanzig:24
    fünfundzwanzig:25 dreißig:30 dreissig:30
    vierzig:40 fünfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90 hundert:100 tausend:1000 hunderte:-100 tausende:-1000 million:1000000 millionen:1000000
    doppelt:-2 doppelte:-2 dreifach:-3 halb:-5 halbe:-5 halben:-5 sechsten:-6 dutzend:12 dutzende:-12`,
  ways: "von>nach von>zu von>in aus>nach aus>in von>an",
  places: ""
}
