/** "I've been building Acme on my own since the spring of 2020", as "I started Acme in 2020": who makes it alone began it then. */

import { calledSo } from "../../words/founding/DeedWords.ts"
import { yearAlone as year } from "../../words/founding/TimeWords.ts"

const what = `(?<what>${calledSo})`
/** Alone, or beside other work: small words between what is made and its time. */
const alone = {
  en: "on my own|all by myself|alone|solo|by myself|single-handedly|in my spare time|in my evenings|full-time|at night|mostly alone",
  de: "allein|alleine|ganz allein|im Alleingang|nebenbei|nebenher|in meiner Freizeit|abends|hauptberuflich|solo",
  fr: "seule?|toute? seule?|en solo|sur mon temps libre|le soir|à plein temps",
  es: "sol[oa]|yo sol[oa]|en solitario|por mi cuenta|en mis ratos libres|en mi tiempo libre",
  pt: "sozinh[oa]|por conta própria|a solo|nas horas vagas|nos tempos livres",
  it: "da sol[oa]|tutt[oa] sol[oa]|in solitaria|nel tempo libero|per conto mio",
  nl: "alleen|in mijn eentje|solo|in mijn vrije tijd|'s avonds|helemaal alleen"
} as const
const beside = (lang: keyof typeof alone) => `(?:,? (?:${alone[lang]})){0,2}`
const time = {
  en: String.raw`since (?:the )?(?:(?:early|late|mid) )?(?:\p{L}+ (?:of )?)?${year}`,
  de: String.raw`seit (?:dem )?(?:Anfang |Ende |Mitte )?(?:\p{L}+ )?${year}`,
  fr: String.raw`depuis (?:le |l'|fin |début )?(?:\p{L}+ (?:de )?)?${year}`,
  es: String.raw`desde (?:el )?(?:\p{L}+ de )?${year}`,
  pt: String.raw`desde (?:o )?(?:\p{L}+ de )?${year}`,
  it: String.raw`dal(?:l')? ?(?:\p{L}+ del )?${year}`,
  nl: String.raw`sinds (?:het )?(?:\p{L}+ (?:van )?)?${year}`
} as const
const closes = "(?=[.,;!]|$)"
const shapes: ReadonlyArray<RegExp> = [
  `(?<=^|, | and )(?:I|We|we)(?:'ve| have) been (?:making|building|developing|writing|coding|designing|working on) ${what}${beside("en")} ${time.en}${closes}`,
  `(?<=^|, | und )[Ii]ch (?:entwickle|baue|programmiere|mache|schreibe)(?: an)? ${what}${beside("de")} ${time.de}${beside("de")}${closes}`,
  `(?<=^|, | und )[Ii]ch (?:entwickle|baue|programmiere|mache|schreibe|arbeite) ${time.de}${beside("de")} an ${what}${beside("de")}${closes}`,
  `^${time.de.replace("seit", "[Ss]eit")} (?:entwickle|baue|programmiere|mache|schreibe|arbeite) ich${beside("de")}(?: an)? ${what}${beside("de")}${closes}`,
  `(?<=^|, | et )(?:[Jj]e|j') ?(?:développe|fabrique|fais|construis|conçois|programme|code|écris) ${what}${beside("fr")} ${time.fr}${beside("fr")}${closes}`,
  `(?<=^|, | y )(?:[Yy]o )?(?:[Dd]esarrollo|[Hh]ago|[Pp]rogramo|[Cc]onstruyo|[Ff]abrico|[Ll]levo (?:haciendo|desarrollando|programando|construyendo|fabricando)) ${what}${beside("es")} ${time.es}${beside("es")}${closes}`,
  `(?<=^|, | e )(?:[Ee]u )?(?:[Dd]esenvolvo|[Ff]aço|[Pp]rogramo|[Cc]onstruo) (?:[ao] )?${what}${beside("pt")} ${time.pt}${beside("pt")}${closes}`,
  `(?<=^|, | e )(?:[Ii]o )?(?:[Ss]viluppo|[Ff]accio|[Pp]rogrammo|[Cc]ostruisco|[Rr]ealizzo) ${what}${beside("it")} ${time.it}${beside("it")}${closes}`,
  // "Seit 2014 arbeiten wir an Acme": as they have it who make it together.
  `(?<=^|, | und )[Ww]ir (?:entwickeln|bauen|programmieren) ${what}${beside("de")} ${time.de}${closes}`,
  `(?<=^|, | und )[Ww]ir (?:entwickeln|bauen|programmieren|arbeiten) ${time.de}${beside("de")}(?: an)? ${what}${closes}`,
  `^${time.de.replace("seit", "[Ss]eit")} (?:entwickeln|bauen|programmieren|arbeiten) wir(?: an)? ${what}${closes}`,
  `(?<=^|, | et )[Nn]ous (?:travaillons sur|développons|construisons|concevons) ${what}${beside("fr")} ${time.fr}${closes}`,
  `(?<=^|, | y )(?:[Tt]rabajamos en|[Ll]levamos trabajando en|[Dd]esarrollamos|[Cc]onstruimos) ${what}${beside("es")} ${time.es}${closes}`,
  `(?<=^|, | e )(?:[Tt]rabalhamos n[oa]|[Dd]esenvolvemos [oa]|[Cc]onstruímos [oa]) ${what}${beside("pt")} ${time.pt}${closes}`,
  `(?<=^|, | e )(?:[Ll]avoriamo (?:a|al|alla|su)|[Ss]viluppiamo|[Cc]ostruiamo) ${what}${beside("it")} ${time.it}${closes}`,
  `(?<=^|, | en )(?:[Ww]e|[Ww]ij) (?:bouwen|ontwikkelen|programmeren)(?: aan)? ${what}${beside("nl")} ${time.nl}${closes}`,
  `(?<=^|, | en )(?:[Ww]e|[Ww]ij) (?:werken|bouwen) ${time.nl}${beside("nl")} aan ${what}${closes}`,
  `^${time.nl.replace("sinds", "[Ss]inds")} (?:bouwen|ontwikkelen|werken) (?:we|wij)(?: aan)? ${what}${closes}`,
  `(?<=^|, | en )[Ii]k (?:bouw|maak|ontwikkel|programmeer|schrijf)(?: aan)? ${what}${beside("nl")} ${time.nl}${beside("nl")}${closes}`,
  `^${time.nl.replace("sinds", "[Ss]inds")} (?:bouw|maak|ontwikkel|programmeer|schrijf|werk) ik${beside("nl")}(?: aan)? ${what}${beside("nl")}${closes}`
].map(
  (source) =>
    new RegExp(
      `${source}(?!.*(?:joined|took over|hired|bought|inherited|übernommen|gekauft|angestellt|repris|racheté|compré|heredé|comprei|herdei|rilevat|ereditat|overgenomen|gekocht))`,
      "u"
    )
)

