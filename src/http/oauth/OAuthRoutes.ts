/** The authorization server's routes for apps; the page for people is `site/account/ConsentPage.tsx`. */
import { Layer } from "effect"
import * as Metadata from "./Metadata.ts"
import * as TokenRoutes from "./TokenRoutes.ts"

export const layer = Layer.mergeAll(Metadata.layer, TokenRoutes.layer)
