import type { PlaceTongue } from "./PlaceTongue.ts"

export const placeDutch: PlaceTongue = {
  lang: "nl",
  lead: "vandaag|tegenwoordig|intussen|inmiddels|sinds (?:\\p{L}+ )?\\p{Nd}{4}|al (?:meer dan |ruim |bijna )?(?:\\p{L}+|\\p{Nd}+) (?:jaar|jaren|generaties)|hallo|hoi|kortom|trouwens|elke (?:dag|ochtend)|dag na dag|dag in dag uit|nog altijd|tot op vandaag|samen|met (?:z'n|zijn) (?:tweeën|drieën|vieren|vijven|zessen|zevenen)|ja|klein maar fijn|samen met (?:mijn|onze?) \\p{L}+",
  adverbs:
    "nog steeds|nog altijd|nu|vandaag|tegenwoordig|momenteel|inmiddels|intussen|trots|met trots|graag|met de hand|zelf|samen|allemaal|allebei|beiden|met veel (?:liefde|zorg|plezier)|met (?:liefde|zorg|passie|plezier|hart en ziel)(?: en (?:geduld|zorg|liefde|passie|koffie))?|gewoon|eigenlijk|volledig|helemaal|geheel|alleen|maar|elke (?:dag|ochtend)|dagelijks|dag en nacht|vers|in kleine oplages?|op maat|op bestelling|met (?:z'n|zijn) (?:tweeën|drieën|vieren|vijven|zessen|zevenen|achten|tienen)|sinds \\p{Nd}{4}|al (?:\\p{L}+|\\p{Nd}+) (?:jaar|jaren|generaties)|het hele jaar door|voltijds|midden|hier|eigenhandig|ambachtelijk",
  we: "wij van {S}|wij bij {S}|wij|we|ik|wij allebei|we allemaal",
  weAre: "(?:wij|we) zijn|ik ben|dat zijn wij:|(?:wij|we) noemen ons",
  is: "is|zijn",
  a: "een|het|de|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\\p{Nd}{1,3}|een paar|een handvol",
  and: "en|&|of",
  kinds:
    "\\p{Ll}*(?:bedrijf|bedrijfje|zaak|onderneming|studio|bureau|team|teampje|ploeg|startup|start-up|werkplaats|atelier|bakkerij|branderij|brouwerij|stokerij|kaasmakerij|slagerij|drukkerij|binderij|weverij|pottenbakkerij|kwekerij|imkerij|smederij|meubelmakerij|schrijnwerkerij|timmerbedrijf|zagerij|molen|makerij|winkel|winkeltje|boekhandel|boetiek|café|koffiehuis|restaurant|hotel|praktijk|kantoor|advocatenkantoor|kliniek|apotheek|uitgeverij|label|school|academie|galerie|theater|museum|labo|lab|boerderij|wijngaard|huis|duo|trio|collectief|coöperatie|vereniging|stichting|vzw|organisatie|club|koor|orkest|groep|groepje|crew|softwarehuis|makers?|ontwikkelaars?|ontwerpers?|ontwerper|ambachtslieden|fabriekje|keuken|merk|netwerk|instituut|agentschap|kmo)",
  people:
    "vrienden|vriendinnen|zussen|broers|mensen|koppel|stel|familie|gezin|collega's|personen|mannen|vrouwen|ondernemers|bakkers|makers",
  tail: "voor (?:\\p{Ll}+ )?\\p{Ll}+(?:uur|ing|ie|iek|ogie|design|kunst|werk|bouw)|van (?:\\p{Nd}+|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig)(?: \\p{Ll}+)?|met (?:\\p{Nd}+|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf) \\p{Ll}+|voor (?:goed|goede|mooi|mooie|lekker|lekkere) \\p{Ll}+",
  at: "(?:gevestigd |gelegen |vlak |midden |net |ergens |hartje |hoog |diep |hier )?(?:in(?: het (?:hart|centrum|midden|noorden|zuiden|oosten|westen) van| de (?:binnenstad|buurt|haven|oude stad|rand|stad) van| de stad| hartje| het (?:mooie|zonnige|oude|bruisende))?|te|vanuit|buiten|bij|nabij|onder|aan de rand van|vlak bij|niet ver van)",
  of: "uit|vanuit|(?:die |dat )?(?:gevestigd (?:is )?|gebaseerd |zit )(?:in|te)|met (?:zetel|hoofdkantoor|kantoor|atelier|thuisbasis) (?:in|te)|van",
  spots:
    "(?:in|op|aan|bij) (?:de|het) (?:\\p{Ll}+ )?(?:haven|hart|centrum|binnenstad|rand|kade|wijk|noorden|zuiden|oosten|westen|station|oever|buurt) van",
  genitive: null,
  set: "gevestigd|gelegen|verscholen|verstopt|ondergebracht",
  sits: "zit|zitten|huist|woont|werkt|ligt|bevindt zich|is ondergebracht|is te vinden|heeft zijn thuis|schuilt",
  born: "is geboren|werd geboren|ontstond|is ontstaan|begon",
  cleft: "het is",
  thatWe: "dat we|dat wij|waar we|waar wij",
  settled: "gevestigde?|gelegen|werkende|wonende|opererende",
  stays: "nog steeds|nog altijd|gebleven|daar|hier|thuis",
  comes:
    "heeft (?:zijn|haar) (?:thuisbasis|kantoor|atelier|zetel|thuis|werkplaats|winkel) in|komt uit|komen uit|stamt uit|ontstaat in|draait vanuit|opereert vanuit|huist in|woont in|is thuis in|komt recht uit",
  all: "al onze|al ons|elk van onze|elke van onze",
  beside: "in|op|aan|boven|achter|naast|onder|tegenover|bij|vanuit|uit|van|vlak bij",
  articles: "een|zijn|haar|de|het|ons|onze|mijn|één|voormalige|oude",
  make: "maken|maak|bouwen|bouw|ontwikkelen|ontwikkel|ontwerpen|ontwerp|bakken|bak|brouwen|brouw|branden|brand|stoken|naaien|naai|breien|brei|weven|weef|drukken|druk|binden|bind|draaien|draai|snijden|smeden|lassen|persen|plukken|verpakken|pakken|kweken|telen|produceren|produceer|schrijven|schrijf|programmeren|programmeer|repareren|repareer|herstellen|herstel|restaureren|restaureer|verven|spinnen|mengen|bottelen|vullen|gieten|koken|kook|roken|tekenen|teken|schilderen|graveren|solderen|monteren|vervaardigen|bedenken|bedenk|knutselen|sleutelen|uitgeven|fabriceren|creëren|onderhouden|bereiden|kneden|runnen|run",
  made: "gemaakt|gebouwd|ontwikkeld|ontworpen|gebakken|gebrouwen|gebrand|gestookt|genaaid|gebreid|geweven|gedrukt|gebonden|gedraaid|gesneden|gesmeed|gelast|geperst|geplukt|verpakt|ingepakt|gekweekt|geteeld|geproduceerd|geschreven|geprogrammeerd|gerepareerd|hersteld|gerestaureerd|geverfd|gesponnen|gemengd|gebotteld|gevuld|gegoten|gekookt|gerookt|getekend|geschilderd|gegraveerd|gesoldeerd|gemonteerd|vervaardigd|bedacht|uitgegeven|gefabriceerd|gecreëerd|onderhouden|bereid|gekneed|handgemaakt|in elkaar gezet|uitgedacht",
  become: "wordt|worden",
  by: "door",
  abide:
    "werkt|woont|leeft|wonen|woon|leven|leef|werken|werk|zitten|zit|huizen|opereren|knutselen|sleutelen|zijn thuis|zijn gevestigd|hebben ons (?:kantoor|atelier|thuis|bureau)|hebben onze (?:werkplaats|studio|winkel|thuisbasis|zetel)|resideren|zijn te vinden|zijn",
  our: "ons|onze|mijn|hun|haar|zijn",
  rooms:
    "\\p{Ll}*(?:werkplaats|atelier|kantoor|kantoren|hoofdkantoor|hoofdkwartier|studio|keuken|bakkerij|branderij|brouwerij|praktijk|boerderij|schuur|garage|winkel|winkeltje|zaak|zetel|thuisbasis|thuis|bureaus?|werkbank|galerie|showroom|café|school|labo|lab|kwekerij|drukkerij|zolder|kelder|ruimte|pand|stek|plek|deur|oven|ovens|weefgetouwen|maatschappelijke zetel)",
  stand: "is|zijn|zit|zitten|staat|staan|ligt|liggen|bevindt zich|bevinden zich|is te vinden|vind je|vindt u|huist",
  into: "je kunt|u kunt|jullie kunnen|je kan|u kan|in|vanuit|uit|bij|bezoek|kom langs in|welkom in|kom naar|spring binnen in|wij werken in|we werken in|we werken vanuit|wij werken vanuit|verlaat|kom (?:ons )?bezoeken in|wij ontvangen (?:u|je) in|we verwelkomen je in|je vindt ons in|u vindt ons in",
  team: "(?:ons|onze|het|het hele|ons hele|heel ons|de hele) (?:\\p{Ll}+ ){0,2}?(?:team|ploeg|bedrijf|studio|familie|bureau|crew|zaak|groep)|(?:het|de) (?:\\p{Ll}+ ){0,2}(?:team|mensen|ploeg|bedrijf|makers|crew|duo|trio|familie) (?:achter|van) {S}|iedereen (?:van|achter) {S}",
  find: "(?:je|u|jullie) (?:kan ons (?:vinden|bezoeken)|kunt ons (?:vinden|bezoeken)|vindt ons|vinden ons)|vind (?:je|u) ons|bezoek ons|kom (?:eens |gerust |ons )?(?:langs|bezoeken|binnen)|spring (?:eens |gerust )?binnen|we(?:lkom bij ons)|(?:wij|we) ontvangen (?:u|je|jullie)|(?:wij|we) verwelkomen (?:u|je|jullie)|(?:wij|we) zijn te vinden|loop (?:eens |gerust )?binnen|je bent welkom",
  behind: "achter",
  there: "zit|zitten|staat|staan|schuilt|schuilen|gaat|gaan|zijn|vind je",
  work: "is (?:het werk|een werk|een project|het project|een idee|het geesteskind|een product|een initiatief|een merk) (?:van|uit)|(?:wordt|worden) (?:gemaakt|gebouwd|ontwikkeld|gerund|onderhouden|uitgebaat) door|(?:komt|stamt|komen) (?:van|uit)|is",
  based: "gevestigd|met zetel|thuis|vanuit|uit|werkend|geworteld|van|met kantoor",
  home: "(?:de )?thuisbasis van {S}|onze thuisbasis|thuisbasis|ons thuis|onze thuishaven|thuishaven van {S}|onze stad|onze thuisstad|onze zetel|de zetel van {S}|onze basis|ons hoofdkwartier|het hoofdkantoor van {S}|ons hoofdkantoor|onze standplaats|{S}s thuis",
  hello: "(?:hallo|groeten|groetjes|hartelijke groeten|welkom|dag|goeiedag|goedendag)(?: allemaal)? (?:uit|vanuit)",
  ourVerb: "\\p{Ll}+(?= (?:wij|we|ik) )|wij|we|ik|ons|onze",
  leads:
    "voor|door|met|als|dan|zoals|over|uit|van|naar|bij|om|die|dat|waar|wie|wanneer|omdat|terwijl|op|tegen|zonder|via|in"
}
