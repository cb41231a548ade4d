/** Words that bind in Dutch. */
import type { TongueTable } from "./Table.ts"

export const dutch: TongueTable = {
  not: `afgezien_van zien_af_van niet geen zonder nooit zelden weigert weigeren niets niemand nergens noch nauwelijks draadloos draadloze moeiteloos papierloos nee onmogelijk onbeperkt* ongelimiteerd*
    in_plaats_van niks evenmin glutenvrij* suikervrij* reclamevrij* alcoholvrij* rookvrij* plasticvrij* foutloos`,
  idle: "niet_minder_dan kost_niets kosten_niets betaal_je_niet betaalt_u_niet betalen_niet zonder_kosten niet_alleen maar_ook",
  without: "zonder",
  since: "sinds",
  plan: `binnenkort gepland geplande we_plannen plannen_om in_ontwikkeling in_voorbereiding komt_eraan zal zullen straks toekomst toekomstig*
    roadmap wachtlijst aangekondigd willen wil hopen beogen streven ambitie missie werken_aan werken_eraan werken_we_aan werken_wij_aan wordt_aan_gewerkt volgend_jaar volgende_maand gaan_we we_gaan voornemens volgt verwacht verwachten`,
  past: `vroeger voormalig* destijds ooit eerder was waren had hadden gestopt opgeheven uitverkocht verkocht beëindigd gesloten
    voorheen tot_voor_kort`,
  may: "zou zouden misschien mogelijk wellicht vermoedelijk waarschijnlijk eventueel mag mogen moet moeten",
  can: "kan",
  if: `als indien mits zodra wanneer tenzij op_aanvraag op_verzoek desgewenst afhankelijk zolang bij_boeking tegen_meerprijs
    optioneel in_overleg op_afspraak naar_gelang`,
  except: "behalve uitgezonderd maar echter helaas met_uitzondering daarna exclusief excl anders_dan",
  only: "alleen slechts uitsluitend enkel enige maar_één louter pas",
  some: `een_van_de een_van_onze van_de_tien op_de_tien van_de_vijf veel vele sommige enkele bepaalde geselecteerde meeste merendeel meestal vaak soms regelmatig zelden deels gedeeltelijk
    helft doorgaans gewoonlijk bijna gemiddeld gemiddelde`,
  all: "al_haar al_onze al_zijn al_hun al_uw al_je al_de al_het alle allemaal alles elk elke ieder iedere iedereen overal heel hele gehele ongeacht sectorbreed",
  more: "meer sneller beter groter hoger sterker goedkoper veiliger eenvoudiger",
  less: "minder lager kleiner trager",
  upTo: "tot maximaal hoogstens maximum max tot_en_met",
  from: "vanaf",
  over: "niet_minder_dan meer_dan ruim minstens minimaal minimum ten_minste over",
  under: "onder minder_dan binnen",
  about: "ongeveer circa ca rond zo'n bijna plusminus",
  first: "eerste laatste tweede derde",
  best: `beste best meest de_*ste het_*ste leidend* toonaangevend* perfect* ideaal ideale ongeëvenaard* uniek* nummer_één nr_1 marktleider*
     revolutionair* baanbrekend* optimaal optimale legendarisch* voorste hoogwaardigste premium`,
  certified: `gecertificeerd* certific* geaccrediteerd* keurmerk* erkend* iso gekeurd* conform erkenning geautoriseerd* goedgekeurd* beëdigd*
    compliant`,
  award: "bekroond* prijswinn* winnaar* award awards onderscheid* gewonnen medaille* genomineerd* uitgeroepen",
  guaranteed: "garan* gegarandeerd* verzekerd* verzekert belooft",
  official: "officieel officiële gepatenteerd* patent* wettelijk* medisch* klinisch* wetenschappelijk* bewezen dealer",
  free: "kost_niets kosten_niets betaal_je_niet betaalt_u_niet betalen_niet zonder_kosten gratis kosteloos kosteloze",
  fully: "volledig* compleet complete geheel totaal absoluut helemaal honderd_procent",
  always: "altijd voortdurend levenslang* eeuwig permanent dag_en_nacht dagelijks",
  instant: "direct directe meteen onmiddellijk* realtime",
  worldwide: "wereldwijd* internationaal internationale mondiaal landelijk* europees europese",
  independent: "onafhankelijk* neutraal",
  trusted: "populair* vertrouwd* vertrouwen aanbevolen beproefd* bekend* beroemd* gerenommeerd*",
  limitless: "onbeperkt* ongelimiteerd* onbegrensd* eindeloos zonder_limiet",
  included: "inclusief incl inbegrepen",
  other: `partner* *partner *partners investeerder* leverancier* concurrent* fabrikant* sponsor* zustersite zusterbedrijf moederbedrijf
    andere vergelijkers aanbieders`,
  user: "klant klanten gebruiker gebruikers lid leden deelnemers lezers",
  role: "medewerker* docent* trainer* professor* dokter arts auteur* directeur* adviseur* ontwikkelaar* oprichter* collega*",
  speech: "zegt zei vertelt vertelde meent vindt  schrijft gelooft denkt beweert bron",
  person: "hij zij ze hem haar",
  relative: "die dat wie waarvan wiens",
  by: "door",
  per: "per elke",
  second: "seconde seconden",
  minute: "minuut minuten min",
  hour: "uur uren",
  day: "dag dagen dagelijks* werkdag*",
  week: "week weken wekelijks*",
  month: "maand maanden maandelijks*",
  year: "jaar jaren jaarlijks*",
  and: "en of",
  small: `kost kosten bedraagt is zijn wordt worden werd werden heeft hebben kan kunnen kunt kun men zich zo ook nog al zeer bij dan als hoe dat wat wie welke
    daar hier er het de een die deze dit onze ons je jouw uw we wij ze zij hij jij mijn hun haar tegen door sinds per om uit aan op over
    tussen biedt geeft maakt zet zien doet zelf eigen nu waar met van voor naar en of in te tot`,
  calendar: `januari februari maart april mei juni juli augustus september oktober november december maandag* dinsdag* woensdag*
    donderdag* vrijdag* zaterdag* zondag* weekend* feestdag* lente zomer herfst winter kwartaal`,
  numbers: `nul:0 twee:2 drie:3 vier:4 vijf:5 zes:6 zeven:7 acht:8 negen:9 tien:10 elf:11 twaalf:12 dertien:13
    veertien:14 vijftien:15 zestien:16 zeventien:17 achttien:18 negentien:19 twintig:20 vierentwintig:24
    vijfentwintig:25 dertig:30
    veertig:40 vijftig:50 zestig:60 zeventig:70 tachtig:80 negentig:90 honderd:100 duizend:1000 honderden:-100 duizenden:-1000
    miljoen:1000000 miljoenen:-1000000 dubbel:-2 dubbele:-2 halve:-5 tientallen:-10 dozijn:12`,
  ways: "van>naar van>tot uit>naar vanuit>naar",
  places: ""
}
