/**
 * What pages say of a day, a season or somebody's life, and what would say the same on any house's page: wishes, tales, dates,
 * fairs, the door to an account. Data.
 */

import { caseless, type Finder } from "../../../evidence/reading/patterns/Caseless.ts"
import { tellsOfPerson } from "./ContactLines.ts"

const months =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus)"
const weekdays =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)"

/** "Happy New Year to all", "We congratulate Ada on her wedding". */
const wishes = [
  "(?:^|[.!?] )(?:happy (?:new year|easter|holidays|christmas)|merry christmas|season['’]s greetings|congratulations|congrats|big up|well done,? \\p{L}+|well done)(?!\\p{L})",
  "(?:^|[.!?–—] )(?:(?:ein )?frohes? (?:neues jahr|neue jahr|weihnachten|fest|ostern|weihnachtsfest)|wir gratulieren|herzliche[nr]? glückwunsch)(?!\\p{L})",
  "(?:^|[.!?] )(?:bonne année|joyeux noël|joyeuses (?:fêtes|pâques)|félicitations)(?!\\p{L})|meilleurs vœux|meilleurs voeux",
  "(?:^|[.!?¡] ?)(?:felices fiestas|feliz (?:año|navidad)|enhorabuena|felicidades (?:a|para))(?!\\p{L})",
  "(?:^|[.!?] )(?:feliz (?:ano novo|natal|páscoa)|boas festas|parabéns (?:a|ao|à|aos|às|para))(?!\\p{L})",
  "(?:^|[.!?] )(?:buon (?:anno|natale)|buone feste|buona pasqua|congratulazioni|complimenti a|tanti auguri)(?!\\p{L})",
  "(?:^|[.!?] )(?:gelukkig nieuwjaar|(?:prettige|fijne|vrolijke) (?:feestdagen|kerst(?:dagen)?)|gefeliciteerd|van harte gefeliciteerd)(?!\\p{L})"
]
/** "Legend has it that", "Es war einmal": a tale. */
const tales = [
  "(?:^|[.!?] )(?:legend (?:has it|says|tells)|the (?:story|legend) goes|once upon a time|they say that|it is said that|there once)(?!\\p{L})",
  "(?:^|[.!?] )(?:der (?:legende|sage) nach|die (?:legende|sage) (?:besagt|erzählt)|es war einmal|man erzählt(?: sich)?|es heißt, dass)(?!\\p{L})",
  "(?:^|[.!?] )(?:la légende (?:dit|veut|raconte)|selon la légende|il était une fois|on raconte)(?!\\p{L})",
  "(?:^|[.!?] )(?:(?:cuenta|dice) la leyenda|según la leyenda|érase una vez|había una vez|se cuenta que|cuentan que|un (?:buen )?día (?:llegó|vino|apareció|pasó))(?!\\p{L})",
  "(?:^|[.!?] )(?:(?:diz|reza|conta) a lenda|segundo a lenda|era uma vez|conta-se que|dizem que|um (?:belo )?dia (?:chegou|veio|apareceu))(?!\\p{L})",
  "(?:^|[.!?] )(?:la leggenda (?:vuole|narra|racconta|dice)|secondo la leggenda|c['’]era una volta|si (?:narra|racconta|dice) che|un (?:bel )?giorno (?:arrivò|venne|passò))(?!\\p{L})",
  "(?:^|[.!?] )(?:volgens de (?:legende|overlevering)|er was eens|men zegt dat|op een (?:goede )?dag kwam)(?!\\p{L})"
]
/** "3 February: snow", "On 14 May we open", "In March a firm published", "Mittwoch, 20 Uhr": of a day. */
const days = [
  `^(?:(?:on|until|am|bis zum|vom|le|jusqu['’]au|el|hasta el|il|fino al|em|no dia|dia|até|op|tot|vanaf|from|ab) )?(?:${weekdays},? )?\\p{Nd}{1,2}(?:st|nd|rd|th|er|º)?\\.?(?: (?:de|of|di))? ${months}(?!\\p{L})`,
  `^(?:in|im|en|em|a|nel) (?:(?:early|late|mid|anfang|ende|mitte|this|last|diesem|letzten) )?${months} (?!(?:and|to|und|bis|et|y|e|en) )`,
  `^${months} \\p{Nd}{1,2}(?!\\p{N})`,
  "^[0-3]?\\p{Nd}[./](?:0\\p{Nd}|1[0-2])\\.? ?[–—:-]? \\p{L}",
  `^${weekdays}(?: (?:to|through|bis|au|a|à|al|até|t\\/m|tot) ${weekdays})?,? (?:\\p{L}+ )?\\p{Nd}`,
  "^(?:this (?:week(?:end)?|month)|tonight|today|now (?:playing|showing)|on now|diese woche|dieses wochenende|diesen monat|heute(?: abend)?|jetzt im kino|cette semaine|ce (?:soir|mois|week-end)|à l['’]affiche|esta (?:semana|noche|noite)|este (?:mes|mês)|hoy|hoje|en cartel(?:era)?|em cartaz|questa settimana|stasera|questo mese|oggi|ora in scena|in scena|deze (?:week|maand)|vanavond|vandaag|nu te zien) ?[:–—-]"
]
/** Halls of a fair: "Meet us at stand C21". */
const fairs = [
  "(?<!\\p{L})(?:booth|stand|stall|messestand|hall|halle|hal|pavillon|padiglione|pabellón|pavilhão|estande) (?:no\\.? ?|nr\\.? ?|n[º°]\\.? ?)?(?:\\p{L}\\.?)?\\p{Nd}{1,3}\\p{L}?(?![\\p{L}\\p{N}])",
  "^\\P{L}*(?:meet us (?:at|in)|visit us at|find us at|besuchen sie uns (?:auf|bei)|treffen sie uns|rendez-vous au salon|(?:retrouvez|rencontrez)-nous|nos vemos en|visítanos en|visite-nos n|encontre-nos n|vieni(?:te)? a trovarci|ci (?:trovi|trovate) (?:a|al|alla|in)|bezoek ons op|ontmoet ons)(?!\\p{L})"
]
/** "Log in to Acme", "Accedi al tuo account": the door, and not the house. */
const doors =
  "^(?:(?:please )?(?:log|sign) ?(?:in|on|up)(?: (?:to|at|with) (?:your )?[^\\s]+(?: \\p{L}+){0,2})?|(?:bitte )?(?:anmelden|einloggen|melden sie sich an)(?: bei \\S+)?|se connecter(?: à .{2,30})?|connectez-vous(?: à .{2,30})?|inici(?:a|e|ar) sesión(?: en .{2,30})?|acced[ea](?: a (?:tu|su) cuenta)|(?:entre|entrar|acesse)(?: na| a)? sua conta|fa[çz]a(?: o)? login|accedi(?: (?:al|a) .{2,30})?|inloggen(?: (?:bij|op) .{2,30})?|log in op .{2,30})[.!]*$"
