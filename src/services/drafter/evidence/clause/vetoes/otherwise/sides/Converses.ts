/**
 * Words of which one says what the other denies, or the same from the other end: "began" and "stopped", "won" and "was in the
 * final", "learn from" and "teach", "next to the old one" and "in its place". By words alone, in any language that has a table.
 */
import { tellingStems } from "../../../meaning/TellingStems.ts"

const word = (...stems: ReadonlyArray<string>) => new RegExp(String.raw`(?<!\p{L})(?:${stems.join("|")})\p{L}*`, "iu")

interface Pair {
  /** What the page has, … */
  readonly told: RegExp
  /** … and what the sentence may then not say where it has nothing of the former. */
  readonly said: RegExp
}
const opposites: ReadonlyArray<Pair> = [
  {
    told: word(
      "stop(?:s|ped|ping)?(?= \\p{L}+ing| using)",
      "ceas",
      "gave up",
      "quit(?= )",
      "no longer",
      "aufgehört",
      "hör\\p{L}+ [^.,;]{0,30}auf",
      "nicht mehr",
      "arrêté de",
      "cessé",
      "ne [^.,;]{0,30} plus(?= )",
      "dej(?:amos|ó|é|aron) de",
      "smesso di",
      "cessato",
      "deix(?:amos|ou|aram) de",
      "par(?:amos|ou) de",
      "gestopt met",
      "niet meer",
      "opgehouden"
    ),
    said: word(
      "start(?:s|ed|ing)?(?= )",
      "beg[au]n",
      "beginn",
      "began",
      "begonn",
      "angefangen",
      "fing\\p{L}* [^.,;]{0,30} an(?!\\p{L})",
      "commenc",
      "empez",
      "comenz",
      "iniz",
      "cominci",
      "começ",
      "inici",
      "gestart"
    )
  },
  {
    told: word(
      "finalist",
      "shortlist",
      "short-list",
      "nominat",
      "nominiert",
      "runner-up",
      "candidat",
      "candidate to",
      "nomin",
      "in the final",
      "im finale"
    ),
    said: word(
      "w[io]n(?:s|ning|ner|ners)?(?!\\p{L})",
      "awarded",
      "gewann\\p{L}*",
      "gewonnen",
      "siegte",
      "sieger",
      "preisträger",
      "gagn",
      "remport",
      "lauréat",
      "gan(?:a|ó|aron|amos|ador)",
      "premiad",
      "vins(?:e|ero)",
      "vincit",
      "vint[oa]",
      "venc",
      "gewonnen",
      "won(?:nen)?(?!\\p{L})",
      "winnaar"
    )
  },
  {
    told: word(
      "swap(?:s|ped|ping)? [^.;]{2,40} for",
      "replac",
      "instead of",
      "in place of",
      "ditch",
      "ersetz",
      "statt(?= )",
      "remplac",
      "au lieu",
      "sustitu",
      "reemplaz",
      "en (?:lugar|vez) de",
      "sostitu",
      "al posto",
      "invece di",
      "substitu",
      "em vez de",
      "vervang",
      "in plaats"
    ),
    said: word(
      "alongside",
      "together with",
      "in addition to",
      "next to",
      "zusätzlich zu",
      "neben(?= )",
      "en plus d",
      "à côté d",
      "junto (?:a|con)",
      "además de",
      "accanto a",
      "oltre a",
      "insieme a",
      "além d",
      "ao lado d",
      "junto com",
      "naast(?= )",
      "behalve(?= )"
    )
  }
]
const saysOpposite = (sentence: string, texts: ReadonlyArray<string>): boolean =>
  opposites.some(
    ({ told, said }) =>
      said.test(sentence) &&
      !told.test(sentence) &&
      texts.some((text) => told.test(text)) &&
      !texts.some((text) => said.test(text))
  )

/** Two ends of one deed: who does the one has the other done. */
const ends: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    word("learn", "lern(?!ende)", "apprenn", "apprend", "aprend", "impar(?:a|o|i)"),
    word(
      "teach",
      "instruct",
      "unterricht(?:e|en|et)(?!\\p{L})",
      "beibring",
      "lehr(?:t|en)(?!\\p{L})",
      "enseign",
      "enseñ",
      "dan? clases?",
      "insegn",
      "ensin",
      "d(?:á|ão) aulas?"
    )
  ],
  [
    word(
      "buy",
      "purchas",
      "kauf(?:t|en|te|ten)(?!\\p{L})",
      "achèt",
      "achet",
      "compr(?:a|o|e|amos|an)(?!\\p{L})",
      "acquist",
      "koop(?:t|en)?(?!\\p{L})"
    ),
    word("sell", "verkauf", "vend", "verkoop", "verkop")
  ],
  [
    word(
      "lend",
      "verleih",
      "verlieh",
      "prêt(?:e|ent|ons)(?!\\p{L})",
      "prest(?:a|an|amos)(?!\\p{L})",
      "empresta",
      "leent uit"
    ),
    word(
      "borrow",
      "leih(?:t|en)(?!\\p{L})",
      "ausleih",
      "emprunt",
      "toma\\p{L}* prestad",
      "pedem? emprestad",
      "prend\\p{L}* in prestito"
    )
  ],
  [
    word(
      "send(?:s|ing)?(?!\\p{L})",
      "schick",
      "send(?:et|en)(?!\\p{L})",
      "envoi",
      "envoy",
      "envía",
      "envia",
      "invia",
      "spedi",
      "stuur",
      "sturen",
      "verzend"
    ),
    word(
      "receiv",
      "erhalt",
      "erhält",
      "bekomm",
      "empfang",
      "empfäng",
      "reçoi",
      "recev",
      "recib",
      "ricev",
      "receb",
      "ontvang"
    )
  ],
  [word("import(?!an)"), word("export")]
]
const stemsAt = (text: string, deed: RegExp) => {
  const found = deed.exec(text)
  return found === null
    ? null
    : {
        before: tellingStems(text.slice(0, found.index)),
        behind: tellingStems(text.slice(found.index + found[0].length))
      }
}
const shares = (a: ReadonlyArray<string>, b: ReadonlyArray<string>) => a.some((stem) => b.includes(stem))
/** "A Anselmo le enseñó el oficio su suegra": it is done to whom stands first. */
const givesTo = /(?<!\p{L})(?:les?|lhes?|gli|leur)(?!\p{L})/iu
/** "Beginners teach bakers", of "beginners learn from bakers". */
const takesOtherEnd = (sentence: string, texts: ReadonlyArray<string>, own: ReadonlySet<string>): boolean =>
  !givesTo.test(sentence) &&
  ends
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .some(([mine, theirs]) => {
      const said = stemsAt(sentence, mine)
      if (said === null || theirs.test(sentence) || texts.some((text) => mine.test(text))) return false
      return texts.some((text) => {
        const told = stemsAt(text, theirs)
        const isDoer = told !== null && said.before.some((stem) => told.before.includes(stem) && !own.has(stem))
        return isDoer && shares(said.behind, told.behind)
      })
    })

/** Whether a sentence says by another word the opposite of what a text says, or has done who does it there. */
export const conversesIn = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): boolean =>
  saysOpposite(sentence, texts) || takesOtherEnd(sentence, texts, new Set(names.flatMap(tellingStems)))
