/**
 * A small word before a figure or a name that turns what it says: "since 2019" and "until 2019", "by 40 %" and "to 40 %",
 * "thanks to Petit" and what Petit does. In any language that has a table.
 */
import { tellingStems } from "../../../meaning/TellingStems.ts"

/** Each with the other, before the same word. */
const opposed: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /(?<!\p{L})(?:since|starting (?:in|with)|from|seit|ab|depuis|dès|à partir d[eu]|desde|a partir d[eo]l?|da(?:l|lla)?|a partire da(?:l|lla)?|vanaf|sinds) (?<what>(?:\p{L}+ )?\p{Nd}[\p{Nd}.:]*)/giu,
    /(?<!\p{L})(?:until|till|up to|before|bis|vor|jusqu['’](?:à|en|au)|avant|hasta(?: el)?|antes de|até|fino (?:a|al|alla)|prima del?|tot|vóór) (?<what>(?:\p{L}+ )?\p{Nd}[\p{Nd}.:]*)/giu
  ],
  [
    /(?<!\p{L})(?:at least|minimum(?: of)?|no fewer than|mindestens|au moins|au minimum|minimum de|al menos|como mínimo|mínimo de|almeno|minimo|pelo menos|no mínimo|minstens|minimaal|minimale \p{L}+)[:,]? (?<what>\p{Nd}[\p{Nd}.,]*)/giu,
    /(?<!\p{L})(?:at most|up to|no more than|maximum(?: of)?|höchstens|bis zu|maximal|jusqu['’]à|au plus|au maximum|hasta|como máximo|máximo de|fino a|al massimo|massimo|até|no máximo|hooguit|maximaal|hoogstens)[:,]? (?<what>\p{Nd}[\p{Nd}.,]*)/giu
  ],
  [
    /(?<!\p{L})(?:by|um|de|en un|del|di|do|em|met) (?<what>\p{Nd}[\p{Nd}.,]* ?(?:%|percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|procent))/giu,
    /(?<!\p{L})(?:to|auf|à|al|hasta(?: el)?|a(?:l)?|fino al|para|até|tot|naar) (?<what>\p{Nd}[\p{Nd}.,]* ?(?:%|percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|procent))/giu
  ]
]
const whatIn = (text: string, marker: RegExp): ReadonlyArray<string> =>
  [...text.matchAll(marker)].map(({ groups }) => (groups?.what ?? "").toLowerCase())

/** Whether a sentence has before a figure the opposite of what stands there in a text. */
export const marksOtherwise = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  opposed.some(([one, other]) =>
    [
      [one, other],
      [other, one]
    ].some(([mine, theirs]) => {
      if (mine === undefined || theirs === undefined) return false
      const kept = new Set(texts.flatMap((text) => whatIn(text, mine)))
      const turned = new Set(texts.flatMap((text) => whatIn(text, theirs)))
      return whatIn(sentence, mine).some((what) => turned.has(what) && !kept.has(what))
    })
  )

/** Who is thanked does not do it, and who does it is not thanked. */
const thanks =
  /(?<!\p{L})(?:thanks to|dank|grâce (?:à|au|aux)|gracias a(?:l)?|grazie a(?:l|lla|i)?|graças (?:a|ao|à)|dankzij) (?<whom>\p{Lu}[\p{L}\p{Nd}'’&.-]*)/iu
export const thanksOther = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const said = thanks.exec(sentence)
  const whom = tellingStems(said?.groups?.whom ?? "")[0]
  if (said === null || whom === undefined) return false
  return texts.some((text) => {
    const told = thanks.exec(text)
    const theirs = tellingStems(told?.groups?.whom ?? "")[0]
    if (told === null || theirs === undefined || theirs === whom) return false
    return (
      tellingStems(text.replace(told[0], " ")).includes(whom) &&
      tellingStems(sentence.replace(said[0], " ")).includes(theirs)
    )
  })
}
