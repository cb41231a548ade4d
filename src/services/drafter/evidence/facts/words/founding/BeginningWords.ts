/**
 * Words for how a thing begins, in any shape of sentence. Data: another language is more of the same. Past forms only:
 * what is planned has not begun.
 */
import type { Finder } from "../../../reading/patterns/Caseless.ts"

const words = (phrases: string): ReadonlySet<string> => new Set(phrases.trim().split(/[\s|]+/))

/** What is done to a product or a company by those who begin it, or what it does itself. */
export const begunVerbs = words(`
  founded | co-founded | cofounded | started | launched | opened | created | began | begun | built | made | wrote | released | shipped | published | established | incorporated | registered | formed |
  gründete | gründeten | gegründet | eröffnete | eröffneten | eröffnet | startete | starteten | gestartet | aufgemacht | aufgesperrt | entstand | entstanden | begann | begonnen |
  angefangen | losgelegt | veröffentlicht | veröffentlichte | veröffentlichten | erschien | gebaut | geschrieben | entwickelt | geboren |
  fondé | fondée | fondâmes | créé | créée | lancé | lancée | ouvert | ouverte | démarré | commencé | monté | montée | né | née | publié | publiée |
  fundé | fundó | fundamos | fundaron | fundada | fundado | creé | creó | creamos | crearon | creada | creado | abrí | abrió | abrimos | abrieron | lancé | lanzamos | lanzó | lanzaron | constituí | constituimos | constituyó | constituyeron |
  nació | empecé | empezó | empezamos | comencé | comenzó | comenzamos | monté | montamos | montó | inauguré | inauguramos | arrancó | arrancamos | publiqué | publicamos |
  fundei | fundou | fundaram | criei | criou | criamos | criaram | criada | criado | abri | abriu | abriram | lancei | lançou | lançamos | lançaram | lançada | lançado | nasceu |
  constituímos | constituiu | constituíram | comecei | começou | começamos | montei | montou | inaugurei | inaugurou | publiquei |
  fondato | fondata | creato | creata | aperto | aperta | lanciato | lanciata | nato | nata | nacque | iniziato | iniziata | avviato | avviata | cominciato | inaugurato | inaugurata | pubblicato | costituito | costituita |
  opgericht | gestart | startte | startten | begon | begonnen | geopend | opende | openden | gelanceerd | lanceerde | lanceerden | ontstond | ontstaan | opgezet | gebouwd | geschreven
`)
/** Of those the ones that say nothing else than that something was founded, whoever did it. */
export const foundingOnly = words(
  "founded | co-founded | cofounded | gründete | gründeten | gegründet | fondé | fondée | fundó | fundaron | fundou | fundaram | fondato | fondata | opgericht"
)
/** What it was founded for, or after what: "founded Acme to replace a shoebox". */
export const purposeFollows =
  /^,? (?:to|so that|after|because|with|for|from|um|damit|nachdem|weil|mit|für|pour|après|avec|para|tras|con|depois|com|per|dopo|om|nadat|met)(?!\p{L})/iu
/** Of those the ones that may stand before a country it came to later. */
export const launchVerbs = words(
  "launched | opened | gestartet | lanciert | eröffnet | lancé | lancée | ouvert | ouverte | lanzamos | lanzó | abrimos | abrió | lançamos | lançou | abriu | lanciato | aperto | gelanceerd | geopend"
)
/** May stand between the verb and what is begun: auxiliaries, adverbs. */
export const besideVerbs = words(`
  was | were | is | has | have | had | been | first | then | finally | officially | originally | quietly | together | up | properly | just | simply | only |
  wurde | wurden | ist | sind | war | habe | haben | hat | dann | schließlich | offiziell | zuerst | gemeinsam |
  a | ont | avons | ai | été | est | fut | enfin | officiellement | ensemble | ha | hanno | abbiamo | ho | è | stato | stata | fu | infine | insieme | ufficialmente |
  fue | foi | se | he | hemos | finalmente | oficialmente | juntos | juntas | werd | werden | heb | hebben | heeft | samen | officieel
`)
/** Those who tell it, or whom they told of before; and what joins another deed of theirs. */
export const subjects = words(`
  i | we | us | they | when | als | quand | cuando | quando | toen | she | he | who | and | then | so | ich | wir | sie | er | und | je | j'ai | j’ai | nous | on | ils | elles | elle | il | et | yo | nosotros | nosotras | ellos | ellas | él | ella | y |
  eu | nós | eles | elas | ele | ela | e | io | noi | loro | lei | lui | ed | ik | wij | zij | ze | hij | en
`)
/** Verbs that tell by themselves who did it. */
export const tellsWho = /(?:[éí]|amos|imos|emos|aron|ieron|uyeron|ei|aram|eram|iram)$/iu
/** Before a verb that stands last: whoever tells it, or nobody. */
export const verbLastSubjects = /(?<!\p{L})(?:ich|wir|wurde|wurden|ist|ik|wij|we|werd|werden|is)(?!\p{L})/iu
/** Right after the verb of a product that begins by itself: no object, which would be another thing. */
export const afterBeginning =
  /^(?:$|[.,;:!)–—-]|(?:in|on|as|with|out|when|during|at|its doors|their doors|to the public|for business|up|life|around|back|im|am|als|mit|aus|en|au|aux|à|dans|comme|avec|con|como|em|no|na|com|nel|nella|come|da|met|als|op|seine|ihre|ses portes|sus puertas|as portas|le porte|zijn deuren|haar deuren|\p{Nd})(?![\p{L}]))/iu
