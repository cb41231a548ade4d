/**
 * A sentence that says who founded what, when and where, read by its shape: "Acme was founded in 2016 by ...",
 * "Founded in 2016", "Ada Roth and Ben Lund started Acme in 2016", "Acme, founded in 2016,". What was founded is
 * told as the sentence has it; whether that is the site's own is for whoever asks.
 */
import { recalled } from "../../../../../domain/text/Recalled.ts"
import { unreal } from "../words/founding/doubts/DoubtWords.ts"
import { withPlainDates, withPlainYears } from "../words/founding/EraYears.ts"
import {
  foundersApart,
  foundersApartJapanese,
  nobodyBeside,
  foundingShapes as shapesElsewhere
} from "../words/founding/FoundingShapesElsewhere.ts"
import type { Founding, IsOwn, Tail } from "./FoundingParts.ts"
import { foundingPatterns } from "./FoundingShapes.ts"
import { resolved } from "./retelling/Resolved.ts"
import { besideName, nominal, opensFounded, passive } from "./WhatWasFounded.ts"
import { active, appearing, around, beginning } from "./WhoFounded.ts"

const arabicDigits = "٠١٢٣٤٥٦٧٨٩"
/** In digits of ten plain signs. */
export const plainDigits = (text: string): string => text.replace(/[٠-٩]/g, (one) => String(arabicDigits.indexOf(one)))
/** Without signs of vowels, which few write. */
const withoutVowels = (text: string): string => text.replace(/[\u064b-\u0652\u0670]/g, "")
const withoutCapitals = /[\p{scx=Han}\p{scx=Katakana}\p{scx=Hiragana}\p{scx=Arab}]/u

/** 姉の白石遥: what somebody is to the one before. */
const kin =
  /^(?:姉|兄|弟|妹|妻|夫|父|母|息子|娘|友人|親友|幼なじみ|同級生|同僚|元同僚|先輩|後輩|いとこ|代表|創業者|店主|社長|代表取締役)の(?=[\p{scx=Han}々]{2})/u
/** 祖父・白石遥: what somebody is to whoever tells it, cut from the name. */
const kinAlone =
  /^(?:曽?祖父|曽?祖母|姉|兄|弟|妹|妻|夫|父|母|息子|娘|両親|夫婦|初代|先代|二代目|三代目|当主|店主|創業者|爷爷|奶奶|祖父母|父亲|母亲|外公|外婆)$/u
const pronounElsewhere = /^(?:她|他|我|咱)们?(?:和|与|與|跟|同)/u
/** 大学同学卓文澜: the same in Chinese. */
const chineseKin =
  /^(?:大学|高中|中学|研究生|前)?(?:同学|同事|好友|朋友|室友|妻子|丈夫|哥哥|弟弟|姐姐|妹妹|师兄|师姐|搭档|老乡)(?=[\p{scx=Han}]{2,4}$)/u
/** 旅館の娘だった岡部里奈: what somebody had been. */
const calledBefore = /^[\p{scx=Han}\p{scx=Katakana}ー]{2,12}の(?=[\p{scx=Han}々]{2})/u
const had =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}ー]{1,14}(?:だった|である|出身の|をしていた)(?=[\p{scx=Han}々]{2})/u
/** 平成二十年(2008年), 2008年(平成20年): one year, told twice. */
const eraYear =
  /(?:明治|大正|昭和|平成|令和)[\d一二三四五六七八九十元]{1,3}年\((?<year>\d{4})年?\)|(?<after>\d{4})年?\((?:明治|大正|昭和|平成|令和)[\d一二三四五六七八九十元]{1,3}年\)年?/gu
