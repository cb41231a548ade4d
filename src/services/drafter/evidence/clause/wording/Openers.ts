/** What may open a part of a sentence that can be left out, by what it does there: closed lists, a language each. */
import { wordSet } from "../words/Closed.ts"
import type { InLanguages } from "./FunctionWords.ts"

/** Join one thing more to what is said; an "or" leaves open which holds. */
export const adders: InLanguages = {
  en: wordSet("and & plus"),
  de: wordSet("und sowie"),
  es: wordSet("y e"),
  fr: wordSet("et"),
  pt: wordSet("e"),
  it: wordSet("e ed"),
  nl: wordSet("en")
}

/** After an "and" these speak of what was said before: "und zwar in Kiel", "and that for a fee". */
export const pointers: InLanguages = {
  en: wordSet("that this these those then not only even so it they"),
  de: wordSet("zwar das dies dieses die der nur nicht dann erst so"),
  es: wordSet("eso esto ello solo sólo no así además"),
  fr: wordSet("ce cela ceci ça non seulement ainsi"),
  pt: wordSet("isso isto só não assim"),
  it: wordSet("ciò questo quello solo non così"),
  nl: wordSet("dat dit die wel alleen niet dan")
}

/** Add something that holds as well, or say what is counted in. */
export const additions: InLanguages = {
  en: wordSet("also too even including likewise"),
  de: wordSet("auch ebenso ebenfalls sogar einschließlich"),
  es: wordSet("también incluso incluido incluida incluidos incluidas además"),
  fr: wordSet("aussi également même inclus incluse"),
  pt: wordSet("também inclusive incluindo"),
  it: wordSet("anche pure perfino"),
  nl: wordSet("ook zelfs inclusief eveneens")
}

/** Tell why or what for. */
export const reasons: InLanguages = {
  en: wordSet("so because making giving helping letting keeping saving"),
  de: wordSet("damit sodass weil denn"),
  es: wordSet("porque así"),
  fr: wordSet("afin car"),
  pt: wordSet("porque"),
  it: wordSet("perché affinché così"),
  nl: wordSet("zodat omdat want")
}

/** Describe further, behind a comma; in German and Dutch the comma stands before what restricts as well. */
export const describers: InLanguages = {
  en: wordSet("who whom whose which"),
  de: wordSet(""),
  es: wordSet("que quien quienes cuyo cuya cuyos cuyas"),
  fr: wordSet("qui que dont"),
  pt: wordSet("que cujo cuja cujos cujas"),
  it: wordSet("che cui"),
  nl: wordSet("")
}

/** Who does what a clause of its own says. */
export const starters: InLanguages = {
  en: wordSet("we you"),
  de: wordSet("wir"),
  es: wordSet("nosotros"),
  fr: wordSet("nous vous"),
  pt: wordSet("nós você"),
  it: wordSet("noi"),
  nl: wordSet("wij we")
}

/** Stand before both of two: with one of them gone nothing is left between. */
export const pairing =
  /^(?:between|both|either|neither|zwischen|sowohl|weder|entweder|entre|tant|ni|tanto|tra|fra|sia|né|tussen|zowel|noch)$/u

/** Behind a verb, at the end of its clause, these are half of it: "nimmt … auf", "schaft … af". */
export const verbParticles =
  /^(?:ab|an|auf|aus|bei|bereit|ein|fest|her|hin|los|mit|nach|teil|um|vor|weg|weiter|zu|zurück|zusammen|af|aan|bij|binnen|in|mee|na|om|op|over|terug|toe|uit|voor)$/u

/** Leave the rest of a German or Dutch verb to the end of its clause. */
export const openVerbs =
  /^(?:hat|haben|wird|werden|kann|können|darf|dürfen|muss|müssen|lässt|lassen|heeft|hebben|wordt|worden|kan|kunnen|mag|mogen|moet|moeten|laat|laten)$/u

/** Head a part of a page, and say nothing of what stands under it. */
export const topics = wordSet(`
  about overview features services products summary intro introduction info note tip hint new news faq home question answer
  über leistungen angebot überblick funktionen produkte hinweis tipp neu übersicht kurz start startseite frage antwort
  sobre servicios productos resumen funciones nota consejo nuevo novedad inicio pregunta respuesta
  présentation prestations produits fonctions fonctionnalités note conseil nouveau nouveauté accueil question réponse
  serviços produtos resumo funções dica novo novidade início pergunta resposta
  servizi prodotti funzioni consiglio nuovo novità domanda risposta
  diensten producten overzicht functies tip nieuw vraag antwoord
`)
export const topicHelpers = wordSet(`
  us our the what we do who are how it works in short
  uns unsere unser wir wer sind was so kurz
  nosotros nuestros nuestras quiénes somos qué hacemos
  nous nos qui sommes
  nós nossos nossas quem
  noi nostri nostre chi siamo
  ons onze wie wij zijn wat
`)
