/** Lines that say of each sum beside them what it is of and how often it is paid: "Per seat and month, ex VAT", "je Zimmer und Nacht". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { type Paying, pricesIn } from "../../sums/Money.ts"

const longest = 90
/** "All prices are", "Prijzen", "Tous les tarifs s'entendent": before what is said of them. */
const opening =
  /^\*? ?(?:(?:all |our |the |these |alle |unsere |die |tous (?:les|nos) |les |nos |todos (?:los|nuestros|os|nossos) |los |nuestros |os |nossos |tutti i |i |i nostri |al onze |onze |de )?(?:prices?|fees|rates|rents|preise|beiträge|mieten|prix|tarifs|cotisations|loyers|precios|tarifas|cuotas|preços|valores|mensalidades|prezzi|tariffe|quote|rette|prijzen|tarieven|bedragen|huurprijzen)(?: (?:are|is|shown|given|listed|stated|quoted|billed|charged|verstehen sich|gelten|sind|s'entendent|sont|indiqués|affichés|son|se entienden|se indican|são|sono|indicati|si intendono|zijn|gelden))*(?: in (?:euros?|pounds|dollars|us dollars))?[,:]? )?/iu
const each =
  "(?:(?:per|pro|je|par|por|a|al|alla|ao|à|cada|chaque|each|every|ogni|elke?|jede[nrs]?|im|all'|/) ?(?:l'|la |le )?)"
/** "per person and night", "je Zimmer und Nacht": of one, perhaps for so long. */
const ofEach = new RegExp(
  String.raw`^${each}(?<first>\p{L}[\p{L}-]+)(?:(?: ?/ ?|,? (?:and|und|et|y|e|en) )(?:${each})?(?<second>\p{L}[\p{L}-]+)|(?: | ?/ ?)${each}(?<third>\p{L}[\p{L}-]+))?(?=$|[.,;:(–—]| [(–—]| (?:ex|excl|incl|inkl|exkl|zzgl|hors|ht|ttc|iva|tva|vat|btw|mwst|plus|and|und|et|y|e|en|avec|mit|with|con|com|met|inclusief|exclusief|including|excluding|inklusive)(?!\p{L}))`,
  "iu"
)
/** By what nothing is counted: "per bank transfer", "per E-Mail", "par virement", "je nach Aufwand", "a partire". */
const noUnit =
  /^(?:bank|transfer|post|mail|e-?mail|phone|telefon|card|überweisung|lastschrift|rechnung|nachnahme|kreditkarte|virement|chèque|carte|téléphone|transferencia|tarjeta|teléfono|correo|transferência|cartão|bonifico|carta|telefono|overschrijving|incasso|nach|partire|partir|la|le|default|fax|sms|paypal|request|anfrage|hand|cent|se|vez|favor|exemple|ejemplo|exemplo|esempio|voorbeeld)$/iu
const forOne =
  /^(?:nights?|nacht|übernachtung|nuit|nuitée|noche|noite|notte|person|people|head|guest|adult|child|kopf|gast|personne|tête|persona|pessoa|persoon|gast|piece|pair|stück|paar|pièce|unidad|unidade|pezzo|stuk|lesson|class|session|visit|treatment|stunde|sitzung|behandlung|séance|cours|sesión|clase|sessão|aula|seduta|lezione|sessie|les|behandeling|zimmer|room|chambre|habitación|quarto|camera|kamer|stellplatz|pitch|emplacement|parcela|piazzola|plaats|place|portion|order)$/iu

/** Whether such a line is said, and how that is paid; null where it says something else. */
export const saidOfEach = (line: string): Paying | null => {
  const text = tidyText(line)
  if (text.length > longest || pricesIn(text).length > 0 || /[?？]/u.test(text)) return null
  const rest = text.replace(opening, "")
  const { first, second, third } = ofEach.exec(rest)?.groups ?? {}
  const units = [first, second, third].flatMap((unit) => unit ?? [])
  if (units.length === 0 || units.some((unit) => noUnit.test(unit))) return null
  const [price] = pricesIn(`1 € ${rest}`)
  // By the week rooms and courses are had as well as boxes of vegetables.
  if (price?.period === "week") return null
  if (price !== undefined && price.paying !== "unknown") return price.paying
  return units.some((unit) => forOne.test(unit)) ? "once" : null
}
/** 1日110円: by the day, and no name. */
export const ofOneInJapanese =
  /^(?:1|１|一)(?:日|時間|分|回|件|本|個|名|人|泊|点|枚|ユーザー?|アカウント|ID|席|店舗|拠点|社|台|ライセンス|シート)(?:あたり|につき|ごとに)?$|^お?一人(?:様|さま)?(?:あたり|につき)?$/u
