/** How the name of a plan is written: how long it is, and what stands in brackets behind it. */

/** "Foot care" of "Foot care (bath, nails, cream)". */
const aside = /\s*[(（][^()（）]*[)）]$/u
/** A name that is longer than `longest` characters, without what it is made of. */
export const withoutAside = (name: string, longest = 0): string =>
  name.length > longest ? name.replace(aside, "") : name
/** "Bike service / spring check": a stroke between words is none. */
export const wordCount = (name: string): number => name.replace(aside, "").match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

/** "Pitch" of "Pitch with electricity": what comes with it names no sum of its own. */
const had = / (?:with|including|mit|inklusive|inkl\.?|avec|con|com|met|inclusief|incl\.?|y compris|compris) .*$/iu
export const withoutHad = (name: string): string => name.replace(had, "")

/** "(up to 20)", "(max. 4 people)": how far something reaches, between its name and its sum. */
const reach = / [(（][^()（）\p{Sc}]{1,40}[)）](?= ?[-–—:.…|]* ?(?:\p{Lu}{0,3}\p{Sc}|\p{Nd}))/gu
export const withoutReach = (text: string): string => text.replace(reach, "")

/** "30-day free trial", over a sum that is paid after it: no name of a plan. */
const trials =
  /^(?:(?:free )?\p{Nd}{1,3}[ -](?:day|week|month)s?(?: free)? trial|free(?: \p{Nd}{1,3}[ -]days?)? trial|\p{Nd}{1,3} tage (?:kostenlos(?: testen)?|gratis(?: testen)?|testen)|(?:kostenlose )?testphase|(?:essai gratuit(?: (?:de )?\p{Nd}{1,3} jours)?|\p{Nd}{1,3} jours d'essai(?: gratuit)?)|(?:prueba gratis|\p{Nd}{1,3} días (?:gratis|de prueba(?: gratis)?))|(?:teste grátis|\p{Nd}{1,3} dias (?:grátis|de teste(?: grátis)?))|(?:prova gratuita|\p{Nd}{1,3} giorni (?:gratis|di prova(?: gratuita)?))|(?:\p{Nd}{1,3} dagen gratis(?: proberen)?|gratis proefperiode)|\p{Nd}{1,3}日間無料(?:体験|トライアル)?|无料试用|免费试用(?:\p{Nd}{1,3}天)?)$/iu
export const isTrial = (name: string): boolean => trials.test(name)

/** By which a thing is measured, and which is none. */
const measureWords =
  "min|mins|minutes?|minuten|minutos?|minuti|minuut|h|hrs?|hours?|stunden?|std|heures?|horas?|ore|ora|uur|uren|km|kilometer|kilomètres?|kilómetros?|quilômetros?|chilometri|分|時間|小时|分钟|km(?:まで|以上|以内)|دقيقة|ساعة|ساعات"
const measure = new RegExp(String.raw`^\P{L}*\p{Nd}[\p{Nd}.,]*\P{L}{0,2}(?:${measureWords})\P{L}*$`, "iu")
/** "60 min", "4 km": how much of something, and no name of it. */
export const isMeasure = (name: string): boolean => measure.test(name)

/** "Try it 5 days free, then $12 a month". */
export const triedFirst =
  /^(?:(?:try|start|use|get|enjoy)(?: it)? (?:for )?)?(?:(?:free for )?\p{Nd}{1,3} (?:days?|weeks?|months?)(?: (?:for )?free)?|(?:an? )?\p{Nd}{1,3}[- ](?:day|week|month)s?(?: free)? trial|(?:first|your first) (?:\p{Nd}{1,3} )?(?:days?|weeks?|months?) (?:is |are )?free),? (?:and )?(?:then|after that|afterwards)(?: it['’]s| it is)? /iu

/** "Day rate", over its sum: what heads no list of prices. */
const rate =
  /^(?:(?:half[- ])?day|daily|hourly|weekly|fixed|flat|minimum) (?:rate|fee|price)$|^(?:halb)?tagessatz$|^stundensatz$|^(?:festpreis|pauschalpreis)$|^(?:tarif|taux|prix) (?:journalier|horaire|forfaitaire|fixe)$|^(?:tarifa|precio) (?:por hora|por día|diaria|diario|fijo|fija)$|^(?:valor|preço) (?:por hora|por dia|fixo|da diária)$|^(?:tariffa|prezzo) (?:orari[ao]|giornalier[ao]|fiss[ao])$|^(?:dag|uur)tarief$|^vaste prijs$/iu
export const isRate = (name: string): boolean => rate.test(name)

/** "100 credits": what is used up, and bought as it is needed. */
const usedUnits =
  /^\p{Nd}[\p{Nd}.,]* (?:credits?|tokens?|coins?|points|guthaben|crédits|jetons|créditos|fichas|crediti|gettoni|クレジット|积分)(?!\p{L})/iu
const onlyUnits = new RegExp(`${usedUnits.source}$`, "iu")
export const opensWithUnits = (name: string): boolean => usedUnits.test(name)
export const areUnits = (text: string): boolean => onlyUnits.test(text)
/** "20 rooms × €12": a sum that is worked out. */
const workedOut = /\p{Nd}(?: \p{L}+){0,2} ?[×x*] ?(?:\p{Sc}|\p{Lu}{3} ?\p{Nd})/u
export const isWorkedOut = (text: string): boolean => workedOut.test(text)

/** "✦ Premium", "// Piano Pro", "2. Class passes": drawn before a name, or behind it. */
const drawn =
  /^(?:[^\p{L}\p{N}"'«„“‘¿¡(（「『@#$€£¥+-]+|\p{Nd}{1,2}[.)] +(?=\p{L}))+|[^\p{L}\p{N}\p{P}\p{Sc}+]+$|[\s:·|–—-]+$|(?<=[\p{L})）])\*{1,3}$/gu
export const plainName = (name: string): string => {
  const plain = name.replace(drawn, "").trim()
  return plain === "" ? name : plain
}
