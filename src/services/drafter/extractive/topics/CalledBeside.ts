/** What else a site calls itself and whoever is behind it, beside its name: no topics. */
import { fold } from "../../../../domain/text/Folding.ts"
import { titleParts } from "../../evidence/names/SiteNames.ts"
import { isStrong, type Voiced } from "../reading/Voiced.ts"

const readingBehind = /^ ?\(([\p{Script=Katakana}ー・ ]{2,30})[^\p{L}]*\)/u
/** "Tolvane（トルヴェイン♪）": a name is read so. */
const readAs = (said: ReadonlyArray<Voiced>, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  said.filter(isStrong).flatMap(({ text }) =>
    names.flatMap((name) => {
      const folded = fold(text)
      const at = name === "" ? -1 : folded.indexOf(name)
      return at === -1 ? [] : (readingBehind.exec(folded.slice(at + name.length))?.[1]?.trim() ?? [])
    })
  )

const byHouse = /^(.{2,40}?) (?:by|von|par|por|da|di|door) (.+)$/u
/** "Tallow by Acme": what the house made is called so. */
const madeBy = (said: ReadonlyArray<Voiced>, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  said
    .filter(({ where }) => where === "title")
    .flatMap(({ text }) =>
      titleParts(text).flatMap((part) => {
        const [, made, house] = byHouse.exec(fold(part)) ?? []
        return made !== undefined && house !== undefined && names.includes(house) ? [made] : []
      })
    )

const withKind = /^([^,]{2,40}), (?:the|an?|der|die|das|eine?|le|la|une?|el|los|una?|il|lo|o|os|uma?|de|het|een) \p{L}/u
/** "Tallow" of "Tallow, the lamp shop". */
export const aloneIn = (name: string): ReadonlyArray<string> => withKind.exec(name)?.slice(1) ?? []

/** `names`: folded, its own first. */
export const calledBeside = (said: ReadonlyArray<Voiced>, names: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...readAs(said, names),
  ...madeBy(said, names)
]

const behindBy = /(?<!\p{L})(?:by|von|par|por|da|di|door) ((?:\p{Lu}[\p{Ll}\p{M}'’-]+ ){1,3}\p{Lu}[\p{L}\p{M}'’-]+)/gu
/** "Lamps by Ada Roth": who is named behind what they made, as it is written. */
export const makersIn = (said: ReadonlyArray<Voiced>): ReadonlyArray<string> =>
  said.filter(isStrong).flatMap(({ text }) => [...text.matchAll(behindBy)].flatMap(([, maker]) => maker ?? []))
