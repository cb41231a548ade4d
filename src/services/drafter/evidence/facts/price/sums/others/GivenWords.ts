/** What is won, given or fined and not asked for; prizes are called as prices are in German, Dutch and French. Data. */

/** By its name alone a prize, a grant or a place won: whole names and their ends. Words of languages with blanks. */
const ranks =
  "\\p{Nd}{1,2}(?:\\.|st|nd|rd|th|er|ère|e|ème|º|ª|°|o|a)?|first|second|third|fourth|fifth|top|grand|main|special|erster?|zweiter?|dritter?|vierter?|premi(?:er|ère)|deuxième|second|troisième|quatrième|grand|primer|primero?|segundo|tercero?|tercer|gran|primeiro|segundo|terceiro|grande|primo|secondo|terzo|gran|eerste|tweede|derde|vierde"
const praisedBy =
  "haupt|publikums|förder|nachwuchs|jury|ehren|trost|sieger|gewinner|literatur|lyrik|kunst|musik|film|kultur|innovations|gründer|anerkennungs|jugend(?=preis)|übersetzer|wissenschafts|umwelt|architektur|design(?=preis)|journalisten|buch(?=preis$)|talent|aanmoedigings|hoofd|(?<!\\p{L})ere|literatuur|kunst|muziek|cultuur|innovatie|oeuvre|troost|poëzie"
export const prizeNames = [
  `(?:${ranks}) (?:prizes?|preis|prix|premio|pr[êé]mio|prijs|place|platz|puesto|lugar|posto|classificat[oa]|plaats)`,
  `(?:die |der |de |het )?\\p{L}*(?:${praisedBy})[- ]?(?:preis|preise|prijs|prijzen)(?: \\p{L}.*)?`,
  "prix (?:du|des|de la|de l'|d'|de) ?(?:public|jury|lecteurs?|lectrices|lycéens|critique|encouragement|honneur|interprétation|jeunesse|poésie|meilleure?s? .*|création)",
  "(?:grand )?prix (?:spécial|jeunes? talents?|coup de cœur|littéraire|d'excellence)(?: .*)?",
  "(?:premi|premio|premios|pr[êé]mios?)(?! (?:annuo|annuale|mensile|assicurativo|anual|mensual|mensal))(?: .*)?",
  "(?:\\p{L}+[ '-])*(?:prize(?: money|s)?|runners?-up|winners?|laureates?|medal(?:lists?)?)",
  "(?:the )?(?:\\p{L}+ ){0,4}awards?",
  "preisgeld(?:er)?|prijzengeld|dotation|lauréate?s?|gewinner(?:in)?|sieger(?:in)?|winnaars?|vencedor(?:es|a)?|ganador(?:es|a)?|vincitor[ei]|vincitrice",
  "(?:bolsa|beca|bourse|borsa)s?(?: (?:de|di|d'|del?|completa|parcial|intera|entière)(?: ?.*)?)",
  "\\p{L}*(?:stipendi(?:um|en)|studiebeurs|reisbeurs|atelierbeurs|projektförderung|zuschuss|zuschüsse|subsidie|aufwandsentschädigung|ehrenamtspauschale|vrijwilligersvergoeding)"
].join("|")
/** The same in scripts without blanks, and in Arabic, at the end or the beginning of a name. */
export const prizeNamesElsewhere =
  "(?:大|最優秀|優秀|準|準優秀|審査員(?:特別)?|観客|特別|金|銀|銅|奨励|努力|新人|グランプリ)賞$|^(?:佳作|入選|優勝|準優勝|賞金|各賞|グランプリ|奨学金|給付金)|(?:[一二三四特]等|优秀|优胜|金|银|铜|鼓励|入围|观众|最佳.{1,6})奖$|^(?:冠军|亚军|季军|奖金|奖项)|(?:奖学金|助学金|补助|补贴)$|^(?:ال)?(?:جائزة|جوائز|منحة|منح|فائز)(?!\\p{L})|^المركز (?:الأول|الثاني|الثالث)"
