/** Who founded a house, as Arabic sentences tell it: by whom, whose founder, who says so. */
import { type Mentioned, withOwn } from "../Marks.ts"
import { type ArabicWord, arabicMain, arabicWords, inPlainArabic, isArabicHouse, isArabicKind } from "./ArabicWords.ts"

/** Names people are given, as read. */
const givenNames = new Set(
  "احمد محمد محمود مصطفي علي حسن حسين عمر عمرو عثمان خالد يوسف ابراهيم اسماعيل اسحاق يعقوب موسي عيسي سليمان داود ادم نوح صالح سعيد سعد سامي سامر سمير سليم سالم سلمان سلطان سيف ساري شادي شريف طارق طلال طه ياسر ياسين زياد زيد زكريا رامي رائد راشد رشيد رفيق ربيع رضا رياض باسل باسم بسام بلال بدر بشار بشير بهاء تامر تيسير ثامر جابر جاسم جمال جميل جهاد جواد جورج حاتم حازم حامد حسام حمد حمدي حمزه حيدر خليل خلف دياب ذياب راني غسان غازي غيث فادي فارس فاروق فؤاد فراس فريد فهد فيصل فواز قاسم قصي قيس كامل كرم كريم كمال لؤي ليث ماجد مازن مالك ماهر مجد مجدي مراد مروان مشعل معاذ معن منذر منصور منير مهند مؤيد ناجي نادر ناصر نايف نبيل نجيب نزار نضال نعيم نواف نور هادي هاني هشام هيثم وائل وليد وسام وسيم يحيي يزيد يزن عادل عارف عاصم عامر عباس عبد عبدالله عبدالرحمن عبدالعزيز عدنان عدي عزام عصام علاء عماد عمار عوض انس اياد ايمن ايهاب اسامه اسلام اشرف اكرم امجد امير امين انور اديب ايلي بيار شربل طوني ميشال جاد كارلا ساره مريم فاطمه عائشه خديجه زينب ليلي لينا لين ليان لميس لمي لبني لطيفه منال مني مها مي ميساء ميسون ميرا مايا ملك نادين ناديه نجلاء نجوي ندي نوره نوال نورا نهي نيرمين هاله هبه هدي هديل هند هنادي هناء وفاء ولاء ياسمين يارا يسري رنا رنيم رانيا رحاب رحمه رزان رشا رغد رهف روان رولا رويدا ريم ريما ريهام زهراء زهره سحر سلمي سلوي سماح سمر سميره سناء سهي سها سهام سوزان سوسن شذي شهد شيماء شيرين صفاء صفيه ضحي طيبه عبير عزيزه عفاف علا علياء غاده غدير فاتن فدوي فرح فريده فيروز كوثر دانا دانيا دلال ديما دينا دعاء دنيا رباب جنان جنه جميله جمانه حلا حنان حنين حوراء خلود اروي اسماء اسراء اسيل افنان الاء امال امل امنه اماني اميره انعام ايات ايمان بتول بثينه بسمه بشري تالا تقي تهاني تغريد هيا هيام نسرين نسيم نجاه مروه مرام منيره موضي مشاعل جواهر العنود سعاد عايده دانه ربي غيداء لجين جود شادن هيفاء وجدان صبا ميار لطفي وجيه رفعت حكمت بهيه نبيله فيحاء الياس بطرس حنا ميخائيل جوزيف جوزف انطوان انطون نقولا يوحنا مارون سمعان سركيس كميل اميل البير فيليب جبران نسيب توفيق شكري صبحي صبري عزت شوقي زكي سيد عطيه فتحي فكري لبيب محسن مختار معتز ممدوح نشات نظمي نعمان وجدي وهيب عبدالحميد عبدالرزاق عبدالكريم عبداللطيف عبدالمجيد عبدالقادر عبدالوهاب عبدالفتاح هاشم حمود سلامه شاكر صادق طاهر عزمي غالب غانم فايز فخري قدري مؤمن مسعود معين مهدي موفق هارون زهير فوزي فوزيه سميحه رقيه حليمه فاديه مديحه نعيمه كريمه نزيهه زكيه وداد انيسه سلام يونس ايوب نجم راجي رفيف سيرين كاظم جعفر رضوان مامون لقمان برهان شهاب ناهد نجلا عبله سهير سعديه".split(
    " "
  )
)
const callings =
  /^(?:و)?(?:ال)?(?:دكتوره?|طبيبه?|مهندسه?|مصممه?|معلمه?|استاذه?|فنانه?|كاتبه?|شيف|طاهيه?|محاميه?|مبرمجه?|مطوره?|سيده?|خطاطه?|صحفيه?|صحافيه?|خبازه?|نجار|رسامه?|مخرجه?|مصوره?|باحثه?|رائده?|رياديه?|شابه?|شابان|صديقان|زوجان|صديقتان|شقيقان|اخوان|شقيقتان|حرفيه?|مزارعه?|صيدلانيه?|اعمال|الاعمال|البرمجيات|السابقه?|السابق|اللبنانيه?|السوريه?|المصريه?|التونسيه?|الاردنيه?|المغربيه?|السعوديه?|كل|من|السيد|المؤسسان|جدنا|جدتنا|جدي|جدتي|حاجه?|مربيه?|شيخ|مهندسان|مهندسين|طبيبان|مهندستان|شابتان|زميلان|والده|والدها|والدنا|والدتنا|والدي|والدتي|(?:ال)?(?:اختان|اختين|اخوين|شقيقين|شقيقتين|صديقين|صديقتين|زوجين)|الاخوان|الجد|الجده|المؤسس|مؤسسها|مؤسسه|مؤسستها)$/u
