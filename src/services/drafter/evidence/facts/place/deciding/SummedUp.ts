/** Where a house is, as pages sum themselves up in their heads: "Acme brews cider. Headquartered in Ghent." */
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../clause/voice/SentenceCuts.ts"
import type { PageIndex, SiteIndex, Statement } from "../../../reading/PageIndex.ts"
import type { Fact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage } from "../../Paths.ts"
import { startsNamed, type Utterance } from "../../Said.ts"
import { spotsInSentences } from "../prose/PlaceSentences.ts"
import type { Spot } from "../prose/Spot.ts"

/** Whether a sum-up that begins with the name brings in nobody else, and tells no more since than in a few words each: "Founded 2019." */
const isStillOfUs = ([first = "", ...more]: ReadonlyArray<string>, own: Own): boolean =>
  startsNamed(own, first) &&
  !own.namesOther(first.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, "")) &&
  more.every((text) => text.split(" ").length <= mostWords)
const mostWords = 4

/** As if they stood over the page. */
const sentencesOf = (
  page: PageIndex,
  own: Own,
  { text: whole, folded, tokens, spans }: Statement
): ReadonlyArray<Utterance> => {
  const block = { text: whole, folded, tokens, spans, at: 0, region: "hero", kind: "paragraph", level: null } as const
  const words = sentencesIn(whole)
  const texts = words.map(tidyText)
  return texts.map((text, at) => ({
    page,
    at: -1,
    block: { ...block, list: null, card: null, under: [], lang: null },
    text,
    words: words[at] ?? text,
    before: isStillOfUs(texts.slice(0, at), own) ? [] : texts.slice(0, at),
    after: texts[at + 1] ?? null,
    last: -1
  }))
}
const stated = (fact: Fact<string> | null, statement: Statement): Fact<string> | null =>
  fact === null ? null : { ...fact, words: statement.text, blocks: null, statement }

export const spotsSummedUp = (site: SiteIndex, own: Own): ReadonlyArray<Spot> =>
  site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.statements
        .filter(({ source, path }) => source === "meta" && path[0] === "description")
        .flatMap((statement) =>
          spotsInSentences(sentencesOf(page, own, statement), own).map(({ city, country, surety }) => ({
            city: stated(city, statement),
            country: stated(country, statement),
            surety
          }))
        )
    )
