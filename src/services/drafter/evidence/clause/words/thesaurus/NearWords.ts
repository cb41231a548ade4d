/**
 * Words that may stand for each other in a restatement though not always: enough to tell which word answers which, so that
 * what speaks against it can be found, and never enough to store it without somebody's look. No group holds opposites.
 */
const groupsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  text.split("|").map((group) => group.trim().split(/\s+/))

export const nearGroups: ReadonlyArray<ReadonlyArray<string>> = groupsOf(`
  analyse read check examine inspect study review assess evaluate scan parse | tell warn notify alert inform message
  text say flag report signal remind ping | show display tell list reveal indicate point mark highlight present feature
  see view | detect find spot discover identify recognise recognize notice catch locate pinpoint | mark highlight colour
  color flag underline tag label | repeat loop replay again rehearse | hear listen record | play perform | practise
  practice train exercise learn study rehearse | send mail post deliver ship dispatch forward email share transfer
  submit text supply bring | receive obtain earn collect gain have pick | give provide offer supply bring grant deliver
  hand lend serve | arrive include contain bring ship | include contain cover comprise feature have carry | make create
  build craft produce manufacture construct generate develop design form assemble prepare pour cook brew bake | made
  built crafted handmade homemade | write draft compose author type note | design draw sketch plan style | keep store
  save retain remember record maintain stay remain preserve archive log | remain leave left stay last | delete erase
  remove clear wipe drop discard destroy | remove cut strip clean | manage handle administer organise organize control
  keep oversee track coordinate maintain operate supervise | operate function serve host manage | function compatible
  support integrate | start begin launch open kick found establish commence | found establish start create launch | end
  finish stop expire close conclude | close shut | stop prevent avoid block keep protect bar halt | protect guard secure
  shield defend keep safeguard block | watch monitor follow observe track supervise guard see | follow track monitor
  trace watch see | check verify validate confirm test compare ensure inspect prove examine proofread | fix repair mend
  restore solve resolve correct service patch replace | replace swap exchange substitute change renew switch | change
  switch alter edit adjust modify vary update convert swap move adapt | adapt adjust tailor fit customise personalise |
  move transfer migrate shift relocate port carry bring reschedule | cancel quit stop end leave terminate | pause skip
  suspend | freeze lock block stop | revert undo roll rollback restore reset back | choose pick select decide opt want
  prefer | book reserve order schedule arrange | booking reservation appointment slot | order buy purchase request shop
  | sell offer market trade sale | rent hire lease borrow lend rental | pay spend cost charge settle cover | charge bill
  invoice cost price fee | price cost rate fee charge tariff | payment money fund | fee charge commission cut |
  instalment installment rate | cheap affordable inexpensive low | need require want must demand | require need ask
  demand | necessary required needed needs | employ utilise utilize apply need rely build | allow enable help permit
  make can | help support assist aid guide serve | support help accept handle | guide lead walk help steer coach |
  explain describe tell show teach say clarify | teach train coach instruct tutor learn | learn study discover master |
  connect link integrate plug sync join attach pair match | join connect merge combine unite pair enter participate |
  combine merge join mix bundle group pair unite bring | group bundle cluster sort batch class party team band | share
  split divide | collect gather bring pick compile fetch assemble | sort organise arrange order file | plan schedule
  organise prepare arrange | turn convert transform make change translate render | translate localise interpret | export
  download save | import upload load bring pull | upload send submit add load | add attach insert enter append | enter
  type input write key fill | fill complete enter | approve confirm accept authorise authorize release sign | accept
  receive allow support welcome | release publish launch ship issue free | publish release post issue | open unlock
  access | access reach open view enter log | see view watch find read overlook | overlook view see face | search find
  seek browse query | browse search explore | answer reply respond react | ask question query request inquire | talk
  speak chat call discuss consult | call phone ring dial | meet join see | visit see call attend | bring carry pack |
  carry transport bring wear haul | grow cultivate raise plant | plant sow grow | pack wrap bundle box | print publish |
  paint draw | sew stitch knit | cook bake make prepare roast | eat dine feed | drink taste sip | burn fire light |
  light lit illuminate | heat warm | wash clean rinse | dry air | reuse refill return recycle | recycle reuse process |
  waste lose throw | save reduce cut lower lessen spare | reduce cut lower shrink minimise minimize decrease limit |
  increase raise boost grow lift | limit restrict cap reduce maximum | count number tally measure add calculate |
  measure weigh count gauge meter track | calculate compute count estimate sum sums | wait queue line | live reside |
  lie locate base | base headquarter locate live situate | own have possess belong | belong own part | lead head direct
  | employ hire have | lose miss drop forget | miss lose skip fail | fail break crash down | leak drip escape | happen
  occur | fit suit match | enjoy like love | like want love prefer wish | care tend treat nurse | treat cure heal care
  see | heal cure treat recover | prescribe order | encrypt scramble protect | anonymise anonymize hide mask | hide mask
  conceal | deploy ship release roll push | install fit mount deploy | install configure place | configure adjust
  customise | test try check trial | demo demonstration trial preview | user customer person client member owner buyer
  visitor guest learner reader team participant subscriber patient player resident employee staff | customer client
  buyer shopper guest purchaser | resident tenant member inhabitant neighbour | staff employee team worker personnel
  crew colleague | team group crew staff company | owner holder keeper proprietor landlord customer user | keeper owner
  farmer breeder | participant attendee guest member person player | guest visitor traveller tourist client passenger
  customer | child kid pupil student | student pupil learner apprentice trainee child | teacher tutor instructor coach
  trainer educator | parent family mother father guardian | family household relative | house home property building |
  flat apartment home unit | therapist physiotherapist clinician doctor | doctor physician clinician medic vet | vet
  veterinarian | homeowner owner client | contractor builder tradesperson craftsman | shop store boutique retailer
  merchant | restaurant bistro eatery | practice clinic surgery office studio | firm company business agency practice
  studio organisation enterprise | company business firm organisation enterprise team | nonprofit charity organisation
  organization association | association society club organisation | donor giver supporter | donation gift contribution
  | volunteer helper | author writer creator | developer engineer programmer coder | engineer technician developer
  whoever | manager supervisor boss lead | creator maker artist author | maker manufacturer creator producer | driver
  rider motorist | cyclist rider biker | baker bakery | brewer brewery | gardener grower | farmer grower producer | app
  application software tool program programme product platform | tool software app program utility service library |
  service product app offer platform | software program app system tool | website site web portal | portal site platform
  | library package module tool project | project library tool software initiative | database store data | server
  machine host computer | device phone gadget machine | phone mobile smartphone handset telephone cell | computer
  machine desktop laptop pc | file document data record | document file paper form | data information records content |
  information data detail knowledge fact | record log entry history data | log record diary journal history list | diary
  journal calendar log | note record memo entry | photo picture image shot photograph | video film clip footage
  recording movie | picture image photo drawing | music song audio track sound | song track piece tune | piece song item
  part track | score sheet | message text note notification mail sms | mail email post letter | notification alert
  message reminder notice | report summary overview statement sheet | summary report overview recap | list overview
  table register | table list chart | map plan chart | plan tariff tier package subscription edition | edition version
  plan | version edition release | subscription membership plan pass | contract agreement commitment | agreement
  contract deal | licence license permit | term period duration semester | period term span | deadline limit date | date
  day | account profile registration login signup | registration signup account enrolment | login sign account |
  password code key | network connection internet signal reception web | internet web online connection network |
  offline disconnected | online web internet remote | remote home online distance | place location site spot position
  area | location place site position whereabouts | position location place point | area region zone district | town
  city municipality village | country nation land | street road way | way path method manner route | route path way tour
  trip itinerary trail | trip journey tour travel ride | tour trip excursion outing | ship sea maritime shipping boat
  vessel shipyard | boat ship vessel yacht | sea ocean coast seaside | harbour port marina quay | offshore sea | car
  vehicle auto | van truck vehicle lorry | bike bicycle cycle | vehicle car van truck bike | box pack package crate
  carton case parcel | package parcel box shipment | parcel package delivery | order purchase request shipment | product
  item good goods article thing | item product thing article piece | part component piece spare section element | piece
  part bit item | material fabric stuff | fabric cloth textile material | garment clothes clothing | wood timber oak |
  bean coffee | container jar box pot tin | bottle container | cup mug glass | meal dish food lunch dinner | food meal
  dish grub plate | ingredient component | recipe dish formula | vegetable produce veg | fruit produce | drink beverage
  | wine bottle | menu card list | table seat place | seat place chair | room space bedroom | space room area | office
  workplace room | class lesson course session workshop | lesson class course session tuition | course class lesson
  programme training | session class lesson appointment meeting | exercise workout practice training drill | routine
  programme habit workout | programme program course plan routine scheme | workshop class atelier course studio |
  meeting session call conference | event session show meeting | show event performance | performance show concert |
  ticket seat pass entry | consultation call appointment talk visit session advice | visit appointment consultation
  session call trip | call conversation talk consultation | question query inquiry issue | problem issue trouble error
  fault bug | fault problem defect error issue breakdown | error mistake fault bug wrong | cause reason source origin |
  reason cause why | cure remedy treatment solution fix | solution answer fix | pain ache hurt | injury wound | illness
  disease sickness | symptom sign | emergency urgency crisis urgent | accident incident | goal aim target objective |
  result outcome count effect finding score | progress advance development | feedback response comment opinion review |
  comment remark note feedback annotate | review comment rating feedback | rating review score star | opinion view |
  idea concept thought | help support assistance service | advice guidance help tip counsel | tip hint advice | guide
  manual instructions tutorial handbook | instruction guide direction | feature function option capability tool | option
  choice alternative setting | setting option preference | control setting command | command instruction line | button
  key tap click press | tap touch click press | drag pull move | press push hit | language tongue | text writing words
  copy | word term text | sheet site | book volume title | article story text post | story tale article | update upgrade
  news version | rule policy guideline | law regulation rule | check test control inspection | inspection survey check
  examination review | survey inspect poll examine study | analysis study review evaluation | research study
  investigation | investigation inspection research | cost expense price | expense cost spending | income revenue
  earnings | tax duty vat | receipt bill invoice slip | budget fund plan | account book ledger | bookkeeping accounting
  ledger | stock inventory supply | supply stock delivery provision | demand need request | delivery shipping shipment
  arrival dispatch | shipping delivery postage freight | return refund back send | refund return money | guarantee
  warranty | schedule rota roster timetable calendar plan | rota schedule roster shift | shift rota turn | calendar
  schedule diary agenda | agenda schedule programme | task job todo duty | job task order | step stage phase | level
  degree grade | queue list line | bar measure line | lock block freeze seal | sealed locked closed secret hidden |
  secret private hidden confidential | private personal confidential own | personal own individual private | open public
  free available | available ready offered possible accessible | ready prepared available | possible available able |
  compatible works support | simple easy plain straightforward basic effortless | easy simple effortless quick
  straightforward | quick fast rapid speedy swift short | short brief quick small | small little tiny compact mini | big
  large huge | long extended | wide broad | many several numerous multiple lots various | several many multiple various
  few | different various several other | same identical equal shared | single one sole individual | each every all any
  | everybody everyone all staff | anybody anyone everyone | everything all whole | whole entire full complete all |
  complete finished whole full entire | finished complete done ready | new fresh latest recent | old existing previous
  used | used secondhand second-hand | regular normal ordinary standard usual | standard regular normal basic usual |
  clear plain simple | clean clear tidy | safe secure protected | strong sturdy robust | reliable dependable steady |
  accurate exact precise | correct right accurate | wrong incorrect false miss | smart intelligent clever | automatic
  auto self automated itself | manual hand | digital electronic online | mobile portable phone | wireless cordless |
  live realtime current | current present today now | now today currently | daily day everyday | weekly week | monthly
  month | yearly annual year | hourly hour | night nightly overnight evening | weekday workday | together jointly shared
  group | shared joint common together | whenever anytime when | once when after | when once whenever if | where place
  which | below under beneath | ahead beforehand advance before pre | straight directly direct | only alone just | also
  too plus | plus and | within inside in | own self personal | themselves self own yourself | regular frequent | local
  nearby regional | nearby local close | home house residential | warm heated | cold chilled | quiet silent calm |
  silent quiet mute | calm quiet peaceful | loud noisy | beautiful lovely pretty | friendly kind | professional expert
  pro | expert professional specialist | experienced skilled expert | trained qualified taught | family relatives |
  holiday vacation leave rental | holiday break vacation | rental holiday house | minute moment | second moment | moment
  instant | hour moment occasion | notice message warning | badge mark label sign | sign mark symbol | label tag sticker
  mark | code script program | request ask order query | render draw display | replicate copy duplicate | copy duplicate
  clone | backup copy | commit save | branch fork | query ask search request | cache store | stream flow | build compile
  make | container image | node point | schema model structure | structure form layout | layout design arrangement |
  template model pattern | model template type | type kind sort form | form shape type | shape form figure | amount
  number sum quantity | number amount figure count | sum amount total | total sum whole | rate speed pace price |
  electricity power energy current | fuel gas petrol | charger station charging | charge power load | battery charge
  power | sensor detector meter | meter gauge sensor | camera lens | microphone mic phone | screen display monitor |
  display screen show | print paper | brand label make name | name title call | title name heading | logo mark sign
  brand | appearance style view | theme style subject topic | subject topic matter course | course subject class |
  purpose goal aim | purpose application | hassle trouble effort | trouble hassle problem | bearing with having | have
  with own carry | suffer have | experience have feel | sense feel detect | spend pass | goes spent used | exceed over
  more above | remain keep stay last | contain include has | consist make comprise | sell offer buy | residence home |
  upload sync send | show draw display render | execute run perform | know learn | rebuild repair restore build |
  set place put lay | shop sell buy | twice double duplicate | remote distributed dispersed | abroad foreign overseas country |
  deliver reach arrive | delivery deliver reach arrive | public publish open | local nearby live | welcome visit invite |
  accept take receive | rotate spin turn | avoid skip prevent bypass | notify tell page call | alert page | publish print |
  loan lend borrow | lend rent | coach trainer teacher | evaluate rate score grade | simulate model | estimate guess |
  forecast predict | earn get make | donate give | volunteer help | attend visit join | host organise hold run |
  invite ask welcome | enrol join register | graduate finish | hire recruit employ | recruit hire find | resign leave |
  supervise watch lead | inspect check visit | certificate document diploma | licence permit pass | queue wait line |
  harvest pick gather | brew make | bottle fill | roast cook | grind mill | mill grind flour | knead mix | press squeeze |
  polish clean shine | sharpen grind | solder join | weld join | engrave carve mark | carve cut | glaze coat paint |
  paint coat colour | varnish coat | insulate protect | wrap cover | seal close | ship boat | sail boat travel |
  fly travel | ride drive travel | tow pull | lift raise | climb ascend | dive swim | hike walk | stroll walk |
  run jog | cycle ride bike | ski snowboard | camp tent | tent camp | cabin hut lodge | hut cabin shelter | lodge hotel inn |
  hostel hotel | motel hotel | apartment flat | dorm room | bunk bed | breakfast meal | lunch meal | dinner meal supper |
  snack food | dessert sweet | pastry cake bread | loaf bread | roll bread | soup meal | salad vegetable | spice herb |
  herb plant | flower plant bloom | tree plant | shrub bush plant | hedge bush | seed plant | soil earth ground |
  compost soil | fertiliser fertilizer feed | pesticide chemical | weed plant | bee insect | hive colony bee | herd cow cattle |
  cattle cow | calf cow | goat sheep | pig swine | rooster hen | litter waste | sewage waste | solar sun | wind weather |
  grid network | panel board | inverter device | heater boiler heating | boiler heater | pump device | pipe tube | valve tap |
  tank container | filter strainer screen | membrane film layer | cable wire cord | wire cable | plug socket connector |
  socket outlet plug | lamp light bulb | bulb lamp light | switch button | remote control | alarm alert siren | lock key |
  key access | door gate entrance | gate door entrance | entrance door entry | exit door | stairs steps | roof ceiling |
  wall fence | fence wall | yard garden court | garden yard allotment | allotment garden plot | plot field bed allotment |
  field ground plot | forest wood tree | river stream water | lake water pond | pond lake | hill mountain | mountain hill peak |
  valley dale | island isle | beach coast shore | shore coast beach | bay harbour | cave hole | desert dry |
  mail address | signature sign | stamp mark | envelope letter | postcard card | card postcard note | gift present |
  present gift | toy game | puzzle game riddle | quiz test game | exam test | test exam | homework assignment task |
  assignment task homework | essay text paper | thesis paper | paper article study | journal magazine paper | magazine journal |
  newspaper paper press | press media | broadcast stream air | podcast episode audio show | episode show part |
  season series | series season row | channel station | station stop channel | stop station halt | platform track |
  lane road track | bridge crossing | tunnel passage | crossing junction | junction crossing | map chart plan | compass direction |
  recipient receiver addressee | sender shipper | colleague teammate coworker staff | mate friend | friend family
  contact | contact reach call write
 |
  knowledge experience skill expertise background know | dirt dust soot mess soil grime | trace mark stain spot | outage failure breakdown interruption fail |
  hold contain keep | reach cover | span cover last | span bridge | money payment fund sum | savings deposit money | cover protect insure guarantee |
  beginner newcomer learner | homeowner client | patient client | seller vendor trader merchant dealer | trader dealer merchant | grower producer |
  hospice clinic | nursery kindergarten school | parish community village | community neighbourhood group members | team department unit | department office |
  branch office location | headquarter office base | warehouse depot store | depot station | workshop studio garage | garage workshop | factory plant works mill |
  mill factory | field farm land | crop harvest plant | harvest crop yield | yield output | output result product | input entry | entry post item |
  notice advert announcement | advert listing ad | listing entry ad offer | profile page | page screen view | view overview | tab page | window screen | popup window |
  dashboard screen page | feed stream list | archive history store | history record past | backup archive | folder album collection | album collection |
  playlist list | queue list | basket cart | cart trolley basket | checkout payment | wallet account | balance account amount | statement bill report |
  ledger book | payroll wage salary | shift hours | hours time | overtime hours | absence leave holiday sickness | leave holiday | attendance presence |
  signin login | visitor caller | caller customer | call visit | appointment time | opening start | closing end | arrival coming | departure leaving |
  luggage belongings | belongings things possessions | furniture belongings | goods load | pallet load | crate load | shelf store | bay slot space | slot space place |
  pitch site place | plot grave | bed plot | row line | stall table | counter desk | reception desk | lobby reception entrance | terrace patio garden |
  pool swim | spa wellness | sauna spa | massage treatment | treatment care procedure | procedure operation treatment | operation surgery | surgery practice |
  checkup examination visit | examination test visit | scan image picture | xray scan image | blood sample | dose amount | diet food eating | meal cooking |
  kitchen cook cooking | cuisine kitchen food | waiter staff | guest diner customer | table booking | course dish | tasting sampling | cellar wine |
  vineyard wine grape | orchard fruit tree | dairy milk cheese | butcher meat | fishmonger fish | florist flower | tailor sew clothes | cobbler shoe | jeweller ring |
  optician glasses | pharmacist medicine | judge court | court judge law | lawsuit case claim | dispute conflict case | conflict dispute | evidence proof document |
  deed document contract | testament will | inheritance estate | estate property | tenancy rent lease | mortgage loan | deposit payment | instalment payment |
  premium payment price | pension retirement | retirement pension | investor shareholder | share stock | stock share | bond loan | fund account | charity donation |
  fundraiser event campaign | campaign appeal | appeal campaign request | petition signature | ballot election vote | election vote | parliament government |
  mayor council | councillor council member | citizen resident people | resident citizen people | minister government | embassy consulate |
  border customs | passport document id | identity id name | fingerprint id | face id | badge id card | card id pass | locker storage | storage space store |
  turbine wind | panel solar | battery storage | inverter solar | heating heat warm | insulation heat | boiler heat | pump heat | consumption use usage |
  usage use consumption | emission exhaust | exhaust fume | climate weather | flood water | drought dry | storm wind weather | forecast weather prediction |
  soil ground field | seed plant crop | seedling plant | fertiliser feed nutrient | pest insect | irrigation water | greenhouse garden | tractor machine vehicle |
  machine equipment | equipment gear kit tool | gear equipment kit | kit set gear equipment | set kit | instrument tool device | toolkit kit |
  stage venue theatre | venue place location | hall venue room | marquee tent | band musician | speaker lecturer presenter | lecturer teacher speaker | lecture talk lesson |
  talk lecture speech presentation | presentation talk show | seminar course workshop | conference congress event | congress conference | fair exhibition market |
  market fair | exhibitor stand | sponsor supporter partner | catering food | decoration flower | invitation card | rsvp reply | guestlist list | fall drop sink decline | level threshold limit amount | surplus leftover unsold excess |
  courier rider driver cyclist | rider courier | client customer | follow remind | timeline history list
`)

