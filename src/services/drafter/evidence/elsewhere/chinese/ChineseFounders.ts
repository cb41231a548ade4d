/** Who founded a house, as Chinese sentences tell it: by whom, whose founder, who says so. */
import { latinPerson, type Mentioned, withOwn, withYears } from "../Marks.ts"
import { chineseKinds, inSimplified, isChineseHouse, plainChinese } from "./ChineseSubjects.ts"

const surnames =
  "涂(?![料层鸦抹装色改])|卓(?![越有著])|蓝(?![色牙图天海莓调领光筹])|桂(?![花林圆皮])|蒲(?!公英|团)|鲍(?!鱼)|殷(?![切勤实])|艾(?!滋|草|灸)|凌(?![晨乱空])|颜(?![色料值面])|庞(?![大然杂])|甄(?![选别])|冉(?!冉)|欧阳|司马|上官|诸葛|司徒|东方|尉迟|皇甫|慕容|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤简温纪童游柯连庄古洪倪阮翁施傅骆梅盛齐岳安常乔康章鲁葛伍俞辛管柳聂费伊穆巫房缪樊甘沙应包左季关兰宁霍牛单项祝焦耿路戚褚娄岑邬滕晏臧窦卞谌翟靳佟栾蔺邢鄢阎隋寇佘邝谯祁闵逄匡瞿仝蓟]"
const given = String.raw`(?:\p{sc=Han}(?![和与跟于在是的共])\p{sc=Han}|(?![和与跟于在是的共])\p{sc=Han})`
/** What may stand after a name, and in front of what is done. */
const afterName = String.raw`(?=$|[,。、()(:;·]|和|与|跟|及|先生|女士|老师|博士|教授|师傅|小姐|夫妇|兄弟|姐妹|于|在|创[办立建始]|共同|一起|联[合手]|一手|一人|一个人|[两三四二]人|[两三四二]位|独[自立]|亲[手自]|[推骑背拿]着|辞|曾|是|的|做|开[办始发创]|发起|推出|打造|设立|成立|建立|为|从|用|自|利用|携手|合伙|所|带着|离开|毕业|回到|放弃|至今|都|均|皆|也|同|仍|每天|每[日周]|还|一直|坚持|亲自|《| )`
const name = `(?:(?:${surnames})${given}${afterName}|${latinPerson})`
const honorific = "(?:先生|女士|老师|博士|教授|师傅|小姐)?"
/** What somebody is, before the name. */
const calling = String.raw`(?:(?:前)?[^,。、是由〓《]{0,12}(?:师|者|人|家|员|生|长|匠|厨|夫|妻|友|爸|妈|手|农|编辑|教授|博士|程序员|夫妻|夫妇|姐妹|兄弟|年轻人|的))??`
const joint = "(?:和|与|跟|及|以及|、|,)"
/** One name or several, with what they are. */
export const listChinese = `${name}${honorific}(?:${joint}${calling}${name}${honorific}){0,4}(?:夫妇|兄弟|姐妹|[两二三四](?:人|位))?`
const list = `(?<list>${listChinese})`
const founded = "创办|创立|创建|创设|创始|成立|开办|开设|建立|发起|开创|打造|开了|开起|推出|开发|做出|组建|设立"
const title = "(?:联合|共同)?(?:创始人|创办人|创立者|创建者|发起人|创办者)"
const maker = `${title}|开发者|独立开发者|作者|主理人|店主|老板|制作人|设计者|负责人|创作者`
const house = String.raw`(?:〓(?:这[家个间款])?(?:的?(?:${chineseKinds}))?|(?:这|该)[家个间款支所]?[\p{sc=Han}]{0,3}?(?:${chineseKinds})|(?:${chineseKinds}))`
const aside = "[^。]{0,40}?"

