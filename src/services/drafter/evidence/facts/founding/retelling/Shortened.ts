/**
 * A sentence without what it may have besides its founding: who somebody is, what happened meanwhile, what was done
 * before. Each is a plain sentence of the same; whoever reads them takes the first that tells a founding.
 */

/** "Ada Roth, who baked for a mill,": a clause about whoever stands before it. No number goes with it. */
const relative =
  /, (?:who|whom|whose|which|where|der|die|das|dem|den|wo|qui|que|dont|où|quien|quienes|donde|che|cui|dove|dat|waar) [^,;:\p{Nd}]{3,110},(?= )/giu
/** "In 2020, when he was back home, they began Acme". */
const meanwhile =
  /, (?:when|while|as|after|once|als|während|nachdem|quand|alors que|tandis que|après|cuando|mientras|después de|quando|enquanto|depois de|mentre|dopo|toen|terwijl|nadat) [^,;:\p{Nd}]{3,130},(?= )/giu
const bracketed = / \([^()\p{Nd}]{1,80}\)| [–—] [^–—\p{Nd}]{3,90} [–—](?= )/gu
/** "They met at a fair and in 2012 opened Acme": from where a time is told. */
const fromTime =
  /(?:,|;)? (?:and|und|et|y|e|en|so|then|bis) (?<clause>(?:in|im|nel|nell'|en|em|no|na|on) ?(?:(?!(?:we|I|they|she|he)(?!\p{L}))[\p{L}'-]+ ){0,4}(?:1[89]|20)\p{Nd}{2},? .+)$/iu

/** "In 2016, after years of bad bread, Ada Roth started Acme": the time first, then why, then who. */
export const openingAside =
  /^(?:after|following|with|amid|during|nach|mit|während|après|avec|pendant|tras|después de|con|en plen[ao]|durante|após|depois de|com|em plen[ao]|dopo|con|durante|na|met|tijdens) [^,;:\p{Nd}]{3,80}, (?=\p{L})/iu
/** "Después de cuatro años de obra abrieron", "Dopo due anni hanno aperto": how long after, with no comma behind it. */
export const someYearsOn =
  /^(?:(?:después de|tras|al cabo de|depois de|após|ao fim de|dopo) (?:[\p{Ll}\p{Nd}]+ ){1,3}?(?:años?|meses|anos?|anni|mesi)(?: (?:de|di) \p{Ll}+)?|(?:\p{L}+ ){1,3}?(?:años?|meses|anos?|anni|mesi) (?:después|más tarde|depois|mais tarde|dopo|più tardi)),? (?=(?:\p{Ll}+(?:aron|ieron|aram|iram|eram)|\p{Ll}+[óoeui]u?|hanno|ha) )/iu
/** "Acme, a bakery opened in 2014 by Ada Roth", as "Acme was founded in 2014 by Ada Roth". */
const kindOpened =
  /^(?<what>[^,.;:]{1,40}?)(?:,| is| was) an? (?:\p{Ll}[\p{L}-]* ){1,4}?(?:opened|started|set up) (?=(?:in (?:\p{L}+ )?(?:1[89]|20)\p{Nd}{2} )?by \p{Lu})/u
export const foundedAsKind = (text: string): string => text.replace(kindOpened, "$<what> was founded ")

const tidied = (text: string) => text.replace(/ {2,}/g, " ").replace(/,{2,}/g, ",")

/** None where nothing can be left out. */
export const shortened = (text: string): ReadonlyArray<string> => {
  const bare = tidied(text.replace(bracketed, "").replace(relative, "").replace(meanwhile, ","))
  const clause = fromTime.exec(bare)?.groups?.clause
  return [...(bare === text ? [] : [bare]), ...(clause === undefined ? [] : [clause])]
}
