/** Words that tell who does a deed, for whom and why; of all languages that are written with spaces and read word by word. */
import type { TongueName } from "../tongues/Tongue.ts"

const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Prepositions that say where, for whom, with what; in all their forms each is one. "Of" ties anything to anything. */
const prepositionGroups: Readonly<Partial<Record<TongueName, string>>> = {
  de: "für | mit | ohne | in im ins | aus | nach | auf | bei beim | gegen | statt | als | an am ans | unter | über",
  nl: "voor | met | zonder | in | uit | naar | op | bij | tegen | als | aan",
  es: "para | con | sin | en | contra | hacia | sobre | entre",
  pt: "para | com | sem | em no na nos nas | contra | sobre | entre",
  fr: "pour | avec | sans | dans en | sur | chez | contre | vers | sous",
  it: "per | con | senza | in nel nella nei nelle negli nell | su sul sulla sui sulle | contro | verso | tra fra"
}
export const prepositionsOf = (name: TongueName): ReadonlyMap<string, string> =>
  new Map(
    (prepositionGroups[name] ?? "").split("|").flatMap((group) => {
      const forms = group.trim().split(/\s+/)
      return forms.map((form) => [form, forms[0] ?? form] as const)
    })
  )

/** "They lend us hives": the site, where something is done for it. */
export const doneForUs: Readonly<Partial<Record<TongueName, string>>> = {
  de: "uns",
  nl: "ons",
  es: "nos",
  pt: "nos",
  fr: "nous",
  it: "ci"
}
/** "Bei uns", "chez nous": where it is done, not for whom. */
export const beforeUs = setOf(`
  bei mit von für zu an über auf durch zwischen ohne gegen um in unter
  bij met van voor aan over door tussen zonder in op naar
  chez avec de pour à par sur sans entre parmi
`)
/** Why something is so. */
export const causes = setOf(`
  wegen dank aufgrund infolge weil deshalb deswegen daher dadurch
  vanwege dankzij doordat omdat daarom
  gracias debido porque causa
  grâce cause parce puisque
  graças devido porque causa
  grazie causa perché poiché
`)
/** A page that says so may give the reason in another way. */
export const alsoCauses = setOf(`
  damit denn um so durch mit
  zodat want om zo door met
  para así con pues
  car pour afin donc par avec ainsi
  para assim com pois pelo pela
  per così con quindi poiché affinché
`)

/** Send elsewhere who wants something. */
export const refers = setOf(`
  empfehlen verweisen vermitteln wenden
  verwijzen doorverwijzen wendt
  recomendamos derivamos remitimos diríjase dirigirse acuda
  orientons recommandons renvoyons adressez voyez
  encaminhamos recomendamos indicamos dirija
  consigliamo rimandiamo indirizziamo rivolgersi rivolgiti rivolgetevi
`)

/** What is left of a whole, where a sentence before it told of a part. */
export const rests = setOf(`
  übrigen restlichen anderen
  overige rest andere
  demás restantes otros otras resto
  autres reste
  restantes outros outras demais resto
  altri altre restanti rimanenti
`)

/** Deeds by which something begins: nobody did them who is not said to. */
export const creations =
  /^(?:entwickelt|gegründet|erfunden|konzipiert|entworfen|gebaut|erschaffen|ontwikkeld|opgericht|bedacht|ontworpen|gebouwd|desarrollad[oa]s?|fundad[oa]s?|cread[oa]s?|diseñad[oa]s?|inventad[oa]s?|desenvolvid[oa]s?|criad[oa]s?|concebid[oa]s?|projetad[oa]s?|développée?s?|fondée?s?|créée?s?|conçue?s?|inventée?s?|sviluppat[oaie]|fondat[oaie]|creat[oaie]|ideat[oaie]|progettat[oaie]|inventat[oaie])$/u
/** With a participle it is done by somebody. */
export const germanicPassive = /^(?:wird|werden|wurde|wurden|worden|wordt|werd|werden|is|zijn)$/u
export const participle = /(?:(?:[aiu]d|[tsc]|ch)[oa]s?|(?:é|i|u|it|is)e?s?|(?:at|it|ut|tt|st|rt)[oaie])$/u

/** "Von Hand", "por encargo": how, not by whom. */
export const noDoers = setOf(`
  hand handen grund anfang beginn haus natur mal tag woche monat jahr stunde ort fall
  mano encargo día semana mes año hora persona teléfono internet correo ejemplo
  mão mês ano dia encomenda telefone exemplo pessoa
  main jour semaine mois heure personne exemple téléphone
  giorno settimana mese anno ora persona casa tempo
`)
/** Before people or things of which there are several. */
export const pluralArticles: Readonly<Partial<Record<TongueName, ReadonlySet<string>>>> = {
  de: setOf("die"),
  nl: setOf("de"),
  es: setOf("los las"),
  pt: setOf("os as"),
  fr: setOf("les des"),
  it: setOf("i gli le")
}

/** Deny the very next word. */
export const deniesNext =
  /^(?:kein\p{L}{0,2}|geen|sin|ning[uú]n[oa]?|aucune?|sans|sem|nenhuma?|senza|nessun[oa]?|zonder|ohne)$/u

/** One of each pair is what the other is not; each by the beginnings of its words. */
export const oppositeDeeds: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /^(?:verkauf|verkoop|verkop|vend[eoi]|vendon|vendemos|venden)/u,
    /^(?:kauf|ankauf|einkauf|koop|kopen|compr|achet|achat|acquist)/u
  ],
  [/^(?:export)/u, /^(?:import)/u],
  [/^(?:vermiet|verhuur|verhur)/u, /^(?:miete|mietet|gemietet|huur|huren)/u],
  [/^(?:verleih|uitleen)/u, /^(?:leihe|leiht|ausleih)/u]
]

/** Say of a thing that it is the house's own. */
export const houseOwn = /^(?:eigene?[nmrs]?|propi[oa]s?|propres?|própri[oa]s?|propri[oae]?|eigen)$/u
/** "Whoever buys …": only they. */
export const whoever = /^(?:wer|quien|quienes|quem|chi|celui|ceux|wie)$/u
