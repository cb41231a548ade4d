/** Every route of the service, one line a part. */
import { Layer } from "effect"
import * as BadgeImages from "./BadgeImages.ts"
import * as Documents from "./Documents.ts"
import * as Health from "./Health.ts"
import * as OAuth from "./oauth/OAuthRoutes.ts"
import * as Rest from "./Rest.ts"
import * as Site from "./site/SiteRoutes.ts"

export const layer = Layer.mergeAll(
  Rest.layer,
  Documents.layer,
  BadgeImages.layer,
  Health.layer,
  OAuth.layer,
  Site.layer
)
