/** Mailboxes, mail providers, and the words of links to videos and profiles. Data, folded. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ""))

const inOrder = (words: string): ReadonlyArray<string> => [...list(words)]

/** Mailboxes that anybody writes to, the most general first: a greeting, then the house, then who answers there. */
export const generalMailboxes: ReadonlyArray<string> = inOrder(`
  hello hi hey contact info team mail office geral hallo hola ola olá bonjour ciao salut coucou hej hei ahoj ahoy hoi oi moin servus
  gruezi grüezi gruss salve saluti buongiorno aloha howdy namaste salam merhaba nihao konnichiwa czesc dzien-dobry
  kontakt contacto contato contatti contatto contactus contact-us contactez-nous kontor kontakta yhteys
  ask post welcome email e-mail correo correio posta enquiries inquiries enquiry inquiry general buero büro bureau ufficio oficina
  kantoor reception rezeption recepcion studio atelier werkstatt taller workshop officina bottega laboratorio oficina escola escuela school schule ecole école scuola praxis practice clinic clinica clínica kanzlei restaurant restaurante ristorante bakery baeckerei bäckerei brewery brouwerij museum theater theatre teatro verein club hotel farm hof hq people everyone
  kundenservice service care customercare gday accueil direction segreteria secretaria atendimento sac support help helpdesk hilfe soporte suporte assistenza
  ayuda hjelp administracion administração administracao amministrazione administratie administration verwaltung`)
/** Mailboxes of what is bought: reached there, too, but rather at any other of ours. */
export const salesMailboxes: ReadonlyArray<string> = inOrder(`
  customerservice customercare care feedback sales vertrieb ventas vendas commercial booking bookings reservation reservations reservas
  reserva reservierung reservierungen reserveringen prenotazioni orders`)

/** Mailboxes for one purpose that is not to reach the makers, and words that stand for an address. */
export const otherMailboxes: ReadonlySet<string> = list(`
  noreply no-reply donotreply do-not-reply no_reply postmaster webmaster hostmaster mailer-daemon abuse spam unsubscribe bounce bounces
  press presse prensa imprensa media pr jobs job careers career karriere hr recruiting recruitment hiring apply cv curriculum curriculos currículos cvs bewerbungen saiyo werk vacature vacatures bewerbung empleo emploi
  privacy datenschutz dataprotection data-protection dpo gdpr dsgvo rgpd lgpd legal compliance security sicherheit seguridad seguranca segurança securite sécurité sicurezza beveiliging vulnerability cert billing
  invoices invoice accounting rechnung facturation dmca copyright investors ir newsletter news subscribe partners partner affiliates affiliate
  dealers dealer distributors distributor wholesale trade resellers reseller horeca groothandel haendler händler revendeurs distribuidores rivenditori volunteers volunteer
  pitches pitch submissions submission manuscripts manuskripte manuscrits manuscritos manoscritti leserbriefe tips tip whistleblower whistleblowing hinweise hinweisgeber alertes refunds refund returns returned ruecksendung retouren retours devoluciones resi accounts
  group groups gruppen groupes grupos gruppi groepen donations donation donate donors spenden spende dons don donaciones doacoes donazioni donaties paypal
  ads advertising werbung anzeigen publicidad publicidade pubblicità reclame sponsor sponsors sponsorship sponsorships b2b purchasing procurement
  interns intern internships internship stage praktikum praktika practicas prácticas estagio estágio lehre ausbildung lehrstellen becas bolsas stipendien scholarships
  member members membership memberships mitglieder mitgliedschaft adhesion adhesions socios sócios membros soci leden lidmaatschap
  rrhh recursoshumanos gestionhumana talentohumano recursos.humanos personal personalabteilung risorseumane ressourceshumaines
  accountspayable payables unknown complaints beschwerde reklamation parking choir alumni security-reports feedback-noreply
  you your name yourname your-name your.name your_name your.email youremail your-email ihr.name ihrname votre.nom votrenom tu.nombre tunombre seu.nome seunome tuo.nome tuonome user username someone somebody example test me myname email@ mail@ john.doe jane.doe johndoe janedoe max.mustermann mustermann
  firstname.lastname vorname.nachname prenom.nom nombre.apellido sample demo foo bar admin root
`)

