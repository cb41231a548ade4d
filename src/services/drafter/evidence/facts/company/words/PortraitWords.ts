/** How a person's card tells that they began the house. Data: another language is more of the same. */

/** "opened", of what follows. */
export const beganIt =
  /(?<!\p{L})(?:opened|founded|co-?founded|started|set up|established|gründete|eröffnete|a (?:co-?)?(?:fondé|créé|ouvert)|fundó|cre[óo]|abrió|fundou|criou|abriu|ha (?:fondato|creato|aperto)|fondò|aprì|opende|startte|begon) (?=(?:the |die |das |den |la |le |l'|el |il |lo |o |a |het |de )?\p{L})/gu
/** Whoever the card is of. */
export const whoItIs = /^(?:She|He|Sie|Er|Elle|Il|Ella|Él|Ela|Ele|Lei|Lui|Zij|Ze|Hij)(?: (?:has|hat|ha))?(?= |$)/u
/** Came to a house that was there, or did it for somebody. */
export const joinedIt =
  /(?<!\p{L})(?:joined|bought|took|inherited|helped|hired|employed|apprenticed|assisted|asked|kam|kaufte|übernahm|half|rejoint|repris|racheté|aidé|unió|compró|ayudó|entrou|comprou|ajudou|entrat[ao]|comprato|rilevato|aiutato|kocht|hielp)(?!\p{L})/iu
const month =
  "(?:jan|ene|gen|feb|fév|fev|mar|mär|maa|mrt|apr|avr|abr|may|mai|mei|mag|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|oct|okt|out|ott|nov|dec|dez|dic|déc)\\p{L}*"
const justYear = `(?:1[89]|20)\\p{Nd}{2}(?![\\p{L}\\p{N}:])(?! (?:in|at|on|to|for|à|a|en|em|te|bei) )`
/** After what was begun: when, with what, and no place, people or part that would make of it another one. */
export const justIt = new RegExp(
  `^(?:$|(?: (?:in|im|im jahr|en|em|nel)(?: (?:early|late|the \\p{Ll}+ of|${month}(?: (?:de|of|del))?))?)? ${justYear}| (?:with|mit|avec|con|com|met|aged|after|when) )`,
  "iu"
)
/** They came to a house that was there already. */
export const cameToUs =
  /(?<!\p{L})(?:joined|came to us|zu uns|bei uns|rejoint|nous a rejoints?|se unió|nos unió|entrou|juntou-se|è entrat[ao]|bij ons)(?!\p{L})/iu
/** "a loan from her uncle": no house that was his. */
export const lent =
  /(?<!\p{L})(?:loan|money|savings|help|advice|encouragement|gift) from (?:my|his|her|their) \p{L}+/giu
/** "Meet our family", over cards of those who run it. */
export const family =
  /^(?:(?:meet|the|das ist|voici|conoce a|conheça|ecco|dit is) )?(?:our|the|unsere|notre|nuestra|(?:a )?nossa|la nostra|onze) (?:family|familie|famille|familia|família|famiglia)$/u
