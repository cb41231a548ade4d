/** Words for how well things are done, and by whom: data. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { wordSet } from "../../../evidence/clause/words/Closed.ts"

const list = (text: string): ReadonlySet<string> => wordSet(fold(text))

/** How people and what they give are, beside those that any thing may be. */
export const adjectives = list(`
  expert qualified certified accredited licensed insured skilled trained experienced knowledgeable honest local premium competitive exceptional outstanding excellent superior dedicated caring
  passionate attentive prompt pro diverse holistic well-equipped state-of-the-art timely proven award-winning high top best great good fair clear open responsive tailored customer-focused client-focused family-run family-owned top-quality high-quality
  qualifiziert qualifizierte qualifiziertes qualifizierter zertifiziert zertifizierte geschulte geschultes erfahrene erfahrener erfahrenes ehrliche ehrlich faire fairer hohe höchste beste bester kompetente kompetentes persönliche persönlicher
  schnelle freundliche freundlicher freundliches zuverlässige hochwertige regionale transparente individuelle umfassende langjährige engagiertes eingespieltes professionelle professionelles
  qualifié qualifiée qualifiés qualifiées certifié certifiés compétent compétente expérimenté expérimentée expérimentés honnête meilleur meilleurs meilleure compétitif compétitifs attentif attentifs attractifs approfondie locale
  haute bonne personnalisé personnalisée reconnu reconnue
  cualificado cualificada cualificados calificado certificado certificados experto expertos honesto honesta mejor mejores competitivo competitivos excelente alta alto personalizada personalizado capacitado local comprometido
  qualificado qualificada qualificados certificados especializada especializado experiente melhor melhores competitivos excelente alta personalizado humanizado
  qualificato qualificata qualificati certificati esperto esperta esperti onesto onesta migliore migliori competitivi eccellente alta personalizzato dedicato
  gekwalificeerd gekwalificeerde gecertificeerd gecertificeerde deskundig deskundige ervaren eerlijk eerlijke beste scherpe uitstekend uitstekende hoge persoonlijke betrouwbare vakkundige lokale snelle vriendelijke
`)

/** Who does it, and what one gets whatever is done. */
export const whoServes = list(`
  staff teams experts expert specialists specialist professionals professional technicians therapists instructors trainers coaches guides drivers teachers tutors installers engineers craftsmen tradesmen people
  advice brands brand materials products ingredients workmanship craftsmanship standards standard results communication turnaround response delivery guarantee warranty attention care knowledge reputation rates value values facilities facility schedule schedules hours location locations
  customer customers client clients quality range selection equipment booking help local expertise
  team mitarbeiter personal fachkräfte experten spezialisten berater beratung service kundenservice materialien produkte zutaten arbeit umsetzung ausführung betreuung ansprechpartner kommunikation lieferung reaktionszeiten garantie
  équipe personnel experts conseil conseils accueil matériaux produits ingrédients savoir-faire suivi accompagnement garantie livraison tarifs qualité
  personal equipo expertos especialistas profesionales asesoramiento trato servicio materiales productos ingredientes acabados atención entrega garantía precios calidad cliente
  equipa equipe especialistas profissionais atendimento materiais produtos ingredientes acabamento entrega garantia preços qualidade cliente
  personale esperti specialisti professionisti consulenza materiali prodotti ingredienti assistenza consegna garanzia prezzi qualità cliente
  personeel experts specialisten vakmensen advies materialen producten ingrediënten levering garantie tarieven prijzen kwaliteit dienstverlening service vakmanschap klantenservice
`)

