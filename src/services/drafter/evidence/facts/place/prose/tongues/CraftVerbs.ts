/** What makers do to what they make, told of one: "designs and assembles"; and what they are called by it: "clockmakers". Data. */
const verbs: Readonly<Record<string, string>> = {
  en: "designs|assembles|builds|makes|weaves|bakes|brews|roasts|prints|binds|repairs|mends|restores|sews|knits|carves|throws|forges|grows|produces|crafts|presses|distils|distills|moulds|casts|spins|dyes|tunes|hand-builds|handcrafts|fires",
  de: "entwirft|baut|repariert|fertigt|näht|webt|druckt|bindet|backt|bäckt|braut|röstet|restauriert|töpfert|schmiedet|schnitzt|gestaltet|brennt|färbt|produziert",
  fr: "conçoit|assemble|fabrique|construit|tisse|coud|imprime|relie|répare|restaure|brasse|torréfie|produit|façonne|cultive|forge|distille|tricote",
  es: "diseña|monta|ensambla|fabrica|construye|teje|cose|imprime|encuaderna|repara|restaura|tuesta|produce|cultiva|elabora|forja|hornea",
  pt: "desenha|projeta|monta|fabrica|constrói|tece|costura|imprime|encaderna|repara|restaura|torra|produz|cultiva|forja",
  it: "progetta|assembla|fabbrica|costruisce|tesse|cuce|stampa|rilega|ripara|restaura|tosta|produce|coltiva|forgia|realizza",
  nl: "ontwerpt|bouwt|maakt|repareert|weeft|naait|drukt|bindt|bakt|brouwt|brandt|restaureert|produceert|kweekt|smeedt|breit"
}
const crafters: Readonly<Record<string, string>> = {
  en: "\\p{Ll}*(?:makers|smiths|wrights|builders|binders|weavers|bakers|brewers|roasters|printers|potters|menders|restorers|farmers|growers|tailors|cobblers|beekeepers|dyers|spinners|joiners|carpenters)",
  de: "(?-i:\\p{Lu})\\p{L}*(?:macher|bauer|binder|weber|bäcker|brauer|röster|drucker|töpfer|schmiede|tischler|schneider|imker|schuster|restauratoren|gärtner)(?:innen)?",
  fr: "horlogers|luthiers|boulangers|brasseurs|torréfacteurs|imprimeurs|relieurs|tisserands|potiers|menuisiers|ébénistes|selliers|couturiers|apiculteurs|maraîchers|céramistes|couteliers|tailleurs|verriers|chocolatiers|fromagers|maroquiniers|bottiers|facteurs d'orgues?",
  es: "relojeros|luthieres|panaderos|cerveceros|tostadores|impresores|encuadernadores|tejedores|alfareros|carpinteros|ebanistas|sastres|apicultores|ceramistas|cuchilleros|zapateros|guitarreros|queseros|chocolateros",
  pt: "relojoeiros|padeiros|cervejeiros|torrefadores|impressores|encadernadores|tecelões|oleiros|carpinteiros|marceneiros|alfaiates|apicultores|ceramistas|cuteleiros|sapateiros|queijeiros",
  it: "orologiai|liutai|panettieri|birrai|torrefattori|stampatori|rilegatori|tessitori|vasai|falegnami|ebanisti|sarti|apicoltori|ceramisti|coltellinai|calzolai|casari|cioccolatieri",
  nl: "\\p{Ll}*(?:makers|smeden|bouwers|binders|wevers|bakkers|brouwers|branders|drukkers|pottenbakkers|timmerlieden|kleermakers|imkers)"
}
/** A thing that is made, as "a board game from Patan" calls it. */
const things: Readonly<Record<string, string>> = {
  en: "board game|card game|game|app|magazine|newsletter|podcast|journal|zine|newspaper|brand|label|font|typeface|beer|cider|tea|cheese|soap|chocolate",
  de: "brettspiel|kartenspiel|spiel|app|magazin|newsletter|podcast|zeitschrift|marke|label|schrift|bier|käse|seife",
  fr: "jeu de (?:société|plateau|cartes)|jeu|application|magazine|infolettre|podcast|revue|journal|marque|bière|savon",
  es: "juego de (?:mesa|cartas)|juego|aplicación|revista|boletín|podcast|marca|cerveza|jabón",
  pt: "jogo de (?:tabuleiro|cartas)|jogo|aplicação|aplicativo|revista|boletim|podcast|marca|cerveja|sabão",
  it: "gioco da tavolo|gioco di carte|gioco|app|rivista|newsletter|podcast|marchio|birra|sapone",
  nl: "bordspel|kaartspel|spel|app|tijdschrift|nieuwsbrief|podcast|merk|bier|zeep"
}
/** With rooms of theirs behind what they are: "a company ..., with its office in". */
const withRooms: Readonly<Record<string, string>> = {
  en: "with (?:its|our|their) (?:registered |head |main |only |own )?(?:offices?|studio|workshop|seat|home|headquarters|shop|bakery) in",
  de: "mit (?:(?:ihrem|seinem|unserem) )?(?:sitz|büro|laden|atelier|studio) in|mit (?:(?:ihrer|seiner|unserer) )?werkstatt in",
  fr: "avec (?:son|notre|leur) (?:siège|atelier|bureau|magasin) à",
  es: "con (?:su|nuestra|nuestro) (?:sede|taller|oficina|tienda|estudio) en",
  pt: "com (?:a sua |a nossa |o seu |o nosso )?(?:sede|oficina|escritório|loja|ateliê) em",
  it: "con (?:la sua |la nostra |il suo |il nostro )(?:sede|bottega|ufficio|laboratorio|negozio) a",
  nl: "met (?:zijn|haar|ons|onze) (?:kantoor|werkplaats|atelier|winkel|zetel) in"
}
export const craftOf = (lang: string) => ({
  verbs: verbs[lang] ?? "",
  crafters: crafters[lang] ?? "",
  things: things[lang] ?? "",
  withRooms: withRooms[lang] ?? ""
})
