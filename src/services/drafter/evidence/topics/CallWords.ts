/** Words by which a line asks a visitor to do something: data; folded. */

import { phraseList } from "../reading/PhraseList.ts"
import { textSays } from "../reading/Says.ts"

/** A heading with one of these asks the visitor to do something, or opens a part that is not about the product. */
export const callPhrases = phraseList(`
  newsletter | subscribe | sign up | signup | join us | join the | keep yourself | stay updated | get updates | updates |
  contact us | get in touch | follow us | ready to | get started | start your | start today | try it today | want to learn |
  still have questions | any questions | have a question | have questions | more questions | book your | book a | book table | to book call | request a | schedule a | get free quote |
  on the map | download our | download now | cookies | cookie | learn more | read more | click here | call us | write to us |
  let's talk | talk to us | meet us | get tickets | get your | buy | order now | check out | watch the | install | download | warning | please note | note: | attention | hinweis | achtung | attenzione | atención | atenção | jetzt | loslegen | kostenlos testen | melden sie sich | kontaktieren sie | rufen sie |
  mehr erfahren | anmelden | bereit für | contactez | inscrivez | essayez | commencez | en savoir plus | prêt à |
  téléchargez | réservez | demandez | contáctanos | contacta | regístrate | empieza | prueba gratis | descarga | reserva |
  solicita | más información | suscríbete | listo para | fale conosco | entre em contato | cadastre | comece | experimente |
  saiba mais | baixe | agende | pronto para | contattaci | iscriviti | inizia | prova gratis | scopri di più | scarica |
  prenota | richiedi | pronto a | neem contact | schrijf je in | meld je aan | probeer | begin vandaag | lees meer |
  klaar om | お問い合わせ | 今すぐ | 始めましょう | お気軽に | ご相談 | 無料で始め | 立即 | 联系我们 | 马上 | 免费试用 | 了解更多 |
  اتصل بنا | تواصل معنا | ابدأ الآن | سجل الآن | اشترك | احجز | جرب | جاهز | هل أنت مستعد
`)

/** Opens an order to the visitor, as buttons do: "Jetzt Angebot einholen", "Demander un devis". */
const orders =
  /^(?:jetzt|now|hier|today)(?= .*(?:en|ern)[!.]?$)|^(?:get|request|book|claim|grab|start|try|download|buy|order|contact|call|join|sign|schedule|apply|subscribe|shop|demander|obtenir|réserver|commander|contacter|télécharger|essayer|découvrir|commencer|solicitar|pedir|reservar|descargar|contactar|comprar|empezar|probar|ver|saber|conocer|agendar|agende|solicitar|baixar|experimentar|falar|começar|contatar|richiedi|prenota|scarica|contatta|prova|scopri|inizia|acquista|vraag|boek|download|neem|start|bekijk|plan|koop)(?!\p{L})/iu
const longest = 5
/** Whether a line is nothing but such an order: a few words, and none that tell what the product is. */
export const isOrder = (folded: string): boolean =>
  folded.split(" ").length <= longest && orders.test(folded) && textSays(folded, offers)
/** What is ordered: an offer, an appointment, more of the same. */
const offers = phraseList(`
  angebot | beratung | termin | rückruf | preise | quote | offer | demo | consultation | appointment | call | started | free trial | trial | more | devis | rendez-vous |
  offre | démo | rappel | plus | presupuesto | cita | demo | información | más | orçamento | agendamento | proposta | mais | preventivo | appuntamento | di più | offerte | afspraak | meer
`)
