/** `launchbook listing|claim`. */
import { Schema } from "effect"
import { RevenueSource } from "../../launch/RevenueFigures.ts"
import { ClaimMethod, ClaimStatus } from "../../listing/Claim.ts"
import { adminCall } from "./AdminCall.ts"

const ListingEdits = Schema.Record({
  key: Schema.String,
  value: Schema.Struct({ before: Schema.Unknown, after: Schema.Unknown })
})
const Version = Schema.Struct({
  version: Schema.Int,
  at: Schema.String,
  by: Schema.NullOr(Schema.String),
  changes: ListingEdits
})

const Shown = Schema.Struct({
  id: Schema.Int,
  kind: Schema.Literal("image", "video"),
  url: Schema.String,
  alt: Schema.NullOr(Schema.String)
})
const MediaOf = Schema.Struct({ slug: Schema.String, media: Schema.Array(Shown) })

const AlternativesOf = Schema.Struct({
  slug: Schema.String,
  alternatives: Schema.Array(Schema.Struct({ slug: Schema.String, name: Schema.String, status: Schema.String }))
})

const FoundersOf = Schema.Struct({
  slug: Schema.String,
  founders: Schema.Array(
    Schema.Struct({
      slug: Schema.String,
      name: Schema.String,
      country: Schema.NullOr(Schema.String).annotations({
        description: "What they set; null where it is their company's."
      }),
      company_country: Schema.NullOr(Schema.String),
      picture: Schema.NullOr(Schema.String)
    })
  )
})

const slug = Schema.String
/** The bytes of a picture; the file is read where the command is typed. */
const picture = Schema.Uint8ArrayFromBase64
const TeamClaim = Schema.Struct({
  id: Schema.Int,
  slug: Schema.String,
  name: Schema.String,
  website_url: Schema.String,
  method: ClaimMethod,
  status: ClaimStatus,
  claimant: Schema.String,
  /** Where the link of a claim by e-mail was sent. */
  email: Schema.NullOr(Schema.String),
  /** Who owns the listing now. */
  owner: Schema.NullOr(Schema.String),
  created_at: Schema.String,
  verified_at: Schema.NullOr(Schema.String),
  last_check: Schema.NullOr(Schema.String),
  /** Whose listing the claim took. */
  former_owner: Schema.NullOr(Schema.String),
  /** What they say of it. */
  reason: Schema.NullOr(Schema.String),
  disputed_at: Schema.NullOr(Schema.String),
  decision: Schema.NullOr(Schema.Literal("upheld", "returned"))
})

export type TeamClaim = typeof TeamClaim.Type
const TeamRevenue = Schema.NullOr(
  Schema.Struct({
    // Checked by the use case, which says all that is wrong at once.
    cents: Schema.Number,
    as_of: Schema.String,
    source: RevenueSource,
    note: Schema.NullOr(Schema.String)
  })
)

export const listingCalls = [
  adminCall("alternatives_list", { slug }, AlternativesOf),
  adminCall("alternatives_add", { slug, other: Schema.String }, AlternativesOf),
  adminCall("alternatives_remove", { slug, other: Schema.String }, AlternativesOf),
  adminCall("alternatives_set", { slug, others: Schema.Array(Schema.String) }, AlternativesOf),
  adminCall("media_list", { slug }, MediaOf),
  adminCall("media_add_image", { slug, picture, alt: Schema.String }, MediaOf),
  adminCall("media_add_video", { slug, url: Schema.String, alt: Schema.String }, MediaOf),
  adminCall("media_describe", { slug, id: Schema.Int, alt: Schema.String }, MediaOf),
  adminCall("media_move", { slug, id: Schema.Int, step: Schema.Literal("up", "down") }, MediaOf),
  adminCall("media_remove", { slug, id: Schema.Int }, MediaOf),
  adminCall(
    "media_erase",
    { slug, id: Schema.Int },
    Schema.Struct({ erased: Schema.String, listings: Schema.Array(Schema.String) })
  ),
  adminCall("founder_list", { slug }, FoundersOf),
  adminCall("founder_country", { slug, founder: Schema.String, country: Schema.String }, FoundersOf),
  adminCall("founder_picture", { slug, founder: Schema.String, picture: Schema.NullOr(picture) }, FoundersOf),
  adminCall(
    "listing_history",
    { slug: Schema.String, most: Schema.Int },
    Schema.Struct({
      slug: Schema.String,
      name: Schema.String,
      version: Schema.Int,
      versions: Schema.Array(Version)
    })
  ),
  adminCall(
    "listing_restore",
    { slug: Schema.String, version: Schema.Int },
    Schema.Struct({ slug: Schema.String, restored: Schema.Int, version: Schema.Int, changes: ListingEdits })
  ),
  adminCall(
    "claim_list",
    { all: Schema.Boolean, most: Schema.Int },
    Schema.Struct({ claims: Schema.Array(TeamClaim) })
  ),
  adminCall("claim_show", { id: Schema.Int }, TeamClaim),
  adminCall("claim_decide", { id: Schema.Int, decision: Schema.Literal("upheld", "returned") }, TeamClaim),
  adminCall(
    "listing_revenue",
    { slug: Schema.String, figure: TeamRevenue },
    Schema.Struct({ slug: Schema.String, figure: TeamRevenue })
  )
] as const
