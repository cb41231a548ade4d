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

/** By which a thing is measured, and which is none. */
const measureWords =
  "min|mins|minutes?|minuten|minutos?|minuti|minuut|h|hrs?|hours?|stunden?|std|heures?|horas?|ore|ora|uur|uren|km|kilometer|kilomètres?|kilómetros?|quilômetros?|chilometri|分|時間|小时|分钟|km(?:まで|以上|以内)|دقيقة|ساعة|ساعات"
const measure = new RegExp(String.raw`^\P{L}*\p{Nd}[\p{Nd}.,]*\P{L}{0,2}(?:${measureWords})\P{L}*$`, "iu")
/** "60 min", "4 km": how much of something, and no name of it. */
export const isMeasure = (name: string): boolean => measure.test(name)

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