/** وزميلها في الجامعة: what the next one is to the one before, and where from. */
const kinTo =
  /^و(?:زميل|صديق|شقيق|اخ|اخت|زوج|زوجت|شريك|ابن|ابنت|قريب|جار|رفيق|ابن عم)(?:ه|ها|هما|هم|ته|تها|تهما|تهم|وه|وها|اه|اها)$/u
const kinFrom = /^(?:في|من)$/u
/** وشقيقتها الكبرى: which one. */
const whichKin = /^ال(?:كبري|صغري|اكبر|اصغر|توام)$/u

const noSurname =
  /^[وف]?(?:في|عام|سنه|العام|منذ|علي|من|مع|الي|عن|بعد|قبل|كان|هو|هي|هما|وهو|وهي|معا|بمفرده|بمفردها|وحده|وحدها|بنفسه|بنفسها|لتكون|ليكون|حين|عندما|التي|الذي|كل|〓|شركه|مخبز|مزرعه|استوديو|ورشه|جمعيه|متجر|منصه|تطبيق|مشروع|موقع|فريق|هذا|هذه|مؤسس\p{L}*|شريك\p{L}*|ان|قد|ثم|اول|فكره|\p{Nd}+م?|بال\p{L}+|لل\p{L}+|ب〓|ل〓|اسس\p{L}*|انشا\p{L}*|اطلق\p{L}*|بدا\p{L}*|مطور\p{L}*|صاحب\p{L}*|يدير|تدير|المؤسس\p{L}*|ال(?:شركه|مخبز|مزرعه|ورشه|متجر|مشروع|تطبيق|منصه|جمعيه|استوديو|مقهي|مطعم|موقع|دار|مكتبه|فكره))$/u
const compound = /^(?:عبد|ابو|ابن|بن|بنت|ال|ام|بو|بنت|نور|سيف|صلاح|علاء|شمس)$/u

