/** How an entry of a line of years tells who began the house, by its name: "Ada and Ben open Acme", "Elle ouvre l'atelier Acme". Data. */

/** Whoever does it without a name. */
const tellers = [
  "we|I|she|he|they|(?:the )?(?:two|three|four|both)(?: of (?:us|them))?|the (?:sisters|brothers|siblings|couple|pair|friends|cousins|twins)",
  "wir|ich|sie|er|(?:die )?(?:beiden|zwei|drei|schwestern|brüder|geschwister|freunde|freundinnen)",
  "nous|on|je|elles?|ils?|(?:les )?(?:deux|trois|sœurs|frères|amis|amies)",
  "ell[oa]s?|él|(?:l[oa]s )?(?:dos|tres|herman[oa]s|amig[oa]s)|el[ea]s?|(?:[oa]s )?(?:dois|duas|irmã[os]s?|amig[oa]s)",
  "lei|lui|loro|(?:i |le )?(?:due|tre|fratelli|sorelle|amici|amiche)|wij|we|ik|zij|ze|hij|(?:de )?(?:twee|drie|broers|zussen|vrienden)"
].join("|")
const verbs = [
  "found(?:s|ed)?|co-?found(?:s|ed)?|starts?|started|opens?|opened|establish(?:es|ed)?|sets? up|creates?|created|begins?|began|launch(?:es|ed)?|registers?|registered|incorporates?|incorporated",
  "gründe(?:t|n|te|ten)|eröffne(?:t|n|te|ten)|starte(?:t|n|te|ten)|beginn(?:t|en) mit|begann(?:en)? mit|öffne(?:t|n|te|ten)",
  "fonde(?:nt)?|crée(?:nt)?|ouvre(?:nt)?|lance(?:nt)?|monte(?:nt)?|démarre(?:nt)?|incorpore(?:nt)?|cofonde(?:nt)?|(?:a|ont|avons) (?:fondé|créé|ouvert|lancé|monté)",
  "fundan?|crean?|abren?|lanzan?|montan?|ponen? en marcha|constituyen?|fund(?:ó|aron)|cre(?:ó|aron)|abri(?:ó|eron)|mont(?:ó|aron)|fundamos|creamos|abrimos|montamos",
  "funda|fundam|cria|criam|abre|abrem|lança|lançam|monta|montam|fund(?:ou|aram)|cri(?:ou|aram)|abri(?:u|ram)|mont(?:ou|aram)|criamos",
  "fondano|crea|creano|apre|aprono|avvia|avviano|fondiamo|apriamo|(?:ha|hanno|abbiamo) (?:fondato|creato|aperto|avviato)|fond(?:ò|arono)|aprì|aprirono",
  "begint|beginnen|begon(?:nen)?|startten|startte|openen|opent|opende(?:n)?|richt(?:en|te|ten)?"
].join("|")
/** The kind of house before its name: "l'atelier", "the workshop", "die Firma". */
const kind =
  "(?:(?:the|a|their|our|her|his|die|das|der|den|ihre|unsere?|la|le|les|el|lo|il|o|a|de|het|ons|onze|hun|haar) (?:(?:small|own|little|kleine|petite?|peque[ñn][oa]|piccol[oa]|kleine) )?|l['’])?(?:(?:company|firm|studio|shop|bakery|workshop|cooperative|co-op|Firma|Werkstatt|Praxis|Genossenschaft|Tischlerei|Bäckerei|atelier|boutique|coopérative|société|entreprise|empresa|cooperativa|taller|estudio|tienda|oficina|loja|azienda|bottega|studio|laboratorio|bedrijf|winkel|werkplaats) )?"

/** "Ada Roth and Ben Lund open Acme ...": `who` does it, and what follows begins with what was begun. */
export const theyBegin = new RegExp(
  String.raw`^(?<who>(?i:${tellers})|\p{Lu}[^.;:!?]{1,90}?) (?:(?:then|finally|dann|schließlich|enfin|finalmente|poi|dan) )?(?<verb>(?i:${verbs})) ${kind}(?<what>\S.*)$`,
  "u"
)
/** Right behind somebody's name: "monta uma marcenaria", "opens a bakery". */
export const beginsSomething = new RegExp(
  String.raw`^ (?:(?i:${verbs})|s'installe|bricole|baut|builds|monta|costruisce|allestisce|richt) (?:(?:an?|the|his|her|their|eine?|einen|seine?|ihre?|une?|son|sa|una?|uno|su|uma?|um|sua|seu|il|la|een|zijn|haar) )(?!second|third|new|zweit|neu|deuxième|nouvel|segund|nuev|nov|nuov|tweede|nieuw)`,
  "u"
)
/** The same where the language may leave out who: "Abre Acme en una cochera". */
export const begunAlone = new RegExp(
  String.raw`^(?:Fundan?|Crean?|Abren?|Montan?|Abrem?|Criam?|Fundam|Apre|Aprono|Fondano|Avviano?|Fundamos|Creamos|Abrimos|Apriamo) ${kind}(?<what>\S.*)$`,
  "u"
)
/** "Ada and Ben leave their jobs and open Acme": the last deed of whoever was told of. */
export const andBegin = new RegExp(
  String.raw`^[^.;:!?]{3,120}?(?:,? (?:and|und|et|y|e|en)|,) (?:(?:then|finally|dann|ensuite|luego|depois|poi|dan) )?(?i:${verbs}) ${kind}(?<what>\p{Lu}.*)$`,
  "u"
)
export const onlyTellers = new RegExp(`^(?:${tellers})$`, "iu")
/** What may stand behind what was begun. */
export const goesOnSo =
  /^(?:$|[.,;:!)]| [-–—(&]| (?:as|in|at|with|and|after|when|em|ao|te|bij|sur|sotto|nach|après|tras|dopo|depois|from|out|on|for|by|to|alone|together|op|als|mit|zu|und|am|auf|aus|im|allein|gemeinsam|à|au|aux|dans|avec|et|en|sous|seule?|chez|con|como|y|sol[oa]|com|numa?|no|na|e|come|nel|nella|da|a|met|vanuit|om|samen)(?!\p{L}))/u
