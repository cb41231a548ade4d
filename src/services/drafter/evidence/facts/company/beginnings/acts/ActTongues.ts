/**
 * Acts by which a house comes to be on paper, as seven languages tell them: papers signed, a notary, a register, a handshake.
 * "¤" is the house by its name, "{H}" that with its legal form, "{W}" whoever does it. Data.
 */

/** Shapes of one language. */
export interface ActTongue {
  /** Done to the house, by whoever it was: "the papers for ¤ were signed". */
  readonly done: ReadonlyArray<string>
  /** Done by us or by those told before, to the house: "they registered ¤ with a notary". */
  readonly named: ReadonlyArray<string>
  /** The same, with a company that has no name yet: "went to a notary and came out as a company". */
  readonly unnamed: ReadonlyArray<string>
  /** No more than that a company was registered, which only "we" may say of ourselves. */
  readonly ours: ReadonlyArray<string>
}
const some = "(?: [^,;:.¤]{1,60}?)?"
const few = "(?: [^,;:.¤]{1,30}?)?"

const english: ActTongue = (() => {
  const papers =
    "(?:(?:founding |company )?(?:papers|articles(?: of (?:association|incorporation|partnership))?|deeds?|statutes|documents))"
  const signed = "(?:signed|filed|lodged|notari[sz]ed|stamped|handed in|drawn up and signed)"
  const company = "(?:(?:proper |real |small |limited )?(?:company|firm|business|partnership|cooperative|co-op))"
  const office =
    "(?:(?:an?|the|their|our|her|his) (?:local |\\p{L}+ )?(?:notary(?:'s office)?|registrar|register office|registry|companies office|chamber of commerce)|Companies House)"
  const home = "(?:(?:back|out|away|home|off) ){1,2}"
  return {
    done: [
      `${papers} (?:for|of|that made) {H} (?:were|was)(?: \\p{Ll}+){0,2} ${signed}`,
      `{H} was (?:\\p{Ll}+ )?(?:entered (?:in|into|on) the (?:\\p{L}+ ){0,2}(?:register|registry)|registered (?:as an? (?:\\p{Ll}+ )?${company}|(?:with|at|before) ${office})|put on paper|sealed with a handshake)`,
      "{H} went (?:in|into|on) the (?:companies |company |commercial )?(?:register|registry)"
    ],
    named: [
      `{W}${some} (?:signed|filed|lodged) (?:the )?${papers} (?:for|of) {H}`,
      `{W}${some} registered {H} (?:as an? (?:\\p{Ll}+ )?${company}|(?:with|at|before) ${office})`,
      `{W}${some} (?:entered {H} in the (?:\\p{L}+ )?regist(?:er|ry)|shook hands on {H}|sealed {H} with a handshake|made {H} (?:into )?an? ${company}|turned {H} into an? ${company})`,
      `{W}${some} ${office}${few}(?:,? and| and) (?:came|walked|went|drove|cycled) ${home}(?:with|as) {H}`
    ],
    unnamed: [
      `{W}${some} (?:to|at|before|into|with) ${office}${few},? and${few} (?:came|walked|went|drove|cycled|returned) (?:${home})?(?:with|as) (?:an?|their|our|her|his)(?: own)? ${company}`,
      `{W}${some} (?:made|founded|registered) an? ${company} (?:with|before|at) ${office}`,
      `{W}${some} (?:turned|made) (?:it|the \\p{L}+|their \\p{L}+|her \\p{L}+|his \\p{L}+) into an? ${company} (?:with|before|at) ${office}`
    ],
    ours: [
      `{U}(?: \\p{Ll}+)? (?:registered|incorporated|formed) (?:an?|our|the) ${company}`,
      `{U}(?: \\p{Ll}+)? (?:signed|filed) (?:the|our) (?:founding |company )papers`
    ]
  }
})()

