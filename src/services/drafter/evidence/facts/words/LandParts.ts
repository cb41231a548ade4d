/** Parts of lands that carry a city's shape and are none, and what else tells a land beside an address. Data, folded. */

const list = (names: string): ReadonlyArray<string> =>
  names
    .split("|")
    .map((one) => one.trim())
    .filter((one) => one !== "")

/** More than one land, or none. */
export const noLands: ReadonlyArray<string> = list(
  `africa | asia | europe | europa | north america | south america | latin america | america | oceania | antarctica | scandinavia |
  the nordics | nordics | benelux | dach | the balkans | balkans | the baltics | the alps | middle east | the middle east |
  the caribbean | the eu | eu | european union | the european union | emea | apac | remote | everywhere | anywhere | earth |
  the cloud | cloud | the world | worldwide | the internet | internet | silicon valley | the bay area | bay area |
  san francisco bay area | the pacific northwest | pacific northwest | the midwest | midwest | new england | the south |
  east coast | west coast | the valley | georgia | limburg | galicia | brabant | tyrol | tirol | lorraine | patagonia | punjab |
  highlands | midlands | kent | essex | norfolk | suffolk | surrey`
)

/** States, provinces and counties that are in one land alone, in English and as they call themselves. */
const parts: Readonly<Record<string, string>> = {
  US: `alabama | alaska | arizona | arkansas | california | colorado | connecticut | delaware | florida | hawaii | idaho | illinois |
    indiana | iowa | kansas | kentucky | louisiana | maine | maryland | massachusetts | michigan | minnesota | mississippi |
    missouri | montana | nebraska | nevada | new hampshire | new jersey | new mexico | new york state | north carolina |
    north dakota | ohio | oklahoma | oregon | pennsylvania | rhode island | south carolina | south dakota | tennessee | texas |
    utah | vermont | virginia | washington state | west virginia | wisconsin | wyoming`,
  CA: `alberta | british columbia | manitoba | new brunswick | newfoundland | newfoundland and labrador | nova scotia | ontario |
    saskatchewan | prince edward island | yukon | nunavut | northwest territories`,
  AU: "new south wales | queensland | tasmania | south australia | western australia | northern territory",
  NZ: "waikato | canterbury region | hawke's bay | bay of plenty | otago | aotearoa",
  GB: `yorkshire | north yorkshire | west yorkshire | south yorkshire | east yorkshire | cornwall | devon | east sussex | west sussex |
    sussex | lancashire | cumbria | dorset | somerset | wiltshire | hampshire | oxfordshire | cambridgeshire | hertfordshire |
    cheshire | derbyshire | nottinghamshire | leicestershire | lincolnshire | staffordshire | shropshire | warwickshire |
    worcestershire | herefordshire | gloucestershire | berkshire | buckinghamshire | bedfordshire | northamptonshire |
    northumberland | county durham | co. durham | co durham | tyne and wear | merseyside | greater manchester | greater london |
    west midlands | the west midlands | east midlands | isle of wight | the cotswolds | cotswolds | the lake district | lake district |
    the highlands | the midlands | fife | aberdeenshire | perthshire | ayrshire | lanarkshire | east lothian | west lothian |
    midlothian | scottish borders | argyll | argyll and bute | dumfries and galloway | orkney | shetland | gwynedd | powys |
    ceredigion | pembrokeshire | carmarthenshire | monmouthshire | glamorgan | anglesey | county antrim | co. antrim | co antrim |
    lincs | notts | leics | derbys | staffs | worcs | wilts | hants | berks | bucks | beds | cambs | herts | oxon | northants | lancs | yorks | n. yorks | glos | salop | northd | warks |
    county armagh | co. armagh | county down | co. down | co down | county fermanagh | co. fermanagh | county tyrone | co. tyrone`,
  IE: `cork galway kerry mayo donegal sligo leitrim roscommon clare limerick tipperary waterford wexford wicklow dublin kildare
    carlow kilkenny laois offaly westmeath longford meath louth cavan monaghan`
    .split(/\s+/)
    .flatMap((one) => ["co. ", "co ", "county "].map((lead) => lead + one))
    .join("|"),
  DE: `bavaria | bayern | baden-württemberg | brandenburg | hesse | hessen | lower saxony | niedersachsen | mecklenburg-vorpommern |
    north rhine-westphalia | nordrhein-westfalen | rhineland-palatinate | rheinland-pfalz | saarland | saxony | sachsen |
    sachsen-anhalt | schleswig-holstein | thuringia | thüringen | the black forest | black forest | schwarzwald`,
  AT: "styria | steiermark | carinthia | kärnten | vorarlberg | burgenland | upper austria | lower austria | oberösterreich | niederösterreich",
  FR: `brittany | bretagne | normandy | normandie | provence | alsace | burgundy | bourgogne | occitanie | île-de-france | ile-de-france |
    aquitaine | nouvelle-aquitaine | corsica | corse | savoie | haute-savoie | auvergne | luberon | le luberon | ardèche | drôme |
    dordogne | finistère | morbihan | vendée | jura français | cévennes | pays de la loire | hauts-de-france`,
  ES: `catalonia | cataluña | catalunya | andalusia | andalucía | basque country | país vasco | aragón | asturias | cantabria |
    castilla y león | castilla-la mancha | extremadura | comunidad valenciana | canarias | canary islands | balearic islands |
    illes balears | islas baleares | mallorca | ibiza | gran canaria | tenerife | fuerteventura | lanzarote | la gomera | el hierro | menorca | formentera | la rioja | comunidad de madrid | bizkaia | gipuzkoa`,
  IT: `tuscany | toscana | lombardy | lombardia | piedmont | piemonte | veneto | lazio | puglia | sicily | sicilia | sardinia | sardegna |
    liguria | emilia-romagna | umbria | campania | calabria | trentino | alto adige | friuli | abruzzo | basilicata`,
  BE: "flanders | vlaanderen | wallonia | wallonie | vlaams-brabant | west-vlaanderen | oost-vlaanderen",
  NL: "noord-brabant | friesland | zeeland | gelderland | overijssel | drenthe | noord-holland | zuid-holland | north holland | south holland",
  PT: "algarve | alentejo | madeira | azores | açores | minho",
  BR: `minas gerais | santa catarina | rio grande do sul | rio grande do norte | bahia | ceará | paraná | pernambuco | goiás |
    espírito santo | mato grosso | mato grosso do sul`,
  CL: "chiloé | araucanía | la araucanía | biobío | magallanes | aysén",
  MX: `jalisco | nuevo león | yucatán | guanajuato | sinaloa | michoacán | nayarit | tamaulipas | coahuila | quintana roo |
    baja california | baja california sur`,
  CO: "antioquia | cundinamarca | valle del cauca",
  ZA: "gauteng | western cape | eastern cape | kwazulu-natal | mpumalanga",
  ID: "west java | central java | east java | jawa barat | jawa tengah | jawa timur | bali",
  CN: `guangdong | zhejiang | jiangsu | sichuan | fujian | henan | hebei | hubei | hunan | shandong | shanxi | shaanxi | anhui | jiangxi |
    liaoning | jilin | heilongjiang | guizhou | yunnan | hainan | gansu | guangxi`,
  JP: "hokkaido | okinawa | kansai | kanto",
  IN: `goa | karnataka | kerala | maharashtra | tamil nadu | gujarat | rajasthan | telangana | haryana | west bengal | uttar pradesh |
    madhya pradesh | andhra pradesh`
}
export const landOfPart: ReadonlyMap<string, string> = new Map(
  Object.entries(parts).flatMap(([land, names]) => list(names).map((name) => [name, land] as const))
)