/** Two by their names, or one. */
const people = String.raw`(?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}(?: (?:and|&|und|et|y|e|en) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})?)`
const together = "(?: (?:together|gemeinsam|zusammen|ensemble|junt[oa]s|insieme|samen))?"
/** "Ada Roth and Ben Lund have been building Acme together since 2014": by their names. */
const theirs: ReadonlyArray<RegExp> = [
  `^${people} (?:has|have) been (?:building|developing|making|working on) ${what}${together}${beside("en")} ${time.en}${together}${closes}`,
  `^${people} (?:entwickel[nt]|entwickeln|baut|bauen|programmieren|programmiert) ${what} ${time.de}${together}${beside("de")}${closes}`,
  `^${people} (?:entwickel[nt]|entwickeln|baut|bauen|arbeitet|arbeiten) ${time.de}${together}(?: an)? ${what}${closes}`,
  `^${people} (?:développent|développe|construisent|conçoivent) ${what}${together} ${time.fr}${closes}`,
  `^${people} (?:desarrollan|desarrolla|construyen|construye) ${what}${together} ${time.es}${closes}`,
  `^${people} (?:desenvolvem|desenvolve|constroem) (?:[ao] )?${what}${together} ${time.pt}${closes}`,
  `^${people} (?:sviluppano|sviluppa|costruiscono) ${what}${together} ${time.it}${closes}`,
  `^${people} (?:bouwen|bouwt|ontwikkelen|ontwikkelt|werken|werkt) ${time.nl}${together}(?: aan)? ${what}${closes}`
].map((source) => new RegExp(source, "u"))

/** The plain sentence; null where it tells none such. */
export const makingSince = (text: string): string | null => {
  const told = theirs.find((one) => one.test(text))
  if (told !== undefined) return text.replace(told, "$<who> started $<what> in $<year>")
  const shape = shapes.find((one) => one.test(text))
  return shape === undefined
    ? null
    : text.replace(shape, "I started $<what> in $<year>").replace(/, when (?:it|this|that) .*$/u, ".")
}
