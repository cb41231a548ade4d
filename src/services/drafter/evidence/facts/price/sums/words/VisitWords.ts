/** What is paid where one goes: a lesson, a treatment, the entry. Data. */

/** Done once for whoever comes, each time for its sum: the noun, or the first, of what has a price. */
export const doneByVisit =
  "haircuts?|(?:dry |wet )?cuts?|trims?|blow-?dry|shaves?|highlights|colou?ring|perms?|manicures?|pedicures?|massages?|facials?|waxing|fillings?|check-?ups?|consultations?|appointments?|sessions?|lessons?|class(?:es)?|drop-?ins?|\\p{L}+-(?:class|visit|lesson) pass|day pass|tickets?|admission|tune-?ups?|services?|repairs?|" +
  "\\p{L}*haarschnitte?|(?:\\p{L}*schneiden|föhnen|färben|tönen)|\\p{L}*schnitt|strähnen|dauerwelle|rasur|maniküre|pediküre|\\p{L}*massagen?|\\p{L}*behandlung|\\p{L}*stunde|\\p{L}*sitzung|\\p{L}*untersuchung|\\p{L}*führung|eintritt|tageskarte|zehnerkarte|\\p{L}*wechsel|inspektion|" +
  "coupe|shampooing|brushing|couleur|mèches|soin|manucure|pédicure|épilation|séance|consultation|cours|entrée|visite guidée|carte (?:de )?\\p{Nd}+ (?:séances|cours|entrées)|réparation|" +
  "corte|peinado|tinte|mechas|manicura|pedicura|masaje|depilación|limpieza facial|sesión|consulta|clase|bono (?:de )?\\p{Nd}+ (?:clases|sesiones)|visita guiada|reparación|revisión|" +
  "escova|coloração|madeixas|luzes|manicure|pedicure|massagem|depilação|sessão|aula|visita guiada|conserto|revisão|" +
  "taglio|piega|colore|colpi di sole|massaggio|ceretta|seduta|visita|lezione|carnet|riparazione|tagliando|" +
  "knippen|\\p{L}*beurt|wassen|föhnen|kleuren|verven|scheren|massage|behandeling|sessie|consult|les|tienrittenkaart|reparatie|beurt"
export const doneByVisitElsewhere =
  /カット|カラー|パーマ|シャンプー|ブロー|ネイル|マッサージ|施術|診察|レッスン|体験|入場|剪发|理发|染发|烫发|洗剪吹|美甲|按摩|门票|单次|قص|حلاقة|صبغ|تدليك|مساج|جلسة|حصة|درس|تذكرة/u
/** "One hour", "Our hourly rate": a sum for so much time. */
export const hourSums =
  "(?:an?|one|per|each) hour|hour|our time|(?:my|our) (?:hourly|standard hourly) rate|eine stunde|pro stunde|stunde|(?:mein|unser) stundensatz|une heure|(?:mon|notre) (?:tarif|taux) horaire|una hora|(?:mi|nuestra) tarifa por hora|uma hora|(?:a )?(?:minha|nossa) tarifa (?:por hora|horária)|un'ora|(?:la )?(?:mia|nostra) tariffa oraria|een uur|(?:mijn|ons) uurtarief|一時間|1時間|每小时|ساعة"

/** Houses that one enters: what costs nothing there is the entry. */
export const entered =
  "\\p{L}*museum|museums|gallery|galleries|heritage cent(?:re|er)|\\p{L}*museen|\\p{L}*galerie|heimatstube|gedenkstätte|musées?|galerie|écomusée|museos?|galerías?|museus?|galerias?|ecomuseu|muse[oi]|galleri[ae]|ecomuseo|pinacoteca|musea|galerie|oudheidkamer"
export const enteredElsewhere = /博物館|美術館|資料館|記念館|ギャラリー|博物馆|美术馆|纪念馆|متحف|معرض/u
/** "Admission is free", "Eintritt: frei", with nothing that narrows it. */
export const freeEntry =
  "(?:(?:general )?admission|entry|entrance)(?: to the (?:museum|gallery))?(?: is|:| –| -)? (?:always |completely )?free(?: (?:of charge|for (?:everyone|all)))?|free (?:admission|entry|entrance)(?: for (?:everyone|all))?|(?:der )?eintritt(?: ins museum)?(?: ist|:| –| -)? (?:immer |stets )?(?:frei|kostenlos|kostenfrei)|freier eintritt|(?:l')?entrée(?: (?:au|du) musée)?(?: est| ?:| –| -)? (?:toujours )?(?:libre(?: et gratuite)?|gratuite)(?: pour tous)?|(?:la )?(?:entrada|visita)(?: al museo)?(?: es|:| –| -)? (?:siempre )?(?:libre|gratuita|libre y gratuita|gratis)(?: para todos)?|(?:a )?(?:entrada|visita)(?: no museu)?(?: é|:| –| -)? (?:sempre )?(?:livre|gratuita|livre e gratuita|grátis|franca)(?: para todos)?|(?:l')?ingresso(?: al museo)?(?: è|:| –| -)? (?:sempre )?(?:libero|gratuito|libero e gratuito|gratis)(?: per tutti)?|(?:de )?(?:toegang|entree)(?: tot het museum)?(?: is|:| –| -)? (?:altijd )?(?:gratis|vrij)(?: voor iedereen)?|(?:gratis|vrije) (?:toegang|entree)(?: voor iedereen)?"
