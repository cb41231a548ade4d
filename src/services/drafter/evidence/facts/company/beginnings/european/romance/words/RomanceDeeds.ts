/**
 * What French, Italian, Portuguese and Spanish tell of a beginning besides the verbs of founding, as sources of regular
 * expressions over marked words, in which "del", "nella" and "pelo" are two words each ("de el", "in la", "por o"). Data.
 */

/** A house comes to be, told of the house: "abrió sus puertas", "voit le jour", "è nata", "foi constituída". */
export const houseCameToBe = [
  "(?:abr(?:ió|e|ía)|levantó|subió)(?: (?:sus|las|la|por primera vez)){0,3}(?: (?:puertas|persianas?))?|nació|nace|surgió|surge|arrancó|arranca|comenzó|comienza|empezó|empieza|echó a (?:andar|rodar|volar)|vio la luz|ve la luz|(?:quedó|fue|se) (?:constitu\\p{L}+|fund\\p{L}+|cre\\p{L}+|inaugur\\p{L}+|lanz\\p{L}+)|salió (?:a la calle|al aire)|(?:fue|es)(?= una idea| idea| obra| un proyecto| el proyecto)",
  "(?:a|avait) (?:ouvert|vu le jour|démarré|débuté|commencé|pris son envol|été \\p{L}+ée?)(?: (?:ses|les) portes)?|ouvr(?:e|it)(?: (?:ses|les) portes)?|(?:est|fut|a été) (?:née?|fondée?|créée?|lancée?|ouverte?|constituée?|inaugurée?)|naît|naquit|voit le jour|vit le jour|démarre|débute",
  "(?:ha|aveva) (?:aperto|alzato|iniziato|cominciato|mosso)(?: (?:i|le|la|i suoi|le sue|i primi))?(?: (?:battenti|porte|serranda|saracinesca|passi|attività))?|aprì(?: (?:i|le|la) (?:battenti|porte|serranda|saracinesca))?|apre(?: (?:i|le|la) (?:battenti|porte|serranda|saracinesca))?|(?:è|fu|venne|viene) (?:nat\\p{L}|iniziat\\p{L}|cominciat\\p{L}|fondat\\p{L}|creat\\p{L}|costituit\\p{L}|apert\\p{L}|avviat\\p{L}|inaugurat\\p{L}|lanciat\\p{L})|nasce|nacque|sorse|sorge|vide la luce|vede la luce|si costituì",
  "abr(?:iu|e)(?: (?:as|as suas|suas))?(?: portas)?|nasceu|nasce|surgiu|surge|arrancou|arranca|começou|começa|viu a luz(?: de o dia)?|(?:foi|é) (?:fundad\\p{L}|criad\\p{L}|constituíd\\p{L}|abert\\p{L}|inaugurad\\p{L}|lançad\\p{L})|constituiu-se"
].join("|")

/** By whose doing: "de la mano de", "sous l'impulsion de", "su iniziativa di", "pela mão de". */
export const byWhoseDoing =
  "de la mano de|de manos de|por (?:iniciativa|impulso|obra|empeño|voluntad|mediación) de|a iniciativa de|gracias a(?: (?:el|la) (?:empeño|tesón|iniciativa|impulso|tozudez|esfuerzo|ilusión|sueño|visión) de)?|bajo el impulso de|idea de|obra de|sous (?:l'impulsion|la houlette|l'élan) de|à l'initiative de|par la volonté de|de les mains de|grâce à(?: (?:la|le|l'|les) ?(?:ténacité|volonté|élan|énergie|passion|initiative|entêtement|efforts) de)?|l'œuvre de|(?:su|per|a) (?:iniziativa|impulso|volontà|opera|mano|merito|idea) di|da un'idea di|ad opera di|per l'iniziativa di|grazie a(?: (?:il|la|l'|lo) ?(?:tenacia|iniziativa|volontà|impegno|intuito|passione|sforzo|entusiasmo) di)?|por (?:a|as) mãos? de|por iniciativa de|por impulso de|por obra de|por vontade de|graças a(?: (?:o|a) (?:empenho|teimosia|iniciativa|esforço|vontade) de)?"

