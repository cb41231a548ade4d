/**
 * How languages say how far along a product is: whole sentences about it, in the present. `{S}` is whom it is said
 * of. Matched against plain text from its beginning. Data: another language is more entries.
 */

import type { stages } from "../../../../../domain/listing/Profile.ts"
import { foundingTongues } from "./founding/FoundingWords.ts"

type Stage = (typeof stages)[number]
interface StageShape {
  readonly stage: Stage
  readonly shape: string
}

const stillEn = "(?: (?:now|still|currently|already|officially|finally|just))?"
const isEn = "(?:is|are|am)"
/** "In four districts": where it is tried, which makes it no other stage. */
const few =
  "(?:\\p{Nd}+|one|two|three|four|five|six|ten|zwei|drei|vier|fünf|sechs|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|duas|dois|três|quatro|due|tre|quattro|cinque|twee|drie|vijf|zes|tien)"
const parts =
  "(?:districts|neighbou?rhoods|cities|towns|villages|schools|countries|städten|stadtteilen|vierteln|schulen|ländern|quartiers|villes|communes|écoles|pays|barrios|ciudades|escuelas|países|bairros|cidades|escolas|quartieri|città|scuole|paesi|wijken|buurten|steden|dorpen|scholen|landen)"
/** After it nothing may follow that bounds it: "for teams in France", "on Android". */
const end = String.raw`(?=$|[.!;:)–—]|,(?! (?:the|an?|our|on|at|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una|o|os|as|um|uma|il|lo|i|gli|de|het|een) )| [-–—(]| and (?!omega)| (?:with|mit|avec|con|com|met) | so | while | but | as | y | und | et | e | en | (?:in|en|em|dans|à) ${few} ${parts}(?=[.!,;)–—]|$))`
/** After "live" and "available", which a band and a plumber are as well: an end, for whom, where it is had, who uses it. */
const out = String.raw`(?=[.!;]?$|[.!;] | (?:to|for) (?:everyone|everybody|all|anyone|the public)(?!\p{L})| (?:on|in) (?:the )?(?:app store|google play|play store|steam|ios|android|iphone|ipad|mac|macos|windows|linux|web|product hunt|production|\p{Nd}+ (?:countries|cities|languages)|all )|(?:,| and|, and) (?:generally available|open (?:to|for)|free|in (?:use|production)|used by|trusted by|serving|running|serves|runs|plans|stable|supported|ready)(?!\p{L})| [–—-] (?:free|sign up|try|get|download)(?!\p{L})| (?:worldwide|today|now)(?=[.!,;]|$))`
const betaEn =
  "(?:(?:a |an |our |its )?(?:public|open|private|closed|limited|invite-only|early|invitation-only|free) )?beta(?: testing| phase| stage| test)?"

