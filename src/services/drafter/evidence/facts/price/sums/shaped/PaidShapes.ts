/** The few sentences that all languages have for how something is paid, made of the words of one. */
import type { Finder } from "../../../../reading/patterns/Caseless.ts"
import { neededIn } from "../../../../reading/patterns/NeededWords.ts"
import { countsFew, freeDenied, timesOrVisits } from "../../../words/PriceWords.ts"
import { countedUses } from "../plain/WaysOfSums.ts"
import { shapedGermanic } from "./words/ShapedGermanic.ts"
import { shapedRomance } from "./words/ShapedRomance.ts"
import type { ShapedTongue } from "./words/ShapedTongue.ts"

const tongues: Readonly<Record<string, ShapedTongue>> = { ...shapedGermanic, ...shapedRomance }

export interface PaidShapes {
  readonly words: ShapedTongue
  /** Whether a sentence without a sum may be of any. */
  readonly mayTell: Finder
  /** Paid by how much is used; `sumless`: whatever is counted. */
  readonly usage: ReadonlyArray<RegExp>
  readonly shares: RegExp
  /** "cost ¤, paid once". */
  readonly paidOnce: RegExp
  readonly labelled: RegExp
  readonly open: RegExp
  /** "The code of § is published under the MIT licence". */
  readonly openCode: RegExp
  readonly buying: RegExp
  readonly price: RegExp
  readonly named: RegExp
  readonly thing: RegExp
  /** "A licence costs ¤". */
  readonly licensed: RegExp
  readonly never: RegExp
  /** After a sum that is all of it. */
  readonly ends: RegExp
  readonly sent: RegExp
  readonly inStore: RegExp
  readonly subscribed: RegExp
  readonly steady: ReadonlyArray<RegExp>
  readonly eachMonth: RegExp
  readonly cancel: RegExp
  readonly freeFew: ReadonlyArray<RegExp>
  /** "The first report is free": of what each costs so much afterwards. */
  readonly freeFirst: RegExp
  readonly freePart: ReadonlyArray<RegExp>
  readonly upgrade: RegExp
  readonly paid: ReadonlyArray<RegExp>
  readonly freeAlone: RegExp
  readonly denies: RegExp
  readonly free: ReadonlyArray<RegExp>
  readonly freeThing: RegExp
  readonly trialFree: RegExp
  /** "A free map", "The free and open …": what something is. */
  readonly freeLine: RegExp
}

const words = "[\\p{L}'-]+(?: [\\p{L}'-]+)"
const end = "(?=$| ?[.!,;:)]| - )"
/** What a share is taken of, and no verb: "of each sale goes to" somebody. */
const shared =
  "[\\p{L}'-]+(?: (?!(?:is|are|goes|go|will|gehen|geht|wird|werden|kommt|vont|va|est|sont|revient|van|se|es|son|vai|vão|é|são|vanno|è|sono|gaat|gaan|wordt|zijn)(?!\\p{L}))[\\p{L}'-]+){0,3}?"
/** Of these each pays, however much is used. */
const heads =
  "(?:[\\p{L}'-]+ ){0,2}?(?:seats?|users?|persons?|people|members?|months?|years?|weeks?|teams?|child(?:ren)?|adults?|guests?|visitors?|nutzer\\p{L}*|person(?:en)?|mitglied\\p{L}*|monat\\p{L}*|jahr\\p{L}*|wochen?|kind(?:er)?|gäste|gast|gebruikers?|persoon|leden|lid|maand(?:en)?|jaar|kind(?:eren)?|gasten|utilisateurs?|personnes?|mois|ans?|année|enfants?|usuarios?|personas?|mes(?:es)?|años?|niñ\\p{L}+|usuários?|pessoas?|mês|anos?|crianças?|utent[ei]|person[ae]|mes[ei]|anno|bambin[oi])(?!\\p{L})"
/** By which way or when it is paid, and nothing that is counted: "par carte", "por adelantado", "alla consegna". */
const means =
  "(?:quarters?|semesters?|seasons?|quartal\\p{L}*|halbjahr|kwartaal|seizoen|trimestres?|semestres?|saison|temporada|trimestr[ei]|semestr[ei]|stagione|(?:the )?(?:end|deadline|due date)|cartes?(?= bancaires?| de crédit| ou| et|[.,;:!]|$)|virement|chèque|prélèvement|paypal|facture(?=[.,;:!]|$)|internet|téléphone|avance|livraison|commande|réception|fin|sortie|caisse|main|adelantado|anticipado|transferencia|transferência|tarjeta|cartão|banco|bizum|domiciliación|boleto|pix|multibanco|separado|fora|ello|él|ella|rate|consegna|fine|inizio|metà|saldo|mano|distanza|parte|vista|bonifico|factuur|bank|incasso|overschrijving|ideal|post|rechnung|überweisung|lastschrift|vorkasse)(?!\\p{L})"