/** What a price is called as well, in German and Dutch one word with the prize: "Monatspreis", "verkoopprijs". */
const priced =
  "grund|fest|einzel|stück|gesamt|komplett|paket|monats|jahres|tages|stunden|kauf|verkaufs|laden|listen|aktions|einführungs|sonder|netto|brutto|end|einstiegs|basis|normal|vorverkaufs|eintritts|miet|mindest|maand|jaar|dag|stuk|vaste|totaal|verkoop|winkel|aankoop|introductie|actie|vanaf|richt|instap"
/** Of anything called a prize, on the site of a house that gives them: "Marlow-Preis", "Prix Marlow"; by itself it is a price. */
export const prizeNouns = `(?!(?:${priced})-?(?:preis|prijs))[\\p{L}.-]+(?:preis|prijs)(?: \\p{L}+){0,3}|(?:preis|prijs) (?:de[rs]|van)(?: \\p{L}+){1,3}|prix(?: \\p{L}+){1,4}`
/** Says that a house gives prizes or money. */
export const givingWords =
  "stiftung|preisgeld(?:er)?|preisträger(?:in|innen)?|preisverleihung|ausschreibung|dotiert|wettbewerb\\p{L}*|jury|nominiert\\p{L}*|verleihen|stichting|prijswinnaars?|prijsuitreiking|genomineerd\\p{L}*|wedstrijd|fondation|lauréat(?:e|s|es)?|remise des prix|concours|palmarès|nommée?s"
/** Tells in a sentence that money is given: "Each year we award prizes of £2,000". */
export const givingVerbs =
  "(?:we|the (?:jury|trust|foundation|fund|charity)) (?:\\p{L}+ )?(?:award|give out|give away|grant|hand out)s?(?!\\p{L})|(?:vergeben|verleihen|fördern|stiften) (?:wir|jährlich|jedes jahr)|(?:wir|die jury|die stiftung) (?:vergeben|vergibt|verleihen|verleiht|fördern|fördert)|preise (?:in höhe )?von|(?:ist|sind) mit (?=[^.]{0,16}dotiert)|(?:nous|on|le jury|la fondation) (?:décern(?:e|ons)|attribu(?:e|ons)|vers(?:e|ons)|remettons (?=[^.]{0,24}prix))|dotée?s? de|(?:repartimos|entregamos|concedemos|otorgamos|otorga|dotad[oa]s? con) (?=[^.]{0,30}(?:premio|beca|\\p{Nd}))|assegniamo|eroghiamo|premi (?:per|da|di)|(?:atribuímos|concedemos|entregamos) (?=[^.]{0,30}(?:pr[ée]mio|prêmio|bolsa))|(?:we|wij|de jury|de stichting) (?:reiken|reikt)|prijzen (?:uit )?van|(?:winners?|gewinner(?:in)?|sieger(?:in)?|winnaars?|lauréate?s?|ganador(?:es|a)?|vencedor(?:es|a)?|vincitor[ei]|vincitrice) (?:gets?|receives?|takes?|wins?|erhält|erhalten|bekommt|krijgt|ontvangt|reçoit|reçoivent|touche|recibe|recebe|riceve|vince)"
/** Over what is paid by who breaks something or a rule, and over what is paid to who works there. */
export const ruleTitles =
  "(?:our |the |house |hire |booking |hut |club )*(?:rules|house rules|terms of hire)|hausordnung|(?:unsere |die )?(?:haus)?regeln|(?:le |notre )?règlement(?: intérieur)?|règles de la maison|(?:las )?(?:normas|reglas)(?: de la casa| del centro)?|(?:as )?regras(?: da casa)?|(?:le )?regole(?: della casa)?|regolamento|(?:de |onze )?(?:huis)?regels|huisreglement|(?:ご利用)?(?:規則|規約|上の(?:ご)?注意)|(?:ご)?注意(?:事項)?|入住须知|注意事项|店规|قواعد (?:المكان|الإقامة|البيت)|الشروط والأحكام"
