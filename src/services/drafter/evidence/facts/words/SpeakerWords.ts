/** How people speak of themselves: who they are, and that they founded something. Alternatives of regular expressions. */

export const greeting =
  "(?:kia ora|g'day|gr(?:üß|uess|ü(?:ezi|essech)) ?(?:gott|dich|euch|sie)?|servus|guten tag|moin moin|buongiorno|salve|buen(?:o|a)s(?: días)?|bom dia|goedendag|dag|namaste|aloha|howdy|hiya|hi|hello|hey|hallo|moin|bonjour|salut|hola|olá|oi|ciao|hoi)(?: there| all)?[,!.:]? "
export const iAm =
  "Me,|I'm|I am|My name is|This is|Ich bin|Ich heiße|Mein Name ist|Je suis|Je m'appelle|Moi,? c'est|Soy|Me llamo|Mi nombre es|(?:Eu )?[Ss]ou (?:a|o)|Sou|Eu sou|Me chamo|Chamo-me|O meu nome é|Meu nome é|Sono|Io sono|Mi chiamo|Ik ben|Ik heet|Mijn naam is"

export const weAre =
  "We are|We're|Wir sind|Nous sommes|Nous, c'est|On est|Somos|Nós somos|Nosotros somos|Nosotras somos|Siamo|Noi siamo|Wij zijn|We zijn"
/** "We founded", of whatever the sentence says was founded. */
export const weFounded =
  "we (?:have )?(?:co-?)?(?:founded|started|began|created|built|opened|launched|set up)|(?:haben|gründeten|starteten|eröffneten|bauten) wir|wir (?:haben|gründeten|starteten|eröffneten|bauten)|nous avons|nous (?:fondons|créons)|fund[aá]mos|creamos|abrimos|empezamos|comenzamos|montamos|lanzamos|cri[aá]mos|começ[aá]mos|lanç[aá]mos|mont[aá]mos|abbiamo (?:fondato|creato|aperto|avviato|iniziato)|(?:begonnen|startten|openden|bouwden) (?:we|wij)|(?:we|wij) (?:begonnen|startten|openden|bouwden|hebben)"

/** "I founded", what was founded follows. */
export const iFounded =
  "I (?:have )?(?:first |also |then )?(?:co-?)?(?:founded|started|created|built|made|wrote|opened|set up|designed and built)|I(?: also| still)? (?:make|build|write|develop|design and build|built and run)|I'm building|I am building|I(?:'ve| have) been (?:making|building|developing|writing|coding|designing)|j'ai (?:co-?)?(?:fondé|créé|ouvert|monté|lancé)|je (?:fonde|crée)|(?:yo )?(?:co)?fundé|(?:yo )?(?:creé|abrí|monté|(?:empecé|comencé|arranqué) con)|(?:eu )?(?:co)?fundei|(?:eu )?(?:criei|abri|montei|comecei com)|(?:io )?ho (?:co)?(?:fondato|creato|aperto|avviato|(?:iniziato|cominciato) con)|ik (?:begon|startte|opende|bouwde|maakte)|ich (?:gründete|eröffnete|startete|baute|entwickelte|schrieb)|(?:gründete|eröffnete|startete) ich|ich (?:entwickle|programmiere|baue)|(?:entwickle|programmiere|baue) ich|je (?:développe|programme|conçois|construis)|(?:yo )?(?:desarrollo|programo)|llevo (?:haciendo|desarrollando|programando|construyendo)|(?:eu )?(?:desenvolvo|programo)|(?:io )?(?:sviluppo|programmo)|ik (?:bouw|maak|ontwikkel|programmeer)|(?:bouw|maak|ontwikkel|programmeer) ik"
/** "I have", where what was founded stands between it and the participle. */
export const iHave = "(?:und )?(?:ich )?habe(?: ich)?|(?:en )?(?:ik )?heb(?: ik)?"
export const iHaveFounded =
  "gegründet|mitgegründet|eröffnet|gestartet|gebaut|aufgebaut|entwickelt|programmiert|geschrieben|erfunden|ins Leben gerufen|opgericht|geopend|gestart|gebouwd|gemaakt|bedacht|ontwikkeld|geschreven"
