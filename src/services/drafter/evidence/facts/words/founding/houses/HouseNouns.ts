/** What houses, and what people keep together, are called behind an article: "the workshop", "der Verein". Folded. Data. */

const words = (phrases: string): ReadonlySet<string> => new Set(phrases.trim().split(/\s*\|\s*|\n\s*/))

/**
 * Of a site that speaks of no other one it is the site's own. No building and no place: a mill, a chapel, an orchard, a
 * bridge may be what it is called after; nor what a house has besides, as a choir, a café, a festival, a fund.
 */
export const soleNouns = words(`
  club | society | association | workshop | bakery | practice | brewery | studio | atelier | school | charity | winery | surgery | agency | gallery | clinic | cooperative | co-op | collective |
  distillery | pottery | nursery | dairy | roastery | bookshop | shop | store | consultancy | publisher | joinery | foundry | forge | cidery | vineyard | smallholding | creamery | restaurant |
  seed bank | food bank | tool library | repair shop | print shop | cheese shop | coffee shop | book shop | theatre company | dance school | music school | language school | sailing school | climbing club | wine estate | tea house | guest house | family business | family firm
  werkstatt | verein | schule | bäckerei | genossenschaft | laden | praxis | manufaktur | brauerei | verlag | kanzlei | gärtnerei | rösterei | klinik | apotheke | galerie | weingut | schreinerei | tischlerei | töpferei | metzgerei | käserei | druckerei | imkerei | buchhandlung | tanzschule | musikschule | konditorei | brennerei | schneiderei | schlosserei | familienbetrieb | agentur
  association | école | coopérative | boutique | boulangerie | brasserie | maison | cabinet | fabrique | pépinière | librairie | clinique | pharmacie | galerie | fromagerie | menuiserie | savonnerie | épicerie | imprimerie | chocolaterie | pâtisserie | distillerie | poterie | brûlerie | torréfaction | agence
  taller | escuela | tienda | asociación | cooperativa | panadería | bodega | clínica | farmacia | galería | librería | cervecería | quesería | imprenta | carpintería | academia | obrador | botica | estudio | agencia | restaurante
  oficina | escola | loja | associação | padaria | cervejaria | farmácia | galeria | livraria | queijaria | editora | ateliê | clube | gráfica | carpintaria | adega | confeitaria | vinícola | clínica | estúdio | agência
  laboratorio | bottega | scuola | negozio | associazione | panificio | cantina | torrefazione | clinica | farmacia | galleria | libreria | birrificio | caseificio | tipografia | falegnameria | cooperativa | pasticceria | liuteria | sartoria | casa editrice | agenzia | ristorante
  vereniging | werkplaats | winkel | praktijk | kliniek | apotheek | bakkerij | stichting | coöperatie | brouwerij | school | kaasmakerij | drukkerij | boekhandel | uitgeverij | branderij | pottenbakkerij | smederij | kwekerij | galerie | bureau
`)
/** Of those what people are in together: "our caving club" is no less than "our club". */
export const togetherNouns = words(
  "club | society | association | cooperative | co-op | collective | charity | verein | genossenschaft | association | coopérative | asociación | cooperativa | associação | clube | associazione | vereniging | coöperatie | stichting"
)
/** What has people of all houses as its customers; a house that is told of there is one of those. */
export const forHouses =
  /(?<!\p{L})(?:apps?|software|saas|platforms?|plug-?ins?|api|sdk|crm|erp|cms|marketplace|directory|planner|portal|plattform|programm|logiciels?|plateforme|applications?|plataforma|aplicación|aplicativo|programa|piattaforma|applicazione|platformen)(?!\p{L})/iu

/** "It all started", "Alles begann": the whole of it. */
const itAll =
  "it all (?:began|begins|started|starts|goes back)|alles (?:begann|fing|hat|begon)|angefangen hat (?:alles|es)|tout (?:a )?(?:commenc|début|démarr)|todo (?:empez|comenz|empiez|comienz)|tudo (?:começ|inici)|tutto (?:è |ha )?(?:iniz|cominc|nat|part)|het begon allemaal"
