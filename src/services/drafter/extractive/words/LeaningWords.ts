/** By what words a sentence is told to lean on one before it, to thank, to promote, to say what a thing is not: data; folded. */

import { caseless, type Finder } from "../../evidence/reading/patterns/Caseless.ts"

/** What a site points at on its own pages: itself. */
const itself =
  "app|apps|application|tool|site|website|web ?app|platform|software|project|service|program|plugin|plug-in|extension|library|package|game|book|guide|course|podcast|framework|" +
  "plattform|programm|seite|webseite|anwendung|werkzeug|projekt|spiel|buch|" +
  "appli|plateforme|logiciel|outil|projet|jeu|livre|aplicación|herramienta|plataforma|programa|sitio|proyecto|juego|libro|" +
  "aplicativo|ferramenta|projeto|jogo|livro|applicazione|piattaforma|strumento|sito|progetto|gioco|libro|toepassing|programma|boek|" +
  "year|week|month|season|jahr|woche|monat|saison|année|semaine|mois|año|semana|mes|ano|mês|anno|settimana|mese|week|maand|jaar"
/** Farther into a sentence what a word points at may stand in it as well. */
const early = "^(?:\\S+ ){0,10}"
const pointsAt = (words: string) => `${early}(?:${words}) (?!(?:own )?(?:${itself})(?!\\p{L}))`

const leaning: Finder = caseless(
  new RegExp(
    [
      "^(?:that|that['’]s|it|it['’]s|they|they['’]re|he|she|them|so|but|and|or|yet|also|instead|however|therefore|hence|then|otherwise|besides|meanwhile|here|there)[ ,]",
      `${pointsAt("this|these|those|such")}|${early}(?:that|this|these|those)(?:[.,;:!?]|$)|${early}(?:all|any|some|both|each|exactly|just|precisely|none|most) (?:of )?(?:that|these|those|them)(?!\\p{L})|${early}(?:is|was|are) (?:our|the) (?:answer|solution|response|result)(?!\\p{L})|${early}the same (?:way|goes|thing|applies)(?!\\p{L})`,
      `^(?:(?:das|es) (?:ist|sind|macht|bedeutet|heißt|geht)|das alles|er |damit |dafür |dabei |dazu |dadurch |deshalb |deswegen |darum |daher |so |aber |und |doch |auch |denn |sondern )|${pointsAt("diese[rsmn]?")}|${early}(?:genau|all) (?:das|dies|dafür|dabei|hier)(?!\\p{L})`,
      `^(?:cela |ça |c['’]|ce sont |il (?:est|a|s['’]|vous|permet|suffit) |elle |ils |elles |mais (?!de |d['’]|que )|et |ainsi |donc |alors )|${early}(?:cela|ça|celui-ci|celle-ci|ceux-ci)(?!\\p{L})|${pointsAt("cette|ces|cet")}`,
      `^(?:eso|esto|ello|así|pero|y|además|también|él|ella|ellos|ellas) |^por (?:eso|ello) |${pointsAt("est[ae]s?|estos|es[ae]s?|esos")}|${early}tod[oa] (?:esto|eso|ello)(?!\\p{L})`,
      `^(?:isso|isto|assim|mas|também|ele|ela|eles|elas) |^por isso(?!\\p{L})|${early}(?:n?ess[ae]s?|dess[ae]s?|nest[ae]s?|dest[ae]s?|disso|nisso) (?!(?:${itself})(?!\\p{L}))`,
      `^(?:ciò|così|ma|ed|inoltre|anche|esso|essa|essi|esse) |^per questo |${pointsAt("quest[aeio]")}|${early}tutto (?:ciò|questo)[ .,]`,
      `^(?:dat|dus|maar|ook|daarom|daarmee|daarbij|zo|hij|het is|het zijn|dit is) |${pointsAt("deze")}|${early}(?:precies|al) (?:dat|dit)(?!\\p{L})`,
      "^(?:それ|その|これ|この|そこ|そんな|こうした|そうした|また|しかし|だから|さらに|そして)|^.{0,30}(?:これら|それら|そのような|このような)",
      "^(?:这|那|该(?!款)|此|因此|所以|但|而|同时|此外)|^.{0,20}这[些种样]",
      "^(?:هذ[اه]|ذلك|تلك|لكن|لذلك|وهذا|وهكذا|كما|بل) "
    ].join("|"),
    "u"
  )
)
/** "Acme automates all of that", "for partners in this scenario", "That is the Acme difference": says it of what stands before. */
export const leans: Finder = {
  // "IT for small firms" is no "it".
  test: (sentence) => leaning.test(sentence.replace(/^\p{Lu}{2,}(?=[ ,])/u, "—"))
}

