/**
 * Verbs that pages about products are made of. Most of them are nouns as well ("orders", "plans"), which no tagger tells
 * apart without knowing that they can be verbs. Base forms; endings are regular unless listed.
 */
import { wordSet } from "./Closed.ts"

export const verbs = wordSet(`
  accept access accompany achieve acquire act adapt add address adjust adopt advise affect agree aim alert allow alter
  analyse analyze announce answer anticipate apply approve archive arrange arrive ask assemble assess assign assist
  attach attend attract audit authenticate automate award back bake balance ban base become begin belong benefit bid bill
  bind blend block blog boost book borrow bottle brew bring browse build buy calculate call cancel capture care carry
  catch categorise categorize cater celebrate centralise centralize certify change charge  chat check choose claim
  classify clean clear click climb clone close coach code collaborate collect combine come comment commit communicate
  compare compete compile complete comply compose compress compute conceal confirm connect consider consist construct
  consult consume contact contain continue contribute control convert cook coordinate copy correct cost count cover craft
  crash create cultivate curate customise customize cut cycle decide decline decorate decrease deduct define delay delete
  deliver demand deny depend deploy describe design detect determine develop diagnose digitise digitize direct disable
  discontinue discover discuss display distribute dive divide document donate double download draft draw  drive drop
  earn ease eat edit educate eliminate email embed embrace employ empower enable encourage encrypt end enforce engage
   enhance enjoy ensure enter entertain equip establish estimate evaluate evolve examine exceed exchange execute
  exist expand expect experience expire explain explore export expose express extend extract  facilitate fail farm
   feature feed feel fetch fight file fill film filter finance find fine finish fire fit fix flag fly focus follow
  force forecast forget form format forward foster freeze fulfil fulfill fund furnish gain gather generate get
  give go govern grade grant grind group grow guarantee guard guess guide halt handle happen harvest hate have  heal
  hear heat help hide hike hire hold hope host house identify ignore illustrate imagine implement import improve include
  increase index indicate inform inherit insert inspect inspire install insure integrate intend interact interview
  introduce invent invest investigate invite invoice involve issue join jump keep knit know label land last launch lay
  lead learn lease leave lend let level leverage license like limit link list listen live load locate lock log look lose
  love lower maintain make manage manufacture map mark market marry mask  match matter mean measure meet mention
  merge message migrate mind minimise minimize miss mix model modify monitor motivate mount move multiply name navigate
  need negotiate notice notify observe obtain occur offer open operate optimise optimize order organise organize originate
  oversee own pack paint park participate  pass paste pause pay perform permit personalise personalize phone pick
   place plan plant play plug point polish post pour power practise predict prefer prepare present preserve press
  prevent print prioritise prioritize process procure produce program project promise promote prompt propose protect prove
  provide publish pull purchase pursue push put qualify query question quit quote raise rank rate reach react read
  realise realize receive recognise recognize recommend record recover recruit recycle redeem redesign reduce refer
  refine refresh refund refuse register regulate reject relate relax release rely remain remember remind remove rename
  render renew renovate rent reorder repair repeat replace reply report represent request require rescue research resell
  reserve reset resolve respect respond rest restart restore restrict result retain retire retrieve return reuse reveal
  review revise reward ride ring rise roast roll rotate route run save say scale scan schedule score screen scroll search
  seat secure see seek select sell send separate serve set settle sew shape share shelve shift ship shoot shop shorten show shut
  sign simplify simulate sing sit sketch skip sleep smell solve sort source spare speak specialise specialize specify speed spend
  split  spot spread spy stack stand start state stay steal stick stock stop store stream strengthen stretch
  strive structure study style submit subscribe succeed suffer suggest suit summarise summarize supplement supply support
  suppose surround survey suspend swap swim switch sync synchronise synchronize tackle tag tailor take talk target taste
  teach tell tend test text thank think throw tie touch tour track trade train transcribe transfer transform translate
  transport travel treat trigger trim trust try tune turn tutor type understand unify unite unlock update upgrade upload use
  validate value vary verify view visit visualise visualize vote wait wake walk want warn wash waste watch weigh welcome
  die bloom breathe blow boil bother breed burst chew cry dance drag drink drown endorse float forgive grill harm haul
  hurry hurt kick kill laugh leak leap melt mow reboot refill scare slip smile spill spin sprout stroll swing tear
  unsubscribe unpack unplug vaccinate wander whistle yawn reschedule prescribe sublet compost sow mulch babysit proofread
  typeset emboss laminate engrave solder varnish launder
  setup backup rollback parse render crawl debug encode decode decrypt cache annotate bundle blur bookmark broadcast calibrate commute
  configure crop dictate discard dispatch encounter enrich erase escalate highlight intercept iterate loan mail mentor
  narrate nominate onboard outsource pair pitch plot prune reconcile redirect rehearse replay repurpose resize retry
  rewrite scrape shuffle skim slice snooze stitch tap toggle trace tweak undo vet zoom weave pledge pool reconnect resume
  revert rinse soak steam stir strip sweep wipe uncover unveil thrive bundle complain exclude exempt exhibit expose flee
  hunt survive rescue mute mention note notice owe paste perfect plug pray predict prompt quote rally reimburse reside
  resist rid sail scout seize settle shave sketch slow spark speak spell squeeze stage stain steer stretch substitute
  surpass sustain swipe tackle taste tempt tend toast tolerate trail transplant trap unlock unwind urge voice volunteer
  water whisper wire withdraw yell accommodate advance appear cease chase climb coordinate cope correspond crack declare
  dedicate defend delegate demonstrate detail devote differ dig digest dip dissolve donate dry dye echo elect elevate
  encode enlarge enrol enroll entitle envision excel excite fade fasten fire flow fold fuel fulfil gift glue greet
  hang heal heat honour honor hug ignite impact impress inflate initiate innovate invoke isolate knock lack lay lean
  license lift lodge lower magnify mend mirror mould nurture occupy offset opt outperform overcome pause peel perceive
  pierce pollute portray possess practice presume probe profile prolong pronounce qualify race radiate rebuild recall
  reclaim redefine reflect rehouse reinforce relocate remark render repay resemble restructure rethink retrofit reunite
  reverse ripen satisfy scatter scrub seal shelter shield shine shrink sink slide smooth sponsor stabilise stabilize
  stamp sterilise sterilize stimulate strengthen submit suffice supervise suppress surf swallow tailor tap terminate
  tighten tour tow transmit trim tumble unfold uphold utilise utilize vanish vary verify warm weld widen yield
  win wish wonder work worry wrap write yield
  abridge accredit age amend amuse anchor anneal anodise appraise author axe barter bathe bleach blank board bolt
  border brace braise brand bury captain carve cast chill chop churn clad clamp commemorate compensate comprise
  conduct cool courier crate crimp crush cure darn date defer defrost deplete depart derive descale dice dismiss
  distil distill dock drain dredge drill dub embark etch evict evoke excavate exit ferment ferry flood forage forge
  frame galvanise gauge gild glaze graft graze groom grout hail halve harden harrow hatch head hem herd hoist hone
  improvise instruct insulate interpret irrigate knead lacquer lapse lecture levy malt mature medicate mill moor neuter
  nourish nurse orchestrate overlook paddle patch pave pickle plaster plough plow pluck plumb postpone praise
  premiere rebind recharge reckon recoup redact refurbish resign restring retune rewire rework rig rivet round
  salvage savour scrap sculpt sharpen shear shore showcase shred simmer smoke span spay splice spray staff stem
  temper thatch thaw thresh till tilt tout triple unload upcycle weed whittle withhold witness underpin underwrite
`)

