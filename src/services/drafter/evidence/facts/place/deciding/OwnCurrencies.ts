/** Currencies of one land alone, as they are written beside sums. */

/** A land, and how its money is written: before a figure, behind one, or on either side. Data. */
const before: ReadonlyArray<readonly [land: string, written: string]> = [
  ["BR", "R\\$"],
  ["PE", "S/\\.?"],
  ["ID", "Rp\\.?"],
  ["TW", "NT\\$"],
  ["HK", "HK\\$"],
  ["SG", "S\\$|SGD"],
  ["NZ", "NZ\\$|NZD"],
  ["AU", "AU?\\$|AUD"],
  ["CA", "CA?\\$|CAD"],
  ["GB", "£|GBP"],
  ["IN", "₹|INR"],
  ["KR", "₩|KRW"],
  ["NG", "₦|NGN"],
  ["KE", "K[Ss]hs?\\.?|KES"],
  ["GH", "GH₵|GHS"],
  ["PH", "₱|PHP"],
  ["TH", "฿|THB"],
  ["IL", "₪|ILS"],
  ["TR", "₺|TRY"],
  ["MY", "RM|MYR"],
  ["ZA", "ZAR"],
  ["AE", "AED"],
  ["SA", "SAR"],
  ["EG", "EGP"],
  ["MA", "MAD"]
]
const behind: ReadonlyArray<readonly [land: string, written: string]> = [
  ["CZ", "Kč|CZK|,-\\s?Kč"],
  ["PL", "zł|PLN"],
  ["HU", "Ft|HUF"],
  ["RO", "lei|RON"],
  ["BG", "лв\\.?|BGN"],
  ["UA", "грн\\.?|₴|UAH"],
  ["RU", "₽|руб(?:\\.|лей|ля)?"],
  ["KR", "원|₩"],
  ["JP", "円"],
  ["VN", "₫|đ|VNĐ|VND|đồng"],
  ["TH", "บาท|฿"],
  ["TR", "₺|TL"],
  ["IL", '₪|ש["״]ח'],
  ["IN", "₹"],
  ["GB", "£"],
  ["SE", "SEK"],
  ["DK", "DKK"],
  ["NO", "NOK"],
  ["ZA", "ZAR"],
  ["AE", "AED"],
  ["SA", "SAR"],
  ["EG", "EGP"],
  ["MA", "MAD"]
]

const shapes = [
  ...before.map(([land, written]) => [land, `(?<![\\p{L}\\p{Nd}])(?:${written}) ?\\p{Nd}`] as const),
  ...behind.map(([land, written]) => [land, `\\p{Nd}(?:[.,]-)? ?(?:${written})(?!\\p{L})`] as const)
].map(([land, shape]) => [land, new RegExp(shape, "u")] as const)

/** The lands in whose own money a text names sums. */
export const landsOfMoney = (text: string): ReadonlySet<string> =>
  new Set(shapes.flatMap(([land, shape]) => (shape.test(text) ? [land] : [])))
