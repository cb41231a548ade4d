/** What makes of a sentence with a verb of founding one about something else. Alternatives of regular expressions. Data. */

/** Told by others, and vouched for by nobody: "Allegedly", "Nadie sabe si", "in the novel". */
const rumours =
  "(?:nobody|no one) knows|allegedly|supposedly|reportedly|purportedly|(?:people|some) (?:say|believe|claim)|legend has|rumou?rs?|(?:is|a) myth|in the (?:novel|film|movie|game)|angeblich|vermeintlich|gerüchte\\p{L}*|niemand weiß|der (?:sage|legende) nach|im (?:roman|film)|soi-disant|prétendument|paraît-il|on dit qu(?:e|['’]\\p{L}*)|personne ne sait|(?:la|selon la) légende|dans le (?:roman|film)|supuestamente|presuntamente|dicen que|se dice|nadie sabe|(?:la|según la) leyenda|en la (?:novela|película)|supostamente|alegadamente|dizem que|diz-se|ninguém sabe|(?:a|segundo a|reza a) lenda|no (?:romance|filme)|presumibilmente|presuntamente|si dice|pare che|nessuno sa|(?:la|secondo la) leggenda|nel (?:romanzo|film)|naar verluidt|vermoedelijk|niemand weet|volgens de (?:legende|sage)|in de roman"
/** Whether a sentence is hearsay, or a story made up. */
export const hearsay = new RegExp(`(?<!\\p{L})(?:${rumours})(?!\\p{L})`, "iu")

