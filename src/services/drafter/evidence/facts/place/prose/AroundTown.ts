/** What a sentence says around a town without moving it: the part of its land, what else there is not, what is granted first. */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { countryAtEnd } from "../../../reading/CountryNames.ts"
import type { Own } from "../../Own.ts"
import { isTownName } from "./tongues/TownNames.ts"

const land = String.raw`(?<land>\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?)`
const partOf = (pattern: string) => new RegExp(`(?<=\\p{Lu}[\\p{L}\\p{M}'’-]+)(?:,| –)? (?:${pattern})(?!\\p{L})`, "u")
/** "in the south of Chile", behind a town: the land, and where in it. */
const partsOfLands: Readonly<Record<string, ReadonlyArray<RegExp>>> = {
  en: [
    partOf(
      `in the (?:far |deep |very )?(?:(?:north|south)(?:[ -]?(?:east|west))?|east|west|middle|heart|cent(?:re|er)) of (?:the )?${land}`
    ),
    partOf(`in (?:(?:north|south)(?:[ -]?(?:east|west))?(?:ern)?|eastern|western|central|rural) ${land}`)
  ],
  de: [
    partOf(
      `(?:im (?:hohen |tiefen |äußersten )?(?:(?:Nord|Süd)(?:en|osten|westen)|Osten|Westen|Herzen|Zentrum)|in der Mitte) (?:von |der |des )?${land}`
    ),
    partOf("in (?:Nord|Süd|Ost|West|Mittel|Zentral)(?:ost|west)?(?<stem>\\p{Ll}\\p{L}{4,})")
  ],
  fr: [
    partOf(
      `(?:dans le|au|à l['’]) ?(?:(?:nord|sud)(?:-(?:est|ouest))?|est|ouest|cœur|centre) (?:de la |de l['’]|du |des |de |d['’])${land}`
    )
  ],
  es: [
    partOf(
      `(?:en el|al) (?:extremo )?(?:norte|sur|este|oeste|noreste|nordeste|noroeste|sureste|sudeste|suroeste|sudoeste|centro|corazón|interior) (?:del |de la |de los |de las |de )${land}`
    )
  ],
  pt: [
    partOf(
      `no (?:extremo )?(?:norte|sul|leste|oeste|nordeste|noroeste|sudeste|sudoeste|centro|coração|interior) (?:do |da |dos |das |de )${land}`
    )
  ],
  it: [
    partOf(
      `(?:nel|nell['’]|al) ?(?:(?:nord|sud)(?:-?(?:est|ovest))?|est|ovest|centro|cuore) (?:della |dell['’]|delle |dei |degli |del |di |d['’])${land}`
    ),
    partOf(`(?:nel|in) (?:Nord|Sud|Centro) ?${land}`)
  ],
  nl: [
    partOf(
      `in het (?:verre |uiterste )?(?:(?:noord|zuid)(?:en|oosten|westen)|oosten|westen|hart|midden) van (?:de |het )?${land}`
    ),
    partOf(`in (?:Noord|Zuid|Oost|West|Midden)-${land}`)
  ]
}
const part =
  /nor(?:d|te)|s[uü][dlr]|sout|est|oest|leste|[oe]ast|zuid|noord|cent|cœur|cuore|cora|inter|hear|hart|mid|Mitt|Herz|Zentr|rural|Nord|Süd|Ost|Zuid|Noord|Oost/u

/** "Valdivia, en el sur de Chile" as "Valdivia, Chile". */
export const withLandNamed = (text: string, lang: string): string => {
  if (!part.test(text)) return text
  for (const pattern of partsOfLands[lang] ?? []) {
    const found = pattern.exec(text)
    const { land: name = "", stem = "" } = found?.groups ?? {}
    if (found === null) continue
    const whole = stem === "" ? name : `${stem.charAt(0).toUpperCase()}${stem.slice(1)}`
    // "im Norden Italiens"
    const named = [whole, ...(lang === "de" ? [whole.replace(/s$/u, "")] : [])].find(
      (one) => countryAtEnd(one, lang)?.before === ""
    )
    if (named !== undefined) return text.replace(found[0], `, ${named}`)
  }
  return text
}

/** A denial that is of now and of nothing before. */
const denial = /(?<!\p{L})(?:not|never|nicht|jamais|não|non(?!-)|niet)(?!\p{L})/iu
const clauseAhead = /(?:,|;| [–—-]| (?:and|und|et|y|e|ed|en)(?= )) /gu
/** What a denial may turn: where, since when, for whom, how much of it. */
const turns =
  /(?<!\p{L})(?:but|though|although|yet|only|just|all|both|most|long|longer|more|always|permanent\p{L}*|here|there|home|based?|offices?|true|ours?|live|work(?:ing)?|sit|stay|remote\p{L}*|because|if|aber|doch|nur|bloß|mehr|lange|immer|alle|hier|dort|da|dauerhaft|ganz|unser\p{L}*|wohn\p{L}*|leb\p{L}*|arbeit\p{L}*|sitz\p{L}*|büro|mais|plus|seulement|tous|toujours|ici|là|y|longtemps|viv\p{L}*|travaill\p{L}*|habit\p{L}*|bureaux?|mas|só|somente|sempre|todos|aqui|lá|mais|trabalh\p{L}*|mor\p{L}+|escritório|ma|solo|tutti|qui|lì|più|lavor\p{L}*|ufficio|maar|alleen|altijd|allemaal|daar|meer|lang|werk\p{L}*|wo(?:on|nen)\p{L}*|kantoor)(?!\p{L})/iu
