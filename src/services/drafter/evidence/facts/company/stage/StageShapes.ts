/**
 * Further sentences in which sites say how far along they are: nothing built, open to everybody, more every month, in use for
 * decades. `{S}` is whom it is said of; `less` and `more` are figures that have grown. Data, as in `StageWords`.
 */

import type { stages } from "../../../../../../domain/listing/Profile.ts"

type Stage = (typeof stages)[number]
export interface FurtherShape {
  readonly stage: Stage
  readonly shape: string
}

const end = String.raw`(?=$|[.!;:)–—]|,| [–—-] | (?:so|and|but|because|und|aber|denn|et|mais|y|pero|e|mas|ma|en|maar)(?!\p{L}))`
/** An end, or what stands beside it on a line. */
const bar = String.raw`(?=$|[.!;,)]| ?[·•|+] | [–—-] )`
/** After what has grown: an end, or since when. */
const since = String.raw`(?=$|[.,;:!)]| [–—-] | (?:and|since|within|(?:last|this|within a) year|in (?:the (?:past|last)|a|one|two|under|less|just|\p{Nd}+)|und|seit|in (?:einem|\p{Nd}+)|et|en (?:un|une|\p{Nd}+)|depuis|y|desde|e|em (?:um|\p{Nd}+)|da|dal|en|sinds|gegroeid|gegaan(?=$|[.,;]| en ))(?!\p{L}))`
/** In romance languages a word of it ends in -o or -a, or in -s. */
const day = String.raw`(?:today|yesterday|now|heute|gestern|montag|dienstag|mittwoch|donnerstag|freitag|kurzem|letzter woche|diesem monat|aujourd'hui|hier|lundi|mardi|mercredi|jeudi|vendredi|hoy|ayer|el (?:lunes|martes|miércoles|jueves|viernes)|hoje|ontem|segunda(?:-feira)?|terça|quarta|quinta|sexta|oggi|ieri|lunedì|martedì|mercoledì|giovedì|venerdì|questa settimana|vandaag|gisteren|maandag|dinsdag|woensdag|donderdag|vrijdag|deze week)`
const number = String.raw`\p{Nd}[\p{Nd}.,']*`
/** Who or what there is more of, where a business grows. */
const grown = String.raw`(?:\p{L}+ )?(?:customers?|clients?|users?|teams?|schools?|companies|shops|members|subscribers|employees|people|staff|practices|clinics|restaurants|studios|farms|countries|cities|kund\p{L}+|nutzer\p{L}*|mitglieder\p{L}*|schulen|firmen|betriebe|mitarbeiter\p{L}*|leute\p{L}*|städte\p{L}*|clients|utilisateurs|abonnés|écoles|entreprises|salariés|personnes|villes|clientes|usuarios|socios|escuelas|empresas|empleados|personas|ciudades|usuários|utilizadores|escolas|funcionários|pessoas|cidades|clienti|utenti|soci|scuole|aziende|teatri|dipendenti|persone|città|klanten|gebruikers|leden|scholen|bedrijven|medewerkers|mensen|steden)`
const years = String.raw`(?:1[5-9]|[2-9]\p{Nd}|fifteen|twenty|twenty-\p{L}+|thirty|thirty-\p{L}+|forty|fifty|fünfzehn|zwanzig|fünfundzwanzig|dreißig|vierzig|fünfzig|quinze|vingt|vingt-cinq|trente|quarante|quince|veinte|veinticinco|treinta|cuarenta|vinte|vinte e cinco|trinta|quarenta|quindici|venti|venticinque|trenta|quaranta|vijftien|twintig|vijfentwintig|dertig|veertig)`
const ordinal = String.raw`(?:\p{Nd}{1,2}(?:st|nd|rd|th)|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}+teenth|twentieth)`

