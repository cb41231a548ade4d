/** How far along a product is, as Spanish says it. */
import { type StageTongue, versionNumber } from "./StageTongue.ts"

export const spanishStages: StageTongue = {
  hint: /alfa|alpha|beta|prueba|idea|concepto|papel|construid|existe|espera|lanzad|lanzamos|línea|abiert|disponible|accesible|salid|salió|publicad|versión|crec|suman|años|interés|código|proyecto/,
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
    call: "(?:(?:apúntate|apuntaos|inscríbete|inscríbase|regístrate|regístrese|solicita (?:acceso|una invitación|tu plaza|plaza)|pide (?:acceso|una invitación|tu invitación|plaza)|escríbenos|déjanos tu correo)(?: (?:aquí|ya|gratis))?(?: (?:a|para|en))?(?: (?:probar|participar en|unirte a|entrar en|acceder a|testear|formar parte de))?|únete a|únase a|prueba|prueben|participa en|entra en|accede a|forma parte de|descarga|instala|juega a|ayúdanos a probar|quieres probar|súmate a|ven a probar)",
    many: "(?:(?:más de|casi|ya|unos|unas|cerca de|decenas de|diez) ){0,2}(?:miles|mil|cientos|millones|\\p{Nd}[\\p{Nd}.,]*)(?: de)?(?: [\\p{L}-]+){1,3}?",
    years: "(?:1[5-9]|[2-9]\\p{Nd}|quince|veinte|veinticinco|treinta|treinta y cinco|cuarenta|cincuenta)",
    ideaEnd: "(?=$|[.!;:,)]| - | (?:y|pero|porque|sin|con|en papel|sobre el papel|que (?:queremos|nos))(?!\\p{L}))",
    thought: "(?:idea|concepto|boceto|proyecto en papel|borrador|sueño|papel|lista de espera|página)",
    no: "(?:nada|ningún código|ni una (?:sola )?línea(?: de código)?|ninguna línea(?: de código)?|ningún prototipo|ningún producto)",
    done: "(?:construid|desarrollad|programad|hech|escrit|cread)[oa]s?"
  },
  free: "(?:por supuesto|discretamente|además|también|realmente|de verdad|con gusto|la verdad|sinceramente|en realidad|plenamente|completamente|orgullosamente|claro|oficialmente)",
  now: "(?:ahora|ahora ya|ya|por fin|al fin|finalmente|desde (?:(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|hoy|ayer|ahora|hace poco|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|esta semana|este mes|el (?:mes|año|verano|otoño|invierno) pasado|la (?:semana|primavera) pasada|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de \\p{Nd}{4})?|\\p{Nd}{4})|a partir de (?:hoy|ahora)|hoy|recién|desde ya)",
  dated:
    "(?:(?:en|a (?:principios|finales|mediados) de) (?:(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) (?:de |del )?)?\\p{Nd}{4}|el \\p{Nd}{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de \\p{Nd}{4})?|(?:la semana|el mes|el año|el verano|el otoño|el invierno|la primavera) pasad[ao]|est[ea] (?:semana|mes|año|verano|primavera|otoño|invierno)|hace (?:una?|dos|tres|cuatro|seis|\\p{Nd}+|poco|unas|unos)(?: (?:semanas?|mes(?:es)?|años?))?)",
  still:
    "(?:todavía|aún|aun|ahora mismo|en este momento|en estos momentos|de momento|por el momento|por ahora|actualmente|hoy por hoy|hasta ahora|hasta la fecha|a día de hoy|por lo pronto|en la actualidad|provisionalmente)",
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
    "^{S} (?:lo|la) (?:están probando|prueban) (?:[\\p{L}\\p{Nd}]+ ){0,3}?{testers}"
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
    "^sin (?:lista de espera|invitación) (?:ni|y)|^(?:no|adiós a la) (?:hace falta|se necesita|necesitas) invitación"
  ],
  launchedNow: [
    "^(?:{S} )?no (?:está|estamos|es) (?:en |una )?(?:{K}){stop}",
    "^{S} (?:está|estamos|es) (?:(?:totalmente|libremente|públicamente) )?(?:abiert[ao]s?|disponibles?|accesibles?|en línea|aquí|lanzad[ao]|públic[ao]|en marcha|en el mercado|en producción|online)(?: (?:a|al|para) (?:{everyone}|público))?{stop}",
    "^(?:está|estamos) (?:abiert[ao]s?|disponibles?|accesible)(?: {N})? (?:a|al|para) (?:{everyone}|público)(?: {N})?{stop}",
    "^está (?:disponible|abiert[ao]|aquí|en línea) {N}(?: (?:a|al|para) (?:{everyone}|público))?{stop}",
    "^(?:todo el mundo|cualquiera|todos) (?:puede|pueden) (?:registrarse|usar|descargar|apuntarse|probar|comprar|entrar|crear una cuenta|inscribirse)(?: (?:en|a))?(?: {N})?{stop}",
    "^puede (?:registrarse|usar|descargar|probar|comprar) (?:{N} )?(?:cualquiera|todo el mundo)"
  ],
  idea: [
    "^{S} (?:{be} (?:(?:solo|sólo|solamente|únicamente|apenas|tan solo|nada más que|simplemente|más que|meramente) ){1,2}|no es más que |no pasa de ser )(?:en )?(?:una?|el|sobre el) ?(?:mera |simple |vaga )?{thought}{ideaEnd}",
    "^{S} {be} una (?:mera|simple) {thought}{ideaEnd}",
    "^{S} {be} (?:solo |sólo |apenas )?(?:en (?:la |una )?(?:fase|etapa) (?:de |inicial de )?(?:la )?(?:idea|ideas|concepto|conceptual|diseño conceptual|ideación|boceto)|sobre el papel|en papel|en la mesa de dibujo|en nuestra cabeza){ideaEnd}",
    "^(?:solo|sólo|únicamente) (?:hay|existe|tenemos) (?:una?|la) (?:lista de espera|idea|página|concepto|boceto){ideaEnd}",
    "^no (?:hay|tenemos) más que (?:una?|la) (?:lista de espera|idea|página|concepto|boceto){ideaEnd}",
    "^(?:recogemos|medimos|estamos midiendo|estamos recogiendo|tanteamos) (?:el interés|interés|opiniones|correos|apuntados) antes de"
  ],
  ideaStill: [
    "^no (?:hemos|he) {done} {no}{ideaEnd}",
    "^no (?:hay|existe|tenemos) {no}(?: {done})?{ideaEnd}",
    "^no (?:hemos|he) (?:empezado|comenzado) (?:a (?:construir|desarrollar|programar)(?:l[oa])?|el desarrollo|la construcción)(?: (?:de )?{N})?{ideaEnd}",
    "^{S} no existe{ideaEnd}",
    "^no existe {N}{ideaEnd}",
    "^{no} (?:está|ha sido) {done}{ideaEnd}"
  ],
  growing: [
    "^{many} (?:usan|utilizan|trabajan con|confían en|juegan a|leen) {N}[^.;]{0,60}?(?:se (?:suman?|unen?|incorporan?|apuntan?)|llegan|cada vez (?:son )?más|creciendo|crecen)",
    "^{S} (?:crece|está creciendo|crecemos|estamos creciendo) (?:rápid[ao]|rápidamente|deprisa|cada|mes a mes|semana a semana|un \\p{Nd}|con fuerza|mucho)",
    "^(?:crecemos|estamos creciendo) (?:rápido|rápidamente|deprisa|cada|mes a mes|semana a semana|un \\p{Nd}|con fuerza)"
  ],
  mature: [
    "^{N} lleva (?:ya )?(?:más de |casi )?(?:{years} años|(?:dos|tres|cuatro) décadas|décadas) (?:[^,.;§]{2,24} )?(?:en el mercado|en uso|en producción|en funcionamiento|funcionando)",
    "^{N} es una? (?:producto|software|sistema|plataforma|herramienta) (?:madur[ao]|consolidad[ao]|probad[ao]){ideaEnd}"
  ]
}
