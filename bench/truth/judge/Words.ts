/** Texts made comparable for judging; on purpose not the product's own folding. */

const joined = /[\p{L}\p{M}\p{N}\p{Sc}%+#@]/u
/** In these scripts words stand side by side. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u

const besideUnspaced =
  /(?<=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]) (?=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])/gu

/** Words alone, in lower case, a space apart: letters, figures and what belongs to figures. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u200b-\u200f\u00ad\ufeff]/g, "")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "")
    .replace(/(?<=\p{N})[.,:](?=\p{N})/gu, "\u0001")
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}%+#@\u0001]+/gu, " ")
    .replaceAll("\u0001", ".")
    .replace(besideUnspaced, "")
    .trim()

/** The same for words that differ in number alone, roughly. */
export const plainStems = (text: string): string =>
  plain(text)
    .split(" ")
    .map((word) => (word.length > 3 ? word.replace(/(?<=[^s])(?:es|s|en|n|e)$/, "") : word))
    .join(" ")

/** The figures of a text, as they would be written without separators. */
export const figuresOf = (text: string): ReadonlyArray<string> =>
  [...plain(text).matchAll(/\p{N}+(?:[.,]\p{N}+)*/gu)].map(([figure]) =>
    figure.replace(/[.,](?:00)?(?=$|\p{N}{3})/gu, "")
  )

const partsAt = (text: string, at: number) => {
  const before = text[at - 1] ?? " "
  const after = text[at] ?? " "
  return !(joined.test(before) && joined.test(after)) || unspaced.test(before) || unspaced.test(after)
}

/** Where `needle` stands in `hay`, both plain, on word boundaries. */
export const wordsAt = (hay: string, needle: string): number => {
  if (needle === "") return -1
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + 1))
    if (partsAt(hay, at) && partsAt(hay, at + needle.length)) return at
  return -1
}
export const holds = (hay: string, needle: string): boolean => wordsAt(plain(hay), plain(needle)) !== -1

/** How much of a text is made of these pieces: all of it, some, or none. */
export const covered = (text: string, pieces: ReadonlyArray<string>): "all" | "some" | "none" => {
  let left = plain(text)
  const whole = left
  for (const piece of [...pieces].map(plain).sort((a, b) => b.length - a.length))
    for (let at = wordsAt(left, piece); at !== -1; at = wordsAt(left, piece))
      left = `${left.slice(0, at)}\u0000${left.slice(at + piece.length)}`
  if (!/[^\u0000 ]/.test(left)) return "all"
  return left === whole ? "none" : "some"
}

/** Sentences of a text, lines apart. */
export const sentences = (text: string): ReadonlyArray<string> =>
  text
    .split(/\n+|(?<=[.!?…؟])\s+(?=[\p{Lu}\p{Lo}\p{N}"“¿¡])|(?<=[。！？])/u)
    .map((one) => one.trim())
    .filter((one) => plain(one) !== "")

const youtube = /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,})/

/** The same for addresses that lead to the same place. */
export const plainAddress = (address: string): string => {
  const video = youtube.exec(address)?.[1]
  if (video !== undefined) return `youtube:${video}`
  return address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/^twitter\.com\//, "x.com/")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
}
