/** What stands in the frame of a site or over its first page: "Acme Beta", "v0.1 · private beta", "Currently in beta.", "Out now for PS4 and Switch!" */
import type { stages } from "../../../../../../domain/listing/Profile.ts"
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import { caseless } from "../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, isHome } from "../../Paths.ts"
import { withNameMarked } from "./NameMarks.ts"

type Stage = (typeof stages)[number]

const open =
  "(?:private|public|open|closed|free|invite-only|geschlossene|offene|öffentliche|private|besloten|open|クローズド|オープン|公開) ?"
const opened =
  " (?:privée|publique|ouverte|fermée|privada|pública|abierta|cerrada|aberta|fechada|privata|pubblica|aperta|chiusa)"
const number = String.raw`v ?\p{Nd}+(?:\.\p{Nd}+){0,2}`
const apart = "(?: [·•|–-] |[ :-])"
const beta = `(?:(?:${open})?(?:b[eêè]ta|ベータ版?)(?:${opened})?|(?:public|technical) preview)`
const now =
  "(?:(?:we are |it is |§ is )?(?:currently|now|still) in|(?:derzeit|aktuell|jetzt) in der|(?:actuellement|encore) en|(?:actualmente|ahora) en|(?:atualmente|agora) em|(?:attualmente|ora) in|(?:momenteel|nu) in)"
/** The name or a version beside it, or that it is so now: a word alone may be of a part. */
const trial = caseless(
  new RegExp(
    `^[^\\p{L}\\p{N}§]*(?:(?:§${apart}?)?(?:${number})${apart}${beta}|§${apart}${beta}(?:${apart}?${number})?|${beta}${apart}${number}|(?:status|stand|statut|estado|stato|ステータス) ?: ?${beta}(?:${apart}?${number})?|${now} ${beta})(?:$|[.!。]| [·•|–—-] )`,
    "u"
  )
)
const system =
  "(?:ps ?[45]|playstation(?: [45])?|xbox(?: one| series x(?:[/|]s)?)?|(?:nintendo )?switch|steam(?: deck)?|gog|itch(?:\\.io)?|epic games store|pc|mac(?:os)?|windows|linux|ios|iphone|ipad|android|(?:the )?(?:mac )?app store|google play|play store|quest|meta quest)"
const systems = `${system}(?:(?:,| ?&| and|, and| und| et| y| e| en) ${system})*`
const onSale = caseless(
  new RegExp(
    `^[^\\p{L}\\p{N}§]*(?:§ (?:is |ist |est |está |è |é )?)?(?:(?:out now|available now|now (?:available|out)|jetzt (?:erhältlich|verfügbar)|disponible (?:maintenant|dès maintenant|ya)|ya disponible|já disponível|(?:già|ora) disponibile|nu (?:beschikbaar|verkrijgbaar)) (?:on|for|für|auf|pour|sur|para|en|no|per|su|voor|op) ${systems}|available on ${systems} now)[.!]*$`,
    "u"
  )
)

/** The frame of any page, for whose region a line is taken where a page begins with it. */
const isFrame = ({ region, kind, card, text }: Block, at: number) =>
  kind !== "button" &&
  kind !== "quotation" &&
  text.length <= 120 &&
  (region === "navigation" || region === "footer" || (card === null && (region === "hero" || at < 4)))
const stageAt = (page: PageIndex, block: Block, at: number, own: Own): Stage | null => {
  const text = tidyText(block.text)
  const isOpening = isHome(page) && block.level !== null && block.level < 3 && at < 12
  if (isOpening && text.length <= 80 && onSale.test(withNameMarked(own, text))) return "launched"
  if (!isFrame(block, at)) return null
  // "© 2026 Acme. All rights reserved. Currently in beta."
  const sentences = block.region === "footer" ? text.split(/(?<=[.!]) /u) : [text]
  return sentences.some((one) => trial.test(withNameMarked(own, one))) ? "beta" : null
}

/** Asked only where no sentence tells it. */
export const framedStages = (site: SiteIndex, own: Own): ReadonlyArray<Fact<Stage>> =>
  site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at): ReadonlyArray<Fact<Stage>> => {
        const value = stageAt(page, block, at, own)
        if (value === null) return []
        const blocks = { first: at, last: at }
        return [{ value, page, words: block.text, telling: telling(block, value), blocks, statement: null }]
      })
    )
const telling = ({ text }: Block, stage: Stage): string =>
  fold(
    (stage === "beta"
      ? /b[eêè]ta|ベータ|preview/iu
      : /out now|available|erhältlich|verfügbar|dispon\p{L}+|beschikbaar|verkrijgbaar/iu
    ).exec(text)?.[0] ?? ""
  )