/** Verbs that are hardly ever nouns. */
export const hardlyNouns = wordSet(`
  accept accompany achieve acquire act adapt add adjust adopt advise affect agree allow alter analyse analyze announce
  anticipate apply approve arrange arrive ask assemble assess assign assist attend attract authenticate automate become
  begin belong bind bring browse build buy calculate cancel carry categorise categorize celebrate centralise centralize
  certify choose clarify classify clean clear collaborate collect combine come commit communicate compare compete compile
  complete comply compose compress compute conceal confirm connect consider consist construct consult consume contain
  continue contribute convert coordinate correct create cultivate curate customise customize decide decline decorate
  decrease deduct define delete deliver depend deploy describe detect determine develop diagnose digitise digitize
  disable discontinue discover discuss distribute divide earn eat educate eliminate embed embrace employ empower enable
  encourage enforce engage enhance enjoy ensure enter entertain equip establish evaluate evolve examine exceed execute
  exist expand expect expire explain explore expose express extend extract facilitate fetch find follow foster fulfil
  fulfill furnish gather generate get give go govern grant grow guide happen have hear help hide identify ignore
  illustrate imagine implement improve include inform inherit insert inspect inspire install insure integrate intend
  interact introduce invent invest investigate invite invoke involve join keep know lay lead learn lend let locate lose
  maintain make manage manufacture marry mean meet merge migrate minimise minimize modify motivate multiply need negotiate
  notify observe obtain occur operate optimise optimize organise organize originate oversee own participate perform
  personalise personalize practise predict prefer prepare present preserve prevent prioritise prioritize produce promote
  protect prove provide publish pursue put qualify quote raise reach react read realise realize receive recognise
  recognize recommend recover recruit redeem reduce refer refine refresh refuse register regulate reject relate relax rely
  remain remember remind remove rename render renew renovate reorder repeat replace represent require rescue resell
  reserve resolve respond restore restrict retain retire retrieve reveal revise save say schedule see seek select sell send
  separate serve set simplify simulate sing sit solve speak specialise specialize specify spend stay steal strengthen strive
  submit subscribe succeed suggest suit summarise summarize suppose surround suspend swim synchronise synchronize tailor
  take teach tell tend think throw track transcribe transform translate treat trim try understand unify unite unlock
  update upload use validate verify visualise visualize wear weigh win work write yield
`)

