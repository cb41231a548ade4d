/** Addresses as Vietnam writes them: a number and a street, wards, and the town at last, with no postal code. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { Address } from "./Address.ts"

/** Towns that are told by their name alone; of the others a word says that they are one. */
const towns: ReadonlyMap<string, string> = new Map(
  "Hà Nội|Hồ Chí Minh|Đà Nẵng|Hải Phòng|Cần Thơ|Huế|Nha Trang|Đà Lạt|Vũng Tàu|Biên Hòa|Buôn Ma Thuột|Quy Nhơn|Hạ Long|Thủ Dầu Một|Vinh|Pleiku|Phan Thiết|Mỹ Tho|Long Xuyên|Rạch Giá|Cà Mau|Việt Trì|Thái Nguyên|Nam Định|Bắc Ninh|Hải Dương|Thanh Hóa"
    .split("|")
    .map((town) => [fold(town), town])
)
const letters: ReadonlyMap<string, string> = new Map([
  ["hn", "Hà Nội"],
  ["hcm", "Hồ Chí Minh"],
  ["đn", "Đà Nẵng"]
])
/** "TP.", "Thành phố": what stands before a town. */
const townAhead = /^(?:thành phố|tp\.?|thị xã) ?/iu
const land = /^(?:việt nam|vietnam|viet nam|vn)$/iu
/** What only an address has in front of its town. */
const street =
  /(?:^|[\s,:])(?:số (?:nhà )?\p{Nd}|đường|phố|ngõ|ngách|hẻm|quận|huyện|phường|xã|lô|tầng|tòa(?: nhà)?|khu (?:đô thị|công nghiệp|dân cư)|kđt|kcn|p\.|q\.|\p{Nd}+[a-z]?(?:\/\p{Nd}+)* \p{Lu})/iu
const label = /^[^:,\p{Nd}]{2,30}: ?/u
/** What is told of the place behind it: "— văn phòng giao dịch". */
const aside = / [–—|] .*$/u

export const inVietnamese = (text: string): Address | null => {
  if (!/[\u1ea0-\u1ef9đĐăĂơƠưƯ]/u.test(text)) return null
  const parts = text
    .replace(label, "")
    .replace(aside, "")
    .split(/\s*[,،]\s*/u)
  const last = parts.at(-1)?.replace(/\.$/u, "") ?? ""
  const named = land.test(last)
  const held = named ? parts.slice(0, -1) : parts
  // "Thủ Dầu Một, Bình Dương": a town before the province that holds it.
  const found = held
    .slice(-2)
    .toReversed()
    .flatMap((part) => {
      const name = part.replace(/\.$/u, "").replace(/ \p{Nd}{5,6}$/u, "")
      const bare = fold(name.replace(townAhead, ""))
      const town = towns.get(bare) ?? (name === bare ? undefined : letters.get(bare))
      return town === undefined ? [] : [{ town, at: held.indexOf(part) }]
    })[0]
  if (found === undefined || found.at === 0 || !held.slice(0, found.at).some((part) => street.test(part))) return null
  return { city: found.town, country: "VN", countryWords: named ? fold(last) : "", postal: true }
}
