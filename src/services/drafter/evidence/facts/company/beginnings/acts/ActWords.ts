/** What makes an act one of a founding, or of something else: hints and vetoes. Data: another language is more of the same. */
import { caseless } from "../../../../reading/patterns/Caseless.ts"

/** A sentence with none of these is none of such acts. */
export const actHint = caseless(
  /notar|regist|papers|articles|statut|akte|papier|escritura|acta|estatut|papéis|papele|atto|carte|handshake|handschlag|händedruck|aperto de mão|apretón|poignée|shook hands|vertrag|satzung|urkunde|conservatória|cartório|immatricul|inscri|iscri|ingeschreven|firmenbuch|gewerbe|company|firm|cooperat|co-op|incorporated|constitu|deeds?|documents|contrato|kamer|vennootschap|societ|société|founded|started|set up|opened|launched|created|gründ|eröffn|firma|gmbh|fond|ouv|créé|créent|lanc|préfecture|fund|cre[óa]|abri|abre|mont|arm[óa]|empresa|virou|cri[oá]|azienda|apr[ìi]|apert|avvi|bedrijf|vzw|stichting|vereniging|richtt|schre|open|begon/u
)

/** Denied, wished for, planned. */
export const notDone =
  /(?<!\p{L})(?:not|never|\p{L}+n't|nobody|almost|nearly|wanted|wants?|plan(?:s|ned)?|hope[sd]?|going to|will|about to|nicht|nie|niemals|kein\p{L}*|fast|beinahe|wollten?|wollen|planen|soll(?:en|te|ten)?|jamais|pas|failli|voul\p{L}+|veulent|allons|nunca|jamás|casi|quer[íi]\p{L}+|van a|vamos a|não|quase|quer(?:em|iam)|vão|mai(?! \p{Nd})|non|quasi|vol(?:evano|ere|evamo)|stanno per|niet|nooit|geen|bijna|wilden|willen|zullen)(?!\p{L})/iu
/** Another house, or of the house another thing: a brand, a branch, a second one. */
export const anotherThing =
  /(?<!\p{L})(?:second|third|another|other|previous|former|old|sister|daughter|holding|parent|trade ?marks?|brand|patents?|domain|branch|lease|loan|zweite\p{L}*|dritte\p{L}*|weitere\p{L}*|andere\p{L}*|frühere\p{L}*|Tochter\p{L}*|Marken?|Wortmarke|Markenregister|Filiale|deuxième|troisième|autre|ancienne|filiale|marque|brevet|segund[ao]|tercera?|terceir[ao]|otr[ao]|outr[ao]|anterior|filial|marca|patente|seconda|terza|altr[ao]|precedente|marchio|brevetto|tweede|derde|andere?|vorige|dochter\p{L}*|merk|merkenregister|octrooi)(?!\p{L})/iu
/** After it: the house that was begun then is over, or somebody else's. */
export const overAgain =
  /(?<!\p{L})(?:sold (?:it|the|that)|closed (?:it|down)|folded|wound up|liquidat\p{L}*|bankrupt\p{L}*|insolv\p{L}*|shut (?:it )?down|failed|verkauft\p{L}*|aufgelöst|insolven\p{L}*|pleite|vendu\p{L}*|fermé\p{L}*|faillite|vendi(?:eron|mos|ó)|cerr(?:ó|aron)|quebr\p{L}+|vender[ae]m|vendemos|fech(?:ou|aram)|faliu|faliram|vendut\p{L}+|chius\p{L}+|fallit\p{L}+|verkocht\p{L}*|opgeheven|failliet)(?!\p{L})/iu
/** "two years later", between the year and the act. */
export const laterThan =
  /(?<!\p{L})(?:later|afterwards|after that|until|later on|später|danach|bis|plus tard|après|jusqu\p{L}*|después|más tarde|luego|hasta|depois|mais tarde|até|dopo|più tardi|fino|later|daarna|tot)(?!\p{L})/iu
/** "no firmaron": in Portuguese "no" is another word. */
export const notDoneThen = /(?<!\p{L})no (?:l[ao]s? |se )?\p{L}+(?:amos|imos|aron|ieron|ó)(?!\p{L})/iu

/** Where another clause begins. */
export const clauseEnds =
  /[;:] |,? (?:because|weil|parce que|car|porque|perché|omdat|although|though|obwohl|während|while|wobei) |, (?:and|but|so|und|aber|denn|sodass|et|mais|y|pero|e|mas|ma|en|maar) /giu
