/** Labels of what is not there yet, by themselves or with what they are put to; "Roadmap" (`OtherPeople.ts`) may be a feature: data. */
import { recalled } from "../../../../domain/text/Recalled.ts"

const words =
  "(?:coming |arriving |launching )?(?:very )?soon|coming (?:next|later)|not (?:there )?yet|planned|(?:kommt )?(?:demnächst|bald)|in kürze|noch nicht|geplant|bientôt|prochainement|à venir|próximamente|(?:muy )?pronto|em breve|brevemente|prossimamente|presto|in arrivo|binnenkort|近日(?:公開|登場|追加|リリース)?|準備中|開発中|开发中|開發中|即[将將](?:推出|上[线線]|登場|登场)|敬[请請]期待|قريب(?:ا|ا\u064b|\u064bا)(?: جد(?:ا|ا\u064b|\u064bا))?"
/** And what is there no more, behind its name: "Sieve 1 (retired)". */
const gone =
  "retired|discontinued|eingestellt|abgekündigt|abandonnée?|arrêtée?|retirad[oa]|descontinuad[oa]|descatalogad[oa]|ritirat[oa]|fuori produzione|uit productie|販売終了|停产"
const label = new RegExp(`^(?:${words})(?:$|\\s*[:：–—-])|[(（\\[](?:${words}|${gone})[)）\\]]$`, "iu")

const season =
  "(?:(?:early|late|mid)[ -])?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|year|month|week)|(?:frühjahr|frühling|sommer|herbst|winter|jahr|monat)|(?:printemps|été|automne|hiver|année|mois)|(?:primavera|verano|otoño|invierno|año|mes|verão|outono|inverno|ano|mês|estate|autunno|anno|mese)|(?:voorjaar|lente|zomer|najaar|herfst|jaar|maand)"
const comes =
  "coming|available|launching|arriving|due|planned|expected|scheduled|geplant|vorgesehen|previst[oa]|planejad[oa]|gepland|verwacht|kommt|verfügbar|ab|arrive|disponible|prévue?|dès|llega|a partir de|chega|disponível|arriva|disponibile|dal|komt|beschikbaar|vanaf"
/** Between them; "available all year" is there. */
const leads =
  "in|for|the|this|next|from|by|im|de[mnr]|diese[mnrs]?|nächste[mnrs]?|kommende[mnrs]?|en|au|à|cet|cette|pour|la|le|el|est[ea]|próxim[oa]|em|n[oa]|nest[ea]|nel|nella|quest[oa]|prossim[oa]|per|dit|deze|komende?|volgende?|het|de"
/** "Coming in 2027", "Coming this winter", "Arriving on Android next spring", "Kommt im Herbst". */
const dated = new RegExp(
  `^(?:${comes})(?: (?:on|to|auf|für|sur|en|para|su|voor|op) \\p{Lu}[\\p{L}\\p{Nd}]*)?(?!\\p{L})(?:.*(?<!\\p{Nd})20\\p{Nd}{2}(?: \\p{L}+)?| (?:(?:${leads}) ){0,3}(?:(?:l|quest)['’])?(?:${season})(?: \\p{L}+)?)$`,
  "iu"
)

/** "Coming in 1.1: ovens with two doors", "Kommt mit Version 3". */
const inVersion =
  /^(?:coming|arriving|planned|kommt|geplant|prévue?|previst[oa]|planejad[oa]|gepland|komt) (?:in|with|for|mit|für|avec|pour|en|con|para|com|per|met|voor) (?:the |der |la |il |de )?(?:(?:version|release|versión|versão|versione|versie) |v)?\p{Nd}{1,2}(?:\.\p{Nd}+)*(?=$|\s?[.!:：])/iu

/** "Soon: a level sensor", "Level sensor (coming soon)", "Coming in spring"; "Sell the seats. Planned for 2027." ends so. */
export const saysLater = (text: string): boolean => {
  if (inVersion.test(text)) return true
  if (text.length <= longest && (label.test(text) || dated.test(text.replace(/[.!]$/u, "")))) return true
  const last = lastSentence.exec(text)?.[0].replace(/[.!]$/u, "")
  return last !== undefined && last.length <= longest && dated.test(last)
}
const longest = 80
/** Over what is being worked on, as the whole of a heading or a label: "On the bench", "Ce qui viendra peut-être". */
const working = new RegExp(
  `^(?:${[
    "(?:what(?: is|'s) )?(?:coming(?: up| next)?|on the bench|on the drawing board|in the oven|in the kiln|on (?:the|our) roadmap)|discontinued|out of production|what we(?: are|'re) working on|coming,? not here|next,? perhaps|planned (?:for|in) .{3,30}",
    "was (?:noch )?kommt|was noch nicht da ist|woran wir (?:gerade )?arbeiten|ausblick|im ofen|in arbeit",
    "ce qui (?:vient|viendra|arrive)(?: peut-être| bientôt)?|en chantier|nous y travaillons",
    "lo que (?:viene|sigue|vendrá)|en qué (?:andamos|trabajamos)|en el horno",
    "o que vem(?: aí| por aí)?|no forno|cosa bolle in pentola|in cantiere|cosa arriva",
    "waar we aan werken|wat er (?:nog )?komt|in de maak"
  ].join("|")})[.:!…]*$`,
  "iu"
)
/** Whether a heading or a label says that what stands below it is not there yet. */
export const announcesLater: (heading: string) => boolean = recalled(
  (heading) => heading.length <= longest && (saysLater(heading) || working.test(heading))
)
const lastSentence = /(?<=[.!?] )\p{Lu}[^.!?]*[.!]?$/u
