/** How a time for trying is written, over or before the sum that is paid after it. */

/** "30-day free trial", over a sum that is paid after it: no name of a plan. */
const trials =
  /^(?:(?:free )?\p{Nd}{1,3}[ -](?:day|week|month)s?(?: free)? trial|free(?: \p{Nd}{1,3}[ -]days?)? trial|\p{Nd}{1,3} tage (?:kostenlos(?: testen)?|gratis(?: testen)?|testen)|(?:kostenlose )?testphase|(?:essai gratuit(?: (?:de )?\p{Nd}{1,3} jours)?|\p{Nd}{1,3} jours d'essai(?: gratuit)?)|(?:prueba gratis|\p{Nd}{1,3} días (?:gratis|de prueba(?: gratis)?))|(?:teste grátis|\p{Nd}{1,3} dias (?:grátis|de teste(?: grátis)?))|(?:prova gratuita|\p{Nd}{1,3} giorni (?:gratis|di prova(?: gratuita)?))|(?:\p{Nd}{1,3} dagen gratis(?: proberen)?|gratis proefperiode)|\p{Nd}{1,3}日間無料(?:体験|トライアル)?|无料试用|免费试用(?:\p{Nd}{1,3}天)?)$/iu
export const isTrial = (name: string): boolean => trials.test(name)

const count =
  "(?:\\p{Nd}{1,3}|two|three|four|zwei|drei|vier|deux|trois|dos|tres|due|tre|duas|dois|três|twee|drie|een|einen|un|one|a)"
const tries: Readonly<Record<string, string>> = {
  de: `(?:(?:teste|testen sie|probiere?|probieren sie)(?: es| uns)? )?(?:${count} (?:tage?|wochen?|monate?)(?: lang)? (?:kostenlos|gratis|kostenfrei)(?: testen| ausprobieren| nutzen)?|(?:kostenlos|gratis) (?:für )?${count} (?:tage?|wochen?|monate?))`,
  fr: `(?:essai gratuit (?:de |pendant )?${count} (?:jours|semaines|mois)|${count} (?:jours|semaines|mois) (?:gratuits?|offerts?|d'essai(?: gratuit)?)|(?:essayez(?:-le)? )?gratuit(?:ement)? pendant ${count} (?:jours|semaines|mois))`,
  es: `(?:(?:prueba|pruébal[oa]|pruebe)(?: gratis| gratuita)? (?:de |durante )?${count} (?:días|semanas|mes(?:es)?)(?: gratis)?|${count} (?:días|semanas|mes(?:es)?) (?:gratis|de prueba(?: gratis)?)|gratis (?:durante )?${count} (?:días|semanas|mes(?:es)?))`,
  pt: `(?:(?:teste|experimente)(?:[- ][oa])? (?:grátis |gratuitamente )?(?:por |durante )?${count} (?:dias|semanas|m[eê]s(?:es)?)(?: grátis)?|${count} (?:dias|semanas|m[eê]s(?:es)?) (?:grátis|de teste(?: grátis)?)|grátis (?:por )?${count} (?:dias|semanas|m[eê]s(?:es)?))`,
  it: `(?:prova gratuita (?:di |per )?${count} (?:giorni|settimane|mes[ei])|${count} (?:giorni|settimane|mes[ei]) (?:gratis|gratuit[oi]|di prova(?: gratuita)?)|(?:prova(?:l[oa])? )?(?:gratis|gratuitamente) per ${count} (?:giorni|settimane|mes[ei]))`,
  nl: `(?:(?:probeer(?: het)? )?${count} (?:dag(?:en)?|we(?:ek|ken)|maand(?:en)?) gratis(?: (?:proberen|uitproberen))?|gratis proefperiode van ${count} (?:dagen|weken)|(?:probeer(?: het)? )?gratis (?:gedurende )?${count} (?:dagen|weken))`
}
const then =
  "[,;.]? (?:(?:und|et|y|e|en) )?(?:danach|dann|anschließend|ensuite|puis|après|después|luego|tras ello|depois(?: disso)?|poi|dopo|in seguito|daarna)[,:]?(?: (?:kostet es|c'est|cuesta|são|é|costa|kost het))? "
/** "Try it 5 days free, then $12 a month". */
export const triedFirst = new RegExp(
  String.raw`^(?:(?:(?:try|start|use|get|enjoy)(?: it)? (?:for )?)?(?:(?:free for )?\p{Nd}{1,3} (?:days?|weeks?|months?)(?: (?:for )?free)?|(?:an? )?\p{Nd}{1,3}[- ](?:day|week|month)s?(?: free)? trial|(?:first|your first) (?:\p{Nd}{1,3} )?(?:days?|weeks?|months?) (?:is |are )?free),? (?:and )?(?:then|after that|afterwards)(?: it['’]s| it is)? |(?:${Object.values(tries).join("|")})${then}|(?:免费)?(?:试用)?\p{Nd}{1,3}天(?:的?免费)?(?:试用|体验)?期?(?:之后|结束后|后)[,，]?|\p{Nd}{1,3}日間の?無料(?:期間|体験|トライアル|お試し)?(?:の|終了)?後、?|免费试用\p{Nd}{1,3}天[,，。]?(?:之后|此后|然后|到期后)?|\p{Nd}{1,3}日間(?:は)?無料(?:で)?(?:お試し|体験|トライアル)?(?:いただけます)?[、。]?(?:その後は?|以降は?)|(?:جرّ?ب(?:ه|ها)? )?مجان\p{L}*[\u064b]? (?:لمدة )?\p{Nd}{1,3} (?:يوم\p{L}*|أيام)[\u064b]?[،.]? (?:ثم|و?بعدها|و?بعد ذلك) )`,
  "iu"
)