/** Before an address on its line, or over it: how the makers are written to. */
export const mailLabel =
  /^[^\p{L}]{0,4}(?:(?:(?:your|contact|kontakt)[ -])?(?:e-?mail(?:[ -]?(?:us|address|adresse))?|mail|(?:e-?mail|correo(?: electrónico)?) de (?:contacto?|contato)|e-?mail di contatto|courriel|correo(?: electrónico)?|email address|posta elettronica|elektronische post)|(?:企业|电子|客服|联系)?(?:邮箱|邮件)|(?:お問い合わせ|連絡先|窓口)|メール(?:アドレス)?|البريد(?: الإلكتروني)?) ?[:：]/iu
/** Labels of how somebody is reached. Folded, without their colon. */
export const reachLabels =
  /^(?:(?:your |our |per |via |by |or |und |and |oder |ou |o )?(?:e-?mails?|mail|e-?mail(?: us| address|-adresse)|courriel|mél|correo(?: electrónico)?|posta elettronica|posta|e-?post|(?:tele)?phone|phone number|telefon|telefono|teléfono|telefone|téléphone|telefoon|tel|tél|tlf|fax|mobile?|mobil|handy|cell|portable|móvil|celular|telemóvel|cellulare|mobiel|gsm|whatsapp|signal|web|website|internet|address|adresse|anschrift|dirección|endereço|morada|indirizzo|adres|postal address|post|office|büro|studio|atelier|opening hours|hours|öffnungszeiten|horaires|horario|horário|orari|openingstijden|open|enquiries|inquiries|general (?:enquiries|inquiries)|general|bookings?|reservations?|orders|buchungen|bestellungen|réservations?|commandes|reservas|pedidos|prenotazioni|ordini|boekingen|bestellingen|questions|fragen|support|help|hilfe)|(?:企业|电子)?(?:邮箱|邮件)|メール(?:アドレス)?|电话|電話|البريد(?: الإلكتروني)?|هاتف)$/iu
/** Labels of other scripts, inboxes of the whole house, and what a law wants said beside who answers for a site. */
export const houseLabels =
  /^(?:企业邮箱|公司邮箱|电子邮箱|邮箱|メール(?:アドレス)?|البريد الإلكتروني)$|^(?:(?:our|the) )?(?:studio|office|company|general|team|shop|main|shared) (?:inbox|mailbox|e-?mail)$|§|^(?:information|angaben|informations?|mentions) (?:according to|pursuant to|gemäß|nach|légales)(?!\p{L})|^(?:responsible for|verantwortlich(?:e[rn]?)? für|responsable de)(?: the| den| die| la)? (?:editorial |redaktionellen? )?(?:content|inhalte?|publication|publicación)/iu
