/** Whole sentences of seven languages by which something is paid: each the beginning of one, the first that fits counts. Data. */
import { countedUses } from "../../plain/WaysOfSums.ts"
import type { PaidScriptShape } from "./PaidScript.ts"

const end = "(?=$| ?[.!,;:)]| - )"
/** After a sum that is the whole price, or that of each. */
const sumEnds =
  "(?=$|[.,;:!)]| - | \\(| (?:per|an?|each|for each|for every|and|plus|with|pro|je|und|inkl\\.?|mit|par|et|avec|por|y|con|e|com|a|per|en|met)(?!\\p{L}))"
const of = (word: string) => `${word}(?![\\p{L}])`
/** What is counted, perhaps with how many of it or of which kind. */
const counted = `(?:[\\p{Nd}.,]+ |\\p{L}+ ){0,2}?${of(`(?:${countedUses})`)}(?: (?:(?:of|de|di|d'|von|van) ?)?[\\p{L}'-]+)?`
const which = (words: string) => `(?:,? ?(?:${words})(?: |(?<='))[^.,;:!?¤]{2,60}?)?`
const sum = "¤[xr]"

/** "cost", once: a sum that is paid once by its own words, or by those beside it. */
const once = (words: string) => `(?:¤o|¤x,? (?:${words})|(?:${words}),? ¤[xo])`
const usage = (shape: string): PaidScriptShape => ({ model: "usage-based", shape })
const steady = (shape: string): PaidScriptShape => ({ model: "subscription", shape })
const single = (shape: string): PaidScriptShape => ({ model: "one-time", shape })

