/**
 * What comes first and what after it, what is done and what is not, what is so and why: "the notary looks before the camera is switched on", "Erst wenn der Plan gezeichnet ist,
 * wird bestellt". Sides change with the word (before, after) and with the clause that leads. By places alone, so in any
 * language that has these words.
 */
import { tellingStems } from "../../../meaning/TellingStems.ts"
import { sentencesIn } from "../../../voice/SentenceCuts.ts"

/** The clause it opens comes later … */
const before =
  /(?<!\p{L})(?:before|prior to|bevor|ehe|avant (?:que|de|d['’])|antes (?:de|que)|prima (?:che|di|del\p{L}*)|voordat|alvorens)(?!\p{L})/iu
/** … or sooner. */
const after =
  /(?<!\p{L})(?:after|only once|once|as soon as|nachdem|sobald|erst wenn|après (?:que|(?:l['’]|les? |la |vous |nous |s['’])?(?:avoir|être))|dès que|une fois que|(?:después de|tras)(?: que| hab\p{L}+)?|una vez que|en cuanto|dopo (?:che|aver\p{L}*|esser\p{L}*)|una volta che|non appena|(?:depois (?:de|que)|após)|assim que|nadat|zodra|pas als)(?!\p{L})/iu

/** The clause it opens is why the other is so, and comes sooner. */
const because =
  /(?<!\p{L})(?:because|weil|parce qu(?:e|['’])|puisqu(?:e|['’])|porque|perché|poiché|omdat|doordat)(?!\p{L})/iu
/** What stands before it comes sooner. */
const then =
  /(?<!\p{L})(?:(?:and|und|et|y|e|en) |(?<=,\s))(?:then|dann|danach|puis|ensuite|luego|después|poi|depois|daarna)(?!\p{L})/iu
/** What stands before it is why. */
const therefore =
  /(?<!\p{L})(?:therefore|hence|thus|which is why|that is why|deshalb|deswegen|daher|darum|c['’]est pourquoi|par conséquent|por (?:eso|ello|lo tanto)|perciò|quindi|per questo|por isso|portanto|daarom|vandaar)(?!\p{L})/iu
/** What is not done: the other clause is. */
const instead =
  /(?<!\p{L})(?:instead of|rather than|anstatt|statt|au lieu d(?:e|['’])|plutôt que(?: de)?|en (?:lugar|vez) de|em vez de|in(?:vece| luogo) di|anziché|in plaats van)(?!\p{L})/iu

/** What has to be so comes sooner than what is so then. */
const provided =
  /(?<!\p{L})(?:when(?:ever)?|if|in case|wenn|falls|sofern|quand|lorsqu(?:e|['’])|cuando|quando|wanneer|indien|(?<=^|, )(?:si|se|als))(?!\p{L})/iu

/** Both of them marked: "first a trial, then the fee". What joins them stands before the second. */
const firstly = /(?<!\p{L})(?:first|zuerst|zunächst|erst|d['’]abord|primero|prima|primeiro|eerst)(?!\p{L})/iu
const thereupon =
  /(?<!\p{L})(?:then|afterwards|(?:years?|months?|weeks?|days?) later|(?:jahre?|monate?|wochen?) später|plus tard|más tarde|più tardi|mais tarde|dann|danach|ensuite|puis|luego|después|poi|dopo|depois|daarna)(?!\p{L})/iu
const joint = /,\s|;\s|(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L})/giu
const markedOrder = (text: string): Order | null => {
  const [a, b] = [firstly.exec(text), thereupon.exec(text)]
  if (a === null || b === null || b.index < a.index) return null
  const cut = [...text.slice(0, b.index).matchAll(joint)].at(-1)?.index ?? -1
  const without = (part: string, marker: RegExpExecArray) => tellingStems(part.replace(marker[0], " "))
  return cut < a.index ? null : { first: without(text.slice(0, cut), a), later: without(text.slice(cut), b) }
}

interface Order {
  readonly first: ReadonlyArray<string>
  readonly later: ReadonlyArray<string>
}
const orderIn = (text: string): Order | null => {
  const marked = markedOrder(text)
  if (marked !== null) return marked
  const all = [after, before, because, instead, then, therefore]
    .map((opener) => opener.exec(text))
    .filter((one) => one !== null)
  const found = all[0] ?? provided.exec(text) ?? undefined
  if (found === undefined || all.length > 1) return null
  const head = text.slice(0, found.index)
  const behind = text.slice(found.index + found[0].length)
  const comma = behind.indexOf(",")
  const isLeading = tellingStems(head).length === 0
  if (isLeading && comma === -1) return null
  if (then.test(found[0]) || therefore.test(found[0])) return { first: tellingStems(head), later: tellingStems(behind) }
  const opened = tellingStems(comma === -1 ? behind : behind.slice(0, comma))
  const main = tellingStems(isLeading ? behind.slice(comma) : head)
  const isSooner = [after, because, provided].some((opener) => opener.test(found[0]))
  return isSooner ? { first: opened, later: main } : { first: main, later: opened }
}
/** "Démonté" and "démonter": no stem is known of most languages. */
const sameLetters = 5
const plainOf = (stem: string) => stem.replace(/^\p{L}{1,2}['’]/u, "")
const isSame = (a: string, b: string): boolean =>
  a === b || (a.length > sameLetters && b.length > sameLetters && a.slice(0, sameLetters) === b.slice(0, sameLetters))
const inCommon = (a: ReadonlyArray<string>, b: ReadonlyArray<string>, own: ReadonlySet<string>) =>
  a.filter((stem) => !own.has(stem) && b.some((other) => isSame(plainOf(stem), plainOf(other)))).length

/** Whether a sentence has first what a text has afterwards, and afterwards what it has first. */
export const changesOrder = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean => {
  const said = orderIn(sentence)
  if (said === null) return false
  // Who does it is told once, in whichever clause leads; unless that is all a clause tells: "before Acme does".
  const called = new Set(names.flatMap(tellingStems))
  const isOnlyCalled = (stems: ReadonlyArray<string>) => stems.every((stem) => called.has(stem))
  const own = isOnlyCalled(said.first) || isOnlyCalled(said.later) ? new Set<string>() : called
  return texts.flatMap(sentencesIn).some((text) => {
    const told = orderIn(text)
    if (told === null) return false
    const [kept, turned] = [inCommon(said.first, told.first, own), inCommon(said.first, told.later, own)]
    const [keptLater, turnedLater] = [inCommon(said.later, told.later, own), inCommon(said.later, told.first, own)]
    // What both do it to may stand on the same side.
    return turned > 0 && turnedLater > keptLater && (turned > kept || keptLater === 0)
  })
}
