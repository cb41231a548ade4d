/**
 * How a house is begun in passing, at the end of a longer sentence: "hired a flatmate and with him opened ¤", "wurde aus dem
 * Hobby eine Firma". The signs are those of `ActTongues.ts`, and
 * "£" the house by its kind. Data: another language is an entry more.
 */
import type { ActTongue } from "./ActTongues.ts"

type BegunTongue = Pick<ActTongue, "done" | "named" | "unnamed">
const some = "(?: [^,;:.¤]{1,60}?)?"
const few = "(?: [^,;:.¤]{1,30}?)?"
/** Of the house alone: no "¤ recipes", and no place it came to later, "launched ¤ in Spain". */
const alone =
  "(?=[,.;:!]|$| (?:in|as|with|above|at|from|over|under|together|behind|after|alone|out)(?!\\p{L}))(?! in (?:the )?(?-i:\\p{Lu}))"
const founded = "(?=[,.;:!]|$| (?:in|as|with|above|at|from|over|under|together|behind|after|alone|out)(?!\\p{L}))"

const english: BegunTongue = (() => {
  const founding = "(?:co-?founded|founded|started|set up|established|incorporated)"
  const opening = "(?:opened|created|launched)"
  const company = "(?:(?:proper |real |small )?(?:company|firm|business|partnership|cooperative|co-op))"
  const some = "(?: (?:then|finally|first|together|both|officially|quietly)){0,2}"
  const goesOn =
    "(?:,|and|then)(?: (?:then|finally))? (?:(?:together )?with (?:him|her|them|a \\p{Ll}+|an? \\p{Ll}+ \\p{Ll}+|(?:his|her|their|my|our) \\p{Ll}+) )?"
  return {
    done: [`{H} (?:was|became) an? ${company}(?= by| in| at| that|$|[,.;])`],
    named: [
      `{W}${some} ${founding} {H}${founded}`,
      `{W}${some} ${opening} {H}${alone}`,
      `${goesOn}${founding} {H}${founded}`,
      `${goesOn}${opening} {H}${alone}`,
      `{W}(?: [^,;:.¤]{1,30}?)? registered {H}`
    ],
    unnamed: [
      `{W} (?:founded|co-?founded|started|set up|incorporated|registered|formed) (?:£|the (?:company|firm|business))(?! (?:that|which|where|behind))`,
      `(?:£|it|that|this|the (?:hobby|idea|script|spreadsheet|project|side project|experiment|prototype|program|tool|notebook|club)) (?:officially |formally )?(?:became|turned into|was turned into|grew into) an? ${company}`
    ]
  }
})()

const german: BegunTongue = (() => {
  const company = "(?:Firma|GmbH|UG|Unternehmen|Betrieb|Verein|Genossenschaft|Gesellschaft|GbR)"
  const seed =
    "(?:Hobby|Idee|Skript|Tabelle|Projekt|Nebenprojekt|Experiment|Programm|Werkzeug|Zettelwirtschaft|Abschlussarbeit|Diplomarbeit|Leidenschaft)"
  const begun = "(?:gegründet|eröffnet|aufgemacht|aufgesperrt|gestartet|ins Leben gerufen|angemeldet|eingetragen)"
  return {
    done: [
      `wurde${few} {H} (?:eine|ein) ${company}`,
      `{H} war${few} (?:eine|ein) ${company}`,
      `stand {H} im (?:Firmenbuch|Handelsregister|Vereinsregister)`
    ],
    named: [
      `(?:gründeten?|eröffneten?|starteten?) {W}${some} {H}(?=[,.;:!]|$| (?:in|im|mit|und|als|am|an|auf|bei|zu|aus)(?!\\p{L}))`,
      `{W} (?:gründeten?|eröffneten?)${some} {H}(?=[,.;:!]|$| (?:in|im|mit|und|als|am|an|bei|aus)(?!\\p{L}))`,
      `(?:haben|hat|habe) {W}${some} {H}${few} ${begun}`,
      `{W} (?:haben|hat|habe)${some} {H}${few} ${begun}`
    ],
    unnamed: [
      `(?:stand|war) (?:£|die (?:Firma|GmbH|Genossenschaft)) im (?:Firmenbuch|Handelsregister|Register)`,
      `(?:haben|hat|habe) {W}${few} (?:£|(?:die|ihre|seine|eine|unsere) (?:Firma|GmbH|Gesellschaft))${few} (?:eingetragen|angemeldet|gegründet|unterschrieben)`,
      `(?:£|(?:die|ihre|seine|eine|unsere) (?:Firma|GmbH|Gesellschaft)) (?:haben|hat|habe) {W}${few} (?:eingetragen|angemeldet|gegründet|unterschrieben)`,
      `(?:gründete|gründeten) {W}${few} (?:£|(?:die|ihre|eine|seine) (?:Firma|GmbH|Gesellschaft))(?=[,.;]|$| (?:in|mit|am|als|und) )`,
      `wurde aus (?:dem|der|diesem|dieser|unserem|unserer|ihrem|ihrer) ${seed}${few} (?:eine|ein) ${company}`,
      `aus (?:dem|der|diesem|dieser|unserem|unserer|ihrem|ihrer) ${seed} wurde${few} (?:eine|ein) ${company}`
    ]
  }
})()