export const freeEntryElsewhere =
  /(?:入館|入場|観覧)料?(?:は|:|：| )?、?(?:どなたでも)?無料(?:です)?[。]?$|^(?:免费(?:参观|入场|开放)|(?:门票|入场)(?:[:：])?免费)[。]?$|^(?:ال)?دخول(?: إلى المتحف)?:? (?:مجاني|مجانا|مجانًا)(?: للجميع)?[.]?$/u
/** Behind it: for whom as well, and how one comes in. No day, no age, no evening. */
export const freeEntryTail =
  ",? (?:auch für|no booking|no ticket|and no|donations|spenden|aber|sans réservation|sin reserva|sem reserva|senza prenotazione|zonder reservering|also for|even for|y no|et sans)(?!\\p{L})[^.;:\\p{Nd}]{0,60}"
/** "45-minute walk", "1 Stunde": so long, each time. */
export const lastsSoLong =
  /(?<!\p{L})\p{Nd}{1,3}[- ]?(?:min(?:ute)?s?|minuten|minutos|minuti|hours?|hrs?|stunden?|heures?|horas?|or[ae]|uur)(?!\p{L})|\p{Nd}{1,3}(?:分間|時間|分钟|小时)/iu
/** Behind a sum: for how long somebody works or stays. */
export const byStay =
  "(?:/ ?|per |a |an |each )(?:day|night|nt)|(?:/ ?|pro |je )(?:tag|nacht)|(?:/ ?|par |la )(?:jour|nuit|journée)|(?:/ ?|por |la |al )(?:día|noche)|(?:/ ?|por |ao |a )(?:dia|noite|diária)|(?:/ ?|a |al )(?:giorno|notte)|(?:/ ?|per )(?:dag|nacht)"
/** Under a sum, the whole of a line: what is had for it takes so long. */
export const lastingSession =
  "\\p{Nd}{2,3}[ -]?(?:min(?:ute)?s?\\.?)[ -]?(?:sessions?|lessons?|appointments?)|\\p{Nd}{2,3}[ -]?(?:min\\.?|minuten?)[ -]?(?:sitzung|einheit|lektion|stunde)|(?:séance|cours) (?:de )?\\p{Nd}{2,3} ?(?:min\\.?|minutes)|(?:sesión|clase) (?:de )?\\p{Nd}{2,3} ?(?:min\\.?|minutos)|(?:sessão|aula) (?:de )?\\p{Nd}{2,3} ?(?:min\\.?|minutos)|(?:seduta|lezione) (?:di )?\\p{Nd}{2,3} ?(?:min\\.?|minuti)|(?:sessie|les) (?:van )?\\p{Nd}{2,3} ?(?:min\\.?|minuten)"
/** Over a list: all its sums are for so long. */
export const ratesByStay =
  "(?:prices|rates) (?:are )?(?:(?:quoted|shown|given) )?(?:[\\p{L}-]+ ){0,4}?(?:per|and) (?:day|night|hour)|(?:preise|tarife) (?:[\\p{L}-]+ ){0,4}?(?:pro|je|und) (?:tag|nacht|stunde|übernachtung)|(?:prix|tarifs) (?:[\\p{L}-]+ ){0,4}?(?:par|à la) (?:jour|nuit|nuitée|heure)|(?:precios|tarifas) (?:[\\p{L}-]+ ){0,4}?(?:por|y) (?:día|noche|hora)|(?:preços|valores) (?:[\\p{L}-]+ ){0,4}?(?:por|e) (?:dia|noite|hora)|(?:prezzi|tariffe) (?:[\\p{L}-]+ ){0,4}?(?:a|per|e) (?:giorno|notte|ora)|(?:prijzen|tarieven) (?:[\\p{L}-]+ ){0,4}?(?:per|en) (?:dag|nacht|uur)"
