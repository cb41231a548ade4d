/** How languages say that somebody set up for themselves, or began a house of their own. Data: another language is an entry more. */

const houses =
  "Werkstatt|Betrieb|Tischlerei|Schreinerei|Bäckerei|Polsterei|Schneiderei|Laden|Firma|Praxis|Manufaktur|Geschäft|\\p{Lu}\\p{L}+(?:erei|werkstatt)"
const romance =
  "oficina|loja|padaria|empresa|casa|ateliê|atelier|fábrica|taller|tienda|panadería|quesería|negocio|obrador|bottega|officina|azienda|ditta|laboratorio|negozio|forno|boutique|entreprise|maison|boulangerie|fabrique"

/** Behind or around whoever did it; "@" is no part of it. */
export const onOwnAccount: ReadonlyArray<RegExp> = [
  /(?<!\p{L})(?:machten?|macht) (?:\p{L}+ )?sich (?:[^.;:]{0,90} )?selb(?:st)?ständig(?!\p{L})|(?<!\p{L})sich (?:[^.;:]{0,90} )?selb(?:st)?ständig (?:gemacht|machte)(?!\p{L})/iu,
  new RegExp(
    `(?<!\\p{L})(?:gründeten?|eröffneten?) (?:[^.;:,]{0,60} )?(?:seine[nr]?|ihre[nr]?|eine|einen)? ?(?:eigenen? )(?:${houses})(?!\\p{L})`,
    "u"
  ),
  new RegExp(
    `(?<!\\p{L})(?:fund(?:ou|aram|ó|aron)|abri(?:u|ram|ó|eron)|mont(?:ou|aram|ó|aron)|(?:ha|hanno) (?:fondato|aperto|avviato)|fondò|fondarono|aprì|aprirono|(?:a|ont) (?:fondé|ouvert|monté|créé)|fonda|ouvrit) (?:(?:a|o) (?:sua|seu)|su|(?:la|il) su[ao]|sa|son|leur|la loro) (?:própri[ao] |propi[ao] |propre )?(?:${romance})(?!\\p{L})(?! (?:second|segund|deuxième|nov[ao]|nuev|nuov))`,
    "iu"
  ),
  /(?<!\p{L})(?:se (?:puso|pusieron|estableció|establecieron) por su cuenta|se instaló por su cuenta|estabeleceu-se por conta própria|se estabeleceu por conta própria|si (?:mise|è messo|è messa|misero) in proprio|s'est (?:mise? à son compte|installée? à son compte|établie? à son compte))(?!\p{L})/iu,
  /(?<!\p{L})(?:set up|started out|started|struck out|went into business|set up in business) (?:on (?:his|her|their) own|for (?:himself|herself|themselves)|on (?:his|her|their) own account)(?!\p{L})|(?<!\p{L})(?:set up|opened|started|founded) (?:his|her|their) own (?:[\p{Ll}-]+ )?(?:workshop|shop|bakery|firm|business|studio|pottery|forge|practice|yard|joinery|company)(?!\p{L})/iu,
  /(?<!\p{L})(?:begon|begonnen|startte|vestigde zich)(?: [^.;:]{0,60})? (?:voor zichzelf|als zelfstandige)(?!\p{L})/iu
]
/** They took over what there was, or meant to: nothing began then. */
export const notOnOwn =
  /(?<!\p{L})(?:übern\p{L}+|geerbt|wieder|wollte|wollten|would|wanted|took over|inherited|again|assumiu|herdou|comprou|heredó|compró|volvió|rilev\p{L}+|eredit\p{L}+|comprò|repri\p{L}+|hérit\p{L}+|racheté|overn\p{L}+|erfde)(?!\p{L})/iu
