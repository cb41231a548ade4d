/** Stories of a beginning that no verb of founding tells. Alternatives of regular expressions, against plain text. Past forms only. Data. */

const year = String.raw`(?<year>(?:1[89]|20)\p{Nd}{2})(?![\p{L}\p{N}-])`
const month = String.raw`(?:\p{L}+ (?:of |de |d')?)?`
const name = String.raw`(?<name>(?-i:\p{Lu})[^.;:!?,]{1,40}?)`
const ends = String.raw`(?=[.,;!]|$| (?:in|and|und|et|y|e|en|im|em|nel) )`

/** "and began trading as Packrat", "begann unter dem Namen Packrat": whoever did, it begins with that. `does`: says who, where the language may leave it out. */
export const underTheName: ReadonlyArray<{ readonly pattern: RegExp; readonly does?: true }> = [
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:began|started) (?:trading|working|selling|publishing|performing) as ${name}${ends}`,
      "iu"
    )
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:begann|begannen) [^.;:!?]{0,80}?unter dem Namen ${name}(?=[.,;!]|$| )`,
      "iu"
    )
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:a|ai|ont|avons) commencé à [^.;:!?]{2,80}? sous le nom (?:de |d')?${name}${ends}`,
      "iu"
    )
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:empezó|empezaron|empezamos|empecé|comenzó|comenzaron|comenzamos|comencé) a [^.;:!?]{2,80}? (?:bajo|con) el nombre (?:de )?${name}${ends}`,
      "iu"
    ),
    does: true
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:comecei|começou|começaram|começamos) a [^.;:!?]{2,80}? (?:sob|com) o nome (?:de )?${name}${ends}`,
      "iu"
    ),
    does: true
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:ha|ho|hanno|abbiamo) (?:iniziato|cominciato) a [^.;:!?]{2,80}? (?:sotto|con) il nome (?:di )?${name}${ends}`,
      "iu"
    ),
    does: true
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:begon|begonnen) [^.;:!?]{0,80}?onder de naam ${name}(?=[.,;!]|$| )`,
      "iu"
    )
  }
]
/** Whoever tells it, or was told of before. */
export const teller =
  /(?<!\p{L})(?:I|we|she|he|they|ich|wir|sie|er|je|j'ai|nous|elle|il|ils|elles|ik|wij|we|ze|zij|hij)(?!\p{L})/iu
/** More of what there is already: "under our name as well". */
export const oneMoreThing =
  /(?<!\p{L})(?:also|too|as well|additionally|besides|even|now|further|other|second|new|auch|zusätzlich|außerdem|aussi|également|también|además|também|ainda|anche|inoltre|pure|ook|daarnaast)(?!\p{L})/iu

const shops = "shop|store|business|workshop|company|firm|studio|press|bakery|practice|school|forge|pottery|brewery"
/** "I cut my first reed for sale in 1986, and the shop has been going ever since." */
export const everSince: ReadonlyArray<RegExp> = [
  new RegExp(
    String.raw`^(?:I|we|my \p{Ll}+ and I) (?:made|cut|built|sold|wove|sewed|threw|baked|brewed|bound|forged|turned|carved|printed|poured|shipped) (?:my|our) (?:very )?first (?<what>[^.;:!?]{2,70}?) in ${month}${year}(?<rest>[^.;:!?]{0,70}?),? and (?:the|our|my) (?:${shops}) (?:has|have) (?:been (?:going|running|open|in business|at it)|kept going|carried on) ever since(?=[.!]?$|, )`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?:im (?:\p{L}+ )?)?${year} (?:habe ich|haben wir) (?:meine?|unsere?)[nrs]? erste[nrs]? (?<what>[^.;:!?]{2,70}?) verkauft,? und seitdem (?:läuft|besteht) (?:die|der|das) (?:werkstatt|laden|betrieb|geschäft|atelier)(?=[.!]?$)`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?:j'ai|nous avons) (?:vendu|fabriqué|taillé|cousu|tissé|forgé) (?:mon|ma|mes|notre|nos) premi(?:er|ère)s? (?<what>[^.;:!?]{2,70}?) en ${month}${year}(?<rest>[^.;:!?]{0,70}?),? et (?:l'atelier|la boutique|l'entreprise|la maison) (?:tourne|existe|continue) depuis(?=[.!]?$)`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?:vendí|vendimos) (?:mi|nuestr[oa]s?) primer[ao]?s? (?<what>[^.;:!?]{2,70}?) en ${month}${year}(?<rest>[^.;:!?]{0,70}?),? y (?:el taller|la tienda|la empresa|el negocio) sigue (?:en marcha |abiert[ao] )?desde entonces(?=[.!]?$)`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?:vendi|vendemos) (?:o meu|a minha|o nosso|a nossa|meu|minha) primeir[ao] (?<what>[^.;:!?]{2,70}?) em ${month}${year}(?<rest>[^.;:!?]{0,70}?),? e (?:a oficina|a loja|o ateliê|a empresa) (?:continua|funciona) desde então(?=[.!]?$)`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?:ho|abbiamo) venduto (?:il mio|la mia|il nostro|la nostra) prim[ao] (?<what>[^.;:!?]{2,70}?) nel ${month}${year}(?<rest>[^.;:!?]{0,70}?),? e (?:la bottega|il laboratorio|il negozio|l'azienda) va avanti da allora(?=[.!]?$)`,
    "iu"
  ),
  new RegExp(
    String.raw`^in ${month}${year} (?:verkocht ik|verkochten we|verkochten wij) (?:mijn|onze|ons) eerste (?<what>[^.;:!?]{2,70}?),? en sindsdien draait de (?:werkplaats|winkel|zaak)(?=[.!]?$)`,
    "iu"
  )
]

