/**
 * The land of a town that a sentence or a label tells as a town, where all who have heard of it know it in one land.
 * Some of them are words or names as well ("Porto", "Tours"): what may be either is asked of `landOfTown`. None that two
 * lands have a town by that anybody would mean ("Valencia", "Birmingham", "Bergen"). Data.
 */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { knownTowns, landOfTown } from "./KnownTowns.ts"
import { isTownAndPart } from "./LandRegions.ts"

const towns: Readonly<Record<string, string>> = {
  AE: "dubai | abu dhabi | sharjah",
  AL: "tirana",
  AM: "yerevan | gyumri",
  AO: "luanda",
  AR: `buenos aires | mar del plata | bahía blanca | bariloche | san carlos de bariloche | ushuaia | neuquén | mendoza |
    tucumán | san miguel de tucumán | san salvador de jujuy`,
  AT: `st. pölten | sankt pölten | wiener neustadt | villach | wels | steyr | leoben | bregenz | dornbirn | feldkirch | krems |
    eisenstadt | hallein | kufstein | lienz | klosterneuburg | wenen | viena`,
  AU: "fremantle | geelong | ballarat | bendigo | wollongong | darwin | cairns | townsville | toowoomba | alice springs",
  AZ: "baku",
  BA: "sarajevo | mostar | banja luka",
  BD: "dhaka | chittagong",
  BE: `mechelen | malines | kortrijk | courtrai | hasselt | genk | oostende | ostend | ostende | aalst | bruges | roeselare |
    sint-niklaas | turnhout | dendermonde | ieper | ypres | lokeren | tournai | doornik | verviers | arlon | dinant | wavre |
    louvain | louvain-la-neuve | la louvière | gand | bruselas | bruxelas | amberes`,
  BF: "ouagadougou",
  BG: "varna | burgas | veliko tarnovo",
  BJ: "cotonou",
  BO: "cochabamba | santa cruz de la sierra",
  BR: `recife | manaus | joão pessoa | maceió | aracaju | teresina | são luís | cuiabá | niterói | petrópolis |
    ouro preto | juiz de fora | uberlândia | ribeirão preto | sorocaba | são josé dos campos | são carlos | londrina | maringá |
    joinville | blumenau | chapecó | caxias do sul | novo hamburgo | são leopoldo | passo fundo | pelotas | bento gonçalves |
    gramado | olinda | caruaru | campina grande | feira de santana | ilhéus | paraty | vila velha | jundiaí | piracicaba | bauru |
    foz do iguaçu | ponta grossa | belém do pará`,
  BW: "gaborone",
  BY: "minsk",
  CA: `saskatoon | kelowna | nanaimo | mississauga | kitchener | guelph | sherbrooke | gatineau | trois-rivières | drummondville |
    rimouski | chicoutimi | saguenay | moncton | fredericton | charlottetown | whitehorse | yellowknife`,
  CD: "kinshasa",
  CH: `aarau | bienne | chur | davos | frauenfeld | fribourg | kreuzlingen | lucerne | montreux | neuchâtel | olten | rapperswil |
    solothurn | thun | uster | vevey | yverdon | bellinzona | locarno | zurigo | ginevra | ginebra | genebra | basilea | bâle`,
  CI: "abidjan",
  CL: `santiago de chile | viña del mar | temuco | valdivia | osorno | puerto montt | puerto varas | puerto natales |
    punta arenas | antofagasta | iquique | arica | copiapó | coquimbo | rancagua | talca | chillán`,
  CM: "yaoundé | douala",
  CN: "suzhou | nanjing | wuhan | xiamen | kunming | tianjin | chongqing | qingdao | peking | pequim | pekín",
  CO: "barranquilla | bucaramanga | manizales | ibagué | popayán | villavicencio | cúcuta",
  CU: "la habana | havana | havanna",
  CV: "mindelo",
  CY: "nicosia | limassol | larnaca",
  CZ: "liberec | zlín | jihlava | české budějovice | karlovy vary | ústí nad labem | praga | praag | brünn",
  DE: `aalen | aschaffenburg | baden-baden | bamberg | bautzen | bayreuth | bergisch gladbach | böblingen | bottrop | celle |
    coburg | cottbus | cuxhaven | delmenhorst | dessau | detmold | düren | eberswalde | eisenach | emden | erlangen | essen |
    esslingen | flensburg | frankfurt (oder) | freising | friedrichshafen | fulda | fürth | garmisch-partenkirchen |
    gelsenkirchen | gera | gießen | görlitz | goslar | gotha | greifswald | gütersloh | hameln | hanau | heilbronn | hildesheim |
    husum | ibbenbüren | iserlohn | itzehoe | jena | kaiserslautern | kempten | koblenz | konstanz | krefeld | landshut |
    leverkusen | lörrach | ludwigsburg | ludwigshafen | lüneburg | marburg | memmingen | minden | mönchengladbach | moers |
    mülheim an der ruhr | neumünster | neuruppin | neuss | nördlingen | nordhausen | oberhausen | offenbach | offenburg |
    paderborn | passau | pforzheim | pirna | plauen | quedlinburg | ravensburg | recklinghausen | remscheid | reutlingen |
    rosenheim | rottweil | salzgitter | schweinfurt | schwerin | schwäbisch gmünd | schwäbisch hall | siegen | solingen | speyer |
    stralsund | straubing | suhl | trier | tübingen | tuttlingen | uelzen | villingen-schwenningen | weimar | wernigerode |
    wetzlar | wilhelmshaven | wismar | wolfenbüttel | wolfsburg | zittau | zweibrücken | zwickau | berlim | berlino |
    berlijn | hamburgo | amburgo | hambourg | keulen | munique | monaco di baviera`,
  DK: "esbjerg | roskilde | kolding | horsens | randers | vejle | silkeborg | svendborg | herning | copenhague | copenaghen",
  DZ: "algiers | alger | argel | algier | oran",
  EC: "quito | guayaquil | ambato",
  EE: "pärnu | narva | viljandi | haapsalu | rakvere",
  ES: `vigo | oviedo | avilés | a coruña | la coruña | santiago de compostela | ourense | pontevedra | lugo | ferrol |
    logroño | burgos | soria | segovia | palencia | ponferrada | pamplona | vitoria-gasteiz | irún | huesca | teruel | lleida |
    lérida | girona | gerona | tarragona | reus | sabadell | terrassa | badalona | mataró | sitges | figueres | murcia | alicante |
    elche | alcoy | castellón | castellón de la plana | almería | jerez de la frontera | cádiz | huelva | algeciras | marbella |
    úbeda | albacete | ciudad real | talavera de la reina | badajoz | cáceres | getafe | móstoles | alcalá de henares |
    palma de mallorca | ibiza | las palmas de gran canaria | saragossa | sevilha | siviglia | barcelone`,
  ET: "addis ababa",
  FI: "jyväskylä | lahti | kuopio | vantaa | vaasa | joensuu | lappeenranta | rovaniemi | porvoo",
  FO: "tórshavn",
  FR: `nice | nancy | tours | toulon | avignon | agen | ajaccio | albi | angoulême | arles | arras | aubagne | aurillac | auxerre |
    bastia | béziers | bergerac | biarritz | blois | bourges | calais | cannes | carcassonne | castres | chambéry | chartres |
    châteauroux | cherbourg | cholet | cognac | colmar | concarneau | douarnenez | dunkerque | épinal | évreux | fécamp | grasse |
    guérande | guingamp | hyères | la roche-sur-yon | landerneau | lannion | le havre | le puy-en-velay | lons-le-saunier |
    lorient | mont-de-marsan | montauban | montbéliard | montluçon | morlaix | narbonne | nevers | niort | périgueux | poitiers |
    quimperlé | roanne | rodez | roubaix | saint-brieuc | saint-étienne | saint-malo | saint-nazaire | saumur | tarbes |
    tourcoing | troyes | vannes | versailles | vesoul | vichy | villeurbanne | vitré | parijs | parigi | marsella | marsiglia |
    burdeos | lione | straßburg | strassburg | estrasburgo`,
  GB: `aberystwyth | bournemouth | eastbourne | gateshead | hebden bridge | hexham | huddersfield | kirkcaldy | leicester | llandudno |
    middlesbrough | milton keynes | penzance | skipton | stockport | stoke-on-trent | sunderland | swindon | totnes |
    wolverhampton | wrexham | londen | londra | édimbourg | edimburgo | edinburg`,
  GE: "tbilisi | batumi | tiflis",
  GH: "accra | kumasi",
  GR: "athens | athen | athènes | athene | atene | atenas | thessalonique | patras | heraklion | volos | ioannina | chania",
  GT: "ciudad de guatemala | quetzaltenango | antigua guatemala",
  HN: "tegucigalpa | san pedro sula",
  HR: "zagreb | split | rijeka | zadar | osijek | dubrovnik | pula | šibenik | varaždin",
  HU: "szeged | pécs | győr | miskolc | sopron",
  ID: "jakarta | bandung | yogyakarta | surabaya | denpasar",
  IE: "cork | kilkenny | sligo | drogheda | tralee | killarney | letterkenny | athlone",
  IN: "jaipur | udaipur | lucknow | chandigarh | indore | bhopal | nagpur | coimbatore | mysuru",
  IS: "reykjavik | akureyri | ísafjörður",
  IT: `trento | bolzano | bozen | meran | merano | brixen | rovereto | trieste | triest | udine | pordenone | gorizia | venezia |
    venedig | venise | venecia | veneza | treviso | vicenza | belluno | rovigo | mantova | mantua | padua | cremona | brescia |
    bergamo | como | lecco | monza | pavia | varese | sondrio | novara | vercelli | biella | asti | alessandria | cuneo | ivrea |
    aosta | savona | sanremo | imperia | la spezia | piacenza | parma | modena | reggio emilia | ferrara | ravenna | rimini | forlì |
    cesena | faenza | imola | pesaro | urbino | ancona | macerata | ascoli piceno | pisa | lucca | livorno | siena | arezzo |
    grosseto | pistoia | prato | carrara | empoli | volterra | perugia | terni | orvieto | spoleto | assisi | viterbo | rieti |
    frosinone | l'aquila | teramo | pescara | chieti | campobasso | isernia | caserta | benevento | avellino | salerno | foggia |
    taranto | brindisi | lecce | matera | potenza | cosenza | catanzaro | crotone | reggio calabria | messina | siracusa |
    ragusa | agrigento | trapani | caltanissetta | enna | cagliari | sassari | nuoro | oristano | olbia | rome | rom | neapel |
    nápoles | florenz | gênes | genua`,
  JO: "amman",
  JP: "nagoya | sendai | hiroshima | kanazawa | nagasaki | nara | matsumoto | tokio | tóquio | kioto | quioto",
  KE: "kisumu | nakuru",
  KG: "bishkek",
  KH: "phnom penh",
  KR: "incheon | daegu",
  KZ: "almaty | astana",
  LB: "beirut | beyrouth | beiroet",
  LK: "colombo",
  LT: "klaipėda | šiauliai | panevėžys",
  LV: "liepāja | daugavpils | cēsis",
  MA: "casablanca | rabat | marrakech | marrakesh | marrakesch | fès | agadir | essaouira | meknès | tanger | tangier",
  MD: "chișinău",
  ME: "podgorica",
  MG: "antananarivo",
  MK: "skopje",
  ML: "bamako",
  MM: "yangon",
  MN: "ulaanbaatar",
  MT: "valletta | sliema",
  MX: `ciudad de méxico | mexico city | mexiko-stadt | cdmx | monterrey | tijuana | puebla | querétaro | oaxaca | oaxaca de juárez |
    guanajuato | aguascalientes | san luis potosí | morelia | xalapa | mazatlán | culiacán | hermosillo | saltillo | torreón |
    toluca | cuernavaca | cancún | playa del carmen | zapopan | tlaquepaque | san miguel de allende | san cristóbal de las casas`,
  MY: "kuala lumpur",
  MZ: "maputo",
  NA: "windhoek",
  NI: "managua",
  NL: `zwolle | deventer | haarlem | leiden | delft | arnhem | amersfoort | apeldoorn | alkmaar | dordrecht | den bosch |
    's-hertogenbosch | gouda | harderwijk | heerlen | helmond | hengelo | hilversum | hoorn | leeuwarden | lelystad |
    maastricht | purmerend | roermond | roosendaal | schiedam | sneek | tiel | veenendaal | venlo | vlaardingen | vlissingen |
    wageningen | weert | zaandam | zeist | zoetermeer | zutphen | la haya | l'aia | la haye`,
  NO: "tromsø | kristiansand | drammen | ålesund | bodø | lillehammer | fredrikstad | haugesund | sandnes",
  NP: "kathmandu | pokhara",
  NZ: "tauranga | rotorua | whangārei | invercargill | palmerston north",
  OM: "muscat",
  PE: "lima | cusco | cuzco | arequipa | iquitos",
  PH: "manila | quezon city",
  PK: "karachi | lahore | islamabad",
  PL: `szczecin | stettin | lublin | białystok | gdynia | sopot | bydgoszcz | toruń | rzeszów | zakopane | kielce | olsztyn |
    gliwice | opole | częstochowa | radom | zielona góra | breslau | danzig | krakau | cracow | cracovia | varsovie | varsavia |
    varsovia`,
  PT: `porto | oporto | aveiro | évora | faro | guimarães | leiria | setúbal | viseu | covilhã | cascais | sintra | matosinhos |
    vila nova de gaia | viana do castelo | vila do conde | vila real | póvoa de varzim | vila nova de famalicão |
    castelo branco | caldas da rainha | torres vedras | figueira da foz | peniche | ericeira | portimão | tavira | olhão |
    loulé | tomar | funchal | ponta delgada | angra do heroísmo | lisbona`,
  PY: "asunción",
  QA: "doha",
  RO: "brașov | sibiu | iași | oradea | constanța | craiova",
  RS: "belgrade | beograd | belgrad | belgrado | novi sad | subotica",
  RU: "moscow | moskau | moskou | moscou | moscú | moscovo | mosca | moskva",
  RW: "kigali",
  SA: "riyadh | jeddah | riad | riyad",
  SE: `linköping | norrköping | västerås | örebro | umeå | luleå | lund | helsingborg | jönköping | karlstad | gävle | växjö |
    östersund | visby | kalmar | halmstad | sundsvall | skellefteå | borås | estocolmo | stoccolma`,
  SI: "ljubljana | laibach | maribor | celje | kranj | koper | piran | novo mesto",
  SK: "žilina | prešov | nitra | trnava | banská bystrica",
  SN: "dakar",
  SV: "san salvador",
  TG: "lomé",
  TH: "bangkok | chiang mai",
  TN: "tunis | sfax | sousse",
  TR: "bursa | antalya | eskişehir | gaziantep | estambul | istambul",
  TW: "taichung | tainan | kaohsiung | hsinchu",
  TZ: "dar es salaam | arusha",
  UA: "odesa | dnipro | ivano-frankivsk | chernivtsi | uzhhorod | kiew | kyjiw | lemberg",
  UG: "kampala",
  US: `tucson | boise | milwaukee | indianapolis | cincinnati | new orleans | honolulu | omaha | tampa | st. louis | louisville |
    chattanooga | knoxville | albuquerque | asheville | tulsa | oklahoma city | spokane | tacoma | anchorage | raleigh | phoenix |
    fort worth | ann arbor | grand rapids | des moines | little rock | baton rouge | fort collins | jacksonville | fresno |
    duluth | missoula | bozeman | nueva york | nova york | nova iorque`,
  UY: "montevideo",
  UZ: "tashkent | samarkand",
  VE: "caracas | maracaibo",
  VN: `da nang | saigon | hà nội | hồ chí minh | đà nẵng | hải phòng | cần thơ | nha trang | đà lạt | vũng tàu | biên hòa |
    buôn ma thuột | quy nhơn | hạ long | thủ dầu một | sài gòn`,
  ZM: "lusaka",
  ZW: "harare"
}
/** Without its accents: "Bogota", "Berlín". */
const plain = (name: string) => fold(name).normalize("NFD").replace(/\p{M}/gu, "")
const isLatin = /\p{sc=Latin}/u
const lands: ReadonlyMap<string, string> = new Map([
  ...[...knownTowns].filter(([name]) => isLatin.test(name)).map(([name, land]) => [plain(name), land] as const),
  ...Object.entries(towns).flatMap(([land, names]) =>
    names.split("|").map((name) => [plain(name.trim()), land] as const)
  )
])

/** The land of what is told as a town; null of one that is small, or one of several. */
export const landOfToldTown = (town: string): string | null =>
  landOfTown(town) ?? (isLatin.test(town) ? (lands.get(plain(town)) ?? null) : null)

/**
 * "Hill ward road, Thamel, Kathmandu, Nepal": of three places and more, whatever the first of them are, a town that
 * everybody knows in the land behind it; save where a province may be called so.
 */
export const townBeforeLand = (parts: ReadonlyArray<string>, land: string): string | null => {
  const town = parts.at(-1) ?? ""
  const isTown = parts.length > 2 && parts.length <= 5 && landOfToldTown(town) === land && !isTownAndPart(land, town)
  return isTown && parts.slice(0, -1).every((part) => landOfToldTown(part) === null && part.split(" ").length <= 4)
    ? town
    : null
}
