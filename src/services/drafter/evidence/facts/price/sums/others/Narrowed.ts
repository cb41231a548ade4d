/** What the next sentence takes back: "Acme is free. Only for students, though." */

/** Opens a sentence that says for whom alone, until when or under what condition what was told before it holds. */
const narrowing = [
  "(?:(?:but|however|though|note|that|this|it|which|the offer|please),? )*(?:(?:applies|is|holds|goes|counts|available|valid|offered|are) )*(?:only|just|solely|exclusively|limited|restricted|reserved)(?: (?:valid|available|applies|open))? (?:for|to|until|during|if|with|when|while|in|on)",
  "(?:(?:aber|allerdings|jedoch|das|dies|es|dieses|angebot) )*(?:(?:gilt|ist|geht|sind|gelten) )?(?:(?:aber|allerdings|jedoch) )?(?:(?:nur|ausschließlich|lediglich) (?:für|bis|während|im|in|mit|wenn|bei|solange|an)|vorbehalten|begrenzt auf|beschränkt auf)",
  "(?:(?:mais|cependant|toutefois|ceci|cela|c'est|offre|l'offre),? )*(?:(?:est|vaut|s'applique|valable) )*(?:(?:uniquement|seulement|exclusivement) (?:pour|aux?|à|jusqu|pendant|en|avec|si)|réservée?s?|limitée?s? (?:aux?|à|en))",
  "(?:(?:pero|sin embargo|esto|eso|oferta|la),? )*(?:(?:es|vale|se aplica|válid[oa]|aplica) )*(?:(?:solo|sólo|únicamente|solamente|exclusivamente) (?:para|a|hasta|durante|en|con|si)|exclusivo para|reservad[oa]|limitad[oa] a)",
  "(?:(?:mas|porém|no entanto|isto|isso|oferta|a),? )*(?:(?:é|vale|aplica-se|válid[oa]) )*(?:(?:só|somente|apenas|exclusivamente) (?:para|a|até|durante|em|com|se)|exclusivo para|reservad[oa]|limitad[oa] a)",
  "(?:(?:ma|però|tuttavia|questo|ciò|offerta|l'offerta),? )*(?:(?:è|vale|si applica|valid[oa]) )*(?:(?:solo|soltanto|solamente|esclusivamente) (?:per|a|agli|ai|fino|durante|in|con|se)|riservat[oa]|limitat[oa] a)",
  "(?:(?:maar|echter|wel|dat|dit|het|aanbod) )*(?:(?:geldt|is|zijn) )?(?:(?:echter|wel) )?(?:(?:alleen|uitsluitend|enkel|slechts) (?:voor|tot|tijdens|in|met|als|bij)|voorbehouden|beperkt tot)"
].join("|")
/** "Students only." */
const closing =
  /^[^.!?]{3,40} (?:only|nur|seulement|uniquement|solamente|únicamente|apenas|somente|soltanto|alleen)[.!]?$/iu
const opens = new RegExp(`^(?:${narrowing})(?!\\p{L})`, "iu")
const unspaced =
  /^(?:ただし|但し|なお)[^。]*(?:限|のみ|だけ|有料|除|対象外)|^(?:対象は|ご利用は)?[^。]{1,14}(?:限定|のみ|に限り)|^(?:但|不过|只|该优惠|此优惠)?[^。]{0,6}(?:仅限|只限|限于|仅供|仅对|仅适用|只适用|只对)|^(?:لكن |ولكن |وهذا |هذا |وذلك |العرض )*(?:[^.]{0,24})(?:فقط|حصر[\u064b]?ا[\u064b]?)/u

export const isNarrowed = (after: string | null): boolean =>
  after !== null && (opens.test(after) || closing.test(after) || unspaced.test(after))
