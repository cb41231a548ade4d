/**
 * The commonest sentence about makers, the other way round: "Acme was founded in 2009 by Ada Roth and Jo Petit", of "Ada Roth
 * and Jo Petit founded Acme in 2009". Both are taken apart in who, what and when, and agree in each, in seven languages.
 */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { tellingStems } from "../../meaning/TellingStems.ts"

interface Founding {
  readonly who: ReadonlySet<string>
  readonly what: ReadonlySet<string>
  readonly year: string | null
}

const year =
  /,? ?(?:(?:im jahre?|in|back in|en|nel|em|no ano de|en el año|l'année|anno|en l'an) )?(?<year>(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2})(?!\p{Nd}),? ?/iu
const passive: ReadonlyArray<RegExp> = [
  /^(?<what>.{2,60}?) (?:was|were) (?:founded|started|established|set up|begun) by (?<who>.{3,80})$/iu,
  /^(?<what>.{2,60}?) wurden? von (?<who>.{3,80}) gegründet$/iu,
  /^(?<what>.{2,60}?) (?:a été|fut|ont été) fondée?s? par (?<who>.{3,80})$/iu,
  /^(?<what>.{2,60}?) fue(?:ron)? fundad[oa]s? por (?<who>.{3,80})$/iu,
  /^(?<what>.{2,60}?) (?:foi|foram) fundad[oa]s? (?:por|pel[oa]s?) (?<who>.{3,80})$/iu,
  /^(?<what>.{2,60}?) (?:è stat[oa]|fu) fondat[oa] (?:da|dal|dalla|dai|dalle) (?<who>.{3,80})$/iu,
  /^(?<what>.{2,60}?) (?:werd|is) (?:door (?<who>.{3,80}) opgericht|opgericht door (?<also>.{3,80}))$/iu
]
const active: ReadonlyArray<RegExp> = [
  /^(?<who>.{3,80}?) (?:founded|started|established|set up) (?<what>.{2,60})$/iu,
  /^(?<who>.{3,80}?) gründeten? (?<what>.{2,60})$/iu,
  /^(?<who>.{3,80}?) (?:a fondé|ont fondé|fonda|fondèrent) (?<what>.{2,60})$/iu,
  /^(?<who>.{3,80}?) (?:fundó|fundaron) (?<what>.{2,60})$/iu,
  /^(?<who>.{3,80}?) (?:fundou|fundaram) (?<what>.{2,60})$/iu,
  /^(?<who>.{3,80}?) (?:ha fondato|hanno fondato|fondò|fondarono) (?<what>.{2,60})$/iu,
  /^(?<who>.{3,80}?) (?:richtten? (?<what>.{2,60}?) op|heeft (?<also>.{2,60}?) opgericht)$/iu
]
/** Before what a house is, by the language of its shape: it is the one that is spoken of. */
const definite: ReadonlyArray<RegExp> = [
  /^(?:the|our|this) (?!(?:first|second|other|same|next|former) )/iu,
  /^(?:die|der|das|den|unsere?n?) (?!(?:erste|zweite|andere|nächste|ehemalige)[ns]? )/iu,
  /^(?:la |le |l['’]|notre )(?!(?:premi|second|autre|deuxi|ancien))/iu,
  /^(?:la|el|nuestr[oa]) (?!(?:primer|segund|otr|antigu))/iu,
  /^(?:a|o|(?:[ao] )?noss[oa]) (?!(?:primeir|segund|outr|antig))/iu,
  /^(?:il |la |lo |l['’]|(?:il |la )?nostr[oa] )(?!(?:prim|second|altr|vecchi|ex))/iu,
  /^(?:de|het|ons|onze) (?!(?:eerste|tweede|andere|vorige|oude) )/iu,
  /^(?:die|der|das) /iu
]
/** "2009 gründeten Ada Roth und Jo Petit Acme": behind the year the verb comes first, and the house last. */
const turned = /^gründeten? (?<who>(?:\p{Lu}[\p{L}.'’-]+ (?:und )?){2,8})(?<what>\p{Lu}[\p{L} -]{1,40})$/u

const foundingIn = (text: string, shapes: ReadonlyArray<RegExp>, names: ReadonlyArray<string>): Founding | null => {
  const said = year.exec(text)?.groups?.year ?? null
  const plain = text
    .replace(year, " ")
    .replace(/\s+/gu, " ")
    .replace(/[.!]+$/u, "")
    .trim()
  if (/[.;:!?()]|, \p{Ll}/u.test(plain.replace(/\p{Lu}\./gu, "")) || year.test(plain)) return null
  const ours = new Set(names.flatMap((name) => tellingStems(name)))
  for (const [at, shape] of shapes.entries()) {
    const { who = "", what = "", also = "" } = shape.exec(plain)?.groups ?? {}
    const [makers, house] = what === "" ? [who, also] : [who === "" ? also : who, what]
    if (makers === "" || house === "") continue
    // Of the house its name, or what it is with its article: "a school" and "her own school" may be another.
    const stems = tellingStems(house).filter((stem) => !ours.has(stem))
    if (stems.length > 0 && !definite[at]?.test(house)) continue
    return {
      who: new Set(
        fold(makers)
          .split(/[\s,]+/u)
          .filter((word) => !joints.has(word))
      ),
      what: new Set(stems),
      year: said
    }
  }
  return null
}
const joints: ReadonlySet<string> = new Set(
  "and und et y e en & the die der das le la les el los las il lo i gli o a os as de het both".split(" ")
)
const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((word) => other.has(word))

/** Which of the texts tells the founding that a sentence tells in the other voice; -1 where none does. */
export const foundedByIn = (sentence: string, texts: ReadonlyArray<string>, names: ReadonlyArray<string>): number => {
  const said = foundingIn(sentence, passive, names)
  const back = said === null ? foundingIn(sentence, [...active, turned], names) : null
  const mine = said ?? back
  if (mine === null || mine.who.size === 0) return -1
  const shapes = said === null ? passive : [...active, turned]
  return texts.findIndex((text) => {
    const theirs = foundingIn(text, shapes, names)
    return (
      theirs !== null &&
      alike(mine.who, theirs.who) &&
      alike(mine.what, theirs.what) &&
      (mine.year === null || mine.year === theirs.year)
    )
  })
}