const french: BegunTongue = (() => {
  const seed = "(?:projet|passe-temps|idée|hobby|tableur|prototype|outil|collectif|blog|jeu|carnet)"
  const company = "(?:société|entreprise|boîte|coopérative|association|start-up)"
  const office = "(?:préfecture|mairie|greffe|tribunal(?: de commerce)?|registre|chambre)"
  return {
    done: [`{H} (?:est devenue?|devient|devint) une (?:vraie |véritable )?${company}`],
    named: [
      `(?:ont|avons|ai|a|fondent|créent|ouvrent|crée|fonde|ouvre) (?:\\p{L}+ment )?(?:fondé |créé |ouvert |monté |lancé )?{H}(?=[,.;]|$| (?:en|à|dans|avec|sur|au|le) )`
    ],
    unnamed: [
      `(?:l'acte constitutif|les statuts)(?: de l'association| de la société)? (?:a été|ont été|sont|fut|furent)(?: \\p{Ll}+)? (?:signée?s?|déposée?s?)`,
      `(?:ils|elles|nous|on|je) (?:la |l'|l'avons |l'ont )?(?:déclarent|déclarons|déclare|avons déclarée?|ont déclarée?|a déclarée?)${few} (?:à|en|au) (?:la )?${office}`,
      `(?:et|puis) (?:la |l'ont |l'avons )?(?:déclarent|déclarons|déclarée?)${few} (?:à|en|au) (?:la )?${office}`,
      `(?:£|(?:le|ce|notre|leur|cette|la|l') ?${seed}) (?:est|était) (?:\\p{Ll}+ )?devenue? (?:une )?(?:vraie |véritable )?${company}`,
      `(?:£|(?:le|ce|notre|leur|cette|la|l') ?${seed}) (?:devient|devint) (?:une )?(?:vraie |véritable )?${company}`
    ]
  }
})()

const spanish: BegunTongue = (() => {
  const seed =
    "(?:proyecto|pasatiempo|afición|idea|hoja de cálculo|prototipo|herramienta|grupo|colectivo|cuaderno|blog)"
  const company = "(?:empresa|sociedad|compañía|cooperativa|asociación|negocio)"
  return {
    done: [`{H} (?:se convirtió en|pasó a ser|se hizo) (?:una |un )?(?:\\p{Ll}+ )?${company}`],
    named: [
      `(?:fundó|fundaron|creó|crearon|abrió|abrieron|montó|montaron|fundamos|creamos|abrimos|montamos|armaron|armamos) (?:a )?{H}(?=[,.;]|$| (?:en|con|y|como|junto|para|por) )`
    ],
    unnamed: [
      `(?:£|(?:el|ese|aquel|nuestro|su|la|esa|aquella|nuestra) ${seed}) (?:se convirtió en|pasó a ser|se hizo) (?:una |un )?(?:\\p{Ll}+ )?${company}`
    ]
  }
})()