const shape = (pattern: string) => new RegExp(pattern, "u")
const shapes: ReadonlyArray<RegExp> = [
  // 〓由李晓明创立。 / 〓是由黄国华先生一手创办的。
  shape(
    `(?<subject>^|[^,。]{1,24}?)(?:最初|最早|正式|便|就)?(?:是)?(?:于|在)?由${calling}${list}[^,。]{0,24}?(?:${founded})`
  ),
  // 〓是马腾在大学毕业后创办的。 / 〓是孙丽一个人做的独立应用。
  shape(`(?<subject>^[^,。]{1,24}?)是${calling}${list}[^,。]{0,20}?(?:${founded}|做|写|经营)(?:出来)?的`),
  // 王芳和张伟共同创办了〓。
  shape(
    `(?:^|[,。、]|〓的?)${calling}${list}${aside}(?:${founded})(?:出|起|过)?了?(?<object>[^,。的]{1,16}?)(?=$|[,。]|的|,|是|并|来)`
  ),
  // 〓的创始人是陈大勇。 / 创始人陈大勇…
  shape(
    `(?<whose>^|[,。]|〓的?|${house}的?)(?:[两二三]位)?(?:${title})(?:兼[^,。是]{1,8})?(?:是|为|:|,|、| |叫)?${calling}${list}`
  ),
  // 林佳怡是〓的创办人。 / 林佳怡,〓创始人
  shape(`(?:^|[,。])${calling}${list}(?:,|是|、| ?[(])(?<whose>〓|${house})的?(?:[两二三]位|唯一)?(?:${title})`),
  // 我叫刘洋,是〓的开发者。 / 我们是周杰和吴倩,〓的两位联合创始人。
  shape(`〓(?:们)?(?:是|叫|名叫|就是)${list}[,、]?${aside}〓的?(?:[两二三]位)?(?:${maker})`),
  shape(`〓(?:们)?(?:是|叫|名叫)${calling}${list}[,、]${aside}(?:${founded})了?(?<object>〓|这[家个款间][^,。]{1,8})`),
  // 我是刘洋,〓由我一个人开发。
  shape(
    `〓(?:们)?(?:是|叫|名叫|就是)${list}[,、]〓(?:目前|现在|至今)?(?:是)?由〓[^,。]{0,8}?(?:${founded}|制作|编写|维护|运营|完成)`
  ),
  // 〓背后是刘洋。
  shape(`〓(?:的)?(?:背后|幕后)(?:的(?:人|团队|开发者))?(?:就)?是${calling}${list}(?=$|[,。两二三四])`),
  // 〓最初是刘洋的个人项目。
  shape(
    `^〓[^,。是]{0,8}[,、]?(?:最初|起初|最早|原本|本来|一开始)?(?:只)?是${calling}${list}的(?:个人|业余|课余|副业|周末|私人)[\\p{sc=Han}]{0,2}(?:项目|作品)`
  ),
  // 我是〓的开发者刘洋
  shape(`〓(?:是)?(?:〓)?的?(?:[两二三]位)?(?:${maker})[,、:]?(?:是|叫)?${list}(?=$|[,。])`),
  // 创建〓的是工程师何静。
  shape(`(?:${founded})(?:了)?(?<object>〓|这[家个款间][^,。]{1,8}|${house})的(?:人)?(?:是|,)${calling}${list}`)
]

const elsewhere =
  /客户|用户(?!体验)|顾客|读者|合作伙伴|供应商|隔壁|邻居|朋友的|竞争|感谢|致谢|采访|专访|访谈|影响|敬佩|加入|入职|担任|上任|接手|接班|接任|继承|第[二三四]代|孙子|孙女|儿子|女儿|徒弟|学生|投资|融资|股东|顾问|标志|logo|拍摄|照片|摄影|装修|设计的标|建筑|报道|推荐|此前|曾[创在任经]|以前|前公司|分店|分公司|第二家|新店|计划|打算|如果|不是|并非|没有|未|之父|作家|书中|一书|名言|曾说|说过|说:|表示|讲座|嘉宾|获奖|另一[家个]/iu

