/**
 * The style sheets of a site that its pages link: each read once, a few in all, under robots.txt and in the site's
 * own pace as its pages are. A page whose sheets cannot be had in time is read without them.
 */
import { Duration, Effect } from "effect"
import { crawlLimits } from "./limits/CrawlLimits.ts"
import { absoluteUrl, siteOf } from "./stated/PageAddresses.ts"
import { importedSheets, sheetLinks } from "./style/sheet/SheetLinks.ts"

/** The sheets that were read of those a page links, by their address. */
export type SheetsOf = (page: {
  readonly url: string
  readonly html: string
}) => Effect.Effect<Readonly<Record<string, string>>>

/** `read` gives the text of a sheet; null where it cannot or must not be read. `patience` is for one page. */
export const makeSiteSheets = (
  read: (url: string, site: string) => Effect.Effect<string | null>,
  patience: Duration.Duration
): SheetsOf => {
  const known = new Map<string, string | null>()
  // Two pages that link one sheet do not ask for it twice.
  const turn = Effect.unsafeMakeSemaphore(1)
  return ({ url, html }) => {
    const site = siteOf(url)
    const wanted = sheetLinks(html)
      .flatMap((href) => absoluteUrl(href, url) ?? [])
      .filter((address) => siteOf(address) === site)
    const readMissing = Effect.gen(function* () {
      for (const address of wanted) {
        if (!known.has(address) && known.size < crawlLimits.sheets) {
          known.set(address, null)
          known.set(address, yield* read(address, site))
        }
        // What a sheet brings in is wanted as well.
        for (const href of importedSheets(known.get(address) ?? "")) {
          const imported = absoluteUrl(href, address)
          if (imported !== null && siteOf(imported) === site && !wanted.includes(imported)) wanted.push(imported)
        }
      }
    })
    return turn
      .withPermits(1)(readMissing)
      .pipe(
        Effect.timeoutOption(Duration.min(patience, crawlLimits.sheetPatience)),
        Effect.map(() =>
          Object.fromEntries(
            wanted.flatMap((address) => {
              const css = known.get(address)
              return css === null || css === undefined ? [] : [[address, css] as const]
            })
          )
        )
      )
  }
}
