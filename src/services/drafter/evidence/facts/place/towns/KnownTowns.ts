/**
 * Large towns whose name leads everybody to one land: no other has one of that name that anybody would mean. None that is
 * a plain word or a given name as well ("Tours", "Essen", "Nancy"), which a menu or a signature may hold. Data.
 */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { townsElsewhere } from "./TownsElsewhere.ts"

const towns: Readonly<Record<string, string>> = {
  AT: "wien | vienna | vienne | graz | linz | salzburg | innsbruck | klagenfurt",
  AU: "sydney | melbourne | brisbane | adelaide | canberra | hobart",
  BE: "brussels | bruxelles | brussel | brüssel | antwerp | antwerpen | anvers | gent | ghent | liège | namur | leuven | brugge | charleroi",
  BG: "sofia | plovdiv",
  BR: "são paulo | rio de janeiro | belo horizonte | porto alegre | curitiba | florianópolis | brasília | fortaleza | campinas | goiânia",
  CA: "toronto | montréal | montreal | ottawa | calgary | edmonton | winnipeg",
  CH: "zürich | zurich | basel | genf | genève | geneva | bern | lausanne | winterthur | luzern | st. gallen | lugano | schaffhausen",
  CN: "beijing | shanghai | shenzhen | guangzhou | hangzhou | chengdu",
  CO: "bogotá | medellín",
  CZ: "praha | prague | prag | brno | ostrava | plzeň | olomouc | pardubice | hradec králové",
  DE: `berlin | hamburg | münchen | munich | köln | cologne | frankfurt | frankfurt am main | stuttgart | düsseldorf | leipzig |
    dortmund | bremen | dresden | hannover | nürnberg | nuremberg | duisburg | bochum | wuppertal | bielefeld | bonn |
    münster | mannheim | karlsruhe | augsburg | wiesbaden | braunschweig | kiel | aachen | chemnitz | magdeburg | freiburg |
    freiburg im breisgau | lübeck | erfurt | mainz | rostock | kassel | saarbrücken | potsdam | oldenburg | osnabrück |
    heidelberg | darmstadt | regensburg | würzburg | ingolstadt | ulm | göttingen | bremerhaven`,
  DK: "copenhagen | københavn | kopenhagen | aarhus | odense | aalborg",
  EE: "tallinn | tartu",
  EG: "cairo | القاهرة",
  ES: "madrid | barcelona | sevilla | seville | zaragoza | málaga | bilbao | valladolid | gijón | donostia | san sebastián",
  FI: "helsinki | tampere | turku | oulu | espoo",
  FR: `paris | lyon | marseille | toulouse | nantes | montpellier | strasbourg | bordeaux | lille | rennes | reims | grenoble |
    dijon | angers | nîmes | le mans | aix-en-provence | clermont-ferrand | amiens | limoges | annecy | metz |
    besançon | perpignan | orléans | rouen | mulhouse | caen | quimper | la rochelle`,
  GB: "london | londres | edinburgh | glasgow | leeds | liverpool | sheffield | cardiff | belfast | brighton | nottingham | dundee",
  GR: "thessaloniki",
  HU: "budapest | debrecen",
  IE: "dublin | galway | limerick",
  IL: "tel aviv | jerusalem | haifa",
  IN: "bengaluru | bangalore | mumbai | new delhi | hyderabad | chennai | pune | kolkata | ahmedabad",
  IT: "roma | milano | milan | mailand | torino | turin | napoli | bologna | firenze | genova | palermo | verona | padova | catania | bari",
  JP: "tokyo | osaka | kyoto | fukuoka | sapporo | kobe | yokohama | 東京 | 大阪 | 京都",
  KE: "nairobi | mombasa",
  KR: "seoul | busan",
  LT: "vilnius | kaunas",
  LV: "riga",
  NG: "lagos | abuja",
  NL: "amsterdam | rotterdam | utrecht | den haag | the hague | eindhoven | groningen | tilburg | almere | breda | nijmegen | enschede",
  NO: "oslo | trondheim | stavanger",
  NZ: "auckland | wellington | christchurch | dunedin",
  PL: "warsaw | warszawa | warschau | kraków | krakow | wrocław | wroclaw | gdańsk | gdansk | poznań | poznan | łódź | katowice",
  PT: "lisboa | lisbon | lissabon | lisbonne | coimbra | braga",
  RO: "bucharest | bucurești | cluj-napoca | timișoara",
  SE: "stockholm | gothenburg | göteborg | malmö | uppsala",
  SK: "bratislava | košice",
  TR: "istanbul | ankara | izmir",
  TW: "taipei",
  UA: "kyiv | kiev | lviv | kharkiv",
  US: `new york | new york city | brooklyn | san francisco | los angeles | chicago | seattle | austin | denver | houston | dallas |
    atlanta | miami | san diego | minneapolis | nashville | detroit | pittsburgh | philadelphia | baltimore | salt lake city |
    oakland | palo alto | menlo park | overland park | college park | winter park | oak park | asbury park | sacramento`,
  VN: "hanoi | ho chi minh city",
  ZA: "cape town | johannesburg | durban | pretoria | kapstadt"
}
/** Folded, with their lands. */
export const knownTowns: ReadonlyMap<string, string> = new Map(
  [...Object.entries(towns), ...Object.entries(townsElsewhere)].flatMap(([land, names]) =>
    names.split("|").map((name) => [fold(name.trim()), land] as const)
  )
)

/** The land a town's name tells where nothing else does; null of one that is small, or one of several. */
export const landOfTown = (town: string): string | null =>
  knownTowns.get(fold(town)) ?? knownTowns.get(fold(town.replace(/(?<=\p{sc=Han}{2})市$/u, ""))) ?? null

/** Lands in which no province is called as a town: "Leith, Edinburgh" is a quarter before its town there. */
const townsAlone: ReadonlySet<string> = new Set(["AU", "GB", "IN", "KE", "NG", "NZ"])
/** Lands in which an address names the province behind its town, and most are called as one. */
const provincesAsTowns: ReadonlySet<string> = new Set(["AR", "BR", "CL", "CO", "ES", "IT", "JP", "MX", "PT", "TR"])
/** Towns that are a land of their own: what stands before them is in them. */
const landsOfTheirOwn: ReadonlySet<string> = new Set(
  ["Berlin", "Hamburg", "Bremen", "Wien", "Vienna", "Vienne", "London", "Londres", "Paris"].map(fold)
)
/**
 * Of two places, the second the larger, the one that is the town: "Kreuzberg, Berlin" is Berlin, "Solna, Stockholm" may be
 * either, which is null; undefined where the second is not known for a town.
 */
export const townOfTwo = (first: string, second: string): string | null | undefined => {
  const land = landOfTown(second)
  // "Rochester, New York": a state as well.
  if (land === null || landOfTown(first) !== null || fold(second) === "new york") return undefined
  if (provincesAsTowns.has(land)) return undefined
  if (townsAlone.has(land) || landsOfTheirOwn.has(fold(second))) return second
  return null
}
