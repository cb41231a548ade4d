/** Sentences about a founding in scripts without capitals, each by its whole shape. Data: another one is an entry more. */

/** "Founded", "started", "opened", of what began. */
const japanese = "(?:設立|創業|創立|創設|誕生|開業|開店|起業|始め(?=た|まし)|立ち上げ(?=た|まし|られ))"
const chinese = "(?:成立|创立|创办|创建|发起|創立|創辦)"

/** Whole shapes of scripts without capitals: who was founded, when, by whom. */
export const foundingShapes: ReadonlyArray<RegExp> = [
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
  /^(?<subject>[^,,、。\s\d]{0,24}?) ?(?:由(?<by>[\p{scx=Han}·、和与]{2,20}?))?(?:正式)?(?:成立|创立|创办|创建|創立|創辦)于(?<year>\d{4})年(?:[^,,。]{0,8}[,,]由(?<by2>[\p{scx=Han}·、和与]{2,24}?)(?:共同)?(?:创立|创办|创建|成立))?/u,
  /^(?<subject>[^,,、。\s\d]{0,24}?) ?(?:于|於|在)?(?<year>\d{4})年(?:\d{1,2}月)?(?:\d{1,2}日)?(?:由(?<by>[\p{scx=Han}·、和与]{2,20}?))?(?:正式)?(?:成立|创立|创办|创建|創立|創辦)/u,
  /^(?:成立时间|成立日期|成立年份|创立时间|创立年份|成立時間)\s*[::]?\s*(?<year>\d{4})/u,
  /^(?:أسس|أسست|أسسا|أسسوا) (?<by>\p{scx=Arab}+(?: \p{scx=Arab}+){1,5}?) (?:شركة |منصة |متجر |تطبيق )?(?<object>[\p{scx=Latn}\d.-]+(?: [\p{scx=Latn}\d.-]+){0,2}) (?:في )?(?:عام|سنة) (?<year>\d{4})/u,
  /^(?:أسس|أسست) (?<object>[\p{scx=Latn}\d.-]+(?: [\p{scx=Latn}\d.-]+){0,2}) (?<by>\p{scx=Arab}+(?: \p{scx=Arab}+){1,3}?) (?:في )?(?:عام|سنة) (?<year>\d{4})/u,
  /^(?:أسسها|أسسه|أسسته|أسستها) (?<by>\p{scx=Arab}+(?: \p{scx=Arab}+){1,3}?) (?:في )?(?:عام|سنة) (?<year>\d{4})/u,
  /^(?:أسسها|أسسه|أسسته|أسستها|أطلقه|أطلقها|أطلقته|أطلقتها|أنشأه|أنشأها|أنشأته|أنشأتها) (?<by>\p{scx=Arab}+ (?!و)\p{scx=Arab}+(?: (?!و)\p{scx=Arab}+)?)(?=$|[.،]| وه[يو] | (?:في|عام|سنة)(?! (?:عام|سنة)))/u,
  // أسسنا Acme في الإسكندرية في ربيع 2022
  /(?:^|[ ،.])و?(?:أسسنا|أنشأنا|أطلقنا|افتتحنا) (?<object>\p{scx=Arab}+(?: (?!في |عام |سنة )\p{scx=Arab}+)?|[\p{scx=Latn}\d.-]+)(?: في (?!عام|سنة|ربيع|صيف|خريف|شتاء)\p{scx=Arab}+)?,?(?: (?:في )?(?:عام|سنة|ربيع|صيف|خريف|شتاء)| في(?: شهر)?(?: \p{scx=Arab}+)?) (?<year>\d{4})/u,
  // تأسست الشركة عام 2015
  /^(?:تأسست|تأسس|أُسست|أُسِّست|أسست|أنشئت|تأسيس)(?: (?<subject>[^\d،.]{1,40}?))?(?: على يد (?<by>[^\d،.]{3,60}?))? (?:(?:في )?(?:عام|سنة|العام) )?(?<year>\d{4})(?: (?:في [^\d،.]{1,30} )?على يد (?<by2>[^\d،.]{3,60}))?/u,
  /^(?<subject>[^\d،.]{1,40}?) (?:تأسست|تأسس|أُسست|أسست)(?: (?:في )?(?:عام|سنة|العام))? (?<year>\d{4})(?: على يد (?<by>[^\d،.]{3,60}))?/u,
  /^(?:أسس|أسست) (?<object>\p{scx=Arab}+(?: \p{scx=Arab}+)?) كل من (?<by>[^\d،.]{3,60}?) (?:في )?(?:عام|سنة) (?<year>\d{4})/u,
  /^(?:سنة|عام|تاريخ) التأسيس\s*[::]?\s*(?<year>\d{4})/u
]
/** Between the people of a list in those scripts. */
export const foundersApart =
  /と?、|和|与|(?<![\p{scx=Hiragana}])と|と(?![\p{scx=Hiragana}])|・(?=[\p{scx=Han}])| و(?=\p{scx=Arab})|،/u
