/** How a site tells that a part of it is free and more of it is paid for, in small letters, all languages together. Data. */

/** Free of charge, of a version or of the whole. */
export const freelyHad =
  "(?:start|begin|use|try) (?:it )?(?:for )?free|(?:is|are|free|run|stays?|remains?|completely|totally|core|app|download|for|to use|mostly|always) free|free (?:to use|to download|with|version|plan|tier|edition|download|forever|app|basic|covers|includes|and paid)|^free|freemium|" +
  "kostenlos\\p{L}*|kostenfrei\\p{L}*|gratis\\p{L}*|gratuit\\p{L}*|grátis"
export const freelyHadUnspaced = "無料|免费|免費|مجان"
/** What more of it is called. */
export const moreHad =
  "premium(?:[- ]?(?:version|abo|plan|tier|subscription|abonnement))?|pro|plus|paid (?:plans?|version|tier|subscription|upgrade|features)|in-app purchases?|(?:kostenpflichtig|bezahl)\\p{L}*|vollversion|version (?:payante|premium|pro)|de pago|versión (?:premium|pro)|versão (?:premium|pro|paga)|versione (?:premium|pro|a pagamento)|betaalde \\p{L}+"
export const moreHadUnspaced = "プレミアム|有料|高级版|付费|会员|プロ版|مدفوع|بريميوم"
/** What that does, or that one may leave it. */
export const isAdded =
  "unlocks?|unlocked|adds?|includes?|removes?|gets? you|gives? you|brings?|opens|optional(?:ly)?|upgrades?|available|go(?= pro| premium)|(?:switch|move) to|pass(?:a|e|ez|are|er) (?:a|al|à)|passe(?= pro| premium)|wechs\\p{L}+ (?:zu|auf)|p[aá]sate a|pasar a|muda\\p{L}* para|stap over|schaltet|freischalt\\p{L}*|freigeschaltet|bietet|erweitert|ergänzt|entfernt|optionale?[srnm]?|débloqu\\p{L}*|ajoute\\p{L}*|supprim\\p{L}*|optionnel\\p{L}*|en option|facultati\\p{L}*|desbloque\\p{L}*|añad\\p{L}*|elimina|opcional(?:es)?|desbloqueia\\p{L}*|acrescenta|adiciona|opcionais|sblocca\\p{L}*|aggiung\\p{L}*|rimuove|opzional\\p{L}*|facoltativ\\p{L}*|ontgrendel\\p{L}*|voegt|verwijdert|optione\\p{L}*"
export const isAddedUnspaced = "解放|解锁|追加|オプション|可选|任意|اختياري|يفتح"
/** Whoever has it for nothing, and whoever pays for more of it: both, in one text. */
export const freeSort =
  "free (?:users?|versions?|members?|tier|plan|accounts?)|(?:kostenlose[rn]?|gratis)[- ]?(?:nutzer\\p{L}*|version|konten|konto)|(?:utilisateurs|version|compte|offre) gratuite?s?|(?:usuarios|versión|cuenta|plan) gratuit[oa]s?|(?:usuários|versão|conta|plano) gratuit[oa]s?|(?:utenti|versione|account|piano) gratuit[oai]|gratis (?:gebruikers|versie|account)"
export const paidSort =
  "(?:premium|pro|paid) (?:users?|versions?|members?|subscribers?|tier|accounts?)|(?:premium|bezahl)[- ]?(?:nutzer\\p{L}*|version|konten|konto|mitglied\\p{L}*)|(?:utilisateurs|version|compte|offre) (?:premium|payante?s?)|(?:usuarios|versión|cuenta) (?:premium|de pago)|(?:usuários|versão|conta) (?:premium|pag[oa]s?)|(?:utenti|versione|account) (?:premium|a pagamento)|(?:premium|betaalde) (?:gebruikers|versie|accounts?)"
