/**
 * Software whose licence stands under a heading of its own, beside its name in the midst of a text, in a line of what it is, or
 * beside who holds the rights: "Licence" over "GPL version 3 or later", "MIT OR Apache-2.0 · © 2026 Acme".
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { neededIn } from "../../../../reading/patterns/NeededWords.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { inOwnVoice, isTitleOfOurs, titlesOf } from "../../../Said.ts"
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

/** "The Acme source code is released under an open-source licence", on whatever page. */
const sourceReleased = new RegExp(
  [
    `(?:the )?(?<who>[^.,;:!?]{2,40}?)(?:['’]s)? (?:full |complete |entire )?source ?code (?:is|has been) (?:freely |publicly )?(?:released|published|available|distributed|licensed) (?:[^.,;:!?]{2,30} )?under (?:an? (?:open[- ]source|free software) licen[cs]e|${licence})`,
    `der (?:gesamte |vollständige )?quell(?:code|text) (?:von |der |des )?(?<who>[^.,;:!?]{2,40}?) (?:ist|steht|wird) (?:[^.,;:!?]{2,30} )?unter (?:eine[rn]? (?:open[- ]source[- ]lizenz|freien lizenz)|${licence})`,
    `le code source (?:de |d['’])(?<who>[^.,;:!?]{2,40}?) est (?:publié |distribué |disponible )sous (?:une )?(?:licence (?:open[- ]source|libre)|${licence})`,
    `el código fuente de (?<who>[^.,;:!?]{2,40}?) (?:se publica|está publicado|se distribuye|está disponible) bajo (?:una )?(?:licencia (?:de código abierto|libre|open[- ]source)|${licence})`,
    `o código[- ]fonte d[eoa] (?<who>[^.,;:!?]{2,40}?) (?:é|está) (?:publicado|disponibilizado|distribuído|disponível) sob (?:uma )?(?:licença (?:de código aberto|livre|open[- ]source)|${licence})`,
    `il codice sorgente di (?<who>[^.,;:!?]{2,40}?) è (?:rilasciato|pubblicato|disponibile|distribuito) (?:sotto|con) (?:una )?(?:licenza (?:open[- ]source|libera)|${licence})`,
    `de broncode van (?<who>[^.,;:!?]{2,40}?) is (?:vrijgegeven|beschikbaar|gepubliceerd) onder (?:een )?(?:open[- ]source[- ]licentie|vrije licentie|${licence})`
  ]
    .map((shape) => `(?:^|(?<=[.!?] ))${shape}`)
    .join("|"),
  "iu"
)
const mayRelease = neededIn(() => [sourceReleased])
const releases = ({ text }: Block, own: Own): boolean => {
  const told = tidyText(text)
  if (told.length > longest || !mayRelease.test(told)) return false
  const found = sourceReleased.exec(told)
  return found?.groups?.who !== undefined && own.isName(found.groups.who) && !partly.test(found[0])
}

/** A licence by whatever name: "the Artistic License", "EUPL-Lizenz". */
const anyLicence = String.raw`["“„'‘]?\p{L}[\p{L}\p{Nd} .-]{1,30}["”“'’]?`
/** "Free and open source under the Artistic License", in a list of what it is. */
const freeLine = new RegExp(
  `^(?:(?:free|libre) (?:and|&) open[- ]source(?: software)?,? (?:(?:released|licensed) )?under (?:the )?(?:terms of (?:the )?)?["“]?(?:${licence}|${anyLicence} ?(?:licen[cs]e|licen[cs]ing terms))|freie(?: und quelloffene| open[- ]source[- ])? ?software unter der ${anyLicence}[ -]?lizenz|logiciel libre(?: et (?:gratuit|open[- ]source))? sous (?:la )?licence ${anyLicence}|software li(?:bre|vre|bero)(?: [ye] (?:de código ab[ie]{1,2}rto|open[- ]source))? (?:bajo|sob|sotto|con) (?:la |a )?licen(?:cia|ça|za) ${anyLicence})["”]?${licenceTail}(?:[.:]|$)`,
  "iu"
)
const inList = (page: PageIndex, at: number, block: Block, own: Own): boolean => {
  const text = tidyText(block.text)
  return (
    text.length <= longestLine &&
    freeLine.test(text) &&
    !partly.test(text) &&
    titlesOf(page, at).every((title) => isTitleOfOurs(page, title, own))
  )
}

const holder = /^(?:©|\(c\)|copyright)/iu
const licences = new RegExp(
  `^(?:licen[cs]e:? )?${licence}${licenceTail}(?:(?: (?:or|and) | ?[/+&] ?)${licence}${licenceTail})*$`,
  "iu"
)
const codeHost = /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|git\.sr\.ht)\/~?(?<path>[^?#]+)/iu
/** Whether the page leads to a code of the product's name, which is what a licence at its foot is of. */
const hasCode = (page: PageIndex, own: Own): boolean =>
  page.page.links.some(({ url }) => {
    const [, project] = codeHost.exec(url)?.groups?.path?.split("/") ?? []
    return project !== undefined && own.isName(project.replace(/[-_.]+/gu, " "))
  })
/** "MIT OR Apache-2.0 · © 2026 Acme", at the foot of a page. */
const besideHolder = (page: PageIndex, block: Block, own: Own): boolean => {
  if (block.region !== "footer" || block.text.length > longestLine || !/©|\(c\)|copyright/iu.test(block.text))
    return false
  const parts = tidyText(block.text).split(/ (?:[·•|–—]|-) /u)
  const at = parts.findIndex((part) => holder.test(part) && own.isIn(fold(part)))
  return (
    at !== -1 &&
    [parts[at - 1], parts[at + 1]].some((part) => part !== undefined && licences.test(part)) &&
    hasCode(page, own)
  )
}
/** Characters of what stands alone in a line or at the foot of a page. */
const longestLine = 160

const toldBy = (page: PageIndex, at: number, { text }: Block): Fact<PricingModel> => ({
  value: "open-source",
  page,
  words: text,
  telling: "",
  blocks: { first: at, last: at },
  statement: null
})
export const licenceTitled = (site: SiteIndex, own: Own): ReadonlyArray<Fact<PricingModel>> => {
  const titled = site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at) => {
        const isTelling =
          inOwnVoice(block) && (block.region === "main" || block.region === "hero" || block.region === "features")
        return isTelling && (underTitle(page, block, at) || besideName(block, own) || inList(page, at, block, own))
          ? [toldBy(page, at, block)]
          : []
      })
    )
  if (titled.length > 0) return titled.slice(0, 1)
  return site
    .flatMap((page) =>
      page.blocks.flatMap((block, at) =>
        releases(block, own) || besideHolder(page, block, own) ? [toldBy(page, at, block)] : []
      )
    )
    .slice(0, 1)
}
