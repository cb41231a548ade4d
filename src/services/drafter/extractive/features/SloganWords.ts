/** Words that praise and name nothing: how a thing is, how much so, and what anything may be called: data. */
import { fold } from "../../../../domain/text/Folding.ts"
import { wordSet } from "../../evidence/clause/words/Closed.ts"

const list = (text: string): ReadonlySet<string> => wordSet(fold(text))

/** How it is, or what it is praised for. What can be switched on, "private", "offline", "responsive", is none of them. */
export const qualities = list(`
  fast faster fastest quick quicker speedy speed easy easier simple simplicity effortless intuitive powerful power flexible flexibility reliable reliability
  smart smarter clever modern innovative innovation beautiful elegant sleek stylish affordable cheap efficient efficiency lightweight minimal minimalist secure safe
  quality excellence precision precise accurate accuracy trusted trustworthy trust transparency transparent seamless convenient convenience friendly supplier-friendly user-friendly
  sustainable sustainability instant comfortable comfort passion commitment dedication experience experienced expertise professional professionalism professionally
  punctual punctuality personal creativity creative customizable customisable satisfaction mutual unique fresh pure handcrafted natural authentic authenticity community impact integrity
  versatile versatility adaptable adaptability accessible customised customized approachable
  cost-effective hassle-free stress-free free value stunning amazing perfect robust resilient scalable scalability responsive-design
  vielseitig vielseitigkeit anpassbar anpassungsfähig skalierbar barrierefrei übersichtlich
  polyvalent polyvalente polyvalence personnalisable modulable évolutif évolutive adaptable ergonomique accessible complet complète concrétude
  versátil versatilidad versatilidade personalizable personalizável adaptable adaptável escalable escalável accesible concreto
  versatile versatilità personalizzabile modulabile scalabile adattabile accessibile completo completa concretezza personalizzazione
  veelzijdig veelzijdigheid aanpasbaar schaalbaar toegankelijk overzichtelijk
  schnell schneller schnelligkeit einfach einfacher einfachheit intuitiv leistungsstark mächtig flexibel flexibilität zuverlässig zuverlässigkeit smart clever modern
  innovativ innovation schön elegant günstig preiswert effizient effizienz leicht sicher qualität präzision präzise genau genauigkeit vertrauen vertrauensvoll transparenz transparent
  nachhaltig nachhaltigkeit bequem komfortabel komfort leidenschaft engagement erfahrung erfahren kompetenz kompetent professionell professionalität pünktlich pünktlichkeit persönlich
  kreativität kreativ kostenlos unkompliziert hochwertig einzigartig regional fair fairness diskret diskretion individuell herzlich zufriedenheit
  rapide rapidité vite facile facilité simple simplicité intuitif intuitive puissant puissante flexible flexibilité fiable fiabilité intelligent intelligente moderne innovant innovante
  innovation beau belle élégant élégante abordable efficace efficacité léger légère sûr sûre sécurisé sécurisée qualité excellence précision précis confiance transparence transparent durable durabilité
  confort confortable passion engagement expérience expertise professionnel professionnelle professionnalisme ponctuel ponctualité personnel créativité gratuit gratuite réactivité réactif proximité écoute
  rápido rápida rapidez velocidad fácil facilidad sencillo sencilla sencillez simple simplicidad intuitivo intuitiva potente flexible flexibilidad fiable fiabilidad confiable confiabilidad inteligente moderno
  moderna innovador innovadora innovación elegante asequible económico económica eficiente eficiencia eficaz ligero ligera seguro segura calidad excelencia precisión preciso confianza transparencia transparente
  sostenible sostenibilidad cómodo comodidad pasión compromiso experiencia profesional profesionalidad profesionalismo puntual puntualidad cercanía creatividad gratis gratuito único calidez
  velocidade simplicidade potente flexível flexibilidade confiável confiabilidade moderna inovador inovadora inovação acessível econômico econômica economia real eficiência eficiente leve seguro segura qualidade
  excelência precisão confiança transparência transparente sustentável sustentabilidade conforto confortável paixão compromisso experiência profissional profissionalismo pontual pontualidade criatividade grátis agilidade ágil praticidade prático
  veloce velocità rapido rapida rapidità facile facilità semplice semplicità intuitivo intuitiva potente flessibile flessibilità affidabile affidabilità intelligente innovativo innovativa innovazione bello bella conveniente
  economico efficiente efficienza leggero sicuro sicura qualità eccellenza precisione preciso fiducia trasparenza trasparente sostenibile sostenibilità comodo comodità passione impegno esperienza professionale
  professionalità puntuale puntualità creatività gratuito pratico soddisfazione mutua reciproca
  snel snelheid sneller makkelijk gemakkelijk eenvoudig eenvoud simpel intuïtief krachtig flexibel flexibiliteit betrouwbaar betrouwbaarheid slim modern innovatief innovatieve innovatie mooi elegant betaalbaar voordelig
  efficiënt efficiëntie licht veilig kwaliteit precisie nauwkeurig vertrouwen vertrouwd transparantie transparant duurzaam duurzaamheid comfortabel comfort passie inzet ervaring ervaren professioneel professionaliteit
  punctueel persoonlijk creativiteit gratis handig uniek
  سريع سريعة السرعة سرعة سهل سهلة سهولة بسيط بسيطة بساطة قوي قوية مرن مرنة مرونة موثوق موثوقة موثوقية ذكي ذكية حديث حديثة مبتكر مبتكرة ابتكار الابتكار جودة الجودة دقة الدقة شفافية الشفافية احترافية الاحترافية خبرة الخبرة آمن آمنة مجاني مجانية
  szybko szybki szybkość łatwo łatwy prosty prosta prostota wygoda wygodny wygodnie bezpieczny bezpieczeństwo jakość profesjonalizm profesjonalny profesjonalnie doświadczenie doświadczony zaufanie niezawodność niezawodny
  terminowość indywidualne indywidualny nowoczesny nowoczesna nowoczesność skuteczność skuteczny elastyczność elastyczny pasja zaangażowanie rzetelność uczciwość dyskrecja
  rychle rychlý rychlá rychlost snadno snadný jednoduchý jednoduchost bezpečný bezpečnost kvalita kvalitní profesionalita profesionální zkušenosti zkušenost spolehlivost spolehlivý důvěra individuální moderní flexibilita flexibilní férovost transparentnost
  rýchlo rýchly rýchlosť jednoducho jednoduchý spoľahlivosť spoľahlivý skúsenosti profesionalita gyors gyorsaság egyszerű egyszerűség megbízható megbízhatóság minőség szakértelem tapasztalat rugalmas rugalmasság biztonságos modern
  rapid rapiditate simplu simplitate sigur siguranță calitate profesionalism profesional experiență încredere seriozitate flexibilitate transparență punctualitate
  γρήγορο γρήγορη ταχύτητα εύκολο εύκολη ευκολία απλό απλότητα ασφάλεια ασφαλές ποιότητα επαγγελματισμός εμπειρία αξιοπιστία αξιόπιστο εμπιστοσύνη διαφάνεια συνέπεια ευελιξία
  быстро быстрый быстрая скорость удобно удобство удобный просто простой простота надёжность надежность надёжный надежный качество качественно профессионализм опыт доверие гарантия индивидуальный прозрачность честность гибкость эффективность безопасность оперативность комплексный
  швидко швидкий швидкість зручно зручність зручний просто простий простота надійність надійний якість якісно професіоналізм досвід довіра індивідуальний прозорість чесність гнучкість ефективність безпека оперативність комплексний конфіденційність
  hızlı hız kolay kolaylık basit güvenilir güvenilirlik güven kalite kaliteli profesyonel profesyonellik deneyim tecrübe modern esnek esneklik uygun ekonomik şeffaf şeffaflık
  cepat mudah aman terpercaya profesional berkualitas berpengalaman murah terjangkau terbaik tertinggi nyaman praktis transparan
  빠른 빠르고 신속한 쉬운 쉽고 간편한 간편하고 편리한 편리함 안전한 안전하고 신뢰 신뢰할 정확한 전문적인 합리적인 친절한 최고의 최상의 품질
  מקצועיות מקצועי אמינות אמין איכות איכותי ניסיון מהיר מהירות פשוט פשטות קל נוחות נוח שקיפות אישי יושרה דיסקרטיות
  snabbt snabb enkelt enkel enkelhet trygghet tryggt säkert säker kvalitet erfarenhet professionell pålitlig flexibel personlig hurtig hurtigt nemt tryg sikker erfaring professionel fleksibel fleksibilitet trygt raskt enkelt nopea nopeus helppo helppous luotettava luotettavuus laatu turvallinen turvallisuus kokemus ammattitaito joustava joustavuus
  brzo brzina jednostavno jednostavnost sigurnost pouzdanost pouzdan kvaliteta kvalitet iskustvo profesionalnost stručnost povjerenje poverenje
`)