/** The house by what it is, behind an article: "the company", "het bureau"; or all of it. */
export const theHouse = new RegExp(
  `(?<!\\p{L})(?:(?:(?:the|die|das|der|den|la|le|el|il|lo|o|a|het|de) |l['’])(?:company|business|firm|organi[sz]ation|unternehmen|firma|betrieb|entreprise|société|empresa|azienda|bedrijf|onderneming|${[...soleNouns].join("|")})(?!\\p{L}| (?:of|von|de|di|da|van|d['’]|du|del|der|des|della) )|${itAll})`,
  "iu"
)

/** Before the one house there is: an article, a word for ours. */
export const theOne =
  /(?:^|[^\p{L}])(?:the|our|this|my|its|die|der|das|des|dem|den|im|am|vom|zum|zur|beim|unser\p{L}{0,2}|mein\p{L}{0,2}|diese[rsnm]?|la|le|du|au|notre|cette|ce|cet|ma|mon|el|del|al|nuestr[oa]|est[ea]|mi|a|o|da|do|na|no|à|ao|noss[oa]|minha|meu|nest[ea]|il|lo|della|dello|nel|nella|nello|alla|allo|dalla|dal|sulla|nostr[oa]|mi[oa]|quest[oa]|de|het|ons|onze|deze|dit|mijn) $|(?:^|[^\p{L}])(?:(?:dell|nell|all|dall|sull)|[ld])['’]$/iu
/** "we are a", "Acme ist eine", "A" at the head of a line: what it is. */
export const oneOfThem =
  /(?:^|(?<!\p{L})(?:is|are|'re|'m|am|as|became|become|ist|sind|bin|als|wurde|est|sommes|suis|comme|es|somos|soy|como|é|sou|è|siamo|sono|come|zijn|ben) |^[^.,;:]{1,40}(?:[,:|·]| [–—-]) )(?:an?|eine?|un|une|una|uma?|een)(?: [\p{Ll}-]+){0,3} $/iu
/** Behind a house, and no part of what it is called. */
export const behindKind =
  / (?:en|in|à|a|au|dans|avec|con|com|nel|nella|per|para|pour|op|te|met|mit|im|am|von|und|et|y|e|em|no|na|numa?|sola?|seule?|allein|da|di|il|le|la|el|pendant|après|tras|dopo|junto|juntos|ensemble|insieme|samen|zusammen|vanuit|aan)$/iu
/** What we do with a house of others: "We rent their yard", "that we buy our malt from", "We took it over". */
export const besideUs =
  /(?<!\p{L})(?:we|I|wir|ich|nous|je|wij|we|ik) (?:now |also |then |today )?(?:rent|lease|joined|bought|took (?:it|them|over)|supply|serve|teach|work|practise|train|meet|mieten|lernten?|arbeiten|kauften|übernahmen|louons|avons (?:repris|racheté|rejoint|loué)|huren|kochten|namen)(?!\p{L})|(?<!\p{L})(?:that|which|where|whom|whose|qui|que|où|che|dove|donde|onde|die|das|der|dem|den|waar|dat) (?:(?:we|our|us|I|you|nous|nos|notre|ci|noi|nos|uns|unsere?|wir|ons|onze|wij) )|(?<!\p{L})(?:next door|nearby|opposite|down the road|across the|nebenan|gegenüber|(?:d'|la )à côté|d'à côté|al lado|ao lado|accanto|hiernaast|verderop)(?!\p{L})|(?<!\p{L})(?:alquilamos|compramos|tomamos el|assumimos|affittiamo|abbiamo (?:rilevato|comprato|preso))(?!\p{L})/iu
/** "Loaf is built by Ben Lund, who founded the workshop": of what is made there. */
export const madeByOne =
  /^(?<what>[^,;:.]{1,60}?) (?:is|are|was|ist|sind|wird|est|es|é|è|is) [^,;:.]{0,30}?(?<!\p{L})(?:by|von|par|por|da|door) \p{Lu}/u
/** "Petit is the work of Ada Roth, who founded the firm": whom the sentence is of. */
export const whoIs =
  /^(?<who>\p{Lu}[^,;:.]{0,40}?) (?:is|are|was|were|ist|sind|war|est|sont|es|son|é|são|è|sono|zijn) /u
