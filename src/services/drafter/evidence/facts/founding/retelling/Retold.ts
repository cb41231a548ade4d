/** A founding among other things that a sentence tells, as a plain sentence: "What began in 2016", "we left and set up Acme". */
import { peopleAt } from "../../Persons.ts"
import { unreal } from "../../words/founding/doubts/DoubtWords.ts"
import { laterInside, turningWords, yearAlone as year } from "../../words/founding/TimeWords.ts"
import { firstReleased } from "./FirstReleased.ts"
import { begunInPerfect } from "./GermanPerfect.ts"
import { labelledFounding } from "./LabelledFoundings.ts"
import { makingSince } from "./MakingSince.ts"
import { onTheirOwn } from "./OwnPlaces.ts"
import { lastOfDeeds } from "./SharedSubject.ts"
import { foundedAsKind, openingAside, shortened, someYearsOn } from "./Shortened.ts"
import { spunOut } from "./SpinOuts.ts"
import { yearsLater } from "./YearsLater.ts"

/** No year of ours: what began then had other makers. */
const ofAll =
  /(?<!\p{L})(?:crisis|krise|crise|crisi|war|krieg|guerre|guerra|oorlog|pandem\p{L}*|strike|streik|recession)(?!\p{L})/iu
const whatBegan: ReadonlyArray<readonly [RegExp, string]> = [
  [
    new RegExp(
      String.raw`^what (?:began|started)(?<rest>[^.;:]{0,110}?) (?!.* (?:ended|stopped|finished|closed|was over)(?!\p{L}))(?:in|in (?:early|late|mid-?)|in the (?:\p{Ll}+ )?(?:spring|summer|autumn|fall|winter) of|in \p{Lu}\p{Ll}+|in the \p{Ll}+ of) ${year}`,
      "iu"
    ),
    "It began in"
  ],
  [
    new RegExp(String.raw`^was (?<rest>[^.;,]{0,60}?)${year}(?: [^.;,]{1,60})? (?:begann|anfing|entstand),`, "iu"),
    "Es begann"
  ],
  [
    new RegExp(
      String.raw`^ce qui a (?:commencé|débuté|démarré)(?<rest>[^.;:,]{0,90}?) (?:en|de)(?: \p{Ll}+)? ${year}`,
      "iu"
    ),
    "Elle a commencé en"
  ],
  [
    new RegExp(String.raw`^lo que (?:empezó|comenzó|nació)(?<rest>[^.;:,]{0,90}?) (?:en|de) ${year}`, "iu"),
    "Todo empezó en"
  ],
  [new RegExp(String.raw`^o que (?:começou|nasceu)(?<rest>[^.;:,]{0,90}?) (?:em|de) ${year}`, "iu"), "Tudo começou em"],
  [
    new RegExp(
      String.raw`^(?:quello|ciò) che (?:è iniziato|è cominciato|è nato|iniziò|nacque)(?<rest>[^.;:,]{0,90}?) (?:nel|del) ${year}`,
      "iu"
    ),
    "Tutto è iniziato nel"
  ],
  [new RegExp(String.raw`^wat (?<rest>[^.;,]{0,60}?)${year}(?: [^.;,]{1,60})? begon,`, "iu"), "Het begon in"]
]

/** "In 2024 zijn Ada Roth en Ben Lund met Acme begonnen": as "richtten Ada Roth en Ben Lund Acme op". */
const beganWith: ReadonlyArray<readonly [RegExp, string]> = [
  [
    / (?:zijn|is) (?<who>\p{Lu}[^,;:]{2,60}?|we|wij|ze|zij) met (?<what>[^,;:]{1,40}?) (?:begonnen|gestart)(?!\p{L})/u,
    "richtten $<who> $<what> op"
  ],
  [
    / (?:zijn|is|ben) (?<who>we|wij|ze|zij|ik) (?:begonnen|gestart) met (?<what>\p{Lu}[^,;:.]{1,40})/u,
    "richtten $<who> $<what> op"
  ],
  [
    / (?:haben|hat) (?<who>\p{Lu}[^,;:]{2,60}?|wir|sie|er|ich) mit (?<what>[^,;:]{1,40}?) (?:begonnen|angefangen|losgelegt)(?!\p{L})/u,
    "gründeten $<who> $<what>"
  ],
  [
    / (?:begannen|begann|starteten|startete) (?<who>\p{Lu}[^,;:]{2,60}?|wir|sie|er|ich) mit (?<what>\p{Lu}[^,;:.]{1,40})/u,
    "gründeten $<who> $<what>"
  ],
  [
    / (?:begonnen|begon|startten|startte) (?<who>\p{Lu}[^,;:]{2,60}?|we|wij|ze|zij|ik) met (?<what>\p{Lu}[^,;:.]{1,40})/u,
    "richtten $<who> $<what> op"
  ]
]