/** "Professor Roth, who founded the laboratory, helps me": whoever helps us has a house of their own. */
export const helpsUs =
  /(?<!\p{L})(?:helps? (?:me|us)|advis(?:es?|ed) (?:me|us)|(?:hilft|helfen|berät|beraten) (?:mir|uns|mich)|(?:m'|nous )(?:aident?|conseillent?)|(?:me|nos) (?:ayudan?|aconsejan?|asesoran?)|ajudam?-(?:me|nos)|aconselham?-(?:me|nos)|(?:mi|ci) (?:aiuta(?:no)?|consiglia(?:no)?)|(?:helpt|helpen|adviseert|adviseren) (?:mij|me|ons))(?!\p{L})/iu

/** Denied, supposed, wished for, planned: no founding. Will and Mai are people, with a capital; "mai 2020" is a month. */
export const unreal =
  /^(?:had|should) (?-i:\p{Lu}|he |she |they |we )|(?<!\p{L})(?:not|never|\p{L}+n't|if|would|could|imagine|wish|almost|nearly|(?-i:will|mai(?! (?:1[89]|20)\p{Nd}{2}))|planned|plan|plans|nicht|nie|kein|wenn|würde|stell|jamais|aurait|imaginez|nunca|si|habría|imagina|não|teria|imagine|non|avrebbe|immagina|niet|nooit|zou|stel)(?!\p{L})/iu

const year = String.raw`(?:1[89]|20)\p{Nd}{2}`
/** "We started in 2018 ...": without an object; `rest` is what follows. */
export const startedWhen = new RegExp(
  String.raw`(?:^|[,;] (?:and |so )?)(?:we|I) (?:(?:first|only|finally) )?(?:started|began|launched|opened|set out|got started|wir)(?: up| out)?(?: for business)? (?:back )?(?:in|on) (?:(?:early|late|the (?:\p{Ll}+ )?(?:spring|summer|autumn|fall|winter) of|\p{L}+(?: of)?) )?${year}(?!\p{Nd})(?<rest>.*)$`,
  "iu"
)
const asWhat =
  "project|team|company|business|studio|shop|blog|newsletter|experiment|hobby|club|collective|co-?op\\p{L}*|bakery|pop-?up|stall|duo|trio|pair|partnership|school|charity|group|agency|workshop|brewery|market|farm|couple|friends|people|weekend\\p{L}*|side\\p{L}*|idea|app|tool|site"
/** What may follow it: nothing, where and with whom, as what. */
export const startedWith = new RegExp(
  String.raw`^(?:[.!]?$|[;:)]| [–—(-]|, (?:and|but|just|straight|right|six|two|three|one|a|still|fresh|during)(?!\p{L})|,? (?:with|because|out of|from|after|during|by)(?!\p{L})|,? in (?:an?|one|our|my|the|\p{Lu})(?!\p{L}*ese(?!\p{L}))|,? on the (?:\p{Ll}+ )?(?:floor|corner|edge|ground)|,? (?:above|behind|under|next to|opposite) |,? (?:at|on|around) (?:an?|the|our|my) (?:kitchen|dining|market|garage|back|corner)|,? as (?:(?:an?|our|my|two|three|four) )(?:[\p{L}-]+ ){0,4}(?:${asWhat})(?!\p{L})|,? when (?!.*(?:already|existing|famous)))`,
  "iu"
)
/** Who begins to work somewhere: an apprentice. */
export const asWorker =
  /(?<!\p{L}|(?:jahren|years|ans|años|anos|anni|jaar) )(?:as|als|comme|como|come) (?:(?:an?|the|his|her|their|un[ae]?|um|eine?|een|le|la|el|il|o) )?(?:[\p{Ll}'’-]+ ){0,2}(?:apprentice|trainee|intern|assistant|employee|volunteer|mate|waiter|waitress|head (?:baker|chef|cook|gardener)|(?:sous-)?chef|manager|labourer|lehrling|azubi|auszubildende[rn]?|gesell(?:e|in)|praktikant(?:in)?|aushilfe|angestellte[rn]?|apprentie?|stagiaire|employée?|salariée?|aprendiz\p{L}*|emplead[oa]|becari[oa]|estagiári[oa]|empregad[oa]|apprendista|dipendente|leerling|stagiair|medewerker)(?!\p{L})|(?<!\p{L})(?:boy|girl|man|woman|child|son|daughter) born in/iu
const trades = String.raw`(?:(?:an?|eine?|een|une?|una?|uma?) )?[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?`
const employers =
  "practice|clinic|hospital|company|firm|agency|bank|department|surgery|praxis|klinik|krankenhaus|unternehmen|firma|agentur|kanzlei|praktijk|ziekenhuis|kliniek|bedrijf|kantoor|cabinet|clinique|hôpital|entreprise|agence|clínica|empresa|agencia|agência|consultorio|consultório|ospedale|azienda|agenzia|ambulatorio"
/** "In 2019 I started as a baker at a large firm", "begon ik als bakker in een groepspraktijk": one's first work, at somebody's. */
export const firstWork = new RegExp(
  String.raw`(?<!\p{L})(?:(?:I (?:first )?(?:started|began)|ich begann|begann ich|ik (?:begon|startte)|(?:begon|startte) ik)(?: out| off)?(?: my career| meine laufbahn| mijn loopbaan)?(?: (?:(?:in|im jahr|im jahre) )?${year})?|(?:j'ai|je) (?:commencé|débuté|commençai)|(?:empecé|comencé|comecei|iniziai|ho iniziato)) (?:as|als|comme|como|come) ${trades} (?:in|at|with|for|bei|an|bij|dans|chez|en|em|numa?|presso) (?:(?:an?|eine[rm]?|een|une?|una?|uma?) )?(?:[\p{L}-]+ )?\p{Ll}*(?:${employers})(?!\p{L})`,
  "iu"
)
/** It came out, or was entered, in another form or for other people: it was there before. */
export const inOtherForm =
  /^(?!.*(?:founded|gegründet|fondé|fundad|fondat|opgericht)).*(?<!\p{L})(?:published|released|wrote|rewrote|written|rewritten|shipped|built|rebuilt|registered|translated|veröffentlicht\p{L}*|publi\p{L}+|pubblicat\p{L}*|gepubliceerd|uitgebracht|eingetragen|déposée?|registr\p{L}+)(?!\p{L})[^.;:]{0,40} (?:in (?!January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter)(?-i:\p{Lu})\p{L}+|as (?:an? )?(?:open[- ]source|trade ?mark|brand|plugin|book|ebook)|from scratch|under (?:the|an?) [\p{L}\p{N} .-]{2,24}licen[cs]e|auf (?-i:\p{Lu})\p{L}+|als (?:Open Source|Marke|Wortmarke|merk)|(?:en|como|come|comme) (?:open source|código abierto|marque|marca|marchio)|en (?:español|francés|inglés|alemán|français|anglais|allemand)|em (?:português|inglês|espanhol)|in (?:italiano|inglese|tedesco|het (?-i:\p{Lu})\p{L}+))(?!\p{L})/iu
/** "incorporated in 2013, six years after its launch". */
export const laterOn =
  /(?<!\p{L})(?:\p{L}+|\p{Nd}+) (?:years?|months?) after (?:its?|(?:the|our) (?:launch|release|start|app|product|site|first \p{L}+)|launch\p{L}*)(?!\p{L})|(?<!\p{L})(?:jahre?|monate?) nach (?:unserem|seinem|ihrem) (?:start|launch)(?!\p{L})|(?<!\p{L})(?:ans|mois) après (?:son|sa|le|la|notre)(?!\p{L})|(?<!\p{L})(?:años|meses|anos) (?:después|depois) d[eao](?!\p{L})|(?<!\p{L})(?:anni|mesi) dopo (?:il|la|l')|(?<!\p{L})(?:jaar|maanden) na (?:de|het)(?!\p{L})/iu
const house =
  "company|firm|business|agency|maker|supplier|manufacturer|producer|mill|farm|workshop|studio|shop|store|bakery|brewery|school|foundry|press|startup|start-up|family|cooperative|co-op"
const houses =
  "firma|unternehmen|betrieb|agentur|hersteller|familienbetrieb|mühle|werkstatt|bäckerei|laden|entreprise|société|agence|maison|fabricant|atelier|moulin|ferme|empresa|compañía|agencia|fabricante|taller|molino|agência|oficina|moinho|azienda|società|agenzia|ditta|impresa|produttore|mulino|bedrijf|bureau|onderneming|leverancier|molen|maker|boerderij"
/** "the company that lent us the oven", "die Firma wurde 1995 gegründet, die unsere Maschinen baut". */
export const relativeBehind = new RegExp(
  String.raw`(?<!(?:in|at|from|of|above|behind|inside|by|with) )(?<!\p{L})the (?:${house}) (?:that|which|where|whose|from which|who) (?!(?:became|becomes|is now|would become|later became|grew|today|is today|runs|makes|built)(?!\p{L}))|(?:gegründet|opgericht), (?:die|der|das|dat) [^.;]*(?:uns|ons|onze|mich|mij)\p{Ll}*(?!\p{L})|(?<!\p{L})(?:la|le|l'|el|il|o|a) ?(?:${houses}) (?:qui|que|che|où|dove|donde|onde) (?:nous|nos|ci|me|mi|j'|ho)(?!\p{L})`,
  "iu"
)
/** Brings in a house that the next sentence may go on about: "the cookers of a small maker", "the firm that supplies us". */
export const anotherHouse = new RegExp(
  String.raw`(?<!\p{L})(?:an?|another|one|eine?[rnms]?|une?|una?|uma?|uno|een)(?: |')(?:[\p{L}-]+ ){0,2}(?:${house}|${houses})(?!\p{L})|(?:${house}|${houses}),? (?:that|which|who|die|der|das|qui|que|che|dat) (?:[\p{L}]+ )?(?:us|our|uns|unsere?|nous|nos|ci|ons|onze)(?!\p{L})`,
  "iu"
)
/** "We are a bakery in Ghent". */
export const describesUs =
  /^(?:today |now |heute |(?:in|since|im jahr|seit|en|depuis|em|desde|nel|dal|sinds|im) (?:1[89]|20)\p{Nd}{2},? )?(?:we became|we have been|wurden wir|nous sommes devenus|nos convertimos en|tornámo-nos|siamo diventati|werden we|we are|we're|I am|I'm|this is|it is|it's|wir sind|ich bin|nous sommes|c'est|somos|es|é|siamo|è|wij zijn|we zijn) /iu
/** "We opened our doors in Leeds in 2019, our third shop": one of several, and not the first. */
export const oneMore =
  /, (?:our|unsere?|notre|nuestr[oa]|(?:[ao] )?noss[oa]|(?:la|il) nostr[oa]|ons|onze) (?:second|third|fourth|fifth|newest|latest|other|zweite[rs]?|dritte[rs]?|vierte[rs]?|neueste[rs]?|deuxième|troisième|quatrième|segund[oa]|tercer[oa]?|terceir[oa]|second[oa]|terz[oa]|tweede|derde|nieuwste) (?!years?|generation)\p{L}/iu
/** "Voordat we Acme begonnen, richtte Anna in 2008 Tellus op": of what was before. */
export const beforehand =
  /^(?:voordat|voor|bevor|ehe|vor|avant|antes|prima) [^,;]{3,80}, [^;]{0,80}(?:1[89]|20)\p{Nd}{2}/iu
/** "In 2019 begonnen we met een nieuwe versie": of what goes on. */
export const ofNewOne =
  /(?<!\p{L})(?:begonnen|begon|startten|startte) (?:we|wij|ik) (?:\p{L}+ )?met (?:een|de|het) (?:nieuwe?|tweede|volgende) /iu
/** Those who tell the page. */
export const tellers =
  /(?<!\p{L})(?:we|I|wir|ich|nous|j'|je|on|nos|yo|nosotr[oa]s|compramos|comprámos|eu|nós|abbiamo|ho|io|noi|wij|we|ik|our (?:parents|family|grandparents)|unsere (?:eltern|familie))(?!\p{L})/iu
/** "In 2021 we began selling caps as well." */
export const asWellAs = /(?<!\p{L})(?:as well|too|ebenfalls|aussi|también|também|anche|pure|ook)[.!]?$/iu
/** Afterwards they came to it. */
export const joinedLater =
  /(?<!\p{L})(?:joined|bought|took over|acquired|came to|inherited|kamen dazu|übernahmen|übernommen|gekauft|rejoint|repris|racheté|compramos|nos unimos|comprámos|abbiamo (?:comprato|rilevato)|kochten|namen)(?!\p{L})/iu

/** "Née en 1979, notre directrice ...": whose year it is, where those words are not for the house. */
export const bornBefore =
  /^(?:née?s?|nat[ao]|nacid[ao]|nascid[ao]|geboren|born) [^,]{0,30}\p{Nd}{4},? (?<who>(?:notre|nos|la nostra|il nostro|nuestr[ao]|a nossa|o nosso|nossa|nosso|unsere?|onze|ons|our) \p{L}+)/iu
/** "1960年創業の山本旅館様にも", "创办于1988年的福来酒楼是": what stands behind it is what was founded. */
export const foundedAs =
  /年(?:に)?(?:創業|創立|設立|開業|開店|誕生)?[の的](?<what>[^はがにをもで、。，,是在也把用]{2,16}?)(?:様|さん|先生)?(?:[はがにをも]|是|在|也|用)/u
/** "Rocío Crumb, nacida en 1981": a person of the same name as the house. */
export const bornBehind =
  /(?<!\p{L})(?<given>\p{Lu}[\p{L}'-]+) (?:\p{Lu}[\p{L}'-]+ ){0,2}\p{Lu}[\p{L}'-]+,? \(?(?:nacid[ao]|née?|nat[ao]|nascid[ao]|geboren|born|\*) ?(?=[^,;.]{0,30}\p{Nd}{4})/u
/** "Il nostro mulino, Farine Gelli, è stato fondato": one of ours that is called otherwise. */
export const calledOtherwise =
  /^(?:our|unsere?|notre|nuestr[ao]|(?:il )?nostro|(?:la )?nostra|(?:o )?nosso|(?:a )?nossa|onze|ons) \p{Ll}+, (?<name>\p{Lu}[^,]{2,40}), (?:was|is|wurde|ist|a été|est|fut|fue|es|foi|é|è stat[ao]|è|nacque|werd|is) /iu
/** "Est. 1952: the lever machine that still pulls every shot at Acme": a thing of ours, and its year. */
export const thingOfYear =
  /^\p{L}+\.? \p{Nd}{4}: (?:the|this|die|der|das|le|la|el|il|lo|o|a|de|het) .+ (?:at|in|bei|chez|en|em|da|bij) (?<where>[^,.;:]{2,40})\.?$/iu

/** "SOC 2 Type II since 2019", "2019 gingen wir mit dem Shop online", "fazemos parte": a seal, a shop on the web, a membership. */
export const sinceElse =
  /(?<!\p{L})(?:SOC ?[12]|ISO(?:\/IEC)? ?\p{Nd}{4,5}|HIPAA|PCI|Type II|compliant|audited|DSGVO|GDPR|TÜV)(?!\p{L})[^.;]{0,30} (?:since|seit|depuis|desde|dal|sinds) |(?<!\p{L})(?:mit (?:dem|unserem|einem) (?:\p{L}{1,12})?shop (?:online|ins netz|live)|(?:fazemos|faz|fazem) parte d|facciamo parte d|faisons partie d|formamos parte d|maken (?:wij|we) deel uit)/iu
