/** What somebody does in the sentence of a beginning that is none of theirs. Data. */

/** Later, or once more. */
export const lateBeginning =
  /(?<!\p{L})(?:segund[oa]|tercer[oa]|nuev[oa]s?|otr[oa]|deuxième|second[eoa]?|nouve(?:au|lle)|autre|altr[oa]|nuov[oa]|terz[oa]|nov[oa]s?|outr[oa]|terceir[oa]|sucursal|filial\p{L}?|succursale|hoy|aujourd'hui|oggi|hoje|desde entonces|depuis lors|reabri\p{L}*|rouv\p{L}*|riap\p{L}*|premio|prix|prêmio|prémio)(?!\p{L})/iu
/** Born, taught, hired, in charge, met: they did something else. */
export const otherDeeds =
  /^,? ?(?:\p{Ll}{1,4} ){0,2}(?:(?:nac|nasc|nacq|muri|morr|mor[ìt]|naqui|mour|estudi|étudi|studi|estud|trabaj|travaill|lavor|trabalh|aprend|apprend|appri|impar|dirig|gest|gér|guid|llev|lleg|entr|ingres|incorpor|un(?:ió|iu|ì)|rejoin|joign|gan|gagn|vinse|vinc|recib|reç|receb|ricev|visit|cas|épous|spos|preside|présid|enseñ|enseign|insegn|ensin|es|era|est|était|è|é|foi|fue|fu|tiene|tinha|avait|conoc|conhec|rencontr|incontr|hered|hérit|eredit|herd|suced|succéd|vend|viv|habit|abit|mor|cort|coup|tagli|jub|retrait|pension|aposent|reform|restaur|rénov|escrib|escrev|scriv|écri|pint|dipin|peign)\p{L}*)(?= |$|[.,;])/iu
/** Done for us or to us. */
export const toUs =
  /(?<!\p{L})(?:nos (?=\p{Ll}+(?:ó|aron|ieron|ou|aram|iu|eu)(?!\p{L}))|nous (?:a|ont|donn\p{L}*|prêt\p{L}*|confi\p{L}*)|ci (?:ha|hanno|diede|prestò|affidò)|me (?=\p{Ll}+(?:ó|ou)(?!\p{L}))|m'a(?= )|mi ha(?= ))/iu
