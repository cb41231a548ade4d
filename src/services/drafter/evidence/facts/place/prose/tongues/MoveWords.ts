/**
 * How languages tell that makers moved. `{S}` who, `{P}` where to; group `what` the rooms that moved, `from` where from,
 * `around` rooms in the new town. Alternatives of regular expressions, without case. Data: another language is another entry.
 */

interface Moving {
  /** What tells of a move: a sentence with two of these tells of two. */
  readonly verb: RegExp
  readonly shapes: ReadonlyArray<string>
}
const verb = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu")
/** Where the clause begins: at the head, behind a comma, behind a year. */
const head = (inWords: string, month = "(?:\\p{L}+ (?:de |d')?){0,3}") =>
  `(?:^|(?<=[,;] (?:(?:and|und|et|y|e|en) )?))(?:(?:(?:${inWords}) ${month})?\\p{Nd}{4},? )?`
const from = (words: string) => `(?: (?:${words}) (?<from>[^.;:!?,]{1,40}?))?`
const when = (words: string) => `(?: (?:(?:${words}) )?(?:\\p{L}+ ){0,2}\\p{Nd}{4})?`

const rooms = {
  en: "(?:(?:main|small|little|whole|entire|own|only) )?(?:headquarters|hq|head ?office|offices?|studio|workshop|home base|base|home|seat|company|business|firm|kitchen|bakery|brewery|roastery|pottery|operations?)",
  de: "(?:kleines? |ganze[sn]? |gesamte[sn]? )?(?:(?:haupt|firmen|unternehmens)?sitz|büro|atelier|studio|werkstatt|zentrale|hauptquartier|firma|unternehmen|betrieb|backstube|rösterei)",
  fr: "(?:petit |petite )?(?:siège(?: social)?|bureaux?|atelier|studio|quartier général|locaux|quartiers|entreprise|société)",
  es: "(?:pequeñ[oa] )?(?:sede(?: central| social)?|oficinas?|taller|estudio|cuartel general|empresa|obrador|base)",
  pt: "(?:pequen[oa] )?(?:sede|escritórios?|oficina|ateliê|atelier|estúdio|empresa|quartel-general|base)",
  it: "(?:piccol[oa] )?(?:sede(?: centrale| legale)?|uffici|ufficio|laboratorio|studio|bottega|quartier generale|azienda|base)",
  nl: "(?:klein|kleine|hele )?(?:(?:hoofd)?kantoor|hoofdkwartier|atelier|studio|werkplaats|bedrijf|zetel|bakkerij|branderij)"
} as const
const moving: Readonly<Record<string, Moving>> = {
  en: {
    verb: verb("moved|relocated|shifted|moving|relocating|moves?"),
    shapes: [
      `${head("in|since|back in")}{S} (?:has |have )?(?:since |then |later |recently |finally )?(?:moved|relocated|shifted)(?: (?<what>(?:its|our|the|my) ${rooms.en}))?${from("from|out of|away from")}${when("in")} (?:in)?to (?:(?:our|its|an?|the) (?<around>[^.;:!?()]{1,90}?) in )?{P}`
    ]
  },
  de: {
    verb: verb(
      "(?:um|weiter)?gezogen|umgesiedelt|übergesiedelt|zogen?|zieht|ziehen|umzuziehen|umziehen|verlegt|verlegten?|verlegen|verlagert|siedelten?"
    ),
    shapes: [
      `^{S} (?:ist|sind|bin)${when("im|in")}(?: mit (?<what>(?:dem|der|unserem|unserer|seinem|ihrem) ${rooms.de}))?${from("von|aus")} nach {P}${when("im|in")} (?:(?:um)?gezogen|umgesiedelt|übergesiedelt)`,
      `^(?:(?:im |in )?(?:\\p{L}+ ){0,2}\\p{Nd}{4}|nach [^,.;:!?]{3,40}) (?:ist|sind|bin) {S}(?: mit (?<what>(?:dem|der|unserem|unserer|seinem|ihrem) ${rooms.de}))?${from("von|aus")} nach {P} (?:(?:um)?gezogen|umgesiedelt|übergesiedelt)`,
      `^{S} zog(?:en)?${when("im|in")}(?: mit (?<what>(?:dem|der|unserem|unserer|seinem|ihrem) ${rooms.de}))?${from("von|aus")} nach {P}`,
      `^(?:(?:im |in )?(?:\\p{L}+ ){0,2}\\p{Nd}{4}|nach [^,.;:!?]{3,40}) zog(?:en)? {S}(?: mit (?<what>(?:dem|der|unserem|unserer|seinem|ihrem) ${rooms.de}))?${from("von|aus")} nach {P}`,
      `^{S} (?:hat|haben)${when("im|in")} (?<what>(?:seine[nm]?|ihre[nm]?|unsere[nm]?|unser|sein|ihr|den|das|die) ${rooms.de})${when("im|in")}${from("von|aus")} nach {P} (?:verlegt|verlagert)`,
      `^(?:(?:im |in )?(?:\\p{L}+ ){0,2}\\p{Nd}{4}|nach [^,.;:!?]{3,40}) (?:hat|haben) {S} (?<what>(?:seine[nm]?|ihre[nm]?|unsere[nm]?|unser|sein|ihr|den|das|die) ${rooms.de})${from("von|aus")} nach {P} (?:verlegt|verlagert)`,
      `^{S} verlegten? ${when("im|in").replace("(?: ", "(?:").replace(")?", " )?")}(?<what>(?:seine[nm]?|ihre[nm]?|unsere[nm]?|unser|sein|ihr|den|das|die) ${rooms.de})${when("im|in")}${from("von|aus")} nach {P}`
    ]
  },
  fr: {
    verb: verb(
      "déménag\\p{L}*|emménag\\p{L}*|transfér\\p{L}*|relocalis\\p{L}*|déplac\\p{L}*|(?:s'est|sommes) (?:ré)?installée?s?"
    ),
    shapes: [
      `${head("en|depuis")}{S} (?:a|ont|avons|ai) (?:déménagé|emménagé)(?: (?<what>(?:son|ses|notre|nos|le|les|l') ?${rooms.fr}))?${from("de|d'")}${when("en")} à {P}`,
      `${head("en|depuis")}{S} (?:a|ont|avons|ai) (?:transféré|déplacé|déménagé|relocalisé) (?<what>(?:son|ses|notre|nos|le|les|l') ?${rooms.fr})${from("de|d'")}${when("en")} à {P}`
    ]
  },
  es: {
    verb: verb("mud(?:ó|amos|aron|ado|arse|ar|ará|aremos|an|a)|traslad(?:ó|amos|aron|ado|arse|ar|ará|aremos|an|a)"),
    shapes: [
      `${head("en|desde")}{S} (?:se )?(?:ha |han )?(?:mudó|trasladó|mudado|trasladado)(?: (?<what>(?:su|la|sus|las) ${rooms.es}))?${from("de|desde")}${when("en")} a {P}`,
      `${head("en|desde")}(?:nos )?(?:hemos )?(?:mudamos|trasladamos|mudado|trasladado)(?: (?<what>(?:nuestr[oa]s?|la|el|las|los) ${rooms.es}))?${from("de|desde")}${when("en")} a {P}`
    ]
  },
  pt: {
    verb: verb(
      "mud(?:ou|ámos|amos|aram|ámo|amo|ado|ar|ará|aremos|am|a)(?:-se|-nos)?|transfer(?:iu|imos|ido|ir|irá|e|em)(?:-se|-nos)?"
    ),
    shapes: [
      `${head("em|desde")}{S} (?:se )?(?:mudou|transferiu)(?:-se)?(?: (?<what>(?:o seu |a sua |a |o |sua |seu )${rooms.pt}))?${from("de|do|da")}${when("em")} (?:para|pra) (?:o |a )?{P}`,
      `${head("em|desde")}(?:nos )?(?:mudámos|mudamos|mudámo|mudamo|transferimos)(?:-nos)?(?: (?<what>(?:o nosso |a nossa |a |o |nossa |nosso )${rooms.pt}))?${from("de|do|da")}${when("em")} (?:para|pra) (?:o |a )?{P}`
    ]
  },
  it: {
    verb: verb("trasferi\\p{L}*|spost(?:at[oaie]|iamo|a|ano|are|arci|arsi)|trasloc\\p{L}*"),
    shapes: [
      `${head("nel|dal")}{S} (?:si (?:è|sono)) (?:trasferit[oaie]|spostat[oaie])${from("da")}${when("nel")} ad? {P}`,
      `${head("nel|dal")}{S} ha (?:trasferito|spostato|traslocato) (?<what>(?:la sua |il suo |i suoi |la |il |gli |l')${rooms.it})${from("da")}${when("nel")} ad? {P}`,
      `${head("nel|dal")}ci siamo (?:trasferit[oaie]|spostat[oaie])${from("da")}${when("nel")} ad? {P}`,
      `${head("nel|dal")}abbiamo (?:trasferito|spostato|traslocato) (?<what>(?:la nostra |il nostro |i nostri |la |il |gli |l')${rooms.it})${from("da")}${when("nel")} ad? {P}`
    ]
  },
  nl: {
    verb: verb("verhui\\p{L}*|trok(?:ken)?|trek(?:t|ken)"),
    shapes: [
      `^{S} verhuisden?${when("in")}(?: met (?<what>(?:het|ons|zijn|haar|de) ${rooms.nl}))?${from("van|uit")}${when("in")} naar {P}`,
      `^(?:(?:in )?(?:\\p{L}+ ){0,2}\\p{Nd}{4}|na [^,.;:!?]{3,40}) verhuisden? {S}(?: met (?<what>(?:het|ons|zijn|haar|de) ${rooms.nl}))?${from("van|uit")} naar {P}`,
      `^{S} (?:is|zijn|ben)${when("in")}(?: met (?<what>(?:het|ons|zijn|haar|de) ${rooms.nl}))?${from("van|uit")} naar {P}${when("in")} verhuisd`,
      `^(?:(?:in )?(?:\\p{L}+ ){0,2}\\p{Nd}{4}|na [^,.;:!?]{3,40}) (?:is|zijn|ben) {S}(?: met (?<what>(?:het|ons|zijn|haar|de) ${rooms.nl}))?${from("van|uit")} naar {P} verhuisd`
    ]
  }
}
export const movesOf = (lang: string): Moving | null => moving[lang] ?? null
/** Words without which no sentence tells of a move. */
export const movingHint =
  /moved|relocated|shifted|zog|gesiedelt|verleg|verlagert|ménag|transf|déplac|relocalis|mud[oóaá]|traslad|spostat|trasloc|trasferi|verhui/i

