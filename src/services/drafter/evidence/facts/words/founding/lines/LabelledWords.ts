/** How a line of facts tells a founding by a noun or a label and whoever did it: "Founded: 2009 by Ada Roth". Data. */

/** Nouns and participles before it, besides the labels that stand before a year alone. */
export const foundingLabels =
  "set up|set up in|started|started in|begun|idea and founding|founding of|foundation|establishment|incorporation|incorporated|launched and founded|" +
  "gründungsjahr|vereins- und betriebsgründung|büro-?gründung|studiogründung|praxisgründung|ladengründung|geschäftsgründung|neugründung|begonnen|gestartet|idee und gründung|" +
  "naissance|création et fondation|idée et création|idée et fondation|nacimiento|inicio|idea y creación|idea y fundación|puesta en marcha|" +
  "nascimento|início|ideia e criação|ideia e fundação|nascita|creazione|idea e fondazione|idea e creazione|avvio|begonnen|gestart|gestart in|begonnen in|idee en oprichting"

/** By whom, in each language, with what a plain sentence has instead of the label. */
export const foundedInstead: ReadonlyArray<{
  readonly by: string
  /** "Founded in" before a year. */
  readonly dated: string
  readonly undated: string
  /** "was founded in", behind a name. */
  readonly was: string
  readonly in: string
}> = [
  { by: "by", dated: "Founded in", undated: "Founded", was: "was founded", in: " in" },
  { by: "von|durch", dated: "Gegründet", undated: "Gegründet", was: "wurde gegründet", in: "" },
  { by: "par", dated: "Fondée en", undated: "Fondée", was: "a été fondée", in: " en" },
  { by: "por", dated: "Fundada en", undated: "Fundada", was: "fue fundada", in: " en" },
  { by: "da|dal|dalla|da parte di", dated: "Fondata nel", undated: "Fondata", was: "è stata fondata", in: " nel" },
  { by: "door", dated: "Opgericht in", undated: "Opgericht", was: "werd opgericht", in: " in" }
]

/** "Studio founded", "Fondazione dello studio": the label of a year, with what kind of house it is. */
export const houseFounded = [
  "(?:the )?(?:company|studio|business|firm|shop|team|club|association|society|charity|school|practice|agency|label|brewery|workshop|cooperative|co-op|project) (?:was )?(?:founded|established|formed|started|set up)(?: in| on)?",
  "(?:foundation|founding|establishment|creation) of the (?:company|studio|business|firm|club|association|school|practice|agency)",
  "(?:gründung|eröffnung) (?:der|des) (?:firma|unternehmens|studios|vereins|büros|werkstatt|genossenschaft|agentur|schule|praxis|ladens|betriebs)",
  "(?:fondation|création|naissance|constitution) (?:de l['’]|de la |du )(?:entreprise|société|studio|association|atelier|agence|école|coopérative|maison|boutique|club)",
  "(?:fundación|creación|nacimiento|constitución) (?:de la |del )(?:empresa|sociedad|estudio|asociación|taller|agencia|escuela|cooperativa|club|tienda)",
  "(?:fundação|criação|nascimento|constituição) d[aeo] (?:empresa|sociedade|estúdio|associação|oficina|agência|escola|cooperativa|clube|loja)",
  "(?:fondazione|creazione|nascita|costituzione) (?:dell['’]|della |dello |del )(?:azienda|società|studio|associazione|laboratorio|agenzia|scuola|cooperativa|bottega|circolo)",
  "oprichting (?:van (?:het|de) )?(?:bedrijf|studio|vereniging|stichting|school|bureau|coöperatie|winkel|atelier)|(?:bedrijf|studio|vereniging|stichting) opgericht(?: in)?"
].join("|")
