/** Badges a listing may show on its own site. */
import { Schema } from "effect"
import { record } from "../Wire.ts"

export const BadgeKind = Schema.Literal("listed", "launched", "featured", "verified", "launch_of_the_week")
export type BadgeKind = typeof BadgeKind.Type
export const BadgeShape = Schema.Literal("standard", "outline", "pill", "banner", "square")
export type BadgeShape = typeof BadgeShape.Type
export const BadgeMode = Schema.Literal("light", "dark", "auto")
export type BadgeMode = typeof BadgeMode.Type
export const BadgeSize = Schema.Literal("s", "m", "l")
export type BadgeSize = typeof BadgeSize.Type

export const Badge = record("Badge", {
  kind: BadgeKind,
  title: Schema.String,
  html: Schema.String.annotations({ description: "Ready to paste." }),
  svg_url: Schema.String,
  link_url: Schema.String,
  shape: BadgeShape,
  mode: BadgeMode,
  size: BadgeSize
})
export type Badge = typeof Badge.Type
export const BadgeSet = record("BadgeSet", { items: Schema.Array(Badge) })
export type BadgeSet = typeof BadgeSet.Type
