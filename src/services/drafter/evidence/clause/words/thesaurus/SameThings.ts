/**
 * Nouns, of people and of things, that name the same on the site of a product, a shop or a service. None is the wider or
 * the narrower word for another: a file is no tax return, a partner no customer, a trial no plan.
 */
export const sameThings = `
  company firm business | organisation organization body | employee worker staffer | staff workforce personnel employee |
  client customer | shopper purchaser buyer customer | supplier provider vendor | manufacturer maker producer |
  proprietor owner | tenant renter lodger | resident inhabitant occupant | occupant resident tenant | guest visitor |
  traveller traveler | pupil student learner schoolchild | teacher tutor instructor educator | trainer coach instructor |
  physician doctor medic | physiotherapist physio | solicitor lawyer attorney barrister | counsel lawyer |
  programmer developer coder | journalist reporter | vocalist singer | choir chorus | musician player performer |
  performer artist | grower farmer | beekeeper apiarist | chef cook | waiter server waitress | hairdresser barber stylist |
  carpenter joiner | builder contractor | biker cyclist rider | pedestrian walker | hiker walker rambler | skipper captain |
  sailor mariner seafarer | crew team staff | helper volunteer | donor giver contributor | beneficiary recipient receiver |
  recipient addressee | child kid youngster | toddler infant baby | teenager teen adolescent youth | grownup adult |
  pensioner retiree senior | household family | couple pair | neighbour neighbor | colleague coworker teammate |
  boss manager supervisor | chief head director | novice newcomer beginner newbie starter learner |
  expert specialist professional | enthusiast fan hobbyist | hobbyist amateur | viewer watcher |
  handset phone smartphone mobile | laptop notebook | website site webpage | document paper | folder directory |
  photo picture image photograph snapshot | video clip film footage movie | audio sound | song track tune | melody tune |
  lyric word text | code script | message note text | alert notification warning | mail post letter | newsletter bulletin |
  article post story | story tale | magazine journal periodical | leaflet flyer brochure pamphlet | poster placard |
  chart map | route itinerary path | journey trip travel | excursion outing trip tour | flight plane |
  voyage cruise passage | ship vessel boat | port harbour harbor | berth mooring slip | quay dock pier wharf jetty |
  coast shore seaside | mountain hill mount | forest woodland wood | meadow pasture field | garden yard |
  greenhouse glasshouse | barn shed | residence dwelling home house | property premises | building premises |
  apartment flat | hut cabin | chamber room | restroom toilet lavatory loo wc bathroom | cellar basement | attic loft |
  storey story floor level | elevator lift | staircase stairs stair step | hallway corridor hall | entry entrance admission |
  admission access entry | fence railing | curtain drape blind | carpet rug | sofa couch settee | rack shelf |
  wardrobe closet cupboard cabinet | bedding bedlinen linen | duvet quilt comforter | tap faucet | sink basin washbasin |
  oven stove cooker | fireplace hearth | chimney flue | refrigerator fridge | rubbish trash garbage waste litter |
  torch flashlight | cord cable lead wire | petrol gas gasoline | automobile car vehicle | lorry truck | coach bus |
  streetcar tram | luggage baggage | suitcase case | rucksack backpack | sack bag | carton box crate case |
  package parcel packet | jar pot | mug cup | cutlery silverware | meal dish food | dinner supper | pudding dessert sweet |
  beverage drink | bread loaf | biscuit cookie | confectionery sweet candy | fries chips | veg vegetable veggie produce |
  shrimp prawn | flavour flavor taste | apparel clothing clothes garment wear | trousers pants | jumper sweater pullover |
  sneakers trainers | footwear shoe | spectacles glasses eyewear | fabric cloth textile material | yarn thread |
  thread strand | ornament decoration | bouquet posy bunch | flower bloom blossom | shrub bush | funds money cash |
  price cost fee charge rate | tariff rate | wage salary pay | income revenue earnings | levy tax duty |
  expenditure expense spending outgoing | refund reimbursement repayment | rebate discount reduction | voucher coupon |
  present gift | contribution donation | credit loan | agreement contract | deadline cutoff | interval gap |
  period term time span | appointment booking reservation slot | meeting session | lesson class course session |
  course programme program | tuition teaching instruction lesson | exercise drill workout | exam examination test |
  homework assignment coursework | kindergarten nursery preschool daycare creche | concert gig recital | show performance |
  exhibition exhibit show | event occasion function happening | party celebration | grave tomb plot |
  graveyard cemetery churchyard | tournament competition contest | match game | aim goal target objective purpose |
  outcome result | stage level phase step | association society club | charity nonprofit ngo | council municipality |
  legislation law | regulation rule | license licence permit | advice guidance counsel | support help assistance aid |
  therapy treatment | medication medicine drug | tablet pill | disease illness sickness ailment condition | wound injury |
  ache pain | practice clinic surgery | fault defect flaw | mistake error | trouble problem issue difficulty |
  enquiry inquiry query question | answer reply response | hint tip | concept idea | technique method way approach |
  method way procedure process | gadget device appliance | appliance machine device | component part piece | piece item |
  timber wood lumber | rock stone | earth soil ground | breeze wind | rainfall rain | humidity moisture damp dampness wet |
  moisture wet water | scent fragrance perfume smell | odour odor smell | heat warmth | energy power |
  electricity power current | solar sun photovoltaic | beginning start outset | centre middle center | instant moment |
  second moment | vacation holiday leave | pause break interval | summary overview digest recap | report overview summary |
  list register roll | register record log | entry record item | log journal diary | reading measurement |
  measurement value | figure number | number amount quantity | sum total amount | quantity amount volume | size dimension |
  width breadth | height elevation | spot place location site | area region district zone |
  district quarter neighbourhood neighborhood | town city | village hamlet | country nation state | road street | lane path |
  crossing junction intersection | outskirts edge | border edge | surface top | line row queue | queue line | row line rank |
  heap pile stack | bunch bundle | set collection | selection choice range | variety range assortment |
  option choice alternative | alternative substitute option | kind type sort | sort type kind variety |
  category class group | group team party | party group | crowd group | participant attendee | attendee delegate |
  delegate representative | spokesperson representative | candidate applicant | applicant candidate | claimant applicant |
  patient client | carer caregiver | minder carer | nanny childminder babysitter | vicar priest | worship service |
  grid network mains | mains grid | meter gauge | sensor detector probe | probe sensor | alarm alert siren | siren alarm |
  camera webcam | lens objective | screen display monitor | monitor display | keyboard keypad | scanner reader |
  button key switch | dial knob | lever handle | handle grip | lid cover cap | cover case sleeve | casing housing case |
  housing enclosure case | frame structure | structure framework | skeleton frame | sail canvas | canvas cloth |
  tent canvas | stall stand booth | kiosk booth stand | counter desk till | till checkout register | checkout till |
  receipt slip | slip note | banknote note | wallet purse | purse wallet | account profile | login account |
  passcode password pin | credentials login | token key | key code | badge pass | pass ticket | ticket pass | permit pass |
  customs duty | waybill consignment | consignment shipment load | load cargo freight | cargo freight goods |
  goods merchandise wares product | merchandise goods | product item good article | article item piece | commodity good |
  brand make label | make brand | logo emblem | slogan motto tagline | headline heading title | title name |
  caption subtitle | paragraph passage section | section part chapter | chapter section | page sheet | sheet page leaf |
  volume book tome | paperback book | textbook coursebook | manual handbook guide | guide guidebook | guideline rule |
  policy rule | clause term | term clause condition | requirement need | demand need | duty task job | job task work |
  chore task | errand task | assignment task job | project undertaking | scheme programme plan | initiative project |
  campaign drive | drive campaign | attempt try | trial test | experiment test | sample specimen | specimen sample |
  prototype mockup | draft outline | outline sketch | blueprint plan | layout arrangement | arrangement setup |
  configuration setup setting | preference setting | default standard | benchmark standard | norm standard |
  spec specification | specification spec requirement | tender bid | bid offer | notice announcement | announcement news |
  news update | bulletin update | procurement purchasing | portal site | platform portal | forum board | board panel |
  panel board | committee board | minutes record | agenda programme schedule | ballot vote | majority most | statute bylaw |
  bylaw rule
`
