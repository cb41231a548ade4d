/** How an entry of a line of years tells that a house begins: "Founded in Ghent", "Gründung der Firma", "Nace el estudio". */

const heads: ReadonlyArray<string> = [
  "(?:(?:the )?(?:company|firm|business|studio|shop|bakery|club|association|workshop|brewery|farm) (?:is |was |gets )?)?(?:founded|established|set up|incorporated|registered|formed|begins|opens|starts)",
  "(?:the )?(?:(?:club|company|studio|firm|team|society|association|business) )?(?:foundation|founding|establishment|incorporation|birth|beginnings?|start) ?(?!of the (?:new|second))",
  "(?:the )?(?:idea|company|business|studio|shop|project) is born|how it (?:all )?(?:began|started)|(?:it all|everything|our story|the story|the journey) (?:begins|starts|began|started)|we (?:start|begin|started|began|set up|open|opened our doors|open our doors|launch|launched|get going|set out)",
  "(?:firmen|unternehmens|vereins|betriebs|büro|studio|instituts)?gründung|gegründet|(?:wir|ich) (?:gründen|fangen an|starten|beginnen|legen los|eröffnen|machen uns selbstständig|machen uns selbständig)|eröffnung|die anfänge|der anfang|wie alles begann|alles beginnt|alles begann|(?:der )?startschuss",
  "(?:la )?(?:création|fondation|naissance|ouverture)|(?:les )?débuts|nous (?:créons|fondons|lançons|commençons|démarrons|ouvrons)|on (?:crée|fonde|lance|commence|démarre|ouvre|se lance)|(?:tout commence|l'aventure commence|l'histoire commence|naît)",
  "(?:la )?(?:fundación|creación|apertura)|(?:el )?(?:nacimiento|inicio|comienzo)|nace|nacemos|fundamos|abrimos|empezamos|comenzamos|arrancamos|todo (?:empieza|comienza)|se funda|se crea",
  "(?:a )?(?:fundação|criação|abertura)|(?:o )?(?:nascimento|início|começo)|nasce|nascemos|começamos|tudo começa|é fundad[ao]|é criad[ao]",
  "(?:la )?(?:fondazione|nascita|apertura)|(?:l'|gli )?iniz[io]o?|fondiamo|apriamo|iniziamo|cominciamo|tutto (?:inizia|comincia)|si parte|viene fondat[ao]",
  "(?:de )?(?:oprichting|opening)|opgericht|het begin|(?:we|wij) (?:beginnen|starten|openen|gaan van start)|alles begint|(?:de )?start",
  "(?:株式会社|会社|当社)?(?:を)?(?:設立|創業|創立|開業|開店|スタート)",
  "(?:公司)?(?:正式)?(?:成立|创立|创办|创业|开业|起步)|創立|創辦",
  "(?:تم )?(?:تأسيس|التأسيس|تأسست|انطلاق|انطلاقة|البداية|افتتاح|بداية)"
]
export const beginningOf: ReadonlyArray<RegExp> = heads.map(
  (head) => new RegExp(`^(?:${head})(?![\\p{L}\\p{M}])(?<rest>.*)$|^(?:${head})(?<rest>)$`, "iu")
)

/** "Founding of Acme by Ada Roth": who stands behind the noun, which is no opening that a guest may do. */
export const foundedBySome =
  /^(?:(?:the|die|la|a|de) )?(?:foundation|founding|establishment|creation|formation|(?:firmen|unternehmens|vereins|betriebs)?gründung|création|fondation|fundación|creación|fundação|criação|fondazione|creazione|nascita|oprichting) (?:[^,;:.]{0,50} )?(?:by|durch|par|por|da parte di|a opera di|door) (?<who>\p{Lu}[^;:.]{2,90})$/iu

/** Nouns a house calls itself by. */
export const houseNouns =
  "company|firm|business|studio|shop|bakery|club|association|workshop|brewery|farm|doors|[Ff]irma|Unternehmens?|Betriebs?|Vereins?|Studios?|Werkstatt|Büros?|Ladens?|Ateliers?|entreprise|société|atelier|boutique|association|boulangerie|empresa|sociedad|estudio|taller|tienda|asociación|sociedade|loja|associação|azienda|società|bottega|negozio|laboratorio|associazione|bedrijf|onderneming|winkel|werkplaats|vereniging"
/** "of the company in Ghent", "der Firma", "l'atelier", "van Acme": what began, and what stands behind it. */
export const ofHouse = new RegExp(
  String.raw`^(?:(?:of|der|des|von|vom|de|du|del|della|dello|da|do|di|van) |dell['’](?=\p{Ll})|d['’](?=\p{Lu}))?(?:(?:the|our|das|die|der|unserer?s?|unsere|la|le|el|a|o|lo|il|het|de|nuestr[ao]|notre|nossa?|nostr[ao]|ons|onze) |[Ll]['’])?(?:(?<kind>${houseNouns})(?!\p{L})(?<after>.*)|(?<what>[\p{Lu}\p{Lo}].*))$`,
  "u"
)
/** "is", "wird" between a name and what began. */
export const isBegun = /^(?:is|was|gets|wird|wurde|ist|est|fut|es|fue|se|é|foi|è|viene|wordt|werd) /u
/** "in Ghent", "by Ada Roth and Ben Lund", "mit drei Leuten", "à Nantes": where, by whom, how. */
export const followsBeginning =
  /^(?:&|and|und) (?:\p{Lu}[\p{L}-]*(?: |$)){1,4}$|^,? ?(?:in|at|by|with|from|on|as|out of|above|over|below|behind|near|beside|next to|opposite|durch|von|mit|zu|im|am|als|aus|auf|à|au|aux|dans|par|avec|en|chez|por|con|com|em|no|na|a(?= \p{Lu})|da|nel|nella|te|door|met|bij|op|على يد|في)(?= )(?: (?:\p{Ll}+|\p{Lu}[\p{L}.'-]*|\p{Nd}{1,2}|&),?)+$/u
/** "Opening of our second shop", "Gründung der Tochterfirma": of a house that is there already. */
export const furtherHouse =
  /(?<!\p{L})(?:second|third|new|another|next|branch|subsidiary|zweite|dritte|neue|filiale?|tochter|niederlassung|deuxième|troisième|nouvel|succursale|segund|tercer|nuev|sucursal|terceir|nov[ao]s?(?!\p{L})|nuov|terz|tweede|derde|nieuwe|dochter)/iu
