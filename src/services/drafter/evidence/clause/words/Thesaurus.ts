/**
 * Our own thesaurus, in two strengths. *Same*: interchangeable in a restatement, so that a rule may hold it. *Near*: enough
 * to tell which word answers which, and worth somebody's look. Opposites are never in one group, nor what lies live on.
 */
import { contraries } from "./thesaurus/Contraries.ts"
import { kindGroups, nearGroups } from "./thesaurus/NearWords.ts"
import { sameDeeds } from "./thesaurus/SameDeeds.ts"
import { sameQualities } from "./thesaurus/SameQualities.ts"
import { sameThings } from "./thesaurus/SameThings.ts"
import { synonymGroups } from "./thesaurus/Synonyms.ts"

type Groups = ReadonlyArray<ReadonlyArray<string>>
const groupsOf = (text: string): Groups => text.split("|").map((group) => group.trim().split(/\s+/))

export const sameGroups: Groups = [...synonymGroups, ...[sameDeeds, sameThings, sameQualities].flatMap(groupsOf)]
/** Pairs of deeds that exclude each other. */
export const contraryDeeds: Groups = groupsOf(contraries)
export { kindGroups, nearGroups }
