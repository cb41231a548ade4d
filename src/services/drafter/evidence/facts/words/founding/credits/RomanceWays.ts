/** How French, Italian, Portuguese and Spanish say who began a thing, in the words that each has in its table. */
const source =
  "(?:(?:da|de|di|por|par|a|à|en|em|sous|in|de|grâce à|gracias a|graças a|grazie a) )?(?:(?:la|el|le|o|a|l'|il|lo|un|une|una|uma|los|las|les|os|as|i|gli) ?)?"
const sparks =
  "(?:idée|envie|rencontre|initiative|imagination|passion|rêve|esprit|volonté|désir|impulsion|amitié|association|mains?|plume|tête|collaboration|complicité|intuition|idea|ilusión|encuentro|iniciativa|imaginación|pasión|sueño|mente|cabeza|voluntad|impulso|amistad|unión|mano|manos|empeño|inquietud|inspiración|creatividad|ideia|encontro|imaginação|paixão|sonho|vontade|amizade|união|mãos|parceria|inquietação|incontro|iniziativa|immaginazione|passione|sogno|volontà|desiderio|impulso|amicizia|unione|mani|penna|collaborazione|intuizione|estro|genio|fantasia)"
const behind =
  "(?:derrière|détrás de|detrás de|tras|por trás de|por detrás de|atrás de|dietro|dietro a|à l'origine de|en el origen de|na origem de|em a origem de|all'origine di|a l'origine di|alle spalle di|à la tête de|à l'initiative de)"
const stand =
  "(?:il y a|on trouve|se cachent?|se trouvent?|sont|est|se tiennent|hay|están|está|se esconden?|se encuentran?|estaban|estaba|encontramos|estão|esta|há|esconde-se|escondem-se|se escondem?|encontramos|ci sono|c'è|si nascondono|si nasconde|si trovano|si trova|stanno|sta|troviamo|c'erano|c'era)"

/** Lifts what shuts a shop, or opens its doors. */
const opens =
  "(?:ouvr\\p{L}+|a ouvert|ont ouvert|lèv\\p{L}+|lev\\p{L}+|ont levé|a levé|abr\\p{L}+|sub\\p{L}+|levant\\p{L}+|ergu\\p{L}+|aprì|aprirono|apr(?:e|ono)|alz\\p{L}+|sollev\\p{L}+|tir\\p{L}+ su|(?:ha|hanno) (?:aperto|alzato))"
const doors = "(?:portes?|rideau|puertas?|persianas?|portas?|porte|saracinesc[ah]e?|serrand[ae]|bottega|battenti)"
/** Enters the trade in their own name. */
const registers =
  "(?:s'inscri\\p{L}+ comme|s'install\\p{L}+ comme|cré\\p{L}+|s'enregistr\\p{L}+ comme|registr\\p{L}+|regist\\p{L}+|abr\\p{L}+|se di[oa] de alta como|se hizo|apr\\p{L}+|registr\\p{L}+)"
const asSoleTrader =
  "auto-entrepreneu[rs]\\p{L}*|micro-entreprise|entreprise individuelle|autónom[oa]|mei|cnpj|empresári[oa] em nome individual|atividade|actividade|partita iva|ditta individuale"
/** "tirou … do papel", "puso … en marcha", "a mis … sur pied". */
const tookOff =
  "(?:tir(?:ou|aram)|p[ôu]s(?:eram)?|coloc(?:ou|aram)|pus(?:o|ieron)|pon(?:e|en)|ech(?:ó|aron)|sac(?:ó|aron)|mit|mirent|met|mettent|(?:a|ont) (?:mis|lancé)|mise|misero|mett(?:e|ono)|tir(?:ò|arono)|(?:ha|hanno) (?:messo|tirato))"
const offThere =
  "(?:(?:de o|do) papel|de pé|em pé|em marcha|no ar|em o ar|en marcha|en pie|a andar|adelante|sur pied|sur les rails|en route|in piedi|su)(?!\\p{L})"