/** 何静博士, 白石遥氏: how somebody is addressed. */
const addressed = /(?<=^[\p{scx=Han}々·]{2,4})(?:先生|女士|小姐|博士|教授|老师|老師|师傅|師傅|さん|氏|様)$/u
/** A name without what somebody is, before it or behind it. */
const alone = (name: string): string =>
  name
    .trim()
    .replace(had, "")
    .replace(kin, "")
    .replace(chineseKin, "")
    .replace(calledBefore, "")
    .replace(/^、|、$/gu, "")
    .replace(addressed, "")
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const inOtherScripts = (text: string): Founding | null => {
  // "于 2020 年" as "于2020年".
  const plain = withPlainYears(
    withoutVowels(plainDigits(text))
      .replace(/(?<=[\p{scx=Han}\p{scx=Hiragana}]) (?=\p{Nd})|(?<=\p{Nd}) (?=年)/gu, "")
      .replace(eraYear, "$<year>$<after>年")
  )
  for (const shape of shapesElsewhere) {
    const match = shape.exec(plain)
    const groups = match?.groups
    if (match === null || groups === undefined) continue
    const by = (groups.by ?? groups.by2 ?? "").trim()
    // 和 joins two names in Chinese, and ends one in Japanese.
    const apart = kana.test(plain) ? foundersApartJapanese : foundersApart
    // 她和大学同学卓文澜: of those who did it one is told before.
    const first = by === "" || pronounElsewhere.test(by) ? [] : by.split(apart)
    const beside = (groups.with?.split(apart) ?? []).filter((one) => !nobodyBeside.test(one))
    // "أسست ليان مع سامي النجار": who she is, is told elsewhere.
    const isGivenAlone = /^\p{scx=Arab}+$/u.test(by)
    const plainly = (names: ReadonlyArray<string>) =>
      names.map(alone).filter((name) => name !== "" && !kinAlone.test(name))
    return {
      subject: (groups.object ?? groups.subject ?? "").trim(),
      year: groups.year ?? null,
      people: isGivenAlone && beside.length > 0 ? [] : plainly([...first, ...beside]),
      fellows: isGivenAlone ? plainly(beside) : [],
      place: null,
      end: match[0].length
    }
  }
  return null
}

/** "C'est en 2009 que ...", "It was in 2009 that ...": the year first, then the sentence. */
const cleft =
  /^(?:c'est|c'était|ce fut|it was|es war|fue|foi|fu|è|era|het was) (?=(?:en |in |em |nel |im jahr |im jahre )?(?:1[89]|20)\p{Nd}{2},? (?:that |que |qu'|che |dat |cuando |quando |als |dass ))(?<when>(?:\p{Ll}+ ){0,2}\p{Nd}{4}),? (?:qu'|\p{Ll}+ )/iu
/** "Era il 1974 quando ...", "Corria 2017 quando ...", "Foi em 1974, no mês da feira, que ...": the same, told at length. */
const itWasThen =
  /^(?:c'était|ce fut|era|fu|correva|corría|corria|foi|fue|het was|it was) (?:(?:in|en|em|nel|il|l'|el|o|le|la|het) ?)?(?:\p{L}+ ){0,3}?(?:de |del |di |of )?(?<year>(?:1[89]|20)\p{Nd}{2})(?:, [^,;:]{3,60},|,)? (?:when|that|quand|que|cuando|quando|che|toen) (?=\p{L})/iu
/** "We've been at it since". */
const contracted = /^(?<who>We|I|They|It|She|He)'ve(?= )/u
/** "wrote the first version of Acme". */
export const firstVersion =
  /(?<=(?:built|made|wrote|released|shipped|coded|launched|published|started) )(?:the|our|a) (?:very )?first (?:(?:version|release|prototype|build|edition) of )?(?=\p{Lu})/u