/** "the year in which", "when". */
export const inWhich =
  "(?:,? (?:el|en el|justo el|l'|le|in il|l'|in l'|em o|o|mismo)? ?(?:mismo |même |stesso |mesmo )?(?:año|mes|verano|otoño|invierno|día|curso|année|an|mois|été|automne|hiver|jour|printemps|anno|mese|estate|autunno|inverno|giorno|ano|mês|verão|outono|dia|primavera))? (?:en que|en el que|cuando|où|quand|lorsque|in cui|quando|em que)"
/** Left what they had for it. */
export const leftTheirs =
  "dej(?:ó|aron|a|an)|abandon(?:ó|aron)|renunci(?:ó|aron)|colg(?:ó|aron)|(?:a|ont) (?:quitté|plaqué|lâché|démissionné)|quitt(?:e|ent|a|èrent)|lasci(?:ò|arono|a|ano)|(?:ha|hanno) (?:lasciato|mollato)|moll(?:ò|arono|ano)|larg(?:ou|aram|am)|deix(?:ou|aram|a|am)|demit(?:iu|iram)-se|despediram-se|decid(?:ió|ieron|iu|iram)|(?:a|ont) décidé|decise(?:ro)?|(?:ha|hanno) deciso|se (?:juntaron|unieron|asociaron|conocieron)|se sont (?:associés|rencontrés|lancés)|si (?:unirono|incontrarono|misero)|juntaram-se"

/** "que la había", "qui l'a", "che l'aveva", "que a tinha": what was begun as a pronoun, before the verb. */
export const whoHadIt =
  "(?:que|quien|qui|che|quem) (?:ya |un día |hace años |en su día |en (?:\\p{Ll}+ de )?\\p{Nd}{4} |in il \\p{Nd}{4} )?(?:l[ao]s?|l'|[ao]|le|les) ?(?:(?:había|habían|ha|han|hubo|a|ont|avait|avaient|aveva|avevano|hanno|ho|tinha|tinham|havia|haviam|fora) )?"
/** "qui en sont les fondateurs", "sus fundadores", "i suoi soci fondatori", "que a fundaram". */
export const whoAreFounders =
  "(?:qui en (?:sont|est|furent|fut|étaient)|che ne (?:sono|è|furono|fu|erano)|que (?:son|fueron|foram|são)|ambos|tous deux|toutes deux|entrambi|os dois)? ?(?:(?:l[aeo]s?|i|il|os?|as?) )?(?:deux |dos |due |dois |tres |trois |tre |três )?(?:ses|sus?|suoi|sue|sua|suo|seus?|suas?|leurs|nuestr[oa]s|nos|nossos|nostri)? ?(?:soci |socios |sócios |membres |membros |miembros |primeros )?"

/** "teniendo como socios fundadores a". */
export const havingAs =
  "(?:teniendo|tendo|avendo|ayant|con|com|avec|tuvo|teve|ebbe|eut|tiene|tem|ha|a eu)(?: a)? (?:como|comme|come|por|para) (?:(?:sus|l[oa]s|les|i|os|as|suoi) )?(?:soci[oa]?s? |sóci[oa]s |associés |membres |miembros )?"

/** Took it over from whoever began it. */
export const tookOverFrom =
  "(?:(?:recog|cog|tom|acept|assum|receb|herd|pegámo|peg)\\p{L}* (?:el testigo|el relevo|las riendas|a escola|a casa|o testemunho|as rédeas|[\uE000\uE001](?: em \\p{Nd}{4}| en \\p{Nd}{4})?,?)|(?:avons|ai|a|ont) (?:pris (?:la suite|la relève|le relais)|succédé|repris (?:le flambeau|la maison|les rênes|[\uE000\uE001]))|(?:raccogl|prend|rilev|ricev|pres|raccols)\\p{L}* (?:il testimone|le redini|[\uE000\uE001])|abbiamo (?:raccolto il testimone|preso le redini|rilevato [\uE000\uE001]|ricevuto il testimone)|suced\\p{L}+|succedemmo|sucedemos)(?: (?:de las manos|de manos|de as mãos|de les mains|da le mani))? (?:de|da|a|à|di)"