const hours =
  "hours?|lessons?|sessions?|class(?:es)?|stunden?|\\p{L}*stunden?|lektion(?:en)?|sitzung(?:en)?|heures?|séances?|horas?|clases?|sesi(?:ón|ones)|aulas?|sess(?:ão|ões)|or[ae]|lezion[ei]|sedut[ae]|uur|les(?:uur|sen)?|sessies?"
/** "10,000 events of each month", "100 Seiten pro Monat". */
const eachTime =
  "(?: (?:(?:of|in|per|a) )?(?:(?:each|every|a|the|any|jede[rsnm]?|chaque|cada|ogni|elke?|pro|im|par|al|por|ao|a) ){0,2}(?:day|week|month|year|tag|woche|monat|jahr|jours?|semaine|mois|an|día|semana|mes|año|dia|mês|ano|giorno|settimana|mese|anno|dag|week|maand|jaar))?"
const then =
  "then|after that|afterwards|beyond that|danach|dann|darüber|ensuite|puis|après|au-delà|después|luego|a partir de ahí|dopo|poi|in seguito|depois|em seguida|daarna|dan"
const ordinals = "(?:first|erste[nrs]?|premi(?:er|ère)s?|primer[ao]?s?|primeir[ao]s?|prim[aeio]|eerste)"
const times = `(?:${timesOrVisits})(?!\\p{L})`
export const licenceName =
  "(?:gnu )?(?:agpl|lgpl|gpl|mit|apache|bsd|mpl|mozilla|eupl|isc)(?:v\\p{Nd}[\\p{Nd}.]*)?(?!\\p{L})"

