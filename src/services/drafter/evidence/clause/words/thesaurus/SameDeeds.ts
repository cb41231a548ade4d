/**
 * Verbs, with their nouns, that say the same deed of a product, a shop or a service, so that one may stand for another in a
 * restatement. None is wider or narrower than its mates where a site would mind: to store is not to sell, to review not to
 * approve, to detect not to prevent, to plan not to do.
 */
export const sameDeeds = `
  forward send transmit dispatch relay | pass hand give | obtain acquire procure get | purchase buy | utilise utilize use |
  assist help aid | commence begin start | conclude end finish | cease stop halt | restart resume |
  monitor watch track observe | watch survey | supervise oversee | oversee manage | inspect examine check |
  verify check confirm validate | mend repair fix | cleanse clean | launder wash | hire rent | lease rent hire |
  reserve book | postpone delay defer | rotate turn revolve | lift raise hoist | lower reduce |
  diminish reduce decrease lessen cut shrink | minimise minimize reduce | boost increase | enlarge expand |
  extend prolong lengthen | shorten abbreviate | condense summarise summarize shorten distil | accelerate speed |
  enhance improve | amend change edit correct | alter change modify | adapt adjust modify |
  tailor customise customize adapt | transform convert turn change | clarify explain | illustrate depict show |
  exhibit show display | indicate show | appear show | notify inform alert tell message | warn alert notify |
  text message notify sms | buzz vibrate | instruct teach train | educate teach | coach train teach | practise rehearse |
  discover find | spot notice detect find | identify recognise recognize | recognise recognize recognition |
  determine establish identify | calculate compute | assess evaluate appraise rate | gauge measure | tally count |
  construct build erect | assemble build | manufacture produce make fabricate | craft make | design create |
  produce create generate | harvest gather pick reap | cultivate grow | sow plant | store keep save | retain keep |
  erase delete remove wipe | discard bin dispose | empty clear | package pack | wrap pack | unpack unwrap |
  fasten attach fix secure | affix attach stick | detach remove | connect link join | plug connect attach |
  pair connect couple match | separate split divide | merge combine | blend mix | cluster group bundle |
  sort order arrange classify | classify categorise categorize sort | allocate assign | donate give | grant give |
  supply provide deliver | furnish provide equip | equip fit provide | house accommodate host | greet welcome receive |
  participate join | register enrol enroll signup | enlist recruit | log record | note record log | capture record |
  write author compose pen | draft write sketch | jot note write | revise edit amend | publish post release | upload post |
  sketch draw | guard protect | shield protect | safeguard protect secure | defend protect | unlock open | shut close |
  conceal hide mask | expose reveal | bar block ban | forbid prohibit ban disallow | permit allow let |
  authorise authorize permit allow | require need demand | respond reply answer | react respond | speak talk | chat talk |
  ring call phone telephone | reach contact | travel journey | hike trek walk ramble | stroll walk | reside live dwell |
  dine eat | hear listen | view see watch | look view see | seek search | hunt search | choose pick select opt |
  elect choose | prefer favour favor | want wish desire | suit match fit | correspond match fit | possess own | belong own |
  contain include comprise hold | comprise consist contain | feature include | stock carry sell | trade deal |
  bill invoice charge | reimburse repay refund | repay repayment reimburse | insure cover insurance | underwrite insure |
  install mount fit installation | fit fitting install | launch release start | operate run work function | power run drive |
  perform execute run | occur happen | cause trigger | activate enable start | deactivate disable | expire end lapse |
  direct lead head | lead run head | administer manage | handle manage process | process handle | look-after tend care |
  tend care mind | heal cure mend | retrieve fetch get | collect fetch gather pickup | compile gather collect |
  compile assemble | land appear arrive | emerge appear | come arrive | depart leave go | vanish disappear |
  stay remain keep | remain keep | prompt ask remind | sweep brush | dig excavate | engrave carve etch | stitch sew |
  roast toast | grill barbecue | slice cut | chop cut | trim prune cut | mow cut | mill grind | press crush squeeze |
  heat warm | chill cool | defrost thaw | glue stick | coat paint | varnish lacquer | drill bore | hang mount |
  put place set lay | insert put place | append add attach | enter type input key | tap click press touch | swipe slide |
  drag move | shift move | relocate move | transfer move transmit | migrate move migration | import load upload |
  sync synchronise synchronize mirror | restore recover | dub voice | narrate read | forecast predict | project forecast |
  coordinate organise organize | arrange organise organize | govern rule | sponsor fund finance | finance fund |
  gain get earn | waste squander | spare save | recycle reuse | irrigate water | nourish feed | rear raise breed |
  groom brush | shear clip | vaccinate immunise inoculate jab vaccination | neuter sterilise spay castrate | rehome adopt |
  extinguish quench | deliver delivery bring ship | ship shipping shipment send | bring deliver carry transport |
  transport convey carry haul | exchange swap trade | replace substitute change | renew replace | refresh update renew |
  upgrade update | refurbish renovate restore recondition | renovate redecorate | recondition restore | service maintain |
  upkeep maintain maintenance | service overhaul | pass cross | cross traverse | climb ascend | ride cycle | row paddle |
  sail cruise | anchor moor berth | moor dock | board embark | land disembark | charge recharge | refuel fuel | tow pull |
  visit attend | host organise hold | hold stage run | stage perform present | conduct run lead perform | guide lead steer |
  escort accompany | accompany join | meet gather assemble | greet meet | interview question | survey poll |
  vote ballot elect | elect vote | debate discuss | negotiate bargain | mediate arbitrate | sue prosecute |
  represent defend | appeal contest | sign subscribe | countersign sign | witness attest | translate interpret translation |
  localise localize translate | transcribe transcription | summarise summarize outline summary | describe outline |
  list enumerate itemise itemize | rank order sort | filter screen sift | screen check | scan read | read scan parse |
  parse analyse analyze | analyse analyze analysis examine | examine study | study research | investigate research examine |
  explore discover | inquire enquire ask | consult ask advise | advise counsel consult guide | recommend suggest advise |
  suggest propose | encourage motivate urge | support back | champion support back | sustain maintain support |
  uphold maintain | balance even | level flatten | loosen slacken | bend curve | wind coil | spin turn rotate | flip turn |
  shake stir | stir mix | pour fill | refill replenish restock | drain empty | leak drip seep | soak steep | dry air |
  iron press | hem sew | mend darn patch | polish shine buff | sand smooth | weld solder | forge hammer | cast mould mold |
  mould mold form | shape form mould | embed include insert | nest embed | wire cable | encrypt encode scramble |
  decode decipher decrypt | compress shrink zip | duplicate copy clone replicate | back-up backup | revert undo rollback |
  cancel abort | quit exit leave | terminate cancel | suspend pause | freeze pause lock | block stop halt | skip miss omit |
  omit drop skip | exclude omit | forget miss | recall remember | remind reminder | nudge prompt | schedule plan |
  rota roster | roster schedule | swap trade switch | switch change swap | toggle switch | tune adjust |
  calibrate adjust tune | configure setup adjust | personalise personalize customise customize | brand label |
  label tag mark | stamp mark | highlight mark emphasise emphasize underline | annotate comment note | comment remark |
  rate score grade | grade mark score | award give | outsource delegate | delegate assign | entrust assign |
  employ hire engage | recruit hire employ | dismiss fire sack | resign quit | mentor coach guide | tutor teach |
  enrol enroll join | graduate qualify | revise study | rehearse practise | compose write | perform play | record tape |
  film shoot video | photograph shoot picture | frame mount | exhibit display | curate select | collect acquire | vend sell |
  resell sell | broker arrange | invest fund | lend loan | pledge promise | settle pay | deduct subtract withhold |
  withhold keep retain | levy charge | waive forgo
`