const portuguese: BegunTongue = (() => {
  const seed = "(?:grupo|projeto|passatempo|ideia|hobby|planilha|folha|protótipo|ferramenta|coletivo|caderno|blog)"
  const company = "(?:empresa|sociedade|firma|cooperativa|associação|negócio)"
  return {
    done: [`{H} (?:virou|tornou-se|passou a ser) (?:uma |um )?(?:\\p{Ll}+ )?${company}`],
    named: [
      `(?:fundou|fundaram|criou|criaram|abriu|abriram|montou|montaram|lançou|lançaram|fund[áa]mos|cri[áa]mos|abrimos|mont[áa]mos) (?:a |o )?{H}(?=[,.;]|$| (?:em|numa?|no|na|com|e|como|para|por) )`
    ],
    unnamed: [
      `(?:£|(?:o|a|esse|essa|este|esta|nosso|nossa|seu|sua) ${seed}) (?:virou|tornou-se|passou a ser|transformou-se em) (?:uma |um )?(?:\\p{Ll}+ )?${company}`
    ]
  }
})()

const italian: BegunTongue = (() => {
  const seed =
    "(?:progetto|passatempo|idea|hobby|foglio di calcolo|prototipo|strumento|gruppo|collettivo|quaderno|blog)"
  const company = "(?:società|azienda|impresa|ditta|cooperativa|associazione)"
  return {
    done: [`{H} (?:è diventat[oa]|diventò|divenne|diventa) (?:un'|una )(?:\\p{Ll}+ )?${company}`],
    named: [
      `(?:fondò|fondarono|aprì|aprirono|creò|crearono|(?:ha|hanno|abbiamo|ho) (?:fondato|aperto|creato|avviato)) {H}(?=[,.;]|$| (?:a|nel|nella|con|e|in|come|per|da) )`
    ],
    unnamed: [
      `(?:£|(?:il|la|quel|quella|nostro|nostra|loro|un|l') ?${seed}) (?:è diventat[oa]|diventò|divenne|diventa|si trasformò in|si è trasformat[oa] in) (?:un'|una )(?:\\p{Ll}+ )?${company}`
    ]
  }
})()

const dutch: BegunTongue = (() => {
  const seed = "(?:project|hobby|idee|rekenblad|spreadsheet|prototype|programma|experiment|clubje|groepje|blog)"
  const company = "(?:bedrijf|bv|vennootschap|zaak|onderneming|coöperatie|vereniging|stichting|vof)"
  return {
    done: [`(?:werd|is) {H}${few} een (?:echt |\\p{Ll}+ )?${company}`],
    named: [
      `(?:richtte|richtten) {W}${some} {H}${few} op(?!\\p{L})`,
      `{W} (?:richtte|richtten) {H}${few} op(?!\\p{L})`,
      `(?:schreven|schreef) {W} {H}${few} in (?:bij|in)`,
      `(?:opende|openden|begon|begonnen) {W}${few} {H}(?=[,.;]|$| (?:in|met|als|op|aan) )`
    ],
    unnamed: [
      `(?:schreven|schreef) {W}${few} (?:zich|ons|me)${few} in bij de (?:Kamer van Koophandel|KvK)`,
      `{W} (?:schreven|schreef) (?:zich|ons|me)${few} in bij de (?:Kamer van Koophandel|KvK)`,
      `(?:richtte|richtten) {W}${some} (?:£|(?:de|het|een|hun) (?:vzw|vereniging|stichting|bedrijf|bv|vof|coöperatie))${few} op(?!\\p{L})`,
      `werd (?:£|(?:het|de|dit|dat|ons|hun) ${seed})${few} een (?:echt )?${company}`,
      `(?:£|(?:het|de|dit|dat|ons|hun) ${seed}) werd${few} een (?:echt )?${company}`
    ]
  }
})()

export const begunTongues: Readonly<Record<string, BegunTongue>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch
}
