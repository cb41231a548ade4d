/** "Acme hat 2014 als Wochenendprojekt angefangen", as "Acme begann 2014": the perfect, whose participle stands last. */

import { calledSo } from "../../words/founding/DeedWords.ts"
import { yearAlone as year } from "../../words/founding/TimeWords.ts"

const what = `(?<what>(?:[Dd]ie |[Dd]er |[Dd]as )?${calledSo})`
const time = String.raw`(?:im (?:Jahr |Frühjahr |Frühling |Sommer |Herbst |Winter |\p{Lu}\p{Ll}{2,8} )|Anfang |Mitte |Ende )?${year}`
/** As what or how it began, and with no part of it. */
const how =
  "(?: (?:als|klein|ganz klein|zu zweit|zu dritt|allein|nebenbei|in (?:einer?|der|unserer?|meiner?))(?!\\p{L})[^,.;:]{0,60}?)?"
const shapes: ReadonlyArray<RegExp> = [
  `^${what} (?:hat|haben) ${time}${how} (?:angefangen|begonnen)(?=[.!,;]|$)`,
  `^${what} ist ${time}${how} (?:gestartet|entstanden|losgegangen)(?=[.!,;]|$)`,
  `^${what} hat ${time} (?:eröffnet|aufgemacht|aufgesperrt)(?=[.!]|$)`
].map((source) => new RegExp(source, "u"))

/** The plain sentence; null where it tells none such. */
export const begunInPerfect = (text: string): string | null => {
  const told = shapes.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined)
  return told?.what === undefined || told.year === undefined ? null : `${told.what} began in ${told.year}.`
}
