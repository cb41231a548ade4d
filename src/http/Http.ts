/** Every route of the service, one line a part. */
import { Layer } from "effect"
import * as BadgeImages from "./BadgeImages.ts"
import * as Documents from "./Documents.ts"
import * as Health from "./Health.ts"
import * as OAuth from "./oauth/OAuth.ts"
import * as Rest from "./Rest.ts"
import * as AccountRoutes from "./site/AccountRoutes.tsx"
import * as InvitationRoutes from "./site/InvitationRoutes.tsx"
import * as ProductRoutes from "./site/ProductRoutes.tsx"
import * as SignInRoutes from "./site/SignInRoutes.tsx"
import * as Site from "./site/Site.tsx"

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