interface Named {
  readonly people: ReadonlyArray<string>
  readonly end: number
}
/** The names that begin here: سارة الخطيب, رامي نصار ودينا فارس. */
export const arabicPeopleAt = (words: ReadonlyArray<ArabicWord>, from: number): Named => {
  const people: Array<string> = []
  let at = from
  let end = from
  for (;;) {
    const isKin = people.length > 0 && kinTo.test(words[at]?.plain ?? "") && words[at]?.stops === false
    const afterKin = words[at + 1]?.plain ?? ""
    let skipped = isKin ? (kinFrom.test(afterKin) ? 3 : whichKin.test(afterKin) ? 2 : 1) : 0
    while (skipped < 4 && callings.test(words[at + skipped]?.plain ?? "") && !isGiven(words[at + skipped])) skipped += 1
    const first = words[at + skipped]
    const joined = people.length > 0 || at > from
    // "وشقيقتها دانة الخطيب": whose name few go by, by what they are to the one before, and a surname.
    const isKnown = isGiven(first) || (isSurname(words[at + skipped + 1]) && !/^ال/u.test(first?.plain ?? "ال"))
    if (isKin && !(isKnown && !noSurname.test(first?.plain ?? ""))) return { people, end }
    if (first === undefined) return { people, end }
    const isAnd = /^و\p{L}{2,}/u.test(first.plain) && !givenNames.has(first.plain)
    const bare = isAnd ? first.plain.slice(1) : first.plain
    // "من غرفة فوق الدكان": a small word alone says of nobody what they are.
    const isCalled = words.slice(at, at + skipped).some(({ plain }) => !/^(?:و?كل|من)$/u.test(plain))
    const isNamed =
      givenNames.has(bare) || (isKin && isKnown) || (isCalled && !noSurname.test(first.plain) && !isArabicKind(bare))
    if (!isNamed || (isAnd && !joined)) return { people, end }
    // "سارة ومنى الخطيب": the surname of both stands behind the second.
    const both = words[at + skipped + 1]
    const family = words[at + skipped + 2]
    if (!first.stops && both !== undefined && family !== undefined && isGivenBehindAnd(both) && isSurname(family)) {
      people.push(`${first.raw} ${family.raw}`, `${both.raw.slice(1)} ${family.raw}`)
      return { people, end: at + skipped + 3 }
    }
    const taken = [isAnd ? first.raw.replace(/^و[\u064b-\u0652]?/u, "") : first.raw]
    let next = at + skipped + 1
    let stopped = first.stops
    let more = compound.test(bare) ? 2 : 1
    while (!stopped && more > 0) {
      const word = words[next]
      if (word === undefined || noSurname.test(word.plain)) break
      if (taken.length > 1 && /^و\p{L}{2,}/u.test(word.plain)) break
      taken.push(word.raw)
      stopped = word.stops
      // "محمد علي حسن", "خالد بن الوليد"
      if (
        !compound.test(word.plain) &&
        !(taken.length === 2 && givenNames.has(word.plain) && isSurname(words[next + 1]))
      )
        more -= 1
      next += 1
    }
    if (taken.length < 2) return { people, end }
    people.push(taken.join(" "))
    end = next
    const after = words[next]
    if (after === undefined || people.length > 4) return { people, end }
    if (!/^و\p{L}{2,}/u.test(after.plain) || noSurname.test(after.plain)) return { people, end }
    at = next
  }
}
const isGiven = (word: ArabicWord | undefined) => word !== undefined && givenNames.has(word.plain)
const isGivenBehindAnd = ({ plain, stops }: ArabicWord) =>
  !stops && plain.startsWith("و") && !givenNames.has(plain) && givenNames.has(plain.slice(1))
const isSurname = (word: ArabicWord | undefined) =>
  word !== undefined && /^ال\p{L}{2,}$/u.test(word.plain) && !noSurname.test(word.plain)

const founds =
  /^[وف]?(?:اسسا?|اسست|اسستا|اسسوا|انشات?|انشا|انشاتا|اطلقت?|اطلقا|بدات?|بدا|بني|بنت|طورت?|طورا|افتتحت?|افتتحا|افتتحتا|فتحت?|فتحا|ابتكرت?|اوجدت?|دشنت?|[يت]ؤسس(?:ان|ون)?|[يت]فتتح(?:ان)?|[يت]طلق(?:ان)?|[يت]نشئ(?:ان)?|[يت]طور(?:ان)?)$/u
const foundsIt =
  /^[وف]?(?:اسس|اسست|اسسا|انشا|انشات|اطلق|اطلقت|بدا|بدات|بنا|بنت|طور|طورت|افتتح|افتتحت|ابتكر|ابتكرت|يدير|تدير|صنع|صنعت|برمج|برمجت)(?:ها|ه)$|^[وف]?(?:انشاها|انشاه|بناه|بناها|بداها|بداه|اسستها|اسسته)$/u
