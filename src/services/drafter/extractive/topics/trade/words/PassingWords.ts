/** Words of categories that say little of what a site is: data. */
const words = (list: string): ReadonlySet<string> => new Set(list.split("|").map((phrase) => phrase.trim()))

/** Of what many products have or do, whatever they are; an AI word tells how a thing is done, and people whom it is for. */
export const passing = words(`
  camera | photos | payments | notes | ticketing | conversations | reminders | budget | contracts | containers | workshops | families |
  habits | quoting | sales | insurance | receipts | harvest | staffing | forums | widgets | neighbours | neighbourhood | security |
  spreadsheet | csv | dashboards | checklists | attendance | backups | hardware | sensors | keyboard | usb | bluetooth | clipboard |
  workplace | workflow | github | metrics | transcripts | prompts | captions | gallery | sustainable | sustainability | campaigns |
  business software | small business | open source | qr codes | dark mode | shared calendar | shipping labels | appointment booking |
  solar | time tracking | consulting | consultancy | laboratory | business owners | community members | electronic device | weather data | breakfast | lunch | dinner |
  architecture | encryption | zero trust | access control |
  publishing | bookshop | legal | photography | servers | tides | ai | artificial intelligence | ai powered |
  athletes | runners | cyclists | chess players | commuters | entrepreneurs | freelancers | salespeople | marketers | software engineers
`)

/** What makes nobody one of those who live by it, and is a topic all the same: what joins posts to a calendar is no API. */
export const seldomKinds = words(`connectors | knowledge base`)

/** What pages are called that any house has. */
export const ofAnyHouse = words(`
  security | Security | sustainability | donate | donation | volunteers | vacancies | hiring | compliance | certification | internships | changelog | roadmap
`)

const single = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))
/** Whom it is for, or how a thing is: who has no better label says none. */
export const emptyAlone = single(`
  citizen citizens bürger citoyens ciudadanos cidadãos cittadini resident residents doctor doctors médecins ärzte medici médicos artsen
  pharmaceutique pharmaceutiques farmacéutico farmacéutica farmacéuticos farmacêutico farmacêutica farmaceutico farmaceutica farmaceutici
  médical médicale médicaux médicales dentaire dentaires dentale dentali touristique touristiques turístico turística turistico turistica
  juridique juridiques jurídico jurídica jurídicos giuridico giuridica giuridici agricole agricoles agrícola agrícolas agricolo agricola
  industriel industrielle industriels industrielles industrial industriais industriali éducatif éducatives educativo educativa
  scolaire scolaires escolar escolares scolastico scolastica financier financière financiers financières financiero financiera
  financeiro financeira finanziario finanziaria finanziari
  domestic commercial residential corporate industrial
  aanpak presentatie visite visitas visites formulaire formulario dossier dossiers gruppo gruppi grupo grupos
  monday tuesday wednesday thursday friday saturday sunday weekend montag dienstag mittwoch donnerstag freitag samstag sonnabend
  sonntag wochenende lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo
  lunedì martedì mercoledì giovedì venerdì sabato domenica maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
`)
/** What a programme for programmers is, whatever it is for; a public library is of its category. */
export const kindsOfCode = single("library libraries framework frameworks")
