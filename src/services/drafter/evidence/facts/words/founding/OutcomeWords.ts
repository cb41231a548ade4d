/**
 * What a deed came to, in seven languages: "and that was the start of Acme", "machten daraus eine Firma", "ils finissent
 * par fonder Acme". "¤" is the house by its name.
 */

const startOf: ReadonlyArray<string> = [
  "(?:that|this|which|it) was the (?:very )?(?:start|beginning|birth|first day) of ¤|so (?:began|started|was born) ¤|(?:ended up|wound up|finished by) (?:founding|starting|opening|setting up|launching) ¤",
  "(?:das|dies|es) war (?:der (?:anfang|beginn|start|startschuss|grundstein)|die (?:geburtsstunde|geburt)) (?:von|für|der|des) ¤|(?:so|daraus) (?:entstand|wurde|begann) ¤",
  "(?:ce fut|c'était|c'est|voilà|et voilà) (?:le (?:tout )?(?:début|commencement|point de départ)|la naissance|les débuts) (?:de |d'|du )¤|(?:ainsi|c'est ainsi que) (?:naquit|est née?|commence) ¤|fini\\p{L}+ par (?:fonder|créer|ouvrir|lancer|monter) ¤",
  "(?:ese|este|aquel|ahí|así|allí) (?:fue|era) el (?:comienzo|inicio|principio|nacimiento|origen) de ¤|(?:así|ahí|de ahí) (?:nació|empezó|comenzó|surgió) ¤|acab\\p{L}+ (?:por )?(?:fundando|creando|abriendo|montando|fundar|crear|abrir|montar) ¤",
  "(?:foi|era|esse foi|este foi) o (?:começo|início|nascimento|arranque) (?:da |do |de )¤|(?:foi )?(?:assim|aí)(?: que)? (?:nasceu|começou|surgiu) ¤|acab\\p{L}+ por (?:fundar|criar|abrir|lançar) ¤",
  "(?:fu|era|è stato|quello fu|quello è stato) l'inizio (?:di |del |della |dell')¤|(?:così|lì|da lì) (?:nacque|è nat[ao]|nasce|cominciò) ¤|fini\\p{L}+ (?:per|con il) (?:fondare|creare|aprire|avviare) ¤",
  "(?:dat|dit|het) was het (?:begin|prille begin) van ¤|(?:zo|daaruit) (?:begon|ontstond) ¤"
]
const houses: Readonly<Record<string, string>> = {
  en: "(?:company|business|firm|association|charity|cooperative|co-op|club|school|studio)",
  de: "(?:firma|unternehmen|betrieb|verein|beruf|gmbh|geschäft|genossenschaft)",
  fr: "(?:entreprise|société|association|métier|coopérative|maison d'édition)",
  es: "(?:empresa|asociación|cooperativa|negocio|estudio|oficio)",
  pt: "(?:empresa|associação|cooperativa|negócio|estúdio)",
  it: "(?:azienda|impresa|società|associazione|cooperativa|mestiere)",
  nl: "(?:bedrijf|vereniging|stichting|zaak|coöperatie|onderneming)"
}
const turnedInto: ReadonlyArray<string> = [
  `(?:turned|made) (?:it|this|that|them|the \\p{L}+|their \\p{L}+|our \\p{L}+) into an? (?:\\p{Ll}+ )?${houses.en}`,
  `mach(?:t|te|ten) (?:wir |sie |er |ich )?(?:@ )?daraus (?:@ )?(?:schließlich )?einen? (?:\\p{Ll}+ )?${houses.de}|wurde (?:@ )?daraus (?:@ )?(?:schließlich )?eine? (?:\\p{Ll}+ )?${houses.de}|daraus wurde (?:@ )?(?:schließlich )?eine? (?:\\p{Ll}+ )?${houses.de}`,
  `en (?:a|ont|avons|avait) fait (?:@ )?une? (?:vraie |véritable )?${houses.fr}|en fi(?:t|rent) une? ${houses.fr}|(?:l'ont|l'a|l'avons) transformée? en (?:une? )?${houses.fr}`,
  `(?:lo|la|los|las) (?:convirtieron|convirtió|convertimos|convertí|transformaron|transformó) en (?:una|un) (?:\\p{Ll}+ )?${houses.es}`,
  `transform(?:aram|ou|ámos|amos|ei)(?:-n?[ao])? (?:[^,;:.@]{0,30} )?(?:em|numa?) (?:uma? )?(?:\\p{Ll}+ )?${houses.pt}`,
  `(?:ne|l['’]) ?(?:hanno|abbiamo|ha|ho) (?:fatto|trasformat[oa])(?: in)? (?:un'|una |un )(?:\\p{Ll}+ )?${houses.it}`,
  `maakten? (?:ze |we |wij |hij |zij |ik )?er (?:@ )?een (?:\\p{Ll}+ )?${houses.nl} van|werd (?:het |dat )?(?:@ )?een (?:\\p{Ll}+ )?${houses.nl}`
]
/** What was there before a house: nothing that may have had another name. */
const seed: Readonly<Record<string, string>> = {
  en: "(?:spreadsheet|script|prototype|tool|side[ -]project|weekend project|hobby|idea|notebook|experiment|thesis|hack|plug-?in|program|app|calculator|macro|map|list)",
  de: "(?:tabelle|skript|prototyp|werkzeug|nebenprojekt|hobby|idee|experiment|abschlussarbeit|programm|app|liste)",
  fr: "(?:tableur|tableau|script|prototype|outil|projet|passe-temps|idée|carnet|expérience|mémoire|programme|application|appli)",
  es: "(?:hoja de cálculo|hoja|script|prototipo|herramienta|proyecto|afición|idea|cuaderno|experimento|tesis|programa|aplicación)",
  pt: "(?:planilha|folha de cálculo|folha|script|protótipo|ferramenta|projeto|passatempo|ideia|caderno|experiência|tese|programa|aplicativo)",
  it: "(?:foglio di calcolo|foglio|script|prototipo|strumento|progetto|passatempo|idea|quaderno|esperimento|tesi|programma|app)",
  nl: "(?:spreadsheet|rekenblad|script|prototype|hulpmiddel|project|hobby|idee|experiment|scriptie|programma|app)"
}
const legal = "(?: (?:Ltd|Limited|Inc|LLC|GmbH|UG|SAS|SARL|SL|Lda|Ltda|Srl|BV|AB|OÜ)\\.?)?"
/** "The spreadsheet they built that winter became ¤ Ltd in 2019". */
const became: ReadonlyArray<string> = [
  `(?:the|that|this|our|their|her|his) ${seed.en}(?: [^,;:.@¤]{1,40}?)? (?:became|turned into|grew into) ¤${legal}`,
  `aus (?:der|dem|dieser|diesem|ihrer|ihrem|unserer|unserem|seiner|seinem) ${seed.de}(?: [^;:.@¤]{1,40}?)? wurde (?:@ )?¤${legal}`,
  `(?:le |la |ce |cette |son |sa |leur |notre |l['’])${seed.fr}(?: [^,;:.@¤]{1,40}?)? (?:est devenue?|devint|devient) ¤${legal}`,
  `(?:la|el|esa|ese|aquella|aquel|su|nuestra|nuestro) ${seed.es}(?: [^,;:.@¤]{1,40}?)? (?:se convirtió en|pasó a ser) ¤${legal}`,
  `(?:a|o|essa|esse|aquela|aquele|sua|seu|nossa|nosso) ${seed.pt}(?: [^,;:.@¤]{1,40}?)? (?:virou|tornou-se|transformou-se n[ao]) (?:a |o )?¤${legal}`,
  `(?:il |lo |la |quel |quella |quello |il loro |la loro |l['’])${seed.it}(?: [^,;:.@¤]{1,40}?)? (?:è diventat[oa]|diventò|divenne) ¤${legal}`,
  `(?:het|de|dat|die|hun|ons|onze|haar|zijn) ${seed.nl}(?: [^,;:.@¤]{1,40}?)? werd (?:@ )?¤${legal}`
]
const bounded = (shapes: ReadonlyArray<string>) =>
  new RegExp(`(?<![\\p{L}'’])(?:${shapes.join("|")})(?![\\p{L}])`, "iu")
export const startsHouse = bounded([...startOf, ...became])
export const turnedIntoHouse = bounded(turnedInto)
/** What was there before, or may not have come to be. */
export const noOutcome =
  /(?<!\p{L})(?:not|never|would|might|almost|nearly|if|nicht|nie|fast|beinahe|wenn|hätten?|würden?|ne|n'|pas|jamais|presque|si|no|nunca|casi|não|quase|se(?! (?:convirti|transform))|non|mai(?! \p{Nd})|quasi|niet|nooit|bijna|als|zou(?:den)?|second|zweite[nrs]?|deuxième|segund[ao]|second[ao]|tweede|again|erneut|wieder|nouve\p{L}+|nuev[ao]|nov[ao]|nuov[ao]|nieuwe)(?!\p{L})/iu