/** A further one, or somebody who only works there or uses it. */
export const notTheHouse =
  /(?<!\p{L})(?:second|third|new|another|branch|subsidiary|franchise|account|trial|zweite\p{L}*|dritte\p{L}*|neue\p{L}*|filiale\p{L}*|standort\p{L}*|deuxième|second|nouvel\p{L}*|succursale|segund[oa]|nuev[oa]|sucursal|nov[oa]|second[oa]|nuov[oa]|tweede|nieuwe?|filiaal|vestiging)(?!\p{L})/iu
/** Of the house itself, behind its name: "is born", "opens its doors", "sperrt auf". */
export const comesToBe =
  /^(?:is born|was born|comes to life|came to life|opens|opened|opens (?:its|the) (?:doors?|gates?)|opened (?:its|the) doors?|begins|began|starts|started|is (?:set up|founded|established|registered|incorporated|formed)|sperrt auf|sperrte auf|öffnet|öffnete|öffnet (?:ihre|seine|die) (?:Türen|Pforten|Tore)|eröffnet|geht los|legt los|entsteht|entstand|wird geboren|nimmt (?:die Arbeit|den Betrieb) auf|naît|est née?|voit le jour|ouvre|ouvre ses portes|démarre|nace|nació|abre|abre sus puertas|arranca|echa a andar|ve la luz|nasce|nasceu|abre as portas|abre portas|arranca|è nat[oa]|apre|apre i battenti|apre le porte|vede la luce|ontstaat|opent|opent (?:de|haar|zijn) deuren|gaat open|gaat van start|ziet het licht)(?=$|[.,;:!]| [-–—(]| (?:in|at|with|as|on|and|by|mit|als|und|am|im|zu|à|au|dans|avec|comme|et|en|con|como|y|com|numa?|no|na|e|come|nel|nella|a|met|op)(?!\p{L}))/u
/** 盛岡市にて, 在温州: where it was, before what was begun there. */
export const placeBefore =
  /^(?:[^、。がを\p{Nd}]{1,14}?(?:において|にて|に(?!て|お)|で)、?(?=\S{2,30}を)|(?:在|于|於)\p{scx=Han}{2,8}?(?=(?:正式)?(?:成立|创立|创办|创建|設立|创设|注册|創立|創辦)))/u
/** 株式会社Crumb. */
export const kindBefore = /^(?:株式会社|合同会社|有限会社|合名会社)/u
/** 成立了Crumb公司: the deed before what it makes. */
export const setsUpElsewhere =
  /^(?:正式)?(?:成立|创立|创办|创建|创设|設立|注册|創立|創辦)了?(?<what>\S{2,16}?)(?:公司|工作室|品牌)?[。.]?$/u
/** 岑鹭が誕生, Acme株式会社を設立. */
export const setUpElsewhere =
  /^(?:株式会社|合同会社|有限会社|工房|商店)?(?:を|が|の)?(?:法人として)?(?:設立|創業|創立|開業|開店|誕生|立ち上げ|スタート|始動)(?:する|した|しました|される)?(?=$|[。、(（])|^(?:公司|工作室)?(?:(?:在|于|於)\p{scx=Han}{2,8}?)?(?:正式)?(?:成立|创立|创办|诞生|起步|开业|成軍|創立)(?=$|[。，,、])/u
/** "يؤسسان Acme", and the same with who before or behind it. */
export const arabicBegins =
  /^(?:(?<who>\p{scx=Arab}+(?: و?\p{scx=Arab}+){0,5}) )?(?:يؤسس|تؤسس|يؤسسان|تؤسسان|أسس|أسست|أسسا|أسستا|يطلق|تطلق|يطلقان|أطلق|أطلقت|أطلقا|يفتتح|تفتتح|يفتتحان|افتتح|افتتحت|افتتحا|تأسيس|انطلاق|ولادة|تأسست|انطلقت|ولدت|تنطلق|تولد) (?:شركة |متجر |منصة |ورشة |مشروع )?(?<what>\S.*)$/u
