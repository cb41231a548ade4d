/** How lines that stand for a whole house tell since when there is one, and sentences that tell it in passing. Data. */

const year = String.raw`(?<year>(?:1[89]|20)\p{Nd}{2})(?![\p{L}\p{N}]| ?[-–/]\p{Nd})`
const sinceWords =
  "since|in business since|established(?: in)?|estd?\\.?|founded(?: in)?|seit|gegründet(?: im jahre?)?|gegr\\.|depuis|fondée?(?: en)?|desde(?: el| o)?|fundad[ao](?: en| em)?|dal|fondat[ao](?: nel)?|sinds|opgericht(?: in)?|anno"

/** "Premium Joinery Since 1965", "Stroud, established 2007". */
export const standingLine = new RegExp(
  String.raw`^(?<head>[^.!?:;]{0,110}?)(?:,|(?<![\p{L}\p{N}.-])|(?<=^|\s))\s?(?<![\p{L}\p{N}.-])(?<since>${sinceWords}) (?:(?!delivery|output)\p{L}{3,10} (?:de )?)?${year}[.!]?$`,
  "iu"
)
/** Small words of a sentence that says something of somebody, or denies it. */
export const finiteWords =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|'ve|do|does|did|will|can|be|been|we|it|they|that|which|who|I|you|when|where|ist|sind|war|waren|hat|haben|wird|werden|wurden?|wir|ich|sie|es|das|dass|est|sont|était|a|ont|ne|[jn]['’]\p{L}+|qui|que|nous|je|il|elle|es|son|era|ha|han|no|somos|está|están|é|são|foi|não|tem|temos|è|sono|abbiamo|siamo|che|non|zijn|heeft|hebben|wij|werd|die|niet|هي|كان|كنا|نحن|قدمت|التي|الذي|je|jsme|jsou|byl|se)(?!\p{L})/iu
/** What a house does for as long as there is one, in the words of such lines. */
export const standingVerbs =
  /^(?:proudly |lovingly |reliably |quietly )?(?:serving|preserving|protecting|caring|crafting|making|building|teaching|designing|baking|brewing|roasting|growing|welcoming|entertaining|manufacturing|looking after)(?!\p{L})/iu
/** Whatever else it does in a line may have been taken up later. */
export const anyDoing = /^(?:\p{L}+ly )?\p{L}{2,}(?:ing|ando|endo|iendo|amos|emos|imos|iamo|ons)(?!\p{L})/iu
/** "Besucher seit 2015": who has looked at the pages. */
export const visitsSince =
  /(?:besuch|visit|bezoek|zugriff|seitenaufruf|(?<!er)zähler|counter|page ?view)|(?<!\p{L})hits(?!\p{L})/iu
/** What may be so for a shorter time than the house has stood, or for a longer one. */
export const otherSince =
  /\p{L}*(?:kund|custom|client|experien|erfahrung|expérien|esperienz|ervaring|member|mitglied|miembr|membr|partner|certif|zertif|award|licen|regist|affiliat|denkmal|generation|version|updat|online|recipe|recette|receta|rezept|ricett|beschikbaar|disponib|availab|verfügbar|geschlossen|closed|fermé|overdue|anything|nothing|open|theme|photo|foto|vegan|vegetari|organic|biolog|neutral|plasti|remote|champion|winner|owner|inhaber|propri|eigena|manage|geleitet|direct|dirigid|dirett|president|minist|sponsor|accredit|approved|recogni|chosen|supplier|official|offizi|oficial|ufficial|officiel|archive|archiv|blog|newsletter|podcast|listed|heritage|monument|vintage|used|tested|proven|shipping|guarantee|price|in residence|in the family|town|village|church|tradition)\p{L}*/iu
/** Whose partner somebody is that reads it: the house, to all of them. */
export const theirPartner =
  /(?<!\p{L})(?:your|ihre?|eure?|deine?|votre|ton|su|tu|seu|vostro|tuo|uw|jouw)(?: [\p{L}-]+){0,2} (?:partner|specialist|spezialist|socio|parceiro|partenaire)(?!\p{L})/iu
/** Places, as lines set them behind what is done there. */
export const placesAfter =
  /(?<!\p{L})(?:in|across|throughout|around|serving|near|from|of|for|to|all over|within|and|&|en|em|dans|pour|para|per|voor|für|aus|à|de|da|di|del|della|do) (?:(?:the|la|le|el|il|lo|de|het) )?\p{Lu}[\p{L}'’-]*(?:(?:,| and| &|,? and the| y| e| et| und| en)? (?:the )?\p{Lu}[\p{L}'’-]*){0,5}/gu