/** Joins another subject or another time: what comes after is no longer told of who came first. */
const turns = new RegExp(String.raw`(?:^|[ ,])(?:${turningWords}|until|bis|puis)(?= )|, \p{Lu}`, "u")
const when = "(?:(?:when|after|once|as|while|als|nachdem|quand|lorsque|cuando|quando|toen|nadat) [^.;:]{3,130}?, )?"
const opening =
  "(?:(?:then|so|finally|eventually|and|but|dann|schließlich|puis|alors|enfin|luego|entonces|depois|então|poi|infine|daarna|toen),? )?"
/** "in the spring of 2021", "en una yerra de abril de 2017": some small words around the year. */
const time = String.raw`(?<in>in|im|am|en|em|no|na|nel|nell'|nella|nelle|à l'|au|durant)(?: ?(?!(?:we|I|that|who|which|published|bought|founded|since|until|before|after|by|seit|bis)(?!\p{L}))[\p{L}'-]+){0,6}? ?${year},?`
/** What all of those below begin with, told more broadly: where no year follows, `time` tries all ways to part the letters. */
const timeAhead = new RegExp(
  `^${opening}(?:in|im|am|en|em|no|na|nel|nell'|nella|nelle|à l'|au|durant)[\\p{L}' -]*(?:1[89]|20)\\p{Nd}{2}`,
  "iu"
)
const canonical = (preposition: string, told: string) =>
  /^(?:im|am)$/iu.test(preposition)
    ? told
    : /^(?:en|à l'|au|durant)$/iu.test(preposition)
      ? `En ${told}`
      : /^(?:em|no|na)$/iu.test(preposition)
        ? `Em ${told}`
        : /^nel/iu.test(preposition)
          ? `Nel ${told}`
          : `In ${told}`

/** What is done before, and at last the founding: each as "In 2021 we set up Acme". */
const amongDeeds: ReadonlyArray<readonly [RegExp, (groups: Record<string, string>) => string]> = [
  [
    new RegExp(
      `^${opening}${time} ${when}(?<who>we|I|they|she|he) (?<acts>[^.;:]{3,140}?),? (?:and|then|and then) (?<clause>(?:co-?founded|founded|started|set up|opened|launched|created) .+)$`,
      "iu"
    ),
    ({ who, clause }) => `${who} ${clause}`
  ],
  [
    new RegExp(
      `^${opening}${time} ${when}\\p{Ll}+en (?<who>wir|sie) (?<acts>[^.;:]{3,140}?),? und (?<verb>gründeten|eröffneten) (?<clause>.+)$`,
      "iu"
    ),
    ({ who, verb, clause }) => `${verb} ${who} ${clause}`
  ],
  [
    new RegExp(
      `^${opening}${time} ${when}haben (?<who>wir|sie) (?<acts>[^.;:]{3,140}?),? und (?<clause>\\p{Lu}\\S*(?: \\p{Lu}\\S*){0,2} gegründet.*)$`,
      "iu"
    ),
    ({ who, clause }) => `haben ${who} ${clause}`
  ],
  [
    new RegExp(
      `^${opening}${time} ${when}(?<who>nous avons|on a|ils ont|elles ont|il a|elle a|j'ai) (?<acts>[^.;:]{3,140}?),? et (?:avons |a |ont |ai )?(?<clause>(?:fondé|créé|ouvert|lancé) .+)$`,
      "iu"
    ),
    ({ who, clause }) => `${(who ?? "").replace(/^on a$/iu, "nous avons")} ${clause}`
  ],
  [
    new RegExp(
      `^${opening}${time} ${when}(?<acts>\\p{Ll}+(?:aron|ieron|amos|imos|aram|eram|iram|ó|ou) [^.;:]{3,140}?),? (?:y|e) (?<clause>(?:fund(?:aron|amos|aram|ó|ou)|crearon|creamos|abrieron|abrimos|criaram|criamos|abriram) .+)$`,
      "iu"
    ),
    ({ clause }) => clause ?? ""
  ],
  [
    new RegExp(
      `^${opening}${time} ${when}(?<aux>abbiamo|hanno) (?<acts>[^.;:]{3,140}?),? e (?:abbiamo |hanno )?(?<clause>(?:fondato|creato|aperto) .+)$`,
      "iu"
    ),
    ({ aux, clause }) => `${aux} ${clause}`
  ],
  [
    new RegExp(
      `^${opening}${time} ${when}\\p{Ll}+en (?<who>we|wij|ze|zij) (?<acts>[^.;:]{3,140}?),? en (?<verb>richtten|openden|startten|begonnen) (?<clause>.+)$`,
      "iu"
    ),
    ({ who, verb, clause }) => `${verb} ${who} ${clause}`
  ]
]

/** A clause of its own at the end: "..., and on 17 June 2021 I sent ...", "..., e nelle sere dell'inverno 2004 è nata ...". */
const lastClause = new RegExp(
  String.raw`(?:, (?:and|und|et|y|e|en)|;) (?<clause>(?:on \p{Nd}{1,2}(?:st|nd|rd|th)? \p{L}+ (?<dated>(?:1[89]|20)\p{Nd}{2})|${time}) (?<rest>(?:we|I|they) .+|(?:è nat[ao]|nacque|nació|nasceu|entstand|ontstond|est née?) .+))$`,
  "iu"
)
/** "When the others asked, she founded Acme in 1994": what comes first tells why, and no time. */
const leadingClause =
  /^(?:als|nachdem|weil|da|when|after|once|because|quand|lorsque|comme|parce que|cuando|como|porque|tras|quando|depois que|poiché|siccome|dopo che|toen|nadat|omdat) [^,;:\p{Nd}]{3,140}, (?=\p{L})/iu
const headed = new RegExp(`^${time} (?<rest>.+)$`, "iu")

/** "baked for twenty years before starting Acme in 2016": by whoever the sentence begins with. */
const beforeFounding: ReadonlyArray<readonly [RegExp, string]> = [
  [
    / (?:before|and ended up|and then ended up|by) (?:co-?founding|founding|starting|setting up|opening|establishing|creating) (?=\p{L})/u,
    "founded"
  ],
  [/ avant de (?:fonder|créer|ouvrir|lancer) (?=\p{L})/u, "a fondé"],
  [/ antes de (?:fundar|crear|abrir|criar) (?=\p{L})/u, "fundó"],
  [/ prima di (?:fondare|creare|aprire) (?=\p{L})/u, "ha fondato"]
]
const whoBegins = (text: string): string | null => {
  const { people, end } = peopleAt(text, 0, true)
  return people.length > 0 ? text.slice(0, end) : (/^(?:we|I|she|he|they)(?= )/iu.exec(text)?.[0] ?? null)
}
/** "Acme grew out of a weekend's work in 2016". */
const grewOut = new RegExp(
  String.raw`^(?<what>[^,.;:]{1,40}?) (?:grew|was born|came) out of [^.;:]{3,110}? in ${year}[.!]?$`,
  "iu"
)
/** "Acme dates back to 2016". */
const datesBack = new RegExp(
  String.raw`^(?<what>[^,.;:]{1,40}?) dates? (?:back to|from) ${year}(?=[.,;:!]|$| (?:when|and|as) )`,
  "iu"
)
/** "La storia di Acme inizia nel 2016" as "La storia Acme", which is what it is where nothing but its name follows. */
const storyOf =
  /(?<=^(?:(?:the|die|la|a|het|l'|de) ?)?(?:story|journey|geschichte|histoire|aventure|historia|aventura|história|storia|avventura|verhaal) )(?:(?:of|von|de|del|do|da|di|della|van) |dell'|d')(?=\p{Lu})/iu
/** "began sewing bags under the Acme name": a house of that name begins, where the same sentence names no other makers. */
const underName =
  /(?<!\p{L})(?:began|started) (?:to )?\p{L}+(?:ing)?(?: \p{Ll}[\p{Ll}'-]*){1,5} (?:under the name (?:of )?(?<name>\p{Lu}[\p{L}\p{N}&'-]*(?: (?:& )?\p{Lu}[\p{L}\p{N}&'-]*){0,3})|under the (?<called>\p{Lu}[\p{L}\p{N}&'-]*(?: (?:& )?\p{Lu}[\p{L}\p{N}&'-]*){0,3}) (?:name|label|brand))(?=[.,;]|$| in \p{Nd}{4})/u
/** Done for us, or in a house that was there: "was hired", "bought the firm". */
const byOthers =
  /(?<!\p{L})(?:us|our|licen[cs]\p{L}*|franchis\p{L}*|distributor|importer|retailer|reseller|joined|hired|employed|apprenticed|also|took over|inherited|acquired|(?:bought|purchased) (?:the|an?|his|her|their) (?:\p{L}+ )?(?:company|firm|business|brand|name|mill|workshop|shop|store|factory|studio|bakery|brewery))(?!\p{L})/iu
/** Whether it is told so, and what is said before makes it another's. */
export const isUnderAnothers = (text: string, before: ReadonlyArray<string>): boolean =>
  underName.test(text) && before.some((one) => byOthers.test(one))
export const asStory = (text: string): string => {
  const story = labelledFounding(text) ?? spunOut(text) ?? foundedAsKind(text.replace(storyOf, ""))
  const { name, called } = underName.exec(story)?.groups ?? {}
  return (name ?? called) === undefined || byOthers.test(story)
    ? story
    : story.replace(underName, `founded ${name ?? called}`)
}
/** Brought out is a company when it is founded: "We launched the company in early 2020". */
const launchedHouse =
  /(?<=(?:^|[ ,])(?:we|I|they|she|he) )launched(?= (?:the|our|my|their) (?:company|business|firm|agency|studio) (?:back )?(?:in|on) (?:(?:early|late|mid|the (?:\p{Ll}+ )?(?:spring|summer|autumn|fall|winter) of|(?:\p{Nd}{1,2} )?\p{L}+(?: of)?)[ -])?\p{Nd}{4})/iu

/** What most of those above tell of. */
const anyYear = /(?:1[89]|20)\p{Nd}{2}/u
const plainer = (text: string) =>
  text
    .replace(/^On a (?=(?:fondé|créé|ouvert|lancé|monté) )/u, "Nous avons ")
    .replace(laterInside, "")
    .replace(someYearsOn, "")

/** Other ways to say the same, the plainest first. */
export const retold = (text: string): ReadonlyArray<string> => {
  const counted = yearsLater(text)
  return counted === null ? toldOtherwise(text) : [counted, ...toldOtherwise(counted)]
}
const toldOtherwise = (text: string): ReadonlyArray<string> => [
  ...plainly(text),
  ...shortened(text).flatMap((one) => [one, ...plainly(one)])
]
const plainly = (text: string): ReadonlyArray<string> => {
  const last = lastOfDeeds(text)
  if (last !== null) return [last]
  const shorter = plainer(text)
  return anyYear.test(text) ? dated(text, shorter) : undated(text, shorter)
}
/** Where a sentence tells no year: whatever of it is plain by itself. */
const undated = (text: string, shorter: string): ReadonlyArray<string> => {
  for (const [shape, founded] of beforeFounding) {
    const match = shape.exec(shorter)
    const who = match === null ? null : whoBegins(shorter)
    if (match !== null && who !== null && !unreal.test(shorter))
      return [`${who} ${founded} ${shorter.slice(match.index + match[0].length)}`]
  }
  const main = shorter.replace(leadingClause, "")
  if (main !== shorter && !unreal.test(shorter)) return [main]
  return shorter === text ? [] : [shorter]
}
const dated = (text: string, shorter: string): ReadonlyArray<string> => {
  const alone = onTheirOwn(text)
  if (alone !== undefined) return [alone]
  for (const [shape, began] of whatBegan) {
    const groups = shape.exec(text)?.groups
    if (groups?.year !== undefined && !ofAll.test(text)) return [`${began} ${groups.year}.`]
  }
  for (const [shape, plain] of timeAhead.test(text) ? amongDeeds : []) {
    const groups = shape.exec(text)?.groups
    const acts = `${groups?.acts} ${groups?.clause}`
    if (groups?.year === undefined || turns.test(groups.acts ?? "") || unreal.test(acts)) continue
    return [`${canonical(groups.in ?? "", groups.year)} ${plain(groups)}`]
  }
  const last = lastClause.exec(shorter)?.groups
  if (last?.rest !== undefined) {
    const told = last.year ?? last.dated ?? ""
    return [`${canonical(last.in ?? "in", told)} ${last.rest}`]
  }
  for (const [shape, founded] of beganWith) {
    const plain = shorter.replace(shape, ` ${founded}`)
    const told = plain === shorter ? undefined : headed.exec(plain)?.groups
    if (told?.year !== undefined && told.rest !== undefined)
      return [`${canonical(told.in ?? "", told.year)} ${told.rest}`]
  }
  const grew = grewOut.exec(shorter)?.groups
  if (grew?.year !== undefined) return [`${grew.what} began in ${grew.year}.`]
  const back = datesBack.exec(shorter)?.groups
  if (back?.year !== undefined) return [`${back.what} began in ${back.year}.`]
  const making = firstReleased(shorter) ?? begunInPerfect(shorter) ?? makingSince(shorter)
  if (making !== null) return [making]
  if (launchedHouse.test(shorter)) return [shorter.replace(launchedHouse, "founded")]
  const [plain] = undated(shorter, shorter)
  if (plain !== undefined) return [plain]
  const head = headed.exec(shorter)?.groups
  if (head?.year !== undefined && head.rest !== undefined && !unreal.test(shorter.slice(0, -head.rest.length)))
    return [
      `${canonical(head.in ?? "", head.year)} ${head.rest.replace(openingAside, "").replace(/ finally (?=\p{Ll})/u, " ")}`
    ]
  return shorter === text ? [] : [shorter]
}