const shapesOf = (w: ShapedTongue): PaidShapes => {
  const named = `(?<own>(?:(?:${w.the}) ?)?§)`
  const subject = `(?:${named}|(?<it>${w.it}))`
  const few = `(?:${countsFew}|${w.few}) (?!${times})${words}{0,2}?`
  const pays = `^(?:(?:${w.at}) (?:(?:${w.the}) )?(?<own>§),? )?(?:${w.youPay})`
  const free = `(?:${w.free})`
  const more = `(?:,? (?:${w.forAll}|${w.always}|${w.endless}|(?:(?:${w.and}) )?(?:[\\p{L}']+ ){0,2}(?:${w.none}) ?(?:(?:lleva|tiene|contiene|muestra|ha|mostra|tem|traz|contém|contient|affiche) )?(?:(?:(?:an?|any|the|de|une?|d') ?)?(?:${freeDenied})(?!\\p{L})(?:,? (?:${w.and}|ni|nor|nem|né|noch) )?)+))*`
  const label = "(?:[\\p{L}][\\p{L}\\p{N}' -]{1,24} ?: ?)?"
  const whole = (shape: string) => new RegExp(`^(?:${shape})`, "u")
  const anywhere = (shape: string) => new RegExp(`(?<!\\p{L})(?:${shape})(?!\\p{L})`, "u")
  const shapes: Omit<PaidShapes, "mayTell"> = {
    words: w,
    usage: [
      new RegExp(
        `${pays} (?:${w.forEach}) ?(?!${heads}|${means})${words}{0,4}?(?: (?:${w.which}) [^.,;:!?¤]{2,60}?)?${end}`,
        "u"
      ),
      new RegExp(
        `${pays} (?<sum>¤[xu]),? (?:${w.forEach}) ?(?:[\\p{L}'-]+ ){0,1}?(?:${hours}|${countedUses})(?!\\p{L})`,
        "u"
      ),
      new RegExp(`^(?:${w.billedFor})\\p{L}+`, "u")
    ],
    shares: new RegExp(
      `^¤p(?: (?:${w.plus}) (?:¤u|¤[xu] (?:${w.ofEach}) (?!${heads})${shared})| (?:${w.ofEach}) (?!${heads})${shared})(?:[.!]|$|[,;] (?:${w.none})(?!\\p{L}))`,
      "u"
    ),
    paidOnce: new RegExp(
      `(?:${w.costs}|costs?|kosten|coûtent|cuestan|costano|custam) (?:¤o|¤x,? (?:[\\p{L}']+ ){0,1}?(?:${w.once}))(?!\\p{L}| (?:an?|per|each|every|al|all'|alla|por|ao|par|im|pro|je|jede[nrs]?|cada|ogni|chaque|elke?)(?!\\p{L}))`,
      "u"
    ),
    labelled: whole(`(?:${w.licence}) ?: ?${licenceName}`),
    open: whole(
      `${subject} ?(?:${w.is}) (?:(?:${w.released})(?: (?:${w.and}))?,? )*(?:${w.under}) (?:(?:the|an?|der|die|de|la|el|il) )?(?:licen[cs]e |licencia |licença |licenza )?${licenceName}`
    ),
    openCode: whole(
      `(?:(?:${w.the}|le|der|de) ?)?(?:source code|code(?: source)?|quellcode|quelltext|código(?: fuente|-fonte| fonte)?|codice(?: sorgente)?|broncode) (?:of|von|de|d'|di|do|da|van) ?(?<own>(?:(?:${w.the}) ?)?§) (?:${w.is}|steht|liegt) (?:[\\p{L}']+ ){0,4}?(?:${w.under}|con|com|sous|with)(?: (?:the|an?|der|die|de|la|el|una|uma|une))?(?: (?:licen[cs]e|licencia|licença|licenza|lizenz))?(?: libre| livre| libera)? ${licenceName}`
    ),
    buying: whole(
      `(?:${w.buy})(?: ${subject})? (?:${w.once})(?! (?:an?|per|each|every|al|all'|alla|por|ao|par|im|pro|je|jede[nrs]?|cada|ogni|chaque|elke?)(?!\\p{L}))(?= (?:${w.and}) |${end.slice(3)}`
    ),
    price: whole(`(?:(?:${w.price}) ?:? ?)?¤[xo](?![.,]?\\p{N})`),
    named: whole(`${subject} (?:${w.costs}) ¤[xo]`),
    thing: whole(
      `(?!(?:${w.it}) )(?:(?:${w.the}|an?|eine?|une?|un[ao]?|uma?|een) ?)(?:[\\p{L}§'-]+ ){1,3}(?:${w.costs}) ¤[xo]`
    ),
    licensed: whole(
      `(?:(?:the|an?|one|eine?|die|une?|la|una|a|uma|een|de) )?(?:lifetime |single |perpetual |lebenslange )?(?:${w.licence})(?: (?:for|of|für|von|de|pour|di|per|van|voor) §)? (?:${w.costs}) ¤[xo]`
    ),
    never: anywhere(w.never),
    ends: new RegExp(`^(?:$|[.,;:!)]| - | \\(| (?:${w.store}|${w.shipped}|${w.never})(?!\\p{L}))`, "u"),
    sent: anywhere(`${w.shipped}|${w.halves}`),
    inStore: anywhere(w.store),
    subscribed: whole(`${subject} ?(?:${w.subscribed})(?:${end}| (?:${w.and}|${w.from}) )`),
    steady: [whole(`(?:${w.flat}),? ?¤r(?! ?[-–] )`), whole(`(?:${w.dues}) ?: ?(?:(?:${w.from}) )?¤[xr](?:${end})`)],
    eachMonth: whole(
      `(?:[^.;:!?¤]{4,80}?,? (?:${w.eachMonth}),? |(?:${w.eachMonth}),? [^.;:!?¤]{4,80}?,? )(?:${w.from}) ¤[xr](?:${end})`
    ),
    cancel: new RegExp(`^(?:${w.cancel})[.!]?$`, "u"),
    freeFew: [
      whole(`${label}(?:${subject} ?(?:${w.is}) )?(?:(?:${w.endless}) )?${free},? (?:${w.upTo}) ?${few}${end}`),
      whole(`${label}(?:${subject} ?(?:${w.is}) )(?:${w.upTo}) ?${few} ${free}(?!\\p{L})`),
      whole(`(?:${w.upTo}) ?${few}(?: (?:${w.is}))? (?:[\\p{L}§']+ )?${free}(?!\\p{L})`),
      whole(`(?:${w.upTo}) ?${few},? (?:${subject} ?(?:${w.is})|(?:${w.is}) ${subject}) ${free}(?!\\p{L})`),
      whole(
        `(?:[^.;:!?¤]{0,30}[,:] )?(?:(?:${w.the}|i|les|los|las|os|as|die|your) )?(?:${ordinals} )?${few}${eachTime} (?:(?:${w.is}) ${free}|(?:${w.nothing}))(?: (?:${w.endless}))?${end}`
      )
    ],
    freeFirst: whole(
      `(?:(?:${w.the}|your) )?${ordinals} (?!${times}|${heads})${words}{0,2}? (?:(?:${w.is}) ${free}|(?:${w.nothing}))${end}`
    ),
    freePart: [
      whole(
        `(?:(?:${w.the}) )?(?:${w.part}) ?(?:${w.is}) (?:(?:${w.forAll}|${w.endless}|${w.always}) )?${free}(?:,? (?:${w.forAll}|${w.endless}|${w.always}))*${end}`
      ),
      whole(
        `${label}${free} (?:for |für |pour |para |per |voor |zum )?(?:(?:le|la|el|o|den|die|l')? ?)(?:${w.part})${end}`
      ),
      whole(`(?:${subject} ?(?:${w.is}) )?(?:for|für|pour|para|per|voor) (?:${w.part}) (?:(?:${w.is}) )?${free}${end}`),
      whole(`${label}(?:(?:${w.endless}) ${free}|${free},? (?:${w.endless}))(?!\\p{L})`),
      whole(`[^.;:!?¤]{4,60} ${free},? (?:${w.endless})${end}`)
    ],
    upgrade: new RegExp(`(?<!\\p{L})(?:${w.upgrade})`, "u"),
    paid: [
      // "After that every 1,000 events cost ¤": each of them.
      whole(
        `(?:(?:${w.beyond}|${then}),? )(?:each|every|jede[rsnm]?|chaque|cada|ogni|elke?)(?!\\p{L}) (?!${heads})[^.;:!?¤]{2,40}? (?:${w.costs}|${w.is}|costs?|kostet|coûtent?|cuestan?|costan?|custam?|kost(?:en)?) (?<each>(?<sum>¤[a-z]))`
      ),
      whole(
        `(?:(?:${w.beyond}|${then}),? )(?:kostet|kosten|kost) (?:jede[rsnm]?|elke?)(?!\\p{L}) (?!${heads})[^.;:!?¤]{2,40}? (?<each>(?<sum>¤[a-z]))`
      ),
      whole(`(?:${w.beyond}),? [^.;!?¤]{0,50}?(?<sum>¤[rux])`),
      // "oltre, oppure se vi servono le previsioni, si passa al piano Tenuta da ¤r"
      whole(`(?:${w.beyond}),? [^.;!?¤]{50,100}?(?<sum>¤r)`),
      whole(`(?:${w.payers}) (?:${w.pay}) [^.;:!?¤]{0,16}?(?<sum>¤r)`),
      whole(`(?:${w.tier})(?:[^.;!?¤]{0,24}?)(?:,|:| (?:${w.pay})) ?[^.;!?¤]{0,30}?(?<sum>¤[ro])`)
    ],
    freeAlone: whole(`${free}[.!]?$`),
    denies: whole(`(?:${w.none})(?:(?<=')|(?![\\p{L}']))`),
    free: [
      whole(`${subject} ?(?:${w.is}) (?:(?:${w.always}|${w.forAll}),? )?${free}(?!\\p{L})${more}(?<rest>.*)$`),
      whole(`${subject} (?:${w.nothing})(?!\\p{L})${more}(?<rest>.*)$`),
      whole(`(?:${w.everythingOn}) (?:${w.is}) ${free}(?!\\p{L})${more}(?<rest>.*)$`)
    ],
    freeThing: whole(`${named} (?:${w.is}) (?:${w.freeThing})(?!\\p{L}|-)`),
    freeLine: whole(`(?:${w.freeThing})(?!\\p{L}|-)|${free},? (?:${w.and}) (?:${w.open})(?!\\p{L})`),
    trialFree: whole(`(?:${w.trialFree})(?:${end})`)
  }
  const { open, openCode, labelled, usage, shares, buying, subscribed, freeFew, freeFirst, freePart } = shapes
  const { freeAlone, freeThing, trialFree } = shapes
  const sumless = [open, openCode, labelled, ...usage, shares, buying, subscribed, ...freeFew, freeFirst, ...freePart]
  return { ...shapes, mayTell: neededIn(() => [...sumless, freeAlone, ...shapes.free, freeThing, trialFree]) }
}

const known = new Map<string, PaidShapes>()
/** In a language that has such words, by its two letters. */
export const paidShapesIn = (lang: string): PaidShapes | null => {
  const tongue = tongues[lang]
  if (tongue === undefined) return null
  const made = known.get(lang) ?? shapesOf(tongue)
  known.set(lang, made)
  return made
}
