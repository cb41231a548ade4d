/** What a house says of its letters, its pictures and who pays for it, in its own voice: of no product. Data. */

import { caseless } from "../../../evidence/reading/patterns/Caseless.ts"

/** "We write on the first Monday of the month", "nos photos sont de Jean", "unsere Bilder zeigt Anna auf Instagram". */
const letters = [
  "we (?:write|send|mail|post) (?!.*(?<!\\p{L})your(?!\\p{L}))[^.]{0,80}(?:subscribers|signed up|newsletter|mailing list|instagram|(?:mon|tues|wednes|thurs|fri|satur|sun)day of )",
  "our (?:newsletter|mailing list|subscribers|photos|photographs|pictures|instagram|blog)(?!.*(?<!\\p{L})your(?!\\p{L}))",
  "(?:photos|photographs|pictures) (?:are |were )?(?:taken )?by",
  "wir (?:schreiben|verschicken|versenden|posten) (?!(?:ihre|deine|dir ihre))[^.]{0,80}(?:angemeldet|abonnent|rundbrief|newsletter|instagram|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) (?:im|jedes|des) )",
  "unser(?:e|en|em)? (?:newsletter|rundbrief|\\p{L}*(?:fotos|bilder|instagram\\p{L}*))",
  "\\p{L}*(?:fotos|bilder) (?:macht|machte|zeigt|stammen|sind von|von)",
  "nous (?:écrivons|envoyons|publions) [^.]{0,80}(?:inscrits?|inscrites?|abonnés?|abonnées?|lettre|infolettre|instagram|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:de|du) )",
  "(?:notre (?:infolettre|newsletter|lettre (?:du|mensuelle))|nos photos|les photos (?:sont|ont été))",
  "(?:escribimos|enviamos|mandamos|publicamos) [^.]{0,80}(?:inscrit[oa]s|suscriptor|boletín|instagram|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) de )",
  "(?:nuestro boletín|nuestras fotos|las fotos (?:son|las))",
  "(?:escrevemos|enviamos|publicamos) [^.]{0,80}(?:inscrit[oa]s|assinantes da|boletim|instagram|segunda-feira (?:de|do) )",
  "(?:o nosso boletim|nosso boletim|nossas fotos|as nossas fotos|as fotos (?:são|foram))",
  "(?:scriviamo|mandiamo|inviamo|pubblichiamo) [^.]{0,80}(?:iscritt[ie]|abbonati|newsletter|instagram|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) (?:di|del) )",
  "(?:la nostra newsletter|le nostre foto|le foto (?:sono|le))",
  "(?:we|wij) (?:schrijven|sturen|mailen|plaatsen) [^.]{0,80}(?:abonnees|ingeschreven|nieuwsbrief|instagram|(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) van )",
  "(?:onze (?:nieuwsbrief|foto['’]s)|de foto['’]s (?:zijn|maakt))"
]
/** Who pays for it. */
const payers = [
  "(?:is|are) (?:paid for|financed|funded|supported) by",
  "(?:wird|werden) (?:von|durch|vom) [^.]{2,60} (?:finanziert|gefördert|bezahlt)",
  "(?:est|sont) (?:financée?s?|payée?s?|soutenue?s?) par",
  "(?:^|[.;] )(?:lo|la|los|las) (?:paga|pagan|financia|financian|sostiene|sostienen) ",
  "(?:está|es|está) (?:financiad[oa]|pagad[oa]) por",
  "é (?:financiad[oa]|pag[oa]) (?:por|pel[oa])",
  "(?:è|viene) (?:finanziat[oa]|pagat[oa]) (?:da|dal|dalla)",
  "(?:wordt|worden) (?:betaald|gefinancierd) (?:door|uit)"
]
const unspaced =
  "メールマガジン(?:は|を)|メルマガ(?:は|を)|(?:写真|撮影)(?:は|：).{1,20}(?:が撮|による|さん)|助成(?:金|を受け)|我们的(?:公众号|邮件|通讯)|(?:照片|摄影)(?:由|：)|由.{1,20}资助|نشرتنا|صورنا|بتمويل من"

export const ofTheHouse = caseless(new RegExp(`(?<!\\p{L})(?:${[...letters, ...payers].join("|")})|${unspaced}`, "u"))
