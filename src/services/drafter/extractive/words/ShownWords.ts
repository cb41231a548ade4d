/** Words that tell what is shown apart from what else stands in cards: data. */

/** "The long one", "Das Lange": a thing by its kind, no customer. */
export const opensWithArticle =
  /^(?:(?:the|an?|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una|o|os|as|um|uma|il|lo|i|gli|de|het|een) |l['’])/iu
/** "For bakers", "記者の方": whom it is for. */
export const forSomebody = /^(?:for|für|pour|para|per|voor|ل) |(?:者|の方|向け|団体|ジャーナリスト|コンサルタント)$/iu
/** Names of months; those that are other words as well, "may", only where they are not. */
export const dated =
  /(?<!\p{L})(?:jan|feb|apr|aug|sept?|oct|okt|nov|dec|dez|january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|augustus)(?!\p{L})|\p{Nd}{1,2}月\p{Nd}{1,2}日/iu
/** "17 May", of the month whose names are other words as well. */
const dayOfMay =
  /(?<!\p{Nd})\p{Nd}{1,2}(?:st|nd|rd|th|er|\.|º)?(?: de| of)? (?:may|mai|mayo|maio|maggio|mei)(?!\p{L})|(?<!\p{L})may \p{Nd}{1,2}(?!\p{Nd})/iu
/** "Sunday 12 April": when something is on. */
export const isDay = (text: string): boolean => (dated.test(text) && /\p{Nd}/u.test(text)) || dayOfMay.test(text)

/** Kinds of people and trades: cards called so tell whom something is for. */
const audiences = `
restaurants?|cafés?|hotels?|hospitality|retail(?:ers?)?|e-?commerce|healthcare|health care|hospitals?|clinics?|insurance|banks|banking|capital markets|financial services|finance|government|public sector|schools?|universities|students?|teachers?|parents?|families|seniors?|athletes?|singers?|musicians?|artists?|creators?|writers?|designers?|developers?|engineers?|researchers?|founders?|start-?ups?|freelancers?|agencies|enterprises?|businesses|companies|teams?|managers?|owners?|operators?|leaders?|administrators?|professionals?|individuals?|consultants?|coaches|trainers|non-?profits?|charities|clubs|manufacturers?|manufacturing|contractors?|logistics|real estate|landlords|tenants|homeowners|beginners?|investors?|traders?|data centers|courier services|suppliers|brands|employees|customers|users|patients|travell?ers|journalists|lawyers|law firms|accountants|
schulen|schüler(?:innen)?|studierende|studenten|eltern|familien|vereine|unternehmen|firmen|agenturen|gründer(?:innen)?|selbstständige|freiberufler|handwerker|gastronomie|einzelhandel|kliniken|praxen|ärzte|behörden|kommunen|privatkunden|geschäftskunden|privatpersonen|lehrer|lehrkräfte|entwickler|anfänger|fortgeschrittene|senioren|industrie|vermieter|mieter|banken|versicherungen|büros?|bau|pflege|bildung|
écoles|étudiants|familles|associations|entreprises|agences|indépendants|artisans|commerçants|hôtels|collectivités|particuliers|professionnels|enseignants|développeurs|débutants|pme|banques|assurances|
escuelas|estudiantes|padres|familias|asociaciones|empresas|agencias|autónomos|comercios|restaurantes|hoteles|particulares|profesionales|docentes|desarrolladores|principiantes|industria|pymes|bancos|aseguradoras|
escolas|estudantes|famílias|associações|agências|autônomos|lojas|hotéis|profissionais|professores|iniciantes|indústria|
scuole|studenti|genitori|famiglie|associazioni|aziende|agenzie|liberi professionisti|negozi|ristoranti|privati|professionisti|avvocati|insegnanti|banche|
scholen|ouders|gezinnen|verenigingen|bedrijven|bureaus|zzp['’]ers|winkels|particulieren|docenten|gemeenten|kantoor|kantoren|bouw|horeca|onderwijs|zorg`
const audience = new RegExp(
  `^(?:${audiences.replaceAll("\n", "")})(?: ?(?:&|/|,|and|und|et|y|e|en)(?!\\p{L}).*)?$`,
  "iu"
)
const audienceInHan =
  /^(?:.{1,6}の)?(?:企業|法人|個人|学生|学校|店舗|飲食店|医療機関|自治体|初心者|経営者|企业|学校|医院|酒店|个人|学生|政府|银行)(?:の方|さま|様)?$/u
/** Half of the names, or more, are those of people or trades. */
export const areAudiences = (names: ReadonlyArray<string>): boolean =>
  names.length > 1 && names.filter((name) => audience.test(name) || audienceInHan.test(name)).length * 2 >= names.length

/** Over some of the goods or works there are, or what is at stake: "Featured pieces", "Recent work", "Why it matters". */
export const picked = new RegExp(
  `(?<!\\p{L})(?:${`
featured|most popular|popular (?:products|extensions|choices|items)|recommended|roster|best ?sellers?|our favou?rites|top picks|trending|why (?:it|this) matters|latest|portfolio|(?:our|recent|selected) (?:work|projects)|case studies|stories|recipes|episodes|(?:in|this|current) issue|
empfohlene?|beliebte?|bestseller|im fokus|in dieser ausgabe|referenzen|unsere projekte|en vedette|nos coups de cœur|recommandée?s|dans ce numéro|nos réalisations|recettes|
destacad[oa]s|recomendad[oa]s|más vendidos|en este número|nuestros proyectos|recetas|em destaque|mais vendidos|nesta edição|nossos projetos|receitas|in evidenza|consigliat[aei]|più venduti|in questo numero|i nostri progetti|ricette|
uitgelicht|aanbevolen|populaire|in dit nummer|onze projecten|recepten`.replaceAll(
    "\n",
    ""
  )})(?!\\p{L})|おすすめ|人気の|注目の|実績|事例|レシピ|今号|推荐|热门|精选|案例|作品|الأكثر مبيعا|مختارات|أعمالنا`,
  "iu"
)
/** "You create an inventory", "We audit": who does what, one after the other. */
export const toldOfBoth =
  /^(?:you|we|i|they|sie|du|ihr|wir|ich|vous|tu|nous|je|on|nosotros|usted|tú|você|nós|voi|noi|wij|we|jij)(?:['’](?:re|ve|ll|d|m))? (?=\p{Ll})/iu
/** "Ctrl + Alt + 0": what is pressed. */
export const keys = /\S \+ \S/u
/** "Who bakes with it": over those it is for. */
export const asksWho =
  /^(?:who(?:['’]s| )|for who(?:m)?(?!\p{L})|wer (?!wir)|für wen|qui |pour qui|¿?quién(?:es)? |¿?para quién|quem |para quem|chi (?!siamo)|per chi|voor wie)|^(?:誰|谁)|^لمن /iu
