/** What the service says of itself. */
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { apiVersion, mcpProtocolVersions, type Site } from "../../domain/listing/Site.ts"
import { Settings } from "../store/Settings.ts"
import { SiteInfoRepo } from "./rows/SiteInfoRepo.ts"

const name = "Launchbook"
const purpose =
  "A directory of products with a weekly launch calendar. Every drafted fact comes with its quote, and votes are never for sale."

export class SiteInfo extends Effect.Service<SiteInfo>()("launchbook/SiteInfo", {
  dependencies: [SiteInfoRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* SiteInfoRepo
    const settings = yield* Settings
    const links = linksOf((yield* AppConfigTag).publicUrl)

    const get = () =>
      Effect.gen(function* () {
        const setting = yield* settings.all
        const site: Site = {
          name,
          purpose,
          urls: {
            site: links.origin,
            submit: links.submit,
            weeks: links.weeks,
            leaderboards: links.leaderboards,
            products: links.products,
            ranking: links.ranking,
            bot: links.bot
          },
          counts: yield* repo.counts,
          api: { version: apiVersion, base_url: links.api(""), docs_url: links.docs, openapi_url: links.openapi },
          mcp: { url: links.mcp, protocol_versions: [...mcpProtocolVersions] },
          free_plan: {
            weeks_min: setting("free_plan.weeks_min"),
            // A window whose end was set before its beginning is one week long (`domain/launch/FreePlan.ts`).
            weeks_max: Math.max(setting("free_plan.weeks_min"), setting("free_plan.weeks_max")),
            badge_required: true
          }
        }
        return site
      })

    return { get } as const
  })
}) {}
