/** In which language a sentence is written, as far as it matters how it is read. */
import { commonWords, type ReadLanguage } from "../words/Languages.ts"

const languages = Object.keys(commonWords).filter((one): one is ReadLanguage => one in commonWords)

/** Words of another language that a sentence must have more of, before what the page states of itself is doubted. */
const surely = 2

/** Its language: what the page states, else English, where its own words do not plainly tell another; null for any other. */
export const sentenceLanguage = (text: string, stated: string | null): ReadLanguage | null => {
  const words = [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])]
  const latin = words.filter((word) => /^[\p{scx=Latin}]+$/u.test(word)).length
  if (latin * 2 < words.length) return null
  const known = stated === null ? "en" : languages.find((one) => stated.toLowerCase().startsWith(one))
  const told = (language: ReadLanguage) => words.filter((word) => commonWords[language].has(word)).length
  let best: ReadLanguage | null = known ?? null
  let most = known === undefined ? Math.max(surely, words.length / 4) : told(known) + surely
  for (const language of languages) {
    if (told(language) >= most) {
      most = told(language) + 1
      best = language
    }
  }
  return best
}
