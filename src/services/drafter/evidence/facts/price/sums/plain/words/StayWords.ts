/** By what a stay, a tour or a meal is counted. Data. */

/** By the night, wherever it stands beside a sum. */
export const nightWords =
  "(?:per|a|each) nights?|/ ?nights?|nightly|(?:pro|je) (?:nacht|übernachtung)|/ ?nacht|übernachtung(?:en)?|(?:par|la) nuit(?:ée)?|nuitées?|/ ?nuit(?:ée)?|(?:por|la) noche|/ ?noche|(?:por|a) noite|/ ?noite|pernoite|diárias?|(?:a|per) notte|/ ?notte|pernottament[oi]|per (?:nacht|overnachting)|overnachting(?:en)?"
export const nightWordsUnspaced = /[1一]泊|泊\p{Nd}?|每晚|[/／]晚|一晚|لليلة|الليلة|في الليلة/u
/** By the head. */
export const byPersonWords =
  "(?:per|a) (?:person|guest|head|adult|child|participant|rider|player)|/ ?(?:person|guest|pers\\.?|adult)|p\\.? ?p\\.?|(?:pro|je) (?:person|gast|kopf|teilnehmer(?:in)?|erwachsene[nr]?|kind)|/ ?person|par (?:personne|participant|adulte|enfant|tête)|/ ?pers(?:onne)?|por (?:persona|participante|adulto|cabeza)|/ ?persona|por (?:pessoa|participante|adulto|cabeça)|/ ?pessoa|a (?:persona|testa|partecipante)|/ ?persona|per (?:persoon|deelnemer|volwassene|kind)|/ ?persoon"
export const byPersonWordsUnspaced = /[お御]?一?1?人様|[1一]名(?:様)?|每人|每位|[/／]人|للشخص|للفرد/u
/** By how much is used, driven, weighed. */
export const measuredWords =
  "(?:per|a|an|each|/|pro|je|par|le|du|au|al|por|il|o|el|ogni|cada) ?(?:km|kms|kilomet(?:er|re|res|ers)|kilomètres?|kilómetros?|quilómetros?|quilômetros?|chilometr[oi]|miles?|kwh|kilowatt\\p{L}*|kgs?|kilos?|kilograms?|kilogramm|quilos?|chil[oi]|pages?|seite|página|pagina|words?|wort|mots?|palabras?|palavras?|parol[ae]|woord)"
/** Those for whom software is paid one by one. */
export const seatWords =
  "(?:per|/|pro|je|par|por|cada|each) ?(?:agents?|seats?|users?|editors?|workspaces?|devices?|sites?|stores?|hosts?|nutzer\\p{L}*|arbeitsplatz|gerät|poste|utilisateurs?|usuarios?|puesto|usuários?|utilizador|utente|postazione|gebruiker)"
/** Right behind a sum: what is done with what was given. */
export const spentWords =
  "(?:pays?|buys?|feeds?|keeps?|plants?|helps?|funds?|provides?) |(?:bezahlt|finanziert|ernährt|pflanzt|paie|finance|nourrit|plante|paga|financia|alimenta|planta|finanzia|sfama|betaalt|voedt)(?!\\p{L})"
/** Had once for its sum, besides what is done by the visit: a course, an outing, a meal, a thing that is carried home. */
export const boughtWords =
  "courses?|workshops?|tours?|trips?|walks?|outings?|day tickets?|entry|entrance|menus?|set (?:menu|lunch)|books?|prints?|kits?|boxes|bottles?|jars?|loaf|loaves|portraits?|full version|licen[cs]es?|drop-ins?|spots?|passes|hire|" +
  "\\p{L}*kurse?s?|workshops?|\\p{L}*führung(?:en)?|\\p{L}*fahrt(?:en)?|\\p{L}*tour(?:en)?|eintritt|\\p{L}*karten?|\\p{L}*menüs?|bücher|buch|\\p{L}*flaschen?|\\p{L}*gläser|vollversion|lizenz|\\p{L}*zimmer|seminare?|" +
  "stages?|ateliers?|visites?|sorties?|balades?|entrées?|billets?|menus?|formules?|livres?|bouteilles?|pots?|dépannages?|stère|chambres?|" +
  "cursos?|talleres|taller|visitas?|excursi(?:ón|ones)|rutas?|entradas?|menús?|libros?|botellas?|habitaci(?:ón|ones)|dobles?|" +
  "oficinas?|passeios?|visitas?|bilhetes?|ingressos?|livros?|garrafas?|quartos?|ementas?|" +
  "cors[oi]|laboratori[o]?|visite|escursion[ei]|gite|ingress[oi]|bigliett[oi]|libr[oi]|bottigli[ae]|camer[ae]|pacchett[oi]|" +
  "cursus(?:sen)?|workshops?|rondleiding(?:en)?|toch(?:t|ten)|entree|kaartjes?|menu's|boeken|boek|flessen|fles|kamers?"
export const boughtWordsUnspaced =
  /コース|教室|講座|ツアー|チケット|入館|入場|参加費|定食|ランチ|プラン|课程|门票|套餐|دورة|تذكرة|جولة/u
