/**
 * What the page holds to a case, told without it: to whom it is given, when, with what closed, of which plan, and what stands on
 * the page as what is left out: "without a drop of palm oil" uses no palm oil. By small words in seven languages, and places.
 */
import { isOfTheseFamilies } from "../../meaning/Alike.ts"
import { tellingStems } from "../../meaning/TellingStems.ts"
import { sentencesIn } from "../../voice/SentenceCuts.ts"

const shared = (sentence: ReadonlyArray<string>, text: string) =>
  new Set(tellingStems(text).filter((stem) => isOfTheseFamilies(stem, sentence))).size

/** "Für Mitglieder ist …", "Pour les écoles, …", "Durante la vendemmia …", "Dit voorjaar …": whom or when it is of, before all else. */
const opening =
  /^(?:(?:für|pour|para|per|voor) (?!(?:sie|uns|dich|euch|alle[ns]?|jede[nrs]?|vous|nous|toi|tou[st]\p{L}*|chaque|ti|usted(?:es)?|tod[oa]s?|cada|nosotros|você|nós|te|voi|tutt[ie]|ogni|noi|jou|u|iedereen|alle|elke?|ons|de[rmn]?|die|das|het|een|eine?[nrm]?|la?|l'|il|lo|une?|una?|um|uma|os?|as?)(?!\p{L}))(?<whom>[\p{L}'’ -]{3,40}?)|(?:während|pendant|durante|tijdens|in|im|diesen|kommenden|nächsten|dit|deze|volgende?) (?<when>(?:der|des|die|la|le|les|l'|el|il|lo|os?|as?|de|het)? ?(?:[\p{L}-]{3,24})))(?:,| (?=(?:il|lo|la|i|gli|le|el|los|las|les|os?|as?) |l['’]\p{L}|(?:ist|sind|gibt|bekommen|kostet|antwortet|est|sont|es|son|è|sono|é|são|is|zijn|krijgen|kost|antwoordt|öffne[nt]|eröffne[nt]|openen|opent|\p{L}+t|\p{L}+en)(?!\p{L})))/iu
const seasons =
  /(?<!\p{L})(?:herbst|frühjahr|frühling|sommer|winter|najaar|voorjaar|zomer|herfst|lente|ernte|\p{L}+saison|\p{L}*ferien|oogst|vakantie|récolte|vacances|saison|cosecha|temporada|raccolta|vendemmia|stagione|colheita|época)/iu
const opensCase = (sentence: string, text: string, own: ReadonlySet<string>): boolean => {
  const { whom, when } = opening.exec(text)?.groups ?? {}
  const held = whom ?? (when !== undefined && seasons.test(when) ? when : undefined)
  if (held === undefined) return false
  const stems = tellingStems(held).filter((stem) => !own.has(stem))
  const said = tellingStems(sentence).filter((stem) => !own.has(stem))
  return (
    stems.length > 0 &&
    !stems.some((stem) => isOfTheseFamilies(stem, said)) &&
    shared(said, text.slice(held.length)) > 1
  )
}

/** "On Sundays, Acme works at half speed": what a sentence takes from there beside what another says it has without the case. */
const englishCase =
  /^(?:on|in|at|during|under|with|without|after|before|if|when|where|while|once|unless) (?<held>[^,.;:]{3,40}), (?<rest>.{8,})$/iu
const takesFromCase = (sentence: string, parts: ReadonlyArray<string>, own: ReadonlySet<string>): boolean => {
  const said = tellingStems(sentence).filter((stem) => !own.has(stem))
  return parts.some((part) => {
    const { held = "", rest = "" } = englishCase.exec(part)?.groups ?? {}
    const stems = tellingStems(held).filter((stem) => !own.has(stem))
    if (rest === "" || stems.length === 0 || stems.some((stem) => isOfTheseFamilies(stem, said))) return false
    const others = parts.filter((other) => other !== part).flatMap(tellingStems)
    const told = tellingStems(rest)
    const taken = told.filter(
      (stem) => !own.has(stem) && isOfTheseFamilies(stem, said) && !isOfTheseFamilies(stem, others)
    )
    const isMerged = said.some((stem) => isOfTheseFamilies(stem, others) && !isOfTheseFamilies(stem, told))
    return isMerged && taken.length > 1
  })
}

/** "Quiet with the lid closed", "while the lid is closed", at the end. */
const tail =
  /(?<!\p{L})(?:with (?:the|its|a|an|your) (?<with>[\p{L}-]+(?: [\p{L}-]+)?) (?:on|off|closed|open|fitted|attached|installed|switched on|in place)|(?:mit (?:aufgesetzte[rnm]|geschlossene[rnm]|montierte[rnm]) (?<mit>\p{L}+)))[.!]?$/iu
const dropsTail = (sentence: string, text: string, own: ReadonlySet<string>): boolean => {
  const { with: en, mit } = tail.exec(text)?.groups ?? {}
  const stems = tellingStems(en ?? mit ?? "").filter((stem) => !own.has(stem))
  const said = tellingStems(sentence)
  return stems.length > 0 && !stems.some((stem) => isOfTheseFamilies(stem, said)) && shared(said, text) > 1
}

