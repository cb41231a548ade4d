/** Names, headings and subjects over sums that nobody is asked for the product: what we pay, what others charge, what goes wrong. */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { anywhere } from "../../../reading/patterns/Caseless.ts"
import { tokensOf } from "../../../reading/Tokens.ts"
import { perSite } from "../../Fact.ts"
import { isHome } from "../../Paths.ts"
import { givingWords, prizeNames, prizeNamesElsewhere, prizeNouns, ruleTitles } from "./others/GivenWords.ts"

/** "What we pay our pickers", "Average rents in 2024": over sums of ours or of others, and of no plan. */
const others =
  /^(?:what|how much) (?:(?:we|i) (?:pay|paid|spend|spent|earn|earned|lose|lost)|(?:(?:the )?others?|they|competitors|rivals|most \p{L}+|other \p{L}+|(?:the )?big \p{L}+|everyone else) (?:charges?|costs?|asks?|pays?|takes?|wants?)|(?:a|an|the|your|no|not|doing) [^?]{2,40} costs? (?:you|us)|our (?:office|shop|kitchen|ovens?|servers?|staff|team|rent|fleet|people|\p{L}+) (?:burns?|spends?|eats?|earns?|uses?)|our (?:office|rent|staff|team|heating|electricity) costs?)(?!\p{L})|^(?:was|wie ?viel) (?:(?:wir|ich) .{0,30}?(?:zahlen|bezahlen|ausgeben|verdienen)|(?:andere|die anderen|die konkurrenz) .{0,20}?(?:kosten|kostet|verlangen|verlangt))$|^(?:ce que|combien) (?:nous (?:payons|dépensons)|les autres)|^(?:lo que|cuánto) (?:pagamos|gastamos|(?:cobran|piden) (?:los )?(?:demás|otros))|^(?:o que|quanto) (?:pagamos|gastamos|os outros)|^(?:quello che|quanto) (?:paghiamo|spendiamo|gli altri)|^(?:wat|hoeveel) (?:wij? .{0,30}?betalen|anderen .{0,20}?(?:vragen|kosten))/iu
const owed =
  /(?<!\p{L})(?:(?:average|typical|usual|median) (?:\p{L}+ )?(?:rents?|prices?|salar\p{L}+|wages?|costs?|fees?|rates?|pay)|rates? of pay|pay (?:rates?|scales?|bands?)|(?:starting|base|basic|hourly|monthly|our|the) pay|salar(?:y|ies)|wages?|stipends?|bursar(?:y|ies)|scholarships?|grants?|prizes?|stipendi(?:um|en)|bourses?|becas?|bolsas? de estudos?|bors[ae] di studio|studiebeurs|奖学金|奨学金|allowances?|full[- ]time|part[- ]time|living costs|costs? of living|savings|electricity|gas bill|utilities|phone line|mortgage|durchschnitt\p{L}*|gehalt|gehälter|lohn|löhne|vollzeit|teilzeit|lebenshaltungskosten|strom|salaires?|temps plein|temps partiel|électricité|coût de la vie|sueldos?|salarios?|jornada (?:completa|parcial)|electricidad|salários?|tempo integral|eletricidade|stipend[io]|tempo pieno|elettricità|salaris(?:sen)?|loon|lonen|voltijd|deeltijd|stroom|給与|給料|時給|月給|年収|電気代|工资|薪资|薪水|电费)(?!\p{L})/iu
