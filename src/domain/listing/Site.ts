/** What the service says of itself. */
import { Schema } from "effect"
import { record } from "../Wire.ts"

export const Site = record("Site", {
  name: Schema.String,
  purpose: Schema.String,
  urls: record("SiteUrls", {
    site: Schema.String,
    submit: Schema.String,
    weeks: Schema.String,
    leaderboards: Schema.String,
    products: Schema.String,
    ranking: Schema.String,
    bot: Schema.String
  }),
  counts: Schema.Struct({ live_listings: Schema.Int, categories: Schema.Int }),
  api: Schema.Struct({
    version: Schema.String,
    base_url: Schema.String,
    docs_url: Schema.String,
    openapi_url: Schema.String
  }),
  mcp: Schema.Struct({ url: Schema.String, protocol_versions: Schema.Array(Schema.String) }),
  free_plan: Schema.Struct({ weeks_min: Schema.Int, weeks_max: Schema.Int, badge_required: Schema.Boolean })
})
export type Site = typeof Site.Type

/** MCP protocol versions that begin with `initialize`; the first is offered to a client that asks for another. */
export const initializedMcpVersions = ["2025-11-25", "2025-06-18", "2025-03-26"] as const
/** All that the tool server answers, newest first. */
export const mcpProtocolVersions = ["2026-07-28", ...initializedMcpVersions] as const
export const apiVersion = "1.0.0"
export const basePath = "/api/v1"
