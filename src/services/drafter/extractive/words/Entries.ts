/** An entry of a list as it is named: without its ornaments, and without what is said of it. */
import { wordsIn } from "./Sentences.ts"

/** Ticks, bullets and pictures in front of an entry, and the sign of a link behind it. */
export const ornaments = /^(?:(?:\p{Extended_Pictographic}|\p{So}|\ufe0f|\u200d|[✓•·▪◦★–—*-])+\s*)+|\s*[#¶]$/gu
/** "Live arrival times" of "Live arrival times — know when it comes", "Plain files" of "Plain files. Every page is a folder." */
const lead = /^(.{3,60}?)(?:\s+[–—-]\s+|:\s+|：|(?<=[\p{L}\p{Nd}]{2})\.\s+(?=\p{Lu})|。(?=\S))\S/u
/** Words of the name of an entry. */
const mostLead = 8
const longEnough = 40
/** What an entry is called, before what is said of it; null where it is not told apart. */
export const entryName = (text: string): string | null => {
  const name = lead.exec(text.replace(ornaments, "").trim())?.[1]
  return name !== undefined && wordsIn(name) <= mostLead ? name : null
}
export const entryText = (text: string): string => {
  const bare = text.replace(ornaments, "").trim()
  return (bare.length > longEnough ? entryName(bare) : null) ?? bare
}
/** Not a figure ("250 k + installs"); "10x speed" and "2 Factor Authentication" are items. */
export const begins =
  /^(?:[\p{Lu}\p{Lo}]|\p{Nd}{1,3}\p{L}|\p{Nd}{1,3}[- ]\p{L}|24\/7 \p{L}|100 ?% \p{L}|\p{Ll}[\p{Ll}'’]+ )/u
/** "9 weeks", "100%", "24/7". */
export const figureAlone = /^(?!24\/7 \p{L})[\p{Sc}+<>~≈]?\p{Nd}[\p{Nd}.,:/' ]*(?:[%+kMx×★]|\p{L}+)?\+?$/u
/** How plans are called. */
export const planName =
  /(?<!\p{L})(?:plans?|packs?|packages?|pakete?|pakket(?:ten)?|basic|starter|lite|pro|premium|enterprise|tarif|forfait|paquete|pacote|pacchetto)(?!\p{L})|paket$|pakket$|プラン|コース|パック|套餐|باقة/iu
/** "Feature 1", which nobody has filled in, "No. 140: A wharf", "Step 2", "FREE": an entry that is no thing of its own. */
export const placeholder =
  /^(?:(?:features?|services?|items?|titles?|headings?|products?|titel|merkmal|funktion|leistung|titre|fonctionnalité|título|característica|servicio|serviço|titolo|servizio|functie|no|nr|nº|n°|issue|episode|vol|volume|chapter|part|step|stage|phase|week|day|lesson|module|ausgabe|folge|teil|schritt|kapitel|numéro|épisode|partie|étape|número|episodio|episódio|capítulo|paso|edición|edição|passo|numero|puntata|parte|fase|aflevering|nummer|stap|deel)\.? ?#?\p{Nd}{1,4}(?:[:.–—-] .*)?|free|gratis|kostenlos|gratuite?|grátis|gratuito|new|neu|nouveau|nuevo|novo|nuovo|nieuw|beta|popular|included|optional)$/iu
/** A sum of money, wherever it stands; in letters as well: "900 Kč", "Rp 8.500". */
export const sumOfMoney =
  /\p{Sc} ?\p{Nd}|\p{Nd} ?\p{Sc}|(?<!\p{L})(?:Rp\.?|S\/\.?) ?\p{Nd}|\p{Nd} ?(?:Kč|zł|kr|Ft|lei|TL|грн|руб|đ|VNĐ|VND|ريال|درهم)(?!\p{L})|\p{Nd} ?万?(?:円|元|원)/u