export const furtherShapes: ReadonlyArray<FurtherShape> = [
  {
    stage: "idea",
    shape: `^(?:so far )?(?:nothing (?:is|has been) (?:built|coded|made) yet|nothing has been built so far)${end}`
  },
  {
    stage: "idea",
    shape: `^{S} (?:(?:have|has) (?:not|n't)|haven't|hasn't) (?:yet )?(?:started|begun) (?:building|to build|development)(?: (?:it|anything|the app))?(?: yet)?${end}`
  },
  {
    stage: "idea",
    shape: `^{S} (?:(?:have|has) (?:not|n't)|haven't|hasn't) (?:yet )?built (?:it|anything|a line)(?: yet)?${end}`
  },
  { stage: "idea", shape: `^{S} (?:does not|doesn't) exist yet${end}` },
  {
    stage: "idea",
    shape: `^{S} (?:ist|bleibt) (?:noch|bisher|bislang|vorerst) (?:nur |bloß )?eine idee${end}|^(?:noch ist nichts|bisher ist nichts|es ist noch nichts) (?:gebaut|programmiert|entwickelt)${end}`
  },
  { stage: "idea", shape: `^{S} gibt es (?:noch|bisher) nicht${end}|^noch gibt es {S2} nicht${end}` },
  {
    stage: "idea",
    shape: `^rien n'est (?:encore )?(?:construit|développé|codé|fait)(?: pour l'instant| à ce stade)? ?${end}|^{S} n'existe pas encore ?${end}`
  },
  { stage: "idea", shape: `^{S} n'est (?:encore |pour l'instant |pour le moment )?qu'une idée ?${end}` },
  {
    stage: "idea",
    shape: `^(?:aún|todavía) no hay nada (?:construido|hecho|programado|desarrollado)${end}|^{S} (?:aún|todavía) no existe${end}`
  },
  {
    stage: "idea",
    shape: `^{S} (?:es|sigue siendo) (?:(?:por ahora|aún|todavía|de momento) )?(?:solo |sólo )?una idea${end}`
  },
  {
    stage: "idea",
    shape: `^(?:ainda não há nada|nada está|nada foi) (?:construído|feito|pronto|programado)(?: ainda)?${end}|^{S} ainda não existe${end}`
  },
  { stage: "idea", shape: `^{S} (?:ainda )?é (?:ainda |por enquanto )?(?:só |apenas )uma ideia${end}` },
  {
    stage: "idea",
    shape: `^(?:non c'è ancora (?:nulla|niente)|niente è (?:ancora )?(?:costruito|stato costruito)|non abbiamo ancora costruito nulla)${end}|^{S} non esiste ancora${end}`
  },
  {
    stage: "idea",
    shape: `^{S} è (?:ancora |per ora )?(?:solo |soltanto )un'idea${end}|^{S3} è (?:ancora |per ora )un'idea${end}`
  },
  { stage: "idea", shape: `^er is nog niets gebouwd${end}|^{S} bestaat nog niet${end}` },
  { stage: "idea", shape: `^{S} is nog (?:maar |slechts |alleen )?een idee${end}` },
  {
    stage: "idea",
    shape: "^{S}(?:は|は、)?まだ(?:構想|企画|アイデア)(?:の)?段階です|^まだ何も(?:作って|開発して)いません"
  },
  {
    stage: "idea",
    shape:
      "^{S}(?:目前|还|仍|现在)?(?:只是一个(?:想法|构思|点子)|处于(?:构思|概念|构想)阶段)|^(?:目前|现在)?还没有开始开发"
  },
  { stage: "idea", shape: "^{S} (?:ما زال|ما زالت|لا يزال|لا تزال) (?:مجرد )?فكرة" },

  {
    stage: "alpha",
    shape: `^{S} (?:está|estamos|se encuentra)(?: (?:aún|todavía|actualmente|ahora))? en (?:fase |versión )?(?:de )?alfa${end}`
  },
  {
    stage: "alpha",
    shape: `^{S} (?:está|estamos|encontra-se)(?: (?:ainda|atualmente|agora))? em (?:fase |versão )?(?:de )?alfa${end}`
  },
  {
    stage: "alpha",
    shape: `^{S} (?:è|siamo)(?: (?:ancora|attualmente|ora))? in (?:fase |versione )?(?:di )?(?:alfa|alpha)${end}`
  },
  {
    stage: "alpha",
    shape: `^{S} (?:is|zijn|zit|zitten)(?: (?:nog|momenteel|nu))? in (?:de |een )?(?:besloten |open )?(?:alfa|alpha)(?:fase|-?test|versie)?${end}`
  },
  {
    stage: "alpha",
    shape: "^{S}(?:は|は、)?(?:現在、?|いま、?)?(?:アルファ|α)版?(?:を?(?:公開|提供)(?:中|しています)|です|テスト中)"
  },
  {
    stage: "beta",
    shape:
      "^(?:現在、?)?{S}(?:は|は、)?(?:現在、?|いま、?)?(?:オープン|クローズド|パブリック)?(?:ベータ|β)版?として(?:公開|提供)(?:中|しています)"
  },
  // "L'application est ouverte pendant sa phase de test": used by all who like, and tested by them.
  {
    stage: "beta",
    shape: `^{S} (?:is|are) (?:open|free to use|freely available|available)(?: to (?:all|everyone))? (?:during|throughout) (?:its|the|our) (?:test(?:ing)?|trial) (?:phase|period)${end}`
  },
  {
    stage: "beta",
    shape: `^{S} ist während (?:der|ihrer|unserer) testphase (?:offen|frei zugänglich|frei nutzbar|verfügbar)${end}`
  },
  {
    stage: "beta",
    shape: `^{S} (?:est|reste) (?:ouverte?|en (?:accès libre|libre accès)|accessible|disponible)(?: à tous)? (?:pendant|durant) (?:sa|la|notre) (?:phase|période) de tests?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} (?:está|es) (?:abiert[oa]|de acceso libre|disponible)(?: a todos)? durante (?:su|la|nuestra) fase de pruebas?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} (?:está|é) (?:abert[oa]|de acesso livre|disponível)(?: a todos)? durante (?:a sua|sua|a|a nossa) fase de testes?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} è (?:apert[oa]|ad accesso libero|disponibile)(?: a tutti)? durante (?:la sua|la|la nostra) fase di (?:test|prova)${end}`
  },
  {
    stage: "beta",
    shape: `^{S} is (?:open|vrij toegankelijk|beschikbaar)(?: voor iedereen)? tijdens (?:de|haar|zijn|onze) testfase${end}`
  },
  {
    stage: "beta",
    shape: `^{S} (?:est|sommes)(?: (?:encore|actuellement|toujours))? en phase de (?:test|bêta|beta)(?: (?:publique|privée|ouverte|fermée))?${end}`
  },

  // "Free during beta · No card needed": what is asked for it now says how far it is.
  {
    stage: "beta",
    shape: `^(?:completely |totally |100% )?(?:free(?: of charge| to use)?|no charge) (?:during|throughout|while (?:we(?: are|'re)|it is|it's|§ is) in|for the duration of) (?:the |our |its )?(?:(?:public|open|private|closed|early) )?beta(?: (?:phase|period|test))?${bar}`
  },
  {
    stage: "beta",
    shape: `^(?:kostenlos|gratis|kostenfrei) (?:während|in) (?:der|unserer) (?:(?:offenen|öffentlichen|geschlossenen) )?beta(?:-?phase|-?test)?${bar}|^gratuite?s? (?:pendant|durant) (?:la|notre|toute la) (?:phase )?(?:de )?b[êe]ta${bar}|^gratis (?:durante|mientras dure) (?:la|nuestra) (?:fase )?beta${bar}|^(?:grátis|gratuit[oa]) durante (?:o|a|a fase) beta${bar}|^gratis durante (?:la|il periodo di) (?:fase )?beta${bar}|^gratis (?:tijdens|gedurende) (?:de|onze) b[eè]ta(?:fase|periode)?${bar}|^(?:ベータ版?|β版?)(?:の)?(?:期間)?中は?(?:完全)?無料|^(?:公测|内测|测试)期间(?:完全)?免费|^مجان(?:ي|ا|ًا)+ خلال (?:الفترة التجريبية|النسخة التجريبية)`
  },
  {
    stage: "launched",
    shape: `^{S} (?:is|are) (?:now |finally |officially )open (?:to|for) (?:everyone|everybody|all|the public|anyone)(?! (?:who|in|with|from|on))(?!\\p{L})`
  },
  {
    stage: "launched",
    shape: `^{S} (?:has|have)? ?(?:gone|went) live(?: (?:in|last|this) \\p{L}+(?: \\p{Nd}{4})?| on \\p{Nd}{1,2} \\p{L}+| today| yesterday)?${end}`
  },
  {
    stage: "launched",
    shape: `^(?:seit ${day}|ab sofort|ab heute) ist {S} (?:endlich )?(?:für alle|öffentlich) (?:verfügbar|offen|zugänglich|da)${end}`
  },
  {
    stage: "launched",
    shape: `^{S} ist (?:seit ${day}|jetzt|nun|ab sofort|ab heute|endlich) für alle (?:verfügbar|offen|geöffnet|zugänglich)${end}`
  },
  {
    stage: "launched",
    shape: `^(?:depuis ${day},? {S} est|{S2} est (?:enfin|maintenant|désormais)) (?:ouvert|ouverte|accessible|disponible) (?:à tous|à toutes et tous|à tout le monde|pour tous|au public) ?${end}`
  },
  {
    stage: "launched",
    shape: `^(?:desde ${day},? {S} (?:ya )?está|{S2} (?:ya está|está ya)|ya estamos) (?:abiert[ao]s?|disponibles?) (?:a tod[oa]s|a todo el mundo|para tod[oa]s|al público)${end}`
  },
  {
    stage: "launched",
    shape: `^(?:desde ${day},? {S} (?:já )?está|{S2} (?:já está|está já|agora está)) (?:abert[ao]|disponível) (?:a todos|para todos|para todo mundo|ao público)${end}`
  },
  {
    stage: "launched",
    shape: `^(?:da ${day},? {S} è|{S2} è (?:ora|finalmente|ormai)) (?:apert[ao]|disponibile) (?:a tutti|per tutti|al pubblico)${end}`
  },
  {
    stage: "launched",
    shape: `^{S} is (?:vanaf (?:vandaag|nu)|sinds ${day}|nu|eindelijk|nu eindelijk) voor iedereen (?:beschikbaar|open|toegankelijk)${end}`
  },
  {
    stage: "launched",
    shape:
      "^{S}(?:を|は|が)、?(?:本日|先日)?、?(?:正式に?)?(?:リリース|公開|提供を?開始)(?:しました|されました|いたしました)"
  },
  { stage: "launched", shape: "^{S}(?:现已|已经?|今日)正式?(?:全面)?(?:上线|发布|开放)(?:了)?(?=$|[,，。!！])" },
  {
    stage: "launched",
    shape: "^(?:تم إطلاق|أُطلق|أطلقنا) {S}(?: رسمي[\\u064b]?ا[\\u064b]?)?(?=$|[.،])|^{S} متاحة? (?:الآن )?للجميع"
  },

  {
    stage: "growing",
    shape: `^(?:(?:last|this) year,? |in (?:a|one|the past|the last) (?:year|\\p{Nd}+ months),? |since \\p{L}+,? )?{S} (?:went|grew|have grown|has grown|have gone) from (?<less>${number}) to (?<more>${number}) ${grown}${since}`
  },
  {
    stage: "growing",
    shape: `^(?<who>our (?:customer base|user base|team|revenue|turnover|community|client list|number of (?:customers|users|clients|members))) (?:has |have )?(?:more than |almost |nearly )?(?:doubled|tripled|quadrupled)${since}`
  },
  {
    stage: "growing",
    shape: `^{S} (?:is|are) growing (?:fast|quickly|rapidly|every (?:week|month|year)|by \\p{Nd}+ ?%(?: a (?:month|year))?|and hiring)${end}`
  },
  {
    stage: "growing",
    shape: `^(?:(?:in|innerhalb) (?:einem|eines) jahre?s? )?(?:wir sind|{S} ist|sind wir)(?: (?:in|seit|letztes|dieses) [^,.;]{2,24}?)? von (?<less>${number}) auf (?<more>${number}) ${grown} gewachsen${since}`
  },
  {
    stage: "growing",
    shape: `^unsere? (?:team|kundenzahl|kundschaft|umsatz|nutzerzahl|belegschaft) hat sich (?:[^,.;]{2,30} )?(?:verdoppelt|verdreifacht|vervierfacht)${since}`
  },
  {
    stage: "growing",
    shape: `^(?:en un an,? |l'an dernier,? |cette année,? )?nous sommes passée?s de (?<less>${number}) à (?<more>${number}) ${grown}${since}|^(?:notre équipe|notre clientèle|notre chiffre d'affaires) a (?:doublé|triplé|quadruplé)${since}`
  },
  {
    stage: "growing",
    shape: `^(?:en un año,? |el año pasado,? |este año,? )?(?:hemos pasado|pasamos|hemos crecido) de (?<less>${number}) a (?<more>${number}) ${grown}${since}|^(?:nuestro equipo|nuestra clientela|nuestra facturación) se ha (?:duplicado|triplicado|cuadruplicado)${since}`
  },
  {
    stage: "growing",
    shape: `^(?:em um ano,? |num ano,? |no ano passado,? |este ano,? )?(?:passamos|passámos|crescemos) de (?<less>${number}) (?:para|a) (?<more>${number}) ${grown}${since}|^(?:a )?(?:nossa equipe|nossa equipa|nosso time|nossa base de clientes|nosso faturamento) (?:dobrou|duplicou|triplicou|quadruplicou)${since}`
  },
  {
    stage: "growing",
    shape: `^(?:in un anno,? |l'anno scorso,? |quest'anno,? )?siamo (?:passati|cresciuti|passate) da (?<less>${number}) a (?<more>${number}) ${grown}${since}|^(?:il nostro team|il nostro fatturato|la nostra squadra) è (?:raddoppiat[oa]|triplicat[oa]|quadruplicat[oa])${since}`
  },
  {
    stage: "growing",
    shape: `^(?:vorig jaar |dit jaar |in een jaar )?(?:(?:we|wij) (?:gingen|groeiden|zijn)|gingen we|groeiden we)(?: [^,.;]{2,20}?)? van (?<less>${number}) naar (?<more>${number}) ${grown}${since}|^(?:ons team|ons klantenbestand|onze omzet) is (?:[^,.;]{2,20} )?(?:verdubbeld|verdrievoudigd|verviervoudigd)${since}`
  },
  {
    stage: "growing",
    shape: `^elke (?:maand|week) komen er (?:\\p{L}+|${number}) (?:nieuwe )?${grown} bij${end}|^jeden monat kommen (?:\\p{L}+|${number}) (?:neue )?${grown} (?:dazu|hinzu)|^(?:every|each) (?:month|week),? (?:another )?(?:\\p{L}+|${number}) (?:new |more )?${grown} (?:join us|sign up)${end}`
  },
  {
    stage: "growing",
    shape:
      "^(?:導入(?:社|企業|店舗)?数|利用者数|ユーザー数|会員数)(?:は|が)、?(?:この)?(?:1年|一年|半年|昨年)(?:間)?(?:で|から)、?[\\p{Nd}一二三四五]+倍(?:以上)?に"
  },
  {
    stage: "growing",
    shape:
      "^(?:我们的)?(?:客户|用户|会员|团队)(?:数量?|规模|人数)?(?:在)?(?:一年内|过去一年|今年|去年)(?:翻了一番|翻番|翻倍|增长了?[\\p{Nd}一二三四五]+倍)"
  },
  { stage: "growing", shape: "^(?:تضاعف|تضاعفت) (?:عدد عملائنا|عدد مستخدمينا|فريقنا|إيراداتنا)" },

  {
    stage: "mature",
    shape: `^[^,.;:!?]{2,40}? (?:have|has) (?:relied on|depended on|trusted|used|worked with) {S} for (?:more than |over |nearly |almost )?${years} years`
  },
  {
    stage: "mature",
    shape: `^{S} (?:has|have) been (?:in (?:daily |constant |production )?use|on the market|in production|on sale) for (?:more than |over |nearly |almost )?${years} years`
  },
  { stage: "mature", shape: `^{S} is (?:now )?in its ${ordinal} (?:major )?(?:version|release|generation)(?!\\p{L})` },
  {
    stage: "mature",
    shape: `^{S} is (?:an? )?(?:mature|long-established|well-established)(?:,? (?:and )?\\p{L}+)? (?:product|platform|software|system|tool|project|application)${end}`
  },
  {
    stage: "mature",
    shape: `^{S} ist seit (?:über |mehr als |gut |fast )?${years} jahren (?:[^,.;]{2,24} )?(?:im einsatz|am markt|auf dem markt|in betrieb)(?!\\p{L})|^seit (?:über |mehr als |gut |fast )?${years} jahren ist {S2} (?:im einsatz|am markt|auf dem markt)(?!\\p{L})`
  },
  {
    stage: "mature",
    shape: `^{S} ist eine? (?:ausgereifte[rs]?|etablierte[rs]?) (?:produkt|software|plattform|system|werkzeug|programm)(?!\\p{L})`
  },
  {
    stage: "mature",
    shape: `^{S} est (?:utilisée?|sur le marché|en service|en production)(?: [^,.;]{2,24}?)? depuis (?:plus de |près de )?${years} ans|^{S4} est un (?:logiciel|produit|outil|système) (?:mature|éprouvé)(?!\\p{L})`
  },
  {
    stage: "mature",
    shape: `^{S} lleva (?:más de |casi )?${years} años (?:en el mercado|en uso|en producción)|^{S5} es un (?:producto|software|sistema) (?:maduro|consolidado)(?!\\p{L})`
  },
  {
    stage: "mature",
    shape: `^{S} está (?:há|no mercado há|em uso há) (?:mais de |quase )?${years} anos(?: no mercado| em uso)?|^{S6} é um (?:produto|software|sistema) (?:maduro|consolidado)(?!\\p{L})`
  },
  {
    stage: "mature",
    shape: `^{S} è (?:sul mercato|in uso|in produzione) da (?:più di |oltre |quasi )?${years} anni|^{S7} è un (?:prodotto|software|sistema) (?:maturo|consolidato)(?!\\p{L})`
  },
  {
    stage: "mature",
    shape: `^{S} is al (?:meer dan |ruim |bijna )?${years} jaar (?:op de markt|in gebruik|in productie)|^{S8} is een (?:volwassen|gevestigd) (?:product|platform|systeem|programma)(?!\\p{L})`
  }
]
/** What most of them have in them: a sentence without any is none of them. */
export const furtherWords =
  /nothing|built|exist|started|begun|idea|idee|idée|ideia|gebaut|rien|nada|niente|nulla|niets|alfa|alpha|アルファ|α|beta|bêta|bèta|ベータ|β版?|公测|内测|测试期间|التجريبية|phase de|open|offen|ouvert|accessib|abiert|abert|apert|toegankelijk|live|リリース|公開|開始|上线|发布|开放|إطلاق|متاح|أطلق|from|grow|doubled|tripled|gewachsen|verdoppelt|verdreifacht|pass|doublé|triplé|crec|duplicado|cresc|dobrou|triplic|raddopp|groei|gingen|naar|verdubbeld|komen er|kommen|join|倍|翻|增长|تضاعف|relied|trusted|used|years|jahren|ans|años|anos|anni|jaar|version|release|mature|established|ausgereift|etabliert|maduro|consolidad|volwassen|アイデア|構想|想法|构思|فكرة|verfügbar|disponib|disponí|beschikbaar/u
