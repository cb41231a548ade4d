/** How Spanish tells that a house began. Data. */
import type { BeginningTongue } from "./BeginningTongue.ts"
import { romanceShapes } from "./RomanceShapes.ts"

const kinds =
  "museo|molino|almazara|carnicería|frutería|alfarería|herrería|ferretería|confitería|conservera|empresa|compañía|startup|start-up|agencia|estudio|asociación|casa|panadería|pastelería|cooperativa|finca|granja|explotación|taller|tienda|librería|cervecería|despacho|consultora|consultoría|gestoría|escuela|academia|fábrica|tostadero|tostador|quesería|restaurante|café|cafetería|bar|taberna|posada|hotel|hostal|marca|sello|colectivo|club|fundación|equipo|app|aplicación|plataforma|proyecto|grupo|galería|imprenta|carpintería|ebanistería|herrería|alfarería|jabonería|destilería|bodega|chocolatería|vivero|salón|peluquería|clínica|farmacia|oficina|revista|periódico|coro|compañía de teatro|teatro|laboratorio|red|herramienta|juego|negocio|firma|obrador|editorial|huerta|huerto|almazara|productora|ong|organización|entidad|guardería|centro|software|producto|sociedad|iniciativa|floristería|joyería|ferretería|heladería|frutería|carnicería|lechería|servicio"