/** "With an online course", "for customers all over": what a beginning was made with or for, and no beginning of another. */
const inPassing =
  /(?<!\p{L})(?:with|for|by|from|without|among|mit|für|ohne|avec|pour|sans|con|para|sin|com|sem|per|senza|met|voor|zonder) (?:(?:an?|the|some|no|two|three|first|ein\p{L}*|une?|des|un[ao]?|uma?|een|de|die|den|les|las?|los|i) )?(?:\p{L}+ )?(?:customers|clients|users|course|kunden|kurs|cours|clientes|usuarios|curso|clienti|corso|klanten|cursus)(?!\p{L})/giu
/** Somebody else's beginning, a later one, or one of a part. */
export const otherBeginnings: Finder = {
  test: (text) => other.test(text) && other.test(text.replace(inPassing, ""))
}
const other =
  /(?<!\p{L})(?:second|third|new|another|next|branch|version \p{Nd}|v\p{Nd}|again|anew|customers?|client|joined|acquired|bought|sold|moved|merged|renamed|rebranded|relaunched|rewrote|award|fund|fundraising|round|campaign|course|chapter|conference|customer|users?|zweite[ns]?|dritte[ns]?|neue[ns]?|filiale|kunden|erneut|wieder|verkauft|gekauft|übernommen|umgezogen|deuxième|second|nouvelle?|nouveau|nouveaux|succursale|client|racheté|rejoint|déménagé|segund[oa]|tercer[oa]?|nuev[oa]s?|sucursal|cliente|comprad[oa]|compr[óé]|mudamos|vendid[oa]|terceir[oa]|nov[oa]s?|filial|comprei|comprou|second[oa]|nuov[oaie]|filiale|acquistat[oa]|venduto|trasferit[oi]|tweede|derde|nieuwe?|filiaal|klant|gekocht|verkocht|verhuisd)(?!\p{L})/iu
/** Says that somebody else had it before. */
export const takenOver =
  /(?<!\p{L})(?:took (?:it )?over|taken over|inherited|handed down|from (?:my|his|her) (?:father|mother|parents|grandfather|uncle|aunt|boss)|(?:second|third|fourth|fifth) generation|generations?|übernommen|übernahm|nachfolge\p{L}*|geerbt|generation(?:en)?|repris|reprise|hérité|génération|tomé el relevo|hered[eéó]\p{L}*|traspas\p{L}*|generaci[oó]n(?:es)?|assumi|herdei|gera(?:ção|ções)|rilevat[oa]|ereditat[oa]|generazion[ei]|overgenomen|geërfd|generaties?)(?!\p{L})/iu
/** "I made the first commit": it begins with that, whatever it was called then; but not "the first version of our app". */
export const firstSteps =
  /(?<!\p{L})(?:(?:made|pushed|wrote|typed) (?:the|its|our|my) (?:very )?first (?:commit|line of code|lines of code|line|version|prototype|release)|(?:die|meine|unsere) (?:aller)?erste (?:Version|Fassung|Zeile Code|Zeile) (?:geschrieben|programmiert|gebaut)|écrit (?:la|les|ma) premières? (?:version|lignes? de code)|(?:escribí|escribimos) (?:la|las) primeras? (?:versión|líneas? de código)|(?:escrevi|escrevemos) (?:a|as) primeiras? (?:versão|linhas? de código)|(?:ho|abbiamo) scritto (?:la|le) prim[ae] (?:versione|rig(?:a|he) di codice)|de eerste (?:versie|regels? code) (?:geschreven|gebouwd))(?!\p{L}| (?:of|for|von|für|de|du|d'|des|pour|para|do|da|di|del|della|per|van|voor) )/iu
const goesOn =
  "(?:,? and|;|, | [-–]) ?(?:(?:the|this|my|our) (?:shop|business|workshop|bench|stall|press|studio|bakery|company|firm|forge)|it|I|we) (?:has|have) (?:been going|been running|been open|been trading|been at it|kept going|carried on)(?: strong)?(?: ever)?(?: since)?"
/** "I cut my first reed for sale in 1986, and the shop has been going ever since": sold, and gone on with from then on. */
export const firstSale = new RegExp(
  `(?<!\\p{L})(?:I|we) (?:(?:sold|shipped) (?:my|our) (?:very )?first|\\p{L}+ (?:my|our) (?:very )?first [^,;:.]{2,40} (?:for sale|to sell|for a customer))(?!\\p{L})[^,;:.]{0,80}${goesOn}(?=[.,;!]|$)`,
  "iu"
)
