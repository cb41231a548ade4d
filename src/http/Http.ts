/** Every route of the service, one line a part. */
import { Effect, Layer } from "effect"
import { Payments } from "../services/orders/Payments.ts"
import * as BadgeImages from "./BadgeImages.ts"
import * as Documents from "./Documents.ts"
import * as Health from "./Health.ts"
import * as MediaImages from "./MediaImages.ts"
import * as OAuth from "./oauth/OAuthRoutes.ts"
import * as Webhooks from "./PaymentWebhook.ts"
import * as Rest from "./Rest.ts"
import * as Site from "./site/SiteRoutes.ts"

/** What the payment provider tells, handed to whoever acts on it. */
const webhooks = Layer.unwrapEffect(Effect.map(Payments, ({ receive }) => Webhooks.layer(receive)))

export const layer = Layer.mergeAll(
  Rest.layer,
  Documents.layer,
  BadgeImages.layer,
  MediaImages.layer,
  Health.layer,
  OAuth.layer,
  Site.layer,
  webhooks
)
