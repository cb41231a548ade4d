/** Software whose licence stands under a heading of its own, or beside its name in the midst of a text: "Licence" over "GPL version 3 or later". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { neededIn } from "../../../../reading/patterns/NeededWords.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { inOwnVoice } from "../../../Said.ts"
import { isLicenceAlone, licence, licenceTail } from "../FreeTails.ts"
import type { PricingModel } from "../Told.ts"

const title =
  /^(?:(?:software|source|code|our|the) )?(?:licen[cs]e|licensing|lizenz|licencia|licença|licenza|licentie)$/iu
/** "GNU General Public License (GPL) version 3": of one family, named twice. */
const named = new RegExp(`^(?:the )?(?:gnu )?${licence}${licenceTail}(?: ?\\([^()]{2,12}\\))?${licenceTail}`, "iu")
/** "acme is free software, and it is licensed under the GPL": whoever is named so begins no sentence with a capital. */
const freeSoftware = new RegExp(
  `(?:^|(?<=[.!?,] )|(?<=since ))(?<who>[^.,;:!?]{2,40}?) (?:is|ist|est|es|é|è) (?:free software|freie software|(?:un )?logiciel libre|software li(?:bre|vre|bero)|vrije software),? (?:(?:and|und|et|y|e|en) (?:it is |is |es |steht |est |è )?)?(?:released |licensed |distributed )?(?:under|unter|sous|bajo|sob|sotto|onder) (?:the )?(?:terms of the )?(?:gnu )?${licence}`,
  "iu"
)
const mayTell = neededIn(() => [freeSoftware])
const longest = 700
/** A part of it, or what others made. */
const partly =
  /(?<!\p{L})(?:docs?|documentation|icons?|fonts?|images?|content|data|commercial|dual|proprietary|enterprise|paid|third[- ]party|dokumentation|bilder|inhalte|kommerziell\p{L}*|commerciale?|comercial|commercieel)(?!\p{L})/iu

const underTitle = (page: PageIndex, block: Block, at: number): boolean => {
  const above = page.blocks[at - 1]
  const text = tidyText(block.text)
  const found = above?.level !== null && title.test(tidyText(above?.text ?? "")) ? named.exec(text) : null
  return found !== null && isLicenceAlone(text.slice(found[0].length)) && !partly.test(text)
}
const besideName = ({ text }: Block, own: Own): boolean => {
  const told = tidyText(text)
  if (told.length > longest || !mayTell.test(told)) return false
  const found = freeSoftware.exec(told)
  return found?.groups?.who !== undefined && own.isName(found.groups.who) && !partly.test(found[0])
}

export const licenceTitled = (site: SiteIndex, own: Own): ReadonlyArray<Fact<PricingModel>> =>
  site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at): ReadonlyArray<Fact<PricingModel>> => {
        const isTelling =
          inOwnVoice(block) && (block.region === "main" || block.region === "hero" || block.region === "features")
        return isTelling && (underTitle(page, block, at) || besideName(block, own))
          ? [
              {
                value: "open-source",
                page,
                words: block.text,
                telling: "",
                blocks: { first: at, last: at },
                statement: null
              }
            ]
          : []
      })
    )
    .slice(0, 1)