export const stageShapes: ReadonlyArray<StageShape> = [
  {
    stage: "idea",
    shape: `^{S} ${isEn}${stillEn} (?:just |only |in )?(?:an idea|the idea stage|an early idea|the concept stage|a proof of concept)${end}`
  },
  {
    stage: "alpha",
    shape: `^{S} ${isEn}${stillEn} in (?:(?:a |our |its )?(?:public|open|private|closed|limited|invite-only|early) )?alpha(?: testing| phase| stage)?${end}`
  },
  { stage: "beta", shape: `^{S} ${isEn}${stillEn} (?:available )?in ${betaEn}${end}` },
  {
    stage: "beta",
    shape: `^{S} (?:is|are)${stillEn} (?:a )?(?:public |open |private |closed )?beta(?: software| product| version)?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} ${isEn}${stillEn} (?:available )?in (?:early access|public preview|(?:a |an )?(?:open|public|private|closed) preview)${end}`
  },
  {
    stage: "beta",
    shape: `^{S} (?:has |have )?(?:now )?(?:just )?(?:entered|enters) (?:public |open |private |closed )?beta${end}`
  },
  {
    stage: "launched",
    shape: `^{S} ${isEn} (?:now |officially |finally )+(?:live|available|generally available|out of beta|launched)(?: to everyone| for everyone| worldwide)?${out}`
  },
  { stage: "launched", shape: `^{S} ${isEn} (?:live|generally available|out of beta)(?: and available)?${out}` },
  {
    stage: "launched",
    shape: `^{S} (?:has |have )?(?:officially |finally |publicly |just )?launched(?: publicly| officially| to the public| on product hunt)?(?: (?:last|this) (?:week|month|year|spring|summer|autumn|fall|winter)| today| yesterday| in (?:\\p{L}+ )?\\p{Nd}{4}| on \\p{L}+ \\p{Nd}{1,2},? \\p{Nd}{4})?(?: (?:and|after) [^.]*)?(?=$|[.!])`
  },
  {
    stage: "launched",
    shape: `^{S} (?:is|are)${stillEn} (?:stable and |ready for |fully )?(?:production[- ]ready|production use|generally available in [^.;]{2,40})${end}`
  },
  {
    stage: "launched",
    shape: `^{S} has been (?:on sale|open|available|live) (?:to|for) (?:all|everyone|everybody|the public)${end}`
  },
  {
    stage: "beta",
    shape: `^{S} ${isEn} playable${stillEn} (?:today )?(?:as|in) (?:an? )?(?:early |public |open |closed )?(?:beta|early access)${end}`
  },
  {
    stage: "alpha",
    shape: `^{S} ${isEn}${stillEn} (?:(?:playable |available )?(?:today |now )?as )?(?:an? )?(?:early |public |open |closed )?alpha(?: software| release| version)?${end}`
  },
  {
    stage: "growing",
    shape: `^{S} ${isEn} (?:an? )?(?:(?:fast|rapidly|quickly)[ -])?growing (?:company|startup|start-up|team|business)${end}`
  },
  {
    stage: "mature",
    shape: `^{S} ${isEn} (?:a )?(?:publicly traded|publicly listed|listed on (?:the )?(?:nasdaq|nyse|new york stock exchange|london stock exchange|euronext|frankfurt stock exchange))(?: company)?(?: on (?:the )?(?:nasdaq|nyse|euronext)[^.]*)?(?=$|[.!,;(])`
  },

  {
    stage: "alpha",
    shape: `^{S} (?:ist|sind|befindet sich|befinden sich)(?: (?:noch|derzeit|aktuell|momentan|gerade))? in (?:der |einer )?(?:geschlossenen |offenen |öffentlichen )?alpha(?:-?phase|-?version|-?test)?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} (?:ist|sind|befindet sich|befinden sich|läuft)(?: (?:noch|derzeit|aktuell|momentan|gerade))? (?:in|im) (?:der |einer )?(?:geschlossenen |offenen |öffentlichen |geschlossener |offener |öffentlicher )?beta(?:-?phase|-?version|-?test|-?stadium)?${end}`
  },
  {
    stage: "launched",
    shape: `^{S} ist (?:jetzt|ab sofort|nun) (?:für alle )?(?:verfügbar|live|öffentlich verfügbar)${end}`
  },
  {
    stage: "alpha",
    shape: `^{S} (?:est|sommes)(?: (?:encore|actuellement|toujours))? en (?:version |phase )?alpha${end}`
  },
  {
    stage: "beta",
    shape: `^{S} (?:est|sommes)(?: (?:encore|actuellement|toujours))? (?:disponible )?en (?:version |phase )?b[eê]ta(?: (?:publique|privée|ouverte|fermée))?${end}`
  },
  {
    stage: "launched",
    shape: `^{S} est (?:maintenant|désormais|officiellement) (?:disponible(?! en (?!ligne|version))|en ligne|lancée?)${end}`
  },
  {
    stage: "beta",
    shape: `^{S} (?:está|estamos|se encuentra)(?: (?:aún|todavía|actualmente|ahora))? en (?:fase |versión )?(?:de )?beta(?: (?:pública|privada|abierta|cerrada))?${end}`
  },
  {
    stage: "launched",
    shape: `^{S} (?:ya está|está ya|ahora está) (?:disponible(?! en (?!línea|versión|todo))|en línea|lanzad[ao])${end}`
  },
  {
    stage: "beta",
    shape: `^{S} (?:está|estamos|encontra-se)(?: (?:ainda|atualmente|agora))? em (?:fase |versão )?(?:de )?beta(?: (?:público|pública|privado|privada|aberto|aberta|fechado|fechada))?${end}`
  },
  { stage: "launched", shape: `^{S} (?:já está|está agora) (?:disponível|no ar)${end}` },
  {
    stage: "beta",
    shape: `^{S} (?:è|siamo)(?: (?:ancora|attualmente|ora))? in (?:fase |versione )?(?:di )?beta(?: (?:pubblica|privata|aperta|chiusa))?${end}`
  },
  { stage: "launched", shape: `^{S} è (?:ora|finalmente) (?:disponibile|online)${end}` },
  {
    stage: "beta",
    shape: `^{S} (?:is|zijn|zit|zitten)(?: (?:nog|momenteel|nu))? in (?:de |een )?(?:besloten |open |openbare |publieke )?b[eè]ta(?:fase|-?test|versie)?${end}`
  },
  { stage: "launched", shape: `^{S} is (?:nu|vanaf nu) (?:beschikbaar|live)${end}` },
  {
    stage: "beta",
    shape: `^{S}(?:は|は、)?(?:現在、?|いま、?)?(?:オープン|クローズド|パブリック)?(?:ベータ|β)版?(?:を?(?:公開|提供)(?:中|しています)|テスト中|です|期間中)`
  },
  {
    stage: "beta",
    shape: `^{S}(?:目前|现在|正在|现)?(?:处于|处在|正在进行)?(?:公开|封闭)?(?:测试版|公测|内测|beta ?测试|测试阶段)(?:中|阶段)?(?=$|[,,。])`
  },
  {
    stage: "beta",
    shape: `^{S} (?:حاليا |حاليًا |الآن )?في (?:المرحلة|مرحلة|النسخة) (?:التجريبية|البيتا|بيتا)(?: (?:المفتوحة|المغلقة))?(?=$|[.،])`
  },
  // "Acme is free during the beta", "die öffentliche Beta von Acme läuft seit Mai": as long as it lasts.
  {
    stage: "beta",
    shape: `^{S} (?:is|are|stays|remains) (?:completely |entirely |totally )?free (?:of charge )?(?:during|throughout|for the duration of) (?:the |its |our )?(?:public |open |closed )?beta(?: phase| period)?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} (?:ist|bleibt) während (?:der|unserer) (?:öffentlichen |offenen )?beta(?:-?phase)? (?:noch |komplett )?(?:kostenlos|gratis|kostenfrei)${end}`
  },
  { stage: "beta", shape: "^solange {S} in der (?:öffentlichen |offenen |geschlossenen )?beta(?:-?phase)? ist(?=,)" },
  {
    stage: "beta",
    shape: `^die (?:öffentliche|offene|geschlossene) beta(?:-?phase|-?version)? von {S} (?:läuft|ist (?:offen|gestartet|eröffnet))(?: seit [\\p{L}\\p{Nd} ]{3,20})?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} est (?:entièrement |totalement )?gratuite? (?:pendant|durant) (?:toute )?(?:la|sa|notre) (?:phase )?(?:de )?b[êe]ta(?: (?:publique|ouverte))?${end}`
  },
  {
    stage: "beta",
    shape: `^la b[êe]ta(?: (?:publique|ouverte|fermée))? (?:de |d'|du ){S} (?:tourne|court|est (?:ouverte|en cours|lancée))(?: depuis [\\p{L}\\p{Nd} ]{3,20})?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} es (?:totalmente |completamente )?(?:gratis|gratuit[ao]) (?:durante|mientras dure) la (?:fase )?(?:de )?beta(?: (?:pública|abierta))?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} é (?:totalmente )?(?:grátis|gratuit[ao]) durante (?:o|a) (?:período |fase )?(?:de )?beta(?: (?:públic[ao]|abert[ao]))?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} è (?:completamente )?(?:gratis|gratuit[ao]) durante la (?:fase )?(?:di )?beta(?: (?:pubblica|aperta))?${end}`
  },
  {
    stage: "beta",
    shape: `^{S} is (?:helemaal )?gratis tijdens de (?:open |openbare )?b[eè]ta(?:fase)?${end}`
  },
  {
    stage: "beta",
    shape: `^de (?:open|openbare|besloten) b[eè]ta van {S} (?:loopt|draait|is (?:open|begonnen))(?: sinds [\\p{L}\\p{Nd} ]{3,20})?${end}`
  },
  // "During beta, Acme works with one inbox": as it is now, and no story of what was done then.
  {
    stage: "beta",
    shape:
      "^during (?:the |our |its )?(?:(?:public|open|private|closed) )?beta(?: phase| period)?,? {S} (?:is|are|works?|runs?|focus(?:es)?|supports?|covers?|costs?|stays?|remains?|may|can)(?!\\p{L})"
  },
  {
    stage: "beta",
    shape:
      "^während der (?:öffentlichen |offenen |geschlossenen )?beta(?:-?phase)? (?:ist|bleibt|läuft|kostet|unterstützt|kann) {S}(?=$|[.,]| \\p{Ll})"
  },
  {
    stage: "beta",
    shape: "^(?:pendant|durant) la (?:phase )?(?:de )?b[êe]ta,? {S} (?:est|reste|fonctionne|coûte|peut)(?!\\p{L})"
  },
  {
    stage: "beta",
    shape:
      "^durante (?:la|a|o) (?:fase |período )?(?:de |di )?beta,? {S} (?:es|está|é|è|funciona|funziona|cuesta|costa|puede|pode|può|resta)(?!\\p{L})"
  },
  {
    stage: "beta",
    shape: "^tijdens de (?:open |besloten )?b[eè]ta(?:fase)? (?:is|blijft|werkt|kost|kan) {S}(?=$|[.,]| \\p{Ll})"
  },
  { stage: "beta", shape: "^{S}(?:在)?(?:公测|内测)期间[,,，]?(?:所有|全部|完全|一律|免费)" },
  {
    stage: "beta",
    shape: "^{S}は、?(?:オープン|公開)?ベータ版?(?:の(?:あいだ|間)|期間中)は?、?(?:すべて|無料|全機能)"
  }
]

