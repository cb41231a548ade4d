/** The words of each language for founding, as the patterns a sentence is read with. */
import { type FoundingTongue, foundingTongues } from "../words/founding/FoundingWords.ts"

const year = String.raw`(?:1[89]|20)\p{Nd}{2}(?![\p{L}\p{N}]|[-–/']\p{Nd}|\p{Nd})`
/** "Ghent, Belgium", "the heart of Ghent", "a garage in Ghent". */
export const placeName = String.raw`(?:the )?\p{Lu}[\p{L}\p{M}.'-]*(?: (?:(?:de|del|della|di|da|do|am|an der|sur|upon|la|le|el|of|den|der|the) )?\p{Lu}[\p{L}\p{M}.'-]*){0,3}(?:, (?:en |in |im |au |nel )?(?:the )?\p{Lu}[\p{L}\p{M}.'-]*(?: (?:of |and |the )?\p{Lu}[\p{L}\p{M}.'-]*){0,3}){0,2}`
const setting = String.raw`(?:(?:a|an|the|our|my|his|her|their|einer?|einem|un|une|una|uno|um|uma|een) \p{Ll}+(?:'s)?(?: \p{Ll}+){0,3} (?:in|of|à|en|em|a|in|van|von) )?`
/** "in a garage", "am Küchentisch", "as a side project": where a story begins, or as what. */
const asWhat = String.raw`,? (?:as|als|comme|como|come) (?:an?|his|her|their|our|my|eine?|un|une|una|uno|um|uma|een) \p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,2}`
const room = String.raw`,? (?:(?:at|in|on|around) (?:a|an|the|our|her|his|their|one)|in (?:einer|einem)|am|dans une?|sur une|en una?|em uma?|numa?|na|no|in una?|su un|in een|aan een|aan de) (?:\p{Ll}+|(?<=(?:am|einer|einem) )\p{Lu}\p{Ll}+)(?: \p{Ll}+){0,2}`
export const groupWords = String.raw`(?:(?!who\b|that\b|which\b|whose\b|die\b|qui\b|que\b|che\b)[\p{Ll}\p{Nd}-]+)(?: (?!who\b|that\b|which\b|whose\b|after\b|when\b|while\b|qui\b|que\b|che\b)[\p{Ll}\p{Nd}-]+){0,7}`

const anyCase = (alternatives: string) => `(?i:${alternatives})`

const anyArticle = "(?:an?|eine?|une?|una|uma?|uno|een)"
export interface FoundingShapes {
  readonly hint: RegExp
  /** One of its words for a founding, or a label: whatever is told in it has one. */
  readonly telling: RegExp
  readonly lead: RegExp
  readonly be: RegExp
  readonly founded: RegExp
  readonly found: RegExp
  /** Of the verbs of founding those that say "opened", and those that say "launched". */
  readonly opened: RegExp | null
  readonly launched: RegExp | null
  readonly weFound: RegExp | null
  /** "Ha fondato", at the head of a sentence; after "Giornalista," as well. */
  readonly dropped: RegExp | null
  readonly have: RegExp | null
  readonly began: RegExp
  readonly appeared: RegExp
  readonly when: RegExp
  readonly by: RegExp
  readonly at: RegExp
  /** "at a kitchen table": no place that has a name. */
  readonly setting: RegExp
  readonly label: RegExp
  readonly onward: RegExp
  readonly kind: RegExp
  /** The kind alone, at the head of a line. */
  readonly leadKind: RegExp
}
/** "opened", where the verb stands last. */
export const openedLast = "eröffnet|geopend"
/** No letter goes on. */
const end = String.raw`(?![\p{L}\p{N}])`

/** "founded and still run by". */
const kept = String.raw`(?: (?:and|und|et|y|e|en) (?:(?:still|is|now|jointly|today|noch heute|toujours|aún|ainda|ancora|nog steeds) )?(?:run|led|kept|written|edited|owned|managed|headed|made|baked|brewed|designed|geführt|geleitet|betrieben|dirigée?|gérée?|tenue?|animée?|dirigid[ao]|llevad[ao]|escrit[ao]|gestionad[ao]|gerid[ao]|dirett[ao]|gestit[ao]|guidat[ao]|scritt[ao]|geleid|gerund)(?= (?:by|von|par|por|pel[ao]s?|da|dal|dalla|door) ))?`

const only = (words: string) => (words === "" ? null : new RegExp(`^(?:${words})$`, "iu"))

