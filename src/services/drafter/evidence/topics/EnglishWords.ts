/**
 * The same as `ToolWords.ts` for what English pages say in more than one way. Data: a row is the keyword, then the
 * words that say the same of a product.
 */
export const englishWords = `
developer tool | en cli tool, command-line tool, devtools, developer platform, low-code, code generator, api client, npm package, developer productivity
software development | en custom software, web application development, mvp development, software engineering services
app development | en web apps, mobile app development, app studio
software agency | en software house, software company, software studio, software consultancy, freelance developer
it consulting | en tech consulting, technology consulting, system integrator
it support | en it helpdesk
managed services | en managed it, it services
artificial intelligence | en ai-powered, ai-driven, ai-native, ai tools, ai automation, automation agency
ai agents | en agentic, ai agent, autonomous agents, ai workforce
large language model | en llm, llms, llm apps
ai companion | en ai friend, ai coach, ai tutor
hosting | en vps, cloud hosting, devops, observability, platform engineering, infrastructure as code
analytics | en business analytics, data analytics, marketing analytics, usage analytics
marketing | en digital marketing, performance marketing, ad campaigns, marketing automation, growth marketing
social media | en instagram posts, linkedin posts, content calendar, social posts, social media scheduler
sales | en sales reps, b2b sales, sales leads, outreach, sales outreach
e-commerce | en shopify, woocommerce, ecommerce brands, online retail, online retailers
customer support | en customer care, support desk, support agents
finance | en fintech, personal finance, budgeting, financial planning, money management, earned wage access
invoices | en invoicing, invoice software, billing software
cryptocurrency | en web3, blockchain, nft, nfts, defi, crypto trading
hiring | en resume builder, cv builder, job search, job seekers, applicant tracking, recruiters, interview practice, resumes
education | en learners, school management, school software, study app, studying, course creators, educators
medication | en medicines, medicine reminder, medicine reminders, pill reminder, pill box, pill organiser, pill organizer, missed doses
mental health | en therapists, counselling, counseling, anxiety, depression, psychotherapy, loneliness
meditation | en mindfulness, breathing exercises, journaling, mood journal, gratitude journal, mood tracker
fitness | en workouts, workout app, gym members, personal training, strength, fitness coaching
video game | en rpg, shooter, platformer, arcade game, browser game, dungeon, puzzle game, party game, minecraft server, game mods, playtest, word game
travel | en trip planning, travellers, itineraries, trips, tour operator, vacation
event tickets | en ticket sales, conference, hackathon, box office
event organisers | en event planners, event management, conferences
real estate | en realtors, realtor, property listings, real estate agents, brokerage
photos | en photo gallery app, photo library, pictures
photo editing | en photo editor, background removal, image editor
music | en songs, songwriters, bands, beats, music practice, music theory
writers | en novelists, novel writing, novel by, a novel about, memoir by, non-fiction book, bloggers, authors
productivity | en to-do app, todo app, task manager, calendar app, notes app, daily planner, keyboard shortcuts, launcher, menu bar app, window manager, mac utility
project management | en project planning, team tasks, task management, project tracking, project managers
messaging app | en messenger, secure messaging, group messaging, push notifications
online community | en discord server, discord bot, community platform
restaurant | en tapas, cocktail bar, dishes, cuisine, takeaway, dine in
bakery | en cakes, cupcakes, bagels, patisserie, croissants
cleaning services | en cleaning company, office cleaning, domestic cleaning, commercial cleaning
construction | en contractors, builders, general contractor, bricklaying, scaffolding, groundworks
home improvement | en home services, bathroom renovation, kitchen renovation, remodeling, remodelling, tiler, tilers, wall tiling, floor tiling, tiling services
electrician | en electricians, electrical contractor, rewiring
plumber | en plumbers, plumbing, boilers, boiler repair
roofing | en roofers, roof repair, gutters
landscaping | en landscapers, landscape design, tree surgeon, tree surgery, fencing
logistics | en trucking, transport company, freight forwarder, deliveries
legal | en legal services, solicitors, immigration lawyer, law practice
mechanical engineering | en engineering company, machining, machine shop, fabrication, metal fabrication
microcontroller | en esp32, esp8266, pcb, dev board, development board
environmental protection | en conservation, nature reserve
church | en parish church, ministry, worship
pets | en pet owners, cats, cat sitting, pet sitting, dog grooming, groomers
veterinary | en vets, vet clinic, animal hospital
dentist | en dental practice, dentistry, orthodontist, teeth whitening
medical clinic | en health clinic, doctors' surgery, walk-in clinic
farming | en farm, farms, ranch, homestead, growers
coffee | en coffee shop, coffee roaster, cold brew
accountants | en accountancy, chartered accountants, accounting firm
insurance | en insurance broker, insurers, insurance policies, car insurance, home insurance, travel insurance
foundation grants | en small grants, grantmaking, grant-making
conference interpreters | en court interpreters, sign language interpreters, interpreting services
translation | en translate, translations, translator
vocabulary | en word lists, spaced repetition
recipes | en cookbook, meal ideas, home cooks
wedding | en weddings, bridal, wedding venue
childcare | en daycare, preschool
scooter | en e-scooter, e-scooters, electric scooter, electric scooters
taxi | en ride hailing, airport transfers, private hire
car dealer | en car sales, car dealership, vehicle sales
hotels | en boutique hotel, hotel rooms, resort, lodge
manufacturing | en manufacturers, manufacturer, production line, contract manufacturing
sensors | en telemetry, remote monitoring
data pipeline | en data engineering, data integration, data platform, data sync
spreadsheet | en excel, google sheets
privacy protection | en ad blocker, tracker blocking, data privacy
penetration testing | en pentesting, pentest, pentester, pentesters, web security testing
cybersecurity | en infosec, security audits, pentest, soc 2, security operations
text to speech | en voice cloning, speech synthesis, dictation
subtitles | en closed captions, transcription
video editing | en video editor, short videos, video clips, reels
martial arts | en jiu jitsu, jiu-jitsu, bjj, karate, judo, taekwondo, muay thai, kickboxing, aikido | de jiu-jitsu, taekwondo, aikido, kickbox* | es jiu jitsu, jiu-jitsu, taekwondo, karate, judo, arte marcial | fr jiu-jitsu, jujitsu, taekwondo, aïkido, art martial | pt jiu jitsu, karatê, judô, taekwondo, muay thai, arte marcial | it karate, judo, ju jitsu, taekwondo, arte marziale | nl karate*, taekwondo, jiujitsu | ja 柔術, 柔道, 合気道, 剣道 | zh 柔术, 柔道, 空手道 | ar جودو, كاراتيه, تايكوندو
physiotherapy | en physiotherapist, physiotherapists, physio, physios | es fisioterapeuta, fisioterapeutas | fr kiné, physiothérapeute, physiothérapie | pt fisioterapeuta, fisioterapeutas | it fisioterapista, fisioterapisti | nl fysio, fysiotherapeuten
patents | en patent attorneys, patent filing, patent search, inventors | de erfindung*, patentanmeld*, patentanwalt*, patentanwält* | es patentes, invenciones, inventores | fr brevets, brevet d'invention, inventions, inventeurs | pt patentes, invenções, inventores | it brevetti, brevetto, invenzioni, inventori | nl octrooi*, patenten, uitvinding* | ja 特許, 発明 | zh 专利, 发明专利 | ar براءات الاختراع, براءة اختراع, اختراعات
exam preparation | pt concurso público, concurseiros, plataforma de estudo, plataforma de estudos | es opositores, oposición pública | fr prépa concours, concours de la fonction publique | it concorso pubblico, preparazione concorsi
property management | en hoa, hoas, homeowners association, homeowners associations, condo association
web design | ja hp制作, hp作成, ホームページ作成
charity | pt ipss, solidariedade social
medical | en gastroenterology, gastroenterologist, cardiologist, dermatologist, neurologist, urologist, ophthalmologist, endocrinologist, rheumatologist
`