export const spanishBeginnings: BeginningTongue = {
  time: "en|desde|el|la|los|de|del|a|allá|por|finales|principios|inicios|mediados|comienzos|primavera|verano|otoño|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|año|mes|día|ya|hacia|solo|\\p{Nd}{1,2}|corría|era|lejano|frío|caluroso|lluvioso|un|una",
  bareYear: false,
  noTime: "hasta|antes de|después de|entre|versión|modelo|partir de|para|contra|y|tras",
  since: "desde",
  articles: new Set(["el", "la", "los", "las"]),
  genitive: false,
  house: {
    our: "(?:nuestr[oa]s?|est[ae]) ",
    the: "(?:el |la )",
    ofOur: "de (?:nuestr[oa]s?|mi) ",
    ofThe: "(?:del |de la )",
    of: "de",
    before: "pequeñ[oa]|joven|querid[oa]|propi[oa]|modest[oa]",
    behind:
      "familiar|artesanal|artesana|independiente|creativ[oa]|digital|cultural|social|ecológic[oa]|local|vecinal|rural|pequeñ[oa]|web|móvil|de diseño|de barrio|de comunicación|de pan|de arquitectura|de muebles|de cerámica|de marketing|de software"
  },
  ...romanceShapes({
    kinds,
    H: "^(?:(?:y|pero|así|entonces|que|cuando|pues|finalmente|hoy|fue|donde|como|ya|es|fue entonces cuando|fue cuando) ){0,2}",
    adverb:
      "oficialmente|finalmente|por fin|juntos|juntas|discretamente|inicialmente|originalmente|primero|entonces|casi en silencio|formalmente|ya|también juntos|humildemente|legalmente",
    we: "nosotros|nosotras|yo",
    born: "fue{A} (?:fundad[oa]|cread[oa]|constituid[oa]|concebid[oa]|ideado|ideada|establecid[oa]|cofundad[oa])|(?:ha|había) sido{A} (?:fundad[oa]|cread[oa])|(?:se|es){A} (?:fundó|creó|constituyó|estableció|formó|gestó|fundad[oa])|nació|nace|nacía|surgió|surge|surgía|vio la luz|ve la luz|vino al mundo|vino al mundo|(?:inició|comenzó|empezó|inicia|comienza|empieza|emprendió) (?:su|la|sus) (?:andadura|actividad|actividades|camino|historia|trayectoria|aventura|singladura)|dio (?:sus|los) primeros pasos|da (?:sus|los) primeros pasos|tomó forma|cobró vida|cobró forma|cobra vida|echó a (?:andar|rodar|volar)|echa a andar|se puso en (?:marcha|pie)|se pone en marcha|fue puest[oa] en marcha|quedó (?:constituid[oa]|fundad[oa])",
    weBorn: "(?:nacimos|nos fundamos|fuimos fundad[oa]s|nos constituimos|surgimos|nos creamos)",
    found:
      "(?:fundamos|fundé|fundó|fundaron|fundan|creamos|creé|creó|crearon|constituimos|constituyeron|cofundamos|cofundé|cofundó|cofundaron|montamos|monté|montó|montaron|ideamos|ideé|ideó|idearon|levantamos|levanté|levantó|concebimos|iniciamos|inicié|inició|pusimos en (?:marcha|pie)|puse en (?:marcha|pie)|puso en (?:marcha|pie)|pusieron en (?:marcha|pie)|hemos (?:fundado|creado))",
    open: "(?:lanzamos|lancé|lanzó|lanzaron|abrimos|abrí|abrió|abrieron|inauguramos|inauguré|inauguró|inauguraron|publicamos|publiqué|sacamos|arrancamos|arranqué|empezamos|empecé|comenzamos|comencé|estrenamos|sacaron|arrancaron|empezaron)(?: con)?",
    proper: "(?:nuestr[oa]|mi|su|un[ao]?) propi[oa] (?:{kinds})",
    lifeTo: "(?:dimos|di|dio|dieron) (?:vida|forma|inicio) a",
    inIt: "(?!)",
    with: "con|junto a|junto con|a|desde|en|entre",
    isA: "(?:es|somos|soy)(?: un[ao]?)?",
    participle:
      "(?:fundad[oa]s?|cread[oa]s?|nacid[oa]s?|constituid[oa]|puest[oa] en marcha|que (?:nació|se fundó|nace|surgió|fundamos|empezó|empezamos))",
    foundation: "(?:la |el )?(?:creación|nacimiento|fundación|origen)",
    ourFoundation: "(?:nuestr[oa]) (?:creación|nacimiento|fundación|año de nacimiento)",
    sinceFoundation:
      "(?:desde|con|tras) (?:nuestra|la|su|nuestro|el) (?:creación|nacimiento|fundación|apertura|inicio|lanzamiento)",
    preposition: "en",
    label: "(?:año de )?(?:creación|nacimiento|fundación)|fundad[oa]|cread[oa]",
    birth: "(?:el |la )?(?:nacimiento|creación|fundación|nace|nacemos|arranca)",
    of: "de |del ",
    roots: "(?:los |las |el |la )?(?:orígenes|inicios|comienzos|raíces|origen|historia|trayectoria|andadura)",
    ourRoots: "(?:nuestr[oa]s?|mis) (?:orígenes|inicios|comienzos|raíces|origen|historia|trayectoria|andadura)",
    reach: "(?:se )?(?:remontan?|remonta|datan?)(?: (?:al?|de))?",
    weReach: "(?:nos remontamos)(?: al?)?",
    weAlone:
      "(?:nos hicimos|me hice|nos establecimos como|me establecí como) (?:autónom[oa]s?|por (?:mi|nuestra) cuenta)|(?:nos establecimos|me establecí) por (?:mi|nuestra) cuenta|nos lanzamos a emprender|me lancé a emprender|decidimos emprender|decidí emprender",
    opened:
      "(?:abrió|abre|abría)(?: por primera vez)?(?: (?:sus|las) (?:puertas|persianas|ventanas))?|levantó la persiana|subió la persiana|fue{A} (?:lanzad[oa]|abiert[oa]|inaugurad[oa]|publicad[oa])|se{A} (?:lanzó|abrió|inauguró|publicó|estrenó)|(?:empezó|comenzó|arrancó|arranca|empieza|comienza|partió)|salió (?:a la luz|al mercado|a la venta|al aire|en línea)|salió|despegó|debutó|(?:fue|quedó){A} inscrit[oa] en el registro(?: mercantil)?|se{A} (?:inscribió|registró) en el registro(?: mercantil)?",
    weBegan:
      "(?:empezamos|empecé|comenzamos|comencé|arrancamos|arranqué|abrimos|abrí|iniciamos|partimos|echamos a (?:andar|rodar)|nos lanzamos|me lancé|salimos|nos instalamos|nos establecimos)",
    weOpened:
      "(?:abrimos|abrí|abríamos)(?: por primera vez)? (?:nuestras|las|mis) puertas|(?:levantamos|subimos|levanté|subí)(?: por primera vez)? la persiana|dimos (?:nuestros|los) primeros pasos|di mis primeros pasos|(?:empezamos|comenzamos|iniciamos|emprendimos) (?:nuestra|la|esta) (?:andadura|actividad|aventura|historia|camino|trayectoria)|iniciamos nuestro camino|nos pusimos en marcha|(?:nos dimos|me di) de alta(?: como autónom[oa]s?| en autónomos)?|dimos de alta la (?:empresa|sociedad)|unimos fuerzas|nos juntamos para|nos unimos para|nos lanzamos a la (?:aventura|piscina)",
    after:
      "(?=$|[.!]|,? (?:con|en|sin|como|desde|bajo|sobre|entre|de(?! nuevo)|siendo|por|juntos|juntas|muy|cuando|tras|después|poco|a (?:cuatro|dos|partir)|detrás|solos|solas|solo|sola)(?!\\p{L}))",
    exists:
      "(?:existe|está (?:abiert[oa]|en marcha|en activo|aquí|activ[oa]|en línea|presente)|funciona|lleva (?:abiert[oa]|funcionando|en marcha))",
    weExist:
      "(?:existimos|estamos (?:aquí|en activo|en marcha|abiertos|abiertas|a tu lado|a su lado|al pie del cañón|activos|juntos)|llevamos (?:abiertos|en marcha|en esto|en activo|al pie del cañón|dando guerra|funcionando)|soy autónom[oa]|trabajo por mi cuenta)",
    trade:
      "amasamos|cocemos|cocinamos|tejemos|cosemos|forjamos|soplamos|tallamos|grabamos|encuadernamos|bordamos|esculpimos|moldeamos|destilamos|vinificamos|criamos|cosechamos|montamos|pintamos|torneamos|curamos|hilamos|teñimos|dibujamos|editamos|publicamos|sembramos|plantamos|escribimos|componemos|fotografiamos|filmamos|traducimos|enseñamos|realizamos|confeccionamos|embotellamos|horneo|fabrico|diseño|coso|tejo|hago|moldeo|programamos|recogemos|damos clases|limpiamos|imprimimos|modelamos",
    does: "ayuda|acompaña|fabrica|elabora|desarrolla|crea|produce|diseña|tuesta|hornea|imprime|repara|restaura|construye|cultiva|teje|forja|confecciona|destila|amasa|cuece|edita|publica|reúne|apoya|encuaderna|enseña",
    aKind: "un[ao]?|tu|su|la|el",
    lineTail:
      "familiar|artesanal|artesana|independiente|de familia|de barrio|de toda la vida|en \\p{Lu}[\\p{L}-]+|con solera|de padres a hijos",
    ourStory:
      "(?:nuestr[oa]|mi) (?:pequeñ[oa] |gran )?(?:historia|aventura|viaje|camino|andadura|recorrido|trayectoria|sueño|relato)",
    theStory:
      "(?:la|el|esta|este) (?:pequeña |gran )?(?:historia|aventura|viaje|camino|andadura|sueño|recorrido|proyecto)",
    storyBegan:
      "(?:comenzó|empezó|arrancó|comienza|empieza|arranca|inició|inicia|nació|nace|parte|partió|echó a (?:andar|rodar)|se inició|se inicia|se remonta|se puso en marcha|dio comienzo)",
    allBegan:
      "(?:todo|esto|todo esto){A} (?:comenzó|empezó|arrancó|comienza|empieza|arranca|nació|partió|echó a andar|surgió|se inició)|(?:la idea|el sueño) (?:se hizo realidad|se convirtió en realidad|tomó forma)|hicimos realidad (?:la idea|el sueño|nuestro sueño|nuestra idea)|se dio el pistoletazo de salida",
    began: "(?:comenzó|empezó|arrancó|comienza|empieza|arranca)",
    all: "(?:todo)",
    decide: "(?:decid\\p{L}+|nos animamos|me animé|nos lanzamos|me lancé|apostamos|apostaron|nos atrevimos|optamos)",
    toFound:
      "(?:a |por )?(?:fundar|crear|montar|lanzar|abrir|poner en (?:marcha|pie)|levantar|cofundar|constituir|desarrollar|emprender)",
    toAlone: "(?:a )?(?:emprender|establecer(?:nos|me) por|hacer(?:nos|me) autónom)",
    behind: "(?:detrás de|tras)",
    whoFounded: "que (?:fundó|fundaron|creó|crearon|lanzó|lanzaron)",
    quit: "(?:dejamos|dejé|dejó|dejaron|abandon\\p{L}+|renunci\\p{L}+)"
  }),
  founded:
    "(?:fundad[oa]s?|cread[oa]s?|nacid[oa]s?|lanzad[oa]s?|abiert[oa]s?|constituid[oa]s?|establecid[oa]s?|inaugurad[oa]s?|puest[oa] en marcha)",
  veto: "(?:a|de) cambiar|a torcerse|no|nunca|jamás|si|ojalá|habría\\p{L}*|hubiéramos|hubiera|queremos|quisiéramos|vamos a|va a|van a|planeamos|previst[oa]|segund[oa]|tercer[oa]?|cuart[oa]|nuev[oa]s?|de nuevo|otra vez|reabri\\p{L}*|relanz\\p{L}*|sucursal|filial|delegación|sede|versión|también|además|asimismo|casi|vecin[oa]|soci[oa]s? comercial\\p{L}*|proveedor\\p{L}*|predecesor\\p{L}*|matriz|mudamos|trasladamos|traslad\\p{L}+|compramos|compró|adquiri\\p{L}*|vendimos|vendió|fusion\\p{L}*|crowdfunding|campaña|boletín|newsletter|blog|tienda online|tienda en línea|miembro|miembros|reparto|cursos|carrera|premio|ganamos|ganó|uní|unió|reform\\p{L}*|ampli\\p{L}*|export\\p{L}*|clienta?|antes de|quiebra|contrat\\p{L}*|estudios|a vender|a ofrecer|a exportar|ofrecemos|tercera",
  sinceVeto:
    "sol[oa]|solamente|únicamente|forma parte|pertenece\\p{L}*|certifi\\p{L}*|ecológic[oa]s?|con (?!(?:amor|pasión|cariño|mimo|el mismo|la misma|mucho|las manos|esmero)(?!\\p{L}))|sin|clim\\p{L}*|sostenib\\p{L}*|solar\\p{L}*|colabor\\p{L}*|patrocin\\p{L}*|mensual\\p{L}*|cada (?:mes|año|verano|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|propi[oa]s?|generaci\\p{L}*",
  otherTime: "hoy|desde entonces|más tarde|después|luego|antes|anteriormente|ahora|mientras tanto|actualmente|pronto",
  and: "y|e"
}
