/** How far along a product is, as Spanish says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const spanishStages: StageTongue = {
  hint: /lanzó|estren|apenas|mercado|uso|página|puede|abrimos|abrir|está aquí|usan|cada día|duplic|tripl|doble|cliente|contrat|equipo|cada mes|semana|store|tienda|descarg|madur|décadas|confían|consolid|boceto|cuaderno|saber si|prototipo|puede|ampli|llegado|pasa|alfa|alpha|beta|prueba|idea|concepto|papel|construid|existe|espera|lanzad|lanzamos|línea|abiert|disponible|accesible|salid|salió|publicad|versión|crec|suman|años|interés|código|proyecto/,
  spaced: true,
  words: {
    N: "(?:(?:el|la|los|nuestro|nuestra) )?(?:(?:aplicación|app|plataforma|servicio|software|programa|proyecto|juego|sitio|herramienta) )?§",
    we: "nosotros|nosotras|yo|(?:nuestr[ao]|est[ae]) (?:aplicación|app|producto|plataforma|software|servicio|proyecto|sitio|juego|herramienta|programa)|(?:estamos|seguimos|nos encontramos|andamos|vamos)(?=(?: \\p{L}+)? (?:en|por|con) )",
    it: "(?:ella|él|(?:el|la) (?:aplicación|app|producto|plataforma|software|servicio|proyecto|sitio|juego|herramienta))",
    be: "(?:está|lleva|llevamos|es|están|estamos|somos|sigue|seguimos|sigue siendo|se encuentra|nos encontramos|continúa|permanece|anda|vamos)",
    adj: "(?:públic[ao]s?|privad[ao]s?|abiert[ao]s?|cerrad[ao]s?|limitad[ao]|gratuit[ao]|tempran[ao]|muy tempran[ao]|primer[ao]?s?|primerísim[ao]|pequeñ[ao]|larg[ao]|intern[ao]|técnic[ao]|actual|inicial|nuev[ao]s?|segund[ao]|tercer[ao]|últim[ao]|jugable|en curso|por invitación|preliminar|valientes|curios[ao]s|voluntari[ao]s)",
    K: "(?:{adj} ){0,2}(?:(?:versión|fase|etapa|período|periodo|prueba|pruebas|programa|estado|modo) )?(?:{adj} )?(?:de )?(?:prueba )?(?<trial>(?:pre-?)?(?:alfa|alpha)|beta)(?: testing)?(?: {adj}){0,3}",
    T: "(?:(?:una?|la|el|nuestr[ao]|su|plena) )?{K}",
    of: "(?: (?:de la|del|de|de los|para) (?:{N}|{we}))?",
    end: "(?=$|[.!;:)]|,(?! (?:el|la|los|las|un|una|en|al) )| - | (?:con|y|pero|desde|hasta|donde|porque|mientras|que|sin|así|junto|a la espera|en tu|entre|como)(?!\\p{L})| (?:para|con) (?:\\p{Nd}|unos|unas|algunos|nuestros primeros|los primeros|todos|un puñado|quien))",
    everyone: "(?:tod[ao]s|todo el mundo|cualquiera|el público|al público|todo el público|el público general)",
    version: versionNumber,
    stop: "(?=$|[.!;:,)]| - | (?:y|pero|desde|con|tras|después|sin|gratis|en (?:la app store|google play|ios|android|steam|todo el mundo|la web|\\p{Nd})|para|así)(?!\\p{L}))",
    when: "(?: (?:en|el|la|este|esta|hace|desde|a (?:principios|finales|mediados) de|ayer|hoy)(?: [\\p{L}\\p{Nd}]+){1,3}?)?",
    testers:
      "(?:{adj} )?(?:(?:probador[ae]s?|tester|testers|usuari[ao]s?|evaluador[ae]s?) (?:de (?:la )?)?(?<trial>alfa|alpha|beta)|(?<trialled>beta|alfa|alpha)[- ]?(?:testers?|probador[ae]s?|lector[ae]s?))(?: {adj})?",
    call: "(?:(?:apúntate|apuntaos|inscríbete|inscríbase|regístrate|regístrese|solicita (?:acceso|una invitación|tu plaza|plaza)|pide (?:acceso|una invitación|tu invitación|plaza)|escríbenos|déjanos tu correo)(?: (?:aquí|ya|gratis))?(?: (?:a|para|en))?(?: (?:probar|participar en|unirte a|entrar en|acceder a|testear|formar parte de))?|únete a|únase a|prueba|prueben|probar|descargar|participa en|entra en|accede a|forma parte de|descarga|instala|juega a|ayúdanos a probar|quieres probar|súmate a|ven a probar)",
    many: "(?:(?:más de|casi|ya|unos|unas|cerca de|decenas de|diez) ){0,2}(?:miles|mil|cientos|millones|\\p{Nd}[\\p{Nd}.,]*)(?: de)?(?: [\\p{L}-]+){1,3}?",
    years: "(?:1[5-9]|[2-9]\\p{Nd}|quince|veinte|veinticinco|treinta|treinta y cinco|cuarenta|cincuenta)",
    ideaEnd:
      "(?=$|[.!;:,)]| - | (?:y|pero|porque|sin|con|en (?:papel|una?|nuestr[oa])|sobre (?:el papel|una?)|que (?:queremos|nos))(?!\\p{L}))",
    thought: "(?:idea|concepto|boceto|proyecto en papel|borrador|sueño|papel|lista de espera|página)",
    no: "(?:nada|ningún código|ni una (?:sola )?línea(?: de código)?|ninguna línea(?: de código)?|ningún prototipo|ningún producto)",
    done: "(?:construid|desarrollad|programad|hech|escrit|cread)[oa]s?",
    store:
      "(?:(?:la |las )?(?:app ?stores?|google play(?: store)?|play ?store|microsoft store|steam|f-droid|tiendas de aplicaciones)|(?:android|ios|iphone|ipad|windows|mac(?:os)?|linux))",
    stores: "{store}(?:,? (?:y|o|e|&) (?:en )?{store}|, {store}){0,3}",
    who: "(?:[\\p{L}-]*(?:clientes|usuari[oa]s|soci[oa]s|suscriptores|suscripciones|miembros|escuelas|colegios|empresas|equipos|tiendas|comercios|negocios|restaurantes|clínicas|consultas|granjas|fincas|agricultores|hoteles|familias|hogares|asociaciones|artesanos|talleres|despachos|ciudades|países|municipios|regiones|ayuntamientos|panaderías|panaderos|empleados|personas|lectores|jugadores|cafeterías|bares|museos|bibliotecas|coros|vendedores|farmacias|cooperativas|librerías|agencias|descargas|locales|centros|profesores|maestros|alumnos|bodegas|ganaderos|autónomos|inscritos|cuentas|gimnasios|abogados|dentistas))(?: (?:clientes|de pago|activ[oa]s|suscrit[oa]s|inscrit[oa]s|registrad[oa]s|asociad[oa]s|conectad[oa]s))?",
    num: "(?:\\p{Nd}[\\p{Nd}.,']*(?: mil)?|(?:un[oa]s? )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|ochenta|cien|ciento|cient[oa]s|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|mil|miles|decena|docena|centenar|millar|puñado|decenas|docenas|centenares)(?: mil)?(?: de)?)",
    span: "(?:(?:en|durante|a lo largo de) (?:(?:solo|sólo|apenas|menos de|tan solo) )?(?:(?:un|el|los|las|este|la) )?(?:[\\p{L}\\p{Nd}]+ ){0,2}?(?:años?|mes(?:es)?|semanas|trimestres?)(?: pasad[oa]s?)?,? )?",
    grew: "(?:(?:se )?(?:ha|han) (?:más que |casi )?(?:duplicado|triplicado|cuadruplicado|quintuplicado|multiplicado por (?:dos|tres|cuatro|cinco|diez|\\p{Nd}+))|se (?:duplicó|duplicaron|triplicó|triplicaron|cuadruplicó|cuadruplicaron))",
    lately: "(?=$|[.!;:,)]| - | (?:en|desde|este|esta|el|y|respecto|durante|con respecto|a lo largo)(?!\\p{L}))",
    tell: "(?:idea|concepto|boceto|proyecto(?: (?:en|sobre el) papel)?|borrador|sueño|papel|lista de espera|página|cuaderno(?: de (?:bocetos|notas))?|apuntes|notas|pregunta|esquema|plan|dibujos?|maqueta|maquetas|garabatos?|intención|propuesta|servilleta|presentación|hipótesis)"
  },
  free: "(?:sencillamente|simplemente|francamente|de hecho|aquí|en el fondo|por supuesto|discretamente|además|también|realmente|de verdad|con gusto|la verdad|sinceramente|en realidad|plenamente|completamente|orgullosamente|claro|oficialmente)",
  now: "(?:se acabó la espera|ha llegado el (?:día|momento)|desde (?:el \\p{Nd}{1,2} de \\p{L}+|hace unos días|hace unas semanas|este lunes|esta mañana|este verano)|a partir de (?:ya|este momento)|ahora|ahora ya|ya|por fin|al fin|finalmente|desde (?:(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|hoy|ayer|ahora|hace poco|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|esta semana|este mes|el (?:mes|año|verano|otoño|invierno) pasado|la (?:semana|primavera) pasada|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de \\p{Nd}{4})?|\\p{Nd}{4})|a partir de (?:hoy|ahora)|hoy|recién|desde ya)",
  dated:
    "(?:(?:el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) pasado|el \\p{Nd}{1,2} de \\p{L}+|(?:en|a (?:principios|finales|mediados) de) (?:(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) (?:de |del )?)?\\p{Nd}{4}|el \\p{Nd}{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de \\p{Nd}{4})?|(?:la semana|el mes|el año|el verano|el otoño|el invierno|la primavera) pasad[ao]|est[ea] (?:semana|mes|año|verano|primavera|otoño|invierno)|hace (?:una?|dos|tres|cuatro|seis|\\p{Nd}+|poco|unas|unos)(?: (?:semanas?|mes(?:es)?|años?))?)",
  still:
    "(?:en esta fase|a estas alturas|hoy día|por el momento solo|hasta hoy|todavía|aún|aun|ahora mismo|en este momento|en estos momentos|de momento|por el momento|por ahora|actualmente|hoy por hoy|hasta ahora|hasta la fecha|a día de hoy|por lo pronto|en la actualidad|provisionalmente)",
  long: "(?:(?:desde hace|hace|lleva|llevan|durante|por)(?: ya)? (?:más de |casi |cerca de |unos )?(?:(?:1[5-9]|[2-9]\\p{Nd}|quince|veinte|veinticinco|treinta|treinta y cinco|cuarenta|cincuenta) años|una (?:veintena|treintena) de años|(?:dos|tres|cuatro|cinco) décadas|décadas|un cuarto de siglo|medio siglo|generaciones)(?: que)?|desde (?:19\\p{Nd}{2}|200\\p{Nd}|los (?:años )?(?:sesenta|setenta|ochenta|noventa|60|70|80|90)))",
  joins: "y|pero|así que|aunque",
  unless:
    "(?:si|cuando|en cuanto|una vez que|hasta que|antes de que|imagina|ojalá|esperamos|planeamos|prevemos|previst[ao]|será|sería|serán|era|eran|estaba|estaban|estuvo|estuvimos|había|dice|dijo|cuenta|casi|nunca|cliente|clienta|socio|competidor)",
  spoils:
    "(?:pronto|próximamente|previst[ao]|próxim[ao]|será|serán|módulo|función|funcionalidad|extensión|integración|complemento|android|ios|iphone|ipad|mac|macos|windows|linux|de otr[ao]s?|bloqueantes?|macho|caroteno|romeo|partículas|cerró|cerrará|de nuestro cliente|más adelante|que viene)",
  trial: [
    "^{S} (?:{be} )?(?:(?:disponible|jugable|accesible|utilizable|abiert[ao]|en plen[ao]|en línea|solo|sólo|siendo probad[ao]) )?(?:en |como |por )?{T}{of}{end}",
    "^{be} (?:en |como |una )(?:{K}){of}{end}",
    "^(?:{S} )?(?:(?:ha|hemos|acaba de|acabamos de) )?(?:entrado en|entra en|entró en|entramos en|entrar en|lanzado|lanzamos|lanzar|lanzó|iniciado|iniciamos|iniciar|abierto|abrimos|abrir|abrió|comenzado|comenzamos|empezado|empezamos|publicado|publicamos|estrenado|estrenamos|pasado a) {T}{of}{end}",
    "^(?:estamos|{S}) ?(?:(?:está|estamos) )?(?:haciendo|llevando a cabo|realizando|ofreciendo|probando|corriendo|celebrando|hacemos|tenemos|ofrecemos|ofrece|realizamos|tiene|corremos) {T}{of}{end}",
    "^(?:hacemos|tenemos|ofrecemos|realizamos|mantenemos|llevamos a cabo) {T}{of}{end}",
    "^(?:est[aeo]|esto que ves|lo que ves(?: aquí)?|lo que usas|se trata de|estás (?:usando|viendo)) (?:(?:es|de) )?(?:solo |sólo )?{T}{of}{end}",
    "^{call} (?:(?:la|el|a la|al|nuestr[ao]|en la) )?{K}{of}{end}",
    "^{call} {N} en {T}{end}",
    "^(?:(?:(?:apúntate|inscríbete|regístrate|apuntaos) )?(?:como|para ser|a ser)|hazte|sé|conviértete en) (?:(?:un[ao]?|nuestr[ao]s?|un[ao] de nuestr[ao]s) )?{testers}{of}{end}",
    "^(?:buscamos|busco|necesitamos|queremos|estamos buscando|invitamos a|damos la bienvenida a) (?:(?:más|a|unos|unas|algunos|\\p{Nd}+|diez|veinte|cincuenta|nuestros primeros|nuevos) ){0,2}{testers}{of}{end}",
    "^se buscan? {testers}{of}{end}",
    "^(?:la|nuestra|el) {K}{of} (?:está (?:abierta|en marcha|en curso|disponible|activa|aquí|en línea)|ha (?:comenzado|empezado|arrancado)|empezó|comenzó|arrancó|sigue abierta|sigue en marcha)(?: (?:a|para) {everyone})?",
    "^{S} (?:lo|la) (?:están probando|prueban) (?:[\\p{L}\\p{Nd}]+ ){0,3}?{testers}",
    "^(?:lo|el|la|esto) (?:que )?(?:(?:vas|vais|va|van) a (?:descargar|instalar|probar|ver|usar)|descargas|descargáis|instalas|pruebas|tienes delante|estás (?:viendo|usando|probando)|verás|encontrarás|bajas)(?: aquí)? (?:es|son) (?:todavía |aún )?{T}{of}{end}",
    "^(?:la versión|la aplicación|la app) (?:que (?:ves|descargas|vas a descargar)|de esta página) es (?:todavía |aún )?{T}{of}{end}",
    "^(?:[\\p{L}\\p{Nd}-]+ ){1,7}?(?:prueban|está probando|están probando|usan|ensayan|toquetean|trastean|manejan|juegan)(?: [\\p{L}-]+){0,4}? (?:la|una|con la|con una|nuestra) {K} de {N}",
    "^(?:{we} )?(?:estamos )?(?:probando|ensayando|puliendo|enseñando|compartiendo|afinando|probamos|ensayamos|compartimos|pulimos)(?: [\\p{L}-]+){0,4}? (?:la|una|con la|con una|nuestra) {K}(?: de {N})?{end}",
    "^(?:ya )?(?:puedes|podéis|puede|pueden|se puede) (?:ya )?(?:probar|usar|utilizar|descargar|jugar a) {N} en {T}{end}",
    "^{N} (?:se puede|puede) (?:probar|usar|utilizar|descargar)(?:se)? (?:ya )?en {T}{end}",
    "^en {K}, {N} (?!era|estaba|estuvo|fue|será|tenía)\\p{Ll}",
    "^(?:buscamos|necesitamos|invitamos a) (?:[\\p{L}\\p{Nd}]+ ){1,4}?(?:que quieran|para|a|con ganas de) (?:[\\p{L}]+ ){0,2}?(?:probar|estrenar|ensayar|testear) (?:la|nuestra) {K}(?: de {N})",
    "^{S} (?:es|sigue siendo) (?:todavía |aún )?(?:una |software (?:en )?)?{K}{end}",
    "^(?:la|nuestra) {K}{of} (?:sigue|continúa|prosigue|avanza|funciona)(?!\\p{L})"
  ],
  launched: [
    "^(?:{S} )?(?:(?:ha|hemos|acaba de|acabamos de) )?(?:salido|salir|salió|salimos|dejado|dejar|dejó|dejamos|superado|superar|terminado|terminar|completado|abandonado) (?:atrás )?(?:de )?(?:la |su |nuestra |el )?(?:{K}){stop}",
    "^(?:la|nuestra) (?:fase |etapa )?(?:de )?beta(?: {adj})?{of} (?:ha (?:terminado|acabado|concluido)|terminó|acabó|quedó atrás|está (?:cerrada|terminada)){stop}",
    "^(?:{N} (?:versión )?{version}|(?:la )?versión {version}{of}|la (?:primera )?versión (?:estable|final|definitiva|pública|completa|oficial){of}) (?:está|ha sido|fue|ha) (?:(?:aquí|disponible|publicada?|lanzada?|lista|salido|llegado|en línea)){stop}",
    "^(?:ha|han) (?:salido|llegado) (?:{N} (?:versión )?{version}|(?:la )?(?:primera )?versión (?:{version}|estable|final|definitiva){of}){stop}",
    "^(?:salió|llegó|sale) (?:{N} (?:versión )?{version}|(?:la )?(?:primera )?versión (?:{version}|estable|final|definitiva){of}){stop}",
    "^(?:{N} (?:versión )?{version}|(?:la )?versión {version}{of}) (?:salió|llegó|se (?:publicó|lanzó)){when}{stop}",
    "^(?:{we} )?(?:hemos|acabamos de|he) (?:publicado|lanzado|sacado|publicar|lanzar|sacar) (?:la )?(?:primera )?(?:versión )?(?:estable )?(?:{N} )?{version}{of}{stop}",
    "^{N} (?:ha llegado|llegó|alcanzó|ha alcanzado) (?:a )?(?:la )?versión {version}{stop}",
    "^{S} (?:se (?:lanzó|ha lanzado|estrenó)|ha sido lanzad[ao]|fue lanzad[ao]|salió al mercado|ha salido al mercado|se abrió (?:al público|a {everyone})|ha abierto sus puertas a {everyone}|ha abierto al público){when}(?: (?:tras|después de) [^,.;]{3,50}?)?{stop}",
    "^(?:{we} )?(?:hemos|acabamos de) (?:lanzado|abierto|lanzar|abrir|estrenado) {N}(?: (?:a|al|para) {everyone})?{when}{stop}",
    "^(?:lanzamos|abrimos|estrenamos) {N}(?: (?:a|al|para) {everyone})? (?:en|el|hace|este|esta|ayer) [\\p{L}\\p{Nd} ]{2,24}?{stop}",
    "^(?:{we} )?(?:acabamos de|hemos) (?:lanzar|lanzado|abrir|abierto|estrenar|estrenado|salir|salido)(?: (?:al público|a {everyone}|al mercado))?(?=$|[.!,;]| (?:y|con))",
    "^{S} (?:acaba de|acabamos de) (?:lanzarse|abrir(?:se)?|estrenarse|salir|ver la luz|nacer)(?: (?:al público|a {everyone}|al mercado|para {everyone}))?{stop}",
    "^(?:abrimos|hemos abierto) {N}(?: (?:a|al|para) {everyone}){stop}"
  ],
  released: [
    "^(?:(?<own>{N})|(?<it>{it})) (?:se (?:lanzó|publicó|estrenó)|fue (?:lanzad|publicad)[ao]|salió (?:al mercado|a la venta)){stop}",
    "^(?:lanzad|publicad|estrenad)[ao],? (?:(?<own>{N})|(?<it>{it})) (?!era|fue)",
    "^(?:(?<own>{N})|(?<it>{it})) está (?:disponible|en línea|en el mercado|a la venta)(?: desde (?:\\p{L}+ )?(?:de )?\\p{Nd}{4})?{stop}",
    "^(?:disponible|en línea)(?: desde (?:\\p{L}+ )?(?:de )?\\p{Nd}{4})?[.!]?$"
  ],
  launchedNow: [
    "^(?:{S} )?no (?:está|estamos|es) (?:en |una )?(?:{K}){stop}",
    "^{S} (?:está|estamos|es) (?:(?:totalmente|libremente|públicamente) )?(?:abiert[ao]s?|disponibles?|accesibles?|en línea|aquí|lanzad[ao]|públic[ao]|en marcha|en el mercado|en producción|online)(?: (?:a|al|para) (?:{everyone}|público))?{stop}",
    "^(?:está|estamos) (?:abiert[ao]s?|disponibles?|accesible)(?: {N})? (?:a|al|para) (?:{everyone}|público)(?: {N})?{stop}",
    "^está (?:disponible|abiert[ao]|aquí|en línea) {N}(?: (?:a|al|para) (?:{everyone}|público))?{stop}",
    "^(?:todo el mundo|cualquiera|todos) (?:puede|pueden) (?:registrarse|usar|descargar|apuntarse|probar|comprar|entrar|crear una cuenta|inscribirse)(?: (?:en|a))?(?: {N})?{stop}",
    "^puede (?:registrarse|usar|descargar|probar|comprar) (?:{N} )?(?:cualquiera|todo el mundo)",
    "^(?:todo el mundo|cualquiera|todos|cualquier [\\p{L}]+|toda [\\p{L}]+) (?:puede|pueden) (?:registrarse|usarl[oa]|usar|descargarl[oa]|descargar|apuntarse|probarl[oa]|probar|comprar|entrar|crear (?:una|su) cuenta|abrir (?:una|su) cuenta|inscribirse|empezar|darse de alta|reservar|pedir)(?: (?:en|a|con))?(?: {N})?(?: y [\\p{L}]+[^.;,]{0,30})?{stop}",
    "^(?:{N} )?puede (?:usarse|utilizarse|descargarse|ser usad[oa])(?: ya)? por (?:{everyone}|todos){stop}",
    "^(?:{N} )?(?:la web de {N} )?(?:funciona|está en marcha|está operativ[oa])(?: (?:y|para {everyone})|$|[.!,])"
  ],
  idea: [
    "^(?<it>es|esto es|todo esto es|sigue siendo) (?:solo|sólo|solamente|apenas) una idea{ideaEnd}",
    "^{S} (?:{be} (?:(?:solo|sólo|solamente|únicamente|apenas|tan solo|nada más que|simplemente|más que|meramente) ){1,2}|no es más que |no pasa de ser )(?:en )?(?:una?|el|sobre el) ?(?:mera |simple |vaga )?{thought}{ideaEnd}",
    "^{S} {be} una (?:mera|simple) {thought}{ideaEnd}",
    "^{S} {be} (?:solo |sólo |apenas )?(?:en (?:la |una )?(?:fase|etapa) (?:de |inicial de )?(?:la )?(?:idea|ideas|concepto|conceptual|diseño conceptual|ideación|boceto)|sobre el papel|en papel|en la mesa de dibujo|en nuestra cabeza){ideaEnd}",
    "^(?:solo|sólo|únicamente) (?:hay|existe|tenemos) (?:una?|la) (?:lista de espera|idea|página|concepto|boceto){ideaEnd}",
    "^no (?:hay|tenemos) más que (?:una?|la) (?:lista de espera|idea|página|concepto|boceto){ideaEnd}",
    "^(?:recogemos|medimos|estamos midiendo|estamos recogiendo|tanteamos) (?:el interés|interés|opiniones|correos|apuntados) antes de",
    "^{S} (?:(?:es|sigue siendo|no es|no existe|existe|no pasa de ser|vive|está) )?(?:(?:todavía|aún|más|solo|sólo|solamente|únicamente|apenas|tan solo|nada|poco|simplemente|meramente|mucho) ){1,4}(?:que )?(?:como |en |sobre )?(?:una?s? |el |nuestro |nuestra |los )?(?:mera |simple |vaga |primera |buena )?(?:{tell}|cabeza|imaginación){ideaEnd}",
    "^(?:lo (?:único )?que (?:ves|tenemos|hay|existe)(?: aquí)?|todo lo que (?:hay|tenemos)) (?:es|son) (?:solo |sólo |apenas )?(?:una?s? |est[ae] )?(?:simple |primera )?{tell}{ideaEnd}",
    "^(?<own>esta (?:página|web|encuesta)) (?:(?:nos )?(?:sirve|ayuda)|está (?:aquí )?para|existe para)[^.;]{0,30}(?:saber|averiguar|descubrir|ver|medir|comprobar) (?:el interés|si (?:{N}|a alguien|alguien|a otros|otros|la idea|esto|te|os)(?: [\\p{L}§]+){0,5}? (?:interes|falta|neces|sirv|serv|gust|útil|exist|quier))",
    "^(?:{we} )?(?:queremos|quiero|nos gustaría|intentamos|tratamos de)(?: [\\p{L}]+){0,3}? (?:saber|averiguar|descubrir|comprobar) si (?:{N}|a alguien|alguien|te|os|la idea|esto|le)(?: [\\p{L}§]+){0,4}? (?:interesa\\p{L}*|falta|necesit\\p{L}+|sirve|gusta\\p{L}*|útil|sentido|existir)",
    "^(?:{we} )?(?:solo |sólo |no )?(?:empezaremos|comenzaremos|construiremos|desarrollaremos|programaremos|empezamos)[^.;,]{0,40}? (?:hasta que|cuando|si|en cuanto|una vez que) (?:haya |se apunten |se apunta |tengamos )(?:suficiente|bastante|\\p{Nd}+)",
    "^(?:{we} )?(?:estamos|seguimos) (?:solo |sólo )?(?:en|con) la (?:idea|fase de idea|fase de concepto)"
  ],
  ideaStill: [
    "^no (?:hemos|he) {done} {no}{ideaEnd}",
    "^no (?:hay|existe|tenemos) {no}(?: {done})?{ideaEnd}",
    "^no (?:hemos|he) (?:empezado|comenzado) (?:a (?:construir|desarrollar|programar)(?:l[oa])?|el desarrollo|la construcción)(?: (?:de )?{N})?{ideaEnd}",
    "^{S} no existe{ideaEnd}",
    "^no existe {N}{ideaEnd}",
    "^{no} (?:está|ha sido) {done}{ideaEnd}",
    "^no (?:hay|existe|tenemos) (?:ni [^.,;]{3,40}? ni [^.,;]{3,40}?|{no}|(?:aplicación|app|producto|prototipo|código|programa)(?: ni (?:aplicación|app|producto|prototipo|código))?){ideaEnd}",
    "^de {N} no (?:hay|existe) (?:{no}|ni (?:una )?[^.,;]{3,40}|(?:más que )?(?:una? )?{tell}){ideaEnd}",
    "^{N} no tiene (?:{no}|ni [^.,;]{3,40}? ni [^.,;]{3,40}?|(?:código|prototipo)){ideaEnd}"
  ],
  growing: [
    "^{many} (?:usan|utilizan|trabajan con|confían en|juegan a|leen) {N}[^.;]{0,60}?(?:se (?:suman?|unen?|incorporan?|apuntan?)|llegan|cada vez (?:son )?más|creciendo|crecen)",
    "^{S} (?:crece|está creciendo|crecemos|estamos creciendo) (?:rápid[ao]|rápidamente|deprisa|cada|mes a mes|semana a semana|un \\p{Nd}|con fuerza|mucho)",
    "^(?:crecemos|estamos creciendo) (?:rápido|rápidamente|deprisa|cada|mes a mes|semana a semana|un \\p{Nd}|con fuerza)",
    "^{span}(?:{S} )?(?:(?:ha|hemos|han) )?(?:pasado|pasamos|pasó|crecido|crecimos|creció|saltado|saltamos|subido) de (?:tener )?(?<less>{num}) ?(?:{who} )?a (?:más de |casi )?(?<more>{num}) ?{who}(?!\\p{L})",
    "^{span}(?:(?:el número de|los|las|nuestr[oa]s) )(?:[\\p{L}-]+ )?[\\p{L}-]+ (?:que (?:usan|utilizan|trabajan con)|en|de|suscrit[oa]s a|inscrit[oa]s en|con|apuntad[oa]s a) {N} {grew}{lately}",
    "^{span}(?:en {N} )?{grew} (?:el número de )?(?:los |las )?{who}(?: (?:que (?:usan|utilizan)|en|de|inscrit[oa]s en|con) {N}){lately}",
    "^{span}(?<own>(?:nuestr[oa]s?) (?:equipo|clientela|facturación|comunidad|plantilla|base de (?:clientes|usuarios)|número de {who}|{who})|el número de nuestr[oa]s {who}) {grew}{lately}",
    "^{span}(?:{S} )?(?:ha|hemos) (?:más que |casi )?(?:duplicado|triplicado|cuadruplicado) (?:(?:nuestr[oa]|su|el|la) (?:equipo|plantilla|clientela|número de {who}|comunidad|base de clientes|facturación)|en (?:un año|doce meses|seis meses)){lately}",
    "^(?:cada|todos los|todas las) (?:mes|semana|día|trimestre|meses|semanas|días) (?:se (?:suman?|unen?|incorporan?|apuntan?|registran?|dan de alta)|llegan?|entran?|empiezan?) (?:(?:a|en|con) {N}(?: (?:otr[oa]s|cerca de|casi|más de))? {num}|(?:a nosotros )?(?:(?:otr[oa]s|cerca de|casi|más de) )?{num} ?(?:nuev[oa]s )?{who}(?!\\p{L}))",
    "^(?:(?:cerca de|casi|más de|un[oa]s) )?{num} ?(?:nuev[oa]s )?(?:[\\p{L}-]+ ){1,2}?(?:se (?:suman?|unen?|incorporan?|apuntan?|registran?|dan de alta)|llegan?|empiezan? a usar) (?:(?:a|en|con) )?(?:{N} )?(?:cada|todos los|todas las)",
    "^(?:el doble|el triple|dos veces más|tres veces más) de (?:[\\p{L}-]+ ){1,3}?que [^.;§]{2,30} (?:usan|utilizan|trabajan con|confían en) {N}",
    "^(?:{we} )?(?:estamos )?(?:contratando|ampliando|contratamos|ampliamos|reforzamos|reforzando)[^.;]{0,60}? para (?:dar abasto|seguir el ritmo|atender (?:la demanda|tanta)|responder)",
    "^(?:{S} )?(?:llega|llegamos|abre|abrimos|sigue llegando) (?:cada (?:mes|semana) )?(?:a|en) (?:nuevas|una nueva|otra|nuevos|un nuevo|más) (?:ciudad|ciudades|países|país|provincias|regiones)(?: cada| todas| todos)?"
  ],
  mature: [
    "^(?:(?<own>{N})|(?<it>{it})) (?:es|está) (?:un (?:software|proyecto|producto) )?(?:madur[oa])(?: y \\p{L}+)?(?=$|[.!;:,)]| - )",
    "^{N} es una? (?:producto|software|sistema|plataforma|herramienta) (?:madur[ao]|consolidad[ao]|probad[ao]){ideaEnd}",
    "^{N} es (?:ya |hoy )?una? (?:producto|software|sistema|plataforma|herramienta|programa|solución) (?:[\\p{L}]+ y )?(?:madur[ao]|consolidad[ao]|probad[ao]|asentad[ao]|contrastad[ao]|veteran[ao])(?!\\p{L})",
    "^{N} (?:está|es) (?:ya )?(?:consolidad[ao]|asentad[ao]|madur[ao]|más que probad[ao])(?: y (?:estable|probad[ao]|consolidad[ao]))?{ideaEnd}",
    "^(?:tras|después de) (?:más de |casi )?(?:{years} años|(?:dos|tres|cuatro) décadas)(?: [^,.;:§]{0,60})?,? {N} (?:cambia (?:poco|despacio|lentamente)|apenas cambia|es (?:estable|un programa maduro|madur[ao])|sigue (?:estable|firme))"
  ],
  matureLong: [
    "^{N}(?: (?:está|sigue|continúa|ha estado)(?: (?:en|entre|por) [^,.;§]{2,30}?)?)? (?:en el mercado|en uso|en producción|en funcionamiento|en servicio|funcionando|se usa|se utiliza|us[aá]ndose|utilizad[ao]|en activo)(?!\\p{L})",
    "^(?:[\\p{L}\\p{Nd}-]+ ){1,7}?(?:confían en|confía en|trabajan con|trabaja con|usan|usa|utilizan|utiliza|cuentan con|llevan sus \\p{L}+ con|usando|trabajando con|confiando en|han confiado en) {N}(?!\\p{L})",
    "^{N} (?:existe|funciona|está en marcha) y (?:apenas (?:cambia|ha cambiado)|casi no cambia|(?:sigue|es) (?:[\\p{L}]+ )?(?:estable|fiable|sólid[ao]))"
  ],
  had: [
    "^sin (?:lista de espera|invitación) (?:ni|y)|^(?:no|adiós a la) (?:hace falta|se necesita|necesitas) invitación",
    "^{S} (?:(?:ya )?(?:está|puede descargarse|se puede descargar) )(?:(?:disponible|gratis) )*(?:en|para|desde) {stores}{stop}",
    "^(?:descarga|descárgate|baja|bájate|instala|consigue|descargue) {N} (?:(?:gratis|ya) )*(?:en|desde|de) {stores}",
    "^(?:{N} (?:ya está aquí|ha llegado|está aquí)|(?:ya está aquí|ha llegado|llega) {N})(?: {version})?(?=!|[.,]?$|[,.])"
  ]
}