/** Past and participle by the base form, where they are not regular. */
export const irregularVerbs: ReadonlyArray<readonly [base: string, past: string, participle: string]> = `
  cast cast cast|shear sheared shorn|withhold withheld withheld|
  blow blew blown|drink drank drunk|tear tore torn|swing swung swung|spin spun spun|breed bred bred|
  be was been|be were been|become became become|begin began begun|bid bid bid|bind bound bound|break broke broken|
  bring brought brought|build built built|buy bought bought|catch caught caught|choose chose chosen|come came come|
  cost cost cost|cut cut cut|do did done|draw drew drawn|drive drove driven|eat ate eaten|fall fell fallen|
  feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten|
  freeze froze frozen|get got got|give gave given|go went gone|grind ground ground|grow grew grown|have had had|
  hear heard heard|hide hid hidden|hold held held|keep kept kept|know knew known|lay laid laid|lead led led|
  learn learnt learnt|leave left left|lend lent lent|let let let|lose lost lost|make made made|mean meant meant|
  meet met met|oversee oversaw overseen|pay paid paid|prove proved proven|put put put|quit quit quit|read read read|
  ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|
  sell sold sold|send sent sent|set set set|sew sewed sewn|shoot shot shot|show showed shown|shut shut shut|
  sing sang sung|sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent|split split split|
  spread spread spread|stand stood stood|steal stole stolen|stick stuck stuck|strive strove striven|swim swam swum|
  take took taken|undo undid undone|redo redid redone|repay repaid repaid|dig dug dug|rebuild rebuilt rebuilt|
  withdraw withdrew withdrawn|weave wove woven|shake shook shaken|strike struck struck|sweep swept swept|bear bore borne|
  forgive forgave forgiven|deal dealt dealt|light lit lit|bend bent bent|bite bit bitten|hang hung hung|hurt hurt hurt|
  lean leant leant|leap leapt leapt|mow mowed mown|override overrode overridden|overcome overcame overcome|
  resell resold resold|retake retook retaken|shine shone shone|shrink shrank shrunk|sink sank sunk|slide slid slid|
  sow sowed sown|spill spilt spilt|uphold upheld upheld|unwind unwound unwound|burn burnt burnt|teach taught taught|tell told told|think thought thought|throw threw thrown|
  understand understood understood|wake woke woken|wear wore worn|win won won|write wrote written|rewrite rewrote rewritten
`
  .split("|")
  .map((line) => {
    const [base = "", past = "", participle = ""] = line.trim().split(/\s+/)
    return [base, past, participle] as const
  })
