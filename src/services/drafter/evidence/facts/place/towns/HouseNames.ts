/** Names of houses, which stand where a town may: "Old Coastguard Shed, Belmullet", "Alte Räucherei, Kappeln". Data. */
import { cityName, regionNamed } from "./CityNames.ts"

/** At the end of a name in English. */
const english =
  "shed|sheds|loft|barn|barns|byre|mill|mills|works|house|building|buildings|hall|centre|center|tower|towers|court|studio|studios|factory|foundry|brewery|creamery|dairy|forge|smithy|chapel|church|school|schoolhouse|schoolroom|station|warehouse|granary|maltings|tannery|bakery|bakehouse|stables|lodge|cottage|cottages|manor|hotel|arcade|market|boathouse|lighthouse|quay|wharf|pier|dock|docks|yard|boatyard|shipyard|airport|campus|plaza|hub|farm|farmhouse|steading|hangar|library|museum|theatre|theater|cinema|institute|college|hospital|gallery|gatehouse|kiln|kilns|pottery|sawmill|depot|garage|cellar|cellars|rectory|vicarage|workshop|workshops|workspace|coworking|exchange|laundry|ropewalk|ropeworks|smokehouse|icehouse|post office|(?:business|industrial|enterprise|science|technology|tech|retail|office) park|(?:industrial|trading|business) estate"
/** First or last in a name of other languages, and in none of a town. */
const elsewhere =
  "gebäude|zentrum|fabrik|schmiede|bäckerei|brauerei|räucherei|molkerei|käserei|gerberei|weberei|spinnerei|ziegelei|meierei|werft|remise|speicher|kontor|scheune|kapelle|schule|bahnhof|stellwerk|kraftwerk|schlachthof|gutshof|pfarrhaus|forsthaus|zeughaus|gewerbepark|gewerbehof|technologiepark|technologiezentrum|gründerzentrum|hangars?|usine|filature|corderie|minoterie|tannerie|manufacture|bâtiment|immeuble|entrepôts?|pépinière|presbytère|capitainerie|criée|ateliers?|edificio|lonja|almacén|polígono|fábrica|nave industrial|vivero de empresas|centro de negocios|edifício|armazém|fabbrica|filanda|fornace|capannone|magazzino|officine|opificio|gebouw|kantoor|werf|fabriek|loods|pakhuis|boerderij|stadhuis|kazerne|smederij|brouwerij|melkfabriek|steenfabriek|scheepswerf|bedrijvencentrum"
/** Of houses, and of towns as well: "Torre del Mar", "Château-Thierry", "Barnard Castle". */
const ofBoth =
  "castle|abbey|priory|halle|haus|hof|mühle|turm|kirche|zeche|moulin|ferme|grange|château|manoir|halles|gare|brasserie|forge|couvent|chapelle|résidence|espace|torre|nave|molino|bodega|estación|convento|monasterio|hacienda|mercado|casa|palacio|cortijo|masía|vivero|centro|moinho|estação|mosteiro|palácio|palazzo|mulino|stazione|villa|cascina|masseria|podere|toren|molen|kerk|kapel|station"
const atEnd = new RegExp(`\\p{L}[\\p{L}'’-]* (?:${english})$`, "iu")
const firstOrLast = (words: string) =>
  new RegExp(
    `^(?:(?:l['’]|la |le |les |el |los |las |il |lo |de |het |die |der |das |den ))?(?:${words})(?![\\p{L}-])|[ '’](?:${words})$`,
    "iu"
  )
const house = firstOrLast(elsewhere)
const compound =
  /\p{Ll}{3}(?:gebäude|zentrum|halle|fabrik|schmiede|bäckerei|brauerei|speicher|scheune|werft|fabriek|gebouw|boerderij|pakhuis|loods)$/u
const eitherOf = firstOrLast(ofBoth)
/** "The Narrows" and "Le Hangar" stand before towns; The Hague is one. */
const opensSo = /^the (?!hague$)\p{L}/iu

/** A name and nothing else: "Printed at Salt House" says who did what there. */
const named = new RegExp(`^(?:c/o )?${cityName}$`, "u")
const isHouse = (part: string) => named.test(part) && [atEnd, house, compound, opensSo].some((one) => one.test(part))

/** The parts of a place from its town on; null where its first may be a house, or a town and what that is in. */
export const fromTown = (parts: ReadonlyArray<string>): ReadonlyArray<string> | null => {
  const [first = "", next = ""] = parts
  if (parts.length < 2 || regionNamed.test(next) || isHouse(next)) return parts
  if (isHouse(first)) return parts.slice(1)
  return eitherOf.test(first) ? null : parts
}
