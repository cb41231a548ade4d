/** Lines of a year: editions, "since", and what an imprint tells. Data. */

const year = "(?<year>(?:1[89]|20)\\p{Nd}{2})"
const date = `(?:(?:en|em|in|le|el|il|nel|a|em|de) )?(?:\\p{Nd}{1,2}(?:er|º)? (?:de )?)?(?:\\p{Ll}{3,12} (?:de |del )?)?${year}`
/** "Première édition : juillet 1995. …": the head of a part. */
export const firstEdition = new RegExp(
  `^(?:(?:primera|1ª|1\\.ª) edici[oó]n|premi[eè]re [eé]dition|1[eè]?re [eé]dition|prima edizione|primeira edi[cç][aã]o|1\\.?ª edi[cç][aã]o)(?: ?:| ?[–-]|,)? ${date}(?=$|[.,;])`,
  "iu"
)
export const heldAgain =
  /(?<!\p{L})(?:festival\p{L}*|feria|foire|fiera|feira|mostra|muestra|rassegna|certamen|certame|biennale|bienal|carrera|course|corsa|corrida|marat[oó]n\p{L}*|trail|salon|rencontres|incontri|encuentros|encontros|jornadas|journ[eé]es|giornate|concurso|concours|concorso|palio|sagra|romer[ií]a|carnaval|carnevale|regata|r[eé]gate|torneo|tournoi|torneio)(?!\p{L})/iu
/** "Acme, agence de conseil à Lille depuis 2009". */
export const lineSince = new RegExp(
  `^(?:©(?: \\p{Nd}{4})? )?(?<name>[^,;:.|–·-]{2,50})(?:,| [–|·-]) (?<kind>\\p{Ll}[^,;:.|]{2,70}?) (?:depuis|desde|dal|desde o ano de|desde el año) ${year}\\.?$`,
  "u"
)
/** "certified since": of a seal, a member, a place. */
export const onlySince =
  /(?<!\p{L})(?:certifi\p{L}*|membr\p{L}*|miembr\p{L}*|soci[oa]s?|agréée?|homologu\p{L}*|inscri\p{L}*|label\p{L}*|premiad\p{L}*|nouve\p{L}*|nuev[oa]|nuov[oa]|nov[oa])(?!\p{L})/iu
/** "société créée le 2 mai 2014", in an imprint. */
export const companyMade = new RegExp(
  `(?<!\\p{L})(?:soci[eé]t[eé]|entreprise|association|empresa|sociedad|asociaci[oó]n|societ[aà]|azienda|ditta|associazione|sociedade|associa[cç][aã]o) (?:cr[eé][eé]e|fond[eé]e|constitu[eéií]\\p{L}*|costituita|fondata|fundada|creada|criada)(?: (?:le|en|el|em|il|nel|a))? ${date}(?!\\p{Nd})`,
  "iu"
)

/** "Le premier numéro de Acme est paru en avril 1994". */
export const firstNumber =
  /^(?:el|le|il|o) (?:primer|premier|primo|primeiro) (?:número|numéro|numero|volumen|volume|ejemplar|exemplaire|exemplar|episodio|épisode|episódio|programa|programme|boletín|bulletin) (?:de la |de el |del |du |de l['’]|de |di |della |dell['’]|da |do |d['’])?[^,;:.]{0,50}? ?(?:salió|apareció|vio la luz|se publicó|se imprimió|est (?:paru|sorti)|parut|sortit|paraît|a été (?:publié|imprimé)|è uscito|uscì|esce|fu stampato|saiu|apareceu|foi publicado)(?!\p{L})/iu
/** "Data de constituição", "Fondazione": the label of a line or a cell. */
export const begunLabel =
  /^(?:(?:año|fecha|date|année|anno|data|ano|acto|acte|atto) (?:de |di |d['’]|da |del? (?:la |l['’])?)?)?(?:constituci[oó]n|fundaci[oó]n|creaci[oó]n|nacimiento|constitution|fondation|cr[eé]ation|naissance|costituzione|fondazione|creazione|nascita|constitui[cç][aã]o|funda[cç][aã]o|cria[cç][aã]o|nascimento)$/iu
/** "12 de maio de 1987", "1987, Torino". */
export const dateOfLine = new RegExp(`^${date}(?:,? (?:a |à |en |em |in )?(?-i:\\p{Lu})[\\p{L} '-]{1,30})?\\.?$`, "iu")