/** Words of a line that is nothing but the stage: at the top of the home page it is said of the product. */
/** "Project status", in front of a colon. */
const status =
  "(?:(?:(?:project|development) )?(?:status|stage|phase)|status of the project|(?:projekt|entwicklungs)(?:status|stand|phase)|stand der entwicklung|(?:état|statut|stade)(?: du projet| de développement)?|(?:estado|fase)(?: del proyecto| do projeto| de desarrollo)?|(?:stato|fase)(?: del progetto)?|(?:project)?status|開発状況|ステータス|项目状态|开发阶段|حالة المشروع) ?[:：–-] ?"
/** "Achtung:", before a warning that is about all of it. */
const warning =
  "(?:(?:please )?note|warning|attention|caution|heads up|careful|achtung|hinweis|wichtig|vorsicht|important|atención|aviso|importante|atenção|attenzione|avviso|let op|waarschuwing|ご注意|注意|重要|提示|警告|تنبيه|تحذير) ?[:!：] ?"
const alpha = "(?:al(?:ph|f)a|アルファ|α|ألفا)"
const beta = "(?:b[eêè]ta|ベータ|β|بيتا)"
const kind = "(?:(?:open|public|private|closed|early|offene|öffentliche|geschlossene|frühe) )?"
const trialVersion = (name: string) =>
  `(?:(?:this is|dies ist|c'est|ceci est|esta es|esta é|questa è|dit is|これは|这是) ?)?(?:(?:still|noch|encore|todavía|ainda|ancora|nog) )?(?:an? |eine |une |una |uma |een |la )?${kind}(?:${name}(?: ?-?(?:version|versie|release|phase|fase|software|build|test|版本?))?|(?:version|versión|versão|versione|phase|fase|نسخة) ${name})(?:です)?`