/** How much so, and what joins such words. */
export const degrees = list(`
  100% 100 very super ultra highly fully truly really lightning blazing blazingly incredibly extremely totally completely always just pure more most so and & to use learn set up setup by for everyone anyone all every time in from the start your you
  sehr super ultra blitz blitzschnell absolut voll völlig immer wirklich echt ganz und zu bedienen für alle
  d’accès d'accès accès
  très super ultra vraiment totalement entièrement toujours et à utiliser prendre en main pour tous
  muy súper realmente totalmente siempre y e de usar para todos total máxima máximo
  muito super realmente totalmente sempre de usar para todos total
  molto super davvero totalmente sempre ed da usare per tutti totale massima massimo
  heel zeer super echt volledig altijd en te gebruiken voor iedereen
  جدا سهل الاستخدام في و
  bardzo zawsze i w velmi vždy a очень всегда и дуже завжди і та çok her zaman ve sangat selalu dan 매우 항상 και πάντα foarte întotdeauna și és mindig mycket alltid och meget altid og veldig erittäin ja
`)

/** What anything may be called, so that with praise before it nothing is named. */
export const anything = list(`
  design use usage pricing prices price service services support experience app tool software product products performance quality solution solutions approach choice results team things
  preise preis bedienung lösung lösungen ergebnis ergebnisse leistung praxis
  prix résultats solution solutions utilisation équipe
  precio precios diseño uso solución soluciones resultado resultados equipo atención
  preço preços solução soluções equipe atendimento
  prezzo prezzi utilizzo soluzione soluzioni risultati squadra
  prijs prijzen gebruik oplossing oplossingen resultaat resultaten praktijk
  podejście obsługa ceny cena usługi přístup ceny cena služby prístup cene usluge pristup подход цены цена сервис услуги підхід ціни ціна сервіс послуги fiyat fiyatlar hizmet çözüm çözümler harga layanan tim pelayanan 서비스 가격 상담 שירות מחיר מחירים service priser palvelu προσέγγιση τιμές εξυπηρέτηση abordare prețuri servicii
`)

