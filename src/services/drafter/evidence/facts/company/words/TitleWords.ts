/** Words of titles on cards and lines of a team. Data, folded: another language is more of the same. */

/** Whoever thought a thing up, beside what else they do there. */
export const creators: ReadonlySet<string> = new Set([
  ...["creator", "original creator", "original author", "inventor", "erfinder", "erfinderin", "schöpfer", "schöpferin"],
  ...["créateur", "créatrice", "inventeur", "inventrice", "creador", "creadora", "criador", "criadora"],
  ...["ideatore", "ideatrice", "creatore", "creatrice", "bedenker", "bedenkster", "発案者", "生みの親", "发起人"]
])

/** What people have learnt, in one word, by how it ends: no firm is called so. */
export const professions =
  /^\p{L}*(?:therapeut|therapeutin|therapeute|therapist|terapeuta|leiter|leiterin|meister|meisterin|ingenieur|ingenieurin|pfleger|pflegerin|berater|beraterin|gestalter|gestalterin|techniker|technikerin|fachfrau|fachmann|kauffrau|kaufmann|assistentin|redakteurin|köchin|ärztin|bäcker|bäckerin|schneiderin|gärtner|gärtnerin|lehrerin|macherin|schmiedin|login|loge|ologist|graph|grapher|ographe|ógraf[ao]|[oó]log[ao]|shipwright|wheelwright|boatbuilder|sailmaker|blacksmith|goldsmith|silversmith|shoemaker|cheesemaker|winemaker|watchmaker|bookbinder|beekeeper|brewer|roaster|potter|maintainer|weaver|luthier|boulanger|boulangère|céramiste|pâtissier|pâtissière|herboriste|menuisier|menuisière|ébéniste|couturière|apicultrice|apiculteur|panader[ao]|ceramista|carpinter[ao]|matrona|enfermer[ao]|fornai[ao]|falegname|architett[ao]|meesterbakker|bakker|timmerman|timmervrouw)$|^[\p{scx=Han}\p{scx=Katakana}ー]{0,8}(?:責任者|担当|部長|職人|技師|ディレクター|マネージャー|设计师|工程师|总监|负责人|主管)$/u

const agents =
  "Architect|Developer|Engineer|Designer|Consultant|Specialist|Programmer|Coach|Trainer|Therapist|Instructor|Photographer|Writer|Scientist|Researcher|Strategist|Analyst|Architekt|Architektin|Entwickler|Entwicklerin|Ingenieur|Ingenieurin|Berater|Beraterin|Ontwikkelaar|Ontwerper|Adviseur"
const agentsBefore =
  "Architecte|Développeur|Développeuse|Ingénieure?|Consultante?|Desarrollador|Desarrolladora|Ingenier[oa]|Arquitect[oa]|Consultora?|Desenvolvedora?|Programadora?|Engenheir[oa]|Sviluppatore|Sviluppatrice|Programmatore|Programmatrice|Ingegnere|Architett[oa]|Consulente"
/** "Salesforce Architect", "Développeuse Android": of a tool they work with, which makes no company of it. */
export const ofTool = new RegExp(
  `^(?:(?:\\p{Lu}[\\p{L}+#.]*[ -]){1,2}(?:${agents})|(?:${agentsBefore}) \\p{Lu}[\\p{L}+#.]*)$`,
  "u"
)

const exam =
  "(?:FH|HF|ETH|TU|BSc|MSc|B\\.Sc\\.|M\\.Sc\\.|BA|MA|B\\.A\\.|M\\.A\\.|BS|MS|B\\.S\\.|M\\.S\\.|PhD|Ph\\.D\\.?|MD|M\\.D\\.|MBA|MPH|JD|J\\.D\\.|P\\.?Eng\\.?|PE|CFA|Esq\\.?|RN|RIBA|CPA|DVM|DDS)"
const exams = new RegExp(`(?:,? ${exam})+$`, "u")
/** "Physiotherapeutin FH", "physiotherapist, MSc": without the exam. */
export const withoutExams = (title: string): string => title.replace(exams, "")

const examsBehind = new RegExp(`(?:, ?${exam})+$`, "u")
const examsAhead = new RegExp(`^(?:${exam}, ?)+`, "u")
/** "Ada Roth" of "Ada Roth, Ph.D., P.Eng."; "Founder" of "Ph.D., Founder", behind the name. */
export const nameWithoutExams = (name: string): string => name.replace(examsBehind, "")
export const titleBehindExams = (title: string): string => title.replace(examsAhead, "")

/** "Gründer, kommt jeden Tag um neun": what a founder does besides, where nouns have capitals. Who "sagt" is quoted. */
export const doesInGerman =
  /^(?!(?:sagt|erklärt|erzählt|meint|schreibt|berichtet|seit|mit|jetzt|zuletzt|nicht|dort|damit|anfangs?t)(?!\p{L}))\p{Ll}{2,}t (?:(?!bei |von |für )\p{L}+ ?){1,9}$/u

const department =
  "(?:Kunden|Vertrieb|Einkauf|Verkauf|Produkt|Produktion|Betrieb|Finanzen|Personal|Marketing|Technik|Entwicklung|Logistik|Recht|Strategie|Forschung|Design|Daten|Inhalte|Redaktion|Versand|Service)"
const ofDepartment = new RegExp(
  `(?<=^|, )(?<role>Geschäftsführer(?:in)?|Leiter(?:in)?|Vorstand|Vorständin|Direktor(?:in)?|Prokurist(?:in)?) ${department}(?:(?:,? und|,| &) ${department}){0,2}(?![\\p{L}-])`,
  "u"
)
/** "Geschäftsführerin Kunden und Vertrieb": without what of, which has capitals and is no firm. */
export const withoutDepartments = (title: string): string => title.replace(ofDepartment, "$<role>")

const looksAfter =
  "(?:looks|look) after|takes care of|writes|builds|runs|leads|handles|designs|codes|manages|answers|develops|works on|is responsible for|in charge of|kümmert sich um|schreibt|baut|leitet|betreut|entwickelt|verantwortet|gestaltet|programmiert|beantwortet|s'occupe (?:de |du |des |d')|écrit|dirige|développe|gère|dessine|code|se ocupa de|lleva|escribe|cuida|programa|diseña|desarrolla|responde|si occupa d\\p{L}+|scrive|guida|sviluppa|gestisce|disegna|cura|cuida d[eoa]s?|escreve|lidera|desenvolve|trata d[eoa]s?|desenha|doet|schrijft|leidt|bouwt|regelt|ontwerpt|zorgt voor|ontwikkelt"
/** "Founder and maintainer, writes the core": what they do as well, of what is known there and of no other business. */
const doesClause = new RegExp(
  `^(?<title>[^,،，、]{2,60})(?:,|،|，|、) ?(?:(?:${looksAfter}) ?(?!(?:an?|eine?[nrms]?|une?|un[ao]?|uma?|een) )\\p{L}.{1,80}|(?:负责|主管|主导)\\p{scx=Han}.{1,20}|[يت]\\p{sc=Arab}{3,}(?: \\p{sc=Arab}+){1,6})[.]?$`,
  "u"
)
/** A title without what somebody does besides, which is told in a clause of its own. */
export const withoutDoing = (title: string): string => doesClause.exec(title)?.groups?.title ?? title