/** What carries a city's shape and is none. */
export const noCities: ReadonlySet<string> = new Set([...noLands, ...landOfPart.keys()])

/** What people work in, or do things out of, written like a town's name. */
export const noTowns: ReadonlySet<string> = new Set(
  list(
    `home | bed | house | scratch | love | need | necessity | passion | stealth | sales | marketing | support | finance | design |
    engineering | product | operations | hr | it | tech | teams | team | sprints | scrum | public | private | production |
    development | progress | beta | alpha | partnership | person | english | german | french | spanish | italian | dutch |
    rust | go | golang | python | ruby | rails | java | javascript | typescript | kotlin | swift | dart | flutter | elixir | erlang |
    canva | framer | sketch | procreate | photoshop | illustrator | indesign | laravel | django | shopify | squarespace | wix | airtable | bubble | supabase | minecraft | roblox | latex | markdown | ableton | braille | esperanto | welsh | catalan | basque | galician | portuguese | russian | polish | japanese | chinese | arabic | latin | greek | swedish | danish | norwegian | finnish | gaelic | irish | haskell | scala | clojure | perl | php | react | vue | svelte | unity | godot | unreal | blender | figma | notion | excel |
    wordpress | webflow | docker | git | equipo | casa | remoto | équipe | domicile | télétravail | mano | squadra | equipe | silence |
    liebe | leidenschaft | überzeugung | rente | hause | zuhause | teams | holz | handarbeit | thuis`
  )
)
/** German nouns that end so are no towns: "in Entwicklung", "in Teilzeit". */
export const nounEndings = /\p{Ll}(?:ung|heit|keit|schaft|arbeit|zeit|tion|tät|ismus|leidenschaft)$/u