/** "Pulina is built by Ada Roth and Ben Lund, two hydrologists who founded the workshop in 2021". */
export const madeByFounders: ReadonlyArray<RegExp> = [
  new RegExp(
    String.raw`^(?<name>[^,.;:!?]{1,60}?) (?:is|are) (?:(?:the )?(?:work|project|idea|brainchild|creation) of|(?:made|built|developed|designed|run|owned|led|written)(?: and \p{Ll}+)? by) (?:(?:the )?(?:(?-i:\p{Ll})[\p{L}-]+ ){0,3})(?<people>(?-i:\p{Lu})[^.;:!?,]{3,60}), who (?:[^.;:!?]{3,110} and )?(?:co-?)?(?:founded|started|set up|established) (?:the|this) (?:${shops}|collective|agency|co-?op(?:erative)?) in ${month}${year}`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?<name>[^,.;:!?]{1,60}?) (?:is|are) (?:made|built|developed|designed|run|written|crafted|produced)(?: and \p{Ll}+)? by (?<people>(?-i:\p{Lu})[^.;:!?]{3,90}?), (?:(?:an?|two|three|four|both) )(?:\p{Ll}[\p{Ll}-]* ){1,4}who (?:co-?)?(?:founded|started|set up|established) the (?:${shops}|collective|agency|co-?op(?:erative)?) in ${month}${year}`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?<name>[^,.;:!?]{1,60}?) est (?:fait|fabriqué|développé|conçu|construit)e? par (?<people>(?-i:\p{Lu})[^.;:!?]{3,90}?), (?:une?|deux|trois|quatre) (?:\p{Ll}[\p{Ll}-]* ){1,4}qui (?:a|ont) (?:fondé|créé|monté) (?:l'atelier|l'entreprise|la société|le studio|la boutique) en ${month}${year}`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?<name>[^,.;:!?]{1,60}?) (?:es obra de|est[áa] hech[oa] por|é feit[oa] por|é obra de) (?<people>(?-i:\p{Lu})[^.;:!?]{3,90}?), (?:una?|dos|tres|cuatro|uma?|dois|duas|três|quatro) (?:\p{Ll}[\p{Ll}-]* ){1,4}que (?:fundó|fundaron|crearon|creó|fundou|fundaram|criaram|criou) (?:el taller|la empresa|el estudio|la tienda|a oficina|a empresa|o ateliê|o estúdio|a loja) (?:en|em) ${month}${year}`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?<name>[^,.;:!?]{1,60}?) è (?:fatt[oa]|costruit[oa]|sviluppat[oa]|opera) (?:da|di) (?<people>(?-i:\p{Lu})[^.;:!?]{3,90}?), (?:un[ao']?|due|tre|quattro) (?:\p{Ll}[\p{Ll}-]* ){1,4}che (?:ha|hanno) (?:fondato|creato|aperto) (?:la bottega|il laboratorio|l'azienda|lo studio|il negozio) nel ${month}${year}`,
    "iu"
  ),
  new RegExp(
    String.raw`^(?<name>[^,.;:!?]{1,60}?) wird von (?<people>(?-i:\p{Lu})[^.;:!?]{3,90}?) (?:gebaut|gemacht|entwickelt|hergestellt), (?:zwei|drei|vier|einer?m?) (?:\p{L}[\p{L}-]* ){0,3}\p{L}+, die (?:die werkstatt|den betrieb|das unternehmen|die firma|das atelier) (?:im jahr )?${year} gegründet (?:haben|hat)`,
    "iu"
  )
]
