/** Sentences about a founding in scripts without capitals, each by its whole shape. Data: another one is an entry more. */

/** "Founded", "started", "opened", of what began. */
const japanese = "(?:設立|創業|創立|創設|誕生|開業|開店|起業|始め(?=た|まし)|立ち上げ(?=た|まし|られ))"
/** "2019年成立上海分公司": a part of the house, or a thing of its. */
const partOfHouse =
  "(?!了?[^,,。、]{0,12}(?:分公司|子公司|分部|分店|分校|分行|办事处|辦事處|工厂|工廠|中心|部门|部門|基金|实验室|實驗室|研究院|研究所|学院|學院|委员会|联盟|协会|事业部|门店|工作组))"
const chinese = "(?:成立|创立|创办|创建|发起|創立|創辦)"

/** A person's name at the head of a Japanese sentence. */
const japaneseName = String.raw`[\p{scx=Han}々]{1,4}[ 　]?[\p{scx=Han}々\p{scx=Hiragana}\p{scx=Katakana}ー]{0,5}?`
/** "together with a fellow student, 浜田亮": what they are to each other stands before the name. */
const japaneseFellow = String.raw`(?<with>[^。、がはを\d]{2,30}?)と(?:ともに|共に|一緒に|[二三四]人で|ふたりで|共同で)、?`
const japaneseWhen = String.raw`(?:(?<year>\d{4})年(?:の[春夏秋冬初末]め?|\d{1,2}月)?に?、?)?(?:[^。、をがはと\d]{1,16}で)?`