/** What a link says that opens a letter to whoever speaks, and no more: "Email us", "E-Mail schreiben". */
export const linkedLabel =
  /^(?:(?:send |drop )?(?:us |me )?(?:an? )?e-?mail(?: us| me| now| here)?|(?:via |per )?e-?mail(?: schreiben| senden)?|mail(?:en)?(?: us| ons| mij)?|(?:envoyer |envoyez )?(?:nous )?(?:un )?(?:e-?mail|courriel)|(?:enviar |envía(?:nos)? |escr[ií]be(?:nos)? )?(?:un )?(?:correo(?: electrónico)?|e-?mail)|(?:enviar |envie |mande )?(?:um )?e-?mail|(?:inviaci |invia |scrivi )?(?:una |un')?e-?mail|(?:stuur |zend )?(?:ons |een )?e-?mail|メール(?:する|を送る|でお問い合わせ)?|(?:发送)?(?:邮件|邮箱|电子邮件)|(?:البريد الإلكتروني|راسلنا))$/iu
/** Says that the makers are written to there: by "us" or "me", whatever else it says, or by asking for it. */
export const asksToWrite =
  /(?<!\p{L})(?:write|e-?mail|mail|message|contact|reach|drop|send|ask|call|ring|tell|find|join)(?: to)? (?:us|me)(?!\p{L})|(?<!\p{L})(?:you can|please|or|just|simply) (?:also )?send an? e-?mail(?: to)?$|(?<!\p{L})(?:schreib\p{L}*|mail\p{L}*|erreich\p{L}*|kontaktier\p{L}*|frag\p{L}*|ruf\p{L}*|meld\p{L}*)(?: sie| ihr| du| dich| euch)*(?: an| bei)? (?:uns|mir|mich)(?!\p{L})|(?:écri\p{L}*|contact\p{L}*|joi\p{L}*|appel\p{L}*)[- ](?:nous|moi)(?!\p{L})|(?:nous|m'|me) ?(?:écrire|contacter|joindre|appeler)(?!\p{L})|(?:escr[ií]b|cont[aá]ct|preg[uú]nt|ll[aá]m)\p{L}*(?:nos|me)(?!\p{L})|(?:escrev|contact|contat|fal|pergunt|lig)\p{L}*(?:-nos|-me| conosco| connosco| comigo)(?!\p{L})|(?:scriv|contatt|chiam|chied)\p{L}*(?:ci|mi)(?!\p{L})|(?:mail|schrijf|bel|bereik|contacteer|vraag|stuur)\p{L}* (?:naar )?(?:ons|mij|me)(?!\p{L})|^reach out(?: to us)?(?: at| via| by| on)?$|^(?:(?:any |more |got |have |got any |have any )?(?:questions?|feedback)(?: (?:or|and) feedback)?|say h(?:ello|i)|write to|write|schreib(?:en sie|t)? (?:einfach )?an|écri(?:vez|re|s) à|escrib\p{L}+ a|escrev\p{L}+ (?:para|a)|scriv\p{L}+ a|(?:schrijf|mail) (?:naar|aan)|hello|get in touch|drop a line|for (?:everything|anything) else write to|fragen|noch fragen|des questions|une question|preguntas|dúvidas|domande|vragen)$|お問い合わせ|ご連絡|联系我们|聯絡我們|咨询|راسلنا|تواصل معنا|اتصل بنا/iu
/** Says of an address that it is a sample, given up, or used by somebody who cheats. */
export const noUseWords =
  /(?<!\p{L})(?:(?:it|that|this)(?:'s| is| was) not (?:us|ours|from us)|(?:is|are)n't (?:us|ours|from us)|not (?:sent )?(?:by|from) us|das sind (?:nicht wir|wir nicht)|nicht von uns|stammt nicht|ce n'est pas nous|ne (?:vient|viennent) pas de nous|no somos nosotr[oa]s|no es nuestr[oa]|não somos nós|não é noss[oa]|non siamo noi|non è nostr[oa]|dat zijn wij niet|niet van ons|(?:do not|don't) (?:open|answer|click|reply)|no l[oa] abras?|öffnen sie (?:sie|es|ihn) nicht|ne l'ouvrez pas|stop using|(?:we |have )?closed (?:that|this|the) (?:mailbox|inbox|account|address)|(?:mailbox|inbox|address) (?:is|was|has been) (?:closed|retired|shut down)|(?:postfach|adresse) (?:ist|wurde) (?:geschlossen|abgeschaltet)|(?:boîte|adresse) (?:est |a été )?(?:fermée|désactivée)|(?:cerramos|hemos cerrado) (?:ese|este|el) (?:buzón|correo)|(?:casella|indirizzo) (?:è stat[ao] )?(?:chius[ao]|disattivat[ao])|(?:mailbox|postvak) (?:is )?gesloten|fraud\p{L}*|scam\p{L}*|phish\p{L}*|forger\p{L}*|forged|spoof\p{L}*|fake|impersonat\p{L}*|pretend\p{L}*|bounces?|bounced|undeliver\p{L}*|defunct|hacked|compromised|spam from|betrüg\p{L}*|betrug\p{L}*|gefälscht\p{L}*|fälschung\p{L}*|unzustellbar|gehackt|geben sich als|frauduleu\p{L}*|arnaqu\p{L}*|hameçonnage|usurp\p{L}*|escroc\p{L}*|piraté\p{L}*|estaf\p{L}*|fraudulent\p{L}*|suplant\p{L}*|golpistas?|golpes?|fraudes?|falsific\p{L}*|truff\p{L}*|frode|oplicht\p{L}*|nepmail\p{L}*|vervalst\p{L}*|gehackt|like this|such as|for example|e\.g\.|z\. ?B\.|zum beispiel|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld|p\. ?ej\.|p\. ?ex\.)(?!\p{L})|詐欺|なりすまし|迷惑メール|诈骗|假冒|احتيال/iu
/** Who took the pictures, not who is in them: "Photographs of Acme by Ada Roth". */
export const pictureCredit =
  /(?<!\p{L})(?:photo(?:graph)?(?:s|y)?|pictures|images|illustrations?|drawings|fotos?|bilder|aufnahmen|fotografie[ën]?|fotografías?|fotografias?|photographies|foto's)(?: (?:of|von|der|des|du|de|del|della|van|do|da) [^.,:;]{2,40}?)?:? (?:by|von|par|por|di|door) (?=\p{Lu})/iu
/** One of several houses, which has its own mailbox: "our Leeds branch, leeds@…". */
export const branchNouns =
  "(?:branch|gallery|store|shop|office|studio|showroom|salon|clinic|site|depot|filiale|niederlassung|standort|büro|laden|sucursal|tienda|oficina|succursale|boutique|agence|bureau|filial|loja|escritório|negozio|ufficio|sede|vestiging|winkel|kantoor)"
/** Names of nobody, in the address of a form or a template: "max@mustermann.de", "info@ihre-domain.de". */
export const sampleHosts =
  /^(?:muster(?:mann|frau|firma|betrieb|verein)?|firma-?muster|mustermann\p{L}*|(?:ihre|deine|eure)-?(?:domain|firma|website|seite)|(?:your|my|our)-?(?:domain|company|site|website|business|brand|shop|store|email)|(?:votre|mon)-?(?:domaine|site|entreprise)|(?:tu|su)-?(?:dominio|empresa|sitio)|(?:seu|sua)-?(?:dominio|empresa|site)|(?:tuo|tua)-?(?:dominio|azienda|sito)|(?:jouw|uw)-?(?:domein|bedrijf|website)|jandevries|placeholder|lorem|ipsum|lorem-?ipsum)$/iu
/** Pages on which the makers say how they are reached. */
export const contactPaths =
  /^(?:imprint|impressum|legal-notice|mentions-legales|aviso-legal|note-legali|colofon|contact(?:s|-us)?|kontakt|contacto|contato|contatti|lianxi|contactus)(?:[-_.]|$)/i

/** Domains that stand for any. */
export const exampleDomains: ReadonlySet<string> = list(
  `example.com example.org example.net domain.com yourdomain.com your-domain.com email.com yourcompany.com company.com mysite.com
  yoursite.com website.com site.com test.com acme.com sentry.io wixpress.com placeholder.com domain.tld beispiel.de ejemplo.com exemple.com
  exemple.fr esempio.it exemplo.com voorbeeld.nl`
)

/** Providers whose mailboxes say nothing of whose they are. */
export const freeMail =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|posteo|mailbox|proton|protonmail|pm|tutanota|tuta|hey|fastmail|zoho|yandex|mail|orange|free|wanadoo|laposte|sfr|libero|virgilio|alice|tiscali|ziggo|kpnmail|planet|xs4all|telenet|skynet|uol|bol|terra|ig|qq|163|126|sina|foxmail|naver|daum|rediffmail|seznam|wp|o2|interia|docomo|ezweb|softbank)\.[a-z.]{2,6}$/i

/** What a link to a video of the product says. */
export const videoWords =
  /(?<!\p{L})(?:demo|demos|watch|tour|video|videos|see how|see it|how it works|in action|introduction|intro|introducing|trailer|teaser|film|walkthrough|overview|play|screencast|vorführung|ansehen|anschauen|rundgang|so funktioniert|démo|vidéo|voir|découvrir|présentation|visite|ver|vídeo|mira|mirá|tráiler|muestra|presentación|cómo funciona|recorrido|assista|assistir|veja|como funciona|apresentação|guarda|guardare|come funziona|presentazione|bekijk|kijk|hoe het werkt|rondleiding|شاهد|فيديو|عرض)(?!\p{L})|デモ|動画|紹介|視聴|演示|视频|观看|介绍/iu

/** Around a video: says that it goes through the product, step by step. */
export const walkWords =
  /(?<!\p{L})(?:walk-?throughs?|how (?:it|[\p{L}\p{Nd} ]{2,30}) works?|in action|(?:product|guided|quick) tour|product demo|screencast|so funktioniert|rundgang|produktvideo|démonstration|comment ça marche|visite guidée|cómo funciona|demostración|recorrido guiado|como funciona|demonstração|come funziona|dimostrazione|hoe (?:het|[\p{L} ]{2,30}) werkt|rondleiding|كيف يعمل)(?!\p{L})|使い方|操作デモ|操作演示|使用演示/iu

/** Beside a player that shows a picture and plays something to listen to: "Our radio ad". */
export const onlyHeard =
  /(?<!\p{L})(?:radio (?:ads?|adverts?|spots?|commercials?|jingles?|interviews?)|(?:listen|tune in) to (?:our|the|this)|jingle|radiospot|radiowerbung|spot radio|cuña de radio|publicidad radial|anúncio de rádio|spot radiofonico|radioreclame|hör(?:t|en sie)? (?:rein|unseren)|écoutez (?:notre|le)|escucha (?:nuestr[oa]|el|la)|ouça (?:o|a|nosso)|ascolta (?:il|la|lo)|luister naar)(?!\p{L})/iu

/** What a video is told in, or read in: "Acme in two minutes (Hindi with English subtitles)". Folded. */
export const tongueNames: ReadonlySet<string> = list(
  `english hindi german french spanish italian portuguese dutch japanese chinese mandarin cantonese arabic korean polish swahili
  tamil bengali turkish russian ukrainian swedish danish norwegian finnish czech greek hebrew`
)

/** Says that a video is of a talk, of somebody else, or of something else. */
export const otherVideos =
  /(?<!\p{L})(?:talk|talks|conference|conf|keynote|interview|podcast|webinar|review|reviews|customer|customers|testimonial|testimonials|case study|story|stories|alternative|vs|versus|compared|competitor|unboxing|episode|panel|meetup|music|song|how .{2,30} uses|vortrag|kunde|kunden|conférence|entretien|client|clients|charla|entrevista|cliente|clientes|palestra|conferenza|intervista|clienti|lezing|klant|klanten|مقابلة)(?!\p{L})|講演|インタビュー|お客様|访谈|客户/iu

/**
 * Beside a video, says that somebody else made it, or that it is about somebody else: a report, a programme, a talk, a
 * film that has a subject of its own.
 */
export const otherFilms =
  /(?<!\p{L})(?:documentar(?:y|ies)|docuseries|reportages?|broadcasters?|broadcast|newscast|news (?:report|segment|channel|clip|piece)|(?:tv|television|radio|youtube) (?:station|channel|show|report|team|crew|piece)|(?:on|by|for) (?:the )?(?:tv|television|bbc|cnn|cbc|arte|zdf|ard|orf|rté|rai|nhk|abc|nbc|pbs)|programmes? (?:about|on)|episode|featured (?:in|on)|filmed by|shot by|(?:film|video|clip|footage|movie) (?:by|from|of the|about the)|(?:seen|shown) on (?:film|screen|tv|stage)|on stage|auf der bühne|sur scène|en el escenario|no palco|sul palco|op het podium|as seen on|keynote|conference|testimonials?|reviewed by|(?:our |their |the )?(?:suppliers?|competitors?|rivals?|manufacturers?) (?:made|shows?|explains?|film|video|has|have|demo)|(?:supplier|competitor|rival|manufacturer|maker|authority|museum|municipality|council|ministry|distributor)['’]s (?:own )?(?:[\p{L}-]+ ){0,2}(?:film|video|clip|demo|tour|trailer)|dokumentation über|dokumentarfilm|doku|fernseh\p{L}*|fernsehbeitrag|sendung|beitrag (?:im|in|des|von)|reportage|(?:film|video) (?:des|der|vom|von|über|aus)|ist vom|vortrag|kundenstimmen?|documentaire|émission|télévision|chaîne|tourné par|filmé par|(?:film|vidéo|reportage) (?:de la|du|des|réalisée? par)|conférence|témoignages?|documental|reportajes?|noticiero|televisión|programa (?:de|sobre)|canal|(?:película|vídeo|video) (?:del|de la|de los)|grabado por|charla|testimonios?|documentári[oa]|reportagem|televisão|emissora|(?:filme|vídeo) (?:do|da|dos|das)|gravado por|palestra|depoimentos?|documentari[oa]|servizio (?:di|del|tv)|televisione|trasmissione|(?:film|video) (?:del|della|dei|di)|girato da|testimonianz[ae]|documentaire|uitzending|televisie|omroep|reportage|(?:film|video) van (?:de|het)|getuigenis(?:sen)?|lezing|وثائقي|تقرير|قناة|برنامج تلفزيوني|تلفزيون|محاضرة|مؤتمر|شهادات)(?!\p{L})|ドキュメンタリー|番組|テレビ|放送|取材|講演|登壇|お客様の声|导演|纪录片|报道|电视|采访|演讲|节目|客户案例|用户故事/iu

/** "Don't confuse us with Acmea (post@acmea.example)": whoever is called nearly so. */
const mistaken =
  "confus(?:e|ed|ing) (?:us |it |this |me )?(?:with|for)|mistak(?:e|en|ing) (?:us |it |me )?for|verwechsel\\p{L}*|confond\\p{L}* [^.]{0,30}avec|confund\\p{L}* [^.]{0,30}com?|confond\\p{L}* [^.]{0,30}con|verwar(?:ren|d|t)? [^.]{0,30}met"
export const mistakenFor = new RegExp(`(?<!\\p{L})(?:${mistaken})(?!\\p{L})`, "iu")
/** "The one at x.com/acme_official is a stranger": an account that is none of ours. */
export const disowning = new RegExp(
  `(?<!\\p{L})(?:${mistaken}|(?:is|are|by|was) (?:an? |run by an? |some )?(?:strangers?|impost[eo]rs?|fakes?|unofficial|fans?)|impersonat\\p{L}*|(?:is|are|was) not (?:us|ours|me|mine|our|my|run by|affiliated)|(?:isn't|aren't) (?:us|ours|me|mine|our|my|run by|affiliated)|nothing to do with (?:us|me)|(?:is|are|have|has) no (?:\\p{L}+ )?(?:account|profile|channel)|(?:ist|gehört) (?:nicht|einem fremden|einer fremden|gefälscht)|nichts mit (?:uns|mir) zu tun|(?:est|sont) (?:un faux|un inconnu|des faux)|n'est pas (?:à nous|le nôtre|la nôtre|de nous)|rien à voir avec (?:nous|moi)|(?:es|son) (?:ajen[oa]s?|fals[oa]s?)|no (?:es|son) nuestr\\p{L}*|nada que ver con nosotr\\p{L}*|não (?:é|são) noss\\p{L}*|nada a ver (?:connosco|conosco|comigo)|non (?:è|sono) nostr\\p{L}*|niente a che (?:vedere|fare) con noi|(?:is|zijn) niet van ons|niets met ons te maken)(?!\\p{L})`,
  "iu"
)

/** "Ada's own pictures are at", "les dessins personnels d'Ada": what one of them does besides. */
export const ofOnePerson =
  /(?<!\p{L})(?:(?:\p{Lu}\p{L}+['’]s?|[Hh]is|[Hh]er|[Tt]heir) (?:own|personal|private|other) \p{Ll}|\p{Lu}\p{L}+['’]? (?:eigene[nrsm]?|private[nrsm]?|persönliche[nrsm]?|eigen|persoonlijke?) \p{L}|(?:personnel(?:le)?s?|privée?s?) d(?:e |['’])\p{Lu}|(?:personal(?:es)?|propi[oa]s|privad[oa]s?) de \p{Lu}|(?:pessoa(?:l|is)|própri[oa]s|privad[oa]s?) d[aoe] \p{Lu}|(?:personal[ei]|privat[aoie]) d(?:i |['’])\p{Lu})/u

/** Credits at the foot of a page: what follows belongs to who made the page, not the product. */
export const creditWords =
  /(?<!\p{L})(?:(?:site|website|theme|template|design|designed|developed|made|built|created|photos?|icons?|illustrations?|powered|hosted|crafted|coded|webdesign|umsetzung|gestaltung|realisierung|réalisation|réalisé|conception|conçu|diseño|diseñado|desarrollado|desenvolvido|feito|realizzato|gemaakt|ontworpen) (?:and \p{L}+ )?(?:by|with|using|von|mit|par|avec|por|con|com|da|door|met)|(?:site|website|webseite|seite|sitio|página|pagina|sito) (?:web )?\p{L}+ (?:by|von|par|por|da|door)|credits?|theme:|template:|(?:web)?design(?: & code)?:|gestaltung:|umsetzung:|fotos?:|photos?:|illustration(?:s|en)?:|réalisation ?:|conception ?:|diseño:|fotografía:|fotografia:|grafica:|ontwerp:)(?!\p{L})/iu
/** "Sito di Petit, dal 2004", "Website von Petit": a line of whoever built the site; "made by" may be of what is sold there. */
const builders =
  /^(?:(?:this|diese|ce|este|questo|deze) )?(?:web ?)?(?:site|sito|sitio|seite|page|página|pagina|website|web|homepage)(?: (?:web|internet))?(?: (?:made|built|created|designed|erstellt|gemacht|réalisée?|créée?|conçue?|fait|hech[oa]|cread[oa]|feit[oa]|criad[oa]|realizzat[oa]|creat[oa]|gemaakt|gebouwd))? (?:by|von|van|door|di|da|de|por|par|[aà] cura di) \p{L}/iu
const theirWork =
  /^(?:web ?design|diseño web|hosting|hosted|powered|umsetzung|realisierung|gestaltung|theme|template|photos?|fotos?|foto's)(?: (?:by|von|van|door|di|da|de|por|par)| ?:) \p{L}/iu
export const isOfBuilders = (text: string): boolean => builders.test(text) || theirWork.test(text)
/** "Acme Oy, Mill Road 9, Tampere, Finland · Built with Docusaurus": a credit for the page, behind all else, is of no address. */
export const withoutCredit = (text: string): string => {
  const [first = "", ...parts] = text.split(/ [·•|] /u)
  const last = parts.findLastIndex((part) => /[,\p{Nd}]/u.test(part) || creditWords.exec(part)?.index !== 0)
  return last === parts.length - 1 ? text : [first, ...parts.slice(0, last + 1)].join(" · ")
}
/** Asks to follow. */
export const followWords =
  /(?<!\p{L})(?:follow|find us|join us|like us|connect|folge|folgt|folgen|suivez|suivre|retrouvez|sígue|síguenos|siga|seguici|segui|volg|フォロー|关注|تابعنا)(?!\p{L})/iu

/** Profiles of those who make tools and templates for pages: left where a template had them. Letters alone. */
export const vendorHandles =
  /^(?:wordpress|wordpressdotcom|wordpressorg|wix|wixcom|squarespace|shopify|webflow|weebly|godaddy|jimdo|elementor|elegantthemes|themeforest|envato|themeisle|colorlib|templatemo|htmlup|html5up|bootstrapmade|getbootstrap|twbs|bootstrap|themefisher|creativetim|tailwindcss|tailwindlabs|vercel|netlify|github|githubpages|gatsbyjs|nextjs|astrodotbuild|withastro|gohugoio|jekyll|ghost|notionhq|framer|canva|facebook|twitter|instagram|linkedin|youtube|meta|google|yourcompany|yourhandle|yourusername|username|yourbrand|example|company|profile|share|sharer|home|hashtag)$/i