/** Behind a move, and only of how well it went. */
export const stayedSince =
  /(?:,| and| –)? (?:(?:and )?(?:(?:we|it|they|the \p{L}+) )?(?:has|have|with) no (?:intention|plans?|wish|desire)[^.;!?]*|(?:and )?(?:we )?(?:(?:have|has) )?never (?:looked back|left|regretted it)[^.;!?]*|(?:and )?(?:(?:we|it) )?(?:has|have) (?:been|stayed) there (?:ever )?since|where (?:we|it) (?:has|have) (?:been|stayed) ever since)(?=[.;!?]|$)/iu
/** Beside where they moved to: not yet, not quite, or not for good. */
export const unsureMove =
  /(?<!\p{L})(?:not|never|until|till|will|would|going to|plan\p{Ll}*|back|return\p{Ll}*|then|again|before|temporarily|for (?:a|one|two|three|six) \p{L}+|nearly|almost|could|might|want\p{L}*|if|customers?|clients?|servers?|data|nicht|nie|bis|wieder|zurück|fast|beinahe|vorübergehend|wollen|will|möchten?|planen|plant|werden|wird|danach|dann|später|kunden|server|daten|ne|pas|jusqu\p{L}*|revenu\p{L}*|retour\p{L}*|presque|failli|temporairement|puis|ensuite|serveurs?|données|no(?= (?:se|nos|ha|hemos) )|nunca|casi|hasta|volvi\p{L}*|vuelt\p{L}*|regres\p{L}*|después|luego|temporalmente|servidor\p{L}*|datos|não|quase|até|volt\p{L}*|regress\p{L}*|depois de novo|temporariamente|dados|non|quasi|fino|tornat\p{L}*|poi|temporaneamente|dati|niet|nooit|bijna|tot|terug\p{L}*|weer|daarna|tijdelijk|gegevens)(?!\p{L})/iu