/** The same of languages that put no blanks between words; the whole of a name. */
export const praisedInHan =
  /^(?:完全|绝对|超級|超|极致|極速|极速|性能|操作|使用|簡単|简单|簡單|安心|安全|高速|快速|便捷|方便|易用|好用|卓越|優秀|优秀|稳定|穩定|可靠|专业|專業|高效|灵活|靈活|免费|免費|無料|低価格|低コスト|高品質|品質|品质|信頼|実績|スピーディー|スピード|シンプル|かんたん|カンタン|使いやすい|操作性|柔軟|丁寧|親切|创新|創新|优质|省心|放心|贴心|で|な|・|、|と|かつ|&)+$/u

/** Promises: more or less of something, always or never, at last; not "more than 120 recipes". */
export const promises = new RegExp(
  [
    String.raw`^(?:never|always|no more|forget|say goodbye|goodbye|stop \p{Ll}+ing|finally|endless|unleash|unlock|boost|elevate|supercharge|maximi[sz]e|streamline|empower|nie wieder|nie mehr|immer|endlich|schluss mit|jamais|plus jamais|toujours|enfin|adieu|fini|nunca|nunca mais|nunca más|siempre|sempre|adiós|adeus|chega de|por fin|mai più|basta|addio|finalmente|nooit|nooit meer|altijd|eindelijk) (?!on(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:more|less|fewer|better|faster|easier|smarter|higher(?! education)|mehr|weniger|besser\p{L}{0,2}|schneller|höher\p{L}{0,2}|mieux|meilleure?s?|mejor|melhor|migliori?|minder|beter|hoger\p{L}?)(?!\p{L})(?! (?:than |als |de |di |da )?\p{Nd})`,
    String.raw`(?<!\p{L})(?:di|in) meno(?!\p{L})|(?<!\p{L})(?:plus|moins) (?=de (?!\p{Nd})\p{L})|^(?:más|menos|mais|più|meno|meer(?! (?:und|en) )) (?=\p{Ll})`,
    String.raw`(?<!\p{L})in (?:just )?(?:minutes|seconds|minuten|sekunden|seconden|minuti|secondi|minutos|segundos)$|(?<!\p{L})en (?:quelques )?(?:minutes|minutos|secondes|segundos)$|(?<!\p{L})em (?:minutos|segundos)$`,
    String.raw`(?<!\p{L})(?:you (?:can (?:trust|rely on|count on)|need|love|deserve|own|set|want)|(?:that|which) (?:just )?works|that counts|where it (?:matters|counts)|that matters)(?!\p{L})`,
    String.raw`^(?!(?:\S+ ){7})\S.* (?:what(?:['’]s)?|where|whatever|wherever|whenever|ce qu[ei]|lo que|donde|o que|onde|quello che|ciò che|dove) \S+ \S`,
    // "Skip the queue at the mill", "Gagnez du temps", "Bread without compromise", "Rest, your dearest guest of all".
    String.raw`^(?:own|skip|ditch|lose|escape|beat|slow down) (?:the|your) |^(?:save (?:you )?(?:time|money)|(?:gagnez|gagner|gain) (?:du |de )?temps|(?:sparen sie |spare )?zeit(?: sparen|ersparnis)?|ahorr[ae]r? (?:de )?tiempo|(?:economi[az]|poup)[ae]r? (?:de )?tempo|risparmi\p{L}* (?:di )?tempo|(?:bespaar tijd|tijd besparen|tijdwinst))[.!]?$`,
    String.raw`(?<!\p{L})(?:without (?:any )?compromises?|sans (?:aucun )?compromis|ohne (?:jeden? )?kompromisse?|senza compromessi|zonder compromis(?:sen)?|sem concessões|sin concesiones)$`,
    String.raw`, (?:your|votre|vos|ihre?|deine?|tu|su|o seu|a sua|il tuo|la tua|uw|jouw) [^,]*(?:(?:most|le plus|la plus|les plus|m[aá]is|più|meest) \p{L}+(?: \p{L}+)?|\p{L}{3,}sten? \p{L}+)$`,
    // "Cut the cost by up to 40%", "Improved results", "No manual sorting", "Be first to the mill".
    String.raw`(?<!\p{L})(?:up to|by|bis zu|um|jusqu['’]à|hasta|até|fino al|tot)(?: (?:un|una|il|over))? \p{Nd}{1,3} ?%`,
    String.raw`^(?:improved|increased|reduced) \p{L}|^(?:no|zero) (?:manual|guesswork|hassle|friction|fuss|stress|headaches?)(?!\p{L})|^(?:be|become|stay|feel) (?!on(?!\p{L}))|^get (?:in|ahead|there|back|found|seen|noticed|started|inspired|ready)(?!\p{L})`,
    String.raw`告别|告別|不再|永远|仲間入り`
  ].join("|"),
  "iu"
)
