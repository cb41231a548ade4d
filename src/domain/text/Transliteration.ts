/**
 * Latin spellings of names. Cyrillic and Greek follow the plain spellings used in passports and on road
 * signs (no diacritics); a letter that is not listed here is left as it is for the caller to drop.
 */

/** Pairs of a letter and its Latin spelling; an empty spelling is a silent letter. */
const spellings = (table: string): ReadonlyArray<readonly [string, string]> =>
  table
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [letter = "", spelling = ""] = pair.split("=")
      return [letter, spelling] as const
    })

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  // Latin letters that Unicode does not decompose.
  ...spellings("ß=ss æ=ae œ=oe ø=o ð=d þ=th đ=d ħ=h ı=i ĸ=k ł=l ŋ=n ŧ=t ə=e ƒ=f"),
  // Russian, Ukrainian, Belarusian, Serbian, Macedonian.
  ...spellings(`
    а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts
    ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya є=ye і=i ї=yi ґ=g ў=u ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz ѓ=gj ѕ=dz ќ=kj`),
  ...spellings(`
    α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o`),
  ...spellings("&=-and- @=-at- +=-plus-")
])

const spelled = (text: string) => Array.from(text, (letter) => SPELLINGS.get(letter) ?? letter).join("")

/** `text` in lower case with every letter in Latin that has a spelling; accents and apostrophes are gone. */
export const transliterate = (text: string): string => {
  const composed = text
    .replace(/[\u2122\u00ae\u00a9\u2120'\u2018\u2019\u02bc]/g, "")
    .normalize("NFC")
    .toLowerCase()
  // Twice: й and ё are letters of their own before they are taken apart, ά is α only after.
  const apart = spelled(composed)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
  return spelled(apart)
}
