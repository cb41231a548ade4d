/**
 * What is known of languages besides English: enough to tell them apart, and the words that bind in them. A sentence in
 * one of them is copied or shortened, never restated; in a language that is not here it is copied alone.
 */
import { wordSet } from "./Closed.ts"

export const readLanguages = ["en", "de", "es", "fr", "pt", "it", "nl"] as const
export type ReadLanguage = (typeof readLanguages)[number]

/** Words every text of the language has, and hardly one of another. */
export const commonWords: Readonly<Record<ReadLanguage, ReadonlySet<string>>> = {
  en: wordSet(`
    the and of to in is for with your you our we are that it this from by on at be or as can have has an all more their not
    will without use do was who how what its no any every each over about more than new one get make
  `),
  de: wordSet(`
    der die das und ist mit für von im auf ein eine einen den dem des wir ihr ihre sie nicht zu zum zur bei oder auch sich
    werden wird sind dein deine euch aus nach ohne ab bis über unser unsere kein keine haben hat ich du es als noch mehr
  `),
  es: wordSet(`
    el los las una unos y con para por del que en es su sus tu tus nuestro nuestra nuestros nuestras sin más son está desde
    hasta al lo se no cada o todo todos puede pueden nosotros
  `),
  fr: wordSet(`
    le les des une et avec pour par dans sur est du au aux vos votre nos notre nous vous sans plus sont que qui ce cette ces
    chaque tout tous ou en la ne pas peut peuvent leur leurs depuis chez
  `),
  pt: wordSet(`
    os as um uma e com para por do da dos das no na nos nas em que não seu sua seus suas nosso nossa nossos mais são está
    você sem ao pela pelo até desde ou cada tudo todos pode podem
  `),
  it: wordSet(`
    il gli una e con per di del della dei delle nel nella che è sono non suo sua tuo tua nostro nostra nostri senza più dal
    dalla al alla ogni tutto tutti puoi può anche come sul
  `),
  nl: wordSet(`
    de het een en van voor met op is zijn wij onze ons je jouw uw niet geen naar bij uit om te aan ook door over zonder
    meer wordt worden kan kunnen alle elke tot vanaf sinds
  `)
}

/** Join sentences and members of lists. */
export const joiners = wordSet("and or & plus und oder sowie y e o et ou en of ed a more i и")
/** After one of these what was said before is taken back in part: it cannot be left out. */
export const contrasts = wordSet(
  "but except though although however only unless aber sondern jedoch außer mais sauf pero sino salvo mas exceto ma però tranne maar behalve"
)

/** Words that bind: with one of them in what is left out, something else is said. */
export const binding: Readonly<Record<ReadLanguage, ReadonlySet<string>>> = {
  en: wordSet(`
    not no never without none if unless until when once while only except just soon planned will may might could would
    up most some almost nearly about from used former formerly was were after before during within provided subject
    request selected beta trial myth false wrong than longer afterwards thereafter
  `),
  de: wordSet(`
    nicht kein keine keinen keiner ohne nie niemals falls wenn sobald solange sofern bis nur bald geplant demnächst wird
    werden soll könnte ab etwa rund fast viele manche einige meist früher ehemals war waren nach vor während innerhalb
    mindestens höchstens
  `),
  es: wordSet(`
    no sin nunca jamás si cuando hasta solo sólo salvo excepto pronto próximamente será podría desde casi algunos algunas
    muchos antes después durante dentro era fue eran según mínimo máximo
  `),
  fr: wordSet(`
    ne pas sans jamais aucun aucune si quand lorsque jusqu jusque seulement sauf bientôt sera pourrait dès environ presque
    certains certaines plupart avant après pendant autrefois était étaient selon minimum maximum
  `),
  pt: wordSet(`
    não sem nunca se quando até só somente apenas salvo exceto breve será poderia desde quase alguns algumas muitos antes
    depois durante dentro era eram foi conforme mínimo máximo
  `),
  it: wordSet(`
    non senza mai se quando fino solo soltanto tranne presto sarà potrebbe da quasi alcuni alcune molti prima dopo durante
    entro era erano fu secondo minimo massimo
  `),
  nl: wordSet(`
    niet geen zonder nooit als wanneer zodra tot alleen slechts behalve binnenkort zal zou kan vanaf bijna sommige veel
    meeste vroeger was waren na voor tijdens binnen volgens minimaal maximaal
  `)
}

/** Before a noun. */
export const articles: Readonly<Record<ReadLanguage, ReadonlySet<string>>> = {
  en: wordSet("the a an"),
  de: wordSet("der die das den dem des ein eine einen einem einer eines"),
  es: wordSet("el la los las un una unos unas"),
  fr: wordSet("le la les l un une des"),
  pt: wordSet("o a os as um uma uns umas"),
  it: wordSet("il lo la i gli le l un uno una"),
  nl: wordSet("de het een")
}