const born = /^[وف]?(?:انطلقت?|بدات?|ولدت?|نشات?|خرجت?|ظهرت?)$/u
/** From whose kitchen it came. */
const rooms = /^(?:ال)?(?:مطبخ|بيت|منزل|مراب|كراج|غرفه|قبو|شرفه|حديقه|شقه|ورشه|سطح|صاله|طاوله|مخزن|فناء)$/u
const founder =
  /^[وف]?(?:ال)?(?:مؤسس(?:ه|يها|يه|يهما|ي|ا|و|ون|ين|ان|تا|ات|ها|ته|تها|تنا|نا|ونا|ينا|انا)?|شريكه?|مطوره?|مطورها|مبتكره?|صاحبه?)$/u
const isFounder = /مؤسس/u

const elsewhere =
  /(?:^|[^\p{L}])[وفبل]?(?:ال)?(?:عميل\p{L}*|عملا\p{L}*|زبون\p{L}*|زبائن\p{L}*|جار|جيران\p{L}*|مجاور\p{L}*|منافس\p{L}*|مورد\p{L}*|شركاؤنا|شريكنا|شريكتنا|نشكر|شكر\p{L}*|انضم\p{L}*|صمم شعار\p{L}*|صممت شعار\p{L}*|شعار\p{L}*|سابق\p{L}*|قبل ذلك|يستخدم|تستخدم|كتبت? عن|مقال\p{L}*|مقابل\p{L}*|حوار|ولدت?|حفيد\p{L}*|ابن\p{L}* مؤسس\p{L}*|ابن المؤسس|ابنه|مستثمر\p{L}*|استثمر\p{L}*|فرع\p{L}*|صور\p{L}*|تصوير|روايه|اغني\p{L}*|ليس\p{L}*|لم|لن|اذا|لو|سوف|نخطط|ورث\p{L}*|خلف\p{L}*|تولي\p{L}*|تولت|عين|عينت|الجيل|قال\p{L}*|يقول|تقول|اشتري\p{L}*|اخر|اخري|ضيف\p{L}*|زار\p{L}*)(?![\p{L}])/u

const plainOf = (words: ReadonlyArray<ArabicWord>) => words.map(({ plain }) => plain)
/** Whether the house is named right there: "〓", "شركة 〓", "المزرعة", within so many words, before another mark. */
const houseAt = (words: ReadonlyArray<ArabicWord>, from: number): boolean =>
  [3, 2, 1].some((count) => isArabicHouse(plainOf(words.slice(from, from + count)).join(" ")))

/** Whether the house, or its story, is named in these plain words. */
const namesHouse = (told: string): boolean =>
  told
    .split(" ")
    .some((_, from, all) => [1, 2, 3].some((count) => isArabicHouse(all.slice(from, from + count).join(" "))))
/** Those who founded it; null where the sentence tells nobody. */
export const arabicFounders = (text: string, names: ReadonlySet<string>): Mentioned<ReadonlyArray<string>> | null => {
  const marked = withOwn(arabicMain(text), names)
  const plain = inPlainArabic(marked)
  // Whose colleague somebody is tells of the two of them.
  if (elsewhere.test(plain.replace(/ و(?:شريك|قريب|جار|ابن)\p{L}+(?= )/gu, " "))) return null
  const words = arabicWords(marked)
  const whose = /〓|نا(?=[ .،]|$)|نحن|انا/u.test(plain) ? "own" : "none"
  for (const [at, { plain: word }] of words.entries()) {
    const found = foundersBy(words, at, word)
    if (found.length > 0) return { value: found.filter((name) => !name.includes("〓")), whose }
  }
  return null
}
/** Whether people are told to have founded it, by a verb: "أسست سارة الخطيب 〓". */
export const isFoundedByPeople = (words: ReadonlyArray<ArabicWord>): boolean =>
  words.some(({ plain }, at) => founds.test(plain) && foundersBy(words, at, plain).length > 0)

