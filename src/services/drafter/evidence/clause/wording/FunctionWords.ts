/** Small words of other languages, as far as they may differ between two sentences that say the same. */
import { wordSet } from "../words/Closed.ts"
import type { ReadLanguage } from "../words/Languages.ts"

export type InLanguages = Readonly<Record<ReadLanguage, ReadonlySet<string>>>

/** The company itself, where it speaks. */
export const selfWords: InLanguages = {
  en: wordSet("we us"),
  de: wordSet("wir uns"),
  es: wordSet("nosotros nosotras"),
  fr: wordSet("nous"),
  pt: wordSet("nós"),
  it: wordSet("noi"),
  nl: wordSet("wij we ons")
}
/** The company as who does it: "uns", "ons" may be whom it is done to. */
export const weAsDoers: InLanguages = {
  en: wordSet("we"),
  de: wordSet("wir"),
  es: wordSet("nosotros nosotras"),
  fr: wordSet("nous"),
  pt: wordSet("nós"),
  it: wordSet("noi"),
  nl: wordSet("wij we")
}
/** Verbs by whose ending alone the company speaks. */
export const speakingVerbs: Readonly<Record<ReadLanguage, RegExp>> = {
  en: /(?!)/u,
  de: /(?!)/u,
  es: /\p{L}{2}[aei]mos$/u,
  fr: /(?!)/u,
  pt: /\p{L}{2}[aei]mos$/u,
  it: /\p{L}{2}iamo$/u,
  nl: /(?!)/u
}

/** Whom a page speaks to, where a deed is done for them: it may be left out. */
export const addressees: InLanguages = {
  en: wordSet("you"),
  de: wordSet("dich dir euch ihnen man"),
  es: wordSet("te os"),
  fr: wordSet("vous te t on"),
  pt: wordSet("te você vocês"),
  it: wordSet("ti vi"),
  nl: wordSet("je u jou jullie")
}

const pairsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .flatMap((group) => {
        const [word = "", ...forms] = group.split(":").flatMap((part) => part.split(","))
        return forms.map((form) => [form, word] as const)
      })
  )
/** One word for its forms, and the preposition for what it makes with an article. */
export const plainForms: Readonly<Record<ReadLanguage, ReadonlyMap<string, string>>> = {
  en: pairsOf("is:are has:have"),
  de: pairsOf(
    "ist:sind,bin,seid hat:haben,habt kann:können,könnt in:im,ins zu:zum,zur an:am,ans bei:beim von:vom auf:aufs bietet:bieten gibt:geben macht:machen"
  ),
  es: pairsOf(
    "es:son,somos está:están,estamos ha:han,hemos puede:pueden,podemos tiene:tienen,tenemos ofrece:ofrecen,ofrecemos hace:hacen,hacemos da:dan,damos a:al de:del y:e"
  ),
  fr: pairsOf(
    "est:sont,sommes a:ont,avons peut:peuvent,pouvons fait:font,faisons offre:offrent,offrons propose:proposent,proposons à:au,aux de:du,des,d que:qu ne:n se:s je:j"
  ),
  pt: pairsOf(
    "é:são,somos está:estão,estamos tem:têm,temos pode:podem,podemos oferece:oferecem,oferecemos faz:fazem,fazemos de:do,da,dos,das,d em:no,na,nos,nas,num,numa à:ao,aos,às por:pelo,pela,pelos,pelas"
  ),
  it: pairsOf(
    "è:sono,siamo ha:hanno,abbiamo può:possono,possiamo offre:offrono,offriamo fa:fanno,facciamo di:del,dello,della,dei,degli,delle,dell,d a:al,allo,alla,ai,agli,alle,all,ad da:dal,dallo,dalla,dai,dagli,dalle,dall in:nel,nello,nella,nei,negli,nelle,nell su:sul,sullo,sulla,sui,sugli,sulle,sull e:ed"
  ),
  nl: pairsOf("is:zijn heeft:hebben,heb kan:kunnen wordt:worden biedt:bieden geeft:geven maakt:maken")
}

/** What holds of all of them holds of them. */
export const wholes: InLanguages = {
  en: wordSet("all"),
  de: wordSet("alle allen sämtliche sämtlichen"),
  es: wordSet("todos todas"),
  fr: wordSet("tous toutes"),
  pt: wordSet("todos todas"),
  it: wordSet("tutti tutte"),
  nl: wordSet("alle")
}

/** With a participle it tells what is done now. */
export const passiveVerbs: Readonly<Record<ReadLanguage, ReadonlySet<string>>> = {
  en: wordSet("is are"),
  de: wordSet("wird werden"),
  es: wordSet("es son"),
  fr: wordSet("est sont"),
  pt: wordSet("é são"),
  it: wordSet("è sono viene vengono"),
  nl: wordSet("wordt worden")
}
export const doneBy: InLanguages = {
  en: wordSet("by"),
  de: wordSet("von durch"),
  es: wordSet("por"),
  fr: wordSet("par"),
  pt: wordSet("por"),
  it: wordSet("da"),
  nl: wordSet("door")
}
