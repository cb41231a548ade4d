import type { CreditTable } from "./CreditTable.ts"

const begun =
  "fundad[oa]s?|cofundad[oa]s?|cread[oa]s?|abiert[oa]s?|montad[oa]s?|lanzad[oa]s?|iniciad[oa]s?|idead[oa]s?|inventad[oa]s?|concebid[oa]s?|imaginad[oa]s?|diseñad[oa]s? y (?:programad|desarrollad|construid|hech)[oa]s?|desarrollad[oa]s?|programad[oa]s?|construid[oa]s?|levantad[oa]s?|impulsad[oa]s?|promovid[oa]s?|puest[oa]s? en marcha|puest[oa]s? en pie|constituid[oa]s?|establecid[oa]s?|escrit[oa]s?|hech[oa]s?|fabricad[oa]s?|pensad[oa]s?|soñad[oa]s?|gestad[oa]s?|emprendid[oa]s?|dado vida a|dado forma a|iniciado"

export const spanishCredits: CreditTable = {
  code: "es",
  article: "el|la|los|las|lo|este|esta|un|una",
  our: "nuestr[oa]s?",
  kinds:
    "estudio|agencia|empresa|compañía|firma|negocio|casa|startup|start-up|taller|tienda|librería|panadería|pastelería|horno|obrador|cafetería|café|restaurante|taberna|bar|posada|bodega|granja|molino|almazara|museo|carnicería|frutería|alfarería|herrería|ferretería|confitería|conservera|finca|huerta|vivero|cervecería|tostadero|destilería|quesería|fábrica|carpintería|imprenta|editorial|revista|podcast|blog|asociación|cooperativa|fundación|colectivo|escuela|academia|consulta|clínica|despacho|bufete|farmacia|galería|teatro|compañía de teatro|coro|orquesta|sello|plataforma|aplicación|app|software|herramienta|juego|proyecto|producto|marca|hotel|camping|club|ong|iniciativa|espacio|heladería|floristería|peluquería|joyería|zapatería",
  story: "todo|(?:la|esta|nuestra) (?:historia|aventura)|el viaje|este camino",
  apart: [
    [/(?<!\p{L})del(?= )/giu, "de el"],
    [/(?<!\p{L})al(?= )/giu, "a el"]
  ],
  before:
    "con|para|por|de|en|sobre|bajo|sin|contra|hacia|desde|gracias a|junto a|como|entre|tras|según|frente a|contra",
  beforeWho:
    "con|para|por|de|en|sobre|sin|contra|hacia|desde|gracias a|junto a|como|entre|tras|según|don|señor|señora|a",
  openers:
    "cuando|después|antes|detrás|desde|en|al|a|con|por|para|sin|nosotros|somos|soy|yo|él|ella|ellos|así|entonces|luego|y|pero|todo|como|nuestr[oa]s?|el|la|los|las|un|una|mi|hola|fundad[oa]|cread[oa]|nacid[oa]|fue|fueron|hoy|quien|quienes|allá|corría|idead[oa]|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|tras|me",
  along: "y|e|así como|junto a|junto con|con|de la mano de|acompañad[oa] de|acompañad[oa] por|en compañía de",
  together: "junto a|junto con|con|de la mano de|en compañía de",
  whose: "su|sus|la|el|una|un|los|las",
  did: `(?:ha|han|había|habían|he|hemos) (?:{adverb} )?(?:${begun})|fundó|fundaron|funda|fundan|cofundó|cofundaron|creó|crearon|crea|crean|abrió|abrieron|abre|abren|montó|montaron|monta|montan|lanzó|lanzaron|lanza|lanzan|inició|iniciaron|inicia|inician|ideó|idearon|inventó|inventaron|concibió|concibieron|imaginó|imaginaron|diseñó y (?:programó|desarrolló|construyó)|desarrolló|desarrollaron|programó|programaron|construyó|construyeron|levantó|levantaron|impulsó|impulsaron|emprendió|emprendieron|empezó con|empezaron con|empezó|empezaron|comenzó con|comenzaron con|comenzó|comenzaron|arrancó con|arrancó|arrancaron|puso en marcha|pusieron en marcha|pone en marcha|ponen en marcha|puso en pie|pusieron en pie|echó a andar|echaron a andar|dio vida a|dieron vida a|da vida a|dan vida a|dio forma a|dieron forma a|constituyó|constituyeron|estableció|establecieron|sacó adelante|sacaron adelante|hizo|hicieron|escribió|gestó|gestaron|estrenó`,
  done: begun,
  made: /(?<!\p{L})(?:desarroll|program|constru|levant|escri|hech|hizo|hicieron|fabricad)/iu,
  walls: /(?<!\p{L})(?:constru|levant|hizo|hicieron|hech|diseñ|erigi)/iu,
  be: "fue|fueron|es|está|ha sido|han sido|era|había sido|estuvo",
  by: "por",
  adverb:
    "oficialmente|originalmente|inicialmente|juntos|juntas|ya|todavía|hoy|enteramente|también|entonces|así|casi|con cariño|silenciosamente",
  named: "se llama|se llaman|se llamaba|es|son|fue|fueron|era|eran",
  which: "primer[oa]?|dos|tres|joven|jóvenes|únic[oa]|querid[oa]s?|orgullos[oa]s?",
  of: "de",
  toDo: "(?:crear|fundar|abrir|montar|lanzar|iniciar|empezar|construir|desarrollar|emprender|poner en marcha|dar vida a|dar forma a|levantar|echar a andar)",
  decided:
    "decide|deciden|decidió|decidieron|resolvió|resolvieron|quiso|quisieron|se propuso|se propusieron|se lanzó a|se lanzaron a|se animó a|se animaron a|se atrevió a|se atrevieron a|tuvo la idea de|tuvieron la idea de|se unieron para|se unen para|se juntaron para|se asociaron para|dejó (?:todo|su (?:trabajo|empleo|puesto)) para|dejaron (?:todo|sus (?:trabajos|empleos|puestos)|su trabajo) para|lo dejó todo para|lo dejaron todo para|deja su (?:trabajo|empleo) para|renunció a su (?:trabajo|empleo) para|apostó por|unieron fuerzas para",
  work: "idea|proyecto|obra|creación|invento|sueño|iniciativa|hij[oa]|fruto de el trabajo|fruto|marca|aventura|empresa|startup|estudio|agencia|app|aplicación|criatura|bebé|trabajo|emprendimiento|pasión|apuesta|resultado de el trabajo",
  founder:
    "fundador(?:a|es|as)?|cofundador(?:a|es|as)?|creador(?:a|es|as)?|impulsor(?:a|es|as)?|promotor(?:a|es|as)?|iniciador(?:a|es|as)?|ideador(?:a|es|as)?|inventor(?:a|es|as)?|artífices?|padre|madre|padres|alma|almas|cerebros?|responsables de la idea|mente|mentes|autor(?:a|es|as)?",
  and: "y|e|así como|&",
  when: "cuando|después de que|el día que|donde",
  that: "que|quien|quienes",
  born: "nació|nacieron|nace|ha nacido|surgió|surgieron|surge|comenzó|comienza|empezó|empieza|arrancó|arranca|se fundó|se creó|se fraguó|se gestó|tomó forma|cobró vida|vio la luz|ve la luz|se inició|se remonta|existe|echó a andar",
  rooms:
    "cocina|mesa de la cocina|mesa de cocina|salón|sala|garaje|cochera|sótano|desván|granero|patio|jardín|habitación|dormitorio|piso|apartamento|taller|casa|trastero|azotea|comedor",
  iAm: "soy|yo soy|me llamo|mi nombre es|aquí",
  weAre: "somos|nosotros somos|nosotras somos|nos llamamos",
  iDid: "(?:yo )?(?:fundé|creé|abrí|monté|lancé|inicié|ideé|inventé|desarrollé|programé|construí|empecé|comencé|hago|desarrollo|programo|creo|llevo|puse en marcha|he creado|he fundado|he montado|di vida a)",
  weDid:
    "(?:fundamos|creamos|abrimos|montamos|lanzamos|iniciamos|ideamos|hacemos|desarrollamos|pusimos en marcha|hemos creado|hemos fundado|empezamos|dimos vida a)",
  doubt:
    /(?<!\p{L})(?:no|nunca|jamás|ni|ningún|ninguna|quiere|quieren|quería|querían|quisiera|querría|podría|debería|habría|iba a|va a|van a|planea|planean|pretende|supuestamente|quizás?|tal vez|casi|pronto|si|ayuda a|ayudó|ayudaron|estuvo a punto)(?!\p{L})/iu,
  kin: /(?<!\p{L})(?:padre de|madre de|abuel[oa]|hij[oa] de|hij[oa]s|hermano de|hermana de|tí[oa]|mujer de|marido de|equipo|alumn[oa]s|herederos|vecin[oa]s?|competidor|amig[oa] de|discípul[oa]|ídolo)(?!\p{L})/iu,
  help: /(?<!\p{L})(?:ayuda|apoyo|consejos?|dinero|subvención|gracias|financiación|respaldo)(?!\p{L})/iu,
  ways: [
    "{own} (?:lo|la|los|las) (?:{did}|hace|hacen|desarrolla|desarrollan){call}{whom}",
    "(?:fue|fueron|es|son) {whom},? (?:quien|quienes|el que|la que|los que|las que){gap} {did}{gap} {own}",
    "{own} (?:tiene|tuvo|cuenta) como {founder} a {whom}",
    "idea de (?:crear |montar |abrir |fundar )?{any}{gap} se (?:le|les) ocurrió a{call}{whom}",
    "{own} se (?:le|les) ocurrió a{call}{whom}"
  ]
}
