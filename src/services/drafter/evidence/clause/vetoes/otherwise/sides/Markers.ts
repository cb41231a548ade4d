/**
 * A small word before a figure or a name that turns what it says: "since 2019" and "until 2019", "by 40 %" and "to 40 %",
 * "thanks to Petit" and what Petit does. In any language that has a table.
 */
import { tellingStems } from "../../../meaning/TellingStems.ts"
import { joints } from "./Crossed.ts"

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

const whom = String.raw`(?<whom>\p{Lu}[\p{L}\p{Nd}'’&.-]*)`
/** Who is thanked, and what a thing is built on, does not do it; who does it is not thanked. */
const thanks: ReadonlyArray<RegExp> = [
  new RegExp(
    String.raw`(?<!\p{L})(?:thanks to|dank|grâce (?:à|au|aux)|gracias al?|grazie a(?:l|lla|i)?|graças (?:a|ao|à)|dankzij) ${whom}`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?:built|based|powered|backed|hosted|made|designed|distributed|sold|owned) (?:on|by|with|for|from) ${whom}[^,]{0,40}, `,
    "iu"
  )
]
export const thanksOther = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  thanks.some((pattern) => {
    const said = pattern.exec(sentence)
    const mine = tellingStems(said?.groups?.whom ?? "")[0]
    if (said === null || mine === undefined) return false
    return texts.some((text) => {
      const told = pattern.exec(text)
      const theirs = tellingStems(told?.groups?.whom ?? "")[0]
      if (told === null || theirs === undefined || theirs === mine) return false
      return (
        tellingStems(text.replace(told[0], " ")).includes(mine) &&
        tellingStems(sentence.replace(said[0], " ")).includes(theirs)
      )
    })
  })

const because =
  /(?<!\p{L})(?:thanks to|because of|due to|owing to|dank|wegen|grâce (?:à|au|aux)|à cause d[eu]s?|gracias al?|debido al?|grazie a(?:l|lla|i|lle)?|a causa d\p{L}+|graças (?:a|ao|à|às|aos)|por causa d[eoa]s?|dankzij|vanwege)(?!\p{L})/iu
interface Caused {
  readonly what: ReadonlyArray<string>
  readonly why: ReadonlyArray<string>
}
const causedIn = (text: string): ReadonlyArray<Caused> =>
  text.split(joints).flatMap((part): ReadonlyArray<Caused> => {
    const found = because.exec(part ?? "")
    if (found === null) return []
    const what = tellingStems((part ?? "").slice(0, found.index))
    const why = tellingStems((part ?? "").slice(found.index + found[0].length))
    return what.length === 0 || why.length === 0 ? [] : [{ what, why }]
  })
/** "Saves heat thanks to its floor", of "saves heat thanks to its walls; is quick thanks to its floor". */
export const takesOtherCause = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const told = texts.flatMap(causedIn)
  if (told.length < 2) return false
  const only = (of: "what" | "why", at: number) => {
    const others = new Set(told.flatMap((one, index) => (index === at ? [] : one[of])))
    return new Set(told[at]?.[of].filter((stem) => !others.has(stem)))
  }
  return causedIn(sentence).some(({ what, why }) => {
    const effect = told.findIndex((_, at) => what.some((stem) => only("what", at).has(stem)))
    const cause = told.findIndex((_, at) => why.some((stem) => only("why", at).has(stem)))
    return effect !== -1 && cause !== -1 && effect !== cause
  })
}
