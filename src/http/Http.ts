/** Every route of the service, one line a part. */
import { Layer } from "effect"
import * as BadgeImages from "./BadgeImages.ts"
import * as Documents from "./Documents.ts"
import * as Health from "./Health.ts"
import * as OAuth from "./oauth/OAuthRoutes.ts"
import * as Rest from "./Rest.ts"
import * as AccountRoutes from "./site/account/AccountRoutes.tsx"
import * as InvitationRoutes from "./site/account/InvitationRoutes.tsx"
import * as SignInRoutes from "./site/account/SignInRoutes.tsx"
import * as ProductRoutes from "./site/public/ProductRoutes.tsx"
import * as Site from "./site/public/PublicRoutes.tsx"

export const layer = Layer.mergeAll(
  Rest.layer,
  Documents.layer,
  BadgeImages.layer,
  Health.layer,
  Site.layer,
  OAuth.layer,
  SignInRoutes.layer,
  AccountRoutes.layer,
  InvitationRoutes.layer,
  ProductRoutes.layer
)