/** "I'm Ada and founded": in languages whose verbs do not tell that it is "I". */
export const alsoFounded = "(?:co-?)?(?:founded|started|created|built)"
/** Goes on after what was founded, besides the words that languages have for when, where and why. */
export const afterwards =
  "over|alone|myself|yo sol[oa]|full[- ]time|back|last|this|between|vor|nach|seit|during|without|pendant|durante|before|where"

/** Whoever the sentences before spoke of: several, or one. */
export const severalPeople =
  "they|the two|both|together they|sie|die beiden|beide|zusammen|ils|elles|tous deux|ellos|ellas|ambos|juntos|eles|elas|os dois|loro|insieme|entrambi|zij|ze|samen"
export const onePerson = "she|he|er|sie|elle|il|ella|él|ela|ele|lei|lui|zij|hij|ze"
/** Two of them, and no more. */
export const exactlyTwo = /^(?:the two|both|die beiden|beide|tous deux|ambos|os dois|entrambi)(?!\p{L})/iu
/** May stand before them: "Together, they". */
export const allTogether =
  /^(?:together|zusammen|gemeinsam|ensemble|juntos|juntas|insieme|samen|so|then|dann|puis|luego|depois|poi|toen),? (?=\p{L})/iu
/** "founded": by several whom the verb alone tells. */
export const severalFounded =
  /^(?:[^,;:]{3,70} (?:y|e) )?(?:(?:en|em|nel) (?:\p{Ll}+ ){0,3}\p{Nd}{4},? )?(?:la |lo |l')?(?:fundaron|crearon|abrieron|fundaram|criaram|abriram|hanno (?:fondato|creato|aperto)|fondarono)(?!\p{L})/iu
/** Begins another clause, with whoever it tells of. */
export const clauseOpeners =
  "and|und|et|y|e|en|while|während|tandis que|mientras|enquanto|mentre|terwijl|when|als|quand|lorsque|cuando|quando|toen|nachdem|after"
/** Whose: of the one told before. "her batchmate Ben Lund". */
export const whosePerson =
  "her|his|their|haar|zijn|hun|ihre[mnrs]?|ihr|seine[mnrs]?|sein|sa|son|leur|su|sua|seu|suo|la sua|il suo|a sua|o seu"

/** "I was tired of cold bread," says: before whoever it is told of. The rest is the page's own. */
export const quotedBefore =
  /^"[^"]{2,240}"? ?,? ?[-–—]? ?(?:says|said|explains|recalls|remembers|sagt|erzählt|erinnert sich|dit|raconte|explique|dice|cuenta|explica|recuerda|diz|conta|racconta|spiega|ricorda|zegt|vertelt) (?=\p{Lu}[^"]{3,60}, (?:who|die|der|qui|que|che) [^"]+$)/u

/** What somebody is who made a thing. */
export const makerNouns =
  "(?:developer|maker|creator|founder|person|people|programmer|engineer|designer|builder|author|writer|coder|one|guy|woman|man|human|team|hands?|brains?|face|voice)s?|entwickler(?:in)?|macher(?:in)?|kopf|mensch|person|frau|mann|programmierer(?:in)?|développeu(?:r|se)|créat(?:eur|rice)|personne|fondat(?:eur|rice)|desarrollador[a]?|creador[a]?|persona|fundador[a]?|programador[a]?|desenvolvedor[a]?|criador[a]?|pessoa|sviluppat(?:ore|rice)|ideat(?:ore|rice)|creat(?:ore|rice)|ontwikkelaar|maker|bedenker|mens"

/** Were paid for it, or own it: of those who are said to stand behind a thing. */
export const hiredWords =
  /(?<!\p{L})(?:contractors?|subcontractors?|freelancers?|freelance|agenc(?:y|ies)|consultants?|consultancy|employees?|interns?|volunteers?|owners?|proprietors?|landlords?|buyers?|chair(?:man|woman|person)?|trustees?|auftragnehmer(?:in)?|freiberufler(?:in)?|dienstleister(?:in)?|agentur|angestellte[rn]?|mitarbeiter(?:in)?|praktikant(?:in)?|inhaber(?:in)?|eigentümer(?:in)?|käufer(?:in)?|prestataires?|sous-traitants?|agence|salariée?s?|employée?s?|stagiaires?|propriétaires?|repreneu(?:r|se)s?|contratistas?|autónom[oa]s?|agencia|emplead[oa]s?|propietari[oa]s?|dueñ[oa]s?|prestador(?:a|es)?|agência|funcionári[oa]s?|proprietári[oa]s?|don[oa]s?|appaltator[ei]|agenzia|dipendent[ei]|proprietari[oa]?|titolar[ei]|opdrachtnemers?|bureau|medewerkers?|stagiairs?|eigenar(?:en|esse)|eigenaar)(?!\p{L})/iu

/** Right after what began: what somebody did then. */
export const whenThey =
  /^,? (?:when|als|quand|lorsque|cuando|quando|toen) (?:las? |los? |le |les |el |as? |os? |il? |gli |die |der |de |the )?(?=\p{L})/u
const theirs =
  "their|her|his|su|sus|leurs?|sa|son|ses|(?:o |a )?seus?|(?:a |as )?suas?|(?:il |la |i |le )?(?:su[oae]|suoi|loro)|ihren?|ihrer|seine[nr]?|hun|haar|zijn"
const rooms =
  "kitchen|garage|living room|front room|spare room|bedroom|attic|cellar|basement|shed|barn|garden|backyard|house|home|flat|" +
  "cocina|garaje|cochera|casa|patio|sala|sótano|cuisine|garage|salon|grenier|cave|maison|jardin|grange|cozinha|garagem|quintal|porão|cucina|soggiorno|cantina|soffitta|giardino|" +
  "küche|wohnzimmer|keller|dachboden|scheune|garten|keuken|schuur|woonkamer|zolder|kelder|tuin"
/** "opened their grandmother's kitchen", "abrieron la cocina de su abuela": a room at home, and nobody else's. */
export const atHome = new RegExp(
  `^ (?:(?:opened|turned|cleared|filled) (?:${theirs}) (?:\\p{Ll}+'s? )?(?:${rooms})|(?:abrieron|abrió|convirtieron|convirtió|abriram|abriu|transformaram|transformou|ont ouvert|a ouvert|ont transformé|a transformé|hanno aperto|ha aperto|aprirono|aprì|openden|opende) (?:(?:${theirs}) (?:${rooms})|(?:la|el|le|l'|a|o|il|de|het) ?(?:${rooms}) (?:de|di|da|do|van) (?:${theirs}) \\p{Ll}+)|(?:(?:${theirs}) (?:${rooms})|(?:die|den|das) (?:${rooms}) (?:${theirs}) \\p{L}+) (?:öffneten|öffnete|ausräumten|umbauten))(?!\\p{L})`,
  "iu"
)
/** Did it for us, or sent somebody. */
export const forUs =
  /(?<!\p{L})(?:us|we|our|uns|wir|unser\p{Ll}*|nous|notre|nos|nuestr[oa]s?|nosotr[oa]s|noss[oa]s?|nós|ci|noi|nostr[oaie]|ons|onze|wij)(?!\p{L})/iu

/** Opens a sentence with somebody for whom it is otherwise. */
const contrastWords =
  "unlike|in contrast (?:to|with)|as opposed to|compared (?:to|with)|anders als|im (?:gegensatz|unterschied|vergleich) zu[mr]?|contrairement (?:à|aux?)|à la différence (?:de|du|des|d['’])|comparé à|a diferencia de|en contraste con|al contrario (?:que|de)|frente a|ao contrário d[eoa]s?|diferente(?:mente)? d[eoa]s?|à diferença d[eoa]s?|a differenza (?:di|del|dei|della|delle|d['’])|al contrario (?:di|del|della)|rispetto a|in tegenstelling tot|anders dan"
/** "Unlike Petit, the bakery that Ada Roth founded, Acme …": who is named for the difference, and all that is said of them. */
const contrast = new RegExp(`^(?:${contrastWords}) [^,;:]{2,60},(?: [^,;:]{2,120},)? (?=\\S)`, "iu")
/** What a sentence says beside that. */
export const withoutContrast = (text: string): string => text.replace(contrast, "")