/** "Hover over the circles", "Klicken Sie auf die Karte": how a page is worked, and not what it is of. */
const handling =
  "^(?:hover (?:over|on)|click (?:on|here|the|a|any)|tap (?:on|the|a|any|here)|swipe|scroll (?:down|up|to|through)|drag (?:the|to)|move your (?:mouse|cursor)|fahren sie mit der maus|klick(?:en sie|t)? (?:auf|hier)|tippen sie auf|wischen sie|scrollen sie|cliquez (?:sur|ici)|survolez|faites (?:défiler|glisser)|ha(?:z|ga) clic|pulsa (?:en|sobre|aquí)|pasa el (?:ratón|cursor)|desliza|cli(?:que|ca) (?:em|n[oa]s?|aqui)|passe o (?:mouse|rato|cursor)|clicca (?:su|qui)|passa (?:il mouse|col mouse)|scorri|klik (?:op|hier)|beweeg (?:je|de) muis|veeg)(?!\\p{L})"
/** "We are away from …", "Restiamo chiusi fino a marzo": when nobody is there. */
const closed =
  "^(?:we (?:are|will be) (?:away|closed)|(?:vom|von|bis) [^.]{2,40} (?:machen wir|haben wir|sind wir) |wir (?:haben geschlossen|machen betriebsferien|sind im urlaub)|nous (?:sommes|serons) (?:fermés?|en (?:vacances|congés?))|(?:estamos|estaremos) (?:cerrad|fechad)[oa]s|cerrad[oa]s? (?:en|por|los|el)|fechad[oa]s? (?:em|para|aos|às|por)|(?:restiamo|siamo|saremo) chiusi|(?:we|wij) zijn (?:gesloten|met vakantie))(?!\\p{L})"
