/** Names under which, where no words announce a list, other things stand than what is offered: sectors, rooms, states. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { wordSet } from "../../../evidence/clause/words/Closed.ts"

const list = (text: string): ReadonlySet<string> =>
  wordSet(
    fold(
      text
        .trim()
        .replaceAll(/\s*\|\s*/gu, "|")
        .replaceAll(" ", "_")
        .replaceAll("|", " ")
    )
  )

/** Of the economy: whom something is for, one card each. */
const sectors = list(
  "industry|health|healthcare|health care|education|finance|financial services|banking|insurance|government|public sector|retail|research|science|manufacturing|logistics|transport|transportation|energy|utilities|telecom|telecommunications|hospitality|tourism|travel|media|legal|agriculture|construction|automotive|aerospace|defence|defense|pharma|life sciences|real estate|nonprofit|sports|entertainment|e-commerce|ecommerce|food and beverage|mining|maritime|aviation|" +
    "gesundheit|gesundheitswesen|bildung|finanzen|finanzwesen|versicherung|öffentlicher dienst|öffentliche hand|verwaltung|handel|forschung|wissenschaft|produktion|logistik|verkehr|energie|gastgewerbe|tourismus|medien|recht|landwirtschaft|bauwesen|automobil|immobilien|" +
    "industrie|santé|éducation|enseignement|banque|assurance|gouvernement|secteur public|administration|administrations|commerce|distribution|recherche|énergie|hôtellerie|tourisme|médias|juridique|agriculture|btp|immobilier|défense|" +
    "industria|salud|sanidad|educación|finanzas|banca|seguros|gobierno|sector público|administración pública|comercio|investigación|logística|energía|hostelería|turismo|medios|legal|agricultura|construcción|inmobiliaria|" +
    "indústria|saúde|educação|finanças|bancos|governo|setor público|varejo|comércio|pesquisa|investigação|hotelaria|mídia|jurídico|construção|imobiliário|" +
    "sanità|istruzione|finanza|assicurazioni|governo|settore pubblico|pubblica amministrazione|commercio|ricerca|ospitalità|turismo|media|legale|agricoltura|edilizia|immobiliare|" +
    "gezondheidszorg|zorg|onderwijs|financiën|overheid|handel|onderzoek|productie|logistiek|toerisme|landbouw|bouw|vastgoed|" +
    "製造業|医療|教育|金融|官公庁|小売業|物流|建設業|不動産|制造业|教育|金融|政府|零售|物流|الصناعة|الصحة|التعليم|المالية|الحكومة"
)
/** Of a home that is let: "Küche" over what stands in it. Who fits kitchens says so in the plural, or under its services. */
const rooms = list(
  "kitchen|bathroom|bedroom|living room|dining room|master bedroom|terrace|balcony|patio|amenities|equipment|küche|badezimmer|bad|schlafzimmer|wohnzimmer|esszimmer|terrasse|balkon|ausstattung|cuisine|salle de bain|salle de bains|chambre|chambres|salon|séjour|équipements|cocina|baño|dormitorio|salón|terraza|equipamiento|cozinha|banheiro|casa de banho|quarto|sala|varanda|comodidades|cucina|bagno|camera da letto|soggiorno|terrazza|dotazioni|keuken|badkamer|slaapkamer|woonkamer|terras|キッチン|浴室|寝室|リビング|厨房|卧室|客厅"
)
/** "Bounded", "Active", "Unstable": the states that something may be in, or that it tells apart. */
const state =
  /^(?!(?:feed|seed|weed|speed|shed|bed|embed|archive|drive|dive|hive|olive|directive|alternative|perspective|executive|initiative|table|cable|timetable|vegetable|wearable|wireless)$)\p{L}{3,}(?:ed|ive|able|ible|less|ous)$/iu
const isOf = (names: ReadonlyArray<string>, known: ReadonlySet<string>, share: number): boolean =>
  names.length > 1 &&
  names.filter((name) => known.has(fold(name.trim()).replaceAll(" ", "_"))).length >= names.length * share

/** Three in four are sectors, half of them rooms, or two in three states. */
export const areOfOthers = (names: ReadonlyArray<string>): boolean =>
  isOf(names, sectors, 3 / 4) ||
  isOf(names, rooms, 1 / 2) ||
  (names.length > 1 && names.filter((name) => state.test(name.trim())).length * 3 >= names.length * 2)