const german: ActTongue = (() => {
  const papers =
    "(?:Papiere|Gründungspapiere|Gesellschaftsvertrag|Gründungsvertrag|Gründungsurkunde|Satzung|Gründungsakte|Urkunde)"
  const signed = "(?:unterschrieben|unterzeichnet|beurkundet|besiegelt|gezeichnet)"
  const company = "(?:Firma|GmbH|UG|Unternehmen|Betrieb|Verein|Genossenschaft|Gesellschaft|KG|OHG|GbR)"
  const register = "(?:Handels|Vereins|Genossenschafts|Gesellschafts|Partnerschafts)?(?:register|Register)|Firmenbuch"
  const notary = "(?:Notar(?:in)?|Notariat|Gewerbeamt|Amtsgericht)"
  const at =
    "(?:zum|zur|beim|bei der|vor dem|vor der|in einem|bei einem|bei einer|zu einem|zu einer|vor einem|vor einer|ins|im|aufs|auf dem)"
  const of = "(?:für|von|der|des|zu)"
  return {
    done: [
      `${papers} ${of} {H} (?:wurden?|ist|sind)${some} ${signed}`,
      `(?:wurden?|sind|ist)${some} (?:die|der) ${papers} ${of} {H}${some} ${signed}`,
      `{H} (?:wurde|ist)${some} (?:ins|in das|im) (?:${register}) eingetragen`,
      `(?:wurde|ist) {H}${some} (?:ins|in das|im) (?:${register}) eingetragen`,
      `{H} (?:wurde|ist)${some} ${at} ${notary}${some} (?:gegründet|beurkundet|besiegelt|unterschrieben)`,
      `(?:wurde|ist) {H}${some} ${at} ${notary}${some} (?:gegründet|beurkundet|besiegelt|unterschrieben)`
    ],
    named: [
      `(?:unterschrieb|unterschrieben|unterzeichneten?) {W}${some} (?:die|den) ${papers} ${of} {H}`,
      `{W} (?:unterschrieben?|unterzeichneten?)${some} (?:die|den) ${papers} ${of} {H}`,
      `(?:haben|habe|hat) {W}${some} (?:die|den) ${papers} ${of} {H}${some} ${signed}`,
      `(?:trugen?|ließen?) {W} {H}${some} (?:ins|in das) (?:${register}) (?:ein|eintragen)`,
      `(?:meldeten?) {W} {H}${some} (?:beim|auf dem) (?:Gewerbeamt|Amt)${few} an`,
      `(?:besiegelten?) {W} {H}${some} (?:per|mit einem) (?:Handschlag|Händedruck)`,
      `(?:machten?) {W}${few} aus {H} (?:eine|einen|ein) (?:\\p{Ll}+ )?${company}`
    ],
    unnamed: [
      `(?:gingen?|fuhren?|saßen?|standen?|liefen|lief|radelten?) {W}${some} ${at} ${notary}${few} und (?:machten?|gründeten?)${some} (?:eine|einen|ein|ihre|unsere) (?:\\p{Ll}+ )?${company}`,
      `{W} (?:gingen?|fuhren?|saßen?|standen?|liefen|lief|radelten?)${some} ${at} ${notary}${few} und (?:machten?|gründeten?)${some} (?:eine|einen|ein|ihre|unsere) (?:\\p{Ll}+ )?${company}`,
      `{W}${some} ${at} ${notary}${few} und (?:kamen?|gingen?|fuhren?) (?:\\p{Ll}+ )?(?:mit (?:einer|einem|ihrer|unserer)|als) (?:\\p{Ll}+ )?${company}`,
      `machten? {W} (?:beim|vor dem) ${notary}${some} (?:eine|einen|ein) (?:\\p{Ll}+ )?${company}`
    ],
    ours: [
      `{U}(?: \\p{Ll}+)? (?:eine|unsere) (?:\\p{Ll}+ )?${company} (?:ins|in das) (?:${register}) eintragen`,
      `(?:haben|ließen|meldeten) {U}${few} (?:eine|unsere) (?:\\p{Ll}+ )?${company} (?:angemeldet|eintragen|an|eingetragen)`
    ]
  }
})()

const french: ActTongue = (() => {
  const papers = "(?:les|leurs|nos) (?:statuts|papiers)|l'acte (?:constitutif|de naissance)|l'acte de constitution"
  const company = "(?:société|entreprise|boîte|coopérative|association)"
  const notary = "(?:le|la|un|une) notaire"
  return {
    done: [
      `(?:les (?:statuts|papiers)|l'acte (?:constitutif)?) (?:de |d'){H} (?:ont été|sont|furent|a été|fut)(?: \\p{Ll}+)? (?:déposés?|signés?|enregistrés?)`,
      "{H} (?:a été|est|fut)(?: \\p{Ll}+)? (?:immatriculée?|inscrite? au (?:registre|RCS|tribunal)|enregistrée? (?:au registre|au greffe|chez (?:un|le) notaire))"
    ],
    named: [
      `(?:déposé|signé|dépos(?:èrent|ons|ent|e)|sign(?:èrent|ons|ent|e))${few} (?:${papers}) (?:de |d'|pour ){H}`,
      "(?:avons|ont|ai|a) (?:\\p{Ll}+ )?(?:immatriculé|inscrit|enregistré) {H} (?:au|à|chez)",
      "(?:scell(?:é|èrent|ons)) {H} (?:d'une|par une) poignée de mains?"
    ],
    unnamed: [
      `(?:sommes|sont|est|suis) (?:\\p{Ll}+ )?(?:allée?s?|passée?s?) chez ${notary}${some},? et (?:en |y )?(?:sommes|sont|est|suis) (?:ressortie?s?|sortie?s?|revenue?s?|rentrée?s?) (?:avec|en) (?:une |notre |leur )?(?:\\p{Ll}+ )?${company}`
    ],
    ours: [
      `(?:nous avons|j'ai|on a) (?:\\p{Ll}+ )?(?:immatriculé|enregistré|déposé les statuts d['e]) ?(?:une |notre |la )?${company}`
    ]
  }
})()