/** "Scheduled maintenance", "Tip of the day", "Office hours": what is told of the running of things. */
const notices =
  "^\\P{L}*(?:scheduled maintenance|planned maintenance|tip of the day|office hours|opening hours|wartungsarbeiten|geplante wartung|tipp des tages|bürozeiten|öffnungszeiten|sprechzeiten|maintenance (?:programmée|prévue)|astuce du jour|horaires|mantenimiento programado|consejo del día|horario|manutenção programada|dica do dia|manutenzione programmata|consiglio del giorno|orari|gepland onderhoud|tip van de dag|openingstijden|kantooruren)(?!\\p{L})|(?:winner|results|line-?up|dates|shortlist|finalists)s? (?:is |are )?announced[.!]*$|(?<!\\p{L})(?:is|are) (?:a |the )?(?:trading name|registered trade ?marks?|trade ?marks?) of |(?<!\\p{L})ist (?:ein (?:handelsname|markenname)|eine (?:eingetragene )?marke) (?:von|der|des)|est une marque (?:déposée |commerciale )?(?:de|du) |es una marca (?:registrada |comercial )?de |é uma marca (?:registrada |registada |comercial )?d[aeo] |è un marchio (?:registrato )?(?:di|della|del) |is een (?:handelsnaam|merknaam|merk) van "
/** "Website under construction", "We are rebuilding our site": it is not there yet. */
const unfinished =
  "(?<!\\p{L})(?:under construction|in bearbeitung|im aufbau|en construction|en travaux|en construcción|em construção|in costruzione|in allestimento|in opbouw|in aanbouw)[.!…]*$|^(?:we are|we['’]re|wir|nous|estamos|stiamo|(?:we|wij) (?:zijn|werken)) (?:\\p{L}+ )?(?:working on|rebuilding|redesigning|updating|arbeiten (?:\\p{L}+ )?an|travaillons sur|trabajando en|trabalhando em|lavorando (?:a|al|sul)|aan) (?:\\p{L}+ ){0,2}(?:web ?site|web ?page|site|webseite|website|internetseite|darstellung|page|página|pagina|sitio|sito)(?!\\p{L})|^wir arbeiten (?:\\p{L}+ ){1,4}(?:web ?site|webseite|internetseite|darstellung)(?!\\p{L})|(?:工事中|準備中|建设中|قيد الإنشاء)[。.!]*$"
const unspaced =
  "あけまして|謹賀新年|おめでとう|メリークリスマス|新年快乐|圣诞快乐|恭喜|祝贺|كل عام وأنتم|عيد مبارك|نهنئ|تهانينا|昔々|むかしむかし|伝説によ|と言い伝え|相传|传说|从前有|^(?:و?يروى|و?يحكى|يقال إن|كان يا ما كان|تقول الأسطورة)|^(?:\\p{Nd}{2,4}年)?\\p{Nd}{1,2}月\\p{Nd}{1,2}[日号]|^(?:(?:今週|今月|本日)(?:の|は)|(?:今週|今月|本日|今日) ?[:：])|上映中|公演中|^(?:本周|本月|今日|今天)[:：]|^(?:هذا الأسبوع|الليلة|اليوم)(?: ?[:–—-])|^(?:ログイン|会員ログイン|登录|登入|تسجيل الدخول)|メンテナンス(?:の|中|を)|定期维护|صيانة مجدولة|^(?:点击|立即)?查看|休業(?:いた|し)ます|お休みします|放假"

