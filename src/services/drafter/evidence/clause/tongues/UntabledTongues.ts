/**
 * What binds in languages that have no table of clauses: kinds of words that stand on both sides of a restatement or on
 * neither. Alternatives of a pattern, in lower case; of whole words where a language parts its words, else wherever they
 * stand.
 */

export type UntabledKind = "denied" | "limit" | "coming" | "best" | "all" | "some" | "free" | "condition"
type Words = Readonly<Record<UntabledKind, string>>

const words: Readonly<Record<string, Words>> = {
  pl: {
    denied: "nie|bez|ani|nigdy|żad\\p{L}*|nikt|nikogo|nic|niczego|brak\\p{L}*",
    limit:
      "tylko|wyłącznie|jedynie|maksym\\p{L}*|maksimum|minim\\p{L}*|najmniej|najwyżej|około|ok|ponad|prawie|powyżej|poniżej|aż",
    coming: "wkrótce|niebawem|planuj\\p{L}*|planowan\\p{L}*|przyszłości",
    best: "najlep\\p{L}*|najwięk\\p{L}*|najtań\\p{L}*|jedyn\\p{L}{1,3}|pierwsz\\p{L}*|wiodąc\\p{L}*|lider\\p{L}*|certyfik\\p{L}*|gwarant\\p{L}*|oficjaln\\p{L}*|nagrodz\\p{L}*",
    all: "wszyst\\p{L}*|wszelk\\p{L}*|każd\\p{L}*",
    some: "niektór\\p{L}*|część|częściow\\p{L}*|większoś\\p{L}*|wiele|wielu",
    free: "darmow\\p{L}*|bezpłatn\\p{L}*|gratis",
    condition: "jeśli|jeżeli|warunkiem"
  },
  cs: {
    denied: "ne(?!j|bo(?!\\p{L})|ž(?!\\p{L})|mov|děl|dáv)\\p{L}*|bez|žádn\\p{L}*|nikdy|ani|nikdo",
    limit: "pouze|jenom|jen|nejvýše|nejméně|maximáln\\p{L}*|minimáln\\p{L}*|přibližně|zhruba|přes|okolo|téměř",
    coming: "brzy|připravujeme|plánuj\\p{L}*|chystáme|budoucnu",
    best: "nejlep\\p{L}*|největ\\p{L}*|jedin\\p{L}*|prvn\\p{L}*|předn\\p{L}*|certifik\\p{L}*|garant\\p{L}*|oficiáln\\p{L}*|oceněn\\p{L}*",
    all: "všech\\p{L}*|vše|všichni|každ\\p{L}*",
    some: "někter\\p{L}*|část|většin\\p{L}*|několik\\p{L}*",
    free: "zdarma|bezplatn\\p{L}*",
    condition: "pokud|jestliže"
  },
  sk: {
    denied: "ne(?!j|bo(?!\\p{L})|ž(?!\\p{L})|deľ)\\p{L}+|nie|bez|žiadn\\p{L}*|nikdy|ani|nikto",
    limit: "len|iba|najviac|najmenej|maximáln\\p{L}*|minimáln\\p{L}*|približne|okolo|vyše|takmer",
    coming: "čoskoro|pripravujeme|plánuj\\p{L}*|chystáme|budúcnosti",
    best: "najlep\\p{L}*|najväč\\p{L}*|jedin\\p{L}*|prv\\p{L}{1,3}|popredn\\p{L}*|certifik\\p{L}*|garant\\p{L}*|oficiáln\\p{L}*|ocenen\\p{L}*",
    all: "všetk\\p{L}*|všetci|každ\\p{L}*",
    some: "niektor\\p{L}*|časť|väčšin\\p{L}*|niekoľk\\p{L}*",
    free: "zadarmo|zdarma|bezplatn\\p{L}*",
    condition: "ak|pokiaľ"
  },
  ro: {
    denied: "nu|n|fără|niciodată|nici|nimeni|nimic|niciun\\p{L}*",
    limit: "doar|numai|maxim\\p{L}*|minim\\p{L}*|aproximativ|circa|peste|aproape|exclusiv",
    coming: "curând|viitor\\p{L}*|planific\\p{L}*|urmează",
    best: "lider\\p{L}*|prim\\p{L}{1,3}|unic\\p{L}{0,3}|singur\\p{L}*|certific\\p{L}*|garant\\p{L}*|oficial\\p{L}*|premi\\p{L}*|cel mai|cea mai|cele mai|cei mai",
    all: "toate|toți|toţi|tot|fiecare|orice|oricare",
    some: "unele|unii|câteva|câțiva|majoritat\\p{L}*|parte",
    free: "gratuit\\p{L}*|gratis",
    condition: "dacă"
  },
  hu: {
    denied: "nem|ne|sem|se|nincs\\p{L}*|nélkül|soha",
    limit: "csak|kizárólag|akár|legfeljebb|legalább|maxim\\p{L}*|minim\\p{L}*|körülbelül|kb|közel|mintegy",
    coming: "hamarosan|tervez\\p{L}*|jövőben",
    best: "legjobb\\p{L}*|legnagyobb\\p{L}*|első\\p{L}*|egyetlen\\p{L}*|vezető\\p{L}*|tanúsít\\p{L}*|garan\\p{L}*|hivatalos\\p{L}*|díjnyert\\p{L}*|díjazott\\p{L}*",
    all: "minden\\p{L}*|összes\\p{L}*|valamennyi\\p{L}*",
    some: "néhány\\p{L}*|egyes|többség\\p{L}*|rész\\p{L}*",
    free: "ingyen\\p{L}*|díjmentes\\p{L}*|térítésmentes\\p{L}*",
    condition: "ha|amennyiben"
  },
  tr: {
    denied:
      "değil\\p{L}*|yok\\p{L}*|olmadan|hiç|hiçbir|asla|ne(?= )|(?!ücretsiz)\\p{L}+s[ıiuü]z|\\p{L}+m[ae]z\\p{L}*|\\p{L}+m[ıiuü]yor\\p{L}*",
    limit: "sadece|yalnızca|kadar|azami|asgari|yaklaşık|üzeri\\p{L}*|aşkın|fazla|neredeyse",
    coming: "yakında|planlan\\p{L}*|gelecekte",
    best: "en|lider\\p{L}*|ilk|tek|sertifika\\p{L}*|garanti\\p{L}*|resmi|resmî|ödül\\p{L}*",
    all: "tüm\\p{L}*|bütün\\p{L}*|her|hepsi\\p{L}*",
    some: "bazı|çoğu|birkaç|kısmen",
    free: "ücretsiz\\p{L}*|bedava|bedelsiz",
    condition: "eğer"
  },
  vi: {
    denied: "không|chẳng|chưa|đừng",
    limit: "chỉ|duy nhất|tối đa|tối thiểu|ít nhất|khoảng|hơn|trên|dưới|lên đến|lên tới|gần",
    coming: "sắp|dự kiến|tương lai|sẽ sớm",
    best: "nhất|hàng đầu|đầu tiên|chứng nhận|đảm bảo|bảo đảm|cam kết|chính thức|giải thưởng",
    all: "tất cả|mọi|mỗi|toàn bộ|toàn quốc|cả nước",
    some: "một số|phần lớn|vài|đa số",
    free: "miễn phí",
    condition: "nếu"
  },
  id: {
    denied: "tidak|bukan|tanpa|belum|jangan|tak",
    limit:
      "hanya|cuma|maksim\\p{L}*|minim\\p{L}*|hingga|sampai|sekitar|kurang lebih|lebih dari|kurang dari|hampir|setidaknya",
    coming: "segera|akan datang|rencana\\p{L}*|berencana",
    best: "ter(?:baik|besar|depan|kemuka|tinggi|murah)|pertama|satu satunya|satunya|\\p{L}*sertifi\\p{L}*|resmi|garansi\\p{L}*|\\p{L}*jamin\\p{L}*|penghargaan",
    all: "semua\\p{L}*|seluruh\\p{L}*|setiap|tiap",
    some: "beberapa|sebagian|kebanyakan",
    free: "gratis|cuma cuma",
    condition: "jika|kalau|apabila|bila"
  },
  sv: {
    denied: "inte|ej|icke|utan|aldrig|ing(?:en|et|a)|varken",
    limit: "bara|endast|enbart|upp till|minst|högst|max\\p{L}*|cirka|ca|ungefär|över|nästan",
    coming: "snart|kommer att|planera\\p{L}*|framtid\\p{L}*",
    best: "bäst\\p{L}*|störst\\p{L}*|först\\p{L}*|enda|ledande|certifier\\p{L}*|garanti\\p{L}*|garanter\\p{L}*|officiell\\p{L}*|prisbelön\\p{L}*",
    all: "alla|allt|varje|samtliga",
    some: "vissa|några|flera|många|flesta",
    free: "gratis|kostnadsfri\\p{L}*|avgiftsfri\\p{L}*",
    condition: "om|ifall"
  },
  da: {
    denied: "ikke|uden|aldrig|ing(?:en|et)|hverken",
    limit: "kun|bare|udelukkende|op til|mindst|højst|maks\\p{L}*|cirka|ca|omkring|over|næsten",
    coming: "snart|kommer til|planlæg\\p{L}*|fremtid\\p{L}*",
    best: "bedst\\p{L}*|størst\\p{L}*|først\\p{L}*|eneste|førende|certific\\p{L}*|garant\\p{L}*|officiel\\p{L}*|prisvind\\p{L}*",
    all: "alle|alt|hver\\p{L}*|samtlige",
    some: "nogle|flere|mange|fleste",
    free: "gratis|vederlagsfri\\p{L}*",
    condition: "hvis"
  },
  no: {
    denied: "ikke|ikkje|uten|aldri|ing(?:en|et)|verken",
    limit: "kun|bare|utelukkende|opp til|opptil|minst|høyst|maks\\p{L}*|cirka|ca|omtrent|over|nesten",
    coming: "snart|kommer til|planlegg\\p{L}*|fremtid\\p{L}*",
    best: "best\\p{L}?|største?|første|eneste|ledende|sertifi\\p{L}*|garant\\p{L}*|offisiel\\p{L}*|prisvin\\p{L}*",
    all: "alle|alt|hver\\p{L}*|samtlige",
    some: "noen|flere|mange|fleste",
    free: "gratis|kostnadsfri\\p{L}*",
    condition: "hvis|dersom"
  },
  fi: {
    denied: "ei|en|et|emme|ette|eivät|älä|ilman|eikä|\\p{L}{3,}m(?:atta|ättä)|koskaan",
    limit: "vain|ainoastaan|enintään|vähintään|jopa|noin|yli|alle|lähes|asti",
    coming: "pian|tulossa|suunnit\\p{L}*|tulevaisuu\\p{L}*",
    best: "paras|parha\\p{L}+|suurin|suurim\\p{L}*|ensimmäi\\p{L}*|ainoa\\p{L}*|johtava\\p{L}*|sertifi\\p{L}*|takuu\\p{L}*|takaa\\p{L}*|virallinen|viralli\\p{L}*|palki\\p{L}*",
    all: "kaik\\p{L}+|jokai\\p{L}*|joka",
    some: "jotkut|muutam\\p{L}*|osa|osan|useim\\p{L}*|useat|useita",
    free: "ilmai\\p{L}*|maksut\\p{L}*",
    condition: "jos|mikäli"
  },
  hr: {
    denied: "ne|nije|nisu|nema|bez|nikad\\p{L}*|ni|nijed\\p{L}*|brez|nikoli|ni(?:č|šta)",
    limit: "samo|isključivo|najviše|najmanje|oko|otprilike|preko|gotovo|skoro|približno|največ|najmanj",
    coming: "uskoro|planira\\p{L}*|kmalu|načrtuje\\p{L}*",
    best: "najbolj\\p{L}*|najveć\\p{L}*|največj\\p{L}*|prv\\p{L}{1,3}|jedin\\p{L}*|vodeć\\p{L}*|vodiln\\p{L}*|certifi\\p{L}*|sertifi\\p{L}*|garan\\p{L}*|jamči\\p{L}*|službe\\p{L}*|uradn\\p{L}*|nagra\\p{L}*",
    all: "sve|svi|svih|svim\\p{L}*|svak\\p{L}*|vse|vsi|vseh|vsak\\p{L}*",
    some: "nek[eia]|nekoliko|većin\\p{L}*|večin\\p{L}*|nekater\\p{L}*",
    free: "besplatn\\p{L}*|brezplač\\p{L}*",
    condition: "ako|ukoliko|če"
  },
  ru: {
    denied: "не|ни|нет|без|никогда|никак\\p{L}*|нельзя|кроме|исключая",
    limit: "только|лишь|исключительно|максим\\p{L}*|миним\\p{L}*|около|примерно|более|менее|свыше|почти|больше|меньше",
    coming: "скоро|вскоре|планиру\\p{L}*|готовится|готовятся|будущ\\p{L}*",
    best: "лучш\\p{L}*|крупнейш\\p{L}*|перв\\p{L}*|единствен\\p{L}*|ведущ\\p{L}*|лидер\\p{L}*|сертифи\\p{L}*|гарант\\p{L}*|официальн\\p{L}*|наград\\p{L}*|сам(?:ый|ая|ое|ые|ых|ым)",
    all: "все|всё|всех|всем|всеми|весь|вся|люб(?:ой|ая|ое|ые|ых|ым|ого|ому)|кажд\\p{L}+",
    some: "некотор\\p{L}*|нескольк\\p{L}*|част(?:ь|и|ично)|большинств\\p{L}*|многи\\p{L}*",
    free: "бесплатн\\p{L}*|безвозмездн\\p{L}*",
    condition: "если"
  },
  uk: {
    denied: "не|ні|немає|нема|без|ніколи|жодн\\p{L}*|крім|окрім",
    limit:
      "лише|тільки|винятково|виключно|максим\\p{L}*|мінім\\p{L}*|близько|приблизно|понад|більше|менше|майже|щонайменше",
    coming: "незабаром|скоро|планує\\p{L}*|майбутн\\p{L}*",
    best: "найкращ\\p{L}*|найбільш\\p{L}*|перш\\p{L}{1,3}|єдин\\p{L}*|провідн\\p{L}*|лідер\\p{L}*|сертиф\\p{L}*|гарант\\p{L}*|офіційн\\p{L}*|нагород\\p{L}*|визнан\\p{L}*",
    all: "всі|усі|всіх|усіх|все|усе|весь|вся|кожн\\p{L}*|будь",
    some: "деяк\\p{L}*|кільк\\p{L}*|частин\\p{L}*|частков\\p{L}*|більшіст\\p{L}*",
    free: "безкоштовн\\p{L}*|безоплатн\\p{L}*",
    condition: "якщо"
  },
  bg: {
    denied: "не|няма|без|никога|нито|освен",
    limit: "само|единствено|максим\\p{L}*|миним\\p{L}*|около|над|почти|поне|повече|най-много",
    coming: "скоро|предстои\\p{L}*|планира\\p{L}*",
    best: "най-?\\p{L}+|първ\\p{L}*|единствен\\p{L}*|водещ\\p{L}*|сертифи\\p{L}*|гарант\\p{L}*|официал\\p{L}*|наград\\p{L}*",
    all: "всички\\p{L}*|всеки|всяк\\p{L}*",
    some: "някои|няколко|повечето|част",
    free: "безплатн\\p{L}*",
    condition: "ако"
  },
  el: {
    denied: "δεν|μην|μη|χωρίς|ποτέ|όχι|κανένα\\p{L}*|καμία|ούτε",
    limit: "μόνο|αποκλειστικά|έως|μέχρι|τουλάχιστον|περίπου|πάνω|σχεδόν|μέγιστ\\p{L}*|ελάχιστ\\p{L}*",
    coming: "σύντομα|σχεδιάζ\\p{L}*|προσεχώς",
    best: "καλύτερ\\p{L}*|μεγαλύτερ\\p{L}*|πρώτ\\p{L}*|μοναδικ\\p{L}*|κορυφαί\\p{L}*|πιστοποι\\p{L}*|εγγυ\\p{L}*|εγγύ\\p{L}*|επίσημ\\p{L}*|βραβε\\p{L}*",
    all: "όλα|όλοι|όλες|όλους|όλων|όλη|κάθε",
    some: "μερικ\\p{L}*|ορισμέν\\p{L}*|αρκετ\\p{L}*|περισσότερ\\p{L}*",
    free: "δωρεάν",
    condition: "αν|εάν|εφόσον"
  },
  he: {
    denied: "לא|אין|בלי|ללא|אף|אינו|אינה|אינם|אינן|מבלי",
    limit: "רק|עד|לפחות|כ|בערך|כמעט|בלבד|מקסימום|מינימום|מעל|יותר",
    coming: "בקרוב|מתכננ\\p{L}*|עתיד\\p{L}*",
    best: "טוב(?:ה|ים|ות)? ביותר|גדול(?:ה|ים|ות)? ביותר|ראשונ\\p{L}*|ראשון|יחיד\\p{L}*|מוביל\\p{L}*|מוסמכ\\p{L}*|מוסמך|רשמי\\p{L}*|פרס\\p{L}*|מובטח\\p{L}*",
    all: "כל|כולם|כולן|הכל|כלל",
    some: "חלק|חלקם|כמה|רוב|מספר",
    free: "חינם|בחינם",
    condition: "אם"
  },
  fa: {
    denied: "نه|نیست\\p{L}*|بدون|نمی\\p{L}*|هیچ\\p{L}*|هرگز|ندار\\p{L}*",
    limit: "فقط|تنها|حداکثر|حداقل|حدود|بیش|بیشتر|کمتر|تقریبا",
    coming: "بزودی|زودی|آینده",
    best: "بهترین|بزرگترین|بزرگ‌ترین|اولین|برتر\\p{L}*|رسمی|گواهی|تضمین\\p{L}*|جایزه",
    all: "همه|تمام\\p{L}*|هر",
    some: "برخی|بعضی|اکثر|بیشتر",
    free: "رایگان",
    condition: "اگر"
  },
  ko: {
    denied: "않|없|아니|못[하 ]|(?<=\\s)안 |말고|제외|불가|별도",
    limit: "까지|이상|이하|미만|초과|최대|최소|(?<=\\s)약 |오직|[가-힣]만 |뿐|내외|한정",
    coming: "예정|준비 ?중|곧 |향후|추후",
    best: "최고|최초|유일|1위|공식|인증|보장|수상|최대 규모",
    all: "모든|전부|모두|전체|전국|누구나",
    some: "일부|대부분|여러",
    free: "무료",
    condition: "경우에|만약"
  },
  th: {
    denied: "ไม่|ไร้|ปราศจาก|ยกเว้น",
    limit: "เท่านั้น|สูงสุด|ต่ำสุด|อย่างน้อย|ประมาณ|ไม่เกิน|กว่า|เพียง",
    coming: "เร็วๆ ?นี้|เร็ว ๆ นี้|กำลังจะ",
    best: "ที่สุด|อันดับ|แห่งแรก|รายแรก|รับรอง|รับประกัน|รางวัล",
    all: "ทั้งหมด|ทุก",
    some: "บางส่วน|บาง|ส่วนใหญ่|หลาย",
    free: "ฟรี",
    condition: "หาก|ถ้า"
  },
  hi: {
    denied: "नहीं|बिना|मत|न|ना",
    limit: "केवल|सिर्फ|सिर्फ़|तक|कम से कम|अधिकतम|लगभग|अधिक|ज़्यादा|ज्यादा",
    coming: "जल्द|शीघ्र|आने वाल\\p{L}*",
    best: "सर्वश्रेष्ठ|सबसे|पहला|पहली|पहले|एकमात्र|प्रमाणित|गारंटी|आधिकारिक|पुरस्कार",
    all: "सभी|हर|प्रत्येक|पूरे|पूरी",
    some: "कुछ|कई|अधिकांश",
    free: "मुफ़्त|मुफ्त|निःशुल्क|फ्री",
    condition: "अगर|यदि"
  }
}
/** Other names of these, and languages that bind with the same words. */
const alike: Readonly<Record<string, string>> = {
  ms: "id",
  nb: "no",
  nn: "no",
  sr: "hr",
  bs: "hr",
  sl: "hr",
  mk: "bg",
  iw: "he"
}
/** Written without spaces, or with endings that are words elsewhere. */
const unparted: ReadonlySet<string> = new Set(["ko", "th"])
/** One letter may stand before a word and belong to it. */
const prefixed: Readonly<Record<string, string>> = { he: "[והבלמשכ]?" }

