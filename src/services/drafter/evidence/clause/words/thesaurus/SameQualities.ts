/** Adjectives and adverbs that describe alike; none praises where its mate only describes. */
export const sameQualities = `
  rapid quick fast speedy swift | large big sizeable sizable | huge enormous vast | little small | tiny minute |
  short brief | lengthy long extended | tall high | broad wide | slim narrow | sturdy strong robust solid |
  lightweight light | simple easy straightforward effortless uncomplicated | tricky difficult hard |
  affordable cheap inexpensive budget | costly expensive | contemporary modern | entire whole complete full | partial part |
  several multiple various | many numerous | extra additional further | main principal primary chief |
  different another other distinct alternative | identical same equal | alike similar comparable |
  usual normal ordinary regular standard | frequent common regular | private confidential | confidential secret |
  personal individual own | individual single personal | shared joint common collective communal | local nearby regional |
  nearby close neighbouring neighboring | foreign overseas abroad | online web internet | portable mobile |
  automatic automated | cordless wireless | electrical electric | handmade handcrafted artisan | homemade homebaked |
  organic bio | damp wet moist humid | soiled dirty | vacant empty | shut closed | faulty defective broken | damaged broken |
  missing lost | ready prepared | finished completed complete done | concealed hidden | noiseless silent quiet | noisy loud |
  chilly cold | colourful colorful | kind friendly | dangerous hazardous risky | unwell ill sick poorly |
  seasoned experienced skilled | elderly aged old senior | oral spoken verbal | printed print |
  afterwards later subsequently then | beforehand ahead prior advance | together jointly collectively |
  separately individually apart | straight direct | daily everyday day | annually yearly annual year | weekly week |
  monthly month | nightly overnight night | hourly hour | twice double | again anew | too also | remotely remote distance |
  manually hand | weekday workday | evening night | noon midday | seasonal season | temporary interim provisional |
  brand-new new | recent latest | fresh new | current present existing | existing present | previous former past earlier |
  earlier previous before | upcoming coming | optional voluntary | mandatory compulsory obligatory required |
  required necessary needed | essential necessary vital | unnecessary needless | possible feasible |
  suitable appropriate fitting right | correct right accurate | incorrect wrong false | precise exact accurate |
  approximate rough | clear plain obvious | readable legible | invisible hidden | transparent clear | readily easily |
  gently softly | soft gentle | mild gentle | harsh rough | smooth even | flat level even | circular round | curved bent |
  sharp keen | blunt dull | shiny glossy | matt matte | waterproof watertight | durable lasting longlasting hardwearing |
  lasting long | fragile delicate breakable | flexible adaptable adjustable | adjustable variable | fixed set steady |
  stable steady | constant steady continuous | gradual slow | sudden abrupt | urgent emergency pressing | spare extra |
  leftover remaining | remaining left rest | surplus excess extra | scarce rare | rural country | urban city town |
  coastal seaside | maritime marine nautical | marine sea | alpine mountain | agricultural farming farm |
  industrial factory | commercial business trade | residential home domestic | domestic household home |
  corporate company business | financial money monetary | fiscal tax | legal law | medical health | dental tooth |
  veterinary vet | educational teaching learning | musical music | artistic art | literary book | historic historical old |
  voluntary volunteer unpaid | unpaid voluntary | paid salaried | freelance selfemployed independent | shy timid |
  brave bold | vegan plantbased | vegetarian meatless | disposable throwaway | secondhand used preowned | used preowned |
  unused new | worn used | tidy neat orderly | messy untidy | calm peaceful quiet tranquil | cosy cozy snug |
  spacious roomy | crowded busy | empty vacant | lonely alone | multilingual polyglot | handwritten written |
  encrypted scrambled | anonymous nameless unnamed | nightly nocturnal | outdoor outside open-air | indoor inside |
  underground subterranean | overhead above | ashore land | aboard onboard | offshore sea
`