/** Of a day, of a tale or of a door, and of no house. */
export const ofPassing: Finder = caseless(
  new RegExp(
    [...wishes, ...tales, ...days, ...fairs, doors, handling, closed, notices, unfinished, unspaced].join("|"),
    "u"
  )
)

/** Whose life it is: "Ada Roth studied in Ghent", "Her thesis was praised", "Murió con 94 años". */
const lives =
  "(?:studied|grew up|lives (?:in|with)|was born|died|married|spent (?:his|her)|wore (?:his|her|a)|studierte|wuchs|lebt (?:in|mit)|wurde .{0,30}geboren|starb|heiratete|a grandi|a étudié|vit (?:à|avec)|est née?|est morte?|s['’]est mariée?|creció|estudió|vive (?:en|con)|nació|murió|se casó|cresceu|estudou|mora (?:em|com)|nasceu|morreu|casou(?:-se)?|è cresciut[oa]|ha studiato|vive (?:a|con)|è nat[oa]|è mort[oa]|si sposò|groeide op|studeerde|woont (?:in|met)|werd geboren|stierf|trouwde)"
const life = new RegExp(
  `^(?:(?:\\p{Lu}[\\p{L}.'’-]+ ){1,3}|(?:At|Mit|À|A|Aos|Op) \\p{Nd}{1,3},? (?:\\p{Lu}\\p{L}+ )?)${lives}(?!\\p{L})|^(?:She|He|Her|His|Murió|Nació|Creció|Morreu|Nasceu|Cresceu|Nacque|Morì) `,
  "u"
)
/** "Studied in Ghent" of a person: behind a name of one word or two, or nobody's at the head. */
export const ofLife: Finder = {
  test: (sentence) => life.test(sentence) || tellsOfPerson(sentence)
}
/** Heads a part that is of the day or of the room, and not of the house: "Quote of the week", "Lost and found", "House rules". */
export const headsPassing: Finder = caseless(
  /(?<!\p{L})(?:(?:quote|thought|word|saying|joke|tip|picture|photo|drawing|song|recipe|fact|proverb) of the (?:day|week|month)|(?:spruch|gedanke|zitat|wort|witz|bild|foto|tipp|rezept) (?:des|der) (?:tages|woche|monats)|(?:citation|pensée|mot|blague|photo|proverbe|recette) (?:du (?:jour|mois)|de la semaine)|(?:frase|pensamiento|palabra|cita|chiste|foto|refrán|receta) (?:del? (?:día|mes)|de la semana)|(?:frase|pensamento|palavra|citação|piada|foto|receita) (?:do (?:dia|mês)|da semana)|(?:frase|pensiero|parola|citazione|barzelletta|foto|proverbio|ricetta) (?:del (?:giorno|mese)|della settimana)|(?:spreuk|gedachte|citaat|quote|woord|grap|foto|recept) van de (?:dag|week|maand))(?!\p{L})|^(?:lost (?:and|&) found|fundsachen|objets trouvés|objetos perdidos|achados e perdidos|oggetti smarriti|gevonden voorwerpen|horoscopes?|horoskop|horóscopo|oroscopo|horoscoop|house rules|hausordnung|règlement(?: intérieur)?|normas de la casa|regras da casa|regole della casa|huisregels|merch|in memoriam|nachruf|luto|crew news|sponsors?|sponsoren|patrocin(?:io|ador(?:es)?)|patrocínio)$|今日の(?:一言|言葉|ひとこと)|今週の(?:一言|言葉)|每日一句|今日金句|حكمة اليوم|كلمة اليوم|قول اليوم/u
)