/** Paid by whom something befalls, or for the way there: a whole name, of what few sell. */
const beside =
  /^(?:(?:ground )?rents?|miete|loyers?|alquiler|aluguel|affitto|huur|家賃|房租|(?:a |the )?(?:lost|replacement|spare|missing) (?:keys?|keycards?|cards?|fobs?|badges?|tickets?|towels?)|late (?:returns?|collections?|pick-?ups?|check-?outs?|payments?|arrivals?)|towing|tow-away|clamping|(?:(?:express|home|standard|local|same-day|next-day|overseas|international|worldwide|uk|us|eu) )?(?:delivery|shipping|postage|courier|p&p)(?: (?:\(?(?:overseas|abroad|worldwide|international|outside)|to|in|within|for|outside)(?!\p{L}).{0,24})?|corkage|cover charge|service charge|packaging|packing|gift[- ]?wrap(?:ping)?|(?:car )?parking|(?:taxi|transfer|shuttle)(?: (?:from|to) [\p{L} ]{2,30})?|lockers?|keys?|cleaning up|(?:extra|additional) \p{L}+|schlüsselverlust|verspätete rückgabe|abschleppen|(?:express)?(?:lieferung|versand)|(?:versand|porto|lieferung) (?:nach|in|innerhalb|ins) .{2,24}|porto|korkgeld|verpackung|parken|parkplatz|schließfach|zusätzliche[rsn]? \p{L}+|perte de clé|retard|remorquage|livraison(?: (?:express|à domicile|en .{2,24}|hors .{2,24}))?|frais de port.{0,24}|droit de bouchon|emballage|consigne|(?:\p{L}+ )supplémentaires?|pérdida de llave|grúa|entrega(?: exprés| expressa)?|envío(?: (?:exprés|a .{2,24}|fuera .{2,24}))?|(?:frete|portes)(?: para .{2,24})?|descorche|taxa de rolha|embalaje|embalagem|taquilla|(?:\p{L}+ )adicional(?:es)?|perda de chave|reboque|estacionamento|chiave persa|rimozione|consegna(?: (?:espressa|a domicilio))?|spedizion[ei](?: (?:in|per|all'estero).{0,24})?|coperto|diritto di tappo|imballaggio|parcheggio|(?:\p{L}+ )aggiuntiv[oa]|verloren sleutel|slepen|(?:spoed)?(?:levering|bezorging|verzending)(?: (?:naar|in|binnen|buiten) .{2,24})?|kurkengeld|verpakking|parkeren|kluisje|extra \p{L}+)$/iu
/** Paid by who stays away. */
const unkept =
  /^(?:(?:missed|late-cancelled) (?:appointments?|lessons?|visits?|classes)|no[- ]?shows?(?: fee)?|late cancellations?|(?:nicht|zu spät) abgesagt(?:e[rn]? termine?)?|ausfallhonorar|rendez-vous (?:manqué|non annulé)s?|cita (?:perdida|no cancelada)|falta sem aviso|appuntamento mancato|niet (?:tijdig )?afgezegd(?:e afspraak)?)$/iu
/** "Extra large" is a size. */
const size = /^extra (?:large|small|long|wide|groß|klein|lang|groot|klein|lange|grande)/iu

/** "La retta a tempo pieno": how long a child stays, and nobody's post. */
const feeNamed =
  /(?<!\p{L})(?:rett[ae]|tuition|nursery fees?|elternbeitr[aä]ge?|betreuung\p{L}*|mensualités?|mensualidad|mensalidade|ouderbijdrage|opvang)(?!\p{L})/iu
const hoursKept =
  /(?<!\p{L})(?:(?:full|part)[- ]time|vollzeit|teilzeit|temps plein|temps partiel|jornada completa|tempo integral|tempo pieno|voltijd|deeltijd)(?!\p{L})/giu
const prize = new RegExp(`^(?:${prizeNames})$`, "iu")
const prizeElsewhere = new RegExp(prizeNamesElsewhere, "u")
/** "First prize", "Publikumspreis", 佳作: what is won. */
const isPrize = (text: string): boolean => prize.test(text) || prizeElsewhere.test(text)
const prizeNoun = new RegExp(`^(?:${prizeNouns})$`, "iu")
const giving = anywhere(givingWords)
const rules = new RegExp(`^(?:${ruleTitles})$`, "iu")
/** Whether a site says that its house gives prizes: "Jury", "Stiftung". */
const isGiver = perSite((site: SiteIndex): boolean =>
  site.some(({ blocks }) => blocks.some(({ text }) => giving.test(text)))
)

/** Whether a heading stands over sums that are nobody's price here. */
export const isOverOthers = (title: string): boolean => {
  const text = tidyText(title).replace(/^[^\p{L}\p{Nd}]+|[^\p{L}]+$/gu, "")
  const words = (feeNamed.test(text) ? text.replace(hoursKept, "") : text).replace(/^[^\p{L}]+/u, "")
  return others.test(words) || owed.test(words) || rules.test(words) || isPrize(text)
}

const stems = (text: string) => tokensOf(fold(tidyText(text))).map(({ stem }) => stem)
/** What the first page says it is about: its title, its description, its opening and the names of its parts. */
const subjects = perSite(
  (site: SiteIndex): ReadonlySet<string> =>
    new Set(
      site
        .filter(isHome)
        .flatMap(({ statements, blocks }) => [
          ...statements
            .filter(({ source }) => source === "title" || source === "meta")
            .flatMap(({ text }) => stems(text)),
          ...blocks
            .filter(({ level, region }) => (level !== null && level <= 2) || region === "hero")
            .flatMap(({ text }) => stems(text))
        ])
    )
)
const isTold = (site: SiteIndex, text: string) => {
  const told = subjects(site, [])
  return stems(text).some((stem) => stem.length > 3 && told.has(stem))
}
/** Whether something is won here: a prize by its name, or called so by a house that gives prizes. */
export const isWon = (site: SiteIndex, name: string): boolean => {
  const text = tidyText(name)
  return isPrize(text) || (prizeNoun.test(text) && isGiver(site, []))
}
/** Whether what has a price is none of what is sold: a wage, a delay, the way there, save where the site is about it. */
export const isBesideSold = (site: SiteIndex, name: string): boolean => {
  const text = tidyText(name)
  if (isWon(site, text)) return true
  if (isOverOthers(text)) return !isTold(site, text) || /pay|salar|wage|gehalt|lohn/iu.test(text)
  return (beside.test(text) || unkept.test(text)) && !size.test(text) && !isTold(site, text)
}

/** Things that are sold: "The course costs". */
const goods =
  /(?:^|[ '])(?:courses?|class(?:es)?|lessons?|workshops?|seminars?|apps?|games?|e-?books?|books?|guides?|albums?|box(?:es)?|crates?|bags?|baskets?|sets?|kits?|packs?|packages?|bundles?|membership|subscriptions?|dues|seasons?|tickets?|pass(?:es)?|licen[cs]es?|plans?|tiers?|(?:full |whole )?versions?|editions?|cloud|software|programmes?|programs?|service|hosting|retention|renderer|reports?|templates?|themes?|fonts?|models?|devices?|sensors?|kurs|kurse|lektion|spiel|buch|kiste|korb|paket|lizenz|beitrag|mitgliedschaft|karte|gerät|leistung|cours|atelier|jeu|livre|panier|coffret|licence|adhésion|cotisation|formule|billet|appareil|curso|clase|taller|juego|libro|caja|cesta|licencia|cuota|entrada|dispositivo|aula|oficina|jogo|livro|caixa|cesto|saco|licença|mensalidade|ingresso|aparelho|energia|corso|lezione|gioco|libro|scatola|cassetta|licenza|tessera|biglietto|cursus|les|spel|boek|doos|licentie|lidmaatschap|kaartje|apparaat|rates?|work|labour|repairs?|consult\p{L}*|honorar\p{L}*|stunde|beratung|conseil|consulenza|it|es|er|sie|il|elle|het)(?=$| )/iu
/** Of "the rent of our shop" what comes before whose it is. */
const owner =
  / (?:of|for|unsere[rs]?|der|des|für|de|du|pour|para|del?|d[aeo]s?|della|dello|dei|per|van|voor)(?= )| d'/iu
/** Whether a sentence may be of what is sold here: by a thing that is sold, or what the site says it is about. */
export const isSoldHere = (site: SiteIndex, subject: string): boolean => {
  const at = owner.exec(subject)?.index ?? subject.length
  const head = subject.slice(0, at)
  return !owed.test(subject) && !isOverOthers(head) && (goods.test(head) || isTold(site, head))
}
