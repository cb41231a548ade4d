/** Entries that are none of what it does: homes to let, ways to take part, whom it suits, virtues, what was done step by step. */
import { fold } from "../../../../../domain/text/Folding.ts"
import { forSomebody } from "../../words/ShownWords.ts"
import { isHousePart } from "./HouseParts.ts"

/** "7 beds 6 baths", "3 Zimmer, 80 m²": what is told of a home. */
const ofHomes =
  /(?<![\p{L}\p{Nd}])\p{Nd}{1,2} ?(?:beds?|baths?|bedrooms?|bathrooms?|sleeps|guests|zimmer|schlafzimmer|personen|gäste|chambres?|pièces|couchages|voyageurs|habitaciones|dormitorios|huéspedes|quartos|suítes|hóspedes|camere|posti letto|locali|ospiti|slaapkamers?|kamers|gasten)(?!\p{L})/iu
/** "Help us", "Spread the word", "Documentation": where to read on, or to lend a hand. */
const takesPart =
  /^(?:help us(?: .{1,20})?|spread the word|get involved|contribute(?: .{1,20})?|contributing|donate|donations?|support us|support the project|become an? (?:member|volunteer|sponsor|contributor)|volunteer|join (?:us|the (?:community|team|discussion))|community|forums?|mailing lists?|discord|slack|chat|github|source code|issue tracker|report (?:a bug|bugs|issues)|translate|translations?|read the docs|documentation|docs|manual|user guide|tutorials?|api reference|wiki|blog|roadmap|download|faq|follow us|stay (?:in touch|connected|tuned)|mitmachen|mithelfen|spenden|unterstützen sie uns|unterstütze uns|weitersagen|dokumentation|handbuch|communauté|contribuer|faire un don|nous soutenir|rejoignez-nous|documentation|manuel|comunidad|colabora|participa|dona|donar|documentación|comunidade|contribua|doe|doar|participe|documentação|comunità|contribuisci|dona ora|donazioni|partecipa|documentazione|doe mee|doneer|doneren|meehelpen|documentatie|handleiding|ドキュメント|コミュニティ|寄付|文档|社区|捐赠|参与贡献)[.!]?$/iu
/** "Ideal for whoever …": of whom it suits, and of nothing that there is. */
const suits =
  /^(?:(?:ideal|perfect|great|suitable|exciting) for |(?:ideal|perfekt|geeignet|spannend|gut) (?:für|fuer) |(?:idéal|parfait)e?s? pour |(?:ideal|perfect[oa]|perfeit[oa]|pensad[oa]) para |(?:ideale|perfett[oa]|pensat[oa]) per |(?:ideaal|perfect|geschikt) voor )/iu
/** What somebody is to be, and nothing that is done for anybody. */
const virtue =
  /^(?:effort|attitude|character|respect|courage|honou?r|discipline|teamwork|humility|loyalty|integrity|compassion|kindness|gratitude|perseverance|accountability|responsibility|equality|equity|inclusion|diversity|empathy|faith|hope|love|unity|excellence|leadership|respekt|mut|disziplin|teamgeist|demut|toleranz|verantwortung|zusammenhalt|vielfalt|gleichheit|fairness|courage|discipline|solidarité|tolérance|responsabilité|égalité|diversité|respeto|valentía|disciplina|solidaridad|tolerancia|responsabilidad|igualdad|diversidad|respeito|coragem|solidariedade|tolerância|responsabilidade|igualdade|diversidade|rispetto|coraggio|solidarietà|tolleranza|responsabilità|uguaglianza|diversità|moed|discipline|saamhorigheid|verantwoordelijkheid|gelijkheid|diversiteit|verbinding)$/u
/** "Drafted", "Read", "Posted": what has been done, one after the other. */
const done = /^(?:\p{Lu}\p{Ll}+ed|Found|Read|Written|Sent|Built|Made|Sold|Won|Done|Paid|Shown|Seen|Told|Kept|Met|Set)$/u
const doneEndings = 2 / 3

interface Named {
  readonly text: string
  readonly told?: { readonly text: string }
  readonly beside?: ReadonlyArray<string>
}
const isMost = <A>(all: ReadonlyArray<A>, is: (one: A) => boolean): boolean =>
  all.length > 0 && all.filter(is).length * 2 >= all.length

/** Whether half of the entries, or more, are of one of these kinds. */
export const isOtherList = (entries: ReadonlyArray<Named>): boolean =>
  isMost(entries, ({ beside = [], told }) => [...beside, told?.text ?? ""].some((text) => ofHomes.test(text))) ||
  isMost(entries, ({ text }) => takesPart.test(text.trim())) ||
  isMost(entries, ({ told }) => told !== undefined && suits.test(told.text)) ||
  isMost(entries, ({ text, beside = [] }) => [text, ...beside].some((one) => virtue.test(fold(one)))) ||
  isMost(entries, ({ text }) => isHousePart(text)) ||
  isMost(entries, ({ text }) => forSomebody.test(text)) ||
  entries.filter(({ text }) => done.test(text)).length >= Math.max(2, entries.length * doneEndings)
