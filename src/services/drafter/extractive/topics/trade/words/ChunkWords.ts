/** Words that part a line that says what a house is or does into things: data, in the tongues most sites are written in. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Behind these stands for whom it is: "Planner for bakers". */
export const forWhom = words("for für pour para per voor")
/** Behind these stands where, how, of what or with what it is done. */
export const beside = words(`
  in at by with without from near on to into inside within using via through across since about between around that which who whose where when while
  until before after because than as made built run
  aus bei im am an auf zur zum zu mit ohne von vom seit durch nach nahe bis wenn weil
  dans à au aux en avec sans sur chez par depuis près qui que dont où lorsque
  con sin desde hasta sobre ante bajo según donde cuando al
  com sem em no na nos nas desde até sobre onde quando ao às
  con senza da dal dalla dai dalle nel nella nei nelle sul sulla su presso che dove quando al alla allo
  met zonder uit bij naar op aan door van te tot sinds die dat waar
`)
/** Words of both kinds that in one tongue tie two nouns. */
export const ties = words("of de del della dello dell' dei degli delle di da do das dos du des d' d’ van")
export const ands = words("and und et y e ed en ou or oder and o u of")
/** What stands before a noun. */
export const nounArticles = words(`
  the a an der die das den dem des ein eine einen le la les l' un une el los las una o os as um uma il lo gli i uno het een
`)
/** With one of these a line speaks to somebody or tells what happens. */
export const speakingWords = words(`
  more less fewer better smarter faster más menos plus moins mais più meno mehr weniger meer minder
  two three four five six seven eight nine ten dos tres cuatro cinco seis siete ocho nueve diez deux trois quatre cinq sept huit neuf dix
  zwei drei vier fünf sechs sieben acht neun zehn dois duas três quatro sete oito nove dez due tre quattro cinque sei sette otto nove dieci twee drie vijf zes zeven
  you your yours we our us i my me they their it its he she this these those every each any no not never nobody is are was were be been has have
  had do does did can will would should what why how whatever who's that's it's let's don't
  du dein deine deinen deiner ihr ihre ihren ihrer sie wir unser unsere ich mein meine ist sind war wird werden hat haben kann nicht kein keine jeder jede jedes
  tu ton ta tes vous votre vos nous notre nos je mon ma mes est sont été sera ont peut pas chaque ce cette ces ne
  tus su sus nuestro nuestra nuestros mi mis yo es son fue será ha han puede cada este esta estos se te
  você seu sua seus suas nosso nossa meu minha são foi será tem têm pode cada este esta
  tuo tua tuoi tue nostro nostra mio mia suo sua è sono sarà ha hanno può ogni questo questa ti si non
  jij je jouw uw wij we ons onze ik mijn is zijn was wordt heeft hebben kan niet geen elke ieder deze dit
`)
/** Behind one of these and a small word stands what a house does above all: "specialised in roof repairs". */
export const specialised =
  /^(?:speciali[sz](?:ed|ing|es)|spezialisiert|spécialisée?s?|especializad[oa]s?|especialistas?|specializzat[oaie]|gespecialiseerd)$/u
/** In what a thing comes, behind it: "meeting notes app", "verbal identity studio". */
export const vesselsBehind = words(`
  app apps application applications software platform platforms tool tools toolkit service services studio studios agency company firm
  program programme solution solutions website site library portal plugin experts expert specialist specialists professionals team bureau agentur büro
  plattform dienst dienste programm anwendung werkzeug lösung lösungen service
`)
/** The same before it, tied: "empresa de limpieza". */
export const vesselsBefore = words(`
  cooperativa cooperativas coopérative coöperatie genossenschaft empresa empresas entreprise société azienda ditta impresa bedrijf firma compañía companhia sociedad sociedade company world art home house name
  aplicación aplicativo herramienta ferramenta applicazione strumento outil
`)
/** Before a noun: how well somebody does it. */
export const skilled = words(`
  fully qualified fully-qualified licensed licenced certified experienced leading top-rated award-winning registered insured accredited dedicated friendly
  family-run family-owned locally-owned local trustworthy bespoke multilingual
`)
/** With one of these a line asks for a deed, or tells one. */
export const doing = words(`
  query search fetch ask sell teach carry catch paint bake feed grow pay plant ride walk wear
  apprendre jouer vendre gérer mesurer aprender tocar vender medir gestionar imparare suonare vendere misurare gestire lernen spielen leren spelen
`)
/** Too wide to tell one house from another, alone. */
export const tooWide = words(`
  consulting consultancy association associations attorney attorneys lawyer lawyers school schools domestic commercial residential industrial corporate private
  dashboard dashboards calendar calendars kalender kalenders calendrier calendario agenda api apis ai automation notes reports reporting notebook notebooks
  quaderno cuaderno caderno cahier carnet heft notizbuch club society foundation group company firm practice office workshop studio
  escuela escola scuola école schule asociación associação associazione vereniging verein conseil consultoría consultoria consulenza advies beratung
  cabinet kanzlei praxis praktijk ufficio despacho escritório bureau tienda loja negozio winkel boutique magasin laden shop store
  sistema système logiciel software programa taller oficina atelier werkstatt officina werkplaats
  lab hub zentrum centre center centro centrum institut institute instituto istituto maison haus casa house home team projekt project
  operating management automatización automatisation automazione automatisering
`)
/** "Slimste", "größte", "schönste": praise before a noun, in German and Dutch. */
export const superlative = /^\p{L}{3,}ste[nrs]?$/u
