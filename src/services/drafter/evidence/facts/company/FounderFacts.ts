/** The people a site calls its founders: in sentences, on cards of its team, as data. */

import { fold } from "../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"
import { perSite } from "../Fact.ts"
import { ownOf } from "../Own.ts"
import { nodesOfOurs, statedBy } from "../OwnData.ts"
import { isPersonName, namesPerson } from "../Persons.ts"
import { saidFact } from "../Said.ts"
import { isDoubtedFounder } from "./DoubtedData.ts"
import type { FounderFact } from "./FounderFact.ts"
import { foundersInSentences } from "./FounderSentences.ts"
import { foundings } from "./Foundings.ts"
import { teamFounders } from "./TeamCards.ts"

const stated = (site: SiteIndex, names: ReadonlyArray<string>): ReadonlyArray<FounderFact> => {
  const own = ownOf(site, names)
  return nodesOfOurs(site, own).flatMap((node) =>
    statedBy(node, "founder", "founders", "founder.name", "founders.name").flatMap(
      (statement): ReadonlyArray<FounderFact> => {
        if (!isPersonName(statement.text)) return []
        const titleStatement =
          node.page.statements.find((other) => other.owner === statement.owner && other.path.at(-1) === "jobTitle") ??
          null
        return [
          {
            value: statement.text,
            page: node.page,
            words: statement.text,
            telling: statement.folded,
            blocks: null,
            statement,
            title: titleStatement?.text ?? null,
            titleStatement,
            bio: []
          }
        ]
      }
    )
  )
}

export const founderFacts = perSite((site, names): ReadonlyArray<FounderFact> => {
  const own = ownOf(site, names)
  const told = foundings(site, names).flatMap(({ said, founding }) =>
    founding.people
      .filter(namesPerson)
      .map((name): FounderFact => ({ ...saidFact(said, name, fold(name)), title: null, titleStatement: null, bio: [] }))
  )
  const visible = [...teamFounders(site, own), ...foundersInSentences(site, own), ...told]
  const shown = new Set(visible.map(({ value }) => fold(value)))
  // Data that names others than a visitor reads of is in doubt.
  const data = stated(site, names).filter(({ value }) =>
    shown.size === 0 ? !isDoubtedFounder(site, names, value) : shown.has(fold(value))
  )
  return [...visible, ...data]
})
