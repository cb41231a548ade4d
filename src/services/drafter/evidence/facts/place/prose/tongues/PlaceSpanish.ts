import type { PlaceTongue } from "./PlaceTongue.ts"

export const placeSpanish: PlaceTongue = {
  lang: "es",
  lead: "hoy|hoy en día|actualmente|desde \\p{Nd}{4}|desde hace (?:más de |casi |ya )?(?:\\p{L}+|\\p{Nd}+) (?:años|generaciones|décadas)|hola|en resumen|en definitiva|cada (?:día|mañana|noche)|día a día|día tras día|juntos|juntas|sí|con (?:mi|mis|nuestra|nuestro) \\p{Ll}+|a día de hoy|entre (?:dos|tres|cuatro)",
  adverbs:
    "todavía|aún|hoy|hoy en día|actualmente|orgullosamente|con orgullo|a mano|artesanalmente|de forma artesanal|de manera artesanal|nosotros mismos|nosotras mismas|yo mismo|yo misma|juntos|juntas|los dos|las dos|los tres|los cuatro|con (?:mucho |mucha |todo el )?(?:amor|cariño|mimo|cuidado|pasión|paciencia|esmero|orgullo)(?: y (?:paciencia|pasión|cuidado|cariño|mimo|café))?|simplemente|íntegramente|enteramente|exclusivamente|solo|sólo|cada (?:día|mañana|noche)|a diario|día y noche|en pequeños lotes|en series cortas|a medida|por encargo|desde \\p{Nd}{4}|desde hace (?:\\p{L}+|\\p{Nd}+) (?:años|generaciones)|todo el año|siempre|aquí|codo con codo|principalmente|por completo",
  we: null,
  weAre: "(?:nosotros |nosotras )?somos|soy|formamos|éste es nuestro equipo:|nos llamamos {S} y somos",
  is: "es|son|, es|sigue siendo",
  a: "una?|el|la|los|las|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\p{Nd}{1,3}|un par de|un puñado de|ante todo una?",
  and: "y|e|&|o",
  kinds:
    "empresa|compañía|sociedad|startup|start-up|estudio|agencia|taller|equipo|firma|despacho|bufete|consultora|cooperativa|asociación|fundación|colectivo|tienda|librería|panadería|pastelería|obrador|cervecería|cervecera|tostador|tostadero|tostadora|destilería|quesería|carnicería|chocolatería|jabonería|sidrería|bodega|alfarería|imprenta|carpintería|ebanistería|herrería|curtiduría|marroquinería|fábrica|granja|finca|vivero|huerta|molino|café|cafetería|restaurante|hotel|hostal|posada|escuela|academia|clínica|consulta|farmacia|galería|teatro|museo|editorial|sello|discográfica|marca|laboratorio|garaje|grupo|dúo|trío|pareja|banda|compañía de teatro|coro|orquesta|pyme|negocio|negocio familiar|empresa familiar|ong|oficina|fabricante|artesan[oa]s?|creador(?:es|as|a)?|desarrollador(?:es|as|a)?|diseñador(?:es|as|a)?|ilustrador(?:es|as|a)?|consultor(?:es|as|a)?|autónom[oa]s?|productora?|productores|club|instituto|red|organización|apicultores|panaderos|ceramistas|casa|emprendimiento|boutique|cocina|floristería|joyería|sastrería",
  people:
    "amigos|amigas|hermanas|hermanos|personas|familia|matrimonio|socios|socias|compañeros|compañeras|colegas|primos|apasionados|madre e hija|padre e hijo|gente",
  tail: "de (?:(?:\\p{Nd}+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte)(?: \\p{Ll}+){0,2}|\\p{Ll}+)(?: y \\p{Ll}+)?|con (?:\\p{Nd}+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte) \\p{Ll}+|sin ánimo de lucro",
  at: "(?:(?:con sede|con base|basad[ao]s?|ubicad[ao]s?|situad[ao]s?|radicad[ao]s?|afincad[ao]s?|asentad[ao]s?|instalad[ao]s?|establecid[ao]s?|arraigad[ao]s?|domiciliad[ao]s?|aquí|justo|allá) )?(?:en(?: (?:pleno|el) (?:centro|corazón|casco antiguo|casco viejo|barrio [\\p{Ll} ]{3,20}|norte|sur|este|oeste) de| la (?:ciudad|villa|zona vieja|parte vieja|parte alta) de| las afueras de| el barrio de)?|desde|cerca de|a las afueras de|a las puertas de|al lado de|en pleno|no lejos de)",
  of: "de|desde|procedentes? de|que (?:está|tiene su sede|trabaja) en|con (?:sede|base|oficinas?|taller|domicilio) en|afincad[ao]s? en|radicad[ao]s? en|ubicad[ao]s? en|establecid[ao]s? en",
  spots:
    "(?:en|junto a|frente a|cerca de|a orillas de) (?:el|la|los|las|una?|pleno) (?:\\p{Ll}+ )?(?:puerto|centro|corazón|casco antiguo|casco viejo|muelle|paseo|afueras|zona|parte alta|norte|sur|playa|calle|plaza|rincón|estación)(?: \\p{Ll}+)? de|junto al puerto de|frente al puerto de",
  genitive: "de",
  set: "situad[ao]s?|ubicad[ao]s?|instalad[ao]s?|escondid[ao]s?|con sede",
  sits: "se encuentra|se ubica|está|vive|trabaja|tiene su casa|tiene su taller|queda|te espera|os espera|te recibe|os recibe",
  born: "nació|surgió|empezó|arrancó|se fundó|fue fundad[ao]|echó a andar",
  cleft: "es|es aquí,",
  thatWe: "donde|que",
  settled: "situad[ao]s?|ubicad[ao]s?",
  stays: "aquí|seguimos|sigue|todavía|aún|allí|continúa|continuamos|nos quedamos|desde entonces",
  comes:
    "tiene su (?:sede|casa|taller|base|hogar|tienda) en|tiene sus oficinas en|viene de|viene desde|llega desde|nos llega desde|opera desde|trabaja desde|vive en|nace y crece en|se hace en|se crea en|se fabrica en|se desarrolla en|late en|funciona desde",
  all: "todos nuestros|todas nuestras|cada uno de nuestros|cada una de nuestras",
  beside:
    "en|sobre|detrás de|junto a|al lado de|frente a|encima de|debajo de|cerca de|desde|a orillas de|a orillas del|al borde de|al pie de|entre",
  articles: "una?|el|la|los|las|nuestr[oa]s?|mi|su|sus|del?|antigu[oa]|viej[oa]|un antiguo|una antigua",
  make: "hacemos|hago|fabricamos|fabrico|desarrollamos|desarrollo|diseñamos|diseño|creamos|creo|horneamos|horneo|elaboramos|elaboro|cocemos|tostamos|tuesto|destilamos|cosemos|coso|tejemos|tejo|imprimimos|imprimo|encuadernamos|encuaderno|tallamos|torneamos|forjamos|soldamos|prensamos|recogemos|empaquetamos|embalamos|cultivamos|cultivo|criamos|producimos|produzco|escribimos|escribo|programamos|programo|reparamos|reparo|restauramos|restauro|cortamos|teñimos|hilamos|mezclamos|embotellamos|envasamos|vertemos|cocinamos|cocino|ahumamos|dibujamos|dibujo|pintamos|pinto|grabamos|ensamblamos|montamos|preparamos|preparo|editamos|edito|publicamos|ideamos|imaginamos|inventamos|confeccionamos|amasamos|moldeamos|construimos|construyo|mantenemos|maquetamos|curtimos|fermentamos|llevamos (?:la empresa|el negocio|el estudio|la tienda)",
  made: "hech[oa]s?|fabricad[oa]s?|desarrollad[oa]s?|diseñad[oa]s?|cread[oa]s?|hornead[oa]s?|elaborad[oa]s?|cocid[oa]s?|tostad[oa]s?|destilad[oa]s?|cosid[oa]s?|tejid[oa]s?|impres[oa]s?|encuadernad[oa]s?|tallad[oa]s?|tornead[oa]s?|forjad[oa]s?|soldad[oa]s?|prensad[oa]s?|cultivad[oa]s?|producid[oa]s?|escrit[oa]s?|programad[oa]s?|reparad[oa]s?|restaurad[oa]s?|cortad[oa]s?|teñid[oa]s?|mezclad[oa]s?|embotellad[oa]s?|envasad[oa]s?|cocinad[oa]s?|dibujad[oa]s?|pintad[oa]s?|grabad[oa]s?|ensamblad[oa]s?|montad[oa]s?|preparad[oa]s?|editad[oa]s?|publicad[oa]s?|idead[oa]s?|pensad[oa]s?|imaginad[oa]s?|inventad[oa]s?|confeccionad[oa]s?|amasad[oa]s?|construid[oa]s?|mantenid[oa]s?|hace|hacen|fabrica|fabrican|desarrolla|diseña|crea|hornea|elabora|elaboran|imprime|cocina|cose|teje|produce|escribe|edita|prepara|cuece|construye",
  become: "es|son|está|están|se",
  by: "por",
  abide:
    "viven|vive|trabajan|residen|vivimos|vivo|trabajamos|trabajo|trabaja|operamos|opera|residimos|estamos|está|están|tenemos (?:nuestr[oa]s? |la |el )?(?:sede|taller|oficina|oficinas|estudio|base|casa|hogar)|tenemos (?:nuestra )?(?:sede|base)|nos encontramos|nos ubicamos|se encuentra|se ubica|hemos echado raíces|tenemos las mesas",
  our: "nuestr[oa]s?|mi|mis|su",
  rooms:
    "taller|talleres|oficina|oficinas|sede|sede central|estudio|cocina|panadería|obrador|tostadero|granja|consulta|despacho|tienda|tiendecita|local|librería|casa|casa matriz|galería|showroom|cafetería|restaurante|escuela|laboratorio|fábrica|imprenta|cuartel general|garaje|nave|bodega|huerta|vivero|puerta|base|base de operaciones|hogar|centro de operaciones|horno|hornos|telares|mesas|espacio",
  stand:
    "está|están|se encuentra|se encuentran|se ubica|se halla|queda|está situad[oa]|está ubicad[oa]|te espera|os espera|le espera|ocupa|se esconde",
  into: "(?:puedes|podéis|pueden|puede) (?:visitar|ver|conocer|encontrar)|desde|en|de|visita|ven a (?:ver|conocer|visitar)|venid a (?:ver|conocer)|visite|visitad|visítanos en|ven a|venid a|bienvenid[oa]s? a|pásate por|acércate a|conoce|trabajamos (?:en|desde)|tenemos|sale de|salen de|te esperamos en|os esperamos en|le esperamos en|te recibimos en|os recibimos en|nos encontrarás en",
  team: "(?:nuestro|el|todo el|todo nuestro|nuestra|la) (?:pequeño |joven )?(?:equipo|empresa|estudio|familia|taller|compañía|agencia|plantilla|grupo)(?: (?:entero|completo|al completo|de \\p{Ll}+))?|(?:el|la|las|los) (?:\\p{Ll}+ ){0,2}(?:equipo|gente|personas|empresa|creadores|dúo|trío|familia) (?:detrás de|de|que está detrás de|que hace|que hacen|que crea) {S}|todo el equipo de {S}",
  find: "nos (?:encontrarás|encuentras|encontraréis|encontráis|encontrará|encuentra|encontrarán|puedes encontrar|pueden encontrar|podrás encontrar)|puedes (?:encontrarnos|visitarnos)|pueden (?:encontrarnos|visitarnos)|encuéntranos|encuéntrenos|visítanos|visítenos|visitadnos|ven a (?:vernos|visitarnos|conocernos)|venid a (?:vernos|conocernos)|venga a vernos|pásate a vernos|(?:te|os|le|les|los) (?:esperamos|recibimos|atendemos)|acércate a vernos",
  behind: "detrás de|tras",
  there: "hay|está|están|se esconde|se encuentra|trabaja|trabajan|estamos|encontrarás",
  work: "es (?:obra|la obra|el trabajo|el proyecto|un proyecto|una creación|la creación|una idea|la idea|un producto|una marca|una iniciativa|una invención|fruto del trabajo|hijo) de|(?:es|está) (?:hech[oa]|cread[oa]|desarrollad[oa]|diseñad[oa]|gestionad[oa]|llevad[oa]|dirigid[oa]|impulsad[oa]|idead[oa]|mantenid[oa]|editad[oa]) por|viene de|nos llega de|lo (?:hace|llevan|lleva|desarrolla|crea)|la (?:hace|llevan|lleva)|es",
  based:
    "con sede|con base|basad[ao]s?|ubicad[ao]s?|situad[ao]s?|radicad[ao]s?|afincad[ao]s?|asentad[ao]s?|instalad[ao]s?|establecid[ao]s?|desde|arraigad[ao]s?|trabajando|domiciliad[ao]s?",
  home: "la sede de {S}|nuestra sede|la casa de {S}|nuestra casa|nuestro hogar|el hogar de {S}|nuestra ciudad|nuestra base|nuestra base de operaciones|el cuartel general de {S}|nuestro cuartel general|la cuna de {S}|nuestro puerto base|nuestro sitio",
  hello: "(?:hola|saludos|un saludo|bienvenid[oa]s?|buenos días|un abrazo|muchos saludos)(?: a tod[oa]s)? (?:desde|de)",
  ourVerb: "(?:\\p{Ll}+ )?\\p{Ll}+(?:amos|emos|imos)|nuestr[oa]s?|nos",
  leads:
    "vendid[ao]s?|usad[ao]s?|comprad[ao]s?|fundad[ao]s?|para|por|con|como|que|quien|donde|cuando|cuyo|sobre|sin|contra|hacia|entre|si|porque|desde|a|al|del|en"
}
