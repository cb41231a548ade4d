/** What a house was called when it began, which is no other house: "founded in 2006 as 'Millnet'", "unter dem Namen Mahlwerk". Data. */

const then =
  "(?:(?:damals|zunächst|anfangs|ursprünglich|seinerzeit|then|at the time|initially|originally|still|toen|destijds|oorspronkelijk|alors|à l'époque|initialement|entonces|inicialmente|originalmente|então|allora|inizialmente)(?: noch| nog| still| encore)? )?(?:noch |nog |still |encore )?"
const under =
  "unter dem (?:ursprünglichen |damaligen |alten )?Namen|under the (?:original |former |old )?name(?: of)?|onder de (?:oorspronkelijke |oude )?naam|sous le nom(?: d'origine)?(?: de)?|(?:con|bajo) el nombre(?: original)?(?: de)?|(?:com|sob) o nome(?: original)?(?: de)?|(?:con|sotto) il nome(?: originario)?(?: di)?"
const quoted = "als|as|comme|como|come"
const name = String.raw`\p{Lu}[\p{L}\p{N}&.'-]*(?: (?:& )?\p{Lu}[\p{L}\p{N}&.'-]*){0,3}`
const formerName = new RegExp(
  `,? ${then}(?:(?:${under}) (?:"(?<old>[^"]{2,40})"|(?<bare>${name}))|(?:${quoted}) "(?<called>[^"]{2,40})"),?(?=[ .,;:)]|$)`,
  "gu"
)

/** "Since 2006, then as "Millnet", ..." without that; the name it has today stays. */
export const withoutFormerName = (text: string, isOwn?: (name: string) => boolean): string =>
  [...text.matchAll(formerName)].reduceRight((left, { 0: words, index, groups }) => {
    const name = groups?.old ?? groups?.bare ?? groups?.called ?? ""
    if (isOwn?.(name) === true) return left
    return `${left.slice(0, index)}${words.endsWith(",") ? "," : ""}${left.slice(index + words.length)}`
  }, text)
