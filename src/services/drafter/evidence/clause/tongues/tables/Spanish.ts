/** Words that bind in Spanish. */
import type { TongueTable } from "./Table.ts"

export const spanish: TongueTable = {
  not: "renunci* no sin nunca jamás rara_vez raramente se_niega se_niegan ningún ninguna ninguno nada nadie ni tampoco apenas ilimitad* imposible en_lugar_de en_vez_de libre_de libres_de evita evitar",
  idle: "no_menos_de no_cuesta_nada no_cuestan_nada no_pagan no_paga no_se_paga no_solo no_sólo no_únicamente pero_también sino_también",
  without: "sin",
  since: "desde",
  plan: `pronto próximamente próximo próxima futuro futura planeamos planeado previsto prevista estamos_trabajando trabajamos_en
    en_desarrollo en_preparación que_viene llegará llega_con llegan_con queremos esperamos nuestro_objetivo nuestra_misión nuestra_visión hoja_de_ruta lista_de_espera vamos_a van_a va_a aspira* pretende* proyecto_de
    *aremos *eremos *iremos *ará *erá *irá *arán *erán *irán tendrá tendrán tendremos habrá podrá podrán podremos podrás anunci*`,
  past: `anteriormente antiguamente era eran fue_hasta había habían tenía tenían *ábamos *íamos solía solían antiguo antigua antiguos antiguas
    ex agotado agotada cerrado cerrada cerramos cancelado abandonado dejó_de dejaron_de hasta_hace ya_no vendido vendida`,
  may: `podría podrían quizá quizás tal_vez posiblemente probablemente debería deberían puede_que supuestamente presuntamente debe deben
    tiene_que tienen_que eventualmente`,
  can: "pueden puedes puede",
  if: `si cuando siempre_que mientras según bajo_petición bajo_pedido bajo_demanda previa_solicitud a_petición en_caso_de en_función siempre_y_cuando
    opcional opcionalmente con_cita por_un_suplemento a_condición dependiendo sujeto sujeta una_vez`,
  except:
    "salvo excepto pero sino aunque menos_los a_excepción desgraciadamente lamentablemente resto después_de en_cambio",
  only: "solo sólo solamente únicamente exclusivamente único única tan_solo",
  some: `uno_de_los una_de_las de_ellos de_ellas de_cada muchos muchas algunos algunas algún alguna ciertos ciertas mayoría parte parcialmente seleccionados seleccionadas
    determinados determinadas casi normalmente generalmente habitualmente a_menudo a_veces raramente mitad suele suelen frecuentemente`,
  all: "todo toda todos todas cada cualquier cualquiera cualesquiera entero entera ambos ambas siempre_todo",
  more: "más mejor mayor mayores superior",
  less: "menos menor menores inferior",
  upTo: "hasta máximo máxima como_mucho a_lo_sumo como_máximo",
  from: "desde a_partir_de",
  over: "no_menos_de más_de mínimo mínima al_menos por_lo_menos como_mínimo + superior_a",
  under: "menos_de en_menos_de dentro_de inferior_a",
  about: "unos unas aproximadamente cerca_de alrededor_de casi en_torno_a aprox",
  first: "primer primera primero primeros primeras último última últimos últimas segunda tercer tercera",
  best: `mejor mejores el_más la_más los_más las_más líder líderes perfecto perfecta ideal insuperable único_en incomparable número_uno n_1 favorit*
    *ísim* revolucionari* exclusiv* referente   óptim* inigualable excelente excelencia principal pioner* legendari*`,
  certified: `certific* homologad* acreditad* iso sello avalad* aprobad* autorizad* conforme cumple titulad* colegiad*`,
  award: "premio premios premiad* galardon* ganador* ganadora medalla* reconocid* reconocimiento* nominad* distinción",
  guaranteed: "garant* asegurad* asegura promete prometemos",
  official:
    "oficial oficiales oficialmente patentad* patente* legal legales legalmente médic* clínic* científic* demostrad* probad* comprobad*",
  free: "no_cuesta_nada no_cuestan_nada no_pagan no_paga no_se_paga gratis gratuit* sin_coste sin_costo",
  fully: "completamente totalmente enteramente absolutamente por_completo plenamente íntegramente 100%",
  always: "siempre permanente* continuamente de_por_vida para_siempre 24_horas todo_momento constantemente diariamente",
  instant: "inmediat* al_instante instantáne* tiempo_real enseguida directamente",
  worldwide: "mundial* global* internacional* mundo europe* nacional*",
  independent: "independiente* neutral*",
  trusted: "popular populares recomendad* confianza famos* prestigios* renombrad* conocid*",
  limitless: "ilimitad* sin_límite sin_límites infinit*",
  included: "incluido incluida incluidos incluidas",
  other: `socio socios partner* colaborador* proveedor* competidor* competencia inversor* patrocinador* fabricante* otro otra otros otras
    rival* matriz filial`,
  user: "cliente clientes usuario usuarios usuaria usuarias miembro miembros lectores suscriptores alumno alumnos alumna alumnas estudiante*",
  role: "profesor* profesora* maestro* docente* médico enfermer* director* autor* empleado* ingenier* consultor* fundador* jefe* jefa doctor* contador*",
  speech: "dice dijo afirma afirmó cuenta_que opina comenta comentó  explica cree asegura_que escribe",
  person: "él ella ellos ellas le",
  relative: "que quien quienes cuyo cuya cuyos cuyas cual cuales",
  by: "por",
  per: "por cada",
  second: "segundo segundos",
  minute: "minuto minutos",
  hour: "hora horas",
  day: "día días diario diaria diariamente jornada",
  week: "semana semanas semanal semanales semanalmente",
  month: "mes meses mensual mensuales mensualmente mensualidad",
  year: "año años anual anuales anualmente",
  and: "y e o u",
  small: `cuesta cuestan el la los las un una unos unas de del al a en con por para que se su sus tu tus lo le les es son está están ser estar ha han hay he
    como más muy ya también así cuando si no sí este esta estos estas ese esa esos esas nuestro nuestra nuestros nuestras nos mi mis
    vuestro vuestra te me os ante sobre entre hacia desde hasta puede pueden puedes poder tiene tienen hace hacen donde qué quién
    ofrece ofrecen ofrecemos permite permiten ella ellos él mediante tanto cuyo usted ustedes`,
  calendar: `enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre lunes martes miércoles
    jueves viernes sábado sábados domingo domingos festivo festivos verano invierno otoño primavera fin_de_semana fines_de_semana`,
  numbers: `cero:0 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13
    catorce:14 quince:15 dieciséis:16 dieciseis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiún:21 veintiuno:21 veintiuna:21 veintidós:22 veintitrés:23 veinticuatro:24
    veinticinco:25 veintiséis:26 veintisiete:27 veintiocho:28 veintinueve:29 treinta:30
    cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 cien:100 ciento:100 doscientos:200 doscientas:200 trescientos:300 trescientas:300 cuatrocientos:400 cuatrocientas:400 quinientos:500 quinientas:500 seiscientos:600 seiscientas:600
    setecientos:700 setecientas:700 ochocientos:800 ochocientas:800 novecientos:900 novecientas:900 mil:1000 millón:1000000
    millones:1000000 cientos:-100 miles:-1000 doble:-2 triple:-3 medio:-5 media:-5 docena:12 decenas:-10`,
  ways: "de>a de>hacia desde>hasta desde>a desde>hacia",
  places: ""
}
