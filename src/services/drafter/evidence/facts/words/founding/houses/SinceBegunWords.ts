/**
 * Clauses that tell since when by a founding: "since it was set up in 2008", "since Ada Roth founded the firm in 2007",
 * "depuis sa création en 2008". Of each language: since its founding, since it or we began, since somebody founded it. Data.
 */
import { yearAlone as year } from "../TimeWords.ts"

const day = String.raw`(?:\p{Nd}{1,2}(?:st|nd|rd|th|\.|º|er)? )?`
const time = {
  en: String.raw`,? (?:back )?(?:in|on|one) (?:the )?(?:(?:early|late|spring|summer|autumn|fall|winter) )?(?:of )?${day}(?:\p{L}+ )?(?:\p{Nd}{1,2},? )?${year}`,
  de: String.raw` (?:(?:im jahre?|im|am|anfang|ende) )?${day}(?:\p{L}+ )?${year}`,
  fr: String.raw`,? (?:en|le|au printemps|à l'été|à l'automne) ?(?:de )?${day}(?:\p{L}+ )?${year}`,
  es: String.raw`,? (?:en|el) ${day}(?:(?:de )?\p{L}+ de(?:l)? )?${year}`,
  pt: String.raw`,? (?:em|a|no) ${day}(?:(?:de )?\p{L}+ de )?${year}`,
  it: String.raw`,? (?:nel|nell'\p{L}+ del|il|a|in) ?${day}(?:\p{L}+ )?(?:del )?${year}`,
  nl: String.raw` (?:in|op) ${day}(?:\p{L}+ )?${year}`
} as const
/** Behind the year: nothing that goes on about what began. */
const closes = String.raw`(?=$|[.,;!)]| (?:and|und|et|y|e|en|hat|haben|ist|sind|heeft|hebben|is|zijn|to|as|with|from|by)(?!\p{L})| [–—-])`
const clause = (words: string) => new RegExp(String.raw`(?<=^|[\s(])${words}${closes}`, "iu")
const who = String.raw`(?<who>[^,;:.]{2,60}?)`
const what = "(?<what>[^,;:.]{2,50}?)"