const patternOf = (language: string, listed: string): RegExp => {
  // As folded text has it.
  const alternatives = listed.replaceAll("ς", "σ")
  if (unparted.has(language)) return new RegExp(alternatives, "u")
  const before = `(?<![\\p{L}\\p{M}])${prefixed[language] ?? ""}`
  return new RegExp(`${before}(?:${alternatives})(?![\\p{L}\\p{M}])`, "u")
}

/** What tells a language of a page that does not state it. */
const scripts: ReadonlyArray<readonly [script: RegExp, language: string]> = [
  [/\p{scx=Hangul}/gu, "ko"],
  [/\p{scx=Hebrew}/gu, "he"],
  [/\p{scx=Greek}/gu, "el"],
  [/\p{scx=Thai}/gu, "th"],
  [/\p{scx=Devanagari}/gu, "hi"],
  [/\p{scx=Cyrillic}/gu, "ru"],
  [/\p{scx=Arab}/gu, "fa"]
]
const cyrillic: ReadonlySet<string> = new Set(["ru", "uk", "bg"])

/** Of two texts of one page; null where nothing tells the language, or it is another. */
const languageOf = (text: string, stated: string | null): string | null => {
  const code = stated?.toLowerCase().split(/[-_]/)[0] ?? ""
  const named = alike[code] ?? code
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const [, written] = scripts.find(([script]) => (text.match(script) ?? []).length * 2 > letters) ?? []
  if (written === undefined) return named in words && !scripts.some(([, one]) => one === named) ? named : null
  if (written === "ru" && cyrillic.has(named)) return named
  return written === "ru" && /[іїєґ]/iu.test(text) ? "uk" : written
}

export type UntabledKinds = ReadonlyArray<readonly [kind: UntabledKind, pattern: RegExp]>
const made = new Map<string, UntabledKinds>()
const kinds: ReadonlyArray<UntabledKind> = ["denied", "limit", "coming", "best", "all", "some", "free", "condition"]

/** The kinds of the language a text is in, to be looked for in folded text; null where no words of it are known. */
export const untabledKinds = (text: string, stated: string | null): UntabledKinds | null => {
  const language = languageOf(text, stated)
  const known = language === null ? undefined : words[language]
  if (language === null || known === undefined) return null
  const found = made.get(language) ?? kinds.map((kind) => [kind, patternOf(language, known[kind])] as const)
  made.set(language, found)
  return found
}
