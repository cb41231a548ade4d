/**
 * "Potatoes cannot be sent, but onion sets can"; "herbs are certified; flowers, not yet": a thing of which the page says the
 * contrary in no more than a word, put with those it is set against. In any language with words.
 */
import { tellingStems } from "../meaning/TellingStems.ts"

const parts =
  /[.,;:!?()]+(?=\s|$)|\s[-–—]\s|(?<!\p{L})(?:but|while|whereas|aber|während|mais|tandis que|pero|mientras que|mas|enquanto|ma|mentre|maar|terwijl)(?!\p{L})/iu
const denies =
  /(?<!\p{L})(?:not|no|never|neither|nor|none|without|cannot|nicht|kein\p{L}*|ohne|weder|pas|non|ni|aucune?|sans|não|nem|sin|tampoco|ningun[oa]?|nessun[oa]?|senza|né|niet|geen|zonder)(?!\p{L})|n['’]t(?!\p{L})/iu
/** Nothing but the thing and whether it is so. */
const affirmed =
  /^(?<thing>.+?)\s(?:can|do|does|are|is|will|have|has|schon|oui|sí|sim|sì|wel|aussi|también|também|anche)(?: be)?$/iu
const denied =
  /^(?<thing>.+?)[\s,]+(?:(?:can|do|does|are|is|will|have|has) ?(?:not|n['’]t)|cannot|can['’]t|not(?: yet)?|(?:noch |leider )?nicht|(?:pas|non)(?: encore)?|(?:todavía |aún )?no(?: todavía| aún)?|(?:ainda )?não|(?:ancora )?(?:non|no)|(?:nog )?niet)$/iu
const longest = 6

interface Contrast {
  readonly thing: ReadonlyArray<string>
  readonly isDenied: boolean
}
const contrastsIn = (text: string): ReadonlyArray<Contrast> => {
  const found = text.split(parts).map((part) => part.trim())
  return found.flatMap((part, at) => {
    if (at === 0 || part.split(/\s+/u).length > longest) return []
    // "Flowers, not yet": the thing stands before the comma.
    const joined = /^(?:not|noch|leider|todavía|aún|ainda|ancora|nog|pas|non)/iu.test(part)
      ? `${found[at - 1]} ${part}`
      : part
    const no = denied.exec(joined)?.groups?.thing
    const yes = no === undefined ? affirmed.exec(part)?.groups?.thing : undefined
    const thing = tellingStems(no ?? yes ?? "")
    const isPlain = thing.length > 0 && thing.length <= mostWords && !denies.test(no ?? yes ?? "")
    return !isPlain ? [] : [{ thing, isDenied: no !== undefined }]
  })
}
const mostWords = 3

/** Whether a part of the sentence says of such a thing what the page says of the others. */
export const takesContrary = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const told = texts.flatMap(contrastsIn)
  if (told.length === 0) return false
  const clauses = sentence.split(/[.;:!?]+(?=\s|$)|(?<!\p{L})(?:but|aber|mais|pero|mas|ma|maar)(?!\p{L})/iu)
  return told.some(({ thing, isDenied }) =>
    clauses.some((clause) => {
      const stems = tellingStems(clause)
      return (
        stems.length > thing.length + 1 &&
        thing.every((word) => stems.includes(word)) &&
        denies.test(clause) !== isDenied
      )
    })
  )
}

const excepts =
  /(?<!\p{L})(?:unless|except|but not|apart from|other than|do(?:es)? (?:\p{L}+ )?turn away|sauf|hormis|excepté|excepto|salvo|menos|exceto|tranne|eccetto|außer|ausser|ausgenommen|behalve|uitgezonderd|tenzij)(?!\p{L})/iu
const takesIn =
  /(?<!\p{L})(?:even (?:where|when|if|with|without|for|on|in|at|after|before|one|those|the|a)|regardless|même|incluso|mesmo|anche|persino|perfino|sogar|selbst|auch|zelfs|ook)(?!\p{L})/iu
/** "Even where it was stolen", of "except where it was stolen": takes in what the page leaves out. */
export const takesInExcepted = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  const text = texts.join("\n")
  if (!takesIn.test(sentence) || takesIn.test(text) || excepts.test(sentence)) return false
  const left = new Set(texts.flatMap((one) => tellingStems(excepts.test(one) ? afterExcept(one) : "")))
  const told = tellingStems(sentence.slice(takesIn.exec(sentence)?.index))
  return told.some((stem) => left.has(stem))
}
const afterExcept = (text: string) => text.slice(excepts.exec(text)?.index).split(/[.;!?]/u)[0] ?? ""