/** Whole shapes of scripts without capitals: who was founded, when, by whom, and `with` whom. */
export const foundingShapes: ReadonlyArray<RegExp> = [
  // 川辺里奈が、大学の同級生だった浜田亮とともに夜工房を創業しました。
  new RegExp(
    String.raw`^(?<by>${japaneseName})(?:が|は)、?${japaneseWhen}${japaneseFellow}(?:[^。、をがは]{1,16}で)?(?<object>[^。、をがは]{1,24}?)を(?:共同で)?${japanese}`,
    "u"
  ),
  // 測量士だった川辺里奈が、エンジニアの浜田亮と二人で立ち上げたのが夜工房です。
  new RegExp(
    String.raw`^(?<by>[^。、がはを\d]{2,30}?)が、?${japaneseWhen}(?:${japaneseFellow})?(?:創業した|設立した|始めた|立ち上げた)のが(?<object>[^。、がは]{1,24}?)(?:です|だ|でした|である)(?=。|$)`,
    "u"
  ),
  // 川辺里奈は測量士として九年働いたのち、夜工房を創業しました。
  new RegExp(
    String.raw`^(?<by>${japaneseName})は、?[^。がはも]{2,80}(?:のち|後|あと|[てでしりみきいえけせめれ])、${japaneseWhen}(?<object>[^。、をがは]{1,24}?)を(?:一人で|ひとりで)?${japanese}`,
    "u"
  ),
  // 林静秋1979年生,十九岁进厂做工,2008年离厂,创办了琴行。
  new RegExp(
    String.raw`^(?<by>[\p{scx=Han}]{2,4}?)[,，]?(?:(?:出?生于)?\d{4}年(?:出?生)?|毕业于|曾|原是|原为|本是|生于)[^。他她它我]{0,100}[,，](?:(?:于|在)?(?<year>\d{4})年)?(?:在[^,，。、]{2,16}?)?${chinese}了?(?<object>[^,，。、]{1,24})(?=[,，。]|$)`,
    "u"
  ),
  // أسست نور الحداد شركة ورق في إربد عام 2022 مع سامي النجار
  /^(?:(?:بعد|في) [^،.]{2,60} )?(?:أسس|أسست) (?<by>\p{scx=Arab}+(?: (?!شركة|منصة|متجر|تطبيق)\p{scx=Arab}+)?) (?:شركة |منصة |متجر |تطبيق |مشغل |محل )?(?<object>[\p{scx=Latn}\d.-]+(?: [\p{scx=Latn}\d.-]+){0,2}|(?<=(?:شركة|منصة|متجر|تطبيق|مشغل|محل) )\p{scx=Arab}+)(?: في (?!عام|سنة)\p{scx=Arab}+)?(?: (?:في )?(?:عام|سنة) (?<year>\d{4}))? مع (?<with>\p{scx=Arab}+ \p{scx=Arab}+)(?=[،.]|$)/u,
  // تركت نور الحداد عملها عام 2019 وأسست ورق في عمّان
  /^(?:ترك|تركت|غادر|غادرت|استقال|استقالت|عاد|عادت|عمل|عملت|درس|درست) (?<by>\p{scx=Arab}+ \p{scx=Arab}+) [^.،؛]{2,60}?،? (?:ثم |و)(?:أسس|أسست|أنشأ|أنشأت|أطلق|أطلقت) (?:شركة |منصة |متجر |تطبيق )?(?<object>[\p{scx=Latn}\d.-]+(?: [\p{scx=Latn}\d.-]+){0,2}|\p{scx=Arab}+)(?= في |[،.]|$)/u,
  // 共同創業者の西田遥と大場健太が2021年に設立しました。
  new RegExp(
    String.raw`^(?:共同)?創業者の(?<by>[\p{scx=Han}][\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}・ ]{1,20}?)が(?:(?<year>\d{4})年(?:\d{1,2}月)?に)?(?:共同で)?${japanese}`,
    "u"
  ),
  // 夜工房は、三宅灯と大迫忍が2021年に始めました。
  new RegExp(
    String.raw`^(?<subject>[^、。\s\d]{1,24}?) ?は、?(?<by>[\p{scx=Han}][\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}・ ]{1,20}?)(?:によって|により|が)(?<year>\d{4})年(?:\d{1,2}月)?(?:に|、)?(?:[\p{scx=Han}]{1,6}で)?(?:共同で)?${japanese}`,
    "u"
  ),
  // 当社は2015年に設立されました。 / 2015年創業 / Acmeは2017年に早川みなみが創業しました。
  new RegExp(
    String.raw`^(?<subject>[^、。\s\d]{0,24}?) ?(?:は|が)?、?(?:(?<by>[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}・ ]{2,14}?)(?:によって|により|が))?(?<year>\d{4})年(?:\d{1,2}月)?(?:\d{1,2}日)?(?:に|、)?(?:(?<by2>[\p{scx=Han}][\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}・ ]{1,13}?)(?:によって|により|が))?(?:[\p{scx=Han}]{1,6}で)?${japanese}`,
    "u"
  ),
  /^(?:会社)?(?:設立|創業|創立)(?:年月?日?|年)?\s*[::]?\s*(?:西暦)?(?<year>\d{4})年/u,
  new RegExp(
    String.raw`^(?<by>[\p{scx=Han}\p{scx=Katakana}・ ][\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}・ ]{1,13}?)(?:が|は)(?<year>\d{4})年に(?<object>[^。、]{1,24}?)を${japanese}`,
    "u"
  ),
  new RegExp(
    String.raw`^(?<year>\d{4})年(?:\d{1,2}月)?(?:に|、)+(?<by>[\p{scx=Han}\p{scx=Katakana}・ ][\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}・ ]{1,13}?)が(?<object>[^。、]{1,24}?)を${japanese}`,
    "u"
  ),
  // 夜工房は、三宅灯と大迫忍が始めました。 / 夜工房は、元教諭の三宅灯と、エンジニアの大迫忍が二人で創業した会社です。
  new RegExp(
    String.raw`^(?<subject>[^、。\s\d]{1,24}?) ?は、?(?<by>[\p{scx=Han}\p{scx=Katakana}][\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}・ ]{1,20}?(?:と、[\p{scx=Han}\p{scx=Katakana}][\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}・ ]{1,20}?)?)(?:によって|により|が)(?:(?:共同|[二三四]人|一緒)[でに])?${japanese}(?:し|され)?(?:まし)?た?(?=[。、]|会社|$)`,
    "u"
  ),
  // 会社を辞め、2011年の秋、祖父の機械とともに金沢で夜工房を始めました。 / 2013年に当社を創業しました。
  new RegExp(
    String.raw`(?:^|、)(?<year>\d{4})年(?:の[春夏秋冬初末]め?|\d{1,2}月)?(?:に、?|、)(?:[^。、]{1,20}、)?(?:[^。、]{1,20}で)?(?<object>[^。、]{1,24}?)を${japanese}`,
    "u"
  ),
  // App Storeに最初の版を出したのが2021年の6月です。
  /(?:^|、)(?:[\p{scx=Latn} ]{2,20}(?:に|で))?(?:最初の版|初版|最初のバージョン|初代|初号)を?(?:出した|公開した|リリースした|発売した|発行した)のが(?<year>\d{4})年/u,
  // 小潮工作室是成都的一支团队，由何知微和卢一帆于2020年共同创立
  new RegExp(
    String.raw`^(?<subject>[^,，、。\s\d]{2,24}?)是[^,，。]{2,40}[,，]由(?<by>[\p{scx=Han}·、和与]{2,24}?)(?:(?:于|在|於)(?<year>\d{4})年)?(?:共同|一起|联合)?${chinese}`,
    "u"
  ),
  // 茶識由陳怡君創立於2018年。
  new RegExp(
    String.raw`^(?<subject>[^,，、。\s\d]{0,24}?) ?由(?<by>[\p{scx=Han}·、和与與]{2,20}?)(?:共同|一起|联合|聯合)?${chinese}(?:于|於|在)(?<year>\d{4})年`,
    "u"
  ),
  // 公司成立于2015年 / 2015年成立 / 由张伟创立于2015年 / 由何静和罗一鸣于2019年创立 / 2019年，何静和罗一鸣创立了
  /^(?<subject>[^,,、。\s\d]{0,24}?) ?由(?<by>[\p{scx=Han}·、和与]{2,20}?)(?:(?:于|在|於)(?<year>\d{4})年)?(?:共同|一起|联合)?(?:成立|创立|创办|创建|創立|創辦)/u,
  /^(?<year>\d{4})年(?:[春夏秋冬][天季]?|\d{1,2}月|年?[初底末])?[,,，]?(?<by>[\p{scx=Han}·、和与]{2,20}?)(?:在[^,,，。、]{2,24}?)?(?:共同|一起)?(?:创立|创办|创建|創立|創辦|成立)了?(?<object>[^,,。、]{1,24})/u,
  /^(?<subject>[^,,、。\s\d]{0,24}?) ?(?:由(?<by>[\p{scx=Han}·、和与]{2,20}?))?(?:正式)?(?:成立|创立|创办|创建|創立|創辦|始创|创始)于(?<year>\d{4})年(?:[^,,。]{0,8}[,,]由(?<by2>[\p{scx=Han}·、和与]{2,24}?)(?:共同)?(?:创立|创办|创建|成立))?/u,
  new RegExp(
    String.raw`^(?<subject>[^,,、。\s\d]{0,24}?) ?(?:于|於|在)?(?<year>\d{4})年(?:\d{1,2}月)?(?:\d{1,2}日)?(?:由(?<by>[\p{scx=Han}·、和与]{2,20}?))?(?:正式)?(?:成立|创立|创办|创建|創立|創辦)${partOfHouse}`,
    "u"
  ),
  // بدأت رحلة Acme في عام 2015
  /^(?:بدأت|انطلقت) (?:(?:رحلة|قصة|مسيرة|حكاية) (?<subject>[^\d،.]{1,40}?)|رحلتنا|قصتنا|مسيرتنا|حكايتنا)(?: (?:في )?(?:عام|سنة|العام)| في) (?<year>\d{4})/u,
  /^(?:成立时间|成立日期|成立年份|创立时间|创立年份|成立時間)\s*[::]?\s*(?<year>\d{4})/u,
  /^(?:أسس|أسست|أسسا|أسسوا) (?<by>\p{scx=Arab}+(?: \p{scx=Arab}+){1,5}?) (?:شركة |منصة |متجر |تطبيق )?(?<object>[\p{scx=Latn}\d.-]+(?: [\p{scx=Latn}\d.-]+){0,2}) (?:في )?(?:عام|سنة) (?<year>\d{4})/u,
  /^(?:أسس|أسست) (?<object>[\p{scx=Latn}\d.-]+(?: [\p{scx=Latn}\d.-]+){0,2}) (?<by>\p{scx=Arab}+(?: \p{scx=Arab}+){1,3}?) (?:في )?(?:عام|سنة) (?<year>\d{4})/u,
  /^(?:أسسها|أسسه|أسسته|أسستها) (?<by>\p{scx=Arab}+(?: \p{scx=Arab}+){1,3}?) (?:في )?(?:عام|سنة) (?<year>\d{4})/u,
  /^(?:أسسها|أسسه|أسسته|أسستها|أطلقه|أطلقها|أطلقته|أطلقتها|أنشأه|أنشأها|أنشأته|أنشأتها) (?<by>\p{scx=Arab}+ (?!و)\p{scx=Arab}+(?: (?!و)\p{scx=Arab}+)?)(?=$|[.،]| وه[يو] | (?:في|عام|سنة)(?! (?:عام|سنة)))/u,
  // أسسنا Acme في الإسكندرية في ربيع 2022
  /(?:^|[ ،.])و?(?:أسسنا|أنشأنا|أطلقنا|افتتحنا) (?<object>\p{scx=Arab}+(?: (?!في |عام |سنة )\p{scx=Arab}+)?|[\p{scx=Latn}\d.-]+)(?: في (?!عام|سنة|ربيع|صيف|خريف|شتاء)\p{scx=Arab}+)?,?(?: (?:في )?(?:عام|سنة|ربيع|صيف|خريف|شتاء)| في(?: شهر)?(?: \p{scx=Arab}+)?) (?<year>\d{4})/u,
  // أسست عام 1988: with nothing behind it that somebody founded then
  /^(?:أسست|تأسسنا) (?:في )?(?:عام|سنة|العام) (?<year>\d{4}) ?م?[.!]?$/u,
  // تأسست الشركة عام 2015
  /^(?:تأسست|تأسس|أُسست|أُسِّست|أسست|أنشئت|تأسيس)(?: (?<subject>[^\d،.]{1,40}?))?(?: على يد (?<by>[^\d،.]{3,60}?))? (?:(?:في )?(?:عام|سنة|العام) )?(?<year>\d{4})(?: (?:في [^\d،.]{1,30} )?على يد (?<by2>[^\d،.]{3,60}))?/u,
  /^(?<subject>[^\d،.]{1,40}?) (?:تأسست|تأسس|أُسست|أسست)(?: (?:في )?(?:عام|سنة|العام))? (?<year>\d{4})(?: على يد (?<by>[^\d،.]{3,60}))?/u,
  /^(?:أسس|أسست) (?<object>\p{scx=Arab}+(?: \p{scx=Arab}+)?) كل من (?<by>[^\d،.]{3,60}?) (?:في )?(?:عام|سنة) (?<year>\d{4})/u,
  /^(?:سنة|عام|تاريخ) التأسيس\s*[::]?\s*(?<year>\d{4})/u
]
/** Between the people of a list in those scripts. */
export const foundersApart =
  /と?、|和|与|(?<![\p{scx=Hiragana}])と|と(?![\p{scx=Hiragana}])|・(?=[\p{scx=Han}])| و(?=\p{scx=Arab})|،/u
export const foundersApartJapanese = /と?、|(?<![\p{scx=Hiragana}])と|と(?![\p{scx=Hiragana}])|・(?=[\p{scx=Han}])/u
/** "الخطاطة نور الحداد": what somebody is, before a name of two words. */
const arabicCalling =
  /^(?:ال)?(?:خطاطة?|مهندسة?|دكتورة?|طبيبة?|مصممة?|معلمة?|أستاذة?|استاذة?|فنانة?|كاتبة?|شيف|طاهية?|محامية?|مبرمجة?|مطورة?|باحثة?|حرفية?|نجارة?|خبازة?|مصورة?|معمارية?|سيدة?|أخوان|أخوين|شقيقان|شقيقين) (?=\p{scx=Arab}+ \p{scx=Arab}+)/u
export const withoutCalling = (name: string): string => name.replace(arabicCalling, "")