const capital = /(?<=[\s'’(])\p{Lu}[\p{L}'’-]*/gu

/**
 * "…, with a view of the harbour and not much else": a clause at the end that denies something of its own, and names no
 * other place. Without it, so that its "not" is not taken for the place's.
 */
export const withoutIdleDenial = (text: string, lang: string): string => {
  const found = denial.exec(text)
  if (found === null) return text
  const cut = [...text.matchAll(clauseAhead)].filter(({ index }) => index < found.index).at(-1)
  if (cut === undefined || cut.index < 12) return text
  const tail = text.slice(cut.index)
  const names = (tail.match(capital) ?? []).filter((word) => word !== "I")
  const isElsewhere = lang === "de" ? names.some(isTownName) : names.length > 0
  return isElsewhere || turns.test(tail) ? text : `${text.slice(0, cut.index)}.`
}

/** "Although our customers are all over the world, …": granted first, and none of what is said then. */
const granted =
  /^(?:although|though|even though|even if|while|whilst|auch wenn|obwohl|obgleich|obschon|wenngleich|bien que|quoique|même si|aunque|si bien|pese a que|a pesar de que|embora|ainda que|apesar de|anche se|sebbene|benché|nonostante|hoewel|ook al|al) [^,;:]{3,120}[,:] (?<rest>\p{L}.{11,})$/iu
const elseSubject =
  /^(?:its?|their|they|he|she|his|her|sie|er|es|ihr\p{L}*|sein\p{L}*|ils?|elles?|sa|son|ses|leurs?|su|sus|él|ella|ellos|sua|seu|suas|seus|ele|ela|eles|suo|loro|lui|lei|zijn|haar|hun|zij|ze|het) /iu
/** Without that, where what follows names whom it is about. */
export const withoutGranted = (text: string, own: Own): string => {
  const rest = granted.exec(text)?.groups?.rest
  return rest === undefined || elseSubject.test(rest) ? text : opened(rest, own)
}
/** As a sentence begins; a name keeps its letters. */
const opened = (rest: string, own: Own): string =>
  [1, 2, 3].some((count) => own.isName(rest.split(" ").slice(0, count).join(" ")))
    ? rest
    : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`

const began =
  /(?<!\p{L})(?:born|founded|started|began|begun|gegründet|geboren|gestartet|begonnen|entstanden|née?s?|créée?s?|fondée?s?|lancée?s?|naci\p{L}*|fundad[oa]s?|cread[oa]s?|nasc\p{L}*|criad[oa]s?|nat[oaie]|fondat[oaie]|opgericht|gestart|ontstaan)(?!\p{L})/iu
const nowThen =
  /^(?<before>[^.;:!?]{5,110}?)(?:,? (?:but|aber|mais|pero|mas|ma|maar|doch|e|y|and|und|et|en(?= nu | inmiddels | vandaag )) |, |[:;] | [–—-] )(?<rest>[^.;!?]*(?<!\p{L})(?:now|today|these days|heute|inzwischen|mittlerweile|aujourd'hui|désormais|hoy|ahora|hoje|agora|oggi|ora|ormai|adesso|vandaag|nu|inmiddels|da (?:\p{L}+|\p{Nd}+) anni|seit (?:\p{L}+|\p{Nd}+) jahren|desde hace (?:\p{L}+|\p{Nd}+) años|há (?:\p{L}+|\p{Nd}+) anos|depuis (?:\p{L}+|\p{Nd}+) ans)(?!\p{L}).*)$/iu
const nowAhead =
  /^(?:now|today|these days|heute|inzwischen|mittlerweile|aujourd'hui|désormais|hoy|ahora|hoje|agora|oggi|ora|ormai|vandaag|nu|inmiddels|da (?:\p{L}+|\p{Nd}+) anni|seit (?:\p{L}+|\p{Nd}+) jahren|desde hace (?:\p{L}+|\p{Nd}+) años|há (?:\p{L}+|\p{Nd}+) anos|depuis (?:\p{L}+|\p{Nd}+) ans),? /iu
const toTown = /(?<!\p{L})(?:in|at|from|of|aus|von|à|en|de|em|no|na|a|ad|di|te|uit|vanuit) \p{Lu}/u
const weSay =
  /(?<!\p{L})(?:we|our|wir|unser\p{L}*|nous|notre|nos|somos|estamos|tenemos|nuestr[oa]s?|ficamos|temos|noss[oa]s?|siamo|abbiamo|nostr[oaie]|wij|we|ons|onze|\p{L}{2,}amos|\p{L}{2,}iamo)(?!\p{L})/iu
/** "Born in London, Acme is now based in Dundee": of what it was and what it is, the second. */
export const withoutBefore = (text: string, own: Own): string => {
  const { before = "", rest = "" } = began.test(text) ? (nowThen.exec(text)?.groups ?? {}) : {}
  if (!toTown.test(rest) || !began.test(before) || began.test(rest) || elseSubject.test(rest)) return text
  if (own.isIn(fold(rest)) || weSay.test(rest)) return opened(rest, own)
  const now = rest.replace(nowAhead, "")
  const words = before.split(" ")
  const count = [1, 2, 3, 4].find((one) => own.isName(words.slice(0, one).join(" ")))
  // "Acme è nata a Roma, ma da tre anni sta a Trieste": its subject goes on.
  return count !== undefined && /^\p{Ll}/u.test(now) ? `${words.slice(0, count).join(" ")} ${now}` : text
}
