/** Whoever is not meant where a sentence tells who began a house. Data. */

/** They open things that others began, or had walls built. */
export const dignitaries =
  /(?<!\p{L})(?:bürgermeister(?:in)?|oberbürgermeister(?:in)?|minister(?:in|präsident)?|landrat|graf|gräfin|fürst|herzog|könig(?:in)?|kaiser|bischof|architekt(?:in)?|burgemeester|wethouder|graaf|baron|barones|koning(?:in)?|bisschop|architecte?|maire|ministre|préfet|comte|comtesse|duc|roi|reine|évêque|alcalde|alcaldesa|ministr[oa]|conde|condesa|duque|duquesa|rey|reina|obispo|arquitect[oa]|presidente d[ae] câmara|presidente de a câmara|prefeit[oa]|rei|rainha|bispo|arquitet[oa]|sindac[oa]|assessore|conte|contessa|duca|duchessa|vescovo|architetto|architetta)(?!\p{L})/iu
/** The kind of another house: "the bakery next door", "the mill that grinds our flour". */
export const ofAHouse =
  /(?<!\p{L})(?:nebenan|gegenüber|nachbar\p{L}*|hiernaast|hiertegenover|ernaast|à côté|d'en face|voisine?|de al lado|de enfrente|vecin[oa]|a o lado|em frente|vizinh[oa]|accanto|di fronte|vicin[oa])(?!\p{L})/iu
/** What a house of any trade may be to itself, so that it needs no word of its own. */
export const anyHouse =
  /^(?:studios?|agentur|firma|betriebe?s?|geschäfts?|ladens?|werkstatt|zaak|bedrijf|winkel|werkplaats|atelier|maison|boutique|commerce|taller|negocio|tienda|oficina|ateliê|loja|negócio|bottega|laboratorio|ditta|impresa|attività|negozio|unternehmens?|projekte?s?|vereine?s?|initiative|genossenschaft|kollektivs?|vereniging|coöperatie|collectief|agence|entreprise|société|association|coopérative|collectif|projet|empresa|agencia|estudio|asociación|cooperativa|colectivo|proyecto|agência|estúdio|associação|coletivo|projeto|azienda|agenzia|studio|associazione|collettivo|progetto|app|appli|application|aplicación|aplicativo)$/u
/** Gave money or has it in hand now: "Max Roe, der Geldgeber". */
export const notTheFirst =
  /^,? (?:der|die|unser|unsere|le|la|l'|notre|el|nuestr[oa]|o|a|il|lo|de|het|onze) ?(?:geldgeber|investor|finanzier|eigentümer|inhaber|chef|geschäftsführer|leiter|direktor|käufer|investisseu|financeu|propriétaire|dirigeant|directeu|directrice|inversor|dueñ|propietari|director|investidor|don[oa]|proprietári|diretor|investitor|finanziator|titolare|proprietari|direttor|direttrice|investeerder|geldschieter|eigenaar|directeur)/iu
/** Put it to use where they work: "puso en marcha Acme en su clínica en dos días". */
export const putToUse =
  /(?:en marcha|en place|introd\p{L}+|eingeführt)[^.;]{0,20}[\uE000\uE001][^.;]{0,10} (?:en|dans|in|em|na|no|nella|nel) (?:sus?|sa|son|seiner|ihrer|sua|suo|seu|haar|zijn) (?!cocina|garaje|casa|garage|cuisine|piso|salón)/iu
/** "creó la receta que dio fama a Acme": made something for a house. */
export const madeForIt =
  /(?<!\p{L})(?:recetas?|receitas?|ricett[ae]|recettes?|recept(?:en)?|rezept\p{L}*|logo(?:tipo)?s?|etiquetas?|etichett[ae]|étiquettes?|etikett\p{L}*|rótulo|schriftzug|mural|wandbild|carteles?|cartaz|plakat\p{L}*|slogan|eslogan|motto|jingle|ilustraciones|illustrations?|illustrazioni|ilustrações|illustrationen)(?!\p{L})/iu
