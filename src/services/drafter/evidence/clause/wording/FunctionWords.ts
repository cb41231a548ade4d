/** Small words of other languages, as far as they may differ between two sentences that say the same. */
import { wordSet } from "../words/Closed.ts"
import type { ReadLanguage } from "../words/Languages.ts"

export type InLanguages = Readonly<Record<ReadLanguage, ReadonlySet<string>>>

export const articles: InLanguages = {
  en: wordSet("the a an"),
  de: wordSet("der die das den dem des ein eine einen einem einer eines"),
  es: wordSet("el la los las un una unos unas"),
  fr: wordSet("le la les l un une"),
  pt: wordSet("o a os as um uma uns umas"),
  it: wordSet("il lo la i gli le l un uno una"),
  nl: wordSet("de het een")
}

/** Whose a thing is, from where the page speaks. */
export const possessiveOurs = /^(?:unser\p{L}*|nuestr[oa]s?|notre|nos|noss[oa]s?|nostr[oaie]|onze|ons|our)$/u
export const possessiveTheirs = /^(?:sein\p{L}{0,2}|ses|son|sa|su[oae]?|suoi|seus?|suas?|haar|its)$/u
export const possessiveYours =
  /^(?:dein\p{L}{0,2}|eue?r\p{L}{0,2}|ihr\p{L}{0,2}|vuestr[oa]s?|votre|vos|ton|ta|tes|tus?|teus?|tuas?|tu[oae]|tuoi|jouw|je|uw|your)$/u

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
    "ist:sind,bin,seid hat:haben,habt kann:können,könnt in:im,ins zu:zum,zur an:am,ans bei:beim von:vom auf:aufs"
  ),
  es: pairsOf("es:son,somos está:están,estamos ha:han,hemos puede:pueden,podemos tiene:tienen,tenemos a:al de:del y:e"),
  fr: pairsOf(
    "est:sont,sommes a:ont,avons peut:peuvent,pouvons fait:font,faisons à:au,aux de:du,des,d que:qu ne:n se:s je:j"
  ),
  pt: pairsOf(
    "é:são,somos está:estão,estamos tem:têm,temos pode:podem,podemos de:do,da,dos,das,d em:no,na,nos,nas,num,numa à:ao,aos,às por:pelo,pela,pelos,pelas"
  ),
  it: pairsOf(
    "è:sono,siamo ha:hanno,abbiamo può:possono,possiamo di:del,dello,della,dei,degli,delle,dell,d a:al,allo,alla,ai,agli,alle,all,ad da:dal,dallo,dalla,dai,dagli,dalle,dall in:nel,nello,nella,nei,negli,nelle,nell su:sul,sullo,sulla,sui,sugli,sulle,sull e:ed"
  ),
  nl: pairsOf("is:zijn heeft:hebben,heb kan:kunnen wordt:worden")
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
