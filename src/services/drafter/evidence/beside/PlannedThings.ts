/** A sentence that says of nothing but what is planned that it is planned: "An edition for choirs is pencilled in for 2027." */
import { caseless } from "../reading/patterns/Caseless.ts"

const season = "(?:the )?(?:(?:early|late|mid)[ -])?(?:spring|summer|autumn|fall|winter|year|20\\p{Nd}\\p{Nd})"
const plans = [
  `(?:is|are) (?:planned|meant|pencilled in|scheduled|slated) for (?:next |this |early |late )*${season}`,
  "(?:is|are) (?:planned|on (?:the|our) roadmap|on the bench|on the drawing board|being planned)(?=[.;,]| for| but)",
  `(?:is|are) (?:coming|planned|due|opening) (?:in|this|next|for) ${season}|opens? next ${season}|^arriving on \\p{L}+ next`,
  "is something we are (?:still )?(?:building|working on)|we'd like an? .{3,60}20\\p{Nd}\\p{Nd}",
  "ist (?:für|im) .{3,24} (?:geplant|vorgesehen)|^in arbeit:|^in planung:|ist als nächstes geplant",
  `est prévue? pour 20\\p{Nd}\\p{Nd}|est à l'essai|est en projet`,
  "^(?:muy pronto|próximamente):|nos gustaría abrir|está en fase piloto|está prevista? para 20\\p{Nd}\\p{Nd}",
  "^em breve:|em 20\\p{Nd}\\p{Nd} queremos|está prometid[oa] para|estamos desenhando um|está previst[oa] para 20\\p{Nd}\\p{Nd}",
  "^prossimamente:|in arrivo nel 20\\p{Nd}\\p{Nd}|è previst[oa] per|è in fase pilota",
  "^binnenkort:|staat op de planning|is gepland voor"
].join("|")
const planned = caseless(new RegExp(`(?<![\\p{L}\\p{M}])(?:${plans})|予定です。?$|^(?:即将推出|قريبا)[:：]`, "u"))
/** `text`: in plain marks. */
export const tellsPlan = (text: string): boolean => planned.test(text) && !deniesPlan.test(text)
/** "None is planned." */
const deniesPlan = caseless(
  /(?<!\p{L})(?:none|nothing|not|no \p{L}+|nicht|kein\p{L}*|nichts|aucune?|ningun[oa]|nenhuma?|nessun[oa]?|geen|niets)(?: \p{L}+){0,2} (?:planned|geplant|prévue?|previst[oa]|gepland)(?!\p{L})/u
)