export const wholeSentences: Readonly<Record<string, ReadonlyArray<PaidScriptShape>>> = {
  en: [
    usage(
      `(?:we|§) (?:only |just )?(?:charges?|bills?|invoices?)(?: you)?(?: only| just)? (?:by|per|for)(?: (?:each|every|the))? (?:number of )?${counted}${which("that|which|you|we|it|§")}${end}`
    ),
    usage(
      `you(?: only| just)? (?:pay|are billed|are charged)(?: only| just)? (?:for (?:each|every|the number of)|by the|per) ${counted}${which("that|which|you|we|it|§")}${end}`
    ),
    steady(
      `(?:(?:the|our|your|an?) )?(?:monthly|annual|yearly|quarterly|weekly) (?:fee|charge|price|rate|subscription|membership|plan|cost)(?: (?:for|of|to) (?:the )?§)? (?:starts? (?:at|from)|begins? (?:at|with)|is|costs|comes to) (?:just |only |from )?${sum}${sumEnds}`
    ),
    steady(
      `(?:the (?:fee|subscription|membership|licen[cs]e) (?:for|of|to) (?:the )?§|§'s (?:fee|subscription|membership|licen[cs]e)) is (?:an? )?(?:annual|yearly|monthly|quarterly|(?:paid|due|billed) (?:monthly|yearly|annually|quarterly|(?:by|every|each) (?:the )?(?:month|year)))${end}`
    ),
    single(
      `(?:you |just |simply )*(?:pay|spend|put down|hand over|fork out|part with|lay down) ${once("(?:just |only )?(?:once|a single time|one time)")},? (?:and|then) [^.;:!?]{0,50}(?:yours|keeps?|for ?ever|for good|own|as long as you)(?!\\p{L})`
    )
  ],
  de: [
    usage(`(?:wir rechnen|§ rechnet)(?: nur)? (?:nach|pro|je) (?:(?:an)?zahl der )?${counted} ab${end}`),
    usage(
      `(?:abgerechnet|berechnet) (?:wird|werden)(?: nur| ausschließlich)? (?:nach |pro |je |jede[rs]? |die )(?:(?:an)?zahl der )?${counted}${end}`
    ),
    usage(`wir (?:berechnen|verrechnen)(?: ihnen| dir| nur)* (?:jede[nrs]?|pro|je) ${counted}${end}`),
    steady(
      `(?:(?:der|die|das|unser|unsere|ihr|dein) )?(?:(?:monats|jahres|quartals)(?:beitrag|gebühr|preis|abo|abonnement|lizenz|pauschale|betrag)|(?:monatliche|jährliche)[rs]? (?:beitrag|gebühr|preis|pauschale|betrag|grundgebühr))(?: (?:für|von|bei) (?:(?:die|das|den|der) )?§)? (?:beginnt (?:bei|ab|mit)|startet (?:bei|ab)|liegt bei|beträgt|kostet|ist) (?:nur |ab )?${sum}${sumEnds}`
    ),
    steady(
      `(?:die|der|das) (?:gebühr|beitrag|abo|abonnement|lizenz|mitgliedschaft|nutzungsgebühr) (?:für|von|bei|in|zu) (?:(?:die|das|den|der) )?§ (?:ist|wird|läuft) (?:\\p{L}+ )?(?:jährlich|monatlich|vierteljährlich)(?: (?:fällig|bezahlt|abgerechnet|erhoben|berechnet))?${end}`
    ),
    single(
      `(?:(?:sie|du|man) )?(?:zahlen|zahlst|zahlt|bezahlen|bezahlst|legen|legst|legt|geben|gibst)(?: sie| du)? ${once("(?:nur |genau )?(?:einmal(?:ig)?|ein einziges mal)")}(?: hin| aus)?,? und [^.;:!?]{0,50}(?:behalten|behältst|behält|gehört|besitzen|für immer|dauerhaft)(?!\\p{L})`
    )
  ],
  nl: [
    usage(
      `(?:we|wij|§) (?:rekenen|rekent|factureren|factureert)(?: je| u| alleen| af)* (?:per|voor elke?|naar het aantal) ${counted}${which("die|dat|je|u|we")}${end}`
    ),
    usage(`(?:je|u) betaalt(?: alleen| enkel)? (?:per|voor elke?) ${counted}${which("die|dat|je|u|we")}${end}`),
    steady(
      `(?:(?:de|het|een|onze|ons|je|uw) )?(?:(?:maand|jaar)(?:bedrag|bijdrage|abonnement|prijs|tarief)|(?:maandelijkse|jaarlijkse) (?:bijdrage|kosten|prijs|contributie))(?: (?:voor|van|bij|op) (?:(?:de|het) )?§)? (?:begint (?:bij|vanaf|met)|start (?:bij|vanaf)|bedraagt|kost|is) (?:slechts |vanaf )?${sum}${sumEnds}`
    ),
    steady(
      `(?:de|het) (?:contributie|bijdrage|abonnement|licentie|lidmaatschap) (?:van|voor|op|bij) (?:(?:de|het) )?§ (?:is|wordt|loopt) (?:\\p{L}+ )?(?:jaarlijks|maandelijks|per (?:jaar|maand))${end}`
    ),
    single(
      `(?:(?:je|u) )?(?:betaalt|legt|telt)(?: je| u)? ${once("(?:maar |slechts )?(?:één keer|een keer|eenmalig|eenmaal)")}(?: neer)?,? en [^.;:!?]{0,50}(?:houdt|behoudt|van jou|van u|voor altijd|voorgoed)(?!\\p{L})`
    )
  ],
  fr: [
    usage(
      `(?:nous|on|§) (?:ne )?(?:facturons|facture|comptons|compte)(?: que)?(?: seulement| uniquement)? (?:au|à la|à l'|par|chaque|selon le nombre de|au nombre de|pour chaque) ?${counted}${which("qui|que|qu'")}${end}`
    ),
    usage(
      `(?:vous|tu|on) (?:ne )?(?:payez|paies|paie)(?: que)?(?: seulement| uniquement)? (?:au|à la|par|pour chaque|chaque) ?${counted}${which("qui|que|qu'")}${end}`
    ),
    steady(
      `(?:(?:la |notre |votre |le |l'))?(?:mensualité|annuité|(?:cotisation|redevance) (?:mensuelle|annuelle)|(?:abonnement|forfait|tarif|prix) (?:mensuel|annuel))(?: (?:de |d'|à |pour )(?:la |l'|le )?§)? (?:commence à|débute à|démarre à|part de|est de|est à|est fixée? à|s'élève à|coûte|revient à) (?:seulement |dès )?${sum}${sumEnds}`
    ),
    steady(
      `(?:la |l'|le )(?:cotisation|abonnement|licence|redevance|formule) (?:de |d'|à )(?:la |l'|le )?§ est (?:annuel(?:le)?|mensuel(?:le)?|trimestriel(?:le)?|payée? (?:au mois|à l'année|chaque (?:mois|année)))${end}`
    ),
    single(
      `(?:vous |tu )?(?:déboursez|débourses|payez|paies|réglez|règles|versez|verses|dépensez) ${once("une (?:seule |bonne |unique )?fois")},? et [^.;:!?]{0,50}(?:gardez|gardes|à vous|à toi|pour toujours|à vie|conservez|vous appartient)(?!\\p{L})`
    )
  ],
  es: [
    usage(
      `(?:(?:te|os|le) )?(?:cobramos|facturamos)(?: solo| únicamente)? (?:por (?:cada |el |la |los |las |(?:el )?número de )?|cada )${counted}${which("que")}${end}`
    ),
    usage(
      `(?:solo )?(?:pagas|paga|se paga|se cobra|se factura)(?: solo| únicamente)? (?:por (?:cada |los |las |(?:el )?número de )?|cada )${counted}${which("que")}${end}`
    ),
    steady(
      `(?:(?:la|nuestra|tu|el) )?(?:mensualidad|anualidad|(?:cuota|suscripción|tarifa|licencia) (?:mensual|anual)|precio (?:mensual|anual))(?: (?:de|a|al|para|por) (?:(?:la|el) )?§)? (?:empieza en|comienza en|arranca en|parte de|es de|es|cuesta|sale a|está en|asciende a) (?:solo |desde )?${sum}${sumEnds}`
    ),
    steady(
      `la (?:cuota|suscripción|tarifa|licencia|membresía) (?:de|a) (?:(?:la|el) )?§ es (?:anual|mensual|trimestral)${end}`
    ),
    single(
      `(?:solo )?(?:desembolsas?|pagas?|abonas?|pones?|gastas?|inviertes?) ${once("(?:solo )?una (?:sola |única )?vez")},? y [^.;:!?]{0,50}(?:quedas?|tuy[oa]|para siempre|conservas)(?!\\p{L})`
    )
  ],
  pt: [
    usage(
      `(?:lhe |te )?(?:cobramos|faturamos)(?: só| apenas)? (?:por (?:cada |(?:o )?número de )?|pel[oa]s? |cada )${counted}${which("que")}${end}`
    ),
    usage(
      `(?:você |só )?(?:paga|pagas|paga-se|cobra-se)(?: só| apenas)? (?:por (?:cada |(?:o )?número de )?|pel[oa]s |cada )${counted}${which("que")}${end}`
    ),
    steady(
      `(?:(?:a|nossa|a nossa|o) )?(?:mensalidade|anuidade|(?:assinatura|subscrição|quota|tarifa|licença) (?:mensal|anual)|(?:preço|plano|valor) (?:mensal|anual))(?: (?:d[aoe]|para [oa]|para) ?§)? (?:começa (?:em|nos)|parte de|é de|é|custa|fica em|sai por|está em) (?:apenas |desde |só )?${sum}${sumEnds}`
    ),
    steady(`a (?:quota|assinatura|subscrição|tarifa|licença) d[aoe] ?§ é (?:anual|mensal|trimestral)${end}`),
    single(
      `(?:você |só )?(?:desembolsas?|pagas?|gastas?|investes?|investe|põe) ${once("(?:só |apenas )?uma (?:só |única )?vez")},? e [^.;:!?]{0,50}(?:ficas?|(?:é|fica) (?:seu|sua|teu|tua)|para sempre)(?!\\p{L})`
    )
  ],
  it: [
    usage(
      `(?:ti |vi )?(?:fatturiamo|addebitiamo|calcoliamo)(?: solo| soltanto)? (?:a|al|per|per ogni|ogni|in base al numero di|in base ai|in base alle) ${counted}${which("che")}${end}`
    ),
    usage(
      `(?:solo )?(?:paghi|pagate|si paga)(?: solo| soltanto)? (?:per ogni|ogni|per|in base al numero di|in base ai|in base alle) ${counted}${which("che")}${end}`
    ),
    steady(
      `(?:(?:il|la|l'|il nostro|la nostra) ?)?(?:(?:canone|prezzo|abbonamento|costo) (?:mensile|annuale|annuo)|(?:quota|tariffa) (?:mensile|annuale|annua))(?: (?:di|per|a) (?:(?:la|il) )?§)? (?:parte da|parte dai|inizia da|comincia da|è di|è|costa|ammonta a|viene) (?:solo )?${sum}${sumEnds}`
    ),
    steady(
      `(?:il|la|l') ?(?:canone|quota|abbonamento|licenza|tariffa) (?:di|a|per) (?:(?:la|il) )?§ è (?:annuale|annuo|annua|mensile|trimestrale)${end}`
    ),
    single(
      `(?:solo )?(?:sborsi|paghi|spendi|versi|sborsate|pagate|spendete) ${once("una (?:sola )?volta(?: sola)?")},? e [^.;:!?]{0,50}(?:tu[oa]|vostr[oa]|per sempre|tieni)(?!\\p{L})`
    )
  ]
}