/** "Bekommen Mitglieder von Acme Plus", "for members of the Gold plan". */
const ofPlan =
  /(?<!\p{L})(?:members?|subscribers?|customers?|mitglieder\p{L}*|abonnent\p{L}*|kund\p{L}+|membres|abonnés|clients|miembros|socios|suscriptores|clientes|membros|assinantes|soci|abbonati|clienti|leden|abonnees|klanten) (?:of|on|with|von|mit|im|de|du|del|da|do|di|con|com|van|met) (?:[\p{L}'’-]+ ){0,3}?(?<plan>Plus|Pro|Premium|Gold|Business|Team|Enterprise|Max|Basic|Club)(?!\p{L})/iu
const dropsPlan = (sentence: string, text: string): boolean => {
  const plan = ofPlan.exec(text)?.groups?.plan
  return (
    plan !== undefined &&
    !new RegExp(String.raw`(?<!\p{L})${plan}(?!\p{L})`, "iu").test(sentence) &&
    shared(tellingStems(sentence), text) > 1
  )
}
/** What is held to a case is looked for among all the others. */
const mostParts = 32
/** Whether the page says it of somebody, of a time or of a state that the sentence does not name. */
export const liftsCase = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean => {
  const own = new Set(names.flatMap(tellingStems))
  const parts = texts.flatMap(sentencesIn).slice(0, mostParts)
  const holds = (part: string) =>
    opensCase(sentence, part, own) || dropsTail(sentence, part, own) || dropsPlan(sentence, part)
  const said = tellingStems(sentence).filter((stem) => !own.has(stem))
  if (takesFromCase(sentence, parts, own)) return true
  const held = parts.filter(holds)
  // What another sentence tells of everybody stands by that.
  return held.some((part) => !parts.some((other) => !holds(other) && shared(said, other) >= shared(said, part)))
}

const leftOut =
  /(?<!\p{L})(?:without|free (?:of|from)|ohne|frei von|sans|sin|sem|senza|zonder) (?:(?:a|an|any|the|one|single|ein(?:en|e)?|jede[nrs]?|un|une|aucune?|una|ningún|ninguna|uma?|nenhuma?|alcun|een|enig[e]?) )?(?:(?:gram|gramme|ounce|drop|bit|trace|gramm|tropfen|spur|goutte|trace|gramo|gota|grama|grammo|goccia|druppel) (?:(?:of|von|de|di|van|d') ?)?)?(?<what>\p{L}{4,})/giu
const denies =
  /(?<!\p{L})(?:no|not|never|without|minus|skips?|spares?|free|verzicht\p{L}*|kosten(?:los|frei)|gratis|gratuit\p{L}*|spart|évite\p{L}*|evita\p{L}*|none|instead|nothing|avoids?|nicht|kein\p{L}*|ohne|nie|frei|statt|pas|sans|jamais|aucune?|ni|sin|ningun\p{L}*|nunca|libre|não|sem|nenhum\p{L}*|livre|non|senza|nessun\p{L}*|mai|privo|niet|geen|zonder|nooit|vrij)(?!\p{L})|n['’]t(?!\p{L})|-free|frei(?!\p{L})|vrij(?!\p{L})|less(?!\p{L})/iu
/** Whether it says that something is used or done which stands on the page only as what is left out. */
export const takesLeftOut = (sentence: string, texts: ReadonlyArray<string>): boolean => {
  if (denies.test(sentence)) return false
  const said = tellingStems(sentence)
  return texts.some((text) =>
    [...text.matchAll(leftOut)].some(({ groups, index, 0: whole }) => {
      const stems = tellingStems(groups?.what ?? "")
      const rest = texts.map((one) =>
        one === text ? `${text.slice(0, index)} ${text.slice(index + whole.length)}` : one
      )
      return (
        stems.length > 0 &&
        stems.every((stem) => isOfTheseFamilies(stem, said)) &&
        !rest.some((one) => tellingStems(one).some((stem) => isOfTheseFamilies(stem, stems)))
      )
    })
  )
}

const shut =
  /(?<!\p{L})(?:closed|private|invite-only|geschlossen\p{L}*|privée?|fermée?|cerrad[ao]|privad[ao]|fechad[ao]|chius[ao]|gesloten|besloten) (?:beta|alpha|test\p{L}*|preview|prueba|bêta)/iu
const open =
  /(?<!\p{L})(?:open|public|offene[rnms]?|öffentliche[rnms]?|ouverte?|publique|abiert[ao]|públic[ao]|abert[ao]|apert[ao]|pubblic[ao]|openbare?) (?:beta|alpha|test\p{L}*|preview|prueba|bêta)/iu
/** "Open beta", of a closed one. */
export const opensTrial = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  open.test(sentence) && !texts.some((text) => open.test(text)) && texts.some((text) => shut.test(text))
