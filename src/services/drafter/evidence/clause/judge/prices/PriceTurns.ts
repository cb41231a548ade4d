/** How prices are told, in the languages sites are mostly written in: turns of phrase, each read as one sign. Data. */

import { shortPeriods } from "../../words/Numbers.ts"

/** A sign stands for all its turns: "@free", "@once", "@month", "@not"; a limit binds to the number after it. */
export const priceTurns: ReadonlyArray<readonly [RegExp, string]> = [
  // "Before 3 p.m.": an hour of the day, and nothing that is paid by the month.
  [/(?<![\p{Sc}\p{Nd}.,] ?)(\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?) ?([ap])\.? ?m(?:\.|(?![\p{L}\p{Nd}]))/giu, " $1 $2m "],
  // "40p a page": no year.
  [/(?<![\p{Sc}\p{Nd}.,])(\p{Nd}{2})p(?![\p{L}\p{Nd}./])/gu, "£0.$1"],
  [/(?<![\p{Sc}\p{Nd}.,])(\p{Nd})p(?![\p{L}\p{Nd}./])/gu, "£0.0$1"],
  [
    /(?<!\p{L})once(?= (?:the|an?|you|it|they|we|your|their|his|her|its|all|each|every|\p{L}+ (?:is|are|has|have|gets?))(?!\p{L}))/giu,
    " when "
  ],
  [
    /(?<!\p{L})(?:(?:at )?any ?time|whenever (?:you|they) (?:like|want|wish|choose)|jederzeit|à tout moment|en cualquier momento|a qualquer momento|in qualsiasi momento|op elk moment|wanneer (?:je|u) wil)(?!\p{L})/giu,
    " @anytime "
  ],
  [
    /(?<!\p{L})(?:saves?(?: you)?|saving) (?=\p{Nd}{1,3} ?(?:%|percent|prozent))|(?<=(?:\p{Sc} ?\p{Nd}[\p{Nd}.,]{0,16}|\p{Nd}[\p{Nd}.,]{0,16} ?(?:[%\p{Sc}]|percent|prozent)) )(?:less|cheaper|weniger|günstiger|billiger|moins cher|de moins|menos|in meno|minder|goedkoper)(?!\p{L})/giu,
    " @off "
  ],
  [
    /(?<!\p{L})(?:nachlass|rabatt|ermäßigung|remise|réduction|descuento|desconto|sconto|korting)(?: (?:von|de|di|van))?(?!\p{L})/giu,
    " @off "
  ],
  [
    /(?<!\p{L})(?:pay(?:s|ing)? nothing|never pays?(?: a penny)?(?= ?(?:[.,;!)]|$))|nothing to pay|owes? (?:us )?nothing|for nothing|nothing(?: at all)?(?= for)|(?:is|are) on us|(?:is |are )?on the house|(?:there(?:['’]s| is) )?no (?:extra |additional )?(?:charge|surcharge|cost|fee)(?= for)|(?:(?:is|are) |(?<=, ))waived|zahl(?:en|t|st) nichts|ne (?:paie|paient|payez) rien|no pag(?:a|an|as) nada|não pag(?:a|am) nada|non pag(?:a|ano) nulla|betaal(?:t|en)? niets)(?!\p{L})/giu,
    " @free "
  ],
  // "Not included" of anything but tax, which is told below.
  [
    /(?<!\p{L})(?<!(?:vat|tax|gst|iva|tva|mwst|btw|ust)(?: is| are| ist| est| es| è)? )(?:(?:do(?:es)? not|don['’]t|doesn['’]t|not|nicht|non|no|não|niet) (?:include|including|included|counting|covered|inbegriffen|enthalten|eingeschlossen|compris\p{L}*|inclus\p{L}*|incluid[oa]s?|incluíd[oa]s?|compres[oaie]|inbegrepen)|exclud(?:es?|ing|ed)|excl\.?|exkl\.?|exklusive|hors|esclus[oaie]|excluid[oa]s?|excluíd[oa]s?|exclusief)(?!\p{L})(?! (?:the |a |any |de |l['’])?(?:vat|tax|gst|iva|tva|mwst|btw|ust)(?!\p{L}))/giu,
    " @not "
  ],
  [
    /(?<!\p{L})(?:zzgl\.?|zuzüglich|(?:kommt|kommen) (?:noch )?(?:hinzu|dazu)|en sus|en supplément)(?!\p{L})/giu,
    " @plus "
  ],
  [/(?:\+|(?<!\p{L})(?:plus|più|más|mais)) ?(?=(?:iva|tva|mwst|ust|btw|vat|tax|gst)(?!\p{L}))/giu, " @plus "],
  [/(?<=\p{L} (?:is|are) )(?:extra|(?:charged|paid|billed) separately)(?=[.,;)]| *$)/giu, " @plus "],
  [/(?<!\p{L})(?:percent|prozent|procent|per cento|por ciento|por cento|pour cent)(?!\p{L})/giu, " % "],
  [
    /(?<!\p{L})(?:adds?|another|a? ?further|plus|an (?:extra|additional)) ?(?=\p{Sc} ?\p{Nd}|\p{Nd}[\p{Nd}.,]{0,16} ?\p{Sc})|\+ ?(?=\p{Sc} ?\p{Nd}|\p{Nd}[\p{Nd}.,]{0,16} ?\p{Sc})/gu,
    " @more "
  ],
  [
    /(\p{Nd}[\p{Nd}.,]{0,16} ?(?:€|euros?)) (?:de plus|más|mais|di più|in più|mehr|meer|extra)(?!\p{L})/giu,
    " $1 @more "
  ],
  // "A three-month minimum".
  [
    /(?<!\p{L})(\p{Nd}{1,6}|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](\p{L}+)[- ]minimum(?!\p{L})/giu,
    " ~over $1 $2 "
  ],
  [/(?<!\p{L})(?:mindestbetrag|minimaal|minimal(?=\P{L}*\p{Nd}))(?!\p{L})/giu, " ~over "],
  [/(?<!\p{L})bis (?=\p{Nd}{1,6} \p{Lu})/gu, " ~upto "],
  [/(?<!\p{L})(?:partono|parte|partent|parten|partem|part) (?:da|dai|de|dos?)(?= ?(?:\p{Sc} ?)?\p{Nd})/giu, " ~from "],
  [/(?<!\p{L})(?:da )?(\p{Nd}[\p{Nd}.,]{0,16}(?: ?€| euro)?(?: di \p{L}+)?) in su(?!\p{L})/giu, " ~from $1 "],
  [/(?<!\p{L})da (?=\p{Nd}[\p{Nd}.,]{0,16} ?(?:€|euro))/giu, " ~from "],
  [/(?<!\p{L})(?:every(?:one|body|thing) else|otherwise|sonst|autrement|sinon)(?!\p{L})/giu, " otherwise "],
  // "Free for 14 days, then …", "… after a trial": what is paid first and what then are two lines.
  [
    /(?<!\p{L})(?:after|following)(?: (?:that|this|your|the|an?|its))?(?= (?:[\p{Nd}\p{L}-]+ ){0,4}trial(?!\p{L}))/giu,
    " ; "
  ],
  [
    /(?<!\p{L})(?:after (?:that|this|which)|afterwards?|thereafter|from then on|subsequently|danach|anschließend|ensuite|par la suite|después|luego|depois|em seguida|in seguito|dopodiché|daarna|vervolgens)(?!\p{L})/giu,
    " "
  ],
  // "Above that it costs €4": of what goes beyond the figure before, which is no limit of the next.
  [
    /(?<!\p{L})(?:above|over|beyond|past|below|under) (?:that|this|it)(?: (?:number|amount|limit|many|figure))?(?!\p{L})/giu,
    " @rest "
  ],
  [
    /(?<!\p{L})(?:from )?(\p{Nd}[\p{Nd}.,]{0,16}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty) (?:or (?:more|over|above|longer|older|upwards)|(?:and|or) up|upwards)(?!\p{L})/giu,
    " ~over $1 "
  ],
  [
    /(?<!\p{L})(?:vat|tax|gst|postage|shipping|delivery)(?: is| are)? (?:not included|excluded|extra|comes on top|on top)(?!\p{L})/giu,
    " @plus vat "
  ],
  [
    /(?<!\p{L})(?:(?:carr(?:y|ies)|attracts?|incurs?|with|has|have) (?:an? )?)?(\p{Sc} ?\p{Nd}[\p{Nd}.,]{0,16}|\p{Nd}[\p{Nd}.,]{0,16} ?[%\p{Sc}]) (?:more|extra|surcharge|supplement|on top)(?!\p{L})/giu,
    " $1 @more "
  ],
  [
    /(?<!\p{L})(?:surcharge|supplement) of (\p{Sc} ?\p{Nd}[\p{Nd}.,]{0,16}|\p{Nd}[\p{Nd}.,]{0,16} ?[%\p{Sc}])(?!\p{L})/giu,
    " $1 @more "
  ],
  [/(?<!\p{L})(?:trials?|(?:to )?try(?: (?:it|out))*|free to try)(?!\p{L})/giu, " @trial "],
  [
    /(?<!\p{L})(?:if|when|where) (?:you )?(?:paid|pay|paying|choosing|chosen)(?= (?:for )?(?:the |a )?(?:year|month|annual|by the))/giu,
    " "
  ],
  [
    /(?<!\p{L})(?:takes?|charges?|levies|deducts?|keeps?|costs?|is|has|there is) (?:an? |the )?(?:flat |fixed )?(?:fee|commission|cut|price|charge|rate) of(?!\p{L})/giu,
    " "
  ],
  [/(?<!\p{L})(?:in total|altogether|all told|all in|insgesamt|au total|en total|no total|in totale)(?!\p{L})/giu, " "],
  [/(?<=(?:or|otherwise|and) )nothing(?!\p{L})/giu, " @free "],
  [
    /(?<!\p{L})(?:(?:available |pricing |price |prices )?(?:on|up?on) (?:request|application|enquiry|inquiry)|(?:please )?contact (?:us|sales)|ask us|get in touch|talk to (?:us|sales)|let's talk|auf anfrage|sur (?:demande|devis)|bajo (?:petición|demanda)|a consultar|sob consulta|su richiesta|op aanvraag)(?!\p{L})/giu,
    " @ask "
  ],
  [/(?<!\p{L})(?:plus|more|extra)(?= (?:the |a |any )?(?:vat|tax|delivery|shipping|postage)(?!\p{L}))/gu, " @plus "],
  [
    /(?<!\p{L})(?:excluding|excl\.?|exkl\.?|exklusive|exclusive of|excludes?|before|net of|not including|without|zuzüglich|zzgl\.?|hors|más|mais|esclus[oaie]|exclusief)(?= (?:the |a |any )?(?:vat|tax|iva|tva|mwst|btw|ust)(?!\p{L}))/giu,
    " @plus "
  ],
  [/(?<=[\p{Nd}\p{Sc}] ?)p\.? ?p\.?(?![\p{L}\p{Nd}])/giu, " per person "],
  ...shortPeriods.map(([from, period]) => [from, ` @${period} `] as const),
  // "Basic £55 / Full £95": two lines; "£9 / seat" is one.
  [
    /(?<=\p{Nd} ?\p{Sc}?|@\p{L}+ ) \/ (?=\p{L}[^\p{Sc}\p{Nd}/]{1,60}(?:\p{Sc} ?\p{Nd}|\p{Nd}[\p{Nd}.,]{0,16} ?\p{Sc}))/giu,
    " ; "
  ],
  // "20 Euro pro Hund und Tag": for each of both.
  [
    /(?<=(?<!\p{L})(?:per|pro|je|par|por|al|a|ogni|elke) \p{L}+ )(?:(?:und|and|y|e|et|en) (?=(?:days?|tag|jour|día|dia|giorno|dag|nights?|nacht|nuit|noche|noite|notte|weeks?|woche|semaine|semana|settimana|months?|monat|mois|mes|mês|mese|maand|years?|jahr|année|año|ano|anno|jaar)(?!\p{L}))|et (?=an(?!\p{L})))/giu,
    "per "
  ],
  [/(?<!\p{L})(half|full)[- ](?:an?[- ])?(day|year|month)s?(?!\p{L})/giu, " $1$2 "],
  [/(?<!\p{L})half[- ](?:an[- ])?hours?(?!\p{L})/giu, " 30 minutes "],
  [/(?<!\p{L})(?:(?<=(?:of|takes|lasts|for) )an|one|1)[- ]hour(?!\p{L})/giu, " 60 minutes "],
  [/(?<!\p{L})([ap])\.m\./giu, " $1m "],
  // "Free: $0": one price.
  [/(?<!\p{L})free ?[:–—-]? ?(?:\p{Sc} ?0(?:[.,]00?)?|0(?:[.,]00?)? ?\p{Sc})(?![\p{Nd}.,]\p{Nd})/giu, " free "],
  // As much as one likes.
  [
    /(?<!\p{L})(?:unlimited|(?:no|without(?: an?y?)?) (?:limits?|caps?) (?:on|to)|any number of|any number(?= ?[.,;)])|as many(?: \p{L}+)? as (?:you|they) (?:like|want|own|need|please)|sans limite(?: de| d['’])?|sin límites?(?: de)?|sem limites?(?: de)?|senza limiti?(?: di)?|zonder limiet|unbegrenzt\p{L}*|beliebig viele|illimitée?s?|ilimitad[oa]s?|illimitat[oaie]|onbeperkt\p{L}*)(?!\p{L})/giu,
    " @unlimited "
  ],
  [/(?<!\p{L})in full(?!\p{L})/giu, " "],
  [/(?<!\p{L})(?:instal(?:l)?ments?|payments)(?= of ?\p{Sc})/giu, " payments "],
  [
    /(?<!\p{L})(?:billed|invoiced|charged) (?:at|on) the (?:end|start|beginning|first) of (?:the|each|every) (?:month|year)(?!\p{L})/giu,
    " "
  ],
  [/(?<=\p{L})[- ]long(?= \p{L})/giu, " "],
  [/(?:,|(?<!\p{L})and)? all (?=per |a month|a year|each |monthly|yearly)/giu, " "],
  [
    /(?<!\p{L})(?:for )?(\p{Nd}{1,9}|two|three|four|five|six|seven|eight|ten|twelve) (?:people|persons)(?!\p{L})/giu,
    " $1 "
  ],
  [/(?<!\p{L})(?:a |an )?(?<!one[- ])(?:discount|reduction|rebate|off)(?: of)?(?!\p{L})/giu, " @off "],
  [
    /(?<!\p{L})(?:which|that|who) (?:keeps?|has|have|comes? with|offers?|provides?|includes?|gives?|covers?|adds?|costs?)(?!\p{L})/giu,
    " "
  ],
  [
    /(?<!\p{L})(?:drawn up|made|done|offered|sold|available|charged|billed|rented|hired out)(?= (?:at|for|from)(?!\p{L}))/giu,
    " "
  ],
  [/(?<!\p{L})(?:kilowatt[- ]?hours?|kwh)(?!\p{L})/giu, " kwh "],
  [/(?<!\p{L})(?:kilomet(?:re|er)s?|km)(?!\p{L})/giu, " km "],
  [/(?<!\p{L})(?:kilo(?:gram(?:me)?)?s?|kg)(?!\p{L})/giu, " kg "],
  [/(?<=\p{Nd} ?)(?:gigabytes?|gb)(?!\p{L})/giu, " gb "],
  [
    /(?:(?<!\p{L})(?:per|an?|each|every|pro|je|par|por|l'|all'|per)|\/) ?(?:hours?|hr|stunde|heure|hora|ora|uur)(?!\p{L})|(?<!\p{L})(?:hourly|stündlich)(?!\p{L})/giu,
    " @hour "
  ],
  // "74 € la noche", "9 € le mois".
  [
    /(?<=[\p{Nd}\p{Sc}] ?(?:euros? )?)(?:la|le|el|il|o|a|l['’]) ?(?=(?:noche|nuit|noite|notte|semaine|semana|settimana|mois|mes|mês|mese|an|año|ano|anno|jour|día|dia|giorno|heure|hora|ora)(?!\p{L}))/giu,
    " per "
  ],
  [
    /(?:(?<!\p{L})(?:per|an?|each|every|pro|je|par|por|al|a)|\/) ?(?:nights?|nacht|nuit|noche|noite|notte)(?!\p{L})|(?<!\p{L})nightly(?!\p{L})/giu,
    " @night "
  ],
  [
    /(?:(?<!\p{L})(?:per|a|each|every|pro|par|por|al)|\/) ?(?:days?|tag|jour|día|dia|giorno|dag)(?!\p{L}|[ -](?:pass|ticket|trip|tour|trial|course|workshop))|(?<!\p{L})(?:daily|täglich)(?!\p{L})/giu,
    " @day "
  ],
  [
    /(?<![\p{L}-])(?:costs? nothing|at no (?:extra )?c(?:ost|harge)|without charge|free of charge|for free|free|kostenlose?n?r?s?|kostenfrei|gratis|umsonst|kostet nichts|kosten nichts|gratuite?s?|offerte?s?|gratuit[oa]s?|grátis|não custam? nada|no cuestan? nada|ne coûte(?:nt)? rien|gratuiti|a costo zero|kosteloos|(?:sont|est|ne sont|n'est) pas facturée?s?|(?:is|are) not (?:charged|billed))(?![\p{L}-])/giu,
    " @free "
  ],
  [
    /(?<!\p{L})(?:paid once|pay once|once|one[- ](?:time|off)(?: (?:purchase|payment|fee|price))?|(?:a )?single payment|una tantum|eenmalig|one payment|einmalig\p{L}*|einmal|(?:una sola|una única|uma única|uma só) vez|(?:un )?(?:único pago|pago único)|(?:un )?paiement unique|une seule fois|(?:um )?pagamento único)(?!\p{L})/giu,
    " @once "
  ],
  [
    /(?:(?<!\p{L})(?:per|an?|each|every|pro|je|im|par|al|por|ao|a la|de l')|\/)? ?(?<!\p{L})(?:months?|mo|monthly|monat\p{L}*|mese|mesi|mensil[ei]|maand\p{L}*|mois|mensue\p{L}*|mes|mensua\p{L}*|mês|mensa\p{L}*)(?!\p{L})/giu,
    " @month "
  ],
  [
    /(?:(?<!\p{L})(?:per|an?|each|every|pro|je|im|par|al|all'|dans l'|por|ao)|\/)? ?(?<!\p{L})(?:years?|yr|yearly|annually|annual|annual[ei]|anno|annu[oi]|jaar|jaarlijks\p{L}*|jahr\p{L}*|jährlich\p{L}*|(?<=par |\/|\/ |l')an|ans|années?|annue\p{L}*|años?|anua\p{L}*|anos?)(?!\p{L})/giu,
    " @year "
  ],
  [
    /(?:(?<!\p{L})(?:per|an?|each|every|pro|je|par|a la|por)|\/)? ?(?<!\p{L})(?:weeks?|weekly|settimana\p{L}*|weken|wekelijks\p{L}*|hebdomadaires?|woche\p{L}*|wöchentlich\p{L}*|semaines?|semanas?|semanal\p{L}*)(?!\p{L})/giu,
    " @week "
  ],
  [
    /(?<!\p{L})(?:up to|as many as|at most|no more than|(?:a |an? |con un |com um |un |um )?(?:maximum of|máximo de|maximum de)|bis zu|höchstens|maximal|jusqu'à|jusqu'au|hasta|como máximo|até|no máximo|fino a|tot|hoogstens|maximaal)(?!\p{L})/giu,
    " ~upto "
  ],
  [
    /(?<!\p{L})(?:(?:prices? )?from|(?:prices? )?start(?:s|ing)? (?:at|from)|begin(?:s|ning)? (?:at|from)|upwards of|as little as|beginnen(?: die preise)? bei|beginnt bei|a partire da|vanaf|ab|à partir de|dès|desde|a partir de|a partir dos?)(?!\p{L})/giu,
    " ~from "
  ],
  [
    /(?<!\p{L})(?:over|more than|above|at least|a minimum of|minimum|über|mehr als|mindestens|plus de|au moins|más de|al menos|mínimo|mais de|pelo menos|no mínimo|almeno|minstens)(?!\p{L})/giu,
    " ~over "
  ],
  [/(?<!\p{L})(?:under|less than|fewer than|below|unter|weniger als|moins de|menos de)(?!\p{L})/giu, " ~under "],
  [
    /(?<!\p{L})(?:about|around|roughly|approximately|etwa|rund|circa|ca(?![\p{L}\p{Sc}])|environ|unos|aproximadamente|cerca de)(?!\p{L})/giu,
    " ~about "
  ],
  [
    /(?<!\p{L})(?:no|not|without|never|nor|[a-z]{2,6}n['’]t|kein\p{L}*|ohne|nicht|sans|pas|sin|sem|não|aucune?|senza|non|zonder|niet|geen)(?!\p{L})/giu,
    " @not "
  ],
  // "Billed at", "mindestens jedoch": they say of the price no more than that it is one.
  [
    /(?<!\p{L})(?:(?:is |are )?(?:billed|priced) at|works out at|jedoch|allerdings|fallen(?= )|sale a|sale por|sai por|saem por|passe à|descend à|komt op|viene)(?!\p{L})/giu,
    " "
  ],
  [/(?<!\p{L})(?:additional|further|extra)(?= \p{L})/giu, "additional"],
  [/(?<!\p{L})(?:euros?|eur)(?!\p{L})/giu, " € "],
  [/(?<!\p{L})(?:dollars?|usd)(?!\p{L})/giu, " $ "],
  [/(?<!\p{L})(?:pounds?|gbp)(?!\p{L})/giu, " £ "]
]

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""))

/** Hold a price line together, and say nothing that its figures do not say. */
export const priceIdle: ReadonlySet<string> = set(`
  a an the of to in on at for by with per each and or also is are be being it its they them their this that there which
  you your we our us one single cost costs costing price prices priced pricing pay pays paid payable charge charges charged sell
  sells sold buyers customers get gets come comes have has include includes including included cover covers covering contain contains
  offer offers app apps tool software service product program programme game plan plans tier tiers package packages edition fee fees rate rates buys buy buying purchase
  apply applies will set back runs comes can may who want wants need needs amounts amount currently listed sold available receive receives each priced fixed flat it's that's they're become there's stay stays remain remains shown within across adding latter incl inkl einschließlich eingeschlossen darin gibt zu compreso compresi comprese compresa già incluses apiece those anyone anybody who anything reicht cobre cobrem cubre cubren quello quella quelli quelle innerhalb binnen één lleva require requires sale there come go goes amount amounts subscription ever just only then
  der die das den dem des ein eine einen einem einer und oder für mit von zu zum zur in im am ist sind es sie wir kostet kosten preis
  tarif plan programm dienst beträgt pro je inklusive inkl enthalten inbegriffen jede jeder jedes
  le la les l un une des du de d et ou pour par avec en dans est sont il elle vous nous coûte coûtent prix service logiciel outil application chaque payez plan à au
  el los las una uno unos y o para por con en del al es son cuesta cuestan precio plan aplicación herramienta programa servicio cada se lo su
  os as um uma uns e do da dos das no na ao para por com em é são custa custam preço plano aplicativo ferramenta programa serviço cada o
  zahlen zahlt preise an jeder jedem gilt inclus incluse incluses compris comprise comprises comptez payez sur chaque vers dès s cuesta pagan paga comptent cobra cobran se nuestro nuestra nuestros nuestras formule revient chacun facture facturé facturée
  formules paquete beträgt liegt kommt revenir nosso nossa cobrado cobramos vale valen son sai while whereas then every
  i gli lo la il un una e o di del dello della dei degli delle al allo alla per con da in è sono costa costano prezzo piano servizio
  programma app ciascun ciascuno ciascuna ogni si poi mentre paghi paga pagano pagate compreso compresa inclusi inclusa incluso
  bedraagt bedragen de het een en of van voor met op bij te is zijn kost kosten prijs abonnement dienst programma elke elk ieder iedere je u betaal betaalt
  betalen daarna dan inbegrepen inclusief descend adds add pacote pacotes paquete paquetes pacchetto pakket sai saem incluídos incluído incluida incluidos
`)
/** Told of all: what holds of all holds of each, so a sentence may leave it out, and none may add it. */
export const priceOfAll: ReadonlySet<string> = set(
  "all any both everyon everybodi alle alles tous toutes tout todos todas todo toda tod tou tutti tutte alle alla"
)
/** Said of whatever is sold. */
export const ofEveryPlan =
  /(?<!\p{L})(?:(?:all|every|each)(?: of our)? (?:plans?|tiers?|packages?|subscriptions?|editions?|prices?|fees?)|(?<=^)(?:our |the )?(?:prices?|fees?|rates?)(?: shown| listed| quoted)?(?= (?:(?:all )?include|cover|exclude|are|is|do not|don['’]t))|(?:alle|jede[rnms]?) (?:tarife?n?|abos?|pakete?n?)|(?:tous les|chaque) (?:forfaits?|abonnements?|formules?)|(?:todos los|cada) plan(?:es)?|(?:todos os|cada) planos?|(?:tutti i|ogni) pian[io]|(?:alle|elk) (?:pakket(?:ten)?|abonnement(?:en)?))(?!\p{L})(?! (?:but|except|save|other|apart|außer|sauf|excepto|salvo|exceto|tranne|behalve))/iu
/** What a price without a label is called beside one that has one. */
export const plainLabels: ReadonlySet<string> = set(
  "regular normal standard ordinary usual basic everyon everybodi everybody els otherwis sonst sinon autrement"
)
/** "Three plans: …", in languages whose numbers are read. */
export const planCount =
  /^(?:there are |we offer |we have |choose (?:from|between) |it comes in |available in )?(\p{Nd}+|\p{L}+) (?:\p{L}+ )?(?:plans|tiers|packages|options|prices|editions|subscriptions|rates)(?: are available)?(?::|,| -| –| —) /iu
/** Name what is paid for no closer than its label does: "a follow-up visit" of "Follow-up", "single rooms" of "Single". */
export const genericHeads: ReadonlySet<string> = set(
  "visit session appoint room place ticket entri admiss seat item unit option version model person guest custom user one access stay spot"
)
/** Opens a price list without saying anything. */
export const openings =
  /^(?:prices|pricing|plans|plans and prices|rates|fees|our prices|preise|tarife|tarifs|prix|precios|tarifas|preços|prezzi|prijzen)(?: (?:are|include|sind|sont|son|são|sono|zijn))?: /iu
/** What a Romance article leaves of itself before a vowel. */
export const elision = /^(?:l|d|dell|all|dall|nell|sull|un|qu|j|n|s|c)['’](?=\p{L})/iu

/** Sums of money that nobody pays for the product. */
export const otherMoney =
  /(?<!\p{L})(?:sav(?:e|es|ed|ing|ings)|fines?|penalt(?:y|ies)|wages?|salar(?:y|ies)|rais(?:e|ed|es|ing)|funding|revenues?|invest\p{L}*|grants?|donat\p{L}*|prizes?|worth|earn\p{L}*|profits?|turnover|budget|los(?:e|es|t)|average|spar\p{L}*|bußgeld|gehalt|umsatz|économis\p{L}*|amende|salaire|comparaison|ahorr\p{L}*|multas?|salario|economi[sz]\p{L}*|salário|compared|comparison|elsewhere|rivals?|competitors?)(?!\p{L})/iu