const shapesOf = (tongue: FoundingTongue): FoundingShapes => {
  const verbs = [tongue.found, tongue.opened, tongue.launched].filter((one) => one !== "").join("|")
  const telling = [
    verbs,
    tongue.founded,
    tongue.weFound,
    tongue.began,
    tongue.appeared,
    tongue.label,
    tongue.have === "" ? "" : openedLast
  ]
  const date = String.raw`(?:(?:\p{Nd}{1,2}(?:st|nd|rd|th|\.|er)? )?${anyCase(tongue.months)}(?: \p{Nd}{1,2}(?:st|nd|rd|th)?)?,? (?:de |del |of )?)?`
  const when = String.raw`(?:,? ?\(?(?:${anyCase(`${tongue.in}|on|am|le|el|il|op`)} )?|(?:,? )?${anyCase(tongue.in)} ?)${date}(?<year>${year})\)?`
  return {
    hint: new RegExp(anyCase(tongue.hint), "u"),
    telling: new RegExp(anyCase(telling.filter((one) => one !== "").join("|")), "u"),
    lead: new RegExp(
      String.raw`^(?:(?:${anyCase(tongue.lead)})[,:]? |(?:${anyCase(`${tongue.in}|on|am|le|el|il|op`)} )?${date}(?<year>${year})(?:,| -| –|:)? )`,
      "u"
    ),
    be: new RegExp(` (?:${anyCase(tongue.be)})(?: ${anyCase(tongue.adverb)})?(?= )`, "gu"),
    founded: new RegExp(
      String.raw`(?:, (?i:which|qui|que|che) ${anyCase(tongue.be)} |,? | [-–] |^)(?:${anyCase(tongue.adverb)} )?${anyCase(tongue.founded)}${kept}${end}`,
      "uy"
    ),
    found: new RegExp(String.raw`(?:^| )(?:${anyCase(tongue.adverb)} )?(?:${anyCase(verbs)})${end}`, "gu"),
    opened: only(tongue.opened),
    launched: only(tongue.launched),
    dropped: tongue.dropsSubject
      ? new RegExp(
          String.raw`^(?:\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}, )?(?=(?:${anyCase(`${tongue.found}|${tongue.opened}`)})${end})`,
          "u"
        )
      : null,
    weFound: tongue.weFound === "" ? null : new RegExp(String.raw`^(?:${anyCase(tongue.weFound)})${end}`, "u"),
    have: tongue.have === "" ? null : new RegExp(String.raw` (?:${anyCase(tongue.have)})(?= )`, "gu"),
    began: new RegExp(String.raw` (?:${anyCase(tongue.began)})${end}`, "gu"),
    appeared: new RegExp(String.raw` (?:${anyCase(tongue.appeared)})(?=[ .,!;]|$)`, "gu"),
    when: new RegExp(when, "uy"),
    by: new RegExp(String.raw`,? ${anyCase(tongue.by)} `, "uy"),
    at: new RegExp(String.raw`,? ${anyCase(tongue.at)} ${setting}(?<place>${placeName})`, "uy"),
    setting: new RegExp(
      `(?:${room}|${asWhat})(?= ${anyCase(tongue.in)} | ${anyCase(tongue.by)} |[,.]|$| (?:when|while|als|quand|cuando|quando|toen) )`,
      "uy"
    ),
    label: new RegExp(
      String.raw`^(?:(?:${anyCase(tongue.label)})(?: ?[:–-] ?| )(?:${anyCase(tongue.in)} )?${date}(?<year>${year})\.?|(?<before>${year}) ?[:–-]? ?(?:${anyCase(tongue.founded)}))$`,
      "u"
    ),
    onward: new RegExp(`^ (?:${anyCase(tongue.onward)})(?=[ .,;!]|$)`, "u"),
    leadKind: new RegExp(String.raw`^(?:${anyCase(tongue.kind)}) (?=${anyCase(tongue.founded)}(?!\p{L}))`, "u"),
    kind: new RegExp(
      String.raw`^(?:(?:${anyCase(tongue.isA)}) |(?=${anyArticle} ))(?<what>(?:[\p{L}']{1,4} )?[^,;.:()]{0,70}?${anyCase(tongue.kind)})(?: (?:familiar|familial|familiale|familiares|artesanal|artisanale|artigiana|artigianale|independente|independiente|indépendante?|local|locale|tecnológica|tecnologica|tecnológico|social|española|portuguesa|brasileira|française|italiana|mexicana|argentina|belge|suisse|québécoise)){0,2}(?: (?:from|of|de|aus|en|in|di|da|a|à|uit) ${placeName}(?: \([^()]{1,30}\))?)?(?=,? )`,
      "u"
    )
  }
}
export const foundingPatterns: ReadonlyArray<FoundingShapes> = foundingTongues.map(shapesOf)