const month = String.raw`(?:\p{L}{3,10} (?:de |of )?)?(?:\p{Nd}{1,2}, )?`
/** "Founded in 1986, our friendly team is ...": what follows is `after`. */
export const opensFoundedThen = new RegExp(
  String.raw`^(?:originally |first |proudly )?(?:(?:founded|established|started|formed|set up|created)(?: back)? in ${month}|(?:gegründet|entstanden) (?:im jahre? |im )?${month}|(?:fondée?|créée?) en ${month}|(?:fundad|cread|constituid|constituíd|criad)[ao] (?:en|em) ${month}|(?:fondat|nat|costituit)[ao] nel ${month}|opgericht in ${month})${year}(?: (?:in|as|by|with|en|em|a|à|von|par|por|da|door) [^,;:.]{2,50})?, (?<after>.+)$`,
  "iu"
)
/** Goes on about whom the sentence before was of. */
export const goesOnOf =
  /^(?:(?:it|she|he|they) )?(?:is|has|was|ist|hat|wird|est|a|es|ha|é|tem|conta|cuenta|è|offre|offers|oferece|ofrece|is|heeft) /iu
export const oursAfter =
  /^(?:we|wir|nous|nosotr[oa]s|nós|noi|wij|our|unser[e]?|notre|nuestr[oa]|(?:a |o )?noss[oa]|(?:la |il )?nostr[oa]|ons|onze) (?<what>[^,;:.]{0,60})/iu

