/**
 * Groups of words that say the same of a product. Not a thesaurus: only what a restatement exchanges without changing the
 * claim. No group holds opposites, nor a word and what it is a kind of.
 */
export const synonymGroups: ReadonlyArray<ReadonlyArray<string>> = `
  collect gather | undo revert | beneath under below underneath | undo undone | remedy cure | rota roster schedule timetable |
  mend repair | employee worker staff | flat apartment | holiday vacation | lorry truck | mobile cell cellphone | post mail |
  rubbish trash waste | petrol gasoline | autumn fall | twice double | additional extra further | fetch get | dispatch send ship |
  purchaser buyer | vendor seller merchant | proprietor owner | practice clinic surgery | parcel package | 
  permit allow let enable | erase delete | finish complete | commence begin start | construct build | depart leave |
  nearly almost | clip video | pal friend | infant baby | courier delivery | reimburse refund | enquiry inquiry query question |
  inhabitant resident | renter tenant | garment clothes clothing | footwear shoe | beverage drink | pharmacy chemist |
  lawyer attorney solicitor | vet veterinarian | gp doctor | staff personnel | aboard onboard |
  hourly hour | nightly night | quarterly quarter | ahead beforehand advance | forthwith immediate | whilst while |
  terminate end | conceal hide | reveal show | illustrate show | depict show |
  inspect examine check | assess evaluate | gauge measure | relocate move | transport carry | tidy clean |
  rinse wash | slice cut | chill cool | heat warm |
  assign allocate | divide split | merge combine | unify unite | separate split | enlarge grow | shrink reduce |
  fasten attach | swap exchange | vary change | rename name | label tag mark | annotate comment note |
  flag mark highlight | underline highlight | summarise summary | proofread check | translate translation |
  seat chair | couch sofa | rug carpet | mug cup | bike bicycle | boat vessel | ship vessel | harbour port | quay dock |
  jar container | sack bag | crate box | folder directory | drive disk | screen display |
  wireless cordless | waterproof watertight |
  ad advert advertisement advertising | predict forecast estimate calculate project anticipate | receive get obtain |
  connect integrate sync link plug interface compatible |
  alert notify warn notification message ping inform remind reminder |
  create build make compose craft generate produce construct assemble | buy purchase | collect pickup |
  see view show display watch visualize look browse find present | restrict limit |
  help support assist assistance aid | single one | remove eliminate delete erase ridof | begin start launch kick |
  require need necessary must | account signup register registration |
  staff team colleague coworker employee crew | customer client buyer shopper | fast quick speed rapid swift |
  simple easy effortless straightforward simpler | cost price pricing fee charge |
  plan schedule organise organize arrange | photo picture image | film video | film movie |
  track follow monitor trace | share send | secure safe protect | private confidential | encrypt encryption |
  collaborate collaboration together jointly | change edit modify update adjust alter |
  customise customize tailor personalise personalize custom | phone mobile smartphone call | call ring |
  website site web | browser web | document file paper | folder directory | note notebook |
  develop build create make program | developer programmer coder engineer | 
  open launch | hike walk trek | trail route path track | family relative | house home | doctor physician |
  nurse carer | appointment booking reservation book | meeting call | reply answer respond response |
  question ask query | search find lookup discover locate | choose select pick | import load upload |
  export download | download install get | write draft compose author |
  translate translation language | learn study | teach train | student pupil learner | teacher tutor instructor |
  job work | work function operate run | anytime whenever | free gratis | fee charge | place location spot |
  local nearby | world global worldwide | country nation | city town | company business firm | small little |
  big large | whole entire complete full | all every each everything | many numerous lots multiple several |
  new fresh |  automatic auto self | manual hand | instant immediate | realtime live |
  chat message talk conversation | email mail | invoice bill billing | pay payment checkout | order purchase |
  stock inventory | recipe dish | task todo | project plan | calendar schedule diary | report summary statistic |
  chart graph diagram | dashboard overview panel | insight analysis | goal target | stop prevent avoid block |
  hide conceal mask | replace swap substitute exchange | combine merge unite join | split divide |
  sort organise organize order arrange categorise categorize |
  manage handle administer control run organise organize | check verify inspect review | fix repair solve resolve |
  issue problem bug | error mistake | record log capture | play listen | music audio sound |
  device gadget hardware | computer desktop laptop pc | tablet ipad | offline disconnected | host run |
  deploy ship | library package module | function feature capability | extension plugin addon | opensource github |
  licence license | volunteer community contributor | enjoy love | fun playful | beautiful lovely gorgeous |
  modern contemporary | reduce cut lower | increase boost raise improve grow | improve better enhance |
  offer provide give include contain have | explain describe tell | transform turn convert | bring deliver take |
  access reach open use | beginner newcomer starter | expert professional pro | guide tutorial walkthrough |
  step stage | date day | hour h | minute min | people person human user everyone anyone | kid child |
  parent mum dad | reliable dependable | quiet silent calm | fit suit match | event occasion | visitor guest |
  owner landlord | rent lease | travel trip journey | car vehicle | bike bicycle cycle |
  setting option preference | profile account | password passphrase | key keyboard | button click tap | drag drop |
  clear delete remove | distraction interrupt | focus concentrate | habit routine | budget spend expense |
  money cash fund | donation donate | join enter | available exist offer | ready prepared | decide decision |
  idea concept | publish post release | blog article post | reader audience | write writer |
  translate localise localize | support run work available compatible get | last take run | spot discover find |
  talk speak | month monthly | year yearly annual | day daily | week weekly | existing already | fresh new |
  emergency urgent | fit tailor suit | begin founded | repair restore recover | 
  convert turn transform switch | contact reach call | opening hour | lesson class course | dog pet |
  meal dish food | firm studio agency | hire rent | local regional | craft handmade | personal individual |
  advice consult counsel | advise consult | fund sponsor | sign subscribe | learn discover | mix blend |
  scan read | paste copy | block filter | shortcut hotkey | teammate colleague | text message |
  cost price |  smart clever intelligent | private secret |  seconds instant |
  effort hassle | swap shift | quiet peaceful | client patient | trade business | visit come |
  follow come arrive due | update refresh | setup create | share together | founden establish start create |
  rotate turn | regular ordinary usual | tear rip | afterwards later | spare replacement | taxi cab |
  spectacles glasses eyewear | trousers pants | jumper sweater | lift elevator | tyre tire | aluminium aluminum |
  metre meter | litre liter | fibre fiber | theatre theater | enrol enroll | soccer football | pharmacist chemist |
  newsletter mailing | telephone phone | timetable schedule | elderly senior | kindergarten nursery | pushchair stroller |
  nappy diaper | biscuit cookie | aubergine eggplant | courgette zucchini | maize corn | pavement sidewalk |
  postcode zip | barrister lawyer | estate property | bank-account account | curriculum syllabus | maths mathematics math |
  duplicate twice | bundle group | uncouple detach | acquire buy | vital essential | near close | vast huge |
  remember recall | locate find | disclose reveal | amend change | assure ensure | fridge refrigerator | freight cargo |
  sofa couch | wealthy rich | ill sick | silent quiet | reimburse refund repay | lawn grass | seaside coast |
  store keep save hold | founden start create launch establish
`
  .split("|")
  .map((group) => group.trim().split(/\s+/))