/** Provinces of the Philippines, behind a town and its code. */
export const philippineProvinces = list(
  `abra | agusan del norte | agusan del sur | aklan | albay | antique | apayao | aurora | basilan | bataan | batanes | batangas |
  benguet | biliran | bohol | bukidnon | bulacan | cagayan | camarines norte | camarines sur | camiguin | capiz | catanduanes |
  cavite | cebu | cotabato | davao de oro | davao del norte | davao del sur | davao occidental | davao oriental | eastern samar |
  guimaras | ifugao | ilocos norte | ilocos sur | iloilo | isabela | kalinga | la union | laguna | lanao del norte |
  lanao del sur | leyte | maguindanao | marinduque | masbate | misamis occidental | misamis oriental | mountain province |
  negros occidental | negros oriental | northern samar | nueva ecija | nueva vizcaya | occidental mindoro | oriental mindoro |
  palawan | pampanga | pangasinan | quezon | quirino | rizal | romblon | samar | sarangani | siquijor | sorsogon |
  south cotabato | southern leyte | sultan kudarat | sulu | surigao del norte | surigao del sur | tarlac | tawi-tawi | zambales |
  zamboanga del norte | zamboanga del sur | zamboanga sibugay | metro manila`
).join("|")
/** Portugal's districts, each called after its city: behind a town. */
export const portugueseDistricts = list(
  `aveiro | beja | braga | bragança | castelo branco | coimbra | évora | faro | guarda | leiria | lisboa | portalegre | porto |
  santarém | setúbal | viana do castelo | vila real | viseu`
).join("|")
/** Spain's provinces, most of them called after their city: in brackets behind a town. */
export const spanishProvinces: ReadonlySet<string> = new Set(
  list(
    `álava | albacete | alicante | almería | asturias | ávila | badajoz | barcelona | burgos | cáceres | cádiz | cantabria |
    castellón | ciudad real | córdoba | a coruña | la coruña | cuenca | girona | gerona | granada | guadalajara | guipúzcoa | gipuzkoa | huelva |
    huesca | islas baleares | illes balears | jaén | las palmas | león | lleida | lérida | lugo | madrid | málaga | murcia | navarra |
    ourense | orense | palencia | pontevedra | la rioja | salamanca | santa cruz de tenerife | segovia | sevilla | soria |
    tarragona | teruel | toledo | valencia | valladolid | vizcaya | bizkaia | zamora | zaragoza`
  )
)

/** How a land's postal codes are written: figures in a row, or three and two. */
export type CodeShape = "four" | "five" | "three-two"
/** Languages of one land, beside a code in its shape. */
export const landsOfTongue: Readonly<Record<string, Readonly<Partial<Record<CodeShape, string>>>>> = {
  de: { five: "DE" },
  it: { five: "IT" },
  fi: { five: "FI" },
  da: { four: "DK" },
  nb: { four: "NO" },
  nn: { four: "NO" },
  no: { four: "NO" },
  hu: { four: "HU" },
  sv: { "three-two": "SE" },
  cs: { "three-two": "CZ" },
  sk: { "three-two": "SK" }
}

