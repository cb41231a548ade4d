/** Words that tell what is shown apart from what else stands in cards: data. */

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
restaurants?|cafés?|hotels?|hospitality|retail(?:ers?)?|e-?commerce|healthcare|health care|hospitals?|clinics?|insurance|banks|banking|capital markets|financial services|finance|government|public sector|schools?|universities|students?|teachers?|parents?|families|seniors?|athletes?|singers?|musicians?|artists?|creators?|writers?|designers?|developers?|engineers?|researchers?|founders?|start-?ups?|freelancers?|agencies|enterprises?|businesses|companies|teams?|managers?|owners?|operators?|leaders?|administrators?|professionals?|individuals?|consultants?|coaches|trainers|non-?profits?|charities|clubs|manufacturers?|manufacturing|contractors?|logistics|real estate|landlords|tenants|homeowners|beginners?|investors?|traders?|data centers|courier services|suppliers|brands|automotive|recruiting|recruitment|staffing|stables|riding schools|(?:\\p{L}+ ){1,2}(?:agencies|firms|brokerages|dealerships|practices|franchises)|employees|customers|users|patients|travell?ers|journalists|lawyers|law firms|accountants|
schulen|schüler(?:innen)?|studierende|studenten|eltern|familien|vereine|unternehmen|firmen|agenturen|gründer(?:innen)?|selbstständige|freiberufler|handwerker|gastronomie|einzelhandel|kliniken|praxen|ärzte|behörden|kommunen|privatkunden|geschäftskunden|privatpersonen|lehrer|lehrkräfte|entwickler|anfänger|fortgeschrittene|senioren|industrie|vermieter|mieter|banken|versicherungen|reitschulen|reitställe|ställe|büros?|bau|pflege|bildung|
écoles|étudiants|familles|associations|entreprises|agences|indépendants|artisans|commerçants|hôtels|collectivités|particuliers|professionnels|enseignants|développeurs|débutants|pme|banques|assurances|écuries|centres équestres|
escuelas|estudiantes|padres|familias|asociaciones|empresas|agencias|autónomos|comercios|restaurantes|hoteles|particulares|profesionales|docentes|desarrolladores|principiantes|industria|pymes|bancos|aseguradoras|hípicas|centros ecuestres|
escolas|estudantes|famílias|associações|agências|autônomos|lojas|hotéis|profissionais|professores|iniciantes|indústria|
scuole|studenti|genitori|famiglie|associazioni|aziende|agenzie|liberi professionisti|negozi|ristoranti|privati|professionisti|avvocati|insegnanti|banche|maneggi|scuderie|proprietari|
scholen|ouders|gezinnen|verenigingen|bedrijven|bureaus|zzp['’]ers|winkels|particulieren|docenten|gemeenten|maneges|kantoor|kantoren|bouw|horeca|onderwijs|zorg`
const audience = new RegExp(
  `^(?:${audiences.replaceAll("\n", "")})(?: ?(?:&|/|,|and|und|et|y|e|en)(?!\\p{L}).*)?$`,
  "iu"
)
const audienceInHan =
  /^(?:.{1,6}の)?(?:企業|法人|個人|学生|学校|店舗|飲食店|医療機関|自治体|初心者|経営者|企业|学校|医院|酒店|个人|学生|政府|银行)(?:の方|さま|様)?$/u
/** Half of the names, or more, are those of people or trades. */
export const areAudiences = (names: ReadonlyArray<string>): boolean =>
  names.length > 1 && names.filter((name) => audience.test(name) || audienceInHan.test(name)).length * 2 >= names.length

/** "Live" over a card: how far it is, or that people like it, and not what it is called. */
export const isStatusBadge = (text: string): boolean => badge.test(text.trim())
const badge =
  /^(?:live(?: now)?|new|beta|alpha|soon|coming soon|available(?: now)?|in development|(?:most )?popular|bestseller|recommended|updated|neu|jetzt neu|verfügbar|bald|demnächst|beliebt|empfohlen|nouveau|disponible|bientôt|populaire|recommandé|nuevo|próximamente|más popular|recomendado|novo|disponível|em breve|mais popular|recomendado|nuovo|disponibile|in arrivo|più popolare|consigliato|nieuw|beschikbaar|binnenkort|populair|aanbevolen|新着|新機能|公開中|近日公開|人気|新|最新|热门|即将推出|已上线|جديد|قريبا|متاح(?: الآن)?)[!.]?$/iu

/** With what the first of several steps is done: "Pick a field", "Termin vereinbaren", "Choisissez". */
export const opensSteps =
  /^(?:(?:pick|choose|select|book|call|contact|tell us|send|sign up|register|request|schedule|fill (?:in|out)|upload|submit|apply|reach out|get in touch|create (?:an?|your) (?:account|profile)|wähl(?:e|en)|such(?:e|en) sie|buch(?:e|en)|kontaktier(?:e|en)|ruf(?:e|en)?|send(?:e|en)|meld(?:e|en)|registrier(?:e|en)|termin (?:buchen|vereinbaren|wählen)|kontakt aufnehmen|anfrage (?:senden|stellen)|choisis(?:sez|sons)?|contacte[zr]|réserve[zr]|prenez|envoye[zr]|inscrive[zr]|demande[zr]|remplisse[zr]|remplir|appele[zr]|sélectionne[zr]|choisir|prise de contact|elig[ea]|elij[ae]|escog[ea]|contact[ae]|contáctanos|reserv[ae]|envía|envíe|regístrate|regístrese|solicit[ae]|rellen[ae]|llam[ae]|agend[ae]|cuéntanos|escolha|escolhe|contacte|entre em contato|agende|envie|cadastre-se|registe-se|solicite|preencha|ligue|conte-nos|scegli|scegliete|contatta(?:ci)?|prenota|invia|registrati|richiedi|compila|chiama(?:ci)?|raccontaci|kies|neem contact|boek|stuur|meld je|schrijf je|vul|bel)(?!\p{L}))|^(?:.{1,10}を(?:選ぶ|選択|登録|予約|送る)|お?申し?込み|お問い合わせ|ご?予約|会員登録|选择|注册|联系|预约|提交|选定|اختر|تواصل|احجز|سجل|أرسل|اتصل)/iu

/** Over some of the goods or works there are, or what is at stake: "Featured pieces", "Recent work", "Why it matters". */
export const picked = new RegExp(
  `(?<!\\p{L})(?:${`
featured|most read|(?:all|browse|hot|popular|by) topics?|most popular|popular (?:products|extensions|choices|items)|recommended|roster|best ?sellers?|our favou?rites|top picks|trending|why (?:it|this) matters|latest|portfolio|(?:our|recent|selected) (?:work|projects)|case studies|stories|recipes|episodes|(?:in|this|current) issue|
empfohlene?|beliebte?|bestseller|im fokus|in dieser ausgabe|referenzen|unsere projekte|en vedette|nos coups de cœur|recommandée?s|dans ce numéro|nos réalisations|recettes|
destacad[oa]s|recomendad[oa]s|más vendidos|en este número|nuestros proyectos|recetas|em destaque|mais vendidos|nesta edição|nossos projetos|receitas|in evidenza|consigliat[aei]|più venduti|in questo numero|i nostri progetti|ricette|
uitgelicht|aanbevolen|populaire|in dit nummer|onze projecten|recepten`.replaceAll(
    "\n",
    ""
  )})(?!\\p{L})|^(?:topics|themen|thèmes|temas|argomenti|onderwerpen)$|المواضيع|الأكثر قراءة|おすすめ|人気の|注目の|実績|事例|レシピ|今号|推荐|热门|精选|案例|作品|الأكثر مبيعا|مختارات|أعمالنا`,
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
