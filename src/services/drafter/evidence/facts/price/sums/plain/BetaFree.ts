/** "Free while in beta", "Nothing during the beta", "ベータ版のあいだは無料です": what nobody pays today, whatever comes later. */
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import type { Own } from "../../../Own.ts"
import { isOwnContext, type Utterance } from "../../../Said.ts"
import { freeExtras, freeToSome } from "../../../words/PriceWords.ts"
import { pricesIn } from "../Money.ts"
import { languageTold } from "../NamedBeside.ts"
import { opensHome, type Told } from "../Told.ts"
import { othersPay } from "../words/BesideWords.ts"
import { betaTelling } from "./words/BetaTelling.ts"

/** Of all languages, before any of them is looked at. */
const hint =
  /beta|bêta|bèta|alpha|alfa|early access|preview|accès anticipé|ベータ|アルファ|早期アクセス|β|公测|内测|测试版|抢先体验|بيتا|التجريب|التجربة العامة/iu
const refused = [freeExtras, freeToSome].map(anywhere)
/** For those who were there, or part of it. */
const some =
  /(?<!\p{L})(?:existing|current|new|early|invited|only|testers?|bestehende\p{L}*|nur|testerinnen|testende\p{L}*|existants?|seulement|uniquement|testeurs|existentes|solo|sólo|apenas|somente|esistenti|soltanto|bestaande|alleen)(?!\p{L})|のみ|(?<!いた)だけ|仅|فقط/iu
const longest = 160

interface Shapes {
  readonly during: RegExp
  readonly nothing: RegExp
}
const known = new Map<string, Shapes>()
const shapesIn = (lang: string): Shapes | null => {
  const words = betaTelling[lang]
  if (words === undefined) return null
  const before = known.get(lang)
  if (before !== undefined) return before
  const named = (text: string) => text.replace(/\{S\}/g, (_, at: number) => `(?<s${at}>[^,.;:!?、。，]{1,40}?)`)
  const made = {
    during: new RegExp(`(?<![\\p{scx=Latn}\\p{N}])(?:${named(words.during)})(?![\\p{scx=Latn}])`, "iu"),
    nothing: new RegExp(`^(?:${named(words.nothing)})$`, "iu")
  }
  known.set(lang, made)
  return made
}
/** What is left beside the time, without the marks that set it apart. */
const trim = (text: string) => text.replace(/\s+/g, " ").replace(/^[\s,:;–—-]+|[\s,;:.!。！，、–—-]+$/gu, "")

const isOurs = (groups: Readonly<Record<string, string | undefined>> | undefined, own: Own) =>
  Object.values(groups ?? {}).every((one) => one === undefined || own.isName(one) || own.subject(one) === "own")

/** "Crumb is" of "Crumb is free", by its name: the product, whoever else is not. */
const isNamedFree = (rest: string, own: Own): boolean => {
  const subject = namedFree.exec(rest)?.groups?.subject
  return subject !== undefined && own.isName(subject)
}
const namedFree =
  /^(?<subject>[^,.;:!?]{1,40}?) (?:is|stays|remains) (?:currently |completely |entirely |totally )?free(?: of charge| to use| for everyone| for everybody)?$/iu

export const freeInBeta = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { block, text } = said
  if (!hint.test(text) || text.length > longest || pricesIn(text).length > 0) return []
  if (!(block.region === "pricing" || opensHome(said))) return []
  const shapes = shapesIn(languageTold(said))
  const found = shapes?.during.exec(text)
  if (shapes === null || found === null || found === undefined || !isOurs(found.groups, own)) return []
  if (some.test(text) || othersPay.test(text) || refused.some((words) => words.test(text))) return []
  // ", and we ask for one bug report a month": what is done in return follows in a clause of its own.
  const rest = trim(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`)
  const nothing = shapes.nothing.exec(rest)
  const isFree = (nothing !== null && isOurs(nothing.groups, own)) || isNamedFree(rest, own)
  return isFree && isOwnContext(own, said, "none") ? [{ model: "free", telling: "", price: null }] : []
}
