/** A sentence with its house and its time marked: "¤" is us, "£" the kind of house, "@" when it was, "#" another year. */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import { anyYear } from "../../../founding/BegunYears.ts"
import type { Own } from "../../../Own.ts"
import type { BeginningTongue } from "./words/BeginningTongue.ts"

const parted = /^(?<open>["'([]*(?:\p{L}{1,5}['’])?)(?<core>.*?)(?<close>[.,;:!)\]"']*)$/u
const longestName = 5

/** "la Tostare", "Mixmates", "dell'Officina Ronda". */
const withNames = (text: string, own: Own, tongue: BeginningTongue): string => {
  if (!own.mayName(fold(text))) return text
  const words = text.split(" ")
  const told: Array<string> = []
  const isOurs = (core: string) => core !== "" && own.isName(core) && own.isName(`the ${core}`)
  for (let at = 0; at < words.length; at++) {
    const found = [5, 4, 3, 2, 1]
      .filter((count) => count <= longestName && at + count <= words.length)
      .flatMap((count) => {
        const { open = "", core = "", close = "" } = parted.exec(words.slice(at, at + count).join(" "))?.groups ?? {}
        if (isOurs(core)) return [{ count, mark: `${open}¤${close}` }]
        // "the Acme team": a noun that makes no other thing of it.
        if (count > 1 && open === "" && own.isName(core.split(" ")[0] ?? "") && own.subject(core) === "own")
          return [{ count, mark: `¤${close}` }]
        const base = core.replace(/['’]?s$/u, "")
        return tongue.genitive && base !== core && isOurs(base)
          ? [{ count, mark: `${open}${tongue.house.of} ¤${close}` }]
          : []
      })[0]
    if (found === undefined) {
      told.push(words[at] ?? "")
      continue
    }
    if (tongue.articles.has((told.at(-1) ?? "").toLowerCase())) told.pop()
    told.push(found.mark)
    at += found.count - 1
  }
  return told.join(" ")
}

const patterns = new WeakMap<BeginningTongue, ReturnType<typeof compiled>>()
const compiled = ({ house, parts, time, noTime, since }: BeginningTongue) => {
  const kind = `(?:${house.before} ){0,2}(?:${parts["kinds"] ?? ""})(?!\\p{L})(?: (?:${house.behind})){0,2}(?:,? ¤)?`
  const start = "(?<![\\p{L}¤£])"
  return {
    ofOur: new RegExp(`${start}(?:${house.ofOur})${kind}`, "giu"),
    our: new RegExp(`${start}(?:${house.our})${kind}`, "giu"),
    ofThe: new RegExp(`${start}(?:${house.ofThe})${kind.replace("(?!\\p{L})", "(?:s|es)?(?!\\p{L})")}`, "giu"),
    the: new RegExp(`${start}(?:${house.the})${kind}`, "giu"),
    before: new RegExp(`(?:(?<!\\p{L})(?:${time})(?: |(?<=['’])))+$`, "iu"),
    noTime: new RegExp(`(?<!\\p{L})(?:${noTime}) $`, "iu"),
    since: new RegExp(`(?<!\\p{L})(?:${since})(?!\\p{L})`, "iu")
  }
}
const patternsOf = (tongue: BeginningTongue) => {
  const known = patterns.get(tongue) ?? compiled(tongue)
  patterns.set(tongue, known)
  return known
}
/** Kinds of house that are another's by their names: a neighbour's, a daughter. */
const others =
  /(?:partner|nachbar|tochter|schwester|mutter|vorgänger|kunden|zuliefer|förder|konkurrenz|dochter|zuster|moeder|buur|klant)\p{L}+$/iu

const withHouses = (text: string, tongue: BeginningTongue): string => {
  const { ofOur, our, ofThe, the } = patternsOf(tongue)
  const { of } = tongue.house
  const put = (mark: string) => (words: string) => {
    if (others.test(words)) return words
    return words.endsWith("¤") ? `${mark.replace("£", "¤")}` : mark
  }
  return text
    .replace(ofOur, put(`${of} ¤`))
    .replace(our, put("¤"))
    .replace(ofThe, put(`${of} £`))
    .replace(the, put("£"))
}

/** One of several, told from the others. */
const ofWhich =
  /£(?=,? (?:(?:in|bei|mit|für|an|von|aus|auf|con|para|com|per|da|a|en|em|chez|dans|pour|avec) (?:der|dem|den|die|das|la que|el que|la cual|el cual|cui|que|quien|quem|qual|qui|laquelle|lequel|wie)|die|das|der|den|dat|wo|où|qui|que|qu'|dont|che|dove|donde|onde|waar\p{L}*)(?!\p{L}))/giu

/** "die Firma hinter Acme", "het bedrijf achter Acme": the house. */
const houseBehind =
  /£,? (?:(?:die |das |que (?:hay |está |fica |se esconde )?|qui (?:est |se cache |se trouve )?|che (?:sta |c'è |si trova )?|dat |die )?(?:hinter|detrás de|tras|derrière|dietro(?: a)?|achter|por (?:trás|detrás) d[aeo]|atrás d[aeo])|qui (?:édite|développe|fabrique|fait)|que (?:hace|fabrica|desarrolla|edita|faz|desenvolve)|che (?:produce|sviluppa|fa)) ¤(?: (?:steht|steckt|staat|zit|schuilgaat),?)?/giu

const ofTown = /£ (?:de|di|do|da|du|à|a) (\p{Lu}[\p{L}-]+)/gu

export interface MarkedTime {
  readonly year: string
  readonly since: boolean
  readonly text: string
}
/** Farthest back that words of a time are looked for. */
const reach = 60

/** The sentence once for each of its years. */
export const markedOf = (said: string, own: Own, tongue: BeginningTongue): ReadonlyArray<MarkedTime> => {
  const tidy = said
    .replace(/ ?\((?=[^()]{1,80}\))/gu, ", ")
    .replace(/\)(?=[.,;:!]|$)/gu, "")
    .replace(/\)/gu, ",")
    .replace(/’/gu, "'")
    .replace(/^["']|["'.!]+$/gu, "")
  const named = withHouses(withNames(tidy, own, tongue), tongue)
  const { before, noTime, since } = patternsOf(tongue)
  const years = [...named.matchAll(anyYear)].map(({ 0: year, index }) => {
    const ahead = named.slice(Math.max(0, index - reach), index)
    const time = before.exec(ahead)?.[0] ?? ""
    const start = index - time.length
    const left = named.slice(0, start)
    const rest = named.slice(index + year.length)
    const isBare = time === "" && !(tongue.bareYear || /(?:^|[,;:] | [–—-] )$/u.test(left))
    const isSpan = /^(?: ?[-–/] ?| (?:bis|to|tot|à|a|hasta|até|al|fino) )\p{Nd}/iu.test(rest)
    const isTime = !isBare && !isSpan && !noTime.test(left)
    return { year, start, end: index + year.length, since: since.test(time), isTime }
  })
  if (years.length > 3) return []
  return years.flatMap((one, at) => {
    if (!one.isTime) return []
    let text = named
    for (const [index, other] of [...years.entries()].toReversed())
      text = `${text.slice(0, other.start)}${index === at ? "@" : "#"}${text.slice(other.end)}`
    // "Acme Academy" is another thing; a month or a person may follow what a comma ends.
    text = text.replace(/[¤£](?=(?: |-)\p{Lu})/gu, "×").replace(/[¤£](?=[-\p{L}])/gu, "×")
    // "die Bäckerei, in der Acme entstand"; beside our name the house is another's.
    text = text.replace(houseBehind, "¤").replace(ofWhich, "×")
    // "Abbiamo aperto il negozio di Pisa": one of several, save where the house is called after the town.
    text = text.replace(ofTown, (all, town: string) =>
      [...own.names].some((name) => name.includes(fold(town))) ? all : "×"
    )
    if (text.includes("¤")) text = text.replaceAll("£", "×")
    return [{ year: one.year, since: one.since, text }]
  })
}