/** "on a wet Saturday in February 2016" as "in February 2016". */
const onADay =
  / (?:on|one) (?:a |an )?(?:\p{Ll}+ ){0,2}(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?,? (?=in (?:\p{L}+ )?(?:1[89]|20)\p{Nd}{2})/iu
/** "gründete in der Stube des Hofs die Töpferei": where, between the verb and what was founded. */
const roomBefore =
  /(?<verb>(?:gründete|eröffnete)n?) (?<room>(?:in|im|am|auf) [^,;:.]{2,40}?) (?<what>(?:die|den|das) \p{Lu}\p{L}+)(?=[,.;]|$| (?:und|mit|weil|um) )/u
/** "Acme invece nasce nel 2016". */
const however =
  / (?:however|hingegen|dagegen|jedoch|en revanche|quant à elle|en cambio|por su parte|por sua vez|invece|echter)(?= \p{Ll})/u
/** "set up the workshop here in 2016". */
const hereIn =
  / (?:here|hier|ici|aquí|aqui|qui),?(?= (?:in|im|en|em|nel) (?:\p{L}+ (?:de |del )?)?(?:1[89]|20)\p{Nd}{2})/u
/** "The first Acme went on sale in 2016". */
const theFirst = /^(?:the|our|my) (?:very )?first (?:(?:version|release|edition|issue|copy) of )?(?=\p{Lu})/iu
/** "wrote the first Acme": how what was begun came to be. */
const wroteFirst =
  /(?<=(?:^|[ ,])(?:I|we|they|she|he) )(?:built|made|wrote|released|shipped|coded|published|sent|printed|sewed) (?=(?:the|our|a) (?:very )?first )/giu
/** "schrieb sie mit ihm die erste Fassung von Acme". */
const schriebErste =
  /(?<=(?:^|[ ,]))(?:schrieb|baute|programmierte|entwickelte)(?<many>e?n)? (?=(?:ich|wir|sie|er) (?:[^.;:]{0,80} )?die (?:aller)?erste (?:Fassung|Version) von \p{Lu})/giu
/** "the first version of", elsewhere. */
const firstOf =
  /(?<= )(?:die (?:aller)?erste (?:Fassung|Version|Ausgabe) von|la (?:toute )?première version (?:de |d')|la primera versión de|a primeira versão d[aeo]|la prim(?:a|issima) versione d(?:i|el|ella|ell')|de (?:aller)?eerste versie van) ?(?=\p{Lu})/u
/** "We put a map on the internet, and in March 2020 we opened Acme": the clause about us. */
const ofOurs =
  /(?:, (?:and|so|then)|; | [–—-]|\.\.\.|,) (?<clause>in (?:\p{L}+ )?\p{Nd}{4},? (?:we|I) (?:founded|co-?founded|started|set up|opened|launched|created|built) .+)$/iu
/** "Nobody could read them, so in 2021 she and Ben Lund founded Acme": whoever was told before, and the house by its name. */
const ofThem =
  /(?:, (?:and|so|and so|but)|;) (?<clause>(?:in (?:\p{L}+ ){0,4}\p{Nd}{4},? )?(?:they|she|he|the (?:two|three)(?: of (?:them|us))?|both)(?: and (?:(?:her|his|their) [^,;:]{3,30},? )?\p{Lu}[^,;:]{2,30}?)? (?:founded|co-?founded|started|set up|established|incorporated) .+)$/iu
/** "They put it on the web and, in the spring of 2020, founded Acme": a last deed with a time of its own, before it. */
const andOurs =
  /,? (?:and|then|und|et|puis|y|e|ed|en)(?: (?:then|finally|dann|ensuite|luego|después|depois|poi|infine|toen))?,? (?<when>(?:in|im|en|em|nel|no|na) [^,;:]{0,30}?(?:1[89]|20)\p{Nd}{2}),? (?<deed>\p{Ll}.+)$/iu
/** What of an English clause has no subject of its own. */
const deedAlone = /^(?:co-)?(?:founded|started|launched|opened|created|built|established|incorporated|set up) /iu
/** "The wood is older, but Acme was founded in 2003". */
const butOurs =
  /, (?:but|yet|though|aber|doch|mais|pero|mas|ma|però|maar) (?<clause>(?!(?:it|they|he|she|es|sie|er|elle|il|ella|él|ela|ele|lei|lui|het|zij|hij|we|I|wir|ich|nous|je|in|when)(?!\p{L})).+)$/iu
/** "Although the mill is older, Acme ...". */
const although =
  /^(?:although|though|while|obwohl|zwar|bien que|si |aunque|si bien|embora|benché|sebbene|anche se|hoewel|ofschoon) [^,;:.]{3,90}, (?=\p{Lu})/iu
/** "Acme itself was founded". */
const itself =
  / (?:itself|selbst|elle-même|lui-même|(?:en sí )?mism[ao]|mesm[ao]|stess[ao]|zelf)(?= (?:was|is|began|started|opened|wurde|ist|entstand|a été|est|fut|fue|es|nació|foi|nasceu|è|fu|nasce|werd|ontstond)(?!\p{L}))/iu
/** "That's how Acme was born", "Foi assim que a Acme nasceu". */
const soItWas =
  /^(?:(?:and )?(?:that's|that is|this is|which is) how|(?:foi|é) assim que|c'est ainsi que|(?:y )?(?:así (?:es|fue) como|fue así como)|(?:è|fu) così che) /iu
/** "We are Acme, a studio founded in 2016". */
const weAre = /^(?:we are|wir sind|nous sommes|somos|(?:noi )?siamo|(?:wij|we) zijn) (?=\p{Lu}[^,]{0,40}, )/iu
/** "Two years later ...": after another event, so without a year of its own. */
const later =
  /^\p{L}+ (?:(?:years?|months?) later|(?:jahre?|monate?) (?:später|danach)|(?:ans?|mois) plus tard|(?:años?|meses) (?:después|más tarde)|(?:anos?|meses) depois|(?:ann[oi]|mes[ei]) dopo|(?:jaar|maanden?) later),? /iu

/** "Set up Acme": one verb, where what was set up follows by name. */
const setUp = /(?<= )set up (?=\p{Lu})/gu
/** "Started building Acme": begun is what is built. */
const begunBuilding =
  /(?<=(?:^|[ ,])(?:we|I|they|she|he) (?:first )?)(?:started|began) (?:building|developing|writing|coding|making|work(?:ing)? on) (?=\p{Lu})/giu
/** "So in 2018 we started Acme": leads on from the sentence before, and says nothing. */
const leadsOn =
  /^(?:(?:and )?so|then|and|finally|eventually|also|daher|deshalb|darum|dann|schließlich|alors|puis|enfin|ainsi|donc|así que|entonces|luego|por eso|então|por isso|depois|allora|quindi|così|poi|infine|dus|daarom|toen),? (?=(?:in|im|en|em|nel|on) |\p{Nd}{4} |(?:we|I|they|wir|nous|on|ze|we) )/iu

/** `own`: whether words can stand for the site's own company; they tell an object from what follows it. */
export const foundingIn = (sentence: string, own: IsOwn): Founding | null => {
  const but = butOurs.exec(sentence)?.groups?.clause
  const ours = but === undefined ? null : wholeIn(but, own)
  if (ours !== null && ours.subject !== "" && own(ours.subject)) return ours
  const whole = wholeIn(sentence, own)
  if (whole !== null) return whole
  const clause = ofOurs.exec(sentence)?.groups?.clause
  if (clause !== undefined) return wholeIn(clause, own)
  const theirs = unreal.test(sentence) ? undefined : ofThem.exec(sentence)?.groups?.clause
  const goesOn = theirs === undefined ? null : wholeIn(theirs, own)
  if (goesOn !== null && /^\p{Lu}/u.test(goesOn.subject) && own(goesOn.subject)) return goesOn
  const { when, deed = "" } = andOurs.exec(sentence)?.groups ?? {}
  if (when === undefined || unreal.test(sentence)) return null
  const last = wholeIn(`${when}${deedAlone.test(deed) ? ", they" : ""} ${deed}`, own)
  return last !== null && /^\p{Lu}/u.test(last.subject) && own(last.subject) ? last : null
}
const withoutFirst = recalled((sentence) =>
  sentence
    .replace(begunBuilding, "started ")
    .replace(wroteFirst, "started ")
    .replace(schriebErste, "gründete$<many> ")
    .replace(firstOf, "")
)
const wholeIn = (sentence: string, own: IsOwn): Founding | null => {
  const begun = withoutFirst(sentence)
  const found = plainlyIn(begun, own)
  // What there was first may have come out after the founding, or before it.
  return begun === sentence || found === null ? found : { ...found, opening: true }
}
/** A sentence is asked for each language and by each way to read it: what it is without words that tell nothing stays. */
const plainOf = recalled((sentence) =>
  resolved(resolved(withPlainDates(sentence)).replace(itWasThen, "$<year> "))
    .replace(leadsOn, "")
    .replace(itself, "")
    .replace(although, "")
    .replace(/ (?:de )?(?:la )?loi (?:de |du 1er juillet )?1901/iu, "")
    .replace(contracted, "$<who> have")
    .replace(setUp, "established ")
    .replace(firstVersion, "")
    .replace(theFirst, "")
    .replace(onADay, " ")
    .replace(hereIn, "")
    .replace(however, "")
    .replace(roomBefore, "$<verb> $<what> $<room>")
    .replace(soItWas, "")
    .replace(weAre, "")
    .replace(cleft, "$<when> ")
    .replace(later, "")
)
const shapesIn = recalled((plain) =>
  foundingPatterns.filter(({ hint, telling }) => hint.test(plain) && telling.test(plain))
)
const plainlyIn = (sentence: string, own: IsOwn): Founding | null => {
  const plain = plainOf(sentence)
  if (withoutCapitals.test(plain)) return inOtherScripts(plain)
  const named = nominal(plain, own)
  if (named !== null && !unreal.test(plain.slice(0, named.end))) return named
  for (const shape of shapesIn(plain)) {
    // "Giornalista, ha fondato Acme": somebody did.
    const text =
      shape.dropped === null
        ? plain
        : plain.replace(shape.dropped, "lui ").replace(/^lui \p{Lu}/u, (one) => one.toLowerCase())
    const label = shape.label.exec(text)?.groups
    const labelled = label?.year ?? label?.before
    if (labelled !== undefined) return { subject: "", year: labelled, people: [], place: null, end: text.length }
    const opening = shape.lead.exec(text)
    const lead: Tail = {
      end: opening?.[0].length ?? 0,
      year: opening?.groups?.year ?? null,
      people: [],
      place: null
    }
    const found =
      opensFounded(text, shape, lead, own) ??
      besideName(text, shape, own) ??
      passive(text, shape, lead) ??
      active(text, shape, lead, own) ??
      around(text, shape, lead, own) ??
      beginning(text, shape, lead, own) ??
      appearing(text, shape, lead, own)
    if (found !== null && !unreal.test(text.slice(0, found.end))) return found
  }
  return null
}