const spanish: ActTongue = (() => {
  const papers = "(?:el acta|las actas|la escritura|los papeles|los estatutos|las escrituras)"
  const founding = "(?: (?:constitutiv[ao]s?|fundacional|de constitución))?"
  const company = "(?:empresa|sociedad|compañía|cooperativa|asociación)"
  const notary = "(?:al|a un|a una|a la|ante|ante un|ante el|ante una|donde el|con un|con el) ?notari[oa]"
  return {
    done: [
      `se (?:firmó|firmaron)${few} ${papers}${founding} de {H}`,
      `${papers}${founding} de {H} se (?:firmó|firmaron)`,
      "{H} (?:quedó|fue) (?:inscrit[oa]|registrad[oa]|asentad[oa]|constituid[oa]) (?:en el registro|ante)",
      `(?:firmamos|firmaron|firmó|firmé)${few} ${papers}${founding}${some} y (?:así )?(?:nació|surgió|arrancó|empezó) {H}`
    ],
    named: [
      `(?:firmamos|firmaron|firmó|firmé)${some} ${papers}${founding} de {H}`,
      "(?:registramos|registraron|registró|inscribimos|inscribieron|constituimos|constituyeron|constituyó|dimos de alta|dieron de alta) (?:a )?{H} (?:ante|en el registro|en la notaría|en hacienda)",
      "(?:sellamos|sellaron|cerramos|cerraron) {H} con un apretón de manos"
    ],
    unnamed: [
      `(?:fuimos|fueron|fue|fui) ${notary}${some} y (?:salimos|salieron|salió|salí|volvimos|volvieron|volvió|volví) (?:con|como|hech[oa]s) (?:una |su |nuestra )?(?:\\p{Ll}+ )?${company}`
    ],
    ours: [`(?:registramos|constituimos|inscribimos|dimos de alta) (?:una|la|nuestra) ${company}`]
  }
})()

const portuguese: ActTongue = (() => {
  const papers = "(?:a escritura|as escrituras|os papéis|os estatutos|o contrato social|o pacto social|a ata)"
  const of = "(?:d[aeo] |de )"
  const company = "(?:empresa|sociedade|firma|cooperativa|associação)"
  const register =
    "n(?:a|o|um|uma) (?:conservatória|cartório|junta comercial|registo comercial|registro|notário|tabelião|registo)"
  return {
    done: [
      `(?:foram|foi) assinad[oa]s?${few} ${papers} ${of}{H}`,
      `${papers} ${of}{H} (?:foram|foi) assinad[oa]s?`,
      `{H} foi (?:\\p{Ll}+ )?(?:registad[oa]|registrad[oa]|inscrit[oa]) ${register}`,
      `(?:assin[áa]mos|assinaram|assinou|assinei)${few} ${papers}${some} e (?:assim )?(?:nasceu|surgiu|arrancou) (?:a |o )?{H}`
    ],
    named: [
      `(?:assin[áa]mos|assinaram|assinou|assinei)${some} ${papers} ${of}{H}`,
      `(?:regist(?:r)?[áa]mos|regist(?:r)?aram|regist(?:r)?ou|inscreveram|inscrevemos)(?: os dois| as duas)? (?:a |o )?{H} ${register}`,
      `(?:fech[áa]mos|fecharam|fechou|sel[áa]mos|selaram|selou)(?: os dois| as duas| os três)? (?:a |o )?{H} (?:num|com um) aperto de mãos?`
    ],
    unnamed: [
      `(?:fomos|foram|foi|fui) (?:\\p{Ll}+ \\p{Ll}+ )?(?:ao|à|a um|a uma) (?:notário|cartório|conservatória)${some} e (?:saímos|saíram|saiu|voltámos|voltamos|voltaram|voltou) (?:de lá )?(?:com|como|feitos) (?:uma |a sua )?(?:\\p{Ll}+ )?${company}`
    ],
    ours: [`(?:regist(?:r)?[áa]mos|constituímos|abrimos no papel) (?:uma|a|a nossa) ${company}`]
  }
})()