/** The first is what all that follow it are kinds of: an invoice is a document, a document need be no invoice. */
export const kindGroups: ReadonlyArray<ReadonlyArray<string>> = groupsOf(`
  document invoice contract report letter form receipt certificate policy quote paper | animal dog cat rabbit pet horse hen bird poultry fish |
  pet dog cat rabbit hamster | bird hen chicken poultry duck | poultry hen chicken duck | flock hen sheep bird |
  food meal bread vegetable fruit cheese meat lunch | drink coffee tea wine beer juice | furniture table chair bed sofa desk shelf |
  vehicle car van truck bike bus lorry boat tram | device phone tablet laptop computer watch | platform web ios android windows mac linux |
  professional baker doctor lawyer teacher therapist engineer designer accountant | company shop restaurant hotel bakery agency shipyard port venue pub café clinic |
  business shop restaurant hotel bakery venue pub café clinic office bookshop salon | venue pub café bar restaurant theatre hotel | building house flat hotel church |
  event concert wedding party lesson meeting tour | message email text sms whatsapp voice letter | media photo video music audio | content text photo video article |
  record weight height mood log entry | health moult mite vet illness | weather rain snow storm wind temperature | place city town country village |
  instrument piano guitar violin flute drum | tool hammer screwdriver drill saw | garment jeans coat shirt dress jacket | material wood steel cotton oak glass |
  payment card cash transfer paypal | sport football tennis yoga running cycling | expense fuel rent food | time hour day week month year |
  spoken voice | voice spoken audio | rota schedule | worker baker nurse driver cook | language english french german spanish dutch
`)