/** `it`: of whom it is told; `us`: of us; `opens`: it opened then; `who` founded `what`. */
export const sinceBegunClauses: ReadonlyArray<RegExp> = [
  // since its founding
  clause(
    `(?:since|from) (?:(?<us>our)|(?<it>its|their|the)) (?:(?:very )?(?:founding|foundation|inception|creation|formation|establishment|beginnings?|birth|start)|(?<opens>launch|opening))${time.en}`
  ),
  clause(
    `since (?<it>being (?:founded|established|set up|formed|created)|(?<opens>opening|launching|starting out|setting up))(?: (?:its|our) doors)?${time.en}`
  ),
  clause(
    `since (?:(?<us>our)|(?<it>its|the)) (?:very )?first (?:issue|edition|episode|broadcast|release|commit|class|meeting|concert|loaf|brew)${time.en}`
  ),
  clause(
    `seit (?:(?<us>unserer|unserem)|(?<it>ihrer|seiner|ihrem|seinem|der|dem)) (?:gründung|entstehung|bestehen|anfängen|beginn|(?<opens>start|eröffnung))${time.de}`
  ),
  clause(
    `depuis (?:(?<us>notre|nos)|(?<it>sa|son|leur|la|ses|l')) ?(?:création|fondation|naissance|débuts?|(?<opens>ouverture|lancement))${time.fr}`
  ),
  clause(
    `desde (?:(?<us>nuestr[oa]s?)|(?<it>su|sus|la|el)) (?:fundación|creación|nacimiento|constitución|inicios?|comienzos?|(?<opens>apertura|lanzamiento))${time.es}`
  ),
  clause(
    `desde (?:(?<us>(?:[ao]s? )?noss[oa]s?)|(?<it>(?:[ao] )?(?:sua|seu)|[ao])) (?:fundação|criação|nascimento|constituição|início|começo|(?<opens>abertura|lançamento))${time.pt}`
  ),
  clause(
    `(?:dalla|dal|dall'|fin dalla|sin dalla) ?(?:(?<us>nostr[ao])|(?<it>su[ao]|(?=fond|nasc|crea|costi|inizi|apert|lanc))) ?(?:fondazione|nascita|creazione|costituzione|inizio|(?<opens>apertura|lancio))${time.it}`
  ),
  clause(
    `sinds (?:(?<us>onze)|(?<it>de|haar|zijn|het)) (?:oprichting|ontstaan|begin|(?<opens>start|opening|lancering))${time.nl}`
  ),
  // since it was founded, since we began
  clause(
    `since (?:(?<us>we|I)|(?<it>it|they)) (?:first )?(?:(?:was|were) (?:first )?(?:founded|established|set up|formed|created|started|begun)(?: by [^,;:.]{2,50}?)?|(?<opens>(?:was |were )?opened(?: (?:its|our|their|the) doors)?(?: for business)?|launched|began|started(?: out| up| trading)?|set up(?: shop)?|got going|went live|came into being))${time.en}`
  ),
  clause(
    `seit (?:(?<us>wir|ich)|(?<it>sie|es|er))(?: uns| sich)?${time.de} (?:[^,;:.]{0,40} )?(?:gegründet (?:wurden?|haben|habe|hat)|(?<opens>(?:angefangen|begonnen|eröffnet|gestartet|losgelegt) (?:haben|habe|hat|wurde)|anfingen|begannen|begann|starteten|startete|eröffneten|eröffnete|entstanden|entstand))`
  ),
  clause(
    `depuis qu(?:e |')(?:(?<us>nous|j'|on)|(?<it>elle|il|elles|ils)) ?(?:(?:a|ont) été (?:fondée?s?|créée?s?)|est née?|(?:avons|ai|a) (?:fondé|créé)|(?<opens>(?:avons|ai|a) (?:ouvert|commencé|démarré|débuté)))${time.fr}`
  ),
  clause(
    `desde que (?:(?<it>(?:se fundó|se creó|fue fundad[ao]|fue cread[ao]|nació|(?<opens>abrió|empezó|comenzó|arrancó)))|(?<us>(?:nos )?(?:fundamos|creamos|nacimos|abrimos|empezamos|comenzamos|arrancamos)))${time.es}`
  ),
  clause(
    `desde que (?:(?<it>(?:foi fundad[ao]|foi criad[ao]|nasceu|surgiu|(?<opens>abriu|começou|arrancou)))|(?<us>fundámos|fundamos|criámos|nascemos|abrimos|começ[aá]mos|arranc[aá]mos))${time.pt}`
  ),
  clause(
    `da quando (?:(?<it>(?:è stat[ao] (?:fondat|creat)[ao]|è nat[ao]|(?<opens>ha aperto|è partit[ao]|ha iniziato)))|(?<us>siamo nat[ie]|abbiamo (?:fondato|creato|aperto|iniziato|cominciato)|siamo partit[ie]))${time.it}`
  ),
  clause(
    `sinds (?:(?<us>we|wij|ik)|(?<it>het|ze|zij|hij))${time.nl} (?:[^,;:.]{0,30} )?(?:(?:werd|is) opgericht|opgericht (?:werd|is)|ontstond|(?<opens>begonnen?|begon|startten?|opende?n?|van start (?:gingen?|ging)))`
  ),
  // since somebody founded it
  clause(
    `since ${who} (?:(?:co-?)?founded|established|set up|started|created|formed|(?<opens>opened)) ${what}${time.en}`
  ),
  clause(`seit ${who} ${what}${time.de} (?:(?:gegründet|eröffnet) (?:hat|haben)|gründeten?|eröffneten?)`),
  clause(`depuis qu(?:e |')${who} (?:a|ont) (?:fondé|créé|monté|(?<opens>ouvert)) ${what}${time.fr}`),
  clause(`desde que ${who} (?:fundó|fundaron|creó|crearon|montó|(?<opens>abrió|abrieron)) ${what}${time.es}`),
  clause(`desde que ${who} (?:fundou|fundaram|criou|criaram|montou|(?<opens>abriu|abriram)) ${what}${time.pt}`),
  clause(`da quando ${who} (?:ha|hanno) (?:fondato|creato|avviato|(?<opens>aperto)) ${what}${time.it}`),
  clause(`sinds ${who} ${what}${time.nl} (?:oprichtten?|begonnen?|begon|startten?|(?<opens>openden?))`),
  /منذ (?:(?<us>تأسيسنا|انطلاقنا|افتتاحنا|انطلاقتنا|بدايتنا)|(?<it>تأسيسها|تأسيسه|انطلاقها|انطلاقه|إنشائها|إنشائه|افتتاحها|افتتاحه|انطلاقتها)) (?:في )?(?:عام |سنة )?(?<year>(?:1[89]|20)\d{2})(?=$|[.،,; ])/u
]
/** What else than whoever the sentence is of may have been founded: "has sponsored the festival since its founding". */
export const otherFounded =
  /(?<!\p{L})(?:the|an?|this|that|our|die|der|das|den|dem|einen?|einer|la|le|l'|une?|el|una?|o|a|uma?|il|lo|de|het|een) ?(?:[\p{Ll}-]+ ){0,2}?(?:club|society|association|school|festival|fair|market|award|prize|guild|museum|mill|team|league|church|theatre|choir|band|race|hall|fund|café|cafe|library|bar|garden|market|factory|centre|center|course|company|firm|business|charity|programme|program|network|group|union|brand|factory|website|site|verein|schule|museum|mühle|preis|messe|markt|stadt|gemeinde|école|festival|musée|moulin|prix|marché|escuela|feria|mercado|museo|molino|premio|escola|feira|museu|moinho|prêmio|scuola|fiera|mulino|vereniging|beurs|molen|prijs)(?!\p{L})/iu
/** Since the founding of what follows the comma: of languages that set its article before it. */
export const sinceTheirs =
  /^(?:depuis (?:sa|son)|desde (?:su|(?:[ao] )?(?:sua|seu))|dalla? su[ao]) [\p{L}]+ [^,;:]{0,30}\p{Nd}{4}, (?=(?:la|le|l'|les|el|los|las|il|lo|i|gli|o|a|os|as) ?\p{Ll})(.+)$/iu