/** First things, by whoever made them: "sus primeros carteles", "leurs premiers vélos", "il primo forno". */
export const firstThing =
  "(?:su|sus|el|la|los|las|un|unos|leurs?|ses?|son|sa|les?|une?|des|il|lo|la|le|i|gli|il suo|i suoi|la loro|il loro|i loro|le loro|l'|o|a|os|as|seus?|suas?|o seu|a sua|os seus|as suas)(?: |(?<='))(?:primer[oa]?s?|premi(?:er|ère)s?|prim[oaie]|primeir[oa]s?) (?!premio|prix|lugar|vez|fois|volta|hij|enfant|figli|filh|novela|roman|romanzo|disco|album|libro|livre|livro|ministro|presidente)(?:\\p{Ll}+|\uE000)"

/** "Todo empezó en 1978": the story begins, and nothing else does. */
export const allBegan =
  "^(?:todo|esto|la historia|nuestra historia|la aventura|tout|l'histoire|notre histoire|l'aventure|tutto|la storia|la nostra storia|l'avventura|tudo|a história|a nossa história|a aventura)(?: (?:ha|a|è|se|il|de))? (?:empezó|comenzó|arrancó|empieza|comienza|nació|commencé|commence|commença|démarré|démarre|débuté|débute|cominci(?:ò|a|ato|ata)|inizi(?:ò|a|ato|ata)|nacque|partì|começou|começa|arrancou|iniciou|iniciou-se)(?= |,)(?! a \\p{L}+r(?!\\p{L})| à \\p{L}+er(?!\\p{L})| (?:bien|mal|de nuevo))"

/** Under another name first: "pasó a llamarse", "prend le nom de". */
export const wasRenamed =
  "(?:pas(?:ó|a|amos) a (?:llamarse|ser)|se convirtió en|adopt(?:ó|a|amos) el nombre(?: de)?|(?:prend|prit|a pris|adopte|a adopté) le nom(?: de)?|devient|est devenue?|prende(?:rà)? il nome(?: di)?|(?:ha preso|prese|assume|assunse|ha assunto) il nome(?: di)?|diventa|è diventat[oa]|divenne|pass(?:ou|a) a (?:chamar-se|ser)|adot(?:ou|a) o nome(?: de)?|torna-se|tornou-se)"

/** Works for a house, or is paid: no subject of its story. */
export const notOfUs =
  "emplead[oa]s?|aprendi[zc]\\p{L}*|alumn[oa]s?|client[ea]s?|becari[oa]s?|salariée?s?|apprenti\\p{L}*|élèves?|stagiaires?|bénévoles?|dipendent[ei]|apprendist[aie]|alliev[aie]|tirocinant[ei]|volontari[aoe]?|empregad[oa]s?|aprendiz\\p{L}*|estagiári[oa]s?|voluntári[oa]s?|director[ae]?s?|directeurs?|directrices?|direttor[ei]|direttric[ei]|diretor[ae]?s?|gerentes?|gérante?s?|presidente\\p{L}?|présidente?s?|alcalde\\p{L}*|maires?|sindac[oi]|prefeit[oa]"

/** Opened, hired or lit what the house began with: "levantaron la persiana", "signent le bail", "affittano un capannone". */
export const openedUp =
  "(?:levant|sub|abr|abri)\\p{L}+(?: por (?:a )?prime(?:i)?ra vez)? (?:la|las|sus|as|a|o) (?:persianas?|puertas?|portas?)|sign\\p{L}+ (?:le|un) bail|(?:ont|a) (?:signé (?:le|un) bail|loué une?|ouvert (?:ses|les|leurs) portes|levé(?: pour la première fois)? le rideau)|(?:alquil|alug|arrend|affitt|lou)\\p{L}+ (?:un[ao]?|uma?|une|il|el|la|o|a) \\p{Ll}+|apr\\p{L}+(?: per la prima volta)? (?:i battenti|le porte)|alz\\p{L}+(?: per la prima volta)? la (?:serranda|saracinesca)|\\p{Ll}{4,} (?:l[aoe]s?|el|os|as|i|il|su|sus|leurs?|son|sa|seus?|suas?|un|una|une|uma?|uno) (?:primer[oa]?s?|premi(?:er|ère)s?|prim[oaie]|primeir[oa]s?) \\p{Ll}+"

