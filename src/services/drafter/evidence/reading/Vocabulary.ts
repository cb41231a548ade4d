/**
 * Words without a claim of their own, and words that turn a claim round. Data for the reading of prose:
 * every word that is not listed here carries meaning, so an unlisted language is only read more strictly.
 * None of the lists may hold a superlative, a number word or a word of quantity ("all", "only", "first").
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""))

/** Articles, pronouns, prepositions, auxiliaries, conjunctions, in the languages sites here are mostly written in. */
export const functionWords = words(`
  a an the and or but so yet if then than that this these those there here it its itself he him his she her hers
  they them their theirs we us our ours you your yours i me my mine who whom whose which what when where why how
  is are was were be been being am has have had do does did will would can could may might shall should must
  of in on at to from by for with about into onto over under between through during before after as up out off
  s re ve ll d m via per while because since until also such etc
  der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden hat haben
  mit von zu zum zur im in am an auf aus bei nach seit für um als wie wir uns unser unsere ihr ihre ihren sie es er
  le la les l un une des du de d et ou mais est sont était a ont avec pour par dans sur sous chez vers nous vous
  notre nos votre vos ils elles il elle ce cet cette ces qui que où se sa son ses
  el los las una unos unas y o u pero es son era fue ha han con para por en sobre desde hasta nosotros nuestro nuestra
  su sus lo al del se que cual
  il lo gli i uno della dello dei degli delle nel nella e ed ma è sono era con per tra fra da dal dalla sul sulla
  nostro nostra suo sua che cui
  os as um uma uns umas do da dos das no na nos nas ao aos à às e ou mas é são foi com por para pelo pela em seu sua que
  de het een en of maar is zijn was waren wordt worden met van voor door op aan bij naar uit om als wij ons onze je jouw
  uw zij hun dat dit deze die er te
`)

/** Negate what follows in the same clause. */
const negatorsForward = words(`
  no without lacks lacking except excluding kein keine keinen keiner keinem ohne sans aucun aucune sin ningún ninguna
  senza nessun nessuna sem nenhum nenhuma geen zonder нет без
`)
/** Negate the one word they are put in front of. */
export const negatorsOfNext = words("non")
/** Negate what stands around them ("the plan is not free", "free it is not") and all that follows. */
export const negatorsAround = words(`
  not never neither nor cannot cant wont isnt arent dont doesnt didnt wasnt hasnt havent couldnt shouldnt wouldnt nicht
  nie niemals pas jamais nunca mai não niet nooit не никогда
`)
/** Turn a claim round, so carry none of their own. */
export const negators: ReadonlySet<string> = new Set([...negatorsForward, ...negatorsOfNext, ...negatorsAround])