interface LandSign {
  readonly shape: CodeShape
  /** What is paid with there: beside the language, on prices of the site. */
  readonly money?: RegExp
  /** What is spoken there: an address that ends as the land's do tells it on pages in these alone. */
  readonly tongues: string
  /** What its registers call a company's number, as it stands beside an address. */
  readonly registers?: RegExp
}
/** What tells a land beside a code in its shape; a code alone would be another's as well. The keys are ends of addresses, too. */
export const landSigns: Readonly<Record<string, LandSign>> = {
  AT: {
    shape: "four",
    tongues: "de",
    registers: /(?<!\p{L})(?:ATU\p{Nd}{8}|FN \p{Nd}{5,6} ?[a-z](?!\p{L}))/u
  },
  AU: { shape: "four", tongues: "en", registers: /(?<!\p{L})A[BC]N:? ?\p{Nd}/u },
  BE: { shape: "four", tongues: "nl fr de", registers: /(?<!\p{L})(?:BE ?[01]\p{Nd}{3}|BCE [\p{Nd}.]{10})/u },
  CH: {
    shape: "four",
    tongues: "de fr it",
    registers: /(?<!\p{L})CHE-\p{Nd}{3}/u,
    money: /(?<!\p{L})CHF ?\p{Nd}|\p{Nd} ?CHF(?!\p{L})/u
  },
  CZ: { shape: "three-two", tongues: "cs" },
  DE: { shape: "five", tongues: "de", registers: /(?<!\p{L})(?:HR[AB] ?\p{Nd}|DE ?\p{Nd}{9}(?!\p{Nd}))/u },
  DK: { shape: "four", tongues: "da", registers: /(?<!\p{L})CVR/u },
  ES: {
    shape: "five",
    tongues: "es ca eu gl",
    registers: /(?<!\p{L})(?:CIF:? ?[A-Z]-?\p{Nd}{8}|ES[A-Z]\p{Nd}{8})/u,
    // Of the lands that write five figures and speak so no other pays with it.
    money: /\p{Nd} ?€|€ ?\p{Nd}/u
  },
  FI: { shape: "five", tongues: "fi sv" },
  FR: {
    shape: "five",
    tongues: "fr",
    registers: /(?<!\p{L})(?:SIRE[NT]|RCS(?= \p{Lu})|FR ?\p{Nd}{11}(?!\p{Nd}))/u,
    money: /\p{Nd} ?€|€ ?\p{Nd}/u
  },
  HU: { shape: "four", tongues: "hu" },
  IT: {
    shape: "five",
    tongues: "it",
    registers: /(?<!\p{L})(?:P(?:artita|\.) ?IVA|IT ?\p{Nd}{11}(?!\p{Nd}))/u
  },
  MX: { shape: "five", tongues: "es", registers: /(?<!\p{L})RFC:? ?[A-Z]/u },
  NO: {
    shape: "four",
    tongues: "no nb nn",
    registers: /(?<!\p{L})(?:NO ?)?\p{Nd}{3} ?\p{Nd}{3} ?\p{Nd}{3} ?MVA(?!\p{L})/u
  },
  NZ: { shape: "four", tongues: "en", registers: /(?<!\p{L})NZBN/u },
  SE: { shape: "three-two", tongues: "sv", registers: /(?<!\p{L})SE ?\p{Nd}{12}(?!\p{Nd})/u },
  SK: { shape: "three-two", tongues: "sk" }
}

/** The lands whose own ends of addresses no others take for theirs, and what is spoken there. */
export const landOfSuffix: Readonly<Record<string, { readonly land: string; readonly tongues: string }>> = {
  at: { land: "AT", tongues: "de" },
  au: { land: "AU", tongues: "en" },
  be: { land: "BE", tongues: "nl fr" },
  br: { land: "BR", tongues: "pt" },
  ca: { land: "CA", tongues: "en fr" },
  ch: { land: "CH", tongues: "de fr it" },
  cl: { land: "CL", tongues: "es" },
  cz: { land: "CZ", tongues: "cs" },
  de: { land: "DE", tongues: "de" },
  dk: { land: "DK", tongues: "da" },
  es: { land: "ES", tongues: "es ca eu gl" },
  fi: { land: "FI", tongues: "fi sv" },
  fr: { land: "FR", tongues: "fr" },
  ie: { land: "IE", tongues: "en" },
  it: { land: "IT", tongues: "it" },
  jp: { land: "JP", tongues: "ja" },
  mx: { land: "MX", tongues: "es" },
  nl: { land: "NL", tongues: "nl" },
  no: { land: "NO", tongues: "no nb nn" },
  nz: { land: "NZ", tongues: "en" },
  pl: { land: "PL", tongues: "pl" },
  pt: { land: "PT", tongues: "pt" },
  se: { land: "SE", tongues: "sv" },
  sk: { land: "SK", tongues: "sk" },
  uk: { land: "GB", tongues: "en" },
  za: { land: "ZA", tongues: "en" }
}