/** What is promised of any work; folded. */
export const deserved = new RegExp(
  [
    String.raw`^(?:no|zero|without) (?:hidden|surprise|call[- ]?out|booking|agency|joining|set-?up|upfront|long[- ]term|lock-in|contracts?|commitments?|obligations?|fix,? no|win,? no)(?!\p{L}).{0,20}$`,
    String.raw`^(?:fully|certified (?:and|&)|licensed (?:and|&)) (?:licensed|insured|qualified|accredited|certified|bonded|vetted|trained)(?: (?:and|&) (?:licensed|insured|qualified|accredited|certified|bonded|guaranteed))?$`,
    String.raw`^(?:free|no[- ]obligation|same[- ]day|next[- ]day) (?:no[- ]obligation )?(?:quotes?|quotations?|estimates?|consultations?|diagnostics?|surveys?|response|service|repairs?)$`,
    String.raw`^(?:over |more than )?\p{Nd}{1,3}\+? years?['’]? (?:of )?(?:experience|in business|of trust|of craft\p{L}*|guarantee|warranty)$|^(?:decades|years) of (?:\p{L}+ )?experience$`,
    String.raw`^(?:wide|large|huge|great|vast|broad) (?:range|selection|choice|variety) of \p{L}+(?: \p{L}+)?$`,
    String.raw`^(?:100 ?% )?(?:customer |client )?satisfaction(?: guaranteed?)?$|^(?:quality|money[- ]back|satisfaction|best price|price match|workmanship) guaranteed?$|^(?:\p{L}+ )?(?:certified|accredited|approved|guaranteed|5-star rated|five-star rated)$`,
    String.raw`^(?:family|locally|independently|veteran|women|woman)[- ](?:run|owned|operated)(?: (?:and|&) (?:run|owned|operated|managed))?(?: business)?$|^attention to detail$|^(?:one|single) point of contact$|^peace of mind$`,
    String.raw`^(?:faire|günstige|transparente|attraktive) (?:preise|konditionen)$|^(?:alles aus einer hand|ein ansprechpartner|kurze wege|langjährige erfahrung|persönliche betreuung|keine versteckten kosten|meisterbetrieb|familienbetrieb)$|^(?:über )?\p{Nd}{1,3}\+? jahre erfahrung$`,
    String.raw`^(?:devis gratuit|sans engagement|satisfait ou remboursé|prix (?:justes?|transparents|compétitifs)|service (?:de qualité|sur mesure|personnalisé)|équipe (?:à l['’]écoute|qualifiée)|entreprise familiale|\p{Nd}{1,3} ans d['’]expérience|garantie décennale)$`,
    String.raw`^(?:sin (?:compromiso|permanencia|costes ocultos|sorpresas)|garantía (?:de calidad|total)|presupuesto (?:gratis|gratuito|sin compromiso)|precios (?:justos|competitivos|transparentes)|trato (?:cercano|personalizado|directo)|cero (?:costes|comisiones)(?: \p{L}+)?|(?:más de )?\p{Nd}{1,3}\+? años de experiencia|empresa familiar)$`,
    String.raw`^(?:sem (?:compromisso|fidelidade|custos ocultos|surpresas)|garantia de qualidade|orçamento (?:grátis|gratuito|sem compromisso)|preços? (?:justos?|competitivos|transparentes)|atendimento (?:personalizado|humanizado|rápido)|(?:mais de )?\p{Nd}{1,3}\+? anos de experiência)$`,
    String.raw`^(?:senza (?:impegno|vincoli|costi nascosti|sorprese)|garanzia di qualità|preventivo (?:gratuito|senza impegno)|prezzi (?:chiari|trasparenti|competitivi)|(?:oltre )?\p{Nd}{1,3}\+? anni di esperienza|azienda familiare)$`,
    String.raw`^(?:geen (?:verborgen kosten|verrassingen|voorrijkosten)|(?:gratis|vrijblijvende?) offerte|eerlijke prijzen|scherpe prijzen|vaste (?:prijs|prijzen|contactpersoon)|vast aanspreekpunt|persoonlijke aanpak|(?:meer dan |ruim )?\p{Nd}{1,3}\+? jaar ervaring|familiebedrijf|tevredenheidsgarantie)$`
  ].join("|"),
  "u"
)