const foundersBy = (words: ReadonlyArray<ArabicWord>, at: number, word: string): ReadonlyArray<string> => {
  const before = plainOf(words.slice(0, at)).join(" ")
  const isOurs = /〓/u.test(before) || isArabicHouse(before) || isArabicKind(before)
  // أسست سارة الخطيب 〓
  if (founds.test(word)) {
    const { people, end } = arabicPeopleAt(words, at + 1)
    // بدأت الحكاية حين افتتح حسن الشامي دكانًا
    const what = (words[end]?.plain ?? "").replace(/ا$/u, "")
    const isBegun = isArabicKind(what) && namesHouse(before)
    const house = [end, end + 1].find((one) => houseAt(words, one))
    if (people.length > 0)
      return house !== undefined ? [...people, ...foundingWith(words, house)] : isBegun ? people : []
    // أسست 〓 سارة الخطيب
    const subject = [2, 1].find((count) => isArabicHouse(plainOf(words.slice(at + 1, at + 1 + count)).join(" ")))
    const behind = subject === undefined ? [] : arabicPeopleAt(words, at + 1 + subject).people
    if (behind.length > 0) return behind
    // سارة الخطيب أسست 〓
    if (!houseAt(words, at + 1)) return []
    const isWho = /^(?:الذي|التي|اللذان|اللتان)$/u.test(words[at - 1]?.plain ?? "")
    const ending = endingWith(words, isWho ? at - 1 : at)
    return ending.length > 0 || !/^[وف]/u.test(word) ? ending : goingOn(words, at)
  }
  // 〓 مشروع أطلقه عمر الشامي
  if (foundsIt.test(word)) return isOurs ? arabicPeopleAt(words, at + 1).people : []
  // على يد يوسف الحسن, بيد, من تأسيس
  const isBy =
    (/^(?:يد|يدي|ايدي)$/u.test(word) && words[at - 1]?.plain === "علي") ||
    /^(?:بيد|بيدي|بجهود)$/u.test(word) ||
    (word === "بمبادره" && words[at + 1]?.plain !== "من") ||
    (word === "من" && words[at - 1]?.plain === "بمبادره") ||
    (/^(?:تاسيس|ابتكار|تطوير|بناء|انشاء|صنع|عمل)$/u.test(word) && words[at - 1]?.plain === "من")
  if (isBy) {
    const isFounded = /تاسس|تاسيس|اسس|انشئ|انطلق|بدا|ولد|نشا|من تاسيس|من ابتكار|من تطوير|من بناء|من انشاء|من صنع/u.test(
      `${before} ${word}`
    )
    // كانت البداية على يد
    const isTold = namesHouse(before) || /(?:^| )(?:البدايه|الانطلاقه|التاسيس)(?: |$)/u.test(before)
    return isFounded && isTold ? arabicPeopleAt(words, at + 1).people : []
  }
  // انطلقت 〓 من مطبخ سارة الخطيب
  if (rooms.test(word)) {
    const isFrom = /^(?:من|في|علي)$/u.test(words[at - 1]?.plain ?? "")
    const isBorn = words.slice(0, at).some(({ plain }) => born.test(plain))
    return isFrom && isBorn && namesHouse(before) ? arabicPeopleAt(words, at + 1).people : []
  }
  if (!founder.test(word) || !isFounder.test(word)) return []
  // مؤسس 〓 هو خالد العلي / مؤسسنا خالد العلي / مؤسسها باسل عودة
  const suffixed = /(?:نا|ها|تها|ته)$/u.test(word)
  const count = suffixed
    ? 0
    : ([3, 2, 1].find((one) => isArabicHouse(plainOf(words.slice(at + 1, at + 1 + one)).join(" "))) ?? 0)
  if (
    count > 0 ||
    /نا$/u.test(word) ||
    (suffixed && /〓/u.test(before)) ||
    (/^ال/u.test(word) && /^$|〓/u.test(before))
  ) {
    const next = at + 1 + count
    const isLink = /^(?:هو|هي|هما|هم|كل|المشارك|المشاركه|والمدير|والرئيس)$/u.test(words[next]?.plain ?? "")
    const told = arabicPeopleAt(words, isLink ? next + 1 : next)
    if (told.people.length > 0) return told.people
  }
  // سارة الخطيب، مؤسسة 〓 / سارة الخطيب هي مؤسسة 〓
  return count > 0 || /نا$/u.test(word)
    ? endingWith(words, /^(?:هو|هي|هما)$/u.test(words[at - 1]?.plain ?? "") ? at - 1 : at)
    : []
}
/** What somebody is to whoever is told of: صديقته, زميلها. */
const fellow = /^(?:زميل|صديق|شقيق|اخ|اخت|زوج|زوجت|شريك|قريب|رفيق)(?:ه|ها|ته|تها|وه|اه)$/u
/** أسس عمر الخطيب 〓 في عمان عام 2014 مع سارة نصار: whom with, where nothing but where and when stands before it. */
const foundingWith = (words: ReadonlyArray<ArabicWord>, house: number): ReadonlyArray<string> => {
  const length = [3, 2, 1].find((count) => isArabicHouse(plainOf(words.slice(house, house + count)).join(" "))) ?? 1
  let at = house + length
  if (words.slice(house, at).some(({ stops }) => stops)) return []
  while (whereOrWhen.test(words[at]?.plain ?? "") || words[at - 1]?.plain === "في") {
    if (words[at]?.stops !== false) return []
    at += 1
  }
  if (words[at]?.plain !== "مع") return []
  const { people, end } = arabicPeopleAt(words, at + (fellow.test(words[at + 1]?.plain ?? "") ? 2 : 1))
  // Who only came to work there is none of them.
  return /^ك(?:ا?ول|موظف|عامل|عميل|مستشار)/u.test(words[end]?.plain ?? "") ? [] : people
}
const whereOrWhen = /^(?:في|عام|سنه|العام|\p{Nd}{4}م?|بالشراكه|بالاشتراك|بالتعاون|معا)$/u
const together = /^(?:الاثنان|الاثنتان|الاثنين|كلاهما|كلتاهما|الصديقان|الصديقتان|الشريكان|الشريكتان|معا|الثلاثه)$/u
/** أسّس الاثنان 〓: how many founded it, where the sentence names none of them; null where it tells no such thing. */
export const countedInArabic = (text: string, names: ReadonlySet<string>): number | null => {
  const words = arabicWords(withOwn(arabicMain(text), names))
  if (elsewhere.test(plainOf(words).join(" "))) return null
  for (const [at, { plain }] of words.entries()) {
    if (!founds.test(plain)) continue
    const who = words[at + 1]?.plain ?? ""
    if (together.test(who) && houseAt(words, at + 2)) return who === "الثلاثه" ? 3 : 2
    // أسسا 〓: a verb of two.
    if (/(?:س|ق|ش|ح|ت)ا$/u.test(plain) && houseAt(words, at + 1)) return 2
  }
  return null
}
/** The people an Arabic sentence names. */
export const namedInArabic = (text: string): ReadonlyArray<string> => {
  const words = arabicWords(text)
  const found: Array<string> = []
  for (let at = 0; at < words.length; ) {
    const { people, end } = arabicPeopleAt(words, at)
    found.push(...people)
    at = Math.max(end, at + 1)
  }
  return found
}
/** قرر الصديقان زياد مراد وفادي سعيد ترك وظيفتيهما، وافتتحا 〓: those of the deed before, as many as the verb says. */
const goingOn = (words: ReadonlyArray<ArabicWord>, at: number): ReadonlyArray<string> => {
  const named: Array<string> = []
  for (let from = 0; from < at; ) {
    const { people, end } = arabicPeopleAt(words, from)
    named.push(...people)
    from = Math.max(end, from + 1)
  }
  const isOfTwo = /(?:[^اي]|ت)ا$/u.test(words[at]?.plain ?? "")
  return named.length === (isOfTwo ? 2 : 1) ? named : []
}
/** The names that end right before a word. */
const endingWith = (words: ReadonlyArray<ArabicWord>, at: number): ReadonlyArray<string> => {
  for (let from = Math.max(0, at - 9); from < at; from++) {
    const { people, end } = arabicPeopleAt(words, from)
    if (people.length > 0 && end === at) return people
  }
  return []
}