export const romanceWays: ReadonlyArray<string> = [
  "{own}{adv} {be}{gap} {done}{gap} {by}{call}{whom}",
  "{be}{gap} {own}{gap} {done}{gap} {by}{call}{whom}",
  // "Acme nació de una idea de Ada Roth", "Acme è nata dall'incontro tra Ada Roth e Ben Lund".
  `{own}{adv} {born}{time} ${source}(?:\\p{Ll}+ )?${sparks}(?: \\p{Ll}+){0,2}(?: (?:de|di|tra|fra|entre)(?: {art})?{call}| ){whom}`,
  "{own}{adv} {born}{time} (?:grâce à|gracias a|graças a|grazie a|de la main de|sous l'impulsion de|por impulso de|per impulso di|per volontà di|de la mano de|por mão de|par|por|per mano di|ad opera di|a opera di|per merito di)(?: {art})?{call}{whom}",
  `{own}{adv} {be}{gap} ${sparks}(?: \\p{Ll}+)? {of}(?: {art})?{call}{whom}`,
  // "Acme doit son existence à Ada Roth", "Acme se debe a Ada Roth".
  "{own} (?:doit|debe|deve|se debe|deve-se|si deve)(?: (?:tout|todo|tudo|tutto|la|il|o|a|sa|son|su|sua|suo|seu|existence|existencia|existência|esistenza|naissance|nacimiento|nascimento|nascita|origine|origen|origem|création|creación|criação|creazione|vida|vie|vita)){0,4} (?:à|a)(?: {art})?{call}{whom}",
  // "Derrière Acme, il y a Ada Roth", "Dietro Acme ci sono Ada Roth e Ben Lund".
  `${behind} {any},?{adv} ${stand}{call}{whom}`,
  `${behind} {any},?{adv} ${stand} {counted} {whom}`,
  `${behind} {any}(?:,| :|:| -) {whom}`,
  // "De la idea loca de Ada y Ben Roth nació Acme", "Dall'amicizia tra Ada Roth e Ben Lund è nata Acme".
  `^(?:de|da|di) ?(?:(?:la|el|le|o|a|l'|il|lo|un|une|una|uma) ?)?(?:\\p{L}+ )?${sparks}(?: \\p{Ll}+){0,2}(?: (?:de|di|tra|fra|entre)(?: {art})?)?{call}{whom},?{gap} {born}(?: {adverb})? (?:{art} )?{own}`,
  `{who} (?:sont|est|están|está|estão|sono|è|se cachent|se cache){gap} ${behind} {any}`,
  `^(?:{art} )?\\p{L}+ (?:${behind}|que están detrás de|qui se cachent? derrière|que estão por trás de|che stanno dietro a) {any},? {named}{call}{whom}`,
  // "L'idée de Acme est venue à Ada Roth", "La idea de Acme la tuvo Ada Roth".
  "(?:idée|idea|ideia) (?:de|di|per|pour|para|por trás de|derrière|detrás de|dietro)(?: {toDo})? {any}{gap} (?:est venue à|est née chez|est née dans la tête de|vient de|revient à|a germé dans l'esprit de|se le ocurrió a|se les ocurrió a|surgió de|nació de|fue de|es de|vino de|partió de|la tuvo|la tuvieron|surgiu a|ocorreu a|nasceu de|surgiu de|veio de|partiu de|foi de|é de|è venuta a|è nata da|è di|fu di|viene da|venne a|si deve a|è stata di)(?: {art})?{call}{whom}",
  "{who}{gap} (?:a eu|ont eu|eut|tuvo|tuvieron|teve|tiveram|ha avuto|hanno avuto|ebbe|ebbero) (?:la |l'|a )?(?:idée|idea|ideia) de{gap} {any}",
  "{who}{gap} {decided}{gap} {toDo}{gap} {own}",
  "(?:^|[,:-] |^[^,;:]{0,60} ){decided}{call}{whom} {toDo}{gap} {own}",
  // "Acme, la empresa que creó Ada Roth", "l'agence que Ada Roth a montée".
  "{own}{isA},? (?:que|che) {did}{call}{whom}",
  // "La aventura comienza en 2017, cuando Ada Roth funda Acme".
  "{own}{adv} {born}{time},? {when}{call}{whom}{gap} (?:se rencontr|se sont rencontr|se croisent|quitt|a quitté|ont quitté|décid|a décidé|ont décidé|cherch|commenc|a commencé|ont commencé|se lance|perd|bricol|s'associ|s'unissent|se conoc|decid|dej|busc|empez|empiez|comenz|comienz|se unier|se junt|perd|cansad|se conhec|decid|deix|larg|procur|começ|se junt|se un|uniram|juntaram|conheceram|si incontr|si conobb|si conosc|si sono incontrat|si sono conosciut|decis|lasci|cerc|cominci|inizi|si un|perse|hanno deciso|ha deciso|ha lasciato)\\p{L}*",
  "{own}{adv} {born}{time} (?:dans|en|em|in|sur|sobre|su|a|alrededor de|autour de|à|chez)(?: (?:la|el|le|o|a|il|lo|les|l'|una|un|une|uma|um))? ?(?:\\p{Ll}+ )?{rooms} (?:\\p{Ll}+ )?(?:de|di)(?: {art})?{call}{whom}",
  "{own}{adv} {born}{time} (?:avec|con|com|chez)(?: {art})?{call}{whom}",
  // "Acme abrió sus puertas en 1982 de la mano de Ada Roth y Ben Lund".
  `{own}{adv} ${opens}{gap} ${doors}{time} (?:sous l'impulsion de|grâce à|de la mano de|de la main de|gracias a|pela mão de|pelas mãos de|por iniciativa de|per mano di|per volontà di|grazie a|su iniziativa di)(?: {art})?{call}{whom}`,
  // "La historia empieza en 1958, cuando Ada Roth y su marido subieron la persiana".
  `{own}{adv} {born}{time},? {when}{call}{whom}{gap} ${opens}{gap} ${doors}`,
  `{own}{adv} {born}{time},? {when}{call}{whom}{gap} ${registers}(?: {art})? ?(?:\\p{Ll}+ )?(?:${asSoleTrader})`,
  // "La bottega la mise in piedi il nonno Ada Roth": what was begun comes first, and again as a pronoun.
  "{own},?{time},? (?:lo|la|li|le|los|las|o|a|os|as|l') ?{did}{gap} {whom}",
  // "Ada Roth tiró el taller adelante": the verb's parts around the house.
  `{who}{gap} ${tookOff} {own} ${offThere}`
]