/** "I opened", before what it was. */
export const begunByMe =
  "abrí|monté|fundé|creé|puse en (?:marcha|pie)|inauguré|empecé|comencé|arranqué|levanté|j'ai (?:ouvert|monté|créé|fondé|lancé|installé|démarré|commencé)|ho (?:aperto|fondato|avviato|creato|iniziato|cominciato|messo (?:su|in piedi))|aprii|fondai|avviai|montei|abri|fundei|criei|comecei|lancei|pus de pé|pus em marcha"

/** Whose idea or work it is, at the head of a sentence about the house: "Née du rêve de", "Criatura de". */
export const bornOf =
  "(?:criatura|idea|obra|proyecto|creación|idée|projet|création|opera|creatura|progetto|ideia|projeto|criação|fruto|fruit|frutto|née?|nat[oa]|nacid[oa]|nascid[oa]|surgid[oa])"
export const dreams =
  "(?:sueño|rêve|sogno|sonho|empeño|encuentro|rencontre|incontro|encontro|idea|idée|ideia|voluntad|volonté|volontà|vontade|pasión|passion|passione|paixão|amistad|amitié|amicizia|amizade|ilusión|intuizione|trabajo|travail|lavoro|trabalho)"
/** "that was the start of it". */
export const thatWasTheStart =
  "(?:fue|era|foi|è|fu|c'était|ce fut) (?:el|o|l'|le) ?(?:inicio|comienzo|principio|origen|nacimiento|début|commencement|inizio|nascita|início|começo) (?:de|di)"
/** "Elle a démarré comme un projet de week-end d'Ada Roth". */
export const asProjectOf =
  "(?:como|comme|come) (?:(?:un|una|une|um|uma|el|le|il|o) )?(?:pequeñ[oa] |petit |piccolo |pequeno )?(?:proyecto|projet|progetto|projeto|experimento|expérience|esperimento|pasatiempo|hobby|passe-temps|passatempo|blog|trabajo|travail|lavoro|trabalho)(?: \\p{Ll}[\\p{Ll}-]*){0,5} (?:de|di)"
/** Lit what it works with: "encendió el horno de". */
export const lit =
  "(?:(?:ha|hanno|a|ont) )?(?:encend|allum|acces|accen|acend|estren|inaugur)\\p{L}* (?:el|la|le|l'|il|lo|o|a) ?(?:\\p{Ll}+ ){1,2}(?:de|di)"

/** Took rooms for it: "se quedó con el local", "reprend le local", "rileva il locale". */
export const tookRooms =
  "(?:se )?(?:qued|alquil|compr|arrend|reprend|repri|lou|achèt|achet|rilev|affitt|acquist|fic|alug|traspas)\\p{L}*(?: (?:con|com))? (?:un|una|une|uno|uma|um|el|la|le|il|lo|o|a|l')"
/** Signed what makes it a house: "firmaron el acta fundacional", "ont signé les statuts". */
export const signedStatutes =
  "(?:firm|suscrib|sign|firmar|assin|sottoscri|déposent|ont déposé|a déposé|redig|rédig)\\p{L}*(?: signé| déposé| rédigé)?(?: \\p{Ll}+){0,4}? (?:(?:el|la|los|l'|les|lo|gli|il|a|o|os) ?)(?:act[ae]s? (?:fundacional|constitutiv[ao]|de (?:constitución|fundación))|escritura(?: (?:fundacional|de constitución|pública|de constituição))?|estatutos|statuts|statuto|att[oi] costitutiv[oi]|ato constitutivo|acte (?:constitutif|de fondation))"
/** Has it in hand now, behind who founded it: "y dirigida hoy por". */
export const runToday =
  "(?:,| (?:y|et|e)) (?:(?:hoy|hoje|oggi|aujourd'hui) )?(?:dirigid[ao]|llevad[ao]|gestionad[ao]|regentad[ao]|tenue?|menée?|dirigée?|gérée?|guidat[ao]|gestit[ao]|condott[ao]|conduzid[ao]|gerid[ao]|levad[ao])"