const reached = String.raw`(?:already |now |bereits |schon |déjà |ya |já |già |al )?`
/** "Since 2018, more than 900 teams have chosen Acme": `whom`. "Since 2018 we have helped": of us. */
export const sinceThenDone: ReadonlyArray<RegExp> = [
  new RegExp(
    String.raw`^since ${year},? (?:more than |over |nearly |almost |around |about |some |well over )?(?:\p{Nd}[\p{Nd}.,]*(?: (?:million|thousand))?k?\+?|thousands of|hundreds of|millions of|countless|many) (?:[\p{L}-]+ ){1,4}?have (?:already )?(?:chosen|used|trusted|relied on|joined|downloaded|visited|enjoyed|worked with|played|learn(?:ed|t) with|booked|come to|bought from|shopped (?:at|with)) (?<whom>[^,.;:]{1,60})`,
    "iu"
  ),
  new RegExp(
    String.raw`^since ${year},? (?<us>we)(?: have|'ve) ${reached}(?:helped|served|supported|guided|advised|trained|taught|built|delivered|completed|installed|repaired|restored|designed|supplied|looked after|rescued|rehomed|organi[sz]ed|hosted|printed|published|produced|made) (?!the |our |this |that |an? )`,
    "iu"
  ),
  new RegExp(
    String.raw`^seit ${year} (?:haben|durften|konnten) (?<us>wir) ${reached}[^,;:.]{3,90} (?:geholfen|helfen|begleitet|begleiten|unterstützt|unterstützen|beraten|betreut|gebaut|verwirklicht|umgesetzt|ausgebildet)(?!\p{L})`,
    "iu"
  ),
  new RegExp(
    String.raw`^depuis ${year},? (?<us>nous) avons ${reached}(?:aidé|accompagné|conseillé|formé|réalisé|construit|restauré|servi|soutenu) (?!la |le |l'|notre )`,
    "iu"
  ),
  new RegExp(
    String.raw`^desde ${year},? (?:(?<us>ya hemos|hemos|já|temos|ajud[aá]mos|acompanh[aá]mos)) ?(?:ayudado|acompañado|formado|asesorado|construido|atendido|ajud[aá]mos|acompanh[aá]mos|form[aá]mos|apoi[aá]mos|ajudado|atendemos) (?!la |el |a |o |nuestr|noss)`,
    "iu"
  ),
  new RegExp(
    String.raw`^dal ${year},? (?<us>abbiamo) ${reached}(?:aiutato|accompagnato|formato|realizzato|costruito|servito|seguito) (?!la |il |l'|lo )`,
    "iu"
  ),
  new RegExp(
    String.raw`^sinds ${year} (?:hebben|mochten|konden) (?<us>wij|we) ${reached}[^,;:.]{3,90} (?:geholpen|helpen|begeleid|begeleiden|ondersteund|ondersteunen|geadviseerd|gebouwd|opgeleid|bediend)(?!\p{L})`,
    "iu"
  )
]
/** "I started this company during the first lockdown of 2020". */
export const startedThen = new RegExp(
  String.raw`^(?:I|we) (?:first )?(?:started|founded|set up|launched|opened|began|created) (?:this|my|our)(?: own)?(?: little| small| tiny)?(?: [\p{Ll}-]+)? (?:company|business|studio|shop|bakery|practice|agency|firm|project|workshop|charity|club|school|restaurant|café|brand|label|farm|salon|clinic) (?:back )?(?:in|during|at|right at|just before|towards) (?:the )?(?:[\p{L}-]+ ){0,5}?(?:of|in) ${month}${year}(?=[.,;!]|$| (?:and|with|when|after|because|as)(?!\p{L}))`,
  "iu"
)
/** "A small business in Lebanon founded in 2022." */
export const kindFounded = new RegExp(
  String.raw`^(?:(?:who we are|about us|about|wer wir sind|über uns|qui sommes-nous|quiénes somos|quem somos|chi siamo|wie zijn wij|over ons) ?[-–:] ?)?an? (?:[\p{L}-]+ ){0,5}?(?:business|company|studio|agency|charity|non-?profit|club|association|firm|practice|cooperative|bakery|brewery|start-?up|organi[sz]ation|collective)(?: [^,;:.]{2,50}?)?,? (?:founded|established|started|set up|formed) in ${month}${year}[.!]?$`,
  "iu"
)
/** "Acme is an agency founded in 2012", with as much of its name as stands first. */
export const isFoundedKind = new RegExp(
  String.raw`^(?<who>\p{Lu}[\p{L}\p{N}.'&-]{1,30}) is (?:an?|the) (?:[\p{L}-]+ ){0,5}?(?:business|company|studio|agency|charity|non-?profit|club|association|firm|practice|cooperative|start-?up|organi[sz]ation),? (?:that was |which was )?(?:founded|established|started|set up|formed) in ${month}${year}(?=[.,;]| (?:and|in|by|with)(?!\p{L})|$)`,
  "u"
)
/** "The Guild of Acme (ACME) fue fundada el 3 de mayo de 2022": by the short name in brackets. */
export const bracketedFounded = new RegExp(
  String.raw`\((?<name>[^()]{2,40})\),? (?:was|wurde|a été|fue|foi|è stat[ao]|werd) (?:(?:founded|established|formed|set up|created)|(?:fondée?|créée?)|(?:fundad|establecid|constituid|cread|constituíd|estabelecid|criad)[ao]|(?:fondat|costituit|creat)[ao])? ?(?:(?:in|on|im|am|en|el|le|em|a|nel|il|op) )?(?:\p{Nd}{1,2}\.? (?:de )?)?${month}(?:de |del )?${year}(?: (?:gegründet|opgericht))?(?=[.,;]|$| (?:by|von|par|por|da|door|in|en|em|a|as|with|and|y|e|und|et)(?!\p{L}))`,
  "iu"
)
/** "Acme is an association that had its beginnings at the university in 2016". */
export const whichBegan = new RegExp(
  String.raw`^[^.;:]{1,80}? (?:is|ist|est|es|é|è) (?:an?|eine?|une?|una?|uma?|een|un') [^.;:]{3,120}? (?:that|which|que|qui|che) (?:had its (?:origins?|beginnings?)|was (?:born|founded|established)|began|originated|a vu le jour|est née?|tuvo su(?:s)? (?:origen|orígenes|inicios?)|nació|surgió|teve (?:a sua |sua )?origem|nasceu|surgiu|ha avuto origine|è nat[ao])(?: [^.;:]{2,80}?)?,? (?:in|en|em|nel) ${month}(?:de |del )?${year}(?=[.,;]|$)`,
  "iu"
)
/** The first year of a copyright that has been renewed: "© 2007–2026". */
export const copyrightSpan =
  /(?:©|\(c\)|copyright)(?: ?©| by| [\p{L}'& .-]{2,50})? ?,?(?<year>(?:19|20)\p{Nd}{2}) ?[-–] ?(?:(?:19|20)\p{Nd}{2}|present|today|heute)/iu
/** Since when, anywhere in a sentence. */
export const sinceAnywhere = new RegExp(String.raw`(?<![\p{L}\p{N}.-])(?:${sinceWords}) ${month}${year}`, "iu")