const italian: ActTongue = (() => {
  const papers = "(?:l'atto(?: costitutivo)?|lo statuto|le carte|i documenti)"
  const of = "(?:di |della |del |dell'|per )"
  const company = "(?:società|azienda|impresa|ditta|cooperativa|associazione)"
  return {
    done: [
      `${papers} ${of}{H} (?:è stat[oa]|sono stat[ie]|fu|furono|venne|vennero)(?: \\p{Ll}+)? (?:firmat[oaie]|registrat[oaie]|depositat[oaie])`,
      "{H} (?:è stat[oa]|fu|venne)(?: \\p{Ll}+)? (?:iscritt[oa] (?:al|nel) registro|registrat[oa] (?:alla camera|dal notaio|al registro))",
      `(?:abbiamo|hanno|ha|ho) firmato${few} ${papers}${some} ed? (?:così )?(?:è nat[oa]|nacque) {H}`
    ],
    named: [
      `(?:(?:abbiamo|hanno|ha|ho) firmato|firmarono|firmò|firmammo)${some} ${papers} ${of}{H}`,
      "(?:abbiamo|hanno|ha|ho) (?:iscritto|registrato) {H} (?:al|nel|alla|dal) (?:registro|camera di commercio|notaio)"
    ],
    unnamed: [
      `(?:siamo|sono|è) (?:\\p{Ll}+ )?andat[ioae] dal notaio${some} ed? (?:ne )?(?:siamo|sono|è) (?:uscit[ioae]|tornat[ioae]) (?:con|come) (?:un'|una )?(?:\\p{Ll}+ )?${company}`
    ],
    ours: [`(?:abbiamo|ho) (?:registrato|iscritto|costituito) (?:un'|una |la |la nostra )${company}`]
  }
})()

const dutch: ActTongue = (() => {
  const papers = "(?:papieren|akte|oprichtingsakte|statuten|stukken)"
  const company = "(?:bedrijf|bv|b\\.v\\.|vennootschap|zaak|onderneming|coöperatie|vereniging|vof)"
  const notary = "(?:de|een) notaris"
  const signed = "(?:getekend|ondertekend|gepasseerd|ingediend)"
  return {
    done: [
      `(?:de )?${papers} (?:voor|van) {H} (?:werd|werden|is|zijn)${some} ${signed}`,
      `(?:werd|werden|is|zijn)${some} de ${papers} (?:voor|van) {H}${some} ${signed}`,
      "{H} (?:werd|is)[^,;:.¤]{0,60} ingeschreven (?:bij|in) (?:de Kamer van Koophandel|het handelsregister|de KvK)",
      "(?:werd|is) {H}[^,;:.¤]{0,60} ingeschreven (?:bij|in) (?:de Kamer van Koophandel|het handelsregister|de KvK)"
    ],
    named: [
      `(?:tekenden?|ondertekenden?) {W}${some} (?:de )?${papers} (?:voor|van) {H}`,
      `{W} (?:tekenden?|ondertekenden?)${some} (?:de )?${papers} (?:voor|van) {H}`,
      "(?:schreven|schreef) {W} {H}[^,;:.¤]{0,30} in (?:bij|in)"
    ],
    unnamed: [
      `(?:gingen?|fietsten?|reden|reed|stapten?|liepen?|zaten?) {W}${some} (?:naar|bij) ${notary}${few} en (?:kwamen?|gingen?|liepen?|reden|fietsten?)${few} (?:met|als) (?:een |hun |ons )?(?:\\p{Ll}+ )?${company}`,
      `{W} (?:gingen?|fietsten?|reden|reed|stapten?|liepen?|zaten?)${some} (?:naar|bij) ${notary}${few} en (?:kwamen?|gingen?|liepen?|reden|fietsten?)${few} (?:met|als) (?:een |hun |ons )?(?:\\p{Ll}+ )?${company}`
    ],
    ours: [`(?:schreven|schreef) {U} (?:een|het|ons) ${company} in`]
  }
})()

export const actTongues: Readonly<Record<string, ActTongue>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch
}