/** Those who founded it; null where the sentence tells nobody. */
export const chineseFounders = (text: string, names: ReadonlySet<string>): Mentioned<ReadonlyArray<string>> | null => {
  const simplified = inSimplified(text)
  const marked = plainChinese(withOwn(withYears(simplified), new Set([...names].map(inSimplified))))
  const plain = marked.replace(/(?:[于在自从])?《\d{4}》,?/gu, "")
  if (elsewhere.test(plain)) return null
  for (const pattern of shapes) {
    const groups = pattern.exec(plain)?.groups
    if (groups?.list === undefined) continue
    const subject = groups.subject?.replace(/^[^,]*,/u, "")
    if (subject !== undefined && subject !== "" && !isChineseHouse(subject)) continue
    if (subject === "" && !plain.includes("〓")) continue
    if (groups.object !== undefined && !isOfOurs(groups.object)) continue
    const people = namesInChinese(groups.list).flatMap((name) => asWritten(text, simplified, name))
    if (people.length > 0) return { value: people, whose: plain.includes("〓") ? "own" : "none" }
  }
  return null
}
/** 两人一起创办了〓: as many as the sentences before name. */
const byCounted = new RegExp(
  `(?:^|[,。])(?<count>[两二三四]人|[两二三四]个人|[两三四]位|他们|她们|他俩|她俩|俩人)(?:便|就|于是|决定|一起|共同|联手|携手|一同|合伙|正式|又|在[^,。在]{1,12}){0,4}(?:${founded})(?:出|起|过|了){0,2}(?<object>[^,。的]{1,16}?)(?=$|[,。]|的|是|并|来)`,
  "u"
)
/** How many founded it, where the sentence names none of them: 0 of as many as are named; null where it tells no such thing. */
export const countedInChinese = (text: string, names: ReadonlySet<string>): number | null => {
  const marked = plainChinese(withOwn(withYears(inSimplified(text)), new Set([...names].map(inSimplified))))
  const plain = marked.replace(/(?:[于在自从])?《\d{4}》,?/gu, "")
  const { count = "", object } = byCounted.exec(plain)?.groups ?? {}
  if (object === undefined || !isOfOurs(object) || elsewhere.test(plain)) return null
  return /^[他她]们/u.test(count) ? 0 : count.startsWith("三") ? 3 : count.startsWith("四") ? 4 : 2
}
/** What may be a name, at the head of a clause. */
const mayBeNamed = new RegExp(`(?<=^|[,。、;])(?:${surnames})\\p{sc=Han}{1,2}`, "gu")
/** The people a Chinese sentence names, in the page's own letters; null where it may name more of them. */
export const namedInChinese = (text: string): ReadonlyArray<string> | null => {
  const simplified = inSimplified(text)
  const names = namesInChinese(plainChinese(simplified))
  const isAll = [...simplified.matchAll(mayBeNamed)].every(([one]) =>
    names.some((name) => one.startsWith(name) || name.startsWith(one))
  )
  return isAll ? names.flatMap((name) => asWritten(text, simplified, name)) : null
}
const ofOurs = new RegExp(
  String.raw`^(?:〓|(?:这|自己的|属于自己的)?(?:[这][家个间款支所])(?:[\p{sc=Han}]{0,4}?)(?:${chineseKinds})|${chineseKinds}$)`,
  "u"
)
const isOfOurs = (object: string): boolean => ofOurs.test(object)
const each = new RegExp(String.raw`(?<=^|[和与跟及、,师者人家员生长匠厨夫妻友爸妈手农的 ]|编辑|教授|博士)${name}`, "gu")
/** 东方所: a surname, and what kind of house. */
const houseNoun = /[所厂店社坊馆局]$/u
/** The names of such a list. */
export const namesInChinese = (list: string): ReadonlyArray<string> =>
  [...list.matchAll(each)].map(([one]) => one.trim()).filter((one) => !houseNoun.test(one))
/** In the page's own letters. */
const asWritten = (text: string, simplified: string, name: string): ReadonlyArray<string> => {
  const at = simplified.indexOf(name)
  return at === -1 ? [] : [text.slice(at, at + name.length)]
}
