/**
 * What binds in languages that are read word by word, not clause by clause: kinds of words that must stand on both sides
 * of a restatement or on neither. Beginnings of words, in lower case.
 */

import type { ReadLanguage } from "./Languages.ts"

type Kinds = Readonly<Record<string, RegExp>>

const starts = (words: string) => new RegExp(`^(?:${words.trim().split(/\s+/).join("|")})$`, "u")

/** Said by one side alone they change what is said. */
export const bindingKinds: Kinds = {
  denied: starts(`
    nicht kein\\p{L}* ohne nie niemals weder noch no sin nunca jamás ning\\p{L}+ tampoco ne n pas sans jamais aucun\\p{L}* não sem
    nenhum\\p{L}* non senza mai nessun\\p{L}* niet geen zonder nooit
  `),
  condition: starts(`
    wenn falls sobald solange sofern si quand lorsqu\\p{L}* lorsque dès cuando siempre se quando caso als wanneer zodra indien mits
  `),
  limit: starts(`
    bis ab mindestens höchstens maximal nur etwa rund fast circa ca über hasta desde mínim\\p{L}* máxim\\p{L}* solo sólo
    solamente casi aproximadamente más\\p{L}* jusqu\\p{L}* environ presque seulement uniquement minimum maximum plus até apenas somente
    quase cerca fino soltanto solamente quasi circa oltre tot vanaf minimaal maximaal alleen slechts bijna ongeveer meer
  `),
  coming: starts(`
    bald demnächst geplant planen künftig soll sollen werden wird pronto próximamente será serán planea\\p{L}* futuro bientôt
    prochainement sera seront prévoi\\p{L}* futur breve será serão planej\\p{L}* presto sarà saranno prossimamente binnenkort zal zullen
    gepland straks
  `),
  gone: starts(`
    war waren früher ehemal\\p{L}* damals war\\p{L}* era eran fue fueron antes antigu\\p{L}* était étaient ancien\\p{L}* autrefois
    foi eram antig\\p{L}* erano prima un\\s tempo was waren vroeger voormalig\\p{L}*
  `),
  some: starts(`
    einige manche viele mehrere meist\\p{L}* teilweise algun\\p{L}* much\\p{L}* vari\\p{L}* certain\\p{L}* plusieurs plupart beaucoup
    algun\\p{L}* muit\\p{L}* vári\\p{L}* alcun\\p{L}* molt\\p{L}* vari sommige veel enkele meeste
  `),
  all: starts(`
    alle\\p{L}* jede\\p{L}* sämtlich\\p{L}* tod[oa]s? cada tous toutes tout toute chaque tutt[aoie] ogni elke ieder\\p{L}* alle
  `),
  best: starts(`
    best\\p{L}* führend\\p{L}* erst\\p{L}* einzig\\p{L}* größt\\p{L}* höchst\\p{L}* zertifi\\p{L}* garant\\p{L}* offizi\\p{L}* ausgezeichn\\p{L}* preis\\p{L}*träger\\p{L}*
    mejor\\p{L}* líder\\p{L}* primer\\p{L}* únic\\p{L}* mayor\\p{L}* certific\\p{L}* garantiz\\p{L}* oficial\\p{L}* premi\\p{L}* meilleur\\p{L}* leader\\p{L}*
    premier\\p{L}* première\\p{L}* unique\\p{L}* seul\\p{L}* certifi\\p{L}* officiel\\p{L}* récompens\\p{L}* primé\\p{L}* melhor\\p{L}* primeir\\p{L}*
    maior\\p{L}* prêmi\\p{L}* miglior\\p{L}* prim[aoie] unic\\p{L}* maggior\\p{L}* ufficial\\p{L}* leidend\\p{L}* eerste enige grootste
    bewiesen\\p{L}* bewezen prouvé\\p{L}* probad\\p{L}* comprovad\\p{L}* provat[oa] gecertificeerd\\p{L}* gegarandeerd\\p{L}* officie\\p{L}* bekroond\\p{L}*
  `),
  free: starts("kostenlos\\p{L}* gratis gratuit\\p{L}* grátis offert\\p{L}* frei")
}

/** Part what comes first from what follows, and one side from the other: the same words on both sides. */
export const relationWords: Readonly<Record<ReadLanguage, RegExp>> = {
  en: starts("before after against between during"),
  de: starts("vor nach während gegen zwischen"),
  es: starts("antes después durante contra entre"),
  fr: starts("avant après pendant contre entre"),
  pt: starts("antes depois durante contra entre"),
  it: starts("prima dopo durante contro tra fra"),
  nl: starts("voor na tijdens tegen tussen")
}

/** Somebody else than the product, when the sentence does not name them too. */
export const otherParties = starts(`
  kund\\p{L}+ partner\\p{L}* lieferant\\p{L}* konkurren\\p{L}* wettbewerber\\p{L}* investor\\p{L}* gründer\\p{L}* lehrer\\p{L}* mutter\\p{L}*
  client\\p{L}* soci[oa]s? proveedor\\p{L}* competidor\\p{L}* inversor\\p{L}* fundador\\p{L}* profesor\\p{L}* partenaire\\p{L}* fournisseur\\p{L}*
  concurrent\\p{L}* investisseur\\p{L}* fondat\\p{L}+ parceir\\p{L}+ fornecedor\\p{L}* concorrent\\p{L}* investidor\\p{L}* fornitor\\p{L}* concorrent\\p{L}*
  klant\\p{L}* leverancier\\p{L}* concurrent\\p{L}* oprichter\\p{L}*
`)

/** Whose a thing is, from where the page speaks. */
export const possessiveOurs = /^(?:unser\p{L}*|nuestr[oa]s?|notre|nos|noss[oa]s?|nostr[oaie]|onze|ons|our)$/u
export const possessiveTheirs = /^(?:sein\p{L}{0,2}|ses|son|sa|su[oae]?|suoi|seus?|suas?|haar|its)$/u
export const possessiveYours =
  /^(?:dein\p{L}{0,2}|eue?r\p{L}{0,2}|ihr\p{L}{0,2}|vuestr[oa]s?|votre|vos|ton|ta|tes|tus?|teus?|tuas?|tu[oae]|tuoi|jouw|je|uw|your)$/u