/** Told of the whole by what stands before it, in whatever sentence of its paragraph: "Status: alpha, everything may change". */
export const statedLines: ReadonlyArray<StageShape> = [
  { stage: "alpha", shape: `^(?:${status}|${warning})${trialVersion(alpha)}(?=$|[.,;!。、，،])` },
  { stage: "beta", shape: `^(?:${status}|${warning})${trialVersion(beta)}(?=$|[.,;!。、，،])` }
]
export const stageLines: ReadonlyArray<StageShape> = [
  { stage: "alpha", shape: "^(?:project )?status ?[:–-] (?:(?:public|open|private|closed|early) )?alpha[.!]?$" },
  { stage: "beta", shape: "^(?:project )?status ?[:–-] (?:(?:public|open|private|closed) )?beta[.!]?$" },
  {
    stage: "launched",
    shape: "^(?:project )?status ?[:–-] (?:stable|generally available|production(?:[- ]ready)?)[.!]?$"
  },
  {
    stage: "launched",
    shape:
      "^(?:available|out) now(?: worldwide)? (?:on|for|in) (?:(?:the )?(?:app store|google play|play store|steam|ios|android|iphone|ipad|mac|macos|windows|linux|web|pc|xbox(?: one| series x/s)?|playstation(?: [45])?|ps[45]|nintendo switch|switch|meta quest)(?:, | and | & |, and |$|[.!]))+$"
  },
  { stage: "alpha", shape: "^(?:private|closed|open|public) alpha[.!]$" },
  { stage: "beta", shape: "^(?:private|closed|open|public|invite-only) beta[.!]$" },
  { stage: "alpha", shape: "^(?:now |currently |still )in (?:(?:public|open|private|closed) )?alpha[.!]?$" },
  { stage: "beta", shape: "^(?:now |currently |still )in (?:(?:public|open|private|closed) )?beta[.!]?$" },
  { stage: "beta", shape: "^(?:now |currently |still )in (?:early access|public preview)[.!]?$" },
  {
    stage: "beta",
    shape:
      "^(?:jetzt|derzeit|aktuell|noch) in (?:der )?(?:(?:öffentlichen|offenen|geschlossenen|öffentlicher|offener|geschlossener) )?beta(?:phase)?[.!]?$"
  },
  { stage: "beta", shape: "^(?:actuellement |désormais )en b[eê]ta(?: (?:publique|privée|ouverte|fermée))?[.!]?$" },
  { stage: "beta", shape: "^(?:ahora|actualmente|ya) en beta(?: (?:pública|privada|abierta|cerrada))?[.!]?$" },
  { stage: "beta", shape: "^(?:agora|atualmente) em beta(?: (?:público|privado|aberto|fechado))?[.!]?$" },
  { stage: "beta", shape: "^(?:ora|attualmente) in beta(?: (?:pubblica|privata|aperta|chiusa))?[.!]?$" },
  { stage: "beta", shape: "^(?:nu|momenteel) in (?:besloten |open |openbare )?b[eè]ta[.!]?$" },
  { stage: "launched", shape: "^(?:now generally available|we(?:'re| are) live|now live)[.!]?$" }
]

