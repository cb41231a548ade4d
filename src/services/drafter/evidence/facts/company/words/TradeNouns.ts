/**
 * What people are by trade, beside a founder's title: "Founder & Dentist", "Gründerin und Hebamme". Data, folded. None
 * that a firm, a product or a family may as well be called by itself, as "pilot", "captain" and "singer" are.
 */
const english =
  "doula midwife florist hairdresser hairstylist stylist barber filmmaker videographer counselor counsellor nutritionist dietitian dietician osteopath chiropractor dentist orthodontist veterinarian groomer electrician plumber carpenter joiner roofer landscaper gardener realtor solicitor barrister bookkeeper notary translator interpreter copywriter proofreader illustrator animator musician composer choreographer sommelier tutor professor economist treasurer jeweller jeweler acupuncturist practitioner nurse paediatrician pediatrician aesthetician esthetician beautician ceramicist seamstress caterer journalist podcaster educator facilitator mathematician physicist statistician actuary paralegal"
/** Before such a noun: "Registered nurse", "Yoga teacher", "Mental health counselor". */
const before = "yoga pilates hair nail makeup tattoo registered licensed mental"
const german =
  "hebamme fotograf fotografin friseur friseurin küchenchef küchenchefin trainerin heilpraktiker heilpraktikerin zahnarzt tierarzt arzt architekt architektin rechtsanwalt rechtsanwältin anwalt anwältin übersetzer übersetzerin dolmetscher dolmetscherin texter texterin illustratorin musiker musikerin lehrer tischler tischlerin schreiner schreinerin winzer winzerin imker imkerin landwirt landwirtin floristin kosmetikerin logopäde logopädin journalistin notarin"
const french =
  "coiffeur coiffeuse thérapeute kinésithérapeute ostéopathe médecin dentiste vétérinaire architecte avocat avocate comptable traducteur traductrice rédacteur rédactrice illustrateur illustratrice musicien musicienne professeur professeure paysagiste formateur formatrice naturopathe sophrologue esthéticienne fleuriste"
const spanish =
  "entrenador entrenadora médico médica dentista veterinario veterinaria arquitecto arquitecta abogado abogada contadora traductor traductora ilustrador ilustradora músico profesor profesora consultor consultora formador formadora nutricionista peluquero peluquera esteticista educador educadora periodista economista"
const portuguese =
  "veterinário veterinária arquiteto arquiteta advogado advogada tradutor tradutora professor professora treinador treinadora enfermeiro enfermeira cabeleireiro cabeleireira jornalista engenheiro engenheira"
const italian =
  "medico veterinario avvocato avvocata commercialista traduttore traduttrice illustratore illustratrice musicista professore professoressa consulente formatore formatrice nutrizionista parrucchiere parrucchiera estetista giornalista ostetrica allenatore allenatrice fisioterapista istruttore istruttrice"
const dutch =
  "tandarts dierenarts huisarts advocaat boekhouder vertaler vertaalster muzikant docent fotograaf kapper kapster verloskundige vroedvrouw logopedist logopediste diëtist diëtiste hovenier schrijnwerker goudsmid"

export const tradeNouns: ReadonlySet<string> = new Set(
  [english, before, german, french, spanish, portuguese, italian, dutch].flatMap((words) => words.split(" "))
)
