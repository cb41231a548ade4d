/**
 * Founders as data of a page names them: in the house's own node, or in the node of a person it refers to by "@id",
 * which stands beside it or on another page.
 */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { isJsonObject, type JsonObject } from "../../../../../../domain/text/Json.ts"
import type { PageIndex, SiteIndex, Statement } from "../../../reading/PageIndex.ts"
import type { Own } from "../../Own.ts"
import { nodesOfOurs, nodesTitledOurs, type OwnNode, statedBy } from "../../OwnData.ts"
import { isPersonName } from "../../Persons.ts"
import type { FounderFact } from "./FounderFact.ts"
import { partsOfTitle } from "./PersonTitles.ts"

const founding = ["founder", "founders"] as const
/** Who made an app or its code; of a site "author" may be whoever wrote its texts, of a product its brand. */
const making = ["creator", "author"] as const
const madeTypes = ["softwareapplication", "webapplication", "mobileapplication", "videogame", "softwaresourcecode"]
type Key = (typeof founding | typeof making)[number]
/** A name in letters that know no capitals, which only data tells from other words: "홍길동", "דנה כהן". */
const uncased = /^(?:\p{sc=Hangul}{2,4}|[\p{Lo}\p{M}'’"״׳-]+(?: [\p{Lo}\p{M}'’"״׳-]+){1,3})$/u
const isType = (node: JsonObject, type: string) =>
  [node["@type"]].flat().some((one) => typeof one === "string" && one.toLowerCase().endsWith(type))

interface NamedNode {
  readonly page: PageIndex
  readonly node: JsonObject
  /** The `owner` of its statements. */
  readonly owner: string
}
const deepest = 6
/** Every object of a value, with what its statements are known by. */
const objectsIn = (page: PageIndex, value: unknown, owner: string, depth = 0): ReadonlyArray<NamedNode> => {
  if (depth > deepest) return []
  if (Array.isArray(value))
    return value.flatMap((one: unknown, at) =>
      objectsIn(page, one, isJsonObject(one) ? `${owner}.${at}` : owner, depth + 1)
    )
  if (!isJsonObject(value)) return []
  return [
    { page, node: value, owner },
    ...Object.entries(value).flatMap(([key, one]) =>
      isJsonObject(one) || Array.isArray(one) ? objectsIn(page, one, `${owner}.${key}`, depth + 1) : []
    )
  ]
}

/** What a node says its founders are: people in it, or those that its references lead to. */
const peopleOf = (
  site: SiteIndex,
  { page, node, owner }: OwnNode,
  keys: ReadonlyArray<Key>
): ReadonlyArray<NamedNode> => {
  const named = keys.flatMap((key) => {
    const value = node[key]
    const list = Array.isArray(value) ? value : [value]
    return list.flatMap(
      (one: unknown, at): ReadonlyArray<NamedNode> =>
        isJsonObject(one) ? [{ page, node: one, owner: `${owner}.${key}${Array.isArray(value) ? `.${at}` : ""}` }] : []
    )
  })
  return named.flatMap((one) => {
    const id = one.node["@id"]
    if (typeof one.node.name === "string" || typeof id !== "string") return [one]
    const [found] = [page, ...site.filter((other) => other !== page)].flatMap((other) =>
      other.page.jsonLd.flatMap((object, index) =>
        objectsIn(other, object, `json_ld.${index}`).filter(
          (each) => each.node["@id"] === id && isType(each.node, "person") && typeof each.node.name === "string"
        )
      )
    )
    return found ?? []
  })
}

const stated = ({ page, owner }: NamedNode, key: string): Statement | null =>
  page.statements.find((one) => one.source === "json_ld" && one.owner === owner && one.path.at(-1) === key) ?? null

/** Who looks after a part of the house, by the letters of an office: "CTO", "Chief Marketing Officer". No CEO, who may own it. */
const partOfHouse = /^(?:c(?!eo$)[a-z]{1,3}o|chief (?!executive)[a-z &]+ officer)$/
const isOfPart = ({ text }: Statement): boolean => partsOfTitle(text).every((part) => partOfHouse.test(fold(part)))

const factOf = (page: PageIndex, statement: Statement, titleStatement: Statement | null): FounderFact => ({
  value: statement.text,
  page,
  words: statement.text,
  telling: statement.folded,
  blocks: null,
  statement,
  title: titleStatement?.text ?? null,
  titleStatement,
  bio: []
})

const letters = (name: string) => fold(name).replace(/[^\p{L}\p{M}]/gu, "")

interface Named {
  readonly person: NamedNode
  readonly fact: FounderFact
}
const namedUnder = (site: SiteIndex, node: OwnNode, keys: ReadonlyArray<Key>): ReadonlyArray<Named> =>
  peopleOf(site, node, keys).flatMap((person) => {
    const name = stated(person, "name")
    if (name === null) return []
    const isName = isPersonName(name.text) || (isType(person.node, "person") && uncased.test(name.text))
    return isName ? [{ person, fact: factOf(person.page, name, stated(person, "jobTitle")) }] : []
  })
/** The same name without its apostrophe is the same person. */
const eachOnce = (facts: ReadonlyArray<FounderFact>): ReadonlyArray<FounderFact> => {
  const first = new Map(facts.toReversed().map((fact) => [letters(fact.value), fact.value]))
  return facts.filter(({ value }) => first.get(letters(value)) === value)
}

const nodesOf = (site: SiteIndex, own: Own) => [...nodesOfOurs(site, own), ...nodesTitledOurs(site, own)]

export const statedFounders = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  eachOnce(
    nodesOf(site, own).flatMap((node) => {
      const plain = statedBy(node, ...founding).flatMap((one) =>
        isPersonName(one.text) ? [factOf(node.page, one, null)] : []
      )
      const people = namedUnder(site, node, founding).map(({ fact }) => fact)
      // "founders" over everybody of the board: who keeps its books or its law began nothing.
      const isBoard =
        people.length > 1 && people.some((one) => one.titleStatement !== null && isOfPart(one.titleStatement))
      return [...plain, ...(isBoard ? [] : people)]
    })
  )
/** Whoever made it need not have founded it: asked where nothing names a founder. A company may be a creator, too. */
export const statedMakers = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  eachOnce(
    nodesOf(site, own)
      .filter(({ node }) => madeTypes.some((type) => isType(node, type)))
      .flatMap((node) => namedUnder(site, node, making))
      .flatMap(({ person, fact }) => (isType(person.node, "person") ? [fact] : []))
  )