/** "Public beta · Android and iOS", "Open beta, free": where it runs, and that it costs nothing yet. */
export const badgeTail =
  "(?:(?:,| ?[·•|:/–—-]| for| on| für| auf| pour| sur| para| en| em| per| su| voor| op)(?: ?(?:android|ios|iphone|ipad|mac(?:os)?|windows|linux|web|testflight|google play|app store|play store|steam|pc|xbox(?: one| series x\\|?s?)?|playstation(?: [45])?|ps[45]|(?:nintendo )?switch(?: 2)?|meta quest|the|100 ?%|and|und|et|y|e|en|&|,|/|free|kostenlos|gratuite?|gratis|gratuit[ao]))+)?"
/** "in Ghent and Bruges": where it is open already; a month or a season is when. */
const townTail = `(?: (?:in|à|en|em|a|te) (?!(?:${foundingTongues.map(({ months }) => months).join("|")}|early|late|mid|spring|summer|autumn|fall|winter)(?!\\p{L}))(?-i:\\p{Lu}\\p{L}+)(?:(?:, | & | and | und | et | y | e | en )(?-i:\\p{Lu}\\p{L}+)){0,4})?`
/** Beside the title of the first page, and nowhere else: "Private beta". */
export const betaBadge = new RegExp(
  `^(?:(?:public|open|private|closed|invite-only) beta|(?:öffentliche|offene|geschlossene|private) beta|b[êe]ta (?:publique|privée|ouverte|fermée|pública|privada|abierta|cerrada|público|privado|aberto|fechado|aberta|fechada|pubblica|privata|aperta|chiusa)|(?:besloten|open|openbare) b[eè]ta|(?:クローズド|オープン|公開|パブリック)(?:ベータ|β)版?|公测(?:中|版)?|公开测试(?:中|版)?|نسخة تجريبية (?:عامة|مفتوحة|مغلقة))(?:${badgeTail}|${townTail})[.!]?$`,
  "iu"
)

/** A stage that is over, denied or to come. */
export const notNow =
  /(?<!\p{L})(?:not|never|no longer|until recently|was|were|will|soon|coming|planned|plan|left|out of beta soon|after|used to|hope|if|when|nicht|nie|kein|war|waren|wird|werden|bald|wenn|pas|plus|jamais|était|sera|bientôt|si|nunca|fue|será|pronto|cuando|não|foi|em breve|se|non|sarà|presto|niet|geen|was|wordt|straks|ではありません|终|结束|即将|قريبا|ليس|كان)(?!\p{L})/iu
