/** Words that tell what is shown apart from what else stands in cards: data. */

/** "The long one", "Das Lange": a thing by its kind, no customer. */
export const opensWithArticle =
  /^(?:(?:the|an?|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una|o|os|as|um|uma|il|lo|i|gli|de|het|een) |l['’])/iu
/** "For bakers", "記者の方": whom it is for. */
export const forSomebody = /^(?:for|für|pour|para|per|voor|ل) |(?:者|の方|向け|団体|ジャーナリスト|コンサルタント)$/iu
/** Names of months; those that are other words as well, "may", only where they are not. */
export const dated =
  /(?<!\p{L})(?:jan|feb|apr|aug|sept?|oct|okt|nov|dec|dez|january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|augustus)(?!\p{L})|\p{Nd}{1,2}月\p{Nd}{1,2}日/iu
/** "17 May", of the month whose names are other words as well. */
const dayOfMay =
  /(?<!\p{Nd})\p{Nd}{1,2}(?:st|nd|rd|th|er|\.|º)?(?: de| of)? (?:may|mai|mayo|maio|maggio|mei)(?!\p{L})|(?<!\p{L})may \p{Nd}{1,2}(?!\p{Nd})/iu
/** "Sunday 12 April": when something is on. */
export const isDay = (text: string): boolean => (dated.test(text) && /\p{Nd}/u.test(text)) || dayOfMay.test(text)