/** "We appreciate your trust", "Vielen Dank für Ihren Besuch": to whoever was served already. */
export const thanks: Finder = caseless(
  /(?<!\p{L})(?:thank you|thanks (?:for|to)|nice to (?:see|have) you|schön, dass (?:sie|du|ihr)|ravis de vous|(?:we|i) (?:truly |really |greatly )?appreciate (?:you|your)|grateful (?:for|to)|vielen dank|herzlichen dank|danke|wir danken|merci (?:à|pour|de)|nous (?:vous )?remercions|gracias (?:a|por)|agradecemos|obrigad[oa]s?|grazie (?:a|per|di)|ringraziamo|bedankt|dank (?:je|u|aan)|wij danken)(?!\p{L})|ありがとう|感谢|谢谢|شكرا/u
)

/** "No credit card required", "36 days of free membership": what it takes to begin today. */
export const promotion: Finder = caseless(
  /(?<!\p{L})(?:(?:no )?credit cards?|free (?:trial|membership|months?|weeks?|days?)|days? (?:of )?free|(?:months?|first \p{L}+) (?:completely |totally )?free|limited[- ]time|special offers?|discounts?|promo ?codes?|coupons?|kreditkarte|kostenlos testen|probemonat|testphase|rabatt\p{L}*|gutschein\p{L}*|carte bancaire|essai gratuit|offre spéciale|réductions?|tarjeta de crédito|prueba gratuita|oferta especial|descuentos?|cartão de crédito|teste grátis|período de teste|descontos?|carta di credito|prova gratuita|offerta speciale|sconti|sconto|creditcard|gratis proefperiode|proefperiode|korting\p{L}*)(?!\p{L})|クレジットカード|無料体験|キャンペーン|割引|信用卡|免费试用|优惠|بطاقة ائتمان|خصم/u
)

/** "Acme won't make you superhuman", "Rumo is geen product van …": what it is not. */
export const deniesFirst: Finder = caseless(
  /^(?:[^\s.,;:]+ ){0,5}(?:no|not|never|cannot|can['’]t|won['’]t|isn['’]t|aren['’]t|don['’]t|doesn['’]t|didn['’]t|wasn['’]t|nicht|kein\p{L}*|nie|pas|jamais|nunca|não|non|niet|geen|nooit)(?! (?:only|just|nur|seulement|solo|sólo|só|apenas|soltanto|alleen)(?!\p{L}))(?!\p{L})|(?<!\p{L})(?:not an?|no) (?:guarantee|substitute|replacement)(?!\p{L})|(?:行い|提供し|保証し|負い)ません|不构成|不提供|不保证/u
)

/** "See our latest kitchens", "Entdecken Sie unser Sortiment": a visitor is sent to look. */
export const showsOff: Finder = caseless(
  /^(?:(?:see|view|discover|explore|browse|check out|take a look at|have a look at|help|support|join|follow) (?:all )?(?:our|us|what we|keep)|(?:entdecken|sehen|schauen|erfahren|stöbern|folgen|unterstützen) sie |(?:entdecke|schau|folge|unterstütze) (?:unser|uns|dir)|(?:découvrez|consultez|voyez|suivez|soutenez)(?:-nous| nos| notre)|(?:descubr[ea]|conozca|conoce|mir[ae]|sig[ua]e?|síguenos|apoy[ae]) (?:todo |todas? |todos )?nuestr[oa]s?|(?:descubra|conheça|veja|siga|apoi[ea])(?: todos?| todas?)?(?: os| as| o| a)? noss[oa]s?|(?:scopri|scoprite|guarda|guardate|segui|seguite|sostieni)(?:ci| (?:tutt[ie] )?(?:i|le|il|la|lo) nostr[oaie])|(?:bekijk|ontdek|volg|steun) (?:al )?(?:onze?|ons))(?!\p{L})/u
)
